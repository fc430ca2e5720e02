import { conditions } from './conditions.ts';
import { core } from './damage/core.ts';
import { core2 } from './damage/core2.ts';
import { imperial } from './pilots/imperial/index.ts';
import { rebel } from './pilots/rebel/index.ts';
import { scum } from './pilots/scum/index.ts';
import { upgrades } from './upgrades/index.ts';
import type { CardFamily, CardRules } from './vocabulary.ts';

/** Every family of cards; in which file a card stands follows from what is printed on it. */
const FAMILIES: readonly CardFamily[] = [...rebel, ...imperial, ...scum, ...upgrades, conditions, core, core2];

const rules = new Map<string, CardRules>();
for (const family of FAMILIES)
  for (const [id, card] of Object.entries(family)) {
    if (rules.has(id)) throw new Error(`the card ${id} is defined twice`);
    rules.set(id, card);
  }

/** The rules of a card: `faction/ship/pilot`, `slot/upgrade`, `deck/damage card`. Undefined: it has none of its own. */
export const rulesOf = (key: string): CardRules | undefined => rules.get(key);
export const isEnforced = (key: string): boolean => rules.has(key);
export const enforcedCards = (): readonly string[] => [...rules.keys()];
