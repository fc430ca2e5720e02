import type { Refusal } from '@holotisch/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CopyButton } from './copy-button.tsx';
import { type ChosenList, ListChoice } from './list-choice.tsx';
import { NameField } from './name-field.tsx';
import { NetFault } from './net-fault.tsx';
import { linkTo } from './paths.ts';
import { TableTerms } from './table-terms.tsx';
import { knownName, useName } from './use-name.ts';
import { useOnline } from './use-online.tsx';
import { useGameName, useOnlineText } from './words.ts';

/** Before the match: who is there already, and the links for those who are not. */
export function WaitingRoom() {
  const t = useOnlineText();
  const gameName = useGameName();
  const { match, info, kept, sitDown, say, connected } = useOnline();
  const [list, setList] = useState<ChosenList>();
  const [name, setName] = useName();
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
    const known = knownName();
    if (known !== '') void say({ do: 'name', name: known });
    void sitDown(needsList ? brought : undefined).then((reply) => {
      if (!reply.ok && 'clauses' in reply.fault) setFault(reply.fault);
      sitting.current = false;
    });
  }, [own, isReady, needsList, brought, sitDown, say]);

  const edition = info?.edition;
  const table = useMemo(() => (edition === undefined ? {} : { edition }), [edition]);
  const choose = useCallback((chosen: ChosenList | undefined) => setList(chosen), []);
  if (!info) return null;
  const sit = async () => {
    if (name !== '') void say({ do: 'name', name });
    const reply = await sitDown(list?.text);
    if (!reply.ok && 'clauses' in reply.fault) setFault(reply.fault);
  };
  const nameOf = (seat: number) => info.seats[seat]?.name || t.waiting.player(seat);
  const links = kept?.links;
  const host = links ? -1 : info.seats.findIndex(({ kind, ready }, seat) => seat !== own && kind === 'human' && ready);
  const isGuest = own !== null && host >= 0;
  const note = () => {
    if (own === null) return t.waiting.watching;
    if (isGuest) return t.waiting.invited(nameOf(host), gameName(info.game));
    return links ? `${t.waiting.pass} ${t.waiting.note}` : t.waiting.note;
  };
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
      <TableTerms info={info} list={brought} />
      {own !== null && !isReady && needsList && (
        <section className="panel" aria-label={t.waiting.bring}>
          <h2>{t.waiting.bring}</h2>
          <NameField name={name} onName={setName} />
          <ListChoice game={info.game} table={table} onChoose={choose} />
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
