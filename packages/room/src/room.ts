import {
  type Ask,
  bad,
  copy,
  type FairDice,
  good,
  type Json,
  type JsonObject,
  type Match,
  OVERRIDE,
  quickRng,
  type Refusal,
  type Result,
  RuleBug,
  type Seat,
  type SeatKind,
  sameData,
  sampleAnswer,
  type Taken,
} from '@holotisch/engine';
import { AsTold } from './as-told.ts';
import { Computers, type Decided } from './computers.ts';
import { backedBy, enterInto } from './entries.ts';
import { isFullFor, isFullForDecision } from './full.ts';
import { answerSince, type Back, type Entry, isReadingOf, wasUndone } from './log.ts';
import { type Backed, Backs, namedSince } from './named.ts';
import { consentsTo, type OpenProposal, Proposals } from './proposals.ts';
import {
  type Aids,
  type Answers,
  type ClientMessage,
  type Proposed,
  type Report,
  refusal,
  type Thinking,
  type Turn,
  type Viewer,
} from './protocol.ts';
import type { Facts } from './sight.ts';
import { costOf } from './undo.ts';

export interface RoomOptions {
  /** For each seat who plays it. */
  readonly seats: readonly SeatKind[];
  readonly aids: Aids;
  /**
   * The table of one machine: whoever holds all its human seats may have match file, seed and fault reports while the
   * match goes on. At any other table nobody gets them before its end.
   */
  readonly trusted?: boolean;
  /** Decides for the seats that the computer plays. */
  readonly computer?: (turn: Turn) => Json;
  /** The same in slices, for a table that has other things to do in between. */
  readonly thinking?: (turn: Turn) => Thinking;
  /** How well the computer plays, as the game calls it. */
  readonly level?: string;
  /**
   * Questions that a match of its own answers (the battles of a campaign): no computer does, and whoever is asked only at
   * the table of one machine.
   */
  readonly fought?: (ask: Ask) => boolean;
  /** What the seed was made of, for the file of a match that was played online. */
  readonly fair?: FairDice;
  /** Told of every new entry of the log, before anybody else learns of it. */
  readonly record?: (entry: Entry, number: number) => void;
}

/** Somebody who is told what happens in a room. */
interface Listener {
  /** As whom he wants to know what each event changes; undefined: he does not. */
  readonly watches: Viewer | undefined;
  /** Something happened. */
  update(): void;
  /** Something was taken back: what was told of it counts no more. */
  cut(): void;
}

/**
 * A match with people at it. The room holds the only true match; what a connection gets to see and may do goes through
 * `Connection`. It has no clock and no dice of its own.
 */
export class Room {
  readonly match: Match;
  readonly aids: Aids;
  readonly trusted: boolean;
  readonly #fair: FairDice | undefined;
  readonly #computers: Computers;
  readonly level: string | undefined;
  readonly #fought: (ask: Ask) => boolean;
  readonly #record: ((entry: Entry, number: number) => void) | undefined;
  #seats: readonly SeatKind[];
  readonly #log: Entry[];
  readonly #listeners = new Set<Listener>();
  /** What whoever watches has seen at the events that nobody has been told of yet. */
  readonly asTold = new AsTold();
  readonly #proposals = new Proposals();
  readonly #backs: Backs;
  /** Decisions that stood when the log began. */
  readonly begun: number;
  /** What was undone since the last new decision, the latest undo last. */
  #undone: { readonly by: Seat; readonly taken: readonly Taken[] }[] = [];
  /** The last takeback. */
  #bug: Report | undefined;
  /** The questions put at present, and how long the log was when they were put and when a seat last answered. */
  #asks: Match['asks'];
  #askedAt: number;
  readonly #answeredAt = new Map<Seat, number>();

