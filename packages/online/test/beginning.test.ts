import type { Json } from '@holotisch/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { headOf, type NewMatchRequest, type Rulebooks, readNewMatch, type WordedRefusal } from '../src/index.ts';
import { rulebooks, SECRET, SETUP, value } from './table.ts';

let books: Rulebooks;
beforeAll(async () => {
  books = await rulebooks('toy', 'xwing', 'armada', 'legion', 'corellia', 'sektor');
});

const make = (wanted: NewMatchRequest) =>
  headOf(books, value(readNewMatch(wanted)), { id: 'match-0001', secret: SECRET, now: 0 });
const ready = (game: string, which: string | number = 0): string => {
  const { lists } = books.get(game)!;
  const found = typeof which === 'number' ? lists.ready[which]! : lists.ready.find(({ id }) => id === which)!;
  return lists.forms[0]!.write(found.list);
};
const army = (edition: string): string => {
  const { lists } = books.get('legion')!;
  return lists.forms[0]!.write(lists.ready.find(({ list }) => lists.editionOf!(list) === edition)!.list);
};
/** Why a match is not made; always in words, never by a key. */
function refused(wanted: NewMatchRequest): string {
  const made = make(wanted);
  if (made.ok) return 'made';
  const { words, message } = made.fault as WordedRefusal;
  for (const sentence of [words?.de, words?.en]) {
    expect(sentence?.length).toBeGreaterThan(10);
    expect(sentence).not.toMatch(/\b(xw|ar|le|toy|ca|sk|online|file|engine)\.\w/);
  }
  expect(words!.de).not.toBe(words!.en);
  return message.text;
}

/** The same data with a member too many in each of its records, one after the other. */
function withStrays(data: Json): Json[] {
  if (data === null || typeof data !== 'object') return [];
  const inner = Object.entries(data).flatMap(([name, value]) =>
    withStrays(value).map((one) => (Array.isArray(data) ? data.with(Number(name), one) : { ...data, [name]: one })),
  );
  return Array.isArray(data) ? inner : [{ ...data, stray: 'x' }, ...inner];
}

describe('a match that can never begin is not made', () => {
  it('with one list, or with three', () => {
    for (const game of ['toy', 'xwing', 'armada', 'legion']) {
      const list = ready(game);
      expect(refused({ game, lists: [list, list] })).toBe('made');
      expect(refused({ game, lists: [list, null] })).toBe('made');
      expect(refused({ game, lists: [list] })).not.toBe('made');
      expect(refused({ game, lists: [null] })).not.toBe('made');
      expect(refused({ game, lists: [list, list, list] })).not.toBe('made');
      expect(refused({ game, lists: [list, null, null] })).not.toBe('made');
    }
  });

  it('but a campaign is whose fleets may all still come, or some of them', () => {
    const fleets = books.get('corellia')!.lists.first.map((id) => ready('corellia', id));
    const made = (...lists: readonly (string | null)[]) => refused({ game: 'corellia', lists: [...lists] });
    const nobody = [null, null, null];
    for (const fleet of fleets) expect([made(fleet, ...nobody), made(...nobody, fleet)]).toEqual(['made', 'made']);
    expect(made(null, ...nobody)).toBe('made');
    // There are not as many ready-made ones.
    expect(made(...nobody, ...nobody)).toBe('made');
    expect(made(fleets[1]!, null, null, ...nobody)).toBe('made');
    // The same fleet twice, no two teams, too many.
    expect(made(fleets[0]!, fleets[0]!, null, null)).not.toBe('made');
    expect(made(fleets[0]!, null, fleets[0]!, ...nobody)).not.toBe('made');
    expect([made(...nobody), made(null, null, ...nobody), made(null, ...nobody, ...nobody)]).not.toContain('made');
    expect(refused({ game: 'sektor', lists: nobody })).toBe('sk.no.teams');
    expect(refused({ game: 'sektor', lists: [null, ...nobody] })).toBe('made');
  });

  it('with a list of another edition', () => {
    expect(refused({ game: 'legion', edition: '1.2', lists: [army('2.6'), null] })).toBe('online.otherEdition');
    expect(refused({ game: 'legion', edition: '2.6', lists: [army('2.6'), army('1.2')] })).toBe('online.otherEdition');
    expect(refused({ game: 'legion', edition: '2.6', lists: [army('2.6'), null] })).toBe('made');
  });

  it('but is of the edition of its lists where none is named', () => {
    expect(value(make({ game: 'legion', lists: [army('2.6'), null] })).edition).toBe('2.6');
    expect(value(make({ game: 'legion', lists: [army('1.2'), null] })).edition).toBe('1.2');
    expect(refused({ game: 'legion', lists: [army('2.6'), army('1.2')] })).toBe('online.otherEdition');
  });

  it('with rules that the game does not have, whoever would come', () => {
    const with_ = (game: string, rules: { readonly [key: string]: Json }) =>
      refused({ game, lists: [ready(game), null], rules });
    expect(with_('xwing', { mission: 'no such mission' })).not.toBe('made');
    expect(with_('xwing', { nonsense: true })).not.toBe('made');
    expect(with_('armada', { rounds: -3 })).not.toBe('made');
    expect(with_('legion', { format: 'nonsense' })).not.toBe('made');
    expect(with_('legion', { table: 'nowhere' })).not.toBe('made');
    expect(with_('toy', { nonsense: true })).not.toBe('made');
    expect(refused({ game: 'xwing', rules: { mission: 'no such mission' } })).not.toBe('made');
    expect(refused({ game: 'xwing' })).toBe('made');
  });

  it('with a limit that the list breaks', () => {
    expect(refused({ game: 'xwing', lists: [ready('xwing'), null], rules: { points: 5 } })).not.toBe('made');
  });

  it('with a setup that the game refuses, or with a setup and lists', () => {
    expect(refused({ game: 'toy', setup: { cards: [[['nonsense']], [[]]] } })).not.toBe('made');
    expect(refused({ game: 'toy', setup: { ...SETUP, junk: 'x' } })).not.toBe('made');
    expect(refused({ game: 'toy', setup: SETUP, lists: [null, null] })).toBe('online.setupOrLists');
    expect(refused({ game: 'toy', setup: SETUP, rules: {} })).toBe('online.setupOrLists');
    expect(refused({ game: 'toy', setup: SETUP })).toBe('made');
  });

  it.each(['toy', 'xwing', 'armada', 'legion'])('with anything in a setup of %s that nobody asked for', (game) => {
    const { lists } = books.get(game)!;
    const setup = lists.setup(lists.ready.slice(0, 2).map(({ list }) => list));
    expect(refused({ game, setup })).toBe('made');
    const strays = withStrays(setup);
    expect(strays.length).toBeGreaterThan(0);
    expect(strays.filter((stray) => refused({ game, setup: stray }) === 'made')).toEqual([]);
  });

  it('at which nobody sits', () => {
    expect(refused({ game: 'toy', setup: SETUP, computer: [0, 1] })).toBe('online.noPlayer');
    expect(refused({ game: 'toy', setup: SETUP, computer: [5] })).toBe('online.noSuchSeat');
    expect(refused({ game: 'toy', setup: SETUP, computer: [1] })).toBe('made');
    expect(refused({ game: 'toy', lists: [ready('toy'), null], computer: [1] })).toBe('online.needsList');
  });
});
