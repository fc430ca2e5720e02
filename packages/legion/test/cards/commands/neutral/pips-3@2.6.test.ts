import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { apart, type Spec, unit } from '../../../table.ts';
import { alone, storm } from '../../../troops.ts';
import { resolving26 as resolving } from '../../played.ts';
import { inActivation, most } from '../../watching.ts';

describe('Discretion', () => {
  const one = alone(4);
  const far = storm(1500, 700, one);
  const clones = (x: number, y: number, more: Spec = {}) =>
    unit('clone-trooper-infantry', 0, x, y, { ...one, ...more });
  const pirates = (x: number, y: number) => unit('weequay-pirates', 0, x, y, { minis: [null] });
  const fewer = (card: string, script: Spec) => {
    const t = resolving(card, [
      unit('clone-captain-rex', 0, 300, 300),
      pirates(300 + apart(3 * SEGMENT), 300),
      pirates(500, 500),
      pirates(300, 300 + apart(3 * SEGMENT + 0.01)),
      pirates(700, 200),
      clones(400, 200),
      far,
    ]);
    const numbers: string[] = [];
    t.goOn(inActivation, {
      'window:command.orders': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
      'card-number': (a) => {
        numbers.push(...(a.type === 'choice' ? a.options.map(({ id }) => id) : []));
        return script['number'] as string;
      },
      'card-units': most,
    });
    return { t, numbers };
  };
  it('Discretion: up to three become dodge tokens, and as many orders fewer are issued', () => {
    const { t, numbers } = fewer('discretion', { number: '2' });
    expect(numbers).toEqual(['0', '1', '2', '3']);
    expect([0, 1, 2, 3, 4, 5].map((id) => t.tokens(id, 'dodge'))).toEqual([0, 1, 1, 0, 0, 0]);
    const orders = (number: string) =>
      fewer('discretion', { number }).t.state.units.filter(({ order }) => order === 'faceup').length;
    expect(orders('0') - orders('2')).toBe(2);
  });
});
