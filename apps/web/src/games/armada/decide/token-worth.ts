import { critsOn, hitsOn } from '@holotisch/armada';
import type { ArmadaView, Attack } from '../view.ts';

type Seen = Pick<ArmadaView, 'attacks' | 'units'>;

/** What a defence token is worth against the attack as its dice lie. */

/** Whether critical icons count. */
export function countsCrits({ units }: Pick<ArmadaView, 'units'>, { attacker, defender }: Attack): boolean {
  const isShip = (party: typeof attacker) => !('unit' in party) || units[party.unit]?.kind === 'ship';
  return isShip(attacker) && isShip(defender);
}

/** What a die of the attack counts. */
export function onDie(view: Seen, { face }: Attack['dice'][number]): number {
  const attack = view.attacks.at(-1);
  return hitsOn(face) + (attack && countsCrits(view, attack) ? critsOn(face) : 0);
}

/** The damage as the dice lie; half of it for each Brace that was spent. */
export function through(view: Seen): number {
  const attack = view.attacks.at(-1);
  if (!attack) return 0;
  let left = attack.dice.reduce((sum, die) => sum + onDie(view, die), 0);
  for (let i = 0; i < (attack.memory.brace ?? 0); i++) left = Math.ceil(left / 2);
  return left;
}

/** The shields of the zone that is attacked. */
export function shieldsThere({ attacks, units }: Seen): number {
  const attack = attacks.at(-1);
  const unit = attack && 'unit' in attack.defender ? units[attack.defender.unit] : undefined;
  return unit?.kind === 'ship' && attack!.defending ? unit.shields[attack!.defending] : 0;
}

/** How much damage a token of this kind would save, as the dice lie. */
export function saved(view: Seen, kind: string): number {
  const dice = view.attacks.at(-1)?.dice ?? [];
  return savedOf(view, kind, through(view), Math.max(0, ...dice.map((die) => onDie(view, die))));
}

/** The same of so much damage, the most of which a single die shows being so much. */
export function savedOf(view: Seen, kind: string, damage: number, top: number): number {
  const attack = view.attacks.at(-1);
  if (!attack) return 0;
  const far = attack.range === 'long' || attack.range === 'extreme';
  const hull = damage - shieldsThere(view);
  switch (kind) {
    case 'scatter':
      return damage;
    case 'brace':
      return Math.floor(damage / 2);
    case 'evade':
      return far ? top : Math.max(0, top - AVERAGE);
    case 'redirect':
      return attack.defending === null || hull <= 0 ? 0 : Math.min(hull, 2) * 0.9;
    case 'salvo':
      return 0.9;
    case 'contain':
      return hull > 0 && attack.dice.some(({ face }) => critsOn(face) > 0) ? 0.6 : 0;
    default:
      return 0;
  }
}
/** What a die shows on average. */
const AVERAGE = 0.75;
