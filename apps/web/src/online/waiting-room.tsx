import type { Refusal, SeatKind } from '@holotisch/engine';
import type { ListInfo } from '@holotisch/online/client';
import { useEffect, useRef, useState } from 'react';
import { linkTo, ONLINE_PATH } from '../address/online-paths.ts';
import { Link, navigate } from '../address/router.tsx';
import { forgetSeat, type KeptSeat } from '../net/kept.ts';
import { knownName } from '../net/use-name.ts';
import { useGameName, useOnlineText } from '../net/words.ts';
import { useLanguage } from '../settings/language.tsx';
import { NetFault } from '../table-ui/start/net-fault.tsx';
import { builderDe } from '../text/builder.de.ts';
import { builderEn } from '../text/builder.en.ts';
import { AgreementPanel } from './agreement.tsx';
import { BringList } from './bring-list.tsx';
import { CopyButton } from './copy-button.tsx';
import { useLists } from './list-choice.tsx';
import { nameHere } from './list-fit.ts';
import { openLinks } from './open-links.ts';
import { QrCode } from './qr-code.tsx';
import { sitsDown } from './sits-down.ts';
import { TableTerms, useListFacts } from './table-terms.tsx';
import { useOnline } from './use-online.tsx';

/** Before the match: who is there already, what they bring, and the links for those who are not. */
export function WaitingRoom() {
  const t = useOnlineText();
  const gameName = useGameName();
  const { match, info, kept, sitDown, changeList, say, connected } = useOnline();
  const [fault, setFault] = useState<Refusal>();
  const [isChanging, setChanging] = useState(false);
  const own = info?.own ?? null;
  const isReady = own !== null && (info?.seats[own]?.ready ?? false);
  const brought = kept?.list;
  const facts = useListFacts(info?.game, brought);
  const told = (reply: Awaited<ReturnType<typeof say>>) =>
    setFault(!reply.ok && 'clauses' in reply.fault ? reply.fault : undefined);

  // Whoever has nothing to decide sits down at once.
  const sitting = useRef(false);
  const isAsked =
    info !== undefined && !sitsDown(info, brought === undefined ? undefined : facts, kept?.links !== undefined);
  const needsList = info?.needsList ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told and how does not matter here
  useEffect(() => {
    if (own === null || isReady || isAsked || sitting.current) return;
    sitting.current = true;
    const known = knownName();
    if (known !== '') void say({ do: 'name', name: known });
    void sitDown(needsList ? brought : undefined).then((reply) => {
      told(reply);
      sitting.current = false;
    });
  }, [own, isReady, isAsked, needsList, brought, sitDown, say]);

  if (!info) return null;
  const bring = async (list: string, name: string) => {
    if (isReady) {
      const reply = await changeList(list);
      told(reply);
      if (reply.ok) setChanging(false);
      return;
    }
    if (name !== '') void say({ do: 'name', name });
    told(await sitDown(list));
  };
  const agree = async () => told(await (isReady ? say({ do: 'agree', lists: info.lists }) : sitDown()));
  const go = async (how: 'cancel' | 'leave') => {
    const reply = await say({ do: how });
    if (!reply.ok) return told(reply);
    forgetSeat(match);
    navigate(ONLINE_PATH);
  };
  const nameOf = (seat: number) => info.seats[seat]?.name || t.waiting.player(seat);
  const links = kept?.links;
  const toPass = openLinks(links, info);
  const host = links ? -1 : info.seats.findIndex(({ kind, ready }, seat) => seat !== own && kind === 'human' && ready);
  const isGuest = own !== null && host >= 0;
  const note = () => {
    if (own === null) return t.waiting.watching(info.delay);
    if (isGuest) return t.waiting.invited(nameOf(host), gameName(info.game));
    return toPass.length > 0 ? `${t.waiting.pass} ${t.waiting.note}` : t.waiting.note;
  };
  const missing = info.seats.flatMap(({ ready }, seat) => (ready || seat === own ? [] : [nameOf(seat)]));
  const picks = own !== null && ((needsList && (isAsked || fault !== undefined)) || isChanging);
  return (
    <div className="start online-waiting">
      <header className="start-head">
        <h1>{isGuest ? t.waiting.invitedTitle : t.waiting.title}</h1>
        <p>{note()}</p>
      </header>
      {connected === 'lost' && (
        <p className="notice" role="status">
          {t.connection.lost}
        </p>
      )}
      {fault && <NetFault fault={fault} game={info.game} />}
      {isReady && missing.length > 0 && (
        <p className="online-waits" role="status">
          <span className="spinner" aria-hidden="true" /> {t.waiting.waitsFor(missing.join(', '))}
        </p>
      )}
      {own !== null && !isReady && isAsked && !picks && !info.agreement && info.aids['coach'] && (
        <section className="panel online-uneven" aria-labelledby="online-coached">
          <h2 id="online-coached">{t.coached.title}</h2>
          <p>{t.coached.note}</p>
          <button type="button" className="primary" onClick={() => void agree()}>
            {t.coached.agree}
          </button>
        </section>
      )}
      <AgreementPanel info={info} nameOf={nameOf} onAgree={() => void agree()} />
      <Seats nameOf={nameOf} own={facts?.label} onFree={(seat) => void say({ do: 'free', seat }).then(told)} />
      {picks && (
        <BringList
          info={info}
          brought={brought}
          wished={kept?.wished}
          isChange={isReady}
          onBring={(...it) => void bring(...it)}
        />
      )}
      {isReady && info.mayChangeList && !isChanging && (
        <p>
          <button type="button" className="tool tool-text" onClick={() => setChanging(true)}>
            {t.waiting.changeList}
          </button>
        </p>
      )}
      <TableTerms info={info} list={brought} />
      {links && <Links links={links} toPass={toPass} nameOf={nameOf} />}
      <section className="panel" aria-labelledby="online-promise">
        <h2 id="online-promise">{t.waiting.promise}</h2>
        <p>{own === null ? t.waiting.promiseWatched : t.waiting.promiseNote}</p>
        <code className="online-hash">{info.fair.commitment}</code>
      </section>
      <WaysOut
        isHost={links !== undefined || (own !== null && !isGuest)}
        mayLeave={own !== null && (info.seats[own]?.guest ?? false)}
        isReady={isReady}
        onGone={(how) => void go(how)}
      />
    </div>
  );
}

