import type { Language } from '@holotisch/engine';
import { type ArmyDraft, agreedOn, draftOf } from '@holotisch/games/legion/draft';
import { data, READY_ARMIES } from '@holotisch/legion';
import { asOwn, builtId } from '../../../table-ui/start/choosable.ts';
import { storedArmies } from '../builder/kept-armies.ts';

export const GROUPS = ['own', 'core', 'skirmish', 'full'] as const;

/** An army that somebody can take to the table: a ready-made one, one of the builder's, or one from a file. */
export interface ChoosableArmy {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly group: (typeof GROUPS)[number];
  readonly draft: ArmyDraft;
}

const groupOf = (format: string): ChoosableArmy['group'] => {
  const { coreSet, table } = data.formatOf(format);
  return coreSet ? 'core' : table === 'skirmish' ? 'skirmish' : 'full';
};

const READY: readonly ChoosableArmy[] = READY_ARMIES.map(({ id, name, format, army }) => ({
  id,
  name,
  group: groupOf(format),
  draft: draftOf(army, agreedOn(format)),
}));
export const readyFor = (edition: data.Edition): readonly ChoosableArmy[] =>
  READY.filter(({ draft }) => draft.army.edition === edition);

/** The army as it goes to the table, under the name that its player has read. */
export const playable = ({ draft: { army, agreed }, name }: ChoosableArmy, language: Language): ArmyDraft => ({
  army: { ...army, name: name[language] },
  agreed,
});

export const ownArmy = (id: string, draft: ArmyDraft, untitled: string): ChoosableArmy => ({
  ...asOwn(id, draft.army.name || untitled),
  draft,
});
export const builtArmies = (untitled: string): readonly ChoosableArmy[] =>
  storedArmies().map(({ id, draft }) => ownArmy(builtId(id), draft, untitled));

/** What a first match is played with: the first two ready-made armies of the edition that fit each other. */
export function firstOf(edition: data.Edition): readonly [ChoosableArmy, ChoosableArmy] {
  const [first, ...others] = readyFor(edition);
  const second = others.find(
    ({ draft, group }) => group === first!.group && draft.army.faction !== first!.draft.army.faction,
  );
  if (!first || !second) throw new Error(`there are no two ready armies of edition ${edition}`);
  return [first, second];
}
