import { type Flow, say } from '@holotisch/engine';
import { RANKS } from '../../data/types.ts';
import { targetsOf } from '../../flow/attack/targets.ts';
import { chooseNumber } from '../../flow/choose.ts';
import { returnOrder } from '../../flow/command.ts';
import { gain, remove } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { TokenKind, Unit } from '../../state.ts';
import { between, engagedWith, hasKeyword, isDroidTrooper, isTrooper, refuse, unitsInPlay } from '../../values.ts';
import { at, ban, type CardFamily, type CardSource, valueOfAny } from '../vocabulary.ts';
import { BANE_TOKENS } from './bane.ts';
import {
  attackWithCard,
  byHero,
  CARD,
  canMove,
  enemiesWithin,
  gains,
  gainsOne,
  give,
  giveForGood,
  hasRank,
  heroGains,
  heroHas,
  heroOf,
  isFriend,
  isFriendlyTrooper,
  isHero,
  lends,
  ownersOf,
  pickUnits,
  recovers,
  speedMove,
  type Who,
  wasDivulged,
  weaponsOn,
  whenHeroActivates,
  whenHeroEnds,
  whenOrdered,
} from './phrases.ts';
import { enemyTakesBack, heroGainsForEach, passesOrders, pickRank, strike, troopersWithin } from './procedures.ts';

/** Command cards of the Separatists. */

const GREEN: ReadonlySet<TokenKind> = new Set(['aim', 'dodge', 'standby', 'surge']);

/** Other troopers of Grievous with orders. */
const isGuard: Who = (g, unit, self) =>
  isFriendlyTrooper(g, unit, self) && !isHero(g, unit, self) && unit.order === 'faceup';
const isDroid = (g: Legion, unit: Unit): boolean => isDroidTrooper(g, unit) || hasKeyword(g, unit, 'ai');

const surrounded = (g: Legion, grievous: Unit, self: CardSource): readonly number[] =>
  targetsOf(g, grievous, { weapons: weaponsOn(g, self), only: enemiesWithin(g, grievous, 1).map(({ id }) => id) }).map(
    ({ unit }) => unit.id,
  );

/** Cad Bane hands on his suppression; enemies are held fast by it. */
function* handOn(g: Legion, bane: Unit, self: CardSource): Flow {
  for (const unit of around(g, bane)) {
    const left = bane.tokens.suppression;
    if (left === 0) return;
    const numbers = Array.from({ length: left + 1 }, (_, i) => i);
    const prompt = say('le.ask.command-give', { card: self.card, unit: unit.id });
    const count = yield* chooseNumber(self.seat, numbers, CARD, prompt, { unit: unit.id, card: self.card });
    const had = unit.tokens.suppression;
    remove(g, bane, 'suppression', count, self.card);
    yield* gain(g, unit, 'suppression', count, self.card);
    if (!isFriend(g, unit, self) && unit.tokens.suppression > had) yield* gain(g, unit, 'immobilize', 1, self.card);
  }
}
const around = (g: Legion, bane: Unit): readonly Unit[] =>
  unitsInPlay(g.state).filter((u) => u !== bane && isTrooper(g, u) && isAt(between(g, bane, u), 2));
const mayHandOn = (g: Legion, unit: Unit, self: CardSource): boolean =>
  isHero(g, unit, self) && unit.tokens.suppression > 0 && around(g, unit).length > 0;

/** Those whose orders Dooku may send back. */
const fallen = (g: Legion, dooku: Unit): readonly Unit[] =>
  enemiesWithin(g, dooku, 2).filter(({ order }) => order === 'faceup');
const ordered = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter((u) => isFriend(g, u, self) && u.order === 'faceup');
const sufferers = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter(
    (u) => !isFriend(g, u, self) && u.order === 'faceup' && hasRank(u, 'corps', 'special', 'support', 'heavy'),
  );

const MENACE = 'the-phantom-menace';

