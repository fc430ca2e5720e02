import {
  ARM,
  ARMS,
  type ArmId,
  capOf,
  type Force,
  forceWorth,
  type RefitOrder,
  repairCost,
} from '@holotisch/campaign/sektor';
import type { Json } from '@holotisch/engine';
import { useMemo, useState } from 'react';
import type { AskView } from '../../match/ask-view.ts';
import { useLanguage } from '../../settings/language.tsx';
import { Market, type Ware } from '../campaign/market.tsx';
import { Bought, RefitFrame, RefitUnit } from '../campaign/refit-frame.tsx';
import { campaignText } from '../campaign/text.ts';
import { cardIn, forceName, rankOf } from './names.ts';
import { UnitPortrait } from './portrait.tsx';
import { type AllWishes, billOf, NO_WISHES, orderFrom, type Wishes, wishesFrom } from './refit-order.ts';
import { ownText } from './text.ts';
import type { SektorView } from './view.ts';
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
  const own = ownText[lang].refit;
  const [wishes, setWishes] = useState<AllWishes>({});
  const [game, setGame] = useState<ArmId>('xwing');
  const { seat } = ask;
  const order = useMemo(() => orderFrom(view, seat, wishes), [view, seat, wishes]);
  const bill = useMemo(() => billOf(view, seat, order), [view, seat, order]);
  const most = capOf(view.rules, game, view.turn + 1);
  const worth = forceWorth(bill.forces[game]);
  return (
    <RefitFrame
      bill={[
        { says: own.left(bill.left), short: bill.left < 0 },
        { says: `${forceName(lang, game)}: ${own.size(worth, most)}`, short: worth > most },
        { says: own.levy },
      ]}
      order={order as Json}
      nothing={Object.keys(wishes).length === 0}
      onSuggest={(found) => setWishes(wishesFrom(view, seat, found as RefitOrder))}
      onClear={() => setWishes({})}
    >
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
    </RefitFrame>
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
  const own = ownText[lang];
  const force = view.houses[seat]!.forces[game];
  const owner = view.teams[seat]!;
  const name = (card: string) => cardIn(force, card, lang);
  const bought = (place: number) =>
    wishes.equip.flatMap(({ unit, card }, at) => (unit === place ? [{ card, at }] : []));
  /** Only the last recruit can go without moving the cards of the others. */
  const last = wishes.recruit.length - 1;
  const dropLast = () =>
    onChange({
      ...wishes,
      recruit: wishes.recruit.slice(0, -1),
      equip: wishes.equip.filter(({ unit }) => unit !== force.units.length + last),
    });
  const there = [...force.units.map(({ card }) => card), ...wishes.recruit].flatMap((card, place) =>
    wishes.dismiss.includes(place) ? [] : [{ place, card }],
  );
  return (
    <>
      <ul className="refit-units">
        {force.units.map((unit, place) => {
          const leaves = wishes.dismiss.includes(place);
          const rank = rankOf(unit);
          return (
            <RefitUnit
              // biome-ignore lint/suspicious/noArrayIndexKey: units are told apart by their place
              key={place}
              name={name(unit.card)}
              portrait={<UnitPortrait force={force} unit={unit} owner={owner} />}
              rank={rank ? own.rank[rank] : undefined}
              scar={
                unit.scarred ? { word: own.scarred, mend: own.refit.repair(repairCost(force, unit.card)) } : undefined
              }
              mended={wishes.repair.includes(place)}
              leaves={leaves}
              words={{ leave: own.refit.dismiss, keep: own.refit.keep }}
              onMend={() => onChange({ ...wishes, repair: toggled(wishes.repair, place) })}
              onLeave={() =>
                onChange({
                  ...wishes,
                  dismiss: toggled(wishes.dismiss, place),
                  // What leaves is not repaired.
                  repair: wishes.repair.filter((one) => one !== place),
                })
              }
            >
              {!leaves && (
                <Carried
                  place={place}
                  upgrades={unit.upgrades}
                  bought={bought(place)}
                  wishes={wishes}
                  name={name}
                  onChange={onChange}
                />
              )}
            </RefitUnit>
          );
        })}
      </ul>
      <Bought
        rows={wishes.recruit.map((card, i) => ({
          name: name(card),
          says: [card, ...bought(force.units.length + i).map((one) => one.card)].map(name).join(' · '),
          drop: i === last ? dropLast : undefined,
        }))}
      />
      <Market
        lenient // the levy may pay for it
        counters={[
          { id: 'recruit', title: own.refit.recruit },
          {
            id: 'equip',
            title: own.refit.equip,
            carriers: there.map(({ place, card }) => ({ place, name: name(card) })),
          },
        ]}
        wares={(kind, carrier) => waresFor(force, kind, there.find(({ place }) => place === carrier)?.card, left, lang)}
        onTake={(kind, card, carrier) => {
          if (kind === 'recruit') onChange({ ...wishes, recruit: [...wishes.recruit, card] });
          else if (carrier !== undefined) onChange({ ...wishes, equip: [...wishes.equip, { unit: carrier, card }] });
        }}
      />
    </>
  );
}

