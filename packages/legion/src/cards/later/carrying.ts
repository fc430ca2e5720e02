import { type Flow, say } from '@holotisch/engine';
import { speedToolLength, WHETHER } from '@holotisch/table';
import { chooseUnit, chooseWay, mayChooseUnit } from '../../flow/choose.ts';
import { giveOrder, mayOrder } from '../../flow/command.ts';
import { deploy, deployment } from '../../flow/setup/deployment.ts';
import { gain } from '../../flow/tokens.ts';
import { SEGMENT, SEGMENTS } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { DeploymentData } from '../../payloads.ts';
import type { TokenKind, Unit } from '../../state.ts';
import { isTrooper, isVehicle, keywordsOn } from '../../values.ts';
import { othersNearby } from '../keywords/phrases.ts';
import { at, type CardFamily, value } from '../vocabulary.ts';

/** Keywords of 2.6 about vehicles and their passengers, and about what a unit brings along. R-L2-33, R-L2-43 */

const PASSENGER = 'passenger';
const passengerOf = (g: Legion, { note }: Unit): Unit | undefined =>
  typeof note[PASSENGER] === 'number' ? g.unit(note[PASSENGER]) : undefined;
/** Squads that still wait beside the table and that no other vehicle brings. */
const squads = (g: Legion, { seat }: Unit): readonly Unit[] =>
  g.state.units.filter(
    (u) =>
      u.seat === seat &&
      (u.rank === 'corps' || u.rank === 'special') &&
      isTrooper(g, u) &&
      g.rules.waitsBeside(g, u) &&
      !g.state.units.some(({ note }) => note[PASSENGER] === u.id),
  );

/** A speed-1 tool away from the vehicle at most; where there is no room so near, as near as there is some. */
function beside(g: Legion, unit: Unit, vehicle: Unit): DeploymentData {
  const within = (away: number): DeploymentData => ({
    unit: unit.id,
    zones: [],
    leaderOnly: true,
    beside: { unit: vehicle.id, within: away },
  });
  for (let range = 0; range <= SEGMENTS; range++) {
    const data = within(speedToolLength(1) + range * SEGMENT);
    if (deployment.sample(g, data, WHETHER)) return data;
  }
  return within(speedToolLength(1));
}
const steps = (g: Legion, vehicle: Unit): boolean => {
  const passenger = passengerOf(g, vehicle);
  return vehicle.status === 'play' && passenger !== undefined && g.rules.waitsBeside(g, passenger);
};
function* stepOut(g: Legion, vehicle: Unit): Flow {
  const passenger = passengerOf(g, vehicle)!;
  yield* deploy(g, passenger, beside(g, passenger, vehicle));
}

const CACHED = ['aim', 'dodge', 'surge'] as const satisfies readonly TokenKind[];
const cacheKey = (token: TokenKind): string => `cache.${token}`;
const cached = ({ note }: Unit, token: TokenKind): number => Number(note[cacheKey(token)] ?? 0);
type Cached = { readonly token: (typeof CACHED)[number]; readonly count: number };
/** `Aim 1 & Dodge 1`; the number after the last one is the keyword's own. */
const cachedBy = (of: readonly string[], last?: number): readonly Cached[] =>
  of.flatMap((one) => {
    const [name = '', number] = one.toLowerCase().split(' ');
    const token = CACHED.find((kind) => kind === name);
    return token ? [{ token, count: Number(number ?? last) }] : [];
  });
/** Of its cards, and of what lasts on it. */
const cacheOf = (g: Legion, unit: Unit): readonly Cached[] => [
  ...[...keywordsOn(g, unit)].flatMap(({ keyword, of = [], value: last }) =>
    keyword === 'cache' ? cachedBy(of, last) : [],
  ),
  ...g.state.lasting.flatMap(({ unit: on, value: name, note }) =>
    on === unit.id && name === 'keyword.cache' && typeof note === 'string' ? cachedBy([note]) : [],
  ),
];

/** In 2.6 a vehicle brings a squad along, and carries nobody in play. */
export const TRANSPORT: CardFamily = {
  'keyword/transport': {
    abilities: [
      at('setup.after', {
        when: (g, _m, self) => squads(g, self.unit).length > 0,
        *run(g, _m, self) {
          const prompt = say('le.ask.transport', { unit: self.unit.id });
          const able = squads(g, self.unit);
          const chosen = yield* mayChooseUnit(self.seat, able, ['L2-SPIELAUFBAU-08'], prompt, self.card);
          if (chosen) self.unit.note[PASSENGER] = chosen.id;
        },
      }),
      at('command.orders', {
        limit: { per: 'phase', times: 1 },
        when: (g, m, self) => {
          const passenger = passengerOf(g, self.unit);
          return g.state.round === 1 && m.seat === self.seat && passenger !== undefined && mayOrder(g, passenger, null);
        },
        run: (g, _m, self) => giveOrder(g, passengerOf(g, self.unit)!, self.unit),
      }),
      at('action.after', {
        mandatory: true,
        when: (g, m, self) => m.unit === self.unit && m.action === 'move' && steps(g, self.unit),
        run: (g, _m, self) => stepOut(g, self.unit),
      }),
    ],
  },
};

export const CARRYING: CardFamily = {
  // It is no move of its own: vehicles with notches on their sides may strafe.
  'keyword/strafe': { askedBy: 'flow/move/kinds.ts' },
  'keyword/interrogate': { askedBy: 'flow/command.ts' },
  'keyword/unstoppable': { askedBy: 'flow/activation.ts' },
  // With a vehicle nearby, both of them.
  'keyword/mechanized-infantry': {
    abilities: [
      at('activation.start', {
        when: (g, _m, self) => self.unit.status === 'play' && vehicles(g, self.unit).length > 0,
        *run(g, _m, self) {
          const able = vehicles(g, self.unit);
          const prompt = say('le.ask.card-unit', { card: self.card });
          const vehicle = yield* chooseUnit(self.seat, able, ['LE-FAEHIGKEITEN-09'], prompt, self.card);
          vehicle.note[self.card] = g.state.round;
          for (const unit of [self.unit, vehicle]) {
            const about = { unit: unit.id, card: self.card };
            const ask = say('le.ask.token', { unit: unit.id });
            const token = yield* chooseWay(self.seat, ['aim', 'dodge'], ['LE-FAEHIGKEITEN-09'], ask, about);
            yield* gain(g, unit, token, 1, self.card);
          }
        },
      }),
    ],
  },
  // Tokens that do not go in the end phase; those of the round are spent before them.
  'keyword/cache': {
    values: CACHED.map((token) =>
      value(`kept.${token}`, (_g, unit) => ({ add: Math.min(cached(unit, token), unit.tokens[token]) })),
    ),
    abilities: [
      at('setup.after', {
        mandatory: true,
        when: () => true,
        *run(g, _m, { unit }) {
          for (const { token, count } of cacheOf(g, unit)) {
            unit.note[cacheKey(token)] = cached(unit, token) + count;
            yield* gain(g, unit, token, count, 'cache');
          }
        },
      }),
      at('token.spent', {
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit && m.unit.tokens[m.token] < cached(m.unit, m.token),
        *run(_g, { unit, token }) {
          unit.note[cacheKey(token)] = unit.tokens[token];
        },
      }),
    ],
  },
};
/** Each may be chosen by one unit in a round. */
const vehicles = (g: Legion, unit: Unit): readonly Unit[] =>
  othersNearby(g, unit, 2).filter(
    (friend) => isVehicle(g, friend) && friend.note['mechanized-infantry'] !== g.state.round,
  );
