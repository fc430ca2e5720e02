import { below, say } from '@holotisch/engine';
import { commandOf } from '../../../data/index.ts';
import { refuseAction } from '../../../flow/actions.ts';
import { chooseNumber } from '../../../flow/choose.ts';
import { unitSees } from '../../../flow/sight.ts';
import { gain } from '../../../flow/tokens.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { courageOf, engagedWith, isTrooper, refuse, unitsInPlay } from '../../../values.ts';
import { at, ban, type CardFamily, type CardSource } from '../../vocabulary.ts';
import {
  armsActiveHero,
  CARD,
  enemiesWithin,
  gains,
  hasRank,
  heroGains,
  heroHas,
  heroOf,
  isCalled,
  isFriend,
  isFriendlyTrooper,
  isHero,
  isMine,
  isPlayed,
  lends,
  pickUnit,
  pickUnits,
  recovers,
  removeFromPool,
  whenHeroActivates,
  whenHeroEnds,
  whenOrdered,
} from '../phrases.ts';
import { armsAndGoes, attacksTakeOrders, corpsHelps, drawsKept, dread, freely } from '../procedures.ts';

/** Command cards of Director Krennic, Bossk, Iden Versio and Agent Kallus, and those of any Imperial army. */

const DROID = 'id10-seeker-droid';

/** The droid that flies about Iden. */
const seeker = (g: Legion, self: CardSource): Unit | undefined =>
  unitsInPlay(g.state).find((u) => u.seat === self.seat && u.card === DROID);

const shocked = (g: Legion, self: CardSource): readonly Unit[] => {
  const droid = seeker(g, self);
  return droid ? enemiesWithin(g, droid, 1).filter((u) => isTrooper(g, u) && unitSees(g, droid, u)) : [];
};

export const KRENNIC_TO_KALLUS: CardFamily = {
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
      drawsKept,
    ],
  },
  'command/deploy-the-garrison': {
    abilities: [
      at('activation.start', {
        when: (g, _m, self) => garrison(g, self).length > 0,
        *run(g, _m, self) {
          const units = yield* pickUnits(self, garrison(g, self), [0, 2]);
          for (const unit of units) yield* g.rules.act(g, unit, 'standby', { free: true, outside: true });
        },
      }),
    ],
  },
  'command/annihilation-looms': {
    abilities: [dread((round) => (round >= 5 ? 2 : 1))],
  },
  'command/merciless-munitions': {
    acts: [armsAndGoes(1)],
    detonator: heroOf,
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
    values: [heroHas('attackActions', { atLeast: 2 })],
    acts: [
      {
        id: 'rush',
        free: true,
        plain: true,
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
  'command/pinned-down': { abilities: [attacksTakeOrders('support', 'heavy')] },
  'command/coordinated-fire': { abilities: [corpsHelps('aim', true)] },
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
        id: 'incapacitate',
        free: true,
        plain: true,
        when: (g, unit, self) => isCalled('Iden Versio')(g, unit, self) && shocked(g, self).length > 0,
        *run(g, _unit, self) {
          const unit = yield* pickUnit(self, shocked(g, self));
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
    acts: [freely('recover', 'recover')],
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
    acts: [freely('recover', 'recover')],
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

/** Trooper units with orders: any of them could be on standby. */
const garrison = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter((u) => isFriendlyTrooper(g, u, self) && u.order === 'faceup');
