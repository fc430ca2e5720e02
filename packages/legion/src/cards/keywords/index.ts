import type { CardFamily } from '../vocabulary.ts';
import { ACTING } from './acting.ts';
import { ATTACKING } from './attacking.ts';
import { DEFENDING } from './defending.ts';
import { DEPLOYING } from './deploying.ts';
import { FLAWED } from './flaws.ts';
import { HIDING } from './hiding.ts';
import { MACHINES } from './machines.ts';
import { MASTERIES } from './masteries.ts';
import { MOVING } from './moving.ts';
import { ORDERING } from './ordering.ts';
import { RALLYING } from './rallying.ts';
import { SUPPORTING } from './supporting.ts';
import { TEAMING } from './teaming.ts';
import { TRANSPORTING } from './transporting.ts';
import { WEAPON_KEYWORDS } from './weapons.ts';

/** All keywords by what they are about. */
export const KEYWORD_FILES: readonly CardFamily[] = [
  WEAPON_KEYWORDS,
  ATTACKING,
  MASTERIES,
  DEFENDING,
  HIDING,
  ACTING,
  MOVING,
  ORDERING,
  FLAWED,
  RALLYING,
  DEPLOYING,
  MACHINES,
  TEAMING,
  SUPPORTING,
  TRANSPORTING,
];
