import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, type Script, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, LEIA, rebels, storm, VEERS } from '../../troops.ts';
import { actionNamed } from '../watching.ts';

const one = alone(4);

describe('Guardian in 2.6', () => {
  const blanks = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);
  const OBI = 'obi-wan-kenobi';
  const CHEWIE = 'chewbacca-walking-carpet';
  /** Stormtroopers hit rebels four times; somebody beside them takes three of it. */
  const guarded = (guard: Spec, faces: Partial<TableSpec>, script: Script = {}) =>
    lay26({
      units: [storm(400, 400), rebels(600, 400, alone(4)), guard],
      active: 0,
      white: blanks('hit'),
      black: blanks('hit'),
      red: blanks('hit'),
      whiteDefence: blanks('blank'),
      ...faces,
    }).fight({ defender: '1', 'window:attack.modify': '2:guardian', 'card-number': '3', ...script });
  const beside = (card: string, more: Spec = {}) => unit(card, 0, 600, 480, more);
  const all = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);
  const guarding = (suppression: number) => {
    const t = lay26({
      units: [
        storm(400, 400, one),
        unit(LEIA, 0, 650, 400),
        unit('chewbacca-walking-carpet', 0, 650, 480, { tokens: { suppression } }),
      ],
      active: 0,
      white: ['hit'],
      redDefence: ['blank'],
    });
    let seen = false;
    const script: Script = {
      defender: '1',
      'window:attack.modify': (a) => {
        seen ||= a.type === 'choice' && a.options.some(({ id }) => id.includes('guardian'));
        return 'pass';
      },
    };
    t.fight(script);
    return seen;
  };
  it('who deflects does so as a guard: surges are blocks, and any of them wounds the attacker once', () => {
    const t = guarded(beside(OBI), { redDefence: ['surge', 'surge', 'blank'] });
    expect([t.wounds(2), t.wounds(0)]).toEqual([1, 1]);
    const none = guarded(beside(OBI), { redDefence: ['block', 'block', 'blank'] });
    expect([none.wounds(2), none.wounds(0)]).toEqual([1, 0]);
  });
  it('surge tokens of the guard turn its surges into blocks, as many as it likes', () => {
    const chewie = beside(CHEWIE, { tokens: { surge: 2 } });
    const dice = { whiteDefence: ['surge', 'surge', 'surge'] } as const;
    const spent = guarded(chewie, dice, {
      'card-number': (a) => (JSON.stringify(a).includes('guard-surges') ? '2' : '3'),
    });
    expect([spent.wounds(2), spent.tokens(2, 'surge')]).toEqual([1, 0]);
    const saved = guarded(chewie, dice, {
      'card-number': (a) => (JSON.stringify(a).includes('guard-surges') ? '0' : '3'),
    });
    expect([saved.wounds(2), saved.tokens(2, 'surge')]).toEqual([3, 2]);
  });
  it('one surge token of the guard turns one surge', () => {
    const t = lay26({
      units: [
        ...[storm(400, 400), rebels(600, 400, one)],
        unit('chewbacca-walking-carpet', 0, 600, 480, { tokens: { surge: 1 } }),
      ],
      active: 0,
      white: all('hit'),
      whiteDefence: ['surge', 'surge', 'blank'],
    }).fight({
      defender: '1',
      'window:attack.modify': '2:guardian',
      'card-number': (a) => (JSON.stringify(a).includes('guard-surges') ? '1' : '3'),
    });
    expect([t.wounds(2), t.tokens(2, 'surge')]).toEqual([2, 0]);
  });
  it('Guardian: not with as many suppression tokens as courage', () => {
    expect([guarding(0), guarding(1), guarding(2)]).toEqual([true, true, false]);
  });
  it('Guardian: not by a unit at the end of its courage', () => {
    const offered = (suppression: number) => {
      let seen = false;
      lay26({
        units: [
          storm(400, 400, alone(4)),
          rebels(700, 400, alone(4)),
          unit('chewbacca-walking-carpet', 0, 760, 400, { tokens: { suppression } }),
        ],
        active: 0,
        white: ['hit'],
      }).fight({
        defender: '1',
        'window:attack.modify': (a) => {
          if (a.type === 'choice' && a.options.some(({ id }) => id.includes('guardian'))) seen = true;
          return 'pass';
        },
      });
      return seen;
    };
    expect([offered(1), offered(2)]).toEqual([true, false]);
  });
});

