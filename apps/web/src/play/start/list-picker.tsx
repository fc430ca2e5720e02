import type { ReactNode } from 'react';
import { Link } from '../../router.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import '../../style/squad-card.css';

/** A list as a card to pick: who is in it, for how many points. */
export interface ListCardProps {
  readonly faction: string;
  readonly portraits: ReactNode;
  readonly name: string;
  readonly facts: string;
  readonly contents: string;
}

interface PickedCardProps extends ListCardProps {
  readonly chosen?: boolean;
  readonly onChoose: () => void;
}

export function ListCard({ faction, portraits, name, facts, contents, chosen, onChoose }: PickedCardProps) {
  return (
    <button type="button" className="squad-card" data-faction={faction} aria-pressed={chosen} onClick={onChoose}>
      <span className="squad-card-fleet">{portraits}</span>
      <span className="squad-card-name">{name}</span>
      <span className="squad-card-facts">{facts}</span>
      <span className="squad-card-pilots">{contents}</span>
    </button>
  );
}

/** Which list is chosen, and what can be done about it. */
export interface Picks {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly onFile: () => void;
  readonly onClose: () => void;
}

interface ListPickerProps extends Picks {
  readonly title: string;
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly lists: readonly (ListCardProps & { readonly id: string })[];
  }[];
  readonly file: string;
  /** Where lists are built. */
  readonly build: { readonly to: string; readonly text: string };
}

/** All lists on the table, to take one. */
export function ListPicker({ title, groups, chosen, onChoose, file, onFile, build, onClose }: ListPickerProps) {
  return (
    <Dialog title={title} className="squad-picker" onClose={onClose}>
      {groups.map(({ id: group, title: heading, lists }) =>
        lists.length === 0 ? null : (
          <section key={group} aria-labelledby={`lists-${group}`}>
            <h3 id={`lists-${group}`}>{heading}</h3>
            <ul className="squad-cards">
              {lists.map(({ id, ...card }) => (
                <li key={id}>
                  <ListCard
                    {...card}
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
        ),
      )}
      <p className="squad-picker-more">
        <button type="button" className="tool tool-text" onClick={onFile}>
          {file}
        </button>
        <Link to={build.to}>{build.text}</Link>
      </p>
    </Dialog>
  );
}
