import { type Json, Match, quickRng, type Rng, refuse } from '@holotisch/engine';
import { READY_SQUADS, xwing } from '@holotisch/xwing';
import { quietRounds } from '@holotisch/xwing/rules';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../table/test/tries.ts';
import { randomSetup } from '../../../xwing/test/random/squads.ts';
import { academy, scene, ship } from '../../../xwing/test/scene.ts';
import { letDecide, type Player, randomPlayer } from '../../src/index.ts';
import { xwingPilot } from '../../src/xwing/index.ts';
import { EdgeWatch } from './edge.ts';

/** Few with every `npm test`, as many as wanted when somebody measures. */
const GAMES = Number(process.env['HOLOTISCH_PILOT_GAMES'] ?? tries(60));
const MOST_DECISIONS = 5000;

const FULL = READY_SQUADS.filter((s) => s.size === 'full').map((s) => s.squad);

/** Ready-made squads and squads that nobody would think of, each of them from both seats. */
const setupOf = (number: number): Json =>
  number % 4 < 2
    ? ({
        squads: [FULL[number % FULL.length]!, FULL[(number * 3 + 1) % FULL.length]!],
        rules: { roundLimit: 60 },
      } as unknown as Json)
    : randomSetup(number);

const pilot: Player = xwingPilot;

function start(number: number, setup: Json = setupOf(number)) {
  const match = Match.start(xwing, { setup, seed: `pilot ${number}` }, { keep: 'none', events: true });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return match.value;
}
type XWingMatch = ReturnType<typeof start>;

function play(match: XWingMatch, players: readonly Player[]): EdgeWatch {
  const watch = new EdgeWatch(match);
  const rng = quickRng(match.taken.length + 1);
  for (let n = 0; !match.over; n++) {
    expect(n, 'the game has no end').toBeLessThan(MOST_DECISIONS);
    const ask = match.open[0]!;
    watch.during(() => letDecide(match, ask.seat, players[ask.seat]!, rng));
  }
  return watch;
}

describe('whole games', () => {
  it('beats the random player from either seat and never leaves the table needlessly', () => {
    let won = 0;
    let fled = 0;
    for (let n = 0; n < GAMES; n++) {
      const seat = n % 2;
      const players = seat === 0 ? [xwingPilot, randomPlayer] : [randomPlayer, xwingPilot];
      const match = start(n);
      const watch = play(match, players);
      if ((match.result as { winner: number | null }).winner === seat) won++;
      fled += watch.needless[seat]!;
    }
    expect(won / GAMES).toBeGreaterThanOrEqual(0.95);
    expect(fled).toBe(0);
  });

  it('fights itself to an end, with shots on both sides', () => {
    for (let n = 0; n < tries(20); n++) {
      const match = start(n);
      play(match, [xwingPilot, xwingPilot]);
      for (const seat of [0, 1])
        expect(
          match.events.some(({ event }) => event.type === 'hit' && match.state.ships[event.attacker]!.seat === seat),
        ).toBe(true);
      expect((match.result as { reason: string }).reason).toBe('destroyed');
    }
  });

  it('does not bump into the same ship for ever, nor circle until the match is called off (R-XW-54)', () => {
    // Left alone with each other, these pairs once bumped or circled without an end.
    const pairs = [
      [
        ship('imperial/lambdaclassshuttle/omicrongrouppilot', 100, 717, 55),
        ship('rebel/yt1300/outerrimsmuggler', 601, 256, 106),
      ],
      [
        ship('scum/jumpmaster5000/contractedscout', 575, 153, 145),
        ship('imperial/firespray31/bountyhunter', 629, 357, 221),
      ],
      [academy(527, 182, 303), academy(427, 274, 209)],
    ];
    for (const [n, pair] of pairs.entries()) {
      const ships = pair.map((one, seat) => ({ ...one, seat }));
      const obstacles = [{ kind: 'coreasteroid0', x: 450, y: 450 }];
      const { match } = scene({ ships, obstacles, seed: `q${[41, 53, 92][n]}` });
      const rng = quickRng(n);
      let quiet = 0;
      while (!match.over) {
        letDecide(match, match.open[0]!.seat, xwingPilot, rng);
        quiet = Math.max(quiet, quietRounds(match.state));
      }
      expect(match.result).toMatchObject({ reason: 'destroyed' });
      expect(quiet).toBeLessThan(12);
    }
  });

  it('answers every question legally and the same way again, and leaves the view as it was', () => {
    const match = start(3);
    const rng = quickRng(3);
    const kinds = new Set<string>();
    while (!match.over) {
      const ask = match.open[0]!;
      const view = xwing.view(match.state, ask.seat);
      const before = JSON.stringify(view);
      const first = pilot.choose({ seat: ask.seat, view, ask, rng: quickRng(7) });
      const second = pilot.choose({ seat: ask.seat, view, ask, rng: quickRng(7) });
      expect(second).toEqual(first);
      expect(refuse(ask, first)).toBeUndefined();
      expect(JSON.stringify(view)).toBe(before);
      kinds.add(ask.kind);
      letDecide(match, ask.seat, ask.seat === 0 ? xwingPilot : randomPlayer, rng);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['dials', 'deploy', 'action', 'attack']));
  });

  it('has an opinion of its own on everything but where an obstacle lies', () => {
    const silent: Rng = {
      below() {
        throw new Error('left to chance');
      },
    };
    const kinds = new Set<string>();
    for (const n of [4, 9]) {
      const match = start(n);
      for (let decisions = 0; !match.over; decisions++) {
        const ask = match.open[0]!;
        kinds.add(ask.kind);
        const rng = ask.kind === 'obstacle-place' ? quickRng(decisions) : silent;
        letDecide(match, ask.seat, xwingPilot, rng);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['obstacle', 'edge', 'deploy', 'dials', 'action', 'reroll']));
  });
});

describe('what it knows', () => {
  it('is its view alone: a wrong dial of the enemy or another deck changes nothing', () => {
    const match = start(5);
    const rng = quickRng(5);
    let compared = 0;
    while (!match.over && compared < 40) {
      const ask = match.open[0]!;
      const view = xwing.view(match.state, ask.seat);
      const lies = {
        ...view,
        ships: view.ships.map((s) =>
          s.seat === ask.seat || s.revealed
            ? s
            : {
                ...s,
                dial: s.dial === 'hidden' ? 's1' : s.dial,
                damage: s.damage.map((d) => (d.faceup ? d : { ...d, card: 'directhit' })),
              },
        ),
      };
      const told = pilot.choose({ seat: ask.seat, view, ask, rng: quickRng(1) });
      const fooled = pilot.choose({ seat: ask.seat, view: lies, ask, rng: quickRng(1) });
      expect(fooled).toEqual(told);
      if (JSON.stringify(lies) !== JSON.stringify(view)) compared++;
      letDecide(match, ask.seat, xwingPilot, rng);
    }
    expect(compared).toBe(40);
  });
});
