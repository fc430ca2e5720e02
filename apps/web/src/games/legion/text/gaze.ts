import type { Language } from '@holotisch/engine';

/** The words of a miniature's view; they come with it. */
interface GazeText {
  readonly who: string;
  readonly leader: string;
  readonly mini: (number: number) => string;
  readonly clear: string;
  readonly unseen: string;
  /** A grade of cover, or that it is not seen, with what is in the way. */
  readonly behind: (what: string, by: string) => string;
  readonly hole: string;
  readonly blocks: string;
  readonly gives: (grade: string) => string;
}

const de: GazeText = {
  who: 'Wer schaut',
  leader: 'Anführer',
  mini: (number) => `Miniatur ${number}`,
  clear: 'frei zu sehen',
  unseen: 'nicht zu sehen',
  behind: (what, by) => `${what}: ${by}`,
  hole: 'steht in einer Vertiefung',
  blocks: 'versperrt die Sicht',
  gives: (grade) => `gibt ${grade}`,
};

const en: GazeText = {
  who: 'Who looks',
  leader: 'Leader',
  mini: (number) => `Miniature ${number}`,
  clear: 'in plain sight',
  unseen: 'out of sight',
  behind: (what, by) => `${what}: ${by}`,
  hole: 'stands in a hollow',
  blocks: 'blocks line of sight',
  gives: (grade) => `gives ${grade}`,
};

export const gazeText: Readonly<Record<Language, GazeText>> = { de, en };
