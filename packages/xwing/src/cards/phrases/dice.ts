import { type Flow, say } from '@holotisch/engine';
import { change, diceOfAttack, reroll, rerollable } from '../../flow/attack/modify.ts';
import type { Attack, Die, Face } from '../../state.ts';
import { banned } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import {
  type AnyAbility,
  type AttackMoment,
  at,
  type CardSource,
  type RollMoment,
  type ValueRule,
} from '../vocabulary.ts';
import { isAttacker, isDefender } from './attacks.ts';
import { pickDice } from './questions.ts';

/** Counting, changing, rerolling and rolling dice. */

/** The dice with this result that may be modified. */
export function count(a: Attack, which: 'attack' | 'defence', face: Face): number {
  return (which === 'attack' ? a.attackDice : a.defenceDice).filter((d) => d.face === face && !d.fixed).length;
}

/** How many dice show it, those that cannot be modified among them: cancelling or suffering a result is no modifying. */
export function showing(a: Attack, which: 'attack' | 'defence', face: Face): number {
  return diceOfAttack(a, which).filter((d) => d.face === face).length;
}

/** Where a card lets the roller change its own dice: a ban on that one counts, wherever the card lies. */
export function mayModify(
  g: XWing,
  { attack, attacker, defender }: AttackMoment,
  which: 'attack' | 'defence',
): boolean {
  const ship = which === 'attack' ? attacker : defender;
  return !banned(g, 'modifyDice', { ship, dice: which, attack, by: 'card' });
}

/** Dice rolled for a card, which mean only what the card says. XW-WUERFELERGEBNISSE-08 */
export const rollDice = (
  g: XWing,
  self: CardSource,
  which: 'attack' | 'defence',
  count: number,
): Flow<readonly Die[]> =>
  g.rules.rollFor(g, self.ship, which, count, say('xw.roll.card', { card: self.card }), (faces) => {
    for (const face of faces) g.emit({ type: 'cardRoll', ship: self.ship.id, card: self.card, dice: which, face });
  });

export function* rollAttackDie(g: XWing, self: CardSource): Flow<Face> {
  return (yield* rollDice(g, self, 'attack', 1))[0]!.face;
}

/** Whether one defence die shows one of these; cards may have added a result to it. */
export function* defenceDieShows(g: XWing, self: CardSource, ...faces: readonly Face[]): Flow<boolean> {
  return (yield* rollDice(g, self, 'defence', 1)).some((d) => faces.includes(d.face));
}

/** 'When attacking, you may reroll up to so many dice', of these faces only if any are named. */
export function rerollWhenAttacking(
  most: (g: XWing, m: AttackMoment, self: CardSource) => number,
  faces?: readonly Face[],
): AnyAbility {
  return at('attack.modifyAttackDice', {
    when: (g, m, self) =>
      isAttacker(m, self) && most(g, m, self) > 0 && rerollable(g, m.attack, 'attack', faces).length > 0,
    *run(g, m, self) {
      yield* g.rules.chooseReroll(g, self, m.attack, 'attack', most(g, m, self), faces, 1);
    },
  });
}

/** The same when defending. */
export function rerollWhenDefending(
  most: (g: XWing, m: AttackMoment, self: CardSource) => number,
  faces?: readonly Face[],
): AnyAbility {
  return at('attack.modifyDefenceDice', {
    when: (g, m, self) =>
      isDefender(m, self) && most(g, m, self) > 0 && rerollable(g, m.attack, 'defence', faces).length > 0,
    *run(g, m, self) {
      yield* g.rules.chooseReroll(g, self, m.attack, 'defence', most(g, m, self), faces, 1);
    },
  });
}

/** 'Roll 1 additional die' in the attacks in which this holds. */
export function oneMoreDie(
  value: 'attackDice' | 'defenceDice',
  when: (g: XWing, self: CardSource, attack: Attack) => boolean,
): ValueRule {
  return { value, by: (g, _s, self, { attack }) => (attack && when(g, self, attack) ? { add: 1 } : undefined) };
}

/** 'You may change so many of your results', if there is one to change. */
export function mayChange(
  which: 'attack' | 'defence',
  from: Face,
  to: Face,
  most = 1,
  when: (g: XWing, m: AttackMoment, self: CardSource) => boolean = () => true,
): AnyAbility {
  const isMine = which === 'attack' ? isAttacker : isDefender;
  return at(which === 'attack' ? 'attack.modifyAttackDice' : 'attack.modifyDefenceDice', {
    when: (g, m, self) => isMine(m, self) && count(m.attack, which, from) > 0 && when(g, m, self),
    *run(g, m, self) {
      const places = diceOfAttack(m.attack, which).flatMap((d, i) => (d.face === from && !d.fixed ? [i] : []));
      const asks = most > 1 && places.length > 1; // 'up to' so many
      const many = asks ? (yield* pickDice(self, m.attack, which, places, 1, most, to)).length : most;
      change(g, m.attack, which, from, to, many);
    },
  });
}

export function* stressForDice(g: XWing, m: AttackMoment, self: CardSource, which: 'attack' | 'defence'): Flow {
  const open = rerollable(g, m.attack, which);
  const picked = yield* pickDice(self, m.attack, which, open, 1, open.length, 'reroll');
  const paid = yield* g.rules.receive(g, self.ship, 'stress', picked.length);
  reroll(g, m.attack, which, picked.slice(0, paid));
}

export const tellChanged = (g: XWing, m: RollMoment, self: CardSource): void =>
  g.emit({ type: 'rollChanged', ship: m.ship.id, card: self.card, faces: m.dice.map((d) => d.face) });
