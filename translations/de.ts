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
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a run</source>
        <translation>Lauf hinzufügen</translation>
    </message>
    <message>
        <source>as in the study</source>
        <translation>wie in der Studie</translation>
    </message>
</context>
<context>
    <name>AlignPlot</name>
    <message>
        <source>Align by dragging</source>
        <translation>Durch Ziehen ausrichten</translation>
    </message>
    <message>
        <source>Drag the file&apos;s curve. Left and Right move it, with Shift less, with Ctrl more.</source>
        <translation>Ziehen Sie die Kurve der Datei. Links und Rechts verschieben sie, mit Umschalt weniger, mit Strg mehr.</translation>
    </message>
    <message>
        <source>The file&apos;s values begin at {0} s of the run.</source>
        <translation>Die Werte der Datei beginnen bei {0} s des Laufs.</translation>
    </message>
    <message>
        <source>each on its own scale</source>
        <translation>jede in ihrem eigenen Maßstab</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
</context>
<context>
    <name>Aligning</name>
    <message>
        <source>&amp;Best match</source>
        <translation>&amp;Beste Übereinstimmung</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Measure of the run to align with</source>
        <translation>Messgröße des Laufs, nach der ausgerichtet wird</translation>
    </message>
    <message>
        <source>Moves the file to where the two curves agree best</source>
        <translation>Verschiebt die Datei dorthin, wo beide Kurven am besten übereinstimmen</translation>
    </message>
    <message>
        <source>Series of the file to align</source>
        <translation>Reihe der Datei, die ausgerichtet wird</translation>
    </message>
    <message>
        <source>Too few values, or values that never change, cannot be aligned.</source>
        <translation>Zu wenige Werte oder Werte, die sich nie ändern, können nicht ausgerichtet werden.</translation>
    </message>
    <message>
        <source>with</source>
        <translation>nach</translation>
    </message>
</context>
<context>
    <name>AnswerBox</name>
    <message>
        <source>A later step compares it with the run.</source>
        <translation>Ein späterer Schritt vergleicht sie mit dem Lauf.</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Save my prediction</source>
        <translation>Meine Vorhersage speichern</translation>
    </message>
    <message>
        <source>Saved for your report.</source>
        <translation>Für Ihren Bericht gespeichert.</translation>
    </message>
    <message>
        <source>Saved. A later step compares it with the run.</source>
        <translation>Gespeichert. Ein späterer Schritt vergleicht sie mit dem Lauf.</translation>
    </message>
    <message>
        <source>Saves your answer for the report.</source>
        <translation>Speichert Ihre Antwort für den Bericht.</translation>
    </message>
    <message>
        <source>Shows whether the answer is right, and why.</source>
        <translation>Zeigt, ob die Antwort richtig ist und warum.</translation>
    </message>
    <message>
        <source>Takes the answer back so that you can give another one.</source>
        <translation>Nimmt die Antwort zurück, damit Sie eine andere geben können.</translation>
    </message>
    <message>
        <source>The run has already passed this moment. An answer now is marked: you looked first.</source>
        <translation>Der Lauf ist schon über diesen Zeitpunkt hinaus. Eine Antwort jetzt wird gekennzeichnet: Sie haben zuerst nachgesehen.</translation>
    </message>
    <message>
        <source>Your explanation</source>
        <translation>Ihre Erklärung</translation>
    </message>
    <message>
        <source>Your prediction</source>
        <translation>Ihre Vorhersage</translation>
    </message>
</context>
<context>
    <name>AreaField</name>
    <message>
        <source>several values</source>
        <translation>mehrere Werte</translation>
    </message>
</context>
<context>
    <name>Arranging</name>
    <message>
        <source>Put a measure on the plot first.</source>
        <translation>Bringen Sie zuerst eine Messgröße in den Plot.</translation>
    </message>
    <message>
        <source>There are {0} plots already: remove some first.</source>
        <translation>Es gibt schon {0} Plots: entfernen Sie zuerst einige.</translation>
    </message>
    <message>
        <source>{0}: {1}, x in s; residuals {2} {3} (root mean square), R² {4}</source>
        <translation>{0}: {1}, x in s; Residuen {2} {3} (quadratisches Mittel), R² {4}</translation>
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
        <translation>Ziehen Sie die obere Kante eines Teils. Links und Rechts wählen einen Balken, mit Umschalt einen Ort darin; Auf, Ab, Bild auf und Bild ab bewegen die Kante, Pos1 leert den Teil, Ende füllt den Balken.</translation>
    </message>
    <message>
        <source>Draw the bars</source>
        <translation>Balken zeichnen</translation>
    </message>
    <message>
        <source>Draw: {0}</source>
        <translation>Zeichnen: {0}</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
</context>
<context>
    <name>BarsCanvas</name>
    <message>
        <source>off by {0}</source>
        <translation>daneben um {0}</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>published {0}</source>
        <translation>veröffentlicht {0}</translation>
    </message>
    <message>
        <source>run {0}</source>
        <translation>Lauf {0}</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>dieser Lauf</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
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
        <translation>, kein Kabel</translation>
    </message>
    <message>
        <source>As drawn now</source>
        <translation>Wie jetzt gezeichnet</translation>
    </message>
    <message>
        <source>Best layout of a logical link</source>
        <translation>Beste Anordnung eines logischen Links</translation>
    </message>
    <message>
        <source>By device number</source>
        <translation>Nach Gerätenummer</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Channels that may be used at each end. Space ticks one.</source>
        <translation>Kanäle, die an jedem Ende verwendet werden dürfen. Leertaste hakt einen an.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Closes the dialog and ends the search.</source>
        <translation>Schließt den Dialog und beendet die Suche.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Crossed</source>
        <translation>Gekreuzt</translation>
    </message>
    <message>
        <source>Draw this layout</source>
        <translation>Diese Anordnung zeichnen</translation>
    </message>
    <message>
        <source>Each with each</source>
        <translation>Jeder mit jedem</translation>
    </message>
    <message>
        <source>Explains the rate of the chosen layout.</source>
        <translation>Erklärt die Rate der gewählten Anordnung.</translation>
    </message>
    <message>
        <source>First device number</source>
        <translation>Erste Gerätenummer</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>Erste Nummer</translation>
    </message>
    <message>
        <source>Free ports</source>
        <translation>Freie Ports</translation>
    </message>
    <message>
        <source>Hexadecimal. Both ends must have it free.</source>
        <translation>Hexadezimal. Sie muss an beiden Enden frei sein.</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Layouts, best first</source>
        <translation>Anordnungen, beste zuerst</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Logical link</source>
        <translation>Logischer Link</translation>
    </message>
    <message>
        <source>Making layouts</source>
        <translation>Anordnungen bilden</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>No channel is chosen: tick those that may be used</source>
        <translation>Kein Kanal ist gewählt: haken Sie die an, die verwendet werden dürfen</translation>
    </message>
    <message>
        <source>Own channels</source>
        <translation>Eigene Kanäle</translation>
    </message>
    <message>
        <source>Ports of directors that may be used for channels without a cable.</source>
        <translation>Ports von Directors, die für Kanäle ohne Kabel verwendet werden dürfen.</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Rewires the link. Ctrl+Z undoes it.</source>
        <translation>Verdrahtet den Link neu. Strg+Z macht es rückgängig.</translation>
    </message>
    <message>
        <source>Runs the guests on this layout and on the present drawing.</source>
        <translation>Lässt die Gäste auf dieser Anordnung und auf der jetzigen Zeichnung laufen.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search for the best layout</source>
        <translation>Beste Anordnung suchen</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>The first device number: expected hexadecimal digits</source>
        <translation>Die erste Gerätenummer: erwartet werden Hexadezimalziffern</translation>
    </message>
    <message>
        <source>The link was rewired: {0} connections</source>
        <translation>Der Link wurde neu verdrahtet: {0} Verbindungen</translation>
    </message>
    <message>
        <source>The link whose connections are rearranged.</source>
        <translation>Der Link, dessen Verbindungen neu angeordnet werden.</translation>
    </message>
    <message>
        <source>The reasons for the chosen one are below.</source>
        <translation>Die Gründe für die gewählte stehen unten.</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>Die Suche wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Tries layouts in the link model in the background.</source>
        <translation>Probiert Anordnungen im Modell des Links im Hintergrund aus.</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Probieren</translation>
    </message>
    <message>
        <source>Trying the best for longer</source>
        <translation>Die besten länger probieren</translation>
    </message>
    <message>
        <source>Upper limit; a link has up to 16.</source>
        <translation>Obergrenze; ein Link hat bis zu 16.</translation>
    </message>
    <message>
        <source>{0} layouts, {1} of them tried. → is from {2} to {3}.</source>
        <translation>{0} Anordnungen, {1} davon probiert. → ist von {2} nach {3}.</translation>
    </message>
    <message>
        <source>{0}, {1} connections</source>
        <translation>{0}, {1} Verbindungen</translation>
    </message>
    <message>
        <source>{0}: {1} MB/s so far</source>
        <translation>{0}: bis jetzt {1} MB/s</translation>
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
        <translation>Links und Rechts verschieben, Auf und Ab zoomen, F zeigt alles. Umschalt mit Links oder Rechts bewegt das Fadenkreuz; [ und ] setzen die Kanten des Ausschnitts dorthin. Die Menütaste öffnet das Menü des Plots.</translation>
    </message>
    <message>
        <source>Plot {0}: {1}.</source>
        <translation>Plot {0}: {1}.</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Plots</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
</context>
<context>
    <name>BranchState</name>
    <message>
        <source>Nothing is running: open a scenario, or restart the run.</source>
        <translation>Nichts läuft: öffnen Sie ein Szenario oder starten Sie den Lauf neu.</translation>
    </message>
    <message>
        <source>Run 1</source>
        <translation>Lauf 1</translation>
    </message>
    <message>
        <source>Run {0}</source>
        <translation>Lauf {0}</translation>
    </message>
    <message>
        <source>The run stopped at an error</source>
        <translation>Der Lauf hielt an einem Fehler an</translation>
    </message>
    <message>
        <source>The scenario could not be opened</source>
        <translation>Das Szenario konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>There is no branch {0}.</source>
        <translation>Es gibt keinen Zweig {0}.</translation>
    </message>
</context>
<context>
    <name>BranchTree</name>
    <message>
        <source>Forked at</source>
        <translation>Abgezweigt bei</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Aufgezeichnet</translation>
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
        <translation>Steht bei</translation>
    </message>
    <message>
        <source>The runs of this session. Enter plays the chosen one, F2 renames it, Delete removes it.</source>
        <translation>Die Läufe dieser Sitzung. Eingabe spielt den gewählten ab, F2 benennt ihn um, Entf entfernt ihn.</translation>
    </message>
    <message>
        <source>compared</source>
        <translation>verglichen</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>seed {0}</source>
        <translation>Startwert {0}</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>All bends</source>
        <translation>Alle Biegungen</translation>
    </message>
    <message>
        <source>Bend {0} of {1}</source>
        <translation>Biegung {0} von {1}</translation>
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
        <translation>Wählen Sie ein Kabel, das Biegungen hat</translation>
    </message>
    <message>
        <source>Select one cable to bend it</source>
        <translation>Wählen Sie ein Kabel, um es zu biegen</translation>
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
        <translation>Erste Schritte</translation>
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
        <translation>Ihre eigene Maschine</translation>
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
        <translation>&amp;Zeichnung (SVG)</translation>
    </message>
    <message>
        <source>&amp;Picture (PNG)</source>
        <translation>&amp;Bild (PNG)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Values (CSV)</source>
        <translation>&amp;Werte (CSV)</translation>
    </message>
    <message>
        <source>&amp;Values over time (CSV)</source>
        <translation>W&amp;erte über der Zeit (CSV)</translation>
    </message>
    <message>
        <source>A file of that name exists and will be replaced.</source>
        <translation>Eine Datei mit diesem Namen gibt es; sie wird ersetzt.</translation>
    </message>
    <message>
        <source>A file of the same name is replaced.</source>
        <translation>Eine Datei mit demselben Namen wird ersetzt.</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>W&amp;ählen…</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Choose a file in a folder that exists.</source>
        <translation>Wählen Sie eine Datei in einem Ordner, den es gibt.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>It is on the clipboard.</source>
        <translation>Es ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Light, for paper</source>
        <translation>Hell, für Papier</translation>
    </message>
    <message>
        <source>More of them are sharper in print.</source>
        <translation>Mehr davon sind im Druck schärfer.</translation>
    </message>
    <message>
        <source>P&amp;age (PDF)</source>
        <translation>&amp;Seite (PDF)</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Pixels of the file</source>
        <translation>Pixel der Datei</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Save the chart: {0}</source>
        <translation>Diagramm speichern: {0}</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The &amp;whole run</source>
        <translation>Der &amp;ganze Lauf</translation>
    </message>
    <message>
        <source>What the chart &amp;shows: {0} to {1}</source>
        <translation>Was das &amp;Diagramm zeigt: {0} bis {1}</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>{0} pixels for each</source>
        <translation>{0} Pixel für jedes</translation>
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
        <source>DASD</source>
        <translation>DASD</translation>
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
        <source>XSTOR only</source>
        <translation>nur XSTOR</translation>
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
        <source>real above 2 GB</source>
        <translation>real über 2 GB</translation>
    </message>
    <message>
        <source>real and XSTOR</source>
        <translation>real und XSTOR</translation>
    </message>
    <message>
        <source>real below 2 GB</source>
        <translation>real unter 2 GB</translation>
    </message>
    <message>
        <source>real only</source>
        <translation>nur real</translation>
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
    <name>Checking</name>
    <message>
        <source>Check the drawing</source>
        <translation>Zeichnung prüfen</translation>
    </message>
</context>
<context>
    <name>ChoiceForm</name>
    <message>
        <source>Choose one of the answers.</source>
        <translation>Wählen Sie eine der Antworten.</translation>
    </message>
</context>
<context>
    <name>ClassKeys</name>
    <message>
        <source>Freeze what the class sees, or go on</source>
        <translation>Einfrieren, was die Klasse sieht, oder weitermachen</translation>
    </message>
    <message>
        <source>Make the class&apos;s window black, or show it again</source>
        <translation>Das Fenster der Klasse schwärzen oder wieder zeigen</translation>
    </message>
    <message>
        <source>Next page or step</source>
        <translation>Nächste Seite oder nächster Schritt</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Open, close and show the vote</source>
        <translation>Abstimmung öffnen, schließen und zeigen</translation>
    </message>
    <message>
        <source>Page or step before</source>
        <translation>Vorige Seite oder voriger Schritt</translation>
    </message>
    <message>
        <source>Pause the time of the class, or go on</source>
        <translation>Die Zeit der Klasse anhalten oder weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Play or pause the run</source>
        <translation>Den Lauf abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Reveal the answer and published values, or hide them</source>
        <translation>Antwort und veröffentlichte Werte zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Run what the step waits for, or stop</source>
        <translation>Ausführen, worauf der Schritt wartet, oder anhalten</translation>
    </message>
    <message>
        <source>Show all panels, one in the light</source>
        <translation>Alle Bereiche zeigen, einen hervorgehoben</translation>
    </message>
    <message>
        <source>Show how to join the students&apos; page, or the step again</source>
        <translation>Zeigen, wie man der Seite beitritt, oder wieder den Schritt</translation>
    </message>
    <message>
        <source>Show text and panel</source>
        <translation>Text und Bereich zeigen</translation>
    </message>
    <message>
        <source>Show the panel</source>
        <translation>Den Bereich zeigen</translation>
    </message>
    <message>
        <source>Show the text</source>
        <translation>Den Text zeigen</translation>
    </message>
    <message>
        <source>Spotlight: let the panel fill the class&apos;s window</source>
        <translation>Spotlight: der Bereich füllt das Fenster der Klasse</translation>
    </message>
    <message>
        <source>Step before</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Take the pointer away</source>
        <translation>Den Zeiger wegnehmen</translation>
    </message>
</context>
<context>
    <name>ClassWindow</name>
    <message>
        <source>Class – LPAR Lab</source>
        <translation>Klasse – LPAR Lab</translation>
    </message>
    <message>
        <source>The vote is closed – {0}</source>
        <translation>Die Abstimmung ist geschlossen – {0}</translation>
    </message>
    <message>
        <source>Vote at {0} with code {1}</source>
        <translation>Abstimmen auf {0} mit Code {1}</translation>
    </message>
    <message>
        <source>Vote now – {0}</source>
        <translation>Jetzt abstimmen – {0}</translation>
    </message>
    <message>
        <source>Vote now – {0}, {1} joined</source>
        <translation>Jetzt abstimmen – {0}, {1} dabei</translation>
    </message>
    <message>
        <source>What the class sees. The trainer&apos;s window has notes and answers.</source>
        <translation>Was die Klasse sieht. Das Fenster des Trainers hat Notizen und Antworten.</translation>
    </message>
</context>
<context>
    <name>Classroom</name>
    <message>
        <source>End the presentation?</source>
        <translation>Die Vorführung beenden?</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The trainer&apos;s pack was written to {0}</source>
        <translation>Die Unterlagen für Trainer wurden nach {0} geschrieben</translation>
    </message>
    <message>
        <source>Trainer&apos;s pack</source>
        <translation>Unterlagen für Trainer</translation>
    </message>
    <message>
        <source>{0} students have joined. Their page closes, and the votes are not kept.</source>
        <translation>{0} Teilnehmer sind dabei. Ihre Seite schließt sich, und die Stimmen werden nicht aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>ClockLine</name>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes of the class</source>
        <translation>Minuten der Klasse</translation>
    </message>
    <message>
        <source>On time</source>
        <translation>In der Zeit</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>Pauses the time of the class, or continues it (T).</source>
        <translation>Hält die Zeit der Klasse an oder lässt sie weiterlaufen (T).</translation>
    </message>
    <message>
        <source>Start the clock</source>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <source>Step: {0} of {1}</source>
        <translation>Schritt: {0} von {1}</translation>
    </message>
    <message>
        <source>The plan gives each step its share of this time.</source>
        <translation>Der Plan gibt jedem Schritt seinen Anteil an dieser Zeit.</translation>
    </message>
    <message>
        <source>{0} ahead of the plan</source>
        <translation>{0} vor dem Plan</translation>
    </message>
    <message>
        <source>{0} behind the plan</source>
        <translation>{0} hinter dem Plan</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>noch {0}</translation>
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
        <translation>{0}: keines innerhalb von {1:.3g} s nach diesem Zeitpunkt; spätere Zeitpunkte wurden nicht durchsucht</translation>
    </message>
    <message>
        <source>{0}: none within {1:.3g} s before this moment; earlier moments were not searched</source>
        <translation>{0}: keines innerhalb von {1:.3g} s vor diesem Zeitpunkt; frühere Zeitpunkte wurden nicht durchsucht</translation>
    </message>
</context>
<context>
    <name>Cluster</name>
    <message>
        <source>CP has ended</source>
        <translation>CP hat geendet</translation>
    </message>
    <message>
        <source>These systems are linked, but they are not a cluster.</source>
        <translation>Diese Systeme sind verbunden, aber sie sind kein Cluster.</translation>
    </message>
    <message>
        <source>down</source>
        <translation>unten</translation>
    </message>
    <message>
        <source>heartbeat in the PDR</source>
        <translation>Heartbeat im PDR</translation>
    </message>
    <message>
        <source>heartbeat over links</source>
        <translation>Heartbeat über Links</translation>
    </message>
    <message>
        <source>held</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>joined, left, suspended</source>
        <translation>beigetreten, ausgetreten, suspendiert</translation>
    </message>
    <message>
        <source>link to {0}</source>
        <translation>Link zu {0}</translation>
    </message>
    <message>
        <source>links</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>member</source>
        <translation>Member</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>mode: {0}</source>
        <translation>Modus: {0}</translation>
    </message>
    <message>
        <source>new logons</source>
        <translation>neue Anmeldungen</translation>
    </message>
    <message>
        <source>no link</source>
        <translation>kein Link</translation>
    </message>
    <message>
        <source>seen as</source>
        <translation>gesehen als</translation>
    </message>
    <message>
        <source>since</source>
        <translation>seit</translation>
    </message>
    <message>
        <source>since {0}</source>
        <translation>seit {0}</translation>
    </message>
    <message>
        <source>slot</source>
        <translation>Slot</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>transactions</source>
        <translation>Transaktionen</translation>
    </message>
    <message>
        <source>up</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>{0} ago</source>
        <translation>vor {0}</translation>
    </message>
    <message>
        <source>{0} for {1}</source>
        <translation>{0} seit {1}</translation>
    </message>
    <message>
        <source>{0} tx/s</source>
        <translation>{0} tx/s</translation>
    </message>
    <message>
        <source>{0}, but {1}</source>
        <translation>{0}, aber {1}</translation>
    </message>
    <message>
        <source>{0}, {1} of {2} connections</source>
        <translation>{0}, {1} von {2} Verbindungen</translation>
    </message>
</context>
<context>
    <name>Combo</name>
    <message>
        <source>several values</source>
        <translation>mehrere Werte</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Completions</source>
        <translation>Ergänzungen</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>Übereinander</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>behind: {0}</source>
        <translation>zurück: {0}</translation>
    </message>
    <message>
        <source>more: {0}</source>
        <translation>mehr: {0}</translation>
    </message>
    <message>
        <source>other run</source>
        <translation>anderer Lauf</translation>
    </message>
    <message>
        <source>pages in use</source>
        <translation>belegte Seiten</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>dieser Lauf</translation>
    </message>
    <message>
        <source>{0} less {1}</source>
        <translation>{0} weniger {1}</translation>
    </message>
    <message>
        <source>{0} | {1}</source>
        <translation>{0} | {1}</translation>
    </message>
    <message>
        <source>{0}, where it differs</source>
        <translation>{0}, wo es abweicht</translation>
    </message>
    <message>
        <source>{0}; the figures of {1} are in the tool tips</source>
        <translation>{0}; die Zahlen von {1} stehen in den Tooltips</translation>
    </message>
</context>
<context>
    <name>CompareBox</name>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Run to that moment</source>
        <translation>Bis zu diesem Zeitpunkt laufen</translation>
    </message>
    <message>
        <source>Runs the machine to the moment you predicted.</source>
        <translation>Lässt die Maschine bis zu dem Zeitpunkt laufen, den Sie vorhergesagt haben.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>The run has not reached that moment yet.</source>
        <translation>Der Lauf hat diesen Zeitpunkt noch nicht erreicht.</translation>
    </message>
    <message>
        <source>The runs have not been simulated yet.</source>
        <translation>Die Läufe sind noch nicht simuliert.</translation>
    </message>
    <message>
        <source>You and this run</source>
        <translation>Sie und dieser Lauf</translation>
    </message>
    <message>
        <source>You looked first: this answer earns no point.</source>
        <translation>Sie haben zuerst nachgesehen: diese Antwort bringt keinen Punkt.</translation>
    </message>
    <message>
        <source>You made no prediction.</source>
        <translation>Sie haben nichts vorhergesagt.</translation>
    </message>
    <message>
        <source>You, this run and the study</source>
        <translation>Sie, dieser Lauf und die Studie</translation>
    </message>
</context>
<context>
    <name>CompareChart</name>
    <message>
        <source>All links, MB/s</source>
        <translation>Alle Links, MB/s</translation>
    </message>
    <message>
        <source>At the left the rates over time, at the right bars of the links. The table has the values.</source>
        <translation>Links die Raten über der Zeit, rechts Balken der Links. Die Tabelle hat die Werte.</translation>
    </message>
    <message>
        <source>Channels, MB/s</source>
        <translation>Kanäle, MB/s</translation>
    </message>
    <message>
        <source>Rates of both runs</source>
        <translation>Raten beider Läufe</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>A drawing from a file.</source>
        <translation>Eine Zeichnung aus einer Datei.</translation>
    </message>
    <message>
        <source>Balance of channels</source>
        <translation>Gleichmäßigkeit der Kanäle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Compare two layouts</source>
        <translation>Zwei Anordnungen vergleichen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Compare with a file</source>
        <translation>Mit einer Datei vergleichen</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Differs: {0}, {1}</source>
        <translation>Weicht ab: {0}, {1}</translation>
    </message>
    <message>
        <source>Drawings (*{0})</source>
        <translation>Zeichnungen (*{0})</translation>
    </message>
    <message>
        <source>Ends both runs.</source>
        <translation>Beendet beide Läufe.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Figures of both runs</source>
        <translation>Zahlen beider Läufe</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>First the drawings, then the machines that run.</source>
        <translation>Zuerst die Zeichnungen, dann die Maschinen, die laufen.</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/s</translation>
    </message>
    <message>
        <source>Mean rate</source>
        <translation>Mittlere Rate</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Nichts weicht ab.</translation>
    </message>
    <message>
        <source>Nothing to compare with: open another drawing, or choose a file.</source>
        <translation>Nichts zum Vergleichen: öffnen Sie eine andere Zeichnung oder wählen Sie eine Datei.</translation>
    </message>
    <message>
        <source>Only in the other one: {0}</source>
        <translation>Nur in der anderen: {0}</translation>
    </message>
    <message>
        <source>Only in this drawing: {0}</source>
        <translation>Nur in dieser Zeichnung: {0}</translation>
    </message>
    <message>
        <source>Pages sent</source>
        <translation>Gesendete Seiten</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Quiesce time</source>
        <translation>Quiesce-Zeit</translation>
    </message>
    <message>
        <source>Relocation time</source>
        <translation>Verlagerungszeit</translation>
    </message>
    <message>
        <source>Run both</source>
        <translation>Beide laufen lassen</translation>
    </message>
    <message>
        <source>Run the other layout</source>
        <translation>Die andere Anordnung laufen lassen</translation>
    </message>
    <message>
        <source>Run this drawing</source>
        <translation>Diese Zeichnung laufen lassen</translation>
    </message>
    <message>
        <source>Running both</source>
        <translation>Beide laufen</translation>
    </message>
    <message>
        <source>Simulated figures, not measurements.</source>
        <translation>Simulierte Zahlen, keine Messungen.</translation>
    </message>
    <message>
        <source>The other layout: another window, a file, or the state before the last change.</source>
        <translation>Die andere Anordnung: ein anderes Fenster, eine Datei oder der Stand vor der letzten Änderung.</translation>
    </message>
    <message>
        <source>The other one</source>
        <translation>Die andere</translation>
    </message>
    <message>
        <source>The runs were cancelled.</source>
        <translation>Die Läufe wurden abgebrochen.</translation>
    </message>
    <message>
        <source>The same guests and the same seed on both, in the background.</source>
        <translation>Dieselben Gäste und derselbe Startwert auf beiden, im Hintergrund.</translation>
    </message>
    <message>
        <source>The two drawings are equal.</source>
        <translation>Die beiden Zeichnungen sind gleich.</translation>
    </message>
    <message>
        <source>This drawing</source>
        <translation>Diese Zeichnung</translation>
    </message>
    <message>
        <source>This drawing with</source>
        <translation>Diese Zeichnung mit</translation>
    </message>
    <message>
        <source>Transfers under way</source>
        <translation>Laufende Übertragungen</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was abweicht</translation>
    </message>
    <message>
        <source>before: {0}</source>
        <translation>vorher: {0}</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>window: {0}</source>
        <translation>Fenster: {0}</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The answer is: **{0}**</source>
        <translation>Die Antwort ist: **{0}**</translation>
    </message>
    <message>
        <source>This run says: **{0}**</source>
        <translation>Dieser Lauf sagt: **{0}**</translation>
    </message>
    <message>
        <source>You said: **{0}**</source>
        <translation>Sie sagten: **{0}**</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>höchster</translation>
    </message>
    <message>
        <source>off by</source>
        <translation>daneben um</translation>
    </message>
    <message>
        <source>off this run by</source>
        <translation>neben diesem Lauf um</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>dieser Lauf</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
