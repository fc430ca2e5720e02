import type { ForceUnit } from './state.ts';

/** So much experience makes a veteran, so much a hero. */
export const VETERAN = 2;
export const HERO = 5;
export const isVeteran = ({ xp }: Pick<ForceUnit, 'xp'>): boolean => xp >= VETERAN;
export const isHero = ({ xp }: Pick<ForceUnit, 'xp'>): boolean => xp >= HERO;
