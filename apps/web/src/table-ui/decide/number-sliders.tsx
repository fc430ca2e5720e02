import { useId } from 'react';
import type { AskView } from '../../match/ask-view.ts';
import { useLanguage } from '../../settings/language.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useDraft } from '../draft.tsx';
import type { Numbers } from './ask.ts';
import { useDecideText } from './text.ts';

interface NumberSlidersProps {
  readonly answer: Numbers;
  readonly ask: AskView;
  /** What each number is, and within which bounds; without names and bounds of its own a region has `from` and `to`. */
  readonly names?: readonly string[];
  readonly bounds?: readonly [low: number, high: number];
  readonly unit?: string;
}

/** Numbers within bounds as sliders, others as fields. */
export function NumberSliders({ answer, ask, names = [], bounds = boundsOf(ask.region), unit }: NumberSlidersProps) {
  const { set } = useDraft();
  const { number } = useLanguage();
  const t = useDecideText().place;
  const id = useId();
  const values = typeof answer === 'number' ? [answer] : answer;
  const change = (i: number) => (value: number) => {
    const next = values.map((old, k) => (k === i ? value : old));
    set(typeof answer === 'number' ? next[0] : next);
  };
  const named = (i: number) => names[i] ?? (values.length === 1 ? t.position : `${t.position} ${i + 1}`);
  return values.map((value, i) => {
    const name = named(i);
    if (!bounds) return <NumberField key={name} className="field" label={name} value={value} onChange={change(i)} />;
    return (
      // The output stands outside the label: else it would be what the label names.
      <div key={name} className="field field-wide">
        <span className="field-name">
          <label htmlFor={`${id}${i}`}>{name}</label>{' '}
          <output htmlFor={`${id}${i}`}>
            {number(value, 1)}
            {unit && ` ${unit}`}
          </output>
        </span>
        <input
          id={`${id}${i}`}
          type="range"
          min={bounds[0]}
          max={bounds[1]}
          step="any"
          value={value}
          onChange={(event) => change(i)(event.target.valueAsNumber)}
        />
      </div>
    );
  });
}

function boundsOf(region: unknown): readonly [number, number] | undefined {
  if (typeof region !== 'object' || region === null || !('from' in region) || !('to' in region)) return undefined;
  const { from, to } = region;
  return typeof from === 'number' && typeof to === 'number' ? [from, to] : undefined;
}
