export { atLeast, type Chances, mean } from './distribution.ts';
