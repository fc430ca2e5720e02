import type { GameEvent } from '@holotisch/engine';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useMatch } from '../../match/match-api.ts';
import { useLanguage } from '../../settings/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FarBattle } from './far-battle.tsx';
import type { CampaignKit } from './kit.ts';
import { campaignText } from './text.ts';
import '../../table-ui/standing.css';
import './campaign.css';

const Sheets = lazy(async () => ({ default: (await import('./sheets-dialog.tsx')).SheetsDialog }));
const History = lazy(async () => ({ default: (await import('./history.tsx')).HistoryDialog }));

/** What has to stay in sight of a campaign: points, places, tokens, and the ways to sheets and history. */
export function standingOf<V, E extends GameEvent>(kit: CampaignKit<V, E>): ComponentType<{ readonly view: V }> {
  return function Standing({ view }) {
    const { lang } = useLanguage();
    const t = campaignText[lang];
    const [open, setOpen] = useState<'sheets' | 'history' | 'rules'>();
    const { Rules } = kit;
    const map = kit.map(view, lang);
    const { far, snapshot } = useMatch();
    // Whoever has to answer for the battle has it before him already.
    const isAside = far?.open && snapshot?.ask?.kind !== 'battle';
    const close = () => setOpen(undefined);
    return (
      <section className="panel standing" aria-label={t.standing}>
        <p className="standing-objective">
          <span>{kit.terms?.[lang].points ?? t.campaignPoints}</span> <strong>{kit.when(view, lang)}</strong>
        </p>
        <ul>
          {([0, 1] as const).map((team) => (
            <li key={team} className={`side-${team === 0 ? 'first' : 'second'}`}>
              <strong>{map.teams[team]}</strong>
              <span>{t.places(map.places.filter(({ owner }) => owner === team).length)}</span>
              <span className="standing-score">{map.points[team]}</span>
              {kit.purse && kit.purse(view, team, lang).length > 0 && (
                <span className="standing-purse">{kit.purse(view, team, lang).join(' · ')}</span>
              )}
            </li>
          ))}
        </ul>
        <p className="quiet">{kit.goal(view, lang)}</p>
        {isAside && <FarBattle />}
        <p className="standing-ways">
          <button type="button" className="tool tool-text" onClick={() => setOpen('sheets')}>
            {kit.terms?.[lang].sheets ?? t.sheets}
          </button>
          <button type="button" className="tool tool-text" onClick={() => setOpen('history')}>
            {t.history}
          </button>
          {Rules && (
            <button type="button" className="tool tool-text" onClick={() => setOpen('rules')}>
              {t.rules}
            </button>
          )}
        </p>
        <Suspense fallback={null}>
          {open === 'rules' && Rules && (
            <Dialog title={t.rules} className="campaign-dialog" onClose={close}>
              <Rules />
            </Dialog>
          )}
          {open === 'sheets' && (
            <Sheets
              title={kit.terms?.[lang].sheets ?? t.sheets}
              sheets={kit.sheets(view, lang)}
              gone={kit.gone(view)}
              onClose={close}
            />
          )}
          {open === 'history' && <History map={map} pastOf={(event) => kit.past(event as E)} onClose={close} />}
        </Suspense>
      </section>
    );
  };
}
