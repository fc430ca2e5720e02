export { findGame } from './envelope.ts';
export type { Unmet } from './expect.ts';
export type { FileFault, Place } from './fault.ts';
export { type Replay, type ReplayOptions, readMatchFile, replay } from './match-file.ts';
export type { Answered } from './questions.ts';
export { FILE_LIMITS, readJson } from './read-json.ts';
export type { Limits } from './scan.ts';
export { type Refused, readScenarioFile, runScenario, type ScenarioReport } from './scenario.ts';
export { type MatchFile, matchSchema, type ScenarioFile, type SeatKind, scenarioSchema } from './schema.ts';
