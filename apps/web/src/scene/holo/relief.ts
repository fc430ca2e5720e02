// What has no model rises as a relief of its own drawing: each layer a little higher than the one below it.
import { ShapeUtils, Vector2 } from 'three';
import type { Flat } from '../../models/part.ts';
import type { Layer, Paint, PathData, PieceItem } from '../description.ts';
import type { Piece } from './form.ts';
import { contoursOf, type Surface, surfacesOf } from './path.ts';

interface Look {
  readonly colour: number;
  readonly owned: number;
  readonly glow?: number;
  /** Lines of this width; filled without it. */
  readonly line?: number;
}

const PAINTS: Readonly<Record<Paint, Look>> = {
  base: { colour: 0x090d13, owned: 0.24 },
  frame: { colour: 0x9fb4cc, owned: 1, glow: 0.5, line: 0.8 },
  mark: { colour: 0xdfeaf7, owned: 0.7, glow: 0.6, line: 1.1 },
  token: { colour: 0xd8b848, owned: 0 },
  ink: { colour: 0x2a2408, owned: 0, line: 0.9 },
  body: { colour: 0x8fa3bb, owned: 0.7 },
  detail: { colour: 0xdfeaf7, owned: 0.7, glow: 0.3, line: 0.7 },
  line: { colour: 0x9fb4cc, owned: 0.9, glow: 0.35, line: 0.5 },
  front: { colour: 0xffffff, owned: 0.6, glow: 0.6 },
  rock: { colour: 0x6b5f53, owned: 0 },
  debris: { colour: 0x9db4c6, owned: 0 },
  leaf: { colour: 0x3f6d3a, owned: 0 },
  thicket: { colour: 0x33512f, owned: 0 },
  water: { colour: 0x2c6a93, owned: 0 },
  earth: { colour: 0x6d5a40, owned: 0 },
  stone: { colour: 0x76747a, owned: 0 },
  ruin: { colour: 0xb9ac9a, owned: 0, line: 7 },
  contour: { colour: 0xcfc4ae, owned: 0, line: 0.8 },
  light: { colour: 0x9b8d7a, owned: 0 },
  dark: { colour: 0x1d1b1a, owned: 0.2 },
  glass: { colour: 0x5f7d96, owned: 0.5, glow: 0.15 },
  hot: { colour: 0xff6a4d, owned: 0, glow: 1 },
};

const rgb = (hex: number): readonly [number, number, number] => [
  ((hex >> 16) & 255) / 255,
  ((hex >> 8) & 255) / 255,
  (hex & 255) / 255,
];

/** Triangles that fill a surface, as corners. */
export function filling({ rim, holes }: Surface): readonly (readonly [Flat, Flat, Flat])[] {
  const shape = (ring: readonly Flat[]) => ring.map(([x, y]) => new Vector2(x, y));
  const outer = shape(rim);
  const inner = holes.map(shape);
  if (ShapeUtils.isClockWise(outer)) outer.reverse();
  for (const hole of inner) if (!ShapeUtils.isClockWise(hole)) hole.reverse();
  const all = [outer, ...inner].flat();
  return ShapeUtils.triangulateShape(outer, inner).map(
    ([a, b, c]) => [a!, b!, c!].map((i): Flat => [all[i]!.x, all[i]!.y]) as unknown as readonly [Flat, Flat, Flat],
  );
}

class Builder {
  readonly corners: number[] = [];
  readonly normals: number[] = [];

  triangle(a: readonly number[], b: readonly number[], c: readonly number[], normal: readonly number[]): void {
    this.corners.push(...a, ...b, ...c);
    this.normals.push(...normal, ...normal, ...normal);
  }

  /** A surface with a wall around it, from one height to another. */
  slab(surface: Surface, low: number, high: number): void {
    for (const [a, b, c] of filling(surface)) this.triangle([...a, high], [...b, high], [...c, high], [0, 0, 1]);
    for (const ring of [surface.rim, ...surface.holes]) {
      const turn = ring.reduce((sum, [x, y], i) => {
        const [nx, ny] = ring[(i + 1) % ring.length]!;
        return sum + x * ny - nx * y;
      }, 0);
      const outward = (ring === surface.rim ? 1 : -1) * Math.sign(turn || 1);
      for (const [i, a] of ring.entries()) {
        const b = ring[(i + 1) % ring.length]!;
        const [p, q] = outward > 0 ? [a, b] : [b, a];
        const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
        const normal = [(q[1] - p[1]) / length, (p[0] - q[0]) / length, 0];
        this.triangle([...p, low], [...q, low], [...q, high], normal);
        this.triangle([...p, low], [...q, high], [...p, high], normal);
      }
    }
  }

