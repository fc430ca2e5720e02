import { below, type Flow, rollDice, say } from '@holotisch/engine';
import { commandOf } from '../../data/index.ts';
import { DEFENCE_DICE } from '../../dice.ts';
import { actName, cardActs, performCard, recover, refuseAction } from '../../flow/actions.ts';
import { targetsOf } from '../../flow/attack/targets.ts';
import { choose, chooseNumber, chooseUnit, chooseUnits, mayChooseUnit } from '../../flow/choose.ts';
import { returnOrder } from '../../flow/command.ts';
import { after } from '../../flow/reactions.ts';
import { relocate } from '../../flow/relocate.ts';
import { gain } from '../../flow/tokens.ts';
import { SEGMENT } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { ActionName, Unit } from '../../state.ts';
import { courageOf, engagedWith, isTrooper, isVehicle, leaderOf, living, refuse, unitsInPlay } from '../../values.ts';
import { at, ban, type CardAct, type CardFamily, type CardSource, valueOfAny } from '../vocabulary.ts';
import {
  armCharges,
  armsActiveHero,
  attackWithCard,
  CARD,
  canMove,
  enemiesWithin,
  friendsWithin,
  gains,
  giveForGood,
  hasRank,
  heroGains,
  heroOf,
  inSight,
  isCalled,
  isFriend,
  isFriendlyTrooper,
  isHero,
  isMarked,
  isMine,
  isPlayed,
  lends,
  mark,
  mayWhenOrdered,
  ownersOf,
  recovers,
  removeFromPool,
  speedMove,
  wants,
  wasDivulged,
  weaponsOn,
  whenHeroActivates,
  whenHeroEnds,
  whenOrdered,
} from './phrases.ts';

/** Command cards of the Empire. */

const COMMON = ['move', 'attack', 'aim', 'dodge', 'standby', 'recover'] as const;
/** A free action without a name: any that the unit could perform. LE-FREIE-AKTIONEN-06 */
export function* freeAction(g: Legion, unit: Unit, self: CardSource): Flow {
  const common = COMMON.filter((action) => !refuseAction(g, unit, action, { free: true }));
  const cards = cardActs(g, unit).filter(({ act }) => !act.free);
  const options: { readonly id: string; readonly label: ReturnType<typeof say> }[] = [
    ...common.map((id) => ({ id, label: say(`le.action.${id}`) })),
    ...cards.map(({ source, act }) => ({
      id: actName(source, act),
      label: say('le.cardAction', { card: source.card }),
    })),
  ];
  if (options.length === 0) return;
  const answer = yield* choose({
    ...{ seat: unit.seat, kind: 'free-action', about: { unit: unit.id }, clauses: ['LE-FREIE-AKTIONEN-06'] },
    ...{ prompt: say('le.ask.free-action', { unit: unit.id, card: self.card }), options },
  });
  const card = cards.find(({ source, act }) => actName(source, act) === answer);
  if (card) yield* performCard(g, unit, card.source, { ...card.act, free: true });
  else yield* g.rules.act(g, unit, answer as Exclude<ActionName, `card:${string}`>, { free: true });
}

/** Whom Vader may throw about. */
const thrown = (g: Legion, vader: Unit): readonly Unit[] =>
  [...friendsWithin(g, vader, 1), ...enemiesWithin(g, vader, 1)].filter((u) => !hasRank(u, 'commander'));

/** A free recover action in its activation. */
const recoverFree: CardAct = {
  ...{ id: 'recover', free: true, plain: true },
  when: (g, unit, self) => isHero(g, unit, self) && !refuseAction(g, unit, 'recover', { free: true }),
  *run(g, unit) {
    yield* g.rules.act(g, unit, 'recover', { free: true });
  },
};

/** Enemies that have not been activated and may be driven. */
const angry = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter((u) => !isFriend(g, u, self) && isTrooper(g, u) && u.order !== 'facedown');

const DROID = 'id10-seeker-droid';
/** The droid that flies about Iden. */
const seeker = (g: Legion, self: CardSource): Unit | undefined =>
  unitsInPlay(g.state).find((u) => u.seat === self.seat && u.card === DROID);
