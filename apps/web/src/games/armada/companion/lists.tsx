import { costOf, data, FORMATS, isFlagship, shipPoints, upgradesOf } from '@holotisch/armada';
import type { FleetDraft } from '@holotisch/games/armada/draft';
import { armadaLists } from '@holotisch/games/armada/lists';
import { OwnLists } from '../../../table-ui/companion/own-lists.tsx';
import { type Marks, TickBoxes, useMarks } from '../../../table-ui/companion/tick-boxes.tsx';
import { shipFacts, squadronFacts } from '../builder/card-face.tsx';
import { useFleetWords } from '../builder/use-fleet-words.ts';
import { useSayings } from '../cards/use-sayings.ts';
import { squadronCounts } from '../start/counts.ts';
import { ShipPortrait, SquadronPortrait } from '../table/portrait.tsx';
import { term } from '../table/unit-words.ts';
import { useDiceWords } from './words.ts';

export default function Lists() {
  const { t } = useFleetWords();
  return (
    <OwnLists
      id="armada"
      game={armadaLists}
      words={t.fleets.bringIn}
      atHand={(draft, entry) => <FleetAtHand key={entry} draft={draft} entry={entry} />}
    />
  );
}

function FleetAtHand({ draft, entry }: { readonly draft: FleetDraft; readonly entry: string }) {
  const { t, name, kind: kindName } = useFleetWords();
  const marks = useMarks(entry);
  const says = useSayings();
  const { fleet } = draft;
  return (
    <>
      <ol className="at-hand">
        {fleet.ships.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only.
          <AtHandShip key={at} draft={draft} at={at} marks={marks} />
        ))}
        {squadronCounts(fleet).map(([id, count]) => (
          <AtHandSquadron key={id} draft={draft} id={id} count={count} marks={marks} />
        ))}
      </ol>
      <h2>{t.list.objectives}</h2>
      <ul className="at-hand">
        {data.OBJECTIVE_KINDS.map((kind) => {
          const id = fleet.objectives[kind];
          const card = id === undefined ? undefined : data.findObjective(id);
          if (id === undefined) return null;
          return (
            <li key={kind}>
              <details>
                <summary>
                  <span className="at-hand-name">
                    <strong>{card ? name(card.name) : id}</strong>
                    <span>{kindName(kind)}</span>
                  </span>
                </summary>
                <p className="at-hand-says">{says(`objective/${id}`)}</p>
              </details>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface AtHandShipProps {
  readonly draft: FleetDraft;
  readonly at: number;
  readonly marks: Marks;
}

function AtHandShip({ draft: { fleet, agreed }, at, marks }: AtHandShipProps) {
  const words = useFleetWords();
  const { t, name, slot: slotName } = words;
  const own = useDiceWords();
  const says = useSayings();
  const ship = fleet.ships[at]!;
  const card = data.findShip(ship.card);
  const { prices } = FORMATS[agreed.format];
  const cards = upgradesOf(ship);
  return (
    <li>
      <details>
        <summary>
          {card && <ShipPortrait card={card.id} owner={0} />}
          <span className="at-hand-name">
            <strong>{card ? name(card.name) : ship.card}</strong>
            <span>
              {isFlagship(ship) && `${t.card.flagship} · `}
              {t.card.points(shipPoints(ship, prices))}
            </span>
          </span>
        </summary>
        {card && <p>{shipFacts(words, card)}</p>}
        <ul>
          {ship.upgrades.map((id, i) => {
            const upgrade = cards[i];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only.
              <li key={i}>
                <strong>{upgrade ? name(upgrade.name) : id}</strong>{' '}
                <small>{upgrade?.slots.map(slotName).join(', ')}</small>
                <p className="at-hand-says">{says(`upgrade/${id}`)}</p>
              </li>
            );
          })}
        </ul>
      </details>
      {card && (
        <div className="at-hand-boxes">
          <TickBoxes label={own.hull} groups={[card.hull]} marks={marks} name={`${at}h`} />
          <TickBoxes label={own.front} groups={[card.shields.front]} marks={marks} name={`${at}f`} />
          <TickBoxes label={own.left} groups={[card.shields.side]} marks={marks} name={`${at}l`} />
          <TickBoxes label={own.right} groups={[card.shields.side]} marks={marks} name={`${at}r`} />
          <TickBoxes label={own.rear} groups={[card.shields.rear]} marks={marks} name={`${at}b`} />
        </div>
      )}
    </li>
  );
}

interface AtHandSquadronProps {
  readonly draft: FleetDraft;
  readonly id: string;
  readonly count: number;
  readonly marks: Marks;
}

function AtHandSquadron({ draft: { agreed }, id, count, marks }: AtHandSquadronProps) {
  const words = useFleetWords();
  const { t, name, lang } = words;
  const own = useDiceWords();
  const says = useSayings();
  const card = data.findSquadron(id);
  const { prices } = FORMATS[agreed.format];
  if (!card) return <li>{id}</li>;
  return (
    <li>
      <details>
        <summary>
          <SquadronPortrait card={id} owner={0} />
          <span className="at-hand-name">
            <strong>
              {count > 1 && `${count} × `}
              {name(card.name)}
            </strong>
            <span>{t.card.points(count * costOf(card, prices))}</span>
          </span>
        </summary>
        <p>{squadronFacts(words, card)}</p>
        <p className="at-hand-says">{says(`squadron/${id}`)}</p>
        <ul>
          {Object.entries(card.keywords).map(([keyword, n]) => (
            <li key={keyword}>
              <strong>{term(`keyword.${keyword}`, lang, { n })}</strong>
              <p className="at-hand-says">{says(`keyword/${keyword}`)}</p>
            </li>
          ))}
        </ul>
      </details>
      <div className="at-hand-boxes">
        <TickBoxes
          label={own.hull}
          groups={Array.from({ length: count }, () => card.hull)}
          marks={marks}
          name={`q${id}`}
        />
      </div>
    </li>
  );
}
