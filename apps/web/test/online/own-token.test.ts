import { describe, expect, it } from 'vitest';
import type { KeptSeat } from '../../src/net/kept.ts';
import { afterRefusal, fromLink, ownToken, sitting } from '../../src/online/own-token.ts';

const seat = (more: Partial<KeptSeat> = {}): KeptSeat => ({ match: 'match-0001', game: 'toy', saved: 0, ...more });
const make = () => 'made-here';

describe('the token of a seat', () => {
  it('comes from a link, and is one of his own as soon as its guest sits down', () => {
    const opened = seat(fromLink(undefined, 'link'));
    expect(opened.token).toBe('link');
    expect(ownToken(opened, make)).toBe('made-here');
    // The same one however often it is tried.
    expect(ownToken({ ...opened, own: 'made-before' }, make)).toBe('made-before');
    const sat = { ...opened, ...sitting('made-here') };
    expect([sat.token, ownToken(sat, make)]).toEqual(['made-here', undefined]);
    // The invitation once more does not put back what has ended; another one counts.
    expect(fromLink(sat, 'link')).toBeUndefined();
    expect(fromLink(sat, 'another')).toMatchObject({ token: 'another' });
  });

  it('is left alone where it came from no link, or the own one is opened by who has given it away', () => {
    expect(ownToken(seat({ token: 'from the lobby' }), make)).toBeUndefined();
    expect(ownToken(undefined, make)).toBeUndefined();
    const host = seat({ token: 'host', links: { seats: [{ seat: 1, token: 'guest' }], watch: 'watch' } });
    expect(fromLink(host, 'guest')).toBeUndefined();
  });

  it('is the one that was said and not answered, or that of another tab, where the old one is refused', () => {
    const waiting = seat({ token: 'link', link: 'link', own: 'made-here' });
    expect(afterRefusal(waiting, 'link', 'online.taken')).toEqual({ by: { token: 'made-here', own: undefined } });
    const sat = seat({ token: 'made-here', link: 'link' });
    expect(afterRefusal(sat, 'link', 'online.taken')).toEqual({ by: { token: 'made-here' } });
    // Somebody else was faster, or the seat was freed: the link may be opened again.
    for (const why of ['online.taken', 'online.freed', 'online.badToken'])
      expect(afterRefusal(sat, 'made-here', why)).toBe('forget');
    expect(afterRefusal(seat({ token: 'lobby' }), 'lobby', 'online.freed')).toBe('forget');
    // A wrong link is told so, and a server that cannot store loses nobody his seat.
    expect(afterRefusal(seat({ token: 'host' }), 'host', 'online.badToken')).toBeUndefined();
    expect(afterRefusal(sat, 'made-here', 'online.notStored')).toBeUndefined();
  });
});
