import atTable from 'virtual:at-table';
import type { Language } from '@holotisch/engine';
import { useState } from 'react';
import { lessonPath, startPath } from '../address/paths.ts';
import { Link, navigate } from '../address/router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { toLink } from '../ui/files.ts';
import { useRulebookText } from './words.ts';

/** Where a clause can be seen: an example file of a game, by its name, or one of its lessons. */
export type AtTable =
  | { readonly game: string; readonly example: string }
  | { readonly game: string; readonly lesson: string; readonly title: Readonly<Record<Language, string>> };

const FILES = import.meta.glob<string>('../../../../examples/{xwing,armada,legion}/*.holo.json', {
  query: '?url',
  import: 'default',
});

/** A clause on the real table: as a position with what happens in it, or in a lesson. */
export default function SeenAtTable({ id }: { readonly id: string }) {
  const { lang } = useLanguage();
  const t = useRulebookText();
  const places = atTable[id] ?? [];
  const examples = places.filter((one) => 'example' in one);
  if (places.length === 0) return null;
  return (
    <p className="at-table">
      {t.atTable.title}{' '}
      {examples.map(({ game, example }, i) => (
        <Example key={example} game={game} file={example} nth={examples.length > 1 ? i + 1 : undefined} />
      ))}
      {places.map(
        (one) =>
          'lesson' in one && (
            <Link key={one.lesson} to={lessonPath(one.game, one.lesson)}>
              {t.atTable.lesson(one.title[lang])}
            </Link>
          ),
      )}
    </p>
  );
}

interface ExampleProps {
  readonly game: string;
  readonly file: string;
  /** Which of several. */
  readonly nth: number | undefined;
}

function Example({ game, file, nth }: ExampleProps) {
  const t = useRulebookText();
  const [failed, setFailed] = useState(false);
  const open = async () => {
    const url = await FILES[`../../../../examples/${file}`]?.();
    const answer = url === undefined ? undefined : await fetch(url).catch(() => undefined);
    if (!answer?.ok) return setFailed(true);
    navigate(`${startPath(game)}#p=${await toLink(await answer.text())}`);
  };
  return (
    <button type="button" className="text-button" onClick={() => void open()}>
      {failed ? t.failed : t.atTable.example(nth)}
    </button>
  );
}
