import type { Seat } from '../ask.ts';
import { chance } from '../random.ts';
import type { Card, Drone, Stance, Toy } from './state.ts';

/** What a seat may know, field by field: whatever is added to the state stays hidden until it is named here. */
export type ToyView = {
  readonly round: number;
  readonly phase: Toy['phase'];
  readonly you: Seat | 'nobody';
  readonly drones: readonly DroneView[];
  /** How many cards are left in the deck. */
  readonly deck: number;
  /** Somebody has given up, or both have agreed. */
  readonly ended?: { readonly winner: Seat | null };
};
export type DroneView = {
  readonly id: number;
  readonly seat: Seat;
  readonly x: number;
  readonly cards: readonly Card[];
  readonly stance: Stance | null;
  readonly moved: boolean;
  readonly removed: boolean;
  /** How many it has; what they are nobody knows. */
  readonly wounds: number;
};

export const view = (s: Toy, seat: Seat | 'nobody'): ToyView => ({
  round: s.round,
  phase: s.phase,
  you: seat,
  drones: s.drones.map(viewDrone),
  deck: s.deck.draw.length,
  ...(s.ended && { ended: { winner: s.ended.winner } }),
});

const viewDrone = ({ id, seat, x, cards, stance, moved, removed, wounds }: Drone): DroneView => ({
  id,
  seat,
  x,
  cards: [...cards],
  stance,
  moved,
  removed,
  wounds: wounds.length,
});

/** Facedown cards become dents: so many of them as a drone can bear. */
export function imagine({ round, phase, drones, deck }: ToyView): Toy {
  return {
    chance: chance('imagined'),
    round,
    phase,
    drones: drones.map((d) => ({ ...d, cards: [...d.cards], wounds: new Array(d.wounds).fill('dent') })),
    deck: { draw: new Array<string>(deck).fill('dent'), discard: [] },
    uses: {},
  };
}
