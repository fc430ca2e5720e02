import type { Json } from '@holotisch/engine';
import { expect, it } from 'vitest';
import { Suggestions } from '../../../src/table-ui/decide/suggestions.ts';

const refusal = { clauses: [], message: { text: 'no' } };
const only = (legal: readonly Json[]) => (answer: Json) =>
  Promise.resolve(legal.includes(answer) ? undefined : refusal);
const any = (attempt: number) => Promise.resolve<Json>(`any ${attempt}`);
async function asked(suggestions: Suggestions, times: number): Promise<(Json | undefined)[]> {
  const found: (Json | undefined)[] = [];
  for (let n = 0; n < times; n++) found.push(await suggestions.next());
  return found;
}

it('another suggestion is the next best that is legal, then the first again: nobody is sent backwards by chance', async () => {
  const suggestions = new Suggestions(
    ['wall', 'ahead', 'ahead', 'aside', 'stay'],
    only(['ahead', 'aside', 'stay']),
    any,
  );
  expect(await asked(suggestions, 5)).toEqual(['ahead', 'aside', 'stay', 'ahead', 'aside']);
});

it('where there are no two good ones, any legal place is shown, another one each time', async () => {
  expect(await asked(new Suggestions(['here'], only(['here']), any), 3)).toEqual(['here', 'any 0', 'any 1']);
  expect(await asked(new Suggestions([], only([]), any), 2)).toEqual(['any 0', 'any 1']);
});
