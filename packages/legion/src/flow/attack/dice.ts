import { type DiceChoice as ChosenDice, diceQuestion, type Flow, rollDie, say } from '@holotisch/engine';
import type { AttackMoment } from '../../cards/moments.ts';
import type { AttackColour, AttackFace, DefenceFace } from '../../data/types.ts';
import { ATTACK_DICE, DEFENCE_DICE } from '../../dice.ts';
import type { DiceChange } from '../../events.ts';
import type { Legion } from '../../legion.ts';
import type { Attack, AttackDie, DefenceDie, Unit } from '../../state.ts';
import { banned } from '../../values.ts';
import { chooseSeveralAnyway } from '../choose.ts';

/** What effects do to the dice of an attack: reroll, change, cancel, add. */

const told = (g: Legion, a: Attack, how: DiceChange, at: readonly number[], why: string): void => {
  if (g.rules.frightens(a) && a.dice.some(({ face }) => face === 'hit' || face === 'crit')) a.showedHit = true;
  g.emit({ type: 'dice', attack: a.id, how, at, dice: a.dice.map((d) => ({ ...d })), why });
};
const toldDefence = (
  g: Legion,
  a: Attack,
  unit: Unit,
  dice: readonly DefenceDie[],
  how: DiceChange,
  at: readonly number[],
  why: string,
): void =>
  g.emit({ type: 'defenceDice', attack: a.id, unit: unit.id, how, at, dice: dice.map((d) => ({ ...d })), why });

export const countOf = (a: Attack, face: AttackFace): number => a.dice.filter((d) => d.face === face).length;
export const mayModify = (g: Legion, attack: Attack, die: AttackDie, by: Unit): boolean =>
  !banned(g, 'modifyDie', { attack, die, by });

export function rerollAttack(g: Legion, a: Attack, dice: readonly AttackDie[], why: string): void {
  if (dice.length === 0) {
    g.emit({ type: 'noReroll', attack: a.id, dice: 'attack', why });
    return;
  }
  for (const die of dice) die.face = rollDie(g.state.chance, ATTACK_DICE[die.colour]);
  told(
    g,
    a,
    'rerolled',
    dice.map((d) => a.dice.indexOf(d)),
    why,
  );
}
export function changeAttack(
  g: Legion,
  a: Attack,
  dice: readonly AttackDie[],
  face: AttackFace,
  why: string,
  how: DiceChange = 'changed',
): void {
  if (dice.length === 0) return;
  for (const die of dice) die.face = face;
  told(
    g,
    a,
    how,
    dice.map((d) => a.dice.indexOf(d)),
    why,
  );
}
/** LE-NEGIEREN-02: the die is removed. */
export function cancelAttack(g: Legion, a: Attack, dice: readonly AttackDie[], why: string): number {
  if (dice.length === 0) return 0;
  const at = dice.map((d) => a.dice.indexOf(d));
  for (const die of dice) a.dice.splice(a.dice.indexOf(die), 1);
  a.noted['cancelled'] = true;
  told(g, a, 'cancelled', at, why);
  return dice.length;
}
export function addAttackDie(g: Legion, a: Attack, colour: AttackColour, why: string, face?: AttackFace): void {
  a.dice.push({ colour, face: face ?? rollDie(g.state.chance, ATTACK_DICE[colour]) });
  told(g, a, 'added', [a.dice.length - 1], why);
}
/** So many dice that show a face, fewer if there are not enough. */
export const showing = (a: Attack, face: AttackFace, most: number): readonly AttackDie[] =>
  a.dice.filter((d) => d.face === face).slice(0, most);

export function rerollDefence(g: Legion, a: Attack, unit: Unit, dice: readonly DefenceDie[], why: string): void {
  if (dice.length === 0) {
    g.emit({ type: 'noReroll', attack: a.id, dice: 'defence', why });
    return;
  }
  for (const die of dice) die.face = rollDie(g.state.chance, DEFENCE_DICE[die.colour]);
  toldDefence(
    g,
    a,
    unit,
    a.defence,
    'rerolled',
    dice.map((d) => a.defence.indexOf(d)),
    why,
  );
}
export function changeDefence(
  g: Legion,
  a: Attack,
  unit: Unit,
  dice: readonly DefenceDie[],
  face: DefenceFace,
  why: string,
  how: DiceChange = 'changed',
): void {
  if (dice.length === 0) return;
  for (const die of dice) die.face = face;
  toldDefence(
    g,
    a,
    unit,
    a.defence,
    how,
    dice.map((d) => a.defence.indexOf(d)),
    why,
  );
}
export const blocking = (a: Attack): readonly DefenceDie[] => a.defence.filter((d) => d.face === 'block');

export interface DiceChoice extends ChosenDice<'aim' | 'reroll' | 'dice'> {
  readonly filter?: (die: AttackDie) => boolean;
}
/** Picks attack dice; those that nobody may change are not offered. */
export function* chooseDice(g: Legion, m: AttackMoment, by: Unit, how: DiceChoice): Flow<readonly AttackDie[]> {
  const { dice, id } = m.attack;
  const fit = dice.filter((die) => (how.filter?.(die) ?? true) && mayModify(g, m.attack, die, by));
  const chosen = yield* chooseSeveralAnyway(
    diceQuestion(how, how.kind ?? 'dice', dice, fit, ({ colour, face }, at) => ({
      label: say('le.die', { colour, face }),
      about: { attack: id, die: at },
    })),
  );
  return chosen.map((at) => dice[Number(at)]!);
}
/** Picks defence dice. */
export function* chooseDefenceDice(
  m: AttackMoment,
  how: Omit<DiceChoice, 'filter' | 'kind'> & { readonly filter?: (die: DefenceDie) => boolean },
): Flow<readonly DefenceDie[]> {
  const { defence, id } = m.attack;
  const fit = defence.filter((die) => how.filter?.(die) ?? true);
  const chosen = yield* chooseSeveralAnyway(
    diceQuestion(how, 'defence-reroll', defence, fit, ({ colour, face }, at) => ({
      label: say('le.defenceDie', { colour, face }),
      about: { attack: id, die: at, defence: true },
    })),
  );
  return chosen.map((at) => defence[Number(at)]!);
}