</context>
<context>
    <name>Completion</name>
    <message>
        <source>Completions</source>
        <translation>Ergänzungen</translation>
    </message>
</context>
<context>
    <name>ConnectDialog</name>
    <message>
        <source>1 to 16; four fill a channel.</source>
        <translation>1 bis 16; vier füllen einen Kanal.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Channel of {0}</source>
        <translation>Kanal von {0}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Connections of a link</source>
        <translation>Verbindungen eines Links</translation>
    </message>
    <message>
        <source>Draw an ISFC link between two LPARs first</source>
        <translation>Zeichnen Sie zuerst einen ISFC-Link zwischen zwei LPARs</translation>
    </message>
    <message>
        <source>Each LPAR needs a channel that it may use</source>
        <translation>Jede LPAR braucht einen Kanal, den sie verwenden darf</translation>
    </message>
    <message>
        <source>First channel</source>
        <translation>Erster Kanal</translation>
    </message>
    <message>
        <source>First device number</source>
        <translation>Erste Gerätenummer</translation>
    </message>
    <message>
        <source>First device number: expected 0000 to FFFF, or nothing</source>
        <translation>Erste Gerätenummer: erwartet wird 0000 bis FFFF oder nichts</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Number of the first device, the same on both sides: 0000 to FFFF, or nothing.</source>
        <translation>Nummer des ersten Geräts, auf beiden Seiten dieselbe: 0000 bis FFFF oder nichts.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Second channel</source>
        <translation>Zweiter Kanal</translation>
    </message>
    <message>
        <source>The logical link that gets the connections.</source>
        <translation>Der logische Link, der die Verbindungen bekommt.</translation>
    </message>
    <message>
        <source>The same channel on both sides: straight; different ones: crossed.</source>
        <translation>Derselbe Kanal auf beiden Seiten: gerade; verschiedene: gekreuzt.</translation>
    </message>
    <message>
        <source>a number free on both sides</source>
        <translation>eine Nummer, die auf beiden Seiten frei ist</translation>
    </message>
    <message>
        <source>{0} on both sides, {1} new control units</source>
        <translation>{0} auf beiden Seiten, {1} neue Steuereinheiten</translation>
    </message>
</context>
<context>
    <name>ConnectionsDialog</name>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
    <message>
        <source>Choose the columns that say: {0}.</source>
        <translation>Wählen Sie die Spalten, die dies sagen: {0}.</translation>
    </message>
    <message>
        <source>Column {0} says</source>
        <translation>Spalte {0} sagt</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>Erste Zeilen</translation>
    </message>
    <message>
        <source>Import connections: {0}</source>
        <translation>Verbindungen importieren: {0}</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Lines left out</source>
        <translation>Ausgelassene Zeilen</translation>
    </message>
    <message>
        <source>Lines that do not fit and are left out: {0}.</source>
        <translation>Zeilen, die nicht passen und ausgelassen werden: {0}.</translation>
    </message>
    <message>
        <source>Several columns say: {0}. Choose one for each.</source>
        <translation>Mehrere Spalten sagen: {0}. Wählen Sie je eine.</translation>
    </message>
    <message>
        <source>The first rows of the table. Tab goes to what the columns say, above them.</source>
        <translation>Die ersten Zeilen der Tabelle. Tab geht zu dem, was die Spalten sagen, darüber.</translation>
    </message>
    <message>
        <source>What the column says: which end of the connection, and what of it.</source>
        <translation>Was die Spalte sagt: welches Ende der Verbindung, und was davon.</translation>
    </message>
    <message>
        <source>Why it does not fit</source>
        <translation>Warum sie nicht passt</translation>
    </message>
    <message>
        <source>says</source>
        <translation>sagt</translation>
    </message>
    <message>
        <source>{0} connections can be added.</source>
        <translation>{0} Verbindungen können hinzugefügt werden.</translation>
    </message>
    <message>
        <source>{0}: {1} rows, delimiter: {2}. Choose what each column says.</source>
        <translation>{0}: {1} Zeilen, Trennzeichen: {2}. Wählen Sie, was jede Spalte sagt.</translation>
    </message>
    <message>
        <source>– not used –</source>
        <translation>– nicht benutzt –</translation>
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
        <translation>CP liest die Zeilen der Konsole einer virtuellen Maschine; Linux liest eine Befehlszeile.</translation>
    </message>
    <message>
        <source>Linux</source>
        <translation>Linux</translation>
    </message>
    <message>
        <source>MAINT may enter all commands, a guest only some.</source>
        <translation>MAINT darf alle Befehle eingeben, ein Gast nur einige.</translation>
    </message>
    <message>
        <source>Who reads the line</source>
        <translation>Wer die Zeile liest</translation>
    </message>
    <message>
        <source>Whose console</source>
        <translation>Wessen Konsole</translation>
    </message>
    <message>
        <source>{0} at {1}</source>
        <translation>{0} bei {1}</translation>
    </message>
</context>
<context>
    <name>ConsoleCommands</name>
    <message>
        <source>Nothing is running: open a scenario, or restart the run.</source>
        <translation>Nichts läuft: öffnen Sie ein Szenario oder starten Sie den Lauf neu.</translation>
    </message>
    <message>
        <source>The run stopped at an error of a command</source>
        <translation>Der Lauf hielt an einem Fehler eines Befehls an</translation>
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
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Saved sessions</source>
        <translation>Gespeicherte Sitzungen</translation>
    </message>
    <message>
        <source>Scenario, and when it was saved last.</source>
        <translation>Szenario und wann zuletzt gespeichert wurde.</translation>
    </message>
    <message>
        <source>Sessions that stay here are offered again at the next start.</source>
        <translation>Sitzungen, die hier bleiben, werden beim nächsten Start wieder angeboten.</translation>
    </message>
    <message>
        <source>{0}, saved {1}</source>
        <translation>{0}, gespeichert {1}</translation>
    </message>
</context>
<context>
    <name>CurveAnswer</name>
    <message>
        <source>Draw the curve</source>
        <translation>Kurve zeichnen</translation>
    </message>
    <message>
        <source>Draw with the mouse. Left and right choose a point (with Shift the fourth one on); up, down, Page Up and Page Down move it, with Shift all after it as well; Home and End bring it to the lower and the upper end.</source>
        <translation>Zeichnen Sie mit der Maus. Links und Rechts wählen einen Punkt (mit Umschalt den vierten weiter); Auf, Ab, Bild auf und Bild ab bewegen ihn, mit Umschalt auch alle danach; Pos1 und Ende bringen ihn ans untere und ans obere Ende.</translation>
    </message>
    <message>
        <source>Value at {0}</source>
        <translation>Wert bei {0}</translation>
    </message>
</context>
<context>
    <name>CurveCanvas</name>
    <message>
        <source>Draw the curve here</source>
        <translation>Zeichnen Sie die Kurve hier</translation>
    </message>
    <message>
        <source>Nothing drawn yet.</source>
        <translation>Noch nichts gezeichnet.</translation>
    </message>
    <message>
        <source>off by {0}</source>
        <translation>daneben um {0}</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>published {0}</source>
        <translation>veröffentlicht {0}</translation>
    </message>
    <message>
        <source>run {0}</source>
        <translation>Lauf {0}</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>dieser Lauf</translation>
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
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Choose a time zone like UTC or Europe/Berlin.</source>
        <translation>Wählen Sie eine Zeitzone wie UTC oder Europe/Berlin.</translation>
    </message>
    <message>
        <source>Copies the command that counts these series as published: lparlab verify --data</source>
        <translation>Kopiert den Befehl, der diese Reihen als veröffentlicht zählt: lparlab verify --data</translation>
    </message>
    <message>
        <source>Copy co&amp;mmand</source>
        <translation>Be&amp;fehl kopieren</translation>
    </message>
    <message>
        <source>Lines left out: {0} ({1})</source>
        <translation>Ausgelassene Zeilen: {0} ({1})</translation>
    </message>
    <message>
        <source>Open data: {0}</source>
        <translation>Daten öffnen: {0}</translation>
    </message>
    <message>
        <source>Series of the file</source>
        <translation>Reihen der Datei</translation>
    </message>
    <message>
        <source>Space uses a series or not; F2 changes a name, a unit or what it is values of.</source>
        <translation>Leertaste verwendet eine Reihe oder nicht; F2 ändert einen Namen, eine Einheit oder wovon sie Werte ist.</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>Der Befehl ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The curves agree with a correlation of {0}.</source>
        <translation>Die Kurven stimmen mit einer Korrelation von {0} überein.</translation>
    </message>
    <message>
        <source>The file begins at</source>
        <translation>Die Datei beginnt bei</translation>
    </message>
    <message>
        <source>The moment of the run at which the first value of the file stands, as in 0:10:00.</source>
        <translation>Der Zeitpunkt des Laufs, an dem der erste Wert der Datei steht, wie in 0:10:00.</translation>
    </message>
    <message>
        <source>The zone of the wall clock that the file&apos;s times are of, like Europe/Berlin.</source>
        <translation>Die Zone der Uhr, nach der die Zeiten der Datei gehen, wie Europe/Berlin.</translation>
    </message>
    <message>
        <source>Time &amp;zone of the file</source>
        <translation>Zeit&amp;zone der Datei</translation>
    </message>
    <message>
        <source>Time zone of the file</source>
        <translation>Zeitzone der Datei</translation>
    </message>
    <message>
        <source>Write the time like 0:10:00, 90s or -5m.</source>
        <translation>Schreiben Sie die Zeit wie 0:10:00, 90s oder -5m.</translation>
    </message>
    <message>
        <source>{0}: {1} series</source>
        <translation>{0}: {1} Reihen</translation>
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
        <translation>Geht zum Zeitpunkt oder Szenario der gewählten Zeile.</translation>
    </message>
    <message>
        <source>One run cannot show this: verify with several seeds.</source>
        <translation>Ein Lauf kann das nicht zeigen: prüfen Sie mit mehreren Startwerten.</translation>
    </message>
    <message>
        <source>Open this scenario</source>
        <translation>Dieses Szenario öffnen</translation>
    </message>
    <message>
        <source>Open {0}</source>
        <translation type="vanished">{0} öffnen</translation>
    </message>
    <message>
        <source>Run to {0}</source>
        <translation>Bis {0} laufen</translation>
    </message>
    <message>
        <source>Shown by {0}</source>
        <translation>Gezeigt von {0}</translation>
    </message>
    <message>
        <source>Visible in: {0}</source>
        <translation>Zu sehen in: {0}</translation>
    </message>
</context>
<context>
    <name>DeviceHeat</name>
    <message>
        <source>above: the first system of the link writes</source>
        <translation>oben: das erste System des Links schreibt</translation>
    </message>
    <message>
        <source>above: {0} writes</source>
        <translation>oben: {0} schreibt</translation>
    </message>
    <message>
        <source>below: the second system writes</source>
        <translation>unten: das zweite System schreibt</translation>
    </message>
    <message>
        <source>below: {0} writes</source>
        <translation>unten: {0} schreibt</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>höchster</translation>
    </message>
    <message>
        <source>may not write</source>
        <translation>darf nicht schreiben</translation>
    </message>
    <message>
        <source>may write</source>
        <translation>darf schreiben</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>more: {0}</source>
        <translation>mehr: {0}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>not part of the link, or offline</source>
        <translation>nicht Teil des Links oder offline</translation>
    </message>
    <message>
        <source>to {0}</source>
        <translation>nach {0}</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{0} more do not fit</source>
        <translation>{0} weitere passen nicht hinein</translation>
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
        <translation>Die Maschine wird mit diesem Wert gebaut.</translation>
    </message>
    <message>
        <source>{0} to {1}; arrow keys change it by {2}.</source>
        <translation>{0} bis {1}; Pfeiltasten ändern ihn um {2}.</translation>
    </message>
</context>
<context>
    <name>Difference</name>
    <message>
        <source>DASD {0:+,} pages</source>
        <translation>DASD {0:+,} Seiten</translation>
    </message>
    <message>
        <source>XSTOR {0:+,} pages</source>
        <translation>XSTOR {0:+,} Seiten</translation>
    </message>
    <message>
        <source>available frames {0:+,}</source>
        <translation>verfügbare Frames {0:+,}</translation>
    </message>
    <message>
        <source>{0:,} pages in, {1:,} out</source>
        <translation>{0:,} Seiten herein, {1:,} hinaus</translation>
    </message>
</context>
<context>
    <name>DifferencesDialog</name>
    <message>
        <source>A drawing, or IOCP decks.</source>
        <translation>Eine Zeichnung oder IOCP-Decks.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Choose a file: a drawing, or IOCP decks.</source>
        <translation>Wählen Sie eine Datei: eine Zeichnung oder IOCP-Decks.</translation>
    </message>
    <message>
        <source>Choose a row to see the thing in the drawing.</source>
        <translation>Wählen Sie eine Zeile, um das Element in der Zeichnung zu sehen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Compare with a file</source>
        <translation>Mit einer Datei vergleichen</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Differences ({0})</source>
        <translation>Unterschiede ({0})</translation>
    </message>
    <message>
        <source>Do</source>
        <translation>Tun</translation>
    </message>
    <message>
        <source>Drawings and decks (*.json *.iocp *.txt *.deck);;All files (*)</source>
        <translation>Zeichnungen und Decks (*.json *.iocp *.txt *.deck);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei…</translation>
    </message>
    <message>
        <source>Former and present value</source>
        <translation>Früherer und jetziger Wert</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>HTML (*.html);;PDF (*.pdf)</source>
        <translation>HTML (*.html);;PDF (*.pdf)</translation>
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
        <translation>Phase</translation>
    </message>
    <message>
        <source>Removes the marks from the picture.</source>
        <translation>Entfernt die Markierungen aus dem Bild.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Bericht speichern…</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Steps ({0})</source>
        <translation>Schritte ({0})</translation>
    </message>
    <message>
        <source>Steps from the former configuration to this one.</source>
        <translation>Schritte von der früheren Konfiguration zu dieser.</translation>
    </message>
    <message>
        <source>The decks leave points open. Import them into a drawing to answer questions.</source>
        <translation>Die Decks lassen Punkte offen. Importieren Sie sie in eine Zeichnung, um Fragen zu beantworten.</translation>
    </message>
    <message>
        <source>The former configuration.</source>
        <translation>Die frühere Konfiguration.</translation>
    </message>
    <message>
        <source>The report is in {0}.</source>
        <translation>Der Bericht ist in {0}.</translation>
    </message>
    <message>
        <source>The report was not written: {0}</source>
        <translation>Der Bericht wurde nicht geschrieben: {0}</translation>
    </message>
    <message>
        <source>This drawing before all {0} edits</source>
        <translation>Diese Zeichnung vor allen {0} Änderungen</translation>
    </message>
    <message>
        <source>This drawing before: {0}</source>
        <translation>Diese Zeichnung vor: {0}</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Window: {0}</source>
        <translation>Fenster: {0}</translation>
    </message>
    <message>
        <source>Writes differences and steps as HTML or PDF.</source>
        <translation>Schreibt Unterschiede und Schritte als HTML oder PDF.</translation>
    </message>
    <message>
        <source>a drawing without a file</source>
        <translation>eine Zeichnung ohne Datei</translation>
    </message>
    <message>
        <source>… and {0} more</source>
        <translation>… und {0} weitere</translation>
    </message>
    <message>
        <source>to this drawing</source>
        <translation>zu dieser Zeichnung</translation>
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
        <translation>Auf der Zeichenfläche: die Auswahl bewegen; bei einem Kabel die gewählte Biegung</translation>
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
        <translation>Schriftfeld hinzufügen</translation>
    </message>
    <message>
        <source>Compares the drawing with its former state, another window, a drawing or IOCP decks: table, marks in the picture, steps with commands, and a report.</source>
        <translation>Vergleicht die Zeichnung mit ihrem früheren Stand, einem anderen Fenster, einer Zeichnung oder IOCP-Decks: Tabelle, Markierungen im Bild, Schritte mit Befehlen und ein Bericht.</translation>
    </message>
    <message>
        <source>Edits the text in the corner of a printed drawing: title, owner, revision, date.</source>
        <translation>Bearbeitet den Text in der Ecke einer gedruckten Zeichnung: Titel, Eigentümer, Revision, Datum.</translation>
    </message>
    <message>
        <source>Exports IOCP decks, SYSTEM CONFIG statements, a table of connections or a picture.</source>
        <translation>Exportiert IOCP-Decks, Anweisungen für SYSTEM CONFIG, eine Tabelle der Verbindungen oder ein Bild.</translation>
    </message>
    <message>
        <source>Import connections</source>
        <translation>Verbindungen importieren</translation>
    </message>
    <message>
        <source>Import connections (CS&amp;V)…</source>
        <translation>Verbindungen importieren (CS&amp;V)…</translation>
    </message>
    <message>
        <source>Imports FCTC connections from a table of a spreadsheet: what its columns say is chosen, and lines that do not fit are named.</source>
        <translation>Importiert FCTC-Verbindungen aus einer Tabelle: Man wählt, was ihre Spalten sagen, und Zeilen, die nicht passen, werden genannt.</translation>
    </message>
    <message>
        <source>Imports the definitions of IOCP decks into the drawing, reports problems and repairs, and asks for ports that a deck cannot state.</source>
        <translation>Importiert die Definitionen von IOCP-Decks in die Zeichnung, berichtet Probleme und Korrekturen und fragt nach Ports, die ein Deck nicht nennen kann.</translation>
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
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>DrawingForm</name>
    <message>
        <source>Nothing drawn yet.</source>
        <translation>Noch nichts gezeichnet.</translation>
    </message>
    <message>
        <source>Open in the editor</source>
        <translation>Im Editor öffnen</translation>
    </message>
    <message>
        <source>Opens your drawing in a separate window; save it there (Ctrl+S).</source>
        <translation>Öffnet Ihre Zeichnung in einem eigenen Fenster; speichern Sie sie dort (Strg+S).</translation>
    </message>
    <message>
        <source>Saved: {0} would run.</source>
        <translation>Gespeichert: {0} würde laufen.</translation>
    </message>
</context>
<context>
    <name>DrawingInsert</name>
    <message>
        <source>&amp;Connections of a link…</source>
        <translation>&amp;Verbindungen eines Links…</translation>
    </message>
    <message>
        <source>&amp;Save as a template…</source>
        <translation>&amp;Als Vorlage speichern…</translation>
    </message>
    <message>
        <source>A template &quot;{0}&quot; exists.</source>
        <translation>Eine Vorlage „{0}“ gibt es schon.</translation>
    </message>
    <message>
        <source>Add: {0}</source>
        <translation>Einfügen: {0}</translation>
    </message>
    <message>
        <source>Adds FCTC control units and devices on both sides, over the chosen channels.</source>
        <translation>Fügt FCTC-Steuereinheiten und Geräte auf beiden Seiten hinzu, über die gewählten Kanäle.</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>Replace the template?</source>
        <translation>Vorlage ersetzen?</translation>
    </message>
    <message>
        <source>Save as a template</source>
        <translation>Als Vorlage speichern</translation>
    </message>
    <message>
        <source>Saved as a template: {0}</source>
        <translation>Als Vorlage gespeichert: {0}</translation>
    </message>
    <message>
        <source>Saves the selection, or all of the drawing, as a template, which the list of things then shows.</source>
        <translation>Speichert die Auswahl oder die ganze Zeichnung als Vorlage, die dann in der Liste der Elemente steht.</translation>
    </message>
    <message>
        <source>The template was not saved: {0}</source>
        <translation>Die Vorlage wurde nicht gespeichert: {0}</translation>
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
        <translation>Während eines Laufs: zieht die Kabel der Auswahl oder steckt sie wieder.</translation>
    </message>
    <message>
        <source>During a run: varies the channels of the selection offline, or online again.</source>
        <translation>Während eines Laufs: schaltet die Kanäle der Auswahl offline oder wieder online (VARY).</translation>
    </message>
    <message>
        <source>During a run: varies the selected devices offline, or online again.</source>
        <translation>Während eines Laufs: schaltet die gewählten Geräte offline oder wieder online (VARY).</translation>
    </message>
    <message>
        <source>Opens the panel where guests and workloads are chosen, and runs the drawing.</source>
        <translation>Öffnet den Bereich, in dem Gäste und Workloads gewählt werden, und lässt die Zeichnung laufen.</translation>
    </message>
    <message>
        <source>Run &amp;relocation</source>
        <translation>&amp;Verlagerung starten</translation>
    </message>
    <message>
        <source>Runs the same load on two layouts.</source>
        <translation>Lässt dieselbe Last auf zwei Anordnungen laufen.</translation>
    </message>
    <message>
        <source>Searches for the best layout in the background.</source>
        <translation>Sucht im Hintergrund die beste Anordnung.</translation>
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
        <translation>Malt, welche Seite auf jedem Gerät eines logischen Links schreiben darf; nach dem letzten Link von keinem.</translation>
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
        <translation>Dieselbe Antwort in Feldern eingeben.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
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
        <translation>beide</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>belegt</translation>
    </message>
    <message>
        <source>pages in use</source>
        <translation>belegte Seiten</translation>
    </message>
    <message>
        <source>real</source>
        <translation>real</translation>
    </message>
    <message>
        <source>real &lt; 2 GB</source>
        <translation>real &lt; 2 GB</translation>
    </message>
    <message>
        <source>real below 2 GB</source>
        <translation>real unter 2 GB</translation>
    </message>
    <message>
        <source>real storage</source>
        <translation>realer Hauptspeicher</translation>
    </message>
    <message>
        <source>swapped</source>
        <translation>ausgelagert</translation>
    </message>
    <message>
        <source>swapped by Linux</source>
        <translation>von Linux ausgelagert</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>working set</source>
        <translation>Working Set</translation>
    </message>
</context>
<context>
    <name>DrawnForm</name>
    <message>
        <source>Draw your answer with the mouse or the arrow keys, or enter numbers.</source>
        <translation>Zeichnen Sie Ihre Antwort mit der Maus oder den Pfeiltasten, oder geben Sie Zahlen ein.</translation>
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
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Align and distribute</source>
        <translation>Ausrichten und verteilen</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Strg+K</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Layers and writers</source>
        <translation>Ebenen und Schreiber</translation>
    </message>
