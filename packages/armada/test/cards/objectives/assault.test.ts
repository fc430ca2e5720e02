import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../../src/flow/end/end.ts';
import { lay, type Spec, ship, squadron, type Table, type TableSpec } from '../../table.ts';
import { begin, deployed, laid, placedBy } from './begin.ts';

/** The twelve assault objectives. Seat 0 is the first player unless a table says otherwise. */

const X = 600;
const Y = 300;
/** A Victory II looking up the table: front 3R3B, and a corvette before its bow. */
const victory = (seat = 0, more: Spec = {}): Spec => ship('victory-ii-class-star-destroyer', seat, X, Y, 0, more);
const corvette = (seat = 1, gap = 60, more: Spec = {}): Spec =>
  ship('cr90-corvette-a', seat, X, Y + 51 + gap + 35.5, 180, more);
const firing = (objective: string, spec: Partial<TableSpec> = {}): Table =>
  lay({ objective, units: [victory(), corvette()], active: 0, step: 'attack', ...spec });
const OFFER = 'window:attack.modify';
/** Declares the attack and stops where the attacker may change dice; undefined if nothing was offered. */
const offered = (t: Table, shot = 'front>1.front'): string[] => {
  t.take(shot).goOn((u) => u.match.over || u.open.some((o) => o.endsWith(OFFER) || o.endsWith('attack')));
  return t.open[0]?.endsWith(OFFER) ? t.options() : [];
};
const HITS = { red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] } as const;
const dice = (t: Table): number => t.state.attacks[0]!.dice.length;

describe('Advanced Gunnery', () => {
  it('each player marks a ship of his own, the first player first', () => {
    const t = begin('advanced-gunnery').until('card-unit');
    expect([t.open[0], t.options()]).toEqual(['0 card-unit', ['0', '1', '2']]);
    t.take('1');
    expect([t.open[0], t.options()]).toEqual(['1 card-unit', ['5', '6', '7']]);
    t.take('5');
    expect([t.ship(1).objectives, t.ship(5).objectives, t.ship(0).objectives]).toEqual([1, 1, 0]);
  });

  const again = (first: 0 | 1, objectives = 1): string[] => {
    const units = [victory(0, { objectives }), corvette(1), ship('cr90-corvette-a', 1, X + 90, Y + 170, 180)];
    const t = lay({ objective: 'advanced-gunnery', first, units, active: 0, step: 'attack' });
    t.take('front>1.front').fight();
    return t.open[0] === '0 attack' ? t.options() : [];
  };
  it('[AR-OBJ-FORTSCHRITTLICHE-ARTILLERIE-03] the marked ship may attack from the same hull zone again: the first player’s another target', () => {
    expect(again(0)).not.toContain('front>1.front');
    expect(again(0).filter((id) => id.startsWith('front>2'))).not.toEqual([]);
    expect(again(1)).toContain('front>1.front');
    expect(again(0, 0).filter((id) => id.startsWith('front>'))).toEqual([]);
  });

  it('[AR-OBJ-FORTSCHRITTLICHE-ARTILLERIE-01][AR-OBJ-FORTSCHRITTLICHE-ARTILLERIE-02] its own cards still limit it', () => {
    const second = (upgrade: string): string[] => {
      const units = [victory(0, { objectives: 1, upgrades: [upgrade] }), corvette(1)];
      const t = lay({ objective: 'advanced-gunnery', first: 1, units, active: 0, step: 'attack' });
      t.take('front>1.front').fight();
      return t.open[0] === '0 attack' ? t.options() : [];
    };
    expect(second('gunnery-team').filter((id) => id.startsWith('front>1'))).toEqual([]);
    expect(second('slaved-turrets')).toEqual([]);
  });

  it('a destroyed marked ship counts its ship card twice, its upgrades once', () => {
    const score = (objectives: number) => {
      const lost = corvette(1, 60, { status: 'destroyed', objectives, upgrades: ['dodonnas-pride'] });
      return scoreOf(lay({ objective: 'advanced-gunnery', units: [victory(), lost], active: 0 }).g)[0];
    };
    expect(score(1) - score(0)).toBe(44);
  });
});

