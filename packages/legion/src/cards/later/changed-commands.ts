import { say } from '@holotisch/engine';
import { unitSees } from '../../flow/sight.ts';
import { gain } from '../../flow/tokens.ts';
import { engagedWith, isTrooper, refuse } from '../../values.ts';
import {
  CARD,
  giveForGood,
  heroGains,
  heroHas,
  heroOf,
  inSight,
  isFriend,
  isHero,
  lends,
  ownersOf,
  pickUnit,
  servants,
  wasDivulged,
  whenOrdered,
} from '../commands/phrases.ts';
import {
  divulgedGives,
  dread,
  freely,
  heroAttacksAgain,
  spendsObservation,
  strike,
  troopersWithin,
} from '../commands/procedures.ts';
import { shoulders } from '../commands/republic.ts';
import { freeAction } from '../keywords/phrases.ts';
import { type AnyAbility, at, ban, type CardRules, type OrderMoment, valueOfAny } from '../vocabulary.ts';

/** Command cards of 1.x that read differently in 2.6. Ranges are those of the later cards. R-L2-41 */

type Change = (base: CardRules) => CardRules;

/** Only whoever is issued an order with this very card. */
const byThisCard: Change = (base) => ({
  ...base,
  abilities: (base.abilities ?? []).map(
    (one): AnyAbility =>
      one.window === 'unit.ordered'
        ? { ...one, when: (g, m: OrderMoment, self) => m.card === self.card && one.when(g, m, self) }
        : one,
  ),
});
/** A card comes back at the start of the end phase. */
const atTheEnd: Change = (base) => ({
  ...base,
  abilities: (base.abilities ?? []).map(
    (one): AnyAbility =>
      one.id === 'back'
        ? {
            ...one,
            window: 'end.start',
            when: (g, _m, self) => one.when(g, { seat: self.seat, card: g.state.hands[self.seat]!.played }, self),
          }
        : one,
  ),
});
const instead =
  (rules: CardRules): Change =>
  () =>
    rules;

