import { type Flow, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { seat as seatCards } from '../../build/icons.ts';
import { unmet } from '../../build/limits.ts';
import * as data from '../../data/index.ts';
import { displace } from '../../flow/activation/manoeuvre.ts';
import { setAsideBy } from '../../flow/attack/take-off.ts';
import { choose, NONE, noneOption } from '../../flow/choose.ts';
import { deploy, setAside } from '../../flow/setup/deployment.ts';
import type { Equipped, Ship } from '../../state.ts';
import { commandOf, isFlagship, isFlotilla, isFriendly, isShip } from '../../values.ts';
import { at, type CardRules, type CardSource } from '../vocabulary.ts';
import { CLAUSE, pickShip } from './titles.ts';

/** Ships that may be set aside: small ones with a command value of 1. */
const small = (g: Armada, self: CardSource): readonly Ship[] =>
  g.state.units.filter(
    (u): u is Ship =>
      u.kind === 'ship' &&
      u.status === 'reserve' &&
      isFriendly(g.state, u, self) &&
      g.class(u).size === 'small' &&
      commandOf(g, u) === 1,
  );

const docked = (g: Armada, self: CardSource): Ship | undefined => setAsideBy(g, self.key).find(isShip);

/** Whether a ship has room for a card, and may have it. */
function isAble(g: Armada, ship: Ship, { id }: Equipped): boolean {
  const card = data.upgradeCard(id);
  const cards = [...ship.upgrades.map((u) => data.upgradeCard(u.id)), card];
  const flagship = isFlagship(ship) || card.slots.includes('commander');
  if (card.slots.includes('commander') && isFlotilla(g, ship)) return false; // AR-FLOTTILLEN-05
  const { out } = seatCards(g.card(ship), cards);
  return (
    out.length === 0 && unmet({ ship: g.card(ship), cards, flagship, prices: g.state.rules.prices }, card).length === 0
  );
}

/** Up to one commander and one officer go over to the other ship. */
function* handOver(g: Armada, self: CardSource, to: Ship): Flow<void> {
  for (const slot of ['commander', 'officer'] as const) {
    const { ship } = self;
    // discarded ones, too: they stay so
    const able = ship.upgrades.filter((u) => data.upgradeCard(u.id).slots.includes(slot) && isAble(g, to, u));
    const answer = yield* choose({
      seat: self.seat,
      kind: 'card-upgrade',
      prompt: say('ar.ask.hand-over', { unit: to.id, card: self.card }),
      clauses: ['AR-CARD-PROFUNDITY-03'],
      about: { unit: to.id, card: self.card },
      options: [
        ...able.map((u) => ({ id: u.id, label: say('ar.card', { card: u.id }), about: { unit: to.id, card: u.id } })),
        noneOption,
      ],
    });
    if (answer === NONE) continue;
    const card = able.find((u) => u.id === answer)!;
    ship.upgrades.splice(ship.upgrades.indexOf(card), 1);
    to.upgrades.push(card);
    g.refit();
    g.emit({ type: 'note', why: say('ar.note.cardMoved', { unit: to.id, card: card.id }), clauses: CLAUSE });
  }
}

/** AR-CARD-PROFUNDITY-01..03 */
export const profundity: CardRules = {
  abilities: [
    at('setup.before', {
      when: (g, _m, self) => small(g, self).length > 0 && docked(g, self) === undefined,
      *run(g, _m, self) {
        setAside(g, yield* pickShip(self, small(g, self)), self.key);
      },
    }),
    at('round.start', {
      when: (g, _m, self) => self.ship.status === 'play' && docked(g, self) !== undefined,
      *run(g, _m, self) {
        const ship = docked(g, self)!;
        yield* deploy(g, ship, { near: { unit: self.ship.id, most: 1 }, overSquadrons: true });
        yield* displace(g, ship);
        yield* handOver(g, self, ship);
      },
    }),
  ],
};
