import { cardName, data, nameIn, pointsOf, type Squad } from '@holotisch/xwing';
import { useId } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { Portrait } from '../table/portrait.tsx';
import { type ChoosableSquad, factionName } from './choosable.ts';
import { useStartText } from './use-start-text.ts';

interface SquadSideProps {
  readonly seat: 0 | 1;
  readonly player: string;
  readonly chosen: ChoosableSquad;
  readonly onOther: () => void;
}

/** One side of the coming match: who flies what. */
export function SquadSide({ seat, player, chosen: { name, squad }, onOther }: SquadSideProps) {
  const t = useStartText();
  const { lang } = useLanguage();
  const heading = useId();
  return (
    <section className={`side-card side-card-${seat === 0 ? 'first' : 'second'}`} aria-labelledby={heading}>
      <p className="side-card-player">{t.squadOf(player)}</p>
      <div className="side-card-fleet">
        {squad.ships.map((ship, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only.
          <Portrait key={i} type={ship.type} seat={seat} />
        ))}
      </div>
      <header>
        <div>
          <h2 id={heading}>{name[lang]}</h2>
          <p className="side-card-facts">
            {factionName(squad, lang)} · {t.points(pointsOf(squad))}
          </p>
        </div>
        <button type="button" className="tool tool-text" aria-label={t.chooseFor(player)} onClick={onOther}>
          {t.choose}
        </button>
      </header>
      <Fleet squad={squad} />
    </section>
  );
}

/** The ships of a squad with their pilots. */
function Fleet({ squad }: { readonly squad: Squad }) {
  const { lang } = useLanguage();
  return (
    <ul className="fleet">
      {squad.ships.map((ship, i) => {
        const pilot = data.findPilot(squad.faction, ship.type, ship.pilot);
        const type = data.findShip(ship.type);
        const cards = ship.upgrades.map(({ slot, id }) => cardName(`${slot}.${id}`, lang));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only.
          <li key={i}>
            {pilot ? nameIn(pilot.name, lang) : ship.pilot}{' '}
            <small>{[type ? nameIn(type.name, lang) : ship.type, ...cards].join(' · ')}</small>
          </li>
        );
      })}
    </ul>
  );
}
