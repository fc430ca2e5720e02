// Chance that is always the same: a picture of the table should not change from visit to visit.

export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A surface of soft hills from 0 to 1 that has no seam where it repeats. */
export function hills(width: number, height: number, cells: number, seed: number): Float32Array {
  const next = seeded(seed);
  const [nx, ny] = [cells, Math.max(1, Math.round((cells * height) / width))];
  const grid = Float32Array.from({ length: nx * ny }, next);
  const at = (x: number, y: number) => grid[(y % ny) * nx + (x % nx)]!;
  const soft = (t: number) => t * t * (3 - 2 * t);
  const surface = new Float32Array(width * height);
  for (let j = 0; j < height; j++) {
    const v = (j / height) * ny;
    const [y, fy] = [Math.floor(v), soft(v % 1)];
    for (let i = 0; i < width; i++) {
      const u = (i / width) * nx;
      const [x, fx] = [Math.floor(u), soft(u % 1)];
      const top = at(x, y) + (at(x + 1, y) - at(x, y)) * fx;
      const low = at(x, y + 1) + (at(x + 1, y + 1) - at(x, y + 1)) * fx;
      surface[j * width + i] = top + (low - top) * fy;
    }
  }
  return surface;
}
