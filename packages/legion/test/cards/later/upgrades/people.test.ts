import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { lay26 } from '../../../edition26/table26.ts';
import { apart, piece, type Spec, type Table, type TableSpec, unit } from '../../../table.ts';
import { alone, BOBA, LEIA, rebels, storm, VADER } from '../../../troops.ts';
import { acts, offered, told, use } from '../watching.ts';

/** People that 2.6 brought, and upgrades that it changed: whom they mean and whom not, how far they reach. */

const far = storm(1700, 850, alone(4));
const acting = (own: Spec, others: readonly Spec[] = [], more: Partial<TableSpec> = {}) =>
  lay26({ units: [own, ...others, far], active: 0, ...more }).until('action');
const has = (t: Table, act: string) => t.options().some((id) => id.endsWith(`/${act}`));
const go = (t: Table, act: string) => t.take(t.options().find((id) => id.endsWith(`/${act}`))!);
const nothingElse = (t: Table) => t.state.attacks.length === 0 && t.events('attackEnds').length > 0 && acts(t);

describe('people', () => {
  const SNIPE = 'snipe';
  const cell = (others: readonly Spec[], more: Partial<TableSpec> = {}) =>
    acting(unit('rebel-sleeper-cell', 0, 400, 400, { upgrades: ['rebel-marksman'] }), others, more);
  it('Marksmen: troopers that they see and that are in no melee', () => {
    const friend = rebels(1000, 700, alone(4));
    const t = cell([
      storm(1000, 400, alone(4)),
      unit('at-st', 1, 1000, 550),
      friend,
      storm(1000 + apart(0), 700, alone(4)),
    ]);
    go(t, SNIPE);
    expect(t.options()).toEqual(['1', '5']);
    const blind = (terrain: readonly Spec[]) =>
      has(
        lay26({
          units: [unit('rebel-sleeper-cell', 0, 400, 400, { upgrades: ['rebel-marksman'] }), storm(700, 400, alone(4))],
          active: 0,
          terrain,
        }).until('action'),
        SNIPE,
      );
    expect([blind([]), blind([piece('building', 550, 400, 20, 800, { height: 300 })])]).toEqual([true, false]);
  });
  it('Hunter: troopers without rank that he sees at range 1; nobody is pinned', () => {
    const HUNTER = 'hunter-the-bad-batch-clone-force-99-republic';
    const own = rebels(400, 400, { minis: ['fallen', 'fallen', 'fallen', 'fallen', [400, 400]], upgrades: [HUNTER] });
    const two = { minis: [null, [480, 440], 'fallen', 'fallen'] };
    const t = acting(
      own,
      [
        storm(480, 400, two),
        unit(BOBA, 1, 400, 480),
        storm(400, 300, alone(4)),
        storm(400 - apart(SEGMENT + 1), 400, alone(4)),
      ],
      { black: ['hit'], terrain: [piece('building', 400, 345, 120, 10, { height: 200 })] },
    );
    expect(go(t, 'strike').open).toEqual(['0 action']);
    expect([t.alive(1), t.tokens(1, 'suppression')]).toEqual([1, 0]);
  });
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
  const platform = (upgrade: string) =>
    unit('infantry-support-platform', 0, 400, 400, { degrees: 90, upgrades: [upgrade] });
  it('327th Star Corps Pilot: nobody whom another attacks', () => {
    const t = lay26({ units: [rebels(400, 600), storm(600, 600), platform('327th-star-corps-pilot')], active: 0 });
    t.fight({ defender: '1' }).until('action');
    expect([t.tokens(1, 'observation'), told(t, '327th-star-corps-pilot')]).toEqual([0, []]);
    const aims = acting(platform('327th-star-corps-pilot')).take('aim').until('action');
    expect(told(aims, '327th-star-corps-pilot')).toEqual([]);
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
  it('Force Choke of 2.6: troopers without rank at range 1', () => {
    const vader = unit(VADER, 0, 400, 400, { upgrades: ['force-choke'] });
    const t = acting(vader, [
      unit(LEIA, 1, 400, 480),
      storm(400 + apart(SEGMENT), 400, alone(4)),
      storm(400 - apart(SEGMENT + 0.1), 400, alone(4)),
      storm(330, 330, alone(4)),
    ]);
    go(t, 'choke');
    expect(t.options()).toEqual(['2', '4']);
    expect(t.take('2').until('action').state.turn?.actions).toBe(2);
    expect(has(acting(vader, [storm(400 - apart(SEGMENT + 0.1), 400, alone(4))]), 'choke')).toBe(false);
    expect(has(acting(vader, [unit(LEIA, 1, 400, 480)]), 'choke')).toBe(false);
  });
});
