import type { ListFault } from '@holotisch/games';
import { expect, it } from 'vitest';
import { sorted } from '../../../src/table-ui/builder/sorted-faults.ts';

const fault = (text: string, incomplete?: true): ListFault => ({
  clauses: [],
  message: { text },
  at: {},
  ...(incomplete && { incomplete }),
});

it('what is still to do is no fault, and is not counted as one', () => {
  const { wrong, missing } = sorted([fault('a', true), fault('b'), fault('c', true)]);
  expect(wrong.map(({ message }) => message.text)).toEqual(['b']);
  expect(missing.map(({ message }) => message.text)).toEqual(['a', 'c']);
});
