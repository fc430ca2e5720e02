import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, touch } from '../../../../src/values.ts';
import { apart, lay, type Spec, type Table, unit } from '../../../table.ts';
import { alone, rebels, storm } from '../../../troops.ts';
import { acting, resolving } from '../../played.ts';
import { finishTurn, inActivation } from '../../watching.ts';

const one = alone(4);
const use = (card: string) => `command:0.${card}`;
const yoda = (x = 400, y = 400, more: Spec = {}) => unit('yoda', 0, x, y, more);

describe('Aggressive Negotiations', () => {
  const clones = (seat: number, x: number, y: number, more: Spec = {}) =>
    unit('phase-i-clone-troopers', seat, x, y, { ...one, ...more });
  it('Aggressive Negotiations, There Is No Try: not who is ordered by the enemy', () => {
    const ordered = (card: string, hero: string) => {
      const t = lay({
        units: [
          unit(hero, 0, 400, 400),
          clones(0, 500, 400),
          unit('clone-captain-rex', 1, 1200, 600),
          clones(1, 1300, 600),
        ],
        phase: 'command',
        stage: 2,
        priority: 1,
        hands: [{ played: card }, { played: 'push' }],
      });
      const about: (string | undefined)[] = [];
      t.goOn(inActivation, {
        'window:unit.ordered': (a) => {
          about.push(a.type === 'choice' ? a.options[0]!.id : undefined);
          return 'pass';
        },
      });
      return [about.length, [2, 3].map((id) => [t.unit(id).order, t.tokens(id, 'dodge')])];
    };
    const theirs = [
      ['faceup', 0],
      ['faceup', 0],
    ];
    expect(ordered('aggressive-negotiations', 'padme-amidala')).toEqual([2, theirs]);
    expect(ordered('there-is-no-try', 'yoda')).toEqual([0, theirs]);
  });
});

describe('Aggressive Negotiations', () => {
  const PADME = 'padme-amidala';
  const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
  it('Aggressive Negotiations: whoever she orders moves at speed 1 or gains a token', () => {
    const t = resolving('aggressive-negotiations', [unit(PADME, 0, 400, 400), clones(500, 400, one), storm(1500, 700)]);
    t.goOn(inActivation, { 'window:unit.ordered': use('aggressive-negotiations'), 'card-way': ['aim', 'move'] });
    expect(t.tokens(0, 'aim')).toBe(1);
    expect(t.events('moved')).toMatchObject([{ unit: 1, speed: 1 }]);
  });
});

describe('Air Support', () => {
  const REX = 'clone-captain-rex';
  const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
  it('Air Support: once, at the end of a clone commander’s activation, an attack beyond range 3', () => {
    const t = acting('air-support', 0, [unit(REX, 0, 100, 400), storm(100 + apart(3 * SEGMENT + 1), 400, one)]);
    t.until('action').take('none');
    finishTurn(t, 0, { 'window:unit.ends': use('air-support') });
    expect(t.events('attack')).toMatchObject([{ attacker: { unit: 0 }, range: 4 }]);
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'black', 'black']);
    const corps = acting('air-support', 0, [
      clones(100, 400, one),
      storm(100 + apart(3 * SEGMENT + 1), 400),
      unit(REX, 0, 100, 800),
    ]);
    corps.until('action').take('none');
    expect(finishTurn(corps, 0, { 'window:unit.ends': use('air-support') }).events('attack')).toEqual([]);
  });
});

describe('Knowledge and Defense', () => {
  const clones = (seat: number, x: number, y: number, more: Spec = {}) =>
    unit('phase-i-clone-troopers', seat, x, y, { ...one, ...more });
  it('Knowledge and Defense: vehicles are no troopers', () => {
    const t = resolving('knowledge-and-defense', [
      ...[
        unit('obi-wan-kenobi', 0, 400, 400),
        clones(0, 500, 400),
        unit('at-rt-republic', 0, 400, 500),
        storm(1500, 700),
      ],
    ]);
    expect(t.tokens(0, 'dodge')).toBe(1);
  });
});

