import { type Dispatch, useMemo, useState } from 'react';
import type { Pressed, SceneActions } from '../../../scene/description.ts';
import { Stage } from '../../../scene/stage.tsx';
import { TurnLeftIcon, TurnRightIcon } from '../../../ui/icons.tsx';
import { describeBench, shipOfKey } from './bench.ts';
import { FlightNotice } from './flight-notice.tsx';
import { ManoeuvreDial } from './manoeuvre-dial.tsx';
import { readings } from './readings.ts';
import { ReadingsPanel } from './readings-panel.tsx';
import { type ShipId, shipIds, TABLE_SIDE } from './ships.ts';
import { type MeasuringAction, type MeasuringState, plannedFlight } from './state.ts';
import { useFlight } from './use-flight.ts';
import { useMeasuring } from './use-measuring.ts';

const STEP = 10;
const TURN = 22.5;
const FINE = 1;

/** Near enough to see the ships, far enough to see their arcs. */
const firstView = () => ({
  x: TABLE_SIDE / 2 - 20,
  y: TABLE_SIDE / 2 + 5,
  pixel: Math.max(0.72, SPAN / window.innerWidth),
});
/** Millimetres across in which both ships stand: a narrow screen looks from further away. */
const SPAN = 520;

/** The keys of a ship that has the focus. Shift does what Ctrl does: some browsers keep Ctrl+Q for themselves. */
function actionOf(event: Pressed, ship: ShipId): MeasuringAction | undefined {
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
  // Ctrl+R belongs to the browser.
  const foreign = event.metaKey || event.altKey || (action?.type === 'face' && event.ctrlKey);
  return foreign ? undefined : action;
}

interface MeasuringTableProps {
  readonly measuring: MeasuringState;
  readonly dispatch: Dispatch<MeasuringAction>;
}

export function MeasuringTable({ measuring: state, dispatch }: MeasuringTableProps) {
  const language = useMeasuring();
  const { t, number } = language;
  const { ships, selected, landed, flying } = state;
  const [start] = useState(firstView);
  useFlight(flying, dispatch);
  const reading = readings(ships);
  const planned = plannedFlight(state);
  const shown = landed ?? (planned && { ship: selected, flight: planned });
  const description = useMemo(() => describeBench(state, { t, number }), [state, t, number]);
  const actions: SceneActions = {
    onPick: (key) => dispatch({ type: 'select', ship: shipOfKey(key) }),
    onFocus: (key) => dispatch({ type: 'select', ship: shipOfKey(key) }),
    onDrag: (key, { x, y }) => dispatch({ type: 'place', ship: shipOfKey(key), x, y }),
    onTurn: (key, degrees) => dispatch({ type: 'face', ship: shipOfKey(key), degrees }),
    onKey: (key, pressed) => {
      const action = actionOf(pressed, shipOfKey(key));
      if (action) dispatch(action);
      return action !== undefined;
    },
  };

  return (
    <div className="measuring">
      <Stage
        description={description}
        actions={actions}
        start={start}
        label={t.measuring.stage}
        describedBy="stage-help"
      />

      <div className="measuring-side">
        <section className="panel" aria-label={t.measuring.selectedShip}>
          <div className="ship-bar">
            <fieldset className="switch">
              <legend className="only-heard">{t.measuring.selectedShip}</legend>
              {shipIds.map((id) => (
                <button
                  key={id}
                  type="button"
                  className={`switch-${id === 'a' ? 'first' : 'second'}`}
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
