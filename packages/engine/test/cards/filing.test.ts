import { describe, expect, it } from 'vitest';
import {
  CardIndex,
  CardTable,
  type CommonRules,
  firstBan,
  type InForce,
  modified,
  modifiersOn,
  type Source,
  say,
  vocabulary,
} from '../../src/index.ts';

/** The smallest table: pieces with a number, cards that lie on them, and cards that come and go. */
interface Piece {
  readonly id: number;
  readonly seat: number;
  gone: boolean;
}
interface Table {
  readonly pieces: readonly Piece[];
}
interface Card extends Source {
  readonly own: Piece;
}
interface Rules extends CommonRules<Table, Card> {
  readonly flies?: true;
  readonly swims?: true;
}
interface Place {
  readonly piece: number;
  readonly card: string;
}
const { at, ban } = vocabulary<Table, Card, { hit: Piece; miss: Piece }, { move: { readonly to: number } }>();
const nothing = { when: () => true, *run() {} };
const NO = (card: string) => ({ clauses: [], message: say('no', { card }) });

const LAID: readonly (readonly [number, string, Rules])[] = [
  [0, 'hawk', { flies: true, abilities: [at('hit', nothing)], values: [{ value: 'speed', by: () => ({ add: 2 }) }] }],
  [0, 'ring', { values: [{ value: 'speed', by: () => ({ atMost: 9 }) }] }],
  [
    1,
    'banner',
    { values: [{ value: 'speed', anyPiece: true, by: (_t, p) => (p.seat === 0 ? { add: 5 } : undefined) }] },
  ],
  [1, 'anchor', { bans: [ban('move', (_t, { to }, self) => (to > 5 ? NO(self.card) : undefined))] }],
];
const indexOf = (dealable?: CardIndex<Table, Rules, null, Card>) =>
  new CardIndex<Table, Rules, Place, Card>(
    LAID.map(([piece, card, rules]) => ({ at: { piece, card }, piece, rules })),
    dealable,
  );
const index = indexOf();

function sit(table: Table, dealt: readonly InForce<Rules, Card>[] = [], among = index) {
  const bound: string[] = [];
  const looked: string[] = [];
  const cards = new CardTable(among, {
    bind({ piece, card }): Card {
      bound.push(card);
      const own = table.pieces[piece]!;
      return { key: `${piece}.${card}`, card, seat: own.seat, piece, own };
    },
    inForce: ({ own }) => !own.gone,
    dealt(piece) {
      looked.push(`${piece ?? 'all'}`);
      return dealt.filter((d) => piece === undefined || d.source.piece === piece);
    },
  });
  return { cards, bound, looked };
}
const table = (): Table => ({ pieces: [0, 1].map((id) => ({ id, seat: id, gone: false })) });
const named = (list: readonly { readonly source: Source }[]): string[] => list.map(({ source }) => source.key);

