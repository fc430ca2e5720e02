import type { Flat } from './part.ts';

/** Twice the area, above zero where the corners go anticlockwise. */
const area = (outline: readonly Flat[]): number =>
  outline.reduce((sum, [x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length]!;
    return sum + x * ny - nx * y;
  }, 0);

/** The same outline, anticlockwise. */
export const anticlockwise = (outline: readonly Flat[]): readonly Flat[] =>
  area(outline) < 0 ? outline.toReversed() : outline;

const side = (a: Flat, b: Flat, p: Flat): number => (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
const within = (p: Flat, a: Flat, b: Flat, c: Flat): boolean =>
  side(a, b, p) > 0 && side(b, c, p) > 0 && side(c, a, p) > 0;

/** Triangles that fill an anticlockwise outline, by cutting off its ears; as places in the outline. */
export function filled(outline: readonly Flat[]): readonly (readonly [number, number, number])[] {
  const left = outline.map((_, i) => i);
  const cut: (readonly [number, number, number])[] = [];
  while (left.length > 3) {
    const ear = left.findIndex((here, i) => {
      const a = outline[left.at(i - 1)!]!;
      const b = outline[here]!;
      const c = outline[left[(i + 1) % left.length]!]!;
      return side(a, b, c) > 0 && !left.some((at) => within(outline[at]!, a, b, c));
    });
    // An outline that crosses itself has no ear in the end: what is left is filled as a fan.
    const at = ear < 0 ? 0 : ear;
    cut.push([left.at(at - 1)!, left[at]!, left[(at + 1) % left.length]!]);
    left.splice(at, 1);
  }
  if (left.length === 3) cut.push([left[0]!, left[1]!, left[2]!]);
  return cut;
}

/** How far inside an outline a point lies; below nothing: outside of it. */
export function depthIn(outline: readonly Flat[], [x, y]: Flat): number {
  let inside = false;
  let least = Infinity;
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length]!;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const share = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - a[0] - share * dx, y - a[1] - share * dy));
  }
  return inside ? least : -least;
}
