import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, touch } from '../../../src/values.ts';
import { apart, lay, type Spec, type Table, unit } from '../../table.ts';
import { alone, holding, rebels, storm } from '../../troops.ts';
import { acting, resolving } from './played.ts';

/** Command cards of the Republic and the Separatists: whom they do not mean. */

const one = alone(4);
const ANAKIN = 'anakin-skywalker-the-chosen-one';
const BANE = 'cad-bane';
const MAUL = 'maul-impatient-apprentice';
const WOOKIEES = 'wookiee-warriors-kashyyyk-resistance';
const use = (card: string) => `command:0.${card}`;
const inActivation = (t: Table) => t.state.phase === 'activation';
const clones = (seat: number, x: number, y: number, more: Spec = {}) =>
  unit('phase-i-clone-troopers', seat, x, y, { ...one, ...more });
const rest = (t: Table, id: number, script = {}) => t.goOn(({ state }) => state.turn?.unit !== id, script);
const most = (a: Ask) => (a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : '');

describe('Republic', () => {
  it('This Is Where the Fun Begins: enemies before him do not count', () => {
    const t = acting('this-is-where-the-fun-begins', 0, [
      ...[unit(ANAKIN, 0, 400, 400), clones(0, 600, 700), storm(1500, 700, { ...one, order: 'facedown' })],
      storm(1500, 300, one),
    ]);
    t.until('action').take('none');
    expect(rest(t, 0).tokens(0, 'suppression')).toBe(0);
  });
  it('Our Fate Is in Your Hands: from other troopers near her, friend and foe, and she bears it herself', () => {
    const fate = (units: readonly Spec[]) =>
      lay({
        units: [unit('padme-amidala', 0, 400, 400, holding('suppression', 1)), ...units, storm(1700, 800, one)],
        stage: 0,
        hands: [{ played: 'our-fate-is-in-your-hands' }, {}],
      });
    const t = fate([
      ...[clones(0, 500, 400, holding('suppression', 1)), storm(400, 500, { ...one, ...holding('suppression', 1) })],
      ...[
        clones(0, 400, 300),
        unit('at-rt-rebel', 0, 300, 400),
        clones(0, 400 + apart(2.5 * SEGMENT), 400, holding('suppression', 1)),
      ],
    ]);
    t.until('card-number', { 'window:activation.start': use('our-fate-is-in-your-hands') });
    t.take('1', '1');
    expect([0, 1, 2].map((id) => t.tokens(id, 'suppression'))).toEqual([3, 0, 0]);
    expect(t.tokens(0, 'dodge')).toBe(2);
    expect(fate([clones(0, 500, 400)]).open).not.toContain('0 window:activation.start');
  });
  it('Hello There!: nothing where no enemy is near', () => {
    const t = lay({
      units: [unit('obi-wan-kenobi', 0, 400, 400), clones(0, 500, 400), storm(400 + apart(2 * SEGMENT + 1), 400, one)],
      stage: 0,
      hands: [{ played: 'hello-there' }, {}],
    });
    expect(t.open[0]).not.toContain('card-way');
    expect(t.events('ability')).toEqual([]);
  });
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
  it('Attack of the Clones: a surge token, or the only suppression token', () => {
    const ways = (suppression: number) => {
      const t = resolving('attack-of-the-clones', [
        ...[
          unit('clone-captain-rex', 0, 400, 400),
          clones(0, 500, 400, holding('suppression', suppression)),
          storm(1500, 700),
        ],
      ]);
      const offered: string[][] = [];
      t.goOn(inActivation, {
        'card-way': (a) => {
          offered.push(a.type === 'choice' ? a.options.map(({ id }) => id) : []);
          return 'surge';
        },
      });
      return offered;
    };
    expect(ways(1)).toContainEqual(['surge', 'calm']);
    expect(ways(0)).not.toContainEqual(['surge', 'calm']);
  });
  it('Luminous Beings Are We: enemies spend nothing of his', () => {
    const t = lay({
      units: [clones(0, 800, 400), storm(600, 400, one), unit('yoda', 0, 600, 500, holding('dodge', 2))],
      active: 0,
      hands: [{ played: 'luminous-beings-are-we' }, {}],
      white: ['hit'],
      black: ['hit'],
    });
    t.fight({ defender: '1', dodge: 'dodge' });
    expect(t.tokens(2, 'dodge')).toBe(2);
  });
  it('Size Matters Sometimes: Yoda moves by himself where he does not ride', () => {
    const t = acting('size-matters-sometimes', 1, [
      ...[unit('chewbacca-hero-of-kashyyyk', 0, 400, 400), unit('yoda', 0, 700, 400), storm(1700, 800)],
    ]);
    expect(t.until('action').options()).toContain('move');
  });
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
  it('Wookiee cards: not those of an enemy chieftain', () => {
    const ordered = (card: string) => {
      const t = lay({
        units: [
          ...[unit('wookiee-chieftain', 0, 400, 400), unit(WOOKIEES, 0, 600, 400, { wounds: 1 })],
          ...[unit('wookiee-chieftain', 1, 1200, 600), unit(WOOKIEES, 1, 1400, 600, { wounds: 1 })],
        ],
        phase: 'command',
        stage: 2,
        priority: 0,
        hands: [{ played: card }, { played: 'push' }],
      }).goOn(inActivation, { orders: most });
      return [1, 3].map((id) => [t.unit(id).order, t.tokens(id, 'surge') + keywordOf(t.g, t.unit(id), 'agile')]);
    };
    for (const card of ['grroooogrrraaaawrrrrrrrrmph', 'mrowgh-ghrrmrowrig'])
      expect(ordered(card)).toEqual([
        ['faceup', 1],
        ['faceup', 0],
      ]);
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
    rest(t, 0);
    t.until('action', { activate: '1' }, 0);
    expect([t.state.turn?.unit, t.options().includes('move')]).toEqual([1, false]);
  });
});

