export { CHARACTER_NAMES, type CharacterName, isCharacter } from './character.ts';
export { isLevel, LEVELS, type Level, MOST_SECONDS, type Opponent, playerFor, readOpponent, wordsFor } from './opponent.ts';
export { letDecide, type Player, randomPlayer, rngOf, type Turn, thinkingOf } from './player.ts';
