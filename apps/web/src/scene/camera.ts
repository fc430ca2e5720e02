import type { Vec } from '@holotisch/table';
import {
  type Area,
  alongTable,
  between,
  canZoom,
  framed,
  isWhole,
  onScreen,
  onTable,
  type Place,
  panned,
  type Screen,
  turnBetween,
  type View,
  wholeTable,
  zoomed,
} from './view.ts';

/** Milliseconds: nobody waits for it, and everybody can follow. */
const TRAVEL = 520;
const TURNING = 700;
/** Whoever has just moved the picture by hand is left alone for so long. */
const HANDS_OFF = 6000;

/** Slowly off, slowly home. */
const ease = (t: number): number => t * t * (3 - 2 * t);

/** The clock and the frames of a browser; a test brings its own. */
export interface Ticker {
  now(): number;
  /** Calls back before the next frame; what is returned calls that off. */
  next(frame: () => void): () => void;
  /** Whether nothing shall move by itself. */
  still(): boolean;
}

interface Way<T> {
  readonly from: T;
  readonly to: T;
  readonly began: number;
}

/**
 * Where one looks from. It moves by hand at once and by itself in a smooth way, and goes past the page: whoever draws
 * listens and is told before each frame.
 */
export class Camera {
  readonly #ticker: Ticker;
  readonly #listeners = new Set<() => void>();
  #area: Area;
  #screen: Screen = { width: 600, height: 600, left: 0, right: 0, top: 0, bottom: 0 };
  #turn = 0;
  #named: NonNullable<Place['named']> = { ends: true, sides: true };
  #view: View;
  /** What the player looks at of his own will; undefined: the whole table, however large the screen becomes. */
  #own: View | undefined;
  /** What happens, and what is asked. */
  #framed: readonly Vec[] = [];
  #asked: readonly Vec[] = [];
  #byHand = Number.NEGATIVE_INFINITY;
  #travel: Way<View> | undefined;
  #turning: Way<number> | undefined;
  #cancel: (() => void) | undefined;
  /** Frames what happens; a player may switch that off. */
  frames = true;
  /** Milliseconds that it takes for a way of its own. */
  travel = TRAVEL;
  /** Degrees that somebody has walked around the table, beside how it is turned before the player. */
  orbit = 0;
  /** Millimetres of a pixel at which the smallest piece is easily followed. */
  #comfort = Number.POSITIVE_INFINITY;

  constructor(area: Area, ticker: Ticker, start?: View) {
    this.#area = area;
    this.#ticker = ticker;
    this.#own = start;
    this.#view = start ?? wholeTable(this.place);
  }

