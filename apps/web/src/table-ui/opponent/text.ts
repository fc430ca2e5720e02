import type { CharacterName, Level } from '@holotisch/players/opponent';

interface Named {
  readonly name: string;
  readonly note: string;
}

export interface OpponentText {
  readonly level: string;
  readonly levels: Readonly<Record<Level, Named>>;
  readonly surprise: Named;
  readonly character: string;
  readonly characters: Readonly<Record<CharacterName | 'none', Named>>;
  readonly seconds: string;
  readonly secondsNote: string;
  readonly ladder: string;
  readonly inSeconds: (seconds: number) => string;
  /** Where the computer only plays if somebody goes. */
  readonly standIn: string;
  readonly was: (words: string) => string;
  readonly wasSurprise: (words: string) => string;
}

const de: OpponentText = {
  level: 'Wie gut spielt er?',
  levels: {
    partner: {
      name: 'Übungspartner',
      note: 'Spielt so, dass du gewinnen kannst, und bleibt doch am Ball. Für den Anfang.',
    },
    recruit: { name: 'Rekrut', note: 'Spielt mit Verstand, macht aber Fehler. Gut für die ersten Partien.' },
    veteran: { name: 'Veteran', note: 'Kennt sein Handwerk und antwortet sofort.' },
    ace: { name: 'Ass', note: 'Spielt in Gedanken durch, was kommen kann, und nimmt sich dafür etwas Zeit.' },
  },
  surprise: { name: 'Überrasch mich', note: 'Stufe und Charakter werden gezogen. Wer es war, erfährst du am Ende.' },
  character: 'Charakter',
  characters: {
    none: { name: 'Keiner', note: 'Wägt alles ab, wie es kommt.' },
    berserker: { name: 'Berserker', note: 'Geht dir an die Kehle und fragt nicht, was es kostet.' },
    fuchs: { name: 'Fuchs', note: 'Hält Abstand, meidet deine Schusslinien und greift zu, wo du nicht hinsiehst.' },
    mauer: { name: 'Mauer', note: 'Steht dicht, deckt sich und gibt nichts her, was zählt.' },
    schwarm: { name: 'Schwarm', note: 'Bleibt beisammen und kommt geschlossen.' },
  },
  seconds: 'Bedenkzeit',
  ladder: 'Wie stark sind sie?',
  secondsNote: 'Je Entscheidung, die er durchdenkt.',
  inSeconds: (seconds) => (seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`),
  standIn: 'Wenn der Computer einspringt',
  was: (words) => `Der Computer war: ${words}.`,
  wasSurprise: (words) => `Deine Überraschung war: ${words}.`,
};

const en: OpponentText = {
  level: 'How good is it?',
  levels: {
    partner: { name: 'Sparring partner', note: 'Plays so that you can win, yet keeps the match alive. For a start.' },
    recruit: { name: 'Recruit', note: 'Plays sensibly but makes mistakes. Good for your first matches.' },
    veteran: { name: 'Veteran', note: 'Knows the trade and answers at once.' },
    ace: { name: 'Ace', note: 'Plays out what may come in thought, and takes a little time for it.' },
  },
  surprise: { name: 'Surprise me', note: 'Level and character are drawn. You learn who it was at the end.' },
  character: 'Character',
  characters: {
    none: { name: 'None', note: 'Weighs everything as it comes.' },
    berserker: { name: 'Berserker', note: 'Goes for your throat, whatever it costs.' },
    fuchs: { name: 'Fox', note: 'Keeps its distance, dodges your arcs and snatches what you leave unwatched.' },
    mauer: { name: 'Wall', note: 'Stands close, takes cover and gives up nothing that counts.' },
    schwarm: { name: 'Swarm', note: 'Stays together and comes as one.' },
  },
  seconds: 'Time to think',
  ladder: 'How strong are they?',
  secondsNote: 'For each decision that it thinks over.',
  inSeconds: (seconds) => (seconds === 1 ? '1 second' : `${seconds} seconds`),
  standIn: 'If the computer steps in',
  was: (words) => `The computer was: ${words}.`,
  wasSurprise: (words) => `Your surprise was: ${words}.`,
};

export const opponentText = { de, en };
