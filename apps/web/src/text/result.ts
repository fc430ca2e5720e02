import type { Language } from '@holotisch/engine';

/** The words about the end of a match in figures, apart from the others: most of a match does without them. */
interface ResultText {
  readonly losses: string;
  readonly nothingLost: string;
  readonly points: (points: number) => string;
  readonly lost: (piece: string, points: number) => string;
  readonly damage: string;
  /** What the bars show, for whoever does not see them. */
  readonly damageNote: string;
  readonly asTable: string;
  readonly round: string;
  readonly setup: string;
  readonly dice: string;
  readonly diceNote: string;
  readonly diceKinds: Readonly<Record<'attack' | 'defence', string>>;
  readonly thrown: (dice: number, got: string, expected: string) => string;
  readonly luck: (by: number, shown: string) => string;
  readonly decisive: string;
  readonly decisiveOf: (player: string, pieces: string, points: number) => string;
  readonly goThere: string;
  readonly rematch: string;
  readonly rematchSwapped: string;
  readonly share: string;
  readonly saveFile: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly tooLong: string;
}

const de: ResultText = {
  losses: 'Verluste',
  nothingLost: 'keine',
  points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  lost: (piece, points) => `${piece} (${points})`,
  damage: 'Schaden je Runde',
  damageNote: 'Erlittener Schaden beider Seiten, Runde für Runde.',
  asTable: 'Als Tabelle',
  round: 'Runde',
  setup: 'davor',
  dice: 'Würfel',
  diceNote: 'Gezählt ist, was die Würfel beim Wurf zeigten, vor Fokus und Karten; neu Gewürfeltes zählt noch einmal.',
  diceKinds: { attack: 'Angriff', defence: 'Verteidigung' },
  thrown: (dice, got, expected) => `${got} mit ${dice} Würfeln, im Mittel ${expected}`,
  luck: (by, shown) => (by === 0 ? 'genau im Mittel' : `${shown} ${by > 0 ? 'über' : 'unter'} dem Mittel`),
  decisive: 'Der entscheidende Moment',
  decisiveOf: (player, pieces, points) =>
    `${player} verliert ${pieces}: ${points} ${points === 1 ? 'Punkt' : 'Punkte'} auf einen Schlag.`,
  goThere: 'Ansehen',
  rematch: 'Revanche',
  rematchSwapped: 'Revanche mit getauschten Seiten',
  share: 'Teilen',
  saveFile: 'Als Datei',
  copyLink: 'Als Link',
  copied: 'Link kopiert',
  tooLong: 'Die Partie ist zu lang für einen Link; die Datei trägt sie ganz.',
};

const en: ResultText = {
  losses: 'Losses',
  nothingLost: 'none',
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  lost: (piece, points) => `${piece} (${points})`,
  damage: 'Damage by round',
  damageNote: 'Damage that both sides have suffered, round by round.',
  asTable: 'As a table',
  round: 'Round',
  setup: 'before',
  dice: 'Dice',
  diceNote: 'Counted is what the dice showed when they were rolled, before focus and cards; a reroll counts again.',
  diceKinds: { attack: 'Attack', defence: 'Defence' },
  thrown: (dice, got, expected) => `${got} with ${dice} ${dice === 1 ? 'die' : 'dice'}, ${expected} on average`,
  luck: (by, shown) => (by === 0 ? 'just the average' : `${shown} ${by > 0 ? 'above' : 'below'} the average`),
  decisive: 'The decisive moment',
  decisiveOf: (player, pieces, points) =>
    `${player} loses ${pieces}: ${points} ${points === 1 ? 'point' : 'points'} at one blow.`,
  goThere: 'Watch it',
  rematch: 'Rematch',
  rematchSwapped: 'Rematch with swapped sides',
  share: 'Share',
  saveFile: 'As a file',
  copyLink: 'As a link',
  copied: 'Link copied',
  tooLong: 'The match is too long for a link; the file holds all of it.',
};

export const resultText: Readonly<Record<Language, ResultText>> = { de, en };
