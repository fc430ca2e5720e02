import { type Refusal, say } from '@holotisch/engine';
import * as data from '../data/index.ts';
import type { Setup } from '../position/read-setup.ts';
import type { Rules } from '../state.ts';
import type { CampaignBattle } from './battle.ts';

/** What the setup of a battle of a campaign lays down, and why it cannot. */

type Given = NonNullable<Setup['campaign']>;

const BASE_DEFENCES = ['base-defense-armed-station', 'base-defense-fighter-wing', 'base-defense-ion-cannon'];

/** At a base one of three cards is played, if nobody says which are offered; the defender adds none there. R-AR-76 */
export const battleOf = ({ rules, assault, objectives, base, own, exchange }: Given): CampaignBattle => ({
  rules,
  assault,
  objectives: base && objectives.length === 0 ? BASE_DEFENCES : [...objectives],
  base,
  own: base ? 0 : own,
  exchange,
});

const fault = (where: NonNullable<Refusal['where']>, text: string, args = {}): Refusal => ({
  clauses: [],
  message: say(text, args),
  where,
});

export function refuseBattle({ campaign, fleets, objective }: Setup, { rounds }: Rules): Refusal | undefined {
  for (const [i, fleet] of fleets.entries()) {
    const marked = refuseMarks(fleet, campaign !== undefined, i);
    if (marked) return marked;
  }
  if (campaign === undefined) return undefined;
  if (rounds === null)
    return { ...fault(['rules', 'rounds'], 'ar.noObjectives'), clauses: ['AR-OPT-UNBEGRENZTE-RUNDEN-03'] };
  return refusePlace(battleOf(campaign), objective);
}

/** Whatever names the objectives of a place. */
export function refusePlace({ objectives, own }: CampaignBattle, objective: string | null = null): Refusal | undefined {
  const strange = objectives.findIndex((id) => !data.findObjective(id));
  if (strange >= 0)
    return fault(['campaign', 'objectives', strange], 'ar.noSuchObjective', { id: objectives[strange]! });
  if (objective === null && objectives.length + own === 0)
    return fault(['campaign', 'objectives'], 'ar.noObjectiveAtAll');
  return undefined;
}

type SeatFleet = Setup['fleets'][number];

/** Scars and veterans are those of a campaign, and of units that are there; a squadron that is a veteran is unique. */
function refuseMarks(
  { ships, squadrons, scarred, veterans }: SeatFleet,
  inCampaign: boolean,
  at: number,
): Refusal | undefined {
  const count = ships.length + squadrons.length;
  for (const [field, places] of Object.entries({ scarred: scarred ?? [], veterans: veterans ?? [] })) {
    const where = ['fleets', at, field];
    if (places.length > 0 && !inCampaign) return fault(where, 'ar.marksInCampaign');
    for (const [i, place] of places.entries()) {
      if (place >= count) return fault([...where, i], 'ar.noSuchUnit', { id: place });
      if (places.indexOf(place) < i) return fault([...where, i], 'ar.markedTwice');
    }
  }
  const card = (place: number) => data.findSquadron(squadrons[place - ships.length] ?? '');
  const plain = (veterans ?? []).findIndex((place) => place >= ships.length && !isUnique(card(place)));
  return plain < 0 ? undefined : fault(['fleets', at, 'veterans', plain], 'ar.veteranNotUnique');
}

const isUnique = (card: { readonly unique?: true } | undefined): boolean => card?.unique === true;
