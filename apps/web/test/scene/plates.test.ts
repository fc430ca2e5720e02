import { gameIds } from '@holotisch/games';
import { describe, expect, it } from 'vitest';
import { arrangeAll, type Box, boxAt, NOTHING_YET, PLATE_SIDES, type Written } from '../../src/scene/arrange.ts';
import { Camera, type Ticker } from '../../src/scene/camera.ts';
import type { PieceItem } from '../../src/scene/description.ts';
import { BODY, hangsAt, roomAbout, screenOf } from '../../src/scene/details.ts';
import { Boxes } from '../../src/scene/holo/boxes.ts';
import { HoloCamera } from '../../src/scene/holo/holo-camera.ts';
import type { Library } from '../../src/scene/holo/library.ts';
import { reachFrom } from '../../src/scene/holo/overlay.ts';
import { GROWN } from '../../src/scene/holo/writing.tsx';
import { flatSizeOf, isMarked, plateOf, sizeOf } from '../../src/scene/items/plate.tsx';
import { libraryFor, picturesOf } from './examples.ts';

/** Where plates hang at the end of every example match, worked out as both renderers do, without a screen. */

const SCREEN = { width: 1280, height: 800, left: 0, right: 300, top: 60, bottom: 0 };
const PHONE = { width: 390, height: 844, left: 0, right: 0, top: 120, bottom: 300 };
const TICKER: Ticker = { now: () => 0, next: () => () => undefined, still: () => true };

interface Laid {
  readonly plates: readonly Written[];
  readonly bodies: readonly Box[];
  readonly screen: Box;
}

type Picture = Awaited<ReturnType<typeof picturesOf>>[number];

function flat({ pieces, ground }: Picture, size: typeof SCREEN): Laid {
  const camera = new Camera(ground, TICKER);
  camera.resize(size);
  const eye = { pixel: camera.view.pixel, turn: camera.turn };
  const middle = ({ pose }: PieceItem) => camera.onScreen(pose);
  const boxOf = (item: PieceItem) => {
    const side = (2 * BODY * item.radius) / eye.pixel;
    return { ...middle(item), width: side, height: side };
  };
  /** A unit's plate hangs at all of it. */
  const hung = (item: PieceItem) => {
    const unit = pieces.filter(({ group, ghost }) => group !== undefined && group === item.group && !ghost);
    if (unit.length < 2) return {};
    const [at, { at: off, reach }] = [
      middle(item),
      hangsAt(roomAbout(middle(item), unit.map(boxOf), eye.pixel), eye.pixel),
    ];
    return { at: { x: at.x + off.x, y: at.y + off.y }, reach };
  };
  return {
    plates: pieces.filter(isMarked).map((item) => ({
      key: item.key,
      at: middle(item),
      sides: PLATE_SIDES,
      ...flatSizeOf(plateOf(item), item.radius, eye),
      ...hung(item),
    })),
    bodies: pieces.filter(({ owner, label }) => owner !== undefined || label !== undefined).map(boxOf),
    screen: screenOf(camera),
  };
}

function solid({ pieces, ground }: Picture, size: typeof SCREEN, library: Library): Laid {
  const camera = new HoloCamera(ground, TICKER);
  camera.resize(size);
  const bodies = new Map(
    pieces.map((item) => [item.key, { item, pose: item.pose, made: library.of(item).made }] as const),
  );
  const boxes = new Boxes(camera.lens, bodies);
  return {
    plates: pieces.filter(isMarked).flatMap((item): readonly Written[] => {
      const at = boxes.room(item.key);
      return at
        ? [{ key: item.key, at, reach: reachFrom(at), sides: PLATE_SIDES, ...sizeOf(plateOf(item), GROWN) }]
        : [];
    }),
    bodies: boxes.solid(),
    screen: screenOf(camera),
  };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x)) *
  Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y));

/** Pairs of plates that lie on each other, and plates that lie on what they belong to. */
function hidden({ plates, bodies, screen }: Laid): readonly string[] {
  const { sides, brief } = arrangeAll(plates, [], { bodies, screen, before: NOTHING_YET });
  const hung = plates.map((plate) => {
    const now = brief.has(plate.key) && plate.brief ? { ...plate, ...plate.brief } : plate;
    return { ...now, ...boxAt(now, sides.get(plate.key)!) };
  });
  return hung.flatMap((a, i) => [
    ...hung.slice(i + 1).flatMap((b) => (overlap(a, b) > 1 ? [`${a.key} on ${b.key}`] : [])),
    ...(typeof a.reach !== 'number' &&
    overlap(a, { ...a.at, width: 2 * a.reach[0] - 6, height: 2 * a.reach[1] - 6 }) > 1
      ? [`${a.key} on its own piece`]
      : []),
  ]);
}

describe.each(gameIds)('plates of %s', (id) => {
  it('never cover each other or the piece that they belong to, in either renderer, on a desk and on a phone', async () => {
    const pictures = await picturesOf(id);
    const library = await libraryFor(pictures.flatMap(({ pieces }) => pieces));
    const found: string[] = [];
    for (const picture of pictures)
      for (const [name, size] of Object.entries({ desk: SCREEN, phone: PHONE }))
        for (const [renderer, laid] of Object.entries({
          flat: flat(picture, size),
          solid: solid(picture, size, library),
        }))
          found.push(...hidden(laid).map((pair) => `${picture.name}, ${renderer} on a ${name}: ${pair}`));
    expect(found).toEqual([]);
  });
});
