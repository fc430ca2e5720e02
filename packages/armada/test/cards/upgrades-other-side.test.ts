import { describe, expect, it } from 'vitest';
import { lay, type Spec, ship, squadron, type Table } from '../table.ts';
import { duel, ISD, VSD } from './upgrades/bridge.ts';

/** Cards seen from the other side: whom they leave alone, how far they do not reach, and what they do not do twice. */

const X = 500;
const Y = 300;
const SIDE = 77.5; // a large ship's base from side to side
/** A star destroyer beside the one at X, with such a gap between the bases. */
const beside = (seat: number, gap: number, more: Spec = {}): Spec => ship(ISD, seat, X + SIDE + gap, Y, 0, more);
const bearer = (upgrades: Spec['upgrades'], more: Spec = {}): Spec =>
  ship(ISD, 0, X, Y, 0, { upgrades: upgrades!, ...more });
/** Goes on until this window is open or the activation is over; what is offered there. */
const offeredAt = (t: Table, window: string, script: Parameters<Table['until']>[1] = {}): readonly string[] => {
  const { round } = t.state;
  t.goOn((u) => u.open.some((o) => o.endsWith(` window:${window}`)) || u.state.round > round, script);
  return !t.match.over && t.open[0]?.endsWith(` window:${window}`) ? t.options() : [];
};

describe('Munitions Resupply', () => {
  const CARD = { id: 'munitions-resupply', tokens: ['concentrate', 'concentrate'] };
  const revealed = (units: readonly Spec[]): Table =>
    lay({ units, active: 0, step: 'reveal' }).until('window:ship.afterReveal', { 'dial-use': 'keep' });
  it('serves friends up to distance 5, not half a millimetre farther, no enemy, and not more than it has tokens', () => {
    const t = revealed([
      bearer([CARD], { dials: ['squadron'] }),
      beside(0, 304.5),
      ship(ISD, 0, X, Y + 129 + 305.5, 0),
      ship(ISD, 1, X - SIDE - 20, Y, 0),
    ]).take('0:munitions-resupply');
    expect(t.options()).toEqual(['0', '1']);
    const three = revealed([
      bearer([CARD], { dials: ['squadron'] }),
      beside(0, 20),
      ship(ISD, 0, X - SIDE - 20, Y, 0),
    ]).take('0:munitions-resupply');
    expect([three.ask().type, three.options()]).toEqual(['several', ['0', '1', '2']]);
    expect(three.match.check(0, ['0', '1', '2'])).toBeDefined();
    three.take(['1', '2']);
    expect([0, 1, 2].map((id) => three.ship(id).commands)).toEqual([[], ['concentrate'], ['concentrate']]);
    expect(three.ship(0).upgrades[0]!.tokens).toEqual([]);
  });
});

describe('Comms Net', () => {
  const net = (commands: readonly string[], also: readonly Spec[]): Table =>
    lay({
      units: [bearer(['comms-net'], { dials: ['squadron'], commands: [...commands] }), ...also],
      active: 0,
      step: 'reveal',
    });
  it('[AR-CARD-KOMMUNIKATIONSNETZ-01] may be thought better of, and is not asked without a token or without a friend in reach', () => {
    const t = net(['repair', 'navigate'], [beside(0, 304.5)])
      .until('window:ship.afterReveal')
      .take('0:comms-net');
    expect(t.options()).toEqual(['1', 'none']);
    t.take('none');
    expect([t.ship(0).commands, t.ship(1).commands]).toEqual([['repair', 'navigate'], []]);
    const open = (u: Table) => offeredAt(u, 'ship.afterReveal');
    expect(open(net([], [beside(0, 20)]))).toEqual([]);
    expect(open(net(['repair'], [beside(0, 305.5)]))).toEqual([]);
    expect(open(net(['repair'], [beside(1, 20)]))).toEqual([]);
  });
});

describe('Repair Crews', () => {
  const crews = (own: Spec, friend: Spec, gap = 20): Table =>
    lay({
      units: [bearer(['repair-crews'], { open: ['repair'], shields: { front: 0 }, ...own }), beside(0, gap, friend)],
      active: 0,
      step: 'commands',
    }).take('repair:dial');
  it('ask only where a ship at distance 1-2 has a damage card, and whoever declines keeps his points', () => {
    expect(crews({}, {}).open).toEqual(['0 repair']);
    expect(crews({}, { damage: 1 }, 125.5).open).toEqual(['0 repair']);
    const t = crews({ damage: 1 }, {}, 20).take('0:repair-crews');
    expect(t.options()).toEqual(['0', 'none']); // the friend is whole
    t.take('none');
    expect([t.open, t.ship(0).damage.length]).toEqual([['0 repair'], 1]);
  });
});

