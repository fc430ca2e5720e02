import type { Mine } from '@holotisch/online/client';
import { useEffect, useState } from 'react';
import { onlinePath } from '../address/online-paths.ts';
import { Link } from '../address/router.tsx';
import { forgetSeat, type KeptSeat, keptSeats } from '../net/kept.ts';
import { mine } from '../net/server.ts';
import { useGameName, useOnlineText } from '../net/words.ts';
import { useLanguage } from '../settings/language.tsx';
import { ForgetDialog } from './forget-dialog.tsx';
import { factsOf, kindOf, lostBy, MY_KINDS, type MyMatch } from './my-match.ts';

/** As many as the server looks up at once. */
const MOST = 100;

/** What became of the matches that this browser has seats at; undefined until the server has answered. */
function useAnswers(seats: readonly KeptSeat[], round: number): ReadonlyMap<string, Mine> | undefined {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Mine>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once a round; what is forgotten meanwhile does no harm
  useEffect(() => {
    const asked = seats.flatMap(({ match, token }) => (token === undefined ? [] : [{ match, token }])).slice(0, MOST);
    if (asked.length === 0) return;
    let wanted = true;
    void mine(asked).then((reply) => {
      if (wanted && reply.ok) setAnswers(new Map(reply.value.map((one) => [one.match, one])));
    });
    return () => {
      wanted = false;
    };
  }, [round]);
  return answers;
}

/** The matches of this browser: those that go on, those that wait, and those that are over with what came of them. */
export function MyMatches() {
  const t = useOnlineText();
  const [seats, setSeats] = useState(keptSeats);
  // Asked again where something was done about one of them here.
  const [round, setRound] = useState(0);
  const answers = useAnswers(seats, round);
  const [asked, setAsked] = useState<{ readonly one: MyMatch; readonly lost: 'playing' | 'gathering' }>();
  if (seats.length === 0) return null;
  const all = seats.map((seat): MyMatch => {
    const known = answers?.get(seat.match);
    return known ? { seat, known } : { seat };
  });
  const groups = MY_KINDS.map((kind) => ({
    kind,
    matches: all.filter((one) => kindOf(one, answers !== undefined) === kind),
  })).filter(({ matches }) => matches.length > 0);
  const forget = (match: string) => {
    forgetSeat(match);
    setSeats(keptSeats());
    setAsked(undefined);
  };
  const askBefore = (one: MyMatch) => {
    const lost = lostBy(one, answers !== undefined);
    if (lost) setAsked({ one, lost });
    else forget(one.seat.match);
  };
  return (
    <section className="panel online-mine" aria-labelledby="online-mine">
      <h2 id="online-mine">{t.mine}</h2>
      {groups.map(({ kind, matches }) => (
        <div key={kind}>
          <h3 id={`online-mine-${kind}`}>{t.my.kind[kind]}</h3>
          <ul aria-labelledby={`online-mine-${kind}`}>
            {matches.map((one) => (
              <Row
                key={one.seat.match}
                one={one}
                go={kind === 'gone' ? undefined : t.my.go[kind]}
                onForget={() => askBefore(one)}
              />
            ))}
          </ul>
        </div>
      ))}
      {asked && (
        <ForgetDialog
          {...asked}
          onForget={() => forget(asked.one.seat.match)}
          onConceded={() => {
            setAsked(undefined);
            setRound(round + 1);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

interface RowProps {
  readonly one: MyMatch;
  /** What leads to it; nothing where there is nothing any more. */
  readonly go: string | undefined;
  readonly onForget: () => void;
}

function Row({ one, go, onForget }: RowProps) {
  const t = useOnlineText();
  const { moment } = useLanguage();
  const nameOf = useGameName();
  const { seat, known } = one;
  return (
    <li>
      <span>{nameOf(known?.game ?? seat.game) || t.my.unnamed}</span>
      <span>{factsOf(one, t)}</span>
      <small>{moment(known?.changed ?? seat.saved)}</small>
      {go !== undefined && <Link to={onlinePath(seat.match)}>{go}</Link>}
      <button type="button" className="tool tool-text" onClick={onForget}>
        {t.forget}
      </button>
    </li>
  );
}