describe('Separatists', () => {
  it('I’m in Control: a single token is handed on, and friends are not held fast', () => {
    const give = (who: Spec, count: string) => {
      const t = acting('im-in-control', { unit: 0, step: 'start' }, [
        ...[unit(BANE, 0, 400, 400, holding('suppression', 2)), who, storm(1600, 800)],
      ]);
      t.until('card-number', { 'window:unit.activates': use('im-in-control') }).take(count);
      return [t.tokens(0, 'suppression'), t.tokens(1, 'suppression'), t.tokens(1, 'immobilize')];
    };
    expect(give(storm(500, 400, one), '1')).toEqual([1, 1, 1]);
    expect(give(storm(500, 400, one), '0')).toEqual([2, 0, 0]);
    expect(give(rebels(500, 400, one), '1')).toEqual([1, 1, 0]);
  });
  it('The Phantom Menace: what explodes beside Maul hurts him all the same', () => {
    const t = lay({
      units: [
        unit(MAUL, 0, 400, 400),
        unit('rebel-commandos', 1, 900, 700, {
          minis: [null, 'fallen', 'fallen', 'fallen', null],
          upgrades: ['proton-charge-saboteur'],
        }),
      ],
      active: 1,
      hands: [{ played: 'the-phantom-menace' }, {}],
      markers: [
        { kind: 'charge', seat: 1, by: 'upgrade/proton-charge-saboteur', note: 'Proton Charge', x: 450, y: 400 },
      ],
    });
    t.until('action')
      .take('aim')
      .until('action', { 'window:action.after': (a) => (a.type === 'choice' ? a.options[0]!.id : '') });
    expect(t.events('attack')).toMatchObject([{ kind: 'detonation', defender: 0 }]);
  });
  const means = (units: readonly Spec[]) =>
    lay({
      units: [
        unit('super-tactical-droid', 0, 0, 0, { status: 'reserve' }),
        ...units,
        storm(0, 0, { status: 'reserve' }),
      ],
      phase: 'prepare',
      battle: { deployment: 'battle-lines' },
      hands: [{ cards: ['do-not-underestimate-our-means', 'push'] }, {}],
    });
  const droids = (seat: number, status = 'reserve') => unit('b1-battle-droids', seat, 0, 0, { status });
  it('Do Not Underestimate Our Means, divulged: up to three AI units of one’s own that are not on the table', () => {
    const t = means([droids(0), droids(0), droids(0), droids(0), droids(1)]);
    t.until('divulge').take('do-not-underestimate-our-means').until('card-units');
    expect([t.options(), t.ask()]).toMatchObject([['1', '2', '3', '4'], { min: 1, max: 3 }]);
    t.take(['1', '2', '4']);
    expect([1, 2, 3, 4].map((id) => hasKeyword(t.g, t.unit(id), 'reinforcements'))).toEqual([true, true, false, true]);
  });
  it('Do Not Underestimate Our Means: nothing is divulged where nobody would be reinforced', () => {
    const t = means([droids(1), unit('b1-battle-droids', 0, 400, 100, alone(6))]);
    t.goOn((one_) => one_.ask().kind === 'divulge' || one_.state.phase === 'command');
    expect(t.open.filter((asked) => asked.endsWith('divulge'))).toEqual([]);
  });
  it('I’m in Control: to other troopers near him, one after the other, until nothing is left', () => {
    const t = acting('im-in-control', { unit: 0, step: 'start' }, [
      unit(BANE, 0, 400, 400, holding('suppression', 2)),
      ...[unit('at-rt-rebel', 1, 500, 400), storm(400, 500, one), storm(300, 400, one), storm(400, 300, one)],
    ]);
    t.until('card-number', { 'window:unit.activates': use('im-in-control') });
    expect(t.options()).toEqual(['0', '1', '2']);
    t.take('1');
    expect(t.options()).toEqual(['0', '1']);
    t.take('1');
    expect(t.ask().kind).not.toBe('card-number');
    expect([0, 1, 2, 3, 4].map((id) => t.tokens(id, 'suppression'))).toEqual([0, 0, 1, 1, 0]);
  });
  it('I’m in Control: nothing without suppression, without troopers near, or for another unit', () => {
    const asked = (suppression: number, x: number, active = 0) =>
      acting('im-in-control', { unit: active, step: 'start' }, [
        unit(BANE, 0, 400, 400, holding('suppression', suppression)),
        ...[storm(x, 400, one), rebels(400, 500, { ...one, ...holding('suppression', 1) }), storm(1700, 800)],
      ]).open.includes('0 window:unit.activates');
    expect([asked(1, 500), asked(0, 500), asked(1, 500, 2)]).toEqual([true, false, false]);
    const lonely = acting('im-in-control', { unit: 0, step: 'start' }, [
      ...[unit(BANE, 0, 400, 400, holding('suppression', 1)), storm(1700, 800)],
    ]);
    expect(lonely.open).not.toContain('0 window:unit.activates');
  });
  it('Double the Fall: enemies with orders only', () => {
    const t = lay({
      units: [
        unit('count-dooku', 0, 400, 400, { order: 'faceup' }),
        ...[
          storm(500, 400, { ...one, order: 'faceup' }),
          storm(400, 500, one),
          storm(300, 400, { ...one, order: 'facedown' }),
        ],
        storm(400, 300, { ...one, order: 'faceup' }),
      ],
      stage: 0,
      hands: [{ played: 'double-the-fall' }, {}],
    });
    t.until('card-units', { 'window:activation.start': use('double-the-fall') });
    expect([t.options(), t.ask()]).toMatchObject([['1', '4'], { min: 1, max: 2 }]);
  });
  it('Preservation Protocols: droid troopers without a programming, too', () => {
    const t = resolving('preservation-protocols', [
      unit('super-tactical-droid', 0, 400, 400),
      ...[unit('ig-100-magnaguard', 0, 500, 400), storm(1500, 700)],
    ]).goOn(inActivation, { orders: most });
    expect([0, 1].map((id) => [t.unit(id).order, t.tokens(id, 'dodge')])).toEqual([
      ['faceup', 1],
      ['faceup', 1],
    ]);
  });
  it('They Too Will Suffer: a rank that is there to be drawn', () => {
    const t = lay({
      units: [
        unit('super-tactical-droid', 0, 400, 400, { order: 'facedown' }),
        ...[storm(1300, 700, one), unit('at-st', 1, 1400, 300, { degrees: 180 })],
      ],
      phase: 'command',
      stage: 3,
      priority: 1,
      hands: [{ played: 'they-too-will-suffer' }, {}],
    });
    t.until('window:pool.draw').take(use('they-too-will-suffer'));
    expect(t.options()).toEqual(['corps', 'heavy']);
  });
  it('The Phantom Menace, divulged: it is no longer in hand', () => {
    const t = lay({
      units: [unit(MAUL, 0, 0, 0, { status: 'reserve' }), storm(0, 0, { status: 'reserve' })],
      phase: 'prepare',
      battle: { deployment: 'battle-lines' },
      hands: [{ cards: ['the-phantom-menace', 'push'] }, {}],
    });
    t.until('divulge').take('the-phantom-menace');
    expect(t.state.hands[0]!.cards).toEqual(['push']);
  });
  it('Crush Them!: only enemies that have fallen', () => {
    const fallen = (seat: number) => unit('stormtroopers', seat, 0, 0, { status: 'defeated' });
    const t = resolving('crush-them', [
      ...[unit('general-grievous-sinister-cyborg', 0, 400, 400), fallen(0), fallen(1), fallen(1), storm(1500, 700)],
    ]).goOn(inActivation);
    expect(t.tokens(0, 'surge')).toBe(2);
  });
  it('Mechanized Incursion: a vehicle of the enemy hands on nothing', () => {
    const t = lay({
      units: [
        ...[unit('super-tactical-droid', 0, 400, 400), unit('b1-battle-droids', 0, 500, 400, alone(6))],
        ...[unit('super-tactical-droid', 1, 1200, 600), unit('dsd1-dwarf-spider-droid', 1, 1300, 600)],
        unit('b1-battle-droids', 1, 1300 + 25 + apart(SEGMENT / 2), 600, alone(6)),
      ],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{ played: 'mechanized-incursion' }, { played: 'ambush' }],
    }).goOn(inActivation, { orders: ['3'] });
    expect([t.unit(3).order, t.unit(4).order]).toEqual(['faceup', 'none']);
  });
});
