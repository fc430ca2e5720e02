import { describe, expect, it } from 'vitest';
import { lentCourage } from '../../../src/flow/activation/activation.ts';
import { mayOrder } from '../../../src/flow/command/command.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, type Script, type Spec, unit } from '../../table.ts';
import { alone, LEIA, LUKE, rebels, storm, VADER } from '../../troops.ts';

const leia = (card: string, more: Spec = {}) => unit(LEIA, 0, 300, 300, { upgrades: [card], ...more });
const far = storm(1700, 800);
const squad = (gap: number, more: Spec = {}) => rebels(300 + apart(gap), 300, { ...alone(4), ...more });

describe('Aggressive Tactics', () => {
  it('Aggressive Tactics: surge tokens for up to four friends with orders, if it was nominated', () => {
    const t = lay({
      units: [leia('aggressive-tactics'), squad(60), rebels(300, 400, alone(4)), unit(VADER, 1, 1200, 600)],
      phase: 'command',
      hands: [{ cards: ['push'] }, { cards: ['assault'] }],
    }).until('window:command.ordered', { orders: ['0', '1'] });
    t.take('0:0.aggressive-tactics');
    expect(t.options()).toEqual(['0', '1']);
    t.take(['1']).until('activate');
    expect([0, 1, 2].map((id) => t.tokens(id, 'surge'))).toEqual([0, 1, 0]);
  });
  it('Aggressive Tactics: four, not five; nothing if another is nominated, or nobody has an order', () => {
    const five = [0, 1, 2, 3, 4].map((i) => rebels(300 + 40 * i, 400, { ...alone(4), order: 'faceup' }));
    const council = (units: readonly Spec[], script: Script) =>
      lay({
        units: [leia('aggressive-tactics'), ...units, unit(VADER, 1, 1200, 600)],
        phase: 'command',
        hands: [{ cards: ['ambush'] }, { cards: ['assault'] }],
      }).goOn(({ match, state }) => match.open[0]?.kind === 'window:command.ordered' || state.phase === 'activation', {
        ...script,
      });
    const t = council(five, { orders: ['0'] }).take('0:0.aggressive-tactics');
    expect(t.options()).toHaveLength(6);
    t.refuses(['0', '1', '2', '3', '4'], 'LE-FAEHIGKEITEN-03');
    t.take(['1', '2', '3', '4']);
    const others = [unit(LUKE, 0, 400, 300)];
    expect(council([...five, ...others], { nominate: '6', orders: ['0'] }).state.phase).toBe('activation');
  });
});

describe('Commanding Presence and Inspiring Presence', () => {
  it('Commanding Presence: orders at range 1 to 4', () => {
    const at = (gap: number, card: string) => {
      const t = lay({ units: [leia(card), squad(gap), far], active: 0 });
      return mayOrder(t.g, t.unit(1), t.unit(0));
    };
    expect(at(4 * SEGMENT, 'commanding-presence')).toBe(true);
    expect(at(4 * SEGMENT + 0.01, 'commanding-presence')).toBe(false);
    expect(at(3 * SEGMENT + 0.01, 'strict-orders')).toBe(false);
  });
});

