import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { clauseClicked } from './clause-clicked.ts';

// It comes with the first clause that is opened.
const ClausePanel = lazy(async () => ({ default: (await import('./clause-panel.tsx')).ClausePanel }));

interface ClausesBesideProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Links to clauses in here open beside the page: leaving it would clear what lies on it. */
export function ClausesBeside({ className, children }: ClausesBesideProps) {
  const [clause, setClause] = useState<string>();
  const openBeside = (event: MouseEvent) => {
    const id = clauseClicked(event);
    if (id !== undefined) setClause(id);
  };
  return (
    <div className={className} onClickCapture={openBeside}>
      {children}
      {clause !== undefined && (
        <Suspense>
          <ClausePanel id={clause} onClose={() => setClause(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
