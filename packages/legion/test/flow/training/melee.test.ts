import { describe, expect, it } from 'vitest';
import { inMeleeWith, isEngaged } from '../../../src/values.ts';
import { apart, lay, SMALL_BASE, unit } from '../../table.ts';
import { VADER } from '../../troops.ts';
import { b1, barc, clones, droidekas, first, grievous, obiWan, rex, train } from './troops.ts';

const charge = (heading: number, engage: number) => ({ kind: 'standard', speed: 2, heading, bend: 0, way: 1, engage });
const blanks = (n: number) => Array.from({ length: n }, () => 'blank' as const);

describe('melee', () => {
  it('[LC-EINEN-NAHKAMPF-BEGINNEN-01] [LC-EINEN-NAHKAMPF-BEGINNEN-04] [LC-NAHKAMPF-01] the leader moves into contact, and its whole unit after it', () => {
    const t = train({ units: [clones(400, 300), b1(400, 420)], active: 0 }).take('move', charge(0, 1));
    expect(t.events('meleeStarted')).toMatchObject([{ unit: 0, enemy: 1 }]);
    const [leader, ...others] = t.unit(0).minis.map(({ pose }) => pose!);
    const touches = (p: { x: number; y: number }) =>
      t
        .unit(1)
        .minis.some(({ pose }) => Math.abs(Math.sqrt((pose!.x - p.x) ** 2 + (pose!.y - p.y) ** 2) - SMALL_BASE) < 0.1);
    expect([leader!, ...others].map(touches)).toEqual([true, true, true, true, true]);
  });
  it('[LC-NAHKAMPF-02] [LC-NAHKAMPF-03] [LC-NAHKAMPF-04] whoever is touched is attacked in melee: with melee weapons only, otherwise like any other', () => {
    const t = train({
      units: [clones(400, 300, first(2, 5)), b1(400, 300 + apart(0), { tokens: { dodge: 1 }, ...first(2, 7) })],
      active: 0,
      black: ['hit', 'crit'],
      whiteDefence: ['blank', 'blank'],
    }).fight({ dodge: 'dodge' });
    expect(t.events('attack')).toMatchObject([{ melee: true, weapons: [{ weapon: 'unit:unarmed', minis: 2 }] }]);
    expect([t.result, t.tokens(1, 'dodge')]).toMatchObject([{ hits: 0, crits: 1, wounds: 1 }, 0]);
    expect(t.cover).toBeUndefined();
  });
  it('[LC-HANDGEMENGE-04] an engaged unit is no target of ranged attacks', () => {
    const t = train({
      units: [clones(200, 300), clones(400, 300, first(1, 5)), b1(400, 300 + apart(0), first(1, 7))],
      active: 0,
    });
    expect(t.until('action').options()).not.toContain('attack');
  });
  it('[LC-HANDGEMENGE-05] it makes no move but a withdrawal', () => {
    const t = train({ units: [clones(400, 300, first(1, 5)), b1(400, 300 + apart(0), first(1, 7))], active: 0 });
    expect(t.until('action').options()).toEqual(['attack', 'aim', 'dodge', 'withdraw', 'none']);
    expect(t.barred('move')).toEqual(['LE-HANDGEMENGE-02']);
  });
  it('[LC-HANDGEMENGE-06] [LC-HANDGEMENGE-08] a withdrawal takes all actions that are left, one or two, and counts as a move action', () => {
    const melee = { units: [clones(400, 300, first(1, 5)), b1(400, 300 + apart(0), first(1, 7)), b1(800, 800)] };
    const away = { kind: 'withdraw', speed: 1, heading: 180, bend: 0, way: 1 };
    const late = train({ ...melee, active: 0 }).take('aim');
    expect(late.options()).toContain('withdraw');
    const done = late.take('withdraw').state.turn!;
    expect([done.actions, done.done]).toEqual([0, ['aim', 'withdraw', 'move']]);
    late.refuses({ ...away, speed: 2 }, 'LE-BEWEGUNG-04');
    late.take(away);
    expect(late.state.turn?.unit).not.toBe(0);
    // The reference: instead of everything else.
    const standard = lay({ units: [clones(400, 300, first(1, 4)), b1(400, 300 + apart(0), first(1, 6))], active: 0 });
    expect(standard.take('aim').options()).not.toContain('withdraw');
  });
  it('[LC-HANDGEMENGE-07] who withdraws has no free action and uses no ability', () => {
    const t = train({
      units: [grievous(400, 300), clones(400, 300 + apart(0), first(1, 5)), clones(400, 150, first(1, 5))],
      active: 0,
    });
    t.take('withdraw', { kind: 'withdraw', speed: 1, heading: 180, bend: 0, way: 1 });
    expect(t.state.turn?.unit).not.toBe(0);
    expect(t.events('action').filter(({ free }) => free)).toEqual([]);
  });
  it('[LC-HANDGEMENGE-09] a unit may withdraw into a melee with another enemy', () => {
    const t = train({
      units: [clones(400, 300, first(1, 5)), b1(400, 300 + apart(0), first(1, 7)), b1(400, 240, first(1, 7))],
      active: 0,
    }).take('withdraw');
    t.take({ kind: 'withdraw', speed: 1, heading: 180, bend: 0, way: 1, engage: 2 });
    expect(inMeleeWith(t.g, t.unit(0)).map(({ id }) => id)).toEqual([2]);
  });
  it('[LC-HANDGEMENGE-02] a vehicle is in melee and never engaged', () => {
    const t = train({ units: [grievous(400, 300), barc(400, 300 + 13.5 + 35.01)], active: 0 });
    expect([inMeleeWith(t.g, t.unit(0)).length, isEngaged(t.g, t.unit(0))]).toEqual([1, false]);
  });
  it('[LC-VIELSEITIG-01] a versatile weapon shoots at others out of the melee', () => {
    const at = (upgrades: readonly string[]) =>
      lay({
        units: [grievous(400, 300, { upgrades }), clones(400, 300 + apart(0), first(1, 4)), rex(600, 300)],
        active: 0,
      })
        .take('attack')
        .options();
    expect(at([])).not.toContain('2');
    expect(at(['dt-57-annihilator'])).toEqual(['1', '2']);
  });
});

