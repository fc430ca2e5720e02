import { loadGame } from '@holotisch/games';
import { givenTask, serve } from './serve.ts';

await serve((await loadGame(givenTask().game))!);
