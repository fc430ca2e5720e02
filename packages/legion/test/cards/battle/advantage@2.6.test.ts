import { describe, expect, it } from 'vitest';
import { mayOrder } from '../../../src/flow/command/command.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword } from '../../../src/values.ts';
import { ownAdvantage } from '../../missions.ts';
import { SMALL_BASE, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, LEIA, rebels, storm, VEERS } from '../../troops.ts';
import { use } from '../watching.ts';

const first = (advantages: readonly (string | null)[], units: readonly Spec[], more: object = {}) =>
  lay26({ units: [...units], phase: 'activation', stage: 0, round: 1, advantages, ...more } as never);
const CLONES = 'clone-trooper-infantry';
const TOKEN = 12.55;
const reach = TOKEN + SMALL_BASE / 2;
const reserve = (card: string, more: Spec = {}) => unit(card, 0, 0, 0, { status: 'reserve', ...more });
const enemy = storm(1500, 850, { ...alone(4), order: 'facedown' });
const spent = (card: string, times: number) => ({ note: { [`battle:${card}.0`]: times } });
/** The first activation phase begins. */
const dawn = (card: string, units: readonly Spec[], more: Partial<TableSpec> = {}) =>
  lay26({
    units: [...units, enemy],
    phase: 'activation',
    stage: 0,
    round: 1,
    advantages: ownAdvantage(card),
    ...more,
    battle: { primary: 'close-the-pocket' },
  });
const bearers = (t: Table, keyword: Parameters<typeof hasKeyword>[2]) =>
  t.state.units.filter((u) => hasKeyword(t.g, u, keyword)).map(({ id }) => id);
const preparing = (card: string, units: readonly Spec[]) =>
  lay26({
    units: [...units, storm(200, 860, alone(4))],
    phase: 'prepare',
    round: 0,
    battle: { primary: 'close-the-pocket' },
    advantages: ownAdvantage(card),
  });
const striking = (card: string, units: readonly Spec[], more: Partial<TableSpec> = {}) =>
  lay26({
    units: [rebels(100, 100, alone(4)), ...units],
    phase: 'end',
    round: 2,
    advantages: ownAdvantage(card),
    black: ['crit', 'crit', 'hit', 'blank'],
    markers: [{ kind: 'advantage', x: 900, y: 500, by: card, seat: 0 }],
    ...more,
  });
const frightened = (t: Table) =>
  t
    .events('tokens')
    .filter(({ token, change }) => token === 'suppression' && change > 0)
    .map(({ unit: id, change }) => [id, change]);
const window = (t: Table, name: string) => t.open.includes(`0 window:${name}`);
const offers = (t: Table) => window(t, 'command.orders') && t.options().some((id) => id.startsWith('battle:'));
const ordering = (card: string, units: readonly Spec[], more: Partial<TableSpec> = {}) =>
  lay26({
    units: [...units, unit(VEERS, 1, 1500, 800)],
    phase: 'command',
    stage: 2,
    advantages: ownAdvantage(card),
    ...more,
  });

describe('Advanced Intel', () => {
  it('[L2-AKTIVIERUNGSPHASE-01] Advanced Intel: a pass token at the start of the first activation phase, for its owner alone', () => {
    const two = [rebels(300, 300, alone(4)), storm(900, 800, alone(4))];
    expect(first(['advanced-intel', null], two).state.hands.map(({ passes }) => passes)).toEqual([1, 0]);
    expect(first(['advanced-intel', null], two, { round: 2 }).state.hands.map(({ passes }) => passes)).toEqual([0, 0]);
  });
});

describe('Armored Assault', () => {
  it('Armored Assault: up to three vehicles aim', () => {
    const t = first(
      [null, 'armored-assault'],
      [rebels(300, 300, alone(4)), unit('at-rt-republic', 1, 900, 700), storm(1200, 800, alone(4))],
    );
    expect(t.until('card-units').options()).toEqual(['1']);
    t.take(['1']);
    expect(t.tokens(1, 'aim')).toBe(1);
  });
  it('Armored Assault: at most three, or none', () => {
    const walkers = [0, 1, 2, 3].map((i) => unit('at-rt-rebel', 0, 300 + 150 * i, 300));
    const t = dawn('armored-assault', [...walkers, rebels(300, 600)]);
    expect(t.ask()).toMatchObject({ kind: 'card-units', min: 0, max: 3 });
    expect(t.options()).toEqual(['0', '1', '2', '3']);
  });
});

