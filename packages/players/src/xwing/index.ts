export { xwingPilot } from './pilot.ts';
