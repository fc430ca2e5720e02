export { letDecide, type Player, randomPlayer, rngOf, type Turn, thinkingOf } from './player.ts';
