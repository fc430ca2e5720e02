import { type ArmadaState, armada } from '@holotisch/armada';
import { type AnyGame, type Json, quickRng } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { randomSetup } from '../../armada/test/random/play.ts';
import type { Room } from '../src/index.ts';
import { armadaSecrets, secretOf, shipsOf } from './hidden-armada.ts';
import { atRandom, playAndSearch, start, twins } from './leaks.ts';
import { brawl } from './positions.ts';
import { Leak } from './search.ts';

describe('no update tells a connection what it must not know', () => {
  it('in games of Armada with any fleets, from the objectives on', () => {
    const told = new Set<string>();
    for (const n of [1, 4])
      for (const type of playAndSearch(start(armada, randomSetup(n)), armadaSecrets, quickRng(n), 180, atRandom).told)
        told.add(type);
    for (const type of ['objectiveChosen', 'deployed', 'dialsSet', 'revealed']) expect(told).toContain(type);
  });

  it('in fights of Armada between ships without shields', () => {
    const told = new Set<string>();
    for (let n = 0; n < 3; n++)
      for (const type of playAndSearch(brawl(), armadaSecrets, quickRng(n), 120, atRandom).told) told.add(type);
    for (const type of ['revealed', 'attack', 'damageCard', 'tokenGained']) expect(told).toContain(type);
  });
});

describe('the search finds in Armada', () => {
  type Game = typeof armada;
  const leaking = (change: (game: Game) => Partial<Game>, begin: (game: AnyGame) => Room = brawl) => {
    const game: AnyGame = { ...armada, ...change(armada) };
    return () => playAndSearch(begin(game), armadaSecrets, quickRng(1), 120, atRandom);
  };
  const inView = (more: (state: ArmadaState) => object, begin?: (game: AnyGame) => Room) =>
    leaking((game) => ({ view: (state, seat) => ({ ...game.view(state, seat), ...more(state) }) }), begin);
  const inEvents = (tell: (state: ArmadaState) => Record<string, Json>, begin?: (game: AnyGame) => Room) =>
    leaking(
      (game) => ({
        *run(g, activity) {
          yield* game.run(g, activity);
          // A leak is an event that says more than its type allows; the compiler finds those that are written down.
          g.emit({ type: 'activationEnds', unit: 0, ...tell(g.state) });
        },
      }),
      begin,
    );
  const whole = (game: AnyGame) => start(game, randomSetup(1));
  const dial = (state: ArmadaState) => shipsOf(state).find((ship) => ship.dials.length > 0)?.dials[0] ?? null;
  const hurt = (state: ArmadaState) => shipsOf(state).find((ship) => ship.damage.some((d) => !d.faceup));
  const facedown = (state: ArmadaState) => hurt(state)?.damage.find((d) => !d.faceup)?.card ?? null;
  const brought = (state: ArmadaState) => state.brought.map((o) => o?.navigation ?? null);

  it.each([
    ['a dial in the view', inView((s) => ({ sneak: dial(s) }))],
    ['a dial of the objective in the view', inView((s) => ({ sneak: secretOf(s)[0] ?? null }))],
    ['a facedown card in the view', inView((s) => ({ sneak: facedown(s) }))],
    ['the top of the deck in the view', inView((s) => ({ sneak: s.deck.draw[0] ?? null }))],
    ['the seed in the view', inView((s) => ({ sneak: s.chance.seed }))],
    ['the count of draws in the view', inView((s) => ({ sneak: s.chance.drawn }))],
    ['objectives in the view', inView((s) => ({ sneak: brought(s) }), whole)],
    ['a dial in an event', inEvents((s) => ({ code: dial(s) }))],
    ['a facedown card in an event', inEvents((s) => ({ unit: hurt(s)?.id ?? 0, name: facedown(s) }))],
    ['the seed in an event', inEvents((s) => ({ said: s.chance.seed }))],
    ['objectives in an event', inEvents((s) => ({ said: brought(s)[0]!, also: brought(s)[1]! }), whole)],
  ])('%s', (_what, play) => {
    expect(play).toThrow(Leak);
  });

  it('the face of a card that is dealt facedown', () => {
    const play = leaking((game) => ({
      sit: (state, emit = () => {}, like) =>
        game.sit(
          state,
          (event, only, others) => {
            const unit = event.type === 'damageCard' ? state.units[event.unit] : undefined;
            const last = unit?.kind === 'ship' ? unit.damage.at(-1) : undefined;
            emit(event.type === 'damageCard' && last ? { ...event, card: last.card } : event, only, others);
          },
          like,
        ),
    }));
    expect(play).toThrow(Leak);
  });
});

describe('a secret of Armada makes no difference before it comes out', () => {
  it('the dials of the other side, until one is revealed', () => {
    const { rooms, decide, same } = twins(() => brawl());
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

  it('the damage deck, as long as cards are dealt facedown', () => {
    const tops = [
      ['power-failure', 'ruptured-engine'],
      ['crew-panic', 'comm-noise'],
    ] as const;
    const { rooms, decide, same } = twins((which) => brawl(armada, tops[which]));
    const rng = quickRng(2);
    const dealt = () => rooms[0].match.events.filter(({ event }) => event.type === 'damageCard').length;
    for (let n = 0; n < 200 && dealt() < 2 && !rooms[0].match.over; n++) {
      const asked = rooms[0].match.open[0]!;
      // No critical effect: nothing is to come up.
      const options = 'options' in asked ? asked.options.map((o) => o.id) : [];
      const answer = asked.kind === 'critical' && options.includes('none') ? 'none' : atRandom(rooms[0], asked, rng);
      decide(asked.seat, answer, answer);
      for (const who of [0, 1, 2] as const) same(who);
    }
    expect(dealt()).toBeGreaterThan(0);
    expect(rooms[0].match.hash()).not.toBe(rooms[1].match.hash());
  });
});
