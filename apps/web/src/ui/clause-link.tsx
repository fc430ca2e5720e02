import type { ClauseId } from '@holotisch/rules';
import { Link } from '../address/router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { isInBook, useClauseName } from './clause-name.ts';

export const clausePath = (id: string) => `/regeln/${id}`;

interface ClauseLinkProps {
  readonly id: ClauseId | string;
  /** Stands for it where there is little room. */
  readonly sign?: string;
  /** Only for a pointer: what stands here is said elsewhere, with its link. */
  readonly mute?: boolean;
}

/** The place in the rulebook that says so: by heading and number, or by a mere sign; nothing opens where there is no book. */
export function ClauseLink({ id, sign, mute = false }: ClauseLinkProps) {
  const { t } = useLanguage();
  const name = useClauseName(id);
  if (!isInBook(id)) return <span title={id}>{sign ?? name}</span>;
  return (
    <Link
      to={clausePath(id)}
      className="clause-link"
      label={t.clause.open(name)}
      title={sign ? `${name} (${id})` : id}
      passedBy={mute}
    >
      {sign ?? name}
    </Link>
  );
}

/** A clause by its heading and number, where one is already. */
export const ClauseName = ({ id }: { readonly id: string }) => <span>{useClauseName(id)}</span>;