describe('Most Wanted', () => {
  it('the second player marks a ship on either side', () => {
    const t = begin('most-wanted').until('card-unit');
    expect([t.open[0], t.options()]).toEqual(['1 card-unit', ['5', '6', '7']]);
    t.take('6');
    expect([t.open[0], t.options()]).toEqual(['1 card-unit', ['0', '1', '2']]);
  });

  it('[AR-ERR-DRINGEND-GESUCHT-01] whoever attacks it with a ship may add a die of a colour in the pool', () => {
    for (const first of [0, 1]) {
      const t = firing('most-wanted', { first, units: [victory(), corvette(1, 60, { objectives: 1 })] });
      expect(offered(t)).toContain('objective:0');
      const before = dice(t);
      t.take('objective:0');
      expect(t.options()).toEqual(['red', 'blue']);
      t.take('blue');
      expect(dice(t)).toBe(before + 1);
    }
    expect(offered(firing('most-wanted'))).not.toContain('objective:0');
  });

  it('[AR-ERR-DRINGEND-GESUCHT-02] squadrons add nothing', () => {
    const t = lay({
      objective: 'most-wanted',
      units: [squadron('y-wing-squadron', 1, X, Y - 51 - 40), victory(0, { objectives: 1 })],
      phase: 'squadron',
      flying: { squadron: 0 },
    }).take('attack');
    t.fight({ attack: '>1.rear' });
    expect(t.match.taken.map((d) => d.kind)).not.toContain(OFFER);
  });
});

describe('Opening Salvo', () => {
  it('every ship begins with a token', () => {
    const t = deployed(begin('opening-salvo'));
    expect(t.state.units.map((u) => u.objectives)).toEqual([1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0]);
  });

  it('[AR-OBJ-EROEFFNUNGSSALVE-01] the first player adds 2 red dice after the roll, once', () => {
    const t = firing('opening-salvo', { units: [victory(0, { objectives: 1 }), corvette()], ...HITS });
    t.take('front>1.front').fight();
    expect(t.events('rolled')[0]!.dice).toHaveLength(6);
    expect(t.events('dice').filter((e) => e.how === 'added')).toHaveLength(2);
    expect(
      t
        .events('dice')
        .filter((e) => e.how === 'added')
        .at(-1)!
        .dice.slice(6)
        .map((d) => d.colour),
    ).toEqual(['red', 'red']);
    expect(t.ship(0).objectives).toBe(0);
  });

  it('[AR-OBJ-EROEFFNUNGSSALVE-02] the second player adds dice of any colour at any range', () => {
    const t = firing('opening-salvo', { first: 1, units: [victory(0, { objectives: 1 }), corvette(1, 250)], ...HITS });
    t.take('front>1.front').until('colour');
    expect(t.options()).toEqual(['red', 'blue', 'black']);
    t.take('black', 'blue');
    expect(
      t
        .events('dice')
        .at(-1)!
        .dice.map((d) => d.colour),
    ).toEqual(['red', 'red', 'red', 'black', 'blue']);
  });

  it('[AR-OBJ-EROEFFNUNGSSALVE-03] half the cost, upgrades included and rounded up, of every damaged enemy ship', () => {
    const score = (damage: number) =>
      scoreOf(
        firing('opening-salvo', { units: [victory(), corvette(1, 60, { damage, upgrades: ['dodonnas-pride'] })] }).g,
      );
    expect(score(0)).toEqual([0, 0]);
    expect(score(1)).toEqual([24, 0]); // (44 + 3) / 2, rounded up
  });
});

