import type { LegionState } from '@holotisch/legion';
import type { Secrets } from './search.ts';

/** Command cards in the hands of others that nobody has seen yet. */
export const unseenBy = ({ hands }: LegionState, viewer: number | 'nobody'): readonly string[] => {
  const seen = new Set(
    hands.flatMap(({ cards, discard, aside, divulged, played }, seat) => [
      ...[...discard, ...aside, ...divulged],
      ...(played === null ? [] : [played]),
      ...(seat === viewer ? cards : []),
    ]),
  );
  return hands.flatMap(({ cards }, seat) => (seat === viewer ? [] : cards.filter((card) => !seen.has(card))));
};

/**
 * Legion hides the command cards in others' hands, battle decks that are not laid out, the order of the tokens in a bag, the
 * chance to come, and what a battle card keeps secret for one seat.
 */
export const legionSecrets: Secrets = {
  game: 'legion',
  scrambled(state: LegionState, viewer) {
    return {
      ...state,
      chance: { seed: 'other', drawn: 99, loaded: {} },
      brought: state.brought.map(() => ({ objective: ['other'] })),
      battleNote: Object.fromEntries(
        Object.entries(state.battleNote).map(([key, note]) => [
          key,
          key.startsWith('secret.') && key !== `secret.${viewer}` ? 'other' : note,
        ]),
      ),
      hands: state.hands.map((hand, seat) => ({
        ...hand,
        cards: seat === viewer ? hand.cards : hand.cards.map(() => 'other'),
        pool: hand.pool.toReversed(),
      })),
    };
  },
  betrays(event, state: LegionState, viewer, meant) {
    if (meant || event['type'] === 'cardsReturned') return false;
    const unseen = unseenBy(state, viewer);
    return Object.values(event).some((said) =>
      (Array.isArray(said) ? said : [said]).some((word) => typeof word === 'string' && unseen.includes(word)),
    );
  },
};
