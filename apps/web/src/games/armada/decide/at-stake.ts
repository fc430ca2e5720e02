import { data } from '@holotisch/armada';
import type { ArmadaView } from '../view.ts';

interface SideAtStake {
  readonly side: 0 | 1;
  /** What its fleets cost together. */
  readonly points: number;
  /** Those that may be seen of the objectives from which one would be chosen if it were second. AR-AUFBAU-14 */
  readonly objectives: readonly string[];
}

/** What both sides bring to the choice of the first player. */
export function atStake({ sides, points, brought }: Pick<ArmadaView, 'sides' | 'points' | 'brought'>) {
  const of = (side: 0 | 1): SideAtStake => {
    const seats = sides.flatMap((one, seat) => (one === side ? [seat] : []));
    const known = seats.flatMap((seat) => brought[seat] ?? []);
    return {
      side,
      points: seats.reduce((sum, seat) => sum + (points[seat] ?? 0), 0),
      objectives: data.OBJECTIVE_KINDS.flatMap((kind) => known.map((cards) => cards[kind]).find((card) => card) ?? []),
    };
  };
  return [of(0), of(1)] as const;
}
