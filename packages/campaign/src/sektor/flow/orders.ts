import {
  askAll,
  type Barred,
  type Flow,
  type Option,
  type Posed,
  type Refusal,
  type Seat,
  say,
} from '@holotisch/engine';
import { HOMES, neighboursOf, PLACES, placeNamed } from '../places.ts';
import { placeName, refuse } from '../refusal.ts';
import { type Front, otherTeam, type SektorState, seatsOf, TEAMS, type Team } from '../state.ts';
import type { Table } from '../table.ts';
import { starsOf } from '../tally.ts';
import { canFight } from '../worth.ts';

/** SK-2, SK-3: every player writes down one order; they are all shown at once. */

type OrderKind = 'attack' | 'dig' | 'rest';
type Order = { readonly kind: OrderKind; readonly place: string | null };
/** What resting brings. */
const REST = 60;

/** SK-3: attacked is what lies at a lane from an own place, by who has a force for it. */
function refuseAttack(state: SektorState, seat: Seat, place: string): Refusal | undefined {
  const team = state.teams[seat]!;
  const { game } = placeNamed(place);
  if (state.sites[place]!.owner === team) return refuse('SK-3', 'ownPlace', { place: placeName(place) });
  if (!neighboursOf(place).some((id) => state.sites[id]!.owner === team))
    return refuse('SK-3', 'noLane', { place: placeName(place) });
  return canFight(state.houses[seat]!, game, state.rules, state.turn)
    ? undefined
    : refuse('SK-3', 'noForce', { place: placeName(place), game: { text: `sk.force.${game}` } });
}

/** SK-3: an own place gets positions, or is cleared up. */
function refuseDig(state: SektorState, seat: Seat, place: string): Refusal | undefined {
  const { owner, damage, dug } = state.sites[place]!;
  if (owner !== state.teams[seat]) return refuse('SK-3', 'notOwn', { place: placeName(place) });
  return dug && damage === 0 ? refuse('SK-3', 'dugAlready', { place: placeName(place) }) : undefined;
}

type Told = Option & { readonly refusal: Refusal | undefined };
const judged = (state: SektorState, seat: Seat): readonly Told[] =>
  (['attack', 'dig'] as const).flatMap((kind) =>
    PLACES.map(({ id }) => ({
      id: `${kind}:${id}`,
      label: say(`sk.order.${kind}`, { place: placeName(id) }),
      about: { order: kind, place: id },
      refusal: kind === 'attack' ? refuseAttack(state, seat, id) : refuseDig(state, seat, id),
    })),
  );
const orderOf = (answer: string): Order => {
  const [kind = 'rest', place = null] = answer.split(':');
  return { kind: kind === 'attack' || kind === 'dig' ? kind : 'rest', place };
};

const question = (state: SektorState, seat: Seat): Posed => ({
  type: 'choice',
  seat,
  kind: 'order',
  prompt: say('sk.ask.order', { turn: state.turn }),
  clauses: [],
  options: [
    ...judged(state, seat)
      .filter(({ refusal }) => !refusal)
      .map(({ refusal: _, ...option }) => option),
    { id: 'rest', label: say('sk.order.rest', { credits: REST }), about: { order: 'rest' } },
  ],
  barred: () =>
    judged(state, seat).flatMap(({ refusal, ...option }): Barred[] => (refusal ? [{ ...option, refusal }] : [])),
});

export function* giveOrders(g: Table): Flow {
  const { state } = g;
  g.emit({ type: 'turn', turn: state.turn });
  const seats = [...state.teams.keys()];
  const answers = yield* askAll(seats.map((seat) => question(state, seat)));
  const orders = answers.map((answer) => orderOf(String(answer)));
  for (const seat of seats) prepare(g, seat, orders[seat]!);
  state.fronts = frontsOf(g, orders);
  state.step++;
}

/** What needs no enemy: rest, and positions, of which only the team knows. */
function prepare(g: Table, seat: Seat, { kind, place }: Order): void {
  const { state } = g;
  if (kind === 'rest') {
    state.houses[seat]!.credits += REST;
    g.emit({ type: 'rest', seat, credits: REST });
  }
  if (kind !== 'dig' || place === null) return;
  const site = state.sites[place]!;
  site.dug ??= { shown: false };
  if (site.damage > 0) {
    site.damage--;
    g.emit({ type: 'damage', place, damage: site.damage });
  }
  g.emit({ type: 'dug', seat, place }, seatsOf(state, state.teams[seat]!), { type: 'dug', seat, place: null });
}

/** SK-4: who meets whom. Several of a team at one place: the first attacks, the others cover his losses. */
function frontsOf(g: Table, orders: readonly Order[]): Front[] {
  const { state } = g;
  return PLACES.flatMap(({ id }) => {
    const attackers = (team: Team): Seat[] =>
      seatsOf(state, team).filter((seat) => orders[seat]!.kind === 'attack' && orders[seat]!.place === id);
    const sides = TEAMS.map(attackers);
    const { owner } = state.sites[id]!;
    if (owner === null && sides.every((seats) => seats.length > 0)) return [meeting(g, id, sides)];
    const seats = sides.find((one) => one.length > 0);
    if (!seats) return [];
    return [attackOn(g, id, seats, owner === null ? null : defenderByOrder(state, id, owner, orders))];
  });
}

function tellAttack(g: Table, place: string, [first, ...others]: readonly Seat[]): Seat {
  g.emit({ type: 'attack', seat: first!, place });
  for (const seat of others) g.emit({ type: 'support', seat, place });
  return first!;
}

function attackOn(g: Table, place: string, seats: readonly Seat[], defence: Seat | null): Front {
  const { state } = g;
  const attack = tellAttack(g, place, seats);
  const site = state.sites[place]!;
  if (site.dug && !site.dug.shown) {
    site.dug = { shown: true };
    g.emit({ type: 'revealed', place });
  }
  const isHome = HOMES.some((home) => home === place);
  return {
    place,
    attack,
    defence,
    covered: [seats.length > 1, site.dug !== null || isHome],
    winner: null,
    report: null,
  };
}

/** Both teams want what is nobody's: the one that is behind attacks. */
function meeting(g: Table, place: string, sides: readonly (readonly Seat[])[]): Front {
  const stars = starsOf(g.state);
  const first: Team = stars[1] < stars[0] ? 1 : 0;
  const [attackers, others] = [sides[first]!, sides[otherTeam(first)]!];
  const attack = tellAttack(g, place, attackers);
  const defence = tellAttack(g, place, others);
  return {
    place,
    attack,
    defence,
    covered: [attackers.length > 1, others.length > 1],
    winner: null,
    report: null,
  };
}

/** Whoever has prepared positions there this evening defends them. */
function defenderByOrder(state: SektorState, place: string, owner: Team, orders: readonly Order[]): Seat | null {
  const there = seatsOf(state, owner).find(
    (seat) =>
      orders[seat]!.kind === 'dig' &&
      orders[seat]!.place === place &&
      canFight(state.houses[seat]!, placeNamed(place).game, state.rules, state.turn),
  );
  return there ?? null;
}
