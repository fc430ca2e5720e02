import { around, arrangeAll, type Box, NOTHING_YET, type Side, type Written } from './arrange.ts';
import type { Camera } from './camera.ts';
import type { Eye, Rig } from './rig.ts';

/** How much is written at a piece: everything, or its number with one sign for its state. */
type Detail = 'full' | 'brief';

interface Sized {
  readonly piece: string;
  readonly sides: readonly Side[];
  /** In pixels: how large it is in full, and how far from the middle of the piece it begins. */
  readonly size: (eye: Eye) => Pick<Written, 'width' | 'height' | 'reach' | 'brief'>;
  /** Plates find their place first, and may be brief; words keep off them. */
  readonly is: 'plate' | 'words';
}

/** So long after the last movement all is looked through again. */
const SETTLED = 140;
/** The share of its radius that a piece fills to all sides. */
export const BODY = 0.74;

/** A piece that nothing should be written upon. */
interface Solid {
  readonly radius: number;
  /** All that stand with it. */
  readonly group: string | undefined;
}

/** Where a unit is about one of its pieces, in millimetres along the screen: its plate hangs at all of it. */
interface Room {
  readonly x: number;
  readonly y: number;
  readonly reach: readonly [across: number, down: number];
}
/** Millimetres by which a unit has to change before its plate follows. */
const STIRS = 1;
const isAs = (a: Room | undefined, b: Room | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    [a.x - b.x, a.y - b.y, a.reach[0] - b.reach[0], a.reach[1] - b.reach[1]].every((by) => Math.abs(by) < STIRS));

/** The room that those take who stand with a piece at this place, as it lies on the screen. */
export function roomAbout(at: { readonly x: number; readonly y: number }, all: readonly Box[], pixel: number): Room {
  const { x, y, width, height } = around(all) ?? { ...at, width: 0, height: 0 };
  return {
    x: (x - at.x) * pixel,
    y: (y - at.y) * pixel,
    reach: [(width / 2) * pixel, (height / 2) * pixel],
  };
}
/** The same in pixels of the screen, about its piece: what hangs there begins so far from its middle. */
export const hangsAt = ({ x, y, reach: [across, down] }: Room, pixel: number) => ({
  at: { x: x / pixel, y: y / pixel },
  reach: [across / pixel + GAP, down / pixel + GAP] as const,
});
const GAP = 4;

/** Pixels that writing keeps off the edge of the screen. */
const INSIDE = 6;

/** The part of the screen that nothing else covers, as a box. */
export function screenOf({ place: { screen } }: Camera): Box {
  const { left, right, top, bottom } = screen;
  const [width, height] = [screen.width - left - right - 2 * INSIDE, screen.height - top - bottom - 2 * INSIDE];
  return { x: left + INSIDE + width / 2, y: top + INSIDE + height / 2, width, height };
}

/** What is written at pieces: on which side of them, and how much; kept up to date as pieces and the eye move. */
export class Details {
  readonly #rig: Rig;
  readonly #camera: Camera;
  readonly #written = new Map<string, Sized>();
  /** Every piece that should not be covered, with its radius in millimetres. */
  readonly #bodies = new Map<string, Solid>();
  #rooms: ReadonlyMap<string, Room> = new Map();
  readonly #listeners = new Map<string, () => void>();
  #now = NOTHING_YET;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moved = false;
  #asked = false;

  constructor(rig: Rig, camera: Camera) {
    this.#rig = rig;
    this.#camera = camera;
    rig.watch(() => this.#soon());
    camera.listen(() => this.#soon());
  }

  /** Called for every piece in every frame, so that it has to cost next to nothing. */
  #soon(): void {
    this.#moved = true;
    this.#timer ??= setTimeout(() => this.#look(), SETTLED);
  }

  /** As long as something moves, it is waited for. */
  #look(): void {
    this.#timer = undefined;
    if (this.#moved) {
      this.#moved = false;
      this.#timer = setTimeout(() => this.#look(), SETTLED);
    } else this.#settle();
  }

  /** Before anybody sees what has just come, and once for all of it. */
  #atOnce(): void {
    if (this.#asked) return;
    this.#asked = true;
    queueMicrotask(() => {
      this.#asked = false;
      this.#settle();
    });
  }

  #settle(): void {
    const { eye } = this.#rig;
    const camera = this.#camera;
    const boxes = new Map(
      [...this.#bodies].flatMap(([key, { radius }]) => {
        const pose = this.#rig.poseOf(key);
        const side = (2 * BODY * radius) / eye.pixel;
        return pose ? [[key, { ...camera.onScreen(pose), width: side, height: side }] as const] : [];
      }),
    );
    const bodies = [...boxes.values()];
    const rooms = this.#roomsOf(boxes, eye.pixel);
    const written = (is: Sized['is']) =>
      [...this.#written].flatMap(([key, one]): readonly Written[] => {
        const pose = one.is === is ? this.#rig.poseOf(one.piece) : undefined;
        if (!pose) return [];
        const at = camera.onScreen(pose);
        const sized = { key, at, sides: one.sides, pushed: is === 'words', ...one.size(eye) };
        const room = is === 'plate' ? rooms.get(key) : undefined;
        if (!room) return [sized];
        const { at: off, reach } = hangsAt(room, eye.pixel);
        return [{ ...sized, at: { x: at.x + off.x, y: at.y + off.y }, reach }];
      });
    const before = this.#now;
    const now = arrangeAll(written('plate'), written('words'), { bodies, screen: screenOf(camera), before });
    this.#now = now;
    const [old, roomy] = [this.#rooms, rooms];
    this.#rooms = new Map([...roomy].map(([key, room]) => [key, isAs(old.get(key), room) ? old.get(key)! : room]));
    for (const [key, told] of this.#listeners)
      if (
        before.brief.has(key) !== now.brief.has(key) ||
        before.sides.get(key) !== now.sides.get(key) ||
        old.get(key) !== this.#rooms.get(key)
      )
        told();
  }

  /** Of every unit of more than one piece, about the piece that bears its plate. */
  #roomsOf(boxes: ReadonlyMap<string, Box>, pixel: number): ReadonlyMap<string, Room> {
    const units = Map.groupBy(boxes.keys(), (key) => this.#bodies.get(key)?.group);
    const rooms = new Map<string, Room>();
    for (const [group, keys] of units) {
      if (group === undefined || keys.length < 2) continue;
      const all = keys.map((key) => boxes.get(key)!);
      for (const key of keys) if (this.#written.has(key)) rooms.set(key, roomAbout(boxes.get(key)!, all, pixel));
    }
    return rooms;
  }

  /** Something that has to be read at any distance. */
  add(key: string, sized: Sized): () => void {
    this.#written.set(key, sized);
    this.#atOnce();
    return () => {
      this.#written.delete(key);
      this.#soon();
    };
  }

  /** A piece that nothing should be written upon, and with whom it stands. */
  keepOff(key: string, radius: number, group?: string): () => void {
    this.#bodies.set(key, { radius, group });
    return () => this.#bodies.delete(key);
  }

  of(key: string): Detail {
    return this.#now.brief.has(key) ? 'brief' : 'full';
  }
  sideOf(key: string): Side | undefined {
    return this.#now.sides.get(key);
  }

  roomOf(key: string): Room | undefined {
    return this.#rooms.get(key);
  }

  listen(key: string, told: () => void): () => void {
    this.#listeners.set(key, told);
    return () => this.#listeners.delete(key);
  }
}