</context>
<context>
    <name>Efficiency</name>
    <message>
        <source>% used</source>
        <translation>% benutzt</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>Zyklen</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instruktionen</translation>
    </message>
    <message>
        <source>M a tx</source>
        <translation>Mio. je tx</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation>je Instruktion</translation>
    </message>
    <message>
        <source>cache misses</source>
        <translation>Cache-Misses</translation>
    </message>
    <message>
        <source>cycles of an instruction</source>
        <translation>Zyklen einer Instruktion</translation>
    </message>
    <message>
        <source>cycles: parameters base_cycles, miss_alone, miss_shared and miss_mix; all others: measured in this run</source>
        <translation>Zyklen: Parameter base_cycles, miss_alone, miss_shared und miss_mix; alle anderen: in diesem Lauf gemessen</translation>
    </message>
    <message>
        <source>guest code</source>
        <translation>Gastcode</translation>
    </message>
    <message>
        <source>instructions of a transaction, millions</source>
        <translation>Instruktionen einer Transaktion, Millionen</translation>
    </message>
    <message>
        <source>member</source>
        <translation>Member</translation>
    </message>
    <message>
        <source>of these: CP</source>
        <translation>davon: CP</translation>
    </message>
    <message>
        <source>of these: cache misses</source>
        <translation>davon: Cache-Misses</translation>
    </message>
    <message>
        <source>of these: without misses</source>
        <translation>davon: ohne Misses</translation>
    </message>
    <message>
        <source>processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>processors used, %</source>
        <translation>benutzte Prozessoren, %</translation>
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
        <translation>Quelle</translation>
    </message>
    <message>
        <source>without misses</source>
        <translation>ohne Misses</translation>
    </message>
    <message>
        <source>{0:,.0f} instructions a transaction</source>
        <translation>{0:,.0f} Instruktionen je Transaktion</translation>
    </message>
    <message>
        <source>{0:.1f} % used</source>
        <translation>{0:.1f} % benutzt</translation>
    </message>
    <message>
        <source>{0:.2f} cycles</source>
        <translation>{0:.2f} Zyklen</translation>
    </message>
    <message>
        <source>{0:.2f} cycles of cache misses</source>
        <translation>{0:.2f} Zyklen für Cache-Misses</translation>
    </message>
    <message>
        <source>{0}-way</source>
        <translation>{0}-fach</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>CHPID off line</source>
        <translation>CHPID offline</translation>
    </message>
    <message>
        <source>CHPID on line</source>
        <translation>CHPID online</translation>
    </message>
    <message>
        <source>CP after the guest</source>
        <translation>CP nach dem Gast</translation>
    </message>
    <message>
        <source>CP before the guest</source>
        <translation>CP vor dem Gast</translation>
    </message>
    <message>
        <source>CPU off line</source>
        <translation>CPU offline</translation>
    </message>
    <message>
        <source>CPU on line</source>
        <translation>CPU online</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ausgefallen</translation>
    </message>
    <message>
        <source>I/O at a shared volume</source>
        <translation>I/O bei einem gemeinsamen Datenträger</translation>
    </message>
    <message>
        <source>I/O wait</source>
        <translation>I/O Wait</translation>
    </message>
    <message>
        <source>IPL</source>
        <translation>IPL</translation>
    </message>
    <message>
        <source>IPL of the LPAR</source>
        <translation>IPL der LPAR</translation>
    </message>
    <message>
        <source>ISFC link down</source>
        <translation>ISFC-Link unterbrochen</translation>
    </message>
    <message>
        <source>ISFC link up</source>
        <translation>ISFC-Link besteht</translation>
    </message>
    <message>
        <source>Influx</source>
        <translation>Influx</translation>
    </message>
    <message>
        <source>Isolated</source>
        <translation>Isoliert</translation>
    </message>
    <message>
        <source>Joined</source>
        <translation>Beigetreten</translation>
    </message>
    <message>
        <source>Joining</source>
        <translation>Tritt bei</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Tritt aus</translation>
    </message>
    <message>
        <source>MAXQUIESCE exceeded</source>
        <translation>MAXQUIESCE überschritten</translation>
    </message>
    <message>
        <source>MAXTOTAL exceeded</source>
        <translation>MAXTOTAL überschritten</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Stable</source>
        <translation>Stabil</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>Suspendiert</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>a device that it has does not exist at the destination</source>
        <translation>ein Gerät, das er hat, gibt es am Ziel nicht</translation>
    </message>
    <message>
        <source>a relocation of it is in progress</source>
        <translation>eine Verlagerung von ihm läuft schon</translation>
    </message>
    <message>
        <source>all servers up</source>
        <translation>alle Server bereit</translation>
    </message>
    <message>
        <source>booted</source>
        <translation>gebootet</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>chunk handled by a channel</source>
        <translation>Block von einem Kanal bearbeitet</translation>
    </message>
    <message>
        <source>chunk received</source>
        <translation>Block empfangen</translation>
    </message>
    <message>
        <source>client connects</source>
        <translation>Client verbindet sich</translation>
    </message>
    <message>
        <source>cluster changes its mode</source>
        <translation>Cluster wechselt den Modus</translation>
    </message>
    <message>
        <source>cluster detects a change</source>
        <translation>Cluster bemerkt eine Änderung</translation>
    </message>
    <message>
        <source>cluster recovers</source>
        <translation>Cluster erholt sich</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>vollendet</translation>
    </message>
    <message>
        <source>cpuplugd ends</source>
        <translation>cpuplugd endet</translation>
    </message>
    <message>
        <source>declared down</source>
        <translation>für ausgefallen erklärt</translation>
    </message>
    <message>
        <source>destination clears the throttle</source>
        <translation>Ziel hebt die Drosselung auf</translation>
    </message>
    <message>
        <source>destination sets the throttle</source>
        <translation>Ziel drosselt</translation>
    </message>
    <message>
        <source>device off line</source>
        <translation>Gerät offline</translation>
    </message>
    <message>
        <source>device on line</source>
        <translation>Gerät online</translation>
    </message>
    <message>
        <source>dispatching, locked</source>
        <translation>Dispatching, gesperrt</translation>
    </message>
    <message>
        <source>dormant</source>
        <translation>dormant</translation>
    </message>
    <message>
        <source>eligibility check</source>
        <translation>Prüfung der Eignung</translation>
    </message>
    <message>
        <source>eligible</source>
        <translation>eligible</translation>
    </message>
    <message>
        <source>end of CP work</source>
        <translation>Ende der Arbeit von CP</translation>
    </message>
    <message>
        <source>end of a CP phase</source>
        <translation>Ende einer CP-Phase</translation>
    </message>
    <message>
        <source>end of a CPU burst</source>
        <translation>Ende eines CPU-Bursts</translation>
    </message>
    <message>
        <source>end of a memory pass</source>
        <translation>Ende eines Durchgangs</translation>
    </message>
    <message>
        <source>end of a reorder</source>
        <translation>Ende eines Reorders</translation>
    </message>
    <message>
        <source>end of a task&apos;s wait</source>
        <translation>Ende des Wartens einer Task</translation>
    </message>
    <message>
        <source>end of a time slice</source>
        <translation>Ende einer Zeitscheibe</translation>
    </message>
    <message>
        <source>end of a wait on the limit list</source>
        <translation>Ende eines Wartens auf der Limit-Liste</translation>
    </message>
    <message>
        <source>end of test idle</source>
        <translation>Ende von Test Idle</translation>
    </message>
    <message>
        <source>end of the interrupt</source>
        <translation>Ende der Unterbrechung</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>geendet</translation>
    </message>
    <message>
        <source>exit gave an invalid answer</source>
        <translation>Exit gab eine ungültige Antwort</translation>
    </message>
    <message>
        <source>final pass</source>
        <translation>letzter Durchgang</translation>
    </message>
    <message>
        <source>frame from the network</source>
        <translation>Frame aus dem Netz</translation>
    </message>
    <message>
        <source>freeing memory</source>
        <translation>macht Speicher frei</translation>
    </message>
    <message>
        <source>freezing</source>
        <translation>friert ein</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>läuft weiter</translation>
    </message>
    <message>
        <source>guest code</source>
        <translation>Gastcode</translation>
    </message>
    <message>
        <source>guest logged off or reset</source>
        <translation>Gast abgemeldet oder zurückgesetzt</translation>
    </message>
    <message>
        <source>halted</source>
        <translation>steht</translation>
    </message>
    <message>
        <source>halted by CPHX</source>
        <translation>von CPHX angehalten</translation>
    </message>
    <message>
        <source>heartbeat of a member</source>
        <translation>Heartbeat eines Members</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>untätig</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>internal error</source>
        <translation>interner Fehler</translation>
    </message>
    <message>
        <source>it does not fit at the destination</source>
        <translation>er passt am Ziel nicht hinein</translation>
    </message>
    <message>
        <source>it is already on that system</source>
        <translation>er ist schon auf diesem System</translation>
    </message>
    <message>
        <source>it is booting, stopped, suspended or being paused</source>
        <translation>er bootet, ist angehalten, suspendiert oder wird pausiert</translation>
    </message>
    <message>
        <source>it is not logged on at the source</source>
        <translation>er ist an der Quelle nicht angemeldet</translation>
    </message>
    <message>
        <source>its Linux memory is simulated page by page</source>
        <translation>sein Linux-Speicher wird Seite für Seite simuliert</translation>
    </message>
    <message>
        <source>limit list</source>
        <translation>Limit-Liste</translation>
    </message>
    <message>
        <source>limit of a relocation</source>
        <translation>Grenze einer Verlagerung</translation>
    </message>
    <message>
        <source>link lost</source>
        <translation>Link verloren</translation>
    </message>
    <message>
        <source>load average</source>
        <translation>Load Average</translation>
    </message>
    <message>
        <source>logged off</source>
        <translation>abgemeldet</translation>
    </message>
    <message>
        <source>logon is held</source>
        <translation>Anmeldung wird gehalten</translation>
    </message>
    <message>
        <source>member changes its state</source>
        <translation>Member wechselt den Zustand</translation>
    </message>
    <message>
        <source>member fails to join</source>
        <translation>Beitritt eines Members misslingt</translation>
    </message>
    <message>
        <source>moving memory</source>
        <translation>Speicher wird verlagert</translation>
    </message>
    <message>
        <source>next stage of a pause</source>
        <translation>nächste Stufe einer Pause</translation>
    </message>
    <message>
        <source>no ISFC link to the destination is up</source>
        <translation>kein ISFC-Link zum Ziel besteht</translation>
    </message>
    <message>
        <source>not IPLed</source>
        <translation>kein IPL erfolgt</translation>
    </message>
    <message>
        <source>not eligible</source>
        <translation>nicht geeignet</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>page asked for</source>
        <translation>Webseite verlangt</translation>
    </message>
    <message>
        <source>page fault</source>
        <translation>Seitenfehler</translation>
    </message>
    <message>
        <source>page not served</source>
        <translation>Webseite nicht geliefert</translation>
    </message>
    <message>
        <source>page read from DASD</source>
        <translation>Seite von DASD gelesen</translation>
    </message>
    <message>
        <source>page served</source>
        <translation>Webseite geliefert</translation>
    </message>
    <message>
        <source>page wait</source>
        <translation>Page Wait</translation>
    </message>
    <message>
        <source>paging lock</source>
        <translation>Paging-Sperre</translation>
    </message>
    <message>
        <source>paging, locked</source>
        <translation>Paging, gesperrt</translation>
    </message>
    <message>
        <source>pause asked for</source>
        <translation>Pause verlangt</translation>
    </message>
    <message>
        <source>penultimate pass</source>
        <translation>vorletzter Durchgang</translation>
    </message>
    <message>
        <source>planned</source>
        <translation>geplant</translation>
    </message>
    <message>
        <source>process killed: out of memory</source>
        <translation>Prozess beendet: kein Speicher</translation>
    </message>
    <message>
        <source>quiesced</source>
        <translation>stillgelegt</translation>
    </message>
    <message>
        <source>reading image</source>
        <translation>liest Abbild</translation>
    </message>
    <message>
        <source>rejected by an exit</source>
        <translation>von einem Exit abgelehnt</translation>
    </message>
    <message>
        <source>relocation asked for</source>
        <translation>Verlagerung verlangt</translation>
    </message>
    <message>
        <source>relocation ended</source>
        <translation>Verlagerung beendet</translation>
    </message>
    <message>
        <source>relocation is set off for it</source>
        <translation>eine Verlagerung ist für ihn ausgeschaltet</translation>
    </message>
    <message>
        <source>relocation refused</source>
        <translation>Verlagerung abgelehnt</translation>
    </message>
    <message>
        <source>restoring devices</source>
        <translation>stellt Geräte wieder her</translation>
    </message>
    <message>
        <source>resume asked for</source>
        <translation>Fortsetzen verlangt</translation>
    </message>
    <message>
        <source>resuming the guest</source>
        <translation>Gast wird fortgesetzt</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Messwert</translation>
    </message>
    <message>
        <source>scheduler lock</source>
        <translation>Scheduler-Sperre</translation>
    </message>
    <message>
        <source>server ended</source>
        <translation>Server beendet</translation>
    </message>
    <message>
        <source>server up</source>
        <translation>Server bereit</translation>
    </message>
    <message>
        <source>servers start</source>
        <translation>Server starten</translation>
    </message>
    <message>
        <source>session continues</source>
        <translation>Sitzung geht weiter</translation>
    </message>
    <message>
        <source>setting a timer</source>
        <translation>Zeitgeber wird gesetzt</translation>
    </message>
    <message>
        <source>shut down successfully</source>
        <translation>erfolgreich heruntergefahren</translation>
    </message>
    <message>
        <source>simulation wait</source>
        <translation>Simulation Wait</translation>
    </message>
    <message>
        <source>skeleton</source>
        <translation>Gerüst</translation>
    </message>
    <message>
        <source>spinning</source>
        <translation>aktiv wartend</translation>
    </message>
    <message>
        <source>state and devices</source>
        <translation>Zustand und Geräte</translation>
    </message>
    <message>
        <source>step of a relocation</source>
        <translation>Schritt einer Verlagerung</translation>
    </message>
    <message>
        <source>step of an FCTC transfer</source>
        <translation>Schritt einer FCTC-Übertragung</translation>
    </message>
    <message>
        <source>step of joining or leaving</source>
        <translation>Schritt eines Beitritts oder Austritts</translation>
    </message>
    <message>
        <source>step of the scenario</source>
        <translation>Schritt des Szenarios</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>stopped (dormant)</source>
        <translation>angehalten (dormant)</translation>
    </message>
    <message>
        <source>stopping the guest</source>
        <translation>Gast wird angehalten</translation>
    </message>
    <message>
        <source>suspend refused</source>
        <translation>Suspend abgelehnt</translation>
    </message>
    <message>
        <source>suspended</source>
        <translation>suspendiert</translation>
    </message>
    <message>
        <source>suspended (dormant)</source>
        <translation>suspendiert (dormant)</translation>
    </message>
    <message>
        <source>swapping in</source>
        <translation>lagert ein</translation>
    </message>
    <message>
        <source>taking due timers</source>
        <translation>fällige Zeitgeber werden abgeholt</translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>abgebrochen beendet</translation>
    </message>
    <message>
        <source>test idle</source>
        <translation>Test Idle</translation>
    </message>
    <message>
        <source>the SSI cluster is not stable</source>
        <translation>der SSI-Cluster ist nicht stabil</translation>
    </message>
    <message>
        <source>the destination is outside of its relocation domain</source>
        <translation>das Ziel liegt außerhalb seiner Relocation Domain</translation>
    </message>
    <message>
        <source>the destination lacks facilities that it has</source>
        <translation>dem Ziel fehlen Facilities, die er hat</translation>
    </message>
    <message>
        <source>the table of relocations is full</source>
        <translation>die Tabelle der Verlagerungen ist voll</translation>
    </message>
    <message>
        <source>timer interrupt</source>
        <translation>Zeitgeberunterbrechung</translation>
    </message>
    <message>
        <source>timer lock</source>
        <translation>Zeitgebersperre</translation>
    </message>
    <message>
        <source>timer or I/O interrupt</source>
        <translation>Zeitgeber- oder I/O-Unterbrechung</translation>
    </message>
    <message>
        <source>users become more or less active</source>
        <translation>Benutzer werden mehr oder weniger aktiv</translation>
    </message>
    <message>
        <source>waiting for CPU</source>
        <translation>wartet auf CPU</translation>
    </message>
    <message>
        <source>waking up</source>
        <translation>Aufwachen</translation>
    </message>
    <message>
        <source>write collision</source>
        <translation>Schreibkollision</translation>
    </message>
    <message>
        <source>writing image</source>
        <translation>schreibt Abbild</translation>
    </message>
</context>
<context>
    <name>Expectations</name>
    <message>
        <source>Expected answers of “{0}”</source>
        <translation>Erwartete Antworten von „{0}“</translation>
    </message>
</context>
<context>
    <name>ExperimentDialog</name>
    <message>
        <source>1 run</source>
        <translation>1 Lauf</translation>
    </message>
    <message>
        <source>A shipped scenario, or a file in the folder of the experiment.</source>
        <translation>Ein mitgeliefertes Szenario oder eine Datei im Ordner des Experiments.</translation>
    </message>
    <message>
        <source>Address of a Dask scheduler, like tcp://127.0.0.1:8786; empty: this machine.</source>
        <translation>Adresse eines Dask-Schedulers, wie tcp://127.0.0.1:8786; leer: dieser Rechner.</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Define</source>
        <translation>Festlegen</translation>
    </message>
    <message>
        <source>Define an experiment</source>
        <translation>Experiment festlegen</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Versuchsplan</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Grid of all levels</source>
        <translation>Gitter aller Stufen</translation>
    </message>
    <message>
        <source>Latin hypercube</source>
        <translation>Lateinisches Hyperquadrat</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Morris: which parameter matters</source>
        <translation>Morris: welcher Parameter zählt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>One at a time</source>
        <translation>Einer nach dem anderen</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points of designs that leave their number open.</source>
        <translation>Punkte von Versuchsplänen, die ihre Zahl offen lassen.</translation>
    </message>
    <message>
        <source>Runs of each point; medians are shown.</source>
        <translation>Läufe je Punkt; Mediane werden gezeigt.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Startwerte</translation>
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
        <translation>Einstellungen aller Läufe, wie lpar.xstor=1G; until=3m. Ein Semikolon trennt sie.</translation>
    </message>
    <message>
        <source>Sobol indices: shares of the variance</source>
        <translation>Sobol-Indizes: Anteile an der Varianz</translation>
    </message>
    <message>
        <source>Sobol sequence</source>
        <translation>Sobol-Folge</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Which points are run.</source>
        <translation>Welche Punkte laufen.</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>dieser Rechner</translation>
    </message>
    <message>
        <source>{0} runs</source>
        <translation>{0} Läufe</translation>
    </message>
</context>
<context>
    <name>ExperimentPanel</name>
    <message>
        <source>Across</source>
        <translation>Waagerecht</translation>
    </message>
    <message>
        <source>Charts and table</source>
        <translation>Diagramme und Tabelle</translation>
    </message>
    <message>
        <source>Chooses scenario, parameters, figures and design.</source>
        <translation>Wählt Szenario, Parameter, Zahlen und Versuchsplan.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Define…</source>
        <translation>Festlegen…</translation>
    </message>
    <message>
        <source>Does the runs that are missing, in the background.</source>
        <translation>Führt die fehlenden Läufe im Hintergrund aus.</translation>
    </message>
    <message>
        <source>Experiment: {0}</source>
        <translation>Experiment: {0}</translation>
    </message>
    <message>
        <source>Experiments (*.toml)</source>
        <translation>Experimente (*.toml)</translation>
    </message>
    <message>
        <source>Figure shown</source>
        <translation>Gezeigte Zahl</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open an experiment</source>
        <translation>Experiment öffnen</translation>
    </message>
    <message>
        <source>Opens the chosen run in the lab.</source>
        <translation>Öffnet den gewählten Lauf im Labor.</translation>
    </message>
    <message>
        <source>Opens the file of an experiment.</source>
        <translation>Öffnet die Datei eines Experiments.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
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
        <translation>Experiment speichern</translation>
    </message>
    <message>
        <source>Saves the experiment as a file.</source>
        <translation>Speichert das Experiment als Datei.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Shows the chosen run beside the one that is open.</source>
        <translation>Zeigt den gewählten Lauf neben dem, der offen ist.</translation>
    </message>
    <message>
        <source>Small charts</source>
        <translation>Kleine Diagramme</translation>
    </message>
    <message>
        <source>Surface</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>The figure that charts show.</source>
        <translation>Die Zahl, die Diagramme zeigen.</translation>
    </message>
    <message>
        <source>The parameter along the surface.</source>
        <translation>Der Parameter waagerecht in der Fläche.</translation>
    </message>
    <message>
        <source>The parameter up the surface.</source>
        <translation>Der Parameter senkrecht in der Fläche.</translation>
    </message>
    <message>
        <source>The results as charts, or as a table.</source>
        <translation>Die Ergebnisse als Diagramme oder als Tabelle.</translation>
    </message>
    <message>
        <source>Tornado</source>
        <translation>Tornado</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Senkrecht</translation>
    </message>
    <message>
        <source>{0} runs</source>
        <translation>{0} Läufe</translation>
    </message>
    <message>
        <source>{0} · {1} failed</source>
        <translation>{0} · {1} fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>Explains a term. Press Escape to close.</source>
        <translation>Erklärt einen Begriff. Esc schließt.</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Meaning of the term</source>
        <translation>Bedeutung des Begriffs</translation>
    </message>
    <message>
        <source>See also {0}.</source>
        <translation>Siehe auch {0}.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export to {0}</source>
        <translation>Nach {0} exportieren</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Pictures of the open charts (PNG)</source>
        <translation>&amp;Bilder der offenen Diagramme (PNG)</translation>
    </message>
    <message>
        <source>A &amp;trace for Perfetto: states, relocations, processors, locks (JSON)</source>
        <translation>Ein &amp;Trace für Perfetto: Zustände, Verlagerungen, Prozessoren, Sperren (JSON)</translation>
    </message>
    <message>
        <source>All &amp;figures over time and for each phase (CSV)</source>
        <translation>Alle &amp;Zahlen über der Zeit und je Phase (CSV)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Choose a folder that exists.</source>
        <translation>Wählen Sie einen Ordner, den es gibt.</translation>
    </message>
    <message>
        <source>Choose what to write.</source>
        <translation>Wählen Sie, was geschrieben wird.</translation>
    </message>
    <message>
        <source>Export the run</source>
        <translation>Lauf exportieren</translation>
    </message>
    <message>
        <source>Export the run into</source>
        <translation>Den Lauf exportieren nach</translation>
    </message>
    <message>
        <source>Files of the same names in it are replaced.</source>
        <translation>Dateien mit denselben Namen darin werden ersetzt.</translation>
    </message>
    <message>
        <source>Files of the same names in the folder are replaced.</source>
        <translation>Dateien mit denselben Namen im Ordner werden ersetzt.</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>States of the &amp;virtual CPUs as waves (VCD)</source>
        <translation>Zustände der &amp;virtuellen CPUs als Wellen (VCD)</translation>
    </message>
    <message>
        <source>The &amp;whole run</source>
        <translation>Der &amp;ganze Lauf</translation>
    </message>
    <message>
        <source>The same figures as Par&amp;quet</source>
        <translation>Dieselben Zahlen als Par&amp;quet</translation>
    </message>
    <message>
        <source>What the charts &amp;show: {0} to {1}</source>
        <translation>Was die &amp;Diagramme zeigen: {0} bis {1}</translation>
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
        <translation>Verbindungen und Kabel, die sich aus den Definitionen ergeben. Eingabe zeigt die betroffenen Elemente.</translation>
    </message>
    <message>
        <source>Consequences</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Consequences of the definitions</source>
        <translation>Folgen der Definitionen</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source> on </source>
        <translation> an </translation>
    </message>
    <message>
        <source>, down: {0}</source>
        <translation>, ausgefallen: {0}</translation>
    </message>
    <message>
        <source>Both sides may write on</source>
        <translation>Beide Seiten dürfen schreiben auf</translation>
    </message>
    <message>
        <source>CTC function</source>
        <translation>CTC-Funktion</translation>
    </message>
    <message>
        <source>Cabled to</source>
        <translation>Verkabelt mit</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Far end</source>
        <translation>Fernes Ende</translation>
    </message>
    <message>
        <source>From the lowest number up</source>
        <translation>Von der niedrigsten Nummer aufwärts</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>In</translation>
    </message>
    <message>
        <source>LPARs</source>
        <translation>LPARs</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>No mirror</source>
        <translation>Kein Gegenstück</translation>
    </message>
    <message>
        <source>Not reached</source>
        <translation>Nicht erreicht</translation>
    </message>
    <message>
        <source>Only {0} writes on</source>
        <translation>Nur {0} schreibt auf</translation>
    </message>
    <message>
        <source>Ports</source>
        <translation>Ports</translation>
    </message>
    <message>
        <source>Usable → {0}</source>
        <translation>Benutzbar → {0}</translation>
    </message>
    <message>
        <source>With {0}</source>
        <translation>Mit {0}</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>und {0} weitere</translation>
    </message>
    <message>
        <source>automatic: the two channels negotiate it</source>
        <translation>automatisch: die beiden Kanäle handeln es aus</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{0} connections, {1} up</source>
        <translation>{0} Verbindungen, {1} bestehen</translation>
    </message>
    <message>
        <source>{0} of 15</source>
        <translation>{0} von 15</translation>
    </message>
    <message>
        <source>{0}, all up</source>
        <translation>{0}, alle bestehen</translation>
    </message>
    <message>
        <source>{0}, {1} up</source>
        <translation>{0}, {1} bestehen</translation>
    </message>
    <message>
        <source>{0}, {1} with a cable</source>
        <translation>{0}, {1} mit einem Kabel</translation>
    </message>
    <message>
        <source>{0}: the lower system name</source>
        <translation>{0}: der niedrigere Systemname</translation>
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
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Plot</translation>
    </message>
</context>
<context>
    <name>FileField</name>
    <message>
        <source>Browse for a file: {0}</source>
        <translation>Datei suchen: {0}</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen…</translation>
    </message>
    <message>
        <source>Looks for a file of your own.</source>
        <translation>Sucht eine eigene Datei.</translation>
    </message>
    <message>
        <source>Rule file</source>
        <translation>Regeldatei</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Another program has changed {0}, and this drawing has edits. Compare them with Differences; saving asks first.</source>
        <translation>Ein anderes Programm hat {0} geändert, und diese Zeichnung wurde bearbeitet. Vergleichen Sie sie unter Unterschiede; Speichern fragt zuerst.</translation>
    </message>
    <message>
        <source>Another program has changed {0}.</source>
        <translation>Ein anderes Programm hat {0} geändert.</translation>
    </message>
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
        <source>Not opened: {0}</source>
        <translation>Nicht geöffnet: {0}</translation>
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
        <source>Read again</source>
        <translation>Neu lesen</translation>
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
    <message>
        <source>{0} is no longer there. Save the drawing to write it again.</source>
        <translation>{0} ist nicht mehr da. Speichern Sie die Zeichnung, um sie wieder zu schreiben.</translation>
    </message>
    <message>
        <source>{0} is open in another window of the program. It is read only here until that one is closed; save the drawing in another file, or compare the two with Differences.</source>
        <translation>{0} ist in einem anderen Fenster des Programms offen. Bis dieses geschlossen ist, kann man sie hier nur lesen; speichern Sie die Zeichnung in einer anderen Datei, oder vergleichen Sie beide unter Unterschiede.</translation>
    </message>
    <message>
        <source>{0} is open in another window. Save the drawing in another file.</source>
        <translation>{0} ist in einem anderen Fenster offen. Speichern Sie die Zeichnung in einer anderen Datei.</translation>
    </message>
    <message>
        <source>{0} is read only. Save the drawing in another file.</source>
        <translation>{0} kann nur gelesen werden. Speichern Sie die Zeichnung in einer anderen Datei.</translation>
    </message>
</context>
<context>
    <name>FindLine</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Enter goes to the next match, Shift+Enter to the previous one.</source>
        <translation>Eingabe geht zum nächsten Treffer, Umschalt+Eingabe zum vorigen.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Name, device number, CHPID 3C, port C0, system …</source>
        <translation>Name, Gerätenummer, CHPID 3C, Port C0, System …</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>nichts gefunden</translation>
    </message>
    <message>
        <source>{0} found</source>
        <translation>{0} gefunden</translation>
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
        <translation>Befund</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>The daemon&apos;s messages, and problems that it does not report. Enter goes to the place.</source>
        <translation>Die Meldungen des Daemons und Probleme, die er nicht meldet. Eingabe geht zur Stelle.</translation>
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
        <translation>Noch keine Antwort.</translation>
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
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>inherited</source>
        <translation>geerbt</translation>
    </message>
    <message>
        <source>of this machine</source>
        <translation>dieser Maschine</translation>
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
        <translation>Noch besser: {0}</translation>
    </message>
</context>
<context>
    <name>GradeBox</name>
    <message>
        <source>**{0}: {4}**  
untouched {1}, yours {2}, lesson&apos;s own {3}</source>
        <translation>**{0}: {4}**  
unberührt {1}, Ihre {2}, die der Lektion {3}</translation>
    </message>
    <message>
        <source>Folder for the solution</source>
        <translation>Ordner für die Lösung</translation>
    </message>
    <message>
        <source>Grade my solution</source>
        <translation>Meine Lösung bewerten</translation>
    </message>
    <message>
        <source>Grades in the background; you can continue working.</source>
        <translation>Bewertet im Hintergrund; Sie können weiterarbeiten.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Runs your commands, rules and drawing again with seeds that you have not seen.</source>
        <translation>Führt Ihre Befehle, Regeln und Zeichnung noch einmal mit Startwerten aus, die Sie nicht gesehen haben.</translation>
    </message>
    <message>
        <source>Save my solution…</source>
        <translation>Meine Lösung speichern…</translation>
    </message>
    <message>
        <source>Saved {0} files of your solution in {1}.</source>
        <translation>{0} Dateien Ihrer Lösung in {1} gespeichert.</translation>
    </message>
    <message>
        <source>Saves your commands, rules and drawing in a folder.</source>
        <translation>Speichert Ihre Befehle, Regeln und Zeichnung in einem Ordner.</translation>
    </message>
    <message>
        <source>Your grade</source>
        <translation>Ihre Bewertung</translation>
    </message>
</context>
<context>
    <name>Grader</name>
    <message>
        <source>Grade the lesson “{0}”</source>
        <translation>Lektion „{0}“ bewerten</translation>
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
        <translation>Läufe der Studie</translation>
    </message>
    <message>
        <source>The runs of the study. Enter opens the chosen one, C compares it, R simulates it.</source>
        <translation>Die Läufe der Studie. Eingabe öffnet den gewählten, C vergleicht ihn, R simuliert ihn.</translation>
    </message>
