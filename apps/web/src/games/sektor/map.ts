import {
  ARM,
  ARMS,
  type ArmId,
  ableWorth,
  canFight,
  forceWorth,
  isVeteran,
  LANES,
  PLACES,
  type Place,
  placeNamed,
  starsOf,
} from '@holotisch/campaign/sektor';
import type { Language } from '@holotisch/engine';
import { shapeOf } from '../campaign/armada/fleet.tsx';
import type { CampaignMap, Fact, Fight, MapAssault, MapForce, MapPlace, Mark } from '../campaign/campaign-map.ts';
import { forcePiece } from '../campaign/campaign-map.ts';
import { kept } from '../campaign/kit.ts';
import { fightName, forceName, houseName, placeName, teamNames } from './names.ts';
import { DEPTH, homeOf, pieceOfPlace, spotOf, WIDTH, WORLDS } from './places.ts';
import { ownText } from './text.ts';
import type { SektorView } from './view.ts';

/** The sector as a star map, as one may see it. */

const FIGHTS: Readonly<Record<ArmId, Fight>> = { xwing: 'fighters', armada: 'fleets', legion: 'troops' };

export const mapOf = kept(
  (view: SektorView, language: Language): CampaignMap => ({
    width: WIDTH,
    depth: DEPTH,
    teams: teamNames(language),
    points: starsOf(view),
    lanes: LANES.map(([from, to]) => ({ from, to })),
    areas: [],
    places: PLACES.map((place) => placeOnMap(view, place, language)),
    forces: view.houses.map((_, seat) => houseOnMap(view, seat, language)),
    assaults: view.fronts.map(
      ({ place, attack, defence, winner }): MapAssault => ({
        at: spotOf(place)!,
        place,
        assault: attack,
        defence,
        special: false,
        winner: winner === null ? null : winner === 0 ? attack : (defence ?? attack),
      }),
    ),
  }),
);

export const rankInTeam = ({ teams }: Pick<SektorView, 'teams'>, seat: number): number =>
  teams.slice(0, seat).filter((one) => one === teams[seat]).length;

/** Whoever plays, shown by the first ship of the fleet. */
function houseOnMap(view: SektorView, seat: number, language: Language): MapForce {
  const { forces } = view.houses[seat]!;
  const owner = view.teams[seat]!;
  const units = ARMS.flatMap((game) => forces[game].units);
  return {
    seat,
    piece: forcePiece(seat),
    name: houseName(view, seat, language),
    owner,
    shape: shapeOf(forces.armada.units[0]?.card),
    home: homeOf(owner, rankInTeam(view, seat)),
    // in credits: one number for all three
    points: Math.round(ARMS.reduce((sum, game) => sum + ARM[game].rate * ableWorth(forces[game]), 0)),
    says: ARMS.map((game) => `${forceName(language, game)} ${forceWorth(forces[game])}`).join(', '),
    scars: units.filter(({ scarred }) => scarred).length,
    veterans: units.filter(isVeteran).length,
    able: ARMS.some((game) => canFight(view.houses[seat]!, game, view.rules, view.turn)),
  };
}

function placeOnMap({ sites }: SektorView, place: Place, language: Language): MapPlace {
  const { id, game, home } = place;
  const { owner, damage, dug } = sites[id]!;
  const marks: readonly Mark[] = [
    ...(damage === 1 ? (['scarred'] as const) : damage > 1 ? (['destroyed'] as const) : []),
    ...(dug !== null && dug !== 'unknown' ? (['dug'] as const) : []),
    ...(owner !== null && place.owner !== null && owner !== place.owner ? (['captured'] as const) : []),
  ];
  return {
    id,
    piece: pieceOfPlace(id)!,
    name: placeName(language, id),
    at: spotOf(id)!,
    world: WORLDS[id]!,
    owner,
    hold: home && owner !== null ? 'base' : null,
    fought: { as: FIGHTS[game], name: fightName(language, game) },
    marks,
    facts: factsOf(place, sites[id]!, language),
  };
}

function factsOf(
  { game, stars, income, home }: Place,
  { damage, dug }: SektorView['sites'][string],
  language: Language,
): readonly Fact[] {
  const t = ownText[language];
  const positions = dug === null ? null : dug === 'unknown' ? t.dug.unknown : dug.shown ? t.dug.shown : t.dug.hidden;
  return [
    { name: t.place.game, value: fightName(language, game) },
    { name: t.place.stars, value: home ? `${stars} (${t.home})` : String(stars) },
    { name: t.place.income, value: t.perEvening(Math.floor((income * (2 - damage)) / 2)) },
    { name: t.place.damage, value: t.damage[damage]! },
    ...(positions === null ? [] : [{ name: t.place.dug, value: positions }]),
  ];
}

/** The same in one line, for a button. */
export function briefly(id: string, language: Language): string {
  const { game, stars, income } = placeNamed(id);
  const t = ownText[language];
  return [fightName(language, game), t.stars(stars), t.perEvening(income)].join(' · ');
}
