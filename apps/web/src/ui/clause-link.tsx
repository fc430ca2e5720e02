import type { ClauseId } from '@holotisch/rules';
import { Link } from '../router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { useClauseName } from './clause-name.ts';

export const clausePath = (id: string) => `/regeln/${id}`;

/** The place in the rulebook that says so: by heading and number, or by a mere sign where there is little room. */
export function ClauseLink({ id, sign }: { readonly id: ClauseId; readonly sign?: string }) {
  const { t } = useLanguage();
  const name = useClauseName(id);
  return (
    <Link to={clausePath(id)} className="clause-link" label={t.clause.open(name)} title={sign ? `${name} (${id})` : id}>
      {sign ?? name}
    </Link>
  );
}
