import { data } from '@holotisch/armada';
import { type RimView, UPGRADE_PRICES } from '@holotisch/campaign';
import { isObject, type Json } from '@holotisch/engine';
import { useEffect, useMemo, useState } from 'react';
import type { AskView } from '../../match/ask-view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useLanguage } from '../../settings/language.tsx';
import { Reason } from '../../table-ui/decide/reason.tsx';
import { useDraft } from '../../table-ui/draft.tsx';
import { pointsOfCard } from '../campaign/armada/fleet.tsx';
import { nameOfCard } from '../campaign/armada/words.ts';
import { campaignText } from '../campaign/text.ts';
import '../campaign/refit.css';

type Size = keyof typeof UPGRADE_PRICES;
interface Swap {
  readonly seat: number;
  readonly ship: string;
  /** Units that make room, with all that they carry. */
  readonly remove: readonly number[];
  /** Single cards of ships that stay. */
  readonly upgrades: readonly { readonly ship: number; readonly card: string }[];
}

interface UpgradeControlProps {
  readonly ask: AskView;
  readonly view: RimView;
}

/** The upgrade of flagships: what size, which ships, and what makes room for them. */
export function UpgradeControl({ ask, view }: UpgradeControlProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].upgrade;
  const { busy, decide } = useMatch();
  const { refusal, checking, set, confirm, answer } = useDraft();
  const region = ask.region !== undefined && isObject(ask.region) ? ask.region : {};
  const team = region['team'] === 1 ? 1 : 0;
  const seats = view.teams.flatMap((one, seat) => (one === team ? [seat] : []));
  const [size, setSize] = useState<Size>();
  const [swaps, setSwaps] = useState<readonly Swap[]>([]);
  const shipsFor = (seat: number) =>
    data.ALL_SHIPS.filter((ship) => ship.faction === view.rosters[seat]!.faction && data.classOf(ship).size === size);
  const begin = (next: Size) => {
    setSize(next);
    setSwaps([]);
  };
  const wanted = useMemo(() => (size && swaps.length > 0 ? { size, swaps } : undefined), [size, swaps]);
  useEffect(() => set(wanted as unknown as Json | undefined), [wanted, set]);
  const change = (at: number, more: Partial<Swap>) =>
    setSwaps(swaps.map((swap, i) => (i === at ? { ...swap, ...more } : swap)));
  const add = () => {
    const seat = seats.find((one) => swaps.every((swap) => swap.seat !== one));
    const ship = seat === undefined ? undefined : shipsFor(seat)[0]?.id;
    if (seat !== undefined && ship !== undefined) setSwaps([...swaps, { seat, ship, remove: [], upgrades: [] }]);
  };
  return (
    <div className="refit">
      <fieldset>
        <legend>{t.size}</legend>
        {(['huge', 'large'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="size" checked={size === one} onChange={() => begin(one)} /> {t[one]}
          </label>
        ))}
      </fieldset>
      {swaps.map((swap, at) => (
        <SwapFields
          key={swap.seat}
          swap={swap}
          view={view}
          seats={seats}
          ships={shipsFor(swap.seat)}
          change={(more) => change(at, more)}
        />
      ))}
      {size && swaps.length < UPGRADE_PRICES[size].swaps && (
        <button type="button" className="tool tool-text" onClick={add}>
          {swaps.length === 0 ? t.ship : t.second}
        </button>
      )}
      {answer !== undefined && refusal && <Reason refusal={refusal} />}
      <div className="row at-hand">
        <button
          type="button"
          className="primary"
          disabled={busy || checking || wanted === undefined || refusal !== undefined}
          onClick={confirm}
        >
          {t.confirm}
        </button>
        <button type="button" className="tool tool-text" disabled={busy} onClick={() => void decide('none')}>
          {t.none}
        </button>
      </div>
    </div>
  );
}

interface SwapFieldsProps {
  readonly swap: Swap;
  readonly view: RimView;
  readonly seats: readonly number[];
  /** The ships that may come. */
  readonly ships: readonly (typeof data.ALL_SHIPS)[number][];
  readonly change: (more: Partial<Swap>) => void;
}

/** One new ship: for whose fleet, which, and what makes room for it. */
function SwapFields({ swap: { seat, ship, remove, upgrades }, view, seats, ships: choice, change }: SwapFieldsProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].upgrade;
  const { ships, squadrons } = view.rosters[seat]!;
  const units = [...ships, ...squadrons];
  const worth = [
    ...remove.flatMap((place) => [units[place]!.card, ...cardsOf(ships[place])]),
    ...upgrades.map(({ card }) => card),
  ].reduce((sum, card) => sum + pointsOfCard(card), 0);
  const isOff = (place: number, card: string): boolean =>
    upgrades.some((one) => one.ship === place && one.card === card);
  return (
    <section>
      <label>
        {t.fleet}{' '}
        <select
          value={seat}
          onChange={({ target }) => change({ seat: Number(target.value), remove: [], upgrades: [] })}
        >
          {seats.map((one) => (
            <option key={one} value={one}>
              {campaignText[lang].fleet(one + 1, view.rosters[one]!.name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t.ship}{' '}
        <select value={ship} onChange={({ target }) => change({ ship: target.value })}>
          {choice.map(({ id, points }) => (
            <option key={id} value={id}>
              {nameOfCard(id, lang)} ({points})
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>
          {t.makesRoom} · {t.worth(worth, pointsOfCard(ship))}
        </legend>
        {units.map(({ card }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: units are told apart by their place
          <label key={place} className="several-one">
            <input
              type="checkbox"
              checked={remove.includes(place)}
              onChange={() =>
                change({
                  remove: remove.includes(place) ? remove.filter((one) => one !== place) : [...remove, place],
                  // What goes with its ship is counted once.
                  upgrades: upgrades.filter((one) => one.ship !== place),
                })
              }
            />
            {nameOfCard(card, lang)} <small>{pointsOfCard(card)}</small>
          </label>
        ))}
      </fieldset>
      {ships.some((one, place) => !remove.includes(place) && cardsOf(one).length > 0) && (
        <fieldset>
          <legend>{t.singleCards}</legend>
          {ships.flatMap((one, place) =>
            remove.includes(place)
              ? []
              : cardsOf(one).map((card) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: ships are told apart by their place
                  <label key={`${place}-${card}`} className="several-one">
                    <input
                      type="checkbox"
                      checked={isOff(place, card)}
                      onChange={() =>
                        change({
                          upgrades: isOff(place, card)
                            ? upgrades.filter((other) => other.ship !== place || other.card !== card)
                            : [...upgrades, { ship: place, card }],
                        })
                      }
                    />
                    {nameOfCard(card, lang)} <small>{`${nameOfCard(one.card, lang)} · ${pointsOfCard(card)}`}</small>
                  </label>
                )),
          )}
        </fieldset>
      )}
    </section>
  );
}

/** What a ship carries that may make room: a commander leads on from the new ship. */
const cardsOf = (ship: RimView['rosters'][number]['ships'][number] | undefined): readonly string[] =>
  (ship?.upgrades ?? []).filter((id) => !data.findUpgrade(id)?.slots.includes('commander'));
