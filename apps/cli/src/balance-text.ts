import type { Dictionary, Language } from '@holotisch/engine';
import { COMMON_OPTIONS, EXIT_CODES } from './common-text.ts';

/** What `balance` says. */
export const balanceText: Readonly<Record<Language, Dictionary>> = {
  de: {
    'cli.help.balance': `Aufruf: holotisch balance --lists A,B,… [OPTIONEN]

Lässt denselben Computerspieler mit jeder Liste gegen jede andere antreten, mit getauschten Plätzen, und sagt, welche wie oft
gewinnt: als Tafel, als JSON und als Bild. Derselbe Startwert ergibt dieselben Partien.

Optionen:
  --game SPIEL      das Spiel: {games}; ohne Angabe das erste davon
  --lists A,B,…     fertige Listen bei ihrem Namen, Dateien, oder random:PUNKTE
  --level WER       wer spielt (Voreinstellung veteran; auch mit Charakter, etwa veteran:fuchs)
  --games N         so viele Partien je Paar (Voreinstellung 20)
  --edition E       die Regelfassung, wo ein Spiel mehrere hat
  --seed S          Startwert (Voreinstellung 1)
  --workers N       auf so vielen Prozessorkernen (Voreinstellung: alle)
  --svg DATEI       zeichnet die Tafel als Bild
${COMMON_OPTIONS.de}

Im JSON ist „rate“ überall der Anteil der Siege (ein Unentschieden zählt halb) und „error“ ein Standardfehler; „first“
zählt, wie oft gewann, wer Initiative hatte, Erster oder Blauer Spieler war, „objectives“ dasselbe je Missionsziel.
${EXIT_CODES.de}`,
    'cli.balance.tooFew': '--lists braucht mindestens zwei und höchstens {most} verschiedene Listen.',
    'cli.balance.title': 'Wie oft die Liste der Zeile gewinnt',
    'cli.balance.total': 'gegen alle',
    'cli.balance.picture': 'Das Bild: {file}',
    'cli.balance.first':
      'Wer Initiative hatte, Erster oder Blauer Spieler war: {rate} % von {games} Partien (± {error})',
    'cli.balance.firstSeat': 'Wer auf dem ersten Platz saß: {rate} % von {games} Partien (± {error})',
    'cli.balance.objective': '{name}: der Erste gewann {rate} % von {games} Partien (± {error})',
  },
  en: {
    'cli.help.balance': `Usage: holotisch balance --lists A,B,… [OPTIONS]

Lets the same computer player meet itself with every list against every other, with changed seats, and says which of them
wins how often: as a table, as JSON and as a picture. The same seed gives the same games.

Options:
  --game GAME       the game: {games}; the first of them if nothing is said
  --lists A,B,…     ready-made lists by their names, files, or random:POINTS
  --level WHO       who plays (veteran by default; with a character, too, as in veteran:fuchs)
  --games N         so many games a pair (20 by default)
  --edition E       the edition, of a game that has several
  --seed S          seed (1 by default)
  --workers N       on so many processor cores (all by default)
  --svg FILE        draws the table as a picture
${COMMON_OPTIONS.en}

In JSON "rate" is always the share of wins (a draw counts half) and "error" one standard error; "first" counts how often
whoever had initiative, was first or blue player has won, "objectives" the same by objective.
${EXIT_CODES.en}`,
    'cli.balance.tooFew': '--lists needs two different lists at least and {most} at most.',
    'cli.balance.title': 'How often the list of the row wins',
    'cli.balance.total': 'against all',
    'cli.balance.picture': 'The picture: {file}',
    'cli.balance.first': 'Whoever had initiative, was first or blue player: {rate} % of {games} games (± {error})',
    'cli.balance.firstSeat': 'Whoever sat at the first seat: {rate} % of {games} games (± {error})',
    'cli.balance.objective': '{name}: the first player won {rate} % of {games} games (± {error})',
  },
};
