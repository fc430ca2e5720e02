import type { Json } from '@holotisch/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { navigate } from '../../address/router.tsx';
import {
  type BattleOf,
  battleOf,
  type FightProgress,
  quickFight,
  startBattle,
  takeReport,
} from '../../match/campaign/battle-of.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useLanguage } from '../../settings/language.tsx';
import { FarBattle } from './far-battle.tsx';
import { campaignText } from './text.ts';

interface BattleWaysProps {
  /** What a report comes to, in words. */
  readonly told: (report: Json) => string;
  /** The form for a battle that was fought at a real table. */
  readonly children: ReactNode;
}

/** How the open battle can be fought: at the table, by computers, or at a real table with its report written by hand. */
export function BattleWays({ told, children }: BattleWaysProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].battle;
  const { local, far } = useMatch();
  return (
    <div className="battle-ways">
      {far && <FarBattle />}
      {local && <HereWays told={told} />}
      <details>
        <summary>{t.byHand}</summary>
        <p className="quiet">{t.byHandNote}</p>
        {children}
      </details>
    </div>
  );
}

/** What was pressed is gone: the keyboard goes on with what took its place, unless it is somewhere else by now. */
function onward(button: HTMLElement | null): void {
  if (button && document.activeElement === document.body) button.focus();
}

/** At this machine: its match is begun or found again; once it is over, one press takes what came of it. */
function HereWays({ told }: Pick<BattleWaysProps, 'told'>) {
  const { lang } = useLanguage();
  const t = campaignText[lang].battle;
  const { local, busy, propose } = useMatch();
  const [battle, setBattle] = useState<BattleOf>();
  const [report, setReport] = useState<Json>();
  const [far, setFar] = useState<FightProgress>();
  const [failed, setFailed] = useState(false);
  // Whoever comes back from the battle sees the map before the table knows again which campaign it keeps.
  useEffect(() => {
    if (!local || busy) return;
    let wanted = true;
    void battleOf(local).then(async (found) => {
      const reply = found?.match?.over ? await takeReport(local) : undefined;
      if (!wanted) return;
      setBattle(found);
      if (reply?.ok) setReport(reply.value);
    });
    return () => {
      wanted = false;
    };
  }, [local, busy]);
  useEffect(() => () => local?.battles.stop(), [local]);
  if (!local) return null;
  const fight = () =>
    void startBattle(local).then((path) => {
      if (path === undefined) setFailed(true);
      else navigate(path);
    });
  const quick = async () => {
    setFar({ rounds: 0, decisions: 0 });
    const fought = await quickFight(local, setFar).catch(() => false);
    const reply = fought ? await takeReport(local) : undefined;
    setFar(undefined);
    if (reply?.ok) setReport(reply.value);
    else setFailed(true);
  };
  if (report !== undefined)
    return (
      <section className="battle-over" aria-live="polite">
        <p>
          <strong>{t.fought}</strong>
        </p>
        <p>{told(report)}</p>
        <button
          ref={onward}
          type="button"
          className="primary"
          data-confirm
          disabled={busy}
          onClick={() => void propose({ report })}
        >
          {t.take}
        </button>
      </section>
    );
  return (
    <>
      {failed && <p role="alert">{t.failed}</p>}
      <button type="button" className="primary" data-step disabled={busy || far !== undefined} onClick={fight}>
        {battle?.match ? t.resume : t.fight}
      </button>
      {far === undefined ? (
        <button type="button" className="choice" data-step disabled={busy} onClick={() => void quick()}>
          <span className="choice-name">
            {t.quick}
            <small className="option-says">{t.quickNote}</small>
          </span>
        </button>
      ) : (
        <p className="quiet" role="status">
          {t.working} {far.rounds > 0 && t.round(far.rounds)}{' '}
          <button ref={onward} type="button" className="tool tool-text" onClick={() => local.battles.stop()}>
            {t.stop}
          </button>
        </p>
      )}
    </>
  );
}
