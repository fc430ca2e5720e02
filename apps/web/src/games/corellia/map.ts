import { CORELLIA_PLACES, type CorelliaView, placeNamed } from '@holotisch/campaign';
import type { Language } from '@holotisch/engine';
import { forceOf, harbour, teamNames } from '../campaign/armada/fleet.tsx';
import { nameOfCard, placeName } from '../campaign/armada/words.ts';
import type { CampaignMap, Fact, MapAssault, MapPlace, Mark } from '../campaign/campaign-map.ts';
import { kept } from '../campaign/kit.ts';
import { campaignText } from '../campaign/text.ts';
import { DEPTH, LANE, ORBITS, SPOTS, STAR, WIDTH } from './places.ts';

/** The Corellian Sector as a star map, as one may see it. */

const at = (id: string) => {
  const [x, y] = SPOTS[id]![0];
  return { x, y };
};
export const spotOf = (id: string | null): { readonly x: number; readonly y: number } | undefined =>
  id !== null && Object.hasOwn(SPOTS, id) ? at(id) : undefined;

const NUMBERS = new Map(CORELLIA_PLACES.map(({ id }, i) => [id, i]));
export const pieceOfPlace = (id: string): number | undefined => NUMBERS.get(id);

const ellipse = (radius: number): string => {
  const [rx, ry] = [radius, radius * 0.86];
  return `M${STAR.x - rx} ${STAR.y}A${rx} ${ry} 0 1 0 ${STAR.x + rx} ${STAR.y} ${rx} ${ry} 0 1 0 ${STAR.x - rx} ${STAR.y}Z`;
};

export const mapOf = kept((view: CorelliaView, language: Language): CampaignMap => {
  const { teams, points, rosters, battles } = view;
  const rank = teams.map((team, seat) => teams.slice(0, seat).filter((one) => one === team).length);
  return {
    width: WIDTH,
    depth: DEPTH,
    teams: teamNames(language),
    points,
    lanes: LANE.slice(1).map((to, i) => ({ from: LANE[i]!, to })),
    areas: [
      { id: 'inner', name: '', at: STAR, d: ellipse(ORBITS[0]) },
      { id: 'outer', name: '', at: STAR, d: ellipse(ORBITS[1]) },
    ],
    stars: [STAR],
    places: CORELLIA_PLACES.map(({ id }) => placeOnMap(view, id, language)),
    forces: rosters.map((roster, seat) => {
      const team = teams[seat]!;
      const of = teams.filter((one) => one === team).length;
      return forceOf(roster, seat, team, harbour(team, rank[seat]!, of, WIDTH, DEPTH), language);
    }),
    assaults: battles.map(
      ({ place, assault, defence, special, report }): MapAssault => ({
        at: at(place),
        place,
        assault,
        defence,
        special: special !== null,
        winner: report === null ? null : report.winner === 0 ? assault : defence,
      }),
    ),
  };
});

function placeOnMap({ sites }: CorelliaView, id: string, language: Language): MapPlace {
  const { presence, destroyed, diplomats } = sites[id]!;
  const marks: readonly Mark[] = [
    ...(destroyed ? (['destroyed'] as const) : []),
    ...(diplomats ? (['diplomats'] as const) : []),
  ];
  return {
    id,
    piece: pieceOfPlace(id)!,
    name: placeName(language, id),
    at: at(id),
    world: SPOTS[id]![1],
    owner: presence?.team ?? null,
    hold: presence && (presence.kind ?? 'hidden'),
    covert: presence !== null && !presence.shown,
    marks,
    facts: factsOf(id, language),
  };
}

/** What is printed at a place. */
function factsOf(id: string, language: Language): readonly Fact[] {
  const { resources, bonus, effect, objectives, own, system, lane } = placeNamed(id);
  const t = campaignText[language].place;
  const names = objectives.map((one) => nameOfCard(one, language));
  return [
    { name: t.resources, value: String(resources) },
    { name: t.bonus, value: bonus === 0 ? '–' : `+${bonus}` },
    ...(effect ? [{ name: t.effect, value: campaignText[language].effects[effect] }] : []),
    { name: t.objectives, value: [...names, ...(own > 0 ? [t.ownObjectives(own)] : [])].join(', ') },
    ...(system || lane ? [{ name: t.system, value: system ? t.inSystem : t.onLane }] : []),
  ];
}

/** The same in one line, for a button. */
export function briefly(id: string, language: Language): string {
  const { resources, bonus, effect } = placeNamed(id);
  const t = campaignText[language];
  return [
    t.place.income(resources),
    ...(bonus > 0 ? [t.place.bonusOf(bonus)] : []),
    ...(effect ? [t.effects[effect].split(/[:.]/)[0]!] : []),
  ].join(' · ');
}
