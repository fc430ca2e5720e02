/** Today's points, or those of the first print (what the reference 1.5.3 counts with). */
export type Prices = 'latest' | 'first';

/** What the players have agreed on. */
export type Agreement = {
  /** AR-FLOTTENZUSAMMENSTELLUNG-05: any number. null: no limit, and none on squadrons. */
  readonly points: number | null;
  readonly prices: Prices;
  /** Competitive play does without cards that were not printed again. */
  readonly competitive: boolean;
};

export const FORMATS = {
  standard: { points: 400, prices: 'latest', competitive: false }, // AR-FLOTTENZUSAMMENSTELLUNG-03
  core: { points: 180, prices: 'latest', competitive: false }, // AR-FLOTTENZUSAMMENSTELLUNG-04
  tournament: { points: 400, prices: 'latest', competitive: true },
  'first-print': { points: 400, prices: 'first', competitive: false },
} as const satisfies Readonly<Record<string, Agreement>>;

export type Format = keyof typeof FORMATS;

/** AR-FLOTTENZUSAMMENSTELLUNG-10, R-AR-05: a third of what was agreed, rounded up, whatever the fleet really costs. */
export const squadronLimit = (points: number): number => Math.ceil(points / 3);

/** AR-FLOTTENZUSAMMENSTELLUNG-11, R-AR-06: one for every full hundred points that were agreed. */
export const aceLimit = (points: number): number => Math.floor(points / 100);
