import { compose, moved, type Pose, turned } from '../../pose.ts';
import type { Side } from '../side.ts';
import { SMALL_BASE } from './base.ts';
import { endPose, type FlightPath, flightPath } from './path.ts';
import { laidTemplate, type Strip } from './strip.ts';
import { centreLine, TEMPLATE_WIDTH, type Template } from './template.ts';

/**
 * The end of a Koiogran turn (straight) or Segnor's loop (bank), relative to the start: the far end of the template
 * lies between the front guides instead of the rear ones. XW-FLUGRICHTUNG-06, XW-FLUGRICHTUNG-08
 */
export const turnedAboutPose = (path: FlightPath): Pose => turned(endPose(path), 180);

/** How far a base may slide either way along the end of a template that may not stick out. XW-FLUGRICHTUNG-11 */
export const tallonSlide = (half: number): number => half - TEMPLATE_WIDTH / 2;

/**
 * The end of a Tallon roll over a turn, relative to the start: turned by 90 degrees more to the same side, with the
 * side of the base on the end of the template. `slide` runs in the direction the ship looked at its start.
 * XW-FLUGRICHTUNG-09..11
 */
export function tallonPose(path: FlightPath, slide: number): Pose {
  const end = turned(endPose(path), path.template.side === 'left' ? -90 : 90);
  return moved(end, 0, -slide);
}

/** A ship put aside with a template: where it ends, and the template it was put along. */
export interface SideStep {
  readonly end: Pose;
  readonly template: Strip;
}

/** How far a barrel roll may slide either way, both along the base it leaves and along the template it reaches. */
export const barrelRollSlide = (half: number, template: Template): number => half - sideLength(half, template) / 2;

/** A small ship lays the short end of the template against its side, a large one the long side. XW-GROSSE-SCHIFFE-06 */
const sideLength = (half: number, template: Template): number =>
  half > SMALL_BASE ? centreLine(template).length : TEMPLATE_WIDTH;

/**
 * A barrel roll or a decloak to the side, on the table. `startSlide` lays the template further to the front along
 * the base it leaves, `endSlide` puts the base further to the front along the template. The template may be curved
 * for small ships whose cards say so; its `side` is then as seen looking from the ship along the template.
 * XW-FASSROLLE-03..07, XW-TARNEN-08
 */
export function barrelRoll(
  start: Pose,
  half: number,
  template: Template,
  side: Side,
  startSlide: number,
  endSlide: number,
): SideStep {
  const quarter = side === 'left' ? -90 : 90;
  const outwards = turned(moved(start, 0, startSlide), quarter);
  if (half > SMALL_BASE) {
    const end = turned(moved(outwards, 0, 2 * half + TEMPLATE_WIDTH), -quarter);
    const halfWidth = sideLength(half, template) / 2;
    return {
      end: moved(end, 0, endSlide),
      template: {
        from: moved(outwards, 0, half),
        length: TEMPLATE_WIDTH,
        halfWidth,
        radius: 0,
        degrees: 0,
        side: 'none',
      },
    };
  }
  const path = flightPath(half, template);
  const end = turned(compose(outwards, endPose(path)), -quarter);
  return { end: moved(end, 0, endSlide), template: laidTemplate(path, outwards) };
}

/**
 * Where a bomb or mine lies whose guides take the far end of a template, relative to the ship: astern when dropped,
 * ahead when launched. `depth` is the distance from the token's guided edge to its middle; the token looks towards
 * the template, so a dropped one looks where the ship does. XW-BOMBEN-03, XW-BOMBEN-04
 */
export function tokenPose(path: FlightPath, depth: number): Pose {
  const end = endPose(path);
  return path.astern ? moved(end, 0, path.half - depth) : turned(moved(end, 0, depth - path.half), 180);
}
