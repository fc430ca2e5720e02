import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, speedOf, touch } from '../../../src/values.ts';
import { apart, lay, type Spec, type Table, unit } from '../../table.ts';
import { alone, holding, storm } from '../../troops.ts';
import { acting, resolving } from './played.ts';

const OBI_WAN = 'obi-wan-kenobi';
const REX = 'clone-captain-rex';
const PADME = 'padme-amidala';
const ANAKIN = 'anakin-skywalker-the-chosen-one';
const CHEWIE = 'chewbacca-hero-of-kashyyyk';
const CHIEFTAIN = 'wookiee-chieftain';

const one = alone(4);
const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
const highest = (a: Ask) => (a.type === 'choice' ? a.options.at(-1)!.id : '');
const inActivation = (t: Table) => t.state.phase === 'activation';
const use = (card: string) => `command:0.${card}`;
const rest = (t: Table, id: number, script = {}) => t.goOn(({ state }) => state.turn?.unit !== id, script);

describe('Obi-Wan Kenobi', () => {
  it('Hello There!: Nimble, and a token of choice for each enemy at range 2 before anybody is activated', () => {
    const t = lay({
      units: [
        unit(OBI_WAN, 0, 400, 400),
        storm(400 + apart(2 * SEGMENT), 400, one),
        storm(400, 400 + apart(2 * SEGMENT + 0.01), one),
      ],
      stage: 0,
      hands: [{ played: 'hello-there' }, {}],
    });
    expect(t.ask().kind).toBe('card-way');
    expect(t.options()).toEqual(['aim', 'dodge', 'standby', 'surge']);
    t.take('surge').goOn(({ state }) => state.stage > 0);
    expect([t.tokens(0, 'surge'), t.tokens(0, 'aim')]).toEqual([1, 0]);
    expect(hasKeyword(t.g, t.unit(0), 'nimble')).toBe(true);
    const fight = lay({
      units: [
        storm(400, 400, one),
        unit(OBI_WAN, 0, 600, 400, holding('dodge', 1)),
        clones(600, 700, { ...one, ...holding('dodge', 1) }),
      ],
      active: 0,
      hands: [{ played: 'hello-there' }, {}],
      white: ['hit'],
    });
    expect(fight.fight({ dodge: 'dodge', defender: '1' }).tokens(1, 'dodge')).toBe(1);
    const other = lay({
      units: [storm(400, 400, one), clones(600, 400, { ...one, ...holding('dodge', 1) }), unit(OBI_WAN, 0, 100, 800)],
      active: 0,
      hands: [{ played: 'hello-there' }, {}],
      white: ['hit'],
    });
    expect(other.fight({ dodge: 'dodge', defender: '1' }).tokens(1, 'dodge')).toBe(0);
  });
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
  it('General Kenobi: whoever he orders gains a surge token for each other friend at range 1 of it', () => {
    const t = resolving('general-kenobi', [
      unit(OBI_WAN, 0, 400, 400),
      clones(400 + apart(SEGMENT), 400, one),
      clones(400 + 2 * apart(SEGMENT), 400, one),
      storm(1500, 700),
    ]).goOn(inActivation);
    expect([0, 1, 2].map((id) => t.tokens(id, 'surge'))).toEqual([1, 2, 1]);
  });
});

