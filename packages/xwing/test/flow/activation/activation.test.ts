import { describe, expect, it } from 'vitest';
import { academy, rookie, type Scene, scene, ship } from '../../scene.ts';
import { asteroid, lambda, yt1300 } from '../words.ts';

const story = (s: Scene): string[] =>
  s
    .events()
    .filter((e) => e.type === 'activates' || e.type === 'revealed' || e.type === 'moved' || e.type === 'action')
    .map((e) => `${e.type} ${e.ship}`);

describe('the order of the phase', () => {
  it('[XW-AKTIVIERUNGSPHASE-01] [XW-AKTIVIERUNGSPHASE-02] [XW-AKTIVIERUNGSPHASE-03] one ship after another, lowest skill first, each with all three steps', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('rebel/xwing/wedgeantilles', 200, 100, 0, { dial: 's2' }), // 9
        rookie(400, 100, 0, { dial: 's2' }), // 2
        academy(600, 800, 180, { dial: 's2' }), // 1
      ],
    });
    s.take('focus', 'focus', 'focus');
    expect(story(s)).toEqual(
      [2, 1, 0].flatMap((n) => [`activates ${n}`, `revealed ${n}`, `moved ${n}`, `action ${n}`]),
    );
  });

  it('[XW-AKTIVES-SCHIFF-01] the ship whose activation or chance to attack is handled is the active ship', () => {
    const s = scene({
      phase: 'activation',
      ships: [rookie(450, 300, 0, { dial: 's2' }), academy(450, 620, 180, { dial: 's2' })],
    });
    expect(s.state.active).toBe(1);
    s.take('none');
    expect(s.state.active).toBe(0);
    s.take('none');
    expect(s.open).toEqual(['0 attack']); // Combat phase: the other way round
    expect(s.state.active).toBe(0);
    s.take('none');
    expect(s.state.active).toBe(1);
    s.take('none');
    expect(s.state.active).toBeNull();
    expect(s.match.seenBy(0).view.active).toBeNull();
    const three = scene({
      phase: 'activation',
      ships: [200, 400, 600].map((x) => academy(x, 800, 180, { dial: 's2' })).concat(rookie(450, 100)),
    });
    three.take('1');
    expect(three.state.active).toBe(1);
    three.take('none');
    expect(three.open).toEqual(['1 activate']);
    expect(three.state.active).toBeNull(); // between two activations
  });

  it('[XW-AKTIVIERUNGSPHASE-14] the player chooses the order of his ships of equal skill', () => {
    const s = scene({
      phase: 'activation',
      ships: [academy(200, 800, 180, { dial: 's2' }), academy(400, 800, 180, { dial: 's2' }), rookie(450, 100)],
    });
    expect(s.open).toEqual(['1 activate']);
    expect(s.options()).toEqual(['0', '1']);
    s.take('1', 'none', 'none');
    expect(s.events('activates').map((e) => e.ship)).toEqual([1, 0, 2]);
  });

  it('[XW-AKTIVIERUNGSPHASE-15] [XW-INITIATIVE-04] of equal skill the side with initiative activates all of its own first', () => {
    for (const [initiative, order] of [
      [0, [0, 1, 2]],
      [1, [2, 0, 1]],
    ] as const) {
      const s = scene({
        phase: 'activation',
        initiative,
        ships: [
          rookie(200, 100, 0, { dial: 's2' }),
          rookie(400, 100, 0, { dial: 's2' }),
          lambda(600, 800, 180, { dial: 's2' }),
        ],
      });
      s.until('dials');
      expect(s.events('activates').map((e) => e.ship)).toEqual(order);
    }
  });

  it('[XW-AKTIVIERUNGSPHASE-18] a ship is active once in the phase, even if its skill changes', () => {
    const s = scene({
      phase: 'activation',
      round: 2,
      ships: [rookie(200, 100, 0, { dial: 's2' }), academy(600, 800, 180, { dial: 's2' })],
    });
    s.take('none');
    expect(s.state.active).toBe(0);
    s.state.lasting.push({ source: 'test', ship: 1, until: 'phase', value: 'skill', modifier: { set: 9 } });
    s.take('none');
    expect(s.events('activates').map((e) => e.ship)).toEqual([1, 0]);
    expect(s.state.phase).not.toBe('activation');
  });
});

