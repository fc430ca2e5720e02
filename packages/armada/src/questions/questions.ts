import {
  type Aid,
  type Answering,
  answering,
  isObject,
  type Json,
  type JsonObject,
  type Question,
  say,
  Unanswerable,
} from '@holotisch/engine';
import { type Measure, measure, overlaps, type Vec } from '@holotisch/table';
import type { Armada } from '../armada.ts';
import { KEYWORDS, type Zone } from '../data/types.ts';
import { aim, isShot, squadronShots, targetsOf } from '../flow/attack/shots.ts';
import { endOf, isObstructed, look } from '../flow/attack/sight.ts';
import { scoreOf } from '../flow/end/end.ts';
import { engagedWith, heldBy } from '../flow/squadrons/engagement.ts';
import {
  attackRange,
  type Distance,
  distanceBand,
  endOfCourse,
  endOfTurn,
  isBeyond,
  isWithin,
  leavesTable,
  overlapsSquadron,
  rangeBand,
  StandingShip,
  shipsOverlap,
} from '../geometry/index.ts';
import { positionOf } from '../position/write.ts';
import { played } from '../prospect/played.ts';
import type { ArmadaState, Party, Ship, Squadron, Unit } from '../state.ts';
import {
  antiSquadronOf,
  batteryOf,
  commandOf,
  engineeringOf,
  hullOf,
  keywordOf,
  maxShields,
  maxSpeedOf,
  shapesOf,
  shipsInPlay,
  speedOf,
  squadronsInPlay,
  squadronValueOf,
  yawOf,
  zonesOf,
} from '../values.ts';
import type { ArmadaView } from '../view/view.ts';
import type { ArmadaAnswers, CourseEnd, ShotFacts } from './answers.ts';
import { QUESTION_SHAPES, type QuestionArgs } from './shapes.ts';

/** What a scenario may ask of a position: the same functions that decide answer here. */

const ask = answering<ArmadaState, Armada, ArmadaAnswers>()('ar', QUESTION_SHAPES);

function onTable(g: Armada, id: number): Unit {
  const unit = g.state.units[id];
  if (unit?.status !== 'play') throw new Unanswerable(say('ar.notOnTable', { id }));
  return unit;
}
function shipAt(g: Armada, id: number): Ship {
  const unit = onTable(g, id);
  if (unit.kind !== 'ship') throw new Unanswerable(say('ar.notShip', { unit: id }));
  return unit;
}
function squadronAt(g: Armada, id: number): Squadron {
  const unit = onTable(g, id);
  if (unit.kind !== 'squadron') throw new Unanswerable(say('ar.notSquadron', { unit: id }));
  return unit;
}
/** A ship attacks from a hull zone that it has and is attacked in one; squadrons have none. */
function zoneOf(g: Armada, unit: Unit, zone: Zone | null): Zone | null {
  const fits = unit.kind === 'squadron' ? zone === null : zone !== null && zonesOf(g, unit).includes(zone);
  if (!fits)
    throw new Unanswerable(say(unit.kind === 'ship' ? 'ar.zoneNeeded' : 'ar.zoneOfSquadron', { unit: unit.id }));
  return zone;
}

/** From the closest point of the one to the closest point of the other. */
function nearest(g: Armada, a: Unit, b: Unit): Measure {
  const all = shapesOf(g, a).flatMap((s) => shapesOf(g, b).map((t) => measure(s, t)));
  return all.reduce((best, one) => (one.distance < best.distance ? one : best));
}

const round = (mm: number): number => Math.round(mm * 100) / 100;

/** One attack as it would be declared, or why not. */
function shotJson(
  g: Armada,
  attacker: Party,
  zone: Zone | null,
  defender: Party,
  defending: Zone | null,
): ArmadaAnswers['shot'] {
  const shot = aim(g, attacker, zone, defender, defending);
  const who = { zone, defender: { ...defender }, defending };
  if (!isShot(shot)) return { ...who, refused: [...shot.clauses], measured: shot.measured ?? null };
  const facts: ShotFacts = {
    ...who,
    range: shot.range,
    mm: round(shot.mm),
    obstructed: shot.obstructed,
    dice: { ...shot.dice },
    line: [point(shot.line[0]), point(shot.line[1])],
  };
  return facts;
}

