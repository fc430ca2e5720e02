import type { AnyAbility, CardRules, OrderMoment } from '../vocabulary.ts';

type Change = (base: CardRules) => CardRules;

/** Only whoever is issued an order with this very card. */
export const byThisCard: Change = (base) => ({
  ...base,
  abilities: (base.abilities ?? []).map(
    (one): AnyAbility =>
      one.window === 'unit.ordered'
        ? { ...one, when: (g, m: OrderMoment, self) => m.card === self.card && one.when(g, m, self) }
        : one,
  ),
});

/** A card comes back at the start of the end phase. */
export const atTheEnd: Change = (base) => ({
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
