import { cardName } from '@holotisch/legion';
import { useMatch } from '../../../match/match-api.ts';
import { OrderList } from '../../../table-ui/order-list.tsx';
import { ownFirst } from '../../../table-ui/own-first.ts';
import { type LegionUnit, type LegionView, ownerOf } from '../view.ts';
import { useWords } from '../words.ts';
import { UnitPortrait } from './portrait.tsx';
import { ScoreLine } from './score-line.tsx';
import { unitWords } from './unit-words.ts';
import { living, useKnown } from './use-values.ts';
import './legion.css';

interface OrderStripProps {
  readonly view: LegionView;
  readonly onPick: (unit: number) => void;
}

/** All units, those of whoever looks first: who is on, who has an order, who is done. Nobody changes places. */
export function OrderStrip({ view, onPick }: OrderStripProps) {
  const { own, unit: nameOf, lang } = useWords();
  const known = useKnown();
  const now = view.turn?.unit;
  const { snapshot } = useMatch();
  const left = view.units.filter(({ status }) => status !== 'defeated');
  const units = ownFirst(left, view.sides, snapshot?.own ?? []);
  return (
    <>
      <ScoreLine view={view} />
      <OrderList
        label={own.order.label}
        onPick={onPick}
        entries={units.map((unit) => {
          const mark = unit.id === now ? 'now' : unit.order === 'facedown' ? 'done' : undefined;
          const state = unit.order === 'faceup' ? own.order.ordered : own.order.open;
          const said = [nameOf(unit.id), mark ? own.order[mark] : state, unitWords(view, unit, lang, known)];
          return {
            piece: unit.id,
            owner: ownerOf(view, unit.seat),
            mark,
            said: said.join(', '),
            figure: unit.id + 1,
            name: <Name of={unit} name={nameOf(unit.id)} />,
            pips: (
              <>
                {unit.minis.length > 1 && (
                  <span className="order-minis">
                    {living(unit).length}/{unit.minis.length}
                  </span>
                )}
                {unit.tokens.suppression > 0 && <span className="order-suppression">▲{unit.tokens.suppression}</span>}
              </>
            ),
            portrait: <UnitPortrait view={view} piece={unit.id} />,
            ...(mark === undefined && unit.order === 'faceup' && { sign: <i className="order-token" /> }),
          };
        })}
      />
      <PlayedCards view={view} />
    </>
  );
}

/** The number that tells twins apart stays in sight however narrow it gets. */
function Name({ of: { number }, name }: { readonly of: LegionUnit; readonly name: string }) {
  const end = ` ${number}`;
  if (number === 0 || !name.endsWith(end)) return <span>{name}</span>;
  return (
    <>
      <span>{name.slice(0, -end.length)}</span>
      <b className="order-number">{number}</b>
    </>
  );
}

/** Which command cards count in this round. */
function PlayedCards({ view }: { readonly view: LegionView }) {
  const { own, lang, player } = useWords();
  const played = view.hands.flatMap(({ played: card }, seat) => (card === null ? [] : [{ card, seat }]));
  if (played.length === 0) return null;
  return (
    <ul className="played-cards" aria-label={own.standing.played}>
      {played.map(({ card, seat }) => (
        <li key={seat} className={`side-${ownerOf(view, seat) === 0 ? 'first' : 'second'}`}>
          <span className="only-heard">{player(seat)}: </span>
          {card === 'hidden' ? own.standing.facedown : cardName(card, view.rules.edition, lang)}
        </li>
      ))}
    </ul>
  );
}