const point = ({ x, y }: Vec): Vec & Json => ({ x, y });

/** What stands on the cards of the units in play, with all that changes it now. */
function valuesOf(g: Armada): ArmadaAnswers['values'] {
  const { state } = g;
  return {
    ships: shipsInPlay(state).map((ship) => {
      const zones = zonesOf(g, ship);
      return {
        unit: ship.id,
        hull: hullOf(g, ship),
        command: commandOf(g, ship),
        squadron: squadronValueOf(g, ship),
        engineering: engineeringOf(g, ship),
        maxSpeed: maxSpeedOf(g, ship),
        zones: zones.map((zone) => ({
          zone,
          shields: maxShields(g, ship, zone),
          battery: { ...batteryOf(g, ship, zone) },
          antiSquadron: { ...antiSquadronOf(g, ship, zone) },
        })),
      };
    }),
    squadrons: squadronsInPlay(state).map((squadron) => ({
      unit: squadron.id,
      hull: hullOf(g, squadron),
      speed: speedOf(g, squadron),
      battery: { ...batteryOf(g, squadron, null) },
      antiSquadron: { ...antiSquadronOf(g, squadron, null) },
      keywords: KEYWORDS.flatMap((keyword) => {
        const n = keywordOf(g, squadron, keyword);
        return n > 0 ? [{ keyword, n }] : [];
      }),
      engaged: engagedWith(g, squadron).map(({ id }) => id),
      held: heldBy(g, squadron).held,
    })),
    score: scoreOf(g),
  };
}

/** Both ends of an attack: the units, their hull zones, and how geometry sees them. */
function endsOf(g: Armada, { from, zone, to, defending }: QuestionArgs<'sight'>) {
  const attacker = onTable(g, from);
  const defender = onTable(g, to);
  return {
    start: endOf(g, { unit: from }, zoneOf(g, attacker, zone)),
    end: endOf(g, { unit: to }, zoneOf(g, defender, defending)),
    parties: [{ unit: from }, { unit: to }],
  };
}

/** AR-FEUERWINKEL-04: a squadron sees all around. */
function isInArc(g: Armada, { from, zone, to, defending }: QuestionArgs<'arc'>): boolean {
  const attacker = onTable(g, from);
  const target = onTable(g, to);
  const start = endOf(g, { unit: from }, zoneOf(g, attacker, zone));
  const any = target.kind === 'ship' && defending === null ? zonesOf(g, target) : [zoneOf(g, target, defending)];
  return any.some((one) => attackRange(start, endOf(g, { unit: to }, one)) !== undefined);
}

function endOfPlan(g: Armada, { unit, speed, clicks, side }: QuestionArgs<'pose'>): CourseEnd {
  const ship = shipAt(g, unit);
  const cls = g.class(ship);
  if (clicks.length < speed) throw new Unanswerable(say('ar.no.joints', { joints: speed }));
  const { pose, overlapsTool } =
    speed === 0
      ? { pose: endOfTurn(cls, ship.pose!, clicks[0] ?? 0), overlapsTool: false }
      : endOfCourse(cls, ship.pose!, { clicks, side }, speed);
  const there = new StandingShip(cls, pose);
  return {
    pose: { ...pose },
    overlapsTool,
    ships: shipsInPlay(g.state).flatMap((s) => (s !== ship && shipsOverlap(there, g.standing(s)) ? [s.id] : [])),
    squadrons: squadronsInPlay(g.state).flatMap((s) => (overlapsSquadron(there, g.base(s)) ? [s.id] : [])),
    obstacles: g.state.obstacles.flatMap((o, i) =>
      there.footprint.some((part) => overlaps(part, g.outline(o))) ? [i] : [],
    ),
    flees: leavesTable(there.base, g.area),
  };
}

