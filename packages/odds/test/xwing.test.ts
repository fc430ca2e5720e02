import { chance, rollDice } from '@holotisch/engine';
import { xwing } from '@holotisch/xwing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FULL, tries } from '../../table/test/tries.ts';
import { academy, rookie, scene } from '../../xwing/test/scene.ts';
import { atLeast, mean } from '../src/index.ts';
import { ATTACK_SIDES, type AttackSpec, attackOdds, DEFENCE_SIDES, resultsThrough } from '../src/xwing.ts';

const ATTACK = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'];
const DEFENCE = ['evade', 'evade', 'evade', 'focus', 'focus', 'blank', 'blank', 'blank'];

/** Every order in which so many dice can fall. */
function* rolls(faces: readonly string[], dice: number): Iterable<readonly string[]> {
  if (dice === 0) yield [];
  else for (const rest of rolls(faces, dice - 1)) for (const face of faces) yield [...rest, face];
}

const countOf = (dice: readonly string[], face: string) => dice.filter((d) => d === face).length;

/** Average over all falls, where the player picks the best set of dice to reroll by trying every set. */
function best(
  faces: readonly string[],
  dice: number,
  most: number,
  worth: (dice: readonly string[]) => number,
): number {
  let sum = 0;
  for (const roll of rolls(faces, dice)) {
    let top = worth(roll);
    for (let set = 1; set < 1 << dice; set++) {
      const places = roll.flatMap((_, i) => ((set >> i) & 1 ? [i] : []));
      if (places.length > most) continue;
      let total = 0;
      for (const again of rolls(faces, places.length)) {
        const next = [...roll];
        places.forEach((at, k) => {
          next[at] = again[k]!;
        });
        total += worth(next);
      }
      top = Math.max(top, total / faces.length ** places.length);
    }
    sum += top;
  }
  return sum / faces.length ** dice;
}

/** The expected damage with the best choices of both, by brute force: the measure of the exact method. */
function bruteForce({ attackDice, defenceDice, attacker = {}, defender = {} }: AttackSpec): number {
  const after = new Map<number, number>();
  const damageOf = (results: number): number => {
    const known = after.get(results);
    if (known !== undefined) return known;
    const value = -best(DEFENCE, defenceDice, defender.rerolls ?? 0, (dice) => {
      const evades = countOf(dice, 'evade') + (defender.focus ? countOf(dice, 'focus') : 0) + (defender.evades ?? 0);
      return -Math.max(0, results - evades);
    });
    after.set(results, value);
    return value;
  };
  const most = attacker.lock ? attackDice : (attacker.rerolls ?? 0);
  return best(ATTACK, attackDice, most, (dice) =>
    damageOf(countOf(dice, 'hit') + countOf(dice, 'crit') + (attacker.focus ? countOf(dice, 'focus') : 0)),
  );
}

