import { loadGame } from '@holotisch/games';
import { givenTask, serve } from './serve.ts';

serve((await loadGame(givenTask().game))!);
