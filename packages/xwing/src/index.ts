export * from './build/index.ts';
export { abilityCoverage } from './cards/coverage.ts';
export * as data from './data/index.ts';
export { xwing } from './game.ts';
export { READY_SQUADS, type ReadySquad } from './squads/ready.ts';
export type { Attack, Die, Edge, Phase, Ship, Side, TokenKind, XWingState } from './state.ts';
export { text } from './text/index.ts';
export { cardName, eventInWords, inWords, manoeuvreName, nameIn, shipName } from './text/naming.ts';
export { actionTerm, bearingTerm, faceTerm, tokenTerm } from './text/terms.ts';
