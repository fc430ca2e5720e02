import { describe, expect, it } from 'vitest';
import { lastAttack, roundOf } from '../../../src/analysis/stretches.ts';
import { secondsOf, withLength } from '../../../src/play/replay/webm.ts';

/** An element of a file: its name, and a size of one byte. */
const field = (id: readonly number[], ...content: readonly number[]) => [...id, 0x80 | content.length, ...content];
/** One that does not say how large it is. */
const open = (id: readonly number[], ...content: readonly number[]) => [
  ...id,
  0x01,
  ...Array.from({ length: 7 }, () => 0xff),
  ...content,
];
const cluster = (time: number, ...pictures: readonly number[]) =>
  open(
    [0x1f, 0x43, 0xb6, 0x75],
    ...field([0xe7], time >> 8, time & 0xff),
    ...pictures.flatMap((at) => field([0xa3], 0x81, (at >> 8) & 0xff, at & 0xff, 0x80, 1, 2, 3)),
  );
const INFO = [0x15, 0x49, 0xa9, 0x66];
/** What a browser writes: a head, the units of time, and clusters of pictures. */
const recorded = (info: readonly number[], ...clusters: readonly (readonly number[])[]) =>
  Uint8Array.from([
    ...field([0x1a, 0x45, 0xdf, 0xa3], 0x42, 0x86, 0x81, 1),
    ...open([0x18, 0x53, 0x80, 0x67], ...field(INFO, ...info), ...clusters.flat()),
  ]);
const UNITS = [0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40];

describe('a recording', () => {
  const bytes = recorded(UNITS, cluster(0, 0, 500), cluster(1000, 0, 500, 1000));

  it('lasts until its last picture has stood as long as the others', () => {
    expect(secondsOf(bytes)).toBe(2.5);
    // A picture may be told to come before the time of its cluster.
    expect(secondsOf(recorded(UNITS, cluster(1000, -1000, -500, 0)))).toBe(1.5);
  });

  it('gets its length written once, and nothing else changes', () => {
    const whole = withLength(bytes);
    expect(secondsOf(whole)).toBe(2.5);
    const at = whole.findIndex((_, i) => whole[i] === 0x44 && whole[i + 1] === 0x89);
    expect(new DataView(whole.buffer).getFloat64(at + 3)).toBe(2500);
    expect(withLength(whole)).toBe(whole);
    const pictures = cluster(0, 0, 500).length + cluster(1000, 0, 500, 1000).length;
    expect([...whole.slice(-pictures)]).toEqual([...bytes.slice(-pictures)]);
  });

  it('that holds no picture, or is no recording, is left as it is', () => {
    for (const other of [recorded(UNITS), Uint8Array.from([]), Uint8Array.from([0, 0, 0, 0]), bytes.slice(0, 12)])
      expect(withLength(other)).toBe(other);
  });
});

describe('what is filmed', () => {
  const attacks = [
    { from: 5, to: 9 },
    { from: 12, to: 15 },
  ];

  it('is the last attack that had begun, from just before it; the first one where none had', () => {
    expect(lastAttack(attacks, 20)).toEqual({ from: 11, to: 15 });
    expect(lastAttack(attacks, 12)).toEqual({ from: 11, to: 15 });
    expect(lastAttack(attacks, 11)).toEqual({ from: 4, to: 9 });
    expect(lastAttack(attacks, 0)).toEqual({ from: 4, to: 9 });
    expect(lastAttack([], 7)).toBeUndefined();
  });

  it('is the round until the next one begins, the last one to the end', () => {
    const rounds = [
      { round: 1, at: 3 },
      { round: 2, at: 10 },
    ];
    expect(roundOf(rounds, 4, 30)).toEqual({ from: 2, to: 9 });
    expect(roundOf(rounds, 10, 30)).toEqual({ from: 9, to: 30 });
    expect(roundOf([], 4, 30)).toBeUndefined();
  });
});
