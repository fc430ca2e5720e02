import { headingDegrees } from '@holotisch/table';
import { climbs } from '../../src/flow/activation/move/climb.ts';
import { isPlan, type MoveAnswer, type MovePlan, planMove } from '../../src/flow/activation/move/plan.ts';
import type { LegionGame } from '../../src/game.ts';
import type { MoveData } from '../../src/payloads.ts';
import { speedOf } from '../../src/values.ts';
import { lay, type Spec } from '../table.ts';
import { alone, rebels, storm } from '../troops.ts';
import { LANDSCAPE } from './landscape.ts';

/**
 * An atlas of ways: from one place, in every direction, at every speed. Where it ends, who falls in where, whom it meets, and
 * else the clause that forbids it.
 */

const n = (x: number): number => Math.round(x) + 0;

function told(plan: MovePlan): string {
  const { leader, others, stopped, started, leaves, edge, displaced, partial, full, crossed = [], climbDice } = plan;
  return [
    `${n(leader.x)} ${n(leader.y)} ${n(headingDegrees(leader.hx, leader.hy))}°`,
    ...others.map(({ pose }) => `+ ${n(pose.x)} ${n(pose.y)}`),
    ...(started ? [`melee ${started.id}`] : []),
    ...(stopped ? [`stopped ${stopped.clauses[0]}`] : []),
    ...(displaced.length > 0 ? [`pushes ${displaced.map(([unit, mini]) => `${unit}.${mini}`).join(' ')}`] : []),
    ...(crossed.length > 0 ? [`over ${crossed.join(' ')}`] : []),
    ...(climbDice === undefined ? [] : [`dice ${climbDice}`]),
    ...(full ? ['full'] : []),
    ...(partial ? ['partial'] : []),
    ...(leaves ? ['leaves'] : []),
    ...(edge ? ['edge'] : []),
  ].join(' ');
}

const BY_45 = [0, 45, 90, 135, 180, 225, 270, 315];

interface Traveller {
  readonly who: Spec;
  readonly others?: readonly Spec[];
  readonly within?: Partial<MoveData>;
  readonly headings?: readonly number[];
  readonly bends?: readonly number[];
  readonly ways?: readonly number[];
  readonly turns?: readonly number[];
  /** Units that it would fight. */
  readonly engages?: readonly number[];
}

/** Every way of every kind that is open to unit 0. */
export function ways(traveller: Traveller, game?: LegionGame): string {
  const {
    who,
    others = [],
    within = {},
    headings = BY_45,
    bends = [0],
    ways: parts = [1],
    turns = [0],
    engages,
  } = traveller;
  const t = lay(
    {
      units: [
        who,
        storm(1700, 850, { ...alone(4), order: 'facedown' }),
        rebels(60, 60, { ...alone(4), order: 'facedown' }),
        ...others,
      ],
      terrain: LANDSCAPE,
      active: 0,
    },
    game,
  );
  const { g } = t;
  const unit = g.unit(0);
  const data: MoveData = { unit: 0, kinds: g.rules.moveKinds(g, unit), speed: speedOf(g, unit), ...within };
  const { notched } = g.card(unit).base;
  const lines: string[] = [];
  const put = (answer: MoveAnswer, ...more: readonly string[]) => {
    const { kind, speed, bend, way, turn, engage } = answer;
    const plan = planMove(g, data, answer);
    const name = [
      kind,
      speed,
      ...more,
      ...(turn === undefined ? [] : [`turned ${turn}`]),
      ...(bend === 0 ? [] : [`bent ${bend}`]),
      ...(way === 1 ? [] : [way]),
      ...(engage === undefined ? [] : [`at ${engage}`]),
    ];
    lines.push(`${name.join(' ')}: ${isPlan(plan) ? told(plan) : plan.clauses.join(' ')}`);
  };
  for (const kind of data.kinds) {
    const common = { kind, speed: 1, heading: 0, bend: 0, way: 1 };
    if (kind === 'pivot' || kind === 'reposition')
      for (const heading of BY_45) put({ ...common, heading }, `${heading}°`);
    else if (kind === 'climb' || kind === 'clamber')
      for (const climb of climbs(g, unit))
        for (const speed of [1, 2]) put({ ...common, speed, climb }, `${climb.way} ${climb.piece}`);
    else
      for (let speed = 1; speed <= Math.max(1, data.speed); speed++)
        for (const heading of kind === 'strafe' ? [-90, 90] : notched ? [0] : headings)
          for (const bend of bends)
            for (const way of parts)
              for (const turn of turns)
                for (const engage of [undefined, ...(engages ?? [])])
                  put(
                    {
                      ...common,
                      speed,
                      heading,
                      bend,
                      way,
                      ...(turn !== 0 && { turn }),
                      ...(engage !== undefined && { engage }),
                    },
                    ...(notched && kind !== 'strafe' ? [] : [`${heading}°`]),
                  );
  }
  return lines.join('\n');
}