</context>
<context>
    <name>GridDialog</name>
    <message>
        <source>1 run</source>
        <translation>1 Lauf</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Connections are counted</source>
        <translation>Verbindungen werden gezählt</translation>
    </message>
    <message>
        <source>Count connections for the whole link or for each channel.</source>
        <translation>Verbindungen für den ganzen Link oder für jeden Kanal zählen.</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Grid of the sweep</source>
        <translation>Gitter der Messreihe</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Anordnungen</translation>
    </message>
    <message>
        <source>Left out: {0}</source>
        <translation>Ausgelassen: {0}</translation>
    </message>
    <message>
        <source>Like 1-4 or 1,2,4.</source>
        <translation>Wie 1-4 oder 1,2,4.</translation>
    </message>
    <message>
        <source>Like 1-8 or 2,4,8.</source>
        <translation>Wie 1-8 oder 2,4,8.</translation>
    </message>
    <message>
        <source>Runs of each point; medians and ranges are shown.</source>
        <translation>Läufe je Punkt; Mediane und Spannen werden gezeigt.</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Startwerte</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>Workloads</translation>
    </message>
    <message>
        <source>of each channel, at most 16 in all</source>
        <translation>jedes Kanals, zusammen höchstens 16</translation>
    </message>
    <message>
        <source>of the whole link</source>
        <translation>des ganzen Links</translation>
    </message>
    <message>
        <source>{0} runs</source>
        <translation>{0} Läufe</translation>
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
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add guests</source>
        <translation>Gäste hinzufügen</translation>
    </message>
    <message>
        <source>Adds guests like the chosen ones.</source>
        <translation>Fügt Gäste wie die gewählten hinzu.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>CP&apos;s default MAXQUIESCE: a relocation that would take longer is cancelled.</source>
        <translation>CPs Vorgabe für MAXQUIESCE: eine Verlagerung, die länger dauern würde, wird abgebrochen.</translation>
    </message>
    <message>
        <source>Database, transactions</source>
        <translation>Datenbank, Transaktionen</translation>
    </message>
    <message>
        <source>Files, past the page cache</source>
        <translation>Dateien, am Page Cache vorbei</translation>
    </message>
    <message>
        <source>Files, through the page cache</source>
        <translation>Dateien, durch den Page Cache</translation>
    </message>
    <message>
        <source>Guests of the run</source>
        <translation>Gäste des Laufs</translation>
    </message>
    <message>
        <source>How fast the guests change memory, in MiB/s.</source>
        <translation>Wie schnell die Gäste Speicher ändern, in MiB/s.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>IMMEDIATE</source>
        <translation>IMMEDIATE</translation>
    </message>
    <message>
        <source>Idle Linux</source>
        <translation>Untätiges Linux</translation>
    </message>
    <message>
        <source>Java, a heap rewritten all the time</source>
        <translation>Java, ein Heap, der ständig neu geschrieben wird</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Verlagern nach</translation>
    </message>
    <message>
        <source>Number of equal guests.</source>
        <translation>Zahl gleicher Gäste.</translation>
    </message>
    <message>
        <source>Of each guest. The study&apos;s have 4 GiB.</source>
        <translation>Von jedem Gast. Die der Studie haben 4 GiB.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>One pass while the guest runs, then the guest is quiesced at once.</source>
        <translation>Ein Durchgang, während der Gast läuft, dann wird der Gast sofort stillgelegt.</translation>
    </message>
    <message>
        <source>Quiesce for at most 10 s</source>
        <translation>Höchstens 10 s stilllegen</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove guests</source>
        <translation>Gäste entfernen</translation>
    </message>
    <message>
        <source>Removes the chosen guests.</source>
        <translation>Entfernt die gewählten Gäste.</translation>
    </message>
    <message>
        <source>Start of the relocation, in seconds of simulated time.</source>
        <translation>Beginn der Verlagerung, in Sekunden simulierter Zeit.</translation>
    </message>
    <message>
        <source>The LPAR on which the guests start.</source>
        <translation>Die LPAR, auf der die Gäste beginnen.</translation>
    </message>
    <message>
        <source>The LPAR to which the guests are relocated.</source>
        <translation>Die LPAR, auf die die Gäste verlagert werden.</translation>
    </message>
    <message>
        <source>The form below edits the chosen one.</source>
        <translation>Das Formular darunter bearbeitet den gewählten.</translation>
    </message>
    <message>
        <source>What the guests do: the workloads of the relocation study.</source>
        <translation>Was die Gäste tun: die Workloads der Studie zur Verlagerung.</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgendwohin</translation>
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
        <translation>Kennzeichnet die Zeilen mit Befunden; die Liste der Befunde hat sie auch.</translation>
    </message>
    <message>
        <source>Numbers of the lines</source>
        <translation>Nummern der Zeilen</translation>
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
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>ImportDecks</name>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>lenient</source>
        <translation>nachsichtig</translation>
    </message>
    <message>
        <source>no statements</source>
        <translation>keine Anweisungen</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nicht gelesen</translation>
    </message>
    <message>
        <source>nothing wrong</source>
        <translation>nichts falsch</translation>
    </message>
    <message>
        <source>{} errors</source>
        <translation>{} Fehler</translation>
    </message>
    <message>
        <source>{} other findings</source>
        <translation>{} andere Befunde</translation>
    </message>
    <message>
        <source>{} repairs</source>
        <translation>{} Korrekturen</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>&amp;Lenient: pasted from a mail or a web page</source>
        <translation>&amp;Nachsichtig: aus einer E-Mail oder Webseite eingefügt</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>About the decks</source>
        <translation>Über die Decks</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>&amp;Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Add a deck: a file, or text from a mail or a web page.</source>
        <translation>Fügen Sie ein Deck hinzu: eine Datei oder Text aus einer E-Mail oder Webseite.</translation>
    </message>
    <message>
        <source>Add from the &amp;clipboard</source>
        <translation>Aus der &amp;Zwischenablage hinzufügen</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>IOCP decks</source>
        <translation>IOCP-Decks</translation>
    </message>
    <message>
        <source>Import IOCP decks</source>
        <translation>IOCP-Decks importieren</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Open questions can be answered later, by drawing cables.</source>
        <translation>Offene Fragen können später beantwortet werden, indem man Kabel zeichnet.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Reads decks whose columns were lost, and lists all repairs.</source>
        <translation>Liest Decks, deren Spalten verloren gingen, und listet alle Korrekturen auf.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Korrekturen</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>The clipboard has no text.</source>
        <translation>Die Zwischenablage hat keinen Text.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>clipboard {0}</source>
        <translation>Zwischenablage {0}</translation>
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
        <translation>So treten Sie bei</translation>
    </message>
    <message>
        <source>Vote at {0} with code {1}</source>
        <translation>Abstimmen auf {0} mit Code {1}</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Autosave failed: {0}. Save the drawing often.</source>
        <translation>Automatisches Speichern misslang: {0}. Speichern Sie die Zeichnung oft.</translation>
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
        <translation>Die Einstellungen nennen „{0}“ für alle Studien. Bereiche stehen dann, wie sie verlassen wurden.</translation>
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
        <translation>Geben Sie der Anordnung einen Namen von 1 bis {0} Zeichen.</translation>
    </message>
    <message>
        <source>The layout “{0}” is damaged, or another version of the program saved it. The panels stay where they are. Arrange them, and save the layout again under this name.</source>
        <translation>Die Anordnung „{0}“ ist beschädigt, oder eine andere Version des Programms hat sie gespeichert. Die Bereiche bleiben, wo sie sind. Ordnen Sie sie an, und speichern Sie die Anordnung unter diesem Namen neu.</translation>
    </message>
    <message>
        <source>There are {0} layouts, which is the most. Delete one first.</source>
        <translation>Es gibt {0} Anordnungen, mehr gehen nicht. Löschen Sie zuerst eine.</translation>
    </message>
    <message>
        <source>There is a layout “{0}” already. Choose another name.</source>
        <translation>Es gibt schon eine Anordnung „{0}“. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is no layout “{0}”.</source>
        <translation>Es gibt keine Anordnung „{0}“.</translation>
    </message>
    <message>
        <source>This layout is too large to be saved. Close some panels first.</source>
        <translation>Diese Anordnung ist zu groß zum Speichern. Schließen Sie zuerst einige Bereiche.</translation>
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
        <translation>Automatisches Speichern misslang: {0}</translation>
    </message>
    <message>
        <source>Cannot write the report: {0}</source>
        <translation>Der Bericht kann nicht geschrieben werden: {0}</translation>
    </message>
    <message>
        <source>Continue the lesson</source>
        <translation>Lektion fortsetzen</translation>
    </message>
    <message>
        <source>Folder for the report</source>
        <translation>Ordner für den Bericht</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <source>Saved {0} files of your report in {1}</source>
        <translation>{0} Dateien Ihres Berichts in {1} gespeichert</translation>
    </message>
    <message>
        <source>The lesson “{0}” is closed. Your work is kept.</source>
        <translation>Die Lektion „{0}“ ist geschlossen. Ihre Arbeit ist aufbewahrt.</translation>
    </message>
    <message>
        <source>The lesson “{0}” is open in another window. Close it there to continue here.</source>
        <translation>Die Lektion „{0}“ ist in einem anderen Fenster offen. Schließen Sie sie dort, um hier fortzufahren.</translation>
    </message>
    <message>
        <source>Your work on this lesson was damaged. It is kept as {0}</source>
        <translation>Ihre Arbeit an dieser Lektion war beschädigt. Sie ist aufbewahrt als {0}</translation>
    </message>
</context>
<context>
    <name>LineField</name>
    <message>
        <source>several values</source>
        <translation>mehrere Werte</translation>
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
        <translation>Kein Link</translation>
    </message>
</context>
<context>
    <name>LinuxCharts</name>
    <message>
        <source>All guests</source>
        <translation>Alle Gäste</translation>
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
        <translation>Bild der Maschine</translation>
    </message>
</context>
<context>
    <name>MarkerList</name>
    <message>
        <source>Marked moments: M adds one at the cursor. Enter goes to a marker, F2 renames it, Delete removes it. Select two (with Ctrl or Shift) to see the difference between them.</source>
        <translation>Markierte Zeitpunkte: M setzt einen am Cursor. Eingabe geht zu einer Marke, F2 benennt sie um, Entf entfernt sie. Wählen Sie zwei (mit Strg oder Umschalt), um den Unterschied zu sehen.</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marken</translation>
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
        <translation>Marke {0}</translation>
    </message>
</context>
<context>
    <name>MatrixPanel</name>
    <message>
        <source>Adds a run with settings of your own.</source>
        <translation>Fügt einen Lauf mit eigenen Einstellungen hinzu.</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose a cell to list its devices here, side by side.</source>
        <translation>Wählen Sie eine Zelle, um ihre Geräte hier nebeneinander aufzulisten.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Connections between LPARs</source>
        <translation>Verbindungen zwischen LPARs</translation>
    </message>
    <message>
        <source>Devices of the chosen connections</source>
        <translation>Geräte der gewählten Verbindungen</translation>
    </message>
    <message>
        <source>Number of seeds</source>
        <translation>Zahl der Startwerte</translation>
    </message>
    <message>
        <source>Number of seeds of each run; medians are shown.</source>
        <translation>Zahl der Startwerte je Lauf; Mediane werden gezeigt.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Opens the chosen run in the lab (Enter).</source>
        <translation>Öffnet den gewählten Lauf im Labor (Eingabe).</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removes a run of your own from the matrix (Delete).</source>
        <translation>Entfernt einen eigenen Lauf aus der Matrix (Entf).</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Alle ausführen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Runs that have ended; published values within tolerance, of those known. Not counted: ratios between runs, derived facts and identities.</source>
        <translation>Läufe, die beendet sind; veröffentlichte Werte innerhalb der Toleranz, von den bekannten. Nicht gezählt: Verhältnisse zwischen Läufen, abgeleitete Fakten und Identitäten.</translation>
    </message>
    <message>
        <source>Shows the chosen run beside the one that is open (C).</source>
        <translation>Zeigt den gewählten Lauf neben dem, der offen ist (C).</translation>
    </message>
    <message>
        <source>Simulates all runs without a result in the background.</source>
        <translation>Simuliert alle Läufe ohne Ergebnis im Hintergrund.</translation>
    </message>
    <message>
        <source>Simulates the chosen run, or cancels it (R).</source>
        <translation>Simuliert den gewählten Lauf oder bricht ihn ab (R).</translation>
    </message>
    <message>
        <source>The study of this scenario has no tables.</source>
        <translation>Die Studie dieses Szenarios hat keine Tabellen.</translation>
    </message>
    <message>
        <source>nothing between them</source>
        <translation>nichts zwischen ihnen</translation>
    </message>
    <message>
        <source>{0} and {1}: {2}</source>
        <translation>{0} und {1}: {2}</translation>
    </message>
    <message>
        <source>{0} of {1} runs</source>
        <translation>{0} von {1} Läufen</translation>
    </message>
    <message>
        <source>{0} of {1} within</source>
        <translation>{0} von {1} innerhalb</translation>
    </message>
</context>
<context>
    <name>MemberButtons</name>
    <message>
        <source>Show the console and the guests of {0}; click again for all guests</source>
        <translation>Konsole und Gäste von {0} zeigen; noch ein Klick zeigt alle Gäste</translation>
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
        <translation>Klicken oder ziehen Sie, um einen anderen Teil der Zeichnung zu sehen</translation>
    </message>
    <message>
        <source>Minimap of the drawing</source>
        <translation>Übersicht der Zeichnung</translation>
    </message>
</context>
<context>
    <name>Mirror</name>
    <message>
        <source>Panel of the lab</source>
        <translation>Bereich des Labors</translation>
    </message>
    <message>
        <source>Published values are hidden until the trainer reveals them.</source>
        <translation>Veröffentlichte Werte sind verborgen, bis der Trainer sie zeigt.</translation>
    </message>
    <message>
        <source>The lab</source>
        <translation>Das Labor</translation>
    </message>
    <message>
        <source>This panel is closed in the lab.</source>
        <translation>Dieser Bereich ist im Labor geschlossen.</translation>
    </message>
    <message>
        <source>This panel is the trainer&apos;s own.</source>
        <translation>Dieser Bereich gehört dem Trainer allein.</translation>
    </message>
</context>
<context>
    <name>MomentsBox</name>
    <message>
        <source>Bookmark</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Enter, a double click, or Alt and a digit go to a moment. The run continues where it must.</source>
        <translation>Eingabe, ein Doppelklick oder Alt und eine Ziffer gehen zu einem Zeitpunkt. Der Lauf läuft weiter, wo er muss.</translation>
    </message>
    <message>
        <source>Keeps the present moment of the run, with the lesson (Ctrl+D).</source>
        <translation>Bewahrt den jetzigen Zeitpunkt des Laufs mit der Lektion auf (Strg+D).</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Wichtige Zeitpunkte</translation>
    </message>
    <message>
        <source>Key moments of this run</source>
        <translation>Wichtige Zeitpunkte dieses Laufs</translation>
    </message>
    <message>
        <source>Title of a bookmark</source>
        <translation>Titel eines Lesezeichens</translation>
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
        <translation>Zeigen auf</translation>
    </message>
    <message>
        <source>No guest</source>
        <translation>Kein Gast</translation>
    </message>
    <message>
        <source>No panel</source>
        <translation>Kein Bereich</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note for the lesson</source>
        <translation>Notiz für die Lektion</translation>
    </message>
    <message>
        <source>The guest that the step highlights.</source>
        <translation>Der Gast, den der Schritt hervorhebt.</translation>
    </message>
    <message>
        <source>The panel that the step highlights.</source>
        <translation>Der Bereich, den der Schritt hervorhebt.</translation>
    </message>
    <message>
        <source>The text of the next step. If it has several lines, the first is the title.</source>
        <translation>Der Text des nächsten Schritts. Hat er mehrere Zeilen, ist die erste der Titel.</translation>
    </message>
</context>
<context>
    <name>NotesView</name>
    <message>
        <source>Expected answers</source>
        <translation>Erwartete Antworten</translation>
    </message>
    <message>
        <source>Misconceptions</source>
        <translation>Irrtümer</translation>
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
        <translation>Notizen, erwartete Antworten und der nächste Schritt</translation>
    </message>
    <message>
        <source>Only you see this. Answers of runs come once the lesson was played ahead.</source>
        <translation>Nur Sie sehen das. Antworten aus Läufen kommen, wenn die Lektion vorausgespielt ist.</translation>
    </message>
    <message>
        <source>The lesson is being played ahead…</source>
        <translation>Die Lektion wird vorausgespielt…</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Das ist der letzte Schritt.</translation>
    </message>
    <message>
        <source>step {0} of {1}</source>
        <translation>Schritt {0} von {1}</translation>
    </message>
</context>
<context>
    <name>NumberForm</name>
    <message>
        <source>A number from {0} to {1} {2}.</source>
        <translation>Eine Zahl von {0} bis {1} {2}.</translation>
    </message>
    <message>
        <source>Type a number. {0}</source>
        <translation>Geben Sie eine Zahl ein. {0}</translation>
    </message>
    <message>
        <source>Your number, in {0}</source>
        <translation>Ihre Zahl, in {0}</translation>
    </message>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>{0} is out of range. {1}</source>
        <translation>{0} liegt außerhalb. {1}</translation>
    </message>
    <message>
        <source>“{0}” is not a number. {1}</source>
        <translation>„{0}“ ist keine Zahl. {1}</translation>
    </message>
</context>
<context>
    <name>NumbersDialog</name>
    <message>
        <source>&amp;Devices</source>
        <translation>&amp;Geräte</translation>
    </message>
    <message>
        <source>&amp;Renumber</source>
        <translation>&amp;Umnummerieren</translation>
    </message>
    <message>
        <source>&amp;Scheme</source>
        <translation>&amp;Schema</translation>
    </message>
    <message>
        <source>Control &amp;units</source>
        <translation>Steuer&amp;einheiten</translation>
    </message>
    <message>
        <source>Four hexadecimal digits, some of them from fields: {0}. {{n+8}} adds.</source>
        <translation>Vier Hexadezimalziffern, einige davon aus Feldern: {0}. {{n+8}} addiert.</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Nichts würde sich ändern.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Number scheme</source>
        <translation>Nummernschema</translation>
    </message>
    <message>
        <source>Only the &amp;selection and its other side</source>
        <translation>Nur die &amp;Auswahl und ihre Gegenseite</translation>
    </message>
    <message>
        <source>Present and new numbers</source>
        <translation>Jetzige und neue Nummern</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Warum nicht</translation>
    </message>
    <message>
        <source>{0} numbers change.</source>
        <translation>{0} Nummern ändern sich.</translation>
    </message>
    <message>
        <source>{0} of them are not possible; nothing is changed.</source>
        <translation>{0} davon sind nicht möglich; nichts wird geändert.</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Open {0}</source>
        <translation>{0} öffnen</translation>
    </message>
</context>
<context>
    <name>OrderForm</name>
    <message>
        <source>Drag the largest to the top, or use Ctrl+Up and Ctrl+Down.</source>
        <translation>Ziehen Sie das Größte nach oben, oder nehmen Sie Strg+Auf und Strg+Ab.</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Moves the selected line down (Ctrl+Down).</source>
        <translation>Bewegt die gewählte Zeile nach unten (Strg+Ab).</translation>
    </message>
    <message>
        <source>Moves the selected line up (Ctrl+Up).</source>
        <translation>Bewegt die gewählte Zeile nach oben (Strg+Auf).</translation>
    </message>
    <message>
        <source>Order, largest first</source>
        <translation>Reihenfolge, Größtes zuerst</translation>
    </message>
</context>
<context>
    <name>OwnQuestion</name>
    <message>
        <source>&amp;Answers</source>
        <translation>&amp;Antworten</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Frage</translation>
    </message>
    <message>
        <source>&amp;Unit</source>
        <translation>&amp;Einheit</translation>
    </message>
    <message>
        <source>Answers, one on each line</source>
        <translation>Antworten, eine je Zeile</translation>
    </message>
    <message>
        <source>One answer on each line. Leave it empty to ask for a number.</source>
        <translation>Eine Antwort je Zeile. Lassen Sie das Feld leer, um nach einer Zahl zu fragen.</translation>
    </message>
    <message>
        <source>Open the vote</source>
        <translation>Abstimmung öffnen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Question to the class</source>
        <translation>Frage an die Klasse</translation>
    </message>
    <message>
        <source>Unit of a number</source>
        <translation>Einheit einer Zahl</translation>
    </message>
</context>
<context>
    <name>OwnTemplates</name>
    <message>
        <source>&quot;{0}&quot;: expected up to 40 letters, digits, blanks and ( ) . , + - as name.</source>
        <translation>„{0}“: erwartet sind bis zu 40 Buchstaben, Ziffern, Leerzeichen und ( ) . , + - als Name.</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>&amp;Put in</source>
        <translation>&amp;Einsetzen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>A template &quot;{0}&quot; exists: choose another name.</source>
        <translation>Eine Vorlage „{0}“ gibt es schon: Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Delete the template {0}? Drawings keep what came from it.</source>
        <translation>Die Vorlage {0} löschen? Was aus ihr in Zeichnungen kam, bleibt.</translation>
    </message>
    <message>
        <source>Delete the template?</source>
        <translation>Vorlage löschen?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Own templates</source>
        <translation>Eigene Vorlagen</translation>
    </message>
    <message>
        <source>Puts in what was saved as {0}. F2 renames it, Delete deletes it.</source>
        <translation>Setzt ein, was als {0} gespeichert wurde. F2 benennt um, Entf löscht.</translation>
    </message>
    <message>
        <source>Rename the template</source>
        <translation>Vorlage umbenennen</translation>
    </message>
    <message>
        <source>Templates that you saved. Enter puts one in, F2 renames it, Delete deletes it.</source>
        <translation>Vorlagen, die Sie gespeichert haben. Enter setzt eine ein, F2 benennt sie um, Entf löscht sie.</translation>
    </message>
    <message>
        <source>The template stays as it is: {0}</source>
        <translation>Die Vorlage bleibt, wie sie ist: {0}</translation>
    </message>
    <message>
        <source>The template {0}</source>
        <translation>Die Vorlage {0}</translation>
    </message>
    <message>
        <source>There are {0} templates: delete one first.</source>
        <translation>Es gibt {0} Vorlagen: Löschen Sie zuerst eine.</translation>
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
        <translation>, und {0} weitere</translation>
    </message>
    <message>
        <source>, {0} requests refused</source>
        <translation>, {0} Anfragen abgelehnt</translation>
    </message>
    <message>
        <source>Address of this computer</source>
        <translation>Adresse dieses Rechners</translation>
    </message>
    <message>
        <source>Close the page</source>
        <translation>Seite schließen</translation>
    </message>
    <message>
        <source>How to join</source>
        <translation>So treten Sie bei</translation>
    </message>
    <message>
        <source>Off. Students can vote on their own devices once you serve the page.</source>
        <translation>Aus. Teilnehmer können mit eigenen Geräten abstimmen, sobald Sie die Seite anbieten.</translation>
    </message>
    <message>
        <source>Serve the page</source>
        <translation>Seite anbieten</translation>
    </message>
    <message>
        <source>Serves the students&apos; page, or closes it.</source>
        <translation>Bietet die Seite der Teilnehmer an oder schließt sie.</translation>
    </message>
    <message>
        <source>Shows address, code and QR code (J).</source>
        <translation>Zeigt Adresse, Code und QR-Code (J).</translation>
    </message>
    <message>
        <source>Students’ page</source>
        <translation>Seite der Teilnehmer</translation>
    </message>
    <message>
        <source>The page is served at this address alone. Choose that of the network in the room.</source>
        <translation>Die Seite wird nur unter dieser Adresse angeboten. Wählen Sie die des Netzes im Raum.</translation>
    </message>
    <message>
        <source>{0}  code {1}
{2} joined</source>
        <translation>{0}  Code {1}
{2} dabei</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>Copies all tables as CSV.</source>
        <translation>Kopiert alle Tabellen als CSV.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Export the tables</source>
        <translation>Tabellen exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Other runs</source>
        <translation>Andere Läufe</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Runs and tables</source>
        <translation>Läufe und Tabellen</translation>
    </message>
    <message>
        <source>The runs as charts, or a table of the study.</source>
        <translation>Die Läufe als Diagramme oder eine Tabelle der Studie.</translation>
    </message>
    <message>
        <source>Writes all tables into a CSV file.</source>
        <translation>Schreibt alle Tabellen in eine CSV-Datei.</translation>
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
        <source>OWN TEMPLATES</source>
        <translation>EIGENE VORLAGEN</translation>
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
        <translation>Teildiagramme rollen</translation>
    </message>
    <message>
        <source>Shows the panes that have no room</source>
        <translation>Zeigt die Teildiagramme, die keinen Platz haben</translation>
    </message>
    <message>
        <source>fixed axis, double click frees it</source>
        <translation>feste Achse, Doppelklick löst sie</translation>
    </message>
    <message>
        <source>log axis</source>
        <translation>logarithmische Achse</translation>
    </message>
