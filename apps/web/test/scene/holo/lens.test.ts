import { describe, expect, it } from 'vitest';
import { Camera } from '../../../src/scene/camera.ts';
import { fitOf, HoloCamera, PITCHES, shoulderOf } from '../../../src/scene/holo/holo-camera.ts';
import { groundAt, orbiting, seen } from '../../../src/scene/holo/lens.ts';
import { RIM } from '../../../src/scene/holo/rim.ts';

const SCREEN = { width: 1000, height: 700, left: 40, right: 200, top: 60, bottom: 0 };
const AREA = { width: 914, depth: 914 };
const PLACE = { area: AREA, screen: SCREEN, turn: 0 };

/** A clock that stands until it is moved. */
function clock() {
  let now = 0;
  let waiting: (() => void)[] = [];
  return {
    ticker: {
      now: () => now,
      next: (frame: () => void) => {
        waiting.push(frame);
        return () => undefined;
      },
      still: () => false,
    },
    pass(milliseconds: number) {
      now += milliseconds;
      const due = waiting;
      waiting = [];
      for (const frame of due) frame();
    },
  };
}

function cameras() {
  const time = clock();
  const [flat, holo] = [new Camera(AREA, time.ticker), new HoloCamera(AREA, time.ticker)];
  for (const camera of [flat, holo]) {
    camera.lay(AREA, { ends: true, sides: false });
    camera.resize(SCREEN);
  }
  return { flat, holo, time };
}

describe('a lens', () => {
  it('sees a point of the ground where the ground is looked at through it', () => {
    for (const turn of [0, 37, 180, 300])
      for (const pitch of [13, 50, 89]) {
        const lens = orbiting([400, 500, 0], turn, pitch, 1200, SCREEN);
        const spot = seen(lens, [430, 460, 0]);
        const back = groundAt(lens, spot);
        expect(back.x).toBeCloseTo(430, 4);
        expect(back.y).toBeCloseTo(460, 4);
      }
  });

  it('knows what lies behind it', () => {
    const lens = orbiting([400, 500, 0], 0, 13, 300, SCREEN);
    expect(seen(lens, [400, -900, 0]).far).toBeLessThan(0);
    expect(seen(lens, [400, 900, 0]).far).toBeGreaterThan(0);
  });

  it('shows what is higher further up, and what is farther smaller', () => {
    const lens = orbiting([400, 500, 0], 0, 50, 1200, SCREEN);
    expect(seen(lens, [400, 500, 80]).y).toBeLessThan(seen(lens, [400, 500, 0]).y);
    const wide = (y: number) => seen(lens, [450, y, 0]).x - seen(lens, [350, y, 0]).x;
    expect(wide(800)).toBeLessThan(wide(200));
  });
});

describe('the camera of the holo table', () => {
  it('sees from above just what the flat one sees', () => {
    const { flat, holo, time } = cameras();
    holo.look('above');
    time.pass(1000);
    for (const at of [
      { x: 0, y: 0 },
      { x: 914, y: 300 },
      { x: 450, y: 914 },
    ]) {
      expect(holo.onScreen(at).x).toBeCloseTo(flat.onScreen(at).x, 3);
      expect(holo.onScreen(at).y).toBeCloseTo(flat.onScreen(at).y, 3);
    }
  });

  it('has the whole table in the free part of the screen from over the shoulder, whichever edge lies there', () => {
    const { holo } = cameras();
    for (const turn of [0, 90, 180, 270]) {
      holo.turnTo(turn, true);
      for (const x of [0, 914])
        for (const y of [0, 914]) {
          const spot = holo.onScreen({ x, y });
          expect(spot.x).toBeGreaterThanOrEqual(SCREEN.left);
          expect(spot.x).toBeLessThanOrEqual(SCREEN.width - SCREEN.right);
          expect(spot.y).toBeGreaterThanOrEqual(SCREEN.top);
          expect(spot.y).toBeLessThanOrEqual(SCREEN.height);
        }
    }
  });

  it('cuts nothing off the rim about the whole table', () => {
    const { holo } = cameras();
    for (const x of [-RIM, AREA.width + RIM])
      for (const y of [-RIM, AREA.depth + RIM]) {
        const spot = holo.onScreen({ x, y });
        expect(spot.x).toBeGreaterThanOrEqual(SCREEN.left);
        expect(spot.x).toBeLessThanOrEqual(SCREEN.width - SCREEN.right);
        expect(spot.y).toBeLessThanOrEqual(SCREEN.height);
      }
  });

  it('keeps what is under the pointer there while it zooms', () => {
    const { holo } = cameras();
    const pointer = { x: 300, y: 500 };
    const before = holo.onTable(pointer);
    holo.zoom(0.7, pointer);
    const after = holo.onTable(pointer);
    expect(after.x).toBeCloseTo(before.x, 3);
    expect(after.y).toBeCloseTo(before.y, 3);
  });

  it('walks around the table, never below the ground nor over the top', () => {
    const { holo } = cameras();
    holo.walk(30, 500);
    expect(holo.pitch).toBe(90);
    holo.walk(0, -500);
    expect(holo.pitch).toBeGreaterThan(0);
    expect(holo.turn).toBe(30);
  });

  it('follows nothing while somebody has it in hand, nor while one sees with eyes of a piece', () => {
    const { holo, time } = cameras();
    holo.walk(10, 0);
    const own = holo.view;
    holo.frame([{ x: 10, y: 10 }]);
    time.pass(700);
    expect(holo.view).toEqual(own);
    time.pass(10_000);
    holo.lookThrough([100, 100, 40], [500, 500, 20]);
    time.pass(1000);
    const { eye } = holo.lens;
    holo.frame([{ x: 10, y: 10 }]);
    time.pass(700);
    expect(holo.lens.eye).toEqual(eye);
    holo.leave();
    time.pass(1000);
    expect(holo.through).toBe(false);
  });

  it('stands higher before a table that is broader than the screen, so that it fills more of it', () => {
    const broad = { ...PLACE, area: { width: 1800, depth: 900 } };
    const square = { ...PLACE, area: { width: 900, depth: 900 } };
    expect(shoulderOf(square)).toBe(PITCHES.shoulder);
    expect(shoulderOf(broad)).toBeGreaterThan(PITCHES.shoulder + 5);
    expect(shoulderOf({ ...broad, turn: 90 })).toBe(PITCHES.shoulder);
  });

  it('stands farther off the lower it looks from', () => {
    expect(fitOf(PLACE, PITCHES.above)).toEqual({ farther: 1, before: 0 });
    expect(fitOf(PLACE, PITCHES.level).farther).toBeGreaterThan(fitOf(PLACE, 70).farther);
  });
});
