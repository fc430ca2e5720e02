import { overlaps } from '../../overlap.ts';
import type { Circle, Polygon, Shape } from '../../shape.ts';
import { TOLERANCE } from '../../tolerance.ts';
import type { Vec } from '../../vec.ts';
import { ringOf, type Strip, stripOutline, stripOverlaps } from './strip.ts';

/** The slides at which one of the corners meets one of the edges; `sign` is -1 when it is the edges that slide. */
function addCornersOnEdges(
  corners: readonly Vec[],
  edges: readonly Vec[],
  u: Vec,
  sign: 1 | -1,
  slides: number[],
): void {
  let a = edges[edges.length - 1]!;
  for (const b of edges) {
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const steep = u.x * ey - u.y * ex;
    if (steep !== 0)
      for (const p of corners) {
        const along = ((a.x - p.x) * u.y - (a.y - p.y) * u.x) / steep;
        if (along >= 0 && along <= 1) slides.push((sign * ((a.x - p.x) * ey - (a.y - p.y) * ex)) / steep);
      }
    a = b;
  }
}

/** The slides at which a corner or an edge of a polygon touches a circle. */
function addCircleContacts(moving: Polygon, still: Circle, u: Vec, slides: number[]): void {
  let a = moving.points[moving.points.length - 1]!;
  for (const b of moving.points) {
    const toX = still.cx - b.x;
    const toY = still.cy - b.y;
    const along = toX * u.x + toY * u.y;
    const off = toX * u.y - toY * u.x;
    const square = still.radius * still.radius - off * off;
    if (square > 0) slides.push(along - Math.sqrt(square), along + Math.sqrt(square));
    const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    const nx = (b.y - a.y) / length;
    const ny = (a.x - b.x) / length;
    const speed = nx * u.x + ny * u.y;
    if (speed !== 0) {
      const depth = nx * toX + ny * toY;
      slides.push((depth - still.radius) / speed, (depth + still.radius) / speed);
    }
    a = b;
  }
}

/**
 * How far a piece can be slid so that it overlaps none of the blockers: pairs of numbers from `least` to `most`, along
 * the unit direction `u`. Whether it overlaps changes only where a corner meets an edge, so one look between every two
 * such places decides; a place where it just fits is a pair of equal numbers. XW-FLUGRICHTUNG-14, XW-FASSROLLE-08
 */
export function freeSlides(
  parts: readonly Polygon[],
  u: Vec,
  least: number,
  most: number,
  blockers: readonly Shape[],
): readonly number[] {
  const contacts: number[] = [];
  for (const part of parts)
    for (const blocker of blockers) {
      if (blocker.kind === 'circle') addCircleContacts(part, blocker, u, contacts);
      else {
        addCornersOnEdges(part.points, blocker.points, u, 1, contacts);
        addCornersOnEdges(blocker.points, part.points, u, -1, contacts);
      }
    }
  return freeBetween(least, most, contacts, (slide) => {
    for (const part of parts) {
      const there = slid(part, u, slide);
      for (const blocker of blockers) if (overlaps(there, blocker)) return false;
    }
    return true;
  });
}

/**
 * The same for a template, whose curves are true ones. Whether it lies over something changes only where a corner of one
 * meets the border of the other, or where an edge touches one of the two arcs. XW-FASSROLLE-04, XW-FASSROLLE-09
 */
export function freeStripSlides(
  strip: Strip,
  u: Vec,
  least: number,
  most: number,
  blockers: readonly Polygon[],
): readonly number[] {
  if (strip.radius === 0) return freeSlides([stripOutline(strip)], u, least, most, blockers);
  const contacts: number[] = [];
  const outline = ringOf(strip);
  for (const { points } of blockers) {
    for (const end of outline.ends) addCornersOnEdges(points, end, u, -1, contacts);
    addCornersOnEdges(outline.ends.flat(), points, u, 1, contacts);
    for (const radius of outline.radii) addArcContacts(outline.centre, radius, points, u, contacts);
  }
  return freeBetween(least, most, contacts, (slide) => {
    const { from } = strip;
    const there = { ...strip, from: { ...from, x: from.x + u.x * slide, y: from.y + u.y * slide } };
    return !blockers.some((blocker) => stripOverlaps(there, blocker));
  });
}

/** The slides at which an arc comes to a corner of a ring of corners, or touches one of its edges. */
function addArcContacts(centre: Vec, radius: number, corners: readonly Vec[], u: Vec, slides: number[]): void {
  let a = corners[corners.length - 1]!;
  for (const b of corners) {
    const toX = b.x - centre.x;
    const toY = b.y - centre.y;
    const along = toX * u.x + toY * u.y;
    const off = toX * u.y - toY * u.x;
    const square = radius * radius - off * off;
    if (square > 0) slides.push(along - Math.sqrt(square), along + Math.sqrt(square));
    const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    const nx = (b.y - a.y) / length;
    const ny = (a.x - b.x) / length;
    const speed = nx * u.x + ny * u.y;
    const away = nx * toX + ny * toY;
    if (speed !== 0) slides.push((away - radius) / speed, (away + radius) / speed);
    a = b;
  }
}

/** The stretches between `least` and `most` that are free, where that changes at the contacts only. */
function freeBetween(
  least: number,
  most: number,
  contacts: readonly number[],
  isFree: (slide: number) => boolean,
): readonly number[] {
  const places = [least, ...contacts.filter((t) => t > least && t < most).sort((a, b) => a - b), most];
  const free: number[] = [];
  const extend = (from: number, to: number): void => {
    if (free.length > 0 && from - free[free.length - 1]! <= TOLERANCE) free[free.length - 1] = to;
    else free.push(from, to);
  };
  places.forEach((place, i) => {
    if (isFree(place)) extend(place, place);
    const next = places[i + 1];
    if (next !== undefined && next > place && isFree((place + next) / 2)) extend(place, next);
  });
  return free;
}

const slid = (part: Polygon, u: Vec, slide: number): Polygon => {
  const dx = u.x * slide;
  const dy = u.y * slide;
  return {
    ...part,
    points: part.points.map((p) => ({ x: p.x + dx, y: p.y + dy })),
    cx: part.cx + dx,
    cy: part.cy + dy,
  };
};
