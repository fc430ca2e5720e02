import type { Refusal } from '@holotisch/engine';
import type { Seated, Waiting } from '@holotisch/online/client';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { onlinePath } from '../address/online-paths.ts';
import { startPath } from '../address/paths.ts';
import { Link, navigate } from '../address/router.tsx';
import { pagesOf } from '../games/faces.ts';
import { type KeptSeat, keepSeat, keptSeat } from '../net/kept.ts';
import { openOnline } from '../net/open-online.ts';
import { lobby, playNow, takeSeat, version } from '../net/server.ts';
import { useName } from '../net/use-name.ts';
import { useGameName, useOnlineText, useRulesName } from '../net/words.ts';
import { useLanguage } from '../settings/language.tsx';
import { NetFault } from '../table-ui/start/net-fault.tsx';
import { TermFields, USUAL_TERMS } from '../table-ui/start/terms.tsx';
import { builderDe } from '../text/builder.de.ts';
import { builderEn } from '../text/builder.en.ts';
import { type ChosenList, ListChoice } from './list-choice.tsx';
import { isOwnTable } from './my-match.ts';
import { MyMatches } from './my-matches.tsx';
import { NameField } from './name-field.tsx';
import { termsOf } from './open-table.ts';

const StandIn = lazy(async () => ({ default: (await import('./stand-in.tsx')).StandIn }));

/** How often it is looked who is waiting. */
const LOOK_MS = 4000;

/** A list of one edition is played by its rules. */
const editionOf = ({ edition }: ChosenList) => (edition === undefined ? {} : { edition });

/** The list that was chosen goes along; one that does not fit, to be told why: one of another game only if it was meant. */
function brought(to: Waiting, game: string, list: ChosenList, isPicked: boolean): Pick<KeptSeat, 'list' | 'wished'> {
  const wished = { game, text: list.text };
  if (to.game !== game) return isPicked ? { wished } : {};
  return list.edition === undefined || list.edition === to.edition ? { list: list.text } : { wished };
}

/** The games that the server knows and this page can show, and the one that the address asks for. */
function useGames(
  onGames: (known: readonly string[], wanted: string) => void,
  onFault: (fault: Refusal) => void,
): void {
  useEffect(() => {
    void version().then((reply) => {
      if (!reply.ok) return onFault(reply.fault);
      const wanted = new URLSearchParams(location.search).get('spiel');
      // The proving ground is for who asks for it.
      const known = reply.value.games
        .map(({ id }) => id)
        .filter((id) => pagesOf(id) && (id !== 'toy' || id === wanted));
      onGames(known, known.find((id) => id === wanted) ?? known[0] ?? '');
    });
  }, [onGames, onFault]);
}

/** Who is waiting for somebody, looked up again and again. */
function useWaiting(): readonly Waiting[] {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  useEffect(() => {
    const look = () => void lobby().then((reply) => reply.ok && setWaiting(reply.value));
    look();
    const looking = setInterval(look, LOOK_MS);
    return () => clearInterval(looking);
  }, []);
  return waiting;
}

