import { type AnyGame, type Json, quickRng } from '@holotisch/engine';
import { type LegionState, legion } from '@holotisch/legion';
import { describe, expect, it } from 'vitest';
import { randomSetup } from '../../legion/test/random/play.ts';
import { legionSecrets, unseenBy } from './hidden-legion.ts';
import { atRandom, playAndSearch, start } from './leaks.ts';
import { Leak } from './search.ts';

describe('no update tells a connection what it must not know', () => {
  it('in games of Legion with any armies, from the battle cards on', () => {
    const { told } = playAndSearch(start(legion, randomSetup(1)), legionSecrets, quickRng(1), 160, atRandom);
    for (const type of ['battleChosen', 'deployed', 'cardsRevealed', 'tokenDrawn', 'moved'])
      expect(told).toContain(type);
  }, 60_000);
});

describe('the search finds in Legion', () => {
  type Game = typeof legion;
  const leaking = (change: (game: Game) => Partial<Game>) => {
    const game: AnyGame = { ...legion, ...change(legion) };
    return () => playAndSearch(start(game, randomSetup(1)), legionSecrets, quickRng(1), 60, atRandom);
  };
  const inView = (more: (state: LegionState) => object) =>
    leaking((game) => ({ view: (state, seat) => ({ ...game.view(state, seat), ...more(state) }) }));
  const inEvents = (tell: (state: LegionState) => Record<string, Json>) =>
    leaking((game) => ({
      *run(g, activity) {
        yield* game.run(g, activity);
        g.emit({ type: 'activationEnds', unit: 0, ...tell(g.state) });
      },
    }));
  it.each([
    ['a hand in the view', inView((s) => ({ sneak: s.hands.map(({ cards }) => cards[0] ?? null) }))],
    ['a battle deck in the view', inView((s) => ({ sneak: JSON.stringify(s.brought) }))],
    ['the seed in the view', inView((s) => ({ sneak: s.chance.seed }))],
    ['the count of draws in the view', inView((s) => ({ sneak: s.chance.drawn }))],
    ['a command card in an event', inEvents((s) => ({ said: unseenBy(s, 'nobody')[0] ?? null }))],
    ['the seed in an event', inEvents((s) => ({ said: s.chance.seed }))],
  ])('%s', (_what, play) => {
    expect(play).toThrow(Leak);
  });
});
