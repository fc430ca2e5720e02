export { letDecide, type Player, randomPlayer, rngOf, type Turn } from './player.ts';
