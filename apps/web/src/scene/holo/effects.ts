import {
  AdditiveBlending,
  BufferAttribute,
  Color,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  NormalBlending,
  ShaderMaterial,
  Vector3,
} from 'three';
import type { Point } from '../../models/part.ts';
import type { EffectItem, PieceItem } from '../description.ts';
import type { Body } from './bodies.ts';
import type { Lens } from './lens.ts';
import { fallenAt, type Sprite, signsOf, smokeOf, sparksOf } from './sprites.ts';

const VERTEX = /* glsl */ `
attribute vec3 aAt; attribute vec3 aTail; attribute vec4 aColour; attribute vec2 aSize;
uniform vec3 uRight; uniform vec3 uUp;
varying vec2 vUv; varying vec4 vColour; varying float vLong;
void main() {
  vUv = position.xy * 2.;
  vColour = aColour;
  vec3 at;
  vec3 stretch = aAt - aTail;
  vLong = length(stretch) / aSize.x;
  if (dot(stretch, stretch) > .01) {
    vec3 along = normalize(stretch);
    vec3 across = normalize(cross(along, cameraPosition - aAt));
    at = mix(aTail, aAt, position.y + .5) + across * position.x * aSize.x;
  } else at = aAt + uRight * position.x * aSize.x + uUp * position.y * aSize.x;
  gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.);
}`;
const FRAGMENT = /* glsl */ `
varying vec2 vUv; varying vec4 vColour; varying float vLong;
void main() {
  // What is stretched is as bright along its length, and round at its ends.
  float cap = vLong > .01 ? max(0., abs(vUv.y) - max(0., 1. - 1. / max(vLong, 1.))) * max(vLong, 1.) : vUv.y;
  float r = length(vec2(vUv.x, cap));
  // A stroke of a sign has an edge; light and smoke have none.
  float core = HOT < .1 && vLong > .01 ? sqrt(smoothstep(1., .6, r)) : smoothstep(1., 0., r);
  float a = core * core * vColour.a;
  gl_FragColor = vec4(mix(vColour.rgb, vec3(1.), pow(core, 5.) * HOT), a);
  #include <colorspace_fragment>
}`;
const MOST = 1200;

/** Many small lights or puffs, drawn with one call. */
class Sprites {
  readonly mesh: Mesh;
  readonly #geometry = new InstancedBufferGeometry();
  readonly #material: ShaderMaterial;
  readonly #buffers: Readonly<Record<'aAt' | 'aTail' | 'aColour' | 'aSize', InstancedBufferAttribute>>;

