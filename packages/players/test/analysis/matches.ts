import { type AnyGame, type Json, Match, type Seat } from '@holotisch/engine';
import type { Matter } from '../../src/analysis/index.ts';
import { type Player, rngOf } from '../../src/index.ts';
import type { Turn } from '../../src/player.ts';

/** Short matches that are over, to look back at. */

/** Two players to the end; `instead` may answer otherwise. */
export function played(
  game: AnyGame,
  setup: Json,
  seed: string,
  players: readonly Player[],
  instead: (turn: Turn, state: never) => Json | undefined = () => undefined,
): Matter & { readonly match: Match } {
  const started = Match.start(game, { setup, seed }, { keep: 'last', events: false });
  if (!started.ok) throw new Error(JSON.stringify(started.fault));
  const match: Match = started.value;
  const rngs = players.map((_, seat) => rngOf(`${seed} ${seat}`));
  while (!match.over) {
    const ask = match.open[0]!;
    const { seat } = ask;
    const turn: Turn = { seat, view: game.view(match.state, seat) as Json, ask, rng: rngs[seat]! };
    const answer = instead(turn, match.state as never) ?? players[seat]!.choose(turn);
    const refusal = match.decide(seat, answer);
    if (refusal) throw new Error(JSON.stringify(refusal));
  }
  const decisions = match.taken.map(({ seat, answer }) => [seat as Seat, answer] as const);
  return { game, origin: { setup, seed }, decisions, match };
}
