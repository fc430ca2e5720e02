// Light on the ground and lines in space: fills, lines of so many pixels, dashes, hatching. One shape is one call.
import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  Mesh,
  NormalBlending,
  ShaderMaterial,
  Vector2,
} from 'three';
import type { Flat, Point } from '../../models/part.ts';
import type { Surface } from './path.ts';
import { filling } from './relief.ts';

const VERTEX = /* glsl */ `
attribute vec3 aOther;
attribute vec2 aSide;
attribute vec4 aColour;
attribute float aHatch;
uniform vec2 uScreen;
varying vec4 vColour;
varying float vHatch;
varying vec2 vAt;
varying float vAcross;
void main() {
  vec4 here = projectionMatrix * modelViewMatrix * vec4(position, 1.);
  if (aSide.x != 0.) {
    vec4 there = projectionMatrix * modelViewMatrix * vec4(aOther, 1.);
    // What lies behind the eye has no place on the screen.
    if (here.w < .1) here = mix(here, there, clamp((.1 - here.w) / max(1e-4, there.w - here.w), 0., 1.));
    if (there.w < .1) there = mix(there, here, clamp((.1 - there.w) / max(1e-4, here.w - there.w), 0., 1.));
    vec2 way = (there.xy / there.w - here.xy / here.w) * uScreen;
    vec2 along = length(way) > 1e-4 ? normalize(way) : vec2(1., 0.);
    vec2 across = vec2(-along.y, along.x) * aSide.x * aSide.y;
    here.xy += across / uScreen * here.w;
  }
  vColour = aColour; vHatch = aHatch; vAt = (modelMatrix * vec4(position, 1.)).xy; vAcross = aSide.x == 0. ? 0. : sign(aSide.x * aSide.y);
  gl_Position = here;
}`;
const FRAGMENT = /* glsl */ `
varying vec4 vColour;
varying float vHatch;
varying vec2 vAt;
varying float vAcross;
void main() {
  float a = vColour.a;
  if (vHatch > .5) a *= .55 + .9 * smoothstep(.35, .5, abs(fract((vAt.x + vAt.y) / 9.) - .5));
  a *= 1. - .65 * abs(vAcross);
  gl_FragColor = vec4(vColour.rgb, a);
  #include <colorspace_fragment>
}`;

/** Both kinds of light: one that adds itself to the dark, one that is seen on a sunlit field, too. */
export function glowMaterial(onDark: boolean, throughAll = false): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { uScreen: { value: new Vector2(1, 1) } },
    transparent: true,
    depthWrite: false,
    depthTest: !throughAll,
    side: DoubleSide,
    blending: onDark ? AdditiveBlending : NormalBlending,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
}

/** Gathers light. */
export class Glow {
  readonly #at: number[] = [];
  readonly #other: number[] = [];
  readonly #side: number[] = [];
  readonly #colour: number[] = [];
  readonly #hatch: number[] = [];

  #corner(at: Point, other: Point, side: number, way: number, colour: readonly number[], hatched = false): void {
    this.#at.push(...at);
    this.#other.push(...other);
    this.#side.push(side, way);
    this.#colour.push(...colour);
    this.#hatch.push(hatched ? 1 : 0);
  }

  fill(surface: Surface, height: number, colour: number, alpha: number, hatched = false): void {
    const rgba = [...new Color(colour).toArray(), alpha];
    for (const triangle of filling(surface))
      for (const [x, y] of triangle) this.#corner([x, y, height], [x, y, height], 0, 0, rgba, hatched);
  }

  /** A straight line, so many pixels thick. */
  line(a: Point, b: Point, pixels: number, colour: number, alpha: number): void {
    const rgba = [...new Color(colour).toArray(), alpha];
    // Seen from its other end, left is right.
    const corner = (end: 'a' | 'b', side: number) =>
      end === 'a' ? this.#corner(a, b, side * pixels, 1, rgba) : this.#corner(b, a, side * pixels, -1, rgba);
    for (const [end, side] of [
      ['a', -1],
      ['b', -1],
      ['b', 1],
      ['a', -1],
      ['b', 1],
      ['a', 1],
    ] as const)
      corner(end, side);
  }

  /** A line around or along corners, with gaps where it is dashed: so many millimetres of line and of gap. */
  path(
    points: readonly Flat[],
    closed: boolean,
    height: number,
    pixels: number,
    colour: number,
    alpha: number,
    dash?: Flat,
  ): void {
    const last = closed ? points.length : points.length - 1;
    let gone = 0;
    for (let i = 0; i < last; i++) {
      const [[ax, ay], [bx, by]] = [points[i]!, points[(i + 1) % points.length]!];
      const length = Math.hypot(bx - ax, by - ay);
      if (!dash) this.line([ax, ay, height], [bx, by, height], pixels, colour, alpha);
      else {
        const [on, off] = dash;
        let at = 0;
        while (at < length) {
          const within = gone % (on + off);
          const left = within < on ? on - within : on + off - within;
          const to = Math.min(length, at + left);
          if (within < on) {
            const [s, t] = [at / length, to / length];
            this.line(
              [ax + (bx - ax) * s, ay + (by - ay) * s, height],
              [ax + (bx - ax) * t, ay + (by - ay) * t, height],
              pixels,
              colour,
              alpha,
            );
          }
          gone += to - at + 1e-6;
          at = to + 1e-6;
        }
      }
    }
  }

  mesh(material: ShaderMaterial): Mesh {
    const geometry = new BufferGeometry();
    const put = (name: string, numbers: readonly number[], size: number) =>
      geometry.setAttribute(name, new BufferAttribute(Float32Array.from(numbers), size));
    put('position', this.#at, 3);
    put('aOther', this.#other, 3);
    put('aSide', this.#side, 2);
    put('aColour', this.#colour, 4);
    put('aHatch', this.#hatch, 1);
    const mesh = new Mesh(geometry, material);
    mesh.frustumCulled = false;
    mesh.renderOrder = 2;
    return mesh;
  }
}
