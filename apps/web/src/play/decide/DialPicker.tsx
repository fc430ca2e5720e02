import { manoeuvreName } from '@holotisch/xwing';
import { type KeyboardEvent, useRef } from 'react';
import type { OptionView } from '../view.ts';
import { useWords } from '../words.ts';
import type { BarredView } from './ask.ts';
import { DIAL_COLUMNS, EASE } from './dialColumns.ts';
import { useDecideText } from './text.ts';

interface DialPickerProps {
  readonly label: string;
  readonly options: readonly OptionView[];
  readonly barred: readonly BarredView[];
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
  readonly onConfirm?: () => void;
}

interface Cell {
  readonly code: string;
  readonly bearing: string;
  readonly speed: number;
  readonly side: 'left' | 'right' | null;
  readonly difficulty: 'green' | 'white' | 'red';
  readonly why: string | undefined;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A dial laid out flat: bearings across, speeds down, the fastest on top; colour and sign tell the difficulty. */
export function DialPicker({ label, options, barred, chosen, onChoose, onConfirm }: DialPickerProps) {
  const { lang, message } = useWords();
  const t = useDecideText();
  const grid = useRef<HTMLDivElement>(null);
  const cells = [
    ...options.map((o) => cellOf(o, undefined)),
    ...barred.map((b) => cellOf(b, message(b.refusal.message))),
  ].filter((c) => c !== undefined);
  const columns = DIAL_COLUMNS.filter(([, fits]) => cells.some(fits));
  const speeds = [...new Set(cells.map((c) => c.speed))].sort((a, b) => b - a);
  const at = (column: number, row: number) =>
    cells.find((c) => c.speed === speeds[row] && columns[column]?.[1](c) && c.why === undefined);

  const walk = (event: KeyboardEvent, column: number, row: number) => {
    if (event.key === 'Enter' && onConfirm && chosen !== undefined) {
      event.preventDefault();
      onConfirm();
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    for (
      let c = column + step[0], r = row + step[1];
      columns[c] && speeds[r] !== undefined;
      c += step[0], r += step[1]
    ) {
      const cell = at(c, r);
      if (!cell) continue;
      onChoose(cell.code);
      grid.current?.querySelector<HTMLElement>(`[data-code="${cell.code}"]`)?.focus();
      return;
    }
  };
  const first = options[0]?.id;

  return (
    <div className="dial-picker" role="radiogroup" aria-label={label} ref={grid}>
      {speeds.map((speed, row) => (
        <div key={speed} className="dial-row" role="presentation">
          <span className="dial-speed" aria-hidden="true">
            {speed}
          </span>
          {columns.map(([sign, fits], column) => {
            const cell = cells.find((c) => c.speed === speed && fits(c));
            if (!cell) return <span key={sign} />;
            const name = `${manoeuvreName(cell.code, lang)}, ${t.difficulty[cell.difficulty]}${cell.why ? `: ${cell.why}` : ''}`;
            return (
              // biome-ignore lint/a11y/useSemanticElements: radio inputs cannot be walked in two directions.
              <button
                key={sign}
                type="button"
                role="radio"
                aria-checked={chosen === cell.code}
                aria-label={name}
                title={name}
                className={`dial-move dial-${cell.difficulty}`}
                data-code={cell.code}
                disabled={cell.why !== undefined}
                tabIndex={chosen === cell.code || (chosen === undefined && cell.code === first) ? 0 : -1}
                onClick={() => onChoose(cell.code)}
                onKeyDown={(event) => walk(event, column, row)}
              >
                <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={sign} />
                </svg>
                <i aria-hidden="true">{EASE[cell.difficulty]}</i>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function cellOf(option: OptionView, why: string | undefined): Cell | undefined {
  const about = option.about as unknown as Omit<Cell, 'code' | 'why'> | undefined;
  return about && { ...about, code: option.id.replace(/^\d+=/, ''), why };
}
