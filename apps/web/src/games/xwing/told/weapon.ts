import type { Weapon } from '../../../scene/description.ts';
import type { Attack, XWingView } from '../view.ts';

/** What an attack is shot with, by the card of its weapon. */
export function weaponOf(weapon: string): Weapon & ('ion' | 'torpedo' | 'laser') {
  // `concussionmissiles` is no ion weapon.
  if (/(?:^|[.:])(?:ion|fluxcapacitor)/.test(weapon)) return 'ion';
  return /torpedo|missile|rocket/.test(weapon) ? 'torpedo' : 'laser';
}

export const attackIn = (view: XWingView, id: number): Attack | undefined =>
  view.attacks.find((attack) => attack.id === id);
