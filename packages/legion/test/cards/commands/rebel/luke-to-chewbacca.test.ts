import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../../src/data/index.ts';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { apart, lay, piece, type Spec, type Table, unit } from '../../../table.ts';
import { alone, holding, LEIA, LUKE, rebels, storm, VADER } from '../../../troops.ts';
import { acting, resolving } from '../played.ts';

const KNIGHT = 'luke-skywalker-jedi-knight';
const HAN = 'han-solo-unorthodox-general';
const CHEWIE = 'chewbacca-walking-carpet';
const one = alone(4);
const most = (a: Ask) => (a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : '');
const inActivation = (t: Table) => t.state.phase === 'activation';
const use = (card: string) => `command:0.${card}`;
const rest = (t: Table, id: number, script = {}) => t.goOn(({ state }) => state.turn?.unit !== id, script);

describe('Luke Skywalker', () => {
  it('[LE-AKTIONEN-16] [LE-FAEHIGKEITEN-13] Son of Skywalker: one more attack after the first, which is no attack action', () => {
    const t = acting('son-of-skywalker', 0, [unit(LUKE, 0, 400, 400), storm(400 + apart(200), 400)]);
    t.until('action').take('attack').until('action', { may: 'yes' });
    expect(t.events('attack').map(({ kind }) => kind)).toEqual(['action', 'plain']);
    expect(t.events('action')).toHaveLength(1);
    expect(t.options()).not.toContain('attack');
    const no = acting('son-of-skywalker', 0, [unit(LUKE, 0, 400, 400), storm(400 + apart(200), 400)]);
    no.until('action').take('attack').until('action', { may: 'no' });
    expect(no.events('attack')).toHaveLength(1);
  });
  it('My Ally Is the Force: a dodge token for each trooper unit that is ordered, not for vehicles', () => {
    const t = resolving('my-ally-is-the-force', [
      unit(LUKE, 0, 300, 300),
      rebels(400, 300, one),
      unit('at-rt-rebel', 0, 300, 420, { order: 'faceup' }),
      storm(1500, 700),
    ]).goOn(inActivation);
    expect([0, 1, 2].map((id) => t.tokens(id, 'dodge'))).toEqual([1, 1, 0]);
  });
  it('[LE-KOMMANDOKARTEN-14] [LE-FAEHIGKEITEN-03] Return of the Jedi: a dodge token when he is ordered, and friends at range 3 calm down when he is activated', () => {
    const t = resolving('return-of-the-jedi', [unit(LUKE, 0, 300, 300), storm(1500, 700)]).goOn(inActivation);
    expect(t.tokens(0, 'dodge')).toBe(1);
    expect(t.events('tokens').every(({ token }) => token === 'dodge')).toBe(true);
    const calm = (gap: number) => {
      const one_ = acting('return-of-the-jedi', { unit: 0, step: 'start' }, [
        unit(LUKE, 0, 300, 300),
        rebels(300 + apart(gap), 300, { ...one, ...holding('suppression', 2) }),
        storm(1500, 700),
      ]).until('action', { 'card-units': most });
      return one_.tokens(1, 'suppression');
    };
    expect(calm(3 * SEGMENT)).toBe(1);
    expect(calm(3 * SEGMENT + 0.01)).toBe(2);
  });
  it('Return of the Jedi: frightened troopers at range 3, himself included; nothing where nobody is frightened', () => {
    const calm = (own: number, friend: Spec) =>
      acting('return-of-the-jedi', { unit: 0, step: 'start' }, [
        ...[unit(LUKE, 0, 400, 400, holding('suppression', own)), friend, rebels(400, 500, one), storm(1600, 800)],
      ]);
    const t = calm(1, rebels(400 + apart(3 * SEGMENT), 400, { ...one, ...holding('suppression', 1) }));
    expect([t.open, t.options(), t.ask()]).toMatchObject([['0 card-units'], ['0', '1'], { min: 0, max: 2 }]);
    expect(t.take([]).tokens(1, 'suppression')).toBe(1);
    const far = rebels(400 + apart(3 * SEGMENT + 0.01), 400, { ...one, ...holding('suppression', 1) });
    expect(calm(0, far).open).toEqual(['0 action']);
  });
  it('You Serve Your Master Well: a suppressed enemy attacks its own side; nobody of rank serves', () => {
    const units = [
      unit(KNIGHT, 0, 400, 400),
      storm(400 + apart(SEGMENT), 400, { ...one, ...holding('suppression', 1) }),
      storm(400 + apart(SEGMENT), 700, one),
    ];
    const act = 'card:command:0.you-serve-your-master-well/serve';
    const t = acting('you-serve-your-master-well', 0, units).until('action').take(act);
    expect(t.open).toEqual(['0 free-action']);
    t.take('attack').until('action', { defender: '2' });
    expect(t.events('attack')).toMatchObject([{ attacker: { unit: 1 }, defender: 2 }]);
    expect(t.unit(1).seat).toBe(1);
    expect(
      acting('you-serve-your-master-well', 0, [units[0]!, storm(400 + apart(SEGMENT), 400, one)])
        .until('action')
        .options(),
    ).not.toContain(act);
    const far = storm(400 + apart(SEGMENT + 0.01), 400, { ...one, ...holding('suppression', 1) });
    expect(acting('you-serve-your-master-well', 0, [units[0]!, far]).until('action').options()).not.toContain(act);
    const veers = unit('general-veers', 1, 400 + apart(50), 400, holding('suppression', 3));
    expect(acting('you-serve-your-master-well', 0, [units[0]!, veers]).until('action').options()).not.toContain(act);
  });
  it('Full of Surprises: a dodge token, and a white die for every point of courage without a suppression token', () => {
    const dice = (suppression: number) => {
      const t = lay({
        units: [storm(400, 400, one), unit(KNIGHT, 0, 400 + apart(200), 400, holding('suppression', suppression))],
        active: 0,
        hands: [{ played: 'full-of-surprises' }, {}],
        white: ['crit'],
      });
      return t
        .fight()
        .events('defenceRolled')[0]!
        .dice.map(({ colour }) => colour);
    };
    expect(dice(0)).toEqual(['red', 'white', 'white', 'white', 'white']);
    expect(dice(3)).toEqual(['red', 'white']);
    expect(dice(5)).toEqual(['red']);
    const t = resolving('full-of-surprises', [unit(KNIGHT, 0, 300, 300), storm(1500, 700)]).goOn(inActivation);
    expect(t.tokens(0, 'dodge')).toBe(1);
  });
  it('I Am a Jedi: two enemy troopers at most, no vehicles', () => {
    const near = [storm(500, 400, one), storm(300, 400, one), storm(400, 300, one), unit('at-rt-rebel', 1, 400, 500)];
    const t = resolving('i-am-a-jedi', [unit(KNIGHT, 0, 400, 400), ...near]);
    t.until('card-units', { 'window:unit.ordered': use('i-am-a-jedi') });
    expect([t.options(), t.ask()]).toMatchObject([['1', '2', '3'], { min: 1, max: 2 }]);
    const walker = resolving('i-am-a-jedi', [unit(KNIGHT, 0, 400, 400), unit('at-rt-rebel', 1, 400, 500)]);
    walker.goOn((at) => at.ask().kind === 'window:unit.ordered' || at.state.phase === 'activation');
    expect(walker.ask().kind).not.toBe('window:unit.ordered');
  });
  it('I Am a Jedi: he does not attack, blocks with surges, and keeps two enemies at range 1 from attacking', () => {
    const peace = (gap: number) => {
      const t = resolving('i-am-a-jedi', [
        unit(KNIGHT, 0, 400, 400),
        storm(400 + apart(gap), 400, one),
        rebels(400, 700, { ...one, order: 'facedown' }),
      ]);
      t.until('action', { 'window:unit.ordered': use('i-am-a-jedi'), 'card-units': most });
      expect(t.barred('attack')).toBeDefined();
      t.take('none').until('action');
      return t.ask().seat === 1 && t.options().includes('attack');
    };
    expect(peace(SEGMENT)).toBe(false);
    expect(peace(SEGMENT + 0.01)).toBe(true);
    const t = lay({
      units: [storm(400, 400, one), unit(KNIGHT, 0, 400 + apart(200), 400)],
      active: 0,
      hands: [{ played: 'i-am-a-jedi' }, {}],
      white: ['crit'],
      redDefence: ['surge'],
    });
    expect(t.fight().result).toMatchObject({ blocks: 1, wounds: 0 });
  });
});

