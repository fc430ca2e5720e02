import { say } from '@holotisch/engine';
import type { ListGame, ReadList } from '@holotisch/games';
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListWords } from '../../text/builder.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { fromLink, textOf } from '../../ui/files.ts';
import { useDrop } from '../../ui/use-drop.ts';
import { questionsIn } from './bring-in.ts';
import { FaultList } from './fault-list.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ImportReport } from './import-report.tsx';
import { LinkOffer } from './link-offer.tsx';
import { ListShelf } from './list-shelf.tsx';
import { ListTools } from './list-tools.tsx';
import { PointsMeter } from './points-meter.tsx';
import { sorted } from './sorted-faults.ts';
import { type Bringing, useBringIn } from './use-bring-in.ts';
import type { Lists } from './use-lists.ts';
import { ListWordsContext, useBuilderText } from './words.ts';

export type Pane = 'pick' | 'list';

interface BuilderFrameProps<L> {
  readonly game: ListGame<L>;
  readonly words: ListWords;
  readonly lists: Lists<L>;
  /** Which side a narrow screen shows. */
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  /** Ways to begin a list; `onDone` after one was taken. */
  readonly beginnings: (onDone: () => void) => ReactNode;
  readonly pick: ReactNode;
  /** Name and agreement of the list, above its points. */
  readonly head: ReactNode;
  readonly list: ReactNode;
  /** The list on paper. */
  readonly sheet: ReactNode;
  readonly onPlay: (id: string) => void;
}

/** The builder of any game: lists on a shelf, cards to pick on the left, the list on the right. */
export function BuilderFrame<L>(props: BuilderFrameProps<L>) {
  const { game, words, lists, beginnings } = props;
  const [creating, setCreating] = useState(false);
  const [bringing, setBringing] = useState<Bringing>();
  const [removed, setRemoved] = useState<L>();
  const [report, setReport] = useState<readonly ReadList<L>[]>();
  const [offered, setOffered] = useState<readonly ReadList<L>[]>();
  const take = useTake(lists, setBringing, setReport);
  const bringIn = useBringIn(game, setBringing, take);
  useLink(game, words, setBringing, setOffered);
  const dropping = useDrop(useCallback((file: File) => void textOf(file).then((text) => bringIn(text)), [bringIn]));
  useUndoKey(lists.undo);

  const { current } = lists;
  return (
    <ListWordsContext value={words}>
      <header className="builder-head">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </header>
      <ListShelf
        game={game}
        lists={lists}
        onCreate={() => setCreating(true)}
        onBringIn={() => setBringing({ text: '' })}
      />
      {!lists.saved && (
        <p className="notice notice-alert" role="alert">
          {words.unsaved}
        </p>
      )}
      {report && <ImportReport game={game} read={report} onDismiss={() => setReport(undefined)} />}
      {removed !== undefined && lists.entries.every((entry) => entry.list !== removed) && (
        <Removed
          name={game.name(removed)}
          onBack={() => {
            lists.add([removed]);
            setRemoved(undefined);
          }}
          onDismiss={() => setRemoved(undefined)}
        />
      )}
      {current ? (
        <ListPanes {...props} current={current} onRemoved={setRemoved} />
      ) : (
        <section className="panel" aria-labelledby="begin-title">
          <h2 id="begin-title">{words.create}</h2>
          {beginnings(() => {})}
        </section>
      )}
      {creating && (
        <Dialog title={words.create} className="dialog-wide" onClose={() => setCreating(false)}>
          {beginnings(() => setCreating(false))}
        </Dialog>
      )}
      {bringing && (
        <ImportDialog
          key={`${bringing.text} ${bringing.questions?.length} ${bringing.claims?.length}`}
          game={game}
          words={words.bringIn}
          text={bringing.text}
          fault={bringing.fault}
          questions={bringing.questions}
          claims={bringing.claims}
          onRead={bringIn}
          onClose={() => setBringing(undefined)}
        />
      )}
      {offered && (
        <LinkOffer
          game={game}
          read={offered}
          onTake={() => {
            setOffered(undefined);
            take(offered);
          }}
          onLeave={() => setOffered(undefined)}
        />
      )}
      {dropping && <div className="drop-here">{words.bringIn.dropHere}</div>}
    </ListWordsContext>
  );
}

interface ListPanesProps<L> extends BuilderFrameProps<L> {
  readonly current: NonNullable<Lists<L>['current']>;
  readonly onRemoved: (list: L) => void;
}

