import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { mayOrder } from '../../../src/flow/command/command.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VADER, VEERS } from '../../troops.ts';

const leia = unit(LEIA, 0, 300, 300);
const vader = unit(VADER, 1, 1500, 700);
/** Both sides have a commander; this is the command phase. */
const council = (units: readonly Spec[], card = 'ambush') =>
  lay({ units: [leia, ...units, vader], phase: 'command', hands: [{ cards: [card] }, { cards: ['assault'] }] });
const squad = (x: number, y: number, ...upgrades: string[]) => rebels(x, y, { ...alone(4), upgrades });
const reaches = (card: string, gap: number, by = leia) => {
  const t = lay({ units: [by, squad(300 + apart(gap), 300, card), vader], active: 0 });
  return mayOrder(t.g, t.unit(1), t.unit(0));
};

describe('Command Control Array', () => {
  const coordinator = (gap: number, ...upgrades: string[]) =>
    council([
      unit('b1-battle-droids', 0, 400, 300, { minis: [...Array(6).fill('fallen'), [400, 300]], upgrades }),
      unit('b1-battle-droids', 0, 400 + apart(gap), 300, alone(6)),
    ]);
  const coordinated = (gap: number, ...upgrades: string[]) => {
    const t = coordinator(gap, ...upgrades).until('activate', {
      orders: ['1'],
      'window:command.ordered': ['1:coordinate', 'pass'],
      'card-unit': '2',
    });
    return t.unit(2).order;
  };
  it('Command Control Array: Coordinate reaches range 2 and not 3', () => {
    expect(coordinated(2 * SEGMENT, 'b1-battle-droid', 'command-control-array')).toBe('faceup');
    expect(coordinated(2 * SEGMENT + 0.01, 'b1-battle-droid', 'command-control-array')).toBe('none');
  });
});

describe('Comms Jammer', () => {
  const jammed = (gap: number) => {
    const t = lay({
      units: [leia, squad(400, 300), storm(400 + apart(gap), 300, { ...alone(4), upgrades: ['comms-jammer'] })],
      active: 0,
    });
    return [mayOrder(t.g, t.unit(1), t.unit(0)), mayOrder(t.g, t.unit(1), null), mayOrder(t.g, t.unit(1), t.unit(1))];
  };
  it('Comms Jammer: enemies at range 1 are ordered by nobody but themselves', () => {
    expect(jammed(SEGMENT)).toEqual([false, false, true]);
    expect(jammed(SEGMENT + 0.01)).toEqual([true, true, true]);
  });
  it('Comms Jammer: its own side hears well', () => {
    const t = lay({ units: [leia, squad(400, 300), squad(440, 300, 'comms-jammer'), vader], active: 0 });
    expect(mayOrder(t.g, t.unit(1), t.unit(0))).toBe(true);
  });
});

describe('Comms Relay', () => {
  const orders = (t: ReturnType<typeof lay>) => t.state.units.map(({ order }) => order);
  it('Comms Relay: the order goes to a friend at range 1 to 2, and the unit gets none this round', () => {
    const t = council(
      [squad(400, 300, 'comms-relay'), squad(400 + apart(2 * SEGMENT), 300), squad(1300, 300)],
      'ambush',
    );
    t.until('window:order.before', { orders: ['1'] }).take('1:0.comms-relay');
    expect(t.options()).toEqual(['0', '2', 'none']);
    t.take('2').until('activate');
    expect(orders(t)).toEqual(['none', 'none', 'faceup', 'none', 'faceup']);
    expect(mayOrder(t.g, t.unit(1), t.unit(0))).toBe(false);
  });
  it('Comms Relay: nothing is asked where nobody is near', () => {
    const t = council([squad(300 + apart(2.9 * SEGMENT), 300, 'comms-relay'), squad(1400, 300)], 'ambush');
    t.goOn(({ state }) => state.phase === 'activation', {
      orders: (a) => (a.seat === 0 ? ['1'] : ['3']),
      nominate: '0',
      'window:order.before': () => expect.fail('there is nobody'),
    });
    expect(t.unit(1).order).toBe('faceup');
  });
  it('Comms Relay: what an order brings goes with it', () => {
    const t = council([
      squad(400, 300, 'comms-relay', 'linked-targeting-array'),
      squad(500, 300, 'linked-targeting-array'),
    ]);
    t.until('window:order.before', { orders: ['1'] })
      .take('1:0.comms-relay', '2')
      .until('activate');
    expect([t.tokens(1, 'aim'), t.tokens(2, 'aim')]).toEqual([0, 1]);
  });
  it('Comms Relay: its unit may keep the order', () => {
    const t = council([squad(400, 300, 'comms-relay'), squad(500, 300)]).until('activate', { orders: ['1'] });
    expect(orders(t)).toEqual(['none', 'faceup', 'none', 'faceup']);
  });
});

