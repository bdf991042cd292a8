<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>A simulated IBM Z logical partition with z/VM and its Linux guests, to watch and to learn from.</source>
        <translation>Eine simulierte logische Partition einer IBM Z mit z/VM und ihren Linux-Gästen, zum Zusehen und Lernen.</translation>
    </message>
    <message>
        <source>About LPAR Lab</source>
        <translation>Über LPAR Lab</translation>
    </message>
    <message>
        <source>All figures are simulated. They are not measurements, and they make no statement about the performance of any product.</source>
        <translation>Alle Zahlen sind simuliert. Sie sind keine Messwerte und sagen nichts über die Leistung eines Produkts aus.</translation>
    </message>
    <message>
        <source>IBM, IBM Z, z/VM, System z, FICON, WebSphere and Db2 are trademarks of International Business Machines Corporation. Linux is a registered trademark of its owner. LPAR Lab is independent: it is neither made nor endorsed by IBM.</source>
        <translation>IBM, IBM Z, z/VM, System z, FICON, WebSphere und Db2 sind Marken der International Business Machines Corporation. Linux ist eine eingetragene Marke ihres Inhabers. LPAR Lab ist unabhängig: IBM hat es weder hergestellt, noch empfiehlt IBM es.</translation>
    </message>
    <message>
        <source>LPAR Lab is licensed under the Apache License 2.0, the font Inter under the SIL Open Font License 1.1.</source>
        <translation>LPAR Lab steht unter der Apache-Lizenz 2.0, die Schrift Inter unter der SIL Open Font License 1.1.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About LPAR Lab</source>
        <translation>&amp;Über LPAR Lab</translation>
    </message>
    <message>
        <source>&amp;Change this machine…</source>
        <translation>Diese Maschine &amp;ändern…</translation>
    </message>
    <message>
        <source>&amp;Compare with another run…</source>
        <translation>Mit anderem Lauf ver&amp;gleichen…</translation>
    </message>
    <message>
        <source>&amp;Documentation</source>
        <translation>&amp;Dokumentation</translation>
    </message>
    <message>
        <source>Ed&amp;it rules of cpuplugd</source>
        <translation>&amp;Regeln von cpuplugd bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Experiment</source>
        <translation>&amp;Experiment</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Schneller</translation>
    </message>
    <message>
        <source>&amp;Fit the whole run</source>
        <translation>&amp;Ganzen Lauf zeigen</translation>
    </message>
    <message>
        <source>&amp;Fork here…</source>
        <translation>Hier ver&amp;zweigen…</translation>
    </message>
    <message>
        <source>&amp;Help on what has the focus</source>
        <translation>&amp;Hilfe zum Element mit dem Fokus</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;New drawing</source>
        <translation>&amp;Neue Zeichnung</translation>
    </message>
    <message>
        <source>&amp;Next of the chosen kind</source>
        <translation>&amp;Nächstes Ereignis der gewählten Art</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>&amp;Open scenario or session…</source>
        <translation>Szenario oder Sitzung ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Present to a class</source>
        <translation>Vor &amp;einer Klasse vorführen</translation>
    </message>
    <message>
        <source>&amp;Previous of the chosen kind</source>
        <translation>&amp;Voriges Ereignis der gewählten Art</translation>
    </message>
    <message>
        <source>&amp;Published values</source>
        <translation>&amp;Veröffentlichte Werte</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Neu starten</translation>
    </message>
    <message>
        <source>&amp;Restart the step</source>
        <translation>Schritt neu &amp;beginnen</translation>
    </message>
    <message>
        <source>Runs and m&amp;arkers</source>
        <translation>&amp;Läufe und Marken</translation>
    </message>
    <message>
        <source>&amp;Save and manage layouts…</source>
        <translation>Anordnungen &amp;speichern und verwalten…</translation>
    </message>
    <message>
        <source>&amp;Save the session</source>
        <translation>Sitzung &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Search…</source>
        <translation>S&amp;uchen…</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>1 … 9, 0</source>
        <translation>1 … 9, 0</translation>
    </message>
    <message>
        <source>A, D or arrows</source>
        <translation>A, D oder Pfeile</translation>
    </message>
    <message>
        <source>Adds a text to the next step of the lesson being recorded.</source>
        <translation>Fügt dem nächsten Schritt der Lektion, die aufgezeichnet wird, einen Text hinzu.</translation>
    </message>
    <message>
        <source>Arrows, Page Up, Page Down</source>
        <translation>Pfeile, Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Compares this machine with up to four changes: figures with ranges, and what limits each.</source>
        <translation>Vergleicht diese Maschine mit bis zu vier Änderungen: Zahlen mit Spannen, und was jede begrenzt.</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Strg+Umschalt+E</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Strg+Umschalt+P</translation>
    </message>
    <message>
        <source>Ctrl+Space, F4, Ctrl+Enter</source>
        <translation>Strg+Leertaste, F4, Strg+Eingabe</translation>
    </message>
    <message>
        <source>Dismiss the message, or return to the latest</source>
        <translation>Meldung schließen oder zum neuesten Stand zurückkehren</translation>
    </message>
    <message>
        <source>Drawings (*{0});;All files (*)</source>
        <translation>Zeichnungen (*{0});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Edits a new machine that begins as a shipped scenario or as two small guests.</source>
        <translation>Bearbeitet eine neue Maschine, die als mitgeliefertes Szenario oder mit zwei kleinen Gästen beginnt.</translation>
    </message>
    <message>
        <source>Edits the machine that runs: a picture, forms with all keys, sliders, and the file.</source>
        <translation>Bearbeitet die laufende Maschine: Bild, Formulare mit allen Schlüsseln, Regler und die Datei.</translation>
    </message>
    <message>
        <source>Enter, C, R, Delete</source>
        <translation>Eingabe, C, R, Entf</translation>
    </message>
    <message>
        <source>Explains a guest at this moment: what it waits for, where its time went, who took its pages.</source>
        <translation>Erklärt einen Gast in diesem Augenblick: worauf er wartet, wo seine Zeit blieb, wer seine Seiten nahm.</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>Fills the screen that the class sees with this window, and takes it back; Esc does, too. The settings name that screen.</source>
        <translation>Füllt den Bildschirm, den die Klasse sieht, mit diesem Fenster und holt es zurück; auch Esc holt es zurück. Die Einstellungen nennen diesen Bildschirm.</translation>
    </message>
    <message>
        <source>Finds commands, panels, help and more: type a few words.</source>
        <translation>Findet Befehle, Bereiche, Hilfe und mehr: einige Wörter eingeben.</translation>
    </message>
    <message>
        <source>Follow the &amp;latest</source>
        <translation>Dem &amp;neuesten Stand folgen</translation>
    </message>
    <message>
        <source>Go to a panel; 0 is the lesson</source>
        <translation>Zu einem Bereich gehen; 0 ist die Lektion</translation>
    </message>
    <message>
        <source>Go to the ne&amp;xt marker</source>
        <translation>Zur nä&amp;chsten Marke</translation>
    </message>
    <message>
        <source>Go to the next or previous control</source>
        <translation>Zum nächsten oder vorigen Bedienelement gehen</translation>
    </message>
    <message>
        <source>Goes back to the last event of the kind selected in the menu beside the button.</source>
        <translation>Geht zum letzten Ereignis der Art zurück, die im Menü neben der Schaltfläche gewählt ist.</translation>
    </message>
    <message>
        <source>Goes back to the previous sample and stops. With Shift: by one event.</source>
        <translation>Geht zum vorigen Messwert zurück und hält an. Mit Umschalt: um ein Ereignis.</translation>
    </message>
    <message>
        <source>Goes back to the previous step; nothing is lost.</source>
        <translation>Geht zum vorigen Schritt zurück; nichts geht verloren.</translation>
    </message>
    <message>
        <source>Goes forward or back to where a condition becomes true: available frames &lt; 5 %.</source>
        <translation>Geht vor oder zurück bis dahin, wo eine Bedingung wahr wird: available frames &lt; 5 %.</translation>
    </message>
    <message>
        <source>Goes to the end of the recording; the charts move with the run.</source>
        <translation>Geht an das Ende der Aufzeichnung; die Diagramme laufen mit.</translation>
    </message>
    <message>
        <source>Goes to the next event of the kind selected in the menu beside the button.</source>
        <translation>Geht zum nächsten Ereignis der Art, die im Menü neben der Schaltfläche gewählt ist.</translation>
    </message>
    <message>
        <source>Goes to the next marker; after the last one, to the first.</source>
        <translation>Geht zur nächsten Marke; nach der letzten zur ersten.</translation>
    </message>
    <message>
        <source>Goes to the next speed marked on the scale.</source>
        <translation>Geht zum nächsten Tempo der Skala.</translation>
    </message>
    <message>
        <source>Goes to the next step of the lesson.</source>
        <translation>Geht zum nächsten Schritt der Lektion.</translation>
    </message>
    <message>
        <source>Goes to the previous speed marked on the scale.</source>
        <translation>Geht zum vorigen Tempo der Skala.</translation>
    </message>
    <message>
        <source>Goes to time 0. The recording is kept. If commands were given, they stay with their branch, and a new branch begins.</source>
        <translation>Geht zur Zeit 0. Die Aufzeichnung bleibt. Gegebene Befehle bleiben bei ihrem Zweig, und ein neuer Zweig beginnt.</translation>
    </message>
    <message>
        <source>In a chart or table: open what it shows in the plots</source>
        <translation>In einem Diagramm oder einer Tabelle: öffnen, was es zeigt, in den Plots</translation>
    </message>
    <message>
        <source>In a chart: save it as a picture, a drawing or values</source>
        <translation>In einem Diagramm: als Bild, Zeichnung oder Werte speichern</translation>
    </message>
    <message>
        <source>In a time chart: go to an earlier or later moment</source>
        <translation>In einem Zeitdiagramm: zu einem früheren oder späteren Moment gehen</translation>
    </message>
    <message>
        <source>In the console: complete, explain, previous and next command</source>
        <translation>In der Konsole: ergänzen, erklären, voriger und nächster Befehl</translation>
    </message>
    <message>
        <source>In the rules of cpuplugd: complete, next finding, run with these rules</source>
        <translation>In den Regeln von cpuplugd: ergänzen, nächster Befund, mit diesen Regeln starten</translation>
    </message>
    <message>
        <source>In the run matrix: open, compare, simulate, remove a run</source>
        <translation>In der Laufmatrix: einen Lauf öffnen, vergleichen, simulieren, entfernen</translation>
    </message>
    <message>
        <source>In the sweep: another point, another chart; Enter, C and R as in the run matrix</source>
        <translation>In der Messreihe: anderer Punkt, anderes Diagramm; Eingabe, C und R wie in der Laufmatrix</translation>
    </message>
    <message>
        <source>Keeps the present places of all panels under a name; renames and deletes such layouts.</source>
        <translation>Merkt sich die Plätze aller Bereiche unter einem Namen; benennt solche Anordnungen um und löscht sie.</translation>
    </message>
    <message>
        <source>Makes a new branch at this moment, with a change or a command. Both branches are kept.</source>
        <translation>Legt hier einen neuen Zweig mit einer Änderung oder einem Befehl an. Beide Zweige bleiben erhalten.</translation>
    </message>
    <message>
        <source>Makes a scenario of a user directory, SYSTEM CONFIG, replies of a console and IOCP decks.</source>
        <translation>Macht ein Szenario aus User Directory, SYSTEM CONFIG, Antworten einer Konsole und IOCP-Decks.</translation>
    </message>
    <message>
        <source>Marks the moment at the cursor. The runs panel lists the markers; select two to see the difference.</source>
        <translation>Markiert den Moment am Cursor. Der Bereich „Läufe“ führt die Marken auf; wählen Sie zwei, um den Unterschied zu sehen.</translation>
    </message>
    <message>
        <source>Move a time chart to earlier or later</source>
        <translation>Zeitdiagramm zu früher oder später verschieben</translation>
    </message>
    <message>
        <source>Moves all panels back to their first places.</source>
        <translation>Bringt alle Bereiche an ihre ersten Plätze zurück.</translation>
    </message>
    <message>
        <source>N&amp;ote for the lesson…</source>
        <translation>N&amp;otiz für die Lektion…</translation>
    </message>
    <message>
        <source>New &amp;machine…</source>
        <translation>Neue &amp;Maschine…</translation>
    </message>
    <message>
        <source>Next panel</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Offers the next lesson, a study to watch, a drawing to begin, and the latest files.</source>
        <translation>Bietet die nächste Lektion, eine Studie, eine neue Zeichnung und die letzten Dateien an.</translation>
    </message>
    <message>
        <source>On the speed scale: next and previous marked speed</source>
        <translation>Auf der Temposkala: nächstes und voriges markiertes Tempo</translation>
    </message>
    <message>
        <source>O&amp;pen data…</source>
        <translation>&amp;Daten öffnen…</translation>
    </message>
    <message>
        <source>Open &amp;drawing…</source>
        <translation>&amp;Zeichnung öffnen…</translation>
    </message>
    <message>
        <source>Open a drawing</source>
        <translation>Zeichnung öffnen</translation>
    </message>
    <message>
        <source>Open the &amp;last session</source>
        <translation>Letzte Sitzung &amp;öffnen</translation>
    </message>
    <message>
        <source>Open the topology editor</source>
        <translation>Topologie-Editor öffnen</translation>
    </message>
    <message>
        <source>Opens a drawing of a FICON CTC layout in the topology editor.</source>
        <translation>Öffnet die Zeichnung einer FICON-CTC-Anordnung im Topologie-Editor.</translation>
    </message>
    <message>
        <source>Opens a scenario file (TOML) or a saved session. If it has an error, the current run stays.</source>
        <translation>Öffnet eine Szenariodatei (TOML) oder eine gespeicherte Sitzung. Enthält sie einen Fehler, bleibt der jetzige Lauf.</translation>
    </message>
    <message>
        <source>Opens the console for commands to CP, or to the Linux of a guest.</source>
        <translation>Öffnet die Konsole für Befehle an CP oder an das Linux eines Gasts.</translation>
    </message>
    <message>
        <source>Opens the editor for the rules by which Linux guests give up CPUs and memory.</source>
        <translation>Öffnet den Editor für die Regeln, nach denen Linux-Gäste CPUs und Speicher abgeben.</translation>
    </message>
    <message>
        <source>Opens the panel in which any measures can be plotted, compared and measured.</source>
        <translation>Öffnet den Bereich, in dem sich beliebige Messgrößen zeichnen, vergleichen und ausmessen lassen.</translation>
    </message>
    <message>
        <source>Opens the panel in which parameters are varied: which one moves which figure.</source>
        <translation>Öffnet den Bereich, in dem Parameter variiert werden: welcher welche Zahl bewegt.</translation>
    </message>
    <message>
        <source>Opens the panel with all runs of the study, and its tables.</source>
        <translation>Öffnet den Bereich mit allen Läufen der Studie und ihren Tabellen.</translation>
    </message>
    <message>
        <source>Opens the panel with relocation times over connections, channels and layouts.</source>
        <translation>Öffnet den Bereich mit den Zeiten der Verlagerungen über Verbindungen, Kanälen und Anordnungen.</translation>
    </message>
    <message>
        <source>Opens the panel with the branches of the session and its markers.</source>
        <translation>Öffnet den Bereich mit den Zweigen der Sitzung und ihren Marken.</translation>
    </message>
    <message>
        <source>Opens the session that was open when the program was last closed.</source>
        <translation>Öffnet die Sitzung, die beim letzten Schließen des Programms offen war.</translation>
    </message>
    <message>
        <source>Opens the topology editor with an empty drawing of a FICON CTC layout.</source>
        <translation>Öffnet den Topologie-Editor mit einer leeren Zeichnung einer FICON-CTC-Anordnung.</translation>
    </message>
    <message>
        <source>Opens the tutorial, how-to pages, reference, explanation and validation.</source>
        <translation>Öffnet Einführung, Anleitungen, Referenz, Erklärungen und Validierung.</translation>
    </message>
    <message>
        <source>P&amp;lots</source>
        <translation>&amp;Plots</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Previous panel</source>
        <translation>Voriger Bereich</translation>
    </message>
    <message>
        <source>Put a &amp;marker here</source>
        <translation>Hier &amp;Marke setzen</translation>
    </message>
    <message>
        <source>R&amp;epeat</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Recor&amp;d a lesson</source>
        <translation>Lektion auf&amp;zeichnen</translation>
    </message>
    <message>
        <source>Read a s&amp;ite…</source>
        <translation>&amp;Installation einlesen…</translation>
    </message>
    <message>
        <source>Reads measurements (CSV, Parquet, sadf, vmstat, /proc) as series for the plots.</source>
        <translation>Liest Messungen (CSV, Parquet, sadf, vmstat, /proc) als Reihen für die Plots ein.</translation>
    </message>
    <message>
        <source>Records what you do as the steps of a lesson until you stop recording.</source>
        <translation>Zeichnet auf, was Sie tun, als Schritte einer Lektion, bis Sie die Aufzeichnung beenden.</translation>
    </message>
    <message>
        <source>Repeats what was undone.</source>
        <translation>Wiederholt, was rückgängig gemacht wurde.</translation>
    </message>
    <message>
        <source>Returns the machine to the start of this step.</source>
        <translation>Bringt die Maschine an den Anfang dieses Schritts zurück.</translation>
    </message>
    <message>
        <source>Run &amp;matrix</source>
        <translation>Lauf&amp;matrix</translation>
    </message>
    <message>
        <source>Run &amp;until…</source>
        <translation>La&amp;ufen bis…</translation>
    </message>
    <message>
        <source>Run to the &amp;end</source>
        <translation>Bis zum &amp;Ende laufen</translation>
    </message>
    <message>
        <source>Runs a single event of the machine and stops.</source>
        <translation>Führt ein einzelnes Ereignis der Maschine aus und hält an.</translation>
    </message>
    <message>
        <source>Runs another test, method or seed beside this one, on the same axes.</source>
        <translation>Führt einen anderen Test, eine andere Methode oder einen anderen Startwert neben diesem Lauf aus, auf denselben Achsen.</translation>
    </message>
    <message>
        <source>Runs at full speed to the end of the scenario.</source>
        <translation>Läuft mit vollem Tempo bis zum Ende des Szenarios.</translation>
    </message>
    <message>
        <source>Runs the machine at the selected speed, or pauses it.</source>
        <translation>Lässt die Maschine mit dem gewählten Tempo laufen oder hält sie an.</translation>
    </message>
    <message>
        <source>Runs to the recorder&apos;s next sample and stops. With Shift: by one event.</source>
        <translation>Läuft bis zum nächsten Messwert und hält an. Mit Umschalt: um ein Ereignis.</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>S&amp;weep of relocations</source>
        <translation>Mess&amp;reihe von Verlagerungen</translation>
    </message>
    <message>
        <source>Save the session &amp;as…</source>
        <translation>Sitzung speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>Eins&amp;tellungen…</translation>
    </message>
    <message>
        <source>Shift and left, right</source>
        <translation>Umschalt und links, rechts</translation>
    </message>
    <message>
        <source>Show to the &amp;class</source>
        <translation>Der &amp;Klasse zeigen</translation>
    </message>
    <message>
        <source>Shows or hides published values: bars behind those of the guests, lines over curves.</source>
        <translation>Zeigt oder verbirgt veröffentlichte Werte: Balken hinter denen der Gäste, Linien über Kurven.</translation>
    </message>
    <message>
        <source>Shows the lesson at the left, or the list of lessons.</source>
        <translation>Zeigt links die Lektion oder die Liste der Lektionen.</translation>
    </message>
    <message>
        <source>Shows the open lesson to a class in a window of its own; notes, answers and votes stay in the trainer&apos;s window.</source>
        <translation>Zeigt die offene Lektion einer Klasse in einem eigenen Fenster; Notizen, Antworten und Stimmen bleiben im Fenster des Trainers.</translation>
    </message>
    <message>
        <source>Shows the run from start to end in all time charts.</source>
        <translation>Zeigt den Lauf in allen Zeitdiagrammen von Anfang bis Ende.</translation>
    </message>
    <message>
        <source>Slow &amp;motion while a guest is stopped</source>
        <translation>&amp;Zeitlupe, während ein Gast angehalten ist</translation>
    </message>
    <message>
        <source>Slows down automatically while a relocation has its guest stopped, so that you can follow it.</source>
        <translation>Verlangsamt von selbst, während eine Verlagerung ihren Gast anhält, damit Sie folgen können.</translation>
    </message>
    <message>
        <source>Step &amp;back to the previous sample</source>
        <translation>Einen Messwert &amp;zurück</translation>
    </message>
    <message>
        <source>Step &amp;before</source>
        <translation>&amp;Voriger Schritt</translation>
    </message>
    <message>
        <source>Step back by one e&amp;vent</source>
        <translation>Ein Ereignis z&amp;urück</translation>
    </message>
    <message>
        <source>Step by one &amp;event</source>
        <translation>Ein &amp;Ereignis weiter</translation>
    </message>
    <message>
        <source>Step to the next &amp;sample</source>
        <translation>Einen &amp;Messwert weiter</translation>
    </message>
    <message>
        <source>Switch light and &amp;dark</source>
        <translation>Hell und &amp;dunkel wechseln</translation>
    </message>
    <message>
        <source>Switches all windows between the light and the dark theme.</source>
        <translation>Schaltet alle Fenster zwischen hellem und dunklem Design um.</translation>
    </message>
    <message>
        <source>Tab, F1, Up, Down</source>
        <translation>Tab, F1, auf, ab</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>The look, text size, motion, memory, folders and the screen of a class.</source>
        <translation>Design, Schriftgröße, Bewegung, Speicher, Ordner und der Bildschirm einer Klasse.</translation>
    </message>
    <message>
        <source>The program ended unexpectedly. A drawing can be recovered.</source>
        <translation>Das Programm endete unerwartet. Eine Zeichnung kann wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Trainer&apos;s pac&amp;k…</source>
        <translation>&amp;Unterlagen für Trainer…</translation>
    </message>
    <message>
        <source>Type a command at the c&amp;onsole</source>
        <translation>Befehl an der &amp;Konsole eingeben</translation>
    </message>
    <message>
        <source>Undoes the last change of panels or of the run: closing, opening, moving, another run.</source>
        <translation>Macht die letzte Änderung an Bereichen oder am Lauf rückgängig: Schließen, Öffnen, Verschieben, anderer Lauf.</translation>
    </message>
    <message>
        <source>Undoes the last event of the machine and stops.</source>
        <translation>Nimmt das letzte Ereignis der Maschine zurück und hält an.</translation>
    </message>
    <message>
        <source>W&amp;hat if…</source>
        <translation>Was &amp;wäre, wenn…</translation>
    </message>
    <message>
        <source>W, S or wheel</source>
        <translation>W, S oder Rad</translation>
    </message>
    <message>
        <source>Wh&amp;y?</source>
        <translation>W&amp;arum?</translation>
    </message>
    <message>
        <source>Writes pictures of the open charts, the run&apos;s figures (CSV, Parquet) and traces to a folder.</source>
        <translation>Schreibt Bilder der offenen Diagramme, die Zahlen des Laufs (CSV, Parquet) und Traces in einen Ordner.</translation>
    </message>
    <message>
        <source>Writes plan, slides with pictures of the run, answers and misconceptions as PDF.</source>
        <translation>Schreibt Plan, Folien mit Bildern des Laufs, Antworten und Fehlvorstellungen als PDF.</translation>
    </message>
    <message>
        <source>Writes runs, branches, commands and markers to a small file that can be opened later.</source>
        <translation>Schreibt Läufe, Zweige, Befehle und Marken in eine kleine Datei, die später geöffnet werden kann.</translation>
    </message>
    <message>
        <source>Zoom a time chart in and out</source>
        <translation>Zeitdiagramm vergrößern und verkleinern</translation>
    </message>
