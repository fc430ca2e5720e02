import { type Flow, type Seat, say } from '@holotisch/engine';
import type { Legion } from '../../legion.ts';
import { choose, NONE, noneOption } from '../choose.ts';
import { order } from '../timing.ts';

/** Command cards that players may show before units are deployed, the blue player first. R-LE-100 */
export function* divulge(g: Legion): Flow {
  for (const seat of order(g)) yield* divulgeFrom(g, seat);
}
function* divulgeFrom(g: Legion, seat: Seat): Flow {
  const hand = g.state.hands[seat]!;
  const rulesOf = (card: string) => g.book.get(`command/${card}`)?.divulge;
  for (;;) {
    const able = hand.cards.filter((card) => {
      const rules = rulesOf(card);
      return rules && !hand.divulged.includes(card) && (rules.when?.(g, seat) ?? true);
    });
    if (able.length === 0) return;
    const card = yield* choose({
      seat,
      kind: 'divulge',
      prompt: say('le.ask.divulge'),
      clauses: ['LE-KOMMANDOKARTEN-14'],
      about: {},
      options: [...able.map((id) => ({ id, label: say('le.card', { card: id }), about: { card: id } })), noneOption],
    });
    if (card === NONE) return;
    hand.divulged.push(card);
    g.emit({ type: 'divulged', seat, card });
    yield* rulesOf(card)!.run(g, seat);
  }
}