  constructor(bright: boolean) {
    const square = new Float32Array([
      -0.5, -0.5, 0, 0.5, -0.5, 0, 0.5, 0.5, 0, -0.5, -0.5, 0, 0.5, 0.5, 0, -0.5, 0.5, 0,
    ]);
    this.#geometry.setAttribute('position', new BufferAttribute(square, 3));
    const buffer = (size: number) => {
      const made = new InstancedBufferAttribute(new Float32Array(MOST * size), size);
      made.setUsage(DynamicDrawUsage);
      return made;
    };
    this.#buffers = { aAt: buffer(3), aTail: buffer(3), aColour: buffer(4), aSize: buffer(2) };
    for (const [name, attribute] of Object.entries(this.#buffers)) this.#geometry.setAttribute(name, attribute);
    this.#material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      defines: { HOT: bright ? '.85' : '0.' },
      uniforms: { uRight: { value: new Vector3() }, uUp: { value: new Vector3() } },
      transparent: true,
      depthWrite: false,
      blending: bright ? AdditiveBlending : NormalBlending,
    });
    this.mesh = new Mesh(this.#geometry, this.#material);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = bright ? 8 : 7;
    this.mesh.visible = false;
  }

  show(sprites: readonly Sprite[], { right, up }: Lens): void {
    const count = Math.min(MOST, sprites.length);
    const colour = new Color();
    for (let i = 0; i < count; i++) {
      const { at, tail, size, hue, alpha } = sprites[i]!;
      this.#buffers.aAt.set(at, 3 * i);
      this.#buffers.aTail.set(tail ?? at, 3 * i);
      colour.set(hue);
      this.#buffers.aColour.set([colour.r, colour.g, colour.b, alpha], 4 * i);
      this.#buffers.aSize.set([size, 0], 2 * i);
    }
    for (const attribute of Object.values(this.#buffers)) attribute.needsUpdate = true;
    this.#geometry.instanceCount = count;
    this.mesh.visible = count > 0;
    this.#material.uniforms['uRight']!.value.set(...right);
    this.#material.uniforms['uUp']!.value.set(...up);
  }

  dispose(): void {
    this.#geometry.dispose();
    this.#material.dispose();
  }
}

/** What lasts a moment, and what hangs over damaged things. */
export class Effects {
  readonly group = new Group();
  readonly #bright = new Sprites(true);
  readonly #smoke = new Sprites(false);
  readonly #bodies: () => ReadonlyMap<string, Body>;
  #running = new Map<string, { readonly item: EffectItem; readonly began: number }>();
  #harmed: readonly PieceItem[] = [];
  #marked: readonly PieceItem[] = [];

  constructor(bodies: () => ReadonlyMap<string, Body>) {
    this.#bodies = bodies;
    this.group.add(this.#bright.mesh, this.#smoke.mesh);
  }

  lay(items: readonly EffectItem[], pieces: readonly PieceItem[]): void {
    const now = performance.now();
    this.#running = new Map(
      items.map((item) => {
        const old = this.#running.get(item.key);
        return [item.key, old?.item === item ? old : { item, began: now }];
      }),
    );
    this.#harmed = pieces.filter(({ harm = 0, ghost }) => harm > 0.3 && ghost === undefined);
    this.#marked = pieces.filter(({ conditions = [], ghost }) => conditions.length > 0 && ghost === undefined);
  }

  /** Where the middle of a piece is in space; who tells of a place alone means the piece that stands there. */
  readonly #middle = (key: string | undefined, at: { readonly x: number; readonly y: number }): Point => {
    const body = (key === undefined ? undefined : this.#bodies().get(key)) ?? this.#there(at);
    if (!body) return [at.x, at.y, 20];
    const { form, model } = body.made;
    const low = model?.lift ?? form.low[2];
    return [at.x, at.y, (body.item.foot ?? 0) + (low + form.high[2]) / 2];
  };
  #there(at: { readonly x: number; readonly y: number }): Body | undefined {
    for (const body of this.#bodies().values())
      if (body.item.owner !== undefined && Math.hypot(body.pose.x - at.x, body.pose.y - at.y) < body.item.radius)
        return body;
    return undefined;
  }

  /** Who falls just now, and how far over he is: who has fallen lies as long as he is shown. */
  falls(now: number): ReadonlyMap<string, number> {
    return new Map(
      [...this.#running.values()].flatMap(({ item: { effect, on, milliseconds }, began }) =>
        effect === 'fall' && on !== undefined
          ? [[on, fallenAt(Math.min(1, (now - began) / Math.max(1, milliseconds)))]]
          : [],
      ),
    );
  }

  /** Shows the moment; says whether it goes on. */
  play(now: number, lens: Lens): boolean {
    const bright: Sprite[] = [];
    const smoke: Sprite[] = [];
    let goesOn = false;
    for (const { item, began } of this.#running.values()) {
      const t = (now - began) / Math.max(1, item.milliseconds);
      if (t >= 1) continue;
      goesOn = true;
      const from = this.#middle(item.from, item.at);
      const to =
        item.effect === 'shot'
          ? this.#middle(item.on, item.to ?? item.at)
          : this.#middle(item.on ?? item.from, item.at);
      const made = sparksOf(item, Math.max(0, t), from, to);
      bright.push(...made.bright);
      smoke.push(...made.smoke);
    }
    for (const item of this.#harmed) {
      const body = this.#bodies().get(item.key);
      if (!body) continue;
      const made = smokeOf(this.#middle(item.key, body.pose), item.harm ?? 0, item.radius);
      smoke.push(...made.smoke);
      bright.push(...made.bright);
    }
    for (const { key, conditions = [], radius } of this.#marked) {
      const body = this.#bodies().get(key);
      if (!body) continue;
      const foot = body.item.foot ?? 0;
      const { x, y } = body.pose;
      const made = signsOf(conditions, [x, y, foot], foot + body.made.form.high[2], radius, lens.right);
      bright.push(...made.bright);
      smoke.push(...made.smoke);
    }
    this.#bright.show(bright, lens);
    this.#smoke.show(smoke, lens);
    return goesOn;
  }

  dispose(): void {
    this.#bright.dispose();
    this.#smoke.dispose();
  }
}
