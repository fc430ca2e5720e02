import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, isSuppressed, keywordOf } from '../../../../src/values.ts';
import { apart, type Spec, type Table, unit } from '../../../table.ts';
import { lay26 } from '../../../table26.ts';
import { alone, holding, LUKE, rebels, storm } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { inActivation, most, use, using } from '../../watching.ts';

const one = alone(4);

describe('A New Beginning', () => {
  const far = storm(1500, 700, one);
  const AHSOKA = 'ahsoka-tano-fulcrum';
  it('A New Beginning: troopers on small bases that it orders gain a token, and she recovers', () => {
    const t = resolving('a-new-beginning', [
      unit(AHSOKA, 0, 300, 300, holding('suppression', 1)),
      rebels(400, 300, one),
      unit('at-rt-rebel', 0, 600, 300),
      far,
    ]);
    t.goOn(inActivation, { 'card-way': 'dodge', nominate: '0' });
    expect(keywordOf(t.g, t.unit(0), 'inspire')).toBe(2);
    const back = acting('a-new-beginning', { unit: 0, step: 'start' }, [
      unit(AHSOKA, 0, 300, 300, holding('suppression', 1)),
      far,
    ]);
    expect(back.until('action', { recover: most }).tokens(0, 'suppression')).toBe(0);
  });
});

