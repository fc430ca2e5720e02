import { say } from '@holotisch/engine';
import { targetsOf } from '../../../flow/attack/targets.ts';
import { chooseNumber } from '../../../flow/choose.ts';
import { after } from '../../../flow/reactions.ts';
import { restore } from '../../../flow/restore.ts';
import { gain, remove } from '../../../flow/tokens.ts';
import { heal } from '../../../flow/wounds.ts';
import { isAt } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { between, enemiesOf, isVehicle } from '../../../values.ts';
import {
  byCard,
  CARD,
  called,
  canMove,
  enemiesWithin,
  forbidsAttack,
  friendsWithin,
  gains,
  gainsOne,
  give,
  hasRank,
  heroGains,
  heroHas,
  heroOf,
  inSight,
  isFriend,
  isHero,
  lends,
  mayWhenOrdered,
  ordered,
  pickUnit,
  pickUnits,
  recovers,
  speedMove,
  wants,
  whenHeroActivates,
  whenOrdered,
} from '../../commands/phrases.ts';
import { attacksTakeOrders, spendsObservation } from '../../commands/procedures.ts';
import { byChieftain, isHurt } from '../../commands/republic.ts';
import { at, type CardFamily, valueOfAny } from '../../vocabulary.ts';

/** Command cards that 2.6 brought: those of the other factions. */