describe('Clone Captain Rex', () => {
  it('Call Me Captain: Fire Support that leaves his order faceup, in melee too', () => {
    const t = acting('call-me-captain', 1, [
      unit(REX, 0, 400, 400, { order: 'faceup' }),
      clones(500, 500, one),
      storm(500 + apart(0), 500),
    ]);
    t.fight({ 'window:attack.gather': '0:fire-support' });
    expect(t.events('attack')).toMatchObject([{ melee: true }]);
    expect(t.events('rolled')[0]!.dice.filter(({ colour }) => colour === 'red')).toHaveLength(3);
    expect(t.unit(0).order).toBe('faceup');
    const printed = acting('push', 1, [
      unit(REX, 0, 400, 400, { order: 'faceup' }),
      clones(500, 500, one),
      storm(600, 500),
    ]);
    expect(
      printed
        .fight({})
        .events('rolled')[0]!
        .dice.filter(({ colour }) => colour === 'red'),
    ).toHaveLength(0);
  });
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
  it('We’re Not Programmed: Inspire 2, two surge tokens, and he recovers', () => {
    const t = resolving('were-not-programmed', [unit(REX, 0, 400, 400, holding('suppression', 2)), storm(1500, 700)]);
    t.until('recover').take(['suppression.0', 'suppression.1']);
    expect([t.tokens(0, 'surge'), t.tokens(0, 'suppression'), keywordOf(t.g, t.unit(0), 'inspire')]).toEqual([2, 0, 2]);
  });
});

describe('Padmé Amidala', () => {
  it('Our Fate Is in Your Hands: she takes suppression from troopers at range 2, up to two dodge tokens for it', () => {
    const t = lay({
      units: [
        unit(PADME, 0, 400, 400),
        clones(400 + apart(2 * SEGMENT), 400, { ...one, ...holding('suppression', 3) }),
        clones(400, 400 + apart(2 * SEGMENT + 0.01), { ...one, ...holding('suppression', 3) }),
        storm(1700, 100, one),
      ],
      stage: 0,
      hands: [{ played: 'our-fate-is-in-your-hands' }, {}],
    });
    t.until('card-number', { 'window:activation.start': use('our-fate-is-in-your-hands') });
    expect(t.options()).toEqual(['0', '1', '2', '3']);
    t.take('3').goOn(({ state }) => state.stage > 0);
    expect([t.tokens(1, 'suppression'), t.tokens(2, 'suppression'), t.tokens(0, 'dodge')]).toEqual([0, 3, 2]);
    expect(keywordOf(t.g, t.unit(0), 'danger-sense')).toBe(2);
  });
  it('Aggressive Negotiations: whoever she orders moves at speed 1 or gains a token', () => {
    const t = resolving('aggressive-negotiations', [unit(PADME, 0, 400, 400), clones(500, 400, one), storm(1500, 700)]);
    t.goOn(inActivation, { 'window:unit.ordered': use('aggressive-negotiations'), 'card-way': ['aim', 'move'] });
    expect(t.tokens(0, 'aim')).toBe(1);
    expect(t.events('moved')).toMatchObject([{ unit: 1, speed: 1 }]);
  });
  it('Diplomatic Cover: Reliable 1, or shown before deployment Infiltrate, a dodge token and Secret Mission', () => {
    const t = resolving('diplomatic-cover', [unit(PADME, 0, 400, 400), storm(1500, 700)]);
    expect([keywordOf(t.g, t.unit(0), 'reliable'), hasKeyword(t.g, t.unit(0), 'secret-mission')]).toEqual([1, false]);
    const shown = lay({
      units: [unit(PADME, 0, 0, 0, { status: 'reserve' }), storm(0, 0, { status: 'reserve' })],
      phase: 'prepare',
      battle: { deployment: 'battle-lines' },
      hands: [{ cards: ['diplomatic-cover', 'push'] }, {}],
    });
    shown
      .until('divulge')
      .take('diplomatic-cover')
      .goOn(({ state }) => state.phase === 'command');
    expect(shown.tokens(0, 'dodge')).toBe(1);
    expect(
      ['infiltrate', 'secret-mission', 'reliable'].map((k) => keywordOf(shown.g, shown.unit(0), k as 'reliable')),
    ).toEqual([1, 1, 0]);
    expect(shown.options(0)).toEqual(['diplomatic-cover']);
  });
});

