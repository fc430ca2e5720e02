import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { qrCode } from '../../src/online/qr.ts';

const drawn = (text: string) => qrCode(text)?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

// Both codes were read back by another program's reader when this was written, as was a text of every length that fits.
it('a link becomes a code that cameras read', () => {
  expect(drawn('holotisch')).toEqual([
    '#######..#..#.#######',
    '#.....#..#....#.....#',
    '#.###.#.###...#.###.#',
    '#.###.#.#...#.#.###.#',
    '#.###.#.#...#.#.###.#',
    '#.....#.##.#..#.....#',
    '#######.#.#.#.#######',
    '........###..........',
    '#.#####..#.#..#####..',
    '..#....##..##..###..#',
    '.###..#.#.#.###..#.#.',
    '.##.#......###..###..',
    '.#.##.#####.#.##....#',
    '........#...#.#.##..#',
    '#######...##......##.',
    '#.....#.##.......###.',
    '#.###.#.####...##...#',
    '#.###.#.#.########...',
    '#.###.#.##..#.#..#...',
    '#.....#..#.#####.##..',
    '#######.#...#....#.#.',
  ]);
});

it('a long link has a larger code, with its version and in several blocks; one that is too long has none', () => {
  const link = `https://holotisch.example/online/Zk3Jx0aBq7TnW2#${'aZ9_-kQ4'.repeat(6)}`;
  const rows = drawn(link)!;
  expect([rows.length, createHash('sha256').update(rows.join('\n')).digest('hex')]).toEqual([
    41,
    '765da17f9cab9c97cf7b7c0f71b0392d42f48c50ac3e59cb12f1fae2a2ffcbd8',
  ]);
  expect(drawn('x'.repeat(213))?.length).toBe(57);
  expect(drawn('x'.repeat(214))).toBeUndefined();
});
