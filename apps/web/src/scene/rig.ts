import type { Pose } from '@holotisch/table';

/** How one looks at the table: the millimetres of a pixel, and how far the picture is turned. */
export interface Eye {
  readonly pixel: number;
  readonly turn: number;
}

/** Puts a part of a piece where the piece is, for whoever looks so; it may be on its way. */
export type Draw = (pose: Pose, eye: Eye, moves: boolean) => void;

/** Tells a part that its piece sets out, or has arrived. */
type SetsOut = (moves: boolean) => void;

/**
 * What a part has to follow: its piece (`piece`), its piece once that stands (`rest`: what is only felt for), its piece and how near and how turned one looks (`both`: what stands
 * upright, what casts a shadow), only the latter (`eye`: what changes its size), or its piece and the whole view
 * (`view`: what stands beside the table on the screen).
 */
export type Follows = 'piece' | 'rest' | 'both' | 'eye' | 'view';

interface Rigged {
  /** Where the description has it. */
  stands: Pose | undefined;
  /** Where it is shown while it moves. */
  shown: Pose | undefined;
  readonly parts: Map<Draw, Part>;
}

interface Part {
  readonly follows: Follows;
  readonly setsOut: SetsOut | undefined;
}

/**
 * Everything that hangs on a piece, by its key: its body, its shadow, its plate, its arc, its dot on the map. Moving a
 * piece redraws these and nothing else, and the page does not hear of it.
 */
export class Rig {
  #eye: Eye = { pixel: 1, turn: 0 };
  readonly #pieces = new Map<string, Rigged>();
  readonly #watchers = new Set<() => void>();

  get eye(): Eye {
    return this.#eye;
  }

  #of(key: string): Rigged {
    const known = this.#pieces.get(key);
    if (known) return known;
    const made: Rigged = { stands: undefined, shown: undefined, parts: new Map() };
    this.#pieces.set(key, made);
    return made;
  }

  #draw({ shown, stands, parts }: Rigged): void {
    const pose = shown ?? stands;
    if (!pose) return;
    for (const [draw, { follows }] of parts)
      if (follows !== 'eye' && (follows !== 'rest' || shown === undefined)) draw(pose, this.#eye, shown !== undefined);
  }

  /** Where the description has a piece; undefined takes it off the table. */
  place(key: string, pose: Pose | undefined): void {
    const piece = this.#of(key);
    const isNew = !piece.stands && !piece.shown;
    piece.stands = pose;
    this.#draw(piece);
    if (isNew && pose)
      for (const [draw, { follows }] of piece.parts)
        if (follows === 'eye') draw(pose, this.#eye, piece.shown !== undefined);
    this.#tell();
  }

  /** Shows a piece elsewhere than it stands, until it is put back. */
  pose(key: string, pose: Pose | undefined): void {
    const piece = this.#of(key);
    const moves = pose !== undefined;
    const setsOut = moves !== (piece.shown !== undefined);
    piece.shown = pose;
    if (setsOut) for (const part of piece.parts.values()) part.setsOut?.(moves);
    this.#draw(piece);
    this.#tell();
  }

  poseOf(key: string): Pose | undefined {
    const piece = this.#pieces.get(key);
    return piece?.shown ?? piece?.stands;
  }

  /** Hangs a part on a piece; what is returned takes it off again. */
  hang(key: string, draw: Draw, follows: Follows, setsOut?: SetsOut): () => void {
    const piece = this.#of(key);
    piece.parts.set(draw, { follows, setsOut });
    setsOut?.(piece.shown !== undefined);
    const pose = piece.shown ?? piece.stands;
    if (pose) draw(pose, this.#eye, piece.shown !== undefined);
    return () => {
      piece.parts.delete(draw);
      if (piece.parts.size === 0 && !piece.stands && !piece.shown) this.#pieces.delete(key);
    };
  }

  /** Somebody looks at it from nearer, farther or another side, or only elsewhere. */
  look(eye: Eye): void {
    const same = eye.pixel === this.#eye.pixel && eye.turn === this.#eye.turn;
    this.#eye = eye;
    for (const { shown, stands, parts } of this.#pieces.values()) {
      const pose = shown ?? stands;
      if (!pose) continue;
      for (const [draw, { follows }] of parts)
        if (follows === 'view' || (!same && follows !== 'piece' && follows !== 'rest'))
          draw(pose, eye, shown !== undefined);
    }
    if (!same) this.#tell();
  }

  /** Tells whenever a piece or the eye has moved. */
  watch(told: () => void): () => void {
    this.#watchers.add(told);
    return () => this.#watchers.delete(told);
  }

  #tell(): void {
    for (const told of this.#watchers) told();
  }
}
