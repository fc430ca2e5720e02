import { type data, READY_SQUADS, type Squad } from '@holotisch/xwing';
import { EmptyLists } from '../../../table-ui/builder/empty-lists.tsx';
import { SquadCard } from '../start/squad-card.tsx';
import { Portrait } from '../table/portrait.tsx';
import { FACTIONS } from './squad-head.tsx';
import { useSquadWords } from './use-squad-words.ts';

/** An empty squad of a faction, or one that is ready to fly. */
export function Beginnings({ onBegin }: { readonly onBegin: (squad: Squad) => void }) {
  const { t, faction: factionName, name } = useSquadWords();
  return (
    <div className="beginnings">
      <EmptyLists
        words={t.create}
        factions={FACTIONS}
        name={factionName}
        emblem={(faction) => <Portrait type={EMBLEM[faction]} seat={0} />}
        onBegin={(faction) => onBegin({ faction, ships: [] })}
      />
      <section aria-labelledby="begin-ready">
        <h3 id="begin-ready">{t.create.ready}</h3>
        {(['full', 'core'] as const).map((size) => (
          <section key={size} aria-label={t.create.size[size]}>
            <h4>{t.create.size[size]}</h4>
            <ul className="squad-cards">
              {READY_SQUADS.filter((ready) => ready.size === size).map((ready) => (
                <li key={ready.id}>
                  <SquadCard
                    squad={ready.squad}
                    name={name(ready.name)}
                    onChoose={() => onBegin({ ...ready.squad, name: name(ready.name) })}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </div>
  );
}

/** A ship that everybody takes for that side. */
const EMBLEM: Readonly<Record<data.Faction, string>> = { rebel: 'xwing', imperial: 'tiefighter', scum: 'firespray31' };
