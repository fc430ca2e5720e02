import type { Lesson } from '../lesson.ts';
import { collisions } from './collisions.ts';
import { commands } from './commands.ts';
import { defence } from './defence.ts';
import { dials } from './dials.ts';
import { firstBattle } from './first-battle.ts';
import { objectives } from './objectives.ts';
import { scoring } from './scoring.ts';
import { squadrons } from './squadrons.ts';
import { steering } from './steering.ts';
import { zones } from './zones.ts';

export const ARMADA: readonly Lesson[] = [
  steering,
  dials,
  commands,
  zones,
  defence,
  squadrons,
  collisions,
  objectives,
  scoring,
  firstBattle,
];
