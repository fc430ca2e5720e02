import type { ClauseId } from '@holotisch/rules';
import { ClauseLink } from './clause-link.tsx';

/** The places in the rulebook that say so. */
export function Clauses({ ids }: { readonly ids: readonly ClauseId[] }) {
  if (ids.length === 0) return null;
  return (
    <span className="clauses">
      {ids.map((id) => (
        <ClauseLink key={id} id={id} />
      ))}
    </span>
  );
}
