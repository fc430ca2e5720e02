import type { ReactNode } from 'react';
import { useLanguage } from '../../settings/language.tsx';
import { campaignText } from './text.ts';

/** How a battle can be fought: at a real table, with its report written by hand. */
export function BattleWays({ children }: { readonly children: ReactNode }) {
  const { lang } = useLanguage();
  const t = campaignText[lang].battle;
  return (
    <div className="battle-ways">
      <details>
        <summary>{t.byHand}</summary>
        <p className="quiet">{t.byHandNote}</p>
        {children}
      </details>
    </div>
  );
}
