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
import { newMemory } from '../blank.ts';
import type { AttackMoment } from '../cards/vocabulary.ts';
import { ATTACK_DIE, DEFENCE_DIE } from '../dice.ts';
import { declare, type KnownAttack, meet, momentOf, secondTime, strike, whatIsKnown } from '../flow/attack/attack.ts';
import { armaments, type Shot } from '../flow/attack/weapons.ts';
import type { XWingRules } from '../flow/edition.ts';
import type { PlayedShot } from '../questions/answers.ts';
import { cloneState, type Ship, type XWingState } from '../state.ts';
import { XWing } from '../xwing.ts';
import { bestWays } from './decided.ts';
import { habit, type Pick, Regret, Unforeseen } from './habits.ts';

/**
 * A shot played through with the attack's own procedures, over all falls of its dice: whatever a card does to it is counted,
 * because it happens. Only the damage is written down instead of dealt.
 */

/** So many falls of a part of it may be played. */
const MOST = 1500;
const DICE = [ATTACK_DIE, DEFENCE_DIE];

/** Null where the dice can fall in too many ways, or where something is asked that nobody can answer in advance. */
export function played(g: XWing, attacker: Ship, shot: Shot): PlayedShot | null {
  try {
    return bestForBoth((cards) => new Played(g, attacker, shot, cards).outcome(), harmOf) ?? null;
  } catch (error) {
    if (error instanceof Unforeseen || error instanceof Regret) return null; // forced to what nobody wants
    throw error;
  }
}

const harmOf = ({ expected }: PlayedShot): number => expected;

/** What the defender has suffered so far. */
interface Suffered {
  readonly damage: number;
  readonly critical: number;
}

/** Where the attack stands between two of its parts. */
interface Standing extends Suffered {
  readonly state: XWingState;
  /** What was known of it when it was declared: what is performed twice begins there again. */
  readonly declared: KnownAttack | undefined;
}

/** A part of the attack: from one roll to the next. */
type Part = (g: XWing, at: { readonly attacker: Ship; readonly shot: Shot; readonly declared: KnownAttack }) => Flow;

const DECLARE: Part = function* (g, { attacker, shot }) {
  const moment = momentOf(g, attacker, shot);
  g.state.attacks.push(moment.attack);
  yield* declare(g, moment, shot);
};
const STRIKE: Part = (g, { attacker, shot }) => strike(g, momentIn(g, attacker, shot), shot);
const MEET: Part = (g, { attacker, shot }) => meet(g, momentIn(g, attacker, shot), shot, { owed: false });
/** R-XW-31: a second time, if both ships are still there. */
const AGAIN: Part = function* (g, { attacker, shot, declared }) {
  const second = secondTime(g, momentIn(g, attacker, shot), shot, declared);
  g.state.attacks.splice(-1, 1, second.attack);
  yield* strike(g, second, shot);
};
const momentIn = (g: XWing, attacker: Ship, shot: Shot): AttackMoment => ({
  ...momentOf(g, attacker, shot),
  attack: g.state.attacks.at(-1)!,
});

/** One way of answering, over all falls of the dice. */
class Played {
  readonly #g: XWing;
  readonly #attacker: Ship;
  readonly #shot: Shot;
  readonly #cards: CardUse;

  constructor(g: XWing, attacker: Ship, shot: Shot, cards: CardUse) {
    this.#g = g;
    this.#attacker = attacker;
    this.#shot = shot;
    this.#cards = cards;
  }

