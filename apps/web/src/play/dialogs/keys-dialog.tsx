import { useState } from 'react';
import { bindKey, chordOf, KEY_NAMES, type KeyName, resetKeys, taskOf, useBindings } from '../../settings/keys.ts';
import { useLanguage } from '../../settings/language.tsx';
import { useDecideText } from '../../table-ui/decide/text.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** All keys and commands. The keys of the table can be changed: click one, press another. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useDecideText().keys;
  const { lang } = useLanguage();
  const { commands } = useFace().decide;
  const bindings = useBindings();
  const [changing, setChanging] = useState<KeyName>();
  const [taken, setTaken] = useState<KeyName>();
  const shown = (chord: string) =>
    chord === ' ' ? t.space : chord.replace('Ctrl+', `${t.ctrl}+`).replace(/(^|\+)([a-zäöü])$/, (x) => x.toUpperCase());
  const caption = (name: KeyName) => (changing === name ? t.press : shown(bindings[name]));
  return (
    <Dialog title={t.title} onClose={onClose}>
      <p className="quiet">{t.note}</p>
      <dl className="key-list">
        {KEY_NAMES.map((name) => (
          <div key={name} className="key-row">
            <dt>
              <button
                type="button"
                className="key-change"
                aria-label={`${caption(name)}: ${t.change(t.names[name])}`}
                aria-pressed={changing === name}
                onClick={() => {
                  setChanging(changing === name ? undefined : name);
                  setTaken(undefined);
                }}
                onKeyDown={(event) => {
                  const chord = chordOf(event);
                  if (changing !== name || chord === undefined) return;
                  event.preventDefault();
                  const other = taskOf(bindings, chord);
                  if (other !== undefined && other !== name) return setTaken(other);
                  bindKey(name, chord);
                  setChanging(undefined);
                  setTaken(undefined);
                }}
                onKeyUp={(event) => changing === name && event.preventDefault()}
              >
                <kbd>{caption(name)}</kbd>
              </button>
            </dt>
            <dd>{t.names[name]}</dd>
          </div>
        ))}
        {t.fixed.map(([keys, does]) => (
          <div key={keys} className="key-row">
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p role="status">{taken && t.taken(t.names[taken])}</p>
      <div className="dialog-buttons">
        <button type="button" className="tool tool-text" onClick={resetKeys}>
          {t.reset}
        </button>
      </div>
      <h3>{t.commands}</h3>
      <dl className="key-list">
        {[...(commands?.help[lang] ?? []), ...t.commandList].map(([command, does]) => (
          <div key={command} className="key-row">
            <dt>
              <code>{command}</code>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