describe('Esteemed Leader', () => {
  const shot = (gap: number, guard: Spec, upgrade = 'esteemed-leader') =>
    lay({
      units: [
        storm(600, 300, alone(4)),
        unit(LEIA, 0, 440, 300, { upgrades: [upgrade] }),
        { ...guard, y: 300 + apart(gap) },
      ],
      active: 0,
      white: ['hit'],
      whiteDefence: ['blank'],
      redDefence: ['blank'],
    });
  const corps = rebels(440, 0, { minis: [null, 'fallen', 'fallen', 'fallen'] });
  it('Esteemed Leader: corps troopers at range 1 guard it', () => {
    const t = shot(SEGMENT, corps).fight({ defender: '1', 'window:attack.modify': '2:guardian' });
    expect(t.events('guards')).toHaveLength(1);
    expect(t.result.hits).toBe(0);
  });
  it('Esteemed Leader: neither from further away, nor others than corps, nor without the card', () => {
    const guards = (gap: number, guard: Spec, upgrade?: string) => {
      const t = shot(gap, guard, upgrade);
      t.until('action').take('attack').until('window:attack.modify', { defender: '1' });
      return t.options().includes('2:guardian');
    };
    expect(() => guards(SEGMENT + 0.01, corps)).toThrow(/no window/);
    expect(() => guards(60, unit('rebel-commandos', 0, 440, 0, alone(4)))).toThrow(/no window/);
    expect(() => guards(60, corps, 'strict-orders')).toThrow(/no window/);
  });
  it('Esteemed Leader: corps troopers guard her and nobody else; a vehicle of that rank does not', () => {
    const guards = (guard: Spec, defender: string) => {
      const t = lay({
        units: [
          storm(600, 300, alone(4)),
          unit(LEIA, 0, 440, 300, { upgrades: ['esteemed-leader'] }),
          { ...guard, y: 380 },
          unit('rebel-commandos', 0, 440, 250, alone(4)),
        ],
        active: 0,
        white: ['hit'],
      });
      t.until('action').take('attack').until('window:attack.modify', { defender });
      return t.options().includes('2:guardian');
    };
    expect(guards(corps, '1')).toBe(true);
    expect(() => guards(corps, '3')).toThrow(/no window/);
    expect(() => guards(unit('at-rt-rebel', 0, 440, 0, { rank: 'corps' }), '1')).toThrow(/no window/);
  });
});

describe('Improvised Orders', () => {
  const pool = () =>
    lay({
      units: [
        leia('improvised-orders', { order: 'none' }),
        unit('at-rt-rebel', 0, 300, 600, { order: 'none' }),
        storm(1700, 800, { order: 'facedown' }),
      ],
      turnOf: 0,
      hands: [{ pool: ['commander', 'support'] }, {}],
    });
  it('Improvised Orders: of two tokens one is used, and the other goes back', () => {
    const t = pool().until('window:token.drawn').take('0:0.improvised-orders');
    expect(t.open).toEqual(['0 card-token']);
    expect(t.state.hands[0]!.pool).toEqual([]);
    const [first] = t.events('tokenDrawn').map(({ rank }) => rank);
    t.take('1');
    expect(t.state.hands[0]!.pool).toEqual([first]);
    expect(t.state.units[t.state.turn!.unit]!.rank).not.toBe(first);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(true);
  });
  it('Improvised Orders: it is readied in the end phase', () => {
    const t = pool().until('window:token.drawn').take('0:0.improvised-orders').take('0');
    t.goOn(({ state }) => state.round === 2);
    expect(t.unit(0).upgrades[0]!.exhausted).toBe(false);
  });
  it('Improvised Orders: neither of the last token, nor of a token of the enemy', () => {
    const asked = (pools: readonly (readonly string[])[], turnOf: number) =>
      lay({
        units: [leia('improvised-orders', { order: 'none' }), storm(1700, 800), storm(1500, 800)],
        turnOf,
        hands: pools.map((pool) => ({ pool: [...pool] })),
      })
        .goOn(({ match, state }) => match.open[0]!.kind === 'window:token.drawn' || state.turn !== null)
        .open[0]!.slice(2);
    expect(asked([['commander', 'support'], []], 0)).toBe('window:token.drawn');
    expect(asked([['commander'], []], 0)).toBe('action');
    expect(asked([[], ['corps', 'corps']], 1)).toBe('action');
  });
});

describe('Inspiring Presence', () => {
  it('Inspiring Presence: courage is lent at range 1 to 4', () => {
    const at = (gap: number, card: string) => {
      const t = lay({ units: [leia(card), squad(gap), far], active: 0 });
      return lentCourage(t.g, t.unit(1));
    };
    expect(at(4 * SEGMENT, 'inspiring-presence')).toEqual([2]);
    expect(at(4 * SEGMENT + 0.01, 'inspiring-presence')).toEqual([]);
    expect(at(3 * SEGMENT + 0.01, 'strict-orders')).toEqual([]);
  });
});