describe('the odds of an attack', () => {
  it('uses the dice of the game', () => {
    const sides = (faces: readonly string[]) =>
      Object.fromEntries([...new Set(faces)].map((face) => [face, countOf(faces, face)]));
    expect(sides(xwing.dice[0]!.faces)).toEqual(ATTACK_SIDES);
    expect(sides(xwing.dice[1]!.faces)).toEqual(DEFENCE_SIDES);
  });

  it('knows the figures of a single die', () => {
    expect(attackOdds({ attackDice: 1, defenceDice: 0 }).outcomes).toEqual([
      { hits: 0, crits: 0, chance: 4 / 8 },
      { hits: 1, crits: 0, chance: 3 / 8 },
      { hits: 0, crits: 1, chance: 1 / 8 },
    ]);
    expect(attackOdds({ attackDice: 1, defenceDice: 0, attacker: { focus: true } }).hit).toBeCloseTo(6 / 8, 12);
    expect(attackOdds({ attackDice: 1, defenceDice: 0, attacker: { lock: true } }).hit).toBeCloseTo(3 / 4, 12);
    expect(attackOdds({ attackDice: 1, defenceDice: 0, attacker: { lock: true, focus: true } }).hit).toBeCloseTo(
      15 / 16,
      12,
    );
    expect(attackOdds({ attackDice: 1, defenceDice: 1 }).hit).toBeCloseTo((4 / 8) * (5 / 8), 12);
    expect(attackOdds({ attackDice: 2, defenceDice: 0, defender: { evades: 1 } }).hit).toBeCloseTo(1 / 4, 12);
  });

  it('comes to the same as every fall of the dice and every choice of both players', () => {
    for (const attackDice of [0, 1, 2, 3])
      for (const defenceDice of [0, 1, 2])
        for (const attacker of [{}, { focus: true }, { lock: true }, { lock: true, focus: true }, { rerolls: 1 }])
          for (const defender of [{}, { focus: true }, { evades: 1 }, { focus: true, evades: 1, rerolls: 1 }]) {
            // The most dice take as long as all the others together.
            if (!FULL && attackDice + defenceDice > 4) continue;
            const spec = { attackDice, defenceDice, attacker, defender };
            expect(attackOdds(spec).expected, JSON.stringify(spec)).toBeCloseTo(bruteForce(spec), 10);
          }
  });

  it('cancels hits before critical hits', () => {
    const outcomes = new Map<string, number>();
    for (const attack of rolls(ATTACK, 2))
      for (const defence of rolls(DEFENCE, 1)) {
        let hits = countOf(attack, 'hit');
        let crits = countOf(attack, 'crit');
        if (countOf(defence, 'evade') > 0) {
          if (hits > 0) hits--;
          else if (crits > 0) crits--;
        }
        const key = `${hits} ${crits}`;
        outcomes.set(key, (outcomes.get(key) ?? 0) + 1 / 8 ** 3);
      }
    const odds = attackOdds({ attackDice: 2, defenceDice: 1 });
    expect(odds.outcomes.length).toBe(outcomes.size);
    for (const { hits, crits, chance } of odds.outcomes)
      expect(chance).toBeCloseTo(outcomes.get(`${hits} ${crits}`)!, 12);
  });

  const spec = fc.record({
    attackDice: fc.integer({ min: 0, max: 7 }),
    defenceDice: fc.integer({ min: 0, max: 7 }),
    attacker: fc.record({ focus: fc.boolean(), lock: fc.boolean(), rerolls: fc.integer({ min: 0, max: 3 }) }),
    defender: fc.record({
      focus: fc.boolean(),
      evades: fc.integer({ min: 0, max: 3 }),
      rerolls: fc.integer({ min: 0, max: 3 }),
    }),
  });

  it('always adds up to one, and no token ever hurts its owner', () => {
    fc.assert(
      fc.property(spec, (s) => {
        const odds = attackOdds(s);
        expect(odds.outcomes.reduce((sum, o) => sum + o.chance, 0)).toBeCloseTo(1, 9);
        expect(odds.hit).toBeCloseTo(atLeast(odds.damage, 1), 9);
        expect(odds.expected).toBeCloseTo(mean(odds.damage), 9);
        expect(odds.expected).toBeCloseTo(
          odds.outcomes.reduce((sum, o) => sum + o.chance * (o.hits + o.crits), 0),
          9,
        );
        const more = (by: Partial<AttackSpec>) => attackOdds({ ...s, ...by }).expected;
        expect(more({ attacker: { ...s.attacker, focus: true } })).toBeGreaterThanOrEqual(odds.expected - 1e-9);
        expect(more({ attacker: { ...s.attacker, lock: true } })).toBeGreaterThanOrEqual(odds.expected - 1e-9);
        expect(more({ attackDice: s.attackDice + 1 })).toBeGreaterThanOrEqual(odds.expected - 1e-9);
        expect(more({ defender: { ...s.defender, focus: true } })).toBeLessThanOrEqual(odds.expected + 1e-9);
        expect(more({ defenceDice: s.defenceDice + 1 })).toBeLessThanOrEqual(odds.expected + 1e-9);
      }),
      { numRuns: 200 },
    );
  });

  it('says what gets through of results that lie on the table already', () => {
    expect(resultsThrough(2, 0)).toBe(2);
    expect(resultsThrough(2, 1)).toBeCloseTo(2 - 3 / 8, 12);
    expect(resultsThrough(2, 1, { focus: true, evades: 1 })).toBeCloseTo(1 - 5 / 8, 12);
    const some = attackOdds({ attackDice: 2, defenceDice: 2, defender: { rerolls: 1 } }).expected;
    const [, one, two] = attackOdds({ attackDice: 2, defenceDice: 0 }).damage as [number, number, number];
    const through = (n: number) => resultsThrough(n, 2, { rerolls: 1 });
    expect(one * through(1) + two * through(2)).toBeCloseTo(some, 12);
  });

  it('refuses what is no number of dice', () => {
    expect(() => attackOdds({ attackDice: -1, defenceDice: 0 })).toThrow(RangeError);
    expect(() => attackOdds({ attackDice: 1.5, defenceDice: 0 })).toThrow(RangeError);
    expect(() => attackOdds({ attackDice: 3, defenceDice: 1000 })).toThrow(RangeError);
  });
});

