import { Suspense, useId } from 'react';
import { useLanguage } from '../../settings/language.tsx';
import { useDecideText } from '../../table-ui/decide/text.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { KeysDialog, UndoDialog } from '../dialogs/later.ts';
import { suggestions } from './command.ts';
import { useCommand } from './use-command.tsx';

/** Everything by typing: what is offered by its name or number, and in the words of the game. */
export function CommandLine() {
  const { line, type, run, input, fault, context, help, takingBack } = useCommand();
  const { commands } = useFace().decide;
  const { lang } = useLanguage();
  const t = useDecideText();
  const id = useId();
  return (
    <form className="command" onSubmit={run}>
      <label className="only-heard" htmlFor={id}>
        {t.command.label}
      </label>
      <input
        id={id}
        ref={input}
        className="command-line"
        list={`${id}-list`}
        value={line}
        placeholder={commands?.placeholder[lang] ?? t.command.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-fault`}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
      <datalist id={`${id}-list`}>
        {[...new Set(suggestions(context))].map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <button type="submit" className="tool" aria-label={t.command.run} title={t.command.run}>
        ↵
      </button>
      <div id={`${id}-fault`} className="command-fault" role="status">
        {fault}
      </div>
      <Suspense fallback={null}>
        {help && <KeysDialog onClose={help.close} />}
        {takingBack && <UndoDialog cost={takingBack.cost} onClose={takingBack.close} />}
      </Suspense>
    </form>
  );
}
