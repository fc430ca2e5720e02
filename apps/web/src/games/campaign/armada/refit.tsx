import type { CorelliaView, RefitOrder } from '@holotisch/campaign';
import { MOST_POINTS, scarCost } from '@holotisch/campaign';
import type { Json } from '@holotisch/engine';
import { useMemo, useState } from 'react';
import type { AskView } from '../../../match/ask-view.ts';
import { useLanguage } from '../../../settings/language.tsx';
import { ShipPortrait, SquadronPortrait } from '../../armada/table/portrait.tsx';
import { Market } from '../market.tsx';
import { Bought, RefitFrame, RefitUnit } from '../refit-frame.tsx';
import { campaignText } from '../text.ts';
import { billOf, NO_WISHES, orderFrom, shipsAfter, type Wishes, wares, wishesFrom } from './refit-order.ts';
import { nameOfCard } from './words.ts';

interface RefitControlProps {
  readonly ask: AskView;
  readonly view: CorelliaView;
}

/** The end of a turn for one fleet: scars away, units given up or bought, with what it costs and what remains. */
export function RefitControl({ ask, view }: RefitControlProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].refit;
  const [wishes, setWishes] = useState<Wishes>(NO_WISHES);
  const { seat } = ask;
  const roster = view.rosters[seat]!;
  const owner = view.teams[seat]!;
  const bill = useMemo(() => billOf(view, seat, wishes), [view, seat, wishes]);
  const order = useMemo(() => orderFrom(roster, wishes) as Json, [roster, wishes]);
  const units = [...roster.ships, ...roster.squadrons];
  const toggle = (list: 'remove' | 'repair', place: number) => {
    const has = wishes[list].includes(place);
    const next = { ...wishes, [list]: has ? wishes[list].filter((one) => one !== place) : [...wishes[list], place] };
    // What leaves is not repaired.
    setWishes(list === 'remove' && !has ? { ...next, repair: next.repair.filter((one) => one !== place) } : next);
  };
  const name = (card: string) => nameOfCard(card, lang);
  const ships = shipsAfter(roster, wishes);
  return (
    <RefitFrame
      bill={[
        { says: t.left(bill.left), short: bill.left < 0 },
        { says: t.free(bill.freeLeft, bill.free) },
        { says: t.total(bill.total, MOST_POINTS), short: bill.total > MOST_POINTS },
        { says: t.squadrons(bill.squadrons, bill.squadronLimit), short: bill.squadrons > bill.squadronLimit },
      ]}
      order={order}
      nothing={JSON.stringify(wishes) === JSON.stringify(NO_WISHES)}
      onSuggest={(found) => setWishes(wishesFrom(roster, found as unknown as RefitOrder))}
      onClear={() => setWishes(NO_WISHES)}
    >
      <ul className="refit-units">
        {units.map((unit, place) => {
          const Portrait = place < roster.ships.length ? ShipPortrait : SquadronPortrait;
          return (
            <RefitUnit
              // biome-ignore lint/suspicious/noArrayIndexKey: units are told apart by their place
              key={place}
              name={name(unit.card)}
              portrait={<Portrait card={unit.card} owner={owner} />}
              rank={unit.veteran ? campaignText[lang].sheet.veteran : undefined}
              scar={unit.scarred ? { word: campaignText[lang].sheet.scar, mend: t.repair(scarCost(unit)) } : undefined}
              mended={wishes.repair.includes(place)}
              leaves={wishes.remove.includes(place)}
              words={{ leave: t.remove, keep: t.keep }}
              onMend={() => toggle('repair', place)}
              onLeave={() => toggle('remove', place)}
            />
          );
        })}
      </ul>
      <Bought
        rows={boughtRows(wishes, setWishes, (place) => ships.find((one) => one.place === place)?.card, t, name)}
      />
      {roster.aside.map((card, i) => (
        <EquipField
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
          key={i}
          card={card}
          ships={ships}
          wishes={wishes}
          onChange={setWishes}
        />
      ))}
      <Market
        counters={[
          { id: 'ships', title: t.buyShip },
          { id: 'squadrons', title: t.buySquadron },
          {
            id: 'upgrades',
            title: t.buyUpgrade,
            carriers: ships.map(({ place, card }) => ({ place, name: name(card) })),
          },
        ]}
        wares={(kind) =>
          wares(roster, kind).map(({ id, points }) => ({
            id,
            name: name(id),
            price: points > bill.left ? t.dear(points, Math.max(0, bill.left)) : String(points),
            dear: points > bill.left,
          }))
        }
        onTake={(kind, card, carrier) =>
          setWishes(
            kind === 'upgrades'
              ? { ...wishes, upgrades: [...wishes.upgrades, { ship: carrier ?? null, card }] }
              : { ...wishes, [kind]: [...wishes[kind], card] },
          )
        }
      />
    </RefitFrame>
  );
}

type RefitWords = (typeof campaignText)['de']['refit'];

/** What is new; of ships only the last one can go without moving the cards of the others. */
function boughtRows(
  wishes: Wishes,
  onChange: (wishes: Wishes) => void,
  shipAt: (place: number | null) => string | undefined,
  t: RefitWords,
  name: (card: string) => string,
) {
  const { ships, squadrons, upgrades } = wishes;
  const row = (card: string, drop: Wishes | undefined, says = name(card)) => ({
    name: name(card),
    says,
    drop: drop && (() => onChange(drop)),
  });
  const carrier = (place: number | null): string => (place === null ? t.aside : name(shipAt(place) ?? ''));
  return [
    ...ships.map((card, i) => row(card, i === ships.length - 1 ? { ...wishes, ships: ships.slice(0, -1) } : undefined)),
    ...squadrons.map((card, i) => row(card, { ...wishes, squadrons: squadrons.toSpliced(i, 1) })),
    ...upgrades.map(({ card, ship }, i) =>
      row(card, { ...wishes, upgrades: upgrades.toSpliced(i, 1) }, `${name(card)} ${t.on} ${carrier(ship)}`),
    ),
  ];
}

interface EquipFieldProps {
  readonly card: string;
  readonly ships: ReturnType<typeof shipsAfter>;
  readonly wishes: Wishes;
  readonly onChange: (wishes: Wishes) => void;
}

/** A card that was set aside is put on a ship. */
function EquipField({ card, ships, wishes, onChange }: EquipFieldProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].refit;
  const put = wishes.equip.find((one) => one.card === card);
  return (
    <label className="refit-aside">
      {nameOfCard(card, lang)}: {t.equip}{' '}
      <select
        value={put ? put.ship : ''}
        onChange={({ target }) => {
          const rest = wishes.equip.filter((one) => one.card !== card);
          onChange({
            ...wishes,
            equip: target.value === '' ? rest : [...rest, { ship: Number(target.value), card }],
          });
        }}
      >
        <option value="">{t.aside}</option>
        {ships.map(({ place, card: ship }) => (
          <option key={place} value={place}>
            {nameOfCard(ship, lang)}
          </option>
        ))}
      </select>
    </label>
  );
}