  outcome(): PlayedShot | undefined {
    const start: Standing = { state: this.#g.state, damage: 0, critical: 0, declared: undefined };
    let fallen: readonly Fallen<Standing>[] = [{ value: start, chance: 1 }];
    const twice = this.#shot.weapon.weapon?.twice === true;
    const parts = [DECLARE, STRIKE, MEET, ...(twice ? [AGAIN, MEET] : [])];
    for (const [i, part] of parts.entries()) {
      const next = this.#after(fallen, part, parts.slice(i + 1));
      if (next === undefined) return undefined;
      fallen = next;
    }
    const damage: number[] = [];
    let [expected, critical] = [0, 0];
    for (const { value, chance } of fallen) {
      const total = value.damage + value.critical;
      while (damage.length <= total) damage.push(0);
      damage[total]! += chance;
      expected += total * chance;
      if (value.critical > 0) critical += chance;
    }
    return { damage, expected, critical };
  }

  /** All that can come of a part; what comes to the same is played only once from there on. */
  #after(
    fallen: readonly Fallen<Standing>[],
    part: Part,
    rest: readonly Part[],
  ): readonly Fallen<Standing>[] | undefined {
    const out: Fallen<Standing>[] = [];
    for (const { value: before, chance } of fallen) {
      const all = everyFall(DICE, MOST, (fate) => this.#play(before, fate, part));
      if (all === undefined) return undefined;
      const best = all.some(({ picks }) => picks.length > 0) ? bestWays(all, this.#harmAfter(rest)) : all;
      for (const one of best) out.push({ value: one.value, chance: chance * one.chance });
    }
    return together(out, keyOf);
  }

  /** What a standing comes to on average when the rest of the attack has been played, too. */
  #harmAfter(rest: readonly Part[]): (standing: Standing) => number {
    const known = new Map<string, number>();
    return (standing) => {
      const key = keyOf(standing);
      const harm = known.get(key) ?? this.#average(standing, rest);
      known.set(key, harm);
      return harm;
    };
  }

  #average(standing: Standing, [part, ...rest]: readonly Part[]): number {
    if (part === undefined) return standing.damage + standing.critical;
    const fallen = this.#after([{ value: standing, chance: 1 }], part, rest);
    if (fallen === undefined) throw new Unforeseen('falls');
    const harm = this.#harmAfter(rest);
    return fallen.reduce((sum, { value, chance }) => sum + chance * harm(value), 0);
  }

  /** The same fall is played until nobody regrets anything. */
  #play(before: Standing, fate: Fate, part: Part): Standing {
    const avoid = new Set<string>();
    for (;;) {
      try {
        return this.#try(before, fate, part, avoid);
      } catch (error) {
        if (!(error instanceof Regret) || avoid.has(error.use)) throw error;
        avoid.add(error.use);
        fate.rewind();
      }
    }
  }

  /** Plays a part of it on a copy of the state, with dice that fall as they are told. */
  #try(before: Standing, fate: Fate, part: Part, avoid: ReadonlySet<string>): Standing {
    const state: XWingState = { ...cloneState(before.state), chance: { seed: '', drawn: 0, loaded: fate.loaded } };
    let { damage, critical } = before;
    const { book, rules } = this.#g;
    const target = this.#shot.target.id;
    const noted = written(rules, target, (hits, crits) => {
      damage += hits;
      critical += crits;
    });
    const g = new XWing(state, () => fate.pause(), { book, rules: noted }, this.#g);
    const attacker = g.ship(this.#attacker.id);
    const { key } = this.#shot.weapon;
    const weapon = armaments(g, attacker).find((one) => one.key === key) ?? this.#shot.weapon;
    const shot = { ...this.#shot, weapon, target: g.ship(target) };
    const pick: Pick = (by, options) => fate.pick(by, options);
    const answer = habit(g, { attacker, defender: shot.target }, this.#cards, avoid, pick);
    const declared = before.declared ?? NOTHING_KNOWN;
    playThrough(part(g, { attacker, shot, declared }), (posed) => {
      fate.pause();
      return answer(posed);
    });
    return { state, damage, critical, declared: before.declared ?? whatIsKnown(state.attacks.at(-1)!) };
  }
}
const NOTHING_KNOWN: KnownAttack = { id: 0, memory: newMemory(), noted: {} };

/** What the rest of the attack can depend on: its dice, tokens, cards, what was used. */
function keyOf({ state: { attacks, ships, uses, lasting }, damage, critical }: Standing): string {
  const { attackDice, defenceDice, ...rest } = attacks.at(-1)!;
  const dice = [attackDice, defenceDice].map((list) => list.map((die) => JSON.stringify(die)).sort());
  const beside = ships.map(({ tokens, locks, upgrades }) => [tokens, locks, upgrades]);
  return JSON.stringify([damage, critical, dice, rest, beside, uses, lasting]);
}

/** The rules, but that what the defender suffers is written down. */
const written = (
  rules: XWingRules,
  defender: number,
  note: (damage: number, critical: number) => void,
): XWingRules => ({
  ...rules,
  *suffer(_g, ship, damage, critical = 0): Flow {
    if (ship.id === defender) note(damage, critical);
  },
  removeDestroyed: () => nothingHappens,
});
