import type { RimView } from '@holotisch/campaign';
import { useState } from 'react';
import type { AskView, OptionView } from '../../match/ask-view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useLanguage } from '../../settings/language.tsx';
import { pointsOfCard } from '../campaign/armada/fleet.tsx';
import { nameOfCard } from '../campaign/armada/words.ts';
import { cardAbout } from '../campaign/kit.ts';
import { campaignText } from '../campaign/text.ts';
import '../campaign/refit.css';

interface RewardControlProps {
  readonly ask: AskView;
  readonly view: RimView;
}

/** A reward: first which card, then which ship carries it. */
export function RewardControl({ ask, view }: RewardControlProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang];
  const { decide, busy } = useMatch();
  const [word, setWord] = useState('');
  const cards = new Map<string, OptionView[]>();
  for (const option of ask.options ?? []) {
    const card = cardAbout(option.about);
    if (card !== undefined) cards.set(card, [...(cards.get(card) ?? []), option]);
  }
  const wanted = word.trim().toLowerCase();
  const found = [...cards].filter(([card]) => nameOfCard(card, lang).toLowerCase().includes(wanted));
  const { ships } = view.rosters[ask.seat]!;
  /** `card@1`: the ship by its place. */
  const shipName = ({ id }: OptionView): string | undefined => {
    const place = /@(\d+)$/.exec(id)?.[1];
    const ship = place === undefined ? undefined : ships[Number(place)];
    return ship && `${t.reward.to} ${nameOfCard(ship.card, lang)}`;
  };
  return (
    <div className="market">
      <input
        type="search"
        value={word}
        placeholder={t.refit.search}
        aria-label={t.refit.search}
        onChange={({ target }) => setWord(target.value)}
      />
      <ul className="market-wares">
        {found.map(([card, options]) => (
          <li key={card}>
            <span>{nameOfCard(card, lang)}</span>
            <small>{pointsOfCard(card)}</small>
            <span className="refit-does">
              {options.map((option) => (
                <button
                  key={option.id}
                  type="button"
                  className="tool tool-text"
                  disabled={busy}
                  onClick={() => void decide(option.id)}
                >
                  {shipName(option) ?? t.refit.take}
                  <span className="only-heard">: {nameOfCard(card, lang)}</span>
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="tool tool-text" disabled={busy} onClick={() => void decide('none')}>
        {t.reward.none}
      </button>
    </div>
  );
}