</context>
<context>
    <name>PaneHandling</name>
    <message>
        <source>&amp;Curves</source>
        <translation>&amp;Kurven</translation>
    </message>
    <message>
        <source>&amp;Fix value axes</source>
        <translation>Werteachsen &amp;festhalten</translation>
    </message>
    <message>
        <source>&amp;View all times and values</source>
        <translation>Alle Zeiten und Werte &amp;zeigen</translation>
    </message>
    <message>
        <source>Lo&amp;garithmic value axes</source>
        <translation>Lo&amp;garithmische Werteachsen</translation>
    </message>
    <message>
        <source>Make the pane &amp;higher</source>
        <translation>Teildiagramm &amp;höher machen</translation>
    </message>
    <message>
        <source>Make the pane &amp;lower</source>
        <translation>Teildiagramm &amp;niedriger machen</translation>
    </message>
    <message>
        <source>Zoom &amp;in values</source>
        <translation>In die Werte &amp;hineinzoomen</translation>
    </message>
    <message>
        <source>Zoom &amp;out values</source>
        <translation>Aus den Werten h&amp;erauszoomen</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>A lesson: texts to read, predictions to make, runs to start and tasks to do.</source>
        <translation>Eine Lektion: Texte zum Lesen, Vorhersagen, Läufe und Aufgaben.</translation>
    </message>
    <message>
        <source>A volume that all members share: I/Os, wait, service, queue and utilization of the exposure that each member has to it. The button in the corner selects another volume.</source>
        <translation>Ein Datenträger, den sich alle Member teilen: I/Os, Warten, Bedienzeit, Warteschlange und Auslastung der Exposure, die jeder Member zu ihm hat. Die Schaltfläche in der Ecke wählt einen anderen Datenträger.</translation>
    </message>
    <message>
        <source>All guests in numbers. Click a heading to sort.</source>
        <translation>Alle Gäste in Zahlen. Ein Klick auf eine Überschrift sortiert.</translation>
    </message>
    <message>
        <source>All relocations in numbers, and buttons that enter CP&apos;s commands for them. The line that a button enters is shown below; its answer appears in the console.</source>
        <translation>Alle Verlagerungen in Zahlen, und Schaltflächen, die CPs Befehle dafür eingeben. Die Zeile, die eine Schaltfläche eingibt, steht darunter; die Antwort erscheint in der Konsole.</translation>
    </message>
    <message>
        <source>All runs of a study side by side, simulated in the background, and its tables.</source>
        <translation>Alle Läufe einer Studie nebeneinander, im Hintergrund simuliert, und ihre Tabellen.</translation>
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
        <translation>CPUs online, Load Average und CPUs in Benutzung, eine Kurve je Gast. Für einen einzelnen Gast, in der Ecke gewählt: womit seine CPUs ihre Zeit verbringen; Steal ist die Zeit, in der sie laufen könnten, CP aber andere laufen lässt.</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Commands to CP and to the guests&apos; Linux, and their answers. Tab completes, F1 explains.</source>
        <translation>Befehle an CP und an das Linux der Gäste und ihre Antworten. Tab ergänzt, F1 erklärt.</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>Cycles per instruction on each member, including those spent waiting for the caches; instructions per transaction; and processor utilization. Means of the phase at the cursor. Left and Right select a member. Dashed: published values.</source>
        <translation>Zyklen je Instruktion auf jedem Member, mit denen, die auf die Caches warten; Instruktionen je Transaktion; und Auslastung der Prozessoren. Mittel der Phase am Cursor. Links und Rechts wählen einen Member. Gestrichelt: veröffentlichte Werte.</translation>
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
        <translation>Wie oft ein Prozessor auf eine Sperre von CP warten musste, wie lange er jedes Mal aktiv wartete und welchen Anteil aller Prozessoren das kostet, je Sperre; rechts die mittlere Zahl wartender Prozessoren. Gestrichelt: veröffentlichte Werte, für alle Sperren zusammen.</translation>
    </message>
    <message>
        <source>How real processors spend their time, in percent: guest code, CP, and spinning for a lock. First the master, then the average of all; the button in the corner selects others. Dashed: published values. Click the legend, or press Tab and Space, to hide a part.</source>
        <translation>Womit reale Prozessoren ihre Zeit verbringen, in Prozent: Code von Gästen, CP und aktives Warten auf eine Sperre. Zuerst der Master, dann das Mittel aller; die Schaltfläche in der Ecke wählt andere. Gestrichelt: veröffentlichte Werte. Klicken Sie die Legende an, oder drücken Sie Tab und Leertaste, um einen Teil zu verbergen.</translation>
    </message>
    <message>
        <source>How the memory of a guest is used, as its Linux counts it, up to the pool, whose pages are back with CP. Below: free memory, the watermarks at which kswapd starts and stops, and swap space in use. The button in the corner selects a guest in all charts of Linux.</source>
        <translation>Wie der Speicher eines Gasts benutzt wird, so wie sein Linux ihn zählt, bis zum Pool, dessen Seiten wieder bei CP sind. Darunter: freier Speicher, die Marken, bei denen kswapd beginnt und aufhört, und belegter Swap Space. Die Schaltfläche in der Ecke wählt einen Gast in allen Diagrammen von Linux.</translation>
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
        <translation>MB/s über jeden Link je Richtung, und was jeder Kanal sendet und empfängt.</translation>
    </message>
    <message>
        <source>Many runs with varied parameters, done in the background: which parameter moves which figure, as tornado, small charts, surface and table. Click a mark to open its run.</source>
        <translation>Viele Läufe mit veränderten Parametern, im Hintergrund ausgeführt: welcher Parameter welche Zahl bewegt, als Tornado, kleine Diagramme, Fläche und Tabelle. Ein Klick auf einen Punkt öffnet seinen Lauf.</translation>
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
        <translation>Eine Spur je Prozessor: was er tut, bis auf eine Mikrosekunde; darunter, wer die Sperren hält und wie viele Prozessoren warten. Zoomen Sie mit dem Rad, W und S, bis jeder Wechsel zu sehen ist. N und P gehen zum nächsten und zum vorigen Wechsel; T oder ein Klick in die Legende wählt, was hervorgehoben wird.</translation>
    </message>
    <message>
        <source>One lane per relocation with its stages: the passes while the guest runs, and what it waits for while the guest is stopped. The thin bars below show the time so far and the time stopped, within the limits MAXTOTAL and MAXQUIESCE; the result is beside them.</source>
        <translation>Eine Spur je Verlagerung mit ihren Stufen: die Durchgänge, während der Gast läuft, und worauf er wartet, während der Gast angehalten ist. Die dünnen Balken darunter zeigen die bisherige Zeit und die Zeit im Halt, innerhalb der Grenzen MAXTOTAL und MAXQUIESCE; das Ergebnis steht daneben.</translation>
    </message>
    <message>
        <source>One row per device of the ISFC links: the stronger the colour, the more transfers start on it. In the upper half of a row the first system of the link writes, in the lower half the second one. Where a system may not write, its half is missing and a triangle marks the row.</source>
        <translation>Eine Zeile je Gerät der ISFC-Links: je kräftiger die Farbe, desto mehr Übertragungen beginnen darauf. In der oberen Hälfte einer Zeile schreibt das erste System des Links, in der unteren das zweite. Wo ein System nicht schreiben darf, fehlt seine Hälfte, und ein Dreieck kennzeichnet die Zeile.</translation>
    </message>
    <message>
        <source>One row per guest: the state of its virtual CPU, as CP sees it. Zoom with the wheel, W and S; Ctrl and the wheel, Up or Down show fewer or more guests.</source>
        <translation>Eine Zeile je Gast: der Zustand seiner virtuellen CPU, wie CP ihn sieht. Zoomen Sie mit dem Rad, W und S; Strg mit dem Rad, Auf oder Ab zeigt weniger oder mehr Gäste.</translation>
    </message>
    <message>
        <source>Pages per second that enter and leave real storage.</source>
        <translation>Seiten je Sekunde, die in den realen Hauptspeicher kommen und ihn verlassen.</translation>
    </message>
    <message>
        <source>Pages that Linux scans to find free ones: by kswapd in the background or, worse, by tasks that need them (direct). Below: swapping, scans that tasks wait for, and file reads.</source>
        <translation>Seiten, die Linux durchsucht, um freie zu finden: durch kswapd im Hintergrund oder, schlimmer, durch Tasks, die sie brauchen (direkt). Darunter: Swapping, Suchen, auf die Tasks warten, und gelesene Dateien.</translation>
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
        <translation>Plots beliebiger Messgrößen: ziehen Sie sie aus dem Baum, oder wählen Sie eine und drücken Sie Eingabe. Über der Zeit, gegeneinander, als Histogramm, Boxen oder Heatmap; mit Zahlen eines Ausschnitts, Anpassungen und Ausdrücken. Entf entfernt die letzte Messgröße, Strg+Tab geht zum nächsten Plot.</translation>
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
        <translation>Reale Prozessoren in Benutzung auf jedem System, durch Gäste und durch CP.</translation>
    </message>
    <message>
        <source>Relocate guests</source>
        <translation>Gäste verlagern</translation>
    </message>
    <message>
        <source>Relocation and quiesce time over connections, channels, layouts of the link and workloads, as small charts that are filled in the background. Click a mark to open its run.</source>
        <translation>Verlagerungs- und Quiesce-Zeit über Verbindungen, Kanälen, Anordnungen des Links und Workloads, als kleine Diagramme, die sich im Hintergrund füllen. Ein Klick auf einen Punkt öffnet seinen Lauf.</translation>
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
        <translation>Die Zweige der Sitzung, der verglichene Zweig und die Marken.</translation>
    </message>
    <message>
        <source>The cmm pool (balloon): pages that Linux has returned to CP, the target size of the pool, and the pages that move in and out.</source>
        <translation>Der cmm-Pool (Ballon): Seiten, die Linux an CP zurückgegeben hat, die Zielgröße des Pools und die Seiten, die hinein- und hinausgehen.</translation>
    </message>
    <message>
        <source>The guide of the run: what to watch, and what to try.</source>
        <translation>Die Anleitung des Laufs: worauf zu achten ist und was man versuchen kann.</translation>
    </message>
    <message>
        <source>The rules by which a guest&apos;s Linux gives up and takes back CPUs and memory: an editor, the errors in them, and the value of every term at this moment. Run starts another run with the edited rules.</source>
        <translation>Die Regeln, nach denen das Linux eines Gasts CPUs und Speicher abgibt und zurücknimmt: ein Editor, die Fehler darin und der Wert jedes Terms zu diesem Zeitpunkt. Starten beginnt einen weiteren Lauf mit den bearbeiteten Regeln.</translation>
    </message>
    <message>
        <source>The share of the time in which a guest wants to run but its code does not run. Relocated guests are coloured; below, the lower end of the axis, where passes can be seen.</source>
        <translation>Der Anteil der Zeit, in der ein Gast laufen will, sein Code aber nicht läuft. Verlagerte Gäste sind farbig; darunter das untere Ende der Achse, wo Durchgänge zu sehen sind.</translation>
    </message>
    <message>
        <source>The sizes of the guests in Linux (their memory without the pool) and in z/VM (the pages that CP keeps for them). Dashed: the guests of the study, sized by hand.</source>
        <translation>Die Größen der Gäste in Linux (ihr Speicher ohne den Pool) und in z/VM (die Seiten, die CP für sie hält). Gestrichelt: die Gäste der Studie, von Hand bemessen.</translation>
    </message>
    <message>
        <source>The states of the members over time, also distinguished by names and lines. A strip above a lane: the cluster is not stable; below it: other members see this member in a different state. At the right: the members and their links at the cursor. Click a member, or press Tab and Space, to open its console and show only its guests.</source>
        <translation>Die Zustände der Member über der Zeit, auch durch Namen und Linien unterschieden. Ein Streifen über einer Spur: der Cluster ist nicht stabil; darunter: andere Member sehen diesen Member in einem anderen Zustand. Rechts: die Member und ihre Links am Cursor. Klicken Sie einen Member an, oder drücken Sie Tab und Leertaste, um seine Konsole zu öffnen und nur seine Gäste zu zeigen.</translation>
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
        <translation>Zeitgeberanforderungen (TRQBKs), die Gäste setzen und CP bedient, und Unterbrechungen der Clock Comparators. Darunter: wie viele fällige Anforderungen je Halten der Sperre abgeholt werden, und wie viele fällig sind und warten. Wächst ihre Zahl immer weiter, kommen Ticks zu spät, und das System ist nicht mehr stabil.</translation>
    </message>
    <message>
        <source>Transactions of the sessions on each member, their duration, and virtual I/Os of the servers. Dashed: published values for all members together.</source>
        <translation>Transaktionen der Sitzungen auf jedem Member, ihre Dauer und virtuelle I/Os der Server. Gestrichelt: veröffentlichte Werte für alle Member zusammen.</translation>
    </message>
    <message>
        <source>Transactions per second of each group of users, their mean response time, and how many wait for a server thread. Compare another run to see the difference.</source>
        <translation>Transaktionen je Sekunde jeder Benutzergruppe, ihre mittlere Antwortzeit und wie viele auf einen Thread des Servers warten. Vergleichen Sie mit einem anderen Lauf, um den Unterschied zu sehen.</translation>
    </message>
    <message>
        <source>Two bars per pass: the pages sent, and the pages that the guest changed meanwhile, which the next pass must send again. Left and Right select a pass. In passes of a different colour the guest is stopped.</source>
        <translation>Zwei Balken je Durchgang: die gesendeten Seiten und die, die der Gast inzwischen geändert hat und die der nächste Durchgang noch einmal senden muss. Links und Rechts wählen einen Durchgang. In Durchgängen mit anderer Farbe ist der Gast angehalten.</translation>
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
        <translation>zusammengezählt</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
</context>
<context>
    <name>Part</name>
    <message>
        <source>{0} h {1} min</source>
        <translation>{0} h {1} min</translation>
    </message>
    <message>
        <source>{0} of {1} done  ·  {2}</source>
        <translation>{0} von {1} erledigt  ·  {2}</translation>
    </message>
</context>
<context>
    <name>PartsTree</name>
    <message>
        <source>Parts of the machine</source>
        <translation>Teile der Maschine</translation>
    </message>
</context>
<context>
    <name>Passes</name>
    <message>
        <source>Logarithmic axis</source>
        <translation>Logarithmische Achse</translation>
    </message>
    <message>
        <source>Logarithmic axis: shows passes of few pages beside those of many.</source>
        <translation>Logarithmische Achse: zeigt Durchgänge mit wenigen Seiten neben solchen mit vielen.</translation>
    </message>
    <message>
        <source>No relocation has sent a page yet.</source>
        <translation>Noch hat keine Verlagerung eine Seite gesendet.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>changed meanwhile</source>
        <translation>inzwischen geändert</translation>
    </message>
    <message>
        <source>changed, guest stopped</source>
        <translation>geändert, Gast angehalten</translation>
    </message>
    <message>
        <source>changed, of those sent</source>
        <translation>geändert, von den gesendeten</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>guest runs</source>
        <translation>Gast läuft</translation>
    </message>
    <message>
        <source>guest stopped</source>
        <translation>Gast angehalten</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>aufgelistet</translation>
    </message>
    <message>
        <source>log</source>
        <translation>log</translation>
    </message>
    <message>
        <source>pages changed</source>
        <translation>geänderte Seiten</translation>
    </message>
    <message>
        <source>pages sent</source>
        <translation>gesendete Seiten</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>relocation</source>
        <translation>Verlagerung</translation>
    </message>
    <message>
        <source>sent</source>
        <translation>gesendet</translation>
    </message>
    <message>
        <source>sent, guest stopped</source>
        <translation>gesendet, Gast angehalten</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>{0}, pass {1}</source>
        <translation>{0}, Durchgang {1}</translation>
    </message>
</context>
<context>
    <name>PlotAction</name>
    <message>
        <source>Open in &amp;plot</source>
        <translation>Im &amp;Plot öffnen</translation>
    </message>
</context>
<context>
    <name>PlotDrawing</name>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>Share of samples, %</source>
        <translation>Anteil der Messwerte, %</translation>
    </message>
</context>
<context>
    <name>PlotLegend</name>
    <message>
        <source>Put two measures on the plot</source>
        <translation>Bringen Sie zwei Messgrößen in den Plot</translation>
    </message>
    <message>
        <source>Templates… has published figures</source>
        <translation>Vorlagen… hat veröffentlichte Zahlen</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>und {0} weitere</translation>
    </message>
    <message>
        <source>◇ published</source>
        <translation>◇ veröffentlicht</translation>
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
        <translation>Rechte Achse</translation>
    </message>
    <message>
        <source>View all</source>
        <translation>Alles zeigen</translation>
    </message>
</context>
<context>
    <name>PlotPanel</name>
    <message>
        <source>Add a plot below</source>
        <translation>Plot darunter hinzufügen</translation>
    </message>
    <message>
        <source>Add plot</source>
        <translation>Plot hinzufügen</translation>
    </message>
    <message>
        <source>Adds the best curve and its residuals for the first measure.</source>
        <translation>Fügt für die erste Messgröße die beste Kurve und ihre Residuen hinzu.</translation>
    </message>
    <message>
        <source>Against the first</source>
        <translation>Gegen die erste</translation>
    </message>
    <message>
        <source>Being simulated: {0}</source>
        <translation>Wird simuliert: {0}</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boxen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the plots as a picture</source>
        <translation>Die Plots als Bild kopieren</translation>
    </message>
    <message>
        <source>Cubic</source>
        <translation>Kubisch</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>Kumulativ</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Exponential</source>
        <translation>Exponentiell</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>Expression, as (a + b) / 2</source>
        <translation>Ausdruck, wie (a + b) / 2</translation>
    </message>
    <message>
        <source>Figures of runs</source>
        <translation>Zahlen von Läufen</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>How the current plot draws its measures.</source>
        <translation>Wie der aktuelle Plot seine Messgrößen zeichnet.</translation>
    </message>
    <message>
        <source>Kind of plot</source>
        <translation>Art des Plots</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Linked</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Linked time axes</source>
        <translation>Verbundene Zeitachsen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>Logarithmische Achse</translation>
    </message>
    <message>
        <source>Measures a stretch: drag its edges.</source>
        <translation>Misst einen Ausschnitt: ziehen Sie seine Kanten.</translation>
    </message>
    <message>
        <source>No fit</source>
        <translation>Keine Anpassung</translation>
    </message>
    <message>
        <source>Not simulated yet: {0}</source>
        <translation>Noch nicht simuliert: {0}</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Über der Zeit</translation>
    </message>
    <message>
        <source>Parabola</source>
        <translation>Parabel</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potenz</translation>
    </message>
    <message>
        <source>Published values</source>
        <translation>Veröffentlichte Werte</translation>
    </message>
    <message>
        <source>Puts the next measures on an axis at the right.</source>
        <translation>Bringt die nächsten Messgrößen auf eine Achse rechts.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>Remove plot</source>
        <translation>Plot entfernen</translation>
    </message>
    <message>
        <source>Remove the current plot</source>
        <translation>Aktuellen Plot entfernen</translation>
    </message>
    <message>
        <source>Right axis</source>
        <translation>Rechte Achse</translation>
    </message>
    <message>
        <source>Run beside it</source>
        <translation>Lauf daneben</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern als…</translation>
    </message>
    <message>
        <source>Save plots as</source>
        <translation>Plots speichern als</translation>
    </message>
    <message>
        <source>Save the plots as PNG, SVG, PDF or CSV</source>
        <translation>Die Plots als PNG, SVG, PDF oder CSV speichern</translation>
    </message>
    <message>
        <source>Save the plots as a template, or apply one</source>
        <translation>Die Plots als Vorlage speichern oder eine anwenden</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>Vorlagen…</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>What the plots say in numbers.</source>
        <translation>Was die Plots in Zahlen sagen.</translation>
    </message>
    <message>
        <source>a is the plot&apos;s first measure, b the second.</source>
        <translation>a ist die erste Messgröße des Plots, b die zweite.</translation>
    </message>
    <message>
        <source>plots of the session</source>
        <translation>Plots der Sitzung</translation>
    </message>
</context>
<context>
    <name>PlotPoints</name>
    <message>
        <source>not simulated yet</source>
        <translation>noch nicht simuliert</translation>
    </message>
    <message>
        <source>published {0} ({1} to {2})</source>
        <translation>veröffentlicht {0} ({1} bis {2})</translation>
    </message>
    <message>
        <source>published {0} or more</source>
        <translation>veröffentlicht {0} oder mehr</translation>
    </message>
    <message>
        <source>simulated {0}</source>
        <translation>simuliert {0}</translation>
    </message>
</context>
<context>
    <name>PlotReadout</name>
    <message>
        <source>Drag a measure onto the plot, or select one and press Enter.</source>
        <translation>Ziehen Sie eine Messgröße in den Plot, oder wählen Sie eine und drücken Sie Eingabe.</translation>
    </message>
    <message>
        <source>No more than {0}</source>
        <translation>Nicht mehr als {0}</translation>
    </message>
    <message>
        <source>The plot is empty.</source>
        <translation>Der Plot ist leer.</translation>
    </message>
    <message>
        <source>{0}: mean {1}, least {2}, most {3}, {4}, slope {5}/s, integral {6} ({7} values)</source>
        <translation>{0}: Mittel {1}, kleinster {2}, größter {3}, {4}, Steigung {5}/s, Integral {6} ({7} Werte)</translation>
    </message>
    <message>
        <source>{0}: no values in the region</source>
        <translation>{0}: keine Werte im Ausschnitt</translation>
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
        <translation>Bewegen Sie die Maus oder die Pfeiltasten, um auf etwas zu zeigen. P nimmt den Zeiger weg.</translation>
    </message>
    <message>
        <source>What the class sees</source>
        <translation>Was die Klasse sieht</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>eingefroren</translation>
    </message>
    <message>
        <source>live</source>
        <translation>live</translation>
    </message>
    <message>
        <source>with pointer</source>
        <translation>mit Zeiger</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>&amp;Decks and statements</source>
        <translation>D&amp;ecks und Anweisungen</translation>
    </message>
    <message>
        <source>&amp;Each CEC and director</source>
        <translation>&amp;Einzeln: jede CEC, jeder Director</translation>
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
        <source>A page of its own for each, with off-sheet ports: the far ends of wires that leave it.</source>
        <translation>Eine eigene Seite für jede CEC und jeden Director; wo eine Leitung die Seite verlässt, steht ihr fernes Ende.</translation>
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
        <source>Each CEC and director</source>
        <translation>Einzeln: jede CEC, jeder Director</translation>
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
        <translation>Das ganze gewählte Problem und warum es eines ist. Auf und Ab rollen es.</translation>
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
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Chosen problem</source>
        <translation>Gewähltes Problem</translation>
    </message>
    <message>
        <source>Enter shows the things concerned, Ctrl+Enter fixes the problem, W accepts it with a reason, Right and Left show and hide what is folded below it.</source>
        <translation>Eingabe zeigt die betroffenen Elemente, Strg+Eingabe löst das Problem, W nimmt es mit einer Begründung hin, Rechts und Links zeigen und verbergen, was darunter eingeklappt ist.</translation>
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
        <source>The check was cancelled: nothing is known. Press Check (Enter) to check again.</source>
        <translation>Die Prüfung wurde abgebrochen: nichts ist bekannt. Prüfen (Eingabetaste) prüft noch einmal.</translation>
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
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} wird geöffnet…</translation>
    </message>
</context>
<context>
    <name>Process</name>
    <message>
        <source>A background process ended unexpectedly</source>
        <translation>Ein Hintergrundprozess endete unerwartet</translation>
    </message>
    <message>
        <source>{0} (exit code {1})</source>
        <translation>{0} (Exit-Code {1})</translation>
    </message>
    <message>
        <source>{0}: cannot start {1}</source>
        <translation>{0}: {1} kann nicht gestartet werden</translation>
    </message>
