import { cardName } from '@holotisch/xwing';
import type { Words } from '../words.ts';
import { useWords } from '../words.ts';
import { type BarredView, shipOf } from './ask.ts';
import { Reason } from './reason.tsx';
import { useDecideText } from './text.ts';

/** What is not open now, each with the sentence and the clause that say why. */
export function WhyNot({ barred }: { readonly barred: readonly BarredView[] }) {
  const words = useWords();
  const t = useDecideText();
  if (barred.length === 0) return null;
  return (
    <details className="why-not">
      <summary>
        {t.notNow(byReason(barred, words).length)} <span className="why-not-ask">{t.whyNot}</span>
      </summary>
      <ul>
        {byReason(barred, words).map(({ reason, refusal, names }) => (
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
function byReason(barred: readonly BarredView[], words: Words): readonly Grouped[] {
  const groups = new Map<string, { refusal: BarredView['refusal']; names: Set<string> }>();
  for (const option of barred) {
    const { message, clauses, measured = null } = option.refusal;
    const reason = JSON.stringify([words.message(message), clauses, measured]);
    const group = groups.get(reason) ?? { refusal: option.refusal, names: new Set() };
    group.names.add(barredName(option, words));
    groups.set(reason, group);
  }
  return [...groups]
    .map(([reason, { refusal, names }]) => ({ reason, refusal, names: [...names] }))
    .sort((a, b) => a.names.length - b.names.length);
}

export function barredName(option: BarredView, words: Words): string {
  if (option.label) return words.message(option.label);
  const ship = shipOf(option);
  if (ship === undefined) return option.id;
  const weapon = option.about?.['weapon'];
  return typeof weapon === 'string' ? `${words.ship(ship)}, ${cardName(weapon, words.lang)}` : words.ship(ship);
}
