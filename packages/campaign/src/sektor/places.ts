import type { ArmId } from './arms/arm.ts';
import type { Team } from './state.ts';

/**
 * The map: fifteen places on 900 by 900 millimetres. A half turn about the middle brings each place of the one team to one of
 * the other, so that both have the same war to wage.
 */
export type Place = {
  readonly id: string;
  /** The game that is played for it. */
  readonly game: ArmId;
  /** What it counts in the end. */
  readonly stars: number;
  /** Credits in an evening, for every player of the team. */
  readonly income: number;
  readonly x: number;
  readonly y: number;
  /** Whose it is in the beginning; null: nobody's. */
  readonly owner: Team | null;
  readonly home?: true;
};

type Row = readonly [id: string, twin: string, game: ArmId, stars: number, income: number, x: number, y: number];
// biome-ignore format: a place and its twin are a line
const ROWS: readonly Row[] = [
  ['karsholm', 'orsane', 'legion', 3, 30, 90, 520],
  ['tarn', 'brand', 'armada', 2, 25, 210, 330],
  ['miro', 'tessel', 'legion', 1, 20, 230, 690],
  ['splitter', 'grus', 'xwing', 1, 15, 310, 510],
  ['velden', 'lindhafen', 'legion', 2, 25, 360, 180],
  ['ilm', 'quell', 'xwing', 1, 15, 400, 800],
  ['wacht', 'leucht', 'armada', 2, 20, 400, 320],
];
export const SIZE = 900;
export const HOMES = ['karsholm', 'orsane'] as const;
const isHome = (id: string): boolean => HOMES.some((home) => home === id);
const MIDDLE: Place = { id: 'auge', game: 'xwing', stars: 3, income: 20, x: 450, y: 450, owner: null };

export const PLACES: readonly Place[] = [
  ...ROWS.flatMap(([id, twin, game, stars, income, x, y]): Place[] => {
    const alike = { game, stars, income, ...(isHome(id) && { home: true as const }) };
    return [
      { id, ...alike, x, y, owner: 0 },
      { id: twin, ...alike, x: SIZE - x, y: SIZE - y, owner: 1 },
    ];
  }),
  MIDDLE,
];

const TWINS = new Map(ROWS.flatMap(([id, twin]) => [[id, twin] as const, [twin, id] as const]));
const twinOf = (id: string): string => TWINS.get(id) ?? id;
const BY_ID = new Map(PLACES.map((place) => [place.id, place]));
export const placeNamed = (id: string): Place => BY_ID.get(id)!;

/** Lanes of the one half; their twins are the others. */
const HALF: readonly (readonly [string, string])[] = [
  ['karsholm', 'tarn'],
  ['karsholm', 'miro'],
  ['karsholm', 'splitter'],
  ['tarn', 'velden'],
  ['tarn', 'splitter'],
  ['tarn', 'wacht'],
  ['miro', 'splitter'],
  ['miro', 'ilm'],
  ['velden', 'wacht'],
  ['velden', 'quell'],
  ['wacht', 'grus'],
  ['splitter', 'auge'],
  ['wacht', 'auge'],
];
export const LANES: readonly (readonly [string, string])[] = HALF.flatMap(([a, b]) => [
  [a, b] as const,
  [twinOf(a), twinOf(b)] as const,
]);
const NEIGHBOURS = new Map(
  PLACES.map(({ id }) => [id, LANES.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))]),
);
export const neighboursOf = (id: string): readonly string[] => NEIGHBOURS.get(id)!;
