export { letDecide, type Player, randomPlayer, type Turn } from './player.ts';
export { xwingPilot } from './xwing/pilot.ts';
