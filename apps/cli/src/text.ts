import { type Dictionary, engineText, type Language } from '@holotisch/engine';
import { analyseText } from './analyse-text.ts';
import { arenaText } from './arena-text.ts';
import { balanceText } from './balance-text.ts';
import { COMMON_OPTIONS, EXIT_CODES } from './common-text.ts';
import { puzzlesText } from './puzzles/text.ts';

/** What the command line says, together with what the engine says. */
export const cliText: Readonly<Record<Language, Dictionary>> = {
  de: {
    ...engineText.de,
    ...puzzlesText.de,
    ...analyseText.de,
    ...arenaText.de,
    ...balanceText.de,
    'cli.help': `Aufruf: holotisch BEFEHL [OPTIONEN]

Befehle:
  rules          zeigt, welche Regeln durch Tests belegt sind, und durchsucht die Regelwerke
  replay DATEI   spielt eine Partie nach und prüft, ob sie genauso ausgeht
  scenario DATEI führt ein Szenario aus und vergleicht es mit seinen Erwartungen
  validate DATEI prüft eine Staffel oder andere Liste und erklärt jeden Fehler
  sim            lässt Computerspieler viele Partien spielen und zählt, wie sie ausgehen
  arena          misst, welcher Computerspieler wie stark ist
  balance        misst, welche Liste gegen welche wie oft gewinnt
  puzzles        findet Rätsel in Partien des Computers und prüft die behaltenen
  analyse DATEI  blickt auf eine Partie zurück: Siegchancen, Fehler, Würfelglück, Wendepunkte

Optionen, überall:
${COMMON_OPTIONS.de}

„holotisch BEFEHL --help“ erklärt einen Befehl. Beispiele liegen in examples.
${EXIT_CODES.de}`,
    'cli.help.rules': `Aufruf: holotisch rules [--open SPIEL] [OPTIONEN]
        holotisch rules ask FRAGE [--game SPIEL] [--edition AUSGABE] [OPTIONEN]

Zeigt je Spiel und Art, wie viele Klauseln der Regelwerke es gibt, wie viele ein Test belegt, wie viele nicht
anwendbar und wie viele offen sind. Grundlage sind die Ergebnisse des letzten „npm test“.

Mit „ask“ findet es die Klauseln, die auf eine Frage antworten, die beste zuerst, auf Deutsch und Englisch; Tippfehler
schaden nicht. „search“ tut dasselbe.

Optionen:
  --open SPIEL  listet die offenen Klauseln auf: xwing, armada oder legion
  --game SPIEL  fragt nur die Regelwerke eines Spiels
  --edition AUSGABE
                Legion: was diese Edition sagt, kommt zuerst: 1.2 oder 2.6
${COMMON_OPTIONS.de}`,
    'cli.help.replay': `Aufruf: holotisch replay DATEI [--verify] [OPTIONEN]

Spielt eine Partie (*.holo.json) Entscheidung für Entscheidung nach und vergleicht Endstand und Prüfsumme mit der
Datei. „-“ liest von der Standardeingabe.

Optionen:
  --verify      prüft nach jedem Schritt auch die inneren Regeln des Spiels; ohne Prüfsumme in der Datei ist die
                Antwort nein
${COMMON_OPTIONS.de}

${EXIT_CODES.de}`,
    'cli.help.scenario': `Aufruf: holotisch scenario DATEI [OPTIONEN]

Führt ein Szenario aus: Stellung, vorgegebene Würfel, Entscheidungen. Beantwortet seine Fragen und vergleicht das
Ergebnis mit seinen Erwartungen. „-“ liest von der Standardeingabe. Das Format erklärt docs/NOTATION.md.

Optionen:
${COMMON_OPTIONS.de}

${EXIT_CODES.de}`,
    'cli.help.sim': `Aufruf: holotisch sim [OPTIONEN]

Lässt Computerspieler auf allen Prozessorkernen Partien gegeneinander spielen und zählt, wie sie ausgehen. Derselbe
Startwert ergibt dieselben Partien, auf wie vielen Kernen auch immer. Strg+C hört auf und berichtet, was bis dahin
gespielt ist.

Optionen:
  --game SPIEL      das Spiel: {games}; ohne Angabe das, zu dem die Liste passt, sonst das erste davon
  --edition EDITION die Edition des Spiels; die Listen sind dann zufällige der üblichen Größe, wenn nichts anderes gesagt ist
  --kind ART        eine andere Art von Partie: campaign-battle (Armada: Schlachten einer Kampagne)
  --campaign NAME   ganze Kampagnen mit allen Schlachten: corellia, rim (Armada), sektor (alle drei Spiele). Was antritt,
                    ist zufällig
  --rounds N        so viele Runden hat eine Schlacht der Kampagne (Voreinstellung 6)
  --a LISTE         die Liste der ersten Seite: der Name einer fertigen oder eine Datei (bei X-Wing XWS, der Text
                    eines Staffel- oder Flottenplaners oder unsere eigene Form). Voreinstellung: {a}
                    oder wer sie spielt, etwa veteran:mauer oder xwing-ace:fuchs;
                    random:100 stellt für jede Partie irgendeine erlaubte Liste von höchstens 100 Punkten zusammen
  --b LISTE         die Liste der zweiten Seite. Voreinstellung: {b}
  --games N         so viele Partien (Voreinstellung 100)
  --seed S          Startwert (Voreinstellung 1)
  --players ART     wer spielt: random (irgendein erlaubter Zug, das ist die Voreinstellung) oder ein Computergegner
                    ({players}, mit Charakter etwa veteran:fuchs); zwei mit Komma für die beiden Seiten: veteran,random
  --workers N       auf so vielen Prozessorkernen (Voreinstellung: alle)
  --verify          prüft nach jedem Schritt auch die inneren Regeln des Spiels und ob jede Partie aus ihrer Datei
                    genauso herauskommt
  --matches ORDNER  legt jede Partie dort ab
  --bugs ORDNER     legt zu jedem Fehler des Programms die Partie ab, die ihn zeigt
${COMMON_OPTIONS.de}

Im JSON sind „rounds“ und „decisions“ Durchschnitte je beendeter Partie; „wins“ zählt Siege der ersten Seite, der
zweiten und Unentschieden; „gamesPerSecond“ misst ohne das Laden der Regeln; „fingerprint“ (mit --verify) ist die
Prüfsumme aller Schlussstellungen.
${EXIT_CODES.de}`,
    'cli.help.validate': `Aufruf: holotisch validate DATEI [--game SPIEL] [--format FORMAT] [--points ZAHL] [OPTIONEN]

Prüft eine Liste gegen die Regeln der Zusammenstellung und nennt zu jedem Fehler die Klausel. Was beim Einlesen
weggelassen oder geändert wurde, steht dabei. „-“ liest von der Standardeingabe.

Für X-Wing liest es XWS (*.xws, *.json), Sammlungen davon (*.xwc), eigene Staffeln und Texte, wie Staffel-Baukästen
oder Leute sie schreiben; für Armada eigene Flotten, JSON mit Kartennamen und Texte; für Legion eigene Armeen, JSON mit
Kartennamen, Texte und Links von Legion HQ. Was eine Liste über Edition, Format und Punktegrenze sagt, gilt.

Optionen:
  --game SPIEL     das Spiel: {games}; ohne Angabe das, das am meisten davon versteht
  --format FORMAT  das Spielformat: {formats}
  --points ZAHL    eine andere vereinbarte Punktegrenze
${COMMON_OPTIONS.de}

${EXIT_CODES.de}`,
    'cli.noCommand': 'Es fehlt ein Befehl. Bekannt sind: {known}.',
    'cli.unknownCommand': 'Den Befehl „{name}“ gibt es nicht. Bekannt sind: {known}.',
    'cli.unknownGame': 'Das Spiel „{game}“ gibt es hier nicht. Bekannt sind: {known}.',
    'cli.unknownOption': 'Die Option {option} gibt es hier nicht.',
    'cli.noValueWanted': 'Die Option {option} nimmt keinen Wert.',
    'cli.valueWanted': 'Die Option {option} braucht einen Wert.',
    'cli.unknownLanguage': 'Die Sprache „{lang}“ gibt es nicht. Bekannt sind: de, en.',
    'cli.operandMissing': 'Es fehlt noch eine Angabe: {operand}.',
    'cli.operand.FILE': 'DATEI',
    'cli.operand.WORDS': 'WÖRTER',
    'cli.tooManyOperands': 'Mit „{operand}“ ist es eine Angabe zu viel.',
    'cli.tryHelp': '„holotisch --help“ zeigt, wie es geht.',
    'cli.noFile': 'Diese Datei gibt es nicht.',
    'cli.isFolder': 'Das ist ein Ordner, keine Datei.',
    'cli.noAccess': 'Diese Datei darf nicht gelesen werden.',
    'cli.unreadable': 'Diese Datei lässt sich nicht lesen ({code}).',
    'cli.tooLarge': 'Diese Datei ist viel zu groß.',
    'cli.notText': 'Das ist keine Textdatei in UTF-8.',
    'cli.internal': 'Das ist ein Fehler im Programm: {message}',
    'cli.ruleBug': 'Das ist ein Fehler im Programm: {message}\nDie Datei, die ihn zeigt: {file}',
    'cli.hash': 'Prüfsumme: {hash}',
    'cli.result': 'Ergebnis: {result}',
    'cli.nothing': 'nichts',
    'cli.replay.over': '{game} ({edition}): {decisions} Entscheidungen, die Partie ist zu Ende.',
    'cli.replay.running': '{game} ({edition}): {decisions} Entscheidungen, die Partie läuft noch.',
    'cli.replay.resultDiffers': 'In der Datei steht ein anderes Ergebnis.',
    'cli.replay.hashSame': 'Sie stimmt mit der Datei überein.',
    'cli.replay.hashDiffers': 'In der Datei steht eine andere Prüfsumme: Die Partie geht jetzt anders aus.',
    'cli.replay.noHash': 'In der Datei steht keine Prüfsumme; es gibt nichts zu vergleichen.',
    'cli.replay.dice.fair':
      'Die Würfel sind die versprochenen: Die Zufallszahl folgt aus dem Geheimnis des Servers und den Beiträgen der Spieler.',
    'cli.replay.dice.secret':
      'Die Würfel sind nicht die versprochenen: Der Server hat ein anderes Geheimnis gezeigt, als er zugesagt hatte.',
    'cli.replay.dice.seed':
      'Die Würfel sind nicht die versprochenen: Die Zufallszahl folgt nicht aus Geheimnis und Beiträgen.',
    'cli.replay.verified': 'Alle inneren Regeln des Spiels waren nach jedem Schritt erfüllt.',
    'cli.rules.unknownGame': 'Das Spiel „{game}“ hat hier kein Regelwerk. Bekannt sind: {known}.',
    'cli.rules.unknownEdition': 'Die Edition „{edition}“ gibt es hier nicht. Bekannt sind: {known}.',
    'cli.rules.noResults': 'Es liegen keine Testergebnisse vor, also gilt nichts als belegt. „npm test“ erzeugt sie.',
    'cli.rules.incomplete': 'Die Testergebnisse sind unvollständig; „npm test“ vervollständigt sie.',
    'cli.rules.open': 'Offen: {count}',
    'cli.rules.nothingFound': 'Nichts gefunden zu „{words}“.',
    'cli.scenario.events': 'Ereignisse:',
    'cli.scenario.refused': 'Abgelehnt:',
    'cli.scenario.refusal': 'Entscheidung {number} (Platz {seat}): {why}',
    'cli.scenario.answers': 'Antworten (nach so vielen Entscheidungen):',
    'cli.scenario.open': 'Offene Fragen:',
    'cli.scenario.question': 'Platz {seat}: {prompt} ({kind})',
    'cli.scenario.stopped': 'Das Szenario bricht ab:',
    'cli.scenario.ok': 'Alle Erwartungen sind erfüllt.',
    'cli.scenario.unmet': 'Unerfüllte Erwartungen: {count}',
    'cli.scenario.difference': '{where}: erwartet {expected}, gefunden {found}',
    'cli.scenario.leftOver': '{where}: vorgegeben, aber nie gewürfelt: {found} (erwartet {expected})',
    'cli.sim.unknownPlayer': 'Den Spieler „{player}“ gibt es nicht. Bekannt sind: {known}.',
    'cli.sim.unknownOpponent':
      'Den Spieler „{player}“ gibt es nicht. Bekannt sind: {known}; dahinter kann ein Charakter stehen ({characters}), etwa veteran:fuchs.',
    'cli.sim.unknownEdition': 'Die Edition „{edition}“ gibt es nicht. Bekannt sind: {known}.',
    'cli.sim.twoGames': '--game, --a und --b nennen verschiedene Spiele.',
    'cli.sim.unknownKind': 'Die Art „{kind}“ von Partien gibt es nicht. Bekannt sind: {known}.',
    'cli.sim.badNumber': 'Die Option {option} braucht eine ganze Zahl von 1 bis {most}.',
    'cli.sim.closeRace':
      'Von {file} verstehen mehrere Spiele ungefähr gleich viel ({games}); --game sagt, welches gemeint ist.',
    'cli.sim.oneList': 'Die Datei {file} muss genau eine Liste enthalten; es sind {count}.',
    'cli.sim.badPoints': 'random: braucht eine ganze Zahl von Punkten von 1 bis {most}, nicht „{said}“.',
    'cli.sim.noRandom': 'Für dieses Spiel gibt es keine zufälligen Listen.',
    'cli.sim.tooFewPoints': 'Für {points} Punkte gibt es keine Liste.',
    'cli.sim.finished': '{finished} von {games} Partien sind zu Ende gespielt.',
    'cli.sim.unplayed': 'Abgebrochen: {count} sind nicht gespielt.',
    'cli.sim.campaigns': '{finished} von {games} Kampagnen sind zu Ende gespielt.',
    'cli.sim.turns': 'Im Durchschnitt {turns} Kampagnenzüge und {battles} Schlachten.',
    'cli.sim.unknownCampaign': 'Die Kampagne „{campaign}“ gibt es nicht. Bekannt sind: {known}.',
    'cli.sim.wins': 'Siege: {a} der ersten Seite, {b} der zweiten, {draws} unentschieden.',
    'cli.sim.averages': 'Im Durchschnitt {rounds} Runden und {decisions} Entscheidungen.',
    'cli.sim.speed': '{speed} Partien in der Sekunde.',
    'cli.sim.fingerprint': 'Prüfsumme aller Schlussstellungen: {fingerprint}',
    'cli.sim.failedDreams': 'Gedankenspiele, die an einem Fehler im Programm abbrachen: {count}',
    'cli.sim.fault': 'Partie {number} brach an einem Fehler im Programm ab: {message}',
    'cli.sim.file': 'Die Datei, die ihn zeigt: {file}',
    'cli.validate.unknownFormat': 'Das Spielformat „{format}“ gibt es nicht. Bekannt sind: {known}.',
    'cli.validate.badPoints': 'Die Punktegrenze muss eine ganze Zahl sein, nicht „{points}“.',
    'cli.validate.readAs': 'Gelesen als: {game}, {format}; Grenze {limit} Punkte, Kosten {points}.',
    'cli.validate.readAsThen':
      'Gelesen als: {game}, {format}; Grenze {limit} Punkte, Kosten {points}, nach dem Erstdruck {first}.',
    'cli.validate.notUnderstood': 'Nicht verstanden und weggelassen:',
    'cli.validate.questions': 'Zu bestätigen:',
    'cli.validate.closeRace':
      'Mehrere Spiele verstehen ungefähr gleich viel von dieser Liste. Welches gemeint ist, sagt --game:',
    'cli.validate.claim': '{game}: {cards} Karten verstanden, {lost} Angaben nicht',
    'cli.validate.nobody': 'Keines der Spiele versteht diese Liste. {tried}',
    'cli.validate.tooLittle':
      'Davon wurde zu wenig verstanden ({count} Angaben fehlen): Ob die Liste regelkonform ist, lässt sich nicht sagen.',
    'cli.validate.legalSoFar': 'Was gelesen wurde, ist regelkonform; weggelassene Angaben: {count}.',
    'cli.validate.changes': 'Beim Einlesen:',
    'cli.validate.ofNoUse': 'Für die Liste ohne Belang:',
    'cli.validate.unenforced': 'Fähigkeiten, die das Programm noch nicht selbst ausführt:',
    'cli.validate.faults': 'Fehler: {count}',
  },
  en: {
    ...engineText.en,
    ...puzzlesText.en,
    ...analyseText.en,
    ...arenaText.en,
    ...balanceText.en,
    'cli.help': `Usage: holotisch COMMAND [OPTIONS]

Commands:
  rules          shows which rules are proven by tests, and searches the rulebooks
  replay FILE    plays a match again and checks that it comes out the same
  scenario FILE  runs a scenario and compares it with its expectations
  validate FILE  checks a squadron or other list and explains every fault
  sim            lets computer players play many games and counts how they end
  arena          measures how strong each computer player is
  balance        measures which list wins against which, and how often
  puzzles        finds puzzles in matches of the computer and checks those that are kept
  analyse FILE   looks back at a match: chances, mistakes, luck, turning points

Options, everywhere:
${COMMON_OPTIONS.en}

“holotisch COMMAND --help” explains a command. There are examples in examples.
${EXIT_CODES.en}`,
    'cli.help.rules': `Usage: holotisch rules [--open GAME] [OPTIONS]
       holotisch rules ask QUESTION [--game GAME] [--edition EDITION] [OPTIONS]

Shows for each game and kind how many clauses its rulebooks have, how many are proven by a test, not applicable, and
open. It goes by the results of the last “npm test”.

With “ask” it finds the clauses that answer a question, best first, in German and in English; typing errors do no
harm. “search” does the same.

Options:
  --open GAME   lists the open clauses: xwing, armada or legion
  --game GAME   asks the rulebooks of one game only
  --edition EDITION
                Legion: what this edition says comes first: 1.2 or 2.6
${COMMON_OPTIONS.en}`,
    'cli.help.replay': `Usage: holotisch replay FILE [--verify] [OPTIONS]

Plays a match (*.holo.json) again, decision by decision, and compares outcome and hash with the file. “-” reads from
the standard input.

Options:
  --verify      also checks the invariants of the game after every step; a file without a hash gets a “no”
${COMMON_OPTIONS.en}

${EXIT_CODES.en}`,
    'cli.help.scenario': `Usage: holotisch scenario FILE [OPTIONS]

Runs a scenario: position, loaded dice, decisions. Answers its questions and compares the outcome with its
expectations. “-” reads from the standard input. docs/NOTATION.md explains the format.

Options:
${COMMON_OPTIONS.en}

${EXIT_CODES.en}`,
    'cli.help.sim': `Usage: holotisch sim [OPTIONS]

Lets computer players play against each other on all cores and counts how their games end. The same seed gives the
same games, on however many cores. Ctrl+C stops and reports what has been played by then.

Options:
  --game GAME       the game: {games}; if it is not said, the one whose list it is, else the first of them
  --edition EDITION the edition of the game; lists are then random ones of the usual size unless they are named
  --kind KIND       another kind of match: campaign-battle (Armada: battles of a campaign)
  --campaign NAME   whole campaigns with all their battles: corellia, rim (Armada), sektor (all three games). What
                    takes part is random
  --rounds N        so many rounds has a battle of the campaign (default 6)
  --a LIST          the list of the first side: the name of a ready-made one or a file (for X-Wing XWS, the text of
                    a squad or fleet builder, or our own form). Default: {a}
                    or who plays it, as in veteran:mauer or xwing-ace:fuchs;
                    random:100 makes any legal list of at most 100 points for each game
  --b LIST          the list of the second side. Default: {b}
  --games N         so many games (default 100)
  --seed S          the seed (default 1)
  --players KIND    who plays: random (any legal move, which is the default) or a computer opponent ({players}, with a character as in veteran:fuchs);
                    two with a comma for the two sides: veteran,random
  --workers N       on so many cores (default: all of them)
  --verify          also checks the invariants of the game after every step, and that every match comes out the same
                    from its file
  --matches FOLDER  leaves every match there
  --bugs FOLDER     for every fault of the program, leaves the match that shows it there
${COMMON_OPTIONS.en}

In the JSON, “rounds” and “decisions” are averages over the finished games; “wins” counts the wins of the first side,
of the second side, and the draws; “gamesPerSecond” leaves out the loading of the rules; “fingerprint” (with --verify)
is the checksum of all last states.
${EXIT_CODES.en}`,
    'cli.help.validate': `Usage: holotisch validate FILE [--game GAME] [--format FORMAT] [--points NUMBER] [OPTIONS]

Checks a list against the rules of list building and names the clause for every fault. It says what was left out or
changed on reading. “-” reads from the standard input.

For X-Wing it reads XWS (*.xws, *.json), collections of them (*.xwc), squads of our own form and texts as squad
builders or people write them; for Armada fleets of our own form, JSON of card names and texts; for Legion armies of our
own form, JSON of card names, texts and links of Legion HQ. What a list says of edition, format and limit is obeyed.

Options:
  --game GAME      the game: {games}; if it is not said, the one that understands most of it
  --format FORMAT  the game format: {formats}
  --points NUMBER  another limit that the players have agreed on
${COMMON_OPTIONS.en}

${EXIT_CODES.en}`,
    'cli.noCommand': 'A command is missing. Known are: {known}.',
    'cli.unknownCommand': 'There is no command “{name}”. Known are: {known}.',
    'cli.unknownGame': 'There is no game “{game}” here. Known are: {known}.',
    'cli.unknownOption': 'There is no option {option} here.',
    'cli.noValueWanted': 'The option {option} takes no value.',
    'cli.valueWanted': 'The option {option} needs a value.',
    'cli.unknownLanguage': 'There is no language “{lang}”. Known are: de, en.',
    'cli.operandMissing': 'Something is missing: {operand}.',
    'cli.operand.FILE': 'FILE',
    'cli.operand.WORDS': 'WORDS',
    'cli.tooManyOperands': '“{operand}” is one too many.',
    'cli.tryHelp': '“holotisch --help” shows how it goes.',
    'cli.noFile': 'There is no such file.',
    'cli.isFolder': 'This is a folder, not a file.',
    'cli.noAccess': 'Reading this file is not permitted.',
    'cli.unreadable': 'This file cannot be read ({code}).',
    'cli.tooLarge': 'This file is far too large.',
    'cli.notText': 'This is not a text file in UTF-8.',
    'cli.internal': 'This is a fault of the program: {message}',
    'cli.ruleBug': 'This is a fault of the program: {message}\nThe file that shows it: {file}',
    'cli.hash': 'Hash: {hash}',
    'cli.result': 'Result: {result}',
    'cli.nothing': 'nothing',
    'cli.replay.over': '{game} ({edition}): {decisions} decisions, the match is over.',
    'cli.replay.running': '{game} ({edition}): {decisions} decisions, the match is still on.',
    'cli.replay.resultDiffers': 'The file names another result.',
    'cli.replay.hashSame': 'It is the same as in the file.',
    'cli.replay.hashDiffers': 'The file names another hash: the match now comes out differently.',
    'cli.replay.noHash': 'The file names no hash; there is nothing to compare.',
    'cli.replay.dice.fair':
      'The dice are those that were promised: the seed follows from the server’s secret and what the players added.',
    'cli.replay.dice.secret':
      'The dice are not those that were promised: the server has shown another secret than it had committed to.',
    'cli.replay.dice.seed':
      'The dice are not those that were promised: the seed does not follow from the secret and what was added.',
    'cli.replay.verified': 'All invariants of the game held after every step.',
    'cli.rules.unknownGame': 'There is no rulebook for the game “{game}” here. Known are: {known}.',
    'cli.rules.unknownEdition': 'There is no edition “{edition}” here. Known are: {known}.',
    'cli.rules.noResults': 'There are no test results, so nothing counts as proven. “npm test” makes them.',
    'cli.rules.incomplete': 'The test results are incomplete; “npm test” completes them.',
    'cli.rules.open': 'Open: {count}',
    'cli.rules.nothingFound': 'Nothing found for “{words}”.',
    'cli.scenario.events': 'Events:',
    'cli.scenario.refused': 'Refused:',
    'cli.scenario.refusal': 'decision {number} (seat {seat}): {why}',
    'cli.scenario.answers': 'Answers (after that many decisions):',
    'cli.scenario.open': 'Open questions:',
    'cli.scenario.question': 'seat {seat}: {prompt} ({kind})',
    'cli.scenario.stopped': 'The scenario breaks off:',
    'cli.scenario.ok': 'All expectations are met.',
    'cli.scenario.unmet': 'Unmet expectations: {count}',
    'cli.scenario.difference': '{where}: expected {expected}, found {found}',
    'cli.scenario.leftOver': '{where}: laid ready but never rolled: {found} (expected {expected})',
    'cli.sim.unknownPlayer': 'There is no player “{player}”. Known are: {known}.',
    'cli.sim.unknownOpponent':
      'There is no player “{player}”. Known are: {known}; a character may follow ({characters}), as in veteran:fuchs.',
    'cli.sim.unknownEdition': 'There is no edition “{edition}”. Known are: {known}.',
    'cli.sim.twoGames': '--game, --a and --b name different games.',
    'cli.sim.unknownKind': 'There is no kind of match “{kind}”. Known are: {known}.',
    'cli.sim.badNumber': 'The option {option} needs a whole number from 1 to {most}.',
    'cli.sim.closeRace': 'Several games understand about as much of {file} ({games}); say with --game which is meant.',
    'cli.sim.oneList': 'The file {file} must hold just one list; it holds {count}.',
    'cli.sim.badPoints': 'random: needs a whole number of points from 1 to {most}, not “{said}”.',
    'cli.sim.noRandom': 'There are no random lists for this game.',
    'cli.sim.tooFewPoints': 'There is no list for {points} points.',
    'cli.sim.finished': '{finished} of {games} games have been played to their end.',
    'cli.sim.unplayed': 'Stopped: {count} have not been played.',
    'cli.sim.campaigns': '{finished} of {games} campaigns have been played to their end.',
    'cli.sim.turns': 'On average {turns} campaign turns and {battles} battles.',
    'cli.sim.unknownCampaign': 'There is no campaign “{campaign}”. Known are: {known}.',
    'cli.sim.wins': 'Wins: {a} of the first side, {b} of the second, {draws} draws.',
    'cli.sim.averages': 'On average {rounds} rounds and {decisions} decisions.',
    'cli.sim.speed': '{speed} games a second.',
    'cli.sim.fingerprint': 'Checksum of all last states: {fingerprint}',
    'cli.sim.failedDreams': 'Dreams that a fault of the program ended: {count}',
    'cli.sim.fault': 'Game {number} ended in a fault of the program: {message}',
    'cli.sim.file': 'The file that shows it: {file}',
    'cli.validate.unknownFormat': 'There is no game format “{format}”. Known are: {known}.',
    'cli.validate.badPoints': 'The limit of points must be a whole number, not “{points}”.',
    'cli.validate.readAs': 'Read as: {game}, {format}; limit {limit} points, cost {points}.',
    'cli.validate.readAsThen':
      'Read as: {game}, {format}; limit {limit} points, cost {points}, by the first print {first}.',
    'cli.validate.notUnderstood': 'Not understood and left out:',
    'cli.validate.questions': 'To be confirmed:',
    'cli.validate.closeRace': 'Several games understand about as much of this list. Say with --game which is meant:',
    'cli.validate.claim': '{game}: {cards} cards understood, {lost} words not',
    'cli.validate.nobody': 'None of the games understands this list. {tried}',
    'cli.validate.tooLittle':
      'Too little of this list was understood to say whether it follows the rules (left out: {count}).',
    'cli.validate.legalSoFar': 'What was read follows the rules; left out: {count}.',
    'cli.validate.changes': 'On reading:',
    'cli.validate.ofNoUse': 'Of no use to the list:',
    'cli.validate.unenforced': 'Abilities that the program does not carry out yet:',
    'cli.validate.faults': 'Faults: {count}',
  },
};
