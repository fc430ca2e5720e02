/** List building as pages and commands use it. */
export { type Choice, choicesFor, slotsLeft, whyNot, withUpgrade } from './choices.ts';
export { FORMATS, type Format } from './formats.ts';
export type { Import } from './import.ts';
export { cardsOf, pilotOf, pointsOf, shipPoints } from './look-up.ts';
export type { Place } from './places.ts';
export { printHtml, printText } from './print.ts';
export { readSquads } from './read.ts';
export type { Squad, SquadShip, SquadUpgrade } from './squad.ts';
export { type TextStyle, writeSquadText } from './text.ts';
export { type Agreement, faultsOf, type SquadFault } from './validate.ts';
export { readXwc, readXws, writeXwc, writeXws } from './xws.ts';
