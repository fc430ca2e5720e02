import { isObject, type Json, type JsonObject } from '@holotisch/engine';
import { type Army, armyJson, data, keptArmy, RANDOM_TABLE } from '@holotisch/legion';

/** An army in the making and what the players have agreed on: what the store, the builder and the match share. */
export interface ArmyDraft {
  readonly army: Army;
  readonly agreed: { readonly format: string; readonly points: number | null };
}

/** Under this name a browser keeps armies. */
export const STORE = 'holotisch.armies';

/** The usual size of a game in each edition. */
export const USUAL: Readonly<Record<data.Edition, string>> = { '1.2': 'standard', '2.6': 'standard-2' };

export const agreedOn = (format: string): ArmyDraft['agreed'] => ({ format, points: data.formatOf(format).points });
export const draftOf = (army: Army, agreed = agreedOn(USUAL[army.edition])): ArmyDraft => ({ army, agreed });
export const isFormat = (id: string): boolean => data.FORMATS.some((format) => format.id === id);

/** The format as it is agreed: points may differ from what is usual in it. */
export const formatOf = ({ format, points }: ArmyDraft['agreed']): data.Format => ({
  ...data.formatOf(format),
  points: points ?? Number.POSITIVE_INFINITY,
});

/** The setup of a match between these armies: with the larger of two limits, and with none if one of them has none. */
export function setupOf(drafts: readonly ArmyDraft[], rules?: JsonObject): Json {
  const limits = drafts.map(({ agreed }) => agreed.points);
  const points = limits.reduce((a, b) => (a === null || b === null ? null : Math.max(a, b)), 0);
  const format = drafts[0]?.agreed.format ?? USUAL['1.2'];
  const { table = RANDOM_TABLE, terrain, ...rest } = rules ?? {};
  return {
    armies: drafts.map(({ army }) => armyJson(army)),
    ...(terrain === undefined ? { table } : { terrain }),
    rules: { format, points, ...rest },
  };
}

/** Only the shape matters here: what is wrong with an army, the builder shows. */
export function keptDraft(value: unknown): ArmyDraft | undefined {
  if (!isObject(value)) return undefined;
  const army = keptArmy(value['army']);
  if (!army) return undefined;
  const { format, points } = isObject(value['agreed']) ? value['agreed'] : {};
  const known = typeof format === 'string' && isFormat(format) ? format : USUAL[army.edition];
  return {
    army,
    agreed: {
      format: known,
      points: points === null || typeof points === 'number' ? points : data.formatOf(known).points,
    },
  };
}

/** The armies of a setup, with the format and the limit that it was agreed with. */
export function draftsIn(armies: Json | undefined, rules: Json | undefined): readonly ArmyDraft[] {
  const drafts = Array.isArray(armies)
    ? armies.map((army: Json) => keptDraft({ army, agreed: isObject(rules) ? { points: null, ...rules } : {} }))
    : [];
  return drafts.filter((draft) => draft !== undefined);
}
