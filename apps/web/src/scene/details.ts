import { arrangeAll, type Box, NOTHING_YET, type Side, type Written } from './arrange.ts';
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
  /** The radius of every piece that should not be covered, in millimetres. */
  readonly #bodies = new Map<string, number>();
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
    const bodies = [...this.#bodies].flatMap(([key, radius]) => {
      const pose = this.#rig.poseOf(key);
      const side = (2 * BODY * radius) / eye.pixel;
      return pose ? [{ ...camera.onScreen(pose), width: side, height: side }] : [];
    });
    const written = (is: Sized['is']) =>
      [...this.#written].flatMap(([key, one]): readonly Written[] => {
        const pose = one.is === is ? this.#rig.poseOf(one.piece) : undefined;
        return pose
          ? [{ key, at: camera.onScreen(pose), sides: one.sides, pushed: is === 'words', ...one.size(eye) }]
          : [];
      });
    const before = this.#now;
    const now = arrangeAll(written('plate'), written('words'), { bodies, screen: screenOf(camera), before });
    this.#now = now;
    for (const [key, told] of this.#listeners)
      if (before.brief.has(key) !== now.brief.has(key) || before.sides.get(key) !== now.sides.get(key)) told();
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

  /** A piece that nothing should be written upon. */
  keepOff(key: string, radius: number): () => void {
    this.#bodies.set(key, radius);
    return () => this.#bodies.delete(key);
  }

  of(key: string): Detail {
    return this.#now.brief.has(key) ? 'brief' : 'full';
  }
  sideOf(key: string): Side | undefined {
    return this.#now.sides.get(key);
  }

  listen(key: string, told: () => void): () => void {
    this.#listeners.set(key, told);
    return () => this.#listeners.delete(key);
  }
}
