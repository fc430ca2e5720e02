import { cardName } from '@holotisch/xwing';
import type { Words } from '../words.ts';
import { useWords } from '../words.ts';
import { type BarredView, shipOf } from './ask.ts';
import { Reason } from './Reason.tsx';
import { useDecideText } from './text.ts';

/** What is not open now, each with the sentence and the clause that say why. */
export function WhyNot({ barred }: { readonly barred: readonly BarredView[] }) {
  const words = useWords();
  const t = useDecideText();
  if (barred.length === 0) return null;
  return (
    <details className="why-not">
      <summary>
        {t.notNow(barred.length)} <span className="why-not-ask">{t.whyNot}</span>
      </summary>
      <ul>
        {barred.map((option) => (
          <li key={option.id}>
            <Reason refusal={option.refusal} name={barredName(option, words)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function barredName(option: BarredView, words: Words): string {
  if (option.label) return words.message(option.label);
  const ship = shipOf(option);
  if (ship === undefined) return option.id;
  const weapon = option.about?.['weapon'];
  return typeof weapon === 'string' ? `${words.ship(ship)}, ${cardName(weapon, words.lang)}` : words.ship(ship);
}
