import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../src/flow/end/end.ts';
import { lay, type Spec, ship, squadron, type Table, type TableSpec } from '../table.ts';

/** The round, its phases, and how a match ends. */

const cr90 = (seat: number, x: number, more: Spec = {}): Spec =>
  ship('cr90-corvette-a', seat, x, seat === 0 ? 150 : 760, seat === 0 ? 0 : 180, {
    speed: 1,
    dials: ['navigate'],
    ...more,
  });
const status = (units: readonly Spec[], more: Partial<TableSpec> = {}): Table =>
  lay({ phase: 'status', stage: 'start', units, ...more });

describe('the Ship Phase', () => {
  it('[AR-SCHIFFSPHASE-01][AR-KURZUEBERSICHT-SPIELRUNDE-01] the players activate a ship each in turn, the first player first', () => {
    const t = lay({ phase: 'ship', units: [cr90(0, 400), cr90(0, 700), cr90(1, 400), cr90(1, 700)] });
    const order: number[] = [];
    t.goOn((u) => u.state.phase !== 'ship', {
      activate: (a) => {
        order.push(a.seat);
        return a.type === 'choice' ? a.options[0]!.id : '';
      },
    });
    expect(t.events('activates').map((e) => t.unit(e.unit).seat)).toEqual([0, 1, 0, 1]);
    expect(order.slice(0, 2)).toEqual([0, 1]);
  });

  it('[AR-SCHIFFSPHASE-02][AR-SCHIFFSPHASE-04] who has none left passes for nothing, and the other goes on', () => {
    const t = lay({ phase: 'ship', passes: [0, 1], units: [cr90(0, 400), cr90(0, 700), cr90(0, 1000), cr90(1, 400)] });
    t.goOn((u) => u.state.phase !== 'ship', { activate: (a) => (a.type === 'choice' ? a.options[0]!.id : '') });
    expect(t.events('activates').map((e) => t.unit(e.unit).seat)).toEqual([0, 1, 0, 0]);
    expect(t.state.passes).toEqual([0, 1]);
    expect(t.events('passed').every((e) => !e.token)).toBe(true);
  });

  it('[AR-SCHIFFSPHASE-07][AR-SCHIFFSPHASE-08] nobody passes by token in two turns running', () => {
    const t = lay({
      phase: 'ship',
      turnOf: 1,
      passes: [0, 2],
      units: [cr90(0, 100, { activated: true }), cr90(0, 400), cr90(0, 700), cr90(0, 1000), cr90(1, 400), cr90(1, 700)],
    });
    t.take('pass', '1').goOn((u) => u.open[0] === '1 activate');
    expect(t.state.passes).toEqual([0, 1]);
    expect(t.barred('pass')).toEqual(['AR-SCHIFFSPHASE-07']); // though both have two ships left
  });
});

describe('a round', () => {
  it('[AR-RUNDE-01] Command Phase, Ship Phase, Squadron Phase, Status Phase, and again', () => {
    const t = lay({ phase: 'command', stage: 'start', units: [cr90(0, 400), cr90(1, 400)] });
    t.goOn((u) => u.state.round === 3);
    const once = ['ship', 'squadron', 'status', 'command'];
    expect(t.events('phase').map((e) => e.phase)).toEqual([...once, ...once]);
    expect(t.events('round').map((e) => e.round)).toEqual([1, 2, 3]);
  });
});

describe('the Squadron Phase', () => {
  it('[AR-STAFFELPHASE-01][AR-STAFFELPHASE-02] two squadrons each in turn, one after the other', () => {
    const wing = (seat: number) =>
      [0, 1, 2].map((i) =>
        squadron(seat === 0 ? 'x-wing-squadron' : 'tie-fighter-squadron', seat, 300 + 100 * i, seat === 0 ? 200 : 700),
      );
    const t = lay({ phase: 'squadron', units: [...wing(0), ...wing(1)] });
    t.goOn((u) => u.state.phase !== 'squadron');
    expect(t.events('squadronActivates').map((e) => t.unit(e.unit).seat)).toEqual([0, 0, 1, 1, 0, 1]);
  });
});

