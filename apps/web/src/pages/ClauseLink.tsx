import type { ClauseId } from '@holotisch/rules';
import { Link } from '../router.tsx';
import { useLanguage } from '../settings/language.tsx';

export const clausePath = (id: string) => `/regeln/${id}`;

/** The place in the rulebook that says so. */
export function ClauseLink({ id }: { readonly id: ClauseId }) {
  const { t } = useLanguage();
  return (
    <Link to={clausePath(id)} className="clause-link" label={t.clause.open(id)}>
      {id}
    </Link>
  );
}
