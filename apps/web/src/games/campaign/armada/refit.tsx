import type { CorelliaView, RefitOrder } from '@holotisch/campaign';
import { MOST_POINTS, scarCost } from '@holotisch/campaign';
import type { Json } from '@holotisch/engine';
import { useEffect, useMemo, useState } from 'react';
import type { AskView } from '../../../match/ask-view.ts';
import { useMatch } from '../../../match/use-match.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { Reason } from '../../../table-ui/decide/reason.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import { ShipPortrait, SquadronPortrait } from '../../armada/table/portrait.tsx';
import { campaignText } from '../text.ts';
import { Market } from './market.tsx';
import { billOf, NO_WISHES, orderFrom, shipsAfter, type Wishes, wishesFrom } from './refit-order.ts';
import { nameOfCard } from './words.ts';
import './refit.css';

interface RefitControlProps {
  readonly ask: AskView;
  readonly view: CorelliaView;
}

/** The end of a turn for one fleet: scars away, units given up or bought, with what it costs and what remains. */
export function RefitControl({ ask, view }: RefitControlProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].refit;
  const { busy, sample } = useMatch();
  const { refusal, checking, set, confirm } = useDraft();
  const [wishes, setWishes] = useState<Wishes>(NO_WISHES);
  const { seat } = ask;
  const roster = view.rosters[seat]!;
  const owner = view.teams[seat]!;
  const bill = useMemo(() => billOf(view, seat, wishes), [view, seat, wishes]);
  useEffect(() => set(orderFrom(roster, wishes) as Json), [roster, wishes, set]);
  const units = [...roster.ships, ...roster.squadrons];
  const toggle = (list: 'remove' | 'repair', place: number) => {
    const has = wishes[list].includes(place);
    const next = { ...wishes, [list]: has ? wishes[list].filter((one) => one !== place) : [...wishes[list], place] };
    // What leaves is not repaired.
    setWishes(list === 'remove' && !has ? { ...next, repair: next.repair.filter((one) => one !== place) } : next);
  };
  const suggest = () =>
    void sample().then((found) => found !== undefined && setWishes(wishesFrom(roster, found as unknown as RefitOrder)));
  const name = (card: string) => nameOfCard(card, lang);
  const ships = shipsAfter(roster, wishes);
  const shipName = (place: number | null) =>
    place === null ? t.aside : name(ships.find((one) => one.place === place)?.card ?? '');
  const nothing = JSON.stringify(wishes) === JSON.stringify(NO_WISHES);
  return (
    <div className="refit">
      <ul className="refit-bill" aria-live="polite">
        <li data-short={bill.left < 0}>{t.left(bill.left)}</li>
        <li>{t.free(bill.freeLeft, bill.free)}</li>
        <li data-short={bill.total > MOST_POINTS}>{t.total(bill.total, MOST_POINTS)}</li>
        <li data-short={bill.squadrons > bill.squadronLimit}>{t.squadrons(bill.squadrons, bill.squadronLimit)}</li>
      </ul>
      <div className="row">
        <button type="button" className="tool tool-text" onClick={suggest}>
          {t.suggest}
        </button>
        {!nothing && (
          <button type="button" className="tool tool-text" onClick={() => setWishes(NO_WISHES)}>
            {t.clear}
          </button>
        )}
      </div>
      <ul className="refit-units">
        {units.map((unit, place) => {
          const isShip = place < roster.ships.length;
          const leaves = wishes.remove.includes(place);
          const Portrait = isShip ? ShipPortrait : SquadronPortrait;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: units are told apart by their place
            <li key={place} data-leaves={leaves}>
              <Portrait card={unit.card} owner={owner} />
              <span className="refit-name">
                {name(unit.card)}
                {unit.veteran && <small> ★ {campaignText[lang].sheet.veteran}</small>}
                {unit.scarred && !wishes.repair.includes(place) && (
                  <small className="sheet-scar"> ✗ {campaignText[lang].sheet.scar}</small>
                )}
              </span>
              <span className="refit-does">
                {unit.scarred && !leaves && (
                  <label>
                    <input
                      type="checkbox"
                      checked={wishes.repair.includes(place)}
                      onChange={() => toggle('repair', place)}
                    />
                    {t.repair(scarCost(unit))}
                  </label>
                )}
                <button
                  type="button"
                  className="tool tool-text"
                  aria-pressed={leaves}
                  onClick={() => toggle('remove', place)}
                >
                  {leaves ? t.keep : t.remove}
                  <span className="only-heard">: {name(unit.card)}</span>
                </button>
              </span>
            </li>
          );
        })}
      </ul>
      <Bought wishes={wishes} onChange={setWishes} shipName={shipName} />
      {roster.aside.map((card, i) => {
        const put = wishes.equip.find((one) => one.card === card);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
          <label key={i} className="refit-aside">
            {name(card)}: {t.equip}{' '}
            <select
              value={put ? put.ship : ''}
              onChange={({ target }) => {
                const rest = wishes.equip.filter((one) => one.card !== card);
                setWishes({
                  ...wishes,
                  equip: target.value === '' ? rest : [...rest, { ship: Number(target.value), card }],
                });
              }}
            >
              <option value="">{t.aside}</option>
              {ships.map(({ place, card: ship }) => (
                <option key={place} value={place}>
                  {name(ship)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      <Market roster={roster} wishes={wishes} left={bill.left} onChange={setWishes} />
      <div className="placement-state" data-legal={refusal === undefined} role="status">
        {refusal && <Reason refusal={refusal} />}
      </div>
      <div className="row at-hand">
        <button
          type="button"
          className="primary"
          data-confirm
          disabled={busy || checking || refusal !== undefined}
          onClick={confirm}
        >
          {nothing ? t.confirmNothing : t.confirm}
        </button>
      </div>
    </div>
  );
}

interface BoughtProps {
  readonly wishes: Wishes;
  readonly onChange: (wishes: Wishes) => void;
  readonly shipName: (place: number | null) => string;
}

/** What is new, each to be put back. */
function Bought({ wishes, onChange, shipName }: BoughtProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].refit;
  const { ships, squadrons, upgrades } = wishes;
  const rows = [
    ...ships.map((card, i) => ({
      card,
      on: '',
      // Only the last one can go without moving the cards of the others.
      drop: i === ships.length - 1 ? { ...wishes, ships: ships.slice(0, -1) } : undefined,
    })),
    ...squadrons.map((card, i) => ({ card, on: '', drop: { ...wishes, squadrons: squadrons.toSpliced(i, 1) } })),
    ...upgrades.map(({ card, ship }, i) => ({
      card,
      on: ` ${t.on} ${shipName(ship)}`,
      drop: { ...wishes, upgrades: upgrades.toSpliced(i, 1) },
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className="refit-head">{t.bought}</h3>
      <ul className="refit-bought">
        {rows.map(({ card, on, drop }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
          <li key={i}>
            {nameOfCard(card, lang)}
            {on}
            {drop && (
              <button
                type="button"
                className="tool"
                aria-label={t.drop(nameOfCard(card, lang))}
                onClick={() => onChange(drop)}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
