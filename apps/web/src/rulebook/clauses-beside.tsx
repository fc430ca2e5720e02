import { type MouseEvent, type ReactNode, useState } from 'react';
import { ClausePanel } from './clause-panel.tsx';

interface ClausesBesideProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Links to clauses in here open beside the page: leaving it would clear what lies on it. */
export function ClausesBeside({ className, children }: ClausesBesideProps) {
  const [clause, setClause] = useState<string>();
  const openBeside = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const id = /^\/regeln\/([\w-]+)$/.exec(link?.getAttribute('href') ?? '')?.[1];
    if (id === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    setClause(id);
  };
  return (
    <div className={className} onClickCapture={openBeside}>
      {children}
      {clause !== undefined && <ClausePanel id={clause} onClose={() => setClause(undefined)} />}
    </div>
  );
}
