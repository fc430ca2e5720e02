import type { Armada } from '../armada.ts';
import type { ObjectiveRules } from '../cards/vocabulary.ts';
import * as data from '../data/index.ts';
import { scoreOf } from '../flow/end/end.ts';
import { objectiveRules } from '../flow/objective.ts';
import type { Setup } from '../position/read-setup.ts';
import type { Ship, Side, Unit } from '../state.ts';

/** What a battle of a campaign leaves behind: the fleet status update, for whoever keeps the rosters. */

/** What has become of a unit of a roster. */
type UnitAfter = {
  /** Its place in the fleet that the setup named: ships first, then squadrons. */
  readonly place: number;
  readonly card: string;
  /** The upgrade cards that the ship has now; none of a squadron. */
  readonly upgrades: readonly string[];
  readonly fate: 'stands' | 'retreated' | 'destroyed';
  /** It bears a scar now: the old one, or that of this battle. */
  readonly scarred: boolean;
  /** Destroyed although it was scarred: it leaves the campaign, with those upgrades. */
  readonly lost: boolean;
  readonly veteran: boolean;
};

export type Aftermath = {
  readonly winner: Side | null;
  readonly score: readonly [number, number];
  /** Fleet points of each seat, with what has joined it. AR-FAQ-SIEGPUNKTE-FUER-SCHLACHTEN-02 */
  readonly points: readonly number[];
  /** Resource points that special assaults bring, by side. */
  readonly resources: readonly [number, number];
  readonly fleets: readonly (readonly UnitAfter[])[];
};

/** The state after the match; `setup` names the rosters that it was laid out from. */
export function aftermathOf(g: Armada, { fleets }: Pick<Setup, 'fleets'>): Aftermath {
  const { state } = g;
  const winner = state.outcome?.winner ?? null;
  const after: UnitAfter[][] = fleets.map(() => []);
  for (const unit of state.units) {
    const fleet = after[unit.seat]!;
    if (unit.joined) continue;
    fleet.push(unitAfter(unit, fleet.length, fleets[unit.seat]!));
  }
  return {
    winner,
    score: state.outcome?.score ?? scoreOf(g),
    points: [...state.points],
    resources: resourcesOf(g, objectiveRules(g), winner),
    fleets: after,
  };
}

function resourcesOf(g: Armada, rules: ObjectiveRules | undefined, winner: Side | null): [number, number] {
  const sums: [number, number] = [0, 0];
  if (winner !== null) for (const { side, points } of rules?.resources?.(g, winner) ?? []) sums[side] += points;
  return sums;
}

/**
 * AR-FAQ-FLOTTENSTATUSAKTUALISIERUNG-01, -03, -05..07: destroyed by whatever means is scarred, retreated is not; what was
 * scarred stays so, and who was a veteran, too. Squadrons of a side without ships are not touched:
 * AR-FAQ-SIEGPUNKTE-BEI-SCHLACHTEN-03.
 */
function unitAfter(unit: Unit, place: number, roster: Setup['fleets'][number]): UnitAfter {
  const destroyed = unit.status === 'destroyed' || unit.doomed;
  const before = unit.scarred === true;
  return {
    place,
    card: unit.card,
    upgrades: unit.kind === 'ship' ? upgradesAfter(unit, roster.ships[place]?.upgrades ?? []) : [],
    fate: destroyed ? 'destroyed' : unit.status === 'retreated' ? 'retreated' : 'stands',
    scarred: before || destroyed,
    lost: before && destroyed,
    veteran: unit.veteran !== undefined || (!destroyed && unit.victor === true && mayBeVeteran(unit)),
  };
}

const mayBeVeteran = (unit: Unit): boolean => unit.kind === 'ship' || data.squadronCard(unit.card).unique === true;

const isFleetCommand = (id: string): boolean => data.upgradeCard(id).slots.includes('fleet-command');

/**
 * AR-CARD-PROFUNDITY-04: the cards that it has at the end. AR-CARD-SCHIMAERE-07, -10: but the fleet command card that the
 * roster names is back where Chimaera has exchanged it.
 */
function upgradesAfter({ upgrades }: Ship, roster: readonly string[]): readonly string[] {
  const ids = upgrades.map(({ id }) => id);
  if (!ids.includes('chimaera')) return ids;
  const [named] = roster.filter(isFleetCommand);
  return ids.map((id) => (isFleetCommand(id) && named !== undefined ? named : id));
}
