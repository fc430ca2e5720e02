import { useId } from 'react';
import type { LikelyCost, Undone } from '../match/protocol.ts';
import { useWords, type Words } from '../table-ui/words.ts';
import { takeBackText } from '../text/take-back.ts';

/** A decision in words: who was asked what, and what was chosen, where that may be known. */
export function undoneText({ seat, prompt, chosen }: Undone, { t, player, message }: UndoneWords): string {
  const asked = seat === 'override' ? message(prompt) : t.undo.decided(player(seat), message(prompt));
  if (chosen === null) return asked;
  const words = chosen.map(message).join(', ');
  return t.undo.chose(asked, words === '' ? t.undo.nothing : words);
}
type UndoneWords = Pick<Words, 't' | 'player' | 'message'>;

interface UndoneListProps {
  readonly undoes: readonly Undone[];
  /** May be more than are named. */
  readonly count: number;
  /** The id of what names the list. */
  readonly label?: string;
}

/** The decisions that a takeback undoes, the first one first. */
export function UndoneList({ undoes, count, label }: UndoneListProps) {
  const words = useWords();
  const more = count - undoes.length;
  return (
    <ol className="dialog-list undone" aria-labelledby={label}>
      {more > 0 && <li>{words.t.undo.more(more)}</li>}
      {undoes.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: decisions are what they are by their place
        <li key={i}>{undoneText(one, words)}</li>
      ))}
    </ol>
  );
}

interface TakebackProps {
  readonly undoes: readonly Undone[] | undefined;
  readonly count: number | undefined;
  readonly why: Pick<LikelyCost, 'dice' | 'secrets' | 'others'>;
  /** Read by whoever is asked, not by whoever asks. */
  readonly isAsked: boolean;
}

/** What a takeback would undo and why it needs consent, the same to both sides. */
export function Takeback({ undoes, count, why, isAsked }: TakebackProps) {
  const t = takeBackText[useWords().lang];
  const id = useId();
  const reasons = [
    ...(why.dice ? [t.dice] : []),
    ...(why.secrets ? [t.secrets] : []),
    ...(why.others ? [isAsked ? t.yourTurn : t.others] : []),
  ];
  return (
    <>
      {undoes && (
        <>
          <h3 id={`${id}goes`}>{t.goes}</h3>
          <UndoneList undoes={undoes} count={count ?? undoes.length} label={`${id}goes`} />
        </>
      )}
      {reasons.length > 0 && (
        <>
          <h3 id={`${id}why`}>{t.why}</h3>
          <ul className="dialog-list" aria-labelledby={`${id}why`}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
