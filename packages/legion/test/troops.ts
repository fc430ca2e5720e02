import { type Spec, unit } from './table.ts';

/** The units that most rulings are tried with. */

export const VADER = 'darth-vader-dark-lord-of-the-sith';
export const LUKE = 'luke-skywalker-hero-of-the-rebellion';
export const LEIA = 'leia-organa';
export const BOBA = 'boba-fett-infamous-bounty-hunter';
export const VEERS = 'general-veers';

export const rebels = (x: number, y: number, more: Spec = {}): Spec => unit('rebel-troopers', 0, x, y, more);
export const storm = (x: number, y: number, more: Spec = {}): Spec => unit('stormtroopers', 1, x, y, more);
/** One miniature is enough to see a rule; the others of the unit have fallen. */
export const alone = (of: number): Spec => ({ minis: [null, ...Array.from({ length: of - 1 }, () => 'fallen')] });
/** Tokens of one kind. */
export const holding = (token: string, count = 1): Spec => ({ tokens: { [token]: count } });
