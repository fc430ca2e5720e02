import { askAll, askIn, choose, type Flow, type Posed, type Refusal, type Seat, say } from '@holotisch/engine';
import { EMPIRE, playersOf, REBELS, seatsOf, type Team } from '../../armada/keeping.ts';
import { reportOf } from '../../armada/report.ts';
import { update } from '../../armada/roster.ts';
import { battleData, battleRegion } from '../battle.ts';
import { placeNamed } from '../places.ts';
import { carryOut, orderOf } from '../refit.ts';
import { type Battle, type CorelliaState, type Presence, sitesOf } from '../state.ts';
import type { Table } from '../table.ts';
import { laySticker } from './bases.ts';

/** Battles, and the Management Phase after them: effects, resources, new bases, refit. */

/** A battle is fought, and its report comes back; then the fleets' status is updated. */
export function* fight(g: Table): Flow {
  const { state } = g;
  const battle = state.battles[state.step]!;
  const answer = yield* askIn(battleRegion, battleData(state, state.step), {
    seat: battle.assault,
    kind: 'battle',
    prompt: say('ca.ask.battle', { place: { ...say(`ca.place.${battle.place}`) } }),
    clauses: [],
    about: { place: battle.place },
  });
  const report = reportOf(answer);
  battle.report = report;
  g.emit({ type: 'battle', place: battle.place, winner: winnerOf(battle), score: report.score });
  for (const [side, seat] of [battle.assault, battle.defence].entries()) {
    const roster = state.rosters[seat]!;
    const cards = [...roster.ships, ...roster.squadrons].map(({ card }) => card);
    for (const place of update(roster, state.gone, report.fleets[side]!))
      g.emit({ type: 'lost', seat, card: cards[place]! });
  }
  state.step++;
}

const winnerOf = ({ report, assault, defence }: Battle): Seat => (report!.winner === 0 ? assault : defence);

/** AR-ERR-EFFEKTE-EINER-SCHLACHT-BEST-01, -02: 1 campaign point; for what is destroyed also the bonus of its place. */
export function effects(g: Table): void {
  const { state } = g;
  const pool: [number, number] = [0, 0];
  for (const battle of state.battles) {
    const team = state.teams[winnerOf(battle)]!;
    for (const [side, seat] of [battle.assault, battle.defence].entries())
      pool[state.teams[seat]!] += battle.report!.resources[side]!;
    if (battle.special !== null) continue;
    const site = state.sites[battle.place]!;
    const destroys = site.presence !== null && site.presence.team !== team;
    if (destroys) {
      g.emit({ type: 'destroyed', place: battle.place, team: site.presence!.team });
      site.presence = null;
      site.destroyed = true;
    }
    const gained = 1 + (destroys ? placeNamed(battle.place).bonus : 0);
    state.points[team] += gained;
    g.emit({ type: 'points', team, gained });
  }
  const over = endedBy(state);
  if (over !== undefined) finish(g, over);
  else for (const team of [EMPIRE, REBELS]) share(g, team, pool[team] + income(state, team));
}

/** Whoever has come to the goal, and farther than the other. */
function endedBy({ points: [a, b], goal }: CorelliaState): Team | undefined {
  if (Math.max(a, b) < goal || a === b) return undefined;
  return a > b ? EMPIRE : REBELS;
}

export function finish(g: Table, winner: Team | null): void {
  g.state.outcome = { winner };
  g.state.phase = 'over';
  g.emit({ type: 'over', winner });
}

const BASE = 25;
const OUTPOST = 5;
const income = (state: CorelliaState, team: Team): number =>
  sitesOf(state, team).reduce((sum, id) => {
    const { kind } = state.sites[id]!.presence!;
    return sum + placeNamed(id).resources + (kind === 'base' ? BASE : OUTPOST);
  }, 0);

/** As evenly as can be; what is left over goes to the first fleets. */
function share(g: Table, team: Team, gained: number): void {
  const seats = seatsOf(g.state, team);
  for (const [i, seat] of seats.entries())
    g.state.rosters[seat]!.resources += Math.floor(gained / seats.length) + (i < gained % seats.length ? 1 : 0);
  g.emit({ type: 'income', team, gained });
}

/** What a base costs. An outpost is free. */
const COST = 15;

/** How many bases and outposts a team may have at any time. */
const limitOf = (state: CorelliaState, team: Team, kind: Presence['kind']): number => {
  if (kind === 'outpost') return team === REBELS ? 2 * playersOf(state) : 0;
  return team === EMPIRE ? 2 * playersOf(state) + 1 : playersOf(state) + 1;
};

function refuseToBuild(state: CorelliaState, seat: Seat, kind: Presence['kind']): Refusal | undefined {
  const team = state.teams[seat]!;
  const allowed = limitOf(state, team, kind);
  if (sitesOf(state, team, kind).length >= allowed)
    return { clauses: [], message: say('ca.no.limit', { allowed }), allowed };
  const { resources } = state.rosters[seat]!;
  return kind === 'base' && resources < COST
    ? {
        clauses: [],
        message: say('ca.no.resources', { measured: COST, allowed: resources }),
        measured: COST,
        allowed: resources,
      }
    : undefined;
}

/** The winner of a battle may build where nobody has anything. */
export function* build(g: Table): Flow {
  const { state } = g;
  const { place, special, ...battle } = state.battles[state.step]!;
  state.step++;
  if (special !== null || state.sites[place]!.presence !== null) return;
  const seat = winnerOf({ place, special, ...battle });
  const kinds = state.teams[seat] === EMPIRE ? (['base'] as const) : (['base', 'outpost'] as const);
  const judged = kinds.map((id) => ({ id, refusal: refuseToBuild(state, seat, id) }));
  const answer = yield* choose({
    seat,
    kind: 'build',
    prompt: say('ca.ask.build', { place: { ...say(`ca.place.${place}`) } }),
    clauses: [],
    about: { place },
    options: [
      ...judged.filter(({ refusal }) => !refusal).map(({ id }) => ({ id, label: say(`ca.presence.${id}`) })),
      { id: 'none', label: say('ca.none') },
    ],
    barred: () => judged.flatMap(({ id, refusal }) => (refusal ? [{ id, refusal }] : [])),
  });
  if (answer === 'none') return;
  const kind = answer === 'base' ? 'base' : 'outpost';
  if (kind === 'base') state.rosters[seat]!.resources -= COST;
  laySticker(g, seat, place, kind);
}

/** AR-FAQ-FLOTTEN-INSTAND-SETZEN-01: behind the hand, one player of each team at a time; nothing of it is told. */
export function* refitFleets({ state }: Table): Flow {
  const seats = [EMPIRE, REBELS].map((team) => seatsOf(state, team)[state.step]!);
  const posed = seats.map(
    (seat): Posed => ({
      type: 'region',
      seat,
      kind: 'refit',
      prompt: say('ca.ask.refit'),
      clauses: ['AR-FAQ-FLOTTEN-INSTAND-SETZEN-01'],
      region: { name: 'refit', seat },
    }),
  );
  const answers = yield* askAll(posed);
  for (const [i, seat] of seats.entries()) carryOut(state, seat, orderOf(answers[i]!));
  state.step++;
}
