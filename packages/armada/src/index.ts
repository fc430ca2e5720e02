export { nameIn } from '@holotisch/engine';
export * from './build/index.ts';
export { abilityCoverage } from './cards/coverage.ts';
export { cardOffers, ruleOffers } from './cards/offers.ts';
export * as data from './data/index.ts';
export { critsOn, DICE, hitsOn } from './dice.ts';
export type { ArmadaEvent, DiceChange, EventOf, EventType } from './events.ts';
export { READY_FLEETS, type ReadyFleet } from './fleets/ready.ts';
export type { CourseAnswer } from './flow/activation/manoeuvre.ts';
export { type Bounds, setupBounds, zoneBounds } from './flow/setup/areas.ts';
export { type ArmadaGame, type ArmadaMatch, aftermath, armada, unenforcedIn } from './game.ts';
export * as geometry from './geometry/index.ts';
export type {
  AimData,
  ArmadaAsk,
  ArmadaQuestion,
  AskOf,
  CourseData,
  Deployment,
  Displaced,
  MarkerPlace,
  ObstacleMove,
  ObstaclePlace,
  OfCard,
  OfCommand,
  OfDamage,
  OfDie,
  OfMarker,
  OfObjective,
  OfObstacle,
  OfObstacleToken,
  OfShot,
  OfSide,
  OfToken,
  OfUnit,
  OfZone,
  QuestionKind,
  QuestionOf,
  Redeploy,
  SquadronMove,
} from './payloads.ts';
export { ChangeShape, readChange } from './position/hand-change.ts';
export { PositionShape } from './position/read.ts';
export { SetupShape } from './position/read-setup.ts';
export type { ArmadaAnswers, PlayedShot, ShipValues, ShotFacts, SquadronValues } from './questions/answers.ts';
export { QUESTION_SHAPES } from './questions/shapes.ts';
export type {
  ArmadaState,
  Attack,
  AttackKind,
  DefenceToken,
  Die,
  Edge,
  Equipped,
  Face,
  Marker,
  Obstacle,
  Party,
  Phase,
  Side,
  Slider,
  Squadron,
  SquadronTurn,
  Turn,
} from './state.ts';
export { clauseOfEvent } from './text/event-clauses.ts';
export { text } from './text/index.ts';
export { cardName, eventInWords, inWords, type Named, unitName } from './text/naming.ts';
export type { ArmadaView, DamageView, ShipView, UnitView } from './view/view.ts';
