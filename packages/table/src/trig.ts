/**
 * Trigonometry that comes out the same in every browser: only + - * / and comparisons, because the built-in
 * functions may differ in the last bit from engine to engine, and a replay must not.
 */

const RADIANS_PER_DEGREE = 0.017453292519943295;

/** sin(x) for |x| <= pi/4, by its series; the first neglected term is below 1e-18. */
function sinSmall(x: number): number {
  const q = x * x;
  return (
    x *
    (1 -
      (q / 6) *
        (1 -
          (q / 20) *
            (1 - (q / 42) * (1 - (q / 72) * (1 - (q / 110) * (1 - (q / 156) * (1 - (q / 210) * (1 - q / 272))))))))
  );
}

/** cos(x) for |x| <= pi/4. */
function cosSmall(x: number): number {
  const q = x * x;
  return (
    1 -
    (q / 2) *
      (1 -
        (q / 12) * (1 - (q / 30) * (1 - (q / 56) * (1 - (q / 90) * (1 - (q / 132) * (1 - (q / 182) * (1 - q / 240)))))))
  );
}

/** Reduces to the nearest multiple of 90 degrees, exactly, so that quarter turns give exact results. */
export function sinDegrees(degrees: number): number {
  const whole = degrees % 360;
  const quarters = Math.round(whole / 90);
  const rest = (whole - quarters * 90) * RADIANS_PER_DEGREE;
  switch (((quarters % 4) + 4) % 4) {
    case 0:
      return sinSmall(rest);
    case 1:
      return cosSmall(rest);
    case 2:
      return 0 - sinSmall(rest); // never -0
    default:
      return 0 - cosSmall(rest);
  }
}

export const cosDegrees = (degrees: number): number => sinDegrees(degrees + 90);

/** atan(x) for 0 <= x <= 1, halving the angle twice so that the series converges at once. */
function atanUnit(x: number): number {
  let t = x;
  t = t / (1 + Math.sqrt(1 + t * t));
  t = t / (1 + Math.sqrt(1 + t * t));
  const q = t * t;
  let sum = 0;
  for (let n = 27; n >= 1; n -= 2) sum = 1 / n - q * sum;
  return 4 * t * sum;
}

/** The clockwise angle from +y to a direction, in degrees, in (-180, 180]. */
export function headingDegrees(x: number, y: number): number {
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  if (ax === 0 && ay === 0) return 0;
  const octant = ax <= ay ? atanUnit(ax / ay) / RADIANS_PER_DEGREE : 90 - atanUnit(ay / ax) / RADIANS_PER_DEGREE;
  const half = y >= 0 ? octant : 180 - octant;
  return x >= 0 ? half : -half;
}
