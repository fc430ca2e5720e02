/** The map of The Corellian Conflict: what is printed at each of its places. Distances play no part. */

type Effect = 'diplomats' | 'spynet' | 'repair-yards' | 'skilled-spacers';

export type Place = {
  readonly id: string;
  /** Resource points for whoever has a base or an outpost there. */
  readonly resources: number;
  /** Campaign points besides the usual one for whoever destroys a base or an outpost there. */
  readonly bonus: number;
  readonly effect?: Effect;
  /** Campaign objectives that can be played for there, and how many of his own the defender adds. */
  readonly objectives: readonly string[];
  readonly own: number;
  readonly system?: true;
  /** It lies on a hyperlane. */
  readonly lane?: true;
};

const A = 'asteroids';
const I = 'independent-station';
const N = 'nebula-outskirts';

type Row = readonly [
  id: string,
  resources: number,
  bonus: number,
  effect: Effect | null,
  objectives: readonly string[],
  own: number,
  where?: 'system' | 'lane',
];
// biome-ignore format: a place is a line
const ROWS: readonly Row[] = [
  ['aurea', 9, 1, 'diplomats', [], 3],
  ['centerpoint', 5, 0, 'spynet', [I], 1, 'system'],
  ['corellia', 20, 2, 'repair-yards', [], 3, 'system'],
  ['corfai', 19, 2, null, [], 3], // AR-ERR-ORTE-IM-CORELLIANISCHEN-SEKT-01
  ['crashs-drift', 13, 1, 'skilled-spacers', [N], 3, 'lane'],
  ['drall', 9, 1, 'diplomats', [], 3, 'system'],
  ['duro', 17, 2, 'skilled-spacers', [], 3, 'lane'],
  ['forvand', 2, 0, 'spynet', [N, I], 0],
  ['froz', 0, 1, 'diplomats', [], 3],
  ['new-plympto', 9, 0, null, [], 3, 'lane'],
  ['nubia', 16, 2, 'repair-yards', [], 3, 'lane'],
  ['phemis', 2, 0, null, [], 3],
  ['plympto', 1, 0, 'skilled-spacers', [A, N, I], 0, 'lane'],
  ['polanis', 15, 1, null, [], 3],
  ['raiders-point', 4, 0, 'spynet', [N], 0, 'lane'],
  ['saberhing', 16, 2, 'repair-yards', [A], 0],
  ['sacorria', 10, 1, null, [], 3],
  ['selonia', 12, 1, 'repair-yards', [], 3, 'system'],
  ['sileria', 7, 0, 'skilled-spacers', [A], 0],
  ['talfaglio', 6, 0, null, [A], 2], // AR-ERR-ORTE-IM-CORELLIANISCHEN-SEKT-02
  ['talus', 8, 1, 'skilled-spacers', [], 3, 'system'],
  ['tralus', 8, 1, 'skilled-spacers', [], 3, 'system'],
  ['truuzdann', 8, 0, null, [], 3, 'lane'],
  ['vagran', 8, 1, 'repair-yards', [], 3],
  ['xyquine', 11, 1, 'repair-yards', [], 3],
];

export const PLACES: readonly Place[] = ROWS.map(([id, resources, bonus, effect, objectives, own, where]) => ({
  id,
  resources,
  bonus,
  ...(effect && { effect }),
  objectives,
  own,
  ...(where === 'system' && { system: true as const }),
  ...(where === 'lane' && { lane: true as const }),
}));

const BY_ID = new Map(PLACES.map((place) => [place.id, place]));
export const placeNamed = (id: string): Place => BY_ID.get(id)!;
