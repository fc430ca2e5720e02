import type { Language } from '@holotisch/engine';

/** The words of a ship's view; they come with it. */
interface GazeText {
  readonly beyond: string;
  readonly range: (range: number) => string;
  readonly inArc: string;
  readonly outside: string;
  readonly clear: string;
  readonly obstructed: string;
  readonly inTheWay: string;
  readonly dice: (attack: number, defence: number) => string;
  readonly barred: string;
}

const de: GazeText = {
  beyond: 'außer Reichweite',
  range: (range) => `Reichweite ${range}`,
  inArc: 'im Feuerwinkel',
  outside: 'außerhalb des Feuerwinkels',
  clear: 'freie Schusslinie',
  obstructed: 'versperrt: ein Verteidigungswürfel mehr',
  inTheWay: 'versperrt die Schusslinie',
  dice: (attack, defence) => `${attack} Angriffs- gegen ${defence} Verteidigungswürfel`,
  barred: 'kein Schuss',
};

const en: GazeText = {
  beyond: 'beyond range 3',
  range: (range) => `range ${range}`,
  inArc: 'in arc',
  outside: 'outside the firing arc',
  clear: 'unobstructed',
  obstructed: 'obstructed: one more defence die',
  inTheWay: 'obstructs the attack',
  dice: (attack, defence) => `${attack} attack against ${defence} defence dice`,
  barred: 'no shot',
};

export const gazeText: Readonly<Record<Language, GazeText>> = { de, en };
