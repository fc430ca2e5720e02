import { describe, expect, it } from 'vitest';
import { lay, piece, type TableSpec } from '../../table.ts';
import { b1, barc, clones, droidekas, first, grievous, obiWan, train } from './troops.ts';

const blanks = (n: number) => Array.from({ length: n }, () => 'blank' as const);
const ahead = { kind: 'compulsory', speed: 3, heading: 0, bend: 0, way: 1 };

describe('speeders', () => {
  const start = (y: number, more: Partial<TableSpec> = {}) =>
    train({ units: [barc(450, y), b1(100, 850), clones(100, 100)], active: { unit: 0, step: 'start' }, ...more });
  it('[LC-GLEITER-X-01] [LC-GLEITER-X-02] [LC-GLEITER-X-03] a speeder first moves at its full speed, which is none of its actions', () => {
    const t = start(200);
    expect(t.open).toEqual(['0 move']);
    t.refuses({ ...ahead, speed: 2 }, 'LE-ZWANGSBEWEGUNG-04');
    t.take({ ...ahead, way: 0.2 });
    expect(t.events('moved')).toMatchObject([{ unit: 0, kind: 'compulsory', speed: 3 }]);
    expect(t.pose(0)[1]).toBeGreaterThan(430); // all the way, whatever was said
    expect([t.state.turn?.actions, t.state.turn?.done, t.events('action')]).toEqual([2, [], []]);
  });
  it('[LC-GLEITER-X-04] [LC-GLEITER-X-05] what is in the way makes it a partial move as far as possible, and wounds as high as its speed', () => {
    const t = start(200, { units: [barc(450, 200), b1(450, 450, first(1, 7)), clones(100, 100)] }).take(ahead);
    expect(t.pose(0)[1]).toBeLessThan(450 - 48);
    expect(t.pose(0)[1]).toBeGreaterThan(450 - 48 - 10);
    expect(t.wounds(0)).toBe(3);
    expect(start(200).take(ahead).wounds(0)).toBe(0);
  });
  it('[LC-GLEITER-X-06] at the edge of the battlefield it stops, hurt but not lost', () => {
    const t = start(700).take(ahead);
    expect([t.unit(0).status, t.wounds(0)]).toEqual(['play', 3]);
    expect(t.pose(0)[1]).toBeLessThanOrEqual(914.4 - 35);
  });
  it('[LC-GLEITER-X-07] it passes terrain up to its height, here a wall of height 1, and not a higher one', () => {
    const over = (height: number) => {
      const t = lay({
        units: [barc(450, 200), grievous(1700, 800)],
        terrain: [piece('low-stone-wall', 450, 300, 200, 20, { height })],
        active: { unit: 0, step: 'start' },
      }).take(ahead);
      return t.pose(0)[1] > 350;
    };
    expect([over(150), over(160)]).toEqual([true, false]);
  });
});

