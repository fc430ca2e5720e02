import { type Json, type Refusal, unlawful } from '@holotisch/engine';
import { pose } from '@holotisch/table';
import type { Legion } from '../legion.ts';
import { type LegionState, TOKENS, type Unit } from '../state.ts';
import { isAlive, living } from '../values.ts';
import { faultIn } from './fault.ts';
import { type HandChange, readChange } from './hand-change.ts';
import { fillIn } from './lay-out.ts';

/** What players set right by hand, where all of them agree: hand-change.ts says what that may be. */

export function override(g: Legion, change: Json): Refusal | undefined {
  const read = readChange(change);
  if (!read.ok) return read.fault;
  const { value } = read;
  if ('end' in value) {
    g.state.outcome = { ...value.end, score: [...g.state.victory] };
    return undefined;
  }
  if ('victory' in value) {
    [g.state.victory[0], g.state.victory[1]] = value.victory;
    return undefined;
  }
  const unit = g.state.units[value.unit];
  if (!unit || (unit.status !== 'play' && value.x === undefined))
    return unlawful('le.noSuchUnit', { unit: value.unit });
  const strange = [...(value.ready ?? []), ...(value.exhaust ?? [])].find((at) => !unit.upgrades[at]);
  if (strange !== undefined) return unlawful('le.unknownCard', { card: String(strange) });
  if ((value.minis?.length ?? 0) > unit.minis.length)
    return unlawful('le.noSuchMini', { unit: unit.id, mini: unit.minis.length });
  changeUnit(g, unit, value);
  const crowded = fillIn(g);
  if (crowded !== undefined) return unlawful('le.noRoom', { unit: crowded });
  const wrong = faultIn(g);
  return wrong && unlawful(wrong.key, wrong.args);
}

function changeUnit({ state }: Legion, unit: Unit, change: HandChange): void {
  const { minis = [], tokens = {}, ready = [], exhaust = [] } = change;
  placeLeader(unit, change);
  for (const [at, mini] of minis.entries()) {
    const one = unit.minis[at]!;
    if (mini === null) continue;
    if (mini === 'fallen') {
      one.fell = state.round;
      one.pose = null;
      continue;
    }
    one.fell = null;
    const { x, y, degrees = 0, wounds } = Array.isArray(mini) ? { x: mini[0], y: mini[1] } : mini;
    if (wounds !== undefined) one.wounds = wounds;
    if (x !== undefined && y !== undefined) one.pose = pose(x, y, degrees);
  }
  if (!isAlive(unit.minis[unit.leader]!)) unit.leader = living(unit)[0] ?? unit.leader;
  for (const token of TOKENS) unit.tokens[token] = tokens[token] ?? unit.tokens[token];
  if (change.order !== undefined) unit.order = change.order;
  if (change.panicked !== undefined) unit.panicked = change.panicked;
  if (change.damaged !== undefined) unit.damaged = change.damaged;
  if (change.disabled !== undefined) unit.disabled = change.disabled;
  for (const at of ready) unit.upgrades[at]!.exhausted = false;
  for (const at of exhaust) unit.upgrades[at]!.exhausted = true;
  if (change.defeated) takeOff(state, unit);
}

/** Its leader is put somewhere: the others are placed about it anew, and who was defeated stands up again. */
function placeLeader(unit: Unit, { x, y, degrees = 0 }: HandChange): void {
  if (x === undefined || y === undefined) return;
  if (unit.status !== 'play')
    for (const mini of unit.minis) {
      mini.fell = null;
      mini.wounds = 0;
    }
  unit.status = 'play';
  unit.doomed = false;
  for (const mini of unit.minis) mini.pose = null;
  unit.minis[unit.leader]!.pose = pose(x, y, degrees);
}

function takeOff(state: LegionState, unit: Unit): void {
  unit.status = 'defeated';
  for (const mini of unit.minis) {
    mini.fell ??= state.round;
    mini.pose = null;
  }
  for (const id of unit.claimed.splice(0)) state.markers.find((marker) => marker.id === id)!.claimed = null;
  if (state.turn?.unit === unit.id) state.turn = null;
}
