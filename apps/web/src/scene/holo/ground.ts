import {
  BackSide,
  BoxGeometry,
  Color,
  Group,
  type Material,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  ShaderMaterial,
  ShadowMaterial,
  SphereGeometry,
} from 'three';
import type { Ground as GroundData } from '../description.ts';
import { Glow } from './glow.ts';
import { painted, starSheet } from './ground-paint.ts';
import { SIDES } from './looks.ts';
import { isDay, type Mood } from './moods.ts';
import { RIM, RIM_HIGH } from './rim.ts';

/** How far below the table the floor of the room is. */
const FLOOR = -210;
/** By which share of the table a planet is painted beyond its edges: whoever looks aslant sees there. */
const BEYOND = 0.6;

const WINDOW_VERTEX = /* glsl */ `
varying vec3 vAt;
varying vec3 vFrom;
void main() { vAt = position; vFrom = cameraPosition; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }`;
/** The table is a window: clouds and stars lie far below it, each layer deeper than the one before. */
const WINDOW_FRAGMENT = /* glsl */ `
uniform sampler2D uClouds; uniform sampler2D uNear; uniform sampler2D uFar; uniform vec2 uSize; uniform float uBeyond; uniform float uSlip;
varying vec3 vAt; varying vec3 vFrom;
void main() {
  vec3 way = normalize(vAt - vFrom);
  vec2 slip = way.xy / max(.32, -way.z);
  vec2 clouds = (vAt.xy + way.xy / max(uBeyond > 0. ? .66 : .32, -way.z) * uSlip) / uSize;
  vec2 inner = uBeyond > 0. ? (clouds + uBeyond) / (1. + 2. * uBeyond) : abs(fract(clouds * .5) * 2. - 1.);
  vec3 c = texture2D(uClouds, inner).rgb;
  c = uBeyond > 0. ? c * 1.15 : c * c * 3.4 + c * .55;
  float dark = 1. - smoothstep(.02, .2, dot(c, vec3(.3, .5, .2)));
  dark = uBeyond > 0. ? dark : 1.;
  c += texture2D(uFar, (vAt.xy + slip * 620.) / 610.).rgb * .6 * dark;
  c += texture2D(uNear, (vAt.xy + slip * 240.) / 830.).rgb * dark;
  vec2 rim = min(vAt.xy, uSize - vAt.xy);
  c *= .6 + .4 * smoothstep(0., 120., min(rim.x, rim.y));
  gl_FragColor = vec4(c, 1.);
  #include <colorspace_fragment>
}`;

/** The sky of day or night; below the horizon lies the floor. */
const SKY_FRAGMENT = /* glsl */ `
uniform sampler2D uNear; uniform vec3 uHaze; uniform vec3 uZenith; uniform float uStars; varying vec3 vAt;
void main() {
  vec3 d = normalize(vAt);
  float up = d.z;
  vec3 c = mix(uHaze, uZenith, smoothstep(0., .45, up));
  vec2 uv = vec2(atan(d.y, d.x) * 1.59155, asin(clamp(up, -1., 1.)) * 1.7);
  c += texture2D(uNear, uv).rgb * uStars;
  gl_FragColor = vec4(c, 1.);
  #include <colorspace_fragment>
}`;
const SKY_VERTEX = /* glsl */ `varying vec3 vAt; void main() { vAt = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }`;

/** The floor of the room far below: lit by the table, with a pattern by which its depth is seen. */
const FLOOR_FRAGMENT = /* glsl */ `
uniform vec3 uBeyond; uniform vec3 uHaze; uniform vec3 uTrim; uniform vec2 uSize; uniform float uLight; varying vec3 vAt;
void main() {
  vec2 off = max(abs(vAt.xy - uSize * .5) - uSize * .5, 0.);
  float far = length(off);
  vec3 c = uBeyond + uTrim * (exp(-far / 60.) * .04 + exp(-far / 330.) * .005) * uLight;
  vec2 at = abs(fract(vAt.xy / 300.) - .5);
  vec2 wide = fwidth(vAt.xy / 300.);
  vec2 on = smoothstep(wide * 1.6, vec2(0.), .5 - at);
  c += uTrim * max(on.x, on.y) * .04 * exp(-far / 700.) * uLight;
  // Along the horizon it is one with the sky.
  c = mix(uHaze, c, smoothstep(5200., 600., far));
  gl_FragColor = vec4(c, 1.);
  #include <colorspace_fragment>
}`;

