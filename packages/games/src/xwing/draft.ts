import { type Agreement, FORMATS, type Format, type Squad } from '@holotisch/xwing';

/** Squads as a browser keeps them: apart from the rest, for whoever only wants to know which there are. */

/** A squad in the making and what it is made for. */
export interface SquadDraft {
  readonly squad: Squad;
  readonly agreed: Agreement;
}

export const STORE = 'squads';

const STANDARD: Agreement = { points: FORMATS.standard.points, format: 'standard' };

export const draftOf = (squad: Squad): SquadDraft => ({ squad, agreed: STANDARD });

export const isFormat = (format: string): format is Format => Object.hasOwn(FORMATS, format);

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
