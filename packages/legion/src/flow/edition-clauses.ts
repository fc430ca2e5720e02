import type { ClauseId } from '@holotisch/rules';

/** Which clauses an edition names where it refuses or explains. They change nothing in play. */
export const editionClauses = {
  /** The rules by which a unit has an action fewer. */
  lossClauses: {
    ion: 'LE-IONENMARKER-01',
    damaged: 'LE-ROBUSTHEIT-04',
    suppressed: 'LE-NIEDERHALTEN-07',
  } as Readonly<Record<'ion' | 'damaged' | 'suppressed', ClauseId>>,
  reverseClauses: ['LE-FAHRZEUGE-10'] as readonly ClauseId[],
  /** What says that a miniature is not seen, and that it is obscured. */
  sightClauses: { blocked: ['LE-SICHTLINIE-05'], obscured: ['LE-DECKUNG-18', 'LE-DECKUNG-19'] } as {
    readonly blocked: readonly ClauseId[];
    readonly obscured: readonly ClauseId[];
  },
};
