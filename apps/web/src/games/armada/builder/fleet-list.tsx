import {
  costOf,
  data,
  type FleetFault,
  FORMATS,
  faultsOf,
  iconsLeft,
  isFlagship,
  shipPoints,
  squadronLimit,
  squadronPoints,
  upgradesOf,
  withSquadron,
} from '@holotisch/armada';
import { agreementOf, type FleetDraft } from '@holotisch/games/armada/draft';
import { EntryCard, FaultMark } from '../../../table-ui/builder/entry-card.tsx';
import { useSayings } from '../cards/use-sayings.ts';
import { squadronCounts } from '../start/counts.ts';
import { ShipPortrait, SquadronPortrait } from '../table/portrait.tsx';
import { shipFacts } from './card-face.tsx';
import { withCopy, withoutObjective, withoutShip, withoutSquadron, withoutUpgrade } from './edit.ts';
import { SlotIcon } from './slot-icon.tsx';
import { useFleetWords } from './use-fleet-words.ts';

interface FleetListProps {
  readonly draft: FleetDraft;
  readonly onChange: (draft: FleetDraft) => void;
  readonly onSlot: (ship: number, slot: data.Slot) => void;
  readonly onObjective: (kind: data.ObjectiveKind) => void;
}

/** Ships with their cards and free icons, squadrons with their numbers, three objectives. */
export function FleetList({ draft, onChange, onSlot, onObjective }: FleetListProps) {
  const words = useFleetWords();
  const { t } = words;
  const { fleet, agreed } = draft;
  const { prices } = FORMATS[agreed.format];
  const faults = faultsOf(fleet, agreementOf(agreed));
  const change = (next: typeof fleet) => onChange({ fleet: next, agreed });
  return (
    <>
      <ol className="squad-ships" data-faction={fleet.faction}>
        {fleet.ships.map((_, i) => (
          <ShipEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only.
            key={i}
            draft={draft}
            index={i}
            faults={faults.filter((fault) => fault.ship === i)}
            onSlot={(slot) => onSlot(i, slot)}
            onTakeOff={(upgrade) => change(withoutUpgrade(fleet, i, upgrade))}
            onAgain={() => change(withCopy(fleet, i))}
            onDismiss={() => change(withoutShip(fleet, i))}
          />
        ))}
      </ol>
      <section aria-labelledby="fleet-squadrons" data-faction={fleet.faction}>
        <h3 id="fleet-squadrons">{t.list.squadrons}</h3>
        {agreed.points !== null && (
          <p className="quiet">{t.list.squadronPoints(squadronPoints(fleet, prices), squadronLimit(agreed.points))}</p>
        )}
        <ul className="equipped">
          {squadronCounts(fleet).map(([id, count]) => (
            <SquadronEntry
              key={id}
              draft={draft}
              card={id}
              count={count}
              faults={faults.filter((fault) => fault.squadron !== undefined && fleet.squadrons[fault.squadron] === id)}
              onMore={() => change(withSquadron(fleet, id))}
              onLess={() => change(withoutSquadron(fleet, id))}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="fleet-objectives">
        <h3 id="fleet-objectives">{t.list.objectives}</h3>
        <ul className="equipped">
          {data.OBJECTIVE_KINDS.map((kind) => (
            <ObjectiveEntry
              key={kind}
              kind={kind}
              id={fleet.objectives[kind]}
              onChoose={() => onObjective(kind)}
              onTakeOff={() => change(withoutObjective(fleet, kind))}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

interface ShipEntryProps {
  readonly draft: FleetDraft;
  readonly index: number;
  readonly faults: readonly FleetFault[];
  readonly onSlot: (slot: data.Slot) => void;
  readonly onTakeOff: (upgrade: number) => void;
  readonly onAgain: () => void;
  readonly onDismiss: () => void;
}

function ShipEntry({ draft: { fleet, agreed }, index, faults, onSlot, ...deeds }: ShipEntryProps) {
  const words = useFleetWords();
  const { t, name, slot: slotName, message } = words;
  const says = useSayings();
  const ship = fleet.ships[index]!;
  const card = data.findShip(ship.card);
  const { prices } = FORMATS[agreed.format];
  const cards = upgradesOf(ship);
  // A fleet has one commander: the other ships offer no place for a second one.
  const free = Object.entries(iconsLeft(fleet, index)).flatMap(([slot, count]) =>
    data.SLOTS.filter((one) => one === slot && count > 0 && !(one === 'commander' && fleet.ships.some(isFlagship))),
  );
  return (
    <EntryCard
      {...deeds}
      id={`ship-${index}`}
      words={t.card}
      message={message}
      portrait={card && <ShipPortrait card={card.id} owner={0} />}
      name={card ? name(card.name) : ship.card}
      about={
        <>
          {isFlagship(ship) && `${t.card.flagship} · `}
          {card && name(data.classOf(card).name)}
        </>
      }
      facts={card && shipFacts(words, card)}
      points={shipPoints(ship, prices)}
      faults={faults.filter((fault) => fault.upgrade === undefined)}
      cards={ship.upgrades.map((id, i) => {
        const upgrade = cards[i];
        return {
          name: upgrade ? name(upgrade.name) : id,
          icon: upgrade?.slots[0] && <SlotIcon slot={upgrade.slots[0]} />,
          says: says(`upgrade/${id}`),
          points: costOf(upgrade, prices),
          faults: faults.filter((fault) => fault.upgrade === i),
        };
      })}
      free={free.map((slot) => ({ slot, name: slotName(slot), icon: <SlotIcon slot={slot} /> }))}
      onSlot={(slot) => {
        const chosen = free.find((one) => one === slot);
        if (chosen) onSlot(chosen);
      }}
    />
  );
}

interface SquadronEntryProps {
  readonly draft: FleetDraft;
  readonly card: string;
  readonly count: number;
  readonly faults: readonly FleetFault[];
  readonly onMore: () => void;
  readonly onLess: () => void;
}

function SquadronEntry({ draft, card: id, count, faults, onMore, onLess }: SquadronEntryProps) {
  const { t, name, message } = useFleetWords();
  const card = data.findSquadron(id);
  const title = card ? name(card.name) : id;
  const { prices } = FORMATS[draft.agreed.format];
  return (
    <li>
      {card && <SquadronPortrait card={id} owner={0} />}
      <span className="equipped-name">
        {count > 1 && <strong>{count} × </strong>}
        {title}
        <FaultMark word={t.card.fault} message={message} faults={faults} />
      </span>
      <span className="equipped-points">{count * costOf(card, prices)}</span>
      <button
        type="button"
        className="take-off"
        aria-label={t.card.again(title)}
        title={t.card.again(title)}
        onClick={onMore}
      >
        +
      </button>
      <button
        type="button"
        className="take-off"
        aria-label={t.card.oneLess(title)}
        title={t.card.oneLess(title)}
        onClick={onLess}
      >
        −
      </button>
    </li>
  );
}

interface ObjectiveEntryProps {
  readonly kind: data.ObjectiveKind;
  readonly id: string | undefined;
  readonly onChoose: () => void;
  readonly onTakeOff: () => void;
}

function ObjectiveEntry({ kind, id, onChoose, onTakeOff }: ObjectiveEntryProps) {
  const { t, name, kind: kindName } = useFleetWords();
  const card = id === undefined ? undefined : data.findObjective(id);
  const title = card ? name(card.name) : (id ?? t.card.none);
  return (
    <li>
      <span className="equipped-name">
        <small aria-hidden="true">{kindName(kind)}: </small>
        <button
          type="button"
          className="change-card"
          aria-label={`${kindName(kind)}: ${title}`}
          title={t.card.free(kindName(kind))}
          onClick={onChoose}
        >
          {title}
        </button>
      </span>
      {id !== undefined && (
        <button
          type="button"
          className="take-off"
          aria-label={t.card.takeOff(title)}
          title={t.card.takeOff(title)}
          onClick={onTakeOff}
        >
          ×
        </button>
      )}
    </li>
  );
}
