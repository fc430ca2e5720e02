import type { Vec } from '@holotisch/table';
import type { Point } from '../../models/part.ts';
import { Camera, type Ticker } from '../camera.ts';
import { type Area, freeOf, type Place, type Screen, type View, wholeTable } from '../view.ts';
import { focalOf, groundAt, type Lens, lensBetween, looking, orbiting, seen } from './lens.ts';
import { RIM } from './rim.ts';

/** From where one likes to look: over the shoulder of who sits there, from above as on the flat table, at eye level. */
export const PITCHES = { shoulder: 55, above: 90, level: 13 } as const;
/** A table that is broader than the screen leaves half of it empty, unless it is looked at from a little higher up. */
const HIGHER = 38;
const MUCH_BROADER = 0.42;
/** Near to what happens one stands lower: ships fly and houses rise. Between houses a little higher, to see behind them. */
const LOW = { open: 36, built: 44 } as const;
/** So much nearer than the whole table is near. */
const NEARER = 2.4;
/** As in a film: low, with a wide lens, and slowly carried to and fro. */
const FILM = { pitch: 25, wide: 0.6, farther: 1.05, degrees: 16, milliseconds: 52_000, travel: 2400 } as const;

/** How high one stands to look over somebody's shoulder at a table of that shape. */
export function shoulderOf({ area, screen, turn }: Place): number {
  const askew = Math.round(turn / 90) % 2 !== 0;
  const [wide, deep] = askew ? [area.depth, area.width] : [area.width, area.depth];
  const free = (screen.width - screen.left - screen.right) / Math.max(1, screen.height - screen.top - screen.bottom);
  const broader = wide / deep / Math.max(0.2, free) - 1;
  return PITCHES.shoulder + HIGHER * within(broader, 0, MUCH_BROADER);
}

type Preset = keyof typeof PITCHES;
export const PRESETS = Object.keys(PITCHES) as readonly Preset[];

const LOWEST = 5;
const HIGHEST = 90;
/** How much of what one saw of the table's width one sees at eye level, at the least and at the most. */
const NEAR_BY = { least: 0.36, most: 0.8 } as const;
/** Millimetres beside the outermost of those that one goes near to. */
const BESIDE = 110;
/** Milliseconds of a flight to another height. */
const FLIGHT = 620;
/** Pixels around the whole table with its rim. */
const MARGIN = 6;
/** Millimetres: so high over the far edge something may stand that one wants to see. */
const TALL = 70;
/** At eye level one looks at what stands, not at its foot. */
const EYES = 34;

const shapeOf = (screen: Screen): Area => {
  const { width, height } = freeOf(screen);
  return { width, depth: height };
};

const ease = (t: number): number => t * t * (3 - 2 * t);
const between = (a: number, b: number, t: number): number => a + (b - a) * t;
const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** How much farther than from above the table is looked at so that all of it is seen, and how far before its middle. */
interface Fit {
  readonly farther: number;
  /** A share of the distance. */
  readonly before: number;
}

/** Finds the distance from which a whole table fills the free part of the screen from that height. */
export function fitOf(place: Place, pitch: number): Fit {
  if (pitch >= HIGHEST) return { farther: 1, before: 0 };
  const { area, screen } = place;
  const quarter = Math.round(place.turn / 90) * 90;
  const { pixel } = wholeTable({ ...place, turn: quarter });
  const base = focalOf(screen) * pixel;
  const corners = [-RIM, area.width + RIM].flatMap((x) => [-RIM, area.depth + RIM].map((y): Point => [x, y, 0]));
  const [s, c] = [Math.sin((quarter * Math.PI) / 180), Math.cos((quarter * Math.PI) / 180)];
  const middle: Point = [area.width / 2, area.depth / 2, 0];
  const [top, bottom] = [screen.top + MARGIN, screen.height - screen.bottom - MARGIN];
  const [left, right] = [screen.left + MARGIN, screen.width - screen.right - MARGIN];
  let before = 0;
  let [near, far] = [0.3, 4];
  for (let tries = 0; tries < 22; tries++) {
    const farther = (near + far) / 2;
    const distance = base * farther;
    const at: Point = [middle[0] + s * before * distance, middle[1] - c * before * distance, 0];
    const lens = orbiting(at, quarter, pitch, distance, screen);
    const feet = corners.map((corner) => seen(lens, corner));
    const tops = corners.map(([x, y]) => seen(lens, [x, y, TALL]));
    const [high, low] = [Math.min(...tops.map(({ y }) => y)), Math.max(...feet.map(({ y }) => y))];
    const behind = feet.some((spot) => spot.far <= 1);
    const wide = Math.min(...feet.map(({ x }) => x)) < left || Math.max(...feet.map(({ x }) => x)) > right;
    if (behind || wide || low - high > bottom - top) near = farther;
    else far = farther;
    // What lies nearer is larger: the middle of the picture is not the middle of the table.
    if (!behind) before += (((low + high) / 2 - (top + bottom) / 2) / focalOf(screen)) * 0.8;
    before = within(before, -0.6, 0.6);
  }
  return { farther: far, before };
}

