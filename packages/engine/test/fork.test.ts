import { describe, expect, it } from 'vitest';
import { Match } from '../src/index.ts';
import { toyGame } from '../src/toy/index.ts';
import { SETUP } from './play.ts';

type Table = Parameters<typeof toyGame.next>[0];

/** The toy, and every sitting that is made of it. */
function watched() {
  const tables: Table[] = [];
  const game: typeof toyGame = {
    ...toyGame,
    sit(state, emit, like) {
      const table = toyGame.sit(state, emit, like);
      tables.push(table);
      return table;
    },
  };
  const match = Match.start(game, { setup: SETUP, seed: 's' }, { keep: 'last' });
  if (!match.ok) throw new Error('must start');
  return { match: match.value, tables };
}

describe('a copy of a match', () => {
  it('shares what does not change: the cards are filed once, and bound to each state', () => {
    const { match, tables } = watched();
    match.decide(0, { 0: 'attack', 1: 'guard' });
    const twin = match.fork();
    match.override({ drone: 0, x: 30 });
    match.rewind(0);
    expect(tables).toHaveLength(4); // the match, its copy, the change by hand, the way back
    for (const table of tables) expect(table.cards.index).toBe(tables[0]!.cards.index);
    expect(new Set(tables.map((t) => t.state)).size).toBe(4);
    expect(twin.state).toBe(tables[1]!.state);
    for (const { state, cards } of tables) expect(cards.of(0)[0]!.source.drone).toBe(state.drones[0]);
  });

  it('takes the checkpoint of the match as its own, and leaves it as it is', () => {
    const { match } = watched();
    match.decide(0, { 0: 'attack', 1: 'guard' });
    const twin = match.fork();
    expect(twin.whole).toBe(match.whole);
    const before = JSON.stringify(match.whole);
    twin.decide(1, { 2: 'guard', 3: 'guard' });
    twin.decide(0, 12);
    expect(JSON.stringify(match.whole)).toBe(before);
    expect(twin.whole).not.toBe(match.whole);
  });
});
