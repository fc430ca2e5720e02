import { type ArmyDraft, draftOf } from '@holotisch/games/legion/draft';
import { data } from '@holotisch/legion';
import { useState } from 'react';
import { EmptyLists } from '../../../table-ui/builder/empty-lists.tsx';
import { ArmyCard } from '../start/army-picker.tsx';
import { readyFor } from '../start/choosable.ts';
import { EditionCards } from '../start/edition-cards.tsx';
import { CardPortrait } from '../table/portrait.tsx';
import { useArmyWords } from './use-army-words.ts';
import '../start/start.css';

const factionsIn = (edition: data.Edition): readonly data.Faction[] =>
  data.FACTIONS.filter((faction) => data.unitsIn(edition).some((unit) => unit.faction === faction));

/** An empty army of an edition and a faction, or one that is ready to play. */
export function Beginnings({ onBegin }: { readonly onBegin: (draft: ArmyDraft) => void }) {
  const { t, lang, term } = useArmyWords();
  const [edition, setEdition] = useState<data.Edition>('1.2');
  return (
    <div className="beginnings">
      <EditionCards chosen={edition} onChoose={setEdition} />
      <EmptyLists
        words={t.create}
        factions={factionsIn(edition)}
        name={(faction) => term('faction', faction)}
        emblem={(faction) => <CardPortrait card={emblemOf(faction, edition)} edition={edition} owner={0} />}
        onBegin={(faction) => onBegin(draftOf({ edition, faction, units: [], commands: [], battleDeck: [] }))}
      />
      <section aria-labelledby="begin-ready">
        <h3 id="begin-ready">{t.create.ready}</h3>
        <ul className="squad-cards">
          {readyFor(edition).map((ready) => (
            <li key={ready.id}>
              <ArmyCard
                army={ready}
                onChoose={() => onBegin({ ...ready.draft, army: { ...ready.draft.army, name: ready.name[lang] } })}
              />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Whoever comes first among its corps stands for a faction. */
const emblemOf = (faction: data.Faction, edition: data.Edition): string =>
  data.unitsIn(edition).find((unit) => unit.faction === faction && unit.rank === 'corps')?.id ?? '';
