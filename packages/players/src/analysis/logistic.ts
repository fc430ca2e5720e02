/** The curve that makes a chance of winning out of a sum, the same to the last digit on every machine. */

/** Beyond this the curve is as good as flat. */
const FLAT = 30;
const HALVINGS = 10;

export function logistic(sum: number): number {
  const x = Math.min(FLAT, Math.max(-FLAT, sum));
  return 1 / (1 + exp(-x));
}

/** The power series for a thousandth part of it, squared again and again. */
function exp(x: number): number {
  const small = x / (1 << HALVINGS);
  let power = 1 + small * (1 + (small / 2) * (1 + (small / 3) * (1 + (small / 4) * (1 + small / 5))));
  for (let n = 0; n < HALVINGS; n++) power *= power;
  return power;
}
