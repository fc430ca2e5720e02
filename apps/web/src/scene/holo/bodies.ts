import type { Pose } from '@holotisch/table';
import {
  BufferAttribute,
  BufferGeometry,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Mesh,
  type MeshStandardMaterial,
} from 'three';
import type { PieceItem } from '../description.ts';
import type { Form } from './form.ts';
import type { Library, Made } from './library.ts';
import { type Finish, linear, pieceMaterial, SIDES } from './looks.ts';

/** Below the first number of the owner's colour: nobody's. */
const NONE = -1;

/** What a piece looks like beside its form, as the shader takes it: seen through, pale, lost, happened. */
function stateOf({ ghost, faint, spent, harm = 0, conditions }: PieceItem): readonly [number, number, number, number] {
  const solid = ghost === 'preview' ? 0.3 : ghost ? 0.5 : faint ? 0.22 : 1;
  const happened = conditions?.includes('ionised') ? 1 : conditions?.includes('tractored') ? 2 : 0;
  return [solid, spent || conditions?.includes('disabled') ? 1 : 0, harm, happened];
}
function ownerOf({ owner, ghost }: PieceItem): ArrayLike<number> {
  if (ghost === 'barred') return linear(0xff4a36).toArray();
  return owner === undefined ? [NONE, NONE, NONE] : linear(SIDES[owner]).toArray();
}
const isSeenThrough = (item: PieceItem): boolean => item.ghost !== undefined || item.faint === true;

/** Who is suppressed keeps his head down, who panics still more. */
function heightOf({ conditions = [] }: PieceItem): number {
  return conditions.includes('panicked') ? 0.72 : conditions.includes('suppressed') ? 0.84 : 1;
}

/** How far over somebody lies who has fallen. */
const LYING = (84 * Math.PI) / 180;

/** Where a piece stands, as a matrix by columns: x to its right, y ahead of it; who has fallen lies on his back. */
function matrixOf(
  { x, y, hx, hy }: Pose,
  item: PieceItem,
  into: Float32Array | number[],
  at: number,
  fallen = 0,
): void {
  const [s, c] = [Math.sin(fallen * LYING), Math.cos(fallen * LYING)];
  const h = heightOf(item);
  // Over the rim of his base, of which nothing sinks into the ground.
  const [back, up] = [item.radius * (1 - c), item.radius * s];
  const place = [x - hx * back, y - hy * back, (item.foot ?? 0) + up];
  const m = [hy, -hx, 0, 0, hx * c, hy * c, s, 0, -hx * s * h, -hy * s * h, c * h, 0, ...place, 1];
  for (let i = 0; i < 16; i++) into[at + i] = m[i]!;
}

function geometryOf(form: Form): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(form.corners, 3));
  geometry.setAttribute('normal', new BufferAttribute(form.normals, 3));
  geometry.setAttribute('aPaint', new BufferAttribute(form.paint, 4));
  geometry.setAttribute('aEdge', new BufferAttribute(form.edges, 3));
  geometry.setAttribute('aGlow', new BufferAttribute(form.glow, 1));
  return geometry;
}

/** All pieces of one form: one call draws them, however many they are. */
class Crowd {
  readonly keys: string[] = [];
  readonly mesh: InstancedMesh;
  readonly #owner: InstancedBufferAttribute;
  readonly #state: InstancedBufferAttribute;

  readonly room: number;

