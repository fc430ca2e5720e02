import type { Language } from '@holotisch/engine';

/** What a card or keyword does, in our own words. */
export type Saying = Readonly<Record<Language, string>>;

/** By the keys of the cards: `keyword/id`, `upgrade/id`, `command/id`, `battle/id`. */
export type Sayings = Readonly<Record<string, Saying>>;
