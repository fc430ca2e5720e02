import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../../src/game.ts';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { keywordOf, numberOf } from '../../../../src/values.ts';
import { apart, lay, type Spec, type Table, unit } from '../../../table.ts';
import { alone, holding, rebels, storm } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { activationsBegun, inActivation, offered, use, using } from '../../watching.ts';

const one = alone(4);
const far = storm(1700, 850, one);

describe('Annihilation Looms in 2.6', () => {
  it('Annihilation Looms: two suppression tokens, three from round 4 on', () => {
    const fear = (round: number) => {
      const t = lay(
        {
          units: [unit('director-orson-krennic', 1, 300, 300), rebels(1500, 700, one)],
          phase: 'command',
          round,
          hands: [{}, { cards: ['annihilation-looms'] }],
        },
        legion26,
      );
      t.until('command-card').take('annihilation-looms').goOn(inActivation);
      return t.events('tokens').find(({ unit: u }) => u === 1)?.change;
    };
    expect([fear(3), fear(4)]).toEqual([2, 3]);
  });
});

describe('Armored Cavalry', () => {
  it('Armored Cavalry: what a vehicle gains depends on the arc', () => {
    const gains = (x: number, y: number) => {
      let seen: string[] = [];
      resolving('armored-cavalry', [
        unit('major-marquand', 0, 800, 450, { degrees: 0 }),
        unit('74-z-speeder-bikes', 0, x, y, { degrees: 0, minis: [null, 'fallen'] }),
        unit('rebel-troopers', 1, 1700, 850),
      ]).goOn(inActivation, {
        'window:unit.ordered': using('armored-cavalry'),
        'card-way': (a) => {
          seen = a.type === 'choice' ? a.options.map(({ id }) => id) : [];
          return seen[0]!;
        },
      });
      return seen;
    };
    // A single way is taken without a question.
    expect([gains(800, 700), gains(500, 450)]).toEqual([[], []]);
    const token = (x: number, y: number) => {
      const t = resolving('armored-cavalry', [
        unit('major-marquand', 0, 800, 450, { degrees: 0 }),
        unit('74-z-speeder-bikes', 0, x, y, { degrees: 0, minis: [null, 'fallen'] }),
        unit('rebel-troopers', 1, 1700, 850),
      ]).goOn(inActivation, { 'window:unit.ordered': using('armored-cavalry') });
      return [t.tokens(1, 'dodge'), t.tokens(1, 'aim'), t.events('moved').length];
    };
    expect([token(800, 700), token(500, 450), token(800, 200)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
  });

  const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);
  const go = { kind: 'standard', heading: 0, bend: 0, way: 1 };
  /** The move that is asked for is one at speed 1. */
  const atSpeedOne = (t: Table, heading = 0) => {
    const { seat } = t.ask();
    expect(t.match.decide(seat, { ...go, heading, speed: 2 }), 'speed 2').toBeDefined();
    t.take({ ...go, heading, speed: 1, way: 0.2 });
  };
  const MARQUAND = mine('major-marquand', 800, 450, { degrees: 0 });
  const bikes = (x: number, y: number, more: Spec = {}) =>
    mine('74-z-speeder-bikes', x, y, { minis: [null, 'fallen'], ...more });
  const ordering = (units: readonly Spec[], script: Record<string, string> = {}) =>
    resolving('armored-cavalry', [...units, far]).goOn(activationsBegun, {
      nominate: '0',
      'window:unit.ordered': (a) =>
        a.type === 'choice' ? (a.options.find(({ id }) => id.includes('armored'))?.id ?? 'pass') : '',
      ...script,
    });
  const gained = (t: Table, id: number) => [t.tokens(id, 'dodge'), t.tokens(id, 'aim'), t.events('moved').length];
  it('Armored Cavalry: who is held fast behind him gains nothing', () => {
    const held = ordering([MARQUAND, bikes(800, 200, holding('immobilize', 4))]);
    expect([held.unit(1).order, ...gained(held, 1)]).toEqual(['faceup', 0, 0, 0]);
  });
  it('Armored Cavalry: behind him a speed-1 move', () => {
    const t = resolving('armored-cavalry', [MARQUAND, bikes(800, 200), far]).until('window:unit.ordered', {
      nominate: '0',
    });
    atSpeedOne(use(t, 'armored').until('move'));
  });
  it('Armored Cavalry: not himself, nor whom he orders by himself', () => {
    const asked = (t: Table) => offered(t, 'armored-cavalry', activationsBegun, { nominate: '0' });
    expect(asked(resolving('armored-cavalry', [MARQUAND, far]))).toEqual([]);
    const direct = resolving('armored-cavalry', [MARQUAND, bikes(800, 700), far]).until('window:command.orders', {
      nominate: '0',
    });
    use(direct, 'direct');
    expect([
      direct.goOn((t) => t.unit(1).order === 'faceup', { 'card-unit': '1' }).unit(1).order,
      asked(direct),
    ]).toEqual(['faceup', []]);
  });
});

describe('Constantly Alert', () => {
  it('Constantly Alert: an aim token for each enemy at range 1, otherwise a standby token', () => {
    const tokens = (gap: number) => {
      const t = lay(
        {
          units: [unit('imperial-officer', 1, 300, 300), rebels(300 + apart(gap), 300, one)],
          phase: 'command',
          stage: 2,
          priority: 1,
          hands: [{}, { played: 'constantly-alert' }],
        },
        legion26,
      );
      t.goOn(inActivation);
      return [t.tokens(0, 'aim'), t.tokens(0, 'standby')];
    };
    expect(tokens(SEGMENT)).toEqual([1, 0]);
    expect(tokens(SEGMENT + 0.01)).toEqual([0, 1]);
  });
});

describe('Moment of Consideration', () => {
  const troops = (x: number, y: number, more: Spec = {}) => unit('stormtroopers', 0, x, y, { ...one, ...more });
  const foe = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 1, x, y, { ...one, ...more });
  it('Moment of Consideration: a standby token for corps, support and heavy units, for nobody else', () => {
    const t = resolving('moment-of-consideration', [
      ...[unit('moff-gideon', 0, 300, 300), troops(500, 300), unit('scout-troopers', 0, 300, 500), foe(1700, 800)],
    ]).goOn(inActivation);
    expect([0, 1, 2].map((id) => t.tokens(id, 'standby'))).toEqual([0, 1, 0]);
  });
});

