import { type Flow, say } from '@holotisch/engine';
import { chooseNumber, mayChooseUnit } from '../../flow/choose.ts';
import { giveOrder, mayOrder } from '../../flow/command.ts';
import { gain, remove } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import { isNamed } from '../../named.ts';
import type { Unit } from '../../state.ts';
import { keywordOf, keywordTargets, numberOf } from '../../values.ts';
import { at, type CardFamily, type CardRules, type CardSource } from '../vocabulary.ts';
import { othersNearby } from './phrases.ts';

/** Keywords of the command phase: who gives orders, who is given one. */

const named = (g: Legion, { unit }: CardSource, keyword: Ordering, range: number): readonly Unit[] =>
  othersNearby(g, unit, range).filter(
    (friend) => isNamed(g, friend, keywordTargets(g, unit, keyword)) && mayOrder(g, friend, null),
  );
type Ordering = 'entourage' | 'direct' | 'coordinate';

const CLAUSES = {
  entourage: ['LE-GEFOLGE-EINHEITENNAME-03'],
  direct: ['LE-BEFEHLE-ERTEILEN-01'],
  coordinate: ['LC-KOORDINIEREN-01'],
} as const;
function* orderNamed(g: Legion, self: CardSource, keyword: Ordering, range: number): Flow {
  const friend = yield* mayChooseUnit(
    self.seat,
    named(g, self, keyword, range),
    CLAUSES[keyword],
    say('le.ask.order-by', { unit: self.unit.id }),
    keyword,
  );
  if (friend) yield* giveOrder(g, friend, self.unit);
}

/** One more order in its owner's turn of the step, before or after those of the card. R-LE-31 */
const ordersBesides = (keyword: 'entourage' | 'direct'): CardRules => ({
  abilities: (['command.orders', 'command.ordered'] as const).map((window) =>
    at(window, {
      limit: { per: 'phase', times: 1 },
      when: (g, m, self) =>
        m.seat === self.seat && self.unit.status === 'play' && named(g, self, keyword, 2).length > 0,
      run: (g, _m, self) => orderNamed(g, self, keyword, 2),
    }),
  ),
});

/** Tokens for whoever is given an order. */
const onOrder = (keyword: 'target' | 'defend', token: 'aim' | 'dodge'): CardRules => ({
  abilities: [
    at('unit.ordered', {
      mandatory: true,
      when: (_g, m, self) => m.unit === self.unit && m.instead === null,
      *run(g, _m, self) {
        yield* gain(g, self.unit, token, keywordOf(g, self.unit, keyword), keyword);
      },
    }),
  ],
});

export const ORDERING: CardFamily = {
  // LE-DISZIPLINIERT-X-01
  'keyword/disciplined': {
    abilities: [
      at('unit.ordered', {
        when: (_g, m, self) => m.unit === self.unit && self.unit.tokens.suppression > 0,
        *run(g, _m, self) {
          const { unit } = self;
          const most = Math.min(keywordOf(g, unit, 'disciplined'), unit.tokens.suppression);
          // up to X: a token that is kept is cover. LE-DECKUNG-11
          const count = yield* chooseNumber(
            self.seat,
            Array.from({ length: most }, (_, i) => i + 1),
            ['LE-DISZIPLINIERT-X-01'],
            say('le.ask.disciplined', { unit: unit.id }),
            { unit: unit.id, card: 'disciplined' },
          );
          remove(g, unit, 'suppression', count, 'disciplined');
        },
      }),
    ],
  },
  // LC-ANGRIFFSZIEL-X-01
  'keyword/target': onOrder('target', 'aim'),
  'keyword/defend': onOrder('defend', 'dodge'),
  // LC-KOORDINIEREN-01, R-LE-61: an order that follows its own
  'keyword/coordinate': {
    abilities: [
      at('command.ordered', {
        when: (_g, m, self) => m.seat === self.seat && self.unit.order === 'faceup',
        run: (g, _m, self) => orderNamed(g, self, 'coordinate', numberOf(g, self.unit, 'coordinateRange', 1)),
      }),
    ],
  },
  // LE-GEFOLGE-EINHEITENNAME-03..05
  'keyword/entourage': ordersBesides('entourage'),
  'keyword/direct': ordersBesides('direct'),
  // The order goes on to somebody else, once in a command phase.
  'keyword/authoritative': {
    abilities: [
      at('order.before', {
        limit: { per: 'phase', times: 1 },
        when: (g, m, self) => m.unit === self.unit && m.instead === null && orderable(g, self).length > 0,
        *run(g, m, self) {
          const friend = yield* mayChooseUnit(
            self.seat,
            orderable(g, self),
            ['LE-BEFEHLE-ERTEILEN-01'],
            say('le.ask.order-by', { unit: self.unit.id }),
            'authoritative',
          );
          if (friend) m.instead = friend;
        },
      }),
    ],
  },
  'keyword/cunning': { askedBy: 'flow/command.ts' },
  'keyword/field-commander': { askedBy: 'flow/command.ts' },
};

const orderable = (g: Legion, { unit }: CardSource): readonly Unit[] =>
  othersNearby(g, unit, 2).filter((friend) => mayOrder(g, friend, null));
