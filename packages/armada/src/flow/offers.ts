import { type NameIn, type OfferIn, offerOfRules, type RuleOffer, type Seat } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import { RuleSource } from '../cards/source.ts';
import type { CardSource, WindowName, Windows } from '../cards/vocabulary.ts';
import type { Attack, Unit } from '../state.ts';

/**
 * What the rules themselves offer, by window, as the option's id is made: `unit` and `#` stand for numbers, `attack` and
 * `table` for themselves. Nothing else can be offered, and docs/windows-armada.md is written from it.
 */
export const OFFERS = {
  'attack.modify': [
    'unit:concentrate',
    'unit:accuracy',
    'attack:accuracy',
    'unit:adept',
    'unit:swarm',
    'unit:ai-battery',
    'unit:ai-anti-squadron',
    'unit:assault',
    'unit:veteran',
  ],
  'attack.defend': ['unit:token.#', 'unit:dodge'],
  'attack.after': ['unit:counter'],
  'ship.revealed': ['unit:retreat', 'unit:veteran'],
  'squadrons.start': ['table:exogorths'],
} as const satisfies { readonly [W in WindowName]?: readonly string[] };
type Offering = keyof typeof OFFERS;
/** What the rules offer in a window. */
export type Offer<W extends WindowName> = OfferIn<Armada, Windows[W], CardSource, W>;

/** An ability that no card brings but the rules: a defence token, a keyword, a command; of a unit, or of what attacks. */
export const ruleOffer = <W extends Offering>(
  window: W,
  whose: Unit | Attack | { readonly seat: Seat },
  offered: RuleOffer<Armada, Windows[W], NameIn<(typeof OFFERS)[W][number]>>,
): Offer<W> => {
  const unit = 'card' in whose ? whose : undefined;
  const of = unit?.id ?? ('dice' in whose ? 'attack' : 'table');
  return offerOfRules(window, new RuleSource(`${of}:${offered.name}`, offered.name, whose.seat, unit), offered);
};
