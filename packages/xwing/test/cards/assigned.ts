import type { Scene } from '../scene.ts';

/** Who has which conditions, ship by ship. */
export const conditionsOf = (s: Scene): string[][] => s.state.ships.map((one) => [...one.conditions]);

export const DARK_SIDE = 'illshowyouthedarkside';

/** A target with 2 shields and agility 3. */
export const ADVANCED = { type: 'tieadvanced', pilot: 'tempestsquadronpilot', fought: true };
