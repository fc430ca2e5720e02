import { say } from '@holotisch/engine';
import { chooseNumber, chooseWay } from '../../flow/choose.ts';
import { returnCard } from '../../flow/command.ts';
import { putBeside } from '../../flow/relocate.ts';
import { gain, remove } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { TokenKind, Unit } from '../../state.ts';
import { between, isTrooper, refuse, touch, unitsInPlay } from '../../values.ts';
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
import {
  type byCard,
  byHero,
  CARD,
  called,
  canMove,
  enemiesCounted,
  forbidsAttack,
  friendsWithin,
  gains,
  gainsOne,
  give,
  hasRank,
  heroGains,
  heroHas,
  heroOf,
  isCalled,
  isFriend,
  isHero,
  isMarked,
  isMine,
  lends,
  mark,
  mayWhenOrdered,
  recovers,
  speedMove,
  type Who,
  wasDivulged,
  whenHeroActivates,
  whenHeroEnds,
  whenOrdered,
} from './phrases.ts';
import { divulgedGives, heroGainsForEach, passesOrders, strike, troopersWithin } from './procedures.ts';

/** Command cards of the Republic. */

const GREEN: readonly TokenKind[] = ['aim', 'dodge', 'standby', 'surge'];

/** Anakin's temper: a suppression token unless he has done what he wanted. */
const broods = (content: Who): AnyAbility =>
  whenHeroEnds(gains('suppression'), { mandatory: true, when: (g, unit, self) => !content(g, unit, self) });
/** Another friend has been activated before him this round. */
const wasNotFirst: Who = (g, unit) =>
  unitsInPlay(g.state).some(
    (u) => u !== unit && g.state.sides[u.seat] === g.state.sides[unit.seat] && u.order === 'facedown',
  );

/** Cards of Yoda give back one another. */
const givesBack = (card: string): AnyAbility =>
  at('command.resolve', {
    id: 'back',
    mandatory: true,
    when: (g, m, self) => isMine(m, self) && g.state.hands[self.seat]!.discard.includes(card),
    *run(g, _m, self) {
      returnCard(g, self.seat, card);
    },
  });

/** The order comes from a commander of the Wookiees. */
export const byChieftain = (g: Legion, m: OrderMoment, self: CardSource): boolean =>
  m.by !== null && isFriend(g, m.unit, self) && hasRank(m.by, 'commander') && g.card(m.by).type === 'wookiee-trooper';
export const isHurt = (unit: Unit): boolean => unit.minis.some(({ wounds, fell }) => wounds > 0 || fell !== null);
export const wookiees = (keyword: 'agile' | 'demoralize', how: typeof byCard = () => true): CardRules => ({
  grants: [keyword],
  abilities: [
    whenOrdered(
      (g, m, self) => how(g, m, self) && byChieftain(g, m, self) && g.card(m.unit).type === 'wookiee-trooper',
      function* (g, unit, self) {
        give(g, self, unit, keyword);
      },
    ),
  ],
});

/** Yoda on Chewbacca's back. */
const RIDES = 'rides';
const rider = (g: Legion, self: CardSource): Unit | undefined => {
  const yoda = called(g, self, 'Yoda');
  return yoda && isMarked(g, self, yoda, RIDES) ? yoda : undefined;
};
const carries: Who = (g, unit, self) => {
  const yoda = isHero(g, unit, self) ? rider(g, self) : undefined;
  return yoda !== undefined && touch(g, unit, yoda);
};

/** Suppression from units around Padmé to herself, as much of it as her player likes; from friends only, or from anybody. */
export function shoulders(friendsOnly: boolean): AnyAbility {
  const burdened = (g: Legion, padme: Unit): readonly Unit[] =>
    unitsInPlay(g.state).filter(
      (u) =>
        u !== padme &&
        isTrooper(g, u) &&
        u.tokens.suppression > 0 &&
        isAt(between(g, padme, u), 2) &&
        (!friendsOnly || g.state.sides[u.seat] === g.state.sides[padme.seat]),
    );
  return at('activation.start', {
    when: (g, _m, self) => {
      const padme = heroOf(g, self);
      return padme !== undefined && burdened(g, padme).length > 0;
    },
    *run(g, _m, self) {
      const padme = heroOf(g, self)!;
      let taken = 0;
      for (const unit of burdened(g, padme)) {
        const numbers = Array.from({ length: unit.tokens.suppression + 1 }, (_, i) => i);
        const prompt = say('le.ask.command-take', { card: self.card, unit: unit.id });
        const count = yield* chooseNumber(self.seat, numbers, CARD, prompt, { unit: unit.id, card: self.card });
        const moved = remove(g, unit, 'suppression', count, self.card);
        yield* gain(g, padme, 'suppression', moved, self.card);
        taken += moved;
      }
      yield* gain(g, padme, 'dodge', Math.min(2, taken), self.card);
    },
  });
}

