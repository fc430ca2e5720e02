import { type Json, quickRng, sampleAnswer } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../table/test/tries.ts';
import { DAMAGE_DECKS } from '../../../src/data/index.ts';
import { sampled } from '../../../src/flow/setup/placing.ts';
import type { Scene } from '../../scene.ts';
import { EMPIRE, newMatch, squad, withObstacles } from '../words.ts';

/** The moment when the first ship is to be placed; seat 0 sits in the south. */
function deploying(squads: readonly Json[], initiative: 0 | 1 = 0): Scene {
  const s = newMatch({ squads: [...squads] });
  s.take(s.ask().seat === initiative ? 'own' : 'opponent');
  withObstaclesFromHere(s);
  return s.take(s.ask().seat === 0 ? 'south' : 'north');
}
const withObstaclesFromHere = (s: Scene): void => {
  while (s.ask().kind !== 'edge') {
    const a = s.ask();
    s.take(a.type === 'region' ? (a.sample({ below: (n) => n >> 1 }) as Json) : s.options()[0]!);
  }
};
const ONE_X_WING = squad('rebel', 'xwing/rookiepilot');
const at = (x: number, y: number, degrees = 0) => ({ x, y, degrees });

describe('placing forces', () => {
  it('[XW-AUFBAU-14] [XW-AUFBAU-15] ascending skill; of equal skill the side with initiative first', () => {
    const a = squad('rebel', 'xwing/wedgeantilles', 'xwing/rookiepilot'); // 9, 2
    const b = squad('imperial', 'tiefighter/academypilot', 'tieadvanced/tempestsquadronpilot'); // 1, 2
    for (const [initiative, order] of [
      [0, [2, 1, 3, 0]],
      [1, [2, 3, 1, 0]],
    ] as const) {
      const s = deploying([a, b], initiative);
      const placed: number[] = [];
      while (s.ask().kind === 'deploy') {
        const ask = s.ask();
        placed.push((ask.about as { ship: number }).ship);
        s.take(ask.type === 'region' ? (ask.sample({ below: (n) => ((n * placed.length) / 7) | 0 }) as Json) : null);
      }
      expect(placed).toEqual(order);
    }
  });

  it('[XW-AUFBAU-16] a ship stands within range 1 of its edge, with its whole base', () => {
    const s = deploying([ONE_X_WING, EMPIRE], 1).until('deploy', {}, 0);
    s.refuses(at(450, 81), 'XW-AUFBAU-16'); // its front edge at 101 mm
    s.refuses(at(450, 75, 45), 'XW-AUFBAU-16'); // turned, a corner at 103 mm
    s.refuses(at(450, 19), 'XW-AUFBAU-16'); // over the edge
    s.refuses(at(450, 850), 'XW-AUFBAU-16'); // at the other side
    s.take(at(450, 80));
    expect(s.pose(0)).toEqual([450, 80, 0]);
  });

  it('[XW-AUFBAU-16] two ships never stand on each other', () => {
    const s = deploying([squad('rebel', 'xwing/rookiepilot', 'xwing/rookiepilot'), EMPIRE]).until(
      'deploy-order',
      {},
      0,
    );
    s.take('0', at(450, 50));
    expect(s.refuses(at(485, 50), 'XW-AUFBAU-16').piece).toBe(0); // the one that stands there
    s.take(at(490, 50));
  });

  it('what an answer holds besides the place goes nowhere', () => {
    const s = deploying([ONE_X_WING, EMPIRE], 1).until('deploy', {}, 0);
    s.take({ ...at(450, 80), more: 'x' });
    expect(s.events('deployed').at(-1)).toEqual({ type: 'deployed', ship: 0, ...at(450, 80) });
  });

  it('[XW-STOPPER-02] the guides do not count for the starting area: a base flush with its limit is inside', () => {
    const s = deploying([ONE_X_WING, EMPIRE], 1).until('deploy', {}, 0);
    s.take(at(450, 20)); // rear edge on the edge of the play area, its guides 2 mm beyond it
    expect(s.ship(0).status).toBe('play');
  });
});

