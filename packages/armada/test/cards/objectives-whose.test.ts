import { describe, expect, it } from 'vitest';
import type { Face } from '../../src/state.ts';
import { lay, type Spec, ship, squadron, type Table, type TableSpec } from '../table.ts';
import { begin } from './objectives/begin.ts';

/** Objectives: for whom they are, for how many dice or tokens, and what lies outside of them. */

const X = 600;
const Y = 300;
const VSD = 'victory-ii-class-star-destroyer';
const CR90 = 'cr90-corvette-a';
const victory = (seat = 0, more: Spec = {}): Spec => ship(VSD, seat, X, Y, 0, more);
const corvette = (seat = 1, gap = 60, more: Spec = {}): Spec => ship(CR90, seat, X, Y + 51 + gap + 35.5, 180, more);
const farOff = (seat = 1, more: Spec = {}): Spec => ship(CR90, seat, 1700, 800, 180, more);
const HITS: Face[] = Array<Face>(9).fill('hit');
const token = (x: number, y: number): Spec => ({ kind: 'objective', x, y });
const attacking = (objective: string, spec: Partial<TableSpec> = {}): Table =>
  lay({
    objective,
    units: [victory(), corvette()],
    active: 0,
    step: 'attack',
    red: HITS,
    blue: HITS,
    black: HITS,
    ...spec,
  });
/** What the attacker is offered for his dice. */
const offered = (t: Table): readonly string[] => {
  t.goOn((u) => u.open[0]?.endsWith('window:attack.modify') || u.events('attackEnds').length > 0, {
    attack: (a) => ('options' in a ? a.options[0]!.id : ''),
    'squadron-act': 'attack',
  });
  return t.open[0]?.endsWith('window:attack.modify') ? t.options() : [];
};
const bomber = squadron('y-wing-squadron', 0, X, Y + 51 + 30 + 17);
const FLYING = { phase: 'squadron', flying: { squadron: 0 }, active: null, step: undefined } as const;

describe('Most Wanted and Opening Salvo', () => {
  it('[AR-ERR-DRINGEND-GESUCHT-01] a squadron adds no die against a marked ship, a ship does', () => {
    const marked = corvette(1, 100, { objectives: 1 });
    expect(offered(attacking('most-wanted', { units: [victory(), marked] }))).toContain('objective:0');
    const units = [{ ...bomber, y: Y + 51 + 100 - 30 }, marked];
    expect(offered(attacking('most-wanted', { units, ...FLYING }))).not.toContain('objective:0');
  });
  it('[AR-OBJ-EROEFFNUNGSSALVE-01] Opening Salvo: no token, no dice', () => {
    const added = (objectives: number): number => {
      const t = attacking('opening-salvo', { units: [victory(0, { objectives }), corvette()] });
      t.goOn((u) => u.events('attackEnds').length > 0, { attack: 'front>1.front', colour: 'red' });
      return t.events('dice').filter(({ how }) => how === 'added').length;
    };
    expect([added(1), added(0)]).toEqual([2, 0]);
  });
});

describe('Precision Strike', () => {
  it('turns a card that lies facedown, whatever lies faceup beside it, for one die', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const damage = [
        { card: 'thruster-fissure', faceup: true },
        { card: 'power-failure', faceup: false },
        { card: 'ruptured-engine', faceup: true },
      ];
      const t = attacking('precision-strike', { seed, units: [victory(), corvette(1, 60, { damage })] });
      t.until('dice', { attack: 'front>1.front', 'window:attack.modify': 'objective:0' });
      expect(t.match.check(0, ['0', '1'])).toBeDefined();
      t.take(['0']);
      expect(t.ship(1).damage.every(({ faceup }) => faceup)).toBe(true);
    }
  });
});

describe('Ion Storm', () => {
  it('has a critical effect for ships with a token alone', () => {
    const crits = (objectives: number): readonly string[] =>
      attacking('ion-storm', { units: [victory(), corvette(1, 60, { objectives })], red: ['crit', 'crit', 'crit'] })
        .until('critical', { attack: 'front>1.front' })
        .options();
    expect(crits(1)).toContain('objective:0');
    expect(crits(0)).not.toContain('objective:0');
  });
});

