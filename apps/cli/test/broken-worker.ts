// A thread whose games break now and then, to see what becomes of that.
import { Games } from '@holotisch/engine';
import { toyGame } from '@holotisch/engine/toy';
import { serve } from '../src/sim/serve.ts';

const broken: typeof toyGame = {
  ...toyGame,
  verify(state) {
    if (state.chance.seed.endsWith('3')) throw new Error('bang');
  },
};
serve(new Games([broken]));
