import { choose, type Flow, type Refusal, type Seat, say } from '@holotisch/engine';
import { EMPIRE, otherTeam, REBELS, seatsOf, type Team } from '../../armada/keeping.ts';
import { canFight } from '../../armada/roster.ts';
import { PLACES, type Place, placeNamed } from '../places.ts';
import type { CorelliaState } from '../state.ts';
import { initiative, type Special, sitesOf } from '../state.ts';
import type { Table } from '../table.ts';

/** The Strategy Phase: diplomats, then who assaults where, and who defends. */

const refuse = (text: string): Refusal => ({ clauses: [], message: say(text) });
const placeOption = (id: string) => ({ id, label: say(`ca.place.${id}`), about: { place: id } });
const fleetOption = ({ rosters }: CorelliaState, seat: Seat) => ({
  id: String(seat),
  label: say('ca.fleet', { seat, name: rosters[seat]!.name }),
  about: { seat },
});

/** The phase begins: rosters lie open. AR-FAQ-FLOTTEN-INSTAND-SETZEN-02 */
export function beginTurn(g: Table): void {
  const { state } = g;
  state.battles = [];
  for (const site of Object.values(state.sites)) site.diplomats = false;
  g.emit({ type: 'turn', turn: state.turn });
  g.emit({ type: 'rosters', turn: state.turn });
}

const diplomatsOf = (state: CorelliaState, team: Team): number =>
  sitesOf(state, team, 'base').filter((id) => placeNamed(id).effect === 'diplomats').length;

/** Who lays the tokens of diplomats: in turn, the team without initiative first. */
export function diplomatsInTurn(state: CorelliaState): readonly Team[] {
  const first = otherTeam(initiative(state));
  const left: [number, number] = [diplomatsOf(state, 0), diplomatsOf(state, 1)];
  const order: Team[] = [];
  for (let team = first; left[0] + left[1] > 0; team = otherTeam(team))
    if (left[team]-- > 0) order.push(team);
    else left[team] = 0;
  return order;
}

export function* layDiplomats(g: Table): Flow {
  const { state } = g;
  const team = diplomatsInTurn(state)[state.step]!;
  const free = PLACES.filter(({ id }) => state.sites[id]!.presence === null && !state.sites[id]!.diplomats);
  const place = yield* choose({
    seat: state.admirals[team],
    kind: 'diplomats',
    prompt: say('ca.ask.diplomats'),
    clauses: [],
    options: free.map(({ id }) => placeOption(id)),
  });
  state.sites[place]!.diplomats = true;
  g.emit({ type: 'diplomats', team, place });
  state.step++;
}

/** Fleets of a team that can fight and are not paired yet. */
const idle = (state: CorelliaState, team: Team): readonly Seat[] =>
  seatsOf(state, team).filter(
    (seat) => canFight(state.rosters[seat]!) && !state.battles.some((b) => b.assault === seat || b.defence === seat),
  );
export const areAllPaired = (state: CorelliaState): boolean =>
  idle(state, EMPIRE).length === 0 || idle(state, REBELS).length === 0;

/** R-AR-82: one battle a place and turn; not at an own place, not where diplomats are. */
function refusePlace(state: CorelliaState, team: Team, id: string): Refusal | undefined {
  const { presence, diplomats } = state.sites[id]!;
  if (presence?.team === team) return refuse('ca.no.ownPlace');
  if (diplomats) return refuse('ca.no.diplomats');
  return state.battles.some(({ place }) => place === id) ? refuse('ca.no.placeTaken') : undefined;
}

/** R-AR-82: once a turn and team, where nobody has a sticker: the Rebels on a hyperlane, the Empire in the Corellian System. */
function refuseSpecial(state: CorelliaState, team: Team, { id, lane, system }: Place): Refusal | undefined {
  if (state.sites[id]!.presence !== null) return refuse('ca.no.specialSticker');
  if (!(team === REBELS ? lane : system)) return refuse('ca.no.specialPlace');
  const again = state.battles.some(({ assault, special }) => special !== null && state.teams[assault] === team);
  return again ? refuse('ca.no.specialTwice') : undefined;
}

/** One assault: fleet and place by the one team, the defender by the other; then it is the other's turn. */
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
  const judged = PLACES.map((place) => ({ place, refusal: refusePlace(state, team, place.id) }));
  const place = yield* choose({
    seat: admiral,
    kind: 'assault-place',
    prompt: say('ca.ask.assault-place'),
    clauses: [],
    options: judged.filter(({ refusal }) => !refusal).map((one) => placeOption(one.place.id)),
    barred: () =>
      judged.flatMap((one) => (one.refusal ? [{ ...placeOption(one.place.id), refusal: one.refusal }] : [])),
  });
  const special = yield* specialAt(g, team, placeNamed(place));
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
  state.battles.push({ place, assault, defence, special, report: null });
  g.emit({ type: 'assault', place, assault, defence, special });
  const { presence } = state.sites[place]!;
  if (presence && !presence.shown) {
    presence.shown = true;
    g.emit({ type: 'revealed', place, kind: presence.kind });
  }
}

function* specialAt({ state }: Table, team: Team, place: Place): Flow<Special | null> {
  if (refuseSpecial(state, team, place)) return null;
  const name: Special = team === REBELS ? 'hyperlane-raid' : 'show-of-force';
  const answer = yield* choose({
    seat: state.admirals[team],
    kind: 'special-assault',
    prompt: say('ca.ask.special'),
    clauses: [],
    about: { place: place.id },
    options: [
      { id: 'usual', label: say('ca.assault.usual') },
      { id: name, label: say(`ca.assault.${name}`) },
    ],
  });
  return answer === name ? name : null;
}
