import { type Json, quickRng } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { squadPoints } from '../../../src/build/points.ts';
import { EMPIRE, newMatch, REBELS, refusedMatch, SPOTS, squad, withObstacles } from '../words.ts';

const CHEAP = squad('rebel', 'z95headhunter/banditsquadronpilot');
const DEAR = squad('imperial', 'vt49decimator/patrolleader');
const TIE: { readonly [key: string]: Json } = {
  squads: [squad('rebel', 'xwing/rookiepilot'), squad('rebel', 'xwing/rookiepilot')],
};

describe('setup, step by step', () => {
  it('[XW-AUFBAU-01] [XW-RUNDE-02] the steps follow each other in the order of the book, then round 1 begins', () => {
    const s = withObstacles(newMatch());
    const steps = s.match.taken.map((t) => t.kind);
    expect(s.open).toEqual(['0 edge']);
    expect([...new Set(steps)]).toEqual(['initiative', 'obstacle', 'obstacle-place']);
    expect(s.state.ships.every((x) => x.pose === null && x.shields === 0)).toBe(true);
    s.take('north').until('dials');
    expect([...new Set(s.match.taken.map((t) => t.kind))]).toEqual([
      'initiative',
      'obstacle',
      'obstacle-place',
      'edge',
      'deploy-order',
      'deploy',
    ]);
    expect(s.state.round).toBe(1);
    expect(s.state.phase).toBe('planning');
  });

  it('[XW-AUFBAU-02] from the first moment both squadrons are open to both players', () => {
    const s = newMatch();
    const seen = s.match.seenBy(1).view;
    expect(seen.ships.map((x) => `${x.seat} ${x.pilot}`)).toEqual([
      '0 rookiepilot',
      '0 rookiepilot',
      '1 academypilot',
      '1 academypilot',
      '1 academypilot',
    ]);
  });

  it('[XW-AUFBAU-03] [XW-SCHIFF-02] a pilot without his own ship type is not let onto the table', () => {
    const wrong = squad('imperial', 'tiefighter/alphasquadronpilot');
    expect(refusedMatch({ squads: [REBELS, wrong] })?.message.text).toBe('xw.badSquad');
    expect(newMatch({ squads: [REBELS, squad('imperial', 'tieinterceptor/alphasquadronpilot')] }).open).not.toEqual([]);
  });

  it('[XW-AUFBAU-05] the side with fewer points decides who has initiative, itself or the other', () => {
    expect(newMatch({ squads: [CHEAP, DEAR] }).open).toEqual(['0 initiative']);
    const s = newMatch({
      squads: [DEAR, CHEAP].map((q, i) => ({ ...(q as object), faction: i === 0 ? 'imperial' : 'rebel' })),
    });
    expect(s.state.points).toEqual([s.state.points[0], squadPoints(s.state.ships.slice(1))]);
    expect(s.open).toEqual(['1 initiative']);
    s.take('opponent');
    expect(s.state.initiative).toBe(0);
    expect(newMatch({ squads: [CHEAP, DEAR] }).take('own').state.initiative).toBe(0);
  });

  it('[XW-AUFBAU-06] [XW-INITIATIVE-01] [XW-INITIATIVE-02] [XW-INITIATIVE-03] equal points: a red die settles who decides', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const s = newMatch(TIE, `tie ${seed}`);
      const [roll, ...more] = s.events('tieRoll');
      expect(more).toEqual([]);
      const { side, face } = roll as unknown as { side: number; face: string };
      const decides = face === 'hit' || face === 'crit' ? side : 1 - side;
      expect(s.open).toEqual([`${decides} initiative`]);
      seen.add(face).add(`side ${side}`);
    }
    expect([...seen].sort()).toEqual(['blank', 'crit', 'focus', 'hit', 'side 0', 'side 1']);
    expect(newMatch().events('tieRoll')).toEqual([]); // 42 points against 36
  });
});

describe('the play area', () => {
  it('[XW-AUFBAU-07] [XW-SPIELFLAECHE-02] [XW-SPIELFLAECHE-04] it is three feet square, some 90 cm, unless said otherwise', () => {
    const { width, depth } = newMatch().state.rules;
    expect([width, depth]).toEqual([914.4, 914.4]);
  });

  it('[XW-SPIELFLAECHE-03] larger and smaller areas may be agreed on, and the limits of setup follow them', () => {
    const s = newMatch({ rules: { width: 1828.8, depth: 914.4, points: 200 } });
    s.take('own');
    s.take(s.options()[0]!);
    expect(s.state.rules.width).toBe(1828.8);
    const far = { x: 1500, y: 450, degrees: 0 };
    s.take(far);
    expect(s.state.obstacles).toHaveLength(1);
    const small = newMatch().take('own');
    small.take(small.options()[0]!);
    small.refuses(far, 'XW-AUFBAU-11');
  });
});

