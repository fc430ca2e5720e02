import type { Sayings } from '../types.ts';
import { leaders } from './leaders.ts';
import { squads } from './squads.ts';
import { vehicles } from './vehicles.ts';

/** Upgrade cards of 1.x, and of 2.6 where they read the same. */
export const upgrades: Sayings = { ...leaders, ...squads, ...vehicles };
