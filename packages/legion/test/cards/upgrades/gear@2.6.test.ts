import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../src/game.ts';
import { apart, lay as layTable, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, storm, VADER } from '../../troops.ts';
import { acts, offered } from '../watching.ts';

describe('Katarn Pattern Armor', () => {
  const lay = (spec: TableSpec) => layTable(spec, legion26);
  const clones = (upgrades: readonly (string | Spec)[], more: Spec = {}) =>
    unit('clone-commandos', 0, 400, 400, { ...alone(4), upgrades: [...upgrades], ...more });
  it('Katarn Pattern Armor: once, one wound instead of several', () => {
    const t = lay({
      units: [storm(540, 400), clones(['katarn-pattern-armor'], { minis: [null, [400, 440], [400, 360], 'fallen'] })],
      active: 0,
      white: ['crit', 'crit', 'crit', 'blank'],
      redDefence: ['blank', 'blank', 'blank'],
    });
    t.fight({ 'window:unit.suffers': '1:0.katarn-pattern-armor' });
    expect([t.alive(1), t.unit(1).upgrades[0]!.discarded]).toEqual([2, true]);
  });
});

describe('Katarn Pattern Armor', () => {
  const nothingElse = (t: Table) => t.state.attacks.length === 0 && t.events('attackEnds').length > 0 && acts(t);
  const clones = (x: number, more: Spec = {}) =>
    unit('clone-commandos', 0, x, 400, { minis: [null, [x, 440], [x, 360], 'fallen'], ...more });
  const armour = { upgrades: ['katarn-pattern-armor'] };
  const shot = (units: readonly Spec[], hits: number, defender: string) => {
    const white = Array.from({ length: 4 }, (_, i) => (i < hits ? 'crit' : 'blank')) as 'crit'[];
    const t = lay26({ units, active: 0, white, redDefence: ['blank', 'blank', 'blank', 'blank'] });
    t.until('action').take('attack');
    return offered(t, 'katarn', nothingElse, { defender });
  };
  it('two wounds of a ranged attack on itself, no fewer, no others', () => {
    expect(shot([storm(540, 400), clones(400, armour)], 2, '1')).toEqual(['unit.suffers']);
    expect(shot([storm(540, 400), clones(400, armour)], 1, '1')).toEqual([]);
    expect(shot([storm(540, 400), clones(400), clones(300, armour)], 3, '1')).toEqual([]);
  });
  it('not in a melee', () => {
    const t = lay26({
      units: [unit(VADER, 1, 400 - apart(0), 400), clones(400, armour)],
      active: 0,
      red: Array.from({ length: 6 }, () => 'crit' as const),
      redDefence: Array.from({ length: 6 }, () => 'blank' as const),
    });
    t.until('action').take('attack');
    expect(offered(t, 'katarn', (now) => now.events('attackEnds').length > 0)).toEqual([]);
    expect(t.alive(1)).toBe(0);
  });
});
