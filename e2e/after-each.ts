// After every browser test: its pages are closed, and none of them has had a fault that the test did not provoke.
import { afterEach, expect } from 'vitest';
import { endOfTest } from './running-app.ts';

afterEach(async () => {
  expect(await endOfTest()).toEqual([]);
});
