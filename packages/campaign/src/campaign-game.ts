import {
  bad,
  cloneChance,
  type Flow,
  type Game,
  type GameEvent,
  type GameState,
  isObject,
  type Json,
  type Rng,
  type Seat,
  type Sitting,
  say,
} from '@holotisch/engine';

/** What is the same in every campaign: phases of steps, two teams, an end by hand, secrets. */

type Team = 0 | 1;
interface CampaignState extends GameState {
  readonly teams: readonly Team[];
  phase: string;
  /** How far the phase has come. */
  step: number;
  outcome: { readonly winner: Team | null } | null;
}
/** The phase in which nothing is left to be done. */
type Over = 'over';

export interface PhaseRule<S extends CampaignState, G> {
  /** How many steps it has; every step is an activity. */
  steps(state: S): number;
  run(g: G): Flow;
  next(state: S): S['phase'];
}

type Shared =
  | 'edition'
  | 'seats'
  | 'place'
  | 'sit'
  | 'next'
  | 'run'
  | 'asking'
  | 'determinise'
  | 'result'
  | 'override'
  | 'ending'
  | 'aids'
  | 'dice'
  | 'decks';
interface Own<S extends CampaignState, G extends Sitting<S, E>, E extends GameEvent, V extends Json>
  extends Omit<Game<S, S['phase'], G, E, V>, Shared> {
  readonly phases: Readonly<Record<Exclude<S['phase'], Over>, PhaseRule<S, G>>>;
  /** A phase has given way to the next one. */
  entered(g: G, phase: S['phase'], before: S['phase']): void;
  /** The kinds of questions whose options are for the asked seat alone. */
  readonly secret: readonly string[];
  /** The words of its refusals begin so. */
  readonly words: 'ca' | 'sk';
  /** How an outcome is written down that the players have agreed on. */
  byHand(winner: Team | null): NonNullable<S['outcome']>;
  /** What a view leaves open is drawn as the rules hand it out. */
  drawn(seen: V, seat: Seat, rng: Rng): S;
}

export function campaignGame<
  S extends CampaignState,
  G extends Sitting<S, E> & { readonly state: S },
  E extends GameEvent,
  V extends Json,
>(own: Own<S, G, E, V>): Game<S, S['phase'], G, E, V> {
  const { phases, entered, secret, words, byHand, drawn, ...rest } = own;
  const seatsOf = ({ teams }: S, team: Team): Seat[] => teams.flatMap((one, seat) => (one === team ? [seat] : []));
  return {
    ...rest,
    edition: '1',
    seats: ({ teams }) => teams.map((_, seat) => seat),
    place: () => bad({ clauses: [], message: say(`${words}.no.position`) }),
    sit: (state, emit) => ({ state, emit }) as G,
    next: ({ state }) => (state.phase === 'over' ? undefined : state.phase),
    *run(g, phase) {
      if (phase === 'over') return;
      const { state } = g;
      const rule = phases[phase as Exclude<S['phase'], Over>];
      if (state.step < rule.steps(state)) yield* rule.run(g);
      if (state.phase === 'over' || state.step < rule.steps(state)) return;
      state.phase = rule.next(state);
      state.step = 0;
      entered(g, state.phase, phase);
    },
    asking: (_state, { kind, prompt }) => ({ kind, prompt, secret: secret.includes(kind) }),
    determinise: (state, seat, rng) => ({
      ...drawn(own.view(state, seat), seat, rng),
      chance: cloneChance(state.chance),
    }),
    result: ({ outcome }) => outcome ?? undefined,
    override(state, change) {
      const winner = isObject(change) ? change['end'] : undefined;
      if (winner !== 0 && winner !== 1 && winner !== null) return { clauses: [], message: say(`${words}.no.change`) };
      state.outcome = byHand(winner);
      state.phase = 'over';
      return undefined;
    },
    ending(state, seat, by) {
      const team = state.teams[seat]!;
      return by === 'draw'
        ? { change: { end: null }, agreed: [...state.teams.keys()] }
        : { change: { end: team === 0 ? 1 : 0 }, agreed: seatsOf(state, team) };
    },
    aids: { hints: { usual: true } },
    dice: [],
    decks: [],
  };
}