describe('Precision Strike', () => {
  it('the second player’s ships begin with a Concentrate Fire token', () => {
    const t = deployed(begin('precision-strike'));
    expect([t.ship(0).commands, t.ship(5).commands, t.ship(6).commands]).toEqual([
      [],
      ['concentrate'],
      ['concentrate'],
    ]);
  });

  it('a hit may be spent to flip a facedown card, and every card turned faceup gains a token', () => {
    const t = firing('precision-strike', {
      units: [victory(), corvette(1, 60, { damage: [{ card: 'compartment-fire' }] })],
      red: ['hit', 'blank', 'blank'],
      blue: ['accuracy', 'accuracy', 'accuracy'],
    });
    expect(offered(t)).toContain('objective:0');
    t.take('objective:0').fight(); // the only hit
    expect(t.ship(1).damage).toMatchObject([{ card: 'compartment-fire', faceup: true }]);
    expect(t.state.victory).toEqual([1, 0]);
    expect(t.events('victoryToken')).toMatchObject([{ side: 0, count: 1 }]);
  });

  it('[AR-SCHADEN-07] a card that is dealt faceup gains one, too', () => {
    const t = firing('precision-strike', {
      units: [victory(), corvette(1, 60, { shields: { front: 0 } })],
      red: ['crit', 'blank', 'blank'],
      blue: ['accuracy', 'accuracy', 'accuracy'],
      deck: ['capacitor-failure'],
    });
    t.take('front>1.front').fight({ critical: 'standard' });
    expect(t.state.victory).toEqual([1, 0]);
  });
});

describe('Blockade Run', () => {
  it('[AR-KURZE-RAENDER-DER-SPIELER-01][AR-KURZE-RAENDER-DER-SPIELER-03] the short edges are the player edges; the second player places all obstacles beyond two rulers', () => {
    const t = begin('blockade-run');
    expect(t.state.edges).toEqual(['west', 'east']);
    t.take('station');
    const refusal = t.refuses({ x: 640, y: 450, degrees: 0 }, 'AR-KURZE-RAENDER-DER-SPIELER-03');
    expect(refusal.allowed).toBe(610);
    t.take({ x: 900, y: 450, degrees: 0 }).until('deploy-order');
    expect(placedBy(t)).toEqual([1, 1, 1, 1, 1, 1]);
    // the zones are two rulers deep
    t.take('1'); // half a small base is 35.5 mm long
    t.refuses({ x: 609.6 - 35.5 + 0.2, y: 450, degrees: 90 }, 'AR-AUFBAU-19');
    t.take({ x: 609.6 - 35.5 - 0.2, y: 450, degrees: 90 });
  });

  it('[AR-OBJ-BLOCKADEBRECHER-01] every ship of the second player has a token before anybody is set aside', () => {
    const t = begin('blockade-run').until('deploy-order');
    expect(t.state.units.map((u) => u.objectives)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0]);
  });

  it('the first player gains a token when such a ship is destroyed', () => {
    const t = firing('blockade-run', {
      units: [victory(), corvette(1, 60, { objectives: 1, damage: 3, shields: { front: 0 } }), corvetteFarOff()],
      edges: ['west', 'east'],
      red: ['double', 'hit', 'hit'],
    });
    t.take('front>1.front').fight();
    expect(t.unit(1).status).toBe('destroyed');
    expect(t.state.victory).toEqual([1, 0]);
  });

  it('[AR-OBJ-BLOCKADEBRECHER-02] at the end the second player gains one for each such ship wholly in the first player’s zone, flotillas too', () => {
    const end = (x: number): readonly [number, number] => {
      const t = lay({
        objective: 'blockade-run',
        edges: ['west', 'east'],
        round: 6,
        phase: 'status',
        stage: 'start',
        units: [ship('gozanti-class-cruisers-empire', 1, x, 450, 270, { objectives: 1 })],
      });
      t.goOn((u) => u.match.over);
      expect(t.events('victoryToken').map((e) => e['count'])).toEqual(t.state.victory[1] > 0 ? [1] : []);
      return t.state.victory;
    };
    expect(end(560)).toEqual([0, 1]);
    expect(end(600)).toEqual([0, 0]); // its bow sticks out
  });
});
const corvetteFarOff = (): Spec => ship('cr90-corvette-a', 1, 1700, 800, 180, { objectives: 1 });

