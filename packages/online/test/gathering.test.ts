import { beforeAll, describe, expect, it } from 'vitest';
import { Gathering } from '../src/gathering.ts';
import { type NewMatchRequest, type Rulebooks, rematchOf, type WordedRefusal } from '../src/index.ts';
import { Kept, rulebooks, value, why } from './table.ts';

let books: Rulebooks;
beforeAll(async () => {
  books = await rulebooks('toy', 'legion', 'corellia');
});

/** So many drones are so many points. */
const drones = (count: number, name = `${count} drones`) =>
  JSON.stringify({ game: 'toy', name, drones: Array.from({ length: count }, () => ['shield']) });
const of = (lists: NewMatchRequest['lists'], more: Partial<NewMatchRequest> = {}) =>
  new Kept(books, { setup: undefined, lists, ...more });
const ready = (seat: number, more: { list?: string; lists?: string } = {}) =>
  ({ do: 'ready', contribution: `from seat ${seat}`, ...more }) as const;

describe('lists before the match', () => {
  it('are known by their points to everybody, and by their names when nobody can choose by them any more', () => {
    const kept = of([drones(3), null]);
    expect(kept.table.gathering.infoFor(1, 0)).toMatchObject({ points: 3, edition: 'first', name: null });
    expect(kept.table.gathering.infoFor(undefined, 0)).toMatchObject({ points: 3, name: null });
    expect(kept.table.gathering.infoFor(0, 0)).toMatchObject({ name: '3 drones' });
    expect(kept.table.gathering.infoFor(0, 1)).toBeNull();
    value(kept.do(1, ready(1, { list: drones(2) })));
    expect(kept.table.gathering.infoFor(1, 0)).toMatchObject({ points: 3, name: '3 drones' });
    expect(kept.again().gathering.infos).toEqual(kept.table.gathering.infos);
  });

  it('are read from a whole setup, too', () => {
    const kept = new Kept(books, { setup: { cards: [[['lucky'], ['engine']], [['shield']]] } });
    expect(kept.table.gathering.infos.map((info) => info?.points)).toEqual([2, 1]);
  });

  it('of unequal points are not asked about a second time where the same are played again', () => {
    const kept = of([drones(3), null]);
    value(kept.do(1, ready(1, { list: drones(2) })));
    expect(kept.table.gathering.agreement).toMatchObject({ points: [3, 2] });
    const { head, book, names, gathering } = kept.table;
    const played = { head, setup: head.setup, names, lists: gathering.texts };
    const next = rematchOf(books, played, { id: 'match-0002', secret: 'another', now: 1 });
    const again = Gathering.begun({ lists: book.lists, game: book.game }, next);
    expect(again.infos.map((info) => info?.points)).toEqual([2, 3]);
    expect(again.agreement).toBeNull();
  });

  it('of a campaign may differ: each is judged by its own limit, and nobody is asked', () => {
    const { lists } = books.get('corellia')!;
    const fleets = lists.ready.slice(0, 4).map(({ list }) => lists.forms[0]!.write(list));
    expect(new Set(lists.ready.slice(0, 4).map(({ list }) => lists.points(list))).size).toBeGreaterThan(1);
    const kept = new Kept(books, { game: 'corellia', setup: undefined, lists: fleets });
    expect(kept.table.gathering.agreement).toBeNull();
  });

  it('of equal points begin as soon as everybody has sat down', () => {
    const kept = of([drones(2), null]);
    value(kept.do(0, ready(0)));
    value(kept.do(1, ready(1, { list: drones(2, 'others') })));
    expect(kept.table.gathering.agreement).toBeNull();
    expect(kept.table.state).toBe('playing');
  });

  it('are kept as the game writes them, without whatever else stood in the text', () => {
    const kept = of([drones(2), null]);
    const text = JSON.stringify({ game: 'toy', name: 'mine', drones: [['shield']], junk: 'x'.repeat(9000) });
    value(kept.do(1, ready(1, { list: text })));
    expect(JSON.stringify(kept.rows)).not.toContain('xxx');
    expect(of([text, null]).table.head.lists[0]).not.toContain('xxx');
    expect(kept.table.gathering.infos[1]).toMatchObject({ points: 1, name: 'mine' });
  });
});

