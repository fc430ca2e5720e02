import type { Json, Message } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { type ReactNode, useId } from 'react';
import { Clauses } from '../../ui/clauses.tsx';
import { useBuilderText } from './words.ts';

/** Why a card does not fit, as every game says it. */
interface PickFault {
  readonly clauses: readonly ClauseId[];
  readonly message: Message;
  readonly measured?: Json;
  readonly allowed?: Json;
}

export interface PickRowProps {
  /** Everything the card says, for those who hear it. */
  readonly label: string;
  readonly fault?: PickFault | undefined;
  readonly onPick: () => void;
  readonly children: ReactNode;
  /** What the card does. */
  readonly says?: string | undefined;
}

/** What costs too much may be taken all the same: something else will make room. Everything else may not. */
export const isBarred = (fault: PickFault | undefined): boolean =>
  fault !== undefined && !(typeof fault.measured === 'number' && typeof fault.allowed === 'number');

/** A card that can be taken, or stands there grey with the reason why it cannot, in the words of its game. */
export function PickRow({
  label,
  fault,
  onPick,
  children,
  says,
  message,
}: PickRowProps & { readonly message: (message: Message) => string }) {
  const t = useBuilderText();
  const reason = useId();
  const barred = isBarred(fault);
  return (
    <li className="pick-row" data-barred={barred}>
      <button
        type="button"
        className="pick-card"
        aria-disabled={barred || undefined}
        aria-describedby={barred ? reason : undefined}
        onClick={() => !barred && onPick()}
      >
        <span className="only-heard">{label}</span>
        <span className="pick-face" aria-hidden="true">
          {children}
        </span>
        {says && <span className="pick-says">{says}</span>}
        {fault && !barred && (
          <span className="pick-over">{t.list.over(Number(fault.measured) - Number(fault.allowed))}</span>
        )}
      </button>
      {fault && barred && (
        <p id={reason} className="pick-reason">
          {message(fault.message)} <Clauses ids={fault.clauses} />
        </p>
      )}
    </li>
  );
}
