import { Link } from '../router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { useClauseName } from './use-clause-name.ts';

export const clausePath = (id: string) => `/regeln/${id}`;

interface ClauseLinkProps {
  readonly id: string;
  /** The mere sign, where there is little room. */
  readonly short?: boolean;
}

/** The place in the rulebook that says so: by its heading and number, in the reader's language. */
export function ClauseLink({ id, short = false }: ClauseLinkProps) {
  const { t } = useLanguage();
  const name = useClauseName(id);
  return (
    <Link to={clausePath(id)} className="clause-link" label={t.clause.open(id, name)} title={short ? name : id}>
      §{!short && <span className="clause-name">{name}</span>}
    </Link>
  );
}
