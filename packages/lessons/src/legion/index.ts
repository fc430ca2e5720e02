import type { Lesson } from '../lesson.ts';
import { attack } from './attack.ts';
import { cover } from './cover.ts';
import { defence } from './defence.ts';
import { edition26 } from './edition-26.ts';
import { melee } from './melee.ts';
import { moving } from './moving.ts';
import { objectives } from './objectives.ts';
import { orders } from './orders.ts';
import { suppression } from './suppression.ts';
import { terrain } from './terrain.ts';
import { trainingAdditions, trainingBattle } from './training.ts';
import { vehicles } from './vehicles.ts';

export const LEGION: readonly Lesson[] = [
  moving,
  orders,
  cover,
  attack,
  defence,
  suppression,
  melee,
  terrain,
  vehicles,
  objectives,
  edition26,
  trainingBattle,
  ...trainingAdditions,
];
