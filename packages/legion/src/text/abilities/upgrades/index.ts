import type { Sayings } from '../types.ts';
import { laterUpgrades } from './later.ts';
import { leaders } from './leaders.ts';
import { squads } from './squads.ts';
import { vehicles } from './vehicles.ts';

/** Upgrade cards of both editions. */
export const upgrades: Sayings = { ...leaders, ...squads, ...vehicles, ...laterUpgrades };
