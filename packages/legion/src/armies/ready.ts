import { CORE_SETS } from './core.ts';
import { EDITION26 } from './edition26.ts';
import type { ReadyArmy } from './form.ts';
import { SKIRMISH } from './skirmish.ts';
import { STANDARD } from './standard.ts';

/** Armies to begin with. */
export const READY_ARMIES: readonly ReadyArmy[] = [...CORE_SETS, ...STANDARD, ...SKIRMISH, ...EDITION26];
