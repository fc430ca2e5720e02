import type { CardFamily } from '../vocabulary.ts';
import { empire } from './empire.ts';
import { rebel } from './rebel.ts';
import { republic } from './republic.ts';
import { separatist } from './separatist.ts';

/** Unique squadrons, faction by faction. */
export const squadrons: readonly CardFamily[] = [rebel, empire, republic, separatist];
