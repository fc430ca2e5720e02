import type { GameEvent, Language } from '@holotisch/engine';
import type { SceneItem, StageHandle } from '../../scene/description.ts';
import type { Banner, GameWords, Telling, Told } from '../../table-ui/game-face.ts';
import { pieceKey } from '../../table-ui/game-face.ts';
import type { Shown, ShownBanner, ShownLabel } from '../../table-ui/playing.ts';

/** The clock and the frames of a browser; a test brings its own. */
export interface Clock {
  now(): number;
  /** Calls back before the next frame; what is returned calls that off. */
  frame(then: () => void): () => void;
  wait(milliseconds: number, then: () => void): () => void;
}

/** What has happened, and how the table looked when it had. */
export interface Scene<V, E> {
  readonly event: E;
  readonly after: V;
}

/** What has happened one after the other, and what came of it. */
interface Scenes<V, E> {
  readonly scenes: readonly Scene<V, E>[];
  readonly view: V;
  /** How many decisions had been taken then. */
  readonly taken: number;
  /** How many events the match had seen then. */
  readonly told: number;
}

/** How it is told: by the face of the game, in the language of the page. */
export interface Teller<V, E extends GameEvent> {
  // biome-ignore lint/suspicious/noExplicitAny: looked up by the type of an event, an entry fits that event
  readonly told: Told<V, any>;
  readonly words: GameWords<V, E>;
  readonly language: Language;
  /** Lets an event be heard when it begins. */
  readonly sound?: (event: E, view: V) => void;
}

/** How long words stay to be read, at normal speed, and where nothing moves. */
const READING = { label: 2600, note: 3200, chapter: 2000 };
const STILL = 1.6;
/** A longer line takes longer: so many milliseconds for each letter beyond these. */
const SHORT = 60;
const LETTER = 30;
/** Older words make room. */
const MOST_NOTES = 3;
const MOST_JOINED = 3;

interface Passing {
  readonly until: number;
}

/**
 * Plays what has happened, event by event: moves pieces past the page, sixty times a second, and tells the page only
 * when an event begins or ends. What an event has changed comes with it and is shown with it, not with the decision that
 * led to it.
 */
export class Director<V, E extends GameEvent> {
  /** 0 is no motion at all, 1 normal speed, less is faster. */
  pace = 1;
  readonly #stage: () => StageHandle | undefined | null;
  readonly #clock: Clock;
  readonly #tell: () => void;
  #teller: Teller<V, E>;
  #shown: Shown<V, E>;
  readonly #queue: Scenes<V, E>[] = [];
  /** The next of the first scenes in the queue. */
  #next = 0;
  #now: (Scene<V, E> & { readonly began: number; readonly lasts: number }) | undefined;
  #callOff: (() => void) | undefined;
  #callOffFading: (() => void) | undefined;
  /** Pieces that the stage shows elsewhere than the page has described them. */
  readonly #moved = new Set<string>();
  /** Words of events that have begun since the page was last told. */
  readonly #said = new Map<number, ShownLabel[]>();
  #labels: readonly (ShownLabel & Passing)[] = [];
  #banners: readonly (ShownBanner & Passing)[] = [];
  #count = 0;

  constructor(
    start: Omit<Scenes<V, E>, 'scenes'>,
    teller: Teller<V, E>,
    stage: () => StageHandle | undefined | null,
    clock: Clock,
    tell: () => void,
  ) {
    this.#teller = teller;
    this.#stage = stage;
    this.#clock = clock;
    this.#tell = tell;
    this.#shown = { ...start, act: undefined, marks: [], labels: [], banners: [] };
  }

  get shown(): Shown<V, E> {
    return this.#shown;
  }
  get busy(): boolean {
    return this.#queue.length > 0;
  }
  set teller(teller: Teller<V, E>) {
    this.#teller = teller;
  }

