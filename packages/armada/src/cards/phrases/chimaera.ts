import { say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { unmet } from '../../build/limits.ts';
import * as data from '../../data/index.ts';
import type { UpgradeCard } from '../../data/types.ts';
import { choose } from '../../flow/choose.ts';
import { newEquipped } from '../../position/start.ts';
import type { Equipped, Unit } from '../../state.ts';
import { isFlagship, isFriendly } from '../../values.ts';
import { at, type CardRules, type CardSource } from '../vocabulary.ts';

/** The ship's fleet command card, if it has not been discarded. AR-CARD-SCHIMAERE-02 */
const carried = ({ ship }: CardSource): Equipped | undefined =>
  ship.upgrades.find((u) => !u.discarded && data.upgradeCard(u.id).slots.includes('fleet-command'));

const cardsOf = (unit: Unit): readonly (typeof data.ALL_UPGRADES)[number]['name'][] =>
  unit.kind === 'squadron'
    ? [data.squadronCard(unit.card).name]
    : [data.shipCard(unit.card).name, ...unit.upgrades.map((u) => data.upgradeCard(u.id).name)];

/** Any other one that the ship may have, whatever it costs, whose name no card of the fleet bears. AR-CARD-SCHIMAERE-03 */
function choices(g: Armada, self: CardSource): readonly UpgradeCard[] {
  const { ship } = self;
  const fleet = new Set(
    g.state.units.flatMap((unit) => (isFriendly(g.state, unit, self) ? cardsOf(unit).map(({ en }) => en) : [])),
  );
  const fitting = {
    ship: g.card(ship),
    cards: ship.upgrades.map((u) => data.upgradeCard(u.id)),
    flagship: isFlagship(ship),
    prices: g.state.rules.prices,
  };
  return data.ALL_UPGRADES.filter(
    (card) =>
      card.slots.includes('fleet-command') &&
      !fleet.has(card.name.en) &&
      unmet(fitting, card).length === 0 &&
      (g.state.rules.unenforced || g.book.has(`upgrade/${card.id}`)),
  );
}

/** AR-CARD-SCHIMAERE-01..06: what it carried is no part of the fleet any more, and may come back another time. */
export const chimaera: CardRules = {
  abilities: [
    at('command.start', {
      when: (g, _m, self) => self.ship.status === 'play' && carried(self) !== undefined && choices(g, self).length > 0,
      *run(g, _m, self) {
        const { ship } = self;
        const id = yield* choose({
          seat: self.seat,
          kind: 'card-upgrade',
          prompt: say('ar.ask.replace-upgrade', { unit: ship.id, card: self.card }),
          clauses: ['AR-CARD-SCHIMAERE-03'],
          about: { unit: ship.id, card: self.card },
          options: choices(g, self).map((card) => ({
            id: card.id,
            label: say('ar.card', { card: card.id }),
            about: { unit: ship.id, card: card.id },
          })),
        });
        ship.upgrades.splice(ship.upgrades.indexOf(carried(self)!), 1, newEquipped(id));
        g.refit();
        g.emit({
          type: 'note',
          why: say('ar.note.cardReplaced', { unit: ship.id, card: id }),
          clauses: ['AR-CARD-SCHIMAERE-04'],
        });
      },
    }),
  ],
};
