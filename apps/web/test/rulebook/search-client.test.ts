import { expect, it } from 'vitest';
import { answerOf } from '../../src/rulebook/search-client.ts';

it('what another book has answered is not counted over a list of this one', () => {
  const answered = { scope: 'xwing', words: 'focus', found: { total: 23, hits: [{ id: 'XW-1', terms: [] }] } } as const;
  expect(answerOf(answered, 'legion')).toBeUndefined();
  expect(answerOf(answered, 'xwing')).toBe(answered);
  expect(answerOf(undefined, 'xwing')).toBeUndefined();
});
