import {
  type AnyGame,
  type Ask,
  askingOf,
  canonical,
  describeAsk,
  type Flow,
  type GameState,
  type Json,
  type Match,
  onTable,
  type Posed,
  type Recorded,
  type Rng,
  type Seat,
  seenBy,
} from '@holotisch/engine';

/**
 * The same stretch of a match in other worlds, in which what a seat cannot know has been dealt anew. It is played with the
 * game alone: nothing of what decides over takebacks takes part in it.
 */

/** Deals anew whatever the viewer cannot know; what he sees is the same. */
export type Redealt = (state: never, viewer: Seat, rng: Rng) => unknown;

/** What one seat is shown: its view, what is asked, and what has happened since the stretch began. */
const shownTo = (game: AnyGame, state: GameState, asks: readonly Ask[], told: readonly Recorded[], seat: Seat) =>
  canonical([
    game.view(state, seat),
    asks.map((a) => (a.seat === seat ? describeAsk(a) : { ...askingOf(game, state, a), seat: a.seat })),
    told.map((record) => seenBy(record, seat) ?? null),
  ]);

/** A match between two checkpoints and a little beyond: what the game does with these answers from that state on. */
class Stretch {
  readonly #game: AnyGame;
  readonly #g: { readonly state: GameState };
  readonly #told: Recorded[] = [];
  #flow: Flow<void> | undefined;
  #asks: readonly Ask[] = [];
  #answers: (Json | undefined)[] = [];

  constructor(game: AnyGame, state: GameState) {
    this.#game = game;
    this.#g = game.sit(state, (event: Recorded['event'], only?: readonly Seat[], others?: Recorded['event']) => {
      this.#told.push({ at: 0, event, ...(only && { only }), ...(others && { others }) });
    });
    this.#begin();
  }

  shownTo(seat: Seat): string {
    const open = this.#asks.filter((_, i) => this.#answers[i] === undefined);
    return shownTo(this.#game, this.#g.state, open, this.#told, seat);
  }

  answer(seat: Seat, answer: Json): void {
    const at = this.#asks.findIndex((a) => a.seat === seat);
    if (at < 0) throw new Error('another seat is asked');
    this.#answers[at] = answer;
    // As long as another has to answer, nobody sees what was chosen, nor what from.
    if (this.#answers.includes(undefined)) return;
    for (const [i, asked] of this.#asks.entries())
      if (asked.type === 'choice' && !asked.options.some(({ id }) => id === this.#answers[i]))
        throw new Error('not open');
    const step = this.#flow!.next(this.#answers as Json[]);
    if (step.done) this.#begin();
    else this.#put(step.value);
  }

  #begin(): void {
    for (;;) {
      const activity = this.#game.next(this.#g);
      this.#put([]);
      if (activity === undefined) return;
      this.#flow = this.#game.run(this.#g, activity) as Flow<void>;
      const step = this.#flow.next([]);
      if (step.done) continue;
      this.#put(step.value);
      return;
    }
  }

  #put(posed: readonly Posed[]): void {
    this.#asks = posed.map((p) => onTable(this.#game.regions, this.#g, p));
    this.#answers = this.#asks.map(() => undefined);
  }
}

/** Follows a match decision by decision and remembers where its present activity began. */
export class Follower {
  readonly #match: Match;
  #whole: GameState;
  #began = 0;

  constructor(match: Match) {
    this.#match = match;
    this.#whole = match.whole;
  }

  /** Where the next decision will belong to. To be called before it is taken. */
  mark(): { readonly whole: GameState; readonly began: number } {
    if (this.#whole !== this.#match.whole) {
      this.#whole = this.#match.whole;
      this.#began = this.#match.taken.length;
    }
    return { whole: this.#match.game.clone(this.#whole), began: this.#began };
  }
}

interface Judged {
  /** Worlds that looked the same to a seat before the decision. */
  readonly worlds: number;
  /** The first difference that a seat sees after it: what it has learned. */
  readonly learned: { readonly seat: Seat; readonly what: string } | undefined;
}

/** Whether a seat can tell worlds apart after the last decision of the match that it could not before. */
export function judge(
  match: Match,
  { whole, began }: ReturnType<Follower['mark']>,
  redealt: Redealt,
  rng: Rng,
  tries = 2,
): Judged {
  const { game, taken } = match;
  const before = taken.slice(began, -1);
  const last = taken.at(-1)!;
  const play = (state: GameState, decisions: typeof before): Stretch | undefined => {
    try {
      const stretch = new Stretch(game, state);
      for (const { seat, answer } of decisions) stretch.answer(seat as Seat, answer);
      return stretch;
    } catch {
      return undefined; // this world cannot have come to here
    }
  };
  let worlds = 0;
  for (const seat of game.seats(whole) as readonly Seat[])
    for (let n = 0; n < tries; n++) {
      const world = play({ ...(redealt(whole as never, seat, rng) as GameState), chance: copyOf(whole) }, before);
      const real = play(game.clone(whole), before)!;
      if (!world || world.shownTo(seat) !== real.shownTo(seat)) continue;
      worlds++;
      real.answer(last.seat as Seat, last.answer);
      const what = apart(world, real, seat, last.seat as Seat, last.answer);
      if (what !== undefined) return { worlds, learned: { seat, what } };
    }
  return { worlds, learned: undefined };
}

const copyOf = ({ chance }: GameState): GameState['chance'] => JSON.parse(JSON.stringify(chance));

function apart(world: Stretch, real: Stretch, seat: Seat, by: Seat, answer: Json): string | undefined {
  try {
    world.answer(by, answer);
  } catch (e) {
    return `${e}`;
  }
  const [one, other] = [real.shownTo(seat), world.shownTo(seat)];
  if (one === other) return undefined;
  let i = 0;
  while (one[i] === other[i]) i++;
  return `${one.slice(Math.max(0, i - 60), i + 40)} | ${other.slice(Math.max(0, i - 20), i + 40)}`;
}
