import { askIn, type Flow, type Seat, say } from '@holotisch/engine';
import { otherTeam, type Roster, type Team, type UnitReport } from '../../armada/keeping.ts';
import { reportOf } from '../../armada/report.ts';
import { battleData, battleRegion } from '../battle.ts';
import { placeNamed } from '../places.ts';
import type { Battle } from '../state.ts';
import type { Table } from '../table.ts';

/** Battles and what they bring. */

export function* fight(g: Table): Flow {
  const { state } = g;
  const battle = state.battles[state.step]!;
  const { place, assault } = battle;
  const answer = yield* askIn(battleRegion, battleData(state, state.step), {
    seat: assault,
    kind: 'battle',
    prompt:
      place === null ? say('ca.ask.area-battle') : say('ca.ask.battle', { place: { ...say(`ca.place.${place}`) } }),
    clauses: [],
    about: { place },
  });
  battle.report = reportOf(answer);
  g.emit({ type: 'battle', place, winner: winnerOf(battle), score: battle.report.score });
  for (const [side, seat] of [assault, battle.defence].entries())
    update(state.rosters[seat]!, battle.report.fleets[side]!);
  state.step++;
}

/** Nobody is lost for good here; one unit of a fleet becomes a veteran in a battle. R-AR-86 */
function update(roster: Roster, report: readonly UnitReport[]): void {
  let fresh = 1;
  for (const [place, unit] of [...roster.ships, ...roster.squadrons].entries()) {
    const { fate, veteran, upgrades } = report[place]!;
    const ship = roster.ships[place];
    if (ship) ship.upgrades = [...upgrades];
    if (veteran && !unit.veteran && fresh-- > 0) unit.veteran = true;
    if (fate === 'destroyed') unit.scarred = true;
  }
}

export const winnerOf = ({ report, assault, defence }: Battle): Seat => (report!.winner === 0 ? assault : defence);

export function gain(g: Table, team: Team, gained: number): void {
  g.state.points[team] += gained;
  g.state.inAct[team] += gained;
  g.emit({ type: 'points', team, gained });
}

export function hold(g: Table, place: string, team: Team): void {
  const site = g.state.sites[place]!;
  if (site.base && site.holder !== null && site.holder !== team)
    g.emit({ type: 'destroyed', place, team: site.holder });
  if (site.holder !== team) Object.assign(site, { base: false, defence: null });
  site.holder = team;
  g.emit({ type: 'holds', place, team });
}

/** 1 campaign point; 1 and the bonus for a base that is destroyed; 2 for one that is held. */
export function* effects(g: Table): Flow {
  const { state } = g;
  for (const battle of state.battles) {
    const { place } = battle;
    if (place === null) continue;
    const team = state.teams[winnerOf(battle)]!;
    const { base, holder } = state.sites[place]!;
    gain(g, team, !base ? 1 : holder === otherTeam(team) ? 1 + placeNamed(place).bonus : 2);
    hold(g, place, team);
  }
}
