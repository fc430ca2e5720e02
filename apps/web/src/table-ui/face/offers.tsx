import type { AskView } from '../../match/ask-view.ts';
import { Choice } from '../decide/choice.tsx';
import { option } from '../decide/plan.ts';
import { Together } from '../decide/together.tsx';
import { useWords } from '../words.ts';
import { passAlways, takeAlways } from './always.ts';

/** What cards offer at a moment; what a player always uses, or never, he says once. */
export function Offers({ ask }: { readonly ask: AskView }) {
  const { lang, option: nameOf } = useWords();
  const t = WORDS[lang];
  const offers = (ask.options ?? []).filter(({ id }) => id !== 'pass');
  const names = offers.map((offer) => nameOf(offer, ask));
  return (
    <>
      <Choice ask={ask} />
      {offers.map(({ id }, i) => (
        <Together
          key={id}
          steps={[option(ask.kind, id)]}
          lasting={takeAlways(ask, id, t.stands(names[i]!))}
          className="tool tool-text"
        >
          {t.always(names[i]!)}
        </Together>
      ))}
      {(ask.options ?? []).length > offers.length && (
        <Together
          steps={[option(ask.kind, 'pass')]}
          lasting={passAlways(ask, t.neverStands(names.join(', ')))}
          className="tool tool-text"
        >
          {t.never}
        </Together>
      )}
    </>
  );
}

const WORDS = {
  de: {
    always: (name: string) => `Immer nutzen: ${name}`,
    stands: (name: string) => `Immer: ${name}`,
    never: 'Nicht mehr danach fragen',
    neverStands: (names: string) => `Nicht mehr gefragt: ${names}`,
  },
  en: {
    always: (name: string) => `Always use: ${name}`,
    stands: (name: string) => `Always: ${name}`,
    never: 'Do not ask about this again',
    neverStands: (names: string) => `No longer asked: ${names}`,
  },
};
