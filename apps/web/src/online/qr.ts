/**
 * A QR code (ISO/IEC 18004) of a text: bytes, error correction of level M, versions 1 to 10, which is room for a link of
 * 213 letters. Our own, because a link is all that is ever written here and a library brings five times as much.
 */

/** By version: check bytes of a block, and how many data bytes each block holds. */
const BLOCKS: readonly (readonly [checks: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** The middles of the small squares that keep the picture straight; the first version has none. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const BYTE_MODE = 0b0100;
const LEVEL_M = 0b00;

/** Powers of two in the field of 256 elements that the check bytes are reckoned in, and their logarithms. */
const POWERS: number[] = [];
const LOGS: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  POWERS.push(x);
  LOGS[x] = i;
  x = x < 128 ? x << 1 : (x << 1) ^ 0x11d;
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWERS[(LOGS[a]! + LOGS[b]!) % 255]!);

/** The check bytes of a block: the rest of a division of polynomials. */
function checksOf(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i++) {
    const next = [...divisor, 0];
    divisor.forEach((factor, n) => {
      next[n + 1]! ^= times(factor, POWERS[i]!);
    });
    divisor = next;
  }
  const rest = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (let n = 0; n < count; n++) rest[n]! ^= times(divisor[n + 1]!, factor);
  }
  return rest;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The text as bytes with mode, length, end and filling; undefined if it is too long for this version. */
function packed(bytes: Uint8Array, version: number): number[] | undefined {
  const room = sum(BLOCKS[version - 1]![1]);
  const bits: number[] = [];
  const put = (value: number, width: number) => {
    for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(BYTE_MODE, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  if (bits.length > room * 8) return undefined;
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  const full = Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((a, b) => a * 2 + b),
  );
  for (let i = 0; full.length < room; i++) full.push(i % 2 === 0 ? 0xec : 0x11);
  return full;
}

/** Data and check bytes in the order in which they are laid out: the first of each block, then the second of each. */
function woven(data: readonly number[], version: number): number[] {
  const [count, sizes] = BLOCKS[version - 1]!;
  const blocks = sizes.map((size, i) => {
    const from = sum(sizes.slice(0, i));
    return data.slice(from, from + size);
  });
  const checks = blocks.map((block) => checksOf(block, count));
  const weave = (rows: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => row[i] ?? []),
    ).flat();
  return [...weave(blocks), ...weave(checks)];
}

/** A number with the bits that let readers mend it. */
function guarded(value: number, divisor: number, bits: number): number {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); i >= bits; i = 31 - Math.clz32(rest)) rest ^= divisor << (i - bits);
  return (value << bits) | rest;
}

type Modules = (boolean | undefined)[][];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** What stands in every code of a version: the squares readers look for, and room for what is written around them. */
function frameOf(version: number): Modules {
  const size = 17 + 4 * version;
  const rows: Modules = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const square = (cx: number, cy: number, radius: number, isDark: (ring: number) => boolean) => {
    for (let y = Math.max(0, cy - radius); y <= Math.min(size - 1, cy + radius); y++)
      for (let x = Math.max(0, cx - radius); x <= Math.min(size - 1, cx + radius); x++)
        rows[y]![x] = isDark(Math.max(Math.abs(x - cx), Math.abs(y - cy)));
  };
  for (let i = 0; i < size; i++) rows[6]![i] = rows[i]![6] = i % 2 === 0;
  const places = ALIGNED[version - 1]!;
  const last = places.at(-1);
  for (const y of places)
    for (const x of places) {
      const isCorner = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!isCorner) square(x, y, 2, (ring) => ring !== 1);
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  writeFormat(rows, 0);
  if (version >= 7) {
    const bits = guarded(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const isDark = ((bits >> i) & 1) === 1;
      const along = Math.floor(i / 3);
      const across = size - 11 + (i % 3);
      rows[along]![across] = rows[across]![along] = isDark;
    }
  }
  return rows;
}

/** Level and mask, twice: around the first square, and beside the two others. */
function writeFormat(rows: Modules, mask: number): void {
  const size = rows.length;
  const bits = guarded((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const isDark = ((bits >> i) & 1) === 1;
    const near = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
    if (i < 8) rows[near]![8] = isDark;
    else rows[8]![i === 8 ? 7 : near] = isDark;
    if (i < 8) rows[8]![size - 1 - i] = isDark;
    else rows[size - 15 + i]![8] = isDark;
  }
  rows[size - 8]![8] = true;
}

/** The places of the data: in pairs of columns from the right, up and down in turn, past what stands there already. */
function* placesIn(frame: Modules): Generator<readonly [x: number, y: number]> {
  const size = frame.length;
  let isUp = true;
  // The column of dots that readers count by is left out.
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let n = 0; n < size; n++) {
      const y = isUp ? size - 1 - n : n;
      for (const x of [right, right - 1]) if (frame[y]![x] === undefined) yield [x, y];
    }
    isUp = !isUp;
  }
}

/** How hard a code is to read: long runs, blocks, and whatever looks like one of the large squares. */
function penalty(rows: readonly (readonly boolean[])[]): number {
  const size = rows.length;
  const columns = rows.map((_, x) => rows.map((row) => row[x]!));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    const text = line.map((isDark) => (isDark ? '1' : '0')).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...text.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const one = rows[y]![x];
      if (one === rows[y - 1]![x] && one === rows[y]![x - 1] && one === rows[y - 1]![x - 1]) points += 3;
    }
  const dark = sum(rows.map((row) => row.filter(Boolean).length));
  return points + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The dark and light modules of a text, row by row; undefined if it is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text);
  const fitting = BLOCKS.flatMap((_, i) => {
    const data = packed(bytes, i + 1);
    return data ? [{ version: i + 1, data }] : [];
  })[0];
  if (!fitting) return undefined;
  const frame = frameOf(fitting.version);
  const bits = woven(fitting.data, fitting.version).flatMap((byte) =>
    [7, 6, 5, 4, 3, 2, 1, 0].map((i) => (byte >> i) & 1),
  );
  const masked = MASKS.map((mask, number) => {
    const rows = frame.map((row) => [...row]);
    let n = 0;
    for (const [x, y] of placesIn(frame)) rows[y]![x] = ((bits[n++] ?? 0) === 1) !== mask(x, y);
    writeFormat(rows, number);
    return rows.map((row) => row.map((isDark) => isDark === true));
  });
  return masked.reduce((best, other) => (penalty(other) < penalty(best) ? other : best));
}