describe('Black Ops', () => {
  it('Black Ops: a squad of six at most infiltrates, or aims and dodges if it does anyway', () => {
    const t = first(
      ['black-ops', null],
      [
        unit('stormtroopers', 0, 0, 0, { status: 'reserve', order: 'faceup' }),
        rebels(300, 300, { ...alone(4), order: 'facedown' }),
        unit(VEERS, 1, 900, 800),
      ],
      {
        battle: { primary: 'close-the-pocket' },
      },
    );
    t.until('card-unit').take('0');
    t.until('window:unit.activates').take(t.options()[0]!).until('deploy');
    t.take({ x: 200, y: 150, degrees: 0 });
    expect(t.unit(0).status).toBe('play');
    expect(t.state.turn!.actions).toBe(2);
  });
  it('Black Ops: corps or special forces troopers of at most six, its own', () => {
    const t = dawn('black-ops', [
      reserve('rebel-troopers'),
      reserve('rebel-commandos'),
      reserve('rebel-sleeper-cell'),
      reserve('b1-battle-droids', { upgrades: ['e-5c-b1-trooper'] }),
      unit(LEIA, 0, 300, 300),
      unit('at-rt-rebel', 0, 500, 300, { order: 'facedown' }),
      unit('tsmeu-6-wheel-bikes', 0, 700, 300, { order: 'facedown' }),
    ]);
    expect(t.ask()).toMatchObject({ kind: 'card-unit', seat: 0 });
    expect(t.options()).toEqual(['0', '1', '2']);
    t.take('1');
    expect(bearers(t, 'infiltrate')).toEqual([1]);
    expect([t.tokens(1, 'aim'), t.tokens(1, 'dodge')]).toEqual([0, 0]);
  });
  it('Black Ops: where nobody is fit for it, nobody is asked', () => {
    const t = dawn('black-ops', [unit(LEIA, 0, 300, 300)]);
    expect([t.open[0], t.state.stage]).not.toContain('0 card-unit');
  });
  it('Black Ops: who infiltrates anyway aims and dodges', () => {
    const t = dawn('black-ops', [reserve('guerilla-troopers'), reserve('rebel-troopers')]);
    use(t, 'black-ops').take('0');
    expect([t.tokens(0, 'aim'), t.tokens(0, 'dodge')]).toEqual([1, 1]);
  });
});

describe('Command Override', () => {
  const droids = [
    unit('b1-battle-droids', 0, 300, 300, alone(6)),
    unit('t-series-tactical-droid', 0, 300, 500),
    unit('b1-battle-droids', 0, 600, 300, { ...alone(6), order: 'faceup' }),
    unit('b2-super-battle-droids', 0, 600, 500, alone(3)),
  ];
  it('Command Override: a unit with AI orders itself, twice a game', () => {
    const t = lay26({
      units: [rebels(300, 300, alone(4)), unit('b1-battle-droids', 1, 900, 600, alone(6))],
      phase: 'command',
      stage: 2,
      advantages: [null, 'command-override'],
    });
    t.until('window:command.orders').take(t.options()[0]!);
    expect(t.unit(1).order).toBe('faceup');
  });
  it('Command Override: one with AI that has no order, twice', () => {
    const t = ordering('command-override', droids);
    use(t.until('window:command.orders'), 'command-override');
    expect(t.options()).toEqual(['0', '3']);
    t.take('3');
    expect(t.state.units.map(({ order }) => order).slice(0, 4)).toEqual(['none', 'none', 'faceup', 'faceup']);
    expect(t.state.battleNote).toMatchObject({ 'battle:command-override.0': 1 });
    expect(offers(ordering('command-override', droids, spent('command-override', 1)))).toBe(true);
    expect(offers(ordering('command-override', droids, spent('command-override', 2)))).toBe(false);
    expect(offers(ordering('command-override', droids.slice(1, 3)))).toBe(false);
  });
});

