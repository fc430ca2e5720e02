import {
  type Aid,
  type Ask,
  bad,
  good,
  isObject,
  type Json,
  POSITION,
  type Question,
  type Result,
  readShape,
  say,
} from '@holotisch/engine';
import type { Point3 } from '@holotisch/table';
import * as v from 'valibot';
import { printedKeywords } from '../cards/laid.ts';
import { KEYWORDS } from '../data/keywords.ts';
import type { KeywordName } from '../data/types.ts';
import { formationAt, formationFault } from '../flow/activation/move/formation.ts';
import { newAttack } from '../flow/attack/attack.ts';
import { gradeFor } from '../flow/attack/cover.ts';
import { looking, screensBetween, sightOf } from '../flow/attack/sight.ts';
import { targetsOf } from '../flow/attack/targets.ts';
import { destroyedPoints } from '../flow/end/end.ts';
import { gap, inQuarter, type Quarter, reach, touchesShape } from '../geometry/base.ts';
import { rangeBand } from '../geometry/range.ts';
import { eyeOf, type Screen } from '../geometry/sight.ts';
import type { Legion } from '../legion.ts';
import { positionOf } from '../position/write.ts';
import { prospectOf } from '../prospect/facts.ts';
import type { LegionState, Unit } from '../state.ts';
import {
  between,
  courageOf,
  engagedWith,
  fromLeader,
  inMeleeWith,
  isSuppressed,
  keywordOf,
  leaderOf,
  onTable,
  speedOf,
  unitsInPlay,
  woundsOf,
} from '../values.ts';
import type { LegionView } from '../view/view.ts';
import type { CoverFacts, CoverGiver, LegionAnswers, UnitValues } from './answers.ts';
import { deploymentFacts, moveFacts, reachFacts, wayFacts } from './moves.ts';
import { QUESTION_SHAPES } from './shapes.ts';

/** What a scenario may ask of a position: the same functions that decide answer here. */

type Args = Readonly<Record<string, Json>>;
type Asked = (sit: (state: LegionState) => Legion) => Question<LegionState>;
const ask =
  <K extends keyof LegionAnswers>(name: K, answer: (g: Legion, args: Args) => LegionAnswers[K]): Asked =>
  (sit) =>
  (state, args): Result<Json> => {
    const read = readShape(QUESTION_SHAPES[name], { ...args });
    if (!read.ok) return read;
    try {
      return good(answer(sit(state), args));
    } catch (e) {
      if (e instanceof RangeError) return bad({ clauses: [], message: say('le.badQuestion', { problem: e.message }) });
      throw e;
    }
  };

function unitArg(g: Legion, id: Json | undefined): Unit {
  const unit = typeof id === 'number' ? g.state.units[id] : undefined;
  if (unit?.status !== 'play') throw new RangeError(`no unit ${JSON.stringify(id ?? null)} on the table`);
  return unit;
}
function miniArg(unit: Unit, mini: Json | undefined): number {
  if (mini === undefined) return unit.leader;
  if (typeof mini !== 'number' || !onTable(unit).includes(mini))
    throw new RangeError(`no miniature ${JSON.stringify(mini)} of unit ${unit.id} on the table`);
  return mini;
}
const round = (mm: number): number => Math.round(mm * 100) / 100;

/** Between two units; or between two miniatures, where they are named. */
function rangeOf(g: Legion, { from, mini, to, other }: Args): LegionAnswers['range'] {
  const [a, b] = [unitArg(g, from), unitArg(g, to)];
  if (mini !== undefined || other !== undefined) {
    const bases = [g.mini(a, miniArg(a, mini)).base, g.mini(b, miniArg(b, other)).base] as const;
    const mm = gap(...bases);
    const within = rangeBand(reach(...bases)); // LE-INNERHALB-REICHWEITE-01..03
    return { range: rangeBand(mm), mm: round(mm), attack: rangeBand(mm), attackMm: round(mm), within };
  }
  const [mm, attack] = [between(g, a, b), fromLeader(g, a, b)];
  return { range: rangeBand(mm), mm: round(mm), attack: rangeBand(attack), attackMm: round(attack) };
}

const weaponsArg = (weapons: Json | undefined): readonly (readonly [number, string])[] | undefined =>
  v.parse(QUESTION_SHAPES.prospect.entries.weapons, weapons);

const QUARTERS: readonly Quarter[] = ['front', 'rear', 'left', 'right'];

