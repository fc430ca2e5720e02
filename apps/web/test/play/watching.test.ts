import { createElement } from 'react';
import { expect, it } from 'vitest';
import { DecisionPanel } from '../../src/play/decide/decision-panel.tsx';
import { apiOf, Client, GUARD, shown, toyRoom, wordsOf } from './at-the-table.tsx';

const panel = createElement(DecisionPanel);

it('whoever looks on reads who is awaited, and has nothing to type', async () => {
  const room = toyRoom();
  const watcher = new Client(room, []);
  const both = await shown(panel, apiOf(watcher));
  expect(wordsOf(both, 'p').filter((line) => line.includes('is asked'))).toHaveLength(2);
  expect(both).not.toMatch(/<(?:input|button)\b/);
  new Client(room, [0]).decide(0, GUARD[0]);
  const one = wordsOf(await shown(panel, apiOf(watcher)), 'p').filter((line) => line.includes('is asked'));
  expect(one).toEqual([expect.stringMatching(/^Bert is asked: /)]);
});

it('whoever plays and waits may type, and is told that nothing is to be decided', async () => {
  const room = toyRoom();
  const player = new Client(room, [0]);
  player.decide(0, GUARD[0]);
  const waits = await shown(panel, apiOf(player));
  expect(waits).toContain('There is nothing to decide right now.');
  expect(waits).toMatch(/<input\b/);
});
