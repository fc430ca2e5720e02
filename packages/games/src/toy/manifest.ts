import { type Toy, toyGame, toyGame2 } from '@holotisch/engine/toy';
import type { GameManifest } from '../manifest.ts';
import type { DroneList } from './lists.ts';

/** The smallest whole game: nobody has written an opponent for it, so any legal answer has to do. */
export const toyManifest: GameManifest<Toy, DroneList> = {
  id: 'toy',
  editions: [toyGame, toyGame2],
  players: [],
  lists: async () => (await import('./lists.ts')).toyLists,
  samples: async () => (await import('./samples.ts')).toySamples,
  inSetup: () => false,
  tally(state) {
    const standing = [0, 1].filter((seat) => state.drones.some((drone) => drone.seat === seat && !drone.removed));
    return { winner: standing.length === 1 ? standing[0]! : null, rounds: state.round };
  },
  bounds: { decisions: 5_000 },
};
