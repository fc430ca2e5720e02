import type { Seat } from '@holotisch/engine';
import type { Ground, Owner } from '../scene/description.ts';

type PlayerEdge = NonNullable<Ground['edges']>[number];

interface Sided {
  readonly edges: readonly PlayerEdge['side'][];
  /** Which of the two each seat has. */
  readonly sides: readonly (number | null)[];
}

/** The players' edges of the table, with whoever sits there. */
export const playerEdges = ({ edges, sides }: Sided, player: (seat: Seat) => string): readonly PlayerEdge[] =>
  edges.map((side, i) => {
    const owner: Owner = i === 0 ? 0 : 1;
    return { side, owner, name: player(sides.indexOf(owner)) };
  });
