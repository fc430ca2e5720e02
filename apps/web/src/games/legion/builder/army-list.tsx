import { type ArmyDraft, formatOf } from '@holotisch/games/legion/draft';
import {
  type Army,
  type ArmyFault,
  data,
  faultsOf,
  findUnit,
  iconsLeft,
  kindsIn,
  unitPoints,
  upgradesOf,
  withChanged,
} from '@holotisch/legion';
import { EntryCard, FaultMark, TakeOff } from '../../../table-ui/builder/entry-card.tsx';
import { useSayings } from '../cards/use-sayings.ts';
import { CardPortrait } from '../table/portrait.tsx';
import { unitFacts, upgradeSays } from './facts.ts';
import { SlotIcon } from './slot-icon.tsx';
import { useArmyWords } from './use-army-words.ts';

interface ArmyListProps {
  readonly draft: ArmyDraft;
  readonly onChange: (draft: ArmyDraft) => void;
  readonly onSlot: (unit: number, slot: data.Slot) => void;
  readonly onCommands: () => void;
  readonly onDeck: (kind: data.BattleKind) => void;
}

const without = <T,>(list: readonly T[], at: number): readonly T[] => list.filter((_, i) => i !== at);

/** Units by rank with their cards and free icons, the command hand, the battle deck. */
export function ArmyList({ draft, onChange, onSlot, onCommands, onDeck }: ArmyListProps) {
  const { t, term } = useArmyWords();
  const { army, agreed } = draft;
  const format = formatOf(agreed);
  const faults = faultsOf(army, format);
  const change = (next: Partial<Army>) => onChange({ army: { ...army, ...next }, agreed });
  const rankOf = (unit: string) => data.findUnit(unit, army.edition)?.rank;
  return (
    <>
      {data.RANKS.map((rank) => {
        const of = army.units.flatMap(({ unit }, at) => (rankOf(unit) === rank ? [at] : []));
        const [least, most] = format.ranks[rank];
        return (
          <section key={rank} aria-labelledby={`rank-${rank}`} data-faction={army.faction}>
            <h3 id={`rank-${rank}`} className="rank-title" data-short={of.length < least || of.length > most}>
              {t.list.rank(term('rank', rank), of.length, least, most)}
            </h3>
            <ol className="squad-ships">
              {of.map((at) => (
                <UnitEntry
                  key={at}
                  draft={draft}
                  index={at}
                  faults={faults.filter((fault) => fault.unit === at)}
                  onSlot={(slot) => onSlot(at, slot)}
                  onTakeOff={(card) =>
                    onChange({
                      army: withChanged(army, at, (listed) => ({
                        ...listed,
                        upgrades: without(listed.upgrades, card),
                      })),
                      agreed,
                    })
                  }
                  onAgain={() => change({ units: [...army.units, army.units[at]!] })}
                  onDismiss={() => change({ units: without(army.units, at) })}
                />
              ))}
            </ol>
          </section>
        );
      })}
      <Commands
        draft={draft}
        faults={faults}
        onChoose={onCommands}
        onTakeOff={(at) => change({ commands: without(army.commands, at) })}
      />
      <Deck
        draft={draft}
        faults={faults}
        onChoose={onDeck}
        onTakeOff={(at) => change({ battleDeck: without(army.battleDeck, at) })}
      />
    </>
  );
}

interface UnitEntryProps {
  readonly draft: ArmyDraft;
  readonly index: number;
  readonly faults: readonly ArmyFault[];
  readonly onSlot: (slot: data.Slot) => void;
  readonly onTakeOff: (upgrade: number) => void;
  readonly onAgain: () => void;
  readonly onDismiss: () => void;
}

