import type { TableInfo } from '@holotisch/online/client';
import { useCallback, useMemo, useState } from 'react';
import type { Wished } from '../net/kept.ts';
import { useName } from '../net/use-name.ts';
import { useGameName, useOnlineText } from '../net/words.ts';
import { type ChosenList, ListChoice, useLists } from './list-choice.tsx';
import { hostList } from './list-fit.ts';
import { NameField } from './name-field.tsx';

interface BringListProps {
  readonly info: TableInfo;
  /** The list that was chosen before. */
  readonly brought: string | undefined;
  /** The one that was chosen before and cannot be brought here. */
  readonly wished: Wished | undefined;
  /** Another one in place of the one that lies there. */
  readonly isChange: boolean;
  readonly onBring: (list: string, name: string) => void;
}

/** Which list somebody brings to a table: those that fit, beside what the other one plays with. */
export function BringList({ info, brought, wished, isChange, onBring }: BringListProps) {
  const t = useOnlineText();
  const gameName = useGameName();
  const [name, setName] = useName();
  const [list, setList] = useState<ChosenList>();
  const choose = useCallback((chosen: ChosenList | undefined) => setList(chosen), []);
  const { edition } = info;
  const theirs = hostList(info);
  const { limit, points, format } = theirs ?? {};
  const table = useMemo(
    () => ({
      edition,
      ...(limit !== undefined && { limit }),
      ...(points !== undefined && { points }),
      ...(format && { format }),
    }),
    [edition, limit, points, format],
  );
  const isOtherGame = wished !== undefined && wished.game !== info.game && !isChange;
  const mayDiffer = useLists(info.game)?.mayDiffer === true;
  const isUneven = !mayDiffer && theirs !== undefined && list !== undefined && list.points !== theirs.points;
  return (
    <section className="panel" aria-label={t.waiting.bring}>
      <h2>{t.waiting.bring}</h2>
      {!isChange && <NameField name={name} onName={setName} />}
      {isOtherGame && (
        <p className="notice notice-alert" role="status">
          {t.fit.otherGame(gameName(wished.game), gameName(info.game))}
        </p>
      )}
      <ListChoice game={info.game} table={table} first={brought ?? wished?.text} onChoose={choose} />
      {isUneven && (
        <p className="notice" role="status">
          {t.uneven.warns(list.points, theirs.points)}
        </p>
      )}
      <button
        type="button"
        className="primary"
        disabled={!list || (isChange && list.text === brought)}
        onClick={() => list && onBring(list.text, name)}
      >
        {isChange ? t.waiting.changeList : isUneven ? t.uneven.sitDown : t.waiting.sitDown}
      </button>
    </section>
  );
}
