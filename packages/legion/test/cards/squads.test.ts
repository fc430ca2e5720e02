import { describe, expect, it } from 'vitest';
import { legion26 } from '../../src/game.ts';
import { SEGMENT } from '../../src/geometry/range.ts';
import { courageOf, hasKeyword } from '../../src/values.ts';
import { apart, lay, lay as layTable, type Spec, type TableSpec, unit } from '../table.ts';
import { rebels, storm } from '../troops.ts';

describe('squads', () => {
  const lay = (spec: TableSpec) => layTable(spec, legion26);
  const far = storm(1700, 800);
  const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
    lay({ units: [own, ...others, far], active: 0, ...more }).until('action');
  const SQUADS: readonly (readonly [string, string])[] = [
    ['rebel-troopers', 'rebel-trooper-squad'],
    ['stormtroopers', 'stormtrooper-squad'],
    ['snowtroopers', 'snowtrooper-squad'],
    ['shoretroopers', 'shoretrooper-squad'],
    ['fleet-troopers', 'fleet-trooper-squad'],
    ['rebel-veterans', 'rebel-veteran-squad'],
    ['b1-battle-droids', 'b1-battle-droid-squad'],
    ['clone-trooper-infantry', 'clone-trooper-infantry-squad'],
    ['ewok-skirmishers', 'ewok-skirmisher-squad'],
    ['ewok-slingers', 'ewok-slinger-squad'],
  ];
  it('Squads: Indomitable, and cohesion up to range 1', () => {
    for (const [card, squad] of SQUADS) {
      const t = acting(unit(card, 0, 600, 400, { upgrades: [squad] })).take('move');
      expect(hasKeyword(t.g, t.unit(0), 'indomitable')).toBe(true);
      const at = (gap: number) =>
        t.match.check(0, {
          kind: 'standard',
          speed: 1,
          heading: 0,
          bend: 0,
          way: 0,
          others: [[600 + apart(gap), 400]],
        });
      expect(at(SEGMENT)).toBeUndefined();
      expect(at(SEGMENT + 0.1)?.clauses).toContain('L2-ENTFERNUNG-02');
    }
  });
  it('Squads: others stand within half a segment', () => {
    const t = acting(unit('rebel-troopers', 0, 600, 400)).take('move');
    const at = (gap: number) =>
      t.match.check(0, {
        kind: 'standard',
        speed: 1,
        heading: 0,
        bend: 0,
        way: 0,
        others: [[600 + apart(gap), 400]],
      });
    expect(at(SEGMENT / 2)).toBeUndefined();
    expect(at(SEGMENT)?.clauses).toContain('L2-ENTFERNUNG-02');
  });
});

describe('tokens', () => {
  const lay = (spec: TableSpec) => layTable(spec, legion26);
  const far = storm(1700, 800);
  const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
    lay({ units: [own, ...others, far], active: 0, ...more }).until('action');
  it('Officers of the syndicates: a point of courage more', () => {
    const brave = (upgrades: readonly string[]) => {
      const t = acting(unit('pyke-syndicate-foot-soldiers', 0, 400, 400, { upgrades: [...upgrades] }));
      return courageOf(t.g, t.unit(0))!;
    };
    expect(brave(['pyke-syndicate-capo']) - brave([])).toBe(1);
    expect(brave(['black-sun-vigo']) - brave([])).toBe(1);
  });
});

describe('specialists', () => {
  const far = storm(1700, 800, { order: 'facedown' });
  it('Officers: courage and keywords go with their miniature', () => {
    const with_ = (mini: Spec['minis']) => {
      const t = lay({ units: [rebels(400, 400, { minis: mini!, upgrades: ['2-1b-medical-droid'] }), far], active: 0 });
      return hasKeyword(t.g, t.unit(0), 'treat');
    };
    expect(with_([null, null, null, null, null])).toBe(true);
    expect(with_([null, null, null, null, 'fallen'])).toBe(false);
  });
});
