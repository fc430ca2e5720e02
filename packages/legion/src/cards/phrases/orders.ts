import { type Flow, say } from '@holotisch/engine';
import { mayChooseUnit } from '../../flow/choose.ts';
import { giveOrder, mayOrder } from '../../flow/command/command.ts';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { keywordOf, keywordTargets } from '../../values.ts';
import { isNamed } from '../named.ts';
import { at, type CardRules, type CardSource, type CommandMoment, value } from '../vocabulary.ts';
import { othersNearby } from './keywords.ts';
import { mayOrderItself, using } from './upgrades.ts';

type Ordering = 'entourage' | 'direct' | 'coordinate';

const named = (g: Legion, { unit }: CardSource, keyword: Ordering, range: number): readonly Unit[] =>
  othersNearby(g, unit, range).filter(
    (friend) => isNamed(g, friend, keywordTargets(g, unit, keyword)) && mayOrder(g, friend, null),
  );

const CLAUSES = {
  entourage: ['LE-GEFOLGE-EINHEITENNAME-03'],
  direct: ['LE-BEFEHLE-ERTEILEN-01'],
  coordinate: ['LC-KOORDINIEREN-01'],
} as const;

export function* orderNamed(g: Legion, self: CardSource, keyword: Ordering, range: number): Flow {
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
export const ordersBesides = (keyword: 'entourage' | 'direct'): CardRules => ({
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
export const onOrder = (keyword: 'target' | 'defend', token: 'aim' | 'dodge'): CardRules => ({
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

/** Coordinate reaches one further. */
export const LONG_COORDINATE: CardRules = { values: [value('coordinateRange', () => ({ atLeast: 2 }))] };

/** An order for itself while its side issues orders: before the command card or after it. */
const orderForItself = using<CommandMoment>({
  when: (g, _m, self) => mayOrderItself(g, self),
  *run(g, _m, self) {
    yield* giveOrder(g, self.unit, self.unit);
  },
});

export const ORDERS_ITSELF: CardRules = {
  abilities: [at('command.orders', orderForItself), at('command.ordered', orderForItself)],
};
