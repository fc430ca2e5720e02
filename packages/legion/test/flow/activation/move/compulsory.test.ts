import { describe, expect, it } from 'vitest';
import { lay, piece, type Spec, type Table, type TableSpec, unit } from '../../../table.ts';
import { alone, rebels, storm } from '../../../troops.ts';
import { areTouching, BIKES, CANNON, EWEB, expectOrder, go, moving, single, stride } from './moving.ts';

/** Speeders are always on the move. */

const mine = alone(4);
const STAP = 'barc-speeder';
/** One bike that looks north at 400, 300 and is about to be activated. */
const bike = (more: Spec = {}) => single(BIKES, 1, 400, 300, 2, more);
const activating = (mover: Spec, more: Partial<TableSpec> = {}): Table => {
  const { units = [], ...rest } = more;
  const far = mover['seat'] === 0 ? storm(1500, 800) : rebels(1500, 800);
  return lay({ ...rest, units: [mover, far, ...units], active: { unit: 0, actions: 2, step: 'start' } });
};
const ahead = (speed: number, more: Spec = {}): Spec => go('compulsory', speed, 0, more);
/** Wounds on the one that flies. */
const hurt = (t: Table): number => t.unit(0).minis[0]!.wounds;
const END = 300 + stride(3, 50);

describe('a compulsory move', () => {
  it('[LE-ZWANGSBEWEGUNG-01] [LE-GLEITER-X-02] [LE-ZWANGSBEWEGUNG-03] [LE-GLEITER-X-04] comes first in an activation and costs no action', () => {
    const t = activating(bike());
    expect(t.open).toEqual(['1 move']);
    t.take(ahead(3));
    expect(t.pose(0)).toEqual([400, END, 0]);
    expect(t.until('action').state.turn!.actions).toBe(2);
    expect(t.options()).toContain('move');
    expect(t.events('action')).toEqual([]);
  });
  it('[LE-ZWANGSBEWEGUNG-02] [LE-GLEITER-X-03] is a move, but no move action: standby answers it, what follows a move action does not', () => {
    const t = activating(bike(), { units: [rebels(480, 500, { ...mine, tokens: { standby: 1 } })] });
    t.take(ahead(3));
    expect(t.open).toEqual(['0 free-action']);
    expect(t.state.turn!.done).toEqual([]);
  });
  it('[LE-ZWANGSBEWEGUNG-04] [LE-GLEITER-X-05] at full speed and the whole way, whatever the player names', () => {
    const t = activating(bike());
    for (const speed of [1, 2])
      expect(t.refuses(ahead(speed), 'LE-ZWANGSBEWEGUNG-04')).toMatchObject({ measured: speed, allowed: 3 });
    t.refuses(go('standard', 3), 'LE-BEWEGUNG-01');
    t.take(ahead(3, { way: 0.2 }));
    expect(t.pose(0)[1]).toBe(END);
    expect(hurt(t)).toBe(0);
  });
  it('[LE-ZWANGSBEWEGUNG-05] [LE-ZWANGSBEWEGUNG-06] [LE-ZWANGSBEWEGUNG-07] [LE-GLEITER-X-07] who cannot go all the way goes as far as possible and suffers wounds by its speed', () => {
    // A wall of two heights in the way; a bike has 3 wounds, a barc speeder 5.
    const wall = { terrain: [piece('high-stone-wall', 400, 420, 200, 20, { height: 200 })] };
    const t = activating(unit(STAP, 0, 400, 300), { ...wall });
    t.take(ahead(3)).until('action');
    expect(t.pose(0)[1]).toBeCloseTo(410 - 35, 0);
    expect(hurt(t)).toBe(3);
    const dead = activating(bike(), wall);
    dead.take(ahead(3));
    expect(dead.unit(0).status).toBe('defeated');
  });
  it('[LE-GLEITER-X-15] terrain on which it cannot be put stops it, at the price of its speed', () => {
    const over = (height: number) => {
      const t = activating(unit(STAP, 0, 400, 300), {
        terrain: [piece('building', 400, 300 + stride(3, 70), 160, 160, { height })],
      });
      t.take(ahead(3)).until('action');
      return [t.pose(0)[1] < 300 + stride(3, 70) - 80, hurt(t)];
    };
    expect(over(400)).toEqual([true, 3]);
  });
  it('[LE-GLEITER-X-13] [LE-GLEITER-X-14] it ends flat on a roof or flat beside it, never half over the rim', () => {
    const end = 300 + stride(3, 70);
    const roof = (from: number) => ({ terrain: [piece('building', 400, from + 80, 160, 160, { height: 100 })] });
    const ends = (from: number) => {
      const t = activating(unit(STAP, 0, 400, 300), roof(from));
      t.take(ahead(3)).until('action');
      return [t.g.mini(t.unit(0), 0).ground, Math.round(t.pose(0)[1] - end), hurt(t)];
    };
    expect(ends(end - 35.1)).toEqual([100, 0, 0]);
    expect(ends(end + 35.1)).toEqual([0, 0, 0]);
    // With its middle over the roof and over the ground before it: as far back as it stands flat.
    expect(ends(end - 20)).toEqual([0, -56, 3]);
    expect(ends(end + 20)).toEqual([0, -16, 3]);
    // A move of its own choice may not end there, either.
    const free = (from: number) => moving(unit(STAP, 0, 400, 300), roof(from));
    free(end).refuses(go('standard', 3), 'LE-BEWEGUNG-28');
    free(end - 35.1).take(go('standard', 3));
  });
  it('[LE-ZWANGSBEWEGUNG-07] a hair before the end is still the end: nobody is hurt', () => {
    const t = activating(unit(STAP, 0, 400, 300), {
      terrain: [piece('high-stone-wall', 400, 300 + stride(3, 70) + 35 + 10, 200, 20, { height: 200 })],
    });
    t.take(ahead(3)).until('action');
    expect(hurt(t)).toBe(0);
    const short = activating(unit(STAP, 0, 400, 300), {
      terrain: [piece('high-stone-wall', 400, 300 + stride(3, 70) + 35 + 5, 200, 20, { height: 200 })],
    });
    short.take(ahead(3)).until('action');
    expect(hurt(short)).toBe(3);
  });
  it('[LE-ZWANGSBEWEGUNG-05] [LE-ZWANGSBEWEGUNG-08] [LE-GLEITER-X-06] [LE-VERLASSEN-DES-SCHLACHTFELDES-03] it stops at the edge of the table, hurt but not lost', () => {
    const t = activating(unit(STAP, 0, 400, 800), {});
    t.take(ahead(3)).until('action');
    expect(t.unit(0).status).toBe('play');
    expect(t.pose(0)[1]).toBeGreaterThan(914.4 - 35 - 3);
    expect(t.pose(0)[1]).toBeLessThanOrEqual(914.4 - 35);
    expect(hurt(t)).toBe(3);
    // A bend that stays on the table costs nothing.
    const bent = activating(unit(STAP, 0, 400, 730), {});
    bent.take(ahead(3, { bend: 90 })).until('action');
    expect(hurt(bent)).toBe(0);
  });
  it('[LE-ZWANGSBEWEGUNG-11] [LE-ZWANGSBEWEGUNG-04] slowed by a token, the lower speed is the full one and nobody is hurt', () => {
    const t = activating(unit(STAP, 0, 400, 300, { tokens: { immobilize: 1 } }));
    t.refuses(ahead(3), 'LE-BEWEGUNG-04');
    t.refuses(ahead(1), 'LE-ZWANGSBEWEGUNG-04');
    t.take(ahead(2)).until('action');
    expect(t.pose(0)[1]).toBe(300 + stride(2, 70));
    expect(hurt(t)).toBe(0);
    const held = activating(unit(STAP, 0, 400, 300, { tokens: { immobilize: 3 } }));
    expect(held.until('action').pose(0)).toEqual([400, 300, 0]);
  });
  it('[LE-ZWANGSBEWEGUNG-11] [LE-ZWANGSBEWEGUNG-07] slowed by ruins, too; and the wounds are those of the lower speed', () => {
    const ruins = piece('ruins', 400, 300, 160, 160, { height: 200 });
    const t = activating(unit(STAP, 0, 400, 300), { terrain: [ruins] });
    t.refuses(ahead(3), 'LE-SCHWIERIGES-GELAENDE-GLOSSAR-02');
    t.take(ahead(2)).until('action');
    expect(hurt(t)).toBe(0);
    const wall = piece('high-stone-wall', 400, 440, 200, 20, { height: 200 });
    const slow = activating(unit(STAP, 0, 400, 300), { terrain: [ruins, wall] });
    slow.take(ahead(2)).until('action');
    expect(hurt(slow)).toBe(2);
  });
  it('[LE-ZWANGSBEWEGUNG-11] ruins that only the longest tool would reach do not leave a speeder without a move', () => {
    const far = { terrain: [piece('ruins', 400, 300 + stride(3, 70) + 35, 300, 80, { height: 200 })] };
    const t = activating(unit(STAP, 0, 400, 300), far);
    t.refuses(ahead(3), 'LE-SCHWIERIGES-GELAENDE-GLOSSAR-02');
    t.refuses(ahead(1), 'LE-ZWANGSBEWEGUNG-04');
    t.take(ahead(2)).until('action');
    expect(hurt(t)).toBe(0);
    expect(t.pose(0)[1]).toBe(300 + stride(2, 70));
  });
  it('[LE-ZWANGSBEWEGUNG-05] also if it would leave the table only on its way', () => {
    // The joint of the bent tool lies outside, its end inside.
    const out = activating(unit(STAP, 0, 400, 800, { degrees: 45 }));
    out.take(ahead(3, { bend: 90 })).until('action');
    expect(hurt(out)).toBe(3);
    expect(out.pose(0)[0]).toBeLessThan(400 + stride(3, 70) / 2);
    const inside = activating(unit(STAP, 0, 400, 794, { degrees: 45 }));
    inside.take(ahead(3, { bend: 90 })).until('action');
    expect(hurt(inside)).toBe(0);
  });
  it('[LE-ZWANGSBEWEGUNG-06] it goes no further than the second bike finds room', () => {
    // Six walkers in a ring leave a hole for one bike.
    const ring = [0, 60, 120, 180, 240, 300].map((degrees) => {
      const [dx, dy] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
      return unit('at-st', 1, 400 + 106 * dx, END + 106 * dy, { order: 'facedown' });
    });
    const two = (minis: Spec) => activating(unit(BIKES, 1, 400, 300, minis), { units: ring });
    const one = two({ minis: [null, 'fallen'] }).take(ahead(3));
    expect(one.pose(0)[1]).toBe(END);
    const t = two({ minis: [null, [340, 300]] })
      .take(ahead(3))
      .until('action', { wounded: '1' });
    expect(t.pose(0)[1]).toBeLessThan(END - 10);
    expect(t.wounds(0)).toBe(3);
    expectOrder(t);
  });
});

