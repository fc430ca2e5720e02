import type { Barred, Option } from '@holotisch/engine';
import { manoeuvreName, type OnDial } from '@holotisch/xwing';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Reason } from '../../../table-ui/decide/reason.tsx';
import { hover } from '../../../table-ui/decide/shared.ts';
import { useWords } from '../words.ts';
import { moveOf } from './ask.ts';
import { DIAL_COLUMNS, EASE } from './dial-columns.ts';
import { dialRows } from './dial-layout.ts';
import './dials.css';

interface DialPickerProps {
  readonly label: string;
  readonly options: readonly Option<OnDial>[];
  readonly barred: readonly Barred<OnDial>[];
  readonly chosen: string | undefined;
  /** A stressed ship may set red, but should know what comes of it. */
  readonly stressed?: boolean;
  /** Whoever walks over the dial with the arrow keys is still looking; a click has decided. */
  readonly onChoose: (code: string, clicked: boolean) => void;
  readonly onEnter: () => void;
}

interface Cell extends OnDial {
  readonly code: string;
  readonly barred: Barred<OnDial> | undefined;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A dial laid out flat: bearings across, speeds down, the fastest on top; colour and sign tell the difficulty. */
export function DialPicker({ label, options, barred, chosen, stressed, onChoose, onEnter }: DialPickerProps) {
  const { lang, message, own } = useWords();
  const grid = useRef<HTMLDivElement>(null);
  const [asked, wonder] = useState<string>();
  const cells = [...options.map((o) => cellOf(o, undefined)), ...barred.map((b) => cellOf(b, b))].filter(
    (c) => c !== undefined,
  );
  const rows = dialRows(cells);
  const columns = rows[0]?.cells.length ?? 0;
  const pick = (cell: Cell, clicked = false) => {
    wonder(cell.barred && cell.code);
    if (!cell.barred) onChoose(cell.code, clicked);
  };

  const walk = (event: KeyboardEvent, here: Cell, column: number, row: number) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      // On a dial that nothing is set on Enter sets it, the next one goes on.
      if (chosen !== undefined) onEnter();
      else pick(here);
      return;
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    for (
      let c = column + step[0], r = row + step[1];
      c >= 0 && c < columns && rows[r] !== undefined;
      c += step[0], r += step[1]
    ) {
      const cell = rows[r]?.cells[c];
      if (!cell) continue;
      pick(cell);
      grid.current?.querySelector<HTMLElement>(`[data-code="${cell.code}"]`)?.focus();
      return;
    }
  };
  const entry = chosen ?? middleOf(options);
  const why = cells.find((c) => c.code === asked)?.barred;
  return (
    <>
      <div className="dial-plate" role="radiogroup" aria-label={label} ref={grid}>
        {rows.map(({ speed, cells: across }, row) => (
          <div
            key={speed}
            className="dial-plate-row"
            role="presentation"
            style={{ gridTemplateColumns: `1rem repeat(${columns}, minmax(0, 1fr))` }}
          >
            <span className="dial-plate-speed" aria-hidden="true">
              {speed < 0 ? `−${-speed}` : speed}
            </span>
            {across.map((cell, column) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is told from the next by its place only.
              if (!cell) return <span key={column} />;
              const risky = stressed && cell.difficulty === 'red';
              const name = [
                manoeuvreName(cell.code, lang),
                own.dials.difficulty[cell.difficulty],
                ...(risky ? [own.dials.risky] : []),
                ...(cell.barred ? [message(cell.barred.refusal.message)] : []),
              ].join(', ');
              return (
                // biome-ignore lint/a11y/useSemanticElements: radio inputs cannot be walked in two directions.
                <button
                  key={cell.code}
                  type="button"
                  role="radio"
                  aria-checked={chosen === cell.code}
                  aria-disabled={cell.barred !== undefined}
                  aria-label={name}
                  title={name}
                  className={`dial-cell dial-cell-${cell.difficulty}`}
                  data-code={cell.code}
                  data-risky={risky}
                  data-step={cell.code === entry || undefined}
                  tabIndex={cell.code === entry ? 0 : -1}
                  onClick={() => pick(cell, true)}
                  onPointerEnter={() => hover(cell.code)}
                  onPointerLeave={() => hover(undefined)}
                  onKeyDown={(event) => walk(event, cell, column, row)}
                >
                  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path d={DIAL_COLUMNS.find(([, fits]) => fits(cell))?.[0]} />
                  </svg>
                  <i aria-hidden="true">{EASE[cell.difficulty]}</i>
                </button>
              );
            })}
          </div>
        ))}
      </div>
      {why && (
        <div className="barred-why" role="status">
          <Reason refusal={why.refusal} name={manoeuvreName(asked!, lang)} />
        </div>
      )}
    </>
  );
}

/** Where the keyboard enters a dial that nothing is set on: slow and straight. */
const middleOf = (options: readonly Option<OnDial>[]): string | undefined =>
  (options.find((o) => o.about?.bearing === 'straight') ?? options[0])?.id;

function cellOf(option: Option<OnDial>, barred: Barred<OnDial> | undefined): Cell | undefined {
  const move = moveOf(option);
  return move && { ...move, code: option.id.replace(/^\d+=/, ''), barred };
}
