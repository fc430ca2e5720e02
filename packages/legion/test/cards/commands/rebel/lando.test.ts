import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { apart, lay, type Table, unit } from '../../../table.ts';
import { alone, rebels, storm } from '../../../troops.ts';
import { acting, resolving } from '../played.ts';

const LANDO = 'lando-calrissian';
const one = alone(4);
const most = (a: Ask) => (a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : '');
const inActivation = (t: Table) => t.state.phase === 'activation';
const use = (card: string) => `command:0.${card}`;

describe('Lando Calrissian', () => {
  it('Idiot’s Array: tokens for a 3, a 3 and a 2, a 3 and a 2 and a 1 in the discard pile', () => {
    const tokens = (...discard: string[]) => {
      const t = resolving('idiots-array', [unit(LANDO, 0, 300, 300), storm(1500, 700)], {
        hands: [{ played: 'idiots-array', discard }, {}],
      }).goOn(inActivation);
      return [t.tokens(0, 'aim'), t.tokens(0, 'dodge')];
    };
    expect(tokens('push', 'ambush')).toEqual([0, 0]);
    expect(tokens('assault')).toEqual([1, 1]);
    expect(tokens('assault', 'push')).toEqual([2, 2]);
    expect(tokens('assault', 'push', 'ambush')).toEqual([3, 3]);
    expect(tokens('assault', 'ambush')).toEqual([1, 1]);
  });
  it('Ace up His Sleeve: ordered units gain a dodge or standby token; from the hand it replaces a draw', () => {
    const t = resolving('ace-up-his-sleeve', [unit(LANDO, 0, 300, 300), storm(1500, 700)]).goOn(inActivation, {
      'card-way': 'standby',
    });
    expect(t.tokens(0, 'standby')).toBe(1);
    const hand = lay({
      units: [
        unit(LANDO, 0, 300, 300),
        rebels(300 + apart(2 * SEGMENT), 300, one),
        rebels(900, 600, one),
        storm(1500, 700, one),
      ],
      hands: [{ played: 'push', cards: ['ace-up-his-sleeve'] }, {}],
    });
    hand.until('window:pool.draw').take(use('ace-up-his-sleeve')).until('card-unit');
    expect(hand.options()).toEqual(['0', '1']);
    hand.take('1').until('action');
    expect(hand.state.turn?.unit).toBe(1);
    expect(hand.events('ordered')).toMatchObject([{ unit: 1 }]);
    expect(hand.state.hands[0]).toMatchObject({
      cards: [],
      discard: ['ace-up-his-sleeve'],
      pool: ['commander', 'corps'],
    });
  });
  it('All In: observation tokens for enemies at range 3; a declared critical hit brings two more, or costs two dice', () => {
    const t = resolving('all-in', [
      unit(LANDO, 0, 300, 300),
      storm(300 + apart(3 * SEGMENT), 300, one),
      storm(1500, 700, one),
    ]).goOn(inActivation);
    expect([t.tokens(1, 'observation'), t.tokens(2, 'observation')]).toEqual([2, 0]);
    const shoot = (face: 'crit' | 'hit') => {
      const s = acting('all-in', 0, [unit(LANDO, 0, 400, 400), storm(600, 400)], { red: [face], black: ['hit'] });
      s.fight({ 'window:attack.gather': use('all-in'), dice: most });
      return s
        .events('dice')
        .filter(({ why }) => why === 'all-in')
        .at(-1)
        ?.dice.map((d) => d.face);
    };
    expect(shoot('crit')).toEqual(['crit', 'hit', 'crit', 'crit']);
    expect(shoot('hit')).toEqual([]);
    const defend = (face: 'block' | 'blank') => {
      const s = lay({
        units: [storm(400, 400, one), unit(LANDO, 0, 600, 400)],
        active: 0,
        hands: [{ played: 'all-in' }, {}],
        white: ['crit'],
        whiteDefence: [face],
      });
      s.fight({ 'window:attack.modify': use('all-in') });
      return s.events('defenceDice').find(({ why }) => why === 'all-in')?.dice.length;
    };
    expect(defend('block')).toBe(3);
    expect(defend('blank')).toBe(0);
  });
  it('Ace up His Sleeve: nothing to draw from it where Lando has fallen', () => {
    const t = lay({
      units: [
        unit(LANDO, 0, 0, 0, { status: 'defeated' }),
        rebels(300, 300, one),
        rebels(900, 600, one),
        storm(1500, 700),
      ],
      hands: [{ played: 'push', cards: ['ace-up-his-sleeve'] }, {}],
    });
    expect(t.until('action').state.hands[0]!.cards).toEqual(['ace-up-his-sleeve']);
  });
  it('Ace up His Sleeve: the Lando of the enemy helps nobody', () => {
    const t = lay({
      units: [unit(LANDO, 1, 400, 400), rebels(300, 300, one), rebels(900, 600, one)],
      hands: [{ played: 'push', cards: ['ace-up-his-sleeve'] }, {}],
    });
    expect(t.until('action').state.hands[0]!.cards).toEqual(['ace-up-his-sleeve']);
  });
  it('All In: one block among others wins', () => {
    const t = lay({
      units: [storm(400, 400), unit(LANDO, 0, 600, 400)],
      active: 0,
      hands: [{ played: 'all-in' }, {}],
      white: ['hit', 'hit', 'blank', 'blank'],
      whiteDefence: ['block', 'blank'],
    });
    t.fight({ 'window:attack.modify': use('all-in') });
    expect(t.events('defenceDice').find(({ why }) => why === 'all-in')?.dice).toHaveLength(4);
  });
  it('All In: a lost bet costs two defence dice, the others count', () => {
    const t = lay({
      units: [storm(400, 400), unit(LANDO, 0, 600, 400)],
      active: 0,
      hands: [{ played: 'all-in' }, {}],
      white: ['hit', 'hit', 'hit', 'blank'],
      whiteDefence: ['blank', 'blank', 'surge'],
    });
    t.fight({ 'window:attack.modify': use('all-in') });
    expect(t.events('defenceDice').find(({ why }) => why === 'all-in')?.dice).toMatchObject([{ face: 'surge' }]);
  });
  it('All In against All In: each declares for himself, and the other one chooses what is lost', () => {
    const t = lay({
      units: [unit(LANDO, 0, 400, 400), unit(LANDO, 1, 600, 400)],
      active: 0,
      hands: [{ played: 'all-in' }, { played: 'all-in' }],
      red: ['hit'],
      black: ['hit'],
      whiteDefence: ['block', 'block', 'block'],
    });
    t.until('action')
      .take('attack')
      .until('dice', { 'window:attack.gather': use('all-in') });
    expect(t.open).toEqual(['1 dice']);
    t.take([]).until('action');
    expect(t.events('defenceDice').filter(({ why }) => why === 'all-in')).toEqual([]);
  });
});
