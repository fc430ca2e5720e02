import type { DamageCard, DamageDeckId } from '../types.ts';
import { core } from './core.ts';
import { core2 } from './core2.ts';

/**
 * The two damage decks: id, name, copies. Cards of one id may differ in effect between the decks.
 * 'Direct Hit!' carries the German name of the handbook; a German tournament program calls it 'Volltreffer!'.
 */
export const DAMAGE_DECKS: Readonly<Record<DamageDeckId, readonly DamageCard[]>> = { core, core2 };
