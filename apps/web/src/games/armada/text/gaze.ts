import type { Language } from '@holotisch/engine';

/** The words of a hull zone's view; they come with it. */
interface GazeText {
  readonly who: string;
  readonly clear: string;
  readonly obstructed: string;
  readonly barred: string;
  readonly blocked: (zone: string) => string;
  readonly inTheWay: string;
}

const de: GazeText = {
  who: 'Welche Hüllensektion schaut',
  clear: 'freie Sicht',
  obstructed: 'versperrt',
  barred: 'kein Schuss',
  blocked: (zone) => `die Linie geht durch ${zone}`,
  inTheWay: 'versperrt die Sichtlinie',
};

const en: GazeText = {
  who: 'Which hull zone looks',
  clear: 'clear line of sight',
  obstructed: 'obstructed',
  barred: 'no shot',
  blocked: (zone) => `the line passes through ${zone}`,
  inTheWay: 'obstructs line of sight',
};

export const gazeText: Readonly<Record<Language, GazeText>> = { de, en };