describe('Knowledge and Defense', () => {
  const OBI_WAN = 'obi-wan-kenobi';
  const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
  const highest = (a: Ask) => (a.type === 'choice' ? a.options.at(-1)!.id : '');
  it('Knowledge and Defense: a dodge token for each trooper unit at range 1, and Guardian in melee', () => {
    const t = resolving('knowledge-and-defense', [
      unit(OBI_WAN, 0, 400, 400),
      clones(400 + apart(SEGMENT), 400, one),
      clones(400, 400 + apart(SEGMENT + 0.01), one),
      storm(1500, 700),
    ]).goOn(({ events }) => events.length >= 0);
    expect(t.tokens(0, 'dodge')).toBe(1);
    const melee = (card: string) => {
      const m = acting(card, 1, [unit(OBI_WAN, 0, 400, 400), storm(500 + apart(0), 400), clones(500, 400, one)], {
        black: ['hit', 'hit', 'hit', 'hit'],
      });
      m.fight({ 'window:attack.modify': '0:guardian', 'card-number': highest });
      return m.events('guards').length;
    };
    expect([melee('knowledge-and-defense'), melee('push')]).toEqual([1, 0]);
  });
});

describe('Mrowgh Ghrrmrowrig!', () => {
  const CHIEFTAIN = 'wookiee-chieftain';
  const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
  it('Mrowgh Ghrrmrowrig! and YHWARGGHHHHHHHHHH!: Wookiees whom he orders gain Agile 1, or Demoralize 1', () => {
    const lent = (card: string, keyword: 'agile' | 'demoralize') => {
      const t = resolving(card, [
        unit(CHIEFTAIN, 0, 400, 400),
        unit('wookiee-warriors-kashyyyk-resistance', 0, 600, 400),
        clones(400, 600, one),
        storm(1500, 700),
      ]);
      t.goOn(inActivation, { orders: ['1', '2'] });
      return [1, 2].map((id) => keywordOf(t.g, t.unit(id), keyword));
    };
    expect(lent('mrowgh-ghrrmrowrig', 'agile')).toEqual([1, 0]);
    expect(lent('yhwargghhhhhhhhhh', 'demoralize')).toEqual([1, 0]);
  });
});

describe('Size Matters Sometimes', () => {
  const CHEWIE = 'chewbacca-hero-of-kashyyyk';
  it('Size Matters Sometimes: Yoda moves by himself where he does not ride', () => {
    const t = acting('size-matters-sometimes', 1, [
      ...[unit('chewbacca-hero-of-kashyyyk', 0, 400, 400), unit('yoda', 0, 700, 400), storm(1700, 800)],
    ]);
    expect(t.until('action').options()).toContain('move');
  });
  it('Size Matters Sometimes: wherever Chewbacca goes, Yoda goes along; by himself he does not move', () => {
    const t = resolving('size-matters-sometimes', [
      unit('chewbacca-hero-of-kashyyyk', 0, 400, 400),
      ...[unit('yoda', 0, 460, 400), storm(1700, 800)],
    ]);
    t.until('activate', { 'window:command.resolve': use('size-matters-sometimes') });
    t.take('0')
      .until('action')
      .take('move', { kind: 'standard', speed: 2, heading: 0, bend: 0, way: 1 })
      .until('action');
    expect([t.pose(0)[1] > 500, touch(t.g, t.unit(0), t.unit(1))]).toEqual([true, true]);
    t.take('none');
    finishTurn(t, 0);
    t.until('action', { activate: '1' }, 0);
    expect([t.state.turn?.unit, t.options().includes('move')]).toEqual([1, false]);
  });
  it('Size Matters Sometimes: Yoda rides on Chewbacca, who deflects, rolls red dice and spends Yoda’s dodge tokens', () => {
    const t = resolving('size-matters-sometimes', [
      unit(CHEWIE, 0, 400, 400),
      yoda(400 + apart(SEGMENT), 400),
      storm(1500, 700),
    ]);
    t.until('activate', { 'window:command.resolve': use('size-matters-sometimes') });
    expect(touch(t.g, t.unit(0), t.unit(1))).toBe(true);
    expect([hasKeyword(t.g, t.unit(0), 'deflect'), hasKeyword(t.g, t.unit(1), 'deflect')]).toEqual([true, false]);
    t.take('0').until('action').take('move').until('action');
    expect(t.events('moved')).toHaveLength(1);
    expect(touch(t.g, t.unit(0), t.unit(1))).toBe(true);
    const far = resolving('size-matters-sometimes', [
      unit(CHEWIE, 0, 400, 400),
      yoda(400 + apart(SEGMENT + 0.01), 400),
      storm(1500, 700),
    ]);
    far.until('activate', { 'window:command.resolve': use('size-matters-sometimes') });
    expect(hasKeyword(far.g, far.unit(0), 'deflect')).toBe(false);
  });
});

