import { useMatch } from '../../../match/match-api.ts';
import { LeftPips, OrderList } from '../../../table-ui/order-list.tsx';
import { ownFirst } from '../../../table-ui/own-first.ts';
import { useSayingsAhead } from '../cards/use-sayings.ts';
import type { ArmadaText } from '../text/armada-text.ts';
import { type ArmadaView, isActivated, ownerOf, type UnitView } from '../view.ts';
import { useWords } from '../words.ts';
import { UnitPortrait } from './portrait.tsx';
import { ScoreLine } from './score-line.tsx';
import { unitWords } from './unit-words.ts';
import { hullLeft, hullOfShip, hullOfSquadron, useKnown } from './use-values.ts';

type OrderWords = ArmadaText['order'];

interface OrderStripProps {
  readonly view: ArmadaView;
  readonly onPick: (unit: number) => void;
}

/** Who is being and still to be activated: the ships, and in the Squadron Phase the squadrons; those of whoever looks first. */
export function OrderStrip({ view, onPick }: OrderStripProps) {
  const { own, unit: nameOf, lang } = useWords();
  const known = useKnown();
  useSayingsAhead('damage');
  const flying = view.phase === 'squadron' || view.flying !== null;
  const now = view.flying?.squadron ?? view.active;
  const { snapshot } = useMatch();
  const left = view.units.filter(
    (unit) =>
      unit.kind === (flying ? 'squadron' : 'ship') && unit.status !== 'destroyed' && unit.status !== 'retreated',
  );
  const units = ownFirst(left, view.sides, snapshot?.own ?? []);
  return (
    <>
      <ScoreLine view={view} />
      <OrderList
        label={flying ? own.order.squadrons : own.order.ships}
        onPick={onPick}
        entries={units.map((unit) => {
          const mark = unit.id === now ? 'now' : isActivated(view, unit) ? 'done' : undefined;
          const about = [nameOf(unit.id), ...stateOf(view, unit, mark, own.order), unitWords(view, unit, lang, known)];
          return {
            piece: unit.id,
            owner: ownerOf(view, unit.seat),
            mark,
            said: about.join(', '),
            figure:
              unit.kind === 'ship' ? (
                <>
                  {unit.pose ? unit.speed : '–'}
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

/** What a unit is about to do; that it has been activated, its own words say. */
function stateOf(view: ArmadaView, unit: UnitView, mark: 'now' | 'done' | undefined, t: OrderWords): readonly string[] {
  if (!unit.pose) return [t.away];
  if (mark === 'now') return [t.now];
  return mark === 'done' || view.phase === 'deployment' ? [] : [t.open];
}
