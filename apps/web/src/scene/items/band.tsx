import { memo, useLayoutEffect, useRef } from 'react';
import { bandOf } from '../band.ts';
import type { PieceItem } from '../description.ts';
import { useStageParts } from '../stage-context.ts';
import { round, sideClass } from '../svg.ts';

/** Millimetres between the bases of those who stand together and the line around them. */
const OFF = 5;

interface BandProps {
  readonly members: readonly PieceItem[];
}

/** The line around a unit, so that one sees whose its plate is. While somebody of it is on its way there is none. */
export const Band = memo(
  function Band({ members }: BandProps) {
    const { rig } = useStageParts();
    const ref = useRef<SVGPathElement>(null);
    const { owner, radius } = members[0]!;
    const keys = members.map(({ key }) => key).join(' ');
    // biome-ignore lint/correctness/useExhaustiveDependencies: who they are is in their keys
    useLayoutEffect(() => {
      const moving = new Set<string>();
      const draw = () => {
        const middles = members.flatMap(({ key }) => rig.poseOf(key) ?? []).map(({ x, y }) => [x, y] as const);
        const path = bandOf(middles, radius + OFF).map(([x, y]) => `${round(x)} ${round(y)}`);
        ref.current?.setAttribute('d', path.length > 0 ? `M${path.join('L')}Z` : '');
      };
      const off = members.map(({ key }) =>
        rig.hang(
          key,
          () => draw(),
          'rest',
          (sets) => {
            if (sets) moving.add(key);
            else moving.delete(key);
            ref.current?.toggleAttribute('hidden', moving.size > 0);
          },
        ),
      );
      return () => {
        for (const one of off) one();
      };
    }, [rig, keys, radius]);
    return <path ref={ref} className={`band ${sideClass(owner)}`} />;
  },
  ({ members: a }, { members: b }) =>
    a.length === b.length && a.every(({ key, owner }, i) => key === b[i]!.key && owner === b[i]!.owner),
);
