import { expect, it } from 'vitest';
import { type LegionGame, legion, legion26 } from '../../src/game.ts';
import { first, lay, unit } from '../table.ts';
import { alone, LEIA, rebels, storm, VADER } from '../troops.ts';

/** So many copies, each of the one before. */
const DEEP = 1000;

it.each([legion, legion26])('a dream of a dream of a dream, 1,000 deep, in $edition', (edition) => {
  let drawn = 0;
  const counting = Object.assign(Object.create(edition) as LegionGame, {
    determinise: (...of: Parameters<NonNullable<LegionGame['determinise']>>) => {
      drawn++;
      return edition.determinise!(...of);
    },
  });
  const { match } = lay(
    {
      units: [
        rebels(400, 400, alone(4)),
        unit(LEIA, 0, 200, 200, { order: 'facedown' }),
        storm(560, 400, alone(4)),
        unit(VADER, 1, 1500, 700),
      ],
      hands: [{ cards: ['ambush'] }, { cards: ['ambush', 'push', 'assault'], pool: ['corps', 'commander'] }],
      active: 0,
    },
    counting,
  );
  while (match.open[0]!.kind !== 'action') match.decide(match.open[0]!.seat, first(match.open[0]! as never));
  match.decide(0, 'aim');
  const seen = JSON.stringify(edition.view(match.state, 0));
  let twin = match;
  for (let n = 1; n <= DEEP; n++) {
    twin = twin.fork({ seed: `${n} by chance`, keep: 'last', events: false });
    twin = twin.fork({ seed: `${n}`, seenBy: 0, keep: 'last', events: false });
  }
  // Each has drawn what is hidden once, and what those before it had drawn is not drawn again.
  expect(drawn).toBeLessThanOrEqual(2 * DEEP);
  expect(JSON.stringify(edition.view(twin.state, 0))).toBe(seen);
  expect(twin.hash()).toBe(match.fork({ seed: `${DEEP}`, seenBy: 0 }).hash());
  expect(twin.decide(0, 'none')).toBeUndefined();
});
