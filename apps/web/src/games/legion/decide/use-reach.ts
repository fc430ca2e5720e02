import type { Json } from '@holotisch/engine';
import type { Vec } from '@holotisch/table';
import { useEffect, useMemo, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import type { OutlineItem, SceneItem } from '../../../scene/description.ts';
import { circlePath } from '../../../scene/svg.ts';
import { useQuestion } from '../questions.ts';
import { type LegionView, leaderPose } from '../view.ts';
import { areaPath, joined, type Reach } from './reach-area.ts';

/** So many slices keep the rules free for whoever asks in between. */
const SLICES = 10;

/** What was worked out for a unit as long as nothing is decided. */
let kept: { readonly key: string; readonly reach: Reach } | undefined;

/** How far a unit gets, as the rules have it; nothing until all of it is known. */
function useReach(unit: number, within: Json | undefined): Reach | undefined {
  const { taken, moment } = useMatch().snapshot ?? {};
  const rules = useQuestion();
  const key = JSON.stringify([taken, moment, unit, within ?? null]);
  const [reach, setReach] = useState(kept?.key === key ? kept.reach : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    if (kept?.key === key) return setReach(kept.reach);
    setReach(undefined);
    let current = true;
    const ask = async () => {
      const slices: Reach[] = [];
      for (let slice = 0; slice < SLICES && current; slice++) {
        const reply = await rules('reach', { unit, slice, slices: SLICES, ...(within !== undefined && { within }) });
        if (!reply.ok) return;
        slices.push(reply.value);
      }
      const all = joined(slices);
      if (!current || !all) return;
      kept = { key, reach: all };
      setReach(all);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [key, rules]);
  return reach;
}

/** The corners of the box around an area: to choose a place in it one has to see it. */
export function cornersOf(areas: readonly SceneItem[]): readonly Vec[] {
  return areas.flatMap((area) => {
    if (area.kind !== 'outline' || !area.pose) return [];
    const { x, y } = area.pose;
    const numbers = (area.d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, i) => i % 2 === odd)) as [number[], number[]];
    if (!area.key.startsWith(AREA) || numbers.length === 0) return [];
    return [
      { x: x + Math.min(...xs), y: y + Math.min(...ys) },
      { x: x + Math.max(...xs), y: y + Math.max(...ys) },
    ];
  });
}
const AREA = 'reach:';

/** The area on the ground: all that the fastest tool reaches, and the lines of slower ones in it; where climbs end. */
export function useReachItems(view: LegionView, unit: number, within?: Json): readonly OutlineItem[] {
  const reach = useReach(unit, within);
  const from = leaderPose(view.units[unit]);
  return useMemo(() => {
    if (!reach || !from || reach.rows.every((row) => row.every((speed) => speed === 0))) return [];
    const pose = { x: from.x, y: from.y, hx: 0, hy: 1 };
    const areas = reach.far.map((_, i): OutlineItem => {
      const speed = i + 1;
      const fastest = speed === reach.far.length;
      const key = `${AREA}${speed}`;
      const d = areaPath(reach, speed);
      return fastest
        ? { kind: 'outline', key, pose, d, tone: 'legal', fill: 'soft' }
        : { kind: 'outline', key, pose, d, tone: 'legal', line: 'dashed' };
    });
    const climbs = reach.climbs.map(
      ([x, y], i): OutlineItem => ({
        kind: 'outline',
        key: `climb:${i}`,
        pose: { x, y, hx: 0, hy: 1 },
        d: circlePath(16),
        tone: 'accent',
        line: 'dashed',
      }),
    );
    return [...areas.filter(({ d }) => d !== ''), ...climbs];
  }, [reach, from]);
}