describe('Coordinated Strike', () => {
  const army = [
    unit(CLONES, 0, 300, 300, { ...alone(4), order: 'faceup' }),
    unit(CLONES, 0, 300 + SMALL_BASE + SEGMENT, 300, alone(4)),
    unit(CLONES, 0, 300 - SMALL_BASE - SEGMENT - 0.1, 300, alone(4)),
    unit('at-rt-republic', 0, 300, 400),
    unit('wookiee-warriors-noble-fighters', 0, 300, 230, { minis: [null, 'fallen', 'fallen'] }),
    unit('at-rt-rebel', 0, 400, 400),
    rebels(360, 250, { ...alone(4), order: 'faceup' }),
    unit(CLONES, 0, 900, 300, { ...alone(4), order: 'faceup' }),
  ];
  const told = (t: Table) => t.events('ability').filter(({ card }) => card === 'coordinated-strike').length;
  it('Coordinated Strike: two Republic units coordinate with clones and vehicles at range 1', () => {
    const t = lay26({
      units: [
        unit('clone-trooper-infantry', 0, 300, 300, { order: 'faceup' }),
        unit('clone-trooper-infantry', 0, 400, 300),
        unit(VEERS, 1, 1200, 800),
      ],
      phase: 'command',
      stage: 2,
      advantages: ['coordinated-strike', null],
    });
    t.until('window:command.orders').take(t.options()[0]!).until('card-units').take(['0']);
    t.until('card-unit').take('1');
    expect(t.unit(1).order).toBe('faceup');
  });
  it('Coordinated Strike: up to two of the Republic; those with an order order clones and its vehicles at range 1', () => {
    const t = ordering('coordinated-strike', army).until('window:command.orders');
    t.take(t.options()[0]!);
    expect(t.ask()).toMatchObject({ kind: 'card-units', min: 1, max: 2 });
    expect(t.options()).toEqual(['0', '1', '2', '3', '4', '7']);
    t.take(['0', '7']);
    expect(t.state.battleNote).toMatchObject({ 'battle:coordinated-strike.0': 1 });
    t.until('card-unit');
    expect(t.options()).toEqual(['1', '3', 'none']);
    t.take('3').goOn(({ state }) => state.phase === 'activation' && state.stage > 0);
    expect(t.unit(3).order).toBe('faceup');
    expect(told(t)).toBe(2);
  });
  it('Coordinated Strike: one alone has nobody to order', () => {
    const t = ordering('coordinated-strike', army).until('window:command.orders');
    t.take(t.options()[0]!).take(['7']);
    expect(told(t.goOn(({ state }) => state.phase === 'activation' && state.stage > 0))).toBe(1);
  });
  it('Coordinated Strike: nobody without an order coordinates, and it is used once', () => {
    const t = ordering('coordinated-strike', army).until('window:command.orders');
    t.take(t.options()[0]!).take(['1']);
    let asked = false;
    t.goOn(({ state }) => state.phase === 'activation' && state.stage > 0, {
      'card-unit': () => {
        asked = true;
        return 'none';
      },
    });
    expect([asked, told(t)]).toEqual([false, 1]);
    expect(offers(ordering('coordinated-strike', army, spent('coordinated-strike', 1)))).toBe(false);
  });
});

describe('Cunning Deployment', () => {
  it('Cunning Deployment: three units gain a dodge token, undeployed ones too', () => {
    const t = first(
      ['cunning-deployment', null],
      [0, 1, 2]
        .map((i) => rebels(300 + 100 * i, 300, alone(4)))
        .concat([unit('rebel-troopers', 0, 0, 0, { status: 'reserve' }), storm(900, 800, alone(4))]),
    );
    t.until('card-units').take(['0', '1', '3']);
    expect([0, 1, 2, 3].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 1, 0, 1]);
  });
});

