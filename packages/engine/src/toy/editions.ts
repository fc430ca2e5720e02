import { overlay } from '../overlay.ts';
import { toyCards } from './cards.ts';
import { firstRules, type ToyEdition } from './flow.ts';

/** An edition is a book of cards and a table of procedures; a later one names only what differs from an earlier one. */

export const firstEdition: ToyEdition = { book: toyCards, rules: firstRules };

export const secondEdition: ToyEdition = {
  rules: overlay(firstRules, (base) => ({
    /** Shots reach further. */
    range: () => 40,
    /** A counter rolls one die less, whoever calls for it: the card that does so has not changed. */
    *attack(g, attacker, target, isCounter) {
      const weaker = overlay(g.rules, (now) => ({ diceFor: (t, a) => now.diceFor(t, a) - 1 }));
      yield* base.attack(isCounter ? { ...g, rules: weaker } : g, attacker, target, isCounter);
    },
  })),
  book: toyCards.overlay({
    /** Twice a round. */
    lucky: (base) => ({
      ...base,
      abilities: (base.abilities ?? []).map((a) => ({ ...a, repeatable: true, limit: { per: 'round', times: 2 } })),
    }),
  }),
};
