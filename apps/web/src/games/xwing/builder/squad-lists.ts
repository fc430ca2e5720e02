import { good } from '@holotisch/engine';
import {
  type Agreement,
  FORMATS,
  type Format,
  faultsOf,
  pointsOf,
  readSquads,
  type Squad,
  text,
  writeSquadText,
  writeXws,
} from '@holotisch/xwing';
import type { ListGame } from '../../../builder/list-game.ts';

/** A squad in the making and what it is made for. */
export interface SquadDraft {
  readonly squad: Squad;
  readonly agreed: Agreement;
}

const STANDARD: Agreement = { points: FORMATS.standard.points, format: 'standard' };

export const draftOf = (squad: Squad): SquadDraft => ({ squad, agreed: STANDARD });

export const xwingLists: ListGame<SquadDraft> = {
  store: 'squads',
  words: text,
  forms: [
    { id: 'file', ending: '.xws', write: ({ squad }) => writeXws(squad) },
    { id: 'simple', ending: '.txt', write: ({ squad }) => writeSquadText(squad, 'simple') },
    { id: 'bbcode', ending: '.txt', write: ({ squad }) => writeSquadText(squad, 'bbcode') },
  ],
  name: ({ squad }) => squad.name ?? '',
  renamed: ({ squad: { name: _, ...squad }, agreed }, name) => ({
    squad: name === '' ? squad : { ...squad, name },
    agreed,
  }),
  points: ({ squad }) => pointsOf(squad),
  limit: ({ agreed }) => agreed.points,
  faults: ({ squad, agreed }) => faultsOf(squad, agreed),
  read(source) {
    const read = readSquads(source);
    return read.ok ? good(read.value.map(({ squad, report }) => ({ list: draftOf(squad), report }))) : read;
  },
  kept,
};

/** Only the shape matters here: what is wrong with a squad, the builder shows. */
function kept(value: unknown): SquadDraft | undefined {
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
  const format: Format = agreed && Object.hasOwn(FORMATS, agreed.format) ? agreed.format : 'standard';
  return { squad: squad as Squad, agreed: { points, format } };
}
