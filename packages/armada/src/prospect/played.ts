import {
  bestForBoth,
  type CardUse,
  everyFall,
  type Fallen,
  type Fate,
  type Flow,
  nothingHappens,
  playThrough,
  together,
} from '@holotisch/engine';
import { Armada } from '../armada.ts';
import type { AttackMoment } from '../cards/vocabulary.ts';
import { DICE, hasCrit, isAccuracy } from '../dice.ts';
import { attackOf, countsCrits, meet, momentOf, strike } from '../flow/attack/attack.ts';
import type { Shot } from '../flow/attack/shots.ts';
import type { ArmadaRules } from '../flow/edition.ts';
import { open } from '../flow/timing.ts';
import type { PlayedShot } from '../questions/answers.ts';
import { type ArmadaState, cloneState } from '../state.ts';
import { unitOf } from '../values.ts';
import { type Habits, habit, Unforeseen } from './habits.ts';

/**
 * A shot played through with the attack's own procedures, over all falls of its dice: whatever a card does to it is counted,
 * because it happens. Only the damage is written down instead of dealt.
 */

/** So many falls of a part of it may be played. */
const MOST = 1300;
const ALL_DICE = Object.values(DICE);

/** Null where the dice can fall in too many ways, or where something is asked that nobody can answer in advance. */
export function played(g: Armada, shot: Shot): PlayedShot | null {
  try {
    const free = bestForBoth((cards) => outcome(g, shot, { ...cards, defends: false }), harmOf);
    const met = bestForBoth((cards: CardUse) => outcome(g, shot, { ...cards, defends: true }), harmOf);
    if (free === undefined || met === undefined) return null;
    return { damage: free.damage, defended: met.damage, critical: free.critical, accuracies: free.accuracies };
  } catch (error) {
    if (error instanceof Unforeseen) return null;
    throw error;
  }
}

interface Outcome {
  readonly damage: readonly number[];
  readonly expected: number;
  readonly critical: number;
  readonly accuracies: number;
}
const harmOf = ({ expected }: Outcome): number => expected;

interface Struck {
  readonly state: ArmadaState;
  readonly fired: boolean;
  readonly critical: boolean;
  readonly accuracies: number;
}

/** One way of answering, over all falls of the dice. */
function outcome(g: Armada, shot: Shot, habits: Habits): Outcome | undefined {
  const struck = everyFall(ALL_DICE, MOST, (fate) => strikeOnce(g, shot, fate, habits));
  if (struck === undefined) return undefined;
  const damage: number[] = [];
  let [expected, critical, accuracies] = [0, 0, 0];
  for (const { value, chance } of together(struck, keyOf)) {
    if (value.critical) critical += chance;
    accuracies += value.accuracies * chance;
    const met: readonly Fallen<number>[] | undefined = value.fired
      ? everyFall(ALL_DICE, MOST, (fate) => meetOnce(g, shot, value.state, fate, habits))
      : [{ value: 0, chance: 1 }];
    if (met === undefined) return undefined;
    for (const { value: total, chance: share } of met) {
      while (damage.length <= total) damage.push(0);
      damage[total]! += chance * share;
      expected += total * chance * share;
    }
  }
  return { damage, expected, critical, accuracies };
}

function strikeOnce(g: Armada, shot: Shot, fate: Fate, habits: Habits): Struck {
  let fired = false;
  const { sitting } = play(g, g.state, fate, habits, shot, function* (copy, m) {
    yield* open(copy, 'attack.declared', m);
    fired = yield* strike(copy, m, shot);
  });
  const { state } = sitting;
  const a = state.attacks.at(-1)!;
  const counts = countsCrits(sitting, a, unitOf(state, a.attacker), unitOf(state, a.defender));
  return {
    state,
    fired,
    critical: counts && a.dice.some(hasCrit),
    accuracies: a.dice.filter(({ face }) => isAccuracy(face)).length,
  };
}

function meetOnce(g: Armada, shot: Shot, before: ArmadaState, fate: Fate, habits: Habits): number {
  return play(g, before, fate, habits, shot, (copy, m) => meet(copy, m)).suffered;
}

/** Plays a part of the attack on a copy of the state, with dice that fall as they are told. */
function play(
  g: Armada,
  from: ArmadaState,
  fate: Fate,
  habits: Habits,
  shot: Shot,
  part: (copy: Armada, m: AttackMoment) => Flow,
): { readonly sitting: Armada; readonly suffered: number } {
  const state: ArmadaState = { ...cloneState(from), chance: { seed: '', drawn: 0, loaded: fate.loaded } };
  let suffered = 0;
  const rules = written(g.rules, shot, (amount) => {
    suffered += amount;
  });
  const sitting = new Armada(state, () => fate.pause(), { book: g.book, rules }, g);
  if (from === g.state) state.attacks.push(attackOf(sitting, shot, unitOf(state, shot.attacker)!.seat, {}));
  const m = momentOf(sitting, state.attacks.at(-1)!);
  const answer = habit(sitting, m, habits);
  playThrough(part(sitting, m), (posed) => {
    fate.pause();
    return answer(posed);
  });
  return { sitting, suffered };
}

/** What the rest of the attack can depend on: its dice, tokens, cards, what was used. */
function keyOf({ state, fired, critical, accuracies }: Struck): string {
  const { dice, ...rest } = state.attacks.at(-1)!;
  const faces = dice.map((die) => JSON.stringify(die)).sort();
  const beside = state.units.map((unit) => [unit.tokens, unit.kind === 'ship' ? unit.upgrades : null]);
  return JSON.stringify([fired, critical, accuracies, faces, rest, beside, state.uses, state.lasting]);
}

/**
 * The rules, but that what the defender suffers is written down. A squadron that hurts itself for its dice does suffer: it may
 * be destroyed by it, and its attack with it. What others suffer has no part in the attack.
 */
const written = (rules: ArmadaRules, { defender }: Shot, note: (amount: number) => void): ArmadaRules => ({
  ...rules,
  *suffer(g, unit, amount, how): Flow<number> {
    if ('unit' in defender && unit.id === defender.unit) note(amount);
    else if (unit.kind === 'squadron') return yield* rules.suffer(g, unit, amount, how);
    return amount;
  },
  removeDestroyed: () => nothingHappens,
});
