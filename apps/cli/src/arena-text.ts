import type { Dictionary, Language } from '@holotisch/engine';
import { COMMON_OPTIONS, EXIT_CODES } from './common-text.ts';

/** What `arena` says. */
export const arenaText: Readonly<Record<Language, Dictionary>> = {
  de: {
    'cli.help.arena': `Aufruf: holotisch arena [OPTIONEN]
        holotisch arena merge DATEI…

Lässt Computerspieler paarweise gegeneinander antreten, jedes Mal beide mit derselben fertigen Liste und mit getauschten
Plätzen, und rechnet daraus ihre Stärke aus. Derselbe Startwert ergibt dieselben Partien. merge fügt die Dateien mehrerer
Anteile zusammen und rechnet, als wären alle auf einer Maschine gespielt.

Optionen:
  --game SPIEL      das Spiel: {games}; ohne Angabe das erste davon
  --players A,B,…   wer antritt: random und {players}; ohne Angabe alle, die das Spiel hat
  --games N         so viele Partien je Paar (Voreinstellung 20)
  --edition E       die Regelfassung, wo ein Spiel mehrere hat
  --lists L         full (Voreinstellung), core, oder random:PUNKTE: zufällige Listen, beide Seiten dieselbe
  --seed S          Startwert (Voreinstellung 1)
  --workers N       auf so vielen Prozessorkernen (Voreinstellung: alle)
  --shard K/N       nur jede N-te Partie, von der K-ten an
  --file DATEI      hebt jede Partie auf; steht dort schon ein Teil dieser Studie, geht es dahinter weiter
  --bot ADRESSE     ein Bot von außen tritt gegen alle an, an Tischen des Servers unter dieser Adresse (docs/PROTOCOL.md)
${COMMON_OPTIONS.de}

Mit --bot steht der Link jeder Partie in der Fehlerausgabe; wer ihn nimmt, spielt. examples/bot liest Links:
  holotisch arena --game xwing --players veteran --bot http://localhost:4173 2>&1 >ergebnis.txt | node bot.mjs -
Die Würfel sind dann die des Servers, und kein Lauf gleicht dem anderen.

Im JSON nennt „players“ die Stärke in Elo, im Mittel 0, und „pairs“ den Anteil der Siege des ersten von beiden; ein
Unentschieden zählt halb. „error“ ist überall ein Standardfehler; „thinking“ sagt in Sekunden, wie lange wer nachdenkt.
${EXIT_CODES.de}`,
    'cli.arena.tooFew': 'Für eine Arena braucht es mindestens zwei Spieler.',
    'cli.arena.player': '{name}: {elo} Elo (± {error})',
    'cli.arena.pair': '{a} gegen {b}: {rate} % von {games} Partien (± {error})',
    'cli.arena.thinking':
      '{name} braucht für eine Entscheidung {median} s (Median), 99 von 100 brauchen höchstens {p99} s',
    'cli.arena.otherStudy': 'In {file} steht eine andere Studie.',
    'cli.arena.noStudy': '{file} ist keine Studie.',
    'cli.arena.notTogether':
      'Diese Studien gehören nicht zusammen: Spiel, Listen, Spieler, Partien und Startwert müssen gleich sein.',
    'cli.arena.mergeWhat': 'Nach arena folgen nur Optionen, oder merge und die Dateien, die zusammengehören.',
    'cli.arena.link': 'Partie für den Bot: {link}',
    'cli.arena.badAddress': '--bot braucht die Adresse eines Servers wie http://localhost:4173, nicht „{said}“.',
    'cli.arena.notOnline': '{player} sitzt an keinem Online-Tisch.',
    'cli.arena.noServer': 'Unter {address} antwortet kein Server von Holotisch.',
    'cli.arena.refused': 'Der Server unter {address} richtet die Partie nicht ein: {said}',
    'cli.arena.closed': 'Die Partie {match} wurde geschlossen, bevor sie zu Ende war.',
    'cli.arena.badShard': '--shard braucht einen Anteil wie 3/16, nicht „{said}“.',
    'cli.arena.badLists': '--lists kennt full, core und random:PUNKTE, und für „{said}“ gibt es hier keine Listen.',
  },
  en: {
    'cli.help.arena': `Usage: holotisch arena [OPTIONS]
       holotisch arena merge FILE…

Lets computer players meet in pairs, each time both with the same ready-made list and with changed seats, and works out
how strong they are. The same seed gives the same games. merge puts the files of several shares together and reckons as if
all had been played on one machine.

Options:
  --game GAME       the game: {games}; the first of them if nothing is said
  --players A,B,…   who meets: random and {players}; without it all that the game has
  --games N         so many games a pair (20 by default)
  --edition E       the edition, of a game that has several
  --lists L         full (by default), core, or random:POINTS: random lists, the same for both sides
  --seed S          seed (1 by default)
  --workers N       on so many cores (all by default)
  --shard K/N       every Nth game alone, from the Kth on
  --file FILE       keeps every game; if a part of this study stands there already, it goes on from it
  --bot ADDRESS     a bot from outside meets all of them, at tables of the server at this address (docs/PROTOCOL.md)
${COMMON_OPTIONS.en}

With --bot the link of each match is written to standard error; whoever takes it plays. examples/bot reads links:
  holotisch arena --game xwing --players veteran --bot http://localhost:4173 2>&1 >result.txt | node bot.mjs -
The dice are the server's then, and no two runs are alike.

In the JSON, "players" has the strength in Elo, 0 on average, and "pairs" the share of wins of the first of the two; a draw
counts half. "error" is one standard error everywhere; "thinking" says in seconds how long each one thinks.
${EXIT_CODES.en}`,
    'cli.arena.tooFew': 'An arena needs at least two players.',
    'cli.arena.player': '{name}: {elo} Elo (± {error})',
    'cli.arena.pair': '{a} against {b}: {rate} % of {games} games (± {error})',
    'cli.arena.thinking': '{name} takes {median} s for a decision (median), 99 in 100 take {p99} s at most',
    'cli.arena.otherStudy': 'Another study stands in {file}.',
    'cli.arena.noStudy': '{file} is no study.',
    'cli.arena.notTogether':
      'These studies do not belong together: game, lists, players, games and seed must be the same.',
    'cli.arena.mergeWhat': 'After arena come options alone, or merge and the files that belong together.',
    'cli.arena.link': 'Match for the bot: {link}',
    'cli.arena.badAddress': '--bot needs the address of a server like http://localhost:4173, not “{said}”.',
    'cli.arena.notOnline': '{player} sits at no online table.',
    'cli.arena.noServer': 'No Holotisch server answers at {address}.',
    'cli.arena.refused': 'The server at {address} does not make the match: {said}',
    'cli.arena.closed': 'The match {match} was closed before it was over.',
    'cli.arena.badShard': '--shard needs a share like 3/16, not “{said}”.',
    'cli.arena.badLists': '--lists knows full, core and random:POINTS, and there are no lists for “{said}” here.',
  },
};
