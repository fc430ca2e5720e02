import { conditions } from './conditions.ts';
import { core } from './damage/core.ts';
import { core2 } from './damage/core2.ts';
import { imperial } from './pilots/imperial/index.ts';
import { rebel } from './pilots/rebel/index.ts';
import { scum } from './pilots/scum/index.ts';
import type { Sayings } from './types.ts';
import { upgrades } from './upgrades/index.ts';

/**
 * What every card does, in our own words: shown beside the card, never read by the rules. It stands apart from the
 * other text because a page can fetch it when the first card is looked at.
 */
export const SAYINGS: Sayings = { ...rebel, ...imperial, ...scum, ...upgrades, ...conditions, ...core, ...core2 };
