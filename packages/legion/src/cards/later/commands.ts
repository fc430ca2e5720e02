import { say } from '@holotisch/engine';
import { RANKS } from '../../data/types.ts';
import { refuseAction } from '../../flow/actions.ts';
import { targetsOf } from '../../flow/attack/targets.ts';
import { choose, chooseNumber, chooseUnit, chooseUnits } from '../../flow/choose.ts';
import { returnOrder } from '../../flow/command.ts';
import { after } from '../../flow/reactions.ts';
import { restore } from '../../flow/restore.ts';
import { gain, remove } from '../../flow/tokens.ts';
import { heal } from '../../flow/wounds.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { TokenKind, Unit } from '../../state.ts';
import {
  between,
  captainOf,
  enemiesOf,
  isTrooper,
  isVehicle,
  otherSide,
  refuse,
  sideOf,
  unitsInPlay,
} from '../../values.ts';
import {
  CARD,
  called,
  canMove,
  enemiesWithin,
  friendsWithin,
  gains,
  gainsOne,
  give,
  hasRank,
  heroGains,
  heroOf,
  inSight,
  isFriend,
  isFriendlyTrooper,
  isHero,
  isMine,
  isPlayed,
  lends,
  mayWhenOrdered,
  recovers,
  speedMove,
  wants,
  whenHeroActivates,
  whenOrdered,
} from '../commands/phrases.ts';
import { byChieftain, isHurt } from '../commands/republic.ts';
import {
  type AnyAbility,
  at,
  ban,
  type CardFamily,
  type CardRules,
  type CardSource,
  type OrderMoment,
  valueOfAny,
} from '../vocabulary.ts';

/** Command cards that 2.6 brought, as far as it can be read what they do. R-L2-41 */

/** Issued with this very card. */
const byCard = (_g: Legion, m: OrderMoment, self: CardSource): boolean =>
  m.card === self.card && m.unit.seat === self.seat;
const ordered = (...tokens: readonly TokenKind[]): AnyAbility => whenOrdered(byCard, gains(...tokens));
const isSmall = (g: Legion, unit: Unit): boolean => g.card(unit).base.length < 40;

/** Orders that are not issued become tokens for mercenaries near the commander. */
const trades = (token: 'aim' | 'dodge', most: number): CardRules => ({
  abilities: [
    at('command.orders', {
      when: (g, m, self) => isMine(m, self) && m.nominated !== null && hired(g, m.nominated).length > 0,
      *run(g, m, self) {
        const able = hired(g, m.nominated!);
        const numbers = Array.from({ length: Math.min(most, able.length) + 1 }, (_, i) => i);
        const about = { card: self.card };
        const count = yield* chooseNumber(self.seat, numbers, CARD, say('le.ask.command-fewer', about), about);
        const prompt = say('le.ask.card-units', { n: count });
        const units = yield* chooseUnits(self.seat, able, [count, count], CARD, prompt, self.card);
        for (const unit of units) yield* gain(g, unit, token, 1, self.card);
        m.given = (m.given ?? 0) + count;
      },
    }),
  ],
});
const hired = (g: Legion, commander: Unit): readonly Unit[] =>
  [commander, ...friendsWithin(g, commander, 3)].filter(({ faction }) => faction === 'mercenary');

const whileFaceup = (keywords: Parameters<typeof lends>[0]) =>
  lends(keywords, (g, unit, self) => isFriendlyTrooper(g, unit, self) && unit.order === 'faceup');

