import { type Flow, say } from '@holotisch/engine';
import { relocate } from '../../../flow/activation/relocate.ts';
import { chooseNumber, chooseUnits } from '../../../flow/choose.ts';
import { after } from '../../../flow/reactions.ts';
import { gain } from '../../../flow/tokens.ts';
import type { Legion } from '../../../legion.ts';
import type { TokenKind, Unit } from '../../../state.ts';
import { isTrooper, isVehicle, unitsInPlay } from '../../../values.ts';
import {
  byCard,
  CARD,
  called,
  canMove,
  friendsWithin,
  hasRank,
  isBrotherOrSister,
  isCalled,
  isFriend,
  isHero,
  isMarked,
  lendsOrdered,
  mark,
  pickUnit,
  recovers,
  speedMove,
  unmark,
  whenHeroActivates,
  whenOrdered,
} from '../../phrases/commands.ts';
import { byThisCard } from '../../phrases/rewording.ts';
import { at, type CardSource, type LaterCards, type TokenMoment } from '../../vocabulary.ts';

/** Fifth Brother and Seventh Sister help and hinder each other. */
const SHARED: readonly TokenKind[] = ['aim', 'dodge'];
const OTHER_TOKEN = { aim: 'dodge', dodge: 'aim' } as const;

/** One token more is part of what was gained; it calls forth nothing of its own. */
const MORE = 'more';

const rival = (g: Legion, unit: Unit, self: CardSource): Unit | undefined =>
  called(g, self, isHero(g, unit, self) ? 'Seventh Sister' : 'Fifth Brother');

const isShared = (g: Legion, m: TokenMoment, self: CardSource): boolean =>
  SHARED.includes(m.token) && isBrotherOrSister(g, m.unit, self) && !isMarked(g, self, m.unit, MORE);

function* pivotAndGo(g: Legion, unit: Unit, self: CardSource): Flow {
  const move = yield* g.rules.move(g, unit, { kinds: ['pivot'], by: self.seat, clauses: CARD });
  yield* after(g, unit, { move });
  if (canMove(g, unit)) yield* speedMove(g, unit, 1, self);
}

const darkTroopers = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter((unit) => isCalled('Imperial Dark Troopers')(g, unit, self) && unit.order === 'faceup');

export const EMPIRE_PIPS_2_26: LaterCards = {
  'command/evasive-maneuvers': byThisCard,
  'command/fear-and-dead-men': {
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
  },
  'command/new-ways-to-motivate-them': {
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
  'command/unexpected-but-not-unwelcome': {
    abilities: [
      whenOrdered(byCard, recovers),
      at('attack.gather', {
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isHero(g, m.attacker, self) &&
          hasRank(m.defender, 'commander', 'operative') &&
          m.defender.order === 'facedown',
        *run(g, m, self) {
          const sister = m.attacker!;
          const about = { unit: sister.id, card: self.card };
          const count = yield* chooseNumber(self.seat, [1, 2], CARD, say('le.ask.command-give', about), about);
          const before = sister.tokens.suppression;
          yield* gain(g, sister, 'suppression', count, self.card);
          yield* gain(g, sister, 'aim', sister.tokens.suppression - before, self.card);
        },
      }),
    ],
  },
  'command/we-need-reinforcements': lendsOrdered('disengage'),
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
  'command/you-would-question-me': {
    abilities: [
      at('token.gained', {
        id: 'answer',
        mandatory: true,
        when: (g, m, self) => isShared(g, m, self) && isHero(g, m.unit, self) && rival(g, m.unit, self) !== undefined,
        *run(g, m, self) {
          yield* gain(g, rival(g, m.unit, self)!, OTHER_TOKEN[m.token as 'aim' | 'dodge'], 1, self.card);
        },
      }),
      at('token.gained', {
        id: MORE,
        when: (g, m, self) => isShared(g, m, self) && rival(g, m.unit, self) !== undefined,
        *run(g, m, self) {
          yield* gain(g, rival(g, m.unit, self)!, 'immobilize', 1, self.card);
          mark(g, self, m.unit, MORE);
          yield* gain(g, m.unit, m.token, 1, self.card);
          unmark(g, self, m.unit, MORE);
        },
      }),
    ],
  },
};
