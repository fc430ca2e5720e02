import { describe, expect, it } from 'vitest';
import { lay, ship, squadron, type Table, type TableSpec } from '../../table.ts';
import { begin, laid, placedBy } from './begin.ts';
import { cr90, ended, farOff, token, victory, X, Y } from './sailing.ts';

/** Navigation objectives whose obstacles and tokens move. Seat 0 is the first player unless a table says otherwise. */

describe('Doomed Station', () => {
  it('the rift lies in the middle; the first player begins; the second adds the station', () => {
    const t = begin('doomed-station').until('deploy-order');
    expect(t.state.obstacles[0]).toMatchObject({ token: 'rift', pose: { x: 914.4, y: 457.2 } });
    expect(placedBy(t)).toEqual([1, 0, 1, 0, 1, 0, 1]);
  });

  const pulled = (x: number, more: Partial<TableSpec> = {}): Table =>
    ended('doomed-station', {
      units: [cr90(0, 100, 100), farOff()],
      obstacles: [
        { token: 'rift', x: 900, y: 450 },
        { token: 'asteroid-3', x, y: 450 },
      ],
      ...more,
    });
  it('obstacles are pulled straight towards it, and it swallows what touches it', () => {
    const t = pulled(1300);
    expect(t.open[0]).toBe('1 obstacle-move');
    t.refuses({ x: 1300, y: 450, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-15');
    t.refuses({ x: 1300, y: 520, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-14');
    t.until('dials');
    expect(t.state.obstacles[1]!.pose.x).toBeLessThan(1300 - 75);
    expect(pulled(990).until('dials').state.obstacles).toHaveLength(1);
  });

  it('[AR-OBJ-DEM-UNTERGANG-GEWEIHTE-RAUMS-01][AR-OBJ-DEM-UNTERGANG-GEWEIHTE-RAUMS-02] one that cannot move at all stays, and may be turned', () => {
    // ships bow to stern right before it
    const wall = [1249, 1169].map((x) => ship('cr90-corvette-a', 0, x, 450, 90));
    const t = pulled(1299, { units: [...wall, farOff()] });
    expect(t.open[0]).toBe('1 obstacle-move');
    t.take({ x: 1299, y: 450, degrees: 180 });
    expect(t.state.obstacles[1]!.pose).toMatchObject({ x: 1299, y: 450 });
    expect(t.state.obstacles[1]!.pose.hy).toBeCloseTo(-1);
  });

  it('then the higher sum of command values at distance 1 of the station gains a token', () => {
    const t = ended('doomed-station', {
      units: [victory(), farOff()],
      obstacles: [
        { token: 'rift', x: 1300, y: Y },
        { token: 'station', x: X - 31.5 - 42 - 100, y: Y },
      ],
    }).until('dials');
    expect(t.state.victory).toEqual([1, 0]);
  });
});

describe('Hyperspace Migration', () => {
  it('the second player places a token at distance 1 of either short edge', () => {
    const t = begin('hyperspace-migration').until('marker-place');
    expect(t.ask().seat).toBe(1);
    t.refuses({ x: 100, y: 450 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.take({ x: 60, y: 450 });
    t.refuses({ x: 60, y: 500 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.take({ x: 1780, y: 450 }).until('deploy-order');
    expect(laid(t.state)).not.toContain('station');
  });

  const GATES = [token(60, 450), token(1780, 450)];
  it('a purrgil comes in at the start of the Ship Phase of rounds 1 and 3, always at the same token', () => {
    const phase = (round: number, note: object = {}): Table =>
      lay({
        objective: 'hyperspace-migration',
        round,
        phase: 'ship',
        stage: 'start',
        units: [cr90(0, X, Y), farOff()],
        markers: GATES,
        note: note as never,
      });
    const t = phase(1);
    expect([t.open[0], t.options()]).toEqual(['1 card-marker', ['0', '1']]);
    t.take('0');
    t.refuses({ x: 300, y: 450, degrees: 0 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.take({ x: 120, y: 450, degrees: 0 });
    expect(laid(t.state)).toEqual(['purrgil-1']);
    expect(phase(2).open[0]).toMatch(/^0 /);
    expect(phase(3, { gate: 1 }).open[0]).toBe('1 obstacle-place');
  });

  const round = (x: number, objectives: number, ships = 450 + 120): Table =>
    ended('hyperspace-migration', {
      units: [cr90(0, x, ships, { objectives }), farOff()],
      obstacles: [{ token: 'purrgil-1', x: 900, y: 450 }],
      markers: GATES,
      note: { gate: 0 },
    });
  it('[AR-ERR-HYPERRAUM-WANDERUNG-01][AR-ERR-HYPERRAUM-WANDERUNG-02][AR-OBJ-HYPERRAUM-WANDERUNG-01] at the end of the round a ship’s token becomes a victory token, or a ship near a purrgil gets one: never both', () => {
    const has = round(900, 1);
    expect([has.ship(0).objectives, has.state.victory]).toEqual([0, [1, 0]]);
    const near = round(900, 0);
    expect([near.ship(0).objectives, near.state.victory]).toEqual([1, [0, 0]]);
    expect(round(1300, 0).ship(0).objectives).toBe(0);
  });

  it('[AR-ERR-HYPERRAUM-WANDERUNG-03][AR-OBJ-HYPERRAUM-WANDERUNG-02][AR-FAQ-PURRGIL-03][AR-FAQ-PURRGIL-01] after that purrgil move towards the other token, to the line of distance 1 at least, and leave where they touch it', () => {
    const t = round(900, 0);
    expect(t.open[0]).toBe('1 obstacle-move');
    expect(t.ship(0).objectives).toBe(1); // handled before
    t.refuses({ x: 900, y: 450, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-15');
    t.refuses({ x: 900 + 70, y: 450 + 1.06, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-15');
    t.until('dials');
    expect(t.state.obstacles[0]!.pose.x).toBeGreaterThan(975);
    const arrives = ended('hyperspace-migration', {
      units: [cr90(0, X, Y), farOff()],
      obstacles: [{ token: 'purrgil-1', x: 1700, y: 450 }],
      markers: GATES,
      note: { gate: 0 },
    }).until('dials');
    expect(arrives.state.obstacles).toEqual([]);
  });

  it('[AR-BEWEGUNG-VON-HINDERNISSEN-16][AR-SPIELFLAECHE-01] a purrgil whose way leads off the table stays where the edge stops it', () => {
    const t = ended('hyperspace-migration', {
      units: [cr90(0, X, Y), farOff()],
      obstacles: [{ token: 'purrgil-1', x: 568.75, y: 22, degrees: 90 }],
      markers: [token(60, 18), token(1754, 18)],
      note: { gate: 0 },
    });
    expect(t.open[0]).toBe('1 obstacle-move');
    t.refuses({ x: 568.75 + 76, y: 22 - 1.6, degrees: 90 }, 'AR-SPIELFLAECHE-01');
    t.take({ x: 568.75, y: 22, degrees: 90 });
  });
});

describe('Infested Fields', () => {
  it('a token on each obstacle, and two exogorths touching different ones', () => {
    const t = begin('infested-fields').until('deploy-order');
    expect(t.state.markers).toHaveLength(5);
    expect(laid(t.state).slice(-2)).toEqual(['exogorth-1', 'exogorth-2']);
    expect(placedBy(t)).toEqual([1, 0, 1, 0, 1, 1, 1]);
  });

  it('a ship or squadron that overlaps an obstacle may take its token', () => {
    const t = lay({
      objective: 'infested-fields',
      units: [squadron('x-wing-squadron', 0, X, Y), farOff()],
      obstacles: [{ token: 'asteroid-1', x: X, y: Y + 100 }],
      markers: [token(X, Y + 100)],
      phase: 'squadron',
      flying: { squadron: 0 },
    }).take('move', { x: X, y: Y + 80 });
    expect(t.open[0]).toBe('0 window:obstacle.overlaps');
    t.take('objective:0');
    expect([t.state.victory, t.state.markers]).toEqual([[1, 0], []]);
  });

  it('[AR-BEWEGUNG-VON-HINDERNISSEN-09] after their attacks exogorths go, and the second player moves what they touched: its token goes with it', () => {
    const t = ended('infested-fields', {
      units: [cr90(0, 200, 200), farOff()],
      obstacles: [{ token: 'asteroid-1', x: 900, y: 450 }],
      markers: [token(900, 450)],
    }).until('obstacle-place');
    expect(t.ask().seat).toBe(1);
    t.take({ x: 900, y: 530, degrees: 0 }).until('obstacle-move', {}, 1);
    expect(laid(t.state)).not.toContain('exogorth-1');
    t.take({ x: 940, y: 450, degrees: 90 });
    const { x, y } = t.state.markers[0]!;
    expect([x, y]).toEqual([expect.closeTo(940, 5), expect.closeTo(450, 5)]);
  });
});

describe('Volatile Deposits', () => {
  it('two dust fields take the place of the station', () => {
    const t = begin('volatile-deposits').until('deploy-order');
    expect([laid(t.state).includes('dust-2'), laid(t.state).includes('station')]).toEqual([true, false]);
  });

  const blast = (first: 0 | 1, red: readonly string[], blue: readonly string[]): Table =>
    lay({
      objective: 'volatile-deposits',
      first,
      units: [
        victory(),
        cr90(1, X, Y + 51 + 60 + 35.5),
        squadron('tie-fighter-squadron', 1, X + 100, Y + 230),
        squadron('tie-fighter-squadron', 1, X + 400, Y + 230),
      ],
      obstacles: [{ token: 'asteroid-1', x: X + 90, y: Y + 160 }],
      active: 0,
      step: 'attack',
      red: red as never,
      blue: blue as never,
    }).take('front>1.front');
  it('the critical effect harms everybody at distance 1 of an obstacle beside the defender: half the critical icons, rounded up', () => {
    const t = blast(0, ['blank', 'blank', 'blank'], ['crit', 'crit', 'crit']);
    t.until('critical');
    expect(t.options()).toContain('objective:0/blue');
    t.take('objective:0/blue').fight();
    expect([t.suffered(2), t.suffered(3)]).toEqual([2, 0]); // of 3 icons, and nobody farther off
  });

  it('with blue icons, against the first player’s ships with any', () => {
    const reds = ['crit', 'blank', 'blank'];
    const hits = ['hit', 'hit', 'hit'];
    const options = (first: 0 | 1) => blast(first, reds, hits).until('critical').options();
    expect(options(0).some((o) => o.startsWith('objective:'))).toBe(false);
    expect(options(1)).toContain('objective:0/any');
  });

  it('at the end of the round each asteroid field gains the higher sum of command values a token', () => {
    const t = ended('volatile-deposits', {
      units: [victory(), cr90(1, 1200, 560)],
      obstacles: [
        { token: 'asteroid-1', x: X + 90, y: Y },
        { token: 'asteroid-2', x: 1200, y: 450 },
        { token: 'debris-1', x: X - 90, y: Y },
      ],
    });
    expect(t.state.victory).toEqual([1, 1]);
  });
});
