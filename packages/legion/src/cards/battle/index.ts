import type { CardFamily, LaterCards } from '../vocabulary.ts';
import { ADVANTAGE_26 } from './advantage@2.6.ts';
import { CONDITION } from './condition.ts';
import { DEPLOYMENT } from './deployment.ts';
import { OBJECTIVE } from './objective.ts';
import { PRIMARY_26 } from './primary@2.6.ts';
import { SECONDARY_26 } from './secondary@2.6.ts';

/** Battle cards by kind. */
export const BATTLE_CARDS: readonly CardFamily[] = [CONDITION, DEPLOYMENT, OBJECTIVE];

/** What 2.6 brings and reads otherwise. */
export const LATER_BATTLE_CARDS: readonly LaterCards[] = [ADVANTAGE_26, PRIMARY_26, SECONDARY_26];
