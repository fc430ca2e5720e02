import type { ClauseId } from '@holotisch/rules';
import { ClauseLink } from '../../ui/clause-link.tsx';
import './coach.css';

/** Something that an answer would throw away, and the clause that says so. */
export interface Warning {
  readonly text: string;
  readonly clause: ClauseId;
}

/** Said quietly, and before the decision; whoever wants to may do it all the same. */
export function Warnings({ all }: { readonly all: readonly Warning[] }) {
  if (all.length === 0) return null;
  return (
    <ul className="coach-warnings" role="status">
      {all.map(({ text, clause }) => (
        <li key={text}>
          {text} <ClauseLink id={clause} />
        </li>
      ))}
    </ul>
  );
}
