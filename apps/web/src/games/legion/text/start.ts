import type { Language } from '@holotisch/engine';
import type { data } from '@holotisch/legion';

type With = (name: string) => string;
interface StartText {
  readonly intro: string;
  readonly editions: string;
  readonly edition: Readonly<Record<data.Edition, { readonly name: string; readonly note: string }>>;
  readonly armyOf: With;
  readonly chooseFor: With;
  readonly other: string;
  readonly otherFor: With;
  readonly points: (n: number) => string;
  readonly group: Readonly<Record<'own' | 'core' | 'skirmish' | 'full', string>>;
  readonly openFile: string;
  readonly build: string;
  readonly untitled: string;
  readonly unlike: string;
  readonly unenforced: With;
  readonly rules: string;
  readonly rounds: string;
  readonly roundsNote: string;
  readonly noLimit: string;
  readonly competitive: string;
  readonly competitiveNote: string;
  readonly table: string;
  readonly random: { readonly name: string; readonly note: string };
  readonly ready: string;
  readonly ownTable: string;
  readonly edit: string;
  readonly additions: string;
}

const de: StartText = {
  intro:
    'Zwei Armeen, ein Schlachtfeld mit Gelände und ein Einsatzziel: Befehle erteilen, vorrücken, Deckung suchen, schießen.',
  editions: 'Edition',
  edition: {
    '1.2': {
      name: 'Edition 1.2',
      note: 'Sechs Runden, Einsatzziel, Aufstellung und Bedingung, Deckung negiert Treffer.',
    },
    '2.6': { name: 'Edition 2.6', note: 'Fünf Runden, Siegpunkte, Vorteilskarten, Deckung wird gewürfelt, Passen.' },
  },
  armyOf: (player) => `Armee von ${player}`,
  chooseFor: (player) => `Armee für ${player} wählen`,
  other: 'Andere Armee',
  otherFor: (player) => `Andere Armee für ${player}`,
  points: (n) => `${n} ${n === 1 ? 'Punkt' : 'Punkte'}`,
  group: { own: 'Eigene Armeen', core: 'Grundspiel', skirmish: 'Scharmützel, 500 Punkte', full: '800 Punkte und mehr' },
  openFile: 'Armee aus einer Datei …',
  build: 'Armee bauen',
  untitled: 'Ohne Namen',
  unlike: 'Die Armeen sind für verschiedene Größen gebaut.',
  unenforced: (cards) =>
    `Nicht alles in diesen Armeen führt das Programm aus: ${cards}. Was diese Karten sagen, müsst ihr selbst beachten.`,
  rules: 'Regeln und Schlachtfeld',
  rounds: 'Runden',
  roundsNote: 'Leer: ohne Rundenbegrenzung, bis eine Seite nichts mehr hat.',
  noLimit: 'ohne Grenze',
  competitive: 'Gelände abwechselnd platzieren',
  competitiveNote: 'Die Teile des gewählten Schlachtfelds liegen bereit; die Spieler stellen sie der Reihe nach auf.',
  table: 'Schlachtfeld',
  random: { name: 'Vom Zufall gebaut', note: 'Fair von beiden Seiten; dieselbe Zufallszahl gibt denselben Tisch.' },
  ready: 'Fertiger Tisch',
  ownTable: 'Eigener Tisch',
  edit: 'Gelände bauen …',
  additions: 'Was aus den fortgeschrittenen Regeln dazukommt',
};

const en: StartText = {
  intro: 'Two armies, a battlefield with terrain and an objective: give orders, advance, seek cover, shoot.',
  editions: 'Edition',
  edition: {
    '1.2': { name: 'Edition 1.2', note: 'Six rounds, objective, deployment and condition, cover cancels hits.' },
    '2.6': { name: 'Edition 2.6', note: 'Five rounds, victory points, advantage cards, cover is rolled for, passing.' },
  },
  armyOf: (player) => `${player}’s army`,
  chooseFor: (player) => `Choose an army for ${player}`,
  other: 'Another army',
  otherFor: (player) => `Another army for ${player}`,
  points: (n) => `${n} ${n === 1 ? 'point' : 'points'}`,
  group: { own: 'Your armies', core: 'Core set', skirmish: 'Skirmish, 500 points', full: '800 points and more' },
  openFile: 'Army from a file …',
  build: 'Build an army',
  untitled: 'Unnamed',
  unlike: 'The armies are built for different sizes.',
  unenforced: (cards) =>
    `The program does not carry out everything in these armies: ${cards}. What these cards say is up to you.`,
  rules: 'Rules and battlefield',
  rounds: 'Rounds',
  roundsNote: 'Empty: no round limit, until one side has nothing left.',
  noLimit: 'no limit',
  competitive: 'Place terrain in turn',
  competitiveNote: 'The pieces of the chosen battlefield lie ready; the players place them one after the other.',
  table: 'Battlefield',
  random: { name: 'Made by chance', note: 'Fair from both sides; the same seed makes the same table.' },
  ready: 'Ready-made table',
  ownTable: 'Your own table',
  edit: 'Build terrain …',
  additions: 'What of the advanced rules is added',
};

export const startText: Readonly<Record<Language, StartText>> = { de, en };
