import { armada } from '@holotisch/armada';
import {
  type AnyGame,
  canonical,
  isObject,
  type Json,
  Match,
  quickRng,
  type Seat,
  sampleAnswer,
} from '@holotisch/engine';
import { legion, legion26 } from '@holotisch/legion';
import { xwing } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { randomSetup as fleets } from '../../armada/test/random/play.ts';
import { randomSetup as armies } from '../../legion/test/random/play.ts';
import { randomSetup as squads } from '../../xwing/test/random/squads.ts';
import { brawl, spies } from './positions.ts';
import { value } from './table.ts';

/** `otherwise` changes all that a view hides and nothing that it shows; whoever adds a secret to a state is told here. */

/** The places of a state at which something stands that a view of it cannot tell. */
function hidden(state: unknown, imagined: unknown, path: string, out: string[]): string[] {
  if (Array.isArray(state) || isObject(state)) {
    const [one, other] = [state, imagined ?? {}] as [Record<string, unknown>, Record<string, unknown>];
    for (const key of Object.keys(one)) hidden(one[key], other[key], `${path}/${key}`, out);
  } else if (state !== imagined) out.push(path);
  return out;
}
const at = (state: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce((one, key) => (one as Record<string, unknown> | undefined)?.[key], state);

/**
 * What a view leaves out though it is no secret, or comes out only with chance: everybody has seen when a card was dealt, and
 * knows of two orders of a bag that they are the same bag.
 */
const OPEN = /^\/chance\/|\/damage\/\d+\/(?:round|unresolved)$|^\/brought\/|\/pool\/\d+$/;

function unchanged(game: AnyGame, state: Json, seat: Seat): readonly string[] {
  const imagined = game.imagine(game.view(state, seat), seat);
  const other = game.otherwise(state, seat);
  return hidden(state, imagined, '', []).filter((path) => !OPEN.test(path) && at(other, path) === at(state, path));
}

function* states(match: Match, most: number) {
  const rng = quickRng(5);
  for (let n = 0; n < most && !match.over; n++) {
    const asked = match.open[rng.below(match.open.length)]!;
    match.decide(asked.seat, sampleAnswer(asked, rng)!);
    if (n % 3 === 0) yield match.state as unknown as Json;
  }
}
const begin = (game: AnyGame, setup: Json): Match => value(Match.start(game, { setup, seed: 'otherwise' }));

const GAMES: readonly (readonly [string, AnyGame, (game: AnyGame) => Match])[] = [
  ['X-Wing', xwing, (game) => begin(game, squads(2))],
  ['X-Wing in the middle', xwing, (game) => spies(game).match],
  ['Armada', armada, (game) => begin(game, fleets(2))],
  ['Armada in the middle', armada, (game) => brawl(game).match],
  ['Legion 1.2', legion, (game) => begin(game, armies(2, legion))],
  ['Legion 2.6', legion26, (game) => begin(game, armies(2, legion26))],
];

describe('what a seat cannot know is otherwise, and all that it sees is the same', () => {
  it.each(GAMES)('%s', (_name, game, start) => {
    let changes = 0;
    for (const state of states(start(game), 60))
      for (const seat of [0, 1] as const) {
        const other = game.otherwise(state, seat);
        expect(canonical(game.view(other, seat))).toBe(canonical(game.view(state, seat)));
        const drawn = game.determinise?.(state, seat, quickRng(changes));
        if (drawn) expect(canonical(game.view(drawn, seat))).toBe(canonical(game.view(state, seat)));
        expect(unchanged(game, state, seat)).toEqual([]);
        if (canonical(other) !== canonical(state)) changes++;
      }
    expect(changes).toBeGreaterThan(10);
  });

  it('a secret that it forgets is found', () => {
    const forgetful: AnyGame = { ...xwing, otherwise: (state) => xwing.clone(state) };
    const [state] = states(spies().match, 10);
    expect(unchanged(forgetful, state!, 0).some((path) => path.startsWith('/decks/'))).toBe(true);
  });
});
