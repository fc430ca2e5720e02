import { data, nameIn, pointsOf } from '@holotisch/armada';
import type { Language } from '@holotisch/engine';
import { listPath } from '../../../address/paths.ts';
import { useLanguage } from '../../../settings/language.tsx';
import { ListCard, type ListCardProps, ListPicker, type Picks } from '../../../table-ui/start/list-picker.tsx';
import { ShipPortrait } from '../table/portrait.tsx';
import { armadaText } from '../text/armada-text.ts';
import { type ChoosableFleet, factionName, GROUPS } from './choosable.ts';
import { squadronCounts } from './counts.ts';

interface FleetPickerProps extends Picks {
  readonly player: string;
  readonly fleets: readonly ChoosableFleet[];
}

/** All fleets on the table, to take one. */
export function FleetPicker({ player, fleets, ...rest }: FleetPickerProps) {
  const { lang } = useLanguage();
  const t = armadaText[lang].start;
  return (
    <ListPicker
      {...rest}
      title={t.chooseFor(player)}
      groups={GROUPS}
      groupTitles={t.group}
      lists={fleets.map((one) => ({ id: one.id, group: one.group, ...cardOf(one, lang) }))}
      file={t.openFile}
      build={{ to: listPath('armada'), text: t.build }}
    />
  );
}

/** A fleet as a card: its ships and squadrons, for how many points. */
function cardOf({ name, draft: { fleet } }: ChoosableFleet, lang: Language): ListCardProps {
  const t = armadaText[lang].start;
  const names = [
    ...fleet.ships.map(({ card }) => nameIn(data.shipCard(card).name, lang)),
    ...squadronCounts(fleet).map(
      ([card, n]) => `${n > 1 ? `${n} × ` : ''}${nameIn(data.squadronCard(card).name, lang)}`,
    ),
  ];
  return {
    faction: fleet.faction,
    portraits: fleet.ships.map((ship, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only.
      <ShipPortrait key={i} card={ship.card} owner={0} />
    )),
    name: name[lang],
    facts: `${factionName(fleet, lang)} · ${t.points(pointsOf(fleet, 'latest'))}`,
    contents: names.join(', '),
  };
}

interface FleetCardProps {
  readonly fleet: ChoosableFleet;
  readonly chosen?: boolean;
  readonly onChoose: () => void;
}

export function FleetCard({ fleet, ...rest }: FleetCardProps) {
  const { lang } = useLanguage();
  return <ListCard {...cardOf(fleet, lang)} {...rest} />;
}
