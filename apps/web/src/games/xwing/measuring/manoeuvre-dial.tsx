import { type KeyboardEvent, useRef } from 'react';
import { type Bearing, bearings, exists, FASTEST, type Manoeuvre, sameManoeuvre } from './manoeuvres.ts';
import { useMeasuring } from './use-measuring.ts';

const speeds = Array.from({ length: FASTEST }, (_, i) => FASTEST - i);

/** Own arrows: along the template, with a head where it ends. */
const arrows: Readonly<Record<Bearing, string>> = {
  'turn-left': 'M15 20V12A3 3 0 0 0 12 9H5M9 5 5 9l4 4',
  'bank-left': 'M14 20V15A9 9 0 0 0 11.5 9L7.5 5M7.5 10V5h5',
  straight: 'M12 20V5M8 9l4-4 4 4',
  'bank-right': 'M10 20V15A9 9 0 0 1 12.5 9L16.5 5M16.5 10V5h-5',
  'turn-right': 'M9 20V12A3 3 0 0 1 12 9H19M15 5l4 4-4 4',
  koiogran: 'M8 20V9A4 4 0 0 1 16 9V17M12.5 13.5 16 17l3.5-3.5',
};

/** Columns and speeds that an arrow key goes on by. */
const steps: Readonly<Record<string, readonly [columns: number, speeds: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface ManoeuvreDialProps {
  readonly chosen: Manoeuvre | undefined;
  readonly onChoose: (manoeuvre: Manoeuvre) => void;
  readonly onFly: () => void;
}

/** All templates laid out as on a dial, fastest on top: a group of choices that the arrow keys walk through. */
export function ManoeuvreDial({ chosen, onChoose, onFly }: ManoeuvreDialProps) {
  const { t } = useMeasuring();
  const grid = useRef<HTMLDivElement>(null);

  const walk = (from: Manoeuvre, columns: number, rows: number) => {
    let { speed } = from;
    let column = bearings.indexOf(from.bearing);
    for (;;) {
      column += columns;
      speed += rows;
      const bearing = bearings[column];
      if (bearing === undefined || speed < 1 || speed > FASTEST) return;
      const next = { bearing, speed };
      if (!exists(next)) continue;
      onChoose(next);
      grid.current?.querySelector<HTMLElement>(`[data-manoeuvre="${bearing} ${speed}"]`)?.focus();
      return;
    }
  };

  const onKeyDown = (event: KeyboardEvent, manoeuvre: Manoeuvre) => {
    const step = steps[event.key];
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    if (step) walk(manoeuvre, ...step);
    else onFly();
  };

  return (
    <div className="dial" role="radiogroup" aria-label={t.manoeuvre.title} ref={grid}>
      {speeds.map((speed) => (
        <div key={speed} className="dial-row" role="presentation">
          <span className="dial-speed" aria-hidden="true">
            {speed}
          </span>
          {bearings.map((bearing) => {
            const manoeuvre = { bearing, speed };
            if (!exists(manoeuvre)) return <span key={bearing} />;
            const here = sameManoeuvre(manoeuvre, chosen);
            const name = t.manoeuvre.name(t.manoeuvre.bearing[bearing], speed);
            return (
              // biome-ignore lint/a11y/useSemanticElements: radio inputs cannot be walked in two directions.
              <button
                key={bearing}
                type="button"
                role="radio"
                aria-checked={here}
                aria-label={name}
                title={name}
                data-manoeuvre={`${bearing} ${speed}`}
                // One stop for the Tab key; from there the arrows lead on.
                tabIndex={here || (!chosen && bearing === 'straight' && speed === 1) ? 0 : -1}
                onClick={() => onChoose(manoeuvre)}
                onKeyDown={(event) => onKeyDown(event, manoeuvre)}
              >
                <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={arrows[bearing]} />
                </svg>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
