import { ARMS, type ArmId } from '@holotisch/campaign/sektor';
import { isObject, type JsonObject } from '@holotisch/engine';

/** What a player brings to a Sektorkrieg: a force of each game, in that game's own form. */
export interface ForcesDraft {
  readonly name: string;
  readonly forces: Readonly<Record<ArmId, JsonObject>>;
}

/** Under this name a browser keeps them. */
export const STORE = 'holotisch.forces';

/** Only the shape matters here: what is wrong with a force, its own game says. */
export function keptDraft(value: unknown): ForcesDraft | undefined {
  if (!isObject(value)) return undefined;
  const { name = '', forces } = value;
  if (typeof name !== 'string' || !isObject(forces) || !ARMS.every((game) => isObject(forces[game]))) return undefined;
  const { xwing, armada, legion } = forces as Readonly<Record<ArmId, JsonObject>>;
  return { name, forces: { xwing, armada, legion } };
}
