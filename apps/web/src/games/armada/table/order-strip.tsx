import { useDraft } from '../../../play/draft.tsx';
import { type ArmadaView, isActivated, ownerOf, type UnitView } from '../view.ts';
import { useWords } from '../words.ts';
import { UnitPortrait } from './portrait.tsx';
import { ScoreLine } from './score-line.tsx';
import { unitWords } from './unit-words.ts';
import { hullLeft, hullOfShip, hullOfSquadron, useKnown } from './use-values.tsx';

interface OrderStripProps {
  readonly view: ArmadaView;
  readonly onPick: (unit: number) => void;
}

/** Who is still to be activated: the ships, and in the Squadron Phase the squadrons; those of the side at turn first. */
export function OrderStrip({ view, onPick }: OrderStripProps) {
  const { own, unit: nameOf, lang } = useWords();
  const { point } = useDraft();
  const known = useKnown();
  const flying = view.phase === 'squadron' || view.flying !== null;
  const units = view.units
    .filter((unit) => unit.kind === (flying ? 'squadron' : 'ship') && unit.status !== 'destroyed')
    .sort((a, b) => turnRank(view, a) - turnRank(view, b) || a.id - b.id);
  const now = view.flying?.squadron ?? view.active;
  return (
    <>
      <ScoreLine view={view} />
      <ol className="order" aria-label={flying ? own.order.squadrons : own.order.ships}>
        {units.map((unit) => {
          const mark = unit.id === now ? 'now' : isActivated(view, unit) ? 'done' : undefined;
          const state = mark === 'now' ? own.order.now : mark === 'done' ? own.order.done : own.order.open;
          const said = [nameOf(unit.id), state, unitWords(view, unit, lang, known)].join(', ');
          return (
            <li
              key={unit.id}
              data-state={mark}
              className={`side-${ownerOf(view, unit.seat) === 0 ? 'first' : 'second'}`}
            >
              <button
                type="button"
                title={said}
                onClick={() => onPick(unit.id)}
                onPointerEnter={() => point(unit.id)}
                onPointerLeave={() => point(undefined)}
                onFocus={() => point(unit.id)}
                onBlur={() => point(undefined)}
              >
                <span className="only-heard">{said}</span>
                <span className="order-skill" aria-hidden="true">
                  {unit.kind === 'ship' ? unit.speed : unit.id + 1}
                </span>
                <span className="order-who" aria-hidden="true">
                  <span className="order-name">
                    <span>{nameOf(unit.id).replace(/ #\d+$/, '')}</span> #{unit.id + 1}
                  </span>
                  <span className="order-pips">
                    {unit.kind === 'ship' ? (
                      <>
                        <Pips left={hullLeft(known, unit)} of={hullOfShip(known, unit)} />
                        <span className="order-zones">
                          ◆{unit.shields.front}/{unit.shields.left}/{unit.shields.right}/{unit.shields.rear}
                        </span>
                      </>
                    ) : (
                      <Pips left={unit.hull} of={hullOfSquadron(known, unit)} />
                    )}
                  </span>
                </span>
                <UnitPortrait view={view} piece={unit.id} />
                <span className="order-mark" aria-hidden="true">
                  {mark === 'done' ? '✓' : mark === 'now' ? '▲' : ''}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The side whose turn it is stands before the other; within it what is still to come. */
const turnRank = (view: ArmadaView, unit: UnitView): number =>
  (view.sides[unit.seat] === view.turnOf ? 0 : 2) + (isActivated(view, unit) ? 1 : 0);

/** So many can be told apart at a glance; more are a number. */
const MOST_PIPS = 6;

function Pips({ left, of }: { readonly left: number; readonly of: number }) {
  if (of > MOST_PIPS)
    return (
      <span className="order-hull">
        <i className="pip-hull pip-full" /> {left}
      </span>
    );
  return Array.from({ length: of }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pips have nothing but their place.
    <i key={i} className={`pip-hull ${i < left ? 'pip-full' : ''}`} />
  ));
}
