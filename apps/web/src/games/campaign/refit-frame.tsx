import type { Json } from '@holotisch/engine';
import { type ReactNode, useEffect } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import { useLanguage } from '../../settings/language.tsx';
import { Reason } from '../../table-ui/decide/reason.tsx';
import { useDraft } from '../../table-ui/draft.tsx';
import { campaignText } from './text.ts';
import './refit.css';

interface RefitFrameProps {
  /** What it costs and what remains, line by line; `short`: there is not enough. */
  readonly bill: readonly { readonly says: string; readonly short?: boolean }[];
  /** What is wished for by now, as an answer. */
  readonly order: Json;
  readonly nothing: boolean;
  /** The computer proposes this instead. */
  readonly onSuggest: (order: Json) => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The end of a turn for one player: what is wished for, what it costs, and the press that orders it. */
export function RefitFrame({ bill, order, nothing, onSuggest, onClear, children }: RefitFrameProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].refit;
  const { busy, sample } = useMatch();
  const { refusal, checking, set, confirm } = useDraft();
  useEffect(() => set(order), [order, set]);
  return (
    <div className="refit">
      <ul className="refit-bill" aria-live="polite">
        {bill.map(({ says, short = false }) => (
          <li key={says} data-short={short}>
            {says}
          </li>
        ))}
      </ul>
      <div className="row">
        <button
          type="button"
          className="tool tool-text"
          onClick={() => void sample().then((found) => found !== undefined && onSuggest(found))}
        >
          {t.suggest}
        </button>
        {!nothing && (
          <button type="button" className="tool tool-text" onClick={onClear}>
            {t.clear}
          </button>
        )}
      </div>
      {children}
      <div className="placement-state" data-legal={refusal === undefined} role="status">
        {refusal && <Reason refusal={refusal} />}
      </div>
      <div className="row at-hand">
        <button
          type="button"
          className="primary"
          data-confirm
          disabled={busy || checking || refusal !== undefined}
          onClick={confirm}
        >
          {nothing ? t.confirmNothing : t.confirm}
        </button>
      </div>
    </div>
  );
}

interface RefitUnitProps {
  readonly name: string;
  readonly portrait: ReactNode;
  /** What experience has made of it, in a word. */
  readonly rank: string | undefined;
  /** What a scar is called; undefined where it has none. */
  readonly scar: { readonly word: string; readonly mend: string } | undefined;
  readonly mended: boolean;
  readonly leaves: boolean;
  readonly words: { readonly leave: string; readonly keep: string };
  readonly onMend: () => void;
  readonly onLeave: () => void;
  readonly children?: ReactNode;
}

/** A unit on the sheet: whether it is mended, whether it leaves. */
export function RefitUnit(props: RefitUnitProps) {
  const { name, portrait, rank, scar, mended, leaves, words, onMend, onLeave, children } = props;
  return (
    <li data-leaves={leaves}>
      {portrait}
      <span className="refit-name">
        {name}
        {rank && <small> ★ {rank}</small>}
        {scar && !mended && <small className="sheet-scar"> ✗ {scar.word}</small>}
      </span>
      <span className="refit-does">
        {scar && !leaves && (
          <label>
            <input type="checkbox" checked={mended} onChange={onMend} />
            {scar.mend}
            <span className="only-heard">: {name}</span>
          </label>
        )}
        <button type="button" className="tool tool-text" aria-pressed={leaves} onClick={onLeave}>
          {leaves ? words.keep : words.leave}
          <span className="only-heard">: {name}</span>
        </button>
      </span>
      {children}
    </li>
  );
}

interface BoughtProps {
  /** What is new; `drop` puts it back, where that can be done. */
  readonly rows: readonly { readonly name: string; readonly says: string; readonly drop: (() => void) | undefined }[];
}

/** What is new, each to be put back. */
export function Bought({ rows }: BoughtProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].refit;
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="refit-head">{t.bought}</h3>
      <ul className="refit-bought">
        {rows.map(({ name, says, drop }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
          <li key={i}>
            <span>{says}</span>
            {drop && (
              <button type="button" className="tool" aria-label={t.drop(name)} onClick={drop}>
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
