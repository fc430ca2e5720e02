import { type Flow, rollDice, say } from '@holotisch/engine';
import { DEFENCE_DICE } from '../../dice.ts';
import { SHARING } from '../../flow/attack/tokens.ts';
import { chooseUnit, chooseWay, may } from '../../flow/choose.ts';
import { after } from '../../flow/reactions.ts';
import { gain, remove } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { isFriendly, isTrooper, living, speedOf } from '../../values.ts';
import {
  askUnit,
  carriedOrAt,
  friendsAt,
  isOwn,
  isSeen,
  readiesInEndPhase,
  SAYS,
  troopersOf,
  untilItsEnd,
  using,
} from '../phrases/upgrades.ts';
import {
  type AttackMoment,
  at,
  ban,
  type CardAct,
  type CardFamily,
  type CardSource,
  type UnitMoment,
} from '../vocabulary.ts';

/** Something for a trooper unit that it carries or that is at range 1 to 2. */
const help = (run: (g: Legion, friend: Unit, self: CardSource) => Flow): CardAct => ({
  id: 'help',
  free: true,
  when: (g, unit) => troopersOf(g, carriedOrAt(g, unit, 2)).length > 0,
  *run(g, unit, self) {
    const friends = troopersOf(g, carriedOrAt(g, unit, 2));
    yield* run(g, yield* chooseUnit(unit.seat, friends, SAYS, askUnit(self), self.card), self);
  },
});

/** A clone trooper unit of its side at range 1 and in sight. */
const clonesNear = (g: Legion, unit: Unit): readonly Unit[] =>
  friendsAt(g, unit, 1).filter((friend) => g.card(friend).type === 'clone-trooper' && isSeen(g, unit, friend));

/** The vehicle or such a clone attacks or defends, and one of them has what the other could spend. */
const sharesIn = (g: Legion, m: AttackMoment, { unit }: CardSource): boolean => {
  if (unit.status !== 'play' || m.attack.noted[SHARING] !== undefined) return false;
  const clones = clonesNear(g, unit);
  const isInIt = (one: Unit): boolean => one === m.attacker || one === m.defender;
  return isInIt(unit) ? clones.length > 0 : clones.some(isInIt);
};

