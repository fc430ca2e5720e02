// From a campaign to its battles and back: what leads where, and who is told that he is due.
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { isDue } from '../../../src/online/use-turn-news.ts';
import { Over } from '../../../src/play/dialogs/over-dialog.tsx';
import { apiOf, Client, shown, toyRoom, wordsOf } from '../../play/at-the-table.tsx';

/** The end of a match, as it is shown once its result has been read or before. */
async function end(seen: boolean, back: string | undefined): Promise<string> {
  const room = toyRoom();
  const client = new Client(room, [0, 1]);
  const { proposal } = (
    client.say('propose', { at: client.at, seat: 0, what: { end: 'draw' } }) as never as { value: { proposal: number } }
  ).value;
  client.say('consent', { proposal, seat: 1, agree: true });
  const far = {
    open: null,
    fought: [],
    own: 0,
    back,
    begin: async () => ({ ok: true, value: null }),
    seatAt: () => '/',
  };
  const nothing = () => {};
  const { view } = client.seen.sight;
  return shown(createElement(Over, { view, seen, onSeen: nothing, onWatch: nothing }), apiOf(client, { far } as never));
}

describe('the end of a match', () => {
  it.each([false, true])(
    'that is a battle of a campaign leads back to the map and to nothing else (read: %s)',
    async (seen) => {
      const html = await end(seen, '/online/map');
      expect(html).toMatch(/<button type="button" class="primary">Back to the map</);
      expect(html.match(/class="primary"/g)).toHaveLength(1);
      expect(wordsOf(html, 'button')).not.toContain('New match');
      // Any other match leads to the next one.
      const other = wordsOf(await end(seen, undefined), 'button');
      expect(other).toContain('New match');
      expect(other).not.toContain('Back to the map');
    },
  );
});

describe('the notice "your turn"', () => {
  const battle = { game: 'xwing', edition: '1', seats: [0, 1], match: null };
  const awaited = [{ seat: 0 }];
  it.each([
    [0, battle, true],
    // Only one is asked for the battle, but both have to fight it.
    [1, battle, true],
    [2, battle, false],
    [1, null, false],
    [0, null, true],
    [null, battle, false],
  ])('at seat %s of a campaign, its battle %j: %s', (own, open, due) => {
    expect(isDue({ own, battle: open } as never, awaited)).toBe(due);
  });
});
