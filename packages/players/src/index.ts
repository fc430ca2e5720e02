export { letDecide, type Player, randomPlayer, rngOf, thinkingOf, type Turn } from './player.ts';