describe('Rift Assault', () => {
  it('marks a ship for an icon, whatever blanks lie beside it', () => {
    const red: Face[] = ['blank', 'hit', 'blank'];
    expect(offered(attacking('rift-assault', { red }))).toContain('objective:0/mark');
    const blank: Face[] = Array<Face>(9).fill('blank');
    const none = attacking('rift-assault', { units: [victory(), corvette(1, 200)], red: blank, blue: blank });
    expect(offered(none)).not.toContain('objective:0/mark');
  });
  it('marks nothing by the attack of a squadron, and no squadron', () => {
    const open = [{ ...bomber, y: Y + 51 + 60 }, corvette(1, 100)];
    expect(offered(attacking('rift-assault', { units: open, ...FLYING }))).not.toContain('objective:0/mark');
    const flak = [victory(), squadron('x-wing-squadron', 1, X, Y + 51 + 60), farOff()];
    expect(offered(attacking('rift-assault', { units: flak }))).not.toContain('objective:0/mark');
  });
  it('[AR-OBJ-ANGRIFF-IM-STRUDEL-01] deals cards up to distance 2 of the rift', () => {
    const ended = (mm: number) =>
      lay({
        objective: 'rift-assault',
        phase: 'status',
        stage: 'start',
        units: [ship(CR90, 0, X, Y, 0, { speed: 1 }), farOff()],
        obstacles: [{ token: 'rift', x: X + 21.5 + mm + 49, y: Y + 4 }],
      }).ship(0).damage.length;
    expect([ended(90), ended(130)]).toEqual([1, 0]);
  });
});

describe('Capture the VIP', () => {
  it('[AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-03] a destroyed ship leaves the token on the table and has none any more', () => {
    const t = attacking('capture-the-vip', {
      units: [victory(), corvette(1, 60, { objectives: 1, damage: 3, shields: { front: 0 } }), farOff()],
    }).until('marker-place', { attack: 'front>1.front' });
    t.take(t.ask().type === 'region' ? { x: X + 60, y: Y + 150 } : '');
    expect([t.unit(1).status, t.unit(1).objectives, t.state.markers.length]).toEqual(['destroyed', 0, 1]);
  });
});

describe('Blockade Run and Capture the VIP', () => {
  const lost = (objective: string): Table =>
    attacking(objective, {
      units: [victory(), corvette(1, 60, { damage: 3, shields: { front: 0 } }), farOff()],
      ...(objective === 'blockade-run' && { edges: ['west', 'east'] }),
    }).goOn((u) => u.unit(1).status === 'destroyed' && u.state.attacks.length === 0, { attack: 'front>1.front' });
  it('gain nothing for a destroyed ship without a token', () => {
    expect([lost('blockade-run').state.victory, lost('capture-the-vip').state.markers]).toEqual([[0, 0], []]);
  });
});

