import { type FileFault, render } from '@holotisch/engine';
import type { Meant } from '@holotisch/engine/list';
import type { Claim, ListGame } from '@holotisch/games';
import { useEffect, useId, useRef, useState } from 'react';
import { listPath } from '../../address/paths.ts';
import { useLanguage } from '../../settings/language.tsx';
import type { ListWords } from '../../text/builder.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { pickFile, textOf } from '../../ui/files.ts';
import type { Asked } from './bring-in.ts';
import { ImportQuestions } from './import-questions.tsx';
import { ImportWhich } from './import-which.tsx';
import { useBuilderText } from './words.ts';

interface ImportDialogProps<L> {
  readonly game: ListGame<L>;
  /** What the game, or the page, calls its lists. */
  readonly words: Pick<ListWords['bringIn'], 'title' | 'note' | 'text'>;
  /** A text that could not be read stands in the field, so that it can be mended. */
  readonly text: string;
  readonly fault: FileFault | undefined;
  /** Names of the list that have to be asked. */
  readonly questions: readonly Asked[] | undefined;
  /** The games that the list may be of, where that is not clear or not this one. */
  readonly claims: readonly Claim[] | undefined;
  /** Where a list of another game is brought in; its builder if nothing is said. */
  readonly placeOf?: (game: string) => string;
  readonly onRead: (text: string, meant?: Meant, here?: boolean) => void;
  readonly onClose: () => void;
}

export function ImportDialog<L>(props: ImportDialogProps<L>) {
  const { game, words, text, fault, questions, claims, placeOf = listPath, onRead, onClose } = props;
  const t = useBuilderText();
  const { lang } = useLanguage();
  const field = useId();
  const [typed, setTyped] = useState(text);
  // A dialog begins at its first control, which closes it; who comes here wants to paste.
  const pasted = useRef<HTMLTextAreaElement>(null);
  useEffect(() => pasted.current?.focus(), []);
  const read = (source: string) => {
    setTyped(source);
    onRead(source);
  };
  // While the same text waits for an answer, that is the only way on.
  const isAsking = (questions !== undefined || (claims !== undefined && !fault)) && typed === text;
  return (
    <Dialog title={words.title} className="dialog-wide" onClose={onClose}>
      <p className="quiet">{words.note}</p>
      <label htmlFor={field}>{words.text}</label>
      <textarea
        ref={pasted}
        id={field}
        className="source"
        rows={9}
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {fault && (
        <div className="notice notice-alert" role="alert">
          <p>{render([game.words[lang]], fault.message)}</p>
          {fault.line !== undefined && <p>{t.bringIn.faultAt(fault.line, fault.column ?? 1)}</p>}
          {fault.path && <p>{fault.path}</p>}
        </div>
      )}
      {claims && (
        <ImportWhich
          store={game.store}
          text={text}
          claims={claims}
          placeOf={placeOf}
          onHere={() => onRead(text, undefined, true)}
        />
      )}
      {questions && <ImportQuestions questions={questions} onAnswer={(meant) => onRead(text, meant, true)} />}
      <div className="dialog-buttons">
        <button
          type="button"
          className="tool tool-text"
          onClick={() => void pickFile(game.endings.join()).then(async (file) => file && read(await textOf(file)))}
        >
          {t.bringIn.open}
        </button>
        {!isAsking && (
          <button type="button" className="primary" disabled={typed.trim() === ''} onClick={() => read(typed)}>
            {t.bringIn.read}
          </button>
        )}
      </div>
    </Dialog>
  );
}
