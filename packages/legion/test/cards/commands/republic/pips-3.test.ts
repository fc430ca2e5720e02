import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf } from '../../../../src/values.ts';
import { apart, lay, type Spec, type Table, unit } from '../../../table.ts';
import { alone, holding, storm } from '../../../troops.ts';
import { acting, resolving } from '../../played.ts';
import { finishTurn, inActivation } from '../../watching.ts';

const one = alone(4);
const REX = 'clone-captain-rex';

describe('Attack of the Clones', () => {
  const clones = (seat: number, x: number, y: number, more: Spec = {}) =>
    unit('phase-i-clone-troopers', seat, x, y, { ...one, ...more });
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
});

describe('Attack of the Clones', () => {
  const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
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

describe('Diplomatic Cover', () => {
  const PADME = 'padme-amidala';
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

describe('General Kenobi', () => {
  const OBI_WAN = 'obi-wan-kenobi';
  const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
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

describe('Hero of the Clone Wars', () => {
  const ANAKIN = 'anakin-skywalker-the-chosen-one';
  const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
  const ends = (card: string, units: readonly Spec[], script = {}, before: (t: Table) => void = () => {}) => {
    const t = acting(card, 0, [unit(ANAKIN, 0, 400, 400), ...units]);
    t.until('action');
    before(t);
    t.take('none');
    finishTurn(t, 0, script);
    return t.tokens(0, 'suppression');
  };
  it('Hero of the Clone Wars: Exemplar and Reliable 2; he broods without a friend at range 2', () => {
    const enemy = storm(1500, 700, one);
    expect(ends('hero-of-the-clone-wars', [clones(400 + apart(2 * SEGMENT), 400, one), enemy])).toBe(0);
    expect(ends('hero-of-the-clone-wars', [clones(400 + apart(2 * SEGMENT + 0.01), 400, one), enemy])).toBe(1);
    const t = acting('hero-of-the-clone-wars', 0, [unit(ANAKIN, 0, 400, 400), enemy]);
    expect([keywordOf(t.g, t.unit(0), 'exemplar'), keywordOf(t.g, t.unit(0), 'reliable')]).toEqual([1, 2]);
  });
});

describe('Luminous Beings Are We', () => {
  const clones = (seat: number, x: number, y: number, more: Spec = {}) =>
    unit('phase-i-clone-troopers', seat, x, y, { ...one, ...more });
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
});

describe('Luminous Beings Are We', () => {
  const clones = (x: number, y: number, more: Spec = {}): Spec => unit('phase-i-clone-troopers', 0, x, y, more);
  const yoda = (x = 400, y = 400, more: Spec = {}) => unit('yoda', 0, x, y, more);
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
});

describe("We're Not Programmed", () => {
  it('We’re Not Programmed: Inspire 2, two surge tokens, and he recovers', () => {
    const t = resolving('were-not-programmed', [unit(REX, 0, 400, 400, holding('suppression', 2)), storm(1500, 700)]);
    t.until('recover').take(['suppression.0', 'suppression.1']);
    expect([t.tokens(0, 'surge'), t.tokens(0, 'suppression'), keywordOf(t.g, t.unit(0), 'inspire')]).toEqual([2, 0, 2]);
  });
});