</context>
<context>
    <name>ProcessorLanes</name>
    <message>
        <source>0, master</source>
        <translation>0, Master</translation>
    </message>
    <message>
        <source>processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>processor {0}</source>
        <translation>Prozessor {0}</translation>
    </message>
    <message>
        <source>role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>shares of {0}</source>
        <translation>Anteile von {0}</translation>
    </message>
    <message>
        <source>waiting, 0–{0}</source>
        <translation>wartend, 0–{0}</translation>
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
        <translation>1 bis 6 Zeichen aus A-Z 0-9 @ # $</translation>
    </message>
    <message>
        <source>1 to 8 of A-Z 0-9 @ # $</source>
        <translation>1 bis 8 Zeichen aus A-Z 0-9 @ # $</translation>
    </message>
    <message>
        <source>1 to F, or nothing</source>
        <translation>1 bis F oder nichts</translation>
    </message>
    <message>
        <source>2 or 4 hexadecimal digits, **, **** or nothing</source>
        <translation>2 oder 4 Hexadezimalziffern, **, **** oder nichts</translation>
    </message>
    <message>
        <source>2 to 4 letters and digits, like FC</source>
        <translation>2 bis 4 Buchstaben und Ziffern, wie FC</translation>
    </message>
    <message>
        <source>4 digits, optionally a comma and a number, like 3906,1; or nothing</source>
        <translation>4 Ziffern, danach bei Bedarf ein Komma und eine Zahl, wie 3906,1; oder nichts</translation>
    </message>
    <message>
        <source>A fibre pair joins a channel and a port, two channels, or ports of two directors (ISL).</source>
        <translation>Ein Faserpaar verbindet einen Kanal und einen Port, zwei Kanäle oder Ports zweier Directors (ISL).</translation>
    </message>
    <message>
        <source>Access list</source>
        <translation>Zugriffsliste</translation>
    </message>
    <message>
        <source>Add a path</source>
        <translation>Pfad hinzufügen</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>All LPARs of its subsystems</source>
        <translation>Alle LPARs seiner Subsystems</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Buffer credits</source>
        <translation>Buffer Credits</translation>
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
        <translation>Kandidatenliste</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Channel subsystems that the channel is in. A channel in several is spanned: one number in all.</source>
        <translation>Channel Subsystems, in denen der Kanal ist. Ein Kanal in mehreren ist spanned: eine Nummer in allen.</translation>
    </message>
    <message>
        <source>Channel{0}</source>
        <translation>Kanal{0}</translation>
    </message>
    <message>
        <source>Comments and statements for other hardware, written out unchanged.</source>
        <translation>Kommentare und Anweisungen für andere Hardware, unverändert ausgeschrieben.</translation>
    </message>
    <message>
        <source>Control units</source>
        <translation>Steuereinheiten</translation>
    </message>
    <message>
        <source>Control units of the devices (CUNUMBR). FCTC devices have one.</source>
        <translation>Steuereinheiten der Geräte (CUNUMBR). FCTC-Geräte haben eine.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Date, in any notation.</source>
        <translation>Datum, in beliebiger Schreibweise.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Device limit</source>
        <translation>Gerätegrenze</translation>
    </message>
    <message>
        <source>Device number of the first device. An LPAR sees each number once.</source>
        <translation>Gerätenummer des ersten Geräts. Eine LPAR sieht jede Nummer einmal.</translation>
    </message>
    <message>
        <source>Device numbers of ACTIVATE ISLINK at each end, in the order of activation: at most 16, the same numbers in the same order on both sides.</source>
        <translation>Gerätenummern von ACTIVATE ISLINK an jedem Ende, in der Reihenfolge der Aktivierung: höchstens 16, dieselben Nummern in derselben Reihenfolge auf beiden Seiten.</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Devices of {0}</source>
        <translation>Geräte von {0}</translation>
    </message>
    <message>
        <source>Devices with consecutive numbers and unit addresses. An FCTC unit has up to 256.</source>
        <translation>Geräte mit aufeinanderfolgenden Nummern und Einheitenadressen. Eine FCTC-Einheit hat bis zu 256.</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Director</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domäne</translation>
    </message>
    <message>
        <source>Each km costs 5 microseconds each way, 10 a round trip.</source>
        <translation>Jeder km kostet 5 Mikrosekunden je Weg, 10 hin und zurück.</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Enden</translation>
    </message>
    <message>
        <source>FC is FICON, native or CTC. Only FC channels can have FCTC control units.</source>
        <translation>FC ist FICON, nativ oder CTC. Nur FC-Kanäle können FCTC-Steuereinheiten haben.</translation>
    </message>
    <message>
        <source>FieldText switch</source>
        <translation>FieldText switch</translation>
    </message>
    <message>
        <source>First byte of a two-byte link address. Keep it equal to the switch id, which is the default.</source>
        <translation>Erstes Byte einer Linkadresse von zwei Byte. Halten Sie es gleich der Switch-Id, der Vorgabe.</translation>
    </message>
    <message>
        <source>First end</source>
        <translation>Erstes Ende</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>Erste Nummer</translation>
    </message>
    <message>
        <source>For people only.</source>
        <translation>Nur für Menschen.</translation>
    </message>
    <message>
        <source>Frames that may be under way. Too few for the length and the rate slow the cable down.</source>
        <translation>Frames, die unterwegs sein dürfen. Zu wenige für Länge und Rate bremsen das Kabel.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Further text to be printed.</source>
        <translation>Weiterer Text zum Drucken.</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>IFLs</source>
        <translation>IFLs</translation>
    </message>
    <message>
        <source>Id of the director that the cable of the channel goes to (SWITCH). Nothing = point to point.</source>
        <translation>Id des Directors, zu dem das Kabel des Kanals geht (SWITCH). Nichts = Punkt zu Punkt.</translation>
    </message>
    <message>
        <source>Its line rate and capacity; a channel on a card has those of the card.</source>
        <translation>Seine Leitungsrate und Kapazität; ein Kanal auf einer Karte hat die der Karte.</translation>
    </message>
    <message>
        <source>Its subsystem{0}</source>
        <translation>Sein Subsystem{0}</translation>
    </message>
    <message>
        <source>LPARs that do not see the devices (NOTPART), so that an LPAR does not talk to itself.</source>
        <translation>LPARs, die die Geräte nicht sehen (NOTPART), damit eine LPAR nicht mit sich selbst spricht.</translation>
    </message>
    <message>
        <source>LPARs that have the channel online when they are activated.</source>
        <translation>LPARs, bei deren Aktivierung der Kanal online ist.</translation>
    </message>
    <message>
        <source>LPARs that may configure it online later.</source>
        <translation>LPARs, die ihn später online konfigurieren dürfen.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Link address{0}</source>
        <translation>Linkadresse{0}</translation>
    </message>
    <message>
        <source>Logical processors of the LPAR, for a run.</source>
        <translation>Logische Prozessoren der LPAR, für einen Lauf.</translation>
    </message>
    <message>
        <source>MIF image</source>
        <translation>MIF-Image</translation>
    </message>
    <message>
        <source>MSG1 and MSG2 of the ID statement: text that IOCP prints at the head of its reports.</source>
        <translation>MSG1 und MSG2 der Anweisung ID: Text, den IOCP über seine Berichte druckt.</translation>
    </message>
    <message>
        <source>Machine type</source>
        <translation>Maschinentyp</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the SSI cluster, as in the SSI statement.</source>
        <translation>Name des SSI-Clusters, wie in der Anweisung SSI.</translation>
    </message>
    <message>
        <source>Name of the logical partition. * stands for a partition that is reserved for later.</source>
        <translation>Name der logischen Partition. * steht für eine Partition, die für später reserviert ist.</translation>
    </message>
    <message>
        <source>Name of the machine: LSYSTEM of the ID statement.</source>
        <translation>Name der Maschine: LSYSTEM der Anweisung ID.</translation>
    </message>
    <message>
        <source>Name of the system that runs here. Of the two systems of a link, the one with the lower name writes from the lowest device number up, the other one from the highest down.</source>
        <translation>Name des Systems, das hier läuft. Von den beiden Systemen eines Links schreibt das mit dem niedrigeren Namen von der niedrigsten Gerätenummer aufwärts, das andere von der höchsten abwärts.</translation>
    </message>
    <message>
        <source>Names the image at the far end: CSS in the high digit, MIF in the low one. Leave it empty if the far channel is not shared.</source>
        <translation>Nennt das Image am fernen Ende: CSS in der hohen Ziffer, MIF in der niedrigen. Leer lassen, wenn der ferne Kanal nicht gemeinsam benutzt wird.</translation>
    </message>
    <message>
        <source>Not LPARs</source>
        <translation>Nicht LPARs</translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>Not specified: all that may use the channel</source>
        <translation>Nicht angegeben: alle, die den Kanal benutzen dürfen</translation>
    </message>
    <message>
        <source>Not specified: none is barred</source>
        <translation>Nicht angegeben: keine ist ausgeschlossen</translation>
    </message>
    <message>
        <source>Nothing goes through a blocked port.</source>
        <translation>Durch einen gesperrten Port geht nichts.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Number by which SWITCH of a channel names the director.</source>
        <translation>Nummer, mit der SWITCH eines Kanals den Director nennt.</translation>
    </message>
    <message>
        <source>Number by which definitions name the channel; unique in each of its subsystems.</source>
        <translation>Nummer, mit der Definitionen den Kanal nennen; eindeutig in jedem seiner Subsystems.</translation>
    </message>
    <message>
        <source>Number of the control unit (CUNUMBR), unique in its deck.</source>
        <translation>Nummer der Steuereinheit (CUNUMBR), eindeutig in ihrem Deck.</translation>
    </message>
    <message>
        <source>Number of the image in its subsystem: the low digit of each CUADD that names this LPAR. Without one, IOCP picks a number, and no FCTC definition can name the LPAR.</source>
        <translation>Nummer des Image in seinem Subsystem: die niedrige Ziffer jeder CUADD, die diese LPAR nennt. Ohne sie wählt IOCP eine Nummer, und keine FCTC-Definition kann die LPAR nennen.</translation>
    </message>
    <message>
        <source>Number of the port: the LINK of a control unit whose far channel is cabled to it.</source>
        <translation>Nummer des Ports: LINK einer Steuereinheit, deren ferner Kanal mit ihm verkabelt ist.</translation>
    </message>
    <message>
        <source>Number of the subsystem: the high digit of each CUADD that names one of its LPARs.</source>
        <translation>Nummer des Subsystems: die hohe Ziffer jeder CUADD, die eine seiner LPARs nennt.</translation>
    </message>
    <message>
        <source>Only LPARs</source>
        <translation>Nur LPARs</translation>
    </message>
    <message>
        <source>Operand MAXDEV of RESOURCE as written: how many devices each subsystem can have.</source>
        <translation>Operand MAXDEV von RESOURCE wie geschrieben: wie viele Geräte jedes Subsystem haben kann.</translation>
    </message>
    <message>
        <source>Operand TOK of the ID statement, which HCD writes; it is kept unchanged.</source>
        <translation>Operand TOK der Anweisung ID, den HCD schreibt; er bleibt unverändert.</translation>
    </message>
    <message>
        <source>Operands of the IOCP statement that are kept and written out unchanged.</source>
        <translation>Operanden der IOCP-Anweisung, die behalten und unverändert ausgeschrieben werden.</translation>
    </message>
    <message>
        <source>Other operands</source>
        <translation>Andere Operanden</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Eigentümer</translation>
    </message>
    <message>
        <source>PCHID</source>
        <translation>PCHID</translation>
    </message>
    <message>
        <source>PDR volume</source>
        <translation>PDR-Datenträger</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>Physical place of the channel in the machine.</source>
        <translation>Physischer Platz des Kanals in der Maschine.</translation>
    </message>
    <message>
        <source>Place in the machine. A card that fails takes all its channels with it.</source>
        <translation>Platz in der Maschine. Eine Karte, die ausfällt, nimmt alle ihre Kanäle mit.</translation>
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
        <translation>Realer Speicher der LPAR, für einen Lauf.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reconfigurable</source>
        <translation>Rekonfigurierbar</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>STADET: the channel checks whether the device responds. Usual for FCTC.</source>
        <translation>STADET: der Kanal prüft, ob das Gerät antwortet. Üblich für FCTC.</translation>
    </message>
    <message>
        <source>Second end</source>
        <translation>Zweites Ende</translation>
    </message>
    <message>
        <source>Several LPARs can use the channel at once. Straight connections need a shared channel.</source>
        <translation>Mehrere LPARs können den Kanal zugleich benutzen. Gerade Verbindungen brauchen einen gemeinsamen Kanal.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Slot</translation>
    </message>
    <message>
        <source>Slot {0}</source>
        <translation>Slot {0}</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Slots</translation>
    </message>
    <message>
        <source>Stand before</source>
        <translation>Stehen vor</translation>
    </message>
    <message>
        <source>State of the drawing.</source>
        <translation>Stand der Zeichnung.</translation>
    </message>
    <message>
        <source>Status check</source>
        <translation>Statusprüfung</translation>
    </message>
    <message>
        <source>Subsystem</source>
        <translation>Subsystem</translation>
    </message>
    <message>
        <source>Subsystems</source>
        <translation>Subsystems</translation>
    </message>
    <message>
        <source>Switch id</source>
        <translation>Switch-Id</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text of a migration deck (DESC).</source>
        <translation>Text eines Migrationsdecks (DESC).</translation>
    </message>
    <message>
        <source>Text on the drawing.</source>
        <translation>Text auf der Zeichnung.</translation>
    </message>
    <message>
        <source>The card that the channel is on. Channels of one card fail together.</source>
        <translation>Die Karte, auf der der Kanal ist. Kanäle einer Karte fallen zusammen aus.</translation>
    </message>
    <message>
        <source>The channel in each subsystem, and the link address that it uses. An FCTC control unit has one channel in a subsystem.</source>
        <translation>Der Kanal in jedem Subsystem und die Linkadresse, die er benutzt. Eine FCTC-Steuereinheit hat einen Kanal in einem Subsystem.</translation>
    </message>
    <message>
        <source>The channel is not shared, but can be moved from one LPAR to another (REC).</source>
        <translation>Der Kanal wird nicht gemeinsam benutzt, kann aber von einer LPAR zur anderen gegeben werden (REC).</translation>
    </message>
    <message>
        <source>The check whose problem is accepted.</source>
        <translation>Die Prüfung, deren Problem hingenommen wird.</translation>
    </message>
    <message>
        <source>The check whose problems have another severity here.</source>
        <translation>Die Prüfung, deren Probleme hier eine andere Schwere haben.</translation>
    </message>
    <message>
        <source>The director that the port belongs to.</source>
        <translation>Der Director, zu dem der Port gehört.</translation>
    </message>
    <message>
        <source>The disk with the persistent data record of the cluster (PDR_VOLUME).</source>
        <translation>Der Datenträger mit dem Persistent Data Record des Clusters (PDR_VOLUME).</translation>
    </message>
    <message>
        <source>The machine that the card is plugged into.</source>
        <translation>Die Maschine, in der die Karte steckt.</translation>
    </message>
    <message>
        <source>The machine that the channel belongs to.</source>
        <translation>Die Maschine, zu der der Kanal gehört.</translation>
    </message>
    <message>
        <source>The machine that the subsystem belongs to.</source>
        <translation>Die Maschine, zu der das Subsystem gehört.</translation>
    </message>
    <message>
        <source>The machine whose deck defines the control unit.</source>
        <translation>Die Maschine, deren Deck die Steuereinheit definiert.</translation>
    </message>
    <message>
        <source>The machine whose deck had the cards.</source>
        <translation>Die Maschine, deren Deck die Karten hatte.</translation>
    </message>
    <message>
        <source>The only LPARs that see the devices (PART).</source>
        <translation>Die einzigen LPARs, die die Geräte sehen (PART).</translation>
    </message>
    <message>
        <source>The person responsible for the drawing.</source>
        <translation>Die für die Zeichnung verantwortliche Person.</translation>
    </message>
    <message>
        <source>The statement that followed the cards; nothing = they stood at the end.</source>
        <translation>Die Anweisung, die auf die Karten folgte; nichts = sie standen am Ende.</translation>
    </message>
    <message>
        <source>The subsystem whose channels the LPAR can use.</source>
        <translation>Das Subsystem, dessen Kanäle die LPAR benutzen kann.</translation>
    </message>
    <message>
        <source>The system in each slot. A direct link joins each pair of members.</source>
        <translation>Das System in jedem Slot. Ein direkter Link verbindet je zwei Member.</translation>
    </message>
    <message>
        <source>The things that are selected and moved together. To add things, group them again.</source>
        <translation>Die Elemente, die zusammen ausgewählt und bewegt werden. Um welche hinzuzufügen, gruppieren Sie sie neu.</translation>
    </message>
    <message>
        <source>The things that the problem concerns; it is accepted for exactly these.</source>
        <translation>Die Elemente, die das Problem betrifft; es wird für genau diese hingenommen.</translation>
    </message>
    <message>
        <source>The two LPARs whose systems the link joins.</source>
        <translation>Die beiden LPARs, deren Systeme der Link verbindet.</translation>
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
        <translation>Titel der Zeichnung im Druck.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Type and sequence number of the machine: SYSTEM of the ID statement.</source>
        <translation>Typ und Folgenummer der Maschine: SYSTEM der Anweisung ID.</translation>
    </message>
    <message>
        <source>Type of the card: its line rate and channel count.</source>
        <translation>Typ der Karte: ihre Leitungsrate und Zahl der Kanäle.</translation>
    </message>
    <message>
        <source>Type of the devices; FCTC on an FCTC control unit.</source>
        <translation>Typ der Geräte; FCTC an einer FCTC-Steuereinheit.</translation>
    </message>
    <message>
        <source>Type of the unit. FCTC: what this side defines for an image at the far end of a FICON channel.</source>
        <translation>Typ der Einheit. FCTC: was diese Seite für ein Image am fernen Ende eines FICON-Kanals definiert.</translation>
    </message>
    <message>
        <source>UNITADD: first address in hexadecimal, count in decimal. A unit address of one side talks to the same unit address of the other side.</source>
        <translation>UNITADD: erste Adresse hexadezimal, Anzahl dezimal. Eine Einheitenadresse der einen Seite spricht mit derselben Einheitenadresse der anderen Seite.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit address</source>
        <translation>Einheitenadresse</translation>
    </message>
    <message>
        <source>Unit address of the first device (UNITADD). Nothing = the last two digits of its number. The device at the same unit address of the far side is the other end of the connection.</source>
        <translation>Einheitenadresse des ersten Geräts (UNITADD). Nichts = die letzten beiden Ziffern seiner Nummer. Das Gerät mit derselben Einheitenadresse auf der fernen Seite ist das andere Ende der Verbindung.</translation>
    </message>
    <message>
        <source>Unit addresses</source>
        <translation>Einheitenadressen</translation>
    </message>
    <message>
        <source>What its problems are in this drawing; off: they are hidden.</source>
        <translation>Was ihre Probleme in dieser Zeichnung sind; aus: sie sind verborgen.</translation>
    </message>
    <message>
        <source>Why the problem is accepted.</source>
        <translation>Warum das Problem hingenommen wird.</translation>
    </message>
    <message>
        <source>[A-Z0-9@#$]{1,8}</source>
        <translation>[A-Z0-9@#$]{1,8}</translation>
    </message>
    <message>
        <source>a letter, then up to 7 letters and digits; or *</source>
        <translation>ein Buchstabe, dann bis zu 7 Buchstaben und Ziffern; oder *</translation>
    </message>
    <message>
        <source>as the number ends</source>
        <translation>wie die Nummer endet</translation>
    </message>
    <message>
        <source>as the switch id</source>
        <translation>wie die Switch-Id</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>genug</translation>
    </message>
    <message>
        <source>km</source>
        <translation>km</translation>
    </message>
    <message>
        <source>like (CSS(0),65280), or nothing</source>
        <translation>wie (CSS(0),65280), oder nichts</translation>
    </message>
    <message>
        <source>like 00,16, at most 16 of them</source>
        <translation>wie 00,16, höchstens 16 davon</translation>
    </message>
    <message>
        <source>like CNTLUNIT 4001, or nothing</source>
        <translation>wie CNTLUNIT 4001, oder nichts</translation>
    </message>
    <message>
        <source>like D000-D003 D010; a link has at most 16</source>
        <translation>wie D000-D003 D010; ein Link hat höchstens 16</translation>
    </message>
    <message>
        <source>lines of at most {0} characters</source>
        <translation>Zeilen mit höchstens {0} Zeichen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>numbers 0 to 5, like 0 or 0, 1</source>
        <translation>Zahlen 0 bis 5, wie 0 oder 0, 1</translation>
    </message>
    <message>
        <source>on no drawn card</source>
        <translation>auf keiner gezeichneten Karte</translation>
    </message>
    <message>
        <source>one NAME=VALUE a line, at most 32</source>
        <translation>je Zeile ein NAME=WERT, höchstens 32</translation>
    </message>
    <message>
        <source>point to point</source>
        <translation>Punkt zu Punkt</translation>
    </message>
    <message>
        <source>remove this path</source>
        <translation>diesen Pfad entfernen</translation>
    </message>
    <message>
        <source>up to 12 letters and digits, like FCTC</source>
        <translation>bis zu 12 Buchstaben und Ziffern, wie FCTC</translation>
    </message>
    <message>
        <source>up to 8 of A-Z 0-9 @ # $; nothing = no z/VM runs here</source>
        <translation>bis zu 8 aus A-Z 0-9 @ # $; nichts = hier läuft kein z/VM</translation>
    </message>
    <message>
        <source>up to {0} characters</source>
        <translation>bis zu {0} Zeichen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>z/VM system</source>
        <translation>z/VM-System</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} bis {1}</translation>
    </message>
    <message>
        <source>{0} to {1}, or nothing</source>
        <translation>{0} bis {1} oder nichts</translation>
    </message>
</context>
<context>
    <name>Property</name>
    <message>
        <source>Expected: {0}</source>
        <translation>Erwartet: {0}</translation>
    </message>
    <message>
        <source>Expected: {0}.</source>
        <translation>Erwartet: {0}.</translation>
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
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Until it is answered</source>
        <translation>Bis sie beantwortet ist</translation>
    </message>
    <message>
        <source>{0} Answered: {1}</source>
        <translation>{0} Beantwortet: {1}</translation>
    </message>
    <message>
        <source>{0} Assumed: {1}</source>
        <translation>{0} Angenommen: {1}</translation>
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
        <translation>Text des Schritts</translation>
    </message>
    <message>
        <source>The text of this step. Tab moves from link to link; Enter explains a term.</source>
        <translation>Der Text dieses Schritts. Tab geht von Link zu Link; Eingabe erklärt einen Begriff.</translation>
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
        <translation> – Lektion wird aufgezeichnet</translation>
    </message>
    <message>
        <source>Cannot write the lesson: {0}</source>
        <translation>Die Lektion kann nicht geschrieben werden: {0}</translation>
    </message>
    <message>
        <source>Recor&amp;d a lesson</source>
        <translation>Lektion auf&amp;zeichnen</translation>
    </message>
    <message>
        <source>Recording a lesson: what you run, type and change becomes its steps. Lesson &gt; Note adds a text; Lesson &gt; Stop recording saves it in a folder.</source>
        <translation>Eine Lektion wird aufgezeichnet: was Sie ausführen, eingeben und ändern, wird zu ihren Schritten. Lektion &gt; Notiz fügt einen Text hinzu; Lektion &gt; Aufzeichnung beenden speichert sie in einem Ordner.</translation>
    </message>
    <message>
        <source>Saved the lesson in {0}</source>
        <translation>Die Lektion ist in {0} gespeichert</translation>
    </message>
    <message>
        <source>Stop recor&amp;ding…</source>
        <translation>Aufzeichnung b&amp;eenden…</translation>
    </message>
</context>
<context>
    <name>ReflectBox</name>
    <message>
        <source>Your notes for the report</source>
        <translation>Ihre Notizen für den Bericht</translation>
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
        <translation>Fragt CP, ob der Gast verlagert werden könnte, und wenn nicht, warum.</translation>
    </message>
    <message>
        <source>CP&apos;s answer</source>
        <translation>Antwort von CP</translation>
    </message>
    <message>
        <source>CP&apos;s default</source>
        <translation>Vorgabe von CP</translation>
    </message>
    <message>
        <source>Cancels the relocation in progress; the guest stays where it is.</source>
        <translation>Bricht die laufende Verlagerung ab; der Gast bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>Changes the limits of the relocation in progress.</source>
        <translation>Ändert die Grenzen der laufenden Verlagerung.</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Done; no response from CP.</source>
        <translation>Fertig; keine Antwort von CP.</translation>
    </message>
    <message>
        <source>Guest to relocate</source>
        <translation>Gast, der verlagert wird</translation>
    </message>
    <message>
        <source>How long the guest may be stopped.</source>
        <translation>Wie lange der Gast angehalten sein darf.</translation>
    </message>
    <message>
        <source>How long the whole relocation may take.</source>
        <translation>Wie lange die ganze Verlagerung dauern darf.</translation>
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
        <translation>Ein Durchgang, während der Gast läuft, dann wird er sofort angehalten.</translation>
    </message>
    <message>
        <source>Quiesce</source>
        <translation>Quiesce</translation>
    </message>
    <message>
        <source>Relocates the guest.</source>
        <translation>Verlagert den Gast.</translation>
    </message>
    <message>
        <source>Relocations</source>
        <translation>Verlagerungen</translation>
    </message>
    <message>
        <source>The guest to which the commands apply.</source>
        <translation>Der Gast, für den die Befehle gelten.</translation>
    </message>
    <message>
        <source>The line that the button enters</source>
        <translation>Die Zeile, die die Schaltfläche eingibt</translation>
    </message>
    <message>
        <source>The system to which the guest moves.</source>
        <translation>Das System, auf das der Gast geht.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
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
        <translation>Vergangen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From the command to the end, and the limit MAXTOTAL</source>
        <translation>Vom Befehl bis zum Ende, und die Grenze MAXTOTAL</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>How long the guest was stopped, and the limit MAXQUIESCE</source>
        <translation>Wie lange der Gast angehalten war, und die Grenze MAXQUIESCE</translation>
    </message>
    <message>
        <source>I/O in progress at the stop</source>
        <translation>I/O im Gang beim Anhalten</translation>
    </message>
    <message>
        <source>No relocation has been requested yet.</source>
        <translation>Noch wurde keine Verlagerung verlangt.</translation>
    </message>
    <message>
        <source>No relocation in the time shown.</source>
        <translation>Keine Verlagerung in der gezeigten Zeit.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Pages sent in all passes so far</source>
        <translation>In allen Durchgängen bisher gesendete Seiten</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Passes begun over its memory: while it ran + while it was stopped</source>
        <translation>Begonnene Durchgänge über seinen Speicher: während er lief + während er angehalten war</translation>
    </message>
    <message>
        <source>Quiesced</source>
        <translation>Stillgelegt</translation>
    </message>
    <message>
        <source>Relocation</source>
        <translation>Verlagerung</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Stage of the relocation</source>
        <translation>Stufe der Verlagerung</translation>
    </message>
    <message>
        <source>The guest being relocated</source>
        <translation>Der Gast, der verlagert wird</translation>
    </message>
    <message>
        <source>The system it comes from</source>
        <translation>Das System, von dem er kommt</translation>
    </message>
    <message>
        <source>The system it goes to</source>
        <translation>Das System, zu dem er geht</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>limits: total, quiesced</source>
        <translation>Grenzen: gesamt, stillgelegt</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>not requested yet</source>
        <translation>noch nicht verlangt</translation>
    </message>
    <message>
        <source>quiesced {0}</source>
        <translation>stillgelegt {0}</translation>
    </message>
    <message>
        <source>throttled by the destination</source>
        <translation>vom Ziel gedrosselt</translation>
    </message>
    <message>
        <source>{0} ({1}, quiesced {2})</source>
        <translation>{0} ({1}, stillgelegt {2})</translation>
    </message>
    <message>
        <source>{0} earlier ones</source>
        <translation>{0} frühere</translation>
    </message>
    <message>
        <source>{0}, pass {1}</source>
        <translation>{0}, Durchgang {1}</translation>
    </message>
</context>
<context>
    <name>RequestHandler</name>
    <message>
        <source>The request failed</source>
        <translation>Die Anfrage misslang</translation>
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
        <translation>Die Regeln von cpuplugd. Strg+Leertaste ergänzt einen Namen, F1 erklärt ihn; F4 geht zum nächsten Befund, Strg+Eingabe startet mit diesen Regeln, Strg+S speichert sie in einer Datei.</translation>
    </message>
</context>
<context>
    <name>RuleFiles</name>
    <message>
        <source>Autosave failed: {0}</source>
        <translation>Automatisches Speichern misslang: {0}</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Regeln öffnen</translation>
    </message>
    <message>
        <source>Restored unsaved rules: {0}</source>
        <translation>Ungespeicherte Regeln wiederhergestellt: {0}</translation>
    </message>
    <message>
        <source>Rules (*{0})</source>
        <translation>Regeln (*{0})</translation>
    </message>
    <message>
        <source>Rules (*{0});;All files (*)</source>
        <translation>Regeln (*{0});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Rules have been changed</source>
        <translation>Regeln wurden geändert</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Regeln speichern</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
    <message>
        <source>new rules</source>
        <translation>neue Regeln</translation>
    </message>
    <message>
        <source>{0}, edited</source>
        <translation>{0}, bearbeitet</translation>
    </message>
    <message>
        <source>“{0}” has been changed. Save the changes?</source>
        <translation>„{0}“ wurde geändert. Die Änderungen speichern?</translation>
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
        <translation>Steuerzeichen am Anfang einer Zeile wurden durch Leerzeichen ersetzt.</translation>
    </message>
    <message>
        <source>Line {0} is not UTF-8; it was read as Latin-1, and is saved as UTF-8.</source>
        <translation>Zeile {0} ist kein UTF-8; sie wurde als Latin-1 gelesen und wird als UTF-8 gespeichert.</translation>
    </message>
    <message>
        <source>amount by which the pool grows when MEMUNPLUG is true</source>
        <translation>Betrag, um den der Pool wächst, wenn MEMUNPLUG wahr ist</translation>
    </message>
    <message>
        <source>amount by which the pool shrinks when MEMPLUG is true; default CMM_INC</source>
        <translation>Betrag, um den der Pool schrumpft, wenn MEMPLUG wahr ist; Vorgabe CMM_INC</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>counters of memory since IPL, as /proc/vmstat shows them</source>
        <translation>Zähler des Speichers seit dem IPL, wie /proc/vmstat sie zeigt</translation>
    </message>
    <message>
        <source>counters of the CPUs since IPL, as /proc/stat shows them</source>
        <translation>Zähler der CPUs seit dem IPL, wie /proc/stat sie zeigt</translation>
    </message>
    <message>
        <source>maximum number of CPUs online; 0 = all that are present</source>
        <translation>größte Zahl von CPUs online; 0 = alle vorhandenen</translation>
    </message>
    <message>
        <source>memory, as /proc/meminfo shows it</source>
        <translation>Speicher, wie /proc/meminfo ihn zeigt</translation>
    </message>
    <message>
        <source>minimum number of CPUs online</source>
        <translation>kleinste Zahl von CPUs online</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>the pool of pages taken from Linux never gets larger</source>
        <translation>der Pool der Seiten, die Linux genommen sind, wird nie größer</translation>
    </message>
    <message>
        <source>the pool of pages taken from Linux never gets smaller</source>
        <translation>der Pool der Seiten, die Linux genommen sind, wird nie kleiner</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>time between two readings</source>
        <translation>Zeit zwischen zwei Ablesungen</translation>
    </message>
    <message>
        <source>when it is true and HOTPLUG is not, one CPU is taken offline</source>
        <translation>wenn sie wahr ist und HOTPLUG nicht, geht eine CPU offline</translation>
    </message>
    <message>
        <source>when it is true and MEMPLUG is not, pages are taken from Linux</source>
        <translation>wenn sie wahr ist und MEMPLUG nicht, werden Linux Seiten genommen</translation>
    </message>
    <message>
        <source>when it is true, Linux gets pages back</source>
        <translation>wenn sie wahr ist, bekommt Linux Seiten zurück</translation>
    </message>
    <message>
        <source>when it is true, one CPU is put online</source>
        <translation>wenn sie wahr ist, geht eine CPU online</translation>
    </message>
    <message>
        <source>{0} cannot be read: {1}.</source>
        <translation>{0} kann nicht gelesen werden: {1}.</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}.</source>
        <translation>{0} kann nicht geschrieben werden: {1}.</translation>
    </message>
    <message>
        <source>{0} has a NUL character in line {1}, column {2}; is it UTF-16? Save it as UTF-8.</source>
        <translation>{0} hat in Zeile {1}, Spalte {2} ein NUL-Zeichen; ist es UTF-16? Speichern Sie die Datei als UTF-8.</translation>
    </message>
    <message>
        <source>{0} is larger than {1} bytes, the limit of this simulation; a rule file has a few lines.</source>
        <translation>{0} ist größer als {1} Byte, die Grenze dieser Simulation; eine Regeldatei hat einige Zeilen.</translation>
    </message>
    <message>
        <source>{0} is not a file.</source>
        <translation>{0} ist keine Datei.</translation>
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
        <translation>Öffnet den Bereich, in dem man Regeln schreibt und speichert.</translation>
    </message>
    <message>
        <source>Restarts cpuplugd in this guest with the rules of a file.</source>
        <translation>Startet cpuplugd in diesem Gast mit den Regeln einer Datei neu.</translation>
    </message>
    <message>
        <source>Rules (*{0});;All files (*)</source>
        <translation>Regeln (*{0});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Rules for {0}</source>
        <translation>Regeln für {0}</translation>
    </message>
    <message>
        <source>The guest whose cpuplugd receives the rules.</source>
        <translation>Der Gast, dessen cpuplugd die Regeln bekommt.</translation>
    </message>
    <message>
        <source>Use a rule file…</source>
        <translation>Eine Regeldatei verwenden…</translation>
    </message>
    <message>
        <source>Write rules</source>
        <translation>Regeln schreiben</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>&amp;Open file…</source>
        <translation>Datei ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Those of {0}</source>
        <translation>&amp;Die von {0}</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>In &amp;all guests with simulated Linux</source>
        <translation>In &amp;allen Gästen mit simuliertem Linux</translation>
    </message>
    <message>
        <source>In &amp;{0}</source>
        <translation>In &amp;{0}</translation>
    </message>
    <message>
        <source>In the {1} guests of the group of &amp;{0}</source>
        <translation>In den {1} Gästen der Gruppe von &amp;{0}</translation>
    </message>
    <message>
        <source>No Linux is simulated in this scenario: there are no values.</source>
        <translation>In diesem Szenario wird kein Linux simuliert: es gibt keine Werte.</translation>
    </message>
    <message>
        <source>Opens and saves a file of rules.</source>
        <translation>Öffnet und speichert eine Datei mit Regeln.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>S&amp;hipped</source>
        <translation>&amp;Mitgelieferte</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Starts another run of this scenario with the edited rules (Ctrl+Enter).</source>
        <translation>Startet einen weiteren Lauf dieses Szenarios mit den bearbeiteten Regeln (Strg+Eingabe).</translation>
    </message>
    <message>
        <source>The daemon does not start with these rules: {0}</source>
        <translation>Der Daemon startet mit diesen Regeln nicht: {0}</translation>
    </message>
    <message>
        <source>The guest whose values are shown. Choosing a guest opens its rules.</source>
        <translation>Der Gast, dessen Werte gezeigt werden. Wer einen Gast wählt, öffnet seine Regeln.</translation>
    </message>
    <message>
        <source>There are no rules: CPUs and memory stay as they are.</source>
        <translation>Es gibt keine Regeln: CPUs und Speicher bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>errors: {0}</source>
        <translation>Fehler: {0}</translation>
    </message>
    <message>
        <source>line {0}, column {1}</source>
        <translation>Zeile {0}, Spalte {1}</translation>
    </message>
    <message>
        <source>no rules</source>
        <translation>keine Regeln</translation>
    </message>
    <message>
        <source>warnings: {0}</source>
        <translation>Warnungen: {0}</translation>
    </message>
    <message>
        <source>{0} has no readings yet: start the run.</source>
        <translation>{0} hat noch keine Ablesungen: starten Sie den Lauf.</translation>
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
        <translation>Mit einem anderen Lauf vergleichen</translation>
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
        <translation>Name des Laufs</translation>
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
        <translation>Einstellungen als key=value, durch Leerzeichen getrennt: lpar.processors=2</translation>
    </message>
