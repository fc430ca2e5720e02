import type { Undone } from '../match/protocol.ts';
import { useWords, type Words } from './words.ts';

/** A decision in words: who was asked what, and what was chosen, where that may be known. */
export function undoneText({ seat, prompt, chosen }: Undone, { t, player, message }: UndoneWords): string {
  const asked = seat === 'override' ? message(prompt) : t.undo.decided(player(seat), message(prompt));
  if (chosen === null) return asked;
  const words = chosen.map(message).join(', ');
  return t.undo.chose(asked, words === '' ? t.undo.nothing : words);
}
type UndoneWords = Pick<Words, 't' | 'player' | 'message'>;

/** The decisions that a takeback undoes, the first one first; `count` may be more than are named. */
export function UndoneList({ undoes, count }: { readonly undoes: readonly Undone[]; readonly count: number }) {
  const words = useWords();
  const more = count - undoes.length;
  return (
    <ol className="dialog-list undone">
      {more > 0 && <li>{words.t.undo.more(more)}</li>}
      {undoes.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: decisions are what they are by their place
        <li key={i}>{undoneText(one, words)}</li>
      ))}
    </ol>
  );
}
