import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VEERS } from '../../troops.ts';

const commands = (units: readonly Spec[], card: string, more: Spec = {}) =>
  lay({
    units,
    phase: 'command',
    stage: 2,
    hands: [{ played: card, cards: ['standing-orders'] }, { played: 'standing-orders' }],
    ...more,
  });

describe('who is given an order', () => {
  it('Defend: X dodge tokens', () => {
    const t = commands([unit(LEIA, 0, 400, 400), unit('rebel-veterans', 0, 500, 400), storm(1500, 700)], 'ambush');
    t.goOn(() => t.unit(1).order === 'faceup', { orders: ['1'] });
    expect(t.tokens(1, 'dodge')).toBe(1);
  });
  it('Authoritative: it may pass the order on to a friend at range 1 to 2, once', () => {
    const padme = (gap: number) =>
      commands(
        [
          unit('padme-amidala', 0, 400, 400),
          unit('clone-commander', 0, 400, 300),
          unit('phase-i-clone-troopers', 0, 400 + apart(gap), 400, alone(4)),
          storm(1500, 700),
        ],
        'ambush',
      );
    const t = padme(2 * SEGMENT).until('window:order.before', { orders: ['0'], nominate: '1' });
    t.take('0:authoritative', '2');
    expect([t.unit(0).order, t.unit(2).order]).toEqual(['none', 'faceup']);
    const far = padme(2 * SEGMENT + 0.01).until('window:order.before', { orders: ['0'], nominate: '1' });
    expect(far.take('0:authoritative').options()).toEqual(['1', 'none']);
  });
});

describe('orders besides the card', () => {
  const clones = (gap: number, card = 'phase-i-clone-troopers') =>
    commands(
      [
        unit('clone-commander', 0, 400, 400),
        unit(card, 0, 400 + apart(gap), 400, alone(4)),
        unit('phase-i-clone-troopers', 0, 300, 300, alone(4)),
        storm(1500, 700),
      ],
      'ambush',
    );
  it('Direct: to a corps clone trooper unit at range 1 to 2', () => {
    const t = clones(2 * SEGMENT)
      .until('window:command.orders')
      .take('0:direct');
    expect(t.options()).toEqual(['1', '2', 'none']);
    t.take('1');
    expect(t.unit(1).order).toBe('faceup');
    expect(
      clones(2 * SEGMENT + 0.01)
        .until('window:command.orders')
        .take('0:direct')
        .options(),
    ).toEqual(['2', 'none']);
    expect(clones(100, 'arc-troopers').until('window:command.orders').take('0:direct').options()).toEqual([
      '2',
      'none',
    ]);
  });
  it('[LE-GEFOLGE-EINHEITENNAME-03] Entourage: before the orders of the card, or after them, not both', () => {
    const palpatine = () =>
      lay({
        units: [
          unit('emperor-palpatine', 1, 400, 400),
          unit('imperial-royal-guards', 1, 500, 400),
          unit('imperial-royal-guards', 1, 400, 500),
          rebels(1500, 700),
        ],
        phase: 'command',
        stage: 2,
        hands: [{ played: 'standing-orders' }, { played: 'ambush' }],
      });
    const before = palpatine().until('window:command.orders').take('0:entourage', '1');
    expect(before.unit(1).order).toBe('faceup');
    const again = () => before.match.open.some(({ kind }) => kind === 'window:command.ordered');
    before.goOn(() => before.state.phase === 'activation' || again(), { orders: ['0'] });
    expect(again()).toBe(false);
    expect(before.unit(2).order).toBe('none');
    const after = palpatine()
      .until('window:command.ordered', { orders: ['0'] })
      .take('0:entourage', '2');
    expect([after.unit(0).order, after.unit(2).order]).toEqual(['faceup', 'faceup']);
  });
});

describe('Cunning', () => {
  const tie = (mine: string, theirs: string, seed: string) => {
    const t = lay({
      units: [
        unit('count-dooku', 0, 400, 400),
        unit('b1-battle-droids', 0, 500, 400, alone(4)),
        unit(VEERS, 1, 1400, 400),
        storm(1500, 700),
      ],
      phase: 'command',
      counter: 1,
      seed,
      hands: [{ cards: [mine, 'standing-orders'] }, { cards: [theirs, 'standing-orders'] }],
    });
    t.goOn(() => t.events('priority').length > 0, { 'command-card': (a) => (a.seat === 0 ? mine : theirs) });
    return t.events('priority')[0]!;
  };
  it('on a tie the card of its owner counts a pip less, and no die is rolled', () => {
    expect(tie('double-the-fall', 'push', 'a')).toMatchObject({ seat: 0, how: 'pips' });
  });
  it('a card of nobody does not', () => {
    expect(tie('push', 'push', 'a').how).toBe('roll');
  });
});