describe('the Status Phase', () => {
  it('[AR-STATUSPHASE-01][AR-KURZUEBERSICHT-STATUSPHASE-02][AR-KURZUEBERSICHT-STATUSPHASE-04][AR-KURZUEBERSICHT-STATUSPHASE-05] defence tokens, cards, initiative token, round token, in this order', () => {
    const exhausted = [{ id: 'leia-organa-officer', exhausted: true }];
    const t = status([
      cr90(0, 400, { tokens: [{ kind: 'evade', state: 'exhausted' }], upgrades: exhausted }),
      cr90(1, 400),
    ]);
    const told = t.events().map((e) => e.type);
    expect(told.slice(0, 5)).toEqual(['tokenState', 'cardReadied', 'tokenFlipped', 'phase', 'round']);
    expect([t.state.token, t.state.round, t.state.first]).toEqual(['orange', 2, 0]);
  });

  it('[AR-KURZUEBERSICHT-STATUSPHASE-03] cards with a ready cost are readied in turn for command tokens, the first player first', () => {
    const card = { upgrades: [{ id: 'slicer-tools', exhausted: true }], commands: ['repair'] };
    const t = status([cr90(0, 400, card), cr90(1, 400, card)]);
    expect([t.open[0], t.options()]).toEqual(['0 ready-card', ['0:slicer-tools:repair:ship', 'none']]);
    t.take('0:slicer-tools:repair:ship');
    expect(t.open[0]).toBe('1 ready-card');
    t.take('none');
    expect([0, 1].map((id) => t.ship(id).upgrades[0]!.exhausted)).toEqual([false, true]);
    expect([t.ship(0).commands, t.ship(1).commands, t.state.round]).toEqual([[], ['repair'], 2]);
  });
});

describe('the end of a match', () => {
  const last = (units: readonly Spec[], more: Partial<TableSpec> = {}): Table => status(units, { round: 6, ...more });
  it('[AR-SIEG-UND-NIEDERLAGE-01] after six rounds the higher score wins', () => {
    const t = last([cr90(0, 400), cr90(1, 400), cr90(1, 700, { status: 'destroyed' })]);
    expect(t.state.outcome).toMatchObject({ winner: 0, reason: 'rounds', score: [44, 0] });
    expect(status([cr90(0, 400), cr90(1, 400)], { round: 5 }).state.outcome).toBeNull();
  });
  it('[AR-SIEG-UND-NIEDERLAGE-02] a tie is the second player’s', () => {
    expect(last([cr90(0, 400), cr90(1, 400)]).state.outcome).toMatchObject({ winner: 1, score: [0, 0] });
    expect(last([cr90(0, 400), cr90(1, 400)], { first: 1 }).state.outcome).toMatchObject({ winner: 0 });
  });
  /** A corvette of seat 0 at the last gasp is shot down. */
  const shot = (more: readonly Spec[] = []): Table =>
    lay({
      units: [
        ship('victory-ii-class-star-destroyer', 1, 600, 300, 0),
        ship('cr90-corvette-a', 0, 600, 450, 180, { damage: 3, shields: { front: 0 } }),
        ...more,
      ],
      active: 0,
      step: 'attack',
      red: ['double', 'double', 'double'],
    })
      .take('front>1.front')
      .goOn((u) => u.match.over || u.state.active === null);
  it('[AR-SIEG-UND-NIEDERLAGE-03][AR-OPT-UNBEGRENZTE-RUNDEN-02] a fleet without ships has lost at once, whatever its squadrons and points', () => {
    const t = shot([
      squadron('x-wing-squadron', 0, 1200, 700),
      ship('victory-ii-class-star-destroyer', 1, 0, 0, 0, { status: 'destroyed' }),
    ]);
    expect(t.state.outcome).toMatchObject({ winner: 1, reason: 'fleet' });
  });
  it('[AR-BEISEITEGESTELLTE-SCHIFFE-05][AR-FAQ-BEISEITEGESTELLTE-SCHIFFE-UN-01][AR-FAQ-BEISEITEGESTELLTE-SCHIFFE-UN-02] ships that are set aside do not save it, and are lost with it (R-AR-19)', () => {
    const t = shot([{ ship: 'nebulon-b-escort-frigate', seat: 0, status: 'aside' }]);
    expect(t.state.outcome).toMatchObject({ winner: 1, reason: 'fleet', score: [0, 44 + 57] });
    expect(t.unit(2).status).toBe('destroyed');
  });
  it('[AR-SIEG-UND-NIEDERLAGE-04][AR-SIEG-UND-NIEDERLAGE-05] if both last ships go at once, the score decides, a tie for the second player', () => {
    const crash = (theirs: string): Table =>
      lay({
        units: [
          ship('cr90-corvette-a', 0, 600, 300, 0, { speed: 1, damage: 3 }),
          ship(theirs, 1, 600, 400, 180, { damage: theirs === 'cr90-corvette-a' ? 3 : 4 }),
        ],
        active: 0,
        step: 'manoeuvre',
      }).goOn((u) => u.match.over, { course: { speed: 1, clicks: [0], side: 'right' } });
    expect(crash('cr90-corvette-a').state.outcome).toMatchObject({ winner: 1, reason: 'score', score: [44, 44] });
    expect(crash('nebulon-b-escort-frigate').state.outcome).toMatchObject({ winner: 0, score: [57, 44] });
  });
});

