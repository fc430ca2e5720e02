import { type Flow, rollDice } from '@holotisch/engine';
import type { AttackMoment } from '../../cards/vocabulary.ts';
import { ATTACK_DIE, DEFENCE_DIE } from '../../dice.ts';
import type { DiceFrom } from '../../events.ts';
import type { Attack, Die, Face, Ship } from '../../state.ts';
import { agilityOf, diceOf, primaryOf, rangeBonus } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { open } from '../timing.ts';
import type { Armament, Shot } from './weapons.ts';

/** Steps 2 and 4 of an attack: how many dice are rolled, what they come from, and rolling them. */

/** So many dice of each source; what cards make of their sum comes last. */
type Sources = readonly DiceFrom[];
const counted = (of: Sources): number => of.reduce((sum, { dice }) => sum + dice, 0);
const withoutNone = (of: Sources): Sources => of.filter(({ dice }) => dice !== 0);
function withCards(g: XWing, ship: Ship, name: 'attackDice' | 'defenceDice', a: Attack, of: Sources): Sources {
  const base = counted(of);
  return [...of, { from: 'cards', dice: diceOf(g, ship, name, base, a) - base }];
}

/** The dice that the attacker is to roll as things stand. */
function attackDice(g: XWing, { attack: a, attacker }: AttackMoment, { weapon }: Armament): Sources {
  const isPrimary = weapon === undefined;
  return withCards(g, attacker, 'attackDice', a, [
    { from: 'weapon', dice: isPrimary ? primaryOf(g, attacker) : weapon.dice },
    // XW-ANGRIFF-16, XW-REICHWEITEN-KAMPF-BONUS-02
    { from: 'range', dice: rangeBonus(g, attacker, 'attackBonus', isPrimary && a.range === 1 ? 1 : 0, a) },
    { from: 'added', dice: a.memory.added.attack },
  ]);
}

/** The dice that the defender is to roll as things stand. */
function defenceDice(g: XWing, { attack: a, defender }: Pick<AttackMoment, 'attack' | 'defender'>): Sources {
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
export const attackDiceCount = (g: XWing, m: AttackMoment, armament: Armament): number =>
  counted(attackDice(g, m, armament));
export const defenceDiceCount = (g: XWing, m: Pick<AttackMoment, 'attack' | 'defender'>): number =>
  counted(defenceDice(g, m));

/** Step 2. All additions and subtractions come before the roll. XW-ANGRIFF-13..17 */
export function* rollAttackDice(g: XWing, m: AttackMoment, shot: Shot): Flow {
  const { attack: a } = m;
  a.step = 2;
  yield* open(g, 'attack.beforeAttackDice', m);
  const of = attackDice(g, m, shot.weapon);
  lay(a.attackDice, rollDice(g.state.chance, ATTACK_DIE, counted(of)));
  if (g.isHeard)
    g.emit({ type: 'rolled', attack: a.id, dice: 'attack', faces: facesOf(a.attackDice), of: withoutNone(of) });
  yield* open(g, 'attack.attackDiceRolled', m);
}

function lay(dice: Die[], faces: readonly Face[]): void {
  for (const face of faces) dice.push({ face, rerolled: false });
}

/** Step 4. XW-ANGRIFF-23..27 */
export function* rollDefenceDice(g: XWing, m: AttackMoment): Flow {
  const { attack: a } = m;
  a.step = 4;
  yield* open(g, 'attack.beforeDefenceDice', m);
  const of = defenceDice(g, m);
  lay(a.defenceDice, rollDice(g.state.chance, DEFENCE_DIE, counted(of)));
  if (g.isHeard)
    g.emit({ type: 'rolled', attack: a.id, dice: 'defence', faces: facesOf(a.defenceDice), of: withoutNone(of) });
  yield* open(g, 'attack.defenceDiceRolled', m);
}

export const facesOf = (dice: readonly Die[]): Face[] => dice.map((d) => d.face);
