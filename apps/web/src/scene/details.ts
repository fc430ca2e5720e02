import type { Eye, Rig } from './rig.ts';

/** How much is written at a piece: everything, or its number with one sign for its state. */
export type Detail = 'full' | 'brief';

/** A plate at a piece: where it hangs on the screen, and how large it is in full. */
export interface Plate {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Plates that would cover each other are brief ones. */
export function crowded(plates: readonly Plate[]): ReadonlySet<string> {
  const found = new Set<string>();
  const sorted = [...plates].sort((a, b) => a.x - b.x);
  const widest = Math.max(0, ...plates.map(({ width }) => width));
  for (let i = 0; i < sorted.length; i++) {
    const a = sorted[i]!;
    for (let j = i + 1; j < sorted.length; j++) {
      const b = sorted[j]!;
      if (b.x - a.x > widest) break;
      if (b.x - a.x >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2) continue;
      found.add(a.key);
      found.add(b.key);
    }
  }
  return found;
}

interface Sized {
  readonly width: number;
  readonly height: number;
  /** How far below the middle of the piece it hangs, in pixels. */
  readonly below: (eye: Eye) => number;
}

/** So long after the last movement the plates are looked through again. */
const SETTLED = 140;

/** Which plates are written in full, kept up to date as pieces and the eye move. */
export class Details {
  readonly #rig: Rig;
  readonly #plates = new Map<string, Sized>();
  readonly #listeners = new Map<string, () => void>();
  #brief: ReadonlySet<string> = new Set();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moved = false;

  constructor(rig: Rig) {
    this.#rig = rig;
    rig.watch(() => this.#soon());
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
    } else this.settle();
  }

  settle(): void {
    const { eye } = this.#rig;
    const [c, s] = [Math.cos((eye.turn * Math.PI) / 180), Math.sin((eye.turn * Math.PI) / 180)];
    const plates = [...this.#plates].flatMap(([key, { width, height, below }]): readonly Plate[] => {
      const pose = this.#rig.poseOf(key);
      if (!pose) return [];
      const x = (pose.x * c + pose.y * s) / eye.pixel;
      const y = (pose.x * s - pose.y * c) / eye.pixel + below(eye);
      return [{ key, x, y, width, height }];
    });
    const before = this.#brief;
    this.#brief = crowded(plates);
    for (const [key, told] of this.#listeners) if (before.has(key) !== this.#brief.has(key)) told();
  }

  /** A plate that has to be read at any distance. */
  add(key: string, plate: Sized): () => void {
    this.#plates.set(key, plate);
    this.#soon();
    return () => {
      this.#plates.delete(key);
      this.#soon();
    };
  }

  of(key: string): Detail {
    return this.#brief.has(key) ? 'brief' : 'full';
  }

  listen(key: string, told: () => void): () => void {
    this.#listeners.set(key, told);
    return () => this.#listeners.delete(key);
  }
}
