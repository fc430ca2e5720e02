import { type Agreed, type Agreement, data, type Fleet, FORMATS, type Format, fleetJson } from '@holotisch/armada';
import { isObject, type Json, type JsonObject } from '@holotisch/engine';

/** A fleet in the making and what the players have agreed on: what the store, the builder and the match share. */
export interface FleetDraft {
  readonly fleet: Fleet;
  readonly agreed: Agreed;
}

/** Under this name a browser keeps fleets. */
export const STORE = 'holotisch.fleets';

/** Ready-made fleets of a first match: what lies in one box. */
export const FIRST_FLEETS = ['core-fleet-rebel', 'core-fleet-empire'] as const;

export const agreedOn = (format: Format): Agreed => ({ format, points: FORMATS[format].points });

export const draftOf = (fleet: Fleet, agreed: Agreed = agreedOn('standard')): FleetDraft => ({ fleet, agreed });

export const isFormat = (format: string): format is Format => Object.hasOwn(FORMATS, format);

/** The same as rules judge it: points may differ from what is usual in the format. */
export const agreementOf = ({ format, points }: Agreed): Agreement => ({ ...FORMATS[format], points });

/**
 * The setup of a match between these fleets: with the larger of two limits, and with none if one of them has none; with a
 * campaign objective, where the battle names one, and as a battle of a campaign if it is one.
 */
export function setupOf(
  drafts: readonly FleetDraft[],
  rules?: JsonObject,
  objective?: string,
  campaign?: JsonObject,
): Json {
  const limits = drafts.map(({ agreed }) => agreed.points);
  const points = limits.reduce((a, b) => (a === null || b === null ? null : Math.max(a, b)), 0);
  const prices = drafts.some(({ agreed }) => FORMATS[agreed.format].prices === 'first') ? 'first' : 'latest';
  const fleets = drafts.map(({ fleet }) => fleetJson(fleet));
  return {
    fleets,
    rules: { points, prices, ...rules },
    ...(objective !== undefined && { objective }),
    ...(campaign !== undefined && { campaign }),
  };
}

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isShip = (value: unknown): value is Fleet['ships'][number] =>
  isObject(value) && typeof value['card'] === 'string' && areTexts(value['upgrades']);
const KINDS: readonly string[] = data.OBJECTIVE_KINDS;
const areObjectives = (value: unknown): value is Fleet['objectives'] =>
  isObject(value) && Object.entries(value).every(([kind, id]) => KINDS.includes(kind) && typeof id === 'string');

/** Only the shape matters here: what is wrong with a fleet, the builder shows. */
export function keptDraft(value: unknown): FleetDraft | undefined {
  if (!isObject(value) || !isObject(value['fleet'])) return undefined;
  const { name, faction: found, ships, squadrons, objectives } = value['fleet'];
  const faction = data.FACTIONS.find((one) => one === found);
  if (faction === undefined || (name !== undefined && typeof name !== 'string')) return undefined;
  if (!Array.isArray(ships) || !ships.every(isShip) || !areTexts(squadrons) || !areObjectives(objectives))
    return undefined;
  const fleet: Fleet = { ...(name !== undefined && { name }), faction, ships, squadrons, objectives };
  return { fleet, agreed: keptAgreement(value['agreed']) };
}

/** The fleets of a setup, with the limit that it was agreed with. */
export function draftsIn(fleets: Json | undefined, rules: Json | undefined): readonly FleetDraft[] {
  const { points = null, prices } = isObject(rules) ? rules : {};
  const format = (Object.keys(FORMATS) as Format[]).find((one) => FORMATS[one].prices === prices) ?? 'standard';
  const drafts = Array.isArray(fleets)
    ? fleets.map((fleet: Json) => keptDraft({ fleet, agreed: { format, points } }))
    : [];
  return drafts.filter((draft) => draft !== undefined);
}

function keptAgreement(value: unknown): Agreed {
  const { format, points } = isObject(value) ? value : {};
  const known = typeof format === 'string' && isFormat(format) ? format : 'standard';
  return { format: known, points: points === null || typeof points === 'number' ? points : FORMATS[known].points };
}
