import { type Flow, type Message, type Seat, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { distance, type Vec, WHETHER } from '@holotisch/table';
import { choose } from '../../flow/choose.ts';
import { award } from '../../flow/end/end.ts';
import {
  askBeside,
  askMarkerPlace,
  claim,
  layMarker,
  markerPlace,
  markersAt,
  shapeOf,
} from '../../flow/objectives/markers.ts';
import { onTableOf, zoneShapes } from '../../flow/objectives/zones.ts';
import { gap, within } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { MarkerPlaceData } from '../../payloads.ts';
import type { Marker, Side, Unit } from '../../state.ts';
import { captainOf, isTrooper, leaderOf, otherSide, sideOf, unitsInPlay } from '../../values.ts';
import { type CardAct, type CardSource, valueOfAny } from '../vocabulary.ts';

/** What several battle cards say. */

/** A battle card lies before either side: what it changes of a unit, it changes once, from the unit's own. */
export const ofOwnSide = ({ state }: Legion, unit: Unit, self: CardSource): boolean =>
  sideOf(state, unit) === sideOf(state, self);

/** In turn, blue first. */
export const inTurn = ({ state }: Legion, times: number): readonly Side[] =>
  Array.from({ length: times }, (_, i) => (i % 2 === 0 ? state.blue : otherSide(state.blue)));

/** A player puts a token somewhere; where there is no legal place it is not placed. */
export function* placeMarker(
  g: Legion,
  side: Side,
  card: string,
  where: MarkerPlaceData,
  clauses: readonly ClauseId[],
  own: Pick<Marker, 'seat' | 'note'> = { seat: null },
  prompt?: Message,
): Flow<Marker | undefined> {
  if (!markerPlace.sample(g, where, WHETHER)) return undefined;
  const at = yield* askMarkerPlace(captainOf(g.state, side), where, clauses, { card }, prompt);
  return layMarker(g, { kind: where.kind, by: card, x: at.x, y: at.y, ...own });
}

/** Cards whose tokens stand for the piece of terrain that their note names. */
export const MARKS_TERRAIN: readonly string[] = ['key-positions', 'pivotal-positions', 'payload'];
/** A player marks a piece of terrain (by place) with a token, of somebody's colour or of nobody's. */
export function* markTerrain(
  g: Legion,
  card: string,
  side: Side,
  pieces: readonly number[],
  seat: Seat | null,
  clauses: readonly ClauseId[] = ['LE-EINSATZZIELKARTEN-03'],
  prompt = say('le.ask.card-terrain', { card }),
): Flow {
  const id = yield* choose({
    seat: captainOf(g.state, side),
    kind: 'card-terrain',
    about: { card },
    clauses,
    prompt,
    options: pieces.map((terrain) => ({
      id: String(terrain),
      label: say('le.terrain', { terrain }),
      about: { terrain },
    })),
  });
  const { cx, cy } = g.terrain[Number(id)]!.shape;
  layMarker(g, { kind: 'poi', seat, by: card, x: cx, y: cy, note: Number(id) });
}

/** A token at a place that the card shows, on the table of this match. */
export const layAt = (g: Legion, card: string, kind: Marker['kind'], at: Vec): Marker =>
  layMarker(g, { kind, seat: null, by: card, ...onTableOf(g, at) });
export const centre = ({ state }: Legion): Vec => ({ x: state.rules.width / 2, y: state.rules.depth / 2 });

/** Trooper units claim a token that their leader touches. LE-EINSATZZIELMARKER-05..07 */
export const claimAct: CardAct = {
  id: 'claim',
  label: say('le.act.claim'),
  when: (g, unit) =>
    isTrooper(g, unit) &&
    unit.status === 'play' &&
    markersAt(g, unit, 'objective').some(({ claimed }) => claimed === null),
  *run(g, unit) {
    const marker = markersAt(g, unit, 'objective').find(({ claimed }) => claimed === null);
    if (marker) yield* claim(g, unit, marker);
  },
};

/** Whoever has more unit leaders there; nobody on a tie. R-LE-49 */
export function majority(g: Legion, counts: (unit: Unit) => boolean): Side | undefined {
  const [a, b] = ([0, 1] as const).map(
    (side) => unitsInPlay(g.state).filter((u) => g.state.sides[u.seat] === side && counts(u)).length,
  ) as [number, number];
  return a === b ? undefined : a > b ? 0 : 1;
}
export const leaderNear = (g: Legion, unit: Unit, marker: Marker, range: number): boolean =>
  isAt(gap(leaderOf(g, unit).base, [shapeOf(marker)]), range);

export const inZoneOf = (g: Legion, unit: Unit, colour: 'blue' | 'red'): boolean =>
  zoneShapes(g, colour).some((zone) => within(zone, leaderOf(g, unit).base));

/** The markers of a card. */
export const markersOf = (g: Legion, card: string): readonly Marker[] =>
  g.state.markers.filter(({ by }) => by === card);

/** Tokens claimed by each side's units. */
export const claimedBy = (g: Legion, card: string, side: Side): readonly Marker[] =>
  markersOf(g, card).filter(({ claimed }) => claimed !== null && g.state.sides[g.unit(claimed).seat] === side);

/** Whether a token of the card is with this unit. */
export const bears = (g: Legion, unit: Unit, card: string): boolean =>
  markersOf(g, card).some(({ claimed }) => claimed === unit.id);
/** Whoever bears it is slower by 1, but not slower than 1. */
export const slowsBearer = (card: string) =>
  valueOfAny('speed', (g, unit, self) =>
    ofOwnSide(g, unit, self) && bears(g, unit, card) && (g.card(unit).speed ?? 0) > 0
      ? { add: -1, atLeast: 1 }
      : undefined,
  );
/** A token that a unit has from the beginning, beside its leader. */
export function* bringAlong(g: Legion, unit: Unit, card: string, seat: Seat | null = null): Flow {
  const where = { kind: 'objective', touching: unit.id } as const;
  const { x, y } = yield* askBeside(g, where, card, leaderOf(g, unit).pose);
  yield* claim(g, unit, layMarker(g, { kind: 'objective', seat, by: card, x, y }));
}

export const scoreEach = (_g: Legion, of: (side: Side) => number): readonly [number, number] => [of(0), of(1)];
export function giveTokens(g: Legion, card: string, of: (side: Side) => number): void {
  for (const side of [0, 1] as const) award(g, side, of(side), say('le.score.battle', { card }));
}
/** Terrain pieces (by place) that lie wholly outside all zones. */
export function outsideZones(g: Legion): readonly number[] {
  const zones = [...zoneShapes(g, 'blue'), ...zoneShapes(g, 'red')];
  return g.terrain.flatMap(({ shape }, at) => (zones.every((zone) => distance(shape, zone) > 0) ? [at] : []));
}
