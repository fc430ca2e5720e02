import { type Refusal, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { MoveKind } from '../../../cards/moments.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { banned, hasKeyword, isEngaged, numberOf, refuse, speedOf } from '../../../values.ts';
import { climbs, refuseClimber } from './climb.ts';

/** Kinds of moves: which are open to a unit, and why the others are not. */

/** The kinds of move that a move action may consist of. LE-BEWEGUNG-01 */
export function moveKinds(g: Legion, unit: Unit): readonly MoveKind[] {
  const speed = speedOf(g, unit);
  const out: MoveKind[] = [];
  const stationary = hasKeyword(g, unit, 'stationary');
  if (!stationary && speed > 0) {
    if (!hasPlodded(g, unit)) out.push('standard');
    if (g.rules.reverses(g, unit) && !unit.disabled && !banned(g, 'reverse', { unit })) out.push('reverse'); // LE-DEAKTIVIERT-03
    if (hasKeyword(g, unit, 'hover')) out.push('strafe');
  }
  if (mayPivot(g, unit) && !isHeld(g, unit)) out.push('pivot'); // LE-STATIONAER-01
  if (!stationary && !isHeld(g, unit) && climbs(g, unit).length > 0) out.push('climb', 'clamber');
  return out;
}
/** LE-IMMOBILISIERT-MARKER-02 */
const isHeld = (g: Legion, unit: Unit): boolean => unit.tokens.immobilize > 0 && speedOf(g, unit) === 0;
/** One standard move in an activation, whether it is an action or not. LE-SCHWERFAELLIG-01, -02 */
const hasPlodded = (g: Legion, unit: Unit): boolean =>
  g.state.turn?.unit === unit.id && g.state.turn.standardMoves > 0 && hasKeyword(g, unit, 'plodding');
/** LE-TRUPPLER-05, LE-STELLUNGSTRUPPLER-08: troopers on round bases have nothing to turn. */
const mayPivot = (g: Legion, unit: Unit): boolean => g.card(unit).base.notched;
/** Who goes backwards in 1.2. LE-FAHRZEUGE-09, -10 */
export const reverses = (g: Legion, unit: Unit): boolean =>
  g.card(unit).type === 'ground-vehicle' || hasKeyword(g, unit, 'hover');

/** It is engaged, and no card lets it go all the same. LE-HANDGEMENGE-02 */
export const isPinned = (g: Legion, unit: Unit): boolean =>
  isEngaged(g, unit) && numberOf(g, unit, 'movesEngaged', 0) === 0;

/** Why a unit does not move at all, whatever the kind: what holds it. */
export function refuseHeld(g: Legion, unit: Unit): Refusal | undefined {
  if (!isHeld(g, unit)) return undefined;
  return refuse(['LE-IMMOBILISIERT-MARKER-01', 'LE-IMMOBILISIERT-MARKER-02'], say('le.no.held', { unit: unit.id }), {
    piece: unit.id,
    measured: 0,
    allowed: 1,
  });
}

/** Why a kind of move that a player names is not open: the rule that has removed it, or else LE-BEWEGUNG-01. */
export function refuseKind(g: Legion, unit: Unit, kind: MoveKind): Refusal {
  const no = (clauses: readonly ClauseId[], why = 'le.no.moveKind') =>
    refuse(clauses, say(why, { unit: unit.id, kind }), { piece: unit.id });
  const turn = g.state.turn?.unit === unit.id ? g.state.turn : undefined;
  if (kind !== 'withdraw' && isPinned(g, unit) && !(kind === 'pivot' && g.rules.pivotsEngaged(g, unit)))
    return no(['LE-HANDGEMENGE-02'], 'le.no.engaged');
  const held = refuseHeld(g, unit);
  if (held) return held;
  if (kind === 'pivot' || kind === 'reposition') return no(mayPivot(g, unit) ? KINDS : ['LE-TRUPPLER-05', ...KINDS]);
  if (hasKeyword(g, unit, 'stationary')) return no(['LE-STATIONAER-01'], 'le.no.stationary');
  if (turn?.cumbersome) return no(['LE-SPERRIG-01'], 'le.no.cumbersome');
  if (kind === 'reverse') return refuseReverse(g, unit, no);
  if (kind === 'standard' && hasPlodded(g, unit)) return no(['LE-SCHWERFAELLIG-01'], 'le.no.plodded');
  if (kind === 'standard' && unit.disabled && turn) return no(['LE-DEAKTIVIERT-04'], 'le.no.disabledMove');
  return kind === 'climb' || kind === 'clamber' ? refuseVertical(g, unit, kind, no) : no(['LE-BEWEGUNG-01']);
}
/** One of the kinds that its type allows. */
const KINDS: readonly ClauseId[] = ['LE-BEWEGUNG-01'];
type No = (clauses: readonly ClauseId[], why?: string) => Refusal;

function refuseReverse(g: Legion, unit: Unit, no: No): Refusal {
  if (unit.disabled) return no(['LE-DEAKTIVIERT-03'], 'le.no.disabledReverse');
  return (
    banned(g, 'reverse', { unit }) ?? no(g.rules.reverses(g, unit) ? KINDS : [...g.rules.reverseClauses, ...KINDS])
  );
}
function refuseVertical(g: Legion, unit: Unit, kind: 'climb' | 'clamber', no: No): Refusal {
  const { clauses, cost } = g.rules.climbing;
  const unable = refuseClimber(g, unit);
  if (unable) return { ...unable, clauses: [...unable.clauses, ...KINDS] };
  if (!g.rules.moveKinds(g, unit).includes(kind))
    return climbs(g, unit).length > 0 ? no(clauses) : no(['LE-KLIMMEN-UND-KLETTERN-02', ...KINDS], 'le.no.climbHere');
  const { turn } = g.state;
  return kind === 'climb' && turn && turn.actions < cost - 1
    ? no(['LE-KLIMMEN-UND-KLETTERN-03'], 'le.no.climbCost')
    : no(['LE-BEWEGUNG-01']);
}