describe('victory points', () => {
  const score = (units: readonly Spec[], more: Partial<TableSpec> = {}) =>
    scoreOf(lay({ phase: 'ship', units, ...more }).g);
  it('[AR-SIEGPUNKTE-01][AR-SIEGMARKER-01][AR-SIEGMARKER-02] destroyed enemies at their cost, and victory tokens at the value of the objective', () => {
    const lost = [
      cr90(0, 400),
      cr90(1, 400, { status: 'destroyed' }),
      squadron('tie-fighter-squadron', 1, 0, 0, { status: 'destroyed' }),
    ];
    expect(score(lost)).toEqual([52, 0]);
    expect(score([cr90(0, 400), cr90(1, 400)], { objective: 'contested-outpost', victory: [1, 2] })).toEqual([20, 40]);
  });
  it('[AR-SIEGPUNKTE-02][AR-SIEGPUNKTE-03] with all its upgrades, discarded ones too; those of ships that live count nothing', () => {
    const upgrades = [{ id: 'dodonnas-pride', discarded: true }];
    const cost = score([cr90(0, 400), cr90(1, 400, { status: 'destroyed', upgrades })])[0];
    expect(cost).toBeGreaterThan(44);
    expect(score([cr90(0, 400), cr90(1, 400, { upgrades })])).toEqual([0, 0]);
  });
  it('[AR-RIESIGES-SCHIFF-20][AR-RIESIGES-SCHIFF-21][AR-RIESIGES-SCHIFF-22] a huge ship with half its hull in damage cards is worth half, rounded up, upgrades included (R-AR-49)', () => {
    const crippled = (damage: number) =>
      score([
        cr90(0, 100),
        ship('executor-i-class-star-dreadnought', 1, 900, 600, 180, { damage, upgrades: ['grand-moff-tarkin'] }),
      ])[0];
    const g = lay({ phase: 'ship', units: [ship('executor-i-class-star-dreadnought', 1, 900, 600, 180)] }).g;
    const { hull, points } = g.card(g.ship(0));
    const half = Math.ceil(hull / 2);
    expect(crippled(half - 1)).toBe(0);
    expect(crippled(half)).toBe(Math.ceil((points + 28) / 2));
  });
});

describe('huge ships in a round', () => {
  const huge = (more: Spec = {}) => ship('executor-i-class-star-dreadnought', 0, 900, 300, 0, { speed: 1, ...more });
  it('[AR-RIESIGES-SCHIFF-13] reveals a dial and gets its token besides', () => {
    const t = lay({ units: [huge({ dials: ['repair', 'repair', 'repair', 'repair'] })], active: 0 });
    expect([t.ship(0).open, t.ship(0).commands]).toEqual([['repair'], ['repair']]);
  });
  it('[AR-RIESIGES-SCHIFF-14][AR-RIESIGES-SCHIFF-15] makes three attacks, each from another hull zone', () => {
    const around = [cr90(1, 760), cr90(1, 1040), ship('cr90-corvette-a', 1, 900, 560, 180)].map((s, i) =>
      i < 2 ? { ...s, y: 300 } : s,
    );
    const t = lay({ units: [huge(), ...around], active: 0, step: 'attack' });
    const zones: string[] = [];
    for (let i = 0; i < 4 && t.open[0] === '0 attack'; i++) {
      const option = t.options().find((o) => o !== 'none')!;
      zones.push(option.split('>')[0]!);
      t.take(option).fight();
    }
    expect(zones).toHaveLength(3);
    expect(new Set(zones).size).toBe(3);
  });
});

