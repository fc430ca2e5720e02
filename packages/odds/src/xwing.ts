import { type Chances, falls, mean } from './distribution.ts';

/** The odds of an X-Wing attack, worked out exactly. */

/** Sides of each die: hit, critical hit, focus, blank; and evade, focus, blank. */
export const ATTACK_SIDES = { hit: 3, crit: 1, focus: 2, blank: 2 } as const;
export const DEFENCE_SIDES = { evade: 3, focus: 2, blank: 3 } as const;

export interface AttackSpec {
  /** Dice that are rolled, with everything that range, obstacles and cards add. */
  readonly attackDice: number;
  readonly defenceDice: number;
  readonly attacker?: {
    readonly focus?: boolean;
    /** A target lock on the defender: any dice may be rerolled once. */
    readonly lock?: boolean;
    /** Dice that cards let the attacker reroll. */
    readonly rerolls?: number;
  };
  readonly defender?: {
    readonly focus?: boolean;
    /** Evade tokens, and evade results that cards add. */
    readonly evades?: number;
    readonly rerolls?: number;
  };
}

/** What is left of the attack when all evades have cancelled what they could. */
export interface Outcome {
  readonly hits: number;
  readonly crits: number;
  readonly chance: number;
}

export interface AttackOdds {
  /** Every outcome that can be, the likeliest first. */
  readonly outcomes: readonly Outcome[];
  /** The chance of exactly so many uncancelled results, hits and critical hits together. */
  readonly damage: Chances;
  /** The chance that the attack hits. */
  readonly hit: number;
  /** Uncancelled results on average. */
  readonly expected: number;
}

/**
 * Both sides spend what they have as well as can be, judged by this attack alone. The attacker rerolls every die that
 * would otherwise come to nothing (blanks, and focus results if he has no focus token), then spends the focus token;
 * more results never hurt, so nothing else is better on average. The defender does the same with his dice and adds his
 * evade tokens.
 */
export function attackOdds(spec: AttackSpec): AttackOdds {
  const { attackDice, defenceDice, attacker = {}, defender = {} } = spec;
  const attackRerolls = attacker.lock ? attackDice : count(attacker.rerolls ?? 0);
  const key = [
    count(attackDice),
    count(defenceDice),
    attacker.focus ? 1 : 0,
    Math.min(attackRerolls, attackDice),
    defender.focus ? 1 : 0,
    Math.min(count(defender.evades ?? 0), attackDice),
    Math.min(count(defender.rerolls ?? 0), defenceDice),
  ] as const;
  const name = key.join();
  let odds = known.get(name);
  if (odds === undefined) {
    odds = workOut(...key);
    known.set(name, odds);
  }
  return odds;
}
const known = new Map<string, AttackOdds>();

/** How many of so many results get through a defence that is still to be rolled, on average. */
export function resultsThrough(results: number, defenceDice: number, defender: AttackSpec['defender'] = {}): number {
  const evades = evadeResults(
    count(defenceDice),
    defender.focus === true,
    count(defender.rerolls ?? 0),
    count(defender.evades ?? 0),
  );
  return evades.reduce((sum, chance, e) => sum + chance * Math.max(0, results - e), 0);
}

const MOST = 20;
function count(n: number): number {
  if (!(Number.isInteger(n) && n >= 0 && n <= MOST)) throw new RangeError(`${n} is not a number of dice up to ${MOST}`);
  return n;
}

function workOut(
  attackDice: number,
  defenceDice: number,
  focus: number,
  rerolls: number,
  defenceFocus: number,
  evadeTokens: number,
  defenceRerolls: number,
): AttackOdds {
  const attack = attackResults(attackDice, focus === 1, rerolls);
  const evades = evadeResults(defenceDice, defenceFocus === 1, defenceRerolls, evadeTokens);
  const left = grid(attackDice);
  for (let hits = 0; hits <= attackDice; hits++)
    for (let crits = 0; crits + hits <= attackDice; crits++) {
      const p = attack[hits]![crits]!;
      if (p === 0) continue;
      for (let e = 0; e < evades.length; e++) {
        // Hits are cancelled before critical hits. XW-ANGRIFF-34
        const hitsLeft = Math.max(0, hits - e);
        const critsLeft = Math.max(0, crits - Math.max(0, e - hits));
        left[hitsLeft]![critsLeft]! += p * evades[e]!;
      }
    }
  const outcomes: Outcome[] = [];
  const damage = new Array<number>(attackDice + 1).fill(0);
  left.forEach((row, hits) => {
    row.forEach((chance, crits) => {
      if (chance === 0) return;
      outcomes.push({ hits, crits, chance });
      damage[hits + crits]! += chance;
    });
  });
  outcomes.sort((a, b) => b.chance - a.chance);
  return { outcomes, damage, hit: 1 - damage[0]!, expected: mean(damage) };
}

const grid = (size: number): number[][] => Array.from({ length: size + 1 }, () => new Array<number>(size + 1).fill(0));

/** `[hits][crits]` after the attacker has modified his dice. */
function attackResults(dice: number, focus: boolean, rerolls: number): number[][] {
  const out = grid(dice);
  for (const first of fallsOfAttack(dice)) {
    const [hit, crit, eyes, blank] = first.counts as [number, number, number, number];
    const good = focus ? hit + eyes : hit;
    // No die is rerolled twice, so what falls then stays, but for the focus token. XW-WUERFELERGEBNISSE-MODIFIZIEREN-07
    for (const again of fallsOfAttack(Math.min(rerolls, focus ? blank : blank + eyes))) {
      const [moreHits, moreCrits, moreEyes] = again.counts as [number, number, number, number];
      out[good + moreHits + (focus ? moreEyes : 0)]![crit + moreCrits]! += first.chance * again.chance;
    }
  }
  return out;
}

const fallsOfAttack = (dice: number) =>
  falls([ATTACK_SIDES.hit, ATTACK_SIDES.crit, ATTACK_SIDES.focus, ATTACK_SIDES.blank], dice);
const fallsOfDefence = (dice: number) => falls([DEFENCE_SIDES.evade, DEFENCE_SIDES.focus, DEFENCE_SIDES.blank], dice);

/** Evades after the defender has modified his dice. */
function evadeResults(dice: number, focus: boolean, rerolls: number, tokens: number): Chances {
  const out = new Array<number>(dice + tokens + 1).fill(0);
  for (const first of fallsOfDefence(dice)) {
    const [evade, eyes, blank] = first.counts as [number, number, number];
    const good = tokens + (focus ? evade + eyes : evade);
    for (const again of fallsOfDefence(Math.min(rerolls, focus ? blank : blank + eyes))) {
      const [more, moreEyes] = again.counts as [number, number, number];
      out[good + more + (focus ? moreEyes : 0)]! += first.chance * again.chance;
    }
  }
  return out;
}