describe('the odds and the real attack', () => {
  const GAMES = tries(1000);

  /** Attacks of a rookie X-wing at range 2 on a TIE with 3 agility, played by the engine with the stated policy. */
  function played(attacker: { focus?: boolean; lock?: boolean }, defender: { focus?: boolean; evades?: number }) {
    const damage = [0, 0, 0, 0];
    const dice = chance('odds against the engine');
    for (let n = 0; n < GAMES; n++) {
      const s = scene({
        phase: 'combat',
        initiative: 0,
        ships: [
          rookie(457, 300, 0, {
            tokens: { focus: attacker.focus ? 1 : 0 },
            locks: attacker.lock ? [1] : [],
          }),
          academy(457, 500, 180, {
            seat: 1,
            tokens: { focus: defender.focus ? 1 : 0, evade: defender.evades ?? 0, weaponsdisabled: 1 },
          }),
        ],
        attack: rollDice(dice, xwing.dice[0]!, 6),
        defence: rollDice(dice, xwing.dice[1]!, 3),
      });
      while (!s.match.over && s.state.phase === 'combat' && s.events('hit').length + s.events('missed').length === 0)
        s.take(answer(s, attacker.focus === true));
      const hit = s.events('hit')[0];
      damage[hit ? (hit['faces'] as string[]).filter((f) => f === 'hit' || f === 'crit').length : 0]!++;
    }
    return damage.map((n) => n / GAMES);
  }

  function answer(s: ReturnType<typeof scene>, focus: boolean): string | string[] {
    const options = s.options();
    const a = s.state.attacks[0];
    if (s.ask().kind === 'attack') return 'primary>1';
    if (s.ask().kind === 'reroll')
      return options.filter((i) => {
        const { face } = a!.attackDice[Number(i)]!;
        return face === 'blank' || (face === 'focus' && !focus);
      });
    return options.find((o) => o.endsWith(':targetlock')) ?? options.find((o) => o !== 'pass')!;
  }

  it('agree in hundreds of attacks of each kind', () => {
    for (const attacker of [{}, { focus: true }, { lock: true, focus: true }])
      for (const defender of [{}, { focus: true, evades: 1 }]) {
        const odds = attackOdds({ attackDice: 3, defenceDice: 3, attacker, defender });
        const found = played(attacker, defender);
        // Four standard deviations of so many attacks.
        found.forEach((share, k) => {
          const p = odds.damage[k]!;
          expect(Math.abs(share - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / GAMES) + 0.002);
        });
      }
  });
});
