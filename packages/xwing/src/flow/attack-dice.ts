import type { AttackMoment } from '../cards/vocabulary.ts';
import type { Weapon } from '../data/types.ts';
import type { DiceFrom } from '../events.ts';
import type { Attack, Ship } from '../state.ts';
import { agilityOf, diceOf, primaryOf, rangeBonus } from '../values.ts';
import type { XWing } from '../xwing.ts';

/** How many dice each side rolls, and what they come from. */

/** So many dice of each source; what cards make of their sum comes last. */
type Sources = readonly DiceFrom[];
export const counted = (of: Sources): number => of.reduce((sum, { dice }) => sum + dice, 0);
export const withoutNone = (of: Sources): Sources => of.filter(({ dice }) => dice !== 0);
function withCards(g: XWing, ship: Ship, name: 'attackDice' | 'defenceDice', a: Attack, of: Sources): Sources {
  const base = counted(of);
  return [...of, { from: 'cards', dice: diceOf(g, ship, name, base, a) - base }];
}

/** The dice that the attacker is to roll as things stand. */
export function attackDice(
  g: XWing,
  { attack: a, attacker }: AttackMoment,
  { weapon }: { readonly weapon?: Weapon | undefined },
): Sources {
  const isPrimary = weapon === undefined;
  return withCards(g, attacker, 'attackDice', a, [
    { from: 'weapon', dice: isPrimary ? primaryOf(g, attacker) : weapon.dice },
    // XW-ANGRIFF-16, XW-REICHWEITEN-KAMPF-BONUS-02
    { from: 'range', dice: rangeBonus(g, attacker, 'attackBonus', isPrimary && a.range === 1 ? 1 : 0, a) },
    { from: 'added', dice: a.memory.added.attack },
  ]);
}

/** The dice that the defender is to roll as things stand. */
export function defenceDice(g: XWing, { attack: a, defender }: Pick<AttackMoment, 'attack' | 'defender'>): Sources {
  return withCards(g, defender, 'defenceDice', a, [
    { from: 'agility', dice: agilityOf(g, defender, a) },
    {
      from: 'range',
      dice: rangeBonus(g, defender, 'defenceBonus', a.weapon === 'primary' && a.range === 3 ? 1 : 0, a),
    }, // XW-ANGRIFF-25
    { from: 'obstructed', dice: a.obstructed ? 1 : 0 }, // XW-ANGRIFF-26, XW-VERSPERRT-02: one die, however many obstacles
    { from: 'added', dice: a.memory.added.defence },
  ]);
}
export const defenceDiceCount = (g: XWing, m: Pick<AttackMoment, 'attack' | 'defender'>): number =>
  counted(defenceDice(g, m));
