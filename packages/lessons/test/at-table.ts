import { type Ask, describeAsk, Games, type Json, quickRng, seenBy } from '@holotisch/engine';
import { type AnyManifest, opponentOf } from '@holotisch/games';
import { openRoom, type Room } from '@holotisch/room';
import { fileOf, type Lesson, planned, SEATS, type Sighted } from '../src/index.ts';

/** The learner's seat. */
const LEARNER = 0;

/** A lesson at a table of its own, without a screen: the room, the rules and the opponent are the real ones. */
export class AtTable {
  readonly room: Room;
  /** What the opponent was asked and the lesson had no plan for. */
  readonly unplanned: { readonly at: number; readonly kind: string }[] = [];
  readonly #manifest: AnyManifest;

  constructor(lesson: Lesson, manifest: AnyManifest) {
    this.#manifest = manifest;
    const recruit = opponentOf(manifest, lesson.against ?? 'recruit');
    const foe = planned(lesson, {
      id: 'recruit',
      choose: (turn) => {
        this.unplanned.push({ at: this.room?.match.taken.length ?? 0, kind: turn.ask.kind });
        return recruit.choose(turn);
      },
    });
    const opened = openRoom(new Games(manifest.editions), JSON.stringify(fileOf(lesson)), {
      seats: [...SEATS],
      aids: {},
      trusted: true,
      computer: (turn) => foe.choose(turn),
    });
    if (!opened.ok) throw new Error(`${lesson.id}: ${JSON.stringify(opened.fault)}`);
    this.room = opened.value;
    this.#goOn();
  }

  get ask(): Ask | undefined {
    return this.room.match.askOf(LEARNER);
  }

  /** What a screen would be told of the question. */
  get asked(): string {
    return this.ask ? JSON.stringify(describeAsk(this.ask)) : 'nothing is asked';
  }

  get seen(): Sighted {
    const { match } = this.room;
    const events = match.events.flatMap((one) => {
      const event = seenBy(one, LEARNER);
      return event ? [{ at: one.at, event }] : [];
    });
    const lastOwn = match.taken.findLastIndex(({ seat }) => seat === LEARNER);
    return { taken: match.taken.length, events, view: match.game.view(match.state, LEARNER), lastOwn };
  }

  /** What the rules say to an answer; nothing where it is carried out. */
  decide(answer: Json) {
    const reply = this.room.decide(LEARNER, this.room.log.length, answer);
    this.#goOn();
    return reply.ok ? undefined : reply.fault;
  }

  /** Lets a computer player decide for the learner. */
  decideLike(level: string): void {
    const { room } = this;
    const ask = this.ask!;
    const turn = { seat: LEARNER, view: room.match.game.view(room.match.state, LEARNER), ask, rng: quickRng(7) };
    const refused = this.decide(opponentOf(this.#manifest, level).choose(turn));
    if (refused) throw new Error(`the ${level} may not: ${JSON.stringify(refused)}`);
  }

  back(to: number): void {
    const reply = this.room.propose(LEARNER, this.room.log.length, { takeback: to });
    if (!reply.ok || reply.value !== null) throw new Error(`cannot go back to ${to}`);
    this.#goOn();
  }

  #goOn(): void {
    while (this.room.step());
    if (this.room.bug) throw new Error(this.room.bug.message);
  }
}