  get view(): View {
    return this.#view;
  }
  /** How far the table is turned before the player, with what somebody has walked around it. */
  get turn(): number {
    return this.#turn + this.orbit;
  }
  get place(): Place {
    return { area: this.#area, screen: this.#screen, turn: this.turn, named: this.#named };
  }
  /** As it will be once the table lies still. */
  get #home(): Place {
    return { ...this.place, turn: (this.#turning?.to ?? this.#turn) + this.orbit };
  }
  get whole(): boolean {
    return isWhole(this.#view, this.#home);
  }

  onScreen(at: Vec): Vec {
    return onScreen(this.#view, this.place, at);
  }
  onTable(at: Vec): Vec {
    return onTable(this.#view, this.place, at);
  }

  listen(told: () => void): () => void {
    this.#listeners.add(told);
    return () => this.#listeners.delete(told);
  }
  #tell(): void {
    for (const told of this.#listeners) told();
  }
  /** Somebody has moved the picture by hand in a way that is not the table's own. */
  protected byHand(): void {
    this.#byHand = this.#ticker.now();
    this.#tell();
  }
  protected get ticker(): Ticker {
    return this.#ticker;
  }
  /** Tells all who draw, for whatever has changed beside the view. */
  protected tell(): void {
    this.#tell();
  }

  /** The view that the player's own will and what happens ask for. */
  #wanted(): View {
    const own = this.#own ?? wholeTable(this.#home);
    return this.frames ? framed(own, this.#home, [...this.#framed, ...this.#asked], this.#comfort) : own;
  }

  resize(screen: Screen): void {
    this.#screen = screen;
    this.#travel = undefined;
    this.#view = this.#wanted();
    this.#tell();
  }

  /** Lays a table before it; whoever has looked nearer at another one begins with the whole of it. */
  lay(area: Area, named: NonNullable<Place['named']>): void {
    if (area.width !== this.#area.width || area.depth !== this.#area.depth) this.#own = undefined;
    this.#area = area;
    this.#named = named;
    this.#travel = undefined;
    this.#view = this.#wanted();
    this.#tell();
  }

  #hand(view: View | undefined): void {
    this.#byHand = this.#ticker.now();
    this.#framed = [];
    this.#asked = [];
    this.#travel = undefined;
    this.#own = view;
    this.#view = view ?? wholeTable(this.#home);
    this.#tell();
  }

  /** By so many pixels to the right and up. */
  pan(right: number, up: number): void {
    const by = alongTable(right * this.#view.pixel, up * this.#view.pixel, this.turn);
    this.#hand(panned(this.#view, this.#home, by.x, by.y));
  }
  /** By so many millimetres of the table. */
  shift(x: number, y: number): void {
    this.#hand(panned(this.#view, this.#home, x, y));
  }
  /** About a place of the screen; a factor below 1 goes nearer. */
  zoom(factor: number, at?: Vec): void {
    this.#hand(zoomed(this.#view, this.#home, factor, at && this.onTable(at)));
  }
  canZoom(factor: number): boolean {
    return canZoom(this.#view, this.#home, factor);
  }
  /** Looks at a point of the table, as near as before. */
  centre(at: Vec): void {
    this.#hand(panned({ ...this.#view, ...at }, this.#home, 0, 0));
  }
  showWhole(): void {
    this.#hand(undefined);
    this.#byHand = Number.NEGATIVE_INFINITY;
  }

  /** Brings points into sight; none lead back to what the player looked at. */
  frame(points: readonly Vec[]): void {
    if (this.#isInHand) return;
    this.#framed = points;
    this.#go(this.#wanted());
  }
  /** Keeps points in sight that a question is about, besides what happens. */
  keepInSight(points: readonly Vec[]): void {
    if (this.#isInHand) return;
    this.#asked = points;
    this.#go(this.#wanted());
  }
  /** How near one goes to what happens: whoever looks at it is carried there. */
  ease(comfort: number): void {
    if (comfort === this.#comfort) return;
    this.#comfort = comfort;
    this.#go(this.#wanted());
  }
  get #isInHand(): boolean {
    return this.#ticker.now() - this.#byHand < HANDS_OFF;
  }

  #go(view: View): void {
    const { x, y, pixel } = this.#travel?.to ?? this.#view;
    if (view.x === x && view.y === y && view.pixel === pixel) return;
    if (this.#ticker.still()) {
      this.#travel = undefined;
      this.#view = view;
      this.#tell();
      return;
    }
    this.#travel = { from: this.#view, to: view, began: this.#ticker.now() };
    this.#run();
  }

  /** Turns the table, the shorter way round; at once before anybody has seen it. */
  turnTo(turn: number, atOnce = false): void {
    if ((this.#turning?.to ?? this.#turn) === turn) return;
    if (atOnce || this.#ticker.still()) {
      this.#turning = undefined;
      this.#turn = turn;
      this.#travel = undefined;
      this.#view = this.#wanted();
      this.#tell();
      return;
    }
    this.#turning = { from: this.#turn, to: turn, began: this.#ticker.now() };
    this.#go(this.#wanted());
    this.#run();
  }

  #run(): void {
    if (this.#cancel) return;
    this.#cancel = this.#ticker.next(() => {
      this.#cancel = undefined;
      const now = this.#ticker.now();
      if (this.#turning) {
        const { from, to, began } = this.#turning;
        const t = Math.min(1, (now - began) / TURNING);
        this.#turn = turnBetween(from, to, ease(t));
        if (t === 1) this.#turning = undefined;
      }
      if (this.#travel) {
        const { from, to, began } = this.#travel;
        const t = Math.min(1, (now - began) / this.travel);
        this.#view = between(from, to, ease(t));
        if (t === 1) this.#travel = undefined;
      }
      this.#tell();
      if (this.#turning || this.#travel) this.#run();
    });
  }

  /** Whether the picture is on its way by itself. */
  get moving(): boolean {
    return this.#turning !== undefined || this.#travel !== undefined;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}

export const browserTicker: Ticker = {
  now: () => performance.now(),
  next(frame) {
    const id = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(id);
  },
  still: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
};
