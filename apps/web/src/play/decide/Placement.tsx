import { type KeyboardEvent, useEffect } from 'react';
import { useMatch } from '../../match/useMatch.tsx';
import { TurnLeftIcon, TurnRightIcon } from '../../scene/icons.tsx';
import { useDraft } from '../draft.tsx';
import { Fault } from '../Fault.tsx';
import type { AskView } from '../view.ts';
import { isSpot, type Spot } from './ask.ts';
import { useDecideText } from './text.ts';

const STEP = 10;
const TURN = 22.5;

/** A place on the table: the draft starts with a legal one and is moved by dragging, keys or numbers. */
export function Placement({ ask }: { readonly ask: AskView }) {
  const { sample, busy } = useMatch();
  const { answer, set, refusal, checking, confirm } = useDraft();
  const t = useDecideText();
  useEffect(() => {
    if (answer === undefined) void sample().then((found) => found !== undefined && set(found));
  }, [answer, sample, set]);
  if (answer === undefined) return <p className="quiet">{t.checking}</p>;
  return (
    <div className="placement">
      {isSpot(answer) ? <SpotFields spot={answer} onChange={set} onConfirm={confirm} /> : <Slides ask={ask} />}
      {refusal ? <Fault fault={refusal} /> : <p className="quiet">{checking ? t.checking : t.legal}</p>}
      <div className="row">
        <button
          type="button"
          className="primary"
          disabled={busy || checking || refusal !== undefined}
          onClick={confirm}
        >
          {t.confirm}
        </button>
        <button
          type="button"
          className="tool tool-text"
          onClick={() => void sample().then((found) => found !== undefined && set(found))}
        >
          {t.elsewhere}
        </button>
      </div>
      <p className="quiet">{t.placeHelp}</p>
    </div>
  );
}

/** What the keys of a piece that is being placed do; Shift or Ctrl make it fine. */
export function moveByKey(event: KeyboardEvent, spot: Spot): Spot | undefined {
  const fine = event.shiftKey || event.ctrlKey;
  const step = fine ? 1 : STEP;
  const turn = fine ? 1 : TURN;
  switch (event.key.length === 1 ? event.key.toLowerCase() : event.key) {
    case 'ArrowLeft':
      return { ...spot, x: spot.x - step };
    case 'ArrowRight':
      return { ...spot, x: spot.x + step };
    case 'ArrowUp':
      return { ...spot, y: spot.y + step };
    case 'ArrowDown':
      return { ...spot, y: spot.y - step };
    case 'q':
      return { ...spot, degrees: spot.degrees - turn };
    case 'e':
      return { ...spot, degrees: spot.degrees + turn };
    default:
      return undefined;
  }
}

interface SpotFieldsProps {
  readonly spot: Spot;
  readonly onChange: (spot: Spot) => void;
  readonly onConfirm: () => void;
}

function SpotFields({ spot, onChange, onConfirm }: SpotFieldsProps) {
  const t = useDecideText();
  const number = (name: keyof Spot, label: string) => (
    <label className="field">
      {label}
      <input
        type="number"
        value={Math.round(spot[name] * 10) / 10}
        onChange={(event) => onChange({ ...spot, [name]: event.target.valueAsNumber || 0 })}
        onKeyDown={(event) => event.key === 'Enter' && onConfirm()}
      />
    </label>
  );
  return (
    <fieldset className="spot">
      <legend className="only-heard">{t.position}</legend>
      {number('x', t.x)}
      {number('y', t.y)}
      {number('degrees', t.degrees)}
      <button
        type="button"
        className="tool"
        aria-label={t.turnLeft}
        onClick={() => onChange({ ...spot, degrees: spot.degrees - TURN })}
      >
        <TurnLeftIcon />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={t.turnRight}
        onClick={() => onChange({ ...spot, degrees: spot.degrees + TURN })}
      >
        <TurnRightIcon />
      </button>
    </fieldset>
  );
}

/** A barrel roll has two slides, a Tallon roll one. */
function Slides({ ask }: { readonly ask: AskView }) {
  const { answer, set } = useDraft();
  const t = useDecideText();
  const region = ask.region as {
    readonly slides?: readonly [number, number];
    readonly slide?: readonly [number, number];
  };
  const [low, high] = region.slides ?? region.slide ?? [0, 0];
  const values = Array.isArray(answer) ? (answer as readonly number[]) : [answer as number];
  const names = values.length === 2 ? [t.slideStart, t.slideEnd] : [t.slideEnd];
  return (
    <>
      {values.map((value, i) => (
        <label key={names[i]} className="field field-wide">
          {names[i]}: {Math.round(value * 10) / 10} mm
          <input
            type="range"
            min={low}
            max={high}
            step="any"
            value={value}
            onChange={(event) => {
              const next = values.map((old, k) => (k === i ? event.target.valueAsNumber : old));
              set(Array.isArray(answer) ? next : next[0]!);
            }}
          />
        </label>
      ))}
    </>
  );
}
