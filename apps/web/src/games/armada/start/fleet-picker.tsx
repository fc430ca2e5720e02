import { data, nameIn, pointsOf } from '@holotisch/armada';
import { listPath } from '../../../play/paths.ts';
import { Link } from '../../../router.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ShipPortrait } from '../table/portrait.tsx';
import { armadaText } from '../text/armada-text.ts';
import { type ChoosableFleet, factionName, GROUPS } from './choosable.ts';
import { squadronCounts } from './counts.ts';
import '../../../style/squad-card.css';

interface FleetPickerProps {
  readonly player: string;
  readonly fleets: readonly ChoosableFleet[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly onFile: () => void;
  readonly onClose: () => void;
}

/** All fleets on the table, to take one. */
export function FleetPicker({ player, fleets, chosen, onChoose, onFile, onClose }: FleetPickerProps) {
  const { lang } = useLanguage();
  const t = armadaText[lang].start;
  return (
    <Dialog title={t.chooseFor(player)} className="squad-picker" onClose={onClose}>
      {GROUPS.map((group) => {
        const list = fleets.filter((one) => one.group === group);
        return list.length === 0 ? null : (
          <section key={group} aria-labelledby={`fleets-${group}`}>
            <h3 id={`fleets-${group}`}>{t.group[group]}</h3>
            <ul className="squad-cards">
              {list.map((one) => (
                <li key={one.id}>
                  <FleetCard
                    fleet={one}
                    chosen={one.id === chosen}
                    onChoose={() => {
                      onChoose(one.id);
                      onClose();
                    }}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className="squad-picker-more">
        <button type="button" className="tool tool-text" onClick={onFile}>
          {t.openFile}
        </button>
        <Link to={listPath('armada')}>{t.build}</Link>
      </p>
    </Dialog>
  );
}

interface FleetCardProps {
  readonly fleet: ChoosableFleet;
  readonly chosen?: boolean;
  readonly onChoose: () => void;
}

/** A fleet as a card to pick: its ships and squadrons, for how many points. */
export function FleetCard({ fleet: { name, draft }, chosen, onChoose }: FleetCardProps) {
  const { lang } = useLanguage();
  const t = armadaText[lang].start;
  const { fleet } = draft;
  const names = [
    ...fleet.ships.map(({ card }) => nameIn(data.shipCard(card).name, lang)),
    ...squadronCounts(fleet).map(
      ([card, n]) => `${n > 1 ? `${n} × ` : ''}${nameIn(data.squadronCard(card).name, lang)}`,
    ),
  ];
  return (
    <button type="button" className="squad-card" data-faction={fleet.faction} aria-pressed={chosen} onClick={onChoose}>
      <span className="squad-card-fleet">
        {fleet.ships.map((ship, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only.
          <ShipPortrait key={i} card={ship.card} owner={0} />
        ))}
      </span>
      <span className="squad-card-name">{name[lang]}</span>
      <span className="squad-card-facts">
        {factionName(fleet, lang)} · {t.points(pointsOf(fleet, 'latest'))}
      </span>
      <span className="squad-card-pilots">{names.join(', ')}</span>
    </button>
  );
}
