import { type Language, render, say } from '@holotisch/engine';
import { nameText, pointsOf, READY_SQUADS, type Squad } from '@holotisch/xwing';
import { asOwn, builtId } from '../../../table-ui/start/choosable.ts';
import { storedSquads } from '../builder/kept-squads.ts';

/** A squad that somebody can take to the table: a ready-made one, one of the builder's, or one from a file. */
export interface ChoosableSquad {
  readonly id: string;
  readonly name: Readonly<Record<'de' | 'en', string>>;
  readonly group: 'core' | 'full' | 'own';
  readonly squad: Squad;
}

export const GROUPS: readonly ChoosableSquad['group'][] = ['own', 'core', 'full'];

export const READY: readonly ChoosableSquad[] = READY_SQUADS.map(({ id, name, size, squad }) => ({
  id,
  name,
  group: size,
  squad,
}));

/** The squad as it goes to the table, under the name that its player has read. */
export const playable = ({ squad, name }: ChoosableSquad, language: Language): Squad => ({
  ...squad,
  name: name[language],
});

export const factionName = ({ faction }: Squad, language: Language): string =>
  render([nameText[language]], say(`xw.faction.${faction}`));

export const ownSquad = (id: string, squad: Squad, untitled: string): ChoosableSquad => ({
  ...asOwn(id, squad.name || untitled),
  squad,
});

export const builtSquads = (untitled: string): readonly ChoosableSquad[] =>
  storedSquads().map(({ id, squad }) => ownSquad(builtId(id), squad, untitled));

/** A ready-made squad of another faction that is worth about as much: somebody who just begins meets his match. */
export function opponentOf({ squad }: ChoosableSquad): ChoosableSquad {
  const away = (other: Squad) => Math.abs(pointsOf(other) - pointsOf(squad));
  const others = READY.filter((one) => one.squad.faction !== squad.faction);
  return others.reduce((best, one) => (away(one.squad) < away(best.squad) ? one : best));
}
