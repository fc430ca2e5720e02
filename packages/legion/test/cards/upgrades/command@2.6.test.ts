import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay as layTable, type Script, type Spec, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, LEIA, storm } from '../../troops.ts';
import { inActivation, told } from '../watching.ts';

describe('Improvised Orders in 2.6', () => {
  const lay = (spec: TableSpec) => layTable(spec, legion26);
  const far = storm(1700, 800);
  it('Improvised Orders of 2.6: it stays exhausted', () => {
    const t = lay({
      units: [
        unit(LEIA, 0, 300, 300, { upgrades: [{ id: 'improvised-orders', exhausted: true }], order: 'facedown' }),
        far,
      ],
      phase: 'end',
    }).goOn(({ state }) => state.round === 2);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
  });
});

describe('Trusted Agent', () => {
  const far = storm(1700, 850, alone(4));
  const rebels = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 0, x, y, { ...alone(4), ...more });
  const CARD = '0:0.trusted-agent';
  const orders = (other: Spec, script: Script) =>
    lay26({
      units: [unit('rebel-officer', 0, 300, 300, { upgrades: ['trusted-agent'] }), other, far],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{}, {}],
    }).goOn(inActivation, script);
  const USES = { 'window:command.orders': CARD, 'window:command.ordered': CARD };
  it('orders a corps unit within 3 once, and is discarded', () => {
    const t = orders(rebels(300 + apart(3 * SEGMENT), 300), USES);
    expect([t.events('ordered').map(({ unit: id }) => id), t.unit(0).upgrades[0]!.discarded]).toEqual([[1], true]);
  });
  it('not beyond range 3, not other ranks, and only if its player likes', () => {
    expect(told(orders(rebels(300 + apart(3 * SEGMENT + 0.1), 300), USES), 'trusted-agent')).toEqual([]);
    expect(told(orders(unit('rebel-commandos', 0, 500, 300), USES), 'trusted-agent')).toEqual([]);
    expect(orders(rebels(500, 300), {}).events('ordered')).toEqual([]);
  });
});
