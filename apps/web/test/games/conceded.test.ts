import { armada } from '@holotisch/armada';
import { Match } from '@holotisch/engine';
import { legion } from '@holotisch/legion';
import { expect, it } from 'vitest';
import { outcomeOf as armadaOutcome } from '../../src/games/armada/outcome.ts';
import { armadaWords } from '../../src/games/armada/words.ts';
import { outcomeOf as legionOutcome } from '../../src/games/legion/outcome.ts';
import { legionWords } from '../../src/games/legion/words.ts';

const player = (seat: number) => `Player ${seat + 1}`;

function conceded(status?: 'reserve' | 'aside') {
  const units = [{ ship: 'cr90-corvette-a', x: 300, y: 300 }];
  const fleets = Match.start(armada, { start: { position: { units }, seed: 'end', dice: {}, decks: {} } });
  const troops = [
    { card: 'rebel-troopers', seat: 0, x: 500, y: 300 },
    { card: 'stormtroopers', seat: 1, x: 500, y: 800 },
  ];
  const armies = Match.start(legion, { start: { position: { units: troops }, seed: 'end', dice: {}, decks: {} } });
  if (!fleets.ok || !armies.ok) throw new Error('no table was laid');
  expect(fleets.value.override(armada.ending(fleets.value.state, 1, 'concede').change)).toBeUndefined();
  expect(armies.value.override(legion.ending(armies.value.state, 1, 'concede').change)).toBeUndefined();
  // The log names them, too.
  const called = (seat: number) => ['Anna', 'Bert'][seat]!;
  const lines = [
    armadaWords('en', called).event(armada.view(fleets.value.state, 'nobody'), {
      type: 'override',
      change: armada.ending(fleets.value.state, 1, 'concede').change,
    }),
    legionWords('en', called).event(legion.view(armies.value.state, 'nobody'), {
      type: 'override',
      change: legion.ending(armies.value.state, 0, 'concede').change,
    }),
  ];
  expect(lines).toEqual(['Bert gives up: the match is over.', 'Anna gives up: the game is over.']);
  const [fleet, army] = [armada.view(fleets.value.state, 'nobody'), legion.view(armies.value.state, 'nobody')];
  const shipsOff = { ...fleet, units: fleet.units.map((unit) => ({ ...unit, ...(status && { status }) })) };
  const troopsOff = { ...army, units: army.units.map((unit) => ({ ...unit, ...(status && { status }) })) };
  return [
    (you?: number) => armadaOutcome(shipsOff, 'en', { player, you }),
    (you?: number) => legionOutcome(troopsOff, 'en', { player, you }),
  ];
}

it('the result says who has conceded, in Armada as in Legion, and tells it to the one who did as "you"', () => {
  for (const told of conceded()) {
    expect(told(1)?.reason).toBe('You have conceded.');
    expect(told(0)?.reason).toBe('Player 2 has conceded.');
    expect(told()?.reason).toBe('Player 2 has conceded.');
    expect(told()?.winners).toEqual([0]);
  }
});

it('what is not on the table and was not destroyed is counted as left', () => {
  const there = conceded().map((told) => told()?.lines[0]);
  for (const status of ['reserve', 'aside'] as const)
    expect(conceded(status).map((told) => told()?.lines[0])).toEqual(there);
});