describe('Leia Organa', () => {
  it('Coordinated Bombardment: at the end of her activation up to three attacks on different enemies beyond range 3', () => {
    const t = acting('coordinated-bombardment', 0, [
      unit(LEIA, 0, 100, 400),
      storm(100 + apart(3 * SEGMENT + 1), 400, one),
      storm(700, 800, one),
      storm(700, 100, one),
      storm(1500, 400, one),
      storm(100, 400 + apart(3 * SEGMENT), one),
    ]);
    t.until('action').take('none');
    t.until('defender', { 'window:unit.ends': use('coordinated-bombardment') });
    expect(t.options()).toEqual(['1', '2', '3', '4']);
    t.take('1').until('defender', { may: 'yes' });
    expect(t.options()).toEqual(['2', '3', '4']);
    t.take('4').until('defender', { may: 'yes' }).take('2');
    t.goOn(({ state }) => state.turn?.unit !== 0, { may: 'yes' });
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([1, 4, 2]);
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'red']);
  });
  it('Coordinated Bombardment: she may stop after each; where there is nobody, nothing is asked', () => {
    const shelling = (...units: readonly Spec[]) => {
      const t = acting('coordinated-bombardment', 0, [unit(LEIA, 0, 100, 400), ...units]);
      return t.until('action').take('none');
    };
    const far = (y: number) => storm(100 + apart(3.5 * SEGMENT), y, one);
    const t = shelling(far(400), far(500), far(600)).take(use('coordinated-bombardment')).until('may');
    expect(t.events('attack')).toHaveLength(1);
    rest(t.take('no'), 0);
    expect(t.events('attack')).toHaveLength(1);
    const one_ = shelling(far(400)).take(use('coordinated-bombardment'));
    rest(one_, 0, { may: () => expect.fail('there is nobody else') });
    expect(one_.events('attack')).toHaveLength(1);
    expect(shelling(storm(300, 400, one)).open[0]).not.toBe('0 window:unit.ends');
  });
  it('No Time for Sorrows: not the enemy’s troopers, nor vehicles', () => {
    const t = lay({
      units: [
        ...[unit(LEIA, 0, 300, 300), unit('at-rt-rebel', 0, 450, 300)],
        ...[unit('general-veers', 1, 1200, 600), storm(1300, 600, one)],
      ],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{ played: 'no-time-for-sorrows' }, { played: 'push' }],
    });
    t.goOn(inActivation, { 'window:unit.ordered': use('no-time-for-sorrows'), orders: most });
    expect([t.unit(3).order, t.events('moved').map(({ unit: u, speed }) => [u, speed])]).toEqual(['faceup', [[0, 1]]]);
  });
  it('No Time for Sorrows: every trooper unit that is ordered may move, at speed 1', () => {
    const t = resolving('no-time-for-sorrows', [unit(LEIA, 0, 300, 300), rebels(400, 300, one), storm(1500, 700)]);
    t.goOn(inActivation, { 'window:unit.ordered': use('no-time-for-sorrows') });
    expect(t.events('moved').map(({ unit: u, speed }) => [u, speed])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    expect(t.events('action')).toEqual([]);
  });
  it('Somebody Has to Save Our Skins: a friend at range 2 with an order is activated at once', () => {
    const next = (gap: number, order: string) => {
      const t = acting('somebody-has-to-save-our-skins', 0, [
        unit(LEIA, 0, 300, 300),
        rebels(300 + apart(gap), 300, { ...one, order }),
        storm(1500, 700, one),
      ]);
      t.until('action').take('none');
      t.until('action', { 'window:unit.activated': use('somebody-has-to-save-our-skins') });
      return t.state.turn?.unit;
    };
    expect(next(2 * SEGMENT, 'faceup')).toBe(1);
    expect(next(2 * SEGMENT + 0.01, 'faceup')).toBe(2);
    expect(next(2 * SEGMENT, 'none')).toBe(2);
  });
});

