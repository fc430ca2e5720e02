import { data, discBeside, type LegionQuestion } from '@holotisch/legion';
import { legionBase, type Vec } from '@holotisch/table';
import { markerShape } from '../table/marker-drawing.ts';
import { type LegionView, leaderPose } from '../view.ts';

/** A token that has to touch a leader slides round its base, wherever one points. */
export function holding(view: LegionView, ask: LegionQuestion): (<S extends Vec>(spot: S) => S) | undefined {
  if (ask.type !== 'region' || ask.region.name !== 'marker-place' || ask.region.touching === undefined)
    return undefined;
  const unit = view.units[ask.region.touching];
  const stands = leaderPose(unit);
  const base = unit && data.findUnit(unit.card, view.rules.edition)?.base;
  if (!stands || !base) return undefined;
  const { radius } = markerShape(ask.region);
  const footprint = legionBase(stands, base);
  return (spot) => ({ ...spot, ...discBeside(footprint, stands, spot, radius) });
}

/** To begin with: on the side where it lay, then ever further round. */
export function placesBeside(view: LegionView, ask: LegionQuestion): readonly Vec[] {
  const hold = holding(view, ask);
  if (!hold || ask.type !== 'region' || ask.region.name !== 'marker-place') return [];
  const { marker, touching } = ask.region;
  const stands = leaderPose(view.units[touching ?? -1])!;
  const lay = view.markers.find(({ id }) => id === marker) ?? { x: stands.x, y: stands.y - 1 };
  const [dx, dy] = [lay.x - stands.x, lay.y - stands.y];
  return TURNS.map((turn) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return hold({ x: stands.x + dx * c - dy * s, y: stands.y + dx * s + dy * c });
  });
}
const TURNS = Array.from({ length: 12 }, (_, i) => ((i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * Math.PI) / 6);
