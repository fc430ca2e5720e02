import { describe, expect, it } from 'vitest';
import { moveByKey } from '../../../src/table-ui/decide/move-spot.ts';

const spot = { x: 100, y: 50, degrees: 10 };
const press = (key: string, more: Partial<Record<'shiftKey' | 'ctrlKey', boolean>> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

/** A real event has its key on the prototype, where spreading would lose it. */
class RealPress {
  get key() {
    return 'e';
  }
  get shiftKey() {
    return false;
  }
  get ctrlKey() {
    return false;
  }
  get metaKey() {
    return false;
  }
  get altKey() {
    return false;
  }
}

describe('placing with the keys', () => {
  it('moves where the arrow points on the screen, however the table is turned', () => {
    expect(moveByKey(press('ArrowUp'), spot, 0, undefined)).toEqual({ ...spot, y: 60 });
    expect(moveByKey(press('ArrowUp'), spot, 180, undefined)).toEqual({ ...spot, y: 40 });
    expect(moveByKey(press('ArrowRight', { shiftKey: true }), spot, 0, undefined)).toEqual({ ...spot, x: 101 });
  });

  it('turns by 22.5 degrees, finely with Ctrl, and straightens towards the other side', () => {
    expect(moveByKey(press('q'), spot, 0, 'south')?.degrees).toBe(347.5); // never below 0 …
    expect(moveByKey(press('E', { ctrlKey: true }), spot, 0, 'south')?.degrees).toBe(11);
    expect(moveByKey(new RealPress(), spot, 0, 'south')?.degrees).toBe(32.5);
    expect(moveByKey(press('e'), { ...spot, degrees: 350 }, 0, 'south')?.degrees).toBe(12.5); // … nor beyond 360
    expect(moveByKey(press('r'), spot, 0, 'north')?.degrees).toBe(180);
    expect(moveByKey(press('r', { ctrlKey: true }), spot, 0, 'north')).toBeUndefined(); // reloading stays reloading
    expect(moveByKey(press('x'), spot, 0, 'south')).toBeUndefined();
  });
});
