import type { Language } from '@holotisch/engine';

interface DialogText {
  readonly none: string;
  readonly at: (unit: string, player: string, x: string, y: string) => string;
  readonly terrain: string;
  readonly terrainAt: (what: string, x: string, y: string) => string;
  readonly markers: string;
  readonly onRoof: (terrain: string) => string;
  readonly range: (n: number) => string;
  readonly beyond: string;
  readonly unit: string;
  readonly place: string;
  readonly degrees: string;
  readonly tokens: string;
  readonly order: string;
  readonly orders: Readonly<Record<'none' | 'faceup' | 'facedown', string>>;
  readonly minis: string;
  readonly wounds: (mini: number) => string;
  readonly fallen: (mini: number) => string;
  readonly state: string;
  readonly panicked: string;
  readonly damaged: string;
  readonly disabled: string;
  readonly defeated: string;
}

const de: DialogText = {
  none: 'Es steht keine Einheit auf dem Schlachtfeld.',
  at: (unit, player, x, y) => `${unit} (${player}) steht ${x} cm von links und ${y} cm von unten`,
  terrain: 'Gelände',
  terrainAt: (what, x, y) => `${what}: ${x} cm von links, ${y} cm von unten`,
  markers: 'Marker auf dem Schlachtfeld',
  onRoof: (terrain) => `oben auf ${terrain}; hinauf kommen Truppler durch Klettern`,
  range: (n) => `Reichweite ${n}`,
  beyond: 'jenseits von Reichweite 5',
  unit: 'Einheit',
  place: 'Einheitenführer',
  degrees: 'Blickrichtung °',
  tokens: 'Marker',
  order: 'Befehlsmarker',
  orders: { none: 'im Befehlspool', faceup: 'offen', facedown: 'verdeckt' },
  minis: 'Miniaturen',
  wounds: (mini) => `Wunden von Miniatur ${mini}`,
  fallen: (mini) => `Miniatur ${mini} ist besiegt`,
  state: 'Zustand',
  panicked: 'in Panik',
  damaged: 'beschädigt',
  disabled: 'deaktiviert',
  defeated: 'besiegt',
};

const en: DialogText = {
  none: 'No unit stands on the battlefield.',
  at: (unit, player, x, y) => `${unit} (${player}) stands ${x} cm from the left and ${y} cm from below`,
  terrain: 'Terrain',
  terrainAt: (what, x, y) => `${what}: ${x} cm from the left, ${y} cm from below`,
  markers: 'Tokens on the battlefield',
  onRoof: (terrain) => `up on ${terrain}; troopers get there by climbing`,
  range: (n) => `range ${n}`,
  beyond: 'beyond range 5',
  unit: 'Unit',
  place: 'Unit leader',
  degrees: 'Facing °',
  tokens: 'Tokens',
  order: 'Order token',
  orders: { none: 'in the order pool', faceup: 'faceup', facedown: 'facedown' },
  minis: 'Miniatures',
  wounds: (mini) => `Wounds of miniature ${mini}`,
  fallen: (mini) => `Miniature ${mini} is defeated`,
  state: 'State',
  panicked: 'panicked',
  damaged: 'damaged',
  disabled: 'disabled',
  defeated: 'defeated',
};

export const dialogText: Readonly<Record<Language, DialogText>> = { de, en };
