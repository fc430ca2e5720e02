import type { Scene } from '../scene.ts';

/** Who has which conditions, ship by ship. */
export const conditionsOf = (s: Scene): string[][] => s.state.ships.map((one) => [...one.conditions]);

export const DARK_SIDE = 'illshowyouthedarkside';

/** A target with 2 shields and agility 3. */
export const ADVANCED = { type: 'tieadvanced', pilot: 'tempestsquadronpilot', fought: true };

/** The words of the options that are open. */
export function labels(s: Scene): string[] {
  const a = s.ask();
  return a.type === 'choice' ? a.options.map((o) => o.label?.text ?? o.id) : [];
}