describe('unequal points', () => {
  it('begin only after both have said yes', () => {
    const kept = of([drones(1), null]);
    value(kept.do(0, ready(0)));
    value(kept.do(1, ready(1, { list: drones(4) })));
    // Whoever has brought the second list knew the first; the other one has not seen it yet.
    expect(kept.table.state).toBe('gathering');
    expect(kept.table.gathering.agreement).toEqual({ points: [1, 4], yes: [1] });
    value(kept.do(1, { do: 'agree', lists: kept.table.gathering.name }));
    expect(kept.table.state).toBe('gathering');
    value(kept.do(0, { do: 'agree', lists: kept.table.gathering.name }));
    expect(kept.table.state).toBe('playing');
    expect(kept.again().room!.match.hash()).toBe(kept.table.room!.match.hash());
  });

  it('that lay there when both sat down have their yes', () => {
    const kept = of([drones(1), drones(4)]);
    expect(kept.table.gathering.agreement).toEqual({ points: [1, 4], yes: [] });
    value(kept.do(0, ready(0)));
    expect(kept.table.state).toBe('gathering');
    value(kept.do(1, ready(1)));
    expect(kept.table.state).toBe('playing');
  });

  it('have no yes from who saw other lists than those that lie there', () => {
    const kept = of([drones(2), null]);
    const seen = kept.table.gathering.name;
    value(kept.do(0, ready(0)));
    value(kept.do(0, { do: 'list', list: drones(5) }));
    value(kept.do(1, ready(1, { list: drones(2), lists: seen })));
    expect(kept.table.gathering.agreement).toEqual({ points: [5, 2], yes: [] });
    expect(why(kept.do(1, { do: 'agree', lists: seen }))).toBe('online.otherLists');
    for (const seat of [0, 1]) value(kept.do(seat, { do: 'agree', lists: kept.table.gathering.name }));
    expect(kept.table.state).toBe('playing');
  });

  it('lose every yes when a list changes, and begin at once when the change makes them equal', () => {
    const kept = of([drones(1), null]);
    value(kept.do(0, ready(0)));
    value(kept.do(1, ready(1, { list: drones(4) })));
    value(kept.do(1, { do: 'list', list: drones(3) }));
    expect(kept.table.gathering.agreement).toEqual({ points: [1, 3], yes: [1] });
    value(kept.do(0, { do: 'list', list: drones(2) }));
    expect(kept.table.gathering.agreement).toEqual({ points: [2, 3], yes: [0] });
    value(kept.do(1, { do: 'list', list: drones(2, 'fair') }));
    expect(kept.table.state).toBe('playing');
  });

  it('are no matter of the computer', () => {
    const kept = of([drones(1), drones(4)], { computer: [1] });
    expect(kept.table.gathering.agreement).toBeNull();
    value(kept.do(0, ready(0)));
    expect(kept.table.state).toBe('playing');
  });

  it('are agreed to by nobody who has not sat down', () => {
    const kept = of([drones(1), drones(4)]);
    expect(why(kept.do(0, { do: 'agree', lists: kept.table.gathering.name }))).toBe('online.notYetReady');
  });
});

describe('another list', () => {
  it('is for who has brought his own, before the match has begun', () => {
    const fixed = of([drones(1), drones(2)]);
    expect([0, 1].map((seat) => fixed.table.mayChangeList(seat))).toEqual([false, false]);
    expect(why(fixed.do(0, { do: 'list', list: drones(3) }))).toBe('online.notYourList');
    const open = of([drones(1), null]);
    expect([0, 1].map((seat) => open.table.mayChangeList(seat))).toEqual([true, false]);
    value(open.do(0, ready(0)));
    value(open.do(1, ready(1, { list: drones(1) })));
    expect(why(open.do(0, { do: 'list', list: drones(3) }))).toBe('online.begun');
  });

  it('may be brought so many times, and no more', () => {
    const kept = of([drones(1), null]);
    for (let n = 0; n < 50; n++) value(kept.do(0, { do: 'list', list: drones(1 + (n % 2), `list ${n}`) }));
    expect(why(kept.do(0, { do: 'list', list: drones(5) }))).toBe('online.listsFull');
  });
});

describe('a list that is refused', () => {
  it('is refused in words of both languages, with the part of it that is wrong', () => {
    const { lists } = books.get('legion')!;
    const [army] = lists.ready.filter(({ id }) => id === 'rebel-jedi-knight');
    const text = lists.forms[0]!.write(army!.list);
    const kept = new Kept(books, { game: 'legion', setup: undefined, lists: [text, null] });
    const file = JSON.parse(text) as { army: { units: { upgrades: string[] }[] } };
    const units = file.army.units.map((unit, n) => (n === 1 ? { ...unit, upgrades: ['force-choke'] } : unit));
    const wrong = JSON.stringify({ ...file, army: { ...file.army, units } });
    const refused = kept.do(1, ready(1, { list: wrong }));
    const { words } = (refused as { fault: WordedRefusal }).fault;
    // Of which unit it speaks, and what is wrong with it.
    expect(words?.de).toMatch(/^Diese Liste kann hier nicht gespielt werden: 2\. .+: .{10}/);
    expect(words?.en).toMatch(/^This list cannot be played here: 2\. .+: .{10}/);
    expect(JSON.stringify(words)).not.toMatch(/\b(le|online|file|engine)\.\w/);
    const nonsense = kept.do(1, ready(1, { list: 'nonsense' }));
    expect((nonsense as { fault: WordedRefusal }).fault.words?.de).toBe('Diese Liste ist nicht zu lesen.');
  });

  it('of another edition says which one is played here', () => {
    const { lists } = books.get('legion')!;
    const text = (edition: string) =>
      lists.forms[0]!.write(lists.ready.find(({ list }) => lists.editionOf!(list) === edition)!.list);
    const kept = new Kept(books, { game: 'legion', edition: '2.6', setup: undefined, lists: [text('2.6'), null] });
    const refused = kept.do(1, ready(1, { list: text('1.2') }));
    expect(why(refused)).toBe('online.otherEdition');
    const { words } = (refused as { fault: WordedRefusal }).fault;
    expect(words?.de).toContain('1.2');
    expect(words?.de).toContain('2.6');
    expect(why(kept.do(1, ready(1, { list: text('2.6') })))).toBe('done');
  });
});
