import type { Match } from '@holotisch/engine';
import { type AnyManifest, opponentOf } from '@holotisch/games';
import { letDecide, rngOf } from '@holotisch/players';

/** The computers decide for everybody until the match is over, one decision a step: whoever drives them may stop between two. */
export function* fighting(match: Match, manifest: AnyManifest, level: string | undefined): Generator<void, void, void> {
  const player = opponentOf(manifest, level);
  const rng = rngOf(`${match.state.chance.seed}/${match.taken.length}`);
  for (let taken = 0; !match.over; taken++) {
    if (taken === manifest.bounds.decisions) throw new Error(`no end after ${taken} decisions`);
    letDecide(match, match.open[0]!.seat, player, rng);
    yield;
  }
}
