import { LeftPips, OrderList } from '../../../play/order-list.tsx';
import { type ArmadaView, isActivated, ownerOf, type UnitView } from '../view.ts';
import { useWords } from '../words.ts';
import { UnitPortrait } from './portrait.tsx';
import { ScoreLine } from './score-line.tsx';
import { unitWords } from './unit-words.ts';
import { hullLeft, hullOfShip, hullOfSquadron, useKnown } from './use-values.ts';

interface OrderStripProps {
  readonly view: ArmadaView;
  readonly onPick: (unit: number) => void;
}

/** Who is still to be activated: the ships, and in the Squadron Phase the squadrons; those of the side at turn first. */
export function OrderStrip({ view, onPick }: OrderStripProps) {
  const { own, unit: nameOf, lang } = useWords();
  const known = useKnown();
  const flying = view.phase === 'squadron' || view.flying !== null;
  const units = view.units
    .filter((unit) => unit.kind === (flying ? 'squadron' : 'ship') && unit.status !== 'destroyed')
    .sort((a, b) => turnRank(view, a) - turnRank(view, b) || a.id - b.id);
  const now = view.flying?.squadron ?? view.active;
  return (
    <>
      <ScoreLine view={view} />
      <OrderList
        label={flying ? own.order.squadrons : own.order.ships}
        onPick={onPick}
        entries={units.map((unit) => {
          const mark = unit.id === now ? 'now' : isActivated(view, unit) ? 'done' : undefined;
          const state = mark === 'now' ? own.order.now : mark === 'done' ? own.order.done : own.order.open;
          return {
            piece: unit.id,
            owner: ownerOf(view, unit.seat),
            mark,
            said: [nameOf(unit.id), state, unitWords(view, unit, lang, known)].join(', '),
            figure:
              unit.kind === 'ship' ? (
                <>
                  {unit.speed}
                  <small>{own.order.speed}</small>
                </>
              ) : (
                unit.id + 1
              ),
            name: (
              <>
                <span>{nameOf(unit.id).replace(/ #\d+$/, '')}</span> #{unit.id + 1}
              </>
            ),
            pips:
              unit.kind === 'ship' ? (
                <>
                  <LeftPips left={hullLeft(known, unit)} of={hullOfShip(known, unit)} />
                  <span className="order-zones">
                    ◆{unit.shields.front}/{unit.shields.left}/{unit.shields.right}/{unit.shields.rear}
                  </span>
                </>
              ) : (
                <LeftPips left={unit.hull} of={hullOfSquadron(known, unit)} />
              ),
            portrait: <UnitPortrait view={view} piece={unit.id} />,
          };
        })}
      />
    </>
  );
}

/** The side whose turn it is stands before the other; within it what is still to come. */
const turnRank = (view: ArmadaView, unit: UnitView): number =>
  (view.sides[unit.seat] === view.turnOf ? 0 : 2) + (isActivated(view, unit) ? 1 : 0);
