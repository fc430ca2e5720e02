import { data, nameIn, pointsOf } from '@holotisch/armada';
import { useLanguage } from '../../../settings/language.tsx';
import { ListSide } from '../../../table-ui/start/list-side.tsx';
import { ShipPortrait, SquadronPortrait } from '../table/portrait.tsx';
import { armadaText } from '../text/armada-text.ts';
import { type ChoosableFleet, factionName } from './choosable.ts';
import { squadronCounts } from './counts.ts';

interface FleetSideProps {
  readonly seat: 0 | 1;
  readonly player: string;
  readonly chosen: ChoosableFleet;
  readonly onOther: () => void;
}

/** One side of the coming match: which ships and squadrons. */
export function FleetSide({ seat, player, chosen: { name, draft }, onOther }: FleetSideProps) {
  const { lang } = useLanguage();
  const t = armadaText[lang].start;
  const { fleet } = draft;
  return (
    <ListSide
      seat={seat}
      whose={t.fleetOf(player)}
      portraits={
        <>
          {fleet.ships.map((ship, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only.
            <ShipPortrait key={i} card={ship.card} owner={seat} />
          ))}
          {squadronCounts(fleet).map(([card]) => (
            <SquadronPortrait key={card} card={card} owner={seat} />
          ))}
        </>
      }
      name={name[lang]}
      facts={`${factionName(fleet, lang)} · ${t.points(pointsOf(fleet, 'latest'))}`}
      other={{ text: t.other, label: t.chooseFor(player), onOther }}
      lines={[
        ...fleet.ships.map((ship) => (
          <>
            {nameIn(data.shipCard(ship.card).name, lang)}{' '}
            <small>{ship.upgrades.map((id) => nameIn(data.upgradeCard(id).name, lang)).join(' · ')}</small>
          </>
        )),
        ...squadronCounts(fleet).map(
          ([card, count]) => `${count > 1 ? `${count} × ` : ''}${nameIn(data.squadronCard(card).name, lang)}`,
        ),
      ]}
    />
  );
}
