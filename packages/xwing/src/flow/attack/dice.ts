import { type Flow, rollDice } from '@holotisch/engine';
import type { AttackMoment } from '../../cards/vocabulary.ts';
import { ATTACK_DIE, DEFENCE_DIE } from '../../dice.ts';
import type { Die, Face } from '../../state.ts';
import { agilityOf, diceOf, primaryOf, rangeBonus } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { open } from '../timing.ts';
import type { Armament, Shot } from './weapons.ts';

/** Steps 2 and 4 of an attack: how many dice are rolled, and rolling them. */

/** Step 2. All additions and subtractions come before the roll. XW-ANGRIFF-13..17 */
export function* rollAttackDice(g: XWing, m: AttackMoment, shot: Shot): Flow {
  const { attack: a } = m;
  a.step = 2;
  yield* open(g, 'attack.beforeAttackDice', m);
  const count = attackDiceCount(g, m, shot.weapon);
  lay(a.attackDice, rollDice(g.state.chance, ATTACK_DIE, count));
  if (g.isHeard) g.emit({ type: 'rolled', attack: a.id, dice: 'attack', faces: facesOf(a.attackDice) });
  yield* open(g, 'attack.attackDiceRolled', m);
}

function lay(dice: Die[], faces: readonly Face[]): void {
  for (const face of faces) dice.push({ face, rerolled: false });
}

/** How many dice the attacker is to roll as things stand. */
export function attackDiceCount(g: XWing, { attack: a, attacker }: AttackMoment, { weapon }: Armament): number {
  const isPrimary = weapon === undefined;
  const base = isPrimary ? primaryOf(g, attacker) : weapon.dice;
  // XW-ANGRIFF-16, XW-REICHWEITEN-KAMPF-BONUS-02
  const bonus = rangeBonus(g, attacker, 'attackBonus', isPrimary && a.range === 1 ? 1 : 0, a);
  return diceOf(g, attacker, 'attackDice', base + bonus + a.memory.added.attack, a);
}

/** Step 4. XW-ANGRIFF-23..27 */
export function* rollDefenceDice(g: XWing, m: AttackMoment): Flow {
  const { attack: a } = m;
  a.step = 4;
  yield* open(g, 'attack.beforeDefenceDice', m);
  const count = defenceDiceCount(g, m);
  lay(a.defenceDice, rollDice(g.state.chance, DEFENCE_DIE, count));
  if (g.isHeard) g.emit({ type: 'rolled', attack: a.id, dice: 'defence', faces: facesOf(a.defenceDice) });
  yield* open(g, 'attack.defenceDiceRolled', m);
}

/** How many dice the defender is to roll as things stand. */
export function defenceDiceCount(g: XWing, { attack: a, defender }: Pick<AttackMoment, 'attack' | 'defender'>): number {
  const far = rangeBonus(g, defender, 'defenceBonus', a.weapon === 'primary' && a.range === 3 ? 1 : 0, a); // XW-ANGRIFF-25
  const obstructed = a.obstructed ? 1 : 0; // XW-ANGRIFF-26, XW-VERSPERRT-02: one die, however many obstacles
  const base = agilityOf(g, defender, a) + far + obstructed + a.memory.added.defence;
  return diceOf(g, defender, 'defenceDice', base, a);
}

export const facesOf = (dice: readonly Die[]): Face[] => dice.map((d) => d.face);