describe('who stands where it ends', () => {
  it('[LE-VERDRAENGUNG-02] [LE-REPULSORFAHRZEUG-BEWEGUNG-05] [LC-REPULSORFAHRZEUGE-03] [LE-GLEITER-X-09] troopers under its last place are displaced, those on its way are not', () => {
    const t = activating(bike(), { units: [rebels(400, END, mine), rebels(400, 380, { ...mine, order: 'facedown' })] });
    t.take(ahead(3)).until('action');
    expect(t.pose(0)[1]).toBe(END);
    expect(t.events('displaced').map(({ unit: id }) => id)).toEqual([2]);
    expect(t.tokens(2, 'suppression')).toBe(1);
    expect(t.pose(3)).toEqual([400, 380, 0]);
    expect(hurt(t)).toBe(0);
    expectOrder(t);
  });
  const blocked = (...units: readonly Spec[]) => {
    const t = activating(unit(STAP, 0, 400, 300), { units });
    t.take(ahead(3)).until('action');
    expectOrder(t);
    return t;
  };
  const last = 300 + stride(3, 70);
  it('[LE-ZWANGSBEWEGUNG-10] [LE-REPULSORFAHRZEUG-BEWEGUNG-07] [LE-GLEITER-X-10] the engaged are not: it stops before them and is hurt', () => {
    const t = blocked(storm(400, last, mine), rebels(427, last, { ...mine, order: 'facedown' }));
    expect(t.events('displaced')).toEqual([]);
    expect(t.pose(0)[1]).toBeLessThan(last - 40);
    expect(hurt(t)).toBe(3);
    expect(t.pose(2)).toEqual([400, last, 0]);
  });
  it('[LE-REPULSORFAHRZEUG-BEWEGUNG-08] [LE-STELLUNGSTRUPPLER-12] nor are emplacements', () => {
    for (const [card, seat] of [
      [EWEB, 1],
      [CANNON, 0],
    ] as const) {
      const t = blocked(unit(card, seat, 400, last, { order: 'facedown' }));
      expect(t.events('displaced')).toEqual([]);
      expect(hurt(t)).toBe(3);
      expect(areTouching(t, [0, 0], [2, 0])).toBe(false);
    }
  });
  it('[LE-ZWANGSBEWEGUNG-09] nor other vehicles', () => {
    const t = blocked(single(BIKES, 1, 400, last, 2, { order: 'facedown' }));
    expect(hurt(t)).toBe(3);
  });
});