describe('keywords of the heroes', () => {
  const cut = (dodge: string, more: object = {}) =>
    train({
      units: [obiWan(300, 300), grievous(300, 300 + apart(0), { tokens: { dodge: 1 } })],
      active: 0,
      red: ['hit', 'hit'],
      black: blanks(2),
      white: blanks(2),
      redDefence: ['surge', 'surge', 'surge', 'surge'],
      ...more,
    }).fight({ dodge });
  it('[LC-ABWEHR-01] Block: who spends a dodge token turns defence surges into blocks', () => {
    expect(cut('no').result.blocks).toBe(0);
    expect(cut('dodge').result).toMatchObject({ hits: 1, blocks: 3 }); // Impervious adds two dice
  });
  it('[LC-SORESU-MEISTERSCHAFT-01] [LC-SORESU-MEISTERSCHAFT-02] Soresu Mastery: with a dodge token spent surges are blocks, and each wounds the attacker', () => {
    const shot = (dodge: string) =>
      train({
        units: [b1(300, 300, { degrees: 0 }), obiWan(300, 440, { tokens: { dodge: 1 } })],
        active: 0,
        white: ['hit', 'hit', 'hit', ...blanks(4)],
        redDefence: ['surge', 'surge', 'blank'],
      }).fight({ dodge });
    expect([shot('no').result.blocks, shot('no').alive(0)]).toEqual([0, 7]);
    const mastered = shot('dodge');
    expect([mastered.result, mastered.alive(0)]).toMatchObject([{ hits: 2, blocks: 2 }, 5]);
  });
  it('[LC-SORESU-MEISTERSCHAFT-02] in melee as well, whatever the attack', () => {
    const t = lay({
      units: [unit(VADER, 1, 300, 300), obiWan(300, 327, { tokens: { dodge: 1 } })],
      active: 0,
      red: ['hit', 'hit', 'hit', ...blanks(6)],
      redDefence: ['surge', 'blank', ...Array.from({ length: 6 }, () => 'block' as const)],
    }).fight({ dodge: 'dodge' });
    expect([t.tokens(1, 'dodge'), t.wounds(0)]).toEqual([0, 1]);
  });
  it('[LC-SPRINGEN-X-01] [LC-AKTION-KARTE-01] [LC-AKTION-KARTE-02] Jump is an action on the card: it costs one, and what stands after the arrow happens', () => {
    const t = lay({ units: [obiWan(300, 300), grievous(300, 700)], active: 0 }).until('action');
    const jump = t.options().find((id) => id.startsWith('card:'))!;
    expect(jump).toMatch(/jump/);
    t.take(jump);
    expect(t.open).toEqual(['0 move']);
    t.take({ kind: 'jump', speed: 2, heading: 0, bend: 0, way: 1 });
    expect([t.state.turn?.actions, t.until('action').options().includes(jump)]).toEqual([1, false]);
  });
  it('[LC-BESCHUETZER-X-02] Guardian: a die for each hit taken over, and a wound for each that is no block', () => {
    const t = lay({
      units: [b1(300, 300, { degrees: 0, ...first(4, 6) }), clones(300, 500), obiWan(300, 560)],
      active: 0,
      white: ['hit', 'hit', 'hit', 'blank'],
      redDefence: ['blank', 'surge', 'block'],
    });
    t.take('attack').goOn(() => t.events('attackEnds').length === 1, {
      'window:attack.modify': (ask) =>
        ask.type === 'choice' ? (ask.options.find(({ id }) => id.includes('guardian'))?.id ?? 'pass') : 'pass',
      'card-number': '3',
    });
    expect(t.result).toMatchObject({ hits: 0 });
    expect(t.wounds(2)).toBe(2);
  });
});

describe('vehicles in melee', () => {
  it('[LC-HANDGEMENGE-02] droidekas next to troopers still shoot at others', () => {
    const t = train({
      units: [
        droidekas(400, 400, { degrees: 0, ...first(1, 2) }),
        clones(400, 400 - 25 - 13.51, first(1, 5)),
        clones(400, 550),
      ],
      active: 0,
    });
    t.take('attack');
    expect(t.goOn(() => t.events('attackEnds').length === 1).events('attack')).toMatchObject([
      { defender: 2, melee: false },
    ]);
  });
});
