export { atLeast, type Chances, mean } from './distribution.ts';
export { type AttackOdds, type AttackSpec, attackOdds, type Outcome, resultsThrough } from './xwing.ts';
