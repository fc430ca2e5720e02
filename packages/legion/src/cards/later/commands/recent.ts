import { type Flow, say } from '@holotisch/engine';
import type { KeywordName } from '../../../data/types.ts';
import { inArcs } from '../../../flow/attack/targets.ts';
import { chooseNumber, chooseUnits, chooseWay, may } from '../../../flow/choose.ts';
import { giveOrder, returnOrder } from '../../../flow/command.ts';
import { after } from '../../../flow/reactions.ts';
import { relocate } from '../../../flow/relocate.ts';
import { gain, remove } from '../../../flow/tokens.ts';
import { isAt } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { TokenKind, Unit } from '../../../state.ts';
import {
  between,
  hasKeyword,
  isEngaged,
  isSuppressed,
  isVehicle,
  unitsInPlay,
  upgradesInUse,
} from '../../../values.ts';
import {
  byCard,
  CARD,
  called,
  canMove,
  friendsWithin,
  gains,
  gainsOne,
  give,
  hasRank,
  heroOf,
  isBrotherOrSister,
  isCalled,
  isFriend,
  isHero,
  isMarked,
  lends,
  lendsOrdered,
  mark,
  mayPickUnit,
  mayWhenOrdered,
  ordered,
  pickUnit,
  recovers,
  speedMove,
  whenHeroActivates,
  whenOrdered,
} from '../../commands/phrases.ts';
import { at, type CardFamily, type CardSource, valueOfAny } from '../../vocabulary.ts';

/** Command cards that 2.6 brought and that could be read only in a second source. R-L2-41, R-L2-44 */

/** It has been issued an order with the card in this round, and does what the card says to such units. */
const ORDERED = 'ordered';
const whoeverIsOrdered = (run: (g: Legion, unit: Unit, self: CardSource) => Flow) => whenOrdered(byCard, run);

/** The one that was nominated, and nobody else. */
const onlyNominated = function* (g: Legion, seat: number): Flow {
  const { nominated, played } = g.state.hands[seat]!;
  const unit = nominated === null ? undefined : g.unit(nominated);
  if (unit?.order === 'none') yield* giveOrder(g, unit, unit, played);
};

/** Tokens that are green. */
const GREEN: readonly TokenKind[] = ['aim', 'dodge', 'surge', 'standby'];

const contains = (g: Legion, unit: Unit, name: string): boolean =>
  upgradesInUse(g, unit).some(({ printed }) => printed.name.en === name);
/** A keyword as long as somebody of the batch is among them. */
const batch = (keyword: KeywordName, name: string) =>
  valueOfAny(`keyword.${keyword}`, (g, unit, self) =>
    isHero(g, unit, self) && contains(g, unit, name) ? { add: 1 } : undefined,
  );

const isWarrior = isCalled('Geonosian Warriors');

function* pivotAndGo(g: Legion, unit: Unit, self: CardSource): Flow {
  const move = yield* g.rules.move(g, unit, { kinds: ['pivot'], by: self.seat, clauses: CARD });
  yield* after(g, unit, { move });
  if (canMove(g, unit)) yield* speedMove(g, unit, 1, self);
}

/** What Marquand has for a vehicle, by the arc in which it is. */
function waysOf(g: Legion, unit: Unit, marquand: Unit): readonly ('dodge' | 'aim' | 'move')[] {
  const seen = (arc: 'front' | 'sides' | 'rear') => inArcs(g, marquand, marquand.leader, [arc], unit);
  return [
    ...(seen('front') ? (['dodge'] as const) : []),
    ...(seen('sides') ? (['aim'] as const) : []),
    ...(seen('rear') && canMove(g, unit) ? (['move'] as const) : []),
  ];
}