describe('Extreme Discipline', () => {
  it('Extreme Discipline: twice a game all suppression goes for a wound', () => {
    const t = lay26({
      units: [rebels(400, 400, alone(4)), storm(600, 400, { tokens: { suppression: 2 } })],
      active: 0,
      advantages: [null, 'extreme-discipline'],
      black: ['hit'],
      redDefence: ['block'],
    });
    t.until('action').take('attack').until('window:token.gained').take(t.options()[0]!);
    t.until('action');
    expect([t.tokens(1, 'suppression'), t.alive(1)]).toEqual([0, 3]);
    expect(t.state.battleNote['battle:extreme-discipline.1']).toBe(1);
  });
  it.each([
    [0, true],
    [1, true],
    [2, false],
  ] as const)('Extreme Discipline, used %d times: %s', (times, may) => {
    const shot = (more: Partial<TableSpec>) => {
      const t = lay26({
        units: [rebels(400, 400, alone(4)), storm(600, 400)],
        active: 1,
        advantages: ownAdvantage('extreme-discipline'),
        black: ['hit'],
        white: ['hit', 'hit', 'hit', 'hit'],
        whiteDefence: ['block', 'block', 'block', 'block', 'block'],
        ...spent('extreme-discipline', times),
        ...more,
      });
      let asked = false;
      t.fight({
        'window:token.gained': () => {
          asked = true;
          return 'pass';
        },
      });
      return asked;
    };
    expect(shot({})).toBe(may);
    expect(shot({ active: 0 }), 'the enemy is shot at').toBe(false);
    const aims = lay26({
      units: [rebels(400, 400, alone(4)), enemy],
      active: 0,
      advantages: ownAdvantage('extreme-discipline'),
      ...spent('extreme-discipline', times),
    });
    expect(aims.until('action').take('aim').open, 'another token').toEqual(['0 action']);
  });
});

describe('Fortified Position', () => {
  it('Fortified Position: up to three barricades outside enemy territory, not within range 1 of each other', () => {
    const t = lay26({
      units: [rebels(200, 60, alone(4)), storm(200, 860, alone(4))],
      phase: 'prepare',
      round: 0,
      battle: { primary: 'close-the-pocket' },
      advantages: ['fortified-position', null],
    });
    t.take('3');
    t.refuses({ x: 300, y: 800 }, 'L2-SPIELAUFBAU-07');
    t.take({ x: 300, y: 400 }).take('90');
    t.refuses({ x: 300 + SEGMENT, y: 400 }, 'LE-EINSATZZIELKARTEN-03');
    expect(t.state.terrain).toMatchObject([{ kind: 'barricade' }]);
  });
  it('Fortified Position: three barricades, turned as the player likes, and the tokens go', () => {
    const t = preparing('fortified-position', [rebels(200, 60, alone(4))]).take('3');
    for (const [x, turned] of [
      [300, '0'],
      [700, '45'],
      [1100, '135'],
    ] as const) {
      t.take({ x, y: 400 });
      expect(t.options()).toEqual(['0', '45', '90', '135']);
      t.take(turned);
    }
    expect(t.open).not.toContain('0 marker-place');
    expect(t.state.terrain.map(({ kind, pose }) => [kind, pose.x, pose.y])).toEqual([
      ['barricade', 300, 400],
      ['barricade', 700, 400],
      ['barricade', 1100, 400],
    ]);
    expect(t.state.terrain[0]!.outline).toEqual([
      [-34.7, -13.55],
      [34.7, -13.55],
      [34.7, 13.55],
      [-34.7, 13.55],
    ]);
    expect(t.state.markers.filter(({ kind }) => kind === 'advantage')).toEqual([]);
  });
  it('Fortified Position: just beyond range 1 of the first one there is room for the second', () => {
    const t = preparing('fortified-position', [rebels(200, 60, alone(4))]).take('3');
    t.take({ x: 300, y: 300 }).take('0');
    const beside = 300 + 2 * TOKEN + SEGMENT;
    expect(t.match.decide(0, { x: beside - 0.1, y: 300 })).toBeDefined();
    t.take({ x: beside + 0.1, y: 300 });
  });
});

