import { describe, expect, it } from 'vitest';
import { boxAt, PLATE_SIDES } from '../../src/scene/arrange.ts';
import { Camera, type Ticker } from '../../src/scene/camera.ts';
import { BODY, Details, hangsAt } from '../../src/scene/details.ts';
import { Rig } from '../../src/scene/rig.ts';

const STILL: Ticker = { now: () => 0, next: () => () => undefined, still: () => true };
const RADIUS = 14;
const SIZE = { width: 60, height: 16 };

/** A unit on the flat table: its leader bears the plate, the others stand where its plate would hang. */
async function unit(...others: readonly (readonly [x: number, y: number])[]) {
  const rig = new Rig();
  const camera = new Camera({ width: 900, depth: 900 }, STILL);
  camera.resize({ width: 900, height: 900, left: 0, right: 0, top: 0, bottom: 0 });
  const eye = { pixel: camera.view.pixel, turn: camera.turn };
  rig.look(eye);
  const details = new Details(rig, camera);
  const all = [[450, 450] as const, ...others];
  for (const [i, [x, y]] of all.entries()) {
    rig.place(`m${i}`, { x, y, hx: 0, hy: 1 });
    details.keepOff(`m${i}`, RADIUS, 'unit:0');
  }
  details.add('m0', { piece: 'm0', sides: PLATE_SIDES, is: 'plate', size: () => ({ ...SIZE, reach: 20 }) });
  await Promise.resolve();
  const at = camera.onScreen({ x: 450, y: 450 });
  const room = details.roomOf('m0');
  const hung = room ? hangsAt(room, eye.pixel) : { at: { x: 0, y: 0 }, reach: 20 };
  const box = boxAt({ ...hung, ...SIZE }, details.sideOf('m0')!);
  const covered = all.filter(([x, y]) => {
    const spot = camera.onScreen({ x, y });
    const half = (BODY * RADIUS) / eye.pixel;
    return (
      Math.abs(at.x + box.x - spot.x) < half + SIZE.width / 2 &&
      Math.abs(at.y + box.y - spot.y) < half + SIZE.height / 2
    );
  });
  return { room, covered, away: Math.hypot(box.x, box.y) };
}

describe('the plate of a unit on the flat table', () => {
  it('hangs at all of it and covers none of its miniatures', async () => {
    const { covered, room } = await unit([450, 410], [480, 420], [420, 420], [450, 490]);
    expect(room).toBeDefined();
    expect(covered).toEqual([]);
  });

  it('hangs at the one miniature where there is no other', async () => {
    const { room, covered, away } = await unit();
    expect(room).toBeUndefined();
    expect(covered).toEqual([]);
    expect(away).toBeLessThan(40);
  });
});