</context>
<context>
    <name>RunMatrix</name>
    <message>
        <source>1 seed</source>
        <translation>1 Startwert</translation>
    </message>
    <message>
        <source>No published figure: an untested prediction.</source>
        <translation>Keine veröffentlichte Zahl: eine ungeprüfte Vorhersage.</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Published: {0}</source>
        <translation>Veröffentlicht: {0}</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>Simuliert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>nicht veröffentlicht</translation>
    </message>
    <message>
        <source>{0} published</source>
        <translation>{0} veröffentlicht</translation>
    </message>
    <message>
        <source>{0} seeds</source>
        <translation>{0} Startwerte</translation>
    </message>
    <message>
        <source>{0} simulated</source>
        <translation>{0} simuliert</translation>
    </message>
    <message>
        <source>{0}: it must stay below {1}</source>
        <translation>{0}: muss unter {1} bleiben</translation>
    </message>
    <message>
        <source>{0}: {1} (tolerance {2}, {3})</source>
        <translation>{0}: {1} (Toleranz {2}, {3})</translation>
    </message>
    <message>
        <source>– not run</source>
        <translation>– nicht gelaufen</translation>
    </message>
    <message>
        <source>… waiting</source>
        <translation>… wartet</translation>
    </message>
    <message>
        <source>■ cancelled</source>
        <translation>■ abgebrochen</translation>
    </message>
    <message>
        <source>■ cancelled, {0}</source>
        <translation>■ abgebrochen, {0}</translation>
    </message>
    <message>
        <source>▶ running, {0}</source>
        <translation>▶ läuft, {0}</translation>
    </message>
    <message>
        <source>● {0}</source>
        <translation>● {0}</translation>
    </message>
    <message>
        <source>✓ within</source>
        <translation>✓ innerhalb</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation>✗ fehlgeschlagen</translation>
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
        <translation> (und {0} weitere)</translation>
    </message>
    <message>
        <source>Best link…</source>
        <translation>Bester Link…</translation>
    </message>
    <message>
        <source>CP&apos;s answer</source>
        <translation>Antwort von CP</translation>
    </message>
    <message>
        <source>Cancel the relocation of {0}</source>
        <translation>Verlagerung von {0} abbrechen</translation>
    </message>
    <message>
        <source>Channel off</source>
        <translation>Kanal aus</translation>
    </message>
    <message>
        <source>Channel on</source>
        <translation>Kanal an</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
    <message>
        <source>Compiling the engine, once on this computer</source>
        <translation>Simulator wird kompiliert, einmal auf diesem Rechner</translation>
    </message>
    <message>
        <source>Devices off</source>
        <translation>Geräte aus</translation>
    </message>
    <message>
        <source>Devices on</source>
        <translation>Geräte an</translation>
    </message>
    <message>
        <source>Draw an ISFC link between two LPARs first.</source>
        <translation>Zeichnen Sie zuerst einen ISFC-Link zwischen zwei LPARs.</translation>
    </message>
    <message>
        <source>Guests</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>Guests and rates</source>
        <translation>Gäste und Raten</translation>
    </message>
    <message>
        <source>Loading the engine; the run begins as soon as it is ready.</source>
        <translation>Der Simulator wird geladen; der Lauf beginnt, sobald er bereit ist.</translation>
    </message>
    <message>
        <source>Move {0} to {1}</source>
        <translation>{0} nach {1} verlagern</translation>
    </message>
    <message>
        <source>Open in lab</source>
        <translation>Im Labor öffnen</translation>
    </message>
    <message>
        <source>Plug in</source>
        <translation>Stecken</translation>
    </message>
    <message>
        <source>Pull cable</source>
        <translation>Kabel ziehen</translation>
    </message>
    <message>
        <source>Pulls the cables of the selection.</source>
        <translation>Zieht die Kabel der Auswahl.</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>Raten</translation>
    </message>
    <message>
        <source>Rates of links, channels and devices. Choosing a row selects it on the canvas.</source>
        <translation>Raten von Links, Kanälen und Geräten. Wer eine Zeile wählt, wählt sie auch auf der Zeichenfläche.</translation>
    </message>
    <message>
        <source>Relocate</source>
        <translation>Verlagern</translation>
    </message>
    <message>
        <source>Relocates a guest now, or cancels its relocation.</source>
        <translation>Verlagert jetzt einen Gast oder bricht seine Verlagerung ab.</translation>
    </message>
    <message>
        <source>Relocations</source>
        <translation>Verlagerungen</translation>
    </message>
    <message>
        <source>Runs the same load on another layout, side by side.</source>
        <translation>Lässt dieselbe Last auf einer anderen Anordnung laufen, nebeneinander.</translation>
    </message>
    <message>
        <source>Searches for the best layout of a logical link.</source>
        <translation>Sucht die beste Anordnung eines logischen Links.</translation>
    </message>
    <message>
        <source>Select a channel, a cable, a port or devices during a run.</source>
        <translation>Wählen Sie während eines Laufs einen Kanal, ein Kabel, einen Port oder Geräte.</translation>
    </message>
    <message>
        <source>Some of the drawing does not run. {0}</source>
        <translation>Ein Teil der Zeichnung läuft nicht. {0}</translation>
    </message>
    <message>
        <source>Stage, passes and times of each relocation.</source>
        <translation>Stufe, Durchgänge und Zeiten jeder Verlagerung.</translation>
    </message>
    <message>
        <source>The drawing changed since this run started. Run again.</source>
        <translation>Die Zeichnung hat sich geändert, seit dieser Lauf begann. Starten Sie neu.</translation>
    </message>
    <message>
        <source>Varies the selected channels off or on.</source>
        <translation>Schaltet die gewählten Kanäle aus oder an (VARY).</translation>
    </message>
    <message>
        <source>Varies the selected devices off or on.</source>
        <translation>Schaltet die gewählten Geräte aus oder an (VARY).</translation>
    </message>
    <message>
        <source>Writes the run as a scenario and opens it in the lab with all charts.</source>
        <translation>Schreibt den Lauf als Szenario und öffnet ihn im Labor mit allen Diagrammen.</translation>
    </message>
    <message>
        <source>{0} (another branch of the run begins here)</source>
        <translation>{0} (hier beginnt ein anderer Zweig des Laufs)</translation>
    </message>
</context>
<context>
    <name>RunPicture</name>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>{0:,.0f} MB/s</source>
        <translation>{0:,.0f} MB/s</translation>
    </message>
    <message>
        <source>{0} and {1} more</source>
        <translation>{0} und {1} weitere</translation>
    </message>
</context>
<context>
    <name>RunRates</name>
    <message>
        <source>Busy</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>CHPID {0}</source>
        <translation>CHPID {0}</translation>
    </message>
    <message>
        <source>Into a channel; for links and devices, back to the link&apos;s first end</source>
        <translation>In einen Kanal hinein; bei Links und Geräten zurück zum ersten Ende des Links</translation>
    </message>
    <message>
        <source>Logical link, channel, or device</source>
        <translation>Logischer Link, Kanal oder Gerät</translation>
    </message>
    <message>
        <source>Mean number of transfers in progress</source>
        <translation>Mittlere Zahl laufender Übertragungen</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Out of a channel; for links and devices, from the link&apos;s first end on</source>
        <translation>Aus einem Kanal heraus; bei Links und Geräten vom ersten Ende des Links weg</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>SSCH/s</source>
        <translation>SSCH/s</translation>
    </message>
    <message>
        <source>Share of time; a channel is saturated from 95 % on</source>
        <translation>Anteil der Zeit; ein Kanal ist ab 95 % gesättigt</translation>
    </message>
    <message>
        <source>Transfers started per second, in both directions</source>
        <translation>Je Sekunde begonnene Übertragungen, in beiden Richtungen</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>{0} full</source>
        <translation>{0} voll</translation>
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
        <translation>Dieser Zeitraum konnte nicht im Einzelnen aufgezeichnet werden</translation>
    </message>
    <message>
        <source>The machine could not be loaded</source>
        <translation>Die Maschine konnte nicht geladen werden</translation>
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
        <translation>**Eine Musterantwort.** {0}</translation>
    </message>
    <message>
        <source>Compare with a model answer</source>
        <translation>Mit einer Musterantwort vergleichen</translation>
    </message>
    <message>
        <source>Shows one good answer, and a rubric.</source>
        <translation>Zeigt eine gute Antwort und Merkmale, die sie hat.</translation>
    </message>
    <message>
        <source>Tick what your answer has:</source>
        <translation>Haken Sie an, was Ihre Antwort hat:</translation>
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
        <translation>&amp;Hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Copy…</source>
        <translation>&amp;Kopieren…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Darunter</translation>
    </message>
    <message>
        <source>Bold: of this machine. Italic: the default. Delete takes the inherited value.</source>
        <translation>Fett: dieser Maschine. Kursiv: die Vorgabe. Entf nimmt den geerbten Wert.</translation>
    </message>
    <message>
        <source>Choose a part below this heading, or add one.</source>
        <translation>Wählen Sie einen Teil unter dieser Überschrift, oder fügen Sie einen hinzu.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Differences to the scenario below</source>
        <translation>Unterschiede zum Szenario darunter</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Filter the keys</source>
        <translation>Schlüssel filtern</translation>
    </message>
    <message>
        <source>Filter: words of a key or its meaning</source>
        <translation>Filter: Wörter eines Schlüssels oder seiner Bedeutung</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
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
        <translation>Schlüssel dieses Teils</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>No problems. {0} guests, {1} differences to the scenario below.</source>
        <translation>Keine Probleme. {0} Gäste, {1} Unterschiede zum Szenario darunter.</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Red&amp;o</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Scenario editor</source>
        <translation>Szenario-Editor</translation>
    </message>
    <message>
        <source>Scenario file</source>
        <translation>Szenariodatei</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Szenarien (*.toml)</translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation>Schieberegler</translation>
    </message>
    <message>
        <source>Take the inherited value</source>
        <translation>Den geerbten Wert nehmen</translation>
    </message>
    <message>
        <source>The changes of {0} are not saved. Save them?</source>
        <translation>Die Änderungen von {0} sind nicht gespeichert. Speichern?</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}</source>
        <translation>{0} kann nicht geschrieben werden: {1}</translation>
    </message>
    <message>
        <source>{0} exists already; choose another name</source>
        <translation>{0} gibt es schon; wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>{0} is inherited: set its count to 0, or save the machine on its own</source>
        <translation>{0} ist geerbt: setzen Sie die Anzahl auf 0, oder speichern Sie die Maschine eigenständig</translation>
    </message>
    <message>
        <source>{0}[*] - Scenario editor</source>
        <translation>{0}[*] - Szenario-Editor</translation>
    </message>
</context>
<context>
    <name>ScenarioEditors</name>
    <message>
        <source>Begin with:</source>
        <translation>Beginnen mit:</translation>
    </message>
    <message>
        <source>My machine</source>
        <translation>Meine Maschine</translation>
    </message>
    <message>
        <source>New machine</source>
        <translation>Neue Maschine</translation>
    </message>
    <message>
        <source>Two small guests</source>
        <translation>Zwei kleine Gäste</translation>
    </message>
    <message>
        <source>{0}, changed</source>
        <translation>{0}, geändert</translation>
    </message>
</context>
<context>
    <name>ScenarioPicker</name>
    <message>
        <source>Filter the scenarios</source>
        <translation>Szenarien filtern</translation>
    </message>
    <message>
        <source>Filter: words of a title, a description or a study</source>
        <translation>Filter: Wörter eines Titels, einer Beschreibung oder einer Studie</translation>
    </message>
    <message>
        <source>No scenario contains these words, and none is near them.</source>
        <translation>Kein Szenario enthält diese Wörter, und keines kommt ihnen nahe.</translation>
    </message>
    <message>
        <source>No scenario contains these words. Near them:</source>
        <translation>Kein Szenario enthält diese Wörter. Nahe kommen:</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Scenarios by study</source>
        <translation>Szenarien nach Studien</translation>
    </message>
    <message>
        <source>Type words of a title or a description. Enter opens a scenario.</source>
        <translation>Geben Sie Wörter eines Titels oder einer Beschreibung ein. Eingabe öffnet ein Szenario.</translation>
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
        <translation>Erste Werte</translation>
    </message>
    <message>
        <source>Measured values of</source>
        <translation>Messwerte von</translation>
    </message>
    <message>
        <source>Name in plots</source>
        <translation>Name in Plots</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>{0} is in {1}, the measure in {2}: change the unit.</source>
        <translation>{0} ist in {1}, die Messgröße in {2}: ändern Sie die Einheit.</translation>
    </message>
</context>
<context>
    <name>SeriesTree</name>
    <message>
        <source>Enter puts the selected ones on the plot.</source>
        <translation>Eingabe bringt die gewählten in den Plot.</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Messgrößen</translation>
    </message>
    <message>
        <source>Search measures</source>
        <translation>Messgrößen suchen</translation>
    </message>
</context>
<context>
    <name>SessionAutosave</name>
    <message>
        <source>Another session is open. The previous one was saved.</source>
        <translation>Eine andere Sitzung ist offen. Die vorige wurde gespeichert.</translation>
    </message>
    <message>
        <source>Autosave failed: {0}</source>
        <translation>Automatisches Speichern misslang: {0}</translation>
    </message>
    <message>
        <source>Choose a session</source>
        <translation>Sitzung wählen</translation>
    </message>
    <message>
        <source>Open the previous session</source>
        <translation>Vorige Sitzung öffnen</translation>
    </message>
    <message>
        <source>Open where you left off</source>
        <translation>Öffnen, wo Sie aufgehört haben</translation>
    </message>
    <message>
        <source>Opening the session</source>
        <translation>Sitzung wird geöffnet</translation>
    </message>
    <message>
        <source>The program did not close properly. Your session was saved.</source>
        <translation>Das Programm wurde nicht richtig geschlossen. Ihre Sitzung wurde gespeichert.</translation>
    </message>
    <message>
        <source>The program did not close properly. {0} sessions were saved.</source>
        <translation>Das Programm wurde nicht richtig geschlossen. {0} Sitzungen wurden gespeichert.</translation>
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
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Findings ({0})</source>
        <translation>Befunde ({0})</translation>
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
        <translation>Nicht alle Ablesungen wurden aufgezeichnet: fehlende ältere Werte sind von den nächsten genommen.</translation>
    </message>
    <message>
        <source>The chosen term over the whole run; truth is 1 and 0. Choose a term in the tree of values.</source>
        <translation>Der gewählte Term über den ganzen Lauf; Wahrheit ist 1 und 0. Wählen Sie einen Term im Baum der Werte.</translation>
    </message>
    <message>
        <source>The present values of all terms, the findings in the rules, and the history of a term.</source>
        <translation>Die jetzigen Werte aller Terme, die Befunde in den Regeln und der Verlauf eines Terms.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Values, findings, history</source>
        <translation>Werte, Befunde, Verlauf</translation>
    </message>
</context>
<context>
    <name>Simulating</name>
    <message>
        <source>Runs of the run matrix</source>
        <translation>Läufe der Laufmatrix</translation>
    </message>
</context>
<context>
    <name>Simulator</name>
    <message>
        <source>Simulate {0}</source>
        <translation>{0} simulieren</translation>
    </message>
</context>
<context>
    <name>SiteDialog</name>
    <message>
        <source>&amp;Add files…</source>
        <translation>&amp;Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Paste a console…</source>
        <translation>&amp;Konsole einfügen…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>Add the user directory, SYSTEM CONFIG, replies of QUERY and INDICATE, /proc/meminfo and lscpu, rules of cpuplugd, IOCP decks: whatever you have. The files stay on this computer.</source>
        <translation>Fügen Sie hinzu, was Sie haben: User Directory, SYSTEM CONFIG, Antworten auf QUERY und INDICATE, /proc/meminfo und lscpu, Regeln von cpuplugd, IOCP-Decks. Die Dateien bleiben auf diesem Rechner.</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Files of a site</source>
        <translation>Dateien einer Installation</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>Geraten</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Lines that are shown</source>
        <translation>Zeilen, die gezeigt werden</translation>
    </message>
    <message>
        <source>My site</source>
        <translation>Meine Installation</translation>
    </message>
    <message>
        <source>Paste a console</source>
        <translation>Konsole einfügen</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Read a site</source>
        <translation>Installation einlesen</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Replies of QUERY and INDICATE, with or without the commands:</source>
        <translation>Antworten auf QUERY und INDICATE, mit oder ohne die Befehle:</translation>
    </message>
    <message>
        <source>Save and &amp;open…</source>
        <translation>Speichern und ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Save the scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>Gespeichert als {0}</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Scenario file</source>
        <translation>Szenariodatei</translation>
    </message>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Szenarien (*.toml)</translation>
    </message>
    <message>
        <source>Title of the scenario</source>
        <translation>Titel des Szenarios</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>Was daraus wurde</translation>
    </message>
    <message>
        <source>pasted {0}</source>
        <translation>eingefügt {0}</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}</source>
        <translation>{0} kann nicht geschrieben werden: {1}</translation>
    </message>
    <message>
        <source>{0} guests, {1} processors. {2} values are assumed; the comments in the file say which.</source>
        <translation>{0} Gäste, {1} Prozessoren. {2} Werte sind angenommen; die Kommentare in der Datei sagen, welche.</translation>
    </message>
</context>
<context>
    <name>Solution</name>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>This is a copy of your run. The solution:</source>
        <translation>Das ist eine Kopie Ihres Laufs. Die Lösung:</translation>
    </message>
    <message>
        <source>`{0}`, as {1}</source>
        <translation>`{0}`, als {1}</translation>
    </message>
    <message>
        <source>`{0}`, in the Linux of {1}</source>
        <translation>`{0}`, im Linux von {1}</translation>
    </message>
    <message>
        <source>build: {0}</source>
        <translation>bauen: {0}</translation>
    </message>
    <message>
        <source>run: {0}</source>
        <translation>laufen: {0}</translation>
    </message>
    <message>
        <source>the rules `{0}`, for {1}</source>
        <translation>die Regeln `{0}`, für {1}</translation>
    </message>
</context>
<context>
    <name>SpanTable</name>
    <message>
        <source>Statistics of the selected span</source>
        <translation>Statistik des gewählten Ausschnitts</translation>
    </message>
    <message>
        <source>Statistics of the selected span; Escape in the chart closes it.</source>
        <translation>Statistik des gewählten Ausschnitts; Esc im Diagramm schließt sie.</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>integral</source>
        <translation>Integral</translation>
    </message>
    <message>
        <source>least</source>
        <translation>kleinster</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>most</source>
        <translation>größter</translation>
    </message>
    <message>
        <source>slope a second</source>
        <translation>Steigung je Sekunde</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Einheit</translation>
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
        <source>Problems: the check was cancelled</source>
        <translation>Probleme: die Prüfung wurde abgebrochen</translation>
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
        <source>not checked</source>
        <translation>nicht geprüft</translation>
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
        <source>{0} is being opened…</source>
        <translation>{0} wird geöffnet…</translation>
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
        <translation>Verf. &lt;2G</translation>
    </message>
    <message>
        <source>Avail &gt;2G</source>
        <translation>Verf. &gt;2G</translation>
    </message>
    <message>
        <source>DASD /s</source>
        <translation>DASD /s</translation>
    </message>
    <message>
        <source>Expanded storage in use, of the total</source>
        <translation>Belegter Expanded Storage, vom Gesamten</translation>
    </message>
    <message>
        <source>Free frames above 2 GB</source>
        <translation>Freie Frames über 2 GB</translation>
    </message>
    <message>
        <source>Free frames below 2 GB. Above a certain size of central storage, z/VM 6.2 leaves them unused: they stay available.</source>
        <translation>Freie Frames unter 2 GB. Ab einer bestimmten Größe des Hauptspeichers lässt z/VM 6.2 sie unbenutzt: sie bleiben verfügbar.</translation>
    </message>
    <message>
        <source>In /s</source>
        <translation>Ein /s</translation>
    </message>
    <message>
        <source>Pages &lt;2G</source>
        <translation>Seiten &lt;2G</translation>
    </message>
    <message>
        <source>Pages &gt;2G</source>
        <translation>Seiten &gt;2G</translation>
    </message>
    <message>
        <source>Pages of guests in frames above 2 GB</source>
        <translation>Seiten von Gästen in Frames über 2 GB</translation>
    </message>
    <message>
        <source>Pages of guests in frames below 2 GB</source>
        <translation>Seiten von Gästen in Frames unter 2 GB</translation>
    </message>
    <message>
        <source>Pages per second brought back</source>
        <translation>Je Sekunde zurückgeholte Seiten</translation>
    </message>
    <message>
        <source>Pages per second read from paging volumes</source>
        <translation>Je Sekunde von Paging-Datenträgern gelesene Seiten</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>The z/VM system</source>
        <translation>Das z/VM-System</translation>
    </message>
    <message>
        <source>XSTOR</source>
        <translation>XSTOR</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>unbenutzt</translation>
    </message>
    <message>
        <source>{0} of {1} pages</source>
        <translation>{0} von {1} Seiten</translation>
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
        <translation>1 Kanal</translation>
    </message>
    <message>
        <source>1 connection</source>
        <translation>1 Verbindung</translation>
    </message>
    <message>
        <source>1 seed</source>
        <translation>1 Startwert</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>MAXQUIESCE exceeded</source>
        <translation>MAXQUIESCE überschritten</translation>
    </message>
    <message>
        <source>MAXTOTAL exceeded</source>
        <translation>MAXTOTAL überschritten</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>completed</source>
        <translation>vollendet</translation>
    </message>
    <message>
        <source>connections in all</source>
        <translation>Verbindungen insgesamt</translation>
    </message>
    <message>
        <source>connections of each channel</source>
        <translation>Verbindungen je Kanal</translation>
    </message>
    <message>
        <source>crossed</source>
        <translation>gekreuzt</translation>
    </message>
    <message>
        <source>exit gave an invalid answer</source>
        <translation>Exit gab eine ungültige Antwort</translation>
    </message>
    <message>
        <source>guest logged off or reset</source>
        <translation>Gast abgemeldet oder zurückgesetzt</translation>
    </message>
    <message>
        <source>halted by CPHX</source>
        <translation>von CPHX angehalten</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>internal error</source>
        <translation>interner Fehler</translation>
    </message>
    <message>
        <source>link lost</source>
        <translation>Link verloren</translation>
    </message>
    <message>
        <source>not eligible</source>
        <translation>nicht geeignet</translation>
    </message>
    <message>
        <source>not shared</source>
        <translation>nicht gemeinsam</translation>
    </message>
    <message>
        <source>optimised</source>
        <translation>optimiert</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>rejected by an exit</source>
        <translation>von einem Exit abgelehnt</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>gerade</translation>
    </message>
    <message>
        <source>workloads</source>
        <translation>Workloads</translation>
    </message>
    <message>
        <source>{0} channels</source>
        <translation>{0} Kanäle</translation>
    </message>
    <message>
        <source>{0} connections</source>
        <translation>{0} Verbindungen</translation>
    </message>
    <message>
        <source>{0} seeds</source>
        <translation>{0} Startwerte</translation>
    </message>
    <message>
        <source>{0}{1} ({2} to {3})</source>
        <translation>{0}{1} ({2} bis {3})</translation>
    </message>
    <message>
        <source>– not run</source>
        <translation>– nicht gelaufen</translation>
    </message>
    <message>
        <source>… waiting</source>
        <translation>… wartet</translation>
    </message>
    <message>
        <source>■ cancelled</source>
        <translation>■ abgebrochen</translation>
    </message>
    <message>
        <source>▶ running</source>
        <translation>▶ läuft</translation>
    </message>
    <message>
        <source>● {0}</source>
        <translation>● {0}</translation>
    </message>
    <message>
        <source>✗ failed</source>
        <translation>✗ fehlgeschlagen</translation>
    </message>
    <message>
        <source>✗ not completed: {0}</source>
        <translation>✗ nicht vollendet: {0}</translation>
    </message>