describe('Garrison', () => {
  it('Garrison: a corps squad takes a prepared position', () => {
    const t = lay26({
      units: [
        unit('rebel-troopers', 0, 0, 0, { status: 'reserve' }),
        rebels(200, 60, alone(4)),
        storm(200, 860, alone(4)),
      ],
      phase: 'prepare',
      round: 0,
      battle: { primary: 'close-the-pocket' },
      advantages: ['garrison', null],
    });
    t.take(['0']);
    expect(t.open).toEqual(['0 deploy']);
  });
  it('Garrison: at most one corps squad of its own that has no prepared position yet', () => {
    const t = preparing('garrison', [
      reserve('rebel-troopers'),
      reserve('rebel-veterans'),
      reserve('rebel-commandos'),
      reserve('rebel-troopers'),
    ]);
    expect(t.ask()).toMatchObject({ kind: 'card-units', seat: 0, min: 0, max: 1 });
    expect(t.options()).toEqual(['0', '3']);
    t.take(['3']);
    expect(bearers(t, 'prepared-position')).toEqual([1, 3]);
  });
});

describe('No Time to Lose', () => {
  const starting = (active: number, passes: number) =>
    lay26({
      units: [rebels(300, 300, { ...alone(4), tokens: { suppression: 1 } }), storm(1200, 800, alone(4))],
      active: { unit: active, step: 'start' },
      hands: [{ passes }, { passes: 1 }],
      advantages: ownAdvantage('no-time-to-lose'),
    });
  it('No Time to Lose: a pass token for an aim and a dodge, or a free recover', () => {
    const t = lay26({
      units: [rebels(300, 300, { ...alone(4), tokens: { suppression: 1 } }), storm(1200, 800, alone(4))],
      active: { unit: 0, step: 'start' },
      hands: [{ passes: 1 }],
      advantages: ['no-time-to-lose', null],
    });
    t.until('window:unit.activates').take(t.options()[0]!).until('card-way').take('tokens');
    expect([t.tokens(0, 'aim'), t.tokens(0, 'dodge'), t.state.hands[0]!.passes]).toEqual([1, 1, 0]);
  });
  it('No Time to Lose: only with a pass token, only for its own units; or they recover', () => {
    const t = starting(0, 1);
    expect(window(t, 'unit.activates')).toBe(true);
    expect(window(starting(0, 0), 'unit.activates')).toBe(false);
    expect(window(starting(1, 1), 'unit.activates')).toBe(false);
    t.take(t.options()[0]!);
    expect(t.options()).toEqual(['tokens', 'recover']);
    t.take('recover').until('action');
    expect([t.tokens(0, 'suppression'), t.tokens(0, 'aim'), t.state.hands[0]!.passes]).toEqual([0, 0, 0]);
    expect(t.events('action')).toMatchObject([{ action: 'recover', free: true }]);
  });
});

