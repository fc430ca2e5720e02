import { cardName, data, nameIn } from '@holotisch/xwing';
import { useLanguage } from '../../../settings/language.tsx';
import { ListSide } from '../../../table-ui/start/list-side.tsx';
import type { ChoosableSquad } from './choosable.ts';
import { factsOf, portraitsOf } from './squad-card.tsx';
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
  return (
    <ListSide
      seat={seat}
      whose={t.squadOf(player)}
      portraits={portraitsOf(squad, seat)}
      name={name[lang]}
      facts={factsOf(squad, lang)}
      other={{ text: t.choose, label: t.chooseFor(player), onOther }}
      lines={squad.ships.map((ship) => {
        const pilot = data.findPilot(squad.faction, ship.type, ship.pilot);
        const type = data.findShip(ship.type);
        const cards = ship.upgrades.map(({ slot, id }) => cardName(`${slot}.${id}`, lang));
        return (
          <>
            {pilot ? nameIn(pilot.name, lang) : ship.pilot}{' '}
            <small>{[type ? nameIn(type.name, lang) : ship.type, ...cards].join(' · ')}</small>
          </>
        );
      })}
    />
  );
}
