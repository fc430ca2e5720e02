import type { Dictionary, Language } from '@holotisch/engine';

/** What the command `puzzles` says. */
export const puzzlesText: Readonly<Record<Language, Dictionary>> = {
  de: {
    'cli.help.puzzles': `Aufruf: holotisch puzzles make --game SPIEL [--count N] [--seed TEXT] [--shard K/N] [--minutes N] [--file DATEI]
        holotisch puzzles keep --game SPIEL [--count N] DATEI...
        holotisch puzzles verify [--game SPIEL] [--full] [OPTIONEN]

„make“ lässt den Computer gegen sich selbst spielen und findet Stellungen, in denen eine Antwort deutlich besser ist als
alle anderen und der erste Gedanke falsch. „keep“ behält die klarsten davon als Rätsel des Spiels. „verify“ prüft alle
behaltenen Rätsel nach den Regeln von heute.

Optionen:
  --game SPIEL   xwing, armada oder legion
  --count N      so viele Rätsel
  --seed TEXT    dieselben Partien noch einmal
  --shard K/N    nur jede N-te Partie, von der K-ten an
  --minutes N    hört nach so vielen Minuten auf
  --file DATEI   schreibt jedes Rätsel sofort dorthin, eins je Zeile
  --full         spielt bei jedem Rätsel auch die Antworten noch einmal durch, nicht nur bei einer Stichprobe
  --json         Ausgabe als JSON, für Programme
  --lang de|en   Sprache der Ausgabe (sonst nach LC_ALL oder LANG)
  -h, --help     diese Hilfe`,
    'cli.operand.WHAT': 'make, keep oder verify',
    'cli.puzzles.what': 'Nach puzzles kommt make, keep mit Dateien oder verify, nicht „{said}“.',
    'cli.puzzles.whichGame': 'Für welches Spiel? --game xwing, armada oder legion.',
    'cli.puzzles.found': 'Gefundene Rätsel: {count}',
    'cli.puzzles.kept': 'Behalten: {count} von {found} Rätseln',
    'cli.puzzles.verified': 'Rätsel: {puzzles}, bestätigt: {verified}, durchgefallen: {failed}',
    'cli.puzzles.fault': '{game}/{id}: {fault}',
  },
  en: {
    'cli.help.puzzles': `Usage: holotisch puzzles make --game GAME [--count N] [--seed TEXT] [--shard K/N] [--minutes N] [--file FILE]
       holotisch puzzles keep --game GAME [--count N] FILE...
       holotisch puzzles verify [--game GAME] [--full] [OPTIONS]

“make” lets the computer play against itself and finds positions in which one answer is clearly better than all others
and the first thought is wrong. “keep” keeps the clearest of them as the puzzles of the game. “verify” checks all
puzzles that are kept by today’s rules.

Options:
  --game GAME    xwing, armada or legion
  --count N      so many puzzles
  --seed TEXT    the same matches once more
  --shard K/N    every Nth match only, from the Kth on
  --minutes N    ends after so many minutes
  --file FILE    writes every puzzle there at once, one a line
  --full         plays out the answers of every puzzle again, not only of a sample
  --json         output as JSON, for programs
  --lang de|en   language of the output (otherwise from LC_ALL or LANG)
  -h, --help     this help`,
    'cli.operand.WHAT': 'make, keep or verify',
    'cli.puzzles.what': 'After puzzles comes make, keep with files, or verify, not “{said}”.',
    'cli.puzzles.whichGame': 'For which game? --game xwing, armada or legion.',
    'cli.puzzles.found': 'Puzzles found: {count}',
    'cli.puzzles.kept': 'Kept: {count} of {found} puzzles',
    'cli.puzzles.verified': 'Puzzles: {puzzles}, verified: {verified}, failed: {failed}',
    'cli.puzzles.fault': '{game}/{id}: {fault}',
  },
};