  /** A line as a flat strip. */
  strip(points: readonly Flat[], closed: boolean, width: number, height: number): void {
    const last = closed ? points.length : points.length - 1;
    for (let i = 0; i < last; i++) {
      const [a, b] = [points[i]!, points[(i + 1) % points.length]!];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [nx, ny] = [((a[1] - b[1]) / length) * (width / 2), ((b[0] - a[0]) / length) * (width / 2)];
      const [p, q, r, s] = [
        [a[0] - nx, a[1] - ny, height],
        [b[0] - nx, b[1] - ny, height],
        [b[0] + nx, b[1] + ny, height],
        [a[0] + nx, a[1] + ny, height],
      ] as const;
      this.triangle(p, q, r, [0, 0, 1]);
      this.triangle(p, r, s, [0, 0, 1]);
    }
  }
}

function placedContours({ d, at }: Pick<Layer, 'd' | 'at'>) {
  const contours = contoursOf(d);
  if (!at) return contours;
  return contours.map(({ points, closed }) => ({
    closed,
    points: points.map(([x, y]): Flat => [x * at.scale + at.x, y * at.scale + at.y]),
  }));
}

/** How thick a layer is that lies on another. */
const SHEET = 0.35;
/** A body that hovers is so thick. */
const BODY = 5;

/** One layer of a drawing between two heights. */
function layerPiece(layer: Layer, low: number, high: number): Piece {
  const look = PAINTS[layer.paint];
  const build = new Builder();
  const contours = placedContours(layer);
  if (look.line === undefined) for (const surface of surfacesOf(contours)) build.slab(surface, low, high);
  else for (const { points, closed } of contours) build.strip(points, closed, look.line, high);
  return {
    corners: build.corners,
    normals: build.normals,
    colour: rgb(look.colour),
    owned: look.owned,
    glow: look.glow ?? 0,
    lined: look.line === undefined && (look.owned > 0 || layer.paint === 'rock' || layer.paint === 'stone'),
  };
}

/** Layers that lie on the base itself: all that a model does not replace. */
const ON_BASE: ReadonlySet<Paint> = new Set<Paint>(['base', 'frame', 'line', 'mark', 'front']);

/** The plate that a model stands on, with what is printed upon it. */
export function basePieces({ drawing, height }: Pick<PieceItem, 'drawing' | 'height'>): readonly Piece[] {
  const thick = Math.min(height, 3.2);
  let on = 0;
  return drawing
    .filter((layer) => ON_BASE.has(layer.paint) && layer.lift === undefined)
    .map((layer) => {
      const piece = layerPiece(layer, layer.paint === 'base' ? 0 : on, layer.paint === 'base' ? thick : on + SHEET);
      if (layer.paint === 'base') on = thick;
      return piece;
    });
}

/** What lies on a base of its own is so high at most: from above it, one still sees what it is. */
const LYING = 22;

/** Everything that is drawn, one upon the other; the first that fills is as high as the thing, unless it is a base. */
export function reliefPieces({ drawing, height }: Pick<PieceItem, 'drawing' | 'height'>): readonly Piece[] {
  let on = 0;
  let risen = false;
  return drawing.map((layer) => {
    if (layer.lift !== undefined) {
      const top = layer.lift + BODY;
      on = Math.max(on, top);
      return layerPiece(layer, layer.lift, top);
    }
    const fills = PAINTS[layer.paint].line === undefined && layer.paint !== 'dark';
    const base = layer.paint === 'base';
    const first = fills && !base && !risen;
    const tall = on > 0 ? Math.min(height, LYING) : height;
    const [low, high] = base ? [0, Math.min(height, 3.2)] : first ? [on, on + Math.max(1, tall)] : [on, on + SHEET];
    if (first) risen = true;
    on = high;
    return layerPiece(layer, low, high);
  });
}

/** A round peg that a ship stands on. */
export function pegPiece(from: number, to: number): Piece {
  const build = new Builder();
  const sides = 8;
  const ring = Array.from({ length: sides }, (_, i): Flat => {
    const angle = (2 * Math.PI * i) / sides;
    return [Math.cos(angle) * 1.1, Math.sin(angle) * 1.1];
  });
  build.slab({ rim: ring, holes: [] }, from, to);
  return {
    corners: build.corners,
    normals: build.normals,
    colour: [0.6, 0.75, 0.9],
    owned: 0.6,
    glow: 0.15,
    lined: false,
  };
}

/** What a path covers, kept by its words: the same outlines come again and again. */
const known = new Map<PathData, readonly Surface[]>();
export function surfacesIn(d: PathData): readonly Surface[] {
  const old = known.get(d);
  if (old) return old;
  const made = surfacesOf(contoursOf(d));
  if (known.size > 400) known.clear();
  known.set(d, made);
  return made;
}
