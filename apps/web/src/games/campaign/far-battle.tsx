import { type ComponentProps, useEffect, useState } from 'react';
import { navigate } from '../../address/router.tsx';
import { useMatch } from '../../match/match-api.ts';
import { useLanguage } from '../../settings/language.tsx';
import { Fault } from '../../table-ui/fault.tsx';
import { usePlayer } from '../../table-ui/words.ts';
import { campaignText } from './text.ts';

type Refused = ComponentProps<typeof Fault>['fault'];

/** The open battle of a campaign that is played online: who fights it, and the way to its table. */
export function FarBattle() {
  const { lang } = useLanguage();
  const t = campaignText[lang].battle;
  const player = usePlayer();
  const { far, snapshot } = useMatch();
  const [going, setGoing] = useState(false);
  const [fault, setFault] = useState<Refused>();
  const open = far?.open;
  const match = open?.match ?? undefined;
  // The answer says that it is made; which match it is stands in what the table says of itself.
  useEffect(() => {
    if (going && far && match !== undefined) navigate(far.seatAt(match));
  }, [going, far, match]);
  if (!far || !open) return null;
  const { seats } = open;
  const isOurs = far.own !== null && seats.includes(far.own);
  const isOfComputers = seats.every((seat) => snapshot?.seats[seat] === 'computer');
  const begin = () =>
    void far.begin().then((reply) => {
      if (reply.ok) setGoing(true);
      else setFault(reply.fault);
    });
  const look = () => {
    if (match !== undefined) navigate(far.seatAt(match));
  };
  return (
    <section className="far-battle" aria-label={t.title}>
      <p>{t.waits(seats.map((seat) => player(seat)).join(` ${t.versus} `))}</p>
      <p className="quiet">{t.farNote}</p>
      {fault && <Fault fault={fault} />}
      {isOurs || (isOfComputers && match === undefined) ? (
        <button type="button" className="primary" data-step disabled={going} onClick={begin}>
          {match === undefined ? t.fight : t.resume}
        </button>
      ) : (
        match !== undefined && (
          <button type="button" className="tool tool-text" onClick={look}>
            {t.watch}
          </button>
        )
      )}
    </section>
  );
}
