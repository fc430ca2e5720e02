import { type Flow, say, shuffle } from '@holotisch/engine';
import * as data from '../../data/index.ts';
import { deckOf } from '../../flow/attack/damage.ts';
import { choose } from '../../flow/choose.ts';
import { assignCondition, liftCondition } from '../../flow/conditions.ts';
import type { Ship } from '../../state.ts';
import { inPlay, isFriendly } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import type { CardSource } from '../vocabulary.ts';
import { asked } from './questions.ts';

/** What happens when a condition is assigned, where that is more than laying the card. */

const DARK_SIDE = 'illshowyouthedarkside';

/** 'When assigned': a card of the Pilot kind waits on it, and moves along if the condition was in play already. */
export function* showDarkSide(g: XWing, self: CardSource, target: Ship): Flow {
  const before = inPlay(g.state).find((s) => s.conditions.includes(DARK_SIDE) && isFriendly(g.state, s, target));
  const waiting = before?.aside.splice(0) ?? [];
  assignCondition(g, target, DARK_SIDE);
  if (before === undefined) waiting.push(...(yield* searchDeck(g, self, target)));
  target.aside.push(...waiting);
  if (target.aside.length === 0) liftCondition(g, target, DARK_SIDE);
}

function* searchDeck(g: XWing, self: CardSource, target: Ship): Flow<string[]> {
  const { draw } = deckOf(g, target);
  const isOfPilots = (id: string) =>
    data.DAMAGE_DECKS[g.state.rules.damageDeck].some((card) => card.id === id && card.trait === 'pilot');
  const found = yield* choose({
    ...asked(self, 'card-search', { ship: target.id }),
    options: [
      ...[...new Set(draw)].filter(isOfPilots).map((card) => ({ id: card, label: say('xw.damageCard', { card }) })),
      { id: 'none', label: say('xw.none') },
    ],
  });
  const taken = found === 'none' ? [] : draw.splice(draw.indexOf(found), 1);
  for (const card of taken) g.emit({ type: 'setAside', ship: target.id, card });
  shuffle(g.state.chance, draw);
  return taken;
}
