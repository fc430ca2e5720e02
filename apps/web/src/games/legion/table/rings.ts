import { data } from '@holotisch/legion';
import type { OutlineItem } from '../../../scene/description.ts';
import { circlePath } from '../../../scene/svg.ts';
import { type LegionUnit, type LegionView, leaderPose } from '../view.ts';

/** How far the weapons of a unit reach. */
function reachOf({ rules }: LegionView, unit: LegionUnit): number {
  const cards = [
    data.findUnit(unit.card, rules.edition),
    ...unit.upgrades.filter(({ discarded }) => !discarded).map(({ id }) => data.findUpgrade(id, rules.edition)),
  ];
  const far = cards.flatMap((card) => card?.weapons ?? []).map(({ range }) => range.max);
  return Math.min(5, Math.max(0, ...far));
}

/** The range bands of a unit's leader, as far as it shoots; what shoots not at all has the first one. */
export function rangeRings(view: LegionView, id: number): readonly OutlineItem[] {
  const unit = view.units[id];
  const at = leaderPose(unit);
  const base = unit && data.findUnit(unit.card, view.rules.edition)?.base;
  if (!unit || !at || !base) return [];
  const bands = Math.max(1, reachOf(view, unit));
  return Array.from({ length: bands }, (_, i) => ({
    kind: 'outline',
    key: `range:${i + 1}`,
    pose: { x: at.x, y: at.y, hx: 0, hy: 1 },
    line: 'dashed',
    d: circlePath(base.width / 2 + data.RANGE_BAND * (i + 1)),
    tone: i + 1 === bands ? 'attack' : 'neutral',
  }));
}