export const SEPARATIST_COMMANDS: CardFamily = {
  'command/trained-in-your-jedi-arts': {
    ...lends({ disengage: 1 }),
    arms: { who: isHero, special: true },
    abilities: [
      heroGains('dodge'),
      whenHeroEnds(
        function* (g, grievous, self) {
          const done: number[] = [];
          for (;;) {
            const left = surrounded(g, grievous, self).filter((id) => !done.includes(id));
            if (left.length === 0 || grievous.status !== 'play') return;
            done.push(...(yield* attackWithCard(g, grievous, self, left)));
          }
        },
        { when: (g, grievous, self) => surrounded(g, grievous, self).length > 0 },
      ),
    ],
  },
  'command/supreme-commander': {
    grants: ['guardian'],
    values: [
      ...lends({ guardian: 2 }, isGuard).values,
      valueOfAny('guardsMelee', (g, unit, self) => (isGuard(g, unit, self) ? { add: 1 } : undefined)),
    ],
    abilities: [heroGainsForEach('surge', (g, hero) => troopersWithin(g, hero, 1))],
  },
  'command/crush-them': {
    abilities: [
      whenOrdered(byHero, function* (g, unit, self) {
        const gone = g.state.units.filter((u) => u.status === 'defeated' && !isFriend(g, u, self)).length;
        yield* gain(g, unit, 'surge', gone, self.card);
      }),
    ],
  },
  'command/fear-surprise-intimidation': {
    ...lends({ arsenal: 2, relentless: 1, versatile: 1 }),
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) => m.attacker !== undefined && isHero(g, m.attacker, self) && m.defender.status === 'play',
        *run(g, m, self) {
          yield* gain(g, m.defender, 'suppression', 2, self.card);
        },
      }),
    ],
  },
  'command/double-the-fall': {
    abilities: [
      at('activation.start', {
        when: (g, _m, self) => {
          const dooku = heroOf(g, self);
          return dooku?.order === 'faceup' && fallen(g, dooku).length > 0;
        },
        *run(g, _m, self) {
          const dooku = heroOf(g, self)!;
          returnOrder(g, dooku);
          const units = yield* pickUnits(self, fallen(g, dooku), [1, 2]);
          for (const unit of units) returnOrder(g, unit);
        },
      }),
    ],
  },
  'command/you-disappoint-me': {
    abilities: [
      whenOrdered(byHero, gains('dodge')),
      at('attack.after', {
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isHero(g, m.attacker, self) &&
          !m.attack.melee &&
          m.defender.status === 'play' &&
          isTrooper(g, m.defender) &&
          canMove(g, m.defender),
        run: (g, m, self) => speedMove(g, m.defender, 2, self),
      }),
    ],
  },
  'command/im-your-worst-nightmare': {
    grants: ['uncanny-luck'],
    values: [...lends({ 'uncanny-luck': 2 }).values, heroHas('attackActions', { atLeast: 2 })],
  },
  'command/im-in-control': {
    abilities: [
      at('unit.activates', {
        when: (g, m, self) => mayHandOn(g, m.unit, self),
        run: (g, m, self) => handOn(g, m.unit, self),
      }),
      at('unit.ends', {
        when: (g, m, self) => mayHandOn(g, m.unit, self),
        run: (g, m, self) => handOn(g, m.unit, self),
      }),
    ],
  },
  'command/i-make-the-rules-now': BANE_TOKENS,
  'command/duel-of-the-fates': {
    ...lends({ disengage: 1 }),
    abilities: [heroGains('dodge')],
    bans: [
      ban('spend', (g, { unit, token }, self) =>
        GREEN.has(token) && !isFriend(g, unit, self) && engagedWith(g, unit).some((enemy) => isHero(g, enemy, self))
          ? refuse(CARD, say('le.no.commandSpend', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
  },
  'command/the-phantom-menace': {
    grants: ['infiltrate'],
    bans: [
      ban('attack', (g, { unit }, self) =>
        isHero(g, unit, self) && !wasDivulged(g, self)
          ? refuse(CARD, say('le.no.commandAttack', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
      ban('target', (g, { attacker, defender, range }, self) =>
        attacker && !isFriend(g, attacker, self) && isHero(g, defender, self) && !wasDivulged(g, self) && range > 2
          ? refuse(CARD, say('le.no.commandTarget', { unit: defender.id }), { piece: defender.id })
          : undefined,
      ),
      // What is printed on objective cards, in the first round. R-LE-99
      ban('action', (g, { unit, action }, self) =>
        wasDivulged(g, self) &&
        g.state.round === 1 &&
        (isHero(g, unit, self) || (isFriend(g, unit, self) && unit.card.startsWith('drk-1'))) &&
        action.startsWith(`card:battle:${g.state.battle.objective ?? g.state.battle.primary ?? ''}.`)
          ? refuse(CARD, say('le.no.commandObjective', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
    divulge: {
      *run(g, seat) {
        for (const unit of ownersOf(g, seat, MENACE)) giveForGood(g, seat, MENACE, unit, 'keyword.infiltrate');
        const { cards, discard } = g.state.hands[seat]!;
        cards.splice(cards.indexOf(MENACE), 1);
        discard.push(MENACE);
        g.emit({ type: 'cardDiscarded', seat, card: MENACE });
      },
    },
  },
  'command/at-last': {
    ...lends({ 'jedi-hunter': 1 }),
    abilities: [
      heroGains('aim'),
      whenHeroActivates(function* (g, maul, self) {
        yield* g.rules.suffer(g, maul, 1, { by: self.card });
      }),
    ],
  },
  'command/mechanized-incursion': { abilities: [passesOrders('droid-trooper')] },
  'command/orbital-strike': strike('droid-trooper'),
  'command/roger-roger': {
    abilities: [
      whenOrdered(
        (_g, m, self) => m.card === self.card && m.by?.seat === self.seat,
        (g, unit, self) => gainsOne(g, unit, self, ['dodge', 'surge']),
      ),
    ],
  },
  'command/they-too-will-suffer': {
    abilities: [
      enemyTakesBack(sufferers),
      at('pool.draw', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          g.state.sides[m.seat] !== g.state.sides[self.seat] &&
          m.rank === null &&
          m.chosen === null &&
          g.state.hands[m.seat]!.pool.length > 0,
        *run(g, m, self) {
          const { pool } = g.state.hands[m.seat]!;
          const ranks = RANKS.filter((rank) => pool.includes(rank));
          m.rank = yield* pickRank(self, ranks);
        },
      }),
    ],
  },
  'command/preservation-protocols': {
    grants: ['disengage', 'impervious'],
    abilities: [
      whenOrdered(
        (g, m, self) => byHero(g, m, self) && isDroid(g, m.unit),
        function* (g, unit, self) {
          give(g, self, unit, 'disengage');
          give(g, self, unit, 'impervious');
          yield* gain(g, unit, 'dodge', 1, self.card);
        },
      ),
    ],
  },
  'command/do-not-underestimate-our-means': {
    grants: ['reinforcements'],
    abilities: [
      at('activation.start', {
        when: (g, _m, self) => !wasDivulged(g, self) && ordered(g, self).length > 0,
        *run(g, _m, self) {
          const units = yield* pickUnits(self, ordered(g, self), [1, 2]);
          for (const unit of units) yield* recovers(g, unit);
        },
      }),
    ],
    divulge: {
      when: (g, seat) => droidsOf(g, seat).length > 0,
      *run(g, seat) {
        const card = 'do-not-underestimate-our-means';
        const units = yield* pickUnits({ seat, card }, droidsOf(g, seat), [1, 3]);
        for (const unit of units) giveForGood(g, seat, card, unit, 'keyword.reinforcements');
      },
    },
  },
};

const droidsOf = (g: Legion, seat: number): readonly Unit[] =>
  g.state.units.filter((u) => u.seat === seat && u.status === 'reserve' && hasKeyword(g, u, 'ai'));
