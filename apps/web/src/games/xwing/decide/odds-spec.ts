import type { AttackSpec } from '@holotisch/odds/xwing';
import { data, type ShotFacts } from '@holotisch/xwing';
import type { ShipView } from '../view.ts';

type Slot = Parameters<typeof data.findUpgrade>[0];

/** The token that a weapon costs before the dice are rolled: it cannot be spent on them as well. */
function costOf(weapon: string): 'targetlock' | 'focus' | undefined {
  const [slot, id] = weapon.replace(/^\d+:/, '').replace(/#\d+$/, '').split('.');
  return id === undefined ? undefined : data.findUpgrade(slot as Slot, id)?.weapon?.spend;
}

/** Whether any card of a ship could do something to the dice that the odds do not know of. */
export const hasAbility = (ship: Pick<ShipView, 'faction' | 'type' | 'pilot' | 'upgrades'>): boolean =>
  (data.findPilot(ship.faction, ship.type, ship.pilot)?.ability ?? false) ||
  ship.upgrades.some((u) => !u.discarded && (data.findUpgrade(u.slot, u.id)?.ability ?? false));

/** Dice and tokens of a shot as they lie; what cards do to the dice is not counted. */
export function oddsSpec(
  attacker: Pick<ShipView, 'tokens' | 'locks'>,
  defender: Pick<ShipView, 'tokens'>,
  shot: Pick<ShotFacts, 'weapon' | 'target' | 'dice'>,
): AttackSpec {
  const cost = costOf(shot.weapon);
  return {
    attackDice: shot.dice.attack,
    defenceDice: shot.dice.defence,
    attacker: {
      focus: attacker.tokens.focus > (cost === 'focus' ? 1 : 0),
      lock: attacker.locks.includes(shot.target) && cost !== 'targetlock',
    },
    defender: { focus: defender.tokens.focus > 0, evades: defender.tokens.evade },
  };
}
