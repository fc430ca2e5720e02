import { expect, it } from 'vitest';
import { answerOf } from '../../src/rulebook/search-client.ts';

it('what another book has answered is not counted over a list of this one', () => {
  const found = { number: 1, total: 23, hits: [{ id: 'XW-1', terms: [] }] };
  expect(answerOf({ scope: 'xwing', found }, 'legion')).toBeUndefined();
  expect(answerOf({ scope: 'xwing', found }, 'xwing')).toBe(found);
  expect(answerOf(undefined, 'xwing')).toBeUndefined();
});