describe('Ordnance', () => {
  it('[L2-KOMMANDOPHASE-11] [L2-SPIELABLAUF-02] Ordnance: placed at the end of a command phase, it strikes at the start of the end phase', () => {
    const placed = lay26({
      units: [rebels(300, 300, alone(4)), storm(900, 600, alone(4))],
      phase: 'command',
      stage: 3,
      advantages: ['ordnance', null],
    });
    expect(placed.open).toEqual(['0 window:command.end']);
    placed.take(placed.options()[0]!);
    placed.until('marker-place').take({ x: 900, y: 500 });
    expect(placed.state.phase).toBe('activation');
    const token = { kind: 'advantage', x: 900, y: 500, by: 'ordnance', seat: 0 };
    const t = lay26({
      units: [
        rebels(300, 300, alone(4)),
        storm(900 + 12.55 + 13.5 + SEGMENT, 500, alone(4)),
        unit('at-st', 1, 900, 700),
        storm(900 - 12.55 - 13.5 - SEGMENT - 0.1, 500, alone(4)),
      ],
      phase: 'end',
      round: 2,
      advantages: ['ordnance', null],
      markers: [token],
      black: ['crit', 'hit', 'blank'],
    });
    expect(t.wounds(2)).toBe(3);
    const gained = t.events('tokens').filter(({ token: kind, change }) => kind === 'suppression' && change > 0);
    expect(gained).toMatchObject([{ unit: 1, change: 2 }]);
    expect(t.state.markers).toEqual([]);
  });
  it('Ordnance: two wounds a critical hit for vehicles and for armor, fear for others of whom one stands near', () => {
    const t = striking('ordnance', [
      unit('at-st', 1, 900, 620),
      unit('74-z-speeder-bikes', 1, 900, 400, { minis: [null, 'fallen'] }),
      unit('imperial-dark-troopers', 1, 800, 500, { minis: [null, 'fallen', 'fallen'] }),
      storm(900 + reach + SEGMENT, 500, { minis: [null, [900 + reach + SEGMENT + 40, 500], 'fallen', 'fallen'] }),
    ]);
    expect(t.events('looseDice')).toMatchObject([{ faces: ['crit', 'crit', 'hit'] }]);
    const suffered = (id: number) => t.events('wounds').filter(({ unit: who }) => who === id);
    expect([1, 2, 3, 4].map((id) => suffered(id).length > 0)).toEqual([true, true, true, false]);
    expect(t.wounds(1)).toBe(5);
    expect(frightened(t)).toEqual([[4, 3]]);
  });
});

describe('Rapid Deployment', () => {
  it('Rapid Deployment: corps clones make a speed-1 move when the first end phase begins', () => {
    const t = first(
      ['rapid-deployment', null],
      [
        unit('clone-trooper-infantry', 0, 300, 300, { order: 'facedown' }),
        unit(VEERS, 1, 1200, 800, { order: 'facedown' }),
      ],
    );
    t.until('card-units').take(['0']);
    t.until('window:end.start').take(t.options()[0]!);
    expect(t.open).toEqual(['0 move']);
  });
  it('Rapid Deployment: up to two corps clones', () => {
    const t = dawn('rapid-deployment', [
      unit(CLONES, 0, 300, 300),
      unit('arc-troopers', 0, 300, 500),
      unit(CLONES, 0, 500, 300),
      rebels(500, 500),
      unit(CLONES, 0, 700, 300),
    ]);
    use(t, 'rapid-deployment');
    expect(t.ask()).toMatchObject({ kind: 'card-units', min: 0, max: 2 });
    expect(t.options()).toEqual(['0', '2', '4']);
    t.take(['0', '4']);
    expect(bearers(t, 'reinforcements')).toEqual([0, 4]);
  });
});

