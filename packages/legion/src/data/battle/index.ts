import type { BattleCard } from '../types.ts';
import { ADVANTAGES } from './advantage.ts';
import { CONDITIONS } from './condition.ts';
import { DEPLOYMENTS } from './deployment.ts';
import { OBJECTIVES } from './objective.ts';
import { PRIMARIES } from './primary.ts';
import { SECONDARIES } from './secondary.ts';

export const BATTLE_CARDS: readonly BattleCard[] = [
  ...OBJECTIVES,
  ...DEPLOYMENTS,
  ...CONDITIONS,
  ...PRIMARIES,
  ...SECONDARIES,
  ...ADVANTAGES,
];