describe('You Hide Your Fear Well', () => {
  it('You Hide Your Fear Well: Demoralize, and aim tokens of the cowed are worth a die less', () => {
    const t = acting('you-hide-your-fear-well', 0, [
      unit('seventh-sister', 0, 400, 400),
      unit('rebel-troopers', 1, 600, 400, holding('suppression', 2)),
      unit('rebel-troopers', 1, 400, 700),
    ]);
    expect(keywordOf(t.g, t.unit(0), 'demoralize')).toBe(1);
    expect([1, 2].map((id) => numberOf(t.g, t.unit(id), 'aimDice', 2))).toEqual([1, 2]);
  });
  it('You Hide Your Fear Well: enemies that are suppressed, within 4 of her', () => {
    const dice = (who: Spec, sister: readonly Spec[] = [unit('seventh-sister', 0, 400, 400)]) => {
      const t = acting('you-hide-your-fear-well', 0, [...sister, who, far]);
      return numberOf(t.g, t.unit(sister.length), 'aimDice', 2);
    };
    const cowed = holding('suppression', 2);
    const at = (gap: number, seat: number, more: Spec) =>
      unit('rebel-troopers', seat, 400 + apart(gap), 400, { ...one, ...more });
    expect(dice(at(4 * SEGMENT, 1, cowed))).toBe(1);
    expect(dice(at(4 * SEGMENT + 0.1, 1, cowed))).toBe(2);
    expect(dice(at(100, 1, {}))).toBe(2);
    expect(dice(at(100, 0, cowed))).toBe(2);
  });
});
