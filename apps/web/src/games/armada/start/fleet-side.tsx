import { data, nameIn, pointsOf } from '@holotisch/armada';
import { useId } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
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
  const heading = useId();
  const { fleet } = draft;
  return (
    <section className={`side-card side-card-${seat === 0 ? 'first' : 'second'}`} aria-labelledby={heading}>
      <p className="side-card-player">{t.fleetOf(player)}</p>
      <div className="side-card-fleet">
        {fleet.ships.map((ship, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only.
          <ShipPortrait key={i} card={ship.card} owner={seat} />
        ))}
        {squadronCounts(fleet).map(([card]) => (
          <SquadronPortrait key={card} card={card} owner={seat} />
        ))}
      </div>
      <header>
        <div>
          <h2 id={heading}>{name[lang]}</h2>
          <p className="side-card-facts">
            {factionName(fleet, lang)} · {t.points(pointsOf(fleet, 'latest'))}
          </p>
        </div>
        <button type="button" className="tool tool-text" aria-label={t.chooseFor(player)} onClick={onOther}>
          {t.other}
        </button>
      </header>
      <ul className="fleet">
        {fleet.ships.map((ship, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only.
          <li key={i}>
            {nameIn(data.shipCard(ship.card).name, lang)}{' '}
            <small>{ship.upgrades.map((id) => nameIn(data.upgradeCard(id).name, lang)).join(' · ')}</small>
          </li>
        ))}
        {squadronCounts(fleet).map(([card, count]) => (
          <li key={card}>
            {count > 1 && `${count} × `}
            {nameIn(data.squadronCard(card).name, lang)}
          </li>
        ))}
      </ul>
    </section>
  );
}