  constructor(
    room: number,
    geometry: BufferGeometry,
    material: MeshStandardMaterial,
    seenThrough: boolean,
    painted: boolean,
  ) {
    this.room = room;
    this.#owner = new InstancedBufferAttribute(new Float32Array(room * 3), 3);
    this.#state = new InstancedBufferAttribute(new Float32Array(room * 4), 4);
    geometry.setAttribute('aOwner', this.#owner);
    geometry.setAttribute('aState', this.#state);
    this.mesh = new InstancedMesh(geometry, material, room);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = !seenThrough;
    // A hologram is light itself: no shadow falls on it.
    this.mesh.receiveShadow = painted;
    this.mesh.renderOrder = seenThrough ? 3 : 0;
    this.mesh.count = 0;
  }

  add(key: string): number {
    this.keys.push(key);
    this.mesh.count = this.keys.length;
    return this.keys.length - 1;
  }
  dress(at: number, item: PieceItem): void {
    this.#owner.set(ownerOf(item), at * 3);
    this.#state.set(stateOf(item), at * 4);
    this.#owner.needsUpdate = true;
    this.#state.needsUpdate = true;
  }
  put(at: number, pose: Pose, item: PieceItem, fallen?: number): void {
    matrixOf(pose, item, this.mesh.instanceMatrix.array as Float32Array, at * 16, fallen);
    this.mesh.instanceMatrix.needsUpdate = true;
  }
}

/** A piece as it stands in the world. */
export interface Body {
  item: PieceItem;
  readonly made: Made;
  pose: Pose;
  crowd: string;
  at: number;
}

/** Pieces that never move and are nobody's: all of them are baked into one form. */
const isScenery = (item: PieceItem): boolean =>
  item.owner === undefined && item.ghost === undefined && !item.draggable && !item.faint && !item.spent;

/** Everything that stands on the table, drawn with as few calls as there are kinds of things. */
export class Bodies {
  readonly group = new Group();
  readonly #library: Library;
  readonly #painted: boolean;
  readonly #solid: MeshStandardMaterial;
  readonly #glass: MeshStandardMaterial;
  #bodies = new Map<string, Body>();
  #crowds = new Map<string, Crowd>();
  #baked: Mesh | undefined;
  /** Scenery that has moved after all. */
  readonly #loose = new Set<string>();
  #items: readonly PieceItem[] = [];

  constructor(library: Library, finish: Finish) {
    this.#library = library;
    this.#painted = finish.holo < 0.5;
    this.#solid = pieceMaterial(finish, false);
    this.#glass = pieceMaterial(finish, true);
  }

  get all(): ReadonlyMap<string, Body> {
    return this.#bodies;
  }

  /** Another table: made anew as a whole, which is seldom and takes little. */
  lay(items: readonly PieceItem[], poseOf: (item: PieceItem) => Pose): void {
    this.#items = items;
    const scenery: Body[] = [];
    const wanted = new Map<string, { readonly made: Made; readonly through: boolean; readonly bodies: Body[] }>();
    const bodies = new Map<string, Body>();
    for (const item of items) {
      const { name, made } = this.#library.of(item);
      const through = isSeenThrough(item);
      const body: Body = { item, made, pose: poseOf(item), crowd: `${name} ${through}`, at: 0 };
      bodies.set(item.key, body);
      if (isScenery(item) && !this.#loose.has(item.key)) {
        scenery.push({ ...body, crowd: '' });
        body.crowd = '';
        continue;
      }
      const crowd = wanted.get(body.crowd) ?? { made, through, bodies: [] };
      crowd.bodies.push(body);
      wanted.set(body.crowd, crowd);
    }
    this.#bodies = bodies;
    this.#gather(wanted);
    this.#bake(scenery);
  }

  #gather(
    wanted: ReadonlyMap<string, { readonly made: Made; readonly through: boolean; readonly bodies: Body[] }>,
  ): void {
    for (const [name, crowd] of this.#crowds) {
      const now = wanted.get(name);
      if (now && now.bodies.length <= crowd.room) continue;
      this.group.remove(crowd.mesh);
      crowd.mesh.geometry.dispose();
      crowd.mesh.dispose();
      this.#crowds.delete(name);
    }
    for (const [name, { made, through, bodies }] of wanted) {
      let crowd = this.#crowds.get(name);
      if (!crowd) {
        const room = 2 ** Math.ceil(Math.log2(bodies.length));
        crowd = new Crowd(room, geometryOf(made.form), through ? this.#glass : this.#solid, through, this.#painted);
        this.#crowds.set(name, crowd);
        this.group.add(crowd.mesh);
      }
      crowd.keys.length = 0;
      for (const body of bodies) {
        body.at = crowd.add(body.item.key);
        crowd.dress(body.at, body.item);
        crowd.put(body.at, body.pose, body.item);
      }
    }
  }

  #bakedOf = '';
  #bake(scenery: readonly Body[]): void {
    const now = scenery
      .map(({ item, pose, made }) => `${item.key} ${pose.x} ${pose.y} ${pose.hx} ${made.form.corners.length}`)
      .join();
    if (now === this.#bakedOf) return;
    this.#bakedOf = now;
    if (this.#baked) {
      this.group.remove(this.#baked);
      this.#baked.geometry.dispose();
      this.#baked = undefined;
    }
    const count = scenery.reduce((sum, { made }) => sum + made.form.corners.length / 3, 0);
    if (count === 0) return;
    const geometry = new BufferGeometry();
    const take = (name: string, size: number, of: (form: Form) => Float32Array, turn?: boolean) => {
      const all = new Float32Array(count * size);
      let at = 0;
      for (const { made, pose, item } of scenery) {
        const own = of(made.form);
        all.set(own, at);
        if (turn !== undefined) turned(all, at, own.length, pose, turn ? (item.foot ?? 0) : undefined);
        at += own.length;
      }
      geometry.setAttribute(name, new BufferAttribute(all, size));
    };
    take('position', 3, ({ corners }) => corners, true);
    take('normal', 3, ({ normals }) => normals, false);
    take('aPaint', 4, ({ paint }) => paint);
    take('aEdge', 3, ({ edges }) => edges);
    take('aGlow', 1, ({ glow }) => glow);
    geometry.setAttribute('aOwner', new BufferAttribute(new Float32Array(count * 3).fill(NONE), 3));
    const state = new Float32Array(count * 4);
    for (let i = 0; i < count; i++) state[4 * i] = 1;
    geometry.setAttribute('aState', new BufferAttribute(state, 4));
    this.#baked = new Mesh(geometry, this.#solid);
    this.#baked.castShadow = true;
    this.#baked.receiveShadow = this.#painted;
    this.#baked.frustumCulled = false;
    this.group.add(this.#baked);
  }

  /** Puts a piece elsewhere. */
  put(key: string, pose: Pose): void {
    const body = this.#bodies.get(key);
    if (!body) return;
    if (body.pose.x === pose.x && body.pose.y === pose.y && body.pose.hx === pose.hx && body.pose.hy === pose.hy)
      return;
    body.pose = pose;
    const crowd = this.#crowds.get(body.crowd);
    if (crowd) crowd.put(body.at, pose, body.item);
    else {
      this.#loose.add(key);
      const poses = new Map([...this.#bodies].map(([name, one]) => [name, one.pose]));
      this.lay(this.#items, (item) => poses.get(item.key) ?? item.pose);
    }
  }

  /** Shows somebody as far over as he has fallen. */
  fell(key: string, fallen: number): void {
    const body = this.#bodies.get(key);
    if (body) this.#crowds.get(body.crowd)?.put(body.at, body.pose, body.item, fallen);
  }

  dispose(): void {
    for (const { mesh } of this.#crowds.values()) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    this.#baked?.geometry.dispose();
    this.#solid.dispose();
    this.#glass.dispose();
  }
}

/** Turns corners (lifted by `foot`) or normals (without it) into the frame of the table. */
function turned(
  all: Float32Array,
  from: number,
  count: number,
  { x, y, hx, hy }: Pose,
  foot: number | undefined,
): void {
  for (let i = from; i < from + count; i += 3) {
    const [ax, ay] = [all[i]!, all[i + 1]!];
    all[i] = ax * hy + ay * hx + (foot === undefined ? 0 : x);
    all[i + 1] = -ax * hx + ay * hy + (foot === undefined ? 0 : y);
    if (foot !== undefined) all[i + 2] = all[i + 2]! + foot;
  }
}
