import { useMemo } from 'react';
import { navigate } from '../address/router.tsx';
import { backToCampaign, campaignOf } from '../match/campaign/battle-of.ts';
import { keptMatches } from '../match/storage.ts';
import { useMatch } from '../match/use-match.tsx';
import { useLanguage } from '../settings/language.tsx';

const TEXT = {
  de: { back: 'Zurück zur Karte', of: 'Schlacht eines Feldzugs' },
  en: { back: 'Back to the map', of: 'A battle of a campaign' },
} as const;

/** The way back to the map from a battle of a campaign that is kept here or fought online; undefined for any other match. */
export function useWayBack(): (() => void) | undefined {
  const { local, far } = useMatch();
  const id = local?.kept();
  const path = far?.back;
  return useMemo(() => {
    if (path !== undefined) return () => navigate(path);
    const battle = id === undefined ? undefined : keptMatches().find((match) => match.id === id);
    if (!local || !battle || !campaignOf(battle)) return undefined;
    return () => void backToCampaign(local).then((path) => path !== undefined && navigate(path));
  }, [local, id, path]);
}

/** After a battle: its end is the campaign's business. */
export function BackToMap() {
  const back = useWayBack();
  const { lang } = useLanguage();
  return back ? (
    <button type="button" className="primary" onClick={back}>
      {TEXT[lang].back}
    </button>
  ) : null;
}

/** While it is fought: above the panel, for whoever wants to look at the map meanwhile. */
export function BattleNote() {
  const back = useWayBack();
  const { lang } = useLanguage();
  return back ? (
    <p className="battle-note">
      {TEXT[lang].of}{' '}
      <button type="button" className="tool tool-text" onClick={back}>
        {TEXT[lang].back}
      </button>
    </p>
  ) : null;
}
