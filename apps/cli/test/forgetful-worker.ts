// A thread whose game keeps something that is not in the state, so that no match comes out the same a second time.
import type { Emit, GameEvent } from '@holotisch/engine';
import type { Toy } from '@holotisch/engine/toy';
import { loadGame } from '@holotisch/games';
import { serve } from '../src/sim/serve.ts';

let matches = 0;
const toy = (await loadGame('toy'))!;
await serve({
  ...toy,
  editions: toy.editions.map((game) => ({
    ...game,
    sit(state: Toy, emit: Emit<GameEvent>) {
      state.uses[`never:${matches++}`] = 1;
      return game.sit(state, emit);
    },
  })),
});
