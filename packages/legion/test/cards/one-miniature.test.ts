import { describe, expect, it } from 'vitest';
import { upgradesIn } from '../../src/data/index.ts';
import { prospectOf } from '../../src/prospect/facts.ts';
import { lay, type Spec, unit } from '../table.ts';
import { lay26 } from '../table26.ts';
import { alone, storm } from '../troops.ts';

/** Weapons of the whole unit that one miniature uses, and cards that are exhausted by their weapon. R-L2-47 */

const ROCKETS = '0:jetpack-rockets';
const warriors = (upgrade: string): Spec => unit('mandalorian-warriors', 1, 400, 400, { upgrades: [upgrade] });
const facing = (upgrade: string, far: number) =>
  lay26({ units: [warriors(upgrade), unit('rebel-troopers', 0, 400 + far, 400, alone(4))], active: 0 });

describe('Jetpack Rockets', () => {
  for (const card of ['jetpack-rockets-grenades', 'tools-of-the-trade-jetpack-rockets'])
    it(`[LE-WAFFEN-15] ${card}: one miniature launches them, any of them, never two`, () => {
      const t = facing(card, 500);
      t.until('action').take('attack').until('weapons');
      const nobody = { '0.0': 'none', '1.0': 'none', '2.0': 'none', '3.0': 'none', '4.0': 'none' };
      t.refuses({ ...nobody, '1.0': ROCKETS, '3.0': ROCKETS }, 'L2-ANGRIFF-IM-DETAIL-03');
      t.take({ ...nobody, '3.0': ROCKETS });
      expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(Array(4).fill('black'));
    });
  it('[LE-ERSCHOEPFEN-02] [LE-ANGRIFFSPOOL-05] they exhaust their card, and are not launched again before it is readied', () => {
    const t = facing('jetpack-rockets-grenades', 500);
    t.fight({ weapons: { '0.0': ROCKETS, '1.0': 'none', '2.0': 'none', '3.0': 'none', '4.0': 'none' } });
    expect(t.unit(0).upgrades[0]).toMatchObject({ exhausted: true, discarded: false });
    const again = lay26({
      units: [
        unit('mandalorian-warriors', 1, 400, 400, { upgrades: [{ id: 'jetpack-rockets-grenades', exhausted: true }] }),
        unit('rebel-troopers', 0, 900, 400, alone(4)),
      ],
      active: 0,
    });
    expect(again.until('action').barred('attack')).toContain('LE-ANGRIFFSPOOL-05');
  });
  it('a proposal arms one miniature with them, the others with what they have', () => {
    const t = facing('jetpack-rockets-grenades', 500);
    const { pool } = prospectOf(t.g, t.unit(0), t.unit(1), undefined);
    expect(pool.black).toBeLessThanOrEqual(4 + 4);
    expect(() => prospectOf(t.g, t.unit(0), t.unit(1), [[0, ROCKETS]])).not.toThrow();
  });
  it('[LE-WAFFEN-14] those of 1.x are everybody’s, and used up', () => {
    const t = lay({
      units: [unit('mandalorian-resistance', 0, 400, 400, { upgrades: ['jetpack-rockets'] }), storm(900, 400)],
      active: 0,
    });
    t.until('action').take('attack').until('weapons');
    const all = Object.fromEntries(t.unit(0).minis.map((_, mini) => [`${mini}.0`, ROCKETS]));
    const minis = t.unit(0).minis.length;
    t.take(all).goOn(() => t.state.attacks.length === 0);
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(Array(minis).fill('red'));
    expect(t.unit(0).upgrades[0]).toMatchObject({ discarded: true });
  });
});

describe('Flame Projector', () => {
  it('[LE-WAFFEN-15] one miniature sprays, not five', () => {
    const t = lay26({ units: [warriors('flame-projector'), unit('rebel-troopers', 0, 500, 400)], active: 0 });
    t.until('action').take('attack').until('weapons');
    const flames = '0:flame-projector';
    t.refuses({ '0.0': flames, '1.0': flames, '2.0': 'none', '3.0': 'none', '4.0': 'none' }, 'L2-ANGRIFF-IM-DETAIL-03');
    t.take({ '0.0': flames, '1.0': 'none', '2.0': 'none', '3.0': 'none', '4.0': 'none' });
    expect(t.events('rolled')[0]!.dice).toHaveLength(4);
  });
});

describe('cards in all', () => {
  it('[LE-ERSCHOEPFEN-03] whatever has Cycle is exhausted by its weapon: else there were nothing to ready', () => {
    for (const edition of ['1.2', '2.6'] as const)
      for (const card of upgradesIn(edition))
        for (const weapon of card.weapons)
          if (weapon.keywords.some(({ keyword }) => keyword === 'cycle'))
            expect([card.id, weapon.exhausts ?? card.exhausts]).toEqual([card.id, true]);
  });
  it('[LE-WAFFEN-15] no weapon of a whole squad throws more than two dice for each of its miniatures', () => {
    const everybodys = upgradesIn('2.6').filter(
      ({ slot, mini, limits }) =>
        mini === undefined &&
        (slot === 'grenades' || limits.some(({ types }) => types?.includes('mandalorian-trooper'))),
    );
    for (const card of everybodys)
      for (const { pool, single, keywords } of card.weapons) {
        const many = pool.red + pool.black + pool.white > 2 || keywords.some(({ keyword }) => keyword === 'spray');
        if (many && card.id !== 'thermal-detonator') expect([card.id, single]).toEqual([card.id, true]);
      }
  });
});