describe('Close-Range Intel Scan', () => {
  it('two dust fields are added', () => {
    const t = begin('close-range-intel-scan').until('deploy-order');
    expect(laid(t.state)).toEqual([
      'asteroid-1',
      'asteroid-2',
      'asteroid-3',
      'debris-1',
      'debris-2',
      'dust-1',
      'dust-2',
      'station',
    ]);
  });

  it('the second player spends one accuracy icon for a token, the first two', () => {
    const scan = (first: 0 | 1, icons: number): Table =>
      firing('close-range-intel-scan', {
        first,
        red: ['blank', 'blank', 'blank'],
        blue: ['accuracy', icons > 1 ? 'accuracy' : 'hit', 'hit'],
      });
    expect(offered(scan(0, 1))).not.toContain('objective:0');
    const t = scan(0, 2);
    expect(offered(t)).toContain('objective:0');
    t.take('objective:0');
    expect([t.state.victory, dice(t)]).toEqual([[1, 0], 4]);
    const u = scan(1, 1);
    expect(offered(u)).toContain('objective:0');
    u.take('objective:0');
    expect([u.state.victory, dice(u)]).toEqual([[1, 0], 5]);
  });
});

describe('Station Assault', () => {
  it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-02] the second player adds two unarmed stations beyond distance 3 of the player edges', () => {
    const t = begin('station-assault').until('deploy-order');
    expect(laid(t.state).filter((token) => token === 'station')).toHaveLength(2);
    expect(placedBy(t)).toEqual([1, 0, 1, 0, 1, 1, 1]);
    const stations = t.state.obstacles.filter((o) => o.token === 'station');
    expect(stations.map((o) => o.station)).toEqual([
      { armed: false, damage: 0 },
      { armed: false, damage: 0 },
    ]);
  });

  const station = (damage = 0, x = X, y = Y + 51 + 100) => ({ token: 'station', x, y, station: { damage } });
  it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-06][AR-ANGRIFFE-UND-RAUMSTATIONEN-09] the first player’s ships attack them: facedown damage, no critical effects', () => {
    const t = firing('station-assault', {
      units: [victory(), corvetteFarOff()],
      obstacles: [station()],
      red: ['crit', 'hit', 'double'],
      blue: ['hit', 'hit', 'accuracy'],
    });
    expect(t.options()).toContain('front>obstacle0');
    t.take('front>obstacle0').fight();
    expect(t.state.obstacles[0]!.station!.damage).toBe(6);
    expect(t.match.taken.map((d) => d.kind)).not.toContain('critical');
  });

  it('[AR-ANGREIFEN-29] the second player’s do not', () => {
    const t = firing('station-assault', { first: 1, units: [victory(), corvetteFarOff()], obstacles: [station()] });
    expect(t.open[0]).not.toBe('0 attack');
  });

  it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-08][AR-ANGRIFFE-UND-RAUMSTATIONEN-10] each one standing gains the second player a token, each one destroyed the first', () => {
    const t = lay({
      objective: 'station-assault',
      round: 6,
      phase: 'status',
      stage: 'start',
      units: [victory(), corvetteFarOff()],
      obstacles: [station(9), station(10, 1200)],
    });
    expect(t.state.victory).toEqual([1, 1]);
    expect(t.state.obstacles).toHaveLength(2);
  });

  it('they help only the second player’s units', () => {
    const flies = (first: 0 | 1): string[] => {
      const units = [ship('cr90-corvette-a', 0, X, Y, 0, { damage: 2, speed: 1, dials: ['repair'] }), corvetteFarOff()];
      const obstacles = [station(0, X, Y + 90)];
      const t = lay({ objective: 'station-assault', first, units, obstacles, active: 0, step: 'manoeuvre' });
      t.goOn((u) => u.match.over || u.state.turn?.step === 'end' || u.state.active === null);
      return t.match.taken.map((d) => d.kind);
    };
    expect(flies(1)).toContain('discard-damage');
    expect(flies(0)).not.toContain('discard-damage');
  });
});