/**
 * Where one looks from in three dimensions. What is looked at, how near, and who has the picture in hand are the flat
 * camera's; to that comes how high one stands and how far one has walked around.
 */
export class HoloCamera extends Camera {
  /** Degrees somebody has chosen by hand; else the height has a name, and suits the table. */
  #byHand: number | undefined;
  #preset: Preset = 'shoulder';
  #fit: { readonly for: string; readonly fit: Fit } | undefined;
  #through: Lens | undefined;
  #nearBy = false;
  /** Whether houses stand there, that one has to look behind. */
  built = false;
  #flight: { readonly from: Lens; readonly began: number } | undefined;
  #film: 'runs' | 'stands' | undefined;
  #swayed = 0;
  #filmed: number | undefined;
  #offFilm: (() => void) | undefined;
  #off: (() => void) | undefined;
  #kept: { readonly view: View; readonly turn: number; readonly pitch: number; readonly lens: Lens } | undefined;

  constructor(area: Area, ticker: Ticker, start?: View) {
    super(area, ticker, start);
    this.listen(() => {
      this.#kept = undefined;
    });
  }

  get pitch(): number {
    if (this.#byHand !== undefined) return this.#byHand;
    if (this.#film) return FILM.pitch;
    if (this.#preset !== 'shoulder') return PITCHES[this.#preset];
    return between(shoulderOf(this.place), LOW[this.built ? 'built' : 'open'], this.#nearness);
  }
  /** From 0, where the whole table is seen, to 1. */
  get #nearness(): number {
    const { place, view } = this;
    const whole = wholeTable({ ...place, turn: Math.round(place.turn / 90) * 90 });
    return within(Math.log(whole.pixel / view.pixel) / Math.log(NEARER), 0, 1);
  }
  /** The height one looks from, by its name, if it has one. */
  get preset(): Preset | undefined {
    return this.#through || this.#byHand !== undefined ? undefined : this.#preset;
  }
  /** Whether one looks through the eyes of a piece. */
  get through(): boolean {
    return this.#through !== undefined;
  }

  fit(): Fit {
    const { place, pitch } = this;
    const { area, screen, turn, named } = place;
    const near = this.#preset === 'above' ? 0 : this.#nearness;
    const now = `${Object.values({ ...screen, ...named }).join(' ')} ${area.width} ${area.depth} ${Math.round(turn / 90)} ${pitch.toFixed(1)} ${near.toFixed(2)}`;
    if (this.#fit?.for !== now) {
      const whole = fitOf(place, pitch);
      // From near by a part of the table has to be seen that is shaped like the screen.
      const part = near > 0 ? fitOf({ area: shapeOf(screen), screen, turn: 0 }, pitch) : whole;
      const fit = {
        farther: between(whole.farther, part.farther, near),
        before: between(whole.before, part.before, near),
      };
      this.#fit = { for: now, fit };
    }
    return this.#fit.fit;
  }

  #orbiting(): Lens {
    const { view, turn } = this;
    const { screen } = this.place;
    if (this.#film) {
      const distance = focalOf(screen) * FILM.wide * view.pixel * FILM.farther;
      const sway = FILM.degrees * Math.sin((2 * Math.PI * this.#swayed) / FILM.milliseconds);
      return orbiting([view.x, view.y, EYES], turn + sway, FILM.pitch, distance, screen, FILM.wide);
    }
    const { farther, before } = this.fit();
    const distance = focalOf(screen) * view.pixel * farther;
    const [s, c] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    const level = within((30 - this.pitch) / 17, 0, 1);
    const at: Point = [view.x + s * before * distance, view.y - c * before * distance, EYES * level];
    return orbiting(at, turn, this.pitch, distance, screen);
  }

  get lens(): Lens {
    const to = this.#through ?? this.#standing();
    if (!this.#flight) return to;
    const t = Math.min(1, (this.ticker.now() - this.#flight.began) / FLIGHT);
    return lensBetween(this.#flight.from, to, ease(t));
  }
  #standing(): Lens {
    this.#kept ??= { view: this.view, turn: this.turn, pitch: this.pitch, lens: this.#orbiting() };
    return this.#kept.lens;
  }

  override onScreen(at: Vec): Vec {
    return seen(this.lens, [at.x, at.y, 0]);
  }
  override onTable(at: Vec): Vec {
    return groundAt(this.lens, at);
  }
  override pan(right: number, up: number): void {
    this.leave();
    super.pan(right, up);
  }
  override zoom(factor: number, at?: Vec): void {
    this.leave();
    const there = at && this.onTable(at);
    super.zoom(factor, at);
    if (!at || !there) return;
    // From nearer one looks lower: what was under the pointer comes back to it.
    for (let tries = 0; tries < 6; tries++) {
      const now = this.onTable(at);
      super.shift(there.x - now.x, there.y - now.y);
    }
  }
  override showWhole(): void {
    this.leave();
    this.orbit = 0;
    super.showWhole();
  }
  override frame(points: readonly Vec[]): void {
    if (!this.#through && !this.#film) super.frame(points);
  }
  override keepInSight(points: readonly Vec[]): void {
    if (!this.#through) super.keepInSight(points);
  }

  /** Walks around the table and up or down, by hand. */
  walk(degrees: number, higher: number): void {
    this.leave();
    this.orbit += degrees;
    this.#byHand = within(this.pitch + higher, LOWEST, HIGHEST);
    this.byHand();
  }

  /**
   * Flies to one of the heights that have a name, on the side of the table that lies before the player. At eye level the
   * whole table is a thin strip: one goes near to what happens there, and comes back afterwards.
   */
  look(preset: Preset, those: readonly Vec[] = []): void {
    const [near, back] = [preset === 'level' && this.whole, preset !== 'level' && this.#nearBy];
    this.#fly(() => {
      this.#through = undefined;
      this.#preset = preset;
      this.#byHand = undefined;
      this.orbit = 0;
      if (near && those.length > 0) this.#goNear(those);
      if (back) super.showWhole();
    });
    this.#nearBy = near;
  }

  /** So near that all of them are seen beside each other, if that can be. */
  #goNear(those: readonly Vec[]): void {
    const { turn, place, view } = this;
    const [s, c] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
    const across = those.map(({ x, y }) => x * c + y * s);
    const ahead = those.map(({ x, y }) => y * c - x * s);
    const middle = (of: readonly number[]) => (Math.min(...of) + Math.max(...of)) / 2;
    const wide = Math.max(...across) - Math.min(...across) + 2 * BESIDE;
    const [right, far] = [middle(across), middle(ahead)];
    super.centre({ x: right * c - far * s, y: right * s + far * c });
    super.zoom(within(wide / (freeOf(place.screen).width * view.pixel), NEAR_BY.least, NEAR_BY.most));
  }

  /** Films what happens, on and on while it runs; undefined is a camera for whoever plays. */
  film(how: 'runs' | 'stands' | undefined): void {
    if (this.#film === how) return;
    this.#film = how;
    if (how) this.travel = FILM.travel;
    this.#filmed = undefined;
    this.#kept = undefined;
    this.tell();
    this.#sway();
  }
  /** Whom the film is about: they fill the picture. */
  follow(points: readonly Vec[]): void {
    super.frame(points);
  }
  #sway(): void {
    if (this.#film !== 'runs' || this.#offFilm || this.ticker.still()) return;
    this.#offFilm = this.ticker.next(() => {
      this.#offFilm = undefined;
      const now = this.ticker.now();
      // A tab that was hidden goes on where it was left.
      this.#swayed += Math.min(100, now - (this.#filmed ?? now));
      this.#filmed = now;
      this.#kept = undefined;
      this.tell();
      this.#sway();
    });
  }

  /** Looks from a point at another, until somebody moves the picture by hand. */
  lookThrough(from: Point, to: Point): void {
    const { screen } = this.place;
    this.#fly(() => {
      this.#through = looking(from, to, screen);
    });
  }

  /** Comes back from the eyes of a piece. */
  leave(): void {
    if (!this.#through) return;
    this.#fly(() => {
      this.#through = undefined;
    });
  }

  #fly(change: () => void): void {
    const from = this.lens;
    change();
    this.#kept = undefined;
    this.#flight = this.ticker.still() ? undefined : { from, began: this.ticker.now() };
    this.tell();
    this.#soar();
  }
  #soar(): void {
    if (!this.#flight || this.#off) return;
    this.#off = this.ticker.next(() => {
      this.#off = undefined;
      if (this.#flight && this.ticker.now() - this.#flight.began >= FLIGHT) this.#flight = undefined;
      this.tell();
      this.#soar();
    });
  }

  override get moving(): boolean {
    return super.moving || this.#flight !== undefined;
  }
  override stop(): void {
    super.stop();
    this.#off?.();
    this.#off = undefined;
    this.#offFilm?.();
    this.#offFilm = undefined;
  }
}
