import type { Language } from '@holotisch/engine';
import { formatOf } from '@holotisch/games/legion/draft';
import { data, nameIn, pointsOf } from '@holotisch/legion';
import { listPath } from '../../../address/paths.ts';
import { useLanguage } from '../../../settings/language.tsx';
import { ListCard, type ListCardProps, ListPicker, type Picks } from '../../../table-ui/start/list-picker.tsx';
import { ListSide } from '../../../table-ui/start/list-side.tsx';
import { CardPortrait } from '../table/portrait.tsx';
import { term } from '../table/unit-words.ts';
import { startText } from '../text/start.ts';
import { type ChoosableArmy, GROUPS } from './choosable.ts';

interface ArmyPickerProps extends Picks {
  readonly player: string;
  readonly armies: readonly ChoosableArmy[];
}

/** All armies of the edition, to take one. */
export function ArmyPicker({ player, armies, ...rest }: ArmyPickerProps) {
  const { lang } = useLanguage();
  const t = startText[lang];
  return (
    <ListPicker
      {...rest}
      title={t.chooseFor(player)}
      groups={GROUPS}
      groupTitles={t.group}
      lists={armies.map((one) => ({ id: one.id, group: one.group, ...cardOf(one, lang) }))}
      file={t.openFile}
      build={{ to: listPath('legion'), text: t.build }}
    />
  );
}

const countsOf = ({ draft: { army } }: ChoosableArmy): readonly (readonly [unit: string, count: number])[] =>
  [...Map.groupBy(army.units, ({ unit }) => unit)].map(([unit, same]) => [unit, same.length]);
const factsOf = ({ draft: { army, agreed } }: ChoosableArmy, lang: Language): string =>
  `${term('faction', army.faction, lang)} · ${startText[lang].points(pointsOf(army, formatOf(agreed)))}`;

function cardOf(chosen: ChoosableArmy, lang: Language): ListCardProps {
  const { army } = chosen.draft;
  return {
    faction: army.faction,
    portraits: countsOf(chosen).map(([unit]) => (
      <CardPortrait key={unit} card={unit} edition={army.edition} owner={0} />
    )),
    name: chosen.name[lang],
    facts: factsOf(chosen, lang),
    contents: countsOf(chosen)
      .map(([unit, n]) => `${n > 1 ? `${n} × ` : ''}${nameIn(data.unitOf(unit, army.edition).name, lang)}`)
      .join(', '),
  };
}

interface ArmyCardProps {
  readonly army: ChoosableArmy;
  readonly chosen?: boolean;
  readonly onChoose: () => void;
}
export function ArmyCard({ army, ...rest }: ArmyCardProps) {
  const { lang } = useLanguage();
  return <ListCard {...cardOf(army, lang)} {...rest} />;
}

interface ArmySideProps {
  readonly seat: 0 | 1;
  readonly player: string;
  readonly chosen: ChoosableArmy;
  /** None: it is settled. */
  readonly onOther?: () => void;
}

/** One side of the coming match: which units. */
export function ArmySide({ seat, player, chosen, onOther }: ArmySideProps) {
  const { lang } = useLanguage();
  const t = startText[lang];
  const { army } = chosen.draft;
  return (
    <ListSide
      seat={seat}
      whose={t.armyOf(player)}
      portraits={countsOf(chosen).map(([unit]) => (
        <CardPortrait key={unit} card={unit} edition={army.edition} owner={seat} />
      ))}
      name={chosen.name[lang]}
      facts={factsOf(chosen, lang)}
      other={onOther && { text: t.other, label: t.otherFor(player), onOther }}
      lines={army.units.map(({ unit, upgrades }) => (
        <>
          {nameIn(data.unitOf(unit, army.edition).name, lang)}{' '}
          <small>{upgrades.map((id) => nameIn(data.upgradeOf(id, army.edition).name, lang)).join(' · ')}</small>
        </>
      ))}
    />
  );
}
