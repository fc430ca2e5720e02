import { data } from '@holotisch/armada';
import { draftOf, type FleetDraft } from '@holotisch/games/armada/draft';
import { EmptyLists } from '../../../table-ui/builder/empty-lists.tsx';
import { READY } from '../start/choosable.ts';
import { FleetCard } from '../start/fleet-picker.tsx';
import { ShipPortrait } from '../table/portrait.tsx';
import { useFleetWords } from './use-fleet-words.ts';

/** An empty fleet of a faction, or one that is ready to play. */
export function Beginnings({ onBegin }: { readonly onBegin: (draft: FleetDraft) => void }) {
  const { t, lang, faction: factionName } = useFleetWords();
  return (
    <div className="beginnings">
      <EmptyLists
        words={t.create}
        factions={data.FACTIONS}
        name={factionName}
        emblem={(faction) => <ShipPortrait card={EMBLEM[faction]} owner={0} />}
        onBegin={(faction) => onBegin(draftOf({ faction, ships: [], squadrons: [], objectives: {} }))}
      />
      <section aria-labelledby="begin-ready">
        <h3 id="begin-ready">{t.create.ready}</h3>
        {(['full', 'core'] as const).map((size) => (
          <section key={size} aria-label={t.create.size[size]}>
            <h4>{t.create.size[size]}</h4>
            <ul className="squad-cards">
              {READY.filter(({ group }) => group === size).map((ready) => (
                <li key={ready.id}>
                  <FleetCard
                    fleet={ready}
                    onChoose={() =>
                      onBegin({
                        ...ready.draft,
                        fleet: { ...ready.draft.fleet, name: ready.name[lang] },
                      })
                    }
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
const emblem = (cls: string, faction: data.Faction): string =>
  data.ALL_SHIPS.find((card) => card.class === cls && card.faction === faction)!.id;
const EMBLEM: Readonly<Record<data.Faction, string>> = {
  rebel: emblem('nebulon-b', 'rebel'),
  empire: emblem('imperial', 'empire'),
  republic: emblem('venator', 'republic'),
  separatist: emblem('munificent', 'separatist'),
};
