import { useState } from 'react';
import { useLanguage } from '../settings/language.tsx';
import type { CompanionGame } from '../table-ui/companion/companion-game.ts';
import { Counter } from '../table-ui/companion/controls.tsx';
import { fairChance } from '../table-ui/companion/dice.ts';
import { keep, kept, useKept } from '../table-ui/companion/kept.ts';
import { useCompanionText } from '../table-ui/companion/text.ts';
import { ClauseLink } from '../ui/clause-link.tsx';
import { drawn, inArmy, inBag, type OrderPool, poolFrom, poolOf, refilled, tokensIn } from './order-pool.ts';

interface OrdersProps {
  readonly orders: NonNullable<CompanionGame['orders']>;
  readonly clause: string;
}

const FAIR = fairChance();
const PLACE = 'orders';
type Ranks = OrdersProps['orders']['ranks'];
const read = (value: unknown, ranks: Ranks): OrderPool =>
  poolFrom(
    value,
    ranks.map(({ id }) => id),
  );

/** For a new match every token lies in the bag again. */
export const refill = (ranks: Ranks): void => keep(PLACE, refilled(read(kept(PLACE), ranks)));

/** The bag that order tokens are drawn from. */
export function Orders({ orders, clause }: OrdersProps) {
  const { lang } = useLanguage();
  const { orders: t } = useCompanionText();
  const { ranks } = orders;
  const [pool, setPool] = useKept(PLACE, (value) => read(value, ranks));
  const [missing, setMissing] = useState(false);
  const left = tokensIn(pool.bag);
  const last = ranks.find(({ id }) => id === pool.drawn);
  const present = ranks.filter(({ id }) => (pool.all[id] ?? 0) > 0);
  const [unfilled] = useState(present.length === 0);
  return (
    <section className="orders" aria-labelledby="orders-title">
      <h2 id="orders-title">
        {t.title} <ClauseLink id={clause} />
      </h2>
      {present.length > 0 && (
        <>
          <button
            type="button"
            className="roll"
            disabled={left === 0}
            onClick={() => setPool(drawn(pool, FAIR) ?? pool)}
          >
            {left === 0 ? t.empty : t.draw(left)}
          </button>
          <p className="order-drawn" role="status">
            {last && (
              <>
                {t.drawn}: <strong>{last.name[lang]}</strong>
              </>
            )}
          </p>
          {present.map(({ id, name }) => (
            <Counter
              key={id}
              label={t.inBag(name[lang])}
              value={pool.bag[id] ?? 0}
              most={pool.all[id] ?? 0}
              onChange={(count) => setPool(inBag(pool, id, count))}
            />
          ))}
          <p className="quiet">{t.note}</p>
          <button type="button" className="roll-again" onClick={() => setPool(refilled(pool))}>
            {t.refill}
          </button>
        </>
      )}
      <button
        type="button"
        className="roll-again"
        onClick={() =>
          void orders.ofList().then((all) => {
            setMissing(all === undefined);
            if (all) setPool(poolOf(all));
          })
        }
      >
        {t.fromList}
      </button>
      {missing && <p role="alert">{t.noList}</p>}
      <details open={unfilled}>
        <summary>{t.army}</summary>
        {ranks.map(({ id, name }) => (
          <Counter
            key={id}
            label={t.units(name[lang])}
            value={pool.all[id] ?? 0}
            onChange={(count) => setPool(inArmy(pool, id, count))}
          />
        ))}
      </details>
    </section>
  );
}
