import type { RefusalView } from '../../match/ask-view.ts';
import { useLanguage } from '../../settings/language.tsx';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { useDistinct } from '../../ui/clause-name.ts';
import { useWords } from '../words.ts';
import { type Figures, figuresOf } from './figures.ts';
import { useDecideText } from './text.ts';

/** Why something is not possible: the sentence, what was measured and what would be allowed, the clauses. */
export function Reason({ refusal, name }: { readonly refusal: RefusalView; readonly name?: string }) {
  const { message } = useWords();
  const { number } = useLanguage();
  const t = useDecideText();
  const figures = figuresOf(refusal);
  const clauses = useDistinct(refusal.clauses);
  const allowed = (x: NonNullable<Figures['allowed']>): string => {
    if (typeof x === 'string') return `${x} mm`;
    return typeof x === 'number' ? `${number(x, 1)} mm` : `${t.fromTo(number(x[0], 1), number(x[1], 1))} mm`;
  };
  return (
    <div className="reason">
      <p>
        {name && <strong>{name}: </strong>}
        {message(refusal.message)}
      </p>
      {figures && (
        <dl className="figures">
          <div>
            <dt>{t.measured}</dt>
            <dd>{number(figures.measured, 1)} mm</dd>
          </div>
          {figures.allowed !== undefined && (
            <div>
              <dt>{t.allowed}</dt>
              <dd>{allowed(figures.allowed)}</dd>
            </div>
          )}
        </dl>
      )}
      {clauses.length > 0 && (
        <p className="clauses">
          {clauses.map((id) => (
            <ClauseLink key={id} id={id} />
          ))}
        </p>
      )}
    </div>
  );
}
