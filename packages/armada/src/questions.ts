import { type Aid, bad, good, type Json, type Question, type Result, say } from '@holotisch/engine';
import type { Vec } from '@holotisch/table';
import type { ArmadaAnswers, ShotFacts } from './answers.ts';
import type { Armada } from './armada.ts';
import { KEYWORDS, ZONES, type Zone } from './data/types.ts';
import { scoreOf } from './flow/end.ts';
import { engagedWith, heldBy } from './flow/engagement.ts';
import { aim, isShot, squadronShots, targetsOf } from './flow/shots.ts';
import { distanceBand, endOfCourse, rangeBand } from './geometry/index.ts';
import type { ArmadaState, Party, Ship, Squadron, Unit } from './state.ts';
import {
  antiSquadronOf,
  batteryOf,
  between,
  commandOf,
  engineeringOf,
  hullOf,
  keywordOf,
  maxShields,
  maxSpeedOf,
  shipsInPlay,
  speedOf,
  squadronsInPlay,
  squadronValueOf,
  zonesOf,
} from './values.ts';

/** What a scenario may ask of a position: the same functions that decide answer here. */

type Asked = (sit: (state: ArmadaState) => Armada) => Question<ArmadaState>;
const ask =
  (answer: (g: Armada, args: Readonly<Record<string, Json>>) => Json): Asked =>
  (sit) =>
  (state, args): Result<Json> => {
    try {
      return good(answer(sit(state), args));
    } catch (e) {
      if (e instanceof RangeError) return bad({ clauses: [], message: say('ar.badQuestion', { problem: e.message }) });
      throw e;
    }
  };

function unitArg(g: Armada, id: Json | undefined): Unit {
  const unit = typeof id === 'number' ? g.state.units[id] : undefined;
  if (unit?.status !== 'play') throw new RangeError(`no unit ${JSON.stringify(id ?? null)} on the table`);
  return unit;
}
function shipArg(g: Armada, id: Json | undefined): Ship {
  const unit = unitArg(g, id);
  if (unit.kind !== 'ship') throw new RangeError(`unit ${unit.id} is no ship`);
  return unit;
}
function squadronArg(g: Armada, id: Json | undefined): Squadron {
  const unit = unitArg(g, id);
  if (unit.kind !== 'squadron') throw new RangeError(`unit ${unit.id} is no squadron`);
  return unit;
}
function zoneArg(name: Json | undefined): Zone | null {
  if (name === undefined || name === null) return null;
  const zone = ZONES.find((z) => z === name);
  if (!zone) throw new RangeError(`no hull zone ${JSON.stringify(name)}`);
  return zone;
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

const questions: Readonly<Record<string, Asked>> = {
  /** Nearest point to nearest point of two units. */
  range: ask((g, { from, to }) => {
    const mm = between(g, unitArg(g, from), unitArg(g, to));
    return { range: rangeBand(mm), distance: distanceBand(mm), mm: round(mm) };
  }),
  /** One attack: from a hull zone (or a squadron) at a hull zone or a squadron. */
  shot: ask((g, { from, zone, to, defending }) => {
    const attacker = unitArg(g, from);
    const defender = unitArg(g, to);
    return shotJson(g, { unit: attacker.id }, zoneArg(zone), { unit: defender.id }, zoneArg(defending));
  }),
  /** Every attack that a unit might declare now, and why the others may not be. */
  targets: ask((g, { unit: id }) => {
    const unit = unitArg(g, id);
    const party: Party = { unit: unit.id };
    const zones: readonly (Zone | null)[] = unit.kind === 'ship' ? zonesOf(g, unit) : [null];
    return zones.flatMap((zone) =>
      targetsOf(g, party).map(([target, defending]) => shotJson(g, party, zone, target, defending)),
    );
  }),
  /** Squadrons that one is engaged with. */
  engaged: ask((g, { unit }) => engagedWith(g, squadronArg(g, unit)).map((s) => s.id)),
  /** The targets that a squadron may attack. */
  squadronTargets: ask((g, { unit }) =>
    squadronShots(g, squadronArg(g, unit)).map((s) => ({ defender: { ...s.defender }, defending: s.defending })),
  ),
  /** Where a ship would end. */
  pose: ask((g, { unit, speed, clicks, side }) => {
    const ship = shipArg(g, unit);
    if (typeof speed !== 'number' || !Array.isArray(clicks)) throw new RangeError('speed and clicks are needed');
    const course = { clicks: clicks.map(Number), side: side === 'left' ? ('left' as const) : ('right' as const) };
    const { pose, overlapsTool } = endOfCourse(g.class(ship), ship.pose!, course, speed);
    return { pose: { ...pose }, overlapsTool };
  }),
  score: ask((g) => scoreOf(g)),
  /** The numbers of every unit in play, who is engaged with whom, and the score as it stands. */
  values: ask(valuesOf),
};

export const questionsWith = (sit: (state: ArmadaState) => Armada): Readonly<Record<string, Question<ArmadaState>>> =>
  Object.fromEntries(Object.entries(questions).map(([name, asked]) => [name, asked(sit)]));

/** AR-PROBEMESSUNGEN-01..03: the ruler is free at any time, the manoeuvre tool is for whoever determines a course. */
export const aids: Readonly<Record<string, Aid<ArmadaState>>> = {
  preview: { usual: false, open: (_state, asked) => asked?.kind === 'course' },
  odds: { usual: true },
  hints: { usual: true },
};
export const askable: Readonly<Record<string, string | null>> = {
  range: null,
  shot: null,
  targets: null,
  engaged: null,
  squadronTargets: null,
  pose: 'preview',
  score: null,
  values: null,
};
