import { createElement } from 'react';
import { expect, it } from 'vitest';
import { snapshotOf } from '../../../src/match/snapshot.ts';
import { ReplayBar } from '../../../src/play/replay/replay-bar.tsx';
import { Track } from '../../../src/play/replay/track.tsx';
import { apiOf, Client, GUARD, shown, toyRoom } from '../at-the-table.tsx';

const nothing = () => {};

/** A match of two decisions, looked at after so many of them. */
function past(moment: number) {
  const room = toyRoom();
  const both = new Client(room, [0, 1]);
  for (const seat of [0, 1] as const) both.decide(seat, GUARD[seat]);
  const look = both.say('look', { viewer: 'nobody', moment });
  if (!look.ok || !look.value) throw new Error('no such moment');
  return { room, both, api: apiOf(both, { snapshot: snapshotOf(both.seen, look.value) }) };
}
const bar = (running: boolean) =>
  createElement(ReplayBar, { running, onRunning: nothing, speed: 'normal', onSpeed: nothing });
const buttonNamed = (html: string, name: string) =>
  [...html.matchAll(/<button\b[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(`aria-label="${name}"`));

it('the bar of a replay offers play or pause, steps, speeds and the way back to the present', async () => {
  const { api } = past(1);
  const stopped = await shown(bar(false), api);
  for (const name of ['Play', 'One event back', 'One event on', '½ slow', '1 normal', '2½ fast', 'Back to now'])
    expect(buttonNamed(stopped, name), name).toBeDefined();
  expect(buttonNamed(stopped, 'Pause')).toBeUndefined();
  expect(buttonNamed(stopped, '1 normal')).toContain('aria-pressed="true"');
  const runs = await shown(bar(true), api);
  expect(buttonNamed(runs, 'Pause')).toBeDefined();
  expect(buttonNamed(runs, 'Play')).toBeUndefined();
});

it('there is no step back from the beginning', async () => {
  const first = await shown(bar(false), past(0).api);
  expect(buttonNamed(first, 'One event back')).toContain('disabled');
  expect(buttonNamed(await shown(bar(false), past(1).api), 'One event back')).not.toContain('disabled');
});

it('a match from afar has a link to each of its moments; one of this machine is shared as a whole', async () => {
  expect(await shown(bar(false), past(1).api)).toContain('Link to this moment');
});

it('the track has its rounds as chapters, a mark for whoever was lost, and says where it stands', async () => {
  const { api } = past(1);
  const chronicle = {
    rounds: [
      { round: 1, at: 1 },
      { round: 2, at: 2 },
    ],
    losses: [{ at: 2, seat: 1, piece: 3, points: 5 }],
    attacks: [],
    damage: [],
    dice: [],
    decisive: undefined,
  };
  const replay = { moment: 1, taken: 2, held: false, toggle: nothing, step: nothing, seek: nothing };
  const html = await shown(createElement(Track, { replay, chronicle }), api);
  expect(buttonNamed(html, 'Round 1')).toContain('aria-current="step"');
  expect(buttonNamed(html, 'Round 2')).not.toContain('aria-current');
  expect(html).toContain('aria-valuetext="Round 1, decision 1 of 2"');
  expect(html).toMatch(/class="side-second"[^>]*aria-label="To the moment when [^"]+ is lost"/);
});
