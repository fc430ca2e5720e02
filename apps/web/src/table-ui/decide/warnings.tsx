import type { ClauseId } from '@holotisch/rules';
import { ClauseLink } from '../../ui/clause-link.tsx';
import './warnings.css';

/** Something that an answer would throw away, and the clause that says so. */
export interface Warning {
  readonly text: string;
  readonly clause: ClauseId;
  /** It is lost by declining: said when somebody reaches for that. */
  readonly passing?: true;
}

/** Said quietly, and before the decision; whoever wants to may do it all the same. */
export function Warnings({ all }: { readonly all: readonly Warning[] }) {
  if (all.length === 0) return null;
  return (
    <div role="status">
      <ul className="coach-warnings">
        {all.map(({ text, clause, passing }) => (
          <li key={text} data-passing={passing}>
            {text} <ClauseLink id={clause} />
          </li>
        ))}
      </ul>
    </div>
  );
}
