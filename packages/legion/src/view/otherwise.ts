import type { Seat } from '@holotisch/engine';
import { handPips } from '../build/look-up.ts';
import { BANE_KINDS } from '../cards/phrases/bane.ts';
import { commandsIn, findCommand } from '../data/index.ts';
import { cloneState, type Hand, HIDDEN, type LegionState } from '../state.ts';

/**
 * What a seat cannot know is another thing that could lie there as well: command cards of the other side that nobody has seen,
 * tokens on its cards, facedown tokens, what a battle card keeps secret.
 */
export function otherwise(state: LegionState, seat: Seat): LegionState {
  const other = cloneState(state);
  for (const [owner, hand] of other.hands.entries()) if (state.sides[owner] !== state.sides[seat]) hide(state, hand);
  const tokens = other.markers.filter((marker) => marker.kind === 'bane' && marker.seat !== seat);
  for (const marker of tokens)
    if (typeof marker.note === 'string') marker.note = nextIn<string>(BANE_KINDS, marker.note);
  return other;
}

function hide({ rules, revealed }: LegionState, hand: Hand): void {
  const { cards, contingencies, pool, kept } = hand;
  const used = new Set([...cards, ...contingencies, ...hand.discard, ...hand.aside, hand.played]);
  const unseen = commandsIn(rules.edition).filter(({ unknown }) => !unknown);
  const otherCard = (card: string): string => {
    const known = findCommand(card, rules.edition);
    if (!known || hand.divulged.includes(card)) return card;
    // One that might be played as well, so that the same questions are asked as long as nobody sees which it is.
    const free = unseen.filter(({ id }) => !used.has(id));
    const alike = free.filter((one) => handPips(one) === handPips(known) && one.faction === known.faction);
    const other =
      alike.find(({ owners }) => (owners === undefined) === (known.owners === undefined)) ??
      alike[0] ??
      free.find((one) => handPips(one) === handPips(known)) ??
      free[0]!;
    used.add(other.id);
    return other.id;
  };
  for (const pile of [cards, contingencies]) for (const [i, card] of pile.entries()) pile[i] = otherCard(card);
  if (hand.played !== null && hand.played !== HIDDEN && !revealed) hand.played = otherCard(hand.played);
  // Which tokens lie on a card only their owner knows: another one of those that are left.
  for (const [i, rank] of kept.entries()) {
    const at = pool.findIndex((one) => one !== rank);
    if (at < 0) continue;
    kept[i] = pool[at]!;
    pool[at] = rank;
  }
}

const nextIn = <T>(all: readonly T[], one: T): T => all[(all.indexOf(one) + 1) % all.length]!;
