import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSeat, keepSeat, keptSeat, keptSeats, randomText } from '../../src/net/kept.ts';
import { fakeStorage } from '../match/fake-storage.ts';

beforeEach(() => {
  fakeStorage();
  for (const { match } of keptSeats()) forgetSeat(match);
});

describe('a seat', () => {
  it('is kept with what was promised, and what is added later takes nothing away', () => {
    keepSeat('one', { game: 'toy', token: 'secret', commitment: 'c' });
    keepSeat('one', { contribution: 'mine' });
    expect(keptSeat('one')).toMatchObject({
      match: 'one',
      game: 'toy',
      token: 'secret',
      commitment: 'c',
      contribution: 'mine',
    });
    expect(localStorage.getItem('holotisch.online.one')).toContain('secret');
    forgetSeat('one');
    expect(keptSeat('one')).toBeUndefined();
  });

  it('survives a browser that keeps nothing, as long as the page is open', () => {
    fakeStorage(10);
    keepSeat('two', { game: 'toy', token: 't' });
    expect(keptSeats().map(({ match }) => match)).toContain('two');
  });

  it('has a token that nobody guesses', () => {
    expect(randomText()).toMatch(/^[\w-]{32}$/);
    expect(randomText()).not.toBe(randomText());
  });
});
