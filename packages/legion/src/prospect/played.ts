import { everyFall, type Fallen, type Fate, type Flow, playThrough, together } from '@holotisch/engine';
import type { AttackMoment } from '../cards/moments.ts';
import type { Pool } from '../data/types.ts';
import { ALL_DICE } from '../dice.ts';
import { countWounds, defend, gatherDice, strike } from '../flow/attack/attack.ts';
import { countOf } from '../flow/attack/dice.ts';
import { open } from '../flow/timing.ts';
import { mayBeSuppressed } from '../flow/tokens.ts';
import { Legion } from '../legion.ts';
import type { AttackFacts, PlayedAttack } from '../questions/answers.ts';
import { type Attack, cloneState, type LegionState } from '../state.ts';
import { habit, Unforeseen } from './habits.ts';

/**
 * An attack played through with its own procedures, over all falls of its dice: whatever a card or keyword does to it is
 * counted, because it happens. Both sides answer as their habits are.
 */

/** So many falls of attack dice, and so many of defence dice for each of them, may be played. */
const MOST_STRUCK = 1500;
const MOST_DEFENDED = 200;

/** What is rolled, as far as it can be told beforehand. */
type Rolled = Pick<AttackFacts, 'pool' | 'aims'>;
const FACES = 4;
/** In how many ways so many dice of a colour can fall: of four kinds of faces with repetition. */
const waysOf = (dice: number): number => ((dice + 1) * (dice + 2) * (dice + FACES - 1)) / 6;
/** About how many falls there are; many of an aim's are the same. */
function fallsOf({ red, black, white }: Pool, aims: number): number {
  let falls = waysOf(red) * waysOf(black) * waysOf(white);
  for (let i = 0; i < aims; i++) falls *= waysOf(1);
  return falls;
}

/** Where a state stands in the middle of an attack. */
interface Standing {
  readonly state: LegionState;
  readonly hits: number;
}

export function played(g: Legion, m: AttackMoment, { pool, aims }: Rolled): PlayedAttack | null {
  if (fallsOf(pool, aims) > MOST_STRUCK) return null;
  try {
    return playedThrough(g, m) ?? null;
  } catch (error) {
    if (error instanceof Unforeseen) return null;
    throw error;
  }
}

function playedThrough(g: Legion, m: AttackMoment): PlayedAttack | undefined {
  const before = cloneState(g.state);
  before.attacks.push(structuredClone(m.attack));
  const struck = everyFall(ALL_DICE, MOST_STRUCK, (fate) => {
    const copy = play(g, before, fate, strikeAt);
    const a = attackIn(copy);
    return { state: copy, hits: countOf(a, 'hit') + countOf(a, 'crit') };
  });
  if (struck === undefined) return undefined;
  const wounds: number[] = [];
  let [hits, suppression] = [0, 0];
  for (const { value, chance } of together(struck, keyOf)) {
    hits += value.hits * chance;
    const fallen = value.hits === 0 ? [NOTHING] : defended(g, value.state);
    if (fallen === undefined) return undefined;
    for (const { value: done, chance: share } of fallen) {
      while (wounds.length <= done.wounds) wounds.push(0);
      wounds[done.wounds]! += chance * share;
    }
    if (attackIn(value.state).showedHit) suppression += chance;
  }
  return { wounds, hits, suppression: m.attack.melee || !mayBeSuppressed(g, m.defender) ? 0 : suppression };
}

/** The dice that would be rolled, with what cards add, upgrade or take away; null where that cannot be told beforehand. */
export function gathered(g: Legion, m: AttackMoment): Pool | null {
  const before = cloneState(g.state);
  before.attacks.push(structuredClone(m.attack));
  try {
    const falls = everyFall(ALL_DICE, 1, (fate) => {
      let pool: Pool | undefined;
      play(g, before, fate, function* (sitting, moment) {
        yield* open(sitting, 'attack.declared', moment);
        pool = yield* gatherDice(sitting, moment);
      });
      return pool!;
    });
    return falls?.[0]?.value ?? null;
  } catch (error) {
    if (error instanceof Unforeseen) return null;
    throw error;
  }
}

const NOTHING: Fallen<{ readonly wounds: number }> = { value: { wounds: 0 }, chance: 1 };

const defended = (g: Legion, state: LegionState) =>
  everyFall(ALL_DICE, MOST_DEFENDED, (fate) => ({ wounds: attackIn(play(g, state, fate, defendAt)).wounds }));

/** Plays a part of the attack on a copy of the state, with dice that fall as they are told. */
function play(
  g: Legion,
  from: LegionState,
  fate: Fate,
  part: (sitting: Legion, moment: AttackMoment) => Flow,
): LegionState {
  const state: LegionState = { ...cloneState(from), chance: { seed: '', drawn: 0, loaded: fate.loaded } };
  const sitting = new Legion(state, () => fate.pause(), g, g);
  const m = momentIn(state);
  const answer = habit(sitting, m);
  playThrough(part(sitting, m), (posed) => {
    fate.pause();
    return answer(posed);
  });
  return state;
}

function* strikeAt(g: Legion, m: AttackMoment): Flow {
  yield* open(g, 'attack.declared', m);
  yield* strike(g, m);
}
function* defendAt(g: Legion, m: AttackMoment): Flow {
  yield* defend(g, m);
  yield* countWounds(g, m);
}

const attackIn = ({ attacks }: LegionState): Attack => attacks.at(-1)!;
function momentIn(state: LegionState): AttackMoment {
  const a = attackIn(state);
  const attacker = 'unit' in a.attacker ? state.units[a.attacker.unit] : undefined;
  return { attack: a, attacker, defender: state.units[a.defender]!, kind: a.kind, single: true };
}

/** What the rest of the attack can depend on: the dice, whatever lies beside units, what was used. */
function keyOf({ state }: Standing): string {
  const a = attackIn(state);
  const dice = a.dice.map(({ colour, face }) => `${colour} ${face}`).sort();
  const units = state.units.map(({ tokens, upgrades, note }) => [tokens, upgrades, note]);
  return JSON.stringify([{ ...a, dice }, units, state.uses, state.lasting]);
}
