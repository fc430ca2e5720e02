import { describe, expect, it } from 'vitest';
import { armaments } from '../../../src/flow/attack/weapons.ts';
import { lineOfFire } from '../../../src/geometry/line-of-fire.ts';
import { academy, rookie, type Scene, type SceneSpec, type ShipSpec, scene, ship } from '../../scene.ts';
import { interceptor, phantom } from '../words.ts';

/** A TIE bomber with these bombs, heading up the table. */
const bomber = (x: number, y: number, bombs: readonly string[], more: ShipSpec = {}): ShipSpec =>
  ship('imperial/tiebomber/scimitarsquadronpilot', x, y, 0, {
    upgrades: bombs.map((b) => `bomb/${b}`),
    dial: 's2',
    ...more,
  });
const still = (s: ShipSpec): ShipSpec => ({ ...s, activated: true });
const far = still(rookie(100, 850, 180));
const activation = (ships: readonly ShipSpec[], more: Partial<SceneSpec> = {}): Scene =>
  scene({ phase: 'activation', ships, ...more });
const DROP = '0:bomb.seismiccharges';

describe('dropping', () => {
  it('[XW-BOMBEN-03] [XW-BOMBEN-04] straight 1 between the rear guides, the token on its other end, before the ship moves', () => {
    const s = activation([bomber(450, 300, ['seismiccharges']), far]);
    expect(s.open).toEqual(['1 window:ship.revealed']);
    s.take(DROP);
    expect(s.state.bombs).toMatchObject([{ card: 'seismiccharges', ship: 0, seat: 1 }]);
    const { x, y, hx, hy } = s.state.bombs[0]!.pose;
    expect([x, y, hx, hy]).toEqual([450, 240, 0, 1]); // rear edge 280, template of 40 mm
    expect(s.pose(0)).toEqual([450, 420, 0]);
  });

  it('[XW-BOMBEN-01] each card drops its own kind of token at its own time', () => {
    const reveal = activation([bomber(450, 300, ['seismiccharges', 'proximitymines']), far]);
    expect(reveal.options()).toEqual([DROP, 'pass']);
    reveal.take('pass');
    expect(reveal.options()).toContain('0:bomb.proximitymines'); // an action
    expect(reveal.options()).not.toContain(DROP);
    reveal.take('0:bomb.proximitymines');
    expect(reveal.state.bombs.map((b) => b.card)).toEqual(['proximitymines']);
    expect(reveal.ship(0).upgrades.map((u) => u.discarded)).toEqual([false, true]);
  });

  it('[XW-BOMBEN-13] one bomb a round, of whichever card', () => {
    const s = activation([bomber(450, 300, ['seismiccharges', 'proximitymines', 'protonbombs']), far], {
      initiative: 1,
    });
    s.take(DROP);
    expect(s.open).toEqual(['1 action']);
    expect(s.options()).not.toContain('0:bomb.proximitymines');
    s.refuses('0:bomb.proximitymines', 'XW-BOMBEN-13');
    const revealing = activation([bomber(450, 300, ['seismiccharges', 'protonbombs'], { bombed: true }), far]);
    expect(revealing.open).toEqual(['1 action']); // nor when it reveals its dial
    s.until('dials').dials({ '0': 's2', '1': 's2' });
    expect(s.open).toEqual(['1 window:ship.revealed']); // the next round, the next bomb
    expect(s.options()).toEqual(['0:bomb.protonbombs', 'pass']);
  });

  it('[XW-BOMBEN-05] bomb cards are no secondary weapons', () => {
    const s = activation([bomber(450, 300, ['seismiccharges']), far]);
    expect(armaments(s.g, s.ship(0)).map((w) => w.key)).toEqual(['primary']);
  });

  it('[XW-BOMBEN-06] bomb tokens are no obstacles: they obstruct nothing and hurt nobody who flies over them', () => {
    const s = activation([rookie(450, 300, 0, { dial: 's2' }), still(academy(450, 560, 180))], {
      bombs: [{ card: 'seismiccharges', ship: 1, x: 450, y: 390 }],
    });
    expect(s.pose(0)).toEqual([450, 420, 0]);
    expect(s.open).toEqual(['0 action']);
    expect(s.events('obstacleRoll')).toEqual([]);
    expect(s.state.bombs).toHaveLength(1);
    const sight = scene({
      phase: 'combat',
      ships: [rookie(450, 300), academy(450, 560, 180)],
      bombs: [{ card: 'seismiccharges', ship: 1, x: 450, y: 430 }],
    });
    expect(lineOfFire(sight.g, sight.ship(0), sight.ship(1), 'front')?.obstructed).toBe(false);
  });
});

