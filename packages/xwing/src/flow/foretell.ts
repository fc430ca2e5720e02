import { type Attack, newMemory, type Ship } from '../state.ts';
import { attackRangeOf, diceOf, primaryOf, rangeBonus } from '../values.ts';
import type { XWing } from '../xwing.ts';
import { defenceDiceCount, nextId } from './attack.ts';
import type { Shot } from './weapons.ts';

/** How many dice both sides would roll for a shot as things stand; dice that cards may yet add are not among them. */
export function diceOfShot(
  g: XWing,
  attacker: Ship,
  shot: Shot,
): { readonly attack: number; readonly defence: number } {
  const { weapon, target, inArc, arc, obstructed } = shot;
  const a: Attack = {
    id: nextId(g.state),
    attacker: attacker.id,
    defender: target.id,
    weapon: weapon.key,
    range: shot.range,
    inArc,
    arc,
    obstructed,
    step: 1,
    attackDice: [],
    defenceDice: [],
    hit: null,
    memory: newMemory(),
    noted: {},
  };
  a.range = attackRangeOf(g, attacker, a);
  const base = weapon.weapon?.dice ?? primaryOf(g, attacker);
  const close = rangeBonus(g, attacker, 'attackBonus', weapon.weapon === undefined && a.range === 1 ? 1 : 0, a); // XW-ANGRIFF-16
  return {
    attack: diceOf(g, attacker, 'attackDice', base + close, a),
    defence: defenceDiceCount(g, { attack: a, defender: target }),
  };
}