describe('Take That, Clankers!', () => {
  const clones = (seat: number, x: number, y: number, more: Spec = {}) =>
    unit('phase-i-clone-troopers', seat, x, y, { ...one, ...more });
  it('Take That, Clankers!: clones with orders that aim, nobody else and nothing else', () => {
    const asked = (who: Spec, action: string) => {
      const t = acting('take-that-clankers', 0, [who, storm(1500, 700, one), clones(0, 1500, 100)]);
      return t.until('action').take(action).open[0]!.endsWith('window:action.after');
    };
    const order = { order: 'faceup' };
    expect(asked(clones(0, 400, 400, order), 'aim')).toBe(true);
    expect(asked(clones(0, 400, 400, order), 'dodge')).toBe(false);
    expect(asked(clones(0, 400, 400), 'aim')).toBe(false);
    expect(asked(clones(1, 400, 400, order), 'aim')).toBe(false);
    expect(asked(rebels(400, 400, { ...one, ...order }), 'aim')).toBe(false);
  });
});

describe('Take That, Clankers!', () => {
  const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
  it('Take That, Clankers!: a clone unit with an order that aims shoots one segment farther in this activation', () => {
    const reach = (order: string, gap: number) => {
      const t = acting('take-that-clankers', 0, [
        clones(100, 400, { ...one, order }),
        storm(100 + apart(gap), 400, one),
      ]);
      t.until('action')
        .take('aim')
        .until('action', { 'window:action.after': use('take-that-clankers') });
      return t.options().includes('attack');
    };
    expect([reach('faceup', 4 * SEGMENT), reach('faceup', 4 * SEGMENT + 0.01), reach('none', 4 * SEGMENT)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('There Is No Try', () => {
  const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
  it('There Is No Try: an ordered trooper unit gains Outmaneuver, Relentless and a dodge token', () => {
    const t = resolving('there-is-no-try', [yoda(), clones(500, 400, one), storm(1500, 700)], {
      hands: [{ played: 'there-is-no-try', discard: ['luminous-beings-are-we'] }, {}],
    }).goOn(inActivation);
    expect([
      t.tokens(1, 'dodge'),
      hasKeyword(t.g, t.unit(1), 'relentless'),
      hasKeyword(t.g, t.unit(1), 'outmaneuver'),
    ]).toEqual([1, true, true]);
    expect(t.state.hands[0]!.cards).toEqual(['luminous-beings-are-we']);
  });
});

describe('You Underestimate My Power', () => {
  const ANAKIN = 'anakin-skywalker-the-chosen-one';
  const ends = (card: string, units: readonly Spec[], script = {}, before: (t: Table) => void = () => {}) => {
    const t = acting(card, 0, [unit(ANAKIN, 0, 400, 400), ...units]);
    t.until('action');
    before(t);
    t.take('none');
    finishTurn(t, 0, script);
    return t.tokens(0, 'suppression');
  };
  it('You Underestimate My Power: surges are critical hits; he broods if he has not attacked', () => {
    const t = acting('you-underestimate-my-power', 0, [unit(ANAKIN, 0, 400, 400), storm(400 + apart(0), 400)], {
      red: ['surge', 'blank', 'blank', 'blank', 'blank'],
    });
    t.fight();
    expect(t.result.crits).toBe(1);
    finishTurn(t, 0, { action: 'none' });
    expect(t.tokens(0, 'suppression')).toBe(0);
    expect(ends('you-underestimate-my-power', [storm(1500, 700, one)])).toBe(1);
    expect([keywordOf(t.g, t.unit(0), 'master-of-the-force'), keywordOf(t.g, t.unit(0), 'defend')]).toEqual([1, 1]);
  });
});
