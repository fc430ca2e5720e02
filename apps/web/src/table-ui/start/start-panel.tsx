import type { FileFault, Json, Refusal } from '@holotisch/engine';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { fromStart } from '../../address/moments.ts';
import { matchPath } from '../../address/paths.ts';
import { navigate } from '../../address/router.tsx';
import { carriedBy } from '../../match/match-link.ts';
import type { SeatKind } from '../../match/protocol.ts';
import { useLocalTable, useMatch } from '../../match/use-match.tsx';
import { openOnline } from '../../net/open-online.ts';
import { useOnlineText } from '../../net/words.ts';
import { fromLink, pickFile } from '../../ui/files.ts';
import { useDrop } from '../../ui/use-drop.ts';
import { Fault } from '../fault.tsx';
import { defaultAids } from '../game-face.ts';
import { keepOpponent, keptOpponent, opponentFor } from '../opponent/kept.ts';
import { useFace } from '../use-face.ts';
import { useWords } from '../words.ts';
import { freshSeed } from './fresh-seed.ts';
import { KeptMatches } from './kept-matches.tsx';
import { gameOfMatch } from './match-title.ts';
import { NetFault } from './net-fault.tsx';
import { PageFault } from './page-fault.tsx';
import { TermFields, USUAL_TERMS } from './terms.tsx';
import { useOpenFile } from './use-open-file.tsx';

const OpponentFields = lazy(async () => ({
  default: (await import('../opponent/opponent-fields.tsx')).OpponentFields,
}));

interface StartPanelProps {
  readonly game: string;
  /** Which edition is played, where a game has several. */
  readonly edition?: string;
  readonly intro: string;
  /** What both sides play with, told who sits where. */
  readonly sides: (players: readonly [string, string]) => ReactNode;
  /** What the players of this game agree on besides. */
  readonly rules?: { readonly title: string; readonly fields: ReactNode };
  /** The setup as it is chosen at this moment. */
  readonly setup: () => Json;
  /** A list that could not be read. */
  readonly fault?: FileFault | undefined;
}

