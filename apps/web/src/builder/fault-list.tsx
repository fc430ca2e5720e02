import { render } from '@holotisch/engine';
import type { ListFault, ListGame } from '@holotisch/games';
import { useLanguage } from '../settings/language.tsx';
import { Clauses } from '../ui/clauses.tsx';
import { useBuilderText, useListWords } from './words.ts';

interface FaultListProps<L> {
  readonly game: ListGame<L>;
  readonly faults: readonly ListFault[];
}

/** What is wrong with a list and which clause says so; or that nothing is. */
export function FaultList<L>({ game, faults }: FaultListProps<L>) {
  const t = useBuilderText();
  const words = useListWords();
  const { lang } = useLanguage();
  const wrong = faults.filter((fault) => !fault.incomplete);
  if (faults.length === 0)
    return (
      <p className="no-faults">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12.5 10 17.5 19.5 7" />
        </svg>
        {words.legal}
      </p>
    );
  return (
    <section className="faults" data-wrong={wrong.length > 0} aria-labelledby="faults-title">
      <h3 id="faults-title">{wrong.length > 0 ? t.faults.title(wrong.length) : t.faults.next}</h3>
      <ul>
        {faults.map((fault, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two ships may have the very same fault.
          <li key={i}>
            {render([game.words[lang]], fault.message)} <Clauses ids={fault.clauses} />
          </li>
        ))}
      </ul>
    </section>
  );
}
