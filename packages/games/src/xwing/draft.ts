import type { Json, JsonObject } from '@holotisch/engine';
import { type Agreement, FORMATS, type Format, type Squad } from '@holotisch/xwing';

/** Squads as a browser keeps them: apart from the rest, for whoever only wants to know which there are. */

/** A squad in the making and what it is made for. */
export interface SquadDraft {
  readonly squad: Squad;
  readonly agreed: Agreement;
}

export const STORE = 'squads';

/** The ready-made squads of a first match: what lies in one box. */
export const FIRST_SQUADS = ['core-rebel', 'core-imperial'] as const;

const STANDARD: Agreement = { points: FORMATS.standard.points, format: 'standard' };

export const draftOf = (squad: Squad): SquadDraft => ({ squad, agreed: STANDARD });

export const isFormat = (format: string): format is Format => Object.hasOwn(FORMATS, format);

export const shipsJson = (squad: Squad): readonly JsonObject[] =>
  squad.ships.map((ship) => ({ ...ship, upgrades: ship.upgrades.map((upgrade) => ({ ...upgrade })) }));

/** The setup of a match between these squads. */
export const setupOf = (squads: readonly Squad[], rules?: JsonObject): Json => ({
  squads: squads.map((squad) => ({ ...squad, ships: shipsJson(squad) })),
  ...(rules && { rules }),
});

/** Only the shape matters here: what is wrong with a squad, the builder shows. */
export function keptDraft(value: unknown): SquadDraft | undefined {
  const { squad, agreed } = (value ?? {}) as Partial<SquadDraft>;
  const isText = (x: unknown) => typeof x === 'string';
  const isShip = (ship: Partial<Squad['ships'][number]> | null) =>
    isText(ship?.type) &&
    isText(ship?.pilot) &&
    Array.isArray(ship?.upgrades) &&
    ship.upgrades.every((upgrade) => isText(upgrade?.slot) && isText(upgrade?.id));
  const whole =
    ['rebel', 'imperial', 'scum'].includes(squad?.faction as string) &&
    (squad?.name === undefined || isText(squad.name)) &&
    (squad?.description === undefined || isText(squad.description)) &&
    (squad?.obstacles === undefined || (Array.isArray(squad.obstacles) && squad.obstacles.every(isText))) &&
    Array.isArray(squad?.ships) &&
    squad.ships.every(isShip);
  if (!whole) return undefined;
  const points = agreed?.points === null || typeof agreed?.points === 'number' ? agreed.points : STANDARD.points;
  const format: Format = agreed && isFormat(agreed.format) ? agreed.format : 'standard';
  return { squad: squad as Squad, agreed: { points, format } };
}
