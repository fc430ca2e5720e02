import type { Point } from '../../models/part.ts';
import {
  arrangeAll,
  asides,
  type Box,
  boxAt,
  clearest,
  coveredBy,
  isFar,
  NOTHING_YET,
  pushedOnto,
  type Side,
  touches,
  type Written,
} from '../arrange.ts';
import { screenOf } from '../details.ts';
import { comesFrom } from '../items/dice.tsx';
import type { Body } from './bodies.ts';
import { Boxes } from './boxes.ts';
import type { HoloCamera } from './holo-camera.ts';
import { type Lens, seen } from './lens.ts';

/** Something of the page that stands over the picture, at a piece or at a point in space. */
export interface Over {
  readonly at: string | Point;
  readonly node: HTMLElement | SVGElement;
  /**
   * A plate and words find their own place beside their piece; a hit lies upon it, to be felt and read out; a knob ahead
   * of it turns it; print stands where it is put.
   */
  readonly is: 'plate' | 'words' | 'hit' | 'knob' | 'print' | 'dice';
  /** Words about no piece, which are as clear a little farther off. */
  readonly loose?: boolean;
  /** Dice lie on the side of their piece that is away from this one. */
  readonly awayFrom?: string;
  readonly sides?: readonly Side[];
  /** In pixels; measured without it. */
  readonly size?: {
    readonly width: number;
    readonly height: number;
    readonly brief: { readonly width: number; readonly height: number };
  };
  /** Told how much there is room for. */
  readonly detail?: (brief: boolean) => void;
  /** Told the way from the middle of its upper edge to its piece, where it hangs far from it. */
  readonly stem?: (to: { readonly x: number; readonly y: number } | undefined) => void;
}

/** So long after the last movement all is looked through again. */
const SETTLED = 130;
const GAP = 3;
/** How far from its middle something begins that hangs at a box. */
export const reachFrom = ({ width, height }: Box) => [width / 2 + GAP, height / 2 + GAP] as const;
/** Pixels between a piece and the dice beside it. */
const BESIDE = 16;
const KNOB = 26;

/** What of the page stands over the picture: put to its place in each frame, and given room when all is still. */
export class Overlay {
  readonly #camera: HoloCamera;
  readonly #bodies: () => ReadonlyMap<string, Body>;
  /** What of the page lies over the picture: its tools, its small map. */
  readonly #lying: () => readonly Box[];
  readonly #all = new Map<string, Over>();
  #now = NOTHING_YET;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moved = false;
  /** Whom one looks at with the eyes of another: words are shown for nobody else then. */
  looksAt: string | undefined;
  #boxes: Boxes;
  /** While all is looked through again dice may leave their place, but only for a good reason. */
  #settling = false;
  /** Which of the places beside their piece dice have taken: they stay there while the picture moves. */
  readonly #asides = new Map<string, number>();

  constructor(camera: HoloCamera, bodies: () => ReadonlyMap<string, Body>, lying: () => readonly Box[] = () => []) {
    this.#camera = camera;
    this.#bodies = bodies;
    this.#lying = lying;
    this.#boxes = new Boxes(camera.lens, new Map());
  }

  add(name: string, over: Over): () => void {
    this.#all.set(name, over);
    return () => {
      if (this.#all.get(name) === over) this.#all.delete(name);
    };
  }

  /** Puts everything where it belongs; what has to be given room waits until all is still. */
  place(settle: boolean): void {
    const { lens } = this.#camera;
    this.#boxes = new Boxes(lens, this.#bodies());
    const screen = screenOf(this.#camera);
    if (settle) {
      this.#settling = true;
      this.#arrange(lens, screen);
      this.#settling = false;
    }
    for (const [name, over] of this.#all) {
      // What is only felt for is put to its place when all stands still.
      if (over.is === 'hit' && !settle) continue;
      this.#put(name, over, lens, screen, settle);
    }
    if (settle) return;
    this.#moved = true;
    this.#timer ??= setTimeout(this.#look, SETTLED);
  }
  readonly #look = (): void => {
    this.#timer = undefined;
    if (this.#moved) {
      this.#moved = false;
      this.#timer = setTimeout(this.#look, SETTLED);
    } else this.place(true);
  };

  #put(name: string, over: Over, lens: Lens, screen: Box, settle: boolean): void {
    const spot = this.#spot(name, over, lens, screen, settle);
    const { style } = over.node;
    if (!spot) {
      if (style.visibility !== 'hidden') style.visibility = 'hidden';
      return;
    }
    if (style.visibility !== 'visible') style.visibility = 'visible';
    style.transform = `translate(${Math.round(spot.x)}px, ${Math.round(spot.y)}px)`;
    if (over.is === 'hit') {
      style.width = `${Math.round(spot.width)}px`;
      style.height = `${Math.round(spot.height)}px`;
    }
  }

