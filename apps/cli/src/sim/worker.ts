import { games } from '../games.ts';
import { serve } from './serve.ts';

serve(games);
