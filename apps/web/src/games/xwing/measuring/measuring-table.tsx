import type { Dispatch, KeyboardEvent } from 'react';
import { Ruler } from '../../../scene/ruler.tsx';
import { TableView } from '../../../scene/table-view.tsx';
import { TurnLeftIcon, TurnRightIcon } from '../../../ui/icons.tsx';
import { FlightPreview } from '../table/flight-preview.tsx';
import { FiringArc, ShipPiece } from '../table/ship-piece.tsx';
import { arrowFighter, panelFighter } from '../table/silhouettes.ts';
import { FlightNotice } from './flight-notice.tsx';
import { ManoeuvreDial } from './manoeuvre-dial.tsx';
import { readings } from './readings.ts';
import { ReadingsPanel } from './readings-panel.tsx';
import { ARC_EDGE, HALF_BASE, RANGE_LIMITS, type ShipId, shipIds, TABLE_SIDE } from './ships.ts';
import { type MeasuringAction, type MeasuringState, plannedFlight } from './state.ts';
import { useFlight } from './use-flight.ts';
import { useMeasuring } from './use-measuring.ts';
import { bandText, millimetres, shipText } from './words.ts';

const STEP = 10;
const TURN = 22.5;
const FINE = 1;

const look = {
  a: { silhouette: arrowFighter, side: 'first', mark: 'A' },
  b: { silhouette: panelFighter, side: 'second', mark: 'B' },
} as const;

const AREA = { width: TABLE_SIDE, depth: TABLE_SIDE };
/** Near enough to see the ships, far enough to see their arcs. */
const firstView = { x: TABLE_SIDE / 2 - 20, y: TABLE_SIDE / 2 + 5, span: 520 };

/** The keys of a ship that has the focus. Shift does what Ctrl does: some browsers keep Ctrl+Q for themselves. */
function shipKeys(event: KeyboardEvent, ship: ShipId, dispatch: Dispatch<MeasuringAction>): void {
  const fine = event.ctrlKey || event.shiftKey;
  const step = fine ? FINE : STEP;
  const degrees = fine ? FINE : TURN;
  const actions: Readonly<Record<string, MeasuringAction>> = {
    ArrowLeft: { type: 'nudge', ship, dx: -step, dy: 0 },
    ArrowRight: { type: 'nudge', ship, dx: step, dy: 0 },
    ArrowUp: { type: 'nudge', ship, dx: 0, dy: step },
    ArrowDown: { type: 'nudge', ship, dx: 0, dy: -step },
    q: { type: 'turn', ship, degrees: -degrees },
    e: { type: 'turn', ship, degrees },
    r: { type: 'face', ship, degrees: 0 },
    Enter: { type: 'fly' },
    ' ': { type: 'select', ship },
  };
  const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!action || event.metaKey || event.altKey) return;
  // Ctrl+R belongs to the browser.
  if (action.type === 'face' && event.ctrlKey) return;
  event.preventDefault();
  dispatch(action);
}

export interface MeasuringTableProps {
  readonly measuring: MeasuringState;
  readonly dispatch: Dispatch<MeasuringAction>;
}

export function MeasuringTable({ measuring: state, dispatch }: MeasuringTableProps) {
  const language = useMeasuring();
  const { t } = language;
  const { ships, selected, landed, flying } = state;
  useFlight(flying, dispatch);
  const reading = readings(ships);
  const planned = plannedFlight(state);
  const preview = flying?.flight ?? (landed ? undefined : planned);
  const shown = landed ?? (planned && { ship: selected, flight: planned });
  const inArc = reading.inArc[selected];

  return (
    <div className="measuring">
      <TableView area={AREA} start={firstView} label={t.measuring.stage} describedBy="stage-help">
        {(scene) => (
          <>
            {shipIds.map((id) => (
              <FiringArc
                key={id}
                pose={ships[id]}
                half={HALF_BASE}
                edge={ARC_EDGE}
                limits={RANGE_LIMITS}
                side={look[id].side}
                selected={id === selected}
              />
            ))}
            {preview && <FlightPreview half={HALF_BASE} {...preview} silhouette={look[selected].silhouette} />}
            {inArc && inArc.measure.distance > reading.closest.measure.distance + 0.05 && (
              <path
                className="arc-measure"
                d={`M${inArc.measure.from.x} ${inArc.measure.from.y}L${inArc.measure.to.x} ${inArc.measure.to.y}`}
              />
            )}
            {shipIds.map((id) => (
              <ShipPiece
                key={id}
                scene={scene}
                pose={ships[id]}
                half={HALF_BASE}
                arcEdge={ARC_EDGE}
                {...look[id]}
                label={shipText(language, id, ships[id])}
                selected={id === selected}
                onSelect={() => dispatch({ type: 'select', ship: id })}
                onPlace={(x, y) => dispatch({ type: 'place', ship: id, x, y })}
                onFace={(degrees) => dispatch({ type: 'face', ship: id, degrees })}
                onKeyDown={(event) => shipKeys(event, id, dispatch)}
              />
            ))}
            <Ruler
              scene={scene}
              measure={reading.closest.measure}
              limits={RANGE_LIMITS}
              lines={[bandText(language, reading.closest), millimetres(language, reading.closest)]}
            />
          </>
        )}
      </TableView>

      <div className="measuring-side">
        <section className="panel" aria-label={t.measuring.selectedShip}>
          <div className="ship-bar">
            <fieldset className="switch">
              <legend className="only-heard">{t.measuring.selectedShip}</legend>
              {shipIds.map((id) => (
                <button
                  key={id}
                  type="button"
                  className={`switch-${look[id].side}`}
                  aria-pressed={id === selected}
                  onClick={() => dispatch({ type: 'select', ship: id })}
                >
                  {t.measuring.ship[id]}
                </button>
              ))}
            </fieldset>
            <button
              type="button"
              className="tool tool-text"
              aria-label={t.measuring.turnLeft}
              title={t.measuring.turnLeft}
              onClick={() => dispatch({ type: 'turn', ship: selected, degrees: -TURN })}
            >
              <TurnLeftIcon />
              {language.number(TURN, 1)}°
            </button>
            <button
              type="button"
              className="tool tool-text"
              aria-label={t.measuring.turnRight}
              title={t.measuring.turnRight}
              onClick={() => dispatch({ type: 'turn', ship: selected, degrees: TURN })}
            >
              <TurnRightIcon />
              {language.number(TURN, 1)}°
            </button>
            <button type="button" className="tool tool-text" onClick={() => dispatch({ type: 'reset' })}>
              {t.measuring.reset}
            </button>
          </div>
        </section>

        <ReadingsPanel readings={reading} settled={!flying} />

        <section className="panel" aria-labelledby="manoeuvre-title">
          <h2 id="manoeuvre-title">{t.manoeuvre.title}</h2>
          <ManoeuvreDial
            chosen={state.manoeuvre}
            onChoose={(manoeuvre) => dispatch({ type: 'choose', manoeuvre })}
            onFly={() => dispatch({ type: 'fly' })}
          />
          <button type="button" className="primary" disabled={!!flying} onClick={() => dispatch({ type: 'fly' })}>
            {t.manoeuvre.fly(t.measuring.ship[selected])}
          </button>
          {shown && <FlightNotice ship={shown.ship} flight={shown.flight} flown={!!landed} />}
        </section>

        <details className="panel keys">
          <summary>{t.measuring.keys}</summary>
          <dl>
            {t.measuring.keyList.map(([keys, does]) => (
              <div key={keys}>
                <dt>{keys}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
      <p id="stage-help" className="only-heard">
        {t.measuring.help}
      </p>
    </div>
  );
}
