import { describe, expect, it } from 'vitest';
import { alone, LEIA, rebels, VEERS } from '../../troops.ts';
import { map } from './maps.ts';

describe('where units are deployed', () => {
  it('battle-lines', () => {
    expect(map('battle-lines', LEIA, VEERS)).toMatchInlineSnapshot(`
      "rrrrrrrrrrrrrrrrrrrrrrr.
      rrrrrrrrrrrrrrrrrrrrrrrr
      ........................
      ........................
      ........................
      ........................
      ........................
      ........................
      ........................
      ........................
      bbbbbbbbbbbbbbbbbbbbbbbb
      .bbbbbbbbbbbbbbbbbbbbbbb"
    `);
  });
  it('disarray', () => {
    expect(map('disarray', LEIA, VEERS)).toMatchInlineSnapshot(`
      "rrrrrrrr........bbbbbbb.
      rrrrrrrr........bbbbbbbb
      ........................
      ........................
      ........................
      ........................
      ........................
      ........................
      ........................
      ........................
      ................rrrrrrrr
      ................rrrrrrrr"
    `);
  });
  it('the-long-march', () => {
    expect(map('the-long-march', LEIA, VEERS)).toMatchInlineSnapshot(`
      "rrrrrr............bbbbb.
      rrrrrr............bbbbbb
      rrrrrr............bbbbbb
      rrrrrr............bbbbbb
      rrrrrr............bbbbbb
      rrrrrr............bbbbbb
      rrrrrr............bbbbbb
      rrrrrr............bbbbbb
      rrrrrr............bbbbbb
      rrrrrr............bbbbbb
      rrrrrr............bbbbbb
      .rrrrr............bbbbbb"
    `);
  });
  it('major-offensive', () => {
    expect(map('major-offensive', LEIA, VEERS)).toMatchInlineSnapshot(`
      "rrrrrrrrrrrr............
      rrrrrrrrrrrr............
      rrrrrr..................
      rrrrrr..................
      rrrrrr..................
      rrrrrr..................
      ..................bbbbbb
      ..................bbbbbb
      ..................bbbbbb
      ..................bbbbbb
      ............bbbbbbbbbbbb
      ............bbbbbbbbbbbb"
    `);
  });
  it('advanced-positions', () => {
    expect(map('advanced-positions', LEIA, VEERS)).toMatchInlineSnapshot(`
      "rrrrrrrrrrrr..........b.
      rrrrrrrrrrrr..........bb
      rr....................bb
      rr....................bb
      rr....................bb
      rr....................bb
      rr....................bb
      rr....................bb
      rr....................bb
      rr....................bb
      rr..........bbbbbbbbbbbb
      .r..........bbbbbbbbbbbb"
    `);
  });
  it('danger-close', () => {
    expect(map('danger-close', LEIA, VEERS)).toMatchInlineSnapshot(`
      "rrrrrr......bbbbbbbbbbb.
      rrrrrr......bbbbbbbbbbbb
      rr....................bb
      rr....................bb
      rr....................bb
      rr....................bb
      rr....................bb
      rr....................bb
      rr....................bb
      rr....................bb
      rrrrrrrrrrrr......bbbbbb
      .rrrrrrrrrrr......bbbbbb"
    `);
  });
  it('hemmed-in', () => {
    expect(map('hemmed-in', LEIA, VEERS)).toMatchInlineSnapshot(`
      "rrrrrrrrrr....rrrrrrrrr.
      rrrrrrrrrr....rrrrrrrrrr
      rrrrrr............rrrrrr
      rrrrrr............rrrrrr
      ........................
      ........................
      ........................
      ........................
      ..........bbbb..........
      ..........bbbb..........
      ......bbbbbbbbbbbb......
      ......bbbbbbbbbbbb......"
    `);
  });
  it('roll-out', () => {
    expect(map('roll-out', LEIA, VEERS)).toMatchInlineSnapshot(`
      "rrrrrrrr............bbb.
      rrrrrrrr............bbbb
      rrrrrrrr............bbbb
      rrrrrrrr............bbbb
      rrrr................bbbb
      rrrr................bbbb
      rrrr................bbbb
      rrrr................bbbb
      rrrr............bbbbbbbb
      rrrr............bbbbbbbb
      rrrr............bbbbbbbb
      .rrr............bbbbbbbb"
    `);
  });
  it('forces-converge', () => {
    expect(map('forces-converge', LEIA, VEERS)).toMatchInlineSnapshot(`
      "rrrr................bbb.
      rrrr................bbbb
      rr....................bb
      rr....................bb
      rr....................bb
      rr....................bb
      rr....................bb
      rr....................bb
      rr....................bb
      rr....................bb
      rrrr................bbbb
      .rrr................bbbb"
    `);
  });
  it('roll-out, for walkers', () => {
    expect(map('roll-out', 'at-rt-rebel', 'at-st')).toMatchInlineSnapshot(`
      "..................bbbb..
      .rrrrrrrr.........bbbbb.
      .rrrrrrrr.........bbbbbb
      .rrrrrrrr.........bbbbbb
      .rrrrrrrr.........bbbbbb
      .rrrr.............bbbbbb
      .rrrr...........bbbbbbbb
      .rrrr..........bbbbbbbbb
      .rrrr.........bbbbbbbbbb
      .rrrr.........bbbbbbbbbb
      ..rrr.........bbbbbbbbbb
      ..............bbbbbbbbbb"
    `);
  });
  it('battle-lines from the other edges', () => {
    expect(map('battle-lines', LEIA, VEERS, { edges: 'north' })).toMatchInlineSnapshot(`
      "bbbbbbbbbbbbbbbbbbbbbbb.
      bbbbbbbbbbbbbbbbbbbbbbbb
      ........................
      ........................
      ........................
      ........................
      ........................
      ........................
      ........................
      ........................
      rrrrrrrrrrrrrrrrrrrrrrrr
      .rrrrrrrrrrrrrrrrrrrrrrr"
    `);
  });
  it('battle-lines, where units infiltrate', () => {
    expect(map('battle-lines', 'cassian-andor', 'iden-versio')).toMatchInlineSnapshot(`
      "rrrrrrrrrrrrrrrrrrrrrrr.
      rrrrrrrrrrrrrrrrrrrrrrrr
      ........................
      ........................
      ........................
      ........................
      ........................
      ........................
      ........................
      ........................
      bbbbbbbbbbbbbbbbbbbbbbbb
      .bbbbbbbbbbbbbbbbbbbbbbb"
    `);
  });
  it('disarray, when the second zone is still empty', () => {
    expect(
      map('disarray', LEIA, VEERS, {
        units: [
          { card: LEIA, seat: 0, status: 'reserve' },
          { card: VEERS, seat: 1, status: 'reserve' },
          rebels(300, 60, alone(4)),
        ],
      }),
    ).toMatchInlineSnapshot(`
      "rrrrrrrr........bbbbbbb.
      rrrrrrrr........bbbbbbbb
      ........................
      ........................
      ........................
      ........................
      ........................
      ........................
      ........................
      ........................
      ................rrrrrrrr
      ................rrrrrrrr"
    `);
  });
});
