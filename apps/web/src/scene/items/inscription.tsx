import type { Pose } from '@holotisch/table';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import type { InscriptionItem } from '../description.ts';
import type { Eye } from '../rig.ts';
import { usePart, useStageParts } from '../stage-context.ts';
import { put, uprightOff } from '../svg.ts';

/** From one line to the next, in pixels. */
const LINE = 12;

/** Small print on the ground. */
export const Inscription = memo(function Inscription({ item: { key, at, text } }: { readonly item: InscriptionItem }) {
  const { rig } = useStageParts();
  const ref = useRef<SVGGElement>(null);
  const lines = text.split('\n');
  const { x, y } = at;
  useLayoutEffect(() => rig.place(key, { x, y, hx: 0, hy: 1 }), [rig, key, x, y]);
  useLayoutEffect(() => () => rig.place(key, undefined), [rig, key]);
  const draw = useCallback(
    ({ x: left, y: up }: Pose, { pixel, turn }: Eye) =>
      put(ref.current, uprightOff({ x: left, y: up }, turn, pixel, { x: 0, y: 0 })),
    [],
  );
  usePart(key, draw, 'both', ref);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus; the table in words tells it.
    <g ref={ref} className="inscription" aria-hidden="true">
      <text>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place.
          <tspan key={i} x={0} y={LINE * (i - (lines.length - 1) / 2)}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
});
