import { type Choice, data, FORMATS, shipChoices, squadronChoices } from '@holotisch/armada';
import { agreementOf, type FleetDraft } from '@holotisch/games/armada/draft';
import { useDeferredValue, useMemo, useState } from 'react';
import { find } from '../../../table-ui/builder/search.ts';
import { SearchField } from '../../../table-ui/builder/search-field.tsx';
import { Unbroken } from '../../../table-ui/face/unbroken.tsx';
import { useSayings } from '../cards/use-sayings.ts';
import { ShipPortrait } from '../table/portrait.tsx';
import { CardFace, cardLabel, shipFacts, squadronFacts } from './card-face.tsx';
import { isBarred, PickRow } from './pick-row.tsx';
import { useFleetWords } from './use-fleet-words.ts';

interface UnitPoolProps {
  readonly draft: FleetDraft;
  readonly what: 'ships' | 'squadrons';
  readonly onPick: (card: string) => void;
}

/** All ships or squadrons of the faction, with search and filters. */
export function UnitPool({ draft, what, onPick }: UnitPoolProps) {
  const { t, size: sizeName } = useFleetWords();
  const [search, setSearch] = useState('');
  const [size, setSize] = useState<data.Size | ''>('');
  const [only, setOnly] = useState(false);
  const late = useDeferredValue(draft);
  const props = { draft: late, search: useDeferredValue(search), only, onPick };
  return (
    <>
      <search className="filters">
        <SearchField label={t.pick.search} value={search} onChange={setSearch} />
        {what === 'ships' && (
          <label>
            <span>{t.pick.size}</span>
            <select
              value={size}
              onChange={(event) => setSize(data.SIZES.find((one) => one === event.target.value) ?? '')}
            >
              <option value="">{t.pick.every}</option>
              {data.SIZES.map((one) => (
                <option key={one} value={one}>
                  {sizeName(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          <span>{t.pick.only}</span>
          <input type="checkbox" checked={only} onChange={(event) => setOnly(event.target.checked)} />
        </label>
      </search>
      {what === 'ships' ? <Ships {...props} size={size} /> : <Squadrons {...props} />}
    </>
  );
}

interface PoolProps {
  readonly draft: FleetDraft;
  readonly search: string;
  readonly only: boolean;
  readonly onPick: (card: string) => void;
}

const pricesOf = ({ agreed }: FleetDraft) => FORMATS[agreed.format].prices;

function Ships({ draft, search, only, size, onPick }: PoolProps & { readonly size: data.Size | '' }) {
  const words = useFleetWords();
  const { t, name } = words;
  const choices = useMemo(() => shipChoices(draft.fleet, agreementOf(draft.agreed)), [draft]);
  const found = find(
    search,
    choices.map((choice) => ({
      ...choice,
      names: [choice.card.name, data.classOf(choice.card).name],
      says: choice.card.traits.join(' '),
    })),
  ).filter(({ card, fault }) => (size === '' || data.classOf(card).size === size) && !(only && isBarred(fault)));
  const classes = data.CLASSES.filter((cls) => found.some(({ card }) => card.class === cls.id));
  return (
    <>
      <p role="status">{found.length === 0 ? t.pick.nothing : t.pick.found(found.length)}</p>
      {found.length > 0 && <p className="quiet">{t.pick.dice}</p>}
      {classes.map((cls) => (
        <section key={cls.id} className="pick-group" aria-labelledby={`class-${cls.id}`}>
          <header className="type-head">
            <ShipPortrait card={found.find(({ card }) => card.class === cls.id)!.card.id} owner={0} />
            <h3 id={`class-${cls.id}`}>
              <Unbroken text={name(cls.name)} />
            </h3>
          </header>
          <ul>
            {found
              .filter(({ card }) => card.class === cls.id)
              .map(({ card, fault }) => (
                <PickRow
                  key={card.id}
                  label={cardLabel(words, card, pricesOf(draft))}
                  fault={fault}
                  says={shipFacts(words, card)}
                  onPick={() => onPick(card.id)}
                >
                  <CardFace card={card} prices={pricesOf(draft)} />
                </PickRow>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Squadrons({ draft, search, only, onPick }: PoolProps) {
  const words = useFleetWords();
  const { t, name } = words;
  const says = useSayings();
  const choices = useMemo(() => squadronChoices(draft.fleet, agreementOf(draft.agreed)), [draft]);
  const readable = choices.map((choice) => ({
    ...choice,
    names: [choice.card.name, { en: choice.card.craft }],
    says: [squadronFacts(words, choice.card), says(`squadron/${choice.card.id}`)].filter(Boolean).join(' · '),
  }));
  const found = find(search, readable)
    .filter(({ fault }) => !(only && isBarred(fault)))
    .toSorted(byName(name));
  return (
    <>
      <p role="status">{found.length === 0 ? t.pick.nothing : t.pick.found(found.length)}</p>
      {found.length > 0 && <p className="quiet">{t.pick.dice}</p>}
      <ul>
        {found.map(({ card, fault, says: said }) => (
          <PickRow
            key={card.id}
            label={cardLabel(words, card, pricesOf(draft))}
            fault={fault}
            says={said}
            onPick={() => onPick(card.id)}
          >
            <CardFace card={card} prices={pricesOf(draft)} />
          </PickRow>
        ))}
      </ul>
    </>
  );
}

/** Generic squadrons first, then aces by name. */
const byName =
  (name: (name: data.Name) => string) =>
  ({ card: a }: Choice<data.SquadronCard>, { card: b }: Choice<data.SquadronCard>): number =>
    Number(a.unique ?? false) - Number(b.unique ?? false) || name(a.name).localeCompare(name(b.name));
