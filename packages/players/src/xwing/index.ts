export { xwingAce } from './ace.ts';
export { xwingPilot } from './pilot.ts';
export { xwingRecruit } from './recruit.ts';
