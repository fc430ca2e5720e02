import { listPath } from '../../../play/paths.ts';
import { Link } from '../../../router.tsx';
import { useLanguage } from '../../../settings/language.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type ChoosableSquad, GROUPS } from './choosable.ts';
import { SquadCard } from './squad-card.tsx';
import { useStartText } from './use-start-text.ts';

interface SquadPickerProps {
  readonly player: string;
  readonly squads: readonly ChoosableSquad[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly onFile: () => void;
  readonly onClose: () => void;
}

/** All squads on the table, to take one. */
export function SquadPicker({ player, squads, chosen, onChoose, onFile, onClose }: SquadPickerProps) {
  const t = useStartText();
  const { lang } = useLanguage();
  return (
    <Dialog title={t.chooseFor(player)} className="squad-picker" onClose={onClose}>
      {GROUPS.map((group) => {
        const list = squads.filter((one) => one.group === group);
        return list.length === 0 ? null : (
          <section key={group} aria-labelledby={`squads-${group}`}>
            <h3 id={`squads-${group}`}>{t.group[group]}</h3>
            <ul className="squad-cards">
              {list.map(({ id, name, squad }) => (
                <li key={id}>
                  <SquadCard
                    squad={squad}
                    name={name[lang]}
                    chosen={id === chosen}
                    onChoose={() => {
                      onChoose(id);
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
          {t.openSquad}
        </button>
        <Link to={listPath('xwing')}>{t.build}</Link>
      </p>
    </Dialog>
  );
}
