import { Games, readMatchFile, replay } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { sektor } from '../../src/sektor/index.ts';
import { view } from '../../src/sektor/view.ts';
import { byChance, war } from './wars.ts';

/** Whole wars by chance alone, their battles reported by chance as well. */

describe('wars by chance', () => {
  it.each([1, 2, 3] as const)('%i against as many come to an end, and to the same from the file', (players) => {
    const match = war(players, players, { legion: players === 2 ? '1.2' : '2.6' });
    byChance(match, players);
    expect(match.over).toBe(true);
    const games = new Games([sektor]);
    const file = readMatchFile(JSON.stringify(match.file()), games);
    if (!file.ok) throw new Error(file.fault.message.text);
    const again = replay(file.value, games, { keep: 'none', events: false });
    if (!again.ok) throw new Error(again.fault.message.text);
    expect(again.value.match.hash()).toBe(match.hash());
  });

  it('tell nobody of positions that only the others know of', () => {
    const match = war(9, 2);
    let hidden = 0;
    byChance(match, 9, () => {
      for (const seat of [0, 1, 2, 3, 'nobody'] as const) {
        const seen = view(match.state, seat);
        expect(view(sektor.imagine(seen, seat), seat)).toEqual(seen);
        if (seat === 'nobody') continue;
        expect(view(sektor.otherwise(match.state, seat), seat)).toEqual(seen);
        for (const [id, { dug, owner }] of Object.entries(match.state.sites))
          if (dug && !dug.shown && owner !== match.state.teams[seat]) {
            hidden++;
            expect(seen.sites[id]!.dug).toBe('unknown');
          }
      }
      return match.state.turn > 4;
    });
    expect(hidden).toBeGreaterThan(5);
  });
});
