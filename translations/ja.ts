<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="ja_JP">
<context>
    <name>AboutDialog</name>
    <message>
        <source>A simulated IBM Z logical partition with z/VM and its Linux guests, to watch and to learn from.</source>
        <translation>z/VM と Linux ゲストを載せた IBM Z の論理区画をシミュレートし、見て学ぶためのものです。</translation>
    </message>
    <message>
        <source>About LPAR Lab</source>
        <translation>LPAR Lab について</translation>
    </message>
    <message>
        <source>All figures are simulated. They are not measurements, and they make no statement about the performance of any product.</source>
        <translation>数値はすべてシミュレーションです。測定値ではなく、いかなる製品の性能についても述べるものではありません。</translation>
    </message>
    <message>
        <source>IBM, IBM Z, z/VM, System z, FICON, WebSphere and Db2 are trademarks of International Business Machines Corporation. Linux is a registered trademark of its owner. LPAR Lab is independent: it is neither made nor endorsed by IBM.</source>
        <translation>IBM、IBM Z、z/VM、System z、FICON、WebSphere、Db2 は International Business Machines Corporation の商標です。Linux はその所有者の登録商標です。LPAR Lab は独立したもので、IBM が作成したものでも、推奨するものでもありません。</translation>
    </message>
    <message>
        <source>LPAR Lab is licensed under the Apache License 2.0, the font Inter under the SIL Open Font License 1.1.</source>
        <translation>LPAR Lab は Apache License 2.0、フォント Inter は SIL Open Font License 1.1 で使用許諾されています。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About LPAR Lab</source>
        <translation>LPAR Lab について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Change this machine…</source>
        <translation>このマシンを変更(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Compare with another run…</source>
        <translation>別の実行と比較(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Documentation</source>
        <translation>ドキュメント(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Experiment</source>
        <translation>実験(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>速く(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Fit the whole run</source>
        <translation>実行全体を表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Fork here…</source>
        <translation>ここで分岐(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Help on what has the focus</source>
        <translation>フォーカスのある部分のヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>レッスン(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;New drawing</source>
        <translation>新しい図面(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next of the chosen kind</source>
        <translation>選んだ種類の次(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>次のステップ(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open scenario or session…</source>
        <translation>シナリオまたはセッションを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Present to a class</source>
        <translation>クラスに提示(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous of the chosen kind</source>
        <translation>選んだ種類の前(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Published values</source>
        <translation>公表値(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>レイアウトをリセット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>再始動(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Restart the step</source>
        <translation>ステップをやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save and manage layouts…</source>
        <translation>レイアウトの保存と管理(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save the session</source>
        <translation>セッションを保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Search…</source>
        <translation>検索(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>スタート・ページ(&amp;S)</translation>
    </message>
    <message>
        <source>1 … 9, 0</source>
        <translation>1 … 9, 0</translation>
    </message>
    <message>
        <source>A, D or arrows</source>
        <translation>A、D または矢印キー</translation>
    </message>
    <message>
        <source>Adds a text to the next step of the lesson being recorded.</source>
        <translation>記録中のレッスンの次のステップに文章を付けます。</translation>
    </message>
    <message>
        <source>Arrows, Page Up, Page Down</source>
        <translation>矢印キー、Page Up、Page Down</translation>
    </message>
    <message>
        <source>Compares this machine with up to four changes: figures with ranges, and what limits each.</source>
        <translation>このマシンを最大 4 つの変更と比較します。数値の範囲と、それぞれの制約が分かります。</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Ctrl+Space, F4, Ctrl+Enter</source>
        <translation>Ctrl+Space、F4、Ctrl+Enter</translation>
    </message>
    <message>
        <source>Dismiss the message, or return to the latest</source>
        <translation>メッセージを閉じる、または最新に戻る</translation>
    </message>
    <message>
        <source>Drawings (*{0});;All files (*)</source>
        <translation>図面 (*{0});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Ed&amp;it rules of cpuplugd</source>
        <translation>cpuplugd のルールを編集(&amp;I)</translation>
    </message>
    <message>
        <source>Edits a new machine that begins as a shipped scenario or as two small guests.</source>
        <translation>出荷されたシナリオまたは 2 つの小さなゲストから始めて、新しいマシンを編集します。</translation>
    </message>
    <message>
        <source>Edits the machine that runs: a picture, forms with all keys, sliders, and the file.</source>
        <translation>実行中のマシンを編集します。図、すべてのキーのフォーム、スライダー、ファイルがあります。</translation>
    </message>
    <message>
        <source>Enter, C, R, Delete</source>
        <translation>Enter、C、R、Delete</translation>
    </message>
    <message>
        <source>Explains a guest at this moment: what it waits for, where its time went, who took its pages.</source>
        <translation>この時点のゲストを説明します。何を待っているか、時間がどこに使われたか、誰がページを取ったか。</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面(&amp;U)</translation>
    </message>
    <message>
        <source>Fills the screen that the class sees with this window, and takes it back; Esc does, too. The settings name that screen.</source>
        <translation>クラスが見る画面をこのウィンドウで満たし、また戻します。Esc でも戻ります。画面は設定で選びます。</translation>
    </message>
    <message>
        <source>Finds commands, panels, help and more: type a few words.</source>
        <translation>コマンド、パネル、ヘルプなどを探します。単語をいくつか入力してください。</translation>
    </message>
    <message>
        <source>Follow the &amp;latest</source>
        <translation>最新を追う(&amp;L)</translation>
    </message>
    <message>
        <source>Go to a panel; 0 is the lesson</source>
        <translation>パネルへ移動。0 はレッスン</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt marker</source>
        <translation>次のマーカーへ(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next or previous control</source>
        <translation>次または前のコントロールへ</translation>
    </message>
    <message>
        <source>Goes back to the last event of the kind selected in the menu beside the button.</source>
        <translation>ボタンの横のメニューで選んだ種類の、1 つ前のイベントに戻ります。</translation>
    </message>
    <message>
        <source>Goes back to the previous sample and stops. With Shift: by one event.</source>
        <translation>前のサンプルに戻って止まります。Shift を押すと 1 イベントずつ。</translation>
    </message>
    <message>
        <source>Goes back to the previous step; nothing is lost.</source>
        <translation>前のステップに戻ります。何も失われません。</translation>
    </message>
    <message>
        <source>Goes forward or back to where a condition becomes true: available frames &lt; 5 %.</source>
        <translation>条件が真になる所へ前後に移動します。例: available frames &lt; 5 %</translation>
    </message>
    <message>
        <source>Goes to the end of the recording; the charts move with the run.</source>
        <translation>記録の終わりに移動します。チャートは実行とともに動きます。</translation>
    </message>
    <message>
        <source>Goes to the next event of the kind selected in the menu beside the button.</source>
        <translation>ボタンの横のメニューで選んだ種類の、次のイベントに進みます。</translation>
    </message>
    <message>
        <source>Goes to the next marker; after the last one, to the first.</source>
        <translation>次のマーカーに進みます。最後の次は最初です。</translation>
    </message>
    <message>
        <source>Goes to the next speed marked on the scale.</source>
        <translation>目盛りにある次の速度にします。</translation>
    </message>
    <message>
        <source>Goes to the next step of the lesson.</source>
        <translation>レッスンの次のステップに進みます。</translation>
    </message>
    <message>
        <source>Goes to the previous speed marked on the scale.</source>
        <translation>目盛りにある前の速度にします。</translation>
    </message>
    <message>
        <source>Goes to time 0. The recording is kept. If commands were given, they stay with their branch, and a new branch begins.</source>
        <translation>時刻 0 に戻ります。記録は残ります。コマンドを出していた場合、それらは元の分岐に残り、新しい分岐が始まります。</translation>
    </message>
    <message>
        <source>In a chart or table: open what it shows in the plots</source>
        <translation>チャートまたは表で: 表示内容をプロットで開く</translation>
    </message>
    <message>
        <source>In a chart: save it as a picture, a drawing or values</source>
        <translation>チャートで: 画像、図面または値として保存</translation>
    </message>
    <message>
        <source>In a time chart: go to an earlier or later moment</source>
        <translation>時間チャートで: 前または後の時点へ</translation>
    </message>
    <message>
        <source>In the console: complete, explain, previous and next command</source>
        <translation>コンソールで: 補完、説明、前と次のコマンド</translation>
    </message>
    <message>
        <source>In the rules of cpuplugd: complete, next finding, run with these rules</source>
        <translation>cpuplugd のルールで: 補完、次の指摘、このルールで実行</translation>
    </message>
    <message>
        <source>In the run matrix: open, compare, simulate, remove a run</source>
        <translation>実行マトリックスで: 実行を開く、比較、シミュレート、削除</translation>
    </message>
    <message>
        <source>In the sweep: another point, another chart; Enter, C and R as in the run matrix</source>
        <translation>スイープで: 別の点、別のチャート。Enter、C、R は実行マトリックスと同じ</translation>
    </message>
    <message>
        <source>Keeps the present places of all panels under a name; renames and deletes such layouts.</source>
        <translation>すべてのパネルの現在の配置に名前を付けて残します。名前の変更と削除もできます。</translation>
    </message>
    <message>
        <source>Makes a new branch at this moment, with a change or a command. Both branches are kept.</source>
        <translation>この時点で、変更またはコマンドを伴う新しい分岐を作ります。どちらの分岐も残ります。</translation>
    </message>
    <message>
        <source>Makes a scenario of a user directory, SYSTEM CONFIG, replies of a console and IOCP decks.</source>
        <translation>ユーザー・ディレクトリー、SYSTEM CONFIG、コンソールの応答、IOCP デックからシナリオを作ります。</translation>
    </message>
    <message>
        <source>Marks the moment at the cursor. The runs panel lists the markers; select two to see the difference.</source>
        <translation>カーソルの時点に印を付けます。実行パネルにマーカーの一覧があり、2 つを選ぶと差が分かります。</translation>
    </message>
    <message>
        <source>Move a time chart to earlier or later</source>
        <translation>時間チャートを前または後に動かす</translation>
    </message>
    <message>
        <source>Moves all panels back to their first places.</source>
        <translation>すべてのパネルを最初の場所に戻します。</translation>
    </message>
    <message>
        <source>N&amp;ote for the lesson…</source>
        <translation>レッスンへのメモ(&amp;O)…</translation>
    </message>
    <message>
        <source>New &amp;machine…</source>
        <translation>新しいマシン(&amp;M)…</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>次のパネル</translation>
    </message>
    <message>
        <source>O&amp;pen data…</source>
        <translation>データを開く(&amp;P)…</translation>
    </message>
    <message>
        <source>Offers the next lesson, a study to watch, a drawing to begin, and the latest files.</source>
        <translation>次のレッスン、見る研究、描き始める図面、最近のファイルを提示します。</translation>
    </message>
    <message>
        <source>On the speed scale: next and previous marked speed</source>
        <translation>速度の目盛りで: 次と前の目盛り</translation>
    </message>
    <message>
        <source>Open &amp;drawing…</source>
        <translation>図面を開く(&amp;D)…</translation>
    </message>
    <message>
        <source>Open a drawing</source>
        <translation>図面を開く</translation>
    </message>
    <message>
        <source>Open the &amp;last session</source>
        <translation>前回のセッションを開く(&amp;L)</translation>
    </message>
    <message>
        <source>Open the topology editor</source>
        <translation>トポロジー・エディターを開く</translation>
    </message>
    <message>
        <source>Opens a drawing of a FICON CTC layout in the topology editor.</source>
        <translation>FICON CTC レイアウトの図面をトポロジー・エディターで開きます。</translation>
    </message>
    <message>
        <source>Opens a scenario file (TOML) or a saved session. If it has an error, the current run stays.</source>
        <translation>シナリオ・ファイル (TOML) または保存したセッションを開きます。誤りがあれば、今の実行が残ります。</translation>
    </message>
    <message>
        <source>Opens the console for commands to CP, or to the Linux of a guest.</source>
        <translation>CP またはゲストの Linux へのコマンドを入力するコンソールを開きます。</translation>
    </message>
    <message>
        <source>Opens the editor for the rules by which Linux guests give up CPUs and memory.</source>
        <translation>Linux ゲストが CPU とメモリーを手放すルールのエディターを開きます。</translation>
    </message>
    <message>
        <source>Opens the panel in which any measures can be plotted, compared and measured.</source>
        <translation>任意の測定項目をプロット、比較、計測できるパネルを開きます。</translation>
    </message>
    <message>
        <source>Opens the panel in which parameters are varied: which one moves which figure.</source>
        <translation>パラメーターを変化させ、どれがどの数値を動かすかを見るパネルを開きます。</translation>
    </message>
    <message>
        <source>Opens the panel with all runs of the study, and its tables.</source>
        <translation>研究のすべての実行とその表のパネルを開きます。</translation>
    </message>
    <message>
        <source>Opens the panel with relocation times over connections, channels and layouts.</source>
        <translation>接続数、チャネル数、レイアウトごとのリロケーション時間のパネルを開きます。</translation>
    </message>
    <message>
        <source>Opens the panel with the branches of the session and its markers.</source>
        <translation>セッションの分岐とマーカーのパネルを開きます。</translation>
    </message>
    <message>
        <source>Opens the session that was open when the program was last closed.</source>
        <translation>プログラムを前回閉じたときに開いていたセッションを開きます。</translation>
    </message>
    <message>
        <source>Opens the topology editor with an empty drawing of a FICON CTC layout.</source>
        <translation>FICON CTC レイアウトの空の図面でトポロジー・エディターを開きます。</translation>
    </message>
    <message>
        <source>Opens the tutorial, how-to pages, reference, explanation and validation.</source>
        <translation>チュートリアル、手順、リファレンス、説明、検証を開きます。</translation>
    </message>
    <message>
        <source>P&amp;lots</source>
        <translation>プロット(&amp;L)</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>前のパネル</translation>
    </message>
    <message>
        <source>Put a &amp;marker here</source>
        <translation>ここにマーカーを置く(&amp;M)</translation>
    </message>
    <message>
        <source>R&amp;epeat</source>
        <translation>やり直す(&amp;E)</translation>
    </message>
    <message>
        <source>Read a s&amp;ite…</source>
        <translation>サイトを読み込む(&amp;I)…</translation>
    </message>
    <message>
        <source>Reads measurements (CSV, Parquet, sadf, vmstat, /proc) as series for the plots.</source>
        <translation>測定値 (CSV、Parquet、sadf、vmstat、/proc) をプロット用の系列として読み込みます。</translation>
    </message>
    <message>
        <source>Recor&amp;d a lesson</source>
        <translation>レッスンを記録(&amp;D)</translation>
    </message>
    <message>
        <source>Records what you do as the steps of a lesson until you stop recording.</source>
        <translation>停止するまで、操作をレッスンのステップとして記録します。</translation>
    </message>
    <message>
        <source>Repeats what was undone.</source>
        <translation>元に戻した操作をやり直します。</translation>
    </message>
    <message>
        <source>Returns the machine to the start of this step.</source>
        <translation>マシンをこのステップの始めに戻します。</translation>
    </message>
    <message>
        <source>Run &amp;matrix</source>
        <translation>実行マトリックス(&amp;M)</translation>
    </message>
    <message>
        <source>Run &amp;until…</source>
        <translation>条件まで実行(&amp;U)…</translation>
    </message>
    <message>
        <source>Run to the &amp;end</source>
        <translation>終わりまで実行(&amp;E)</translation>
    </message>
    <message>
        <source>Runs a single event of the machine and stops.</source>
        <translation>マシンのイベントを 1 つだけ実行して止まります。</translation>
    </message>
    <message>
        <source>Runs and m&amp;arkers</source>
        <translation>実行とマーカー(&amp;A)</translation>
    </message>
    <message>
        <source>Runs another test, method or seed beside this one, on the same axes.</source>
        <translation>この実行の横で、別のテスト、方式またはシードを同じ軸で実行します。</translation>
    </message>
    <message>
        <source>Runs at full speed to the end of the scenario.</source>
        <translation>シナリオの終わりまで全速で実行します。</translation>
    </message>
    <message>
        <source>Runs the machine at the selected speed, or pauses it.</source>
        <translation>選んだ速度でマシンを実行します。実行中なら一時停止します。</translation>
    </message>
    <message>
        <source>Runs to the recorder&apos;s next sample and stops. With Shift: by one event.</source>
        <translation>記録の次のサンプルまで実行して止まります。Shift を押すと 1 イベントずつ。</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>遅く(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;weep of relocations</source>
        <translation>リロケーションのスイープ(&amp;W)</translation>
    </message>
    <message>
        <source>Save the session &amp;as…</source>
        <translation>セッションに名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>設定(&amp;T)…</translation>
    </message>
    <message>
        <source>Shift and left, right</source>
        <translation>Shift と左、右</translation>
    </message>
    <message>
        <source>Show to the &amp;class</source>
        <translation>クラスに見せる(&amp;C)</translation>
    </message>
    <message>
        <source>Shows or hides published values: bars behind those of the guests, lines over curves.</source>
        <translation>公表値を表示または非表示にします。ゲストのバーの後ろのバー、曲線の上の線です。</translation>
    </message>
    <message>
        <source>Shows the lesson at the left, or the list of lessons.</source>
        <translation>左にレッスンを、またはレッスンの一覧を表示します。</translation>
    </message>
    <message>
        <source>Shows the open lesson to a class in a window of its own; notes, answers and votes stay in the trainer&apos;s window.</source>
        <translation>開いているレッスンを専用のウィンドウでクラスに見せます。メモ、解答、投票は講師のウィンドウに残ります。</translation>
    </message>
    <message>
        <source>Shows the run from start to end in all time charts.</source>
        <translation>すべての時間チャートで実行の始めから終わりまでを表示します。</translation>
    </message>
    <message>
        <source>Slow &amp;motion while a guest is stopped</source>
        <translation>ゲストの停止中はスローモーション(&amp;M)</translation>
    </message>
    <message>
        <source>Slows down automatically while a relocation has its guest stopped, so that you can follow it.</source>
        <translation>リロケーションがゲストを止めている間、目で追えるように自動的に遅くします。</translation>
    </message>
    <message>
        <source>Step &amp;back to the previous sample</source>
        <translation>前のサンプルに戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Step &amp;before</source>
        <translation>前のステップ(&amp;B)</translation>
    </message>
    <message>
        <source>Step back by one e&amp;vent</source>
        <translation>1 イベント戻る(&amp;V)</translation>
    </message>
    <message>
        <source>Step by one &amp;event</source>
        <translation>1 イベント進む(&amp;E)</translation>
    </message>
    <message>
        <source>Step to the next &amp;sample</source>
        <translation>次のサンプルへ進む(&amp;S)</translation>
    </message>
    <message>
        <source>Switch light and &amp;dark</source>
        <translation>ライトとダークを切り替え(&amp;D)</translation>
    </message>
    <message>
        <source>Switches all windows between the light and the dark theme.</source>
        <translation>すべてのウィンドウのテーマをライトとダークの間で切り替えます。</translation>
    </message>
    <message>
        <source>Tab, F1, Up, Down</source>
        <translation>Tab、F1、上、下</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>The look, text size, motion, memory, folders and the screen of a class.</source>
        <translation>外観、文字の大きさ、動き、メモリー、フォルダー、クラス用の画面。</translation>
    </message>
    <message>
        <source>The program ended unexpectedly. A drawing can be recovered.</source>
        <translation>プログラムが予期せず終了しました。図面を 1 つ復元できます。</translation>
    </message>
    <message>
        <source>Trainer&apos;s pac&amp;k…</source>
        <translation>講師用パック(&amp;K)…</translation>
    </message>
    <message>
        <source>Type a command at the c&amp;onsole</source>
        <translation>コンソールにコマンドを入力(&amp;O)</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>元に戻す(&amp;N)</translation>
    </message>
    <message>
        <source>Undoes the last change of panels or of the run: closing, opening, moving, another run.</source>
        <translation>パネルまたは実行の最後の変更を元に戻します。閉じる、開く、移動、別の実行。</translation>
    </message>
    <message>
        <source>Undoes the last event of the machine and stops.</source>
        <translation>マシンの最後のイベントを元に戻して止まります。</translation>
    </message>
    <message>
        <source>W&amp;hat if…</source>
        <translation>もしも(&amp;H)…</translation>
    </message>
    <message>
        <source>W, S or wheel</source>
        <translation>W、S またはホイール</translation>
    </message>
    <message>
        <source>Wh&amp;y?</source>
        <translation>なぜ?(&amp;Y)</translation>
    </message>
    <message>
        <source>Writes pictures of the open charts, the run&apos;s figures (CSV, Parquet) and traces to a folder.</source>
        <translation>開いているチャートの画像、実行の数値 (CSV、Parquet)、トレースをフォルダーに書き出します。</translation>
    </message>
    <message>
        <source>Writes plan, slides with pictures of the run, answers and misconceptions as PDF.</source>
        <translation>計画、実行の画像付きスライド、解答、よくある誤解を PDF に書き出します。</translation>
    </message>
    <message>
        <source>Writes runs, branches, commands and markers to a small file that can be opened later.</source>
        <translation>実行、分岐、コマンド、マーカーを、後で開ける小さなファイルに書き出します。</translation>
    </message>
    <message>
        <source>Zoom a time chart in and out</source>
        <translation>時間チャートを拡大、縮小</translation>
    </message>
</context>
<context>
    <name>AddDialog</name>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add a run</source>
        <translation>実行を追加</translation>
    </message>
    <message>
        <source>as in the study</source>
        <translation>研究のとおり</translation>
    </message>
</context>
<context>
    <name>AlignPlot</name>
    <message>
        <source>Align by dragging</source>
        <translation>ドラッグして合わせる</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Drag the file&apos;s curve. Left and Right move it, with Shift less, with Ctrl more.</source>
        <translation>ファイルの曲線をドラッグします。左右キーで動き、Shift で小さく、Ctrl で大きく動きます。</translation>
    </message>
    <message>
        <source>The file&apos;s values begin at {0} s of the run.</source>
        <translation>ファイルの値は実行の {0} 秒から始まります。</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>時間 (s)</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>each on its own scale</source>
        <translation>それぞれの目盛りで</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>まだありません</translation>
    </message>
</context>
<context>
    <name>Aligning</name>
    <message>
        <source>&amp;Best match</source>
        <translation>最良の一致(&amp;B)</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>位置合わせ</translation>
    </message>
    <message>
        <source>Measure of the run to align with</source>
        <translation>合わせる先の、実行の測定項目</translation>
    </message>
    <message>
        <source>Moves the file to where the two curves agree best</source>
        <translation>2 つの曲線が最もよく一致する位置へファイルを動かします</translation>
    </message>
    <message>
        <source>Series of the file to align</source>
        <translation>合わせる、ファイルの系列</translation>
    </message>
    <message>
        <source>Too few values, or values that never change, cannot be aligned.</source>
        <translation>値が少なすぎる、またはまったく変化しないため、位置合わせができません。</translation>
    </message>
    <message>
        <source>with</source>
        <translation>相手</translation>
    </message>
</context>
<context>
    <name>AnswerBox</name>
    <message>
        <source>A later step compares it with the run.</source>
        <translation>後のステップで実行と比べます。</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Save my prediction</source>
        <translation>予測を保存</translation>
    </message>
    <message>
        <source>Saved for your report.</source>
        <translation>レポート用に保存しました。</translation>
    </message>
    <message>
        <source>Saved. A later step compares it with the run.</source>
        <translation>保存しました。後のステップで実行と比べます。</translation>
    </message>
    <message>
        <source>Saves your answer for the report.</source>
        <translation>解答をレポート用に保存します。</translation>
    </message>
    <message>
        <source>Shows whether the answer is right, and why.</source>
        <translation>解答が正しいか、その理由とともに表示します。</translation>
    </message>
    <message>
        <source>Takes the answer back so that you can give another one.</source>
        <translation>解答を取り消し、別の解答を出せるようにします。</translation>
    </message>
    <message>
        <source>The run has already passed this moment. An answer now is marked: you looked first.</source>
        <translation>実行はもうこの時点を過ぎています。今の解答には「先に見た」という印が付きます。</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Your explanation</source>
        <translation>あなたの説明</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>あなたの予測</translation>
    </message>
</context>
<context>
    <name>AreaField</name>
    <message>
        <source>several values</source>
        <translation>複数の値</translation>
    </message>
</context>
<context>
    <name>Arranging</name>
    <message>
        <source>Fit the layout to the text size</source>
        <translation>レイアウトを文字の大きさに合わせる</translation>
    </message>
    <message>
        <source>Put a measure on the plot first.</source>
        <translation>先に測定項目をプロットに置いてください。</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>レイアウトをリセット</translation>
    </message>
    <message>
        <source>The layout “{0}” of the settings is gone. Panels are as they were left.</source>
        <translation>設定のレイアウト「{0}」がありません。パネルは前回のままです。</translation>
    </message>
    <message>
        <source>There are {0} plots already: remove some first.</source>
        <translation>プロットはすでに {0} 個あります。先にいくつか取り除いてください。</translation>
    </message>
    <message>
        <source>{0}: {1}, x in s; residuals {2} {3} (root mean square), R² {4}</source>
        <translation>{0}: {1}、x は秒。残差 {2} {3} (二乗平均平方根)、R² {4}</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>A way to solve the problem.</source>
        <translation>問題を解決する方法。</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Details of the message</source>
        <translation>メッセージの詳細</translation>
    </message>
    <message>
        <source>Dismiss (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>メッセージを閉じる</translation>
    </message>
    <message>
        <source>Full error details, to be read or copied.</source>
        <translation>エラーの全詳細。読んだりコピーしたりできます。</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>対処</translation>
    </message>
    <message>
        <source>Show the details of the message</source>
        <translation>メッセージの詳細を表示</translation>
    </message>
</context>
<context>
    <name>BarsAnswer</name>
    <message>
        <source>Drag the upper edge of a part. Left and right choose a bar, Shift with them a place; up, down, Page Up and Page Down move the edge, Home empties the part, End fills the bar.</source>
        <translation>部分の上端をドラッグします。左右キーでバーを、Shift を押すと場所を選びます。上、下、Page Up、Page Down で端が動き、Home で空に、End でいっぱいになります。</translation>
    </message>
    <message>
        <source>Draw the bars</source>
        <translation>バーを描く</translation>
    </message>
    <message>
        <source>Draw: {0}</source>
        <translation>描く: {0}</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}、{1}</translation>
    </message>
</context>
<context>
    <name>BarsCanvas</name>
    <message>
        <source>Bar</source>
        <translation>棒</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>off by {0}</source>
        <translation>差 {0}</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>published {0}</source>
        <translation>公表値 {0}</translation>
    </message>
    <message>
        <source>run {0}</source>
        <translation>実行 {0}</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>この実行</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}、{1}</translation>
    </message>
    <message>
        <source>{0}: {1} {2}</source>
        <translation>{0}: {1} {2}</translation>
    </message>
</context>
<context>
    <name>BestDialog</name>
    <message>
        <source>, no cable</source>
        <translation>、ケーブルなし</translation>
    </message>
    <message>
        <source>As drawn now</source>
        <translation>今の図面のとおり</translation>
    </message>
    <message>
        <source>Best layout of a logical link</source>
        <translation>論理リンクの最良のレイアウト</translation>
    </message>
    <message>
        <source>By device number</source>
        <translation>装置番号順</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>Channels that may be used at each end. Space ticks one.</source>
        <translation>両端で使ってよいチャネル。Space で選びます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Closes the dialog and ends the search.</source>
        <translation>ダイアログを閉じ、探索を終えます。</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Crossed</source>
        <translation>交差</translation>
    </message>
    <message>
        <source>Draw an ISFC link between two LPARs first.</source>
        <translation>先に 2 つの LPAR の間に ISFC リンクを描いてください。</translation>
    </message>
    <message>
        <source>Draw this layout</source>
        <translation>このレイアウトを描く</translation>
    </message>
    <message>
        <source>Each with each</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>Explains the rate of the chosen layout.</source>
        <translation>選んだレイアウトの速度を説明します。</translation>
    </message>
    <message>
        <source>First device number</source>
        <translation>最初の装置番号</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>最初の番号</translation>
    </message>
    <message>
        <source>Free ports</source>
        <translation>空きポート</translation>
    </message>
    <message>
        <source>Hexadecimal. Both ends must have it free.</source>
        <translation>16 進数。両端で空いている必要があります。</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>Layouts, best first</source>
        <translation>レイアウト、良い順</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Logical link</source>
        <translation>論理リンク</translation>
    </message>
    <message>
        <source>Making layouts</source>
        <translation>レイアウトを作成中</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>No channel is chosen: tick those that may be used</source>
        <translation>チャネルが選ばれていません。使ってよいものを選んでください</translation>
    </message>
    <message>
        <source>Own channels</source>
        <translation>専用チャネル</translation>
    </message>
    <message>
        <source>Ports of directors that may be used for channels without a cable.</source>
        <translation>ケーブルのないチャネルに使ってよい、ディレクターのポート。</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Rewires the link. Ctrl+Z undoes it.</source>
        <translation>リンクを配線し直します。Ctrl+Z で元に戻ります。</translation>
    </message>
    <message>
        <source>Runs the guests on this layout and on the present drawing.</source>
        <translation>このレイアウトと今の図面でゲストを実行します。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Search for the best layout</source>
        <translation>最良のレイアウトを探索</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>直結</translation>
    </message>
    <message>
        <source>The first device number: expected hexadecimal digits</source>
        <translation>最初の装置番号: 16 進数字が必要です</translation>
    </message>
    <message>
        <source>The link was rewired: {0} connections</source>
        <translation>リンクを配線し直しました: {0} 接続</translation>
    </message>
    <message>
        <source>The link whose connections are rearranged.</source>
        <translation>接続を並べ替えるリンク。</translation>
    </message>
    <message>
        <source>The reasons for the chosen one are below.</source>
        <translation>選んだものの理由は下にあります。</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>探索は取り消されました。</translation>
    </message>
    <message>
        <source>Tries layouts in the link model in the background.</source>
        <translation>リンクのモデルで、バックグラウンドでレイアウトを試します。</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>試行中</translation>
    </message>
    <message>
        <source>Trying the best for longer</source>
        <translation>最良のものをさらに長く試行中</translation>
    </message>
    <message>
        <source>Upper limit; a link has up to 16.</source>
        <translation>上限。リンクの接続は最大 16 です。</translation>
    </message>
    <message>
        <source>{0} layouts, {1} of them tried. → is from {2} to {3}.</source>
        <translation>レイアウト {0} 個、うち {1} 個を試行済み。→ は {2} から {3} へ。</translation>
    </message>
    <message>
        <source>{0}, {1} connections</source>
        <translation>{0}、{1} 接続</translation>
    </message>
    <message>
        <source>{0}: {1} MB/s so far</source>
        <translation>{0}: これまで {1} MB/s</translation>
    </message>
    <message>
        <source>← MB/s</source>
        <translation>← MB/s</translation>
    </message>
    <message>
        <source>→ MB/s</source>
        <translation>→ MB/s</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Left and right move, up and down zoom, F shows all. Shift with left or right moves the crosshair; [ and ] put the edges of the region to it. The menu key opens the plot&apos;s menu.</source>
        <translation>左右で移動、上下で拡大縮小、F で全体を表示します。Shift と左右で十字線が動き、[ と ] で区間の端をそこに置きます。メニュー・キーでプロットのメニューが開きます。</translation>
    </message>
    <message>
        <source>Plot {0}: {1}.</source>
        <translation>プロット {0}: {1}。</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>プロット</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>まだありません</translation>
    </message>
</context>
<context>
    <name>BranchState</name>
    <message>
        <source>Nothing is running: open a scenario, or restart the run.</source>
        <translation>何も実行されていません。シナリオを開くか、実行を再始動してください。</translation>
    </message>
    <message>
        <source>Run 1</source>
        <translation>実行 1</translation>
    </message>
    <message>
        <source>Run {0}</source>
        <translation>実行 {0}</translation>
    </message>
    <message>
        <source>The run stopped at an error</source>
        <translation>実行はエラーで止まりました</translation>
    </message>
    <message>
        <source>The scenario could not be opened</source>
        <translation>シナリオを開けませんでした</translation>
    </message>
    <message>
        <source>There is no branch {0}.</source>
        <translation>分岐 {0} はありません。</translation>
    </message>
</context>
<context>
    <name>BranchTree</name>
    <message>
        <source>Forked at</source>
        <translation>分岐した時点</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>記録済み</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Stands at</source>
        <translation>現在位置</translation>
    </message>
    <message>
        <source>The runs of this session. Enter plays the chosen one, F2 renames it, Delete removes it.</source>
        <translation>このセッションの実行。Enter で選んだものを再生、F2 で名前を変更、Delete で削除します。</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>比較中</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>再生中</translation>
    </message>
    <message>
        <source>seed {0}</source>
        <translation>シード {0}</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>1 LPAR</source>
        <translation>LPAR 1 個</translation>
    </message>
    <message>
        <source>1 cable</source>
        <translation>ケーブル 1 本</translation>
    </message>
    <message>
        <source>1 channel</source>
        <translation>チャネル 1</translation>
    </message>
    <message>
        <source>1 connection</source>
        <translation>接続 1</translation>
    </message>
    <message>
        <source>1 control unit</source>
        <translation>制御装置 1 台</translation>
    </message>
    <message>
        <source>1 link</source>
        <translation>リンク 1 本</translation>
    </message>
    <message>
        <source>1 member</source>
        <translation>1 メンバー</translation>
    </message>
    <message>
        <source>1 path</source>
        <translation>パス 1 本</translation>
    </message>
    <message>
        <source>1 port</source>
        <translation>ポート 1 個</translation>
    </message>
    <message>
        <source>1 writes on {a}, 2 on {b}</source>
        <translation>1 は {a}、2 は {b} に書き込み</translation>
    </message>
    <message>
        <source>All bends</source>
        <translation>すべての曲がり</translation>
    </message>
    <message>
        <source>Bend {0} of {1}</source>
        <translation>曲がり {0} / {1}</translation>
    </message>
    <message>
        <source>CEC {name}</source>
        <translation>CEC {name}</translation>
    </message>
    <message>
        <source>CHPID {number}</source>
        <translation>CHPID {number}</translation>
    </message>
    <message>
        <source>CSS {number}</source>
        <translation>CSS {number}</translation>
    </message>
    <message>
        <source>Card {slot}</source>
        <translation>カード {slot}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Device {number}, unit address {address}</source>
        <translation>装置 {number}、ユニット・アドレス {address}</translation>
    </message>
    <message>
        <source>Director {number}</source>
        <translation>ディレクター {number}</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>図面</translation>
    </message>
    <message>
        <source>FCP targets</source>
        <translation>FCP ターゲット</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>ISFC link</source>
        <translation>ISFC リンク</translation>
    </message>
    <message>
        <source>MIF {mif}</source>
        <translation>MIF {mif}</translation>
    </message>
    <message>
        <source>No way leads to a bend of {0}: it lies in a gap between things, and is passed by</source>
        <translation>{0} の曲がり点に通じる道がありません。もののすき間にあるため、通りません</translation>
    </message>
    <message>
        <source>Nothing here can be joined with this</source>
        <translation>ここにはこれと接続できるものがありません</translation>
    </message>
    <message>
        <source>Nothing is moved in the overview: it is made from the drawing</source>
        <translation>概要では何も動かせません。図面から作られます</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>Put it on another sheet: this is the overview</source>
        <translation>ほかのシートに置いてください。これは概要です</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>SSI slot {slot}</source>
        <translation>SSI スロット {slot}</translation>
    </message>
    <message>
        <source>SSI {name}</source>
        <translation>SSI {name}</translation>
    </message>
    <message>
        <source>Select a wire that leaves this sheet</source>
        <translation>このシートから出ていく線を選択してください</translation>
    </message>
    <message>
        <source>Select one cable that has bends</source>
        <translation>曲がりのあるケーブルを 1 本選んでください</translation>
    </message>
    <message>
        <source>Select one cable to bend it</source>
        <translation>曲げるケーブルを 1 本選んでください</translation>
    </message>
    <message>
        <source>Select the thing where the wire begins</source>
        <translation>線の始まるものを選んでください</translation>
    </message>
    <message>
        <source>The drawing is empty. Drag things from the palette into it.</source>
        <translation>図面は空です。パレットから部品をドラッグしてください。</translation>
    </message>
    <message>
        <source>The drawing. Tab and the arrow keys go from thing to thing, Enter edits, Shift and arrows move. W draws a wire: Tab goes through its possible ends, and Enter joins. Plus and minus zoom, F shows all.</source>
        <translation>図面。Tab と矢印キーでものからものへ移り、Enter で編集、Shift と矢印キーで動かします。W で線を引き、Tab で候補の端を巡り、Enter でつなぎます。プラスとマイナスで拡大縮小、F で全体を表示します。</translation>
    </message>
    <message>
        <source>a bend cannot be reached and is passed by</source>
        <translation>到達できない曲がり点は通りません</translation>
    </message>
    <message>
        <source>both sides may write</source>
        <translation>両側が書き込み可能</translation>
    </message>
    <message>
        <source>disks</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>holds {n} things</source>
        <translation>{n} 個を含む</translation>
    </message>
    <message>
        <source>joined with {names}</source>
        <translation>{names} と接続</translation>
    </message>
    <message>
        <source>leads off this sheet to {name}</source>
        <translation>このシートから {name} へ出ていきます</translation>
    </message>
    <message>
        <source>neither side writes</source>
        <translation>どちらの側も書き込まない</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>接続なし</translation>
    </message>
    <message>
        <source>no connections</source>
        <translation>接続なし</translation>
    </message>
    <message>
        <source>not shared</source>
        <translation>非共用</translation>
    </message>
    <message>
        <source>one error</source>
        <translation>エラー 1 件</translation>
    </message>
    <message>
        <source>one note</source>
        <translation>注意 1 件</translation>
    </message>
    <message>
        <source>one warning</source>
        <translation>警告 1 件</translation>
    </message>
    <message>
        <source>only side 1 writes</source>
        <translation>1 の側だけが書き込む</translation>
    </message>
    <message>
        <source>only side 2 writes</source>
        <translation>2 の側だけが書き込む</translation>
    </message>
    <message>
        <source>only {lpar} writes</source>
        <translation>{lpar} だけが書き込む</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>予約済み</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共用</translation>
    </message>
    <message>
        <source>spanned</source>
        <translation>スパン</translation>
    </message>
    <message>
        <source>tapes</source>
        <translation>テープ</translation>
    </message>
    <message>
        <source>z/VM system {name}</source>
        <translation>z/VM システム {name}</translation>
    </message>
    <message>
        <source>zone {names}</source>
        <translation>ゾーン {names}</translation>
    </message>
    <message>
        <source>{gbit} Gbit/s</source>
        <translation>{gbit} Gbit/s</translation>
    </message>
    <message>
        <source>{km} km</source>
        <translation>{km} km</translation>
    </message>
    <message>
        <source>{lpar}: connected with {number} of {far} over {channel}</source>
        <translation>{lpar}: {channel} 経由で {far} の {number} と接続</translation>
    </message>
    <message>
        <source>{lpar}: no connection</source>
        <translation>{lpar}: 接続なし</translation>
    </message>
    <message>
        <source>{n} LPARs</source>
        <translation>LPAR {n} 個</translation>
    </message>
    <message>
        <source>{n} cables</source>
        <translation>ケーブル {n} 本</translation>
    </message>
    <message>
        <source>{n} channels</source>
        <translation>チャネル {n} 個</translation>
    </message>
    <message>
        <source>{n} connections</source>
        <translation>{n} 接続</translation>
    </message>
    <message>
        <source>{n} control units</source>
        <translation>制御装置 {n} 台</translation>
    </message>
    <message>
        <source>{n} links</source>
        <translation>リンク {n} 本</translation>
    </message>
    <message>
        <source>{n} members</source>
        <translation>{n} メンバー</translation>
    </message>
    <message>
        <source>{n} notes</source>
        <translation>注意 {n} 件</translation>
    </message>
    <message>
        <source>{n} off-sheet ports</source>
        <translation>シート外ポート {n} 個</translation>
    </message>
    <message>
        <source>{n} paths</source>
        <translation>パス {n} 本</translation>
    </message>
    <message>
        <source>{n} ports</source>
        <translation>ポート {n} 個</translation>
    </message>
    <message>
        <source>{n} problems, the worst is a warning</source>
        <translation>問題 {n} 件、最も重いものは警告</translation>
    </message>
    <message>
        <source>{n} problems, the worst is an error</source>
        <translation>問題 {n} 件、最も重いものはエラー</translation>
    </message>
    <message>
        <source>{n} things selected: {names}</source>
        <translation>{n} 個を選択: {names}</translation>
    </message>
    <message>
        <source>{n} things; nothing selected</source>
        <translation>{n} 個、選択なし</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Close (reopen it from the View menu)</source>
        <translation>閉じる (表示メニューから再び開けます)</translation>
    </message>
    <message>
        <source>Close {0}</source>
        <translation>{0} を閉じる</translation>
    </message>
    <message>
        <source>More of {0}</source>
        <translation>{0} の続き</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>A cluster of z/VM systems</source>
        <translation>z/VM システムのクラスター</translation>
    </message>
    <message>
        <source>Appears in your report and slightly varies the numbers in your runs.</source>
        <translation>レポートに記され、実行の数値をわずかに変えます。</translation>
    </message>
    <message>
        <source>CPUs and memory by rule</source>
        <translation>ルールによる CPU とメモリー</translation>
    </message>
    <message>
        <source>Capstone</source>
        <translation>総合演習</translation>
    </message>
    <message>
        <source>Continue: {0}</source>
        <translation>続ける: {0}</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>最初の一歩</translation>
    </message>
    <message>
        <source>Live guest relocation</source>
        <translation>ライブ・ゲスト・リロケーション</translation>
    </message>
    <message>
        <source>No lesson has these words.</source>
        <translation>この語を含むレッスンはありません。</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>フォルダーを開く…</translation>
    </message>
    <message>
        <source>Opens a lesson from its own folder.</source>
        <translation>レッスンをそのフォルダーから開きます。</translation>
    </message>
    <message>
        <source>Opens the lesson that comes next on the path.</source>
        <translation>学習順で次のレッスンを開きます。</translation>
    </message>
    <message>
        <source>Pausing Linux guests</source>
        <translation>Linux ゲストの一時停止</translation>
    </message>
    <message>
        <source>Search the lessons</source>
        <translation>レッスンを検索</translation>
    </message>
    <message>
        <source>Shows the lessons with these words.</source>
        <translation>この語を含むレッスンを表示します。</translation>
    </message>
    <message>
        <source>Start: {0}</source>
        <translation>始める: {0}</translation>
    </message>
    <message>
        <source>Timers and locks</source>
        <translation>タイマーとロック</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Your name for the report (optional)</source>
        <translation>レポート用の名前 (任意)</translation>
    </message>
    <message>
        <source>Your own machine</source>
        <translation>自分のマシン</translation>
    </message>
</context>
<context>
    <name>ChainView</name>
    <message>
        <source>Arrow keys go from step to step; Enter shows a step on the timeline.</source>
        <translation>矢印キーでステップを移動し、Enter でそのステップを時間軸に表示します。</translation>
    </message>
    <message>
        <source>Chain of causes</source>
        <translation>原因の連鎖</translation>
    </message>
    <message>
        <source>{0} steps</source>
        <translation>{0} ステップ</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Legend: {0}.</source>
        <translation>凡例: {0}。</translation>
    </message>
</context>
<context>
    <name>ChartDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <translation>図面 (SVG)(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)</source>
        <translation>画像 (PNG)(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Values (CSV)</source>
        <translation>値 (CSV)(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Values over time (CSV)</source>
        <translation>時系列の値 (CSV)(&amp;V)</translation>
    </message>
    <message>
        <source>A file of that name exists and will be replaced.</source>
        <translation>その名前のファイルがあり、置き換えられます。</translation>
    </message>
    <message>
        <source>A file of the same name is replaced.</source>
        <translation>同じ名前のファイルは置き換えられます。</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>選択(&amp;H)…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>Choose a file in a folder that exists.</source>
        <translation>存在するフォルダーのファイルを選んでください。</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>It is on the clipboard.</source>
        <translation>クリップボードに入りました。</translation>
    </message>
    <message>
        <source>Light, for paper</source>
        <translation>ライト、紙用</translation>
    </message>
    <message>
        <source>More of them are sharper in print.</source>
        <translation>多いほど印刷が鮮明になります。</translation>
    </message>
    <message>
        <source>P&amp;age (PDF)</source>
        <translation>ページ (PDF)(&amp;A)</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Pixels of the file</source>
        <translation>ファイルのピクセル</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Save the chart: {0}</source>
        <translation>チャートを保存: {0}</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>The &amp;whole run</source>
        <translation>実行全体(&amp;W)</translation>
    </message>
    <message>
        <source>What the chart &amp;shows: {0} to {1}</source>
        <translation>チャートの表示範囲: {0} から {1}(&amp;S)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>{0} pixels for each</source>
        <translation>1 点につき {0} ピクセル</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>% of a processor</source>
        <translation>プロセッサーの %</translation>
    </message>
    <message>
        <source>% of all processors</source>
        <translation>全プロセッサーの %</translation>
    </message>
    <message>
        <source>% of an exposure</source>
        <translation>エクスポージャーの %</translation>
    </message>
    <message>
        <source>% of the guest&apos;s pages</source>
        <translation>ゲストのページの %</translation>
    </message>
    <message>
        <source>; straight lines explain {0} % of the variance</source>
        <translation>; 直線が分散の {0} % を説明します</translation>
    </message>
    <message>
        <source>A chart for each number of channels, a line for each layout. Arrows choose a point, Page Up and Page Down another chart. Enter or a click opens its run, C compares it, R simulates it.</source>
        <translation>チャネル数ごとにチャートが 1 つ、レイアウトごとに線が 1 本あります。矢印キーで点を、Page Up と Page Down で別のチャートを選びます。Enter またはクリックで実行を開き、C で比較、R でシミュレートします。</translation>
    </message>
    <message>
        <source>All volumes together</source>
        <translation>全ボリュームの合計</translation>
    </message>
    <message>
        <source>Average of all processors</source>
        <translation>全プロセッサーの平均</translation>
    </message>
    <message>
        <source>Average without the master</source>
        <translation>マスターを除く平均</translation>
    </message>
    <message>
        <source>CHPID {0}</source>
        <translation>CHPID {0}</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>CPU of the systems</source>
        <translation>システムの CPU</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU 数</translation>
    </message>
    <message>
        <source>CPUs in use</source>
        <translation>使用中の CPU 数</translation>
    </message>
    <message>
        <source>CPUs of Linux</source>
        <translation>Linux の CPU</translation>
    </message>
    <message>
        <source>CPUs online</source>
        <translation>オンラインの CPU</translation>
    </message>
    <message>
        <source>CPUs online, load average</source>
        <translation>オンラインの CPU、ロード・アベレージ</translation>
    </message>
    <message>
        <source>Channels, in</source>
        <translation>チャネル、受信</translation>
    </message>
    <message>
        <source>Channels, out</source>
        <translation>チャネル、送信</translation>
    </message>
    <message>
        <source>Chart of the experiment</source>
        <translation>実験のチャート</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>DASD</source>
        <translation>DASD</translation>
    </message>
    <message>
        <source>Devices of the links</source>
        <translation>リンクの装置</translation>
    </message>
    <message>
        <source>Due and not yet taken</source>
        <translation>期限が来て未処理</translation>
    </message>
    <message>
        <source>Each processor</source>
        <translation>各プロセッサー</translation>
    </message>
    <message>
        <source>Free memory, its marks, and swap</source>
        <translation>空きメモリー、その基準値、スワップ</translation>
    </message>
    <message>
        <source>Guest size</source>
        <translation>ゲストの大きさ</translation>
    </message>
    <message>
        <source>History of a term</source>
        <translation>項の履歴</translation>
    </message>
    <message>
        <source>I/O/s</source>
        <translation>I/O/s</translation>
    </message>
    <message>
        <source>I/Os</source>
        <translation>I/O 数</translation>
    </message>
    <message>
        <source>IFLs; the band below a curve is CP&apos;s part</source>
        <translation>IFL 数。曲線の下の帯は CP の分</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Links and channels</source>
        <translation>リンクとチャネル</translation>
    </message>
    <message>
        <source>Load average</source>
        <translation>ロード・アベレージ</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>ロック</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>Master processor</source>
        <translation>マスター・プロセッサー</translation>
    </message>
    <message>
        <source>Mean response time</source>
        <translation>平均応答時間</translation>
    </message>
    <message>
        <source>Memory of Linux</source>
        <translation>Linux のメモリー</translation>
    </message>
    <message>
        <source>Memory of the guest</source>
        <translation>ゲストのメモリー</translation>
    </message>
    <message>
        <source>No I/O has reached {0}</source>
        <translation>{0} に届いた I/O はありません</translation>
    </message>
    <message>
        <source>Pages moved</source>
        <translation>移動したページ</translation>
    </message>
    <message>
        <source>Pages scanned</source>
        <translation>走査したページ</translation>
    </message>
    <message>
        <source>Pages that Linux has given up</source>
        <translation>Linux が手放したページ</translation>
    </message>
    <message>
        <source>Paging</source>
        <translation>ページング</translation>
    </message>
    <message>
        <source>Passes of relocations</source>
        <translation>リロケーションのパス</translation>
    </message>
    <message>
        <source>Point at a bar to read a relocation.</source>
        <translation>バーを指すとリロケーションが読めます。</translation>
    </message>
    <message>
        <source>Point at a lane to read a member.</source>
        <translation>レーンを指すとメンバーが読めます。</translation>
    </message>
    <message>
        <source>Point at a lane to read a processor or a lock.</source>
        <translation>レーンを指すとプロセッサーまたはロックが読めます。</translation>
    </message>
    <message>
        <source>Point at a row to read a device.</source>
        <translation>行を指すと装置が読めます。</translation>
    </message>
    <message>
        <source>Point at a row to read the states of a guest.</source>
        <translation>行を指すとゲストの状態が読めます。</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>Processor 0 (master)</source>
        <translation>プロセッサー 0 (マスター)</translation>
    </message>
    <message>
        <source>Processor efficiency</source>
        <translation>プロセッサーの効率</translation>
    </message>
    <message>
        <source>Processor {0}</source>
        <translation>プロセッサー {0}</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>Processors as lanes</source>
        <translation>プロセッサーのレーン表示</translation>
    </message>
    <message>
        <source>Queue, with those in service</source>
        <translation>待ち行列 (処理中を含む)</translation>
    </message>
    <message>
        <source>Reads of files</source>
        <translation>ファイルの読み取り</translation>
    </message>
    <message>
        <source>Real CPU</source>
        <translation>実 CPU</translation>
    </message>
    <message>
        <source>Relocations</source>
        <translation>リロケーション</translation>
    </message>
    <message>
        <source>Requests that had to wait</source>
        <translation>待たされた要求</translation>
    </message>
    <message>
        <source>Response time</source>
        <translation>応答時間</translation>
    </message>
    <message>
        <source>Run does the runs; Define… chooses them.</source>
        <translation>「実行」で実行し、「定義…」で選びます。</translation>
    </message>
    <message>
        <source>SSCH/s</source>
        <translation>SSCH/s</translation>
    </message>
    <message>
        <source>Scans and swaps</source>
        <translation>走査とスワップ</translation>
    </message>
    <message>
        <source>Scans that a task waits for</source>
        <translation>タスクが待つ走査</translation>
    </message>
    <message>
        <source>Scheduling states</source>
        <translation>スケジューリング状態</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>サービス時間</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Spinning</source>
        <translation>スピン中</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>スチール</translation>
    </message>
    <message>
        <source>Steal of guests</source>
        <translation>ゲストのスチール</translation>
    </message>
    <message>
        <source>Steal, lower end</source>
        <translation>スチール、下端</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>スワッピング</translation>
    </message>
    <message>
        <source>Sweep as small charts</source>
        <translation>スイープの小チャート</translation>
    </message>
    <message>
        <source>Taken in one hold of the lock</source>
        <translation>ロックの 1 回の保持で処理</translation>
    </message>
    <message>
        <source>The results as a chart. A click on a mark opens its run; the table has all numbers.</source>
        <translation>結果のチャート。印をクリックするとその実行が開きます。数値はすべて表にあります。</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <source>Throughput of members</source>
        <translation>メンバーのスループット</translation>
    </message>
    <message>
        <source>Time that such a request spins</source>
        <translation>その要求がスピンする時間</translation>
    </message>
    <message>
        <source>Timer requests</source>
        <translation>タイマー要求</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>トランザクション</translation>
    </message>
    <message>
        <source>Use of the CPUs</source>
        <translation>CPU の使用</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>使用率</translation>
    </message>
    <message>
        <source>Virtual I/Os</source>
        <translation>仮想 I/O 数</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>Wait for a thread of a server</source>
        <translation>サーバーのスレッド待ち</translation>
    </message>
    <message>
        <source>Where each guest&apos;s pages are</source>
        <translation>各ゲストのページの所在</translation>
    </message>
    <message>
        <source>XSTOR only</source>
        <translation>XSTOR のみ</translation>
    </message>
    <message>
        <source>a hold</source>
        <translation>1 保持あたり</translation>
    </message>
    <message>
        <source>a volume</source>
        <translation>1 ボリュームあたり</translation>
    </message>
    <message>
        <source>all channels</source>
        <translation>全チャネル</translation>
    </message>
    <message>
        <source>all exposures</source>
        <translation>全エクスポージャー</translation>
    </message>
    <message>
        <source>all guests</source>
        <translation>全ゲスト</translation>
    </message>
    <message>
        <source>all guests, mean</source>
        <translation>全ゲスト、平均</translation>
    </message>
    <message>
        <source>all have gone to other volumes</source>
        <translation>すべて他のボリュームに行きました</translation>
    </message>
    <message>
        <source>all locks</source>
        <translation>全ロック</translation>
    </message>
    <message>
        <source>all users</source>
        <translation>全ユーザー</translation>
    </message>
    <message>
        <source>by hand, published</source>
        <translation>手動設定、公表値</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>直接</translation>
    </message>
    <message>
        <source>due</source>
        <translation>期限到来</translation>
    </message>
    <message>
        <source>emulation</source>
        <translation>エミュレーション</translation>
    </message>
    <message>
        <source>files read</source>
        <translation>読んだファイル</translation>
    </message>
    <message>
        <source>from DASD</source>
        <translation>DASD から</translation>
    </message>
    <message>
        <source>from XSTOR</source>
        <translation>XSTOR から</translation>
    </message>
    <message>
        <source>guest code</source>
        <translation>ゲストのコード</translation>
    </message>
    <message>
        <source>high</source>
        <translation>高</translation>
    </message>
    <message>
        <source>in Linux</source>
        <translation>Linux 内</translation>
    </message>
    <message>
        <source>in z/VM</source>
        <translation>z/VM 内</translation>
    </message>
    <message>
        <source>interrupts</source>
        <translation>割り込み</translation>
    </message>
    <message>
        <source>kswapd</source>
        <translation>kswapd</translation>
    </message>
    <message>
        <source>load average</source>
        <translation>ロード・アベレージ</translation>
    </message>
    <message>
        <source>low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>online</source>
        <translation>オンライン</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>pages/s</source>
        <translation>ページ/s</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>プロセス</translation>
    </message>
    <message>
        <source>processors</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>processors in use</source>
        <translation>使用中のプロセッサー</translation>
    </message>
    <message>
        <source>published, {0}</source>
        <translation>公表値、{0}</translation>
    </message>
    <message>
        <source>real above 2 GB</source>
        <translation>実、2 GB 以上</translation>
    </message>
    <message>
        <source>real and XSTOR</source>
        <translation>実と XSTOR</translation>
    </message>
    <message>
        <source>real below 2 GB</source>
        <translation>実、2 GB 未満</translation>
    </message>
    <message>
        <source>real only</source>
        <translation>実のみ</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>要求/s</translation>
    </message>
    <message>
        <source>scans/s</source>
        <translation>走査/s</translation>
    </message>
    <message>
        <source>served</source>
        <translation>処理済み</translation>
    </message>
    <message>
        <source>set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>spinning</source>
        <translation>スピン中</translation>
    </message>
    <message>
        <source>spins/s</source>
        <translation>スピン/s</translation>
    </message>
    <message>
        <source>swap in</source>
        <translation>スワップイン</translation>
    </message>
    <message>
        <source>swap out</source>
        <translation>スワップアウト</translation>
    </message>
    <message>
        <source>tasks that wait</source>
        <translation>待ちタスク</translation>
    </message>
    <message>
        <source>the minidisk cache has answered all virtual I/Os of the servers</source>
        <translation>サーバーの仮想 I/O はすべてミニディスク・キャッシュが応えました</translation>
    </message>
    <message>
        <source>the others, mean</source>
        <translation>その他、平均</translation>
    </message>
    <message>
        <source>the servers found every file in their page caches</source>
        <translation>サーバーはすべてのファイルをページ・キャッシュで見つけました</translation>
    </message>
    <message>
        <source>to DASD</source>
        <translation>DASD へ</translation>
    </message>
    <message>
        <source>to XSTOR</source>
        <translation>XSTOR へ</translation>
    </message>
    <message>
        <source>transactions</source>
        <translation>トランザクション</translation>
    </message>
    <message>
        <source>transactions/s</source>
        <translation>トランザクション/s</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>waiting for disks</source>
        <translation>ディスク待ち</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>要求値</translation>
    </message>
    <message>
        <source>{0} processors</source>
        <translation>プロセッサー {0} 個</translation>
    </message>
    <message>
        <source>{0} with each parameter {1} and {2}</source>
        <translation>{0}、パラメーター {1} と {2} ごと</translation>
    </message>
    <message>
        <source>{0}: effects follow when all runs have ended</source>
        <translation>{0}: 効果は全実行の終了後に出ます</translation>
    </message>
    <message>
        <source>{0}: share of its variance that each parameter has</source>
        <translation>{0}: 各パラメーターが占める分散の割合</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message>
        <source>Check the drawing</source>
        <translation>図面を検査</translation>
    </message>
</context>
<context>
    <name>ChoiceForm</name>
    <message>
        <source>Choose one of the answers.</source>
        <translation>解答を 1 つ選んでください。</translation>
    </message>
</context>
<context>
    <name>ChoiceMenu</name>
    <message>
        <source>Choose the guest that is shown</source>
        <translation>表示するゲストを選択</translation>
    </message>
    <message>
        <source>Choose the processors that are shown</source>
        <translation>表示するプロセッサーを選択</translation>
    </message>
    <message>
        <source>Choose the volume</source>
        <translation>ボリュームを選択</translation>
    </message>
    <message>
        <source>Processors shown: the master, the average of all, or single ones</source>
        <translation>表示するプロセッサー: マスター、全体の平均、または個別</translation>
    </message>
    <message>
        <source>The guest shown in the Linux charts: one, or all together</source>
        <translation>Linux のグラフに表示するゲスト: 1 つ、またはすべての合計</translation>
    </message>
    <message>
        <source>Which volume is shown, or all of them together</source>
        <translation>表示するボリューム、またはすべての合計</translation>
    </message>
</context>
<context>
    <name>ClassKeys</name>
    <message>
        <source>Freeze what the class sees, or go on</source>
        <translation>クラスの画面を固定、または再開</translation>
    </message>
    <message>
        <source>Make the class&apos;s window black, or show it again</source>
        <translation>クラスのウィンドウを黒くする、または戻す</translation>
    </message>
    <message>
        <source>Next page or step</source>
        <translation>次のページまたはステップ</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次のステップ</translation>
    </message>
    <message>
        <source>Open, close and show the vote</source>
        <translation>投票を開始、終了、表示</translation>
    </message>
    <message>
        <source>Page or step before</source>
        <translation>前のページまたはステップ</translation>
    </message>
    <message>
        <source>Pause the time of the class, or go on</source>
        <translation>クラスの時計を止める、または進める</translation>
    </message>
    <message>
        <source>Play or pause the run</source>
        <translation>実行を再生または一時停止</translation>
    </message>
    <message>
        <source>Reveal the answer and published values, or hide them</source>
        <translation>解答と公表値を表示、または隠す</translation>
    </message>
    <message>
        <source>Run what the step waits for, or stop</source>
        <translation>ステップが待つものを実行、または停止</translation>
    </message>
    <message>
        <source>Show all panels, one in the light</source>
        <translation>すべてのパネルを、1 つを照らして表示</translation>
    </message>
    <message>
        <source>Show how to join the students&apos; page, or the step again</source>
        <translation>学生ページへの参加方法を表示、またはステップに戻る</translation>
    </message>
    <message>
        <source>Show text and panel</source>
        <translation>文章とパネルを表示</translation>
    </message>
    <message>
        <source>Show the panel</source>
        <translation>パネルを表示</translation>
    </message>
    <message>
        <source>Show the text</source>
        <translation>文章を表示</translation>
    </message>
    <message>
        <source>Spotlight: let the panel fill the class&apos;s window</source>
        <translation>スポットライト: パネルをクラスのウィンドウいっぱいに</translation>
    </message>
    <message>
        <source>Step before</source>
        <translation>前のステップ</translation>
    </message>
    <message>
        <source>Take the pointer away</source>
        <translation>ポインターを消す</translation>
    </message>
</context>
<context>
    <name>ClassWindow</name>
    <message>
        <source>Class – LPAR Lab</source>
        <translation>クラス – LPAR Lab</translation>
    </message>
    <message>
        <source>The vote is closed – {0}</source>
        <translation>投票は締め切られました – {0}</translation>
    </message>
    <message>
        <source>Vote at {0} with code {1}</source>
        <translation>{0} でコード {1} を使って投票</translation>
    </message>
    <message>
        <source>Vote now – {0}</source>
        <translation>投票中 – {0}</translation>
    </message>
    <message>
        <source>Vote now – {0}, {1} joined</source>
        <translation>投票中 – {0}、{1} 人参加</translation>
    </message>
    <message>
        <source>What the class sees. The trainer&apos;s window has notes and answers.</source>
        <translation>クラスが見るもの。メモと解答は講師のウィンドウにあります。</translation>
    </message>
</context>
<context>
    <name>Classroom</name>
    <message>
        <source>End the presentation?</source>
        <translation>提示を終えますか?</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The trainer&apos;s pack was written to {0}</source>
        <translation>講師用パックを {0} に書き出しました</translation>
    </message>
    <message>
        <source>Trainer&apos;s pack</source>
        <translation>講師用パック</translation>
    </message>
    <message>
        <source>{0} students have joined. Their page closes, and the votes are not kept.</source>
        <translation>{0} 人の学生が参加しています。学生ページは閉じ、投票は残りません。</translation>
    </message>
</context>
<context>
    <name>ClockLine</name>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source>Minutes of the class</source>
        <translation>クラスの時間 (分)</translation>
    </message>
    <message>
        <source>On time</source>
        <translation>予定どおり</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>時計を止める</translation>
    </message>
    <message>
        <source>Pauses the time of the class, or continues it (T).</source>
        <translation>クラスの時計を止めるか、進めます (T)。</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>時計を始める</translation>
    </message>
    <message>
        <source>Step: {0} of {1}</source>
        <translation>ステップ: {0} / {1}</translation>
    </message>
    <message>
        <source>The plan gives each step its share of this time.</source>
        <translation>計画は各ステップにこの時間を割り当てます。</translation>
    </message>
    <message>
        <source>{0} ahead of the plan</source>
        <translation>予定より {0} 早い</translation>
    </message>
    <message>
        <source>{0} behind the plan</source>
        <translation>予定より {0} 遅い</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>残り {0}</translation>
    </message>
</context>
<context>
    <name>CloseUps</name>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>shares of {0}</source>
        <translation>{0} の割合</translation>
    </message>
    <message>
        <source>{0}, exact below {1}</source>
        <translation>{0}、{1} 未満は正確</translation>
    </message>
    <message>
        <source>{0}, looking closely…</source>
        <translation>{0}、拡大して確認中…</translation>
    </message>
</context>
<context>
    <name>Closely</name>
    <message>
        <source>{0}: none within {1:.3g} s after this moment; later moments were not searched</source>
        <translation>{0}: この時点から {1:.3g} 秒以内にはありません。それより後は探していません</translation>
    </message>
    <message>
        <source>{0}: none within {1:.3g} s before this moment; earlier moments were not searched</source>
        <translation>{0}: この時点の前 {1:.3g} 秒以内にはありません。それより前は探していません</translation>
    </message>
</context>
<context>
    <name>Cluster</name>
    <message>
        <source>CP has ended</source>
        <translation>CP が終了しました</translation>
    </message>
    <message>
        <source>These systems are linked, but they are not a cluster.</source>
        <translation>これらのシステムはリンクされていますが、クラスターではありません。</translation>
    </message>
    <message>
        <source>down</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>heartbeat in the PDR</source>
        <translation>PDR のハートビート</translation>
    </message>
    <message>
        <source>heartbeat over links</source>
        <translation>リンク上のハートビート</translation>
    </message>
    <message>
        <source>held</source>
        <translation>保持中</translation>
    </message>
    <message>
        <source>joined, left, suspended</source>
        <translation>参加、離脱、サスペンド</translation>
    </message>
    <message>
        <source>link to {0}</source>
        <translation>{0} へのリンク</translation>
    </message>
    <message>
        <source>links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>member</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>mode: {0}</source>
        <translation>モード: {0}</translation>
    </message>
    <message>
        <source>new logons</source>
        <translation>新規ログオン</translation>
    </message>
    <message>
        <source>no link</source>
        <translation>リンクなし</translation>
    </message>
    <message>
        <source>seen as</source>
        <translation>見え方</translation>
    </message>
    <message>
        <source>since</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>since {0}</source>
        <translation>{0} から</translation>
    </message>
    <message>
        <source>slot</source>
        <translation>スロット</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>transactions</source>
        <translation>トランザクション</translation>
    </message>
    <message>
        <source>up</source>
        <translation>稼働</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} ago</source>
        <translation>{0} 前</translation>
    </message>
    <message>
        <source>{0} for {1}</source>
        <translation>{0} の間 {1}</translation>
    </message>
    <message>
        <source>{0} tx/s</source>
        <translation>{0} tx/s</translation>
    </message>
    <message>
        <source>{0}, but {1}</source>
        <translation>{0}、ただし {1}</translation>
    </message>
    <message>
        <source>{0}, {1} of {2} connections</source>
        <translation>{0}、{2} 接続中 {1}</translation>
    </message>
</context>
<context>
    <name>Combo</name>
    <message>
        <source>several values</source>
        <translation>複数の値</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Completions</source>
        <translation>補完候補</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>重ねる</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並べる</translation>
    </message>
    <message>
        <source>at {0}</source>
        <translation>{0} 時点</translation>
    </message>
    <message>
        <source>behind: {0}</source>
        <translation>背面: {0}</translation>
    </message>
    <message>
        <source>more: {0}</source>
        <translation>ほか: {0}</translation>
    </message>
    <message>
        <source>now {0}</source>
        <translation>現在 {0}</translation>
    </message>
    <message>
        <source>other run</source>
        <translation>他の実行</translation>
    </message>
    <message>
        <source>pages in use</source>
        <translation>使用中のページ</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>この実行</translation>
    </message>
    <message>
        <source>{0} less {1}</source>
        <translation>{0} から {1} を引いた差</translation>
    </message>
    <message>
        <source>{0} | {1}</source>
        <translation>{0} | {1}</translation>
    </message>
    <message>
        <source>{0}, where it differs</source>
        <translation>{0}、異なる所</translation>
    </message>
    <message>
        <source>{0}; the figures of {1} are in the tool tips</source>
        <translation>{0}。{1} の数値はツールチップにあります</translation>
    </message>
</context>
<context>
    <name>CompareBox</name>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>In the study: {0}</source>
        <translation>研究での場所: {0}</translation>
    </message>
    <message>
        <source>Run to that moment</source>
        <translation>その時点まで実行</translation>
    </message>
    <message>
        <source>Runs the machine to the moment you predicted.</source>
        <translation>予測した時点までマシンを実行します。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>The run has not reached that moment yet.</source>
        <translation>実行はまだその時点に達していません。</translation>
    </message>
    <message>
        <source>The runs have not been simulated yet.</source>
        <translation>実行はまだシミュレートされていません。</translation>
    </message>
    <message>
        <source>You and this run</source>
        <translation>あなたとこの実行</translation>
    </message>
    <message>
        <source>You looked first: this answer earns no point.</source>
        <translation>先に見たため、この解答に点は付きません。</translation>
    </message>
    <message>
        <source>You made no prediction.</source>
        <translation>予測していません。</translation>
    </message>
    <message>
        <source>You, this run and the study</source>
        <translation>あなた、この実行、研究</translation>
    </message>
</context>
<context>
    <name>CompareChart</name>
    <message>
        <source>All links, MB/s</source>
        <translation>全リンク、MB/s</translation>
    </message>
    <message>
        <source>At the left the rates over time, at the right bars of the links. The table has the values.</source>
        <translation>左は時間ごとの速度、右はリンクのバーです。値は表にあります。</translation>
    </message>
    <message>
        <source>Channels, MB/s</source>
        <translation>チャネル、MB/s</translation>
    </message>
    <message>
        <source>Rates of both runs</source>
        <translation>両方の実行の速度</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>A drawing from a file.</source>
        <translation>ファイルの図面。</translation>
    </message>
    <message>
        <source>Balance of channels</source>
        <translation>チャネルの均衡</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Compare two layouts</source>
        <translation>2 つのレイアウトを比較</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較の相手</translation>
    </message>
    <message>
        <source>Compare with a file</source>
        <translation>ファイルと比較</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Differs: {0}, {1}</source>
        <translation>異なる: {0}、{1}</translation>
    </message>
    <message>
        <source>Drawings (*{0})</source>
        <translation>図面 (*{0})</translation>
    </message>
    <message>
        <source>Ends both runs.</source>
        <translation>両方の実行を終えます。</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Figures of both runs</source>
        <translation>両方の実行の数値</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>終える</translation>
    </message>
    <message>
        <source>First the drawings, then the machines that run.</source>
        <translation>まず図面、次に実行するマシンです。</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>Mean rate</source>
        <translation>平均速度</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>違いはありません。</translation>
    </message>
    <message>
        <source>Nothing to compare with: open another drawing, or choose a file.</source>
        <translation>比較の相手がありません。別の図面を開くか、ファイルを選んでください。</translation>
    </message>
    <message>
        <source>Only in the other one: {0}</source>
        <translation>相手だけにある: {0}</translation>
    </message>
    <message>
        <source>Only in this drawing: {0}</source>
        <translation>この図面だけにある: {0}</translation>
    </message>
    <message>
        <source>Pages sent</source>
        <translation>送信ページ</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Quiesce time</source>
        <translation>静止時間</translation>
    </message>
    <message>
        <source>Relocation time</source>
        <translation>リロケーション時間</translation>
    </message>
    <message>
        <source>Run both</source>
        <translation>両方を実行</translation>
    </message>
    <message>
        <source>Run the other layout</source>
        <translation>相手のレイアウトを実行</translation>
    </message>
    <message>
        <source>Run this drawing</source>
        <translation>この図面を実行</translation>
    </message>
    <message>
        <source>Running both</source>
        <translation>両方を実行中</translation>
    </message>
    <message>
        <source>Simulated figures, not measurements.</source>
        <translation>シミュレーションの数値であり、測定値ではありません。</translation>
    </message>
    <message>
        <source>The other layout: another window, a file, or the state before the last change.</source>
        <translation>相手のレイアウト: 別のウィンドウ、ファイル、または最後の変更前の状態。</translation>
    </message>
    <message>
        <source>The other one</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>The runs were cancelled.</source>
        <translation>実行は取り消されました。</translation>
    </message>
    <message>
        <source>The same guests and the same seed on both, in the background.</source>
        <translation>同じゲストと同じシードを両方で、バックグラウンドで実行します。</translation>
    </message>
    <message>
        <source>The two drawings are equal.</source>
        <translation>2 つの図面は等しい。</translation>
    </message>
    <message>
        <source>This drawing</source>
        <translation>この図面</translation>
    </message>
    <message>
        <source>This drawing with</source>
        <translation>この図面の相手</translation>
    </message>
    <message>
        <source>Transfers under way</source>
        <translation>進行中の転送</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>異なるもの</translation>
    </message>
    <message>
        <source>before: {0}</source>
        <translation>前: {0}</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>window: {0}</source>
        <translation>ウィンドウ: {0}</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The answer is: **{0}**</source>
        <translation>正解: **{0}**</translation>
    </message>
    <message>
        <source>This run says: **{0}**</source>
        <translation>この実行: **{0}**</translation>
    </message>
    <message>
        <source>You said: **{0}**</source>
        <translation>あなた: **{0}**</translation>
    </message>
    <message>
        <source>end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>off by</source>
        <translation>差</translation>
    </message>
    <message>
        <source>off this run by</source>
        <translation>この実行との差</translation>
    </message>
    <message>
        <source>point</source>
        <translation type="vanished">点</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>start</source>
        <translation>始め</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>この実行</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message>
        <source>Completions</source>
        <translation>補完候補</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>1 to 16; four fill a channel.</source>
        <translation>1 から 16。4 つでチャネルが埋まります。</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Channel of {0}</source>
        <translation>{0} のチャネル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Connections of a link</source>
        <translation>リンクの接続</translation>
    </message>
    <message>
        <source>Draw an ISFC link between two LPARs first</source>
        <translation>先に 2 つの LPAR の間に ISFC リンクを描いてください</translation>
    </message>
    <message>
        <source>Each LPAR needs a channel that it may use</source>
        <translation>各 LPAR に、使ってよいチャネルが必要です</translation>
    </message>
    <message>
        <source>First channel</source>
        <translation>最初のチャネル</translation>
    </message>
    <message>
        <source>First device number</source>
        <translation>最初の装置番号</translation>
    </message>
    <message>
        <source>First device number: expected 0000 to FFFF, or nothing</source>
        <translation>最初の装置番号: 0000 から FFFF、または空欄が必要です</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Number of the first device, the same on both sides: 0000 to FFFF, or nothing.</source>
        <translation>両側で同じ、最初の装置の番号: 0000 から FFFF、または空欄。</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Second channel</source>
        <translation>2 番目のチャネル</translation>
    </message>
    <message>
        <source>The logical link that gets the connections.</source>
        <translation>接続を加える論理リンク。</translation>
    </message>
    <message>
        <source>The same channel on both sides: straight; different ones: crossed.</source>
        <translation>両側で同じチャネルなら直結、異なれば交差です。</translation>
    </message>
    <message>
        <source>a number free on both sides</source>
        <translation>両側で空いている番号</translation>
    </message>
    <message>
        <source>{0} on both sides, {1} new control units</source>
        <translation>両側に {0}、新しい制御装置 {1} 台</translation>
    </message>
</context>
<context>
    <name>ConnectionsDialog</name>
    <message>
        <source>&amp;Import</source>
        <translation>インポート(&amp;I)</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>検査中…</translation>
    </message>
    <message>
        <source>Choose the columns that say: {0}.</source>
        <translation>次を示す列を選んでください: {0}。</translation>
    </message>
    <message>
        <source>Column {0} says</source>
        <translation>列 {0} が示すもの</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>最初の行</translation>
    </message>
    <message>
        <source>Import connections: {0}</source>
        <translation>接続をインポート: {0}</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Lines left out</source>
        <translation>除いた行</translation>
    </message>
    <message>
        <source>Lines that do not fit and are left out: {0}.</source>
        <translation>合わないため除く行: {0}。</translation>
    </message>
    <message>
        <source>Several columns say: {0}. Choose one for each.</source>
        <translation>複数の列が示しています: {0}。それぞれ 1 つ選んでください。</translation>
    </message>
    <message>
        <source>The first rows of the table. Tab goes to what the columns say, above them.</source>
        <translation>表の最初の行。Tab で、その上の、列が示すものに移ります。</translation>
    </message>
    <message>
        <source>What the column says: which end of the connection, and what of it.</source>
        <translation>列が示すもの: 接続のどちらの端の、何か。</translation>
    </message>
    <message>
        <source>Why it does not fit</source>
        <translation>合わない理由</translation>
    </message>
    <message>
        <source>says</source>
        <translation>示すもの</translation>
    </message>
    <message>
        <source>{0} connections can be added.</source>
        <translation>接続 {0} 個を追加できます。</translation>
    </message>
    <message>
        <source>{0}: {1} rows, delimiter: {2}. Choose what each column says.</source>
        <translation>{0}: {1} 行、区切り: {2}。各列が示すものを選んでください。</translation>
    </message>
    <message>
        <source>– not used –</source>
        <translation>– 使わない –</translation>
    </message>
</context>
<context>
    <name>ConsoleChoice</name>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>CP reads the lines of a virtual machine&apos;s console; Linux reads a command line.</source>
        <translation>CP は仮想マシンのコンソールの行を、Linux はコマンド行を読みます。</translation>
    </message>
    <message>
        <source>Linux</source>
        <translation>Linux</translation>
    </message>
    <message>
        <source>MAINT may enter all commands, a guest only some.</source>
        <translation>MAINT はすべてのコマンドを、ゲストは一部だけを入力できます。</translation>
    </message>
    <message>
        <source>Who reads the line</source>
        <translation>行を読む相手</translation>
    </message>
    <message>
        <source>Whose console</source>
        <translation>誰のコンソール</translation>
    </message>
    <message>
        <source>{0} at {1}</source>
        <translation>{1} の {0}</translation>
    </message>
</context>
<context>
    <name>ConsoleCommands</name>
    <message>
        <source>Nothing is running: open a scenario, or restart the run.</source>
        <translation>何も実行されていません。シナリオを開くか、実行を再始動してください。</translation>
    </message>
    <message>
        <source>The run stopped at an error of a command</source>
        <translation>コマンドのエラーで実行が止まりました</translation>
    </message>
</context>
<context>
    <name>ConsolePanel</name>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Commands and their answers.</source>
        <translation>コマンドとその応答。</translation>
    </message>
    <message>
        <source>Done; no response from CP.</source>
        <translation>完了。CP の応答なし。</translation>
    </message>
    <message>
        <source>Output of the console</source>
        <translation>コンソールの出力</translation>
    </message>
    <message>
        <source>Type a command and press Enter. Tab completes it, Up and Down recall commands, F1 or ? explains the word at the cursor, Escape clears the line.</source>
        <translation>コマンドを入力し、Enter を押してください。Tab で補完、上下で履歴、F1 または ? でカーソルの語を説明、Escape で行を消します。</translation>
    </message>
    <message>
        <source>Type a command; F1 lists them, Tab completes</source>
        <translation>コマンドを入力。F1 で一覧、Tab で補完</translation>
    </message>
    <message>
        <source>waiting…</source>
        <translation>待機中…</translation>
    </message>
    <message>
        <source>— A run begins: {0} —</source>
        <translation>— 実行の開始: {0} —</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>Copy &amp;values</source>
        <translation>値をコピー(&amp;V)</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>画像としてコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Picture (*.png);;Values (*.csv)</source>
        <translation>画像 (*.png);;値 (*.csv)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>{0} cannot be written: choose a name with .png or .csv</source>
        <translation>{0} は書けません。.png または .csv の名前を選んでください</translation>
    </message>
</context>
<context>
    <name>CrashedDialog</name>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Saved sessions</source>
        <translation>保存されたセッション</translation>
    </message>
    <message>
        <source>Scenario, and when it was saved last.</source>
        <translation>シナリオと、最後に保存された時。</translation>
    </message>
    <message>
        <source>Sessions that stay here are offered again at the next start.</source>
        <translation>ここに残したセッションは、次の開始時に再び提示されます。</translation>
    </message>
    <message>
        <source>{0}, saved {1}</source>
        <translation>{0}、保存 {1}</translation>
    </message>
</context>
<context>
    <name>CurveAnswer</name>
    <message>
        <source>Draw the curve</source>
        <translation>曲線を描く</translation>
    </message>
    <message>
        <source>Draw with the mouse. Left and right choose a point (with Shift the fourth one on); up, down, Page Up and Page Down move it, with Shift all after it as well; Home and End bring it to the lower and the upper end.</source>
        <translation>マウスで描きます。左右キーで点を選び (Shift で 4 点ごと)、上、下、Page Up、Page Down で動かし、Shift を押すと後の点もすべて動きます。Home と End で下端と上端に動きます。</translation>
    </message>
    <message>
        <source>Value at {0}</source>
        <translation>{0} の値</translation>
    </message>
</context>
<context>
    <name>CurveCanvas</name>
    <message>
        <source>Draw the curve here</source>
        <translation>ここに曲線を描く</translation>
    </message>
    <message>
        <source>Nothing drawn yet.</source>
        <translation>まだ描かれていません。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>off by {0}</source>
        <translation>差 {0}</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>published {0}</source>
        <translation>公表値 {0}</translation>
    </message>
    <message>
        <source>run {0}</source>
        <translation>実行 {0}</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>この実行</translation>
    </message>
    <message>
        <source>{0}: {1} {2}</source>
        <translation>{0}: {1} {2}</translation>
    </message>
</context>
<context>
    <name>DataDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Choose a time zone like UTC or Europe/Berlin.</source>
        <translation>UTC や Europe/Berlin のようなタイム・ゾーンを選んでください。</translation>
    </message>
    <message>
        <source>Copies the command that counts these series as published: lparlab verify --data</source>
        <translation>この系列を公表値として数えるコマンドをコピーします: lparlab verify --data</translation>
    </message>
    <message>
        <source>Copy co&amp;mmand</source>
        <translation>コマンドをコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Lines left out: {0} ({1})</source>
        <translation>除いた行: {0} ({1})</translation>
    </message>
    <message>
        <source>Open data: {0}</source>
        <translation>データを開く: {0}</translation>
    </message>
    <message>
        <source>Series of the file</source>
        <translation>ファイルの系列</translation>
    </message>
    <message>
        <source>Space uses a series or not; F2 changes a name, a unit or what it is values of.</source>
        <translation>Space で系列を使うかどうかを、F2 で名前、単位、対象を変えます。</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>コマンドはクリップボードにあります。</translation>
    </message>
    <message>
        <source>The curves agree with a correlation of {0}.</source>
        <translation>曲線は相関 {0} で一致します。</translation>
    </message>
    <message>
        <source>The file begins at</source>
        <translation>ファイルの始まり</translation>
    </message>
    <message>
        <source>The moment of the run at which the first value of the file stands, as in 0:10:00.</source>
        <translation>ファイルの最初の値が立つ実行の時点。例: 0:10:00</translation>
    </message>
    <message>
        <source>The zone of the wall clock that the file&apos;s times are of, like Europe/Berlin.</source>
        <translation>ファイルの時刻が属する壁時計のゾーン。例: Europe/Berlin</translation>
    </message>
    <message>
        <source>Time &amp;zone of the file</source>
        <translation>ファイルのタイム・ゾーン(&amp;Z)</translation>
    </message>
    <message>
        <source>Time zone of the file</source>
        <translation>ファイルのタイム・ゾーン</translation>
    </message>
    <message>
        <source>Write the time like 0:10:00, 90s or -5m.</source>
        <translation>時間は 0:10:00、90s、-5m のように書いてください。</translation>
    </message>
    <message>
        <source>{0}: {1} series</source>
        <translation>{0}: 系列 {1} 個</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Go there</source>
        <translation>そこへ移動</translation>
    </message>
    <message>
        <source>Goes to the moment or scenario of the chosen row.</source>
        <translation>選んだ行の時点またはシナリオに移動します。</translation>
    </message>
    <message>
        <source>One run cannot show this: verify with several seeds.</source>
        <translation>1 つの実行では示せません。複数のシードで検証してください。</translation>
    </message>
    <message>
        <source>Open this scenario</source>
        <translation>このシナリオを開く</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation type="vanished">{0} を開く</translation>
    </message>
    <message>
        <source>Run to {0}</source>
        <translation>{0} まで実行</translation>
    </message>
    <message>
        <source>Shown by {0}</source>
        <translation>示すもの: {0}</translation>
    </message>
    <message>
        <source>Visible in: {0}</source>
        <translation>見える所: {0}</translation>
    </message>
</context>
<context>
    <name>DeviceHeat</name>
    <message>
        <source>above: the first system of the link writes</source>
        <translation>上: リンクの最初のシステムが書く</translation>
    </message>
    <message>
        <source>above: {0} writes</source>
        <translation>上: {0} が書く</translation>
    </message>
    <message>
        <source>below: the second system writes</source>
        <translation>下: 2 番目のシステムが書く</translation>
    </message>
    <message>
        <source>below: {0} writes</source>
        <translation>下: {0} が書く</translation>
    </message>
    <message>
        <source>device</source>
        <translation>装置</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>may not write</source>
        <translation>書けない</translation>
    </message>
    <message>
        <source>may write</source>
        <translation>書ける</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>more: {0}</source>
        <translation>ほか: {0}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>not part of the link, or offline</source>
        <translation>リンクに属さない、またはオフライン</translation>
    </message>
    <message>
        <source>to {0}</source>
        <translation>{0} へ</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>{0} more do not fit</source>
        <translation>あと {0} 個は入りません</translation>
    </message>
</context>
<context>
    <name>DialogButtons</name>
    <message>
        <source>Cancel</source>
        <translation>取り消し</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>{0} files were written to {1}</source>
        <translation>ファイル {0} 個を {1} に書き出しました</translation>
    </message>
</context>
<context>
    <name>DialsForm</name>
    <message>
        <source>The machine is built with this value.</source>
        <translation>マシンはこの値で作られます。</translation>
    </message>
    <message>
        <source>{0} to {1}; arrow keys change it by {2}.</source>
        <translation>{0} から {1}。矢印キーで {2} ずつ変わります。</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>DASD {0:+,} pages</source>
        <translation>DASD {0:+,} ページ</translation>
    </message>
    <message>
        <source>XSTOR {0:+,} pages</source>
        <translation>XSTOR {0:+,} ページ</translation>
    </message>
    <message>
        <source>available frames {0:+,}</source>
        <translation>空きフレーム {0:+,}</translation>
    </message>
    <message>
        <source>{0:,} pages in, {1:,} out</source>
        <translation>入 {0:,} ページ、出 {1:,}</translation>
    </message>
</context>
<context>
    <name>DifferenceTable</name>
    <message>
        <source>Below</source>
        <translation>元</translation>
    </message>
    <message>
        <source>Differences to the scenario below</source>
        <translation>元のシナリオとの違い</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>ここ</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
</context>
<context>
    <name>DifferencesDialog</name>
    <message>
        <source>A drawing, or IOCP decks.</source>
        <translation>図面、または IOCP デック。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Choose a file: a drawing, or IOCP decks.</source>
        <translation>ファイルを選択: 図面、または IOCP デック。</translation>
    </message>
    <message>
        <source>Choose a row to see the thing in the drawing.</source>
        <translation>行を選ぶと、図面でそのものが見えます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較の相手</translation>
    </message>
    <message>
        <source>Compare with a file</source>
        <translation>ファイルと比較</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差異</translation>
    </message>
    <message>
        <source>Differences ({0})</source>
        <translation>差異 ({0})</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Drawings and decks (*.json *.iocp *.txt *.deck);;All files (*)</source>
        <translation>図面とデック (*.json *.iocp *.txt *.deck);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>Former and present value</source>
        <translation>以前の値と現在の値</translation>
    </message>
    <message>
        <source>From</source>
        <translation>比較元</translation>
    </message>
    <message>
        <source>HTML (*.html);;PDF (*.pdf)</source>
        <translation>HTML (*.html);;PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Removes the marks from the picture.</source>
        <translation>図の印を消します。</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>レポートを保存</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>レポートを保存…</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Steps ({0})</source>
        <translation>手順 ({0})</translation>
    </message>
    <message>
        <source>Steps from the former configuration to this one.</source>
        <translation>以前の構成からこの構成までの手順。</translation>
    </message>
    <message>
        <source>The decks leave points open. Import them into a drawing to answer questions.</source>
        <translation>デックには未確定の点があります。図面にインポートして質問に答えてください。</translation>
    </message>
    <message>
        <source>The former configuration.</source>
        <translation>以前の構成。</translation>
    </message>
    <message>
        <source>The report is in {0}.</source>
        <translation>レポートは {0} にあります。</translation>
    </message>
    <message>
        <source>The report was not written: {0}</source>
        <translation>レポートは書かれませんでした: {0}</translation>
    </message>
    <message>
        <source>This drawing before all {0} edits</source>
        <translation>この図面、編集 {0} 件すべての前</translation>
    </message>
    <message>
        <source>This drawing before: {0}</source>
        <translation>この図面の以前: {0}</translation>
    </message>
    <message>
        <source>What</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Window: {0}</source>
        <translation>ウィンドウ: {0}</translation>
    </message>
    <message>
        <source>Writes differences and steps as HTML or PDF.</source>
        <translation>差異と手順を HTML または PDF に書き出します。</translation>
    </message>
    <message>
        <source>a drawing without a file</source>
        <translation>ファイルのない図面</translation>
    </message>
    <message>
        <source>to this drawing</source>
        <translation>この図面へ</translation>
    </message>
    <message>
        <source>… and {0} more</source>
        <translation>… ほか {0} 件</translation>
    </message>
</context>
<context>
    <name>DoBox</name>
    <message>
        <source>Build and run</source>
        <translation>作って実行</translation>
    </message>
    <message>
        <source>Builds the machine with your choices and runs it from the start.</source>
        <translation>選んだ値でマシンを作り、始めから実行します。</translation>
    </message>
    <message>
        <source>CP commands</source>
        <translation>CP コマンド</translation>
    </message>
    <message>
        <source>Change a parameter…</source>
        <translation>パラメーターを変更…</translation>
    </message>
    <message>
        <source>Continues from here with a different parameter value (Ctrl+Shift+F).</source>
        <translation>別のパラメーター値でここから続けます (Ctrl+Shift+F)。</translation>
    </message>
    <message>
        <source>Goal – checked live</source>
        <translation>目標 – 随時確認</translation>
    </message>
    <message>
        <source>Goes to the console (F9).</source>
        <translation>コンソールに移動します (F9)。</translation>
    </message>
    <message>
        <source>Linux commands</source>
        <translation>Linux コマンド</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Rules of cpuplugd</source>
        <translation>cpuplugd のルール</translation>
    </message>
    <message>
        <source>Starts or pauses the machine (Space).</source>
        <translation>マシンを始めるか、一時停止します (Space)。</translation>
    </message>
    <message>
        <source>The drawing</source>
        <translation>図面</translation>
    </message>
    <message>
        <source>The machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>This step does not allow “{0}”: restart the step.</source>
        <translation>このステップでは「{0}」は使えません。ステップをやり直してください。</translation>
    </message>
    <message>
        <source>Time is up: restart the step.</source>
        <translation>時間切れです。ステップをやり直してください。</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>コマンドを入力</translation>
    </message>
    <message>
        <source>Well done: all goals hold.</source>
        <translation>よくできました。すべての目標を満たしています。</translation>
    </message>
    <message>
        <source>Well done: all required goals hold. Restart the step to try for the bonus.</source>
        <translation>よくできました。必須の目標をすべて満たしています。やり直すとボーナスに挑戦できます。</translation>
    </message>
    <message>
        <source>You may use {0}.</source>
        <translation>{0} を使えます。</translation>
    </message>
    <message>
        <source>parameter changes</source>
        <translation>パラメーターの変更</translation>
    </message>
    <message>
        <source>your own drawing</source>
        <translation>自分の図面</translation>
    </message>
    <message>
        <source>your own machines</source>
        <translation>自分のマシン</translation>
    </message>
    <message>
        <source>your own rules</source>
        <translation>自分のルール</translation>
    </message>
    <message>
        <source>{0} of simulated time are left.</source>
        <translation>シミュレーション時間は残り {0} です。</translation>
    </message>
</context>
<context>
    <name>DrawingActions</name>
    <message>
        <source>&amp;Arrange</source>
        <translation>配置(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>挿入(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter, Ctrl+Enter, W</source>
        <translation>Enter、Ctrl+Enter、W</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6、Shift+F6</translation>
    </message>
    <message>
        <source>Go to the next or previous control</source>
        <translation>次または前のコントロールへ</translation>
    </message>
    <message>
        <source>Go to the next or previous panel</source>
        <translation>次または前のパネルへ</translation>
    </message>
    <message>
        <source>In the list of things: add one to the selected container</source>
        <translation>ものの一覧で: 選んだ容器に 1 つ追加</translation>
    </message>
    <message>
        <source>In the problems: go there, fix, accept with a reason</source>
        <translation>問題で: そこへ移動、修正、理由を付けて受け入れ</translation>
    </message>
    <message>
        <source>On the canvas: draw a wire from the selected thing</source>
        <translation>キャンバスで: 選んだものから線を引く</translation>
    </message>
    <message>
        <source>On the canvas: edit the properties of the selection</source>
        <translation>キャンバスで: 選択したもののプロパティーを編集</translation>
    </message>
    <message>
        <source>On the canvas: go from thing to thing</source>
        <translation>キャンバスで: ものからものへ移る</translation>
    </message>
    <message>
        <source>On the canvas: move and zoom the view</source>
        <translation>キャンバスで: 表示を動かし、拡大縮小する</translation>
    </message>
    <message>
        <source>On the canvas: move the selection; of a cable, the chosen bend</source>
        <translation>キャンバスで: 選択したものを動かす。ケーブルでは選んだ曲がり</translation>
    </message>
    <message>
        <source>Shift and arrows</source>
        <translation>Shift と矢印キー</translation>
    </message>
    <message>
        <source>Space and drag, wheel</source>
        <translation>Space とドラッグ、ホイール</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab、Shift+Tab</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation>Tab、矢印キー</translation>
    </message>
    <message>
        <source>W, then Tab and Enter</source>
        <translation>W、次に Tab と Enter</translation>
    </message>
</context>
<context>
    <name>DrawingArrange</name>
    <message>
        <source>&amp;Add a bend</source>
        <translation>曲がりを追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Distribute across</source>
        <translation>横に等間隔(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>グループ化(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Lay out</source>
        <translation>自動配置(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Number scheme…</source>
        <translation>番号体系(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Straighten cables</source>
        <translation>ケーブルをまっすぐに(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Ungroup</source>
        <translation>グループ解除(&amp;U)</translation>
    </message>
    <message>
        <source>Adds a bend to the selected cable, in its longest part. Shift and an arrow key move it.</source>
        <translation>選んだケーブルの最も長い部分に曲がりを加えます。Shift と矢印キーで動きます。</translation>
    </message>
    <message>
        <source>Align &amp;bottom edges</source>
        <translation>下端をそろえる(&amp;B)</translation>
    </message>
    <message>
        <source>Align &amp;centres across</source>
        <translation>横の中心をそろえる(&amp;C)</translation>
    </message>
    <message>
        <source>Align &amp;middles</source>
        <translation>縦の中心をそろえる(&amp;M)</translation>
    </message>
    <message>
        <source>Align &amp;right edges</source>
        <translation>右端をそろえる(&amp;R)</translation>
    </message>
    <message>
        <source>Align &amp;top edges</source>
        <translation>上端をそろえる(&amp;T)</translation>
    </message>
    <message>
        <source>Align l&amp;eft edges</source>
        <translation>左端をそろえる(&amp;E)</translation>
    </message>
    <message>
        <source>Aligns the selected things.</source>
        <translation>選択したものをそろえます。</translation>
    </message>
    <message>
        <source>Arranges everything in tiers: LPARs above, channels below, directors at the bottom.</source>
        <translation>すべてを段に並べます。上に LPAR、その下にチャネル、最下段にディレクター。</translation>
    </message>
    <message>
        <source>Brings lines and columns into order; what lies beside or above what stays as it is.</source>
        <translation>行と列を整えます。隣や上にあるものの並びはそのままです。</translation>
    </message>
    <message>
        <source>Choose the ne&amp;xt bend</source>
        <translation>次の曲がりを選ぶ(&amp;X)</translation>
    </message>
    <message>
        <source>Chooses the next bend of the selected cable: Shift and an arrow key move only that one.</source>
        <translation>選んだケーブルの次の曲がりを選びます。Shift と矢印キーはそれだけを動かします。</translation>
    </message>
    <message>
        <source>D&amp;istribute down</source>
        <translation>縦に等間隔(&amp;I)</translation>
    </message>
    <message>
        <source>Dissolves the group.</source>
        <translation>グループを解きます。</translation>
    </message>
    <message>
        <source>Groups the selected things, so that they are selected and moved together.</source>
        <translation>選択したものをまとめ、一緒に選択、移動できるようにします。</translation>
    </message>
    <message>
        <source>Lay out &amp;from scratch</source>
        <translation>最初から配置(&amp;F)</translation>
    </message>
    <message>
        <source>Makes the gaps between the selected things equal.</source>
        <translation>選択したものの間隔を等しくします。</translation>
    </message>
    <message>
        <source>Numbers control units and devices by a template, and shows conflicts first.</source>
        <translation>制御装置と装置に、ひな形で番号を付けます。先に衝突を示します。</translation>
    </message>
    <message>
        <source>Remo&amp;ve the bend</source>
        <translation>曲がりを削除(&amp;V)</translation>
    </message>
    <message>
        <source>Removes the bends of the selected cables, so that they find their own ways. Drag a cable to bend it, or press B.</source>
        <translation>選んだケーブルの曲がりを消し、自動の経路に戻します。曲げるにはケーブルをドラッグするか B を押します。</translation>
    </message>
    <message>
        <source>Removes the chosen bend of the selected cable, or the last one.</source>
        <translation>選んだケーブルの、選んだ曲がりまたは最後の曲がりを消します。</translation>
    </message>
</context>
<context>
    <name>DrawingEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>検索(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>1 thing</source>
        <translation>1 個</translation>
    </message>
    <message>
        <source>Copied: a picture of the drawing</source>
        <translation>コピーしました: 図面の画像</translation>
    </message>
    <message>
        <source>Copied: {0}</source>
        <translation>コピーしました: {0}</translation>
    </message>
    <message>
        <source>Copies a picture of the whole drawing, for documents and mails.</source>
        <translation>文書やメール用に、図面全体の画像をコピーします。</translation>
    </message>
    <message>
        <source>Copies the selection and removes it.</source>
        <translation>選択したものをコピーして取り除きます。</translation>
    </message>
    <message>
        <source>Copies the selection beside itself, with new names and numbers.</source>
        <translation>選択したものを、新しい名前と番号で横にコピーします。</translation>
    </message>
    <message>
        <source>Copies the selection for this window or another one.</source>
        <translation>このウィンドウまたは別のウィンドウ用に、選択したものをコピーします。</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>画像としてコピー(&amp;I)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>切り取り(&amp;T)</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>削除(&amp;L)</translation>
    </message>
    <message>
        <source>Edits the properties of the selection.</source>
        <translation>選択したもののプロパティーを編集します。</translation>
    </message>
    <message>
        <source>Finds things by name, number, CHPID or port; Enter goes to the next match.</source>
        <translation>名前、番号、CHPID、ポートで探します。Enter で次に進みます。</translation>
    </message>
    <message>
        <source>Inserts the copied things; names and numbers in use are replaced.</source>
        <translation>コピーしたものを挿入します。使用中の名前と番号は置き換えられます。</translation>
    </message>
    <message>
        <source>Prop&amp;erties</source>
        <translation>プロパティー(&amp;E)</translation>
    </message>
    <message>
        <source>Removes the selection and its contents.</source>
        <translation>選択したものと、その中身を取り除きます。</translation>
    </message>
    <message>
        <source>Repeats the change that was undone.</source>
        <translation>元に戻した変更をやり直します。</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>Select &amp;neighbours</source>
        <translation>隣を選択(&amp;N)</translation>
    </message>
    <message>
        <source>Select c&amp;ontents</source>
        <translation>中身を選択(&amp;O)</translation>
    </message>
    <message>
        <source>Selects the contents of the selected containers.</source>
        <translation>選んだ容器の中身を選択します。</translation>
    </message>
    <message>
        <source>Selects the things that the selection refers to, and those that refer to it.</source>
        <translation>選択したものが参照するものと、それを参照するものを選択します。</translation>
    </message>
    <message>
        <source>The clipboard has nothing from a drawing.</source>
        <translation>クリップボードに図面のものはありません。</translation>
    </message>
    <message>
        <source>Undoes the last change.</source>
        <translation>最後の変更を元に戻します。</translation>
    </message>
    <message>
        <source>{0} things</source>
        <translation>{0} 個</translation>
    </message>
</context>
<context>
    <name>DrawingFile</name>
    <message>
        <source>&amp;Close the window</source>
        <translation>ウィンドウを閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Differences…</source>
        <translation>差異(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import IOCP…</source>
        <translation>IOCP をインポート(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;New drawing</source>
        <translation>新しい図面(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open drawing…</source>
        <translation>図面を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Title block</source>
        <translation>表題欄(&amp;T)</translation>
    </message>
    <message>
        <source>Add a title block</source>
        <translation>表題欄を追加</translation>
    </message>
    <message>
        <source>Compares the drawing with its former state, another window, a drawing or IOCP decks: table, marks in the picture, steps with commands, and a report.</source>
        <translation>図面を、以前の状態、別のウィンドウ、図面または IOCP デックと比べます。表、図の印、コマンド付きの手順、レポート。</translation>
    </message>
    <message>
        <source>Edits the text in the corner of a printed drawing: title, owner, revision, date.</source>
        <translation>印刷した図面の隅の文字を編集します。表題、所有者、版、日付。</translation>
    </message>
    <message>
        <source>Exports IOCP decks, SYSTEM CONFIG statements, a table of connections or a picture.</source>
        <translation>IOCP デック、SYSTEM CONFIG ステートメント、接続の表または画像をエクスポートします。</translation>
    </message>
    <message>
        <source>Import connections</source>
        <translation>接続をインポート</translation>
    </message>
    <message>
        <source>Import connections (CS&amp;V)…</source>
        <translation>接続をインポート (CSV)(&amp;V)…</translation>
    </message>
    <message>
        <source>Imports FCTC connections from a table of a spreadsheet: what its columns say is chosen, and lines that do not fit are named.</source>
        <translation>表計算の表から FCTC 接続をインポートします。列が示すものを選び、合わない行は名指しされます。</translation>
    </message>
    <message>
        <source>Imports the definitions of IOCP decks into the drawing, reports problems and repairs, and asks for ports that a deck cannot state.</source>
        <translation>IOCP デックの定義を図面にインポートし、問題と修復を報告し、デックでは表せないポートを尋ねます。</translation>
    </message>
    <message>
        <source>New drawing</source>
        <translation>新しい図面</translation>
    </message>
    <message>
        <source>Opens a drawing with its history, in this window if it is unused, else in another one.</source>
        <translation>図面を履歴とともに開きます。このウィンドウが未使用ならここに、そうでなければ別のウィンドウに。</translation>
    </message>
    <message>
        <source>Opens another window with an empty drawing.</source>
        <translation>空の図面で別のウィンドウを開きます。</translation>
    </message>
    <message>
        <source>Prints the drawing on one or several pages, with title block and legend, and its decks with line numbers; a preview shows the pages.</source>
        <translation>図面を 1 ページまたは複数ページに、表題欄と凡例とともに印刷し、デックを行番号付きで印刷します。プレビューでページが見えます。</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Saves the drawing in another file, which becomes its file.</source>
        <translation>図面を別のファイルに保存し、それを図面のファイルにします。</translation>
    </message>
    <message>
        <source>Saves the drawing.</source>
        <translation>図面を保存します。</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>表 (*.csv *.tsv *.txt);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>DrawingForm</name>
    <message>
        <source>Nothing drawn yet.</source>
        <translation>まだ描かれていません。</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>エディターで開く</translation>
    </message>
    <message>
        <source>Opens your drawing in a separate window; save it there (Ctrl+S).</source>
        <translation>図面を別のウィンドウで開きます。そこで保存してください (Ctrl+S)。</translation>
    </message>
    <message>
        <source>Saved: {0} would run.</source>
        <translation>保存済み: {0} を実行します。</translation>
    </message>
</context>
<context>
    <name>DrawingInsert</name>
    <message>
        <source>&amp;Connections of a link…</source>
        <translation>リンクの接続(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Save as a template…</source>
        <translation>ひな形として保存(&amp;S)…</translation>
    </message>
    <message>
        <source>A template &quot;{0}&quot; exists.</source>
        <translation>ひな形 &quot;{0}&quot; があります。</translation>
    </message>
    <message>
        <source>Add: {0}</source>
        <translation>追加: {0}</translation>
    </message>
    <message>
        <source>Adds FCTC control units and devices on both sides, over the chosen channels.</source>
        <translation>選んだチャネルの上に、FCTC の制御装置と装置を両側に加えます。</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>ひな形の名前</translation>
    </message>
    <message>
        <source>Replace the template?</source>
        <translation>ひな形を置き換えますか?</translation>
    </message>
    <message>
        <source>Save as a template</source>
        <translation>ひな形として保存</translation>
    </message>
    <message>
        <source>Saved as a template: {0}</source>
        <translation>ひな形として保存しました: {0}</translation>
    </message>
    <message>
        <source>Saves the selection, or all of the drawing, as a template, which the list of things then shows.</source>
        <translation>選択したもの、または図面全体をひな形として保存します。ものの一覧に表示されます。</translation>
    </message>
    <message>
        <source>The template was not saved: {0}</source>
        <translation>ひな形は保存されませんでした: {0}</translation>
    </message>
</context>
<context>
    <name>DrawingPanels</name>
    <message>
        <source>All changes of the drawing. Enter goes back or forward to that state.</source>
        <translation>図面のすべての変更。Enter でその状態に戻るか進みます。</translation>
    </message>
    <message>
        <source>All properties of the selection. Enter applies a new value; Ctrl+Z undoes it.</source>
        <translation>選択したもののすべてのプロパティー。Enter で新しい値を適用し、Ctrl+Z で元に戻ります。</translation>
    </message>
    <message>
        <source>Connections between each pair of LPARs, and their parts.</source>
        <translation>LPAR の各対の接続と、その部分。</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>IOCP decks and statements for SYSTEM CONFIG. Choosing lines selects their things.</source>
        <translation>IOCP デックと SYSTEM CONFIG のステートメント。行を選ぶと、そのものが選択されます。</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>マトリックス</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Problems found by the check after each change. Enter goes there, Ctrl+Enter fixes one, W accepts it with a reason.</source>
        <translation>変更のたびの検査で見つかった問題。Enter でそこへ移動、Ctrl+Enter で 1 つ修正、W で理由を付けて受け入れます。</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>プロパティー</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Runs the drawing. Press Run to relocate a guest over the link. Choose guests, workloads and destinations; pull a cable while it runs; compare layouts, or search for the best one.</source>
        <translation>図面を実行します。「実行」でリンク越しにゲストをリロケートします。ゲスト、ワークロード、行き先を選び、実行中にケーブルを抜き、レイアウトを比べ、最良のものを探せます。</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>The whole drawing as text, to be read, sorted and edited.</source>
        <translation>図面全体を文字で読み、並べ替え、編集します。</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>もの</translation>
    </message>
    <message>
        <source>Things to add to the drawing. Drag one onto the canvas, or press Enter to add it to the selected container. Whole layouts are below.</source>
        <translation>図面に加えるもの。キャンバスにドラッグするか、Enter で選んだ容器に加えます。下にはレイアウト全体もあります。</translation>
    </message>
</context>
<context>
    <name>DrawingRun</name>
    <message>
        <source>&amp;Best layout of a link…</source>
        <translation>リンクの最良のレイアウト(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;End the run</source>
        <translation>実行を終える(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Pull or plug in the cable</source>
        <translation>ケーブルを抜く、または差す(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;ompare two layouts…</source>
        <translation>2 つのレイアウトを比較(&amp;O)…</translation>
    </message>
    <message>
        <source>During a run: pulls the cables of the selection, or plugs them in again.</source>
        <translation>実行中: 選択したもののケーブルを抜くか、再び差します。</translation>
    </message>
    <message>
        <source>During a run: varies the channels of the selection offline, or online again.</source>
        <translation>実行中: 選択したもののチャネルをオフラインまたはオンラインにします。</translation>
    </message>
    <message>
        <source>During a run: varies the selected devices offline, or online again.</source>
        <translation>実行中: 選択した装置をオフラインまたはオンラインにします。</translation>
    </message>
    <message>
        <source>Opens the panel where guests and workloads are chosen, and runs the drawing.</source>
        <translation>ゲストとワークロードを選ぶパネルを開き、図面を実行します。</translation>
    </message>
    <message>
        <source>Run &amp;relocation</source>
        <translation>リロケーションを実行(&amp;R)</translation>
    </message>
    <message>
        <source>Runs the same load on two layouts.</source>
        <translation>2 つのレイアウトで同じ負荷を実行します。</translation>
    </message>
    <message>
        <source>Searches for the best layout in the background.</source>
        <translation>バックグラウンドで最良のレイアウトを探します。</translation>
    </message>
    <message>
        <source>Stops the run and returns to drawing.</source>
        <translation>実行を止め、描画に戻ります。</translation>
    </message>
    <message>
        <source>Vary the &amp;channel off or on</source>
        <translation>チャネルをオフ/オンにする(&amp;C)</translation>
    </message>
    <message>
        <source>Vary the &amp;devices off or on</source>
        <translation>装置をオフ/オンにする(&amp;D)</translation>
    </message>
</context>
<context>
    <name>DrawingView</name>
    <message>
        <source>&amp;Centre on the selection</source>
        <translation>選択したものを中央に(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Fit the drawing</source>
        <translation>図面全体を表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>グリッド(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>手のひら(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Jump to the next sheet</source>
        <translation>次のシートへ移動(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Lasso</source>
        <translation>投げ縄(&amp;L)</translation>
    </message>
    <message>
        <source>A drag draws a wire from one thing to another.</source>
        <translation>ドラッグすると、ものからものへ線を引きます。</translation>
    </message>
    <message>
        <source>A drag moves the view.</source>
        <translation>ドラッグすると、表示が動きます。</translation>
    </message>
    <message>
        <source>A drag moves things, or selects those in a rectangle.</source>
        <translation>ドラッグすると、ものが動くか、長方形の中のものを選択します。</translation>
    </message>
    <message>
        <source>A drag selects the things that it encircles.</source>
        <translation>ドラッグすると、囲んだものを選択します。</translation>
    </message>
    <message>
        <source>Actual si&amp;ze</source>
        <translation>実際の大きさ(&amp;Z)</translation>
    </message>
    <message>
        <source>CECs, LPARs, channels, directors, ports and cables.</source>
        <translation>CEC、LPAR、チャネル、ディレクター、ポート、ケーブル。</translation>
    </message>
    <message>
        <source>Control units and devices, as IOCP defines them.</source>
        <translation>IOCP が定義する、制御装置と装置。</translation>
    </message>
    <message>
        <source>Dismiss the message, or clear the selection</source>
        <translation>メッセージを閉じるか、選択を解除</translation>
    </message>
    <message>
        <source>Follow the wire to its other sheet (&amp;Q)</source>
        <translation>線をたどってもう一方のシートへ(&amp;Q)</translation>
    </message>
    <message>
        <source>Goes where the off-sheet port of the selected wire leads; once more goes back.</source>
        <translation>選択した線のシート外ポートの先へ移動します。もう一度で戻ります。</translation>
    </message>
    <message>
        <source>La&amp;yer: ISFC links</source>
        <translation>レイヤー: ISFC リンク(&amp;Y)</translation>
    </message>
    <message>
        <source>Layer: IOC&amp;P definitions</source>
        <translation>レイヤー: IOCP 定義(&amp;P)</translation>
    </message>
    <message>
        <source>Layer: ca&amp;bling</source>
        <translation>レイヤー: ケーブル配線(&amp;B)</translation>
    </message>
    <message>
        <source>Lets moved things snap to the grid.</source>
        <translation>動かしたものをグリッドに吸着させます。</translation>
    </message>
    <message>
        <source>Logical links and SSI clusters.</source>
        <translation>論理リンクと SSI クラスター。</translation>
    </message>
    <message>
        <source>Minim&amp;ap</source>
        <translation>ミニマップ(&amp;A)</translation>
    </message>
    <message>
        <source>Mo&amp;ve to the previous sheet</source>
        <translation>前のシートへ移動(&amp;V)</translation>
    </message>
    <message>
        <source>Paints which side may write on each device of a logical link; after the last link, of none.</source>
        <translation>論理リンクの各装置で、どちら側が書けるかを塗ります。最後のリンクの次は、なしです。</translation>
    </message>
    <message>
        <source>S&amp;nap to the grid</source>
        <translation>グリッドに吸着(&amp;N)</translation>
    </message>
    <message>
        <source>Selec&amp;t</source>
        <translation>選択(&amp;T)</translation>
    </message>
    <message>
        <source>Shows a grid of dots.</source>
        <translation>点のグリッドを表示します。</translation>
    </message>
    <message>
        <source>Shows all of the drawing.</source>
        <translation>図面のすべてを表示します。</translation>
    </message>
    <message>
        <source>Shows the drawing at its actual size.</source>
        <translation>図面を実際の大きさで表示します。</translation>
    </message>
    <message>
        <source>Shows the next sheet: the whole drawing, the overview, each CEC and director.</source>
        <translation>次のシートを表示します: 図面全体、概要、各 CEC とディレクター。</translation>
    </message>
    <message>
        <source>Shows the sheet before this one.</source>
        <translation>前のシートを表示します。</translation>
    </message>
    <message>
        <source>Shows the whole drawing in the corner.</source>
        <translation>隅に図面全体を表示します。</translation>
    </message>
    <message>
        <source>Wir&amp;e</source>
        <translation>線(&amp;E)</translation>
    </message>
    <message>
        <source>Writers of the ne&amp;xt link</source>
        <translation>次のリンクの書き手(&amp;X)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
</context>
<context>
    <name>DrawnAnswer</name>
    <message>
        <source>Enter the same answer in fields.</source>
        <translation>同じ解答を欄に入力します。</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数値</translation>
    </message>
</context>
<context>
    <name>DrawnAnswers</name>
    <message>
        <source>DASD</source>
        <translation>DASD</translation>
    </message>
    <message>
        <source>XSTOR</source>
        <translation>XSTOR</translation>
    </message>
    <message>
        <source>both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>pages in use</source>
        <translation>使用中のページ</translation>
    </message>
    <message>
        <source>real</source>
        <translation>実</translation>
    </message>
    <message>
        <source>real &lt; 2 GB</source>
        <translation>実 &lt; 2 GB</translation>
    </message>
    <message>
        <source>real below 2 GB</source>
        <translation>実、2 GB 未満</translation>
    </message>
    <message>
        <source>real storage</source>
        <translation>実ストレージ</translation>
    </message>
    <message>
        <source>swapped</source>
        <translation>スワップ済み</translation>
    </message>
    <message>
        <source>swapped by Linux</source>
        <translation>Linux がスワップ</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>working set</source>
        <translation>ワーキング・セット</translation>
    </message>
</context>
<context>
    <name>DrawnForm</name>
    <message>
        <source>Draw your answer with the mouse or the arrow keys, or enter numbers.</source>
        <translation>マウスまたは矢印キーで解答を描くか、数値を入力してください。</translation>
    </message>
</context>
<context>
    <name>DrawnRun</name>
    <message>
        <source>Compile the simulator</source>
        <translation>シミュレーターをコンパイル</translation>
    </message>
    <message>
        <source>The kernels could not be compiled</source>
        <translation>カーネルをコンパイルできませんでした</translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message>
        <source>Align</source>
        <translation>位置合わせ</translation>
    </message>
    <message>
        <source>Align and distribute</source>
        <translation>整列と等間隔</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Layers and writers</source>
        <translation>レイヤーと書き手</translation>
    </message>
</context>
<context>
    <name>Efficiency</name>
    <message>
        <source>% used</source>
        <translation>使用 %</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>サイクル</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>M a tx</source>
        <translation>M/tx</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation>1 命令あたり</translation>
    </message>
    <message>
        <source>cache misses</source>
        <translation>キャッシュ・ミス</translation>
    </message>
    <message>
        <source>cycles of an instruction</source>
        <translation>1 命令のサイクル</translation>
    </message>
    <message>
        <source>cycles: parameters base_cycles, miss_alone, miss_shared and miss_mix; all others: measured in this run</source>
        <translation>サイクル: パラメーター base_cycles、miss_alone、miss_shared、miss_mix。その他はすべてこの実行で計測</translation>
    </message>
    <message>
        <source>guest code</source>
        <translation>ゲストのコード</translation>
    </message>
    <message>
        <source>instructions of a transaction, millions</source>
        <translation>1 トランザクションの命令、百万</translation>
    </message>
    <message>
        <source>member</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>of these: CP</source>
        <translation>うち CP</translation>
    </message>
    <message>
        <source>of these: cache misses</source>
        <translation>うちキャッシュ・ミス</translation>
    </message>
    <message>
        <source>of these: without misses</source>
        <translation>うちミスなし</translation>
    </message>
    <message>
        <source>processors</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>processors used, %</source>
        <translation>使用プロセッサー、%</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>published, {0}</source>
        <translation>公表値、{0}</translation>
    </message>
    <message>
        <source>source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>without misses</source>
        <translation>ミスなし</translation>
    </message>
    <message>
        <source>{0:,.0f} instructions a transaction</source>
        <translation>1 トランザクション {0:,.0f} 命令</translation>
    </message>
    <message>
        <source>{0:.1f} % used</source>
        <translation>{0:.1f} % 使用</translation>
    </message>
    <message>
        <source>{0:.2f} cycles</source>
        <translation>{0:.2f} サイクル</translation>
    </message>
    <message>
        <source>{0:.2f} cycles of cache misses</source>
        <translation>キャッシュ・ミス {0:.2f} サイクル</translation>
    </message>
    <message>
        <source>{0}-way</source>
        <translation>{0} ウェイ</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>&quot;{0}&quot;: expected one of {1}</source>
        <translation>「{0}」: {1} のいずれかが必要です</translation>
    </message>
    <message>
        <source>( opens at column {0}</source>
        <translation>( は {0} 桁目で開いています</translation>
    </message>
    <message>
        <source>0 in guests that are up: it has been up for long</source>
        <translation>稼働中のゲストで 0: ずっと前から稼働している</translation>
    </message>
    <message>
        <source>1 channel</source>
        <translation>チャネル 1</translation>
    </message>
    <message>
        <source>1 inter-switch link carries {1:,.0f} MB/s each way</source>
        <translation>スイッチ間リンク 1 本は各方向 {1:,.0f} MB/s を運びます</translation>
    </message>
    <message>
        <source>1,234.5</source>
        <translation>1,234.5</translation>
    </message>
    <message>
        <source>; that limit of the type is not confirmed</source>
        <translation>。この型のこの限度は確認されていません</translation>
    </message>
    <message>
        <source>A CSS has at most 15 partitions, the last one 10; a machine as many as its type takes.</source>
        <translation>CSS の区画は最大 15 個、最後の CSS では 10 個です。マシン全体では型が許す数までです。</translation>
    </message>
    <message>
        <source>A CSS has at most 65,280 devices in subchannel set 0, 65,535 in the others.</source>
        <translation>CSS の装置は、サブチャネル・セット 0 で最大 65,280 台、ほかで 65,535 台です。</translation>
    </message>
    <message>
        <source>A CSS that a device&apos;s lists name has a channel of its control units.</source>
        <translation>装置のリストが挙げる CSS には、その制御装置のチャネルがあります。</translation>
    </message>
    <message>
        <source>A CSS that is named is in RESOURCE.</source>
        <translation>挙げられる CSS は RESOURCE にあります。</translation>
    </message>
    <message>
        <source>A CTC control unit has one channel in each CSS; so has one on FCP, IQD or OSA channels.</source>
        <translation>CTC 制御装置は各 CSS にチャネルを 1 つ持ちます。FCP、IQD、OSA チャネル上の制御装置も同様です。</translation>
    </message>
    <message>
        <source>A FICON CTC that goes back to a channel of its own machine names a partition that has this channel.</source>
        <translation>自分のマシンのチャネルに戻る FICON CTC は、そのチャネルを持つ区画を指定します。</translation>
    </message>
    <message>
        <source>A FICON channel joins systems by control units and devices of type FCTC; SCTC and the older types belong to ESCON and parallel channels. The two types of a control unit and its devices agree.</source>
        <translation>FICON チャネルは FCTC 型の制御装置と装置でシステムを結びます。SCTC とそれ以前の型は ESCON と並列チャネルのものです。制御装置と装置の型は一致します。</translation>
    </message>
    <message>
        <source>A FICON channel reaches 100 km by the early rules and 300 km at most; each 100 km add 1 ms to a round trip.</source>
        <translation>FICON チャネルの距離は、初期の規則で 100 km、最大で 300 km です。100 km ごとに往復が 1 ms 延びます。</translation>
    </message>
    <message>
        <source>A MIF id is 1-F; in the last CSS of newer machines 1-A, and B is MCS_1&apos;s.</source>
        <translation>MIF ID は 1-F です。新しいマシンの最後の CSS では 1-A で、B は MCS_1 のものです。</translation>
    </message>
    <message>
        <source>A MIF id stands once in a CSS.</source>
        <translation>MIF ID は CSS に 1 回だけ現れます。</translation>
    </message>
    <message>
        <source>A PCHID belongs to one channel; with MIXTYPE, or by PORT, several share it.</source>
        <translation>PCHID は 1 つのチャネルに属します。MIXTYPE または PORT があれば、複数で共用します。</translation>
    </message>
    <message>
        <source>A PCHID is a place in the machine: it holds one channel.</source>
        <translation>PCHID はマシン内の場所で、チャネルを 1 つ収めます。</translation>
    </message>
    <message>
        <source>A cable has at most {0} bends: drag one of them instead</source>
        <translation>ケーブルの曲がりは最大 {0} 個です: その 1 つをドラッグしてください</translation>
    </message>
    <message>
        <source>A cable has two ends: draw it from a channel to a port or to a director</source>
        <translation>ケーブルには端が 2 つあります: チャネルからポートまたはディレクターへ描いてください</translation>
    </message>
    <message>
        <source>A card has two or four channels, as its generation.</source>
        <translation>カードのチャネルは世代により 2 つまたは 4 つです。</translation>
    </message>
    <message>
        <source>A channel has a PCHID, or an adapter or VCHID where its type takes one.</source>
        <translation>チャネルには PCHID があります。型により、アダプターまたは VCHID があります。</translation>
    </message>
    <message>
        <source>A channel has no more control units than its type takes.</source>
        <translation>チャネルの制御装置は、型が許す数までです。</translation>
    </message>
    <message>
        <source>A channel has no more link addresses than its type takes.</source>
        <translation>チャネルのリンク・アドレスは、型が許す数までです。</translation>
    </message>
    <message>
        <source>A channel has no more ranges of unit addresses than its type takes.</source>
        <translation>チャネルのユニット・アドレス範囲は、型が許す数までです。</translation>
    </message>
    <message>
        <source>A channel is filled by 4 devices; with fewer than 3 that write in a direction it starves. On many channels the 16 devices of a link allow fewer on each.</source>
        <translation>装置 4 台でチャネルは一杯になります。ある方向に書き込む装置が 3 台未満だと、仕事が足りません。チャネルが多いと、リンクの 16 台では 1 チャネルあたりの台数が減ります。</translation>
    </message>
    <message>
        <source>A channel of one CSS names its partitions by PART, NOTPART, SHARED or IOCLUSTER.</source>
        <translation>1 つの CSS のチャネルは、PART、NOTPART、SHARED、IOCLUSTER のいずれかで区画を指定します。</translation>
    </message>
    <message>
        <source>A channel of this layout no longer exists: search again</source>
        <translation>この構成のチャネルはもうありません: もう一度探してください</translation>
    </message>
    <message>
        <source>A channel reaches a link address and CUADD by one control unit only, in all its CSSs.</source>
        <translation>チャネルは、すべての CSS で、1 つのリンク・アドレスと CUADD に 1 つの制御装置だけで届きます。</translation>
    </message>
    <message>
        <source>A channel reaches a storage unit over a cable from one of its host adapters to a director, or to the channel itself.</source>
        <translation>チャネルがストレージ装置に届くには、そのホスト・アダプターからディレクターまたはチャネル自体へのケーブルが必要です。</translation>
    </message>
    <message>
        <source>A channel stands once in a control unit, for each CSS.</source>
        <translation>チャネルは、制御装置に CSS ごとに 1 回だけ現れます。</translation>
    </message>
    <message>
        <source>A channel subsystem has a number of its own.</source>
        <translation>チャネル・サブシステムには固有の番号があります。</translation>
    </message>
    <message>
        <source>A channel that CNTLUNIT names is defined.</source>
        <translation>CNTLUNIT が挙げるチャネルは定義されています。</translation>
    </message>
    <message>
        <source>A channel that is not shared has one LPAR, which needs no CUADD; all examples do without.</source>
        <translation>共用でないチャネルの LPAR は 1 つで、CUADD は要りません。どの例にもありません。</translation>
    </message>
    <message>
        <source>A channel with SWITCH has a link address on each of its control units.</source>
        <translation>SWITCH のあるチャネルは、各制御装置にリンク・アドレスを持ちます。</translation>
    </message>
    <message>
        <source>A channel without SWITCH has a second control unit only where each has its CUADD.</source>
        <translation>SWITCH のないチャネルが 2 つ目の制御装置を持てるのは、どれにも CUADD があるときだけです。</translation>
    </message>
    <message>
        <source>A chpid number stands once in a CSS.</source>
        <translation>CHPID 番号は CSS に 1 回だけ現れます。</translation>
    </message>
    <message>
        <source>A cluster has two to four members; newer service allows eight.</source>
        <translation>クラスターのメンバーは 2 から 4 です。新しいサービス・レベルでは 8 まで可能です。</translation>
    </message>
    <message>
        <source>A control unit has at most 256 devices.</source>
        <translation>制御装置の装置は最大 256 台です。</translation>
    </message>
    <message>
        <source>A control unit has at most 8 channels in a CSS.</source>
        <translation>制御装置のチャネルは、1 つの CSS に最大 8 つです。</translation>
    </message>
    <message>
        <source>A control unit is in one storage unit. A LINK into another one reaches other devices, or none: the operating system takes the path off line, or uses the wrong disk.</source>
        <translation>制御装置は 1 つのストレージ装置にあります。別の装置への LINK は別のデバイスに届くか、どこにも届きません。オペレーティング・システムはパスをオフラインにするか、誤ったディスクを使います。</translation>
    </message>
    <message>
        <source>A control unit on CNC, CTC, FCV or FC channels has one range of unit addresses.</source>
        <translation>CNC、CTC、FCV、FC チャネル上の制御装置のユニット・アドレス範囲は 1 つです。</translation>
    </message>
    <message>
        <source>A control unit stands once in IODEVICE.</source>
        <translation>制御装置は IODEVICE に 1 回だけ現れます。</translation>
    </message>
    <message>
        <source>A control unit that IODEVICE names is defined.</source>
        <translation>IODEVICE が挙げる制御装置は定義されています。</translation>
    </message>
    <message>
        <source>A control unit&apos;s number stands once.</source>
        <translation>制御装置の番号は 1 回だけ現れます。</translation>
    </message>
    <message>
        <source>A deck does not say it, and no LINK here names a port of switch {0} that could be it.</source>
        <translation>デックには書かれておらず、ここではどの LINK も、候補になるスイッチ {0} のポートを指しません。</translation>
    </message>
    <message>
        <source>A deck does not say it, and {0} ports that LINKs name could be it.</source>
        <translation>デックには書かれておらず、LINK が指す {0} 個のポートが候補です。</translation>
    </message>
    <message>
        <source>A device has at most 8 channels in a CSS.</source>
        <translation>装置のチャネルは、1 つの CSS に最大 8 つです。</translation>
    </message>
    <message>
        <source>A device has at most 8 control units.</source>
        <translation>装置の制御装置は最大 8 つです。</translation>
    </message>
    <message>
        <source>A device is activated once, for one link (HCP2721E, HCP049E).</source>
        <translation>装置は 1 つのリンクのために 1 回だけ活動化されます (HCP2721E、HCP049E)。</translation>
    </message>
    <message>
        <source>A device of a FICON CTC that leads a partition back to itself is barred from it by NOTPART.</source>
        <translation>区画を自分自身に戻す FICON CTC の装置は、NOTPART でその区画から除かれます。</translation>
    </message>
    <message>
        <source>A device of the link is of use when what it is connected to is the device at the same place of the other side&apos;s list.</source>
        <translation>リンクの装置が役立つのは、相手側のリストの同じ位置の装置とつながっているときです。</translation>
    </message>
    <message>
        <source>A device on a CTC control unit has no other one; so on coupling, FCP, IQD and OSA channels.</source>
        <translation>CTC 制御装置上の装置に、ほかの制御装置はありません。結合、FCP、IQD、OSA チャネルでも同様です。</translation>
    </message>
    <message>
        <source>A device&apos;s unit addresses are among those of each of its control units.</source>
        <translation>装置のユニット・アドレスは、その各制御装置のユニット・アドレスに含まれます。</translation>
    </message>
    <message>
        <source>A drawing holds at most {0:,} things: paste fewer</source>
        <translation>図面に入るのは最大 {0:,} 個です: 貼り付ける数を減らしてください</translation>
    </message>
    <message>
        <source>A group needs two things or more: select them first</source>
        <translation>グループには 2 個以上が必要です: 先に選択してください</translation>
    </message>
    <message>
        <source>A link address is 01-FE on ESCON channels, 00-FF or 0000-FFFF on FC channels.</source>
        <translation>リンク・アドレスは、ESCON チャネルで 01-FE、FC チャネルで 00-FF または 0000-FFFF です。</translation>
    </message>
    <message>
        <source>A link has one device when either system is older than z/VM 6.2; from then on up to 16 devices are one logical link.</source>
        <translation>どちらかのシステムが z/VM 6.2 より前なら、リンクの装置は 1 台です。それ以降は 16 台までで 1 つの論理リンクです。</translation>
    </message>
    <message>
        <source>A link has two ends: draw it from one LPAR to another</source>
        <translation>リンクには端が 2 つあります: LPAR から別の LPAR へ描いてください</translation>
    </message>
    <message>
        <source>A link works over its devices; the systems do not see each other without any.</source>
        <translation>リンクは装置を通じて働きます。装置がないと、システムは互いに見えません。</translation>
    </message>
    <message>
        <source>A logical link has 1 to 16 devices: ACTIVATE ISLINK takes no more.</source>
        <translation>論理リンクの装置は 1 から 16 台です。ACTIVATE ISLINK はそれより多く受け付けません。</translation>
    </message>
    <message>
        <source>A logical link joins two systems.</source>
        <translation>論理リンクは 2 つのシステムを結びます。</translation>
    </message>
    <message>
        <source>A logical link joins {0} with itself</source>
        <translation>論理リンクが {0} を自分自身と結んでいます</translation>
    </message>
    <message>
        <source>A logical path is set up when both channels are online and no port on the way is blocked; a frame goes from one director to another over one inter-switch link.</source>
        <translation>論理パスは、両方のチャネルがオンラインで、経路のどのポートもブロックされていないときにできます。フレームは、ディレクターから次のディレクターへ、スイッチ間リンク 1 本を通ります。</translation>
    </message>
    <message>
        <source>A machine has as many CSSs as its type.</source>
        <translation>マシンの CSS の数は型で決まります。</translation>
    </message>
    <message>
        <source>A machine has at most 8,192 control units.</source>
        <translation>マシンの制御装置は最大 8,192 個です。</translation>
    </message>
    <message>
        <source>A managed channel has no lists and is not spanned; IOCLUSTER is for managed channels.</source>
        <translation>管理されるチャネルにはリストがなく、スパンもしません。IOCLUSTER は管理されるチャネル用です。</translation>
    </message>
    <message>
        <source>A partition on a device&apos;s list may have one of the device&apos;s channels.</source>
        <translation>装置のリストにある区画は、その装置のチャネルの 1 つを持てます。</translation>
    </message>
    <message>
        <source>A partition sees a device number once in a subchannel set, by its channels at activation.</source>
        <translation>区画は、活動化時のチャネルを通して、サブチャネル・セットの装置番号を 1 回だけ見ます。</translation>
    </message>
    <message>
        <source>A partition that CHPID or IODEVICE names is in RESOURCE, in that CSS.</source>
        <translation>CHPID または IODEVICE が挙げる区画は、RESOURCE のその CSS にあります。</translation>
    </message>
    <message>
        <source>A partition&apos;s name is a letter and up to 7 letters or digits, and none that is reserved.</source>
        <translation>区画の名前は英字 1 文字と最大 7 文字の英数字で、予約された名前は使えません。</translation>
    </message>
    <message>
        <source>A partition&apos;s name stands once in RESOURCE.</source>
        <translation>区画の名前は RESOURCE に 1 回だけ現れます。</translation>
    </message>
    <message>
        <source>A partition&apos;s name stands once in a list of CHPID or IODEVICE.</source>
        <translation>区画の名前は、CHPID または IODEVICE のリストに 1 回だけ現れます。</translation>
    </message>
    <message>
        <source>A path that is defined and closed is missed when another one fails: I/O then has fewer ways than the deck says.</source>
        <translation>定義されていて閉じているパスは、ほかが故障したときに不足します。I/O の経路がデックの記述より減ります。</translation>
    </message>
    <message>
        <source>A port has an address of its own: LINK names it.</source>
        <translation>ポートには固有のアドレスがあり、LINK がそれを指します。</translation>
    </message>
    <message>
        <source>A port sends a frame for each buffer credit and waits for the answer: too few do not fill the fibre, and the rate falls to have/need.</source>
        <translation>ポートはバッファー・クレジットごとにフレームを 1 つ送り、応答を待ちます。少なすぎるとファイバーが埋まらず、速度は 現在数/必要数 に下がります。</translation>
    </message>
    <message>
        <source>A port, and a channel, takes one fibre pair.</source>
        <translation>ポートもチャネルも、ファイバー 1 対を受けます。</translation>
    </message>
    <message>
        <source>A range has 1-256 devices.</source>
        <translation>範囲の装置は 1-256 台です。</translation>
    </message>
    <message>
        <source>A reserved partition has a MIF id.</source>
        <translation>予約区画には MIF ID があります。</translation>
    </message>
    <message>
        <source>A rule that is off hides problems from everybody who opens the drawing.</source>
        <translation>オフの規則は、図面を開くすべての人から問題を隠します。</translation>
    </message>
    <message>
        <source>A slot holds one card.</source>
        <translation>スロットはカード 1 枚を収めます。</translation>
    </message>
    <message>
        <source>A system activates devices that it sees: those of a channel whose lists name its LPAR, less the ones that PART and NOTPART of the devices keep from it.</source>
        <translation>システムは、見える装置を活動化します。見えるのは、リストがその LPAR を挙げるチャネルの装置から、装置の PART と NOTPART が除くものを引いたものです。</translation>
    </message>
    <message>
        <source>A system is a member of one cluster, in one slot.</source>
        <translation>システムは 1 つのクラスターの 1 つのスロットのメンバーです。</translation>
    </message>
    <message>
        <source>A template has {0} letters; expected at most {1}</source>
        <translation>ひな形が {0} 文字あります。最大 {1} 文字です</translation>
    </message>
    <message>
        <source>A unit address of a control unit belongs to one device in each CSS.</source>
        <translation>制御装置のユニット・アドレスは、各 CSS で 1 つの装置に属します。</translation>
    </message>
    <message>
        <source>A waiver accepts an existing problem; this one would hide the next of its kind.</source>
        <translation>例外は既にある問題を受け入れます。これは同じ種類の次の問題を隠してしまいます。</translation>
    </message>
    <message>
        <source>A zone lets its members reach each other; one with a single port lets nothing through. Zones with few members are usual, one port alone is mostly a name with a wrong letter.</source>
        <translation>ゾーンの中では互いに届きます。ポートが 1 つのゾーンは何も通しません。メンバーの少ないゾーンは普通ですが、ポート 1 つだけなら、たいてい名前の書き間違いです。</translation>
    </message>
    <message>
        <source>A {0} needs a CEC: select the one to paste it into</source>
        <translation>{0} には CEC が必要です: 貼り付け先の CEC を選択してください</translation>
    </message>
    <message>
        <source>Accept: {0}</source>
        <translation>受け入れ: {0}</translation>
    </message>
    <message>
        <source>Active devices when {0} sends: {1}</source>
        <translation>{0} が送信するときの活動装置: {1}</translation>
    </message>
    <message>
        <source>Add LPAR {0}</source>
        <translation>LPAR {0} を追加</translation>
    </message>
    <message>
        <source>Add {0}</source>
        <translation>{0}を追加</translation>
    </message>
    <message>
        <source>After this lesson you can:</source>
        <translation>このレッスンを終えると、次のことができます:</translation>
    </message>
    <message>
        <source>Align {0} things</source>
        <translation>{0} 個をそろえる</translation>
    </message>
    <message>
        <source>All channels that send over the inter-switch links of two directors share what these carry. Busy channels wait for each other when it is less than they can send together: add links, faster ones, or keep both ends of a connection on one director.</source>
        <translation>2 つのディレクターのスイッチ間リンクを通るチャネルは、その容量を分け合います。合計の送信量より小さいと、混んだチャネルは互いに待ちます。リンクを増やすか、速くするか、接続の両端を 1 つのディレクターに置いてください。</translation>
    </message>
    <message>
        <source>All control units on one link of a channel or a switch have CUADD, or none has.</source>
        <translation>チャネルまたはスイッチの 1 つのリンク上の制御装置は、すべてに CUADD があるか、どれにもありません。</translation>
    </message>
    <message>
        <source>All figures are simulated; they are not measurements. Parameters that are assumed are listed in the validation pages. The simulation knows nothing of software that the scenario does not describe. Do not size a production system with it.</source>
        <translation>数値はすべてシミュレーションで、測定値ではありません。仮定したパラメーターは検証のページにあります。シナリオに書かれていないソフトウェアは考慮されません。本番システムの規模をこれで決めないでください。</translation>
    </message>
    <message>
        <source>All link addresses of an FC channel have 2 digits, or all have 4.</source>
        <translation>FC チャネルのリンク・アドレスは、すべて 2 桁か、すべて 4 桁です。</translation>
    </message>
    <message>
        <source>All {0} connections between {1} and {2} go through {3}</source>
        <translation>{1} と {2} の間の接続 {0} 本すべてが {3} を通ります</translation>
    </message>
    <message>
        <source>All {0} one-way devices are on {1}, which has {2} connections, so that it does not starve</source>
        <translation>片方向の装置 {0} 台はすべて {1} にあります。接続が {2} 本あるため、仕事は足ります</translation>
    </message>
    <message>
        <source>An ESCON channel has no more unit addresses than its type takes.</source>
        <translation>ESCON チャネルのユニット・アドレスは、型が許す数までです。</translation>
    </message>
    <message>
        <source>An FC channel or a shared CTC channel has no more unit addresses than its type takes.</source>
        <translation>FC チャネルまたは共用 CTC チャネルのユニット・アドレスは、型が許す数までです。</translation>
    </message>
    <message>
        <source>An FC channel without SWITCH has no link addresses.</source>
        <translation>SWITCH のない FC チャネルにリンク・アドレスはありません。</translation>
    </message>
    <message>
        <source>An LPAR needs a channel subsystem: make one in the CEC first</source>
        <translation>LPAR にはチャネル・サブシステムが必要です: 先に CEC に作ってください</translation>
    </message>
    <message>
        <source>An LPAR that sees devices whose control unit leads back to itself may activate them by mistake. XCF needs it to be barred from them; others may allow it.</source>
        <translation>制御装置が自分に戻る装置を見る LPAR は、誤ってそれを活動化するかもしれません。XCF では除外が必須で、ほかでは許されることがあります。</translation>
    </message>
    <message>
        <source>An unshared channel that does not move has one partition and no other candidate.</source>
        <translation>移動しない非共用チャネルの区画は 1 つで、ほかの候補はありません。</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>現状のまま</translation>
    </message>
    <message>
        <source>As it is drawn now</source>
        <translation>現在の図のまま</translation>
    </message>
    <message>
        <source>At least one partition has a name.</source>
        <translation>少なくとも 1 つの区画に名前があります。</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>Available frames</source>
        <translation>空きフレーム</translation>
    </message>
    <message>
        <source>Bar {0}</source>
        <translation>{0} を除外</translation>
    </message>
    <message>
        <source>Bar {0} from them</source>
        <translation>{0} をこれらから除外</translation>
    </message>
    <message>
        <source>Bend a cable</source>
        <translation>ケーブルを曲げる</translation>
    </message>
    <message>
        <source>Both ports are on the same director; an ISL goes to another one</source>
        <translation>両方のポートが同じディレクターにあります。ISL は別のディレクターへ行きます</translation>
    </message>
    <message>
        <source>Busiest channel</source>
        <translation>最も使われるチャネル</translation>
    </message>
    <message>
        <source>Busiest shared volume</source>
        <translation>最も使われる共用ボリューム</translation>
    </message>
    <message>
        <source>By its eligible priority it should be on the dispatch list at {0}.</source>
        <translation>適格優先順位では、{0} にディスパッチ・リストに入るはずです。</translation>
    </message>
    <message>
        <source>CEC</source>
        <translation>CEC</translation>
    </message>
    <message>
        <source>CEC or on a card</source>
        <translation>CEC またはカード</translation>
    </message>
    <message>
        <source>CEC {0}</source>
        <translation>CEC {0}</translation>
    </message>
    <message>
        <source>CHPID off line</source>
        <translation>CHPID オフライン</translation>
    </message>
    <message>
        <source>CHPID on line</source>
        <translation>CHPID オンライン</translation>
    </message>
    <message>
        <source>CHPID {0:02X}</source>
        <translation>CHPID {0:02X}</translation>
    </message>
    <message>
        <source>CHPID {0:02X} has no cable</source>
        <translation>CHPID {0:02X} にケーブルがありません</translation>
    </message>
    <message>
        <source>CHPID {0:02X} is defined twice in CSS {1:X}</source>
        <translation>CHPID {0:02X} が CSS {1:X} に 2 回定義されています</translation>
    </message>
    <message>
        <source>CHPID {0:02X} is not online to LPAR {1}, which is only a candidate for it</source>
        <translation>CHPID {0:02X} は、候補でしかない LPAR {1} に対してオンラインではありません</translation>
    </message>
    <message>
        <source>CHPID {0:02X} of CEC {1}</source>
        <translation>CEC {1} の CHPID {0:02X}</translation>
    </message>
    <message>
        <source>CHPID {0:02X} of CSS {1}</source>
        <translation>CSS {1} の CHPID {0:02X}</translation>
    </message>
    <message>
        <source>CHPID {0:02X} of {1}</source>
        <translation>{1} の CHPID {0:02X}</translation>
    </message>
    <message>
        <source>CHPIDs</source>
        <translation>CHPID</translation>
    </message>
    <message>
        <source>CHPIDs say by SWITCH to which director they are cabled, and two-byte LINKs by its domain.</source>
        <translation>CHPID は SWITCH で、2 バイトの LINK はドメインで、つながるディレクターを示します。</translation>
    </message>
    <message>
        <source>CP activates a device that it has: one that the LPAR sees, through a channel that it has, and that is a channel-to-channel adapter (HCP040E, HCP006E).</source>
        <translation>CP が活動化するのは、持っている装置です。LPAR が自分のチャネルを通して見る、チャネル間アダプターの装置です (HCP040E、HCP006E)。</translation>
    </message>
    <message>
        <source>CP after the guest</source>
        <translation>ゲスト後の CP</translation>
    </message>
    <message>
        <source>CP before the guest</source>
        <translation>ゲスト前の CP</translation>
    </message>
    <message>
        <source>CP decides</source>
        <translation>CP の判断</translation>
    </message>
    <message>
        <source>CP worked for it</source>
        <translation>CP がこのゲストのために働いていた</translation>
    </message>
    <message>
        <source>CP works for it</source>
        <translation>CP がこの CPU のために働いている</translation>
    </message>
    <message>
        <source>CP&apos;s locks</source>
        <translation>CP のロック</translation>
    </message>
    <message>
        <source>CPATH joins coupling channels only.</source>
        <translation>CPATH は結合チャネルだけを結びます。</translation>
    </message>
    <message>
        <source>CPU off line</source>
        <translation>CPU オフライン</translation>
    </message>
    <message>
        <source>CPU on line</source>
        <translation>CPU オンライン</translation>
    </message>
    <message>
        <source>CSS</source>
        <translation>CSS</translation>
    </message>
    <message>
        <source>CSS {0:X} has {1} devices in subchannel set {2}; the maximum is {3}</source>
        <translation>CSS {0:X} のサブチャネル・セット {2} に装置が {1} 台あります。最大は {3} 台です</translation>
    </message>
    <message>
        <source>CSS {0:X} has {1} partitions; the maximum is {2}</source>
        <translation>CSS {0:X} の区画は {1} 個です。最大は {2} 個です</translation>
    </message>
    <message>
        <source>CSS {0} of {1}</source>
        <translation type="vanished">{1} の CSS {0}</translation>
    </message>
    <message>
        <source>CUADD is 00-FF on FC channels, 00-0F where ESCON channels are among them.</source>
        <translation>CUADD は、FC チャネルで 00-FF、ESCON チャネルを含むと 00-0F です。</translation>
    </message>
    <message>
        <source>CUADD names the LPAR at the far end: the first digit is its channel subsystem, the second its MIF id. Without such an LPAR at the far channel no system answers.</source>
        <translation>CUADD は遠端の LPAR を指します。1 桁目がチャネル・サブシステム、2 桁目が MIF ID です。遠端のチャネルにその LPAR がなければ、どのシステムも応答しません。</translation>
    </message>
    <message>
        <source>CUADD {0:02X} is LPAR {1}, which has not {2}</source>
        <translation>CUADD {0:02X} は LPAR {1} で、{2} を持っていません</translation>
    </message>
    <message>
        <source>CUADD {0:02X}: {1} has no LPAR with CSS {2} and MIF id {3:X}</source>
        <translation>CUADD {0:02X}: {1} に、CSS {2}、MIF ID {3:X} の LPAR がありません</translation>
    </message>
    <message>
        <source>CUADD {0:02X}: {1} is not shared, and that is not its LPAR {2}</source>
        <translation>CUADD {0:02X}: {1} は共用ではなく、その LPAR {2} と一致しません</translation>
    </message>
    <message>
        <source>Cannot paste here: the container is missing. Copy it as well</source>
        <translation>ここには貼り付けられません: 容器がありません。容器もコピーしてください</translation>
    </message>
    <message>
        <source>Change CUADD</source>
        <translation>CUADD を変更</translation>
    </message>
    <message>
        <source>Change {0}</source>
        <translation>{0} を変更</translation>
    </message>
    <message>
        <source>Channels of one link are to be of one speed: the slowest holds the others up.</source>
        <translation>1 つのリンクのチャネルは同じ速度にします。最も遅いものがほかを待たせます。</translation>
    </message>
    <message>
        <source>Connect 1 device</source>
        <translation>装置 1 台を接続</translation>
    </message>
    <message>
        <source>Connect {0} devices</source>
        <translation>装置 {0} 台を接続</translation>
    </message>
    <message>
        <source>Control units are defined behind the channel, and nothing passes without a cable.</source>
        <translation>チャネルの先に制御装置が定義されていますが、ケーブルがないと何も通りません。</translation>
    </message>
    <message>
        <source>Coupling receiver channels have no control unit.</source>
        <translation>結合受信チャネルに制御装置はありません。</translation>
    </message>
    <message>
        <source>Crossed: each connection leaves by one channel and enters by another one</source>
        <translation>交差: どの接続も、あるチャネルから出て別のチャネルに入ります</translation>
    </message>
    <message>
        <source>Define the mirror</source>
        <translation>対になる定義を作る</translation>
    </message>
    <message>
        <source>Define the mirror in {0}</source>
        <translation>{0} に対になる定義を作る</translation>
    </message>
    <message>
        <source>Define {0:04X} as {1}</source>
        <translation>{0:04X} を {1} として定義</translation>
    </message>
    <message>
        <source>Define {0} and its devices as {1}</source>
        <translation>{0} とその装置を {1} として定義</translation>
    </message>
    <message>
        <source>Device {0:04X} and {1} more of the link of {2} and {3} cannot be used</source>
        <translation>{2} と {3} のリンクの装置 {0:04X} とほか {1} 台は使えません</translation>
    </message>
    <message>
        <source>Device {0:04X} of the link of {1} and {2} cannot be used</source>
        <translation>{1} と {2} のリンクの装置 {0:04X} は使えません</translation>
    </message>
    <message>
        <source>Device {0} of {1} is of type {2}, not FCTC</source>
        <translation>{1} の装置 {0} は {2} 型です。FCTC ではありません</translation>
    </message>
    <message>
        <source>Devices are in a subchannel set that the machine has.</source>
        <translation>装置は、マシンが持つサブチャネル・セットにあります。</translation>
    </message>
    <message>
        <source>Devices in the same order on both sides</source>
        <translation>装置を両側で同じ順にする</translation>
    </message>
    <message>
        <source>Devices of FICON CTCs usually have STADET=Y.</source>
        <translation>FICON CTC の装置は通常 STADET=Y です。</translation>
    </message>
    <message>
        <source>Devices {0} of {1} are of type {2}, not FCTC</source>
        <translation>{1} の装置 {0} は {2} 型です。FCTC ではありません</translation>
    </message>
    <message>
        <source>Distribute {0} things</source>
        <translation>{0} 個を等間隔に配置</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>ESCON, parallel and coupling receiver channels are not spanned.</source>
        <translation>ESCON、並列、結合受信チャネルはスパンしません。</translation>
    </message>
    <message>
        <source>Each channel has 1 active device in each direction</source>
        <translation>各チャネルの活動装置は各方向 1 台です</translation>
    </message>
    <message>
        <source>Each channel has {0} active devices in each direction</source>
        <translation>各チャネルの活動装置は各方向 {0} 台です</translation>
    </message>
    <message>
        <source>Each channel of one end is connected with each of the other end</source>
        <translation>一方の端の各チャネルが、他方の端の各チャネルとつながります</translation>
    </message>
    <message>
        <source>Each end uses channels of its own</source>
        <translation>各端が別のチャネルを使います</translation>
    </message>
    <message>
        <source>Each side counts the devices of the link from its own end: the system with the lesser name from the lowest number up, the other one from the highest down. With other numbers, or another order, both would write on the same devices.</source>
        <translation>両側は、リンクの装置を自分の端から数えます。名前が小さいシステムは最小の番号から上へ、もう一方は最大の番号から下へ。番号や順序が違うと、両方が同じ装置に書き込みます。</translation>
    </message>
    <message>
        <source>Every two members need a logical link of their own.</source>
        <translation>どの 2 つのメンバーにも、専用の論理リンクが必要です。</translation>
    </message>
    <message>
        <source>FC and ESCON channels use different switch numbers.</source>
        <translation>FC と ESCON のチャネルは別のスイッチ番号を使います。</translation>
    </message>
    <message>
        <source>FCP devices of {0}: {1}</source>
        <translation>{0} の FCP 装置: {1}</translation>
    </message>
    <message>
        <source>FICON card</source>
        <translation>FICON カード</translation>
    </message>
    <message>
        <source>From {0} to {1} {2} can send {3:,.0f} MB/s: {4}</source>
        <translation>{0} から {1} へ、{2}が最大 {3:,.0f} MB/s を送ります: {4}</translation>
    </message>
    <message>
        <source>Give LPAR {0} MIF id {1:X}</source>
        <translation>LPAR {0} に MIF ID {1:X} を付ける</translation>
    </message>
    <message>
        <source>Give it CHPID {0:02X}</source>
        <translation>CHPID {0:02X} を付ける</translation>
    </message>
    <message>
        <source>Give it number {0:04X}</source>
        <translation>番号 {0:04X} を付ける</translation>
    </message>
    <message>
        <source>Give it {0} buffer credits</source>
        <translation>バッファー・クレジットを {0} にする</translation>
    </message>
    <message>
        <source>Group {0} things</source>
        <translation>{0} 個をグループにする</translation>
    </message>
    <message>
        <source>I/O at a shared volume</source>
        <translation>共有ボリュームの I/O</translation>
    </message>
    <message>
        <source>I/O wait</source>
        <translation>I/O 待ち</translation>
    </message>
    <message>
        <source>IPL</source>
        <translation>IPL</translation>
    </message>
    <message>
        <source>IPL of the LPAR</source>
        <translation>LPAR の IPL</translation>
    </message>
    <message>
        <source>ISFC link</source>
        <translation>ISFC リンク</translation>
    </message>
    <message>
        <source>ISFC link between {0} and {1}</source>
        <translation>{0} と {1} の間の ISFC リンク</translation>
    </message>
    <message>
        <source>ISFC link down</source>
        <translation>ISFC リンク停止</translation>
    </message>
    <message>
        <source>ISFC link up</source>
        <translation>ISFC リンク稼働</translation>
    </message>
    <message>
        <source>If FICON CTCs name partitions by their MIF ids, RESOURCE states them.</source>
        <translation>FICON CTC が MIF ID で区画を指すなら、RESOURCE に MIF ID を書きます。</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>デックをインポート</translation>
    </message>
    <message>
        <source>Import {0} connections</source>
        <translation>接続 {0} 本をインポート</translation>
    </message>
    <message>
        <source>Import {0} decks</source>
        <translation>デック {0} 個をインポート</translation>
    </message>
    <message>
        <source>Influx</source>
        <translation>流入</translation>
    </message>
    <message>
        <source>Isolated</source>
        <translation>孤立</translation>
    </message>
    <message>
        <source>It ends in {0}, with: {1}, {2}.</source>
        <translation>{0} 後に終わります。きっかけ: {1}、{2}。</translation>
    </message>
    <message>
        <source>It has no work and has left the dispatch list.</source>
        <translation>仕事がなく、ディスパッチ・リストを離れました。</translation>
    </message>
    <message>
        <source>It has no work. CP leaves it on the dispatch list until {0}, in case work comes.</source>
        <translation>仕事がありません。CP は、仕事が来る場合に備えて {0} までディスパッチ・リストに残します。</translation>
    </message>
    <message>
        <source>It has touched a page that was only on a paging volume; the read is due at {0}.</source>
        <translation>ページング・ボリュームにしかないページに触れました。読み取りは {0} に終わります。</translation>
    </message>
    <message>
        <source>It has used more than its maximum share of {0:g} %; it may run again at {1}.</source>
        <translation>最大シェア {0:g} % を超えて使いました。{1} にまた走れます。</translation>
    </message>
    <message>
        <source>It has {0} left of its dispatch time slice.</source>
        <translation>ディスパッチのタイム・スライスが {0} 残っています。</translation>
    </message>
    <message>
        <source>It is the next one: no other has an earlier deadline.</source>
        <translation>次の番です。期限がより早いものはありません。</translation>
    </message>
    <message>
        <source>Its class is held up by a guest that is to come first.</source>
        <translation>先に進むべきゲストが、このクラスを待たせています。</translation>
    </message>
    <message>
        <source>Its image is on a swap device; an IPL resumes it.</source>
        <translation>イメージはスワップ装置にあります。IPL で再開します。</translation>
    </message>
    <message>
        <source>Its next tick is due at {0}.</source>
        <translation>次のティックは {0} です。</translation>
    </message>
    <message>
        <source>Its next work is due at {0}.</source>
        <translation>次の仕事は {0} です。</translation>
    </message>
    <message>
        <source>Its processor spins for the {0}, which processor {1} holds.</source>
        <translation>プロセッサーは{0}をスピンして待っています。保持しているのはプロセッサー {1} です。</translation>
    </message>
    <message>
        <source>Its program has asked for data and has nothing else to do.</source>
        <translation>プログラムはデータを要求し、ほかにすることがありません。</translation>
    </message>
    <message>
        <source>Its {0} processors run {1}.</source>
        <translation>{0} 個のプロセッサーでは {1} が走っています。</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>参加済み</translation>
    </message>
    <message>
        <source>Joining</source>
        <translation>参加中</translation>
    </message>
    <message>
        <source>LINK names the port of the channel at the far end: on the director that the own channel is cabled to, or with the domain of another one before it. Without a channel at that port no system answers.</source>
        <translation>LINK は遠端のチャネルのポートを指します。自分のチャネルがつながるディレクターのポート、または前にドメインを付けた別のディレクターのポートです。そのポートにチャネルがないと、どのシステムも応答しません。</translation>
    </message>
    <message>
        <source>LINK {0}: no channel is cabled to port {1:02X} of director {2}</source>
        <translation>LINK {0}: ディレクター {2} のポート {1:02X} にチャネルがつながっていません</translation>
    </message>
    <message>
        <source>LINK {0}: no director has domain {1}</source>
        <translation>LINK {0}: ドメイン {1} のディレクターがありません</translation>
    </message>
    <message>
        <source>LINKs lead from switch {0} to {1}: drawn as an inter-switch link at ports {2} and {3}, which no deck says</source>
        <translation>LINK がスイッチ {0} から {1} へ通じています: デックにないポート {2} と {3} のスイッチ間リンクとして描きました</translation>
    </message>
    <message>
        <source>LINKs lead from switch {0} to {1}: no port is left to join them</source>
        <translation>LINK がスイッチ {0} から {1} へ通じています: つなぐポートが残っていません</translation>
    </message>
    <message>
        <source>LINKs name port {0}, but that may be a channel of a CEC that is not here.</source>
        <translation>LINK はポート {0} を指しますが、ここにない CEC のチャネルかもしれません。</translation>
    </message>
    <message>
        <source>LPAR {0}</source>
        <translation>LPAR {0}</translation>
    </message>
    <message>
        <source>LPAR {0} on CHPID {1:02X}</source>
        <translation>CHPID {1:02X} 上の LPAR {0}</translation>
    </message>
    <message>
        <source>LPAR {0} would see device {1:04X} {2} times</source>
        <translation>LPAR {0} が装置 {1:04X} を {2} 回見ることになります</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Leave CUADD out</source>
        <translation>CUADD を外す</translation>
    </message>
    <message>
        <source>Leave SWITCH out</source>
        <translation>SWITCH を外す</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>離脱中</translation>
    </message>
    <message>
        <source>Let {0} begin at unit address {1:02X}</source>
        <translation>{0} をユニット・アドレス {1:02X} から始める</translation>
    </message>
    <message>
        <source>Let {0} see {1}</source>
        <translation>{0} に {1} を見せる</translation>
    </message>
    <message>
        <source>Let {0} use {1}</source>
        <translation>{0} に {1} を使わせる</translation>
    </message>
    <message>
        <source>Lists of a CHPID name only the CSSs of its PATH.</source>
        <translation>CHPID のリストは、その PATH の CSS だけを挙げます。</translation>
    </message>
    <message>
        <source>MAXQUIESCE exceeded</source>
        <translation>MAXQUIESCE 超過</translation>
    </message>
    <message>
        <source>MAXTOTAL exceeded</source>
        <translation>MAXTOTAL 超過</translation>
    </message>
    <message>
        <source>Make a link of {0} devices</source>
        <translation>装置 {0} 台のリンクを作る</translation>
    </message>
    <message>
        <source>Make it port {0:02X}</source>
        <translation>ポート {0:02X} にする</translation>
    </message>
    <message>
        <source>Make it {0}</source>
        <translation>{0} にする</translation>
    </message>
    <message>
        <source>Make one link of both</source>
        <translation>2 つを 1 つのリンクにする</translation>
    </message>
    <message>
        <source>Mend 1 problem</source>
        <translation>問題 1 件を修正</translation>
    </message>
    <message>
        <source>Mend {0} problems</source>
        <translation>問題 {0} 件を修正</translation>
    </message>
    <message>
        <source>Merge with the file</source>
        <translation>ファイルと統合</translation>
    </message>
    <message>
        <source>Mixed: some connections are straight, the others are crossed</source>
        <translation>混合: 一部の接続は直結、ほかは交差です</translation>
    </message>
    <message>
        <source>More than seven channels bring nothing: with sixteen devices each of them has fewer than two in a direction.</source>
        <translation>7 つを超えるチャネルに効果はありません。装置 16 台では、各方向 2 台に届きません。</translation>
    </message>
    <message>
        <source>More than {0} combinations of workload, size and rate: expected fewer</source>
        <translation>ワークロード、大きさ、速度の組み合わせが {0} を超えます: 減らしてください</translation>
    </message>
    <message>
        <source>More than {0} guests: expected fewer</source>
        <translation>ゲストが {0} を超えます: 減らしてください</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Move into another container</source>
        <translation>別の容器へ移動</translation>
    </message>
    <message>
        <source>Move {0}</source>
        <translation>{0} を移動</translation>
    </message>
    <message>
        <source>Move {0} things</source>
        <translation>{0} 個を移動</translation>
    </message>
    <message>
        <source>NOTPART bars it</source>
        <translation>NOTPART がこの LPAR を除いています</translation>
    </message>
    <message>
        <source>Name the system {0}</source>
        <translation>システムを {0} と名付ける</translation>
    </message>
    <message>
        <source>Name {0}</source>
        <translation>{0} を指定</translation>
    </message>
    <message>
        <source>Name {0} of {1} there</source>
        <translation>そこに {1} の {0} を指定</translation>
    </message>
    <message>
        <source>Neither end of the link may use {0}</source>
        <translation>リンクのどちらの端も {0} を使えません</translation>
    </message>
    <message>
        <source>Neither end of the link sees {0}</source>
        <translation>リンクのどちらの端からも {0} が見えません</translation>
    </message>
    <message>
        <source>No ISFC logical link: draw one between two LPARs, so that a guest can move over it</source>
        <translation>ISFC 論理リンクがありません: ゲストが移れるように、2 つの LPAR の間に描いてください</translation>
    </message>
    <message>
        <source>No ISL exists between {0} and {1}</source>
        <translation>{0} と {1} の間に ISL がありません</translation>
    </message>
    <message>
        <source>No MIF id is free</source>
        <translation>空いている MIF ID がありません</translation>
    </message>
    <message>
        <source>No device number from {0:04X} on is free at both ends</source>
        <translation>{0:04X} 以降に、両端で空いている装置番号がありません</translation>
    </message>
    <message>
        <source>No device numbers are free above those of the layout</source>
        <translation>構成の番号より上に、空いている装置番号がありません</translation>
    </message>
    <message>
        <source>No device numbers are free for the pasted things</source>
        <translation>貼り付けるものに使える装置番号がありません</translation>
    </message>
    <message>
        <source>No mirror for {0} of {1}: {2}</source>
        <translation>{1} の{0}に対になる定義がありません: {2}</translation>
    </message>
    <message>
        <source>No processor has looked for work yet.</source>
        <translation>まだどのプロセッサーも仕事を探していません。</translation>
    </message>
    <message>
        <source>No relocation has begun before the end of the run</source>
        <translation>実行の終わりまでに始まったリロケーションがありません</translation>
    </message>
    <message>
        <source>No {0} are free</source>
        <translation>空いている{0}がありません</translation>
    </message>
    <message>
        <source>No {0} device numbers in a row are free</source>
        <translation>連続して空いている装置番号 {0} 個がありません</translation>
    </message>
    <message>
        <source>No {0} is free for the pasted things</source>
        <translation>貼り付けるものに使える {0} がありません</translation>
    </message>
    <message>
        <source>None of the selected cables has bends: drag a cable to bend it</source>
        <translation>選んだケーブルに曲がりがありません: ケーブルをドラッグして曲げてください</translation>
    </message>
    <message>
        <source>None of the selected things is in a group</source>
        <translation>選んだものはどのグループにもありません</translation>
    </message>
    <message>
        <source>Not recommended: {0} in one link; the slower ones hold it up</source>
        <translation>推奨しません: 1 つのリンクに {0}。遅いほうが全体を待たせます</translation>
    </message>
    <message>
        <source>Nothing ends this within {0} s, unless a command does.</source>
        <translation>コマンドがない限り、{0} 秒以内にこれを終わらせるものはありません。</translation>
    </message>
    <message>
        <source>Nothing is selected that can be copied: select things first</source>
        <translation>コピーできるものが選択されていません: 先に選択してください</translation>
    </message>
    <message>
        <source>Nothing moves: choose a guest that is relocated</source>
        <translation>何も移りません: リロケーションするゲストを選んでください</translation>
    </message>
    <message>
        <source>Nothing runs: expected a guest, for instance Java on one end of a link</source>
        <translation>何も走りません: リンクの一方の端に、Java などのゲストが必要です</translation>
    </message>
    <message>
        <source>One of the two no longer exists</source>
        <translation>2 つのうち 1 つがもうありません</translation>
    </message>
    <message>
        <source>Only ESCON and FC channels have link addresses.</source>
        <translation>リンク・アドレスは ESCON と FC のチャネルだけにあります。</translation>
    </message>
    <message>
        <source>PART and NOTPART of a CHPID name different CSSs.</source>
        <translation>CHPID の PART と NOTPART は別の CSS を挙げます。</translation>
    </message>
    <message>
        <source>PART and NOTPART stand only on devices of shared channels.</source>
        <translation>PART と NOTPART は共用チャネルの装置だけにあります。</translation>
    </message>
    <message>
        <source>PART leaves it out</source>
        <translation>PART にこの LPAR がありません</translation>
    </message>
    <message>
        <source>PCHIDs</source>
        <translation>PCHID</translation>
    </message>
    <message>
        <source>Parallel and coupling receiver channels are not shared.</source>
        <translation>並列と結合受信のチャネルは共用できません。</translation>
    </message>
    <message>
        <source>Part of its work only the master processor, 0, may do.</source>
        <translation>仕事の一部は、マスター・プロセッサー 0 だけが行えます。</translation>
    </message>
    <message>
        <source>Pass {0} at {1}: {2:,} pages sent while it ran in {3}, {4:,} changed meanwhile.</source>
        <translation>パス {0}、{1}: 実行中に {3} で {2:,} ページを送信、その間に {4:,} ページ変更。</translation>
    </message>
    <message>
        <source>Pass {0} at {1}: {2:,} pages sent while it ran, {4:,} changed meanwhile.</source>
        <translation>パス {0}、{1}: 実行中に {2:,} ページを送信、その間に {4:,} ページ変更。</translation>
    </message>
    <message>
        <source>Pass {0} at {1}: {2:,} pages sent with the guest stopped in {3}, {4:,} changed meanwhile.</source>
        <translation>パス {0}、{1}: ゲストを止めて {3} で {2:,} ページを送信、その間に {4:,} ページ変更。</translation>
    </message>
    <message>
        <source>Pass {0} at {1}: {2:,} pages sent with the guest stopped, {4:,} changed meanwhile.</source>
        <translation>パス {0}、{1}: ゲストを止めて {2:,} ページを送信、その間に {4:,} ページ変更。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Paste 1 thing</source>
        <translation>1 個を貼り付け</translation>
    </message>
    <message>
        <source>Paste {0} things</source>
        <translation>{0} 個を貼り付け</translation>
    </message>
    <message>
        <source>Position {0} of the link from {1} to {2}</source>
        <translation>{1} から {2} へのリンクの位置 {0}</translation>
    </message>
    <message>
        <source>Put it into a free slot</source>
        <translation>空いているスロットに入れる</translation>
    </message>
    <message>
        <source>Put it into a {0}</source>
        <translation>{0}の中に入れてください</translation>
    </message>
    <message>
        <source>Put it into slot {0}</source>
        <translation>スロット {0} に入れる</translation>
    </message>
    <message>
        <source>RESOURCE has no MAXDEV: the most devices that the machine allows are assumed</source>
        <translation>RESOURCE に MAXDEV がありません: マシンが許す最大の装置数と見なします</translation>
    </message>
    <message>
        <source>RESOURCE names the partitions of a CEC; without one there is no deck, and nothing uses the channels.</source>
        <translation>RESOURCE は CEC の区画を挙げます。区画がないとデックがなく、何もチャネルを使いません。</translation>
    </message>
    <message>
        <source>RESOURCE says how many devices each CSS may have.</source>
        <translation>RESOURCE は、各 CSS が持てる装置の数を示します。</translation>
    </message>
    <message>
        <source>Remove all but the first {0} devices</source>
        <translation>最初の {0} 台以外の装置を削除</translation>
    </message>
    <message>
        <source>Remove it from all but its first slot</source>
        <translation>最初のスロット以外から削除</translation>
    </message>
    <message>
        <source>Remove the repeated {0:04X}</source>
        <translation>重複した {0:04X} を削除</translation>
    </message>
    <message>
        <source>Remove the setting</source>
        <translation>設定を削除</translation>
    </message>
    <message>
        <source>Remove the waiver</source>
        <translation>例外を削除</translation>
    </message>
    <message>
        <source>Remove {0:04X} from the other link</source>
        <translation>{0:04X} をもう一方のリンクから削除</translation>
    </message>
    <message>
        <source>Remove {0}</source>
        <translation>{0} を削除</translation>
    </message>
    <message>
        <source>Remove {0} things</source>
        <translation>{0} 個を削除</translation>
    </message>
    <message>
        <source>Renumber</source>
        <translation>番号の付け直し</translation>
    </message>
    <message>
        <source>Renumber 1 thing</source>
        <translation>1 個の番号を付け直す</translation>
    </message>
    <message>
        <source>Renumber {0} things</source>
        <translation>{0} 個の番号を付け直す</translation>
    </message>
    <message>
        <source>Rewire: {0} connections, {1}</source>
        <translation>つなぎ直し: 接続 {0} 本、{1}</translation>
    </message>
    <message>
        <source>SLOT of the SSI statement is 1 to 4 in the manual of z/VM 7.2. Eight slots in z/VM 7.3 are not confirmed: look into CP Planning and Administration of the release.</source>
        <translation>SSI ステートメントの SLOT は、z/VM 7.2 の手引きでは 1 から 4 です。z/VM 7.3 の 8 スロットは未確認です。そのリリースの CP Planning and Administration を確かめてください。</translation>
    </message>
    <message>
        <source>SSI cluster</source>
        <translation>SSI クラスター</translation>
    </message>
    <message>
        <source>SSI cluster {0}</source>
        <translation>SSI クラスター {0}</translation>
    </message>
    <message>
        <source>SSI cluster {0} has 1 member: expected {2} to {3}</source>
        <translation>SSI クラスター {0} のメンバーは 1 つです: {2} から {3} が必要です</translation>
    </message>
    <message>
        <source>SSI cluster {0} has no members: expected {2} to {3}</source>
        <translation>SSI クラスター {0} にメンバーがありません: {2} から {3} が必要です</translation>
    </message>
    <message>
        <source>SSI cluster {0} has {1} slots: more than {2} need newer service</source>
        <translation>SSI クラスター {0} のスロットは {1} です: {2} を超えるには新しいサービス・レベルが必要です</translation>
    </message>
    <message>
        <source>SSI cluster {0} has {1} slots: z/VM {2} of {3} has {4}</source>
        <translation>SSI クラスター {0} のスロットは {1} です: {3} の z/VM {2} では {4} です</translation>
    </message>
    <message>
        <source>SSI cluster {0}: {1} and {2} have no logical link</source>
        <translation>SSI クラスター {0}: {1} と {2} の間に論理リンクがありません</translation>
    </message>
    <message>
        <source>SSI clusters came with z/VM 6.2, and are part of the base from 7.1 on.</source>
        <translation>SSI クラスターは z/VM 6.2 で登場し、7.1 からは基本機能です。</translation>
    </message>
    <message>
        <source>STOP has stopped it; BEGIN lets it run again.</source>
        <translation>STOP で止まっています。BEGIN でまた走ります。</translation>
    </message>
    <message>
        <source>SWITCH is for ESCON and FC channels only.</source>
        <translation>SWITCH は ESCON と FC のチャネル専用です。</translation>
    </message>
    <message>
        <source>SWITCH is the id of the director that the channel is cabled to; a channel that is cabled to another one, point to point, has none.</source>
        <translation>SWITCH は、チャネルがつながるディレクターの ID です。別のチャネルと直接つながるチャネルにはありません。</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>安全</translation>
    </message>
    <message>
        <source>Say MAXDEV={0}</source>
        <translation>MAXDEV={0} を書く</translation>
    </message>
    <message>
        <source>Say STADET=Y</source>
        <translation>STADET=Y を書く</translation>
    </message>
    <message>
        <source>Select {0} things or more that stand beside each other, none within another</source>
        <translation>互いに入れ子でない、並んだものを {0} 個以上選択してください</translation>
    </message>
    <message>
        <source>Set SWITCH to {0:02X}</source>
        <translation>SWITCH を {0:02X} にする</translation>
    </message>
    <message>
        <source>Severity of {0}</source>
        <translation>{0} の重大度</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>安定</translation>
    </message>
    <message>
        <source>Straight: each connection has the same channel at both ends</source>
        <translation>直結: どの接続も両端で同じチャネルです</translation>
    </message>
    <message>
        <source>Straighten a cable</source>
        <translation>ケーブルをまっすぐにする</translation>
    </message>
    <message>
        <source>Straighten {0} cables</source>
        <translation>ケーブル {0} 本をまっすぐにする</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>サスペンド</translation>
    </message>
    <message>
        <source>Systems are known by their names: two of one name cannot be in one collection.</source>
        <translation>システムは名前で区別されます。同じ名前の 2 つは 1 つのコレクションに入れません。</translation>
    </message>
    <message>
        <source>Take the order of {0} on both sides</source>
        <translation>両側で {0} の順にする</translation>
    </message>
    <message>
        <source>The LINKs fit {0} ways of plugging in {1} channels</source>
        <translation>LINK に合う差し込み方は、チャネル {1} 個に対して {0} 通りです</translation>
    </message>
    <message>
        <source>The channels of a card are its own, so of its generation.</source>
        <translation>カードのチャネルはカードのもので、世代も同じです。</translation>
    </message>
    <message>
        <source>The channels of a control unit are all shared or all unshared.</source>
        <translation>制御装置のチャネルは、すべて共用か、すべて非共用です。</translation>
    </message>
    <message>
        <source>The channels of a device are all shared or all unshared.</source>
        <translation>装置のチャネルは、すべて共用か、すべて非共用です。</translation>
    </message>
    <message>
        <source>The control unit has no free unit addresses</source>
        <translation>制御装置に空いているユニット・アドレスがありません</translation>
    </message>
    <message>
        <source>The control units of a channel without SWITCH have different CUADD.</source>
        <translation>SWITCH のないチャネルの制御装置は、それぞれ別の CUADD を持ちます。</translation>
    </message>
    <message>
        <source>The control units of a device are on different channels.</source>
        <translation>装置の制御装置は、別々のチャネルにあります。</translation>
    </message>
    <message>
        <source>The control units of an FC channel without SWITCH are all FCTC, or none is.</source>
        <translation>SWITCH のない FC チャネルの制御装置は、すべて FCTC か、どれも FCTC ではありません。</translation>
    </message>
    <message>
        <source>The definitions of both sides agree, and the way between the channels is not open.</source>
        <translation>両側の定義は合っていますが、チャネル間の経路が開いていません。</translation>
    </message>
    <message>
        <source>The device numbers of a range end by FFFF.</source>
        <translation>範囲の装置番号は FFFF までです。</translation>
    </message>
    <message>
        <source>The devices at both ends of the numbers are written by one side alone. Where they are all on a channel with few others, it starves in the other direction: put them on one that has more devices.</source>
        <translation>番号の両端の装置には、片側だけが書き込みます。それらがすべて、ほかの装置が少ないチャネルにあると、反対方向の仕事が足りません。装置の多いチャネルに移してください。</translation>
    </message>
    <message>
        <source>The devices have a mirror, or are others by now</source>
        <translation>装置には対があるか、もう別の装置です</translation>
    </message>
    <message>
        <source>The drawing cannot run: {0}</source>
        <translation>図面を実行できません: {0}</translation>
    </message>
    <message>
        <source>The guest waits while CP simulates an instruction or serves a request of it.</source>
        <translation>CP が命令をシミュレートするか要求を処理する間、ゲストは待ちます。</translation>
    </message>
    <message>
        <source>The guest was long-term dormant, for {0:.0f} s; {1}.</source>
        <translation>ゲストは長期休止で、{0:.0f} 秒たっていました。{1}。</translation>
    </message>
    <message>
        <source>The guest was on the {0}; {1}.</source>
        <translation>ゲストは{0}にありました。{1}。</translation>
    </message>
    <message>
        <source>The guest was short-term dormant, for {0:.0f} s; {1}.</source>
        <translation>ゲストは短期休止で、{0:.0f} 秒たっていました。{1}。</translation>
    </message>
    <message>
        <source>The highest device is for {1} alone: on {2}</source>
        <translation>最大の番号の装置は {1} 専用です: {2} 上</translation>
    </message>
    <message>
        <source>The largest working sets there are those of {0}.</source>
        <translation>そこで最も大きいワーキング・セットは {0} のものです。</translation>
    </message>
    <message>
        <source>The link has {0} already</source>
        <translation>リンクには {0} がもうあります</translation>
    </message>
    <message>
        <source>The link of {0} and {1}</source>
        <translation>{0} と {1} のリンク</translation>
    </message>
    <message>
        <source>The lists of a channel and of devices name LPARs of their own CEC: a deck describes one machine, and an LPAR of another one cannot have them.</source>
        <translation>チャネルと装置のリストは、自分の CEC の LPAR を挙げます。デックは 1 台のマシンを記述し、別のマシンの LPAR はそれらを持てません。</translation>
    </message>
    <message>
        <source>The lowest device is for {1} alone: on {2}</source>
        <translation>最小の番号の装置は {1} 専用です: {2} 上</translation>
    </message>
    <message>
        <source>The name of its system identifies an LPAR in a logical link and an SSI cluster, and it decides from which end of the devices the system writes.</source>
        <translation>論理リンクと SSI クラスターでは、システムの名前が LPAR を区別し、装置のどちらの端から書き込むかを決めます。</translation>
    </message>
    <message>
        <source>The names of the CECs distinguish decks and lists.</source>
        <translation>CEC の名前はデックとリストを区別します。</translation>
    </message>
    <message>
        <source>The only connection between {1} and {2} goes through {3}</source>
        <translation>{1} と {2} の間のただ 1 本の接続が {3} を通ります</translation>
    </message>
    <message>
        <source>The other drawing has no LPAR {0} and no system {1}</source>
        <translation>もう一方の図面に、LPAR {0} もシステム {1} もありません</translation>
    </message>
    <message>
        <source>The port is on this director</source>
        <translation>ポートはこのディレクターにあります</translation>
    </message>
    <message>
        <source>The preferred channel of a device is one of its control units&apos;.</source>
        <translation>装置の優先チャネルは、その制御装置のチャネルの 1 つです。</translation>
    </message>
    <message>
        <source>The ranges differ: {0} and {1}</source>
        <translation>範囲が違います: {0} と {1}</translation>
    </message>
    <message>
        <source>The ranges of unit addresses of a control unit end by FF and do not overlap.</source>
        <translation>制御装置のユニット・アドレス範囲は FF までで、重なりません。</translation>
    </message>
    <message>
        <source>The rule {0} is off in this drawing: {1} of its problems are hidden</source>
        <translation>規則 {0} はこの図面でオフです: 問題 {1} 件が隠れています</translation>
    </message>
    <message>
        <source>The run ends at {0:g} s: expected up to {1:g} s</source>
        <translation>実行の終わりが {0:g} 秒です: {1:g} 秒までです</translation>
    </message>
    <message>
        <source>The scan ended in {0}.</source>
        <translation>走査の終わり: {0}。</translation>
    </message>
    <message>
        <source>The unit address joins the two sides of a connection: device numbers need not agree, unit addresses must. A range that begins at another unit address at the far end misses its mirror.</source>
        <translation>ユニット・アドレスが接続の両側を結びます。装置番号は一致しなくてよく、ユニット・アドレスは一致が必要です。遠端で別のユニット・アドレスから始まる範囲は、対を外れます。</translation>
    </message>
    <message>
        <source>The unit address joins the two sides: each device needs one with the same unit address on the control unit that leads back. Without it the device is dead.</source>
        <translation>ユニット・アドレスが両側を結びます。各装置には、戻る側の制御装置に同じユニット・アドレスの装置が必要です。ないと、その装置は働きません。</translation>
    </message>
    <message>
        <source>The unit addresses of a range of devices end by FF.</source>
        <translation>装置の範囲のユニット・アドレスは FF までです。</translation>
    </message>
    <message>
        <source>The waiver of {0} fits no problem any more: {1}</source>
        <translation>{0} の例外はもうどの問題にも合いません: {1}</translation>
    </message>
    <message>
        <source>The {0} has {1} buffer credits: {2:g} km need {3}</source>
        <translation>{0}のバッファー・クレジットは {1} です: {2:g} km には {3} が必要です</translation>
    </message>
    <message>
        <source>The {0} highest devices are for {1} alone: on {2}</source>
        <translation>番号が大きい {0} 台の装置は {1} 専用です: {2} 上</translation>
    </message>
    <message>
        <source>The {0} lowest devices are for {1} alone: on {2}</source>
        <translation>番号が小さい {0} 台の装置は {1} 専用です: {2} 上</translation>
    </message>
    <message>
        <source>There are no {0} free device numbers in a row from {1:04X} on</source>
        <translation>{1:04X} 以降に、連続して空いている装置番号 {0} 個がありません</translation>
    </message>
    <message>
        <source>There are no {0} unit addresses in a row left in the control unit</source>
        <translation>制御装置に、連続して空いているユニット・アドレス {0} 個がありません</translation>
    </message>
    <message>
        <source>There are two CECs as {0}</source>
        <translation>{0} が 2 つあります</translation>
    </message>
    <message>
        <source>There are two cards as {0}</source>
        <translation>{0} が 2 枚あります</translation>
    </message>
    <message>
        <source>There are two ports as {0}</source>
        <translation>{0} が 2 つあります</translation>
    </message>
    <message>
        <source>There are two subsystems as {0}</source>
        <translation>{0} が 2 つあります</translation>
    </message>
    <message>
        <source>There is an {0}</source>
        <translation>{0} がもうあります</translation>
    </message>
    <message>
        <source>This CEC has no channel subsystem yet: add one first</source>
        <translation>この CEC にはまだチャネル・サブシステムがありません: 先に追加してください</translation>
    </message>
    <message>
        <source>Two control units on one link of a switch with one CUADD are reached by channels of one type.</source>
        <translation>スイッチの 1 つのリンク上にあり CUADD が同じ 2 つの制御装置には、同じ型のチャネルで届きます。</translation>
    </message>
    <message>
        <source>Two systems have one logical link: all devices that are activated for a node belong to it.</source>
        <translation>2 つのシステムの論理リンクは 1 つです。ノードのために活動化した装置はすべてそれに属します。</translation>
    </message>
    <message>
        <source>UNIT=FCTC stands on FC channels only.</source>
        <translation>UNIT=FCTC は FC チャネルだけにあります。</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>グループを解除</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Volume {0} reads for {1} before.</source>
        <translation>ボリューム {0} は先に {1} のために読みます。</translation>
    </message>
    <message>
        <source>Volume {0} reads it now.</source>
        <translation>ボリューム {0} が今それを読んでいます。</translation>
    </message>
    <message>
        <source>When it fails, the LPAR loses its SCSI disks: it is to have two or more FCP channels, on cards and directors of their own.</source>
        <translation>これが故障すると、LPAR は SCSI ディスクを失います。別のカードとディレクターに、FCP チャネルを 2 つ以上持たせてください。</translation>
    </message>
    <message>
        <source>When it fails, the disks behind the control unit are lost: paths are to go over two or more channels, on cards and directors of their own.</source>
        <translation>これが故障すると、制御装置の先のディスクが失われます。パスは、別のカードとディレクターのチャネル 2 つ以上を通してください。</translation>
    </message>
    <message>
        <source>When it fails, the systems lose each other, and an SSI cluster its members: a link is to have two or more channels, on cards and directors of their own.</source>
        <translation>これが故障すると、システムは互いを失い、SSI クラスターはメンバーを失います。リンクには、別のカードとディレクターのチャネルを 2 つ以上持たせてください。</translation>
    </message>
    <message>
        <source>When {0} sends all channels are saturated: more connections would bring nothing</source>
        <translation>{0} が送信するとき、すべてのチャネルが飽和します: 接続を増やしても効果はありません</translation>
    </message>
    <message>
        <source>When {0} sends no channel is saturated: {1} works {2:.0%} of the time</source>
        <translation>{0} が送信するとき、飽和するチャネルはありません: {1} が働く時間は {2:.0%} です</translation>
    </message>
    <message>
        <source>When {0} sends {1} are saturated, the others are not</source>
        <translation>{0} が送信するとき、{1} が飽和し、ほかは飽和しません</translation>
    </message>
    <message>
        <source>When {0} sends {1} is saturated, the others are not</source>
        <translation>{0} が送信するとき、{1} が飽和し、ほかは飽和しません</translation>
    </message>
    <message>
        <source>Zone {0} has one port: {1}</source>
        <translation>ゾーン {0} のポートは 1 つです: {1}</translation>
    </message>
    <message>
        <source>a CEC</source>
        <translation>CEC</translation>
    </message>
    <message>
        <source>a channel</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>a cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>a control unit</source>
        <translation>制御装置</translation>
    </message>
    <message>
        <source>a device that it has does not exist at the destination</source>
        <translation>持っている装置が行き先にない</translation>
    </message>
    <message>
        <source>a director</source>
        <translation>ディレクター</translation>
    </message>
    <message>
        <source>a port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>a relocation of it is in progress</source>
        <translation>リロケーションが進行中</translation>
    </message>
    <message>
        <source>a reserved partition (*) needs a MIF id</source>
        <translation>予約区画 (*) には MIF ID が必要です</translation>
    </message>
    <message>
        <source>access list</source>
        <translation>アクセス・リスト</translation>
    </message>
    <message>
        <source>all inter-switch links of directors {0} and {1} have a blocked port</source>
        <translation>ディレクター {0} と {1} のスイッチ間リンクは、どれもポートがブロックされています</translation>
    </message>
    <message>
        <source>all partitions are reserved: at least one must have a name</source>
        <translation>すべての区画が予約区画です: 少なくとも 1 つに名前が必要です</translation>
    </message>
    <message>
        <source>all servers up</source>
        <translation>全サーバー稼働</translation>
    </message>
    <message>
        <source>all {0} paths go through {1}</source>
        <translation>{0} 本のパスすべてが {1} を通ります</translation>
    </message>
    <message>
        <source>an ISFC link</source>
        <translation>ISFC リンク</translation>
    </message>
    <message>
        <source>an LPAR</source>
        <translation>LPAR</translation>
    </message>
    <message>
        <source>an LPAR that talks to itself on one channel</source>
        <translation>1 つのチャネル上で自分自身と通信する LPAR</translation>
    </message>
    <message>
        <source>available list</source>
        <translation>使用可能リスト</translation>
    </message>
    <message>
        <source>booted</source>
        <translation>ブート済み</translation>
    </message>
    <message>
        <source>cable</source>
        <translation>ケーブル</translation>
    </message>
    <message>
        <source>cable between {0} and {1}</source>
        <translation>{0} と {1} の間のケーブル</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>candidate list</source>
        <translation>候補リスト</translation>
    </message>
    <message>
        <source>card {0} of {1}</source>
        <translation type="vanished">{1} のカード {0}</translation>
    </message>
    <message>
        <source>channel</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>channel subsystems in CEC {0}</source>
        <translation>CEC {0} のチャネル・サブシステム</translation>
    </message>
    <message>
        <source>chunk handled by a channel</source>
        <translation>チャネルがチャンクを処理</translation>
    </message>
    <message>
        <source>chunk received</source>
        <translation>チャンクの受信</translation>
    </message>
    <message>
        <source>class {0}: {1}</source>
        <translation>クラス {0}: {1}</translation>
    </message>
    <message>
        <source>client connects</source>
        <translation>クライアントの接続</translation>
    </message>
    <message>
        <source>cluster changes its mode</source>
        <translation>クラスターのモード変更</translation>
    </message>
    <message>
        <source>cluster detects a change</source>
        <translation>クラスターが変化を検出</translation>
    </message>
    <message>
        <source>cluster recovers</source>
        <translation>クラスターの回復</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>control unit</source>
        <translation>制御装置</translation>
    </message>
    <message>
        <source>control unit numbers</source>
        <translation>制御装置番号</translation>
    </message>
    <message>
        <source>control unit {0:04X}</source>
        <translation>制御装置 {0:04X}</translation>
    </message>
    <message>
        <source>control unit {0:04X} has no unit address {1:02X}</source>
        <translation>制御装置 {0:04X} にユニット・アドレス {1:02X} がありません</translation>
    </message>
    <message>
        <source>control unit {0:04X} of {1}</source>
        <translation type="vanished">{1} の制御装置 {0:04X}</translation>
    </message>
    <message>
        <source>cpuplugd ends</source>
        <translation>cpuplugd 終了</translation>
    </message>
    <message>
        <source>declared down</source>
        <translation>停止と宣言</translation>
    </message>
    <message>
        <source>demand scan</source>
        <translation>デマンド・スキャン</translation>
    </message>
    <message>
        <source>destination clears the throttle</source>
        <translation>行き先が抑制を解除</translation>
    </message>
    <message>
        <source>destination sets the throttle</source>
        <translation>行き先が抑制を設定</translation>
    </message>
    <message>
        <source>device off line</source>
        <translation>装置オフライン</translation>
    </message>
    <message>
        <source>device on line</source>
        <translation>装置オンライン</translation>
    </message>
    <message>
        <source>device {0:04X}</source>
        <translation>装置 {0:04X}</translation>
    </message>
    <message>
        <source>device {0:04X} is in subchannel set {1}; the last one of the machine is {2}{3}</source>
        <translation>装置 {0:04X} はサブチャネル・セット {1} にあります。マシンの最後のセットは {2} です{3}</translation>
    </message>
    <message>
        <source>device {0:04X} is of type {1}, which joins no systems</source>
        <translation>装置 {0:04X} は、システムを結ばない {1} 型です</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>装置</translation>
    </message>
    <message>
        <source>devices {0:04X}-{1:04X}</source>
        <translation>装置 {0:04X}-{1:04X}</translation>
    </message>
    <message>
        <source>director</source>
        <translation>ディレクター</translation>
    </message>
    <message>
        <source>director {0}</source>
        <translation>ディレクター {0}</translation>
    </message>
    <message>
        <source>dispatch list</source>
        <translation>ディスパッチ・リスト</translation>
    </message>
    <message>
        <source>dispatching, locked</source>
        <translation>ディスパッチ、ロック中</translation>
    </message>
    <message>
        <source>dormant</source>
        <translation>休止</translation>
    </message>
    <message>
        <source>dormant list</source>
        <translation>休止リスト</translation>
    </message>
    <message>
        <source>eligibility check</source>
        <translation>適格性の検査</translation>
    </message>
    <message>
        <source>eligible</source>
        <translation>適格リスト</translation>
    </message>
    <message>
        <source>eligible list</source>
        <translation>適格リスト</translation>
    </message>
    <message>
        <source>end of CP work</source>
        <translation>CP の作業の終わり</translation>
    </message>
    <message>
        <source>end of a CP phase</source>
        <translation>CP の段階の終わり</translation>
    </message>
    <message>
        <source>end of a CPU burst</source>
        <translation>CPU バーストの終わり</translation>
    </message>
    <message>
        <source>end of a memory pass</source>
        <translation>メモリー・パスの終わり</translation>
    </message>
    <message>
        <source>end of a reorder</source>
        <translation>並べ替えの終わり</translation>
    </message>
    <message>
        <source>end of a task&apos;s wait</source>
        <translation>タスクの待ちの終わり</translation>
    </message>
    <message>
        <source>end of a time slice</source>
        <translation>タイム・スライスの終わり</translation>
    </message>
    <message>
        <source>end of a wait on the limit list</source>
        <translation>制限リストの待ちの終わり</translation>
    </message>
    <message>
        <source>end of test idle</source>
        <translation>テスト・アイドルの終わり</translation>
    </message>
    <message>
        <source>end of the interrupt</source>
        <translation>割り込みの終わり</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>exit gave an invalid answer</source>
        <translation>出口が無効な応答を返した</translation>
    </message>
    <message>
        <source>expected 1 to {0} hexadecimal digits</source>
        <translation>1 から {0} 桁の 16 進数が必要です</translation>
    </message>
    <message>
        <source>expected a number of 1 to {0} hexadecimal digits</source>
        <translation>1 から {0} 桁の 16 進数の数値が必要です</translation>
    </message>
    <message>
        <source>expected {0}</source>
        <translation>必要なもの: {0}</translation>
    </message>
    <message>
        <source>final pass</source>
        <translation>最終パス</translation>
    </message>
    <message>
        <source>frame from the network</source>
        <translation>ネットワークからのフレーム</translation>
    </message>
    <message>
        <source>freeing memory</source>
        <translation>メモリー解放中</translation>
    </message>
    <message>
        <source>freezing</source>
        <translation>凍結中</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <source>group {0}</source>
        <translation>グループ {0}</translation>
    </message>
    <message>
        <source>guest code</source>
        <translation>ゲストのコード</translation>
    </message>
    <message>
        <source>guest logged off or reset</source>
        <translation>ゲストがログオフまたはリセットされた</translation>
    </message>
    <message>
        <source>guests on the dispatch list</source>
        <translation>ディスパッチ・リストのゲスト</translation>
    </message>
    <message>
        <source>guests on the eligible list</source>
        <translation>適格リストのゲスト</translation>
    </message>
    <message>
        <source>halted</source>
        <translation>停止状態</translation>
    </message>
    <message>
        <source>halted by CPHX</source>
        <translation>CPHX により停止</translation>
    </message>
    <message>
        <source>heartbeat of a member</source>
        <translation>メンバーのハートビート</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>アイドル</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>internal error</source>
        <translation>内部エラー</translation>
    </message>
    <message>
        <source>it does not fit at the destination</source>
        <translation>行き先に収まらない</translation>
    </message>
    <message>
        <source>it had {0} resident, with a working set of {1}</source>
        <translation>実ストレージに {0}、ワーキング・セットは {1} でした</translation>
    </message>
    <message>
        <source>it has a time slice, and may use it up before it waits</source>
        <translation>タイム・スライスがあり、待つ前に使い切ることがある</translation>
    </message>
    <message>
        <source>it is already on that system</source>
        <translation>すでにそのシステムにいる</translation>
    </message>
    <message>
        <source>it is booting, stopped, suspended or being paused</source>
        <translation>ブート中、停止中、サスペンド中、または一時停止の途中</translation>
    </message>
    <message>
        <source>it is dormant</source>
        <translation>休止している</translation>
    </message>
    <message>
        <source>it is idle, and CP tests that</source>
        <translation>アイドルで、CP がテストしている</translation>
    </message>
    <message>
        <source>it is idle, and has not looked for work yet</source>
        <translation>アイドルで、まだ仕事を探していない</translation>
    </message>
    <message>
        <source>it is not logged on at the source</source>
        <translation>移動元にログオンしていない</translation>
    </message>
    <message>
        <source>it is on the dispatch list; {0}</source>
        <translation>ディスパッチ・リストにある。{0}</translation>
    </message>
    <message>
        <source>it is ready and waits for a processor</source>
        <translation>準備ができ、プロセッサーを待っている</translation>
    </message>
    <message>
        <source>it is still moving</source>
        <translation>まだ移動中</translation>
    </message>
    <message>
        <source>it is stopped</source>
        <translation>止まっている</translation>
    </message>
    <message>
        <source>it may not use {0}</source>
        <translation>{0} を使えません</translation>
    </message>
    <message>
        <source>it ran</source>
        <translation>走っていた</translation>
    </message>
    <message>
        <source>it reads a page for {0}</source>
        <translation>{0} のためにページを読む</translation>
    </message>
    <message>
        <source>it runs on processor {0}</source>
        <translation>プロセッサー {0} で走っている</translation>
    </message>
    <message>
        <source>it runs {0}</source>
        <translation>{0} を走らせている</translation>
    </message>
    <message>
        <source>it stood on the eligible list</source>
        <translation>適格リストにあった</translation>
    </message>
    <message>
        <source>it took frames: {0}</source>
        <translation>取ったフレーム: {0}</translation>
    </message>
    <message>
        <source>it waited for I/O</source>
        <translation>I/O を待っていた</translation>
    </message>
    <message>
        <source>it waited for a processor</source>
        <translation>プロセッサーを待っていた</translation>
    </message>
    <message>
        <source>it waited for pages on paging volumes</source>
        <translation>ページング・ボリュームのページを待っていた</translation>
    </message>
    <message>
        <source>it waits for a page</source>
        <translation>ページを待っている</translation>
    </message>
    <message>
        <source>it waits for an I/O</source>
        <translation>I/O を待っている</translation>
    </message>
    <message>
        <source>it waits for an I/O until {0}</source>
        <translation>{0} まで I/O を待っている</translation>
    </message>
    <message>
        <source>it was dormant</source>
        <translation>休止していた</translation>
    </message>
    <message>
        <source>it was idle, tested</source>
        <translation>アイドルで、テスト中だった</translation>
    </message>
    <message>
        <source>it was off</source>
        <translation>オフだった</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>止まっていた</translation>
    </message>
    <message>
        <source>its Linux is suspended</source>
        <translation>Linux がサスペンドしている</translation>
    </message>
    <message>
        <source>its Linux memory is simulated page by page</source>
        <translation>その Linux メモリーはページ単位でシミュレートされる</translation>
    </message>
    <message>
        <source>its Linux was suspended</source>
        <translation>Linux がサスペンドしていた</translation>
    </message>
    <message>
        <source>its channels are managed while the machine runs</source>
        <translation>チャネルはマシンの稼働中に管理されます</translation>
    </message>
    <message>
        <source>its guest is not logged on or has not been IPLed</source>
        <translation>ゲストがログオンしていないか、IPL されていない</translation>
    </message>
    <message>
        <source>its guest waits on the eligible list</source>
        <translation>ゲストが適格リストで待っている</translation>
    </message>
    <message>
        <source>its limit share held it</source>
        <translation>制限シェアが抑えていた</translation>
    </message>
    <message>
        <source>its limit share holds it</source>
        <translation>制限シェアが抑えている</translation>
    </message>
    <message>
        <source>kept cards of {0}</source>
        <translation type="vanished">{0} の保存されたステートメント</translation>
    </message>
    <message>
        <source>limit list</source>
        <translation>制限リスト</translation>
    </message>
    <message>
        <source>limit of a relocation</source>
        <translation>リロケーションの制限</translation>
    </message>
    <message>
        <source>link lost</source>
        <translation>リンクの消失</translation>
    </message>
    <message>
        <source>list of shared segments</source>
        <translation>共用セグメントのリスト</translation>
    </message>
    <message>
        <source>load average</source>
        <translation>ロード・アベレージ</translation>
    </message>
    <message>
        <source>logged off</source>
        <translation>ログオフ</translation>
    </message>
    <message>
        <source>logon is held</source>
        <translation>ログオン保留</translation>
    </message>
    <message>
        <source>long-term dormant guests</source>
        <translation>長期休止のゲスト</translation>
    </message>
    <message>
        <source>member changes its state</source>
        <translation>メンバーの状態変更</translation>
    </message>
    <message>
        <source>member fails to join</source>
        <translation>メンバーの参加失敗</translation>
    </message>
    <message>
        <source>more than {0}</source>
        <translation>{0} を超える</translation>
    </message>
    <message>
        <source>moving memory</source>
        <translation>メモリーの移動</translation>
    </message>
    <message>
        <source>next stage of a pause</source>
        <translation>一時停止の次の段階</translation>
    </message>
    <message>
        <source>no CHPID {0:02X} in CSS {1}</source>
        <translation>CSS {1} に CHPID {0:02X} がありません</translation>
    </message>
    <message>
        <source>no ISFC link to the destination is up</source>
        <translation>行き先への ISFC リンクが稼働していない</translation>
    </message>
    <message>
        <source>no LINK says to which port {0} talks</source>
        <translation>{0} がどのポートと通信するかを示す LINK がありません</translation>
    </message>
    <message>
        <source>no control unit {0:04X} that is drawn</source>
        <translation>描かれた制御装置 {0:04X} がありません</translation>
    </message>
    <message>
        <source>no inter-switch link joins directors {0} and {1}</source>
        <translation>ディレクター {0} と {1} を結ぶスイッチ間リンクがありません</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>リストなし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not IPLed</source>
        <translation>IPL されていない</translation>
    </message>
    <message>
        <source>not eligible</source>
        <translation>不適格</translation>
    </message>
    <message>
        <source>note &quot;{0}&quot;</source>
        <translation>メモ「{0}」</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数</translation>
    </message>
    <message>
        <source>on the {0}; it loses {1:,} pages</source>
        <translation>{0}にあり、{1:,} ページを失う</translation>
    </message>
    <message>
        <source>only it may do this work</source>
        <translation>この仕事はこのプロセッサーだけが行える</translation>
    </message>
    <message>
        <source>only it may do this work; now it runs {0}</source>
        <translation>この仕事はこのプロセッサーだけが行える。今は {0} を走らせている</translation>
    </message>
    <message>
        <source>page asked for</source>
        <translation>Web ページの要求</translation>
    </message>
    <message>
        <source>page fault</source>
        <translation>ページ不在</translation>
    </message>
    <message>
        <source>page not served</source>
        <translation>Web ページ応答なし</translation>
    </message>
    <message>
        <source>page read from DASD</source>
        <translation>DASD からのページ読み取り</translation>
    </message>
    <message>
        <source>page served</source>
        <translation>Web ページ応答</translation>
    </message>
    <message>
        <source>page wait</source>
        <translation>ページ待ち</translation>
    </message>
    <message>
        <source>paging lock</source>
        <translation>ページング・ロック</translation>
    </message>
    <message>
        <source>paging, locked</source>
        <translation>ページング、ロック中</translation>
    </message>
    <message>
        <source>partition {0} has no MIF id: IOCP picks one, and CUADD of its partners depends on it</source>
        <translation>区画 {0} に MIF ID がありません: IOCP が選び、相手の CUADD がそれに左右されます</translation>
    </message>
    <message>
        <source>partition {0} is defined twice</source>
        <translation>区画 {0} が 2 回定義されています</translation>
    </message>
    <message>
        <source>partition {0} is left out: {1}</source>
        <translation>区画 {0} を省きました: {1}</translation>
    </message>
    <message>
        <source>partition {0}: MIF id {1:X} is not 1-{2:X}</source>
        <translation>区画 {0}: MIF ID {1:X} が 1-{2:X} ではありません</translation>
    </message>
    <message>
        <source>partition {0}: MIF id {1:X} is not 1-{2:X} in CSS {3:X}, the last one</source>
        <translation>区画 {0}: MIF ID {1:X} が、最後の CSS {3:X} の 1-{2:X} ではありません</translation>
    </message>
    <message>
        <source>partitions {0} and {1} of CSS {2:X} both have MIF id {3:X}</source>
        <translation>CSS {2:X} の区画 {0} と {1} の MIF ID がどちらも {3:X} です</translation>
    </message>
    <message>
        <source>pass 1, which takes all pages of long-term dormant guests, and unreferenced ones of others down to the working set</source>
        <translation>パス 1。長期休止ゲストの全ページと、ほかのゲストの参照されていないページを、ワーキング・セットまで取る</translation>
    </message>
    <message>
        <source>pass 2, which ignores working sets and leaves a guest only the pages that SET RESERVED keeps for it</source>
        <translation>パス 2。ワーキング・セットを無視し、SET RESERVED が残すページだけをゲストに残す</translation>
    </message>
    <message>
        <source>pass {0}: {1:,} pages sent, {2:,} changed meanwhile</source>
        <translation>パス {0}: {1:,} ページを送信、その間に {2:,} ページ変更</translation>
    </message>
    <message>
        <source>pause asked for</source>
        <translation>一時停止の要求</translation>
    </message>
    <message>
        <source>penultimate pass</source>
        <translation>最終前のパス</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>予定</translation>
    </message>
    <message>
        <source>port {0:02X} of director {1} is blocked</source>
        <translation>ディレクター {1} のポート {0:02X} はブロックされています</translation>
    </message>
    <message>
        <source>port {0:02X} of director {1} is in no zone</source>
        <translation>ディレクター {1} のポート {0:02X} はどのゾーンにもありません</translation>
    </message>
    <message>
        <source>port {0:02X} of director {1} is in zone {2}</source>
        <translation>ディレクター {1} のポート {0:02X} はゾーン {2} にあります</translation>
    </message>
    <message>
        <source>port {0:02X} of {1}</source>
        <translation type="vanished">{1} のポート {0:02X}</translation>
    </message>
    <message>
        <source> (and {0} more like this)</source>
        <translation> (同様のものがほかに {0} 件)</translation>
    </message>
    <message>
        <source> (and {0} more)</source>
        <translation> (ほか {0})</translation>
    </message>
    <message>
        <source> and {0} more</source>
        <translation> ほか {0} 件</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; already exists; expected the name of a new folder</source>
        <translation>「{0}」はすでにあります。新しいフォルダーの名前が必要です</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; cannot be written ({1})</source>
        <translation>「{0}」に書き込めません ({1})</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; changes nothing; expected settings like lpar.xstor=4G</source>
        <translation>「{0}」は何も変えません。lpar.xstor=4G のような設定が必要です</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has a time zone, and others have none</source>
        <translation>「{0}」にはタイム・ゾーンがありますが、ほかにはありません</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; has no time zone</source>
        <translation>「{0}」にタイム・ゾーンがありません</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is a different machine at {1} than the one that was saved: the file was made by another version of the machine, or was changed; {2}</source>
        <translation>「{0}」は {1} の時点で保存されたマシンと異なります: ファイルが別の版のマシンで作られたか、変更されています。{2}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no name with a number</source>
        <translation>「{0}」は数値の付いた名前ではありません</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no size; write it like &quot;768M&quot;, &quot;10G&quot; or &quot;166400p&quot; (pages)</source>
        <translation>「{0}」は大きさではありません。「768M」「10G」「166400p」(ページ数) のように書いてください</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no time</source>
        <translation>「{0}」は時刻ではありません</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no time; write it like &quot;90s&quot;, &quot;1h30m&quot;, &quot;250ms&quot; or &quot;1:20:30&quot;</source>
        <translation>「{0}」は時間ではありません。「90s」「1h30m」「250ms」「1:20:30」のように書いてください</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a folder; create it first</source>
        <translation>「{0}」はフォルダーではありません。先に作成してください</translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: expected a name with letters or digits, like &quot;my-lesson&quot;</source>
        <translation>「{0}」: 「my-lesson」のように、英字か数字を含む名前が必要です</translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: expected names of parameters and figures that differ</source>
        <translation>「{0}」: パラメーターと測定値の名前は異なるものが必要です</translation>
    </message>
    <message>
        <source>&quot;{0}&quot;: it is not a drawing</source>
        <translation>「{0}」: 図面ではありません</translation>
    </message>
    <message>
        <source>(Source: the daemon&apos;s grammar of rules.)</source>
        <translation>(出典: デーモンのルールの文法)</translation>
    </message>
    <message>
        <source>(Source: the daemon&apos;s reading of a line.)</source>
        <translation>(出典: デーモンの行の読み方)</translation>
    </message>
    <message>
        <source>(Source: the order of the daemon&apos;s steps.)</source>
        <translation>(出典: デーモンの処理の順序)</translation>
    </message>
    <message>
        <source>(Source: the study, unplugging memory: what is free memory?)</source>
        <translation>(出典: 研究、メモリーの取り外し: 空きメモリーとは何か)</translation>
    </message>
    <message>
        <source>(a list of {0})</source>
        <translation>({0} 個のリスト)</translation>
    </message>
    <message>
        <source>(a number of {0} bits)</source>
        <translation>({0} ビットの数値)</translation>
    </message>
    <message>
        <source>(a table)</source>
        <translation>(テーブル)</translation>
    </message>
    <message>
        <source>(there is none)</source>
        <translation>(ありません)</translation>
    </message>
    <message>
        <source>**Worked solution.** {0}</source>
        <translation>**解法。** {0}</translation>
    </message>
    <message>
        <source>, your answer</source>
        <translation>、あなたの答え</translation>
    </message>
    <message>
        <source>... is not an operand: a deck must state all of them</source>
        <translation>... はオペランドではありません: デックにはすべてを書く必要があります</translation>
    </message>
    <message>
        <source>... left out</source>
        <translation>... を省きました</translation>
    </message>
    <message>
        <source>0/0</source>
        <translation type="vanished">0/0</translation>
    </message>
    <message>
        <source>
## Figures

| figure | unit | other units |
|---|---|---|</source>
        <translation>
## 数値

| 数値 | 単位 | その他の単位 |
|---|---|---|</translation>
    </message>
    <message>
        <source>
## Incidents
</source>
        <translation>
## 出来事
</translation>
    </message>
    <message>
        <source>
## States of members, and of the cluster
</source>
        <translation>
## メンバーとクラスターの状態
</translation>
    </message>
    <message>
        <source>
Any other measure may be named by its id, like `guest.wakes`.

## States
</source>
        <translation>
その他の測定値は `guest.wakes` のように ID で指定できます。

## 状態
</translation>
    </message>
    <message>
        <source>2 hexadecimal digits, like 3C or 0.3C</source>
        <translation>3C や 0.3C のような 2 桁の 16 進数</translation>
    </message>
    <message>
        <source>256G, the most that z/VM supports</source>
        <translation>z/VM がサポートする最大の 256G</translation>
    </message>
    <message>
        <source>3 channels x 3 connections</source>
        <translation>チャネル 3 x 接続 3</translation>
    </message>
    <message>
        <source>32, as z/VM supports</source>
        <translation>z/VM がサポートする 32</translation>
    </message>
    <message>
        <source>4.2: share of the timer requests whose guest only the master processor may dispatch</source>
        <translation>4.2: マスター・プロセッサーだけがゲストをディスパッチできるタイマー要求の割合</translation>
    </message>
    <message>
        <source>: its operands {0} are lost</source>
        <translation>: オペランド {0} は失われます</translation>
    </message>
    <message>
        <source>: where are most pages of {0}?</source>
        <translation>: {0} のページが最も多いのはどこ?</translation>
    </message>
    <message>
        <source>; expected {0}</source>
        <translation>。必要なもの: {0}</translation>
    </message>
    <message>
        <source>; the nearest one is {0}</source>
        <translation>。最も近いものは {0} です</translation>
    </message>
    <message>
        <source>; the nearest valid key is {0}</source>
        <translation>。最も近い有効なキーは {0} です</translation>
    </message>
    <message>
        <source>; the nearest valid name is {0}</source>
        <translation>。最も近い有効な名前は {0} です</translation>
    </message>
    <message>
        <source>; the nearest valid words are {0}</source>
        <translation>。最も近い有効な語は {0} です</translation>
    </message>
    <message>
        <source>&lt;{0} {1}&gt;: expected no external resources and no scripts</source>
        <translation>&lt;{0} {1}&gt;: 外部リソースとスクリプトは使えません</translation>
    </message>
    <message>
        <source>A ! applies to all that follows, up to an operator that binds less than its context. {0}</source>
        <translation>! は、周囲より結合の弱い演算子まで、後に続くすべてに掛かります。{0}</translation>
    </message>
    <message>
        <source>A comment cannot follow a value; its quotes become part of the value. {0}</source>
        <translation>値の後にコメントは書けません。その引用符は値の一部になります。{0}</translation>
    </message>
    <message>
        <source>A condition is a figure with a limit, a state or an incident of guests, or a moment.

| write | it is true |
|---|---|
| `available frames &lt; 5 %` | as long as fewer frames than 5 % of the LPAR&apos;s are available |
| `LNK00105 real pages &lt; 1000`, `real pages of LNK00105 &lt; 4 MB` | ... the guest has less in real storage |
| `real pages of SOIW &lt; 50 %` | ... the guests named SOIW have together less than half their memory there |
| `real pages of each SOIW &lt; 50 %`, `... of any SOIW ...` | ... each of them has, any of them has |
| `page rate &gt; 1000 for 10s` | when it has been so for 10 seconds |
| `LNK00105 dormant`, `SOIW not dormant` | as long as the guest is, as long as none of them is |
| `any SOIW running` | as long as at least one of them runs |
| `SYSTEM02 joined`, `each member joined`, `any member not joined` | as long as the member of the cluster is |
| `SSI stable`, `SSI not stable` | as long as the cluster is: the worst that a member that is up sees |
| `SYSTEM02 available frames &lt; 5 %`, `I/O wait time of LNX026 &gt; 2 ms` | figures of a member, of a pack |
| `LNK00105 goes on` | from that entry of the log on; each entry is a moment |
| `0:12:30`, `5m`, a mark, a phase | from then on; of a phase its start |
| `A and B`, `A or B`, `not A`, `(A or B) and C` | `and` binds closer than `or` |

Guests are named by userid, label, group or role; `all` are all of them. Capitals do not matter.
The states {0} are exact, as incidents are; the others, and figures, are those at the samples of the
run. A rate is the mean since the sample before. In runs of the releases up to 4.4 guests change too often
between {1} for that to be kept: there write a share of time, like `guest.running of all &gt; 10 %`.</source>
        <translation>条件は、限度のある数値、ゲストの状態や出来事、または時点です。

| 書き方 | 成り立つとき |
|---|---|
| `available frames &lt; 5 %` | 使用可能なフレームが LPAR のフレームの 5 % より少ない間 |
| `LNK00105 real pages &lt; 1000`, `real pages of LNK00105 &lt; 4 MB` | ... そのゲストの実ストレージにある量がこれより少ない間 |
| `real pages of SOIW &lt; 50 %` | ... SOIW という名のゲスト全体で、メモリーの半分未満しか実ストレージにない間 |
| `real pages of each SOIW &lt; 50 %`, `... of any SOIW ...` | ... それぞれが満たす間、いずれかが満たす間 |
| `page rate &gt; 1000 for 10s` | 10 秒間その状態が続いたとき |
| `LNK00105 dormant`, `SOIW not dormant` | ゲストがその状態である間、どのゲストもその状態でない間 |
| `any SOIW running` | 少なくとも 1 つが実行中である間 |
| `SYSTEM02 joined`, `each member joined`, `any member not joined` | クラスターのメンバー・システムがその状態である間 |
| `SSI stable`, `SSI not stable` | クラスターがその状態である間: 稼働中のメンバーから見て最も悪い状態 |
| `SYSTEM02 available frames &lt; 5 %`, `I/O wait time of LNX026 &gt; 2 ms` | メンバーの数値、ボリュームの数値 |
| `LNK00105 goes on` | ログのその項目から後。各項目は時点です |
| `0:12:30`, `5m`, マーク、段階 | その時から後。段階ではその開始 |
| `A and B`, `A or B`, `not A`, `(A or B) and C` | `and` は `or` より強く結び付きます |

ゲストはユーザー ID、ラベル、グループ、役割で指定します。`all` はすべてのゲストです。大文字と小文字は区別しません。
状態 {0} は、出来事と同じく正確です。その他の状態と数値は、実行のサンプルの時点のものです。率は前のサンプルからの平均です。4.4 までのリリースの実行では、ゲストが
{1} の間であまりに頻繁に変わるため、これを保存できません。`guest.running of all &gt; 10 %` のように時間の割合で書いてください。</translation>
    </message>
    <message>
        <source>A database that counts the CPUs several times a second runs no more work at once than they allow: with less than one CPU free it throttles itself. (Source: the study, notes on the Oracle database.)</source>
        <translation>CPU を 1 秒に何度も数えるデータベースは、その数が許す以上の作業を同時に行いません: 空きが 1 CPU 未満だと自らを抑制します。(出典: 研究、Oracle データベースについての注記)</translation>
    </message>
    <message>
        <source>A good answer has: {0}</source>
        <translation>よい解答に含まれるもの: {0}</translation>
    </message>
    <message>
        <source>A minus before a name or a parenthesis applies to all that follows; before a digit, only to the number. {0}</source>
        <translation>名前や括弧の前のマイナスは後に続くすべてに掛かり、数字の前ではその数値だけに掛かります。{0}</translation>
    </message>
    <message>
        <source>A name of 1 to {0} characters is needed for a branch.</source>
        <translation>分岐には 1 から {0} 文字の名前が必要です。</translation>
    </message>
    <message>
        <source>A tree has 1 to {0} branches, not {1}.</source>
        <translation>ツリーの分岐は 1 から {0} 個です。{1} 個は使えません。</translation>
    </message>
    <message>
        <source>A {0} was added: use only the existing hardware in this lesson</source>
        <translation>{0} が追加されました: このレッスンでは既存のハードウェアだけを使ってください</translation>
    </message>
    <message>
        <source>ACTIVATE ISLINK: expected device numbers of four hexadecimal digits</source>
        <translation>ACTIVATE ISLINK: 4 桁の 16 進数の装置番号が必要です</translation>
    </message>
    <message>
        <source>ADDRESS={0}: a number and a count are expected</source>
        <translation>ADDRESS={0}: 番号と個数が必要です</translation>
    </message>
    <message>
        <source>APAR VM65060 is on: Diagnose X&apos;10&apos; does not block the guest</source>
        <translation>APAR VM65060 が適用済み: Diagnose X&apos;10&apos; はゲストを止めない</translation>
    </message>
    <message>
        <source>APPC is not in the model</source>
        <translation>APPCはモデルにありません</translation>
    </message>
    <message>
        <source>AVGPROC: expected the number of processors after the percentage</source>
        <translation>AVGPROC: パーセントの後にプロセッサーの数が必要です</translation>
    </message>
    <message>
        <source>Activities</source>
        <translation>活動</translation>
    </message>
    <message>
        <source>Add steal to the busy ticks, or compute busy from idle, or keep the rule if CPUs are overcommitted on purpose.</source>
        <translation>steal を使用中のティックに加えるか、busy を idle から求めてください。CPU を意図してオーバーコミットしているなら、ルールはそのままにします。</translation>
    </message>
    <message>
        <source>After a reload (SIGHUP) the first variable of the file is not found, and the daemon ends. (Source: a defect of the daemon: a reload clears what the search needs.)</source>
        <translation>再読み込み (SIGHUP) の後はファイルの最初の変数が見つからず、デーモンは終了します。(出典: デーモンの欠陥: 再読み込みが検索に必要なものを消す)</translation>
    </message>
    <message>
        <source>After how many seconds?</source>
        <translation>何秒後ですか?</translation>
    </message>
    <message>
        <source>After this lesson students can</source>
        <translation>このレッスンの後、受講者ができること</translation>
    </message>
    <message>
        <source>Age of a heartbeat from which on the state of a member is unknown</source>
        <translation>メンバーの状態が不明となるハートビートの経過時間</translation>
    </message>
    <message>
        <source>All bars are as in this run.</source>
        <translation>すべての棒がこの実行と一致しています。</translation>
    </message>
    <message>
        <source>All goals are reached.</source>
        <translation>すべての目標に到達しました。</translation>
    </message>
    <message>
        <source>All goals are reached. Bonus: {0}</source>
        <translation>すべての目標に到達しました。ボーナス: {0}</translation>
    </message>
    <message>
        <source>All points are near enough. {0}</source>
        <translation>すべての点が十分に近いです。{0}</translation>
    </message>
    <message>
        <source>At most {0:.0%} of the largest bar off: {1}, {2}, is too high.</source>
        <translation>差は最大の棒の {0:.0%} 以内です: {1} の {2} が高すぎます。</translation>
    </message>
    <message>
        <source>At most {0:.0%} of the largest bar off: {1}, {2}, is too low.</source>
        <translation>差は最大の棒の {0:.0%} 以内です: {1} の {2} が低すぎます。</translation>
    </message>
    <message>
        <source>At {0}: {1}</source>
        <translation>{0} の時点: {1}</translation>
    </message>
    <message>
        <source>Attempts of a client until it gives up</source>
        <translation>クライアントがあきらめるまでの試行回数</translation>
    </message>
    <message>
        <source>Available frames above 2 GB at which a demand scan ends</source>
        <translation>デマンド・スキャンが終わる 2 GB 以上の使用可能フレーム数</translation>
    </message>
    <message>
        <source>Available frames above 2 GB at which a demand scan starts</source>
        <translation>デマンド・スキャンが始まる 2 GB 以上の使用可能フレーム数</translation>
    </message>
    <message>
        <source>Available frames below 2 GB at which a demand scan ends</source>
        <translation>デマンド・スキャンが終わる 2 GB 未満の使用可能フレーム数</translation>
    </message>
    <message>
        <source>Available frames below 2 GB at which a demand scan starts</source>
        <translation>デマンド・スキャンが始まる 2 GB 未満の使用可能フレーム数</translation>
    </message>
    <message>
        <source>BUILD: expected BUILD ON member USING SUBCONFIG name</source>
        <translation>BUILD: BUILD ON member USING SUBCONFIG name の形が必要です</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Between two heartbeats of a member, in the persistent data record and over the links</source>
        <translation>メンバーのハートビートの間隔、永続データ・レコードとリンクの両方</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>ブート</translation>
    </message>
    <message>
        <source>Branch {0} needs a number of its own and a parent before it.</source>
        <translation>分岐 {0} には、固有の番号と、先にある親の分岐が必要です。</translation>
    </message>
    <message>
        <source>Buffers count as free</source>
        <translation>Buffers を空きと数えています</translation>
    </message>
    <message>
        <source>By channel and place</source>
        <translation>チャネルと位置による</translation>
    </message>
    <message>
        <source>By channel and unit address</source>
        <translation>チャネルとユニット・アドレスによる</translation>
    </message>
    <message>
        <source>By far image and channel</source>
        <translation>相手側のイメージとチャネルによる</translation>
    </message>
    <message>
        <source>By place, sixteen numbers each</source>
        <translation>位置による、16 個ずつの番号</translation>
    </message>
    <message>
        <source>CHPID at the second end, two digits</source>
        <translation>2 番目の端の CHPID、2 桁</translation>
    </message>
    <message>
        <source>CHPID of the channel at the first end, two digits</source>
        <translation>最初の端のチャネルの CHPID、2 桁</translation>
    </message>
    <message>
        <source>CHPID: OS is the old name of CHPARM; read as CHPARM</source>
        <translation>CHPID: OS は CHPARM の古い名前です。CHPARM として読みました</translation>
    </message>
    <message>
        <source>CMM_DEC is negative and counts as 0.</source>
        <translation>CMM_DEC が負のため、0 として扱われます。</translation>
    </message>
    <message>
        <source>CMM_DEC is not set: CMM_INC serves for both</source>
        <translation>CMM_DEC が設定されていません: CMM_INC が両方に使われます</translation>
    </message>
    <message>
        <source>CMM_DEC is the same as CMM_INC</source>
        <translation>CMM_DEC が CMM_INC と同じです</translation>
    </message>
    <message>
        <source>CMM_INC is negative and counts as 0.</source>
        <translation>CMM_INC が負のため、0 として扱われます。</translation>
    </message>
    <message>
        <source>CMM_MAX is below CMM_MIN</source>
        <translation>CMM_MAX が CMM_MIN より小さいです</translation>
    </message>
    <message>
        <source>COMMAND {0}: this command changes nothing in the model</source>
        <translation>COMMAND {0}: このコマンドはモデルでは何も変えません</translation>
    </message>
    <message>
        <source>CP on behalf of the guest</source>
        <translation>ゲストのための CP</translation>
    </message>
    <message>
        <source>CP reorders the frames of guests (SET REORDER SYSTEM)</source>
        <translation>CP がゲストのフレームを並べ替える (SET REORDER SYSTEM)</translation>
    </message>
    <message>
        <source>CP time at the end of a timer interruption</source>
        <translation>タイマー割り込みの終わりの CP 時間</translation>
    </message>
    <message>
        <source>CP time at the end of a timer interruption for each request that was taken</source>
        <translation>タイマー割り込みの終わりの CP 時間、処理した要求ごと</translation>
    </message>
    <message>
        <source>CP time for a demand scan to look at 64 pages</source>
        <translation>デマンド・スキャンが 64 ページを調べる CP 時間</translation>
    </message>
    <message>
        <source>CP time for a frame that arrives at a guest&apos;s virtual network interface</source>
        <translation>ゲストの仮想ネットワーク・インターフェースに届くネットワーク・フレームの CP 時間</translation>
    </message>
    <message>
        <source>CP time for a page that the minidisk cache has</source>
        <translation>ミニディスク・キャッシュにあるページの CP 時間</translation>
    </message>
    <message>
        <source>CP time from the end of guest code until its timer is to be set</source>
        <translation>ゲスト・コードの終わりからタイマーを設定するまでの CP 時間</translation>
    </message>
    <message>
        <source>CP time of a command such as STOP or BEGIN</source>
        <translation>STOP や BEGIN などのコマンドの CP 時間</translation>
    </message>
    <message>
        <source>CP time of a timer interruption until the lock is asked for</source>
        <translation>タイマー割り込みで、ロックを要求するまでの CP 時間</translation>
    </message>
    <message>
        <source>CP time to bring a page back from expanded storage</source>
        <translation>拡張ストレージからページを戻す CP 時間</translation>
    </message>
    <message>
        <source>CP time to dispatch a virtual CPU</source>
        <translation>仮想 CPU をディスパッチする CP 時間</translation>
    </message>
    <message>
        <source>CP time to give a guest a frame for a page that it touches for the first time</source>
        <translation>ゲストが初めて触れるページにフレームを与える CP 時間</translation>
    </message>
    <message>
        <source>CP time to migrate a page from expanded storage to a paging volume</source>
        <translation>拡張ストレージからページング・ボリュームへページを移す CP 時間</translation>
    </message>
    <message>
        <source>CP time to move a page to expanded storage</source>
        <translation>拡張ストレージへページを移す CP 時間</translation>
    </message>
    <message>
        <source>CP time to put a dormant guest whose timer request was taken on the dispatch list</source>
        <translation>タイマー要求が処理された休止中のゲストをディスパッチ・リストに入れる CP 時間</translation>
    </message>
    <message>
        <source>CP time to read a page from a paging volume</source>
        <translation>ページング・ボリュームからページを読む CP 時間</translation>
    </message>
    <message>
        <source>CP&apos;s high-frequency samples</source>
        <translation>CP の高頻度サンプル</translation>
    </message>
    <message>
        <source>CP&apos;s monitor samples, once a minute, the states in the order in which CP tests them</source>
        <translation>CP のモニター・サンプル、1 分に 1 回、状態は CP が調べる順</translation>
    </message>
    <message>
        <source>CP&apos;s tables</source>
        <translation>CP のテーブル</translation>
    </message>
    <message>
        <source>CP: Diagnose X&apos;10&apos; for a page without APAR VM65060 blocks the guest for so long</source>
        <translation>CP: APAR VM65060 なしで、1 ページの Diagnose X&apos;10&apos; がゲストを止める時間</translation>
    </message>
    <message>
        <source>CP: Diagnose X&apos;10&apos; for a page, with APAR VM65060</source>
        <translation>CP: 1 ページの Diagnose X&apos;10&apos;、APAR VM65060 適用済み</translation>
    </message>
    <message>
        <source>CPU keywords are computed only in the CPU step. {0}</source>
        <translation>CPU のキーワードは CPU のステップでだけ計算されます。{0}</translation>
    </message>
    <message>
        <source>CPU time of a tick, ns</source>
        <translation>1 ティックの CPU 時間、ns</translation>
    </message>
    <message>
        <source>CPU time of each joined member for a change of another one&apos;s state</source>
        <translation>ほかのメンバーの状態変化に対し、参加中の各メンバーが使う CPU 時間</translation>
    </message>
    <message>
        <source>CPU time that each member spends for every one that is gone or back</source>
        <translation>いなくなった、または戻ったメンバー 1 つにつき、各メンバーが使う CPU 時間</translation>
    </message>
    <message>
        <source>CPU time that recovering from a write collision takes, on both sides</source>
        <translation>書き込みの衝突からの回復にかかる CPU 時間、両側</translation>
    </message>
    <message>
        <source>CPU time to serve a page to an outside client, ns</source>
        <translation>外部のクライアントにページを返す CPU 時間、ns</translation>
    </message>
    <message>
        <source>CPU time to start the first server, ns</source>
        <translation>最初のサーバーを始動する CPU 時間、ns</translation>
    </message>
    <message>
        <source>CPU time, booked whenever a processor changes its activity, by what an instruction takes there</source>
        <translation>CPU 時間 (プロセッサーの活動が変わるたびに計上)、そこでの 1 命令の時間による</translation>
    </message>
    <message>
        <source>CPU {0} was added: {1}</source>
        <translation>CPU {0} が追加されました: {1}</translation>
    </message>
    <message>
        <source>CPU {0} was taken: {1}</source>
        <translation>CPU {0} が外されました: {1}</translation>
    </message>
    <message>
        <source>CPU: expected an address of one or two hexadecimal digits</source>
        <translation>CPU: 1 桁か 2 桁の 16 進数のアドレスが必要です</translation>
    </message>
    <message>
        <source>CPU_MIN is below 2 on a guest with WebSphere</source>
        <translation>WebSphere のあるゲストで CPU_MIN が 2 未満です</translation>
    </message>
    <message>
        <source>CPU_MIN is {0}</source>
        <translation>CPU_MIN は {0} です</translation>
    </message>
    <message>
        <source>CPU_MIN is {0}, {1} could be switched on</source>
        <translation>CPU_MIN は {0} ですが、オンラインにできたのは {1} です</translation>
    </message>
    <message>
        <source>CPUs are not managed.</source>
        <translation>CPU は管理されていません。</translation>
    </message>
    <message>
        <source>CPUs idle while waiting for a disk</source>
        <translation>ディスク待ちでアイドルの CPU</translation>
    </message>
    <message>
        <source>CPUs in the kernel of Linux</source>
        <translation>Linux カーネル内の CPU</translation>
    </message>
    <message>
        <source>CPUs in user mode</source>
        <translation>ユーザー・モードの CPU</translation>
    </message>
    <message>
        <source>CPUs online</source>
        <translation>オンラインの CPU</translation>
    </message>
    <message>
        <source>CPUs ready to run while CP runs others</source>
        <translation>CP がほかを動かす間、作動可能な CPU</translation>
    </message>
    <message>
        <source>CPUs that run Linux</source>
        <translation>Linux を実行している CPU</translation>
    </message>
    <message>
        <source>CPUs without work</source>
        <translation>作業のない CPU</translation>
    </message>
    <message>
        <source>CP_OWNED: a slot without a volume</source>
        <translation>CP_OWNED: ボリュームのないスロットです</translation>
    </message>
    <message>
        <source>CSS and MIF id of the LPAR at the second end, two digits</source>
        <translation>2 番目の端の LPAR の CSS と MIF ID、2 桁</translation>
    </message>
    <message>
        <source>CUADD</source>
        <translation>CUADD</translation>
    </message>
    <message>
        <source>Cabling</source>
        <translation>配線</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Change my answer</source>
        <translation>答えを変える</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>Channels of the link</source>
        <translation>リンクのチャネル</translation>
    </message>
    <message>
        <source>Choose a name that does not begin with the name of a setting.</source>
        <translation>設定の名前で始まらない名前を選んでください。</translation>
    </message>
    <message>
        <source>Choose one answer</source>
        <translation>答えを 1 つ選んでください</translation>
    </message>
    <message>
        <source>Choose one of the answers first.</source>
        <translation>先に答えを 1 つ選んでください。</translation>
    </message>
    <message>
        <source>Chunks of one transfer that may be under way at a time</source>
        <translation>1 回の転送で同時に進められるチャンク数</translation>
    </message>
    <message>
        <source>Chunks that a full message is sent in</source>
        <translation>満杯のメッセージを送るチャンク数</translation>
    </message>
    <message>
        <source>Class vote</source>
        <translation>クラスの投票</translation>
    </message>
    <message>
        <source>Code on the screen</source>
        <translation>画面のコード</translation>
    </message>
    <message>
        <source>Combine comparisons only with &amp; | !, and put a minus or a calculation on one of their sides.</source>
        <translation>比較は &amp; | ! だけで結び、マイナスや計算は比較のどちらかの辺に置いてください。</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Compare {0} {1}: {2}.</source>
        <translation>{0} を{1}比べます: {2}。</translation>
    </message>
    <message>
        <source>Compared on {0}.</source>
        <translation>比較日: {0}</translation>
    </message>
    <message>
        <source>Configuration change</source>
        <translation>構成の変更</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Consider CPU_MIN=&quot;2&quot;, and several servers in one guest.</source>
        <translation>CPU_MIN=&quot;2&quot; と、1 つのゲストに複数のサーバーを検討してください。</translation>
    </message>
    <message>
        <source>Count the pages of each guest {0}:</source>
        <translation>各ゲストのページを{0}数えます:</translation>
    </message>
    <message>
        <source>Cycles of an instruction on a z196 at 5.2 GHz, to those on a z10</source>
        <translation>5.2 GHz の z196 での 1 命令のサイクル、z10 に対する比</translation>
    </message>
    <message>
        <source>Cycles of an instruction that finds all it needs in the cache</source>
        <translation>必要なものがすべてキャッシュにある命令のサイクル</translation>
    </message>
    <message>
        <source>Cycles that an instruction waits for the caches on an LPAR of one processor</source>
        <translation>プロセッサー 1 個の LPAR で、命令がキャッシュを待つサイクル</translation>
    </message>
    <message>
        <source>DASD</source>
        <translation>DASD</translation>
    </message>
    <message>
        <source>DEDICATE: processors of one guest alone are not in the model</source>
        <translation>DEDICATE: 1 つのゲスト専用のプロセッサーはモデルにありません</translation>
    </message>
    <message>
        <source>Dask needs the package distributed; install it with: pip install &quot;lparlab[dask]&quot;</source>
        <translation>Dask にはパッケージ distributed が必要です。インストール: pip install &quot;lparlab[dask]&quot;</translation>
    </message>
    <message>
        <source>Data over links</source>
        <translation>リンクを通るデータ</translation>
    </message>
    <message>
        <source>Decks and lists distinguish storage units by their names: two of one name are read as one.</source>
        <translation>デックとリストはストレージ装置を名前で区別します。同じ名前の 2 つは 1 つと見なされます。</translation>
    </message>
    <message>
        <source>Define</source>
        <translation>定義</translation>
    </message>
    <message>
        <source>Delete definitions</source>
        <translation>定義の削除</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差異</translation>
    </message>
    <message>
        <source>Disks</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>Dispatch (minor) time slice: CPU time until the dispatch priority is computed again</source>
        <translation>ディスパッチ (マイナー)・タイム・スライス: ディスパッチ優先順位を再計算するまでの CPU 時間</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Divide by (time[0]-time[1]) if you mean pages per second, or keep the limit as one per tick.</source>
        <translation>毎秒のページ数を意図するなら (time[0]-time[1]) で割ってください。1 ティック当たりの限界でよければ、そのままにします。</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Do it yourself</source>
        <translation>自分で行う</translation>
    </message>
    <message>
        <source>Dormancy after which a guest counts as long-term dormant and gives up all its frames</source>
        <translation>ゲストが長期休止とみなされ、全フレームを手放すまでの休止時間</translation>
    </message>
    <message>
        <source>EBCDIC read (code page 037/1047)</source>
        <translation>EBCDIC として読みました (コード・ページ 037/1047)</translation>
    </message>
    <message>
        <source>EBCDIC read (code page 037/1047), {0} records of {1} bytes</source>
        <translation>EBCDIC として読みました (コード・ページ 037/1047)。{1} バイトのレコード {0} 件</translation>
    </message>
    <message>
        <source>EBCDIC records of {0} bytes, but {1}; was the transfer cut short, or not binary?</source>
        <translation>{0} バイトの EBCDIC レコードですが、{1}。転送が途中で切れたか、バイナリーでなかったのではありませんか</translation>
    </message>
    <message>
        <source>Each process of the cluster asks each other one for a sign of life so often</source>
        <translation>クラスターの各プロセスがほかのプロセスの生存を確認する間隔</translation>
    </message>
    <message>
        <source>Elapsed time slices of classes 1 to 3: how long a guest may stay on the dispatch list</source>
        <translation>クラス 1 から 3 の経過タイム・スライス: ゲストがディスパッチ・リストにいられる時間</translation>
    </message>
    <message>
        <source>End the last line with a newline.</source>
        <translation>最後の行を改行で終えてください。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Expected answers</source>
        <translation>期待される解答</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>説明する</translation>
    </message>
    <message>
        <source>FCP devices of {0} in {2}: {1}</source>
        <translation>{2} にある {0} の FCP 装置: {1}</translation>
    </message>
    <message>
        <source>Files served</source>
        <translation>配信したファイル</translation>
    </message>
    <message>
        <source>Fits need the package scipy; install it with: pip install &quot;lparlab[experiments]&quot;</source>
        <translation>当てはめにはパッケージ scipy が必要です。インストール: pip install &quot;lparlab[experiments]&quot;</translation>
    </message>
    <message>
        <source>Follow {0}: {1}.</source>
        <translation>{0} をたどります: {1}。</translation>
    </message>
    <message>
        <source>For the trainer. It has all answers. Simulated figures are not measurements.</source>
        <translation>講師用です。すべての解答を含みます。シミュレーションの数値は測定値ではありません。</translation>
    </message>
    <message>
        <source>Former and present value</source>
        <translation>以前の値と現在の値</translation>
    </message>
    <message>
        <source>Frames that the minidisk cache keeps when storage is short (SET MDCACHE)</source>
        <translation>ストレージ不足のときもミニディスク・キャッシュが保つフレーム (SET MDCACHE)</translation>
    </message>
    <message>
        <source>Frames that the minidisk cache may have at most (SET MDCACHE)</source>
        <translation>ミニディスク・キャッシュが使えるフレームの上限 (SET MDCACHE)</translation>
    </message>
    <message>
        <source>Free expanded storage below which second copies of resident pages are released</source>
        <translation>常駐ページの第 2 の写しを解放し始める、拡張ストレージの空き</translation>
    </message>
    <message>
        <source>From 4.3 on: how much longer the lock is held while another processor works, since its data move between processors</source>
        <translation>4.3 以降: ほかのプロセッサーの動作中にロックの保持が延びる量。データがプロセッサー間を移るため</translation>
    </message>
    <message>
        <source>From 4.3 on: more CP time after guest code, and before it on a processor that was signalled, while another processor works, since timer requests and comparators move between processors</source>
        <translation>4.3 以降: ほかのプロセッサーの動作中、ゲスト・コードの後、またシグナルを受けたプロセッサーではその前に、余分にかかる CP 時間。タイマー要求とコンパレーターがプロセッサー間を移るため</translation>
    </message>
    <message>
        <source>From SHUTDOWN until the guests of a member are gone</source>
        <translation>SHUTDOWN から、メンバーのゲストがなくなるまで</translation>
    </message>
    <message>
        <source>From a server to the next one, or to another part of the same</source>
        <translation>あるサーバーから次のサーバー、または同じサーバーの別の部分まで</translation>
    </message>
    <message>
        <source>From the IPL of a member until it tries to join</source>
        <translation>メンバーの IPL から、参加を試みるまで</translation>
    </message>
    <message>
        <source>From {0} to {1}: {2}.</source>
        <translation>{0} から {1} へ: {2}。</translation>
    </message>
    <message>
        <source>From, %</source>
        <translation>から、%</translation>
    </message>
    <message>
        <source>Gbit/s of a link</source>
        <translation>リンクの Gbit/s</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>世代</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>評価する</translation>
    </message>
    <message>
        <source>Guest and place</source>
        <translation>ゲストと場所</translation>
    </message>
    <message>
        <source>Guest code that only waits for the cache lines of a page that has just come in</source>
        <translation>読み込まれたばかりのページのキャッシュ・ラインを待つだけのゲスト・コード</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>Guests held by their limit</source>
        <translation>制限が抑えるゲスト</translation>
    </message>
    <message>
        <source>Guests of class 1, 2, 3 that may be on the dispatch list</source>
        <translation>ディスパッチ・リストに入れるクラス 1、2、3 のゲスト数</translation>
    </message>
    <message>
        <source>Guests on the eligible list</source>
        <translation>適格リストのゲスト</translation>
    </message>
    <message>
        <source>Guests waiting for a processor</source>
        <translation>プロセッサーを待つゲスト</translation>
    </message>
    <message>
        <source>Guests waiting for disks</source>
        <translation>ディスクを待つゲスト</translation>
    </message>
    <message>
        <source>Guests waiting for pages</source>
        <translation>ページを待つゲスト</translation>
    </message>
    <message>
        <source>HOTPLUG keeps no spare CPU for the database</source>
        <translation>HOTPLUG がデータベース用の空き CPU を残していません</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>How long a guest that has nothing to do is kept on the dispatch list</source>
        <translation>することのないゲストをディスパッチ・リストに残す時間</translation>
    </message>
    <message>
        <source>How long is the run?</source>
        <translation>実行の長さはどれだけですか?</translation>
    </message>
    <message>
        <source>How many paging volumes?</source>
        <translation>ページング・ボリュームはいくつですか?</translation>
    </message>
    <message>
        <source>How many processors does the LPAR have?</source>
        <translation>LPAR のプロセッサーはいくつですか?</translation>
    </message>
    <message>
        <source>How much expanded storage does the LPAR have?</source>
        <translation>LPAR の拡張ストレージはどれだけですか?</translation>
    </message>
    <message>
        <source>How much longer it is held for each further timer request that is due</source>
        <translation>期限の来たタイマー要求が 1 つ増えるごとに、ロックの保持が延びる量</translation>
    </message>
    <message>
        <source>How much of one processor does {0} use?</source>
        <translation>{0} はプロセッサー 1 つのどれだけを使いますか?</translation>
    </message>
    <message>
        <source>How much space is on the paging volumes?</source>
        <translation>ページング・ボリュームのスペースはどれだけですか?</translation>
    </message>
    <message>
        <source>How much storage does the LPAR have?</source>
        <translation>LPAR のストレージはどれだけですか?</translation>
    </message>
    <message>
        <source>How much storage does {0} have?</source>
        <translation>{0} のストレージはどれだけですか?</translation>
    </message>
    <message>
        <source>I/Os of the pack</source>
        <translation>パックの I/O</translation>
    </message>
    <message>
        <source>I/Os that did not find their pages in the minidisk cache</source>
        <translation>ミニディスク・キャッシュにページがなかった I/O</translation>
    </message>
    <message>
        <source>I/Os that found their pages in the minidisk cache</source>
        <translation>ミニディスク・キャッシュにページがあった I/O</translation>
    </message>
    <message>
        <source>I/Os waiting for the pack or being served</source>
        <translation>パック待ちまたは処理中の I/O</translation>
    </message>
    <message>
        <source>ID must be the first statement: IOCP ignores it here</source>
        <translation>ID は最初のステートメントでなければなりません: IOCP はここの ID を無視します</translation>
    </message>
    <message>
        <source>INCLUDE {0}: the files have no PROFILE {0} with anything that is used</source>
        <translation>INCLUDE {0}: 使う内容のある PROFILE {0} がファイルにありません</translation>
    </message>
    <message>
        <source>IOCP deck of {0} cards</source>
        <translation>{0} 枚のカードの IOCP デック</translation>
    </message>
    <message>
        <source>IOCP takes upper case only; read as such</source>
        <translation>IOCP は大文字だけを受け付けます。大文字として読みました</translation>
    </message>
    <message>
        <source>IUCV is not in the model</source>
        <translation>IUCVはモデルにありません</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>アイドル</translation>
    </message>
    <message>
        <source>Instead: cycles that an instruction waits for the caches, by the processors of the LPAR</source>
        <translation>代わりに: 命令がキャッシュを待つサイクル、LPAR のプロセッサー数別</translation>
    </message>
    <message>
        <source>Inter-switch links</source>
        <translation>スイッチ間リンク</translation>
    </message>
    <message>
        <source>Interactive bias: dispatch time slices of a transaction that get all of it; one more gets half</source>
        <translation>対話型バイアス: 全量を受けるトランザクションのディスパッチ・タイム・スライス数。次の 1 つは半分</translation>
    </message>
    <message>
        <source>Interactive bias: how far the deadline of a short transaction&apos;s first slices is advanced</source>
        <translation>対話型バイアス: 短いトランザクションの最初のスライスの期限を早める度合い</translation>
    </message>
    <message>
        <source>It has no switch, and a deck does not state the far end of its fibre.</source>
        <translation>スイッチがなく、デックにはファイバーの反対側の端が書かれていません。</translation>
    </message>
    <message>
        <source>It is computed in the memory step, which comes after the CPU step: here it is one interval old, 0 in the first interval, and always 0 if memory is not managed. {0}</source>
        <translation>CPU のステップの後のメモリーのステップで計算されます: ここでは 1 間隔前の値で、最初の間隔では 0、メモリーが管理されていなければ常に 0 です。{0}</translation>
    </message>
    <message>
        <source>It is invisible, and part of a name or a value. {0}</source>
        <translation>目に見えず、名前か値の一部になっています。{0}</translation>
    </message>
    <message>
        <source>It never stops growing: after some days a single interval hardly changes it. (Source: the study, elements of the configuration file: cpustat values are accumulated since IPL.)</source>
        <translation>増え続けます: 数日たつと 1 間隔ではほとんど変わりません。(出典: 研究、構成ファイルの要素: cpustat の値は IPL からの累計)</translation>
    </message>
    <message>
        <source>Its value is never evaluated, right or wrong. {0}</source>
        <translation>その値は、正しくても誤っていても評価されません。{0}</translation>
    </message>
    <message>
        <source>JSON (sadf -j, Chrome trace)</source>
        <translation>JSON (sadf -j、Chrome トレース)</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>参加</translation>
    </message>
    <message>
        <source>Join the class first.</source>
        <translation>先にクラスに参加してください。</translation>
    </message>
    <message>
        <source>Keep a file for each kernel.</source>
        <translation>カーネルごとにファイルを分けてください。</translation>
    </message>
    <message>
        <source>Keep more than one CPU free, for example HOTPLUG=&quot;((1-busy)*onumcpus)&lt;1.1&quot;.</source>
        <translation>HOTPLUG=&quot;((1-busy)*onumcpus)&lt;1.1&quot; のように、1 CPU を超える空きを残してください。</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>どれか 1 つを残してください。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>LINK has {0} addresses for {1} channels of CSS {2:X}</source>
        <translation>LINK には CSS {2:X} のチャネル {1} 個に対してアドレスが {0} 個あります</translation>
    </message>
    <message>
        <source>LINK names CSS {0:X}, which PATH does not</source>
        <translation>LINK が指定する CSS {0:X} を PATH は指定していません</translation>
    </message>
    <message>
        <source>LINK {0} names no port with a cable to storage unit {1}</source>
        <translation>LINK {0} は、ストレージ装置 {1} へのケーブルのあるポートを指していません</translation>
    </message>
    <message>
        <source>LINK: {0} is not an address of 2 or 4 hexadecimal digits</source>
        <translation>LINK: {0} は 2 桁または 4 桁の 16 進アドレスではありません</translation>
    </message>
    <message>
        <source>LINKs of {0} name {1}: drawn as {2}, whose name no deck says</source>
        <translation>{0} の LINK が {1} を指しています: {2} として描きました。その名前はどのデックにもありません</translation>
    </message>
    <message>
        <source>LPAR</source>
        <translation>LPAR</translation>
    </message>
    <message>
        <source>LPAR {0} has no z/VM system: give it a system name, so that it can run</source>
        <translation>LPAR {0} に z/VM システムがありません: 実行できるように、システム名を付けてください</translation>
    </message>
    <message>
        <source>LPAR {0} of CEC {1}</source>
        <translation>CEC {1} の LPAR {0}</translation>
    </message>
    <message>
        <source>LPAR {0}: the model has {1} systems at most, and {2} run</source>
        <translation>LPAR {0}: モデルのシステムは最大 {1} 個で、{2} 個が動いています</translation>
    </message>
    <message>
        <source>LPARs {0} and {1} both run {2}: give one another system name</source>
        <translation>LPAR {0} と {1} の両方で {2} が動いています: 一方に別のシステム名を付けてください</translation>
    </message>
    <message>
        <source>LPARs {0} of CEC {1}</source>
        <translation>CEC {1} の LPAR {0}</translation>
    </message>
    <message>
        <source>Largest image that Linux writes when it suspends</source>
        <translation>サスペンドで Linux が書く最大のイメージ</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>Leave meminfo.Buffers out.</source>
        <translation>meminfo.Buffers を省いてください。</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Let all LINKs of {0} name ports of {1}</source>
        <translation>{0} のすべての LINK を {1} のポートに向ける</translation>
    </message>
    <message>
        <source>Limit shares</source>
        <translation>制限シェア</translation>
    </message>
    <message>
        <source>Lines of control blocks of a guest that CP looks at to dispatch it</source>
        <translation>ゲストをディスパッチするために CP が見る制御ブロックのライン数</translation>
    </message>
    <message>
        <source>Lines of the caches that guests share; 65,536 of 256 bytes are the 16 MB of a z900</source>
        <translation>ゲストが共用するキャッシュのライン数。256 バイトの 65,536 ラインが z900 の 16 MB</translation>
    </message>
    <message>
        <source>Lines that a tick of a guest looks at</source>
        <translation>ゲストのティックが見るライン数</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Linux</source>
        <translation>Linux</translation>
    </message>
    <message>
        <source>Linux runs in an LPAR</source>
        <translation>Linux が LPAR で動いています</translation>
    </message>
    <message>
        <source>Linux swaps {0:,.0f} pages/s</source>
        <translation>Linux が毎秒 {0:,.0f} ページをスワップする</translation>
    </message>
    <message>
        <source>Linux: CPU time of a task before one that waits gets the CPU</source>
        <translation>Linux: 待っているタスクに CPU を渡すまでの、タスクの CPU 時間</translation>
    </message>
    <message>
        <source>Linux: CPU time of the daemon to bring a CPU on line or off line</source>
        <translation>Linux: デーモンが CPU をオンラインまたはオフラインにする CPU 時間</translation>
    </message>
    <message>
        <source>Linux: a job fills a page</source>
        <translation>Linux: ジョブが 1 ページを埋める</translation>
    </message>
    <message>
        <source>Linux: a page goes to the cmm pool or comes back</source>
        <translation>Linux: 1 ページが cmm プールに入る、または戻る</translation>
    </message>
    <message>
        <source>Linux: anonymous and shared pages that are hardly ever used</source>
        <translation>Linux: ほとんど使われない無名ページと共有ページ</translation>
    </message>
    <message>
        <source>Linux: freeing a page that it has found unused</source>
        <translation>Linux: 未使用と分かったページを解放する</translation>
    </message>
    <message>
        <source>Linux: how long a scan, also of kswapd, waits after each priority from the fourth on that freed too little</source>
        <translation>Linux: 走査 (kswapd も) が、4 番目以降の優先度で解放が足りなかったときに待つ時間</translation>
    </message>
    <message>
        <source>Linux: how much it looks at anonymous pages rather than at those of files</source>
        <translation>Linux: ファイルのページより無名ページを見る度合い</translation>
    </message>
    <message>
        <source>Linux: looking at a page of its lists</source>
        <translation>Linux: リストの 1 ページを見る</translation>
    </message>
    <message>
        <source>Linux: mean time of a read; exponential</source>
        <translation>Linux: 読み取りの平均時間。指数分布</translation>
    </message>
    <message>
        <source>Linux: pages that are read or swapped in at once</source>
        <translation>Linux: 一度に読み取り、またはスワップインするページ</translation>
    </message>
    <message>
        <source>Linux: wanted pages of files on the inactive list, when all are in memory</source>
        <translation>Linux: 全部がメモリーにあるとき、非アクティブ・リストにある必要なファイルのページ</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>ロード</translation>
    </message>
    <message>
        <source>Loading guests of class 1, 2, 3 that may be on the dispatch list, per paging volume</source>
        <translation>ディスパッチ・リストに入れるクラス 1、2、3 のローディング・ゲスト数、ページング・ボリュームあたり</translation>
    </message>
    <message>
        <source>Look at /proc/{0} of the guest, case included.</source>
        <translation>ゲストの /proc/{0} を、大文字小文字も含めて確かめてください。</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>MB/s that all its links together carry each way</source>
        <translation>そのリンク全体で片方向に運べる MB/s</translation>
    </message>
    <message>
        <source>MIF</source>
        <translation>MIF</translation>
    </message>
    <message>
        <source>MIF id of the LPAR at the first end</source>
        <translation>最初の端の LPAR の MIF ID</translation>
    </message>
    <message>
        <source>MIF id of the LPAR at the second end</source>
        <translation>2 番目の端の LPAR の MIF ID</translation>
    </message>
    <message>
        <source>Make it last</source>
        <translation>変更を恒久化</translation>
    </message>
    <message>
        <source>Many WebSphere workloads run better with two CPUs than with one. (Source: the study, notes.)</source>
        <translation>WebSphere のワークロードの多くは、1 CPU より 2 CPU のほうがよく動きます。(出典: 研究、注記)</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>マーク</translation>
    </message>
    <message>
        <source>Mean time for which the paging lock is held; exponential</source>
        <translation>ページング・ロックの平均保持時間。指数分布</translation>
    </message>
    <message>
        <source>Mean time for which the scheduler lock is held; exponential</source>
        <translation>スケジューラー・ロックの平均保持時間。指数分布</translation>
    </message>
    <message>
        <source>Mean time from the last chunk of a transfer until its connection is free</source>
        <translation>転送の最後のチャンクから接続が空くまでの平均時間</translation>
    </message>
    <message>
        <source>Mean time of a chunk at the adapter of a FICON Express4 channel, at each end</source>
        <translation>FICON Express4 チャネルのアダプターでの 1 チャンクの平均時間、両端それぞれ</translation>
    </message>
    <message>
        <source>Mean time until CP has started a transfer</source>
        <translation>CP が転送を始めるまでの平均時間</translation>
    </message>
    <message>
        <source>Memory is not managed.</source>
        <translation>メモリーは管理されていません。</translation>
    </message>
    <message>
        <source>Memory of the guests</source>
        <translation>ゲストのメモリー</translation>
    </message>
    <message>
        <source>Memory returns to Linux no faster than it is taken away; the pool oscillates, or Linux waits. (Source: the study: asymmetric pool management, shrink the pool fast and let it grow slowly.)</source>
        <translation>メモリーが、取り上げる速さより速く Linux に戻りません。プールが振動するか、Linux が待たされます。(出典: 研究: 非対称なプール管理。プールは速く縮め、ゆっくり増やす)</translation>
    </message>
    <message>
        <source>Misconceptions</source>
        <translation>よくある誤解</translation>
    </message>
    <message>
        <source>Model answer: {0}</source>
        <translation>模範解答: {0}</translation>
    </message>
    <message>
        <source>More CP time to dispatch a virtual CPU that another processor has stacked</source>
        <translation>ほかのプロセッサーがスタックした仮想 CPU のディスパッチに余分にかかる CP 時間</translation>
    </message>
    <message>
        <source>More of these cycles for each further processor of the LPAR</source>
        <translation>LPAR のプロセッサーが 1 個増えるごとの、このサイクルの増分</translation>
    </message>
    <message>
        <source>Move the # to the first column.</source>
        <translation># を 1 桁目に移してください。</translation>
    </message>
    <message>
        <source>N channels, M connections</source>
        <translation>チャネル N、接続 M</translation>
    </message>
    <message>
        <source>NOTPART</source>
        <translation>NOTPART</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>No CPU was added although HOTPLUG is true: CPU_MAX CPUs are online. HOTUNPLUG is not evaluated while HOTPLUG is true.</source>
        <translation>HOTPLUG は真ですが、CPU は追加されませんでした: CPU_MAX 個の CPU がオンラインです。HOTPLUG が真の間、HOTUNPLUG は評価されません。</translation>
    </message>
    <message>
        <source>No CPU was added although HOTPLUG is true: no further CPU can be switched on.</source>
        <translation>HOTPLUG は真ですが、CPU は追加されませんでした: オンラインにできる CPU がもうありません。</translation>
    </message>
    <message>
        <source>No CPU was added: {0}</source>
        <translation>CPU は追加されませんでした: {0}</translation>
    </message>
    <message>
        <source>No CPU was removed although HOTUNPLUG is true: none of them can be switched off.</source>
        <translation>HOTUNPLUG は真ですが、CPU は外されませんでした: オフラインにできる CPU がありません。</translation>
    </message>
    <message>
        <source>No CPU was removed although HOTUNPLUG is true: only CPU_MIN CPUs are online.</source>
        <translation>HOTUNPLUG は真ですが、CPU は外されませんでした: オンラインの CPU は CPU_MIN 個だけです。</translation>
    </message>
    <message>
        <source>No CPU was removed: {0}</source>
        <translation>CPU は外されませんでした: {0}</translation>
    </message>
    <message>
        <source>No FICON channel of one of {0} reaches one of the other: cable them to the same director</source>
        <translation>{0} の一方の FICON チャネルが他方のチャネルに届きません: 同じディレクターにケーブルでつないでください</translation>
    </message>
    <message>
        <source>No LPAR has system {0}: keep the LPARs as they were</source>
        <translation>システム {0} を持つ LPAR がありません: LPAR は元のままにしてください</translation>
    </message>
    <message>
        <source>No connection of a logical link runs. {0}</source>
        <translation>論理リンクの接続が 1 つも動きません。{0}</translation>
    </message>
    <message>
        <source>No connection of a logical link runs. {0} (and {1} more)</source>
        <translation>論理リンクの接続が 1 つも動きません。{0} (ほかに {1} 件)</translation>
    </message>
    <message>
        <source>No connection of a logical link runs: draw an ISFC link, and FCTC devices at both of its ends</source>
        <translation>論理リンクの接続が 1 つも動きません: ISFC リンクと、その両端の FCTC 装置を描いてください</translation>
    </message>
    <message>
        <source>No connection runs: {0}</source>
        <translation>動く接続がありません: {0}</translation>
    </message>
    <message>
        <source>No frame can be taken from any guest: all of real storage is locked or in use. Give the LPAR more lpar.frames, or fewer guests.</source>
        <translation>どのゲストからもフレームを取れません: 実ストレージがすべてロックされているか使用中です。LPAR の lpar.frames を増やすか、ゲストを減らしてください。</translation>
    </message>
    <message>
        <source>No machine can be made of these files: {0}. Answer a question otherwise</source>
        <translation>これらのファイルからマシンを作れません: {0}。質問に別の答えを入れてください</translation>
    </message>
    <message>
        <source>No {0} channel reaches {1}: cable both to a director first</source>
        <translation>{1} に届く {0} チャネルがありません: 先に両方をディレクターとつないでください</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>None = CP&apos;s default: 10 s, none when immediate</source>
        <translation>None = CP の既定値: 10 s、IMMEDIATE ならなし</translation>
    </message>
    <message>
        <source>None = no limit</source>
        <translation>None = 制限なし</translation>
    </message>
    <message>
        <source>None, if this is intended.</source>
        <translation>意図したものなら、そのままで構いません。</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>なし。</translation>
    </message>
    <message>
        <source>None: as many as userids</source>
        <translation>None: ユーザー ID と同じ数</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Nothing is decided yet: {0} readings are needed before the first decision.</source>
        <translation>まだ何も決まっていません: 最初の判断までに {0} 回の読み取りが必要です。</translation>
    </message>
    <message>
        <source>Nothing: guests wait for their users</source>
        <translation>なし: ゲストはユーザーを待っています</translation>
    </message>
    <message>
        <source>OPTION {0}: not in the model</source>
        <translation>OPTION {0}: モデルにありません</translation>
    </message>
    <message>
        <source>Of which guest is {0}?</source>
        <translation>{0} はどのゲストのものですか?</translation>
    </message>
    <message>
        <source>On average {0:.0%} of the axis off; the largest error is at {1}, where it is too high.</source>
        <translation>平均で軸の {0:.0%} ずれています。最大の誤差は {1} で、高すぎます。</translation>
    </message>
    <message>
        <source>On average {0:.0%} of the axis off; the largest error is at {1}, where it is too low.</source>
        <translation>平均で軸の {0:.0%} ずれています。最大の誤差は {1} で、低すぎます。</translation>
    </message>
    <message>
        <source>On newer kernels write vmstat.{0} instead of the sum over zones.</source>
        <translation>新しいカーネルでは、ゾーンの合計の代わりに vmstat.{0} と書いてください。</translation>
    </message>
    <message>
        <source>On-Demand Timer Patch: guest code more for each switch between user and kernel mode</source>
        <translation>オンデマンド・タイマー・パッチ: ユーザー・モードとカーネル・モードの切り替えごとのゲスト・コードの増分</translation>
    </message>
    <message>
        <source>One system with its Linux guests, or linked systems?</source>
        <translation>Linux ゲストのある 1 つのシステムですか、リンクした複数のシステムですか?</translation>
    </message>
    <message>
        <source>PART</source>
        <translation>PART</translation>
    </message>
    <message>
        <source>PATH={0}: one chpid number is expected</source>
        <translation>PATH={0}: CHPID の番号が 1 つ必要です</translation>
    </message>
    <message>
        <source>PCHID</source>
        <translation>PCHID</translation>
    </message>
    <message>
        <source>POSIX is not in the model</source>
        <translation>POSIXはモデルにありません</translation>
    </message>
    <message>
        <source>Page reads per second on the dispatch list from which on a guest counts as loading</source>
        <translation>ゲストがローディングとみなされる、ディスパッチ・リストでの毎秒のページ読み取り数</translation>
    </message>
    <message>
        <source>Pages brought in since the last reorder that make the next one due</source>
        <translation>次の並べ替えが必要になる、前回の並べ替え以降に読み込んだページ</translation>
    </message>
    <message>
        <source>Pages of a full message: what one start of an FCTC device moves</source>
        <translation>満杯のメッセージのページ数: FCTC 装置の 1 回の開始で送る量</translation>
    </message>
    <message>
        <source>Pages of each guest that are never stolen</source>
        <translation>決して奪取されない各ゲストのページ</translation>
    </message>
    <message>
        <source>Pages read from paging volumes</source>
        <translation>ページング・ボリュームから読んだページ</translation>
    </message>
    <message>
        <source>Pages scanned by Linux</source>
        <translation>Linux が走査したページ</translation>
    </message>
    <message>
        <source>Pages swapped by Linux</source>
        <translation>Linux がスワップしたページ</translation>
    </message>
    <message>
        <source>Pages that Linux swaps in with one I/O</source>
        <translation>Linux が 1 回の I/O でスワップインするページ</translation>
    </message>
    <message>
        <source>Pages that one read from a paging volume brings in at most</source>
        <translation>ページング・ボリュームからの 1 回の読み取りで読み込む最大ページ数</translation>
    </message>
    <message>
        <source>Pages to and from expanded storage</source>
        <translation>拡張ストレージと出入りするページ</translation>
    </message>
    <message>
        <source>Paging space is full: no more pages can leave real storage (CP would abend with PGT004). Give the LPAR more lpar.paging_space or lpar.xstor, or fewer guests.</source>
        <translation>ページング・スペースが満杯です: これ以上ページを実ストレージから出せません (CP なら PGT004 で異常終了します)。LPAR の lpar.paging_space か lpar.xstor を増やすか、ゲストを減らしてください。</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Parquet and Arrow need the package pyarrow; install it with: pip install &quot;lparlab[data]&quot;</source>
        <translation>Parquet と Arrow にはパッケージ pyarrow が必要です。インストール: pip install &quot;lparlab[data]&quot;</translation>
    </message>
    <message>
        <source>Parquet needs the package pyarrow; install it with: pip install &quot;lparlab[data]&quot;</source>
        <translation>Parquet にはパッケージ pyarrow が必要です。インストール: pip install &quot;lparlab[data]&quot;</translation>
    </message>
    <message>
        <source>Parquet or Arrow</source>
        <translation>Parquet または Arrow</translation>
    </message>
    <message>
        <source>Partitions</source>
        <translation>区画</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Poll</source>
        <translation>ポーリング</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>予測する</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>Processors in use</source>
        <translation>使用中のプロセッサー</translation>
    </message>
    <message>
        <source>Processors spinning</source>
        <translation>スピン中のプロセッサー</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>Published ({0})</source>
        <translation>公表値 ({0})</translation>
    </message>
    <message>
        <source>Published: {0} ({1})</source>
        <translation>公表値: {0} ({1})</translation>
    </message>
    <message>
        <source>Put a variable that no rule uses before it, like first=&quot;0&quot;.</source>
        <translation>その前に、first=&quot;0&quot; のような、どのルールも使わない変数を置いてください。</translation>
    </message>
    <message>
        <source>Put devices on line</source>
        <translation>装置をオンラインにする</translation>
    </message>
    <message>
        <source>Put parentheses: (!a)&amp;b, or !(a&amp;b) if that is what you mean.</source>
        <translation>括弧を付けてください: (!a)&amp;b、またはその意味なら !(a&amp;b)。</translation>
    </message>
    <message>
        <source>Put the comment on its own line, with # as the first character.</source>
        <translation>コメントは、# を先頭の文字として別の行に書いてください。</translation>
    </message>
    <message>
        <source>QUERY VIRTUAL CPUS does not say whose they are; lscpu of the guest does</source>
        <translation>QUERY VIRTUAL CPUS ではだれの CPU か分かりません。ゲストの lscpu で分かります</translation>
    </message>
    <message>
        <source>Quiesce time</source>
        <translation>静止時間</translation>
    </message>
    <message>
        <source>RESOURCE changes with a power-on reset, or by dynamic partitions from the HMC</source>
        <translation>RESOURCE の変更には、パワーオン・リセットまたは HMC の動的区画が必要</translation>
    </message>
    <message>
        <source>RESOURCE has no partition: the CEC has no LPAR, and an imported deck without RESOURCE names none. Add one to the CEC; the list of problems offers it</source>
        <translation>RESOURCE に区画がありません: CEC に LPAR がなく、RESOURCE のないデックからは区画の名前が分かりません。CEC に追加してください。問題のリストから追加できます</translation>
    </message>
    <message>
        <source>RESOURCE must come before all other statements but ID</source>
        <translation>RESOURCE は、ID を除くすべてのステートメントの前に置く必要があります</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読む</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>思い出す</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>まとめ</translation>
    </message>
    <message>
        <source>Reflect</source>
        <translation>振り返る</translation>
    </message>
    <message>
        <source>Relocation domains</source>
        <translation>リロケーション・ドメイン</translation>
    </message>
    <message>
        <source>Relocation time</source>
        <translation>リロケーション時間</translation>
    </message>
    <message>
        <source>Relocation: CPU time for a message, at each end</source>
        <translation>リロケーション: メッセージ 1 つの CPU 時間、両端それぞれ</translation>
    </message>
    <message>
        <source>Relocation: CPU time for a page, at each end</source>
        <translation>リロケーション: 1 ページの CPU 時間、両端それぞれ</translation>
    </message>
    <message>
        <source>Relocation: eligibility checks on both systems</source>
        <translation>リロケーション: 両システムでの適格性検査</translation>
    </message>
    <message>
        <source>Relocation: looking at the change bit of a page</source>
        <translation>リロケーション: ページの変更ビットを見る</translation>
    </message>
    <message>
        <source>Relocation: making the skeleton of the guest at the destination</source>
        <translation>リロケーション: 行き先でゲストのスケルトンを作る</translation>
    </message>
    <message>
        <source>Relocation: moving the state of the guest while it is quiesced</source>
        <translation>リロケーション: 静止中にゲストの状態を移す</translation>
    </message>
    <message>
        <source>Relocation: no progress is when a pass has more than this share of the pages of the one before</source>
        <translation>リロケーション: パスのページ数が直前のパスのこの割合を超えると、進展なしとする</translation>
    </message>
    <message>
        <source>Relocation: passes before a lack of progress leads to the quiesce</source>
        <translation>リロケーション: 進展がないとき静止に移るまでのパス数</translation>
    </message>
    <message>
        <source>Relocation: passes before the quiesce at most</source>
        <translation>リロケーション: 静止までの最大パス数</translation>
    </message>
    <message>
        <source>Relocation: the destination sets the throttle when it pages faster, and clears it at half of that</source>
        <translation>リロケーション: 行き先はページングがこれより速いと抑制を設定し、その半分で解除する</translation>
    </message>
    <message>
        <source>Relocation: the guest is quiesced when so few pages were left</source>
        <translation>リロケーション: 残りのページがこの数まで減ると、ゲストを静止させる</translation>
    </message>
    <message>
        <source>Relocation: the same for each of its subchannels</source>
        <translation>リロケーション: 同じく、サブチャネルごと</translation>
    </message>
    <message>
        <source>Relocation: time between two messages while the destination&apos;s throttle is set</source>
        <translation>リロケーション: 行き先の抑制中の、メッセージの間隔</translation>
    </message>
    <message>
        <source>Relocation: until the guest runs at the destination</source>
        <translation>リロケーション: ゲストが行き先で動くまで</translation>
    </message>
    <message>
        <source>Remove it, make it a comment with # in the first column, or join it to the line that it continues.</source>
        <translation>削除するか、1 桁目に # を置いてコメントにするか、続きの元の行につないでください。</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>削除してください。</translation>
    </message>
    <message>
        <source>Remove the bindings, or leave the CPU part out of this file.</source>
        <translation>バインドを外すか、このファイルの CPU の部分を省いてください。</translation>
    </message>
    <message>
        <source>Response time</source>
        <translation>応答時間</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Results in Parquet need the package pyarrow; install it with: pip install &quot;lparlab[experiments]&quot;</source>
        <translation>Parquet の結果にはパッケージ pyarrow が必要です。インストール: pip install &quot;lparlab[experiments]&quot;</translation>
    </message>
    <message>
        <source>Resume: share of the swapped pages that the application needs before it serves a page</source>
        <translation>再開: アプリケーションがページを返す前に必要な、スワップ済みページの割合</translation>
    </message>
    <message>
        <source>Resume: time from IPL until the image is read</source>
        <translation>再開: IPL からイメージを読むまでの時間</translation>
    </message>
    <message>
        <source>Resume: time from the end of the image until processes run</source>
        <translation>再開: イメージの終わりからプロセスが動くまでの時間</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Rubric, by the student: {0} of {1}</source>
        <translation>受講者による採点基準: {0}/{1}</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>SET REORDER of each guest</source>
        <translation>各ゲストの SET REORDER</translation>
    </message>
    <message>
        <source>SET REORDER of the system</source>
        <translation>システムの SET REORDER</translation>
    </message>
    <message>
        <source>SET SRM STORBUF</source>
        <translation>SET SRM STORBUF</translation>
    </message>
    <message>
        <source>SET VMRELOCATE ON</source>
        <translation>SET VMRELOCATE ON</translation>
    </message>
    <message>
        <source>SHARE: expected RELATIVE and a number, or ABSOLUTE and a percentage</source>
        <translation>SHARE: RELATIVE と数、または ABSOLUTE とパーセントが必要です</translation>
    </message>
    <message>
        <source>SRM {0}: the model has STORBUF and LDUBUF, each with three percentages</source>
        <translation>SRM {0}: モデルには STORBUF と LDUBUF があり、それぞれ 3 つのパーセントを取ります</translation>
    </message>
    <message>
        <source>SSI: expected the name of the cluster</source>
        <translation>SSI: クラスターの名前が必要です</translation>
    </message>
    <message>
        <source>SWITCH</source>
        <translation>SWITCH</translation>
    </message>
    <message>
        <source>SYSTEM_IDENTIFIER: expected a machine or LPAR name, and a system name</source>
        <translation>SYSTEM_IDENTIFIER: マシン名か LPAR 名と、システム名が必要です</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>ファイルを UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Scores of the class</source>
        <translation>クラスの得点</translation>
    </message>
    <message>
        <source>Second copies released in one go</source>
        <translation>一度に解放する第 2 の写し</translation>
    </message>
    <message>
        <source>Seconds since 1970 at time 0, for rules that name the time</source>
        <translation>時刻 0 の 1970 年からの秒数。時刻を使う規則のため</translation>
    </message>
    <message>
        <source>Seed of the runs</source>
        <translation>実行のシード</translation>
    </message>
    <message>
        <source>Send my answer</source>
        <translation>答えを送る</translation>
    </message>
    <message>
        <source>Series of runs</source>
        <translation>一連の実行</translation>
    </message>
    <message>
        <source>Set CMM_DEC, for example &quot;meminfo.MemTotal/40&quot; beside CMM_INC &quot;meminfo.MemFree/40&quot;.</source>
        <translation>CMM_INC &quot;meminfo.MemFree/40&quot; に対して &quot;meminfo.MemTotal/40&quot; のように、CMM_DEC を設定してください。</translation>
    </message>
    <message>
        <source>Share by which a working set that was smaller this time is corrected when a guest is dropped</source>
        <translation>ゲストのキュー・ドロップ時に、今回小さくなったワーキング・セットを補正する割合</translation>
    </message>
    <message>
        <source>Share of the dispatches by a processor that was signalled which take the scheduler lock</source>
        <translation>シグナルを受けたプロセッサーのディスパッチのうち、スケジューラー・ロックを取る割合</translation>
    </message>
    <message>
        <source>Share of the faults that take the paging lock</source>
        <translation>ページ不在のうち、ページング・ロックを取る割合</translation>
    </message>
    <message>
        <source>Shared memory, like the buffer pools of a database, cannot be dropped, only swapped. {0}</source>
        <translation>データベースのバッファー・プールのような共有メモリーは破棄できず、スワップするしかありません。{0}</translation>
    </message>
    <message>
        <source>Shared volumes</source>
        <translation>共用ボリューム</translation>
    </message>
    <message>
        <source>Simulated figures are not measurements. “This run” is the student&apos;s own run with the seed above; “published” is what the study printed. A value counts as right within the tolerance of its step.</source>
        <translation>シミュレーションの数値は測定値ではありません。「この実行」は上のシードによる受講者自身の実行、「公表値」は研究が示した値です。ステップの許容差内の値を正解とします。</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>ソフトウェア</translation>
    </message>
    <message>
        <source>Solution: {0}</source>
        <translation>解答: {0}</translation>
    </message>
    <message>
        <source>Speed at which Linux swaps out what does not fit into the image, and swaps it in again</source>
        <translation>イメージに入らないものを Linux がスワップアウトし、再びスワップインする速さ</translation>
    </message>
    <message>
        <source>Speed at which Linux writes and reads the suspend image</source>
        <translation>Linux がサスペンド・イメージを読み書きする速さ</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Start links</source>
        <translation>リンクの開始</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>経由地</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>1 つ進む</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Steps done</source>
        <translation>完了したステップ</translation>
    </message>
    <message>
        <source>Stop links</source>
        <translation>リンクの停止</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>ストレージ</translation>
    </message>
    <message>
        <source>Storage that guests of class 1, 2, 3 together may claim before a further one must wait</source>
        <translation>次のゲストが待たされるまで、クラス 1、2、3 のゲストが合わせて要求できるストレージ</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>受講者</translation>
    </message>
    <message>
        <source>Students</source>
        <translation>受講者</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>サスペンド</translation>
    </message>
    <message>
        <source>Suspend: time until all processes are frozen</source>
        <translation>サスペンド: 全プロセスが凍結されるまでの時間</translation>
    </message>
    <message>
        <source>Swap devices</source>
        <translation>スワップ装置</translation>
    </message>
    <message>
        <source>Systems</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>TYPE={0} is not a type of channel path</source>
        <translation>TYPE={0} はチャネル・パスのタイプではありません</translation>
    </message>
    <message>
        <source>Take devices off line</source>
        <translation>装置をオフラインにする</translation>
    </message>
    <message>
        <source>Take first</source>
        <translation>先に学ぶもの</translation>
    </message>
    <message>
        <source>Take the guest out of VMRM-CMM, or leave the memory part out of this file.</source>
        <translation>ゲストを VMRM-CMM から外すか、このファイルのメモリーの部分を省いてください。</translation>
    </message>
    <message>
        <source>Take {0} {1} of each run: {2}.</source>
        <translation>各実行の {0} を{1}読みます: {2}。</translation>
    </message>
    <message>
        <source>Take {0} {1}: {2}.</source>
        <translation>{0} を{1}読みます: {2}。</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>That is not right.</source>
        <translation>正しくありません。</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>That is the right order.</source>
        <translation>正しい順序です。</translation>
    </message>
    <message>
        <source>The CPU rules are not evaluated while the polarization is vertical.</source>
        <translation>垂直ポラリゼーションの間、CPU のルールは評価されません。</translation>
    </message>
    <message>
        <source>The CPU rules were skipped in this interval: floating point exception, {0}.</source>
        <translation>この間隔では CPU のルールが飛ばされました: 浮動小数点例外、{0}。</translation>
    </message>
    <message>
        <source>The FCP channel is in the fabric of a storage unit and reaches none of its ports: its LPARs have no SCSI disks over it. Zoning has to allow each pair of ports.</source>
        <translation>FCP チャネルはストレージ装置のファブリックにありますが、そのどのポートにも届きません。LPAR はこのチャネルで SCSI ディスクを使えません。ゾーンはポートの各組を許す必要があります。</translation>
    </message>
    <message>
        <source>The daemon compares only the beginning of a name, in any case. {0}</source>
        <translation>デーモンは、大文字小文字を区別せずに名前の先頭だけを比べます。{0}</translation>
    </message>
    <message>
        <source>The daemon cuts off the first character, whatever it is. {0}</source>
        <translation>デーモンは、何であっても最初の文字を切り捨てます。{0}</translation>
    </message>
    <message>
        <source>The daemon does not find the newline and reports that the line is too long. {0}</source>
        <translation>デーモンは改行を見つけられず、行が長すぎると報告します。{0}</translation>
    </message>
    <message>
        <source>The daemon does not know about them and may switch off those CPUs. (Source: the study, known issues.)</source>
        <translation>デーモンはそれを知らず、その CPU をオフにすることがあります。(出典: 研究、既知の問題)</translation>
    </message>
    <message>
        <source>The daemon ends at the first evaluation that reaches a name that Linux does not print. (Source: counters of Linux kernels, from 2.6.32 on.)</source>
        <translation>デーモンは、Linux が出力しない名前に最初に達した評価で終了します。(出典: Linux カーネル 2.6.32 以降のカウンター)</translation>
    </message>
    <message>
        <source>The daemon ends at the first evaluation that reaches it (&quot;Invalid term specified&quot;), however plausible the rule looks. {0}</source>
        <translation>ルールがもっともらしく見えても、デーモンはここに最初に達した評価で終了します (「Invalid term specified」)。{0}</translation>
    </message>
    <message>
        <source>The daemon has ended: {0}</source>
        <translation>デーモンは終了しました: {0}</translation>
    </message>
    <message>
        <source>The daemon keeps 32 bits of it.</source>
        <translation>デーモンはそのうち 32 ビットを保持します。</translation>
    </message>
    <message>
        <source>The daemon reads bytes and knows no encoding; other programs may show it otherwise. {0}</source>
        <translation>デーモンはバイトを読み、文字コードを知りません。ほかのプログラムでは異なって見えることがあります。{0}</translation>
    </message>
    <message>
        <source>The daemon skips it without a message. {0}</source>
        <translation>デーモンはメッセージなしに読み飛ばします。{0}</translation>
    </message>
    <message>
        <source>The daemon takes this line for a setting. {0}</source>
        <translation>デーモンはこの行を設定とみなします。{0}</translation>
    </message>
    <message>
        <source>The deck has no RESOURCE and names no partition; without one it cannot be exported.</source>
        <translation>デックに RESOURCE がなく、区画の名前もありません。区画がないとエクスポートできません。</translation>
    </message>
    <message>
        <source>The deck leaves the MIF id to IOCP; CUADDs of FCTC control units name the partition by it.</source>
        <translation>デックは MIF ID を IOCP に任せています。FCTC 制御装置の CUADD は、これで区画を指します。</translation>
    </message>
    <message>
        <source>The decks cannot be drawn: {0}</source>
        <translation>デックを図にできません: {0}</translation>
    </message>
    <message>
        <source>The decks have no FCTC connection between two systems of SYSTEM CONFIG or QUERY replies: add the decks of both CECs, with equal device numbers at both ends, and the SYSTEM_IDENTIFIER statements that say which system is in which LPAR</source>
        <translation>デックには、SYSTEM CONFIG か QUERY の応答にある 2 つのシステムの間の FCTC 接続がありません。両端の装置番号が等しい両方の CEC のデックと、どのシステムがどの LPAR にあるかを示す SYSTEM_IDENTIFIER ステートメントを加えてください</translation>
    </message>
    <message>
        <source>The deepest history of all of them counts, though. {0}</source>
        <translation>ただし、すべてのうち最も深い履歴が有効です。{0}</translation>
    </message>
    <message>
        <source>The files name no guest: add a user directory or the reply to QUERY NAMES, or answer with guests = &quot;LINUX01 LINUX02&quot;</source>
        <translation>ファイルにゲストがありません。ユーザー・ディレクトリーか QUERY NAMES の応答を加えるか、guests = &quot;LINUX01 LINUX02&quot; と答えてください</translation>
    </message>
    <message>
        <source>The kernel uses them; a shortage of them has unpredictable effects. {0}</source>
        <translation>カーネルが使っています。不足すると予測できない影響が出ます。{0}</translation>
    </message>
    <message>
        <source>The lab did not accept this.</source>
        <translation>ラボがこれを受け付けませんでした。</translation>
    </message>
    <message>
        <source>The lab does not answer. Trying again…</source>
        <translation>ラボが応答しません。再試行しています…</translation>
    </message>
    <message>
        <source>The last branch cannot be removed.</source>
        <translation>最後の分岐は削除できません。</translation>
    </message>
    <message>
        <source>The linked systems cannot run: {0}. Answer guests with fewer of them</source>
        <translation>リンクしたシステムを動かせません: {0}。guests のゲストを減らしてください</translation>
    </message>
    <message>
        <source>The memory rules were skipped in this interval: floating point exception, {0}.</source>
        <translation>この間隔ではメモリーのルールが飛ばされました: 浮動小数点例外、{0}。</translation>
    </message>
    <message>
        <source>The pool grew by {1:,} pages to {2:,}: {0}</source>
        <translation>プールは {1:,} ページ増えて {2:,} になりました: {0}</translation>
    </message>
    <message>
        <source>The pool is not enlarged above CMM_MAX.</source>
        <translation>プールは CMM_MAX を超えて大きくなりません。</translation>
    </message>
    <message>
        <source>The pool is not reduced below CMM_MIN.</source>
        <translation>プールは CMM_MIN より小さくなりません。</translation>
    </message>
    <message>
        <source>The pool is unchanged: {0}</source>
        <translation>プールは変わりません: {0}</translation>
    </message>
    <message>
        <source>The pool shrank by {1:,} pages to {2:,}: {0}</source>
        <translation>プールは {1:,} ページ減って {2:,} になりました: {0}</translation>
    </message>
    <message>
        <source>The run decides which answer is right.</source>
        <translation>どの解答が正しいかは実行が決めます。</translation>
    </message>
    <message>
        <source>The run in charts</source>
        <translation>実行のグラフ</translation>
    </message>
    <message>
        <source>The same, beside that and in every release, of guests that come from the dormant list</source>
        <translation>同じく、休止リストから来るゲストの割合。上に加え、どのリリースにも適用</translation>
    </message>
    <message>
        <source>The vote is closed.</source>
        <translation>投票は締め切られました。</translation>
    </message>
    <message>
        <source>The vote is closed. Your answer is counted.</source>
        <translation>投票は締め切られました。あなたの答えは数えられています。</translation>
    </message>
    <message>
        <source>The votes of the class</source>
        <translation>クラスの投票結果</translation>
    </message>
    <message>
        <source>The {0} was changed ({1}): keep the hardware as it was</source>
        <translation>{0} が変更されました ({1}): ハードウェアは元のままにしてください</translation>
    </message>
    <message>
        <source>There are two storage units as {0}</source>
        <translation>{0} が 2 つあります</translation>
    </message>
    <message>
        <source>There are {0} branches already; remove one first.</source>
        <translation>分岐はすでに {0} 個あります。先に 1 つ削除してください。</translation>
    </message>
    <message>
        <source>There are {0} templates, which is the most. Delete one first.</source>
        <translation>ひな形が最大数の {0} 個あります。先に 1 つ削除してください。</translation>
    </message>
    <message>
        <source>There is a branch &quot;{0}&quot; already; choose another name.</source>
        <translation>分岐「{0}」はすでにあります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>There is a template “{0}” already. Choose another name.</source>
        <translation>ひな形「{0}」はすでにあります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>There is no branch {0}; there are {1}.</source>
        <translation>分岐 {0} はありません。あるのは {1} です。</translation>
    </message>
    <message>
        <source>There is no folder for templates.</source>
        <translation>ひな形のフォルダーがありません。</translation>
    </message>
    <message>
        <source>There is no room for a bend here: put it beside things</source>
        <translation>ここには折れ点を置けません: 要素の横に置いてください</translation>
    </message>
    <message>
        <source>There is no template “{0}”.</source>
        <translation>ひな形「{0}」はありません。</translation>
    </message>
    <message>
        <source>These are {0:,} guests; expected at most {1:,}: answer with {2}</source>
        <translation>ゲストが {0:,} 個あります。{1:,} 個まで可能です。{2} と答えてください</translation>
    </message>
    <message>
        <source>These are {0} changes; expected 1 to {1}</source>
        <translation>変更が {0} 件あります。1 から {1} 件にしてください</translation>
    </message>
    <message>
        <source>These are {0} files; expected at most {1}</source>
        <translation>ファイルが {0} 個あります。最大 {1} 個です</translation>
    </message>
    <message>
        <source>These cycles of the workload&apos;s mix of instructions, to those of web servers bound by processors</source>
        <translation>ワークロードの命令構成でのこのサイクル、プロセッサーに制約される Web サーバーに対する比</translation>
    </message>
    <message>
        <source>This build of LPAR Lab has no kernel {0}.</source>
        <translation>この LPAR Lab のビルドにはカーネル {0} がありません。</translation>
    </message>
    <message>
        <source>This build of LPAR Lab needs a processor of the level {0}; this one lacks {1}. Install the Python package lparlab instead: it compiles the simulator for this processor.</source>
        <translation>この LPAR Lab のビルドにはレベル {0} のプロセッサーが必要ですが、このプロセッサーには {1} がありません。代わりに Python パッケージ lparlab をインストールしてください。このプロセッサー用にシミュレーターをコンパイルします。</translation>
    </message>
    <message>
        <source>This design needs the packages scipy and SALib; install them with: pip install &quot;lparlab[experiments]&quot;</source>
        <translation>この計画にはパッケージ scipy と SALib が必要です。インストール: pip install &quot;lparlab[experiments]&quot;</translation>
    </message>
    <message>
        <source>This is not the code on the screen.</source>
        <translation>画面のコードと異なります。</translation>
    </message>
    <message>
        <source>This page needs JavaScript. Raise your hand instead; the trainer counts hands as well.</source>
        <translation>このページには JavaScript が必要です。代わりに手を挙げてください。講師は挙手も数えます。</translation>
    </message>
    <message>
        <source>This part of the engine is still being compiled. Wait until the window says that all is compiled, then load the scenario again.</source>
        <translation>エンジンのこの部分はまだコンパイル中です。すべてのコンパイルが済んだとウィンドウに表示されてから、シナリオをもう一度読み込んでください。</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>この実行</translation>
    </message>
    <message>
        <source>This run: {0}</source>
        <translation>この実行: {0}</translation>
    </message>
    <message>
        <source>Tiers of memory</source>
        <translation>メモリーの層</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Time after which a client repeats a lost SYN; doubled each time</source>
        <translation>失われた SYN をクライアントが再送するまでの時間。毎回 2 倍になる</translation>
    </message>
    <message>
        <source>Time between two monitor samples of the guests on the dispatch list</source>
        <translation>ディスパッチ・リストのゲストのモニター・サンプルの間隔</translation>
    </message>
    <message>
        <source>Time between two state samples</source>
        <translation>状態サンプルの間隔</translation>
    </message>
    <message>
        <source>Time from the IPL of the LPAR until its guests are IPLed</source>
        <translation>LPAR の IPL からゲストの IPL までの時間</translation>
    </message>
    <message>
        <source>Time in expanded storage after which a page may migrate to a paging volume</source>
        <translation>ページがページング・ボリュームへ移れるまでの、拡張ストレージでの時間</translation>
    </message>
    <message>
        <source>Time of a chunk on the fibre of a 4 Gb/s channel</source>
        <translation>4 Gb/s チャネルの光ファイバーでの 1 チャンクの時間</translation>
    </message>
    <message>
        <source>Time of a reorder for each resident page; no virtual CPU of the guest runs</source>
        <translation>常駐ページごとの並べ替えの時間。その間ゲストの仮想 CPU は動かない</translation>
    </message>
    <message>
        <source>Time of each step of joining and of leaving</source>
        <translation>参加と離脱の各ステップの時間</translation>
    </message>
    <message>
        <source>Time of one turn of a paging volume; half of it passes on average until the first page comes by</source>
        <translation>ページング・ボリュームの 1 回転の時間。最初のページが来るまで平均でその半分かかる</translation>
    </message>
    <message>
        <source>Time of the arm of a paging volume from one end to the other</source>
        <translation>ページング・ボリュームのアームが端から端まで動く時間</translation>
    </message>
    <message>
        <source>Time that both sides lose when they begin to write on one connection at the same time</source>
        <translation>両側が 1 つの接続に同時に書き始めたときに失う時間</translation>
    </message>
    <message>
        <source>Time to fetch a line that other guests have displaced from the cache</source>
        <translation>ほかのゲストがキャッシュから追い出したラインを取り込む時間</translation>
    </message>
    <message>
        <source>Time to transfer a page from or to a paging volume</source>
        <translation>ページング・ボリュームとの間で 1 ページを転送する時間</translation>
    </message>
    <message>
        <source>Time until an idle processor that is signalled looks for work</source>
        <translation>シグナルを受けたアイドルのプロセッサーが仕事を探すまでの時間</translation>
    </message>
    <message>
        <source>Time until the cluster notices that a member is gone, or is back</source>
        <translation>メンバーがいなくなった、または戻ったことにクラスターが気づくまでの時間</translation>
    </message>
    <message>
        <source>Time until the other side sees that a transfer has started: starts within it collide</source>
        <translation>転送の開始に相手側が気づくまでの時間: その間の開始は衝突する</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>表題</translation>
    </message>
    <message>
        <source>To, %</source>
        <translation>まで、%</translation>
    </message>
    <message>
        <source>Trainer’s pack – {0} minutes. {1}</source>
        <translation>講師用資料 – {0} 分。{1}</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>トランザクション</translation>
    </message>
    <message>
        <source>Two independent managers set the same pool against each other. (Source: the study, known issues.)</source>
        <translation>独立した 2 つの管理機能が、同じプールを互いに逆向きに設定します。(出典: 研究、既知の問題)</translation>
    </message>
    <message>
        <source>Two machines are called &quot;{0}&quot;; expected a title of its own for each</source>
        <translation>「{0}」というマシンが 2 つあります。それぞれに固有のタイトルが必要です</translation>
    </message>
    <message>
        <source>Type a number first, such as 12.5.</source>
        <translation>先に 12.5 のような数値を入力してください。</translation>
    </message>
    <message>
        <source>UNITADD={0}: double parentheses are expected</source>
        <translation>UNITADD={0}: 二重の括弧が必要です</translation>
    </message>
    <message>
        <source>Use at most 100. ({0} otherwise)</source>
        <translation>最大 100 にしてください。(それ以外は {0})</translation>
    </message>
    <message>
        <source>Use cpustat counters instead.</source>
        <translation>代わりに cpustat のカウンターを使ってください。</translation>
    </message>
    <message>
        <source>Use it on guests with such a kernel.</source>
        <translation>そのようなカーネルのゲストで使ってください。</translation>
    </message>
    <message>
        <source>Use meminfo and vmstat counters, which are always current.</source>
        <translation>常に最新の meminfo と vmstat のカウンターを使ってください。</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>ユーザー</translation>
    </message>
    <message>
        <source>Users and spin locks of the timer study</source>
        <translation>タイマー研究のユーザーとスピン・ロック</translation>
    </message>
    <message>
        <source>VCD needs the package pyvcd; install it with: pip install &quot;lparlab[data]&quot;</source>
        <translation>VCD にはパッケージ pyvcd が必要です。インストール: pip install &quot;lparlab[data]&quot;</translation>
    </message>
    <message>
        <source>VMRM-CMM manages the memory of this guest too</source>
        <translation>このゲストのメモリーは VMRM-CMM も管理しています</translation>
    </message>
    <message>
        <source>VSM: virtual storage managers are not in the model</source>
        <translation>VSM: 仮想ストレージ・マネージャーはモデルにありません</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Web sessions</source>
        <translation>Web セッション</translation>
    </message>
    <message>
        <source>What</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>What a FICON card lets through at once above its limit</source>
        <translation>FICON カードが限度を超えて一度に通す量</translation>
    </message>
    <message>
        <source>What does {0} do?</source>
        <translation>{0} は何をしますか?</translation>
    </message>
    <message>
        <source>What students get wrong</source>
        <translation>受講者が間違えること</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Which MIF id has partition {0} of {1}, CSS {2}?</source>
        <translation>{1} の CSS {2} の区画 {0} の MIF ID は何ですか?</translation>
    </message>
    <message>
        <source>Which guest is relocated?</source>
        <translation>どのゲストをリロケーションしますか?</translation>
    </message>
    <message>
        <source>Which guests are simulated?</source>
        <translation>どのゲストをシミュレートしますか?</translation>
    </message>
    <message>
        <source>Which partition has {0}?</source>
        <translation>{0} の区画はどれですか?</translation>
    </message>
    <message>
        <source>Which port is {0} plugged into?</source>
        <translation>{0} はどのポートに接続されていますか?</translation>
    </message>
    <message>
        <source>Which port of switch {0:02X} is {1} plugged into?</source>
        <translation>{1} はスイッチ {0:02X} のどのポートに接続されていますか?</translation>
    </message>
    <message>
        <source>Which release of z/VM?</source>
        <translation>z/VM のリリースはどれですか?</translation>
    </message>
    <message>
        <source>While z/VM runs other guests, the CPU looks free: with a steal share s no CPU is added once s x n reaches the limit of this rule, so a guest that needs CPUs most gets none. irq, softirq and iowait are not counted either. (Source: the formula; the published rules leave steal out on purpose.)</source>
        <translation>z/VM がほかのゲストを動かしている間、CPU は空いて見えます: スチールの割合が s のとき、s x n がこのルールの限界に達すると CPU は追加されず、CPU を最も必要とするゲストに 1 つも渡りません。irq、softirq、iowait も数えられていません。(出典: この式。公表されたルールは意図して steal を省いている)</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>実行全体</translation>
    </message>
    <message>
        <source>With both rules of a part at 0, that part is never changed. (Source: the shipped file does so.)</source>
        <translation>ある部分のルールが両方とも 0 なら、その部分は変わりません。(出典: 付属のファイルがそうしている)</translation>
    </message>
    <message>
        <source>Worked example</source>
        <translation>例題</translation>
    </message>
    <message>
        <source>Worst at point {0}: you said {1}; this run has {2}: {3}.</source>
        <translation>最も外れた点は {0}: あなたの値は {1}、この実行では {2} です: {3}。</translation>
    </message>
    <message>
        <source>Write (meminfo.Cached-meminfo.Shmem) for the page cache.</source>
        <translation>ページ・キャッシュには (meminfo.Cached-meminfo.Shmem) と書いてください。</translation>
    </message>
    <message>
        <source>Write 0-a+b, or put parentheses: (-a)+b.</source>
        <translation>0-a+b と書くか、括弧を付けてください: (-a)+b。</translation>
    </message>
    <message>
        <source>Write NAME=&quot;VALUE&quot;.</source>
        <translation>NAME=&quot;値&quot; と書いてください。</translation>
    </message>
    <message>
        <source>XSTOR</source>
        <translation>XSTOR</translation>
    </message>
    <message>
        <source>XSTORE: expanded storage of a guest&apos;s own is not in the model; CP has all of it</source>
        <translation>XSTORE: ゲスト専用の拡張ストレージはモデルにありません。すべて CP が使います</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>You are in. The next question appears here by itself.</source>
        <translation>参加しました。次の問いは自動的にここに表示されます。</translation>
    </message>
    <message>
        <source>You said {0}; this run has {1}</source>
        <translation>あなたの値は {0}、この実行では {1} です</translation>
    </message>
    <message>
        <source>You, {0}</source>
        <translation>あなた、{0}</translation>
    </message>
    <message>
        <source>Your answer is counted. You can still change it.</source>
        <translation>あなたの答えは数えられました。まだ変えられます。</translation>
    </message>
    <message>
        <source>Your answer was not counted: {0}.</source>
        <translation>あなたの答えは数えられませんでした: {0}。</translation>
    </message>
    <message>
        <source>Your name, if you want the trainer to see it</source>
        <translation>講師に見せる場合は、あなたの名前</translation>
    </message>
    <message>
        <source>Your number</source>
        <translation>あなたの数値</translation>
    </message>
    <message>
        <source>Your number, in {0}</source>
        <translation>あなたの数、単位 {0}</translation>
    </message>
    <message>
        <source>[runs] is empty</source>
        <translation>[runs] が空です</translation>
    </message>
    <message>
        <source>[sweeps] is empty</source>
        <translation>[sweeps] が空です</translation>
    </message>
    <message>
        <source>`{0}` holds {1}</source>
        <translation>{1} `{0}` が成り立ちます</translation>
    </message>
    <message>
        <source>a NUL character ends the line for the daemon: is the file encoded as UTF-16?</source>
        <translation>デーモンは NUL 文字で行が終わるとみなします: ファイルは UTF-16 ではありませんか</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>PDF 文書</translation>
    </message>
    <message>
        <source>a ZIP archive</source>
        <translation>ZIP アーカイブ</translation>
    </message>
    <message>
        <source>a background process ended unexpectedly (exit code {0})</source>
        <translation>バックグラウンド・プロセスが予期せず終了しました (終了コード {0})</translation>
    </message>
    <message>
        <source>a blank</source>
        <translation>ブランク</translation>
    </message>
    <message>
        <source>a blank between operands taken out</source>
        <translation>オペランドの間のブランクを取り除きました</translation>
    </message>
    <message>
        <source>a blank card is continued by its column 72</source>
        <translation>空白のカードが 72 桁目で継続されています</translation>
    </message>
    <message>
        <source>a blank that does not break</source>
        <translation>改行されないブランク</translation>
    </message>
    <message>
        <source>a byte (0x{0:02x}) that is not UTF-8</source>
        <translation>UTF-8 ではないバイト (0x{0:02x})</translation>
    </message>
    <message>
        <source>a byte order mark</source>
        <translation>バイト順マーク</translation>
    </message>
    <message>
        <source>a card has {0} columns: this line has {1}, the rest is ignored</source>
        <translation>カードは {0} 桁です: この行は {1} 桁あり、残りは無視されます</translation>
    </message>
    <message>
        <source>a chain of names that ends</source>
        <translation>終わりのある名前の連鎖</translation>
    </message>
    <message>
        <source>a comma at the end of a statement, with nothing behind it</source>
        <translation>ステートメントの終わりにコンマがあり、その後に何もありません</translation>
    </message>
    <message>
        <source>a comma is expected before {0}</source>
        <translation>{0} の前にコンマが必要です</translation>
    </message>
    <message>
        <source>a comma is expected between two lists in parentheses</source>
        <translation>括弧で囲んだ 2 つのリストの間にコンマが必要です</translation>
    </message>
    <message>
        <source>a comma put between these operands and the line before</source>
        <translation>これらのオペランドと前の行の間にコンマを入れました</translation>
    </message>
    <message>
        <source>a comma too many passed over</source>
        <translation>余分なコンマを読み飛ばしました</translation>
    </message>
    <message>
        <source>a comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>a continuation mark in column {0} taken for one in column 72</source>
        <translation>{0} 桁目の継続文字を 72 桁目のものとみなしました</translation>
    </message>
    <message>
        <source>a continuation that starts in column {0}, not in column 16</source>
        <translation>16 桁目ではなく {0} 桁目から始まる継続</translation>
    </message>
    <message>
        <source>a control character (0x{0:02x})</source>
        <translation>制御文字 (0x{0:02x})</translation>
    </message>
    <message>
        <source>a counter without a time or values</source>
        <translation>時刻か値のないカウンター</translation>
    </message>
    <message>
        <source>a drawing</source>
        <translation>図面</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>a full mesh</source>
        <translation>完全網</translation>
    </message>
    <message>
        <source>a gauge</source>
        <translation>ゲージ</translation>
    </message>
    <message>
        <source>a group that has booted</source>
        <translation>ブートの済んだグループ</translation>
    </message>
    <message>
        <source>a group that is not up yet</source>
        <translation>まだ動いていないグループ</translation>
    </message>
    <message>
        <source>a group that is paused</source>
        <translation>休止しているグループ</translation>
    </message>
    <message>
        <source>a group that is up and not paused</source>
        <translation>動いていて休止していないグループ</translation>
    </message>
    <message>
        <source>a guest</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>a higher STORBUF, or more storage</source>
        <translation>より大きい STORBUF、またはストレージの追加</translation>
    </message>
    <message>
        <source>a higher maximum share</source>
        <translation>より大きい最大シェア</translation>
    </message>
    <message>
        <source>a journal of LPAR Lab</source>
        <translation>LPAR Lab のジャーナル</translation>
    </message>
    <message>
        <source>a line is longer than {0} MB; expected a text</source>
        <translation>{0} MB を超える行があります。テキストが必要です</translation>
    </message>
    <message>
        <source>a load</source>
        <translation>負荷</translation>
    </message>
    <message>
        <source>a logical link leads to {0}</source>
        <translation>論理リンクが {0} に通じています</translation>
    </message>
    <message>
        <source>a mark in column 72 continues this comment, and more than two cards continue it by now</source>
        <translation>72 桁目の文字でこのコメントが継続され、すでに 2 枚を超えるカードが続いています</translation>
    </message>
    <message>
        <source>a maximum share in percent</source>
        <translation>パーセントの最大シェア</translation>
    </message>
    <message>
        <source>a maximum share that is relative is not in the model</source>
        <translation>相対の最大シェアはモデルにありません</translation>
    </message>
    <message>
        <source>a measure</source>
        <translation>測定値</translation>
    </message>
    <message>
        <source>a message, and no reply of QUERY or INDICATE</source>
        <translation>メッセージであり、QUERY や INDICATE の応答ではありません</translation>
    </message>
    <message>
        <source>a mode of the cluster</source>
        <translation>クラスターのモード</translation>
    </message>
    <message>
        <source>a moment</source>
        <translation>時点</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>a number from 1 to 64</source>
        <translation>1 から 64 の数</translation>
    </message>
    <message>
        <source>a number like D000, or a range like D000-D003</source>
        <translation>D000 のような番号、または D000-D003 のような範囲</translation>
    </message>
    <message>
        <source>a part of the file&apos;s name is a user ID</source>
        <translation>ファイル名の一部がユーザー ID です</translation>
    </message>
    <message>
        <source>a percentage like 25 %</source>
        <translation>25 % のようなパーセント</translation>
    </message>
    <message>
        <source>a picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>a quote inside the value: the value reaches up to the last quote of the line</source>
        <translation>値の中に引用符があります: 値は行の最後の引用符まで続きます</translation>
    </message>
    <message>
        <source>a right parenthesis has no left one</source>
        <translation>右括弧に対応する左括弧がありません</translation>
    </message>
    <message>
        <source>a right parenthesis is missing</source>
        <translation>右括弧がありません</translation>
    </message>
    <message>
        <source>a right parenthesis is missing before {0}</source>
        <translation>{0} の前に右括弧がありません</translation>
    </message>
    <message>
        <source>a round figure</source>
        <translation>切りのよい値</translation>
    </message>
    <message>
        <source>a round figure for this workload ({0})</source>
        <translation>このワークロード ({0}) の切りのよい値</translation>
    </message>
    <message>
        <source>a row of cells</source>
        <translation>セルの行</translation>
    </message>
    <message>
        <source>a run of the calibration has failed: {0}</source>
        <translation>校正の実行が失敗しました: {0}</translation>
    </message>
    <message>
        <source>a run of the fit has no figures; expected narrower bounds</source>
        <translation>当てはめの実行に測定値がありません。範囲を狭めてください</translation>
    </message>
    <message>
        <source>a sample without a date and a time</source>
        <translation>日付と時刻のないサンプル</translation>
    </message>
    <message>
        <source>a second ID: only the first one counts</source>
        <translation>2 つ目の ID: 最初のものだけが有効です</translation>
    </message>
    <message>
        <source>a second RESOURCE: only the first one counts</source>
        <translation>2 つ目の RESOURCE: 最初のものだけが有効です</translation>
    </message>
    <message>
        <source>a second statement on the line</source>
        <translation>行に 2 つ目のステートメントがあります</translation>
    </message>
    <message>
        <source>a simulated Linux is not allowed in a scenario with several systems</source>
        <translation>複数のシステムのあるシナリオでは、シミュレートされた Linux は使えません</translation>
    </message>
    <message>
        <source>a size like 2G</source>
        <translation>2G のような大きさ</translation>
    </message>
    <message>
        <source>a size like 64G</source>
        <translation>64G のような大きさ</translation>
    </message>
    <message>
        <source>a size like 64G, or 0</source>
        <translation>64G のような大きさ、または 0</translation>
    </message>
    <message>
        <source>a size of 0 or more with its unit, like &quot;768M&quot;, &quot;10G&quot; or &quot;166400p&quot; (pages)</source>
        <translation>「768M」「10G」「166400p」(ページ数) のような、単位の付いた 0 以上の大きさ</translation>
    </message>
    <message>
        <source>a smaller one</source>
        <translation>もっと小さいもの</translation>
    </message>
    <message>
        <source>a state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>a state of a member</source>
        <translation>メンバーの状態</translation>
    </message>
    <message>
        <source>a step that fits the drawing</source>
        <translation>図面に合うステップ</translation>
    </message>
    <message>
        <source>a step that is {0}</source>
        <translation>種類が {0} のステップ</translation>
    </message>
    <message>
        <source>a step that is {0} with form {1}</source>
        <translation>種類が {0} で形式が {1} のステップ</translation>
    </message>
    <message>
        <source>a storage unit</source>
        <translation>ストレージ装置</translation>
    </message>
    <message>
        <source>a system</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>a tab</source>
        <translation>タブ</translation>
    </message>
    <message>
        <source>a text in UTF-8</source>
        <translation>UTF-8 のテキスト</translation>
    </message>
    <message>
        <source>a text in apostrophes has no end</source>
        <translation>アポストロフィで囲んだテキストに終わりがありません</translation>
    </message>
    <message>
        <source>a time like 10m</source>
        <translation>10m のような時間</translation>
    </message>
    <message>
        <source>a time like 10s, 5m or 0:12:30</source>
        <translation>10s、5m、0:12:30 のような時間</translation>
    </message>
    <message>
        <source>a time of 0 or more with its unit, like &quot;90s&quot;, &quot;1h30m&quot;, &quot;250ms&quot; or &quot;1:20:30&quot;</source>
        <translation>「90s」「1h30m」「250ms」「1:20:30」のような、単位の付いた 0 以上の時間</translation>
    </message>
    <message>
        <source>a time with a zone among times without one, or the reverse</source>
        <translation>タイム・ゾーンのない時刻の中にタイム・ゾーンのある時刻があるか、その逆です</translation>
    </message>
    <message>
        <source>a truth value where a number is expected</source>
        <translation>数値が必要なところに真偽値があります</translation>
    </message>
    <message>
        <source>a unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>a user ID</source>
        <translation>ユーザー ID</translation>
    </message>
    <message>
        <source>a word processor&apos;s document</source>
        <translation>ワード・プロセッサーの文書</translation>
    </message>
    <message>
        <source>access</source>
        <translation>アクセス</translation>
    </message>
    <message>
        <source>access control is not in the model</source>
        <translation>アクセス制御はモデルにありません</translation>
    </message>
    <message>
        <source>access to expanded storage and data spaces is not in the model</source>
        <translation>拡張ストレージとデータ・スペースへのアクセスはモデルにありません</translation>
    </message>
    <message>
        <source>accounting is not in the model</source>
        <translation>課金情報はモデルにありません</translation>
    </message>
    <message>
        <source>active connections</source>
        <translation>活動中の接続</translation>
    </message>
    <message>
        <source>add the {0}</source>
        <translation>{0} を追加</translation>
    </message>
    <message>
        <source>added</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>affinity to a system is not in the model</source>
        <translation>システムへのアフィニティーはモデルにありません</translation>
    </message>
    <message>
        <source>aliases of volumes are not in the model</source>
        <translation>ボリュームの別名はモデルにありません</translation>
    </message>
    <message>
        <source>all rule files together have more than {0} operations; use fewer files</source>
        <translation>すべてのルール・ファイルを合わせると {0} 個を超える演算があります。ファイルを減らしてください</translation>
    </message>
    <message>
        <source>an access list and a candidate list are expected, not more</source>
        <translation>アクセス・リストと候補リストだけが必要です</translation>
    </message>
    <message>
        <source>an apostrophe put at the end of a text that has none</source>
        <translation>終わりのないテキストの末尾にアポストロフィを付けました</translation>
    </message>
    <message>
        <source>an ellipsis</source>
        <translation>省略記号</translation>
    </message>
    <message>
        <source>an empty item</source>
        <translation>空の項目</translation>
    </message>
    <message>
        <source>an even part of what INDICATE LOAD shows ({0})</source>
        <translation>INDICATE LOAD の値の等分 ({0})</translation>
    </message>
    <message>
        <source>an extra left parenthesis</source>
        <translation>余分な左括弧</translation>
    </message>
    <message>
        <source>an incident</source>
        <translation>出来事</translation>
    </message>
    <message>
        <source>an index this large wraps around to 0</source>
        <translation>これほど大きい添字は桁あふれして 0 に戻ります</translation>
    </message>
    <message>
        <source>an operand is missing before this comma</source>
        <translation>このコンマの前にオペランドがありません</translation>
    </message>
    <message>
        <source>an optimised link</source>
        <translation>最適化されたリンク</translation>
    </message>
    <message>
        <source>and each further one</source>
        <translation>2 台目以降の各サーバーについて同じもの</translation>
    </message>
    <message>
        <source>and more: only the first {0} are listed</source>
        <translation>ほかにもあります: 最初の {0} 件だけを示します</translation>
    </message>
    <message>
        <source>and more: only the first {0} problems are listed; is this a deck?</source>
        <translation>ほかにもあります: 最初の {0} 件の問題だけを示します。これはデックですか</translation>
    </message>
    <message>
        <source>and the time between two of them</source>
        <translation>繰り返しの間隔</translation>
    </message>
    <message>
        <source>anonymous pages of the server</source>
        <translation>サーバーの無名ページ</translation>
    </message>
    <message>
        <source>another order</source>
        <translation>別の順序</translation>
    </message>
    <message>
        <source>architecture level of its CEC: higher ones have more</source>
        <translation>その CEC のアーキテクチャー・レベル: 高いほど機能が多い</translation>
    </message>
    <message>
        <source>architecture level that they use</source>
        <translation>使用するアーキテクチャー・レベル</translation>
    </message>
    <message>
        <source>as Linux counts it</source>
        <translation>Linux の数え方による</translation>
    </message>
    <message>
        <source>as SET QUICKDSP: never waits on the eligible list</source>
        <translation>SET QUICKDSP と同じ: 適格リストで待たない</translation>
    </message>
    <message>
        <source>as in SET SHARE ... NOLIMIT, LIMITSOFT, LIMITHARD</source>
        <translation>SET SHARE ... NOLIMIT、LIMITSOFT、LIMITHARD と同じ</translation>
    </message>
    <message>
        <source>as much as all guests together have</source>
        <translation>全ゲストの合計と同じ</translation>
    </message>
    <message>
        <source>as the window shows it</source>
        <translation>ウィンドウに表示する題名</translation>
    </message>
    <message>
        <source>as written in the persistent data record</source>
        <translation>永続データ・レコードの記録による</translation>
    </message>
    <message>
        <source>at character {0}, {1}</source>
        <translation>{0} 文字目の {1}</translation>
    </message>
    <message>
        <source>at least one group</source>
        <translation>少なくとも 1 つのグループ</translation>
    </message>
    <message>
        <source>at least one system</source>
        <translation>少なくとも 1 つのシステム</translation>
    </message>
    <message>
        <source>at most {0:,}</source>
        <translation>最大 {0:,}</translation>
    </message>
    <message>
        <source>at most {0:,} rows of {1} columns</source>
        <translation>最大 {0:,} 行、{1} 列</translation>
    </message>
    <message>
        <source>at most {0} formulas in a section, of {1:,} characters, and not nested deep</source>
        <translation>1 節に最大 {0} 個、それぞれ {1:,} 文字までで、深く入れ子になっていない数式</translation>
    </message>
    <message>
        <source>at most {0} within each other</source>
        <translation>入れ子は最大 {0} 段</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>at time 0 they are up and use all their pages</source>
        <translation>時刻 0 に稼働していて、全ページを使っている</translation>
    </message>
    <message>
        <source>at {0}</source>
        <translation>{0} 時点</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>回</translation>
    </message>
    <message>
        <source>available frames</source>
        <translation>使用可能フレーム</translation>
    </message>
    <message>
        <source>available frames below 2 GB</source>
        <translation>2 GB 未満の使用可能フレーム</translation>
    </message>
    <message>
        <source>available frames of the system</source>
        <translation>システムの使用可能フレーム</translation>
    </message>
    <message>
        <source>available frames of the system above 2 GB</source>
        <translation>システムの 2 GB 超の使用可能フレーム</translation>
    </message>
    <message>
        <source>available frames of the system below 2 GB</source>
        <translation>システムの 2 GB 未満の使用可能フレーム</translation>
    </message>
    <message>
        <source>barred</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>between the members of each group</source>
        <translation>各グループのメンバーの間隔</translation>
    </message>
    <message>
        <source>between the timer ticks of the kernel</source>
        <translation>カーネルのティックの間隔</translation>
    </message>
    <message>
        <source>between user and kernel mode, per second of guest CPU time</source>
        <translation>ユーザー・モードとカーネル・モードの切り替え、ゲストの CPU 時間 1 秒あたり</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>blocks of 64 granules (raise lpar.granule)</source>
        <translation>64 グラニュールのブロック (lpar.granule を増やしてください)</translation>
    </message>
    <message>
        <source>booked at the end of every interval for which a virtual CPU runs</source>
        <translation>仮想 CPU が動く区間の終わりごとに計上</translation>
    </message>
    <message>
        <source>booked whenever a processor changes its activity</source>
        <translation>プロセッサーの活動が変わるたびに計上</translation>
    </message>
    <message>
        <source>both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>buffer credits; None = enough</source>
        <translation>バッファー・クレジット。None = 十分にある</translation>
    </message>
    <message>
        <source>buffers</source>
        <translation>バッファー</translation>
    </message>
    <message>
        <source>byte {0:02X} is no UTF-8</source>
        <translation>バイト {0:02X} は UTF-8 ではありません</translation>
    </message>
    <message>
        <source>byte {0:02X} is not UTF-8</source>
        <translation>バイト {0:02X} は UTF-8 ではありません</translation>
    </message>
    <message>
        <source>byte {0:02X} is not text</source>
        <translation>バイト {0:02X} はテキストではありません</translation>
    </message>
    <message>
        <source>byte {0}: no {1}, though it begins so</source>
        <translation>バイト {0}: 先頭は {1} のようですが、読み取れません</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>cannot be read ({0})</source>
        <translation>読み取れません ({0})</translation>
    </message>
    <message>
        <source>cannot be read ({0}); expected a scenario file</source>
        <translation>読み取れません ({0})。シナリオ・ファイルが必要です</translation>
    </message>
    <message>
        <source>cannot be read ({0}); expected a session file</source>
        <translation>読み取れません ({0})。セッション・ファイルが必要です</translation>
    </message>
    <message>
        <source>cannot be read ({0}); expected the folder of a lesson</source>
        <translation>読み取れません ({0})。レッスンのフォルダーが必要です</translation>
    </message>
    <message>
        <source>cannot be read: {0}</source>
        <translation>読み取れません: {0}</translation>
    </message>
    <message>
        <source>cannot create the PNG; choose a smaller size</source>
        <translation>PNG を作成できません。もっと小さいサイズを選んでください</translation>
    </message>
    <message>
        <source>cannot serve the class at {0}, port {1}: {2}. Choose another address or port</source>
        <translation>{0}、ポート {1} でクラスを開けません: {2}。別のアドレスかポートを選んでください</translation>
    </message>
    <message>
        <source>cannot serve the class at {0}: {1}</source>
        <translation>{0} でクラスを開けません: {1}</translation>
    </message>
    <message>
        <source>cannot write {0}: {1}</source>
        <translation>{0} に書き込めません: {1}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>card {0}</source>
        <translation>カード {0}</translation>
    </message>
    <message>
        <source>card {0} of CEC {1}</source>
        <translation>CEC {1} のカード {0}</translation>
    </message>
    <message>
        <source>cec</source>
        <translation>CEC</translation>
    </message>
    <message>
        <source>central storage from which on 6.2 leaves those below 2 GB unused</source>
        <translation>6.2 が 2 GB 未満のフレームを使わなくなる中央記憶装置のサイズ</translation>
    </message>
    <message>
        <source>central storage, from which the number of frames follows; None: see frames</source>
        <translation>中央記憶装置。フレーム数はこれで決まる。None: frames を参照</translation>
    </message>
    <message>
        <source>change the {0}</source>
        <translation>{0} を変更</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>channels in use</source>
        <translation>使用中のチャネル</translation>
    </message>
    <message>
        <source>character U+{0:04X}</source>
        <translation>文字 U+{0:04X}</translation>
    </message>
    <message>
        <source>character {0:02X}</source>
        <translation>文字 {0:02X}</translation>
    </message>
    <message>
        <source>chpid</source>
        <translation>CHPID</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>チャンク</translation>
    </message>
    <message>
        <source>clocks that guests set are not in the model</source>
        <translation>ゲストが設定する時計はモデルにありません</translation>
    </message>
    <message>
        <source>cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>code pages are not in the model</source>
        <translation>コード・ページはモデルにありません</translation>
    </message>
    <message>
        <source>column 72 continues the last card of the deck</source>
        <translation>デックの最後のカードが 72 桁目で継続されています</translation>
    </message>
    <message>
        <source>column 72 of a comment would have made the next statement part of it: not continued</source>
        <translation>コメントの 72 桁目のために次のステートメントがその一部になるところでした: 継続しませんでした</translation>
    </message>
    <message>
        <source>column 72 of the comment above makes this statement part of the comment</source>
        <translation>上のコメントの 72 桁目のために、このステートメントはコメントの一部になります</translation>
    </message>
    <message>
        <source>columns 1-15 of a continuation card must be blank: this one starts in column {0}</source>
        <translation>継続カードの 1-15 桁は空白でなければなりません: これは {0} 桁目から始まっています</translation>
    </message>
    <message>
        <source>comma-separated values</source>
        <translation>コンマ区切りの値</translation>
    </message>
    <message>
        <source>completed transactions</source>
        <translation>完了したトランザクション</translation>
    </message>
    <message>
        <source>compressed with gzip</source>
        <translation>gzip で圧縮されたもの</translation>
    </message>
    <message>
        <source>condition {0}: {1}: {2}{3}</source>
        <translation>条件 {0}: {1}: {2}{3}</translation>
    </message>
    <message>
        <source>consoles of guests are not in the model</source>
        <translation>ゲストのコンソールはモデルにありません</translation>
    </message>
    <message>
        <source>control unit {0:04X} names CHPID {1:02X} of CSS {2:X}</source>
        <translation>制御装置 {0:04X} が CSS {2:X} の CHPID {1:02X} を指定しています</translation>
    </message>
    <message>
        <source>control units</source>
        <translation>制御装置</translation>
    </message>
    <message>
        <source>control units are not in the model</source>
        <translation>制御装置はモデルにありません</translation>
    </message>
    <message>
        <source>count</source>
        <translation>台数</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>計数</translation>
    </message>
    <message>
        <source>counted as a guest is about to wait</source>
        <translation>ゲストが待とうとするときに計数</translation>
    </message>
    <message>
        <source>counted as a processor begins to handle one</source>
        <translation>プロセッサーが処理を始めるときに計数</translation>
    </message>
    <message>
        <source>counted as each answer comes back</source>
        <translation>応答が戻るたびに計数</translation>
    </message>
    <message>
        <source>counted as each answer comes back; 0 if none does</source>
        <translation>応答が戻るたびに計数。なければ 0</translation>
    </message>
    <message>
        <source>counted as each page moves</source>
        <translation>ページが移動するたびに計数</translation>
    </message>
    <message>
        <source>counted as frames are taken and given back</source>
        <translation>フレームを取り、返すときに計数</translation>
    </message>
    <message>
        <source>counted as it grows and shrinks</source>
        <translation>増減するときに計数</translation>
    </message>
    <message>
        <source>counted at each I/O</source>
        <translation>I/O のたびに計数</translation>
    </message>
    <message>
        <source>counted at each sample</source>
        <translation>サンプルのたびに計数</translation>
    </message>
    <message>
        <source>counted at each timer request</source>
        <translation>タイマー要求のたびに計数</translation>
    </message>
    <message>
        <source>counted at every change</source>
        <translation>変化のたびに計数</translation>
    </message>
    <message>
        <source>counted by Linux as it happens</source>
        <translation>起きるたびに Linux が計数</translation>
    </message>
    <message>
        <source>counted by Linux, page by page</source>
        <translation>Linux が 1 ページずつ計数</translation>
    </message>
    <message>
        <source>counted by the simulated channel subsystem</source>
        <translation>シミュレートされたチャネル・サブシステムが計数</translation>
    </message>
    <message>
        <source>counted each time that a processor asks for the lock</source>
        <translation>プロセッサーがロックを要求するたびに計数</translation>
    </message>
    <message>
        <source>counted each time that a processor holds the lock of the timer requests</source>
        <translation>プロセッサーがタイマー要求のロックを保持するたびに計数</translation>
    </message>
    <message>
        <source>counted each time that a processor holds the lock of the timer requests; 0 if none was taken</source>
        <translation>プロセッサーがタイマー要求のロックを保持するたびに計数。処理がなければ 0</translation>
    </message>
    <message>
        <source>counted in the page tables</source>
        <translation>ページ・テーブルで計数</translation>
    </message>
    <message>
        <source>counted in the server at each sample</source>
        <translation>サンプルのたびにサーバーで計数</translation>
    </message>
    <message>
        <source>counted when an I/O ends</source>
        <translation>I/O が終わるときに計数</translation>
    </message>
    <message>
        <source>counted when each is answered</source>
        <translation>応答するたびに計数</translation>
    </message>
    <message>
        <source>counted when the client has its file</source>
        <translation>クライアントがファイルを得たときに計数</translation>
    </message>
    <message>
        <source>counted, except timer ticks</source>
        <translation>タイマー・ティックを除いて計数</translation>
    </message>
    <message>
        <source>cpuplugd would not start: {0}</source>
        <translation>cpuplugd は開始しません: {0}</translation>
    </message>
    <message>
        <source>cpuplugd: CPU time of an interval</source>
        <translation>cpuplugd: 1 間隔の CPU 時間</translation>
    </message>
    <message>
        <source>cpuset or taskset bind processes of this guest to CPUs</source>
        <translation>cpuset か taskset が、このゲストのプロセスを CPU にバインドしています</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>クレジット</translation>
    </message>
    <message>
        <source>cryptographic hardware is not in the model</source>
        <translation>暗号ハードウェアはモデルにありません</translation>
    </message>
    <message>
        <source>css</source>
        <translation>CSS</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>サイクル</translation>
    </message>
    <message>
        <source>cycles of an instruction</source>
        <translation>1 命令のサイクル</translation>
    </message>
    <message>
        <source>damaged JSON from here on: {0}</source>
        <translation>ここから先の JSON が壊れています: {0}</translation>
    </message>
    <message>
        <source>data in through the channel</source>
        <translation>チャネルを通って入るデータ</translation>
    </message>
    <message>
        <source>data out through the channel</source>
        <translation>チャネルを通って出るデータ</translation>
    </message>
    <message>
        <source>data over the connection</source>
        <translation>接続上のデータ</translation>
    </message>
    <message>
        <source>data over the link, both directions</source>
        <translation>リンク上のデータ、両方向</translation>
    </message>
    <message>
        <source>data through the channel, both ways</source>
        <translation>チャネルを通るデータ、両方向</translation>
    </message>
    <message>
        <source>decks</source>
        <translation>デック</translation>
    </message>
    <message>
        <source>defaults of users are not in the model</source>
        <translation>ユーザーの省略時値はモデルにありません</translation>
    </message>
    <message>
        <source>define {0} in the IOCP deck</source>
        <translation>IOCP デックに {0} を定義</translation>
    </message>
    <message>
        <source>definitions of commands, switches and LANs are not in the model</source>
        <translation>コマンド、スイッチ、LAN の定義はモデルにありません</translation>
    </message>
    <message>
        <source>description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>device</source>
        <translation>装置</translation>
    </message>
    <message>
        <source>device that resume= names; None: the last</source>
        <translation>resume= で指定する装置。None: 最後の装置</translation>
    </message>
    <message>
        <source>device {0:04X} names control unit {1:04X}, which is defined only later</source>
        <translation>装置 {0:04X} が、後で定義される制御装置 {1:04X} を指定しています</translation>
    </message>
    <message>
        <source>devices for communication are not in the model</source>
        <translation>通信装置はモデルにありません</translation>
    </message>
    <message>
        <source>devices of the guest that a relocation moves</source>
        <translation>リロケーションで移るゲストの装置</translation>
    </message>
    <message>
        <source>devices that must exist where they run</source>
        <translation>実行場所に必要な装置</translation>
    </message>
    <message>
        <source>different rule files</source>
        <translation>異なるルール・ファイル</translation>
    </message>
    <message>
        <source>disks of CP&apos;s own files are not in the model</source>
        <translation>CP 自身のファイルのディスクはモデルにありません</translation>
    </message>
    <message>
        <source>divide the table</source>
        <translation>表を分けてください</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>ゼロ除算</translation>
    </message>
    <message>
        <source>does not match its checksum</source>
        <translation>チェックサムと合いません</translation>
    </message>
    <message>
        <source>domain</source>
        <translation>ドメイン</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>draining volumes is not in the model</source>
        <translation>ボリュームのドレーンはモデルにありません</translation>
    </message>
    <message>
        <source>draw a link, and connections with both ends</source>
        <translation>リンクと、両端のそろった接続を描いてください</translation>
    </message>
    <message>
        <source>draw it in several files</source>
        <translation>複数のファイルに分けて描いてください</translation>
    </message>
    <message>
        <source>due timer requests not yet taken</source>
        <translation>まだ処理されていない期限の来たタイマー要求</translation>
    </message>
    <message>
        <source>due timer requests taken in one hold of the lock</source>
        <translation>ロックの 1 回の保持で処理したタイマー要求</translation>
    </message>
    <message>
        <source>dynamic changes last until the next power-on reset</source>
        <translation>動的な変更は次のパワーオン・リセットまで有効</translation>
    </message>
    <message>
        <source>e.g. &quot;SOIW&quot;</source>
        <translation>例: &quot;SOIW&quot;</translation>
    </message>
    <message>
        <source>e.g. &quot;systems of interest&quot;</source>
        <translation>例: &quot;systems of interest&quot;</translation>
    </message>
    <message>
        <source>each guest boots its Linux</source>
        <translation>各ゲストは自分の Linux を起動します</translation>
    </message>
    <message>
        <source>each is asked for as often as any other</source>
        <translation>どれも同じ頻度で要求される</translation>
    </message>
    <message>
        <source>either pages or share</source>
        <translation>pages か share のどちらか</translation>
    </message>
    <message>
        <source>emulated devices are not in the model</source>
        <translation>エミュレート装置はモデルにありません</translation>
    </message>
    <message>
        <source>en</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>端</translation>
    </message>
    <message>
        <source>errors of devices are not in the model</source>
        <translation>装置のエラーはモデルにありません</translation>
    </message>
    <message>
        <source>estimated by CP when the guest last left the dispatch list</source>
        <translation>ゲストが最後にディスパッチ・リストを離れたときの CP の推定</translation>
    </message>
    <message>
        <source>every id once</source>
        <translation>各 ID を 1 回</translation>
    </message>
    <message>
        <source>every key once</source>
        <translation>各キーを 1 回</translation>
    </message>
    <message>
        <source>exits are not in the model</source>
        <translation>出口ルーチンはモデルにありません</translation>
    </message>
    <message>
        <source>expanded storage</source>
        <translation>拡張ストレージ</translation>
    </message>
    <message>
        <source>expanded storage in use</source>
        <translation>使用中の拡張ストレージ</translation>
    </message>
    <message>
        <source>expanded storage is read from QUERY XSTORE</source>
        <translation>拡張ストレージは QUERY XSTORE から読みます</translation>
    </message>
    <message>
        <source>expected &quot;# Title of the lesson&quot; before anything else</source>
        <translation>何よりも先に「# レッスンのタイトル」が必要です</translation>
    </message>
    <message>
        <source>expected &quot;## Title of the step {{#id-of-the-step}}&quot;</source>
        <translation>「## ステップのタイトル {{#id-of-the-step}}」が必要です</translation>
    </message>
    <message>
        <source>expected &quot;)&quot; or an operator</source>
        <translation>「)」か演算子が必要です</translation>
    </message>
    <message>
        <source>expected #step, glossary:WORD, measure:ID or fact:ID (a web address may be plain text)</source>
        <translation>#step、glossary:語、measure:ID、fact:ID のいずれかが必要です (Web アドレスはそのままのテキストで構いません)</translation>
    </message>
    <message>
        <source>expected 0 for {0}: touches need a tier with a fixed number of pages</source>
        <translation>{0} には 0 が必要です: touches には、ページ数の固定された層が必要です</translation>
    </message>
    <message>
        <source>expected 0 in a scenario with several systems: the cluster is simulated in one system only</source>
        <translation>複数のシステムのあるシナリオでは 0 が必要です: クラスターは 1 つのシステムでだけシミュレートされます</translation>
    </message>
    <message>
        <source>expected 0 to {0}, the number of swap devices of the group</source>
        <translation>0 から、グループのスワップ装置の数 {0} までが必要です</translation>
    </message>
    <message>
        <source>expected 1 page or more, since activities.{0} reads from minidisks</source>
        <translation>activities.{0} がミニディスクから読むので、1 ページ以上が必要です</translation>
    </message>
    <message>
        <source>expected 1 page to agent_pages ({0} pages)</source>
        <translation>1 ページから agent_pages ({0} ページ) までが必要です</translation>
    </message>
    <message>
        <source>expected 1, because guests of this scenario are relocated page by page</source>
        <translation>このシナリオのゲストは 1 ページずつリロケーションされるので、1 が必要です</translation>
    </message>
    <message>
        <source>expected 5.4 or later in a scenario with sessions</source>
        <translation>セッションのあるシナリオでは 5.4 以降が必要です</translation>
    </message>
    <message>
        <source>expected 5.4 or later in a scenario with several systems</source>
        <translation>複数のシステムのあるシナリオでは 5.4 以降が必要です</translation>
    </message>
    <message>
        <source>expected 6.2, the first release with SSI clusters; other releases need cluster = false</source>
        <translation>SSI クラスターのある最初のリリース 6.2 が必要です。ほかのリリースでは cluster = false にしてください</translation>
    </message>
    <message>
        <source>expected ITEM.PLACE of this step</source>
        <translation>このステップの ITEM.PLACE が必要です</translation>
    </message>
    <message>
        <source>expected KEY=VALUE, like &quot;lpar.xstor=1G&quot; or &quot;guests.dm.share=200&quot;</source>
        <translation>「lpar.xstor=1G」「guests.dm.share=200」のような キー=値 が必要です</translation>
    </message>
    <message>
        <source>expected TOML: {0}</source>
        <translation>TOML が必要です: {0}</translation>
    </message>
    <message>
        <source>expected [, a number of readings and ]</source>
        <translation>[、読み取りの回数、] が必要です</translation>
    </message>
    <message>
        <source>expected [[figures]] and one step of kind grade, or neither</source>
        <translation>[[figures]] と種類 grade のステップ 1 つの両方が必要か、どちらも不要です</translation>
    </message>
    <message>
        <source>expected `as` together with cp only</source>
        <translation>`as` は cp とともにだけ使えます</translation>
    </message>
    <message>
        <source>expected `of` in every option, or in none</source>
        <translation>`of` は、すべての選択肢に付けるか、どれにも付けないでください</translation>
    </message>
    <message>
        <source>expected `of`, above or below, and no `when`</source>
        <translation>`of`、above、below が必要で、`when` は使えません</translation>
    </message>
    <message>
        <source>expected `on`, the guest, together with shell or rules only</source>
        <translation>ゲストを指す `on` は shell か rules とともにだけ使えます</translation>
    </message>
    <message>
        <source>expected a JSON object</source>
        <translation>JSON オブジェクトが必要です</translation>
    </message>
    <message>
        <source>expected a JSON object without a member &quot;{0}&quot;</source>
        <translation>メンバー「{0}」のない JSON オブジェクトが必要です</translation>
    </message>
    <message>
        <source>expected a PNG picture</source>
        <translation>PNG 画像が必要です</translation>
    </message>
    <message>
        <source>expected a bar for each of {0}</source>
        <translation>{0} のそれぞれに棒が必要です</translation>
    </message>
    <message>
        <source>expected a chain of at most {0} files</source>
        <translation>ファイルの連鎖は最大 {0} 個です</translation>
    </message>
    <message>
        <source>expected a channel of CEC {0} for {1}; {2} is in CEC {3}</source>
        <translation>{1} には CEC {0} のチャネルが必要です。{2} は CEC {3} にあります</translation>
    </message>
    <message>
        <source>expected a channel that {0} may use: {1}</source>
        <translation>{0} が使えるチャネルが必要です: {1}</translation>
    </message>
    <message>
        <source>expected a count from 0 to {0} for one of {1}</source>
        <translation>{1} のいずれかに、0 から {0} までの数が必要です</translation>
    </message>
    <message>
        <source>expected a curve of 2 to {0} points</source>
        <translation>2 から {0} 個の点の曲線が必要です</translation>
    </message>
    <message>
        <source>expected a drawing if and only if allow has &quot;drawing&quot;</source>
        <translation>allow に「drawing」があるときに限り、図面が必要です</translation>
    </message>
    <message>
        <source>expected a file in the same folder (&quot;base.toml&quot;) or a shipped one (&quot;pause/software.toml&quot;, &quot;id:pause-suspend&quot;)</source>
        <translation>同じフォルダーのファイル (「base.toml」) か、付属のもの (「pause/software.toml」「id:pause-suspend」) が必要です</translation>
    </message>
    <message>
        <source>expected a file or one of the names that `lparlab scenarios` lists</source>
        <translation>ファイルか、`lparlab scenarios` に表示される名前が必要です</translation>
    </message>
    <message>
        <source>expected a file: a lesson has no folders inside its folder</source>
        <translation>ファイルが必要です: レッスンのフォルダーの中にフォルダーは置けません</translation>
    </message>
    <message>
        <source>expected a finite number</source>
        <translation>有限の数値が必要です</translation>
    </message>
    <message>
        <source>expected a group that no other sessions use</source>
        <translation>ほかのセッションが使っていないグループが必要です</translation>
    </message>
    <message>
        <source>expected a group whose Linux is simulated (its kind has a table linux)</source>
        <translation>Linux がシミュレートされるグループが必要です (その種類にテーブル linux があるもの)</translation>
    </message>
    <message>
        <source>expected a group with at least one guest; guests.{0} has none</source>
        <translation>ゲストが少なくとも 1 つあるグループが必要です。guests.{0} にはありません</translation>
    </message>
    <message>
        <source>expected a group with guests; {0} has none</source>
        <translation>ゲストのあるグループが必要です。{0} にはありません</translation>
    </message>
    <message>
        <source>expected a later time: {0} is last repeated after it</source>
        <translation>もっと後の時刻が必要です: {0} の最後の繰り返しがその後にあります</translation>
    </message>
    <message>
        <source>expected a line like &quot;{0} 30s cp MAINT QUERY TIME&quot;; the runs are {1}</source>
        <translation>「{0} 30s cp MAINT QUERY TIME」のような行が必要です。実行は {1} です</translation>
    </message>
    <message>
        <source>expected a line of /proc/meminfo, like MemTotal: 4041372 kB</source>
        <translation>MemTotal: 4041372 kB のような /proc/meminfo の行が必要です</translation>
    </message>
    <message>
        <source>expected a link between {0} and {1}: every two members of a cluster need one</source>
        <translation>{0} と {1} の間のリンクが必要です: クラスターのどの 2 つのメンバーの間にも必要です</translation>
    </message>
    <message>
        <source>expected a list</source>
        <translation>リストが必要です</translation>
    </message>
    <message>
        <source>expected a load of {0}</source>
        <translation>{0} の負荷が必要です</translation>
    </message>
    <message>
        <source>expected a moment up to {0}, the end of {1}</source>
        <translation>{1} の終わりの {0} までの時点が必要です</translation>
    </message>
    <message>
        <source>expected a name of at most 60 letters, digits, _ - or .</source>
        <translation>最大 60 文字の英字、数字、_、-、. の名前が必要です</translation>
    </message>
    <message>
        <source>expected a name that no other phase or mark has</source>
        <translation>ほかのフェーズやマークにない名前が必要です</translation>
    </message>
    <message>
        <source>expected a name: a letter, then at most 39 letters, digits, _ or -</source>
        <translation>名前が必要です: 先頭は英字、その後に最大 39 文字の英字、数字、_、-</translation>
    </message>
    <message>
        <source>expected a name: at most 40 letters, digits, _ - or .</source>
        <translation>名前が必要です: 最大 40 文字の英字、数字、_、-、.</translation>
    </message>
    <message>
        <source>expected a number</source>
        <translation>数値が必要です</translation>
    </message>
    <message>
        <source>expected a number above 0</source>
        <translation>0 より大きい数値が必要です</translation>
    </message>
    <message>
        <source>expected a number between -1e15 and 1e15</source>
        <translation>-1e15 から 1e15 までの数値が必要です</translation>
    </message>
    <message>
        <source>expected a number for each point of the sweep</source>
        <translation>スイープの各点に数値が必要です</translation>
    </message>
    <message>
        <source>expected a number from 1 to {0} after {1}</source>
        <translation>{1} の後に 1 から {0} までの数値が必要です</translation>
    </message>
    <message>
        <source>expected a number from {0:,g} to {1:,g}</source>
        <translation>{0:,g} から {1:,g} までの数値が必要です</translation>
    </message>
    <message>
        <source>expected a number from {0:g} to {1:g}</source>
        <translation>{0:g} から {1:g} までの数値が必要です</translation>
    </message>
    <message>
        <source>expected a number from {0} to {1}</source>
        <translation>{0} から {1} までの数値が必要です</translation>
    </message>
    <message>
        <source>expected a number of at least {0:g}</source>
        <translation>{0:g} 以上の数値が必要です</translation>
    </message>
    <message>
        <source>expected a number of at most {0:g}</source>
        <translation>{0:g} 以下の数値が必要です</translation>
    </message>
    <message>
        <source>expected a number, a name known here, - ! or (</source>
        <translation>数値、ここで使える名前、-、!、( のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected a recorded time</source>
        <translation>記録された時刻が必要です</translation>
    </message>
    <message>
        <source>expected a release after {0}: guests {1} have a simulated Linux</source>
        <translation>{0} より後のリリースが必要です: ゲスト {1} の Linux はシミュレートされます</translation>
    </message>
    <message>
        <source>expected a request of this page</source>
        <translation>このページからの要求が必要です</translation>
    </message>
    <message>
        <source>expected a rule file of the lesson&apos;s folder, or a shipped one</source>
        <translation>レッスンのフォルダーのルール・ファイルか、付属のものが必要です</translation>
    </message>
    <message>
        <source>expected a rule file of the scenario&apos;s own folder, or a shipped one</source>
        <translation>シナリオのフォルダーのルール・ファイルか、付属のものが必要です</translation>
    </message>
    <message>
        <source>expected a scenario file of the lesson&apos;s folder, or the id of a shipped scenario</source>
        <translation>レッスンのフォルダーのシナリオ・ファイルか、付属のシナリオの ID が必要です</translation>
    </message>
    <message>
        <source>expected a scenario that ends within 12 hours</source>
        <translation>12 時間以内に終わるシナリオが必要です</translation>
    </message>
    <message>
        <source>expected a section with {{#{0}}} in {1}</source>
        <translation>{1} に {{#{0}}} の節が必要です</translation>
    </message>
    <message>
        <source>expected a share above 0 of at least one pack</source>
        <translation>少なくとも 1 つのパックに、0 より大きい割合が必要です</translation>
    </message>
    <message>
        <source>expected a share from 0 to 1, or percent: {0} %</source>
        <translation>0 から 1 の割合、またはパーセントが必要です: {0} %</translation>
    </message>
    <message>
        <source>expected a shipped rule file: a saved scenario reads no other file</source>
        <translation>付属のルール・ファイルが必要です: 保存されたシナリオはほかのファイルを読みません</translation>
    </message>
    <message>
        <source>expected a size from 0 to {0}</source>
        <translation>0 から {0} までの大きさが必要です</translation>
    </message>
    <message>
        <source>expected a size from {0} to {1}</source>
        <translation>{0} から {1} までの大きさが必要です</translation>
    </message>
    <message>
        <source>expected a size, or lpar.storage (central storage) instead</source>
        <translation>大きさか、代わりに lpar.storage (中央ストレージ) が必要です</translation>
    </message>
    <message>
        <source>expected a start between from and to</source>
        <translation>from と to の間の開始値が必要です</translation>
    </message>
    <message>
        <source>expected a step from 0 to {0}</source>
        <translation>0 から {0} までのステップが必要です</translation>
    </message>
    <message>
        <source>expected a table</source>
        <translation>テーブルが必要です</translation>
    </message>
    <message>
        <source>expected a time above 0 with its unit, like &quot;10s&quot;</source>
        <translation>「10s」のような、単位の付いた 0 より大きい時間が必要です</translation>
    </message>
    <message>
        <source>expected a time after the start (from) of the phase</source>
        <translation>フェーズの開始 (from) より後の時刻が必要です</translation>
    </message>
    <message>
        <source>expected a time at or after the end of the previous phase</source>
        <translation>前のフェーズの終わり以降の時刻が必要です</translation>
    </message>
    <message>
        <source>expected a time from 1ns to {0}, or &quot;never&quot;</source>
        <translation>1ns から {0} までの時間か「never」が必要です</translation>
    </message>
    <message>
        <source>expected a time from {0} to {1}</source>
        <translation>{0} から {1} までの時間が必要です</translation>
    </message>
    <message>
        <source>expected a time of at most {0}</source>
        <translation>{0} 以下の時間が必要です</translation>
    </message>
    <message>
        <source>expected a time up to {0}, the end of {1}</source>
        <translation>{1} の終わりの {0} までの時刻が必要です</translation>
    </message>
    <message>
        <source>expected a time: a repeated step of systems needs one</source>
        <translation>時間が必要です: システムの繰り返されるステップには必要です</translation>
    </message>
    <message>
        <source>expected a unique id</source>
        <translation>ほかにない ID が必要です</translation>
    </message>
    <message>
        <source>expected a user identifier that no other guest has</source>
        <translation>ほかのゲストにないユーザー ID が必要です</translation>
    </message>
    <message>
        <source>expected a user identifier: 1 to 8 of A-Z, 0-9, @ # $ _ and -</source>
        <translation>ユーザー ID が必要です: A-Z、0-9、@ # $ _ - の 1 から 8 文字</translation>
    </message>
    <message>
        <source>expected a userid, label, group or role of {0}</source>
        <translation>{0} のユーザー ID、ラベル、グループ、役割のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected a value of from that is less than that of to</source>
        <translation>from には to より小さい値が必要です</translation>
    </message>
    <message>
        <source>expected a viewBox, or width and height, of at most {0:,}</source>
        <translation>{0:,} 以下の viewBox、または幅と高さが必要です</translation>
    </message>
    <message>
        <source>expected a whole number from {0} to {1}</source>
        <translation>{0} から {1} までの整数が必要です</translation>
    </message>
    <message>
        <source>expected a whole number of 0 or more, or &quot;student&quot;</source>
        <translation>0 以上の整数か「student」が必要です</translation>
    </message>
    <message>
        <source>expected a {0} of {1}</source>
        <translation>{1} の {0} が必要です</translation>
    </message>
    <message>
        <source>expected active to be the id of a branch</source>
        <translation>active には分岐の ID が必要です</translation>
    </message>
    <message>
        <source>expected an SVG picture in UTF-8 without &lt;!DOCTYPE and &lt;!ENTITY</source>
        <translation>&lt;!DOCTYPE と &lt;!ENTITY のない UTF-8 の SVG 画像が必要です</translation>
    </message>
    <message>
        <source>expected an SVG picture: {0}</source>
        <translation>SVG 画像が必要です: {0}</translation>
    </message>
    <message>
        <source>expected an SVG picture; its first element is {0}</source>
        <translation>SVG 画像が必要です。最初の要素が {0} です</translation>
    </message>
    <message>
        <source>expected an activity that this kind has; there is no activities.{0}</source>
        <translation>この種類にある活動が必要です。activities.{0} はありません</translation>
    </message>
    <message>
        <source>expected an address of this computer, such as 192.168.1.5 or 192.168.1.5:8000</source>
        <translation>192.168.1.5 や 192.168.1.5:8000 のような、このコンピューターのアドレスが必要です</translation>
    </message>
    <message>
        <source>expected an earlier predict step: {0}</source>
        <translation>前の predict のステップが必要です: {0}</translation>
    </message>
    <message>
        <source>expected an id that {0} has not</source>
        <translation>{0} にない ID が必要です</translation>
    </message>
    <message>
        <source>expected an id: at most {0} of a-z, 0-9 and -</source>
        <translation>ID が必要です: a-z、0-9、- の最大 {0} 文字</translation>
    </message>
    <message>
        <source>expected an operator or the end</source>
        <translation>演算子か終わりが必要です</translation>
    </message>
    <message>
        <source>expected another CHPID than that of channel {0} in CEC {1}</source>
        <translation>CEC {1} のチャネル {0} とは別の CHPID が必要です</translation>
    </message>
    <message>
        <source>expected another action for {0}: kind {1} has no activities.poll</source>
        <translation>{0} には別の動作が必要です: 種類 {1} に activities.poll がありません</translation>
    </message>
    <message>
        <source>expected another action for {0}: the Linux of kind {1} is not simulated</source>
        <translation>{0} には別の動作が必要です: 種類 {1} の Linux はシミュレートされません</translation>
    </message>
    <message>
        <source>expected another card: {0} ({1}) has {2} channels</source>
        <translation>別のカードが必要です: {0} ({1}) のチャネルは {2} 個です</translation>
    </message>
    <message>
        <source>expected another label: {0} is also a guest of group {1}</source>
        <translation>別のラベルが必要です: {0} はグループ {1} のゲストでもあります</translation>
    </message>
    <message>
        <source>expected another name: &quot;all&quot; means every group in settings</source>
        <translation>別の名前が必要です: 設定では「all」はすべてのグループを表します</translation>
    </message>
    <message>
        <source>expected at = &quot;0:00:00&quot;, where a built machine starts</source>
        <translation>組み立てたマシンの始まる at = &quot;0:00:00&quot; が必要です</translation>
    </message>
    <message>
        <source>expected at least lpar.granule ({0} pages)</source>
        <translation>lpar.granule ({0} ページ) 以上が必要です</translation>
    </message>
    <message>
        <source>expected at least one goal without keep or bonus</source>
        <translation>keep と bonus のない目標が少なくとも 1 つ必要です</translation>
    </message>
    <message>
        <source>expected at least one guest</source>
        <translation>少なくとも 1 つのゲストが必要です</translation>
    </message>
    <message>
        <source>expected at least one pack: {0} reads files</source>
        <translation>少なくとも 1 つのパックが必要です: {0} はファイルを読みます</translation>
    </message>
    <message>
        <source>expected at least two items</source>
        <translation>少なくとも 2 つの項目が必要です</translation>
    </message>
    <message>
        <source>expected at least two options</source>
        <translation>少なくとも 2 つの選択肢が必要です</translation>
    </message>
    <message>
        <source>expected at least two parameters for a design that compares them</source>
        <translation>比較を行う計画には、少なくとも 2 つのパラメーターが必要です</translation>
    </message>
    <message>
        <source>expected at least {0}</source>
        <translation>{0} 以上が必要です</translation>
    </message>
    <message>
        <source>expected at least {0} character</source>
        <translation>少なくとも {0} 文字が必要です</translation>
    </message>
    <message>
        <source>expected at least {0} entries</source>
        <translation>少なくとも {0} 個の項目が必要です</translation>
    </message>
    <message>
        <source>expected at least {0} entry</source>
        <translation>少なくとも {0} 個の項目が必要です</translation>
    </message>
    <message>
        <source>expected at least {0} granules of memory</source>
        <translation>少なくとも {0} グラニュールのメモリーが必要です</translation>
    </message>
    <message>
        <source>expected at least {0} pages ({1}), which the {2} guests that are up cannot keep in frames or in the filled part of expanded storage</source>
        <translation>動いている {2} 個のゲストがフレームにも拡張ストレージの使用部分にも置けない {0} ページ ({1}) 以上が必要です</translation>
    </message>
    <message>
        <source>expected at most load_pages ({0} pages)</source>
        <translation>load_pages ({0} ページ) 以下が必要です</translation>
    </message>
    <message>
        <source>expected at most lpar.mdc ({0} pages)</source>
        <translation>lpar.mdc ({0} ページ) 以下が必要です</translation>
    </message>
    <message>
        <source>expected at most the memory of a server</source>
        <translation>サーバーのメモリー以下が必要です</translation>
    </message>
    <message>
        <source>expected at most {0:,} bytes</source>
        <translation>最大 {0:,} バイトです</translation>
    </message>
    <message>
        <source>expected at most {0:,} characters</source>
        <translation>最大 {0:,} 文字です</translation>
    </message>
    <message>
        <source>expected at most {0:,} characters without a blank line between them</source>
        <translation>空行なしで続けられるのは最大 {0:,} 文字です</translation>
    </message>
    <message>
        <source>expected at most {0:,} commands in all branches</source>
        <translation>全分岐のコマンドは最大 {0:,} 個です</translation>
    </message>
    <message>
        <source>expected at most {0:,} lines and values</source>
        <translation>行と値は最大 {0:,} 個です</translation>
    </message>
    <message>
        <source>expected at most {0}</source>
        <translation>最大 {0} です</translation>
    </message>
    <message>
        <source>expected at most {0} ({1} frames)</source>
        <translation>最大 {0} ({1} フレーム) です</translation>
    </message>
    <message>
        <source>expected at most {0} bytes</source>
        <translation>最大 {0} バイトです</translation>
    </message>
    <message>
        <source>expected at most {0} cards</source>
        <translation>カードは最大 {0} 枚です</translation>
    </message>
    <message>
        <source>expected at most {0} characters</source>
        <translation>最大 {0} 文字です</translation>
    </message>
    <message>
        <source>expected at most {0} commands in a run</source>
        <translation>1 回の実行のコマンドは最大 {0} 個です</translation>
    </message>
    <message>
        <source>expected at most {0} connections on a channel; these are {1}</source>
        <translation>1 つのチャネルの接続は最大 {0} 個です。{1} 個あります</translation>
    </message>
    <message>
        <source>expected at most {0} entries</source>
        <translation>項目は最大 {0} 個です</translation>
    </message>
    <message>
        <source>expected at most {0} files in the folder of a lesson</source>
        <translation>レッスンのフォルダーのファイルは最大 {0} 個です</translation>
    </message>
    <message>
        <source>expected at most {0} in all; these are {1}</source>
        <translation>全体で最大 {0} です。{1} あります</translation>
    </message>
    <message>
        <source>expected at most {0} levels</source>
        <translation>最大 {0} 段です</translation>
    </message>
    <message>
        <source>expected at most {0} numbers for a question without options</source>
        <translation>選択肢のない問いの数値は最大 {0} 個です</translation>
    </message>
    <message>
        <source>expected at most {0} pictures in the folder of a lesson</source>
        <translation>レッスンのフォルダーの画像は最大 {0} 個です</translation>
    </message>
    <message>
        <source>expected at most {0} relocations and steps that request them</source>
        <translation>リロケーションとそれを要求するステップは最大 {0} 個です</translation>
    </message>
    <message>
        <source>expected at most {0} sessions in all, not {1}</source>
        <translation>セッションは全体で最大 {0} 個です。{1} 個は使えません</translation>
    </message>
    <message>
        <source>expected at most {0} steps of single guests in all, not {1}</source>
        <translation>個々のゲストのステップは全体で最大 {0} 個です。{1} 個は使えません</translation>
    </message>
    <message>
        <source>expected at most {0} systems: an SSI cluster has no more members</source>
        <translation>システムは最大 {0} 個です: SSI クラスターのメンバーはそれより多くなりません</translation>
    </message>
    <message>
        <source>expected at most {0} that differ in more than their Linux, not {1}; give guests with the same software the same kind</source>
        <translation>Linux 以外も異なるものは最大 {0} 種類で、{1} 種類は使えません。同じソフトウェアのゲストには同じ種類を指定してください</translation>
    </message>
    <message>
        <source>expected at most {0} {1} in all, not {2}</source>
        <translation>{1}は全体で最大 {0} です。{2} は使えません</translation>
    </message>
    <message>
        <source>expected at most {0} {1}, not {2}</source>
        <translation>{1}は最大 {0} です。{2} は使えません</translation>
    </message>
    <message>
        <source>expected at most {0}, the tiers of the servers</source>
        <translation>サーバーの層の数 {0} 以下が必要です</translation>
    </message>
    <message>
        <source>expected below or above, or both, together with it</source>
        <translation>これとともに below か above、または両方が必要です</translation>
    </message>
    <message>
        <source>expected both from_time and to_time, or neither</source>
        <translation>from_time と to_time は、両方が必要か、どちらも不要です</translation>
    </message>
    <message>
        <source>expected branch {0} once, and its parent before it</source>
        <translation>分岐 {0} は 1 回だけで、その前に親の分岐が必要です</translation>
    </message>
    <message>
        <source>expected branch {0} to name one of {1} scenarios</source>
        <translation>分岐 {0} には {1} 個のシナリオのどれかの指定が必要です</translation>
    </message>
    <message>
        <source>expected commands in order of time, none later than recorded</source>
        <translation>コマンドは時刻の順で、記録の終わりより前でなければなりません</translation>
    </message>
    <message>
        <source>expected commands like &quot;12000000000 345 cp MAINT SET SRM DSPSLICE 10&quot;</source>
        <translation>「12000000000 345 cp MAINT SET SRM DSPSLICE 10」のようなコマンドが必要です</translation>
    </message>
    <message>
        <source>expected device numbers up to FFFF</source>
        <translation>FFFF までの装置番号が必要です</translation>
    </message>
    <message>
        <source>expected dials if and only if allow has &quot;build&quot;</source>
        <translation>allow に「build」があるときに限り、dials が必要です</translation>
    </message>
    <message>
        <source>expected directors of channels: {0}</source>
        <translation>チャネルのディレクターが必要です: {0}</translation>
    </message>
    <message>
        <source>expected each device once in {0}; link {1} has {2:04X}</source>
        <translation>{0} では各装置は 1 回だけです。{2:04X} はリンク {1} にあります</translation>
    </message>
    <message>
        <source>expected each group once</source>
        <translation>各グループは 1 回だけです</translation>
    </message>
    <message>
        <source>expected each number of processors once, {0} too</source>
        <translation>各プロセッサー数は 1 回だけです。{0} も同じです</translation>
    </message>
    <message>
        <source>expected each place once</source>
        <translation>各場所は 1 回だけです</translation>
    </message>
    <message>
        <source>expected each system once</source>
        <translation>各システムは 1 回だけです</translation>
    </message>
    <message>
        <source>expected either at least two options, or setting with least, most and start</source>
        <translation>2 つ以上の options か、least、most、start の付いた setting が必要です</translation>
    </message>
    <message>
        <source>expected either at_time, or from_time and to_time</source>
        <translation>at_time か、from_time と to_time のどちらかが必要です</translation>
    </message>
    <message>
        <source>expected either id or table</source>
        <translation>id か table のどちらかが必要です</translation>
    </message>
    <message>
        <source>expected either measure or condition</source>
        <translation>measure か condition のどちらかが必要です</translation>
    </message>
    <message>
        <source>expected exactly one of {0} and run</source>
        <translation>{0}、run のうちちょうど 1 つが必要です</translation>
    </message>
    <message>
        <source>expected false: kind {0} has no tick that the patch could take away</source>
        <translation>false が必要です: 種類 {0} には、パッチで取り除けるティックがありません</translation>
    </message>
    <message>
        <source>expected forked_at and forked_events together</source>
        <translation>forked_at と forked_events の両方が必要です</translation>
    </message>
    <message>
        <source>expected from and to, or values</source>
        <translation>from と to、または values が必要です</translation>
    </message>
    <message>
        <source>expected from and to, or values: {0}</source>
        <translation>from と to、または values が必要です: {0}</translation>
    </message>
    <message>
        <source>expected guests whose Linux is not simulated</source>
        <translation>Linux がシミュレートされないゲストが必要です</translation>
    </message>
    <message>
        <source>expected less than below, which is {0:g}</source>
        <translation>below の {0:g} より小さい値が必要です</translation>
    </message>
    <message>
        <source>expected less than the tick ({0}), or ticks would never end</source>
        <translation>ティック ({0}) より短い時間が必要です。そうでないとティックが終わりません</translation>
    </message>
    <message>
        <source>expected measure together with options that have `of`, above or below</source>
        <translation>`of`、above、below のある選択肢とともに measure が必要です</translation>
    </message>
    <message>
        <source>expected more than 0: a boot ends when the guest uses its boot_pages</source>
        <translation>0 より大きい値が必要です: ブートは、ゲストが boot_pages を使ったときに終わります</translation>
    </message>
    <message>
        <source>expected more than least, which is {0:g}</source>
        <translation>least の {0:g} より大きい値が必要です</translation>
    </message>
    <message>
        <source>expected more than parameters.{0} ({1} frames)</source>
        <translation>parameters.{0} ({1} フレーム) より大きい値が必要です</translation>
    </message>
    <message>
        <source>expected more than pdr_every ({0:g} s): others would be stale at once</source>
        <translation>pdr_every ({0:g} 秒) より大きい値が必要です: そうでないとほかがすぐに失効とみなされます</translation>
    </message>
    <message>
        <source>expected more than {0} frames: the high thresholds and the locked pages of all guests</source>
        <translation>{0} を超えるフレームが必要です: 上側のしきい値と、全ゲストのロックされたページの分です</translation>
    </message>
    <message>
        <source>expected no `for` together with keep = true, which holds from the start</source>
        <translation>初めから成り立つ keep = true とともに `for` は使えません</translation>
    </message>
    <message>
        <source>expected no dials together with drawing</source>
        <translation>drawing とともに dials は使えません</translation>
    </message>
    <message>
        <source>expected no of, below or above together with it</source>
        <translation>これとともに of、below、above は使えません</translation>
    </message>
    <message>
        <source>expected no {0} in {1}; it may have {2}</source>
        <translation>{1}に {0} は使えません。使えるのは {2} です</translation>
    </message>
    <message>
        <source>expected none</source>
        <translation>不要です</translation>
    </message>
    <message>
        <source>expected none: the Linux of kind {0} is not simulated (it has no table linux)</source>
        <translation>不要です: 種類 {0} の Linux はシミュレートされません (テーブル linux がありません)</translation>
    </message>
    <message>
        <source>expected none: {0}.spread = true distributes its guests over all systems</source>
        <translation>不要です: {0}.spread = true がゲストを全システムに分散します</translation>
    </message>
    <message>
        <source>expected numbers, times or sizes; texts only as a list of values</source>
        <translation>数値、時間、大きさが必要です。テキストは値のリストとしてだけ使えます</translation>
    </message>
    <message>
        <source>expected one of [runs]: {0}</source>
        <translation>[runs] のいずれかが必要です: {0}</translation>
    </message>
    <message>
        <source>expected one of [sweeps]: {0}</source>
        <translation>[sweeps] のいずれかが必要です: {0}</translation>
    </message>
    <message>
        <source>expected one of key, expression and fit</source>
        <translation>key、expression、fit のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected one of the domains {0}</source>
        <translation>ドメイン {0} のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected one of the groups {0}</source>
        <translation>グループ {0} のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected one of the kinds {0}</source>
        <translation>種類 {0} のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected one of the systems {0}</source>
        <translation>システム {0} のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected one of the tools in allow: {0}</source>
        <translation>allow のツールのいずれかが必要です: {0}</translation>
    </message>
    <message>
        <source>expected one of {0}</source>
        <translation>{0} のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected one of {0} in a step that is {1}</source>
        <translation>種類が {1} のステップには {0} のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected one of {0}, or &quot;&quot; for none</source>
        <translation>{0} のいずれか、なければ &quot;&quot; が必要です</translation>
    </message>
    <message>
        <source>expected one of {0}: ticks ({1}.tick) are simulated only in these</source>
        <translation>{0} のいずれかが必要です: ティック ({1}.tick) はこれらでだけシミュレートされます</translation>
    </message>
    <message>
        <source>expected one option with right = true; there are {0}</source>
        <translation>right = true の選択肢が 1 つ必要です。{0} 個あります</translation>
    </message>
    <message>
        <source>expected one title only; steps begin with ##</source>
        <translation>タイトルは 1 つだけです。ステップは ## で始めます</translation>
    </message>
    <message>
        <source>expected only {0} in a drawing</source>
        <translation>図面で使えるのは {0} だけです</translation>
    </message>
    <message>
        <source>expected pages for each of {0}</source>
        <translation>{0} のそれぞれにページ数が必要です</translation>
    </message>
    <message>
        <source>expected points in ascending time</source>
        <translation>点は時刻の昇順でなければなりません</translation>
    </message>
    <message>
        <source>expected points in the order of `at`, each once</source>
        <translation>点は `at` の順で、それぞれ 1 回だけです</translation>
    </message>
    <message>
        <source>expected points like [time in ns, value]</source>
        <translation>[ns 単位の時刻, 値] のような点が必要です</translation>
    </message>
    <message>
        <source>expected points that add up to {0}</source>
        <translation>点数の合計は {0} でなければなりません</translation>
    </message>
    <message>
        <source>expected room for {0}, what kind {1} needs</source>
        <translation>種類 {1} に必要な {0} の余地が必要です</translation>
    </message>
    <message>
        <source>expected run &quot;{0}&quot; to be one of runs: {1}</source>
        <translation>run「{0}」は runs のいずれかでなければなりません: {1}</translation>
    </message>
    <message>
        <source>expected run {0} to be open here: that step asks about it</source>
        <translation>ここで実行 {0} が開いている必要があります: そのステップがそれについて尋ねます</translation>
    </message>
    <message>
        <source>expected servers of a kind that no other guests have; {0} are {1} too</source>
        <translation>ほかのゲストにない種類のサーバーが必要です。{0} も {1} です</translation>
    </message>
    <message>
        <source>expected sizes that leave some memory to each tier of kind {0}</source>
        <translation>種類 {0} の各層にメモリーが残る大きさが必要です</translation>
    </message>
    <message>
        <source>expected some text</source>
        <translation>テキストが必要です</translation>
    </message>
    <message>
        <source>expected some text on one line</source>
        <translation>1 行のテキストが必要です</translation>
    </message>
    <message>
        <source>expected some words</source>
        <translation>言葉での答えが必要です</translation>
    </message>
    <message>
        <source>expected systems of CEC {0}: {1}</source>
        <translation>CEC {0} のシステムが必要です: {1}</translation>
    </message>
    <message>
        <source>expected text in quotes</source>
        <translation>引用符で囲んだテキストが必要です</translation>
    </message>
    <message>
        <source>expected text that fits {0}</source>
        <translation>{0} に合うテキストが必要です</translation>
    </message>
    <message>
        <source>expected the CEC of a system: {0}</source>
        <translation>システムの CEC が必要です: {0}</translation>
    </message>
    <message>
        <source>expected the destination system</source>
        <translation>移動先のシステムが必要です</translation>
    </message>
    <message>
        <source>expected the host {0}</source>
        <translation>ホスト {0} が必要です</translation>
    </message>
    <message>
        <source>expected the id of a point</source>
        <translation>点の ID が必要です</translation>
    </message>
    <message>
        <source>expected the id of a shipped scenario after id:</source>
        <translation>id: の後に付属のシナリオの ID が必要です</translation>
    </message>
    <message>
        <source>expected the label of a volume: 1 to 6 of A-Z, 0-9, @ # and $</source>
        <translation>ボリューム・ラベルが必要です: A-Z、0-9、@ # $ の 1 から 6 文字</translation>
    </message>
    <message>
        <source>expected the length of the request</source>
        <translation>要求の長さが必要です</translation>
    </message>
    <message>
        <source>expected the name of a PNG or SVG file in the lesson&apos;s folder</source>
        <translation>レッスンのフォルダーの PNG か SVG のファイルの名前が必要です</translation>
    </message>
    <message>
        <source>expected the name of a run: no earlier step opens one</source>
        <translation>実行の名前が必要です: 前のステップが実行を開いていません</translation>
    </message>
    <message>
        <source>expected the name of a system: 1 to 8 of A-Z, 0-9, @ # and $</source>
        <translation>システムの名前が必要です: A-Z、0-9、@ # $ の 1 から 8 文字</translation>
    </message>
    <message>
        <source>expected the number of a processor, 0 to {0}, master or others</source>
        <translation>プロセッサーの番号 (0 から {0})、master、others のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected the smaller number of pages first</source>
        <translation>小さいほうのページ数を先に書いてください</translation>
    </message>
    <message>
        <source>expected this key in {0}</source>
        <translation>{0}にはこのキーが必要です</translation>
    </message>
    <message>
        <source>expected this key: the moment at which `when` is evaluated</source>
        <translation>このキーが必要です: `when` を評価する時点</translation>
    </message>
    <message>
        <source>expected this key: why the option is wrong</source>
        <translation>このキーが必要です: その選択肢が誤りである理由</translation>
    </message>
    <message>
        <source>expected times of 0 ns or more</source>
        <translation>0 ns 以上の時刻が必要です</translation>
    </message>
    <message>
        <source>expected times that do not decrease from class 1 to class 3</source>
        <translation>クラス 1 から 3 へ減らない時間が必要です</translation>
    </message>
    <message>
        <source>expected true or false</source>
        <translation>true か false が必要です</translation>
    </message>
    <message>
        <source>expected true, because cluster = false</source>
        <translation>cluster = false なので、true が必要です</translation>
    </message>
    <message>
        <source>expected two different directors</source>
        <translation>異なる 2 つのディレクターが必要です</translation>
    </message>
    <message>
        <source>expected two different systems</source>
        <translation>異なる 2 つのシステムが必要です</translation>
    </message>
    <message>
        <source>expected two directors without a trunk; {0} joins these</source>
        <translation>トランクのない 2 つのディレクターが必要です。この 2 つは {0} がつないでいます</translation>
    </message>
    <message>
        <source>expected two hexadecimal digits, because the name &quot;{0}&quot; is not a CHPID</source>
        <translation>名前「{0}」は CHPID ではないので、2 桁の 16 進数が必要です</translation>
    </message>
    <message>
        <source>expected two of the systems {0}</source>
        <translation>システム {0} のうち 2 つが必要です</translation>
    </message>
    <message>
        <source>expected two systems without a link; {0} joins these</source>
        <translation>リンクのない 2 つのシステムが必要です。この 2 つは {0} がつないでいます</translation>
    </message>
    <message>
        <source>expected usable rules; {0}</source>
        <translation>使えるルールが必要です。{0}</translation>
    </message>
    <message>
        <source>expected userids with a number to continue, like &quot;LNK00109&quot;, or as many as count</source>
        <translation>「LNK00109」のように続けられる番号の付いたユーザー ID か、count と同じ数が必要です</translation>
    </message>
    <message>
        <source>expected values above 0 for a logarithmic scale</source>
        <translation>対数目盛には 0 より大きい値が必要です</translation>
    </message>
    <message>
        <source>expected values that do not increase from class 1 to class 3</source>
        <translation>クラス 1 から 3 へ増えない値が必要です</translation>
    </message>
    <message>
        <source>expected values that give at most {0} cycles an instruction, not {1}</source>
        <translation>1 命令当たり最大 {0} サイクルになる値が必要です。{1} は使えません</translation>
    </message>
    <message>
        <source>expected z10 or z196: sessions are counted in instructions</source>
        <translation>z10 か z196 が必要です: セッションは命令数で数えます</translation>
    </message>
    <message>
        <source>expected {0} in their order, the largest first</source>
        <translation>{0} を、最大のものから順に並べる必要があります</translation>
    </message>
    <message>
        <source>expected {0} numbers and a time</source>
        <translation>{0} 個の数値と時刻が必要です</translation>
    </message>
    <message>
        <source>expected {0} or later, because of {1}</source>
        <translation>{1} のため、{0} 以降が必要です</translation>
    </message>
    <message>
        <source>expected {0} or later, the time of the previous step</source>
        <translation>前のステップの時刻 {0} 以降が必要です</translation>
    </message>
    <message>
        <source>expected {0} or later: the last step of {1} reaches its last guest then</source>
        <translation>{0} 以降が必要です: {1} の最後のステップが最後のゲストに達するのがその時です</translation>
    </message>
    <message>
        <source>expected {0} or later: {1} reaches its last guest then</source>
        <translation>{0} 以降が必要です: {1} が最後のゲストに達するのがその時です</translation>
    </message>
    <message>
        <source>expected {0} values, one for each tier</source>
        <translation>各層に 1 つずつ、{0} 個の値が必要です</translation>
    </message>
    <message>
        <source>expected {0}, like the other channels on {1}</source>
        <translation>{1} のほかのチャネルと同じ {0} が必要です</translation>
    </message>
    <message>
        <source>expected {0}, or &quot;never&quot;</source>
        <translation>{0}、または「never」が必要です</translation>
    </message>
    <message>
        <source>expected {0}, or a drawing called STEP{1}</source>
        <translation>{0} か、STEP{1} という図面が必要です</translation>
    </message>
    <message>
        <source>expected {0}, or one of {1}</source>
        <translation>{0}、または {1} のいずれかが必要です</translation>
    </message>
    <message>
        <source>expected {0}; {1} is {2} at this time</source>
        <translation>{0}が必要です。{1} はこの時点で {2} です</translation>
    </message>
    <message>
        <source>export it as CSV again</source>
        <translation>もう一度 CSV としてエクスポートしてください</translation>
    </message>
    <message>
        <source>export the table again</source>
        <translation>もう一度表をエクスポートしてください</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>failed transactions</source>
        <translation>失敗したトランザクション</translation>
    </message>
    <message>
        <source>features that are switched off are not in the model</source>
        <translation>無効にした機能はモデルにありません</translation>
    </message>
    <message>
        <source>features that are switched on are not in the model</source>
        <translation>有効にした機能はモデルにありません</translation>
    </message>
    <message>
        <source>fetch: the client tries again after this time; 0 = as TCP repeats a lost SYN</source>
        <translation>fetch: クライアントはこの時間の後に再試行する。0 = TCP が失われた SYN を再送する間隔</translation>
    </message>
    <message>
        <source>fewer timer requests (the timer patch), or a later release</source>
        <translation>タイマー要求を減らす (タイマー・パッチ)、または新しいリリース</translation>
    </message>
    <message>
        <source>files served</source>
        <translation>送ったファイル</translation>
    </message>
    <message>
        <source>files spread over more volumes, or a larger minidisk cache</source>
        <translation>ファイルを多くのボリュームに分ける、またはミニディスク・キャッシュを大きくする</translation>
    </message>
    <message>
        <source>finish code of the relocation, 99 = not ended</source>
        <translation>リロケーションの終了コード、99 = 未終了</translation>
    </message>
    <message>
        <source>first tier of each member</source>
        <translation>各メンバーの最初の層</translation>
    </message>
    <message>
        <source>first touches, pages per second while it runs unhindered</source>
        <translation>初回アクセス、妨げなく実行しているときの毎秒ページ数</translation>
    </message>
    <message>
        <source>first unit address, two digits</source>
        <translation>最初のユニット・アドレス、2 桁</translation>
    </message>
    <message>
        <source>for metadata of file systems</source>
        <translation>ファイル・システムのメタデータ用</translation>
    </message>
    <message>
        <source>for which it keeps them</source>
        <translation>それらを保持する時間</translation>
    </message>
    <message>
        <source>format = {0}, written by {1}; expected format {2}: open it with the version that wrote it</source>
        <translation>format = {0} で、{1} が書き込んだものです。形式 {2} が必要です: 書き込んだ版で開いてください</translation>
    </message>
    <message>
        <source>formats are not in the model</source>
        <translation>形式はモデルにありません</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>frames of the minidisk cache</source>
        <translation>ミニディスク・キャッシュのフレーム</translation>
    </message>
    <message>
        <source>frames taken by demand scans</source>
        <translation>デマンド・スキャンが取ったフレーム</translation>
    </message>
    <message>
        <source>frames that guests may use</source>
        <translation>ゲストが使えるフレーム</translation>
    </message>
    <message>
        <source>frames that it keeps when storage is short</source>
        <translation>ストレージ不足のときも保持するフレーム</translation>
    </message>
    <message>
        <source>frames that the minidisk cache may have at most</source>
        <translation>ミニディスク・キャッシュが使えるフレームの上限</translation>
    </message>
    <message>
        <source>free memory</source>
        <translation>空きメモリー</translation>
    </message>
    <message>
        <source>free memory at which kswapd stops</source>
        <translation>kswapd が止まる空きメモリー</translation>
    </message>
    <message>
        <source>free memory below which kswapd begins to scan</source>
        <translation>kswapd が走査を始める空きメモリー</translation>
    </message>
    <message>
        <source>free memory below which tasks scan directly</source>
        <translation>タスクが直接走査する空きメモリー</translation>
    </message>
    <message>
        <source>fresh boots of the guest</source>
        <translation>ゲストの新たなブート</translation>
    </message>
    <message>
        <source>from 4.8 on</source>
        <translation>4.8 以降</translation>
    </message>
    <message>
        <source>from the log of the run; 0 until then</source>
        <translation>実行のログから。それまでは 0</translation>
    </message>
    <message>
        <source>from the times in states of the guest&apos;s virtual CPUs, as /proc/stat has it</source>
        <translation>ゲストの仮想 CPU の状態ごとの時間から (/proc/stat と同じ)</translation>
    </message>
    <message>
        <source>from time 0; else a step &quot;load&quot; starts it</source>
        <translation>時刻 0 から。そうでなければステップ &quot;load&quot; で始まる</translation>
    </message>
    <message>
        <source>from {0} to {1}, on average</source>
        <translation>{0} から {1} までの平均で</translation>
    </message>
    <message>
        <source>generation</source>
        <translation>世代</translation>
    </message>
    <message>
        <source>group of guests</source>
        <translation>ゲストのグループ</translation>
    </message>
    <message>
        <source>group; user group number n goes to its n-th guest</source>
        <translation>グループ。n 番目のユーザー・グループはその n 番目のゲストを使う</translation>
    </message>
    <message>
        <source>groups of users</source>
        <translation>ユーザー・グループ</translation>
    </message>
    <message>
        <source>guests</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>guests have {0} and the LPAR {1}: the run begins with it filled, and what does not fit has been paged out before, of each guest the same share</source>
        <translation>ゲストは {0}、LPAR は {1} です。実行は一杯のストレージで始まり、入りきらない分は各ゲストから同じ割合で前もってページアウトされています</translation>
    </message>
    <message>
        <source>guests on a different system than at the start</source>
        <translation>開始時と別のシステムにあるゲスト</translation>
    </message>
    <message>
        <source>guests stand on the eligible list {0:.0f} % of the time in which they have work</source>
        <translation>仕事がある時間の {0:.0f} % でゲストが適格リストにある</translation>
    </message>
    <message>
        <source>guests that are up and not paused</source>
        <translation>動いていて休止していないゲスト</translation>
    </message>
    <message>
        <source>guests wait for pages {0:.0f} % of the time; {1:,.0f} pages/s come from paging volumes</source>
        <translation>時間の {0:.0f} % でゲストがページを待つ。ページング・ボリュームから毎秒 {1:,.0f} ページ</translation>
    </message>
    <message>
        <source>guests with a simulated Linux</source>
        <translation>Linux がシミュレートされるゲスト</translation>
    </message>
    <message>
        <source>guests: {0} is no user ID that a scenario can have; expected A to Z, 0 to 9, @#$_-</source>
        <translation>guests: {0} はシナリオで使えるユーザー ID ではありません。A から Z、0 から 9、@#$_- が使えます</translation>
    </message>
    <message>
        <source>has a number of thousands of digits</source>
        <translation>何千桁もの数値があります</translation>
    </message>
    <message>
        <source>has brackets within brackets without end</source>
        <translation>括弧が際限なく入れ子になっています</translation>
    </message>
    <message>
        <source>has characters that a card cannot hold: use letters, digits and plain signs</source>
        <translation>にはカードに書けない文字があります: 英字、数字、普通の記号を使ってください</translation>
    </message>
    <message>
        <source>has no columns</source>
        <translation>列がありません</translation>
    </message>
    <message>
        <source>has other sources of LPAR Lab ({0}, here {1})</source>
        <translation>の LPAR Lab のソースが異なります ({0}、こちらは {1})</translation>
    </message>
    <message>
        <source>has {0:,} bytes</source>
        <translation>{0:,} バイトあります</translation>
    </message>
    <message>
        <source>has {0:,} bytes; expected a scenario of at most {1:,}</source>
        <translation>{0:,} バイトあります。シナリオは最大 {1:,} バイトです</translation>
    </message>
    <message>
        <source>has {0:,} bytes; expected at most {1:,}</source>
        <translation>{0:,} バイトあります。最大 {1:,} バイトです</translation>
    </message>
    <message>
        <source>has {0:,} things</source>
        <translation>{0:,} 個の要素があります</translation>
    </message>
    <message>
        <source>has {0} characters; expected at most {1}</source>
        <translation>{0} 文字あります。最大 {1} 文字です</translation>
    </message>
    <message>
        <source>has {0} x {1} pixels; expected at most {2:,}</source>
        <translation>{0} x {1} ピクセルあります。最大 {2:,} ピクセルです</translation>
    </message>
    <message>
        <source>highest with {0} at {1}</source>
        <translation>最高は {1} の {0}</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>holds bytes that no text has</source>
        <translation>テキストにないバイトがあります</translation>
    </message>
    <message>
        <source>holds more than {0:,} reports; the rest were skipped</source>
        <translation>{0:,} 件を超えるレポートがあります。残りは読み飛ばしました</translation>
    </message>
    <message>
        <source>holds of the lock in which due timer requests were taken</source>
        <translation>期限の来たタイマー要求を処理したロックの保持</translation>
    </message>
    <message>
        <source>holds {0:,} values or more</source>
        <translation>{0:,} 個以上の値があります</translation>
    </message>
    <message>
        <source>holds {0}</source>
        <translation>{0} があります</translation>
    </message>
    <message>
        <source>how CP drives its paging volumes is not in the model</source>
        <translation>CP によるページング・ボリュームの制御はモデルにありません</translation>
    </message>
    <message>
        <source>how devices come online is not in the model</source>
        <translation>装置をオンラインにする方法はモデルにありません</translation>
    </message>
    <message>
        <source>how errors are treated is not in the model</source>
        <translation>エラーの扱いはモデルにありません</translation>
    </message>
    <message>
        <source>how guests are paused, in a test of both ways</source>
        <translation>両方式を試すときのゲストの一時停止の方法</translation>
    </message>
    <message>
        <source>how real storage is reserved is not in the model</source>
        <translation>実ストレージの予約はモデルにありません</translation>
    </message>
    <message>
        <source>how the kernel is started again</source>
        <translation>カーネルを再始動する方法</translation>
    </message>
    <message>
        <source>huge pages</source>
        <translation>ヒュージ・ページ</translation>
    </message>
    <message>
        <source>id = &quot;{0}&quot;: another lesson has this id</source>
        <translation>id = 「{0}」: 別のレッスンがこの ID を使っています</translation>
    </message>
    <message>
        <source>idle processors</source>
        <translation>アイドルのプロセッサー</translation>
    </message>
    <message>
        <source>in a rule</source>
        <translation>ルールの中</translation>
    </message>
    <message>
        <source>in files: the name of a rule file; &quot;&quot; = none</source>
        <translation>ファイルでは規則ファイルの名前。&quot;&quot; = なし</translation>
    </message>
    <message>
        <source>in use after the boot</source>
        <translation>ブート後の使用量</translation>
    </message>
    <message>
        <source>in use under load</source>
        <translation>負荷時の使用量</translation>
    </message>
    <message>
        <source>in use with the node agent up</source>
        <translation>ノード・エージェント稼働時の使用量</translation>
    </message>
    <message>
        <source>instead: dealt out evenly, the first ones on the first system</source>
        <translation>代わりに、均等に分け、最初の分を最初のシステムに置く</translation>
    </message>
    <message>
        <source>instead: per tier, touches of all its pages, pages/s</source>
        <translation>代わりに、層ごとの全ページへのアクセス、ページ/s</translation>
    </message>
    <message>
        <source>instead: share of the memory that the server finds when it is started</source>
        <translation>代わりに、サーバーが始動時に見つけるメモリーに対する割合</translation>
    </message>
    <message>
        <source>instead: the share of the guest&apos;s memory that is in use under load</source>
        <translation>代わりに、負荷時に使うゲストのメモリーの割合</translation>
    </message>
    <message>
        <source>instructions of a transaction, of guests and of CP</source>
        <translation>1 トランザクションの命令、ゲストと CP</translation>
    </message>
    <message>
        <source>interrupts of the clock comparators</source>
        <translation>クロック・コンパレーターの割り込み</translation>
    </message>
    <message>
        <source>invalid operation</source>
        <translation>無効な演算</translation>
    </message>
    <message>
        <source>is a link; expected a file: a lesson must be complete in its folder</source>
        <translation>リンクです。ファイルが必要です: レッスンはフォルダーの中で完結しなければなりません</translation>
    </message>
    <message>
        <source>is defined again</source>
        <translation>再び定義される</translation>
    </message>
    <message>
        <source>is lowest with {0} at {1}</source>
        <translation>最低は {1} の {0}</translation>
    </message>
    <message>
        <source>is missing; expected a file {0} in the lesson&apos;s folder</source>
        <translation>ありません。レッスンのフォルダーにファイル {0} が必要です</translation>
    </message>
    <message>
        <source>is nested too deep; expected a report</source>
        <translation>入れ子が深すぎます。レポートが必要です</translation>
    </message>
    <message>
        <source>is not JSON ({0}); expected a report</source>
        <translation>JSON ではありません ({0})。レポートが必要です</translation>
    </message>
    <message>
        <source>is not JSON here: {0}{1}</source>
        <translation>ここが JSON ではありません: {0}{1}</translation>
    </message>
    <message>
        <source>is not UTF-8</source>
        <translation>UTF-8 ではありません</translation>
    </message>
    <message>
        <source>is not UTF-8; expected a report</source>
        <translation>UTF-8 ではありません。レポートが必要です</translation>
    </message>
    <message>
        <source>is not a complete session file; open a file that LPAR Lab has saved</source>
        <translation>完全なセッション・ファイルではありません。LPAR Lab が保存したファイルを開いてください</translation>
    </message>
    <message>
        <source>is not a file</source>
        <translation>ファイルではありません</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>is not a regular file; expected a scenario file in TOML</source>
        <translation>通常のファイルではありません。TOML のシナリオ・ファイルが必要です</translation>
    </message>
    <message>
        <source>is not a regular file; expected a session file</source>
        <translation>通常のファイルではありません。セッション・ファイルが必要です</translation>
    </message>
    <message>
        <source>is not complete {0}; expected TOML in UTF-8</source>
        <translation>完全な {0} ではありません。UTF-8 の TOML が必要です</translation>
    </message>
    <message>
        <source>is not there</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>is of version {0}, and this program knows versions up to {1}</source>
        <translation>版が {0} で、このプログラムが読めるのは {1} までです</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>is too large; expected a session of at most {0:,} bytes</source>
        <translation>大きすぎます。セッションは最大 {0:,} バイトです</translation>
    </message>
    <message>
        <source>is too large; expected at most {0:,} bytes</source>
        <translation>大きすぎます。最大 {0:,} バイトです</translation>
    </message>
    <message>
        <source>is written in UTF-16</source>
        <translation>UTF-16 で書かれています</translation>
    </message>
    <message>
        <source>is {0}</source>
        <translation>{0} です</translation>
    </message>
    <message>
        <source>is {0}; expected the text of a deck</source>
        <translation>{0}です。デックのテキストが必要です</translation>
    </message>
    <message>
        <source>it adapts to the number of CPUs while it runs, not only when it starts</source>
        <translation>始動時だけでなく実行中も CPU 数に合わせる</translation>
    </message>
    <message>
        <source>it did not hold all the time</source>
        <translation>全期間は成り立ちませんでした</translation>
    </message>
    <message>
        <source>it does not exist</source>
        <translation>ルールがありません</translation>
    </message>
    <message>
        <source>it has no statement RESOURCE, CHPID, CNTLUNIT or IODEVICE</source>
        <translation>ステートメント RESOURCE、CHPID、CNTLUNIT、IODEVICE がありません</translation>
    </message>
    <message>
        <source>it is no parameter of the machine</source>
        <translation>マシンのパラメーターではありません</translation>
    </message>
    <message>
        <source>it is true that {0}</source>
        <translation>{0} が成り立っています</translation>
    </message>
    <message>
        <source>it is up and a member of the SSI</source>
        <translation>稼働していて SSI のメンバーである</translation>
    </message>
    <message>
        <source>it is {0}; wanted: {1}</source>
        <translation>{0} です。必要: {1}</translation>
    </message>
    <message>
        <source>it starts in column {0}, not in column 16</source>
        <translation>16 桁目ではなく {0} 桁目から始まっています</translation>
    </message>
    <message>
        <source>it starts with {0} at {1}</source>
        <translation>始まりは {1} の {0}</translation>
    </message>
    <message>
        <source>its FICON card in the CEC</source>
        <translation>CEC 内の FICON カード</translation>
    </message>
    <message>
        <source>its kernels have the On-Demand Timer Patch</source>
        <translation>カーネルにオンデマンド・タイマー・パッチがある</translation>
    </message>
    <message>
        <source>its last part left out</source>
        <translation>最後の部分を省きました</translation>
    </message>
    <message>
        <source>its server is started at server_start; else a step &quot;start&quot; does it</source>
        <translation>サーバーは server_start に始動する。そうでなければステップ &quot;start&quot; で始動する</translation>
    </message>
    <message>
        <source>its sessions come from clients of all systems in turn; else from its own</source>
        <translation>セッションは全システムのクライアントから順に来る。そうでなければ自システムから来る</translation>
    </message>
    <message>
        <source>its share of the guest&apos;s memory; the last tier takes the rest</source>
        <translation>ゲストのメモリーに対する割合。最後の層が残りを取る</translation>
    </message>
    <message>
        <source>its size, or</source>
        <translation>サイズ、または</translation>
    </message>
    <message>
        <source>its source says: {0}</source>
        <translation>出典の記載: {0}</translation>
    </message>
    <message>
        <source>journals are not in the model</source>
        <translation>ジャーナルはモデルにありません</translation>
    </message>
    <message>
        <source>kept cards</source>
        <translation>保存されたステートメント</translation>
    </message>
    <message>
        <source>key {0} occurs twice</source>
        <translation>キー {0} が 2 回あります</translation>
    </message>
    <message>
        <source>kind = &quot;{0}&quot;: expected one of {1}</source>
        <translation>kind = 「{0}」: {1} のいずれかが必要です</translation>
    </message>
    <message>
        <source>km of fibre to the director or the other channel</source>
        <translation>ディレクターまたは相手チャネルまでの光ファイバーの km</translation>
    </message>
    <message>
        <source>larger guests, or rules that give memory back earlier</source>
        <translation>ゲストを大きくする、またはメモリーを早く返す規則</translation>
    </message>
    <message>
        <source>last digit of that CHPID</source>
        <translation>その CHPID の最後の桁</translation>
    </message>
    <message>
        <source>length, km</source>
        <translation>長さ、km</translation>
    </message>
    <message>
        <source>limits of shares hold guests {0:.0f} % of the time in which they have work</source>
        <translation>仕事がある時間の {0:.0f} % でシェアの制限がゲストを抑える</translation>
    </message>
    <message>
        <source>line number {0} taken off</source>
        <translation>行番号 {0} を取り除きました</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>{0} 行目</translation>
    </message>
    <message>
        <source>line {0} is not UTF-8; expected TOML, which is UTF-8</source>
        <translation>{0} 行目が UTF-8 ではありません。UTF-8 の TOML が必要です</translation>
    </message>
    <message>
        <source>line {0}, column {1}</source>
        <translation>行 {0}、列 {1}</translation>
    </message>
    <message>
        <source>line {0}, column {1}: {2}</source>
        <translation>{0} 行 {1} 桁: {2}</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>ライン</translation>
    </message>
    <message>
        <source>lines between the parts of a statement passed over</source>
        <translation>ステートメントの途中にある行を読み飛ばしました</translation>
    </message>
    <message>
        <source>linker</source>
        <translation>リンカー</translation>
    </message>
    <message>
        <source>links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>links between the minidisks of systems are not in the model</source>
        <translation>システム間のミニディスクのリンクはモデルにありません</translation>
    </message>
    <message>
        <source>load average over 1 minute</source>
        <translation>1 分間のロード・アベレージ</translation>
    </message>
    <message>
        <source>logged on again when their system has been IPLed and has joined</source>
        <translation>システムが IPL され参加した後に再びログオンする</translation>
    </message>
    <message>
        <source>logos are not in the model</source>
        <translation>ロゴはモデルにありません</translation>
    </message>
    <message>
        <source>long enough for steady figures</source>
        <translation>値が落ち着くのに十分な長さ</translation>
    </message>
    <message>
        <source>longer by this share for each other busy exposure</source>
        <translation>使用中の他のエクスポージャー 1 つごとに、この割合だけ長くなる</translation>
    </message>
    <message>
        <source>longer than a million characters</source>
        <translation>100 万文字を超えています</translation>
    </message>
    <message>
        <source>look = &quot;{0}&quot;: expected one of {1}</source>
        <translation>look = 「{0}」: {1} のいずれかが必要です</translation>
    </message>
    <message>
        <source>look at {0}</source>
        <translation>{0} を見てください</translation>
    </message>
    <message>
        <source>looked first</source>
        <translation>先に答えを見た</translation>
    </message>
    <message>
        <source>lower case read as upper case</source>
        <translation>小文字を大文字として読みました</translation>
    </message>
    <message>
        <source>lpars</source>
        <translation>LPAR</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>machine room</source>
        <translation>マシン室</translation>
    </message>
    <message>
        <source>make -j 6</source>
        <translation>make -j 6</translation>
    </message>
    <message>
        <source>marks of a web page taken out</source>
        <translation>Web ページのタグを取り除きました</translation>
    </message>
    <message>
        <source>maxdev</source>
        <translation>MAXDEV</translation>
    </message>
    <message>
        <source>maximum share, of all processors</source>
        <translation>最大シェア、全プロセッサーに対して</translation>
    </message>
    <message>
        <source>mean CPU time of a piece of work, ns</source>
        <translation>1 つの作業の平均 CPU 時間、ns</translation>
    </message>
    <message>
        <source>mean CPU time; exponential</source>
        <translation>平均 CPU 時間。指数分布</translation>
    </message>
    <message>
        <source>mean number of processors spinning for all locks</source>
        <translation>すべてのロックのためにスピンしている平均プロセッサー数</translation>
    </message>
    <message>
        <source>mean number of processors spinning for the paging lock</source>
        <translation>ページング・ロックのためにスピンしている平均プロセッサー数</translation>
    </message>
    <message>
        <source>mean number of processors spinning for the scheduler lock</source>
        <translation>スケジューラー・ロックのためにスピンしている平均プロセッサー数</translation>
    </message>
    <message>
        <source>mean number of processors spinning for the timer lock</source>
        <translation>タイマー・ロックのためにスピンしている平均プロセッサー数</translation>
    </message>
    <message>
        <source>mean response time of a transaction</source>
        <translation>トランザクションの平均応答時間</translation>
    </message>
    <message>
        <source>mean size of a job</source>
        <translation>ジョブの平均サイズ</translation>
    </message>
    <message>
        <source>mean time before a transaction; exponential</source>
        <translation>トランザクション前の平均時間。指数分布</translation>
    </message>
    <message>
        <source>mean time between answer and next question; exponential</source>
        <translation>応答から次の要求までの平均時間。指数分布</translation>
    </message>
    <message>
        <source>mean time between two jobs, ns; 0 = there are none</source>
        <translation>ジョブの間の平均時間、ns。0 = ジョブなし</translation>
    </message>
    <message>
        <source>mean time of a transaction of the system</source>
        <translation>システムのトランザクションの平均時間</translation>
    </message>
    <message>
        <source>mean time of a transaction served by the guest</source>
        <translation>ゲストが処理するトランザクションの平均時間</translation>
    </message>
    <message>
        <source>mean virtual I/Os for a file that is not in the page cache</source>
        <translation>ページ・キャッシュにないファイルの仮想 I/O の平均数</translation>
    </message>
    <message>
        <source>mean wait between two pieces, ns</source>
        <translation>作業の間の平均待ち時間、ns</translation>
    </message>
    <message>
        <source>mean wait for a disk after it; exponential</source>
        <translation>その後のディスク待ちの平均時間。指数分布</translation>
    </message>
    <message>
        <source>mean, exponential, when no other system uses it</source>
        <translation>他のシステムが使わないときの平均。指数分布</translation>
    </message>
    <message>
        <source>mean, of the disk</source>
        <translation>ディスクの平均</translation>
    </message>
    <message>
        <source>members that hold new logons</source>
        <translation>新しいログオンを保留しているメンバー</translation>
    </message>
    <message>
        <source>memory gb</source>
        <translation>メモリー、GB</translation>
    </message>
    <message>
        <source>memory of a server that is not for its page cache: kernel, programs</source>
        <translation>ページ・キャッシュ以外のサーバーのメモリー: カーネル、プログラム</translation>
    </message>
    <message>
        <source>memory of processes</source>
        <translation>プロセスのメモリー</translation>
    </message>
    <message>
        <source>memory of the guest</source>
        <translation>ゲストのメモリー</translation>
    </message>
    <message>
        <source>memory of the kernel</source>
        <translation>カーネルのメモリー</translation>
    </message>
    <message>
        <source>mend it there, or open a copy that was saved before</source>
        <translation>そこを直すか、以前に保存したコピーを開いてください</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>messages while z/VM starts are not in the model</source>
        <translation>z/VM 始動時のメッセージはモデルにありません</translation>
    </message>
    <message>
        <source>minidisks that guests share are not in the model</source>
        <translation>ゲストが共有するミニディスクはモデルにありません</translation>
    </message>
    <message>
        <source>minor time slice of {0} ms</source>
        <translation>マイナー・タイム・スライスは {0} ms</translation>
    </message>
    <message>
        <source>missing interrupts are not in the model</source>
        <translation>欠落割り込みはモデルにありません</translation>
    </message>
    <message>
        <source>missing: {0}</source>
        <translation>足りないもの: {0}</translation>
    </message>
    <message>
        <source>more channels, or connections on all of them</source>
        <translation>チャネルを増やす、またはすべてのチャネルに接続を置く</translation>
    </message>
    <message>
        <source>more processors, or less work</source>
        <translation>プロセッサーを増やす、または仕事を減らす</translation>
    </message>
    <message>
        <source>more storage or expanded storage, or smaller guests</source>
        <translation>ストレージか拡張ストレージを増やす、またはゲストを小さくする</translation>
    </message>
    <message>
        <source>more than {0} different rule files; let guests share files</source>
        <translation>異なるルール・ファイルが {0} 個を超えます。ゲストでファイルを共用してください</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>name of the SSI cluster</source>
        <translation>SSI クラスターの名前</translation>
    </message>
    <message>
        <source>names itself: {0}</source>
        <translation>自分自身を指しています: {0}</translation>
    </message>
    <message>
        <source>names of volumes are not in the model</source>
        <translation>ボリューム名はモデルにありません</translation>
    </message>
    <message>
        <source>neither pages nor share: the last tier takes the rest</source>
        <translation>pages も share も不要です: 最後の層が残りを使います</translation>
    </message>
    <message>
        <source>nested too deep (line {0}): expected at most {1} levels</source>
        <translation>入れ子が深すぎます ({0} 行目): 最大 {1} 段です</translation>
    </message>
    <message>
        <source>nested too deep: expected at most {0} levels</source>
        <translation>入れ子が深すぎます: 最大 {0} 段です</translation>
    </message>
    <message>
        <source>nested too deep; expected at most {0} levels</source>
        <translation>入れ子が深すぎます。最大 {0} 段です</translation>
    </message>
    <message>
        <source>networks are not in the model</source>
        <translation>ネットワークはモデルにありません</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>回答なし</translation>
    </message>
    <message>
        <source>no deck has an LPAR {0}, in which {1} would run</source>
        <translation>{1} が動く LPAR {0} がどのデックにもありません</translation>
    </message>
    <message>
        <source>no expanded storage</source>
        <translation>拡張ストレージなし</translation>
    </message>
    <message>
        <source>no folder for compiled kernels can be written; tried {0}. Set {1} to a folder that you may write to.</source>
        <translation>コンパイルしたカーネルのフォルダーに書き込めません。試したもの: {0}。{1} に、書き込めるフォルダーを設定してください。</translation>
    </message>
    <message>
        <source>no guests: the step affects all</source>
        <translation>ゲストの指定は不要です: このステップは全体に作用します</translation>
    </message>
    <message>
        <source>no reply to QUERY XSTORE</source>
        <translation>QUERY XSTORE の応答なし</translation>
    </message>
    <message>
        <source>no room for this many {0} in this run; give more guests the same rules</source>
        <translation>この実行には、それだけの{0}を置く余地がありません。より多くのゲストに同じルールを使ってください</translation>
    </message>
    <message>
        <source>no rule uses the variable {0}</source>
        <translation>変数 {0} を使うルールがありません</translation>
    </message>
    <message>
        <source>no statement of IOCP: kept as a comment</source>
        <translation>IOCP のステートメントではありません: コメントとして残しました</translation>
    </message>
    <message>
        <source>no such key; expected one of {0}</source>
        <translation>そのようなキーはありません。{0} のいずれかが必要です</translation>
    </message>
    <message>
        <source>no such key; expected one of {0}, ... ({1} keys)</source>
        <translation>そのようなキーはありません。{0}、... ({1} 個のキー) のいずれかが必要です</translation>
    </message>
    <message>
        <source>no such measure; `lparlab measures` lists them</source>
        <translation>そのような測定値はありません。`lparlab measures` で一覧できます</translation>
    </message>
    <message>
        <source>no such scenario</source>
        <translation>そのようなシナリオはありません</translation>
    </message>
    <message>
        <source>no such scenario; the nearest valid name is {0}</source>
        <translation>そのようなシナリオはありません。最も近い有効な名前は {0} です</translation>
    </message>
    <message>
        <source>no time before it</source>
        <translation>その前に時刻がありません</translation>
    </message>
    <message>
        <source>no total exists of which {0} is a share; expected a unit like {1}</source>
        <translation>{0} には割合の基になる総量がありません。{1} のような単位が必要です</translation>
    </message>
    <message>
        <source>no {0}.{1} is known here</source>
        <translation>{0}.{1} はここでは使えません</translation>
    </message>
    <message>
        <source>none exist</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>none exists</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>none for lpar-ipl</source>
        <translation>lpar-ipl ではなし</translation>
    </message>
    <message>
        <source>none without a limit</source>
        <translation>制限がなければ不要</translation>
    </message>
    <message>
        <source>none: guests do this</source>
        <translation>不要: これはゲストの動作です</translation>
    </message>
    <message>
        <source>not allowed in a scenario with several systems</source>
        <translation>複数のシステムのあるシナリオでは使えません</translation>
    </message>
    <message>
        <source>not allowed together with lpar.storage, which determines it; set one of the two</source>
        <translation>これを決める lpar.storage とともには使えません。どちらか一方を設定してください</translation>
    </message>
    <message>
        <source>not allowed together with systems.{0}.storage, which determines it</source>
        <translation>これを決める systems.{0}.storage とともには使えません</translation>
    </message>
    <message>
        <source>not allowed together with touches</source>
        <translation>touches とともには使えません</translation>
    </message>
    <message>
        <source>not allowed with cluster = false</source>
        <translation>cluster = false では使えません</translation>
    </message>
    <message>
        <source>not allowed: only &quot;fetch&quot; is retried</source>
        <translation>使えません: 再試行されるのは「fetch」だけです</translation>
    </message>
    <message>
        <source>not allowed: only &quot;relocate&quot; has this option</source>
        <translation>使えません: このオプションがあるのは「relocate」だけです</translation>
    </message>
    <message>
        <source>not allowed: the scenario has only one system (no [systems.NAME])</source>
        <translation>使えません: シナリオのシステムは 1 つだけです ([systems.NAME] がありません)</translation>
    </message>
    <message>
        <source>not allowed: there is no other system to relocate to</source>
        <translation>使えません: リロケーション先のシステムがほかにありません</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>not noted</source>
        <translation>記録なし</translation>
    </message>
    <message>
        <source>not recorded yet</source>
        <translation>まだ記録されていません</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>不正解</translation>
    </message>
    <message>
        <source>not yet long enough</source>
        <translation>まだ時間が足りません</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>nothing differs</source>
        <translation>違いなし</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>ほかになし</translation>
    </message>
    <message>
        <source>nothing says what it does</source>
        <translation>何をするかはどこにもありません</translation>
    </message>
    <message>
        <source>nothing to score</source>
        <translation>採点対象なし</translation>
    </message>
    <message>
        <source>ns after which little of a pace is left</source>
        <translation>あるペースがほとんど残らなくなるまでの ns</translation>
    </message>
    <message>
        <source>number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>number of the first one, equal on both sides</source>
        <translation>最初の装置の番号。両側で同じ</translation>
    </message>
    <message>
        <source>number of the guest&apos;s system, from 1</source>
        <translation>ゲストのシステムの番号 (1 から)</translation>
    </message>
    <message>
        <source>numbers, names of curves, + - * / ** and functions</source>
        <translation>数値、曲線の名前、+ - * / **、関数</translation>
    </message>
    <message>
        <source>of 200</source>
        <translation>最大 200</translation>
    </message>
    <message>
        <source>of a guest that is a member of the cluster</source>
        <translation>クラスターのメンバーであるゲストのもの</translation>
    </message>
    <message>
        <source>of a step that members do</source>
        <translation>メンバー・システムが行うステップのもの</translation>
    </message>
    <message>
        <source>of a transaction, in guests</source>
        <translation>1 トランザクションの、ゲスト内の分</translation>
    </message>
    <message>
        <source>of all processors, instead of the relative share</source>
        <translation>相対シェアの代わりに、全プロセッサーに対する割合</translation>
    </message>
    <message>
        <source>of all random numbers: the same seed, the same run</source>
        <translation>すべての乱数のシード: 同じシードなら同じ実行になる</translation>
    </message>
    <message>
        <source>of all these channels together, MiB/s</source>
        <translation>これらのチャネル全体の MiB/s</translation>
    </message>
    <message>
        <source>of an I/O</source>
        <translation>1 回の I/O のもの</translation>
    </message>
    <message>
        <source>of such a step: times that it is done</source>
        <translation>そのステップを行う回数</translation>
    </message>
    <message>
        <source>of the first and of the second system of the link</source>
        <translation>リンクの 1 番目と 2 番目のシステムのもの</translation>
    </message>
    <message>
        <source>of the kernel and of the system&apos;s services, without buffers</source>
        <translation>カーネルとシステム・サービスの分、バッファーを除く</translation>
    </message>
    <message>
        <source>of the real I/Os, to those of all packs</source>
        <translation>全ボリュームの実 I/O に対する割合</translation>
    </message>
    <message>
        <source>of them</source>
        <translation>そのうちの割合</translation>
    </message>
    <message>
        <source>of them below 2 GB; None: as many as there can be</source>
        <translation>そのうち 2 GB 未満の分。None: 可能な限り多く</translation>
    </message>
    <message>
        <source>of these, waiting for caches</source>
        <translation>そのうちキャッシュ待ち</translation>
    </message>
    <message>
        <source>of these, while the guest ran</source>
        <translation>そのうちゲストの実行中</translation>
    </message>
    <message>
        <source>of z/VM; up to 4.4 its locks are simulated</source>
        <translation>z/VM のリリース。4.4 まではロックをシミュレートする</translation>
    </message>
    <message>
        <source>on the paging volumes</source>
        <translation>ページング・ボリューム上の容量</translation>
    </message>
    <message>
        <source>one of {0}</source>
        <translation>{0} のどれか</translation>
    </message>
    <message>
        <source>one operand at least is expected</source>
        <translation>少なくとも 1 つのオペランドが必要です</translation>
    </message>
    <message>
        <source>one sentence for the list of scenarios</source>
        <translation>シナリオの一覧に出す 1 文</translation>
    </message>
    <message>
        <source>open a drawing that LPAR Lab has saved</source>
        <translation>LPAR Lab が保存した図面を開いてください</translation>
    </message>
    <message>
        <source>open it with the newer version of LPAR Lab that wrote it</source>
        <translation>書き込んだ新しい版の LPAR Lab で開いてください</translation>
    </message>
    <message>
        <source>operands as in IOCP; check their form in z/VM: CP Commands</source>
        <translation>オペランドは IOCP と同じ。形式は z/VM: CP Commands で確認</translation>
    </message>
    <message>
        <source>operands run past column {0}</source>
        <translation>オペランドが {0} 桁目を越えています</translation>
    </message>
    <message>
        <source>optional devices are not in the model</source>
        <translation>オプションの装置はモデルにありません</translation>
    </message>
    <message>
        <source>options of disks are not in the model</source>
        <translation>ディスクのオプションはモデルにありません</translation>
    </message>
    <message>
        <source>options of minidisks are not in the model</source>
        <translation>ミニディスクのオプションはモデルにありません</translation>
    </message>
    <message>
        <source>other commands are not in the model</source>
        <translation>その他のコマンドはモデルにありません</translation>
    </message>
    <message>
        <source>others</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>overflow</source>
        <translation>オーバーフロー</translation>
    </message>
    <message>
        <source>page = &quot;{0}&quot;: expected one of {1}</source>
        <translation>page = 「{0}」: {1} のいずれかが必要です</translation>
    </message>
    <message>
        <source>page cache</source>
        <translation>ページ・キャッシュ</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>pages are divided by timer ticks: this is pages per tick, not per second</source>
        <translation>ページ数をタイマー・ティックで割っています: 毎秒ではなく 1 ティック当たりのページ数です</translation>
    </message>
    <message>
        <source>pages brought back from expanded storage</source>
        <translation>拡張ストレージから戻したページ</translation>
    </message>
    <message>
        <source>pages freed by scans</source>
        <translation>走査で解放したページ</translation>
    </message>
    <message>
        <source>pages in real storage</source>
        <translation>実ストレージのページ</translation>
    </message>
    <message>
        <source>pages in real storage and in expanded storage</source>
        <translation>実ストレージと拡張ストレージの両方のページ</translation>
    </message>
    <message>
        <source>pages in real storage below 2 GB</source>
        <translation>2 GB 未満の実ストレージのページ</translation>
    </message>
    <message>
        <source>pages in the cmm pool</source>
        <translation>cmm プールのページ</translation>
    </message>
    <message>
        <source>pages in use</source>
        <translation>使用中のページ</translation>
    </message>
    <message>
        <source>pages left for the quiesced guest</source>
        <translation>静止したゲストに残るページ</translation>
    </message>
    <message>
        <source>pages moved between real and expanded storage</source>
        <translation>実ストレージと拡張ストレージの間で移動したページ</translation>
    </message>
    <message>
        <source>pages moved from expanded storage to paging volumes</source>
        <translation>拡張ストレージからページング・ボリュームへ移動したページ</translation>
    </message>
    <message>
        <source>pages moved into or out of the cmm pool</source>
        <translation>cmm プールに出入りしたページ</translation>
    </message>
    <message>
        <source>pages moved out by demand scans</source>
        <translation>デマンド・スキャンが移したページ</translation>
    </message>
    <message>
        <source>pages of minidisks that it reads again and again</source>
        <translation>繰り返し読むミニディスクのページ</translation>
    </message>
    <message>
        <source>pages of new data of a visit</source>
        <translation>1 回の訪問で書く新しいデータのページ</translation>
    </message>
    <message>
        <source>pages of the first pass</source>
        <translation>最初のパスのページ</translation>
    </message>
    <message>
        <source>pages of the system&apos;s guests that are above 2 GB</source>
        <translation>2 GB 超にあるシステムのゲストのページ</translation>
    </message>
    <message>
        <source>pages of the system&apos;s guests that are below 2 GB</source>
        <translation>2 GB 未満にあるシステムのゲストのページ</translation>
    </message>
    <message>
        <source>pages of them that a visit reads</source>
        <translation>そのうち 1 回の訪問で読むページ</translation>
    </message>
    <message>
        <source>pages on paging volumes only</source>
        <translation>ページング・ボリュームだけにあるページ</translation>
    </message>
    <message>
        <source>pages on swap space</source>
        <translation>スワップ・スペースのページ</translation>
    </message>
    <message>
        <source>pages read by the system from paging volumes</source>
        <translation>システムがページング・ボリュームから読んだページ</translation>
    </message>
    <message>
        <source>pages read from files on disks</source>
        <translation>ディスク上のファイルから読んだページ</translation>
    </message>
    <message>
        <source>pages read from paging volumes</source>
        <translation>ページング・ボリュームから読んだページ</translation>
    </message>
    <message>
        <source>pages scanned by kswapd</source>
        <translation>kswapd が走査したページ</translation>
    </message>
    <message>
        <source>pages scanned by tasks that wait for memory</source>
        <translation>メモリー待ちのタスクが走査したページ</translation>
    </message>
    <message>
        <source>pages sent by the relocation</source>
        <translation>リロケーションで送ったページ</translation>
    </message>
    <message>
        <source>pages swapped in</source>
        <translation>スワップインしたページ</translation>
    </message>
    <message>
        <source>pages swapped out</source>
        <translation>スワップアウトしたページ</translation>
    </message>
    <message>
        <source>pages swapped out by Linux</source>
        <translation>Linux がスワップアウトしたページ</translation>
    </message>
    <message>
        <source>pages that an I/O reads from a minidisk; 0 = none</source>
        <translation>1 回の I/O がミニディスクから読むページ数。0 = なし</translation>
    </message>
    <message>
        <source>pages that are scanned</source>
        <translation>走査されるページ</translation>
    </message>
    <message>
        <source>pages that one page of the tables stands for</source>
        <translation>表の 1 ページが表すページ数</translation>
    </message>
    <message>
        <source>pages to be sent in the latest pass</source>
        <translation>最新のパスで送るページ</translation>
    </message>
    <message>
        <source>pages used for the first time</source>
        <translation>初めて使われたページ</translation>
    </message>
    <message>
        <source>pages with a copy in expanded storage</source>
        <translation>拡張ストレージに写しのあるページ</translation>
    </message>
    <message>
        <source>pages written to files on disks</source>
        <translation>ディスク上のファイルに書いたページ</translation>
    </message>
    <message>
        <source>pages/s</source>
        <translation>ページ/s</translation>
    </message>
    <message>
        <source>paging space in use</source>
        <translation>使用中のページング・スペース</translation>
    </message>
    <message>
        <source>parameters: expected numbers, times or sizes for a calibration</source>
        <translation>parameters: 校正には数値、時間、大きさが必要です</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>passes begun by the relocation</source>
        <translation>リロケーションが始めたパス</translation>
    </message>
    <message>
        <source>paths</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>per tier: mean time between touches of a page, ns; None = never</source>
        <translation>層ごと: 1 ページへのアクセスの平均間隔、ns。None = アクセスなし</translation>
    </message>
    <message>
        <source>per tier: share of the touches that store</source>
        <translation>層ごと: 書き込むアクセスの割合</translation>
    </message>
    <message>
        <source>pieces of work done</source>
        <translation>終えた作業の数</translation>
    </message>
    <message>
        <source>place of the channel among those of the two LPARs, from 0</source>
        <translation>2 つの LPAR のチャネルの中での位置、0 から</translation>
    </message>
    <message>
        <source>place of the range among those of its channel and the two LPARs, from 0</source>
        <translation>そのチャネルと 2 つの LPAR の装置範囲の中での位置、0 から</translation>
    </message>
    <message>
        <source>place of the range among those of the two LPARs, from 0</source>
        <translation>2 つの LPAR の装置範囲の中での位置、0 から</translation>
    </message>
    <message>
        <source>places of things alone</source>
        <translation>要素の位置だけ</translation>
    </message>
    <message>
        <source>plug the {0}</source>
        <translation>{0} を差し込む</translation>
    </message>
    <message>
        <source>port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>port {0:02X}</source>
        <translation>ポート {0:02X}</translation>
    </message>
    <message>
        <source>ports</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>preset for all jobs together, MiB/s; None = as fast as they can</source>
        <translation>全ジョブ合計の設定値、MiB/s。None = できる限り速く</translation>
    </message>
    <message>
        <source>printers are not in the model</source>
        <translation>プリンターはモデルにありません</translation>
    </message>
    <message>
        <source>privilege classes are not in the model</source>
        <translation>特権クラスはモデルにありません</translation>
    </message>
    <message>
        <source>process killed: out of memory</source>
        <translation>プロセス強制終了: メモリー不足</translation>
    </message>
    <message>
        <source>processes killed by the OOM killer so far</source>
        <translation>これまでに OOM キラーが終了させたプロセス</translation>
    </message>
    <message>
        <source>processes running or ready to run</source>
        <translation>実行中または作動可能なプロセス</translation>
    </message>
    <message>
        <source>processor {0}</source>
        <translation>プロセッサー {0}</translation>
    </message>
    <message>
        <source>processor {0} holds it</source>
        <translation>プロセッサー {0} が保持している</translation>
    </message>
    <message>
        <source>processor {0} is in use</source>
        <translation>プロセッサー {0} は使用中</translation>
    </message>
    <message>
        <source>processor {0} is not in use</source>
        <translation>プロセッサー {0} は使われていません</translation>
    </message>
    <message>
        <source>processor {0} is online, parked now: in the model CP uses it</source>
        <translation>プロセッサー {0} はオンラインで、今はパークしています。モデルでは CP が使います</translation>
    </message>
    <message>
        <source>processors</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>processors in CP, those that spin included</source>
        <translation>CP 内のプロセッサー (スピン中を含む)</translation>
    </message>
    <message>
        <source>processors in guest code</source>
        <translation>ゲスト・コード内のプロセッサー</translation>
    </message>
    <message>
        <source>processors in use</source>
        <translation>使用中のプロセッサー</translation>
    </message>
    <message>
        <source>processors spin for CP&apos;s locks {0:.0f} % of the time</source>
        <translation>時間の {0:.0f} % でプロセッサーが CP のロックをスピンして待つ</translation>
    </message>
    <message>
        <source>processors that spin, part of those in CP</source>
        <translation>スピンしているプロセッサー (CP 内の一部)</translation>
    </message>
    <message>
        <source>processors, cycles</source>
        <translation>プロセッサー、サイクル</translation>
    </message>
    <message>
        <source>products are not in the model</source>
        <translation>製品はモデルにありません</translation>
    </message>
    <message>
        <source>pull the {0}</source>
        <translation>{0} を抜く</translation>
    </message>
    <message>
        <source>put a measure on the plot first; its name in an expression is a</source>
        <translation>先に測定値をプロットに追加してください。式の中でのその名前は a です</translation>
    </message>
    <message>
        <source>quiesce time</source>
        <translation>静止時間</translation>
    </message>
    <message>
        <source>quiesce: for each subchannel with I/O in flight</source>
        <translation>静止: 進行中の I/O があるサブチャネルごと</translation>
    </message>
    <message>
        <source>quiesced</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>quoted-printable text of a mail decoded</source>
        <translation>メールの quoted-printable をデコードしました</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>比</translation>
    </message>
    <message>
        <source>reading image</source>
        <translation>イメージ読み取り中</translation>
    </message>
    <message>
        <source>ready before it</source>
        <translation>先に走る準備済み</translation>
    </message>
    <message>
        <source>real CPU used for the guest</source>
        <translation>ゲストのために使った実 CPU</translation>
    </message>
    <message>
        <source>real consoles are not in the model</source>
        <translation>実コンソールはモデルにありません</translation>
    </message>
    <message>
        <source>real storage</source>
        <translation>実ストレージ</translation>
    </message>
    <message>
        <source>rec</source>
        <translation>REC</translation>
    </message>
    <message>
        <source>record {0} is cut in two: it has {1} of {2} bytes</source>
        <translation>レコード {0} が途中で切れています: {2} バイトのうち {1} バイトです</translation>
    </message>
    <message>
        <source>recorded at each change of stage, at the end of each pass, and at each sample</source>
        <translation>段階の変化、パスの終わり、サンプルのたびに記録</translation>
    </message>
    <message>
        <source>rejected by an exit</source>
        <translation>出口が拒否</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>相対</translation>
    </message>
    <message>
        <source>relocate: the destination, and the options of VMRELOCATE MOVE</source>
        <translation>relocate: 宛先と VMRELOCATE MOVE のオプション</translation>
    </message>
    <message>
        <source>relocation asked for</source>
        <translation>リロケーションの要求</translation>
    </message>
    <message>
        <source>relocation domain; None = all systems</source>
        <translation>リロケーション・ドメイン。None = 全システム</translation>
    </message>
    <message>
        <source>relocation domains are read from no file yet: add a table [domains.NAME]</source>
        <translation>リロケーション・ドメインはまだどのファイルからも読みません。表 [domains.NAME] を加えてください</translation>
    </message>
    <message>
        <source>relocation ended</source>
        <translation>リロケーション終了</translation>
    </message>
    <message>
        <source>relocation is set off for it</source>
        <translation>リロケーションが許可されていない</translation>
    </message>
    <message>
        <source>relocation refused</source>
        <translation>リロケーション拒否</translation>
    </message>
    <message>
        <source>relocation time</source>
        <translation>リロケーション時間</translation>
    </message>
    <message>
        <source>remove the {0}</source>
        <translation>{0} を取り除く</translation>
    </message>
    <message>
        <source>remove {0} in the IOCP deck</source>
        <translation>IOCP デックから {0} を削除</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>report</source>
        <translation>報告</translation>
    </message>
    <message>
        <source>requests for all locks</source>
        <translation>すべてのロックの要求</translation>
    </message>
    <message>
        <source>requests for the paging lock</source>
        <translation>ページング・ロックの要求</translation>
    </message>
    <message>
        <source>requests for the scheduler lock</source>
        <translation>スケジューラー・ロックの要求</translation>
    </message>
    <message>
        <source>requests for the timer lock</source>
        <translation>タイマー・ロックの要求</translation>
    </message>
    <message>
        <source>requests that had to wait for all locks</source>
        <translation>すべてのロックを待った要求</translation>
    </message>
    <message>
        <source>requests that had to wait for the paging lock</source>
        <translation>ページング・ロックを待った要求</translation>
    </message>
    <message>
        <source>requests that had to wait for the scheduler lock</source>
        <translation>スケジューラー・ロックを待った要求</translation>
    </message>
    <message>
        <source>requests that had to wait for the timer lock</source>
        <translation>タイマー・ロックを待った要求</translation>
    </message>
    <message>
        <source>requests that wait; 0: who asks waits for the answer</source>
        <translation>待っている要求。0: 要求元が応答を待つ</translation>
    </message>
    <message>
        <source>reserved LPAR with MIF {0}</source>
        <translation>MIF {0} の予約 LPAR</translation>
    </message>
    <message>
        <source>resident then: of each guest as much; what is used most</source>
        <translation>そのとき常駐するもの: 各ゲストから同量、または最もよく使うもの</translation>
    </message>
    <message>
        <source>restoring devices</source>
        <translation>装置復元中</translation>
    </message>
    <message>
        <source>resume asked for</source>
        <translation>再開の要求</translation>
    </message>
    <message>
        <source>resuming the guest</source>
        <translation>ゲストの再開</translation>
    </message>
    <message>
        <source>retried {0}×</source>
        <translation>{0} 回やり直し</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>run to {0}</source>
        <translation>{0} まで実行</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>samples of /proc, or a log</source>
        <translation>/proc のサンプル、またはログ</translation>
    </message>
    <message>
        <source>save it as UTF-8 in your text editor</source>
        <translation>テキスト・エディターで UTF-8 として保存してください</translation>
    </message>
    <message>
        <source>save the session again in the program that created it</source>
        <translation>作成したプログラムでセッションを保存し直してください</translation>
    </message>
    <message>
        <source>saved segments are not in the model</source>
        <translation>保管セグメントはモデルにありません</translation>
    </message>
    <message>
        <source>scenario: expected a shipped one, or a file in the folder of the experiment</source>
        <translation>scenario: 付属のシナリオか、実験のフォルダーのファイルが必要です</translation>
    </message>
    <message>
        <source>scheduler lock</source>
        <translation>スケジューラー・ロック</translation>
    </message>
    <message>
        <source>score, %</source>
        <translation>得点、%</translation>
    </message>
    <message>
        <source>screens are not in the model</source>
        <translation>画面はモデルにありません</translation>
    </message>
    <message>
        <source>second set: users of combo 1</source>
        <translation>2 組目: コンボ 1 のユーザー</translation>
    </message>
    <message>
        <source>second set: users of combo 2</source>
        <translation>2 組目: コンボ 2 のユーザー</translation>
    </message>
    <message>
        <source>second set: users of triplet 1</source>
        <translation>2 組目: トリプレット 1 のユーザー</translation>
    </message>
    <message>
        <source>second set: users of triplet 2</source>
        <translation>2 組目: トリプレット 2 のユーザー</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>serial</source>
        <translation>シリアル番号</translation>
    </message>
    <message>
        <source>server ended</source>
        <translation>サーバー終了</translation>
    </message>
    <message>
        <source>server up</source>
        <translation>サーバー稼働</translation>
    </message>
    <message>
        <source>servers start</source>
        <translation>サーバー開始</translation>
    </message>
    <message>
        <source>session continues</source>
        <translation>セッションの続行</translation>
    </message>
    <message>
        <source>sessions of each server</source>
        <translation>各サーバーのセッション数</translation>
    </message>
    <message>
        <source>set aside as huge pages</source>
        <translation>ヒュージ・ページとして確保した分</translation>
    </message>
    <message>
        <source>setting a timer</source>
        <translation>タイマーの設定</translation>
    </message>
    <message>
        <source>severity of {0}</source>
        <translation>{0} の重大度</translation>
    </message>
    <message>
        <source>share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>share of I/Os that find their pages in the minidisk cache</source>
        <translation>ミニディスク・キャッシュにページがある I/O の割合</translation>
    </message>
    <message>
        <source>share of it that is in use when guests are up at time 0</source>
        <translation>時刻 0 にゲストが稼働しているときに使用中の割合</translation>
    </message>
    <message>
        <source>share of samples dormant</source>
        <translation>サンプルの割合: 休止</translation>
    </message>
    <message>
        <source>share of samples eligible</source>
        <translation>サンプルの割合: 適格</translation>
    </message>
    <message>
        <source>share of samples io wait</source>
        <translation>サンプルの割合: I/O 待ち</translation>
    </message>
    <message>
        <source>share of samples limited</source>
        <translation>サンプルの割合: 制限</translation>
    </message>
    <message>
        <source>share of samples off</source>
        <translation>サンプルの割合: オフ</translation>
    </message>
    <message>
        <source>share of samples page wait</source>
        <translation>サンプルの割合: ページ待ち</translation>
    </message>
    <message>
        <source>share of samples ready</source>
        <translation>サンプルの割合: 作動可能</translation>
    </message>
    <message>
        <source>share of samples running</source>
        <translation>サンプルの割合: 実行中</translation>
    </message>
    <message>
        <source>share of samples sim wait</source>
        <translation>サンプルの割合: シミュレーション待ち</translation>
    </message>
    <message>
        <source>share of samples stopped</source>
        <translation>サンプルの割合: 停止</translation>
    </message>
    <message>
        <source>share of samples suspended</source>
        <translation>サンプルの割合: サスペンド</translation>
    </message>
    <message>
        <source>share of samples test idle</source>
        <translation>サンプルの割合: テスト・アイドル</translation>
    </message>
    <message>
        <source>share of the CPU time of a visit that the kernel uses</source>
        <translation>訪問の CPU 時間のうちカーネルが使う割合</translation>
    </message>
    <message>
        <source>share of the files of web servers that it holds at time 0, if they fit</source>
        <translation>時刻 0 に保持する Web サーバーのファイルの割合（収まる場合）</translation>
    </message>
    <message>
        <source>share of the pageable frames</source>
        <translation>ページング可能フレームに対する割合</translation>
    </message>
    <message>
        <source>share of the paging exposures</source>
        <translation>ページング・エクスポージャーに対する割合</translation>
    </message>
    <message>
        <source>share of the resident pages</source>
        <translation>常駐ページに対する割合</translation>
    </message>
    <message>
        <source>share of the time of all processors spent spinning for all locks</source>
        <translation>全プロセッサー時間のうちすべてのロックのためのスピンの割合</translation>
    </message>
    <message>
        <source>share of the time of all processors spent spinning for the paging lock</source>
        <translation>全プロセッサー時間のうちページング・ロックのためのスピンの割合</translation>
    </message>
    <message>
        <source>share of the time of all processors spent spinning for the scheduler lock</source>
        <translation>全プロセッサー時間のうちスケジューラー・ロックのためのスピンの割合</translation>
    </message>
    <message>
        <source>share of the time of all processors spent spinning for the timer lock</source>
        <translation>全プロセッサー時間のうちタイマー・ロックのためのスピンの割合</translation>
    </message>
    <message>
        <source>share of the used pages that must be swapped out rather than dropped</source>
        <translation>使用中のページのうち、破棄できずスワップアウトが必要な割合</translation>
    </message>
    <message>
        <source>share of time dormant</source>
        <translation>時間の割合: 休止</translation>
    </message>
    <message>
        <source>share of time eligible</source>
        <translation>時間の割合: 適格</translation>
    </message>
    <message>
        <source>share of time held, of all locks</source>
        <translation>すべてのロックが保持されている時間の割合</translation>
    </message>
    <message>
        <source>share of time held, of the paging lock</source>
        <translation>ページング・ロックが保持されている時間の割合</translation>
    </message>
    <message>
        <source>share of time held, of the scheduler lock</source>
        <translation>スケジューラー・ロックが保持されている時間の割合</translation>
    </message>
    <message>
        <source>share of time held, of the timer lock</source>
        <translation>タイマー・ロックが保持されている時間の割合</translation>
    </message>
    <message>
        <source>share of time in which it is ready to run but its code does not run</source>
        <translation>作動可能だがコードが動いていない時間の割合</translation>
    </message>
    <message>
        <source>share of time in which the channel&apos;s adapter works</source>
        <translation>チャネルのアダプターが働いている時間の割合</translation>
    </message>
    <message>
        <source>share of time in which the connection has a transfer</source>
        <translation>接続に転送がある時間の割合</translation>
    </message>
    <message>
        <source>share of time io wait</source>
        <translation>時間の割合: I/O 待ち</translation>
    </message>
    <message>
        <source>share of time limited</source>
        <translation>時間の割合: 制限</translation>
    </message>
    <message>
        <source>share of time off</source>
        <translation>時間の割合: オフ</translation>
    </message>
    <message>
        <source>share of time page wait</source>
        <translation>時間の割合: ページ待ち</translation>
    </message>
    <message>
        <source>share of time ready</source>
        <translation>時間の割合: 作動可能</translation>
    </message>
    <message>
        <source>share of time running</source>
        <translation>時間の割合: 実行中</translation>
    </message>
    <message>
        <source>share of time sim wait</source>
        <translation>時間の割合: シミュレーション待ち</translation>
    </message>
    <message>
        <source>share of time stopped</source>
        <translation>時間の割合: 停止</translation>
    </message>
    <message>
        <source>share of time suspended</source>
        <translation>時間の割合: サスペンド</translation>
    </message>
    <message>
        <source>share of time test idle</source>
        <translation>時間の割合: テスト・アイドル</translation>
    </message>
    <message>
        <source>share {0} {1}: expected 1 to 10,000, or 0.1% to 100%</source>
        <translation>share {0} {1}: 1 から 10,000、または 0.1% から 100% が必要です</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>共用</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>共有メモリー</translation>
    </message>
    <message>
        <source>shared memory counts as free: Cached contains Shmem</source>
        <translation>共有メモリーを空きと数えています: Cached には Shmem が含まれます</translation>
    </message>
    <message>
        <source>shared memory of the server, a database&apos;s buffer pool</source>
        <translation>サーバーの共有メモリー、データベースのバッファー・プール</translation>
    </message>
    <message>
        <source>shared segments</source>
        <translation>共用セグメント</translation>
    </message>
    <message>
        <source>short name, as commands take it</source>
        <translation>コマンドで使う短い名前</translation>
    </message>
    <message>
        <source>short-term dormant guests</source>
        <translation>短期休止のゲスト</translation>
    </message>
    <message>
        <source>shut down successfully</source>
        <translation>正常にシャットダウン</translation>
    </message>
    <message>
        <source>simulation wait</source>
        <translation>シミュレーション待ち</translation>
    </message>
    <message>
        <source>size = {0} x {1} pixels: expected up to {2:,} a side and {3:,} in all</source>
        <translation>サイズ = {0} x {1} ピクセル: 一辺は最大 {2:,}、全体で最大 {3:,} です</translation>
    </message>
    <message>
        <source>size less free pages</source>
        <translation>大きさから空きページを引いたもの</translation>
    </message>
    <message>
        <source>size less free slots</source>
        <translation>大きさから空きスロットを引いたもの</translation>
    </message>
    <message>
        <source>size of the guest in Linux: its memory without the pool</source>
        <translation>Linux でのゲストの大きさ: プールを除いたメモリー</translation>
    </message>
    <message>
        <source>skeleton</source>
        <translation>スケルトン</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>slices</source>
        <translation>スライス</translation>
    </message>
    <message>
        <source>slot</source>
        <translation>スロット</translation>
    </message>
    <message>
        <source>slots</source>
        <translation>スロット</translation>
    </message>
    <message>
        <source>so few pages were left ({0:,}, at most {1:,}) that the guest was quiesced</source>
        <translation>残りのページが少なく ({0:,}、最大 {1:,})、ゲストを静止させた</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>解答を表示</translation>
    </message>
    <message>
        <source>spinning</source>
        <translation>スピン中</translation>
    </message>
    <message>
        <source>spooling is not in the model</source>
        <translation>スプールはモデルにありません</translation>
    </message>
    <message>
        <source>stadet</source>
        <translation>STADET</translation>
    </message>
    <message>
        <source>standard deviation of the logarithm of their pace</source>
        <translation>ペースの対数の標準偏差</translation>
    </message>
    <message>
        <source>state and devices</source>
        <translation>状態と装置</translation>
    </message>
    <message>
        <source>state code of the member</source>
        <translation>メンバーの状態コード</translation>
    </message>
    <message>
        <source>stations of all groups of users</source>
        <translation>全ユーザー・グループの経由先</translation>
    </message>
    <message>
        <source>steal is not counted as busy</source>
        <translation>steal が使用中に数えられていません</translation>
    </message>
    <message>
        <source>step of a relocation</source>
        <translation>リロケーションの段階</translation>
    </message>
    <message>
        <source>step of an FCTC transfer</source>
        <translation>FCTC 転送の段階</translation>
    </message>
    <message>
        <source>step of joining or leaving</source>
        <translation>参加または離脱の段階</translation>
    </message>
    <message>
        <source>step of the scenario</source>
        <translation>シナリオの段階</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>stopped (dormant)</source>
        <translation>停止 (休止)</translation>
    </message>
    <message>
        <source>stopping the guest</source>
        <translation>ゲストの停止</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>ストレージ装置</translation>
    </message>
    <message>
        <source>storage unit</source>
        <translation>ストレージ装置</translation>
    </message>
    <message>
        <source>storage unit {0}</source>
        <translation>ストレージ装置 {0}</translation>
    </message>
    <message>
        <source>storage when the run begins</source>
        <translation>実行開始時のストレージ</translation>
    </message>
    <message>
        <source>stray broadcasts, with all guests up</source>
        <translation>全ゲスト稼働時に流れるブロードキャスト</translation>
    </message>
    <message>
        <source>students</source>
        <translation>受講者</translation>
    </message>
    <message>
        <source>subsystem</source>
        <translation>サブシステム</translation>
    </message>
    <message>
        <source>suspend refused</source>
        <translation>サスペンド拒否</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>サスペンド</translation>
    </message>
    <message>
        <source>suspended (dormant)</source>
        <translation>サスペンド (休止)</translation>
    </message>
    <message>
        <source>swapping in</source>
        <translation>スワップイン中</translation>
    </message>
    <message>
        <source>sweep: one page after the other, round and</source>
        <translation>sweep: 1 ページずつ順に巡回する</translation>
    </message>
    <message>
        <source>switch and port, like 21C0</source>
        <translation>21C0 のようなスイッチとポート</translation>
    </message>
    <message>
        <source>switch ids</source>
        <translation>スイッチ ID</translation>
    </message>
    <message>
        <source>system</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>table (CSV, sadf -d, Performance Toolkit)</source>
        <translation>表 (CSV、sadf -d、Performance Toolkit)</translation>
    </message>
    <message>
        <source>taken as the continuation of the line before, which has no mark</source>
        <translation>継続文字のない前の行の続きとみなしました</translation>
    </message>
    <message>
        <source>taking due timers</source>
        <translation>期限の来たタイマーの取り出し</translation>
    </message>
    <message>
        <source>target size of the cmm pool</source>
        <translation>cmm プールの目標の大きさ</translation>
    </message>
    <message>
        <source>targets ({0}): expected one of fact, value and data</source>
        <translation>targets ({0}): fact、value、data のいずれかが必要です</translation>
    </message>
    <message>
        <source>targets: &quot;{0}&quot;: expected a file in the folder of the experiment</source>
        <translation>targets: 「{0}」: 実験のフォルダーのファイルが必要です</translation>
    </message>
    <message>
        <source>targets: &quot;{0}&quot;: expected one of {1}</source>
        <translation>targets: 「{0}」: {1} のいずれかが必要です</translation>
    </message>
    <message>
        <source>targets: &quot;{0}&quot;: expected the name of a figure{1}</source>
        <translation>targets: 「{0}」: 測定値の名前が必要です{1}</translation>
    </message>
    <message>
        <source>targets: expected at least one [[targets]] to calibrate with</source>
        <translation>targets: 校正に使う [[targets]] が少なくとも 1 つ必要です</translation>
    </message>
    <message>
        <source>targets: {0}: expected a fact to calibrate with, this one is to {1}</source>
        <translation>targets: {0}: 校正用の公表値が必要です。これは {1} 用です</translation>
    </message>
    <message>
        <source>targets: {0}: has no values in the time of the run</source>
        <translation>targets: {0}: 実行の期間に値がありません</translation>
    </message>
    <message>
        <source>terminals are not in the model</source>
        <translation>端末はモデルにありません</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>test idle</source>
        <translation>テスト・アイドル</translation>
    </message>
    <message>
        <source>text before the first quote: it shifts the value</source>
        <translation>最初の引用符の前にテキストがあります: 値がずれます</translation>
    </message>
    <message>
        <source>that are wanted again and again</source>
        <translation>繰り返し要求されるもの</translation>
    </message>
    <message>
        <source>that guests may need, e.g. an OSA</source>
        <translation>ゲストが必要とし得るもの、例: OSA</translation>
    </message>
    <message>
        <source>that it needs while it lasts</source>
        <translation>続いている間に必要な量</translation>
    </message>
    <message>
        <source>that may use it; none = all of its CEC</source>
        <translation>使えるシステム。指定なし = その CEC の全システム</translation>
    </message>
    <message>
        <source>the FICON director that its fibre goes to; None = not said</source>
        <translation>光ファイバーがつながる FICON ディレクター。None = 指定なし</translation>
    </message>
    <message>
        <source>the IOCP deck defines the devices that are simulated</source>
        <translation>シミュレートする装置は IOCP デックが定義します</translation>
    </message>
    <message>
        <source>the SSI cluster is not stable</source>
        <translation>SSI クラスターが安定していない</translation>
    </message>
    <message>
        <source>the SSI cluster is {0}; wanted: {1}</source>
        <translation>SSI クラスターは {0} です。必要: {1}</translation>
    </message>
    <message>
        <source>the activity when the load ends</source>
        <translation>負荷が終わったときの活動</translation>
    </message>
    <message>
        <source>the address is too long</source>
        <translation>アドレスが長すぎます</translation>
    </message>
    <message>
        <source>the asterisk at the end of bold text taken off</source>
        <translation>太字の終わりのアスタリスクを取り除きました</translation>
    </message>
    <message>
        <source>the asterisks of bold text taken off</source>
        <translation>太字のアスタリスクを取り除きました</translation>
    </message>
    <message>
        <source>the available list below 2 GB</source>
        <translation>2 GB 未満の使用可能リスト</translation>
    </message>
    <message>
        <source>the available lists</source>
        <translation>使用可能リスト</translation>
    </message>
    <message>
        <source>the busiest one works {0:.0f} % of the time</source>
        <translation>最も使われるものが時間の {0:.0f} % 働く</translation>
    </message>
    <message>
        <source>the busiest one works {0:.0f} % of the time; guests wait for disks {1:.0f} %</source>
        <translation>最も使われるものが時間の {0:.0f} % 働く。ゲストのディスク待ちは {1:.0f} %</translation>
    </message>
    <message>
        <source>the card about {0} {1} is passed over: {2}</source>
        <translation>{0} {1} についてのカードを飛ばします: {2}</translation>
    </message>
    <message>
        <source>the card of CHPID {0} is passed over: {1}</source>
        <translation>CHPID {0} のカードを読み飛ばします: {1}</translation>
    </message>
    <message>
        <source>the character U+{0:04X} is not allowed in a lesson</source>
        <translation>文字 U+{0:04X} はレッスンで使えません</translation>
    </message>
    <message>
        <source>the class is full</source>
        <translation>クラスは満員です</translation>
    </message>
    <message>
        <source>the curves are {0}; the functions are {1}</source>
        <translation>曲線は {0}、関数は {1} です</translation>
    </message>
    <message>
        <source>the daemon itself needs it</source>
        <translation>デーモン自身に必要です</translation>
    </message>
    <message>
        <source>the deck has no RESOURCE: its partitions are not known</source>
        <translation>デックに RESOURCE がありません: 区画が分かりません</translation>
    </message>
    <message>
        <source>the deck has no RESOURCE: its partitions are those that its lists name</source>
        <translation>デックに RESOURCE がありません: リストにある区画を使います</translation>
    </message>
    <message>
        <source>the deck has no such channel</source>
        <translation>デックにそのチャネルがありません</translation>
    </message>
    <message>
        <source>the deck has no such control unit</source>
        <translation>デックにその制御装置がありません</translation>
    </message>
    <message>
        <source>the deck has no such devices</source>
        <translation>デックにその装置がありません</translation>
    </message>
    <message>
        <source>the deck has no such partition</source>
        <translation>デックにその区画がありません</translation>
    </message>
    <message>
        <source>the decks link no two systems</source>
        <translation>デックは 2 つのシステムをリンクしていません</translation>
    </message>
    <message>
        <source>the decks link two systems</source>
        <translation>デックは 2 つのシステムをリンクしています</translation>
    </message>
    <message>
        <source>the destination is outside of its relocation domain</source>
        <translation>行き先がリロケーション・ドメインの外にある</translation>
    </message>
    <message>
        <source>the destination lacks facilities that it has</source>
        <translation>行き先に必要な機能がない</translation>
    </message>
    <message>
        <source>the drawing is as it was saved last</source>
        <translation>図面は最後に保存されたままです</translation>
    </message>
    <message>
        <source>the drawing is too large for a file, which could not be opened: {0}</source>
        <translation>図面が大きすぎて、開けるファイルになりません: {0}</translation>
    </message>
    <message>
        <source>the emergency pass, which takes any page that is not locked</source>
        <translation>ロックされていないページをすべて取る緊急パス</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>終わり</translation>
    </message>
    <message>
        <source>the expression has {0} characters; {1} are allowed</source>
        <translation>式が {0} 文字あります。{1} 文字まで使えます</translation>
    </message>
    <message>
        <source>the expression has {0} parts; {1} are allowed</source>
        <translation>式の要素が {0} 個あります。{1} 個まで使えます</translation>
    </message>
    <message>
        <source>the figure</source>
        <translation>測定値</translation>
    </message>
    <message>
        <source>the first one</source>
        <translation>最初のもの</translation>
    </message>
    <message>
        <source>the formula {0}: expected no definitions</source>
        <translation>数式 {0}: 定義は使えません</translation>
    </message>
    <message>
        <source>the formula {0}: expected {1}</source>
        <translation>数式 {0}: 必要なもの: {1}</translation>
    </message>
    <message>
        <source>the guest was quiesced at once, as IMMEDIATE or a limit asked for it</source>
        <translation>IMMEDIATE または限度により、ゲストをすぐに静止させた</translation>
    </message>
    <message>
        <source>the highest is used first</source>
        <translation>最も高いものから使う</translation>
    </message>
    <message>
        <source>the histories of all guests have more than {0} values; {1}</source>
        <translation>全ゲストの履歴の値が {0} 個を超えます。{1}</translation>
    </message>
    <message>
        <source>the id of a thing in the drawing</source>
        <translation>図面の要素の ID</translation>
    </message>
    <message>
        <source>the id of a {0}</source>
        <translation>{0} の ID</translation>
    </message>
    <message>
        <source>the imbedded file is not read; give it as a further file</source>
        <translation>組み込まれたファイルは読みません。別のファイルとして加えてください</translation>
    </message>
    <message>
        <source>the id of one of {0}</source>
        <translation type="vanished">{0} のいずれかの ID</translation>
    </message>
    <message>
        <source>the last line has no newline</source>
        <translation>最後の行に改行がありません</translation>
    </message>
    <message>
        <source>the last pass had {0:.0f} % of the pages of the one before, more than {1:.0f} %: the passes made no progress, and the guest was quiesced</source>
        <translation>最後のパスは前のパスの {0:.0f} % のページで、{1:.0f} % を超えた。パスが進まず、ゲストを静止させた</translation>
    </message>
    <message>
        <source>the latest one in the model</source>
        <translation>モデルで最新のもの</translation>
    </message>
    <message>
        <source>the limit of {0} passes was reached</source>
        <translation>{0} パスの限度に達した</translation>
    </message>
    <message>
        <source>the line does not end with a newline, which even the last line needs</source>
        <translation>行が改行で終わっていません。最後の行にも必要です</translation>
    </message>
    <message>
        <source>the line has {0}</source>
        <translation>行は {0} 文字あります</translation>
    </message>
    <message>
        <source>the line has {0} characters: more than {1} are no statement and not read</source>
        <translation>行が {0} 文字あります: {1} 文字を超えるものはステートメントではなく、読みません</translation>
    </message>
    <message>
        <source>the link of part II</source>
        <translation>第 II 部のリンク</translation>
    </message>
    <message>
        <source>the link to {0}</source>
        <translation>{0} へのリンク</translation>
    </message>
    <message>
        <source>the link to {0}: {1}{2}</source>
        <translation>{0} へのリンク: {1}{2}</translation>
    </message>
    <message>
        <source>the load is steady by then</source>
        <translation>それまでに負荷が安定します</translation>
    </message>
    <message>
        <source>the machine has no CSS {0:X}: {1} is its last one{2}</source>
        <translation>マシンに CSS {0:X} はありません: 最後は {1} です{2}</translation>
    </message>
    <message>
        <source>the machine has {0} partitions; the maximum is {1}</source>
        <translation>マシンの区画は {0} 個です。最大は {1} 個です</translation>
    </message>
    <message>
        <source>the mail&apos;s {0} taken off</source>
        <translation>メールの {0} を取り除きました</translation>
    </message>
    <message>
        <source>the members of the cluster ask each other for signs of life</source>
        <translation>クラスターのメンバーが互いに生存を確認する</translation>
    </message>
    <message>
        <source>the module cmm is not loaded</source>
        <translation>モジュール cmm がロードされていません</translation>
    </message>
    <message>
        <source>the name {0} is not 1-8 of A-Z 0-9 # @ $ with no digit first</source>
        <translation>名前 {0} が、数字で始まらない A-Z 0-9 # @ $ の 1-8 文字ではありません</translation>
    </message>
    <message>
        <source>the number of a processor, master or others</source>
        <translation>プロセッサーの番号、master、others のいずれか</translation>
    </message>
    <message>
        <source>the only path goes through {0}</source>
        <translation>ただ 1 本のパスが {0} を通ります</translation>
    </message>
    <message>
        <source>the operand field has {0} characters; IOCP takes {1} at most</source>
        <translation>オペランド・フィールドが {0} 文字あります。IOCP が受け付けるのは最大 {1} 文字です</translation>
    </message>
    <message>
        <source>the operand field has {0} characters; the maximum is {1}</source>
        <translation>オペランド・フィールドが {0} 文字あります。最大は {1} 文字です</translation>
    </message>
    <message>
        <source>the operands end in a comma</source>
        <translation>オペランドがコンマで終わっています</translation>
    </message>
    <message>
        <source>the operands ended in a blank on the card before</source>
        <translation>前のカードでオペランドがブランクで終わっています</translation>
    </message>
    <message>
        <source>the operands fill the card to column 71 and go on in column 16</source>
        <translation>オペランドがカードの 71 桁目まであり、16 桁目から続いています</translation>
    </message>
    <message>
        <source>the other way</source>
        <translation>逆の向き</translation>
    </message>
    <message>
        <source>the packed file is damaged from here on: {0}</source>
        <translation>圧縮ファイルはここから先が壊れています: {0}</translation>
    </message>
    <message>
        <source>the picture &quot;{0}&quot; is not a PNG</source>
        <translation>画像「{0}」は PNG ではありません</translation>
    </message>
    <message>
        <source>the picture cannot be made: it is too large</source>
        <translation>画像を作成できません: 大きすぎます</translation>
    </message>
    <message>
        <source>the picture {0}: {1}</source>
        <translation>画像 {0}: {1}</translation>
    </message>
    <message>
        <source>the real daemon has no limit</source>
        <translation>実際のデーモンに限界はありません</translation>
    </message>
    <message>
        <source>the relocation ended: {0}</source>
        <translation>リロケーションが終わった: {0}</translation>
    </message>
    <message>
        <source>the run at point {0} has no figure for {1}</source>
        <translation>点 {0} の実行には {1} の測定値がありません</translation>
    </message>
    <message>
        <source>the run cannot be repeated: {0}</source>
        <translation>実行を繰り返せません: {0}</translation>
    </message>
    <message>
        <source>the run has passed what the prediction is about</source>
        <translation>実行は、予測の対象の時点をすでに過ぎています</translation>
    </message>
    <message>
        <source>the scenario cannot be opened again: {0}</source>
        <translation>シナリオを開き直せません: {0}</translation>
    </message>
    <message>
        <source>the statement is cut off: {0}</source>
        <translation>ステートメントが途中で切れています: {0}</translation>
    </message>
    <message>
        <source>the statements between BEGIN and END count for all</source>
        <translation>BEGIN と END の間のステートメントはすべてに有効です</translation>
    </message>
    <message>
        <source>the statements between BEGIN and END count for {0}</source>
        <translation>BEGIN と END の間のステートメントは {0} に有効です</translation>
    </message>
    <message>
        <source>the system alone</source>
        <translation>システムだけ</translation>
    </message>
    <message>
        <source>the system is {0}</source>
        <translation>システムは {0} です</translation>
    </message>
    <message>
        <source>the systems are its members; else they have links alone, and no states</source>
        <translation>システムはそのメンバー。そうでなければリンクだけで状態を持たない</translation>
    </message>
    <message>
        <source>the table of relocations is full</source>
        <translation>リロケーションの表がいっぱい</translation>
    </message>
    <message>
        <source>the time before it is not like the others</source>
        <translation>その前の時刻がほかと異なります</translation>
    </message>
    <message>
        <source>the translation and the English text differ in {0}</source>
        <translation>翻訳と英語のテキストで {0} が異なります</translation>
    </message>
    <message>
        <source>the value must be in &quot;...&quot;</source>
        <translation>値は &quot;...&quot; で囲む必要があります</translation>
    </message>
    <message>
        <source>the variable {0} is empty</source>
        <translation>変数 {0} が空です</translation>
    </message>
    <message>
        <source>the volume that z/VM is loaded from is not in the model</source>
        <translation>z/VM をロードするボリュームはモデルにありません</translation>
    </message>
    <message>
        <source>the vote is closed</source>
        <translation>投票は締め切られました</translation>
    </message>
    <message>
        <source>the workers that did this run have died: {0}</source>
        <translation>この実行を行ったワーカーが停止しました: {0}</translation>
    </message>
    <message>
        <source>there is no such page</source>
        <translation>そのようなページはありません</translation>
    </message>
    <message>
        <source>these features change nothing in the model</source>
        <translation>これらの機能はモデルでは何も変えません</translation>
    </message>
    <message>
        <source>they are logged on</source>
        <translation>ログオンしています</translation>
    </message>
    <message>
        <source>they can log on and have the storage of a Linux</source>
        <translation>ログオンでき、Linux に足りるストレージがあります</translation>
    </message>
    <message>
        <source>this ! reaches to the end of the context, like !(a&amp;b) for !a&amp;b</source>
        <translation>この ! は周囲の終わりまで及び、!a&amp;b が !(a&amp;b) になります</translation>
    </message>
    <message>
        <source>this - reaches to the end of the context, like -(a+b) for -a+b</source>
        <translation>この - は周囲の終わりまで及び、-a+b が -(a+b) になります</translation>
    </message>
    <message>
        <source>this continuation card is a comment, because {0}{1}</source>
        <translation>この継続カードはコメントです。理由: {0}{1}</translation>
    </message>
    <message>
        <source>this is no reply that is known here</source>
        <translation>ここで分かる応答ではありません</translation>
    </message>
    <message>
        <source>this is not reached before the end of {0}: {1}</source>
        <translation>{0} の終わりまでに到達しません: {1}</translation>
    </message>
    <message>
        <source>this key is required</source>
        <translation>このキーは必須です</translation>
    </message>
    <message>
        <source>this line is ignored: it has no =</source>
        <translation>この行は無視されます: = がありません</translation>
    </message>
    <message>
        <source>this question is no longer open</source>
        <translation>この問いはもう開いていません</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>この実行</translation>
    </message>
    <message>
        <source>this session</source>
        <translation>このセッション</translation>
    </message>
    <message>
        <source>this setting changes nothing in the model</source>
        <translation>この設定はモデルでは何も変えません</translation>
    </message>
    <message>
        <source>this step has no question</source>
        <translation>このステップに問いはありません</translation>
    </message>
    <message>
        <source>this unit address is defined twice for the same end</source>
        <translation>このユニット・アドレスは同じ端に 2 回定義されています</translation>
    </message>
    <message>
        <source>this version has no such scenario</source>
        <translation>この版にそのようなシナリオはありません</translation>
    </message>
    <message>
        <source>threads of a core are not in the model: each counts as a processor at most</source>
        <translation>コアのスレッドはモデルにありません。それぞれ最大で 1 つのプロセッサーと数えます</translation>
    </message>
    <message>
        <source>threads of the server</source>
        <translation>サーバーのスレッド</translation>
    </message>
    <message>
        <source>threads of the server working on a transaction</source>
        <translation>トランザクションを処理しているサーバーのスレッド</translation>
    </message>
    <message>
        <source>throttled devices are not in the model</source>
        <translation>スロットルした装置はモデルにありません</translation>
    </message>
    <message>
        <source>ticks already past when a guest was about to wait for them</source>
        <translation>ゲストが待とうとしたときにすでに過ぎていたティック</translation>
    </message>
    <message>
        <source>tier of its kind that is the page cache</source>
        <translation>ページ・キャッシュに当たる層</translation>
    </message>
    <message>
        <source>time from the request to pause until the guest halted</source>
        <translation>休止の要求からゲストが停止するまでの時間</translation>
    </message>
    <message>
        <source>time from the request to resume until the guest went on</source>
        <translation>再開の要求からゲストが続行するまでの時間</translation>
    </message>
    <message>
        <source>time from the request to the end of an I/O</source>
        <translation>I/O の要求から終了までの時間</translation>
    </message>
    <message>
        <source>time is up: {0} since {1}</source>
        <translation>時間切れです: {1} から {0}</translation>
    </message>
    <message>
        <source>time that a processor spins when it must wait for all locks</source>
        <translation>すべてのロックを待つときにプロセッサーがスピンする時間</translation>
    </message>
    <message>
        <source>time that a processor spins when it must wait for the paging lock</source>
        <translation>ページング・ロックを待つときにプロセッサーがスピンする時間</translation>
    </message>
    <message>
        <source>time that a processor spins when it must wait for the scheduler lock</source>
        <translation>スケジューラー・ロックを待つときにプロセッサーがスピンする時間</translation>
    </message>
    <message>
        <source>time that a processor spins when it must wait for the timer lock</source>
        <translation>タイマー・ロックを待つときにプロセッサーがスピンする時間</translation>
    </message>
    <message>
        <source>time that an I/O waits for the pack</source>
        <translation>I/O がパックを待つ時間</translation>
    </message>
    <message>
        <source>time that the pack works for an I/O</source>
        <translation>パックが I/O を処理する時間</translation>
    </message>
    <message>
        <source>time to start all servers of the guest</source>
        <translation>ゲストの全サーバーを開始する時間</translation>
    </message>
    <message>
        <source>time until an outside client received the requested page</source>
        <translation>外部クライアントが要求したページを受け取るまでの時間</translation>
    </message>
    <message>
        <source>time zone &quot;{0}&quot;: expected a name like UTC, Europe/Berlin or America/New_York</source>
        <translation>タイム・ゾーン「{0}」: UTC、Europe/Berlin、America/New_York のような名前が必要です</translation>
    </message>
    <message>
        <source>time zones are not in the model</source>
        <translation>時間帯はモデルにありません</translation>
    </message>
    <message>
        <source>timed</source>
        <translation>計時</translation>
    </message>
    <message>
        <source>timed at every change</source>
        <translation>変化のたびに計時</translation>
    </message>
    <message>
        <source>timed at every change; the quiesce of a relocation is part of it</source>
        <translation>変化のたびに計時。リロケーションの静止を含む</translation>
    </message>
    <message>
        <source>timed from the grant to the release</source>
        <translation>獲得から解放までを計時</translation>
    </message>
    <message>
        <source>timed from the request to the end of the file</source>
        <translation>要求からファイルの終わりまでを計時</translation>
    </message>
    <message>
        <source>timed from the request to the grant</source>
        <translation>要求から獲得までを計時</translation>
    </message>
    <message>
        <source>timed from the request to the grant; 0 if none had to wait</source>
        <translation>要求から獲得までを計時。待ちがなければ 0</translation>
    </message>
    <message>
        <source>timed from the request to the start</source>
        <translation>要求から開始までを計時</translation>
    </message>
    <message>
        <source>timed from the start to the end</source>
        <translation>開始から終了までを計時</translation>
    </message>
    <message>
        <source>timed from the start to the end of each I/O</source>
        <translation>各 I/O の開始から終了までを計時</translation>
    </message>
    <message>
        <source>timer interrupt</source>
        <translation>タイマー割り込み</translation>
    </message>
    <message>
        <source>timer lock</source>
        <translation>タイマー・ロック</translation>
    </message>
    <message>
        <source>timer or I/O interrupt</source>
        <translation>タイマーまたは I/O 割り込み</translation>
    </message>
    <message>
        <source>timer requests cancelled before they were due</source>
        <translation>期限前に取り消されたタイマー要求</translation>
    </message>
    <message>
        <source>timer requests set</source>
        <translation>設定されたタイマー要求</translation>
    </message>
    <message>
        <source>timer requests taken off the list of due ones</source>
        <translation>期限リストから処理されたタイマー要求</translation>
    </message>
    <message>
        <source>times it joined the dispatch list</source>
        <translation>ディスパッチ・リストに入った回数</translation>
    </message>
    <message>
        <source>times that CP has begun to reorder its frames</source>
        <translation>CP がフレームの並べ替えを始めた回数</translation>
    </message>
    <message>
        <source>times that a task must scan for memory itself</source>
        <translation>タスクが自らメモリーを走査した回数</translation>
    </message>
    <message>
        <source>times that the member has joined</source>
        <translation>メンバーが参加した回数</translation>
    </message>
    <message>
        <source>times that the member has left</source>
        <translation>メンバーが離脱した回数</translation>
    </message>
    <message>
        <source>times that the member was suspended</source>
        <translation>メンバーが中断された回数</translation>
    </message>
    <message>
        <source>title block</source>
        <translation>表題欄</translation>
    </message>
    <message>
        <source>to another system, and as long for the answer</source>
        <translation>他のシステムまで。応答にも同じ時間がかかる</translation>
    </message>
    <message>
        <source>to the disks</source>
        <translation>ディスクへのチャネル数</translation>
    </message>
    <message>
        <source>token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>too high</source>
        <translation>高すぎる</translation>
    </message>
    <message>
        <source>too high by {0}</source>
        <translation>{0} 高すぎます</translation>
    </message>
    <message>
        <source>too large for a whole number</source>
        <translation>整数としては大きすぎます</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>低すぎる</translation>
    </message>
    <message>
        <source>too low by {0}</source>
        <translation>{0} 低すぎます</translation>
    </message>
    <message>
        <source>too many requests; wait some seconds</source>
        <translation>要求が多すぎます。数秒お待ちください</translation>
    </message>
    <message>
        <source>too many wrong codes; wait some seconds</source>
        <translation>誤ったコードが多すぎます。数秒お待ちください</translation>
    </message>
    <message>
        <source>total_ticks counts 100 ticks a second for each online CPU: a limit of 20 means about 2000 pages a second and CPU. (Source: the published rules; their text says pages per second.)</source>
        <translation>total_ticks は、オンラインの CPU ごとに毎秒 100 ティックを数えます: 限界 20 は、CPU 当たり毎秒約 2000 ページを意味します。(出典: 公表されたルール。本文では毎秒のページ数とある)</translation>
    </message>
    <message>
        <source>touches in it, to other work of equal CPU time</source>
        <translation>同じ CPU 時間の他の作業に対するアクセスの比</translation>
    </message>
    <message>
        <source>transactions a second with all processors in use</source>
        <translation>全プロセッサー使用時の毎秒トランザクション</translation>
    </message>
    <message>
        <source>transactions at once, for each CPU it finds</source>
        <translation>見つけた CPU 1 つあたりの同時トランザクション数</translation>
    </message>
    <message>
        <source>transactions by the use of processors</source>
        <translation>トランザクション数をプロセッサーの使用率で割ったもの</translation>
    </message>
    <message>
        <source>transactions of the system</source>
        <translation>システムのトランザクション</translation>
    </message>
    <message>
        <source>transactions waiting for a thread</source>
        <translation>スレッドを待つトランザクション</translation>
    </message>
    <message>
        <source>transfers started on the channel</source>
        <translation>チャネルで開始した転送</translation>
    </message>
    <message>
        <source>transfers started on the connection</source>
        <translation>接続で開始した転送</translation>
    </message>
    <message>
        <source>transfers started on the link</source>
        <translation>リンクで開始した転送</translation>
    </message>
    <message>
        <source>twice the storage of all guests, a usual rule</source>
        <translation>全ゲストのストレージの 2 倍 (よく使う目安)</translation>
    </message>
    <message>
        <source>type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>underflow</source>
        <translation>アンダーフロー</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>unit address {0}: nothing of {1} leads back to {2}</source>
        <translation>ユニット・アドレス {0}: {1} から {2} へ戻るものがありません</translation>
    </message>
    <message>
        <source>units</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>until a client tries a lost server again</source>
        <translation>クライアントが失われたサーバーを再び試すまで</translation>
    </message>
    <message>
        <source>up to 4.7</source>
        <translation>4.7 まで</translation>
    </message>
    <message>
        <source>us</source>
        <translation>µs</translation>
    </message>
    <message>
        <source>use a smaller history or fewer guests</source>
        <translation>履歴を小さくするか、ゲストを減らしてください</translation>
    </message>
    <message>
        <source>use of the pack by all of its exposures</source>
        <translation>全エクスポージャーによるパックの使用率</translation>
    </message>
    <message>
        <source>use of the system&apos;s processors</source>
        <translation>システムのプロセッサー使用率</translation>
    </message>
    <message>
        <source>user IDs</source>
        <translation>ユーザー ID</translation>
    </message>
    <message>
        <source>user IDs of CP&apos;s own servers are not in the model</source>
        <translation>CP 自身のサーバーのユーザー IDはモデルにありません</translation>
    </message>
    <message>
        <source>users and kernel tasks</source>
        <translation>ユーザーとカーネル・タスク</translation>
    </message>
    <message>
        <source>users become more or less active</source>
        <translation>ユーザーの活動の増減</translation>
    </message>
    <message>
        <source>users of combo 1</source>
        <translation>コンボ 1 のユーザー</translation>
    </message>
    <message>
        <source>users of combo 2</source>
        <translation>コンボ 2 のユーザー</translation>
    </message>
    <message>
        <source>users of triplet 1</source>
        <translation>トリプレット 1 のユーザー</translation>
    </message>
    <message>
        <source>users of triplet 2</source>
        <translation>トリプレット 2 のユーザー</translation>
    </message>
    <message>
        <source>version = {0} is not known</source>
        <translation>version = {0} は扱えません</translation>
    </message>
    <message>
        <source>virtual CPUs</source>
        <translation>仮想 CPU</translation>
    </message>
    <message>
        <source>virtual CPUs on the dispatch list, io wait</source>
        <translation>ディスパッチ・リスト上の仮想 CPU: I/O 待ち</translation>
    </message>
    <message>
        <source>virtual CPUs on the dispatch list, page wait</source>
        <translation>ディスパッチ・リスト上の仮想 CPU: ページ待ち</translation>
    </message>
    <message>
        <source>virtual CPUs on the dispatch list, ready</source>
        <translation>ディスパッチ・リスト上の仮想 CPU: 作動可能</translation>
    </message>
    <message>
        <source>virtual CPUs on the dispatch list, running</source>
        <translation>ディスパッチ・リスト上の仮想 CPU: 実行中</translation>
    </message>
    <message>
        <source>virtual CPUs on the dispatch list, sim wait</source>
        <translation>ディスパッチ・リスト上の仮想 CPU: シミュレーション待ち</translation>
    </message>
    <message>
        <source>virtual CPUs on the dispatch list, test idle</source>
        <translation>ディスパッチ・リスト上の仮想 CPU: テスト・アイドル</translation>
    </message>
    <message>
        <source>virtual I/Os of the guest</source>
        <translation>ゲストの仮想 I/O</translation>
    </message>
    <message>
        <source>virtual I/Os of the system</source>
        <translation>システムの仮想 I/O</translation>
    </message>
    <message>
        <source>virtual storage servers are not in the model</source>
        <translation>仮想ストレージ・サーバーはモデルにありません</translation>
    </message>
    <message>
        <source>virtual switches and networks are not in the model</source>
        <translation>仮想スイッチとネットワークはモデルにありません</translation>
    </message>
    <message>
        <source>vmstat -t</source>
        <translation>vmstat -t</translation>
    </message>
    <message>
        <source>volume</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>volume {0}</source>
        <translation>ボリューム {0}</translation>
    </message>
    <message>
        <source>volumes of users are not in the model one by one</source>
        <translation>ユーザーの個々のボリュームはモデルにありません</translation>
    </message>
    <message>
        <source>volumes that sound like paging ({0})</source>
        <translation>名前がページング用らしいボリューム ({0})</translation>
    </message>
    <message>
        <source>waiting for CPU</source>
        <translation>CPU 待ち</translation>
    </message>
    <message>
        <source>waiver of {0}</source>
        <translation>{0} の例外</translation>
    </message>
    <message>
        <source>waking up</source>
        <translation>起床</translation>
    </message>
    <message>
        <source>was saved with another version of the machine ({0}), which would run differently; open it with the version that wrote it</source>
        <translation>動作の異なる別の版のマシン ({0}) で保存されたものです。書き込んだ版で開いてください</translation>
    </message>
    <message>
        <source>what Linux guests that are up leave no frames for was paged out before time 0</source>
        <translation>稼働中の Linux ゲストがフレームを残さない分は、時刻 0 より前にページアウトされている</translation>
    </message>
    <message>
        <source>what else manages the guest</source>
        <translation>ゲストを管理する他のもの</translation>
    </message>
    <message>
        <source>what it is; None: CP&apos;s costs and guests&apos; work are times</source>
        <translation>プロセッサーの種類。None: CP のコストとゲストの作業は時間で表す</translation>
    </message>
    <message>
        <source>when guests are {0} is not kept in a run of release {1}: it changes too often; expected a share of time, like guest.running of {2} &gt; 10 %, or a slow state, like &quot;dormant&quot; or &quot;on the dispatch list&quot;</source>
        <translation>ゲストが {0} である時点は、リリース {1} の実行には残りません: 変化が頻繁すぎます。guest.running of {2} &gt; 10 % のような時間の割合か、「dormant」「on the dispatch list」のような遅い状態が必要です</translation>
    </message>
    <message>
        <source>when is it highest?</source>
        <translation>最も高いのはいつ?</translation>
    </message>
    <message>
        <source>when it is started</source>
        <translation>始動する時刻</translation>
    </message>
    <message>
        <source>when the run ends</source>
        <translation>実行が終わる時刻</translation>
    </message>
    <message>
        <source>where is it highest?</source>
        <translation>最も高いのはどこ?</translation>
    </message>
    <message>
        <source>where they are at time 0; None = the first one</source>
        <translation>時刻 0 にいる場所。None = 最初のシステム</translation>
    </message>
    <message>
        <source>which bar is highest?</source>
        <translation>最も高い棒はどれ?</translation>
    </message>
    <message>
        <source>which comes first?</source>
        <translation>最初に来るのはどれ?</translation>
    </message>
    <message>
        <source>who may issue commands is not in the model</source>
        <translation>コマンドを出せるユーザーはモデルにありません</translation>
    </message>
    <message>
        <source>who may log a guest on is not in the model</source>
        <translation>ゲストをログオンさせられるユーザーはモデルにありません</translation>
    </message>
    <message>
        <source>whole seconds from 1 to 100</source>
        <translation>1 から 100 の整数の秒</translation>
    </message>
    <message>
        <source>whose machine it is</source>
        <translation>どの研究のマシンか</translation>
    </message>
    <message>
        <source>with all variables replaced, the rules have more than {0} operations</source>
        <translation>すべての変数を展開すると、ルールの演算が {0} 個を超えます</translation>
    </message>
    <message>
        <source>working set size</source>
        <translation>ワーキング・セット・サイズ</translation>
    </message>
    <message>
        <source>write collision</source>
        <translation>書き込みの衝突</translation>
    </message>
    <message>
        <source>write collisions on the link</source>
        <translation>リンクでの書き込みの衝突</translation>
    </message>
    <message>
        <source>write the new IOCP deck of CEC {0} to its IOCDS</source>
        <translation>CEC {0} の新しい IOCP デックをその IOCDS に書き込む</translation>
    </message>
    <message>
        <source>writing image</source>
        <translation>イメージ書き込み中</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>z/VM release</source>
        <translation>z/VM リリース</translation>
    </message>
    <message>
        <source>z/VM {0}</source>
        <translation>z/VM {0}</translation>
    </message>
    <message>
        <source>z13 and z13s are the last machines that take FICON Express8, and only from an older machine. A deck says nothing of cards: imported ones have the generation of a new card until you choose one.</source>
        <translation>FICON Express8 を受け付ける最後のマシンは z13 と z13s で、古いマシンから移したものだけです。デックはカードについて何も示しません。インポートしたカードは、選ぶまで新しいカードの世代です。</translation>
    </message>
    <message>
        <source>zones</source>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>{0:,.0f} frames/s were taken by demand scans.</source>
        <translation>デマンド・スキャンが毎秒 {0:,.0f} フレームを取りました。</translation>
    </message>
    <message>
        <source>{0:,.0f} pages/s came back from expanded storage.</source>
        <translation>拡張ストレージから毎秒 {0:,.0f} ページが戻りました。</translation>
    </message>
    <message>
        <source>{0:,.0f} pages/s were read from paging volumes.</source>
        <translation>ページング・ボリュームから毎秒 {0:,.0f} ページを読みました。</translation>
    </message>
    <message>
        <source>{0:,} frames were available before; below the low threshold of {1:,} a demand scan begins.</source>
        <translation>その前の使用可能フレームは {0:,} でした。低しきい値 {1:,} を下回るとデマンド・スキャンが始まります。</translation>
    </message>
    <message>
        <source>{0:,} frames, low threshold {1:,}</source>
        <translation>{0:,} フレーム、低しきい値 {1:,}</translation>
    </message>
    <message>
        <source>{0:,} from {1}</source>
        <translation>{1}から {0:,}</translation>
    </message>
    <message>
        <source>{0:,} points: expected at most {1:,}</source>
        <translation>{0:,} 点: 最大 {1:,} 点です</translation>
    </message>
    <message>
        <source>{0:,} points: expected at most {1:,}; take fewer steps</source>
        <translation>{0:,} 点: 最大 {1:,} 点です。刻みを減らしてください</translation>
    </message>
    <message>
        <source>{0:,} runs: expected at most {1:,}</source>
        <translation>{0:,} 回の実行: 最大 {1:,} 回です</translation>
    </message>
    <message>
        <source>{0:.0f} % in use; guests with work wait for one {1:.0f} % of the time</source>
        <translation>使用率 {0:.0f} %。仕事のあるゲストが時間の {1:.0f} % で待つ</translation>
    </message>
    <message>
        <source>{0:.1f} %: {1}.</source>
        <translation>{0:.1f} %: {1}。</translation>
    </message>
    <message>
        <source>{0:.3g} for the {1} processors of {2}</source>
        <translation>{2} の {1} 個のプロセッサーで {0:.3g}</translation>
    </message>
    <message>
        <source>{0:04X} and {1} more: device numbers end with FFFF</source>
        <translation>{0:04X} とほか {1} 台: 装置番号は FFFF までです</translation>
    </message>
    <message>
        <source>{0:04X} at {1}</source>
        <translation>{1} の {0:04X}</translation>
    </message>
    <message>
        <source>{0:04X} has another place in the link by now</source>
        <translation>{0:04X} はリンク内の別の位置に移っています</translation>
    </message>
    <message>
        <source>{0:04X} of {1} talks to {2:04X} of {3}</source>
        <translation>{1} の {0:04X} は {3} の {2:04X} と通信しています</translation>
    </message>
    <message>
        <source>{0} % of {1} processors are in use</source>
        <translation>{1} 個のプロセッサーの {0} % が使用中</translation>
    </message>
    <message>
        <source>{0} (and {1} more clashes): choose another template</source>
        <translation>{0} (ほかに衝突 {1} 件): 別のひな形を選んでください</translation>
    </message>
    <message>
        <source>{0} (students: {1}; dashed: mean, {2:.0f} %)</source>
        <translation>{0} (受講者: {1}、破線: 平均 {2:.0f} %)</translation>
    </message>
    <message>
        <source>{0} ({1} to {2})</source>
        <translation>{0} ({1} から {2})</translation>
    </message>
    <message>
        <source>{0} ({1}) and {2} ({3}) both name switch {4:02X}</source>
        <translation>{0} ({1}) と {2} ({3}) がどちらもスイッチ {4:02X} を指します</translation>
    </message>
    <message>
        <source>{0} ({1}) has {2} channels, all in use</source>
        <translation>{0} ({1}) の {2} チャネルはすべて使用中です</translation>
    </message>
    <message>
        <source>{0} = &quot;{1}&quot;: expected 1 to {2}</source>
        <translation>{0} = 「{1}」: 1 から {2} が必要です</translation>
    </message>
    <message>
        <source>{0} = &quot;{1}&quot;: expected 1 to {2} devices</source>
        <translation>{0} = 「{1}」: 装置 1 から {2} 台が必要です</translation>
    </message>
    <message>
        <source>{0} = &quot;{1}&quot;: expected 1 to {2} hexadecimal digits</source>
        <translation>{0} = 「{1}」: 1 から {2} 桁の 16 進数が必要です</translation>
    </message>
    <message>
        <source>{0} = &quot;{1}&quot;: expected {2}</source>
        <translation>{0} = 「{1}」: {2} が必要です</translation>
    </message>
    <message>
        <source>{0} = {1!r:.40}: expected one of {2}</source>
        <translation>{0} = {1!r:.40}: {2} のいずれかが必要です</translation>
    </message>
    <message>
        <source>{0} = {1!r:.40}: expected {2} to {3}</source>
        <translation>{0} = {1!r:.40}: {2} から {3} が必要です</translation>
    </message>
    <message>
        <source>{0} = {1}, but the range has {2}</source>
        <translation>{0} = {1} ですが、範囲は {2} です</translation>
    </message>
    <message>
        <source>{0} = {1}: expected a whole number from {2} to {3}</source>
        <translation>{0} = {1}: {2} から {3} までの整数が必要です</translation>
    </message>
    <message>
        <source>{0} = {1}: expected one of {2}</source>
        <translation>{0} = {1}: {2} のいずれかが必要です</translation>
    </message>
    <message>
        <source>{0} = {1}: expected {2}</source>
        <translation>{0} = {1}: {2} が必要です</translation>
    </message>
    <message>
        <source>{0} = {1}: only decimal digits are allowed</source>
        <translation>{0} = {1}: 使えるのは 10 進数字だけです</translation>
    </message>
    <message>
        <source>{0} In this run {1}.</source>
        <translation>{0} この実行では、{1}。</translation>
    </message>
    <message>
        <source>{0} The run&apos;s curve goes the other way.</source>
        <translation>{0} 実行の曲線は逆の向きです。</translation>
    </message>
    <message>
        <source>{0} added, {1} removed, {2} changed</source>
        <translation>追加 {0}、削除 {1}、変更 {2}</translation>
    </message>
    <message>
        <source>{0} alone writes on {1}, all on {2}</source>
        <translation>{0} だけが {1} に書き込み、すべて {2} 上です</translation>
    </message>
    <message>
        <source>{0} and finds too few</source>
        <translation>{0}。見つけた数が足りない</translation>
    </message>
    <message>
        <source>{0} and finds what is wanted</source>
        <translation>{0}。必要な数を見つける</translation>
    </message>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} と {1}</translation>
    </message>
    <message>
        <source>{0} and {1} are both on link {2} of switch {3:02X}, but only one has CUADD</source>
        <translation>{0} と {1} はどちらもスイッチ {3:02X} のリンク {2} 上ですが、CUADD は片方だけです</translation>
    </message>
    <message>
        <source>{0} and {1} are the same path: {2}, link {3}, CUADD={4:02X}</source>
        <translation>{0} と {1} は同じパスです: {2}、リンク {3}、CUADD={4:02X}</translation>
    </message>
    <message>
        <source>{0} and {1} are the same path: {2}, link {3}, no CUADD</source>
        <translation>{0} と {1} は同じパスです: {2}、リンク {3}、CUADD なし</translation>
    </message>
    <message>
        <source>{0} and {1} both have PCHID {2:03X}</source>
        <translation>{0} と {1} の PCHID がどちらも {2:03X} です</translation>
    </message>
    <message>
        <source>{0} and {1} both have PCHID {2:03X}; a channel of several CSSs is one CHPID statement</source>
        <translation>{0} と {1} の PCHID がどちらも {2:03X} です。複数の CSS のチャネルは 1 つの CHPID ステートメントです</translation>
    </message>
    <message>
        <source>{0} and {1} both have the system {2}</source>
        <translation>{0} と {1} のシステムがどちらも {2} です</translation>
    </message>
    <message>
        <source>{0} and {1} both have unit address {2:02X} on {3}</source>
        <translation>{3} で {0} と {1} のユニット・アドレスがどちらも {2:02X} です</translation>
    </message>
    <message>
        <source>{0} and {1} have CUADD={2:02X} on {3}, which names no SWITCH</source>
        <translation>SWITCH のない {3} で、{0} と {1} の CUADD が {2:02X} です</translation>
    </message>
    <message>
        <source>{0} and {1} have the same domain</source>
        <translation>{0} と {1} のドメインが同じです</translation>
    </message>
    <message>
        <source>{0} and {1} have the same switch id</source>
        <translation>{0} と {1} のスイッチ ID が同じです</translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <translation>{0} ほか {1}</translation>
    </message>
    <message>
        <source>{0} and {1} more here exist only on kernels {2}</source>
        <translation>{0} とここのほか {1} 個は、カーネル {2} にだけあります</translation>
    </message>
    <message>
        <source>{0} and {1} share device numbers, and {2} of CSS {3:X} (subchannel set {4}) would see both</source>
        <translation>{0} と {1} の装置番号が重なり、CSS {3:X} (サブチャネル・セット {4}) の {2} から両方見えます</translation>
    </message>
    <message>
        <source>{0} and {1} share link {2} of switch {3:02X}, but {4} and {5} differ in type</source>
        <translation>{0} と {1} はスイッチ {3:02X} のリンク {2} を共用しますが、{4} と {5} の型が違います</translation>
    </message>
    <message>
        <source>{0} answers, half of them below {1}</source>
        <translation>回答 {0} 件、その半数は {1} 未満</translation>
    </message>
    <message>
        <source>{0} are devices of a logical link</source>
        <translation>{0} は論理リンクの装置です</translation>
    </message>
    <message>
        <source>{0} are devices of a logical link to {1}</source>
        <translation>{0} は {1} への論理リンクの装置です</translation>
    </message>
    <message>
        <source>{0} are {1:g} km apart: more than {2:g} km</source>
        <translation>{0} の距離は {1:g} km です: {2:g} km を超えています</translation>
    </message>
    <message>
        <source>{0} before the first USER: global statements are not in the model</source>
        <translation>最初の USER より前の {0}: 全体のステートメントはモデルにありません</translation>
    </message>
    <message>
        <source>{0} begin at unit address {1:02X} at {2} and {3:02X} at {4}: expected the same at both ends</source>
        <translation>{0}のユニット・アドレスは {2} で {1:02X}、{4} で {3:02X} から始まります: 両端で同じである必要があります</translation>
    </message>
    <message>
        <source>{0} belong to it already</source>
        <translation>{0} はもうそれに属しています</translation>
    </message>
    <message>
        <source>{0} cannot be at port {1:02X} of switch {2:02X}: something else is plugged in there</source>
        <translation>{0} をスイッチ {2:02X} のポート {1:02X} につなげません: ほかのものが差し込まれています</translation>
    </message>
    <message>
        <source>{0} cannot be joined with itself</source>
        <translation>{0} を自分自身とつなげません</translation>
    </message>
    <message>
        <source>{0} cannot be joined with {1}</source>
        <translation>{0} を {1} とつなげません</translation>
    </message>
    <message>
        <source>{0} cannot be put into {1}</source>
        <translation>{0} を {1} に入れられません</translation>
    </message>
    <message>
        <source>{0} cannot be read: {1}</source>
        <translation>{0} を読み取れません: {1}</translation>
    </message>
    <message>
        <source>{0} cannot have what both sides gave it: that of this window stays</source>
        <translation>{0} は両側の変更を併せ持てません: このウィンドウのものが残ります</translation>
    </message>
    <message>
        <source>{0} channels</source>
        <translation>チャネル {0}</translation>
    </message>
    <message>
        <source>{0} channels share card {1}, which lets {2:,} MB/s through</source>
        <translation>チャネル {0} 個がカード {1} を共用し、カードの限度は {2:,} MB/s です</translation>
    </message>
    <message>
        <source>{0} connections of {1} have unequal numbers at their ends, like {2:04X} and {3:04X}: CP pairs devices of equal numbers</source>
        <translation>{1} の {0} 個の接続は、{2:04X} と {3:04X} のように両端の番号が異なります。CP は番号の等しい装置を組にします</translation>
    </message>
    <message>
        <source>{0} connections: expected 1 to {1}</source>
        <translation>接続 {0} 本: 1 から {1} が必要です</translation>
    </message>
    <message>
        <source>{0} control units</source>
        <translation>制御装置 {0} 個</translation>
    </message>
    <message>
        <source>{0} control units; the maximum is {1}</source>
        <translation>制御装置 {0} 個。最大は {1} 個です</translation>
    </message>
    <message>
        <source>{0} devices from {1:04X} on pass FFFF</source>
        <translation>{1:04X} からの装置 {0} 台が FFFF を超えます</translation>
    </message>
    <message>
        <source>{0} does not depend on the guest: it is always true or always false</source>
        <translation>{0} はゲストによりません: 常に真か、常に偽です</translation>
    </message>
    <message>
        <source>{0} does not exist</source>
        <translation>{0} がありません</translation>
    </message>
    <message>
        <source>{0} does not reach it</source>
        <translation>{0} からは届きません</translation>
    </message>
    <message>
        <source>{0} does not reach {1}: {2}</source>
        <translation>{0} から {1} に届きません: {2}</translation>
    </message>
    <message>
        <source>{0} does not see {1}, which its link names: {2}</source>
        <translation>{0} から、リンクが挙げる{1}が見えません: {2}</translation>
    </message>
    <message>
        <source>{0} exists only on kernels {1}</source>
        <translation>{0} はカーネル {1} にだけあります</translation>
    </message>
    <message>
        <source>{0} fields; expected {1}</source>
        <translation type="vanished">{0} 個のフィールド。{1} 個が必要です</translation>
    </message>
    <message>
        <source>{0} for the minidisk cache at most</source>
        <translation>ミニディスク・キャッシュは最大 {0}</translation>
    </message>
    <message>
        <source>{0} goes from {1} to {2} of the same machine, but CUADD={3:02X} names no partition (CSS {4:X}, MIF {5:X})</source>
        <translation>{0} は同じマシンの {1} から {2} へ行きますが、CUADD={3:02X} に当たる区画がありません (CSS {4:X}、MIF {5:X})</translation>
    </message>
    <message>
        <source>{0} has 15 LPARs, the most there can be</source>
        <translation>{0} の LPAR は 15 個で、これが最大です</translation>
    </message>
    <message>
        <source>{0} has CUADD {1:02X}, and {2} is not shared</source>
        <translation>{0} に CUADD {1:02X} がありますが、{2} は共用ではありません</translation>
    </message>
    <message>
        <source>{0} has IOCLUSTER and lists of partitions</source>
        <translation>{0} に IOCLUSTER と区画のリストがあります</translation>
    </message>
    <message>
        <source>{0} has IOCLUSTER but not CHPARM=01</source>
        <translation>{0} に IOCLUSTER がありますが、CHPARM=01 がありません</translation>
    </message>
    <message>
        <source>{0} has LINK={1} for {2} of type {3}</source>
        <translation>{0} に、{3} 型の {2} への LINK={1} があります</translation>
    </message>
    <message>
        <source>{0} has LINK={1} for {2}, which names no SWITCH</source>
        <translation>{0} に、SWITCH のない {2} への LINK={1} があります</translation>
    </message>
    <message>
        <source>{0} has PART and NOTPART for CSS {1:X}</source>
        <translation>{0} に CSS {1:X} の PART と NOTPART があります</translation>
    </message>
    <message>
        <source>{0} has PCHID {1}, the line says {2:03X}</source>
        <translation>{0} の PCHID は {1} ですが、行では {2:03X} です</translation>
    </message>
    <message>
        <source>{0} has STADET=N; Y is usual for FICON CTCs</source>
        <translation>{0} は STADET=N です。FICON CTC では Y が普通です</translation>
    </message>
    <message>
        <source>{0} has a cable to {1}</source>
        <translation>{0} に {1} へのケーブルがあります</translation>
    </message>
    <message>
        <source>{0} has a cable to {1}, the line says {2:02X}{3:02X}</source>
        <translation>{0} のケーブルは {1} へ行きますが、行では {2:02X}{3:02X} です</translation>
    </message>
    <message>
        <source>{0} has a device at unit address {1:02X}</source>
        <translation>{0} のユニット・アドレス {1:02X} に装置があります</translation>
    </message>
    <message>
        <source>{0} has a device {1:04X} already</source>
        <translation>{0} に装置 {1:04X} がもうあります</translation>
    </message>
    <message>
        <source>{0} has a list for CSS {1:X}, where its control units have no channel</source>
        <translation>{0} に CSS {1:X} のリストがありますが、そこに制御装置のチャネルがありません</translation>
    </message>
    <message>
        <source>{0} has a list for CSS {1:X}, which its PATH does not name</source>
        <translation>{0} に、PATH にない CSS {1:X} のリストがあります</translation>
    </message>
    <message>
        <source>{0} has a list of partitions, but {1} is not shared</source>
        <translation>{0} に区画のリストがありますが、{1} は共用ではありません</translation>
    </message>
    <message>
        <source>{0} has another path or CUADD</source>
        <translation>{0} のパスまたは CUADD が違います</translation>
    </message>
    <message>
        <source>{0} has another {1} in the file: that of this window stays</source>
        <translation>{0} の {1} がファイルでは違います: このウィンドウのものが残ります</translation>
    </message>
    <message>
        <source>{0} has cables to {1}</source>
        <translation>{0} に {1} へのケーブルがあります</translation>
    </message>
    <message>
        <source>{0} has channels and no LPAR: its deck cannot be written</source>
        <translation>{0} にチャネルがあり、LPAR がありません: デックを書けません</translation>
    </message>
    <message>
        <source>{0} has control unit {1:04X} {2} times</source>
        <translation>{0} に制御装置 {1:04X} が {2} 回あります</translation>
    </message>
    <message>
        <source>{0} has control units and no cable</source>
        <translation>{0} に制御装置があり、ケーブルがありません</translation>
    </message>
    <message>
        <source>{0} has device {1:04X} in two logical links</source>
        <translation>{0} の装置 {1:04X} が 2 つの論理リンクにあります</translation>
    </message>
    <message>
        <source>{0} has device {1:04X} twice in its logical link</source>
        <translation>{0} の装置 {1:04X} が論理リンクに 2 回あります</translation>
    </message>
    <message>
        <source>{0} has its devices in another order on each side</source>
        <translation>{0}の装置の順が両側で違います</translation>
    </message>
    <message>
        <source>{0} has link addresses of two widths: {1} on {2}, {3} on {4}</source>
        <translation>{0} のリンク・アドレスに 2 種類の桁数があります: {2} で {1}、{4} で {3}</translation>
    </message>
    <message>
        <source>{0} has no LINK for {1}, which is on switch {2:02X}</source>
        <translation>{0} に、スイッチ {2:02X} 上の {1} への LINK がありません</translation>
    </message>
    <message>
        <source>{0} has no MIF id: give it one first</source>
        <translation>{0} に MIF ID がありません: 先に付けてください</translation>
    </message>
    <message>
        <source>{0} has no PART, NOTPART, SHARED or IOCLUSTER</source>
        <translation>{0} に PART、NOTPART、SHARED、IOCLUSTER のどれもありません</translation>
    </message>
    <message>
        <source>{0} has no PCHID: IOCP cannot write it to the machine</source>
        <translation>{0} に PCHID がありません: IOCP がマシンに書き込めません</translation>
    </message>
    <message>
        <source>{0} has no SWITCH and is cabled to {1}</source>
        <translation>{0} に SWITCH がなく、{1} につながっています</translation>
    </message>
    <message>
        <source>{0} has no cable</source>
        <translation>{0} にケーブルがありません</translation>
    </message>
    <message>
        <source>{0} has no cable to a director</source>
        <translation>{0} にディレクターへのケーブルがありません</translation>
    </message>
    <message>
        <source>{0} has no cable, and no port of a director is free for it</source>
        <translation>{0} にケーブルがなく、空いているディレクターのポートもありません</translation>
    </message>
    <message>
        <source>{0} has no cable, and the line no port</source>
        <translation>{0} にケーブルがなく、行にポートがありません</translation>
    </message>
    <message>
        <source>{0} has no cable: no channel reaches it</source>
        <translation>{0} にケーブルがありません: どのチャネルも届きません</translation>
    </message>
    <message>
        <source>{0} has no channel of {1}: give it one first</source>
        <translation>{0} に {1} のチャネルがありません: 先に与えてください</translation>
    </message>
    <message>
        <source>{0} has no channel that it may use</source>
        <translation>{0} に使えるチャネルがありません</translation>
    </message>
    <message>
        <source>{0} has no device here</source>
        <translation>{0} のここに装置がありません</translation>
    </message>
    <message>
        <source>{0} has no devices</source>
        <translation>{0}に装置がありません</translation>
    </message>
    <message>
        <source>{0} has no operands: IOCP needs at least one</source>
        <translation>{0} にオペランドがありません: IOCP には少なくとも 1 つ必要です</translation>
    </message>
    <message>
        <source>{0} has no path by CHPID {1:02X} of CSS {2:X}</source>
        <translation>{0} に CSS {2:X} の CHPID {1:02X} を通るパスがありません</translation>
    </message>
    <message>
        <source>{0} has no path in CSS {1}</source>
        <translation>{0} に CSS {1} のパスがありません</translation>
    </message>
    <message>
        <source>{0} has no port: cable it to a director first</source>
        <translation>{0} にポートがありません: 先にディレクターとつないでください</translation>
    </message>
    <message>
        <source>{0} has no solution of this lesson: {1}</source>
        <translation>{0} にこのレッスンの解答がありません: {1}</translation>
    </message>
    <message>
        <source>{0} has no value</source>
        <translation>{0} に値がありません</translation>
    </message>
    <message>
        <source>{0} has no z/VM system: name it first</source>
        <translation>{0} に z/VM システムがありません: 先に名前を付けてください</translation>
    </message>
    <message>
        <source>{0} has other devices on each side: {1}</source>
        <translation>{0}の装置が両側で違います: {1}</translation>
    </message>
    <message>
        <source>{0} has several channels in one CSS: a CTC control unit can have only one</source>
        <translation>{0} に 1 つの CSS のチャネルが複数あります: CTC 制御装置では 1 つだけです</translation>
    </message>
    <message>
        <source>{0} has several channels in one CSS: a control unit on {1} can have only one</source>
        <translation>{0} に 1 つの CSS のチャネルが複数あります: {1} 上の制御装置では 1 つだけです</translation>
    </message>
    <message>
        <source>{0} has several control units, and {1} is on {2}: it must be the only one</source>
        <translation>{0} に制御装置が複数あり、{1} は {2} 上です: ほかの制御装置は持てません</translation>
    </message>
    <message>
        <source>{0} has several control units, and {1} is one of a CTC: it must be the only one</source>
        <translation>{0} に制御装置が複数あり、{1} は CTC のものです: ほかの制御装置は持てません</translation>
    </message>
    <message>
        <source>{0} has type {1}, its devices {2}: expected {3} on a FICON channel</source>
        <translation>{0} は {1} 型、その装置は {2} 型です: FICON チャネルでは {3} が必要です</translation>
    </message>
    <message>
        <source>{0} has type {1}: expected {3} on a FICON channel</source>
        <translation>{0} は {1} 型です: FICON チャネルでは {3} が必要です</translation>
    </message>
    <message>
        <source>{0} has {1:,} lines; expected at most {2:,}</source>
        <translation>{0} は {1:,} 行あります。最大 {2:,} 行です</translation>
    </message>
    <message>
        <source>{0} has {1:,} pages resident</source>
        <translation>{0} の常駐ページは {1:,}</translation>
    </message>
    <message>
        <source>{0} has {1} already</source>
        <translation>{0} に {1} がもうあります</translation>
    </message>
    <message>
        <source>{0} has {1} channels in CSS {2:X}; the maximum is {3}</source>
        <translation>{0} の CSS {2:X} のチャネルは {1} 個です。最大は {3} 個です</translation>
    </message>
    <message>
        <source>{0} has {1} channels: a {2} card has {3}</source>
        <translation>{0} のチャネルは {1} 個です: {2} のカードでは {3} 個です</translation>
    </message>
    <message>
        <source>{0} has {1} control units; the maximum is {2}</source>
        <translation>{0} の制御装置は {1} 個です。最大は {2} 個です</translation>
    </message>
    <message>
        <source>{0} has {1} devices: expected at most {2}</source>
        <translation>{0}の装置は {1} 台です: 最大は {2} 台です</translation>
    </message>
    <message>
        <source>{0} has {1} devices: z/VM {2} of {3} takes one</source>
        <translation>{0}の装置は {1} 台です: {3} の z/VM {2} では 1 台です</translation>
    </message>
    <message>
        <source>{0} has {1} devices; the maximum is {2}</source>
        <translation>{0} の装置は {1} 台です。最大は {2} 台です</translation>
    </message>
    <message>
        <source>{0} has {1} link addresses; the maximum is {2}</source>
        <translation>{0} のリンク・アドレスは {1} 個です。最大は {2} 個です</translation>
    </message>
    <message>
        <source>{0} has {1} members, the most</source>
        <translation>{0} のメンバーは {1} で、これが最大です</translation>
    </message>
    <message>
        <source>{0} has {1} of storage; expected {2}: answer guests without {0}</source>
        <translation>{0} のストレージは {1} です。{2} が必要です。guests から {0} を除いてください</translation>
    </message>
    <message>
        <source>{0} has {1} ranges of unit addresses; on {2} channels ({3}) it can have one</source>
        <translation>{0} のユニット・アドレス範囲は {1} 個です。{2} チャネル ({3}) では 1 個です</translation>
    </message>
    <message>
        <source>{0} has {1} ranges of unit addresses; the maximum is {2}</source>
        <translation>{0} のユニット・アドレス範囲は {1} 個です。最大は {2} 個です</translation>
    </message>
    <message>
        <source>{0} has {1} unit addresses; the maximum is {2}</source>
        <translation>{0} のユニット・アドレスは {1} 個です。最大は {2} 個です</translation>
    </message>
    <message>
        <source>{0} have more than one logical link</source>
        <translation>{0} の間に論理リンクが複数あります</translation>
    </message>
    <message>
        <source>{0} have two logical links: one of them runs; put the devices into it</source>
        <translation>{0} の間に論理リンクが 2 つあります: 1 つだけが働きます。装置をそれに入れてください</translation>
    </message>
    <message>
        <source>{0} holds no things of a drawing: copy some first</source>
        <translation>{0} に図面のものがありません: 先にコピーしてください</translation>
    </message>
    <message>
        <source>{0} holds {1:,} characters; expected at most {2:,}</source>
        <translation>{0} が {1:,} 文字あります。最大 {2:,} 文字です</translation>
    </message>
    <message>
        <source>{0} in a CPU rule</source>
        <translation>CPU のルールに {0} があります</translation>
    </message>
    <message>
        <source>{0} in column 1 is a name to IOCP: an operation starts in column 2 or later</source>
        <translation>1 桁目の {0} は IOCP では名前です: 命令は 2 桁目以降から始めます</translation>
    </message>
    <message>
        <source>{0} in column 1 read as the operation, not as a name</source>
        <translation>1 桁目の {0} を、名前ではなく命令として読みました</translation>
    </message>
    <message>
        <source>{0} in {1} only</source>
        <translation>{1} だけに {0}</translation>
    </message>
    <message>
        <source>{0} is FCP: its channels reach all FCP storage</source>
        <translation>{0} は FCP です: そのチャネルはすべての FCP ストレージに届きます</translation>
    </message>
    <message>
        <source>{0} is a FICON CTC, but {1} is of type {2}, not FC</source>
        <translation>{0} は FICON CTC ですが、{1} は {2} 型で、FC ではありません</translation>
    </message>
    <message>
        <source>{0} is a figure of the whole system and takes no name</source>
        <translation>{0} はシステム全体の測定値で、名前は付けられません</translation>
    </message>
    <message>
        <source>{0} is a guest</source>
        <translation>{0} はゲストです</translation>
    </message>
    <message>
        <source>{0} is a guest with {1} of storage</source>
        <translation>{0} はストレージ {1} のゲストです</translation>
    </message>
    <message>
        <source>{0} is a member of {1} already</source>
        <translation>{0} はもう {1} のメンバーです</translation>
    </message>
    <message>
        <source>{0} is a name without an operation</source>
        <translation>{0} は命令のない名前です</translation>
    </message>
    <message>
        <source>{0} is a paging volume of {1}, by its name</source>
        <translation>{0} は名前から見て {1} のページング・ボリュームです</translation>
    </message>
    <message>
        <source>{0} is a paging volume with {1:,} pages</source>
        <translation>{0} は {1:,} ページのページング・ボリュームです</translation>
    </message>
    <message>
        <source>{0} is a paging volume, by its name</source>
        <translation>{0} は名前から見てページング・ボリュームです</translation>
    </message>
    <message>
        <source>{0} is a profile, which other entries include</source>
        <translation>{0} はほかの項目が組み込むプロファイルです</translation>
    </message>
    <message>
        <source>{0} is a server or a user of z/VM&apos;s own, and no Linux</source>
        <translation>{0} は z/VM 自身のサーバーかユーザーで、Linux ではありません</translation>
    </message>
    <message>
        <source>{0} is a sum since IPL, and no earlier reading is subtracted from it</source>
        <translation>{0} は IPL からの累計で、前の読み取り値が引かれていません</translation>
    </message>
    <message>
        <source>{0} is a system</source>
        <translation>{0} はシステムです</translation>
    </message>
    <message>
        <source>{0} is a system in LPAR {1}</source>
        <translation>{0} は LPAR {1} のシステムです</translation>
    </message>
    <message>
        <source>{0} is a value; expected a table or a list there</source>
        <translation>{0} は値です。そこにはテーブルかリストが必要です</translation>
    </message>
    <message>
        <source>{0} is a {1}, which takes no {2}: choose the generation of its card</source>
        <translation>{0} は {1} で、{2} を受け付けません: カードの世代を選んでください</translation>
    </message>
    <message>
        <source>{0} is a {1}, which takes no {2}: choose the generation of {3} cards</source>
        <translation>{0} は {1} で、{2} を受け付けません: カード {3} 枚の世代を選んでください</translation>
    </message>
    <message>
        <source>{0} is always 0: the CPUs are not managed</source>
        <translation>{0} は常に 0 です: CPU が管理されていません</translation>
    </message>
    <message>
        <source>{0} is an FCTC: it names a channel, no storage unit</source>
        <translation>{0} は FCTC です: ストレージ装置ではなくチャネルを指します</translation>
    </message>
    <message>
        <source>{0} is at port {1:02X}{2:02X}: no other fits the LINKs</source>
        <translation>{0} はポート {1:02X}{2:02X} にあります: LINK に合うのはこれだけです</translation>
    </message>
    <message>
        <source>{0} is cabled to a storage unit: no channel is at its far end</source>
        <translation>{0} はストレージ装置につながれています: 反対側の端にチャネルがありません</translation>
    </message>
    <message>
        <source>{0} is cabled to {1}, point to point: expected no LINK, not {2}</source>
        <translation>{0} は {1} と直接つながっています: LINK は不要で、{2} は合いません</translation>
    </message>
    <message>
        <source>{0} is damaged: install LPAR Lab again.</source>
        <translation>{0} が壊れています: LPAR Lab をインストールし直してください。</translation>
    </message>
    <message>
        <source>{0} is defined twice</source>
        <translation>{0} が 2 回定義されています</translation>
    </message>
    <message>
        <source>{0} is down: {1}</source>
        <translation>{0} は停止しています: {1}</translation>
    </message>
    <message>
        <source>{0} is false</source>
        <translation>{0} は偽</translation>
    </message>
    <message>
        <source>{0} is false, for {1}.</source>
        <translation>{0} は偽です。理由: {1}。</translation>
    </message>
    <message>
        <source>{0} is given twice; the first one is taken</source>
        <translation>{0} が 2 回あります。最初のものを使います</translation>
    </message>
    <message>
        <source>{0} is in another CEC</source>
        <translation>{0} は別の CEC にあります</translation>
    </message>
    <message>
        <source>{0} is in another CEC than {1}</source>
        <translation>{0} は {1} とは別の CEC にあります</translation>
    </message>
    <message>
        <source>{0} is in the link twice; take it out once</source>
        <translation>{0} はリンクに 2 回あります。1 つ取り除いてください</translation>
    </message>
    <message>
        <source>{0} is in {1}</source>
        <translation>{0} は {1} にあります</translation>
    </message>
    <message>
        <source>{0} is in {1} slots of SSI clusters</source>
        <translation>{0} が SSI クラスターのスロット {1} 個にあります</translation>
    </message>
    <message>
        <source>{0} is kept as it is, but not drawn: {1}</source>
        <translation>{0} はそのまま保存しますが、描きません: {1}</translation>
    </message>
    <message>
        <source>{0} is larger than {1} MB; expected the definitions of a site</source>
        <translation>{0} は {1} MB を超えています。サイトの定義が必要です</translation>
    </message>
    <message>
        <source>{0} is later than the end of {1}</source>
        <translation>{0} は {1} の終わりより後です</translation>
    </message>
    <message>
        <source>{0} is linked or in a cluster, and no z/VM system is named in it</source>
        <translation>{0} はリンクかクラスターにありますが、z/VM システムの名前がありません</translation>
    </message>
    <message>
        <source>{0} is logged on</source>
        <translation>{0} はログオンしています</translation>
    </message>
    <message>
        <source>{0} is logged on to another member of the cluster</source>
        <translation>{0} はクラスターの別のメンバーにログオンしています</translation>
    </message>
    <message>
        <source>{0} is logged on, but has {1}: too little for a Linux</source>
        <translation>{0} はログオンしていますが {1} です。Linux には足りません</translation>
    </message>
    <message>
        <source>{0} is managed and cannot be spanned</source>
        <translation>{0} は管理されており、スパンできません</translation>
    </message>
    <message>
        <source>{0} is member {1} of the cluster</source>
        <translation>{0} はクラスターのメンバー {1} です</translation>
    </message>
    <message>
        <source>{0} is member {1} of {2}</source>
        <translation>{0} は {2} のメンバー {1} です</translation>
    </message>
    <message>
        <source>{0} is named by CUADD {1}, the line says {2:02X}</source>
        <translation>{0} を指す CUADD は {1} ですが、行では {2:02X} です</translation>
    </message>
    <message>
        <source>{0} is neither SHARED nor REC, and no partition has it in CSS {1:X}</source>
        <translation>{0} は SHARED でも REC でもなく、CSS {1:X} のどの区画も持っていません</translation>
    </message>
    <message>
        <source>{0} is nested too deeply: more than {1} values are pending</source>
        <translation>{0} の入れ子が深すぎます: 保留の値が {1} 個を超えます</translation>
    </message>
    <message>
        <source>{0} is no paging volume, by its name; QUERY ALLOC PAGE would say for certain</source>
        <translation>{0} は名前から見てページング・ボリュームではありません。QUERY ALLOC PAGE なら確実に分かります</translation>
    </message>
    <message>
        <source>{0} is no port of a switch</source>
        <translation>{0} はスイッチのポートではありません</translation>
    </message>
    <message>
        <source>{0} is no text; expected definitions or replies as a text file</source>
        <translation>{0} はテキストではありません。定義か応答のテキスト・ファイルが必要です</translation>
    </message>
    <message>
        <source>{0} is not a comment: # counts only as the first character of a line</source>
        <translation>{0} はコメントではありません: # は行の最初の文字のときだけ有効です</translation>
    </message>
    <message>
        <source>{0} is not a file; expected a deck of IOCP statements</source>
        <translation>{0} はファイルではありません。IOCP ステートメントのデックが必要です</translation>
    </message>
    <message>
        <source>{0} is not a file; expected a text file of definitions or replies</source>
        <translation>{0} はファイルではありません。定義か応答のテキスト・ファイルが必要です</translation>
    </message>
    <message>
        <source>{0} is not a name of a partition: a letter, then 7 letters or digits</source>
        <translation>{0} は区画の名前ではありません: 英字 1 文字と、7 文字までの英数字です</translation>
    </message>
    <message>
        <source>{0} is not a number</source>
        <translation>{0} は数値ではありません</translation>
    </message>
    <message>
        <source>{0} is not a statement of IOCP; it is kept as it is</source>
        <translation>{0} は IOCP のステートメントではありません。そのまま残します</translation>
    </message>
    <message>
        <source>{0} is not an FCTC: it names no LPAR</source>
        <translation>{0} は FCTC ではありません: LPAR を指しません</translation>
    </message>
    <message>
        <source>{0} is not an operand: KEYWORD=value is expected</source>
        <translation>{0} はオペランドではありません: キーワード=値 が必要です</translation>
    </message>
    <message>
        <source>{0} is not an operation: these operands go on from the card before, which ends without a comma and a mark in column 72</source>
        <translation>{0} は命令ではありません: これらのオペランドは、コンマも 72 桁目の文字もなしに終わる前のカードの続きです</translation>
    </message>
    <message>
        <source>{0} is not graded: it has no [[figures]]</source>
        <translation>{0} は採点されません: [[figures]] がありません</translation>
    </message>
    <message>
        <source>{0} is not in the model, or follows from the others</source>
        <translation>{0} はモデルにないか、ほかの値から決まります</translation>
    </message>
    <message>
        <source>{0} is not in the model, or is known from elsewhere</source>
        <translation>{0} はモデルにないか、ほかから分かります</translation>
    </message>
    <message>
        <source>{0} is not shared, and it is not said which LPAR has it</source>
        <translation>{0} は共用ではなく、どの LPAR が持つか示されていません</translation>
    </message>
    <message>
        <source>{0} is not the name of a partition</source>
        <translation>{0} は区画の名前ではありません</translation>
    </message>
    <message>
        <source>{0} is of type {1}, which has no FICON cable</source>
        <translation>{0} は FICON ケーブルのない {1} 型です</translation>
    </message>
    <message>
        <source>{0} is on CHPID {1:02X} of type {2}; expected a FICON channel, type {3}</source>
        <translation>{0} は {2} 型の CHPID {1:02X} 上です。{3} 型の FICON チャネルが必要です</translation>
    </message>
    <message>
        <source>{0} is on a card: change the generation of {1}</source>
        <translation>{0} はカード上にあります: {1} の世代を変更してください</translation>
    </message>
    <message>
        <source>{0} is on {1} channels of {2}: more than {3} do not pay</source>
        <translation>{0}は {2} のチャネル {1} 個の上です: {3} 個を超えても効果はありません</translation>
    </message>
    <message>
        <source>{0} is reserved and cannot name a partition</source>
        <translation>{0} は予約されており、区画の名前にできません</translation>
    </message>
    <message>
        <source>{0} is set {1} times; only this last one counts</source>
        <translation>{0} が {1} 回設定されています。最後のこれだけが有効です</translation>
    </message>
    <message>
        <source>{0} is shared: expected a CUADD that names one of its LPARs</source>
        <translation>{0} は共用です: その LPAR の 1 つを指す CUADD が必要です</translation>
    </message>
    <message>
        <source>{0} is taken for {1}</source>
        <translation>{0} は {1} とみなされます</translation>
    </message>
    <message>
        <source>{0} is the SSI cluster</source>
        <translation>{0} は SSI クラスターです</translation>
    </message>
    <message>
        <source>{0} is the first variable of the file, and rules use it</source>
        <translation>{0} はファイルの最初の変数で、ルールが使っています</translation>
    </message>
    <message>
        <source>{0} is too long: {1}</source>
        <translation>{0} が長すぎます: {1}</translation>
    </message>
    <message>
        <source>{0} is true</source>
        <translation>{0} は真</translation>
    </message>
    <message>
        <source>{0} is true, for {1}.</source>
        <translation>{0} は真です。理由: {1}。</translation>
    </message>
    <message>
        <source>{0} is used in the file and removed here</source>
        <translation>{0} はファイルで使われ、ここでは削除されています</translation>
    </message>
    <message>
        <source>{0} is what an identity has on one member</source>
        <translation>{0} は 1 つのメンバーでのアイデンティティーの内容です</translation>
    </message>
    <message>
        <source>{0} is {1} here, which counts, and {2} in {3}</source>
        <translation>{0} はここでは {1} で、これが有効です。{3} では {2} です</translation>
    </message>
    <message>
        <source>{0} is {1} on {2}, which is {3}</source>
        <translation>{2} 上の {0} は {1} ですが、カードは {3} です</translation>
    </message>
    <message>
        <source>{0} is {1}; wanted: {2}</source>
        <translation>{0} は {1} です。必要: {2}</translation>
    </message>
    <message>
        <source>{0} leads {1} back to itself: some users need NOTPART on device {2:04X}</source>
        <translation>{0} は {1} を自分自身に戻します: 利用者によっては装置 {2:04X} に NOTPART が必要です</translation>
    </message>
    <message>
        <source>{0} links carry {1:,.0f} MB/s each way</source>
        <translation>リンク {0} 本は各方向 {1:,.0f} MB/s を運びます</translation>
    </message>
    <message>
        <source>{0} lists a partition twice</source>
        <translation>{0} が区画を 2 回挙げています</translation>
    </message>
    <message>
        <source>{0} loading users, {1:g} allowed</source>
        <translation>ローディング・ユーザー {0}、上限 {1:g}</translation>
    </message>
    <message>
        <source>{0} makes {1} digits; expected {2}</source>
        <translation>{0} は {1} 桁になります。{2} 桁が必要です</translation>
    </message>
    <message>
        <source>{0} may not use {1}</source>
        <translation>{0} は {1} を使えません</translation>
    </message>
    <message>
        <source>{0} may use {1} already</source>
        <translation>{0} はもう {1} を使えます</translation>
    </message>
    <message>
        <source>{0} mixes channels of {1}</source>
        <translation>{0}に {1} のチャネルが混ざっています</translation>
    </message>
    <message>
        <source>{0} mixes shared ({1}) and unshared ({2}) channels</source>
        <translation>{0} に共用 ({1}) と非共用 ({2}) のチャネルが混ざっています</translation>
    </message>
    <message>
        <source>{0} names CHPID {1:02X}, which CSS {2:X} does not have</source>
        <translation>{0} が、CSS {2:X} にない CHPID {1:02X} を挙げています</translation>
    </message>
    <message>
        <source>{0} names a channel twice in one CSS</source>
        <translation>{0} が 1 つの CSS でチャネルを 2 回挙げています</translation>
    </message>
    <message>
        <source>{0} names a control unit twice</source>
        <translation>{0} が制御装置を 2 回挙げています</translation>
    </message>
    <message>
        <source>{0} names no SWITCH and has {1} (FCTC) and {2} ({3})</source>
        <translation>{0} に SWITCH がなく、{1} (FCTC) と {2} ({3}) があります</translation>
    </message>
    <message>
        <source>{0} names no SWITCH and has {1} and {2}, but {3} has no CUADD</source>
        <translation>{0} に SWITCH がなく、{1} と {2} がありますが、{3} に CUADD がありません</translation>
    </message>
    <message>
        <source>{0} names partition {1}, which RESOURCE does not define in CSS {2:X}</source>
        <translation>{0} が、RESOURCE の CSS {2:X} にない区画 {1} を挙げています</translation>
    </message>
    <message>
        <source>{0} names {1}, a {2}</source>
        <translation>{0} が {2} の {1} を指しています</translation>
    </message>
    <message>
        <source>{0} names {1}, which does not exist</source>
        <translation>{0} が指す {1} はありません</translation>
    </message>
    <message>
        <source>{0} occurs twice</source>
        <translation>{0} が 2 回あります</translation>
    </message>
    <message>
        <source>{0} of 100 points. {1}{2}.</source>
        <translation>100 点中 {0} 点。{1}{2}。</translation>
    </message>
    <message>
        <source>{0} of SET SRM keeps it there: with it, {1} for class {2} and longer ones.</source>
        <translation>SET SRM の {0} がそこに留めています: 加えると、クラス {2} 以上で {1}。</translation>
    </message>
    <message>
        <source>{0} of central storage</source>
        <translation>中央ストレージ {0}</translation>
    </message>
    <message>
        <source>{0} of expanded storage</source>
        <translation>拡張ストレージ {0}</translation>
    </message>
    <message>
        <source>{0} of type {1} cannot be shared</source>
        <translation>{1} 型の {0} は共用できません</translation>
    </message>
    <message>
        <source>{0} of type {1} cannot be spanned</source>
        <translation>{1} 型の {0} はスパンできません</translation>
    </message>
    <message>
        <source>{0} of type {1} has {2} control units; the maximum is {3}</source>
        <translation>{1} 型の {0} の制御装置は {2} 個です。最大は {3} 個です</translation>
    </message>
    <message>
        <source>{0} of type {1} takes no CPATH</source>
        <translation>{1} 型の {0} に CPATH は使えません</translation>
    </message>
    <message>
        <source>{0} of type {1} takes no SWITCH</source>
        <translation>{1} 型の {0} に SWITCH は使えません</translation>
    </message>
    <message>
        <source>{0} of working sets, {1} allowed</source>
        <translation>ワーキング・セット {0}、上限 {1}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{1} の {0}</translation>
    </message>
    <message>
        <source>{0} of {1} names {2} of {3}</source>
        <translation>{1} の {0} が {3} の {2} を挙げています</translation>
    </message>
    <message>
        <source>{0} of {1} pairs are in the wrong order.</source>
        <translation>{1} 組のうち {0} 組の順序が誤っています。</translation>
    </message>
    <message>
        <source>{0} of {1} right, 1 point ({3})</source>
        <translation>{1} 問中 {0} 問正解、1 点 ({3})</translation>
    </message>
    <message>
        <source>{0} of {1} right, {2:g} points ({3})</source>
        <translation>{1} 問中 {0} 問正解、{2:g} 点 ({3})</translation>
    </message>
    <message>
        <source>{0} on a card, read as a blank</source>
        <translation>カードの{0}をブランクとして読みました</translation>
    </message>
    <message>
        <source>{0} on {1}</source>
        <translation>{1} に {0}</translation>
    </message>
    <message>
        <source>{0} or {1}</source>
        <translation>{0}、または {1}</translation>
    </message>
    <message>
        <source>{0} pages ({1}), load_pages of kind {2}</source>
        <translation>種類 {2} の load_pages の {0} ページ ({1})</translation>
    </message>
    <message>
        <source>{0} parentheses closed</source>
        <translation>括弧を {0} 個閉じました</translation>
    </message>
    <message>
        <source>{0} reaches no storage unit: {1}</source>
        <translation>{0} はどのストレージ装置にも届きません: {1}</translation>
    </message>
    <message>
        <source>{0} read as {1}</source>
        <translation>{0}を {1} として読みました</translation>
    </message>
    <message>
        <source>{0} records of 80 characters without line ends taken apart</source>
        <translation>改行のない 80 文字のレコード {0} 件を分けました</translation>
    </message>
    <message>
        <source>{0} runs system {1}, the line says {2}</source>
        <translation>{0} のシステムは {1} ですが、行では {2} です</translation>
    </message>
    <message>
        <source>{0} says SWITCH={1:02X} and is cabled to {2}</source>
        <translation>{0} は SWITCH={1:02X} ですが、{2} につながっています</translation>
    </message>
    <message>
        <source>{0} seeds; expected 1 to {1}</source>
        <translation>シード {0} 個。1 から {1} 個にしてください</translation>
    </message>
    <message>
        <source>{0} sees no device {1:04X}</source>
        <translation>{0} から装置 {1:04X} が見えません</translation>
    </message>
    <message>
        <source>{0} sees no device {1}, which its link names</source>
        <translation>{0} から、リンクが挙げる装置 {1} が見えません</translation>
    </message>
    <message>
        <source>{0} sees no devices {1}, which its link names</source>
        <translation>{0} から、リンクが挙げる装置 {1} が見えません</translation>
    </message>
    <message>
        <source>{0} sees {1} already</source>
        <translation>{0} にはもう {1} が見えます</translation>
    </message>
    <message>
        <source>{0} sees {1}, which leads back to itself</source>
        <translation>{0} に、自分自身に戻る {1} が見えます</translation>
    </message>
    <message>
        <source>{0} sounds like it</source>
        <translation>{0} という名前から</translation>
    </message>
    <message>
        <source>{0} stands behind a blank, so it is a comment: is a comma missing before it?</source>
        <translation>{0} はブランクの後にあるのでコメントです: 前にコンマが抜けていませんか</translation>
    </message>
    <message>
        <source>{0} stands for a number: left open</source>
        <translation>{0} は番号の代わりです: 未定のままにしました</translation>
    </message>
    <message>
        <source>{0} stands for several addresses; {1}</source>
        <translation>{0} は複数のアドレスを表します。{1}</translation>
    </message>
    <message>
        <source>{0} takes no value</source>
        <translation>{0} に値は付けられません</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} から {1}</translation>
    </message>
    <message>
        <source>{0} users, {1} allowed</source>
        <translation>ユーザー {0}、上限 {1}</translation>
    </message>
    <message>
        <source>{0} virtual CPUs with an earlier deadline run before it: {1}.</source>
        <translation>期限の早い仮想 CPU {0} 個が先に走ります: {1}。</translation>
    </message>
    <message>
        <source>{0} was changed here and removed in the file: it stays</source>
        <translation>{0} はここで変更され、ファイルでは削除されています: 残ります</translation>
    </message>
    <message>
        <source>{0} was changed in the file and removed here: it stays removed</source>
        <translation>{0} はファイルで変更され、ここでは削除されています: 削除のままです</translation>
    </message>
    <message>
        <source>{0} was filled by another version of LPAR Lab: use that one</source>
        <translation>{0} は別のバージョンの LPAR Lab のものです: そのバージョンを使ってください</translation>
    </message>
    <message>
        <source>{0} was removed in the file and is used here: it stays</source>
        <translation>{0} はファイルで削除され、ここで使われています: 残ります</translation>
    </message>
    <message>
        <source>{0} with an earlier deadline</source>
        <translation>期限の早い {0}</translation>
    </message>
    <message>
        <source>{0} writes on 1 device of {2}: expected {3} or more</source>
        <translation>{0} は {2} の装置 1 台に書き込みます: {3} 台以上が必要です</translation>
    </message>
    <message>
        <source>{0} writes on {1} devices of {2}: expected {3} or more</source>
        <translation>{0} は {2} の装置 {1} 台に書き込みます: {3} 台以上が必要です</translation>
    </message>
    <message>
        <source>{0} {0:field|fields}; expected {1}</source>
        <translation>フィールドが {0} 個あります。{1} 個が必要です</translation>
    </message>
    <message>
        <source>{0} {1}: expected a user ID of 1 to 8 characters</source>
        <translation>{0} {1}: 1 から 8 文字のユーザー ID が必要です</translation>
    </message>
    <message>
        <source>{0} – trainer&apos;s pack</source>
        <translation>{0} – 講師用資料</translation>
    </message>
    <message>
        <source>{0}, and cannot log on</source>
        <translation>{0}。ログオンはできません</translation>
    </message>
    <message>
        <source>{0}, at most {1} virtual CPUs</source>
        <translation>{0}、仮想 CPU は最大 {1}</translation>
    </message>
    <message>
        <source>{0}, but column 72 is blank</source>
        <translation>{0}。しかし 72 桁目が空白です</translation>
    </message>
    <message>
        <source>{0}, for CEC {1}</source>
        <translation>{0}、CEC {1} 用</translation>
    </message>
    <message>
        <source>{0}, for {1}</source>
        <translation>{0}、{1} のため</translation>
    </message>
    <message>
        <source>{0}, line {1}</source>
        <translation>{0}、{1} 行目</translation>
    </message>
    <message>
        <source>{0}, member of SSI cluster {1}, has z/VM {2}: expected z/VM 6.2 or later</source>
        <translation>SSI クラスター {1} のメンバー {0} は z/VM {2} です: z/VM 6.2 以降が必要です</translation>
    </message>
    <message>
        <source>{0}, point to point</source>
        <translation>{0} (直接接続)</translation>
    </message>
    <message>
        <source>{0}, running</source>
        <translation>{0}、実行中</translation>
    </message>
    <message>
        <source>{0}, stopped</source>
        <translation>{0}、停止</translation>
    </message>
    <message>
        <source>{0}, virtual CPU {1}</source>
        <translation>{0}、仮想 CPU {1}</translation>
    </message>
    <message>
        <source>{0}, which is defined only later</source>
        <translation>{0}。定義は後にあります</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}、{1}</translation>
    </message>
    <message>
        <source>{0}, {1}: most of the time {2} ({3:.0f} %).</source>
        <translation>{0}、{1}: 最も長い時間: {2} ({3:.0f} %)。</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; appears twice</source>
        <translation>{0}: 「{1}」が 2 回あります</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; is no number</source>
        <translation>{0}: 「{1}」は数値ではありません</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; stands for {2} and for {3}</source>
        <translation>{0}: 「{1}」が {2} と {3} の両方に使われています</translation>
    </message>
    <message>
        <source>{0}: CP takes none of its pages within the next {1} s.</source>
        <translation>{0}: CP は今後 {1} 秒間、このゲストのページを取りません。</translation>
    </message>
    <message>
        <source>{0}: CSS {1:X} is not defined</source>
        <translation>{0}: CSS {1:X} が定義されていません</translation>
    </message>
    <message>
        <source>{0}: CSS {1} has no partition {2}; it is left out of the list</source>
        <translation>{0}: CSS {1} に区画 {2} がありません。リストから省きます</translation>
    </message>
    <message>
        <source>{0}: CUADD={1:02X} is not 00-0F, and {2} is of type {3}</source>
        <translation>{0}: CUADD={1:02X} が 00-0F ではなく、{2} は {3} 型です</translation>
    </message>
    <message>
        <source>{0}: IOCP takes upper case only; read as such</source>
        <translation>{0}: IOCP は大文字だけを受け付けます。大文字として読みました</translation>
    </message>
    <message>
        <source>{0}: JSON of an unknown kind; expected &quot;sysstat&quot; (sadf -j) or &quot;traceEvents&quot;</source>
        <translation>{0}: 種類の分からない JSON です。「sysstat」(sadf -j) か「traceEvents」が必要です</translation>
    </message>
    <message>
        <source>{0}: LINK={1} for {2} of type {3} is not 01-FE</source>
        <translation>{0}: {3} 型の {2} への LINK={1} が 01-FE ではありません</translation>
    </message>
    <message>
        <source>{0}: a card of {1} has {2} channels; put it on another card</source>
        <translation>{0}: {1} のカードのチャネルは {2} 個です。別のカードに入れてください</translation>
    </message>
    <message>
        <source>{0}: a field has more digits than the template has room for</source>
        <translation>{0}: フィールドの桁数が、ひな形の余地を超えています</translation>
    </message>
    <message>
        <source>{0}: a list that starts with CSS(n) is expected</source>
        <translation>{0}: CSS(n) で始まるリストが必要です</translation>
    </message>
    <message>
        <source>{0}: a name and a MIF id are expected</source>
        <translation>{0}: 名前と MIF ID が必要です</translation>
    </message>
    <message>
        <source>{0}: a partition is listed twice</source>
        <translation>{0}: 区画が 2 回挙げられています</translation>
    </message>
    <message>
        <source>{0}: a relocation at {1:g} s; expected 0 to {2:g} s</source>
        <translation>{0}: リロケーションが {1:g} 秒です。0 から {2:g} 秒が必要です</translation>
    </message>
    <message>
        <source>{0}: a reserved partition (*) can own no channel and no device</source>
        <translation>{0}: 予約区画 (*) はチャネルも装置も持てません</translation>
    </message>
    <message>
        <source>{0}: a worker {1}. Install the same on all.</source>
        <translation>{0}: ワーカー{1}。すべてに同じものをインストールしてください。</translation>
    </message>
    <message>
        <source>{0}: a {1} needs at least {2} values; there are {3}</source>
        <translation>{0}: {1} には少なくとも {2} 個の値が必要です。{3} 個あります</translation>
    </message>
    <message>
        <source>{0}: an entry of the JSON is larger than {1} MB</source>
        <translation>{0}: JSON の項目が {1} MB を超えています</translation>
    </message>
    <message>
        <source>{0}: at {1} CP takes {2:,} of its pages.</source>
        <translation>{0}: {1} に CP がページ {2:,} 個を取ります。</translation>
    </message>
    <message>
        <source>{0}: cannot be deleted ({1})</source>
        <translation>{0}: 削除できません ({1})</translation>
    </message>
    <message>
        <source>{0}: cannot be read ({1})</source>
        <translation>{0}: 読み取れません ({1})</translation>
    </message>
    <message>
        <source>{0}: cannot be read as Parquet ({1}); remove it to do its runs again</source>
        <translation>{0}: Parquet として読み取れません ({1})。削除すると実行をやり直します</translation>
    </message>
    <message>
        <source>{0}: cannot be read: {1}</source>
        <translation>{0}: 読み取れません: {1}</translation>
    </message>
    <message>
        <source>{0}: cannot be written ({1})</source>
        <translation>{0}: 書き込めません ({1})</translation>
    </message>
    <message>
        <source>{0}: choose a name that ends with {1}</source>
        <translation>{0}: {1} で終わる名前を選んでください</translation>
    </message>
    <message>
        <source>{0}: choose another template</source>
        <translation>{0}: 別のひな形を選んでください</translation>
    </message>
    <message>
        <source>{0}: control unit {1:04X} is not defined</source>
        <translation>{0}: 制御装置 {1:04X} が定義されていません</translation>
    </message>
    <message>
        <source>{0}: control units {1:04X} and {2:04X} are both on CHPID {3:02X} of CSS {4:X}</source>
        <translation>{0}: 制御装置 {1:04X} と {2:04X} がどちらも CSS {4:X} の CHPID {3:02X} 上です</translation>
    </message>
    <message>
        <source>{0}: damaged, or no Parquet or Arrow file: {1}</source>
        <translation>{0}: 壊れているか、Parquet や Arrow のファイルではありません: {1}</translation>
    </message>
    <message>
        <source>{0}: empty, or no text; expected one of: {1}</source>
        <translation>{0}: 空か、テキストではありません。次のいずれかが必要です: {1}</translation>
    </message>
    <message>
        <source>{0}: expected a file of at most {1} GB</source>
        <translation>{0}: ファイルは最大 {1} GB です</translation>
    </message>
    <message>
        <source>{0}: expected a port from 1024 to 65535</source>
        <translation>{0}: 1024 から 65535 までのポートが必要です</translation>
    </message>
    <message>
        <source>{0}: expected a size with its unit, like 512M or 4G</source>
        <translation>{0}: 512M や 4G のような単位付きの大きさが必要です</translation>
    </message>
    <message>
        <source>{0}: expected at most {1} connections on a channel; use others as well</source>
        <translation>{0}: 1 チャネルの接続は最大 {1} 本です。ほかも使ってください</translation>
    </message>
    <message>
        <source>{0}: expected one of {1}</source>
        <translation>{0}: {1} のいずれかが必要です</translation>
    </message>
    <message>
        <source>{0}: expected something like (a + b) / 2</source>
        <translation>{0}: (a + b) / 2 のようなものが必要です</translation>
    </message>
    <message>
        <source>{0}: expected the id of a {1}; there is none</source>
        <translation>{0}: {1} の ID が必要ですが、ありません</translation>
    </message>
    <message>
        <source>{0}: expected whole numbers from 1 to {1}</source>
        <translation>{0}: 1 から {1} までの整数が必要です</translation>
    </message>
    <message>
        <source>{0}: has more than {1} MB, more than any machine&apos;s deck: is this the right file?</source>
        <translation>{0}: {1} MB を超えていて、どのマシンのデックよりも大きいです: 正しいファイルですか</translation>
    </message>
    <message>
        <source>{0}: has {1} on {2}</source>
        <translation>{0}: {2} では {1} を持ちます</translation>
    </message>
    <message>
        <source>{0}: includes profile {1}</source>
        <translation>{0}: プロファイル {1} を組み込みます</translation>
    </message>
    <message>
        <source>{0}: is a drawing; expected only decks when several files are given</source>
        <translation>{0}: 図面です。複数のファイルではデックだけが使えます</translation>
    </message>
    <message>
        <source>{0}: is larger than {1} bytes, the limit</source>
        <translation>{0}: 限界の {1} バイトを超えています</translation>
    </message>
    <message>
        <source>{0}: is not a file</source>
        <translation>{0}: ファイルではありません</translation>
    </message>
    <message>
        <source>{0}: is too large; expected a drawing of at most {1:,} bytes</source>
        <translation>{0}: 大きすぎます。図面は最大 {1:,} バイトです</translation>
    </message>
    <message>
        <source>{0}: is too large; expected at most {1:,} bytes</source>
        <translation>{0}: 大きすぎます。最大 {1:,} バイトです</translation>
    </message>
    <message>
        <source>{0}: is too large; expected at most {1:,} characters</source>
        <translation>{0}: 大きすぎます。最大 {1:,} 文字です</translation>
    </message>
    <message>
        <source>{0}: is {1} within</source>
        <translation>{0}: {1} の中です</translation>
    </message>
    <message>
        <source>{0}: it is damaged or was changed by hand; take a copy, or {1}</source>
        <translation>{0}: 壊れているか、手で変更されています。コピーを使うか、{1}</translation>
    </message>
    <message>
        <source>{0}: it needs a frame</source>
        <translation>{0}: フレームが必要です</translation>
    </message>
    <message>
        <source>{0}: larger than {1} GB</source>
        <translation>{0}: {1} GB を超えています</translation>
    </message>
    <message>
        <source>{0}: machine of type {1}</source>
        <translation>{0}: マシンの型は {1}</translation>
    </message>
    <message>
        <source>{0}: memory of {1}</source>
        <translation>{0}: ストレージ {1}</translation>
    </message>
    <message>
        <source>{0}: more than {1:,} series; expected fewer columns or guests</source>
        <translation>{0}: {1:,} 本を超える系列があります。列かゲストを減らしてください</translation>
    </message>
    <message>
        <source>{0}: more than {1} GB when it is unpacked</source>
        <translation>{0}: 展開すると {1} GB を超えます</translation>
    </message>
    <message>
        <source>{0}: most memory of {1}</source>
        <translation>{0}: 最大ストレージ {1}</translation>
    </message>
    <message>
        <source>{0}: no Dask scheduler answers there. Expected an address like tcp://127.0.0.1:8786</source>
        <translation>{0}: Dask スケジューラーが応答しません。tcp://127.0.0.1:8786 のようなアドレスが必要です</translation>
    </message>
    <message>
        <source>{0}: no column of numbers below a line of headings was found</source>
        <translation>{0}: 見出しの行の下に数値の列がありません</translation>
    </message>
    <message>
        <source>{0}: no column of numbers was found</source>
        <translation>{0}: 数値の列がありません</translation>
    </message>
    <message>
        <source>{0}: no field {{{1}}}; expected one of {2}</source>
        <translation>{0}: フィールド {{{1}}} はありません。{2} のいずれかが必要です</translation>
    </message>
    <message>
        <source>{0}: no numbers over time were found</source>
        <translation>{0}: 時間に沿った数値がありません</translation>
    </message>
    <message>
        <source>{0}: no output of vmstat; expected a line with swpd, free and the like</source>
        <translation>{0}: vmstat の出力ではありません。swpd、free などのある行が必要です</translation>
    </message>
    <message>
        <source>{0}: no partition on its list for CSS {1:X} may have its channels</source>
        <translation>{0}: CSS {1:X} のリストのどの区画も、そのチャネルを持てません</translation>
    </message>
    <message>
        <source>{0}: no samples; expected lines of the time, each followed by a file of /proc</source>
        <translation>{0}: サンプルがありません。時刻の行と、それに続く /proc のファイルが必要です</translation>
    </message>
    <message>
        <source>{0}: no such field as {1}</source>
        <translation>{0}: フィールド {1} はありません</translation>
    </message>
    <message>
        <source>{0}: no such measure; `lparlab measures` lists them</source>
        <translation>{0}: そのような測定値はありません。`lparlab measures` で一覧できます</translation>
    </message>
    <message>
        <source>{0}: no table; expected columns with commas, semicolons or tabs between them</source>
        <translation>{0}: 表ではありません。コンマ、セミコロン、タブで区切られた列が必要です</translation>
    </message>
    <message>
        <source>{0}: no template; expected one of {1}</source>
        <translation>{0}: ひな形ではありません。{1} のいずれかが必要です</translation>
    </message>
    <message>
        <source>{0}: no workload {1}; expected one of {2}</source>
        <translation>{0}: ワークロード {1} はありません。{2} のいずれかが必要です</translation>
    </message>
    <message>
        <source>{0}: not known yet; wanted: {1}</source>
        <translation>{0}: まだ分かりません。必要: {1}</translation>
    </message>
    <message>
        <source>{0}: not open; open it first</source>
        <translation>{0}: 開かれていません。先に開いてください</translation>
    </message>
    <message>
        <source>{0}: nothing is recorded from {1} to {2}</source>
        <translation>{0}: {1} から {2} までの記録がありません</translation>
    </message>
    <message>
        <source>{0}: nothing is recorded from {1}.</source>
        <translation>{0}: {1} の記録がありません。</translation>
    </message>
    <message>
        <source>{0}: of an unknown kind; expected one of: {1}</source>
        <translation>{0}: 種類が分かりません。次のいずれかが必要です: {1}</translation>
    </message>
    <message>
        <source>{0}: only {1} are allowed</source>
        <translation>{0}: 使えるのは {1} だけです</translation>
    </message>
    <message>
        <source>{0}: only {1}; list it at the other end as well</source>
        <translation>{0}: {1} だけです。もう一方の端にも挙げてください</translation>
    </message>
    <message>
        <source>{0}: operands are left out here (...)</source>
        <translation>{0}: ここでオペランドが省かれています (...)</translation>
    </message>
    <message>
        <source>{0}: relocated to {1}, where they are; expected another LPAR</source>
        <translation>{0}: 今いる {1} へのリロケーションです。別の LPAR が必要です</translation>
    </message>
    <message>
        <source>{0}: relocation off</source>
        <translation>{0}: リロケーションはオフ</translation>
    </message>
    <message>
        <source>{0}: relocation on</source>
        <translation>{0}: リロケーションはオン</translation>
    </message>
    <message>
        <source>{0}: share {1}</source>
        <translation>{0}: シェア {1}</translation>
    </message>
    <message>
        <source>{0}: so far for {1}; wanted: for {2}</source>
        <translation>{0}: これまで {1}。必要: {2}</translation>
    </message>
    <message>
        <source>{0}: the cell is empty</source>
        <translation>{0}: セルが空です</translation>
    </message>
    <message>
        <source>{0}: the model has {1} cards at most</source>
        <translation>{0}: モデルのカードは最大 {1} 枚です</translation>
    </message>
    <message>
        <source>{0}: the model has {1} channels at most</source>
        <translation>{0}: モデルのチャネルは最大 {1} 個です</translation>
    </message>
    <message>
        <source>{0}: the picture is too large to be written</source>
        <translation>{0}: 画像が大きすぎて書き込めません</translation>
    </message>
    <message>
        <source>{0}: the scheduler does not answer any more. Start it again and repeat the command; an experiment then does only the runs that are missing.</source>
        <translation>{0}: スケジューラーが応答しなくなりました。開始し直してコマンドを繰り返してください。実験では、足りない実行だけを行います。</translation>
    </message>
    <message>
        <source>{0}: the scheduler has no worker. Start one with: lparlab worker {0}</source>
        <translation>{0}: スケジューラーにワーカーがありません。次のコマンドで開始してください: lparlab worker {0}</translation>
    </message>
    <message>
        <source>{0}: the statement is cut off</source>
        <translation>{0}: ステートメントが途中で切れています</translation>
    </message>
    <message>
        <source>{0}: the text of {1} {2}, no apostrophe</source>
        <translation>{0}: {1} のテキスト{2}。アポストロフィは使えません</translation>
    </message>
    <message>
        <source>{0}: then {1} is in the state {2}</source>
        <translation>{0}: その後 {1} の状態は {2}</translation>
    </message>
    <message>
        <source>{0}: there are more than {1} of them</source>
        <translation>{0}: {1} 個を超えています</translation>
    </message>
    <message>
        <source>{0}: there is another one in CEC {1}; give it another number</source>
        <translation>{0}: CEC {1} に同じものがあります。別の番号を付けてください</translation>
    </message>
    <message>
        <source>{0}: these plots are too many for a template; remove some first</source>
        <translation>{0}: ひな形にはプロットが多すぎます。先にいくつか削除してください</translation>
    </message>
    <message>
        <source>{0}: this answers no question; the questions are {1} and so on</source>
        <translation>{0}: どの質問の答えでもありません。質問は {1} などです</translation>
    </message>
    <message>
        <source>{0}: this fit needs values above 0; the least is {1:.4g}</source>
        <translation>{0}: この当てはめには 0 より大きい値が必要です。最小は {1:.4g} です</translation>
    </message>
    <message>
        <source>{0}: this is not an IOCP deck: {1}</source>
        <translation>{0}: IOCP デックではありません: {1}</translation>
    </message>
    <message>
        <source>{0}: this statement is not known here; check its spelling</source>
        <translation>{0}: 知らないステートメントです。つづりを確かめてください</translation>
    </message>
    <message>
        <source>{0}: unit address {1:02X} does not exist in {2}</source>
        <translation>{0}: ユニット・アドレス {1:02X} が {2} にありません</translation>
    </message>
    <message>
        <source>{0}: unit address {1:02X} is in two ranges</source>
        <translation>{0}: ユニット・アドレス {1:02X} が 2 つの範囲にあります</translation>
    </message>
    <message>
        <source>{0}: unit addresses {1:02X}-{2:X} pass FF</source>
        <translation>{0}: ユニット・アドレス {1:02X}-{2:X} が FF を超えます</translation>
    </message>
    <message>
        <source>{0}: unpack Parquet and Arrow files before they are opened</source>
        <translation>{0}: Parquet と Arrow のファイルは、展開してから開いてください</translation>
    </message>
    <message>
        <source>{0}: virtual CPU 00, which each guest has</source>
        <translation>{0}: どのゲストにもある仮想 CPU 00</translation>
    </message>
    <message>
        <source>{0}: virtual CPU {1}</source>
        <translation>{0}: 仮想 CPU {1}</translation>
    </message>
    <message>
        <source>{0}: what it says of the whole directory is not in the model</source>
        <translation>{0}: ディレクトリー全体についての内容はモデルにありません</translation>
    </message>
    <message>
        <source>{0}: where the directory is kept is not in the model</source>
        <translation>{0}: ディレクトリーの場所はモデルにありません</translation>
    </message>
    <message>
        <source>{0}: {1:04X} at {2}, {3:04X} at {4}; devices pair when their numbers are equal: renumber one of them</source>
        <translation>{0}: {2} で {1:04X}、{4} で {3:04X} です。番号が同じ装置が対になります: 片方の番号を付け直してください</translation>
    </message>
    <message>
        <source>{0}: {1:04X} is more than {2} connections; take it out</source>
        <translation>{0}: {1:04X} で接続が {2} 本を超えます。取り除いてください</translation>
    </message>
    <message>
        <source>{0}: {1:g} MiB/s; expected {2:g} to {3:g}</source>
        <translation>{0}: {1:g} MiB/s。{2:g} から {3:g} が必要です</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>{0}: {1} CPUs</source>
        <translation>{0}: CPU {1} 個</translation>
    </message>
    <message>
        <source>{0}: {1} GiB of memory; expected 1 to {2}</source>
        <translation>{0}: メモリー {1} GiB。1 から {2} が必要です</translation>
    </message>
    <message>
        <source>{0}: {1} at letter {2} is neither a hexadecimal digit nor a field; the fields are {3}</source>
        <translation>{0}: {2} 文字目の {1} は 16 進数字でもフィールドでもありません。フィールドは {3} です</translation>
    </message>
    <message>
        <source>{0}: {1} counts instead</source>
        <translation>{0}: 代わりに {1} が有効です</translation>
    </message>
    <message>
        <source>{0}: {1} devices from {2:X} on go beyond FFFF</source>
        <translation>{0}: {2:X} からの装置 {1} 台が FFFF を超えます</translation>
    </message>
    <message>
        <source>{0}: {1} does not reach {2}</source>
        <translation>{0}: {1} から {2} に届きません</translation>
    </message>
    <message>
        <source>{0}: {1} does not reach {2}, and {3} more ways are closed</source>
        <translation>{0}: {1} から {2} に届かず、ほかに {3} 本の経路が閉じています</translation>
    </message>
    <message>
        <source>{0}: {1} guests; expected 1 to {2}</source>
        <translation>{0}: ゲスト {1} 台。1 から {2} が必要です</translation>
    </message>
    <message>
        <source>{0}: {1} has changed meanwhile</source>
        <translation>{0}: {1} がその間に変わりました</translation>
    </message>
    <message>
        <source>{0}: {1} has no measured values of that</source>
        <translation>{0}: {1} にその測定値はありません</translation>
    </message>
    <message>
        <source>{0}: {1} has no such series</source>
        <translation>{0}: {1} にそのような系列はありません</translation>
    </message>
    <message>
        <source>{0}: {1} has not recorded that</source>
        <translation>{0}: {1} はそれを記録していません</translation>
    </message>
    <message>
        <source>{0}: {1} has nothing of that kind</source>
        <translation>{0}: {1} にその種類のものはありません</translation>
    </message>
    <message>
        <source>{0}: {1} instead of {2}</source>
        <translation>{0}: {2} ではなく {1}</translation>
    </message>
    <message>
        <source>{0}: {1} is missing</source>
        <translation>{0}: {1} がありません</translation>
    </message>
    <message>
        <source>{0}: {1} is not (switch,port)</source>
        <translation>{0}: {1} は (switch,port) ではありません</translation>
    </message>
    <message>
        <source>{0}: {1} is not a decimal number from {2} to {3}</source>
        <translation>{0}: {1} は {2} から {3} までの 10 進数ではありません</translation>
    </message>
    <message>
        <source>{0}: {1} is not a hexadecimal number up to {2:X}</source>
        <translation>{0}: {1} は {2:X} までの 16 進数ではありません</translation>
    </message>
    <message>
        <source>{0}: {1} is not a number of devices from 1 to 256</source>
        <translation>{0}: {1} は 1 から 256 の装置数ではありません</translation>
    </message>
    <message>
        <source>{0}: {1} is not known; it is kept as it is</source>
        <translation>{0}: {1} は不明です。そのまま残します</translation>
    </message>
    <message>
        <source>{0}: {1} lines of rules of cpuplugd</source>
        <translation>{0}: cpuplugd の規則 {1} 行</translation>
    </message>
    <message>
        <source>{0}: {1} names {2}, which does not exist</source>
        <translation>{0}: {1} が挙げる {2} がありません</translation>
    </message>
    <message>
        <source>{0}: {1} names {2}, which would be gone</source>
        <translation>{0}: {1} が挙げる {2} がなくなります</translation>
    </message>
    <message>
        <source>{0}: {1} occurs twice: copy the things again</source>
        <translation>{0}: {1} が 2 回あります: もう一度コピーしてください</translation>
    </message>
    <message>
        <source>{0}: {1} of type {2} has no control units</source>
        <translation>{0}: {2} 型の {1} に制御装置はありません</translation>
    </message>
    <message>
        <source>{0}: {1} passes while it ran, then {2}.</source>
        <translation>{0}: 実行中のパス {1} 回、その後: {2}。</translation>
    </message>
    <message>
        <source>{0}: {1} processors, {2} frames</source>
        <translation>{0}: プロセッサー {1} 個、フレーム {2} 個</translation>
    </message>
    <message>
        <source>{0}: {1} stands for a number that is not given</source>
        <translation>{0}: {1} は、示されていない番号の代わりです</translation>
    </message>
    <message>
        <source>{0}: {1} unit addresses from {2:02X} on pass FF</source>
        <translation>{0}: {2:02X} からのユニット・アドレス {1} 個が FF を超えます</translation>
    </message>
    <message>
        <source>{0}: {1} {2}, a device that a relocation moves</source>
        <translation>{0}: {1} {2} はリロケーションで移る装置です</translation>
    </message>
    <message>
        <source>{0}: {1}, since {2} ({3}).</source>
        <translation>{0}: {1}、{2} から ({3})。</translation>
    </message>
    <message>
        <source>{0}: {1}, which is near enough.</source>
        <translation>{0}: {1}。十分に近いです。</translation>
    </message>
    <message>
        <source>{0}: {1}: define fewer things in it</source>
        <translation>{0}: {1}: 定義するものを減らしてください</translation>
    </message>
    <message>
        <source>{0}: {1}: expected a deck in ASCII, UTF-8 or EBCDIC</source>
        <translation>{0}: {1}: ASCII、UTF-8、EBCDIC のデックが必要です</translation>
    </message>
    <message>
        <source>{0}: {1}: this is no deck but binary data</source>
        <translation>{0}: {1}: デックではなくバイナリー・データです</translation>
    </message>
    <message>
        <source>{0}: {1}: {2}: copy the things again</source>
        <translation>{0}: {1}: {2}: もう一度コピーしてください</translation>
    </message>
    <message>
        <source>{0}: {1}: {2}; expected the work of a lesson</source>
        <translation>{0}: {1}: {2}。レッスンの作業内容が必要です</translation>
    </message>
    <message>
        <source>{0}: {1}: {2}; expected {3}: copy the things again</source>
        <translation>{0}: {1}: {2}。{3} が必要です: もう一度コピーしてください</translation>
    </message>
    <message>
        <source>{0}: {1}; expected {2}</source>
        <translation>{0}: {1}。{2} が必要です</translation>
    </message>
    <message>
        <source>{0}: {1}; wanted: {2}</source>
        <translation>{0}: {1}。必要: {2}</translation>
    </message>
    <message>
        <source>{0}: “{1}” is not allowed in this lesson</source>
        <translation>{0}: 「{1}」はこのレッスンでは使えません</translation>
    </message>
    <message>
        <source>{0}; and perhaps more: only {1} of a kind are listed</source>
        <translation>{0}。ほかにもあるかもしれません: 1 種類につき {1} 件だけ挙げます</translation>
    </message>
    <message>
        <source>{0}; choose a smaller scale, or SVG</source>
        <translation>{0}。もっと小さい倍率か、SVG を選んでください</translation>
    </message>
    <message>
        <source>{0}; expected a rule file, or one of {1}</source>
        <translation>{0}。ルール・ファイルか、{1} のいずれかが必要です</translation>
    </message>
    <message>
        <source>{0}; it leaves the list before</source>
        <translation>{0}。先にリストを離れる</translation>
    </message>
    <message>
        <source>{0}; taken as if it were there</source>
        <translation>{0}。あるものとみなしました</translation>
    </message>
    <message>
        <source>{0}; these are {1}: {2}</source>
        <translation>{0}。{1} 個あります: {2}</translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation>{0}。{1}</translation>
    </message>
    <message>
        <source>{0}; {1} writes on 1 other device there: expected {3} or more</source>
        <translation>{0}。そこで {1} が書き込むほかの装置は 1 台です: {3} 台以上が必要です</translation>
    </message>
    <message>
        <source>{0}; {1} writes on {2} others there: expected {3} or more</source>
        <translation>{0}。そこで {1} が書き込むほかの装置は {2} 台です: {3} 台以上が必要です</translation>
    </message>
    <message>
        <source>{0}={1} is left out: a drawing has no place for it</source>
        <translation>{0}={1} を省きました: 図面に入れる場所がありません</translation>
    </message>
    <message>
        <source>{0}={1} is not a word of 1-{2} characters</source>
        <translation>{0}={1} は 1-{2} 文字の語ではありません</translation>
    </message>
    <message>
        <source>{0}={1}: Y or N is expected</source>
        <translation>{0}={1}: Y か N が必要です</translation>
    </message>
    <message>
        <source>{0}{1} = {2}: expected a user ID of 1 to 8 characters</source>
        <translation>{0}{1} = {2}: 1 から 8 文字のユーザー ID が必要です</translation>
    </message>
    <message>
        <source>{{#{0}}} appears twice</source>
        <translation>{{#{0}}} が 2 回あります</translation>
    </message>
    <message>
        <source>{{#{0}}}: {1} has no such step{2}</source>
        <translation>{{#{0}}}: {1} にそのようなステップがありません{2}</translation>
    </message>
</context>
<context>
    <name>Expectations</name>
    <message>
        <source>Expected answers of “{0}”</source>
        <translation>「{0}」の期待される解答</translation>
    </message>
</context>
<context>
    <name>ExperimentDialog</name>
    <message>
        <source>1 run</source>
        <translation>1 回の実行</translation>
    </message>
    <message>
        <source>A shipped scenario, or a file in the folder of the experiment.</source>
        <translation>出荷されたシナリオ、または実験のフォルダーにあるファイル。</translation>
    </message>
    <message>
        <source>Address of a Dask scheduler, like tcp://127.0.0.1:8786; empty: this machine.</source>
        <translation>tcp://127.0.0.1:8786 のような Dask スケジューラーのアドレス。空欄: このマシン。</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Define</source>
        <translation>定義</translation>
    </message>
    <message>
        <source>Define an experiment</source>
        <translation>実験を定義</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>From</source>
        <translation>比較元</translation>
    </message>
    <message>
        <source>Grid of all levels</source>
        <translation>全水準の格子</translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <translation>ラテン超方格</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>水準</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>測定項目</translation>
    </message>
    <message>
        <source>Morris: which parameter matters</source>
        <translation>Morris: どのパラメーターが効くか</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>One at a time</source>
        <translation>1 つずつ</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Points of designs that leave their number open.</source>
        <translation>点の数を決めない計画の点。</translation>
    </message>
    <message>
        <source>Runs of each point; medians are shown.</source>
        <translation>各点の実行回数。中央値を表示します。</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Settings of all runs, like lpar.xstor=1G; until=3m. A semicolon separates them.</source>
        <translation>すべての実行の設定。例: lpar.xstor=1G; until=3m。セミコロンで区切ります。</translation>
    </message>
    <message>
        <source>Sobol indices: shares of the variance</source>
        <translation>Sobol 指数: 分散の割合</translation>
    </message>
    <message>
        <source>Sobol sequence</source>
        <translation>Sobol 列</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>表題</translation>
    </message>
    <message>
        <source>To</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Which points are run.</source>
        <translation>どの点を実行するか。</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>{0} runs</source>
        <translation>{0} 回の実行</translation>
    </message>
</context>
<context>
    <name>ExperimentPanel</name>
    <message>
        <source>Across</source>
        <translation>横軸</translation>
    </message>
    <message>
        <source>Charts and table</source>
        <translation>チャートと表</translation>
    </message>
    <message>
        <source>Chooses scenario, parameters, figures and design.</source>
        <translation>シナリオ、パラメーター、数値、計画を選びます。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Define…</source>
        <translation>定義…</translation>
    </message>
    <message>
        <source>Does the runs that are missing, in the background.</source>
        <translation>足りない実行をバックグラウンドで行います。</translation>
    </message>
    <message>
        <source>Experiment: {0}</source>
        <translation>実験: {0}</translation>
    </message>
    <message>
        <source>Experiments (*.toml)</source>
        <translation>実験 (*.toml)</translation>
    </message>
    <message>
        <source>Figure shown</source>
        <translation>表示する数値</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>実験を開く</translation>
    </message>
    <message>
        <source>Opens the chosen run in the lab.</source>
        <translation>選んだ実行をラボで開きます。</translation>
    </message>
    <message>
        <source>Opens the file of an experiment.</source>
        <translation>実験のファイルを開きます。</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Save the experiment</source>
        <translation>実験を保存</translation>
    </message>
    <message>
        <source>Saves the experiment as a file.</source>
        <translation>実験をファイルに保存します。</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Shows the chosen run beside the one that is open.</source>
        <translation>選んだ実行を、開いている実行の横に表示します。</translation>
    </message>
    <message>
        <source>Small charts</source>
        <translation>小チャート</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>曲面</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>The figure that charts show.</source>
        <translation>チャートが示す数値。</translation>
    </message>
    <message>
        <source>The parameter along the surface.</source>
        <translation>曲面の横のパラメーター。</translation>
    </message>
    <message>
        <source>The parameter up the surface.</source>
        <translation>曲面の縦のパラメーター。</translation>
    </message>
    <message>
        <source>The results as charts, or as a table.</source>
        <translation>結果をチャートまたは表で。</translation>
    </message>
    <message>
        <source>Tornado</source>
        <translation>トルネード</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>縦軸</translation>
    </message>
    <message>
        <source>{0} runs</source>
        <translation>{0} 回の実行</translation>
    </message>
    <message>
        <source>{0} · {1} failed</source>
        <translation>{0} · 失敗 {1}</translation>
    </message>
    <message>
        <source>{0}, seed {1}</source>
        <translation>{0}、シード {1}</translation>
    </message>
</context>
<context>
    <name>ExperimentTable</name>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Why it failed</source>
        <translation>失敗の理由</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Explains a term. Press Escape to close.</source>
        <translation>用語を説明します。Escape で閉じます。</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Meaning of the term</source>
        <translation>用語の意味</translation>
    </message>
    <message>
        <source>See also {0}.</source>
        <translation>{0} も参照。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export to {0}</source>
        <translation>{0} へエクスポート</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>選択(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Pictures of the open charts (PNG)</source>
        <translation>開いているチャートの画像 (PNG)(&amp;P)</translation>
    </message>
    <message>
        <source>A &amp;trace for Perfetto: states, relocations, processors, locks (JSON)</source>
        <translation>Perfetto 用トレース: 状態、リロケーション、プロセッサー、ロック (JSON)(&amp;T)</translation>
    </message>
    <message>
        <source>All &amp;figures over time and for each phase (CSV)</source>
        <translation>時間ごと、段階ごとのすべての数値 (CSV)(&amp;F)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>フォルダーを選択</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>存在するフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Choose what to write.</source>
        <translation>書き出すものを選んでください。</translation>
    </message>
    <message>
        <source>Export the run</source>
        <translation>実行をエクスポート</translation>
    </message>
    <message>
        <source>Export the run into</source>
        <translation>実行のエクスポート先</translation>
    </message>
    <message>
        <source>Files of the same names in it are replaced.</source>
        <translation>その中の同じ名前のファイルは置き換えられます。</translation>
    </message>
    <message>
        <source>Files of the same names in the folder are replaced.</source>
        <translation>フォルダーにある同じ名前のファイルは置き換えられます。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>States of the &amp;virtual CPUs as waves (VCD)</source>
        <translation>仮想 CPU の状態の波形 (VCD)(&amp;V)</translation>
    </message>
    <message>
        <source>The &amp;whole run</source>
        <translation>実行全体(&amp;W)</translation>
    </message>
    <message>
        <source>The same figures as Par&amp;quet</source>
        <translation>同じ数値を Parquet でも(&amp;Q)</translation>
    </message>
    <message>
        <source>What the charts &amp;show: {0} to {1}</source>
        <translation>チャートの表示範囲: {0} から {1}(&amp;S)</translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>Connections as a table (CSV)…</source>
        <translation>接続の表 (CSV)…</translation>
    </message>
    <message>
        <source>Could not write {0}: {1}</source>
        <translation>{0} を書けませんでした: {1}</translation>
    </message>
    <message>
        <source>Drawing as {0}…</source>
        <translation>図面を {0} として…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>書き出しました: {0}</translation>
    </message>
    <message>
        <source>{0}…</source>
        <translation>{0}…</translation>
    </message>
</context>
<context>
    <name>FactList</name>
    <message>
        <source>Connections and cables that result from the definitions. Enter shows the things concerned.</source>
        <translation>定義から生じる接続とケーブル。Enter で関係するものを表示します。</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Consequences of the definitions</source>
        <translation>定義の結果</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source> on </source>
        <translation> / </translation>
    </message>
    <message>
        <source>, down: {0}</source>
        <translation>、停止: {0}</translation>
    </message>
    <message>
        <source>1 path</source>
        <translation>パス 1 本</translation>
    </message>
    <message>
        <source>All paths need</source>
        <translation>すべてのパスが通る所</translation>
    </message>
    <message>
        <source>Both sides may write on</source>
        <translation>両側が書いてよい所</translation>
    </message>
    <message>
        <source>CTC function</source>
        <translation>CTC 機能</translation>
    </message>
    <message>
        <source>Cabled to</source>
        <translation>ケーブルの先</translation>
    </message>
    <message>
        <source>Channel subsystems</source>
        <translation>チャネル・サブシステム</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>接続済み</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Devices of an FC channel</source>
        <translation>FC チャネルの装置数</translation>
    </message>
    <message>
        <source>FICON Express8 and older</source>
        <translation>FICON Express8 以前</translation>
    </message>
    <message>
        <source>Far end</source>
        <translation>遠端</translation>
    </message>
    <message>
        <source>From the lowest number up</source>
        <translation>最小番号から上へ</translation>
    </message>
    <message>
        <source>From {0}</source>
        <translation>{0} から</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>LPARs</source>
        <translation>LPAR</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>No mirror</source>
        <translation>対になるものなし</translation>
    </message>
    <message>
        <source>Not reached</source>
        <translation>未到達</translation>
    </message>
    <message>
        <source>Only {0} writes on</source>
        <translation>{0} だけが書く所</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Subchannel sets</source>
        <translation>サブチャネル・セット</translation>
    </message>
    <message>
        <source>Usable → {0}</source>
        <translation>使用可能 → {0}</translation>
    </message>
    <message>
        <source>With {0}</source>
        <translation>相手 {0}</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>ほか {0}</translation>
    </message>
    <message>
        <source>automatic: the two channels negotiate it</source>
        <translation>自動: 2 つのチャネルが取り決めます</translation>
    </message>
    <message>
        <source>closed: {0}</source>
        <translation>閉じています: {0}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未指定</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>{0} (not confirmed)</source>
        <translation>{0} (未確認)</translation>
    </message>
    <message>
        <source>{0} MB/s each way</source>
        <translation>片方向 {0} MB/s</translation>
    </message>
    <message>
        <source>{0} channels, up to {1} MB/s</source>
        <translation>チャネル {0} 個、最大 {1} MB/s</translation>
    </message>
    <message>
        <source>{0} connections, {1} up</source>
        <translation>接続 {0}、稼働 {1}</translation>
    </message>
    <message>
        <source>{0} links carry</source>
        <translation>{0} 本のリンクの容量</translation>
    </message>
    <message>
        <source>{0} of 15</source>
        <translation>15 中 {0}</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>{0} paths</source>
        <translation>パス {0} 本</translation>
    </message>
    <message>
        <source>{0}, all up</source>
        <translation>{0}、すべて稼働</translation>
    </message>
    <message>
        <source>{0}, {1} up</source>
        <translation>{0}、稼働 {1}</translation>
    </message>
    <message>
        <source>{0}, {1} with a cable</source>
        <translation>{0}、ケーブルあり {1}</translation>
    </message>
    <message>
        <source>{0}: the lower system name</source>
        <translation>{0}: 小さい方のシステム名</translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>Choose a folder</source>
        <translation>フォルダーを選択</translation>
    </message>
    <message>
        <source>Choose the folder: %1</source>
        <translation>フォルダーを選択: %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>Restore the default of %1</source>
        <translation>%1 を既定値に戻す</translation>
    </message>
    <message>
        <source>There is no such folder. Choose one that exists.</source>
        <translation>そのフォルダーはありません。存在するものを選んでください。</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Curve</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>プロット</translation>
    </message>
</context>
<context>
    <name>FileField</name>
    <message>
        <source>Browse for a file: {0}</source>
        <translation>ファイルを参照: {0}</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>参照…</translation>
    </message>
    <message>
        <source>Looks for a file of your own.</source>
        <translation>自分のファイルを探します。</translation>
    </message>
    <message>
        <source>Rule file</source>
        <translation>ルール・ファイル</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Another program has changed {0}, and this drawing has edits. Compare them with Differences; saving asks first.</source>
        <translation type="vanished">別のプログラムが {0} を変更し、この図面にも編集があります。「差異」で比べてください。保存の前に尋ねます。</translation>
    </message>
    <message>
        <source>Another program has changed {0}, and this drawing has edits. Merge takes over what it changed, in one step of undo; Differences compares them.</source>
        <translation>別のプログラムが {0} を変更しました。この図面にも編集があります。「統合」は相手の変更を 1 回の取り消し単位で取り込みます。「差分」は両者を比べます。</translation>
    </message>
    <message>
        <source>Another program has changed {0}.</source>
        <translation>別のプログラムが {0} を変更しました。</translation>
    </message>
    <message>
        <source>Cannot write {0}: {1}. Save the drawing in another place.</source>
        <translation>{0} に書けません: {1}。図面を別の場所に保存してください。</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>レッスンを閉じる</translation>
    </message>
    <message>
        <source>Drawings (*{0})</source>
        <translation>図面 (*{0})</translation>
    </message>
    <message>
        <source>Drawings (*{0});;All files (*)</source>
        <translation type="vanished">図面 (*{0});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Measurements (*.csv *.tsv *.txt *.json *.log *.gz *.bz2 *.xz *.parquet *.arrow *.feather);;All files (*)</source>
        <translation>測定値 (*.csv *.tsv *.txt *.json *.log *.gz *.bz2 *.xz *.parquet *.arrow *.feather);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>統合</translation>
    </message>
    <message>
        <source>Merge and save</source>
        <translation>統合して保存</translation>
    </message>
    <message>
        <source>Merged with the file: {0} things have changed</source>
        <translation>ファイルと統合しました: {0} 個のものが変わりました</translation>
    </message>
    <message>
        <source>Merged with the file: {0} things have changed. These stay as they are here:
{1}</source>
        <translation>ファイルと統合しました: {0} 個のものが変わりました。次のものはここのままです:
{1}</translation>
    </message>
    <message>
        <source>New drawing</source>
        <translation>新しい図面</translation>
    </message>
    <message>
        <source>Not opened: {0}</source>
        <translation>開いていません: {0}</translation>
    </message>
    <message>
        <source>Open a drawing</source>
        <translation>図面を開く</translation>
    </message>
    <message>
        <source>Open a scenario, a session or a drawing</source>
        <translation type="vanished">シナリオ、セッションまたは図面を開く</translation>
    </message>
    <message>
        <source>Open data</source>
        <translation>データを開く</translation>
    </message>
    <message>
        <source>Overwrite the file?</source>
        <translation>ファイルを上書きしますか?</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>読み直す</translation>
    </message>
    <message>
        <source>Save the drawing</source>
        <translation>図面を保存</translation>
    </message>
    <message>
        <source>Save the drawing?</source>
        <translation>図面を保存しますか?</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>保存しました: {0}</translation>
    </message>
    <message>
        <source>Scenarios, sessions, drawings (*.toml *{0} *{1});;All files (*)</source>
        <translation type="vanished">シナリオ、セッション、図面 (*.toml *{0} *{1});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Drawings and decks (*{0} *.iocp);;All files (*)</source>
        <translation>図面とデック (*{0} *.iocp);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>ファイルを開く</translation>
    </message>
    <message>
        <source>Scenarios, sessions, drawings, decks (*.toml *{0} *{1} *.iocp);;All files (*)</source>
        <translation>シナリオ、セッション、図面、デック (*.toml *{0} *{1} *.iocp);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The drawing has unsaved changes.</source>
        <translation>図面に保存されていない変更があります。</translation>
    </message>
    <message>
        <source>The file has been changed by another program since it was opened here.</source>
        <translation>ファイルは、ここで開いた後に別のプログラムが変更しました。</translation>
    </message>
    <message>
        <source>The file {0} already exists.</source>
        <translation>ファイル {0} はすでにあります。</translation>
    </message>
    <message>
        <source>The folder has no {0}.</source>
        <translation>フォルダーに {0} がありません。</translation>
    </message>
    <message>
        <source>The lab opens scenarios (*.toml), sessions (*{0}), drawings (*{1}), IOCP decks, measurements (CSV, Parquet, sadf, vmstat, /proc), user directories, SYSTEM CONFIG, and folders of lessons (with a {2}).</source>
        <translation>ラボが開くもの: シナリオ (*.toml)、セッション (*{0})、図面 (*{1})、IOCP デック、測定値 (CSV、Parquet、sadf、vmstat、/proc)、ユーザー・ディレクトリー、SYSTEM CONFIG、レッスンのフォルダー ({2} を含むもの)。</translation>
    </message>
    <message>
        <source>The lesson “{0}” uses this machine. Close the lesson to open something else.</source>
        <translation>レッスン「{0}」がこのマシンを使っています。別のものを開くにはレッスンを閉じてください。</translation>
    </message>
    <message>
        <source>The program ended unexpectedly. Your work in {0} can be recovered.</source>
        <translation>プログラムが予期せず終了しました。{0} の作業を復元できます。</translation>
    </message>
    <message>
        <source>a new drawing</source>
        <translation>新しい図面</translation>
    </message>
    <message>
        <source>{0} cannot be opened. {1}</source>
        <translation>{0} を開けません。{1}</translation>
    </message>
    <message>
        <source>{0} is in the tree of the plots</source>
        <translation>{0} はプロットのツリーにあります</translation>
    </message>
    <message>
        <source>{0} is no longer there. Save the drawing to write it again.</source>
        <translation>{0} はもうありません。図面を保存すると再び書き出します。</translation>
    </message>
    <message>
        <source>{0} is open in another window of the program. It is read only here until that one is closed. Save the drawing in another file, or save and merge: then the file has the edits of both windows.</source>
        <translation>{0} はこのプログラムの別のウィンドウで開かれています。それが閉じられるまで、ここでは読み取り専用です。図面を別のファイルに保存するか、統合して保存してください。ファイルには両方のウィンドウの編集が入ります。</translation>
    </message>
    <message>
        <source>{0} is open in another window of the program. It is read only here until that one is closed; save the drawing in another file, or compare the two with Differences.</source>
        <translation type="vanished">{0} は別のウィンドウで開かれています。それを閉じるまで、ここでは読み取り専用です。図面を別のファイルに保存するか、「差異」で 2 つを比べてください。</translation>
    </message>
    <message>
        <source>{0} is open in another window. Save the drawing in another file.</source>
        <translation>{0} は別のウィンドウで開かれています。図面を別のファイルに保存してください。</translation>
    </message>
    <message>
        <source>{0} is read only. Save the drawing in another file.</source>
        <translation>{0} は読み取り専用です。図面を別のファイルに保存してください。</translation>
    </message>
</context>
<context>
    <name>FindLine</name>
    <message>
        <source>Close (Esc)</source>
        <translation>閉じる (Esc)</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>検索を閉じる</translation>
    </message>
    <message>
        <source>Enter goes to the next match, Shift+Enter to the previous one.</source>
        <translation>Enter で次に、Shift+Enter で前に移動します。</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Name, device number, CHPID 3C, port C0, system …</source>
        <translation>名前、装置番号、CHPID 3C、ポート C0、システム…</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>{0} found</source>
        <translation>{0} 件</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Finding</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>The daemon&apos;s messages, and problems that it does not report. Enter goes to the place.</source>
        <translation>デーモンのメッセージと、デーモンが報告しない問題。Enter でその場所に移動します。</translation>
    </message>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>やり直す(&amp;O)</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Frames and events per second; while the run is paused, the next event</source>
        <translation>毎秒のフレームとイベント。一時停止中は次のイベント</translation>
    </message>
    <message>
        <source>Simulated time shown in the panels</source>
        <translation>パネルに表示されているシミュレーション時間</translation>
    </message>
    <message>
        <source>The whole run with its phases. Click, drag or use the arrow keys to go to an earlier moment: the machine goes there too. Escape or End returns to the latest.</source>
        <translation>段階を含む実行全体。クリック、ドラッグ、矢印キーで前の時点に移ると、マシンもそこに移ります。Escape または End で最新に戻ります。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>{0} events/s</source>
        <translation>{0} イベント/s</translation>
    </message>
    <message>
        <source>{0} fps</source>
        <translation>{0} fps</translation>
    </message>
</context>
<context>
    <name>ForkDialog</name>
    <message>
        <source>A command that is given at the start of the branch.</source>
        <translation>分岐の始めに出すコマンド。</translation>
    </message>
    <message>
        <source>A setting that can be changed while the machine runs.</source>
        <translation>マシンの実行中に変えられる設定。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Changed setting</source>
        <translation>変える設定</translation>
    </message>
    <message>
        <source>Charts then show both.</source>
        <translation>チャートは両方を表示します。</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Compare it with its origin</source>
        <translation>元と比較する</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>Fork here</source>
        <translation>ここで分岐</translation>
    </message>
    <message>
        <source>If empty, the branch gets a number.</source>
        <translation>空欄なら、分岐に番号が付きます。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of the branch</source>
        <translation>分岐の名前</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>新しい値</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>The value of the setting from now on.</source>
        <translation>これ以降の設定の値。</translation>
    </message>
    <message>
        <source>a number, if left empty</source>
        <translation>空欄なら番号</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>No answer yet.</source>
        <translation>まだ解答がありません。</translation>
    </message>
</context>
<context>
    <name>FormModel</name>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>継承</translation>
    </message>
    <message>
        <source>of this machine</source>
        <translation>このマシンの</translation>
    </message>
</context>
<context>
    <name>FrameWindow</name>
    <message>
        <source>&amp;More panels</source>
        <translation>ほかのパネル(&amp;M)</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Command, not now</source>
        <translation>コマンド (今は不可)</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>{0} is not possible now. {1}</source>
        <translation>{0} は今は実行できません。{1}</translation>
    </message>
</context>
<context>
    <name>GoalLine</name>
    <message>
        <source>Better still: {0}</source>
        <translation>さらに良い: {0}</translation>
    </message>
</context>
<context>
    <name>GradeBox</name>
    <message>
        <source>**{0}: {4}**  
untouched {1}, yours {2}, lesson&apos;s own {3}</source>
        <translation>**{0}: {4}**  
何もしない {1}、あなた {2}、レッスンの {3}</translation>
    </message>
    <message>
        <source>Folder for the solution</source>
        <translation>解答のフォルダー</translation>
    </message>
    <message>
        <source>Grade my solution</source>
        <translation>解答を採点</translation>
    </message>
    <message>
        <source>Grades in the background; you can continue working.</source>
        <translation>バックグラウンドで採点します。作業を続けられます。</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Runs your commands, rules and drawing again with seeds that you have not seen.</source>
        <translation>あなたのコマンド、ルール、図面を、見たことのないシードで再び実行します。</translation>
    </message>
    <message>
        <source>Save my solution…</source>
        <translation>解答を保存…</translation>
    </message>
    <message>
        <source>Saved {0} files of your solution in {1}.</source>
        <translation>解答のファイル {0} 個を {1} に保存しました。</translation>
    </message>
    <message>
        <source>Saves your commands, rules and drawing in a folder.</source>
        <translation>コマンド、ルール、図面をフォルダーに保存します。</translation>
    </message>
    <message>
        <source>Your grade</source>
        <translation>あなたの評価</translation>
    </message>
</context>
<context>
    <name>Grader</name>
    <message>
        <source>Grade the lesson “{0}”</source>
        <translation>レッスン「{0}」を採点</translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message>
        <source>Runs of the study</source>
        <translation>研究の実行</translation>
    </message>
    <message>
        <source>The runs of the study. Enter opens the chosen one, C compares it, R simulates it.</source>
        <translation>研究の実行。Enter で選んだものを開き、C で比較、R でシミュレートします。</translation>
    </message>
</context>
<context>
    <name>GridDialog</name>
    <message>
        <source>1 run</source>
        <translation>1 回の実行</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Connections are counted</source>
        <translation>接続の数え方</translation>
    </message>
    <message>
        <source>Count connections for the whole link or for each channel.</source>
        <translation>接続をリンク全体で数えるか、チャネルごとに数えるか。</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>数え方</translation>
    </message>
    <message>
        <source>Grid of the sweep</source>
        <translation>スイープの格子</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>Left out: {0}</source>
        <translation>除いたもの: {0}</translation>
    </message>
    <message>
        <source>Like 1-4 or 1,2,4.</source>
        <translation>例: 1-4 または 1,2,4</translation>
    </message>
    <message>
        <source>Like 1-8 or 2,4,8.</source>
        <translation>例: 1-8 または 2,4,8</translation>
    </message>
    <message>
        <source>Runs of each point; medians and ranges are shown.</source>
        <translation>各点の実行回数。中央値と範囲を表示します。</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <source>of each channel, at most 16 in all</source>
        <translation>各チャネルの、全体で最大 16</translation>
    </message>
    <message>
        <source>of the whole link</source>
        <translation>リンク全体の</translation>
    </message>
    <message>
        <source>{0} runs</source>
        <translation>{0} 回の実行</translation>
    </message>
</context>
<context>
    <name>GuestsForm</name>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source> MiB/s</source>
        <translation> MiB/s</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add guests</source>
        <translation>ゲストを追加</translation>
    </message>
    <message>
        <source>Adds guests like the chosen ones.</source>
        <translation>選んだものと同じゲストを加えます。</translation>
    </message>
    <message>
        <source>After</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>CP&apos;s default MAXQUIESCE: a relocation that would take longer is cancelled.</source>
        <translation>CP の既定 MAXQUIESCE: これより長くかかるリロケーションは取り消されます。</translation>
    </message>
    <message>
        <source>Database, transactions</source>
        <translation>データベース、トランザクション</translation>
    </message>
    <message>
        <source>Files, past the page cache</source>
        <translation>ファイル、ページ・キャッシュなし</translation>
    </message>
    <message>
        <source>Files, through the page cache</source>
        <translation>ファイル、ページ・キャッシュあり</translation>
    </message>
    <message>
        <source>Guests of the run</source>
        <translation>実行のゲスト</translation>
    </message>
    <message>
        <source>How fast the guests change memory, in MiB/s.</source>
        <translation>ゲストがメモリーを変える速さ、MiB/s。</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>IMMEDIATE</source>
        <translation>IMMEDIATE</translation>
    </message>
    <message>
        <source>Idle Linux</source>
        <translation>アイドルの Linux</translation>
    </message>
    <message>
        <source>Java, a heap rewritten all the time</source>
        <translation>Java、絶えず書き換えられるヒープ</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>移動先</translation>
    </message>
    <message>
        <source>Number of equal guests.</source>
        <translation>同じゲストの数。</translation>
    </message>
    <message>
        <source>Of each guest. The study&apos;s have 4 GiB.</source>
        <translation>各ゲストの分。研究のものは 4 GiB です。</translation>
    </message>
    <message>
        <source>On</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>One pass while the guest runs, then the guest is quiesced at once.</source>
        <translation>ゲストの実行中にパスを 1 つ行い、すぐにゲストを静止します。</translation>
    </message>
    <message>
        <source>Quiesce for at most 10 s</source>
        <translation>静止は最大 10 秒</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove guests</source>
        <translation>ゲストを削除</translation>
    </message>
    <message>
        <source>Removes the chosen guests.</source>
        <translation>選んだゲストを取り除きます。</translation>
    </message>
    <message>
        <source>Start of the relocation, in seconds of simulated time.</source>
        <translation>リロケーションの開始、シミュレーション時間の秒。</translation>
    </message>
    <message>
        <source>The LPAR on which the guests start.</source>
        <translation>ゲストが始まる LPAR。</translation>
    </message>
    <message>
        <source>The LPAR to which the guests are relocated.</source>
        <translation>ゲストがリロケートされる LPAR。</translation>
    </message>
    <message>
        <source>The form below edits the chosen one.</source>
        <translation>下のフォームで、選んだものを編集します。</translation>
    </message>
    <message>
        <source>What the guests do: the workloads of the relocation study.</source>
        <translation>ゲストがすること: リロケーションの研究のワークロード。</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>GuestsPanel</name>
    <message>
        <source>&amp;Console of {0}</source>
        <translation>{0} のコンソール(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Linux of {0}</source>
        <translation>{0} の Linux(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Suspend ({0})</source>
        <translation>サスペンド ({0})(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Why? What it waits for</source>
        <translation>なぜ? 何を待っているか(&amp;W)</translation>
    </message>
    <message>
        <source>All guests in numbers. Click a heading to sort. Enter or a double click opens a guest&apos;s console; the Menu key or a right click lists commands for it.</source>
        <translation>すべてのゲストの数値。見出しのクリックで並べ替え、Enter またはダブルクリックでコンソールを開き、メニュー・キーまたは右クリックでコマンドを一覧します。</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Filter the guests</source>
        <translation>ゲストを絞り込む</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>Shows only guests with this text in a column.</source>
        <translation>列にこの文字を含むゲストだけを表示します。</translation>
    </message>
</context>
<context>
    <name>GuestsTable</name>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>CPU %</source>
        <translation>CPU %</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU 数</translation>
    </message>
    <message>
        <source>CPUs online in Linux</source>
        <translation>Linux でオンラインの CPU</translation>
    </message>
    <message>
        <source>DASD</source>
        <translation>DASD</translation>
    </message>
    <message>
        <source>Its memory without the pool, pages</source>
        <translation>プールを除くメモリー、ページ</translation>
    </message>
    <message>
        <source>Its name in the study</source>
        <translation>研究での名前</translation>
    </message>
    <message>
        <source>Its role in the study</source>
        <translation>研究での役割</translation>
    </message>
    <message>
        <source>Its state, or its stage of a pause</source>
        <translation>状態、または一時停止の段階</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>Linux size</source>
        <translation>Linux の大きさ</translation>
    </message>
    <message>
        <source>List</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>ロード</translation>
    </message>
    <message>
        <source>Load average over 1 minute</source>
        <translation>1 分間のロード・アベレージ</translation>
    </message>
    <message>
        <source>Pages in expanded storage only</source>
        <translation>拡張ストレージだけにあるページ</translation>
    </message>
    <message>
        <source>Pages in real and expanded storage at once</source>
        <translation>実ストレージと拡張ストレージの両方にあるページ</translation>
    </message>
    <message>
        <source>Pages in real storage only</source>
        <translation>実ストレージだけにあるページ</translation>
    </message>
    <message>
        <source>Pages in the cmm pool</source>
        <translation>cmm プールのページ</translation>
    </message>
    <message>
        <source>Pages on paging volumes only</source>
        <translation>ページング・ボリュームだけにあるページ</translation>
    </message>
    <message>
        <source>Pages scanned per second, last 10 s</source>
        <translation>毎秒走査したページ、直近 10 秒</translation>
    </message>
    <message>
        <source>Percent of one IFL, last 10 s</source>
        <translation>IFL 1 個に対する %、直近 10 秒</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>Real</source>
        <translation>実</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Scans/s</source>
        <translation>走査/s</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>The guest&apos;s userid</source>
        <translation>ゲストのユーザー ID</translation>
    </message>
    <message>
        <source>The scheduler&apos;s list of the guest</source>
        <translation>スケジューラーにおけるゲストのリスト</translation>
    </message>
    <message>
        <source>The z/VM system it is on</source>
        <translation>ゲストがいる z/VM システム</translation>
    </message>
    <message>
        <source>Times per minute that it was put on the dispatch list</source>
        <translation>ディスパッチ・リストに載った回数、毎分</translation>
    </message>
    <message>
        <source>Transactions that wait for a server thread</source>
        <translation>サーバーのスレッドを待つトランザクション</translation>
    </message>
    <message>
        <source>Userid</source>
        <translation>ユーザー ID</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待ち</translation>
    </message>
    <message>
        <source>Wakes/min</source>
        <translation>起床/分</translation>
    </message>
    <message>
        <source>XSTOR</source>
        <translation>XSTOR</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>The guide is shown when all predictions of the lesson are run and its grade is given.</source>
        <translation>レッスンの予測をすべて実行し、採点が済むと、ガイドが表示されます。</translation>
    </message>
    <message>
        <source>This scenario has no guide.</source>
        <translation>このシナリオにガイドはありません。</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>見どころ</translation>
    </message>
</context>
<context>
    <name>Gutter</name>
    <message>
        <source>Marks the lines with findings; the list of findings has them too.</source>
        <translation>指摘のある行に印を付けます。指摘の一覧にもあります。</translation>
    </message>
    <message>
        <source>Numbers of the lines</source>
        <translation>行番号</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>レッスン(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>Ma&amp;ny runs</source>
        <translation>多数の実行(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>ステップ(&amp;T)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>速度(&amp;D)</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Documentation – LPAR Lab</source>
        <translation>ドキュメント – LPAR Lab</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Pages of the documentation</source>
        <translation>ドキュメントのページ</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>全ページを検索</translation>
    </message>
    <message>
        <source>Search in the documentation</source>
        <translation>ドキュメントを検索</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Back to my own run</source>
        <translation>自分の実行に戻る</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Plays the solution on a copy of your run; your own run does not change.</source>
        <translation>実行のコピーで解答を再生します。自分の実行は変わりません。</translation>
    </message>
    <message>
        <source>Returns from the copy.</source>
        <translation>コピーから戻ります。</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>解答を表示</translation>
    </message>
    <message>
        <source>Shows a hint; press again for the next one.</source>
        <translation>ヒントを表示します。もう一度押すと次のヒントになります。</translation>
    </message>
</context>
<context>
    <name>ImportDecks</name>
    <message>
        <source>1 error</source>
        <translation>エラー 1 件</translation>
    </message>
    <message>
        <source>1 other finding</source>
        <translation>その他の検出 1 件</translation>
    </message>
    <message>
        <source>1 repair</source>
        <translation>修復 1 件</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>lenient</source>
        <translation>寛容</translation>
    </message>
    <message>
        <source>no statements</source>
        <translation>ステートメントなし</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>未読</translation>
    </message>
    <message>
        <source>nothing wrong</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>{} errors</source>
        <translation>エラー {}</translation>
    </message>
    <message>
        <source>{} other findings</source>
        <translation>その他の指摘 {}</translation>
    </message>
    <message>
        <source>{} repairs</source>
        <translation>修復 {}</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>&amp;Import</source>
        <translation>インポート(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Lenient: pasted from a mail or a web page</source>
        <translation>寛容: メールや Web ページから貼り付けたもの(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>About the decks</source>
        <translation>デックについて</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>ファイルを追加(&amp;F)…</translation>
    </message>
    <message>
        <source>Add a deck: a file, or text from a mail or a web page.</source>
        <translation>デックを追加: ファイル、またはメールや Web ページの文字。</translation>
    </message>
    <message>
        <source>Add from the &amp;clipboard</source>
        <translation>クリップボードから追加(&amp;C)</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Cancelled: nothing has changed. Import begins it again.</source>
        <translation>中止しました。何も変わっていません。「インポート」で最初からやり直します。</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デック</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デック</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>所見</translation>
    </message>
    <message>
        <source>IOCP decks</source>
        <translation>IOCP デック</translation>
    </message>
    <message>
        <source>Import IOCP decks</source>
        <translation>IOCP デックをインポート</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Open questions can be answered later, by drawing cables.</source>
        <translation>未回答の質問は、後でケーブルを描いて答えられます。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>読み方</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Reads decks whose columns were lost, and lists all repairs.</source>
        <translation>列が失われたデックを読み、すべての修復を一覧します。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>修復</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>ステートメント</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>クリップボードに文字はありません。</translation>
    </message>
    <message>
        <source>What</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Working out what the decks are together…</source>
        <translation>デック全体の構成を調べています…</translation>
    </message>
    <message>
        <source>clipboard {0}</source>
        <translation>クリップボード {0}</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>A new value applies to all selected objects.</source>
        <translation>新しい値は、選択したすべてに適用されます。</translation>
    </message>
    <message>
        <source>Change {0} of {1}</source>
        <translation>{1} の {0} を変更</translation>
    </message>
    <message>
        <source>Click a thing on the canvas, or go to it with Tab and the arrow keys.</source>
        <translation>キャンバスのものをクリックするか、Tab と矢印キーで選んでください。</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>選択なし</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>プロパティー</translation>
    </message>
    <message>
        <source>{0} things</source>
        <translation>{0} 個</translation>
    </message>
</context>
<context>
    <name>JoinCard</name>
    <message>
        <source>How to join</source>
        <translation>参加方法</translation>
    </message>
    <message>
        <source>Vote at {0} with code {1}</source>
        <translation>{0} でコード {1} を使って投票</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <source>Decks are joined</source>
        <translation>デックを結合中</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Autosave failed: {0}. Save the drawing often.</source>
        <translation>自動保存に失敗しました: {0}。図面をこまめに保存してください。</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>はたらき</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Bold: of this machine. Italic: the default. Delete takes the inherited value.</source>
        <translation>太字: このマシンのもの。斜体: 既定値。Delete で継承した値に戻ります。</translation>
    </message>
    <message>
        <source>Choose a part below this heading, or add one.</source>
        <translation>この見出しの下の部分を選ぶか、追加してください。</translation>
    </message>
    <message>
        <source>Filter the keys</source>
        <translation>キーを絞り込む</translation>
    </message>
    <message>
        <source>Filter: words of a key or its meaning</source>
        <translation>絞り込み: キーまたはその意味の語</translation>
    </message>
    <message>
        <source>Keys of this part</source>
        <translation>この部分のキー</translation>
    </message>
    <message>
        <source>Take the inherited value</source>
        <translation>継承した値に戻す</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>A guest becomes</source>
        <translation>ゲストが次の状態になる</translation>
    </message>
    <message>
        <source>A guest&apos;s state changes</source>
        <translation>ゲストの状態が変わる</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Entry of the event log</source>
        <translation>イベント・ログの記入</translation>
    </message>
    <message>
        <source>Event of the machine</source>
        <translation>マシンのイベント</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Marker of mine</source>
        <translation>自分のマーカー</translation>
    </message>
    <message>
        <source>Phase or mark of the scenario</source>
        <translation>シナリオの段階または印</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>ありません</translation>
    </message>
    <message>
        <source>{0}: this run does not record such changes</source>
        <translation>{0}: この実行はその変化を記録していません</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>Something went wrong in the window: {0}</source>
        <translation>ウィンドウで問題が起きました: {0}</translation>
    </message>
    <message>
        <source>{0} was written</source>
        <translation>{0} を書き出しました</translation>
    </message>
</context>
<context>
    <name>LabHeader</name>
    <message>
        <source>Search    Ctrl+K</source>
        <translation>検索    Ctrl+K</translation>
    </message>
</context>
<context>
    <name>LayoutMenu</name>
    <message>
        <source>Delete the layout “{0}”</source>
        <translation>レイアウト「{0}」を削除</translation>
    </message>
    <message>
        <source>La&amp;youts</source>
        <translation>レイアウト(&amp;Y)</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>Rename the layout “{0}”</source>
        <translation>レイアウト「{0}」の名前を変更</translation>
    </message>
    <message>
        <source>Save the layout “{0}”</source>
        <translation>レイアウト「{0}」を保存</translation>
    </message>
    <message>
        <source>The settings name “{0}” for all studies. Panels will be as they were left.</source>
        <translation>設定ではすべての研究に「{0}」を使います。パネルは前回のままになります。</translation>
    </message>
    <message>
        <source>Use the layout “{0}”</source>
        <translation>レイアウト「{0}」を使う</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>Give the layout a name of 1 to {0} letters.</source>
        <translation>レイアウトに 1 から {0} 文字の名前を付けてください。</translation>
    </message>
    <message>
        <source>The layout “{0}” is damaged, or another version of the program saved it. The panels stay where they are. Arrange them, and save the layout again under this name.</source>
        <translation>レイアウト「{0}」は壊れているか、別の版のプログラムが保存したものです。パネルは今のままです。並べ直して、この名前で保存し直してください。</translation>
    </message>
    <message>
        <source>There are {0} layouts, which is the most. Delete one first.</source>
        <translation>レイアウトは {0} 個あり、これが上限です。先に 1 つ削除してください。</translation>
    </message>
    <message>
        <source>There is a layout “{0}” already. Choose another name.</source>
        <translation>レイアウト「{0}」はすでにあります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>There is no layout “{0}”.</source>
        <translation>レイアウト「{0}」はありません。</translation>
    </message>
    <message>
        <source>This layout is too large to be saved. Close some panels first.</source>
        <translation>このレイアウトは大きすぎて保存できません。先にパネルをいくつか閉じてください。</translation>
    </message>
</context>
<context>
    <name>LayoutsDialog</name>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>使う(&amp;U)</translation>
    </message>
    <message>
        <source>Enter uses a layout, F2 renames it, Delete deletes it. Ctrl+Z undoes a change.</source>
        <translation>Enter でレイアウトを使い、F2 で名前を変え、Delete で削除します。Ctrl+Z で元に戻ります。</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>Name of the present layout</source>
        <translation>現在のレイアウトの名前</translation>
    </message>
    <message>
        <source>Saved layouts</source>
        <translation>保存されたレイアウト</translation>
    </message>
    <message>
        <source>Type a name and press Enter. A layout of the same name is replaced.</source>
        <translation>名前を入力し Enter を押してください。同じ名前のレイアウトは置き換えられます。</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>+{0} more</source>
        <translation>他 {0} 件</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>Show or hide: {0}</source>
        <translation>表示または非表示: {0}</translation>
    </message>
    <message>
        <source>Show {0} more entries of the legend</source>
        <translation>凡例の残り {0} 項目を表示</translation>
    </message>
    <message>
        <source>emulation</source>
        <translation>エミュレーション</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <source>spinning, part of CP</source>
        <translation>スピン、CP の一部</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation type="vanished">{0}: {1}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lessons: text and steps beside the lab.</source>
        <translation>レッスン: ラボの横の文章とステップ。</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Autosave failed: {0}</source>
        <translation>自動保存に失敗しました: {0}</translation>
    </message>
    <message>
        <source>Cannot write the report: {0}</source>
        <translation>レポートを書けません: {0}</translation>
    </message>
    <message>
        <source>Continue the lesson</source>
        <translation>レッスンを続ける</translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation>レポートのフォルダー</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>レッスンを開く</translation>
    </message>
    <message>
        <source>Saved {0} files of your report in {1}</source>
        <translation>レポートのファイル {0} 個を {1} に保存しました</translation>
    </message>
    <message>
        <source>The lesson “{0}” is closed. Your work is kept.</source>
        <translation>レッスン「{0}」は閉じられました。作業は残っています。</translation>
    </message>
    <message>
        <source>The lesson “{0}” is open in another window. Close it there to continue here.</source>
        <translation>レッスン「{0}」は別のウィンドウで開かれています。ここで続けるには、そこで閉じてください。</translation>
    </message>
    <message>
        <source>Your work on this lesson was damaged. It is kept as {0}</source>
        <translation>このレッスンの作業は壊れていました。{0} として残してあります</translation>
    </message>
</context>
<context>
    <name>LineField</name>
    <message>
        <source>several values</source>
        <translation>複数の値</translation>
    </message>
</context>
<context>
    <name>LinkMenu</name>
    <message>
        <source>&amp;Writers of</source>
        <translation>書き手(&amp;W)</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>リンクなし</translation>
    </message>
</context>
<context>
    <name>LinuxCharts</name>
    <message>
        <source>All guests</source>
        <translation>全ゲスト</translation>
    </message>
</context>
<context>
    <name>LookMenu</name>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>ハイコントラスト(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>Loo&amp;k</source>
        <translation>外観(&amp;K)</translation>
    </message>
</context>
<context>
    <name>MachinePicture</name>
    <message>
        <source>Picture of the machine</source>
        <translation>マシンの図</translation>
    </message>
</context>
<context>
    <name>MarkerList</name>
    <message>
        <source>&amp;Go to the marker</source>
        <translation>マーカーへ移動(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>Marked moments: M adds one at the cursor. Enter goes to a marker, F2 renames it, Delete removes it. Select two (with Ctrl or Shift) to see the difference between them.</source>
        <translation>印を付けた時点: M でカーソルに加えます。Enter でマーカーに移動、F2 で名前を変更、Delete で削除します。2 つを選ぶと (Ctrl または Shift) 差が分かります。</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>削除(&amp;M)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
</context>
<context>
    <name>Markers</name>
    <message>
        <source>Marker {0}</source>
        <translation>マーカー {0}</translation>
    </message>
</context>
<context>
    <name>MatrixPanel</name>
    <message>
        <source>Adds a run with settings of your own.</source>
        <translation>自分の設定の実行を加えます。</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>Choose a cell to list its devices here, side by side.</source>
        <translation>セルを選ぶと、その装置をここに並べて一覧します。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Connections between LPARs</source>
        <translation>LPAR 間の接続</translation>
    </message>
    <message>
        <source>Devices of the chosen connections</source>
        <translation>選んだ接続の装置</translation>
    </message>
    <message>
        <source>Number of seeds</source>
        <translation>シードの数</translation>
    </message>
    <message>
        <source>Number of seeds of each run; medians are shown.</source>
        <translation>各実行のシードの数。中央値を表示します。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Opens the chosen run in the lab (Enter).</source>
        <translation>選んだ実行をラボで開きます (Enter)。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Removes a run of your own from the matrix (Delete).</source>
        <translation>自分の実行をマトリックスから取り除きます (Delete)。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>すべて実行</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Runs that have ended; published values within tolerance, of those known. Not counted: ratios between runs, derived facts and identities.</source>
        <translation>終わった実行。許容範囲内の公表値と、分かっている公表値の数。実行間の比、導出された値、恒等式は数えません。</translation>
    </message>
    <message>
        <source>Shows the chosen run beside the one that is open (C).</source>
        <translation>選んだ実行を、開いている実行の横に表示します (C)。</translation>
    </message>
    <message>
        <source>Simulates all runs without a result in the background.</source>
        <translation>結果のない実行をすべて、バックグラウンドでシミュレートします。</translation>
    </message>
    <message>
        <source>Simulates the chosen run, or cancels it (R).</source>
        <translation>選んだ実行をシミュレートするか、取り消します (R)。</translation>
    </message>
    <message>
        <source>The study of this scenario has no tables.</source>
        <translation>このシナリオの研究に表はありません。</translation>
    </message>
    <message>
        <source>nothing between them</source>
        <translation>その間に何もありません</translation>
    </message>
    <message>
        <source>{0} and {1}: {2}</source>
        <translation>{0} と {1}: {2}</translation>
    </message>
    <message>
        <source>{0} of {1} runs</source>
        <translation>{1} 回中 {0} 回の実行</translation>
    </message>
    <message>
        <source>{0} of {1} within</source>
        <translation>{1} 中 {0} が範囲内</translation>
    </message>
</context>
<context>
    <name>MemberButtons</name>
    <message>
        <source>Show the console and the guests of {0}; click again for all guests</source>
        <translation>{0} のコンソールとゲストを表示。もう一度クリックすると全ゲスト</translation>
    </message>
</context>
<context>
    <name>MemoryBars</name>
    <message>
        <source>Fig. 9</source>
        <translation>図 9</translation>
    </message>
    <message>
        <source>Per cent of the guest</source>
        <translation>ゲストに対する %</translation>
    </message>
    <message>
        <source>Published bars</source>
        <translation>公表値のバー</translation>
    </message>
    <message>
        <source>Show the bars of {0} behind these: {1}, at {2}</source>
        <translation>これらの後ろに {0} のバーを表示: {1}、{2} の時点</translation>
    </message>
    <message>
        <source>Show the share of each guest&apos;s pages rather than their number</source>
        <translation>各ゲストのページ数ではなく割合を表示</translation>
    </message>
    <message>
        <source>published XSTOR, {0}</source>
        <translation>公表値 XSTOR、{0}</translation>
    </message>
    <message>
        <source>published real, {0}</source>
        <translation>公表値 実、{0}</translation>
    </message>
    <message>
        <source>published, {0} ({1})</source>
        <translation>公表値、{0} ({1})</translation>
    </message>
    <message>
        <source>{0} – {1} · mean of {2}</source>
        <translation>{0} – {1} · {2} 個の平均</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Internal error in the window: {0}</source>
        <translation>ウィンドウの内部エラー: {0}</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>復元</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <source>Click or drag to see another part of the drawing</source>
        <translation>クリックまたはドラッグで図面の別の部分を見ます</translation>
    </message>
    <message>
        <source>Minimap of the drawing</source>
        <translation>図面のミニマップ</translation>
    </message>
</context>
<context>
    <name>Mirror</name>
    <message>
        <source>Panel of the lab</source>
        <translation>ラボのパネル</translation>
    </message>
    <message>
        <source>Published values are hidden until the trainer reveals them.</source>
        <translation>講師が明かすまで、公表値は隠されています。</translation>
    </message>
    <message>
        <source>The lab</source>
        <translation>ラボ</translation>
    </message>
    <message>
        <source>This panel is closed in the lab.</source>
        <translation>このパネルはラボで閉じられています。</translation>
    </message>
    <message>
        <source>This panel is the trainer&apos;s own.</source>
        <translation>このパネルは講師専用です。</translation>
    </message>
</context>
<context>
    <name>MomentsBox</name>
    <message>
        <source>Bookmark</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Enter, a double click, or Alt and a digit go to a moment. The run continues where it must.</source>
        <translation>Enter、ダブルクリック、または Alt と数字で時点に移動します。必要なら実行が続きます。</translation>
    </message>
    <message>
        <source>Keeps the present moment of the run, with the lesson (Ctrl+D).</source>
        <translation>実行の現在の時点をレッスンとともに残します (Ctrl+D)。</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>要点の時点</translation>
    </message>
    <message>
        <source>Key moments of this run</source>
        <translation>この実行の要点の時点</translation>
    </message>
    <message>
        <source>Title of a bookmark</source>
        <translation>ブックマークの題</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Guest</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>見る所</translation>
    </message>
    <message>
        <source>No guest</source>
        <translation>ゲストなし</translation>
    </message>
    <message>
        <source>No panel</source>
        <translation>パネルなし</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Note for the lesson</source>
        <translation>レッスンへのメモ</translation>
    </message>
    <message>
        <source>The guest that the step highlights.</source>
        <translation>ステップが強調するゲスト。</translation>
    </message>
    <message>
        <source>The panel that the step highlights.</source>
        <translation>ステップが強調するパネル。</translation>
    </message>
    <message>
        <source>The text of the next step. If it has several lines, the first is the title.</source>
        <translation>次のステップの文章。複数行なら、最初の行が題になります。</translation>
    </message>
</context>
<context>
    <name>NotesView</name>
    <message>
        <source>Expected answers</source>
        <translation>期待される解答</translation>
    </message>
    <message>
        <source>Misconceptions</source>
        <translation>よくある誤解</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Notes, expected answers and the next step</source>
        <translation>メモ、期待される解答、次のステップ</translation>
    </message>
    <message>
        <source>Only you see this. Answers of runs come once the lesson was played ahead.</source>
        <translation>見えるのはあなただけです。実行の解答は、レッスンを先に通した後に出ます。</translation>
    </message>
    <message>
        <source>The lesson is being played ahead…</source>
        <translation>レッスンを先に通しています…</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>これが最後のステップです。</translation>
    </message>
    <message>
        <source>step {0} of {1}</source>
        <translation>ステップ {0} / {1}</translation>
    </message>
</context>
<context>
    <name>NumberForm</name>
    <message>
        <source>A number from {0} to {1} {2}.</source>
        <translation>{0} から {1} {2} までの数。</translation>
    </message>
    <message>
        <source>Type a number. {0}</source>
        <translation>数を入力してください。{0}</translation>
    </message>
    <message>
        <source>Your number, in {0}</source>
        <translation>あなたの数、単位 {0}</translation>
    </message>
    <message>
        <source>units</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>{0} is out of range. {1}</source>
        <translation>{0} は範囲外です。{1}</translation>
    </message>
    <message>
        <source>“{0}” is not a number. {1}</source>
        <translation>「{0}」は数ではありません。{1}</translation>
    </message>
</context>
<context>
    <name>NumbersDialog</name>
    <message>
        <source>&amp;Devices</source>
        <translation>装置(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Renumber</source>
        <translation>番号を付け直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Scheme</source>
        <translation>体系(&amp;S)</translation>
    </message>
    <message>
        <source>Control &amp;units</source>
        <translation>制御装置(&amp;U)</translation>
    </message>
    <message>
        <source>Four hexadecimal digits, some of them from fields: {0}. {{n+8}} adds.</source>
        <translation>16 進数字 4 桁。一部は項目から: {0}。{{n+8}} は加算します。</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>何も変わりません。</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Number scheme</source>
        <translation>番号体系</translation>
    </message>
    <message>
        <source>Only the &amp;selection and its other side</source>
        <translation>選択したものとその相手側だけ(&amp;S)</translation>
    </message>
    <message>
        <source>Present and new numbers</source>
        <translation>現在の番号と新しい番号</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>変更後</translation>
    </message>
    <message>
        <source>What</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>できない理由</translation>
    </message>
    <message>
        <source>{0} numbers change.</source>
        <translation>{0} 個の番号が変わります。</translation>
    </message>
    <message>
        <source>{0} of them are not possible; nothing is changed.</source>
        <translation>そのうち {0} 個は不可能です。何も変更されません。</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Open {0}</source>
        <translation>{0} を開く</translation>
    </message>
</context>
<context>
    <name>OrderForm</name>
    <message>
        <source>Drag the largest to the top, or use Ctrl+Up and Ctrl+Down.</source>
        <translation>最大のものを上へドラッグするか、Ctrl+上、Ctrl+下を使ってください。</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Moves the selected line down (Ctrl+Down).</source>
        <translation>選んだ行を下へ動かします (Ctrl+下)。</translation>
    </message>
    <message>
        <source>Moves the selected line up (Ctrl+Up).</source>
        <translation>選んだ行を上へ動かします (Ctrl+上)。</translation>
    </message>
    <message>
        <source>Order, largest first</source>
        <translation>順序、最大が先</translation>
    </message>
</context>
<context>
    <name>OwnQuestion</name>
    <message>
        <source>&amp;Answers</source>
        <translation>解答(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>質問(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>単位(&amp;U)</translation>
    </message>
    <message>
        <source>Answers, one on each line</source>
        <translation>解答、1 行に 1 つ</translation>
    </message>
    <message>
        <source>One answer on each line. Leave it empty to ask for a number.</source>
        <translation>1 行に 1 つの解答。数を尋ねるなら空欄にします。</translation>
    </message>
    <message>
        <source>Open the vote</source>
        <translation>投票を開始</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Question to the class</source>
        <translation>クラスへの質問</translation>
    </message>
    <message>
        <source>Unit of a number</source>
        <translation>数の単位</translation>
    </message>
</context>
<context>
    <name>OwnTemplates</name>
    <message>
        <source>&quot;{0}&quot;: expected up to 40 letters, digits, blanks and ( ) . , + - as name.</source>
        <translation>&quot;{0}&quot;: 名前は 40 文字までの英数字、空白、( ) . , + - が必要です。</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Put in</source>
        <translation>入れる(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>名前を変更(&amp;R)…</translation>
    </message>
    <message>
        <source>A template &quot;{0}&quot; exists: choose another name.</source>
        <translation>ひな形 &quot;{0}&quot; があります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Delete the template {0}? Drawings keep what came from it.</source>
        <translation>ひな形 {0} を削除しますか? そこから図面に入ったものは残ります。</translation>
    </message>
    <message>
        <source>Delete the template?</source>
        <translation>ひな形を削除しますか?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Own templates</source>
        <translation>自分のひな形</translation>
    </message>
    <message>
        <source>Puts in what was saved as {0}. F2 renames it, Delete deletes it.</source>
        <translation>{0} として保存したものを入れます。F2 で名前を変更、Delete で削除します。</translation>
    </message>
    <message>
        <source>Rename the template</source>
        <translation>ひな形の名前を変更</translation>
    </message>
    <message>
        <source>Templates that you saved. Enter puts one in, F2 renames it, Delete deletes it.</source>
        <translation>保存したひな形。Enter で入れ、F2 で名前を変更、Delete で削除します。</translation>
    </message>
    <message>
        <source>The template stays as it is: {0}</source>
        <translation>ひな形は元のままです: {0}</translation>
    </message>
    <message>
        <source>The template {0}</source>
        <translation>ひな形 {0}</translation>
    </message>
    <message>
        <source>There are {0} templates: delete one first.</source>
        <translation>ひな形は {0} 個あります。先に 1 つ削除してください。</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Goes to the next step (Ctrl+Page Down).</source>
        <translation>次のステップに進みます (Ctrl+Page Down)。</translation>
    </message>
    <message>
        <source>Goes to the previous step; nothing is lost (Ctrl+Page Up).</source>
        <translation>前のステップに戻ります。何も失われません (Ctrl+Page Up)。</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>Progress in the lesson</source>
        <translation>レッスンの進み具合</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再始動</translation>
    </message>
    <message>
        <source>Restarts this step: the machine goes back to where the step began.</source>
        <translation>このステップをやり直します。マシンはステップの開始時に戻ります。</translation>
    </message>
    <message>
        <source>Returns to the list; your work is saved.</source>
        <translation>一覧に戻ります。作業は保存されます。</translation>
    </message>
    <message>
        <source>Saves your report in a folder.</source>
        <translation>レポートをフォルダーに保存します。</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Skips this step for now.</source>
        <translation>このステップを後回しにします。</translation>
    </message>
    <message>
        <source>Write the report…</source>
        <translation>レポートを書く…</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>do it yourself</source>
        <translation>自分で行う</translation>
    </message>
    <message>
        <source>explain</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>採点</translation>
    </message>
    <message>
        <source>look back</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>predict</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>read</source>
        <translation>読む</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>思い出す</translation>
    </message>
    <message>
        <source>recap</source>
        <translation>まとめ</translation>
    </message>
    <message>
        <source>run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>series of runs</source>
        <translation>一連の実行</translation>
    </message>
    <message>
        <source>watch</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>worked example</source>
        <translation>例題</translation>
    </message>
</context>
<context>
    <name>PageBox</name>
    <message>
        <source>, and {0} more</source>
        <translation>、ほか {0}</translation>
    </message>
    <message>
        <source>, {0} requests refused</source>
        <translation>、拒否した要求 {0}</translation>
    </message>
    <message>
        <source>Address of this computer</source>
        <translation>このコンピューターのアドレス</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>ページを閉じる</translation>
    </message>
    <message>
        <source>How to join</source>
        <translation>参加方法</translation>
    </message>
    <message>
        <source>Off. Students can vote on their own devices once you serve the page.</source>
        <translation>オフ。ページを公開すると、学生は自分の端末で投票できます。</translation>
    </message>
    <message>
        <source>Serve the page</source>
        <translation>ページを公開</translation>
    </message>
    <message>
        <source>Serves the students&apos; page, or closes it.</source>
        <translation>学生ページを公開するか、閉じます。</translation>
    </message>
    <message>
        <source>Shows address, code and QR code (J).</source>
        <translation>アドレス、コード、QR コードを表示します (J)。</translation>
    </message>
    <message>
        <source>Students’ page</source>
        <translation>学生ページ</translation>
    </message>
    <message>
        <source>The page is served at this address alone. Choose that of the network in the room.</source>
        <translation>ページはこのアドレスだけで公開されます。教室のネットワークのものを選んでください。</translation>
    </message>
    <message>
        <source>{0}  code {1}
{2} joined</source>
        <translation>{0}  コード {1}
{2} 人参加</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV ファイル (*.csv)</translation>
    </message>
    <message>
        <source>Copies all tables as CSV.</source>
        <translation>すべての表を CSV でコピーします。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差異</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>表をエクスポート</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Other runs</source>
        <translation>ほかの実行</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Runs and tables</source>
        <translation>実行と表</translation>
    </message>
    <message>
        <source>Scenario file</source>
        <translation>シナリオ・ファイル</translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation>スライダー</translation>
    </message>
    <message>
        <source>The runs as charts, or a table of the study.</source>
        <translation>チャートとしての実行、または研究の表。</translation>
    </message>
    <message>
        <source>Writes all tables into a CSV file.</source>
        <translation>すべての表を CSV ファイルに書き出します。</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>DRAG OR PRESS ENTER</source>
        <translation>ドラッグ または ENTER</translation>
    </message>
    <message>
        <source>Drag one onto the canvas, or press Enter to add it to the selected container.</source>
        <translation>キャンバスにドラッグするか、Enter で選んだ容器に加えます。</translation>
    </message>
    <message>
        <source>OWN TEMPLATES</source>
        <translation>自分のひな形</translation>
    </message>
    <message>
        <source>TEMPLATES</source>
        <translation>ひな形</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>ひな形</translation>
    </message>
    <message>
        <source>Things to add to the drawing</source>
        <translation>図面に加えるもの</translation>
    </message>
    <message>
        <source>Whole layouts. Drag one onto the canvas, or press Enter: a form asks for its numbers.</source>
        <translation>レイアウト全体。キャンバスにドラッグするか Enter を押すと、フォームが数を尋ねます。</translation>
    </message>
</context>
<context>
    <name>PaneChart</name>
    <message>
        <source>Curves: {0}.</source>
        <translation>曲線: {0}。</translation>
    </message>
    <message>
        <source>From top to bottom: {0}.</source>
        <translation>上から下へ: {0}。</translation>
    </message>
    <message>
        <source>Scroll the panes</source>
        <translation>ペインをスクロール</translation>
    </message>
    <message>
        <source>Shows the panes that have no room</source>
        <translation>入りきらないペインを表示します</translation>
    </message>
    <message>
        <source>fixed axis, double click frees it</source>
        <translation>固定軸、ダブルクリックで解除</translation>
    </message>
    <message>
        <source>log axis</source>
        <translation>対数軸</translation>
    </message>
</context>
<context>
    <name>PaneHandling</name>
    <message>
        <source>&amp;Curves</source>
        <translation>曲線(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Fix value axes</source>
        <translation>値軸を固定(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View all times and values</source>
        <translation>すべての時間と値を表示(&amp;V)</translation>
    </message>
    <message>
        <source>Lo&amp;garithmic value axes</source>
        <translation>値軸を対数に(&amp;G)</translation>
    </message>
    <message>
        <source>Make the pane &amp;higher</source>
        <translation>ペインを高く(&amp;H)</translation>
    </message>
    <message>
        <source>Make the pane &amp;lower</source>
        <translation>ペインを低く(&amp;L)</translation>
    </message>
    <message>
        <source>Zoom &amp;in values</source>
        <translation>値を拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out values</source>
        <translation>値を縮小(&amp;O)</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>A lesson: texts to read, predictions to make, runs to start and tasks to do.</source>
        <translation>レッスン: 読む文章、予測、始める実行、行う課題。</translation>
    </message>
    <message>
        <source>A volume that all members share: I/Os, wait, service, queue and utilization of the exposure that each member has to it. The button in the corner selects another volume.</source>
        <translation>全メンバーが共有するボリューム: 各メンバーのエクスポージャーの I/O、待ち、サービス時間、待ち行列、使用率。隅のボタンで別のボリュームを選びます。</translation>
    </message>
    <message>
        <source>All guests in numbers. Click a heading to sort.</source>
        <translation>すべてのゲストの数値。見出しのクリックで並べ替えます。</translation>
    </message>
    <message>
        <source>All relocations in numbers, and buttons that enter CP&apos;s commands for them. The line that a button enters is shown below; its answer appears in the console.</source>
        <translation>すべてのリロケーションの数値と、そのための CP コマンドを入力するボタン。入力される行は下に、応答はコンソールに表示されます。</translation>
    </message>
    <message>
        <source>All runs of a study side by side, simulated in the background, and its tables.</source>
        <translation>研究のすべての実行を並べ、バックグラウンドでシミュレートします。表もあります。</translation>
    </message>
    <message>
        <source>CPU of the systems</source>
        <translation>システムの CPU</translation>
    </message>
    <message>
        <source>CPUs of Linux</source>
        <translation>Linux の CPU</translation>
    </message>
    <message>
        <source>CPUs online, load average, and CPUs in use, one curve per guest. For a single guest, selected in the corner: how its CPUs spend their time; steal is the time in which they could run but CP runs others.</source>
        <translation>オンラインの CPU、ロード・アベレージ、使用中の CPU。ゲストごとに曲線 1 本。隅で 1 つのゲストを選ぶと、CPU の時間の内訳が見えます。スチールは、走れるのに CP が他を走らせている時間です。</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>クラスター</translation>
    </message>
    <message>
        <source>Commands to CP and to the guests&apos; Linux, and their answers. Tab completes, F1 explains.</source>
        <translation>CP とゲストの Linux へのコマンドとその応答。Tab で補完、F1 で説明。</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>コンソール</translation>
    </message>
    <message>
        <source>Cycles per instruction on each member, including those spent waiting for the caches; instructions per transaction; and processor utilization. Means of the phase at the cursor. Left and Right select a member. Dashed: published values.</source>
        <translation>各メンバーの 1 命令あたりのサイクル (キャッシュ待ちを含む)、1 トランザクションの命令、プロセッサーの使用率。カーソルのある段階の平均。左右キーでメンバーを選びます。破線: 公表値。</translation>
    </message>
    <message>
        <source>Devices of the links</source>
        <translation>リンクの装置</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>Free frames, XSTOR, paging and the demand scan.</source>
        <translation>空きフレーム、XSTOR、ページング、デマンド・スキャン。</translation>
    </message>
    <message>
        <source>Guest size</source>
        <translation>ゲストの大きさ</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>How often a processor had to wait for a lock of CP, how long it spun each time, and the share of all processors that this takes, by lock; at the right the mean number of waiting processors. Dashed: published values, for all locks together.</source>
        <translation>プロセッサーが CP のロックを待った頻度、1 回のスピンの長さ、全プロセッサーに占める割合をロックごとに。右は待っているプロセッサーの平均数。破線: 公表値、全ロックの合計。</translation>
    </message>
    <message>
        <source>How real processors spend their time, in percent: guest code, CP, and spinning for a lock. First the master, then the average of all; the button in the corner selects others. Dashed: published values. Click the legend, or press Tab and Space, to hide a part.</source>
        <translation>実プロセッサーの時間の内訳 (%): ゲストのコード、CP、ロックのスピン。まずマスター、次に全体の平均。隅のボタンで他を選びます。破線: 公表値。凡例をクリックするか Tab と Space で部分を隠します。</translation>
    </message>
    <message>
        <source>How the memory of a guest is used, as its Linux counts it, up to the pool, whose pages are back with CP. Below: free memory, the watermarks at which kswapd starts and stops, and swap space in use. The button in the corner selects a guest in all charts of Linux.</source>
        <translation>ゲストのメモリーの使われ方。その Linux の数え方で、ページが CP に戻っているプールまで。下: 空きメモリー、kswapd が始まり止まるウォーターマーク、使用中のスワップ空間。隅のボタンで、Linux の全チャートのゲストを選びます。</translation>
    </message>
    <message>
        <source>IFLs used by each kind of guest, and by CP itself on their behalf.</source>
        <translation>各種類のゲストと、そのための CP 自身が使う IFL。</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Links and channels</source>
        <translation>リンクとチャネル</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>ロック</translation>
    </message>
    <message>
        <source>MB/s over each link by direction, and what each channel sends and receives.</source>
        <translation>各リンクの方向別の MB/s と、各チャネルの送信と受信。</translation>
    </message>
    <message>
        <source>Many runs with varied parameters, done in the background: which parameter moves which figure, as tornado, small charts, surface and table. Click a mark to open its run.</source>
        <translation>パラメーターを変えた多数の実行をバックグラウンドで。どのパラメーターがどの数値を動かすかを、トルネード、小チャート、曲面、表で。印をクリックするとその実行が開きます。</translation>
    </message>
    <message>
        <source>Memory of Linux</source>
        <translation>Linux のメモリー</translation>
    </message>
    <message>
        <source>One bar per guest: pages in real storage, in XSTOR, in both, and on DASD.</source>
        <translation>ゲストごとにバー 1 本: 実ストレージ、XSTOR、両方、DASD のページ。</translation>
    </message>
    <message>
        <source>One lane per processor: its activity, down to a microsecond; below, who holds the locks and how many processors wait. Zoom with the wheel, W and S until every change is shown. N and P go to the next and the previous change; T, or a click in the legend, selects what is highlighted.</source>
        <translation>プロセッサーごとにレーン 1 本: その活動をマイクロ秒まで。下は、誰がロックを保持し、何個のプロセッサーが待つか。ホイール、W、S ですべての変化が見えるまで拡大します。N と P で次と前の変化へ。T または凡例のクリックで強調するものを選びます。</translation>
    </message>
    <message>
        <source>One lane per relocation with its stages: the passes while the guest runs, and what it waits for while the guest is stopped. The thin bars below show the time so far and the time stopped, within the limits MAXTOTAL and MAXQUIESCE; the result is beside them.</source>
        <translation>リロケーションごとにレーン 1 本: ゲストが走る間のパスと、止まっている間に待つもの。下の細いバーは、MAXTOTAL と MAXQUIESCE の範囲での経過時間と停止時間です。横に結果があります。</translation>
    </message>
    <message>
        <source>One row per device of the ISFC links: the stronger the colour, the more transfers start on it. In the upper half of a row the first system of the link writes, in the lower half the second one. Where a system may not write, its half is missing and a triangle marks the row.</source>
        <translation>ISFC リンクの装置ごとに 1 行: 色が濃いほど多くの転送が始まります。行の上半分はリンクの最初のシステム、下半分は 2 番目が書きます。書けない側の半分はなく、行に三角の印が付きます。</translation>
    </message>
    <message>
        <source>One row per guest: the state of its virtual CPU, as CP sees it. Zoom with the wheel, W and S; Ctrl and the wheel, Up or Down show fewer or more guests.</source>
        <translation>ゲストごとに 1 行: CP から見た仮想 CPU の状態。ホイール、W、S で拡大縮小。Ctrl とホイール、上、下で表示するゲストの数を変えます。</translation>
    </message>
    <message>
        <source>Pages per second that enter and leave real storage.</source>
        <translation>毎秒、実ストレージに出入りするページ。</translation>
    </message>
    <message>
        <source>Pages that Linux scans to find free ones: by kswapd in the background or, worse, by tasks that need them (direct). Below: swapping, scans that tasks wait for, and file reads.</source>
        <translation>Linux が空きページを探して走査するページ。バックグラウンドの kswapd か、悪い場合は必要とするタスク自身 (直接) によります。下: スワッピング、タスクが待つ走査、ファイルの読み取り。</translation>
    </message>
    <message>
        <source>Paging</source>
        <translation>ページング</translation>
    </message>
    <message>
        <source>Passes of relocations</source>
        <translation>リロケーションのパス</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>プロット</translation>
    </message>
    <message>
        <source>Plots of any measures: drag them from the tree, or select one and press Enter. Over time, against each other, as histogram, boxes or heat map; with figures of a region, fits and expressions. Delete removes the last measure, Ctrl+Tab goes to the next plot.</source>
        <translation>任意の測定項目のプロット。ツリーからドラッグするか、選んで Enter を押します。時間、相互、ヒストグラム、箱ひげ、ヒート・マップ。区間の数値、当てはめ、式も使えます。Delete で最後の項目を除き、Ctrl+Tab で次のプロットへ。</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>Processor efficiency</source>
        <translation>プロセッサーの効率</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>Processors as lanes</source>
        <translation>プロセッサーのレーン表示</translation>
    </message>
    <message>
        <source>Published and simulated</source>
        <translation>公表値とシミュレーション</translation>
    </message>
    <message>
        <source>Real CPU by kind of guest</source>
        <translation>ゲストの種類ごとの実 CPU</translation>
    </message>
    <message>
        <source>Real processors in use on each system, by guests and by CP.</source>
        <translation>各システムで、ゲストと CP が使う実プロセッサー。</translation>
    </message>
    <message>
        <source>Relocate guests</source>
        <translation>ゲストのリロケート</translation>
    </message>
    <message>
        <source>Relocation and quiesce time over connections, channels, layouts of the link and workloads, as small charts that are filled in the background. Click a mark to open its run.</source>
        <translation>接続数、チャネル、リンクのレイアウト、ワークロードごとのリロケーション時間と静止時間。バックグラウンドで埋まる小チャートです。印をクリックするとその実行が開きます。</translation>
    </message>
    <message>
        <source>Relocations</source>
        <translation>リロケーション</translation>
    </message>
    <message>
        <source>Rules of cpuplugd</source>
        <translation>cpuplugd のルール</translation>
    </message>
    <message>
        <source>Run matrix</source>
        <translation>実行マトリックス</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Scans and swaps</source>
        <translation>走査とスワップ</translation>
    </message>
    <message>
        <source>Scheduling states</source>
        <translation>スケジューリング状態</translation>
    </message>
    <message>
        <source>Steal of guests</source>
        <translation>ゲストのスチール</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>ストレージ</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>スイープ</translation>
    </message>
    <message>
        <source>The branches of the session, the one that is compared, and the markers.</source>
        <translation>セッションの分岐、比較中の分岐、マーカー。</translation>
    </message>
    <message>
        <source>The cmm pool (balloon): pages that Linux has returned to CP, the target size of the pool, and the pages that move in and out.</source>
        <translation>cmm プール (バルーン): Linux が CP に返したページ、プールの目標、出入りするページ。</translation>
    </message>
    <message>
        <source>The guide of the run: what to watch, and what to try.</source>
        <translation>実行のガイド: 何を見て、何を試すか。</translation>
    </message>
    <message>
        <source>The rules by which a guest&apos;s Linux gives up and takes back CPUs and memory: an editor, the errors in them, and the value of every term at this moment. Run starts another run with the edited rules.</source>
        <translation>ゲストの Linux が CPU とメモリーを手放し、取り戻すルール: エディター、その誤り、各項の現在の値。「実行」で、編集したルールで別の実行を始めます。</translation>
    </message>
    <message>
        <source>The share of the time in which a guest wants to run but its code does not run. Relocated guests are coloured; below, the lower end of the axis, where passes can be seen.</source>
        <translation>ゲストが走りたいのにそのコードが走らない時間の割合。リロケートされるゲストには色が付きます。下は軸の下端で、パスが見えます。</translation>
    </message>
    <message>
        <source>The sizes of the guests in Linux (their memory without the pool) and in z/VM (the pages that CP keeps for them). Dashed: the guests of the study, sized by hand.</source>
        <translation>Linux での (プールを除くメモリー) ゲストの大きさと、z/VM での (CP がそのために持つページ) 大きさ。破線: 手動で大きさを決めた、研究のゲスト。</translation>
    </message>
    <message>
        <source>The states of the members over time, also distinguished by names and lines. A strip above a lane: the cluster is not stable; below it: other members see this member in a different state. At the right: the members and their links at the cursor. Click a member, or press Tab and Space, to open its console and show only its guests.</source>
        <translation>メンバーの状態の推移。名前と線でも区別します。レーンの上の帯: クラスターが安定していない。下: 他のメンバーには別の状態に見える。右: カーソルの時点のメンバーとリンク。メンバーをクリックするか Tab と Space で、そのコンソールを開き、そのゲストだけを表示します。</translation>
    </message>
    <message>
        <source>The values that the study published, those of this run, and the difference. Verify runs all scenarios of the study with many seeds.</source>
        <translation>研究が公表した値、この実行の値、その差。「検証」は研究のすべてのシナリオを多数のシードで実行します。</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <source>Throughput of members</source>
        <translation>メンバーのスループット</translation>
    </message>
    <message>
        <source>Timer requests</source>
        <translation>タイマー要求</translation>
    </message>
    <message>
        <source>Timer requests (TRQBKs) that guests set and CP serves, and interrupts of the clock comparators. Below: how many due requests are taken per hold of the lock, and how many are due and waiting. When their number keeps growing, ticks come late and the system is no longer stable.</source>
        <translation>ゲストが設定し CP が処理するタイマー要求 (TRQBK) と、クロック・コンパレーターの割り込み。下: ロックの 1 回の保持で取り出される要求の数と、期限が来て待つ数。その数が増え続けると、ティックが遅れ、システムはもう安定していません。</translation>
    </message>
    <message>
        <source>Transactions of the sessions on each member, their duration, and virtual I/Os of the servers. Dashed: published values for all members together.</source>
        <translation>各メンバーのセッションのトランザクション、その長さ、サーバーの仮想 I/O。破線: 全メンバーの公表値の合計。</translation>
    </message>
    <message>
        <source>Transactions per second of each group of users, their mean response time, and how many wait for a server thread. Compare another run to see the difference.</source>
        <translation>ユーザー群ごとの毎秒のトランザクション、平均応答時間、サーバーのスレッドを待つ数。別の実行と比べると差が分かります。</translation>
    </message>
    <message>
        <source>Two bars per pass: the pages sent, and the pages that the guest changed meanwhile, which the next pass must send again. Left and Right select a pass. In passes of a different colour the guest is stopped.</source>
        <translation>パスごとにバー 2 本: 送ったページと、その間にゲストが変え、次のパスで再び送るページ。左右キーでパスを選びます。色の異なるパスではゲストが止まっています。</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>ボリューム</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>見どころ</translation>
    </message>
    <message>
        <source>Where each guest&apos;s pages are</source>
        <translation>各ゲストのページの所在</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>added up</source>
        <translation>積み上げ</translation>
    </message>
    <message>
        <source>together</source>
        <translation>まとめて</translation>
    </message>
</context>
<context>
    <name>Part</name>
    <message>
        <source>{0} h {1} min</source>
        <translation>{0} 時間 {1} 分</translation>
    </message>
    <message>
        <source>{0} of {1} done  ·  {2}</source>
        <translation>{1} 中 {0} 完了  ·  {2}</translation>
    </message>
</context>
<context>
    <name>PartButtons</name>
    <message>
        <source>&amp;Add…</source>
        <translation>追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Copy…</source>
        <translation>コピー(&amp;C)…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>名前:</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>削除(&amp;M)</translation>
    </message>
    <message>
        <source>{0} exists already; choose another name</source>
        <translation>{0} はすでにあります。別の名前を選んでください</translation>
    </message>
    <message>
        <source>{0} is inherited: set its count to 0, or save the machine on its own</source>
        <translation>{0} は継承されています。個数を 0 にするか、マシンを独立に保存してください</translation>
    </message>
</context>
<context>
    <name>PartsTree</name>
    <message>
        <source>Parts of the machine</source>
        <translation>マシンの部分</translation>
    </message>
</context>
<context>
    <name>Passes</name>
    <message>
        <source>Logarithmic axis</source>
        <translation>対数軸</translation>
    </message>
    <message>
        <source>Logarithmic axis: shows passes of few pages beside those of many.</source>
        <translation>対数軸: 少ないページのパスと多いページのパスを並べて見せます。</translation>
    </message>
    <message>
        <source>No relocation has sent a page yet.</source>
        <translation>まだページを送ったリロケーションはありません。</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>changed meanwhile</source>
        <translation>その間に変更</translation>
    </message>
    <message>
        <source>changed, guest stopped</source>
        <translation>変更、ゲスト停止中</translation>
    </message>
    <message>
        <source>changed, of those sent</source>
        <translation>送ったもののうち変更</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>guest runs</source>
        <translation>ゲスト実行中</translation>
    </message>
    <message>
        <source>guest stopped</source>
        <translation>ゲスト停止中</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>一覧にあるもの</translation>
    </message>
    <message>
        <source>log</source>
        <translation>log</translation>
    </message>
    <message>
        <source>pages changed</source>
        <translation>変更ページ</translation>
    </message>
    <message>
        <source>pages sent</source>
        <translation>送信ページ</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>relocation</source>
        <translation>リロケーション</translation>
    </message>
    <message>
        <source>sent</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>sent, guest stopped</source>
        <translation>送信、ゲスト停止中</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>{0}, pass {1}</source>
        <translation>{0}、パス {1}</translation>
    </message>
</context>
<context>
    <name>PathKeys</name>
    <message>
        <source>&amp;Next step of the path</source>
        <translation>経路の次の段階(&amp;N)</translation>
    </message>
    <message>
        <source>P&amp;revious step of the path</source>
        <translation>経路の前の段階(&amp;R)</translation>
    </message>
    <message>
        <source>Remo&amp;ve the path</source>
        <translation>経路を消す(&amp;V)</translation>
    </message>
</context>
<context>
    <name>PlotAction</name>
    <message>
        <source>Op&amp;en in plot</source>
        <translation>プロットで開く(&amp;E)</translation>
    </message>
</context>
<context>
    <name>PlotDrawing</name>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Share of samples, %</source>
        <translation>サンプルの割合、%</translation>
    </message>
</context>
<context>
    <name>PlotLegend</name>
    <message>
        <source>Put two measures on the plot</source>
        <translation>プロットに 2 つの測定項目を置いてください</translation>
    </message>
    <message>
        <source>Templates… has published figures</source>
        <translation>「ひな形…」に公表された図があります</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>ほか {0}</translation>
    </message>
    <message>
        <source>◇ published</source>
        <translation>◇ 公表値</translation>
    </message>
</context>
<context>
    <name>PlotMenu</name>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Right axis</source>
        <translation>右の軸</translation>
    </message>
    <message>
        <source>View all</source>
        <translation>すべて表示</translation>
    </message>
</context>
<context>
    <name>PlotPanel</name>
    <message>
        <source>Add a plot below</source>
        <translation>下にプロットを追加</translation>
    </message>
    <message>
        <source>Add plot</source>
        <translation>プロットを追加</translation>
    </message>
    <message>
        <source>Adds the best curve and its residuals for the first measure.</source>
        <translation>最初の測定項目に、最良の曲線とその残差を加えます。</translation>
    </message>
    <message>
        <source>Against the first</source>
        <translation>最初の項目に対して</translation>
    </message>
    <message>
        <source>Being simulated: {0}</source>
        <translation>シミュレート中: {0}</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>箱ひげ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the plots as a picture</source>
        <translation>プロットを画像としてコピー</translation>
    </message>
    <message>
        <source>Cubic</source>
        <translation>3 次</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>累積</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>式</translation>
    </message>
    <message>
        <source>Expression, as (a + b) / 2</source>
        <translation>式。例: (a + b) / 2</translation>
    </message>
    <message>
        <source>Figures of runs</source>
        <translation>実行の数値</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>当てはめ</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>ヒート・マップ</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>ヒストグラム</translation>
    </message>
    <message>
        <source>How the current plot draws its measures.</source>
        <translation>現在のプロットが測定項目を描く方法。</translation>
    </message>
    <message>
        <source>Kind of plot</source>
        <translation>プロットの種類</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Linked</source>
        <translation>連動</translation>
    </message>
    <message>
        <source>Linked time axes</source>
        <translation>連動する時間軸</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>対数軸</translation>
    </message>
    <message>
        <source>Measures a stretch: drag its edges.</source>
        <translation>区間を計測します。端をドラッグしてください。</translation>
    </message>
    <message>
        <source>No fit</source>
        <translation>当てはめなし</translation>
    </message>
    <message>
        <source>Not simulated yet: {0}</source>
        <translation>未シミュレート: {0}</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Parabola</source>
        <translation>放物線</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>べき</translation>
    </message>
    <message>
        <source>Published values</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>Puts the next measures on an axis at the right.</source>
        <translation>次の測定項目を右の軸に置きます。</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>Remove plot</source>
        <translation>プロットを削除</translation>
    </message>
    <message>
        <source>Remove the current plot</source>
        <translation>現在のプロットを削除</translation>
    </message>
    <message>
        <source>Right axis</source>
        <translation>右の軸</translation>
    </message>
    <message>
        <source>Run beside it</source>
        <translation>横の実行</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Save plots as</source>
        <translation>プロットの保存先</translation>
    </message>
    <message>
        <source>Save the plots as PNG, SVG, PDF or CSV</source>
        <translation>プロットを PNG、SVG、PDF、CSV に保存</translation>
    </message>
    <message>
        <source>Save the plots as a template, or apply one</source>
        <translation>プロットをひな形として保存、またはひな形を適用</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>シミュレート</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>ひな形…</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>この実行</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>What the plots say in numbers.</source>
        <translation>プロットが示す数値。</translation>
    </message>
    <message>
        <source>a is the plot&apos;s first measure, b the second.</source>
        <translation>a はプロットの最初の測定項目、b は 2 番目です。</translation>
    </message>
    <message>
        <source>plots of the session</source>
        <translation>セッションのプロット</translation>
    </message>
</context>
<context>
    <name>PlotPoints</name>
    <message>
        <source>not simulated yet</source>
        <translation>未シミュレート</translation>
    </message>
    <message>
        <source>published {0} ({1} to {2})</source>
        <translation>公表値 {0} ({1} から {2})</translation>
    </message>
    <message>
        <source>published {0} or more</source>
        <translation>公表値 {0} 以上</translation>
    </message>
    <message>
        <source>simulated {0}</source>
        <translation>シミュレーション {0}</translation>
    </message>
</context>
<context>
    <name>PlotReadout</name>
    <message>
        <source>Drag a measure onto the plot, or select one and press Enter.</source>
        <translation>測定項目をプロットにドラッグするか、選んで Enter を押してください。</translation>
    </message>
    <message>
        <source>No more than {0}</source>
        <translation>最大 {0}</translation>
    </message>
    <message>
        <source>The plot is empty.</source>
        <translation>プロットは空です。</translation>
    </message>
    <message>
        <source>{0}: mean {1}, least {2}, most {3}, {4}, slope {5}/s, integral {6} ({7} values)</source>
        <translation>{0}: 平均 {1}、最小 {2}、最大 {3}、{4}、傾き {5}/s、積分 {6} (値 {7} 個)</translation>
    </message>
    <message>
        <source>{0}: no values in the region</source>
        <translation>{0}: 区間に値がありません</translation>
    </message>
</context>
<context>
    <name>Preparing</name>
    <message>
        <source>Compile</source>
        <translation>コンパイル</translation>
    </message>
    <message>
        <source>Compile the simulator</source>
        <translation>シミュレーターをコンパイル</translation>
    </message>
    <message>
        <source>Compiling the simulator, once for this computer</source>
        <translation>シミュレーターをコンパイル中、このコンピューターで一度だけ</translation>
    </message>
    <message>
        <source>Nothing can run until the simulator is compiled.</source>
        <translation>シミュレーターをコンパイルするまで、何も実行できません。</translation>
    </message>
    <message>
        <source>The kernels could not be compiled</source>
        <translation>カーネルをコンパイルできませんでした</translation>
    </message>
    <message>
        <source>The run starts when the simulator is compiled, once for this computer: {0}% done.</source>
        <translation>シミュレーターのコンパイル (このコンピューターで一度だけ) が済むと実行が始まります: {0}% 完了。</translation>
    </message>
    <message>
        <source>The simulator could not be compiled.</source>
        <translation>シミュレーターをコンパイルできませんでした。</translation>
    </message>
    <message>
        <source>The simulator is not compiled.</source>
        <translation>シミュレーターはコンパイルされていません。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Move the mouse, or the arrow keys, to point at something. P takes the pointer away.</source>
        <translation>マウスまたは矢印キーで何かを指します。P でポインターが消えます。</translation>
    </message>
    <message>
        <source>What the class sees</source>
        <translation>クラスが見るもの</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>live</source>
        <translation>ライブ</translation>
    </message>
    <message>
        <source>with pointer</source>
        <translation>ポインターあり</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>&amp;Decks and statements</source>
        <translation>デックとステートメント(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Each CEC and director</source>
        <translation>CEC とディレクターごと(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>凡例(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>向き(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>PDF に保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Title block</source>
        <translation>表題欄(&amp;T)</translation>
    </message>
    <message>
        <source>A page of its own for each, with off-sheet ports: the far ends of wires that leave it.</source>
        <translation>それぞれに 1 ページ。シート外ポートは、出ていく線の遠端を示します。</translation>
    </message>
    <message>
        <source>All IOCP decks, SYSTEM CONFIG and commands, with line numbers, on pages after it.</source>
        <translation>すべての IOCP デック、SYSTEM CONFIG、コマンドを行番号付きで、後のページに。</translation>
    </message>
    <message>
        <source>Asks for a file, and writes the pages into it.</source>
        <translation>ファイルを尋ね、ページを書き出します。</translation>
    </message>
    <message>
        <source>Asks for a printer, and prints.</source>
        <translation>プリンターを尋ね、印刷します。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Decks and statements</source>
        <translation>デックとステートメント</translation>
    </message>
    <message>
        <source>Each CEC and director</source>
        <translation>CEC とディレクターごと</translation>
    </message>
    <message>
        <source>How the paper lies.</source>
        <translation>用紙の向き。</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>横</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>凡例</translation>
    </message>
    <message>
        <source>Name, owner, revision, date, scale and sheet in the corner of each page.</source>
        <translation>各ページの隅に、名前、所有者、版、日付、縮尺、シート。</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>向き</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>用紙(&amp;A)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>ページ {0} / {1}</translation>
    </message>
    <message>
        <source>Pages a&amp;cross</source>
        <translation>横のページ数(&amp;C)</translation>
    </message>
    <message>
        <source>Pages across</source>
        <translation>横のページ数</translation>
    </message>
    <message>
        <source>Pages do&amp;wn</source>
        <translation>縦のページ数(&amp;W)</translation>
    </message>
    <message>
        <source>Pages down</source>
        <translation>縦のページ数</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>縦</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Prints nothing.</source>
        <translation>何も印刷しません。</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF に保存</translation>
    </message>
    <message>
        <source>Shows the page after (Page Down).</source>
        <translation>後のページを表示します (Page Down)。</translation>
    </message>
    <message>
        <source>Shows the page before (Page Up).</source>
        <translation>前のページを表示します (Page Up)。</translation>
    </message>
    <message>
        <source>The drawing is as high as this many pages.</source>
        <translation>図面の高さはこのページ数です。</translation>
    </message>
    <message>
        <source>The drawing is as wide as this many pages, which can be put side by side.</source>
        <translation>図面の幅はこのページ数です。並べてつなげられます。</translation>
    </message>
    <message>
        <source>The pages as they will be on paper. Page Up and Page Down turn them.</source>
        <translation>紙に出るとおりのページ。Page Up と Page Down でめくります。</translation>
    </message>
    <message>
        <source>The size of the paper.</source>
        <translation>用紙の大きさ。</translation>
    </message>
    <message>
        <source>Title block</source>
        <translation>表題欄</translation>
    </message>
    <message>
        <source>What lines and colours mean, on each page.</source>
        <translation>各ページに、線と色の意味。</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>書き出しました: {0}</translation>
    </message>
    <message>
        <source>{0} was not written: {1}. Choose another folder.</source>
        <translation>{0} は書かれませんでした: {1}。別のフォルダーを選んでください。</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>1 consequence</source>
        <translation>派生 1 件</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>エラー 1 件</translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>注記 1 件</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>警告 1 件</translation>
    </message>
    <message>
        <source>Fix {0} of them</source>
        <translation>そのうち {0} 件を修正</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>対処</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>accepted: {0}</source>
        <translation>受け入れ: {0}</translation>
    </message>
    <message>
        <source>error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>{0} consequences</source>
        <translation>派生 {0} 件</translation>
    </message>
    <message>
        <source>{0} errors</source>
        <translation>エラー {0} 件</translation>
    </message>
    <message>
        <source>{0} notes</source>
        <translation>注記 {0} 件</translation>
    </message>
    <message>
        <source>{0} problems of this rule, like: {1}</source>
        <translation>この規則の問題 {0} 件。例: {1}</translation>
    </message>
    <message>
        <source>{0} warnings</source>
        <translation>警告 {0} 件</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Accepted ones</source>
        <translation>受け入れ済み</translation>
    </message>
    <message>
        <source>Accepts the problem with a reason, or withdraws that (W).</source>
        <translation>理由を付けて問題を受け入れるか、取り下げます (W)。</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>受け入れ…</translation>
    </message>
    <message>
        <source>All of the chosen problem, and why it is one. Up and Down scroll it.</source>
        <translation>選んだ問題の全文と、問題である理由。上下でスクロールします。</translation>
    </message>
    <message>
        <source>All problems are hidden, or accepted.</source>
        <translation>すべての問題は非表示か、受け入れ済みです。</translation>
    </message>
    <message>
        <source>Also shows accepted problems, with the reasons.</source>
        <translation>受け入れた問題も、理由とともに表示します。</translation>
    </message>
    <message>
        <source>Applies all safe fixes, as one step.</source>
        <translation>安全な修正をすべて、1 つの手順として適用します。</translation>
    </message>
    <message>
        <source>Applies the proposed fix (Ctrl+Enter).</source>
        <translation>提案された修正を適用します (Ctrl+Enter)。</translation>
    </message>
    <message>
        <source>As the rule says</source>
        <translation>規則のとおり</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>Chosen problem</source>
        <translation>選んだ問題</translation>
    </message>
    <message>
        <source>Enter shows the things concerned, Ctrl+Enter fixes the problem, W accepts it with a reason, Right and Left show and hide what is folded below it.</source>
        <translation>Enter で関係するものを表示、Ctrl+Enter で修正、W で理由を付けて受け入れ、左右で下に畳まれたものを表示または非表示にします。</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>すべて修正</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>そこへ移動</translation>
    </message>
    <message>
        <source>No problems.</source>
        <translation>問題はありません。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Off: hide its problems</source>
        <translation>オフ: この規則の問題を隠す</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Selects the things concerned (Enter).</source>
        <translation>関係するものを選択します (Enter)。</translation>
    </message>
    <message>
        <source>Severity of rule {0}</source>
        <translation>規則 {0} の重大度</translation>
    </message>
    <message>
        <source>Show accepted problems</source>
        <translation>受け入れた問題を表示</translation>
    </message>
    <message>
        <source>Shows or hides these problems.</source>
        <translation>これらの問題を表示または非表示にします。</translation>
    </message>
    <message>
        <source>The check was cancelled: nothing is known. Press Check (Enter) to check again.</source>
        <translation>検査は取り消され、何も分かっていません。もう一度検査するには「検査」(Enter) を押してください。</translation>
    </message>
    <message>
        <source>The drawing is being checked…</source>
        <translation>図面を検査中…</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>取り下げ</translation>
    </message>
    <message>
        <source>{0} accepted</source>
        <translation>受け入れ {0} 件</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} を開いています…</translation>
    </message>
</context>
<context>
    <name>Process</name>
    <message>
        <source>A background process ended unexpectedly</source>
        <translation>バックグラウンドのプロセスが予期せず終了しました</translation>
    </message>
    <message>
        <source>{0} (exit code {1})</source>
        <translation>{0} (終了コード {1})</translation>
    </message>
    <message>
        <source>{0}: cannot start {1}</source>
        <translation>{0}: {1} を開始できません</translation>
    </message>
</context>
<context>
    <name>ProcessorLanes</name>
    <message>
        <source>0, master</source>
        <translation>0、マスター</translation>
    </message>
    <message>
        <source>processor</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>processor {0}</source>
        <translation>プロセッサー {0}</translation>
    </message>
    <message>
        <source>role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>shares of {0}</source>
        <translation>{0} の割合</translation>
    </message>
    <message>
        <source>waiting, 0–{0}</source>
        <translation>待ち、0–{0}</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Cancel</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>{0}, about {1} min left</source>
        <translation>{0}、残り約 {1} 分</translation>
    </message>
    <message>
        <source>{0}, about {1} s left</source>
        <translation>{0}、残り約 {1} 秒</translation>
    </message>
    <message>
        <source>{0}: {1} of {2}</source>
        <translation>{0}: {1} / {2}</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>1 to 6 of A-Z 0-9 @ # $</source>
        <translation>A-Z 0-9 @ # $ の 1 から 6 文字</translation>
    </message>
    <message>
        <source>1 to 8 of A-Z 0-9 @ # $</source>
        <translation>A-Z 0-9 @ # $ の 1 から 8 文字</translation>
    </message>
    <message>
        <source>1 to F, or nothing</source>
        <translation>1 から F、または空欄</translation>
    </message>
    <message>
        <source>2 or 4 hexadecimal digits, **, **** or nothing</source>
        <translation>16 進数字 2 または 4 桁、**、****、または空欄</translation>
    </message>
    <message>
        <source>2 to 4 letters and digits, like FC</source>
        <translation>FC のような英数字 2 から 4 文字</translation>
    </message>
    <message>
        <source>4 digits, optionally a comma and a number, like 3906,1; or nothing</source>
        <translation>数字 4 桁、必要ならコンマと数 (3906,1 など)。または空欄</translation>
    </message>
    <message>
        <source>A fibre pair joins a channel and a port, two channels, or ports of two directors (ISL).</source>
        <translation type="vanished">光ファイバー対は、チャネルとポート、2 つのチャネル、または 2 つのディレクターのポート (ISL) をつなぎます。</translation>
    </message>
    <message>
        <source>Access list</source>
        <translation>アクセス・リスト</translation>
    </message>
    <message>
        <source>Add a path</source>
        <translation>パスを追加</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>All LPARs of its subsystems</source>
        <translation>サブシステムのすべての LPAR</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Buffer credits</source>
        <translation>バッファー・クレジット</translation>
    </message>
    <message>
        <source>CEC</source>
        <translation>CEC</translation>
    </message>
    <message>
        <source>CHPID</source>
        <translation>CHPID</translation>
    </message>
    <message>
        <source>CUADD</source>
        <translation>CUADD</translation>
    </message>
    <message>
        <source>Candidate list</source>
        <translation>候補リスト</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Channel subsystems that the channel is in. A channel in several is spanned: one number in all.</source>
        <translation>チャネルが属するチャネル・サブシステム。複数ならスパンで、全体で 1 つの番号です。</translation>
    </message>
    <message>
        <source>Channel{0}</source>
        <translation>チャネル{0}</translation>
    </message>
    <message>
        <source>Comments and statements for other hardware, written out unchanged.</source>
        <translation>他のハードウェア用のコメントとステートメント。変えずに書き出されます。</translation>
    </message>
    <message>
        <source>Control units</source>
        <translation>制御装置</translation>
    </message>
    <message>
        <source>Control units of the devices (CUNUMBR). FCTC devices have one.</source>
        <translation>装置の制御装置 (CUNUMBR)。FCTC 装置には 1 つです。</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Date, in any notation.</source>
        <translation>日付、書式は自由。</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Device limit</source>
        <translation>装置の上限</translation>
    </message>
    <message>
        <source>Device number of the first device. An LPAR sees each number once.</source>
        <translation>最初の装置の装置番号。LPAR からは各番号が 1 つだけ見えます。</translation>
    </message>
    <message>
        <source>Device numbers of ACTIVATE ISLINK at each end, in the order of activation: at most 16, the same numbers in the same order on both sides.</source>
        <translation>両端の ACTIVATE ISLINK の装置番号、活動化の順。最大 16、両側で同じ番号を同じ順に。</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>装置</translation>
    </message>
    <message>
        <source>Devices of {0}</source>
        <translation>{0} の装置</translation>
    </message>
    <message>
        <source>Devices with consecutive numbers and unit addresses. An FCTC unit has up to 256.</source>
        <translation>連続した番号とユニット・アドレスを持つ装置。FCTC の制御装置には最大 256。</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>ディレクター</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>ドメイン</translation>
    </message>
    <message>
        <source>Each km costs 5 microseconds each way, 10 a round trip.</source>
        <translation>1 km ごとに片道 5 マイクロ秒、往復 10 マイクロ秒かかります。</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>端</translation>
    </message>
    <message>
        <source>Entry switch</source>
        <translation>入口スイッチ</translation>
    </message>
    <message>
        <source>FC is FICON, native or CTC. Only FC channels can have FCTC control units.</source>
        <translation>FC は FICON、ネイティブまたは CTC。FCTC の制御装置は FC チャネルにだけ付きます。</translation>
    </message>
    <message>
        <source>FieldText switch</source>
        <translation type="vanished">FieldText スイッチ</translation>
    </message>
    <message>
        <source>A fibre pair joins a channel and a port, two channels, ports of two directors (ISL), or a storage unit and a port or channel.</source>
        <translation>ファイバーの対は、チャネルとポート、2 つのチャネル、2 台のディレクターのポート (ISL)、またはストレージ装置とポートかチャネルをつなぎます。</translation>
    </message>
    <message>
        <source>FCP targets</source>
        <translation>FCP ターゲット</translation>
    </message>
    <message>
        <source>First byte of a two-byte link address. Keep it equal to the switch id, which is the default.</source>
        <translation>2 バイトのリンク・アドレスの第 1 バイト。既定のスイッチ ID と同じにしてください。</translation>
    </message>
    <message>
        <source>First end</source>
        <translation>最初の端</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>最初の番号</translation>
    </message>
    <message>
        <source>For people only.</source>
        <translation>人が読むためだけのものです。</translation>
    </message>
    <message>
        <source>Frames that may be under way. Too few for the length and the rate slow the cable down.</source>
        <translation>同時に送出できるフレーム。長さと速度に対して少なすぎると、ケーブルが遅くなります。</translation>
    </message>
    <message>
        <source>From</source>
        <translation>比較元</translation>
    </message>
    <message>
        <source>Further text to be printed.</source>
        <translation>印刷するその他の文字。</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>世代</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>How many inter-switch links the line stands for: a trunk. Its load is shared by all of them.</source>
        <translation>この線が表すスイッチ間リンクの本数 (トランク)。負荷は全部で分け合います。</translation>
    </message>
    <message>
        <source>IFLs</source>
        <translation>IFL</translation>
    </message>
    <message>
        <source>Id of the director that the cable of the channel goes to (SWITCH). Nothing = point to point.</source>
        <translation>チャネルのケーブルが行くディレクターの ID (SWITCH)。空欄 = 2 地点間。</translation>
    </message>
    <message>
        <source>Its line rate and capacity; a channel on a card has those of the card.</source>
        <translation>回線速度と容量。カード上のチャネルはカードのものになります。</translation>
    </message>
    <message>
        <source>Its subsystem{0}</source>
        <translation>サブシステム{0}</translation>
    </message>
    <message>
        <source>LPARs that do not see the devices (NOTPART), so that an LPAR does not talk to itself.</source>
        <translation>装置が見えない LPAR (NOTPART)。LPAR が自分自身と話さないように。</translation>
    </message>
    <message>
        <source>LPARs that have the channel online when they are activated.</source>
        <translation>活動化のときにチャネルがオンラインになる LPAR。</translation>
    </message>
    <message>
        <source>LPARs that may configure it online later.</source>
        <translation>後でオンラインに構成してよい LPAR。</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Line rate of each inter-switch link. Each Gbit/s carries 100 MB/s each way.</source>
        <translation>スイッチ間リンク 1 本の回線速度。1 Gbit/s は片方向 100 MB/s を運びます。</translation>
    </message>
    <message>
        <source>Link address{0}</source>
        <translation>リンク・アドレス{0}</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Logical processors of the LPAR, for a run.</source>
        <translation>実行用の、LPAR の論理プロセッサー。</translation>
    </message>
    <message>
        <source>MIF image</source>
        <translation>MIF イメージ</translation>
    </message>
    <message>
        <source>MSG1 and MSG2 of the ID statement: text that IOCP prints at the head of its reports.</source>
        <translation>ID ステートメントの MSG1 と MSG2: IOCP がレポートの先頭に印刷する文字。</translation>
    </message>
    <message>
        <source>Machine type</source>
        <translation>マシン・タイプ</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of the SSI cluster, as in the SSI statement.</source>
        <translation>SSI ステートメントにある SSI クラスターの名前。</translation>
    </message>
    <message>
        <source>Name of the logical partition. * stands for a partition that is reserved for later.</source>
        <translation>論理区画の名前。* は後のために予約された区画です。</translation>
    </message>
    <message>
        <source>Name of the machine: LSYSTEM of the ID statement.</source>
        <translation>マシンの名前: ID ステートメントの LSYSTEM。</translation>
    </message>
    <message>
        <source>Name of the storage unit in this drawing.</source>
        <translation>この図面でのストレージ装置の名前。</translation>
    </message>
    <message>
        <source>Name of the system that runs here. Of the two systems of a link, the one with the lower name writes from the lowest device number up, the other one from the highest down.</source>
        <translation>ここで動くシステムの名前。リンクの 2 つのシステムのうち、名前の小さい方は最小の装置番号から上へ、他方は最大から下へ書きます。</translation>
    </message>
    <message>
        <source>Names the image at the far end: CSS in the high digit, MIF in the low one. Leave it empty if the far channel is not shared.</source>
        <translation>遠端のイメージを指します: 上位桁に CSS、下位桁に MIF。遠端のチャネルが共用でなければ空欄にします。</translation>
    </message>
    <message>
        <source>Not LPARs</source>
        <translation>対象外の LPAR</translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>Not specified: all that may use the channel</source>
        <translation>指定なし: チャネルを使えるすべて</translation>
    </message>
    <message>
        <source>Not specified: none is barred</source>
        <translation>指定なし: 除外なし</translation>
    </message>
    <message>
        <source>Nothing goes through a blocked port.</source>
        <translation>ブロックされたポートは何も通しません。</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Number by which SWITCH of a channel names the director.</source>
        <translation>チャネルの SWITCH がディレクターを指す番号。</translation>
    </message>
    <message>
        <source>Number by which definitions name the channel; unique in each of its subsystems.</source>
        <translation>定義がチャネルを指す番号。各サブシステムで一意です。</translation>
    </message>
    <message>
        <source>Number of the control unit (CUNUMBR), unique in its deck.</source>
        <translation>制御装置の番号 (CUNUMBR)。デック内で一意です。</translation>
    </message>
    <message>
        <source>Number of the image in its subsystem: the low digit of each CUADD that names this LPAR. Without one, IOCP picks a number, and no FCTC definition can name the LPAR.</source>
        <translation>サブシステム内のイメージの番号: この LPAR を指す CUADD の下位桁。なければ IOCP が選び、FCTC の定義はこの LPAR を指せません。</translation>
    </message>
    <message>
        <source>Number of the port: the LINK of a control unit whose far channel is cabled to it.</source>
        <translation>ポートの番号: 遠端のチャネルがここにつながる制御装置の LINK。</translation>
    </message>
    <message>
        <source>Number of the subsystem: the high digit of each CUADD that names one of its LPARs.</source>
        <translation>サブシステムの番号: その LPAR を指す CUADD の上位桁。</translation>
    </message>
    <message>
        <source>Only LPARs</source>
        <translation>対象の LPAR</translation>
    </message>
    <message>
        <source>Operand MAXDEV of RESOURCE as written: how many devices each subsystem can have.</source>
        <translation>書かれたとおりの RESOURCE の MAXDEV オペランド: 各サブシステムが持てる装置の数。</translation>
    </message>
    <message>
        <source>Operand TOK of the ID statement, which HCD writes; it is kept unchanged.</source>
        <translation>HCD が書く、ID ステートメントの TOK オペランド。変えずに残します。</translation>
    </message>
    <message>
        <source>Operands of the IOCP statement that are kept and written out unchanged.</source>
        <translation>残して変えずに書き出す、IOCP ステートメントのオペランド。</translation>
    </message>
    <message>
        <source>Other operands</source>
        <translation>その他のオペランド</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>PCHID</source>
        <translation>PCHID</translation>
    </message>
    <message>
        <source>PDR volume</source>
        <translation>PDR ボリューム</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Physical place of the channel in the machine.</source>
        <translation>マシン内のチャネルの物理的な場所。</translation>
    </message>
    <message>
        <source>Place in the machine. A card that fails takes all its channels with it.</source>
        <translation>マシン内の場所。カードが故障すると、そのチャネルはすべて失われます。</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>Rate of a link</source>
        <translation>リンク 1 本の速度</translation>
    </message>
    <message>
        <source>Real memory of the LPAR, for a run.</source>
        <translation>実行用の、LPAR の実メモリー。</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Reconfigurable</source>
        <translation>再構成可能</translation>
    </message>
    <message>
        <source>Release of the system: it decides how many devices a link has, whether there are SSI clusters, and the form of SYSTEM CONFIG.</source>
        <translation>システムのリリース。リンクの装置数、SSI クラスターの有無、SYSTEM CONFIG の形式がこれで決まります。</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>注釈</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>注釈</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>版</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>STADET: the channel checks whether the device responds. Usual for FCTC.</source>
        <translation>STADET: チャネルは装置の応答を調べます。FCTC では通常です。</translation>
    </message>
    <message>
        <source>Second end</source>
        <translation>2 番目の端</translation>
    </message>
    <message>
        <source>Serial number</source>
        <translation>製造番号</translation>
    </message>
    <message>
        <source>Several LPARs can use the channel at once. Straight connections need a shared channel.</source>
        <translation>複数の LPAR がチャネルを同時に使えます。直結の接続には共用チャネルが必要です。</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共用</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>スロット</translation>
    </message>
    <message>
        <source>Slot {0}</source>
        <translation>スロット {0}</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>スロット</translation>
    </message>
    <message>
        <source>Stand before</source>
        <translation>前に置くもの</translation>
    </message>
    <message>
        <source>State of the drawing.</source>
        <translation>図面の状態。</translation>
    </message>
    <message>
        <source>Status check</source>
        <translation>状況の検査</translation>
    </message>
    <message>
        <source>Subsystem</source>
        <translation>サブシステム</translation>
    </message>
    <message>
        <source>Subsystems</source>
        <translation>サブシステム</translation>
    </message>
    <message>
        <source>Switch id</source>
        <translation>スイッチ ID</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Text of a migration deck (DESC).</source>
        <translation>移行デックの文字 (DESC)。</translation>
    </message>
    <message>
        <source>Text on the drawing.</source>
        <translation>図面の上の文字。</translation>
    </message>
    <message>
        <source>The card that the channel is on. Channels of one card fail together.</source>
        <translation>チャネルが載っているカード。1 枚のカードのチャネルは一緒に故障します。</translation>
    </message>
    <message>
        <source>The channel in each subsystem, and the link address that it uses. An FCTC control unit has one channel in a subsystem.</source>
        <translation>各サブシステムのチャネルと、それが使うリンク・アドレス。FCTC の制御装置には、サブシステムごとにチャネルが 1 つです。</translation>
    </message>
    <message>
        <source>The channel is not shared, but can be moved from one LPAR to another (REC).</source>
        <translation>チャネルは共用ではありませんが、LPAR の間で移せます (REC)。</translation>
    </message>
    <message>
        <source>The check whose problem is accepted.</source>
        <translation>問題を受け入れる検査。</translation>
    </message>
    <message>
        <source>The check whose problems have another severity here.</source>
        <translation>ここで問題の重大度を変える検査。</translation>
    </message>
    <message>
        <source>The director that the port belongs to.</source>
        <translation>ポートが属するディレクター。</translation>
    </message>
    <message>
        <source>The disk with the persistent data record of the cluster (PDR_VOLUME).</source>
        <translation>クラスターの永続データ・レコードがあるディスク (PDR_VOLUME)。</translation>
    </message>
    <message>
        <source>The machine that the card is plugged into.</source>
        <translation>カードが差し込まれているマシン。</translation>
    </message>
    <message>
        <source>The machine that the channel belongs to.</source>
        <translation>チャネルが属するマシン。</translation>
    </message>
    <message>
        <source>The machine that the subsystem belongs to.</source>
        <translation>サブシステムが属するマシン。</translation>
    </message>
    <message>
        <source>The machine whose deck defines the control unit.</source>
        <translation>制御装置を定義するデックのマシン。</translation>
    </message>
    <message>
        <source>The machine whose deck had the cards.</source>
        <translation>カードがあったデックのマシン。</translation>
    </message>
    <message>
        <source>The only LPARs that see the devices (PART).</source>
        <translation>装置が見える唯一の LPAR (PART)。</translation>
    </message>
    <message>
        <source>The person responsible for the drawing.</source>
        <translation>図面の責任者。</translation>
    </message>
    <message>
        <source>The statement that followed the cards; nothing = they stood at the end.</source>
        <translation>カードの後に続いたステートメント。空欄 = 末尾にあった。</translation>
    </message>
    <message>
        <source>The subsystem whose channels the LPAR can use.</source>
        <translation>LPAR が使えるチャネルのサブシステム。</translation>
    </message>
    <message>
        <source>The system in each slot. A direct link joins each pair of members.</source>
        <translation>各スロットのシステム。メンバーの各対を直接リンクがつなぎます。</translation>
    </message>
    <message>
        <source>The things that are selected and moved together. To add things, group them again.</source>
        <translation>一緒に選択し動かすもの。加えるにはグループ化し直してください。</translation>
    </message>
    <message>
        <source>The things that the problem concerns; it is accepted for exactly these.</source>
        <translation>問題が関係するもの。受け入れはこれらだけに対してです。</translation>
    </message>
    <message>
        <source>The two LPARs whose systems the link joins.</source>
        <translation>リンクがつなぐシステムの 2 つの LPAR。</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>もの</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>表題</translation>
    </message>
    <message>
        <source>Title of the drawing in print.</source>
        <translation>印刷での図面の表題。</translation>
    </message>
    <message>
        <source>To</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Type and sequence number of the machine: SYSTEM of the ID statement.</source>
        <translation>マシンのタイプと順序番号: ID ステートメントの SYSTEM。</translation>
    </message>
    <message>
        <source>Type of its control units (UNIT of CNTLUNIT).</source>
        <translation>その制御装置の型 (CNTLUNIT の UNIT)。</translation>
    </message>
    <message>
        <source>Type of the card: its line rate and channel count.</source>
        <translation>カードのタイプ: 回線速度とチャネル数。</translation>
    </message>
    <message>
        <source>Type of the devices; FCTC on an FCTC control unit.</source>
        <translation>装置のタイプ。FCTC の制御装置では FCTC。</translation>
    </message>
    <message>
        <source>Type of the unit. FCTC: what this side defines for an image at the far end of a FICON channel.</source>
        <translation>装置のタイプ。FCTC: FICON チャネルの遠端のイメージのために、こちら側が定義するもの。</translation>
    </message>
    <message>
        <source>UNITADD: first address in hexadecimal, count in decimal. A unit address of one side talks to the same unit address of the other side.</source>
        <translation>UNITADD: 最初のアドレスは 16 進、個数は 10 進。一方のユニット・アドレスは他方の同じユニット・アドレスと話します。</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>Unit address</source>
        <translation>ユニット・アドレス</translation>
    </message>
    <message>
        <source>Unit address of the first device (UNITADD). Nothing = the last two digits of its number. The device at the same unit address of the far side is the other end of the connection.</source>
        <translation>最初の装置のユニット・アドレス (UNITADD)。空欄 = 番号の下 2 桁。遠端の同じユニット・アドレスの装置が接続の相手です。</translation>
    </message>
    <message>
        <source>Unit addresses</source>
        <translation>ユニット・アドレス</translation>
    </message>
    <message>
        <source>What is in it. Disks and tapes have control units, which you put into it; FCP channels reach FCP targets by zones alone.</source>
        <translation>中にあるもの。ディスクとテープには制御装置があり、この中に入れます。FCP チャネルは、ゾーンだけで FCP ターゲットに届きます。</translation>
    </message>
    <message>
        <source>What its problems are in this drawing; off: they are hidden.</source>
        <translation>この図面での、その問題の扱い。オフ: 隠します。</translation>
    </message>
    <message>
        <source>Why the problem is accepted.</source>
        <translation>問題を受け入れる理由。</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>Zones of the fabric that the port is a member of. Two ports reach each other if they share a zone; with no zones at either, zoning is not looked at.</source>
        <translation>ポートが属するファブリックのゾーン。同じゾーンを持つ 2 つのポートは互いに届きます。どちらにもゾーンがなければ、ゾーニングは考慮されません。</translation>
    </message>
    <message>
        <source>[A-Z0-9@#$]{1,8}</source>
        <translation>[A-Z0-9@#$]{1,8}</translation>
    </message>
    <message>
        <source>a letter, then up to 7 letters and digits; or *</source>
        <translation>英字 1 文字、続けて英数字 7 文字まで。または *</translation>
    </message>
    <message>
        <source>as the number ends</source>
        <translation>番号の末尾のとおり</translation>
    </message>
    <message>
        <source>as the switch id</source>
        <translation>スイッチ ID のとおり</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>装置</translation>
    </message>
    <message>
        <source>disks</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>十分</translation>
    </message>
    <message>
        <source>km</source>
        <translation>km</translation>
    </message>
    <message>
        <source>like ((CSS(0),65280)), or nothing</source>
        <translation>((CSS(0),65280)) のように、または空欄</translation>
    </message>
    <message>
        <source>like 00,16, at most 16 of them</source>
        <translation>00,16 のように、最大 16 個</translation>
    </message>
    <message>
        <source>like 2107</source>
        <translation>例: 2107</translation>
    </message>
    <message>
        <source>like CNTLUNIT 4001, or nothing</source>
        <translation>CNTLUNIT 4001 のように、または空欄</translation>
    </message>
    <message>
        <source>like D000-D003 D010; a link has at most 16</source>
        <translation>D000-D003 D010 のように。リンクには最大 16</translation>
    </message>
    <message>
        <source>lines of at most {0} characters</source>
        <translation>最大 {0} 文字の行</translation>
    </message>
    <message>
        <source>names with blanks between them, like PROD CTC</source>
        <translation>空白で区切った名前。例: PROD CTC</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未指定</translation>
    </message>
    <message>
        <source>numbers 0 to 5, like 0 or 0, 1</source>
        <translation>0 から 5 の数。例: 0 または 0, 1</translation>
    </message>
    <message>
        <source>on no drawn card</source>
        <translation>描かれたカードにない</translation>
    </message>
    <message>
        <source>one NAME=VALUE a line, at most 32</source>
        <translation>1 行に NAME=VALUE を 1 つ、最大 32</translation>
    </message>
    <message>
        <source>point to point</source>
        <translation>2 地点間</translation>
    </message>
    <message>
        <source>remove this path</source>
        <translation>このパスを削除</translation>
    </message>
    <message>
        <source>tapes</source>
        <translation>テープ</translation>
    </message>
    <message>
        <source>up to 12 letters and digits, like FCTC</source>
        <translation>FCTC のような英数字 12 文字まで</translation>
    </message>
    <message>
        <source>up to 20 letters, digits and -; or nothing</source>
        <translation>20 文字までの英字、数字、-。または空欄</translation>
    </message>
    <message>
        <source>up to 8 of A-Z 0-9 @ # $; nothing = no z/VM runs here</source>
        <translation>A-Z 0-9 @ # $ の 8 文字まで。空欄 = ここに z/VM はない</translation>
    </message>
    <message>
        <source>up to {0} characters</source>
        <translation>{0} 文字まで</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>z/VM release</source>
        <translation>z/VM リリース</translation>
    </message>
    <message>
        <source>z/VM system</source>
        <translation>z/VM システム</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} から {1}</translation>
    </message>
    <message>
        <source>{0} to {1}, or nothing</source>
        <translation>{0} から {1}、または空欄</translation>
    </message>
</context>
<context>
    <name>Property</name>
    <message>
        <source>Expected: {0}</source>
        <translation>必要な値: {0}</translation>
    </message>
    <message>
        <source>Expected: {0}.</source>
        <translation>必要な値: {0}。</translation>
    </message>
</context>
<context>
    <name>Published</name>
    <message>
        <source>? open</source>
        <translation>? 未定</translation>
    </message>
    <message>
        <source>A statement of the study: it holds in a run or it does not.</source>
        <translation>研究の主張: 実行で成り立つか、成り立たないか。</translation>
    </message>
    <message>
        <source>Allowed error of the median</source>
        <translation>中央値の許容誤差</translation>
    </message>
    <message>
        <source>As printed in the study or read off a chart</source>
        <translation>研究に印刷されたとおり、またはチャートから読んだ値</translation>
    </message>
    <message>
        <source>Distance from the published value; band: tolerance, line: range of all seeds</source>
        <translation>公表値からの距離。帯: 許容範囲、線: 全シードの範囲</translation>
    </message>
    <message>
        <source>Fact or claim</source>
        <translation>事実または主張</translation>
    </message>
    <message>
        <source>Facts: within tolerance; claims: true in this run</source>
        <translation>事実: 許容範囲内。主張: この実行で成り立つ</translation>
    </message>
    <message>
        <source>In the run on screen, or when it will be known, or which scenario shows it</source>
        <translation>画面の実行での値、または分かる時、または示すシナリオ</translation>
    </message>
    <message>
        <source>It follows from other facts; no total counts it.</source>
        <translation>他の事実から導かれます。合計には数えません。</translation>
    </message>
    <message>
        <source>It is true by definition, or reads a parameter back; no total counts it.</source>
        <translation>定義により成り立つか、パラメーターを読み戻すだけです。合計には数えません。</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Parameters were fitted to it: agreement proves nothing.</source>
        <translation>パラメーターをこれに合わせました。一致は何も証明しません。</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Smallest and largest value of all seeds</source>
        <translation>全シードの最小値と最大値</translation>
    </message>
    <message>
        <source>Table, figure or chapter of the study</source>
        <translation>研究の表、図または章</translation>
    </message>
    <message>
        <source>The machine was like this; the scenario contains it.</source>
        <translation>マシンはこうでした。シナリオに含まれます。</translation>
    </message>
    <message>
        <source>The median of all seeds</source>
        <translation>全シードの中央値</translation>
    </message>
    <message>
        <source>The purpose of the figure; see the tool tips</source>
        <translation>数値の目的。ツールチップを参照</translation>
    </message>
    <message>
        <source>The simulation is judged by it; no parameter was fitted to it.</source>
        <translation>シミュレーションはこれで評価されます。これに合わせたパラメーターはありません。</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>この実行</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容範囲</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>What was published</source>
        <translation>公表されたもの</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>calibrate</source>
        <translation>校正</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>主張</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>導出</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>given</source>
        <translation>所与</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>恒等</translation>
    </message>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>its part: {0}</source>
        <translation>その役割: {0}</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>まだ</translation>
    </message>
    <message>
        <source>not yet: at {0}</source>
        <translation>まだ: {0} の時点</translation>
    </message>
    <message>
        <source>predict</source>
        <translation>予測</translation>
    </message>
    <message>
        <source>several runs</source>
        <translation>複数の実行</translation>
    </message>
    <message>
        <source>the range</source>
        <translation>範囲</translation>
    </message>
    <message>
        <source>… not yet</source>
        <translation>… まだ</translation>
    </message>
    <message>
        <source>↗ elsewhere</source>
        <translation>↗ 別の所</translation>
    </message>
    <message>
        <source>≠ differs</source>
        <translation>≠ 異なる</translation>
    </message>
    <message>
        <source>✓ holds</source>
        <translation>✓ 成立</translation>
    </message>
    <message>
        <source>✓ within</source>
        <translation>✓ 範囲内</translation>
    </message>
    <message>
        <source>✗ does not hold</source>
        <translation>✗ 不成立</translation>
    </message>
    <message>
        <source>✗ outside</source>
        <translation>✗ 範囲外</translation>
    </message>
</context>
<context>
    <name>QuestionsModel</name>
    <message>
        <source>Answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Until it is answered</source>
        <translation>答えるまで</translation>
    </message>
    <message>
        <source>{0} Answered: {1}</source>
        <translation>{0} 回答: {1}</translation>
    </message>
    <message>
        <source>{0} Assumed: {1}</source>
        <translation>{0} 仮定: {1}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>Reader</name>
    <message>
        <source>Text of the step</source>
        <translation>ステップの文章</translation>
    </message>
    <message>
        <source>The text of this step. Tab moves from link to link; Enter explains a term.</source>
        <translation>このステップの文章。Tab でリンクからリンクへ移り、Enter で用語を説明します。</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>No file was open yet</source>
        <translation>まだ開いたファイルはありません</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近のファイル(&amp;R)</translation>
    </message>
</context>
<context>
    <name>RecorderActions</name>
    <message>
        <source> – recording a lesson</source>
        <translation> – レッスンを記録中</translation>
    </message>
    <message>
        <source>Cannot write the lesson: {0}</source>
        <translation>レッスンを書けません: {0}</translation>
    </message>
    <message>
        <source>Recor&amp;d a lesson</source>
        <translation>レッスンを記録(&amp;D)</translation>
    </message>
    <message>
        <source>Recording a lesson: what you run, type and change becomes its steps. Lesson &gt; Note adds a text; Lesson &gt; Stop recording saves it in a folder.</source>
        <translation>レッスンを記録中: 実行、入力、変更がそのステップになります。「レッスン &gt; メモ」で文章を加え、「レッスン &gt; 記録を停止」でフォルダーに保存します。</translation>
    </message>
    <message>
        <source>Saved the lesson in {0}</source>
        <translation>レッスンを {0} に保存しました</translation>
    </message>
    <message>
        <source>Stop recor&amp;ding…</source>
        <translation>記録を停止(&amp;D)…</translation>
    </message>
</context>
<context>
    <name>ReflectBox</name>
    <message>
        <source>Your notes for the report</source>
        <translation>レポート用のメモ</translation>
    </message>
</context>
<context>
    <name>RelocationPanel</name>
    <message>
        <source>All relocations in numbers. Choosing a row chooses its guest for the commands below.</source>
        <translation>すべてのリロケーションの数値。行を選ぶと、下のコマンドのゲストになります。</translation>
    </message>
    <message>
        <source>Asks CP whether the guest could be relocated, and why not.</source>
        <translation>ゲストをリロケートできるか、できない理由は何かを CP に尋ねます。</translation>
    </message>
    <message>
        <source>CP&apos;s answer</source>
        <translation>CP の応答</translation>
    </message>
    <message>
        <source>CP&apos;s default</source>
        <translation>CP の既定</translation>
    </message>
    <message>
        <source>Cancels the relocation in progress; the guest stays where it is.</source>
        <translation>進行中のリロケーションを取り消します。ゲストは今の場所に残ります。</translation>
    </message>
    <message>
        <source>Changes the limits of the relocation in progress.</source>
        <translation>進行中のリロケーションの制限を変えます。</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>行き先</translation>
    </message>
    <message>
        <source>Done; no response from CP.</source>
        <translation>完了。CP の応答なし。</translation>
    </message>
    <message>
        <source>Guest to relocate</source>
        <translation>リロケートするゲスト</translation>
    </message>
    <message>
        <source>How long the guest may be stopped.</source>
        <translation>ゲストを止めてよい時間。</translation>
    </message>
    <message>
        <source>How long the whole relocation may take.</source>
        <translation>リロケーション全体にかけてよい時間。</translation>
    </message>
    <message>
        <source>IMMEDIATE</source>
        <translation>IMMEDIATE</translation>
    </message>
    <message>
        <source>MAXQUIESCE</source>
        <translation>MAXQUIESCE</translation>
    </message>
    <message>
        <source>MAXTOTAL</source>
        <translation>MAXTOTAL</translation>
    </message>
    <message>
        <source>One pass while the guest runs, then it is stopped at once.</source>
        <translation>ゲストが走る間にパスを 1 つ、その後すぐに止めます。</translation>
    </message>
    <message>
        <source>Quiesce</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>Relocates the guest.</source>
        <translation>ゲストをリロケートします。</translation>
    </message>
    <message>
        <source>Relocations</source>
        <translation>リロケーション</translation>
    </message>
    <message>
        <source>The guest to which the commands apply.</source>
        <translation>コマンドの対象のゲスト。</translation>
    </message>
    <message>
        <source>The line that the button enters</source>
        <translation>ボタンが入力する行</translation>
    </message>
    <message>
        <source>The system to which the guest moves.</source>
        <translation>ゲストの移動先のシステム。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
</context>
<context>
    <name>Relocations</name>
    <message>
        <source>Elapsed</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>終える</translation>
    </message>
    <message>
        <source>From</source>
        <translation>比較元</translation>
    </message>
    <message>
        <source>From the command to the end, and the limit MAXTOTAL</source>
        <translation>コマンドから終わりまで、および制限 MAXTOTAL</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>How long the guest was stopped, and the limit MAXQUIESCE</source>
        <translation>ゲストが止まっていた時間、および制限 MAXQUIESCE</translation>
    </message>
    <message>
        <source>I/O in progress at the stop</source>
        <translation>停止時に進行中の I/O</translation>
    </message>
    <message>
        <source>No relocation has been requested yet.</source>
        <translation>まだリロケーションは要求されていません。</translation>
    </message>
    <message>
        <source>No relocation in the time shown.</source>
        <translation>表示中の時間にリロケーションはありません。</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Pages sent in all passes so far</source>
        <translation>これまでの全パスで送ったページ</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Passes begun over its memory: while it ran + while it was stopped</source>
        <translation>メモリーに対して始めたパス: 走っている間 + 止まっている間</translation>
    </message>
    <message>
        <source>Quiesced</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>Relocation</source>
        <translation>リロケーション</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Stage of the relocation</source>
        <translation>リロケーションの段階</translation>
    </message>
    <message>
        <source>The guest being relocated</source>
        <translation>リロケートされるゲスト</translation>
    </message>
    <message>
        <source>The system it comes from</source>
        <translation>移動元のシステム</translation>
    </message>
    <message>
        <source>The system it goes to</source>
        <translation>移動先のシステム</translation>
    </message>
    <message>
        <source>To</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>limits: total, quiesced</source>
        <translation>制限: 全体、静止</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>not requested yet</source>
        <translation>まだ要求されていません</translation>
    </message>
    <message>
        <source>quiesced {0}</source>
        <translation>静止 {0}</translation>
    </message>
    <message>
        <source>throttled by the destination</source>
        <translation>行き先が抑制中</translation>
    </message>
    <message>
        <source>{0} ({1}, quiesced {2})</source>
        <translation>{0} ({1}、静止 {2})</translation>
    </message>
    <message>
        <source>{0} earlier ones</source>
        <translation>以前の {0} 件</translation>
    </message>
    <message>
        <source>{0}, pass {1}</source>
        <translation>{0}、パス {1}</translation>
    </message>
</context>
<context>
    <name>RequestHandler</name>
    <message>
        <source>The request failed</source>
        <translation>要求は失敗しました</translation>
    </message>
</context>
<context>
    <name>RuleEdit</name>
    <message>
        <source>Rules of cpuplugd</source>
        <translation>cpuplugd のルール</translation>
    </message>
    <message>
        <source>The rules of cpuplugd. Ctrl+Space completes a name, F1 explains it; F4 goes to the next finding, Ctrl+Enter runs with these rules, Ctrl+S saves them into a file.</source>
        <translation>cpuplugd のルール。Ctrl+Space で名前を補完、F1 で説明、F4 で次の指摘、Ctrl+Enter でこのルールで実行、Ctrl+S でファイルに保存します。</translation>
    </message>
</context>
<context>
    <name>RuleFiles</name>
    <message>
        <source>Autosave failed: {0}</source>
        <translation>自動保存に失敗しました: {0}</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>ルールを開く</translation>
    </message>
    <message>
        <source>Restored unsaved rules: {0}</source>
        <translation>保存されていないルールを復元しました: {0}</translation>
    </message>
    <message>
        <source>Rules (*{0})</source>
        <translation>ルール (*{0})</translation>
    </message>
    <message>
        <source>Rules (*{0});;All files (*)</source>
        <translation>ルール (*{0});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Rules have been changed</source>
        <translation>ルールが変更されています</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>ルールを保存</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>保存しました: {0}</translation>
    </message>
    <message>
        <source>new rules</source>
        <translation>新しいルール</translation>
    </message>
    <message>
        <source>{0}, edited</source>
        <translation>{0}、編集済み</translation>
    </message>
    <message>
        <source>“{0}” has been changed. Save the changes?</source>
        <translation>「{0}」は変更されています。変更を保存しますか?</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>CPUs</source>
        <translation>CPU 数</translation>
    </message>
    <message>
        <source>Control characters at the start of a line were replaced by blanks.</source>
        <translation>行頭の制御文字を空白に置き換えました。</translation>
    </message>
    <message>
        <source>Line {0} is not UTF-8; it was read as Latin-1, and is saved as UTF-8.</source>
        <translation>行 {0} は UTF-8 ではありません。Latin-1 として読み、UTF-8 で保存します。</translation>
    </message>
    <message>
        <source>amount by which the pool grows when MEMUNPLUG is true</source>
        <translation>MEMUNPLUG が真のとき、プールが大きくなる量</translation>
    </message>
    <message>
        <source>amount by which the pool shrinks when MEMPLUG is true; default CMM_INC</source>
        <translation>MEMPLUG が真のとき、プールが小さくなる量。既定は CMM_INC</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>counters of memory since IPL, as /proc/vmstat shows them</source>
        <translation>/proc/vmstat が示す、IPL 以来のメモリーのカウンター</translation>
    </message>
    <message>
        <source>counters of the CPUs since IPL, as /proc/stat shows them</source>
        <translation>/proc/stat が示す、IPL 以来の CPU のカウンター</translation>
    </message>
    <message>
        <source>maximum number of CPUs online; 0 = all that are present</source>
        <translation>オンラインの CPU の最大数。0 = あるものすべて</translation>
    </message>
    <message>
        <source>memory, as /proc/meminfo shows it</source>
        <translation>/proc/meminfo が示すメモリー</translation>
    </message>
    <message>
        <source>minimum number of CPUs online</source>
        <translation>オンラインの CPU の最小数</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>the pool of pages taken from Linux never gets larger</source>
        <translation>Linux から取ったページのプールは、これより大きくならない</translation>
    </message>
    <message>
        <source>the pool of pages taken from Linux never gets smaller</source>
        <translation>Linux から取ったページのプールは、これより小さくならない</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>ティック</translation>
    </message>
    <message>
        <source>time between two readings</source>
        <translation>2 回の読み取りの間隔</translation>
    </message>
    <message>
        <source>when it is true and HOTPLUG is not, one CPU is taken offline</source>
        <translation>これが真で HOTPLUG が真でないとき、CPU を 1 つオフラインにする</translation>
    </message>
    <message>
        <source>when it is true and MEMPLUG is not, pages are taken from Linux</source>
        <translation>これが真で MEMPLUG が真でないとき、Linux からページを取る</translation>
    </message>
    <message>
        <source>when it is true, Linux gets pages back</source>
        <translation>これが真のとき、Linux にページを返す</translation>
    </message>
    <message>
        <source>when it is true, one CPU is put online</source>
        <translation>これが真のとき、CPU を 1 つオンラインにする</translation>
    </message>
    <message>
        <source>{0} cannot be read: {1}.</source>
        <translation>{0} を読めません: {1}。</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}.</source>
        <translation>{0} に書けません: {1}。</translation>
    </message>
    <message>
        <source>{0} has a NUL character in line {1}, column {2}; is it UTF-16? Save it as UTF-8.</source>
        <translation>{0} の行 {1}、列 {2} に NUL 文字があります。UTF-16 ではありませんか? UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>{0} is larger than {1} bytes, the limit of this simulation; a rule file has a few lines.</source>
        <translation>{0} はこのシミュレーションの上限 {1} バイトより大きい。ルール・ファイルは数行のものです。</translation>
    </message>
    <message>
        <source>{0} is not a file.</source>
        <translation>{0} はファイルではありません。</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Guest</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>Opens the panel for writing and saving rules.</source>
        <translation>ルールを書いて保存するパネルを開きます。</translation>
    </message>
    <message>
        <source>Restarts cpuplugd in this guest with the rules of a file.</source>
        <translation>このゲストの cpuplugd を、ファイルのルールで再始動します。</translation>
    </message>
    <message>
        <source>Rules (*{0});;All files (*)</source>
        <translation>ルール (*{0});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Rules for {0}</source>
        <translation>{0} のルール</translation>
    </message>
    <message>
        <source>The guest whose cpuplugd receives the rules.</source>
        <translation>ルールを受け取る cpuplugd のゲスト。</translation>
    </message>
    <message>
        <source>Use a rule file…</source>
        <translation>ルール・ファイルを使う…</translation>
    </message>
    <message>
        <source>Write rules</source>
        <translation>ルールを書く</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>&amp;Open file…</source>
        <translation>ファイルを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Those of {0}</source>
        <translation>{0} のもの(&amp;T)</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>In &amp;all guests with simulated Linux</source>
        <translation>Linux をシミュレートする全ゲストで(&amp;A)</translation>
    </message>
    <message>
        <source>In &amp;{0}</source>
        <translation>{0} で</translation>
    </message>
    <message>
        <source>In the {1} guests of the group of &amp;{0}</source>
        <translation>{0} の群のゲスト {1} 個で</translation>
    </message>
    <message>
        <source>No Linux is simulated in this scenario: there are no values.</source>
        <translation>このシナリオは Linux をシミュレートしないため、値がありません。</translation>
    </message>
    <message>
        <source>Opens and saves a file of rules.</source>
        <translation>ルールのファイルを開き、保存します。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>S&amp;hipped</source>
        <translation>出荷(&amp;H)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Starts another run of this scenario with the edited rules (Ctrl+Enter).</source>
        <translation>編集したルールで、このシナリオの別の実行を始めます (Ctrl+Enter)。</translation>
    </message>
    <message>
        <source>The daemon does not start with these rules: {0}</source>
        <translation>このルールではデーモンが始まりません: {0}</translation>
    </message>
    <message>
        <source>The guest whose values are shown. Choosing a guest opens its rules.</source>
        <translation>値を表示するゲスト。ゲストを選ぶとそのルールが開きます。</translation>
    </message>
    <message>
        <source>There are no rules: CPUs and memory stay as they are.</source>
        <translation>ルールがありません。CPU とメモリーは今のままです。</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>errors: {0}</source>
        <translation>エラー: {0}</translation>
    </message>
    <message>
        <source>line {0}, column {1}</source>
        <translation>行 {0}、列 {1}</translation>
    </message>
    <message>
        <source>no rules</source>
        <translation>ルールなし</translation>
    </message>
    <message>
        <source>warnings: {0}</source>
        <translation>警告: {0}</translation>
    </message>
    <message>
        <source>{0} has no readings yet: start the run.</source>
        <translation>{0} にはまだ読み取りがありません。実行を始めてください。</translation>
    </message>
</context>
<context>
    <name>RunBar</name>
    <message>
        <source>Back to the start</source>
        <translation>始めに戻る</translation>
    </message>
    <message>
        <source>End the run</source>
        <translation>実行を終える</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Goes back to the start of the run.</source>
        <translation>実行の始めに戻ります。</translation>
    </message>
    <message>
        <source>Goes to any past moment. A fault injected there starts another branch of the run.</source>
        <translation>過去の任意の時点に移ります。そこで起こした障害から、実行の別の分岐が始まります。</translation>
    </message>
    <message>
        <source>Goes to the next sample, a tenth of a second on.</source>
        <translation>0.1 秒先の、次のサンプルに進みます。</translation>
    </message>
    <message>
        <source>Goes to the previous sample, a tenth of a second back.</source>
        <translation>0.1 秒前の、前のサンプルに戻ります。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Runs the drawing with the guests below, or pauses the run.</source>
        <translation>下のゲストで図面を実行するか、実行を一時停止します。</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>シミュレーション時間</translation>
    </message>
    <message>
        <source>Simulated time per real time.</source>
        <translation>実時間あたりのシミュレーション時間。</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>1 つ進む</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>1 つ戻る</translation>
    </message>
    <message>
        <source>Stops the run and returns to drawing.</source>
        <translation>実行を止め、描画に戻ります。</translation>
    </message>
    <message>
        <source>Time of the run</source>
        <translation>実行の時間</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
</context>
<context>
    <name>RunDialog</name>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Compare with another run</source>
        <translation>別の実行と比較</translation>
    </message>
    <message>
        <source>If empty, the branch gets a number.</source>
        <translation>空欄なら、分岐に番号が付きます。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>実行の名前</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Settings as key=value, separated by spaces: lpar.processors=2</source>
        <translation>設定を key=value で、空白で区切って: lpar.processors=2</translation>
    </message>
</context>
<context>
    <name>RunMatrix</name>
    <message>
        <source>1 seed</source>
        <translation>1 シード</translation>
    </message>
    <message>
        <source>No published figure: an untested prediction.</source>
        <translation>公表値なし: 検証されていない予測です。</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>公表値</translation>
    </message>
    <message>
        <source>Published: {0}</source>
        <translation>公表値: {0}</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>量</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>シミュレーション</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>公表なし</translation>
    </message>
    <message>
        <source>{0} published</source>
        <translation>公表値 {0}</translation>
    </message>
    <message>
        <source>{0} seeds</source>
        <translation>{0} シード</translation>
    </message>
    <message>
        <source>{0} simulated</source>
        <translation>シミュレーション {0}</translation>
    </message>
    <message>
        <source>{0}: it must stay below {1}</source>
        <translation>{0}: {1} 未満でなければなりません</translation>
    </message>
    <message>
        <source>{0}: {1} (tolerance {2}, {3})</source>
        <translation>{0}: {1} (許容 {2}、{3})</translation>
    </message>
    <message>
        <source>– not run</source>
        <translation>– 未実行</translation>
    </message>
    <message>
        <source>… waiting</source>
        <translation>… 待機</translation>
    </message>
    <message>
        <source>■ cancelled</source>
        <translation>■ 取り消し</translation>
    </message>
    <message>
        <source>■ cancelled, {0}</source>
        <translation>■ 取り消し、{0}</translation>
    </message>
    <message>
        <source>▶ running, {0}</source>
        <translation>▶ 実行中、{0}</translation>
    </message>
    <message>
        <source>● {0}</source>
        <translation>● {0}</translation>
    </message>
    <message>
        <source>✓ within</source>
        <translation>✓ 範囲内</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation>✗ 失敗</translation>
    </message>
    <message>
        <source>✗ outside</source>
        <translation>✗ 範囲外</translation>
    </message>
</context>
<context>
    <name>RunPanel</name>
    <message>
        <source> (and {0} more)</source>
        <translation> (ほか {0})</translation>
    </message>
    <message>
        <source>Best link…</source>
        <translation>最良のリンク…</translation>
    </message>
    <message>
        <source>CP&apos;s answer</source>
        <translation>CP の応答</translation>
    </message>
    <message>
        <source>Cancel the relocation of {0}</source>
        <translation>{0} のリロケーションを取り消す</translation>
    </message>
    <message>
        <source>Channel off</source>
        <translation>チャネルをオフ</translation>
    </message>
    <message>
        <source>Channel on</source>
        <translation>チャネルをオン</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Compiling the engine, once on this computer</source>
        <translation>エンジンをコンパイル中、このコンピューターで一度だけ</translation>
    </message>
    <message>
        <source>Devices off</source>
        <translation>装置をオフ</translation>
    </message>
    <message>
        <source>Devices on</source>
        <translation>装置をオン</translation>
    </message>
    <message>
        <source>Draw an ISFC link between two LPARs first.</source>
        <translation>先に 2 つの LPAR の間に ISFC リンクを描いてください。</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>Guests and rates</source>
        <translation>ゲストと速度</translation>
    </message>
    <message>
        <source>Loading the engine; the run begins as soon as it is ready.</source>
        <translation>エンジンを読み込み中。準備ができ次第、実行が始まります。</translation>
    </message>
    <message>
        <source>Move {0} to {1}</source>
        <translation>{0} を {1} に移す</translation>
    </message>
    <message>
        <source>Open in lab</source>
        <translation>ラボで開く</translation>
    </message>
    <message>
        <source>Plug in</source>
        <translation>差す</translation>
    </message>
    <message>
        <source>Pull cable</source>
        <translation>ケーブルを抜く</translation>
    </message>
    <message>
        <source>Pulls the cables of the selection.</source>
        <translation>選択したもののケーブルを抜きます。</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Rates of links, channels and devices. Choosing a row selects it on the canvas.</source>
        <translation>リンク、チャネル、装置の速度。行を選ぶとキャンバスで選択されます。</translation>
    </message>
    <message>
        <source>Relocate</source>
        <translation>リロケート</translation>
    </message>
    <message>
        <source>Relocates a guest now, or cancels its relocation.</source>
        <translation>ゲストを今リロケートするか、そのリロケーションを取り消します。</translation>
    </message>
    <message>
        <source>Relocations</source>
        <translation>リロケーション</translation>
    </message>
    <message>
        <source>Runs the same load on another layout, side by side.</source>
        <translation>同じ負荷を別のレイアウトで並べて実行します。</translation>
    </message>
    <message>
        <source>Searches for the best layout of a logical link.</source>
        <translation>論理リンクの最良のレイアウトを探します。</translation>
    </message>
    <message>
        <source>Select a channel, a cable, a port or devices during a run.</source>
        <translation>実行中にチャネル、ケーブル、ポートまたは装置を選択してください。</translation>
    </message>
    <message>
        <source>Some of the drawing does not run. {0}</source>
        <translation>図面の一部は実行されません。{0}</translation>
    </message>
    <message>
        <source>Stage, passes and times of each relocation.</source>
        <translation>各リロケーションの段階、パス、時間。</translation>
    </message>
    <message>
        <source>The drawing changed since this run started. Run again.</source>
        <translation>実行の開始後に図面が変わりました。もう一度実行してください。</translation>
    </message>
    <message>
        <source>Varies the selected channels off or on.</source>
        <translation>選択したチャネルをオフまたはオンにします。</translation>
    </message>
    <message>
        <source>Varies the selected devices off or on.</source>
        <translation>選択した装置をオフまたはオンにします。</translation>
    </message>
    <message>
        <source>Writes the run as a scenario and opens it in the lab with all charts.</source>
        <translation>実行をシナリオとして書き出し、すべてのチャートとともにラボで開きます。</translation>
    </message>
    <message>
        <source>{0} (another branch of the run begins here)</source>
        <translation>{0} (ここから実行の別の分岐が始まります)</translation>
    </message>
</context>
<context>
    <name>RunPicture</name>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>{0:,.0f} MB/s</source>
        <translation>{0:,.0f} MB/s</translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <translation>{0} ほか {1}</translation>
    </message>
    <message>
        <source>{0} of {1} MB/s</source>
        <translation>{0} / {1} MB/s</translation>
    </message>
</context>
<context>
    <name>RunRates</name>
    <message>
        <source>Busy</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>CHPID {0}</source>
        <translation>CHPID {0}</translation>
    </message>
    <message>
        <source>ISLs {0}</source>
        <translation>ISL {0}</translation>
    </message>
    <message>
        <source>Into a channel; for links and devices, back to the link&apos;s first end</source>
        <translation>チャネルへ。リンクと装置では、リンクの最初の端へ戻る向き</translation>
    </message>
    <message>
        <source>Logical link, channel, or device</source>
        <translation>論理リンク、チャネルまたは装置</translation>
    </message>
    <message>
        <source>Mean number of transfers in progress</source>
        <translation>進行中の転送の平均数</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Out of a channel; for links and devices, from the link&apos;s first end on</source>
        <translation>チャネルから。リンクと装置では、リンクの最初の端から出る向き</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>待ち行列</translation>
    </message>
    <message>
        <source>SSCH/s</source>
        <translation>SSCH/s</translation>
    </message>
    <message>
        <source>Share of time; a channel is saturated from 95 % on</source>
        <translation>時間の割合。チャネルは 95 % から飽和です</translation>
    </message>
    <message>
        <source>Transfers started per second, in both directions</source>
        <translation>毎秒始まる転送、両方向の合計</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>{0} full</source>
        <translation>{0} 満杯</translation>
    </message>
    <message>
        <source>← MB/s</source>
        <translation>← MB/s</translation>
    </message>
    <message>
        <source>→ MB/s</source>
        <translation>→ MB/s</translation>
    </message>
</context>
<context>
    <name>Runner</name>
    <message>
        <source>Could not record this interval in detail</source>
        <translation>この区間を詳しく記録できませんでした</translation>
    </message>
    <message>
        <source>The machine could not be loaded</source>
        <translation>マシンを読み込めませんでした</translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message>
        <source>Back to it</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Open “{0}”</source>
        <translation>「{0}」を開く</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再始動</translation>
    </message>
    <message>
        <source>“{0}”, seed {1}, stays in the list of runs as “{2}”.</source>
        <translation>「{0}」、シード {1} は、実行の一覧に「{2}」として残っています。</translation>
    </message>
</context>
<context>
    <name>RunsPanel</name>
    <message>
        <source>Adds a run with another test, method or seed, to compare.</source>
        <translation>比較のために、別のテスト、方式またはシードの実行を加えます。</translation>
    </message>
    <message>
        <source>Another run…</source>
        <translation>別の実行…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>How runs are compared</source>
        <translation>実行の比べ方</translation>
    </message>
    <message>
        <source>How the charts show the compared run.</source>
        <translation>比較中の実行をチャートがどう示すか。</translation>
    </message>
    <message>
        <source>Play this run</source>
        <translation>この実行を再生</translation>
    </message>
    <message>
        <source>Plays the selected run.</source>
        <translation>選んだ実行を再生します。</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>名前を変更(&amp;N)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Removes the selected run; the last one stays.</source>
        <translation>選んだ実行を取り除きます。最後の 1 つは残ります。</translation>
    </message>
    <message>
        <source>Shows the selected run beside the one that plays.</source>
        <translation>選んだ実行を、再生中の実行の横に表示します。</translation>
    </message>
</context>
<context>
    <name>SampleAnswer</name>
    <message>
        <source>**A model answer.** {0}</source>
        <translation>**解答例。** {0}</translation>
    </message>
    <message>
        <source>Compare with a model answer</source>
        <translation>解答例と比べる</translation>
    </message>
    <message>
        <source>Shows one good answer, and a rubric.</source>
        <translation>良い解答の例と評価基準を表示します。</translation>
    </message>
    <message>
        <source>Tick what your answer has:</source>
        <translation>自分の解答にあるものに印を付けてください:</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Save the scenario</source>
        <translation>シナリオを保存</translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation>シナリオ・エディター</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>シナリオ (*.toml)</translation>
    </message>
    <message>
        <source>The changes of {0} are not saved. Save them?</source>
        <translation>{0} の変更は保存されていません。保存しますか?</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}</source>
        <translation>{0} に書けません: {1}</translation>
    </message>
</context>
<context>
    <name>ScenarioChoice</name>
    <message>
        <source>CP STOP and BEGIN</source>
        <translation>CP STOP と BEGIN</translation>
    </message>
    <message>
        <source>How the guests are paused. Another method opens another run at time 0.</source>
        <translation>ゲストを一時停止する方式。別の方式を選ぶと、時刻 0 の別の実行が開きます。</translation>
    </message>
    <message>
        <source>Linux suspend and resume</source>
        <translation>Linux のサスペンドと再開</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>The seed of the random numbers: the same seed gives the same run. Enter opens it.</source>
        <translation>乱数のシード: 同じシードなら同じ実行になります。Enter で開きます。</translation>
    </message>
    <message>
        <source>The test to run, from all studies.</source>
        <translation>実行するテスト、すべての研究から。</translation>
    </message>
</context>
<context>
    <name>ScenarioEditor</name>
    <message>
        <source>&amp;Add…</source>
        <translation type="vanished">追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Copy…</source>
        <translation type="vanished">コピー(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="vanished">実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="vanished">保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="vanished">元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="vanished">追加</translation>
    </message>
    <message>
        <source>Below</source>
        <translation type="vanished">元</translation>
    </message>
    <message>
        <source>Bold: of this machine. Italic: the default. Delete takes the inherited value.</source>
        <translation type="vanished">太字: このマシンのもの。斜体: 既定値。Delete で継承した値に戻ります。</translation>
    </message>
    <message>
        <source>Choose a part below this heading, or add one.</source>
        <translation type="vanished">この見出しの下の部分を選ぶか、追加してください。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="vanished">閉じる</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="vanished">差異</translation>
    </message>
    <message>
        <source>Differences to the scenario below</source>
        <translation type="vanished">元のシナリオとの違い</translation>
    </message>
    <message>
        <source>File</source>
        <translation type="vanished">ファイル</translation>
    </message>
    <message>
        <source>Filter the keys</source>
        <translation type="vanished">キーを絞り込む</translation>
    </message>
    <message>
        <source>Filter: words of a key or its meaning</source>
        <translation type="vanished">絞り込み: キーまたはその意味の語</translation>
    </message>
    <message>
        <source>Here</source>
        <translation type="vanished">ここ</translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="vanished">キー</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="vanished">キー</translation>
    </message>
    <message>
        <source>Keys of this part</source>
        <translation type="vanished">この部分のキー</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation type="vanished">名前:</translation>
    </message>
    <message>
        <source>No problems. {0} guests, {1} differences to the scenario below.</source>
        <translation>問題はありません。ゲスト {0} 個、元のシナリオとの違い {1} 件。</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation type="vanished">削除(&amp;M)</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation type="vanished">やり直す(&amp;O)</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation type="vanished">シナリオを保存</translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation type="vanished">シナリオ・エディター</translation>
    </message>
    <message>
        <source>Scenario file</source>
        <translation type="vanished">シナリオ・ファイル</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation type="vanished">シナリオ (*.toml)</translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation type="vanished">スライダー</translation>
    </message>
    <message>
        <source>Take the inherited value</source>
        <translation type="vanished">継承した値に戻す</translation>
    </message>
    <message>
        <source>The changes of {0} are not saved. Save them?</source>
        <translation type="vanished">{0} の変更は保存されていません。保存しますか?</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}</source>
        <translation type="vanished">{0} に書けません: {1}</translation>
    </message>
    <message>
        <source>{0} exists already; choose another name</source>
        <translation type="vanished">{0} はすでにあります。別の名前を選んでください</translation>
    </message>
    <message>
        <source>{0} is inherited: set its count to 0, or save the machine on its own</source>
        <translation type="vanished">{0} は継承されています。個数を 0 にするか、マシンを独立に保存してください</translation>
    </message>
    <message>
        <source>{0}[*] - Scenario editor</source>
        <translation>{0}[*] - シナリオ・エディター</translation>
    </message>
</context>
<context>
    <name>ScenarioEditors</name>
    <message>
        <source>Begin with:</source>
        <translation>元にするもの:</translation>
    </message>
    <message>
        <source>My machine</source>
        <translation>自分のマシン</translation>
    </message>
    <message>
        <source>New machine</source>
        <translation>新しいマシン</translation>
    </message>
    <message>
        <source>Two small guests</source>
        <translation>2 つの小さなゲスト</translation>
    </message>
    <message>
        <source>{0}, changed</source>
        <translation>{0}、変更</translation>
    </message>
</context>
<context>
    <name>ScenarioPicker</name>
    <message>
        <source>Filter the scenarios</source>
        <translation>シナリオを絞り込む</translation>
    </message>
    <message>
        <source>Filter: words of a title, a description or a study</source>
        <translation>絞り込み: 題、説明または研究の語</translation>
    </message>
    <message>
        <source>No scenario contains these words, and none is near them.</source>
        <translation>この語を含むシナリオはなく、近いものもありません。</translation>
    </message>
    <message>
        <source>No scenario contains these words. Near them:</source>
        <translation>この語を含むシナリオはありません。近いもの:</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Scenarios by study</source>
        <translation>研究ごとのシナリオ</translation>
    </message>
    <message>
        <source>Type words of a title or a description. Enter opens a scenario.</source>
        <translation>題または説明の語を入力してください。Enter でシナリオを開きます。</translation>
    </message>
</context>
<context>
    <name>ScenarioPicture</name>
    <message>
        <source>Expanded: {0}, paging volumes: {1}</source>
        <translation>拡張: {0}、ページング・ボリューム: {1}</translation>
    </message>
    <message>
        <source>Processors: {0}, storage: {1}</source>
        <translation>プロセッサー: {0}、ストレージ: {1}</translation>
    </message>
    <message>
        <source>{0}, 1 CPU</source>
        <translation>{0}、CPU 1 個</translation>
    </message>
    <message>
        <source>{0}, {1} CPUs</source>
        <translation>{0}、CPU {1} 個</translation>
    </message>
</context>
<context>
    <name>Scenarios</name>
    <message>
        <source>1 TB of memory on four members</source>
        <translation>4 メンバーで 1 TB のメモリー</translation>
    </message>
    <message>
        <source>256 GB of memory on one member</source>
        <translation>1 メンバーで 256 GB のメモリー</translation>
    </message>
    <message>
        <source>512 GB of memory on two members</source>
        <translation>2 メンバーで 512 GB のメモリー</translation>
    </message>
    <message>
        <source>600 idle guests on z/VM 4.2, with the timer patch</source>
        <translation>z/VM 4.2 上のアイドル・ゲスト 600 個、タイマー・パッチあり</translation>
    </message>
    <message>
        <source>600 idle guests on z/VM 4.2, without the timer patch</source>
        <translation>z/VM 4.2 上のアイドル・ゲスト 600 個、タイマー・パッチなし</translation>
    </message>
    <message>
        <source>600 idle guests on z/VM 4.3, with another split of storage</source>
        <translation>z/VM 4.3 上のアイドル・ゲスト 600 個、ストレージの分割を変更</translation>
    </message>
    <message>
        <source>600 idle guests on z/VM 4.3, with the timer patch</source>
        <translation>z/VM 4.3 上のアイドル・ゲスト 600 個、タイマー・パッチあり</translation>
    </message>
    <message>
        <source>600 idle guests on z/VM 4.3, without the timer patch</source>
        <translation>z/VM 4.3 上のアイドル・ゲスト 600 個、タイマー・パッチなし</translation>
    </message>
    <message>
        <source>7 busy guests on z/VM 4.3, with the timer patch</source>
        <translation>z/VM 4.3 上の稼働中ゲスト 7 個、タイマー・パッチあり</translation>
    </message>
    <message>
        <source>7 busy guests on z/VM 4.3, without the timer patch</source>
        <translation>z/VM 4.3 上の稼働中ゲスト 7 個、タイマー・パッチなし</translation>
    </message>
    <message>
        <source>900 guests with the patch: next to idle, but for paging to expanded storage.</source>
        <translation>パッチのある 900 ゲストです。拡張ストレージへのページングを除けば、ほぼアイドルです。</translation>
    </message>
    <message>
        <source>900 idle guests on z/VM 4.2, with the timer patch</source>
        <translation>z/VM 4.2 上のアイドル・ゲスト 900 個、タイマー・パッチあり</translation>
    </message>
    <message>
        <source>900 idle guests on z/VM 4.2, without the timer patch</source>
        <translation>z/VM 4.2 上のアイドル・ゲスト 900 個、タイマー・パッチなし</translation>
    </message>
    <message>
        <source>900 idle guests on z/VM 4.3, with the timer patch</source>
        <translation>z/VM 4.3 上のアイドル・ゲスト 900 個、タイマー・パッチあり</translation>
    </message>
    <message>
        <source>900 idle guests on z/VM 4.3, without the timer patch</source>
        <translation>z/VM 4.3 上のアイドル・ゲスト 900 個、タイマー・パッチなし</translation>
    </message>
    <message>
        <source>900 idle guests on z/VM 4.4, without the timer patch</source>
        <translation>z/VM 4.4 上のアイドル・ゲスト 900 個、タイマー・パッチなし</translation>
    </message>
    <message>
        <source>A Java guest moves while it works. Look at its steal: next to none before, a little while its pages are sent, all of the time while it is stopped, next to none on the new system.</source>
        <translation>Java ゲストが稼働しながら移動します。スチールに注目してください。移動前はほとんどなく、ページの送信中は少し、停止中はずっと、新しいシステムではほとんどありません。</translation>
    </message>
    <message>
        <source>A Linux guest that does nothing. What remains is the memory that it has once used, and the time for its state and its devices.</source>
        <translation>何もしない Linux ゲストです。残るのは、一度使ったメモリーと、状態と装置のための時間です。</translation>
    </message>
    <message>
        <source>A constrained system: the database moves away</source>
        <translation>制約のあるシステム: データベースが移動する</translation>
    </message>
    <message>
        <source>A database with a buffer pool, direct and asynchronous I/O. Most changes go to few pages, so each pass is much smaller than the one before.</source>
        <translation>バッファー・プール、直接 I/O、非同期 I/O を使うデータベースです。変更の大半は少数のページに集まるので、各パスは前のパスよりずっと小さくなります。</translation>
    </message>
    <message>
        <source>A guest that writes files through its page cache at a preset rate. The first pass has the whole guest; how much is left for the later ones depends on the rate.</source>
        <translation>決まった速度でページ・キャッシュ経由でファイルを書くゲストです。最初のパスはゲスト全体を送ります。後のパスに残る量は、その速度で決まります。</translation>
    </message>
    <message>
        <source>A member loses its links and gets them back</source>
        <translation>メンバーがリンクを失い、取り戻す</translation>
    </message>
    <message>
        <source>A page from a WebSphere guest that is not paused</source>
        <translation>一時停止していない WebSphere ゲストからのページ</translation>
    </message>
    <message>
        <source>A variant beyond the study: from 4.4 on timer requests have a lock of their own, so dispatching no longer waits for them.</source>
        <translation>研究の範囲を超えた変形です。4.4 からタイマー要求は専用のロックを持つので、ディスパッチはもうそれを待ちません。</translation>
    </message>
    <message>
        <source>A warm but idle guest is suspended; an outside client asks it for a page, and two seconds later it is resumed. Watch the stages of the suspend, and how the client&apos;s lost SYN makes it wait longer than the guest needs.</source>
        <translation>ウォームアップ済みでアイドルのゲストをサスペンドします。外部のクライアントがページを要求し、2 秒後にゲストを再開します。サスペンドの段階と、失われた SYN のためにクライアントがゲストの所要時間より長く待つ様子に注目してください。</translation>
    </message>
    <message>
        <source>All on one system</source>
        <translation>すべて 1 システム上</translation>
    </message>
    <message>
        <source>An SSI cluster of four systems. Each has a logical link to each of the others, with a channel of its own; the guest goes from one to the next by the direct link.</source>
        <translation>4 システムの SSI クラスターです。各システムは、ほかの各システムへの論理リンクと専用チャネルを持ちます。ゲストは直接のリンクで次のシステムへ移ります。</translation>
    </message>
    <message>
        <source>As many guests as expanded storage can hold. The processors are nearly full, and the scheduler lock is what limits next.</source>
        <translation>拡張ストレージに収まる限りのゲストです。プロセッサーはほぼ使い切られ、次に制約となるのはスケジューラー・ロックです。</translation>
    </message>
    <message>
        <source>As many guests as processors, and all of them compute. A tick is little to a guest that is busy: compare the processor time of a piece of work with that of guests that have the patch.</source>
        <translation>プロセッサーと同数のゲストが、すべて計算しています。稼働中のゲストにとってティックはわずかです。一定の作業のプロセッサー時間を、パッチのあるゲストと比べてください。</translation>
    </message>
    <message>
        <source>As rules 4, but memory goes when more than 5 % is free or page cache: small guests, less throughput.</source>
        <translation>ルール 4 と同じですが、空きまたはページ・キャッシュが 5 % を超えるとメモリーが減ります。ゲストは小さくなり、スループットは下がります。</translation>
    </message>
    <message>
        <source>Automatic CPU and memory resource management</source>
        <translation>CPU とメモリー資源の自動管理</translation>
    </message>
    <message>
        <source>Before the IPL</source>
        <translation>IPL 前</translation>
    </message>
    <message>
        <source>Before the relocation</source>
        <translation>リロケーション前</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>ブート</translation>
    </message>
    <message>
        <source>CP STOP takes the virtual CPU away at once, whatever is in memory.</source>
        <translation>CP STOP は、メモリーに何があっても、仮想 CPU をすぐに取り上げます。</translation>
    </message>
    <message>
        <source>CPU rules by load average</source>
        <translation>ロード・アベレージによる CPU ルール</translation>
    </message>
    <message>
        <source>CPU rules by real CPU load</source>
        <translation>実際の CPU 負荷による CPU ルール</translation>
    </message>
    <message>
        <source>CPUs by the load average over a minute: they react slowly and add CPUs sparingly.</source>
        <translation>1 分間のロード・アベレージで CPU を決めます。ルールの反応は遅く、CPU の追加は控えめです。</translation>
    </message>
    <message>
        <source>CPUs by the ticks of the last seconds: they react fast.</source>
        <translation>直近数秒のティックで CPU を決めます。ルールの反応は速くなります。</translation>
    </message>
    <message>
        <source>Compilers fill and free memory, and the pool takes what is free: CP takes its pages without blocking the guest.</source>
        <translation>コンパイラーがメモリーを埋めては解放し、プールが空きを取ります。CP はゲストを止めずにそのページを受け取ります。</translation>
    </message>
    <message>
        <source>Compiling</source>
        <translation>コンパイル</translation>
    </message>
    <message>
        <source>Data rates: three channels, crossed</source>
        <translation>データ速度: 3 チャネル、交差</translation>
    </message>
    <message>
        <source>Each server has the rules that suit it: direct scans and 5 % for single servers, all scans and 10 % for the combos.</source>
        <translation>各サーバーに適したルールを使います。単独のサーバーには直接走査と 5 %、コンボにはすべての走査と 10 % です。</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Enhanced timer management</source>
        <translation>タイマー管理の改善</translation>
    </message>
    <message>
        <source>Figure 12: the time from the resume until a page is served grows with the guest&apos;s size, but more slowly.</source>
        <translation>図 12: 再開からページが返るまでの時間は、ゲストのサイズとともに増えますが、その増え方はより緩やかです。</translation>
    </message>
    <message>
        <source>File system, direct I/O: next to nothing to send</source>
        <translation>ファイル・システム、直接 I/O: 送るものはほとんどない</translation>
    </message>
    <message>
        <source>File system, page cache: all of memory, then less and less</source>
        <translation>ファイル・システム、ページ・キャッシュ: メモリー全体、その後は次第に少なく</translation>
    </message>
    <message>
        <source>First set</source>
        <translation>第 1 組</translation>
    </message>
    <message>
        <source>First set again</source>
        <translation>再び第 1 組</translation>
    </message>
    <message>
        <source>Forty-eight Apache servers with ten sessions each on a system of 43 GB that is overcommitted 1.2 times. So large a system leaves its frames below 2 GB unused; pages of the servers&apos; page caches come back from expanded storage, and some pages of the clients from DASD.</source>
        <translation>1.2 倍にオーバーコミットした 43 GB の 1 システム上の、それぞれ 10 セッションを持つ Apache サーバー 48 台です。これほど大きなシステムは 2 GB 境界より下のフレームを使わずに残します。サーバーのページ・キャッシュのページは拡張ストレージから戻り、クライアントの一部のページは DASD から戻ります。</translation>
    </message>
    <message>
        <source>Four guests are warmed up, their load ends, and Linux suspends them one pair after the other. Standby guests then start up and need more memory than is free. Watch whose pages leave real storage, and what it takes to bring the four back.</source>
        <translation>4 ゲストのウォームアップが済み、負荷が終わり、Linux が 2 つずつ順にサスペンドします。次に待機ゲストが始動し、空きより多くのメモリーを必要とします。どのゲストのページが実ストレージを離れるか、4 ゲストを戻すのに何が必要かに注目してください。</translation>
    </message>
    <message>
        <source>Four guests want more than the four processors of LPAR2. After a minute the database, which has four virtual CPUs and four times the share, moves to LPAR1; the other three then have what they need.</source>
        <translation>4 つのゲストが、LPAR2 の 4 プロセッサーより多くを求めます。1 分後、4 個の仮想 CPU と 4 倍のシェアを持つデータベースが LPAR1 に移動します。ほかの 3 つは、その後で必要なだけ使えます。</translation>
    </message>
    <message>
        <source>Four members: a link between each two</source>
        <translation>4 メンバー: 各 2 メンバー間にリンク</translation>
    </message>
    <message>
        <source>IPL of the LPAR</source>
        <translation>LPAR の IPL</translation>
    </message>
    <message>
        <source>IPL of the LPAR while guests are paused: CP STOP</source>
        <translation>ゲスト一時停止中の LPAR の IPL: CP STOP</translation>
    </message>
    <message>
        <source>IPL of the LPAR while guests are paused: Linux suspend</source>
        <translation>ゲスト一時停止中の LPAR の IPL: Linux サスペンド</translation>
    </message>
    <message>
        <source>Idle guest: what a relocation takes at least</source>
        <translation>アイドル・ゲスト: リロケーションに最低限必要なもの</translation>
    </message>
    <message>
        <source>Java, file system and database all run on LPAR2, and share its processors; the database is moved. Compare its times with those that it has alone.</source>
        <translation>Java、ファイル・システム、データベースがすべて LPAR2 で稼働し、プロセッサーを共用します。データベースを移動します。単独で移動したときの時間と比べてください。</translation>
    </message>
    <message>
        <source>Java: a heap that is written all over again</source>
        <translation>Java: 全体が書き直されるヒープ</translation>
    </message>
    <message>
        <source>Kernel compile, with APAR VM65060</source>
        <translation>カーネルのコンパイル、APAR VM65060 あり</translation>
    </message>
    <message>
        <source>Kernel compile, without APAR VM65060</source>
        <translation>カーネルのコンパイル、APAR VM65060 なし</translation>
    </message>
    <message>
        <source>Live guest relocation with Linux middleware</source>
        <translation>Linux ミドルウェアを使うライブ・ゲスト・リロケーション</translation>
    </message>
    <message>
        <source>Load that moves, guests sized by hand</source>
        <translation>移動する負荷、手動でサイズを決めたゲスト</translation>
    </message>
    <message>
        <source>Load that moves, guests with cpuplugd</source>
        <translation>移動する負荷、cpuplugd を使うゲスト</translation>
    </message>
    <message>
        <source>Logoff of paused guests: CP STOP</source>
        <translation>一時停止したゲストのログオフ: CP STOP</translation>
    </message>
    <message>
        <source>Logoff of paused guests: Linux suspend</source>
        <translation>一時停止したゲストのログオフ: Linux サスペンド</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>Memory comes back when pages are scanned; it goes when more than 10 % is free or page cache.</source>
        <translation>ページが走査されるとメモリーが戻ります。空きまたはページ・キャッシュが 10 % を超えると、メモリーが減ります。</translation>
    </message>
    <message>
        <source>Memory comes back when pages are scanned; it goes when more than 10 % is free, or more than half is cache and buffers.</source>
        <translation>ページが走査されるとメモリーが戻ります。10 % を超えて空いているか、半分を超えてキャッシュとバッファーであれば、メモリーが減ります。</translation>
    </message>
    <message>
        <source>Memory comes back when pages are scanned; it goes when more than 10 % is free.</source>
        <translation>ページが走査されるとメモリーが戻ります。10 % を超えて空いていれば、メモリーが減ります。</translation>
    </message>
    <message>
        <source>Memory comes back when tasks must scan themselves; it goes when more than 10 % is free or page cache.</source>
        <translation>タスクが自分で走査しなければならないときにメモリーが戻ります。空きまたはページ・キャッシュが 10 % を超えると、メモリーが減ります。</translation>
    </message>
    <message>
        <source>Memory rules 1: scans, free or cache and buffers</source>
        <translation>メモリー・ルール 1: 走査、空きまたはキャッシュとバッファー</translation>
    </message>
    <message>
        <source>Memory rules 2: scans, free memory</source>
        <translation>メモリー・ルール 2: 走査、空きメモリー</translation>
    </message>
    <message>
        <source>Memory rules 3: scans, free and page cache</source>
        <translation>メモリー・ルール 3: 走査、空きとページ・キャッシュ</translation>
    </message>
    <message>
        <source>Memory rules 4: direct scans, free and page cache</source>
        <translation>メモリー・ルール 4: 直接走査、空きとページ・キャッシュ</translation>
    </message>
    <message>
        <source>Memory rules 7: direct scans, 5 %</source>
        <translation>メモリー・ルール 7: 直接走査、5 %</translation>
    </message>
    <message>
        <source>Methods to pause a z/VM guest</source>
        <translation>z/VM ゲストを一時停止する方法</translation>
    </message>
    <message>
        <source>Middle of suspend</source>
        <translation>サスペンドの中間</translation>
    </message>
    <message>
        <source>Middle of warm-up</source>
        <translation>ウォームアップの中間</translation>
    </message>
    <message>
        <source>Most of the memory of this guest is page cache that Linux can drop: it halts much faster than the WebSphere guest.</source>
        <translation>このゲストのメモリーの大半は、Linux が破棄できるページ・キャッシュです。WebSphere ゲストよりずっと速く止まります。</translation>
    </message>
    <message>
        <source>Ninety-six servers of 10 GB on four members, with four sessions for each server. The third and the fourth member have z196 processors; all together have 1 TB of memory.</source>
        <translation>4 メンバー上の 10 GB のサーバー 96 台です。各サーバーに 4 セッションがあります。3 番目と 4 番目のメンバーは z196 プロセッサーを使い、全体のメモリーは 1 TB です。</translation>
    </message>
    <message>
        <source>Non-shared channels: each system has its own</source>
        <translation>非共用チャネル: 各システムが専用のチャネルを持つ</translation>
    </message>
    <message>
        <source>One FICON channel with four FCTC connections, which is what it takes to fill it. With fewer the guest moves more slowly, with more it does not move any faster.</source>
        <translation>FCTC 接続 4 本の FICON チャネル 1 本です。チャネルを満たすにはこれだけ必要です。接続が少なければゲストの移動は遅く、多くしても速くなりません。</translation>
    </message>
    <message>
        <source>One channel: how many connections fill it</source>
        <translation>1 チャネル: 何本の接続で満たされるか</translation>
    </message>
    <message>
        <source>One member works, three are idle</source>
        <translation>1 メンバーが稼働、3 メンバーはアイドル</translation>
    </message>
    <message>
        <source>Optimised link: sixteen connections on seven channels</source>
        <translation>最適化されたリンク: 7 チャネル上の 16 接続</translation>
    </message>
    <message>
        <source>Page asked for</source>
        <translation>ページ要求</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Pause one WebSphere guest: CP STOP and BEGIN</source>
        <translation>WebSphere ゲスト 1 個の一時停止: CP STOP と BEGIN</translation>
    </message>
    <message>
        <source>Pause one WebSphere guest: Linux suspend and resume</source>
        <translation>WebSphere ゲスト 1 個の一時停止: Linux サスペンドと再開</translation>
    </message>
    <message>
        <source>Pause one database guest: CP STOP and BEGIN</source>
        <translation>データベース・ゲスト 1 個の一時停止: CP STOP と BEGIN</translation>
    </message>
    <message>
        <source>Pause one database guest: Linux suspend and resume</source>
        <translation>データベース・ゲスト 1 個の一時停止: Linux サスペンドと再開</translation>
    </message>
    <message>
        <source>Pause under memory pressure: CP STOP and BEGIN</source>
        <translation>メモリー不足での一時停止: CP STOP と BEGIN</translation>
    </message>
    <message>
        <source>Pause under memory pressure: Linux suspend and resume</source>
        <translation>メモリー不足での一時停止: Linux サスペンドと再開</translation>
    </message>
    <message>
        <source>Relocation</source>
        <translation>リロケーション</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再始動</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Resume a guest of 2.0 GB with 1 application server</source>
        <translation>アプリケーション・サーバー 1 個の 2.0 GB ゲストの再開</translation>
    </message>
    <message>
        <source>Resume a guest of 2.6 GB with 2 application servers</source>
        <translation>アプリケーション・サーバー 2 個の 2.6 GB ゲストの再開</translation>
    </message>
    <message>
        <source>Resume a guest of 3.3 GB with 3 application servers</source>
        <translation>アプリケーション・サーバー 3 個の 3.3 GB ゲストの再開</translation>
    </message>
    <message>
        <source>Resume a guest of 3.9 GB with 4 application servers</source>
        <translation>アプリケーション・サーバー 4 個の 3.9 GB ゲストの再開</translation>
    </message>
    <message>
        <source>Resume a guest of 4.6 GB with 5 application servers</source>
        <translation>アプリケーション・サーバー 5 個の 4.6 GB ゲストの再開</translation>
    </message>
    <message>
        <source>Resume a guest of 5.2 GB with 6 application servers</source>
        <translation>アプリケーション・サーバー 6 個の 5.2 GB ゲストの再開</translation>
    </message>
    <message>
        <source>Resumed</source>
        <translation>再開後</translation>
    </message>
    <message>
        <source>Rules for each kind of server</source>
        <translation>サーバーの種類ごとのルール</translation>
    </message>
    <message>
        <source>Scaling channels: four channels, four connections each</source>
        <translation>チャネル数の拡大: 4 チャネル、各 4 接続</translation>
    </message>
    <message>
        <source>Second set</source>
        <translation>第 2 組</translation>
    </message>
    <message>
        <source>Servers start</source>
        <translation>サーバー始動</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>整定</translation>
    </message>
    <message>
        <source>Sixteen Apache servers and eight clients on one system with twelve processors. All files that do not fit into the page caches of the servers are in the minidisk cache, so processors are all that limits the 32 sessions.</source>
        <translation>12 プロセッサーの 1 システム上の、Apache サーバー 16 台とクライアント 8 台です。サーバーのページ・キャッシュに収まらないファイルはすべてミニディスク・キャッシュにあるので、32 セッションを制約するのはプロセッサーだけです。</translation>
    </message>
    <message>
        <source>Sixteen servers of 256 MB ask for 3,000 files each and have room for 160 of them; CP&apos;s minidisk cache is off. The disks are all that limits the 32 sessions: one I/O at a time to each volume, and a queue before it.</source>
        <translation>256 MB のサーバー 16 台が、それぞれ 3,000 ファイルを要求し、そのうち 160 ファイル分の余地を持ちます。CP のミニディスク・キャッシュはオフです。32 セッションを制約するのはディスクだけで、各ボリュームへの I/O は一度に 1 つ、その前に待ち行列ができます。</translation>
    </message>
    <message>
        <source>Sized by hand</source>
        <translation>手動でサイズを決めた構成</translation>
    </message>
    <message>
        <source>Standby under load</source>
        <translation>負荷時の待機システム</translation>
    </message>
    <message>
        <source>Start six application servers, one after the other</source>
        <translation>6 個のアプリケーション・サーバーを順に始動</translation>
    </message>
    <message>
        <source>Steal: what a guest notices of its relocation</source>
        <translation>スチール: ゲストが自身のリロケーションから受ける影響</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>サスペンド</translation>
    </message>
    <message>
        <source>The Java guest of part I on the link of part II. Its garbage collection writes to nearly all of its heap while a pass goes on, so the next pass is nearly as large.</source>
        <translation>第 1 部の Java ゲストを、第 2 部のリンクで移動します。パスの間にガーベッジ・コレクションがヒープのほぼ全体に書き込むので、次のパスもほぼ同じ大きさになります。</translation>
    </message>
    <message>
        <source>The On-Demand Timer Patch takes the tick out of Linux: an idle guest sets a timer only when it has something to do later.</source>
        <translation>オンデマンド・タイマー・パッチは Linux からティックを取り除きます。アイドル・ゲストは、後ですることがあるときだけタイマーを設定します。</translation>
    </message>
    <message>
        <source>The baseline of the study. Each guest has a timer that goes off every 10 ms, and CP handles all of them on one processor, the master: watch how much busier it is than the others.</source>
        <translation>研究の出発点です。各ゲストのタイマーは 10 ms ごとに満了し、CP はそのすべてを 1 つのプロセッサー、マスターで処理します。マスターがほかよりどれほど忙しいかに注目してください。</translation>
    </message>
    <message>
        <source>The daemon looks every 2 s: slower, and the pool changes more smoothly.</source>
        <translation>デーモンは 2 秒ごとに確認します。反応は遅くなり、プールの変化は滑らかになります。</translation>
    </message>
    <message>
        <source>The daemon looks every 3 s: slower, and the pool changes more smoothly.</source>
        <translation>デーモンは 3 秒ごとに確認します。反応は遅くなり、プールの変化は滑らかになります。</translation>
    </message>
    <message>
        <source>The daemon looks every 4 s: slower, and the pool changes more smoothly.</source>
        <translation>デーモンは 4 秒ごとに確認します。反応は遅くなり、プールの変化は滑らかになります。</translation>
    </message>
    <message>
        <source>The daemon looks every 5 s: slower, and the pool changes more smoothly.</source>
        <translation>デーモンは 5 秒ごとに確認します。反応は遅くなり、プールの変化は滑らかになります。</translation>
    </message>
    <message>
        <source>The database is on the other system</source>
        <translation>データベースは他方のシステム上</translation>
    </message>
    <message>
        <source>The first member of a cluster of four has twelve processors, sixteen web servers and their clients. The other three are up and joined, and do nothing.</source>
        <translation>4 メンバーのクラスターの最初のメンバーには、12 プロセッサー、16 台の Web サーバーとそのクライアントがあります。ほかの 3 メンバーは起動して参加済みですが、何もしません。</translation>
    </message>
    <message>
        <source>The guests are logged off and IPLed again; their images are on their swap devices: both go on where they were.</source>
        <translation>ゲストをログオフして、もう一度 IPL します。イメージはスワップ装置にあり、どちらも中断した所から続けます。</translation>
    </message>
    <message>
        <source>The guests are logged off and IPLed again; their memory is gone: both boot again.</source>
        <translation>ゲストをログオフして、もう一度 IPL します。メモリーは失われ、どちらも改めてブートします。</translation>
    </message>
    <message>
        <source>The guests of the study with 4 CPUs and 5 GB each, and memory rules 4 until they are given other ones.</source>
        <translation>研究のゲストです。それぞれ 4 CPU と 5 GB を持ち、ほかのルールを与えるまではメモリー・ルール 4 を使います。</translation>
    </message>
    <message>
        <source>The images of the suspended guests are on their swap devices: both go on where they were.</source>
        <translation>サスペンドしたゲストのイメージはスワップ装置にあります。どちらも中断した所から続けます。</translation>
    </message>
    <message>
        <source>The links of the member that works are deactivated and activated again and again: without them it cannot reach the others and is suspended; with them it joins them once more. Its web servers work on.</source>
        <translation>稼働中のメンバーのリンクを、繰り返し非活動化しては活動化します。リンクがないとほかのメンバーに届かず、メンバーは中断されます。リンクがあると再び参加します。その Web サーバーは稼働し続けます。</translation>
    </message>
    <message>
        <source>The memory of the stopped guests is gone: both boot again.</source>
        <translation>停止したゲストのメモリーは失われます。どちらも改めてブートします。</translation>
    </message>
    <message>
        <source>The patch has no tick, but looks at the clock each time that the guest switches between user and kernel mode. A busy guest does so tens of thousands of times a second.</source>
        <translation>パッチにはティックがありませんが、ゲストがユーザー・モードとカーネル・モードを切り替えるたびに時計を見ます。稼働中のゲストはこれを毎秒数万回行います。</translation>
    </message>
    <message>
        <source>The same 12 GB, but 3 GB of it are central storage and 9 GB expanded storage. The study says in a footnote that its own split was arbitrary, and that others should give similar results.</source>
        <translation>同じ 12 GB ですが、3 GB は主ストレージ、9 GB は拡張ストレージです。研究の脚注によれば、研究での分割は任意であり、ほかの分割でも同様の結果になるはずです。</translation>
    </message>
    <message>
        <source>The same files written past the page cache. There is little memory to send, but many devices to move and to wait for while the guest is stopped.</source>
        <translation>同じファイルを、ページ・キャッシュを通さずに書きます。送るメモリーは少ないものの、ゲストの停止中に移動して待つ装置が多くあります。</translation>
    </message>
    <message>
        <source>The same forty-eight servers on four systems of 11 GB with three processors each.</source>
        <translation>同じ 48 台のサーバーを、3 プロセッサーを持つ 11 GB の 4 システムで動かします。</translation>
    </message>
    <message>
        <source>The same forty-eight servers on three systems of 14 GB with four processors each. The study has no such cluster: nothing published tests what it does here.</source>
        <translation>同じ 48 台のサーバーを、4 プロセッサーを持つ 14 GB の 3 システムで動かします。研究にこのクラスターはないので、ここでの動作を検証する公表値はありません。</translation>
    </message>
    <message>
        <source>The same forty-eight servers on two systems of 22 GB. Small systems use their frames below 2 GB: fewer pages are missing, and with half the processors each instruction takes fewer cycles.</source>
        <translation>同じ 48 台のサーバーを、22 GB の 2 システムで動かします。小さなシステムは 2 GB 境界より下のフレームを使います。不足するページは減り、プロセッサーが半分なので、各命令のサイクルも少なくなります。</translation>
    </message>
    <message>
        <source>The same guests on the next release: any processor handles timer requests, one at a time under the scheduler lock. The master is like all others, and everyone spins more.</source>
        <translation>次のリリース上の同じゲストです。どのプロセッサーもタイマー要求を処理しますが、スケジューラー・ロックの下で 1 つずつです。マスターはほかと同じになり、すべてのプロセッサーのスピンが増えます。</translation>
    </message>
    <message>
        <source>The same test, but CP stops the virtual CPUs of the four guests and starts them again with BEGIN. Their virtual network interfaces stay active: watch how often CP wakes up for a guest that cannot run.</source>
        <translation>同じテストですが、CP が 4 ゲストの仮想 CPU を止め、BEGIN で再び始動します。仮想ネットワーク・インターフェースは活動中のままです。実行できないゲストのために CP が何度起こされるかに注目してください。</translation>
    </message>
    <message>
        <source>The same two channels, but a connection leaves by one and enters by the other. Compare two, four and eight connections with the straight layout.</source>
        <translation>同じ 2 チャネルですが、接続は一方から出て他方から入ります。2、4、8 接続を直結の配置と比べてください。</translation>
    </message>
    <message>
        <source>The same with CP STOP: the guest halts at once, and the client&apos;s SYN waits in the buffers of its interface, which is still up.</source>
        <translation>CP STOP を使う同じテストです。ゲストはすぐに止まり、クライアントの SYN は、まだ活動中のインターフェースのバッファーで待ちます。</translation>
    </message>
    <message>
        <source>The same without the APAR: each page that the pool takes blocks all virtual CPUs of the guest.</source>
        <translation>同じ構成で APAR がない場合です。プールがページを取るたびに、ゲストのすべての仮想 CPU が止まります。</translation>
    </message>
    <message>
        <source>The scenario that the study could not run: the master processor cannot keep up with the ticks of 900 guests. Watch the backlog of timer requests grow.</source>
        <translation>研究では実行できなかったシナリオです。マスター・プロセッサーは 900 ゲストのティックに追いつけません。タイマー要求の未処理分が増える様子に注目してください。</translation>
    </message>
    <message>
        <source>The servers are dealt to four members. Four I/Os to a volume go on at a time: hardly any wait, though each takes longer than one alone.</source>
        <translation>サーバーを 4 メンバーに分けます。1 つのボリュームへの 4 つの I/O が同時に進みます。個々の I/O は単独の場合より長くかかりますが、待ちはほとんどありません。</translation>
    </message>
    <message>
        <source>The servers are dealt to three members, each with a device number of its own for each volume. The study has no such cluster: nothing published tests what it does here.</source>
        <translation>サーバーを 3 メンバーに分けます。各メンバーは、各ボリュームについて専用の装置番号を持ちます。研究にこのクラスターはないので、ここでの動作を検証する公表値はありません。</translation>
    </message>
    <message>
        <source>The servers of one member are dealt to two. Each member has a device number of its own for each shared volume, so that two I/Os to a volume go on at a time: they queue less, and each takes a little longer.</source>
        <translation>1 メンバーのサーバーを 2 メンバーに分けます。各メンバーは、共用の各ボリュームについて専用の装置番号を持つので、1 つのボリュームへの 2 つの I/O が同時に進みます。待ち行列は短くなり、個々の I/O は少し長くかかります。</translation>
    </message>
    <message>
        <source>The sixteen servers and eight clients are dealt to four members: three processors, four servers and two clients each. Systems so small lose little time to their caches, and now and then have nothing to do.</source>
        <translation>16 台のサーバーと 8 台のクライアントを 4 メンバーに分けます。各メンバーは 3 プロセッサー、4 サーバー、2 クライアントです。これほど小さなシステムはキャッシュで失う時間が少なく、ときどき何もすることがありません。</translation>
    </message>
    <message>
        <source>The sixteen servers and eight clients are dealt to three members with four processors each. The study has no such cluster: nothing published tests what it does here.</source>
        <translation>16 台のサーバーと 8 台のクライアントを、4 プロセッサーを持つ 3 メンバーに分けます。研究にこのクラスターはないので、ここでの動作を検証する公表値はありません。</translation>
    </message>
    <message>
        <source>The sixteen servers and eight clients of one member are dealt to two: six processors, eight servers and four clients each. A processor of a smaller system waits less for its caches, so that twelve of them do more in all.</source>
        <translation>1 メンバーの 16 台のサーバーと 8 台のクライアントを 2 メンバーに分けます。各メンバーは 6 プロセッサー、8 サーバー、4 クライアントです。小さなシステムのプロセッサーはキャッシュを待つ時間が短いので、12 プロセッサー全体でより多くの仕事をします。</translation>
    </message>
    <message>
        <source>Three channels with three connections each. Of the connections on channel 3C this direction may use one only: the devices D000 and D001 are left to the other system.</source>
        <translation>各 3 接続の 3 チャネルです。チャネル 3C 上の接続のうち、この方向で使えるのは 1 つだけです。装置 D000 と D001 は他方のシステムのものです。</translation>
    </message>
    <message>
        <source>Three members leave and join, one works</source>
        <translation>3 メンバーが離脱と参加を繰り返し、1 メンバーが稼働</translation>
    </message>
    <message>
        <source>Three workloads at once: the database moves away from the others</source>
        <translation>3 つのワークロードが同時に稼働: データベースがほかから離れる</translation>
    </message>
    <message>
        <source>Transactional database: many passes, a short stop</source>
        <translation>トランザクション・データベース: 多くのパス、短い停止</translation>
    </message>
    <message>
        <source>Twenty-four servers of 10 GB, each with nearly all of 10,000 files in its page cache, on one system with the most memory that z/VM 6.2 supports. Three processors are all that limits them.</source>
        <translation>z/VM 6.2 がサポートする最大メモリーの 1 システム上の、10 GB のサーバー 24 台です。各サーバーは 10,000 ファイルのほぼすべてをページ・キャッシュに持ちます。制約となるのは 3 個のプロセッサーだけです。</translation>
    </message>
    <message>
        <source>Twice the servers of the run with one member, and two sessions for each server, on two members of 256 GB.</source>
        <translation>256 GB の 2 メンバーで、1 メンバーの実行の 2 倍のサーバーを動かします。各サーバーに 2 セッションがあります。</translation>
    </message>
    <message>
        <source>Two Java guests move at the same time and share the link. Each of them is stopped for about twice as long as if one had moved after the other, and the last one does not get there any sooner.</source>
        <translation>2 つの Java ゲストが同時に移動し、リンクを共用します。それぞれの停止時間は、順に移動した場合の約 2 倍になり、最後のゲストの到着も早くなりません。</translation>
    </message>
    <message>
        <source>Two at once: what CP&apos;s advice is about</source>
        <translation>2 つ同時: CP の助言の意味</translation>
    </message>
    <message>
        <source>Two channels for each system, as if the systems were in two machines: a channel that only sends moves far more than one that sends and receives.</source>
        <translation>システムが 2 台のマシンにあるかのように、各システムに 2 チャネルがあります。送るだけのチャネルは、送受信するチャネルよりはるかに多く運びます。</translation>
    </message>
    <message>
        <source>Two channels that both systems share. Each connection leaves and enters by the same channel, so each channel handles every byte twice.</source>
        <translation>両システムが共用する 2 チャネルです。各接続は同じチャネルから出て同じチャネルに入るので、各チャネルはすべてのバイトを 2 回処理します。</translation>
    </message>
    <message>
        <source>Two channels, crossed: out by one, in by the other</source>
        <translation>2 チャネル、交差: 一方から出て、他方から入る</translation>
    </message>
    <message>
        <source>Two channels, straight: the same channel at both ends</source>
        <translation>2 チャネル、直結: 両端で同じチャネル</translation>
    </message>
    <message>
        <source>Two connections a channel, and four on the one that has the first two and the last two device numbers: in either direction each channel has two that write.</source>
        <translation>チャネルごとに 2 接続、最初の 2 つと最後の 2 つの装置番号を持つチャネルには 4 接続です。どちらの方向でも、各チャネルで 2 接続が書き込みます。</translation>
    </message>
    <message>
        <source>Two sets of guests that are sized by hand; the load goes from one to the other and back.</source>
        <translation>手動でサイズを決めた 2 組のゲストです。負荷は一方から他方へ移り、また戻ります。</translation>
    </message>
    <message>
        <source>Two sets of guests with memory rules 4; the load goes from one to the other and back.</source>
        <translation>メモリー・ルール 4 を使う 2 組のゲストです。負荷は一方から他方へ移り、また戻ります。</translation>
    </message>
    <message>
        <source>Two triplets and two combos with cpuplugd</source>
        <translation>cpuplugd を使う 2 つのトリプレットと 2 つのコンボ</translation>
    </message>
    <message>
        <source>Two triplets and two combos, each guest with the CPUs and the memory that fit its load.</source>
        <translation>2 つのトリプレットと 2 つのコンボです。各ゲストの CPU とメモリーは負荷に合っています。</translation>
    </message>
    <message>
        <source>Unidirectional connections: three channels that are not alike</source>
        <translation>単方向接続: 同じではない 3 チャネル</translation>
    </message>
    <message>
        <source>Update interval of 2 s</source>
        <translation>更新間隔 2 秒</translation>
    </message>
    <message>
        <source>Update interval of 3 s</source>
        <translation>更新間隔 3 秒</translation>
    </message>
    <message>
        <source>Update interval of 4 s</source>
        <translation>更新間隔 4 秒</translation>
    </message>
    <message>
        <source>Update interval of 5 s</source>
        <translation>更新間隔 5 秒</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>ウォームアップ</translation>
    </message>
    <message>
        <source>Web servers bound by disks, four members</source>
        <translation>ディスクに制約される Web サーバー、4 メンバー</translation>
    </message>
    <message>
        <source>Web servers bound by disks, one member</source>
        <translation>ディスクに制約される Web サーバー、1 メンバー</translation>
    </message>
    <message>
        <source>Web servers bound by disks, three members</source>
        <translation>ディスクに制約される Web サーバー、3 メンバー</translation>
    </message>
    <message>
        <source>Web servers bound by disks, two members</source>
        <translation>ディスクに制約される Web サーバー、2 メンバー</translation>
    </message>
    <message>
        <source>Web servers bound by memory on four members</source>
        <translation>メモリーに制約される Web サーバー、4 メンバー</translation>
    </message>
    <message>
        <source>Web servers bound by memory on one member</source>
        <translation>メモリーに制約される Web サーバー、1 メンバー</translation>
    </message>
    <message>
        <source>Web servers bound by memory on three members</source>
        <translation>メモリーに制約される Web サーバー、3 メンバー</translation>
    </message>
    <message>
        <source>Web servers bound by memory on two members</source>
        <translation>メモリーに制約される Web サーバー、2 メンバー</translation>
    </message>
    <message>
        <source>Web servers bound by processors, four members</source>
        <translation>プロセッサーに制約される Web サーバー、4 メンバー</translation>
    </message>
    <message>
        <source>Web servers bound by processors, one member</source>
        <translation>プロセッサーに制約される Web サーバー、1 メンバー</translation>
    </message>
    <message>
        <source>Web servers bound by processors, three members</source>
        <translation>プロセッサーに制約される Web サーバー、3 メンバー</translation>
    </message>
    <message>
        <source>Web servers bound by processors, two members</source>
        <translation>プロセッサーに制約される Web サーバー、2 メンバー</translation>
    </message>
    <message>
        <source>What a link moves, by direction, channel and device. Three channels whose connections are crossed hardly differ from three that are straight.</source>
        <translation>リンクが運ぶ量を、方向、チャネル、装置ごとに示します。接続が交差する 3 チャネルは、直結の 3 チャネルとほとんど差がありません。</translation>
    </message>
    <message>
        <source>What an outside client waits for a page when the guest is up: the first column of table 4.</source>
        <translation>ゲストが稼働しているとき、外部のクライアントがページを待つ時間です。表 4 の最初の列に当たります。</translation>
    </message>
    <message>
        <source>What more channels bring: times fall with their number, until the sixteen connections of a link are too few for them.</source>
        <translation>チャネルを増やす効果です。時間はチャネル数とともに短くなりますが、やがてリンクの 16 接続では足りなくなります。</translation>
    </message>
    <message>
        <source>What resuming is compared with: starting the servers of the 5.2 GB guest, one after the other.</source>
        <translation>再開と比べる対象です。5.2 GB ゲストのサーバーを 1 つずつ順に始動します。</translation>
    </message>
    <message>
        <source>While the first member&apos;s web servers use all of its processors, the other three are shut down and IPLed again and again: Leaving, Down, Joining, Joined.</source>
        <translation>最初のメンバーの Web サーバーがそのプロセッサーをすべて使う間に、ほかの 3 メンバーのシャットダウンと IPL を繰り返します: Leaving、Down、Joining、Joined。</translation>
    </message>
    <message>
        <source>With the patch 900 guests are no trouble even for 4.2; most of what is left is paging to expanded storage.</source>
        <translation>パッチがあれば 900 ゲストは 4.2 でも問題になりません。残るのは主に拡張ストレージへのページングです。</translation>
    </message>
    <message>
        <source>With the patch the two releases hardly differ: there are few timer requests to handle.</source>
        <translation>パッチがあると 2 つのリリースの差はほとんどありません。処理するタイマー要求が少ないからです。</translation>
    </message>
    <message>
        <source>Workload and resource distribution</source>
        <translation>ワークロードと資源の分散</translation>
    </message>
    <message>
        <source>application servers</source>
        <translation>アプリケーション・サーバー</translation>
    </message>
    <message>
        <source>base load</source>
        <translation>基本負荷</translation>
    </message>
    <message>
        <source>busy Linux guests</source>
        <translation>ビジーな Linux ゲスト</translation>
    </message>
    <message>
        <source>combos</source>
        <translation>コンボ</translation>
    </message>
    <message>
        <source>compiles a kernel</source>
        <translation>カーネルをコンパイル</translation>
    </message>
    <message>
        <source>databases</source>
        <translation>データベース</translation>
    </message>
    <message>
        <source>guest that moves</source>
        <translation>移動するゲスト</translation>
    </message>
    <message>
        <source>guest that stays</source>
        <translation>残るゲスト</translation>
    </message>
    <message>
        <source>idle Linux guests</source>
        <translation>アイドルの Linux ゲスト</translation>
    </message>
    <message>
        <source>linker</source>
        <translation type="vanished">リンカー</translation>
    </message>
    <message>
        <source>make -j 6</source>
        <translation type="vanished">make -j 6</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>second set</source>
        <translation>2 組目</translation>
    </message>
    <message>
        <source>second set: users of combo 1</source>
        <translation type="vanished">2 組目: コンボ 1 のユーザー</translation>
    </message>
    <message>
        <source>second set: users of combo 2</source>
        <translation type="vanished">2 組目: コンボ 2 のユーザー</translation>
    </message>
    <message>
        <source>second set: users of triplet 1</source>
        <translation type="vanished">2 組目: トリプレット 1 のユーザー</translation>
    </message>
    <message>
        <source>second set: users of triplet 2</source>
        <translation type="vanished">2 組目: トリプレット 2 のユーザー</translation>
    </message>
    <message>
        <source>standby</source>
        <translation>待機</translation>
    </message>
    <message>
        <source>system of interest</source>
        <translation>対象システム</translation>
    </message>
    <message>
        <source>systems of interest</source>
        <translation>対象システム</translation>
    </message>
    <message>
        <source>users of combo 1</source>
        <translation type="vanished">コンボ 1 のユーザー</translation>
    </message>
    <message>
        <source>users of combo 2</source>
        <translation type="vanished">コンボ 2 のユーザー</translation>
    </message>
    <message>
        <source>users of triplet 1</source>
        <translation type="vanished">トリプレット 1 のユーザー</translation>
    </message>
    <message>
        <source>users of triplet 2</source>
        <translation type="vanished">トリプレット 2 のユーザー</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>ウォームアップ</translation>
    </message>
    <message>
        <source>web client</source>
        <translation>Web クライアント</translation>
    </message>
    <message>
        <source>web server</source>
        <translation>Web サーバー</translation>
    </message>
    <message>
        <source>web servers</source>
        <translation>Web サーバー</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Found</source>
        <translation>所見</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>測定項目</translation>
    </message>
    <message>
        <source>Nothing contains these words, and nothing is near them.</source>
        <translation>この語を含むものはなく、近いものもありません。</translation>
    </message>
    <message>
        <source>Nothing contains these words. Near them:</source>
        <translation>この語を含むものはありません。近いもの:</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>検索: %1</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Type a few words and press Enter. Words may be incomplete.</source>
        <translation>単語をいくつか入力し Enter を押してください。途中まででもかまいません。</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>語</translation>
    </message>
    <message>
        <source>Words to search for</source>
        <translation>探す語</translation>
    </message>
</context>
<context>
    <name>SeriesModel</name>
    <message>
        <source>First values</source>
        <translation>最初の値</translation>
    </message>
    <message>
        <source>Measured values of</source>
        <translation>測定値の対象</translation>
    </message>
    <message>
        <source>Name in plots</source>
        <translation>プロットでの名前</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数</translation>
    </message>
    <message>
        <source>{0} is in {1}, the measure in {2}: change the unit.</source>
        <translation>{0} の単位は {1}、測定項目は {2} です。単位を変えてください。</translation>
    </message>
</context>
<context>
    <name>SeriesTree</name>
    <message>
        <source>Enter puts the selected ones on the plot.</source>
        <translation>Enter で、選んだものをプロットに置きます。</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>測定項目</translation>
    </message>
    <message>
        <source>No measure has these words.</source>
        <translation>これらの語を含む測定項目はありません。</translation>
    </message>
    <message>
        <source>Search measures</source>
        <translation>測定項目を検索</translation>
    </message>
</context>
<context>
    <name>SessionAutosave</name>
    <message>
        <source>Another session is open. The previous one was saved.</source>
        <translation>別のセッションが開いています。前のものは保存されました。</translation>
    </message>
    <message>
        <source>Autosave failed: {0}</source>
        <translation>自動保存に失敗しました: {0}</translation>
    </message>
    <message>
        <source>Choose a session</source>
        <translation>セッションを選択</translation>
    </message>
    <message>
        <source>Open the previous session</source>
        <translation>前のセッションを開く</translation>
    </message>
    <message>
        <source>Open where you left off</source>
        <translation>前回の続きを開く</translation>
    </message>
    <message>
        <source>Opening the session</source>
        <translation>セッションを開いています</translation>
    </message>
    <message>
        <source>The program did not close properly. Your session was saved.</source>
        <translation>プログラムが正しく閉じられませんでした。セッションは保存されています。</translation>
    </message>
    <message>
        <source>The program did not close properly. {0} sessions were saved.</source>
        <translation>プログラムが正しく閉じられませんでした。セッション {0} 個が保存されています。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>As it was left</source>
        <translation>前回のまま</translation>
    </message>
    <message>
        <source>As left with each kind of study</source>
        <translation>研究の種類ごとに前回のまま</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Decks and drawings</source>
        <translation>デックと図面</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Latest folder</source>
        <translation>最後のフォルダー</translation>
    </message>
    <message>
        <source>Layout of studies</source>
        <translation>研究のレイアウト</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Memory for time travel</source>
        <translation>時間をさかのぼるためのメモリー</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>No setting contains these words.</source>
        <translation>この語を含む設定はありません。</translation>
    </message>
    <message>
        <source>Own scenarios and lessons</source>
        <translation>自分のシナリオとレッスン</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>少なく</translation>
    </message>
    <message>
        <source>Reduced: nothing moves or blinks by itself, such as text cursors and dashes on links. Runs play.</source>
        <translation>少なく: 文字カーソルやリンクの破線など、ひとりでに動いたり点滅したりするものはありません。実行は再生されます。</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Show the class on</source>
        <translation>クラスを表示する画面</translation>
    </message>
    <message>
        <source>Simulated time per real time when the program starts.</source>
        <translation>プログラムが始まるときの、実時間あたりのシミュレーション時間。</translation>
    </message>
    <message>
        <source>Speed at the start</source>
        <translation>開始時の速度</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>The colours of all windows.</source>
        <translation>すべてのウィンドウの色。</translation>
    </message>
    <message>
        <source>The folder in which dialogs for IOCP decks and for drawings begin.</source>
        <translation>IOCP デックと図面のダイアログが始まるフォルダー。</translation>
    </message>
    <message>
        <source>The folder in which dialogs for pictures and tables begin.</source>
        <translation>画像と表のダイアログが始まるフォルダー。</translation>
    </message>
    <message>
        <source>The folder in which dialogs for scenarios, sessions and lessons begin.</source>
        <translation>シナリオ、セッション、レッスンのダイアログが始まるフォルダー。</translation>
    </message>
    <message>
        <source>The language of the windows from the next start on. What is not translated stays English.</source>
        <translation>次の開始からのウィンドウの言語。翻訳のないものは英語のままです。</translation>
    </message>
    <message>
        <source>The limit for the past of all runs. With less memory, going back takes longer; nothing is lost.</source>
        <translation>すべての実行の過去に使う上限。メモリーが少ないと、戻るのに時間がかかりますが、何も失われません。</translation>
    </message>
    <message>
        <source>The other screen</source>
        <translation>もう一方の画面</translation>
    </message>
    <message>
        <source>The screen for Lesson &gt; Show to the class. While it is not connected, another one takes its place.</source>
        <translation>「レッスン &gt; クラスに見せる」の画面。接続されていない間は、別の画面が代わります。</translation>
    </message>
    <message>
        <source>The size of text in menus, panels, charts and lessons. Drawings and reports keep theirs.</source>
        <translation>メニュー、パネル、チャート、レッスンの文字の大きさ。図面とレポートはそのままです。</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Where panels are at the start and with studies of another kind. View &gt; Layouts saves layouts.</source>
        <translation>開始時と、種類の異なる研究でのパネルの場所。「表示 &gt; レイアウト」でレイアウトを保存します。</translation>
    </message>
</context>
<context>
    <name>SheetTabs</name>
    <message>
        <source>All things of the drawing</source>
        <translation>図面のすべてのもの</translation>
    </message>
    <message>
        <source>CECs and directors without what they hold; a double click opens the sheet of one</source>
        <translation>中身を省いた CEC とディレクター。ダブルクリックでそのシートを開きます</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>シート</translation>
    </message>
    <message>
        <source>The whole drawing, an overview, and a sheet for each CEC and director. The arrow keys choose one; Ctrl+PageDown goes to the next one from anywhere.</source>
        <translation>図面全体、概要、そして CEC とディレクターごとのシート。矢印キーで選びます。Ctrl+PageDown でどこからでも次へ移ります。</translation>
    </message>
    <message>
        <source>{0} alone, with a port for each wire that leaves it</source>
        <translation>{0} だけ。出ていく線ごとにポートがあります</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Choose the first cell of the table, and copy cells before.</source>
        <translation>表の最初のセルを選び、先にセルをコピーしてください。</translation>
    </message>
    <message>
        <source>Copied: {0} rows</source>
        <translation>コピーしました: {0} 行</translation>
    </message>
    <message>
        <source>The block does not fit: the table has {0} rows and {1} columns.</source>
        <translation>ブロックが収まりません。表は {0} 行 {1} 列です。</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Whole drawing</source>
        <translation>図面全体</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Findings</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>Findings ({0})</source>
        <translation>指摘 ({0})</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>History of a term</source>
        <translation>項の履歴</translation>
    </message>
    <message>
        <source>Not all readings were recorded: missing older values are taken from the nearest ones.</source>
        <translation>すべての読み取りが記録されてはいません。欠けている古い値は、最も近いものから取ります。</translation>
    </message>
    <message>
        <source>The chosen term over the whole run; truth is 1 and 0. Choose a term in the tree of values.</source>
        <translation>選んだ項の実行全体での推移。真は 1 と 0。値のツリーで項を選んでください。</translation>
    </message>
    <message>
        <source>The present values of all terms, the findings in the rules, and the history of a term.</source>
        <translation>すべての項の現在の値、ルールの指摘、項の履歴。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Values, findings, history</source>
        <translation>値、指摘、履歴</translation>
    </message>
</context>
<context>
    <name>Simulating</name>
    <message>
        <source>Runs of the run matrix</source>
        <translation>実行マトリックスの実行</translation>
    </message>
</context>
<context>
    <name>Simulator</name>
    <message>
        <source>Simulate {0}</source>
        <translation>{0} をシミュレート</translation>
    </message>
</context>
<context>
    <name>SiteDialog</name>
    <message>
        <source>&amp;Add files…</source>
        <translation>ファイルを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Paste a console…</source>
        <translation>コンソールを貼り付け(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>題(&amp;T):</translation>
    </message>
    <message>
        <source>Add the user directory, SYSTEM CONFIG, replies of QUERY and INDICATE, /proc/meminfo and lscpu, rules of cpuplugd, IOCP decks: whatever you have. The files stay on this computer.</source>
        <translation>ユーザー・ディレクトリー、SYSTEM CONFIG、QUERY と INDICATE の応答、/proc/meminfo と lscpu、cpuplugd のルール、IOCP デックなど、あるものを加えてください。ファイルはこのコンピューターから出ません。</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>すべての行</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Files of a site</source>
        <translation>サイトのファイル</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Lines that are shown</source>
        <translation>表示する行</translation>
    </message>
    <message>
        <source>My site</source>
        <translation>自分のサイト</translation>
    </message>
    <message>
        <source>Paste a console</source>
        <translation>コンソールを貼り付け</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Read a site</source>
        <translation>サイトを読み込む</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Replies of QUERY and INDICATE, with or without the commands:</source>
        <translation>QUERY と INDICATE の応答。コマンドはあってもなくてもかまいません:</translation>
    </message>
    <message>
        <source>Save and &amp;open…</source>
        <translation>保存して開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>シナリオを保存</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>{0} として保存しました</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>シナリオ</translation>
    </message>
    <message>
        <source>Scenario file</source>
        <translation>シナリオ・ファイル</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>シナリオ (*.toml)</translation>
    </message>
    <message>
        <source>Title of the scenario</source>
        <translation>シナリオの題</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>理解</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>どう扱われたか</translation>
    </message>
    <message>
        <source>pasted {0}</source>
        <translation>貼り付け {0}</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}</source>
        <translation>{0} に書けません: {1}</translation>
    </message>
    <message>
        <source>{0} guests, {1} processors. {2} values are assumed; the comments in the file say which.</source>
        <translation>ゲスト {0} 個、プロセッサー {1} 個。{2} 個の値は仮定です。どれかはファイルのコメントにあります。</translation>
    </message>
</context>
<context>
    <name>Solution</name>
    <message>
        <source>Solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>This is a copy of your run. The solution:</source>
        <translation>これはあなたの実行のコピーです。解答:</translation>
    </message>
    <message>
        <source>`{0}`, as {1}</source>
        <translation>`{0}`、{1} として</translation>
    </message>
    <message>
        <source>`{0}`, in the Linux of {1}</source>
        <translation>`{0}`、{1} の Linux で</translation>
    </message>
    <message>
        <source>build: {0}</source>
        <translation>構築: {0}</translation>
    </message>
    <message>
        <source>run: {0}</source>
        <translation>実行: {0}</translation>
    </message>
    <message>
        <source>the rules `{0}`, for {1}</source>
        <translation>ルール `{0}`、{1} 用</translation>
    </message>
</context>
<context>
    <name>SpanTable</name>
    <message>
        <source>Statistics of the selected span</source>
        <translation>選んだ区間の統計</translation>
    </message>
    <message>
        <source>Statistics of the selected span; Escape in the chart closes it.</source>
        <translation>選んだ区間の統計。チャートで Escape を押すと閉じます。</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>integral</source>
        <translation>積分</translation>
    </message>
    <message>
        <source>least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>slope a second</source>
        <translation>毎秒の傾き</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>単位</translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>max</source>
        <translation>最大</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>%1 minutes. %2</source>
        <translation>%1 分。%2</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>すべてのレッスン</translation>
    </message>
    <message>
        <source>All studies</source>
        <translation>すべての研究</translation>
    </message>
    <message>
        <source>Build: a configuration of your own</source>
        <translation>作る: 自分の構成</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Draw a configuration</source>
        <translation>構成を描く</translation>
    </message>
    <message>
        <source>Draw systems, channels and links. Each rule that you break shows at once, and guests relocate over what you have drawn.</source>
        <translation>システム、チャネル、リンクを描きます。破った規則はすぐに示され、描いたものの上をゲストがリロケートします。</translation>
    </message>
    <message>
        <source>Eleven Linux guests share storage for eight; four are suspended and resumed. “What to watch” explains what you see.</source>
        <translation>11 の Linux ゲストが 8 つ分のストレージを分け合い、4 つがサスペンドされ再開されます。「見どころ」が説明します。</translation>
    </message>
    <message>
        <source>Learn: %1</source>
        <translation>学ぶ: %1</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>もう一度開く</translation>
    </message>
    <message>
        <source>Shift+F1 or Help &gt; Start page shows this page again.</source>
        <translation>Shift+F1 または「ヘルプ &gt; スタート・ページ」で、このページを再び表示します。</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>スタート・ページ</translation>
    </message>
    <message>
        <source>Take lesson %1</source>
        <translation>レッスン %1 を受ける</translation>
    </message>
    <message>
        <source>Watch this study</source>
        <translation>この研究を見る</translation>
    </message>
    <message>
        <source>Watch: pause under memory pressure</source>
        <translation>見る: メモリー不足での一時停止</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>何をしますか?</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>1 thing</source>
        <translation>1 個</translation>
    </message>
    <message>
        <source>Latest message</source>
        <translation>最新のメッセージ</translation>
    </message>
    <message>
        <source>Not saved in a file yet</source>
        <translation>まだファイルに保存されていません</translation>
    </message>
    <message>
        <source>Number of problems, and duration of the check. Press to show them.</source>
        <translation>問題の数と検査の時間。押すと表示します。</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Problems: the check was cancelled</source>
        <translation>問題: 検査は取り消されました</translation>
    </message>
    <message>
        <source>Problems: the drawing is being checked</source>
        <translation>問題: 図面を検査中</translation>
    </message>
    <message>
        <source>Problems: {0}</source>
        <translation>問題: {0}</translation>
    </message>
    <message>
        <source>checked in {0} ms</source>
        <translation>{0} ms で検査</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>検査中…</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>未検査</translation>
    </message>
    <message>
        <source>revision {0}</source>
        <translation>版 {0}</translation>
    </message>
    <message>
        <source>{0}  ● not saved</source>
        <translation>{0}  ● 未保存</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} を開いています…</translation>
    </message>
    <message>
        <source>{0} things</source>
        <translation>{0} 個</translation>
    </message>
    <message>
        <source>{0}, {1} selected</source>
        <translation>{0}、選択 {1}</translation>
    </message>
</context>
<context>
    <name>StepsMenu</name>
    <message>
        <source>All steps; choose one to go there.</source>
        <translation>すべてのステップ。選ぶとそこに移ります。</translation>
    </message>
    <message>
        <source>Step {0} of {1}  ▾</source>
        <translation>ステップ {0} / {1}  ▾</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>レッスンのステップ</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>任意</translation>
    </message>
</context>
<context>
    <name>StopDialog</name>
    <message>
        <source>A new folder, created for the lesson.</source>
        <translation>レッスン用に作られる新しいフォルダー。</translation>
    </message>
    <message>
        <source>Chooses the parent folder.</source>
        <translation>親フォルダーを選びます。</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Continue recording</source>
        <translation>記録を続ける</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Expected the name of a new folder inside an existing one.</source>
        <translation>存在するフォルダーの中の、新しいフォルダーの名前が必要です。</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>自分のレッスン</translation>
    </message>
    <message>
        <source>Parent folder</source>
        <translation>親フォルダー</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>レッスンを保存</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>記録を停止</translation>
    </message>
    <message>
        <source>The title of the lesson.</source>
        <translation>レッスンの題。</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>表題</translation>
    </message>
    <message>
        <source>{0} actions recorded.</source>
        <translation>操作 {0} 件を記録しました。</translation>
    </message>
</context>
<context>
    <name>StoragePanel</name>
    <message>
        <source>Available frames</source>
        <translation>空きフレーム</translation>
    </message>
    <message>
        <source>DASD used</source>
        <translation>使用中の DASD</translation>
    </message>
    <message>
        <source>Demand scan</source>
        <translation>デマンド・スキャン</translation>
    </message>
    <message>
        <source>Expanded storage in use, of the total.</source>
        <translation>使用中の拡張ストレージ、全体に対して。</translation>
    </message>
    <message>
        <source>Free below / above 2 GB</source>
        <translation>2 GB 未満/以上の空き</translation>
    </message>
    <message>
        <source>Free frames; a demand scan maintains a reserve. Large systems from z/VM 6.2 on never use those below 2 GB.</source>
        <translation>空きフレーム。デマンド・スキャンが予備を保ちます。z/VM 6.2 以降の大きなシステムは、2 GB 未満のものを使いません。</translation>
    </message>
    <message>
        <source>Guests below / above 2 GB</source>
        <translation>2 GB 未満/以上のゲスト</translation>
    </message>
    <message>
        <source>Paged in</source>
        <translation>ページイン</translation>
    </message>
    <message>
        <source>Paged out</source>
        <translation>ページアウト</translation>
    </message>
    <message>
        <source>Pages of guests in real storage.</source>
        <translation>実ストレージにあるゲストのページ。</translation>
    </message>
    <message>
        <source>Pages on paging volumes.</source>
        <translation>ページング・ボリュームにあるページ。</translation>
    </message>
    <message>
        <source>Pages per second brought back into real storage.</source>
        <translation>毎秒、実ストレージに戻されるページ。</translation>
    </message>
    <message>
        <source>Pages per second taken out of real storage.</source>
        <translation>毎秒、実ストレージから取り出されるページ。</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>ストレージ</translation>
    </message>
    <message>
        <source>The deepest pass of the demand scans in the last 10 s, and the list that lost most frames.</source>
        <translation>直近 10 秒のデマンド・スキャンの最も深いパスと、最も多くのフレームを失ったリスト。</translation>
    </message>
    <message>
        <source>XSTOR used</source>
        <translation>使用中の XSTOR</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{0} /s</source>
        <translation>{0} /s</translation>
    </message>
    <message>
        <source>{0} of {1} ({2} %)</source>
        <translation>{1} 中 {0} ({2} %)</translation>
    </message>
    <message>
        <source>{0} unused / {1}</source>
        <translation>未使用 {0} / {1}</translation>
    </message>
</context>
<context>
    <name>StorageTable</name>
    <message>
        <source>Frames of each z/VM system below and above 2 GB, expanded storage and paging.</source>
        <translation>各 z/VM システムの 2 GB 未満と以上のフレーム、拡張ストレージ、ページング。</translation>
    </message>
    <message>
        <source>Storage of the systems</source>
        <translation>システムのストレージ</translation>
    </message>
</context>
<context>
    <name>StorageValues</name>
    <message>
        <source>Avail &lt;2G</source>
        <translation>空き &lt;2G</translation>
    </message>
    <message>
        <source>Avail &gt;2G</source>
        <translation>空き &gt;2G</translation>
    </message>
    <message>
        <source>DASD /s</source>
        <translation>DASD /s</translation>
    </message>
    <message>
        <source>Expanded storage in use, of the total</source>
        <translation>使用中の拡張ストレージ、全体に対して</translation>
    </message>
    <message>
        <source>Free frames above 2 GB</source>
        <translation>2 GB 以上の空きフレーム</translation>
    </message>
    <message>
        <source>Free frames below 2 GB. Above a certain size of central storage, z/VM 6.2 leaves them unused: they stay available.</source>
        <translation>2 GB 未満の空きフレーム。中央ストレージがある大きさを超えると、z/VM 6.2 はこれらを使わず、空いたままになります。</translation>
    </message>
    <message>
        <source>In /s</source>
        <translation>イン /s</translation>
    </message>
    <message>
        <source>Pages &lt;2G</source>
        <translation>ページ &lt;2G</translation>
    </message>
    <message>
        <source>Pages &gt;2G</source>
        <translation>ページ &gt;2G</translation>
    </message>
    <message>
        <source>Pages of guests in frames above 2 GB</source>
        <translation>2 GB 以上のフレームにあるゲストのページ</translation>
    </message>
    <message>
        <source>Pages of guests in frames below 2 GB</source>
        <translation>2 GB 未満のフレームにあるゲストのページ</translation>
    </message>
    <message>
        <source>Pages per second brought back</source>
        <translation>毎秒戻されるページ</translation>
    </message>
    <message>
        <source>Pages per second read from paging volumes</source>
        <translation>毎秒ページング・ボリュームから読むページ</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>The z/VM system</source>
        <translation>z/VM システム</translation>
    </message>
    <message>
        <source>XSTOR</source>
        <translation>XSTOR</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>{0} of {1} pages</source>
        <translation>{1} ページ中 {0}</translation>
    </message>
</context>
<context>
    <name>StudyPanel</name>
    <message>
        <source>({0} in all)</source>
        <translation>(全部で {0})</translation>
    </message>
    <message>
        <source>All roles</source>
        <translation>すべての役割</translation>
    </message>
    <message>
        <source>All verdicts</source>
        <translation>すべての判定</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the table as CSV</source>
        <translation>表を CSV でコピー</translation>
    </message>
    <message>
        <source>Facts and claims of the study. Enter goes where the chosen one is shown.</source>
        <translation>研究の事実と主張。Enter で、選んだものが示される所に移ります。</translation>
    </message>
    <message>
        <source>Nothing is published for this scenario.</source>
        <translation>このシナリオについて公表されたものはありません。</translation>
    </message>
    <message>
        <source>Nothing is recorded yet.</source>
        <translation>まだ何も記録されていません。</translation>
    </message>
    <message>
        <source>Published and simulated</source>
        <translation>公表値とシミュレーション</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Run all scenarios of the study with {0} seeds in the background</source>
        <translation>研究のすべてのシナリオを、{0} シードでバックグラウンドで実行</translation>
    </message>
    <message>
        <source>Shows only rows of this kind.</source>
        <translation>この種類の行だけを表示します。</translation>
    </message>
    <message>
        <source>The lesson shows published figures once you have predicted them.</source>
        <translation>公表された値は、予測した後にレッスンが示します。</translation>
    </message>
    <message>
        <source>The study could not be verified</source>
        <translation>研究を検証できませんでした</translation>
    </message>
    <message>
        <source>This run so far: {0}</source>
        <translation>この実行のこれまで: {0}</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Verify with {0} seeds</source>
        <translation>{0} シードで検証</translation>
    </message>
    <message>
        <source>Verify {0} with {1} seeds</source>
        <translation>{0} を {1} シードで検証</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>検証中</translation>
    </message>
    <message>
        <source>{0} of {1} calibrate facts</source>
        <translation>校正用の事実 {1} 中 {0}</translation>
    </message>
    <message>
        <source>{0} of {1} claims hold</source>
        <translation>主張 {1} 中 {0} が成立</translation>
    </message>
    <message>
        <source>{0} of {1} predict facts within tolerance</source>
        <translation>予測用の事実 {1} 中 {0} が許容範囲内</translation>
    </message>
    <message>
        <source>{0} seeds</source>
        <translation>{0} シード</translation>
    </message>
</context>
<context>
    <name>Sweep</name>
    <message>
        <source>1 channel</source>
        <translation>チャネル 1</translation>
    </message>
    <message>
        <source>1 connection</source>
        <translation>接続 1</translation>
    </message>
    <message>
        <source>1 seed</source>
        <translation>1 シード</translation>
    </message>
    <message>
        <source>Cached, 195.3 MiB/s</source>
        <translation>キャッシュあり、195.3 MiB/s</translation>
    </message>
    <message>
        <source>Cached, 390.6 MiB/s</source>
        <translation>キャッシュあり、390.6 MiB/s</translation>
    </message>
    <message>
        <source>Cached, 48.8 MiB/s</source>
        <translation>キャッシュあり、48.8 MiB/s</translation>
    </message>
    <message>
        <source>Cached, no preset</source>
        <translation>キャッシュあり、プリセットなし</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Connections and channels</source>
        <translation>接続とチャネル</translation>
    </message>
    <message>
        <source>Database, 16 GiB</source>
        <translation>データベース、16 GiB</translation>
    </message>
    <message>
        <source>Database, 2 GiB</source>
        <translation>データベース、2 GiB</translation>
    </message>
    <message>
        <source>Database, 4 GiB</source>
        <translation>データベース、4 GiB</translation>
    </message>
    <message>
        <source>Database, 8 GiB</source>
        <translation>データベース、8 GiB</translation>
    </message>
    <message>
        <source>Direct, 195.3 MiB/s</source>
        <translation>直接 I/O、195.3 MiB/s</translation>
    </message>
    <message>
        <source>Direct, 390.6 MiB/s</source>
        <translation>直接 I/O、390.6 MiB/s</translation>
    </message>
    <message>
        <source>Direct, 48.8 MiB/s</source>
        <translation>直接 I/O、48.8 MiB/s</translation>
    </message>
    <message>
        <source>Direct, no preset</source>
        <translation>直接 I/O、プリセットなし</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>アイドル</translation>
    </message>
    <message>
        <source>Java</source>
        <translation>Java</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>MAXQUIESCE exceeded</source>
        <translation>MAXQUIESCE 超過</translation>
    </message>
    <message>
        <source>MAXTOTAL exceeded</source>
        <translation>MAXTOTAL 超過</translation>
    </message>
    <message>
        <source>One channel</source>
        <translation>1 チャネル</translation>
    </message>
    <message>
        <source>Pages sent</source>
        <translation>送信ページ</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Quiesce time</source>
        <translation>静止時間</translation>
    </message>
    <message>
        <source>Relocation time</source>
        <translation>リロケーション時間</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Straight, crossed, not shared</source>
        <translation>直結、交差、非共用</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <source>Workloads and presets</source>
        <translation>ワークロードとプリセット</translation>
    </message>
    <message>
        <source>Workloads over channels</source>
        <translation>チャネル数ごとのワークロード</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>channels</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>connections in all</source>
        <translation>接続、全体</translation>
    </message>
    <message>
        <source>connections of each channel</source>
        <translation>接続、チャネルごと</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>交差</translation>
    </message>
    <message>
        <source>exit gave an invalid answer</source>
        <translation>出口が無効な応答を返した</translation>
    </message>
    <message>
        <source>guest logged off or reset</source>
        <translation>ゲストがログオフまたはリセットされた</translation>
    </message>
    <message>
        <source>halted by CPHX</source>
        <translation>CPHX により停止</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>internal error</source>
        <translation>内部エラー</translation>
    </message>
    <message>
        <source>k pages</source>
        <translation>k ページ</translation>
    </message>
    <message>
        <source>link lost</source>
        <translation>リンクの消失</translation>
    </message>
    <message>
        <source>not eligible</source>
        <translation>不適格</translation>
    </message>
    <message>
        <source>not shared</source>
        <translation>非共用</translation>
    </message>
    <message>
        <source>optimised</source>
        <translation>最適化</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>通常</translation>
    </message>
    <message>
        <source>rejected by an exit</source>
        <translation>出口が拒否</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>直結</translation>
    </message>
    <message>
        <source>workloads</source>
        <translation>ワークロード</translation>
    </message>
    <message>
        <source>{0} channels</source>
        <translation>チャネル {0}</translation>
    </message>
    <message>
        <source>{0} connections</source>
        <translation>接続 {0}</translation>
    </message>
    <message>
        <source>{0} seeds</source>
        <translation>{0} シード</translation>
    </message>
    <message>
        <source>{0}{1} ({2} to {3})</source>
        <translation>{0}{1} ({2} から {3})</translation>
    </message>
    <message>
        <source>– not run</source>
        <translation>– 未実行</translation>
    </message>
    <message>
        <source>… waiting</source>
        <translation>… 待機</translation>
    </message>
    <message>
        <source>■ cancelled</source>
        <translation>■ 取り消し</translation>
    </message>
    <message>
        <source>▶ running</source>
        <translation>▶ 実行中</translation>
    </message>
    <message>
        <source>● {0}</source>
        <translation>● {0}</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation>✗ 失敗</translation>
    </message>
    <message>
        <source>✗ not completed: {0}</source>
        <translation>✗ 未完了: {0}</translation>
    </message>
</context>
<context>
    <name>SweepBox</name>
    <message>
        <source>Figures of the runs</source>
        <translation>実行の数値</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Simulate the runs</source>
        <translation>実行をシミュレート</translation>
    </message>
    <message>
        <source>Simulates the runs in the background; you can continue working.</source>
        <translation>バックグラウンドで実行をシミュレートします。作業を続けられます。</translation>
    </message>
    <message>
        <source>{0} runs: {1}</source>
        <translation>実行 {0} 回: {1}</translation>
    </message>
</context>
<context>
    <name>SweepCurves</name>
    <message>
        <source>Figure</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Figures of the runs as curves</source>
        <translation>実行の数値の曲線</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>対象</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>この実行</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>SweepPanel</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV ファイル (*.csv)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>Channels, connections, layouts and workloads to sweep.</source>
        <translation>スイープするチャネル、接続、レイアウト、ワークロード。</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>チャート</translation>
    </message>
    <message>
        <source>Charts and table</source>
        <translation>チャートと表</translation>
    </message>
    <message>
        <source>Chooses a grid of your own.</source>
        <translation>自分の格子を選びます。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Copies the results as CSV.</source>
        <translation>結果を CSV でコピーします。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>結果をエクスポート</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>Grid…</source>
        <translation>格子…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Opens the run of the chosen point in the lab (Enter, or a click on its mark).</source>
        <translation>選んだ点の実行をラボで開きます (Enter、または印のクリック)。</translation>
    </message>
    <message>
        <source>Own grid</source>
        <translation>自分の格子</translation>
    </message>
    <message>
        <source>Relocates at all points without a result in the background.</source>
        <translation>結果のないすべての点で、バックグラウンドでリロケートします。</translation>
    </message>
    <message>
        <source>Relocations</source>
        <translation>リロケーション</translation>
    </message>
    <message>
        <source>Results shown</source>
        <translation>表示する結果</translation>
    </message>
    <message>
        <source>Results that the charts show.</source>
        <translation>チャートが示す結果。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>すべて実行</translation>
    </message>
    <message>
        <source>Shows the run of the chosen point beside the one that is open (C).</source>
        <translation>選んだ点の実行を、開いている実行の横に表示します (C)。</translation>
    </message>
    <message>
        <source>Simulates the chosen point, or cancels it (R).</source>
        <translation>選んだ点をシミュレートするか、取り消します (R)。</translation>
    </message>
    <message>
        <source>Sweep of relocations</source>
        <translation>リロケーションのスイープ</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>The sweep as small charts, or as a table.</source>
        <translation>スイープを小チャートまたは表で。</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Writes the results into a CSV file.</source>
        <translation>結果を CSV ファイルに書き出します。</translation>
    </message>
    <message>
        <source>{0} of {1} points</source>
        <translation>{1} 点中 {0}</translation>
    </message>
    <message>
        <source>{0} · {1} failed</source>
        <translation>{0} · 失敗 {1}</translation>
    </message>
</context>
<context>
    <name>Sweeps</name>
    <message>
        <source>Runs of the lesson “{0}”</source>
        <translation>レッスン「{0}」の実行</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>A row for each point. Enter opens its run, C compares it, R simulates it.</source>
        <translation>点ごとに 1 行。Enter で実行を開き、C で比較、R でシミュレートします。</translation>
    </message>
    <message>
        <source>A row for each run. Enter opens it in the lab.</source>
        <translation>実行ごとに 1 行。Enter でラボで開きます。</translation>
    </message>
    <message>
        <source>A table of the study as it was printed, with the medians of the simulated runs.</source>
        <translation>印刷されたとおりの研究の表。シミュレートした実行の中央値付き。</translation>
    </message>
    <message>
        <source>Published and simulated, in the layout of the study</source>
        <translation>研究の配置での、公表値とシミュレーション</translation>
    </message>
    <message>
        <source>Runs of the experiment</source>
        <translation>実験の実行</translation>
    </message>
    <message>
        <source>Sweep as a table</source>
        <translation>表としてのスイープ</translation>
    </message>
</context>
<context>
    <name>TablesPanel</name>
    <message>
        <source>Filter of the tables</source>
        <translation>表の絞り込み</translation>
    </message>
    <message>
        <source>Show rows with this text</source>
        <translation>この文字を含む行を表示</translation>
    </message>
    <message>
        <source>Tables of the drawing</source>
        <translation>図面の表</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Choose a lesson first, then present it with F5.</source>
        <translation>先にレッスンを選び、F5 で提示してください。</translation>
    </message>
</context>
<context>
    <name>TemplateDialog</name>
    <message>
        <source>&amp;Apply</source>
        <translation>適用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Deleted: {0}</source>
        <translation>削除しました: {0}</translation>
    </message>
    <message>
        <source>Enter applies a template, F2 renames and Delete deletes one of your own.</source>
        <translation>Enter でひな形を適用、F2 で自分のものの名前を変更、Delete で削除します。</translation>
    </message>
    <message>
        <source>Enter saves them as a template.</source>
        <translation>Enter でひな形として保存します。</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>保存しました: {0}</translation>
    </message>
    <message>
        <source>Study: {0}</source>
        <translation>研究: {0}</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>ひな形</translation>
    </message>
    <message>
        <source>Templates of plots</source>
        <translation>プロットのひな形</translation>
    </message>
    <message>
        <source>The lesson shows published figures once you have predicted them.</source>
        <translation>公表された値は、予測した後にレッスンが示します。</translation>
    </message>
    <message>
        <source>The plots are empty: put a measure on a plot first.</source>
        <translation>プロットが空です。先に測定項目をプロットに置いてください。</translation>
    </message>
    <message>
        <source>Title of the present plots</source>
        <translation>現在のプロットの題</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>自分の</translation>
    </message>
</context>
<context>
    <name>TemplateForm</name>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Put it in</source>
        <translation>入れる所</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} から {1}</translation>
    </message>
</context>
<context>
    <name>TermTree</name>
    <message>
        <source>Each rule with its terms and their values in the guest at this moment. Bold: the deciding term. In brackets: not evaluated by the daemon. Enter shows the history of a term.</source>
        <translation>各ルールと、その項の、この時点のゲストでの値。太字: 決め手の項。括弧: デーモンが評価しないもの。Enter で項の履歴を表示します。</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>項</translation>
    </message>
    <message>
        <source>Terms of the rules</source>
        <translation>ルールの項</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>決め手</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>評価なし</translation>
    </message>
</context>
<context>
    <name>TextPanel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the whole text.</source>
        <translation>文字をすべてコピーします。</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Text of the drawing</source>
        <translation>図面の文字</translation>
    </message>
    <message>
        <source>The texts of the drawing are being written…</source>
        <translation>図面の文字を書き出しています…</translation>
    </message>
    <message>
        <source>There is no CEC yet.</source>
        <translation>CEC はまだありません。</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} を開いています…</translation>
    </message>
</context>
<context>
    <name>Things</name>
    <message>
        <source>3 channels x 3 connections</source>
        <translation>チャネル 3 x 接続 3</translation>
    </message>
    <message>
        <source>A FICON channel with its CHPID. Put it into a CEC or on a card.</source>
        <translation>CHPID を持つ FICON チャネル。CEC またはカードに入れます。</translation>
    </message>
    <message>
        <source>A FICON director; its ports appear as cables are plugged in.</source>
        <translation>FICON ディレクター。ケーブルを差すとポートが現れます。</translation>
    </message>
    <message>
        <source>A box with disks, tapes or FCP targets. Draw cables from it to directors, then put control units into it.</source>
        <translation>ディスク、テープ、または FCP ターゲットの入った箱。ここからディレクターへケーブルを引き、それから制御装置を入れます。</translation>
    </message>
    <message>
        <source>A card with two or four channels, by its generation.</source>
        <translation>世代に応じて 2 または 4 チャネルのカード。</translation>
    </message>
    <message>
        <source>A channel subsystem of a CEC: up to 15 LPARs and 256 CHPIDs.</source>
        <translation>CEC のチャネル・サブシステム: LPAR は 15、CHPID は 256 まで。</translation>
    </message>
    <message>
        <source>A cluster of 2 to 4 members on CECs of their own: two channels each, on two directors, and a logical link between each two.</source>
        <translation>それぞれの CEC にある 2 から 4 メンバーのクラスター: 2 つのディレクターの上に各 2 チャネル、各対の間に論理リンク。</translation>
    </message>
    <message>
        <source>A fibre pair. Draw it from a channel to a port, or to another channel.</source>
        <translation>光ファイバー対。チャネルからポート、または別のチャネルへ描きます。</translation>
    </message>
    <message>
        <source>A logical link. Draw it from one LPAR to another.</source>
        <translation>論理リンク。LPAR から LPAR へ描きます。</translation>
    </message>
    <message>
        <source>A logical partition with a z/VM system. Put it into a CEC.</source>
        <translation>z/VM システムのある論理区画。CEC に入れます。</translation>
    </message>
    <message>
        <source>A machine. It holds channel subsystems, LPARs, cards and channels.</source>
        <translation>マシン。チャネル・サブシステム、LPAR、カード、チャネルを含みます。</translation>
    </message>
    <message>
        <source>A port of a director.</source>
        <translation>ディレクターのポート。</translation>
    </message>
    <message>
        <source>A storage unit with cables to one or more directors, those that are drawn first; and control units in each CEC whose channels reach it.</source>
        <translation>1 台以上のディレクター (図にあるものが先) へのケーブルのあるストレージ装置と、チャネルがそれに届く各 CEC の制御装置。</translation>
    </message>
    <message>
        <source>Storage unit</source>
        <translation>ストレージ装置</translation>
    </message>
    <message>
        <source>As many connections that write on each channel, in either direction.</source>
        <translation>各チャネルで、どちらの方向にも同じ数の接続が書きます。</translation>
    </message>
    <message>
        <source>CEC</source>
        <translation>CEC</translation>
    </message>
    <message>
        <source>CSS</source>
        <translation>CSS</translation>
    </message>
    <message>
        <source>Cable</source>
        <translation>ケーブル</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>Control unit</source>
        <translation>制御装置</translation>
    </message>
    <message>
        <source>Device range</source>
        <translation>装置範囲</translation>
    </message>
    <message>
        <source>Devices that follow each other. Put it into a control unit.</source>
        <translation>連続する装置。制御装置に入れます。</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>ディレクター</translation>
    </message>
    <message>
        <source>FCTC control unit</source>
        <translation type="vanished">FCTC 制御装置</translation>
    </message>
    <message>
        <source>FICON card</source>
        <translation>FICON カード</translation>
    </message>
    <message>
        <source>ISFC link</source>
        <translation>ISFC リンク</translation>
    </message>
    <message>
        <source>LPAR</source>
        <translation>LPAR</translation>
    </message>
    <message>
        <source>N channels, M connections</source>
        <translation>チャネル N、接続 M</translation>
    </message>
    <message>
        <source>Nine connections on three shared channels, of which the study shows the rate of each device.</source>
        <translation>3 つの共用チャネル上の 9 接続。研究は各装置の速度を示しています。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Put on a channel: the FCTC definition of one side for an image at the far end. Put into a storage unit: the definitions of its devices in each CEC that reaches it.</source>
        <translation>チャネルの上: 遠い側のイメージに対する、片側の FCTC 定義。ストレージ装置の中: それに届く各 CEC での、その装置の定義。</translation>
    </message>
    <message>
        <source>SSI cluster</source>
        <translation>SSI クラスター</translation>
    </message>
    <message>
        <source>Sixteen connections on four shared channels: 6, 3, 4 and 3. Parts II and III of the study have it.</source>
        <translation>4 つの共用チャネル上の 16 接続: 6、3、4、3。研究の第 II 部と第 III 部にあります。</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation type="vanished">ストレージ</translation>
    </message>
    <message>
        <source>Text on the drawing.</source>
        <translation>図面の上の文字。</translation>
    </message>
    <message>
        <source>The definition of one side for an image at the far end. Put it on a channel.</source>
        <translation type="vanished">遠端のイメージに対する片側の定義。チャネルに付けます。</translation>
    </message>
    <message>
        <source>Two members on one CEC: straight, crossed or non-shared channels with connections spread evenly.</source>
        <translation>1 つの CEC の 2 メンバー: 直結、交差または非共用のチャネルに、接続を均等に分けます。</translation>
    </message>
    <message>
        <source>Up to four z/VM systems; links join each two of them.</source>
        <translation>最大 4 つの z/VM システム。各対をリンクがつなぎます。</translation>
    </message>
    <message>
        <source>a full mesh</source>
        <translation>完全網</translation>
    </message>
    <message>
        <source>a storage unit</source>
        <translation>ストレージ装置</translation>
    </message>
    <message>
        <source>an optimised link</source>
        <translation>最適化されたリンク</translation>
    </message>
    <message>
        <source>the link of part II</source>
        <translation>第 II 部のリンク</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>First: {0}</source>
        <translation>先に: {0}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Progress in {0}</source>
        <translation>{0} の進み具合</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>復習</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Start over: {0}</source>
        <translation>最初から: {0}</translation>
    </message>
    <message>
        <source>Starts the lesson over. Your work is set aside; steps that you know earn less.</source>
        <translation>レッスンを最初から始めます。これまでの作業は別に保管され、すでに知っているステップの点は少なくなります。</translation>
    </message>
    <message>
        <source>Starts the lesson from the beginning; your previous work is set aside.</source>
        <translation type="vanished">レッスンを始めから始めます。これまでの作業は別に残します。</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>{0} minutes</source>
        <translation>{0} 分</translation>
    </message>
</context>
<context>
    <name>TimeChart</name>
    <message>
        <source>Path of causes:</source>
        <translation>原因の経路:</translation>
    </message>
    <message>
        <source>Time goes from left to right, from {0} to {1}.</source>
        <translation>時間は左から右へ、{0} から {1} まで。</translation>
    </message>
</context>
<context>
    <name>TimeTravelActions</name>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>セッションを保存</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>保存しました: {0}</translation>
    </message>
    <message>
        <source>Sessions (*{0})</source>
        <translation>セッション (*{0})</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>{0}: none after this moment</source>
        <translation>{0}: この時点より後にありません</translation>
    </message>
    <message>
        <source>{0}: none before this moment</source>
        <translation>{0}: この時点より前にありません</translation>
    </message>
    <message>
        <source>“{0}” begins here; “{1}” keeps what came after.</source>
        <translation>「{0}」がここから始まります。その後にあったものは「{1}」に残ります。</translation>
    </message>
    <message>
        <source>“{0}” was removed.</source>
        <translation>「{0}」を取り除きました。</translation>
    </message>
</context>
<context>
    <name>ToLab</name>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>シナリオ (*.toml)</translation>
    </message>
    <message>
        <source>Write the run as a scenario</source>
        <translation>実行をシナリオとして書き出す</translation>
    </message>
    <message>
        <source>{0} was written and opens in the lab</source>
        <translation>{0} を書き出し、ラボで開きます</translation>
    </message>
</context>
<context>
    <name>TopologyMatrix</name>
    <message>
        <source>CHPID</source>
        <translation>CHPID</translation>
    </message>
    <message>
        <source>Control unit</source>
        <translation>制御装置</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>装置</translation>
    </message>
    <message>
        <source>LPAR</source>
        <translation>LPAR</translation>
    </message>
    <message>
        <source>LPAR {0}: CEC {1}, CSS {2}, z/VM system {3}</source>
        <translation>LPAR {0}: CEC {1}、CSS {2}、z/VM システム {3}</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Unit addresses</source>
        <translation>ユニット・アドレス</translation>
    </message>
    <message>
        <source>link without connections</source>
        <translation>接続のないリンク</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>up</source>
        <translation>稼働</translation>
    </message>
    <message>
        <source>{0} and {1}: {2}</source>
        <translation>{0} と {1}: {2}</translation>
    </message>
    <message>
        <source>{} down</source>
        <translation>停止 {}</translation>
    </message>
</context>
<context>
    <name>TopologyPrint</name>
    <message>
        <source>ISFC link</source>
        <translation>ISFC リンク</translation>
    </message>
    <message>
        <source>LPAR has the channel</source>
        <translation>LPAR がチャネルを持つ</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>縮尺</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>シート</translation>
    </message>
    <message>
        <source>Sheet {0}</source>
        <translation>シート {0}</translation>
    </message>
    <message>
        <source>cable</source>
        <translation>ケーブル</translation>
    </message>
    <message>
        <source>member of a cluster</source>
        <translation>クラスターのメンバー</translation>
    </message>
    <message>
        <source>path of a control unit</source>
        <translation>制御装置のパス</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>{0}, row {1}, column {2}</source>
        <translation>{0}、行 {1}、列 {2}</translation>
    </message>
</context>
<context>
    <name>TopologyTables</name>
    <message>
        <source> … and {0} more</source>
        <translation> … ほか {0}</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; follows from other things; expected it unchanged</source>
        <translation>{0}&quot; は他から導かれるため、変えられません</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Buffer credits</source>
        <translation>バッファー・クレジット</translation>
    </message>
    <message>
        <source>CEC</source>
        <translation>CEC</translation>
    </message>
    <message>
        <source>CECs</source>
        <translation>CEC</translation>
    </message>
    <message>
        <source>CHPID</source>
        <translation>CHPID</translation>
    </message>
    <message>
        <source>CSS</source>
        <translation>CSS</translation>
    </message>
    <message>
        <source>CUADD</source>
        <translation>CUADD</translation>
    </message>
    <message>
        <source>CUADD that names it</source>
        <translation>これを指す CUADD</translation>
    </message>
    <message>
        <source>Cable to</source>
        <translation>ケーブルの先</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>ケーブル</translation>
    </message>
    <message>
        <source>Cables to</source>
        <translation>ケーブルの先</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>Channels and LINKs</source>
        <translation>チャネルと LINK</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Control units</source>
        <translation>制御装置</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>個数</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>装置</translation>
    </message>
    <message>
        <source>Devices of the first</source>
        <translation>最初の側の装置</translation>
    </message>
    <message>
        <source>Devices of the second</source>
        <translation>2 番目の側の装置</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>ディレクター</translation>
    </message>
    <message>
        <source>Directors</source>
        <translation>ディレクター</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>ドメイン</translation>
    </message>
    <message>
        <source>FCP targets</source>
        <translation>FCP ターゲット</translation>
    </message>
    <message>
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>From</source>
        <translation>比較元</translation>
    </message>
    <message>
        <source>Gbit/s</source>
        <translation>Gbit/s</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>世代</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>ISFC links</source>
        <translation>ISFC リンク</translation>
    </message>
    <message>
        <source>LPARs</source>
        <translation>LPAR</translation>
    </message>
    <message>
        <source>Length, km</source>
        <translation>長さ、km</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>MIF id</source>
        <translation>MIF ID</translation>
    </message>
    <message>
        <source>Machine type</source>
        <translation>マシン・タイプ</translation>
    </message>
    <message>
        <source>Members by slot</source>
        <translation>スロット別のメンバー</translation>
    </message>
    <message>
        <source>Memory, GB</source>
        <translation>メモリー、GB</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注記</translation>
    </message>
    <message>
        <source>Nothing was pasted: {0}{1}</source>
        <translation>何も貼り付けませんでした: {0}{1}</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>PCHID</source>
        <translation>PCHID</translation>
    </message>
    <message>
        <source>Paste {0} cells</source>
        <translation>セル {0} 個を貼り付け</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>SSI clusters</source>
        <translation>SSI クラスター</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>2 番目</translation>
    </message>
    <message>
        <source>Serial number</source>
        <translation>製造番号</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>共用</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>スロット</translation>
    </message>
    <message>
        <source>Storage units</source>
        <translation>ストレージ装置</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation type="vanished">ストレージ</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>スイッチ</translation>
    </message>
    <message>
        <source>The clipboard holds no cells: {0}.</source>
        <translation>クリップボードにセルがありません: {0}。</translation>
    </message>
    <message>
        <source>The clipboard holds too much: paste fewer cells.</source>
        <translation>クリップボードの内容が多すぎます。貼り付けるセルを減らしてください。</translation>
    </message>
    <message>
        <source>To</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>Unit address</source>
        <translation>ユニット・アドレス</translation>
    </message>
    <message>
        <source>Unit addresses</source>
        <translation>ユニット・アドレス</translation>
    </message>
    <message>
        <source>Volume of the PDR</source>
        <translation>PDR のボリューム</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>ゾーン</translation>
    </message>
    <message>
        <source>disks</source>
        <translation>ディスク</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>row {0} ({1}), {2}: {3}</source>
        <translation>行 {0} ({1})、{2}: {3}</translation>
    </message>
    <message>
        <source>tapes</source>
        <translation>テープ</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>z/VM release</source>
        <translation>z/VM リリース</translation>
    </message>
    <message>
        <source>z/VM system</source>
        <translation>z/VM システム</translation>
    </message>
</context>
<context>
    <name>TopologyText</name>
    <message>
        <source>Commands at {0}</source>
        <translation>{0} のコマンド</translation>
    </message>
    <message>
        <source>IOCP of CEC {0}</source>
        <translation>CEC {0} の IOCP</translation>
    </message>
    <message>
        <source>SYSTEM CONFIG</source>
        <translation>SYSTEM CONFIG</translation>
    </message>
</context>
<context>
    <name>TopologyWindow</name>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: {0}</source>
        <translation>やり直す(&amp;R): {0}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: {0}</source>
        <translation>元に戻す(&amp;U): {0}</translation>
    </message>
    <message>
        <source>Drag a CEC here, or press Enter on it in the list.
Or begin with a template.</source>
        <translation>ここに CEC をドラッグするか、一覧で Enter を押してください。
ひな形から始めることもできます。</translation>
    </message>
    <message>
        <source>Drag things onto the canvas. Ctrl+K finds everything.</source>
        <translation>ものをキャンバスにドラッグしてください。Ctrl+K で何でも探せます。</translation>
    </message>
    <message>
        <source>New drawing – LPAR Lab</source>
        <translation>新しい図面 – LPAR Lab</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} を開いています…</translation>
    </message>
</context>
<context>
    <name>TrainerWindow</name>
    <message>
        <source>All panels</source>
        <translation>すべてのパネル</translation>
    </message>
    <message>
        <source>Ask a question of your own</source>
        <translation>自分の質問をする</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>Bookmark the present moment</source>
        <translation>現在の時点をブックマーク</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Bring the lab to the front</source>
        <translation>ラボを前面に</translation>
    </message>
    <message>
        <source>Brings the lab to the front (F6).</source>
        <translation>ラボを前面に出します (F6)。</translation>
    </message>
    <message>
        <source>Class sees: {0}</source>
        <translation>クラスが見るもの: {0}</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>提示を終える</translation>
    </message>
    <message>
        <source>Ends the presentation (Esc).</source>
        <translation>提示を終えます (Esc)。</translation>
    </message>
    <message>
        <source>Explain what has the focus</source>
        <translation>フォーカスのあるものを説明</translation>
    </message>
    <message>
        <source>Fill the class&apos;s screen, or go back</source>
        <translation>クラスの画面を満たす、または戻す</translation>
    </message>
    <message>
        <source>Fills the class&apos;s screen (F11).</source>
        <translation>クラスの画面を満たします (F11)。</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Go to key moment {0}</source>
        <translation>要点の時点 {0} へ</translation>
    </message>
    <message>
        <source>Keeps the picture that the class sees (F).</source>
        <translation>クラスが見る画面を固定します (F)。</translation>
    </message>
    <message>
        <source>Key {0}</source>
        <translation>キー {0}</translation>
    </message>
    <message>
        <source>List all keys</source>
        <translation>すべてのキーを一覧</translation>
    </message>
    <message>
        <source>Makes the class&apos;s window black (B).</source>
        <translation>クラスのウィンドウを黒くします (B)。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>Next page or step (Page Down).</source>
        <translation>次のページまたはステップ (Page Down)。</translation>
    </message>
    <message>
        <source>No panel</source>
        <translation>パネルなし</translation>
    </message>
    <message>
        <source>Page Down and Page Up lead through the lesson. B blackens the class&apos;s window. ? lists keys.</source>
        <translation>Page Down と Page Up でレッスンを進みます。B でクラスのウィンドウが黒くなり、? でキーを一覧します。</translation>
    </message>
    <message>
        <source>Page or step before (Page Up).</source>
        <translation>前のページまたはステップ (Page Up)。</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>ページ {0} / {1}</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Panel for the class</source>
        <translation>クラス用のパネル</translation>
    </message>
    <message>
        <source>Play the run</source>
        <translation>実行を再生</translation>
    </message>
    <message>
        <source>Run the step</source>
        <translation>ステップを実行</translation>
    </message>
    <message>
        <source>Runs what the step waits for, or stops (G).</source>
        <translation>ステップが待つものを実行するか、止めます (G)。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>The panel that the class sees, or that is lit.</source>
        <translation>クラスが見る、または照らされるパネル。</translation>
    </message>
    <message>
        <source>To the lab</source>
        <translation>ラボへ</translation>
    </message>
    <message>
        <source>Trainer – {0}</source>
        <translation>講師 – {0}</translation>
    </message>
    <message>
        <source>Trainer&apos;s pack…</source>
        <translation>講師用パック…</translation>
    </message>
    <message>
        <source>Writes plan, slides and answers as PDF.</source>
        <translation>計画、スライド、解答を PDF に書き出します。</translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>End of the run</source>
        <translation>実行の終わり</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>Goes to a moment, or to where a condition becomes true, and stops.</source>
        <translation>時点、または条件が真になる所に移って止まります。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Kind of event</source>
        <translation>イベントの種類</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>再始動</translation>
    </message>
    <message>
        <source>Run to</source>
        <translation>移動先</translation>
    </message>
    <message>
        <source>Simulated time per real time: 60× shows an hour of the study in a minute. Page Up and Page Down go to the next marked speed.</source>
        <translation>実時間あたりのシミュレーション時間: 60× なら研究の 1 時間を 1 分で見せます。Page Up と Page Down で次の目盛りに。</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>1 つ進む</translation>
    </message>
    <message>
        <source>The kind of event that the two buttons beside it go to: an incident, a state, an event of the machine.</source>
        <translation>横の 2 つのボタンが移るイベントの種類: 出来事、状態、マシンのイベント。</translation>
    </message>
    <message>
        <source>The selected speed</source>
        <translation>選んだ速度</translation>
    </message>
    <message>
        <source>The speed reached</source>
        <translation>実際の速度</translation>
    </message>
    <message>
        <source>now {0}</source>
        <translation>現在 {0}</translation>
    </message>
    <message>
        <source>slow {0}</source>
        <translation>遅い {0}</translation>
    </message>
    <message>
        <source>{0} (Space)</source>
        <translation>{0} (Space)</translation>
    </message>
</context>
<context>
    <name>UndoList</name>
    <message>
        <source>All changes, oldest first. Enter or a click goes to that state.</source>
        <translation>すべての変更、古い順。Enter またはクリックでその状態に移ります。</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>取り消し済み</translation>
    </message>
</context>
<context>
    <name>UntilDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Go &amp;forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>Goes back to where the condition last became true (Shift+Enter).</source>
        <translation>条件が最後に真になった所へ戻ります (Shift+Enter)。</translation>
    </message>
    <message>
        <source>Goes to where the condition next becomes true (Enter).</source>
        <translation>条件が次に真になる所へ進みます (Enter)。</translation>
    </message>
    <message>
        <source>How conditions are written</source>
        <translation>条件の書き方</translation>
    </message>
    <message>
        <source>Run until</source>
        <translation>条件まで実行</translation>
    </message>
    <message>
        <source>The condition to wait for, such as: available frames &lt; 5 %, or LNK00105 dormant.</source>
        <translation>待つ条件。例: available frames &lt; 5 %、または LNK00105 dormant。</translation>
    </message>
</context>
<context>
    <name>Upcoming</name>
    <message>
        <source>next: {0}</source>
        <translation>次: {0}</translation>
    </message>
    <message>
        <source>{0:.0f} µs</source>
        <translation>{0:.0f} µs</translation>
    </message>
    <message>
        <source>{0:.1f} ms</source>
        <translation>{0:.1f} ms</translation>
    </message>
    <message>
        <source>{0:.2f} s</source>
        <translation>{0:.2f} s</translation>
    </message>
    <message>
        <source>{0}{1}, in {2}</source>
        <translation>{0}{1}、{2} 後</translation>
    </message>
</context>
<context>
    <name>VoteBox</name>
    <message>
        <source>, {0} joined</source>
        <translation>、{0} 人参加</translation>
    </message>
    <message>
        <source>Adds these numbers to the vote.</source>
        <translation>これらの数を投票に加えます。</translation>
    </message>
    <message>
        <source>Asks a question of your own (Q).</source>
        <translation>自分の質問をします (Q)。</translation>
    </message>
    <message>
        <source>Asks the same question once more; the first vote is kept.</source>
        <translation>同じ質問をもう一度します。最初の投票は残ります。</translation>
    </message>
    <message>
        <source>Close the vote</source>
        <translation>投票を締め切る</translation>
    </message>
    <message>
        <source>Hands for {0}</source>
        <translation>{0} への挙手</translation>
    </message>
    <message>
        <source>Hands that were raised; they count beside the votes of the page.</source>
        <translation>挙がった手。ページの投票に加えて数えます。</translation>
    </message>
    <message>
        <source>Hide the answer</source>
        <translation>解答を隠す</translation>
    </message>
    <message>
        <source>Nothing was asked yet.</source>
        <translation>まだ何も尋ねていません。</translation>
    </message>
    <message>
        <source>Numbers called out</source>
        <translation>口頭の数</translation>
    </message>
    <message>
        <source>Numbers called out, such as 12, 25.5</source>
        <translation>口頭の数。例: 12, 25.5</translation>
    </message>
    <message>
        <source>Open the vote</source>
        <translation>投票を開始</translation>
    </message>
    <message>
        <source>Opens, closes and shows the vote (V).</source>
        <translation>投票を開始、終了、表示します (V)。</translation>
    </message>
    <message>
        <source>Own question…</source>
        <translation>自分の質問…</translation>
    </message>
    <message>
        <source>Reveal the answer</source>
        <translation>解答を明かす</translation>
    </message>
    <message>
        <source>Show the votes</source>
        <translation>投票を表示</translation>
    </message>
    <message>
        <source>Shows the answer and published values to the class (R).</source>
        <translation>解答と公表値をクラスに見せます (R)。</translation>
    </message>
    <message>
        <source>The class sees {0}{1}.</source>
        <translation>クラスに見えるもの: {0}{1}。</translation>
    </message>
    <message>
        <source>The vote is closed: {0}{1}. The class does not see the votes yet.</source>
        <translation>投票は締め切りました: {0}{1}。クラスにはまだ投票が見えません。</translation>
    </message>
    <message>
        <source>The vote is open: {0}{1}.</source>
        <translation>投票中です: {0}{1}。</translation>
    </message>
    <message>
        <source>This step has no question to vote on. You can ask one of your own.</source>
        <translation>このステップに投票する質問はありません。自分の質問ができます。</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Vote again</source>
        <translation>もう一度投票</translation>
    </message>
    <message>
        <source>Votes are shown</source>
        <translation>投票を表示中</translation>
    </message>
    <message>
        <source>Votes in all. A click counts one hand more.</source>
        <translation>全投票。クリックすると手を 1 つ加えます。</translation>
    </message>
    <message>
        <source>{0} Half of them are below {1}, between {2} and {3}.</source>
        <translation>{0} 半数は {1} 未満、{2} と {3} の間です。</translation>
    </message>
    <message>
        <source>{0}: {1}, count one hand more</source>
        <translation>{0}: {1}、手を 1 つ加える</translation>
    </message>
</context>
<context>
    <name>Votes</name>
    <message>
        <source>{0} vote</source>
        <translation>{0} 票</translation>
    </message>
    <message>
        <source>{0} votes</source>
        <translation>{0} 票</translation>
    </message>
</context>
<context>
    <name>VotesView</name>
    <message>
        <source> (first {0})</source>
        <translation> (最初 {0})</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Answers and votes</source>
        <translation>解答と投票</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>票数</translation>
    </message>
    <message>
        <source>{0} answers from {1} to {2}, half of them below {3}</source>
        <translation>解答 {0} 件、{1} から {2}、半数は {3} 未満</translation>
    </message>
</context>
<context>
    <name>Wait</name>
    <message>
        <source>The condition was not reached. {0}</source>
        <translation>条件に達しませんでした。{0}</translation>
    </message>
</context>
<context>
    <name>WaitBox</name>
    <message>
        <source>Now it is {0}.</source>
        <translation>今は {0} です。</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Reached at {0}.</source>
        <translation>{0} に達しました。</translation>
    </message>
    <message>
        <source>Returns to the start of this step.</source>
        <translation>このステップの始めに戻ります。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Runs the machine until then, and stops it.</source>
        <translation>その時までマシンを実行し、止めます。</translation>
    </message>
    <message>
        <source>Runs until</source>
        <translation>実行する先</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>シミュレーション時間</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Watch at {0}×</source>
        <translation>{0}× で見る</translation>
    </message>
</context>
<context>
    <name>WaiveDialog</name>
    <message>
        <source>Accept</source>
        <translation>受け入れる</translation>
    </message>
    <message>
        <source>Accept a problem</source>
        <translation>問題を受け入れる</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>The reason is saved with the drawing.</source>
        <translation>理由は図面とともに保存されます。</translation>
    </message>
    <message>
        <source>Why the problem is acceptable</source>
        <translation>この問題を受け入れられる理由</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Figures of one seed. ▲ better and ▼ worse than as it is, ≠ other; chance may be the reason.</source>
        <translation>1 つのシードの値。▲ は現状より良い、▼ は悪い、≠ は違う。偶然かもしれません。</translation>
    </message>
    <message>
        <source>50 % more storage</source>
        <translation>ストレージを 50 % 増やす</translation>
    </message>
    <message>
        <source>Half the processors</source>
        <translation>プロセッサーを半分にする</translation>
    </message>
    <message>
        <source>Half the {0} guests</source>
        <translation>{0} のゲストを半分にする</translation>
    </message>
    <message>
        <source>Means of {0} seeds, with the least and the most. ▲ better and ▼ worse than as it is, ≠ other: the ranges over the seeds do not touch.</source>
        <translation>{0} 個のシードの平均と、最小、最大。▲ は現状より良い、▼ は悪い、≠ は違う: シード間の範囲が重なりません。</translation>
    </message>
    <message>
        <source>Rules of cpuplugd: {0}</source>
        <translation>cpuplugd の規則: {0}</translation>
    </message>
    <message>
        <source>The On-Demand Timer Patch</source>
        <translation>オンデマンド・タイマー・パッチ</translation>
    </message>
    <message>
        <source>Twice the expanded storage</source>
        <translation>拡張ストレージを 2 倍にする</translation>
    </message>
    <message>
        <source>Twice the processors</source>
        <translation>プロセッサーを 2 倍にする</translation>
    </message>
    <message>
        <source>Twice the share of {0}</source>
        <translation>{0} のシェアを 2 倍にする</translation>
    </message>
    <message>
        <source>Twice the users</source>
        <translation>ユーザーを 2 倍にする</translation>
    </message>
    <message>
        <source>Twice the {0} guests</source>
        <translation>{0} のゲストを 2 倍にする</translation>
    </message>
    <message>
        <source>What if: {0}</source>
        <translation>もしも: {0}</translation>
    </message>
    <message>
        <source>What limits each</source>
        <translation>それぞれを制限するもの</translation>
    </message>
    <message>
        <source>What this does not say</source>
        <translation>この報告が示さないこと</translation>
    </message>
    <message>
        <source>Would help: {0}.</source>
        <translation>効果が見込めるもの: {0}。</translation>
    </message>
    <message>
        <source>it does not run: {0}</source>
        <translation>実行できません: {0}</translation>
    </message>
    <message>
        <source>{0} ({1} to {2})</source>
        <translation type="vanished">{0} ({1} から {2})</translation>
    </message>
</context>
<context>
    <name>WhatIfDialog</name>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Seeds:</source>
        <translation>シード(&amp;S):</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>取り消し(&amp;N)</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>取り消されました</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Compared with one seed</source>
        <translation>1 シードで比較しました</translation>
    </message>
    <message>
        <source>Compared with {0} seeds</source>
        <translation>{0} シードで比較しました</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Each machine runs from its beginning with the same seeds, in the background. A figure counts as changed when its ranges over the seeds do not touch.</source>
        <translation>各マシンは同じシードで始めから、バックグラウンドで実行されます。シードごとの範囲が触れ合わないとき、数値は変わったと数えます。</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>PDF として保存(&amp;P)…</translation>
    </message>
    <message>
        <source>Save as CS&amp;V…</source>
        <translation>CSV として保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>比較を保存</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>{0} として保存しました</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Settings of change {0}</source>
        <translation>変更 {0} の設定</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>シミュレート中…</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>Suggestions for change {0}</source>
        <translation>変更 {0} への提案</translation>
    </message>
    <message>
        <source>The comparison ended unexpectedly</source>
        <translation>比較が予期せず終わりました</translation>
    </message>
    <message>
        <source>Title of change {0}</source>
        <translation>変更 {0} の題</translation>
    </message>
    <message>
        <source>What if: {0}</source>
        <translation>もしも: {0}</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}</source>
        <translation>{0} に書けません: {1}</translation>
    </message>
    <message>
        <source>{0} of {1} runs</source>
        <translation>{1} 回中 {0} 回の実行</translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>&amp;Ask</source>
        <translation>尋ねる(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Guest:</source>
        <translation>ゲスト(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>質問(&amp;Q):</translation>
    </message>
    <message>
        <source>A copy of the machine looks ahead…</source>
        <translation>マシンのコピーが先を調べています…</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Show on the &amp;timeline</source>
        <translation>タイムラインに表示(&amp;T)</translation>
    </message>
    <message>
        <source>Step by step:</source>
        <translation>順を追って:</translation>
    </message>
    <message>
        <source>There is nothing to explain yet.</source>
        <translation>まだ説明するものがありません。</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ?</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>R&amp;epeat</source>
        <translation>やり直す(&amp;E)</translation>
    </message>
    <message>
        <source>Show to the &amp;class</source>
        <translation>クラスに見せる(&amp;C)</translation>
    </message>
    <message>
        <source>Show to the &amp;class, on {0}</source>
        <translation>{0} でクラスに見せる(&amp;C)</translation>
    </message>
    <message>
        <source>Space plays and pauses. Ctrl+K finds everything.</source>
        <translation>Space で再生と一時停止。Ctrl+K で何でも探せます。</translation>
    </message>
    <message>
        <source>Take back from the &amp;class</source>
        <translation>クラスから戻す(&amp;C)</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>元に戻す(&amp;N)</translation>
    </message>
</context>
<context>
    <name>WindowUndo</name>
    <message>
        <source>Close “{0}”</source>
        <translation>「{0}」を閉じる</translation>
    </message>
    <message>
        <source>Move “{0}”</source>
        <translation>「{0}」を動かす</translation>
    </message>
    <message>
        <source>Open “{0}”</source>
        <translation>「{0}」を開く</translation>
    </message>
</context>
<context>
    <name>WordsForm</name>
    <message>
        <source>In your own words…</source>
        <translation>自分の言葉で…</translation>
    </message>
    <message>
        <source>Saved for your report; it is not judged.</source>
        <translation>レポート用に保存しました。採点はされません。</translation>
    </message>
    <message>
        <source>Write a sentence or two.</source>
        <translation>1 文か 2 文で書いてください。</translation>
    </message>
    <message>
        <source>Your answer in words</source>
        <translation>言葉による解答</translation>
    </message>
</context>
<context>
    <name>Work</name>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Failed: {0}</source>
        <translation>失敗: {0}</translation>
    </message>
    <message>
        <source>Keep it running</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Quit and lose it</source>
        <translation>終了して失う</translation>
    </message>
    <message>
        <source>Quit while work is running?</source>
        <translation>作業中に終了しますか?</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>開始中…</translation>
    </message>
    <message>
        <source>Work that has not ended is lost:

{0}</source>
        <translation>終わっていない作業は失われます:

{0}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>held</source>
        <translation>保持中</translation>
    </message>
    <message>
        <source>held by processor {0}</source>
        <translation>プロセッサー {0} が保持</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>master</source>
        <translation>マスター</translation>
    </message>
    <message>
        <source>processors that wait</source>
        <translation>待っているプロセッサー</translation>
    </message>
    <message>
        <source>requests taken</source>
        <translation>取り出した要求</translation>
    </message>
    <message>
        <source>spins {0}</source>
        <translation>{0} をスピン</translation>
    </message>
    <message>
        <source>takes {0}</source>
        <translation>{0} を取得</translation>
    </message>
    <message>
        <source>waits for</source>
        <translation>待つ相手</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>{0} in the background: {1}</source>
        <translation>バックグラウンドで {0}: {1}</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} 分</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>{0}, about {1} left</source>
        <translation>{0}、残り約 {1}</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: 完了</translation>
    </message>
    <message>
        <source>{0}: failed</source>
        <translation>{0}: 失敗</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>WorkButton</name>
    <message>
        <source>Background work</source>
        <translation>バックグラウンドの作業</translation>
    </message>
    <message>
        <source>Background work: {0}</source>
        <translation>バックグラウンドの作業: {0}</translation>
    </message>
    <message>
        <source>Lists the work in the background: how far it is, with a button that cancels it.</source>
        <translation>バックグラウンドの作業の一覧: 進み具合と、取り消しのボタン。</translation>
    </message>
</context>
<context>
    <name>WorkLine</name>
    <message>
        <source>Cancel</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>Cancel: {0}</source>
        <translation>取り消し: {0}</translation>
    </message>
</context>
<context>
    <name>WorkPopup</name>
    <message>
        <source>Background work</source>
        <translation>バックグラウンドの作業</translation>
    </message>
    <message>
        <source>Nothing runs in the background.</source>
        <translation>バックグラウンドで動いているものはありません。</translation>
    </message>
</context>
<context>
    <name>_Job</name>
    <message>
        <source>Read {0}</source>
        <translation>{0} を読む</translation>
    </message>
</context>
<context>
    <name>_List</name>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Enter or F2 edits a cell.</source>
        <translation>Enter または F2 でセルを編集します。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
</TS>
