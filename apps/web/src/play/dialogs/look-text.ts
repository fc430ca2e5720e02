import type { Language } from '@holotisch/engine';
import type { Scenery } from '../../scene/sceneries.ts';

/** The words about how a table looks, apart from the others: they come with the dialog that has them. */
interface LookText {
  readonly title: string;
  readonly table: string;
  readonly sceneries: Readonly<Record<Scenery, string>>;
  readonly light: string;
  readonly day: string;
  readonly night: string;
  readonly pieces: string;
  readonly styles: { readonly hologram: string; readonly painted: string };
  /** What the flat table shows of it. */
  readonly flat: string;
}

const de: LookText = {
  title: 'Aussehen von Tisch und Figuren',
  table: 'Tisch',
  sceneries: {
    deep: 'Tiefer Raum',
    nebula: 'Im Nebel',
    planet: 'Über einem Planeten',
    forest: 'Waldboden',
    desert: 'Wüste',
    snow: 'Schnee',
    city: 'Stadt',
    mat: 'Matte',
  },
  light: 'Licht',
  day: 'Tag',
  night: 'Nacht',
  pieces: 'Figuren',
  styles: { hologram: 'Hologramm', painted: 'Bemalt' },
  flat: 'Der flache Tisch zeigt den Boden und das Licht; Hologramm oder bemalt sind die Figuren in drei Dimensionen.',
};

const en: LookText = {
  title: 'Look of table and pieces',
  table: 'Table',
  sceneries: {
    deep: 'Deep space',
    nebula: 'In a nebula',
    planet: 'Above a planet',
    forest: 'Forest floor',
    desert: 'Desert',
    snow: 'Snow',
    city: 'City',
    mat: 'Mat',
  },
  light: 'Light',
  day: 'Day',
  night: 'Night',
  pieces: 'Pieces',
  styles: { hologram: 'Hologram', painted: 'Painted' },
  flat: 'The flat table shows the ground and its light; pieces are holograms or painted in three dimensions.',
};

export const lookText: Readonly<Record<Language, LookText>> = { de, en };
