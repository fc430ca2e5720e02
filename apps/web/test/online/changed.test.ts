import { Games, type Json } from '@holotisch/engine';
import { layOut, loadGame } from '@holotisch/games';
import { startRoom } from '@holotisch/room';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Proposals } from '../../src/online/proposals.tsx';
import { apiOf, Client, shown, toyRoom, wordsOf } from '../play/at-the-table.tsx';

/** Anna proposes a change by hand at a table of this game that is laid; what Bert reads. */
async function asked(id: string, change: Json): Promise<{ readonly words: readonly string[]; readonly raw: string[] }> {
  const manifest = (await loadGame(id))!;
  const lists = await manifest.lists();
  const [game] = manifest.editions;
  const setup = lists.setup(lists.ready.slice(0, 2).map(({ list }) => list));
  const begin = { game: id, edition: game!.edition, setup, seed: 'changed' };
  const room = startRoom(new Games([game!]), begin, { seats: ['human', 'human'], aids: {} });
  if (!room.ok) throw new Error(JSON.stringify(room.fault));
  layOut(room.value.match, manifest);
  return read(new Client(room.value, [0]), new Client(room.value, [1]), change);
}

async function read(anna: Client, bert: Client, change: Json) {
  const proposed = anna.say('propose', { at: anna.at, seat: 0, what: { change } });
  if (!proposed.ok) throw new Error(JSON.stringify(proposed.fault));
  const page = await shown(createElement(Proposals), apiOf(bert));
  const [heading = ''] = wordsOf(page, 'h3');
  return { words: [heading.replace(/ \(.*/, ''), ...wordsOf(page, 'li')], raw: wordsOf(page, 'pre') };
}

describe('a change by hand that somebody else proposes', () => {
  it('is read in words: X-Wing', async () => {
    const change = { ship: 0, shields: 0, tokens: { focus: 2 }, deal: [null], activated: true };
    const { words, raw } = await asked('xwing', change);
    expect(words).toEqual([
      expect.stringContaining('Luke Skywalker'),
      'Shields: 2 → 0',
      'focus token: 0 → 2',
      'Add a card: facedown card',
      expect.stringMatching(/: no → yes$/),
    ]);
    expect(raw).toEqual([]);
  });

  it('is read in words: Armada', async () => {
    const { words, raw } = await asked('armada', { unit: 1, shields: { front: 1 }, speed: 1, deal: 2 });
    expect(words).toEqual([
      expect.stringMatching(/CR90|Nebulon/),
      'Speed: 3 → 1',
      'Shields, Front: 2 → 1',
      'facedown damage cards more: 2',
    ]);
    expect(raw).toEqual([]);
  });

  it('is read in words: Legion', async () => {
    const { words, raw } = await asked('legion', {
      unit: 1,
      tokens: { aim: 1 },
      minis: [null, 'fallen', { wounds: 0 }],
    });
    expect(words.slice(1)).toEqual(['aim token: 0 → 1', 'Miniature 2 is defeated']);
    expect(raw).toEqual([]);
  });

  it('hides nothing that there are no words for', async () => {
    const { words, raw } = await asked('armada', { unit: 1, speed: 1, objectives: 3 });
    expect(words).toHaveLength(2);
    expect(raw.map((text) => JSON.parse(text.replaceAll('&quot;', '"')))).toEqual([{ objectives: 3 }]);
    const room = toyRoom();
    const whole = await read(new Client(room, [0]), new Client(room, [1]), { drone: 0, x: 3 });
    expect(whole.raw.map((text) => JSON.parse(text.replaceAll('&quot;', '"')))).toEqual([{ drone: 0, x: 3 }]);
  });
});
