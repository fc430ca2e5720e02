// Chance that is always the same: a picture of the table should not change from visit to visit.

export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const SIZE = 64;
const soft = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise: soft hills about 0 without a grain of their own, from -0.7 to 0.7. */
function hills(seed: number): (x: number, y: number) => number {
  const next = seeded(seed);
  const slopes = new Float32Array(SIZE * SIZE * 2);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const angle = next() * 2 * Math.PI;
    slopes[2 * i] = Math.cos(angle);
    slopes[2 * i + 1] = Math.sin(angle);
  }
  const rise = (gx: number, gy: number, dx: number, dy: number) => {
    const at = 2 * ((gy & (SIZE - 1)) * SIZE + (gx & (SIZE - 1)));
    return slopes[at]! * dx + slopes[at + 1]! * dy;
  };
  return (x, y) => {
    const [gx, gy] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - gx, y - gy];
    const [u, v] = [soft(dx), soft(dy)];
    const low = rise(gx, gy, dx, dy) * (1 - u) + rise(gx + 1, gy, dx - 1, dy) * u;
    const high = rise(gx, gy + 1, dx, dy - 1) * (1 - u) + rise(gx + 1, gy + 1, dx - 1, dy - 1) * u;
    return low * (1 - v) + high * v;
  };
}

/** Hills upon hills, each finer and lower than those before and turned against them; about 0. */
export function clouds(seed: number, octaves: number): (x: number, y: number) => number {
  const layers = Array.from({ length: octaves }, (_, i) => hills(seed + 31 * i));
  return (x, y) => {
    let sum = 0;
    let [px, py, height] = [x, y, 0.9];
    for (const layer of layers) {
      sum += layer(px, py) * height;
      [px, py] = [px * 1.62 - py * 1.18 + 5.2, px * 1.18 + py * 1.62 + 1.3];
      height *= 0.52;
    }
    return sum;
  };
}
