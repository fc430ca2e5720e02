import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { keywordOf } from '../../../../src/values.ts';
import { apart, type Spec, unit } from '../../../table.ts';
import { alone, storm } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { fewerOrders } from '../../scenes.ts';
import { inActivation, use, using } from '../../watching.ts';

const one = alone(4);

describe('Aggression', () => {
  it('Aggression: up to two orders become aim tokens of mercenaries within 3', () => {
    const { t, numbers } = fewerOrders('aggression', '1');
    expect(numbers).toEqual(['0', '1', '2']);
    expect([0, 1, 2, 3, 4].map((id) => t.tokens(id, 'aim'))).toEqual([0, 1, 0, 0, 0]);
  });
});

describe('Aggression', () => {
  const far = storm(1700, 850, one);
  const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);
  const pirates = (x: number, y: number) => mine('weequay-pirates', x, y, alone(4));
  const rex = mine('clone-captain-rex', 300, 300);
  const trading = (...units: readonly Spec[]) =>
    resolving('aggression', [rex, ...units, far]).goOn(
      (t) => t.open[0] === '0 window:command.orders' || t.state.phase === 'activation',
    );
  it('Aggression: mercenaries within 3, one is enough', () => {
    const t = trading(pirates(300 + apart(3 * SEGMENT), 300), pirates(300, 300 + apart(3 * SEGMENT + 1)));
    use(t, 'aggression');
    expect(t.options()).toEqual(['0', '1']);
    expect(t.take('1').options()).toEqual(['1']);
    expect(trading(pirates(300, 300 + apart(3 * SEGMENT + 1))).open[0]).not.toBe('0 window:command.orders');
  });
});

describe('Close Formation', () => {
  const far = storm(1700, 850, alone(4));
  const BO = 'bo-katan-kryze';
  it('Close Formation: precise and outmanoeuvring while another of the clan is within 1', () => {
    const has = (gap: number, other = 'axe-woves') => {
      const t = acting('close-formation', 0, [unit(BO, 0, 300, 300), unit(other, 0, 300 + apart(gap), 300), far]);
      const bare = acting('push', 0, [unit(BO, 0, 300, 300), unit(other, 0, 300 + apart(gap), 300), far]);
      return (['precise', 'outmaneuver'] as const).map(
        (k) => keywordOf(t.g, t.unit(0), k) - keywordOf(bare.g, bare.unit(0), k),
      );
    };
    expect([has(SEGMENT), has(SEGMENT + 0.1), has(SEGMENT, 'the-armorer')]).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
  });
  it('Close Formation: orders for the clan alone', () => {
    const t = resolving('close-formation', [
      ...[unit(BO, 0, 300, 300), unit('axe-woves', 0, 500, 300), unit('stormtroopers', 0, 300, 500), far],
    ]).goOn(inActivation);
    expect([0, 1, 2].map((id) => t.unit(id).order)).toEqual(['faceup', 'faceup', 'none']);
  });
});

describe('Speak Softly and Drive a Big Tank', () => {
  const far = storm(1700, 850);
  it('Speak Softly and Drive a Big Tank: a free move, an aim or a dodge for a vehicle', () => {
    const t = resolving('speak-softly-and-drive-a-big-tank', [
      ...[unit('pyke-syndicate-capo', 0, 300, 300), unit('wlo-5-speeder-tank', 0, 600, 400, { degrees: 90 }), far],
    ]);
    t.until('card-way', { 'window:unit.ordered': using('speak-softly') });
    expect(t.options()).toEqual(['move', 'aim', 'dodge']);
    expect(t.take('dodge').goOn(inActivation).tokens(1, 'dodge')).toBe(1);
    const moved = resolving('speak-softly-and-drive-a-big-tank', [
      ...[unit('pyke-syndicate-capo', 0, 300, 300), unit('wlo-5-speeder-tank', 0, 600, 400, { degrees: 90 }), far],
    ]).until('move', { 'window:unit.ordered': using('speak-softly'), 'card-way': 'move' });
    expect(moved.ask()).toMatchObject({ seat: 0, about: { unit: 1 } });
    expect(moved.goOn(inActivation).tokens(1, 'aim')).toBe(0);
  });
});