describe('Strict Orders', () => {
  const rally = (order: string, use: boolean) =>
    lay({
      units: [leia('strict-orders', { order: 'facedown' }), squad(60, { order, tokens: { suppression: 2 } }), far],
      turnOf: 0,
      hands: [{ pool: ['corps'] }, {}],
      whiteDefence: ['blank', 'blank'],
    }).until('action', {
      activate: order === 'faceup' ? '1' : 'draw',
      ...(use && { 'window:unit.rallies': '0:0.strict-orders' }),
    });
  it('Strict Orders: a unit with an order loses one suppression token instead of rolling', () => {
    const t = rally('faceup', true);
    expect(t.tokens(1, 'suppression')).toBe(1);
    expect(t.events('rallied')).toEqual([]);
    expect(rally('faceup', false).tokens(1, 'suppression')).toBe(2);
  });
  it('Strict Orders: not without an order', () => {
    expect(rally('none', false).events('rallied')).toHaveLength(1);
    expect(() => rally('none', true)).not.toThrow();
    expect(rally('none', true).tokens(1, 'suppression')).toBe(2);
  });
  it('Strict Orders: neither for the enemy nor for who has nothing to roll for', () => {
    const asked = (seat: number, suppression: number) => {
      const t = lay({
        units: [
          leia('strict-orders', { order: 'facedown' }),
          unit('rebel-troopers', seat, 360, 300, { ...alone(4), order: 'faceup', tokens: { suppression } }),
        ],
        turnOf: seat,
      });
      t.goOn(({ match, state }) => match.open[0]!.kind === 'window:unit.rallies' || state.turn?.actions !== undefined);
      return t.open;
    };
    expect(asked(0, 1)).toEqual(['0 window:unit.rallies']);
    expect([asked(1, 1), asked(0, 0)]).toEqual([['1 action'], ['0 action']]);
  });
});

describe('Vigilance', () => {
  const night = (units: readonly Spec[]) =>
    lay({ units: [leia('vigilance', { order: 'facedown' }), ...units, { ...far, order: 'facedown' }], phase: 'end' });
  const dodging = { order: 'facedown', tokens: { dodge: 2 } };
  it('Vigilance: two corps units at range 1 to 2 keep a dodge token each', () => {
    const t = night([squad(2 * SEGMENT, dodging), rebels(300, 400, { ...alone(4), ...dodging })]);
    t.until('window:end.tokens')
      .take('0:0.vigilance')
      .take('1')
      .take('2')
      .goOn(({ state }) => state.round === 2);
    expect([1, 2].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 1]);
  });
  it('Vigilance: the second may be left out, and nobody is named twice', () => {
    const t = night([squad(60, dodging), rebels(300, 400, { ...alone(4), ...dodging })]);
    t.until('window:end.tokens').take('0:0.vigilance').take('1');
    expect(t.options()).toEqual(['2', 'none']);
    t.take('none').goOn(({ state }) => state.round === 2);
    expect([1, 2].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 0]);
    const none = night([squad(60, dodging)])
      .until('window:end.tokens')
      .take('0:0.vigilance')
      .take('none');
    expect(none.goOn(({ state }) => state.round === 2).tokens(1, 'dodge')).toBe(0);
  });
  it('Vigilance: or one of another rank, and nobody further away', () => {
    const t = night([
      unit('rebel-commandos', 0, 300, 400, { ...alone(4), ...dodging }),
      squad(2 * SEGMENT + 0.01, dodging),
      rebels(300, 450, { ...alone(4), ...dodging }),
    ]);
    t.until('window:end.tokens').take('0:0.vigilance');
    expect(t.options()).toEqual(['1', '3', 'none']);
    t.take('1');
    expect(t.open).not.toContain('0 card-unit');
    t.goOn(({ state }) => state.round === 2);
    expect([1, 2, 3].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 0, 0]);
  });
});
