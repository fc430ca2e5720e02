import { type MouseEvent, type ReactNode, useState } from 'react';
import { clauseClicked } from './clause-clicked.ts';
import { ClausePanel } from './clause-panel.tsx';

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
      {clause !== undefined && <ClausePanel id={clause} onClose={() => setClause(undefined)} />}
    </div>
  );
}
