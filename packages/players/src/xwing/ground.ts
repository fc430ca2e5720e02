import { type Ask, isObject, type Json, type JsonObject, type Seat, unheard } from '@holotisch/engine';
import { type XWingState, xwing } from '@holotisch/xwing';
import { aim, armaments, damageOn, hullOf, inPlay, isShot, shieldValueOf, sideOf } from '@holotisch/xwing/rules';
import type { Fact, Ground, Stock, Theme } from '../ground.ts';
import { xwingPilot } from './pilot.ts';
import { pointsOf } from './worth.ts';

/** How much of a ship's points goes with its life; the rest goes when it is destroyed. */
const BY_LIFE = 0.6;

function stock(state: XWingState): readonly [Stock, Stock] {
  const g = xwing.sit(state, unheard);
  const of = (side: number): Stock => {
    const out = { points: 0, life: 0, units: 0, victory: 0 };
    for (const ship of inPlay(state)) {
      if (sideOf(state, ship) !== side) continue;
      const left = Math.max(0, hullOf(g, ship) - damageOn(ship)) + ship.shields;
      const life = Math.max(1, hullOf(g, ship) + shieldValueOf(g, ship));
      out.points += pointsOf(ship) * (BY_LIFE * Math.min(1, left / life) + 1 - BY_LIFE);
      out.life += left;
      out.units += 1;
    }
    return out;
  };
  return [of(0), of(1)];
}

/** All foes have flown: what is asked now is answered with open eyes. */
function foesHaveFlown(state: XWingState, seat: Seat): boolean {
  const there = inPlay(state);
  const foes = there.filter((ship) => state.sides[ship.seat] !== state.sides[seat]);
  return foes.length > 0 && foes.every((ship) => ship.activated);
}

const SHOWDOWN = 420;
/** Somebody is near enough to be shot at. */
const isNear = (state: XWingState, seat: Seat): boolean => {
  const there = inPlay(state).filter(({ pose }) => pose !== null);
  return there.some((own) =>
    there.some((foe) => {
      if (own.seat !== seat || state.sides[foe.seat] === state.sides[seat]) return false;
      const [dx, dy] = [own.pose!.x - foe.pose!.x, own.pose!.y - foe.pose!.y];
      return dx * dx + dy * dy < SHOWDOWN * SHOWDOWN;
    }),
  );
};

const SHOT = /^(.+)>(\d+)$/;
const shipIn = (ask: Ask): number => Number((ask.about as { readonly ship?: number } | undefined)?.ship ?? -1);

const prospects = (_: XWingState, ask: Ask, [answer]: readonly Json[]): readonly Fact[] => {
  const [, weapon, to] = SHOT.exec(String(answer)) ?? [];
  if (weapon === undefined) return [];
  return [{ question: 'prospect', args: { from: shipIn(ask), weapon, to: Number(to) }, after: false }];
};
const ARCS: readonly Fact[] = [{ question: 'arcs', args: {}, after: true }];

/** Whoever is nearest, with what is always loaded. */
function nearest(state: XWingState, ask: Ask): Json | undefined {
  const g = xwing.sit(state, unheard);
  const ship = state.ships[shipIn(ask)];
  if (!ship || ask.type !== 'choice') return undefined;
  let best: { readonly id: string; readonly mm: number } | undefined;
  for (const { id } of ask.options) {
    const [, key, to] = SHOT.exec(id) ?? [];
    const weapon = armaments(g, ship).find((one) => one.key === key);
    const shot = weapon && aim(g, ship, weapon, state.ships[Number(to)]!);
    if (!shot || !isShot(shot)) continue;
    const mm = shot.measure.distance + (key === 'primary' ? 0 : 0.001);
    if (best === undefined || mm < best.mm) best = { id, mm };
  }
  return best?.id;
}

const offered = (ask: Ask, id: string): Json | undefined =>
  ask.type === 'choice' && ask.options.some((one) => one.id === id) ? id : undefined;

const SLIDES = ['barrelroll-slide', 'boost-slide'];

/** All others have flown, and have acted: only this ship stands where it stood, and its dial is set with open eyes. */
function withOpenDial(position: Json, state: XWingState, seat: Seat, before: Json | undefined): Json | undefined {
  const last = state.ships[state.active ?? -1];
  if (last?.seat !== seat || state.turn?.step !== 'act' || !isObject(position) || !isObject(before)) return undefined;
  if (inPlay(state).some((ship) => !ship.activated)) return undefined;
  const was = (before['ships'] as readonly Json[])[last.id];
  if (!isObject(was) || was['activated'] === true || before['round'] !== state.round || was['dial'] === null)
    return undefined;
  const ships = (position['ships'] as readonly Json[]).map((ship, id) =>
    id === last.id ? { ...was, dial: 'hidden' } : ship,
  );
  const { turn: _turn, ...rest } = position as JsonObject;
  const touching = (before['touching'] ?? []) as Json;
  return { ...rest, ships, active: null, stage: 'ships', touching };
}

const THEMES: readonly Theme<XWingState>[] = [
  {
    id: 'shot',
    asks: 'attack',
    far: 'round',
    fits: (state) => state.phase === 'combat',
    obvious: nearest,
    facts: prospects,
  },
  {
    id: 'dial',
    asks: 'dials',
    at: 'action',
    far: 'round',
    fits: (state, seat) => state.phase === 'activation' && foesHaveFlown(state, seat) && isNear(state, seat),
    lay: withOpenDial,
    facts: () => ARCS,
  },
  {
    id: 'action',
    asks: 'action',
    follows: ['barrelroll-direction', 'boost-direction', 'lock', ...SLIDES],
    far: 'round',
    fits: (state, seat) => state.phase === 'activation' && foesHaveFlown(state, seat) && isNear(state, seat),
    places: (_, { kind }) => {
      const along = [-10, 0, 10];
      return kind === 'boost-slide' ? [[0, 0]] : along.flatMap((a) => (a === 0 ? along.map((b) => [0, b]) : [[a, 0]]));
    },
    obvious: (_, ask) => offered(ask, 'focus') ?? offered(ask, 'evade'),
    facts: () => ARCS,
    named: ([first]) =>
      typeof first === 'string' && KNOWN.includes(first) ? first : isBomb(first) ? 'bomb' : 'action',
  },
  {
    id: 'bomb',
    asks: 'window:ship.revealed',
    follows: ['drop-template'],
    far: 'round',
    fits: (state, seat, ask) =>
      ask.type === 'choice' && ask.options.some(({ id }) => isBomb(id)) && isNear(state, seat),
  },
  {
    id: 'tokens',
    asks: 'window:attack.modifyAttackDice',
    follows: ['reroll'],
    far: 'round',
    fits: (state) => state.phase === 'combat',
  },
  {
    id: 'defence',
    asks: 'window:attack.modifyDefenceDice',
    follows: ['reroll'],
    far: 'round',
    fits: (state) => state.phase === 'combat',
  },
];
const KNOWN = ['barrelroll', 'boost', 'targetlock', 'evade', 'focus'];
const isBomb = (answer: Json | undefined): boolean => typeof answer === 'string' && answer.includes(':bomb.');

export const xwingGround: Ground<XWingState> = {
  themes: THEMES,
  clear: 0.05,
  hand: xwingPilot as Ground<XWingState>['hand'],
  stock,
  side: (state, seat) => state.sides[seat]!,
  round: ({ round }) => round,
  turn: ({ active, phase }) => (active === null ? null : `${phase} ${active}`),
};
