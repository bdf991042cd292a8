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
        <source>Drag the file&apos;s curve. Left and Right move it, with Shift less, with Ctrl more.</source>
        <translation>ファイルの曲線をドラッグします。左右キーで動き、Shift で小さく、Ctrl で大きく動きます。</translation>
    </message>
    <message>
        <source>The file&apos;s values begin at {0} s of the run.</source>
        <translation>ファイルの値は実行の {0} 秒から始まります。</translation>
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
        <source>Put a measure on the plot first.</source>
        <translation>先に測定項目をプロットに置いてください。</translation>
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
        <source>All bends</source>
        <translation>すべての曲がり</translation>
    </message>
    <message>
        <source>Bend {0} of {1}</source>
        <translation>曲がり {0} / {1}</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>図面</translation>
    </message>
    <message>
        <source>Nothing here can be joined with this</source>
        <translation>ここにはこれと接続できるものがありません</translation>
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
        <source>The drawing. Tab and the arrow keys go from thing to thing, Enter edits, Shift and arrows move. W draws a wire: Tab goes through its possible ends, and Enter joins. Plus and minus zoom, F shows all.</source>
        <translation>図面。Tab と矢印キーでものからものへ移り、Enter で編集、Shift と矢印キーで動かします。W で線を引き、Tab で候補の端を巡り、Enter でつなぎます。プラスとマイナスで拡大縮小、F で全体を表示します。</translation>
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
        <source>behind: {0}</source>
        <translation>背面: {0}</translation>
    </message>
    <message>
        <source>more: {0}</source>
        <translation>ほか: {0}</translation>
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
        <translation>点</translation>
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
        <source>CHPID off line</source>
        <translation>CHPID オフライン</translation>
    </message>
    <message>
        <source>CHPID on line</source>
        <translation>CHPID オンライン</translation>
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
        <source>CPU off line</source>
        <translation>CPU オフライン</translation>
    </message>
    <message>
        <source>CPU on line</source>
        <translation>CPU オンライン</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>停止</translation>
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
        <source>ISFC link down</source>
        <translation>ISFC リンク停止</translation>
    </message>
    <message>
        <source>ISFC link up</source>
        <translation>ISFC リンク稼働</translation>
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
        <source>Joined</source>
        <translation>参加済み</translation>
    </message>
    <message>
        <source>Joining</source>
        <translation>参加中</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>離脱中</translation>
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
        <source>Safe</source>
        <translation>安全</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>安定</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>サスペンド</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>a device that it has does not exist at the destination</source>
        <translation>持っている装置が行き先にない</translation>
    </message>
    <message>
        <source>a relocation of it is in progress</source>
        <translation>リロケーションが進行中</translation>
    </message>
    <message>
        <source>all servers up</source>
        <translation>全サーバー稼働</translation>
    </message>
    <message>
        <source>booted</source>
        <translation>ブート済み</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>取り消し</translation>
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
        <source>cpuplugd ends</source>
        <translation>cpuplugd 終了</translation>
    </message>
    <message>
        <source>declared down</source>
        <translation>停止と宣言</translation>
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
        <source>dispatching, locked</source>
        <translation>ディスパッチ、ロック中</translation>
    </message>
    <message>
        <source>dormant</source>
        <translation>休止</translation>
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
        <source>guest code</source>
        <translation>ゲストのコード</translation>
    </message>
    <message>
        <source>guest logged off or reset</source>
        <translation>ゲストがログオフまたはリセットされた</translation>
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
        <source>it is already on that system</source>
        <translation>すでにそのシステムにいる</translation>
    </message>
    <message>
        <source>it is booting, stopped, suspended or being paused</source>
        <translation>ブート中、停止中、サスペンド中、または一時停止の途中</translation>
    </message>
    <message>
        <source>it is not logged on at the source</source>
        <translation>移動元にログオンしていない</translation>
    </message>
    <message>
        <source>its Linux memory is simulated page by page</source>
        <translation>その Linux メモリーはページ単位でシミュレートされる</translation>
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
        <source>member changes its state</source>
        <translation>メンバーの状態変更</translation>
    </message>
    <message>
        <source>member fails to join</source>
        <translation>メンバーの参加失敗</translation>
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
        <source>no ISFC link to the destination is up</source>
        <translation>行き先への ISFC リンクが稼働していない</translation>
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
        <source>nothing</source>
        <translation>なし</translation>
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
        <source>process killed: out of memory</source>
        <translation>プロセス強制終了: メモリー不足</translation>
    </message>
    <message>
        <source>quiesced</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>reading image</source>
        <translation>イメージ読み取り中</translation>
    </message>
    <message>
        <source>rejected by an exit</source>
        <translation>出口が拒否</translation>
    </message>
    <message>
        <source>relocation asked for</source>
        <translation>リロケーションの要求</translation>
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
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>scheduler lock</source>
        <translation>スケジューラー・ロック</translation>
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
        <source>setting a timer</source>
        <translation>タイマーの設定</translation>
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
        <source>skeleton</source>
        <translation>スケルトン</translation>
    </message>
    <message>
        <source>spinning</source>
        <translation>スピン中</translation>
    </message>
    <message>
        <source>state and devices</source>
        <translation>状態と装置</translation>
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
        <source>taking due timers</source>
        <translation>期限の来たタイマーの取り出し</translation>
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
        <source>the SSI cluster is not stable</source>
        <translation>SSI クラスターが安定していない</translation>
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
        <source>the table of relocations is full</source>
        <translation>リロケーションの表がいっぱい</translation>
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
        <source>users become more or less active</source>
        <translation>ユーザーの活動の増減</translation>
    </message>
    <message>
        <source>waiting for CPU</source>
        <translation>CPU 待ち</translation>
    </message>
    <message>
        <source>waking up</source>
        <translation>起床</translation>
    </message>
    <message>
        <source>write collision</source>
        <translation>書き込みの衝突</translation>
    </message>
    <message>
        <source>writing image</source>
        <translation>イメージ書き込み中</translation>
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
        <source>Connected</source>
        <translation>接続済み</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
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
        <source>Ports</source>
        <translation>ポート</translation>
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
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>{0} connections, {1} up</source>
        <translation>接続 {0}、稼働 {1}</translation>
    </message>
    <message>
        <source>{0} of 15</source>
        <translation>15 中 {0}</translation>
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
        <translation>別のプログラムが {0} を変更し、この図面にも編集があります。「差異」で比べてください。保存の前に尋ねます。</translation>
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
        <source>Drawings (*{0})</source>
        <translation>図面 (*{0})</translation>
    </message>
    <message>
        <source>Drawings (*{0});;All files (*)</source>
        <translation>図面 (*{0});;すべてのファイル (*)</translation>
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
        <source>{0} is no longer there. Save the drawing to write it again.</source>
        <translation>{0} はもうありません。図面を保存すると再び書き出します。</translation>
    </message>
    <message>
        <source>{0} is open in another window of the program. It is read only here until that one is closed; save the drawing in another file, or compare the two with Differences.</source>
        <translation>{0} は別のウィンドウで開かれています。それを閉じるまで、ここでは読み取り専用です。図面を別のファイルに保存するか、「差異」で 2 つを比べてください。</translation>
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
        <source>Panel</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
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
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
</context>
<context>
    <name>ImportDecks</name>
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
        <source>Back to it</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Choose a lesson first, then present it with F5.</source>
        <translation>先にレッスンを選び、F5 で提示してください。</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>レッスンを閉じる</translation>
    </message>
    <message>
        <source>Measurements (*.csv *.tsv *.txt *.json *.log *.gz *.bz2 *.xz *.parquet *.arrow *.feather);;All files (*)</source>
        <translation>測定値 (*.csv *.tsv *.txt *.json *.log *.gz *.bz2 *.xz *.parquet *.arrow *.feather);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Open a scenario, a session or a drawing</source>
        <translation>シナリオ、セッションまたは図面を開く</translation>
    </message>
    <message>
        <source>Open data</source>
        <translation>データを開く</translation>
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
        <source>Scenarios, sessions, drawings (*.toml *{0} *{1});;All files (*)</source>
        <translation>シナリオ、セッション、図面 (*.toml *{0} *{1});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Something went wrong in the window: {0}</source>
        <translation>ウィンドウで問題が起きました: {0}</translation>
    </message>
    <message>
        <source>The lesson “{0}” uses this machine. Close the lesson to open something else.</source>
        <translation>レッスン「{0}」がこのマシンを使っています。別のものを開くにはレッスンを閉じてください。</translation>
    </message>
    <message>
        <source>{0} files were written to {1}</source>
        <translation>ファイル {0} 個を {1} に書き出しました</translation>
    </message>
    <message>
        <source>{0} is in the tree of the plots</source>
        <translation>{0} はプロットのツリーにあります</translation>
    </message>
    <message>
        <source>{0} was written</source>
        <translation>{0} を書き出しました</translation>
    </message>
    <message>
        <source>“{0}”, seed {1}, stays in the list of runs as “{2}”.</source>
        <translation>「{0}」、シード {1} は、実行の一覧に「{2}」として残っています。</translation>
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
        <translation>{0}: {1}</translation>
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
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Progress in the lesson</source>
        <translation>レッスンの進み具合</translation>
    </message>
    <message>
        <source>Returns to the list; your work is saved.</source>
        <translation>一覧に戻ります。作業は保存されます。</translation>
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
        <source>Export the tables</source>
        <translation>表をエクスポート</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
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
    <name>PlotAction</name>
    <message>
        <source>Open in &amp;plot</source>
        <translation>プロットで開く(&amp;P)</translation>
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
        <translation>光ファイバー対は、チャネルとポート、2 つのチャネル、または 2 つのディレクターのポート (ISL) をつなぎます。</translation>
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
        <source>FC is FICON, native or CTC. Only FC channels can have FCTC control units.</source>
        <translation>FC は FICON、ネイティブまたは CTC。FCTC の制御装置は FC チャネルにだけ付きます。</translation>
    </message>
    <message>
        <source>FieldText switch</source>
        <translation>FieldText スイッチ</translation>
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
        <source>Link address{0}</source>
        <translation>リンク・アドレス{0}</translation>
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
        <source>What its problems are in this drawing; off: they are hidden.</source>
        <translation>この図面での、その問題の扱い。オフ: 隠します。</translation>
    </message>
    <message>
        <source>Why the problem is accepted.</source>
        <translation>問題を受け入れる理由。</translation>
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
        <source>enough</source>
        <translation>十分</translation>
    </message>
    <message>
        <source>km</source>
        <translation>km</translation>
    </message>
    <message>
        <source>like (CSS(0),65280), or nothing</source>
        <translation>(CSS(0),65280) のように、または空欄</translation>
    </message>
    <message>
        <source>like 00,16, at most 16 of them</source>
        <translation>00,16 のように、最大 16 個</translation>
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
        <source>up to 12 letters and digits, like FCTC</source>
        <translation>FCTC のような英数字 12 文字まで</translation>
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
        <translation>追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Copy…</source>
        <translation>コピー(&amp;C)…</translation>
    </message>
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
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>元</translation>
    </message>
    <message>
        <source>Bold: of this machine. Italic: the default. Delete takes the inherited value.</source>
        <translation>太字: このマシンのもの。斜体: 既定値。Delete で継承した値に戻ります。</translation>
    </message>
    <message>
        <source>Choose a part below this heading, or add one.</source>
        <translation>この見出しの下の部分を選ぶか、追加してください。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差異</translation>
    </message>
    <message>
        <source>Differences to the scenario below</source>
        <translation>元のシナリオとの違い</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
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
        <source>Here</source>
        <translation>ここ</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Keys of this part</source>
        <translation>この部分のキー</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>名前:</translation>
    </message>
    <message>
        <source>No problems. {0} guests, {1} differences to the scenario below.</source>
        <translation>問題はありません。ゲスト {0} 個、元のシナリオとの違い {1} 件。</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>削除(&amp;M)</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>やり直す(&amp;O)</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>シナリオを保存</translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation>シナリオ・エディター</translation>
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
        <source>Sliders</source>
        <translation>スライダー</translation>
    </message>
    <message>
        <source>Take the inherited value</source>
        <translation>継承した値に戻す</translation>
    </message>
    <message>
        <source>The changes of {0} are not saved. Save them?</source>
        <translation>{0} の変更は保存されていません。保存しますか?</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}</source>
        <translation>{0} に書けません: {1}</translation>
    </message>
    <message>
        <source>{0} exists already; choose another name</source>
        <translation>{0} はすでにあります。別の名前を選んでください</translation>
    </message>
    <message>
        <source>{0} is inherited: set its count to 0, or save the machine on its own</source>
        <translation>{0} は継承されています。個数を 0 にするか、マシンを独立に保存してください</translation>
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
        <source>Channels</source>
        <translation>チャネル</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続</translation>
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
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>ワークロード</translation>
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
        <translation>FCTC 制御装置</translation>
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
        <source>SSI cluster</source>
        <translation>SSI クラスター</translation>
    </message>
    <message>
        <source>Sixteen connections on four shared channels: 6, 3, 4 and 3. Parts II and III of the study have it.</source>
        <translation>4 つの共用チャネル上の 16 接続: 6、3、4、3。研究の第 II 部と第 III 部にあります。</translation>
    </message>
    <message>
        <source>Text on the drawing.</source>
        <translation>図面の上の文字。</translation>
    </message>
    <message>
        <source>The definition of one side for an image at the far end. Put it on a channel.</source>
        <translation>遠端のイメージに対する片側の定義。チャネルに付けます。</translation>
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
        <source>Starts the lesson from the beginning; your previous work is set aside.</source>
        <translation>レッスンを始めから始めます。これまでの作業は別に残します。</translation>
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
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>From</source>
        <translation>比較元</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>世代</translation>
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
        <source>Shared</source>
        <translation>共用</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>スロット</translation>
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
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>row {0} ({1}), {2}: {3}</source>
        <translation>行 {0} ({1})、{2}: {3}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
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
        <source>Internal error in the window: {0}</source>
        <translation>ウィンドウの内部エラー: {0}</translation>
    </message>
    <message>
        <source>New drawing – LPAR Lab</source>
        <translation>新しい図面 – LPAR Lab</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>復元</translation>
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
        <source>Answers and votes</source>
        <translation>解答と投票</translation>
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
        <source>Fit the layout to the text size</source>
        <translation>レイアウトを文字の大きさに合わせる</translation>
    </message>
    <message>
        <source>R&amp;epeat</source>
        <translation>やり直す(&amp;E)</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>レイアウトをリセット</translation>
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
        <source>The layout “{0}” of the settings is gone. Panels are as they were left.</source>
        <translation>設定のレイアウト「{0}」がありません。パネルは前回のままです。</translation>
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
