import { type AnyLists, loadGame } from '@holotisch/games';
import { useEffect, useId, useState } from 'react';
import { keptLists } from '../builder/keep.ts';
import { useLanguage } from '../settings/language.tsx';
import { useOnlineText } from './words.ts';

export interface ChosenList {
  readonly text: string;
  /** Who waits for the same size may meet. */
  readonly size: string;
}

interface Choice extends ChosenList {
  readonly id: string;
  readonly name: string;
  readonly own: boolean;
}

function choicesOf(lists: AnyLists, lang: 'de' | 'en', unnamed: string): readonly Choice[] {
  const write = (list: unknown): string => lists.forms[0]!.write(list);
  const ready = lists.ready.map(({ id, name, size, list }) => ({
    id,
    name: name[lang],
    size,
    text: write(list),
    own: false,
  }));
  const own = keptLists<unknown>(lists.store, lists.kept).entries.flatMap(({ id, list }) =>
    lists.faults(list).length > 0
      ? []
      : [{ id: `own-${id}`, name: lists.name(list) || unnamed, size: 'full', text: write(list), own: true }],
  );
  return [...ready, ...own];
}

/** All lists of a game that can be played: ready-made, and built in this browser. */
export function ListChoice({
  game,
  onChoose,
}: {
  readonly game: string;
  readonly onChoose: (list: ChosenList | undefined) => void;
}) {
  const t = useOnlineText();
  const { lang } = useLanguage();
  const id = useId();
  const [choices, setChoices] = useState<readonly Choice[]>();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    let wanted = true;
    setChoices(undefined);
    onChoose(undefined);
    void loadGame(game)
      .then((manifest) => manifest?.lists())
      .then((lists) => {
        if (!wanted || !lists) return;
        const all = choicesOf(lists, lang, '–');
        const first = all.find((one) => one.id === lists.first[0]) ?? all[0];
        setChoices(all);
        setChosen(first?.id);
        onChoose(first);
      });
    return () => {
      wanted = false;
    };
  }, [game, lang, onChoose]);
  if (!choices) return <p className="quiet">{t.loadingLists}</p>;
  const group = (own: boolean, label: string) => {
    const some = choices.filter((one) => one.own === own);
    return some.length === 0 ? null : (
      <optgroup label={label}>
        {some.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </optgroup>
    );
  };
  return (
    <label className="start-seed" htmlFor={id}>
      <strong>{t.list}</strong>
      <select
        id={id}
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value);
          onChoose(choices.find((one) => one.id === target.value));
        }}
      >
        {group(true, t.listOwn)}
        {group(false, t.listReady)}
      </select>
    </label>
  );
}
