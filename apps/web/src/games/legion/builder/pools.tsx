import { type ArmyDraft, formatOf } from '@holotisch/games/legion/draft';
import { type ArmyFault, battleCardChoices, commandChoices, data, handPips } from '@holotisch/legion';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { CardPool, type PoolCard } from '../../../table-ui/builder/card-pool.tsx';
import { useSayings } from '../cards/use-sayings.ts';
import { unitFacts, unitsToPick, upgradeSays, upgradesToPick } from './facts.ts';
import { SlotIcon } from './slot-icon.tsx';
import { useArmyWords } from './use-army-words.ts';

interface PoolProps {
  readonly draft: ArmyDraft;
  readonly onPick: (card: string) => void;
}

/** Only points may be overdrawn for a while; of everything else there is either room or not. */
const shown = (fault: ArmyFault | undefined): PoolCard['fault'] => {
  if (!fault) return undefined;
  const { clauses, message, measured, allowed } = fault;
  return message.text === 'le.army.tooDear' && measured !== undefined && allowed !== undefined
    ? { clauses, message, measured, allowed }
    : { clauses, message };
};

interface FaceProps {
  readonly name: string;
  readonly unique?: boolean | undefined;
  readonly slots?: readonly data.Slot[];
  readonly side: ReactNode;
}
const Face = ({ name, unique, slots = [], side }: FaceProps) => (
  <>
    <span className="face-name">
      {unique && <span className="face-unique">• </span>}
      {name}
    </span>
    <span className="face-slots">
      {slots.map((slot, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal icons are told apart by their place only.
        <SlotIcon key={i} slot={slot} />
      ))}
    </span>
    <span className="face-points">{side}</span>
  </>
);

/** All units of the faction by rank. */
export function UnitPool({ draft, onPick }: PoolProps) {
  const words = useArmyWords();
  const { t, name, term, message } = words;
  const [rank, setRank] = useState<data.Rank | ''>('');
  const late = useDeferredValue(draft);
  const cards = useMemo(
    () =>
      unitsToPick(late.army, formatOf(late.agreed)).map(({ card, fault }): PoolCard & { readonly group: string } => ({
        id: card.id,
        names: [card.name, ...(card.title ? [card.title] : [])],
        says: unitFacts(words, card),
        label: [name(card), ...(card.unique ? [t.card.unique] : []), t.card.points(card.points)].join(', '),
        face: <Face name={name(card)} unique={card.unique} slots={card.slots} side={card.points} />,
        fault: shown(fault),
        group: card.rank,
      })),
    [late, words, name, t],
  );
  return (
    <CardPool
      words={t.pick}
      message={message}
      cards={cards.filter(({ group }) => rank === '' || group === rank)}
      groups={data.RANKS.map((id) => ({ id, title: term('rank', id) }))}
      filters={
        <label>
          <span>{t.pick.rank}</span>
          <select
            value={rank}
            onChange={(event) => setRank(data.RANKS.find((one) => one === event.target.value) ?? '')}
          >
            <option value="">{t.pick.every}</option>
            {data.RANKS.map((one) => (
              <option key={one} value={one}>
                {term('rank', one)}
              </option>
            ))}
          </select>
        </label>
      }
      onPick={onPick}
    />
  );
}

interface UpgradePoolProps extends PoolProps {
  readonly unit: number;
  readonly slot: data.Slot;
}

/** The cards for one icon of one unit. */
export function UpgradePool({ draft, unit, slot, onPick }: UpgradePoolProps) {
  const words = useArmyWords();
  const { t, name, message } = words;
  const says = useSayings(draft.army.edition);
  const choices = useMemo(() => upgradesToPick(draft.army, unit, slot, formatOf(draft.agreed)), [draft, unit, slot]);
  const cards = choices
    .toSorted(
      (a, b) => Number(Boolean(shown(a.fault))) - Number(Boolean(shown(b.fault))) || a.card.points - b.card.points,
    )
    .map(
      ({ card, fault }): PoolCard => ({
        id: card.id,
        names: [card.name, ...(card.title ? [card.title] : [])],
        says: upgradeSays(words, card, says(`upgrade/${card.id}`)),
        label: [name(card), ...(card.unique ? [t.card.unique] : []), t.card.points(card.points)].join(', '),
        face: <Face name={name(card)} unique={card.unique} slots={card.slots ?? []} side={card.points} />,
        fault: shown(fault),
      }),
    );
  return <CardPool words={t.pick} message={message} cards={cards} onPick={onPick} />;
}

const PIPS = ['1', '2', '3'] as const;

/** Cards of other factions need not be looked through: their units can never be in the army, but mercenaries may. */
function isOfFaction({ faction, edition }: ArmyDraft['army'], { owners, faction: of }: data.CommandCard): boolean {
  const sides = owners ? owners.map((id) => data.findUnit(id, edition)?.faction) : [of];
  return sides.some((side) => side === undefined || side === faction || side === 'mercenary');
}

/** Command cards by their pips: those that the army may choose first. */
export function CommandPool({ draft, onPick }: PoolProps) {
  const { t, name, message } = useArmyWords();
  const says = useSayings(draft.army.edition);
  const choices = useMemo(
    () => commandChoices(draft.army, formatOf(draft.agreed)).filter(({ card }) => isOfFaction(draft.army, card)),
    [draft],
  );
  const cards = choices
    .toSorted((a, b) => Number(Boolean(a.fault)) - Number(Boolean(b.fault)))
    .map(
      ({ card, fault }): PoolCard => ({
        id: card.id,
        names: [card.name],
        says: says(`command/${card.id}`),
        fault: shown(fault),
        label: `${name(card)}, ${t.card.pips(card.pips)}`,
        face: <Face name={name(card)} side={'●'.repeat(card.pips)} />,
        group: String(handPips(card)),
      }),
    );
  return (
    <CardPool
      words={t.pick}
      message={message}
      cards={cards}
      groups={PIPS.map((id) => ({ id, title: t.card.pips(Number(id)) }))}
      onPick={onPick}
    />
  );
}

interface BattlePoolProps extends PoolProps {
  readonly kind: data.BattleKind;
}

/** Battle cards of a kind. */
export function BattlePool({ draft, kind, onPick }: BattlePoolProps) {
  const { t, name, message } = useArmyWords();
  const says = useSayings(draft.army.edition);
  const choices = useMemo(() => battleCardChoices(draft.army, kind, formatOf(draft.agreed)), [draft, kind]);
  const cards = choices.map(
    ({ card, fault }): PoolCard => ({
      id: card.id,
      names: [card.name],
      says: says(`battle/${card.id}`),
      fault: shown(fault),
      label: name(card),
      face: <Face name={name(card)} side="" />,
    }),
  );
  return <CardPool words={t.pick} message={message} cards={cards} onPick={onPick} />;
}