/** The table: what is painted on it or seen through it, its rim, its edges, and what lies beyond. */
export class Ground {
  readonly group = new Group();
  readonly #own: { dispose(): void }[] = [];

  constructor(ground: GroundData, mood: Mood, glow: Material) {
    const { width, depth, look } = ground;
    const near = this.#keep(starSheet(17, 240, 2.4));
    const far = this.#keep(starSheet(5, 520, 1));
    const plane = this.#keep(new PlaneGeometry(width, depth));
    plane.translate(width / 2, depth / 2, 0);
    if (look === 'space') {
      const beyond = ground.scenery === 'planet' ? BEYOND : 0;
      const clouds = this.#keep(beyond > 0 ? painted(ground, 300, 2048, beyond) : painted(ground, 260, 1024));
      const window = new ShaderMaterial({
        vertexShader: WINDOW_VERTEX,
        fragmentShader: WINDOW_FRAGMENT,
        uniforms: {
          uClouds: { value: clouds },
          uNear: { value: near },
          uFar: { value: far },
          uSize: { value: [width, depth] },
          uBeyond: { value: beyond },
          uSlip: { value: beyond > 0 ? 300 : 170 },
        },
      });
      this.group.add(new Mesh(plane, this.#keep(window)));
      const shade = new Mesh(
        plane,
        this.#keep(new ShadowMaterial({ opacity: 0.5, transparent: true, depthWrite: false })),
      );
      shade.position.z = 0.4;
      shade.receiveShadow = true;
      shade.renderOrder = 1;
      this.group.add(shade);
    } else {
      const map = this.#keep(painted(ground, 360, 4096)) ?? null;
      const soil = this.#keep(
        new MeshStandardMaterial({ map, roughness: 1, metalness: 0, color: look === 'plain' ? 0x24324a : 0xffffff }),
      );
      const mat = new Mesh(plane, soil);
      mat.receiveShadow = true;
      this.group.add(mat);
    }
    this.#rim(width, depth, mood);
    this.#edges(ground, mood, glow);
    this.#floor(ground, mood);
    const dome = this.#keep(new SphereGeometry(9000, 24, 16));
    const sky = new ShaderMaterial({
      vertexShader: SKY_VERTEX,
      fragmentShader: SKY_FRAGMENT,
      side: BackSide,
      depthWrite: false,
      uniforms: {
        uNear: { value: near },
        uHaze: { value: new Color(mood.haze) },
        uZenith: { value: new Color(mood.zenith) },
        uStars: { value: mood.stars },
      },
    });
    const beyond = new Mesh(dome, this.#keep(sky));
    beyond.position.set(width / 2, depth / 2, 0);
    beyond.renderOrder = -10;
    this.group.add(beyond);
  }

  #keep<T extends { dispose(): void } | undefined>(one: T): T {
    if (one) this.#own.push(one);
    return one;
  }

  /** A frame of dark metal around it, a little higher than the ground. */
  #rim(width: number, depth: number, { rim }: Mood): void {
    const metal = this.#keep(new MeshStandardMaterial({ color: rim, roughness: 0.42, metalness: 0.2 }));
    const bar = (w: number, d: number, x: number, y: number) => {
      const box = new Mesh(this.#keep(new BoxGeometry(w, d, 40)), metal);
      box.position.set(x, y, RIM_HIGH - 20);
      box.receiveShadow = true;
      box.castShadow = true;
      this.group.add(box);
    };
    bar(width + 2 * RIM, RIM, width / 2, -RIM / 2);
    bar(width + 2 * RIM, RIM, width / 2, depth + RIM / 2);
    bar(RIM, depth, -RIM / 2, depth / 2);
    bar(RIM, depth, width + RIM / 2, depth / 2);
  }

  #floor({ width, depth, look }: GroundData, { beyond, haze, trim }: Mood): void {
    const plane = this.#keep(new PlaneGeometry(14000, 14000));
    plane.translate(width / 2, depth / 2, FLOOR);
    const floor = new ShaderMaterial({
      vertexShader: SKY_VERTEX,
      fragmentShader: FLOOR_FRAGMENT,
      uniforms: {
        uBeyond: { value: new Color(beyond) },
        uHaze: { value: new Color(haze) },
        uTrim: { value: new Color(look === 'field' ? 0x7088a8 : trim) },
        uSize: { value: [width, depth] },
        uLight: { value: look === 'field' ? 0.6 : 1 },
      },
    });
    this.group.add(new Mesh(plane, this.#keep(floor)));
  }

  /** A grid every ten centimetres, a line along each edge, bright and broad in the colour of who sits there. */
  #edges(ground: GroundData, { trim }: Mood, material: Material): void {
    const { width, depth, look, edges = [] } = ground;
    const glow = new Glow();
    const [grid, faint] = look === 'field' ? [0xfff3d0, isDay(ground) ? 0.07 : 0.04] : [0x7fb2d6, 0.11];
    for (let x = 100; x < width; x += 100) glow.line([x, 0, 0.5], [x, depth, 0.5], 0.8, grid, faint);
    for (let y = 100; y < depth; y += 100) glow.line([0, y, 0.5], [width, y, 0.5], 0.8, grid, faint);
    const ends = {
      south: [
        [0, -3, RIM_HIGH],
        [width, -3, RIM_HIGH],
      ],
      north: [
        [0, depth + 3, RIM_HIGH],
        [width, depth + 3, RIM_HIGH],
      ],
      west: [
        [-3, 0, RIM_HIGH],
        [-3, depth, RIM_HIGH],
      ],
      east: [
        [width + 3, 0, RIM_HIGH],
        [width + 3, depth, RIM_HIGH],
      ],
    } as const;
    for (const [side, [a, b]] of Object.entries(ends)) {
      const edge = edges.find((one) => one.side === side);
      const colour = edge ? SIDES[edge.owner] : 0x4d7fa3;
      glow.line(a, b, edge ? 2 : 1, colour, edge ? 1 : 0.6);
      if (edge) glow.line(a, b, 8, colour, 0.22);
    }
    this.#trim(glow, ground, trim);
    const mesh = glow.mesh(material as ShaderMaterial);
    mesh.renderOrder = 1;
    this.#keep(mesh.geometry);
    this.group.add(mesh);
  }

  /** A line of light about the outside of the rim, and a mark on it every ten centimetres. */
  #trim(glow: Glow, { width, depth }: GroundData, colour: number): void {
    const [low, high] = [-RIM + 1, RIM_HIGH + 0.4];
    const corners: readonly (readonly [number, number])[] = [
      [low, low],
      [width - low, low],
      [width - low, depth - low],
      [low, depth - low],
    ];
    glow.path(corners, true, high, 1.4, colour, 0.8);
    glow.path(corners, true, high, 6, colour, 0.14);
    const [from, to] = [-RIM * 0.38, -RIM * 0.62];
    for (let x = 100; x < width; x += 100)
      for (const [a, b] of [
        [from, to],
        [depth - from, depth - to],
      ] as const)
        glow.line([x, a, high], [x, b, high], 1, colour, 0.5);
    for (let y = 100; y < depth; y += 100)
      for (const [a, b] of [
        [from, to],
        [width - from, width - to],
      ] as const)
        glow.line([a, y, high], [b, y, high], 1, colour, 0.5);
  }

  dispose(): void {
    for (const one of this.#own) one.dispose();
  }
}