describe('Targeting Beacons', () => {
  it('[AR-OBJ-ZIELBAKEN-01] four tokens in the setup area, in turn, the second player first', () => {
    const t = begin('targeting-beacons').until('marker-place');
    expect(t.open[0]).toBe('1 marker-place');
    t.refuses({ x: 250, y: 450 }, 'AR-STARTGEBIET-01');
    const seats: string[] = [];
    for (let i = 0; i < 4; i++) {
      seats.push(t.open[0]!);
      t.take({ x: 400 + 100 * i, y: 450 });
    }
    expect(seats).toEqual(['1 marker-place', '0 marker-place', '1 marker-place', '0 marker-place']);
    expect(t.state.markers).toHaveLength(4);
    expect(t.open[0]).toBe('0 deploy-order');
  });

  /** A beacon at so many mm of the corvette's side. */
  const near = (first: 0 | 1, mm: number): Table =>
    firing('targeting-beacons', {
      first,
      markers: [{ kind: 'objective', x: X + 21.5 + mm + 8.5, y: Y + 51 + 60 + 35.5 }],
    });
  it('[AR-OBJ-ZIELBAKEN-02][AR-OBJ-ZIELBAKEN-04] the second player’s ships reroll up to 2 dice against a ship at distance 1–2 of one, and nobody gains tokens', () => {
    const t = near(1, 124);
    expect(offered(t)).toContain('objective:0');
    expect(offered(near(1, 126))).not.toContain('objective:0');
    expect(offered(near(0, 60))).not.toContain('objective:0');
    t.take('objective:0');
    expect(t.ask()).toMatchObject({ kind: 'reroll', max: 2 });
    t.take(['0', '1']);
    expect(t.events('dice').at(-1)).toMatchObject({ how: 'rerolled', at: [0, 1] });
    expect(t.state.victory).toEqual([0, 0]);
  });

  it('[AR-OBJ-ZIELBAKEN-03] once in an attack, however many there are', () => {
    const t = firing('targeting-beacons', {
      first: 1,
      markers: [1, 2].map((i) => ({ kind: 'objective', x: X + 40 * i, y: Y + 250 })),
    });
    expect(offered(t)).toContain('objective:0');
    t.take('objective:0', ['0']);
    expect(t.open[0]?.endsWith(OFFER) && t.options().includes('objective:0')).not.toBe(true);
  });
});

describe('Ion Storm', () => {
  it('the second player places all obstacles but the station, beyond distance 5 of the player edges', () => {
    const t = begin('ion-storm').take('asteroid-1');
    t.refuses({ x: 900, y: 320, degrees: 0 }, 'AR-AUFBAU-16');
    t.take({ x: 900, y: 450, degrees: 0 }).until('deploy-order');
    expect(placedBy(t)).toEqual([1, 1, 1, 1, 1]);
  });

  /** A ship moves 1 forward and ends at so many mm of an asteroid field beside it. */
  const drifts = (first: 0 | 1, mm: number): number => {
    const t = lay({
      objective: 'ion-storm',
      first,
      units: [ship('cr90-corvette-a', 0, X, Y, 0, { speed: 0 }), corvetteFarOff()],
      obstacles: [{ token: 'asteroid-3', x: X + 20.5 + mm + 14, y: Y }],
      active: 0,
      step: 'manoeuvre',
    });
    t.goOn((u) => u.match.over || u.state.active === null);
    return t.ship(0).objectives;
  };
  it('a ship that ends its move far from obstacles gets a token: beyond distance 2, the first player’s beyond 1', () => {
    expect([drifts(1, 110), drifts(1, 140)]).toEqual([0, 1]);
    expect([drifts(0, 60), drifts(0, 90)]).toEqual([0, 1]);
  });

  it('a Repair command may discard it', () => {
    const t = lay({
      objective: 'ion-storm',
      units: [victory(0, { objectives: 1, open: ['repair'] }), corvetteFarOff()],
      active: 0,
      step: 'commands',
    });
    t.take('repair:dial', 'objective:0');
    expect(t.ship(0).objectives).toBe(0);
  });

  it('the critical effect gains a token and discards a command token, or else a shield', () => {
    const struck = (commands: string[]): Table => {
      const units = [victory(), corvette(1, 60, { objectives: 1, commands })];
      const t = firing('ion-storm', {
        units,
        red: ['crit', 'blank', 'blank'],
        blue: ['accuracy', 'accuracy', 'accuracy'],
      });
      t.take('front>1.front').fight({ critical: 'objective:0' });
      return t;
    };
    const t = struck(['navigate']);
    expect([t.state.victory, t.ship(1).commands, t.ship(1).shields.front]).toEqual([[1, 0], [], 1]);
    expect(struck([]).ship(1).shields.front).toBe(0);
  });
});

