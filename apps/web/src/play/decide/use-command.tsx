import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { OptionView } from '../../match/ask-view.ts';
import type { AskedCost } from '../../match/protocol.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useAsk } from '../../table-ui/decide/ask.ts';
import { confirmShown } from '../../table-ui/decide/confirm-shown.ts';
import { useChosen } from '../../table-ui/decide/form.tsx';
import { Reason } from '../../table-ui/decide/reason.tsx';
import { openField, useOpenField } from '../../table-ui/decide/shared.ts';
import { useDecideText } from '../../table-ui/decide/text.ts';
import { useDraft } from '../../table-ui/draft.tsx';
import { useFace } from '../../table-ui/use-face.ts';
import { useWords } from '../../table-ui/words.ts';
import { takeBack } from '../take-back.ts';
import { type CommandFault, type Context, type Follow, readCommand } from './command.ts';

/** What is typed, what it does, and what is said of it where it does nothing. */
export function useCommand() {
  const { snapshot, decide, undo, undoCost, redo, busy } = useMatch();
  const { answer, set } = useDraft();
  const { pieceOf, commands } = useFace().decide;
  const chosen = useChosen();
  const words = useWords();
  const t = useDecideText();
  const ask = useAsk();
  const open = useOpenField();
  const [line, setLine] = useState('');
  const [fault, setFault] = useState<ReactNode>();
  const [isHelped, setHelped] = useState(false);
  const [asking, setAsking] = useState<AskedCost>();
  const after = useRef<Follow>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const label = (option: OptionView) => (ask ? words.option(option, ask) : option.id);
  const context: Context = {
    ask,
    draft: answer,
    field: ask?.type === 'form' ? (open ?? ask.fields?.[0]?.id) : undefined,
    label,
    pieceOf,
    words: commands,
  };

  // The rest of a command answers the question that its beginning has raised, and no other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question calls for it
  useEffect(() => {
    const rest = after.current;
    if (busy || !rest || !ask) return;
    after.current = undefined;
    if (!rest.kind.test(ask.kind)) return;
    const read = readCommand(rest.words, context);
    if (read.do === 'answer') void decide(read.answer);
    else if (read.do === 'fail') setFault(faultWords(read.fault));
  }, [snapshot?.taken, busy]);

  function faultWords(found: CommandFault): ReactNode {
    const say = t.command.errors;
    if (found.is === 'nothing') return say.nothing;
    if (found.is === 'barred') return <Reason refusal={found.refusal} />;
    if (found.is === 'which')
      return say.which(found.pieces.map(([command, id]) => [command, words.piece(id)] as const));
    if (found.is === 'ambiguous') return say.ambiguous(found.options.map(label).join(' · '));
    if (found.is === 'noSuchValue') return (commands?.noSuchValue?.[words.lang] ?? say.notOpen)(found.word);
    return say[found.is](found.word);
  }

  const run = (event: FormEvent) => {
    event.preventDefault();
    if (line.trim() === '') return;
    const read = readCommand(line, context);
    setFault(undefined);
    switch (read.do) {
      case 'fail':
        setFault(faultWords(read.fault));
        // What is typed next takes the place of what was not understood.
        input.current?.focus();
        input.current?.select();
        return;
      case 'help':
        setHelped(true);
        break;
      case 'undo':
        if (snapshot?.undo) void takeBack({ undo, undoCost }).then(setAsking);
        else setFault(t.command.errors.nothingToUndo);
        break;
      case 'redo':
        if (snapshot?.redo) void redo();
        else setFault(t.command.errors.nothingToRedo);
        break;
      case 'confirm':
        if (!confirmShown()) setFault(t.command.errors.notReady);
        break;
      case 'field': {
        const now = { ...chosen, [read.field]: read.value };
        set(now);
        openField(ask?.fields?.find((f) => now[f.id] === undefined)?.id ?? read.field);
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
  const type = (typed: string) => {
    setLine(typed);
    setFault(undefined);
  };
  const help = isHelped ? { close: () => setHelped(false) } : undefined;
  const takingBack = asking && snapshot?.undo ? { cost: asking, close: () => setAsking(undefined) } : undefined;
  return { line, type, run, input, fault, context, help, takingBack };
}
