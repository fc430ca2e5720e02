// After every browser test: nothing of its pages is left for the next one, and none of them has had a fault that the
// test did not provoke.
import { afterEach, expect } from 'vitest';
import { endOfTest } from './running-app.ts';

afterEach(async ({ task }) => {
  expect(await endOfTest(task.result?.state !== 'fail')).toEqual([]);
});
