import type { Pose } from '@holotisch/table';
import { Group, type Mesh, type ShaderMaterial } from 'three';
import type { Flat, Point } from '../../models/part.ts';
import { bandOf } from '../band.ts';
import type { Light, OutlineItem, PieceItem, RayItem, RulerItem } from '../description.ts';
import { Glow, glowMaterial } from './glow.ts';
import { SIDES, toneColour } from './looks.ts';
import { contoursOf } from './path.ts';
import { surfacesIn } from './relief.ts';

const DASH: Flat = [9, 6];
const ABOVE = 0.9;
const BAND = 'band ';

/** How strongly a surface is lit; on a sunlit field light has to be stronger to be seen. */
const FILLS = { soft: 0.085, strong: 0.24, hatched: 0.24 } as const;
const BANDS = [0xff8d70, 0xf2dc7a, 0x8fe0a4, 0x9fb0c6] as const;

function outlineGlow(
  { d, tone, owner, fill, line = 'solid', height = 0, label, pointed }: OutlineItem,
  day: boolean,
): Glow {
  const glow = new Glow();
  const colour = toneColour(tone, owner);
  const at = height + ABOVE;
  const more = day ? 1.5 : 1;
  const base = fill ? FILLS[fill] : label === undefined ? 0 : 0.1;
  const alpha = Math.min(0.8, (pointed ? Math.max(0.26, base) : base) * more);
  if (alpha > 0) for (const surface of surfacesIn(d)) glow.fill(surface, at, colour, alpha, fill === 'hatched');
  if (line !== 'none') {
    const strong = tone === 'attack' || pointed;
    for (const { points, closed } of contoursOf(d)) {
      glow.path(
        points,
        closed,
        at + 0.2,
        strong ? 1.8 : 1.1,
        colour,
        strong ? 1 : 0.75,
        line === 'dashed' ? DASH : undefined,
      );
      if (strong && !day) glow.path(points, closed, at + 0.1, 5, colour, 0.18, line === 'dashed' ? DASH : undefined);
    }
  }
  return glow;
}

function rulerGlow({ from, to, heights, bands, tone }: RulerItem): Glow {
  const glow = new Glow();
  const [low, high] = heights ?? [2, 2];
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (mm: number) => {
    const t = distance === 0 ? 0 : Math.min(1, mm / distance);
    return [from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, low + (high - low) * t] as const;
  };
  const limits = (bands ?? []).filter((limit) => limit < distance);
  const stretches = bands ? [0, ...limits] : [0];
  for (const [i, start] of stretches.entries()) {
    const end = bands ? (bands[i] ?? distance) : distance;
    const colour = bands ? (BANDS[Math.min(i, 3)] ?? BANDS[3]) : toneColour(tone, undefined);
    glow.line(at(start), at(end), 2, colour, 1);
    glow.line(at(start), at(end), 7, colour, 0.25);
  }
  // Its shadow on the ground says where it passes, and a mark stands at every end of a band.
  if (heights) glow.line([from.x, from.y, ABOVE], [to.x, to.y, ABOVE], 1, 0xffffff, 0.25);
  for (const limit of [0, ...limits, distance]) {
    const [x, y, z] = at(limit);
    glow.line([x, y, z - 5], [x, y, z + 5], 1.6, 0xffffff, 0.95);
    if (heights) glow.line([x, y, ABOVE], [x, y, z], 0.8, 0xffffff, 0.3);
  }
  return glow;
}

/** Millimetres before an eye that its own line of sight begins, and half the size of the mark at its end. */
const OUT = 40;
const MARK = 4;

