import { bad, good, type Json, type Refusal, type Result, unlawful } from '@holotisch/engine';
import { pose } from '@holotisch/table';
import type { Armada } from '../armada.ts';
import { ZONES } from '../data/types.ts';
import { takeOff } from '../flow/attack/take-off.ts';
import { scoreOf } from '../flow/end/end.ts';
import type { Unit } from '../state.ts';
import { type HandChange, readChange } from './hand-change.ts';
import { brokenIn, misplacedIn } from './verify.ts';

/** What players set right by hand, where all of them agree: hand-change.ts says what that may be. */

export function override(g: Armada, change: Json): Refusal | undefined {
  const read = readChange(change);
  if (!read.ok) return read.fault;
  const { value } = read;
  if ('end' in value) {
    g.state.outcome = { ...value.end, score: scoreOf(g) };
    return undefined;
  }
  if ('victory' in value) {
    [g.state.victory[0], g.state.victory[1]] = value.victory;
    return undefined;
  }
  const unit = g.state.units[value.unit];
  if (!unit) return unlawful('ar.noSuchUnit', { id: value.unit });
  const changed = changeUnit(g, unit, value);
  if (!changed.ok) return changed.fault;
  const wrong = brokenIn(g) ?? misplacedIn(g);
  return wrong && { clauses: wrong.clauses, message: wrong.message };
}

function changeUnit(g: Armada, unit: Unit, change: HandChange): Result<true> {
  const { x, y, degrees = 0 } = change;
  if (x !== undefined && y !== undefined) {
    unit.pose = pose(x, y, degrees);
    unit.status = 'play';
    unit.doomed = false;
    if (unit.kind === 'squadron' && unit.hull === 0) unit.hull = 1;
  }
  if (unit.status !== 'play') return bad(unlawful('ar.noSuchUnit', { id: unit.id }));
  for (const [at, state] of (change.tokens ?? []).entries()) if (unit.tokens[at]) unit.tokens[at]!.state = state;
  if (change.objectives !== undefined) unit.objectives = change.objectives;
  if (unit.kind === 'squadron') {
    if (change.hull !== undefined) unit.hull = change.hull;
    if (change.activated !== undefined && (unit.slider !== g.state.token) !== change.activated)
      unit.slider = unit.slider === 'blue' ? 'orange' : 'blue';
  } else {
    if (change.speed !== undefined) unit.speed = change.speed;
    for (const zone of ZONES) unit.shields[zone] = change.shields?.[zone] ?? unit.shields[zone];
    if (change.commands) unit.commands.splice(0, unit.commands.length, ...new Set(change.commands));
    if (change.raids) unit.raids.splice(0, unit.raids.length, ...new Set(change.raids));
    if (change.activated !== undefined) unit.activated = change.activated;
    const gone = (change.discard ?? []).flatMap((at) => unit.damage[at] ?? []);
    for (const damage of gone) {
      unit.damage.splice(unit.damage.indexOf(damage), 1);
      g.state.deck.discard.push(damage.card);
    }
    for (let i = 0; i < (change.deal ?? 0); i++) {
      const card = g.state.deck.draw.shift();
      if (card !== undefined) unit.damage.push({ card, faceup: false });
    }
  }
  if (change.destroyed) {
    takeOff(g, unit);
    if (g.state.active === unit.id) {
      g.state.active = null;
      g.state.turn = null;
    }
    if (g.state.flying?.squadron === unit.id) g.state.flying = null;
  }
  return good(true);
}
