import type { GameEvent, Seat } from '@holotisch/engine';
import type { Happened } from '../match/protocol.ts';
import { isAttack } from './common-told.ts';

/** What a game tells of a match in figures: made of its events alone, so that nothing is counted that nobody saw. */
export interface Chronicle {
  /** Where each round begins. */
  readonly rounds: readonly { readonly round: number; readonly at: number }[];
  readonly losses: readonly Loss[];
  /** From the moment at which an attack is seen to begin to the one at which it is seen to end. */
  readonly attacks: readonly { readonly from: number; readonly to: number }[];
  /** Damage that each seat has suffered, round by round; 0 is whatever came before the first. */
  readonly damage: readonly { readonly round: number; readonly suffered: readonly number[] }[];
  /** By seat. */
  readonly dice: readonly Luck[];
  /** The attack, or else the activation, that has cost one side the most. */
  readonly decisive: Decisive | undefined;
}

type Loss = {
  readonly at: number;
  readonly seat: Seat;
  readonly piece: number;
  readonly points: number;
};

interface Decisive {
  /** Where it begins. */
  readonly at: number;
  readonly seat: Seat;
  readonly points: number;
  readonly pieces: readonly number[];
}

/** What the dice of a seat have shown, and what they show on average. */
export interface Luck {
  readonly attack: Thrown;
  readonly defence: Thrown;
}
type Thrown = {
  readonly dice: number;
  readonly got: number;
  readonly expected: number;
};

/** What an event means for the figures. */
export type Fact =
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'damage'; readonly seat: Seat; readonly amount: number }
  | ({ readonly kind: 'loss' } & Omit<Loss, 'at'>)
  | ({ readonly kind: 'dice'; readonly seat: Seat; readonly of: keyof Luck } & Thrown);

export type Chronicler<V, E extends GameEvent> = (events: readonly Happened<E>[], view: V) => Chronicle;

interface Telling<E extends GameEvent> {
  readonly seats: number;
  readonly events: readonly Happened<E>[];
  readonly facts: (event: E) => readonly Fact[];
  /** The attack or the activation that an event belongs to, by name. */
  readonly belongsTo: (event: E) => string | undefined;
}

/** The figures of a match, from what each event means for them. */
export function chronicleOf<E extends GameEvent>({ seats, events, facts, belongsTo }: Telling<E>): Chronicle {
  const rounds: { round: number; at: number }[] = [];
  const losses: (Loss & { readonly cause: string })[] = [];
  const damage = new Map<number, number[]>();
  const dice = Array.from({ length: seats }, () => ({ attack: noDice(), defence: noDice() }));
  const begins = new Map<string, number>();
  const attacks = new Map<string, { readonly from: number; to: number }>();
  for (const { at, event } of events) {
    // A unit has its turn again in another round.
    const name = belongsTo(event);
    const cause = name === undefined ? `at ${at}` : `${name} in round ${rounds.at(-1)?.round}`;
    if (!begins.has(cause)) begins.set(cause, at);
    if (name !== undefined && isAttack(name)) {
      const attack = attacks.get(name);
      if (attack) attack.to = at;
      else attacks.set(name, { from: at, to: at });
    }
    for (const fact of facts(event)) {
      if (fact.kind === 'round') rounds.push({ round: fact.round, at });
      else if (fact.kind === 'damage') {
        const round = rounds.at(-1)?.round ?? 0;
        const suffered = damage.get(round) ?? Array.from({ length: seats }, () => 0);
        suffered[fact.seat] = (suffered[fact.seat] ?? 0) + fact.amount;
        damage.set(round, suffered);
      } else if (fact.kind === 'loss') {
        const { seat, piece, points } = fact;
        losses.push({ at, seat, piece, points, cause });
      } else {
        const sum = dice[fact.seat]?.[fact.of];
        if (!sum) continue;
        sum.dice += fact.dice;
        sum.got += fact.got;
        sum.expected += fact.expected;
      }
    }
  }
  const last = rounds.at(-1)?.round ?? 0;
  const none = Array.from({ length: seats }, () => 0);
  const first = damage.has(0) ? 0 : 1;
  return {
    rounds,
    losses: losses.map(({ cause: _, ...loss }) => loss),
    attacks: [...attacks.values()],
    damage: Array.from({ length: last + 1 - first }, (_, n) => ({
      round: n + first,
      suffered: damage.get(n + first) ?? none,
    })),
    dice,
    decisive: decisiveOf(losses, begins),
  };
}

const noDice = () => ({ dice: 0, got: 0, expected: 0 });

/** Of two that cost the same, the earlier one: what came after it was fought with less. */
function decisiveOf(
  losses: readonly (Loss & { readonly cause: string })[],
  begins: ReadonlyMap<string, number>,
): Decisive | undefined {
  const sums = new Map<string, { at: number; seat: Seat; points: number; pieces: number[] }>();
  for (const { cause, seat, piece, points } of losses) {
    const key = `${seat} ${cause}`;
    const sum = sums.get(key) ?? { at: begins.get(cause)!, seat, points: 0, pieces: [] };
    sum.points += points;
    sum.pieces.push(piece);
    sums.set(key, sum);
  }
  let most: Decisive | undefined;
  for (const one of sums.values()) if (one.points > 0 && one.points > (most?.points ?? 0)) most = one;
  return most;
}

/** What dice have shown of something, against what such dice show on average. */
export function thrown<F>(
  dice: readonly { readonly face: F; readonly faces: readonly F[] }[],
  worth: (face: F) => number,
): Thrown {
  let [got, expected] = [0, 0];
  for (const { face, faces } of dice) {
    got += worth(face);
    expected += faces.reduce((sum, one) => sum + worth(one), 0) / faces.length;
  }
  return { dice: dice.length, got, expected };
}
