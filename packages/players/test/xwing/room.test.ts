import { Match, quickRng } from '@holotisch/engine';
import { turned } from '@holotisch/table';
import { type Squad, xwing } from '@holotisch/xwing';
import { dialOf, difficultyOf, leavesTable } from '@holotisch/xwing/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { academy, scene, ship } from '../../../xwing/test/scene.ts';
import { letDecide } from '../../src/index.ts';
import { xwingPilot } from '../../src/xwing/index.ts';
import { freeEnd, hasRoom, staysFor, stressAfter } from '../../src/xwing/room.ts';
import { EdgeWatch } from './edge.ts';

/** The clumsiest there are: large bases, and turns that are red or that they do not have. */
const CLUMSY = [
  'imperial/lambdaclassshuttle/omicrongrouppilot',
  'imperial/upsilonclassshuttle/starkillerbasepilot',
  'scum/yv666/trandoshanslaver',
  'rebel/uwing/bluesquadronpathfinder',
  'rebel/vcx100/lothalrebel',
] as const;

const place = fc.record({
  who: fc.constantFrom(...CLUMSY),
  x: fc.integer({ min: 60, max: 854 }),
  y: fc.integer({ min: 60, max: 854 }),
  degrees: fc.integer({ min: 0, max: 35 }).map((n) => n * 10),
  stress: fc.integer({ min: 0, max: 1 }),
});

describe('room to fly', () => {
  it('whoever has room finds a way on the table for a dozen manoeuvres', () => {
    fc.assert(
      fc.property(place, ({ who, x, y, degrees, stress }) => {
        const s = scene({ ships: [ship(who, 457, 457, 0, { seat: 0 }), academy(100, 100, 0, { seat: 1 })] });
        const me = s.g.ship(0);
        const { half } = s.g.facts(me);
        let at = turned({ x, y, hx: 0, hy: 1 }, degrees);
        let tokens = stress;
        fc.pre(!leavesTable(s.g, me, at) && hasRoom(s.g, me, at, tokens));
        for (let n = 0; n < 12; n++) {
          const next = dialOf(me)
            .map((m) => ({ end: freeEnd(half, at, m), difficulty: difficultyOf(s.g, me, m) }))
            .filter(({ difficulty }) => tokens === 0 || difficulty !== 'red')
            .map(({ end, difficulty }) => ({ end, tokens: stressAfter(tokens, difficulty) }))
            .find((one) => !leavesTable(s.g, me, one.end) && hasRoom(s.g, me, one.end, one.tokens));
          expect(next, `${who} after ${n} manoeuvres`).toBeDefined();
          at = next!.end;
          tokens = next!.tokens;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('nobody has room where every manoeuvre leads off the table', () => {
    const s = scene({ ships: [ship(CLUMSY[0], 457, 850, 0, { seat: 0 }), academy(457, 457, 0, { seat: 1 })] });
    const me = s.g.ship(0);
    expect(staysFor(s.g, me, me.pose!, 1, 4)).toBe(0); // stressed, it cannot even stand still
    expect(staysFor(s.g, me, me.pose!, 0, 4)).toBe(1); // it stops, and is stressed
    expect(hasRoom(s.g, me, { ...me.pose!, y: 457 }, 1)).toBe(true);
  });
});

const squad = (faction: Squad['faction'], ...ships: readonly string[]): Squad => ({
  faction,
  ships: ships.map((line) => {
    const [type, pilot] = line.split('/') as [string, string];
    return { type, pilot, upgrades: [] };
  }),
});
const SQUADS: readonly Squad[] = [
  squad(
    'imperial',
    'lambdaclassshuttle/omicrongrouppilot',
    'lambdaclassshuttle/omicrongrouppilot',
    'vt49decimator/patrolleader',
  ),
  squad('scum', 'yv666/trandoshanslaver', 'firespray31/mandalorianmercenary', 'yv666/trandoshanslaver'),
  squad('rebel', 'uwing/bluesquadronpathfinder', 'yt1300/outerrimsmuggler', 'vcx100/lothalrebel'),
];

describe('games of clumsy ships', () => {
  it('nobody leaves the table while a manoeuvre would have kept him there, now or before', () => {
    let moves = 0;
    for (let n = 0; n < 4; n++) {
      const setup = { squads: [SQUADS[n % 3]!, SQUADS[(n + 1) % 3]!], rules: { roundLimit: 30 } };
      const started = Match.start(
        xwing,
        { setup: setup as never, seed: `clumsy ${n}` },
        { keep: 'none', events: true },
      );
      if (!started.ok) throw new Error(JSON.stringify(started.fault));
      const match = started.value;
      const watch = new EdgeWatch(match);
      const rng = quickRng(n);
      while (!match.over) watch.during(() => letDecide(match, match.open[0]!.seat, xwingPilot, rng));
      expect(watch.needless, `game ${n}`).toEqual([0, 0]);
      // Nor does anybody come to where no manoeuvre keeps him on the table: that takes foresight, and in these games no bad luck.
      expect(watch.fled, `game ${n}`).toEqual([0, 0]);
      moves += watch.moves;
    }
    expect(moves).toBeGreaterThan(150);
  });
});
