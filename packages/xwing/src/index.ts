export { nameIn } from '@holotisch/engine';
export { newMemory } from './blank.ts';
export * from './build/index.ts';
export { squadPoints } from './build/points.ts';
export { abilityCoverage } from './cards/coverage.ts';
export { cardOffers, ruleOffers } from './cards/offers.ts';
export * as data from './data/index.ts';
export type { EventOf, TakenOff, XWingEvent } from './events.ts';
export { randomSquad, unenforcedIn, type XWingGame, type XWingMatch, xwing } from './game.ts';
export type {
  AskOf,
  BombPlace,
  Deployment,
  Forbids,
  Laid,
  OfCard,
  OfDice,
  OfShot,
  OnDial,
  QuestionKind,
  QuestionOf,
  RollSlides,
  TallonSlide,
  XWingAbout,
  XWingAsk,
  XWingOption,
  XWingQuestion,
} from './payloads.ts';
export { ChangeShape, readChange } from './position/hand-change.ts';
export { PositionShape } from './position/read.ts';
export { SetupShape, SquadShape } from './position/read-setup.ts';
export type {
  Flight,
  InArc,
  MeasuredLine,
  Pair,
  PlayedShot,
  RefusedShot,
  ShipValues,
  ShotFacts,
  XWingAnswers,
} from './questions/answers.ts';
export { QUESTION_SHAPES } from './questions/shapes.ts';
export { READY_SQUADS, type ReadySquad } from './squads/ready.ts';
export type { Attack, Die, Edge, Face, Phase, Ship, Side, TokenKind, Which, XWingState } from './state.ts';
export { clauseOfEvent } from './text/event-clauses.ts';
export { text } from './text/index.ts';
export { nameText } from './text/names.ts';
export { cardName, eventInWords, inWords, manoeuvreName, shipName } from './text/naming.ts';
export { actionTerm, bearingTerm, faceTerm, tokenTerm } from './text/terms.ts';
export { damageOn } from './view/damage-on.ts';
export type { DamageView, DeckView, ShipView, XWingView } from './view/view.ts';
