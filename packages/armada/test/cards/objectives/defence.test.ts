import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../../src/flow/end/end.ts';
import { lay, type Spec, ship, squadron, type Table, type TableSpec } from '../../table.ts';
import { begin, deployed, laid, placedBy } from './begin.ts';

/** The twelve defence objectives. Seat 0 is the first player unless a table says otherwise. */

const X = 600;
const Y = 300;
const victory = (seat = 0, more: Spec = {}): Spec => ship('victory-ii-class-star-destroyer', seat, X, Y, 0, more);
const corvette = (seat = 1, gap = 60, more: Spec = {}): Spec =>
  ship('cr90-corvette-a', seat, X, Y + 51 + gap + 35.5, 180, more);
const farOff = (more: Spec = {}): Spec => ship('cr90-corvette-a', 1, 1700, 800, 180, more);
/** The end of a round, and what has become of it. */
const ended = (objective: string, spec: Partial<TableSpec> & Pick<TableSpec, 'units'>): Table =>
  lay({ objective, phase: 'status', stage: 'start', ...spec });
const asked = (t: Table): string[] => t.match.taken.map((d) => d.kind);
const STATION = { token: 'station', x: X, y: Y + 51 + 45 + 40 };

describe('Contested Outpost', () => {
  it('[AR-OBJ-UMKAEMPFTER-AUSSENPOSTEN-01][AR-OBJ-UMKAEMPFTER-AUSSENPOSTEN-02] the second player adds the station last, beyond distance 5 of both player edges', () => {
    const t = begin('contested-outpost').goOn((u) => u.state.obstacles.length === 5);
    expect(laid(t.state)).not.toContain('station');
    expect(t.open[0]).toBe('1 obstacle-place');
    const { x, y } = { x: 900, y: 304.8 + 40 };
    t.refuses({ x, y, degrees: 0 }, 'AR-AUFBAU-16');
    t.goOn((u) => u.state.obstacles.length === 6);
    expect(placedBy(t)).toEqual([1, 0, 1, 0, 1, 1]);
  });

  it('[AR-OBJ-UMKAEMPFTER-AUSSENPOSTEN-03] it obstructs nothing', () => {
    const shot = (objective: string | null) =>
      lay({
        objective,
        units: [victory(), corvette(1, 150)],
        obstacles: [{ token: 'station', x: X, y: Y + 51 + 75 }],
        active: 0,
        step: 'attack',
      })
        .take('front>1.front')
        .events('attack')[0]!.obstructed;
    expect(shot('contested-outpost')).toBe(false);
    expect(shot(null)).toBe(true);
  });

  it('[AR-OBJ-UMKAEMPFTER-AUSSENPOSTEN-04] it repairs nobody (R-AR-40)', () => {
    const repairs = (objective: string | null): string[] => {
      const t = lay({
        objective,
        units: [ship('cr90-corvette-a', 0, X, Y, 0, { damage: 1, speed: 1 }), farOff()],
        obstacles: [{ token: 'station', x: X, y: Y + 90 }],
        active: 0,
        step: 'manoeuvre',
      });
      t.goOn((u) => u.match.over || u.state.active === null);
      return asked(t);
    };
    expect(repairs(null)).toContain('discard-damage');
    expect(repairs('contested-outpost')).not.toContain('discard-damage');
  });

  it('[AR-OBJ-UMKAEMPFTER-AUSSENPOSTEN-05][AR-OBJ-UMKAEMPFTER-AUSSENPOSTEN-07] the higher sum of command values at distance 1 gains a token, worth 20', () => {
    const t = ended('contested-outpost', {
      units: [victory(), ship('cr90-corvette-a', 1, X, Y + 280, 180)],
      obstacles: [STATION],
    });
    expect(t.state.victory).toEqual([1, 0]); // 3 against 1
    expect(scoreOf(t.g)).toEqual([20, 0]);
  });

  it('[AR-OBJ-UMKAEMPFTER-AUSSENPOSTEN-06] with equal sums nobody does (R-AR-27)', () => {
    const units = [ship('cr90-corvette-a', 0, X, Y, 0), ship('cr90-corvette-a', 1, X, Y + 280, 180)];
    expect(ended('contested-outpost', { units, obstacles: [STATION] }).state.victory).toEqual([0, 0]);
  });
});