  /** `log` has been done in this match already, after the first `begun` decisions. */
  constructor(
    match: Match,
    options: RoomOptions,
    begun = match.taken.length,
    log: readonly Entry[] = [],
    backs: readonly Backed[] = [],
  ) {
    this.match = match;
    this.#seats = match.game.seats(match.state).map((seat) => options.seats[seat] ?? 'human');
    this.aids = options.aids;
    this.trusted = options.trusted ?? false;
    this.#fair = options.fair;
    this.level = options.level;
    this.#fought = options.fought ?? (() => false);
    this.#computers = new Computers(this, options);
    this.#record = options.record;
    this.begun = begun;
    this.#log = [...log];
    this.#backs = new Backs(backs);
    this.#asks = match.asks;
    this.#askedAt = log.length;
  }

  /** For each seat who plays it. */
  get seats(): readonly SeatKind[] {
    return this.#seats;
  }
  get log(): readonly Entry[] {
    return this.#log;
  }
  get bug(): Report | undefined {
    return this.#bug;
  }
  get facts(): Facts {
    const { match, seats, aids } = this;
    const proposals = this.#proposals.open;
    const [backs, trusted] = [this.#backs, this.trusted];
    const redoer = this.#undone.at(-1)?.by;
    return {
      match,
      seats,
      aids,
      proposals,
      settled: this.#proposals.settled,
      backs,
      trusted,
      redoer,
      bug: this.#bug?.message,
      battle: this.battle,
    };
  }
  get #humans(): readonly Seat[] {
    return this.seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : []));
  }

  join(listener: Listener): void {
    this.#listeners.add(listener);
  }
  leave(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** Whether somebody with these seats may know everything that is in the match. */
  knowsAll(own: readonly Seat[]): boolean {
    return this.match.over || (this.trusted && this.#humans.every((seat) => own.includes(seat)));
  }

  /** The match as a file, with who plays and the aids. */
  file(): JsonObject {
    const table = { seats: this.seats, aids: this.aids, ...(this.level !== undefined && { level: this.level }) };
    return { ...(this.match.file() as JsonObject), table, ...(this.#fair && { fair: this.#fair }) };
  }

  /** From now on this seat is played by somebody else: the computer for a player who is gone, or he himself again. */
  hand(seat: Seat, kind: SeatKind): void {
    this.#seats = this.#seats.map((known, other) => (other === seat ? kind : known));
    // Whose consent is needed depends on who plays.
    this.#proposals.clear();
    this.#tell();
  }

  /** Takes a seat's decision. One that was taken already is not taken again. */
  decide(seat: Seat, at: number, answer: Json): Result<null> {
    const late = this.isLate(seat, at);
    if (late) {
      const given = answerSince(this.#log, at, seat);
      return given !== undefined && isReadingOf(given, answer) ? good(null) : bad(late);
    }
    const refused = this.notAlone(seat) ?? this.#take(seat, answer);
    if (refused) return bad(refused);
    this.#tell();
    return good(null);
  }

  #take(seat: Seat, answer: Json): Refusal | undefined {
    const refused = isFullForDecision(this.match) ?? this.#watched(() => this.match.decide(seat, answer));
    if (refused) return refused;
    this.#undone = [];
    this.#enterDecision(seat);
    return undefined;
  }

  /** The open question that a match of its own answers. */
  get battle(): Ask | undefined {
    return this.match.open.find((ask) => this.#fought(ask));
  }

  /** Why a seat does not answer its question by itself: what a battle has come to, its match says, or all together do. */
  notAlone(seat: Seat): Refusal | undefined {
    return !this.trusted && this.battle?.seat === seat ? refusal('room.fought') : undefined;
  }

  /** What the open battle has come to, from whoever keeps its match. */
  report(answer: Json): Result<null> {
    const refused = this.#refuseReport(answer) ?? this.#take(this.battle!.seat, answer);
    if (refused) return bad(refused);
    this.#tell();
    return good(null);
  }

  #refuseReport(answer: Json): Refusal | undefined {
    const { battle } = this;
    return battle ? this.match.check(battle.seat, answer) : refusal('room.noBattle');
  }

  /** The decision that a seat has just taken, as the match has read it: nothing else of what was sent is kept. */
  #enterDecision(seat: Seat): void {
    const { taken } = this.match;
    this.#enter({ by: seat, answer: copy(taken.findLast((one) => one.seat === seat)!.answer), taken: taken.length });
  }

  /** Why an answer with this number cannot be meant for the seat's present question. */
  isLate(seat: Seat, at: number): Refusal | undefined {
    const since = Math.max(this.#askedAt, this.#answeredAt.get(seat) ?? 0);
    if (at > this.#log.length) return refusal('room.early');
    return at < since ? refusal('room.late') : undefined;
  }

  /** Some legal answer to a seat's question; none where there is no question. */
  sample(seat: Seat, attempt: number): Json | undefined {
    const asked = this.match.askOf(seat);
    return asked && sampleAnswer(asked, quickRng(this.match.taken.length + 7919 * attempt));
  }

  /** Carries it out at once where it concerns nobody else; otherwise the others are asked. */
  propose(seat: Seat, at: number, what: Proposed): Result<Answers['propose']> {
    const needed = this.#consentsTo(seat, at, what);
    if (!needed.ok) return needed;
    if (needed.value.length === 0) return this.#carryOut(seat, what, false);
    const undoes = 'takeback' in what && {
      why: this.#whyAsked(seat, what.takeback),
      count: this.match.taken.length - what.takeback,
      named: namedSince(this.match, what.takeback),
    };
    const proposal = this.#proposals.add(seat, what, needed.value, undoes || undefined);
    this.#tell();
    return good({ proposal });
  }

  #whyAsked(seat: Seat, to: number): NonNullable<OpenProposal['why']> {
    const { dice, secrets, others } = costOf(this.match, this.seats, seat, to);
    return { dice, secrets, others };
  }

  /** Who has to agree to it; a refusal where it makes no sense now, whoever agrees. */
  #consentsTo(seat: Seat, at: number, what: Proposed): Result<readonly Seat[]> {
    if (at > this.#log.length) return bad(refusal('room.early'));
    // A takeback names what it leads back to, so new decisions do not matter to it; everything else is about right now.
    const late = 'takeback' in what ? wasUndone(this.#log, this.begun, at) : at < this.#log.length;
    if (late) return bad(refusal('room.late'));
    // After the end everybody may have the seed: what is over among strangers stays over.
    if (this.match.over && !this.trusted) return bad(refusal('engine.over'));
    const senseless = isFullFor(this.match, what) ?? this.#isSenseless(what);
    if (senseless) return bad(senseless);
    // Those at one screen see the battle's end together.
    if ('report' in what && this.trusted) return good([]);
    return consentsTo(what, seat, this.match, this.seats, this.#undone.at(-1)?.taken);
  }

  #isSenseless(what: Proposed): Refusal | undefined {
    if ('change' in what) return this.match.checkOverride(what.change);
    return 'report' in what ? this.#refuseReport(what.report) : undefined;
  }

  consent(seat: Seat, id: number, agree: boolean): Result<null> {
    const heard = this.#proposals.hear(seat, id, agree);
    if (!heard.ok) return heard;
    if (heard.value) return this.#carryOut(heard.value.seat, heard.value.what, true);
    this.#tell();
    return good(null);
  }

  /** Why this message would be refused now. Changes nothing. */
  refuses(message: Extract<ClientMessage, { readonly type: 'propose' | 'consent' }>): Refusal | undefined {
    const { seat } = message;
    const planned =
      message.type === 'propose'
        ? this.#consentsTo(seat, message.at, message.what)
        : this.#proposals.find(seat, message.proposal, message.agree);
    return planned.ok ? undefined : planned.fault;
  }

  #carryOut(seat: Seat, what: Proposed, agreed: boolean): Result<null> {
    const refused = this.#do(seat, what, agreed);
    this.#tell();
    return refused ? bad(refused) : good(null);
  }

  #do(seat: Seat, what: Proposed, agreed: boolean): Refusal | undefined {
    const { match } = this;
    const full = isFullFor(match, what);
    if (full) return full;
    if ('takeback' in what) {
      const undone = match.taken.slice(what.takeback);
      const onRecord = agreed || costOf(match, this.seats, seat, what.takeback).recorded;
      const entry: Back = { back: what.takeback, agreed: onRecord, seat, unasked: !agreed };
      const backed = backedBy(match, entry, this.#log.length);
      enterInto(match, entry);
      this.#undone.push({ by: seat, taken: undone });
      this.#cut();
      if (backed) this.#backs.add(backed);
      this.#enter(entry);
      return undefined;
    }
    if ('redo' in what) {
      for (const { seat: by, answer } of this.#undone.pop()?.taken ?? []) {
        const refused = this.#watched(() => match.take(by, answer));
        if (refused) return refused;
        this.#enter({ by, answer, taken: match.taken.length });
      }
      return undefined;
    }
    if ('report' in what) return this.#take(this.battle!.seat, what.report);
    const change = 'end' in what ? match.game.ending(match.state, seat, what.end).change : what.change;
    const refused = this.#watched(() => match.override(change));
    if (refused) return refused;
    this.#undone = [];
    this.#enter({ by: OVERRIDE, answer: copy(change), taken: match.taken.length });
    return undefined;
  }

  /** What the computer decides, if it has something to decide: it is not done yet. */
  choose(): Decided | undefined {
    return this.#bug ? undefined : this.guarded(() => this.#computers.choose(), undefined);
  }

  /** Lets the computer think on for a slice; whether it has not come to an end. `step` does what it has found. */
  ponder(hurry: boolean): boolean {
    return this.#bug ? false : this.guarded(() => this.#computers.ponder(hurry), false);
  }

  /** Whether it is the computer's turn. */
  get awaitsComputer(): boolean {
    return this.#computers.asked !== undefined;
  }

  /** One decision of the computer, if it has one to take; whether it has taken one. */
  step(): boolean {
    const chosen = this.choose();
    if (!chosen) return false;
    const { seat, answer } = chosen;
    return this.guarded(() => {
      this.#watched(() => this.match.decide(seat, answer));
      this.#enterDecision(seat);
      this.#tell();
      return true;
    }, false);
  }

  /**
   * Does what was done in the same room elsewhere (another tab). `number` is where these entries stand in the log;
   * false if they do not follow from what was done here.
   */
  follow(number: number, entries: readonly Entry[]): boolean {
    const known = this.#log.slice(number);
    if (number > this.#log.length || known.length > entries.length) return false;
    if (!sameData(known, entries.slice(0, known.length))) return false;
    const followed = this.guarded(() => {
      for (const entry of entries.slice(known.length)) {
        const backed = 'back' in entry ? backedBy(this.match, entry, this.#log.length) : undefined;
        if (this.#watched(() => enterInto(this.match, entry))) return false;
        if (backed) this.#backs.add(backed);
        if ('back' in entry) this.#cut();
        this.#enter(entry, 'known');
      }
      return true;
    }, false);
    this.#tell();
    return followed;
  }

  /** A fault of ours is told, not thrown: the match is as it was before the decision. */
  guarded<T>(work: () => T, otherwise: T): T {
    try {
      return work();
    } catch (e) {
      const message = e instanceof Error ? e.message : String(e);
      this.#bug = { message, file: e instanceof RuleBug ? e.file : this.match.file() };
      try {
        this.#tell();
      } catch {
        // If it is the telling that is broken, the report is all there is.
      }
      return otherwise;
    }
  }

  #enter(entry: Entry, how: 'new' | 'known' = 'new'): void {
    this.#log.push(entry);
    if (this.match.asks !== this.#asks) {
      this.#asks = this.match.asks;
      this.#askedAt = this.#log.length;
      this.#answeredAt.clear();
    } else if ('by' in entry && entry.by !== OVERRIDE) this.#answeredAt.set(entry.by, this.#log.length);
    this.#proposals.clear();
    this.#bug = undefined;
    if (how === 'new') this.#record?.(entry, this.#log.length - 1);
  }

  #cut(): void {
    for (const listener of this.#listeners) listener.cut();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener.update();
    this.asTold.clear();
  }

  /** Lets something happen before the eyes of those who want to know what each event changes. */
  #watched<T>(work: () => T): T {
    const viewers = new Set<Viewer>();
    for (const { watches } of this.#listeners) if (watches !== undefined) viewers.add(watches);
    return this.asTold.watch(this.match, viewers, work);
  }
}
