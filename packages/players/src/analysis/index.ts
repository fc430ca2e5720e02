export {
  type Analysis,
  analyse,
  curveOf,
  type Finding,
  type Matter,
  matchAt,
  type Point,
  type Progress,
} from './analyse.ts';
export type { Judged, Mark, Said } from './decision.ts';
export { type Explained, explain, type Weighed } from './explain.ts';
export { isPublic, lastInPublic } from './in-public.ts';
export { EFFORTS, type Effort, type Judge, type Side } from './judge.ts';
export type { Fallen } from './luck.ts';
export type { Turn as TurningPoint, Verdict } from './summary.ts';