const shocked = (g: Legion, self: CardSource): readonly Unit[] => {
  const droid = seeker(g, self);
  return droid ? enemiesWithin(g, droid, 1).filter((u) => isTrooper(g, u) && inSight(g, droid, u, 1)) : [];
};

export const EMPIRE_COMMANDS: CardFamily = {
  'command/implacable': {
    values: [
      valueOfAny('actions', (g, unit, self) =>
        isMarked(g, self, unit, 'again') ? { add: -1, atLeast: 0 } : undefined,
      ),
    ],
    abilities: [
      whenHeroActivates(gains('dodge'), { mandatory: true }),
      at('unit.activated', {
        when: (g, m, self) => isHero(g, m.unit, self) && !isMarked(g, self, m.unit, 'again'),
        *run(g, m, self) {
          yield* g.rules.suffer(g, m.unit, 1, { by: self.card });
          if (m.unit.status !== 'play') return;
          mark(g, self, m.unit, 'again');
          returnOrder(g, m.unit);
        },
      }),
    ],
  },
  'command/new-ways-to-motivate-them': {
    abilities: [
      at('unit.activates', {
        when: (g, m, self) =>
          isFriendlyTrooper(g, m.unit, self) && !isHero(g, m.unit, self) && m.unit.order === 'faceup',
        *run(g, m, self) {
          yield* g.rules.suffer(g, m.unit, 1, { by: self.card });
          if (m.unit.status === 'play') yield* freeAction(g, m.unit, self);
        },
      }),
    ],
  },
  'command/master-of-evil': {
    abilities: [
      whenOrdered((g, m, self) => isHero(g, m.unit, self), gains('dodge')),
      whenHeroActivates(
        function* (g, vader, self) {
          for (const enemy of enemiesWithin(g, vader, 2))
            if (isTrooper(g, enemy)) yield* gain(g, enemy, 'suppression', 3, self.card);
        },
        { mandatory: true },
      ),
    ],
  },
  'command/vaders-might': {
    acts: [
      {
        id: 'might',
        free: true,
        when: (g, unit, self) => isHero(g, unit, self) && thrown(g, unit).length > 0,
        *run(g, vader, self) {
          const prompt = say('le.ask.card-unit', { card: self.card });
          const unit = yield* chooseUnit(self.seat, thrown(g, vader), CARD, prompt, self.card);
          const { pose, ground } = leaderOf(g, unit);
          const radius = SEGMENT + g.baseOf(unit, unit.leader).length / 2;
          const zone = { centre: [pose.x, pose.y] as const, radius };
          const how = { seat: self.seat, clauses: CARD };
          yield* relocate(g, unit, { unit: unit.id, zones: [zone], level: ground }, how);
          if (isFriend(g, unit, self)) return;
          const faces = rollDice(g.state.chance, DEFENCE_DICE.white, living(unit).length);
          g.emit({ type: 'looseDice', colour: 'white', faces, purpose: say('le.commandRoll', { card: self.card }) });
          const wounds = faces.filter((face) => face !== 'blank').length;
          if (wounds > 0) yield* g.rules.suffer(g, unit, wounds, { by: self.card, source: vader });
        },
      },
    ],
  },
  'command/fear-and-dead-men': {
    values: [valueOfAny('deflectsBlanks', (g, unit, self) => (isHero(g, unit, self) ? { add: 1 } : undefined))],
    abilities: [
      at('unit.activates', {
        mandatory: true,
        when: (g, m, self) => {
          const vader = heroOf(g, self);
          return (
            vader !== undefined &&
            !isFriend(g, m.unit, self) &&
            m.unit.status === 'play' &&
            inSight(g, vader, m.unit, 2)
          );
        },
        *run(g, _m, self) {
          yield* gain(g, heroOf(g, self)!, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  'command/darkness-descends': {
    grants: ['reliable', 'infiltrate', 'scout'],
    values: [
      valueOfAny('keyword.reliable', (g, unit, self) =>
        isHero(g, unit, self) && !wasDivulged(g, self) ? { add: 2 } : undefined,
      ),
    ],
    divulge: {
      first: true,
      *run(g, seat) {
        for (const unit of ownersOf(g, seat, 'darkness-descends'))
          for (const value of ['keyword.infiltrate', 'keyword.scout', 'deploysLast'] as const)
            giveForGood(g, seat, 'darkness-descends', unit, value);
      },
    },
  },
  'command/maximum-firepower': {
    arms: { who: isHero, special: true },
    abilities: [
      whenHeroEnds(
        function* (g, veers, self) {
          yield* attackWithCard(g, veers, self);
        },
        { when: (g, veers, self) => targetsOf(g, veers, { weapons: weaponsOn(g, self) }).length > 0 },
      ),
    ],
  },
  'command/evasive-maneuvers': {
    ...lends({ outmaneuver: 1 }, (g, unit, self) => isFriend(g, unit, self) && isVehicle(g, unit)),
    abilities: [whenOrdered((g, m, self) => isFriend(g, m.unit, self) && isVehicle(g, m.unit), gains('dodge'))],
  },
  'command/imperial-discipline': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => isFriend(g, m.unit, self),
        (g, unit) => recover(g, unit),
      ),
    ],
  },
  'command/and-now-you-will-die': {
    acts: [
      {
        ...{ id: 'lightning', free: true, plain: true, repeatable: true },
        when: (g, unit, self) => isHero(g, unit, self) && targetsOf(g, unit, { own: true }).length > 0,
        *run(g, unit, self) {
          yield* g.rules.suffer(g, unit, 1, { by: self.card });
          if (unit.status !== 'play') return;
          yield* gain(g, unit, 'suppression', 1, self.card);
          const attacks = yield* g.rules.attack(g, unit, 'plain', { own: true });
          yield* after(g, unit, { attacks });
        },
      },
    ],
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) => m.attacker !== undefined && isHero(g, m.attacker, self) && m.defender.status === 'play',
        *run(g, m, self) {
          yield* gain(g, m.defender, 'immobilize', 1, self.card);
        },
      }),
    ],
  },
  'command/give-in-to-your-anger': {
    abilities: [
      at('turn.start', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          m.side !== g.state.sides[self.seat] &&
          m.chosen === null &&
          !unitsInPlay(g.state).some((u) => !isFriend(g, u, self) && u.order === 'facedown') &&
          angry(g, self).length > 0,
        *run(g, m, self) {
          const prompt = say('le.ask.card-unit', { card: self.card });
          const unit = yield* chooseUnit(self.seat, angry(g, self), CARD, prompt, self.card);
          if (unit.order === 'none') removeFromPool(g, unit);
          unit.order = 'faceup';
          mark(g, self, unit, 'angry');
          m.chosen = unit;
        },
      }),
      at('unit.ends', {
        mandatory: true,
        when: (g, m, self) => isMarked(g, self, m.unit, 'angry') && g.state.turn?.attacked === false,
        *run(g, m, self) {
          yield* gain(g, m.unit, 'suppression', 4, self.card);
        },
      }),
    ],
  },
  'command/whipcord-launcher': {
    values: [
      valueOfAny('movesEngaged', (g, unit, self) =>
        isHero(g, unit, self) && engagedWith(g, unit).some(({ tokens }) => tokens.immobilize > 0)
          ? { add: 1 }
          : undefined,
      ),
    ],
    acts: [
      {
        id: 'whipcord',
        free: true,
        when: (g, unit, self) => isHero(g, unit, self) && roped(g, unit).length > 0,
        *run(g, boba, self) {
          const prompt = say('le.ask.card-unit', { card: self.card });
          const unit = yield* chooseUnit(self.seat, roped(g, boba), CARD, prompt, self.card);
          yield* gain(g, unit, 'immobilize', 2, self.card);
          yield* gain(g, unit, 'suppression', 2, self.card);
        },
      },
    ],
  },
  'command/zx-flame-projector': armsActiveHero,
  'command/z-6-jetpack-rocket': armsActiveHero,
  'command/voracious-ambition': {
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (g, _m, self) => isPlayed(g, self) && g.state.hands[self.seat]!.pool.length > 0,
        *run(g, _m, self) {
          const { pool, kept } = g.state.hands[self.seat]!;
          for (let i = 0; i < 3 && pool.length > 0; i++)
            kept.push(...pool.splice(below(g.state.chance, pool.length), 1));
        },
      }),
      at('pool.draw', {
        when: (g, m, self) =>
          m.seat === self.seat && m.rank === null && m.chosen === null && g.state.hands[self.seat]!.kept.length > 0,
        *run(g, m, self) {
          const ranks = [...new Set(g.state.hands[self.seat]!.kept)];
          const id = yield* choose({
            ...{ seat: self.seat, kind: 'card-way', prompt: say('le.ask.command-rank', { card: self.card }) },
            ...{ clauses: CARD, about: { card: self.card } },
            options: ranks.map((rank) => ({ id: rank, label: say(`le.rank.${rank}`) })),
          });
          m.rank = ranks.find((rank) => rank === id)!;
          m.kept = true;
        },
      }),
    ],
  },
  'command/deploy-the-garrison': {
    abilities: [
      at('activation.start', {
        when: (g, _m, self) => garrison(g, self).length > 0,
        *run(g, _m, self) {
          const prompt = say('le.ask.card-units', { n: 2 });
          const units = yield* chooseUnits(self.seat, garrison(g, self), [0, 2], CARD, prompt, self.card);
          for (const unit of units) yield* g.rules.act(g, unit, 'standby', { free: true, outside: true });
        },
      }),
    ],
  },
  'command/annihilation-looms': {
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: (_g, m, self) => isMine(m, self),
        *run(g, _m, self) {
          const count = g.state.round >= 5 ? 2 : 1;
          for (const unit of unitsInPlay(g.state))
            if (isTrooper(g, unit)) yield* gain(g, unit, 'suppression', count, self.card);
        },
      }),
    ],
  },
  'command/merciless-munitions': {
    acts: [
      {
        id: 'arm',
        when: (g, unit, self) => isHero(g, unit, self) && isPlayed(g, self),
        *run(g, unit, self) {
          yield* armCharges(g, unit, self, 1);
          if (canMove(g, unit) && (yield* wants(self, unit, 'move'))) yield* speedMove(g, unit, 1, self);
        },
      },
    ],
    detonator: (g, self) => heroOf(g, self),
    abilities: [
      at('attack.resolved', {
        mandatory: true,
        when: (g, m, self) =>
          m.attack.loose?.[0]?.card === `command/${self.card}` &&
          m.attack.seat === self.seat &&
          m.defender.status === 'play' &&
          isTrooper(g, m.defender),
        *run(g, m, self) {
          yield* gain(g, m.defender, 'poison', 1, self.card);
        },
      }),
    ],
  },
  'command/reptilian-rampage': {
    values: [valueOfAny('attackActions', (g, unit, self) => (isHero(g, unit, self) ? { atLeast: 2 } : undefined))],
    acts: [
      {
        ...{ id: 'rush', free: true, plain: true },
        when: (g, unit, self) => isHero(g, unit, self) && !refuseAction(g, unit, 'move', { free: true }),
        *run(g, unit, self) {
          yield* g.rules.suffer(g, unit, 1, { by: self.card });
          if (unit.status === 'play') yield* g.rules.act(g, unit, 'move', { free: true });
        },
      },
    ],
  },
  'command/lying-in-wait': {
    ...lends({ sharpshooter: 1 }),
    abilities: [
      at('unit.activated', {
        mandatory: true,
        when: (g, m, self) => !isFriend(g, m.unit, self) && heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          yield* gain(g, heroOf(g, self)!, 'aim', 1, self.card);
        },
      }),
    ],
  },
  'command/covert-observation': {
    abilities: [whenOrdered((g, m, self) => m.card !== null && !isFriend(g, m.unit, self), gains('suppression'))],
  },
  'command/pinned-down': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isFriend(g, m.attacker, self) &&
          hasRank(m.attacker, 'support', 'heavy') &&
          m.defender.status === 'play' &&
          m.defender.order === 'faceup',
        *run(g, m) {
          returnOrder(g, m.defender);
        },
      }),
    ],
  },
  'command/coordinated-fire': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isFriend(g, m.attacker, self) &&
          hasRank(m.attacker, 'corps') &&
          !m.attack.melee &&
          m.attack.aimed > 0 &&
          friendsWithin(g, m.attacker, 2).length > 0,
        *run(g, m, self) {
          const prompt = say('le.ask.card-unit', { card: self.card });
          const unit = yield* mayChooseUnit(self.seat, friendsWithin(g, m.attacker!, 2), CARD, prompt, self.card);
          if (unit) yield* gain(g, unit, 'aim', 1, self.card);
        },
      }),
    ],
  },
  'command/pulse-scan': {
    ...lends({ sharpshooter: 2 }),
    abilities: [heroGains('aim'), whenHeroEnds(gains('dodge', 'standby'), { mandatory: true })],
  },
  'command/concussive-blast': {
    ...armsActiveHero,
    abilities: [whenHeroActivates((g, iden) => recovers(g, iden), { mandatory: true })],
  },
  'command/incapacitate': {
    acts: [
      {
        ...{ id: 'incapacitate', free: true, plain: true },
        when: (g, unit, self) => isCalled('Iden Versio')(g, unit, self) && shocked(g, self).length > 0,
        *run(g, _unit, self) {
          const prompt = say('le.ask.card-unit', { card: self.card });
          const unit = yield* chooseUnit(self.seat, shocked(g, self), CARD, prompt, self.card);
          yield* gain(g, unit, 'suppression', 3, self.card);
          if (!hasRank(unit, 'corps') || unit.order === 'facedown') return;
          if (unit.order === 'none') removeFromPool(g, unit);
          unit.order = 'facedown';
          g.emit({ type: 'note', why: say('le.orderTurned', { unit: unit.id }), clauses: CARD });
        },
      },
    ],
  },
  'command/tactical-strike': {
    grants: ['steady', 'tactical'],
    abilities: [
      at('unit.activates', {
        when: (g, m, self) =>
          isFriend(g, m.unit, self) &&
          m.unit.order === 'faceup' &&
          (isHero(g, m.unit, self) || hasRank(m.unit, 'special')),
        *run(g, m, self) {
          const base = { source: self.key, unit: m.unit.id, until: 'activation' } as const;
          g.state.lasting.push(
            { ...base, value: 'speed', modifier: { atMost: 1 } },
            { ...base, value: 'keyword.steady', modifier: { add: 1 } },
            { ...base, value: 'keyword.tactical', modifier: { add: 1 } },
          );
        },
      }),
    ],
  },
  'command/face-me': {
    ...lends({ agile: 1, block: 1 }),
    acts: [recoverFree],
    bans: [
      ban('action', (g, { unit, action }, self) =>
        action === 'withdraw' && engagedWith(g, unit).some((enemy) => isHero(g, enemy, self))
          ? refuse(CARD, say('le.no.commandWithdraw', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
  },
  'command/isb-investigation': {
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: (_g, m, self) => isMine(m, self),
        *run(g, _m, self) {
          const pips = yield* chooseNumber(
            self.seat,
            [0, 1, 2, 3, 4],
            CARD,
            say('le.ask.command-pips', { card: self.card }),
            { card: self.card },
          );
          for (const [seat, hand] of g.state.hands.entries()) {
            if (g.state.sides[seat] === g.state.sides[self.seat]) continue;
            const found = hand.cards.filter((card) => commandOf(card, g.state.rules.edition).pips === pips);
            if (found.length === 0) continue;
            for (const card of found) hand.cards.splice(hand.cards.indexOf(card), 1);
            hand.aside.push(...found);
            g.emit({ type: 'cardsAside', seat, cards: found });
          }
        },
      }),
    ],
  },
  'command/ruthless-tactics': {
    acts: [recoverFree],
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) => !m.attack.melee && !isFriend(g, m.defender, self) && m.defender.status === 'play',
        *run(g, m, self) {
          const courage = courageOf(g, m.defender);
          const shaken = courage !== null && m.defender.tokens.suppression >= courage;
          yield* gain(g, m.defender, 'observation', shaken ? 2 : 1, self.card);
        },
      }),
    ],
  },
};

const roped = (g: Legion, boba: Unit): readonly Unit[] =>
  enemiesWithin(g, boba, 1).filter((u) => isTrooper(g, u) && inSight(g, boba, u, 1));
/** Trooper units with orders that could be on standby. */
const garrison = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter(
    (u) =>
      isFriendlyTrooper(g, u, self) &&
      u.order === 'faceup' &&
      !refuseAction(g, u, 'standby', { free: true, outside: true }),
  );
