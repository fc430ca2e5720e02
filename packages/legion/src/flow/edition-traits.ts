import type { ClauseId } from '@holotisch/rules';
import type { Legion } from '../legion.ts';
import type { Unit } from '../state.ts';
import { COMMON } from './activation/activation.ts';
import { COHESION } from './activation/move/formation.ts';

/** What an edition is like: switches and measures that procedures ask for. They do nothing by themselves. */
export const editionTraits = {
  // Set-up
  /** Detachments are deployed next to the unit that they belong to. */
  detachmentsBeside: true as boolean,
  /** Clone and droid troopers differ from others. LC-KLONTRUPPLER-01, LC-DROIDEN-TRUPPLER-01 */
  kindsOfTroopers: true as boolean,

  // Command phase
  /** 2.6: cards are resolved before priority is determined. L2-KOMMANDOPHASE-03 */
  resolvesFirst: false as boolean,

  // Activation
  /** Who draws a token that nobody can use draws again. */
  drawsAgain: true as boolean,
  /** Actions that every unit has. */
  common: COMMON as readonly (typeof COMMON)[number][],
  /** Units have card actions. LE-KARTENAKTIONEN-01 */
  cardActions: true as boolean,
  /** LE-IONENMARKER-02, R-LE-74 */
  ionLeaves: 'at the end' as 'at once' | 'at the end',
  /** A withdrawal is an action that others may answer; in 1.2 nothing does. LE-RUECKZUG-04, LC-HANDGEMENGE-08 */
  withdrawalIsAction: false as boolean,

  // Movement
  /** Barricades are difficult terrain for troopers. LE-GELAENDE-BARRIKADEN-07 */
  barricadesSlow: true as boolean,
  /** Climbing: how many actions it costs, how high it leads, whether over a wall too. LE-KLIMMEN-UND-KLETTERN-03 */
  climbing: {
    cost: 2 as number,
    over: false as boolean,
    /** Millimetres by which the tool leads there; 0: only from base contact. */
    reach: 0,
    most: (_g: Legion, _unit: Unit): number => 1,
    clauses: ['LE-VERTIKALE-BEWEGUNG-09'] as readonly ClauseId[],
  },
  /** Millimetres between bases in formation. LE-FORMATION-03 */
  cohesion: COHESION as number,
  /** Vehicles push troopers aside, and whom they cannot stops them. LE-VERDRAENGUNG-01 */
  displaces: true as boolean,
  /** Whoever would go over the edge of the table stops there. */
  edgeStops: false as boolean,
  /** How high things are matters to who moves. */
  heights: true as boolean,
  /** Notched bases turn before they follow the tool. */
  turnsFirst: false as boolean,

  // Attack
  /** What a weapon with damage is good for. R-LE-72 */
  brokenWeapons: 'useless' as 'useless' | 'halved',
  /** Cumbersome weapons and moves exclude each other. LE-SPERRIG-01, -02 */
  cumbersomeBars: true as boolean,
  /** Low Profile makes light cover heavy. LE-UNAUFFAELLIG-01 */
  lowProfileRaises: true as boolean,
  /** LE-ANGRIFF-16 */
  severalDefenders: true as boolean,
};
