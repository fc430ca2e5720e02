export { CHARACTER_NAMES, type Opponent, playerFor, readOpponent, wordsFor } from './opponent.ts';
export { letDecide, type Player, randomPlayer, rngOf, type Turn, thinkingOf } from './player.ts';
