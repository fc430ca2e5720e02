import { type Flow, say } from '@holotisch/engine';
import { speedToolLength, WHETHER } from '@holotisch/table';
import { refuseAction } from '../../flow/activation/actions.ts';
import { choose, chooseUnits, chooseWay, mayChooseUnit, noActionOption } from '../../flow/choose.ts';
import { giveOrder, mayOrder } from '../../flow/command/command.ts';
import { isDroid } from '../../flow/edition26/attack.ts';
import { deploy, deployment } from '../../flow/setup/deployment.ts';
import { gain } from '../../flow/tokens.ts';
import { isAt, SEGMENT, SEGMENTS } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { DeploymentData } from '../../payloads.ts';
import type { ActionName, Unit } from '../../state.ts';
import { between, hasKeyword, isEngaged, isTrooper, keywordTargets, sideOf } from '../../values.ts';
import { isOfBand } from '../phrases/bands.ts';
import { sharing } from '../phrases/card-actions.ts';
import { care, caring, hasFallenNow, inReach, isHurt, mayCome } from '../phrases/caring.ts';
import { othersNearby } from '../phrases/keywords.ts';
import { onlyByActions } from '../phrases/moving.ts';
import { type AttackMoment, at, type CardSource, type LaterCards } from '../vocabulary.ts';

type Deed = Exclude<ActionName, `card:${string}` | 'withdraw'>;
const DEEDS: readonly Deed[] = ['move', 'aim', 'dodge', 'standby', 'recover'];

const brothers = (g: Legion, unit: Unit): readonly Unit[] =>
  othersNearby(g, unit, 2).filter((friend) => isOfBand(g, friend, 'Children of the Watch'));

/** `Aim 2`: up to two others of the band aim. */
function* followTheWay(g: Legion, self: CardSource): Flow {
  const { unit } = self;
  const about = { unit: unit.id, card: 'this-is-the-way' };
  const ways = keywordTargets(g, unit, 'this-is-the-way');
  const way = yield* choose({
    seat: self.seat,
    kind: 'card-way',
    clauses: ['LE-BEFEHLE-ERTEILEN-06'],
    about,
    prompt: say('le.ask.this-is-the-way', { unit: unit.id }),
    options: [
      ...ways.map((id) => ({ id, label: say(`le.action.${id.split(' ')[0]!.toLowerCase()}`) })),
      noActionOption,
    ],
  });
  const [what = '', count = '1'] = way.toLowerCase().split(' ');
  const deed = DEEDS.find((one) => one === what);
  if (!deed) return;
  const free = { free: true, outside: true } as const;
  const able = brothers(g, unit).filter((brother) => !refuseAction(g, brother, deed, free));
  const prompt = say('le.ask.card-units', { n: Number(count) });
  const chosen = yield* chooseUnits(
    ...([self.seat, able, [0, Number(count)], ['LE-BEFEHLE-ERTEILEN-06'], prompt, 'this-is-the-way'] as const),
  );
  for (const brother of chosen) yield* g.rules.act(g, brother, deed, free);
}

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

/** Troopers who are no droids. */
const treatable = (g: Legion, unit: Unit): readonly Unit[] =>
  inReach(g, unit).filter(
    (u) =>
      isTrooper(g, u) && !isDroid(g, u) && mayCome(g, u) && (isHurt(u) || u.tokens.poison > 0 || hasFallenNow(g, u)),
  );

const OUTSIDE = { free: true, outside: true } as const;

const temptations = (g: Legion, unit: Unit): readonly ('attack' | 'move')[] => [
  ...(refuseAction(g, unit, 'attack', OUTSIDE) ? [] : (['attack'] as const)),
  ...(isEngaged(g, unit) || hasKeyword(g, unit, 'stationary') ? [] : (['move'] as const)),
];

/** A friend has fallen by this attack of an enemy who is near enough. */
function isProvoked(g: Legion, { attack, attacker, defender }: AttackMoment, { unit }: CardSource): boolean {
  if (attacker?.status !== 'play' || unit.status !== 'play') return false;
  const side = sideOf(g.state, unit);
  if (sideOf(g.state, attacker) === side || !isAt(between(g, attacker, unit), 3)) return false;
  const hit = [defender, ...attack.guarded.map((id) => g.unit(id))];
  return hit.some((u) => u.status === 'defeated' && sideOf(g.state, u) === side) && temptations(g, unit).length > 0;
}

export const KEYWORDS_T_26: LaterCards = {
  'keyword/tactical': onlyByActions,
  'keyword/take-cover': sharing('take-cover', 'dodge'),
  // One token, however many were gained.
  'keyword/teamwork': (base) => ({
    ...base,
    abilities: (base.abilities ?? []).map((one) => ({
      ...one,
      run: (g: Legion, m: object, self: CardSource): Flow<void> => one.run(g, { ...m, count: 1 }, self),
    })),
  }),
  // Once in a round.
  'keyword/tempted': {
    abilities: [
      at('attack.after', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => isProvoked(g, m, self),
        *run(g, _m, { unit, seat, card }) {
          const about = { unit: unit.id, card };
          const prompt = say('le.ask.tempted', { unit: unit.id });
          const way = yield* chooseWay(seat, temptations(g, unit), ['L2-ANGRIFF-IM-DETAIL-21'], prompt, about);
          if (way === 'attack') yield* g.rules.act(g, unit, 'attack', OUTSIDE);
          else yield* g.rules.move(g, unit, { kinds: ['standard'], speed: 2, clauses: ['L2-ANGRIFF-IM-DETAIL-21'] });
        },
      }),
    ],
  },
  'keyword/this-is-the-way': {
    abilities: [
      at('unit.ordered', {
        when: (g, m, self) => m.unit === self.unit && m.instead === null && brothers(g, self.unit).length > 0,
        run: (g, _m, self) => followTheWay(g, self),
      }),
    ],
  },
  // And it is held fast.
  'keyword/tow-cable': (base) => ({
    ...base,
    abilities: (base.abilities ?? []).map((one) => ({
      ...one,
      *run(g: Legion, m: AttackMoment, self: CardSource): Flow<void> {
        yield* one.run(g, m, self);
        yield* gain(g, m.defender, 'immobilize', 1, 'tow-cable');
      },
    })),
  }),
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
  'keyword/treat': caring('treat', treatable, (g, unit, by) => care(g, unit, by, 'treat', treatable(g, unit))),
};