describe('Hacked Comms Unit', () => {
  const hack = (gap: number) =>
    council(
      [rebels(400, 300, alone(4)), storm(400 + apart(gap), 300, { ...alone(4), upgrades: ['hacked-comms-unit'] })],
      'ambush',
    );
  it('Hacked Comms Unit: an order of its own after an enemy at range 1 was given one', () => {
    const t = hack(SEGMENT).until('activate', { orders: ['1'], 'window:unit.ordered': '2:0.hacked-comms-unit' });
    expect(t.unit(2).order).toBe('faceup');
    expect(() => hack(SEGMENT + 0.01).until('window:unit.ordered', { orders: ['1'] })).toThrow(/no window/);
  });
});

describe('HQ Uplink', () => {
  it('HQ Uplink: exhausted for an order of its own, wherever its commander is', () => {
    const t = council([squad(1700, 200, 'hq-uplink')]);
    t.until('activate', { orders: ['0'], 'window:command.orders': '1:0.hq-uplink' });
    expect(t.unit(1).order).toBe('faceup');
    expect(t.unit(1).upgrades[0]!.exhausted).toBe(true);
  });
  it('HQ Uplink: not while exhausted; after the orders of the card it is not too late', () => {
    const t = council([squad(1700, 200, 'hq-uplink')]);
    t.until('activate', { orders: ['0'], 'window:command.ordered': '1:0.hq-uplink' });
    expect(t.unit(1).order).toBe('faceup');
    const tired = rebels(1700, 200, { ...alone(4), upgrades: [{ id: 'hq-uplink', exhausted: true }] });
    expect(() => council([tired]).until('window:command.orders', { orders: ['0'] })).toThrow(/no window/);
  });
});

describe('Integrated Comms Antenna', () => {
  it('Integrated Comms Antenna: from range 4', () => {
    expect(reaches('integrated-comms-antenna', 4 * SEGMENT)).toBe(true);
    expect(reaches('integrated-comms-antenna', 4 * SEGMENT + 0.01)).toBe(false);
    expect(reaches('comms-relay', 3 * SEGMENT + 0.01)).toBe(false);
  });
  it('Integrated Comms Antenna: only commanders and operatives', () => {
    expect(reaches('integrated-comms-antenna', 4 * SEGMENT, rebels(300, 300, alone(4)))).toBe(false);
  });
});

describe('Long Range Comlink', () => {
  it('Long Range Comlink: from anywhere', () => {
    expect(reaches('long-range-comlink', 8 * SEGMENT)).toBe(true);
  });
});

describe('Onboard Comms Channel', () => {
  const TANK = 'tx-225-gavw-occupier-combat-assault-tank';
  const one = alone(4);
  const use = (card: string) => (a: Ask) =>
    (a.type === 'choice' && a.options.find(({ id }) => id.includes(card))?.id) || 'pass';
  const inside = (more: Spec = {}) =>
    unit('stormtroopers', 1, 0, 0, { status: 'aside', inside: 0, note: { hides: true }, ...more });
  /** Veers orders the tank; a squad sits in it, another stands beside it. */
  const ordered = (squad: Spec, chosen = '1') =>
    lay({
      units: [
        unit(TANK, 1, 600, 450, { degrees: 90, upgrades: ['onboard-comms-channel'] }),
        squad,
        ...[unit(VEERS, 1, 600, 700), storm(800, 700, one), rebels(1600, 100)],
      ],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{}, { played: 'ambush' }],
    }).goOn(({ state }) => state.phase === 'activation', {
      nominate: '2',
      orders: ['0'],
      'window:unit.ordered': use('onboard-comms'),
      'card-unit': chosen,
    });
  it('who sits in it is ordered as well, if its player likes', () => {
    const orders = (t: ReturnType<typeof ordered>) => [0, 1, 3].map((id) => t.unit(id).order);
    expect(orders(ordered(inside()))).toEqual(['faceup', 'faceup', 'none']);
    expect(orders(ordered(inside(), 'none'))).toEqual(['faceup', 'none', 'none']);
  });
  it('nobody who is not carried', () => {
    expect(
      ordered(storm(600, 250, one))
        .events('ability')
        .map(({ card }) => card),
    ).not.toContain('onboard-comms-channel');
  });
});