/** How a unit is covered against another's leader, and by what. */
export function coverFacts(g: Legion, attacker: Unit, defender: Unit): CoverFacts {
  const melee = inMeleeWith(g, attacker).includes(defender);
  const range = rangeBand(fromLeader(g, attacker, defender));
  const attack = newAttack(0, 'plain', attacker.seat, { unit: attacker.id }, defender.id, melee, range);
  const { grade, seen } = gradeFor(g, { attack, attacker, defender, kind: 'plain' });
  return {
    grade: seen.grade,
    applied: melee ? 0 : grade,
    minis: seen.obscured.map(({ mini, grade: own, by }) => {
      const givers = by.map(giverOf);
      return { mini, grade: own, by: givers.length > 0 || !isSeen(g, attacker, defender, mini) ? givers : ['hole'] };
    }),
    of: seen.of,
  };
}
/** Miniature by miniature, as one of the others sees it: the very lines that decide. */
function gazeFacts(g: Legion, { from, mini, to }: Args): LegionAnswers['gaze'] {
  const [a, b] = [unitArg(g, from), unitArg(g, to)];
  const eye = g.mini(a, miniArg(a, mini));
  const screens = screensBetween(g);
  const { blocked, obscured } = g.rules.sightClauses;
  return {
    eye: pointOf(eyeOf(eye)),
    minis: onTable(b).map((at) => {
      const target = g.mini(b, at);
      const sees = g.rules.sees(eye, target, screens);
      const { grade, by } = g.rules.obscuring(g, eye, b, at, screens);
      const looked = sees ? undefined : sightOf(eye, target, screens);
      const walls = looked?.hiding.flatMap((i) => (looked.screens[i]!.opaque ? [looked.screens[i]!] : [])) ?? [];
      return {
        mini: at,
        at: pointOf(eyeOf(target)),
        sees,
        grade,
        by: (sees ? by : walls).map(giverOf),
        clauses: sees ? (grade > 0 ? obscured : []) : blocked,
      };
    }),
  };
}
const pointOf = ({ x, y, z }: Point3): readonly [number, number, number] => [round(x), round(y), round(z)];

/** The printed ones first, then those that something lends it now. */
const keywordFacts = (g: Legion, unit: Unit): UnitValues['keywords'] =>
  [...new Set([...printedKeywords(g.state, unit), ...ALL_KEYWORDS])].flatMap((keyword) => {
    const n = keywordOf(g, unit, keyword);
    return n > 0 ? [{ keyword, n }] : [];
  });
const ALL_KEYWORDS = Object.keys(KEYWORDS) as KeywordName[];
const giverOf = ({ terrain, unit, marker }: Screen): CoverGiver => {
  if (terrain !== undefined) return { terrain };
  return unit === undefined ? { marker: marker! } : { unit };
};
const isSeen = (g: Legion, attacker: Unit, defender: Unit, mini: number): boolean =>
  g.rules.sees(leaderOf(g, attacker), g.mini(defender, mini), screensBetween(g));

