import { below, type Flow, type Message, type Seat, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { OBJECTIVE_KINDS } from '../../data/types.ts';
import type { Side } from '../../state.ts';
import { captainOf, otherSide, seatsOf, second } from '../../values.ts';
import { choose } from '../choose.ts';

/** Set-up steps 3 and 4: who is the first player, and which objective is played. */

const pointsOf = ({ state }: Armada, side: Side): number =>
  state.points.reduce((sum, points, seat) => (state.sides[seat] === side ? sum + points : sum), 0);

/** AR-AUFBAU-11..13, AR-INITIATIVE-02: the cheaper fleet chooses; a coin where both cost the same. */
export function* determineFirst(g: Armada): Flow {
  const [a, b] = [pointsOf(g, 0), pointsOf(g, 1)];
  let chooser: Side = a < b ? 0 : 1;
  if (a === b) {
    chooser = ([0, 1] as const)[below(g.state.chance, 2)]!;
    g.emit({ type: 'coin', side: chooser });
  }
  const answer = yield* choose({
    seat: captainOf(g.state, chooser),
    kind: 'first-player',
    prompt: say('ar.ask.first-player'),
    clauses: ['AR-AUFBAU-11', 'AR-AUFBAU-13'],
    options: ([chooser, otherSide(chooser)] as const).map((side) => ({
      id: String(side),
      label: say(side === chooser ? 'ar.first.me' : 'ar.first.other'),
      about: { side },
    })),
  });
  g.state.first = answer === '0' ? 0 : 1;
  g.state.turnOf = g.state.first;
  g.emit({ type: 'first', side: g.state.first });
  g.state.phase = 'objective';
}

/** The objectives that the seats of a side have brought between them, one of each kind. */
export const broughtBy = ({ state }: Armada, side: Side): readonly string[] =>
  OBJECTIVE_KINDS.flatMap((kind) => {
    const seat = seatsOf(state, side).find((one) => state.brought[one]?.[kind] !== undefined);
    return seat === undefined ? [] : [state.brought[seat]![kind]!];
  });

const tellNamed = (g: Armada, objective: string): void =>
  g.emit({ type: 'note', why: say('ar.note.named', { objective }), clauses: ['AR-EINSATZZIELKARTEN-02'] });

/** AR-AUFBAU-14, AR-EINSATZZIELKARTEN-02: the first player picks one of the second player's three. */
export function* objectiveOfFleet(g: Armada): Flow {
  const { state } = g;
  const choices = broughtBy(g, second(state));
  if (choices.length > 0) yield* takeObjective(g, captainOf(state, state.first), choices, say('ar.ask.objective'));
}

/** A player picks one of these. */
export const pickAmong = (seat: Seat, ids: readonly string[], prompt: Message): Flow<string> =>
  choose({
    seat,
    kind: 'objective',
    prompt,
    clauses: ['AR-AUFBAU-14', 'AR-EINSATZZIELKARTEN-02'],
    options: ids.map((id) => ({
      id,
      label: say('ar.objective', { objective: id }),
      about: { objective: id },
    })),
  });

/** The same, and that is what is played for. */
export function* takeObjective(g: Armada, seat: Seat, ids: readonly string[], prompt: Message): Flow {
  playFor(g, yield* pickAmong(seat, ids, prompt), seat);
}

export function playFor(g: Armada, objective: string, seat: Seat): void {
  g.state.objective = objective;
  g.refit();
  g.emit({ type: 'objectiveChosen', objective, seat });
}

/** What a battle is fought for: it may be named by the setup; otherwise it is picked. */
export function* chooseObjective(g: Armada): Flow {
  const { state } = g;
  if (state.objective !== null) tellNamed(g, state.objective);
  else yield* g.rules.pickObjective(g);
  if (g.book.get(`objective/${state.objective}`)?.objective?.shortEdges) {
    state.edges = ['west', 'east']; // AR-KURZE-RAENDER-DER-SPIELER-01
    g.emit({ type: 'edges', edges: state.edges });
  }
  state.phase = 'obstacles';
  state.stage = 'start';
}