describe('Fire Lanes', () => {
  it('the second player places three tokens beyond distance 4 of the player edges, the first may shift each', () => {
    const t = begin('fire-lanes').until('marker-place');
    t.refuses({ x: 900, y: 250 }, 'AR-REICHWEITE-UND-ENTFERNUNG-06');
    t.take({ x: 700, y: 450 }, { x: 900, y: 450 }, { x: 1100, y: 450 });
    expect(t.open[0]).toBe('0 marker-place');
    t.refuses({ x: 700, y: 450 + 130 }, 'AR-REICHWEITE-UND-ENTFERNUNG-07');
    t.take({ x: 700, y: 450 - 100 });
    expect(t.state.markers.map((m) => m.y)).toEqual([350, 450, 450]);
  });

  const lanes = (markers: readonly { x: number; y: number }[], units: readonly Spec[]): readonly [number, number] =>
    ended('fire-lanes', { units, markers: markers.map((m) => ({ kind: 'objective', ...m })) }).state.victory;
  it('[AR-OBJ-SCHUSSBAHNEN-01] whoever could attack a token with more dice controls it; only dice in range count', () => {
    // at 200 mm the Victory has 3 red dice, at 290 the corvette 2
    expect(lanes([{ x: X, y: Y + 51 + 200 }], [victory(), corvette(1, 490)])).toEqual([1, 0]);
    // beyond long range of the Victory, close to the corvette
    expect(lanes([{ x: X, y: Y + 51 + 330 }], [victory(), corvette(1, 400)])).toEqual([0, 1]);
  });

  it('[AR-OBJ-SCHUSSBAHNEN-02][AR-OBJ-SCHUSSBAHNEN-03] cards that raise the battery count, dice added in attacks do not', () => {
    const side = (upgrades: string[], commands: string[] = []) =>
      lanes(
        [{ x: X + 150, y: Y }],
        [victory(0, { upgrades, commands }), ship('cr90-corvette-a', 1, X + 150, Y + 200, 180)],
      );
    // side 2R1B at 110 mm against the corvette's front 2R1B
    expect(side([])).toEqual([0, 0]);
    expect(side(['enhanced-armament'])).toEqual([1, 0]);
    expect(side([], ['concentrate'])).toEqual([0, 0]);
  });

  it('a unit that lies on a token leaves it to the opponent; if both do, nobody has it', () => {
    expect(lanes([{ x: X, y: Y }], [victory(), farOff()])).toEqual([0, 1]);
    const both = [victory(), farOff(), squadron('tie-fighter-squadron', 1, X + 31.5 + 17.5, Y - 40)];
    expect(lanes([{ x: X + 31.5, y: Y - 40 }], both)).toEqual([0, 0]);
  });
});

