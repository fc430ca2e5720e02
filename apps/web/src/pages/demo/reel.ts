import { changedBy } from '@holotisch/room/client';
import { Director, type Scene, type Teller } from '../../play/table/director.ts';
import type { PausableClock } from '../../play/table/pausable-clock.ts';
import type { StageHandle } from '../../scene/description.ts';
import type { AnyFace } from '../../table-ui/game-face.ts';
import type { Shown } from '../../table-ui/playing.ts';
import type { Recording } from './recording.ts';

/** What happened after one decision of a recording, and how it looked. */
interface Shot {
  readonly scenes: readonly Scene<View, Event>[];
  readonly view: View;
}

/** A recording tells what changes; how it looked on the way follows from it. */
export function shotsOf({ start, scenes }: Recording): readonly Shot[] {
  let view: View = start;
  return scenes.map(({ told, change }) => {
    const views = changedBy(view, [...told.map((one) => one.change), change]);
    view = views.at(-1);
    return { scenes: told.map(({ event }, i) => ({ event, after: views[i] })), view };
  });
}

// What a view and an event are only the face knows.
type View = Parameters<AnyFace['headline']>[0];
type Event = Parameters<ReturnType<AnyFace['words']>['event']>[1];

/** A breath between two scenes, and a longer one before it begins again. */
const BETWEEN = 150;
const BEFORE_AGAIN = 5000;
/** A little faster than one plays: nobody has to decide anything here. */
const PACE = 0.8;

/** Shows a recording on a stage over and over, told as a running match is told. */
export class Reel {
  readonly #director: Director<View, Event>;
  readonly #start: View;
  readonly #shots: readonly Shot[];
  readonly #clock: PausableClock;
  #at: number;
  #callOff: (() => void) | undefined;

  /** Begins before the scene of this number. */
  constructor(
    recording: Recording,
    at: number,
    teller: Teller<View, Event>,
    stage: () => StageHandle | undefined | null,
    clock: PausableClock,
    tell: () => void,
  ) {
    this.#start = recording.start;
    this.#shots = shotsOf(recording);
    this.#clock = clock;
    this.#at = at;
    const view = this.#shots[at - 1]?.view ?? this.#start;
    this.#director = new Director<View, Event>({ view, taken: at, told: this.#told() }, teller, stage, clock, () => {
      tell();
      this.#goOn();
    });
    this.#director.pace = PACE;
  }

  get shown(): Shown<View, Event> {
    return this.#director.shown;
  }
  set teller(teller: Teller<View, Event>) {
    this.#director.teller = teller;
  }

  begin(): void {
    this.#goOn();
  }

  /** The page has drawn what it was told last. */
  drawn(): void {
    this.#director.drawn();
  }

  close(): void {
    this.#callOff?.();
    this.#callOff = undefined;
    this.#director.close();
  }

  #told(): number {
    return this.#shots.slice(0, this.#at).reduce((sum, { scenes }) => sum + scenes.length, 0);
  }

  #goOn(): void {
    if (this.#director.busy || this.#callOff) return;
    const shot = this.#shots[this.#at];
    this.#callOff = this.#clock.wait(shot ? BETWEEN : BEFORE_AGAIN, () => {
      this.#callOff = undefined;
      this.#at = shot ? this.#at + 1 : 0;
      if (shot) this.#director.play({ ...shot, taken: this.#at, told: this.#told() });
      else this.#director.settle({ view: this.#start, taken: 0, told: 0 });
    });
  }
}
