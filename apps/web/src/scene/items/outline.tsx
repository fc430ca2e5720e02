import type { Pose } from '@holotisch/table';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import type { OutlineItem } from '../description.ts';
import { usePart, useStageParts } from '../stage-context.ts';
import { placement, put, sideClass, toneClass } from '../svg.ts';

const TABLE: Pose = { x: 0, y: 0, hx: 0, hy: 1 };

/** A line or surface, in the frame of the table, of a pose, or of the piece it moves with. */
export const Outline = memo(function Outline({ item }: { readonly item: OutlineItem }) {
  const { key, d, pose, on, label, owner, pointed, fill } = item;
  const { rig } = useStageParts();
  const ref = useRef<SVGPathElement>(null);
  const own = on === undefined;
  useLayoutEffect(() => {
    if (own) rig.place(key, pose ?? TABLE);
  }, [rig, key, pose, own]);
  useLayoutEffect(() => (own ? () => rig.place(key, undefined) : undefined), [rig, key, own]);
  const draw = useCallback((at: Pose) => put(ref.current, placement(at)), []);
  usePart(on ?? key, draw, 'piece', ref);
  const button = label !== undefined && { role: 'button', 'aria-label': label, tabIndex: 0, 'data-key': key };
  return (
    <g
      ref={ref}
      className={`outline ${toneClass(item)} ${sideClass(owner)}`}
      data-pointed={pointed || undefined}
      {...button}
    >
      <path className="outline-shape" d={d} />
      {fill === 'hatched' && <path className="outline-hatch" d={d} />}
    </g>
  );
});
