import { Tokens } from '../../../scene/items/token.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import { useSayingsAhead } from '../cards/use-sayings.ts';
import type { ShipView, XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { tokensOf } from './describe.ts';
import { Portrait } from './portrait.tsx';
import { shipWords } from './ship-words.ts';
import { SIGNS } from './signs.ts';
import { useValues } from './use-values.ts';

interface OrderStripProps {
  readonly view: XWingView;
  readonly onPick: (ship: number) => void;
}

/** Who comes when: ascending pilot skill in the Activation phase, descending in combat, ties by initiative. */
export function OrderStrip({ view, onPick }: OrderStripProps) {
  const words = useWords();
  const { own, ship: nameOf } = words;
  const { point } = useDraft();
  const values = useValues();
  useSayingsAhead(view.rules.damageDeck);
  const combat = view.phase === 'combat';
  const skill = (ship: ShipView) => values.of(ship).skill;
  const second = (ship: ShipView) => (view.sides[ship.seat] === view.initiative ? 0 : 1);
  const ships = [...view.ships].sort(
    (a, b) => (combat ? skill(b) - skill(a) : skill(a) - skill(b)) || second(a) - second(b) || a.id - b.id,
  );
  const running = view.phase === 'activation' || combat;
  const isDone = (ship: ShipView) => running && (combat ? ship.fought : ship.activated);
  const next = running ? ships.find((s) => s.status === 'play' && !isDone(s) && s.id !== view.active) : undefined;
  const state = (ship: ShipView) => {
    if (ship.status === 'destroyed' || ship.status === 'docked') return ship.status;
    if (running && ship.id === view.active) return 'now';
    if (isDone(ship)) return 'done';
    return ship === next ? 'next' : undefined;
  };
  return (
    <ol className="order" aria-label={combat ? own.order.combat : running ? own.order.activation : own.order.other}>
      {ships.map((ship) => {
        const mark = state(ship);
        const said = [
          nameOf(ship.id),
          own.order.skill(skill(ship)),
          mark && own.order[mark],
          ship.status === 'play' && shipWords(ship, words, values, view.phase),
        ]
          .filter(Boolean)
          .join(', ');
        return (
          <li key={ship.id} data-state={mark} className={`side-${ship.seat % 2 === 0 ? 'first' : 'second'}`}>
            <button
              type="button"
              title={said}
              onClick={() => onPick(ship.id)}
              onPointerEnter={() => point(ship.id)}
              onPointerLeave={() => point(undefined)}
              onFocus={() => point(ship.id)}
              onBlur={() => point(undefined)}
            >
              <span className="only-heard">{said}</span>
              <span className="order-skill" aria-hidden="true">
                {skill(ship)}
              </span>
              <span className="order-who" aria-hidden="true">
                <OrderName name={nameOf(ship.id)} />
                <span className="order-pips">
                  <Pips
                    shields={values.shieldsLeft(ship, view.phase)}
                    hull={values.hullLeft(ship)}
                    of={values.of(ship)}
                  />
                  <Tokens pips={tokensOf(ship)} signs={SIGNS} />
                </span>
              </span>
              <Portrait type={ship.type} seat={ship.seat} />
              <span className="order-mark" aria-hidden="true">
                {mark === 'done'
                  ? '✓'
                  : mark === 'destroyed'
                    ? '✕'
                    : mark === 'docked'
                      ? '⇱'
                      : mark === 'now'
                        ? '▲'
                        : mark === 'next'
                          ? '›'
                          : ''}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** However long the name: the number that tells two of a name apart stays. */
function OrderName({ name }: { readonly name: string }) {
  const [first, number] = name.split(/ (?=#\d+$)/);
  return (
    <span className="order-name">
      <span>{first}</span> {number}
    </span>
  );
}

interface PipsProps {
  readonly shields: number;
  readonly hull: number;
  readonly of: { readonly shields: number; readonly hull: number };
}

/** What is left of a ship: a diamond for each shield, a square for each point of hull; what is lost is hollow. */
function Pips({ shields, hull, of }: PipsProps) {
  const row = (kind: string, left: number, most: number) =>
    Array.from({ length: Math.max(left, most) }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pips have nothing but their place.
      <i key={`${kind}${i}`} className={`pip-${kind} ${i < left ? 'pip-full' : ''}`} />
    ));
  return [...row('shield', shields, of.shields), ...row('hull', hull, of.hull)];
}