/** The cards to pick from, the list with its points and faults, and the list on paper. */
function ListPanes<L>({ game, words, lists, pane, onPane, current, onRemoved, ...parts }: ListPanesProps<L>) {
  const t = useBuilderText();
  const faults = game.faults(current.list);
  const { wrong, missing } = sorted(faults);
  const listPane = useTopOf(current.id);
  return (
    <>
      <fieldset className="switch pane-switch">
        <legend className="only-heard">{t.panes.label}</legend>
        <button type="button" aria-pressed={pane === 'pick'} onClick={() => onPane('pick')}>
          {t.panes.pick}
        </button>
        <button type="button" aria-pressed={pane === 'list'} onClick={() => onPane('list')}>
          {words.listTab(game.points(current.list))}
        </button>
      </fieldset>
      <div className="panes" data-pane={pane}>
        <div className="pane pane-pick">{parts.pick}</div>
        <section ref={listPane} id="list-pane" className="pane pane-list" tabIndex={-1} aria-labelledby="list-title">
          <h2 id="list-title" className="only-heard">
            {words.list}
          </h2>
          {parts.head}
          <PointsMeter sum={game.points(current.list)} limit={game.limit(current.list)} />
          <ListTools game={game} lists={lists} current={current} onRemoved={onRemoved} />
          <FaultList game={game} faults={faults} />
          {parts.list}
          <button
            type="button"
            className="primary"
            disabled={faults.length > 0}
            aria-describedby={faults.length > 0 ? 'play-not' : undefined}
            onClick={() => parts.onPlay(current.id)}
          >
            {words.play}
          </button>
          {faults.length > 0 && (
            <p id="play-not" className="quiet">
              {words.playNot}
            </p>
          )}
        </section>
      </div>
      <div className="sheet">{parts.sheet}</div>
      <p className="only-heard" role="status">
        {t.list.summary(game.points(current.list), game.limit(current.list), wrong.length, missing.length)}
      </p>
    </>
  );
}

interface RemovedProps {
  readonly name: string;
  readonly onBack: () => void;
  readonly onDismiss: () => void;
}

/** A list that was thrown away can be brought back. */
function Removed({ name, onBack, onDismiss }: RemovedProps) {
  const t = useBuilderText();
  return (
    <p className="notice removed" role="status">
      {t.shelf.deleted(name || t.shelf.untitled)}
      <button type="button" className="tool tool-text" onClick={onBack}>
        {t.shelf.bringBack}
      </button>
      <button type="button" className="tool tool-text" onClick={onDismiss}>
        {t.bringIn.dismiss}
      </button>
    </p>
  );
}

/** Another list is seen from its top: its points and faults, not the place where the one before was left. */
function useTopOf(list: string | undefined): RefObject<HTMLElement | null> {
  const pane = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is what this waits for
  useLayoutEffect(() => {
    pane.current?.scrollTo({ top: 0 });
  }, [list]);
  return pane;
}

/** Puts lists that were read on the shelf, and tells what has become of them. */
function useTake<L>(
  { add }: Lists<L>,
  setBringing: (bringing: Bringing) => void,
  setReport: (read: readonly ReadList<L>[] | undefined) => void,
): (read: readonly ReadList<L>[]) => void {
  return useCallback(
    (read: readonly ReadList<L>[]) => {
      add(read.map((one) => one.list));
      setBringing(undefined);
      setReport(read);
    },
    [add, setBringing, setReport],
  );
}

/** Lists from the address are only offered: whoever follows a link has not asked for anything to be kept. */
function useLink<L>(
  game: ListGame<L>,
  words: ListWords,
  setBringing: (bringing: Bringing) => void,
  offer: (read: readonly ReadList<L>[]) => void,
): void {
  useEffect(() => {
    const fromAddress = () => {
      const link = /^#s=(.+)$/.exec(location.hash)?.[1];
      if (link === undefined) return;
      history.replaceState(null, '', location.pathname);
      void fromLink(link).then((text) => {
        if (text === undefined) return setBringing({ text: '', fault: { message: say(words.bringIn.badLink) } });
        const read = game.read(text);
        const questions = read.ok ? questionsIn(read.value) : [];
        if (questions.length > 0) setBringing({ text, questions });
        else if (read.ok) offer(read.value);
        else setBringing({ text, fault: read.fault });
      });
    };
    fromAddress();
    window.addEventListener('hashchange', fromAddress);
    return () => window.removeEventListener('hashchange', fromAddress);
  }, [game, words, setBringing, offer]);
}

/** Ctrl+Z takes back a step of the list; in a text field it stays the browser's own. */
function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      const inField =
        event.target instanceof Element &&
        event.target.closest('input[type="text"], input[type="search"], input[type="number"], textarea, dialog');
      if (inField) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo]);
}
