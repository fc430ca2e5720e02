import type { ReactNode } from 'react';
import { ClausesBeside } from '../../rulebook/clauses-beside.tsx';
import '../../style/match.css';
import '../../style/builder.css';
import '../../style/builder-begin.css';
import '../../style/builder-cards.css';
import '../../style/builder-print.css';

/** The page around the builder of any game. */
export function BuilderPage({ children }: { readonly children: ReactNode }) {
  return <ClausesBeside className="builder">{children}</ClausesBeside>;
}
