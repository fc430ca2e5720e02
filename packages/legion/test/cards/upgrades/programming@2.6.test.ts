import { describe, expect, it } from 'vitest';
import { newAttack } from '../../../src/flow/attack/attack.ts';
import { mayOrder } from '../../../src/flow/command/command.ts';
import { legion26 } from '../../../src/game.ts';
import { poolKeyword } from '../../../src/values.ts';
import { lay as layTable, type Spec, type TableSpec, unit } from '../../table.ts';
import { LEIA, LUKE, storm, VADER } from '../../troops.ts';

const lay = (spec: TableSpec) => layTable(spec, legion26);

describe('"Bounty" Programming', () => {
  it('Bounty Programming: Pierce 1 against a commander for prey, Suppressive for an operative', () => {
    const ig = (prey: Spec) => {
      const t = lay({
        units: [
          unit('ig-11', 0, 400, 400, { upgrades: ['bounty-programming'], note: { bounty: 1 } }),
          prey,
          storm(560, 400),
        ],
        active: 0,
      }).until('action');
      const pool = [{ mini: 0, weapon: 'unit:modified-e-11-blaster', times: 1 }];
      const attack = { ...newAttack(1, 'action', 0, { unit: 0 }, 2, false, 1), pool };
      const found = [poolKeyword(t.g, attack, 'pierce'), poolKeyword(t.g, attack, 'suppressive')];
      return found;
    };
    const [pierce, suppressive] = [ig(unit(VADER, 1, 1700, 800)), ig(unit(VADER, 1, 1700, 800, { rank: 'operative' }))];
    expect(pierce[0]! - suppressive[0]!).toBe(1);
    expect(suppressive[1]! - pierce[1]!).toBe(1);
  });
});

describe('Programmed Loyalty', () => {
  const far = storm(1700, 800);
  const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
    lay({ units: [own, ...others, far], active: 0, ...more }).until('action');
  it('Programmed Loyalty: orders by commanders only', () => {
    const t = acting(unit('imperial-dark-troopers', 0, 400, 400, { upgrades: ['programmed-loyalty'] }), [
      unit(LEIA, 0, 480, 400),
      unit(LUKE, 0, 400, 500, { rank: 'operative' }),
    ]);
    expect([1, 2].map((id) => mayOrder(t.g, t.unit(0), t.unit(id)))).toEqual([true, false]);
    expect(mayOrder(t.g, t.unit(0), null)).toBe(false);
  });
});
