import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../../src/game.ts';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { lay as layTable, type Spec, type TableSpec, unit } from '../../../table.ts';
import { lay26 } from '../../../table26.ts';
import { alone, rebels, storm } from '../../../troops.ts';

const lay = (spec: TableSpec) => layTable(spec, legion26);

describe('Astromech', () => {
  const far = storm(1700, 800);
  const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
    lay({ units: [own, ...others, far], active: 0, ...more }).until('action');
  it('Astromech: a dodge token where a move ends at range 1 of an objective token', () => {
    const goes = (x: number) => {
      const t = acting(unit('rebel-sleeper-cell', 0, 400, 400, { upgrades: ['astromech'] }), [], {
        markers: [{ kind: 'objective', x, y: 400 }],
      });
      t.take('move').take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 0.2 }).until('action');
      return t.tokens(0, 'dodge');
    };
    expect(goes(550)).toBe(1);
    expect(goes(900)).toBe(0);
  });
});

describe('Astromech', () => {
  const far = storm(1700, 850, alone(4));
  it('Astromech: any of them within range 1 of any objective token, after its own move', () => {
    const BEHIND = [
      [360, 400],
      [360, 440],
    ];
    const goes = (markers: readonly Spec[], active = 0) => {
      const cells = unit('rebel-sleeper-cell', 0, 400, 400, {
        minis: [null, BEHIND[0]!, 'fallen', 'fallen', 'fallen', 'fallen', BEHIND[1]!],
        upgrades: ['astromech'],
      });
      const t = lay26({ units: [cells, rebels(400, 600, alone(4)), far], active, markers }).until('action');
      t.take('move').take({
        kind: 'standard',
        speed: 1,
        heading: 0,
        bend: 0,
        way: 0,
        others: active === 0 ? BEHIND : [],
      });
      t.until('action');
      return t.tokens(0, 'dodge');
    };
    const at = (x: number, kind = 'objective'): Spec => ({ kind, x, y: 400, seat: kind === 'charge' ? 0 : null });
    const edge = 400 + 13.5 + 12.55 + SEGMENT;
    expect(goes([at(1500), at(edge)])).toBe(1);
    expect(goes([at(edge + 0.1)])).toBe(0);
    expect(goes([at(edge, 'charge')])).toBe(0);
    expect(goes([at(edge)], 1)).toBe(0);
  });
});

describe('Clone Specialist', () => {
  const far = storm(1700, 800);
  const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
    lay({ units: [own, ...others, far], active: 0, ...more }).until('action');
  it('Clone Specialist: one of three tokens', () => {
    const t = acting(unit('clone-trooper-infantry', 0, 400, 400, { upgrades: ['clone-specialist'] }));
    t.take('card:0:0.clone-specialist/token', 'aim').until('action');
    expect(t.tokens(0, 'aim')).toBe(1);
  });
});
