import type { Vec } from '@holotisch/table';
import type { Box } from '../arrange.ts';
import type {
  Description,
  Ground as GroundData,
  Light,
  Look,
  OutlineItem,
  PieceItem,
  PieceStyle,
} from '../description.ts';
import type { Rig } from '../rig.ts';
import { same } from '../same.ts';
import { Bodies } from './bodies.ts';
import { Effects } from './effects.ts';
import { Ground } from './ground.ts';
import type { HoloCamera } from './holo-camera.ts';
import { Library } from './library.ts';
import { Marks, type Member } from './marks.ts';
import { finishOf, isDay, moodOf } from './moods.ts';
import { Overlay } from './overlay.ts';
import { type Pickable, pieceAt, placeAt, surfaceAt } from './pick.ts';
import { type Figures, World } from './world.ts';

const TABLE = { x: 0, y: 0, hx: 0, hy: 1 };
/** Closer together than this, in mm, two pieces stand at the same place. */
const SAME_PLACE = 0.5;

/** What of the page lies over the picture: its tools and its small map. */
function lyingOver(canvas: HTMLCanvasElement): readonly Box[] {
  const [at, view] = [canvas.getBoundingClientRect(), canvas.closest('.table-view')];
  return [...(view?.querySelectorAll('.overview, .table-view-tools') ?? [])].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: x - at.x + width / 2, y: y - at.y + height / 2, width, height };
  });
}

/** A table in three dimensions: what is described, made of light and triangles. */
export class HoloTable {
  readonly overlay: Overlay;
  readonly #camera: HoloCamera;
  readonly #rig: Rig;
  readonly #world: World;
  readonly #library: Library;
  #ground: { readonly of: GroundData; readonly style: PieceStyle | undefined; readonly made: Ground } | undefined;
  #bodies: Bodies;
  #marks: Marks;
  readonly #effects: Effects;
  #pieces: readonly PieceItem[] = [];
  #outlines: readonly OutlineItem[] = [];
  #shown: Description | undefined;
  #lights: Readonly<Record<string, Light>> = {};
  readonly #moved = new Set<string>();
  readonly #hung = new Map<string, () => void>();
  readonly #off: (() => void)[] = [];
  /** Someone's place in the picture has changed by more than motion. */
  #settle = true;

