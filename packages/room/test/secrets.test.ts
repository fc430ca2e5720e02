import { type AnyGame, canonical, Games, type Json, quickRng, type Seat, sampleAnswer } from '@holotisch/engine';
import { toyGame, toyGame2 } from '@holotisch/engine/toy';
import type { Player } from '@holotisch/players';
import { xwingPilot } from '@holotisch/players/xwing';
import { type XWingState, xwing } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { randomSetup } from '../../xwing/test/random/squads.ts';
import { Connection, Mirror, type Room, type Seen, startRoom } from '../src/index.ts';
import { toySecrets, xwingSecrets } from './hidden.ts';
import { atRandom, attempt, type Choose, playAndSearch, SEED, start, twins } from './leaks.ts';
import { spies } from './positions.ts';
import { Leak, search } from './search.ts';
import { AIDS, BOTH, SETUP, value } from './table.ts';

/** Drones that seek each other, so that there are shots and wounds. */
const meeting: Choose = (_room, ask, rng) => {
  const some = Array.from({ length: ask.kind === 'move' ? 5 : 1 }, () => sampleAnswer(ask, rng)!);
  return some.reduce((best, one) => (Math.abs(Number(one) - 50) < Math.abs(Number(best) - 50) ? one : best));
};
const pilot: Player = xwingPilot;
const byPilot: Choose = ({ match }, ask, rng) =>
  pilot.choose({ seat: ask.seat, view: match.game.view(match.state, ask.seat), ask, rng });

describe('no update tells a connection what it must not know', () => {
  it.each([
    ['first', toyGame],
    ['second', toyGame2],
  ] as const)('in whole games of the toy, %s edition', (_edition, game) => {
    const told = new Set<string>();
    for (let n = 0; n < 6; n++) {
      const played = playAndSearch(start(game, SETUP), toySecrets, quickRng(n), 500, meeting);
      expect(played.room.match.over).toBe(true);
      for (const type of played.told) told.add(type);
    }
    expect(told).toContain('wounded');
  });

  it('in games of X-Wing with any squads', () => {
    for (const n of [1, 4]) playAndSearch(start(xwing, randomSetup(n)), xwingSecrets, quickRng(n), 160, byPilot);
  });

  it('in games of X-Wing with cards that look at dials', () => {
    const told = new Set<string>();
    for (let n = 0; n < 5; n++)
      for (const type of playAndSearch(spies(), xwingSecrets, quickRng(n), 120, atRandom).told) told.add(type);
    for (const type of ['dialSeen', 'revealed', 'damage']) expect(told).toContain(type);
  });
});

