import type { Pose } from '@holotisch/table';
import { baseOf } from './facts.ts';

interface Marked {
  readonly pose: Pose;
  readonly type: string;
}

interface AttackMarksProps {
  readonly attacker: Marked;
  readonly defender: Marked;
}

const ringOf = ({ type }: Marked): number => baseOf(type).half * 1.75;

/** Who shoots at whom, as long as the attack lasts: a ring, a reticle, and between them the line of fire. */
export function AttackMarks({ attacker, defender }: AttackMarksProps) {
  const [from, to] = [attacker.pose, defender.pose];
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [begin, end] = [ringOf(attacker), ringOf(defender)];
  const along = { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
  const { x, y } = to;
  const hair = end * 0.22;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus, and the names of the ships tell it.
    <g className="attack-marks" aria-hidden="true">
      <circle className="attack-from" cx={from.x} cy={from.y} r={begin} />
      {far > begin + end && (
        <path
          className="attack-line"
          d={`M${from.x + along.x * begin} ${from.y + along.y * begin}L${x - along.x * end} ${y - along.y * end}`}
        />
      )}
      <circle className="attack-at" cx={x} cy={y} r={end} />
      <path
        className="attack-at"
        d={[
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ]
          .map(([i, k]) => `M${x + i! * (end - hair)} ${y + k! * (end - hair)}l${i! * 2 * hair} ${k! * 2 * hair}`)
          .join('')}
      />
    </g>
  );
}