export const COMMANDS_IN_26: Readonly<Record<string, Change>> = {
  'command/son-of-skywalker': instead({
    abilities: [heroAttacksAgain((g, luke) => g.rules.act(g, luke, 'attack', { free: true }))],
  }),
  'command/my-ally-is-the-force': byThisCard,
  'command/return-of-the-jedi': byThisCard,
  'command/no-time-for-sorrows': byThisCard,
  'command/sorry-about-the-mess': byThisCard,
  'command/trust-goes-both-ways': byThisCard,
  'command/last-stand': byThisCard,
  'command/smoke-screen': byThisCard,
  'command/evasive-maneuvers': byThisCard,
  'command/imperial-discipline': byThisCard,
  'command/general-kenobi': byThisCard,
  'command/aggressive-negotiations': byThisCard,
  'command/synchronized-offensive': byThisCard,
  'command/crush-them': byThisCard,
  'command/you-disappoint-me': byThisCard,
  'command/preservation-protocols': byThisCard,
  'command/there-is-no-try': (base) => atTheEnd(byThisCard(base)),
  'command/size-matters-not': atTheEnd,
  'command/luminous-beings-are-we': atTheEnd,
  'command/you-serve-your-master-well': instead({
    acts: [
      {
        id: 'serve',
        free: true,
        when: (g, unit, self) => isHero(g, unit, self) && servants(g, unit).length > 0,
        *run(g, luke, self) {
          const unit = yield* pickUnit(self, servants(g, luke));
          if (isFriend(g, unit, self)) yield* freeAction(g, unit, self.card, ['attack', 'move']);
          else yield* gain(g, unit, 'suppression', 3, self.card);
        },
      },
    ],
  }),
  'command/crack-shot': instead({
    ...lends({ gunslinger: 1 }),
    abilities: [
      heroGains('aim'),
      at('command.resolve', {
        id: 'suppression',
        when: (g, _m, self) => heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          yield* gain(g, heroOf(g, self)!, 'suppression', 1, self.card);
        },
      }),
    ],
    acts: [freely('shot', 'attack')],
  }),
  'command/new-ways-to-motivate-them': instead({
    abilities: [
      at('unit.activates', {
        when: (g, m, self) =>
          isFriend(g, m.unit, self) && isTrooper(g, m.unit) && !isHero(g, m.unit, self) && m.unit.order === 'faceup',
        *run(g, m, self) {
          yield* g.rules.suffer(g, m.unit, 1, { by: self.card });
          if (m.unit.status === 'play') g.state.turn!.actions++;
        },
      }),
    ],
  }),
  'command/master-of-evil': (base) => ({
    ...base,
    abilities: [heroGains('dodge'), ...(base.abilities ?? []).filter(({ window }) => window === 'unit.activates')],
  }),
  'command/fear-and-dead-men': instead({
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) =>
          isHero(g, m.defender, self) &&
          m.attack.wounds > 0 &&
          m.attacker !== undefined &&
          m.attacker.status === 'play',
        *run(g, m, self) {
          yield* g.rules.suffer(g, m.attacker!, m.attack.wounds, { by: self.card, source: m.defender });
        },
      }),
    ],
  }),
  'command/darkness-descends': (base) => ({
    ...base,
    ...divulgedGives('darkness-descends', 'keyword.infiltrate'),
  }),
  'command/annihilation-looms': instead({
    abilities: [dread((round) => (round >= 4 ? 3 : 2))],
  }),
  'command/face-me': instead({
    ...lends({ 'hold-the-line': 1 }),
    bans: [
      ban('move', (g, { unit, pivot }, self) =>
        !pivot && isTrooper(g, unit) && engagedWith(g, unit).some((enemy) => isHero(g, enemy, self))
          ? refuse(CARD, say('le.no.commandMove', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
  }),
  'command/ruthless-tactics': instead({
    grants: ['suppressive'],
    values: [
      valueOfAny('keyword.suppressive', (_g, unit, self, { attack }) =>
        attack?.noted[self.card] === unit.id ? { add: 1 } : undefined,
      ),
    ],
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isFriend(g, m.attacker, self) &&
          m.attacker.order === 'faceup' &&
          !m.attack.melee &&
          m.defender.status === 'play',
        *run(g, m, self) {
          yield* gain(g, m.defender, 'observation', 1, self.card);
        },
      }),
      spendsObservation,
    ],
  }),
  'command/diplomatic-cover': (base) => ({
    ...base,
    grants: ['infiltrate', 'secret-mission', 'inspire'],
    values: [
      ...(base.values ?? []).filter(({ value }) => value === 'keyword.secret-mission'),
      valueOfAny('keyword.inspire', (g, unit, self) =>
        isHero(g, unit, self) && !wasDivulged(g, self) ? { add: 1 } : undefined,
      ),
    ],
    abilities: [],
  }),
  'command/this-is-where-the-fun-begins': instead({
    grants: ['jump', 'prepared-position'],
    values: [...lends({ jump: 2 }).values, heroHas('attackActions', { atLeast: 2 })],
    divulge: {
      *run(g, seat) {
        for (const unit of ownersOf(g, seat, 'this-is-where-the-fun-begins'))
          giveForGood(g, seat, 'this-is-where-the-fun-begins', unit, 'keyword.prepared-position');
      },
    },
  }),
  'command/you-underestimate-my-power': instead({
    abilities: [
      at('attack.gather', {
        mandatory: true,
        when: (g, m, self) =>
          m.attacker !== undefined && isHero(g, m.attacker, self) && m.defender.order === 'facedown',
        *run(_g, m) {
          m.pool.white += 6;
        },
      }),
    ],
  }),
  'command/call-me-captain': instead({
    abilities: [
      at('attack.gather', {
        mandatory: true,
        limit: { per: 'activation', times: 1 },
        when: (g, m, self) => {
          const rex = heroOf(g, self);
          return (
            rex?.order === 'faceup' &&
            m.attacker !== undefined &&
            m.attacker !== rex &&
            isFriend(g, m.attacker, self) &&
            inSight(g, rex, m.defender, 2)
          );
        },
        *run(_g, m) {
          m.pool.red += 3;
        },
      }),
    ],
  }),
  // A free action there, no mere ability.
  'command/symbol-of-rebellion': ({ acts = [], ...base }) => ({
    ...base,
    acts: acts.map(({ plain: _, ...act }) => act),
  }),
  'command/our-fate-is-in-your-hands': (base) => ({ ...base, abilities: [shoulders(true)] }),
  'command/supreme-commander': instead({
    ...lends({ ruthless: 1 }),
    abilities: [
      whenOrdered(
        (g, m, self) => m.card === self.card && isFriend(g, m.unit, self),
        function* (g, unit, self) {
          yield* gain(g, unit, 'surge', 1, self.card);
          for (const other of troopersWithin(g, unit, 1))
            if (unitSees(g, unit, other)) yield* gain(g, other, 'surge', 1, self.card);
        },
      ),
    ],
  }),
  'command/air-support': instead(strike()),
  'command/orbital-strike': instead(strike()),
};