const questions: { readonly [K in keyof LegionAnswers]: Asked } = {
  range: ask('range', rangeOf),
  arc: ask('arc', (g, { from, mini, to }) => {
    const [a, b] = [unitArg(g, from), unitArg(g, to)];
    const { pose } = g.mini(a, miniArg(a, mini));
    return QUARTERS.filter((quarter) => onTable(b).some((at) => inQuarter(pose, quarter, g.mini(b, at).base)));
  }),
  sight: ask('sight', (g, { from, to }) => {
    const [a, b] = [unitArg(g, from), unitArg(g, to)];
    const sees = looking(g, a, b, screensBetween(g));
    return onTable(a).map((mini) => ({
      mini,
      sees: onTable(b).filter((other) => sees(mini, other)),
    }));
  }),
  cover: ask('cover', (g, { from, to }) => coverFacts(g, unitArg(g, from), unitArg(g, to))),
  gaze: ask('gaze', gazeFacts),
  cohesion: ask('cohesion', (g, { unit: id }) => {
    const unit = unitArg(g, id);
    const f = formationAt(g, unit, leaderOf(g, unit).pose);
    const against = inMeleeWith(g, unit).map((enemy) => enemy.id);
    // Whoever stands on another level is in formation where a climb of the leader has brought it there. LE-VERTIKALE-FORMATION-05
    const climbs = g.terrain.flatMap(({ shape }, at) =>
      touchesShape(f.leaderBase, shape)
        ? (['up', 'down'] as const).map((way) => ({ piece: at, way, touched: f.leader }))
        : [],
    );
    return onTable(unit).flatMap((mini) => {
      if (mini === unit.leader) return [];
      const { base, pose } = g.mini(unit, mini);
      const fault = formationFault(f, base, pose, { against });
      const climbed = fault === 'level' && climbs.some((c) => !formationFault({ ...f, climbed: c }, base, pose));
      return fault === undefined || climbed ? [] : [{ mini, fault }];
    });
  }),
  melee: ask('melee', (g, { unit: id }) => {
    const unit = unitArg(g, id);
    return { with: inMeleeWith(g, unit).map((u) => u.id), engaged: engagedWith(g, unit).map((u) => u.id) };
  }),
  /** Every unit that one may attack now, what each of its miniatures would use and whom it sees. */
  targets: ask('targets', (g, { unit: id }) => {
    const unit = unitArg(g, id);
    return targetsOf(g, unit, { own: g.state.turn?.unit === unit.id }).map((target) => ({
      unit: target.unit.id,
      melee: target.melee,
      range: target.range,
      cover: coverFacts(g, unit, target.unit).applied,
      weapons: target.weapons.map(({ mini, keys, seen }) => ({ mini, weapons: [...keys], sees: [...seen] })),
    }));
  }),
  /** Where a move would end, for the leader and all who fall in about it; or why it may not be. */
  move: ask('move', (g, args) => moveFacts(g, unitArg(g, args['unit']), args)),
  /** How it gets to a place, by two moves where there is time for them, and how far it gets at all. */
  way: ask('way', (g, args) => wayFacts(g, unitArg(g, args['unit']), args)),
  reach: ask('reach', (g, args) => reachFacts(g, unitArg(g, args['unit']), args)),
  deployment: ask('deployment', deploymentFacts),
  prospect: ask('prospect', (g, { unit, defender, weapons }) =>
    prospectOf(g, unitArg(g, unit), unitArg(g, defender), weaponsArg(weapons)),
  ),
  values: ask('values', (g) =>
    unitsInPlay(g.state).map((unit) => ({
      unit: unit.id,
      speed: speedOf(g, unit),
      courage: courageOf(g, unit),
      suppressed: isSuppressed(g, unit),
      wounds: unit.minis.map((_, mini) => woundsOf(g, unit, mini)),
      melee: inMeleeWith(g, unit).map((enemy) => enemy.id),
      keywords: keywordFacts(g, unit),
    })),
  ),
  score: ask('score', (g) => ({
    victory: [g.state.victory[0], g.state.victory[1]],
    points: [destroyedPoints(g, 0), destroyedPoints(g, 1)],
  })),
  [POSITION]: ask('position', (g) => positionOf(g.state)),
};

export const questionsWith = (sit: (state: LegionState) => Legion): Readonly<Record<string, Question<LegionState>>> =>
  Object.fromEntries(Object.entries(questions).map(([name, asked]) => [name, asked(sit)]));

/** Who is told to move, who may be told so in its own activation, and who is deployed. LE-PROBEMESSUNGEN-02 */
function isToolOut({ turn }: LegionView, asked: Ask | undefined, about: Args | undefined): boolean {
  if (asked?.kind === 'move' || asked?.kind === 'deploy') return true;
  if (asked?.kind !== 'action' && asked?.kind !== 'free-action') return false;
  const { unit } = (isObject(asked.about ?? null) ? asked.about : {}) as { readonly unit?: Json };
  return unit === about?.['unit'] && (asked.kind === 'action' || unit === turn?.unit);
}
/** LE-PROBEMESSUNGEN-01, -02: the ruler is free at any time, the tools belong to the activation of their unit. */
export const aids: Readonly<Record<string, Aid<LegionView>>> = {
  preview: { usual: false, open: isToolOut },
  odds: { usual: true },
  hints: { usual: true },
  coach: { usual: false },
};
export const askable: Readonly<Record<keyof LegionAnswers, string | null>> = {
  range: null,
  arc: null,
  sight: null,
  cover: null,
  gaze: null,
  cohesion: null,
  melee: null,
  targets: null,
  move: 'preview',
  way: 'preview',
  reach: 'preview',
  deployment: 'preview',
  prospect: 'odds',
  values: null,
  score: null,
  position: null,
};