</context>
<context>
    <name>AddDialog</name>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the study</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AlignPlot</name>
    <message>
        <source>Align by dragging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the file&apos;s curve. Left and Right move it, with Shift less, with Ctrl more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file&apos;s values begin at {0} s of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each on its own scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Aligning</name>
    <message>
        <source>&amp;Best match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure of the run to align with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the file to where the two curves agree best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Series of the file to align</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few values, or values that never change, cannot be aligned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnswerBox</name>
    <message>
        <source>A later step compares it with the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save my prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved for your report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved. A later step compares it with the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves your answer for the report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows whether the answer is right, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the answer back so that you can give another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run has already passed this moment. An answer now is marked: you looked first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AreaField</name>
    <message>
        <source>several values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Arranging</name>
    <message>
        <source>Put a measure on the plot first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {0} plots already: remove some first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}, x in s; residuals {2} {3} (root mean square), R² {4}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>A way to solve the problem.</source>
        <translation>Ein Weg, das Problem zu lösen.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Details of the message</source>
        <translation>Details der Meldung</translation>
    </message>
    <message>
        <source>Dismiss (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Full error details, to be read or copied.</source>
        <translation>Alle Einzelheiten des Fehlers, zum Lesen oder Kopieren.</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <source>Show the details of the message</source>
        <translation>Details der Meldung zeigen</translation>
    </message>
</context>
<context>
    <name>BarsAnswer</name>
    <message>
        <source>Drag the upper edge of a part. Left and right choose a bar, Shift with them a place; up, down, Page Up and Page Down move the edge, Home empties the part, End fills the bar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BarsCanvas</name>
    <message>
        <source>off by {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>published {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BestDialog</name>
    <message>
        <source>, no cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As drawn now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best layout of a logical link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By device number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels that may be used at each end. Space ticks one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Closes the dialog and ends the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw this layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each with each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explains the rate of the chosen layout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First device number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexadecimal. Both ends must have it free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Layouts, best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logical link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making layouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No channel is chosen: tick those that may be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports of directors that may be used for channels without a cable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewires the link. Ctrl+Z undoes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs the guests on this layout and on the present drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search for the best layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first device number: expected hexadecimal digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link was rewired: {0} connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link whose connections are rearranged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reasons for the chosen one are below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tries layouts in the link model in the background.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying the best for longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper limit; a link has up to 16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} layouts, {1} of them tried. → is from {2} to {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} MB/s so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→ MB/s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Left and right move, up and down zoom, F shows all. Shift with left or right moves the crosshair; [ and ] put the edges of the region to it. The menu key opens the plot&apos;s menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot {0}: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Plots</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BranchState</name>
    <message>
        <source>Nothing is running: open a scenario, or restart the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run stopped at an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario could not be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no branch {0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BranchTree</name>
    <message>
        <source>Forked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Stands at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runs of this session. Enter plays the chosen one, F2 renames it, Delete removes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>All bends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bend {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnung</translation>
    </message>
    <message>
        <source>Nothing here can be joined with this</source>
        <translation>Nichts hier kann damit verbunden werden</translation>
    </message>
    <message>
        <source>Select one cable that has bends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one cable to bend it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the thing where the wire begins</source>
        <translation>Wählen Sie das Element, bei dem die Leitung beginnt</translation>
    </message>
    <message>
        <source>The drawing. Tab and the arrow keys go from thing to thing, Enter edits, Shift and arrows move. W draws a wire: Tab goes through its possible ends, and Enter joins. Plus and minus zoom, F shows all.</source>
        <translation>Die Zeichnung. Tab und Pfeiltasten gehen von Element zu Element, Eingabe bearbeitet, Umschalt und Pfeile verschieben. W zieht eine Leitung: Tab geht durch ihre möglichen Enden, Eingabe verbindet. Plus und minus zoomen, F zeigt alles.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>Close (reopen it from the View menu)</source>
        <translation>Schließen (wieder öffnen im Menü „Ansicht“)</translation>
    </message>
    <message>
        <source>Close {0}</source>
        <translation>{0} schließen</translation>
    </message>
    <message>
        <source>More of {0}</source>
        <translation>Mehr zu {0}</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message>
        <source>A cluster of z/VM systems</source>
        <translation>Ein Cluster von z/VM-Systemen</translation>
    </message>
    <message>
        <source>Appears in your report and slightly varies the numbers in your runs.</source>
        <translation>Steht in Ihrem Bericht und ändert die Zahlen Ihrer Läufe leicht.</translation>
    </message>
    <message>
        <source>CPUs and memory by rule</source>
        <translation>CPUs und Speicher nach Regeln</translation>
    </message>
    <message>
        <source>Capstone</source>
        <translation>Abschlussaufgabe</translation>
    </message>
    <message>
        <source>Continue: {0}</source>
        <translation>Fortsetzen: {0}</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live guest relocation</source>
        <translation>Live Guest Relocation</translation>
    </message>
    <message>
        <source>No lesson has these words.</source>
        <translation>Keine Lektion enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Open a folder…</source>
        <translation>Ordner öffnen…</translation>
    </message>
    <message>
        <source>Opens a lesson from its own folder.</source>
        <translation>Öffnet eine Lektion aus ihrem eigenen Ordner.</translation>
    </message>
    <message>
        <source>Opens the lesson that comes next on the path.</source>
        <translation>Öffnet die nächste Lektion auf dem Weg.</translation>
    </message>
    <message>
        <source>Pausing Linux guests</source>
        <translation>Linux-Gäste anhalten</translation>
    </message>
    <message>
        <source>Search the lessons</source>
        <translation>Lektionen durchsuchen</translation>
    </message>
    <message>
        <source>Shows the lessons with these words.</source>
        <translation>Zeigt die Lektionen mit diesen Wörtern.</translation>
    </message>
    <message>
        <source>Start: {0}</source>
        <translation>Beginnen: {0}</translation>
    </message>
    <message>
        <source>Timers and locks</source>
        <translation>Zeitgeber und Sperren</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Your name for the report (optional)</source>
        <translation>Ihr Name für den Bericht (freiwillig)</translation>
    </message>
    <message>
        <source>Your own machine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Legend: {0}.</source>
        <translation>Legende: {0}.</translation>
    </message>
</context>
<context>
    <name>ChartDialog</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Drawing (SVG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Values (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Values over time (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of that name exists and will be replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of the same name is replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file in a folder that exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light, for paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More of them are sharper in print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;age (PDF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Save the chart: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The &amp;whole run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the chart &amp;shows: {0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} pixels for each</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>% of a processor</source>
        <translation>% eines Prozessors</translation>
    </message>
    <message>
        <source>% of all processors</source>
        <translation>% aller Prozessoren</translation>
    </message>
    <message>
        <source>% of an exposure</source>
        <translation>% eines Exposures</translation>
    </message>
    <message>
        <source>% of the guest&apos;s pages</source>
        <translation>% der Seiten des Gasts</translation>
    </message>
    <message>
        <source>; straight lines explain {0} % of the variance</source>
        <translation>; Geraden erklären {0} % der Varianz</translation>
    </message>
    <message>
        <source>A chart for each number of channels, a line for each layout. Arrows choose a point, Page Up and Page Down another chart. Enter or a click opens its run, C compares it, R simulates it.</source>
        <translation>Ein Diagramm je Zahl der Kanäle, eine Linie je Anordnung. Pfeile wählen einen Punkt, Bild auf und Bild ab ein anderes Diagramm. Eingabe oder ein Klick öffnet seinen Lauf, C vergleicht ihn, R simuliert ihn.</translation>
    </message>
    <message>
        <source>All volumes together</source>
        <translation>Alle Datenträger zusammen</translation>
    </message>
    <message>
        <source>Average of all processors</source>
        <translation>Mittel aller Prozessoren</translation>
    </message>
    <message>
        <source>Average without the master</source>
        <translation>Mittel ohne den Master</translation>
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
        <translation>CPU der Systeme</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPUs</translation>
    </message>
    <message>
        <source>CPUs in use</source>
        <translation>CPUs in Benutzung</translation>
    </message>
    <message>
        <source>CPUs of Linux</source>
        <translation>CPUs von Linux</translation>
    </message>
    <message>
        <source>CPUs online</source>
        <translation>CPUs online</translation>
    </message>
    <message>
        <source>CPUs online, load average</source>
        <translation>CPUs online, Load Average</translation>
    </message>
    <message>
        <source>Channels, in</source>
        <translation>Kanäle, ein</translation>
    </message>
    <message>
        <source>Channels, out</source>
        <translation>Kanäle, aus</translation>
    </message>
    <message>
        <source>Chart of the experiment</source>
        <translation>Diagramm des Experiments</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Devices of the links</source>
        <translation>Geräte der Links</translation>
    </message>
    <message>
        <source>Due and not yet taken</source>
        <translation>Fällig und noch nicht abgeholt</translation>
    </message>
    <message>
        <source>Each processor</source>
        <translation>Jeder Prozessor</translation>
    </message>
    <message>
        <source>Free memory, its marks, and swap</source>
        <translation>Freier Speicher, seine Marken und Swap</translation>
    </message>
    <message>
        <source>Guest size</source>
        <translation>Größe der Gäste</translation>
    </message>
    <message>
        <source>History of a term</source>
        <translation>Verlauf eines Terms</translation>
    </message>
    <message>
        <source>I/O/s</source>
        <translation>I/O/s</translation>
    </message>
    <message>
        <source>I/Os</source>
        <translation>I/Os</translation>
    </message>
    <message>
        <source>IFLs; the band below a curve is CP&apos;s part</source>
        <translation>IFLs; das Band unter einer Kurve ist der Teil von CP</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Links and channels</source>
        <translation>Links und Kanäle</translation>
    </message>
    <message>
        <source>Load average</source>
        <translation>Load Average</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>Master processor</source>
        <translation>Master-Prozessor</translation>
    </message>
    <message>
        <source>Mean response time</source>
        <translation>Mittlere Antwortzeit</translation>
    </message>
    <message>
        <source>Memory of Linux</source>
        <translation>Speicher von Linux</translation>
    </message>
    <message>
        <source>Memory of the guest</source>
        <translation>Speicher des Gasts</translation>
    </message>
    <message>
        <source>No I/O has reached {0}</source>
        <translation>Kein I/O hat {0} erreicht</translation>
    </message>
    <message>
        <source>Pages moved</source>
        <translation>Bewegte Seiten</translation>
    </message>
    <message>
        <source>Pages scanned</source>
        <translation>Durchsuchte Seiten</translation>
    </message>
    <message>
        <source>Pages that Linux has given up</source>
        <translation>Seiten, die Linux abgegeben hat</translation>
    </message>
    <message>
        <source>Paging</source>
        <translation>Paging</translation>
    </message>
    <message>
        <source>Passes of relocations</source>
        <translation>Durchgänge der Verlagerungen</translation>
    </message>
    <message>
        <source>Point at a bar to read a relocation.</source>
        <translation>Zeigen Sie auf einen Balken, um eine Verlagerung zu lesen.</translation>
    </message>
    <message>
        <source>Point at a lane to read a member.</source>
        <translation>Zeigen Sie auf eine Spur, um einen Member zu lesen.</translation>
    </message>
    <message>
        <source>Point at a lane to read a processor or a lock.</source>
        <translation>Zeigen Sie auf eine Spur, um einen Prozessor oder eine Sperre zu lesen.</translation>
    </message>
    <message>
        <source>Point at a row to read a device.</source>
        <translation>Zeigen Sie auf eine Zeile, um ein Gerät zu lesen.</translation>
    </message>
    <message>
        <source>Point at a row to read the states of a guest.</source>
        <translation>Zeigen Sie auf eine Zeile, um die Zustände eines Gasts zu lesen.</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Processor 0 (master)</source>
        <translation>Prozessor 0 (Master)</translation>
    </message>
    <message>
        <source>Processor efficiency</source>
        <translation>Effizienz der Prozessoren</translation>
    </message>
    <message>
        <source>Processor {0}</source>
        <translation>Prozessor {0}</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>Processors as lanes</source>
        <translation>Prozessoren als Spuren</translation>
    </message>
    <message>
        <source>Queue, with those in service</source>
        <translation>Warteschlange, mit denen in Bedienung</translation>
    </message>
    <message>
        <source>Reads of files</source>
        <translation>Lesen von Dateien</translation>
    </message>
    <message>
        <source>Real CPU</source>
        <translation>Reale CPU</translation>
    </message>
    <message>
        <source>Relocations</source>
        <translation>Verlagerungen</translation>
    </message>
    <message>
        <source>Requests that had to wait</source>
        <translation>Anforderungen, die warten mussten</translation>
    </message>
    <message>
        <source>Response time</source>
        <translation>Antwortzeit</translation>
    </message>
    <message>
        <source>Run does the runs; Define… chooses them.</source>
        <translation>„Starten“ führt die Läufe aus; „Definieren…“ wählt sie.</translation>
    </message>
    <message>
        <source>SSCH/s</source>
        <translation>SSCH/s</translation>
    </message>
    <message>
        <source>Scans and swaps</source>
        <translation>Suchläufe und Swapping</translation>
    </message>
    <message>
        <source>Scans that a task waits for</source>
        <translation>Suchläufe, auf die eine Task wartet</translation>
    </message>
    <message>
        <source>Scheduling states</source>
        <translation>Zustände der Zuteilung</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Bedienung</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Spinning</source>
        <translation>Aktives Warten</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Steal</translation>
    </message>
    <message>
        <source>Steal of guests</source>
        <translation>Steal der Gäste</translation>
    </message>
    <message>
        <source>Steal, lower end</source>
        <translation>Steal, unteres Ende</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Swapping</translation>
    </message>
    <message>
        <source>Sweep as small charts</source>
        <translation>Messreihe als kleine Diagramme</translation>
    </message>
    <message>
        <source>Taken in one hold of the lock</source>
        <translation>Abgeholt je Halten der Sperre</translation>
    </message>
    <message>
        <source>The results as a chart. A click on a mark opens its run; the table has all numbers.</source>
        <translation>Die Ergebnisse als Diagramm. Ein Klick auf eine Marke öffnet ihren Lauf; die Tabelle hat alle Zahlen.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Throughput of members</source>
        <translation>Durchsatz der Member</translation>
    </message>
    <message>
        <source>Time that such a request spins</source>
        <translation>Zeit, die eine solche Anforderung aktiv wartet</translation>
    </message>
    <message>
        <source>Timer requests</source>
        <translation>Zeitgeberanforderungen</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>Transaktionen</translation>
    </message>
    <message>
        <source>Use of the CPUs</source>
        <translation>Nutzung der CPUs</translation>
    </message>
    <message>
        <source>Utilization</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Virtual I/Os</source>
        <translation>Virtuelle I/Os</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Wait for a thread of a server</source>
        <translation>Warten auf einen Thread eines Servers</translation>
    </message>
    <message>
        <source>Where each guest&apos;s pages are</source>
        <translation>Wo die Seiten jedes Gasts sind</translation>
    </message>
    <message>
        <source>a hold</source>
        <translation>je Halten</translation>
    </message>
    <message>
        <source>a volume</source>
        <translation>ein Datenträger</translation>
    </message>
    <message>
        <source>all channels</source>
        <translation>alle Kanäle</translation>
    </message>
    <message>
        <source>all exposures</source>
        <translation>alle Exposures</translation>
    </message>
    <message>
        <source>all guests</source>
        <translation>alle Gäste</translation>
    </message>
    <message>
        <source>all guests, mean</source>
        <translation>alle Gäste, Mittel</translation>
    </message>
    <message>
        <source>all have gone to other volumes</source>
        <translation>alle gingen an andere Datenträger</translation>
    </message>
    <message>
        <source>all locks</source>
        <translation>alle Sperren</translation>
    </message>
    <message>
        <source>all users</source>
        <translation>alle Benutzer</translation>
    </message>
    <message>
        <source>by hand, published</source>
        <translation>von Hand, veröffentlicht</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>direkt</translation>
    </message>
    <message>
        <source>due</source>
        <translation>fällig</translation>
    </message>
    <message>
        <source>emulation</source>
        <translation>Emulation</translation>
    </message>
    <message>
        <source>files read</source>
        <translation>Dateien gelesen</translation>
    </message>
    <message>
        <source>from DASD</source>
        <translation>von DASD</translation>
    </message>
    <message>
        <source>from XSTOR</source>
        <translation>von XSTOR</translation>
    </message>
    <message>
        <source>guest code</source>
        <translation>Gastcode</translation>
    </message>
    <message>
        <source>high</source>
        <translation>high</translation>
    </message>
    <message>
        <source>in Linux</source>
        <translation>in Linux</translation>
    </message>
    <message>
        <source>in z/VM</source>
        <translation>in z/VM</translation>
    </message>
    <message>
        <source>interrupts</source>
        <translation>Unterbrechungen</translation>
    </message>
    <message>
        <source>kswapd</source>
        <translation>kswapd</translation>
    </message>
    <message>
        <source>load average</source>
        <translation>Load Average</translation>
    </message>
    <message>
        <source>low</source>
        <translation>low</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>online</source>
        <translation>online</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>pages/s</source>
        <translation>Seiten/s</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>Prozesse</translation>
    </message>
    <message>
        <source>processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>processors in use</source>
        <translation>Prozessoren in Benutzung</translation>
    </message>
    <message>
        <source>published, {0}</source>
        <translation>veröffentlicht, {0}</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>Anforderungen</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>Anforderungen/s</translation>
    </message>
    <message>
        <source>scans/s</source>
        <translation>Suchläufe/s</translation>
    </message>
    <message>
        <source>served</source>
        <translation>bedient</translation>
    </message>
    <message>
        <source>set</source>
        <translation>gesetzt</translation>
    </message>
    <message>
        <source>spinning</source>
        <translation>aktiv wartend</translation>
    </message>
    <message>
        <source>spins/s</source>
        <translation>Spins/s</translation>
    </message>
    <message>
        <source>swap in</source>
        <translation>Swap ein</translation>
    </message>
    <message>
        <source>swap out</source>
        <translation>Swap aus</translation>
    </message>
    <message>
        <source>tasks that wait</source>
        <translation>wartende Tasks</translation>
    </message>
    <message>
        <source>the minidisk cache has answered all virtual I/Os of the servers</source>
        <translation>der Minidisk-Cache hat alle virtuellen I/Os der Server beantwortet</translation>
    </message>
    <message>
        <source>the others, mean</source>
        <translation>die anderen, Mittel</translation>
    </message>
    <message>
        <source>the servers found every file in their page caches</source>
        <translation>die Server fanden jede Datei in ihren Page Caches</translation>
    </message>
    <message>
        <source>to DASD</source>
        <translation>nach DASD</translation>
    </message>
    <message>
        <source>to XSTOR</source>
        <translation>nach XSTOR</translation>
    </message>
    <message>
        <source>transactions</source>
        <translation>Transaktionen</translation>
    </message>
    <message>
        <source>transactions/s</source>
        <translation>Transaktionen/s</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartend</translation>
    </message>
    <message>
        <source>waiting for disks</source>
        <translation>auf Platten wartend</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>gewünscht</translation>
    </message>
    <message>
        <source>{0} processors</source>
        <translation>{0} Prozessoren</translation>
    </message>
    <message>
        <source>{0} with each parameter {1} and {2}</source>
        <translation>{0} mit jedem Parameter {1} und {2}</translation>
    </message>
    <message>
        <source>{0}: effects follow when all runs have ended</source>
        <translation>{0}: Effekte folgen, wenn alle Läufe beendet sind</translation>
    </message>
    <message>
        <source>{0}: share of its variance that each parameter has</source>
        <translation>{0}: Anteil jedes Parameters an der Varianz</translation>
    </message>
    <message>
        <source>µs</source>
        <translation>µs</translation>
    </message>
</context>
<context>
    <name>ChoiceForm</name>
    <message>
        <source>Choose one of the answers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassKeys</name>
    <message>
        <source>Freeze what the class sees, or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the class&apos;s window black, or show it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next page or step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open, close and show the vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page or step before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the time of the class, or go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play or pause the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal the answer and published values, or hide them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run what the step waits for, or stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all panels, one in the light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how to join the students&apos; page, or the step again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show text and panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spotlight: let the panel fill the class&apos;s window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pointer away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassWindow</name>
    <message>
        <source>Class – LPAR Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vote is closed – {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote at {0} with code {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote now – {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote now – {0}, {1} joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the class sees. The trainer&apos;s window has notes and answers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Classroom</name>
    <message>
        <source>End the presentation?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The trainer&apos;s pack was written to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainer&apos;s pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} students have joined. Their page closes, and the votes are not kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClockLine</name>
    <message>
        <source> min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes of the class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pauses the time of the class, or continues it (T).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step: {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan gives each step its share of this time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ahead of the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} behind the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CloseUps</name>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>shares of {0}</source>
        <translation>Anteile von {0}</translation>
    </message>
    <message>
        <source>{0}, exact below {1}</source>
        <translation>{0}, exakt unter {1}</translation>
    </message>
    <message>
        <source>{0}, looking closely…</source>
        <translation>{0}, wird genauer betrachtet…</translation>
    </message>
</context>
<context>
    <name>Closely</name>
    <message>
        <source>{0}: none within {1:.3g} s after this moment; later moments were not searched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: none within {1:.3g} s before this moment; earlier moments were not searched</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cluster</name>
    <message>
        <source>CP has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These systems are linked, but they are not a cluster.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heartbeat in the PDR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heartbeat over links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joined, left, suspended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mode: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new logons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seen as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>since {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transactions</source>
        <translation>Transaktionen</translation>
    </message>
    <message>
        <source>up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} for {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} tx/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, but {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} of {2} connections</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Combo</name>
    <message>
        <source>several values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Completions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>behind: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pages in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} less {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} | {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, where it differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; the figures of {1} are in the tool tips</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareBox</name>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run to that moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs the machine to the moment you predicted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>The run has not reached that moment yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runs have not been simulated yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You looked first: this answer earns no point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You made no prediction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You, this run and the study</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareChart</name>
    <message>
        <source>All links, MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the left the rates over time, at the right bars of the links. The table has the values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels, MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rates of both runs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>A drawing from a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance of channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Compare two layouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs: {0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawings (*{0})</source>
        <translation>Zeichnungen (*{0})</translation>
    </message>
    <message>
        <source>Ends both runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of both runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the drawings, then the machines that run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to compare with: open another drawing, or choose a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in the other one: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in this drawing: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiesce time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relocation time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the other layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run this drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated figures, not measurements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other layout: another window, a file, or the state before the last change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runs were cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same guests and the same seed on both, in the background.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two drawings are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This drawing with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfers under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>window: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The answer is: **{0}**</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run says: **{0}**</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said: **{0}**</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off this run by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message>
        <source>Completions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>1 to 16; four fill a channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connections of a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw an ISFC link between two LPARs first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each LPAR needs a channel that it may use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First device number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First device number: expected 0000 to FFFF, or nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the first device, the same on both sides: 0000 to FFFF, or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Second channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The logical link that gets the connections.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same channel on both sides: straight; different ones: crossed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number free on both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} on both sides, {1} new control units</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linux</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MAINT may enter all commands, a guest only some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who reads the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} at {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConsoleCommands</name>
    <message>
        <source>Nothing is running: open a scenario, or restart the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run stopped at an error of a command</source>
        <translation type="unfinished"></translation>
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
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands and their answers.</source>
        <translation>Befehle und ihre Antworten.</translation>
    </message>
    <message>
        <source>Done; no response from CP.</source>
        <translation>Fertig; keine Antwort von CP.</translation>
    </message>
    <message>
        <source>Output of the console</source>
        <translation>Ausgabe der Konsole</translation>
    </message>
    <message>
        <source>Type a command and press Enter. Tab completes it, Up and Down recall commands, F1 or ? explains the word at the cursor, Escape clears the line.</source>
        <translation>Geben Sie einen Befehl ein und drücken Sie Eingabe. Tab ergänzt ihn, auf und ab holen Befehle zurück, F1 oder ? erklärt das Wort am Cursor, Esc leert die Zeile.</translation>
    </message>
    <message>
        <source>Type a command; F1 lists them, Tab completes</source>
        <translation>Befehl eingeben; F1 zeigt alle, Tab ergänzt</translation>
    </message>
    <message>
        <source>waiting…</source>
        <translation>wartet…</translation>
    </message>
    <message>
        <source>— A run begins: {0} —</source>
        <translation>— Ein Lauf beginnt: {0} —</translation>
    </message>
</context>
<context>
    <name>CopyMenu</name>
    <message>
        <source>Copy &amp;values</source>
        <translation>&amp;Werte kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Picture (*.png);;Values (*.csv)</source>
        <translation>Bild (*.png);;Werte (*.csv)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>{0} cannot be written: choose a name with .png or .csv</source>
        <translation>{0} kann nicht geschrieben werden: wählen Sie einen Namen mit .png oder .csv</translation>
    </message>
</context>
<context>
    <name>CrashedDialog</name>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved sessions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario, and when it was saved last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions that stay here are offered again at the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, saved {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CurveAnswer</name>
    <message>
        <source>Draw the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw with the mouse. Left and right choose a point (with Shift the fourth one on); up, down, Page Up and Page Down move it, with Shift all after it as well; Home and End bring it to the lower and the upper end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value at {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CurveCanvas</name>
    <message>
        <source>Draw the curve here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing drawn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off by {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>published {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DataDialog</name>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a time zone like UTC or Europe/Berlin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the command that counts these series as published: lparlab verify --data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy co&amp;mmand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines left out: {0} ({1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open data: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Series of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space uses a series or not; F2 changes a name, a unit or what it is values of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curves agree with a correlation of {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file begins at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moment of the run at which the first value of the file stands, as in 0:10:00.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The zone of the wall clock that the file&apos;s times are of, like Europe/Berlin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time &amp;zone of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time zone of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the time like 0:10:00, 90s or -5m.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} series</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Go there</source>
        <translation>Hingehen</translation>
    </message>
    <message>
        <source>Goes to the moment or scenario of the chosen row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One run cannot show this: verify with several seeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown by {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visible in: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeviceHeat</name>
    <message>
        <source>above: the first system of the link writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above: {0} writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below: the second system writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below: {0} writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may not write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not part of the link, or offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} more do not fit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DialogButtons</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>DialsForm</name>
    <message>
        <source>The machine is built with this value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} to {1}; arrow keys change it by {2}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>DASD {0:+,} pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XSTOR {0:+,} pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>available frames {0:+,}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:,} pages in, {1:,} out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DifferencesDialog</name>
    <message>
        <source>A drawing, or IOCP decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Choose a file: a drawing, or IOCP decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a row to see the thing in the drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawings and decks (*.json *.iocp *.txt *.deck);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Former and present value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML (*.html);;PDF (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the marks from the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps from the former configuration to this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The decks leave points open. Import them into a drawing to answer questions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The former configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was not written: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This drawing before all {0} edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This drawing before: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Window: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes differences and steps as HTML or PDF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a drawing without a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and {0} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to this drawing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DoBox</name>
    <message>
        <source>Build and run</source>
        <translation>Bauen und starten</translation>
    </message>
    <message>
        <source>Builds the machine with your choices and runs it from the start.</source>
        <translation>Baut die Maschine mit Ihrer Wahl und lässt sie von Anfang an laufen.</translation>
    </message>
    <message>
        <source>CP commands</source>
        <translation>CP-Befehle</translation>
    </message>
    <message>
        <source>Change a parameter…</source>
        <translation>Parameter ändern…</translation>
    </message>
    <message>
        <source>Continues from here with a different parameter value (Ctrl+Shift+F).</source>
        <translation>Läuft von hier mit einem anderen Wert eines Parameters weiter (Strg+Umschalt+F).</translation>
    </message>
    <message>
        <source>Goal – checked live</source>
        <translation>Ziel – laufend geprüft</translation>
    </message>
    <message>
        <source>Goes to the console (F9).</source>
        <translation>Geht zur Konsole (F9).</translation>
    </message>
    <message>
        <source>Linux commands</source>
        <translation>Linux-Befehle</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Rules of cpuplugd</source>
        <translation>Regeln von cpuplugd</translation>
    </message>
    <message>
        <source>Starts or pauses the machine (Space).</source>
        <translation>Startet die Maschine oder hält sie an (Leertaste).</translation>
    </message>
    <message>
        <source>The drawing</source>
        <translation>Die Zeichnung</translation>
    </message>
    <message>
        <source>The machine</source>
        <translation>Die Maschine</translation>
    </message>
    <message>
        <source>This step does not allow “{0}”: restart the step.</source>
        <translation>Dieser Schritt erlaubt „{0}“ nicht: beginnen Sie den Schritt neu.</translation>
    </message>
    <message>
        <source>Time is up: restart the step.</source>
        <translation>Die Zeit ist um: beginnen Sie den Schritt neu.</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>Befehl eingeben</translation>
    </message>
    <message>
        <source>Well done: all goals hold.</source>
        <translation>Gut gemacht: alle Ziele sind erreicht.</translation>
    </message>
    <message>
        <source>Well done: all required goals hold. Restart the step to try for the bonus.</source>
        <translation>Gut gemacht: alle nötigen Ziele sind erreicht. Beginnen Sie den Schritt neu, um den Bonus zu versuchen.</translation>
    </message>
    <message>
        <source>You may use {0}.</source>
        <translation>Sie dürfen {0} verwenden.</translation>
    </message>
    <message>
        <source>parameter changes</source>
        <translation>Änderungen von Parametern</translation>
    </message>
    <message>
        <source>your own drawing</source>
        <translation>Ihre eigene Zeichnung</translation>
    </message>
    <message>
        <source>your own machines</source>
        <translation>Ihre eigenen Maschinen</translation>
    </message>
    <message>
        <source>your own rules</source>
        <translation>Ihre eigenen Regeln</translation>
    </message>
    <message>
        <source>{0} of simulated time are left.</source>
        <translation>{0} simulierte Zeit bleiben.</translation>
    </message>
</context>
<context>
    <name>DrawingActions</name>
    <message>
        <source>&amp;Arrange</source>
        <translation>A&amp;nordnen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter, Ctrl+Enter, W</source>
        <translation>Eingabe, Strg+Eingabe, W</translation>
    </message>
    <message>
        <source>F6, Shift+F6</source>
        <translation>F6, Umschalt+F6</translation>
    </message>
    <message>
        <source>Go to the next or previous control</source>
        <translation>Zum nächsten oder vorigen Bedienelement gehen</translation>
    </message>
    <message>
        <source>Go to the next or previous panel</source>
        <translation>Zum nächsten oder vorigen Bereich gehen</translation>
    </message>
    <message>
        <source>In the list of things: add one to the selected container</source>
        <translation>In der Liste der Elemente: eines in den gewählten Behälter einfügen</translation>
    </message>
    <message>
        <source>In the problems: go there, fix, accept with a reason</source>
        <translation>In den Problemen: hingehen, beheben, mit Begründung annehmen</translation>
    </message>
    <message>
        <source>On the canvas: draw a wire from the selected thing</source>
        <translation>Auf der Zeichenfläche: Leitung vom gewählten Element ziehen</translation>
    </message>
    <message>
        <source>On the canvas: edit the properties of the selection</source>
        <translation>Auf der Zeichenfläche: Eigenschaften der Auswahl bearbeiten</translation>
    </message>
    <message>
        <source>On the canvas: go from thing to thing</source>
        <translation>Auf der Zeichenfläche: von Element zu Element gehen</translation>
    </message>
    <message>
        <source>On the canvas: move and zoom the view</source>
        <translation>Auf der Zeichenfläche: Ansicht verschieben und zoomen</translation>
    </message>
    <message>
        <source>On the canvas: move the selection; of a cable, the chosen bend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the canvas: move the selection</source>
        <translation type="vanished">Auf der Zeichenfläche: Auswahl verschieben</translation>
    </message>
    <message>
        <source>Shift and arrows</source>
        <translation>Umschalt und Pfeile</translation>
    </message>
    <message>
        <source>Space and drag, wheel</source>
        <translation>Leertaste und ziehen, Rad</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation>Tab, Pfeile</translation>
    </message>
    <message>
        <source>W, then Tab and Enter</source>
        <translation>W, dann Tab und Eingabe</translation>
    </message>
</context>
<context>
    <name>DrawingArrange</name>
    <message>
        <source>&amp;Distribute across</source>
        <translation>&amp;Waagerecht verteilen</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppieren</translation>
    </message>
    <message>
        <source>&amp;Lay out</source>
        <translation>&amp;Anordnen</translation>
    </message>
    <message>
        <source>&amp;Number scheme…</source>
        <translation>&amp;Nummernschema…</translation>
    </message>
    <message>
        <source>&amp;Straighten cables</source>
        <translation>&amp;Kabel begradigen</translation>
    </message>
    <message>
        <source>&amp;Ungroup</source>
        <translation>Gru&amp;ppierung aufheben</translation>
    </message>
    <message>
        <source>&amp;Add a bend</source>
        <translation>&amp;Biegung hinzufügen</translation>
    </message>
    <message>
        <source>Adds a bend to the selected cable, in its longest part. Shift and an arrow key move it.</source>
        <translation>Fügt dem gewählten Kabel in seinem längsten Teil eine Biegung hinzu. Umschalt und eine Pfeiltaste verschieben sie.</translation>
    </message>
    <message>
        <source>Align &amp;bottom edges</source>
        <translation>&amp;Untere Kanten ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;centres across</source>
        <translation>&amp;Mitten waagerecht ausrichten</translation>
    </message>
    <message>
        <source>Align l&amp;eft edges</source>
        <translation>&amp;Linke Kanten ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;middles</source>
        <translation>Mitten &amp;senkrecht ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;right edges</source>
        <translation>&amp;Rechte Kanten ausrichten</translation>
    </message>
    <message>
        <source>Align &amp;top edges</source>
        <translation>&amp;Obere Kanten ausrichten</translation>
    </message>
    <message>
        <source>Aligns the selected things.</source>
        <translation>Richtet die gewählten Elemente aus.</translation>
    </message>
    <message>
        <source>Arranges everything in tiers: LPARs above, channels below, directors at the bottom.</source>
        <translation>Ordnet alles in Ebenen an: LPARs oben, Kanäle darunter, Directors unten.</translation>
    </message>
    <message>
        <source>Choose the ne&amp;xt bend</source>
        <translation>Nä&amp;chste Biegung wählen</translation>
    </message>
    <message>
        <source>Chooses the next bend of the selected cable: Shift and an arrow key move only that one.</source>
        <translation>Wählt die nächste Biegung des gewählten Kabels: Umschalt und eine Pfeiltaste verschieben nur diese.</translation>
    </message>
    <message>
        <source>D&amp;istribute down</source>
        <translation>Senkrecht &amp;verteilen</translation>
    </message>
    <message>
        <source>Dissolves the group.</source>
        <translation>Löst die Gruppe auf.</translation>
    </message>
    <message>
        <source>Groups the selected things, so that they are selected and moved together.</source>
        <translation>Gruppiert die gewählten Elemente, sodass sie zusammen gewählt und verschoben werden.</translation>
    </message>
    <message>
        <source>Makes the gaps between the selected things equal.</source>
        <translation>Macht die Abstände zwischen den gewählten Elementen gleich.</translation>
    </message>
    <message>
        <source>Numbers control units and devices by a template, and shows conflicts first.</source>
        <translation>Nummeriert Steuereinheiten und Geräte nach einer Vorlage und zeigt zuerst Konflikte.</translation>
    </message>
    <message>
        <source>Remo&amp;ve the bend</source>
        <translation>Biegung &amp;entfernen</translation>
    </message>
    <message>
        <source>Removes the bends of the selected cables, so that they find their own ways. Drag a cable to bend it, or press B.</source>
        <translation>Entfernt die Biegungen der gewählten Kabel, sodass sie ihre eigenen Wege finden. Ziehen Sie an einem Kabel, um es zu biegen, oder drücken Sie B.</translation>
    </message>
    <message>
        <source>Removes the chosen bend of the selected cable, or the last one.</source>
        <translation>Entfernt die gewählte Biegung des gewählten Kabels oder die letzte.</translation>
    </message>
</context>
<context>
    <name>DrawingEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Finden…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>1 thing</source>
        <translation>1 Element</translation>
    </message>
    <message>
        <source>Copied: a picture of the drawing</source>
        <translation>Kopiert: ein Bild der Zeichnung</translation>
    </message>
    <message>
        <source>Copied: {0}</source>
        <translation>Kopiert: {0}</translation>
    </message>
    <message>
        <source>Copies a picture of the whole drawing, for documents and mails.</source>
        <translation>Kopiert ein Bild der ganzen Zeichnung für Dokumente und E-Mails.</translation>
    </message>
    <message>
        <source>Copies the selection and removes it.</source>
        <translation>Kopiert die Auswahl und entfernt sie.</translation>
    </message>
    <message>
        <source>Copies the selection beside itself, with new names and numbers.</source>
        <translation>Kopiert die Auswahl neben sich selbst, mit neuen Namen und Nummern.</translation>
    </message>
    <message>
        <source>Copies the selection for this window or another one.</source>
        <translation>Kopiert die Auswahl für dieses oder ein anderes Fenster.</translation>
    </message>
    <message>
        <source>Copy as p&amp;icture</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Edits the properties of the selection.</source>
        <translation>Bearbeitet die Eigenschaften der Auswahl.</translation>
    </message>
    <message>
        <source>Finds things by name, number, CHPID or port; Enter goes to the next match.</source>
        <translation>Findet Elemente nach Name, Nummer, CHPID oder Port; Eingabe geht zum nächsten Treffer.</translation>
    </message>
    <message>
        <source>Inserts the copied things; names and numbers in use are replaced.</source>
        <translation>Fügt die kopierten Elemente ein; benutzte Namen und Nummern werden ersetzt.</translation>
    </message>
    <message>
        <source>Prop&amp;erties</source>
        <translation>Ei&amp;genschaften</translation>
    </message>
    <message>
        <source>Removes the selection and its contents.</source>
        <translation>Entfernt die Auswahl und ihren Inhalt.</translation>
    </message>
    <message>
        <source>Repeats the change that was undone.</source>
        <translation>Wiederholt die rückgängig gemachte Änderung.</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alle&amp;s auswählen</translation>
    </message>
    <message>
        <source>Select c&amp;ontents</source>
        <translation>&amp;Inhalt auswählen</translation>
    </message>
    <message>
        <source>Select &amp;neighbours</source>
        <translation>&amp;Nachbarn auswählen</translation>
    </message>
    <message>
        <source>Selects the contents of the selected containers.</source>
        <translation>Wählt den Inhalt der gewählten Behälter aus.</translation>
    </message>
    <message>
        <source>Selects the things that the selection refers to, and those that refer to it.</source>
        <translation>Wählt die Elemente aus, auf die sich die Auswahl bezieht, und die, die sich auf sie beziehen.</translation>
    </message>
    <message>
        <source>The clipboard has nothing from a drawing.</source>
        <translation>Die Zwischenablage enthält nichts aus einer Zeichnung.</translation>
    </message>
    <message>
        <source>Undoes the last change.</source>
        <translation>Macht die letzte Änderung rückgängig.</translation>
    </message>
    <message>
        <source>{0} things</source>
        <translation>{0} Elemente</translation>
    </message>
</context>
<context>
    <name>DrawingFile</name>
    <message>
        <source>&amp;Close the window</source>
        <translation>&amp;Fenster schließen</translation>
    </message>
    <message>
        <source>&amp;Differences…</source>
        <translation>Un&amp;terschiede…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Import IOCP…</source>
        <translation>&amp;IOCP importieren…</translation>
    </message>
    <message>
        <source>&amp;New drawing</source>
        <translation>&amp;Neue Zeichnung</translation>
    </message>
    <message>
        <source>&amp;Open drawing…</source>
        <translation>&amp;Zeichnung öffnen…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Title block</source>
        <translation>S&amp;chriftfeld</translation>
    </message>
    <message>
        <source>Add a title block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compares the drawing with its former state, another window, a drawing or IOCP decks: table, marks in the picture, steps with commands, and a report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits the text in the corner of a printed drawing: title, owner, revision, date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exports IOCP decks, SYSTEM CONFIG statements, a table of connections or a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imports the definitions of IOCP decks into the drawing, reports problems and repairs, and asks for ports that a deck cannot state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New drawing</source>
        <translation>Neue Zeichnung</translation>
    </message>
    <message>
        <source>Opens a drawing with its history, in this window if it is unused, else in another one.</source>
        <translation>Öffnet eine Zeichnung mit ihrem Verlauf, in diesem Fenster, wenn es unbenutzt ist, sonst in einem anderen.</translation>
    </message>
    <message>
        <source>Opens another window with an empty drawing.</source>
        <translation>Öffnet ein weiteres Fenster mit einer leeren Zeichnung.</translation>
    </message>
    <message>
        <source>Prints the drawing on one or several pages, with title block and legend, and its decks with line numbers; a preview shows the pages.</source>
        <translation>Druckt die Zeichnung auf eine oder mehrere Seiten, mit Schriftfeld und Legende, und ihre Decks mit Zeilennummern; eine Vorschau zeigt die Seiten.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Saves the drawing in another file, which becomes its file.</source>
        <translation>Speichert die Zeichnung in einer anderen Datei, die ihre Datei wird.</translation>
    </message>
    <message>
        <source>Saves the drawing.</source>
        <translation>Speichert die Zeichnung.</translation>
    </message>
</context>
<context>
    <name>DrawingForm</name>
    <message>
        <source>Nothing drawn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens your drawing in a separate window; save it there (Ctrl+S).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {0} would run.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrawingInsert</name>
    <message>
        <source>&amp;Connections of a link…</source>
        <translation>&amp;Verbindungen eines Links…</translation>
    </message>
    <message>
        <source>Add: {0}</source>
        <translation>Einfügen: {0}</translation>
    </message>
    <message>
        <source>Adds FCTC control units and devices on both sides, over the chosen channels.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrawingPanels</name>
    <message>
        <source>All changes of the drawing. Enter goes back or forward to that state.</source>
        <translation>Alle Änderungen der Zeichnung. Eingabe geht zu diesem Stand zurück oder vor.</translation>
    </message>
    <message>
        <source>All properties of the selection. Enter applies a new value; Ctrl+Z undoes it.</source>
        <translation>Alle Eigenschaften der Auswahl. Eingabe übernimmt einen neuen Wert; Strg+Z macht ihn rückgängig.</translation>
    </message>
    <message>
        <source>Connections between each pair of LPARs, and their parts.</source>
        <translation>Verbindungen zwischen je zwei LPARs und ihre Teile.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>IOCP decks and statements for SYSTEM CONFIG. Choosing lines selects their things.</source>
        <translation>IOCP-Decks und Anweisungen für SYSTEM CONFIG. Wer Zeilen wählt, wählt ihre Elemente aus.</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems found by the check after each change. Enter goes there, Ctrl+Enter fixes one, W accepts it with a reason.</source>
        <translation>Probleme, die die Prüfung nach jeder Änderung findet. Eingabe geht hin, Strg+Eingabe behebt eines, W nimmt es mit Begründung an.</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Runs the drawing. Press Run to relocate a guest over the link. Choose guests, workloads and destinations; pull a cable while it runs; compare layouts, or search for the best one.</source>
        <translation>Lässt die Zeichnung laufen. „Starten“ verlagert einen Gast über den Link. Wählen Sie Gäste, Lasten und Ziele; ziehen Sie ein Kabel, während sie läuft; vergleichen Sie Anordnungen oder suchen Sie die beste.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The whole drawing as text, to be read, sorted and edited.</source>
        <translation>Die ganze Zeichnung als Text, zum Lesen, Sortieren und Bearbeiten.</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Things to add to the drawing. Drag one onto the canvas, or press Enter to add it to the selected container. Whole layouts are below.</source>
        <translation>Elemente für die Zeichnung. Ziehen Sie eines auf die Zeichenfläche, oder fügen Sie es mit Eingabe in den gewählten Behälter ein. Ganze Anordnungen stehen darunter.</translation>
    </message>
</context>
<context>
    <name>DrawingRun</name>
    <message>
        <source>&amp;Best layout of a link…</source>
        <translation>&amp;Beste Anordnung eines Links…</translation>
    </message>
    <message>
        <source>&amp;End the run</source>
        <translation>&amp;Lauf beenden</translation>
    </message>
    <message>
        <source>&amp;Pull or plug in the cable</source>
        <translation>&amp;Kabel ziehen oder stecken</translation>
    </message>
    <message>
        <source>C&amp;ompare two layouts…</source>
        <translation>&amp;Zwei Anordnungen vergleichen…</translation>
    </message>
    <message>
        <source>During a run: pulls the cables of the selection, or plugs them in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>During a run: varies the channels of the selection offline, or online again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>During a run: varies the selected devices offline, or online again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the panel where guests and workloads are chosen, and runs the drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run &amp;relocation</source>
        <translation>&amp;Verlagerung starten</translation>
    </message>
    <message>
        <source>Runs the same load on two layouts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches for the best layout in the background.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops the run and returns to drawing.</source>
        <translation>Beendet den Lauf und kehrt zum Zeichnen zurück.</translation>
    </message>
    <message>
        <source>Vary the &amp;channel off or on</source>
        <translation>Kanal &amp;ab- oder anschalten (VARY)</translation>
    </message>
    <message>
        <source>Vary the &amp;devices off or on</source>
        <translation>&amp;Geräte ab- oder anschalten (VARY)</translation>
    </message>
</context>
<context>
    <name>DrawingView</name>
    <message>
        <source>Actual si&amp;ze</source>
        <translation>Or&amp;iginalgröße</translation>
    </message>
    <message>
        <source>&amp;Centre on the selection</source>
        <translation>&amp;Auswahl in die Mitte</translation>
    </message>
    <message>
        <source>&amp;Fit the drawing</source>
        <translation>&amp;Ganze Zeichnung zeigen</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;Hand</translation>
    </message>
    <message>
        <source>Minim&amp;ap</source>
        <translation>&amp;Übersichtskarte</translation>
    </message>
    <message>
        <source>Selec&amp;t</source>
        <translation>Aus&amp;wählen</translation>
    </message>
    <message>
        <source>Wir&amp;e</source>
        <translation>Verdrah&amp;ten</translation>
    </message>
    <message>
        <source>Writers of the ne&amp;xt link</source>
        <translation>Schreibende des n&amp;ächsten Links</translation>
    </message>
    <message>
        <source>A drag draws a wire from one thing to another.</source>
        <translation>Ziehen zieht eine Leitung von einem Element zu einem anderen.</translation>
    </message>
    <message>
        <source>A drag moves the view.</source>
        <translation>Ziehen verschiebt die Ansicht.</translation>
    </message>
    <message>
        <source>A drag moves things, or selects those in a rectangle.</source>
        <translation>Ziehen verschiebt Elemente oder wählt die in einem Rechteck aus.</translation>
    </message>
    <message>
        <source>A drag selects the things that it encircles.</source>
        <translation>Ziehen wählt die umkreisten Elemente aus.</translation>
    </message>
    <message>
        <source>CECs, LPARs, channels, directors, ports and cables.</source>
        <translation>CECs, LPARs, Kanäle, Directors, Ports und Kabel.</translation>
    </message>
    <message>
        <source>Control units and devices, as IOCP defines them.</source>
        <translation>Steuereinheiten und Geräte, wie IOCP sie definiert.</translation>
    </message>
    <message>
        <source>Dismiss the message, or clear the selection</source>
        <translation>Meldung schließen oder Auswahl aufheben</translation>
    </message>
    <message>
        <source>&amp;Lasso</source>
        <translation>&amp;Lasso</translation>
    </message>
    <message>
        <source>La&amp;yer: ISFC links</source>
        <translation>Ebene: IS&amp;FC-Links</translation>
    </message>
    <message>
        <source>Layer: IOC&amp;P definitions</source>
        <translation>Ebe&amp;ne: IOCP-Definitionen</translation>
    </message>
    <message>
        <source>Layer: ca&amp;bling</source>
        <translation>E&amp;bene: Verkabelung</translation>
    </message>
    <message>
        <source>Lets moved things snap to the grid.</source>
        <translation>Richtet verschobene Elemente am Raster aus.</translation>
    </message>
    <message>
        <source>Logical links and SSI clusters.</source>
        <translation>Logische Links und SSI-Cluster.</translation>
    </message>
    <message>
        <source>Paints which side may write on each device of a logical link; after the last link, of none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;nap to the grid</source>
        <translation>Am Raster ausri&amp;chten</translation>
    </message>
    <message>
        <source>Shows a grid of dots.</source>
        <translation>Zeigt ein Raster aus Punkten.</translation>
    </message>
    <message>
        <source>Shows all of the drawing.</source>
        <translation>Zeigt die ganze Zeichnung.</translation>
    </message>
    <message>
        <source>Shows the drawing at its actual size.</source>
        <translation>Zeigt die Zeichnung in Originalgröße.</translation>
    </message>
    <message>
        <source>Shows the whole drawing in the corner.</source>
        <translation>Zeigt die ganze Zeichnung in der Ecke.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
</context>
<context>
    <name>DrawnAnswer</name>
    <message>
        <source>Enter the same answer in fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pages in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>real</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>real &lt; 2 GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>real below 2 GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>real storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swapped by Linux</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>working set</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrawnForm</name>
    <message>
        <source>Draw your answer with the mouse or the arrow keys, or enter numbers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DrawnRun</name>
    <message>
        <source>Compile the simulator</source>
        <translation>Simulator kompilieren</translation>
    </message>
    <message>
        <source>The kernels could not be compiled</source>
        <translation>Die Kernel konnten nicht kompiliert werden</translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message>
        <source>Align</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align and distribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers and writers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Efficiency</name>
    <message>
        <source>% used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M a tx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cache misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cycles of an instruction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cycles: parameters base_cycles, miss_alone, miss_shared and miss_mix; all others: measured in this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guest code</source>
        <translation>Gastcode</translation>
    </message>
    <message>
        <source>instructions of a transaction, millions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of these: CP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of these: cache misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of these: without misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>processors used, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>published, {0}</source>
        <translation>veröffentlicht, {0}</translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:,.0f} instructions a transaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:.1f} % used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:.2f} cycles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:.2f} cycles of cache misses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}-way</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>CP after the guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP before the guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I/O at a shared volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Influx</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Isolated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MAXQUIESCE exceeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MAXTOTAL exceeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a device that it has does not exist at the destination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a relocation of it is in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunk handled by a channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunk received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>client connects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cluster detects a change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declared down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dispatching, locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eligibility check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of CP work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of a CP phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of a CPU burst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of a reorder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of a task&apos;s wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of a time slice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of a wait on the limit list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of test idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the interrupt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exit gave an invalid answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>final pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frame from the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guest code</source>
        <translation>Gastcode</translation>
    </message>
    <message>
        <source>guest logged off or reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>halted by CPHX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heartbeat of a member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>internal error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it does not fit at the destination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is already on that system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is booting, stopped, suspended or being paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not logged on at the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its Linux memory is simulated page by page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit of a relocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>load average</source>
        <translation>Load Average</translation>
    </message>
    <message>
        <source>moving memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next stage of a pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ISFC link to the destination is up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not IPLed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not eligible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>page read from DASD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paging lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paging, locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>penultimate pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected by an exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relocation is set off for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resuming the guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scheduler lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>session continues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>setting a timer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shut down successfully</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skeleton</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spinning</source>
        <translation>aktiv wartend</translation>
    </message>
    <message>
        <source>state and devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step of a relocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step of an FCTC transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step of joining or leaving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopping the guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taking due timers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terminated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the SSI cluster is not stable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the destination is outside of its relocation domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the destination lacks facilities that it has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table of relocations is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>timer interrupt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>timer lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>timer or I/O interrupt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>users become more or less active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waking up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Expectations</name>
    <message>
        <source>Expected answers of “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExperimentDialog</name>
    <message>
        <source>1 run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shipped scenario, or a file in the folder of the experiment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of a Dask scheduler, like tcp://127.0.0.1:8786; empty: this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Define</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Define an experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid of all levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Morris: which parameter matters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of designs that leave their number open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs of each point; medians are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings of all runs, like lpar.xstor=1G; until=3m. A semicolon separates them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sobol indices: shares of the variance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sobol sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which points are run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} runs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExperimentPanel</name>
    <message>
        <source>Across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts and table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses scenario, parameters, figures and design.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Define…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does the runs that are missing, in the background.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiment: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiments (*.toml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the chosen run in the lab.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the file of an experiment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Save the experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the experiment as a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the chosen run beside the one that is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surface</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure that charts show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parameter along the surface.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parameter up the surface.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results as charts, or as a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tornado</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · {1} failed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Explains a term. Press Escape to close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning of the term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See also {0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export to {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>&amp;Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Pictures of the open charts (PNG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &amp;trace for Perfetto: states, relocations, processors, locks (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;figures over time and for each phase (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose what to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the run into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of the same names in it are replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of the same names in the folder are replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>States of the &amp;virtual CPUs as waves (VCD)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &amp;whole run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same figures as Par&amp;quet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the charts &amp;show: {0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportMenu</name>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Connections as a table (CSV)…</source>
        <translation>Verbindungen als Tabelle (CSV)…</translation>
    </message>
    <message>
        <source>Could not write {0}: {1}</source>
        <translation>{0} konnte nicht geschrieben werden: {1}</translation>
    </message>
    <message>
        <source>Drawing as {0}…</source>
        <translation>Zeichnung als {0}…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Geschrieben: {0}</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consequences of the definitions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source> on </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, down: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides may write on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CTC function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cabled to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the lowest number up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LPARs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {0} writes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usable → {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic: the two channels negotiate it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} connections, {1} up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of 15</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, all up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} with a cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: the lower system name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Choose the folder: %1</source>
        <translation>Ordner wählen: %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Restore the default of %1</source>
        <translation>Standard von „%1“ wiederherstellen</translation>
    </message>
    <message>
        <source>There is no such folder. Choose one that exists.</source>
        <translation>Diesen Ordner gibt es nicht. Wählen Sie einen vorhandenen.</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileField</name>
    <message>
        <source>Browse for a file: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks for a file of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Cannot write {0}: {1}. Save the drawing in another place.</source>
        <translation>{0} kann nicht geschrieben werden: {1}. Speichern Sie die Zeichnung an einem anderen Ort.</translation>
    </message>
    <message>
        <source>Drawings (*{0})</source>
        <translation>Zeichnungen (*{0})</translation>
    </message>
    <message>
        <source>Drawings (*{0});;All files (*)</source>
        <translation>Zeichnungen (*{0});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>New drawing</source>
        <translation>Neue Zeichnung</translation>
    </message>
    <message>
        <source>Open a drawing</source>
        <translation>Zeichnung öffnen</translation>
    </message>
    <message>
        <source>Overwrite the file?</source>
        <translation>Datei überschreiben?</translation>
    </message>
    <message>
        <source>Save the drawing</source>
        <translation>Zeichnung speichern</translation>
    </message>
    <message>
        <source>Save the drawing?</source>
        <translation>Zeichnung speichern?</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
    <message>
        <source>The drawing has unsaved changes.</source>
        <translation>Die Zeichnung hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>The file has been changed by another program since it was opened here.</source>
        <translation>Die Datei wurde von einem anderen Programm geändert, seit sie hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>The file {0} already exists.</source>
        <translation>Die Datei {0} gibt es schon.</translation>
    </message>
    <message>
        <source>The folder has no {0}.</source>
        <translation>Der Ordner hat kein {0}.</translation>
    </message>
    <message>
        <source>The lab opens scenarios (*.toml), sessions (*{0}), drawings (*{1}), IOCP decks, measurements (CSV, Parquet, sadf, vmstat, /proc), user directories, SYSTEM CONFIG, and folders of lessons (with a {2}).</source>
        <translation>Das Labor öffnet Szenarien (*.toml), Sitzungen (*{0}), Zeichnungen (*{1}), IOCP-Decks, Messungen (CSV, Parquet, sadf, vmstat, /proc), User Directories, SYSTEM CONFIG und Ordner von Lektionen (mit einer {2}).</translation>
    </message>
    <message>
        <source>The program ended unexpectedly. Your work in {0} can be recovered.</source>
        <translation>Das Programm endete unerwartet. Ihre Arbeit in {0} kann wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>a new drawing</source>
        <translation>eine neue Zeichnung</translation>
    </message>
    <message>
        <source>{0} cannot be opened. {1}</source>
        <translation>{0} kann nicht geöffnet werden. {1}</translation>
    </message>
</context>
<context>
    <name>FindLine</name>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter goes to the next match, Shift+Enter to the previous one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, device number, CHPID 3C, port C0, system …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>The daemon&apos;s messages, and problems that it does not report. Enter goes to the place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Frames and events per second; while the run is paused, the next event</source>
        <translation>Bilder und Ereignisse je Sekunde; bei angehaltenem Lauf das nächste Ereignis</translation>
    </message>
    <message>
        <source>Simulated time shown in the panels</source>
        <translation>Simulierte Zeit, die die Bereiche zeigen</translation>
    </message>
    <message>
        <source>The whole run with its phases. Click, drag or use the arrow keys to go to an earlier moment: the machine goes there too. Escape or End returns to the latest.</source>
        <translation>Der ganze Lauf mit seinen Phasen. Klicken, ziehen oder Pfeiltasten gehen zu einem früheren Moment: die Maschine geht mit. Esc oder Ende kehrt zum neuesten Stand zurück.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>{0} events/s</source>
        <translation>{0} Ereignisse/s</translation>
    </message>
    <message>
        <source>{0} fps</source>
        <translation>{0} Bilder/s</translation>
    </message>
</context>
<context>
    <name>ForkDialog</name>
    <message>
        <source>A command that is given at the start of the branch.</source>
        <translation>Ein Befehl, der am Anfang des Zweigs gegeben wird.</translation>
    </message>
    <message>
        <source>A setting that can be changed while the machine runs.</source>
        <translation>Eine Einstellung, die geändert werden kann, während die Maschine läuft.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Changed setting</source>
        <translation>Geänderte Einstellung</translation>
    </message>
    <message>
        <source>Charts then show both.</source>
        <translation>Diagramme zeigen dann beide.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Compare it with its origin</source>
        <translation>Mit seinem Ursprung vergleichen</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Verzweigen</translation>
    </message>
    <message>
        <source>Fork here</source>
        <translation>Hier verzweigen</translation>
    </message>
    <message>
        <source>If empty, the branch gets a number.</source>
        <translation>Leer: der Zweig bekommt eine Nummer.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the branch</source>
        <translation>Name des Zweigs</translation>
    </message>
    <message>
        <source>New value</source>
        <translation>Neuer Wert</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Keine Änderung</translation>
    </message>
    <message>
        <source>The value of the setting from now on.</source>
        <translation>Der Wert der Einstellung von jetzt an.</translation>
    </message>
    <message>
        <source>a number, if left empty</source>
        <translation>eine Nummer, wenn leer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>No answer yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FormModel</name>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inherited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of this machine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrameWindow</name>
    <message>
        <source>&amp;More panels</source>
        <translation>&amp;Mehr Bereiche</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
</context>
<context>
    <name>GoalLine</name>
    <message>
        <source>Better still: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GradeBox</name>
    <message>
        <source>**{0}: {4}**  
untouched {1}, yours {2}, lesson&apos;s own {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade my solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grades in the background; you can continue working.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Runs your commands, rules and drawing again with seeds that you have not seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save my solution…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved {0} files of your solution in {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves your commands, rules and drawing in a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your grade</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Grader</name>
    <message>
        <source>Grade the lesson “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GradesFigure</name>
    <message>
        <source>Lesson</source>
        <translation type="vanished">Lektion</translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message>
        <source>Runs of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runs of the study. Enter opens the chosen one, C compares it, R simulates it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GridDialog</name>
    <message>
        <source>1 run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connections are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count connections for the whole link or for each channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid of the sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Anordnungen</translation>
    </message>
    <message>
        <source>Left out: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like 1-4 or 1,2,4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like 1-8 or 2,4,8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs of each point; medians and ranges are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of each channel, at most 16 in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the whole link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} runs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuestsForm</name>
    <message>
        <source> GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> MiB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds guests like the chosen ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP&apos;s default MAXQUIESCE: a relocation that would take longer is cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Database, transactions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files, past the page cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files, through the page cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guests of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast the guests change memory, in MiB/s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMMEDIATE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle Linux</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Java, a heap rewritten all the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of equal guests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of each guest. The study&apos;s have 4 GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pass while the guest runs, then the guest is quiesced at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiesce for at most 10 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the chosen guests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of the relocation, in seconds of simulated time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The LPAR on which the guests start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The LPAR to which the guests are relocated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The form below edits the chosen one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the guests do: the workloads of the relocation study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuestsPanel</name>
    <message>
        <source>&amp;Console of {0}</source>
        <translation>&amp;Konsole von {0}</translation>
    </message>
    <message>
        <source>&amp;Linux of {0}</source>
        <translation>&amp;Linux von {0}</translation>
    </message>
    <message>
        <source>&amp;Suspend ({0})</source>
        <translation>&amp;Suspendieren ({0})</translation>
    </message>
    <message>
        <source>&amp;Why? What it waits for</source>
        <translation>&amp;Warum? Worauf er wartet</translation>
    </message>
    <message>
        <source>All guests in numbers. Click a heading to sort. Enter or a double click opens a guest&apos;s console; the Menu key or a right click lists commands for it.</source>
        <translation>Alle Gäste in Zahlen. Ein Klick auf eine Überschrift sortiert. Eingabe oder ein Doppelklick öffnet die Konsole eines Gasts; die Menütaste oder ein Rechtsklick zeigt Befehle für ihn.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the guests</source>
        <translation>Gäste filtern</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Shows only guests with this text in a column.</source>
        <translation>Zeigt nur Gäste mit diesem Text in einer Spalte.</translation>
    </message>
</context>
<context>
    <name>GuestsTable</name>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>CPU %</source>
        <translation>CPU %</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPUs</translation>
    </message>
    <message>
        <source>CPUs online in Linux</source>
        <translation>CPUs online in Linux</translation>
    </message>
    <message>
        <source>DASD</source>
        <translation>DASD</translation>
    </message>
    <message>
        <source>Its memory without the pool, pages</source>
        <translation>Sein Speicher ohne den Pool, Seiten</translation>
    </message>
    <message>
        <source>Its name in the study</source>
        <translation>Sein Name in der Studie</translation>
    </message>
    <message>
        <source>Its role in the study</source>
        <translation>Seine Rolle in der Studie</translation>
    </message>
    <message>
        <source>Its state, or its stage of a pause</source>
        <translation>Sein Zustand oder seine Stufe einer Pause</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Linux size</source>
        <translation>Linux-Größe</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Load</translation>
    </message>
    <message>
        <source>Load average over 1 minute</source>
        <translation>Load Average über 1 Minute</translation>
    </message>
    <message>
        <source>Pages in expanded storage only</source>
        <translation>Seiten nur in Expanded Storage</translation>
    </message>
    <message>
        <source>Pages in real and expanded storage at once</source>
        <translation>Seiten zugleich in realem Hauptspeicher und Expanded Storage</translation>
    </message>
    <message>
        <source>Pages in real storage only</source>
        <translation>Seiten nur im realen Hauptspeicher</translation>
    </message>
    <message>
        <source>Pages in the cmm pool</source>
        <translation>Seiten im cmm-Pool</translation>
    </message>
    <message>
        <source>Pages on paging volumes only</source>
        <translation>Seiten nur auf Paging-Datenträgern</translation>
    </message>
    <message>
        <source>Pages scanned per second, last 10 s</source>
        <translation>Durchsuchte Seiten je Sekunde, letzte 10 s</translation>
    </message>
    <message>
        <source>Percent of one IFL, last 10 s</source>
        <translation>Prozent einer IFL, letzte 10 s</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Real</source>
        <translation>Real</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Scans/s</source>
        <translation>Suchläufe/s</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>The guest&apos;s userid</source>
        <translation>Die Userid des Gasts</translation>
    </message>
    <message>
        <source>The scheduler&apos;s list of the guest</source>
        <translation>Die Liste des Schedulers, auf der der Gast ist</translation>
    </message>
    <message>
        <source>The z/VM system it is on</source>
        <translation>Das z/VM-System, auf dem er ist</translation>
    </message>
    <message>
        <source>Times per minute that it was put on the dispatch list</source>
        <translation>Wie oft je Minute er auf die Dispatch-Liste kam</translation>
    </message>
    <message>
        <source>Transactions that wait for a server thread</source>
        <translation>Transaktionen, die auf einen Server-Thread warten</translation>
    </message>
    <message>
        <source>Userid</source>
        <translation>Userid</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Wakes/min</source>
        <translation>Wecken/min</translation>
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
        <translation>Dieses Szenario hat keine Anleitung.</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>Worauf achten</translation>
    </message>
</context>
<context>
    <name>Gutter</name>
    <message>
        <source>Marks the lines with findings; the list of findings has them too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of the lines</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>L&amp;ektion</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Ma&amp;ny runs</source>
        <translation>&amp;Viele Läufe</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>Sc&amp;hritt</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Tempo</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Documentation – LPAR Lab</source>
        <translation>Dokumentation – LPAR Lab</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Pages of the documentation</source>
        <translation>Seiten der Dokumentation</translation>
    </message>
    <message>
        <source>Search all pages</source>
        <translation>Alle Seiten durchsuchen</translation>
    </message>
    <message>
        <source>Search in the documentation</source>
        <translation>In der Dokumentation suchen</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportDecks</name>
    <message>
        <source>cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lenient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no statements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} other findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} repairs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>&amp;Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lenient: pasted from a mail or a web page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a deck: a file, or text from a mail or a web page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add from the &amp;clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>IOCP decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import IOCP decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Open questions can be answered later, by drawing cables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads decks whose columns were lost, and lists all repairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clipboard {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>A new value applies to all selected objects.</source>
        <translation>Ein neuer Wert gilt für alle gewählten Elemente.</translation>
    </message>
    <message>
        <source>Change {0} of {1}</source>
        <translation>{0} von {1} ändern</translation>
    </message>
    <message>
        <source>Click a thing on the canvas, or go to it with Tab and the arrow keys.</source>
        <translation>Klicken Sie ein Element auf der Zeichenfläche an, oder gehen Sie mit Tab und Pfeiltasten hin.</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>{0} things</source>
        <translation>{0} Elemente</translation>
    </message>
</context>
<context>
    <name>JoinCard</name>
    <message>
        <source>How to join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote at {0} with code {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Autosave failed: {0}. Save the drawing often.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wirkung</translation>
    </message>
</context>
<context>
    <name>Kinds</name>
    <message>
        <source>A guest becomes</source>
        <translation>Ein Gast wird</translation>
    </message>
    <message>
        <source>A guest&apos;s state changes</source>
        <translation>Ein Gast wechselt den Zustand</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Entry of the event log</source>
        <translation>Eintrag des Ereignisprotokolls</translation>
    </message>
    <message>
        <source>Event of the machine</source>
        <translation>Ereignis der Maschine</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Marker of mine</source>
        <translation>Eigene Marke</translation>
    </message>
    <message>
        <source>Phase or mark of the scenario</source>
        <translation>Phase oder Marke des Szenarios</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>es gibt keines</translation>
    </message>
    <message>
        <source>{0}: this run does not record such changes</source>
        <translation>{0}: dieser Lauf zeichnet solche Änderungen nicht auf</translation>
    </message>
</context>
<context>
    <name>Lab</name>
    <message>
        <source>Back to it</source>
        <translation>Zurück dazu</translation>
    </message>
    <message>
        <source>Choose a lesson first, then present it with F5.</source>
        <translation>Wählen Sie zuerst eine Lektion, dann führen Sie sie mit F5 vor.</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>Lektion schließen</translation>
    </message>
    <message>
        <source>Measurements (*.csv *.tsv *.txt *.json *.log *.gz *.bz2 *.xz *.parquet *.arrow *.feather);;All files (*)</source>
        <translation>Messungen (*.csv *.tsv *.txt *.json *.log *.gz *.bz2 *.xz *.parquet *.arrow *.feather);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open a scenario, a session or a drawing</source>
        <translation>Szenario, Sitzung oder Zeichnung öffnen</translation>
    </message>
    <message>
        <source>Open data</source>
        <translation>Daten öffnen</translation>
    </message>
    <message>
        <source>Open “{0}”</source>
        <translation>„{0}“ öffnen</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Scenarios, sessions, drawings (*.toml *{0} *{1});;All files (*)</source>
        <translation>Szenarien, Sitzungen, Zeichnungen (*.toml *{0} *{1});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Something went wrong in the window: {0}</source>
        <translation>Im Fenster ist ein Fehler aufgetreten: {0}</translation>
    </message>
    <message>
        <source>The lesson “{0}” uses this machine. Close the lesson to open something else.</source>
        <translation>Die Lektion „{0}“ benutzt diese Maschine. Schließen Sie die Lektion, um etwas anderes zu öffnen.</translation>
    </message>
    <message>
        <source>{0} files were written to {1}</source>
        <translation>{0} Dateien wurden nach {1} geschrieben</translation>
    </message>
    <message>
        <source>{0} is in the tree of the plots</source>
        <translation>{0} ist im Baum der Plots</translation>
    </message>
    <message>
        <source>{0} was written</source>
        <translation>{0} wurde geschrieben</translation>
    </message>
    <message>
        <source>“{0}”, seed {1}, stays in the list of runs as “{2}”.</source>
        <translation>„{0}“, Startwert {1}, bleibt in der Liste der Läufe als „{2}“.</translation>
    </message>
</context>
<context>
    <name>LabHeader</name>
    <message>
        <source>Search    Ctrl+K</source>
        <translation>Suchen    Strg+K</translation>
    </message>
</context>
<context>
    <name>LayoutMenu</name>
    <message>
        <source>Delete the layout “{0}”</source>
        <translation>Anordnung „{0}“ löschen</translation>
    </message>
    <message>
        <source>La&amp;youts</source>
        <translation>&amp;Anordnungen</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Rename the layout “{0}”</source>
        <translation>Anordnung „{0}“ umbenennen</translation>
    </message>
    <message>
        <source>Save the layout “{0}”</source>
        <translation>Anordnung „{0}“ speichern</translation>
    </message>
    <message>
        <source>The settings name “{0}” for all studies. Panels will be as they were left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the layout “{0}”</source>
        <translation>Anordnung „{0}“ verwenden</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>Give the layout a name of 1 to {0} letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout “{0}” is damaged, or another version of the program saved it. The panels stay where they are. Arrange them, and save the layout again under this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {0} layouts, which is the most. Delete one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a layout “{0}” already. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no layout “{0}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This layout is too large to be saved. Close some panels first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LayoutsDialog</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Verwenden</translation>
    </message>
    <message>
        <source>Enter uses a layout, F2 renames it, Delete deletes it. Ctrl+Z undoes a change.</source>
        <translation>Eingabe verwendet eine Anordnung, F2 benennt sie um, Entf löscht sie. Strg+Z macht eine Änderung rückgängig.</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Anordnungen</translation>
    </message>
    <message>
        <source>Name of the present layout</source>
        <translation>Name der jetzigen Anordnung</translation>
    </message>
    <message>
        <source>Saved layouts</source>
        <translation>Gespeicherte Anordnungen</translation>
    </message>
    <message>
        <source>Type a name and press Enter. A layout of the same name is replaced.</source>
        <translation>Geben Sie einen Namen ein und drücken Sie Eingabe. Eine Anordnung mit demselben Namen wird ersetzt.</translation>
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
        <translation>Legende</translation>
    </message>
    <message>
        <source>Show or hide: {0}</source>
        <translation>Zeigen oder verbergen: {0}</translation>
    </message>
    <message>
        <source>emulation</source>
        <translation>Emulation</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <source>spinning, part of CP</source>
        <translation>aktiv wartend, Teil von CP</translation>
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
        <translation>Lektionen: Text und Schritte neben dem Labor.</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Autosave failed: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot write the report: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved {0} files of your report in {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson “{0}” is closed. Your work is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson “{0}” is open in another window. Close it there to continue here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your work on this lesson was damaged. It is kept as {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineField</name>
    <message>
        <source>several values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinkMenu</name>
    <message>
        <source>&amp;Writers of</source>
        <translation>&amp;Schreibende von</translation>
    </message>
    <message>
        <source>No link</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinuxCharts</name>
    <message>
        <source>All guests</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LookMenu</name>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Loo&amp;k</source>
        <translation>D&amp;esign</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
</context>
<context>
    <name>MachinePicture</name>
    <message>
        <source>Picture of the machine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarkerList</name>
    <message>
        <source>Marked moments: M adds one at the cursor. Enter goes to a marker, F2 renames it, Delete removes it. Select two (with Ctrl or Shift) to see the difference between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>Markers</name>
    <message>
        <source>Marker {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatrixPanel</name>
    <message>
        <source>Adds a run with settings of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose a cell to list its devices here, side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Connections between LPARs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices of the chosen connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of seeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of seeds of each run; medians are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the chosen run in the lab (Enter).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removes a run of your own from the matrix (Delete).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Runs that have ended; published values within tolerance, of those known. Not counted: ratios between runs, derived facts and identities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the chosen run beside the one that is open (C).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulates all runs without a result in the background.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulates the chosen run, or cancels it (R).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study of this scenario has no tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} within</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemberButtons</name>
    <message>
        <source>Show the console and the guests of {0}; click again for all guests</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryBars</name>
    <message>
        <source>Fig. 9</source>
        <translation>Abb. 9</translation>
    </message>
    <message>
        <source>Per cent of the guest</source>
        <translation>Prozent des Gasts</translation>
    </message>
    <message>
        <source>Published bars</source>
        <translation>Veröffentlichte Balken</translation>
    </message>
    <message>
        <source>Show the bars of {0} behind these: {1}, at {2}</source>
        <translation>Die Balken von {0} hinter diesen zeigen: {1}, bei {2}</translation>
    </message>
    <message>
        <source>Show the share of each guest&apos;s pages rather than their number</source>
        <translation>Den Anteil der Seiten jedes Gasts statt ihrer Zahl zeigen</translation>
    </message>
    <message>
        <source>published XSTOR, {0}</source>
        <translation>veröffentlicht XSTOR, {0}</translation>
    </message>
    <message>
        <source>published real, {0}</source>
        <translation>veröffentlicht real, {0}</translation>
    </message>
    <message>
        <source>published, {0} ({1})</source>
        <translation>veröffentlicht, {0} ({1})</translation>
    </message>
</context>
<context>
    <name>Minimap</name>
    <message>
        <source>Click or drag to see another part of the drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimap of the drawing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Mirror</name>
    <message>
        <source>Panel of the lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published values are hidden until the trainer reveals them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This panel is closed in the lab.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This panel is the trainer&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MomentsBox</name>
    <message>
        <source>Bookmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, a double click, or Alt and a digit go to a moment. The run continues where it must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the present moment of the run, with the lesson (Ctrl+D).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key moments of this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of a bookmark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note for the lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guest that the step highlights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The panel that the step highlights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of the next step. If it has several lines, the first is the title.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NotesView</name>
    <message>
        <source>Expected answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misconceptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Notes, expected answers and the next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only you see this. Answers of runs come once the lesson was played ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson is being played ahead…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberForm</name>
    <message>
        <source>A number from {0} to {1} {2}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a number. {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your number, in {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is out of range. {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is not a number. {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumbersDialog</name>
    <message>
        <source>&amp;Devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Renumber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control &amp;units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four hexadecimal digits, some of them from fields: {0}. {{n+8}} adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the &amp;selection and its other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present and new numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} numbers change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of them are not possible; nothing is changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrderForm</name>
    <message>
        <source>Drag the largest to the top, or use Ctrl+Up and Ctrl+Down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the selected line down (Ctrl+Down).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the selected line up (Ctrl+Up).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order, largest first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OwnQuestion</name>
    <message>
        <source>&amp;Answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers, one on each line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One answer on each line. Leave it empty to ask for a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question to the class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of a number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Progress in the lesson</source>
        <translation>Fortschritt in der Lektion</translation>
    </message>
    <message>
        <source>Returns to the list; your work is saved.</source>
        <translation>Kehrt zur Liste zurück; Ihre Arbeit ist gespeichert.</translation>
    </message>
    <message>
        <source>compare</source>
        <translation>vergleichen</translation>
    </message>
    <message>
        <source>do it yourself</source>
        <translation>selbst machen</translation>
    </message>
    <message>
        <source>explain</source>
        <translation>erklären</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>bewerten</translation>
    </message>
    <message>
        <source>look back</source>
        <translation>zurückblicken</translation>
    </message>
    <message>
        <source>predict</source>
        <translation>vorhersagen</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>erinnern</translation>
    </message>
    <message>
        <source>recap</source>
        <translation>zusammenfassen</translation>
    </message>
    <message>
        <source>run</source>
        <translation>laufen lassen</translation>
    </message>
    <message>
        <source>series of runs</source>
        <translation>Reihe von Läufen</translation>
    </message>
    <message>
        <source>watch</source>
        <translation>zusehen</translation>
    </message>
    <message>
        <source>worked example</source>
        <translation>gelöstes Beispiel</translation>
    </message>
</context>
<context>
    <name>PageBox</name>
    <message>
        <source>, and {0} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {0} requests refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off. Students can vote on their own devices once you serve the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serve the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serves the students&apos; page, or closes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows address, code and QR code (J).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Students’ page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page is served at this address alone. Choose that of the network in the room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}  code {1}
{2} joined</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies all tables as CSV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Runs and tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The runs as charts, or a table of the study.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes all tables into a CSV file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>DRAG OR PRESS ENTER</source>
        <translation>ZIEHEN ODER EINGABE</translation>
    </message>
    <message>
        <source>Drag one onto the canvas, or press Enter to add it to the selected container.</source>
        <translation>Ziehen Sie eines auf die Zeichenfläche, oder fügen Sie es mit Eingabe in den gewählten Behälter ein.</translation>
    </message>
    <message>
        <source>TEMPLATES</source>
        <translation>VORLAGEN</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Things to add to the drawing</source>
        <translation>Elemente für die Zeichnung</translation>
    </message>
    <message>
        <source>Whole layouts. Drag one onto the canvas, or press Enter: a form asks for its numbers.</source>
        <translation>Ganze Anordnungen. Ziehen Sie eine auf die Zeichenfläche, oder drücken Sie Eingabe: ein Formular fragt nach ihren Zahlen.</translation>
    </message>
</context>
<context>
    <name>PaneChart</name>
    <message>
        <source>Curves: {0}.</source>
        <translation>Kurven: {0}.</translation>
    </message>
    <message>
        <source>From top to bottom: {0}.</source>
        <translation>Von oben nach unten: {0}.</translation>
    </message>
    <message>
        <source>Scroll the panes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the panes that have no room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed axis, double click frees it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log axis</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaneHandling</name>
    <message>
        <source>&amp;Curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fix value axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View all times and values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lo&amp;garithmic value axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the pane &amp;higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the pane &amp;lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>A lesson: texts to read, predictions to make, runs to start and tasks to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A volume that all members share: I/Os, wait, service, queue and utilization of the exposure that each member has to it. The button in the corner selects another volume.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All guests in numbers. Click a heading to sort.</source>
        <translation>Alle Gäste in Zahlen. Ein Klick auf eine Überschrift sortiert.</translation>
    </message>
    <message>
        <source>All relocations in numbers, and buttons that enter CP&apos;s commands for them. The line that a button enters is shown below; its answer appears in the console.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All runs of a study side by side, simulated in the background, and its tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU of the systems</source>
        <translation>CPU der Systeme</translation>
    </message>
    <message>
        <source>CPUs of Linux</source>
        <translation>CPUs von Linux</translation>
    </message>
    <message>
        <source>CPUs online, load average, and CPUs in use, one curve per guest. For a single guest, selected in the corner: how its CPUs spend their time; steal is the time in which they could run but CP runs others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Commands to CP and to the guests&apos; Linux, and their answers. Tab completes, F1 explains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>Cycles per instruction on each member, including those spent waiting for the caches; instructions per transaction; and processor utilization. Means of the phase at the cursor. Left and Right select a member. Dashed: published values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices of the links</source>
        <translation>Geräte der Links</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>Free frames, XSTOR, paging and the demand scan.</source>
        <translation>Freie Frames, XSTOR, Paging und der Demand Scan.</translation>
    </message>
    <message>
        <source>Guest size</source>
        <translation>Größe der Gäste</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>How often a processor had to wait for a lock of CP, how long it spun each time, and the share of all processors that this takes, by lock; at the right the mean number of waiting processors. Dashed: published values, for all locks together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How real processors spend their time, in percent: guest code, CP, and spinning for a lock. First the master, then the average of all; the button in the corner selects others. Dashed: published values. Click the legend, or press Tab and Space, to hide a part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the memory of a guest is used, as its Linux counts it, up to the pool, whose pages are back with CP. Below: free memory, the watermarks at which kswapd starts and stops, and swap space in use. The button in the corner selects a guest in all charts of Linux.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IFLs used by each kind of guest, and by CP itself on their behalf.</source>
        <translation>IFLs, die jede Art von Gästen nutzt und CP selbst in ihrem Auftrag.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Links and channels</source>
        <translation>Links und Kanäle</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>Locks</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>MB/s over each link by direction, and what each channel sends and receives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many runs with varied parameters, done in the background: which parameter moves which figure, as tornado, small charts, surface and table. Click a mark to open its run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of Linux</source>
        <translation>Speicher von Linux</translation>
    </message>
    <message>
        <source>One bar per guest: pages in real storage, in XSTOR, in both, and on DASD.</source>
        <translation>Ein Balken je Gast: Seiten im realen Hauptspeicher, in XSTOR, in beiden und auf DASD.</translation>
    </message>
    <message>
        <source>One lane per processor: its activity, down to a microsecond; below, who holds the locks and how many processors wait. Zoom with the wheel, W and S until every change is shown. N and P go to the next and the previous change; T, or a click in the legend, selects what is highlighted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One lane per relocation with its stages: the passes while the guest runs, and what it waits for while the guest is stopped. The thin bars below show the time so far and the time stopped, within the limits MAXTOTAL and MAXQUIESCE; the result is beside them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row per device of the ISFC links: the stronger the colour, the more transfers start on it. In the upper half of a row the first system of the link writes, in the lower half the second one. Where a system may not write, its half is missing and a triangle marks the row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row per guest: the state of its virtual CPU, as CP sees it. Zoom with the wheel, W and S; Ctrl and the wheel, Up or Down show fewer or more guests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages per second that enter and leave real storage.</source>
        <translation>Seiten je Sekunde, die in den realen Hauptspeicher kommen und ihn verlassen.</translation>
    </message>
    <message>
        <source>Pages that Linux scans to find free ones: by kswapd in the background or, worse, by tasks that need them (direct). Below: swapping, scans that tasks wait for, and file reads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paging</source>
        <translation>Paging</translation>
    </message>
    <message>
        <source>Passes of relocations</source>
        <translation>Durchgänge der Verlagerungen</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Plots</translation>
    </message>
    <message>
        <source>Plots of any measures: drag them from the tree, or select one and press Enter. Over time, against each other, as histogram, boxes or heat map; with figures of a region, fits and expressions. Delete removes the last measure, Ctrl+Tab goes to the next plot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Processor efficiency</source>
        <translation>Effizienz der Prozessoren</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>Processors as lanes</source>
        <translation>Prozessoren als Spuren</translation>
    </message>
    <message>
        <source>Published and simulated</source>
        <translation>Veröffentlicht und simuliert</translation>
    </message>
    <message>
        <source>Real CPU by kind of guest</source>
        <translation>Reale CPU nach Art der Gäste</translation>
    </message>
    <message>
        <source>Real processors in use on each system, by guests and by CP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relocate guests</source>
        <translation>Gäste verlagern</translation>
    </message>
    <message>
        <source>Relocation and quiesce time over connections, channels, layouts of the link and workloads, as small charts that are filled in the background. Click a mark to open its run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relocations</source>
        <translation>Verlagerungen</translation>
    </message>
    <message>
        <source>Rules of cpuplugd</source>
        <translation>Regeln von cpuplugd</translation>
    </message>
    <message>
        <source>Run matrix</source>
        <translation>Laufmatrix</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Scans and swaps</source>
        <translation>Suchläufe und Swapping</translation>
    </message>
    <message>
        <source>Scheduling states</source>
        <translation>Zustände der Zuteilung</translation>
    </message>
    <message>
        <source>Steal of guests</source>
        <translation>Steal der Gäste</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Hauptspeicher</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Messreihe</translation>
    </message>
    <message>
        <source>The branches of the session, the one that is compared, and the markers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cmm pool (balloon): pages that Linux has returned to CP, the target size of the pool, and the pages that move in and out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guide of the run: what to watch, and what to try.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules by which a guest&apos;s Linux gives up and takes back CPUs and memory: an editor, the errors in them, and the value of every term at this moment. Run starts another run with the edited rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of the time in which a guest wants to run but its code does not run. Relocated guests are coloured; below, the lower end of the axis, where passes can be seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sizes of the guests in Linux (their memory without the pool) and in z/VM (the pages that CP keeps for them). Dashed: the guests of the study, sized by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The states of the members over time, also distinguished by names and lines. A strip above a lane: the cluster is not stable; below it: other members see this member in a different state. At the right: the members and their links at the cursor. Click a member, or press Tab and Space, to open its console and show only its guests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values that the study published, those of this run, and the difference. Verify runs all scenarios of the study with many seeds.</source>
        <translation>Die Werte, die die Studie veröffentlicht hat, die dieses Laufs und der Unterschied. Prüfen führt alle Szenarien der Studie mit vielen Startwerten aus.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Throughput of members</source>
        <translation>Durchsatz der Member</translation>
    </message>
    <message>
        <source>Timer requests</source>
        <translation>Zeitgeberanforderungen</translation>
    </message>
    <message>
        <source>Timer requests (TRQBKs) that guests set and CP serves, and interrupts of the clock comparators. Below: how many due requests are taken per hold of the lock, and how many are due and waiting. When their number keeps growing, ticks come late and the system is no longer stable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transactions of the sessions on each member, their duration, and virtual I/Os of the servers. Dashed: published values for all members together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transactions per second of each group of users, their mean response time, and how many wait for a server thread. Compare another run to see the difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two bars per pass: the pages sent, and the pages that the guest changed meanwhile, which the next pass must send again. Left and Right select a pass. In passes of a different colour the guest is stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Datenträger</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>Worauf achten</translation>
    </message>
    <message>
        <source>Where each guest&apos;s pages are</source>
        <translation>Wo die Seiten jedes Gasts sind</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>added up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>together</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Part</name>
    <message>
        <source>{0} h {1} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} done  ·  {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PartsTree</name>
    <message>
        <source>Parts of the machine</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Passes</name>
    <message>
        <source>Logarithmic axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic axis: shows passes of few pages beside those of many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No relocation has sent a page yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed meanwhile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed, guest stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed, of those sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guest runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guest stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pages changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pages sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>relocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sent, guest stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, pass {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlotAction</name>
    <message>
        <source>Open in &amp;plot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlotDrawing</name>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of samples, %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlotLegend</name>
    <message>
        <source>Put two measures on the plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates… has published figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>◇ published</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlotMenu</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Right axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlotPanel</name>
    <message>
        <source>Add a plot below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds the best curve and its residuals for the first measure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being simulated: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the plots as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cubic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expression, as (a + b) / 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the current plot draws its measures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linked time axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures a stretch: drag its edges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not simulated yet: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parabola</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the next measures on an axis at the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the current plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save plots as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the plots as PNG, SVG, PDF or CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the plots as a template, or apply one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the plots say in numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a is the plot&apos;s first measure, b the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plots of the session</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlotPoints</name>
    <message>
        <source>not simulated yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published {0} ({1} to {2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published {0} or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simulated {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlotReadout</name>
    <message>
        <source>Drag a measure onto the plot, or select one and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more than {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plot is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: mean {1}, least {2}, most {3}, {4}, slope {5}/s, integral {6} ({7} values)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no values in the region</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preparing</name>
    <message>
        <source>Compile</source>
        <translation>Kompilieren</translation>
    </message>
    <message>
        <source>Compile the simulator</source>
        <translation>Simulator kompilieren</translation>
    </message>
    <message>
        <source>Compiling the simulator, once for this computer</source>
        <translation>Simulator wird kompiliert, einmal für diesen Rechner</translation>
    </message>
    <message>
        <source>Nothing can run until the simulator is compiled.</source>
        <translation>Nichts kann laufen, bis der Simulator kompiliert ist.</translation>
    </message>
    <message>
        <source>The kernels could not be compiled</source>
        <translation>Die Kernel konnten nicht kompiliert werden</translation>
    </message>
    <message>
        <source>The run starts when the simulator is compiled, once for this computer: {0}% done.</source>
        <translation>Der Lauf beginnt, wenn der Simulator kompiliert ist, einmal für diesen Rechner: {0}% fertig.</translation>
    </message>
    <message>
        <source>The simulator could not be compiled.</source>
        <translation>Der Simulator konnte nicht kompiliert werden.</translation>
    </message>
    <message>
        <source>The simulator is not compiled.</source>
        <translation>Der Simulator ist nicht kompiliert.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Move the mouse, or the arrow keys, to point at something. P takes the pointer away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the class sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with pointer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>&amp;Decks and statements</source>
        <translation>D&amp;ecks und Anweisungen</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Legende</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>Ausri&amp;chtung</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Title block</source>
        <translation>S&amp;chriftfeld</translation>
    </message>
    <message>
        <source>All IOCP decks, SYSTEM CONFIG and commands, with line numbers, on pages after it.</source>
        <translation>Alle IOCP-Decks, SYSTEM CONFIG und Befehle mit Zeilennummern, auf den Seiten danach.</translation>
    </message>
    <message>
        <source>Asks for a file, and writes the pages into it.</source>
        <translation>Fragt nach einer Datei und schreibt die Seiten hinein.</translation>
    </message>
    <message>
        <source>Asks for a printer, and prints.</source>
        <translation>Fragt nach einem Drucker und druckt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Decks and statements</source>
        <translation>Decks und Anweisungen</translation>
    </message>
    <message>
        <source>How the paper lies.</source>
        <translation>Wie das Papier liegt.</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Name, owner, revision, date, scale and sheet in the corner of each page.</source>
        <translation>Name, Eigentümer, Änderungsstand, Datum, Maßstab und Blatt in der Ecke jeder Seite.</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Seite {0} von {1}</translation>
    </message>
    <message>
        <source>Pages a&amp;cross</source>
        <translation>Seiten &amp;nebeneinander</translation>
    </message>
    <message>
        <source>Pages across</source>
        <translation>Seiten nebeneinander</translation>
    </message>
    <message>
        <source>Pages do&amp;wn</source>
        <translation>Seiten &amp;untereinander</translation>
    </message>
    <message>
        <source>Pages down</source>
        <translation>Seiten untereinander</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Prints nothing.</source>
        <translation>Druckt nichts.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Shows the page after (Page Down).</source>
        <translation>Zeigt die Seite danach (Bild ab).</translation>
    </message>
    <message>
        <source>Shows the page before (Page Up).</source>
        <translation>Zeigt die Seite davor (Bild auf).</translation>
    </message>
    <message>
        <source>The drawing is as high as this many pages.</source>
        <translation>Die Zeichnung ist so hoch wie diese Zahl von Seiten.</translation>
    </message>
    <message>
        <source>The drawing is as wide as this many pages, which can be put side by side.</source>
        <translation>Die Zeichnung ist so breit wie diese Zahl von Seiten, die man nebeneinander legt.</translation>
    </message>
    <message>
        <source>The pages as they will be on paper. Page Up and Page Down turn them.</source>
        <translation>Die Seiten, wie sie auf Papier sein werden. Bild auf und Bild ab blättern.</translation>
    </message>
    <message>
        <source>The size of the paper.</source>
        <translation>Die Größe des Papiers.</translation>
    </message>
    <message>
        <source>Title block</source>
        <translation>Schriftfeld</translation>
    </message>
    <message>
        <source>What lines and colours mean, on each page.</source>
        <translation>Was Linien und Farben bedeuten, auf jeder Seite.</translation>
    </message>
    <message>
        <source>Written: {0}</source>
        <translation>Geschrieben: {0}</translation>
    </message>
    <message>
        <source>{0} was not written: {1}. Choose another folder.</source>
        <translation>{0} wurde nicht geschrieben: {1}. Wählen Sie einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>1 consequence</source>
        <translation>1 Folge</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>Fix {0} of them</source>
        <translation>{0} davon beheben</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>accepted: {0}</source>
        <translation>angenommen: {0}</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>{0} consequences</source>
        <translation>{0} Folgen</translation>
    </message>
    <message>
        <source>{0} errors</source>
        <translation>{0} Fehler</translation>
    </message>
    <message>
        <source>{0} notes</source>
        <translation>{0} Hinweise</translation>
    </message>
    <message>
        <source>{0} problems of this rule, like: {1}</source>
        <translation>{0} Probleme dieser Regel, wie: {1}</translation>
    </message>
    <message>
        <source>{0} warnings</source>
        <translation>{0} Warnungen</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Accepted ones</source>
        <translation>Angenommene</translation>
    </message>
    <message>
        <source>Accepts the problem with a reason, or withdraws that (W).</source>
        <translation>Nimmt das Problem mit Begründung an oder zieht das zurück (W).</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>Annehmen…</translation>
    </message>
    <message>
        <source>All of the chosen problem, and why it is one. Up and Down scroll it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All problems are hidden, or accepted.</source>
        <translation>Alle Probleme sind verborgen oder angenommen.</translation>
    </message>
    <message>
        <source>Also shows accepted problems, with the reasons.</source>
        <translation>Zeigt auch angenommene Probleme mit den Begründungen.</translation>
    </message>
    <message>
        <source>Applies all safe fixes, as one step.</source>
        <translation>Wendet alle sicheren Lösungen in einem Schritt an.</translation>
    </message>
    <message>
        <source>Applies the proposed fix (Ctrl+Enter).</source>
        <translation>Wendet die vorgeschlagene Lösung an (Strg+Eingabe).</translation>
    </message>
    <message>
        <source>As the rule says</source>
        <translation>Wie die Regel sagt</translation>
    </message>
    <message>
        <source>Chosen problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter shows the things concerned, Ctrl+Enter fixes the problem, W accepts it with a reason, Right and Left show and hide what is folded below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Fix all</source>
        <translation>Alle beheben</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Hingehen</translation>
    </message>
    <message>
        <source>No problems.</source>
        <translation>Keine Probleme.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Off: hide its problems</source>
        <translation>Aus: ihre Probleme verbergen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Selects the things concerned (Enter).</source>
        <translation>Wählt die betroffenen Elemente aus (Eingabe).</translation>
    </message>
    <message>
        <source>Severity of rule {0}</source>
        <translation>Schwere der Regel {0}</translation>
    </message>
    <message>
        <source>Show accepted problems</source>
        <translation>Angenommene Probleme zeigen</translation>
    </message>
    <message>
        <source>Shows or hides these problems.</source>
        <translation>Zeigt oder verbirgt diese Probleme.</translation>
    </message>
    <message>
        <source>The drawing is being checked…</source>
        <translation>Die Zeichnung wird geprüft…</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>{0} accepted</source>
        <translation>{0} angenommen</translation>
    </message>
</context>
<context>
    <name>Process</name>
    <message>
        <source>A background process ended unexpectedly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (exit code {1})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: cannot start {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProcessorLanes</name>
    <message>
        <source>0, master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>processor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>processor {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shares of {0}</source>
        <translation>Anteile von {0}</translation>
    </message>
    <message>
        <source>waiting, 0–{0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>{0}, about {1} min left</source>
        <translation>{0}, noch etwa {1} min</translation>
    </message>
    <message>
        <source>{0}, about {1} s left</source>
        <translation>{0}, noch etwa {1} s</translation>
    </message>
    <message>
        <source>{0}: {1} of {2}</source>
        <translation>{0}: {1} von {2}</translation>
    </message>
</context>
<context>
    <name>Properties</name>
    <message>
        <source>1 to 6 of A-Z 0-9 @ # $</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 8 of A-Z 0-9 @ # $</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to F, or nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 or 4 hexadecimal digits, **, **** or nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 4 letters and digits, like FC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 digits, optionally a comma and a number, like 3906,1; or nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fibre pair joins a channel and a port, two channels, or ports of two directors (ISL).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All LPARs of its subsystems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffer credits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CEC</source>
        <translation>CEC</translation>
    </message>
    <message>
        <source>CHPID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUADD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Candidate list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel subsystems that the channel is in. A channel in several is spanned: one number in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel{0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comments and statements for other hardware, written out unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control units of the devices (CUNUMBR). FCTC devices have one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date, in any notation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device number of the first device. An LPAR sees each number once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device numbers of ACTIVATE ISLINK at each end, in the order of activation: at most 16, the same numbers in the same order on both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices with consecutive numbers and unit addresses. An FCTC unit has up to 256.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Director</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each km costs 5 microseconds each way, 10 a round trip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FC is FICON, native or CTC. Only FC channels can have FCTC control units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FieldText switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First byte of a two-byte link address. Keep it equal to the switch id, which is the default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For people only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frames that may be under way. Too few for the length and the rate slow the cable down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further text to be printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IFLs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of the director that the cable of the channel goes to (SWITCH). Nothing = point to point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its line rate and capacity; a channel on a card has those of the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its subsystem{0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LPARs that do not see the devices (NOTPART), so that an LPAR does not talk to itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LPARs that have the channel online when they are activated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LPARs that may configure it online later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link address{0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logical processors of the LPAR, for a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MIF image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MSG1 and MSG2 of the ID statement: text that IOCP prints at the head of its reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the SSI cluster, as in the SSI statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the logical partition. * stands for a partition that is reserved for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the machine: LSYSTEM of the ID statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the system that runs here. Of the two systems of a link, the one with the lower name writes from the lowest device number up, the other one from the highest down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names the image at the far end: CSS in the high digit, MIF in the low one. Leave it empty if the far channel is not shared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not LPARs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not specified: all that may use the channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not specified: none is barred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing goes through a blocked port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number by which SWITCH of a channel names the director.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number by which definitions name the channel; unique in each of its subsystems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the control unit (CUNUMBR), unique in its deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the image in its subsystem: the low digit of each CUADD that names this LPAR. Without one, IOCP picks a number, and no FCTC definition can name the LPAR.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the port: the LINK of a control unit whose far channel is cabled to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the subsystem: the high digit of each CUADD that names one of its LPARs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only LPARs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operand MAXDEV of RESOURCE as written: how many devices each subsystem can have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operand TOK of the ID statement, which HCD writes; it is kept unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operands of the IOCP statement that are kept and written out unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other operands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PCHID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDR volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical place of the channel in the machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place in the machine. A card that fails takes all its channels with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>Real memory of the LPAR, for a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconfigurable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STADET: the channel checks whether the device responds. Usual for FCTC.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several LPARs can use the channel at once. Straight connections need a shared channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State of the drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subsystem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subsystems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text of a migration deck (DESC).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text on the drawing.</source>
        <translation>Text auf der Zeichnung.</translation>
    </message>
    <message>
        <source>The card that the channel is on. Channels of one card fail together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel in each subsystem, and the link address that it uses. An FCTC control unit has one channel in a subsystem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The channel is not shared, but can be moved from one LPAR to another (REC).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check whose problem is accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The check whose problems have another severity here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The director that the port belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk with the persistent data record of the cluster (PDR_VOLUME).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine that the card is plugged into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine that the channel belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine that the subsystem belongs to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine whose deck defines the control unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine whose deck had the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only LPARs that see the devices (PART).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The person responsible for the drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statement that followed the cards; nothing = they stood at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The subsystem whose channels the LPAR can use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system in each slot. A direct link joins each pair of members.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The things that are selected and moved together. To add things, group them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The things that the problem concerns; it is accepted for exactly these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two LPARs whose systems the link joins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Title of the drawing in print.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type and sequence number of the machine: SYSTEM of the ID statement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of the card: its line rate and channel count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of the devices; FCTC on an FCTC control unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type of the unit. FCTC: what this side defines for an image at the far end of a FICON channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UNITADD: first address in hexadecimal, count in decimal. A unit address of one side talks to the same unit address of the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit address of the first device (UNITADD). Nothing = the last two digits of its number. The device at the same unit address of the far side is the other end of the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What its problems are in this drawing; off: they are hidden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the problem is accepted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[A-Z0-9@#$]{1,8}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a letter, then up to 7 letters and digits; or *</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the number ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the switch id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>like (CSS(0),65280), or nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>like 00,16, at most 16 of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>like CNTLUNIT 4001, or nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>like D000-D003 D010; a link has at most 16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lines of at most {0} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers 0 to 5, like 0 or 0, 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on no drawn card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one NAME=VALUE a line, at most 32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point to point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove this path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to 12 letters and digits, like FCTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to 8 of A-Z 0-9 @ # $; nothing = no z/VM runs here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to {0} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>z/VM system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} to {1}, or nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Property</name>
    <message>
        <source>Expected: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Published</name>
    <message>
        <source>? open</source>
        <translation>? offen</translation>
    </message>
    <message>
        <source>A statement of the study: it holds in a run or it does not.</source>
        <translation>Eine Aussage der Studie: In einem Lauf trifft sie zu oder nicht.</translation>
    </message>
    <message>
        <source>Allowed error of the median</source>
        <translation>Erlaubte Abweichung des Medians</translation>
    </message>
    <message>
        <source>As printed in the study or read off a chart</source>
        <translation>Wie in der Studie gedruckt oder aus einem Diagramm abgelesen</translation>
    </message>
    <message>
        <source>Distance from the published value; band: tolerance, line: range of all seeds</source>
        <translation>Abstand vom veröffentlichten Wert; Band: Toleranz, Linie: Spanne aller Startwerte</translation>
    </message>
    <message>
        <source>Fact or claim</source>
        <translation>Fakt oder Aussage</translation>
    </message>
    <message>
        <source>Facts: within tolerance; claims: true in this run</source>
        <translation>Fakten: innerhalb der Toleranz; Aussagen: wahr in diesem Lauf</translation>
    </message>
    <message>
        <source>In the run on screen, or when it will be known, or which scenario shows it</source>
        <translation>Im gezeigten Lauf, oder wann es bekannt sein wird, oder welches Szenario es zeigt</translation>
    </message>
    <message>
        <source>It follows from other facts; no total counts it.</source>
        <translation>Es folgt aus anderen Fakten; keine Summe zählt es mit.</translation>
    </message>
    <message>
        <source>It is true by definition, or reads a parameter back; no total counts it.</source>
        <translation>Es ist durch Definition wahr oder gibt einen Parameter wieder; keine Summe zählt es mit.</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Parameters were fitted to it: agreement proves nothing.</source>
        <translation>Parameter wurden daran angepasst: Übereinstimmung beweist nichts.</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Smallest and largest value of all seeds</source>
        <translation>Kleinster und größter Wert aller Startwerte</translation>
    </message>
    <message>
        <source>Table, figure or chapter of the study</source>
        <translation>Tabelle, Abbildung oder Kapitel der Studie</translation>
    </message>
    <message>
        <source>The machine was like this; the scenario contains it.</source>
        <translation>So war die Maschine; das Szenario enthält es.</translation>
    </message>
    <message>
        <source>The median of all seeds</source>
        <translation>Der Median aller Startwerte</translation>
    </message>
    <message>
        <source>The purpose of the figure; see the tool tips</source>
        <translation>Der Zweck der Zahl; siehe die Tooltips</translation>
    </message>
    <message>
        <source>The simulation is judged by it; no parameter was fitted to it.</source>
        <translation>Die Simulation wird daran gemessen; kein Parameter wurde daran angepasst.</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>What was published</source>
        <translation>Was veröffentlicht wurde</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>calibrate</source>
        <translation>calibrate</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>given</source>
        <translation>gegeben</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>Identität</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>its part: {0}</source>
        <translation>sein Teil: {0}</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>not yet: at {0}</source>
        <translation>noch nicht: bei {0}</translation>
    </message>
    <message>
        <source>predict</source>
        <translation>predict</translation>
    </message>
    <message>
        <source>several runs</source>
        <translation>mehrere Läufe</translation>
    </message>
    <message>
        <source>the range</source>
        <translation>die Spanne</translation>
    </message>
    <message>
        <source>… not yet</source>
        <translation>… noch nicht</translation>
    </message>
    <message>
        <source>↗ elsewhere</source>
        <translation>↗ anderswo</translation>
    </message>
    <message>
        <source>≠ differs</source>
        <translation>≠ anders</translation>
    </message>
    <message>
        <source>✓ holds</source>
        <translation>✓ trifft zu</translation>
    </message>
    <message>
        <source>✓ within</source>
        <translation>✓ innerhalb</translation>
    </message>
    <message>
        <source>✗ does not hold</source>
        <translation>✗ trifft nicht zu</translation>
    </message>
    <message>
        <source>✗ outside</source>
        <translation>✗ außerhalb</translation>
    </message>
</context>
<context>
    <name>QuestionsModel</name>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until it is answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} Answered: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} Assumed: {1}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of this step. Tab moves from link to link; Enter explains a term.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>No file was open yet</source>
        <translation>Noch war keine Datei offen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
</context>
<context>
    <name>RecorderActions</name>
    <message>
        <source> – recording a lesson</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot write the lesson: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recor&amp;d a lesson</source>
        <translation>Lektion auf&amp;zeichnen</translation>
    </message>
    <message>
        <source>Recording a lesson: what you run, type and change becomes its steps. Lesson &gt; Note adds a text; Lesson &gt; Stop recording saves it in a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved the lesson in {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop recor&amp;ding…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReflectBox</name>
    <message>
        <source>Your notes for the report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RelocationPanel</name>
    <message>
        <source>All relocations in numbers. Choosing a row chooses its guest for the commands below.</source>
        <translation>Alle Verlagerungen in Zahlen. Wer eine Zeile wählt, wählt ihren Gast für die Befehle unten.</translation>
    </message>
    <message>
        <source>Asks CP whether the guest could be relocated, and why not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP&apos;s answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP&apos;s default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancels the relocation in progress; the guest stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes the limits of the relocation in progress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done; no response from CP.</source>
        <translation>Fertig; keine Antwort von CP.</translation>
    </message>
    <message>
        <source>Guest to relocate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the guest may be stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the whole relocation may take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IMMEDIATE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MAXQUIESCE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MAXTOTAL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pass while the guest runs, then it is stopped at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiesce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relocates the guest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relocations</source>
        <translation>Verlagerungen</translation>
    </message>
    <message>
        <source>The guest to which the commands apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line that the button enters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system to which the guest moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the command to the end, and the limit MAXTOTAL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>How long the guest was stopped, and the limit MAXQUIESCE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I/O in progress at the stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No relocation has been requested yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No relocation in the time shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages sent in all passes so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passes begun over its memory: while it ran + while it was stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiesced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage of the relocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guest being relocated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system it goes to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limits: total, quiesced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not requested yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quiesced {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>throttled by the destination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ({1}, quiesced {2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} earlier ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, pass {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RequestHandler</name>
    <message>
        <source>The request failed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleEdit</name>
    <message>
        <source>Rules of cpuplugd</source>
        <translation>Regeln von cpuplugd</translation>
    </message>
    <message>
        <source>The rules of cpuplugd. Ctrl+Space completes a name, F1 explains it; F4 goes to the next finding, Ctrl+Enter runs with these rules, Ctrl+S saves them into a file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleFiles</name>
    <message>
        <source>Autosave failed: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restored unsaved rules: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules (*{0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules (*{0});;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules have been changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
    <message>
        <source>new rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, edited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” has been changed. Save the changes?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>CPUs</source>
        <translation>CPUs</translation>
    </message>
    <message>
        <source>Control characters at the start of a line were replaced by blanks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {0} is not UTF-8; it was read as Latin-1, and is saved as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amount by which the pool grows when MEMUNPLUG is true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>amount by which the pool shrinks when MEMPLUG is true; default CMM_INC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counters of memory since IPL, as /proc/vmstat shows them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counters of the CPUs since IPL, as /proc/stat shows them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum number of CPUs online; 0 = all that are present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory, as /proc/meminfo shows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum number of CPUs online</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>the pool of pages taken from Linux never gets larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pool of pages taken from Linux never gets smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time between two readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when it is true and HOTPLUG is not, one CPU is taken offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when it is true and MEMPLUG is not, pages are taken from Linux</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when it is true, Linux gets pages back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when it is true, one CPU is put online</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be read: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has a NUL character in line {1}, column {2}; is it UTF-16? Save it as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is larger than {1} bytes, the limit of this simulation; a rule file has a few lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Opens the panel for writing and saving rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restarts cpuplugd in this guest with the rules of a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules (*{0});;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules for {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guest whose cpuplugd receives the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a rule file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>&amp;Open file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Those of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>In &amp;all guests with simulated Linux</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In &amp;{0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the {1} guests of the group of &amp;{0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Linux is simulated in this scenario: there are no values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens and saves a file of rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>S&amp;hipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Starts another run of this scenario with the edited rules (Ctrl+Enter).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The daemon does not start with these rules: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guest whose values are shown. Choosing a guest opens its rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rules: CPUs and memory stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>errors: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {0}, column {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warnings: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has no readings yet: start the run.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunBar</name>
    <message>
        <source>Back to the start</source>
        <translation>Zurück zum Anfang</translation>
    </message>
    <message>
        <source>End the run</source>
        <translation>Lauf beenden</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Goes back to the start of the run.</source>
        <translation>Geht zum Anfang des Laufs zurück.</translation>
    </message>
    <message>
        <source>Goes to any past moment. A fault injected there starts another branch of the run.</source>
        <translation>Geht zu jedem vergangenen Moment. Ein dort eingefügter Fehler beginnt einen weiteren Zweig des Laufs.</translation>
    </message>
    <message>
        <source>Goes to the next sample, a tenth of a second on.</source>
        <translation>Geht zum nächsten Messwert, eine Zehntelsekunde weiter.</translation>
    </message>
    <message>
        <source>Goes to the previous sample, a tenth of a second back.</source>
        <translation>Geht zum vorigen Messwert, eine Zehntelsekunde zurück.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Runs the drawing with the guests below, or pauses the run.</source>
        <translation>Lässt die Zeichnung mit den Gästen unten laufen oder hält den Lauf an.</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>Simulierte Zeit</translation>
    </message>
    <message>
        <source>Simulated time per real time.</source>
        <translation>Simulierte Zeit je Echtzeit.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Stops the run and returns to drawing.</source>
        <translation>Beendet den Lauf und kehrt zum Zeichnen zurück.</translation>
    </message>
    <message>
        <source>Time of the run</source>
        <translation>Zeit des Laufs</translation>
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
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare with another run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If empty, the branch gets a number.</source>
        <translation>Leer: der Zweig bekommt eine Nummer.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings as key=value, separated by spaces: lpar.processors=2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunMatrix</name>
    <message>
        <source>1 seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No published figure: an untested prediction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Published: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>not published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} seeds</source>
        <translation>{0} Startwerte</translation>
    </message>
    <message>
        <source>{0} simulated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: it must stay below {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} (tolerance {2}, {3})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>■ cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>■ cancelled, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ running, {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ within</source>
        <translation>✓ innerhalb</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ outside</source>
        <translation>✗ außerhalb</translation>
    </message>
</context>
<context>
    <name>RunPanel</name>
    <message>
        <source> (and {0} more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best link…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP&apos;s answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the relocation of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channel on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiling the engine, once on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw an ISFC link between two LPARs first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Guests and rates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading the engine; the run begins as soon as it is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plug in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pull cable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pulls the cables of the selection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rates of links, channels and devices. Choosing a row selects it on the canvas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relocate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relocates a guest now, or cancels its relocation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relocations</source>
        <translation>Verlagerungen</translation>
    </message>
    <message>
        <source>Runs the same load on another layout, side by side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches for the best layout of a logical link.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a channel, a cable, a port or devices during a run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of the drawing does not run. {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage, passes and times of each relocation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drawing changed since this run started. Run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Varies the selected channels off or on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Varies the selected devices off or on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the run as a scenario and opens it in the lab with all charts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (another branch of the run begins here)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunPicture</name>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:,.0f} MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunRates</name>
    <message>
        <source>Busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CHPID {0}</source>
        <translation>CHPID {0}</translation>
    </message>
    <message>
        <source>Into a channel; for links and devices, back to the link&apos;s first end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logical link, channel, or device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean number of transfers in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of a channel; for links and devices, from the link&apos;s first end on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SSCH/s</source>
        <translation>SSCH/s</translation>
    </message>
    <message>
        <source>Share of time; a channel is saturated from 95 % on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfers started per second, in both directions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← MB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>→ MB/s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Runner</name>
    <message>
        <source>Could not record this interval in detail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine could not be loaded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunsPanel</name>
    <message>
        <source>Adds a run with another test, method or seed, to compare.</source>
        <translation>Fügt einen Lauf mit anderem Test, anderer Methode oder anderem Startwert zum Vergleich hinzu.</translation>
    </message>
    <message>
        <source>Another run…</source>
        <translation>Anderer Lauf…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>How runs are compared</source>
        <translation>Art des Vergleichs</translation>
    </message>
    <message>
        <source>How the charts show the compared run.</source>
        <translation>Wie die Diagramme den verglichenen Lauf zeigen.</translation>
    </message>
    <message>
        <source>Play this run</source>
        <translation>Diesen Lauf abspielen</translation>
    </message>
    <message>
        <source>Plays the selected run.</source>
        <translation>Spielt den gewählten Lauf ab.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removes the selected run; the last one stays.</source>
        <translation>Entfernt den gewählten Lauf; der letzte bleibt.</translation>
    </message>
    <message>
        <source>Shows the selected run beside the one that plays.</source>
        <translation>Zeigt den gewählten Lauf neben dem, der abgespielt wird.</translation>
    </message>
</context>
<context>
    <name>SampleAnswer</name>
    <message>
        <source>**A model answer.** {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with a model answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows one good answer, and a rubric.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick what your answer has:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioChoice</name>
    <message>
        <source>CP STOP and BEGIN</source>
        <translation>CP STOP und BEGIN</translation>
    </message>
    <message>
        <source>How the guests are paused. Another method opens another run at time 0.</source>
        <translation>Wie die Gäste angehalten werden. Eine andere Methode öffnet einen anderen Lauf zur Zeit 0.</translation>
    </message>
    <message>
        <source>Linux suspend and resume</source>
        <translation>Linux Suspend und Resume</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>The seed of the random numbers: the same seed gives the same run. Enter opens it.</source>
        <translation>Der Startwert der Zufallszahlen: derselbe Startwert ergibt denselben Lauf. Eingabe öffnet ihn.</translation>
    </message>
    <message>
        <source>The test to run, from all studies.</source>
        <translation>Der Test, aus allen Studien.</translation>
    </message>
</context>
<context>
    <name>ScenarioEditor</name>
    <message>
        <source>&amp;Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold: of this machine. Italic: the default. Delete takes the inherited value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a part below this heading, or add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences to the scenario below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: words of a key or its meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys of this part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems. {0} guests, {1} differences to the scenario below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the inherited value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The changes of {0} are not saved. Save them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} exists already; choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is inherited: set its count to 0, or save the machine on its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}[*] - Scenario editor</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioEditors</name>
    <message>
        <source>Begin with:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two small guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScenarioPicker</name>
    <message>
        <source>Filter the scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: words of a title, a description or a study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scenario contains these words, and none is near them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scenario contains these words. Near them:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios by study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type words of a title or a description. Enter opens a scenario.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Nothing contains these words, and nothing is near them.</source>
        <translation>Nichts enthält diese Wörter, und nichts ist ihnen ähnlich.</translation>
    </message>
    <message>
        <source>Nothing contains these words. Near them:</source>
        <translation>Nichts enthält diese Wörter. Ähnlich sind:</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Suchen: %1</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Type a few words and press Enter. Words may be incomplete.</source>
        <translation>Einige Wörter eingeben und Eingabe drücken. Wörter dürfen unvollständig sein.</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Words to search for</source>
        <translation>Gesuchte Wörter</translation>
    </message>
</context>
<context>
    <name>SeriesModel</name>
    <message>
        <source>First values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured values of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name in plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is in {1}, the measure in {2}: change the unit.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeriesTree</name>
    <message>
        <source>Enter puts the selected ones on the plot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search measures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionAutosave</name>
    <message>
        <source>Another session is open. The previous one was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Autosave failed: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the previous session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open where you left off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program did not close properly. Your session was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program did not close properly. {0} sessions were saved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>As it was left</source>
        <translation>Wie zuletzt</translation>
    </message>
    <message>
        <source>As left with each kind of study</source>
        <translation>Wie zuletzt bei jeder Art von Studie</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Decks and drawings</source>
        <translation>Decks und Zeichnungen</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exporte</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Latest folder</source>
        <translation>Letzter Ordner</translation>
    </message>
    <message>
        <source>Layout of studies</source>
        <translation>Anordnung der Studien</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Memory for time travel</source>
        <translation>Speicher für Zeitreisen</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>No setting contains these words.</source>
        <translation>Keine Einstellung enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Own scenarios and lessons</source>
        <translation>Eigene Szenarien und Lektionen</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Reduced: nothing moves or blinks by itself, such as text cursors and dashes on links. Runs play.</source>
        <translation>Reduziert: nichts bewegt sich oder blinkt von selbst, wie Textmarken und Striche auf Links. Läufe werden weiter abgespielt.</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show the class on</source>
        <translation>Der Klasse zeigen auf</translation>
    </message>
    <message>
        <source>Simulated time per real time when the program starts.</source>
        <translation>Simulierte Zeit je Echtzeit beim Start des Programms.</translation>
    </message>
    <message>
        <source>Speed at the start</source>
        <translation>Tempo beim Start</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>The colours of all windows.</source>
        <translation>Die Farben aller Fenster.</translation>
    </message>
    <message>
        <source>The folder in which dialogs for IOCP decks and for drawings begin.</source>
        <translation>Der Ordner, in dem Dialoge für IOCP-Decks und Zeichnungen beginnen.</translation>
    </message>
    <message>
        <source>The folder in which dialogs for pictures and tables begin.</source>
        <translation>Der Ordner, in dem Dialoge für Bilder und Tabellen beginnen.</translation>
    </message>
    <message>
        <source>The folder in which dialogs for scenarios, sessions and lessons begin.</source>
        <translation>Der Ordner, in dem Dialoge für Szenarien, Sitzungen und Lektionen beginnen.</translation>
    </message>
    <message>
        <source>The language of the windows from the next start on. What is not translated stays English.</source>
        <translation>Die Sprache der Fenster ab dem nächsten Start. Was nicht übersetzt ist, bleibt englisch.</translation>
    </message>
    <message>
        <source>The limit for the past of all runs. With less memory, going back takes longer; nothing is lost.</source>
        <translation>Die Grenze für die Vergangenheit aller Läufe. Mit weniger Speicher dauert der Weg zurück länger; verloren geht nichts.</translation>
    </message>
    <message>
        <source>The other screen</source>
        <translation>Der andere Bildschirm</translation>
    </message>
    <message>
        <source>The screen for Lesson &gt; Show to the class. While it is not connected, another one takes its place.</source>
        <translation>Der Bildschirm für „Lektion &gt; Der Klasse zeigen“. Ist er nicht angeschlossen, tritt ein anderer an seine Stelle.</translation>
    </message>
    <message>
        <source>The size of text in menus, panels, charts and lessons. Drawings and reports keep theirs.</source>
        <translation>Die Schriftgröße in Menüs, Bereichen, Diagrammen und Lektionen. Zeichnungen und Berichte behalten ihre.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Where panels are at the start and with studies of another kind. View &gt; Layouts saves layouts.</source>
        <translation>Wo Bereiche beim Start und bei Studien anderer Art sind. „Ansicht &gt; Anordnungen“ speichert Anordnungen.</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Choose the first cell of the table, and copy cells before.</source>
        <translation>Wählen Sie die erste Zelle der Tabelle, und kopieren Sie vorher Zellen.</translation>
    </message>
    <message>
        <source>Copied: {0} rows</source>
        <translation>Kopiert: {0} Zeilen</translation>
    </message>
    <message>
        <source>The block does not fit: the table has {0} rows and {1} columns.</source>
        <translation>Der Block passt nicht: Die Tabelle hat {0} Zeilen und {1} Spalten.</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>History of a term</source>
        <translation>Verlauf eines Terms</translation>
    </message>
    <message>
        <source>Not all readings were recorded: missing older values are taken from the nearest ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen term over the whole run; truth is 1 and 0. Choose a term in the tree of values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The present values of all terms, the findings in the rules, and the history of a term.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values, findings, history</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Simulating</name>
    <message>
        <source>Runs of the run matrix</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Simulator</name>
    <message>
        <source>Simulate {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SiteDialog</name>
    <message>
        <source>&amp;Add files…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste a console…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the user directory, SYSTEM CONFIG, replies of QUERY and INDICATE, /proc/meminfo and lscpu, rules of cpuplugd, IOCP decks: whatever you have. The files stay on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of a site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines that are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replies of QUERY and INDICATE, with or without the commands:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save and &amp;open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Scenario file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pasted {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} guests, {1} processors. {2} values are assumed; the comments in the file say which.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Solution</name>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a copy of your run. The solution:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`{0}`, as {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>`{0}`, in the Linux of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>build: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules `{0}`, for {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpanTable</name>
    <message>
        <source>Statistics of the selected span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics of the selected span; Escape in the chart closes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>integral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slope a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Speed</name>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>%1 minutes. %2</source>
        <translation>%1 Minuten. %2</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <source>All studies</source>
        <translation>Alle Studien</translation>
    </message>
    <message>
        <source>Build: a configuration of your own</source>
        <translation>Bauen: eine eigene Konfiguration</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Draw a configuration</source>
        <translation>Konfiguration zeichnen</translation>
    </message>
    <message>
        <source>Draw systems, channels and links. Each rule that you break shows at once, and guests relocate over what you have drawn.</source>
        <translation>Zeichnen Sie Systeme, Kanäle und Links. Jede verletzte Regel zeigt sich sofort, und Gäste werden über das Gezeichnete verlagert.</translation>
    </message>
    <message>
        <source>Eleven Linux guests share storage for eight; four are suspended and resumed. “What to watch” explains what you see.</source>
        <translation>Elf Linux-Gäste teilen sich Speicher für acht; vier werden angehalten und fortgesetzt. „Worauf achten“ erklärt, was Sie sehen.</translation>
    </message>
    <message>
        <source>Learn: %1</source>
        <translation>Lernen: %1</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Shift+F1 or Help &gt; Start page shows this page again.</source>
        <translation>Umschalt+F1 oder „Hilfe &gt; Startseite“ zeigt diese Seite wieder.</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Take lesson %1</source>
        <translation>Lektion %1 beginnen</translation>
    </message>
    <message>
        <source>Watch this study</source>
        <translation>Studie ansehen</translation>
    </message>
    <message>
        <source>Watch: pause under memory pressure</source>
        <translation>Zusehen: Pause bei Speichermangel</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>1 thing</source>
        <translation>1 Element</translation>
    </message>
    <message>
        <source>Latest message</source>
        <translation>Letzte Meldung</translation>
    </message>
    <message>
        <source>Not saved in a file yet</source>
        <translation>Noch in keiner Datei gespeichert</translation>
    </message>
    <message>
        <source>Number of problems, and duration of the check. Press to show them.</source>
        <translation>Zahl der Probleme und Dauer der Prüfung. Drücken zeigt sie.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems: the drawing is being checked</source>
        <translation>Probleme: die Zeichnung wird geprüft</translation>
    </message>
    <message>
        <source>Problems: {0}</source>
        <translation>Probleme: {0}</translation>
    </message>
    <message>
        <source>checked in {0} ms</source>
        <translation>in {0} ms geprüft</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>wird geprüft…</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>keine Probleme</translation>
    </message>
    <message>
        <source>revision {0}</source>
        <translation>Revision {0}</translation>
    </message>
    <message>
        <source>{0}  ● not saved</source>
        <translation>{0}  ● nicht gespeichert</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>{0} things</source>
        <translation>{0} Elemente</translation>
    </message>
    <message>
        <source>{0}, {1} selected</source>
        <translation>{0}, {1} ausgewählt</translation>
    </message>
</context>
<context>
    <name>StepsMenu</name>
    <message>
        <source>All steps; choose one to go there.</source>
        <translation>Alle Schritte; wählen Sie einen, um dorthin zu gehen.</translation>
    </message>
    <message>
        <source>Step {0} of {1}  ▾</source>
        <translation>Schritt {0} von {1}  ▾</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>Schritte der Lektion</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>freiwillig</translation>
    </message>
</context>
<context>
    <name>StopDialog</name>
    <message>
        <source>A new folder, created for the lesson.</source>
        <translation>Ein neuer Ordner, der für die Lektion angelegt wird.</translation>
    </message>
    <message>
        <source>Chooses the parent folder.</source>
        <translation>Wählt den übergeordneten Ordner.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Continue recording</source>
        <translation>Weiter aufzeichnen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Expected the name of a new folder inside an existing one.</source>
        <translation>Erwartet wurde der Name eines neuen Ordners in einem vorhandenen.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>My lesson</source>
        <translation>Meine Lektion</translation>
    </message>
    <message>
        <source>Parent folder</source>
        <translation>Übergeordneter Ordner</translation>
    </message>
    <message>
        <source>Save the lesson</source>
        <translation>Lektion speichern</translation>
    </message>
    <message>
        <source>Stop recording</source>
        <translation>Aufzeichnung beenden</translation>
    </message>
    <message>
        <source>The title of the lesson.</source>
        <translation>Der Titel der Lektion.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>{0} actions recorded.</source>
        <translation>{0} Aktionen aufgezeichnet.</translation>
    </message>
</context>
<context>
    <name>StoragePanel</name>
    <message>
        <source>Available frames</source>
        <translation>Verfügbare Frames</translation>
    </message>
    <message>
        <source>DASD used</source>
        <translation>DASD belegt</translation>
    </message>
    <message>
        <source>Demand scan</source>
        <translation>Demand Scan</translation>
    </message>
    <message>
        <source>Expanded storage in use, of the total.</source>
        <translation>Belegter Expanded Storage vom Gesamten.</translation>
    </message>
    <message>
        <source>Free below / above 2 GB</source>
        <translation>Frei unter / über 2 GB</translation>
    </message>
    <message>
        <source>Free frames; a demand scan maintains a reserve. Large systems from z/VM 6.2 on never use those below 2 GB.</source>
        <translation>Freie Frames; ein Demand Scan hält eine Reserve. Große Systeme ab z/VM 6.2 nutzen die unter 2 GB nie.</translation>
    </message>
    <message>
        <source>Guests below / above 2 GB</source>
        <translation>Gäste unter / über 2 GB</translation>
    </message>
    <message>
        <source>Paged in</source>
        <translation>Paging ein</translation>
    </message>
    <message>
        <source>Paged out</source>
        <translation>Paging aus</translation>
    </message>
    <message>
        <source>Pages of guests in real storage.</source>
        <translation>Seiten von Gästen im realen Hauptspeicher.</translation>
    </message>
    <message>
        <source>Pages on paging volumes.</source>
        <translation>Seiten auf Paging-Datenträgern.</translation>
    </message>
    <message>
        <source>Pages per second brought back into real storage.</source>
        <translation>Seiten je Sekunde, die in den realen Hauptspeicher zurückkommen.</translation>
    </message>
    <message>
        <source>Pages per second taken out of real storage.</source>
        <translation>Seiten je Sekunde, die den realen Hauptspeicher verlassen.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Hauptspeicher</translation>
    </message>
    <message>
        <source>The deepest pass of the demand scans in the last 10 s, and the list that lost most frames.</source>
        <translation>Der tiefste Durchgang der Demand Scans der letzten 10 s und die Liste, die am meisten Frames verlor.</translation>
    </message>
    <message>
        <source>XSTOR used</source>
        <translation>XSTOR belegt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{0} /s</source>
        <translation>{0} /s</translation>
    </message>
    <message>
        <source>{0} of {1} ({2} %)</source>
        <translation>{0} von {1} ({2} %)</translation>
    </message>
    <message>
        <source>{0} unused / {1}</source>
        <translation>{0} ungenutzt / {1}</translation>
    </message>
</context>
<context>
    <name>StorageTable</name>
    <message>
        <source>Frames of each z/VM system below and above 2 GB, expanded storage and paging.</source>
        <translation>Frames jedes z/VM-Systems unter und über 2 GB, Expanded Storage und Paging.</translation>
    </message>
    <message>
        <source>Storage of the systems</source>
        <translation>Hauptspeicher der Systeme</translation>
    </message>
</context>
<context>
    <name>StorageValues</name>
    <message>
        <source>Avail &lt;2G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Avail &gt;2G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DASD /s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expanded storage in use, of the total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free frames above 2 GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free frames below 2 GB. Above a certain size of central storage, z/VM 6.2 leaves them unused: they stay available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In /s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages &lt;2G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages &gt;2G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of guests in frames above 2 GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of guests in frames below 2 GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages per second brought back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages per second read from paging volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>The z/VM system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XSTOR</source>
        <translation>XSTOR</translation>
    </message>
    <message>
        <source>unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StudyPanel</name>
    <message>
        <source>({0} in all)</source>
        <translation>({0} insgesamt)</translation>
    </message>
    <message>
        <source>All roles</source>
        <translation>Alle Rollen</translation>
    </message>
    <message>
        <source>All verdicts</source>
        <translation>Alle Urteile</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the table as CSV</source>
        <translation>Tabelle als CSV kopieren</translation>
    </message>
    <message>
        <source>Facts and claims of the study. Enter goes where the chosen one is shown.</source>
        <translation>Fakten und Aussagen der Studie. Eingabe geht dorthin, wo der gewählte Eintrag gezeigt wird.</translation>
    </message>
    <message>
        <source>Nothing is published for this scenario.</source>
        <translation>Für dieses Szenario ist nichts veröffentlicht.</translation>
    </message>
    <message>
        <source>Nothing is recorded yet.</source>
        <translation>Noch nichts ist aufgezeichnet.</translation>
    </message>
    <message>
        <source>Published and simulated</source>
        <translation>Veröffentlicht und simuliert</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Run all scenarios of the study with {0} seeds in the background</source>
        <translation>Alle Szenarien der Studie mit {0} Startwerten im Hintergrund ausführen</translation>
    </message>
    <message>
        <source>Shows only rows of this kind.</source>
        <translation>Zeigt nur Zeilen dieser Art.</translation>
    </message>
    <message>
        <source>The study could not be verified</source>
        <translation>Die Studie konnte nicht geprüft werden</translation>
    </message>
    <message>
        <source>This run so far: {0}</source>
        <translation>Dieser Lauf bisher: {0}</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Verify with {0} seeds</source>
        <translation>Mit {0} Startwerten prüfen</translation>
    </message>
    <message>
        <source>Verify {0} with {1} seeds</source>
        <translation>{0} mit {1} Startwerten prüfen</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>{0} of {1} calibrate facts</source>
        <translation>{0} von {1} Calibrate-Fakten</translation>
    </message>
    <message>
        <source>{0} of {1} claims hold</source>
        <translation>{0} von {1} Aussagen treffen zu</translation>
    </message>
    <message>
        <source>{0} of {1} predict facts within tolerance</source>
        <translation>{0} von {1} Predict-Fakten innerhalb der Toleranz</translation>
    </message>
    <message>
        <source>{0} seeds</source>
        <translation>{0} Startwerte</translation>
    </message>
</context>
<context>
    <name>Sweep</name>
    <message>
        <source>1 channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connections in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connections of each channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crossed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} seeds</source>
        <translation>{0} Startwerte</translation>
    </message>
    <message>
        <source>{0}{1} ({2} to {3})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>– not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>■ cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ not completed: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SweepBox</name>
    <message>
        <source>Figures of the runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Simulate the runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulates the runs in the background; you can continue working.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} runs: {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SweepCurves</name>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of the runs as curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SweepPanel</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Channels, connections, layouts and workloads to sweep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts and table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses a grid of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Copies the results as CSV.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens the run of the chosen point in the lab (Enter, or a click on its mark).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relocates at all points without a result in the background.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relocations</source>
        <translation>Verlagerungen</translation>
    </message>
    <message>
        <source>Results shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results that the charts show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the run of the chosen point beside the one that is open (C).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulates the chosen point, or cancels it (R).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep of relocations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sweep as small charts, or as a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the results into a CSV file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · {1} failed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sweeps</name>
    <message>
        <source>Runs of the lesson “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>A row for each point. Enter opens its run, C compares it, R simulates it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row for each run. Enter opens it in the lab.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table of the study as it was printed, with the medians of the simulated runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published and simulated, in the layout of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs of the experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep as a table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablesPanel</name>
    <message>
        <source>Filter of the tables</source>
        <translation>Filter der Tabellen</translation>
    </message>
    <message>
        <source>Show rows with this text</source>
        <translation>Zeilen mit diesem Text zeigen</translation>
    </message>
    <message>
        <source>Tables of the drawing</source>
        <translation>Tabellen der Zeichnung</translation>
    </message>
</context>
<context>
    <name>TemplateDialog</name>
    <message>
        <source>&amp;Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Deleted: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter applies a template, F2 renames and Delete deletes one of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter saves them as a template.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
    <message>
        <source>Study: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Templates of plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plots are empty: put a measure on a plot first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the present plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TemplateForm</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Put it in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TermTree</name>
    <message>
        <source>Each rule with its terms and their values in the guest at this moment. Bold: the deciding term. In brackets: not evaluated by the daemon. Enter shows the history of a term.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms of the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TextPanel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copies the whole text.</source>
        <translation>Kopiert den ganzen Text.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text of the drawing</source>
        <translation>Text der Zeichnung</translation>
    </message>
    <message>
        <source>The texts of the drawing are being written…</source>
        <translation>Die Texte der Zeichnung werden geschrieben…</translation>
    </message>
    <message>
        <source>There is no CEC yet.</source>
        <translation>Es gibt noch keinen CEC.</translation>
    </message>
</context>
<context>
    <name>Things</name>
    <message>
        <source>3 channels x 3 connections</source>
        <translation>3 Kanäle x 3 Verbindungen</translation>
    </message>
    <message>
        <source>A FICON channel with its CHPID. Put it into a CEC or on a card.</source>
        <translation>Ein FICON-Kanal mit seiner CHPID. Setzen Sie ihn in einen CEC oder auf eine Karte.</translation>
    </message>
    <message>
        <source>A FICON director; its ports appear as cables are plugged in.</source>
        <translation>Ein FICON-Director; seine Ports erscheinen, wenn Kabel gesteckt werden.</translation>
    </message>
    <message>
        <source>A card with two or four channels, by its generation.</source>
        <translation>Eine Karte mit zwei oder vier Kanälen, je nach Generation.</translation>
    </message>
    <message>
        <source>A channel subsystem of a CEC: up to 15 LPARs and 256 CHPIDs.</source>
        <translation>Ein Channel Subsystem eines CEC: bis zu 15 LPARs und 256 CHPIDs.</translation>
    </message>
    <message>
        <source>A cluster of 2 to 4 members on CECs of their own: two channels each, on two directors, and a logical link between each two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fibre pair. Draw it from a channel to a port, or to another channel.</source>
        <translation>Ein Faserpaar. Ziehen Sie es von einem Kanal zu einem Port oder zu einem anderen Kanal.</translation>
    </message>
    <message>
        <source>A logical link. Draw it from one LPAR to another.</source>
        <translation>Ein logischer Link. Ziehen Sie ihn von einer LPAR zu einer anderen.</translation>
    </message>
    <message>
        <source>A logical partition with a z/VM system. Put it into a CEC.</source>
        <translation>Eine logische Partition mit einem z/VM-System. Setzen Sie sie in einen CEC.</translation>
    </message>
    <message>
        <source>A machine. It holds channel subsystems, LPARs, cards and channels.</source>
        <translation>Eine Maschine. Sie enthält Channel Subsystems, LPARs, Karten und Kanäle.</translation>
    </message>
    <message>
        <source>A port of a director.</source>
        <translation>Ein Port eines Directors.</translation>
    </message>
    <message>
        <source>As many connections that write on each channel, in either direction.</source>
        <translation type="unfinished"></translation>
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
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Device range</source>
        <translation>Gerätebereich</translation>
    </message>
    <message>
        <source>Devices that follow each other. Put it into a control unit.</source>
        <translation>Geräte, die aufeinander folgen. Setzen Sie ihn in eine Steuereinheit.</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Director</translation>
    </message>
    <message>
        <source>FCTC control unit</source>
        <translation>FCTC-Steuereinheit</translation>
    </message>
    <message>
        <source>FICON card</source>
        <translation>FICON-Karte</translation>
    </message>
    <message>
        <source>ISFC link</source>
        <translation>ISFC-Link</translation>
    </message>
    <message>
        <source>LPAR</source>
        <translation>LPAR</translation>
    </message>
    <message>
        <source>N channels, M connections</source>
        <translation>N Kanäle, M Verbindungen</translation>
    </message>
    <message>
        <source>Nine connections on three shared channels, of which the study shows the rate of each device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>SSI cluster</source>
        <translation>SSI-Cluster</translation>
    </message>
    <message>
        <source>Sixteen connections on four shared channels: 6, 3, 4 and 3. Parts II and III of the study have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text on the drawing.</source>
        <translation>Text auf der Zeichnung.</translation>
    </message>
    <message>
        <source>The definition of one side for an image at the far end. Put it on a channel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two members on one CEC: straight, crossed or non-shared channels with connections spread evenly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to four z/VM systems; links join each two of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a full mesh</source>
        <translation>ein vollständiges Netz</translation>
    </message>
    <message>
        <source>an optimised link</source>
        <translation>ein optimierter Link</translation>
    </message>
    <message>
        <source>the link of part II</source>
        <translation>der Link aus Teil II</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>First: {0}</source>
        <translation>Zuerst: {0}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Progress in {0}</source>
        <translation>Fortschritt in {0}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Start over: {0}</source>
        <translation>Von vorn beginnen: {0}</translation>
    </message>
    <message>
        <source>Starts the lesson from the beginning; your previous work is set aside.</source>
        <translation>Beginnt die Lektion von vorn; Ihre bisherige Arbeit wird beiseitegelegt.</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>{0} minutes</source>
        <translation>{0} Minuten</translation>
    </message>
</context>
<context>
    <name>TimeChart</name>
    <message>
        <source>Time goes from left to right, from {0} to {1}.</source>
        <translation>Die Zeit läuft von links nach rechts, von {0} bis {1}.</translation>
    </message>
</context>
<context>
    <name>TimeTravelActions</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
    <message>
        <source>Sessions (*{0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: none after this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: none before this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” begins here; “{1}” keeps what came after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” was removed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ToLab</name>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the run as a scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was written and opens in the lab</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopologyMatrix</name>
    <message>
        <source>CHPID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LPAR</source>
        <translation>LPAR</translation>
    </message>
    <message>
        <source>LPAR {0}: CEC {1}, CSS {2}, z/VM system {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Unit addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>link without connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{} down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopologyPrint</name>
    <message>
        <source>ISFC link</source>
        <translation>ISFC-Link</translation>
    </message>
    <message>
        <source>LPAR has the channel</source>
        <translation>LPAR hat den Kanal</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Sheet {0}</source>
        <translation>Blatt {0}</translation>
    </message>
    <message>
        <source>cable</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>member of a cluster</source>
        <translation>Mitglied eines Clusters</translation>
    </message>
    <message>
        <source>path of a control unit</source>
        <translation>Pfad einer Steuereinheit</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} von {1}</translation>
    </message>
    <message>
        <source>{0}, row {1}, column {2}</source>
        <translation>{0}, Zeile {1}, Spalte {2}</translation>
    </message>
</context>
<context>
    <name>TopologyTables</name>
    <message>
        <source> … and {0} more</source>
        <translation> … und {0} weitere</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; follows from other things; expected it unchanged</source>
        <translation>„{0}“ folgt aus anderem; erwartet war es unverändert</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffer credits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CEC</source>
        <translation>CEC</translation>
    </message>
    <message>
        <source>CECs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CHPID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSS</source>
        <translation>CSS</translation>
    </message>
    <message>
        <source>CUADD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUADD that names it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cable to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Channels and LINKs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices of the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Devices of the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Director</translation>
    </message>
    <message>
        <source>Directors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ISFC links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LPARs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length, km</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MIF id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Members by slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory, GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Nothing was pasted: {0}{1}</source>
        <translation>Nichts wurde eingefügt: {0}{1}</translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PCHID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste {0} cells</source>
        <translation>{0} Zellen einfügen</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>SSI clusters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no cells: {0}.</source>
        <translation>Die Zwischenablage enthält keine Zellen: {0}.</translation>
    </message>
    <message>
        <source>The clipboard holds too much: paste fewer cells.</source>
        <translation>Die Zwischenablage enthält zu viel: Fügen Sie weniger Zellen ein.</translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit addresses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume of the PDR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {0} ({1}), {2}: {3}</source>
        <translation>Zeile {0} ({1}), {2}: {3}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>z/VM system</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopologyText</name>
    <message>
        <source>Commands at {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IOCP of CEC {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SYSTEM CONFIG</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopologyWindow</name>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Internal error in the window: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New drawing – LPAR Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrainerWindow</name>
    <message>
        <source>All panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask a question of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bookmark the present moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Bring the lab to the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings the lab to the front (F6).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Class sees: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the presentation (Esc).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain what has the focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the class&apos;s screen, or go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fills the class&apos;s screen (F11).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to key moment {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the picture that the class sees (F).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the class&apos;s window black (B).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next page or step (Page Down).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Down and Page Up lead through the lesson. B blackens the class&apos;s window. ? lists keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page or step before (Page Up).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>Seite {0} von {1}</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Panel for the class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs what the step waits for, or stops (G).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>The panel that the class sees, or that is lit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainer – {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trainer&apos;s pack…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes plan, slides and answers as PDF.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Transport</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>End of the run</source>
        <translation>Ende des Laufs</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Verzweigen</translation>
    </message>
    <message>
        <source>Goes to a moment, or to where a condition becomes true, and stops.</source>
        <translation>Geht zu einem Zeitpunkt oder dahin, wo eine Bedingung wahr wird, und hält an.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kind of event</source>
        <translation>Art des Ereignisses</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächstes</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Voriges</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Run to</source>
        <translation>Bis Zeit</translation>
    </message>
    <message>
        <source>Simulated time per real time: 60× shows an hour of the study in a minute. Page Up and Page Down go to the next marked speed.</source>
        <translation>Simulierte Zeit je Echtzeit: 60× zeigt eine Stunde der Studie in einer Minute. Bild auf und Bild ab gehen zum nächsten markierten Tempo.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>The kind of event that the two buttons beside it go to: an incident, a state, an event of the machine.</source>
        <translation>Die Art des Ereignisses, zu dem die zwei Schaltflächen daneben gehen: ein Vorfall, ein Zustand, ein Ereignis der Maschine.</translation>
    </message>
    <message>
        <source>The selected speed</source>
        <translation>Das gewählte Tempo</translation>
    </message>
    <message>
        <source>The speed reached</source>
        <translation>Das erreichte Tempo</translation>
    </message>
    <message>
        <source>now {0}</source>
        <translation>jetzt {0}</translation>
    </message>
    <message>
        <source>slow {0}</source>
        <translation>langsam {0}</translation>
    </message>
    <message>
        <source>{0} (Space)</source>
        <translation>{0} (Leertaste)</translation>
    </message>
</context>
<context>
    <name>UndoList</name>
    <message>
        <source>All changes, oldest first. Enter or a click goes to that state.</source>
        <translation>Alle Änderungen, die älteste zuerst. Eingabe oder ein Klick geht zu diesem Stand.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
</context>
<context>
    <name>UntilDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Go &amp;back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Go &amp;forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Goes back to where the condition last became true (Shift+Enter).</source>
        <translation>Geht dahin zurück, wo die Bedingung zuletzt wahr wurde (Umschalt+Eingabe).</translation>
    </message>
    <message>
        <source>Goes to where the condition next becomes true (Enter).</source>
        <translation>Geht dahin, wo die Bedingung als Nächstes wahr wird (Eingabe).</translation>
    </message>
    <message>
        <source>How conditions are written</source>
        <translation>Wie Bedingungen geschrieben werden</translation>
    </message>
    <message>
        <source>Run until</source>
        <translation>Laufen bis</translation>
    </message>
    <message>
        <source>The condition to wait for, such as: available frames &lt; 5 %, or LNK00105 dormant.</source>
        <translation>Die Bedingung, auf die gewartet wird, wie: available frames &lt; 5 %, oder LNK00105 dormant.</translation>
    </message>
</context>
<context>
    <name>Upcoming</name>
    <message>
        <source>next: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:.0f} µs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:.1f} ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0:.2f} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}{1}, in {2}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VoteBox</name>
    <message>
        <source>, {0} joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds these numbers to the vote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks a question of your own (Q).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks the same question once more; the first vote is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands for {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands that were raised; they count beside the votes of the page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was asked yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers called out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers called out, such as 12, 25.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens, closes and shows the vote (V).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own question…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the answer and published values to the class (R).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The class sees {0}{1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vote is closed: {0}{1}. The class does not see the votes yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vote is open: {0}{1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step has no question to vote on. You can ask one of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes in all. A click counts one hand more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} Half of them are below {1}, between {2} and {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}, count one hand more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Votes</name>
    <message>
        <source>{0} vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} votes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VotesView</name>
    <message>
        <source> (first {0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers and votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} answers from {1} to {2}, half of them below {3}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wait</name>
    <message>
        <source>The condition was not reached. {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WaitBox</name>
    <message>
        <source>Now it is {0}.</source>
        <translation>Jetzt ist es {0}.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Reached at {0}.</source>
        <translation>Erreicht bei {0}.</translation>
    </message>
    <message>
        <source>Returns to the start of this step.</source>
        <translation>Kehrt zum Anfang dieses Schritts zurück.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Runs the machine until then, and stops it.</source>
        <translation>Lässt die Maschine bis dahin laufen und hält sie an.</translation>
    </message>
    <message>
        <source>Runs until</source>
        <translation>Läuft bis</translation>
    </message>
    <message>
        <source>Simulated time</source>
        <translation>Simulierte Zeit</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Watch at {0}×</source>
        <translation>Mit {0}× ansehen</translation>
    </message>
</context>
<context>
    <name>WaiveDialog</name>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason is saved with the drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the problem is acceptable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhatIfDialog</name>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seeds:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Compared with {0} seeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each machine runs from its beginning with the same seeds, in the background. A figure counts as changed when its ranges over the seeds do not touch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as CS&amp;V…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings of change {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suggestions for change {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The comparison ended unexpectedly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of change {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} runs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>&amp;Ask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Guest:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy of the machine looks ahead…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Show on the &amp;timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to explain yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>U&amp;ndo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Fit the layout to the text size</source>
        <translation>Anordnung an Schriftgröße anpassen</translation>
    </message>
    <message>
        <source>R&amp;epeat</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>Show to the &amp;class</source>
        <translation>Der &amp;Klasse zeigen</translation>
    </message>
    <message>
        <source>Show to the &amp;class, on {0}</source>
        <translation>Der &amp;Klasse zeigen, auf {0}</translation>
    </message>
    <message>
        <source>Space plays and pauses. Ctrl+K finds everything.</source>
        <translation>Leertaste: abspielen und anhalten. Strg+K findet alles.</translation>
    </message>
    <message>
        <source>Take back from the &amp;class</source>
        <translation>Von der &amp;Klasse zurücknehmen</translation>
    </message>
    <message>
        <source>The layout “{0}” of the settings is gone. Panels are as they were left.</source>
        <translation>Die Anordnung „{0}“ der Einstellungen gibt es nicht mehr. Die Bereiche sind wie zuletzt.</translation>
    </message>
</context>
<context>
    <name>WindowUndo</name>
    <message>
        <source>Close “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open “{0}”</source>
        <translation>„{0}“ öffnen</translation>
    </message>
</context>
<context>
    <name>WordsForm</name>
    <message>
        <source>In your own words…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved for your report; it is not judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a sentence or two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answer in words</source>
        <translation type="unfinished"></translation>
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
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Failed: {0}</source>
        <translation>Fehlgeschlagen: {0}</translation>
    </message>
    <message>
        <source>Keep it running</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Quit and lose it</source>
        <translation>Beenden und verlieren</translation>
    </message>
    <message>
        <source>Quit while work is running?</source>
        <translation>Beenden, während noch gearbeitet wird?</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Beginnt…</translation>
    </message>
    <message>
        <source>Work that has not ended is lost:

{0}</source>
        <translation>Nicht beendete Arbeit geht verloren:

{0}</translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held by processor {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>processors that wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spins {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>{0} in the background: {1}</source>
        <translation>{0} im Hintergrund: {1}</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} min</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>{0}, about {1} left</source>
        <translation>{0}, noch etwa {1}</translation>
    </message>
    <message>
        <source>{0}: done</source>
        <translation>{0}: fertig</translation>
    </message>
    <message>
        <source>{0}: failed</source>
        <translation>{0}: fehlgeschlagen</translation>
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
        <translation>Hintergrundarbeit</translation>
    </message>
    <message>
        <source>Background work: {0}</source>
        <translation>Hintergrundarbeit: {0}</translation>
    </message>
    <message>
        <source>Lists the work in the background: how far it is, with a button that cancels it.</source>
        <translation>Zeigt die Arbeit im Hintergrund: wie weit sie ist, mit einer Schaltfläche zum Abbrechen.</translation>
    </message>
</context>
<context>
    <name>WorkLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkPopup</name>
    <message>
        <source>Background work</source>
        <translation>Hintergrundarbeit</translation>
    </message>
    <message>
        <source>Nothing runs in the background.</source>
        <translation>Im Hintergrund läuft nichts.</translation>
    </message>
</context>
<context>
    <name>_Job</name>
    <message>
        <source>Read {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_List</name>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter or F2 edits a cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
</TS>
