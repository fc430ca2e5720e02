import { type Ask, bad, type Games, type Json, type Match } from '@holotisch/engine';
import {
  Connection,
  type FileHead,
  type Reply,
  type Room,
  type RoomOptions,
  refusal,
  startRoom,
  type Thinking,
  type Turn,
} from '@holotisch/room';
import type { Files } from './files.ts';
import type { MatchOpen, MatchStart, News, Opened, TableCalls } from './protocol.ts';

/** What stands around the table. */
interface Around {
  /** Decides for the seats that the computer plays. */
  computer(turn: Turn): Json;
  /** The same in slices. */
  thinking?(turn: Turn): Thinking;
  /** Lays the table for all seats. */
  layOut(match: Match): void;
  /** A question of this game that a match of its own answers. */
  isBattle?(game: string, ask: Ask): boolean;
  tell(news: News): void;
  /** Who reads files of matches, where somebody has brought one. */
  readonly files: Files;
}

/** The table of this machine: a room whose human seats are all played from this screen. */
export class LocalTable implements TableCalls {
  readonly #games: Games;
  readonly #around: Around;
  #room: Room | undefined;
  #screen: Connection | undefined;

  constructor(games: Games, around: Around) {
    this.#games = games;
    this.#around = around;
  }

  get room(): Room | undefined {
    return this.#room;
  }

  start(start: MatchStart): Reply<Opened> {
    const prepare = start.layOut ? this.#around.layOut : undefined;
    return this.#sit(startRoom(this.#games, start, this.#options(start), prepare));
  }

  open(open: MatchOpen): Reply<Opened> {
    return this.#sit(this.#around.files.openRoom(this.#games, open.text, this.#options(open), open.log));
  }

  read(text: string): Reply<FileHead> {
    return this.#around.files.readHead(this.#games, text);
  }

  follow(...[number, entries]: Parameters<TableCalls['follow']>): boolean {
    return this.#room?.follow(number, entries) ?? false;
  }

  say(message: unknown): Reply {
    return this.#screen?.receive(message) ?? bad(refusal('room.noMatch'));
  }

  whole(): Opened | undefined {
    return this.#room && { file: this.#room.file(), number: this.#room.log.length };
  }

  leave(): void {
    this.#screen?.close();
    this.#screen = undefined;
    this.#room = undefined;
  }

  /** Lets the computer think for a slice; whether it has not come to an end. */
  ponder(hurry: boolean): boolean {
    return this.#room?.ponder(hurry) ?? false;
  }

  /** One decision of the computer, if it has one to take. */
  step(): boolean {
    return this.#room?.step() ?? false;
  }

  #options({ seats, aids, level }: Pick<MatchStart, 'seats' | 'aids' | 'level'>): RoomOptions {
    const { thinking } = this.#around;
    return {
      seats,
      aids,
      trusted: true,
      computer: this.#around.computer,
      fought: (ask) => this.#room !== undefined && (this.#around.isBattle?.(this.#room.match.game.id, ask) ?? false),
      ...(thinking && { thinking }),
      ...(level !== undefined && { level }),
      record: (entry, number) => this.#around.tell({ entry, number, over: this.#room?.match.over ?? false }),
    };
  }

  /** A match that cannot be opened takes nothing away from the one that is on the table. */
  #sit(opened: Reply<Room>): Reply<Opened> {
    if (!opened.ok) return opened;
    this.leave();
    const room = opened.value;
    const own = room.seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : []));
    this.#room = room;
    this.#screen = new Connection(room, own, (update) => this.#around.tell({ update }));
    this.#screen.receive({ type: 'resume', from: 0, changes: true });
    return { ok: true, value: { file: room.file(), number: room.log.length } };
  }
}
