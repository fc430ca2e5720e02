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

function ShipEntry({ draft: { fleet, agreed }, index, faults, ...deeds }: ShipEntryProps) {
  const words = useFleetWords();
  const { t, name, slot: slotName } = words;
  const says = useSayings();
  const ship = fleet.ships[index]!;
  const card = data.findShip(ship.card);
  const { prices } = FORMATS[agreed.format];
  const title = card ? name(card.name) : ship.card;
  const cards = upgradesOf(ship);
  const free = Object.entries(iconsLeft(fleet, index)).flatMap(([slot, count]) =>
    data.SLOTS.filter((one) => one === slot && count > 0),
  );
  return (
    <li className="squad-ship" data-wrong={faults.some((fault) => !fault.incomplete)}>
      <header>
        {card && <ShipPortrait card={card.id} owner={0} />}
        <div className="squad-ship-name">
          <h3 id={`ship-${index}`} className="squad-ship-title" tabIndex={-1}>
            {title}
            <FaultMark faults={faults.filter((fault) => fault.upgrade === undefined)} />
          </h3>
          <p>
            {isFlagship(ship) && `${t.card.flagship} · `}
            {card && name(data.classOf(card).name)}
          </p>
        </div>
        <strong className="squad-ship-points">{shipPoints(ship, prices)}</strong>
        <div className="squad-ship-tools">
          <button
            type="button"
            className="take-off"
            aria-label={t.card.again(title)}
            title={t.card.again(title)}
            onClick={deeds.onAgain}
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 9h11v11H9ZM15 9V4H4v11h5" />
            </svg>
          </button>
          <button
            type="button"
            className="take-off"
            aria-label={t.card.dismiss(title)}
            title={t.card.dismiss(title)}
            onClick={deeds.onDismiss}
          >
            ×
          </button>
        </div>
      </header>
      {card && <p className="equipped-says">{shipFacts(words, card)}</p>}
      {ship.upgrades.length > 0 && (
        <ul className="equipped">
          {ship.upgrades.map((id, i) => {
            const upgrade = cards[i];
            const cardTitle = upgrade ? name(upgrade.name) : id;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
              <li key={i}>
                {upgrade?.slots[0] && <SlotIcon slot={upgrade.slots[0]} />}
                <span className="equipped-name">
                  {cardTitle}
                  <span className="equipped-says">{says(`upgrade/${id}`)}</span>
                  <FaultMark faults={faults.filter((fault) => fault.upgrade === i)} />
                </span>
                <span className="equipped-points">{costOf(upgrade, prices)}</span>
                <button
                  type="button"
                  className="take-off"
                  aria-label={t.card.takeOff(cardTitle)}
                  title={t.card.takeOff(cardTitle)}
                  onClick={() => deeds.onTakeOff(i)}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {free.length > 0 && (
        <ul className="free-places">
          {free.map((slot) => (
            <li key={slot}>
              <button
                type="button"
                className="free-place"
                aria-label={t.card.free(slotName(slot))}
                onClick={() => deeds.onSlot(slot)}
              >
                <SlotIcon slot={slot} />
                {slotName(slot)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
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
  const { t, name } = useFleetWords();
  const card = data.findSquadron(id);
  const title = card ? name(card.name) : id;
  const { prices } = FORMATS[draft.agreed.format];
  return (
    <li>
      {card && <SquadronPortrait card={id} owner={0} />}
      <span className="equipped-name">
        {count > 1 && <strong>{count} × </strong>}
        {title}
        <FaultMark faults={faults} />
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
        <small>{kindName(kind)}: </small>
        <button type="button" className="change-card" title={t.card.free(kindName(kind))} onClick={onChoose}>
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

/** Beside the very card; the list of faults has the clause. */
function FaultMark({ faults }: { readonly faults: readonly FleetFault[] }) {
  const { t, message } = useFleetWords();
  if (faults.length === 0) return null;
  const said = faults.map((fault) => message(fault.message)).join(' ');
  return (
    <span className="fault-mark" role="img" aria-label={`${t.card.fault}: ${said}`} title={said}>
      !
    </span>
  );
}
