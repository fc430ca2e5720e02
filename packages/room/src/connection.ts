import {
  bad,
  good,
  type Json,
  type JsonObject,
  type Match,
  POSITION,
  type Recorded,
  type Refusal,
  type Result,
  type Seat,
  seenBy,
} from '@holotisch/engine';
import { toldAgain } from './as-told.ts';
import { changeOf, changesOf } from './change.ts';
import { stillTaken, wasUndone } from './log.ts';
import { isMoving } from './moving.ts';
import { namedSince, undoneFor } from './named.ts';
import { openedView } from './opened.ts';
import {
  type Answers,
  type ClientMessage,
  type Past,
  type Reply,
  type Report,
  readMessage,
  refusal,
  type Sight,
  type Told,
  type Update,
  type Viewer,
} from './protocol.ts';
import type { Room } from './room.ts';
import { allowedAids, battleHere, questionFor, seenEvents, sightOf } from './sight.ts';
import { costOf } from './undo.ts';

/** What a viewer has been told: the sight of the match, and how far in the records of events that reached. */
interface Reached {
  readonly sight: Sight | undefined;
  readonly records: number;
  readonly events: number;
}

const NOTHING: Reached = { sight: undefined, records: 0, events: 0 };

const FAULT: Reply = bad(refusal('room.bug'));

type Asked = Extract<ClientMessage, { type: 'ask' }>;
type Looked = Extract<ClientMessage, { type: 'look' }>;
type Resumed = Extract<ClientMessage, { type: 'resume' }>;

/** Whoever has missed more decisions than these is shown what came of them, not how. */
const MOST_REMEMBERED = 24;

/**
 * One way into a room, bound to a seat, to several (a shared screen) or to none (a spectator). Whatever it says is
 * checked here, and nothing leaves here that its viewer may not know.
 */
export class Connection {
  readonly own: readonly Seat[];
  readonly #room: Room;
  readonly #send: (update: Update) => void;
  readonly #told = new Map<Viewer, Reached>();
  #viewer: Viewer;
  #listening = false;
  /** Wants to know what each event changes. */
  #watching = false;

  /** For these seats of the room. Nothing is sent before it has said `resume`. */
  constructor(room: Room, own: readonly Seat[], send: (update: Update) => void, seats: 'human' | 'any' = 'human') {
    const foreign = own.find((seat) => (seats === 'human' ? room.seats[seat] !== 'human' : seat >= room.seats.length));
    if (foreign !== undefined) throw new RangeError(`seat ${foreign} is not for people`);
    this.#room = room;
    this.own = own;
    this.#send = send;
    this.#viewer = own.length === 1 ? own[0]! : 'nobody';
    room.join(this);
  }

  /** For whoever has a seat, also while the computer plays it for him: he sees what it sees. */
  static at(room: Room, own: readonly Seat[], send: (update: Update) => void): Connection {
    return new Connection(room, own, send, 'any');
  }

  get watches(): Viewer | undefined {
    return this.#listening && this.#watching ? this.#viewer : undefined;
  }

  close(): void {
    this.#listening = false;
    this.#room.leave(this);
  }

  /** Takes any message. A bad one is refused with a reason; nothing is ever thrown. */
  receive(data: unknown): Reply {
    const message = readMessage(data);
    return message.ok ? this.hear(message.value) : message;
  }

  /** The same with a message that has been read already. */
  hear(message: ClientMessage): Reply {
    const answer = () => this.#answer(message);
    if (isMoving(message)) return this.#room.guarded<Reply>(answer, FAULT);
    try {
      return answer();
    } catch {
      // What only asks has changed nothing: the fault concerns nobody but whoever asked.
      return FAULT;
    }
  }

  #answer(m: ClientMessage): Reply<Answers[keyof Answers]> {
    const room = this.#room;
    if ('seat' in m && !this.own.includes(m.seat) && !this.#seesToBattle(m))
      return bad(refusal('room.notYours', { seat: m.seat }));
    switch (m.type) {
      case 'decide':
        return room.decide(m.seat, m.at, m.answer);
      case 'check':
        return this.#inTime(m, () => room.match.check(m.seat, m.answer) ?? null);
      case 'sample':
        return this.#inTime(m, () => room.sample(m.seat, m.attempt) ?? null);
      case 'propose':
        return room.propose(m.seat, m.at, m.what);
      case 'cost':
        return this.#cost(m.seat, m.at, m.to);
      case 'consent':
        return room.consent(m.seat, m.proposal, m.agree);
      case 'ask':
        return this.#ask(m);
      case 'look':
        return this.#look(m);
      case 'resume':
        return this.#resume(m);
      case 'file':
        return this.#ifKnowsAll(() => room.file());
      case 'report':
        return this.#ifKnowsAll(() => room.bug ?? null);
    }
  }

