import { data } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { dialRows } from '../../../../src/games/xwing/decide/dial-layout.ts';

const laid = (ship: string) =>
  dialRows(data.dialOf(ship)).map(({ speed, cells }) => `${speed}: ${cells.map((c) => c?.code ?? '-').join(' ')}`);

describe('a dial laid out flat', () => {
  it('has the fastest on top, and turns, banks and the straight in their places', () => {
    expect(laid('xwing')).toEqual([
      '4: - - s4 - - k4',
      '3: tl3 bl3 s3 br3 tr3 -',
      '2: tl2 bl2 s2 br2 tr2 -',
      '1: - bl1 s1 br1 - -',
    ]);
  });

  it('closes up what turns the ship about, so that loops and a Koiogran turn share columns', () => {
    expect(laid('tiefofighter')).toEqual([
      '5: - - s5 - - - -',
      '4: - - s4 - - k4 -',
      '3: tl3 bl3 s3 br3 tr3 - -',
      '2: tl2 bl2 s2 br2 tr2 bl2s br2s',
      '1: tl1 - - - tr1 - -',
    ]);
  });

  it('puts backwards and standing still at the foot, under their like', () => {
    expect(laid('quadjumper').at(-1)).toBe('-1: - bl1r s1r br1r - - -');
    expect(laid('tiereaper').at(-1)).toMatch(/^0: - - s0 /);
  });

  it('loses no manoeuvre of any ship', () => {
    for (const { id } of data.SHIPS) {
      const shown = dialRows(data.dialOf(id)).flatMap(({ cells }) => cells.flatMap((c) => c?.code ?? []));
      expect(shown.sort(), id).toEqual(
        data
          .dialOf(id)
          .map((m) => m.code)
          .sort(),
      );
    }
  });
});
