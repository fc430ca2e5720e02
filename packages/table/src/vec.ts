/** A point or a direction on the table, in millimetres; `y` points away from the first player. */
export type Vec = {
  readonly x: number;
  readonly y: number;
};

export const vec = (x: number, y: number): Vec => ({ x, y });
export const add = (a: Vec, b: Vec): Vec => ({ x: a.x + b.x, y: a.y + b.y });
export const sub = (a: Vec, b: Vec): Vec => ({ x: a.x - b.x, y: a.y - b.y });
export const scale = (a: Vec, k: number): Vec => ({ x: a.x * k, y: a.y * k });
export const dot = (a: Vec, b: Vec): number => a.x * b.x + a.y * b.y;
/** Positive when `b` lies counter-clockwise of `a`. */
export const cross = (a: Vec, b: Vec): number => a.x * b.y - a.y * b.x;
export const length = (a: Vec): number => Math.sqrt(a.x * a.x + a.y * a.y);
export const distanceBetween = (a: Vec, b: Vec): number => {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return Math.sqrt(dx * dx + dy * dy);
};
export const lerp = (a: Vec, b: Vec, t: number): Vec => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
/** The same direction with length 1. A zero vector has no direction: that is a fault of the caller. */
export const unit = (a: Vec): Vec => {
  const n = length(a);
  if (n === 0) throw new RangeError('a zero vector has no direction');
  return { x: a.x / n, y: a.y / n };
};
