import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../../src/flow/end/end.ts';
import { lay, type Spec, ship, squadron, type Table, type TableSpec } from '../../table.ts';
import { begin, deployed, laid, placedBy } from './begin.ts';
import { cr90, ended, farOff, token, victory, X, Y } from './sailing.ts';

/** A corvette of seat 0 flies a straight 1 ahead. */
const flies = (objective: string, spec: Partial<TableSpec> = {}, more: Spec = {}): Table =>
  lay({ objective, units: [cr90(0, X, Y, { speed: 1, ...more }), farOff()], active: 0, step: 'manoeuvre', ...spec });
const straight = { course: { speed: 1, clicks: [0], side: 'right' } };
const landed = (t: Table): Table => t.goOn((u) => u.match.over || u.state.active === null, straight);
const ROCK = { token: 'asteroid-1', x: X, y: Y + 75 };

describe('Dangerous Territory', () => {
  it('obstacles lie beyond distance 5 of the player edges, and a token lies on each', () => {
    const t = begin('dangerous-territory').take('asteroid-1');
    t.refuses({ x: 900, y: 320, degrees: 0 }, 'AR-AUFBAU-16');
    t.take({ x: 900, y: 450, degrees: 0 }).until('deploy-order');
    expect(t.state.markers).toHaveLength(6);
    expect(t.state.markers[0]).toMatchObject({ x: 900, y: 450 });
  });
  it('[AR-OBJ-GEFAEHRLICHES-TERRAIN-02][AR-OBJ-GEFAEHRLICHES-TERRAIN-04] a ship that overlaps an obstacle may take the token that lies on it, in the Move Ship step', () => {
    const t = flies('dangerous-territory', { obstacles: [ROCK], markers: [token(X, Y + 80)] });
    t.goOn((u) => u.open[0] === '0 window:obstacle.overlaps', straight);
    expect(t.state.turn?.step).toBe('manoeuvre');
    expect(t.ship(0).damage).toHaveLength(0); // the obstacle is still to come
    t.take('objective:0');
    expect([t.state.victory, t.state.markers]).toEqual([[1, 0], []]);
    const beside = landed(flies('dangerous-territory', { obstacles: [ROCK], markers: [token(X + 60, Y + 80)] }));
    expect(beside.match.taken.map((d) => d.kind)).not.toContain('window:obstacle.overlaps');
  });
  it('[AR-OBJ-GEFAEHRLICHES-TERRAIN-03] only one of several', () => {
    const t = flies('dangerous-territory', { obstacles: [ROCK], markers: [token(X, Y + 80), token(X + 5, Y + 90)] });
    t.goOn((u) => u.open[0] === '0 window:obstacle.overlaps', straight).take('objective:0', '1');
    landed(t);
    expect([t.state.victory, t.state.markers.length]).toEqual([[1, 0], 1]);
  });
  it('[AR-OBJ-GEFAEHRLICHES-TERRAIN-01] a squadron with Strategic moves them off obstacles', () => {
    const t = lay({
      objective: 'dangerous-territory',
      units: [squadron('lambda-class-shuttle', 0, X, Y), farOff()],
      obstacles: [{ token: 'asteroid-1', x: X, y: Y + 100 }],
      markers: [token(X, Y + 95)],
      phase: 'squadron',
      flying: { squadron: 0 },
    });
    t.take('move', { x: X, y: Y + 20 });
    expect(t.open[0]).toBe('0 card-marker');
    t.take('0', { x: X + 60, y: Y });
    expect(t.state.markers[0]).toMatchObject({ x: X + 60, y: Y });
  });
  it('the second player’s ships take no harm from asteroids and debris', () => {
    const harm = (first: 0 | 1, rock: string): number => {
      const t = flies('dangerous-territory', { first, obstacles: [{ ...ROCK, token: rock }] });
      landed(t);
      const { damage, shields } = t.ship(0);
      return damage.length + (7 - shields.front - shields.left - shields.right - shields.rear);
    };
    expect([harm(0, 'asteroid-1'), harm(1, 'asteroid-1')]).toEqual([1, 0]);
    expect([harm(0, 'debris-1'), harm(1, 'debris-1')]).toEqual([2, 0]);
  });
});

