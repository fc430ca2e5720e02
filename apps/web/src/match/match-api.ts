import type { Dictionary, Json, JsonObject, Language, Refusal, Seat } from '@holotisch/engine';
import type { BattleInfo } from '@holotisch/online/client';
import type { Proposed } from '@holotisch/room/client';
import { createContext, use } from 'react';
import type { AskedBattle, BattleLink } from './campaign/calls.ts';
import type {
  Aids,
  AskedCost,
  Fault,
  FileHead,
  MatchOpen,
  MatchStart,
  Reply,
  SeatKind,
  Snapshot,
  Viewer,
} from './protocol.ts';
import type { KeptMatch } from './storage.ts';

/**
 * What went wrong beside the rules: the match could not be kept, the worker has thrown something, or it is gone: with an
 * error, or without a word.
 */
export interface PageFault {
  readonly kind: 'storage' | 'worker' | 'ended' | 'silent';
  readonly message: string;
  /** Opens the match again where it was. */
  again?(): void;
}

/** The running match as the page sees it, wherever its room is. */
export interface MatchApi {
  readonly snapshot: Snapshot | undefined;
  /** The worker is thinking: the computer's turn, or a long replay. */
  readonly busy: boolean;
  /** Why the last answer was refused; gone with the next legal one. */
  readonly refusal: Fault | undefined;
  /** What the player has to know although nobody has asked. */
  readonly fault: PageFault | undefined;
  /** What the players call themselves; nothing where they do not. */
  readonly names: readonly string[];
  /** What is said around the room, where it is not at this machine. */
  readonly texts: Readonly<Record<Language, Dictionary>> | undefined;
  /** Where one goes who gets up. */
  readonly home: string | undefined;
  /** What only the table of this machine can do; other tables have none of it. */
  readonly local: LocalApi | undefined;
  /** The battles of a campaign, where they are fought online. */
  readonly far?: FarBattles;
  /** Goes away from the table; the match waits. */
  leave(): void;
  decide(answer: Json): Promise<void>;
  check(answer: Json): Promise<Refusal | undefined>;
  /** Some legal answer to the open question; another one for each attempt. */
  sample(attempt?: number): Promise<Json | undefined>;
  /** Look from another seat, or at another moment of the match. */
  look(viewer: Viewer, moment?: number): Promise<void>;
  /** What is to be seen from a seat at a moment, without going there; undefined where the room does not say. */
  peek(viewer: Viewer, moment: number): Promise<unknown>;
  /** What it would cost to take back the last decision of one's own, worked out where that has not been done. */
  undoCost(): Promise<AskedCost | undefined>;
  /** `agreed`: all who play at this screen have said yes. */
  undo(to: number, agreed?: boolean): Promise<void>;
  redo(): Promise<void>;
  override(change: Json): Promise<boolean>;
  /** Proposes something for a seat of this screen; those at other screens have to agree. */
  propose(what: Proposed, seat?: Seat): Promise<boolean>;
  consent(proposal: number, seat: Seat, agree: boolean): Promise<boolean>;
  /** About the moment that is looked at. `A` is what the game answers this question with. */
  question<A = Json>(name: string, args: Record<string, Json>): Promise<Reply<A>>;
  file(): Promise<Json>;
  dismissRefusal(): void;
  dismissFault(): void;
}

/** The battles of a campaign that is played online. */
export interface FarBattles {
  /** The one that the campaign waits for, and its match once it was begun. */
  readonly open: BattleInfo | null;
  /** The matches that have told how battles ended, by the number of the decision. */
  readonly fought: readonly { readonly at: number; readonly match: string }[];
  /** The seat that this screen has at the campaign. */
  readonly own: Seat | null;
  /** Where the campaign stands of which this match is a battle. */
  readonly back: string | undefined;
  /** Makes the match of the open battle, or finds it: it stands in `open` then. */
  begin(): Promise<Reply>;
  /** Takes the own seat along to the battle's match; where that stands. */
  seatAt(match: string): string;
}

/** Begins and opens matches at this machine. */
export interface LocalApi {
  start(start: MatchStart, campaign?: BattleLink): Promise<boolean>;
  /** Who sat at the match in a file, before it is opened. */
  read(text: string): Promise<Reply<FileHead>>;
  load(text: string, seats: readonly SeatKind[], aids: Aids): Promise<boolean>;
  /** Goes on with a match that was kept: this one, or the one that was left last. */
  resume(match?: KeptMatch): Promise<boolean>;
  /** Under which id the match on the table is kept. */
  kept(): string | undefined;
  readonly battles: BattleApi;
}

/** The battles of the campaign on the table; `match/campaign/battle-of.ts` knows where their matches are. */
interface BattleApi {
  open(): Promise<AskedBattle | undefined>;
  report(fought: MatchOpen): Promise<Reply<Json>>;
  /** The file of the match that the computers have fought; undefined where it was called off or could not be fought. */
  fight(
    from: MatchOpen | undefined,
    onProgress: (far: { readonly rounds: number; readonly decisions: number }) => void,
  ): Promise<JsonObject | undefined>;
  stop(): void;
}

export const MatchContext = createContext<MatchApi | undefined>(undefined);

export function useMatch(): MatchApi {
  const api = use(MatchContext);
  if (!api) throw new Error('useMatch stands outside its provider');
  return api;
}

/** For pages that stand only around the table of this machine. */
export function useLocalTable(): LocalApi {
  const { local } = useMatch();
  if (!local) throw new Error('this is not the table of this machine');
  return local;
}
