import {
  BackSide,
  BoxGeometry,
  CanvasTexture,
  Color,
  Group,
  type Material,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  ShaderMaterial,
  ShadowMaterial,
  SphereGeometry,
  SRGBColorSpace,
  type Texture,
} from 'three';
import type { Ground as GroundData } from '../description.ts';
import { painterOf } from '../ground-picture.tsx';
import { seeded } from '../noise.ts';
import { Glow } from './glow.ts';
import { MOODS, SIDES } from './looks.ts';

/** Millimetres: how wide and how high the rim of the table is. */
const RIM = 26;
const RIM_HIGH = 5;

function canvasOf(width: number, height: number): CanvasRenderingContext2D | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d') ?? undefined;
}

/** The ground as it is painted for the flat table, as a picture. */
function painted(ground: GroundData, fine: number, most: number): Texture | undefined {
  const painter = painterOf(ground.look);
  const [w, h] = [Math.round((ground.width * fine) / 1000), Math.round((ground.depth * fine) / 1000)];
  const small = canvasOf(w, h);
  if (!painter || !small) return undefined;
  const picture = new ImageData(w, h);
  for (let i = 0; i < w * h; i++) {
    const [r, g, b] = painter((i % w) / fine, Math.floor(i / w) / fine);
    picture.data.set([r, g, b, 255], 4 * i);
  }
  small.putImageData(picture, 0, 0);
  const scale = most / Math.max(w, h);
  const large = canvasOf(Math.round(w * scale), Math.round(h * scale));
  if (!large) return undefined;
  large.imageSmoothingQuality = 'high';
  large.drawImage(small.canvas, 0, 0, large.canvas.width, large.canvas.height);
  if (ground.look === 'field') strewn(large, ground);
  const texture = new CanvasTexture(large.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Blades of grass, pebbles and bare spots, so that a field looks like one from near, too. */
function strewn(context: CanvasRenderingContext2D, { width, depth }: GroundData): void {
  const next = seeded(91);
  const { width: w, height: h } = context.canvas;
  const mm = w / width;
  for (let i = 0; i < (width * depth) / 26; i++) {
    const [x, y, kind] = [next() * w, next() * h, next()];
    const light = 22 + next() * 34;
    if (kind < 0.8) {
      context.strokeStyle = `hsl(${58 + next() * 34} ${26 + next() * 18}% ${light}% / .5)`;
      context.lineWidth = 0.55 * mm;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + (next() - 0.5) * 3 * mm, y - (1.4 + next() * 3.2) * mm);
      context.stroke();
    } else {
      context.fillStyle = `hsl(${34 + next() * 16} 16% ${light + 12}% / .55)`;
      context.beginPath();
      context.ellipse(x, y, (0.4 + next() * 1.3) * mm, (0.3 + next() * 0.8) * mm, next() * 3, 0, 7);
      context.fill();
    }
  }
}

/** Stars on a sheet that repeats itself; how many, and how large the largest is. */
function starSheet(seed: number, count: number, largest: number): Texture | undefined {
  const size = 1024;
  const context = canvasOf(size, size);
  if (!context) return undefined;
  context.fillStyle = '#000';
  context.fillRect(0, 0, size, size);
  const next = seeded(seed);
  for (let i = 0; i < count; i++) {
    const [x, y] = [next() * size, next() * size];
    const bright = next() ** 3;
    const r = 0.5 + bright * largest;
    const hue = next() < 0.3 ? 28 : 212;
    const shine = context.createRadialGradient(x, y, 0, x, y, r * 2.4);
    shine.addColorStop(0, `hsl(${hue} 80% ${82 + 16 * bright}% / ${0.35 + 0.65 * bright})`);
    shine.addColorStop(0.28, `hsl(${hue} 80% 76% / ${0.2 + 0.4 * bright})`);
    shine.addColorStop(1, 'hsl(212 80% 60% / 0)');
    context.fillStyle = shine;
    context.fillRect(x - r * 2.4, y - r * 2.4, r * 4.8, r * 4.8);
  }
  const texture = new CanvasTexture(context.canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

const WINDOW_VERTEX = /* glsl */ `
varying vec3 vAt;
varying vec3 vFrom;
void main() { vAt = position; vFrom = cameraPosition; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }`;
/** The table is a window: clouds and stars lie far below it, each layer deeper than the one before. */
const WINDOW_FRAGMENT = /* glsl */ `
uniform sampler2D uClouds; uniform sampler2D uNear; uniform sampler2D uFar; uniform vec2 uSize;
varying vec3 vAt; varying vec3 vFrom;
void main() {
  vec3 way = normalize(vAt - vFrom);
  vec2 slip = way.xy / max(.32, -way.z);
  vec2 clouds = (vAt.xy + slip * 170.) / uSize;
  vec2 inner = abs(fract(clouds * .5) * 2. - 1.);
  vec3 c = texture2D(uClouds, inner).rgb;
  c = c * c * 2.8 + c * .3;
  c += texture2D(uFar, (vAt.xy + slip * 620.) / 610.).rgb * .5;
  c += texture2D(uNear, (vAt.xy + slip * 240.) / 830.).rgb * .9;
  vec2 rim = min(vAt.xy, uSize - vAt.xy);
  c *= .68 + .32 * smoothstep(0., 150., min(rim.x, rim.y));
  gl_FragColor = vec4(c, 1.);
  #include <colorspace_fragment>
}`;

/** Above the horizon the sky of day or night; below it the dark room that the table stands in. */
const SKY_FRAGMENT = /* glsl */ `
uniform sampler2D uNear; uniform vec3 uBeyond; uniform vec3 uHaze; uniform vec3 uZenith; uniform float uStars; varying vec3 vAt;
void main() {
  vec3 d = normalize(vAt);
  float up = d.z;
  vec3 c = mix(uHaze, uZenith, smoothstep(0., .45, up));
  c = mix(c, uBeyond, smoothstep(.02, -.14, up));
  vec2 uv = vec2(atan(d.y, d.x) * 1.59155, asin(clamp(up, -1., 1.)) * 1.7);
  c += texture2D(uNear, uv).rgb * uStars;
  gl_FragColor = vec4(c, 1.);
  #include <colorspace_fragment>
}`;
const SKY_VERTEX = /* glsl */ `varying vec3 vAt; void main() { vAt = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }`;

/** The table: what is painted on it or seen through it, its rim, its edges, and what lies beyond. */
export class Ground {
  readonly group = new Group();
  readonly #own: { dispose(): void }[] = [];

  constructor(ground: GroundData, glow: Material) {
    const { width, depth, look } = ground;
    const near = this.#keep(starSheet(17, 240, 2.4));
    const far = this.#keep(starSheet(5, 520, 1));
    const mood = MOODS[look];
    const plane = this.#keep(new PlaneGeometry(width, depth));
    plane.translate(width / 2, depth / 2, 0);
    if (look === 'space') {
      const clouds = this.#keep(painted(ground, 260, 1024));
      const window = new ShaderMaterial({
        vertexShader: WINDOW_VERTEX,
        fragmentShader: WINDOW_FRAGMENT,
        uniforms: {
          uClouds: { value: clouds },
          uNear: { value: near },
          uFar: { value: far },
          uSize: { value: [width, depth] },
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
    this.#rim(width, depth, look);
    this.#edges(ground, glow);
    const dome = this.#keep(new SphereGeometry(9000, 24, 16));
    const sky = new ShaderMaterial({
      vertexShader: SKY_VERTEX,
      fragmentShader: SKY_FRAGMENT,
      side: BackSide,
      depthWrite: false,
      uniforms: {
        uNear: { value: near },
        uBeyond: { value: new Color(mood.beyond) },
        uHaze: { value: new Color(look === 'field' ? 0xb9cbd6 : 0x0a1a3a) },
        uZenith: { value: new Color(look === 'field' ? 0x4a78ab : 0x03060f) },
        uStars: { value: look === 'field' ? 0 : 0.5 },
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
  #rim(width: number, depth: number, look: GroundData['look']): void {
    const metal = this.#keep(
      new MeshStandardMaterial({ color: look === 'field' ? 0x3a332a : 0x1c2a3d, roughness: 0.45, metalness: 0.15 }),
    );
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

  /** A grid every ten centimetres, a line along each edge, bright and broad in the colour of who sits there. */
  #edges({ width, depth, look, edges = [] }: GroundData, material: Material): void {
    const glow = new Glow();
    const [grid, faint] = look === 'field' ? [0xfff3d0, 0.07] : [0x7fb2d6, 0.085];
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
    const mesh = glow.mesh(material as ShaderMaterial);
    mesh.renderOrder = 1;
    this.#keep(mesh.geometry);
    this.group.add(mesh);
  }

  dispose(): void {
    for (const one of this.#own) one.dispose();
  }
}