  /** Shows this after what is being shown. */
  play(scenes: Scenes<V, E>): void {
    this.#queue.push(scenes);
    if (this.#queue.length > 1) return;
    this.#next = 0;
    this.#goOn();
  }

  /** Another moment of the match, or another match: nothing has happened on the way there. */
  settle({ view, taken, told }: Omit<Scenes<V, E>, 'scenes'>): void {
    this.#stop();
    this.#labels = [];
    this.#banners = [];
    this.#said.clear();
    this.#show({ view, taken, told, act: undefined, marks: [] });
  }

  /** At once to the end of all that waits; its words are still there to be read. */
  skip(): void {
    if (!this.busy) return;
    const pace = this.pace;
    this.pace = 0;
    this.#callOff?.();
    this.#goOn();
    this.pace = pace;
  }

  /** The page has drawn what it was told last: pieces stand there by themselves. */
  drawn(): void {
    for (const key of this.#moved) if (!this.#isMoving(key)) this.#putBack(key);
  }

  close(): void {
    this.#stop();
    this.#callOffFading?.();
  }

  #isMoving(key: string): boolean {
    const { event, lasts } = this.#now ?? {};
    if (!event || lasts === 0) return false;
    return (
      this.#tellingOf(event)
        .motion?.(event, this.#shown.view, 0)
        .some(([piece]) => keyOf(piece) === key) ?? false
    );
  }

  #putBack(key: string): void {
    this.#moved.delete(key);
    this.#stage()?.pose(key, undefined);
  }

  #stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#queue.length = 0;
    this.#next = 0;
    this.#now = undefined;
  }

