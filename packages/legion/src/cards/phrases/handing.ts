import type { Flow } from '@holotisch/engine';
import { removeMarker } from '../../flow/objectives/markers.ts';
import type { Legion } from '../../legion.ts';
import type { Marker, Side, Unit } from '../../state.ts';
import { sideOf, unitsInPlay } from '../../values.ts';
import type { CardSource } from '../vocabulary.ts';
import { placeMarker } from './battle.ts';
import { assetsOf, bothSides, handOut, pick, unitsOfSide } from './missions.ts';

/** Tokens of secondary objectives: who holds them, how they are placed and given out. */

export const sideOfCard = (g: Legion, self: CardSource): Side => g.state.sides[self.seat]!;
export const holders = (g: Legion, card: string, side: Side): readonly Unit[] =>
  unitsInPlay(g.state).filter((u) => sideOf(g.state, u) === side && assetsOf(g, u, card).length > 0);
export const take = (g: Legion, unit: Unit, marker: Marker): void => {
  unit.claimed.splice(unit.claimed.indexOf(marker.id), 1);
  removeMarker(g, marker);
};
export const oneEach = (card: string) => (g: Legion, unit: Unit) => assetsOf(g, unit, card).length === 0;
/** Each side places so many, in turn. */
export function* placeInTurn(g: Legion, card: string, times: number, where: Parameters<typeof placeMarker>[3]): Flow {
  for (let i = 0; i < times; i++)
    for (const side of bothSides(g)) yield* placeMarker(g, side, card, where, ['L2-SPIELAUFBAU-07']);
}
/** Each side gives so many of its units a token of the card. */
export function* giveOut(
  g: Legion,
  card: string,
  count: number,
  who: (g: Legion, unit: Unit) => boolean = () => true,
): Flow {
  for (const side of bothSides(g))
    for (const unit of yield* pick(
      g,
      side,
      card,
      count,
      unitsOfSide(g, side).filter((u) => who(g, u)),
    ))
      yield* handOut(g, unit, card);
}