/** A line of sight at its true height; dashes are pieces of it. */
function rayGlow({ from, to, heights: [low, high], tone, line, owner }: RayItem): Glow {
  const glow = new Glow();
  const colour = toneColour(tone, owner);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = line === 'dashed' ? Math.max(1, Math.round(far / (DASH[0] + DASH[1]))) : 1;
  const at = (t: number) =>
    [from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t, low + (high - low) * t] as const;
  // Not from the very eye on: whoever looks through it would have it before his face.
  const begin = Math.min(0.3, OUT / Math.max(1, far));
  for (let i = 0; i < steps; i++) {
    const [a, b] = [Math.max(begin, i / steps), (i + (line === 'dashed' ? 0.6 : 1)) / steps].map(at) as [Point, Point];
    if (i / steps < begin && line === 'dashed') continue;
    glow.line(a, b, 1.6, colour, 0.95);
    glow.line(a, b, 5, colour, 0.2);
  }
  // Where it ends, a mark that is seen from everywhere and through everything.
  const [x, y, z] = at(1);
  const [over, under]: readonly Point[] = [
    [x, y, z + 1.5 * MARK],
    [x, y, z - 1.5 * MARK],
  ];
  for (const [dx, dy] of [
    [MARK, 0],
    [-MARK, 0],
    [0, MARK],
    [0, -MARK],
  ] as const)
    for (const tip of [over!, under!]) glow.line([x + dx, y + dy, z], tip, 1.6, colour, 1);
  return glow;
}

const around = (radius: number, corners = 64): readonly Flat[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });

interface RingLook {
  /** The owner's without it. */
  readonly colour?: number;
  readonly pixels: number;
  /** Line and gap, as shares of the radius. */
  readonly dash?: Flat;
}
const RINGS: Readonly<Record<Light, RingLook>> = {
  active: { colour: 0xffffff, pixels: 1.8, dash: [0.24, 0.15] },
  pointed: { pixels: 1.6 },
  choice: { colour: 0xffffff, pixels: 1.8, dash: [0.36, 0.26] },
  target: { colour: 0xff7a5c, pixels: 2, dash: [0.34, 0.26] },
  aimed: { colour: 0xff6a55, pixels: 2.6 },
  attacker: { colour: 0xff6a55, pixels: 2.2, dash: [0.06, 0.2] },
};

/** The ring of a light about a piece, each with a pattern of its own. */
function ringGlow(light: Light, { radius, owner }: PieceItem): Glow {
  const glow = new Glow();
  const r = radius * 1.2;
  const ring = around(r);
  const own = owner === undefined ? 0xffffff : SIDES[owner];
  const { colour = own, pixels, dash } = RINGS[light];
  const gaps = dash && ([r * dash[0], r * dash[1]] as const);
  glow.path(ring, true, ABOVE, pixels, colour, 1, gaps);
  glow.path(ring, true, ABOVE, pixels * 3.5, colour, 0.2);
  glow.fill({ rim: ring, holes: [] }, ABOVE - 0.2, colour, light === 'pointed' ? 0.03 : 0.07);
  if (light === 'target' || light === 'aimed')
    for (const [x, y] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const)
      glow.line([x * r * 0.84, y * r * 0.84, ABOVE], [x * r * 1.2, y * r * 1.2, ABOVE], pixels, colour, 1);
  return glow;
}

/** The band about a unit, in its owner's colour: brighter where one of them is in the light. */
function bandGlow(members: readonly Member[], lit: boolean): Glow {
  const glow = new Glow();
  const { owner, radius } = members[0]!.item;
  const band = bandOf(
    members.map(({ pose }) => [pose.x, pose.y]),
    radius + 6,
  );
  const colour = owner === undefined ? 0xffffff : SIDES[owner];
  glow.fill({ rim: band, holes: [] }, ABOVE - 0.3, colour, lit ? 0.16 : 0.07);
  // A dark line below it, so that it is seen on sand and snow; where light adds to the dark it is nothing.
  glow.path(band, true, ABOVE - 0.1, lit ? 4 : 3, 0x000000, 0.32);
  glow.path(band, true, ABOVE, lit ? 1.7 : 1.3, colour, lit ? 1 : 0.8);
  return glow;
}

/** Where somebody is with the keyboard. */
function focusGlow(radius: number): Glow {
  const glow = new Glow();
  glow.path(around(radius * 1.32), true, ABOVE, 1.8, 0xffffff, 1, [6, 5]);
  return glow;
}

/** A miniature of a unit, and where it is now. */
export interface Member {
  readonly item: PieceItem;
  readonly pose: Pose;
}

