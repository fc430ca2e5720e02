import type { Json, JsonObject, Seat, SeatKind } from '@holotisch/engine';
import type { Aids, MatchOpen, Reply } from '../protocol.ts';

/** What page and worker say to each other about the battles of the campaign that is on the table. Everything is plain data. */

/** A match that is a battle of a kept campaign. */
export interface BattleLink {
  /** The campaign's match. */
  readonly match: string;
  /** The same battle at the same place of the campaign, and no other. */
  readonly battle: string;
  /** The number of the decision that its end is; matches of before that was kept do not say. */
  readonly at?: number;
}

/** The battle that the campaign on the table waits for, as a match of this machine. */
export interface AskedBattle {
  readonly battle: string;
  /** The number of the decision that its end will be. */
  readonly at: number;
  readonly game: string;
  readonly edition: string;
  readonly setup: JsonObject;
  /** From the campaign's seed and its place there: whoever begins it anew has the same dice. */
  readonly seed: string;
  /** Whose seat of the campaign each seat is, and who plays there. */
  readonly of: readonly Seat[];
  readonly seats: readonly SeatKind[];
  readonly aids: Aids;
  readonly level?: string;
}

export interface BattleCalls {
  battle(): AskedBattle | undefined;
  /** What the match of the open battle has come to: the answer to the campaign's question. */
  battleReport(fought: MatchOpen): Reply<Json>;
  /** Lets the computers fight the open battle, from its beginning or from where its match stands; told by `FightNews`. */
  fight(from: MatchOpen | undefined): Reply<null>;
  stopFight(): void;
}

export interface FightNews {
  readonly fight:
    | { readonly battle: string; readonly rounds: number; readonly decisions: number }
    /** It is over: the file of its match. */
    | { readonly battle: string; readonly file: JsonObject }
    /** It was called off, or is none any more. */
    | { readonly battle: string; readonly stopped: true };
}
