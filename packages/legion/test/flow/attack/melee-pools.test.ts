import { describe, expect, it } from 'vitest';
import { apart, lay, unit } from '../../table.ts';
import { alone, LUKE, rebels, storm } from '../../troops.ts';

describe('melee attacks', () => {
  it('[LE-NAHKAMPF-05] [LC-NAHKAMPF-05] [LE-NAHKAMPF-03] only the enemy in the same melee', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), storm(400 + apart(0), 400, alone(4)), storm(480, 400, alone(4))],
      active: 0,
    });
    t.fight();
    expect(t.events('attack')).toMatchObject([{ defender: 1, melee: true }]);
  });
  it('[LE-NAHKAMPF-12] with several in it, the attacker picks', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), storm(400 + apart(0), 400, alone(4)), storm(400 - apart(0), 400, alone(4))],
      active: 0,
    });
    t.until('action').take('attack');
    expect(t.options()).toEqual(['1', '2']);
  });
  it('[LE-NAHKAMPF-15] miniatures without contact fight along', () => {
    const t = lay({
      units: [
        rebels(400, 400, { minis: [null, [360, 400], 'fallen', 'fallen'] }),
        storm(400 + apart(0), 400, alone(4)),
      ],
      active: 0,
      black: ['blank', 'blank'],
    });
    t.fight();
    expect(t.events('attack')[0]!.weapons).toEqual([{ weapon: 'unit:unarmed', minis: 2 }]);
  });
  it('[LE-ANGRIFF-25] [LE-DECKUNG-01] [LE-UNAUFFAELLIG-04] no cover in melee, [LE-ANGRIFF-34] and no suppression', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), storm(400 + apart(0), 400, { ...alone(4), tokens: { suppression: 2 } })],
      active: 0,
      black: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'],
      red: ['blank'],
      redDefence: ['block'],
    });
    t.fight();
    expect(t.events('cover')).toEqual([]);
    expect(t.result.hits).toBeGreaterThanOrEqual(1);
    expect(t.tokens(1, 'suppression')).toBe(2);
  });
  it('[LE-HANDGEMENGE-01] [LE-HANDGEMENGE-02] [LC-HANDGEMENGE-01] engaged units do not move, [LE-HANDGEMENGE-06] but only troopers are engaged', () => {
    const t = lay({ units: [rebels(400, 400, alone(4)), storm(400 + apart(0), 400, alone(4))], active: 0 });
    expect(t.until('action').barred('move')).toEqual(['LE-HANDGEMENGE-02']);
    expect(t.options()).toContain('withdraw');
    const walker = lay({ units: [rebels(400, 400, alone(4)), unit('at-st', 1, 400 + 13.5 + 50, 400)], active: 0 });
    expect(walker.until('action').options()).toContain('move');
    expect(walker.options()).not.toContain('withdraw');
  });
  it('[LE-NAHKAMPF-01] [LC-NAHKAMPF-01] contact makes the melee, a hair’s breadth less does not', () => {
    const at = (gap: number) => {
      const t = lay({
        units: [rebels(400, 400, alone(4)), storm(400 + apart(gap), 400, alone(4))],
        active: 0,
        black: ['blank'],
      });
      return t.fight().events('attack')[0]!.melee;
    };
    expect(at(0.04)).toBe(true);
    expect(at(0.2)).toBe(false);
  });
  it('[LE-NAHKAMPF-16] [LE-NAHKAMPF-19] [LE-BESIEGT-01] after somebody has fallen the others close in again', () => {
    // The only stormtrooper in contact falls; the next steps up to Luke.
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), storm(470, 400, { minis: [null, [400 + apart(0), 400], 'fallen', 'fallen'] })],
      active: 0,
      black: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'],
      red: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      redDefence: ['blank'],
    });
    t.fight().until('action');
    expect(t.alive(1)).toBe(1);
    expect(t.g.state.units.map((u) => u.status)).toEqual(['play', 'play']);
    const [x, y] = t.pose(0);
    const [ex, ey] = t.pose(1);
    expect(Math.hypot(x - ex, y - ey)).toBeLessThan(apart(0.1));
  });
  it('[LE-NAHKAMPF-06] [LE-NAHKAMPF-07] [LE-NAHKAMPF-08] [LC-EINEN-NAHKAMPF-BEGINNEN-02] a leader moves into contact, and all of its unit follow', () => {
    const t = lay({ units: [rebels(400, 400), storm(500, 400)], active: 0 });
    t.until('action').take('move');
    t.take({ kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1, engage: 1 });
    t.until('action');
    const touching = (a: number, b: number) =>
      t
        .unit(a)
        .minis.filter(
          ({ pose }) =>
            pose &&
            t.unit(b).minis.some((m) => m.pose && Math.hypot(m.pose.x - pose.x, m.pose.y - pose.y) < apart(0.1)),
        ).length;
    expect(touching(0, 1)).toBe(4);
    expect(touching(1, 0)).toBe(4);
  });
  it('[LE-NAHKAMPF-13] [LC-EINEN-NAHKAMPF-BEGINNEN-03] a unit without a melee weapon starts none', () => {
    const bare = lay({
      units: [unit('74-z-speeder-bikes', 1, 400, 400, { degrees: 90, minis: [null, 'fallen'] }), rebels(560, 400)],
      active: 0,
    });
    bare.until('action').take('move');
    const refusal = bare.match.check(1, { kind: 'standard', speed: 2, heading: 0, bend: 0, way: 1, engage: 1 });
    expect(refusal?.clauses).toContain('LE-NAHKAMPF-13');
  });
  it('[LE-NAHKAMPF-02] [LC-HANDGEMENGE-02] a vehicle in melee may still shoot at others', () => {
    const t = lay({
      units: [unit('at-st', 1, 400, 400, { degrees: 90 }), rebels(400, 400 - 50 - 13.5, alone(4)), rebels(650, 400)],
      active: 0,
    });
    t.until('action').take('attack');
    expect(t.options()).toContain('2');
  });
  it('[LE-HANDGEMENGE-04] [LC-HANDGEMENGE-03] engaged troopers do not shoot at others', () => {
    const t = lay({
      units: [rebels(400, 400, alone(4)), storm(400 + apart(0), 400, alone(4)), storm(400, 550)],
      active: 0,
      black: ['blank'],
    });
    t.fight();
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([1]);
  });
  it('[LE-HANDGEMENGE-07] [LE-HANDGEMENGE-08] [LC-HANDGEMENGE-06] to withdraw takes the whole activation', () => {
    const t = lay({ units: [rebels(400, 400, alone(4)), storm(400 + apart(0), 400, alone(4))], active: 0 });
    t.until('action').take('withdraw');
    t.take({ kind: 'withdraw', speed: 1, heading: 270, bend: 0, way: 1 });
    expect(t.unit(0).order).toBe('facedown');
    expect(t.pose(0)[0]).toBeLessThan(350);
    const late = lay({ units: [rebels(400, 400, alone(4)), storm(400 + apart(0), 400, alone(4))], active: 0 });
    expect(late.until('action').take('aim').until('action').options()).not.toContain('withdraw');
  });
});