  constructor(canvas: HTMLCanvasElement, camera: HoloCamera, rig: Rig) {
    this.#camera = camera;
    this.#rig = rig;
    this.#world = new World(canvas, () => this.#beforeFrame());
    this.#library = new Library(() => this.#renew());
    this.#bodies = new Bodies(this.#library, { holo: 1 });
    this.#marks = new Marks(false);
    this.#effects = new Effects(() => this.#bodies.all);
    this.overlay = new Overlay(
      camera,
      () => this.#bodies.all,
      () => lyingOver(canvas),
    );
    this.#world.scene.add(this.#effects.group);
    this.#off.push(
      camera.listen(() => {
        this.#world.ask();
      }),
    );
    const { screen } = camera.place;
    this.#world.resize(screen);
  }

  #renew(): void {
    const shown = this.#shown;
    this.#pieces = [];
    if (shown) this.show(shown, this.#lights);
  }

  /** Lays out what is described; what has not changed stays as it is. */
  show(description: Description, lights: Readonly<Record<string, Light>>): void {
    const { ground, items, style } = description;
    if (!this.#ground || this.#ground.style !== style || !same(this.#ground.of, ground)) this.#layGround(ground, style);
    const pieces = items.flatMap((item) => (item.kind === 'piece' ? [item] : []));
    this.#outlines = items.flatMap((item) => (item.kind === 'outline' ? [item] : []));
    this.#place(pieces, this.#outlines);
    // Most of what changes is light: who points at something moves nothing.
    const stays = this.#pieces.length === pieces.length && pieces.every((item, i) => item === this.#pieces[i]);
    if (!stays) {
      this.#pieces = pieces;
      this.#bodies.lay(pieces, (item) => this.#rig.poseOf(item.key) ?? item.pose);
      this.#world.shadows();
    }
    this.#marks.lay(
      this.#outlines,
      items.flatMap((item) => (item.kind === 'ruler' ? [item] : [])),
      items.flatMap((item) => (item.kind === 'ray' ? [item] : [])),
      pieces.flatMap((item) =>
        [...new Set([item.light, lights[item.key]])].flatMap((light) => (light ? [[item, light] as const] : [])),
      ),
    );
    this.#effects.lay(
      items.flatMap((item) => (item.kind === 'effect' ? [item] : [])),
      pieces,
    );
    this.#shown = description;
    this.#lights = lights;
    this.#bind();
    this.#settle = true;
    this.#world.ask();
  }

  #layGround(ground: GroundData, style: PieceStyle | undefined): void {
    const { scene } = this.#world;
    if (this.#ground) {
      scene.remove(this.#ground.made.group, this.#bodies.group, this.#marks.group);
      this.#ground.made.dispose();
      this.#bodies.dispose();
      this.#marks.dispose();
    }
    this.#pieces = [];
    const mood = moodOf(ground, style);
    this.#bodies = new Bodies(this.#library, finishOf(ground, style));
    this.#marks = new Marks(isDay(ground));
    this.#ground = { of: ground, style, made: new Ground(ground, mood, this.#marks.onGround) };
    this.#world.light(ground, mood);
    scene.add(this.#ground.made.group, this.#bodies.group, this.#marks.group);
  }

  /** Tells the rig where things stand, and hangs on it what follows them. */
  #place(pieces: readonly PieceItem[], outlines: readonly OutlineItem[]): void {
    const there = new Map<string, PieceItem | OutlineItem>(pieces.map((item) => [item.key, item]));
    for (const item of outlines) if (item.on === undefined) there.set(item.key, item);
    for (const [key, off] of this.#hung)
      if (!there.has(key)) {
        off();
        this.#rig.place(key, undefined);
        this.#hung.delete(key);
      }
    for (const [key, item] of there) {
      this.#rig.place(key, item.kind === 'piece' ? item.pose : (item.pose ?? TABLE));
      if (this.#hung.has(key)) continue;
      const draw = () => {
        this.#moved.add(key);
        this.#world.ask();
      };
      this.#hung.set(key, this.#rig.hang(key, draw, 'piece'));
    }
  }

  #beforeFrame(): boolean {
    const { screen } = this.#camera.place;
    const { lens } = this.#camera;
    const moved = [...this.#moved];
    this.#moved.clear();
    for (const key of moved) {
      const pose = this.#rig.poseOf(key);
      if (pose) this.#bodies.put(key, pose);
    }
    if (moved.length > 0) {
      this.#world.shadows();
      this.#bind();
    }
    this.#marks.resize(screen.width, screen.height);
    this.#marks.follow(
      (key) => this.#rig.poseOf(key),
      (key) => this.#bodies.all.get(key)?.item.foot ?? 0,
    );
    const now = performance.now();
    const falls = this.#effects.falls(now);
    for (const [key, fallen] of falls) this.#bodies.fell(key, fallen);
    if (falls.size > 0) this.#world.shadows();
    const plays = this.#effects.play(now, lens);
    this.#world.look(lens, screen);
    this.overlay.place(this.#settle);
    this.#settle = false;
    return plays;
  }

  /** Bands about units on the ground; those on different floors need none to be told apart. */
  #bind(): void {
    const groups = new Map<string, Member[]>();
    for (const { item, pose } of this.#bodies.all.values()) {
      if (item.group === undefined || item.ghost !== undefined || item.foot !== undefined) continue;
      const there = groups.get(item.group);
      if (there) there.push({ item, pose });
      else groups.set(item.group, [{ item, pose }]);
    }
    for (const [group, { length }] of groups) if (length < 2) groups.delete(group);
    this.#marks.bands(groups, ({ key, light }) => light !== undefined || this.#lights[key] !== undefined);
  }

  resize(): void {
    this.#world.resize(this.#camera.place.screen);
    this.#settle = true;
    this.#world.ask();
  }

  /** What lies at a place of the screen. */
  keyAt(at: Vec): string | undefined {
    const { lens } = this.#camera;
    const piece = pieceAt(
      lens,
      at,
      this.#those(({ label }) => label !== undefined),
    );
    return (piece && this.#handleOf(piece)) ?? surfaceAt(lens, at, this.#outlines, (key) => this.#rig.poseOf(key));
  }

  /** What can be drawn lies upon the piece that stands at the same place, as in the flat table. */
  #handleOf(key: string): string {
    const { pose } = this.#bodies.all.get(key)!;
    const upon = [...this.#bodies.all.values()].findLast(
      ({ item, pose: { x, y } }) =>
        item.draggable && item.label !== undefined && Math.hypot(x - pose.x, y - pose.y) < SAME_PLACE,
    );
    return upon?.item.key ?? key;
  }

  /** The place of the table there: on a roof, if that is what one sees. */
  placeAt(at: Vec): Vec {
    return placeAt(
      this.#camera.lens,
      at,
      this.#those(({ scenery }) => scenery === true),
    );
  }

  #those(wanted: (item: PieceItem) => boolean): readonly Pickable[] {
    return [...this.#bodies.all.values()].flatMap(({ item, pose, made: { form } }): readonly Pickable[] =>
      wanted(item) ? [{ key: item.key, pose, foot: item.foot ?? 0, form }] : [],
    );
  }

  isDraggable(key: string): boolean {
    return this.#bodies.all.get(key)?.item.draggable === true;
  }

  /** How high a piece of scenery is at a place: what is printed there lies on it. */
  heightAt({ x, y }: Vec): number {
    let high = 0;
    for (const { item, pose, made } of this.#bodies.all.values())
      if (item.scenery && Math.hypot(pose.x - x, pose.y - y) < 8) high = Math.max(high, made.form.high[2]);
    return high;
  }

  /** Shows where the keyboard is. */
  focus(key: string | undefined): void {
    const body = key === undefined ? undefined : this.#bodies.all.get(key);
    this.#marks.focus(body && key, body?.item.radius ?? 0);
    this.#world.ask();
  }

  /** Puts the eye to the head of a piece, or to a place of it, looking at another. */
  lookThrough({ from, at, to }: Look): boolean {
    const [a, b] = [this.#bodies.all.get(from), this.#bodies.all.get(to)];
    if (!a || !b) return false;
    const head = (body: typeof a) => (body.item.foot ?? 0) + body.made.form.high[2];
    const [dx, dy] = [b.pose.x - a.pose.x, b.pose.y - a.pose.y];
    const far = Math.hypot(dx, dy) || 1;
    // Before its own face, not within its head.
    const out = Math.min(a.item.radius * 0.5, far / 3);
    const place = at ?? { x: a.pose.x + (dx / far) * out, y: a.pose.y + (dy / far) * out };
    // A little above its own line of sight, which would else be nothing but a point.
    const eye = head(a) + 5;
    this.overlay.looksAt = to;
    this.#camera.lookThrough(
      [place.x, place.y, eye],
      [b.pose.x, b.pose.y, (b.item.foot ?? 0) + b.made.form.high[2] * 0.6],
    );
    return true;
  }

  get figures(): Figures {
    return this.#world.figures;
  }

  dispose(): void {
    for (const off of [...this.#off, ...this.#hung.values()]) off();
    this.overlay.stop();
    this.#ground?.made.dispose();
    this.#bodies.dispose();
    this.#marks.dispose();
    this.#effects.dispose();
    this.#world.dispose();
  }
}
