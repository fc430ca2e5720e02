import type { Json } from '@holotisch/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import { useLanguage } from '../../settings/language.tsx';
import { Reason } from '../../table-ui/decide/reason.tsx';
import { useDraft } from '../../table-ui/draft.tsx';
import { campaignText } from './text.ts';

interface HandReportProps<R extends { readonly winner: 0 | 1 }> {
  readonly first: R;
  /** Who has attacked and who has defended: their names and the teams whose colours they have. */
  readonly sides: readonly { readonly name: string; readonly team: 0 | 1 }[];
  /** What there is to be said of a side, unit by unit. */
  readonly side: (side: 0 | 1, report: R, change: (more: Partial<R>) => void) => ReactNode;
}

/** The report of a battle that was fought at a real table. */
export function HandReport<R extends { readonly winner: 0 | 1 }>({ first, sides, side }: HandReportProps<R>) {
  const { lang } = useLanguage();
  const t = campaignText[lang].battle;
  const { busy, propose } = useMatch();
  const { refusal, checking, set, answer } = useDraft();
  const [report, setReport] = useState(first);
  // Nobody has won until somebody says so: a report that is not filled in is none.
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (isSaid) set(report as unknown as Json);
  }, [report, isSaid, set]);
  const change = (more: Partial<R>) => {
    if (more.winner !== undefined) setSaid(true);
    setReport({ ...report, ...more });
  };
  return (
    <div className="battle-report">
      <fieldset>
        <legend>{t.winner}</legend>
        {([0, 1] as const).map((winner) => (
          <label key={winner}>
            <input
              type="radio"
              name="winner"
              checked={isSaid && report.winner === winner}
              onChange={() => change({ winner } as Partial<R>)}
            />
            {sides[winner]!.name}
          </label>
        ))}
      </fieldset>
      {([0, 1] as const).map((at) => (
        <section key={at} className={`side-${sides[at]!.team === 0 ? 'first' : 'second'}`}>
          <h3 className="refit-head">{sides[at]!.name}</h3>
          {side(at, report, change)}
        </section>
      ))}
      {answer !== undefined && refusal && <Reason refusal={refusal} />}
      <button
        type="button"
        className="primary"
        disabled={busy || checking || !isSaid || refusal !== undefined}
        onClick={() => answer !== undefined && void propose({ report: answer })}
      >
        {t.send}
      </button>
    </div>
  );
}

interface FateFieldProps<F extends string> {
  readonly name: string;
  readonly fate: F;
  readonly fates: readonly F[];
  readonly words: Readonly<Record<F, string>>;
  readonly onChange: (fate: F) => void;
}

/** What has become of a unit. */
export function FateField<F extends string>({ name, fate, fates, words, onChange }: FateFieldProps<F>) {
  return (
    <select
      aria-label={name}
      value={fate}
      onChange={({ target }) => {
        const found = fates.find((one) => one === target.value);
        if (found !== undefined) onChange(found);
      }}
    >
      {fates.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </select>
  );
}

/** A pair with another member at this side. */
export const withSide = <T,>(pair: readonly [T, T], side: 0 | 1, value: T): readonly [T, T] =>
  side === 0 ? [value, pair[1]] : [pair[0], value];
