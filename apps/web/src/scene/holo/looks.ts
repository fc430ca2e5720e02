import { Color, DoubleSide, MeshStandardMaterial } from 'three';
import type { Owner, Tone } from '../description.ts';

/** The colours of the sides, as on the flat table. */
export const SIDES: Readonly<Record<Owner, number>> = { 0: 0x58c8ff, 1: 0xffa63d };

const TONES: Readonly<Record<Exclude<Tone, 'owner'>, number>> = {
  neutral: 0xe8f1fb,
  legal: 0x7fe8a0,
  barred: 0xff7a5c,
  attack: 0xff6a55,
  accent: 0x8fe0ff,
  warning: 0xffc766,
  shield: 0x69c8ff,
  hull: 0xf4d35e,
};
export const toneColour = (tone: Tone, owner: Owner | undefined): number =>
  tone === 'owner' ? (owner === undefined ? 0xcfe0f2 : SIDES[owner]) : TONES[tone];

const VERTEX_HEAD = /* glsl */ `
attribute vec4 aPaint;
attribute vec3 aEdge;
attribute float aGlow;
attribute vec3 aOwner;
attribute vec4 aState;
varying vec4 vPaint;
varying vec3 vEdge;
varying float vGlow;
varying vec3 vOwner;
varying vec4 vState;
varying vec3 vAt;
varying float vUp;
`;
const VERTEX_BODY = /* glsl */ `
vPaint = aPaint; vEdge = aEdge; vGlow = aGlow; vOwner = aOwner; vState = aState;
vec4 atWorld = vec4(transformed, 1.);
#ifdef USE_INSTANCING
atWorld = instanceMatrix * atWorld;
#endif
vAt = (modelMatrix * atWorld).xyz;
vUp = normal.z;
`;
const FRAGMENT_HEAD = /* glsl */ `
uniform float uHolo;
uniform vec4 uLies;
varying vec4 vPaint;
varying vec3 vEdge;
varying float vGlow;
varying vec3 vOwner;
varying vec4 vState;
varying vec3 vAt;
varying float vUp;
float grain(vec3 p) { return fract(sin(dot(floor(p), vec3(12.9898, 78.233, 37.719))) * 43758.5453); }
float soft(vec3 p) {
  vec3 i = floor(p); vec3 f = fract(p); f = f * f * (3. - 2. * f);
  float a = mix(mix(grain(i), grain(i + vec3(1,0,0)), f.x), mix(grain(i + vec3(0,1,0)), grain(i + vec3(1,1,0)), f.x), f.y);
  float b = mix(mix(grain(i + vec3(0,0,1)), grain(i + vec3(1,0,1)), f.x), mix(grain(i + vec3(0,1,1)), grain(i + vec3(1,1,1)), f.x), f.y);
  return mix(a, b, f.z);
}
`;
// State: how much is seen through, how pale, how much is lost, and what has happened (1 ionised, 2 tractored).
const PAINTED = /* glsl */ `
float owned = vOwner.r >= 0. ? 1. : 0.;
vec3 mine = max(vOwner, vec3(0.));
float share = owned * clamp(vPaint.a * mix(.5, 1.45, smoothstep(0., .3, uHolo)), 0., 1.);
vec3 deep = mix(mine, mine * mine, .6 * uHolo);
vec3 tinted = mix(vPaint.rgb * mix(1., .72, uHolo), deep * mix(dot(vPaint.rgb, vec3(.34)) * .85 + .12, 1., vPaint.a * .45), share);
float model = step(4., vAt.z);
float soot = soft(vAt * .075) * .55 + soft(vAt * .21) * .3 + soft(vAt * .8) * .15;
float scorch = model * smoothstep(.68 - vState.z * .34, .86 - vState.z * .28, soot) * step(.01, vState.z);
tinted = mix(tinted, vec3(.02, .018, .016), scorch * .85);
// Snow or sand lies on whatever stands on the ground and belongs to nobody.
float lies = (1. - owned) * uLies.a * smoothstep(.5, .9, vUp) * smoothstep(.25, .6, soft(vAt * .07) * .5 + soft(vAt * .3) * .3 + .22);
tinted = mix(tinted, uLies.rgb, lies);
// Who has done his part is pale, but seen as clearly.
tinted = mix(tinted, vec3(dot(tinted, vec3(.3, .55, .15))) * .85 + .02, vState.y * .78);
diffuseColor.rgb = tinted;
diffuseColor.a *= vState.x;
`;
const SHINING = /* glsl */ `
vec3 toEye = normalize(vViewPosition);
float rim = pow(1. - clamp(abs(dot(normal, toEye)), 0., 1.), 2.4) * (.25 + .75 * smoothstep(.12, .4, vPaint.a));
vec3 wide = max(fwidth(vEdge), vec3(1e-4));
vec3 off = smoothstep(vec3(0.), wide * 1.25, vEdge);
float line = 1. - min(off.x, min(off.y, off.z));
line *= 1. - smoothstep(.12, .45, max(wide.x, max(wide.y, wide.z)));
float scan = 1. - .1 * uHolo * owned * (.5 + .5 * sin(vAt.z * 2.6));
vec3 shine = mix(mine, vec3(1.), .12);
float alive = 1. - vState.y * .6;
outgoingLight *= scan;
outgoingLight += owned * shine * (rim * mix(.12, .8, uHolo) + line * mix(.03, .85, uHolo)) * alive;
outgoingLight = mix(outgoingLight, mix(vPaint.rgb, mine, owned * vPaint.a) * 1.7, clamp(vGlow, 0., 1.) * (1. - .5 * vState.y));
float bolts = smoothstep(.06, .0, abs(soft(vAt * .3) - .5)) * step(.5, vState.w) * step(vState.w, 1.5);
outgoingLight += vec3(.45, .7, 1.) * bolts * model * 1.4;
float pulled = step(1.5, vState.w) * smoothstep(.75, 1., sin(vAt.z * .55)) * model;
outgoingLight += vec3(.2, .95, .75) * pulled * .8;
diffuseColor.a = mix(diffuseColor.a, 1., (rim * .5 + line * .35) * (1. - diffuseColor.a));
`;

/** What all pieces have in common: how much they are light, and what lies on what stands about. */
export interface Finish {
  readonly holo: number;
  readonly lies?: { readonly colour: number; readonly share: number };
}

/** The stuff that all pieces are of: painted, with the owner's colour in it, its edges and rim lines of light. */
export function pieceMaterial({ holo, lies }: Finish, seenThrough: boolean): MeshStandardMaterial {
  const material = new MeshStandardMaterial({
    roughness: holo > 0.5 ? 0.5 : 0.82,
    metalness: 0.05,
    side: DoubleSide,
    transparent: seenThrough,
  });
  material.onBeforeCompile = (shader) => {
    shader.uniforms['uHolo'] = { value: holo };
    shader.uniforms['uLies'] = { value: [...new Color(lies?.colour ?? 0).toArray(), lies?.share ?? 0] };
    shader.vertexShader =
      VERTEX_HEAD + shader.vertexShader.replace('#include <begin_vertex>', `#include <begin_vertex>\n${VERTEX_BODY}`);
    shader.fragmentShader = (FRAGMENT_HEAD + shader.fragmentShader)
      .replace('#include <color_fragment>', `#include <color_fragment>\n${PAINTED}`)
      .replace('#include <opaque_fragment>', `${SHINING}\n#include <opaque_fragment>`);
  };
  material.customProgramCacheKey = () => `piece ${seenThrough}`;
  return material;
}

export const linear = (hex: number): Color => new Color(hex);
