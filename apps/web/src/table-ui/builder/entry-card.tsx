import type { Message } from '@holotisch/engine';
import type { ReactNode } from 'react';

interface Fault {
  readonly message: Message;
  readonly incomplete?: true;
}

/** A card that an entry of a list carries. */
interface CarriedCard {
  readonly name: string;
  readonly icon: ReactNode;
  readonly says: string | undefined;
  readonly points: number;
  readonly faults: readonly Fault[];
}

/** An icon that no card stands on. */
interface FreePlace {
  readonly slot: string;
  readonly name: string;
  readonly icon: ReactNode;
}

interface EntryWords {
  readonly fault: string;
  readonly takeOff: (card: string) => string;
  readonly again: (card: string) => string;
  readonly dismiss: (card: string) => string;
  readonly free: (slot: string) => string;
}

interface EntryCardProps {
  /** The id of its heading, for whoever brings the focus there. */
  readonly id: string;
  readonly words: EntryWords;
  readonly message: (message: Message) => string;
  readonly portrait: ReactNode;
  readonly name: string;
  readonly about: ReactNode;
  readonly facts: string | undefined;
  readonly points: number;
  /** Of the entry itself. */
  readonly faults: readonly Fault[];
  readonly cards: readonly CarriedCard[];
  readonly free: readonly FreePlace[];
  readonly onAgain: () => void;
  readonly onDismiss: () => void;
  readonly onTakeOff: (card: number) => void;
  readonly onSlot: (slot: string) => void;
}

/** An entry of a list: what it is, what it carries, and which icons are still free. */
export function EntryCard(props: EntryCardProps) {
  const { id, words, message, name, faults, cards, free } = props;
  const wrong = [...faults, ...cards.flatMap((card) => card.faults)].some((fault) => !fault.incomplete);
  const marks = { word: words.fault, message };
  return (
    <li className="squad-ship" data-wrong={wrong}>
      <header>
        {props.portrait}
        <div className="squad-ship-name">
          <h3 id={id} className="squad-ship-title" tabIndex={-1}>
            {name}
            <FaultMark {...marks} faults={faults} />
          </h3>
          <p>{props.about}</p>
        </div>
        <strong className="squad-ship-points">{props.points}</strong>
        <div className="squad-ship-tools">
          <TakeOff label={words.again(name)} onClick={props.onAgain}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 9h11v11H9ZM15 9V4H4v11h5" />
            </svg>
          </TakeOff>
          <TakeOff label={words.dismiss(name)} onClick={props.onDismiss}>
            ×
          </TakeOff>
        </div>
      </header>
      {props.facts && <p className="equipped-says">{props.facts}</p>}
      {cards.length > 0 && (
        <ul className="equipped">
          {cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
            <li key={i}>
              {card.icon}
              <span className="equipped-name">
                {card.name}
                <span className="equipped-says">{card.says}</span>
                <FaultMark {...marks} faults={card.faults} />
              </span>
              <span className="equipped-points">{card.points}</span>
              <TakeOff label={words.takeOff(card.name)} onClick={() => props.onTakeOff(i)}>
                ×
              </TakeOff>
            </li>
          ))}
        </ul>
      )}
      {free.length > 0 && (
        <ul className="free-places">
          {free.map(({ slot, name: slotName, icon }) => (
            <li key={slot}>
              <button
                type="button"
                className="free-place"
                aria-label={words.free(slotName)}
                onClick={() => props.onSlot(slot)}
              >
                {icon}
                {slotName}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface TakeOffProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A small button beside a card. */
export const TakeOff = ({ label, onClick, children }: TakeOffProps) => (
  <button type="button" className="take-off" aria-label={label} title={label} onClick={onClick}>
    {children}
  </button>
);

interface FaultMarkProps {
  readonly word: string;
  readonly message: (message: Message) => string;
  readonly faults: readonly Fault[];
}

/** Beside the very card; the list of faults has the clause. */
export function FaultMark({ word, message, faults }: FaultMarkProps) {
  if (faults.length === 0) return null;
  const said = faults.map((fault) => message(fault.message)).join(' ');
  return (
    <span className="fault-mark" role="img" aria-label={`${word}: ${said}`} title={said}>
      !
    </span>
  );
}