describe('large ships', () => {
  const falcon = squad('rebel', 'yt1300/outerrimsmuggler');
  const start = () => deploying([falcon, EMPIRE], 1).until('deploy', {}, 0);

  it('[XW-GROSSE-SCHIFFE-08] a large base may stick out if it fills the whole depth of the starting area', () => {
    const s = start();
    const reach = 40 * Math.SQRT2; // half the diagonal of 8 cm
    s.refuses(at(450, 65, 0), 'XW-GROSSE-SCHIFFE-08'); // 25 mm short of the edge, 5 mm beyond range 1
    s.refuses(at(450, reach + 5, 45), 'XW-GROSSE-SCHIFFE-08');
    s.take(at(450, reach, 45)); // one corner on the edge, the opposite one at 113 mm
    expect(s.pose(0)[1]).toBeCloseTo(56.569, 3);
  });

  it('[XW-GROSSE-SCHIFFE-09] no part of a large base lies beyond the edge of the play area', () => {
    const s = start();
    s.refuses(at(450, 39), 'XW-GROSSE-SCHIFFE-09');
    s.refuses(at(39, 50), 'XW-GROSSE-SCHIFFE-09');
    s.refuses(at(450, 55, 45), 'XW-GROSSE-SCHIFFE-09');
    s.take(at(40, 40));
  });
});

describe('a crowded starting area', () => {
  const many = (count: number) => squad('rebel', ...Array.from({ length: count }, () => 'yt1300/outerrimsmuggler'));
  const shuttles = (count: number) =>
    squad('imperial', ...Array.from({ length: count }, () => 'lambdaclassshuttle/omicrongrouppilot'));
  const crowd = (count: number, more: { readonly [key: string]: Json } = {}) =>
    newMatch({ squads: [many(count), shuttles(1)], rules: { points: null, ...more } });
  /** Places the Rebel ships here, one after another, and lets the other side do as it likes. */
  const standing = (s: Scene, xs: readonly number[]): Scene => {
    s.take(s.ask().seat === 0 ? 'own' : 'opponent');
    withObstaclesFromHere(s);
    s.take(s.ask().seat === 0 ? 'south' : 'north');
    const left = [...xs];
    while (left.length > 0) {
      const ask = s.ask();
      if (ask.seat !== 0 || ask.kind !== 'deploy') {
        s.take(ask.type === 'region' ? (ask.sample(quickRng(1)) as Json) : s.options()[0]!);
        continue;
      }
      s.take(at(left.shift()!, 50));
    }
    return s.until('deploy', {}, 0);
  };
  /** Nine bases 93.9 mm apart leave gaps of 13.9 mm and of 24 and 59 mm at the ends. */
  const SPREAD = Array.from({ length: 9 }, (_, i) => 64 + 93.9 * i);

  it('[XW-AUFBAU-16] where there is no room left, the area reaches one range further for that ship (R-XW-55)', () => {
    const s = standing(crowd(10), SPREAD);
    expect(s.ask()).toMatchObject({ region: { depth: 200 } });
    expect(s.events('crowded')).toMatchObject([{ ship: 9, range: 2 }]);
    s.refuses(at(450, 165), 'XW-AUFBAU-16'); // its front at 205 mm
    s.take(at(450, 150));
    expect(s.ship(9).status).toBe('play');
  });

  it('[XW-AUFBAU-16] as long as it fits anywhere within range 1, it has to stand there, be the gap as narrow as the base', () => {
    const gap = (mm: number) => [
      ...Array.from({ length: 5 }, (_, i) => 40 + 80 * i),
      ...[0, 1, 2, 3].map((i) => 440 + mm + 80 * i),
    ];
    const s = standing(crowd(10), gap(80.002));
    expect(s.ask()).toMatchObject({ region: { depth: 100 } });
    expect(s.events('crowded')).toEqual([]);
    s.refuses(at(450, 150), 'XW-AUFBAU-16');
    const ask = s.ask();
    for (let seed = 0; seed < 20; seed++) {
      const spot = ask.type === 'region' ? (ask.sample(quickRng(seed)) as { x: number; y: number }) : undefined;
      expect(spot).toBeDefined();
    }
  });

  it('where chance finds no place, the one is taken that showed that there is room', () => {
    const only = { x: 7, y: 7, degrees: 0 };
    expect(sampled((draws) => (draws === undefined ? only : undefined), { below: () => 99 })).toEqual(only);
    const x = quickRng(99).below(1001);
    expect(sampled((draws) => ({ ...only, x: draws!.below(1001) }), { below: () => 99 })).toMatchObject({ x });
  });

  it('eight to twenty large ships a side find their places, however they are placed', () => {
    const crowds = [
      [8, 1],
      [20, 4],
      [8, 2],
      [12, 3],
    ] as const;
    for (const [count, seed] of crowds.slice(0, FULL ? 4 : 2)) {
      const s = newMatch({ squads: [many(count), shuttles(count)], rules: { points: null } }, `crowd ${seed}`);
      const rng = quickRng(seed);
      while (s.state.round === 0) s.take(sampleAnswer(s.ask(), rng) as Json);
      expect(s.state.ships.every(({ status }) => status === 'play')).toBe(true);
    }
  }, 60_000);

  it('[R-XW-55] a ship for which its half of the table has no room takes no part', () => {
    const s = newMatch({ squads: [many(9), shuttles(1)], rules: { points: null, width: 300, depth: 300 } });
    const rng = quickRng(3);
    while (s.state.round === 0) s.take(sampleAnswer(s.ask(), rng) as Json);
    const out = s.state.ships.filter(({ status }) => status === 'destroyed');
    expect(out.length).toBeGreaterThan(0);
    expect(new Set(s.events('noPlace').map((e) => e.ship))).toEqual(new Set(out.map(({ id }) => id)));
    expect(out.every(({ shields, pose }) => shields === 0 && pose === null)).toBe(true);
  });
});

