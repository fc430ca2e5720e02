import type { Refusal } from '@holotisch/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CopyButton } from './copy-button.tsx';
import { type ChosenList, ListChoice } from './list-choice.tsx';
import { NetFault } from './net-fault.tsx';
import { linkTo } from './paths.ts';
import { knownName } from './use-name.ts';
import { useOnline } from './use-online.tsx';
import { useOnlineText } from './words.ts';

/** Before the match: who is there already, and the links for those who are not. */
export function WaitingRoom() {
  const t = useOnlineText();
  const { match, info, kept, sitDown, say, connected } = useOnline();
  const [list, setList] = useState<ChosenList>();
  const [fault, setFault] = useState<Refusal>();
  const own = info?.own ?? null;
  const isReady = own !== null && (info?.seats[own]?.ready ?? false);
  const needsList = info?.needsList ?? false;
  const brought = kept?.list;

  // Whoever needs nothing else sits down at once.
  const sitting = useRef(false);
  useEffect(() => {
    if (own === null || isReady || sitting.current || (needsList && brought === undefined)) return;
    sitting.current = true;
    const name = knownName();
    if (name !== '') void say({ do: 'name', name });
    void sitDown(needsList ? brought : undefined).then((reply) => {
      if (!reply.ok && 'clauses' in reply.fault) setFault(reply.fault);
      sitting.current = false;
    });
  }, [own, isReady, needsList, brought, sitDown, say]);

  const choose = useCallback((chosen: ChosenList | undefined) => setList(chosen), []);
  if (!info) return null;
  const sit = async () => {
    const reply = await sitDown(list?.text);
    if (!reply.ok && 'clauses' in reply.fault) setFault(reply.fault);
  };
  const nameOf = (seat: number) => info.seats[seat]?.name || t.waiting.player(seat);
  const links = kept?.links;
  return (
    <div className="start online-waiting">
      <header className="start-head">
        <h1>{t.waiting.title}</h1>
        <p>{own === null ? t.waiting.watching : t.waiting.note}</p>
      </header>
      {connected === 'lost' && (
        <p className="notice" role="status">
          {t.connection.lost}
        </p>
      )}
      {fault && <NetFault fault={fault} />}
      <section className="panel online-seats" aria-label={t.people.title}>
        <ul>
          {info.seats.map(({ kind, ready }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
            <li key={seat} data-ready={ready}>
              <strong>{nameOf(seat)}</strong>
              <span>{kind === 'computer' ? t.people.computer : ready ? t.waiting.ready : t.waiting.notReady}</span>
            </li>
          ))}
        </ul>
      </section>
      {own !== null && !isReady && needsList && (
        <section className="panel" aria-label={t.waiting.bring}>
          <h2>{t.waiting.bring}</h2>
          <ListChoice game={info.game} onChoose={choose} />
          <button type="button" className="primary" disabled={!list} onClick={() => void sit()}>
            {t.waiting.sitDown}
          </button>
        </section>
      )}
      {links && (
        <section className="panel online-links" aria-label={t.waiting.copy}>
          {links.seats.map(({ seat, token }) => (
            <Shared key={seat} name={t.waiting.forSeat(nameOf(seat))} link={linkTo(match, token)} />
          ))}
          <Shared name={t.waiting.forWatching} link={linkTo(match, links.watch)} />
        </section>
      )}
      <section className="panel" aria-labelledby="online-promise">
        <h2 id="online-promise">{t.waiting.promise}</h2>
        <p>{t.waiting.promiseNote}</p>
        <code className="online-hash">{info.fair.commitment}</code>
      </section>
    </div>
  );
}

function Shared({ name, link }: { readonly name: string; readonly link: string }) {
  return (
    <label className="online-link">
      <strong>{name}</strong>
      <input type="text" readOnly value={link} onFocus={({ target }) => target.select()} />
      <CopyButton text={link} />
    </label>
  );
}
