import { type Flow, type Refusal, type Region, say } from '@holotisch/engine';
import {
  barrelRoll as barrelRollGeometry,
  barrelRollSlide,
  compose,
  endPose,
  flightPath,
  type Side as Hand,
  laidTemplate,
  type Pose,
  type Slides,
  type Strip,
  type Template,
} from '@holotisch/table';
import type { RepositionRule } from '../../../cards/vocabulary.ts';
import type { Forbids, Laid, RollSlides } from '../../../payloads.ts';
import type { Ship } from '../../../state.ts';
import type { XWing } from '../../../xwing.ts';
import { askIn, choose } from '../../choose.ts';
import { isDebrisToken, obstaclesMet } from '../obstacles.ts';
import { ignoresObstacles, obstacleToReposition } from '../position.ts';
import { slidesToTry } from './room.ts';

/**
 * Boost, barrel roll and decloak: declare a direction, try, and choose again where it cannot be completed.
 * A declared direction that fails is not offered a second time, so the choosing always ends.
 */

export const straight = (speed: number): Template => ({ shape: 'straight', speed, side: 'none' });
export const bank = (speed: number, side: Hand): Template => ({ shape: 'bank', speed, side });
export const turn = (speed: number, side: Hand): Template => ({ shape: 'turn', speed, side });

interface Place {
  readonly pose: Pose;
  readonly template: Strip;
}

/** One declared way to go, and every place it may end. */
export interface Way {
  readonly id: string;
  /** How far the template and the base may slide either way; 0 where there is only one place. */
  readonly most: number;
  /** For a barrel roll the answer has two slides: of the template along the base, and of the base along the template. */
  place(startSlide: number, endSlide: number): Place;
  /** The template that is laid, and to which side of the ship; ahead of it without one. For drawing. */
  readonly laid: { readonly template: Template; readonly side?: Hand };
  /** What using it costs; paid when the place is found free. */
  pay?(): Flow;
}

/** The usual ways with those that the ship's cards add or put in their place. */
export function waysWith(g: XWing, ship: Ship, of: RepositionRule['of'], usual: readonly Way[]): readonly Way[] {
  let ways = usual;
  for (const { rules } of g.cards(ship, 'repositions'))
    for (const rule of rules.repositions ?? [])
      if (rule.of === of) ways = rule.instead ? rule.ways(g, ship) : [...ways, ...rule.ways(g, ship)];
  return ways;
}

export function boostWay(g: XWing, ship: Ship, template: Template, id: string): Way {
  const path = flightPath(g.facts(ship).half, template);
  const start = g.standing(ship).pose;
  return {
    id,
    most: 0,
    laid: { template },
    place: () => ({ pose: compose(start, endPose(path)), template: laidTemplate(path, start) }),
  };
}

export function rollWay(g: XWing, ship: Ship, template: Template, side: Hand, id: string = side): Way {
  const { half } = g.facts(ship);
  const start = g.standing(ship).pose;
  return {
    id,
    most: barrelRollSlide(half, template),
    laid: { template, side },
    place(startSlide, endSlide) {
      const { end, template: laid } = barrelRollGeometry(start, half, template, side, startSlide, endSlide);
      return { pose: end, template: laid };
    },
  };
}

const laidOf = ({ laid }: Way): Laid => ({ template: laid.template, ...(laid.side && { side: laid.side }) });

const blockedBy = (g: XWing, ship: Ship, at: Place, why: Forbids) =>
  obstacleToReposition(g, ship, at.pose, at.template, why.ontoObstacles ?? mayGoOnto(g, ship));

const mayGoOnto = (g: XWing, ship: Ship): boolean => {
  for (const { rules } of g.cards(ship, 'repositionsOntoObstacles')) if (rules.repositionsOntoObstacles) return true;
  return false;
};

/** A place on this way that is legal: the middle if it is free, otherwise whatever room there is. */
function someLegal(g: XWing, ship: Ship, way: Way, why: Forbids): Slides | undefined {
  const middle = way.place(0, 0);
  if (blockedBy(g, ship, middle, why) === undefined) return [0, 0];
  if (way.most === 0) return undefined;
  const overObstacles = why.ontoObstacles ?? (mayGoOnto(g, ship) || ignoresObstacles(g, ship));
  const side = { most: way.most, start: ship.pose!, end: middle.pose, template: middle.template };
  for (const slides of slidesToTry(g, ship, side, overObstacles))
    if (blockedBy(g, ship, way.place(...slides), why) === undefined) return slides;
  return undefined;
}

