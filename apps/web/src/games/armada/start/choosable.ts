import { type Fleet, READY_FLEETS, text } from '@holotisch/armada';
import { type Language, render, say } from '@holotisch/engine';
import { agreedOn, draftOf, type FleetDraft } from '@holotisch/games/armada/draft';
import { asOwn, builtId } from '../../../table-ui/start/choosable.ts';
import { storedFleets } from '../builder/kept-fleets.ts';

/** A fleet that somebody can take to the table: a ready-made one, one of the builder's, or one from a file. */
export interface ChoosableFleet {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly group: 'core' | 'full' | 'own';
  readonly draft: FleetDraft;
}

export const GROUPS: readonly ChoosableFleet['group'][] = ['own', 'core', 'full'];

export const READY: readonly ChoosableFleet[] = READY_FLEETS.map(({ id, name, size, fleet }) => ({
  id,
  name,
  group: size,
  draft: draftOf(fleet, agreedOn(size === 'core' ? 'core' : 'standard')),
}));

/** The fleet as it goes to the table, under the name that its player has read. */
export const playable = ({ draft: { fleet, agreed }, name }: ChoosableFleet, language: Language): FleetDraft => ({
  fleet: { ...fleet, name: name[language] },
  agreed,
});

export const ownFleet = (id: string, draft: FleetDraft, untitled: string): ChoosableFleet => ({
  ...asOwn(id, draft.fleet.name || untitled),
  draft,
});

export const builtFleets = (untitled: string): readonly ChoosableFleet[] =>
  storedFleets().map(({ id, draft }) => ownFleet(builtId(id), draft, untitled));

export const factionName = ({ faction }: Fleet, language: Language): string =>
  render([text[language]], say(`ar.faction.${faction}`));
