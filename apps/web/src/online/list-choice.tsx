import { type AnyLists, loadGame } from '@holotisch/games';
import { lazy, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { useOnlineText } from '../net/words.ts';
import { useLanguage } from '../settings/language.tsx';
import { keptLists } from '../table-ui/builder/keep.ts';
import { builderDe } from '../text/builder.de.ts';
import { builderEn } from '../text/builder.en.ts';
import { type Choice, type ChosenList, choiceLabel, choicesOf, notFitting, proposed, type Table } from './list-fit.ts';

/** Most choose from what lies there. */
const TypedList = lazy(async () => ({ default: (await import('./typed-list.tsx')).TypedList }));

export type { ChosenList } from './list-fit.ts';

/** The lists of a game, fetched with all that reads and judges them. */
export function useLists(game: string): AnyLists | undefined {
  const [found, setFound] = useState<{ readonly game: string; readonly lists: AnyLists | undefined }>();
  useEffect(() => {
    let wanted = true;
    void loadGame(game)
      .then((manifest) => manifest?.lists())
      .then((lists) => wanted && setFound({ game, lists }));
    return () => {
      wanted = false;
    };
  }, [game]);
  return found?.game === game ? found.lists : undefined;
}

interface ListChoiceProps {
  readonly game: string;
  /** The table that the list is for, where there is one already. */
  readonly table?: Table;
  /** The list that is chosen at first, as it was written. */
  readonly first?: string | undefined;
  /** Also whether it was picked by hand. */
  readonly onChoose: (list: ChosenList | undefined, isPicked: boolean) => void;
}

const ANY_TABLE: Table = {};

/** All lists of a game, ready-made and built in this browser: those that can be played, and why others cannot. */
export function ListChoice({ game, table = ANY_TABLE, first, onChoose }: ListChoiceProps) {
  const t = useOnlineText();
  const { lang } = useLanguage();
  const id = useId();
  const lists = useLists(game);
  const [picked, setPicked] = useState<string>();
  const [shelved, setShelved] = useState(0);
  const { shelf } = lang === 'de' ? builderDe : builderEn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed just now lies on the shelf as well
  const choices = useMemo(
    () =>
      lists &&
      choicesOf(lists, keptLists<unknown>(lists.store, lists.kept).entries, table, {
        lang,
        t,
        untitled: shelf.untitled,
      }),
    [lists, table, lang, t, shelf, shelved],
  );
  const fitting = choices?.filter((one) => one.unfit === undefined);
  const chosen =
    fitting && proposed(fitting, { picked: picked ?? first, points: table.points, usual: lists?.first[0] });
  const told = chosen?.text;
  const isPicked = chosen !== undefined && chosen.id === picked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list is its text, whatever object holds it
  useEffect(() => onChoose(chosen, isPicked), [told, isPicked, onChoose]);
  if (!choices || !fitting) return <p className="quiet">{t.loadingLists}</p>;
  const label = (one: Choice) => choiceLabel(one, t, shelf.points);
  const group = (own: boolean, name: string) => {
    const some = fitting.filter((one) => one.own === own);
    return some.length === 0 ? null : (
      <optgroup label={name}>
        {some.map((one) => (
          <option key={one.id} value={one.id}>
            {label(one)}
          </option>
        ))}
      </optgroup>
    );
  };
  const onTaken = (taken: string) => {
    setShelved((before) => before + 1);
    setPicked(`own-${taken}`);
  };
  const refused = picked === undefined ? notFitting(choices, first) : notFitting(choices, picked);
  return (
    <div className="online-choice">
      {refused?.unfit !== undefined && (
        <p className="notice notice-alert" role="status">
          {t.fit.yours(label(refused), refused.unfit)}
        </p>
      )}
      <label className="start-seed" htmlFor={id}>
        <strong>{t.list}</strong>
        <select id={id} value={chosen?.id} onChange={({ target }) => setPicked(target.value)}>
          {group(true, t.listOwn)}
          {group(false, t.listReady)}
        </select>
      </label>
      {lists && (
        <Suspense>
          <TypedList lists={lists} onTaken={onTaken} />
        </Suspense>
      )}
      <Unfit choices={choices.filter((one) => one.unfit !== undefined)} label={label} none={fitting.length === 0} />
    </div>
  );
}

interface UnfitProps {
  readonly choices: readonly Choice[];
  readonly label: (choice: Choice) => string;
  /** There is no other list. */
  readonly none: boolean;
}

/** The lists that cannot be brought along, each with the reason. */
function Unfit({ choices, label, none }: UnfitProps) {
  const t = useOnlineText().fit;
  if (choices.length === 0) return null;
  return (
    <details className="online-unfit" open={none}>
      <summary>{t.others(choices.length)}</summary>
      <ul>
        {choices.map((one) => (
          <li key={one.id}>
            <strong>{label(one)}</strong> <span>{one.unfit}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
