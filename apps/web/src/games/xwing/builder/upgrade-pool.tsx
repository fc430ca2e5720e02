import { type Agreement, type Choice, choicesFor, type data, type Squad } from '@holotisch/xwing';
import { useMemo, useState } from 'react';
import { find } from '../../../table-ui/builder/search.ts';
import { SearchField } from '../../../table-ui/builder/search-field.tsx';
import { useSayings } from '../cards/use-sayings.ts';
import { UpgradeFace, upgradeLabel, upgradeSays } from './card-face.tsx';
import { isBarred, PickRow } from './pick-row.tsx';
import { useSquadWords } from './use-squad-words.ts';

interface UpgradePoolProps {
  /** Without the card that is being replaced. */
  readonly squad: Squad;
  readonly agreed: Agreement;
  readonly ship: number;
  readonly kinds: readonly data.Slot[];
  readonly onPick: (card: data.Upgrade) => void;
}

type Order = 'points' | 'name';

/** The cards for one icon of one ship: first those that fit, then the others with the reason. */
export function UpgradePool({ squad, agreed, ship, kinds, onPick }: UpgradePoolProps) {
  const words = useSquadWords();
  const { t, name } = words;
  const says = useSayings();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>('points');
  const choices = useMemo(
    () => kinds.flatMap((slot) => choicesFor(squad, ship, slot, agreed)),
    [squad, agreed, ship, kinds],
  );
  const readable = choices.map((choice) => ({
    ...choice,
    names: [choice.card.name],
    says: upgradeSays(says, choice.card),
  }));
  const found = find(search, readable).toSorted(
    ({ card: a }, { card: b }) =>
      (order === 'points' ? a.points - b.points : 0) || name(a.name).localeCompare(name(b.name)),
  );
  const fits = found.filter(({ fault }) => !isBarred(fault));
  const fitsNot = found.filter(({ fault }) => isBarred(fault));
  const rows = (list: readonly Choice[]) => (
    <ul>
      {list.map(({ card, fault }) => (
        <PickRow
          key={`${card.slot}/${card.id}`}
          label={upgradeLabel(words, card)}
          fault={fault}
          says={upgradeSays(says, card)}
          onPick={() => onPick(card)}
        >
          <UpgradeFace card={card} />
        </PickRow>
      ))}
    </ul>
  );
  return (
    <>
      <search className="filters">
        <SearchField label={t.pick.search} value={search} onChange={setSearch} />
        <label>
          <span>{t.pick.order}</span>
          <select value={order} onChange={(event) => setOrder(event.target.value as Order)}>
            <option value="points">{t.pick.orders.points}</option>
            <option value="name">{t.pick.orders.name}</option>
          </select>
        </label>
      </search>
      <section className="pick-group" aria-labelledby="fits-title">
        <h3 id="fits-title">{t.pick.fits(fits.length)}</h3>
        {fits.length === 0 ? <p className="quiet">{t.pick.nothingFits}</p> : rows(fits)}
      </section>
      {fitsNot.length > 0 && (
        <details className="pick-group" open={search.trim() !== '' || fits.length === 0}>
          <summary>{t.pick.fitsNot(fitsNot.length)}</summary>
          {rows(fitsNot)}
        </details>
      )}
    </>
  );
}
