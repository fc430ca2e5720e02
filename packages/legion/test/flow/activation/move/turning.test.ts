import { describe, expect, it } from 'vitest';
import { speedLeft } from '../../../../src/flow/activation/move/plan.ts';
import { lay, piece, type Spec, unit } from '../../../table.ts';
import { alone, rebels, storm } from '../../../troops.ts';
import { ATRT, ATST, DROIDEKAS, EWEB, go, moving, single, standard, stride, TAUNTAUNS } from './moving.ts';

const mine = alone(4);
const walker = (more: Spec = {}) => unit(ATRT, 0, 400, 400, more);

describe('a pivot', () => {
  it('[LE-DREHUNG-01] [LE-DREHUNG-03] [LC-FAHRZEUGE-BEWEGEN-07] [LE-FAHRZEUGE-08] turns a notched base about its middle and costs a move', () => {
    const t = moving(walker());
    t.take(go('pivot', 1, 37));
    expect(t.pose(0)).toEqual([400, 400, 37]);
    expect(t.until('action').state.turn!.actions).toBe(1);
  });
  it('[LE-DREHUNG-02] by a right angle at most, to either side', () => {
    for (const heading of [90, -90, 0, 89.9]) moving(walker()).take(go('pivot', 1, heading));
    for (const heading of [90.1, -90.1, 180])
      expect(moving(walker()).refuses(go('pivot', 1, heading), 'LE-DREHUNG-02')).toMatchObject({
        allowed: 90,
        piece: 0,
      });
    // It is counted from where it looks.
    moving(walker({ degrees: 60 })).take(go('pivot', 1, 150));
    moving(walker({ degrees: 60 })).refuses(go('pivot', 1, 150.5), 'LE-DREHUNG-02');
  });
  it('[LE-DREHUNG-02] tells how far it would have turned', () => {
    expect(moving(walker()).refuses(go('pivot', 1, 135), 'LE-DREHUNG-02').measured).toBeCloseTo(135, 6);
  });
  it('[LE-DREHUNG-04] [LC-FAHRZEUGE-BEWEGEN-08] both droidekas turn, each on its spot', () => {
    const t = moving(unit(DROIDEKAS, 1, 400, 400, { order: 'faceup' }));
    const [x, y] = t.pose(0, 1);
    t.take(go('pivot', 1, -75));
    expect(t.pose(0)).toEqual([400, 400, -75]);
    expect(t.pose(0, 1)).toEqual([x, y, -75]);
  });
  it('[LE-DREHUNG-05] in difficult ground as anywhere else', () => {
    const t = moving(walker(), { terrain: [piece('ruins', 400, 400, 200, 200)] });
    t.take(go('pivot', 1, 90));
    expect(t.pose(0)).toEqual([400, 400, 90]);
  });
  it('[LE-DREHUNG-06] what a move sets off, a pivot sets off: a trooper on standby shoots', () => {
    const t = moving(walker(), { units: [storm(400, 600, { ...mine, tokens: { standby: 1 } })] });
    t.take(go('pivot', 1, 10));
    expect(t.open).toEqual(['1 free-action']);
  });
  it('[LE-TRUPPLER-05] [LE-RUECKWAERTSBEWEGUNG-05] [LE-FAHRZEUGE-10] troopers neither pivot nor reverse; of all others only ground vehicles reverse', () => {
    const t = moving(rebels(400, 400, mine));
    for (const kind of ['pivot', 'reverse']) t.refuses(go(kind, 1, 10), 'LE-BEWEGUNG-01');
    for (const [card, seat, minis] of [
      [EWEB, 1, 1],
      [TAUNTAUNS, 0, 2],
      ['x-34-landspeeder', 0, 1],
      ['74-z-speeder-bikes', 1, 2],
    ] as const)
      moving(single(card, seat, 400, 400, minis)).refuses(go('reverse', 1), 'LE-BEWEGUNG-01');
    for (const [card, seat, minis] of [
      [ATRT, 0, 1],
      [ATST, 1, 1],
      [DROIDEKAS, 1, 2],
    ] as const)
      moving(single(card, seat, 400, 400, minis, { order: 'faceup' })).take(go('reverse', 1));
  });
});

