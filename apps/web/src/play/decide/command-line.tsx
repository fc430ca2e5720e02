import type { Refusal } from '@holotisch/engine';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { OptionView } from '../../games/xwing/view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { KeysDialog } from '../dialogs/keys-dialog.tsx';
import { UndoDialog } from '../dialogs/undo-dialog.tsx';
import { useDraft } from '../draft.tsx';
import { useWords } from '../words.ts';
import { useAsk } from './ask.ts';
import { type CommandFault, type Follow, readCommand, type Situation, suggestions } from './command.ts';
import { confirmShown } from './confirm-shown.ts';
import { Reason } from './reason.tsx';
import { openDial, useOpenDial } from './shared.ts';
import { useDecideText } from './text.ts';

/** Everything by typing: `s2`, `focus`, `attack 3`. */
export function CommandLine() {
  const { snapshot, decide, undo, redo, busy } = useMatch();
  const { answer, set } = useDraft();
  const words = useWords();
  const t = useDecideText();
  const ask = useAsk();
  const dial = useOpenDial();
  const [line, setLine] = useState('');
  const [fault, setFault] = useState<ReactNode>();
  const [dialog, setDialog] = useState<'help' | 'undo'>();
  const after = useRef<Follow>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const label = (option: OptionView) => (option.label ? words.message(option.label) : option.id);
  const situation: Situation = { ask, dial: ask?.type === 'form' ? (dial ?? ask.fields?.[0]?.id) : undefined, label };

  // The rest of a command answers the question that its beginning has raised, and no other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question calls for it
  useEffect(() => {
    const rest = after.current;
    if (busy || !rest || !ask) return;
    after.current = undefined;
    if (!rest.kind.test(ask.kind)) return;
    const read = readCommand(rest.words, situation);
    if (read.do === 'answer') void decide(read.answer);
    else if (read.do === 'fail') setFault(faultWords(read.fault));
  }, [snapshot?.taken, busy]);

  function faultWords(found: CommandFault): ReactNode {
    const say = t.command.errors;
    if (found.is === 'nothing') return say.nothing;
    if (found.is === 'barred') return <Reason refusal={found.refusal as Refusal} />;
    if (found.is === 'whichShip') return say.whichShip(found.ships.map((id) => [id + 1, words.ship(id)] as const));
    return found.is === 'ambiguous' ? say.ambiguous(found.options.map(label).join(' · ')) : say[found.is](found.word);
  }

  const run = (event: FormEvent) => {
    event.preventDefault();
    if (line.trim() === '') return;
    const read = readCommand(line, situation);
    setFault(undefined);
    switch (read.do) {
      case 'fail':
        setFault(faultWords(read.fault));
        // What is typed next takes the place of what was not understood.
        input.current?.focus();
        input.current?.select();
        return;
      case 'help':
        setDialog('help');
        break;
      case 'undo':
        if (!snapshot?.undo) setFault(t.command.errors.nothingToUndo);
        else if (snapshot.undo.free) void undo(snapshot.undo.to);
        else setDialog('undo');
        break;
      case 'redo':
        if (snapshot?.redo) void redo();
        else setFault(t.command.errors.nothingToRedo);
        break;
      case 'confirm':
        if (!confirmShown()) setFault(t.command.errors.notReady);
        break;
      case 'dial': {
        const settings = { ...(answer as Readonly<Record<string, string>> | undefined), [read.ship]: read.code };
        set(settings);
        openDial(ask?.fields?.find((f) => settings[f.id] === undefined)?.id ?? read.ship);
        break;
      }
      case 'draft':
        set(read.answer);
        break;
      case 'answer':
        after.current = read.after;
        void decide(read.answer);
        break;
    }
    setLine('');
  };
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
        placeholder={t.command.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-fault`}
        onChange={(event) => {
          setLine(event.target.value);
          setFault(undefined);
        }}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
      <datalist id={`${id}-list`}>
        {[...new Set(suggestions(situation))].map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <button type="submit" className="tool" aria-label={t.command.run} title={t.command.run}>
        ↵
      </button>
      <div id={`${id}-fault`} className="command-fault" role="status">
        {fault}
      </div>
      {dialog === 'help' && <KeysDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'undo' && snapshot?.undo && <UndoDialog cost={snapshot.undo} onClose={() => setDialog(undefined)} />}
    </form>
  );
}
