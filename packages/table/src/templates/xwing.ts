export { type BackOff, lastFreePose } from './xwing/backoff.ts';
export {
  extentOf,
  type Footprint,
  footprintOverlaps,
  footprintsOverlap,
  isNear,
  LARGE_BASE,
  movementFootprint,
  reachOf,
  SMALL_BASE,
  StandingBase,
  squareBase,
} from './xwing/base.ts';
export { type Direction, endPose, type FlightPath, flightPath, poseAlong } from './xwing/path.ts';
export * from './xwing/reposition.ts';
export * from './xwing/slide.ts';
export * from './xwing/slide-both.ts';
export * from './xwing/strip.ts';
export type { Template } from './xwing/template.ts';