describe('Abandoned Mining Facility', () => {
  const mining = (own: Spec, obstacles: readonly Spec[]): Table =>
    lay({
      objective: 'abandoned-mining-facility',
      units: [ship(VSD, 0, X, Y, 0, { open: ['repair'], shields: { front: 0 }, ...own }), farOff()],
      obstacles: obstacles as never,
      active: 0,
      step: 'commands',
    }).take('repair:dial');
  it('takes three points for a token at the station, and leaves the rest for repairs', () => {
    const t = mining({}, [{ token: 'station', x: X + 31.5 + 60, y: Y }]);
    t.take('objective:0').goOn((u) => u.ask().kind === 'repair', { 'card-number': '1' });
    expect(t.ask().prompt.args).toMatchObject({ points: 1 }); // of four
    expect(t.state.victory).toEqual([1, 0]);
  });
  it('is not asked where neither station nor dust is at distance 1', () => {
    expect(mining({}, [{ token: 'station', x: X + 31.5 + 160, y: Y }]).open).toEqual(['0 repair']);
    expect(mining({}, [{ token: 'debris-1', x: X + 31.5 + 60, y: Y }]).open).toEqual(['0 repair']);
  });
  it('is asked for Repair commands alone, and each player for his own ships', () => {
    const station = { token: 'station', x: X + 31.5 + 60, y: Y };
    const units = (open: string, seat: 0 | 1) => [
      ship(VSD, seat, X, Y, 0, { open: [open], shields: { front: 0 } }),
      farOff(seat === 0 ? 1 : 0),
      squadron('x-wing-squadron', seat, X, Y + 51 + 60),
    ];
    const asked = (command: string, seat: 0 | 1): Table =>
      lay({
        objective: 'abandoned-mining-facility',
        units: units(command, seat),
        obstacles: [station],
        active: 0,
        turnOf: seat,
        step: 'commands',
      }).take(`${command}:dial`);
    expect(asked('squadron', 0).open).toEqual(['0 command-squadron']);
    for (const seat of [0, 1] as const) {
      const t = asked('repair', seat);
      expect(t.open).toEqual([`${seat} window:command.resolving`]);
      expect(t.take('pass').open).toEqual([`${seat} repair`]);
    }
  });
});

describe('Asteroid Tactics', () => {
  it('takes its exogorths off the table after they have attacked, and nothing else', () => {
    const t = lay({
      objective: 'asteroid-tactics',
      phase: 'squadron',
      stage: 'start',
      units: [victory(), farOff(), squadron('x-wing-squadron', 0, 900, 600)],
      obstacles: [
        { token: 'exogorth-1', x: 1000, y: 300 },
        { token: 'asteroid-1', x: 1300, y: 300 },
        { token: 'debris-1', x: 1300, y: 600 },
      ],
    });
    t.goOn((u) => u.state.stage === 'main');
    expect(t.state.obstacles.map((o) => o.token)).toEqual(['asteroid-1', 'debris-1']);
  });
});

describe('Fleet in Being', () => {
  it('readies a token for the last objective token as well, and for none nothing', () => {
    const exhausted = [{ kind: 'evade', state: 'exhausted' }];
    const declared = (objectives: number): readonly string[] => {
      const t = attacking('fleet-in-being', { units: [victory(), corvette(1, 60, { objectives, tokens: exhausted })] });
      t.take('front>1.front');
      return t.open[0] === '1 window:attack.declared' ? t.options() : [];
    };
    expect([declared(1), declared(0)]).toEqual([['objective:1', 'pass'], []]);
  });
  it('readies the one that is exhausted beside a ready one, and takes nothing at the edge from a ship without', () => {
    const tokens = ['brace', { kind: 'evade', state: 'exhausted' }];
    const t = attacking('fleet-in-being', { units: [victory(), corvette(1, 60, { objectives: 1, tokens })] });
    expect(t.take('front>1.front').open[0]).toBe('1 window:attack.declared');
    const units = [ship(CR90, 0, 100, 450, 0, { objectives: 0 }), ship(CR90, 1, 900, 600, 180)];
    const edge = lay({ objective: 'fleet-in-being', units, phase: 'status', stage: 'start' });
    edge.goOn((u) => u.state.round === 2 || u.match.over);
    expect(edge.ship(0).objectives).toBe(0);
  });
});

describe('Sensor Net', () => {
  it('gains nothing for a dial that is revealed away from all tokens', () => {
    const t = lay({
      objective: 'sensor-net',
      units: [victory(0, { dials: ['repair'] }), farOff()],
      markers: [token(X, Y + 300)],
      active: 0,
    });
    expect([t.open, t.state.victory]).toEqual([['0 dial-use'], [0, 0]]);
  });
});

