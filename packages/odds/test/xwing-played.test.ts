import { describe, expect, it } from 'vitest';
import { aim, armaments, type Shot } from '../../xwing/src/flow/attack/weapons.ts';
import { played } from '../../xwing/src/prospect/played.ts';
import { academy, rookie, type ShipSpec, scene, ship } from '../../xwing/test/scene.ts';
import { type AttackSpec, attackOdds } from '../src/xwing.ts';

/** The odds of a shot: the model against the attack's own procedures, and what only those know. */

const shot = (one: ShipSpec, other: ShipSpec, at = 300) => {
  const { g } = scene({
    phase: 'combat',
    ships: [rookie(457, at, 0, one), academy(457, 500, 180, { seat: 1, ...other })],
  });
  return (weapon = 'primary') => {
    const armament = armaments(g, g.ship(0)).find(({ key }) => key.includes(weapon))!;
    return played(g, g.ship(0), aim(g, g.ship(0), armament, g.ship(1)) as Shot)!;
  };
};

describe('odds of a shot in X-Wing', () => {
  it('the model comes to the same as the procedures over all falls of the dice', () => {
    const TOKENS = [{}, { focus: 1 }, { evade: 1 }, { focus: 1, evade: 1 }];
    for (const at of [200, 300, 400])
      for (const [n, tokens] of TOKENS.entries())
        for (const lock of at === 300 ? [false, true] : [n % 2 === 0]) {
          const own = TOKENS[(n + 1) % TOKENS.length]!;
          const range = at === 200 ? 3 : at === 300 ? 2 : 1;
          const spec: AttackSpec = {
            attackDice: range === 1 ? 4 : 3,
            defenceDice: range === 3 ? 4 : 3,
            attacker: { focus: 'focus' in own, lock },
            defender: { focus: 'focus' in tokens, evades: 'evade' in tokens ? 1 : 0 },
          };
          const { damage, expected } = attackOdds(spec);
          const found = shot({ tokens: own, locks: lock ? [1] : [] }, { tokens }, at)();
          expect(found.expected, JSON.stringify({ at, own, tokens, lock })).toBeCloseTo(expected, 9);
          for (let k = 0; k < damage.length; k++) expect(found.damage[k] ?? 0).toBeCloseTo(damage[k]!, 9);
        }
  });

  it('cards take part: Predator rerolls two dice against a low skill', () => {
    const { expected } = attackOdds({ attackDice: 3, defenceDice: 3, attacker: { rerolls: 2 } });
    const wedge = ship('rebel/xwing/redsquadronpilot', 457, 300, 0);
    const found = shot({ ...wedge, pilot: 'wedgeantilles', upgrades: ['ept/predator'] }, {})();
    // Wedge takes a defence die away besides.
    const less = attackOdds({ attackDice: 3, defenceDice: 2, attacker: { rerolls: 2 } });
    expect(found.expected).toBeCloseTo(less.expected, 9);
    expect(found.expected).toBeGreaterThan(expected);
  });
  it('an attack that is performed twice counts twice, one damage each', () => {
    const { hit } = attackOdds({ attackDice: 3, defenceDice: 3 });
    const ywing = { type: 'ywing', pilot: 'goldsquadronpilot', upgrades: ['turret/twinlaserturret'] };
    const found = shot(ywing, {})('twinlaserturret');
    const by = [(1 - hit) ** 2, 2 * hit * (1 - hit), hit ** 2];
    expect(found.damage).toHaveLength(3);
    for (const [n, chance] of by.entries()) expect(found.damage[n]).toBeCloseTo(chance, 9);
    expect(found.critical).toBe(0);
  });
  it('a weapon that costs the lock rerolls nothing with it', () => {
    const armed = { upgrades: ['torpedo/protontorpedoes'], locks: [1] };
    const found = shot(armed, {})('protontorpedoes');
    expect(found.expected).toBeLessThan(
      attackOdds({ attackDice: 4, defenceDice: 3, attacker: { lock: true } }).expected,
    );
    // The card turns one focus result into a critical hit.
    expect(found.expected).toBeGreaterThan(attackOdds({ attackDice: 4, defenceDice: 3 }).expected);
  });
  it('the table stays as it was', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(457, 300, 0, { tokens: { focus: 1 }, locks: [1] }), academy(457, 500, 180, { seat: 1 })],
    });
    const before = JSON.stringify(s.state);
    const { g } = s;
    played(g, g.ship(0), aim(g, g.ship(0), armaments(g, g.ship(0))[0]!, g.ship(1)) as Shot);
    expect(JSON.stringify(s.state)).toBe(before);
  });
});
