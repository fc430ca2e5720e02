import { describe, expect, it } from 'vitest';
import { faultsOf, pointsOf } from '../../src/build/index.ts';
import { formatOf, unitOf, upgradeOf } from '../../src/data/index.ts';

/** Where public sources disagree, and what costs less in company. R-LE-106 */

const weapon = (id: string, at = 0) => upgradeOf(id, '1.2').weapons[at]!;

describe('facts that sources tell differently', () => {
  it('weapons of upgrades', () => {
    expect(weapon('at-rt-laser-cannon').range).toEqual({ min: 2, max: 4 });
    expect(weapon('at-rt-flamethrower').range).toEqual({ min: 1, max: 1 });
    expect(weapon('cm-o-93-trooper').range).toEqual({ min: 1, max: 4 });
    expect(weapon('dc-15x-arc-trooper').keywords.map(({ keyword }) => keyword)).toEqual(['immune-deflect', 'lethal']);
    expect(upgradeOf('general-weiss', '1.2').exhausts).toBeUndefined();
  });
  it('units', () => {
    const of = (id: string) => unitOf(id, '1.2');
    expect(of('x-34-landspeeder').weapons[0]!.pool.white).toBe(2);
    expect(of('b2-super-battle-droids').weapons.find(({ name }) => name.en === 'Unarmed')!.pool.black).toBe(1);
    expect(of('barc-speeder').weapons[0]!.pool).toEqual({ red: 1, black: 1, white: 1 });
    expect(of('darth-vader-the-emperors-apprentice')).toMatchObject({ wounds: 7, speed: 2 });
    expect(of('df-90-mortar-trooper')).toMatchObject({ points: 38, speed: 1 });
    expect(of('mark-ii-medium-blaster-trooper').wounds).toBe(4);
    expect(of('imperial-royal-guards').slots.filter((slot) => slot === 'training')).toHaveLength(2);
    expect(of('imperial-death-troopers').defence).toBe('red');
  });
});

describe('cards that cost less, or need no icon', () => {
  const format = formatOf('standard');
  const army = (units: readonly { unit: string; upgrades: readonly string[] }[]) => ({
    ...({ edition: '1.2', faction: 'rebel', commands: [], battleDeck: [], units: [...units] } as const),
  });
  const points = (...units: readonly { unit: string; upgrades: readonly string[] }[]) => pointsOf(army(units), format);
  it("Jyn's SE-14 with Jyn in the army, JT-12 Jetpacks on Rex", () => {
    const jyn = { unit: 'jyn-erso', upgrades: [] };
    const [bare, armed] = [
      { unit: 'k-2so', upgrades: [] },
      { unit: 'k-2so', upgrades: ['jyns-se-14-blaster'] },
    ];
    expect(points(armed) - points(bare)).toBe(10);
    expect(points(jyn, armed) - points(jyn, bare)).toBe(5);
    const jets = (unit: string) => points({ unit, upgrades: ['jt-12-jetpacks'] }) - points({ unit, upgrades: [] });
    expect([jets('clone-captain-rex'), jets('arc-troopers')]).toEqual([5, 10]);
  });
  it('Electrobinoculars: B1 Battle Droids need no gear icon, others do', () => {
    const out = (unit: string) =>
      faultsOf({ ...army([{ unit, upgrades: ['electrobinoculars'] }]), faction: 'separatist' }, format).some(
        ({ message }) => message.text.endsWith('noIcon'),
      );
    expect([out('b1-battle-droids'), out('b2-super-battle-droids')]).toEqual([false, true]);
  });
});
