import type { ClauseId } from '@holotisch/rules';
import { ClauseLink } from './clause-link.tsx';
import { useDistinct } from './clause-name.ts';

/** The places in the rulebook that say so. */
export function Clauses({ ids }: { readonly ids: readonly ClauseId[] }) {
  const distinct = useDistinct(ids);
  if (ids.length === 0) return null;
  return (
    <span className="clauses">
      {distinct.map((id) => (
        <ClauseLink key={id} id={id} />
      ))}
    </span>
  );
}