describe('under a ship', () => {
  it('[XW-BOMBEN-07] [XW-BOMBEN-08] a bomb dropped onto a ship lies under it and does not go off for that', () => {
    const s = activation([bomber(450, 300, ['seismiccharges']), still(rookie(450, 225))]);
    s.take(DROP);
    expect(s.state.bombs).toHaveLength(1);
    expect(s.ship(1).shields).toBe(2);
    expect(s.pose(1)).toEqual([450, 225, 0]);
    s.take('none'); // the end of the Activation phase: now it does
    expect(s.ship(1).shields).toBe(1);
  });

  it('[XW-BOMBEN-08] a mine dropped onto a ship goes off at once', () => {
    const s = activation([bomber(450, 300, ['proximitymines']), still(rookie(495, 325))], {
      attack: ['hit', 'hit', 'blank'],
    });
    s.take('0:bomb.proximitymines');
    expect(s.ship(1).shields).toBe(0);
    expect(s.state.bombs).toEqual([]);
  });

  it('[XW-BOMBEN-09] of several ships over a mine the one who dropped it names the one that sets it off', () => {
    const s = activation([bomber(450, 300, ['proximitymines']), still(rookie(405, 325)), still(rookie(495, 325))], {
      attack: ['hit', 'blank', 'blank'],
    });
    s.take('0:bomb.proximitymines');
    expect(s.open).toEqual(['1 mine-under']);
    expect(s.options()).toEqual(['1', '2']);
    s.take('2');
    expect([s.ship(1).shields, s.ship(2).shields]).toEqual([2, 1]);
    expect(s.state.bombs).toEqual([]);
  });
});

describe('flying over a mine', () => {
  const mine = (y: number, x = 450) => ({
    bombs: [{ card: 'proximitymines', ship: 1, x, y }],
    attack: ['hit', 'blank', 'blank'],
  });
  const owner = still(academy(800, 850, 180));

  it('[XW-BOMBEN-10] base or template over it, by manoeuvre, roll, boost or decloak: it goes off', () => {
    const template = activation([rookie(450, 300, 0, { dial: 's4' }), owner], mine(430));
    expect(template.pose(0)).toEqual([450, 500, 0]); // the disc of 72 mm lay from 358 to 430
    expect(template.ship(0).shields).toBe(1);
    expect(template.state.bombs).toEqual([]);
    const base = activation([rookie(450, 300, 0, { dial: 's2' }), owner], mine(500));
    expect(base.ship(0).shields).toBe(1);
    const clear = activation([rookie(450, 300, 0, { dial: 's2' }), owner], mine(515));
    expect(clear.ship(0).shields).toBe(2);
    expect(clear.state.bombs).toHaveLength(1);

    const roller = { ...interceptor(450, 300, 0, { dial: 's2' }), seat: 0 };
    const roll = activation([roller, owner], mine(500, 560)).take('barrelroll', 'right', [0, 0]);
    expect(roll.ship(0).damage).toHaveLength(1);
    const boost = activation([roller, owner], mine(580, 450)).take('boost', 'straight');
    expect(boost.ship(0).damage).toHaveLength(1);
    const cloaked = { ...phantom(450, 300, 0, { dial: 's2', tokens: { cloak: 1 } }), seat: 0 };
    const decloak = activation([cloaked, owner], mine(340, 540)).take('yes', 'right', [0, 0]);
    expect(decloak.ship(0).shields).toBe(1);
  });

  it('[XW-BOMBEN-15] a stretch that the ship was moved back over does not count', () => {
    const blocked = [still(academy(450, 500)), still(academy(450, 450))];
    const s = activation([rookie(450, 300, 0, { dial: 's4' }), ...blocked], mine(520)); // the disc from 448 on
    expect(s.pose(0)).toEqual([450, 406, 0]);
    expect(s.state.bombs).toHaveLength(1);
    expect(activation([rookie(450, 300, 0, { dial: 's4' }), owner], mine(520)).state.bombs).toEqual([]);
  });

  it('[XW-BOMBEN-12] the guides of a token are part of it for overlapping', () => {
    // The token looks up: its straight edge at 403, its guides 3.2 mm further at x = 437 and 463.
    const pass = (y: number) =>
      activation([rookie(450, 300, 90, { dial: 's2', x: 330, y }), owner], {
        bombs: [{ card: 'proximitymines', ship: 1, x: 450, y: 400 }],
        attack: ['blank', 'blank', 'blank'],
      }).state.bombs.length;
    expect(pass(424)).toBe(1); // base from 404 up
    expect(pass(422.5)).toBe(0); // base from 402.5: over the guides only
  });
});

