import { listPath } from '../../../address/paths.ts';
import { useLanguage } from '../../../settings/language.tsx';
import { ListPicker, type Picks } from '../../../table-ui/start/list-picker.tsx';
import { type ChoosableSquad, GROUPS } from './choosable.ts';
import { cardOf } from './squad-card.tsx';
import { useStartText } from './use-start-text.ts';

interface SquadPickerProps extends Picks {
  readonly player: string;
  readonly squads: readonly ChoosableSquad[];
}

/** All squads on the table, to take one. */
export function SquadPicker({ player, squads, ...rest }: SquadPickerProps) {
  const t = useStartText();
  const { lang } = useLanguage();
  return (
    <ListPicker
      {...rest}
      title={t.chooseFor(player)}
      groups={GROUPS}
      groupTitles={t.group}
      lists={squads.map((one) => ({ id: one.id, group: one.group, ...cardOf(one.squad, one.name[lang], lang) }))}
      file={t.openSquad}
      build={{ to: listPath('xwing'), text: t.build }}
    />
  );
}
