import type { Grants, Pilot, Slot, SlotGain, Upgrade } from '../data/types.ts';

/** The upgrade bar as it is with these cards on it, and which card stands on which icon. */

/** An icon: one of `kinds`, with what else a card must be to stand on it. */
export interface Place extends Omit<SlotGain, 'slot' | 'different'> {
  readonly kinds: readonly Slot[];
  /** Which of the ship's upgrades brings it; null if it is printed. */
  readonly from: number | null;
}

/** What a card changes as it is equipped; of a dual card its first face lies up. */
export const grantsOf = (card: Upgrade): Grants | undefined => card.sides?.[0].grants ?? card.grants;

/** XW-MODIFIKATIONEN-01, XW-TITEL-01: one of each needs no icon. XW-MODIFIKATIONEN-03, XW-TITEL-02: and it is one. */
const WITHOUT_ICON: readonly Slot[] = ['mod', 'title'];

/** The order of the cards does not matter: first all that is gained, then all that is lost. */
export function placesOf(pilot: Pilot, cards: readonly (Upgrade | undefined)[]): Place[] {
  const grants = cards.map((card) => card && grantsOf(card));
  let places: Place[] = [...pilot.slots, ...WITHOUT_ICON].map((slot) => ({ kinds: [slot], from: null }));
  for (const [from, grant] of grants.entries()) {
    for (const { slot, different: _, ...only } of grant?.gains ?? []) places.push({ kinds: [slot], from, ...only });
    if (grant?.gainsOneOf) places.push({ kinds: grant.gainsOneOf, from });
  }
  for (const grant of grants) {
    for (const slot of grant?.loses ?? []) {
      const lost = places.findIndex((p) => p.kinds.length === 1 && p.kinds[0] === slot);
      if (lost >= 0) places.splice(lost, 1);
    }
    const all = grant?.losesAll ?? [];
    places = places.filter((p) => !p.kinds.every((kind) => all.includes(kind)));
  }
  for (const grant of grants) {
    const treats = grant?.treats;
    if (treats)
      places = places.map((p) => (p.kinds.includes(treats.slot) ? { ...p, kinds: [...p.kinds, ...treats.as] } : p));
  }
  return places;
}

/** Whether a card may stand on an icon. No card stands on an icon that it brings itself. */
const suits = (card: Upgrade, index: number, place: Place): boolean =>
  place.kinds.includes(card.slot) &&
  place.from !== index &&
  (place.maxPoints === undefined || card.points <= place.maxPoints) &&
  (!place.uniqueOnly || card.unique) &&
  (place.mustBe === undefined || card.id === place.mustBe);

/**
 * XW-AUFWERTUNGSKARTEN-04: one card for each icon; some cards take two. Cards that stand move over as long as another
 * icon suits them (augmenting paths), so the order of the list never makes a legal ship illegal; where not all fit,
 * the later ones stay out. The answer names, for each place, the card on it.
 */
export function seatCards(
  cards: readonly (Upgrade | undefined)[],
  places: readonly Place[],
): { readonly on: readonly (number | undefined)[]; readonly out: readonly number[] } {
  let on: (number | undefined)[] = places.map(() => undefined);
  const out: number[] = [];
  const push = (index: number, tried: Set<number>): boolean => {
    const card = cards[index]!;
    for (const [p, place] of places.entries()) {
      if (tried.has(p) || !suits(card, index, place)) continue;
      tried.add(p);
      const sitting = on[p];
      if (sitting === undefined || push(sitting, tried)) {
        on[p] = index;
        return true;
      }
    }
    return false;
  };
  for (const [index, card] of cards.entries()) {
    if (card === undefined) continue;
    const before = [...on];
    for (let n = card.occupies ?? 1; n > 0; n--) {
      if (push(index, new Set())) continue;
      on = before;
      out.push(index);
      break;
    }
  }
  return { on, out };
}