export const OTHERS: CardFamily = {
  // Empire
  'command/constantly-alert': {
    abilities: [
      whenOrdered(byCard, function* (g, unit, self) {
        const near = enemiesWithin(g, unit, 1).length;
        if (near > 0) yield* gain(g, unit, 'aim', near, self.card);
        else yield* gain(g, unit, 'standby', 1, self.card);
      }),
    ],
  },
  'command/gunner-infantry': {
    grants: ['tactical', 'suppressive'],
    values: [
      ...lends({ tactical: 1, suppressive: 1 }).values,
      valueOfAny('speed', (g, unit, self) =>
        isHero(g, unit, self) && g.state.turn?.unit === unit.id ? { add: -1, atLeast: 1 } : undefined,
      ),
    ],
  },
  // Republic
  'command/general-skywalker': { ...lends({ inspire: 2 }), abilities: [ordered('aim')] },
  'command/defiance': {
    abilities: [
      whenOrdered(
        (g, m, self) => byCard(g, m, self) && byChieftain(g, m, self) && isHurt(m.unit),
        gains('aim', 'dodge', 'surge'),
      ),
    ],
  },
  'command/lead-from-the-front': {
    abilities: [
      whenOrdered(
        (g, m, self) => byCard(g, m, self) && hasRank(m.unit, 'commander') && friendsWithin(g, m.unit, 1).length > 0,
        function* (g, unit, self) {
          const units = yield* pickUnits(self, friendsWithin(g, unit, 1), [0, 3]);
          for (const one of units) yield* gainsOne(g, one, self, ['aim', 'dodge']);
        },
      ),
    ],
  },
  'command/tactical-planning': { abilities: [attacksTakeOrders('special', 'support')] },
  'command/leaders-of-the-501st': lends(
    { indomitable: 1 },
    (g, unit, self) =>
      isFriend(g, unit, self) &&
      ['Anakin Skywalker', 'Clone Captain Rex'].some((name) => {
        const leader = called(g, self, name);
        return leader !== undefined && isAt(between(g, leader, unit), 2);
      }),
  ),
  'command/bring-it-down': {
    grants: ['suppressive', 'impact'],
    values: [
      heroHas('cardActions', { atLeast: 2 }),
      ...(['suppressive', 'impact'] as const).map((keyword) =>
        valueOfAny(`keyword.${keyword}`, (g, unit, self, { attack }) =>
          attack?.noted[self.card] === unit.id && isVehicle(g, g.unit(attack.defender)) === (keyword === 'impact')
            ? { add: 1 }
            : undefined,
        ),
      ),
    ],
    abilities: [spendsObservation],
  },
  'command/flexible-strategy': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) =>
          byCard(g, m, self) && (isVehicle(g, m.unit) || canMove(g, m.unit) || m.unit.tokens.suppression > 0),
        function* (g, unit, self) {
          if (isVehicle(g, unit)) return yield* gainsOne(g, unit, self, ['aim', 'dodge']);
          const calm = unit.tokens.suppression > 0;
          if (canMove(g, unit) && (!calm || (yield* wants(self, unit, 'move')))) yield* speedMove(g, unit, 1, self);
          else if (calm) remove(g, unit, 'suppression', 1, self.card);
        },
      ),
    ],
  },
  // Separatists
  'command/witch-magick': {
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: (g, _m, self) => heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          const maul = heroOf(g, self)!;
          yield* heal(g, maul, 2, { upTo: true });
          for (const token of ['poison', 'immobilize'] as const) remove(g, maul, token, maul.tokens[token], self.card);
        },
      }),
      whenHeroActivates((g, maul) => recovers(g, maul), { mandatory: true }),
    ],
  },
  'command/the-jedi-shall-fall': {
    ...lends({ 'jedi-hunter': 1 }),
    abilities: [
      at('attack.gather', {
        when: (g, m, self) => m.attacker !== undefined && isHero(g, m.attacker, self),
        *run(g, m, self) {
          const about = { unit: m.attacker!.id, card: self.card };
          const prompt = say('le.ask.command-give', about);
          const count = yield* chooseNumber(self.seat, [0, 1, 2, 3, 4], CARD, prompt, about);
          yield* gain(g, m.attacker!, 'suppression', count, self.card);
          yield* gain(g, m.attacker!, 'dodge', count, self.card);
        },
      }),
    ],
  },
  'command/exterminate': {
    grants: ['demoralize'],
    abilities: [
      whenOrdered(byCard, function* (g, unit, self) {
        give(g, self, unit, 'demoralize', 2);
      }),
      at('unit.defeated', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          m.by !== undefined &&
          isHero(g, m.by, self) &&
          !isFriend(g, m.unit, self) &&
          g.state.lasting.some(({ source, unit }) => source === self.key && unit === m.by!.id) &&
          targetsOf(g, m.by, {}).length > 0,
        *run(g, m) {
          yield* g.rules.act(g, m.by!, 'attack', { free: true });
        },
      }),
    ],
  },
  'command/we-make-weapons': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => byCard(g, m, self) && hasRank(m.unit, 'corps') && g.card(m.unit).type === 'droid-trooper',
        function* (g, unit, self) {
          unit.order = 'none';
          g.emit({ type: 'orderReturned', unit: unit.id });
          yield* restore(g, unit, { anyTime: true });
          remove(g, unit, 'suppression', 1, self.card);
        },
      ),
    ],
  },
  // Mercenaries
  'command/marked-for-elimination': {
    abilities: [
      whenOrdered(
        (g, m, self) => byCard(g, m, self) && isHero(g, m.unit, self),
        function* (g, saxon, self) {
          yield* gain(g, saxon, 'aim', 2, self.card);
          const able = enemiesOf(g.state, saxon).filter((u) => hasRank(u, 'commander', 'operative'));
          if (able.length === 0) return;
          const unit = yield* pickUnit(self, able);
          yield* gain(g, unit, 'observation', 4, self.card);
          yield* gain(g, unit, 'suppression', 2, self.card);
        },
      ),
    ],
  },
  'command/rule-with-respect': {
    abilities: [
      at('attack.gather', {
        mandatory: true,
        limit: { per: 'activation', times: 1 },
        when: (g, m, self) => {
          const boba = heroOf(g, self);
          return (
            boba?.order === 'faceup' &&
            m.attacker !== undefined &&
            isFriend(g, m.attacker, self) &&
            !m.attack.melee &&
            (m.attacker === boba || inSight(g, boba, m.attacker, 1))
          );
        },
        *run(_g, m) {
          m.pool.black++;
        },
      }),
    ],
  },
  'command/i-like-those-odds': {
    abilities: [
      heroGains('aim'),
      at('action.after', {
        when: (g, m, self) =>
          m.action === 'attack' && isHero(g, m.unit, self) && others(g, m.unit, m.attacks ?? []).length > 0,
        *run(g, m) {
          const only = others(g, m.unit, m.attacks ?? []);
          const attacks = yield* g.rules.attack(g, m.unit, 'plain', { only, own: true });
          yield* after(g, m.unit, { attacks });
        },
      }),
    ],
  },
  'command/this-is-the-way': { ...lends({ relentless: 1 }), abilities: [heroGains('dodge')] },
  'command/close-call': {
    grants: ['outmaneuver'],
    values: [...lends({ outmaneuver: 1 }).values, heroHas('speed', { set: 3 })],
    bans: [forbidsAttack(isHero)],
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (g, _m, self) => heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          yield* gain(g, heroOf(g, self)!, 'dodge', 1, self.card);
        },
      }),
    ],
  },
};

/** Whom it could attack besides those that it has attacked. */
const others = (g: Legion, unit: Unit, done: readonly { readonly defender: Unit }[]): readonly number[] =>
  targetsOf(g, unit, { own: true })
    .map(({ unit: enemy }) => enemy.id)
    .filter((id) => !done.some(({ defender }) => defender.id === id));