describe('a reverse move', () => {
  it('[LE-RUECKWAERTSBEWEGUNG-01] [LE-EINKERBUNGEN-04] [LE-FAHRZEUGE-07] goes backwards by the rear notch, bent as one likes', () => {
    const half = stride(1, 70) / 2;
    expect(moving(walker()).take(go('reverse', 1)).pose(0)).toEqual([400, 400 - stride(1, 70), 0]);
    const bent = moving(walker()).take(go('reverse', 1, 0, { bend: 90 }));
    expect(bent.pose(0)).toEqual([400 - half, 400 - half, 90]);
  });
  it('[LE-RUECKWAERTSBEWEGUNG-04] [LC-BODENFAHRZEUGE-01] the whole tool or a part of it', () => {
    const t = moving(walker()).take(go('reverse', 1, 0, { way: 0.5 }));
    expect(t.pose(0)).toEqual([400, 400 - stride(1, 70) / 2, 0]);
  });
  it('[LE-RUECKWAERTSBEWEGUNG-06] what a move sets off, it sets off', () => {
    const t = moving(walker(), { units: [storm(400, 600, { ...mine, tokens: { standby: 1 } })] });
    t.take(go('reverse', 1));
    expect(t.open).toEqual(['1 free-action']);
  });
  it('[LE-RUECKWAERTSBEWEGUNG-07] with one speed less, but with one at least', () => {
    expect(moving(walker()).refuses(go('reverse', 2), 'LE-RUECKWAERTSBEWEGUNG-07')).toMatchObject({
      measured: 2,
      allowed: 1,
    });
    moving(walker()).take(standard(2));
    moving(walker()).take(go('reverse', 1));
    const slow = moving(unit(DROIDEKAS, 1, 400, 400, { minis: [null, 'fallen'], order: 'faceup' }));
    slow.take(go('reverse', 1));
    expect(slow.pose(0)[1]).toBe(400 - stride(1, 50));
  });
  it('[LE-RUECKWAERTSBEWEGUNG-07] on wheels, with speed 3, by two', () => {
    const wheels = () => {
      const units = [unit(DROIDEKAS, 1, 400, 500, { minis: [null, 'fallen'], order: 'faceup' }), rebels(1500, 700)];
      const t = lay({ units, active: { unit: 0, actions: 2, step: 'start' } });
      return t.until('window:unit.activates').take('0:wheel-mode').until('action').take('move');
    };
    wheels().refuses(go('reverse', 3), 'LE-RUECKWAERTSBEWEGUNG-07');
    wheels().take(go('reverse', 2));
  });
  it('[LE-RUECKWAERTSBEWEGUNG-08] together with difficult ground nothing is left of speed 1 and 2', () => {
    const ruins = { terrain: [piece('ruins', 400, 400, 300, 300)] };
    expect(moving(walker(), ruins).refuses(go('reverse', 1), 'LE-SCHWIERIGES-GELAENDE-GLOSSAR-02')).toMatchObject({
      measured: 1,
      allowed: 0,
    });
    moving(walker(), ruins).take(standard(1));
  });
  it('[LE-RUECKWAERTSBEWEGUNG-08] [LE-RUECKWAERTSBEWEGUNG-07] sources are counted: alone each leaves 1, together they leave what is left', () => {
    expect([1, 2, 3].map((speed) => speedLeft(0, speed, true, false))).toEqual([1, 1, 2]);
    expect([1, 2, 3].map((speed) => speedLeft(0, speed, false, true))).toEqual([1, 1, 2]);
    expect([1, 2, 3].map((speed) => speedLeft(0, speed, true, true))).toEqual([0, 0, 1]);
    // The speed is given with the tokens taken off.
    expect([0, 1, 2].map((speed) => speedLeft(1, speed, true, false))).toEqual([0, 0, 1]);
  });
});