describe('vehicle damage', () => {
  it('[LC-FAHRZEUGSCHADEN-01] vehicles are not suppressed by hits', () => {
    const t = train(
      {
        units: [b1(400, 300, { degrees: 0 }), barc(400, 440)],
        active: 0,
        white: ['hit', ...blanks(6)],
        redDefence: ['block'],
      },
      'suppression',
    ).fight();
    expect(t.tokens(1, 'suppression')).toBe(0);
  });
  it('[LC-FAHRZEUGSCHADEN-05] a damaged one rolls a white die when activated, and loses an action on a blank', () => {
    const actions = (face: 'blank' | 'block' | 'surge') => {
      const t = train(
        {
          units: [barc(450, 200, { damaged: true }), b1(100, 850)],
          active: { unit: 0, step: 'start' },
          whiteDefence: [face],
        },
        'damage',
      ).until('action', { move: ahead });
      return t.state.turn?.actions;
    };
    expect([actions('blank'), actions('block'), actions('surge')]).toEqual([1, 2, 2]);
  });
  it('[LC-FAHRZEUGSCHADEN-07] a disabled one pivots as usual, does not reverse, and pays two actions for a move', () => {
    const disabled = (actions: number) =>
      train(
        {
          units: [droidekas(400, 400, { degrees: 0, disabled: true }), clones(100, 100)],
          active: { unit: 0, actions },
        },
        ...(['vehicles', 'damage'] as const),
      ).take('move');
    const move = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
    disabled(2).refuses({ ...move, kind: 'reverse' }, 'LE-DEAKTIVIERT-03');
    const turned = disabled(2).take({ ...move, kind: 'pivot', heading: 60 });
    expect(turned.state.turn?.actions).toBe(1);
    const moved = disabled(2).take(move);
    expect(moved.state.turn?.unit).not.toBe(0);
    disabled(1).refuses(move, 'LE-DEAKTIVIERT-04');
    const stuck = train(
      {
        units: [droidekas(400, 400, { degrees: 0, disabled: true }), clones(100, 100)],
        active: { unit: 0, actions: 1 },
      },
      'damage',
    );
    expect(stuck.until('action').options()).not.toContain('move');
  });
  it('[LC-FAHRZEUGSCHADEN-08] [LC-FAHRZEUGSCHADEN-09] on a surge the opponent damages a weapon, and from then on it gives half of its dice, rounded up, of the attacker’s choice', () => {
    const hit = train(
      {
        units: [b1(400, 300, { degrees: 0 }), barc(400, 440, { wounds: 2 })],
        active: 0,
        white: ['crit', ...blanks(6)],
        redDefence: ['blank', 'surge'],
      },
      'damage',
    ).take('attack');
    hit.until('destroyed-weapon');
    expect([hit.open, hit.options()]).toEqual([['1 destroyed-weapon'], hit.options()]);
  });
  it('[LC-FAHRZEUGSCHADEN-09] a damaged weapon of three dice rolls two, and one of one die rolls it', () => {
    const dice = (choices: readonly string[], key: string) => {
      const t = train(
        {
          units: [
            barc(400, 300, { destroyedWeapons: ['unit:twin-light-blaster-cannons', 'unit:dc-15a-blaster-rifle'] }),
            b1(400, 440),
          ],
          active: 0,
        },
        'damage',
      ).fight({ weapons: { '0.0': key, '0.1': 'none' }, 'card-number': choices });
      return t.events('rolled')[0]!.dice.map(({ colour }) => colour);
    };
    expect(dice(['1', '1'], 'unit:twin-light-blaster-cannons')).toEqual(['red', 'black']);
    expect(dice(['0'], 'unit:twin-light-blaster-cannons')).toEqual(['black', 'white']);
    expect(dice([], 'unit:dc-15a-blaster-rifle')).toEqual(['black']);
    // In a standard game it is destroyed. R-LE-72
    const standard = lay({
      units: [barc(400, 300, { destroyedWeapons: ['unit:twin-light-blaster-cannons'] }), b1(400, 440)],
      active: 0,
    });
    expect(standard.fight().events('attack')[0]!.weapons).toEqual([{ weapon: 'unit:dc-15a-blaster-rifle', minis: 1 }]);
  });
  it('[LC-BODENFAHRZEUGE-01] a ground vehicle reverses at speed 1 at most in the training battle', () => {
    const t = train(
      { units: [droidekas(400, 500, { degrees: 0 }), clones(100, 100)], active: { unit: 0, step: 'start' } },
      'vehicles',
    ).until('action', { 'window:unit.activates': '0:wheel-mode' });
    t.take('move').refuses({ kind: 'reverse', speed: 2, heading: 0, bend: 0, way: 1 }, 'LE-RUECKWAERTSBEWEGUNG-07');
    t.take({ kind: 'reverse', speed: 1, heading: 0, bend: 0, way: 1 });
    expect(t.pose(0)[1]).toBeLessThan(450);
  });
});

describe('droidekas', () => {
  it('[LC-SCHILDMARKER-01] [LC-SCHILDMARKER-03] a shield token adds a block and then is spent; it stays with its unit', () => {
    const t = train({
      units: [clones(400, 300), droidekas(400, 440, { tokens: { shield: 4 } })],
      active: 0,
      black: ['hit', 'hit', 'hit', 'blank', 'blank'],
      whiteDefence: ['blank'],
    }).fight({ 'card-number': '2' });
    expect([t.result, t.tokens(1, 'shield')]).toMatchObject([{ hits: 3, blocks: 2, wounds: 1 }, 2]);
    expect(t.events('defenceRolled')[0]!.dice).toHaveLength(3); // two of them from shields
  });
  it('[LC-RADMODUS-04] everybody can see that a unit is in wheel mode', () => {
    const t = train({ units: [droidekas(400, 400), clones(100, 100)], active: { unit: 0, step: 'start' } });
    const rolling = () => t.match.seenBy(0).view.lasting.some(({ unit, value }) => unit === 0 && value === 'speed');
    expect(rolling()).toBe(false);
    t.until('action', { 'window:unit.activates': '0:wheel-mode' });
    expect(rolling()).toBe(true);
  });
});

describe('standby of vehicles', () => {
  it('[LC-BEREITSCHAFTSMARKER-02] ground vehicles take and spend standby tokens, repulsor vehicles do not', () => {
    const open = (unit: object) =>
      train({ units: [unit as never, grievous(800, 800), obiWan(100, 100)], active: 0 }, 'actions')
        .until('action')
        .options();
    expect(open({ ...barc(400, 400) })).not.toContain('standby');
    expect(open({ ...droidekas(400, 400), seat: 0 })).toContain('standby');
    const t = train(
      { units: [clones(400, 300, first(1, 5)), droidekas(400, 440, { tokens: { standby: 1 } })], active: 0 },
      'actions',
    ).take('aim');
    expect(t.open).toEqual(['1 free-action']);
  });
});
