import { Suspense } from 'react';
import { ClausePanel } from '../rulebook/clause-panel.tsx';
import { ClauseView } from '../rulebook/clause-view.tsx';
import { useAsk } from '../table-ui/decide/ask.ts';
import { useWords } from '../table-ui/words.ts';

interface RulesPageProps {
  /** The clause that somebody has asked for. */
  readonly clause: string | undefined;
  readonly onClose: () => void;
}

/** A clause, or those that the open question rests on: to be read without looking for them. */
export default function RulesPage({ clause, onClose }: RulesPageProps) {
  const { t } = useWords();
  const clauses = useAsk()?.clauses ?? [];
  if (clause !== undefined) return <ClausePanel docked id={clause} onClose={onClose} />;
  return (
    <div className="rules-of-question">
      <p className="quiet">{clauses.length > 0 ? t.panel.rulesHere : t.panel.noRules}</p>
      <Suspense fallback={<p className="quiet">{t.loading}</p>}>
        {clauses.map((id) => (
          <ClauseView key={id} id={id} level={2} />
        ))}
      </Suspense>
      <p>
        <a href="/regeln" target="_blank" rel="noreferrer">
          {t.panel.rulebook}
        </a>
      </p>
    </div>
  );
}
