import { describe, expect, it } from 'vitest';
import { HoloCamera, PITCHES } from '../../../src/scene/holo/holo-camera.ts';
import { fallenAt, smokeOf, sparksOf } from '../../../src/scene/holo/sprites.ts';

const SCREEN = { width: 1000, height: 700, left: 40, right: 200, top: 60, bottom: 0 };
const AREA = { width: 914, depth: 914 };

/** A clock that the test moves, frame by frame. */
function filming(still = false) {
  let now = 0;
  const waiting = new Set<() => void>();
  const ticker = {
    now: () => now,
    next: (frame: () => void) => {
      waiting.add(frame);
      return () => waiting.delete(frame);
    },
    still: () => still,
  };
  const camera = new HoloCamera(AREA, ticker);
  camera.lay(AREA, { ends: true, sides: false });
  camera.resize(SCREEN);
  const pass = (frames: number) => {
    for (let i = 0; i < frames; i++) {
      now += 50;
      const due = [...waiting];
      waiting.clear();
      for (const frame of due) frame();
    }
  };
  return { camera, pass, waits: () => waiting.size };
}

describe('nearer than the whole table', () => {
  it('one stands lower, a little higher where houses stand', () => {
    const { camera } = filming();
    expect(camera.pitch).toBe(PITCHES.shoulder);
    camera.zoom(0.35);
    const open = camera.pitch;
    expect(open).toBeLessThan(PITCHES.shoulder - 10);
    camera.built = true;
    expect(camera.pitch).toBeGreaterThan(open);
    expect(camera.pitch).toBeLessThan(PITCHES.shoulder);
  });

  it('what shall be seen is in the free part of the screen', () => {
    const { camera, pass } = filming();
    camera.ease(0.5);
    const those = [
      { x: 180, y: 300 },
      { x: 560, y: 300 },
      { x: 300, y: 420 },
    ];
    camera.frame(those);
    pass(30);
    expect(camera.whole).toBe(false);
    for (const at of those) {
      const { x, y } = camera.onScreen(at);
      expect(x).toBeGreaterThan(SCREEN.left);
      expect(x).toBeLessThan(SCREEN.width - SCREEN.right);
      expect(y).toBeGreaterThan(SCREEN.top);
      expect(y).toBeLessThan(SCREEN.height);
    }
  });

  it('at eye level all who are looked for are beside each other', () => {
    const { camera, pass } = filming();
    const those = [
      { x: 200, y: 400 },
      { x: 700, y: 500 },
    ];
    camera.look('level', those);
    pass(30);
    for (const at of those) {
      const { x } = camera.onScreen(at);
      expect(x).toBeGreaterThan(SCREEN.left);
      expect(x).toBeLessThan(SCREEN.width - SCREEN.right);
    }
  });
});

describe('a film', () => {
  it('goes on while it runs, and stands where it was stopped', () => {
    const { camera, pass, waits } = filming();
    camera.film('runs');
    const before = camera.lens.eye;
    pass(40);
    const later = camera.lens.eye;
    expect(later).not.toEqual(before);
    camera.film('stands');
    pass(3);
    expect(camera.lens.eye).toEqual(later);
    expect(waits()).toBe(0);
  });

  it('never moves where motion is not welcome', () => {
    const { camera, pass, waits } = filming(true);
    camera.film('runs');
    const before = camera.lens.eye;
    pass(5);
    expect(waits()).toBe(0);
    expect(camera.lens.eye).toEqual(before);
  });

  it('is about those whom it follows, whatever else would be framed', () => {
    const { camera, pass } = filming();
    camera.ease(0);
    camera.film('stands');
    camera.follow([
      { x: 200, y: 200 },
      { x: 300, y: 260 },
    ]);
    pass(80);
    const near = camera.view;
    expect(near.x).toBeCloseTo(250, 0);
    camera.frame([{ x: 900, y: 900 }]);
    pass(80);
    expect(camera.view).toEqual(near);
  });
});

describe('who falls', () => {
  it('goes over faster and faster, and lies before the end', () => {
    expect(fallenAt(0)).toBe(0);
    expect(fallenAt(0.2)).toBeGreaterThan(0);
    expect(fallenAt(0.4) - fallenAt(0.2)).toBeGreaterThan(fallenAt(0.2));
    expect(fallenAt(1)).toBe(1);
  });

  it('raises dust when he is down, and none before', () => {
    const item = { kind: 'effect', key: 'fell', effect: 'fall', at: { x: 0, y: 0 }, milliseconds: 600 } as const;
    expect(sparksOf(item, 0.1, [0, 0, 0], [0, 0, 15]).smoke).toEqual([]);
    expect(sparksOf(item, 0.7, [0, 0, 0], [0, 0, 15]).smoke.length).toBeGreaterThan(0);
  });
});

it('what is half lost smokes, what is nearly lost burns', () => {
  const tongues = (harm: number) =>
    smokeOf([0, 0, 30], harm, 20).bright.filter(({ tail }) => tail !== undefined).length;
  expect(tongues(0.5)).toBe(0);
  expect(tongues(0.8)).toBeGreaterThan(3);
});
