import { armada, FORMATS, fleetJson, READY_FLEETS, randomFleet } from '@holotisch/armada';
import { type Json, Match, quickRng } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { lay, ship } from '../../../armada/test/table.ts';
import { FULL, tries } from '../../../table/test/tries.ts';
import { armadaAdmiral } from '../../src/armada/index.ts';
import { letDecide, type Player, randomPlayer } from '../../src/index.ts';

/** Few with every `npm test`, as many as wanted when somebody measures. */
const GAMES = Number(process.env['HOLOTISCH_ADMIRAL_GAMES'] ?? tries(20));
const MOST_DECISIONS = 20_000;
const admiral: Player = armadaAdmiral;

/** Ready-made fleets and fleets that nobody would think of, each of them from both seats. */
function setupOf(number: number): Json {
  const full = READY_FLEETS.filter((f) => f.id !== 'core-fleet-rebel' && f.id !== 'core-fleet-empire');
  const drawn = (seat: number) =>
    number % 4 < 2
      ? full[(number + 3 * seat) % full.length]!.fleet
      : randomFleet(quickRng(2 * number + seat), FORMATS.standard)!;
  return { fleets: [0, 1].map((seat) => fleetJson(drawn(seat))) };
}

describe('whole games of 400 points', () => {
  it('beats the random player from either seat', () => {
    let won = 0;
    for (let n = 0; n < GAMES; n++) {
      const players = n % 2 === 0 ? [admiral, randomPlayer] : [randomPlayer, admiral];
      const start = Match.start(armada, { setup: setupOf(n), seed: `admiral ${n}` }, { keep: 'none', events: false });
      if (!start.ok) throw new Error(JSON.stringify(start.fault));
      const match = start.value;
      const rng = quickRng(n);
      for (let k = 0; !match.over; k++) {
        expect(k, 'the game has no end').toBeLessThan(MOST_DECISIONS);
        const { seat } = match.open[0]!;
        letDecide(match, seat, players[seat]!, rng);
      }
      if ((match.result as { winner: number | null }).winner === n % 2) won++;
    }
    expect(won / GAMES).toBeGreaterThanOrEqual(0.95);
  });
});

describe('two admirals', () => {
  it('keep their ships on the table', () => {
    let fled = 0;
    for (let n = 0; n < (FULL ? 6 : 2); n++) {
      const start = Match.start(armada, { setup: setupOf(n), seed: `fled ${n}` });
      if (!start.ok) throw new Error(JSON.stringify(start.fault));
      const match = start.value;
      const rng = quickRng(n);
      while (!match.over) letDecide(match, match.open[0]!.seat, admiral, rng);
      fled += match.events.filter(({ event }) => event.type === 'fled').length;
    }
    expect(fled).toBeLessThanOrEqual(1);
  });
});

describe('which ship it activates', () => {
  const turn = (y: number) => {
    const t = lay({
      phase: 'ship',
      units: [
        ship('victory-i-class-star-destroyer-empire', 0, 900, 300, 0, {
          upgrades: ['strategic-adviser'],
          dials: ['repair'],
        }),
        ship('victory-i-class-star-destroyer-empire', 0, 700, 300, 0, { dials: ['repair', 'repair', 'repair'] }),
        ship('cr90-corvette-a', 1, 900, y, 180, { dials: ['navigate'] }),
      ],
    });
    expect(t.open[0]).toBe('0 activate');
    letDecide(t.match, 0, admiral, quickRng(1));
    return t.match.taken.at(-1)!.answer;
  };
  it('is the one that shoots best, and a card that lets it pass is used where nobody can shoot', () => {
    expect(turn(450)).toBe('0');
    expect(turn(850)).toBe('0:strategic-adviser');
  });
});
