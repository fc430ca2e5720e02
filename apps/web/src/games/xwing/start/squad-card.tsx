import type { Language } from '@holotisch/engine';
import { data, nameIn, pointsOf, type Squad } from '@holotisch/xwing';
import { useLanguage } from '../../../settings/language.tsx';
import { ListCard, type ListCardProps } from '../../../table-ui/start/list-picker.tsx';
import { Portrait } from '../table/portrait.tsx';
import { factionName } from './choosable.ts';
import { startText } from './use-start-text.ts';

/** A squad as a card: who flies, for how many points. */
export const cardOf = (squad: Squad, name: string, lang: Language): ListCardProps => ({
  faction: squad.faction,
  name,
  portraits: portraitsOf(squad, 0),
  facts: factsOf(squad, lang),
  contents: pilotsIn(squad, lang),
});

interface SquadCardProps {
  readonly squad: Squad;
  readonly name: string;
  readonly onChoose: () => void;
}

export function SquadCard({ squad, name, onChoose }: SquadCardProps) {
  const { lang } = useLanguage();
  return <ListCard {...cardOf(squad, name, lang)} onChoose={onChoose} />;
}

export const portraitsOf = ({ ships }: Squad, seat: 0 | 1) =>
  ships.map((ship, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only.
    <Portrait key={i} type={ship.type} seat={seat} />
  ));

export const factsOf = (squad: Squad, lang: Language): string =>
  `${factionName(squad, lang)} · ${startText(lang).points(pointsOf(squad))}`;

/** `Wedge Antilles, 2 × Rookie Pilot` */
function pilotsIn(squad: Squad, lang: Language): string {
  const names = squad.ships.map(({ type, pilot }) => {
    const card = data.findPilot(squad.faction, type, pilot);
    return card ? nameIn(card.name, lang) : pilot;
  });
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, same]) => (same.length === 1 ? name : `${same.length}\u00a0× ${name}`))
    .join(', ');
}