describe('Guidance in 2.6', () => {
  it('Guidance: another unit of the kind that is printed, and nobody else', () => {
    const t = lay26({
      units: [unit(VEERS, 1, 400, 400), unit('at-st', 1, 520, 400), storm(400, 500, one), rebels(1700, 100)],
      active: 0,
    }).until('action');
    t.take(actionNamed(t, 'guidance')!);
    expect(t.options()).toEqual(['1', 'none']);
    t.take('1');
    expect(t.options()).toEqual(expect.arrayContaining(['aim', 'move']));
    expect(t.options()).not.toContain('attack');
    t.take('aim');
    expect(t.tokens(1, 'aim')).toBe(1);
  });
});

describe('Gunslinger in 2.6', () => {
  const duel = (more: readonly Spec[], faces: object = {}) =>
    lay26({
      units: [
        unit('sabine-wren-explosive-artist', 0, 400, 400),
        storm(600, 400, alone(4)),
        unit('imperial-officer', 1, 400, 600, { tokens: { standby: 1 } }),
        ...more,
      ],
      active: 0,
      ...faces,
    });
  const order = (t: Table) =>
    t
      .events()
      .flatMap((e) =>
        e.type === 'attack' ? [`at ${e.defender}`] : e.type === 'rolled' || e.type === 'standby' ? [e.type] : [],
      );
  it('[L2-ANGRIFF-IM-DETAIL-05] one more defender is declared before any dice, and nobody spends standby between the pools', () => {
    const t = duel([]);
    t.until('action').take('attack', '1').until('further-defender');
    expect(t.options()).toEqual(['2', 'none']);
    t.refuses('1', 'LE-ANGRIFFSPOOL-03');
    t.take('2').until('pool');
    expect(order(t)).toEqual(['at 1', 'at 2']);
    t.goOn(() => t.events('attackEnds').length === 2);
    expect(order(t).slice(2)).toEqual(['rolled', 'rolled']);
  });
  it('nobody is attacked a third time, and who declines has shot once', () => {
    const row = [storm(600, 560, alone(4))];
    const t = duel(row);
    t.until('action').take('attack', '1', '2').until('pool');
    expect(t.options()).toHaveLength(2);
    expect(duel(row).fight({ defender: '1' }).events('attack')).toHaveLength(1);
  });
  it('only a weapon that is in another pool, and that one alone', () => {
    const asked = (used: string) => {
      const t = lay26({
        units: [
          unit('ig-11', 1, 400, 400),
          rebels(700, 400, alone(4)),
          rebels(400 + apart(3.5 * SEGMENT), 600, alone(4)),
          rebels(1770, 60, alone(4)),
        ],
        active: 0,
      });
      t.until('action').take('attack');
      let seen = false;
      t.goOn(() => t.events('attackEnds').length > 0, {
        defender: '1',
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(
                a.fields.map((f) => [f.id, f.options.find(({ id }) => id.includes(used))?.id ?? 'none']),
              )
            : {},
        'further-defender': (a) => {
          seen ||= JSON.stringify(a.prompt).includes('gunslinger');
          return 'none';
        },
      });
      return seen;
    };
    expect([asked('dlt-20a'), asked('e-11')]).toEqual([true, false]);
  });
});

describe('Hold the Line', () => {
  const RIOT = 'stormtrooper-riot-squad';
  const striking = (gap: number) =>
    lay26({
      units: [unit(RIOT, 0, 400, 400, alone(4)), rebels(400 + apart(gap), 400, { ...alone(4), seat: 1 })],
      active: 0,
      black: ['surge'],
      white: ['surge'],
      whiteDefence: ['blank'],
    }).fight().result.hits;
  const struck = (gap: number) =>
    lay26({
      units: [rebels(400, 400, alone(4)), unit(RIOT, 1, 400 + apart(gap), 400, alone(4))],
      active: 0,
      black: ['hit'],
      redDefence: ['surge'],
    }).fight().result.blocks;
  it('surges hit and block in melee only', () => {
    expect([striking(0), striking(100)]).toEqual([1, 0]);
    expect([struck(0), struck(100)]).toEqual([1, 0]);
  });
});
