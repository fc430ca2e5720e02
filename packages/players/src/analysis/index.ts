export { type Analysis, analyse, curveOf, type Finding, type Matter, type Point, type Progress } from './analyse.ts';
export { EFFORTS, type Effort, type Judged, type Mark, type Said } from './decision.ts';
export { type Explained, explain, type Weighed } from './explain.ts';
export type { Judge, Side } from './judge.ts';
export type { Fallen } from './luck.ts';
export type { Turn as TurningPoint, Verdict } from './summary.ts';