  /** Its upper left corner; of what stands about a point, that point. */
  #spot(name: string, over: Over, lens: Lens, screen: Box, settle: boolean): Box | undefined {
    const { at } = over;
    if (over.is === 'knob') return typeof at === 'string' ? this.#knob(lens, at) : undefined;
    if (over.is === 'print' || typeof at !== 'string') {
      const spot = typeof at === 'string' ? undefined : seen(lens, at);
      if (!spot || spot.far <= 1) return undefined;
      if (over.is === 'hit') return { x: spot.x - 14, y: spot.y - 14, width: 28, height: 28 };
      if (over.is !== 'words') return { ...spot, width: 0, height: 0 };
      return corner(
        pushedOnto(screen, this.#hung(name, over, this.#boxes.about(at as Point) ?? { ...spot, width: 0, height: 0 })),
      );
    }
    const box = this.#boxes.of(at);
    if (!box) return undefined;
    if (over.is === 'hit') {
      const [width, height] = [Math.max(18, box.width * 0.7), Math.max(18, box.height * 0.7)];
      return corner({ ...box, width, height });
    }
    if (over.is === 'dice') {
      const thrown = this.#thrown(name, over, screen);
      comesFrom(over.node, box.x - thrown.x, box.y - thrown.y);
      return corner(thrown);
    }
    // Words at something that is not in the picture would only be puzzling at its edge.
    if (over.is === 'words' && !(touches(box, screen) && this.#isMeant(at))) return undefined;
    const hung = this.#hung(name, over, this.#boxes.room(at) ?? box);
    if (over.is === 'plate') {
      // Whose piece is seen in part has its plate on the screen as well.
      const shown = touches(box, screen) ? pushedOnto(screen, hung) : hung;
      if (settle) over.stem?.(this.#stem(name, shown, box, at));
      return { ...shown, y: shown.y - shown.height / 2 };
    }
    return corner(pushedOnto(screen, hung));
  }

  /** From the middle of its upper edge to the rim of its piece. */
  #stem(name: string, plate: Box, piece: Box, of: string): { readonly x: number; readonly y: number } | undefined {
    const side = this.#now.sides.get(name);
    if (side === undefined || !(isFar(side) || this.#isNearer(plate, piece, of))) return undefined;
    const [dx, dy] = [piece.x - plate.x, piece.y - plate.y];
    const within = Math.max(Math.abs(dx) / (piece.width / 2), Math.abs(dy) / (piece.height / 2));
    const share = within > 1 ? 1 - 0.8 / within : 0;
    return { x: dx * share, y: dy * share + plate.height / 2 };
  }

  /** Whether somebody else stands nearer to a plate than the piece that it belongs to: one would take it for his. */
  #isNearer(plate: Box, piece: Box, of: string): boolean {
    const own = gapOf(plate, piece);
    const group = this.#bodies().get(of)?.item.group;
    return [...this.#bodies().values()].some(({ item }) => {
      if (item.key === of || item.owner === undefined || (group !== undefined && item.group === group)) return false;
      const box = this.#boxes.of(item.key);
      return box !== undefined && gapOf(plate, box) < own;
    });
  }

  #isMeant(key: string): boolean {
    if (this.looksAt === undefined || !this.#camera.through) return true;
    const group = this.#bodies().get(key)?.item.group;
    return key === this.looksAt || (group !== undefined && group === this.#bodies().get(this.looksAt)?.item.group);
  }

  /** Beside the unit, away from the other one: neither it nor the line of fire is hidden, nor anybody who stands near. */
  #thrown(name: string, { node, at, awayFrom }: Over, screen: Box): Box {
    const box = this.#boxes.room(at as string) ?? screen;
    const other = (awayFrom === undefined ? undefined : this.#boxes.room(awayFrom)) ?? { x: box.x, y: box.y + 1 };
    const places = asides(screen, box, other, { ...measured(node), gap: BESIDE });
    const old = this.#asides.get(name);
    if (old !== undefined && !this.#settling) return places[old]!;
    const pieces = [...this.#bodies().values()].flatMap(({ item }) =>
      item.owner === undefined ? [] : (this.#boxes.of(item.key) ?? []),
    );
    const keepOff = [...pieces, ...this.#lying()];
    const stays = old !== undefined && coveredBy(places[old]!, box, keepOff) === 0;
    const found = stays ? old : clearest(places, box, keepOff);
    this.#asides.set(name, found);
    return places[found]!;
  }

  /** What is printed on the table, and whose edge is whose. */
  #printed(lens: Lens): readonly Box[] {
    return [...this.#all.values()].flatMap(({ is, at, node }) => {
      const spot = is === 'print' && typeof at !== 'string' ? seen(lens, at) : undefined;
      const words = node.firstElementChild;
      return spot && spot.far > 1 && words instanceof HTMLElement ? [{ ...spot, ...measured(words) }] : [];
    });
  }

  #knob(lens: Lens, key: string): Box | undefined {
    const body = this.#bodies().get(key);
    if (!body) return undefined;
    const { pose, item } = body;
    const foot = item.foot ?? 0;
    const pixel = this.#camera.view.pixel;
    const ahead = item.radius + KNOB * pixel;
    const spot = seen(lens, [pose.x + pose.hx * ahead, pose.y + pose.hy * ahead, foot + 2]);
    return spot.far <= 1 ? undefined : { ...spot, width: 0, height: 0 };
  }

  #written(name: string, { node, size, sides = ['below'], loose }: Over, at: Box): Written {
    const brief = this.#now.brief.has(name);
    const own = size ? (brief ? size.brief : size) : measured(node);
    return {
      key: name,
      at,
      reach: reachFrom(at),
      width: own.width,
      height: own.height,
      sides,
      ...(loose && { loose }),
    };
  }
  #hung(name: string, over: Over, at: Box): Box {
    return boxAt(this.#written(name, over, at), this.#now.sides.get(name) ?? over.sides?.[0] ?? 'below');
  }

  #arrange(lens: Lens, screen: Box): void {
    const bodies: Box[] = [];
    // What is written keeps off the dice.
    for (const [name, over] of this.#all)
      if (over.is === 'dice' && typeof over.at === 'string' && this.#boxes.of(over.at))
        bodies.push(this.#thrown(name, over, screen));
    bodies.push(...this.#boxes.solid(), ...this.#lying(), ...this.#printed(lens));
    const written = (is: Over['is']) =>
      [...this.#all].flatMap(([name, over]): readonly Written[] => {
        if (over.is !== is || (is === 'words' && typeof over.at === 'string' && !this.#isMeant(over.at))) return [];
        const spot = typeof over.at === 'string' ? undefined : seen(lens, over.at);
        const at =
          typeof over.at === 'string'
            ? this.#boxes.room(over.at)
            : spot && ((is === 'words' ? this.#boxes.about(over.at) : undefined) ?? { ...spot, width: 0, height: 0 });
        if (!at || (spot && spot.far <= 1)) return [];
        const one = this.#written(name, over, at);
        const full = over.size ?? one;
        const body = typeof over.at === 'string' ? this.#boxes.of(over.at) : undefined;
        const pushed = is === 'words' || (body !== undefined && touches(body, screen));
        const sized = { ...one, width: full.width, height: full.height, pushed };
        return [over.size ? { ...sized, brief: over.size.brief } : sized];
      });
    const plates = written('plate');
    const before = this.#now;
    const now = arrangeAll(plates, written('words'), { bodies, screen, before });
    this.#now = now;
    for (const { key } of plates)
      if (before.brief.has(key) !== now.brief.has(key)) this.#all.get(key)?.detail?.(now.brief.has(key));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** Pixels between two boxes. */
const gapOf = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, Math.abs(a.x - b.x) - (a.width + b.width) / 2),
    Math.max(0, Math.abs(a.y - b.y) - (a.height + b.height) / 2),
  );

const corner = ({ x, y, width, height }: Box): Box => ({ x: x - width / 2, y: y - height / 2, width, height });

/** Reading the size of something makes the browser lay out the page: once for each that is written. */
const sizes = new WeakMap<Element, { readonly text: string | null; readonly width: number; readonly height: number }>();
function measured(node: HTMLElement | SVGElement): { readonly width: number; readonly height: number } {
  const old = sizes.get(node);
  if (old && old.text === node.textContent) return old;
  const { width, height } = node.getBoundingClientRect();
  const now = { text: node.textContent, width, height };
  if (width > 0) sizes.set(node, now);
  return now;
}
