import type { QuestionOf } from '@holotisch/legion';
import { useMatch } from '../../../match/use-match.tsx';
import { Choice } from '../../../table-ui/decide/choice.tsx';
import { always } from '../../../table-ui/decide/plan.ts';
import { useWords } from '../words.ts';

const DRAW = 'draw';

/** Who is on next; whoever keeps the orders for the end draws for the whole round by one press. */
export function Activate({ ask }: { readonly ask: QuestionOf<'activate'> }) {
  const { decide, busy, snapshot } = useMatch();
  const { own } = useWords();
  const ordered = (options: readonly { readonly id: string }[]): string =>
    options
      .map(({ id }) => id)
      .filter((id) => id !== DRAW)
      .join();
  const mayDraw = ask.options.some(({ id }) => id === DRAW);
  const said = ordered(ask.options);
  return (
    <>
      <Choice ask={ask} />
      {mayDraw && (
        <button
          type="button"
          className="choice"
          data-step
          disabled={busy}
          onClick={() => {
            // Another unit with an order, or one less, is another choice.
            const answer = (next: { readonly options?: readonly { readonly id: string }[] }) =>
              next.options?.some(({ id }) => id === DRAW) && ordered(next.options) === said ? DRAW : undefined;
            always({ kind: 'activate', answer }, snapshot?.taken ?? 0);
            void decide(DRAW);
          }}
        >
          <span className="choice-name">
            {own.go.drawOn}
            <span className="card-says">{own.go.drawOnSays}</span>
          </span>
        </button>
      )}
    </>
  );
}