describe('Anakin Skywalker', () => {
  const ends = (card: string, units: readonly Spec[], script = {}, before: (t: Table) => void = () => {}) => {
    const t = acting(card, 0, [unit(ANAKIN, 0, 400, 400), ...units]);
    t.until('action');
    before(t);
    t.take('none');
    rest(t, 0, script);
    return t.tokens(0, 'suppression');
  };
  it('This Is Where the Fun Begins: Outmaneuver and Relentless for good; he broods if he was not the first', () => {
    const enemy = storm(1500, 700, one);
    expect(ends('this-is-where-the-fun-begins', [clones(600, 700, { ...one, order: 'facedown' }), enemy])).toBe(1);
    expect(ends('this-is-where-the-fun-begins', [clones(600, 700, one), enemy])).toBe(0);
    const t = acting('push', 0, [unit(ANAKIN, 0, 400, 400), enemy], {
      hands: [{ played: 'push', discard: ['this-is-where-the-fun-begins'] }, {}],
    });
    expect([hasKeyword(t.g, t.unit(0), 'relentless'), hasKeyword(t.g, t.unit(0), 'outmaneuver')]).toEqual([true, true]);
  });
  it('You Underestimate My Power: surges are critical hits; he broods if he has not attacked', () => {
    const t = acting('you-underestimate-my-power', 0, [unit(ANAKIN, 0, 400, 400), storm(400 + apart(0), 400)], {
      red: ['surge', 'blank', 'blank', 'blank', 'blank'],
    });
    t.fight();
    expect(t.result.crits).toBe(1);
    rest(t, 0, { action: 'none' });
    expect(t.tokens(0, 'suppression')).toBe(0);
    expect(ends('you-underestimate-my-power', [storm(1500, 700, one)])).toBe(1);
    expect([keywordOf(t.g, t.unit(0), 'master-of-the-force'), keywordOf(t.g, t.unit(0), 'defend')]).toEqual([1, 1]);
  });
  it('Hero of the Clone Wars: Exemplar and Reliable 2; he broods without a friend at range 2', () => {
    const enemy = storm(1500, 700, one);
    expect(ends('hero-of-the-clone-wars', [clones(400 + apart(2 * SEGMENT), 400, one), enemy])).toBe(0);
    expect(ends('hero-of-the-clone-wars', [clones(400 + apart(2 * SEGMENT + 0.01), 400, one), enemy])).toBe(1);
    const t = acting('hero-of-the-clone-wars', 0, [unit(ANAKIN, 0, 400, 400), enemy]);
    expect([keywordOf(t.g, t.unit(0), 'exemplar'), keywordOf(t.g, t.unit(0), 'reliable')]).toEqual([1, 2]);
  });
});

describe('Republic strategy', () => {
  it('Synchronized Offensive: an ordered vehicle hands on an order to clones at range 2', () => {
    const ordered = (gap: number) =>
      resolving('synchronized-offensive', [
        unit(OBI_WAN, 0, 400, 300),
        unit('at-rt-republic', 0, 600, 300),
        clones(600, 300 + 37.5 + gap + 0, one),
        storm(1700, 800),
      ])
        .goOn(inActivation)
        .events('ordered')
        .map(({ unit: u }) => u);
    expect(ordered(100)).toEqual([1, 2]);
    expect(ordered(400)).toEqual([1]);
  });
  it('Air Support: once, at the end of a clone commander’s activation, an attack beyond range 3', () => {
    const t = acting('air-support', 0, [unit(REX, 0, 100, 400), storm(100 + apart(3 * SEGMENT + 1), 400, one)]);
    t.until('action').take('none');
    rest(t, 0, { 'window:unit.ends': use('air-support') });
    expect(t.events('attack')).toMatchObject([{ attacker: { unit: 0 }, range: 4 }]);
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'black', 'black']);
    const corps = acting('air-support', 0, [
      clones(100, 400, one),
      storm(100 + apart(3 * SEGMENT + 1), 400),
      unit(REX, 0, 100, 800),
    ]);
    corps.until('action').take('none');
    expect(rest(corps, 0, { 'window:unit.ends': use('air-support') }).events('attack')).toEqual([]);
  });
  it('Attack of the Clones: a surge token or a suppression token less for each unit that this card orders', () => {
    const t = resolving('attack-of-the-clones', [
      unit(REX, 0, 400, 400),
      clones(500, 400, { ...one, ...holding('suppression', 2) }),
      storm(1500, 700),
    ]);
    t.goOn(inActivation, { 'card-way': 'calm' });
    expect([t.tokens(0, 'surge'), t.tokens(1, 'surge'), t.tokens(1, 'suppression')]).toEqual([1, 0, 1]);
  });
});

