import {
  type Agreement,
  cardsOf,
  data,
  type Place,
  pilotOf,
  type Squad,
  type SquadFault,
  shipPoints,
  slotsLeft,
  whyNot,
} from '@holotisch/xwing';
import { pilotCard, upgradeCard, useSayings } from '../cards/use-sayings.ts';
import { Portrait } from '../table/portrait.tsx';
import { ManualMark, weaponFacts } from './card-face.tsx';
import { isManual, isUsable, upgradeCost, withShip } from './edit.ts';
import { isBarred } from './pick-row.tsx';
import { SlotIcon } from './slot-icon.tsx';
import { useSquadWords } from './use-squad-words.ts';

interface ShipDeeds {
  readonly onPilot: () => void;
  readonly onPlace: (place: Place) => void;
  readonly onUpgrade: (upgrade: number) => void;
  readonly onTakeOff: (upgrade: number) => void;
  readonly onAgain: () => void;
  readonly onDismiss: () => void;
}

interface SquadShipCardProps extends ShipDeeds {
  readonly squad: Squad;
  readonly agreed: Agreement;
  readonly index: number;
  /** Those of this ship. */
  readonly faults: readonly SquadFault[];
}

/** One ship of the squad: its pilot, the cards on it and the icons that are still free. */
export function SquadShipCard({ squad, agreed, index, faults, ...deeds }: SquadShipCardProps) {
  const words = useSquadWords();
  const { t, message, name } = words;
  const says = useSayings();
  const ship = squad.ships[index]!;
  const pilot = pilotOf(squad, ship);
  const type = data.findShip(ship.type);
  const title = pilot ? name(pilot.name) : ship.pilot;
  const cards = cardsOf(ship);
  const notAgain = whyNot(squad, withShip(squad, ship), agreed);
  const ownFaults = faults.filter((fault) => fault.upgrade === undefined);
  return (
    <li className="squad-ship" data-wrong={faults.some((fault) => !fault.incomplete)}>
      <header>
        <Portrait type={ship.type} seat={0} />
        <div className="squad-ship-name">
          <h3 id={`ship-${index}`} className="squad-ship-title" tabIndex={-1}>
            {pilot && <span className="face-skill">{pilot.skill}</span>}
            <button type="button" className="change-card" title={t.card.change(title)} onClick={deeds.onPilot}>
              {title}
            </button>
            {ownFaults.length > 0 && <FaultMark faults={ownFaults} />}
          </h3>
          <p>
            {type ? name(type.name) : ship.type}
            {pilot && isManual(pilot) && <ManualMark />}
          </p>
        </div>
        <strong className="squad-ship-points">{shipPoints(squad, ship)}</strong>
        <div className="squad-ship-tools">
          <button
            type="button"
            className="take-off"
            aria-label={t.card.again(title)}
            aria-disabled={isBarred(notAgain) || undefined}
            aria-description={notAgain && message(notAgain.message)}
            title={notAgain ? message(notAgain.message) : t.card.again(title)}
            onClick={() => !isBarred(notAgain) && deeds.onAgain()}
          >
            <CopyIcon />
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
      {pilot && <p className="equipped-says">{says(pilotCard(pilot))}</p>}
      {ship.upgrades.length > 0 && (
        <ul className="equipped">
          {ship.upgrades.map(({ slot, id }, i) => {
            const card = cards[i];
            const cardTitle = card ? name(card.name) : id;
            const weapon = card && weaponFacts(words, card);
            const wrong = faults.filter((fault) => fault.upgrade === i);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
              <li key={i}>
                <SlotIcon slot={slot} />
                <span className="equipped-name">
                  <button
                    type="button"
                    className="change-card"
                    title={t.card.change(cardTitle)}
                    onClick={() => deeds.onUpgrade(i)}
                  >
                    {cardTitle}
                  </button>
                  {card && isManual(card) && <ManualMark />}
                  {card && (
                    <span className="equipped-says">
                      {weapon && `${weapon}. `}
                      {says(upgradeCard(card))}
                    </span>
                  )}
                  {wrong.length > 0 && <FaultMark faults={wrong} />}
                </span>
                <span className="equipped-points">{upgradeCost(squad, ship, i)}</span>
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
      <FreePlaces
        places={slotsLeft(squad, index).filter((place) => isUsable(ship.type, place))}
        onPlace={deeds.onPlace}
      />
    </li>
  );
}

interface FreePlacesProps {
  readonly places: readonly Place[];
  readonly onPlace: (place: Place) => void;
}

/** The cascade: each card may bring new icons or take some away, so they are asked for after every change. */
function FreePlaces({ places, onPlace }: FreePlacesProps) {
  const { t, slots } = useSquadWords();
  if (places.length === 0) return null;
  return (
    <ul className="free-places">
      {places.map((place, i) => {
        const kinds = slots(place.kinds);
        const most = place.maxPoints === undefined ? '' : ` (${t.card.upTo(place.maxPoints)})`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal icons are told apart by their place only.
          <li key={i}>
            <button
              type="button"
              className="free-place"
              aria-label={t.card.free(kinds + most)}
              onClick={() => onPlace(place)}
            >
              {place.kinds.map((kind) => (
                <SlotIcon key={kind} slot={kind} />
              ))}
              {kinds}
              {most}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Beside the very card; the list of faults has the clause. */
function FaultMark({ faults }: { readonly faults: readonly SquadFault[] }) {
  const { t, message } = useSquadWords();
  const said = faults.map((fault) => message(fault.message)).join(' ');
  return (
    <span className="fault-mark" role="img" aria-label={`${t.card.fault}: ${said}`} title={said}>
      !
    </span>
  );
}

const CopyIcon = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 9h11v11H9ZM15 9V4H4v11h5" />
  </svg>
);
