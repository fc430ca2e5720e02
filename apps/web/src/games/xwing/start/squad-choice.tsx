import { cardName, data, nameIn, pointsOf, type ReadySquad, type Squad } from '@holotisch/xwing';
import { useId } from 'react';
import { Portrait } from '../table/portrait.tsx';
import { useWords } from '../words.ts';

interface SquadChoiceProps {
  readonly seat: 0 | 1;
  readonly player: string;
  readonly squads: readonly ReadySquad[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly onFile: () => void;
}

/** Which squad a player flies: a ready-made one, one of the builder's, or one from a file. */
export function SquadChoice({ seat, player, squads, chosen, onChoose, onFile }: SquadChoiceProps) {
  const { own, lang } = useWords();
  const field = useId();
  const groups = [
    [own.start.core, squads.filter((s) => s.size === 'core')],
    [own.start.full, squads.filter((s) => s.size === 'full' && !s.id.startsWith('own-'))],
    [own.start.own, squads.filter((s) => s.id.startsWith('own-'))],
  ] as const;
  const squad = squads.find((s) => s.id === chosen)?.squad;
  return (
    <div className={`squad-choice squad-choice-${seat === 0 ? 'first' : 'second'}`}>
      <label htmlFor={field}>{own.start.squadOf(player)}</label>
      <select id={field} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {groups.map(([label, list]) =>
          list.length === 0 ? null : (
            <optgroup key={label} label={label}>
              {list.map((s) => (
                <option key={s.id} value={s.id}>
                  {nameIn(s.name, lang)}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </select>
      {squad && <Fleet squad={squad} seat={seat} />}
      {squad && <p className="quiet">{own.start.points(pointsOf(squad))}</p>}
      <button type="button" className="linkish" onClick={onFile}>
        {own.start.openSquad}
      </button>
    </div>
  );
}

/** The ships of a squad with their pilots. */
function Fleet({ squad, seat }: { readonly squad: Squad; readonly seat: 0 | 1 }) {
  const { lang } = useWords();
  return (
    <ul className="fleet">
      {squad.ships.map((ship, i) => {
        const pilot = data.findPilot(squad.faction, ship.type, ship.pilot);
        const type = data.findShip(ship.type);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only.
          <li key={i}>
            <Portrait type={ship.type} seat={seat} />
            <span>
              {pilot ? nameIn(pilot.name, lang) : ship.pilot}
              <small>{type ? nameIn(type.name, lang) : ship.type}</small>
              {ship.upgrades.length > 0 && (
                <small>{ship.upgrades.map(({ slot, id }) => cardName(`${slot}.${id}`, lang)).join(', ')}</small>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
