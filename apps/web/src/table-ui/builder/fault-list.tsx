import { render } from '@holotisch/engine';
import type { ListFault, ListGame } from '@holotisch/games';
import { useId } from 'react';
import { useLanguage } from '../../settings/language.tsx';
import { Clauses } from '../../ui/clauses.tsx';
import { sorted } from './sorted-faults.ts';
import { useBuilderText, useListWords } from './words.ts';

interface FaultListProps<L> {
  readonly game: ListGame<L>;
  readonly faults: readonly ListFault[];
}

/** What is wrong with a list, what is still to do, and which clause says so; or that it is ready. */
export function FaultList<L>({ game, faults }: FaultListProps<L>) {
  const t = useBuilderText();
  const words = useListWords();
  const { wrong, missing } = sorted(faults);
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
    <>
      {wrong.length > 0 && <Told game={game} faults={wrong} title={t.faults.title(wrong.length)} wrong />}
      {missing.length > 0 && <Told game={game} faults={missing} title={t.faults.next} />}
    </>
  );
}

interface ToldProps<L> extends FaultListProps<L> {
  readonly title: string;
  readonly wrong?: boolean;
}

function Told<L>({ game, faults, title, wrong = false }: ToldProps<L>) {
  const { lang } = useLanguage();
  const id = useId();
  return (
    <section className="faults" data-wrong={wrong} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
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
