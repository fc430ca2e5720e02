import { expect, it } from 'vitest';
import { onlineDe } from '../../src/text/online.de.ts';
import { onlineEn } from '../../src/text/online.en.ts';

it('whoever sees a match later is told so before it begins for him, and not that it has not begun at all', () => {
  expect(onlineEn.waiting.watching(0)).toBe('You are watching. The match has not begun yet.');
  expect(onlineEn.waiting.watching(30)).toMatch(/30 seconds later\. For you /);
  expect(onlineDe.waiting.watching(30)).toMatch(/30 Sekunden später\. Für dich /);
});