describe('the search finds', () => {
  /** A game that has a leak, and what is played of it. */
  const leaking = (change: (game: typeof xwing) => Partial<typeof xwing>) => () =>
    playAndSearch(spies({ ...xwing, ...change(xwing) }), xwingSecrets, quickRng(1), 120, atRandom);
  const inView = (more: (state: XWingState) => object) =>
    leaking((game) => ({
      view: (state, seat) => ({ ...game.view(state, seat), ...more(state) }),
    }));
  const inEvents = (tell: (state: XWingState) => Record<string, Json>, only?: readonly Seat[]) =>
    leaking((game) => ({
      *run(g, activity) {
        yield* game.run(g, activity);
        // A leak is an event that says more than its type allows; the compiler finds those that are written down.
        g.emit({ type: 'passedAction', ship: 0, ...tell(g.state) }, only);
      },
    }));
  /** Only as long as something is told, in the middle of a decision. */
  const whileTold = (more: (state: XWingState) => object) => {
    let tells = false;
    return leaking((game) => ({
      view: (state, seat) => ({ ...game.view(state, seat), ...(tells && more(state)) }),
      sit(state, emit, like) {
        const tell: typeof emit = (...told) => {
          tells = true;
          emit(...told);
          tells = false;
        };
        return game.sit(state, tell, like);
      },
    }));
  };
  const covered = (state: XWingState) => state.ships.find((s) => s.dial !== null && !s.revealed);
  const facedown = (state: XWingState) => state.ships.find((s) => s.damage.some((d) => !d.faceup));

  it.each([
    ['a dial in the view', inView((s) => ({ sneak: covered(s)?.dial ?? null }))],
    ['a dial in the view while something is told', whileTold((s) => ({ sneak: covered(s)?.dial ?? null }))],
    ['a facedown card in the view', inView((s) => ({ sneak: facedown(s)?.damage[0]?.card ?? null }))],
    ['the top of the deck in the view', inView((s) => ({ sneak: s.decks[0]?.draw[0] ?? null }))],
    ['the seed in the view', inView((s) => ({ sneak: s.chance.seed }))],
    ['the count of draws in the view', inView((s) => ({ sneak: s.chance.drawn }))],
    ['a dial in an event', inEvents((s) => ({ ship: covered(s)?.id ?? -1, code: covered(s)?.dial ?? null }))],
    [
      'a facedown card in an event',
      inEvents((s) => ({
        ship: facedown(s)?.id ?? -1,
        name: facedown(s)?.damage.find((d) => !d.faceup)?.card ?? null,
      })),
    ],
    ['the seed in an event', inEvents((s) => ({ said: s.chance.seed }))],
  ])('%s', (_what, play) => {
    expect(play).toThrow(Leak);
  });

  it.each([
    ['an event for other eyes', (seen: Seen, room: Room) => ({ ...seen, events: room.match.events })],
    ['another seat’s question', (seen: Seen) => ({ ...seen, sight: { ...seen.sight, asked: { dials: { seat: 1 } } } })],
    [
      'what another seat is asked',
      (seen: Seen) => ({
        ...seen,
        sight: { ...seen.sight, awaited: seen.sight.awaited.map((a) => ({ ...a, kind: 'trap-card' })) },
      }),
    ],
  ])('%s', (_what, spoil) => {
    let found: unknown;
    for (let seed = 0; seed < 10 && !found; seed++) {
      const room = spies();
      const rng = quickRng(seed);
      const mirror = new Mirror();
      const guest = new Connection(room, [0], (update) => {
        const seen = spoil(mirror.take(update)!, room) as Seen;
        const spoiled = { ...update, events: { ...update.events, list: seen.events.slice(update.events.from) } };
        found ??= attempt(() => search(room, xwingSecrets, [0], SEED, spoiled, seen));
      });
      value(guest.receive({ type: 'resume', from: 0 }));
      const hands = new Connection(room, [0, 1], () => {});
      for (let n = 0; n < 120 && !room.match.over && !found; n++) {
        const asked = room.match.open[rng.below(room.match.open.length)]!;
        const answer = sampleAnswer(asked, rng)!;
        value(hands.receive({ type: 'decide', at: room.log.length, seat: asked.seat, answer }));
      }
    }
    expect(found).toBeInstanceOf(Leak);
  });
});

describe('a secret makes no difference before it comes out', () => {
  it.each([
    ['toy', toyGame, SETUP],
    ['X-Wing', xwing, randomSetup(1)],
  ] as const)('%s: the seed, until chance is drawn', (_name, game, setup) => {
    const begin = (which: 0 | 1) =>
      value(
        startRoom(
          new Games([game as AnyGame]),
          { game: game.id, setup, seed: `twin ${which}` },
          { seats: BOTH, aids: AIDS },
        ),
      );
    const { rooms, decide, same } = twins(begin);
    const drawn = () => rooms.map((room) => room.match.state.chance.drawn);
    const before = drawn();
    const rng = quickRng(5);
    let compared = 0;
    while (!rooms[0].match.over) {
      const asked = rooms[0].match.open[0]!;
      const answer = sampleAnswer(asked, rng)!;
      decide(asked.seat, answer, answer);
      if (canonical(drawn()) !== canonical(before)) break;
      compared++;
      for (const who of [0, 1, 2] as const) same(who);
    }
    expect(compared).toBeGreaterThan(2);
  });

  it('X-Wing: the dials of the other side, until one is revealed or looked at', () => {
    const { rooms, decide, same } = twins(() => spies());
    for (const seat of [0, 1]) {
      const [ask] = rooms.map((room) => room.match.askOf(seat)!);
      if (ask?.type !== 'form') throw new Error('dials are asked first');
      const dials = (nth: number) => Object.fromEntries(ask.fields.map((f) => [f.id, f.options.at(nth)!.id]));
      // Only seat 1 keeps another secret in each of the rooms.
      decide(seat, dials(0), dials(seat === 0 ? 0 : -1));
    }
    same(0);
    same(2);
    expect(rooms[0].match.hash()).not.toBe(rooms[1].match.hash());
  });
});
