import { choose, type Flow, type Refusal, type Seat, say } from '@holotisch/engine';
import { EMPIRE, otherTeam, REBELS, seatsOf, type Team } from '../../armada/keeping.ts';
import { canFight } from '../../armada/roster.ts';
import { PLACES } from '../places.ts';
import { BASE_DEFENCES, initiative, isBorder, type RimState } from '../state.ts';
import type { Table } from '../table.ts';

/** The first bases, and who assaults where. */

const refuse = (text: string): Refusal => ({ clauses: [], message: say(text) });
export const placeOption = (id: string) => ({ id, label: say(`ca.place.${id}`), about: { place: id } });
const fleetOption = ({ rosters }: RimState, seat: Seat) => ({
  id: String(seat),
  label: say('ca.fleet', { seat, name: rosters[seat]!.name }),
  about: { seat },
});

/** Who lays a base: in turn, the Empire first. */
export const layers = (state: RimState): readonly Seat[] =>
  seatsOf(state, EMPIRE).flatMap((empire, i) => [empire, seatsOf(state, REBELS)[i]!]);

export function* layBase(g: Table): Flow {
  const { state } = g;
  const seat = layers(state)[state.step]!;
  const free = PLACES.filter(({ id }) => state.sites[id]!.holder === null && !isBorder(id));
  const place = yield* choose({
    seat,
    kind: 'base-place',
    prompt: say('ca.ask.base-place'),
    clauses: [],
    options: free.map(({ id }) => placeOption(id)),
  });
  yield* foundBase(g, seat, place);
  state.step++;
}

/** A base, with the Base Defense that is noted for it behind the hand. AR-ERR-EROBERUNG-02 */
export function* foundBase(g: Table, seat: Seat, place: string): Flow {
  const { state } = g;
  const team = state.teams[seat]!;
  const defence = yield* choose({
    seat,
    kind: 'base-defence',
    prompt: say('ca.ask.base-defence', { place: { ...say(`ca.place.${place}`) } }),
    clauses: ['AR-ERR-EROBERUNG-02', 'AR-ERR-EVAKUIERUNG-02'],
    about: { place },
    options: BASE_DEFENCES.map((id) => ({ id, label: say(`ca.objective.${id}`) })),
  });
  Object.assign(state.sites[place]!, { holder: team, base: true, defence });
  const told = { type: 'base', seat, place, defence } as const;
  g.emit(told, seatsOf(state, team), { ...told, defence: null });
}

/** Fleets of a team that can fight and have no battle yet. */
const idle = (state: RimState, team: Team): readonly Seat[] =>
  seatsOf(state, team).filter(
    (seat) => canFight(state.rosters[seat]!) && !state.battles.some((b) => b.assault === seat || b.defence === seat),
  );
export const areAllPaired = (state: RimState): boolean =>
  idle(state, EMPIRE).length === 0 || idle(state, REBELS).length === 0;

/** One battle a place; not at an own one; a team assaults one enemy base a turn. */
function refusePlace(state: RimState, team: Team, id: string): Refusal | undefined {
  const { holder, base } = state.sites[id]!;
  if (holder === team) return refuse('ca.no.ownPlace');
  if (state.battles.some(({ place }) => place === id)) return refuse('ca.no.placeTaken');
  const second =
    base &&
    state.battles.some((b) => state.teams[b.assault] === team && b.place !== null && state.sites[b.place]!.base);
  return second ? refuse('ca.no.secondBase') : undefined;
}

export function* declare(g: Table): Flow {
  const { state } = g;
  const first = initiative(state);
  const team = state.battles.length % 2 === 0 ? first : otherTeam(first);
  const admiral = state.admirals[team];
  const assault = Number(
    yield* choose({
      seat: admiral,
      kind: 'assault-fleet',
      prompt: say('ca.ask.assault-fleet'),
      clauses: [],
      options: idle(state, team).map((seat) => fleetOption(state, seat)),
    }),
  );
  const judged = PLACES.map(({ id }) => ({ id, refusal: refusePlace(state, team, id) }));
  const place = yield* choose({
    seat: admiral,
    kind: 'assault-place',
    prompt: say('ca.ask.assault-place'),
    clauses: [],
    options: judged.filter(({ refusal }) => !refusal).map(({ id }) => placeOption(id)),
    barred: () => judged.flatMap(({ id, refusal }) => (refusal ? [{ ...placeOption(id), refusal }] : [])),
  });
  const enemy = otherTeam(team);
  const defence = Number(
    yield* choose({
      seat: state.admirals[enemy],
      kind: 'defender',
      prompt: say('ca.ask.defender', { place: { ...say(`ca.place.${place}`) } }),
      clauses: [],
      about: { place },
      options: idle(state, enemy).map((seat) => fleetOption(state, seat)),
    }),
  );
  state.battles.push({ place, assault, defence, report: null });
  g.emit({ type: 'assault', place, assault, defence });
}
