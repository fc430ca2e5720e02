import { type Flow, type Region, rollDice, type Seat, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { MoveKind, MoveMoment, ReadyMoment } from '../../../cards/moments.ts';
import { DEFENCE_DICE } from '../../../dice.ts';
import type { MiniWay } from '../../../events.ts';
import type { Legion } from '../../../legion.ts';
import type { MoveData } from '../../../payloads.ts';
import type { Unit } from '../../../state.ts';
import { living, numberOf, speedOf } from '../../../values.ts';
import { closeIn } from '../../attack/melee-places.ts';
import { askIn } from '../../choose.ts';
import { bear } from '../../objectives/markers.ts';
import { endOf, open } from '../../timing.ts';
import { gain, loseStandby } from '../../tokens.ts';
import { replaceDisplaced } from './displace.ts';
import { isPlan, type MovePlan, planMove } from './plan.ts';
import { moveRegion } from './region.ts';

/** Moves: what kinds are open, and what happens when one is made. */

export interface MoveOptions {
  readonly kinds: readonly MoveKind[];
  /** The highest speed; without it the unit's own. */
  readonly speed?: number;
  readonly full?: true;
  readonly jump?: number;
  readonly free?: true;
  /** It has repositioned: only a standard move is left. */
  readonly turned?: true;
  readonly noMelee?: true;
  readonly flees?: true;
  /** Who moves it, where that is not its own player. */
  readonly by?: Seat;
  readonly clauses: readonly ClauseId[];
}

/** A unit moves; null if it may but does not. */
export function* move(g: Legion, unit: Unit, options: MoveOptions): Flow<MoveMoment> {
  yield* open(g, 'move.start', { unit });
  const pivot = numberOf(g, unit, 'pivot', 90);
  const { kinds: offered, clauses, by = unit.seat, speed = speedOf(g, unit), turned, ...more } = options;
  const ready: ReadyMoment = { unit, kinds: offered };
  if (offered.includes('standard')) yield* open(g, 'move.ready', ready);
  const kinds: readonly MoveKind[] = mayReposition(g, unit, options) ? [...ready.kinds, 'reposition'] : ready.kinds;
  const spurred = options.speed === undefined ? Math.min(3, speed + numberOf(g, unit, 'spur', 0)) : speed;
  // LE-SCHWIERIGES-GELAENDE-GLOSSAR-06: of a given speed, and not in its own activation
  const isSure = options.speed !== undefined && g.state.turn?.unit !== unit.id;
  const data: MoveData = {
    unit: unit.id,
    kinds,
    speed: spurred,
    ...more,
    ...(isSure && { sure: true as const }),
    ...(kinds.some(isTurn) && { pivot }),
  };
  const answer = yield* askIn(
    moveRegion as Region<never, MoveData, typeof moveRegion extends Region<Legion, MoveData, infer A> ? A : never>,
    {
      seat: by,
      kind: 'move',
      clauses,
      region: { ...data, name: 'move' },
      prompt: say('le.ask.move', { unit: unit.id }),
      about: { unit: unit.id },
    },
  );
  const plan = planMove(g, data, answer);
  if (!isPlan(plan)) throw new Error(`an illegal move of unit ${unit.id} was taken`);
  if (spurred > speed && !isPlan(planMove(g, { ...data, speed }, answer)))
    yield* gain(g, unit, 'suppression', 1, 'spur');
  const moment = yield* carryOut(g, unit, plan, by);
  endOf(g, 'move');
  if (answer.kind !== 'reposition') return turned ? { ...moment, turned } : moment;
  yield* g.rules.after(g, unit, { move: moment }); // an action of its own. R-LE-29
  return yield* move(g, unit, { ...options, kinds: ['standard'], turned: true });
}
const isTurn = (kind: MoveKind): boolean => kind === 'pivot' || kind === 'reposition';
/** LE-NEUPOSITIONIEREN-01: free, and so not in panic. LE-PANIK-11 */
const mayReposition = (g: Legion, unit: Unit, { kinds, turned }: MoveOptions): boolean =>
  !turned && kinds.includes('standard') && !g.state.turn?.panics && numberOf(g, unit, 'repositions', 0) > 0;

/** A plan becomes true. */
export function* carryOut(g: Legion, unit: Unit, plan: MovePlan, by: Seat = unit.seat): Flow<MoveMoment> {
  const from = unit.minis[unit.leader]!.pose!;
  const moment: MoveMoment = {
    unit,
    kind: plan.kind,
    speed: plan.speed,
    from,
    started: plan.started,
    partial: plan.partial,
    full: plan.full === true,
    crossed: plan.crossed ?? [],
  };
  yield* open(g, 'move.before', moment);
  yield* loseStandby(g, unit); // LE-BEREITSCHAFT-05, -06
  note(g, unit, plan.kind);
  if (plan.leaves) {
    g.emit({
      type: 'moved',
      unit: unit.id,
      kind: plan.kind,
      speed: plan.speed,
      bend: plan.bend,
      minis: [{ mini: unit.leader, from, to: plan.leader }],
    });
    yield* g.rules.defeat(g, unit, 'left'); // LE-VERLASSEN-DES-SCHLACHTFELDES-01
    return moment;
  }
  const lifted = plan.displaced.map(([id, mini]) => ({ unit: g.unit(id), mini, pose: g.unit(id).minis[mini]!.pose }));
  for (const { unit: other, mini } of lifted) other.minis[mini]!.pose = null; // LE-VERDRAENGUNG-06
  if (plan.climbDice === undefined) place(g, unit, plan);
  else yield* climbTo(g, unit, plan, plan.climbDice);
  if (plan.stopped) g.emit({ type: 'hindered', unit: unit.id, ...plan.stopped });
  const { turn } = g.state;
  if (plan.edge && turn?.unit === unit.id) Object.assign(turn, { actions: 0, over: true }); // R-L2-27
  const { pose: ended } = unit.minis[unit.leader]!;
  if (ended && (ended.x !== from.x || ended.y !== from.y)) yield* bear(g, unit);
  yield* replaceDisplaced(g, unit, by, lifted);
  for (const other of new Set(lifted.map((one) => one.unit)))
    yield* open(g, 'unit.displaced', { unit, other, minis: lifted.filter((one) => one.unit === other).length });
  if (plan.started) yield* startMelee(g, unit, plan.started);
  return moment;
}

function place(g: Legion, unit: Unit, { kind, speed, bend, leader, others }: MovePlan): void {
  const ways: MiniWay[] = [{ mini: unit.leader, from: unit.minis[unit.leader]!.pose, to: leader }];
  for (const { mini, pose } of others) ways.push({ mini, from: unit.minis[mini]!.pose, to: pose });
  for (const { mini, to } of ways) unit.minis[mini]!.pose = to;
  g.emit({ type: 'moved', unit: unit.id, kind, speed, bend, minis: ways });
}

/** LE-VERTIKALE-KLETTERN-02, LE-KLIMMEN-UND-KLETTERN-13: the leader first, then the dice and the wounds, then the others. */
function* climbTo(g: Legion, unit: Unit, plan: MovePlan, dice: number): Flow {
  place(g, unit, { ...plan, others: [] });
  if (dice > 0) {
    const faces = rollDice(g.state.chance, DEFENCE_DICE.white, dice * living(unit).length);
    g.emit({ type: 'climbRoll', unit: unit.id, faces });
    const wounds = faces.filter((face) => face === 'block').length; // LE-KLIMMEN-UND-KLETTERN-12
    if (wounds > 0) yield* g.rules.suffer(g, unit, wounds, { by: 'climb' });
    if (unit.status !== 'play') return;
  }
  const ways = plan.others
    .filter(({ mini }) => unit.minis[mini]!.fell === null)
    .map(({ mini, pose }): MiniWay => ({ mini, from: unit.minis[mini]!.pose, to: pose }));
  if (ways.length === 0) return;
  for (const { mini, to } of ways) unit.minis[mini]!.pose = to;
  g.emit({ type: 'placed', unit: unit.id, minis: ways, why: 'formation' });
}

/** What the activation has to remember of a move. */
function note(g: Legion, unit: Unit, kind: MoveKind): void {
  const { turn } = g.state;
  if (turn?.unit !== unit.id) return;
  if (kind !== 'pivot') turn.moved = true;
  if (kind === 'standard') turn.standardMoves++;
}

/** LE-NAHKAMPF-06..09 */
function* startMelee(g: Legion, unit: Unit, enemy: Unit): Flow {
  g.emit({ type: 'meleeStarted', unit: unit.id, enemy: enemy.id });
  yield* closeIn(g, enemy, [unit.id]);
}