describe('Doomed Station', () => {
  const pulled = (x: number, more: Partial<TableSpec> = {}): Table =>
    ended('doomed-station', {
      units: [cr90(0, 100, 100), farOff()],
      obstacles: [
        { token: 'rift', x: 900, y: 450 },
        { token: 'asteroid-3', x, y: 450 },
      ],
      ...more,
    });
  it('the rift lies in the middle; the first player begins; the second adds the station', () => {
    const t = begin('doomed-station').until('deploy-order');
    expect(t.state.obstacles[0]).toMatchObject({ token: 'rift', pose: { x: 914.4, y: 457.2 } });
    expect(placedBy(t)).toEqual([1, 0, 1, 0, 1, 0, 1]);
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
  const GATES = [token(60, 450), token(1780, 450)];
  const round = (x: number, objectives: number, ships = 450 + 120): Table =>
    ended('hyperspace-migration', {
      units: [cr90(0, x, ships, { objectives }), farOff()],
      obstacles: [{ token: 'purrgil-1', x: 900, y: 450 }],
      markers: GATES,
      note: { gate: 0 },
    });
  it('the second player places a token at distance 1 of either short edge', () => {
    const t = begin('hyperspace-migration').until('marker-place');
    expect(t.ask().seat).toBe(1);
    t.refuses({ x: 100, y: 450 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.take({ x: 60, y: 450 });
    t.refuses({ x: 60, y: 500 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.take({ x: 1780, y: 450 }).until('deploy-order');
    expect(laid(t.state)).not.toContain('station');
  });
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

describe('Intel Sweep', () => {
  it('[AR-EINSATZZIELKARTEN-06] five tokens in turn beyond distance 3 of each other; then each player marks a ship, before anything is deployed', () => {
    const t = begin('intel-sweep').until('marker-place');
    expect(t.ask().seat).toBe(1);
    t.take({ x: 900, y: 450 });
    t.refuses({ x: 900 + 17 + 180, y: 450 }, 'AR-REICHWEITE-UND-ENTFERNUNG-06');
    t.take({ x: 900 + 17 + 190, y: 450 }).until('card-unit');
    expect([t.state.markers.length, t.open[0]]).toEqual([5, '0 card-unit']);
    t.take('1').take('5');
    expect([t.ship(1).objectives, t.ship(5).objectives, t.ship(1).status]).toEqual([1, 1, 'reserve']);
  });
  it('the marked ship may take a token at distance 1 when it reveals a dial', () => {
    const reveals = (objectives: number): Table =>
      lay({
        objective: 'intel-sweep',
        units: [victory(0, { dials: ['repair'], objectives }), farOff()],
        markers: [token(X, Y + 100), token(X, Y - 100)],
        active: 0,
      });
    const t = reveals(1).take('objective:0', '1');
    expect([t.state.victory, t.state.markers.length]).toEqual([[1, 0], 1]);
    expect(reveals(0).open[0]).not.toBe('0 window:ship.revealed');
  });
  it('more tokens than the opponent are worth 75 points', () => {
    const score = (victory: [number, number]) =>
      scoreOf(ended('intel-sweep', { units: [cr90(0, X, Y), farOff()], victory }).g);
    expect([score([2, 1]), score([1, 1]), score([0, 3])]).toEqual([
      [75, 0],
      [0, 0],
      [0, 75],
    ]);
  });
});

describe('Minefields', () => {
  const blast = (mm: number, blue: readonly string[]): Table => {
    const t = flies('minefields', {
      markers: [token(X + 21.5 + mm + 8.5, Y + 70)],
      blue: blue as never,
      deck: ['capacitor-failure'],
    });
    return t.goOn((u) => u.match.over || u.state.turn?.step !== 'manoeuvre', straight);
  };
  it('the second player places all obstacles anywhere in the setup area beyond distance 5 of each other, then six mines at them', () => {
    const t = begin('minefields').take('station', { x: 900, y: 100, degrees: 0 }, 'asteroid-1');
    t.refuses({ x: 900, y: 400, degrees: 0 }, 'AR-AUFBAU-16');
    t.take({ x: 900, y: 500, degrees: 0 }).until('marker-place');
    t.refuses({ x: 900, y: 300 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.until('deploy-order');
    expect(t.state.markers).toHaveLength(6);
    expect(new Set(placedBy(t))).toEqual(new Set([1]));
  });
  it('[AR-OBJ-MINENFELD-01] a ship that ends its move at distance 1 of one sets it off: a card per hit or critical icon, the first faceup after a critical one', () => {
    const t = blast(74, ['hit', 'crit']);
    expect(t.state.markers).toEqual([]);
    expect(t.events('damageCard').map((e) => e.card !== null)).toEqual([true, false]);
    const moved = t.events().findIndex((e) => e.type === 'moved');
    expect(t.events().findIndex((e) => e.type === 'looseDice')).toBeGreaterThan(moved);
    expect(blast(74, ['hit', 'accuracy']).events('damageCard')).toMatchObject([{ card: null }]);
    expect(blast(78, ['hit', 'hit']).state.markers).toHaveLength(1);
  });
});

describe('Navigational Hazards', () => {
  it('a ship that an obstacle harms gains its opponent a token', () => {
    const t = flies('navigational-hazards', { obstacles: [ROCK], deck: ['capacitor-failure'] });
    expect(landed(t).state.victory).toEqual([0, 1]);
    const station = flies('navigational-hazards', { obstacles: [{ ...ROCK, token: 'station', y: Y + 90 }] });
    expect(landed(station).state.victory).toEqual([0, 0]);
  });
  it('[AR-OBJ-NAVIGATIONSHINDERNISSE-01][AR-OBJ-NAVIGATIONSHINDERNISSE-03] at the end of the round the players move asteroids and debris in turn; a ship on one stays, and feels nothing', () => {
    const t = ended('navigational-hazards', {
      units: [cr90(0, X, Y), farOff()],
      obstacles: [
        { token: 'asteroid-1', x: X, y: Y },
        { token: 'debris-1', x: 1200, y: 450 },
        { token: 'station', x: 900, y: 450 },
      ],
    });
    expect([t.open[0], t.options()]).toEqual(['1 card-obstacle', ['0', '1']]);
    t.take('0');
    t.refuses({ x: X + 200, y: Y, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-05');
    t.take({ x: X + 60, y: Y, degrees: 0 });
    expect(t.pose(0)).toEqual([X, Y, 0]);
    expect(t.open[0]).toBe('0 obstacle-move'); // the debris field is all that is left
    t.take({ x: 1200, y: 450, degrees: 0 });
    expect([t.ship(0).damage.length, t.state.victory]).toEqual([0, [0, 0]]);
    expect(t.state.obstacles.every((o) => !o.marked)).toBe(true); // the next round has begun
  });
  it('[AR-OBJ-NAVIGATIONSHINDERNISSE-02][AR-BEWEGUNG-VON-HINDERNISSEN-06] it may not come to lie on anything, but may stay or turn', () => {
    const t = ended('navigational-hazards', {
      units: [cr90(0, X, Y), farOff()],
      obstacles: [{ token: 'asteroid-1', x: X + 60, y: Y }],
    });
    t.refuses({ x: X + 20, y: Y, degrees: 0 }, 'AR-BEWEGUNG-VON-HINDERNISSEN-06');
    t.take({ x: X + 60, y: Y, degrees: 180 });
    expect(t.state.obstacles[0]!.pose.hy).toBeCloseTo(-1);
  });
});

describe('Salvage Run', () => {
  it('the station lies in the middle, the rest at distance 1–5 of it, four tokens around it; Navigate tokens for the second player', () => {
    const t = begin('salvage-run').take('dust-1');
    t.take({ x: 914.4 + 100, y: 457.2, degrees: 0 }).until('marker-place'); // at distance 1 of the station
    t.refuses({ x: 914.4, y: 457.2 + 200 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    deployed(t);
    expect(laid(t.state)).toHaveLength(8);
    expect(t.state.markers).toHaveLength(4);
    expect([t.ship(0).commands, t.ship(5).commands]).toEqual([[], ['navigate']]);
  });
  it('a ship that reveals a dial may take one at distance 1', () => {
    const t = lay({
      objective: 'salvage-run',
      units: [victory(0, { dials: ['repair'] }), farOff()],
      markers: [token(X, Y + 100)],
      active: 0,
    }).take('objective:0');
    expect([t.state.victory, t.state.markers]).toEqual([[1, 0], []]);
  });
});

describe('Sensor Net', () => {
  const reveals = (first: 0 | 1): Table =>
    lay({
      objective: 'sensor-net',
      first,
      units: [victory(0, { dials: ['repair'] }), farOff()],
      markers: [token(X, Y + 100)],
      active: 0,
    });
  it('four tokens in turn, the first player first', () => {
    const t = begin('sensor-net').until('marker-place');
    expect(t.ask().seat).toBe(0);
    t.refuses({ x: 900, y: 300 }, 'AR-REICHWEITE-UND-ENTFERNUNG-06');
    expect(t.until('deploy-order').state.markers).toHaveLength(4);
  });
  it('a dial revealed at distance 1 gains a token, and the opponent moves it: up to distance 2, the second player up to 4', () => {
    const t = reveals(0);
    expect([t.state.victory, t.open[0]]).toEqual([[1, 0], '1 marker-place']);
    t.refuses({ x: X, y: Y + 100 + 17 + 250 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.take({ x: X, y: Y + 100 + 17 + 240 });
    const u = reveals(1);
    expect(u.open[0]).toBe('1 marker-place'); // now he is the first player
    u.refuses({ x: X, y: Y + 100 + 17 + 130 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    u.take({ x: X, y: Y + 100 + 17 + 120 });
  });
});

describe('Solar Corona', () => {
  const attack = (corona: string, blue: readonly string[]): Table =>
    lay({
      objective: 'solar-corona',
      note: { corona },
      units: [
        ship('victory-ii-class-star-destroyer', 0, X, Y, 90),
        ship('cr90-corvette-a', 1, X + 51 + 60 + 35.5, Y, 270),
      ],
      active: 0,
      step: 'attack',
      red: ['accuracy', 'hit', 'hit'],
      blue: blue as never,
    }).take('front>1.front');
  it('the second player names a short edge after deployment', () => {
    const t = begin('solar-corona').until('card-way');
    expect([t.open[0], t.options()]).toEqual(['1 card-way', ['west', 'east']]);
    expect(deployed(t.take('east')).state.objectiveNote).toEqual({ corona: 'east' });
  });
  it('[AR-OBJ-SONNENKORONA-01] with it in the attacking arc an accuracy die goes after the roll, before anything else', () => {
    const t = attack('east', ['hit', 'hit', 'hit']);
    t.goOn((u) => u.open[0] !== '0 dice', { dice: ['0'] });
    expect(t.events('rolled')[0]!.dice).toHaveLength(6);
    expect(t.events('dice')).toMatchObject([{ how: 'removed' }]);
    expect(t.match.taken.map((d) => d.kind)).not.toContain('window:attack.modify');
    expect(attack('west', ['hit', 'hit', 'hit']).events('dice')).toEqual([]);
  });
  it('[AR-OBJ-SONNENKORONA-01] it is one die, of one’s own attack, however many show the icon', () => {
    const t = attack('east', ['accuracy', 'accuracy', 'hit']);
    expect(t.open).toEqual(['0 dice']);
    t.refuses(['0', '3'], 'AR-EFFEKTE-UND-TIMING-02');
    t.goOn((u) => !u.open[0]!.endsWith(' dice'), { dice: (a) => ('options' in a ? [a.options[0]!.id] : '') });
    expect(t.events('dice')).toHaveLength(1);
    expect(t.state.attacks[0]!.dice).toHaveLength(5);
  });
  it('[AR-OBJ-SONNENKORONA-02] an attack that has lost its last die goes on, and dice may still be added (R-AR-26)', () => {
    const t = lay({
      objective: 'solar-corona',
      note: { corona: 'east' },
      units: [
        ship('cr90-corvette-a', 0, X, Y, 270, { open: ['concentrate'] }),
        ship('cr90-corvette-a', 1, X + 35.5 + 250 + 35.5, Y, 270),
      ],
      active: 0,
      step: 'attack',
      red: ['accuracy'],
    });
    t.take(t.options().find((o) => o.startsWith('rear>1'))!);
    t.goOn((u) => u.open[0] !== '0 dice', { dice: ['0'] });
    expect(t.events('cancelled')).toEqual([]);
    expect(t.state.attacks[0]?.step ?? 7).toBeGreaterThanOrEqual(3);
  });
});

describe('Superior Positions', () => {
  it('the first player deploys everything before the second', () => {
    const t = begin('superior-positions').until('deploy-order');
    const order: number[] = [];
    t.goOn((u) => {
      if (u.ask().kind === 'deploy') order.push(u.ask().seat);
      return u.ask().kind === 'dials';
    });
    expect(order).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  });
  it('damage to a rear hull zone gains a token, for squadrons too', () => {
    const attack = (y: number, zone: string, black: string): readonly [number, number] =>
      lay({
        objective: 'superior-positions',
        units: [squadron('y-wing-squadron', 1, X, y), victory()],
        phase: 'squadron',
        flying: { squadron: 0 },
        black: [black as never],
      })
        .take('attack')
        .fight({ attack: `>1.${zone}` }).state.victory;
    expect(attack(Y - 51 - 40, 'rear', 'hit')).toEqual([0, 1]);
    expect(attack(Y - 51 - 40, 'rear', 'blank')).toEqual([0, 0]);
    expect(attack(Y + 51 + 40, 'front', 'hit')).toEqual([0, 0]);
  });
});

describe('Volatile Deposits', () => {
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
  it('two dust fields take the place of the station', () => {
    const t = begin('volatile-deposits').until('deploy-order');
    expect([laid(t.state).includes('dust-2'), laid(t.state).includes('station')]).toEqual([true, false]);
  });
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
