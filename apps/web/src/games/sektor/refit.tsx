import { ARMS, type ArmId, capOf, forceWorth, type RefitOrder, repairCost } from '@holotisch/campaign/sektor';
import type { Json } from '@holotisch/engine';
import { useEffect, useMemo, useState } from 'react';
import type { AskView } from '../../match/ask-view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useLanguage } from '../../settings/language.tsx';
import { Reason } from '../../table-ui/decide/reason.tsx';
import { useDraft } from '../../table-ui/draft.tsx';
import { campaignText } from '../campaign/text.ts';
import { Market } from './market.tsx';
import { cardIn, forceName, rankOf } from './names.ts';
import { UnitPortrait } from './portrait.tsx';
import { type AllWishes, billOf, NO_WISHES, orderFrom, type Wishes, wishesFrom } from './refit-order.ts';
import { ownText } from './text.ts';
import type { SektorView } from './view.ts';
import '../campaign/armada/refit.css';
import './sektor.css';

interface RefitControlProps {
  readonly ask: AskView;
  readonly view: SektorView;
}

const toggled = (list: readonly number[], place: number): readonly number[] =>
  list.includes(place) ? list.filter((one) => one !== place) : [...list, place];

/** The end of an evening for one player: three forces, one purse. */
export function RefitControl({ ask, view }: RefitControlProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].refit;
  const own = ownText[lang].refit;
  const { busy, sample } = useMatch();
  const { refusal, checking, set, confirm } = useDraft();
  const [wishes, setWishes] = useState<AllWishes>({});
  const [game, setGame] = useState<ArmId>('xwing');
  const { seat } = ask;
  const order = useMemo(() => orderFrom(view, seat, wishes), [view, seat, wishes]);
  const bill = useMemo(() => billOf(view, seat, order), [view, seat, order]);
  useEffect(() => set(order as Json), [order, set]);
  const suggest = () =>
    void sample().then((found) => found !== undefined && setWishes(wishesFrom(view, seat, found as RefitOrder)));
  const nothing = Object.keys(wishes).length === 0;
  const most = capOf(view.rules, game, view.turn + 1);
  const worth = forceWorth(bill.forces[game]);
  return (
    <div className="refit">
      <ul className="refit-bill" aria-live="polite">
        <li data-short={bill.left < 0}>{own.left(bill.left)}</li>
        <li data-short={worth > most}>
          {forceName(lang, game)}: {own.size(worth, most)}
        </li>
        <li>{own.levy}</li>
      </ul>
      <p className="sektor-arms">
        <button type="button" className="tool tool-text" onClick={suggest}>
          {t.suggest}
        </button>
        {!nothing && (
          <button type="button" className="tool tool-text" onClick={() => setWishes({})}>
            {t.clear}
          </button>
        )}
      </p>
      <p className="sektor-arms">
        {ARMS.map((one) => (
          <button
            key={one}
            type="button"
            className="tool tool-text"
            aria-pressed={one === game}
            onClick={() => setGame(one)}
          >
            {forceName(lang, one)}
          </button>
        ))}
      </p>
      <ForceRefit
        key={game}
        view={view}
        seat={seat}
        game={game}
        wishes={wishes[game] ?? NO_WISHES}
        left={bill.left}
        onChange={(next) => setWishes({ ...wishes, [game]: next })}
      />
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

interface ForceRefitProps {
  readonly view: SektorView;
  readonly seat: number;
  readonly game: ArmId;
  readonly wishes: Wishes;
  readonly left: number;
  readonly onChange: (wishes: Wishes) => void;
}

/** One force: who is mended, who leaves, who is new, which cards change. */
function ForceRefit({ view, seat, game, wishes, left, onChange }: ForceRefitProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].refit;
  const own = ownText[lang];
  const force = view.houses[seat]!.forces[game];
  const owner = view.teams[seat]!;
  const name = (card: string) => cardIn(force, card, lang);
  const bought = (place: number) =>
    wishes.equip.flatMap(({ unit, card }, at) => (unit === place ? [{ card, at }] : []));
  const without = (at: number): Wishes => ({ ...wishes, equip: wishes.equip.toSpliced(at, 1) });
  /** Only the last recruit can go without moving the cards of the others. */
  const last = wishes.recruit.length - 1;
  const dropLast = (): Wishes => ({
    ...wishes,
    recruit: wishes.recruit.slice(0, -1),
    equip: wishes.equip.filter(({ unit }) => unit !== force.units.length + last),
  });
  return (
    <>
      <ul className="refit-units">
        {force.units.map((unit, place) => {
          const leaves = wishes.dismiss.includes(place);
          const rank = rankOf(unit);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: units are told apart by their place
            <li key={place} data-leaves={leaves}>
              <UnitPortrait force={force} unit={unit} owner={owner} />
              <span className="refit-name">
                {name(unit.card)}
                {rank && <small> ★ {own.rank[rank]}</small>}
                {unit.scarred && !wishes.repair.includes(place) && (
                  <small className="sheet-scar"> ✗ {own.scarred}</small>
                )}
              </span>
              <span className="refit-does">
                {unit.scarred && !leaves && (
                  <label>
                    <input
                      type="checkbox"
                      checked={wishes.repair.includes(place)}
                      onChange={() => onChange({ ...wishes, repair: toggled(wishes.repair, place) })}
                    />
                    {own.refit.repair(repairCost(force, unit.card))}
                    <span className="only-heard">: {name(unit.card)}</span>
                  </label>
                )}
                <button
                  type="button"
                  className="tool tool-text"
                  aria-pressed={leaves}
                  onClick={() =>
                    onChange({
                      ...wishes,
                      dismiss: toggled(wishes.dismiss, place),
                      // What leaves is not repaired.
                      repair: wishes.repair.filter((one) => one !== place),
                    })
                  }
                >
                  {leaves ? own.refit.keep : own.refit.dismiss}
                  <span className="only-heard">: {name(unit.card)}</span>
                </button>
              </span>
              {!leaves && (unit.upgrades.length > 0 || bought(place).length > 0) && (
                <span className="sektor-carries">
                  {unit.upgrades.map((card, i) => {
                    const off = wishes.strip.findIndex((one) => one.unit === place && one.card === card);
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
                      <span key={i} data-leaves={off >= 0}>
                        {off >= 0 ? <s>{name(card)}</s> : name(card)}{' '}
                        <button
                          type="button"
                          className="tool"
                          aria-pressed={off >= 0}
                          aria-label={own.refit.off(name(card))}
                          onClick={() =>
                            onChange({
                              ...wishes,
                              strip:
                                off >= 0 ? wishes.strip.toSpliced(off, 1) : [...wishes.strip, { unit: place, card }],
                            })
                          }
                        >
                          ×
                        </button>
                      </span>
                    );
                  })}
                  {bought(place).map(({ card, at }) => (
                    <span key={`new-${at}`}>
                      + {name(card)}{' '}
                      <button
                        type="button"
                        className="tool"
                        aria-label={t.drop(name(card))}
                        onClick={() => onChange(without(at))}
                      >
                        ×
                      </button>
                    </span>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {wishes.recruit.length > 0 && (
        <section>
          <h3 className="refit-head">{t.bought}</h3>
          <ul className="refit-bought">
            {wishes.recruit.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
              <li key={i}>
                <span>{[card, ...bought(force.units.length + i).map((one) => one.card)].map(name).join(' · ')}</span>
                {i === last && (
                  <button
                    type="button"
                    className="tool"
                    aria-label={t.drop(name(card))}
                    onClick={() => onChange(dropLast())}
                  >
                    ×
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Market force={force} wishes={wishes} left={left} onChange={onChange} />
    </>
  );
}
