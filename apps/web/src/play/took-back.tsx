import { useEffect, useState } from 'react';
import { useMatch } from '../match/match-api.ts';
import type { BackNotice, Snapshot } from '../match/protocol.ts';
import { useLanguage } from '../settings/language.tsx';
import { useWords } from '../table-ui/words.ts';
import { takeBackText } from '../text/take-back.ts';
import { UndoneList } from './undone.tsx';

type Standing = Pick<Snapshot, 'backs' | 'own' | 'taken' | 'moment'>;

/**
 * The takeback that has to be told: the last one, where nobody was asked. Another player's is told always, one's own where
 * the match file tells of it, too. What has been played on after is past.
 */
export function untold({ backs, own, taken, moment }: Standing, read: number): BackNotice | undefined {
  const last = backs.at(-1);
  if (!last || last.agreed || last.number <= read || taken !== last.to || moment !== taken) return undefined;
  return !own.includes(last.by) || last.recorded ? last : undefined;
}

/** Long enough to be read; the log keeps it. */
export const READ_MS = 12_000;

/** Tells of what was taken back without anybody having been asked. */
export function TookBack() {
  const { player, lang } = useWords();
  const t = takeBackText[lang];
  const { close } = useLanguage().t;
  const { snapshot } = useMatch();
  const [read, setRead] = useState(0);
  const back = snapshot && untold(snapshot, read);
  const told = back?.number;
  useEffect(() => {
    if (told === undefined) return;
    const gone = setTimeout(() => setRead(told), READ_MS);
    return () => clearTimeout(gone);
  }, [told]);
  if (!back) return null;
  const isOwn = snapshot.own.includes(back.by);
  return (
    <div className="notice took-back" role="status">
      <div>
        <p>{isOwn ? t.ownRecorded : t.told(player(back.by), back.count)}</p>
        {!isOwn && <UndoneList undoes={back.undoes} count={back.count} />}
      </div>
      <button type="button" className="tool" aria-label={close} title={close} onClick={() => setRead(back.number)}>
        ×
      </button>
    </div>
  );
}
