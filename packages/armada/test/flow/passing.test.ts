import { describe, expect, it } from 'vitest';
import { lay, ship } from '../table.ts';

const cr90 = (seat: number, x: number, y: number) =>
  ship('cr90-corvette-a', seat, x, y, seat === 0 ? 0 : 180, { speed: 1, dials: ['navigate'] });
/** So many ships that wait on either side, and one of the first player's that has been activated. */
const phase = (mine: number, theirs: number, passes: [number, number], turnOf: 0 | 1) =>
  lay({
    phase: 'ship',
    turnOf,
    passes,
    units: [
      ship('cr90-corvette-a', 0, 100, 150, 0, { activated: true }),
      ...Array.from({ length: mine }, (_, i) => cr90(0, 300 + i * 200, 150)),
      ...Array.from({ length: theirs }, (_, i) => cr90(1, 300 + i * 200, 760)),
    ],
  });

describe('passing', () => {
  it('[AR-PASSEN-MARKER-01][AR-PASSEN-MARKER-02] takes a token, which is gone, and the opponent activates', () => {
    const t = phase(1, 2, [1, 0], 0);
    expect(t.options()).toEqual(['1', 'pass']);
    t.take('pass');
    expect(t.state.passes).toEqual([0, 0]);
    expect(t.open).toEqual(['1 activate']);
    expect(t.barred('pass')).toEqual(['AR-PASSEN-MARKER-01']);
  });

  it('[AR-SCHIFFSPHASE-05] the first player needs fewer ships left than the second', () => {
    expect(phase(2, 2, [1, 0], 0).barred('pass')).toEqual(['AR-SCHIFFSPHASE-05']);
    expect(phase(1, 2, [1, 0], 0).barred('pass')).toBeUndefined();
  });

  it('[AR-KURZUEBERSICHT-SCHIFFSPHASE-02] needs a waiting ship, a token and the condition of one’s seat, all of them', () => {
    const first = phase(1, 2, [1, 0], 0);
    const second = phase(1, 1, [0, 1], 1);
    expect([first.options(), second.options()].map((ids) => ids.includes('pass'))).toEqual([true, true]);
    expect(phase(2, 3, [0, 0], 0).barred('pass')).toEqual(['AR-PASSEN-MARKER-01']);
    expect(phase(2, 2, [1, 0], 0).barred('pass')).toEqual(['AR-SCHIFFSPHASE-05']);
    expect(phase(1, 2, [0, 1], 1).barred('pass')).toEqual(['AR-SCHIFFSPHASE-06']);
    // who has nobody waiting passes for nothing and keeps his token
    const idle = phase(0, 2, [1, 0], 0);
    expect([idle.state.passes, idle.events('passed')[0]]).toMatchObject([[1, 0], { side: 0, token: false }]);
    const none = lay({
      phase: 'ship',
      passes: [1, 0],
      units: [cr90(0, 300, 150), cr90(0, 500, 150), ...[300, 500, 700].map((x) => cr90(1, x, 760))],
    });
    expect(none.barred('pass')).toEqual(['AR-SCHIFFSPHASE-05']); // he has activated none yet
  });

  it('[AR-SCHIFFSPHASE-06] the second player needs no more ships left than the first', () => {
    expect(phase(1, 2, [0, 1], 1).barred('pass')).toEqual(['AR-SCHIFFSPHASE-06']);
    expect(phase(2, 2, [0, 1], 1).options()).toContain('pass');
  });
});