  #tellingOf(event: E): Telling<V, E> {
    const telling: Telling<V, E> | undefined = this.#teller.told[event.type];
    if (!telling) throw new Error(`nobody knows how to tell of ${event.type}`);
    return telling;
  }

  /** Ends the event that is shown, and goes on to the next one that takes its time. */
  #goOn(): void {
    this.#callOff = undefined;
    let { view, taken, told } = this.#shown;
    for (let now = this.#queue[0]; now; now = this.#queue[0]) {
      if (this.#now) view = this.#end(this.#now, view);
      this.#now = undefined;
      const scene = now.scenes[this.#next];
      if (!scene) {
        ({ view, taken, told } = now);
        this.#queue.shift();
        this.#next = 0;
        continue;
      }
      this.#next++;
      const { event } = scene;
      const lasts = this.#lastsOf(event);
      const marks = lasts > 0 ? this.#marksOf(event, view, lasts) : [];
      const before = view;
      view = this.#begin(scene, view);
      this.#now = { ...scene, began: this.#clock.now(), lasts };
      if (lasts === 0) continue;
      told = this.#toldOf(now);
      this.#show({ view, taken, told, act: { event, before, id: this.#count, lasts }, marks });
      this.#run();
      return;
    }
    this.#show({ view, taken, told, act: undefined, marks: [] });
  }

  /** Events that have been shown; the one that has begun is told of, unless its words come at its end. */
  #toldOf({ scenes, told }: Scenes<V, E>): number {
    const last = this.#now && this.#tellingOf(this.#now.event).seenLast ? 1 : 0;
    return told - (scenes.length - this.#next) - last;
  }

  #lastsOf(event: E): number {
    const { lasts = 0 } = this.#tellingOf(event);
    return (typeof lasts === 'function' ? lasts(event) : lasts) * this.pace;
  }

  #marksOf(event: E, view: V, lasts: number): readonly SceneItem[] {
    const marks = this.#tellingOf(event).marks?.(event, view, lasts) ?? [];
    return marks.map((item) => ({ ...item, key: `told:${this.#count}:${item.key}` }));
  }

  #begin({ event, after }: Scene<V, E>, view: V): V {
    const telling = this.#tellingOf(event);
    this.#count++;
    // Whoever skips, or has motion switched off, would hear everything at once.
    if (this.pace > 0) this.#teller.sound?.(event, view);
    if (!speaksLast(telling)) this.#say(event, view);
    return changesLast(telling, event) ? view : after;
  }

  #end({ event, after }: Scene<V, E>, view: V): V {
    const telling = this.#tellingOf(event);
    if (speaksLast(telling)) this.#say(event, view);
    if (this.#now && this.#now.lasts > 0)
      for (const [piece, pose] of telling.motion?.(event, view, 1) ?? []) this.#pose(keyOf(piece), pose);
    return after;
  }

  #run(): void {
    const { event, began, lasts } = this.#now!;
    const { motion } = this.#tellingOf(event);
    if (!motion) {
      this.#callOff = this.#clock.wait(lasts, () => this.#goOn());
      return;
    }
    const { view } = this.#shown;
    const frame = () => {
      const t = (this.#clock.now() - began) / lasts;
      if (t >= 1) {
        this.#goOn();
        return;
      }
      for (const [piece, pose] of motion(event, view, t)) this.#pose(keyOf(piece), pose);
      this.#callOff = this.#clock.frame(frame);
    };
    frame();
  }

  #pose(key: string, pose: Parameters<StageHandle['pose']>[1]): void {
    this.#moved.add(key);
    this.#stage()?.pose(key, pose);
  }

  #say(event: E, view: V): void {
    const { language, words } = this.#teller;
    const { label, banner, takesBack } = this.#tellingOf(event);
    const gone = takesBack?.(event);
    if (gone !== undefined) this.#banners = this.#banners.filter(({ about }) => about !== gone);
    const clause = words.clause(event, view);
    for (const one of [label?.(event, view, language) ?? []].flat()) {
      const before = this.#said.get(one.piece) ?? [];
      this.#said.set(one.piece, [...before, { ...one, id: this.#count, clause }]);
    }
    const line =
      typeof banner === 'string' ? { kind: banner, text: words.event(view, event) } : banner?.(event, view, language);
    if (!line) return;
    const until = this.#readUntil(READING[line.kind] + Math.max(0, line.text.length - SHORT) * LETTER);
    this.#banners = roomFor(line, this.#banners).concat({ ...line, id: this.#count, clause, until });
  }

  #readUntil(milliseconds: number): number {
    return this.#clock.now() + milliseconds * (this.pace === 0 ? STILL : Math.max(this.pace, 0.6));
  }

  /** A piece has one label: what was said of it before makes room, what is said at once stands side by side. */
  #hangLabels(): void {
    if (this.#said.size === 0) return;
    const until = this.#readUntil(READING.label);
    const fresh = [...this.#said.values()].map((all) => {
      const some = all.slice(-MOST_JOINED);
      const text = [...new Set(some.map((one) => one.text))].join(' · ');
      const clause = some.findLast((one) => one.clause !== undefined)?.clause;
      return { ...some.at(-1)!, text, clause, until };
    });
    this.#labels = [...this.#labels.filter(({ piece }) => !this.#said.has(piece)), ...fresh];
    this.#said.clear();
  }

  #show(shown: Omit<Shown<V, E>, 'labels' | 'banners'>): void {
    this.#hangLabels();
    this.#shown = { ...shown, labels: this.#labels, banners: this.#banners };
    this.#tell();
    this.#fadeLater();
  }

  /** Words go when they have been read, whatever is being shown then. */
  #fadeLater(): void {
    this.#callOffFading?.();
    this.#callOffFading = undefined;
    const soonest = Math.min(...[...this.#labels, ...this.#banners].map(({ until }) => until));
    if (soonest === Number.POSITIVE_INFINITY) return;
    this.#callOffFading = this.#clock.wait(Math.max(0, soonest - this.#clock.now()), () => {
      const now = this.#clock.now();
      this.#labels = this.#labels.filter(({ until }) => until > now);
      this.#banners = this.#banners.filter(({ until }) => until > now);
      const { labels: _l, banners: _b, ...rest } = this.#shown;
      this.#show(rest);
    });
  }
}

const changesLast = <E>({ motion, changesLast: last }: Telling<never, E>, event: E): boolean =>
  motion !== undefined || (typeof last === 'function' ? last(event) : last === true);

/** A phase that is over needs no title any more, and takes no room from what is still to be read. */
function roomFor<B extends Banner>({ kind }: Banner, banners: readonly B[]): readonly B[] {
  const others = banners.filter((one) => one.kind !== kind);
  const alike = kind === 'chapter' ? [] : banners.filter((one) => one.kind === kind).slice(1 - MOST_NOTES);
  return [...others, ...alike];
}

/** Where something moves or rolls, its words come when that is over. */
const keyOf = (piece: number | string): string => (typeof piece === 'number' ? pieceKey(piece) : piece);

const speaksLast = ({ motion, seenLast }: Pick<Telling<never, never>, 'motion' | 'seenLast'>): boolean =>
  motion !== undefined || seenLast === true;