</context>
<context>
    <name>SweepBox</name>
    <message>
        <source>Figures of the runs</source>
        <translation>Zahlen der Läufe</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Simulate the runs</source>
        <translation>Läufe simulieren</translation>
    </message>
    <message>
        <source>Simulates the runs in the background; you can continue working.</source>
        <translation>Simuliert die Läufe im Hintergrund; Sie können weiterarbeiten.</translation>
    </message>
    <message>
        <source>{0} runs: {1}</source>
        <translation>{0} Läufe: {1}</translation>
    </message>
</context>
<context>
    <name>SweepCurves</name>
    <message>
        <source>Figure</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Figures of the runs as curves</source>
        <translation>Zahlen der Läufe als Kurven</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>dieser Lauf</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
</context>
<context>
    <name>SweepPanel</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Channels, connections, layouts and workloads to sweep.</source>
        <translation>Kanäle, Verbindungen, Anordnungen und Workloads der Messreihe.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Charts and table</source>
        <translation>Diagramme und Tabelle</translation>
    </message>
    <message>
        <source>Chooses a grid of your own.</source>
        <translation>Wählt ein eigenes Gitter.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Copies the results as CSV.</source>
        <translation>Kopiert die Ergebnisse als CSV.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Export the results</source>
        <translation>Ergebnisse exportieren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Grid…</source>
        <translation>Gitter…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Opens the run of the chosen point in the lab (Enter, or a click on its mark).</source>
        <translation>Öffnet den Lauf des gewählten Punkts im Labor (Eingabe oder ein Klick auf den Punkt).</translation>
    </message>
    <message>
        <source>Own grid</source>
        <translation>Eigenes Gitter</translation>
    </message>
    <message>
        <source>Relocates at all points without a result in the background.</source>
        <translation>Verlagert an allen Punkten ohne Ergebnis, im Hintergrund.</translation>
    </message>
    <message>
        <source>Relocations</source>
        <translation>Verlagerungen</translation>
    </message>
    <message>
        <source>Results shown</source>
        <translation>Gezeigte Ergebnisse</translation>
    </message>
    <message>
        <source>Results that the charts show.</source>
        <translation>Ergebnisse, die die Diagramme zeigen.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>Alle ausführen</translation>
    </message>
    <message>
        <source>Shows the run of the chosen point beside the one that is open (C).</source>
        <translation>Zeigt den Lauf des gewählten Punkts neben dem, der offen ist (C).</translation>
    </message>
    <message>
        <source>Simulates the chosen point, or cancels it (R).</source>
        <translation>Simuliert den gewählten Punkt oder bricht ihn ab (R).</translation>
    </message>
    <message>
        <source>Sweep of relocations</source>
        <translation>Messreihe von Verlagerungen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>The sweep as small charts, or as a table.</source>
        <translation>Die Messreihe als kleine Diagramme oder als Tabelle.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Writes the results into a CSV file.</source>
        <translation>Schreibt die Ergebnisse in eine CSV-Datei.</translation>
    </message>
    <message>
        <source>{0} of {1} points</source>
        <translation>{0} von {1} Punkten</translation>
    </message>
    <message>
        <source>{0} · {1} failed</source>
        <translation>{0} · {1} fehlgeschlagen</translation>
    </message>
</context>
<context>
    <name>Sweeps</name>
    <message>
        <source>Runs of the lesson “{0}”</source>
        <translation>Läufe der Lektion „{0}“</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>A row for each point. Enter opens its run, C compares it, R simulates it.</source>
        <translation>Eine Zeile je Punkt. Eingabe öffnet seinen Lauf, C vergleicht ihn, R simuliert ihn.</translation>
    </message>
    <message>
        <source>A row for each run. Enter opens it in the lab.</source>
        <translation>Eine Zeile je Lauf. Eingabe öffnet ihn im Labor.</translation>
    </message>
    <message>
        <source>A table of the study as it was printed, with the medians of the simulated runs.</source>
        <translation>Eine Tabelle der Studie, wie sie gedruckt wurde, mit den Medianen der simulierten Läufe.</translation>
    </message>
    <message>
        <source>Published and simulated, in the layout of the study</source>
        <translation>Veröffentlicht und simuliert, in der Form der Studie</translation>
    </message>
    <message>
        <source>Runs of the experiment</source>
        <translation>Läufe des Experiments</translation>
    </message>
    <message>
        <source>Sweep as a table</source>
        <translation>Messreihe als Tabelle</translation>
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
        <translation>&amp;Anwenden</translation>
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
        <translation>Gelöscht: {0}</translation>
    </message>
    <message>
        <source>Enter applies a template, F2 renames and Delete deletes one of your own.</source>
        <translation>Eingabe wendet eine Vorlage an, F2 benennt eine eigene um, und Entf löscht sie.</translation>
    </message>
    <message>
        <source>Enter saves them as a template.</source>
        <translation>Eingabe speichert sie als Vorlage.</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
    <message>
        <source>Study: {0}</source>
        <translation>Studie: {0}</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Templates of plots</source>
        <translation>Vorlagen von Plots</translation>
    </message>
    <message>
        <source>The plots are empty: put a measure on a plot first.</source>
        <translation>Die Plots sind leer: bringen Sie zuerst eine Messgröße in einen Plot.</translation>
    </message>
    <message>
        <source>Title of the present plots</source>
        <translation>Titel der jetzigen Plots</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
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
        <translation>Einsetzen</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} bis {1}</translation>
    </message>
</context>
<context>
    <name>TermTree</name>
    <message>
        <source>Each rule with its terms and their values in the guest at this moment. Bold: the deciding term. In brackets: not evaluated by the daemon. Enter shows the history of a term.</source>
        <translation>Jede Regel mit ihren Termen und deren Werten im Gast zu diesem Zeitpunkt. Fett: der entscheidende Term. In Klammern: vom Daemon nicht ausgewertet. Eingabe zeigt den Verlauf eines Terms.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Term</translation>
    </message>
    <message>
        <source>Terms of the rules</source>
        <translation>Terme der Regeln</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>Variablen</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>entschieden</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
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
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} wird geöffnet…</translation>
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
        <translation>Ein Cluster von 2 bis 4 Membern auf je eigenem CEC: je zwei Kanäle, über zwei Directors, und ein logischer Link zwischen je zweien.</translation>
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
        <translation>In beiden Richtungen schreiben gleich viele Verbindungen auf jedem Kanal.</translation>
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
        <translation>Neun Verbindungen auf drei gemeinsamen Kanälen, für die die Studie die Rate jedes Geräts zeigt.</translation>
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
        <translation>Sechzehn Verbindungen auf vier gemeinsamen Kanälen: 6, 3, 4 und 3. Teile II und III der Studie haben sie.</translation>
    </message>
    <message>
        <source>Text on the drawing.</source>
        <translation>Text auf der Zeichnung.</translation>
    </message>
    <message>
        <source>The definition of one side for an image at the far end. Put it on a channel.</source>
        <translation>Die Definition einer Seite für ein Image am fernen Ende. Setzen Sie sie auf einen Kanal.</translation>
    </message>
    <message>
        <source>Two members on one CEC: straight, crossed or non-shared channels with connections spread evenly.</source>
        <translation>Zwei Member auf einem CEC: gerade, gekreuzte oder nicht gemeinsame Kanäle mit gleichmäßig verteilten Verbindungen.</translation>
    </message>
    <message>
        <source>Up to four z/VM systems; links join each two of them.</source>
        <translation>Bis zu vier z/VM-Systeme; Links verbinden je zwei davon.</translation>
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
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Gespeichert: {0}</translation>
    </message>
    <message>
        <source>Sessions (*{0})</source>
        <translation>Sitzungen (*{0})</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>{0}: none after this moment</source>
        <translation>{0}: keines nach diesem Zeitpunkt</translation>
    </message>
    <message>
        <source>{0}: none before this moment</source>
        <translation>{0}: keines vor diesem Zeitpunkt</translation>
    </message>
    <message>
        <source>“{0}” begins here; “{1}” keeps what came after.</source>
        <translation>„{0}“ beginnt hier; „{1}“ behält, was danach kam.</translation>
    </message>
    <message>
        <source>“{0}” was removed.</source>
        <translation>„{0}“ wurde entfernt.</translation>
    </message>
</context>
<context>
    <name>ToLab</name>
    <message>
        <source>Scenarios (*.toml)</source>
        <translation>Szenarien (*.toml)</translation>
    </message>
    <message>
        <source>Write the run as a scenario</source>
        <translation>Den Lauf als Szenario schreiben</translation>
    </message>
    <message>
        <source>{0} was written and opens in the lab</source>
        <translation>{0} wurde geschrieben und öffnet sich im Labor</translation>
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
        <translation>Steuereinheit</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>LPAR</source>
        <translation>LPAR</translation>
    </message>
    <message>
        <source>LPAR {0}: CEC {1}, CSS {2}, z/VM system {3}</source>
        <translation>LPAR {0}: CEC {1}, CSS {2}, z/VM-System {3}</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Unit addresses</source>
        <translation>Einheitenadressen</translation>
    </message>
    <message>
        <source>link without connections</source>
        <translation>Link ohne Verbindungen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>up</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>{0} and {1}: {2}</source>
        <translation>{0} und {1}: {2}</translation>
    </message>
    <message>
        <source>{} down</source>
        <translation>{} ausgefallen</translation>
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
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Buffer credits</source>
        <translation>Buffer Credits</translation>
    </message>
    <message>
        <source>CEC</source>
        <translation>CEC</translation>
    </message>
    <message>
        <source>CECs</source>
        <translation>CECs</translation>
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
        <translation>CUADD, die sie nennt</translation>
    </message>
    <message>
        <source>Cable to</source>
        <translation>Kabel zu</translation>
    </message>
    <message>
        <source>Cables</source>
        <translation>Kabel</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Channels and LINKs</source>
        <translation>Kanäle und LINKs</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Control units</source>
        <translation>Steuereinheiten</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Devices of the first</source>
        <translation>Geräte des ersten</translation>
    </message>
    <message>
        <source>Devices of the second</source>
        <translation>Geräte des zweiten</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Director</translation>
    </message>
    <message>
        <source>Directors</source>
        <translation>Directors</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domäne</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erstes</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>ISFC links</source>
        <translation>ISFC-Links</translation>
    </message>
    <message>
        <source>LPARs</source>
        <translation>LPARs</translation>
    </message>
    <message>
        <source>Length, km</source>
        <translation>Länge, km</translation>
    </message>
    <message>
        <source>MIF id</source>
        <translation>MIF-Id</translation>
    </message>
    <message>
        <source>Machine type</source>
        <translation>Maschinentyp</translation>
    </message>
    <message>
        <source>Members by slot</source>
        <translation>Member nach Slot</translation>
    </message>
    <message>
        <source>Memory, GB</source>
        <translation>Speicher, GB</translation>
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
        <translation>Nummer</translation>
    </message>
    <message>
        <source>PCHID</source>
        <translation>PCHID</translation>
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
        <translation>Ports</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>Prozessoren</translation>
    </message>
    <message>
        <source>SSI clusters</source>
        <translation>SSI-Cluster</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweites</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Slot</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Switch</translation>
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
        <translation>Bis</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit address</source>
        <translation>Einheitenadresse</translation>
    </message>
    <message>
        <source>Unit addresses</source>
        <translation>Einheitenadressen</translation>
    </message>
    <message>
        <source>Volume of the PDR</source>
        <translation>Datenträger des PDR</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>row {0} ({1}), {2}: {3}</source>
        <translation>Zeile {0} ({1}), {2}: {3}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>z/VM system</source>
        <translation>z/VM-System</translation>
    </message>
</context>
<context>
    <name>TopologyText</name>
    <message>
        <source>Commands at {0}</source>
        <translation>Befehle bei {0}</translation>
    </message>
    <message>
        <source>IOCP of CEC {0}</source>
        <translation>IOCP des CEC {0}</translation>
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
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: {0}</source>
        <translation>&amp;Wiederholen: {0}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: {0}</source>
        <translation>&amp;Rückgängig: {0}</translation>
    </message>
    <message>
        <source>Drag a CEC here, or press Enter on it in the list.
Or begin with a template.</source>
        <translation>Ziehen Sie einen CEC hierher, oder drücken Sie auf ihm in der Liste die Eingabetaste.
Oder beginnen Sie mit einer Vorlage.</translation>
    </message>
    <message>
        <source>Drag things onto the canvas. Ctrl+K finds everything.</source>
        <translation>Ziehen Sie Elemente auf die Zeichenfläche. Strg+K findet alles.</translation>
    </message>
    <message>
        <source>Internal error in the window: {0}</source>
        <translation>Interner Fehler im Fenster: {0}</translation>
    </message>
    <message>
        <source>New drawing – LPAR Lab</source>
        <translation>Neue Zeichnung – LPAR Lab</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>{0} is being opened…</source>
        <translation>{0} wird geöffnet…</translation>
    </message>
</context>
<context>
    <name>TrainerWindow</name>
    <message>
        <source>All panels</source>
        <translation>Alle Bereiche</translation>
    </message>
    <message>
        <source>Ask a question of your own</source>
        <translation>Eine eigene Frage stellen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Bookmark the present moment</source>
        <translation>Jetzigen Zeitpunkt als Lesezeichen bewahren</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Bring the lab to the front</source>
        <translation>Das Labor nach vorn bringen</translation>
    </message>
    <message>
        <source>Brings the lab to the front (F6).</source>
        <translation>Bringt das Labor nach vorn (F6).</translation>
    </message>
    <message>
        <source>Class sees: {0}</source>
        <translation>Klasse sieht: {0}</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Vorführung beenden</translation>
    </message>
    <message>
        <source>Ends the presentation (Esc).</source>
        <translation>Beendet die Vorführung (Esc).</translation>
    </message>
    <message>
        <source>Explain what has the focus</source>
        <translation>Erklären, was den Fokus hat</translation>
    </message>
    <message>
        <source>Fill the class&apos;s screen, or go back</source>
        <translation>Den Bildschirm der Klasse füllen oder zurück</translation>
    </message>
    <message>
        <source>Fills the class&apos;s screen (F11).</source>
        <translation>Füllt den Bildschirm der Klasse (F11).</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Einfrieren</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Go to key moment {0}</source>
        <translation>Zum wichtigen Zeitpunkt {0} gehen</translation>
    </message>
    <message>
        <source>Keeps the picture that the class sees (F).</source>
        <translation>Hält das Bild fest, das die Klasse sieht (F).</translation>
    </message>
    <message>
        <source>Key {0}</source>
        <translation>Taste {0}</translation>
    </message>
    <message>
        <source>List all keys</source>
        <translation>Alle Tasten auflisten</translation>
    </message>
    <message>
        <source>Makes the class&apos;s window black (B).</source>
        <translation>Macht das Fenster der Klasse schwarz (B).</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next page or step (Page Down).</source>
        <translation>Nächste Seite oder nächster Schritt (Bild ab).</translation>
    </message>
    <message>
        <source>No panel</source>
        <translation>Kein Bereich</translation>
    </message>
    <message>
        <source>Page Down and Page Up lead through the lesson. B blackens the class&apos;s window. ? lists keys.</source>
        <translation>Bild ab und Bild auf führen durch die Lektion. B schwärzt das Fenster der Klasse. ? listet Tasten auf.</translation>
    </message>
    <message>
        <source>Page or step before (Page Up).</source>
        <translation>Vorige Seite oder voriger Schritt (Bild auf).</translation>
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
        <translation>Bereich für die Klasse</translation>
    </message>
    <message>
        <source>Play the run</source>
        <translation>Lauf abspielen</translation>
    </message>
    <message>
        <source>Run the step</source>
        <translation>Schritt ausführen</translation>
    </message>
    <message>
        <source>Runs what the step waits for, or stops (G).</source>
        <translation>Führt aus, worauf der Schritt wartet, oder hält an (G).</translation>
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
        <translation>Der Bereich, den die Klasse sieht oder der hervorgehoben ist.</translation>
    </message>
    <message>
        <source>To the lab</source>
        <translation>Zum Labor</translation>
    </message>
    <message>
        <source>Trainer – {0}</source>
        <translation>Trainer – {0}</translation>
    </message>
    <message>
        <source>Trainer&apos;s pack…</source>
        <translation>Unterlagen für Trainer…</translation>
    </message>
    <message>
        <source>Writes plan, slides and answers as PDF.</source>
        <translation>Schreibt Plan, Folien und Antworten als PDF.</translation>
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
        <translation>als Nächstes: {0}</translation>
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
        <translation>{0}{1}, in {2}</translation>
    </message>
</context>
<context>
    <name>VoteBox</name>
    <message>
        <source>, {0} joined</source>
        <translation>, {0} dabei</translation>
    </message>
    <message>
        <source>Adds these numbers to the vote.</source>
        <translation>Fügt diese Zahlen der Abstimmung hinzu.</translation>
    </message>
    <message>
        <source>Asks a question of your own (Q).</source>
        <translation>Stellt eine eigene Frage (Q).</translation>
    </message>
    <message>
        <source>Asks the same question once more; the first vote is kept.</source>
        <translation>Stellt dieselbe Frage noch einmal; die erste Abstimmung bleibt erhalten.</translation>
    </message>
    <message>
        <source>Close the vote</source>
        <translation>Abstimmung schließen</translation>
    </message>
    <message>
        <source>Hands for {0}</source>
        <translation>Hände für {0}</translation>
    </message>
    <message>
        <source>Hands that were raised; they count beside the votes of the page.</source>
        <translation>Gehobene Hände; sie zählen neben den Stimmen der Seite.</translation>
    </message>
    <message>
        <source>Hide the answer</source>
        <translation>Antwort verbergen</translation>
    </message>
    <message>
        <source>Nothing was asked yet.</source>
        <translation>Noch wurde nichts gefragt.</translation>
    </message>
    <message>
        <source>Numbers called out</source>
        <translation>Zugerufene Zahlen</translation>
    </message>
    <message>
        <source>Numbers called out, such as 12, 25.5</source>
        <translation>Zugerufene Zahlen, wie 12, 25.5</translation>
    </message>
    <message>
        <source>Open the vote</source>
        <translation>Abstimmung öffnen</translation>
    </message>
    <message>
        <source>Opens, closes and shows the vote (V).</source>
        <translation>Öffnet, schließt und zeigt die Abstimmung (V).</translation>
    </message>
    <message>
        <source>Own question…</source>
        <translation>Eigene Frage…</translation>
    </message>
    <message>
        <source>Reveal the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Show the votes</source>
        <translation>Stimmen zeigen</translation>
    </message>
    <message>
        <source>Shows the answer and published values to the class (R).</source>
        <translation>Zeigt der Klasse die Antwort und veröffentlichte Werte (R).</translation>
    </message>
    <message>
        <source>The class sees {0}{1}.</source>
        <translation>Die Klasse sieht {0}{1}.</translation>
    </message>
    <message>
        <source>The vote is closed: {0}{1}. The class does not see the votes yet.</source>
        <translation>Die Abstimmung ist geschlossen: {0}{1}. Die Klasse sieht die Stimmen noch nicht.</translation>
    </message>
    <message>
        <source>The vote is open: {0}{1}.</source>
        <translation>Die Abstimmung ist offen: {0}{1}.</translation>
    </message>
    <message>
        <source>This step has no question to vote on. You can ask one of your own.</source>
        <translation>Dieser Schritt hat keine Frage zum Abstimmen. Sie können eine eigene stellen.</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Abstimmung</translation>
    </message>
    <message>
        <source>Vote again</source>
        <translation>Noch einmal abstimmen</translation>
    </message>
    <message>
        <source>Votes are shown</source>
        <translation>Stimmen werden gezeigt</translation>
    </message>
    <message>
        <source>Votes in all. A click counts one hand more.</source>
        <translation>Alle Stimmen. Ein Klick zählt eine Hand mehr.</translation>
    </message>
    <message>
        <source>{0} Half of them are below {1}, between {2} and {3}.</source>
        <translation>{0} Die Hälfte liegt unter {1}, zwischen {2} und {3}.</translation>
    </message>
    <message>
        <source>{0}: {1}, count one hand more</source>
        <translation>{0}: {1}, eine Hand mehr zählen</translation>
    </message>
</context>
<context>
    <name>Votes</name>
    <message>
        <source>{0} vote</source>
        <translation>{0} Stimme</translation>
    </message>
    <message>
        <source>{0} votes</source>
        <translation>{0} Stimmen</translation>
    </message>
</context>
<context>
    <name>VotesView</name>
    <message>
        <source> (first {0})</source>
        <translation> (zuerst {0})</translation>
    </message>
    <message>
        <source>Answers and votes</source>
        <translation>Antworten und Stimmen</translation>
    </message>
    <message>
        <source>{0} answers from {1} to {2}, half of them below {3}</source>
        <translation>{0} Antworten von {1} bis {2}, die Hälfte davon unter {3}</translation>
    </message>
</context>
<context>
    <name>Wait</name>
    <message>
        <source>The condition was not reached. {0}</source>
        <translation>Die Bedingung wurde nicht erreicht. {0}</translation>
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
        <translation>Hinnehmen</translation>
    </message>
    <message>
        <source>Accept a problem</source>
        <translation>Problem hinnehmen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>The reason is saved with the drawing.</source>
        <translation>Die Begründung wird mit der Zeichnung gespeichert.</translation>
    </message>
    <message>
        <source>Why the problem is acceptable</source>
        <translation>Warum das Problem hinnehmbar ist</translation>
    </message>
</context>
<context>
    <name>WhatIfDialog</name>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Seeds:</source>
        <translation>&amp;Startwerte:</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
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
        <translation>Mit {0} Startwerten verglichen</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Each machine runs from its beginning with the same seeds, in the background. A figure counts as changed when its ranges over the seeds do not touch.</source>
        <translation>Jede Maschine läuft von ihrem Anfang mit denselben Startwerten, im Hintergrund. Eine Zahl gilt als verändert, wenn sich ihre Spannen über die Startwerte nicht berühren.</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
        <source>Save as CS&amp;V…</source>
        <translation>Als CS&amp;V speichern…</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>Vergleich speichern</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>Gespeichert als {0}</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Startwerte</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings of change {0}</source>
        <translation>Einstellungen der Änderung {0}</translation>
    </message>
    <message>
        <source>Simulating…</source>
        <translation>Wird simuliert…</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Suggestions for change {0}</source>
        <translation>Vorschläge für Änderung {0}</translation>
    </message>
    <message>
        <source>The comparison ended unexpectedly</source>
        <translation>Der Vergleich endete unerwartet</translation>
    </message>
    <message>
        <source>Title of change {0}</source>
        <translation>Titel der Änderung {0}</translation>
    </message>
    <message>
        <source>What if: {0}</source>
        <translation>Was wäre, wenn: {0}</translation>
    </message>
    <message>
        <source>{0} cannot be written: {1}</source>
        <translation>{0} kann nicht geschrieben werden: {1}</translation>
    </message>
    <message>
        <source>{0} of {1} runs</source>
        <translation>{0} von {1} Läufen</translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>&amp;Ask</source>
        <translation>Fr&amp;agen</translation>
    </message>
    <message>
        <source>&amp;Guest:</source>
        <translation>&amp;Gast:</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>&amp;Frage:</translation>
    </message>
    <message>
        <source>A copy of the machine looks ahead…</source>
        <translation>Eine Kopie der Maschine schaut voraus…</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Show on the &amp;timeline</source>
        <translation>Auf der &amp;Zeitachse zeigen</translation>
    </message>
    <message>
        <source>There is nothing to explain yet.</source>
        <translation>Noch gibt es nichts zu erklären.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
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
        <translation>„{0}“ schließen</translation>
    </message>
    <message>
        <source>Move “{0}”</source>
        <translation>„{0}“ verschieben</translation>
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
        <translation>In Ihren eigenen Worten…</translation>
    </message>
    <message>
        <source>Saved for your report; it is not judged.</source>
        <translation>Für Ihren Bericht gespeichert; es wird nicht beurteilt.</translation>
    </message>
    <message>
        <source>Write a sentence or two.</source>
        <translation>Schreiben Sie einen oder zwei Sätze.</translation>
    </message>
    <message>
        <source>Your answer in words</source>
        <translation>Ihre Antwort in Worten</translation>
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
        <translation>frei</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>held</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>held by processor {0}</source>
        <translation>gehalten von Prozessor {0}</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>hält</translation>
    </message>
    <message>
        <source>master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>processors that wait</source>
        <translation>wartende Prozessoren</translation>
    </message>
    <message>
        <source>requests taken</source>
        <translation>Anforderungen abgeholt</translation>
    </message>
    <message>
        <source>spins {0}</source>
        <translation>wartet aktiv {0}</translation>
    </message>
    <message>
        <source>takes {0}</source>
        <translation>nimmt {0}</translation>
    </message>
    <message>
        <source>waits for</source>
        <translation>wartet auf</translation>
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
        <translation>Abbrechen: {0}</translation>
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
        <translation>{0} lesen</translation>
    </message>
</context>
<context>
    <name>_List</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Enter or F2 edits a cell.</source>
        <translation>Eingabe oder F2 bearbeitet eine Zelle.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
</TS>
