import type { Seat } from '@holotisch/engine';
import type { Ground, Owner } from '../../scene/description.ts';

type PlayerEdge = NonNullable<Ground['edges']>[number];

interface Sided {
  readonly edges: readonly PlayerEdge['side'][];
  /** Which of the two each seat has. */
  readonly sides: readonly (number | null)[];
}

/** The players' edges of the table, with whoever sits there; `first` is the side that has the first colour. */
export const playerEdges = (
  { edges, sides }: Sided,
  player: (seat: Seat) => string,
  first: number = 0,
): readonly PlayerEdge[] =>
  edges.map((side, i) => {
    const owner: Owner = i === first ? 0 : 1;
    return { side, owner, name: player(sides.indexOf(i)) };
  });
