import { cloneToy, type Toy, type Wound } from './state.ts';

const otherWound = (wound: string): Wound => (wound === 'dent' ? 'breach' : 'dent');

/** What nobody knows: the deck, and a drone's only wound. Of two it is known that they are dents, or it would be gone. */
export function otherwise(state: Toy): Toy {
  const other = cloneToy(state);
  other.deck.draw.splice(0, Number.POSITIVE_INFINITY, ...state.deck.draw.map(otherWound));
  for (const { wounds, removed } of other.drones)
    if (wounds.length === 1 && !removed) wounds[0] = otherWound(wounds[0]!);
  return other;
}
