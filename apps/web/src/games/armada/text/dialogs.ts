import type { Language } from '@holotisch/engine';

/** The table in words, and changes by hand: what the dialogs say. */
interface DialogText {
  readonly none: string;
  readonly at: (name: string, owner: string, x: string, y: string) => string;
  readonly looks: (heading: string) => string;
  readonly heading: readonly string[];
  readonly obstacles: string;
  readonly obstacleAt: (name: string, x: string, y: string) => string;
  readonly unit: string;
  readonly degrees: string;
  readonly activated: string;
  readonly destroyed: string;
  readonly discard: string;
  readonly deal: string;
}

const de: DialogText = {
  none: 'Es steht noch nichts auf der Spielfläche.',
  at: (name, owner, x, y) => `${name} (${owner}) steht ${x} cm von links und ${y} cm von unten`,
  looks: (heading) => `blickt nach ${heading}`,
  heading: ['oben', 'oben rechts', 'rechts', 'unten rechts', 'unten', 'unten links', 'links', 'oben links'],
  obstacles: 'Hindernisse',
  obstacleAt: (name, x, y) => `${name}: ${x} cm von links, ${y} cm von unten`,
  unit: 'Schiff oder Staffel',
  degrees: 'Richtung (Grad)',
  activated: 'wurde schon aktiviert',
  destroyed: 'ist zerstört',
  discard: 'Schadenskarten ablegen',
  deal: 'verdeckte Schadenskarten mehr',
};
const en: DialogText = {
  none: 'There is nothing in the play area yet.',
  at: (name, owner, x, y) => `${name} (${owner}) stands ${x} cm from the left and ${y} cm from the bottom`,
  looks: (heading) => `looks ${heading}`,
  heading: ['up', 'up right', 'right', 'down right', 'down', 'down left', 'left', 'up left'],
  obstacles: 'Obstacles',
  obstacleAt: (name, x, y) => `${name}: ${x} cm from the left, ${y} cm from the bottom`,
  unit: 'Ship or squadron',
  degrees: 'Heading (degrees)',
  activated: 'has been activated',
  destroyed: 'is destroyed',
  discard: 'discard damage cards',
  deal: 'facedown damage cards more',
};
export const dialogText: Readonly<Record<Language, DialogText>> = { de, en };
