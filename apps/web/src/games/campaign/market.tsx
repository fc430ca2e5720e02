import { useState } from 'react';
import { useLanguage } from '../../settings/language.tsx';
import { campaignText } from './text.ts';

/** So many are shown at once; a word finds the others. */
const SHOWN = 24;

/** Something that can be bought. */
export interface Ware {
  readonly id: string;
  readonly name: string;
  /** What it costs, in words. */
  readonly price: string;
  /** There is not enough for it. */
  readonly dear: boolean;
}

/** A kind of wares, by what is done with them. */
interface Counter<K extends string> {
  readonly id: K;
  readonly title: string;
  /** Who could carry them, by their place; nothing where they stand for themselves. */
  readonly carriers?: readonly { readonly place: number; readonly name: string }[];
}

interface MarketProps<K extends string> {
  readonly counters: readonly Counter<K>[];
  readonly wares: (kind: K, carrier: number | undefined) => readonly Ware[];
  readonly onTake: (kind: K, id: string, carrier: number | undefined) => void;
  /** What is too dear may be taken all the same: something else may pay for it. */
  readonly lenient?: true;
}

/** What can be bought at the end of a turn, with prices; a word finds what is not among the first. */
export function Market<K extends string>({ counters, wares, onTake, lenient }: MarketProps<K>) {
  const { lang } = useLanguage();
  const t = campaignText[lang].refit;
  const [kind, setKind] = useState<K>();
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<number>();
  const carriers = counters.find(({ id }) => id === kind)?.carriers;
  const carrier = (carriers?.find(({ place }) => place === chosen) ?? carriers?.[0])?.place;
  const wanted = word.trim().toLowerCase();
  const all = kind === undefined ? [] : wares(kind, carrier);
  const found = all.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <section className="market">
      <p className="market-kinds">
        {counters.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className="tool tool-text"
            aria-expanded={kind === id}
            onClick={() => setKind(kind === id ? undefined : id)}
          >
            {title}
          </button>
        ))}
      </p>
      {kind !== undefined && (
        <>
          {carriers && carriers.length > 0 && (
            <label>
              {t.on}{' '}
              <select value={carrier} onChange={({ target }) => setChosen(Number(target.value))}>
                {carriers.map(({ place, name }) => (
                  <option key={place} value={place}>
                    {name}
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
            {found.slice(0, SHOWN).map(({ id, name, price, dear }) => (
              <li key={id} data-dear={dear}>
                <span>{name}</span>
                <small>{price}</small>
                <button
                  type="button"
                  className="tool tool-text"
                  disabled={dear && !lenient}
                  onClick={() => onTake(kind, id, carrier)}
                >
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
