export { RANGE_BAND } from './battle-rows.ts';
export { ATTACK_COLOURS, ATTACK_DICE, DEFENCE_COLOURS, DEFENCE_DICE } from './dice.ts';
export { FORMATS, formatOf, formatsOf } from './formats.ts';
export { KEYWORDS, type KeywordFact } from './keywords.ts';
export * from './look-up.ts';
export { isTrooper, isVehicle } from './rows.ts';
export * from './types.ts';
