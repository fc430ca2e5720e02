import { CardBook } from '@holotisch/engine';
import { CONDITIONS } from './battle/conditions.ts';
import { DEPLOYMENTS } from './battle/deployments.ts';
import { OBJECTIVES } from './battle/objectives.ts';
import { ACTIVATING } from './keywords/activating.ts';
import { ATTACKING } from './keywords/attacking.ts';
import { DEFENDING } from './keywords/defending.ts';
import { SUPPORTING } from './keywords/supporting.ts';
import { WEAPON_KEYWORDS } from './keywords/weapons.ts';
import type { CardFamily, CardRules } from './vocabulary.ts';

/** Every keyword and card that acts. */
const FILES: readonly CardFamily[] = [
  WEAPON_KEYWORDS,
  ATTACKING,
  DEFENDING,
  ACTIVATING,
  SUPPORTING,
  OBJECTIVES,
  DEPLOYMENTS,
  CONDITIONS,
];

export const CARDS = CardBook.of<CardRules>(FILES);
