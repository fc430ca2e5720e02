import { type AttackOdds, attackOdds } from '@holotisch/odds/xwing';
import type { Ship } from '@holotisch/xwing';
import { diceForShot, type Shot, type XWing } from '@holotisch/xwing/rules';
import { worthOfDamage, worthOfSure } from './worth.ts';

/** What a shot is worth, judged by its exact odds. */

/** Tokens that the two ships are thought to have when it comes to the shot. */
interface Tokens {
  readonly attackFocus: boolean;
  readonly defenceFocus: boolean;
  readonly evades: number;
}

/** Weapons that cancel their dice when they hit and then do so much. */
const FIXED_DAMAGE: Readonly<Record<string, number>> = {
  ioncannon: 1,
  ioncannonturret: 1,
  ionpulsemissiles: 1,
  flechettecannon: 1,
  twinlaserturret: 1,
  tractorbeam: 0,
  jammingbeam: 0,
  xx23sthreadtracers: 0,
  scramblermissiles: 0,
};
/** What a hit with them does besides. In points. */
const HIT_BONUS: Readonly<Record<string, number>> = {
  ioncannon: 2,
  ioncannonturret: 2,
  ionpulsemissiles: 3,
  iontorpedoes: 2,
  flechettecannon: 1,
  flechettetorpedoes: 1,
  tractorbeam: 3,
  jammingbeam: 1,
  assaultmissiles: 2,
  plasmatorpedoes: 2,
  xx23sthreadtracers: 2,
};
/** A card that is used up might have been worth more later. */
const USED_UP = 1;

/** No roll worth thinking about has more dice; the odds are asked for no more. */
export const MOST_DICE = 12;

/** A shot with its dice, counted while the ships stand where it is taken. */
export interface Loaded extends Shot {
  readonly dice: { readonly attack: number; readonly defence: number };
}
export const load = (g: XWing, attacker: Ship, shot: Shot): Loaded => ({
  ...shot,
  dice: diceForShot(g, attacker, shot),
});

function oddsOfShot(attacker: Ship, shot: Loaded, tokens: Tokens): AttackOdds {
  const { dice } = shot;
  const spends = shot.weapon.weapon?.spend;
  return attackOdds({
    attackDice: Math.min(dice.attack, MOST_DICE),
    defenceDice: Math.min(dice.defence, MOST_DICE),
    attacker: {
      focus: tokens.attackFocus && spends !== 'focus',
      lock: spends !== 'targetlock' && attacker.locks.includes(shot.target.id),
    },
    defender: { focus: tokens.defenceFocus, evades: tokens.evades },
  });
}

export function worthOfShot(g: XWing, attacker: Ship, shot: Loaded, tokens: Tokens): number {
  const odds = oddsOfShot(attacker, shot, tokens);
  const card = shot.weapon.equipped?.id;
  const { weapon } = shot.weapon;
  const sure = card === undefined ? undefined : FIXED_DAMAGE[card];
  let worth =
    sure === undefined ? worthOfDamage(g, shot.target, odds) : odds.hit * worthOfSure(g, shot.target, sure * 1.5);
  if (card !== undefined) worth += odds.hit * (HIT_BONUS[card] ?? 0);
  if (weapon?.twice) worth *= 2;
  return weapon?.discard ? worth - USED_UP : worth;
}