describe('Fleet Ambush', () => {
  it('[AR-OBJ-HINTERHALT-02] ships before squadrons; the first player’s first and third in the ambush zone', () => {
    const t = begin('fleet-ambush').until('deploy-order');
    expect(t.state.markers).toHaveLength(4);
    expect(t.options()).toEqual(['0', '1', '2']);
    t.take('1');
    t.refuses({ x: 900, y: 100, degrees: 0 }, 'AR-AUFBAU-19');
    t.until('deploy-order', {}, 0).take('2');
    t.take({ x: 700, y: 100, degrees: 0 }); // the second one as usual
    t.until('deploy', {}, 0);
    t.refuses({ x: 900, y: 100, degrees: 0 }, 'AR-AUFBAU-19');
    deployed(t);
    expect(t.state.markers).toEqual([]);
  });

  it('[AR-OBJ-HINTERHALT-01] his squadrons may stand near a ship in the ambush zone', () => {
    const t = begin('fleet-ambush').until('deploy', { 'deploy-order': ['1'] });
    const where = t.ask();
    t.take({ x: 900, y: 450, degrees: 0 });
    expect(where.kind).toBe('deploy');
    t.goOn((u) => u.ask().kind === 'deploy' && Number((u.ask().about as { unit: number }).unit) === 3);
    const { pose } = t.unit(1);
    const around = [
      [0, 100],
      [0, -100],
      [80, 0],
      [-80, 0],
    ].map(([dx, dy]) => ({ x: pose!.x + dx!, y: pose!.y + dy!, degrees: 0 }));
    expect(around.some((spot) => t.match.decide(0, spot) === undefined)).toBe(true);
  });

  it('[AR-OBJ-HINTERHALT-01][AR-RIESIGES-SCHIFF-12] beside a huge ship in the ambush zone they need not be near his own', () => {
    const t = begin('fleet-ambush', {
      rebel: {
        faction: 'empire',
        ships: [{ card: 'executor-i-class-star-dreadnought', upgrades: ['grand-moff-tarkin'] }],
        squadrons: ['tie-fighter-squadron', 'tie-fighter-squadron'],
      },
      empire: {
        ships: [
          ...['admiral-motti', ''].map((up) => ({
            card: 'imperial-i-class-star-destroyer',
            upgrades: up === '' ? [] : [up],
          })),
          { card: 'imperial-ii-class-star-destroyer', upgrades: [] },
        ],
      },
    }).until('deploy');
    const abreast = Array.from({ length: 200 }, (_, n) => ({
      x: 790 + 30 * (n % 9),
      y: 400 + 8 * Math.floor(n / 9),
      degrees: 90,
    }));
    t.take(abreast.find((spot) => t.match.check(0, spot) === undefined)!);
    t.goOn((u) => u.ask().kind === 'deploy' && u.ask().seat === 0);
    expect(t.unit((t.ask().about as { unit: number }).unit).kind).toBe('squadron');
    const { x, y } = t.unit(0).pose!;
    // ahead of it, and farther than distance 2 from his deployment zone
    const around = Array.from({ length: 40 }, (_, n) => ({ x: x - 195 + 10 * n, y: y + 38.75 + 20, degrees: 0 }));
    expect(Math.min(...around.map((spot) => spot.y))).toBeGreaterThan(185 + 125);
    expect(around.some((spot) => t.match.check(0, spot) === undefined)).toBe(true);
  });

  it('[AR-OBJ-HINTERHALT-03] on no obstacle there; where there is no room, as much of the ship inside as can be', () => {
    const t = begin('fleet-ambush').take('asteroid-1', { x: 900, y: 450, degrees: 0 });
    t.until('deploy', { 'deploy-order': ['0'] });
    const onRocks = t.refuses({ x: 900, y: 450, degrees: 0 }, 'AR-OBJ-HINTERHALT-03');
    expect(onRocks.message.text).toBe('ar.no.onObstacle');
    // a Super Star Destroyer is longer than the zone of a small table is deep
    const small = begin('fleet-ambush', {
      rules: { width: 914.4, depth: 914.4 },
      rebel: {
        faction: 'empire',
        ships: [{ card: 'executor-i-class-star-dreadnought', upgrades: ['grand-moff-tarkin'] }],
        squadrons: [],
      },
      empire: {
        ships: [
          ...['admiral-motti', ''].map((up) => ({
            card: 'imperial-i-class-star-destroyer',
            upgrades: up === '' ? [] : [up],
          })),
          { card: 'imperial-ii-class-star-destroyer', upgrades: [] },
        ],
      },
    }).until('deploy');
    expect(small.ask()).toMatchObject({ region: { part: expect.any(Number) } });
    const halfOut = small.refuses({ x: 457.2, y: 200, degrees: 0 }, 'AR-OBJ-HINTERHALT-03');
    expect(halfOut.message.text).toBe('ar.no.zone');
    small.until('deploy-order');
    expect(small.unit(0).status).toBe('play');
  });
});

