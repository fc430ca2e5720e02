export { nameIn } from '@holotisch/engine';
export type { ReadyArmy } from './armies/form.ts';
export { READY_ARMIES } from './armies/ready.ts';
export * from './build/index.ts';
export { abilityCoverage } from './cards/coverage.ts';
export { cardOffers, ruleOffers } from './cards/offers.ts';
export * as data from './data/index.ts';
export type { DiceChange, EventOf, EventType, LegionEvent, LegionEvents, MiniWay } from './events.ts';
export { type Places, readDeployment, readMove, readPlaces } from './flow/activation/move/answer.ts';
export type { MoveAnswer } from './flow/activation/move/plan.ts';
export { discBeside } from './flow/objectives/beside.ts';
export { rollLength } from './flow/objectives/cart-place.ts';
export { suppliesOf } from './flow/objectives/supplies.ts';
export type { DeployAnswer } from './flow/setup/deployment.ts';
export { type LegionGame, type LegionMatch, legion, legion26, unenforcedIn } from './game.ts';
export { TERRAIN, TERRAIN_KINDS, type Terrain, type TerrainKind } from './geometry/terrain.ts';
export type * from './payloads.ts';
export { ChangeShape, readChange } from './position/hand-change.ts';
export { PositionShape } from './position/read.ts';
export { SetupShape } from './position/read-setup.ts';
export type {
  AttackFacts,
  CoverFacts,
  CoverGiver,
  LegionAnswers,
  MiniAt,
  MoveFacts,
  TargetFacts,
  UnitValues,
} from './questions/answers.ts';
export { QUESTION_SHAPES } from './questions/shapes.ts';
export type * from './state.ts';
export { TOKENS } from './state.ts';
export { RANDOM_TABLE, READY_TABLES, type ReadyTable, randomTable } from './tables/index.ts';
export { clauseOfEvent } from './text/event-clauses.ts';
export { text } from './text/index.ts';
export { markerWord } from './text/marker-word.ts';
export { cardName, eventInWords, inWords, unitName, weaponName } from './text/naming.ts';
export { costIn } from './training/cards.ts';
export { trainingArmy, trainingSetup } from './training/forces.ts';
export { TRAINING_STEPS, type TrainingStep } from './training/steps.ts';
export type { HandView, LegionView } from './view/view.ts';
