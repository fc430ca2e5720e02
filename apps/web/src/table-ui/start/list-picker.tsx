import type { ReactNode } from 'react';
import { Link } from '../../address/router.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import './squad-card.css';

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

interface ListPickerProps<G extends string> extends Picks {
  readonly title: string;
  readonly groups: readonly G[];
  readonly groupTitles: Readonly<Record<G, string>>;
  readonly lists: readonly (ListCardProps & { readonly id: string; readonly group: G })[];
  readonly file: string;
  /** Where lists are built. */
  readonly build: { readonly to: string; readonly text: string };
}

/** All lists on the table, to take one. */
export function ListPicker<G extends string>(props: ListPickerProps<G>) {
  const { title, groups, groupTitles, lists, chosen, onChoose, file, onFile, build, onClose } = props;
  return (
    <Dialog title={title} className="squad-picker" onClose={onClose}>
      {groups
        .filter((group) => lists.some((list) => list.group === group))
        .map((group) => (
          <section key={group} aria-labelledby={`lists-${group}`}>
            <h3 id={`lists-${group}`}>{groupTitles[group]}</h3>
            <ul className="squad-cards">
              {lists
                .filter((list) => list.group === group)
                .map(({ id, group: _, ...card }) => (
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
        ))}
      <p className="squad-picker-more">
        <button type="button" className="tool tool-text" onClick={onFile}>
          {file}
        </button>
        <Link to={build.to}>{build.text}</Link>
      </p>
    </Dialog>
  );
}
