import type { QuestionOf } from '@holotisch/xwing';
import { useMatch } from '../../../match/use-match.tsx';
import { useDecideText } from '../../../table-ui/decide/text.ts';
import { useDraft } from '../../../table-ui/draft.tsx';
import { useWords } from '../words.ts';
import { DialPicker } from './dial-picker.tsx';

/** A manoeuvre to choose outright: the opponent's for a stressed ship, or one that a card grants. */
export function OneDial({ ask }: { readonly ask: QuestionOf<'slam' | 'card-manoeuvre'> }) {
  const { busy } = useMatch();
  const { answer, set, confirm } = useDraft();
  const words = useWords();
  const t = useDecideText();
  const chosen = typeof answer === 'string' ? answer : undefined;
  return (
    <>
      <DialPicker
        label={words.message(ask.prompt)}
        options={ask.options}
        barred={ask.barred ?? []}
        chosen={chosen}
        onChoose={set}
        onEnter={confirm}
      />
      <button type="button" className="primary" data-confirm disabled={busy || chosen === undefined} onClick={confirm}>
        {t.confirm}
      </button>
    </>
  );
}
