/** XW-SPIELFORMATE-01: what the formats mean for a squad. `points` is what is recommended; the players may agree otherwise. */
export const FORMATS = {
  standard: { points: 100, huge: false }, // XW-SPIELFORMATE-02, XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-02
  cinematic: { points: null, huge: false }, // XW-SPIELFORMATE-03: the mission says
  epic: { points: 300, huge: true }, // XW-SPIELFORMATE-04, XW-SPIELFORMATE-05
} as const satisfies Readonly<Record<string, { readonly points: number | null; readonly huge: boolean }>>;

export type Format = keyof typeof FORMATS;
