import { describe, expect, it } from 'vitest';
import { gap } from '../../../src/geometry/base.ts';
import { lay26 } from '../../edition26/table26.ts';
import { type Spec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VADER } from '../../troops.ts';

/** Keywords of 2.6 about vehicles and passengers, what is brought along, and activations. */

const TANK = 'tx-225-gavw-occupier-combat-assault-tank';
const reserve = (card: string, seat: number, more: Spec = {}) => unit(card, seat, 0, 0, { status: 'reserve', ...more });
const first = (a: { type: string; options?: readonly { id: string }[] }) => a.options![0]!.id;

describe('Transport', () => {
  const setUp = () =>
    lay26({
      units: [reserve(TANK, 1), reserve('stormtroopers', 1), unit(VADER, 1, 900, 800), rebels(300, 300)],
      phase: 'deployment',
      round: 0,
      battle: { primary: 'close-the-pocket' },
    });
  it('chooses a squad at set-up, orders it in round 1, and brings it along', () => {
    const t = setUp();
    t.until('window:setup.after', {});
    t.take(t.options().find((id) => id.includes('transport'))!);
    t.until('card-unit').take('1');
    expect(t.unit(0).note['passenger']).toBe(1);
    const on = lay26({
      units: [
        reserve(TANK, 1, { note: { passenger: 1 }, order: 'faceup' }),
        reserve('stormtroopers', 1, { order: 'faceup' }),
        rebels(300, 300, { order: 'facedown' }),
      ],
      battle: { primary: 'close-the-pocket' },
    });
    on.take('0').goOn((table) => table.unit(1).status === 'play');
    const { g } = on;
    const [leader, tank] = [g.mini(on.unit(1), on.unit(1).leader), g.mini(on.unit(0), 0)];
    expect(gap(leader.base, tank.base)).toBeLessThanOrEqual(75);
    expect(on.unit(1).order).toBe('faceup');
  });
  it('issues the order in the first round only', () => {
    const ordered = (round: number) => {
      const t = lay26({
        units: [
          reserve(TANK, 1, { note: { passenger: 1 } }),
          reserve('stormtroopers', 1),
          unit(VADER, 1, 900, 800),
          rebels(300, 300),
        ],
        phase: 'command',
        stage: 2,
        priority: 1,
        round,
        hands: [{}, { played: 'implacable' }],
        battle: { primary: 'close-the-pocket' },
      });
      t.goOn(({ state }) => state.phase === 'activation', {
        'window:command.orders': (a) =>
          a.type === 'choice' ? (a.options.find(({ id }) => id.includes('transport'))?.id ?? 'pass') : '',
      });
      return t.unit(1).order;
    };
    expect([ordered(1), ordered(2)]).toEqual(['faceup', 'none']);
  });
});

describe('Cache', () => {
  const CACHED = { upgrades: ['prepared-supplies'] };
  it('a token from the beginning, which stays in the end phase', () => {
    const t = lay26({
      units: [unit('rebel-troopers', 0, 400, 400, { ...CACHED }), storm(1500, 700)],
      phase: 'deployment',
      round: 0,
    });
    t.goOn(({ state }) => state.round === 1);
    expect(t.tokens(0, 'dodge')).toBe(1);
    const end = (more: Spec) =>
      lay26({
        units: [
          unit('rebel-troopers', 0, 400, 400, { ...CACHED, order: 'facedown', ...more }),
          storm(1500, 700, { order: 'facedown' }),
        ],
        phase: 'end',
        round: 1,
      })
        .goOn(({ state }) => state.round === 2)
        .tokens(0, 'dodge');
    expect(end({ tokens: { dodge: 3 }, note: { 'cache.dodge': 1 } })).toBe(1);
    expect(end({ tokens: { dodge: 3 } })).toBe(0);
  });
  it('what is spent is gone, those of the round first', () => {
    const left = (dodge: number) => {
      const t = lay26({
        units: [
          storm(400, 400, alone(4)),
          rebels(600, 400, { ...CACHED, tokens: { dodge }, note: { 'cache.dodge': 1 } }),
        ],
        active: 0,
        white: ['hit'],
      });
      t.fight({ dodge: 'dodge' });
      return t.unit(1).note['cache.dodge'];
    };
    expect([left(2), left(1)]).toEqual([1, 0]);
  });
});

describe('the command phase and turns', () => {
  it('Interrogate: on a tie the card of who is interrogated counts a pip more', () => {
    const priority = (x: number) => {
      const t = lay26({
        units: [unit(LEIA, 0, 400, 400), unit('agent-kallus', 1, x, 400), unit(VADER, 1, 1500, 700)],
        phase: 'command',
        stage: 1,
        hands: [{ played: 'coordinated-bombardment' }, { played: 'ambush' }],
        redDefence: ['block'],
        blue: 0,
      });
      t.goOn((table) => table.events('priority').length > 0);
      return t.events('priority')[0]!;
    };
    expect(priority(500)).toMatchObject({ seat: 1, how: 'pips' });
    expect(priority(1200)).toMatchObject({ how: 'roll' });
  });
  it('Mechanized Infantry: the unit and a vehicle nearby gain a token each', () => {
    const t = lay26({
      units: [
        unit('arf-troopers', 0, 400, 400, { upgrades: ['clone-commander-cody'] }),
        unit('at-rt-republic', 0, 600, 400, { degrees: 90 }),
        storm(1500, 700),
      ],
      phase: 'activation',
      stage: 0,
    });
    t.goOn(({ state }) => state.stage === 1, { 'window:activation.start': first, 'card-way': ['aim', 'dodge'] });
    expect([t.tokens(0, 'aim'), t.tokens(1, 'dodge')]).toEqual([1, 1]);
  });
  it('Unstoppable: a second token in the pool, and a second activation', () => {
    const t = lay26({
      units: [
        unit('imperial-dark-troopers', 1, 900, 700),
        unit(VADER, 1, 1300, 700),
        rebels(300, 300),
        rebels(300, 500),
      ],
      phase: 'command',
      stage: 3,
      priority: 1,
      round: 1,
      seed: 'dark',
    });
    t.goOn(({ state }) => state.phase === 'activation');
    expect(t.state.hands[1]!.pool.filter((rank) => rank === t.unit(0).rank)).toHaveLength(2);
    t.goOn(({ state }) => state.round === 2);
    const told = t.events();
    const round = told.slice(
      0,
      told.findIndex((event) => event.type === 'round'),
    );
    const times = (id: number) => round.filter((event) => event.type === 'activates' && event.unit === id).length;
    expect([0, 1, 2, 3].map(times)).toEqual([2, 1, 1, 1]);
  });
});