export const RECENT: CardFamily = {
  // Empire
  'command/unrelenting-fire': {
    abilities: [
      at('unit.rallies', {
        mandatory: true,
        when: (g, m, self) => !isFriend(g, m.unit, self),
        *run(_g, m) {
          m.most = 1;
        },
      }),
    ],
  },
  'command/you-have-something-i-want': {
    notInRound: 1,
    abilities: [
      at('command.ordered', {
        mandatory: true,
        when: (g, _m, self) => darkTroopers(g, self).length > 0,
        *run(g, _m, self) {
          const unit = yield* pickUnit(self, darkTroopers(g, self));
          const where = { unit: unit.id, zones: [], beyondEnemies: 2 };
          yield* relocate(g, unit, where, { seat: self.seat, clauses: CARD });
          unit.order = 'facedown';
        },
      }),
    ],
  },
  'command/squadron-on-me': {
    abilities: [
      whenHeroActivates(
        function* (g, marquand, self) {
          const able = friendsWithin(g, marquand, 4).filter((friend) => isVehicle(g, friend));
          const prompt = say('le.ask.card-units', { n: able.length });
          const chosen = yield* chooseUnits(self.seat, able, [0, able.length], CARD, prompt, self.card);
          for (const unit of chosen) yield* pivotAndGo(g, unit, self);
        },
        { when: (g, marquand) => friendsWithin(g, marquand, 4).some((friend) => isVehicle(g, friend)) },
      ),
    ],
  },
  'command/armored-cavalry': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => {
          const marquand = heroOf(g, self);
          return byCard(g, m, self) && isVehicle(g, m.unit) && marquand !== undefined && m.unit !== marquand;
        },
        function* (g, unit, self) {
          const ways = waysOf(g, unit, heroOf(g, self)!);
          if (ways.length === 0) return;
          const about = { unit: unit.id, card: self.card };
          const way = yield* chooseWay(self.seat, ways, CARD, say('le.ask.command-token', about), about);
          if (way === 'move') yield* speedMove(g, unit, 1, self);
          else yield* gain(g, unit, way, 1, self.card);
        },
      ),
    ],
  },
  'command/you-hide-your-fear-well': {
    grants: ['demoralize'],
    values: [
      ...lends({ demoralize: 1 }).values,
      valueOfAny('aimDice', (g, unit, self) => {
        const sister = heroOf(g, self);
        const cowed = sister && !isFriend(g, unit, self) && isSuppressed(g, unit) && isAt(between(g, sister, unit), 4);
        return cowed ? { add: -1 } : undefined;
      }),
    ],
  },
  'command/come-and-prove-it': {
    grants: ['indomitable'],
    values: [
      ...lends({ indomitable: 1 }, isBrotherOrSister).values,
      valueOfAny('extraDefence', (g, unit, self, { attack }) =>
        attack?.defender === unit.id && isBrotherOrSister(g, unit, self) ? { add: 1 } : undefined,
      ),
    ],
    abilities: [
      at('attack.cover', {
        mandatory: true,
        when: (g, m, self) => isHero(g, m.defender, self) && m.defender.order === 'faceup',
        *run(g, m, self) {
          yield* gain(g, m.defender, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  // Rebels
  'command/arboreal-assault': {
    grants: ['suppressive', 'immobilize'],
    abilities: [
      ...lendsOrdered('suppressive', 'immobilize').abilities,
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isFriend(g, m.attacker, self) &&
          hasRank(m.attacker, 'special') &&
          m.defender.status === 'play' &&
          m.defender.order === 'faceup',
        *run(g, m) {
          returnOrder(g, m.defender);
        },
      }),
    ],
  },
  'command/hiding-in-plain-sight': lendsOrdered('inconspicuous'),
  'command/not-out-of-it-yet': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => byCard(g, m, self) && canMove(g, m.unit),
        (g, unit, self) => speedMove(g, unit, 1, self),
      ),
      at('unit.activates', {
        id: 'tokens',
        mandatory: true,
        when: (g, m, self) => {
          const [han, luke] = [called(g, self, 'Han Solo'), called(g, self, 'Luke Skywalker')];
          return (
            han !== undefined &&
            luke !== undefined &&
            (m.unit === han || m.unit === luke) &&
            isAt(between(g, han, luke), 2)
          );
        },
        run: (g, m, self) => gains('aim', 'dodge')(g, m.unit, self),
      }),
    ],
  },
  // Republic
  'command/this-partys-over': {
    values: [
      valueOfAny('vaapadRed', (g, unit, self) =>
        isHero(g, unit, self) && isEngaged(g, unit) ? { add: 1 } : undefined,
      ),
    ],
    abilities: [
      mayWhenOrdered(
        (g, m, self) => byCard(g, m, self) && isHero(g, m.unit, self),
        function* (g, mace, self) {
          const about = { unit: mace.id, card: self.card };
          const wounds = yield* chooseNumber(self.seat, [1, 2, 3], CARD, say('le.ask.command-wounds', about), about);
          yield* g.rules.suffer(g, mace, wounds, { by: self.card });
        },
      ),
    ],
  },
  'command/we-do-what-we-do': {
    grants: ['tactical', 'reliable', 'precise', 'suppressive'],
    values: [
      valueOfAny('speed', (g, unit, self) =>
        isHero(g, unit, self) && contains(g, unit, 'Hunter') ? { add: 1, atMost: 3 } : undefined,
      ),
      batch('tactical', 'Tech'),
      batch('reliable', 'Echo'),
      batch('precise', 'Crosshair'),
      batch('suppressive', 'Wrecker'),
    ],
  },
  'command/flow-of-the-force': {
    orders: onlyNominated,
    abilities: [
      whoeverIsOrdered(function* (g, unit, self) {
        const about = { unit: unit.id, card: self.card };
        const prompt = say('le.ask.command-recover', about);
        if (unit.status === 'play' && (yield* may(self.seat, prompt, CARD, { unit: unit.id })))
          yield* recovers(g, unit);
        yield* gains('aim', 'dodge', 'standby')(g, unit, self);
      }),
    ],
  },
  // Separatists
  'command/ai-coordination': { abilities: [ordered('standby')] },
  'command/we-serve-the-queen': {
    grants: ['coordinate'],
    values: [
      valueOfAny('keyword.direct', (g, unit, self) => (isCalled('Sun Fac')(g, unit, self) ? { set: 0 } : undefined)),
    ],
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: () => true,
        *run(g, _m, self) {
          for (const unit of g.rules.mayActivate(g))
            if (isWarrior(g, unit, self) || isCalled('Sun Fac')(g, unit, self))
              give(g, self, unit, 'coordinate', 1, 'Geonosian Warriors');
        },
      }),
      at('unit.activates', {
        mandatory: true,
        when: (g, m, self) =>
          isWarrior(g, m.unit, self) && m.unit.order === 'faceup' && !isMarked(g, self, m.unit, ORDERED),
        *run(g, m, self) {
          mark(g, self, m.unit, ORDERED);
          yield* gains('aim', 'dodge')(g, m.unit, self);
        },
      }),
    ],
  },
  // Mercenaries
  'command/a-simple-man': {
    grants: ['marksman'],
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (g, _m, self) => heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          const boba = heroOf(g, self)!;
          if (boba.order === 'faceup') {
            const able = friendsWithin(g, boba, 1).filter((friend) => canMove(g, friend));
            const friend = yield* mayPickUnit(self, able);
            if (friend) yield* speedMove(g, friend, 1, self);
            return;
          }
          yield* gain(g, boba, 'aim', 1, self.card);
          give(g, self, boba, 'marksman');
          const his = { source: self.key, unit: boba.id, until: 'round' } as const;
          g.state.lasting.push({ ...his, value: 'weaponRange', modifier: { add: 1 } });
          g.state.lasting.push({ ...his, value: 'weaponRangeMost', modifier: { atLeast: 5 } });
        },
      }),
    ],
  },
  'command/a-machine-made-for-killing': {
    orders: onlyNominated,
    grants: ['demoralize', 'steady'],
    abilities: [
      whoeverIsOrdered(function* (g, unit, self) {
        yield* gain(g, unit, 'aim', 1, self.card);
        give(g, self, unit, 'demoralize', 3);
        give(g, self, unit, 'steady');
      }),
    ],
  },
  'command/thats-just-good-business': {
    abilities: [
      whenHeroActivates(
        function* (g, hondo) {
          yield* g.rules.act(g, hondo, 'move', { free: true });
        },
        { when: canMove },
      ),
      at('move.after', {
        id: 'deal',
        mandatory: true,
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => isHero(g, m.unit, self) && m.started !== null && m.started.status === 'play',
        *run(g, m, self) {
          const enemy = m.started!;
          const fear = remove(g, m.unit, 'suppression', m.unit.tokens.suppression, self.card);
          yield* gain(g, enemy, 'suppression', fear, self.card);
          for (const token of GREEN) {
            const taken = remove(g, enemy, token, enemy.tokens[token], self.card);
            yield* gain(g, m.unit, token, taken, self.card);
          }
        },
      }),
    ],
  },
  'command/stories-so-many-of-them-true': {
    abilities: [
      at('unit.activates', {
        when: (g, m, self) => {
          const hondo = heroOf(g, self);
          return (
            hondo?.order === 'faceup' &&
            !hondo.panicked &&
            isFriend(g, m.unit, self) &&
            m.unit.status === 'play' &&
            isAt(between(g, hondo, m.unit), 4)
          );
        },
        *run(g, m, self) {
          yield* gain(g, heroOf(g, self)!, 'suppression', 1, self.card);
          yield* gainsOne(g, m.unit, self, ['aim', 'dodge', 'surge']);
        },
      }),
    ],
  },
  // Mandalorians
  'command/aerial-assault': {
    grants: ['death-from-above'],
    values: lends(
      { 'death-from-above': 1 },
      (g, unit, self) => isFriend(g, unit, self) && unit.order === 'faceup' && hasKeyword(g, unit, 'jump'),
    ).values,
    abilities: [
      mayWhenOrdered(
        (g, m, self) => byCard(g, m, self) && hasKeyword(g, m.unit, 'jump') && canMove(g, m.unit),
        function* (g, unit) {
          const move = yield* g.rules.move(g, unit, { kinds: ['jump'], jump: 2 * HEIGHT, clauses: CARD });
          yield* after(g, unit, { move, action: { unit, action: 'move', free: true, move } });
        },
      ),
    ],
  },
};
const HEIGHT = 152.4;

const darkTroopers = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter((unit) => isCalled('Imperial Dark Troopers')(g, unit, self) && unit.order === 'faceup');
