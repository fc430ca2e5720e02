import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../../src/game.ts';
import { lay, type Spec, unit } from '../../../table.ts';
import { alone, LEIA, rebels, storm } from '../../../troops.ts';
import { acting26 as acting } from '../../played.ts';

const one = alone(4);

describe('Ploy', () => {
  const far = storm(1500, 700, one);
  it('Ploy: nothing lies on the card of whom nothing is left to draw', () => {
    const t = acting('ploy', 1, [rebels(500, 300, { ...one, order: 'facedown' }), far], {
      active: undefined,
      phase: 'activation',
      stage: 0,
    });
    t.until('action', { activate: (a) => (a.type === 'choice' ? a.options[0]!.id : '') });
    expect(t.state.hands[0]!.kept).toEqual([]);
  });

  const use = (card: string, seat = 0) => `command:${seat}.${card}`;
  it('Ploy: one token of choice lies facedown on the card and may be used instead of a draw', () => {
    const t = lay(
      {
        units: [
          unit(LEIA, 0, 300, 300, { order: 'facedown' }),
          rebels(500, 300, one),
          unit('at-rt-rebel', 0, 700, 300),
          storm(1500, 700, { order: 'facedown' }),
        ],
        stage: 0,
        hands: [{ played: 'ploy' }, {}],
      },
      legion26,
    );
    t.until('card-way').take('support').until('window:pool.draw').take(use('ploy')).until('action');
    expect(t.state.turn?.unit).toBe(2);
  });
});

describe('Ploy', () => {
  const far = storm(1700, 850, one);
  const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);
  it('Ploy: one of the tokens that are in the pool, however few', () => {
    const dawn = (...units: readonly Spec[]) =>
      lay({ units: [...units, far], stage: 0, hands: [{ played: 'ploy' }, {}] }, legion26);
    const t = dawn(rebels(300, 300, one), rebels(500, 300, one), mine('at-rt-rebel', 700, 300));
    expect(t.options()).toEqual(['corps', 'support']);
    t.take('corps');
    expect([t.state.hands[0]!.pool.toSorted(), t.state.hands[0]!.kept]).toEqual([['corps', 'support'], ['corps']]);
    expect(dawn(rebels(300, 300, one)).state.hands[0]).toMatchObject({ pool: [], kept: ['corps'] });
  });
});
