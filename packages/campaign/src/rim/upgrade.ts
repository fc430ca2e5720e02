import { data } from '@holotisch/armada';
import { type Json, type Refusal, type Region, type Rng, readShape, type Seat, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import * as v from 'valibot';
import type { Team } from '../armada/keeping.ts';
import { canFight, cardCost } from '../armada/roster.ts';
import { cloneState, type RimState } from './state.ts';
import type { Table } from './table.ts';

/** The upgrade of flagships before the last pivotal battle: units make room for one huge ship, or for large ones. */

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const card = v.pipe(v.string(), v.maxLength(60));
const SwapShape = v.strictObject({
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  /** Units by their place in the roster, ships first; they go with all that they carry. */
  remove: v.pipe(v.array(place), v.maxLength(80)),
  /** Single upgrade cards of ships that stay. */
  upgrades: v.optional(v.pipe(v.array(v.strictObject({ ship: place, card })), v.maxLength(60)), []),
  ship: card,
});
const UpgradeShape = v.nullable(
  v.strictObject({
    size: v.picklist(['huge', 'large']),
    swaps: v.pipe(v.array(SwapShape), v.minLength(1), v.maxLength(2)),
  }),
);
type Upgrade = v.InferOutput<typeof UpgradeShape>;
type Swap = v.InferOutput<typeof SwapShape>;

/** What a team spends: AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-01, -04; how many of its members swap: -02, -05. */
export const PRICES = {
  huge: { resources: 2, yards: 1, swaps: 1, clause: 'AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-01' },
  large: { resources: 1, yards: 1, swaps: 2, clause: 'AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-04' },
} as const;

const refuse = (
  clauses: readonly ClauseId[],
  key: string,
  more: { measured?: number; allowed?: number } = {},
): Refusal => ({
  clauses,
  message: say(`ca.no.${key}`, more),
  ...more,
});

/** Carries the upgrade of a team out; says why it cannot. */
export function upgrade(state: RimState, team: Team, wanted: Upgrade): Refusal | undefined {
  if (wanted === null) return undefined;
  const { resources, yards, swaps, clause } = PRICES[wanted.size];
  const purse = state.purses[team];
  if (purse.resources < resources || purse['repair-yards'] < yards) return refuse([clause], 'purse');
  const seats = wanted.swaps.map(({ seat }) => seat);
  if (wanted.swaps.length > swaps || new Set(seats).size < seats.length)
    return refuse(
      [wanted.size === 'huge' ? 'AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-02' : 'AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-05'],
      'swaps',
      { measured: wanted.swaps.length, allowed: swaps },
    );
  for (const swap of wanted.swaps) {
    const wrong = swapShip(state, team, wanted.size, swap);
    if (wrong) return wrong;
  }
  purse.resources -= resources;
  purse['repair-yards'] -= yards;
  return undefined;
}

function swapShip(state: RimState, team: Team, size: 'huge' | 'large', swap: Swap): Refusal | undefined {
  const { seat, remove, upgrades, ship } = swap;
  const swapped: ClauseId =
    size === 'huge' ? 'AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-02' : 'AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-05';
  const dear: ClauseId =
    size === 'huge' ? 'AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-03' : 'AR-ERR-KOMMANDOSCHIFF-AUFRUESTUNG-06';
  const roster = state.rosters[seat];
  const wanted = data.findShip(ship);
  if (!roster || state.teams[seat] !== team) return refuse([swapped], 'otherTeam');
  if (!wanted || wanted.faction !== roster.faction || data.classOf(wanted).size !== size)
    return refuse([swapped], 'otherSize');
  const units = [...roster.ships, ...roster.squadrons];
  if (remove.some((at, i) => at >= units.length || remove.indexOf(at) < i)) return refuse([swapped], 'unitThere');
  let worth = 0;
  for (const { ship: at, card: id } of upgrades) {
    const carried = remove.includes(at) ? undefined : roster.ships[at]?.upgrades;
    const found = carried?.indexOf(id) ?? -1;
    if (found < 0) return refuse([swapped], 'unitThere');
    carried!.splice(found, 1);
    worth += cardCost(id);
  }
  const commanders: string[] = [];
  for (const at of remove) {
    const carried = roster.ships[at]?.upgrades ?? [];
    const led = carried.filter((id) => data.findUpgrade(id)?.slots.includes('commander'));
    commanders.push(...led);
    worth +=
      cardCost(units[at]!.card) + carried.filter((id) => !led.includes(id)).reduce((sum, id) => sum + cardCost(id), 0);
  }
  if (cardCost(ship) > worth) return refuse([dear], 'tooDear', { measured: cardCost(ship), allowed: worth });
  const ships = roster.ships.length;
  roster.ships = roster.ships.filter((_, at) => !remove.includes(at));
  roster.squadrons = roster.squadrons.filter((_, at) => !remove.includes(ships + at));
  // a commander whose flagship has made room leads from the new ship
  roster.ships.push({ card: ship, upgrades: commanders, scarred: false, veteran: false });
  return canFight(roster) ? undefined : refuse([swapped], 'cannotFight');
}

type UpgradeData = { readonly team: Team };
export const upgradeRegion: Region<Table, UpgradeData, Json> = {
  name: 'upgrade',
  read(answer) {
    const read = readShape(UpgradeShape, answer as Json);
    // a region's answer is never nothing: not to upgrade is said by a word
    if (answer === 'none') return 'none';
    return read.ok && read.value !== null ? (read.value as unknown as Json) : undefined;
  },
  check: ({ state }, { team }, answer) => upgrade(cloneState(state), team, upgradeOf(answer)),
  sample: ({ state }, { team }, rng) => anyUpgrade(state, team, rng),
};
export function upgradeOf(answer: Json): Upgrade {
  if (answer === 'none') return null;
  const read = readShape(UpgradeShape, answer);
  if (!read.ok) throw new Error('an upgrade that has been read is none');
  return read.value;
}

/** A large ship or a huge one for the fewest units that are worth it, where the tokens are there. */
function anyUpgrade(state: RimState, team: Team, rng: Rng): Json {
  const seats: Seat[] = state.teams.flatMap((one, seat) => (one === team ? [seat] : []));
  const seat = seats[rng.below(seats.length)]!;
  const { faction, ships, squadrons } = state.rosters[seat]!;
  const all = [...ships, ...squadrons].map((_, at) => at);
  for (const size of ['huge', 'large'] as const)
    for (const one of data.ALL_SHIPS.filter((s) => s.faction === faction && data.classOf(s).size === size)) {
      const wanted = { size, swaps: [{ seat, remove: all, upgrades: [], ship: one.id }] };
      if (upgrade(cloneState(state), team, wanted) === undefined) return wanted as Json;
    }
  return 'none';
}
