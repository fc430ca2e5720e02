import { data, nameIn, pointsOf, type Squad } from '@holotisch/xwing';
import { useLanguage } from '../../../settings/language.tsx';
import { Portrait } from '../table/portrait.tsx';
import { factionName } from './choosable.ts';
import { useStartText } from './use-start-text.ts';
import '../../../style/squad-card.css';

interface SquadCardProps {
  readonly squad: Squad;
  readonly name: string;
  readonly chosen?: boolean;
  readonly onChoose: () => void;
}

/** A squad as a card to pick: who flies, for how many points. */
export function SquadCard({ squad, name, chosen, onChoose }: SquadCardProps) {
  const t = useStartText();
  const { lang } = useLanguage();
  return (
    <button type="button" className="squad-card" data-faction={squad.faction} aria-pressed={chosen} onClick={onChoose}>
      <span className="squad-card-fleet">
        {squad.ships.map((ship, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only.
          <Portrait key={i} type={ship.type} seat={0} />
        ))}
      </span>
      <span className="squad-card-name">{name}</span>
      <span className="squad-card-facts">
        {factionName(squad, lang)} · {t.points(pointsOf(squad))}
      </span>
      <span className="squad-card-pilots">{pilotsIn(squad, lang)}</span>
    </button>
  );
}

/** `Wedge Antilles, 2 × Rookie Pilot` */
function pilotsIn(squad: Squad, lang: 'de' | 'en'): string {
  const names = squad.ships.map(({ type, pilot }) => {
    const card = data.findPilot(squad.faction, type, pilot);
    return card ? nameIn(card.name, lang) : pilot;
  });
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, same]) => (same.length === 1 ? name : `${same.length} × ${name}`))
    .join(', ');
}