describe('reveal, move, check stress, clean up', () => {
  it('[XW-AKTIVIERUNGSPHASE-04] the dial is turned over when its ship is activated, and not before', () => {
    const s = scene({
      phase: 'activation',
      ships: [rookie(450, 100, 0, { dial: 's2' }), academy(450, 800, 180, { dial: 's3' })],
    });
    const seen = () => s.match.seenBy('nobody').view.ships.map((x) => x.dial);
    expect(seen()).toEqual(['hidden', 's3']);
    s.take('none');
    expect(seen()).toEqual(['s2', 's3']);
  });

  it('[XW-AKTIVIERUNGSPHASE-06] [XW-AKTIVIERUNGSPHASE-09] first the move, then the stress of a red manoeuvre, then the action step', () => {
    const s = scene({
      phase: 'activation',
      ships: [rookie(450, 300, 0, { dial: 'k4' }), academy(100, 800, 180, { activated: true })],
    });
    const types = s.events().map((e) => e.type);
    expect(types.indexOf('token')).toBeGreaterThan(types.indexOf('moved'));
    expect(s.events('token')).toMatchObject([
      { type: 'token', ship: 0, token: 'stress', by: 1, clause: 'XW-AKTIVIERUNGSPHASE-09' },
    ]);
    expect(s.match.taken).toEqual([]); // stressed: there was no action to choose
  });

  it('[XW-AKTIVIERUNGSPHASE-10] [XW-STRESS-01] [XW-STRESS-03] a green manoeuvre takes off one stress token, in time for the action', () => {
    const fly = (stress: number) =>
      scene({
        phase: 'activation',
        ships: [rookie(450, 300, 0, { dial: 's2', tokens: { stress } }), academy(100, 800, 180, { activated: true })],
      });
    expect(fly(1).open).toEqual(['0 action']);
    expect(fly(1).ship(0).tokens.stress).toBe(0);
    expect(fly(2).ship(0).tokens.stress).toBe(1);
    expect(fly(2).match.taken.map((t) => t.kind)).not.toContain('action');
    expect(fly(2).open).not.toContain('0 action');
  });

  it('[XW-SCHWIERIGKEIT-02] a white manoeuvre neither adds nor removes stress', () => {
    for (const stress of [0, 1, 2]) {
      const s = scene({
        phase: 'activation',
        ships: [rookie(450, 300, 0, { dial: 's3', tokens: { stress } }), academy(100, 800, 180, { activated: true })],
      });
      expect(s.ship(0).tokens.stress).toBe(stress);
    }
  });

  it('[XW-AKTIVIERUNGSPHASE-11] the template goes back: any number of ships fly with the same one in a round', () => {
    const s = scene({
      phase: 'activation',
      ships: [0, 1, 2]
        .map((n) => rookie(200 + 100 * n, 100, 0, { dial: 's3' }))
        .concat(academy(800, 800, 180, { dial: 's3' })),
    });
    s.until('dials');
    expect([0, 1, 2].map((n) => s.pose(n)[1])).toEqual([260, 260, 260]);
    expect(s.pose(3)[1]).toBe(640);
  });

  it('[XW-AKTIVIERUNGSPHASE-12] the revealed dial lies open by its card for the rest of the round, then it can be set anew', () => {
    const s = scene({
      phase: 'activation',
      ships: [rookie(450, 300, 0, { dial: 's2' }), academy(450, 620, 180, { dial: 's2' })],
    });
    const seen = () => s.match.seenBy(0).view.ships[1]!.dial;
    s.until('attack');
    expect(seen()).toBe('s2');
    s.until('dials');
    expect(seen()).toBeNull();
    expect(s.options(1)).toContain('1=s2');
  });

  it('[XW-AKTIVIERUNGSPHASE-13] [XW-AKTIONEN-01] then the ship may perform one action, and only one', () => {
    const s = scene({
      phase: 'activation',
      ships: [rookie(450, 300, 0, { dial: 's2' }), academy(450, 620, 180, { dial: 's2' })],
    });
    expect(s.open).toEqual(['1 action']);
    s.take('evade');
    expect(s.open).toEqual(['0 action']);
    expect(s.ship(1).tokens).toMatchObject({ evade: 1, focus: 0 });
  });
});

describe('stress', () => {
  const revealing = (dial: string, more = {}) =>
    scene({
      phase: 'activation',
      ships: [
        rookie(450, 300, 0, { dial, tokens: { stress: 1 }, ...more }),
        academy(100, 800, 180, { activated: true }),
      ],
    });

  it('[XW-AKTIVIERUNGSPHASE-16] [XW-STRESS-02] a stressed ship that reveals red flies what its opponent chooses: anything of its dial that is not red', () => {
    const s = revealing('k4');
    expect(s.open).toEqual(['1 stressed-manoeuvre']);
    expect(s.options()).toContain('tr3');
    expect(s.options()).not.toContain('k4');
    s.refuses('k4', 'XW-STRESS-02');
    s.take('bl1');
    expect(s.pose(0)).toEqual([412.426, 390.711, -45]);
    expect(s.ship(0).tokens.stress).toBe(0); // it was green
    expect(revealing('tr3').open).not.toContain('1 stressed-manoeuvre');
  });

  it('[XW-STRESS-02] also where a card makes the manoeuvre red', () => {
    const s = revealing('tr3', { damage: [{ card: 'damagedengine', faceup: true }] });
    expect(s.open).toEqual(['1 stressed-manoeuvre']);
    expect(s.options().filter((o) => o.startsWith('t'))).toEqual([]);
  });

  it('[XW-AKTIONEN-05] [XW-STRESS-01] a stressed ship performs no action, unstressed it does', () => {
    expect(revealing('s3').match.taken.map((t) => t.kind)).not.toContain('action');
    expect(revealing('s3').open).not.toContain('0 action');
    expect(revealing('s3', { tokens: { stress: 0 } }).open).toEqual(['0 action']);
  });
});

