export { letDecide, type Player, randomPlayer, type Turn } from './player.ts';
