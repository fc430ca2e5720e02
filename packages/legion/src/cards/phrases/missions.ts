import { type Flow, say } from '@holotisch/engine';
import { containsPoint, type Vec } from '@holotisch/table';
import { battleCardOf } from '../../data/index.ts';
import { chooseUnit, chooseUnits } from '../../flow/choose.ts';
import { contests, nearestPlace, takeAsset } from '../../flow/edition26/objectives.ts';
import { award } from '../../flow/end/end.ts';
import { inContested, layMarker } from '../../flow/objectives/markers.ts';
import { colourOf, onTableOf, zoneShapes } from '../../flow/objectives/zones.ts';
import type { Legion } from '../../legion.ts';
import type { Marker, Side, Unit } from '../../state.ts';
import { captainOf, hasKeyword, otherSide, sideOf } from '../../values.ts';
import type { CardAct } from '../vocabulary.ts';

/** What several battle cards of 2.6 say. R-L2-18, R-L2-24 */

/** Most score from the second round on. */
export const hasBegun = ({ state }: Legion): boolean => state.round >= 2;
/** Blue first. */
export const bothSides = ({ state }: Legion): readonly [Side, Side] => [state.blue, otherSide(state.blue)];

export const tokensOf = (g: Legion, card: string): readonly Marker[] => g.state.markers.filter(({ by }) => by === card);
/** A point of interest where the map shows it, or as near as terrain lets it lie. */
export function layPoints(g: Legion, card: string): readonly Marker[] {
  return (battleCardOf(card).places ?? []).map((place) => layPoint(g, card, onTableOf(g, place)));
}
const layPoint = (g: Legion, card: string, at: Vec): Marker =>
  layMarker(g, { kind: 'poi', seat: null, by: card, ...nearestPlace(g, { kind: 'poi' }, at) });
/** In the middle of the battlefield, even where another token lies. */
export const layInCentre = (g: Legion, card: string, kind: 'poi' | 'asset'): Marker => {
  const { width, depth } = g.state.rules;
  const at = nearestPlace(g, { kind, overMarkers: true }, { x: width / 2, y: depth / 2 });
  return layMarker(g, { kind, seat: null, by: card, ...at });
};

type Territory = 'own' | 'enemy' | 'contested';
/** Whose territory a place is, as a side sees it. */
export function territoryOf(g: Legion, side: Side, at: Vec): Territory {
  if (inContested(g, at)) return 'contested';
  const own = zoneShapes(g, colourOf(g.state, side)).some((zone) => containsPoint(zone, at));
  return own ? 'own' : 'enemy';
}

export const scorePoints = (g: Legion, card: string, of: (side: Side) => number): void => {
  for (const side of bothSides(g)) award(g, side, of(side), say('le.score.battle', { card }));
};

/** Units of a side that are not defeated, on the table or still to come. */
export const unitsOfSide = ({ state }: Legion, side: Side): readonly Unit[] =>
  state.units.filter((u) => sideOf(state, u) === side && u.status !== 'defeated');

/** A side picks so many of these units. */
export function* pick(
  g: Legion,
  side: Side,
  card: string,
  count: number,
  from: readonly Unit[],
  least = count,
): Flow<readonly Unit[]> {
  const seat = captainOf(g.state, side);
  if (count === 1 && least === 1 && from.length > 0)
    return [yield* chooseUnit(seat, from, ['L2-SPIELAUFBAU-07'], say('le.ask.card-unit', { card }), card)];
  return yield* chooseUnits(
    seat,
    from,
    [least, count],
    ['L2-SPIELAUFBAU-07'],
    say('le.ask.card-units', { card, n: count }),
    card,
  );
}

/** A unit gets an asset of its own side before it stands on the table. */
export function* handOut(g: Legion, unit: Unit, card: string): Flow {
  const marker = layMarker(g, { kind: 'asset', seat: captainOf(g.state, sideOf(g.state, unit)), by: card, x: 0, y: 0 });
  yield* takeAsset(g, unit, marker);
}
export const assetsOf = (g: Legion, unit: Unit, card: string): readonly Marker[] =>
  tokensOf(g, card).filter(({ kind, claimed }) => kind === 'asset' && claimed === unit.id);

/** Move actions in this activation, compulsory ones left out. */
export const movesMade = ({ state: { turn } }: Legion, unit: Unit): number =>
  turn?.unit === unit.id ? turn.done.filter((done) => done === 'move').length : 0;
/** A speeder that has moved twice picks nothing up. R-L2-45 */
const isTooFast = (g: Legion, unit: Unit): boolean => hasKeyword(g, unit, 'speeder') && movesMade(g, unit) > 1;

/** The free action by which a unit takes an unclaimed asset that it contests. R-L2-18 */
export const claimAsset = (card: string, may: (g: Legion, unit: Unit, marker: Marker) => boolean): CardAct => {
  const there = (g: Legion, unit: Unit): Marker | undefined =>
    tokensOf(g, card).find((marker) => marker.kind === 'asset' && may(g, unit, marker) && contests(g, unit, marker));
  return {
    id: 'claim',
    free: true,
    when: (g, unit) => unit.status === 'play' && !isTooFast(g, unit) && there(g, unit) !== undefined,
    *run(g, unit) {
      const marker = there(g, unit);
      if (marker) yield* takeAsset(g, unit, marker);
    },
  };
};

/** What a side has noted on the chart of a card. */
export const ticked = ({ state }: Legion, card: string, side: Side): readonly string[] => {
  const noted = state.battleNote[`${card}.${side}`];
  return Array.isArray(noted) ? noted.map(String) : [];
};
export function tick(g: Legion, card: string, side: Side, row: string, points: number): void {
  g.state.battleNote[`${card}.${side}`] = [...ticked(g, card, side), row];
  award(g, side, points, say('le.score.battle', { card }));
}
