import { canonical, copy, Games, type Json, replay } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { inContact } from '../../src/flow/activation/position.ts';
import { type XWingMatch, xwing } from '../../src/game.ts';
import { missingCards } from '../../src/position/verify.ts';
import { GAMES, playRandom } from './play.ts';
import { flownIn } from './squads.ts';

const games = new Games([xwing]);
const MOST_MS = 60_000 + GAMES * 1000;

/** What holds throughout a match that began with its setup, beyond what `verify` asks of any position. */
function inspect(match: XWingMatch, before: Map<string, number>): void {
  const { state } = match;
  expect([...missingCards(state)].filter(([, n]) => n !== 0)).toEqual([]);
  const g = match.game.sit(state, () => {});
  for (const { a, b } of state.touching) expect(inContact(g, g.ship(a), g.ship(b))).toBe(true);
  for (const ship of state.ships) {
    // XW-AUFWERTUNGSKARTEN-14: nothing that was destroyed comes back
    if (before.get(`gone ${ship.id}`)) expect(ship.status).toBe('destroyed');
    if (ship.status === 'destroyed') before.set(`gone ${ship.id}`, 1);
  }
}

describe('random games of any squads', () => {
  it(
    'fly nearly every card that acts',
    () => {
      const { flown, never } = flownIn(150);
      // What stays on the ground belongs to huge ships, or needs another card beside it.
      expect(never.length / (never.length + flown.size)).toBeLessThan(0.04);
    },
    MOST_MS,
  );

  it(
    'break no invariant, end, and come out the same when they are replayed from their file',
    () => {
      for (let number = 0; number < GAMES; number++) {
        const before = new Map<string, number>();
        let round = -1;
        const match = playRandom(number, { verify: true, keep: 'none' }, (m, ask) => {
          if (m.state.round === round || ask.kind !== 'dials') return;
          round = m.state.round;
          inspect(m, before);
        });
        expect(match.result).toBeDefined();
        const file = JSON.parse(JSON.stringify(match.file())) as Parameters<typeof replay>[0];
        const again = replay(file, games, { keep: 'none', events: false });
        if (!again.ok) throw new Error(JSON.stringify(again.fault));
        expect([again.value.hashMatches, again.value.resultMatches]).toEqual([true, true]);
      }
    },
    MOST_MS,
  );

  it(
    'a fork goes on like the match it was taken from, whatever was asked when',
    () => {
      for (let number = 0; number < Math.ceil(GAMES / 10); number++) {
        let asked = 0;
        playRandom(number, { keep: 'last', events: false }, (match) => {
          if (asked++ % 17 !== 0) return;
          const twin = match.fork();
          expect(twin.hash()).toBe(match.hash());
          expect(canonical(described(twin))).toBe(canonical(described(match)));
        });
      }
    },
    MOST_MS,
  );
});

const described = (match: XWingMatch): Json =>
  copy(match.open.map(({ seat, kind, prompt }) => ({ seat, kind, prompt })));