export const LATER_COMMANDS: CardFamily = {
  'command/ploy': {
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (g, _m, self) => isPlayed(g, self) && g.state.hands[self.seat]!.pool.length > 0,
        *run(g, _m, self) {
          const { pool, kept } = g.state.hands[self.seat]!;
          const ranks = RANKS.filter((rank) => pool.includes(rank));
          const id = yield* choose({
            ...{ seat: self.seat, kind: 'card-way', prompt: say('le.ask.command-rank', { card: self.card }) },
            ...{ clauses: CARD, about: { card: self.card } },
            options: ranks.map((rank) => ({ id: rank, label: say(`le.rank.${rank}`) })),
          });
          kept.push(...pool.splice(pool.indexOf(ranks.find((rank) => rank === id)!), 1));
        },
      }),
      at('pool.draw', {
        when: (g, m, self) =>
          m.seat === self.seat && m.rank === null && m.chosen === null && g.state.hands[self.seat]!.kept.length > 0,
        *run(g, m, self) {
          m.rank = g.state.hands[self.seat]!.kept[0]!;
          m.kept = true;
        },
      }),
    ],
  },
  'command/aggression': trades('aim', 2),
  'command/discretion': trades('dodge', 3),
  // Rebels
  'command/rebellions-are-built-on-hope': {
    grants: ['danger-sense', 'indomitable'],
    values: [
      ...whileFaceup({ 'danger-sense': 2, indomitable: 1 }).values,
      ...(['fearless', 'steadfast'] as const).map((name) =>
        valueOfAny(name, (g, unit, self) =>
          isFriendlyTrooper(g, unit, self) && unit.order === 'faceup' ? { add: 1 } : undefined,
        ),
      ),
    ],
    abilities: [mayWhenOrdered(byCard, gains('suppression'))],
  },
  'command/i-rebel': {
    ...lends({ charge: 1 }),
    abilities: [
      at('unit.activates', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => {
          const jyn = heroOf(g, self);
          return jyn !== undefined && !isFriend(g, m.unit, self) && inSight(g, jyn, m.unit, 2);
        },
        *run(g, _m, self) {
          const jyn = heroOf(g, self)!;
          yield* gain(g, jyn, 'suppression', 1, self.card);
          const free = { free: true, outside: true } as const;
          if (canMove(g, jyn) && (yield* wants(self, jyn, 'move'))) yield* g.rules.act(g, jyn, 'move', free);
          if (refuseAction(g, jyn, 'attack', free) || jyn.status !== 'play') return;
          if (yield* wants(self, jyn, 'attack')) yield* g.rules.act(g, jyn, 'attack', free);
        },
      }),
    ],
  },
  'command/delaying-tactics': {
    abilities: [
      at('command.end', {
        mandatory: true,
        when: (g, _m, self) => delayed(g, self).length > 0,
        *run(g, _m, self) {
          const seat = captainOf(g.state, otherSide(sideOf(g.state, self)));
          const prompt = say('le.ask.card-unit', { card: self.card });
          returnOrder(g, yield* chooseUnit(seat, delayed(g, self), CARD, prompt, self.card));
        },
      }),
    ],
  },
  'command/courage-of-the-rebellion': { abilities: [mayWhenOrdered(byCard, (g, unit) => recovers(g, unit))] },
  'command/hold-at-any-cost': {
    abilities: [whenOrdered((g, m, self) => byCard(g, m, self) && isTrooper(g, m.unit), gains('aim', 'standby'))],
  },
  'command/family-reunion': {
    grants: ['teamwork'],
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: (g, m, self) => isMine(m, self) && heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          give(g, self, heroOf(g, self)!, 'teamwork', 1, 'Sabine Wren');
        },
      }),
      at('unit.activates', {
        when: (g, m, self) => {
          const other = reunited(g, m.unit, self);
          return other !== undefined && canMove(g, other);
        },
        run: (g, m, self) => speedMove(g, reunited(g, m.unit, self)!, 2, self),
      }),
    ],
  },
  'command/a-new-beginning': {
    ...lends({ inspire: 2 }),
    abilities: [
      whenOrdered(
        (g, m, self) => byCard(g, m, self) && isTrooper(g, m.unit) && isSmall(g, m.unit),
        (g, unit, self) => gainsOne(g, unit, self, ['aim', 'dodge']),
      ),
      whenHeroActivates((g, ahsoka) => recovers(g, ahsoka), { mandatory: true }),
    ],
  },
  'command/swift-protector': {
    ...lends({ guardian: 2 }),
    abilities: [
      at('attack.declared', {
        when: (g, m, self) => {
          const ahsoka = heroOf(g, self);
          return (
            ahsoka !== undefined &&
            m.defender !== ahsoka &&
            isFriendlyTrooper(g, m.defender, self) &&
            isSmall(g, m.defender) &&
            isAt(between(g, ahsoka, m.defender), 1)
          );
        },
        *run(g, m, self) {
          yield* gain(g, m.defender, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  'command/revenge-is-not-the-jedi-way': {
    grants: ['jarkai-mastery'],
    values: [
      ...lends({ 'jarkai-mastery': 1 }).values,
      valueOfAny('keyword.shien-mastery', (g, unit, self) => (isHero(g, unit, self) ? { set: 0 } : undefined)),
    ],
    abilities: [heroGains('dodge', 'dodge', 'dodge')],
  },
  'command/see-you-in-hell': {
    grants: ['unconcerned', 'unstoppable', 'disengage'],
    values: [
      ...lends({ unconcerned: 1, unstoppable: 1 }).values,
      ...lends({ disengage: 1 }, (g, unit, self) => isHero(g, unit, self) && isPlayed(g, self)).values,
      ...(['fearless', 'steadfast'] as const).map((name) =>
        valueOfAny(name, (g, unit, self) => (isHero(g, unit, self) && isPlayed(g, self) ? { add: 1 } : undefined)),
      ),
    ],
    abilities: [heroGains('aim', 'dodge')],
  },
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
          const prompt = say('le.ask.card-units', { n: 3 });
          const units = yield* chooseUnits(self.seat, friendsWithin(g, unit, 1), [0, 3], CARD, prompt, self.card);
          for (const one of units) yield* gainsOne(g, one, self, ['aim', 'dodge']);
        },
      ),
    ],
  },
  'command/tactical-planning': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isFriend(g, m.attacker, self) &&
          hasRank(m.attacker, 'special', 'support') &&
          m.defender.status === 'play' &&
          m.defender.order === 'faceup',
        *run(g, m) {
          returnOrder(g, m.defender);
        },
      }),
    ],
  },
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
      valueOfAny('cardActions', (g, unit, self) => (isHero(g, unit, self) ? { atLeast: 2 } : undefined)),
      ...(['suppressive', 'impact'] as const).map((keyword) =>
        valueOfAny(`keyword.${keyword}`, (g, unit, self, { attack }) =>
          attack?.noted[self.card] === unit.id && isVehicle(g, g.unit(attack.defender)) === (keyword === 'impact')
            ? { add: 1 }
            : undefined,
        ),
      ),
    ],
    abilities: [
      at('attack.declared', {
        when: (g, m, self) =>
          m.attacker !== undefined && isFriend(g, m.attacker, self) && m.defender.tokens.observation > 0,
        *run(g, m, self) {
          remove(g, m.defender, 'observation', 1, self.card);
          m.attack.noted[self.card] = m.attacker!.id;
        },
      }),
    ],
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
        when: (g, m, self) => isMine(m, self) && heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          const maul = heroOf(g, self)!;
          heal(g, maul, 2);
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
          const prompt = say('le.ask.card-unit', { card: self.card });
          const unit = yield* chooseUnit(self.seat, able, CARD, prompt, self.card);
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
    values: [
      ...lends({ outmaneuver: 1 }).values,
      valueOfAny('speed', (g, unit, self) => (isHero(g, unit, self) ? { set: 3 } : undefined)),
    ],
    bans: [
      ban('attack', (g, { unit }, self) =>
        isHero(g, unit, self)
          ? refuse(CARD, say('le.no.commandAttack', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
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

/** Enemies with orders who are no commanders. */
const delayed = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter((u) => !isFriend(g, u, self) && u.order === 'faceup' && !hasRank(u, 'commander'));
/** Of Ahsoka and Sabine the other one. */
function reunited(g: Legion, unit: Unit, self: CardSource): Unit | undefined {
  const [ahsoka, sabine] = [heroOf(g, self), called(g, self, 'Sabine Wren')];
  return unit === ahsoka ? sabine : unit === sabine ? ahsoka : undefined;
}
/** Whom it could attack besides those that it has attacked. */
const others = (g: Legion, unit: Unit, done: readonly { readonly defender: Unit }[]): readonly number[] =>
  targetsOf(g, unit, { own: true })
    .map(({ unit: enemy }) => enemy.id)
    .filter((id) => !done.some(({ defender }) => defender.id === id));
