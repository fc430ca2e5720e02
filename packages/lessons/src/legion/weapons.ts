import type { JsonObject } from '@holotisch/engine';

/** The answer to which weapon each of so many miniatures uses: the same one, but for those that are named. */
export const all = (minis: number, weapon: string, others: JsonObject = {}): JsonObject => ({
  ...Object.fromEntries(Array.from({ length: minis }, (_, i) => [`${i}.0`, weapon])),
  ...others,
});