  /** What an open battle has come to may be tried and told by anybody at its machine, whichever seat is asked. */
  #seesToBattle(m: Extract<ClientMessage, { readonly seat: Seat }>): boolean {
    const battle = battleHere(this.#room.facts);
    if (m.type === 'check' || m.type === 'sample') return battle?.seat === m.seat;
    return battle !== undefined && m.type === 'propose' && 'report' in m.what;
  }

  /** About what stood when it was asked: a takeback names what it leads back to, so new decisions do not matter. */
  #cost(seat: Seat, at: number, to: number): Result<Answers['cost']> {
    const { match, seats, log, begun } = this.#room;
    if (at > log.length) return bad(refusal('room.early'));
    if (wasUndone(log, begun, at)) return bad(refusal('room.late'));
    if (to >= match.taken.length) return bad(refusal('room.nothingToUndo'));
    const cost = costOf(match, seats, seat, to);
    if (cost.free) return good(cost);
    return good({ ...cost, count: match.taken.length - to, undoes: undoneFor(namedSince(match, to), seat) });
  }

  #inTime<T extends Json | Refusal>(
    { seat, at }: { readonly seat: Seat; readonly at: number },
    answer: () => T,
  ): Result<T> {
    const late = this.#room.isLate(seat, at);
    return late ? bad(late) : good(answer());
  }

  #ifKnowsAll<T extends JsonObject | Report | null>(answer: () => T): Reply<T> {
    return this.#room.knowsAll(this.own) ? good(answer()) : bad(refusal('room.notBeforeTheEnd'));
  }

  /** Questions are answered out of what the viewer sees, so that no answer can tell more than that. */
  #ask({ question, args, moment }: Asked): Reply<Json> {
    const match = this.#at(moment);
    const { game } = match;
    if (!Object.hasOwn(game.askable, question) || !Object.hasOwn(game.questions, question))
      return bad(refusal('room.noQuestion', { question, known: Object.keys(game.askable) }));
    // A position to be laid out again must not have anything half done in it.
    const seen = game.view(question === POSITION ? match.whole : match.state, this.#viewer);
    const aid = game.askable[question];
    const now = match === this.#room.match;
    const asked = now ? questionFor(match, { viewer: this.#viewer, own: this.own }) : undefined;
    if (typeof aid === 'string' && !allowedAids(match, this.#room.aids, seen, asked, args).includes(aid))
      return bad(refusal('room.aidOff', { aid: { text: `room.aid.${aid}` } }));
    return game.questions[question]!(game.imagine(seen, this.#viewer), args);
  }

  #look({ viewer, moment, from = moment }: Looked): Reply<Past | null> {
    if (viewer !== 'nobody' && !this.own.includes(viewer)) return bad(refusal('room.notYours', { seat: viewer }));
    if (moment === undefined) {
      this.#viewer = viewer;
      this.update();
      return good(null);
    }
    const { match } = this.#room;
    // What is over has no secrets: the file of the match tells all of them.
    const look = match.over ? openedView : ({ game, state }: Match) => game.view(state, viewer);
    const to = Math.min(moment, match.taken.length);
    const { played, views } =
      from! < to && to - from! <= MOST_REMEMBERED
        ? toldAgain(match, { from: from!, to, viewer }, look)
        : { played: this.#at(moment), views: undefined };
    const view = look(played);
    const past = { viewer, moment: to, view, result: played.result ?? null };
    return good(views ? { ...past, changes: changesOf(view, views) } : past);
  }

  #resume({ from, changes = false }: Resumed): Reply<null> {
    const { log, begun, match, asTold } = this.#room;
    const known = from <= log.length ? stillTaken(log, begun, from) : -1;
    // Whoever has seen nothing yet has not seen what happened before the first decision either.
    const seen = from === 0 ? 0 : match.events.filter((r) => r.at <= known).length;
    this.#told.clear();
    this.#told.set(this.#viewer, {
      sight: undefined,
      records: seen,
      events: seenEvents(match.events.slice(0, seen), this.#viewer).length,
    });
    this.#listening = true;
    this.#watching = changes;
    if (changes && from > 0) this.#remember(match.events.slice(seen), known);
    this.update();
    asTold.clear();
    return good(null);
  }

  /** What has happened since, while somebody was away for a short time, is to be seen as it happened. */
  #remember(since: readonly Recorded[], from: number): void {
    const { match, asTold } = this.#room;
    const to = match.taken.length;
    if (from < 0 || to - from > MOST_REMEMBERED) return;
    const viewer = this.#viewer;
    const { views } = toldAgain(match, { from, to, viewer });
    for (const [i, told] of since.filter((record) => seenBy(record, viewer)).entries())
      if (views[i] !== undefined) asTold.put(told, viewer, views[i]);
  }

  /** The match as it stood after so many decisions; now, if none are named. */
  #at(moment?: number): Match {
    const now = this.#room.match;
    if (moment === undefined || moment >= now.taken.length) return now;
    const past = now.fork();
    past.rewind(moment);
    return past;
  }

  /** Something was taken back: what was told of it counts no more. */
  cut(): void {
    const { events } = this.#room.match;
    for (const [viewer, told] of this.#told)
      if (told.records > events.length)
        this.#told.set(viewer, { ...told, records: events.length, events: seenEvents(events, viewer).length });
  }

  /** Tells what is new to the viewer, going on from what was told at this screen already. */
  update(): void {
    if (!this.#listening) return;
    const room = this.#room;
    const viewer = this.#viewer;
    const own = this.#told.get(viewer);
    const other = this.#neighbour();
    const looker = { viewer, own: this.own, knowsAll: room.knowsAll(this.own) };
    const sight = sightOf(room.facts, looker, own?.sight);
    const base = own?.sight ?? other?.sight;
    const told = other && other.records > (own?.records ?? -1) ? other : (own ?? NOTHING);
    const { events } = room.match;
    const { list, last } = this.#happened(events.slice(told.records), (base ?? sight).view);
    this.#told.set(viewer, { sight, records: events.length, events: told.events + list.length });
    try {
      this.#send({
        at: room.log.length,
        viewer,
        events: { ...(told === other && { of: other.viewer }), from: told.events, list },
        ...(base
          ? {
              ...(other && !own?.sight && { of: other.viewer }),
              change: changeOf({ ...base, view: last }, sight) ?? {},
            }
          : { whole: sight }),
      });
    } catch {
      // Whoever cannot be reached keeps nobody else waiting; he comes back by `resume`.
      this.close();
    }
  }

  /** What happened, with what it has changed in the view where that is wished for, and the view after the last of it. */
  #happened(records: readonly Recorded[], view: Json): { readonly list: readonly Told[]; readonly last: Json } {
    let last = view;
    const list = records.flatMap((record): Told[] => {
      const [happened] = seenEvents([record], this.#viewer);
      const now = happened && this.#watching ? this.#room.asTold.get(record, this.#viewer) : undefined;
      if (!happened || now === undefined) return happened ? [happened] : [];
      const change = changeOf(last, now) ?? {};
      last = now;
      return [{ ...happened, change }];
    });
    return { list, last };
  }

  /** What another viewer of the same screen was told last, as far as this one has seen the same happen. */
  #neighbour(): (Reached & { readonly viewer: Viewer }) | undefined {
    if (this.#told.size < (this.#told.has(this.#viewer) ? 2 : 1)) return undefined;
    const others = [...this.#told].filter(([viewer, told]) => viewer !== this.#viewer && told.sight);
    const [last] = others.sort(([, a], [, b]) => b.records - a.records);
    if (!last) return undefined;
    const [viewer, { sight, records }] = last;
    const { events } = this.#room.match;
    const differs = events.findIndex((r) => seenBy(r, viewer) !== seenBy(r, this.#viewer));
    const same = Math.min(records, differs < 0 ? events.length : differs);
    return { viewer, sight, records: same, events: seenEvents(events.slice(0, same), viewer).length };
  }
}