function UnitEntry({ draft: { army, agreed }, index, faults, onSlot, ...deeds }: UnitEntryProps) {
  const words = useArmyWords();
  const { t, name, term, message } = words;
  const says = useSayings(army.edition);
  const format = formatOf(agreed);
  const listed = army.units[index]!;
  const card = findUnit(listed.unit, format);
  const cards = upgradesOf(listed, format);
  const partner = listed.counterpart && data.findUnit(listed.counterpart.unit, army.edition);
  const free = Object.entries(iconsLeft(army, index, format)).flatMap(([slot, count]) =>
    data.SLOTS.filter((one) => one === slot && count > 0),
  );
  return (
    <EntryCard
      {...deeds}
      id={`unit-${index}`}
      words={t.card}
      message={message}
      portrait={card && <CardPortrait card={card.id} edition={army.edition} owner={0} />}
      name={card ? name(card) : listed.unit}
      about={[
        ...(card ? [term('type', card.type)] : []),
        ...(partner ? [`${t.card.partner}: ${name(partner)}`] : []),
      ].join(' · ')}
      facts={card && unitFacts(words, card)}
      points={unitPoints(listed, format)}
      faults={faults.filter((fault) => fault.upgrade === undefined)}
      cards={listed.upgrades.map((id, i) => {
        const upgrade = cards[i];
        return {
          name: upgrade ? name(upgrade) : id,
          icon: upgrade && <SlotIcon slot={upgrade.slot} />,
          says: upgrade ? upgradeSays(words, upgrade, says(`upgrade/${id}`)) : says(`upgrade/${id}`),
          points: upgrade?.points ?? 0,
          faults: faults.filter((fault) => fault.upgrade === i && !fault.counterpart),
        };
      })}
      free={free.map((slot) => ({ slot, name: term('slot', slot), icon: <SlotIcon slot={slot} /> }))}
      onSlot={(slot) => {
        const chosen = free.find((one) => one === slot);
        if (chosen) onSlot(chosen);
      }}
    />
  );
}

interface CardsProps {
  readonly draft: ArmyDraft;
  readonly faults: readonly ArmyFault[];
  readonly onTakeOff: (at: number) => void;
}

/** The hand by pips; Standing Orders is always the seventh. */
function Commands({ draft: { army }, faults, onChoose, onTakeOff }: CardsProps & { readonly onChoose: () => void }) {
  const { t, name, message } = useArmyWords();
  const says = useSayings(army.edition);
  const hand = army.commands
    .map((id, at) => ({ id, at, card: data.findCommand(id, army.edition) }))
    .toSorted((a, b) => (a.card?.pips ?? 0) - (b.card?.pips ?? 0));
  return (
    <section aria-labelledby="army-commands">
      <h3 id="army-commands">{t.list.commands}</h3>
      <ul className="equipped">
        {hand.map(({ id, at, card }) => {
          const title = card ? name(card) : id;
          return (
            <li key={at}>
              <span className="equipped-points" title={t.card.pips(card?.pips ?? 0)}>
                {'●'.repeat(card?.pips ?? 0)}
              </span>
              <span className="equipped-name">
                {title}
                <span className="equipped-says">{says(`command/${id}`)}</span>
                <FaultMark
                  word={t.card.fault}
                  message={message}
                  faults={faults.filter((fault) => fault.command === at)}
                />
              </span>
              <TakeOff label={t.card.takeOff(title)} onClick={() => onTakeOff(at)}>
                ×
              </TakeOff>
            </li>
          );
        })}
      </ul>
      <button type="button" className="free-place" onClick={onChoose}>
        {t.card.free(t.list.commands)}
      </button>
    </section>
  );
}

interface DeckProps extends CardsProps {
  readonly onChoose: (kind: data.BattleKind) => void;
}

function Deck({ draft: { army, agreed }, faults, onChoose, onTakeOff }: DeckProps) {
  const { t, name, term, message } = useArmyWords();
  return (
    <section aria-labelledby="army-deck">
      <h3 id="army-deck">{t.list.deck}</h3>
      {kindsIn(formatOf(agreed)).map((kind) => (
        <section key={kind} aria-label={term('kind', kind)}>
          <h4>{term('kind', kind)}</h4>
          <ul className="equipped">
            {army.battleDeck.map((id, at) => {
              const card = data.findBattleCard(id);
              const title = card ? name(card) : id;
              return card?.kind !== kind ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards are told apart by their place.
                <li key={at}>
                  <span className="equipped-name">
                    {title}
                    <FaultMark
                      word={t.card.fault}
                      message={message}
                      faults={faults.filter((fault) => fault.battleCard === at)}
                    />
                  </span>
                  <TakeOff label={t.card.takeOff(title)} onClick={() => onTakeOff(at)}>
                    ×
                  </TakeOff>
                </li>
              );
            })}
          </ul>
          <button type="button" className="free-place" onClick={() => onChoose(kind)}>
            {t.card.free(term('kind', kind))}
          </button>
        </section>
      ))}
    </section>
  );
}
