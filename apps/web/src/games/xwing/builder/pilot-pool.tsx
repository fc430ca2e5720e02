import { type Agreement, data, type Squad, type SquadFault, whyNot } from '@holotisch/xwing';
import { useDeferredValue, useId, useMemo } from 'react';
import { find, type Readable } from '../../../table-ui/builder/search.ts';
import { SearchField } from '../../../table-ui/builder/search-field.tsx';
import { pilotCard, useSayings } from '../cards/use-sayings.ts';
import { Portrait } from '../table/portrait.tsx';
import type { SortOrder } from '../text/builder.ts';
import { PilotFace, pilotLabel, upgradeSays } from './card-face.tsx';
import { PickRow } from './pick-row.tsx';
import { type SquadWords, useSquadWords } from './use-squad-words.ts';

interface PilotFilter {
  readonly search: string;
  readonly type: string;
  readonly slot: string;
  readonly order: SortOrder;
  readonly only: boolean;
}

export const NO_FILTER: PilotFilter = { search: '', type: '', slot: '', order: 'skill', only: false };

interface PilotPoolProps {
  readonly squad: Squad;
  readonly agreed: Agreement;
  readonly filter: PilotFilter;
  readonly onFilter: (filter: PilotFilter) => void;
  /** What the squad would be with this pilot. */
  readonly taken: (pilot: data.Pilot) => Squad;
  readonly onPick: (pilot: data.Pilot) => void;
}

interface Candidate {
  readonly pilot: data.Pilot;
  readonly fault: SquadFault | undefined;
}

/** What the search field looks through. */
interface Searched extends Readable {
  readonly candidate?: Candidate;
  readonly upgrade?: data.Upgrade;
}

/** A shorter search is hardly begun; half of all upgrade cards hold two letters somewhere. */
const SHORTEST_FOR_UPGRADES = 3;
const MOST_UPGRADES_NAMED = 5;

const isForFaction = ({ restrict }: data.Upgrade, faction: data.Faction): boolean =>
  restrict?.faction?.includes(faction) ?? true;

const sorted = (order: SortOrder, { name }: SquadWords, list: readonly Candidate[]): Candidate[] =>
  list.toSorted(
    ({ pilot: a }, { pilot: b }) =>
      (order === 'skill' ? b.skill - a.skill : order === 'points' ? a.points - b.points : 0) ||
      name(a.name).localeCompare(name(b.name)),
  );

