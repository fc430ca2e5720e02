import type { AskView, BarredView } from '../../match/ask-view.ts';
import { useWords, type Words } from '../words.ts';
import { Reason } from './reason.tsx';
import { useDecideText } from './text.ts';

/** What is not open now, each with the sentence and the clause that say why. */
export function WhyNot({ barred, ask }: { readonly barred: readonly BarredView[]; readonly ask: AskView }) {
  const words = useWords();
  const t = useDecideText();
  if (barred.length === 0) return null;
  const reasons = byReason(barred, ask, words);
  return (
    <details className="why-not">
      <summary>
        {t.notNow(reasons.length)} <span className="why-not-ask">{t.whyNot}</span>
      </summary>
      <ul>
        {reasons.map(({ reason, refusal, names }) => (
          <li key={reason}>
            <Reason refusal={refusal} name={names.join(', ')} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Grouped {
  readonly reason: string;
  readonly refusal: BarredView['refusal'];
  readonly names: readonly string[];
}

/** What is barred for the same reason stands together; reasons that many share come last, for they tell least. */
function byReason(barred: readonly BarredView[], ask: AskView, words: Words): readonly Grouped[] {
  const groups = new Map<string, { refusal: BarredView['refusal']; names: Set<string> }>();
  for (const option of barred) {
    const { message, clauses, measured = null } = option.refusal;
    const reason = JSON.stringify([words.message(message), clauses, measured]);
    const group = groups.get(reason) ?? { refusal: option.refusal, names: new Set() };
    group.names.add(words.option(option, ask));
    groups.set(reason, group);
  }
  return [...groups]
    .map(([reason, { refusal, names }]) => ({ reason, refusal, names: [...names] }))
    .sort((a, b) => a.names.length - b.names.length);
}
