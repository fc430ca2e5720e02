import type { data } from '@holotisch/armada';

/** The map of Rebellion in the Rim. Border places lie in two areas. Objectives that are printed nowhere are left out: R-AR-86. */

export const AREAS = ['I', 'II', 'III', 'IV', 'V'] as const;
export type Area = (typeof AREAS)[number];
export const TOKENS = [
  'ally',
  'destiny',
  'diplomats',
  'repair-yards',
  'resources',
  'skilled-spacers',
  'spynet',
] as const;
export type Token = (typeof TOKENS)[number];
/** What a fleet may gain there, in points for who has won and for who has lost. */
export type Reward = { readonly of: data.Slot | 'squadrons'; readonly won: number; readonly lost: number };

type Place = {
  readonly id: string;
  readonly areas: readonly Area[];
  readonly bonus: number;
  readonly tokens: readonly Token[];
  readonly objectives: readonly string[];
  readonly rewards: readonly Reward[];
};

type Row = readonly [
  id: string,
  areas: readonly Area[],
  bonus: number,
  tokens: readonly Token[],
  objectives: readonly string[],
  rewards: readonly (readonly [of: Reward['of'], won: number, lost: number])[],
];
// biome-ignore format: a place is a line
const ROWS: readonly Row[] = [
  ['atollon', ['II'], 0, ['destiny'], ['marked-for-destruction', 'hyperspace-migration'], [['turbolasers', 10, 5]]],
  ['bespin', ['V'], 1, ['resources'], ['volatile-deposits'], [['support-team', 8, 4], ['title', 8, 4]]],
  ['concord-dawn', ['I', 'II'], 1, ['skilled-spacers'], [], [['squadrons', 30, 15]]],
  ['dagobah', ['V'], 0, ['destiny'], ['superior-positions'], [['offensive-retrofit', 8, 4]]],
  ['dantooine', ['I'], 1, ['spynet'], [], [['support-team', 10, 5], ['officer', 8, 4]]],
  ['dathomir', ['I'], 1, ['destiny'], [], [['title', 10, 5]]],
  ['endor', ['V'], 2, [], [], [['weapons-team', 10, 5], ['experimental-retrofit', 8, 4]]],
  ['felucia', ['II'], 1, ['resources'], [], [['officer', 10, 5]]],
  ['geonosis', ['IV'], 1, [], [], [['ion-cannons', 10, 5], ['title', 8, 4]]],
  ['hoth', ['V'], 0, [], ['asteroid-tactics', 'infested-fields'], [['ion-cannons', 10, 5]]],
  ['kessel', ['III'], 2, ['resources'], ['rift-assault', 'rift-ambush'], [['title', 12, 6]]],
  ['lothal', ['II', 'III'], 1, ['resources'], [], [['squadrons', 30, 15]]],
  ['mandalore', ['I'], 2, ['ally', 'repair-yards'], [], [['officer', 10, 5], ['ordnance', 10, 5]]],
  ['mon-cala', ['II'], 2, ['skilled-spacers', 'repair-yards'], [], [['offensive-retrofit', 10, 5], ['title', 10, 5]]],
  ['montross', ['III'], 1, ['skilled-spacers'], ['precision-strike', 'minefields'], [['offensive-retrofit', 10, 5], ['squadrons', 30, 15]]],
  ['mustafar', ['V'], 1, ['resources'], ['hyperspace-assault'], [['fleet-support', 8, 4], ['turbolasers', 10, 5]]],
  ['mygeeto', ['I'], 1, ['diplomats', 'resources'], [], [['fleet-command', 8, 4], ['ion-cannons', 8, 4]]],
  ['nal-hutta', ['III'], 1, ['ally', 'spynet'], ['most-wanted'], [['squadrons', 24, 12]]],
  ['nar-shaddaa', ['III', 'IV'], 1, ['repair-yards'], [], [['officer', 8, 4]]],
  ['ord-mantell', ['I', 'V'], 1, ['repair-yards'], ['advanced-gunnery'], [['offensive-retrofit', 10, 5], ['defensive-retrofit', 10, 5]]],
  ['raxus-prime', ['II'], 0, [], ['dangerous-territory'], [['ion-cannons', 10, 5], ['experimental-retrofit', 8, 4]]],
  ['ring-of-kafrene', ['IV', 'V'], 1, ['spynet'], ['contested-outpost'], [['officer', 8, 4], ['ordnance', 10, 5]]],
  ['rodia', ['III'], 2, ['diplomats', 'skilled-spacers'], ['superior-positions'], [['turbolasers', 10, 5]]],
  ['ryloth', ['IV'], 2, ['diplomats', 'skilled-spacers'], ['surprise-attack'], [['weapons-team', 10, 5]]],
  ['saleucami', ['III'], 1, [], ['advanced-gunnery', 'hyperspace-assault'], [['ion-cannons', 10, 5]]],
  ['smugglers-run', ['IV'], 1, ['spynet'], ['asteroid-tactics'], [['squadrons', 24, 12]]],
  ['sullust', ['IV'], 2, ['skilled-spacers', 'resources'], ['abandoned-mining-facility'], [['defensive-retrofit', 10, 5], ['officer', 10, 5]]],
  ['tatooine', ['IV'], 0, ['destiny'], ['most-wanted'], [['offensive-retrofit', 10, 4]]],
  ['utapau', ['IV'], 1, [], ['opening-salvo'], [['turbolasers', 10, 5]]],
  ['yavin', ['II'], 0, [], ['precision-strike'], [['support-team', 10, 5], ['ordnance', 14, 6]]],
];

export const PLACES: readonly Place[] = ROWS.map(([id, areas, bonus, tokens, objectives, rewards]) => ({
  id,
  areas,
  bonus,
  tokens,
  objectives,
  rewards: rewards.map(([of, won, lost]) => ({ of, won, lost })),
}));

const BY_ID = new Map(PLACES.map((place) => [place.id, place]));
export const placeNamed = (id: string): Place => BY_ID.get(id)!;