describe('Hyperspace Assault', () => {
  const start = (script: Parameters<Table['until']>[1] = {}): Table =>
    begin('hyperspace-assault').until('deploy-order', { 'card-unit': '6', 'card-units': ['8', '9'], ...script });

  it('the second player sets aside a small or medium ship and up to 3 squadrons, and places three tokens', () => {
    const t = begin('hyperspace-assault').until('card-unit');
    expect([t.open[0], t.options()]).toEqual(['1 card-unit', ['5', '6', '7']]);
    t.take('6');
    expect(t.ask()).toMatchObject({ kind: 'card-units', max: 3 });
    t.take(['8', '9']);
    t.refuses({ x: 900, y: 180 }, 'AR-REICHWEITE-UND-ENTFERNUNG-06');
    t.until('deploy-order');
    expect(t.state.markers).toHaveLength(3);
    expect(t.state.units.map((u) => u.status === 'aside')).toEqual(
      Array.from({ length: 11 }, (_, i) => [6, 8, 9].includes(i)),
    );
  });

  it('[AR-OBJ-ANGRIFF-AUS-DEM-HYPERRAUM-01] they are not in play: no dials, nothing to choose', () => {
    const t = deployed(start());
    expect(t.options(1).some((o) => o.startsWith('6.'))).toBe(false);
    expect(t.options(1).some((o) => o.startsWith('5.'))).toBe(true);
  });

  /** The start of a round with a corvette and an A-wing in hyperspace, set aside by this objective. */
  const waiting = (round: number): Table => {
    const t = deployed(start());
    t.goOn((u) => u.match.over || (u.state.round === round && u.ask().kind !== 'ready-card'));
    return t;
  };
  it('[AR-OBJ-ANGRIFF-AUS-DEM-HYPERRAUM-04][AR-BEISEITEGESTELLTE-SCHIFFE-02] nothing of this happens in the first round; from the second on he deploys them or moves the tokens', () => {
    const t = deployed(start());
    expect(asked(t)).not.toContain('window:round.start');
    t.goOn((u) => u.match.over || u.open[0] === '1 window:round.start');
    expect(t.state.round).toBe(2);
    expect(t.options()).toEqual(['objective:1/deploy', 'objective:1/shift', 'pass']);
    t.take('objective:1/shift');
    const { x, y } = t.state.markers[0]!;
    t.refuses({ x: x + 90, y }, 'AR-REICHWEITE-UND-ENTFERNUNG-07');
    t.goOn((u) => u.ask().kind !== 'marker-place');
    expect(t.open[0]).not.toBe('1 window:round.start'); // not both
  });

  it('[AR-OBJ-ANGRIFF-AUS-DEM-HYPERRAUM-02] at distance 1 of one token; the squadrons can be activated at once; the tokens go', () => {
    const t = waiting(2);
    t.take('objective:1/deploy', String(t.state.markers[0]!.id));
    expect(t.ask()).toMatchObject({ kind: 'deploy', about: { unit: 6 } });
    const { x, y } = t.state.markers[0]!;
    t.refuses({ x: x + 200, y, degrees: 0 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.goOn((u) => u.ask().kind === 'dials');
    expect([6, 8, 9].map((id) => t.unit(id).status)).toEqual(['play', 'play', 'play']);
    expect(t.state.markers).toEqual([]);
    expect(t.squadron(8).slider).toBe(t.state.token);
  });

  it('[AR-OBJ-ANGRIFF-AUS-DEM-HYPERRAUM-03][AR-OBJ-ANGRIFF-AUS-DEM-HYPERRAUM-05] whose only ship is set aside has lost, and his other squadrons with it', () => {
    const only = {
      ships: [{ card: 'gladiator-i-class-star-destroyer', upgrades: ['grand-moff-tarkin'] }],
      squadrons: Array.from({ length: 5 }, () => 'tie-fighter-squadron'),
    };
    const t = begin('hyperspace-assault', {
      empire: only,
      rebel: { squadrons: [], ships: [{ card: 'cr90-corvette-a', upgrades: ['general-dodonna'] }] },
    });
    t.goOn((u) => u.match.over, { 'card-units': ['2'] });
    expect(t.state.outcome).toMatchObject({ winner: 0, reason: 'fleet' });
    expect(t.state.units.filter((u) => u.seat === 1).map((u) => u.status)).toEqual(Array(6).fill('destroyed'));
  });

  it('[AR-OBJ-ANGRIFF-AUS-DEM-HYPERRAUM-06] whoever is still set aside after the last round is destroyed', () => {
    const waits = { status: 'aside', asideBy: 'hyperspace-assault' };
    const units = [
      victory(),
      victory(1, { y: 800 }),
      ship('gladiator-i-class-star-destroyer', 1, 0, 0, 0, waits),
      squadron('tie-fighter-squadron', 1, 0, 0, waits),
    ];
    const last = (round: number) =>
      lay({ objective: 'hyperspace-assault', units, phase: 'status', stage: 'start', round });
    expect([2, 3].map((id) => last(5).unit(id).status)).toEqual(['aside', 'aside']);
    const t = last(6);
    expect(t.state.outcome).toMatchObject({ reason: 'rounds', winner: 0 });
    expect([2, 3].map((id) => t.unit(id).status)).toEqual(['destroyed', 'destroyed']);
    expect(t.state.outcome?.score[0]).toBe(56 + 8);
  });
});

describe('Capture the VIP', () => {
  it('[AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-01] one token at distance 1 of an obstacle and beyond distance 5 of all edges of the setup area', () => {
    const t = begin('capture-the-vip').take('station').take({ x: 900, y: 450, degrees: 0 }).until('marker-place');
    expect(t.ask().seat).toBe(1);
    t.refuses({ x: 900, y: 300 }, 'AR-REICHWEITE-UND-ENTFERNUNG-06');
    t.refuses({ x: 600, y: 450 }, 'AR-REICHWEITE-UND-ENTFERNUNG-06');
    t.take({ x: 900, y: 540 });
    expect(t.state.markers).toHaveLength(1);
  });

  it('[AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-02][AR-EINSATZZIELMARKER-01] a ship at distance 1 may take it up when it reveals a dial', () => {
    const reveals = (mm: number): Table =>
      lay({
        objective: 'capture-the-vip',
        units: [victory(0, { dials: ['repair'] }), farOff()],
        markers: [{ kind: 'objective', x: X, y: Y + 51 + mm + 8.5 }],
        active: 0,
      });
    const t = reveals(75);
    expect(t.open[0]).toBe('0 window:ship.revealed');
    t.take('objective:0');
    expect([t.state.markers, t.ship(0).objectives]).toEqual([[], 1]);
    expect(reveals(77).open[0]).not.toBe('0 window:ship.revealed');
  });

  const dies = (x: number, y: number, degrees: number, step: string, more: Spec = {}): Table =>
    lay({
      objective: 'capture-the-vip',
      units: [victory(), ship('cr90-corvette-a', 1, x, y, degrees, { objectives: 1, speed: 4, ...more }), farOff()],
      active: step === 'attack' ? 0 : 1,
      step,
      red: ['double', 'double', 'double'],
    });
  it('[AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-03] when its ship is destroyed the opponent lays it against the base', () => {
    const t = dies(X, Y + 51 + 60 + 35.5, 180, 'attack', { damage: 3, shields: { front: 0 } });
    t.take('front>1.front').until('marker-place');
    expect(t.ask().seat).toBe(0);
    t.take({ x: X + 200, y: Y + 146 });
    expect(t.unit(1).status).toBe('destroyed');
    const [token] = t.state.markers;
    expect(token!.x).toBeCloseTo(X + 21.5 + 8.5, 0);
  });

  it('[AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-04][AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-05] of a ship that leaves the table, on the table: beside the rest of its base, or at the nearest edge', () => {
    const leaves = (y: number): number => {
      const t = dies(900, y, 0, 'manoeuvre').until('marker-place', {
        course: { speed: 4, clicks: [0, 0, 0, 0], side: 'right' },
      });
      expect(t.ask().seat).toBe(0);
      t.take({ x: 900, y: 914 });
      return t.state.markers[0]!.y;
    };
    expect(leaves(875)).toBeCloseTo(914.4 - 8.5, 1);
    const partly = leaves(640);
    expect(partly).toBeLessThanOrEqual(914.4 - 8.5 + 1e-6);
  });

  it('[AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-06][AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-07] whoever has it at the end gains a token, worth 50', () => {
    const t = ended('capture-the-vip', { round: 6, units: [victory(), farOff({ objectives: 1 })] });
    expect([t.state.victory, t.state.outcome!.score]).toEqual([
      [0, 1],
      [0, 50],
    ]);
  });
});

describe('Fighter Ambush', () => {
  it('the second player’s squadrons come after the fleets, at obstacles too, beyond distance 5 of the first player’s edge', () => {
    const t = begin('fighter-ambush').take('station').take({ x: 900, y: 450, degrees: 0 }).until('deploy-order');
    expect(t.state.units.filter((u) => u.status === 'aside').map((u) => u.id)).toEqual([8, 9, 10]);
    t.goOn((u) => u.ask().kind === 'deploy' && Number((u.ask().about as { unit: number }).unit) >= 8);
    expect(t.state.units.every((u) => u.status !== 'reserve')).toBe(true);
    t.refuses({ x: 900, y: 320, degrees: 0 }, 'AR-REICHWEITE-UND-ENTFERNUNG-06');
    t.take({ x: 900, y: 520, degrees: 0 });
  });

  it('a squadron that deals a damage card to a ship gains its owner a token', () => {
    const bombs = (rear: number): readonly [number, number] =>
      lay({
        objective: 'fighter-ambush',
        units: [squadron('y-wing-squadron', 1, X, Y - 51 - 40), victory(0, { shields: { rear } })],
        phase: 'squadron',
        flying: { squadron: 0 },
        black: ['hit'],
      })
        .take('attack')
        .fight({ attack: '>1.rear' }).state.victory;
    expect([bombs(0), bombs(1)]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });
});

describe('Jamming Barrier', () => {
  it('dust instead of debris, no station; two tokens at distance 1–5 of each other after deployment', () => {
    const t = begin('jamming-barrier').until('marker-place');
    expect(laid(t.state)).toEqual(['asteroid-1', 'asteroid-2', 'asteroid-3', 'dust-1', 'dust-2']);
    expect(t.state.units.every((u) => u.status === 'play')).toBe(true);
    t.take({ x: 700, y: 450 });
    t.refuses({ x: 1100, y: 450 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.take({ x: 1000, y: 450 });
  });

  /** How many dice are rolled with the two tokens there. */
  const rolled = (one: readonly [number, number], two: readonly [number, number]): number =>
    lay({
      objective: 'jamming-barrier',
      units: [victory(), corvette()],
      markers: [one, two].map(([x, y]) => ({ kind: 'objective', x, y })),
      active: 0,
      step: 'attack',
    })
      .take('front>1.front')
      .fight()
      .events('rolled')[0]!.dice.length;
  const between = Y + 51 + 30;
  it('[AR-ERR-STOERBARRIERE-01][AR-ERR-STOERBARRIERE-02] half the dice go before the roll if the line of sight crosses a token or the line between them', () => {
    expect(rolled([X - 100, between], [X + 100, between])).toBe(3);
    expect(rolled([X + 4, between], [X + 200, between])).toBe(3);
    expect(rolled([X + 60, between], [X + 200, between])).toBe(6);
  });

  it('[AR-ERR-STOERBARRIERE-03] unless one of the two units lies on a token', () => {
    expect(rolled([X, Y + 51 + 60 + 5], [X + 200, between])).toBe(6);
    expect(rolled([X, Y + 48], [X + 200, between])).toBe(6);
  });

  it('half is rounded down', () => {
    const t = lay({
      objective: 'jamming-barrier',
      units: [ship('cr90-corvette-a', 0, X, Y, 0), ship('cr90-corvette-a', 1, X, Y + 71 + 60, 180)],
      markers: [-1, 1].map((s) => ({ kind: 'objective', x: X + 100 * s, y: Y + 35.5 + 30 })),
      active: 0,
      step: 'attack',
    });
    t.take('front>1.front').fight();
    expect(t.events('rolled')[0]!.dice).toHaveLength(2); // of 3
  });
});

describe('Planetary Ion Cannon', () => {
  it('three tokens beyond distance 5 of the player edges', () => {
    const t = begin('planetary-ion-cannon').until('marker-place');
    t.refuses({ x: 900, y: 310 }, 'AR-REICHWEITE-UND-ENTFERNUNG-06');
    t.take({ x: 100, y: 450 }); // anywhere in the play area
  });

  const fires = (mm: number, blue: readonly string[] = []): Table =>
    lay({
      objective: 'planetary-ion-cannon',
      phase: 'command',
      stage: 'end',
      units: [victory(), farOff()],
      markers: [
        { kind: 'objective', x: X, y: Y + 51 + mm + 8.5 },
        { kind: 'objective', x: X, y: Y - 100 },
      ].slice(0, mm > 185 ? 1 : 2),
      blue: blue as never,
    });
  it('[AR-OBJ-PLANETARE-IONENKANONE-01] once a round the second player removes a token to fire 4 blue dice at a ship at distance 1–3 of it, at any hull zone', () => {
    const t = fires(180, ['hit', 'hit', 'accuracy', 'hit']);
    expect(t.open[0]).toBe('1 window:command.end');
    t.take('objective:1');
    expect(t.options()).toHaveLength(2);
    t.take('0');
    expect(t.options()).toEqual(['front', 'left', 'right', 'rear']);
    t.take('left');
    expect(t.open[0]).toBe('1 window:attack.modify');
    expect(t.options()).toContain('attack:accuracy'); // it is treated as a ship
    t.fight();
    expect(t.events('rolled')[0]!.dice.map((d) => d.colour)).toEqual(['blue', 'blue', 'blue', 'blue']);
    expect(t.damage).toBe(3);
    expect(t.state.markers).toHaveLength(1);
    expect(t.open[0]).not.toBe('1 window:command.end');
    expect(fires(190).open[0]).not.toBe('1 window:command.end');
  });

  it('[AR-OBJ-PLANETARE-IONENKANONE-02] its critical effect exhausts a defence token, or the usual one is taken', () => {
    const t = fires(100, ['crit', 'hit', 'hit', 'hit']).take('objective:1', '0', 'left').until('critical');
    expect(t.options()).toEqual(['standard', 'objective:1', 'none']);
    t.take('objective:1');
    expect(t.open[0]).toBe('0 card-token');
    t.take('0');
    expect(t.ship(0).tokens[0]!.state).toBe('exhausted');
  });
});

describe('Abandoned Mining Facility', () => {
  it('the station lies in the middle, the rest at distance 2–5 of it, and the second player’s ships have Repair tokens', () => {
    const t = begin('abandoned-mining-facility');
    expect(t.state.obstacles[0]).toMatchObject({ token: 'station', pose: { x: 914.4, y: 457.2 } });
    t.take('dust-1');
    t.refuses({ x: 914.4 + 420, y: 457.2, degrees: 0 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.refuses({ x: 914.4 + 120, y: 457.2, degrees: 0 }, 'AR-AUFBAU-16');
    deployed(t.take({ x: 914.4 + 200, y: 457.2, degrees: 0 }));
    expect(placedBy(t)).toEqual([1, 1, 0, 1, 0, 1, 0]);
    expect(t.ship(5).commands).toEqual(['repair']);
    expect(t.ship(0).commands).toEqual([]);
  });

  const mines = (token: string): Table =>
    lay({
      objective: 'abandoned-mining-facility',
      units: [victory(0, { open: ['repair'], damage: 1 }), farOff()],
      obstacles: [{ token, x: X, y: Y + 51 + 100 }],
      active: 0,
      step: 'commands',
    }).take('repair:dial', 'objective:0');
  it('engineering points buy tokens: 3 at the station, 2 at a dust field, which goes if it gives more than one', () => {
    const station = mines('station'); // 4 points: one token is all there is to buy
    expect(station.state.victory).toEqual([1, 0]);
    expect(station.state.obstacles).toHaveLength(1);
    const dust = mines('dust-1');
    expect(dust.options()).toEqual(['1', '2']);
    dust.take('2');
    expect([dust.state.victory, dust.state.obstacles]).toEqual([[2, 0], []]);
    const once = mines('dust-1').take('1');
    expect([once.state.victory, once.state.obstacles.length]).toEqual([[1, 0], 1]);
  });
});

describe('Asteroid Tactics', () => {
  const lands = (first: 0 | 1, state: string, unit: 'ship' | 'squadron' = 'ship'): Table => {
    const tokens = [{ kind: 'redirect', state }];
    const t = lay({
      objective: 'asteroid-tactics',
      first,
      units: [
        unit === 'ship'
          ? ship('cr90-corvette-a', 0, X, Y, 0, { speed: 1, tokens })
          : squadron('luke-skywalker', 0, X, Y, { tokens: [{ kind: 'brace', state }] }),
        farOff(),
      ],
      obstacles: [{ token: 'asteroid-1', x: X, y: Y + 75 }],
      ...(unit === 'ship' ? { active: 0, step: 'manoeuvre' } : { phase: 'squadron', flying: { squadron: 0 } }),
    });
    return t.goOn(
      (u) => u.match.over || (u.state.active ?? u.state.flying) === null || u.open[0] === '0 window:obstacle.overlaps',
      {
        'squadron-act': 'move',
        'squadron-move': { x: X, y: Y + 60 },
      },
    );
  };
  it('on an asteroid field the first player recovers a token exhausted, and takes the harm', () => {
    const t = lands(0, 'discarded').take('objective:0');
    expect(t.ship(0).tokens[0]!.state).toBe('exhausted');
    t.goOn((u) => u.match.over || u.state.active === null);
    expect(t.ship(0).damage).toHaveLength(1);
    expect(lands(0, 'exhausted').open[0]).not.toBe('0 window:obstacle.overlaps');
  });

  it('the second player recovers or readies one and takes none; unique squadrons, too', () => {
    expect(lands(1, 'discarded').take('objective:0').ship(0).tokens[0]!.state).toBe('ready');
    const t = lands(1, 'exhausted').take('objective:0');
    expect(t.ship(0).tokens[0]!.state).toBe('ready');
    t.goOn((u) => u.match.over || u.state.active === null);
    expect(t.ship(0).damage).toHaveLength(0);
    expect(lands(1, 'discarded', 'squadron').open[0]).toBe('0 window:obstacle.overlaps');
  });

  it('[AR-HINDERNISSE-05][AR-HINDERNISSE-06] at the end of the round the second player lays two exogorths against different obstacles; they go after their attacks', () => {
    const t = ended('asteroid-tactics', {
      units: [victory(), farOff()],
      obstacles: [
        { token: 'asteroid-1', x: 900, y: 450 },
        { token: 'asteroid-2', x: 1200, y: 450 },
      ],
    });
    expect(t.open[0]).toBe('1 card-obstacle');
    t.take('0');
    t.refuses({ x: 900, y: 450, degrees: 0 }, 'AR-HINDERNISSE-06');
    t.take({ x: 900, y: 530, degrees: 0 });
    expect(t.open[0]).toBe('1 obstacle-place'); // the other one is the only one left
    t.goOn((u) => u.state.obstacles.length === 4);
    t.goOn(
      (u) => u.match.over || u.state.phase === 'status' || (u.state.phase === 'squadron' && u.state.stage === 'main'),
    );
    expect(t.state.obstacles).toHaveLength(2);
  });
});

describe('Fleet in Being', () => {
  it('one token for each ship of the first player, as many as its command value for the second’s', () => {
    const t = deployed(begin('fleet-in-being'));
    expect(t.state.units.map((u) => u.objectives)).toEqual([1, 1, 1, 0, 0, 3, 2, 1, 0, 0, 0]);
  });

  it('a ship that is targeted may discard one to ready a defence token', () => {
    const t = lay({
      objective: 'fleet-in-being',
      units: [victory(), corvette(1, 60, { objectives: 2, tokens: [{ kind: 'evade', state: 'exhausted' }] })],
      active: 0,
      step: 'attack',
    }).take('front>1.front');
    expect(t.open[0]).toBe('1 window:attack.declared');
    t.take('objective:1');
    expect([t.ship(1).objectives, t.ship(1).tokens[0]!.state]).toEqual([1, 'ready']);
  });

  it('at the end of the round ships near the edges lose one: distance 5 of the short ones, 3 of the players’', () => {
    const left = (x: number, y: number): number =>
      ended('fleet-in-being', {
        units: [ship('cr90-corvette-a', 0, x, y, 0, { objectives: 1 }), ship('cr90-corvette-a', 1, 900, 600, 180)],
      }).ship(0).objectives;
    expect([left(300 + 21.5, 450), left(310 + 21.5, 450)]).toEqual([0, 1]);
    expect([left(900, 184 + 35.5), left(900, 187 + 35.5)]).toEqual([0, 1]);
  });

  it('at the end each enemy ship without tokens gains one', () => {
    const units = [
      ship('cr90-corvette-a', 0, 900, 400, 0),
      ship('cr90-corvette-a', 1, 900, 600, 180, { objectives: 1 }),
    ];
    expect(ended('fleet-in-being', { round: 6, units }).state.victory).toEqual([0, 1]);
  });
});

describe('Rift Ambush', () => {
  it('after deployment the second player may move an enemy ship 1 straight ahead and change its speed by 1', () => {
    const t = begin('rift-ambush').until('card-unit');
    expect([t.open[0], t.options()]).toEqual(['1 card-unit', ['0', '1', '2', 'none']]);
    expect(laid(t.state)).toEqual([
      'asteroid-1',
      'asteroid-2',
      'asteroid-3',
      'debris-1',
      'debris-2',
      'dust-1',
      'dust-2',
      'rift',
    ]);
    const before = t.pose(1);
    t.take('1').until('course');
    t.refuses({ speed: 1, clicks: [1], side: 'right' }, 'AR-KURSKORREKTUR-01');
    t.take({ speed: 1, clicks: [0], side: 'right' });
    expect(t.pose(1)[1]).toBeGreaterThan(before[1]);
    const speed = t.ship(1).speed;
    t.until('card-number');
    expect(t.options()).toEqual([speed - 1, speed, speed + 1].filter((s) => s >= 0 && s <= 4).map(String));
    t.take(String(speed + 1));
    expect(t.ship(1).speed).toBe(speed + 1);
  });

  const passes = (first: 0 | 1): Table =>
    lay({
      objective: 'rift-ambush',
      first,
      units: [ship('cr90-corvette-a', 0, X, Y, 0, { speed: 2 }), farOff()],
      obstacles: [{ token: 'rift', x: X + 170, y: Y + 100 }],
      active: 0,
      step: 'manoeuvre',
    })
      .until('course')
      .take({ speed: 2, clicks: [0], side: 'right' });
  it('[AR-SCHUB-09] after a manoeuvre near the rift a ship executes another one at speed 1, once; the second player’s may turn', () => {
    const t = passes(0);
    expect(t.ask()).toMatchObject({ kind: 'course', region: { speeds: [1], temporary: 0, yaw: { 1: [0] } } });
    t.take({ speed: 1, clicks: [0], side: 'right' });
    expect(t.events('moved')).toHaveLength(2);
    expect(t.state.active).not.toBe(0);
    expect(passes(1).ask()).toMatchObject({ region: { yaw: { 1: [2] } } });
  });
});
