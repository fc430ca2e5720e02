/** What a list says that it costs, against what its army does. */
import type { Report } from '@holotisch/engine/list';
import { findUnit, findUpgrade, type Unit, type Upgrade } from '../data/index.ts';
import type { Army } from './army.ts';
import type { Draft } from './draft.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Points of the army today, and with the prices of the first print. */
export const pointsNowAndThen = (army: Army): { readonly now: number; readonly first: number } => ({
  now: pointsWith(army, ({ points }) => points),
  first: pointsWith(army, ({ points, printedPoints }) => printedPoints ?? points),
});

/** What the lines state together: numbers of whole units, or of units and of what they carry each by itself. */
function statedSums({ units }: Draft): readonly number[] {
  const alone = sum(units.map(({ total, points, count, forAll }) => (total ?? points ?? 0) * (forAll ? 1 : count)));
  const carried = units.map(({ upgrades, count }) => count * sum(upgrades.map(({ points }) => points ?? 0)));
  return [alone, alone + sum(carried)];
}

export function comparePoints(draft: Draft, army: Army, report: Report): void {
  const { total } = draft;
  const { now, first } = pointsNowAndThen(army);
  if (!total) {
    if (first !== now && statedSums(draft).includes(first)) report.tell('fitsFirst', { first, points: now }, {});
    return;
  }
  if (total.points === now) return;
  if (total.points === first) report.tell('fitsFirst', { first, points: now }, total.where);
  else {
    // What cards cost in the years between is not among the facts.
    const isBetween = Math.min(first, now) < total.points && total.points < Math.max(first, now);
    const args = { said: total.points, points: now };
    if (isBetween) report.tell('betweenPrices', { ...args, first }, total.where);
    else report.tell('otherSum', args, total.where);
  }
}

const pointsWith = (army: Army, cost: (card: Unit | Upgrade) => number): number =>
  sum(
    army.units.flatMap((listed) =>
      [listed, ...(listed.counterpart ? [listed.counterpart] : [])].flatMap(({ unit, upgrades }) => [
        ...[findUnit(unit, army.edition)].flatMap((card) => (card ? [cost(card)] : [])),
        ...upgrades.flatMap((id) => findUpgrade(id, army.edition) ?? []).map(cost),
      ]),
    ),
  );