describe('Han Solo and Chewbacca', () => {
  it('Sorry About the Mess: no pips, and an aim and a dodge token when Han is ordered', () => {
    const t = lay({
      units: [unit(HAN, 0, 300, 300), unit(VADER, 1, 1200, 600)],
      phase: 'command',
      stage: 1,
      hands: [{ played: 'sorry-about-the-mess' }, { played: 'ambush' }],
    }).goOn(inActivation);
    expect(t.events('priority')).toMatchObject([{ seat: 0, how: 'pips' }]);
    expect([t.tokens(0, 'aim'), t.tokens(0, 'dodge')]).toEqual([1, 1]);
  });
  it('Reckless Diversion: enemies attack trooper units with orders if they can, otherwise whom they like', () => {
    const targets = (more: Spec) =>
      lay({
        units: [
          storm(400, 400, one),
          rebels(600, 400, { ...one, ...more }),
          rebels(400, 600, one),
          unit(HAN, 0, 100, 800),
        ],
        active: 0,
        hands: [{ played: 'reckless-diversion' }, {}],
      })
        .until('action')
        .take('attack');
    expect(targets({ order: 'faceup' }).events('attack')).toMatchObject([{ defender: 1 }]);
    expect(targets({ order: 'none' }).options()).toEqual(['1', '2']);
  });
  it('Change of Plans: an opponent takes his card back and has to choose another; so does Han’s player', () => {
    const t = lay({
      units: [unit(HAN, 0, 300, 300), unit(VADER, 1, 1200, 600)],
      phase: 'command',
      hands: [{ cards: ['change-of-plans', 'ambush', 'push'] }, { cards: ['implacable', 'push', 'assault'] }],
    });
    t.match.decide(0, 'change-of-plans');
    t.match.decide(1, 'implacable');
    t.until('window:command.revealed').take(use('change-of-plans'));
    expect(t.open).toEqual(['0 command-card', '1 command-card']);
    expect(t.options(1)).toEqual(['push', 'assault']);
    expect(t.options(0)).toEqual(['ambush', 'push']);
    expect(t.state.hands[0]!.discard).toEqual(['change-of-plans']);
    t.match.decide(0, 'push');
    expect(JSON.stringify(t.match.seenBy(1).view.hands[0])).not.toContain('push');
    t.match.decide(1, 'assault');
    expect(t.state.hands[1]).toMatchObject({ played: 'assault', cards: ['push', 'implacable'] });
  });
  it('Common Cause: Chewbacca and Luke are activated one after the other', () => {
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const t = acting('common-cause', first, [
        unit(CHEWIE, 0, 300, 300, { order: 'faceup' }),
        unit(LUKE, 0, 1000, 300, { order: 'faceup' }),
        storm(1500, 700, one),
      ]);
      t.until('action')
        .take('none')
        .until('action', { 'window:unit.activated': use('common-cause') });
      expect(t.state.turn?.unit).toBe(second);
    }
    const t = acting('common-cause', 0, [unit(CHEWIE, 0, 300, 300), unit(LUKE, 0, 1000, 300), storm(1500, 700, one)]);
    t.until('action').take('none').until('action');
    expect(t.state.turn?.unit).toBe(2);
  });
  it('Brains and Brawn: Chewbacca at range 3 of the defender adds his bowcaster, keywords included', () => {
    const pool = (gap: number) => {
      const t = acting(
        'brains-and-brawn',
        0,
        [unit(LEIA, 0, 400, 400), unit(CHEWIE, 0, 600 - apart(gap), 600), storm(600, 600, one)],
        { redDefence: ['block', 'block', 'block', 'block', 'block', 'block'], black: ['crit'] },
      );
      t.fight({
        'window:attack.gather': use('brains-and-brawn'),
        'window:defence.modify': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
      });
      return t.events('rolled')[0]!.dice.length;
    };
    expect(pool(3 * SEGMENT)).toBe(3 + 4);
    expect(pool(3 * SEGMENT + 0.01)).toBe(3);
  });
  it('Notorious Scoundrels: nothing where none of Han’s cards lies there', () => {
    const back = (...discard: readonly string[]) => {
      const t = resolving('notorious-scoundrels', [unit(CHEWIE, 0, 300, 300), storm(1500, 700)], {
        hands: [{ played: 'notorious-scoundrels', discard }, {}],
      }).goOn(inActivation);
      return t.state.hands[0]!.cards;
    };
    expect([back('push'), back('push', 'change-of-plans')]).toEqual([[], ['change-of-plans']]);
  });
  it('Brains and Brawn: only with Leia’s shots, and not while Chewbacca fights or sees nothing', () => {
    const asked = (chewie: Spec, terrain: readonly Spec[] = [], more: readonly Spec[] = [], active = 0) => {
      const t = acting(
        'brains-and-brawn',
        active,
        [unit(LEIA, 0, 400, 400), chewie, storm(600, 600, one), ...[rebels(400, 600, one), ...more]],
        { terrain },
      );
      t.until('action').take('attack');
      t.goOn((at) => at.ask().kind === 'window:attack.gather' || at.events('rolled').length > 0, { defender: '2' });
      return t.open[0] === '0 window:attack.gather';
    };
    const chewie = unit(CHEWIE, 0, 400, 800);
    expect(asked(chewie)).toBe(true);
    expect(asked(chewie, [], [], 3)).toBe(false);
    expect(asked(chewie, [piece('high-stone-wall', 480, 700, 200, 20, { height: 200 })])).toBe(false);
    const { base } = unitOf(CHEWIE, '1.2');
    expect(asked(chewie, [], [storm(400 - base.width / 2 - 13.5, 800, one)])).toBe(false);
  });
  it('Notorious Scoundrels: one of Han’s cards comes back from the discard pile', () => {
    const t = resolving('notorious-scoundrels', [unit(CHEWIE, 0, 300, 300), storm(1500, 700)], {
      hands: [{ played: 'notorious-scoundrels', discard: ['push', 'change-of-plans', 'reckless-diversion'] }, {}],
    }).until('card-upgrade');
    expect(t.options()).toEqual(['change-of-plans', 'reckless-diversion']);
    t.take('reckless-diversion');
    expect(t.state.hands[0]).toMatchObject({ cards: ['reckless-diversion'], discard: ['push', 'change-of-plans'] });
  });
});