describe('rounds without end', () => {
  it('[AR-OPT-UNBEGRENZTE-RUNDEN-01][AR-OPT-UNBEGRENZTE-RUNDEN-05] the sixth is not the last, and the initiative changes hands after each', () => {
    const t = status([cr90(0, 400), cr90(1, 400)], { round: 6, rules: { rounds: null } });
    expect([t.state.outcome, t.state.round, t.state.first]).toEqual([null, 7, 1]);
    expect(status([cr90(0, 400), cr90(1, 400)], { round: 2 }).state.first).toBe(0);
  });
});

describe('teams', () => {
  const team = (more: Partial<TableSpec> = {}): Table =>
    lay({
      sides: [0, 1, 0],
      phase: 'ship',
      units: [cr90(0, 400), cr90(1, 400), cr90(2, 900, {}), cr90(1, 700)].map((s, i) =>
        i === 2 ? { ...s, y: 150, degrees: 0 } : s,
      ),
      ...more,
    });
  it('[AR-OPT-TEAM-SPIEL-09][AR-OPT-TEAM-SPIEL-11] the captain says which ship of the team is activated; its own player decides for it', () => {
    const t = team();
    expect([t.open, t.options()]).toEqual([['0 activate'], ['0', '2']]);
    t.take('2');
    expect(t.ask().seat).toBe(2);
    expect(team({ captains: [2, 1] }).open).toEqual(['2 activate']);
  });
  it('[AR-OPT-TEAM-SPIEL-05][AR-OPT-TEAM-SPIEL-06] everybody chooses the dials of his own ships', () => {
    const t = team({
      phase: 'command',
      units: [
        cr90(0, 400, { dials: [] }),
        cr90(1, 400, { dials: [] }),
        { ...cr90(2, 900, { dials: [] }), y: 150, degrees: 0 },
      ],
    });
    expect(t.open).toEqual(['0 dials', '1 dials', '2 dials']);
    expect(t.options(2).every((o) => o.startsWith('2.'))).toBe(true);
  });
  it('[AR-OPT-TEAM-SPIEL-08] nobody looks at the dials of others, team mates included (R-AR-42)', () => {
    const t = team();
    const dials = (seat: number, unit: number) =>
      (t.match.seenBy(seat).view.units[unit] as unknown as { dials: unknown[] }).dials;
    expect(dials(0, 0)).toEqual(['navigate']);
    expect(dials(0, 2)).not.toEqual(['navigate']);
  });
  it('[AR-OPT-TEAM-SPIEL-10] and which squadron', () => {
    const t = team({
      phase: 'squadron',
      units: [
        cr90(0, 400),
        cr90(1, 400),
        squadron('x-wing-squadron', 0, 300, 300),
        squadron('x-wing-squadron', 2, 500, 300),
      ],
    });
    expect([t.open[0], t.options()]).toEqual(['0 activate-squadron', ['2', '3']]);
  });
  it('[AR-OPT-TEAM-SPIEL-12] a team plays on without one of its players', () => {
    const t = team({
      units: [cr90(0, 400, { status: 'destroyed' }), cr90(1, 400), { ...cr90(2, 900), y: 150, degrees: 0 }],
    });
    expect(t.match.over).toBe(false);
  });
  it('[AR-OPT-TEAM-SPIEL-13] and wins and scores as one', () => {
    const t = status(
      [cr90(0, 400), cr90(1, 400), cr90(1, 700, { status: 'destroyed' }), { ...cr90(2, 900), y: 150, degrees: 0 }],
      { sides: [0, 1, 0], round: 6 },
    );
    expect(t.state.outcome).toMatchObject({ winner: 0, score: [44, 0] });
  });
});