describe('Yoda', () => {
  const yoda = (x = 400, y = 400, more: Spec = {}) => unit('yoda', 0, x, y, more);
  it('Size Matters Not: speed 3, Jump, Charge, Disengage; every card action twice; There Is No Try comes back', () => {
    const t = resolving('size-matters-not', [yoda(), storm(1500, 700)], {
      hands: [{ played: 'size-matters-not', discard: ['there-is-no-try'] }, {}],
    });
    t.until('action');
    expect(speedOf(t.g, t.unit(0))).toBe(3);
    expect((['jump', 'charge', 'disengage'] as const).map((k) => keywordOf(t.g, t.unit(0), k))).toEqual([1, 1, 1]);
    expect(t.state.hands[0]).toMatchObject({ cards: ['there-is-no-try'], discard: [] });
    t.take('card:0:jump/jump').until('action');
    expect(t.options()).toContain('card:0:jump/jump');
  });
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
  it('Luminous Beings Are We: two tokens of each kind that friends at range 3 may spend; he does not attack', () => {
    const t = resolving('luminous-beings-are-we', [yoda(), storm(1500, 700)], {
      hands: [{ played: 'luminous-beings-are-we', discard: ['size-matters-not'] }, {}],
    });
    t.until('action');
    expect((['aim', 'dodge', 'surge'] as const).map((token) => t.tokens(0, token))).toEqual([2, 2, 2]);
    expect(t.barred('attack')).toBeDefined();
    expect(t.state.hands[0]!.cards).toEqual(['size-matters-not']);
    const spend = (gap: number) => {
      const shot = lay({
        units: [
          storm(800, 400, one),
          clones(600, 700, one),
          unit('padme-amidala', 0, 600, 400),
          yoda(600 - apart(gap), 400, holding('dodge', 2)),
        ],
        active: 0,
        hands: [{ played: 'luminous-beings-are-we' }, {}],
        white: ['hit'],
      });
      shot.fight({ defender: '2', dodge: 'dodge' });
      return shot.tokens(3, 'dodge');
    };
    expect(spend(3 * SEGMENT)).toBe(1);
    expect(spend(3 * SEGMENT + 0.01)).toBe(2);
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

describe('Wookiees', () => {
  it('Grroooogrrraaaawrrrrrrrrmph: whoever is hurt and ordered by the chieftain gains three tokens', () => {
    const t = resolving('grroooogrrraaaawrrrrrrrrmph', [
      unit(CHIEFTAIN, 0, 400, 400),
      unit('wookiee-warriors-kashyyyk-resistance', 0, 600, 400, { wounds: 1 }),
      storm(1500, 700),
    ]).goOn(inActivation);
    expect((['aim', 'dodge', 'surge'] as const).map((token) => t.tokens(1, token))).toEqual([1, 1, 1]);
    const well = resolving('grroooogrrraaaawrrrrrrrrmph', [
      unit(CHIEFTAIN, 0, 400, 400),
      unit('wookiee-warriors-kashyyyk-resistance', 0, 600, 400),
      storm(1500, 700),
    ]).goOn(inActivation);
    expect(well.tokens(1, 'aim')).toBe(0);
  });
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
