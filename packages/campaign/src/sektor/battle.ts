import type { Json, JsonObject, Region, Seat } from '@holotisch/engine';
import type { ArmId } from './arms/arm.ts';
import { ARM } from './arms/index.ts';
import { placeNamed } from './places.ts';
import { anyReport, fighters, readReport, refuseReport, reportOf } from './report.ts';
import type { Front, SektorState } from './state.ts';
import type { Table } from './table.ts';
import { limitOf } from './worth.ts';

/** A battle is a match of one of the games: its setup is made here, and its report comes back. */

export type SektorBattle = {
  /** Which of the fronts of the turn. */
  readonly battle: number;
  readonly game: ArmId;
  readonly edition: string;
  readonly setup: JsonObject;
  /** Whose seats of the campaign the seats of the match are: the attacker sits in seat 0. */
  readonly seats: readonly Seat[];
};

export function battleAt(state: SektorState, at: number): SektorBattle {
  const front = state.fronts[at]!;
  const { place, covered } = front;
  const { game } = placeNamed(place);
  const sides = fighters(state, front).map(({ seat, force, places }) => ({
    seat,
    force,
    units: places.map((one) => force.units[one]!),
  }));
  const [attacker, defender] = [sides[0]!, sides[1]!];
  const limit = Math.max(...sides.map(({ force }) => limitOf(state.rules, state.turn, force)));
  const ground = { place, damage: state.sites[place]!.damage, dug: covered[1] };
  return {
    battle: at,
    game,
    edition: ARM[game].edition(state.rules),
    setup: ARM[game].setup([attacker, defender], ground, limit, state.rules),
    seats: [attacker.seat, defender.seat],
  };
}

const frontOf = (state: SektorState, { battle }: SektorBattle): Front => state.fronts[battle]!;
export const battleRegion: Region<Table, SektorBattle, Json> = {
  name: 'battle',
  read: readReport,
  check: ({ state }, battle, answer) => refuseReport(state, frontOf(state, battle), reportOf(answer)),
  sample: ({ state }, battle, rng) => anyReport(state, frontOf(state, battle), rng) as unknown as Json,
};
