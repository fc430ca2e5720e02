import type { Roster } from '@holotisch/campaign';
import { useState } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { campaignText } from '../text.ts';
import { shipsAfter, type Wishes, wares } from './refit-order.ts';
import { nameOfCard } from './words.ts';

type Kind = 'ships' | 'squadrons' | 'upgrades';
const KINDS: readonly Kind[] = ['ships', 'squadrons', 'upgrades'];
/** So many are shown at once; a word finds the others. */
const SHOWN = 24;

interface MarketProps {
  readonly roster: Roster;
  readonly wishes: Wishes;
  readonly left: number;
  readonly onChange: (wishes: Wishes) => void;
}

/** What can be bought, with prices; what is too dear says so. */
export function Market({ roster, wishes, left, onChange }: MarketProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].refit;
  const [kind, setKind] = useState<Kind>();
  const [word, setWord] = useState('');
  const [ship, setShip] = useState<number>();
  const titles = { ships: t.buyShip, squadrons: t.buySquadron, upgrades: t.buyUpgrade };
  const ships = shipsAfter(roster, wishes);
  const aboard = ships.some(({ place }) => place === ship) ? ship : ships[0]?.place;
  const found = kind
    ? wares(roster, kind).filter(({ id }) => nameOfCard(id, lang).toLowerCase().includes(word.trim().toLowerCase()))
    : [];
  const take = (card: string) => {
    if (kind === 'upgrades') onChange({ ...wishes, upgrades: [...wishes.upgrades, { ship: aboard ?? null, card }] });
    else if (kind) onChange({ ...wishes, [kind]: [...wishes[kind], card] });
  };
  return (
    <section className="market">
      <p className="market-kinds">
        {KINDS.map((one) => (
          <button
            key={one}
            type="button"
            className="tool tool-text"
            aria-expanded={kind === one}
            onClick={() => setKind(kind === one ? undefined : one)}
          >
            {titles[one]}
          </button>
        ))}
      </p>
      {kind && (
        <>
          {kind === 'upgrades' && ships.length > 0 && (
            <label>
              {t.on}{' '}
              <select value={aboard} onChange={({ target }) => setShip(Number(target.value))}>
                {ships.map(({ place, card }) => (
                  <option key={place} value={place}>
                    {nameOfCard(card, lang)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <input
            type="search"
            value={word}
            placeholder={t.search}
            aria-label={t.search}
            onChange={({ target }) => setWord(target.value)}
          />
          {found.length === 0 && <p className="quiet">{t.nothing}</p>}
          <ul className="market-wares">
            {found.slice(0, SHOWN).map(({ id, points }) => (
              <li key={id} data-dear={points > left}>
                <span>{nameOfCard(id, lang)}</span>
                <small>{points > left ? t.dear(points, Math.max(0, left)) : points}</small>
                <button type="button" className="tool tool-text" disabled={points > left} onClick={() => take(id)}>
                  {t.take}
                  <span className="only-heard">: {nameOfCard(id, lang)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
