import { PLACES } from '@holotisch/campaign/sektor';
import type { Vec } from '@holotisch/table';
import type { World } from '../campaign/campaign-map.ts';

/** Where the places of our own campaign lie on the page's map, and what their worlds look like. */

export const WIDTH = 1240;
export const DEPTH = 1060;
/** The map of the rules is a square; on the page it has room around it for the two sides. */
const WIDER = 1.14;
const EDGE = { x: (WIDTH - 900 * WIDER) / 2, y: 80 };

const SPOTS: ReadonlyMap<string, Vec> = new Map(
  PLACES.map(({ id, x, y }) => [id, { x: Math.round(EDGE.x + x * WIDER), y: EDGE.y + y }]),
);
const NUMBERS = new Map(PLACES.map(({ id }, i) => [id, i]));
export const spotOf = (id: string | null): Vec | undefined => (id === null ? undefined : SPOTS.get(id));
export const pieceOfPlace = (id: string): number | undefined => NUMBERS.get(id);

export const WORLDS: Readonly<Record<string, World>> = {
  karsholm: 'garden',
  orsane: 'city',
  tarn: 'moon',
  brand: 'lava',
  miro: 'desert',
  tessel: 'ice',
  splitter: 'belt',
  grus: 'ringed',
  velden: 'jungle',
  lindhafen: 'ocean',
  ilm: 'gas',
  quell: 'violet',
  wacht: 'station',
  leucht: 'station',
  auge: 'red',
};

/** The Crown gathers in the near left corner, the League in the far right one: each beside its home. */
export const homeOf = (team: 0 | 1, rank: number): Vec =>
  team === 0 ? { x: 90 + rank * 120, y: 52 } : { x: WIDTH - 90 - rank * 120, y: DEPTH - 52 };
