import type { ListGame } from '@holotisch/games';
import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '../../settings/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { saveText, toLink } from '../../ui/files.ts';
import { useBuilderText, useListWords } from './words.ts';

interface ExportDialogProps<L> {
  readonly game: ListGame<L>;
  readonly list: L;
  readonly onClose: () => void;
}

/** The form that needs no file: all of the list in an address. */
const LINK = 'link';

/** The name of a list as the name of a file, on any system. */
const fileStem = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60);

/** A list in every form that others read: to copy, or as a file. */
export function ExportDialog<L>({ game, list, onClose }: ExportDialogProps<L>) {
  const t = useBuilderText();
  const words = useListWords();
  const { lang } = useLanguage();
  const field = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [form, setForm] = useState(game.forms[0]?.id ?? LINK);
  const [link, setLink] = useState('');
  const [said, setSaid] = useState('');
  const chosen = game.forms.find((one) => one.id === form);
  const content = chosen ? chosen.write(list) : link;

  useEffect(() => {
    let stale = false;
    const text = game.forms[0]?.write(list) ?? '';
    void toLink(text).then((packed) => {
      if (!stale) setLink(`${location.origin}${location.pathname}#s=${packed}`);
    });
    return () => {
      stale = true;
    };
  }, [game, list]);

  const copy = async () => {
    box.current?.select();
    try {
      await navigator.clipboard.writeText(content);
      setSaid(t.send.copied);
    } catch {
      setSaid(t.send.copyByHand);
    }
  };
  const choices = [...game.forms.map((one) => ({ id: one.id, name: one.name[lang] })), { id: LINK, name: t.send.link }];
  return (
    <Dialog title={words.send.title} className="dialog-wide" onClose={onClose}>
      <fieldset className="segments">
        <legend className="only-heard">{t.send.form}</legend>
        {choices.map(({ id, name }) => (
          <label key={id}>
            <input
              type="radio"
              name="form"
              checked={form === id}
              onChange={() => {
                setForm(id);
                setSaid('');
              }}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <p className="quiet">{chosen ? chosen.note[lang] : words.send.linkNote}</p>
      <label htmlFor={field} className="only-heard">
        {t.send.content}
      </label>
      <textarea ref={box} id={field} className="source" rows={10} readOnly spellCheck={false} value={content} />
      <p role="status">{said}</p>
      <div className="dialog-buttons">
        {chosen && (
          <button
            type="button"
            className="tool tool-text"
            onClick={() => saveText(`${fileStem(game.name(list)) || words.send.fileName}${chosen.ending}`, content)}
          >
            {t.send.save}
          </button>
        )}
        <button type="button" className="primary" onClick={() => void copy()}>
          {t.send.copy}
        </button>
      </div>
    </Dialog>
  );
}
