import { data } from '@holotisch/armada';
import { isObject, type Json, type JsonObject, type Rng } from '@holotisch/engine';

/** Battles of a campaign for studies: any place, any attacker, and units as earlier battles may have left them. */

const CAMPAIGN_OBJECTIVES = data.ALL_OBJECTIVES.filter(({ kind }) => kind === 'campaign').map(({ id }) => id);
const SPECIAL_ASSAULTS = ['hyperlane-raid', 'show-of-force'];
const ofPlaces = CAMPAIGN_OBJECTIVES.filter((id) => !id.startsWith('base-defense') && !SPECIAL_ASSAULTS.includes(id));

/** One unit in so many is scarred, and one in so many a veteran. */
const MARKED = 5;

export function anyCampaignBattle(setup: JsonObject, rng: Rng): Json {
  const assault = rng.below(2);
  const rules = data.CAMPAIGNS[rng.below(data.CAMPAIGNS.length)]!;
  const fleets = Array.isArray(setup['fleets']) ? setup['fleets'].map((fleet) => marked(fleet, rng)) : [];
  const usual = { ...setup, fleets };
  const place = rng.below(4);
  if (place === 0) return { ...usual, campaign: { rules, assault, base: true } };
  if (place === 1)
    return { ...usual, campaign: { rules, assault }, objective: SPECIAL_ASSAULTS[rng.below(SPECIAL_ASSAULTS.length)]! };
  const objectives = ofPlaces.filter(() => rng.below(2) === 0);
  return { ...usual, campaign: { rules, assault, objectives, own: objectives.length === 0 ? 3 : rng.below(4) } };
}

function marked(fleet: Json, rng: Rng): Json {
  if (!isObject(fleet)) return fleet;
  const { ships, squadrons } = fleet;
  const first = Array.isArray(ships) ? ships.length : 0;
  const cards = Array.isArray(squadrons) ? squadrons : [];
  const places = Array.from({ length: first + cards.length }, (_, place) => place);
  const isUnique = (place: number): boolean =>
    place < first || data.findSquadron(String(cards[place - first]))?.unique === true;
  const some = (of: readonly number[]): number[] => of.filter(() => rng.below(MARKED) === 0);
  return { ...fleet, scarred: some(places), veterans: some(places.filter(isUnique)) };
}
