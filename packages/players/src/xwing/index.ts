export { xwingAce } from './ace.ts';
export { xwingPilot } from './pilot.ts';
export { xwingPartner, xwingRecruit } from './recruit.ts';