describe('Scrambled Orders', () => {
  it('Scrambled Orders: enemies within range 1 of the scrambler are given no order; one of them in contact removes it', () => {
    const order = (gap: number) =>
      lay26({
        units: [unit(LEIA, 0, 300, 300), rebels(500, 300, alone(4)), unit(VEERS, 1, 1200, 800)],
        phase: 'command',
        stage: 2,
        hands: [{ played: 'push' }, { played: 'standing-orders' }],
        advantages: [null, 'scrambled-orders'],
        markers: [{ kind: 'advantage', x: 500, y: 300 + 13.5 + 12.55 + gap, by: 'scrambled-orders', seat: 1 }],
      })
        .goOn(({ state }) => state.phase === 'activation')
        .unit(1).order;
    expect([order(SEGMENT), order(SEGMENT + 0.01)]).toEqual(['none', 'faceup']);
    const t = lay26({
      units: [rebels(500, 300, alone(4)), unit(VEERS, 1, 1200, 800)],
      active: 0,
      advantages: [null, 'scrambled-orders'],
      markers: [{ kind: 'advantage', x: 500, y: 300 + 13.5 + 12.55, by: 'scrambled-orders', seat: 1 }],
    });
    t.until('action').take(t.options().find((id) => id.endsWith('/destroy-scrambler'))!);
    expect([t.state.markers, t.until('action').state.turn?.actions]).toEqual([[], 2]);
  });
  it('Scrambled Orders: its player puts the token down; any one near any of two tokens is deaf; contact removes one', () => {
    const placed = lay26({
      units: [rebels(200, 60, alone(4)), storm(200, 860, alone(4))],
      phase: 'prepare',
      round: 0,
      battle: { primary: 'close-the-pocket' },
      advantages: ownAdvantage('scrambled-orders'),
    });
    expect(placed.open).toEqual(['0 marker-place']);
    placed.take({ x: 700, y: 500 });
    expect(placed.state.markers.filter(({ by }) => by === 'scrambled-orders')).toMatchObject([{ x: 700, y: 500 }]);
    const scrambler = (x: number) => ({ kind: 'advantage', x, y: 500, by: 'scrambled-orders', seat: 0 });
    const removes = (gap: number) => {
      const two = { minis: [null, [900 + reach + gap, 540], 'fallen', 'fallen'] };
      return lay26({
        units: [rebels(100, 100, alone(4)), storm(900 + reach + gap, 500, two)],
        active: 1,
        advantages: ownAdvantage('scrambled-orders'),
        markers: [scrambler(300), scrambler(900)],
      })
        .until('action')
        .options()
        .some((id) => id.endsWith('/destroy-scrambler'));
    };
    expect([removes(0), removes(0.2)]).toEqual([true, false]);
    const deaf = lay26({
      units: [storm(300 + reach + SEGMENT, 500, alone(4)), storm(700, 800, alone(4)), rebels(300, 600, alone(4))],
      active: 0,
      advantages: ownAdvantage('scrambled-orders'),
      markers: [scrambler(1500), scrambler(300)],
    });
    expect([0, 1, 2].map((id) => mayOrder(deaf.g, deaf.unit(id), null))).toEqual([false, true, true]);
  });
});

describe('Strafing Run', () => {
  // From the token ahead and aside, as a player sees it who looks along the tool.
  const UNDER = [
    [80, 20.9, true],
    [80, -20.9, true],
    [80, 21.1, false],
    [80, -21.1, false],
    [2 * SEGMENT + 13.4, 0, true],
    [2 * SEGMENT + 13.6, 0, false],
    [-reach + 0.1, 0, true],
    [-reach - 0.1, 0, false],
    [0, reach - 0.1, true],
    [0, -reach - 0.1, false],
  ] as const;
  it('Strafing Run: all under a line of range 2 from the token gain suppression', () => {
    const t = lay26({
      units: [rebels(300, 300, alone(4)), storm(900, 600, alone(4)), storm(1000, 500, alone(4))],
      phase: 'end',
      round: 2,
      advantages: ['strafing-run', null],
      markers: [{ kind: 'advantage', x: 900, y: 500, by: 'strafing-run', seat: 0 }],
      black: ['crit', 'hit', 'hit', 'blank'],
    });
    t.until('card-number').take('0');
    const gained = t.events('tokens').filter(({ token, change }) => token === 'suppression' && change > 0);
    expect(gained).toMatchObject([{ unit: 1, change: 3 }]);
  });
  it.each(UNDER)('Strafing Run: %d ahead and %d aside of the token', (ahead, aside, hit) => {
    for (const [bearing, at] of [
      ['0', [900 + aside, 500 + ahead]],
      ['90', [900 + ahead, 500 - aside]],
      ['180', [900 - aside, 500 - ahead]],
    ] as const) {
      const t = striking('strafing-run', [storm(at[0], at[1], alone(4)), storm(100, 800, alone(4))]);
      expect(t.ask()).toMatchObject({ kind: 'card-number', seat: 0 });
      expect(t.options()).toEqual(Array.from({ length: 12 }, (_, i) => String(30 * i)));
      expect(frightened(t.take(bearing)), bearing).toEqual(hit ? [[1, 3]] : []);
    }
  });
  it('Strafing Run: one miniature under the tool is enough; nobody is wounded', () => {
    const t = striking('strafing-run', [
      storm(960, 640, { minis: [null, [915, 640], 'fallen', 'fallen'] }),
      unit('at-st', 1, 900, 500),
    ]).take('0');
    expect([frightened(t).map(([id]) => id), t.wounds(2)]).toEqual([[1], 0]);
  });
});
