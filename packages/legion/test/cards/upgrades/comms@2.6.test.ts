import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { numberOf } from '../../../src/values.ts';
import { apart, lay as layTable, type Spec, type TableSpec } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, holding, rebels, storm } from '../../troops.ts';
import { offers, told, use } from '../watching.ts';

describe('Emergency Transponder', () => {
  const far = storm(1700, 850, alone(4));
  const starting = (more: Spec, active = 0) =>
    lay26({
      units: [rebels(400, 400, { upgrades: ['emergency-transponder'], ...more }), rebels(700, 400), far],
      active: { unit: active, step: 'start' },
      whiteDefence: ['blank', 'blank'],
    });
  it('without an order: a token of its choice, or calm for who is afraid', () => {
    const ways = (more: Spec) => use(starting(more), 'transponder').options();
    expect(ways({})).toEqual(['aim', 'dodge']);
    expect(ways(holding('suppression'))).toEqual(['aim', 'dodge', 'calm']);
    const dodging = use(starting({}), 'transponder').take('dodge');
    expect([dodging.tokens(0, 'aim'), dodging.tokens(0, 'dodge')]).toEqual([0, 1]);
    const calm = use(starting(holding('suppression', 2)), 'transponder').take('calm');
    expect([calm.tokens(0, 'suppression'), calm.tokens(0, 'dodge')]).toEqual([1, 0]);
  });
  it('not with an order, nor for another unit', () => {
    expect(offers(starting({}), 'unit.activates', 'transponder')).toBe(true);
    expect(offers(starting({ order: 'faceup' }), 'unit.activates', 'transponder')).toBe(false);
    expect(offers(starting({}, 1), 'unit.activates', 'transponder')).toBe(false);
  });
});

describe('Emergency Transponder', () => {
  const lay = (spec: TableSpec) => layTable(spec, legion26);
  const far = storm(1700, 800);
  it('Emergency Transponder: once, if the unit was activated from the pool', () => {
    const wakes = (order: string) =>
      lay({
        units: [rebels(400, 400, { order, upgrades: ['emergency-transponder'], tokens: { suppression: 1 } }), far],
        turnOf: 0,
        hands: [{ pool: order === 'none' ? ['corps'] : [] }, {}],
        whiteDefence: ['blank'],
      });
    const t = wakes('none').until('action', {
      'window:unit.activates': '0:0.emergency-transponder',
      'card-way': 'calm',
    });
    expect([t.tokens(0, 'suppression'), t.unit(0).upgrades[0]!.discarded]).toEqual([0, true]);
    const u = wakes('faceup').until('action', { 'window:unit.activates': '0:0.emergency-transponder' });
    expect(u.unit(0).upgrades[0]!.discarded).toBe(false);
  });
});

describe('Spotter Uplink', () => {
  const spotting = (gap: number, spotter: Spec = {}, others: readonly Spec[] = []) =>
    lay26({
      units: [
        rebels(300, 400, { ...alone(4), ...holding('aim', 1) }),
        rebels(640, 400 + apart(gap), { ...alone(4), upgrades: ['spotter-uplink'], ...spotter }),
        storm(640, 400, alone(4)),
        ...others,
      ],
      active: 0,
    });
  const spotted = (...args: Parameters<typeof spotting>) =>
    told(spotting(...args).fight({ defender: '2' }), 'spotter-uplink');
  it('Spotter Uplink: for another friend against a target within 1 of the spotter', () => {
    expect(spotted(SEGMENT)).toEqual([1]);
    expect(spotted(SEGMENT + 0.01)).toEqual([]);
    expect(spotted(SEGMENT, { seat: 1 })).toEqual([]);
  });
  it('Spotter Uplink: not for the spotter itself, nor while it is engaged', () => {
    expect(spotted(SEGMENT, {}, [storm(640 + apart(0), 400 + apart(SEGMENT), alone(4))])).toEqual([]);
    const own = lay26({
      units: [rebels(640, 600, { ...alone(4), upgrades: ['spotter-uplink'] }), storm(640, 500, alone(4))],
      active: 0,
    });
    expect(told(own.fight(), 'spotter-uplink')).toEqual([]);
  });
  it('Spotter Uplink: cover is worse by one for that attacker', () => {
    const worse = (gap: number) => {
      const t = spotting(gap).until('action').take('attack').until('window:attack.reroll', { defender: '2' });
      const attack = t.state.attacks[0]!;
      return [0, 1].map((id) => numberOf(t.g, t.unit(id), 'coverWorse', 0, { attack }));
    };
    expect(worse(SEGMENT)).toEqual([1, 0]);
    expect(worse(SEGMENT + 0.01)).toEqual([0, 0]);
  });
});
