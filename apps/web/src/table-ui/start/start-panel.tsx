import type { FileFault, Json, Refusal } from '@holotisch/engine';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { fromStart } from '../../address/moments.ts';
import { matchPath } from '../../address/paths.ts';
import { navigate } from '../../address/router.tsx';
import { useLocalTable, useMatch } from '../../match/use-match.tsx';
import { openOnline } from '../../net/open-online.ts';
import { pickFile } from '../../ui/files.ts';
import { useDrop } from '../../ui/use-drop.ts';
import { Fault } from '../fault.tsx';
import { defaultAids } from '../game-face.ts';
import { keepOpponent, keptOpponent, opponentFor } from '../opponent/kept.ts';
import { useFace } from '../use-face.ts';
import { useWords } from '../words.ts';
import { AidFields } from './aid-fields.tsx';
import { freshSeed } from './fresh-seed.ts';
import { KeptMatches } from './kept-matches.tsx';
import { gameOfMatch } from './match-title.ts';
import { NetFault } from './net-fault.tsx';
import { PageFault } from './page-fault.tsx';
import { TermFields, USUAL_TERMS } from './terms.tsx';
import { useCarried } from './use-carried.ts';
import { useOpenFile } from './use-open-file.tsx';
import { type Opponent, WhoPlays } from './who-plays.tsx';

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
  const [opponent, setOpponent] = useState<Opponent>('human');
  const [words, setWords] = useState(keptOpponent);
  const [terms, setTerms] = useState(USUAL_TERMS);
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
  const dropping = useDrop(opener.open);

  useCarried(
    opener,
    useCallback(() => setFault({ message: { text: t.start.noLink } }), [t]),
  );

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
        <WhoPlays chosen={opponent} onChoose={setOpponent} />
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
        <AidFields aids={aids} onAids={setAids} online={opponent === 'online'} />
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
