import { describe, expect, it } from 'vitest';
import { rookie, type Scene, type ShipSpec, scene, ship } from '../../scene.ts';

/** An ionised ship has no dial: nothing is revealed of it, before, while and after it drifts. */

const bomber = (more: ShipSpec) =>
  ship('scum/ywing/hiredgun', 450, 300, 0, { upgrades: ['samd/genius', 'bomb/seismiccharges'], seat: 1, ...more });
const start = (more: ShipSpec): Scene =>
  scene({ phase: 'activation', ships: [bomber(more), rookie(450, 560, 180, { activated: true })] });
const seen = (s: Scene, who: number | 'nobody') => s.match.seenBy(who).view.ships[0];

describe('the dial of an ionised ship', () => {
  it('[XW-IONENMARKER-02] [XW-AKTIVIERUNGSPHASE-20] it has flown and acted, yet no dial of it is revealed to anybody', () => {
    const s = start({ tokens: { ion: 1 } }).until('attack');
    expect(s.events('moved').map((e) => e['manoeuvre'])).toEqual(['s1']);
    expect([s.ship(0).activated, s.ship(0).revealed, s.ship(0).dial]).toEqual([true, false, null]);
    for (const who of [0, 1, 'nobody'] as const) expect(seen(s, who)).toMatchObject({ dial: null, revealed: false });
    expect(s.events('revealed')).toEqual([]);
  });

  it('[XW-AKTIVIERUNGSPHASE-04] that of any other ship is', () => {
    const s = start({ dial: 's1' });
    s.until('attack');
    expect([s.ship(0).revealed, s.ship(0).dial]).toEqual([true, 's1']);
    expect(seen(s, 'nobody')).toMatchObject({ dial: 's1', revealed: true });
  });

  it('[XW-AKTIVIERUNGSPHASE-20] a card that asks for a revealed dial is not offered', () => {
    // "Genius" drops a bomb after a manoeuvre, where a dial was revealed.
    const offered = (s: Scene) => s.match.open.some((a) => a.kind === 'window:manoeuvre.executed');
    const flown = start({ dial: 's1' }).take('pass'); // not before it moves
    expect(offered(flown)).toBe(true);
    expect(offered(start({ tokens: { ion: 1 } }))).toBe(false);
  });

  it('[R-XW-62] a ship that is not ionised and has no dial all the same flies a white straight 1 and may act', () => {
    const s = start({});
    expect(s.events('moved').map((e) => e['manoeuvre'])).toEqual(['s1']);
    expect(s.events('revealed')).toEqual([]);
    expect(s.open).toEqual(['1 action']);
    expect(
      start({ tokens: { stress: 1 } })
        .until('attack')
        .ship(0).tokens.stress,
    ).toBe(1); // white, not green
  });
});