describe('Field Commander', () => {
  const weiss = (more: Spec = {}) =>
    lay({
      units: [
        unit('at-st', 1, 400, 400, { upgrades: ['general-weiss'] }),
        storm(400, 520, { ...alone(4), ...more }),
        rebels(1500, 700),
        unit(LEIA, 0, 1600, 700),
      ],
      phase: 'command',
      hands: [{ cards: ['standing-orders'] }, { cards: ['push', 'standing-orders'] }],
    });
  it('with it an army without a commander plays cards that name nobody, and it gives the orders', () => {
    const t = weiss().until('command-card', {}, 1);
    t.goOn(() => t.events('nominated').some(({ unit: u }) => u === 0), {
      'command-card': (a) => (a.seat === 1 ? 'push' : 'standing-orders'),
    });
    expect(t.events('nominated').map(({ unit: u }) => u)).toContain(0);
  });
  it('within its command range courage counts as 2 against panic', () => {
    const panics = (y: number) => {
      const t = lay({
        units: [
          unit('at-st', 1, 400, 400, { upgrades: ['general-weiss'] }),
          storm(400, y, { ...alone(4), tokens: { suppression: 3 } }),
          rebels(1500, 700),
        ],
        active: { unit: 1, step: 'rally' },
        whiteDefence: ['blank', 'blank', 'blank'],
      });
      t.goOn(() => t.state.turn?.step === 'act' || t.state.turn === null, { courage: 'yes' });
      return t.unit(1).panicked;
    };
    const half = 50;
    expect(panics(400 + half + 13.5 + 2 * SEGMENT)).toBe(false);
    expect(panics(899)).toBe(400 + half + 13.5 + 3 * SEGMENT < 899);
  });
});

describe('whose turn it is', () => {
  /** Who is asked what while orders are issued, everything being declined. */
  const asked = (units: readonly Spec[], more: Spec = {}) => {
    const t = lay({
      units,
      phase: 'command',
      stage: 2,
      priority: 1,
      ...more,
      hands: [{ played: 'ambush' }, { played: 'standing-orders' }],
    });
    const windows: string[] = [];
    t.goOn(({ state, ask }) => {
      if (state.phase === 'activation') return true;
      if (ask.call(t).kind.startsWith('window:')) windows.push(t.open[0]!);
      return false;
    });
    return windows;
  };
  const clones = unit('phase-i-clone-troopers', 0, 500, 400, alone(4));
  const enemies = [unit(VEERS, 1, 1400, 700), storm(1500, 700, alone(4))];
  it('Direct: before or after one’s own orders, not beside those of the enemy', () => {
    expect(asked([unit('clone-commander', 0, 400, 400), clones, ...enemies])).toEqual([
      '0 window:command.orders',
      '0 window:command.ordered',
    ]);
  });
  it('Direct: once in a command phase', () => {
    const more = [
      unit('phase-i-clone-troopers', 0, 400, 500, alone(4)),
      unit('phase-i-clone-troopers', 0, 300, 400, alone(4)),
    ];
    const t = commands([unit('clone-commander', 0, 400, 400), clones, ...more, ...enemies], 'ambush', { priority: 0 });
    t.until('window:command.orders').take('0:direct', '1');
    t.goOn(({ state }) => state.phase === 'activation', {
      orders: (a) => (a.seat === 0 ? ['0'] : ['4']),
      'window:command.ordered': () => expect.fail('it has ordered somebody'),
    });
    expect(t.unit(1).order).toBe('faceup');
  });
  it('Direct: a commander who has fallen orders nobody', () => {
    const fallen = unit('clone-commander', 0, 0, 0, { status: 'defeated' });
    expect(asked([fallen, unit('obi-wan-kenobi', 0, 400, 400), clones, ...enemies])).toEqual([]);
  });
  it('[LC-KOORDINIEREN-01] Coordinate: after one’s own orders, if the unit has one', () => {
    const b1 = (x: number, more: Spec = {}) => unit('b1-battle-droids', 0, x, 400, { ...alone(6), ...more });
    const brain = unit('t-series-tactical-droid', 0, 100, 800);
    expect(asked([brain, b1(400, { order: 'faceup' }), b1(480), ...enemies])).toContain('0 window:command.ordered');
    expect(asked([brain, b1(400), b1(480), ...enemies])).not.toContain('0 window:command.ordered');
  });
});

describe('who is ordered', () => {
  const ordered = (card: string, id: string) => {
    const t = commands(
      [
        unit(LEIA, 0, 400, 400),
        unit(card, 0, 500, 400, { tokens: { suppression: 1 } }),
        ...[rebels(400, 500, alone(4)), storm(1500, 700)],
      ],
      'ambush',
    );
    t.goOn(({ state }) => state.phase === 'activation', { orders: [id], 'window:unit.ordered': '1:disciplined' });
    return [t.tokens(1, 'dodge'), t.tokens(1, 'suppression')];
  };
  it('Defend, Disciplined: the unit itself, not another', () => {
    expect([ordered('rebel-veterans', '1'), ordered('rebel-veterans', '2')]).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect([ordered('imperial-royal-guards', '1'), ordered('imperial-royal-guards', '2')]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });
});
