import { type Ask, isObject, type Json, type JsonObject, type Rng, unheard } from '@holotisch/engine';
import { type LegionState, legion, legion26 } from '@holotisch/legion';
import { coverFrom, leaderOf, living, sideOf, unitsInPlay, woundsOf } from '@holotisch/legion/rules';
import type { Fact, Ground, Stock, Theme } from '../ground.ts';
import { legionGeneral } from './general.ts';
import { away, leaderAt } from './imagine.ts';
import { costOf } from './worth.ts';

const BY_LIFE = 0.7;
/** Army points that a victory token stands for. */
const TOKEN = 60;

const sit = (state: LegionState) => (state.rules.edition === '2.6' ? legion26 : legion).sit(state, unheard);

function stock(state: LegionState): readonly [Stock, Stock] {
  const g = sit(state);
  const of = (side: 0 | 1): Stock => {
    const victory = state.victory[side];
    const out = { points: TOKEN * victory, life: 0, units: 0, victory };
    for (const unit of unitsInPlay(state)) {
      if (sideOf(state, unit) !== side) continue;
      const all = unit.minis.reduce((sum, _, mini) => sum + woundsOf(g, unit, mini), 0);
      const left = living(unit).reduce((sum, mini) => sum + woundsOf(g, unit, mini) - unit.minis[mini]!.wounds, 0);
      out.points += costOf(g, unit) * (BY_LIFE * Math.min(1, left / Math.max(1, all)) + 1 - BY_LIFE);
      out.life += left;
      out.units += 1;
    }
    return out;
  };
  return [of(0), of(1)];
}

const unitIn = (ask: Ask): number => Number((ask.about as { readonly unit?: number } | undefined)?.unit ?? -1);

function nearest(state: LegionState, ask: Ask): Json | undefined {
  const own = state.units[unitIn(ask)];
  if (!own || ask.type !== 'choice') return undefined;
  const far = (id: string) => away(leaderAt(own), leaderAt(state.units[Number(id)]!));
  const foes = ask.options.filter(({ id }) => state.units[Number(id)]?.status === 'play');
  return [...foes].sort((a, b) => far(a.id) - far(b.id))[0]?.id;
}

const MEMBERS = ['pool', 'cover', 'dodges', 'pierce', 'played'];
function prospects(_: LegionState, ask: Ask, [answer]: readonly Json[]): readonly Fact[] {
  const defender = Number(answer);
  if (!Number.isInteger(defender)) return [];
  return [{ question: 'prospect', args: { unit: unitIn(ask), defender }, after: false, members: MEMBERS }];
}

/** Miniatures that all look one way say so once, and whoever is unhurt is no more than a place. */
function short(position: Json): Json {
  if (!isObject(position) || !Array.isArray(position['units'])) return position;
  return { ...(position as JsonObject), units: position['units'].map(shortUnit) };
}

interface MiniData {
  readonly x?: number;
  readonly y?: number;
  readonly degrees?: number;
  readonly wounds?: number;
}
function shortUnit(unit: JsonObject): Json {
  const minis = (unit['minis'] ?? []) as readonly (MiniData | null)[];
  const ways = new Set(minis.flatMap((mini) => (mini?.x === undefined ? [] : [mini.degrees ?? 0])));
  const [degrees] = ways;
  if (degrees === undefined || ways.size > 1 || unit['degrees'] !== undefined || unit['x'] !== undefined) return unit;
  const places = minis.map((mini): Json => {
    if (mini?.x === undefined || mini.y === undefined) return mini as Json;
    const { x, y, wounds = 0 } = mini;
    return wounds === 0 ? [x, y] : { x, y, wounds };
  });
  return { ...unit, ...(degrees !== 0 && { degrees }), minis: places };
}

/** Anywhere within reach, the wiser choice of the computer among them. */
const MOST_PLACES = 8;
function places(_: LegionState, ask: Ask, rng: Rng): readonly Json[] {
  if (ask.type !== 'region') return [];
  const out: Json[] = [];
  for (let n = 0; n < MOST_PLACES; n++) {
    const place = ask.sample(rng);
    if (place !== undefined) out.push(place);
  }
  return out;
}

const REACH = 640;
/** Somebody is near enough to be shot at. */
function isBattle(state: LegionState): boolean {
  if (state.phase !== 'activation' || state.round < 2) return false;
  const there = unitsInPlay(state).filter((unit) => unit.minis[unit.leader]!.pose !== null);
  const own = there.filter(({ id }) => state.turn === null || state.turn.unit === id);
  const isFoe = (a: (typeof there)[number], b: (typeof there)[number]) => sideOf(state, a) !== sideOf(state, b);
  return own.some((one) => there.some((other) => isFoe(one, other) && away(leaderAt(one), leaderAt(other)) < REACH));
}
const isLast = ({ phase, round, rules }: LegionState): boolean => phase === 'activation' && round === rules.rounds;

/** Those who may be shot at are not all covered alike. */
function coversDiffer(state: LegionState, ask: Ask): boolean {
  const own = state.units[unitIn(ask)];
  if (!own || ask.type !== 'choice') return false;
  const g = sit(state);
  const eye = leaderOf(g, own);
  const foes = ask.options.flatMap(({ id }) => state.units[Number(id)] ?? []);
  return new Set(foes.map((foe) => coverFrom(g, eye, foe).grade)).size > 1;
}

const THEMES: readonly Theme<LegionState>[] = [
  {
    id: 'cover',
    asks: 'defender',
    far: 2,
    fits: (state, _, ask) => isBattle(state) && coversDiffer(state, ask),
    obvious: nearest,
    facts: prospects,
  },
  { id: 'target', asks: 'defender', far: 2, fits: isBattle, obvious: nearest, facts: prospects },
  {
    id: 'action',
    asks: 'action',
    far: 2,
    fits: isBattle,
    obvious: (_, ask) => {
      if (ask.type !== 'choice') return undefined;
      return ask.options.find(({ id }) => id === 'attack')?.id ?? ask.options.find(({ id }) => id === 'move')?.id;
    },
  },
  { id: 'march', asks: 'move', far: 2, fits: isBattle, places },
  { id: 'order', asks: 'activate', far: 3, fits: isBattle },
  { id: 'objective', asks: 'activate', far: 'round', fits: isLast },
  { id: 'race', asks: 'action', far: 'round', fits: isLast },
];

export const legionGround: Ground<LegionState> = {
  themes: THEMES,
  clear: 0.025,
  short,
  hand: legionGeneral as Ground<LegionState>['hand'],
  stock,
  side: (state, seat) => state.sides[seat]!,
  round: ({ round }) => round,
  turn: ({ turn }) => (turn === null ? null : String(turn.unit)),
};
