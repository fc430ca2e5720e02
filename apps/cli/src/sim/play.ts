import { type Json, Match, type Rng, RuleBug, type Seat } from '@holotisch/engine';
import type { AnyManifest } from '@holotisch/games';
import { type Player, rngOf } from '@holotisch/players';

/** What a whole simulation is about; plain data, since it goes to other threads. */
export interface Task {
  readonly game: string;
  readonly setup: Json;
  readonly seed: string;
  readonly players: readonly string[];
  /** Check the invariants of the game after every step. */
  readonly verify: boolean;
  /** Bring home the file of every match. */
  readonly files: boolean;
}

export interface Ended {
  readonly index: number;
  readonly winner: Seat | null;
  readonly rounds: number;
  readonly decisions: number;
  readonly file?: Json;
}
/** A game that a fault of ours has ended, and the file that shows it. */
export interface Broken {
  readonly index: number;
  readonly fault: string;
  readonly file: Json;
}
export type Played = Ended | Broken;
export const isBroken = (p: Played): p is Broken => 'fault' in p;

/** Plays the game of this number. Its dice and its players depend on the seed and the number alone. */
export function playOne(manifest: AnyManifest, players: readonly Player[], task: Task, index: number): Played {
  const game = manifest.editions[0]!;
  const seed = `${task.seed}/${index}`;
  try {
    const start = Match.start(game, { setup: task.setup, seed }, { keep: 'none', events: false, verify: task.verify });
    if (!start.ok) throw new Error(start.fault.message.text);
    const match: Match = start.value;
    const rngs = players.map((player, seat) => rngOf(`${seed}/${seat}/${player.id}`));
    const decisions = playToTheEnd(match, players, rngs, manifest.bounds.decisions);
    return { index, ...manifest.tally(match.state), decisions, ...(task.files && { file: match.file() }) };
  } catch (e) {
    if (e instanceof RuleBug) return { index, fault: e.message, file: e.file };
    throw e;
  }
}

function playToTheEnd(match: Match, players: readonly Player[], rngs: readonly Rng[], most: number): number {
  let n = 0;
  for (; !match.over; n++) {
    if (n === most) throw new RuleBug(`no end after ${n} decisions`, match.file());
    const ask = match.open[0]!;
    const { seat } = ask;
    const player = players[seat]!;
    const answer = player.choose({
      seat,
      ask,
      rng: rngs[seat]!,
      // Only players who look at the table pay for the view of it.
      get view() {
        return match.game.view(match.state, seat);
      },
    });
    if (match.decide(seat, answer))
      throw new RuleBug(`${player.id} gave an answer to ${ask.kind} that is not legal`, match.file());
  }
  return n;
}