/** Everything that a match needs before it starts, with defaults that are good as they are. */
export function StartPanel({ game, edition, intro, sides, rules, setup, fault: listFault }: StartPanelProps) {
  const { t, lang } = useWords();
  const face = useFace();
  const { refusal } = useMatch();
  const { start, resume } = useLocalTable();
  const [opponent, setOpponent] = useState<SeatKind | 'online'>('human');
  const [words, setWords] = useState(keptOpponent);
  const [terms, setTerms] = useState(USUAL_TERMS);
  const far = useOnlineText();
  const [layOut, setLayOut] = useState(false);
  const [aids, setAids] = useState(() => defaultAids(face));
  const [seed, setSeed] = useState(freshSeed);
  const [fault, setFault] = useState<FileFault>();
  const [netFault, setNetFault] = useState<Refusal>();

  const go = useCallback(
    (started: boolean) => {
      if (started) navigate(matchPath(game));
    },
    [game],
  );
  const begin = () => {
    setFault(undefined);
    const played = { game, ...(edition !== undefined && { edition }), setup: setup(), aids, layOut };
    if (opponent === 'online') return void openOnline({ ...played, ...terms }).then(setNetFault);
    const seats = ['human', opponent] as const;
    if (opponent !== 'computer' || !face.levels) return void start({ ...played, seed, seats }).then(go);
    keepOpponent(words);
    void opponentFor(words, face.levels, seed).then((level) => start({ ...played, level, seed, seats }).then(go));
  };
  const opener = useOpenFile((of, watches) => navigate(watches ? fromStart(matchPath(of)) : matchPath(of)));
  const { open, watch } = opener;
  const watching = useRef(watch);
  watching.current = watch;
  const dropping = useDrop(open);

  // A link to a position (#p=…) or with a whole match in it (#m=…).
  useEffect(() => {
    const carried = carriedBy(location.hash);
    if (!carried) return;
    history.replaceState(null, '', location.pathname);
    void fromLink(carried.link).then((text) => {
      if (text === undefined) setFault({ message: { text: t.start.noLink } });
      else if (carried.watches) void watching.current(text);
      else open?.(new File([text], 'link'));
    });
  }, [open, t]);

  const ways = {
    human: [t.start.hotSeat, t.start.hotSeatNote],
    computer: [t.start.computer, t.start.computerNote],
    online: [far.online, far.onlineNote],
  } as const;
  const shownFault = listFault ?? fault ?? opener.fault ?? refusal;
  return (
    <div className="start">
      <header className="start-head">
        <h1>{t.title(face.name[lang])}</h1>
        <p>{intro}</p>
      </header>
      <KeptMatches
        game={game}
        onResume={(match, watches) => {
          const path = matchPath(gameOfMatch(match));
          void resume(match).then((isOn) => isOn && navigate(watches ? fromStart(path) : path));
        }}
      />
      {shownFault && <Fault fault={shownFault} />}
      {netFault && <NetFault fault={netFault} game={game} />}
      <section className="start-new panel" aria-label={t.start.newMatch}>
        <div className="start-versus">
          {sides([t.player(0), opponent === 'computer' ? t.computerPlayer : t.player(1)])}
        </div>
        <fieldset className="start-seats">
          <legend>{t.start.seats}</legend>
          {(['human', 'computer', 'online'] as const).map((kind) => (
            <label key={kind} className="start-choice">
              <input type="radio" name="seats" checked={opponent === kind} onChange={() => setOpponent(kind)} />
              <span>
                <strong>{ways[kind][0]}</strong>
                <small>{ways[kind][1]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {opponent === 'computer' && face.levels && (
          <Suspense fallback={null}>
            <OpponentFields levels={face.levels} words={words} onWords={setWords} />
          </Suspense>
        )}
        {opponent === 'online' && <TermFields terms={terms} onTerms={setTerms} />}
        <div className="start-begin">
          <button type="button" className="primary start-go" onClick={begin}>
            {t.start.begin}
          </button>
          <label className="start-choice">
            <input type="checkbox" checked={layOut} onChange={(event) => setLayOut(event.target.checked)} />
            <span>
              <strong>{t.start.layOut}</strong>
              <small>{t.start.layOutNote}</small>
            </span>
          </label>
        </div>
        <details className="start-more">
          <summary>{t.start.aids}</summary>
          <p>{t.start.aidsNote}</p>
          <div className="start-aids">
            {face.aids
              .filter(({ onlyOnline }) => !onlyOnline || opponent === 'online')
              .map(({ id, name, note }) => (
                <label key={id} className="start-choice">
                  <input
                    type="checkbox"
                    checked={aids[id] ?? false}
                    onChange={(event) => setAids({ ...aids, [id]: event.target.checked })}
                  />
                  <span>
                    <strong>{name[lang]}</strong>
                    <small>{note[lang]}</small>
                  </span>
                </label>
              ))}
          </div>
        </details>
        <details className="start-more">
          <summary>{rules?.title ?? t.start.more}</summary>
          <div className="start-aids">
            {rules?.fields}
            <label className="start-seed">
              <strong>{t.start.seed}</strong>
              <input
                type="text"
                value={seed}
                maxLength={60}
                spellCheck={false}
                autoComplete="off"
                onChange={(event) => setSeed(event.target.value)}
              />
              <small>{t.start.seedNote}</small>
            </label>
          </div>
        </details>
      </section>
      <p className="start-open">
        <button
          type="button"
          className="tool tool-text"
          onClick={() => void pickFile('.json').then((file) => file && opener.open?.(file))}
        >
          {t.start.openFile}
        </button>
        <span>{t.start.dropNote}</span>
      </p>
      {dropping && <div className="drop-here">{t.start.dropHere}</div>}
      {opener.dialog}
      <PageFault />
    </div>
  );
}