function refusalFor(g: XWing, ship: Ship, way: Way, slides: Slides, why: Forbids): Refusal | undefined {
  const { most } = way;
  const tooFar = slides.findIndex((s) => Math.abs(s) > most);
  const far = slides[tooFar];
  if (far !== undefined)
    return {
      clauses: [why.slides[tooFar]!],
      message: say('xw.slideTooFar', { slide: far, most }),
      measured: far,
      allowed: [-most, most],
    };
  const block = blockedBy(g, ship, way.place(...slides), why);
  if (block === undefined) return undefined;
  const clause = why[block.by === 'ship' || block.by === 'obstacle' ? 'overlap' : block.by];
  return {
    clauses: [clause],
    message: say(`xw.blocked.${block.by}`, block.by === 'ship' ? { ship: block.id } : {}),
    measured: block.by,
    ...(block.by === 'ship' && { piece: block.id }),
  };
}

/**
 * Declares a way, tries it, and puts the ship there. Returns false where no way could be completed, or where the
 * player, having failed once, gives up.
 */
export function* reposition(g: XWing, ship: Ship, ways: readonly Way[], why: Forbids): Flow<boolean> {
  const untried = [...ways];
  for (let tried = 0; untried.length > 0; tried++) {
    const options = untried.map((w) => ({ id: w.id, label: say(`xw.way.${w.id}`), about: laidOf(w) }));
    const id = yield* choose({
      seat: why.seat ?? ship.seat,
      kind: `${why.kind}-direction`,
      prompt: say(`xw.ask.${why.kind}-direction`, { ship: ship.id }),
      clauses: [why.direction],
      about: { ship: ship.id },
      options: tried === 0 ? options : [...options, { id: 'none', label: say('xw.none') }],
    });
    if (id === 'none') return false;
    const way = untried.find((w) => w.id === id)!;
    untried.splice(untried.indexOf(way), 1);
    const fallback = someLegal(g, ship, way, why);
    if (fallback === undefined) {
      const { clauses, message } = refusalFor(g, ship, way, [0, 0], why)!;
      const { by } = blockedBy(g, ship, way.place(0, 0), why)!;
      g.emit({ type: 'failed', ship: ship.id, what: why.kind, direction: id, by, because: message, clauses });
      continue;
    }
    const slides = way.most === 0 ? fallback : yield* chooseSlides(ship, way, why);
    const place = way.place(...slides);
    const from = { ...ship.pose! };
    ship.pose = place.pose;
    g.emit({ type: 'repositioned', ship: ship.id, what: why.kind, direction: id, from, to: { ...place.pose } });
    if (way.pay) yield* way.pay();
    if (yield* g.rules.arrive(g, ship, place.template)) yield* g.rules.meetObstacles(g, ship, place.template);
    return true;
  }
  return false;
}

/** R-XW-05: obstacles that a ship comes to lie on, or over, otherwise than by a manoeuvre. */
export function* meetObstacles(g: XWing, ship: Ship, template?: Strip): Flow {
  for (const token of obstaclesMet(g, ship, template).map((i) => g.state.obstacles[i]!)) {
    if (isDebrisToken(token)) yield* g.rules.assign(g, ship, 'stress');
    yield* g.rules.obstacleRoll(g, ship, token);
  }
}

const rolled = (g: XWing, { ship, way, template, side }: RollSlides): readonly [Ship, Way] => [
  g.ship(ship),
  rollWay(g, g.ship(ship), template, side, way),
];

/** XW-FASSROLLE-04, XW-FASSROLLE-06: where along the base the template lies, and where along the template the base. */
export const rollSlides: Region<XWing, RollSlides, Slides> = {
  name: 'slides',
  read: (x) => (isSlides(x) ? [x[0], x[1]] : undefined),
  check: (g, data, slides) => refusalFor(g, ...rolled(g, data), slides, data.why),
  sample(g, data, rng) {
    const [ship, way] = rolled(g, data);
    const slide = () => (way.most * (rng.below(9) - 4)) / 4;
    const pick = [slide(), slide()] as const;
    return blockedBy(g, ship, way.place(...pick), data.why) === undefined ? pick : someLegal(g, ship, way, data.why);
  },
};
const isSlides = (x: unknown): x is Slides =>
  Array.isArray(x) && x.length === 2 && x.every((n) => typeof n === 'number' && Number.isFinite(n));

function* chooseSlides(ship: Ship, way: Way, why: Forbids): Flow<Slides> {
  const { template, side } = way.laid;
  if (side === undefined) throw new Error(`${way.id} slides, but to no side`);
  const data = {
    name: 'slides',
    ship: ship.id,
    way: way.id,
    template,
    side,
    slides: [-way.most, way.most],
    why,
  } as const;
  return yield* askIn(rollSlides, {
    seat: why.seat ?? ship.seat,
    kind: `${why.kind}-slide`,
    prompt: say(`xw.ask.${why.kind}-slide`, { ship: ship.id }),
    clauses: why.slides,
    about: { ship: ship.id, way: way.id, ...laidOf(way) },
    region: data,
  });
}
