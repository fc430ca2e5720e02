// A thread whose games break now and then, to see what becomes of that.
import type { Toy } from '@holotisch/engine/toy';
import { loadGame } from '@holotisch/games';
import { serve } from '../src/sim/serve.ts';

const toy = (await loadGame('toy'))!;
await serve({
  ...toy,
  editions: toy.editions.map((game) => ({
    ...game,
    verify(state: Toy) {
      if (state.chance.seed.endsWith('3')) throw new Error('bang');
    },
  })),
});
