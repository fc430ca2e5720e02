import type { Language } from '@holotisch/engine';

/** What a card does, in our own words. */
export type Saying = Readonly<Record<Language, string>>;

/** By the keys of the cards: `upgrade/id`, `squadron/id`, `damage/id`, `objective/id`; keywords as `keyword/name`. */
export type Sayings = Readonly<Record<string, Saying>>;
