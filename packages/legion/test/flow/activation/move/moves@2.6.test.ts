import { describe, expect, it } from 'vitest';
import { legion, legion26 } from '../../../../src/game.ts';
import { apart, lay, piece, type Spec, unit } from '../../../table.ts';
import { alone, rebels, storm } from '../../../troops.ts';
import {
  ATRT,
  ATST,
  EWEB,
  expectOrder,
  go,
  LANDSPEEDER,
  moving,
  STEP,
  single,
  standard,
  stride,
  TAUNTAUNS,
} from './moving.ts';

/** Moves of 2.6: through everybody, a turn first, a stop at the edge. R-L2-27 */

const mine = alone(4);
const later = (mover: Spec, units: readonly Spec[] = [], more = {}) => moving(mover, { units, ...more }, legion26);

describe('moves of 2.6', () => {
  it('[L2-AKTIONEN-IM-DETAIL-10] a notched base turns by up to a right angle and then follows the tool, in full or in part', () => {
    for (const turn of [90, -90, 30]) {
      const t = later(unit(ATRT, 0, 600, 400)).take(standard(1, 0, { turn }));
      const [x, y, degrees] = t.pose(0);
      expect(degrees).toBeCloseTo(turn, 3);
      expect(Math.hypot(x - 600, y - 400)).toBeCloseTo(stride(1, 70), 2);
    }
    const t = later(unit(ATRT, 0, 600, 400));
    expect(t.refuses(standard(1, 0, { turn: 90.5 }), 'LE-DREHUNG-02')).toMatchObject({ measured: 90.5, allowed: 90 });
    t.take(standard(1, 0, { turn: 90, way: 0 }));
    expect(t.pose(0)).toEqual([600, 400, 90]);
  });
  it('[L2-AKTIONEN-IM-DETAIL-10] nobody else turns first: neither round bases, nor in reverse, nor in 1.2', () => {
    later(rebels(600, 400, mine)).refuses(standard(1, 0, { turn: 10 }), 'LE-BASIS-06');
    later(unit(ATRT, 0, 600, 400)).refuses(go('reverse', 1, 0, { turn: 10 }), 'LE-BASIS-06');
    moving(unit(ATRT, 0, 600, 400)).refuses(standard(1, 0, { turn: 10 }), 'LE-BASIS-06');
  });
  it('[L2-AKTIONEN-IM-DETAIL-08] creature and emplacement troopers go backwards, one slower; repulsors and round bases do not', () => {
    for (const [card, seat, minis] of [
      ['dewback-rider', 1, 1],
      [EWEB, 1, 1],
      [TAUNTAUNS, 0, 2],
    ] as const) {
      const t = later(single(card, seat, 600, 400, minis));
      t.take(go('reverse', 1));
      expect(t.pose(0)[1], card).toBeLessThan(400);
      moving(single(card, seat, 600, 400, minis)).refuses(go('reverse', 1), 'LE-FAHRZEUGE-10');
    }
    later(single(EWEB, 1, 600, 400, 1)).refuses(go('reverse', 2), 'LE-RUECKWAERTSBEWEGUNG-07');
    for (const mover of [unit(LANDSPEEDER, 0, 600, 400), rebels(600, 400, mine)])
      later(mover).refuses(go('reverse', 1), 'L2-AKTIONEN-IM-DETAIL-08');
  });
  it('[LE-HANDGEMENGE-02] [L2-RUECKZUG-01] the same pivot even while they are engaged, and do nothing else', () => {
    const brawl = (card: string, game = legion26) =>
      moving(single(card, 1, 600, 400, 1), { units: [rebels(600, 400 + 48.5, mine)] }, game);
    for (const card of [EWEB, 'dewback-rider']) {
      const t = brawl(card);
      t.refuses(standard(1, 180), 'L2-RUECKZUG-01');
      t.refuses(go('reverse', 1), 'L2-RUECKZUG-01');
      t.take(go('pivot', 1, 90));
      expect(t.pose(0)).toEqual([600, 400, 90]);
    }
  });
  it('[LE-HANDGEMENGE-02] in 1.2, and in 2.6 round bases, do not turn while engaged', () => {
    const asked = (mover: Spec, enemy: Spec, game: typeof legion26) =>
      lay({ units: [mover, enemy], active: 0 }, game).until('action');
    const enemy = storm(600, 400 + apart(0), mine);
    asked(rebels(600, 400, mine), enemy, legion26).refuses('move', 'L2-RUECKZUG-01');
    const eweb = (game: typeof legion26) => asked(single(EWEB, 1, 600, 400, 1), rebels(600, 448.5, mine), game);
    eweb(legion).refuses('move', 'LE-HANDGEMENGE-02');
    expect(eweb(legion26).options()).toContain('move');
  });
  it('[L2-AKTIONEN-IM-DETAIL-08] a climb is a move with the speed-1 tool: from a distance, as deep as it leads, a height up or down', () => {
    const house = (y: number, height = 100) =>
      later(rebels(600, 400, mine), [], { terrain: [piece('building', 600, y + 100, 300, 200, { height })] });
    const up = (way: number, more: Spec = {}) => go('climb', 1, 0, { way, ...more });
    const ends = (y: number, answer: Spec) => house(y).take(answer).pose(0)[1];
    const near = 400 + 13.5 + 20; // a gap of 20 mm
    expect(ends(near, up(1))).toBeCloseTo(400 + STEP[1], 3);
    expect(ends(near, up(0.5))).toBeCloseTo(400 + STEP[1] / 2, 3);
    house(near).refuses(up(0.2), 'LE-BEWEGUNG-28'); // half on the edge
    // Named by its piece alone it goes to the nearest place on it, whichever way the tool was laid.
    const there = { climb: { piece: 0, way: 'up' } };
    expect(ends(near, go('climb', 1, 180, there))).toBeCloseTo(near + 13.5, 1);
    expect(
      house(near + 42)
        .take(go('climb', 1, 180, there))
        .pose(0)[0],
    ).toBeCloseTo(600, 6); // straight to it
    house(near, 160).refuses(up(1, there), 'L2-AKTIONEN-IM-DETAIL-08');
    // Where the tool does not lead there is nothing to climb.
    house(400 + 13.5 + 76).refuses(up(1, there), 'L2-AKTIONEN-IM-DETAIL-08');
    const down = later(rebels(600, 400, mine), [], {
      terrain: [piece('building', 600, 380, 300, 120, { height: 100 })],
    });
    expect(down.take(go('climb', 1, 0)).pose(0)[1]).toBeCloseTo(400 + STEP[1], 3);
  });
  it('[L2-AKTIONEN-IM-DETAIL-08] everybody goes through everybody, and nobody is displaced', () => {
    const far = 400 + STEP[2];
    expect(
      later(rebels(600, 400, mine), [unit(ATRT, 1, 600, 475)])
        .take(standard(2))
        .pose(0)[1],
    ).toBe(far);
    const walker = later(unit(ATRT, 0, 600, 400), [storm(600, 470, mine), single(EWEB, 1, 540, 480, 1)]);
    walker.take(standard(2, 0, { bend: 10 }));
    expect(walker.events('displaced')).toEqual([]);
    expectOrder(walker);
    later(unit(ATRT, 0, 600, 400), [storm(600, 400 + stride(2, 70), mine)]).refuses(standard(2), 'LE-BEWEGUNG-23');
  });
  it('[L2-AKTIONEN-IM-DETAIL-11] at the edge of the table a base stops, and its unit does nothing more', () => {
    const t = later(rebels(60, 400, mine));
    t.take(standard(2, 270));
    expect(t.pose(0)[0]).toBeCloseTo(13.5, 1);
    expect(t.events('hindered')[0]).toMatchObject({ clauses: ['L2-AKTIONEN-IM-DETAIL-11'] });
    expect(t.unit(0)).toMatchObject({ status: 'play', order: 'facedown' });
    // Just so far costs nothing.
    const near = later(rebels(13.5 + STEP[1], 400, mine)).take(standard(1, 270));
    expect(near.until('action').state.turn).toMatchObject({ unit: 0, actions: 1 });
    // Also where the tool would come back.
    const bent = later(unit(ATST, 1, 600, 800, { degrees: 45 })).take(standard(2, 0, { bend: 90 }));
    expect(bent.unit(0)).toMatchObject({ status: 'play', order: 'facedown' });
    expectOrder(bent);
  });
  it('[L2-AKTIONEN-IM-DETAIL-11] a wall ends the move, and only that', () => {
    const t = later(unit(ATRT, 0, 600, 400), [], {
      terrain: [piece('high-stone-wall', 600, 480, 200, 20, { height: 90 })],
    });
    t.take(standard(2));
    expect(t.pose(0)[1]).toBeCloseTo(470 - 35, 1);
    expect(t.until('action').state.turn).toMatchObject({ unit: 0, actions: 1 });
  });
});
