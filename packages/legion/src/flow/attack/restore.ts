import type { Flow } from '@holotisch/engine';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { onTable, woundsOf } from '../../values.ts';
import { placeAnew } from '../activation/move/displace.ts';
import { fallIn, formationAt } from '../activation/move/formation.ts';
import { chooseMini } from '../choose.ts';

/**
 * A miniature that has fallen this round comes back, one wound short of falling again; a card may bring back one that fell
 * at any time, and unhurt. LE-BEHANDELN-X-KAPAZITAET-Y-08..11
 */
export function* restore(g: Legion, unit: Unit, how: { readonly anyTime?: true } = {}): Flow {
  const isDown = (fell: number | null) => (how.anyTime ? fell !== null : fell === g.state.round);
  const fallen = unit.minis.flatMap(({ fell }, mini) => (isDown(fell) && mini !== unit.leader ? [mini] : []));
  if (fallen.length === 0 || unit.status !== 'play') return;
  const mini = yield* chooseMini(unit.seat, 'wounded', unit, fallen, ['LE-BEHANDELN-X-KAPAZITAET-Y-08']);
  const leader = unit.minis[unit.leader]!.pose!;
  const f = formationAt(g, unit, leader);
  for (const other of onTable(unit))
    if (other !== unit.leader) f.placed.push({ mini: other, pose: unit.minis[other]!.pose! });
  const placed = fallIn(f, null, { minis: [mini] })?.at(-1);
  if (!placed || placed.mini !== mini) return;
  const one = unit.minis[mini]!;
  one.fell = null;
  one.pose = placed.pose;
  one.wounds = how.anyTime ? 0 : woundsOf(g, unit, mini) - 1;
  g.emit({ type: 'miniRestored', unit: unit.id, mini, at: placed.pose });
  yield* placeAnew(g, unit, [mini], unit.seat, unit); // LE-BEHANDELN-X-KAPAZITAET-Y-09
}
