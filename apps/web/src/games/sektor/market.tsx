import { ARM, type Force } from '@holotisch/campaign/sektor';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../settings/language.tsx';
import { campaignText } from '../campaign/text.ts';
import { cardIn } from './names.ts';
import type { Wishes } from './refit-order.ts';
import { ownText } from './text.ts';

type Kind = 'recruit' | 'equip';
const KINDS: readonly Kind[] = ['recruit', 'equip'];
/** So many are shown at once; a word finds the others. */
const SHOWN = 24;

interface MarketProps {
  readonly force: Force;
  readonly wishes: Wishes;
  readonly left: number;
  readonly onChange: (wishes: Wishes) => void;
}

/** Units and cards that a force can have, the cheapest first, in points and credits. */
export function Market({ force, wishes, left, onChange }: MarketProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].refit;
  const own = ownText[lang].refit;
  const [kind, setKind] = useState<Kind>();
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<number>();
  const arm = ARM[force.game];
  const there = [
    ...force.units.map((unit, place) => ({ place, unit })),
    ...wishes.recruit.map((card, i) => ({
      place: force.units.length + i,
      unit: { card, upgrades: [], scarred: false, xp: 0 },
    })),
  ].filter(({ place }) => !wishes.dismiss.includes(place));
  const on = there.find(({ place }) => place === chosen) ?? there[0];
  const onCard = on?.unit.card;
  const wares = useMemo(() => {
    const priced =
      kind === 'recruit'
        ? arm.unitsFor(force).map((id) => ({ id, points: arm.cardPoints(force, id) ?? 0 }))
        : kind === 'equip' && onCard !== undefined
          ? arm.upgradesFor(force, { card: onCard, upgrades: [], scarred: false, xp: 0 }).map((id) => ({
              id,
              points: arm.upgradesPoints(force, { card: onCard, upgrades: [id] }),
            }))
          : [];
    return priced
      .map(({ id, points }) => ({ id, name: cardIn(force, id, lang), points }))
      .toSorted((a, b) => a.points - b.points);
  }, [arm, force, kind, onCard, lang]);
  const wanted = word.trim().toLowerCase();
  const found = wares.filter(({ name }) => name.toLowerCase().includes(wanted));
  const take = (card: string) => {
    if (kind === 'recruit') onChange({ ...wishes, recruit: [...wishes.recruit, card] });
    else if (on) onChange({ ...wishes, equip: [...wishes.equip, { unit: on.place, card }] });
  };
  const titles = { recruit: own.recruit, equip: own.equip };
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
          {kind === 'equip' && on && (
            <label>
              {t.on}{' '}
              <select value={on.place} onChange={({ target }) => setChosen(Number(target.value))}>
                {there.map(({ place, unit }) => (
                  <option key={place} value={place}>
                    {cardIn(force, unit.card, lang)}
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
            {found.slice(0, SHOWN).map(({ id, name, points }) => (
              <li key={id} data-dear={points * arm.rate > left}>
                <span>{name}</span>
                <small>
                  {points} ({ownText[lang].credits(points * arm.rate)})
                </small>
                <button type="button" className="tool tool-text" onClick={() => take(id)}>
                  {t.take}
                  <span className="only-heard">: {name}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