describe('Marked for Destruction', () => {
  it('debris and dust in turn, then the second player’s two purrgil', () => {
    const t = begin('marked-for-destruction').until('deploy-order');
    expect(laid(t.state)).toEqual(['debris-1', 'debris-2', 'dust-1', 'dust-2', 'purrgil-1', 'purrgil-2']);
    expect(placedBy(t)).toEqual([1, 0, 1, 0, 1, 1]);
  });

  const crit = (gap: number, target: Spec = {}): Table =>
    firing('marked-for-destruction', {
      units: [victory(), corvette(1, gap, target), ship('cr90-corvette-a', 1, 1500, 700, 180, { objectives: 1 })],
      red: ['crit', 'blank', 'blank'],
    });
  it('the critical effect moves the only token of a side to the defender, up to medium range', () => {
    const t = crit(60);
    t.take('front>1.front').fight({ critical: 'objective:0' });
    expect([t.ship(1).objectives, t.ship(2).objectives]).toEqual([1, 0]);
    const far = crit(250);
    far.take('front>1.front').until('critical');
    expect(far.options()).not.toContain('objective:0');
  });

  it('whoever moves a purrgil to distance 1 of it may discard it: a card for the ship, a token for its enemy', () => {
    const t = lay({
      objective: 'marked-for-destruction',
      phase: 'status',
      stage: 'start',
      units: [victory(0, { objectives: 1 }), corvetteFarOff()],
      obstacles: [{ token: 'purrgil-1', x: X + 100, y: Y }],
    }).until('obstacle-move');
    expect(t.open[0]).toBe('1 obstacle-move');
    t.take({ x: X + 105, y: Y, degrees: 0 });
    expect(t.open[0]).toBe('1 window:obstacle.moved');
    t.take('objective:1');
    expect([t.ship(0).damage.length, t.ship(0).objectives, t.state.victory]).toEqual([1, 0, [0, 1]]);
  });

  it('a purrgil beside a ship without a token, or beside none: nothing is discarded; whose ship it is does not matter', () => {
    const moved = (units: readonly Spec[], x = X + 105) => {
      const t = lay({
        objective: 'marked-for-destruction',
        phase: 'status',
        stage: 'start',
        units,
        obstacles: [{ token: 'purrgil-1', x: x - 5, y: Y }],
      }).until('obstacle-move');
      return t.take({ x, y: Y, degrees: 0 }).open[0];
    };
    const window = '1 window:obstacle.moved';
    expect(moved([victory(0, { objectives: 1 }), corvetteFarOff()])).toBe(window);
    expect(moved([victory(0), corvetteFarOff()])).not.toBe(window); // the token is on the ship far off
    expect(moved([victory(0, { objectives: 1 }), corvetteFarOff()], X + 400)).not.toBe(window);
    const own = moved([victory(1, { objectives: 1 }), corvette(0, 400)]);
    expect(own).toBe(window); // whose ship it is does not matter
  });
});

describe('Rift Assault', () => {
  it('the gravity rift takes the place of the station', () => {
    expect(laid(begin('rift-assault').until('deploy-order').state)).toContain('rift');
    expect(laid(begin('rift-assault').until('deploy-order').state)).not.toContain('station');
  });

  it('an icon is spent to mark a defender beyond distance 1 of obstacles', () => {
    const t = firing('rift-assault', { red: ['hit', 'hit', 'hit'] });
    expect(offered(t)).toContain('objective:0/mark');
    t.take('objective:0/mark', ['0']);
    expect(t.ship(1).objectives).toBe(1);
    const hidden = firing('rift-assault', { obstacles: [{ token: 'asteroid-1', x: X + 80, y: Y + 150 }] });
    expect(offered(hidden)).not.toContain('objective:0/mark');
  });

  it('[AR-OBJ-ANGRIFF-IM-STRUDEL-01] whoever discards the mark must change a die: the first player to accuracy or a single hit', () => {
    const spend = (first: 0 | 1): Table => {
      const t = firing('rift-assault', {
        first,
        units: [victory(), corvette(1, 60, { objectives: 1 })],
        red: ['blank', 'blank', 'blank'],
      });
      expect(offered(t)).toContain('objective:0/change');
      t.take('objective:0/change');
      expect(t.ask()).toMatchObject({ kind: 'dice', min: 1, max: 1 });
      return t.take(['0']);
    };
    expect(spend(0).options()).toEqual(['accuracy', 'hit']);
    expect(spend(1).options()).toEqual(['hit', 'double', 'crit', 'accuracy']);
    const t = spend(0).take('hit');
    expect([t.ship(1).objectives, t.state.victory]).toEqual([0, [1, 0]]);
    expect(t.state.attacks[0]!.dice[0]).toMatchObject({ face: 'hit' });
  });

  it('at the end of the round slow ships near the rift are dealt a card', () => {
    const t = lay({
      objective: 'rift-assault',
      phase: 'status',
      stage: 'start',
      units: [victory(0, { speed: 1 }), ship('cr90-corvette-a', 1, X, Y + 300, 180, { speed: 2 })],
      obstacles: [{ token: 'rift', x: X, y: Y + 160 }],
    });
    expect([t.ship(0).damage.length, t.ship(1).damage.length]).toEqual([1, 0]);
  });
});

