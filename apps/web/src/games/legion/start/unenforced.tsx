import type { Language } from '@holotisch/engine';
import type { ArmyDraft } from '@holotisch/games/legion/draft';
import { data } from '@holotisch/legion';
import { useEffect, useState } from 'react';
import { startText } from '../text/start.ts';

/** What the program does not carry out of the chosen armies is said before the match starts. LE-GOLDENE-REGELN-02 */

type Unenforced = (draft: ArmyDraft) => readonly { readonly id: string }[];

/** The names of those cards, each once. */
export function unenforcedNames(drafts: readonly ArmyDraft[], of: Unenforced, lang: Language): readonly string[] {
  const names = drafts.flatMap((draft) => of(draft).map(({ id }) => nameOf(id, draft.army.edition, lang)));
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, lang));
}
function nameOf(key: string, edition: data.Edition, lang: Language): string {
  const [kind = '', id = ''] = key.split('/');
  const card =
    kind === 'command'
      ? data.findCommand(id, edition)
      : kind === 'battle'
        ? data.findBattleCard(id)
        : (data.findUpgrade(id, edition) ?? data.findUnit(id, edition));
  return card?.name[lang] ?? card?.name.en ?? id;
}

export function UnenforcedNote({ names, lang }: { readonly names: readonly string[]; readonly lang: Language }) {
  if (names.length === 0) return null;
  return (
    <p className="start-unlike" role="status">
      {startText[lang].unenforced(names.join(', '))}
    </p>
  );
}

/** The note about the chosen armies; which cards act is known when the rules have come. */
export function UnenforcedOf({ drafts, lang }: { readonly drafts: readonly ArmyDraft[]; readonly lang: Language }) {
  const [of, setOf] = useState<{ readonly unenforced: Unenforced }>();
  useEffect(() => {
    let here = true;
    void import('@holotisch/games/legion/lists').then(({ legionLists }) => {
      if (here) setOf({ unenforced: legionLists.unenforced });
    });
    return () => {
      here = false;
    };
  }, []);
  return of ? <UnenforcedNote names={unenforcedNames(drafts, of.unenforced, lang)} lang={lang} /> : null;
}