/** All ship cards of the faction, by ship type. */
export function PilotPool({ squad, agreed, filter, onFilter, taken, onPick }: PilotPoolProps) {
  const words = useSquadWords();
  const { t } = words;
  const says = useSayings();
  const wanted = useDeferredValue(filter);
  // A card that only another one brings into play is nobody's choice.
  const pool = useMemo(
    () => data.PILOTS.filter((pilot) => pilot.faction === squad.faction && pilot.arrivesBy === undefined),
    [squad.faction],
  );
  const types = useMemo(
    () =>
      [...new Set(pool.map((pilot) => pilot.ship))]
        .map(data.ship)
        .toSorted(
          (a, b) =>
            Number(a.epic ?? false) - Number(b.epic ?? false) || words.name(a.name).localeCompare(words.name(b.name)),
        ),
    [pool, words],
  );
  const slots = useMemo(() => [...new Set(pool.flatMap((pilot) => pilot.slots))], [pool]);
  // A hundred squads are checked here; letters typed into the name of the squad need not wait for it.
  const lateSquad = useDeferredValue(squad);
  const lateTaken = useDeferredValue(taken);
  const candidates = useMemo(
    () => pool.map((pilot): Candidate => ({ pilot, fault: whyNot(lateSquad, lateTaken(pilot), agreed) })),
    [pool, lateSquad, agreed, lateTaken],
  );
  // Somebody who looks for an upgrade among the pilots is told where it is.
  const searched = find<Searched>(wanted.search, [
    ...candidates.map((candidate) => ({
      candidate,
      names: [candidate.pilot.name, data.ship(candidate.pilot.ship).name],
      says: says(pilotCard(candidate.pilot)),
    })),
    ...(wanted.search.trim().length < SHORTEST_FOR_UPGRADES
      ? []
      : data.UPGRADES.filter((upgrade) => isForFaction(upgrade, squad.faction)).map((upgrade) => ({
          upgrade,
          names: [upgrade.name],
          says: upgradeSays(says, upgrade),
        }))),
  ]);
  const found = searched
    .flatMap(({ candidate }) => candidate ?? [])
    .filter(
      ({ pilot, fault }) =>
        (wanted.type === '' || pilot.ship === wanted.type) &&
        (wanted.slot === '' || pilot.slots.some((slot) => slot === wanted.slot)) &&
        !(wanted.only && fault),
    );
  const upgrades = searched.flatMap(({ upgrade }) => upgrade ?? []);
  return (
    <>
      <Filters filter={filter} onFilter={onFilter} types={types} slots={slots} />
      <div className="found">
        <p role="status">{found.length === 0 ? t.pick.nothing : t.pick.found(found.length)}</p>
        <label>
          <input
            type="checkbox"
            checked={filter.only}
            onChange={(event) => onFilter({ ...filter, only: event.target.checked })}
          />
          {t.pick.only}
        </label>
      </div>
      {upgrades.length > 0 && (
        <p className="quiet">
          {t.pick.upgrades(
            [
              ...upgrades
                .slice(0, MOST_UPGRADES_NAMED)
                .map((card) => `${words.name(card.name)} (${words.slot(card.slot)})`),
              ...(upgrades.length > MOST_UPGRADES_NAMED ? [`+${upgrades.length - MOST_UPGRADES_NAMED}`] : []),
            ].join(', '),
          )}
        </p>
      )}
      {types.map((type) => {
        const group = sorted(
          wanted.order,
          words,
          found.filter(({ pilot }) => pilot.ship === type.id),
        );
        if (group.length === 0) return null;
        return (
          <section key={type.id} className="pick-group" aria-labelledby={`type-${type.id}`}>
            <ShipTypeHead type={type} />
            <ul>
              {group.map(({ pilot, fault }) => (
                <PickRow
                  key={pilot.id}
                  label={pilotLabel(words, pilot)}
                  fault={fault}
                  says={says(pilotCard(pilot))}
                  onPick={() => onPick(pilot)}
                >
                  <PilotFace pilot={pilot} />
                </PickRow>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

const STATS = ['attack', 'agility', 'hull', 'shields'] as const;

function ShipTypeHead({ type }: { readonly type: data.ShipType }) {
  const { t, name, action } = useSquadWords();
  return (
    <header className="type-head">
      <Portrait type={type.id} seat={0} />
      <h3 id={`type-${type.id}`}>{name(type.name)}</h3>
      <dl className="type-stats">
        {STATS.map((stat) => (
          <div key={stat} className={`type-stat stat-${stat}`}>
            <dt>{t.card[stat]}</dt>
            <dd>{type[stat]}</dd>
          </div>
        ))}
      </dl>
      <p>
        <span className="only-heard">{t.card.actions}: </span>
        {type.actions.map(action).join(' · ')}
      </p>
    </header>
  );
}

interface FiltersProps {
  readonly filter: PilotFilter;
  readonly onFilter: (filter: PilotFilter) => void;
  readonly types: readonly data.ShipType[];
  readonly slots: readonly data.Slot[];
}

function Filters({ filter, onFilter, types, slots }: FiltersProps) {
  const { t, name, slot: slotName } = useSquadWords();
  const id = useId();
  const set = (change: Partial<PilotFilter>) => onFilter({ ...filter, ...change });
  return (
    <search className="filters">
      <SearchField label={t.pick.search} value={filter.search} onChange={(search) => set({ search })} />
      <label htmlFor={`${id}-type`}>
        <span>{t.pick.shipType}</span>
        <select id={`${id}-type`} value={filter.type} onChange={(event) => set({ type: event.target.value })}>
          <option value="">{t.pick.every}</option>
          {types.map((type) => (
            <option key={type.id} value={type.id}>
              {name(type.name)}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-slot`}>
        <span>{t.pick.withSlot}</span>
        <select id={`${id}-slot`} value={filter.slot} onChange={(event) => set({ slot: event.target.value })}>
          <option value="">{t.pick.any}</option>
          {slots.map((slot) => (
            <option key={slot} value={slot}>
              {slotName(slot)}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-order`}>
        <span>{t.pick.order}</span>
        <select
          id={`${id}-order`}
          value={filter.order}
          onChange={(event) => set({ order: event.target.value as SortOrder })}
        >
          {(['skill', 'points', 'name'] as const).map((order) => (
            <option key={order} value={order}>
              {t.pick.orders[order]}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}
