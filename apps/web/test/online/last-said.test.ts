import { expect, it } from 'vitest';
import { lastSaid } from '../../src/online/last-said.ts';

const line = (seat: number, time: number, text: string) => ({ seat, time, text, nonce: `${time}` });
const CHAT = [line(0, 1, 'hello'), line(1, 2, 'hi'), line(0, 3, 'ready?'), line(1, 4, 'yes')];
const told = (own: number | null, since: number) => lastSaid(CHAT, own, since)?.text;

it('told is the latest of what others have said since one came, not what one has said oneself', () => {
  expect(told(1, 0)).toBe('ready?');
  expect(told(0, 0)).toBe('yes');
  expect(told(null, 0)).toBe('yes');
  expect(told(1, 3)).toBeUndefined();
});