describe('ion tokens', () => {
  const ionised = (mover: ReturnType<typeof rookie>) =>
    scene({ phase: 'activation', ships: [mover, academy(450, 640, 180, { activated: true })] });

  it('[XW-IONENMARKER-03] [XW-IONENMARKER-04] [XW-IONENMARKER-05] it moves a white straight 1, loses all ion tokens, then may act', () => {
    const s = ionised(rookie(450, 300, 0, { tokens: { ion: 3 } }));
    expect(s.pose(0)).toEqual([450, 380, 0]);
    expect(s.ship(0).tokens).toMatchObject({ ion: 0, stress: 0 });
    expect(s.open).toEqual(['0 action']);
    // White: a stress token stays, though the straight 1 of the X-wing is green.
    expect(ionised(rookie(450, 300, 0, { tokens: { ion: 1, stress: 1 } })).ship(0).tokens.stress).toBe(1);
  });

  it('[XW-IONENMARKER-06] it attacks as usual', () => {
    const s = ionised(rookie(450, 300, 0, { tokens: { ion: 1 } })).take('none');
    expect(s.open).toEqual(['0 attack']);
    expect(s.options()).toContain('primary>1');
  });

  it('[XW-GROSSE-SCHIFFE-05] a large ship that suffered them loses all of them when its move is over (R-XW-02)', () => {
    const s = ionised(yt1300(450, 300, 0, { tokens: { ion: 3 } }));
    expect(s.pose(0)).toEqual([450, 420, 0]);
    expect(s.open).toEqual(['0 action']);
    expect(s.ship(0).tokens.ion).toBe(0);
  });

  it('[XW-GROSSE-SCHIFFE-02] in all else large ships go by the same rules: stress, overlap, obstacles', () => {
    const red = ionised(yt1300(450, 300, 0, { dial: 'k4' }));
    expect(red.ship(0).tokens.stress).toBe(1);
    expect(red.pose(0)).toEqual([450, 540, 180]);
    const bump = ionised(yt1300(450, 300, 0, { dial: 's4' }));
    bump.until('dials');
    expect(bump.events('skippedAction')).toEqual([]);
    const blocked = scene({
      phase: 'activation',
      ships: [yt1300(450, 300, 0, { dial: 's2' }), academy(450, 480, 180, { activated: true })],
      obstacles: [asteroid(450, 350)],
      attack: ['hit'],
    });
    expect(blocked.pose(0)).toEqual([450, 416, 0]); // 42 mm of its own, 22 mm of the other
    expect(blocked.events('skippedAction')).toHaveLength(1);
    expect(blocked.ship(0).shields).toBe(4);
  });

  it('[XW-AKTIVIERUNGSPHASE-20] without a dial to reveal nothing happens that refers to one', () => {
    // A bomb is dropped when a dial is revealed; Shaken Pilot is turned over by revealing one.
    const bomber = (more: object) =>
      scene({
        phase: 'activation',
        ships: [
          ship('imperial/tiebomber/scimitarsquadronpilot', 450, 300, 0, {
            upgrades: ['bomb/protonbombs'],
            damage: [{ card: 'shakenpilot', faceup: true }],
            ...more,
          }),
          rookie(100, 800, 180, { activated: true }),
        ],
      });
    const still = bomber({ tokens: { ion: 1 } });
    expect(still.open).toEqual(['1 action']);
    expect(still.ship(0).damage[0]!.faceup).toBe(true);
    expect(still.events('revealed')).toEqual([]);
    expect(bomber({ dial: 'bl2' }).open).toEqual(['1 window:ship.revealed']);
  });

  it('a ship that is ionised after it has its dial flies that dial and keeps the tokens (R-XW-03)', () => {
    const s = ionised(rookie(450, 300, 0, { dial: 's4', tokens: { ion: 2 } }));
    expect(s.pose(0)[1]).toBe(500);
    expect(s.ship(0).tokens.ion).toBe(2);
  });
});