interface Mark {
  readonly of: unknown;
  readonly mesh: Mesh;
  /** The piece whose frame it is in. */
  readonly on: string | undefined;
}

/** Everything that is light: outlines, rulers, rings about pieces. */
export class Marks {
  readonly group = new Group();
  readonly onGround: ShaderMaterial;
  readonly inSpace: ShaderMaterial;
  readonly #day: boolean;
  readonly #marks = new Map<string, Mark>();

  constructor(day: boolean) {
    this.#day = day;
    this.onGround = glowMaterial(!day);
    this.inSpace = glowMaterial(!day, true);
  }

  resize(width: number, height: number): void {
    for (const { uniforms } of [this.onGround, this.inSpace]) uniforms['uScreen']!.value.set(width, height);
  }

  #put(name: string, of: unknown, on: string | undefined, material: ShaderMaterial, make: () => Glow): void {
    const old = this.#marks.get(name);
    if (old?.of === of) return;
    this.#drop(name);
    const mesh = make().mesh(material);
    mesh.matrixAutoUpdate = false;
    if (material === this.inSpace) mesh.renderOrder = 6;
    this.#marks.set(name, { of, mesh, on });
    this.group.add(mesh);
  }
  #drop(name: string): void {
    const old = this.#marks.get(name);
    if (!old) return;
    this.group.remove(old.mesh);
    old.mesh.geometry.dispose();
    this.#marks.delete(name);
  }

  lay(
    outlines: readonly OutlineItem[],
    rulers: readonly RulerItem[],
    rays: readonly RayItem[],
    lit: readonly (readonly [PieceItem, Light])[],
  ): void {
    const names = new Set<string>();
    for (const item of outlines) {
      names.add(item.key);
      this.#put(item.key, item, item.on ?? item.key, this.onGround, () => outlineGlow(item, this.#day));
    }
    for (const item of rulers) {
      names.add(item.key);
      this.#put(item.key, item, undefined, this.inSpace, () => rulerGlow(item));
    }
    for (const item of rays) {
      names.add(item.key);
      this.#put(item.key, item, undefined, this.inSpace, () => rayGlow(item));
    }
    for (const [item, light] of lit) {
      const name = `light ${light} ${item.key}`;
      names.add(name);
      this.#put(name, item.radius, item.key, this.onGround, () => ringGlow(light, item));
    }
    for (const name of this.#marks.keys())
      if (!names.has(name) && name !== 'focus' && !name.startsWith(BAND)) this.#drop(name);
  }

  /** Lays bands about those who belong together, where they are now. */
  bands(groups: ReadonlyMap<string, readonly Member[]>, isLit: (item: PieceItem) => boolean): void {
    for (const name of this.#marks.keys())
      if (name.startsWith(BAND) && !groups.has(name.slice(BAND.length))) this.#drop(name);
    for (const [group, members] of groups) {
      const lit = members.some(({ item }) => isLit(item));
      const places = members.map(({ pose }) => `${pose.x.toFixed(1)} ${pose.y.toFixed(1)}`);
      this.#put(BAND + group, `${lit} ${places.join()}`, undefined, this.onGround, () => bandGlow(members, lit));
    }
  }

  focus(key: string | undefined, radius: number): void {
    this.#drop('focus');
    if (key !== undefined) this.#put('focus', key, key, this.inSpace, () => focusGlow(radius));
  }

  /** Puts everything that lies in the frame of something where that is now. */
  follow(poseOf: (key: string) => Pose | undefined, footOf: (key: string) => number): void {
    for (const { mesh, on } of this.#marks.values()) {
      const pose = on === undefined ? undefined : poseOf(on);
      if (on === undefined || !pose) continue;
      const { x, y, hx, hy } = pose;
      mesh.matrix.set(hy, hx, 0, x, -hx, hy, 0, y, 0, 0, 1, footOf(on), 0, 0, 0, 1);
      mesh.matrixWorldNeedsUpdate = true;
    }
  }

  dispose(): void {
    for (const name of [...this.#marks.keys()]) this.#drop(name);
    this.onGround.dispose();
    this.inSpace.dispose();
  }
}
