import { contains } from '@holotisch/table';
import { overlapping } from '../geometry/base.ts';
import type { Legion } from '../legion.ts';
import { TOKENS } from '../state.ts';
import { isDeathless, living, onTable, unitsInPlay, woundsOf } from '../values.ts';

/** Invariants that no legal match may break, looked at between two activities. */
export function verify(g: Legion): void {
  const { state } = g;
  insist(state.attacks.length === 0, 'an attack is left over between two activities');
  const bases: { readonly who: string; readonly base: ReturnType<Legion['mini']>['base'] }[] = [];
  for (const unit of unitsInPlay(state)) {
    const { id } = unit;
    const minis = living(unit);
    insist(minis.length > 0, `unit ${id} is in play without anybody`);
    insist(minis.includes(unit.leader), `unit ${id} has a leader who has fallen`);
    insist(onTable(unit).length === minis.length, `somebody of unit ${id} is nowhere`);
    for (const mini of minis) {
      const { wounds } = unit.minis[mini]!;
      insist(
        isCount(wounds) && (wounds < woundsOf(g, unit, mini) || isDeathless(g, unit)),
        `miniature ${mini} of unit ${id} has ${wounds} wounds`,
      );
      const { base } = g.mini(unit, mini);
      insist(
        base.every((shape) => contains(g.battlefield, shape)),
        `miniature ${mini} of unit ${id} is off the table`,
      );
      bases.push({ who: `${id}.${mini}`, base });
    }
    for (const token of TOKENS)
      insist(isCount(unit.tokens[token]), `unit ${id} has ${unit.tokens[token]} ${token} tokens`);
    insist(unit.tokens.standby <= 1, `unit ${id} has two standby tokens`); // LE-BEREITSCHAFT-07
  }
  for (let i = 0; i < bases.length; i++)
    for (let k = i + 1; k < bases.length; k++)
      if (near(bases[i]!.base[0]!, bases[k]!.base[0]!))
        insist(!overlapping(bases[i]!.base, bases[k]!.base), `${bases[i]!.who} and ${bases[k]!.who} overlap`);
  for (const marker of state.markers)
    if (marker.claimed !== null)
      insist(state.units[marker.claimed]!.claimed.includes(marker.id), `token ${marker.id} is carried by nobody`);
}
const near = (a: { cx: number; cy: number }, b: { cx: number; cy: number }): boolean =>
  Math.abs(a.cx - b.cx) < 260 && Math.abs(a.cy - b.cy) < 260;
const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;
function insist(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
