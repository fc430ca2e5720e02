import { describe, expect, it } from 'vitest';
import { nearestPlace } from '../../src/flow/edition26/objectives.ts';
import { isPanicked, moreCourage, trusts } from '../../src/flow/edition26/panic.ts';
import { passOptions } from '../../src/flow/edition26/round.ts';
import { inContested } from '../../src/flow/objectives/markers.ts';
import { SEGMENT } from '../../src/geometry/range.ts';
import { apart, type Spec, unit } from '../table.ts';
import { lay26 } from '../table26.ts';
import { alone, LEIA, rebels, storm, VADER } from '../troops.ts';

/** Small numbers of 2.6, each from both sides of its edge. */

const one = alone(4);
const laid = (units: readonly Spec[], more: Spec = {}) => lay26({ units: [...units, storm(1700, 850, one)], ...more });

describe('climbing', () => {
  it('[L2-AKTIONEN-IM-DETAIL-08] one height; two for expert climbers and for who scales', () => {
    const most = (card: string) => {
      const { g } = laid([unit(card, 0, 400, 400)], { active: 0 });
      return g.rules.climbing.most(g, g.unit(0));
    };
    expect(most('rebel-troopers')).toBe(1);
    expect(most('at-rt-rebel')).toBe(2);
    expect(most('tauntaun-riders')).toBe(1);
    expect(most('chewbacca-walking-carpet')).toBe(2);
    expect(most('wookiee-warriors-freedom-fighters')).toBe(2);
  });
});

describe('panic', () => {
  const panicked = (units: readonly Spec[]) => {
    const { g } = laid(units, { active: 0 });
    return isPanicked(g, g.unit(0));
  };
  const shaken = (suppression: number, more: Spec = {}) =>
    rebels(400, 400, { ...one, tokens: { suppression }, ...more });
  it('[L2-PANIK-01] twice its courage, not one token fewer; never who knows no fear, nor vehicles', () => {
    expect([0, 1, 2, 3].map((tokens) => panicked([shaken(tokens)]))).toEqual([false, false, true, true]);
    expect(panicked([unit(VADER, 0, 400, 400, { tokens: { suppression: 9 } })])).toBe(false);
    expect(panicked([unit('at-rt-rebel', 0, 400, 400)])).toBe(false);
  });
  it('[L2-PANIK-01] with the courage of a commander at range 3', () => {
    const near = (gap: number) => panicked([shaken(3), unit(LEIA, 0, 400 + apart(gap), 400, { order: 'facedown' })]);
    expect([near(3 * SEGMENT), near(3 * SEGMENT + 0.01)]).toEqual([false, true]);
    expect(panicked([shaken(4), unit(LEIA, 0, 500, 400, { order: 'facedown' })])).toBe(true);
  });
  it('[L2-PANIK-05] only its own kind is trusted by who thinks of itself first', () => {
    const { g } = laid([rebels(400, 400, one), unit(LEIA, 0, 500, 400)], { active: 0 });
    expect(trusts(g, g.unit(0), g.unit(1))).toBe(true);
    expect(moreCourage(g, g.unit(0))).toEqual([]);
  });
});

describe('passing', () => {
  it('[L2-KOMMANDOPHASE-09] [L2-AKTIVIERUNGSPHASE-05] as often as the other side has more than one unit more, never twice running', () => {
    const passes = (mine: number, theirs: number) => {
      const side = (seat: number, count: number) =>
        Array.from({ length: count }, (_, i) =>
          unit(seat === 0 ? 'rebel-troopers' : 'stormtroopers', seat, 200 + 150 * i, 150 + 600 * seat, one),
        );
      const t = lay26({
        units: [...side(0, mine), ...side(1, theirs)],
        phase: 'command',
        stage: 0,
        hands: [{ cards: ['ambush'] }, { cards: ['ambush'] }],
      });
      t.goOn(({ state }) => state.phase === 'activation');
      return t.state.hands.map(({ passes: left, passed }) => [left, passed]);
    };
    expect(passes(1, 4)).toEqual([
      [2, false],
      [0, false],
    ]);
    expect(passes(2, 3)).toEqual([
      [0, false],
      [0, false],
    ]);
    expect(passes(4, 1)).toEqual([
      [0, false],
      [2, false],
    ]);
  });
  it('[L2-AKTIVIERUNGSPHASE-05] offered while there is one left and the last turn was none', () => {
    const offers = (left: number, passed: boolean) => {
      const { g } = laid([rebels(400, 400, one)]);
      Object.assign(g.state.hands[0]!, { passes: left, passed });
      return passOptions(g, 0).map(({ id }) => id);
    };
    expect([offers(1, false), offers(1, true), offers(0, false)]).toEqual([['pass'], [], []]);
  });
});

describe('tokens', () => {
  it('[L2-PANIK-03] go to the nearest place where one may lie, ring by ring', () => {
    const place = (x: number, y: number, markers: readonly Spec[] = []) => {
      const { g } = laid([rebels(400, 400, one)], { markers: [...markers] });
      const at = nearestPlace(g, { kind: 'asset' }, { x, y });
      return [Math.round(at.x * 10) / 10, Math.round(at.y * 10) / 10];
    };
    const other = (x: number, y: number): Spec => ({ kind: 'asset', by: 'supply-run', x, y });
    expect(place(900, 300)).toEqual([900, 300]);
    expect(place(900, 300, [other(900, 300)])).toEqual([932, 300]);
    expect(place(900, 300, [other(900, 300), other(932, 300)])[0]).toBeLessThan(932);
    expect(place(5, 300)[0]).toBe(13);
    expect(place(-3000, -3000)).toEqual([-3000, -3000]);
  });
  it('contested is what lies in neither territory', () => {
    const { g } = laid([rebels(400, 400, one)], { battle: { primary: 'close-the-pocket' } });
    expect([inContested(g, { x: 100, y: 100 }), inContested(g, { x: 900, y: 450 })]).toEqual([false, true]);
    expect(inContested(g, { x: 100, y: 814 })).toBe(false);
  });
});
