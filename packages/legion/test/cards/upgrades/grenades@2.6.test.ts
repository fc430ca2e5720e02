import { describe, expect, it } from 'vitest';
import { newAttack } from '../../../src/flow/attack/attack.ts';
import { legion26 } from '../../../src/game.ts';
import { poolKeyword } from '../../../src/values.ts';
import { lay as layTable, type TableSpec } from '../../table.ts';
import { rebels, storm } from '../../troops.ts';

describe('Impact Grenades', () => {
  const lay = (spec: TableSpec) => layTable(spec, legion26);
  const far = storm(1700, 800);
  it('Impact Grenades of 2.6: Impact 4 for the pool, however many are thrown', () => {
    const t = lay({ units: [rebels(400, 400, { upgrades: ['impact-grenades'] }), far], active: 0 });
    const impact = (minis: number, weapon: string) => {
      const pool = Array.from({ length: minis }, (_, mini) => ({ mini, weapon, times: 1 }));
      return poolKeyword(t.g, { ...newAttack(1, 'action', 0, { unit: 0 }, 1, false, 1), pool }, 'impact');
    };
    expect([impact(1, '0:impact-grenade'), impact(3, '0:impact-grenade')]).toEqual([4, 4]);
    expect(impact(3, `unit:${t.g.card(t.unit(0)).weapons[0]!.id}`)).toBe(0);
  });
});
