import { say } from '@holotisch/engine';
import { text } from '@holotisch/legion';
import { onlineText } from '@holotisch/online/text';
import { roomText } from '@holotisch/room/client';
import { expect, it } from 'vitest';
import { legionWords } from '../../../src/games/legion/words.ts';
import { canSay } from '../../../src/table-ui/start/net-fault.tsx';
import { saidBy } from '../../../src/table-ui/words.ts';

const common = [onlineText.en, roomText.en];
const fewPips = say('le.army.tooFewPips', { measured: 0, pips: 1, allowed: 2 });
const badList = say('online.badList', { reason: { ...fewPips } });

it('what the server refuses for a reason of the game is not said before the words of the game are there', () => {
  expect(canSay(common, say('online.taken'))).toBe(true);
  expect(canSay(common, badList)).toBe(false);
  expect(canSay([...common, text.en], badList)).toBe(true);
  expect(canSay([...common, text.en], say('online.badList', { reason: [{ text: 'le.army.neverHeardOf' }] }))).toBe(
    false,
  );
});

it('at the table each part of a refusal is told in the words of whoever says it', () => {
  const game = (message: typeof fewPips) => legionWords('en').message(undefined, message);
  expect(saidBy(common, game, badList)).toBe(
    'This list cannot be played here: The hand has 0 command cards of 1 pip; exactly 2 are needed.',
  );
  expect(saidBy(common, game, fewPips)).toMatch(/^The hand has 0/);
});
