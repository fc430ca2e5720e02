import { type Choice, type data, FORMATS, upgradeChoices } from '@holotisch/armada';
import { agreementOf, type FleetDraft } from '@holotisch/games/armada/draft';
import { useMemo, useState } from 'react';
import { find } from '../../../table-ui/builder/search.ts';
import { SearchField } from '../../../table-ui/builder/search-field.tsx';
import { useSayings } from '../cards/use-sayings.ts';
import { CardFace, cardLabel } from './card-face.tsx';
import { isBarred, PickRow } from './pick-row.tsx';
import { useFleetWords } from './use-fleet-words.ts';

interface UpgradePoolProps {
  readonly draft: FleetDraft;
  readonly ship: number;
  readonly slot: data.Slot;
  readonly onPick: (card: string) => void;
}

/** The cards for one icon of one ship: first those that fit, then the others with the reason. */
export function UpgradePool({ draft, ship, slot, onPick }: UpgradePoolProps) {
  const words = useFleetWords();
  const { t, name } = words;
  const says = useSayings();
  const [search, setSearch] = useState('');
  const { prices } = FORMATS[draft.agreed.format];
  const choices = useMemo(
    () => upgradeChoices(draft.fleet, ship, slot, agreementOf(draft.agreed)),
    [draft, ship, slot],
  );
  const found = find(
    search,
    choices.map((choice) => ({ ...choice, names: [choice.card.name], says: says(`upgrade/${choice.card.id}`) })),
  ).toSorted(({ card: a }, { card: b }) => a.points - b.points || name(a.name).localeCompare(name(b.name)));
  const fits = found.filter(({ fault }) => !isBarred(fault));
  const fitsNot = found.filter(({ fault }) => isBarred(fault));
  const rows = (list: readonly Choice<data.UpgradeCard>[]) => (
    <ul>
      {list.map(({ card, fault }) => (
        <PickRow
          key={card.id}
          label={cardLabel(words, card, prices)}
          fault={fault}
          says={says(`upgrade/${card.id}`)}
          onPick={() => onPick(card.id)}
        >
          <CardFace card={card} prices={prices} />
        </PickRow>
      ))}
    </ul>
  );
  return (
    <>
      <search className="filters">
        <SearchField label={t.pick.search} value={search} onChange={setSearch} />
      </search>
      <h3 className="fits-title">{t.pick.fits(fits.length)}</h3>
      {fits.length === 0 ? <p className="quiet">{t.pick.nothingFits}</p> : rows(fits)}
      {fitsNot.length > 0 && (
        <details className="fits-not">
          <summary>{t.pick.fitsNot(fitsNot.length)}</summary>
          {rows(fitsNot)}
        </details>
      )}
    </>
  );
}
