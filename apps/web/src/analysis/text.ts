import type { Language } from '@holotisch/engine';
import type { Analysis } from './orders.ts';

type Mark = Analysis['judged'][number]['mark'];
type Said = NonNullable<Analysis['verdict']['said']>;

/** The words of the look back, apart from the others: they come with it. */
interface AnalysisText {
  readonly title: string;
  readonly what: string;
  readonly start: string;
  readonly goOn: string;
  readonly leave: string;
  readonly running: (done: number, of: number) => string;
  readonly failed: string;
  readonly curve: (player: string) => string;
  readonly chance: (player: string, percent: number) => string;
  readonly said: (said: Said, loser: string) => string;
  readonly luck: (player: string, points: number) => string;
  readonly cost: (player: string, points: number, marks: string) => string;
  readonly faultless: (player: string) => string;
  readonly marks: Readonly<Record<Mark, readonly [one: string, many: string]>>;
  readonly turns: string;
  readonly noTurns: string;
  readonly round: (round: number, said: string) => string;
  readonly dice: (player: string, points: number) => string;
  readonly decided: (player: string, mark: string, given: string, points: number) => string;
  readonly better: (best: string) => string;
  readonly elsewhere: string;
  readonly watch: string;
  readonly instead: string;
  readonly insteadTitle: string;
  readonly onward: string;
  readonly onwardTitle: string;
  readonly why: string;
  readonly thinking: string;
  readonly there: string;
  readonly weighed: (answer: string, figures: Weighed) => string;
  readonly fears: (piece: string, points: number) => string;
  readonly hopes: (piece: string, points: number) => string;
  readonly toMark: (mark: string, given: string) => string;
}

interface Weighed {
  readonly isGiven: boolean;
  readonly chance: number;
  readonly error: number;
  readonly points: number;
}

const sign = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0');

const de: AnalysisText = {
  title: 'Rückblick',
  what: 'Wie standen die Chancen, was waren Fehler, was war Glück? Der Rechner spielt jede Entscheidung noch einmal durch.',
  start: 'Partie analysieren',
  goOn: 'Analyse fortsetzen',
  leave: 'Unterbrechen',
  running: (done, of) => `Entscheidung ${done} von ${of}`,
  failed: 'Diese Partie ließ sich nicht analysieren.',
  curve: (player) => `Siegchance von ${player} im Lauf der Partie`,
  chance: (player, percent) => `${player}: ${percent} %`,
  said: (said, loser) =>
    said === 'unlucky'
      ? `${loser} hatte vor allem Pech.`
      : said === 'outplayed'
        ? `${loser} wurde ausgespielt.`
        : 'Glück und Spiel gaben zu ähnlichen Teilen den Ausschlag.',
  luck: (player, points) => `${player}: Würfelglück ${sign(points)} Prozentpunkte`,
  cost: (player, points, marks) => `${player}: ${points} Prozentpunkte verschenkt (${marks})`,
  faultless: (player) => `${player}: kein deutlicher Fehler`,
  marks: {
    great: ['Glanzzug', 'Glanzzüge'],
    good: ['guter Zug', 'gute Züge'],
    inaccuracy: ['Ungenauigkeit', 'Ungenauigkeiten'],
    mistake: ['Fehler', 'Fehler'],
    blunder: ['grober Fehler', 'grobe Fehler'],
  },
  turns: 'Wendepunkte',
  noTurns: 'Die Partie kannte keinen klaren Wendepunkt.',
  round: (round, said) => `Runde ${round}. ${said}`,
  dice: (player, points) =>
    points < 0
      ? `Die Würfel kosten ${player} ${-points} Prozentpunkte.`
      : `Die Würfel bringen ${player} ${points} Prozentpunkte.`,
  decided: (player, mark, given, points) => `${player}, ${mark}: ${given} (${sign(points)} Prozentpunkte)`,
  better: (best) => `Stattdessen: ${best}`,
  elsewhere: 'ein anderer Weg',
  watch: 'Ansehen',
  instead: 'So weiterspielen',
  insteadTitle: 'Spielt die Partie von hier an mit dieser Antwort weiter, gegen den Computer',
  onward: 'Von hier spielen',
  onwardTitle: 'Spielt die Partie von diesem Moment an neu, gegen den Computer',
  why: 'Warum?',
  thinking: 'Der Rechner denkt nach …',
  there: 'so wie gespielt',
  weighed: (answer, { isGiven, chance, error, points }) =>
    `${answer}${isGiven ? ' (so entschieden)' : ''}: ${chance} % Siegchance (± ${error}), im Mittel ${sign(points)} Punkte.`,
  fears: (piece, points) => `Zu fürchten war: ${piece} büßt ${points} ${points === 1 ? 'Punkt' : 'Punkte'} ein.`,
  hopes: (piece, points) => `Zu hoffen war: ${piece} büßt ${points} ${points === 1 ? 'Punkt' : 'Punkte'} ein.`,
  toMark: (mark, given) => `${mark}: ${given}`,
};

const en: AnalysisText = {
  title: 'Looking back',
  what: 'How did the chances stand, what was a mistake, what was luck? The computer plays every decision through again.',
  start: 'Analyse the match',
  goOn: 'Go on with the analysis',
  leave: 'Leave it',
  running: (done, of) => `Decision ${done} of ${of}`,
  failed: 'This match could not be analysed.',
  curve: (player) => `Chance that ${player} wins, over the match`,
  chance: (player, percent) => `${player}: ${percent} %`,
  said: (said, loser) =>
    said === 'unlucky'
      ? `${loser} was unlucky above all.`
      : said === 'outplayed'
        ? `${loser} was outplayed.`
        : 'Luck and play decided it in similar parts.',
  luck: (player, points) => `${player}: luck of the dice ${sign(points)} percentage points`,
  cost: (player, points, marks) => `${player}: gave away ${points} percentage points (${marks})`,
  faultless: (player) => `${player}: no clear mistake`,
  marks: {
    great: ['great move', 'great moves'],
    good: ['good move', 'good moves'],
    inaccuracy: ['inaccuracy', 'inaccuracies'],
    mistake: ['mistake', 'mistakes'],
    blunder: ['blunder', 'blunders'],
  },
  turns: 'Turning points',
  noTurns: 'The match had no clear turning point.',
  round: (round, said) => `Round ${round}. ${said}`,
  dice: (player, points) =>
    points < 0
      ? `The dice cost ${player} ${-points} percentage points.`
      : `The dice bring ${player} ${points} percentage points.`,
  decided: (player, mark, given, points) => `${player}, ${mark}: ${given} (${sign(points)} percentage points)`,
  better: (best) => `Instead: ${best}`,
  elsewhere: 'another way',
  watch: 'Watch it',
  instead: 'Play on like this',
  insteadTitle: 'Plays the match on from here with this answer, against the computer',
  onward: 'Play from here',
  onwardTitle: 'Plays the match anew from this moment, against the computer',
  why: 'Why?',
  thinking: 'The computer is thinking …',
  there: 'as it was played',
  weighed: (answer, { isGiven, chance, error, points }) =>
    `${answer}${isGiven ? ' (decided)' : ''}: ${chance} % to win (± ${error}), ${sign(points)} points on average.`,
  fears: (piece, points) => `To be feared: ${piece} loses ${points} ${points === 1 ? 'point' : 'points'}.`,
  hopes: (piece, points) => `To be hoped for: ${piece} loses ${points} ${points === 1 ? 'point' : 'points'}.`,
  toMark: (mark, given) => `${mark}: ${given}`,
};

export const analysisText: Readonly<Record<Language, AnalysisText>> = { de, en };
