import { performAction } from './actions/perform.ts';
import { tokenEffect } from './token-effects.ts';

/**
 * The procedures that are reached through the table they stand in (`g.rules.performAction(g, …)`): those that come back
 * to themselves by way of others, and so would tie their files into a knot. An edition replaces them here.
 */
export const firstEdition = Object.freeze({ performAction, tokenEffect });
export type XWingRules = typeof firstEdition;
