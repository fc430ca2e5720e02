import { expect, it } from 'vitest';
import type { AskView } from '../../../src/match/ask-view.ts';
import { passAlways, takeAlways } from '../../../src/table-ui/face/always.ts';

const offers = (ids: readonly string[], seat = 0): AskView =>
  ({ kind: 'window:attack.after', seat, options: ids.map((id) => ({ id })) }) as unknown as AskView;
const asked = offers(['5:counter', 'pass']);

it('what a card offers is used whenever it is open, whoever has it, and by nobody else at this screen', () => {
  const counter = takeAlways(asked, '5:counter', 'Counter');
  expect(counter.answer(offers(['5:counter', 'pass']), {})).toBe('5:counter');
  expect(counter.answer(offers(['4:counter', 'pass']), {})).toBe('4:counter');
  expect(counter.answer(offers(['5:snipe', 'pass']), {})).toBeUndefined();
  expect(counter.answer(offers(['5:counter', 'pass'], 1), {})).toBeUndefined();
});

it('it is passed over as long as nothing is offered that was not passed over before', () => {
  const none = passAlways(asked, 'none');
  expect(none.answer(offers(['5:counter', 'pass']), {})).toBe('pass');
  expect(none.answer(offers(['5:counter', '4:counter', 'pass']), {})).toBeUndefined();
  expect(none.answer(offers(['5:counter', 'pass'], 1), {})).toBeUndefined();
});

it('what has to be answered is not passed over', () => {
  expect(passAlways(offers(['a', 'b']), 'none').answer(offers(['a', 'b']), {})).toBeUndefined();
});
