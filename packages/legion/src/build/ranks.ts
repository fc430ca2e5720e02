/** How many units of each rank an army may and must have. */
import type { ClauseId } from '@holotisch/rules';
import { type Format, findKeyword, RANKS, type Rank, type Unit } from '../data/index.ts';
import { rankName, unitName } from '../text/build/names.ts';
import type { Army } from './army.ts';
import { type ArmyFault, fault } from './fault.ts';
import { hasKeyword, isNamed, unitsOf } from './look-up.ts';

/** R-LE-34 */
const STANDARD: Readonly<Record<Rank, readonly ClauseId[]>> = {
  commander: ['LE-RANG-04', 'LE-COMMANDER-02'],
  operative: ['LE-RANG-05', 'LE-AGENT-02'],
  corps: ['LE-RANG-06'],
  special: ['LE-RANG-07'],
  support: ['LE-RANG-08'],
  heavy: ['LE-RANG-09'],
};
const EPIC: Readonly<Record<Rank, readonly ClauseId[]>> = {
  commander: ['LE-EPISCHE-ARMEE-RAENGE-01'],
  operative: ['LE-EPISCHE-ARMEE-RAENGE-02'],
  corps: ['LE-EPISCHE-ARMEE-RAENGE-03'],
  special: ['LE-EPISCHE-ARMEE-RAENGE-04'],
  support: ['LE-EPISCHE-ARMEE-RAENGE-05'],
  heavy: ['LE-EPISCHE-ARMEE-RAENGE-06'],
};
const clausesFor = (rank: Rank, format: Format): readonly ClauseId[] =>
  format.id === 'epic' ? EPIC[rank] : ['LE-RANG-03', ...STANDARD[rank]];

export const isMercenary = ({ faction }: Unit): boolean => faction === 'mercenary' || faction === 'mandalorian';

/** Which units do not count towards the most that a rank allows, by place. */
function exempt(units: readonly (Unit | undefined)[]): ReadonlySet<number> {
  const free = new Set<number>();
  for (const [i, unit] of units.entries()) {
    if (!unit) continue;
    if (findKeyword(unit, 'detachment')) free.add(i);
    if (findKeyword(unit, 'associate')?.of?.some((name) => units.some((other) => other && isNamed(other, name))))
      free.add(i);
    // LE-GEFOLGE-EINHEITENNAME-01: one unit of the named kind for each.
    for (const name of findKeyword(unit, 'entourage')?.of ?? []) {
      const at = units.findIndex((other, j) => other && !free.has(j) && isNamed(other, name));
      if (at >= 0) free.add(at);
    }
  }
  return free;
}

export function rankFaults(army: Army, format: Format): ArmyFault[] {
  const units = unitsOf(army, format);
  const free = exempt(units);
  const faults: ArmyFault[] = [];
  const commanded = army.units.some((listed) => hasKeyword(listed, 'field-commander', format));
  for (const rank of RANKS) {
    const [least, most] = format.ranks[rank];
    const counted = units.filter((unit, i) => unit?.rank === rank && !free.has(i)).length;
    // Mercenaries are no part of what an army must have.
    const own = units.filter((unit) => unit?.rank === rank && !isMercenary(unit)).length;
    const wanted = rank === 'commander' && commanded ? 0 : least;
    const clauses = clausesFor(rank, format);
    if (counted > most)
      faults.push({
        ...fault(clauses, 'tooManyOfRank', { rank: rankName(rank), measured: counted, allowed: most }),
        measured: counted,
        allowed: most,
      });
    if (own < wanted)
      faults.push({
        ...fault(clauses, 'tooFewOfRank', { rank: rankName(rank), measured: own, allowed: wanted }),
        incomplete: true,
      });
  }
  return [...faults, ...detachmentFaults(army, units), ...mercenaryFaults(army, units, format)];
}

/** Each detachment needs a unit of its own that it belongs to. */
function detachmentFaults(army: Army, units: readonly (Unit | undefined)[]): ArmyFault[] {
  const taken = new Set<number>();
  return units.flatMap((unit, i): ArmyFault[] => {
    const names = unit && findKeyword(unit, 'detachment')?.of;
    if (!unit || !names) return [];
    const at = units.findIndex(
      (other, j) =>
        other !== undefined &&
        !taken.has(j) &&
        !findKeyword(other, 'detachment') &&
        names.some((name) => isNamed(other, name) || (name === 'Special Forces' && other.rank === 'special')),
    );
    if (at >= 0) {
      taken.add(at);
      return [];
    }
    return [
      { ...fault([], 'loneDetachment', { card: unitName(unit.id, army.edition), wanted: names.join(', ') }), unit: i },
    ];
  });
}

/** R-L2-33: how many mercenaries a faction may hire; Allies of Convenience allow one more of any rank. */
const MERCENARIES: Readonly<Record<Rank, number>> = {
  commander: 1,
  operative: 1,
  corps: 2,
  special: 1,
  support: 1,
  heavy: 1,
};

function mercenaryFaults(army: Army, units: readonly (Unit | undefined)[], format: Format): ArmyFault[] {
  const above = RANKS.map((rank) => {
    const measured = units.filter((unit) => unit && unit.rank === rank && isMercenary(unit)).length;
    return { rank, measured, allowed: MERCENARIES[rank], over: Math.max(0, measured - MERCENARIES[rank]) };
  });
  const friends = army.units.some((listed) => hasKeyword(listed, 'allies-of-convenience', format));
  const over = above.reduce((sum, one) => sum + one.over, 0);
  if (over <= (friends ? 1 : 0)) return [];
  return above.flatMap(({ rank, measured, allowed, over: beyond }) =>
    beyond > 0
      ? [{ ...fault([], 'tooManyMercenaries', { rank: rankName(rank), measured, allowed }), measured, allowed }]
      : [],
  );
}
