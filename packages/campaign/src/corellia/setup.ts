import { bad, chance, good, type Json, type Refusal, type Result, readShape, type Seat, say } from '@holotisch/engine';
import * as v from 'valibot';
import { EMPIRE, REBELS, type Roster, type Team } from '../armada/keeping.ts';
import { FIRST_POINTS, refuseNames, refuseToFight, refuseTotals, refuseUpgrades } from '../armada/roster.ts';
import { CAPITAL } from './flow/bases.ts';
import { PLACES } from './places.ts';
import type { CorelliaState, Site } from './state.ts';

/** How a campaign begins: two teams of two or three fleets. */

const card = v.pipe(v.string(), v.maxLength(60));
const upTo = <S extends v.GenericSchema>(shape: S, most: number) => v.pipe(v.array(shape), v.maxLength(most));
const FleetShape = v.looseObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  faction: v.picklist(['empire', 'rebel']),
  ships: upTo(v.strictObject({ card, upgrades: upTo(card, 30) }), 20),
  squadrons: upTo(card, 60),
  objectives: v.strictObject({ assault: card, defence: card, navigation: card }),
});
const SetupShape = v.strictObject({
  fleets: v.pipe(v.array(FleetShape), v.minLength(4), v.maxLength(6)),
  rounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)), 6),
});

const rosterOf = ({ name, faction, ships, squadrons, objectives }: v.InferOutput<typeof FleetShape>): Roster => ({
  name,
  faction,
  ships: ships.map((ship) => ({ card: ship.card, upgrades: [...ship.upgrades], scarred: false, veteran: false })),
  squadrons: squadrons.map((id) => ({ card: id, scarred: false, veteran: false })),
  aside: [],
  objectives,
  // AR-FAQ-FLOTTEN-ZUSAMMENSTELLEN-01: what is left over is lost
  resources: 0,
});

/** 9 campaign points with four fleets, 12 with six. */
const GOALS: Readonly<Record<number, number>> = { 4: 9, 6: 12 };

const refuseRoster = (state: CorelliaState, seat: Seat): Refusal | undefined => {
  const roster = state.rosters[seat]!;
  const { ships, squadrons } = roster;
  const cards = [...ships.flatMap((ship) => [ship.card, ...ship.upgrades]), ...squadrons.map((one) => one.card)];
  return (
    refuseToFight(roster) ??
    refuseTotals(roster, FIRST_POINTS) ??
    refuseUpgrades(roster) ??
    refuseNames(state, seat, cards)
  );
};

export function setUp(setup: Json, seed: string): Result<CorelliaState> {
  const read = readShape(SetupShape, setup);
  if (!read.ok) return read;
  const { fleets, rounds } = read.value;
  const teams = fleets.map(({ faction }): Team => (faction === 'empire' ? EMPIRE : REBELS));
  const goal = GOALS[fleets.length];
  if (goal === undefined || teams.filter((team) => team === EMPIRE).length * 2 !== teams.length)
    return bad({ clauses: [], message: say('ca.no.teams'), where: ['fleets'] });
  const state: CorelliaState = {
    chance: chance(seed),
    rounds,
    teams,
    admirals: [teams.indexOf(EMPIRE), teams.indexOf(REBELS)],
    goal,
    turn: 1,
    phase: 'bases',
    step: 0,
    points: [0, 0],
    rosters: fleets.map(rosterOf),
    sites: Object.fromEntries(
      PLACES.map(({ id }): [string, Site] => [id, { presence: null, destroyed: false, diplomats: false }]),
    ),
    battles: [],
    gone: [],
    outcome: null,
  };
  state.sites[CAPITAL]!.presence = { team: EMPIRE, kind: 'base', shown: true };
  for (const seat of teams.keys()) {
    const wrong = refuseRoster(state, seat);
    if (wrong) return bad({ ...wrong, where: ['fleets', seat] });
  }
  return good(state);
}
