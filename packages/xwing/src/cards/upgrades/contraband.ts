import { choose, type Flow, say } from '@holotisch/engine';
import { uniqueNameOf, unmet } from '../../build/restrictions.ts';
import * as data from '../../data/index.ts';
import type { Upgrade } from '../../data/types.ts';
import type { Equipped } from '../../state.ts';
import type { XWing } from '../../xwing.ts';
import { isEnforced } from '../index.ts';
import { discard } from '../phrases/effects.ts';
import { asked, pickUpgrade } from '../phrases/questions.ts';
import { at, type CardFamily, type CardSource } from '../vocabulary.ts';

/** What the ship could have in place of a card: of its kind, no dearer, and allowed to this ship of this squad. */
function substitutes(g: XWing, self: CardSource, old: Equipped): Upgrade[] {
  const { type, pilot } = g.facts(self.ship);
  const squad = g.state.ships.filter((s) => s.seat === self.seat);
  const cards = squad.flatMap((s) => [g.facts(s).pilot, ...s.upgrades.map((u) => g.upgrade(u))]);
  const names = new Set(cards.flatMap((card) => uniqueNameOf(card) ?? []));
  const acts = (card: Upgrade) => !card.ability || g.state.rules.unenforced || isEnforced(`${card.slot}/${card.id}`);
  return data.UPGRADES.filter(
    (card) =>
      card.slot === old.slot &&
      card.id !== old.id &&
      card.points <= g.upgrade(old).points &&
      !names.has(uniqueNameOf(card) ?? '') &&
      unmet({ type, pilot, cards: [card], places: [], names }, 0).length === 0 &&
      acts(card),
  );
}
const wares = (g: XWing, self: CardSource): Equipped[] =>
  self.ship.upgrades.filter(
    (u) => (u.slot === 'illicit' || u.slot === 'cargo') && !u.discarded && substitutes(g, self, u).length > 0,
  );

/** The new card takes the place of the old one, which is out of the match. */
function* swap(g: XWing, self: CardSource, old: Equipped): Flow {
  const { upgrades } = self.ship;
  const { slot } = old;
  const id = yield* choose({
    ...asked(self, 'card-swap', { ship: self.ship.id }),
    options: substitutes(g, self, old).map((card) => ({ id: card.id, label: say('xw.upgrade', { card: card.id }) })),
  });
  old.discarded = true;
  upgrades.splice(upgrades.indexOf(old), 1, { slot, id, discarded: false, face: 0, tokens: 0 });
  g.refit();
  g.emit({ type: 'replaced', ship: self.ship.id, card: old.id, replacement: id });
}

export const contraband: CardFamily = {
  /** Discarded, he brings other contraband for what the ship has. */
  'crew/cikatrovizago': {
    abilities: [
      at('end.start', {
        when: (g, _m, self) => wares(g, self).length > 0,
        *run(g, _m, self) {
          discard(g, self);
          yield* swap(g, self, yield* pickUpgrade(self, self.ship, wares(g, self)));
        },
      }),
    ],
  },
};