describe('Slicer Tools', () => {
  const sliced = (foe: Spec, rules: object = {}): Table =>
    duel({
      mine: [{ id: 'slicer-tools', exhausted: false }],
      own: { speed: 1 },
      foe: { activated: true, ...foe },
      y: 600,
      step: 'manoeuvre',
      rules,
    });
  it('[AR-CARD-HACKER-TOOLS-04] show the last dial of a ship, and the new one; a ship without dials shows none', () => {
    const t = sliced({ dials: ['repair'] })
      .until('window:manoeuvre.after')
      .take('0:slicer-tools', 'new-command', 'navigate');
    expect(t.events('dialsSeen').map((e) => e.dials)).toEqual([['repair'], ['navigate']]);
    const bare = sliced({ dials: [], raids: ['navigate', 'squadron', 'repair'] })
      .until('window:manoeuvre.after')
      .take('0:slicer-tools');
    expect([bare.events('dialsSeen'), bare.ship(1).raids]).toEqual([
      [],
      ['navigate', 'squadron', 'repair', 'concentrate'],
    ]);
  });
  it('change nothing on a ship that has neither dial nor room for another raid token', () => {
    const t = sliced({ dials: [], raids: ['navigate', 'squadron', 'repair', 'concentrate'] })
      .until('window:manoeuvre.after')
      .take('0:slicer-tools');
    expect(t.open.some((o) => /card-way|card-command/.test(o))).toBe(false);
  });
  it('of the first print choose among ships that have a dial', () => {
    expect(offeredAt(sliced({ dials: [] }, { prices: 'first' }), 'manoeuvre.after')).toEqual([]);
    expect(offeredAt(sliced({ dials: ['repair'] }, { prices: 'first' }), 'manoeuvre.after')).toContain(
      '0:slicer-tools',
    );
  });
});

describe('Sovereign', () => {
  const start = (units: readonly Spec[], card: Spec = {}): Table =>
    lay({ units: [bearer([{ id: 'sovereign', ...card }]), ...units], stage: 'start', phase: 'ship' });
  it('changes tokens of up to three ships at distance 1-5, only of those that have one, and once a round', () => {
    const held = { commands: ['repair'] };
    const t = start([
      beside(0, 20, held),
      beside(0, 304.5 + SIDE + 20, held), // too far
      ship(ISD, 0, X - SIDE - 20, Y, 0), // has none
      ship(ISD, 0, X, Y + 149, 0, held),
      ship(ISD, 0, X, Y - 149, 0, held),
      ship(ISD, 0, X + SIDE + 20, Y + 149, 0, held),
    ]).until('window:ships.start');
    t.take('0:sovereign');
    expect(t.options()).toEqual(['1', '4', '5', '6']);
    expect(t.match.check(0, ['1', '4', '5', '6'])).toBeDefined();
    t.take(['4'], 'squadron');
    expect([t.ship(4).commands, t.ship(0).upgrades[0]!.exhausted]).toEqual([['squadron'], true]);
    expect(offeredAt(start([beside(0, 20)]), 'ships.start')).toEqual([]);
    expect(offeredAt(start([beside(0, 20, held)], { exhausted: true }), 'ships.start')).toEqual([]);
    expect(offeredAt(start([beside(0, 20, held), beside(0, 120)]), 'ships.start')).toContain('0:sovereign');
  });
});

describe('Squall', () => {
  const carrier = (units: readonly Spec[]): Table =>
    lay({ units: [bearer(['squall'], { dials: ['repair'] }), ...units], phase: 'ship' });
  const ring = (gap: number, seat = 0, y = Y): Spec =>
    squadron('tie-fighter-squadron', seat, X + SIDE / 2 + gap + 17, y);
  it('[AR-CARD-STURMBOE-01] moves up to three friendly squadrons at close or medium range that nobody engages', () => {
    const none = carrier([ring(188), squadron('x-wing-squadron', 1, 1200, 700)]);
    expect(offeredAt(none, 'ship.activates')).toEqual([]);
    expect(offeredAt(carrier([ring(60, 1)]), 'ship.activates')).toEqual([]);
    expect(offeredAt(carrier([ring(60), ring(60, 1, Y + 50)]), 'ship.activates')).toEqual([]);
    const t = carrier([ring(186.5), ring(60), ring(100), ring(140), ring(60, 0, Y + 40)]);
    expect(offeredAt(t, 'ship.activates')).toContain('0:squall');
    t.take('0:squall');
    expect(t.options()).toEqual(['1', '2', '3', '4', '5']);
    expect(t.match.check(0, ['1', '2', '3', '4'])).toBeDefined();
    expect(t.match.check(0, ['1', '2', '3'])).toBeUndefined();
  });
});

