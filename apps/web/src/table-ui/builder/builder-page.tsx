import type { ReactNode } from 'react';
import { ClausesBeside } from '../../rulebook/clauses-beside.tsx';
import '../../style/match.css';
import './builder.css';
import './builder-begin.css';
import './builder-cards.css';
import './builder-print.css';

/** The page around the builder of any game. */
export function BuilderPage({ children }: { readonly children: ReactNode }) {
  return <ClausesBeside className="builder">{children}</ClausesBeside>;
}