describe('Surprise Attack', () => {
  it('[AR-OBJ-UEBERRASCHUNGSANGRIFF-01][AR-OBJ-UEBERRASCHUNGSANGRIFF-02][AR-OBJ-UEBERRASCHUNGSANGRIFF-03] the second player places the station near the first player’s edge, even in his zone; the rest as usual', () => {
    const t = begin('surprise-attack');
    expect(t.open[0]).toBe('1 obstacle-place');
    t.refuses({ x: 900, y: 304.8 + 60, degrees: 0 }, 'AR-REICHWEITE-UND-ENTFERNUNG-05');
    t.take({ x: 900, y: 150, degrees: 0 }).until('deploy-order');
    expect(placedBy(t)).toEqual([1, 1, 0, 1, 0, 1]);
  });

  it('[AR-OBJ-UEBERRASCHUNGSANGRIFF-04][AR-OBJ-UEBERRASCHUNGSANGRIFF-05][AR-OBJ-UEBERRASCHUNGSANGRIFF-06] the flagship comes first, on the station, and ships at half speed at most', () => {
    const t = begin('surprise-attack').take({ x: 900, y: 300, degrees: 0 }).until('deploy');
    expect(t.ask()).toMatchObject({ kind: 'deploy', about: { unit: 0 } });
    t.refuses({ x: 900, y: 100, degrees: 0 }, 'AR-OBJ-UEBERRASCHUNGSANGRIFF-05');
    t.take({ x: 900, y: 260, degrees: 0 }); // beyond his deployment zone
    expect(t.options()).toEqual(['1', '2']); // of 3
    t.take('1').until('deploy-order', {}, 0);
    expect(t.options()).toContain('1');
    t.take('1', { x: 500, y: 100, degrees: 0 });
    expect(t.options()).toEqual(['1', '2']); // of 4
  });

  it('[AR-OBJ-UEBERRASCHUNGSANGRIFF-07][AR-OBJ-UEBERRASCHUNGSANGRIFF-08][AR-OBJ-UEBERRASCHUNGSANGRIFF-09] three dials in secret; one is revealed in rounds 1 to 3, a raid token for every ship of the first player', () => {
    const t = begin('surprise-attack').until('card-dials');
    expect(t.ask().seat).toBe(1);
    t.take({ 0: 'navigate', 1: 'repair', 2: 'squadron' });
    expect(t.match.seenBy(0).view.objectiveNote).toEqual({ secret: ['hidden', 'hidden', 'hidden'] });
    t.goOn((u) => u.state.phase === 'ship' && u.state.stage === 'main');
    expect(t.ship(0).raids).toEqual(['navigate']);
    expect(t.ship(5).raids).toEqual([]);
    t.goOn((u) => u.match.over || (u.state.round === 4 && u.state.phase === 'ship' && u.state.stage === 'main'));
    expect(t.events('raided').filter((e) => e.unit === 0).length).toBeGreaterThanOrEqual(2);
    expect(new Set(t.events('raided').map((e) => e.token))).toEqual(new Set(['navigate', 'repair', 'squadron']));
    expect(t.state.victory).toEqual([0, 0]);
  });
});