/** Where people find each other. */
export function Lobby() {
  const t = useOnlineText();
  const nameOf = useGameName();
  const [name, setName] = useName();
  const [games, setGames] = useState<readonly string[]>();
  const [game, setGame] = useState('');
  const [list, setList] = useState<ChosenList>();
  const [isPicked, setPicked] = useState(false);
  const [terms, setTerms] = useState(USUAL_TERMS);
  const [layOut, setLayOut] = useState(true);
  const [standIn, setStandIn] = useState<string>();
  const [fault, setFault] = useState<Refusal>();

  useGames(
    useCallback((known: readonly string[], wanted: string) => {
      setGames(known);
      setGame(wanted);
    }, []),
    setFault,
  );
  const waiting = useWaiting();

  const chooseGame = (of: string) => {
    setGame(of);
    setStandIn(undefined);
  };
  const choose = useCallback((chosen: ChosenList | undefined, byHand: boolean) => {
    setList(chosen);
    setPicked(byHand);
  }, []);
  const sit = (of: string, seated: Seated, more: Pick<KeptSeat, 'list' | 'wished'> = {}) => {
    // Whoever makes a match has its first seat; all others sit at somebody's table.
    keepSeat(seated.match, { game: of, token: seated.token, guest: seated.seat > 0, ...more });
    navigate(onlinePath(seated.match));
  };
  const now = async () => {
    if (!list) return;
    const reply = await playNow({ game, ...editionOf(list), list: list.text, size: list.size, name });
    if (reply.ok) sit(game, reply.value, { list: list.text });
    else setFault(reply.fault);
  };
  const open = async () => {
    if (!list) return;
    const plays = standIn === undefined ? {} : { level: standIn };
    const refused = await openOnline({
      game,
      ...editionOf(list),
      lists: [list.text, null],
      layOut,
      ...terms,
      ...plays,
    });
    if (refused) setFault(refused);
  };
  const join = async (one: Waiting) => {
    const reply = await takeSeat(one.match, name);
    if (reply.ok) sit(one.game, reply.value, list && one.ownList ? brought(one, game, list, isPicked) : {});
    else setFault(reply.fault);
  };
  return (
    <div className="start online-start">
      <header className="start-head">
        <h1>{t.title}</h1>
        <p>{t.intro}</p>
      </header>
      {fault && <NetFault fault={fault} game={game} />}
      <MyMatches />
      {games && games.length > 0 && (
        <section className="panel online-new" aria-label={t.openTable}>
          <div className="online-who">
            <NameField name={name} onName={setName} />
            <label className="start-seed">
              <strong>{t.game}</strong>
              <select value={game} onChange={({ target }) => chooseGame(target.value)}>
                {games.map((id) => (
                  <option key={id} value={id}>
                    {nameOf(id)}
                  </option>
                ))}
              </select>
            </label>
            <ListChoice game={game} onChoose={choose} />
          </div>
          <div className="online-ways">
            <p>
              <button type="button" className="primary" disabled={!list} onClick={() => void now()}>
                {t.playNow}
              </button>
              <small>{t.playNowNote}</small>
            </p>
            <p>
              <button type="button" className="tool tool-text" disabled={!list} onClick={() => void open()}>
                {t.openTable}
              </button>
              <small>{t.openNote}</small>
            </p>
            <p>
              <Link to={startPath(game)}>{t.ownLists(nameOf(game))}</Link>
            </p>
          </div>
          <details className="start-more">
            <summary>{t.terms.title}</summary>
            <TermFields underHeading terms={terms} onTerms={setTerms} />
            <Suspense fallback={null}>
              <StandIn game={game} words={standIn ?? 'veteran'} onWords={setStandIn} />
            </Suspense>
            <label className="start-choice">
              <input type="checkbox" checked={layOut} onChange={({ target }) => setLayOut(target.checked)} />
              <span>
                <strong>{t.terms.layOut}</strong>
                <small>{t.terms.layOutNote}</small>
              </span>
            </label>
          </details>
        </section>
      )}
      <WaitingTables waiting={waiting.filter((one) => games?.includes(one.game))} onJoin={(one) => void join(one)} />
    </div>
  );
}

interface WaitingTablesProps {
  readonly waiting: readonly Waiting[];
  readonly onJoin: (one: Waiting) => void;
}

/** The tables at which somebody waits. */
function WaitingTables({ waiting, onJoin }: WaitingTablesProps) {
  const t = useOnlineText();
  const nameOf = useGameName();
  const rulesOf = useRulesName();
  const { shelf } = useLanguage().lang === 'de' ? builderDe : builderEn;
  return (
    <section className="panel online-lobby" aria-labelledby="online-lobby">
      <h2 id="online-lobby">{t.lobby}</h2>
      {waiting.length === 0 && <p className="quiet">{t.lobbyEmpty}</p>}
      <ul>
        {waiting.map((one) => (
          <li key={one.match}>
            <span>{nameOf(one.game)}</span>
            <span>{one.by || t.anonymous}</span>
            <small>{termsOf(one, rulesOf(one.game, one.edition), t, shelf.points)}</small>
            {isOwnTable(keptSeat(one.match)) ? (
              <Link to={onlinePath(one.match)}>{t.ownTable}</Link>
            ) : (
              <button type="button" className="tool tool-text" aria-label={t.join(one.by)} onClick={() => onJoin(one)}>
                {t.joinShort}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
