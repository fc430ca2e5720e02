import { describe, expect, it } from 'vitest';
import { CARDS_26 } from '../../../src/cards/index.ts';
import { CardSource } from '../../../src/cards/source.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, SMALL_BASE, type Spec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, LEIA, rebels, storm, VEERS } from '../../troops.ts';
import { resolving26 } from '../played.ts';

describe('Exemplar in 2.6', () => {
  const one = alone(4);
  const blanks = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);
  /** Stormtroopers beside General Veers, who has aimed, shoot at rebels. */
  const asked = (friend: Spec) => {
    const t = lay26({
      units: [friend, unit(VEERS, 1, 400, 400 + apart(2 * SEGMENT), { tokens: { aim: 2 } }), rebels(600, 400, one)],
      active: 0,
      white: blanks('blank'),
      black: blanks('blank'),
      red: blanks('blank'),
    });
    t.fight({
      'window:attack.reroll': (a) =>
        (a.type === 'choice' && a.options.find(({ id }) => id.endsWith('aim.1'))?.id) || 'pass',
      aim: [],
    });
    return 2 - t.tokens(1, 'aim');
  };
  it('[R-L2-45] its own kind within 2 and in sight spends one of its tokens in an attack, not two', () => {
    expect(asked(storm(400, 400, one))).toBe(1);
  });
  it('no others do: neither beyond 2, nor of another faction', () => {
    expect(asked(storm(400, 399, one))).toBe(0);
    expect(asked(unit('bossk', 1, 400, 400))).toBe(0);
  });
});

describe('Eyes on the Prize', () => {
  const reach = SMALL_BASE / 2 + 12.55 + SEGMENT / 2;
  const NAMES = ['Steady', 'Low Profile', 'Nimble'];
  const MORE = { add: 1 };
  const KEYWORD = 'eyes-on-the-prize';
  /** The only card with the keyword is not out yet: its rule is asked for somebody who has been lent these names. */
  const prized = (markers: readonly Spec[], names: readonly string[] = NAMES) => {
    const t = lay26({ units: [storm(600, 400, alone(4)), storm(1500, 700, alone(4))], markers });
    const lent = {
      source: KEYWORD,
      unit: 0,
      until: 'game',
      value: `keyword.${KEYWORD}`,
      modifier: { add: 1 },
    } as const;
    t.state.lasting.push(...names.map((note) => ({ ...lent, note })));
    const self = new CardSource(KEYWORD, KEYWORD, 1, t.unit(0));
    const { values = [], grants } = CARDS_26.get(`keyword/${KEYWORD}`)!;
    expect(values.map(({ value }) => value)).toEqual(grants!.map((name) => `keyword.${name}`));
    return values.map(({ by }) => by(t.g, t.unit(0), self, {}) ?? 0);
  };
  const at = (x: number, more: Spec = {}): Spec => ({ kind: 'asset', by: 'supply-run', x, y: 400, ...more });
  const far = at(1500);
  it('within half a segment of an objective token that lies there', () => {
    expect(prized([at(600 + reach), far])).toEqual([MORE, MORE, MORE]);
    expect(prized([at(600 + reach), far], ['Low Profile'])).toEqual([0, MORE, 0]);
    expect(prized([at(600 + reach + 0.1), far])).toEqual([0, 0, 0]);
    expect(prized([at(600 + reach, { kind: 'charge', seat: 0 })])).toEqual([0, 0, 0]);
    expect(prized([])).toEqual([0, 0, 0]);
  });
  it('or while it holds one; not at one that another holds', () => {
    expect(prized([at(1500, { claimed: 0 })])).toEqual([MORE, MORE, MORE]);
    expect(prized([at(600, { claimed: 1 }), far])).toEqual([0, 0, 0]);
  });
});

describe('Fire Support in 2.6', () => {
  const MARK = 'mark-ii-medium-blaster-trooper';
  it('a standby token for who is ordered itself, and for nobody else', () => {
    const t = resolving26('push', [
      unit(LEIA, 0, 400, 400),
      ...[unit(MARK, 0, 500, 400), unit(MARK, 0, 400, 550)],
      ...[unit(MARK, 0, 550, 550), storm(1700, 800)],
    ]).goOn(({ state }) => state.phase === 'activation', { orders: ['1', '2'] });
    expect([0, 1, 2, 3].map((id) => t.tokens(id, 'standby'))).toEqual([0, 1, 1, 0]);
  });
});
