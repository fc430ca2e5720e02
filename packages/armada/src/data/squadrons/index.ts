export { empire } from './empire.ts';
export { rebel } from './rebel.ts';
export { republic } from './republic.ts';
export { separatist } from './separatist.ts';
