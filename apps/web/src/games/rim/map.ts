import { RIM_PLACES, type RimView, rimPlace } from '@holotisch/campaign';
import type { Language } from '@holotisch/engine';
import { forceOf, harbour, teamNames } from '../campaign/armada/fleet.tsx';
import { nameOfCard, placeName, saidInCampaign } from '../campaign/armada/words.ts';
import type { CampaignMap, Fact, MapArea, MapAssault, MapPlace } from '../campaign/campaign-map.ts';
import { kept } from '../campaign/kit.ts';
import { campaignText } from '../campaign/text.ts';
import { AREA_AT, DEPTH, MIDDLE, onWheel, SPOTS, WIDTH } from './places.ts';

/** The Rim as a star map, as one may see it. */

export const spotOf = (id: string | null): { readonly x: number; readonly y: number } | undefined => {
  const spot = id === null ? undefined : SPOTS[id];
  return spot && onWheel(spot[0], spot[1]);
};
const NUMBERS = new Map(RIM_PLACES.map(({ id }, i) => [id, i]));
export const pieceOfPlace = (id: string): number | undefined => NUMBERS.get(id);

/** A slice of the wheel, as its two edges; the rim closes it. */
function slice(degrees: number): string {
  const edge = (side: number) => {
    const [near, far] = [onWheel(degrees + side * 36, 0.16), onWheel(degrees + side * 36, 1)];
    return `M${near.x} ${near.y}L${far.x} ${far.y}`;
  };
  return edge(1);
}
export const areaMiddle = (area: string): { readonly x: number; readonly y: number } => onWheel(AREA_AT[area]!, 0.6);

const areas = (language: Language): readonly MapArea[] => [
  ...Object.entries(AREA_AT).map(
    ([id, degrees]): MapArea => ({
      id,
      name: saidInCampaign(language, { text: 'ca.area', args: { area: id } }),
      at: onWheel(degrees, 1.02),
      d: slice(degrees),
    }),
  ),
];

export const mapOf = kept((view: RimView, language: Language): CampaignMap => {
  const { teams, points, rosters, battles } = view;
  const rank = teams.map((team, seat) => teams.slice(0, seat).filter((one) => one === team).length);
  return {
    width: WIDTH,
    depth: DEPTH,
    teams: teamNames(language),
    points,
    lanes: [],
    areas: areas(language),
    stars: [MIDDLE],
    places: RIM_PLACES.map(({ id }) => placeOnMap(view, id, language)),
    forces: rosters.map((roster, seat) => {
      const team = teams[seat]!;
      const of = teams.filter((one) => one === team).length;
      return forceOf(roster, seat, team, harbour(team, rank[seat]!, of, WIDTH, DEPTH), language);
    }),
    assaults: battles.map(
      ({ place, assault, defence, report }): MapAssault => ({
        at: spotOf(place) ?? areaMiddle(view.pivotal?.area ?? 'I'),
        place,
        assault,
        defence,
        special: view.pivotal !== null,
        winner: report === null ? null : report.winner === 0 ? assault : defence,
      }),
    ),
  };
});

function placeOnMap({ sites }: RimView, id: string, language: Language): MapPlace {
  const { holder, base } = sites[id]!;
  return {
    id,
    piece: pieceOfPlace(id)!,
    name: placeName(language, id),
    at: spotOf(id)!,
    world: SPOTS[id]![2],
    owner: holder,
    hold: holder === null ? null : base ? 'base' : 'held',
    marks: [],
    facts: factsOf(id, sites[id]!.defence, language),
  };
}

export const tokenName = (token: string, language: Language): string =>
  saidInCampaign(language, { text: `ca.token.${token}` });

function factsOf(id: string, defence: string | null, language: Language): readonly Fact[] {
  const { areas: lies, bonus, tokens, objectives, rewards } = rimPlace(id);
  const t = campaignText[language].place;
  return [
    { name: t.areas, value: lies.join(' / ') },
    { name: t.bonus, value: bonus === 0 ? '–' : `+${bonus}` },
    ...(tokens.length > 0 ? [{ name: t.tokens, value: tokens.map((one) => tokenName(one, language)).join(', ') }] : []),
    ...(objectives.length > 0
      ? [{ name: t.objectives, value: objectives.map((one) => nameOfCard(one, language)).join(', ') }]
      : []),
    {
      name: t.rewards,
      value: rewards.map(({ of, won, lost }) => `${rewardName(of, language)} ${won} / ${lost}`).join(', '),
    },
    ...(defence !== null && defence !== 'hidden'
      ? [{ name: t.defence, value: saidInCampaign(language, { text: `ca.objective.${defence}` }) }]
      : []),
  ];
}

const rewardName = (of: string, language: Language): string =>
  of === 'squadrons' ? campaignText[language].sheet.squadrons : saidInCampaign(language, { text: `ar.slot.${of}` });

/** The same in one line, for a button. */
export function briefly(id: string, language: Language): string {
  const { areas: lies, bonus, tokens } = rimPlace(id);
  const t = campaignText[language].place;
  return [
    `${t.areas} ${lies.join('/')}`,
    ...(bonus > 0 ? [t.bonusOf(bonus)] : []),
    ...tokens.map((one) => tokenName(one, language)),
  ].join(' · ');
}
