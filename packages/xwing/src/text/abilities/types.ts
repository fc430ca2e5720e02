import type { Language } from '@holotisch/engine';

/** What a card does, in our own words. */
export type Saying = Readonly<Record<Language, string>>;

/**
 * By the keys of the cards: `faction/ship/id`, `slot/id`, `deck/id`, `condition/id`. A card with two sides has an entry
 * for each: `slot/id#0` and `slot/id#1`.
 */
export type Sayings = Readonly<Record<string, Saying>>;
