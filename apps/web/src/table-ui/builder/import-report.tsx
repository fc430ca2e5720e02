import { render } from '@holotisch/engine';
import type { ListChange, ListGame, ReadList } from '@holotisch/games';
import { useLanguage } from '../../settings/language.tsx';
import { reportParts } from './bring-in.ts';
import { useBuilderText } from './words.ts';

interface ImportReportProps<L> {
  readonly game: ListGame<L>;
  readonly read: readonly ReadList<L>[];
  readonly onDismiss: () => void;
}

/** What came in, and all that is not as it was in the source. It stays until it has been read. */
export function ImportReport<L>({ game, read, onDismiss }: ImportReportProps<L>) {
  const t = useBuilderText();
  const { lang } = useLanguage();
  const report = read.flatMap((one) => one.report);
  const parts = reportParts(report);
  const readAs = (list: L): string => {
    const { format, points } = game.agreement(list);
    const called = game.formats.find(({ id }) => id === format)?.name[lang] ?? format;
    const edition = game.editionOf?.(list);
    const what = edition === undefined ? called : `${edition}, ${called}`;
    return t.bringIn.readAs(what, points, game.points(list), game.firstPoints?.(list));
  };
  const names = read.map(({ list }) => game.name(list) || t.shelf.untitled).join(', ');
  return (
    <div className="notice import-report" role="status">
      <p>
        <strong>{t.bringIn.done(names)}</strong>
        {report.length === 0 && ` ${t.bringIn.same}`}
      </p>
      {read.map(({ list }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the report of an import never changes.
        <p key={i}>{readAs(list)}</p>
      ))}
      {(['unknown', 'otherwise', 'noUse'] as const).map(
        (kind) =>
          parts[kind].length > 0 && <Part key={kind} game={game} title={t.bringIn[kind]} changes={parts[kind]} />,
      )}
      <button type="button" className="tool tool-text" onClick={onDismiss}>
        {t.bringIn.dismiss}
      </button>
    </div>
  );
}

interface PartProps<L> {
  readonly game: ListGame<L>;
  readonly title: (count: number) => string;
  readonly changes: readonly ListChange[];
}

function Part<L>({ game, title, changes }: PartProps<L>) {
  const t = useBuilderText();
  const { lang } = useLanguage();
  return (
    <section>
      <p>{title(changes.length)}</p>
      <ul>
        {changes.map(({ message, line, path }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the report of an import never changes.
          <li key={i}>
            {render([game.words[lang]], message)}{' '}
            {line !== undefined ? <small>{t.bringIn.line(line)}</small> : path && <small>{path}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
