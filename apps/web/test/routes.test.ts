import { describe, expect, it } from 'vitest';
import { routeOf } from '../src/routes.ts';

describe('addresses', () => {
  it('carry the game', () => {
    expect(routeOf('/spiel/xwing')).toEqual({ page: 'play', game: 'xwing', at: 'start' });
    expect(routeOf('/spiel/xwing/sofort')).toEqual({ page: 'play', game: 'xwing', at: 'quick' });
    expect(routeOf('/messen/xwing')).toEqual({ page: 'bench', game: 'xwing' });
    expect(routeOf('/spiel/toy/partie')).toEqual({ page: 'play', game: 'toy', at: 'table' });
    expect(routeOf('/spiel/xwing/partie/')).toEqual({ page: 'play', game: 'xwing', at: 'table' });
    expect(routeOf('/liste/xwing')).toEqual({ page: 'lists', game: 'xwing' });
  });

  it('without a game ask for one', () => {
    expect(routeOf('/spiele')).toEqual({ page: 'choose', what: 'play' });
    expect(routeOf('/listen/')).toEqual({ page: 'choose', what: 'lists' });
  });

  it('that were saved when there was one game lead to it', () => {
    expect(routeOf('/spiel')).toEqual({ page: 'moved', to: '/spiel/xwing' });
    expect(routeOf('/spiel/')).toEqual({ page: 'moved', to: '/spiel/xwing' });
    expect(routeOf('/spiel/partie')).toEqual({ page: 'moved', to: '/spiel/xwing/partie' });
    expect(routeOf('/staffel')).toEqual({ page: 'moved', to: '/liste/xwing' });
  });

  it('lead to the rulebook and its clauses, to the lessons, and nowhere else', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf('/lernen')).toEqual({ page: 'learn', of: undefined, lesson: undefined });
    expect(routeOf('/lernen/xwing/dice')).toEqual({ page: 'learn', of: 'xwing', lesson: 'dice' });
    expect(routeOf('/raetsel')).toEqual({ page: 'puzzles', of: undefined, puzzle: undefined });
    expect(routeOf('/raetsel/xwing/1a2b3c4d/')).toEqual({ page: 'puzzles', of: 'xwing', puzzle: '1a2b3c4d' });
    expect(routeOf('/puzzles/xwing')).toEqual({ page: 'moved', to: '/raetsel/xwing' });
    expect(routeOf('/kurzreferenz/legion-2.6/angriff')).toEqual({
      page: 'reference',
      of: 'legion-2.6',
      procedure: 'angriff',
    });
    expect(routeOf('/begleiter')).toEqual({ page: 'companion', of: undefined, part: undefined });
    expect(routeOf('/begleiter/legion/wuerfel/')).toEqual({ page: 'companion', of: 'legion', part: 'wuerfel' });
    expect(routeOf('/companion')).toEqual({ page: 'moved', to: '/begleiter' });
    expect(routeOf('/regeln')).toEqual({ page: 'rulebook', clause: undefined });
    expect(routeOf('/regeln/XW-ANGRIFF-08/')).toEqual({ page: 'rulebook', clause: 'XW-ANGRIFF-08' });
    for (const path of ['/irgendwo', '/spiel/xwing/anders', '/liste/xwing/x', '/toString', '/raetsels'])
      expect(routeOf(path).page).toBe('unknown');
  });
});