describe('Volatile Deposits', () => {
  const blast = (gap: number): readonly string[] =>
    attacking('volatile-deposits', {
      first: 1,
      units: [victory(), corvette()],
      obstacles: [{ token: 'debris-1', x: X + 21.5 + gap + 30, y: Y + 51 + 60 + 35.5 }],
      red: ['crit', 'crit', 'crit'],
      blue: ['crit', 'crit', 'crit'],
    })
      .until('critical', { attack: 'front>1.front' })
      .options();
  it('go up where an obstacle is at distance 1 of the defender, and not farther off', () => {
    expect(blast(60).filter((id) => id.startsWith('objective'))).not.toEqual([]);
    expect(blast(100).filter((id) => id.startsWith('objective'))).toEqual([]);
  });
  it('hurt everybody at distance 1 of the obstacle for half the critical icons, rounded up, and nobody else', () => {
    const t = attacking('volatile-deposits', {
      first: 1,
      units: [
        victory(),
        corvette(),
        squadron('x-wing-squadron', 0, X + 200, Y + 150),
        squadron('x-wing-squadron', 0, X + 260, Y + 150),
      ],
      obstacles: [{ token: 'asteroid-1', x: X + 95, y: Y + 150 }],
      red: ['crit', 'crit', 'hit'],
      blue: ['crit', 'hit', 'hit'],
    }).until('critical', { attack: 'front>1.front' });
    t.take(t.options().find((id) => id.startsWith('objective'))!).goOn((u) => u.suffered(2) > 0, { zone: 'left' });
    expect([t.suffered(2), t.suffered(3)]).toEqual([2, 0]);
  });
});

describe('Station Assault', () => {
  const station = { token: 'station', x: X, y: Y + 80, station: { armed: false } };
  const lands = (first: 0 | 1, obstacles: readonly Spec[]): readonly string[] =>
    lay({
      objective: 'station-assault',
      first,
      units: [ship(CR90, 0, X, Y, 0, { speed: 1, damage: 1 }), farOff()],
      obstacles: obstacles as never,
      active: 0,
      step: 'manoeuvre',
    }).take({ speed: 1, clicks: [0], side: 'right' }).open;
  it('[AR-CAMP-MACHTDEMONSTRATION-05] the stations help the second player, and not the first', () => {
    expect(lands(1, [station])).toEqual(['0 discard-damage']);
    expect(lands(0, [station])).not.toContain('0 discard-damage');
  });
  it('other obstacles are for both what they are', () => {
    const hurt = (first: 0 | 1) =>
      lay({
        objective: 'station-assault',
        first,
        units: [ship(CR90, 0, X, Y, 0, { speed: 1 }), farOff()],
        obstacles: [{ token: 'asteroid-1', x: X, y: Y + 80 }],
        active: 0,
        step: 'manoeuvre',
      }).take({ speed: 1, clicks: [0], side: 'right' });
    expect([hurt(0), hurt(1)].map((t) => t.events('damageCard').length > 0)).toEqual([true, true]);
  });
});

describe('Hyperspace Migration', () => {
  it('[AR-ERR-HYPERRAUM-WANDERUNG-01] the second purrgil comes from the token of the first', () => {
    const t = begin('hyperspace-migration').until('dials');
    t.goOn((u) => u.state.obstacles.some((o) => o.token === 'purrgil-1') || u.match.over);
    const gate = t.state.objectiveNote['gate'];
    expect(t.state.markers.map(({ id }) => id)).toContain(gate);
  });
});

describe('Infested Fields', () => {
  it('the second player moves obstacles that an exogorth had bitten into, and no others', () => {
    const t = lay({
      objective: 'infested-fields',
      phase: 'squadron',
      stage: 'start',
      units: [victory(), farOff(), squadron('x-wing-squadron', 0, 900, 700)],
      obstacles: [
        { token: 'asteroid-3', x: 1000, y: 300 },
        { token: 'exogorth-1', x: 1200, y: 600 },
        { token: 'debris-1', x: 1400, y: 300 },
      ],
    });
    t.goOn((u) => u.state.stage === 'main');
    expect(t.state.obstacles.map((o) => o.token)).toEqual(['asteroid-3', 'debris-1']);
    expect(t.match.taken.map(({ kind }) => kind)).not.toContain('obstacle-move');
  });
});
