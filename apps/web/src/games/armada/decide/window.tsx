import { Choice } from '../../../play/decide/choice.tsx';
import { option } from '../../../play/decide/plan.ts';
import { Together } from '../../../play/decide/together.tsx';
import { useWords } from '../words.ts';
import { passAlways, takeAlways, type WindowAsk } from './always.ts';

/** What cards offer at a moment; what a player always uses, or never, he says once. */
export function Offers({ ask }: { readonly ask: WindowAsk }) {
  const { own, option: nameOf } = useWords();
  const offers = ask.options.filter(({ id }) => id !== 'pass');
  const names = offers.map((offer) => nameOf(offer, ask));
  return (
    <>
      <Choice ask={ask} />
      {offers.map(({ id }, i) => (
        <Together
          key={id}
          steps={[option(ask.kind, id)]}
          lasting={takeAlways(ask, id, own.go.alwaysStands(names[i]!))}
          className="tool tool-text"
        >
          {own.go.always(names[i]!)}
        </Together>
      ))}
      {ask.options.length > offers.length && (
        <Together
          steps={[option(ask.kind, 'pass')]}
          lasting={passAlways(ask, `${own.go.neverStands}: ${names.join(', ')}`)}
          className="tool tool-text"
        >
          {own.go.never}
        </Together>
      )}
    </>
  );
}