/** Units that a force can have, or cards for one of them: the cheapest first, in points and credits. */
function waresFor(
  force: Force,
  kind: 'recruit' | 'equip',
  on: string | undefined,
  left: number,
  lang: 'de' | 'en',
): readonly Ware[] {
  const arm = ARM[force.game];
  const priced =
    kind === 'recruit'
      ? arm.unitsFor(force).map((id) => ({ id, points: arm.cardPoints(force, id) ?? 0 }))
      : on === undefined
        ? []
        : arm
            .upgradesFor(force, { card: on, upgrades: [], scarred: false, xp: 0 })
            .map((id) => ({ id, points: arm.upgradesPoints(force, { card: on, upgrades: [id] }) }));
  return priced
    .toSorted((a, b) => a.points - b.points)
    .map(({ id, points }) => ({
      id,
      name: cardIn(force, id, lang),
      price: `${points} (${ownText[lang].credits(points * arm.rate)})`,
      dear: points * arm.rate > left,
    }));
}

interface CarriedProps {
  readonly place: number;
  readonly upgrades: readonly string[];
  readonly bought: readonly { readonly card: string; readonly at: number }[];
  readonly wishes: Wishes;
  readonly name: (card: string) => string;
  readonly onChange: (wishes: Wishes) => void;
}

/** The cards of a unit: each may be given away, what was bought just now is put back. */
function Carried({ place, upgrades, bought, wishes, name, onChange }: CarriedProps) {
  const { lang } = useLanguage();
  const { off } = ownText[lang].refit;
  const { drop } = campaignText[lang].refit;
  if (upgrades.length + bought.length === 0) return null;
  return (
    <span className="sektor-carries">
      {upgrades.map((card, i) => {
        const at = wishes.strip.findIndex((one) => one.unit === place && one.card === card);
        const isOff = at >= 0;
        const strip = isOff ? wishes.strip.toSpliced(at, 1) : [...wishes.strip, { unit: place, card }];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place
          <span key={i} data-leaves={isOff}>
            {isOff ? <s>{name(card)}</s> : name(card)}{' '}
            <button
              type="button"
              className="tool"
              aria-pressed={isOff}
              aria-label={off(name(card))}
              onClick={() => onChange({ ...wishes, strip })}
            >
              ×
            </button>
          </span>
        );
      })}
      {bought.map(({ card, at }) => (
        <span key={`new-${at}`}>
          + {name(card)}{' '}
          <button
            type="button"
            className="tool"
            aria-label={drop(name(card))}
            onClick={() => onChange({ ...wishes, equip: wishes.equip.toSpliced(at, 1) })}
          >
            ×
          </button>
        </span>
      ))}
    </span>
  );
}