const QUESTIONS: { readonly [N in keyof ArmadaAnswers]: Answering<ArmadaState, Armada, ArmadaAnswers[N]> } = {
  range: ask('range', (g, { from, to }) => {
    const m = nearest(g, onTable(g, from), onTable(g, to));
    return {
      range: rangeBand(m.distance),
      distance: distanceBand(m.distance),
      mm: round(m.distance),
      from: { ...m.from },
      to: { ...m.to },
    };
  }),
  within: ask('within', (g, { from, to, distance }) =>
    isWithin(shapesOf(g, onTable(g, to)), shapesOf(g, onTable(g, from)), distance as Distance),
  ),
  beyond: ask('beyond', (g, { from, to, distance }) =>
    isBeyond(shapesOf(g, onTable(g, to)), shapesOf(g, onTable(g, from)), distance as Distance),
  ),
  arc: ask('arc', isInArc),
  sight: ask('sight', (g, asked) => {
    const { start, end, parties } = endsOf(g, asked);
    const seen = look(g, start, end, parties);
    return {
      line: [point(seen.line[0]), point(seen.line[1])],
      blocked: seen.blocked ?? null,
      obstructed: isObstructed(seen),
      ships: seen.by.ships,
      obstacles: seen.by.obstacles,
      dust: seen.by.dust,
    };
  }),
  shot: ask('shot', (g, { from, zone, to, defending }) =>
    shotJson(g, { unit: from }, zoneOf(g, onTable(g, from), zone), { unit: to }, zoneOf(g, onTable(g, to), defending)),
  ),
  prospect: ask('prospect', (g, { from, zone, to, defending }) => {
    const [own, enemy] = [onTable(g, from), onTable(g, to)];
    const shot = aim(g, { unit: own.id }, zoneOf(g, own, zone), { unit: enemy.id }, zoneOf(g, enemy, defending));
    if (!isShot(shot)) throw new Unanswerable(shot.message);
    return played(g, shot);
  }),
  targets: ask('targets', (g, { unit: id }) => {
    const unit = onTable(g, id);
    const party: Party = { unit: unit.id };
    const zones: readonly (Zone | null)[] = unit.kind === 'ship' ? zonesOf(g, unit) : [null];
    return zones.flatMap((zone) =>
      targetsOf(g, party).map(([target, defending]) => shotJson(g, party, zone, target, defending)),
    );
  }),
  engaged: ask('engaged', (g, { unit }) => engagedWith(g, squadronAt(g, unit)).map((s) => s.id)),
  squadronTargets: ask('squadronTargets', (g, { unit }) =>
    squadronShots(g, squadronAt(g, unit)).map((s) => ({ defender: { ...s.defender }, defending: s.defending })),
  ),
  chart: ask('chart', (g, { unit }) => {
    const ship = shipAt(g, unit);
    return Array.from({ length: maxSpeedOf(g, ship) }, (_, i) => yawOf(g, ship, i + 1));
  }),
  pose: ask('pose', endOfPlan),
  score: ask('score', (g) => scoreOf(g)),
  /** The numbers of every unit in play, who is engaged with whom, and the score as it stands. */
  values: ask('values', (g) => valuesOf(g)),
  position: ask('position', (g) => positionOf(g)),
};

export const questionsWith = (sit: (state: ArmadaState) => Armada): Readonly<Record<string, Question<ArmadaState>>> =>
  Object.fromEntries(Object.entries(QUESTIONS).map(([name, asked]) => [name, asked(sit)]));

/**
 * AR-PROBEMESSUNGEN-01..03: the ruler is free at any time, the manoeuvre tool is for whoever determines a course, and for
 * that ship alone.
 */
export const aids: Readonly<Record<string, Aid<ArmadaView>>> = {
  preview: { usual: false, open: (_seen, asked, about) => asked?.kind === 'course' && isAbout(asked.about, about) },
  odds: { usual: true },
  hints: { usual: true },
  coach: { usual: false },
};

const isAbout = (course: Json | undefined, question: JsonObject | undefined): boolean =>
  question === undefined || (isObject(course) && course['unit'] === question['unit']);

export const askable: Readonly<Record<keyof ArmadaAnswers, keyof typeof aids | null>> = {
  range: null,
  within: null,
  beyond: null,
  arc: null,
  sight: null,
  shot: null,
  prospect: 'odds',
  targets: null,
  engaged: null,
  squadronTargets: null,
  chart: null,
  pose: 'preview',
  score: null,
  values: null,
  position: null,
};
