import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Where something stands in the picture, once it has come to rest there. */
export async function resting(control: Locator) {
  let before = '';
  await expect
    .poll(async () => {
      const [last, now] = [before, JSON.stringify(await control.boundingBox())];
      before = now;
      return now === last;
    })
    .toBe(true);
  return (await control.boundingBox())!;
}
