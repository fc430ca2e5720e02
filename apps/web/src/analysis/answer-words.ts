import type { Json } from '@holotisch/engine';
import type { AskView } from '../match/ask-view.ts';
import type { Words } from '../table-ui/words.ts';
import type { Analysis } from './orders.ts';

type Judged = Analysis['judged'][number];

/** An answer as its question calls it; a place on the table has no name. */
export function answerInWords(words: Words, { ask }: Pick<Judged, 'ask'>, answer: Json, elsewhere: string): string {
  if (ask === undefined || ask.type === 'region') return elsewhere;
  const view = ask as AskView;
  if (ask.type === 'form') {
    const fields = answer as Readonly<Record<string, string>>;
    return ask.fields
      .flatMap((field) => {
        const option = field.options.find(({ id }) => id === fields[field.id]);
        return option ? `${words.field(field, view)}: ${words.option(option, view)}` : [];
      })
      .join(', ');
  }
  const ids = ask.type === 'choice' ? [answer] : (answer as readonly Json[]);
  const named = ids.flatMap((id) => {
    const option = ask.options.find((one) => one.id === id);
    return option ? words.option(option, view) : [];
  });
  return named.join(', ') || '–';
}
