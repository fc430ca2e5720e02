import { useMatch } from '../../match/use-match.tsx';
import { always, follow, type Holds, type Standing, type Step } from './plan.ts';

interface TogetherProps {
  readonly steps: readonly Step[];
  /** What may be asked in between as long as this holds. */
  readonly holds?: Holds;
  /** What holds besides, whenever it is asked. */
  readonly lasting?: Standing | undefined;
  readonly className: string;
  readonly confirms?: true;
  /** What is meant by it, for whoever points there. */
  readonly title?: string;
  readonly children: string;
}

/** One press for all of these, the first of which answers the open question. */
export function Together({ steps, holds, lasting, className, confirms, title, children }: TogetherProps) {
  const { decide, busy, snapshot } = useMatch();
  const [first, ...rest] = steps;
  const ask = snapshot?.ask;
  const answer = ask && first?.answer(ask, snapshot.view);
  if (answer === undefined) return null;
  return (
    <button
      type="button"
      className={className}
      title={title}
      data-step
      {...(confirms && { 'data-confirm': true })}
      disabled={busy}
      onClick={() => {
        follow(rest, snapshot?.taken ?? 0, holds);
        if (lasting) always(lasting, snapshot?.taken ?? 0);
        void decide(answer);
      }}
    >
      {children}
    </button>
  );
}