describe('Diversionary Tactics', () => {
  const far = storm(1700, 850);
  it('Diversionary Tactics: a dodge and an observation token for whoever is ordered', () => {
    const t = resolving('diversionary-tactics', [unit('rebel-officer', 0, 300, 300), rebels(500, 300, one), far]);
    t.goOn(inActivation);
    expect([0, 1, 2].map((id) => [t.tokens(id, 'dodge'), t.tokens(id, 'observation')])).toEqual([
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
  });
});

describe('For the Tribe', () => {
  const far = storm(1700, 850);
  const ewoks = (x: number, y: number, more: Spec = {}) => unit('ewok-skirmishers', 0, x, y, more);
  it('For the Tribe: Ewok troopers of an Ewok commander are dauntless and relentless, and may recover', () => {
    const units = [unit('wicket', 0, 400, 400), ewoks(600, 300, holding('suppression', 1)), rebels(300, 600), far];
    const t = resolving('for-the-tribe', units).goOn(inActivation, {
      'window:unit.ordered': using('for-the-tribe'),
      recover: (a) => (a.type === 'several' ? a.options.map(({ id }) => id) : []),
    });
    expect([0, 1, 2].map((id) => hasKeyword(t.g, t.unit(id), 'relentless'))).toEqual([true, true, false]);
    expect([hasKeyword(t.g, t.unit(1), 'dauntless'), t.tokens(1, 'suppression')]).toEqual([true, 0]);
    const cards = (hero: string) =>
      lay26({
        units: [unit(hero, 0, 400, 400), ewoks(600, 300), far],
        phase: 'command',
        hands: [{ cards: ['for-the-tribe', 'push'] }, {}],
      })
        .until('command-card')
        .options();
    expect([cards('wicket'), cards(LUKE)]).toEqual([['for-the-tribe', 'push'], ['push']]);
  });
});

describe('Hold at Any Cost', () => {
  const far = storm(1500, 700, one);
  it('Hold at Any Cost: no vehicle', () => {
    const t = resolving('hold-at-any-cost', [unit('leia-organa', 0, 300, 300), unit('at-rt-rebel', 0, 400, 300), far]);
    t.goOn(inActivation);
    expect([t.tokens(1, 'aim'), t.tokens(1, 'standby')]).toEqual([0, 0]);
  });
});

describe('Not Out of it Yet', () => {
  const far = storm(1700, 850);
  it('Not Out of It Yet: a move for each, and tokens while they are together', () => {
    const units = (gap: number) => [
      unit(LUKE, 0, 300, 300),
      unit('han-solo-unorthodox-general', 0, 300 + apart(gap), 300),
      far,
    ];
    const t = resolving('not-out-of-it-yet', units(100)).goOn(inActivation, {
      'window:unit.ordered': using('not-out-of-it-yet'),
    });
    expect(t.events('moved').map(({ unit: id }) => id)).toEqual([1, 0]);
    const tokens = (gap: number) => {
      const luke = acting('not-out-of-it-yet', { unit: 0, step: 'start' }, units(gap)).until('action');
      return [luke.tokens(0, 'aim'), luke.tokens(0, 'dodge')];
    };
    expect([tokens(2 * SEGMENT), tokens(2 * SEGMENT + 0.1)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});

describe('Not Out of it Yet', () => {
  const far = storm(1700, 850, one);
  it('Not Out of It Yet: Han and Luke within 2 of each other aim and dodge, nobody else', () => {
    const tokens = (active: number, gap: number, played = 'not-out-of-it-yet') => {
      const t = acting(played, { unit: active, step: 'start' }, [
        unit('han-solo-unorthodox-general', 0, 400, 400),
        unit(LUKE, 0, 400 + apart(gap), 400),
        rebels(400, 550, one),
        far,
      ]).until('action');
      return [t.tokens(active, 'aim'), t.tokens(active, 'dodge')];
    };
    expect([tokens(0, 2 * SEGMENT), tokens(1, 2 * SEGMENT)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect([tokens(0, 2 * SEGMENT + 0.1), tokens(2, 100), tokens(0, 100, 'push')]).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('Not Out of it Yet', () => {
  const far = storm(1700, 850, one);
  const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);
  const start = (active: number) => ({ unit: active, step: 'start' });
  const go = { kind: 'standard', heading: 0, bend: 0, way: 1 };
  /** The move that is asked for is one at speed 1. */
  const atSpeedOne = (t: Table, heading = 0) => {
    const { seat } = t.ask();
    expect(t.match.decide(seat, { ...go, heading, speed: 2 }), 'speed 2').toBeDefined();
    t.take({ ...go, heading, speed: 1, way: 0.2 });
  };
  it('Not Out of It Yet: a speed-1 move; Luke alone gains nothing', () => {
    const t = resolving('not-out-of-it-yet', [mine(LUKE, 300, 300), far]).until('window:unit.ordered');
    atSpeedOne(use(t, 'not-out').until('move'));
    const luke = acting('not-out-of-it-yet', start(0), [mine(LUKE, 300, 300), far]).until('action');
    expect(luke.tokens(0, 'aim')).toBe(0);
  });
});

describe('Rebellions Are Built on Hope', () => {
  const far = storm(1500, 700, one);
  it('Rebellions Are Built on Hope: only friends, only troopers, only with an open order', () => {
    const afraid = { ...one, ...holding('suppression', 3) };
    const t = acting('rebellions-are-built-on-hope', 2, [
      rebels(300, 300, { ...afraid, order: 'faceup' }),
      rebels(600, 300, { ...afraid, order: 'facedown' }),
      storm(900, 700, { ...afraid, order: 'faceup' }),
    ]);
    expect([0, 1, 2].map((id) => isSuppressed(t.g, t.unit(id)))).toEqual([false, true, true]);
    expect([0, 1, 2].map((id) => keywordOf(t.g, t.unit(id), 'danger-sense'))).toEqual([2, 0, 0]);
    const ordered = resolving('rebellions-are-built-on-hope', [
      unit('jyn-erso', 0, 300, 300),
      rebels(400, 300, one),
      far,
    ]);
    ordered.goOn(inActivation, {
      nominate: '0',
      'window:unit.ordered': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
    });
    expect([0, 1].map((id) => [ordered.unit(id).order, ordered.tokens(id, 'suppression')])).toEqual([
      ['faceup', 1],
      ['faceup', 1],
    ]);
  });
  it('Rebellions Are Built on Hope: troopers with orders are neither suppressed nor afraid', () => {
    const t = acting('rebellions-are-built-on-hope', 0, [
      rebels(300, 300, { ...one, order: 'faceup', ...holding('suppression', 3) }),
      rebels(600, 300, { ...one, ...holding('suppression', 3) }),
      storm(1500, 700),
    ]);
    expect([isSuppressed(t.g, t.unit(0)), isSuppressed(t.g, t.unit(1))]).toEqual([false, true]);
    expect([keywordOf(t.g, t.unit(0), 'danger-sense'), hasKeyword(t.g, t.unit(0), 'indomitable')]).toEqual([2, true]);
  });
});