describe('obstacles', () => {
  const first = (): ReturnType<typeof newMatch> => {
    const s = newMatch().take('own');
    return s.take('coreasteroid0');
  };

  it('[XW-AUFBAU-08] the side with initiative begins, each time one of those available, in turn', () => {
    const s = newMatch().take('opponent'); // seat 1 decides (fewer points) and gives it to seat 0
    const who: string[] = [];
    for (const spot of SPOTS) {
      who.push(s.ask().seat.toString());
      if (s.ask().kind === 'obstacle') s.take(s.options().at(-1)!);
      s.take(spot);
    }
    expect(who).toEqual(['0', '1', '0', '1', '0', '1']);
  });

  it('[XW-AUFBAU-09] six are placed, no fewer and no more', () => {
    const twelve = [0, 1].flatMap((set) => [0, 1, 2, 3, 4, 5].map((n) => `core${set ? '2' : ''}asteroid${n}`));
    const s = withObstacles(newMatch({ obstacles: twelve }));
    expect(s.state.obstacles).toHaveLength(6);
    expect(s.open).toEqual(['0 edge']);
    expect(refusedMatch({ obstacles: ['coreasteroid0', 'coreasteroid1'] })?.clauses).toContain('XW-AUFBAU-09');
  });

  it('[XW-AUFBAU-10] none at range 1 of another', () => {
    const s = first().take({ x: 450, y: 450, degrees: 0 });
    s.take('coreasteroid1');
    const refusal = s.refuses({ x: 560, y: 450, degrees: 0 }, 'XW-AUFBAU-10');
    expect(refusal.measured).toBeLessThan(100);
    s.refuses({ x: 450, y: 450, degrees: 0 }, 'XW-AUFBAU-10');
    s.take({ x: 600, y: 450, degrees: 0 });
  });

  it('[XW-AUFBAU-11] none at range 1-2 of an edge, whichever edge it is', () => {
    const s = first();
    for (const spot of [
      { x: 219, y: 450, degrees: 0 },
      { x: 914.4 - 220, y: 450, degrees: 0 },
      { x: 450, y: 215, degrees: 0 },
      { x: 450, y: 914.4 - 215, degrees: 0 },
      { x: -50, y: 450, degrees: 0 },
    ])
      s.refuses(spot, 'XW-AUFBAU-11');
    s.take({ x: 221, y: 450, degrees: 0 }); // its western tip reaches 20.5 mm from its middle
  });

  it('[XW-AUFBAU-09] where no obstacle fits any more, placing ends and setup goes on (R-XW-25)', () => {
    const s = newMatch({ rules: { width: 500, depth: 500, points: 100 } }).take('own');
    s.take('coreasteroid0', { x: 250, y: 250, degrees: 0 });
    expect(s.events('noRoom')).toHaveLength(1);
    expect(s.open).toEqual(['0 edge']);
    expect(s.state.obstacles).toHaveLength(1);
  });

  it('where an obstacle may lie, a sample may fall: anywhere on a long table', () => {
    const s = newMatch({ rules: { width: 2000, depth: 900, points: 100 } }).take('own', 'coreasteroid0');
    const ask = s.ask();
    const spots = Array.from({ length: 60 }, (_, seed) => (ask.type === 'region' ? ask.sample(quickRng(seed)) : null));
    const xs = spots.map((spot) => (spot as { x: number }).x);
    expect(Math.max(...xs)).toBeGreaterThan(1650);
    expect(Math.min(...xs)).toBeLessThan(350);
    const turned = new Set(spots.map((spot) => (spot as { degrees: number }).degrees));
    expect([...turned].sort((a, b) => a - b)).toEqual([0, 45, 90, 135, 180, 225, 270, 315]);
  });

  it('[XW-VORRAT-01] what is not in use lies in one supply for both: what one took, the other cannot take', () => {
    const s = newMatch().take('own');
    const before = s.options();
    s.take('coreasteroid2', SPOTS[0]!);
    expect(s.ask().seat).toBe(0);
    expect(s.options()).toEqual(before.filter((id) => id !== 'coreasteroid2'));
    expect(s.match.seenBy(0).view.supply).toEqual(s.state.supply);
  });
});

describe('sides', () => {
  it('[XW-AUFBAU-12] [XW-AUFBAU-13] the side without initiative chooses its edge, the other gets the opposite one', () => {
    const cases = { south: 'north', north: 'south', west: 'east', east: 'west' };
    for (const [chosen, opposite] of Object.entries(cases)) {
      const s = withObstacles(newMatch());
      expect(s.state.initiative).toBe(1);
      expect(s.open).toEqual(['0 edge']);
      s.take(chosen);
      expect(s.state.edges).toEqual([chosen, opposite]);
    }
  });
});

describe('ID markers', () => {
  const markers = (squads: readonly Json[], seat: number | 'nobody' = 0) =>
    newMatch({ squads: [...squads] })
      .match.seenBy(seat)
      .view.ships.map((x) => (x.marker ? `${x.marker.colour} ${x.marker.number}` : '-'));

  it('[XW-ID-MARKER-01] [XW-ID-MARKER-02] [XW-AUFBAU-04] ships that are not unique carry a number of their own, for all to see', () => {
    const mixed = squad('rebel', 'xwing/rookiepilot', 'xwing/lukeskywalker', 'ywing/goldsquadronpilot');
    expect(markers([mixed, EMPIRE])).toEqual(['white 1', '-', 'white 3', 'black 1', 'black 2', 'black 3']);
    expect(markers([mixed, EMPIRE], 1)).toEqual(markers([mixed, EMPIRE]));
    expect(markers([squad('rebel', 'xwing/rookiepilot', 'xwing/lukeskywalker'), DEAR])).toEqual(['-', '-', '-']);
  });

  it('[XW-ID-MARKER-04] [XW-ID-MARKER-05] [XW-ID-MARKER-06] in a mirror match every ship has one, white against black', () => {
    const one = squad('rebel', 'xwing/lukeskywalker', 'xwing/rookiepilot');
    expect(markers([one, squad('rebel', 'xwing/wedgeantilles')])).toEqual(['white 1', 'white 2', 'black 1']);
    expect(markers([squad('rebel', 'xwing/lukeskywalker'), squad('imperial', 'tiefighter/howlrunner')])).toEqual([
      '-',
      '-',
    ]);
  });
});
