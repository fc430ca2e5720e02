import { pose } from '@holotisch/table';
import { TOKENS, type Unit } from '../state.ts';
import type { Reading } from '../training/cards.ts';
import { living } from '../values.ts';
import type { PlacedMini } from './parts.ts';
import type { UnitShape } from './read.ts';
import { newUnit } from './start.ts';

/** A unit as a position spells it, with its miniatures where they stand. */

export function unitFrom(u: UnitShape, id: number, number: number, rules: Reading): Unit {
  const upgrades = u.upgrades.map((up) => (typeof up === 'string' ? up : up.id));
  const fresh = newUnit(id, u.seat, u.card, upgrades, rules, number);
  const unit: Unit = {
    ...fresh,
    status: u.status,
    ...(u.rank && { rank: u.rank, promoted: u.promoted ?? u.rank !== fresh.rank }),
  };
  for (const [at, mini] of u.minis.entries()) putMini(unit, at, mini, u.degrees);
  unit.leader = u.leader ?? (unit.minis[unit.leader]?.fell === null ? unit.leader : (living(unit)[0] ?? unit.leader));
  const leader = unit.minis[unit.leader];
  if (leader) {
    if (u.status === 'play' && u.x !== undefined && u.y !== undefined) leader.pose ??= pose(u.x, u.y, u.degrees);
    leader.wounds += u.wounds;
  }
  if (u.status === 'defeated') for (const mini of unit.minis) mini.fell ??= 0;
  if (u.status !== 'play') for (const mini of unit.minis) mini.pose = null;
  for (const token of TOKENS) unit.tokens[token] = u.tokens[token] ?? 0;
  for (const [at, up] of u.upgrades.entries())
    if (typeof up !== 'string') {
      const { note, ...rest } = up;
      unit.upgrades[at] = { ...rest, ...(note !== undefined && { note }) };
    }
  const { order, panicked, damaged, disabled, doomed, resilienceRolled, bounty, bountiesWon, note, destroyedWeapons } =
    u;
  Object.assign(unit, { order, panicked, damaged, disabled, doomed, resilienceRolled, bounty, bountiesWon, note });
  if (u.status === 'aside') unit.inside = u.inside;
  unit.destroyedWeapons.push(...destroyedWeapons);
  return unit;
}

function putMini(unit: Unit, at: number, mini: PlacedMini, degrees: number): void {
  const one = unit.minis[at];
  if (!one || mini === null) return;
  if (mini === 'fallen') {
    one.fell = 0;
    return;
  }
  if ('fallen' in mini) {
    Object.assign(one, { fell: mini.fallen, wounds: mini.wounds });
    return;
  }
  const { x, y, degrees: looks = degrees, wounds = 0 } = Array.isArray(mini) ? { x: mini[0], y: mini[1] } : mini;
  one.wounds = wounds;
  if (x !== undefined && y !== undefined) one.pose = pose(x, y, looks);
}
