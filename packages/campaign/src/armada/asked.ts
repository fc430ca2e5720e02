import { armada } from '@holotisch/armada';
import type { JsonObject, Seat } from '@holotisch/engine';
import type { Meeting } from './keeping.ts';

/** The match that a battle is, as its question carries it. */
export type BattleAsked = {
  readonly game: string;
  readonly edition: string;
  readonly setup: JsonObject;
  /** Whose seat of the campaign each seat of the match is. */
  readonly seats: readonly Seat[];
};

/** Whoever assaults sits in seat 0. */
export const askedOf = ({ assault, defence }: Meeting, setup: JsonObject): BattleAsked => ({
  game: armada.id,
  edition: armada.edition,
  setup,
  seats: [assault, defence],
});
