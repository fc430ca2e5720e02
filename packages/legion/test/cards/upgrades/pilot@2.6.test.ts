import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { keywordOf } from '../../../src/values.ts';
import { lay as layTable, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, rebels, storm } from '../../troops.ts';
import { acts, offered, told, use } from '../watching.ts';

const lay = (spec: TableSpec) => layTable(spec, legion26);
const platform = (upgrade: string) =>
  unit('infantry-support-platform', 0, 400, 400, { degrees: 90, upgrades: [upgrade] });

describe('327th Star Corps Pilot', () => {
  const far = storm(1700, 800);
  it('327th Star Corps Pilot: defenders gain an observation token', () => {
    const t = lay({
      units: [
        unit('infantry-support-platform', 0, 400, 400, { degrees: 90, upgrades: ['327th-star-corps-pilot'] }),
        storm(700, 400),
        far,
      ],
      active: 0,
    });
    t.fight({ defender: '1' }).until('action');
    expect([t.tokens(1, 'observation'), t.tokens(2, 'observation')]).toEqual([1, 0]);
  });
});

describe('327th Star Corps Pilot', () => {
  const far = storm(1700, 850, alone(4));
  const acting = (own: Spec, others: readonly Spec[] = [], more: Partial<TableSpec> = {}) =>
    lay26({ units: [own, ...others, far], active: 0, ...more }).until('action');
  it('327th Star Corps Pilot: nobody whom another attacks', () => {
    const t = lay26({ units: [rebels(400, 600), storm(600, 600), platform('327th-star-corps-pilot')], active: 0 });
    t.fight({ defender: '1' }).until('action');
    expect([t.tokens(1, 'observation'), told(t, '327th-star-corps-pilot')]).toEqual([0, []]);
    const aims = acting(platform('327th-star-corps-pilot')).take('aim').until('action');
    expect(told(aims, '327th-star-corps-pilot')).toEqual([]);
  });
});

describe('Clone Shock Trooper Pilot in 2.6', () => {
  const far = storm(1700, 850, alone(4));
  it('Clone Shock Trooper Pilot of 2.6: a surge token for a friend at range 1 after an attack action', () => {
    const t = lay({
      units: [
        unit('infantry-support-platform', 0, 400, 400, { degrees: 90, upgrades: ['clone-shock-trooper-pilot'] }),
        storm(700, 400),
        rebels(400, 520, alone(4)),
      ],
      active: 0,
    });
    t.fight().until('action', { 'window:action.after': '0:0.clone-shock-trooper-pilot', 'card-unit': '2' });
    expect(t.tokens(2, 'surge')).toBe(1);
  });
  it('Clone Shock Trooper Pilot: a friend at range 1, after its own attack action', () => {
    const reach = (t: Table) => t.g.baseOf(t.unit(0), 0).width / 2 + 13.5;
    const shoots = (gap: number, active = 0, action: 'attack' | 'aim' = 'attack') => {
      const own = platform('clone-shock-trooper-pilot');
      const base = reach(lay26({ units: [own, far] }));
      const t = lay26({ units: [own, rebels(400, 400 + base + gap, alone(4)), storm(700, 400)], active }).until(
        'action',
      );
      return offered(t.take(action), 'shock-trooper', acts);
    };
    expect([shoots(SEGMENT - 5), shoots(SEGMENT + 5)]).toEqual([['action.after'], []]);
    const near = rebels(400, 520, alone(4));
    const t = lay26({
      units: [platform('clone-shock-trooper-pilot'), near, rebels(400, 680, alone(4)), storm(700, 400)],
      active: 0,
    });
    t.until('action').take('attack').until('window:action.after');
    expect(use(t, 'shock-trooper').options()).toEqual(['1', 'none']);
    expect([shoots(50, 1), shoots(50, 0, 'aim')]).toEqual([[], []]);
  });
});

describe('Frenzied Gunner', () => {
  const nothingElse = (t: Table) => t.state.attacks.length === 0 && t.events('attackEnds').length > 0 && acts(t);
  it('Frenzied Gunner: a red defence die says which attack die is added', () => {
    const dice = (face: string) => {
      const t = lay({
        units: [
          unit('wlo-5-speeder-tank', 0, 400, 400, { degrees: 90, upgrades: ['frenzied-gunner'] }),
          storm(640, 400),
        ],
        active: 0,
        redDefence: [face as 'block'],
      });
      t.fight({
        'window:attack.gather': '0:0.frenzied-gunner',
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(a.fields.map((f, n) => [f.id, n === 0 ? 'unit:anti-personnel-lasers' : 'none']))
            : '',
      });
      const all = t.events('rolled')[0]!.dice.map(({ colour }) => colour);
      return (['red', 'black', 'white'] as const).map((colour) => all.filter((one) => one === colour).length);
    };
    expect(dice('blank')).toEqual([0, 3, 3]);
    expect(dice('block')).toEqual([0, 4, 2]);
    expect(dice('surge')).toEqual([1, 3, 2]);
  });
  it('Frenzied Gunner: its own ranged attacks only', () => {
    const t = lay26({
      units: [
        rebels(400, 600, alone(4)),
        storm(600, 600),
        unit('wlo-5-speeder-tank', 0, 400, 400, { degrees: 90, upgrades: ['frenzied-gunner'] }),
      ],
      active: 0,
    });
    t.until('action').take('attack');
    expect(offered(t, 'frenzied', nothingElse)).toEqual([]);
  });
});

describe('Raiding Party Leader', () => {
  const far = storm(1700, 800);
  const acting = (own: Spec, others: readonly Spec[] = [], more: object = {}) =>
    lay({ units: [own, ...others, far], active: 0, ...more }).until('action');
  it('Raiding Party Leader: Demoralize 1 for every Raider vehicle of its side', () => {
    const t = acting(unit('wlo-5-speeder-tank', 0, 400, 400, { upgrades: ['raiding-party-leader'] }), [
      unit('swoop-bike-riders', 0, 700, 400),
      unit('weequay-pirates', 0, 900, 400),
    ]);
    expect([0, 1, 2].map((id) => keywordOf(t.g, t.unit(id), 'demoralize'))).toEqual([1, 1, 0]);
  });
});
