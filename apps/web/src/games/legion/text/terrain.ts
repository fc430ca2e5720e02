import type { Language } from '@holotisch/engine';

interface TerrainText {
  readonly title: string;
  readonly name: string;
  readonly unnamed: string;
  readonly add: string;
  readonly chosen: string;
  readonly none: string;
  readonly kind: string;
  readonly height: string;
  readonly width: string;
  readonly depth: string;
  readonly degrees: string;
  readonly x: string;
  readonly y: string;
  readonly remove: string;
  readonly copy: string;
  readonly mirror: string;
  readonly save: string;
  readonly drop: string;
  readonly begin: string;
  readonly empty: string;
  readonly seed: string;
  readonly generate: string;
  readonly table: string;
  readonly help: string;
  readonly most: (n: number) => string;
}

const de: TerrainText = {
  title: 'Gelände bauen',
  name: 'Name des Tisches',
  unnamed: 'Mein Tisch',
  add: 'Geländestück hinzufügen',
  chosen: 'Gewähltes Stück',
  none: 'Ein Stück anklicken, um es zu ändern; ziehen verschiebt, der Griff dreht.',
  kind: 'Art',
  height: 'Höhe, mm',
  width: 'Breite, mm',
  depth: 'Tiefe, mm',
  degrees: 'Drehung °',
  x: 'von links, mm',
  y: 'von unten, mm',
  remove: 'Entfernen',
  copy: 'Noch einmal',
  mirror: 'Auch gegenüber',
  save: 'Speichern und verwenden',
  drop: 'Tisch löschen',
  begin: 'Beginnen mit',
  empty: 'leerem Tisch',
  seed: 'Zufallszahl',
  generate: 'Fairen Tisch erzeugen',
  table: 'Schlachtfeld',
  help: 'Tasten: Pfeile verschieben, Q und E drehen, Entf entfernt.',
  most: (n) => `Mehr als ${n} Stücke haben keinen Platz.`,
};
const en: TerrainText = {
  title: 'Build terrain',
  name: 'Name of the table',
  unnamed: 'My table',
  add: 'Add a piece of terrain',
  chosen: 'Chosen piece',
  none: 'Click a piece to change it; drag to move it, its handle turns it.',
  kind: 'Kind',
  height: 'Height, mm',
  width: 'Width, mm',
  depth: 'Depth, mm',
  degrees: 'Turn °',
  x: 'from the left, mm',
  y: 'from below, mm',
  remove: 'Remove',
  copy: 'Once more',
  mirror: 'Opposite, too',
  save: 'Save and use',
  drop: 'Delete table',
  begin: 'Begin with',
  empty: 'an empty table',
  seed: 'Seed',
  generate: 'Make a fair table',
  table: 'Battlefield',
  help: 'Keys: arrows move, Q and E turn, Del removes.',
  most: (n) => `There is no room for more than ${n} ${n === 1 ? 'piece' : 'pieces'}.`,
};
export const terrainText: Readonly<Record<Language, TerrainText>> = { de, en };
