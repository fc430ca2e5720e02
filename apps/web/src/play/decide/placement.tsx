import { useEffect, useRef } from 'react';
import { firstPlaces } from '../../games/xwing/decide/first-place.ts';
import type { AskView } from '../../games/xwing/view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useBindings } from '../../settings/keys.ts';
import { useLanguage } from '../../settings/language.tsx';
import { TurnLeftIcon, TurnRightIcon } from '../../ui/icons.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useDraft } from '../draft.tsx';
import { viewOf } from '../words.ts';
import { isSpot, type Spot } from './ask.ts';
import { straightened, TURN } from './move-spot.ts';
import { Reason } from './reason.tsx';
import { useDecideText } from './text.ts';

/** A place on the table: the draft starts with a legal one and is moved by dragging, keys or numbers. */
export function Placement({ ask }: { readonly ask: AskView }) {
  const { sample, check, busy, snapshot } = useMatch();
  const { answer, set, refusal, checking, confirm } = useDraft();
  const t = useDecideText();
  const key = useBindings();
  const attempts = useRef(0);
  useEffect(() => {
    if (answer !== undefined || !snapshot) return;
    let wanted = true;
    const begin = async () => {
      for (const place of firstPlaces(ask, viewOf(snapshot))) if (!(await check(place))) return place;
      return sample();
    };
    void begin().then((found) => wanted && found !== undefined && set(found));
    return () => {
      wanted = false;
    };
  }, [answer, ask, snapshot, check, sample, set]);
  if (answer === undefined) return <p className="quiet">{t.place.checking}</p>;
  const elsewhere = () => void sample(++attempts.current).then((found) => found !== undefined && set(found));
  const spot = isSpot(answer);
  return (
    <div className="placement">
      {spot ? <SpotFields spot={answer} ask={ask} onChange={set} onConfirm={confirm} /> : <Slides ask={ask} />}
      <div className="placement-state" data-legal={refusal === undefined} role="status">
        {refusal ? <Reason refusal={refusal} /> : <p>{checking ? t.place.checking : `✓ ${t.place.legal}`}</p>}
      </div>
      <div className="row">
        <button
          type="button"
          className="primary"
          data-confirm
          disabled={busy || checking || refusal !== undefined}
          onClick={confirm}
        >
          {t.confirm}
        </button>
        <button type="button" className="tool tool-text" onClick={elsewhere}>
          {t.place.elsewhere}
        </button>
      </div>
      <p className="quiet">
        {spot
          ? t.place.help(key.turnLeft.toUpperCase(), key.turnRight.toUpperCase(), key.straighten.toUpperCase())
          : t.place.slideHelp}
      </p>
    </div>
  );
}

interface SpotFieldsProps {
  readonly spot: Spot;
  readonly ask: AskView;
  readonly onChange: (spot: Spot) => void;
  readonly onConfirm: () => void;
}

function SpotFields({ spot, ask, onChange, onConfirm }: SpotFieldsProps) {
  const t = useDecideText().place;
  const { edge } = (ask.region ?? {}) as { readonly edge?: string };
  const number = (name: keyof Spot, label: string) => (
    <NumberField
      className="field"
      label={label}
      value={spot[name]}
      onChange={(value) => onChange({ ...spot, [name]: value })}
      onKeyDown={(event) => event.key === 'Enter' && onConfirm()}
    />
  );
  const turn = (by: number) => () => onChange({ ...spot, degrees: spot.degrees + by });
  return (
    <fieldset className="spot">
      <legend className="only-heard">{t.position}</legend>
      {number('x', t.x)}
      {number('y', t.y)}
      {number('degrees', t.degrees)}
      <span className="spot-turn">
        <button type="button" className="tool" aria-label={t.turnLeft} title={t.turnLeft} onClick={turn(-TURN)}>
          <TurnLeftIcon />
        </button>
        <button type="button" className="tool" aria-label={t.turnRight} title={t.turnRight} onClick={turn(TURN)}>
          <TurnRightIcon />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={t.straighten}
          title={t.straighten}
          onClick={() => onChange(straightened(spot, edge))}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 20V5M7 10l5-5 5 5" />
          </svg>
        </button>
      </span>
    </fieldset>
  );
}

/** A barrel roll has two slides, a Tallon roll one. */
function Slides({ ask }: { readonly ask: AskView }) {
  const { answer, set } = useDraft();
  const { number } = useLanguage();
  const t = useDecideText().place;
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
          <span className="field-name">
            {names[i]} <output>{number(value, 1)} mm</output>
          </span>
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
