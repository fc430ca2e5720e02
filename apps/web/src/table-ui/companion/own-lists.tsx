import type { ListGame, ReadList } from '@holotisch/games';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { companionPath, listPath } from '../../address/paths.ts';
import { Link } from '../../address/router.tsx';
import { useLanguage } from '../../settings/language.tsx';
import type { ListWords } from '../../text/builder.ts';
import { fromLink } from '../../ui/files.ts';
import { ImportDialog } from '../builder/import-dialog.tsx';
import { ImportReport } from '../builder/import-report.tsx';
import { type Bringing, useBringIn } from '../builder/use-bring-in.ts';
import { useLists } from '../builder/use-lists.ts';
import { atHandOf } from './at-hand.ts';
import { useCompanionText } from './text.ts';
import './own-lists.css';

interface OwnListsProps<L> {
  readonly id: string;
  readonly game: ListGame<L>;
  readonly words: Pick<ListWords['bringIn'], 'title' | 'note' | 'text'>;
  /** A list with its cards' words. `entry` tells it from all others: what is marked on it is kept under that name. */
  readonly atHand: (list: L, entry: string) => ReactNode;
}

/** The lists on the shelf of the builder; the one that is played with lies at hand. */
export function OwnLists<L>({ id, game, words, atHand }: OwnListsProps<L>) {
  const { lang } = useLanguage();
  const { lists: t } = useCompanionText();
  const lists = useLists(game);
  const [bringing, setBringing] = useState<Bringing>();
  const [report, setReport] = useState<readonly ReadList<L>[]>();
  const [chosen, setChosen] = useState(() => atHandOf(game.store).chosen());
  const [choosing, setChoosing] = useState(false);
  const entry = lists.entries.find((one) => one.id === chosen);
  const choose = useCallback(
    (next: string) => {
      atHandOf(game.store).choose(next);
      setChosen(next);
      setChoosing(false);
    },
    [game],
  );
  const { add } = lists;
  const put = useCallback(
    (read: readonly ReadList<L>[]) => {
      setBringing(undefined);
      setReport(read);
      add(read.map(({ list }) => list));
      setChosen(undefined);
      setChoosing(false);
    },
    [add],
  );
  // A list that has just come in has no name before it stands on the shelf.
  const newest = lists.current?.id;
  useEffect(() => {
    if (report && chosen === undefined && newest !== undefined) choose(newest);
  }, [report, chosen, newest, choose]);
  const bringIn = useBringIn(game, setBringing, put);
  useLinked(setBringing);
  const ready = (list: L): void => {
    const same = lists.entries.find((one) => JSON.stringify(one.list) === JSON.stringify(list));
    if (same) choose(same.id);
    else put([{ list, report: [] }]);
  };
  const open = !entry || choosing;
  return (
    <div className="own-lists">
      {report?.some((one) => one.report.length > 0) && (
        <ImportReport game={game} read={report} onDismiss={() => setReport(undefined)} />
      )}
      {entry && !choosing && (
        <>
          <header className="at-hand-head">
            <h2>{game.name(entry.list) || t.untitled}</h2>
            <span>{t.points(game.points(entry.list))}</span>
            <button type="button" className="roll-again" onClick={() => setChoosing(true)}>
              {t.another}
            </button>
          </header>
          {atHand(entry.list, entry.id)}
        </>
      )}
      {open && (
        <>
          <p>{t.none}</p>
          <button type="button" className="roll" onClick={() => setBringing({ text: '' })}>
            {t.bring}
          </button>
          <ul className="list-choice" aria-label={t.choose}>
            {lists.entries.map((one) => (
              <li key={one.id}>
                <button type="button" aria-current={one.id === chosen} onClick={() => choose(one.id)}>
                  <strong>{game.name(one.list) || t.untitled}</strong>
                  <span>{t.points(game.points(one.list))}</span>
                </button>
              </li>
            ))}
          </ul>
          <details>
            <summary>{t.ready}</summary>
            <ul className="list-choice">
              {game.ready.map((one) => (
                <li key={one.id}>
                  <button type="button" onClick={() => ready(game.renamed(one.list, one.name[lang]))}>
                    <strong>{one.name[lang]}</strong>
                    <span>{t.points(game.points(one.list))}</span>
                  </button>
                </li>
              ))}
            </ul>
          </details>
          <p>
            <Link to={listPath(id)}>{t.build}</Link>
          </p>
        </>
      )}
      {bringing && (
        <ImportDialog
          game={game}
          words={words}
          text={bringing.text}
          fault={bringing.fault}
          questions={bringing.questions}
          claims={bringing.claims}
          placeOf={(other) => companionPath(other, 'list')}
          onRead={bringIn}
          onClose={() => setBringing(undefined)}
        />
      )}
    </div>
  );
}

/** A list in the address: it was to be brought in where another game was open. Nothing is kept before somebody has said so. */
function useLinked(offer: (bringing: Bringing) => void): void {
  useEffect(() => {
    const link = /^#s=(.+)$/.exec(location.hash)?.[1];
    if (link === undefined) return;
    history.replaceState(null, '', location.pathname);
    void fromLink(link).then((text) => text !== undefined && offer({ text }));
  }, [offer]);
}
