import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay as layTable, piece, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, LEIA, rebels, storm, VADER } from '../../troops.ts';
import { takeAction } from '../watching.ts';

describe('Force Choke in 2.6', () => {
  const lay = (spec: TableSpec) => layTable(spec, legion26);
  const far = storm(1700, 800);
  const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
    lay({ units: [own, ...others, far], active: 0, ...more }).until('action');
  it('Force Choke of 2.6: a unit suffers, and its player chooses the miniature', () => {
    const t = acting(unit(VADER, 0, 400, 400, { upgrades: ['force-choke'] }), [
      storm(500, 400, { minis: [null, [500, 440], 'fallen', 'fallen'] }),
    ]);
    t.take('card:0:0.force-choke/choke').until('action');
    expect(t.alive(1)).toBe(1);
    expect(t.unit(1).minis[t.unit(1).leader]!.fell).toBeNull();
  });
});

describe('Force Choke in 2.6', () => {
  const far = storm(1700, 850, alone(4));
  const acting = (own: Spec, others: readonly Spec[] = [], more: Partial<TableSpec> = {}) =>
    lay26({ units: [own, ...others, far], active: 0, ...more }).until('action');
  const has = (t: Table, act: string) => t.options().some((id) => id.endsWith(`/${act}`));
  it('Force Choke of 2.6: troopers without rank at range 1', () => {
    const vader = unit(VADER, 0, 400, 400, { upgrades: ['force-choke'] });
    const t = acting(vader, [
      unit(LEIA, 1, 400, 480),
      storm(400 + apart(SEGMENT), 400, alone(4)),
      storm(400 - apart(SEGMENT + 0.1), 400, alone(4)),
      storm(330, 330, alone(4)),
    ]);
    takeAction(t, 'choke');
    expect(t.options()).toEqual(['2', '4']);
    expect(t.take('2').until('action').state.turn?.actions).toBe(2);
    expect(has(acting(vader, [storm(400 - apart(SEGMENT + 0.1), 400, alone(4))]), 'choke')).toBe(false);
    expect(has(acting(vader, [unit(LEIA, 1, 400, 480)]), 'choke')).toBe(false);
  });
});

describe('Terror', () => {
  const terror = (gap: number, more: Partial<TableSpec> = {}, victim = 2) => {
    const vader = { degrees: 90, upgrades: ['terror'] };
    const t = lay26({
      units: [rebels(600, 400, alone(4)), unit(VADER, 1, 600 + apart(gap), 400, vader), storm(600, 600, alone(4))],
      active: 0,
      ...more,
    });
    return t.fight({ defender: String(victim) }).tokens(0, 'suppression');
  };
  it('Terror: who shoots at another friend within 2 gains a suppression token', () => {
    expect(terror(2 * SEGMENT)).toBe(1);
    expect(terror(2 * SEGMENT + 0.01)).toBe(0);
  });
  it('Terror: not who shoots at its bearer, and not one whom its bearer does not see', () => {
    expect(terror(SEGMENT, {}, 1)).toBe(0);
    expect(terror(SEGMENT, { terrain: [piece('building', 690, 400, 20, 100, { height: 300 })] })).toBe(0);
  });
});
