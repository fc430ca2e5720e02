import type { Flow } from './ask.ts';
import { type Emit, type GameEvent, unheard } from './event.ts';
import type { GameState, Sitting } from './game.ts';
import type { Json } from './json.ts';
import type { Refusal } from './message.ts';
import { endingBy, type Side } from './sides.ts';

/** The procedures by which every game goes on: what comes next, and how it is carried out. */
interface GoesOn<G, A> {
  next(g: G): A | undefined;
  activity(g: G, activity: A): Flow<void>;
}

/** The state of a game of two sides. */
interface PlayedState extends GameState {
  readonly sides: readonly Side[];
  readonly outcome: Json;
}

/** The parts of a `Game` that all games of two sides with a table of procedures have alike. */
export const gameParts = <
  S extends PlayedState,
  A,
  E extends GameEvent,
  G extends Sitting<S, E> & { readonly rules: GoesOn<G, A> },
>({
  sit,
  override,
  verify,
}: {
  readonly sit: (state: S, emit?: Emit<E>, like?: G) => G;
  readonly override: (g: G, change: Json) => Refusal | undefined;
  readonly verify: (g: G) => void;
}) => ({
  sit: (state: S, emit: Emit<E> = unheard, like?: G): G => sit(state, emit, like),
  next: (g: G): A | undefined => g.rules.next(g),
  run: (g: G, activity: A): Flow<void> => g.rules.activity(g, activity),
  result: (state: S): Json | undefined => state.outcome ?? undefined,
  ending: endingBy,
  override: (state: S, change: Json): Refusal | undefined => override(sit(state), change),
  verify: (state: S): void => verify(sit(state)),
});