describe('the last steps of setup', () => {
  it('[XW-AUFBAU-17] a ship that was taken off the table by hand meanwhile gets none', () => {
    const s = deploying([squad('rebel', 'xwing/rookiepilot', 'yt1300/chewbacca'), EMPIRE]).until('deploy', {}, 0);
    s.take(at(450, 50));
    const [placed] = s.events('deployed').filter(({ ship: id }) => id < 2);
    expect(s.match.override({ ship: placed!.ship, destroyed: true })).toBeUndefined();
    s.until('dials');
    expect(s.ship(placed!.ship)).toMatchObject({ status: 'destroyed', shields: 0, pose: null });
  });

  it('[XW-AUFBAU-17] every ship gets the shields its card prints', () => {
    const mixed = squad('rebel', 'xwing/rookiepilot', 'yt1300/chewbacca');
    const s = deploying([mixed, EMPIRE]).until('dials');
    expect(s.state.ships.map((x) => x.shields)).toEqual([2, 5, 0, 0, 0]);
  });

  it('[XW-AUFBAU-18] the damage deck is whole, shuffled and lies facedown', () => {
    const orders = ['a', 'b'].map((seed) => {
      const s = withObstacles(newMatch({}, seed));
      s.take('south').until('dials');
      const { draw } = s.state.decks[0]!;
      expect(draw).toHaveLength(33);
      const all = DAMAGE_DECKS.core2.flatMap((c) => Array.from({ length: c.count }, () => c.id));
      expect([...draw].sort()).toEqual([...all].sort());
      expect(draw).not.toEqual(all);
      const seen = JSON.stringify(s.match.seenBy(0).view);
      expect(s.match.seenBy(0).view.decks).toEqual([{ left: 33, discard: [] }]);
      expect(seen).not.toContain('directhit');
      return draw.join();
    });
    expect(orders[0]).not.toBe(orders[1]);
  });

  it('[XW-ABBILDUNG-SPIELAUFBAU-01] what the figure shows lies on the table when the first round begins', () => {
    const s = withObstacles(newMatch());
    s.take('south').until('deploy', {}, 0);
    expect(s.ask()).toMatchObject({ region: { edge: 'south', depth: 100 } }); // the starting area of a side
    s.until('dials');
    const seen = s.match.seenBy('nobody').view;
    const { ships } = seen;
    expect(ships.every((x) => x.pilot !== '' && Array.isArray(x.upgrades) && x.marker !== null)).toBe(true);
    expect(ships[0]!.tokens).toMatchObject({ focus: 0, evade: 0, stress: 0 });
    expect(seen.edges).toEqual(['south', 'north']);
    expect(seen.obstacles).toHaveLength(6);
    expect(seen.decks).toEqual([{ left: 33, discard: [] }]);
    const ruler = s.match.game.questions!.range!(s.state, { from: 0, to: 2 });
    expect(ruler).toMatchObject({ ok: true, value: { range: 4 } });
  });

  it('[XW-ABBILDUNG-SPIELAUFBAU-02] everybody sees who has initiative', () => {
    for (const [answer, side] of [
      ['own', 1],
      ['opponent', 0],
    ] as const) {
      const s = newMatch().take(answer);
      for (const seat of [0, 1, 'nobody'] as const) expect(s.match.seenBy(seat).view.initiative).toBe(side);
    }
  });
});