describe('range and the edge', () => {
  it('[XW-BOMBEN-11] the guides of a token are part of it for range', () => {
    const end = (y: number) =>
      activation([still(rookie(450, y)), still(academy(800, 100))], {
        bombs: [{ card: 'seismiccharges', ship: 1, x: 450, y: 400 }],
      }).ship(0).shields;
    expect(end(400 + 3.2 + 100 + 20)).toBe(1); // exactly 100 mm from the guides
    expect(end(400 + 3.3 + 100 + 20)).toBe(2);
  });

  it('[XW-BOMBEN-14] a bomb may hang over the edge; the part outside is ignored', () => {
    const s = activation([bomber(450, 70, ['seismiccharges']), far]).take(DROP);
    expect(s.state.bombs[0]!.pose.y).toBe(10); // 21 mm of it beyond the edge
    // A token askew at the edge: its point nearest to the ship, 97 mm away, lies outside; what is inside is 105 mm away.
    const near = (y: number) =>
      activation([still(rookie(330, 22)), still(academy(800, 800))], {
        bombs: [{ card: 'seismiccharges', ship: 1, x: 200, y, degrees: 45 }],
      }).ship(0).shields;
    expect(near(5)).toBe(2);
    expect(near(25)).toBe(1); // the same token wholly inside
    // Nothing inside but the guides.
    const guides = (x: number) =>
      activation([still(rookie(x, 40)), still(academy(800, 800))], {
        bombs: [{ card: 'seismiccharges', ship: 1, x: 0, y: 18, degrees: 90 }],
      }).ship(0).shields;
    expect([guides(123.1), guides(124)]).toEqual([1, 2]);
  });
});

describe('at the end of the Activation phase', () => {
  it('[XW-BOMBEN-02] [XW-INITIATIVE-04] the bombs of the side with initiative go off first, in the order it likes', () => {
    const s = activation([still(rookie(450, 500)), still(academy(700, 500, 180))], {
      initiative: 1,
      bombs: [
        { card: 'seismiccharges', ship: 0, x: 100, y: 100 },
        { card: 'thermaldetonators', ship: 1, x: 450, y: 400 },
        { card: 'protonbombs', ship: 1, x: 450, y: 400 },
      ],
    });
    expect(s.open).toEqual(['1 bomb-order']);
    expect(s.options()).toEqual(['1', '2']);
    s.take('2');
    expect(s.events('detonated').map((e) => e.card)).toEqual(['protonbombs', 'thermaldetonators', 'seismiccharges']);
    expect(s.state.bombs).toEqual([]);
    expect(s.state.phase).not.toBe('activation');
  });
});
