import type { Json } from '../json.ts';
import { type Message, say } from '../message.ts';
import type { Change, Place, Question } from './change.ts';
import { clip, fold } from './fold.ts';
import type { Guess } from './guess.ts';
import type { Aside } from './jotted.ts';

/** Nobody reads thousands of lines: of what goes beyond a page only the number is told. */
export const MOST_LINES = 200;

/** What an import left out, assumed or found otherwise, line by line, in the words of a game (`xw.import.…`). */
export class Report {
  readonly #words: string;
  readonly #more: string;
  readonly #most: number;
  readonly #lines: Change[] = [];
  #untold = 0;

  /** `game` begins its keys (`xw`); `more` is the key of what is said about lines beyond the page. */
  constructor(game: string, more: string, most = MOST_LINES) {
    this.#words = `${game}.import`;
    this.#more = more;
    this.#most = most;
  }

  /** Something was assumed or found otherwise. */
  tell(key: string, args: Readonly<Record<string, Json>>, where: Place): void {
    this.#add({ message: this.#say(key, args), ...where });
  }
  /** Something was left out; `asks` says what it may have been. */
  lose(key: string, args: Readonly<Record<string, Json>>, where: Place, asks?: Question): void {
    this.#add({ message: this.#say(key, args), lost: true, ...(asks && { asks }), ...where });
  }
  /** A name that no card has was taken for the nearest one, for the time being. */
  ask(key: string, args: Readonly<Record<string, Json>>, where: Place, asks: Question): void {
    this.#add({ message: this.#say(key, args), asks, ...where });
  }

  /** What is made of a name that no card has: the name to go on with, if any. What is asked or left out is told. */
  guess({ name, asks }: Guess, what: string, where: Place): string | undefined {
    if (name === undefined && asks) this.lose('unclear', { what, possible: [...asks.options] }, where, asks);
    else if (name === undefined) this.lose('dropped', { what }, where);
    else if (asks) this.ask('near', { what, name }, where, asks);
    return name;
  }

  /** What a jotting said beside its names; `keys` are those of what is told. */
  jot(asides: readonly Aside[], keys: Readonly<Record<Aside['kind'], string>>): void {
    for (const { line, kind, what, options } of asides) {
      const args = { what: clip(what) };
      if (options === undefined) this.tell(keys[kind], args, { line });
      else {
        const [taken] = options;
        this.ask(keys[kind], { ...args, name: taken }, { line }, { said: fold(what), options, taken });
      }
    }
  }

  get changes(): readonly Change[] {
    if (this.#untold === 0) return this.#lines;
    return [...this.#lines, { message: this.#say(this.#more, { count: this.#untold }), lost: true }];
  }

  #say(key: string, args: Readonly<Record<string, Json>>): Message {
    return say(`${this.#words}.${key}`, args);
  }
  #add(change: Change): void {
    if (this.#lines.length < this.#most) this.#lines.push(change);
    else this.#untold++;
  }
}
