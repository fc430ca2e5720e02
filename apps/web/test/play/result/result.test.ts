import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { SeatKind } from '../../../src/match/protocol.ts';
import { canSwap, rematchOf } from '../../../src/play/result/after.tsx';
import { Figures } from '../../../src/play/result/figures.tsx';
import type { Chronicle } from '../../../src/table-ui/chronicle.ts';
import { apiOf, Client, shown, toyRoom, wordsOf } from '../at-the-table.tsx';

const nothing = { dice: 0, got: 0, expected: 0 };
const CHRONICLE: Chronicle = {
  rounds: [{ round: 1, at: 1 }],
  losses: [{ at: 4, seat: 1, piece: 2, points: 30 }],
  attacks: [],
  damage: [{ round: 1, suffered: [1, 3] }],
  dice: [
    { attack: { dice: 8, got: 5, expected: 4 }, defence: nothing },
    { attack: nothing, defence: { dice: 4, got: 1, expected: 1.5 } },
  ],
  decisive: { at: 3, seat: 1, points: 30, pieces: [2] },
};

async function figures(chronicle = CHRONICLE): Promise<string> {
  const client = new Client(toyRoom(), [0, 1]);
  const view = client.seen.sight.view;
  return shown(createElement(Figures, { chronicle, view, onWatch: () => {} }), apiOf(client));
}

describe('the end of a match', () => {
  it('sets the losses of both sides side by side, with their points', async () => {
    const html = await figures();
    expect(wordsOf(html, 'h3').slice(0, 2)).toEqual(['AnnaLosses: 0 points', 'BertLosses: 30 points']);
    expect(wordsOf(html, 'li')[0]).toBe('none');
    expect(wordsOf(html, 'li')[1]).toMatch(/ \(30\)$/);
  });

  it('shows damage as bars, and the same figures as a table', async () => {
    const html = await figures();
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Damage that both sides have suffered/);
    expect(wordsOf(html, 'td')).toEqual(['1', '3']);
    const heights = [...html.matchAll(/<rect[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height));
    expect(heights[1]).toBe(3 * heights[0]!);
    // Nothing is drawn of a match that was given up before anybody was hit.
    const unhurt = await figures({ ...CHRONICLE, damage: [{ round: 1, suffered: [0, 0] }] });
    expect([wordsOf(html, 'h3'), wordsOf(unhurt, 'h3')].map((all) => all.includes('Damage by round'))).toEqual([
      true,
      false,
    ]);
  });

  it('numbers a few rounds of a long match, so that they can be read', async () => {
    const rounds = Array.from({ length: 39 }, (_, n) => ({ round: n + 1, suffered: [1, 0] }));
    const html = await figures({ ...CHRONICLE, damage: rounds });
    expect(wordsOf(html, 'text')).toEqual(['1', '5', '10', '15', '20', '25', '30', '35']);
    const wide = (of: string) => Number(/viewBox="0 0 ([\d.]+) /.exec(of)![1]);
    expect(wide(html)).toBeCloseTo(wide(await figures({ ...CHRONICLE, damage: rounds.slice(0, 15) })));
  });

  it('says by how much the dice were above or below the average, and nothing of dice that nobody rolled', async () => {
    expect(wordsOf(await figures(), 'dd')).toEqual([
      '5 with 8 dice, 4.0 on average1.0 above the average',
      '1 with 4 dice, 1.5 on average0.5 below the average',
    ]);
  });

  it('names the decisive moment; where there is none, there is no button to it', async () => {
    expect(wordsOf(await figures(), 'p')[0]).toMatch(/^Bert loses .+: 30 points at one blow\. Watch it$/);
    expect(await figures({ ...CHRONICLE, decisive: undefined })).not.toContain('Watch it');
  });
});

describe('a rematch', () => {
  const seats: readonly SeatKind[] = ['human', 'computer'];
  const played = { game: 'toy', edition: 'first', seats, aids: { measuring: true } };

  it('has the same lists and aids, dice of its own, and swapped sides where that is asked for', () => {
    const file = { setup: { cards: [1] }, seed: 'old' };
    const again = rematchOf(file, played, false);
    expect(again).toMatchObject({ game: 'toy', edition: 'first', setup: { cards: [1] }, seats, aids: played.aids });
    expect(again?.seed).not.toBe('old');
    expect(rematchOf(file, played, true)?.seats).toEqual(['computer', 'human']);
  });

  it('is none of a match that began as a laid position, and two people swap by themselves', () => {
    expect(rematchOf({ start: {} }, played, false)).toBeUndefined();
    expect(canSwap(played)).toBe(true);
    expect(canSwap({ seats: ['human', 'human'] })).toBe(false);
  });
});
