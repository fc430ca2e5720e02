import type { Lesson } from '../lesson.ts';
import { actions } from './actions.ts';
import { arcs } from './arcs.ts';
import { criticals } from './criticals.ts';
import { dice } from './dice.ts';
import { firstFlight } from './first-flight.ts';
import { firstMatch } from './first-match.ts';
import { obstacles } from './obstacles.ts';
import { stress } from './stress.ts';
import { torpedoes } from './torpedoes.ts';

export const XWING: readonly Lesson[] = [
  firstFlight,
  actions,
  arcs,
  dice,
  stress,
  obstacles,
  torpedoes,
  criticals,
  firstMatch,
];
