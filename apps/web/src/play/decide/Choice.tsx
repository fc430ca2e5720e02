import type { ReactNode } from 'react';
import { useMatch } from '../../match/useMatch.tsx';
import { ClauseLink } from '../../pages/ClauseLink.tsx';
import { useDraft } from '../draft.tsx';
import type { AskView, OptionView } from '../view.ts';
import { useWords } from '../words.ts';
import { type BarredView, shipOf } from './ask.ts';
import { useDecideText } from './text.ts';

const QUIET = new Set(['none', 'pass', 'no']);

/** One of a list: a button each, what cannot be chosen below with its reason. */
export function Choice({
  ask,
  detail,
}: {
  readonly ask: AskView;
  readonly detail?: (option: OptionView) => ReactNode;
}) {
  const { decide, busy } = useMatch();
  const { point, pointed } = useDraft();
  const words = useWords();
  const options = ask.options ?? [];
  return (
    <>
      <ul className="choices">
        {options.map((option) => {
          const ship = shipOf(option);
          return (
            <li key={option.id}>
              <button
                type="button"
                className={QUIET.has(option.id) ? 'choice choice-quiet' : 'choice'}
                data-pointed={ship !== undefined && pointed === ship}
                data-option={option.id}
                disabled={busy}
                onClick={() => void decide(option.id)}
                onPointerEnter={() => ship !== undefined && point(ship)}
                onPointerLeave={() => point(undefined)}
                onFocus={() => ship !== undefined && point(ship)}
                onBlur={() => point(undefined)}
              >
                <span className="choice-name">{option.label ? words.message(option.label) : option.id}</span>
                {detail?.(option)}
              </button>
            </li>
          );
        })}
      </ul>
      <WhyNot barred={(ask.barred ?? []) as readonly BarredView[]} />
    </>
  );
}

/** What is not open now, each with the sentence and the clause that say why. */
export function WhyNot({ barred }: { readonly barred: readonly BarredView[] }) {
  const words = useWords();
  const t = useDecideText();
  if (barred.length === 0) return null;
  return (
    <details className="why-not">
      <summary>{t.whyNot(barred.length)}</summary>
      <ul>
        {barred.map((option) => (
          <li key={option.id}>
            <strong>{nameOf(option, words)}</strong> {words.message(option.refusal.message)}{' '}
            <span className="clauses">
              {option.refusal.clauses.map((id) => (
                <ClauseLink key={id} id={id} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function nameOf(option: BarredView, words: ReturnType<typeof useWords>): string {
  if (option.label) return words.message(option.label);
  const ship = shipOf(option);
  return ship === undefined ? option.id : words.ship(ship);
}