describe('cards on a table', () => {
  it('are not looked for among dealt ones, if no card that can be dealt knows such a thing', () => {
    const wound: Rules = { swims: true, abilities: [at('hit', nothing)] };
    const source = { key: '1.wound', card: 'wound', seat: 1, piece: 1, own: table().pieces[1]! };
    const { cards, looked } = sit(
      table(),
      [{ source, rules: wound }],
      indexOf(new CardIndex([{ at: null, rules: wound }])),
    );
    expect(named(cards.valuesOn('speed', 0))).toEqual(['0.hawk', '0.ring', '1.banner']);
    expect(named(cards.bans('move'))).toEqual(['1.anchor']);
    expect([named(cards.abilities('miss')), looked]).toEqual([[], []]);
    expect(named(cards.abilities('hit'))).toEqual(['0.hawk', '1.wound']);
    expect([cards.knows('swims'), looked]).toEqual([true, ['all', 'all']]);
  });

  it('are found by window, by value, by ban and by the piece they lie on', () => {
    const { cards } = sit(table());
    expect(named(cards.abilities('hit'))).toEqual(['0.hawk']);
    expect(named(cards.abilities('miss'))).toEqual([]);
    expect(named(cards.valuesOn('speed', 0))).toEqual(['0.hawk', '0.ring', '1.banner']);
    expect(named(cards.bans('move'))).toEqual(['1.anchor']);
    expect(named(cards.of(1))).toEqual(['1.banner', '1.anchor']);
    expect(cards.of(7)).toEqual([]);
  });

  it('change a value of their own piece only, unless they speak of others too, those that were dealt included', () => {
    const state = table();
    const source = { key: '0.wound', card: 'wound', seat: 0, piece: 0, own: state.pieces[0]! };
    const slow = { source, rules: { values: [{ value: 'speed', by: () => ({ set: 1 }) }] } };
    const { cards } = sit(state, [slow]);
    expect(named(cards.valuesOn('speed', 0))).toEqual(['0.hawk', '0.ring', '1.banner', '0.wound']);
    expect(named(cards.valuesOn('speed', 1))).toEqual(['1.banner']);
    expect(named(cards.valuesOn('height', 0))).toEqual([]);
  });

  it('are looked for among those dealt to others only where some that can be dealt speak of others', () => {
    const state = table();
    const source = { key: '1.wound', card: 'wound', seat: 1, piece: 1, own: state.pieces[1]! };
    const slows = (anyPiece?: true): Rules => ({
      values: [{ value: 'speed', by: () => ({ set: 1 }), ...(anyPiece && { anyPiece }) }],
    });
    for (const rules of [slows(), slows(true)]) {
      const { cards, looked } = sit(state, [{ source, rules }], indexOf(new CardIndex([{ at: null, rules }])));
      const ofOthers = rules.values![0]!.anyPiece === true;
      expect(named(cards.valuesOn('speed', 0)).includes('1.wound')).toBe(ofOthers);
      expect(named(cards.valuesOn('speed', 1))).toContain('1.wound');
      expect(looked).toEqual(ofOthers ? ['all', 'all'] : ['0', '1']);
    }
  });

  it('stand in a window if one is in force whose moment it is, dealt or not', () => {
    const state = table();
    const source = { key: '1.wound', card: 'wound', seat: 1, piece: 1, own: state.pieces[1]! };
    const hurts = at('miss', { when: (_t, piece) => piece.id === 1, *run() {} });
    const { cards } = sit(state, [{ source, rules: { abilities: [hurts] } }]);
    expect([cards.stands(state, 'hit', state.pieces[0]), cards.stands(state, 'fall', state.pieces[0])]).toEqual([
      true,
      false,
    ]);
    expect(state.pieces.map((piece) => cards.stands(state, 'miss', piece))).toEqual([false, true]);
    state.pieces[0]!.gone = true;
    expect(cards.stands(state, 'hit', state.pieces[0])).toBe(false);
  });

  it('tell whether any of them knows a word at all, those that were dealt included', () => {
    const own = table().pieces[0]!;
    const wound = {
      source: { key: '0.wound', card: 'wound', seat: 0, piece: 0, own },
      rules: { swims: true } as const,
    };
    expect([sit(table()).cards.knows('flies'), sit(table()).cards.knows('swims')]).toEqual([true, false]);
    expect(sit(table(), [wound]).cards.knows('swims')).toBe(true);
  });

  it('that are not in force now are passed over, and act again when they are', () => {
    const state = table();
    const { cards } = sit(state);
    state.pieces[0]!.gone = true;
    expect([named(cards.abilities('hit')), named(cards.valuesOn('speed', 0)), named(cards.of(0))]).toEqual([
      [],
      ['1.banner'],
      [],
    ]);
    state.pieces[0]!.gone = false;
    expect(named(cards.abilities('hit'))).toEqual(['0.hawk']);
  });

  it('that come and go stand behind those that lie there', () => {
    const state = table();
    const source = { key: '0.wound', card: 'wound', seat: 0, piece: 0, own: state.pieces[0]! };
    const rules: Rules = {
      abilities: [at('hit', nothing)],
      values: [{ value: 'speed', by: () => ({ set: 1 }) }],
      bans: [ban('move', () => NO('wound'))],
    };
    const { cards } = sit(state, [{ source, rules }]);
    expect(named(cards.abilities('hit'))).toEqual(['0.hawk', '0.wound']);
    expect(named(cards.abilities('miss'))).toEqual([]);
    expect(named(cards.valuesOn('speed', 0))).toEqual(['0.hawk', '0.ring', '1.banner', '0.wound']);
    expect(named(cards.bans('move'))).toEqual(['1.anchor', '0.wound']);
    expect(named(cards.of(0))).toEqual(['0.hawk', '0.ring', '0.wound']);
    expect(named(cards.of(1))).toEqual(['1.banner', '1.anchor']);
  });

  it('share one index in all copies of a state, and are bound to each copy only where somebody looks', () => {
    const [one, two] = [table(), table()];
    const [a, b] = [sit(one), sit(two)];
    expect(a.cards.index).toBe(b.cards.index);
    expect(b.bound).toEqual([]);
    expect(b.cards.abilities('hit')[0]!.source.own).toBe(two.pieces[0]);
    expect(a.cards.abilities('hit')[0]!.source.own).toBe(one.pieces[0]);
    b.cards.abilities('hit');
    b.cards.of(0);
    expect(b.bound).toEqual(['hawk', 'ring']);
  });
});

describe('a value', () => {
  const speed = (piece: number): number => {
    const state = table();
    const { cards } = sit(state);
    return modified(
      4,
      modifiersOn(state, cards.valuesOn('speed', piece), state.pieces[piece]!, undefined, [], () => true),
    );
  };

  it('is changed by the cards of its own piece, and by those that speak of others', () => {
    expect([speed(0), speed(1)]).toEqual([9, 4]); // 4 + 2 + 5, but 9 at the most
  });

  it('is changed by what lasts on the piece, after the cards', () => {
    const state = table();
    const { cards } = sit(state);
    const lasting = [
      { source: 'x', until: 'round', on: 0, modifier: { set: 8 } },
      { source: 'y', until: 'round', on: 1, modifier: { set: 1 } },
      { source: 'z', until: 'round', on: 0, note: 'no number' },
    ];
    const of = (id: number) =>
      modified(
        4,
        modifiersOn(state, cards.valuesOn('speed', id), state.pieces[id]!, undefined, lasting, (l) => l.on === id),
      );
    expect([of(0), of(1)]).toEqual([9, 1]); // 8 + 2 + 5, but 9 at the most
  });
});

describe('a ban', () => {
  it('is absolute: the first card that says "cannot" decides', () => {
    const state = table();
    const { cards } = sit(state);
    expect(firstBan(state, cards.bans('move'), { to: 5 })).toBeUndefined();
    expect(firstBan(state, cards.bans('move'), { to: 6 })).toEqual(NO('anchor'));
    state.pieces[1]!.gone = true;
    expect(firstBan(state, cards.bans('move'), { to: 6 })).toBeUndefined();
  });
});
