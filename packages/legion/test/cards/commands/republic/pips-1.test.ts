import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, speedOf } from '../../../../src/values.ts';
import { apart, lay, type Spec, type Table, unit } from '../../../table.ts';
import { alone, holding, storm } from '../../../troops.ts';
import { acting, resolving } from '../../played.ts';
import { finishTurn, inActivation, most } from '../../watching.ts';

const ANAKIN = 'anakin-skywalker-the-chosen-one';
const use = (card: string) => `command:0.${card}`;
const OBI_WAN = 'obi-wan-kenobi';
const one = alone(4);

describe('Call Me Captain', () => {
  const REX = 'clone-captain-rex';
  const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
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
});

describe('Grroooogrrraaaawrrrrrrrrmph', () => {
  const WOOKIEES = 'wookiee-warriors-kashyyyk-resistance';
  const CHIEFTAIN = 'wookiee-chieftain';
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
});

describe('Hello There!', () => {
  const clones = (seat: number, x: number, y: number, more: Spec = {}) =>
    unit('phase-i-clone-troopers', seat, x, y, { ...one, ...more });
  it('Hello There!: nothing where no enemy is near', () => {
    const t = lay({
      units: [unit('obi-wan-kenobi', 0, 400, 400), clones(0, 500, 400), storm(400 + apart(2 * SEGMENT + 1), 400, one)],
      stage: 0,
      hands: [{ played: 'hello-there' }, {}],
    });
    expect(t.open[0]).not.toContain('card-way');
    expect(t.events('ability')).toEqual([]);
  });
});

describe('Hello There!', () => {
  const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
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
});

describe('Our Fate Is in Your Hands', () => {
  const clones = (seat: number, x: number, y: number, more: Spec = {}) =>
    unit('phase-i-clone-troopers', seat, x, y, { ...one, ...more });
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
});

describe('Our Fate Is in Your Hands', () => {
  const PADME = 'padme-amidala';
  const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
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
});

describe('Size Matters Not', () => {
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
});

describe('Synchronized Offensive', () => {
  const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
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
});

describe('This Is Where the Fun Begins', () => {
  const clones = (seat: number, x: number, y: number, more: Spec = {}) =>
    unit('phase-i-clone-troopers', seat, x, y, { ...one, ...more });
  it('This Is Where the Fun Begins: enemies before him do not count', () => {
    const t = acting('this-is-where-the-fun-begins', 0, [
      ...[unit(ANAKIN, 0, 400, 400), clones(0, 600, 700), storm(1500, 700, { ...one, order: 'facedown' })],
      storm(1500, 300, one),
    ]);
    t.until('action').take('none');
    expect(finishTurn(t, 0).tokens(0, 'suppression')).toBe(0);
  });
});

describe('This Is Where the Fun Begins', () => {
  const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
  const ends = (card: string, units: readonly Spec[], script = {}, before: (t: Table) => void = () => {}) => {
    const t = acting(card, 0, [unit(ANAKIN, 0, 400, 400), ...units]);
    t.until('action');
    before(t);
    t.take('none');
    finishTurn(t, 0, script);
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
});
