import { askIn, choose, type Flow, type Json, type Option, type Seat, say } from '@holotisch/engine';
import { ARM } from '../arms/index.ts';
import { battleAt, battleRegion } from '../battle.ts';
import { placeNamed } from '../places.ts';
import { placeName, refuse } from '../refusal.ts';
import { fighters, reportOf } from '../report.ts';
import { captainOf, type ForceUnit, type Front, type Report, type SektorState, seatsOf } from '../state.ts';
import type { Table } from '../table.ts';
import { HERO, isHero, isVeteran, VETERAN } from '../veterans.ts';
import { canFight } from '../worth.ts';

/** SK-4: who defends a place; SK-5, SK-6: the battle, and what it leaves behind. */

export function* defend(g: Table): Flow {
  const { state } = g;
  const front = state.fronts[state.step]!;
  state.step++;
  const { owner } = state.sites[front.place]!;
  if (front.defence !== null) return tellDefence(g, front);
  if (owner === null) {
    front.winner = 0;
    return;
  }
  const judged = seatsOf(state, owner).map((seat) => ({
    ...seatOption(state, seat),
    seat,
    refusal: refuseDefence(state, front, seat),
  }));
  const answer = yield* choose({
    seat: captainOf(state, owner),
    kind: 'defender',
    prompt: say('sk.ask.defender', { place: placeName(front.place) }),
    clauses: [],
    about: { place: front.place },
    options: [
      ...judged
        .filter(({ refusal }) => !refusal)
        .map(({ id, label, about }): Option => ({ id, label: label!, about: about! })),
      { id: 'yield', label: say('sk.yield') },
    ],
    barred: () =>
      judged.flatMap(({ id, label, about, refusal }) =>
        refusal ? [{ id, label: label!, about: about!, refusal }] : [],
      ),
  });
  if (answer === 'yield') front.winner = 0;
  else front.defence = Number(answer);
  tellDefence(g, front);
}

const seatOption = ({ houses }: SektorState, seat: Seat): Option => ({
  id: String(seat),
  label: say('sk.house', { name: houses[seat]!.name }),
  about: { seat },
});

function tellDefence(g: Table, { place, defence }: Front): void {
  const { owner } = g.state.sites[place]!;
  if (defence !== null) g.emit({ type: 'defence', seat: defence, place });
  else if (owner !== null) g.emit({ type: 'yielded', team: owner, place });
}

/** One defence a player and evening, as long as somebody else is free; never without a force. */
function refuseDefence(state: SektorState, { place }: Front, seat: Seat) {
  const { game } = placeNamed(place);
  const able = (one: Seat): boolean => canFight(state.houses[one]!, game, state.rules, state.turn);
  const isBusy = (one: Seat): boolean => state.fronts.some(({ defence }) => defence === one);
  if (!able(seat)) return refuse('SK-4', 'noForce', { place: placeName(place), game: { text: `sk.force.${game}` } });
  const free = seatsOf(state, state.teams[seat]!).some((one) => able(one) && !isBusy(one));
  return isBusy(seat) && free ? refuse('SK-4', 'busy') : undefined;
}

/** SK-5: the battle. An earlier one of this evening may have left nobody to fight it. */
export function* fight(g: Table): Flow {
  const { state } = g;
  const front = state.fronts[state.step]!;
  if (front.winner === null) front.winner = unfought(state, front);
  if (front.winner === null) {
    const answer = yield* askIn(battleRegion, battleAt(state, state.step) as never, {
      seat: front.attack,
      kind: 'battle',
      prompt: say('sk.ask.battle', {
        place: placeName(front.place),
        game: { text: `sk.game.${placeNamed(front.place).game}` },
      }),
      clauses: [],
      about: { place: front.place },
    });
    settle(g, front, reportOf(answer as Json));
  }
  take(g, front);
  state.step++;
}

/** Who has no force any more has lost, the attacker first. */
function unfought(state: SektorState, { place, attack, defence }: Front): 0 | 1 | null {
  const able = (seat: Seat): boolean => canFight(state.houses[seat]!, placeNamed(place).game, state.rules, state.turn);
  return !able(attack) ? 1 : defence === null || !able(defence) ? 0 : null;
}

/** SK-6: losses and experience; the ground bears what was fought out on it. */
function settle(g: Table, front: Front, report: Report): void {
  const { state } = g;
  front.report = report;
  front.winner = report.winner;
  const sides = fighters(state, front);
  const seat = sides[report.winner]!.seat;
  state.won[state.teams[seat]!]++;
  g.emit({ type: 'battle', place: front.place, winner: seat });
  for (const [side, { seat: whose, force, places }] of sides.entries()) {
    const units = places.map((at) => force.units[at]!);
    const gone: ForceUnit[] = [];
    for (const [i, unit] of units.entries())
      if (report.fates[side]![i] === 'stands') learn(g, whose, force.game, unit, report.winner === side);
      else if (fall(g, whose, force.game, unit, front.covered[side]!)) gone.push(unit);
    force.units = force.units.filter((unit) => !gone.includes(unit));
    for (const { card, upgrades } of gone)
      state.houses[whose]!.gone.push(...ARM[force.game].uniqueNames(force, [card, ...upgrades]));
  }
  const site = state.sites[front.place]!;
  if (site.damage < 2) {
    site.damage++;
    g.emit({ type: 'damage', place: front.place, damage: site.damage });
  }
}

function learn(g: Table, seat: Seat, game: Parameters<typeof fall>[2], unit: ForceUnit, won: boolean): void {
  const before = unit.xp;
  unit.xp += won ? 2 : 1;
  const rank = before < HERO && isHero(unit) ? 'hero' : before < VETERAN && isVeteran(unit) ? 'veteran' : null;
  if (rank) g.emit({ type: 'veteran', seat, game, card: unit.card, rank });
}

/** SK-6: whoever falls is scarred; who was scarred is lost, unless covered, or a hero, who is one no more. True: lost. */
function fall(g: Table, seat: Seat, game: keyof typeof ARM, unit: ForceUnit, covered: boolean): boolean {
  const { card } = unit;
  if (unit.scarred && !covered) {
    if (!isHero(unit)) {
      g.emit({ type: 'lost', seat, game, card });
      return true;
    }
    unit.xp = VETERAN;
  }
  unit.scarred = true;
  g.emit({ type: 'scarred', seat, game, card });
  return false;
}

/** SK-6: the place goes to whoever has won it, without the positions of those who have left. */
function take(g: Table, { place, attack, defence, winner }: Front): void {
  const { state } = g;
  const site = state.sites[place]!;
  const before = site.owner;
  const team = winner === 0 ? state.teams[attack]! : (before ?? state.teams[defence!]!);
  if (team === before) return;
  site.owner = team;
  site.dug = null;
  g.emit({ type: before === null && defence === null ? 'occupied' : 'taken', team, place });
}