interface LinksProps {
  readonly links: NonNullable<KeptSeat['links']>;
  readonly toPass: ReturnType<typeof openLinks>;
  readonly nameOf: (seat: number) => string;
}

/** What whoever has made the match can give away. */
function Links({ links, toPass, nameOf }: LinksProps) {
  const t = useOnlineText();
  const { match } = useOnline();
  return (
    <section className="panel online-links" aria-label={t.waiting.copy}>
      {toPass.map(({ seat, token }) => (
        <Shared key={seat} name={t.waiting.forSeat(nameOf(seat))} link={linkTo(match, token)} withCode />
      ))}
      <Shared name={t.waiting.forWatching} link={linkTo(match, links.watch)} />
    </section>
  );
}

interface WaysOutProps {
  /** The match is called off with them. */
  readonly isHost: boolean;
  readonly mayLeave: boolean;
  readonly isReady: boolean;
  readonly onGone: (how: 'cancel' | 'leave') => void;
}

/** Away from the table. Whoever goes without being ready keeps nobody else from the seat. */
function WaysOut({ isHost, mayLeave, isReady, onGone }: WaysOutProps) {
  const t = useOnlineText();
  return (
    <p className="online-leave">
      {isHost ? (
        <button type="button" className="tool tool-text" onClick={() => onGone('cancel')}>
          {t.waiting.cancel}
        </button>
      ) : (
        <>
          {mayLeave && (
            <button type="button" className="tool tool-text" onClick={() => onGone('leave')}>
              {t.waiting.leave}
            </button>
          )}
          {mayLeave && !isReady ? (
            <button type="button" className="tool tool-text" onClick={() => onGone('leave')}>
              {t.toLobby}
            </button>
          ) : (
            <Link to={ONLINE_PATH}>{t.toLobby}</Link>
          )}
        </>
      )}
    </p>
  );
}

interface SeatsProps {
  readonly nameOf: (seat: number) => string;
  /** The own list in the words of this page. */
  readonly own: string | undefined;
  readonly onFree: (seat: number) => void;
}

/** Who sits where, with how many points, and who is still missing. */
function Seats({ nameOf, own, onFree }: SeatsProps) {
  const t = useOnlineText();
  const { info } = useOnline();
  const { lang } = useLanguage();
  const { shelf } = lang === 'de' ? builderDe : builderEn;
  const lists = useLists(info?.game ?? '');
  if (!info) return null;
  const isOwnTable = info.own !== null && !info.seats[info.own]?.guest;
  const stateOf = (kind: SeatKind, state: 'ready' | 'chooses' | 'here' | 'notReady'): string =>
    kind === 'computer' ? t.people.computer : t.waiting[state];
  const pointsOf = (list: ListInfo | null, seat: number): string => {
    if (!list) return t.waiting.noList;
    if (seat === info.own && own !== undefined) return own;
    const called = nameHere(lists, list, lang);
    const worth = lists?.worth?.(list.points, lang) ?? shelf.points(list.points);
    return [...(called ? [called] : []), worth].join(' · ');
  };
  return (
    <section className="panel online-seats" aria-label={t.people.title}>
      <ul>
        {info.seats.map(({ kind, ready, here, guest, list }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
          <li key={seat} data-ready={ready}>
            <strong>
              {nameOf(seat)}
              {seat === info.own && ` (${t.people.you})`}
            </strong>
            <span>
              {stateOf(kind, ready ? 'ready' : guest ? 'chooses' : here || seat === info.own ? 'here' : 'notReady')}
            </span>
            <span className="online-points">{pointsOf(list, seat)}</span>
            {isOwnTable && guest && (!ready || !here) && (
              <button type="button" className="tool tool-text" onClick={() => onFree(seat)}>
                {t.waiting.free}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SharedProps {
  readonly name: string;
  readonly link: string;
  /** For a telephone on the other side of the table. */
  readonly withCode?: boolean;
}

function Shared({ name, link, withCode = false }: SharedProps) {
  const t = useOnlineText().waiting;
  return (
    <div className="online-shared">
      <label className="online-link">
        <strong>{name}</strong>
        <input type="text" readOnly value={link} onFocus={({ target }) => target.select()} />
        <CopyButton text={link} />
      </label>
      {withCode && (
        <details>
          <summary>{t.qr}</summary>
          <QrCode text={link} label={t.qrOf(name)} />
        </details>
      )}
    </div>
  );
}