describe('Suppressor', () => {
  const near = (gap: number, tokens: Spec['tokens'], seat = 1): readonly string[] =>
    offeredAt(
      lay({
        units: [bearer(['suppressor']), beside(seat, gap, { tokens: tokens!, speed: 0, dials: ['repair'] })],
        active: 1,
        step: 'manoeuvre',
        turnOf: seat,
      }),
      'ship.after',
    );
  it('exhausts a readied token of an enemy at distance 1-3, and finds nothing where none is readied', () => {
    expect(near(184.5, ['brace'])).toContain('0:suppressor');
    expect(near(185.5, ['brace'])).toEqual([]);
    expect(near(20, [{ kind: 'brace', state: 'exhausted' }])).toEqual([]);
    expect(near(20, ['brace'], 0)).toEqual([]);
  });
});

describe('copies of a title', () => {
  const COPY = (exhausted = false) => ({ upgrades: [{ id: 'seventh-fleet-star-destroyer', exhausted }] });
  const struck = (gap: number, copy: Spec = COPY(), zone = 'front'): Table => {
    const t = lay({
      units: [
        ship(ISD, 0, X, Y, zone === 'front' ? 0 : 180, { upgrades: ['seventh-fleet-star-destroyer'], tokens: [] }),
        ship(VSD, 1, X, Y + 200, 180, { speed: 2 }),
        beside(0, gap, copy),
      ],
      active: 1,
      step: 'attack',
      turnOf: 1,
      red: ['hit', 'hit', 'hit'],
      blue: ['hit', 'hit', 'hit'],
      black: ['hit', 'hit', 'hit'],
    });
    t.goOn((u) => u.open[0] === '0 window:damage.suffers' || u.events('attackEnds').length > 0, {
      attack: `front>0.${zone}`,
    });
    return t;
  };
  const asked = (t: Table): boolean => t.open[0] === '0 window:damage.suffers';
  it('Seventh Fleet Star Destroyer: a readied copy of another ship at distance 1-4 is exhausted, for damage to the front only', () => {
    const t = struck(244.5);
    expect(asked(t)).toBe(true);
    t.take('0:seventh-fleet-star-destroyer');
    expect([t.ship(0).upgrades[0]!.exhausted, t.ship(2).upgrades[0]!.exhausted]).toEqual([false, true]);
    expect(asked(struck(245.5))).toBe(false);
    expect(asked(struck(20, COPY(true)))).toBe(false);
    expect(asked(struck(20, {}))).toBe(false);
    expect(asked(struck(20, COPY(), 'rear'))).toBe(false);
  });
});

describe('Admiral Konstantine', () => {
  const cornered = (foe: Spec): Table =>
    lay({
      units: [
        ship(ISD, 1, X, Y, 0, foe),
        ship(ISD, 0, X + SIDE + 20, Y, 0, { upgrades: ['admiral-konstantine'] }),
        ship(VSD, 0, X - 70 - 20, Y, 0),
      ],
      phase: 'status',
    }).until('window:status.start');
  it('[AR-ERR-ADMIRAL-KONSTANTINE-04][AR-ERR-ADMIRAL-KONSTANTINE-05] a dial goes no higher than it can and not down to 0, and only a ship with a Navigate token loses one', () => {
    const ways = (foe: Spec) => cornered(foe).take('1:admiral-konstantine', ['0']).options();
    expect(ways({ speed: 3 })).toEqual(['slower', 'nothing']);
    expect(ways({ speed: 1 })).toEqual(['faster', 'nothing']);
    expect(ways({ speed: 2, commands: ['navigate'] })).toEqual(['lose-navigate', 'faster', 'slower', 'nothing']);
    const t = cornered({ speed: 2, commands: ['navigate'] }).take('1:admiral-konstantine', ['0'], 'nothing');
    expect([t.ship(0).speed, t.ship(0).commands]).toEqual([2, ['navigate']]);
  });
});

describe('Admiral Yularen', () => {
  it('mends friendly squadrons at distance 1-3 of the ship that repairs: no whole one, no enemy, none farther off', () => {
    const at = (gap: number) => X + SIDE / 2 + gap + 17;
    const t = lay({
      units: [
        bearer(['admiral-yularen'], { open: ['repair'], shields: { front: 0 } }),
        squadron('v-19-torrent-squadron', 0, at(184.5), Y, { hull: 1 }),
        squadron('v-19-torrent-squadron', 0, at(186), Y + 60, { hull: 1 }),
        squadron('v-19-torrent-squadron', 0, at(60), Y),
        squadron('tie-fighter-squadron', 1, at(100), Y, { hull: 1 }),
      ],
      active: 0,
      step: 'commands',
    }).take('repair:dial');
    expect(t.options().filter((id) => id.startsWith('squadron:'))).toEqual(['squadron:1']);
  });
});

describe('Admiral Tarkin', () => {
  it('has nothing more to give when no token is left on the card', () => {
    const start = (tokens: readonly string[]) =>
      offeredAt(
        lay({
          units: [bearer([{ id: 'admiral-tarkin', tokens: [...tokens] }]), beside(0, 20)],
          stage: 'start',
          phase: 'ship',
        }),
        'ships.start',
      );
    expect(start(['repair'])).toContain('0:admiral-tarkin');
    expect(start([])).toEqual([]);
  });
});
