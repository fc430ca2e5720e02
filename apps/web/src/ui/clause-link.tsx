import type { ClauseId } from '@holotisch/rules';
import { Link } from '../router.tsx';
import { useLanguage } from '../settings/language.tsx';

export const clausePath = (id: string) => `/regeln/${id}`;

/** The place in the rulebook that says so: by its id, or by a mere sign where there is little room. */
export function ClauseLink({ id, sign = id }: { readonly id: ClauseId; readonly sign?: string }) {
  const { t } = useLanguage();
  return (
    <Link to={clausePath(id)} className="clause-link" label={t.clause.open(id)}>
      {sign}
    </Link>
  );
}