export const REPUBLIC_COMMANDS: CardFamily = {
  'command/hello-there': {
    ...lends({ nimble: 1 }),
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (g, _m, self) => {
          const obiWan = heroOf(g, self);
          return obiWan !== undefined && enemiesCounted(g, obiWan, 2) > 0;
        },
        *run(g, _m, self) {
          const obiWan = heroOf(g, self)!;
          for (let left = enemiesCounted(g, obiWan, 2); left > 0; left--) yield* gainsOne(g, obiWan, self, GREEN);
        },
      }),
    ],
  },
  'command/knowledge-and-defense': {
    values: [heroHas('guardsMelee', { add: 1 })],
    abilities: [heroGainsForEach('dodge', (g, hero) => troopersWithin(g, hero, 1))],
  },
  'command/general-kenobi': {
    abilities: [
      whenOrdered(byHero, function* (g, unit, self) {
        yield* gain(g, unit, 'surge', friendsWithin(g, unit, 1).length, self.card);
      }),
    ],
  },
  'command/call-me-captain': {
    grants: ['fire-support'],
    values: [
      ...lends({ 'fire-support': 1 }).values,
      heroHas('keepsOrder', { add: 1 }),
      heroHas('supportsMelee', { add: 1 }),
    ],
  },
  'command/take-that-clankers': {
    abilities: [
      at('action.after', {
        when: (g, m, self) =>
          m.action === 'aim' &&
          isFriend(g, m.unit, self) &&
          g.card(m.unit).type === 'clone-trooper' &&
          m.unit.order === 'faceup' &&
          g.state.turn?.unit === m.unit.id,
        *run(g, m, self) {
          g.state.lasting.push({
            source: self.key,
            unit: m.unit.id,
            until: 'activation',
            value: 'weaponRange',
            modifier: { add: 1 },
          });
        },
      }),
    ],
  },
  'command/were-not-programmed': {
    ...lends({ inspire: 2 }),
    abilities: [heroGains('surge', 'surge'), whenHeroActivates((g, rex) => recovers(g, rex), { mandatory: true })],
  },
  'command/our-fate-is-in-your-hands': { ...lends({ 'danger-sense': 2 }), abilities: [shoulders(false)] },
  'command/aggressive-negotiations': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => byHero(g, m, self) && isTrooper(g, m.unit),
        function* (g, unit, self) {
          const ways = [...(canMove(g, unit) ? (['move'] as const) : []), 'aim', 'dodge', 'surge'] as const;
          const about = { unit: unit.id, card: self.card };
          const way = yield* chooseWay(self.seat, ways, CARD, say('le.ask.command-way', about), about);
          if (way === 'move') yield* speedMove(g, unit, 1, self);
          else yield* gain(g, unit, way, 1, self.card);
        },
      ),
    ],
  },
  'command/diplomatic-cover': {
    grants: ['infiltrate', 'secret-mission', 'reliable'],
    values: [
      valueOfAny('keyword.secret-mission', (g, unit, self) =>
        isHero(g, unit, self) && wasDivulged(g, self) ? { add: 1 } : undefined,
      ),
      valueOfAny('keyword.reliable', (g, unit, self) =>
        isHero(g, unit, self) && !wasDivulged(g, self) ? { add: 1 } : undefined,
      ),
    ],
    abilities: [
      at('setup.deployed', {
        mandatory: true,
        when: (g, m, self) => isHero(g, m.unit, self) && wasDivulged(g, self),
        *run(g, m, self) {
          yield* gain(g, m.unit, 'dodge', 1, self.card);
        },
      }),
    ],
    ...divulgedGives('diplomatic-cover', 'keyword.infiltrate'),
  },
  'command/this-is-where-the-fun-begins': {
    ...lends({ outmaneuver: 1, relentless: 1 }),
    abilities: [broods((g, unit, self) => !wasNotFirst(g, unit, self))],
  },
  'command/you-underestimate-my-power': {
    grants: ['master-of-the-force', 'defend'],
    values: [...lends({ 'master-of-the-force': 1, defend: 1 }).values, heroHas('surgeCrit', { add: 1 })],
    abilities: [broods((g) => g.state.turn?.attacked === true)],
  },
  'command/hero-of-the-clone-wars': {
    ...lends({ exemplar: 1, reliable: 2 }),
    abilities: [broods((g, unit) => friendsWithin(g, unit, 2).length > 0)],
  },
  'command/synchronized-offensive': { abilities: [passesOrders('clone-trooper')] },
  'command/air-support': strike('clone-trooper'),
  'command/attack-of-the-clones': {
    abilities: [
      whenOrdered(
        (_g, m, self) => m.card === self.card && m.by?.seat === self.seat,
        function* (g, unit, self) {
          const ways = ['surge', ...(unit.tokens.suppression > 0 ? (['calm'] as const) : [])] as const;
          const about = { unit: unit.id, card: self.card };
          const way = yield* chooseWay(self.seat, ways, CARD, say('le.ask.command-way', about), about);
          if (way === 'surge') yield* gain(g, unit, 'surge', 1, self.card);
          else remove(g, unit, 'suppression', 1, self.card);
        },
      ),
    ],
  },
  'command/size-matters-not': {
    grants: ['jump', 'charge', 'disengage'],
    values: [
      ...lends({ jump: 1, charge: 1, disengage: 1 }).values,
      heroHas('speed', { set: 3 }),
      heroHas('cardActions', { atLeast: 2 }),
    ],
    abilities: [givesBack('there-is-no-try')],
  },
  'command/there-is-no-try': {
    grants: ['outmaneuver', 'relentless'],
    abilities: [
      whenOrdered(
        (g, m, self) => byHero(g, m, self) && isTrooper(g, m.unit),
        function* (g, unit, self) {
          give(g, self, unit, 'outmaneuver');
          give(g, self, unit, 'relentless');
          yield* gain(g, unit, 'dodge', 1, self.card);
        },
      ),
      givesBack('luminous-beings-are-we'),
    ],
  },
  'command/luminous-beings-are-we': {
    abilities: [heroGains('aim', 'aim', 'dodge', 'dodge', 'surge', 'surge'), givesBack('size-matters-not')],
    bans: [forbidsAttack(isHero)],
    lendsTokens: (g, unit, _token, self) => {
      const yoda = heroOf(g, self);
      return yoda && yoda !== unit && isFriend(g, unit, self) && isAt(between(g, yoda, unit), 3) ? [yoda] : [];
    },
  },
  'command/size-matters-sometimes': {
    grants: ['deflect'],
    values: [
      ...lends({ deflect: 1 }, carries).values,
      valueOfAny('defenceRed', (g, unit, self) => (carries(g, unit, self) ? { add: 1 } : undefined)),
    ],
    lendsTokens: (g, unit, token, self) => (token === 'dodge' && carries(g, unit, self) ? [rider(g, self)!] : []),
    bans: [
      ban('move', (g, { unit }, self) =>
        isCalled('Yoda')(g, unit, self) && isMarked(g, self, unit, RIDES)
          ? refuse(CARD, say('le.no.commandMove', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
    abilities: [
      at('command.resolve', {
        when: (g, m, self) => {
          const [chewie, yoda] = [heroOf(g, self), called(g, self, 'Yoda')];
          return isMine(m, self) && chewie !== undefined && yoda !== undefined && isAt(between(g, chewie, yoda), 1);
        },
        *run(g, _m, self) {
          const yoda = called(g, self, 'Yoda')!;
          if (putBeside(g, yoda, heroOf(g, self)!)) mark(g, self, yoda, RIDES);
        },
      }),
      at('move.after', {
        mandatory: true,
        when: (g, m, self) => isHero(g, m.unit, self) && rider(g, self) !== undefined,
        *run(g, m, self) {
          putBeside(g, rider(g, self)!, m.unit);
        },
      }),
    ],
  },
  'command/grroooogrrraaaawrrrrrrrrmph': {
    abilities: [whenOrdered((g, m, self) => byChieftain(g, m, self) && isHurt(m.unit), gains('aim', 'dodge', 'surge'))],
  },
  'command/mrowgh-ghrrmrowrig': wookiees('agile'),
  'command/yhwargghhhhhhhhhh': wookiees('demoralize'),
};
