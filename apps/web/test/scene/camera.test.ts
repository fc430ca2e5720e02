import { describe, expect, it } from 'vitest';
import { Camera, type Ticker } from '../../src/scene/camera.ts';

const AREA = { width: 914.4, depth: 914.4 };
const SCREEN = { width: 800, height: 800, left: 0, right: 0, top: 0, bottom: 0 };
const SPOT = { x: 100, y: 120 };

/** A clock that is wound by hand. */
function clock(still = false) {
  let now = 0;
  let waiting: (() => void) | undefined;
  const ticker: Ticker = {
    now: () => now,
    next(frame) {
      waiting = frame;
      return () => {
        waiting = undefined;
      };
    },
    still: () => still,
  };
  return {
    ticker,
    pass(milliseconds: number) {
      for (const end = now + milliseconds; now < end; ) {
        now = Math.min(end, now + 16);
        const frame = waiting;
        waiting = undefined;
        frame?.();
      }
    },
  };
}

function stage(still = false) {
  const { ticker, pass } = clock(still);
  const camera = new Camera(AREA, ticker);
  camera.resize(SCREEN);
  camera.ease(0.6);
  pass(10_000);
  return { camera, pass, whole: camera.view };
}

describe('a picture that follows what happens', () => {
  it('goes there smoothly, and back to what the player looked at', () => {
    const { camera, pass, whole } = stage();
    camera.frame([SPOT]);
    pass(200);
    expect(camera.moving).toBe(true);
    expect(camera.view.pixel).toBeLessThan(whole.pixel);
    expect(camera.view.pixel).toBeGreaterThan(0.6);
    pass(1000);
    expect(camera.moving).toBe(false);
    expect(camera.view.pixel).toBe(0.6);
    camera.frame([]);
    pass(1000);
    expect(camera.view).toEqual(whole);
  });

  it('jumps where motion is unwelcome', () => {
    const { camera } = stage(true);
    camera.frame([SPOT]);
    expect(camera.view.pixel).toBe(0.6);
    camera.turnTo(180);
    expect(camera.turn).toBe(180);
  });

  it('leaves a player alone who has just moved it by hand, and comes again later', () => {
    const { camera, pass } = stage();
    camera.zoom(0.5);
    const own = camera.view;
    camera.frame([{ x: 900, y: 900 }]);
    pass(1000);
    expect(camera.view).toEqual(own);
    pass(6000);
    camera.frame([{ x: 900, y: 900 }]);
    pass(1000);
    expect(camera.view.x).toBeGreaterThan(own.x);
  });

  it('goes nearer while somebody fights, and back afterwards; never out of the hand of a player', () => {
    const { camera, pass } = stage();
    camera.frame([SPOT]);
    pass(1000);
    camera.ease(0.4);
    pass(1000);
    expect(camera.view.pixel).toBe(0.4);
    camera.ease(0.6);
    pass(1000);
    expect(camera.view.pixel).toBe(0.6);
    camera.zoom(0.5);
    const own = camera.view;
    camera.ease(0.4);
    pass(1000);
    expect(camera.view).toEqual(own);
  });

  it('does not go near to what nobody has asked to see', () => {
    const { camera, pass, whole } = stage();
    camera.ease(0.4);
    pass(1000);
    expect(camera.view).toEqual(whole);
  });

  it('stands still where that is switched off', () => {
    const { camera, pass, whole } = stage();
    camera.frames = false;
    camera.frame([SPOT]);
    pass(1000);
    expect(camera.view).toEqual(whole);
  });

  it('a hand on the picture ends its own way at once', () => {
    const { camera, pass } = stage();
    camera.frame([SPOT]);
    pass(100);
    camera.pan(10, 0);
    const { x } = camera.view;
    pass(1000);
    expect(camera.view.x).toBe(x);
  });
});

describe('a table that turns', () => {
  it('turns smoothly and keeps the whole table in sight', () => {
    const { camera, pass, whole } = stage();
    camera.turnTo(180);
    pass(350);
    expect(camera.turn).not.toBe(0);
    expect(Math.abs(camera.turn)).toBeLessThan(180);
    pass(1000);
    expect(camera.turn).toBe(180);
    expect(camera.view.pixel).toBeCloseTo(whole.pixel, 9);
  });

  it('stays whole when the window changes, unless a player has looked nearer', () => {
    const { camera } = stage();
    camera.resize({ ...SCREEN, height: 400 });
    expect(camera.whole).toBe(true);
    camera.zoom(0.5);
    const { pixel } = camera.view;
    camera.resize(SCREEN);
    expect(camera.view.pixel).toBe(pixel);
    camera.showWhole();
    expect(camera.whole).toBe(true);
  });
});
