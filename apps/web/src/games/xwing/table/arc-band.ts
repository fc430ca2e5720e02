// The outline of what a firing arc covers up to a distance from the base, in the frame of the ship (nose up).
interface Edge {
  readonly x: number;
  readonly y: number;
}

/** Where the arc line through `edge` comes to lie `distance` away from a square base whose corner it passes. */
function endOfLine(half: number, edge: Edge, distance: number): Edge {
  // The nearest point of the base is its front corner: |k * edge - corner| = distance, a quadratic equation for k.
  const a = edge.x * edge.x + edge.y * edge.y;
  const b = half * (edge.x + edge.y);
  const k = (b + Math.sqrt(b * b - a * (2 * half * half - distance * distance))) / a;
  return { x: k * edge.x, y: k * edge.y };
}

/**
 * Straight before the front edge, round about its two corners. `edge` is where the right line leaves the base; the
 * same lies astern of a ship that has a rear arc.
 */
export function arcBand(half: number, edge: Edge, distance: number, where: 'ahead' | 'astern' = 'ahead'): string {
  const end = endOfLine(half, edge, distance);
  const front = half + distance;
  const [way, sweep] = where === 'ahead' ? [1, 0] : [-1, 1];
  const round = `A${distance} ${distance} 0 0 ${sweep}`;
  const y = (value: number) => way * value;
  return `M${-edge.x} ${y(edge.y)}L${-end.x} ${y(end.y)}${round} ${-half} ${y(front)}H${half}${round} ${end.x} ${y(end.y)}L${edge.x} ${y(edge.y)}Z`;
}
