import { describe, expect, it } from 'vitest';
import { lay26 } from '../../../edition26/table26.ts';
import { type Spec, type Table, unit } from '../../../table.ts';
import { alone, holding, rebels, storm } from '../../../troops.ts';

/** Upgrades of 2.6: when they may be used, and when not. */

const far = storm(1700, 850, alone(4));
const offers = (t: Table, window: string, card: string) =>
  t.open[0]?.endsWith(`window:${window}`) === true && t.options().some((id) => id.includes(card));
const use = (t: Table, card: string) => t.take(t.options().find((id) => id.includes(card))!);

describe('Emergency Transponder', () => {
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

describe('Amban Rifle', () => {
  const hunting = (...others: readonly Spec[]) =>
    lay26({ units: [unit('din-djarin', 0, 400, 400, { upgrades: ['dins-amban-rifle'] }), ...others], active: 0 });
  const snipes = (t: Table) =>
    t
      .until('action')
      .options()
      .some((id) => id.endsWith('/snipe'));
  it('two actions: a short move and one enemy that is seen', () => {
    const t = hunting(storm(600, 400, alone(4)), rebels(400, 600, alone(4)));
    expect(snipes(t)).toBe(true);
    t.take(t.options().find((id) => id.endsWith('/snipe'))!).until('move');
    expect(t.match.decide(0, { kind: 'standard', speed: 2, heading: 180, bend: 0, way: 1 })).toBeDefined();
    expect(snipes(hunting(storm(427, 400, alone(4))))).toBe(false);
  });
});