export const PILOT: CardFamily = {
  'upgrade/327th-star-corps-elite-armor-pilots': {
    abilities: [
      at('attack.rolled', {
        mandatory: true,
        when: (_g, m, self) => m.attacker === self.unit && m.attack.noted['fire-support'] !== undefined,
        *run(_g, m) {
          m.attack.noted['surge'] = 'crit';
        },
      }),
    ],
  },
  'upgrade/baron-rudor': {
    abilities: [
      at('action.after', {
        mandatory: true,
        when: (_g, m, self) => isOwn(m, self) && m.action === 'recover',
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'aim', 1, self.card);
        },
      }),
    ],
  },
  'upgrade/clone-commander-fox': {
    acts: [
      help(function* (g, friend, self) {
        yield* gain(g, friend, 'surge', 1, self.card);
        if (friend.tokens.suppression === 0) return;
        const off = say('le.ask.calm', { unit: friend.id });
        if (yield* may(self.seat, off, SAYS, { unit: friend.id })) remove(g, friend, 'suppression', 1, self.card);
      }),
    ],
  },
  // In 2.6 it speaks of attacks.
  'upgrade/clone-shock-trooper-pilot': {
    abilities: [
      at('unit.disembarked', {
        mandatory: true,
        when: (_g, m, self) => m.vehicle === self.unit,
        *run(g, { unit }, self) {
          yield* gain(g, unit, 'surge', 1, self.card);
          const about = { unit: unit.id, card: self.card };
          const token = yield* chooseWay(
            self.seat,
            ['aim', 'dodge'],
            SAYS,
            say('le.ask.token', { unit: unit.id }),
            about,
          );
          yield* gain(g, unit, token, 1, self.card);
        },
      }),
    ],
  },
  // LE-SCHLUESSELWOERTER-08: together with a printed Arsenal 2 it is Arsenal 4
  'upgrade/general-weiss': {
    acts: [
      {
        id: 'arsenal',
        free: true,
        when: () => true,
        *run(g, _unit, self) {
          untilItsEnd(g, self, 'keyword.arsenal', { add: 2 });
        },
      },
    ],
    grants: ['arsenal'],
  },
  'upgrade/governor-pryce': {
    acts: [
      help(function* (g, friend, { card }) {
        yield* gain(g, friend, 'aim', 1, card);
        yield* gain(g, friend, 'suppression', 1, card);
      }),
    ],
  },
  'upgrade/lok-durd': {
    acts: [
      {
        id: 'suppress',
        free: true,
        when: () => true,
        *run(g, _unit, self) {
          untilItsEnd(g, self, 'keyword.suppressive', { add: 1 });
        },
      },
    ],
    grants: ['suppressive'],
  },
  'upgrade/plo-koon': {
    acts: [
      {
        id: 'agile',
        free: true,
        when: () => true,
        *run(g, _unit, self) {
          untilItsEnd(g, self, 'keyword.agile', { add: 2 });
        },
      },
    ],
    grants: ['agile'],
  },
  'upgrade/reckless-driver': {
    abilities: [
      at('unit.activates', {
        mandatory: true,
        when: (g, m, self) => isOwn(m, self) && speedOf(g, self.unit) > 0,
        *run(g, _m, self) {
          yield* g.rules.compulsoryMove(g, self.unit);
        },
      }),
      at('unit.displaced', {
        id: 'rams',
        mandatory: true,
        limit: { per: 'activation', times: 1, own: true },
        when: (g, m, self) =>
          m.unit === self.unit && g.state.turn?.unit === self.unit.id && !isFriendly(g.state, m.other, self),
        *run(g, { other }, self) {
          const faces = rollDice(g.state.chance, DEFENCE_DICE.white, living(other).length);
          g.emit({ type: 'looseDice', colour: 'white', faces, purpose: say('le.rams', { unit: other.id }) });
          const wounds = faces.filter((face) => face === 'block').length;
          if (wounds > 0) yield* g.rules.suffer(g, other, wounds, { by: self.card, source: self.unit });
        },
      }),
    ],
    bans: [
      ban('reverse', (_g, { unit }, self) =>
        unit === self.unit
          ? { clauses: ['LE-GOLDENE-REGELN-03'], message: say('le.no.reverse', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
    ],
  },
  'upgrade/ryder-azadi': {
    abilities: [
      at(
        'move.start',
        using<UnitMoment>({
          when: (_g, m, self) => isOwn(m, self),
          *run(g, _m, { key, unit, seat, card }) {
            const ways = speedOf(g, unit) > 1 ? (['faster', 'slower'] as const) : (['faster'] as const);
            const way = yield* chooseWay(seat, ways, SAYS, say('le.ask.speed', { card }), { card });
            const modifier = { add: way === 'faster' ? 1 : -1 };
            g.state.lasting.push({ source: key, unit: unit.id, until: 'move', value: 'speed', modifier });
          },
        }),
      ),
    ],
  },
  'upgrade/shriv-suurgav': {
    acts: [
      help(function* (g, friend, self) {
        yield* gain(g, friend, 'dodge', 1, self.card);
        const down = say('le.ask.duck', { unit: friend.id });
        if (yield* may(self.seat, down, SAYS, { unit: friend.id })) yield* gain(g, friend, 'suppression', 1, self.card);
      }),
    ],
  },
  'upgrade/veteran-clone-pilot': {
    abilities: [
      at(
        'attack.declared',
        using<AttackMoment>({
          when: sharesIn,
          *run(_g, m, self) {
            m.attack.noted[SHARING] = self.unit.id;
          },
        }),
      ),
      readiesInEndPhase,
    ],
  },
  'upgrade/wedge-antilles': {
    acts: [
      {
        id: 'pivot',
        free: true,
        when: (g, unit) => !isTrooper(g, unit),
        *run(g, unit) {
          const move = yield* g.rules.move(g, unit, { kinds: ['pivot'], clauses: ['LE-DREHUNG-02'] });
          yield* after(g, unit, { move });
        },
      },
    ],
  },
};
