import { describe, expect, it } from 'vitest';
import { UPGRADES } from '../../src/data/index.ts';
import { aim, armaments, isShot } from '../../src/flow/attack/weapons.ts';
import { shipsAtRange } from '../../src/flow/bombs/bombs.ts';
import { rangeBetween } from '../../src/geometry/measuring.ts';
import { answer, around, HAIR } from '../flow/edge-words.ts';
import { academy, rookie, type Scene, type ShipSpec, scene, ship } from '../scene.ts';

/** The lines of the ruler, at 100, 200 and 300 mm: each belongs to the nearer of the two sections it parts. */

const DONE = { fought: true };
const combat = (...ships: readonly ShipSpec[]): Scene => scene({ phase: 'combat', ships });
/** A TIE fighter this far ahead of an X-wing, base to base. */
const ahead = (mm: number, own: ShipSpec = {}, other: ShipSpec = DONE): Scene =>
  combat(rookie(450, 100, 0, own), academy(450, 140 + mm, 180, other));
const dice = (s: Scene): number[] => s.events('rolled').map((e) => (e.faces as string[]).length);

describe('the lines of the ruler', () => {
  it('[XW-REICHWEITE-01] [XW-REICHWEITE-03] [XW-REICHWEITE-06] a hair decides between two sections, and the line is the nearer one', () => {
    const range = (mm: number) => rangeBetween(ahead(mm).g, ahead(mm).ship(0), ahead(mm).ship(1));
    expect([100, 200, 300].map((line) => around(line, range))).toEqual([
      [1, 1, 2],
      [2, 2, 3],
      [3, 3, 4],
    ]);
  });

  it('[XW-REICHWEITE-02] [XW-REICHWEITE-11] so along a slanting line, from corner to corner', () => {
    // 60 mm aside and 80 mm ahead of the near corner, then a hair more or less of either.
    const at = (dx: number, dy: number) => {
      const s = combat(rookie(300, 300), academy(400 + dx, 420 + dy));
      return rangeBetween(s.g, s.ship(0), s.ship(1));
    };
    expect(around(0, (dx) => at(dx, 0))).toEqual([1, 1, 2]);
    expect(around(0, (dy) => at(0, dy))).toEqual([1, 1, 2]);
  });

  it('[XW-REICHWEITE-07] within a range is a base whose near edge is behind the one line and whose far edge is on the other', () => {
    const within = (min: number, max: number) => (mm: number) =>
      answer(ahead(mm), 'within', { from: 0, to: 1, min, max });
    expect(around(60, within(1, 1))).toEqual([true, true, false]); // its far edge 40 mm further
    expect(around(160, within(1, 2))).toEqual([true, true, false]);
    expect(around(260, within(1, 3))).toEqual([true, true, false]);
    expect(around(100, within(2, 2))).toEqual([false, false, true]);
    expect(around(200, within(3, 3))).toEqual([false, false, true]);
  });

  it('[XW-REICHWEITE-08] beyond a range is a base that leaves its last line free', () => {
    const beyond = (range: number) => (mm: number) => answer(ahead(mm), 'beyond', { from: 0, to: 1, range });
    expect([1, 2, 3].map((range) => around(100 * range, beyond(range)))).toEqual(
      [1, 2, 3].map(() => [false, false, true]),
    );
  });
});

describe('weapons and the ruler', () => {
  const may = (s: Scene, option: string) => s.match.open[0]?.kind === 'attack' && s.options().includes(option);

  it('[XW-ANGRIFF-07] the primary weapon reaches the line at 300 mm', () => {
    expect(around(300, (mm) => may(ahead(mm), 'primary>1'))).toEqual([true, true, false]);
  });

  it('[XW-ANGRIFF-08] [XW-REICHWEITE-09] a turret does so in every direction, measured to the closest point', () => {
    const behind = (mm: number) =>
      may(combat(ship('rebel/yt1300/outerrimsmuggler', 450, 500), academy(450, 440 - mm, 0, DONE)), 'primary>1');
    expect(around(300, behind)).toEqual([true, true, false]);
    const turret = (mm: number) =>
      may(
        combat(
          ship('rebel/ywing/goldsquadronpilot', 450, 500, 0, { upgrades: ['turret/ioncannonturret'] }),
          academy(490 + mm, 500, 0, DONE),
        ),
        '0:turret.ioncannonturret>1',
      );
    expect(around(200, turret)).toEqual([true, true, false]);
  });

  it('[XW-ZUSATZFEUERWINKEL-02] through an auxiliary arc it is as far as through the front arc', () => {
    const hunter = (y: number) =>
      may(combat(ship('imperial/firespray31/bountyhunter', 450, 460), rookie(450, y, 0, DONE)), 'primary>1');
    expect(around(460 - 60 - 300, hunter)).toEqual([false, true, true]);
    expect(around(460 + 60 + 300, hunter)).toEqual([true, true, false]);
  });

  const CARDS = UPGRADES.filter((u) => u.weapon !== undefined && u.slot !== 'hardpoint'); // those are for huge ships
  const SECTIONS = [
    [4, 1],
    [100 - HAIR, 1],
    [100, 1],
    [100 + HAIR, 2],
    [200 - HAIR, 2],
    [200, 2],
    [200 + HAIR, 3],
    [300 - HAIR, 3],
    [300, 3],
    [300 + HAIR, 4],
  ] as const;

  /** Those of the cards that can be fired at this distance, where whatever they ask for is there. */
  const firing = (mm: number, cards: typeof CARDS) => {
    const s = ahead(mm, { upgrades: cards.map((u) => `${u.slot}/${u.id}`), locks: [1], tokens: { focus: 1 } });
    const shots = armaments(s.g, s.ship(0)).filter((w) => isShot(aim(s.g, s.ship(0), w, s.ship(1))));
    return shots.flatMap((w) => w.equipped?.id ?? []);
  };

  it('[XW-ANGRIFF-10] [XW-WAFFENREICHWEITE-02] [XW-WAFFENREICHWEITE-03] [XW-REICHWEITE-05] every weapon card fires from the first to the last section it prints', () => {
    const kinds = new Set(CARDS.map((u) => u.weapon!.range.join('-')));
    expect([...kinds].sort()).toEqual(['1-1', '1-2', '1-3', '2-2', '2-3']); // so each line is crossed both ways
    for (const slot of new Set(CARDS.map((u) => u.slot)))
      for (const [mm, section] of SECTIONS) {
        const cards = CARDS.filter((u) => u.slot === slot);
        const printed = cards.filter((u) => u.weapon!.range[0] <= section && section <= u.weapon!.range[1]);
        expect([mm, firing(mm, cards)]).toEqual([mm, printed.map((u) => u.id)]);
      }
  });

  it('[XW-ANGRIFF-16] [XW-ANGRIFF-25] [XW-REICHWEITEN-KAMPF-BONUS-01] the die of range 1 ends at its line, that of range 3 begins behind the second', () => {
    const rolled = (mm: number) => dice(ahead(mm).take('primary>1'));
    expect(around(100, rolled)).toEqual([
      [4, 3],
      [4, 3],
      [3, 3],
    ]);
    expect(around(200, rolled)).toEqual([
      [3, 3],
      [3, 3],
      [3, 4],
    ]);
    expect([rolled(300 - HAIR), rolled(300)]).toEqual([
      [3, 4],
      [3, 4],
    ]);
  });

  it('[XW-REICHWEITEN-KAMPF-BONUS-02] on neither side of any line is there one for a secondary weapon', () => {
    const rolled = (mm: number) =>
      dice(ahead(mm, { upgrades: ['cannon/ioncannon'] }).take('0:cannon.ioncannon>1')).join();
    expect(new Set([100, 200].flatMap((line) => around(line, rolled)).concat(rolled(300)))).toEqual(new Set(['3,3']));
  });

  it('[XW-REICHWEITE-04] what counts is the line to the closest point inside the arc, though another point is nearer', () => {
    // The arc of an Auzituck ends at the middle of its base. A TIE fighter askew beside it, its western corner 10 mm
    // behind that line: the corner is 10 mm nearer than what lies in the arc.
    const corner = 20 * Math.SQRT2;
    const beside = (mm: number) => {
      const s = combat(
        ship('rebel/auzituckgunship/kashyyykdefender', 300, 300),
        academy(320 + mm - 10 + corner, 290, 45, DONE),
      );
      expect(answer(s, 'range', { from: 0, to: 1 })).toMatchObject({ range: 1 });
      return s.take('primary>1').events('attack')[0]!['range'];
    };
    expect(around(100, beside)).toEqual([1, 1, 2]);
  });
});

describe('locks and the ruler', () => {
  it('[XW-ZIELERFASSUNG-01] [XW-MOEGLICHE-AKTIONEN-02] an enemy on the line at 300 mm can be locked, a hair further not', () => {
    const acting = (mm: number) =>
      scene({
        phase: 'activation',
        // after its straight 2 the front of the X-wing stands at 240
        ships: [rookie(450, 100, 0, { dial: 's2' }), academy(450, 240 + 20 + mm, 180, { activated: true })],
      }).until('action', {}, 0);
    expect(around(300, (mm) => acting(mm).options().includes('targetlock'))).toEqual([true, true, false]);
    expect(acting(300).take('targetlock').ship(0).locks).toEqual([1]);
    acting(300 + HAIR).refuses('targetlock', 'XW-ZIELERFASSUNG-01');
  });
});

describe('bombs and the ruler', () => {
  /** The end of the Activation phase with a bomb at (450, 400), whose guides reach to 403.2. */
  const blast = (card: string, y: number) =>
    scene({
      phase: 'activation',
      ships: [rookie(450, y, 0, { activated: true }), academy(800, 100, 0, { activated: true })],
      bombs: [{ card, ship: 1, x: 450, y: 400 }],
      deck: ['structuraldamage'],
    });
  const LINE = 400 + 3.2 + 100 + 20;

  it('[XW-BOMBEN-16] [XW-BOMBEN-11] [XW-REICHWEITE-10] a proton bomb deals its card up to 100 mm from its guides', () => {
    expect(around(LINE, (y) => blast('protonbombs', y).ship(0).damage.length)).toEqual([1, 1, 0]);
  });

  it('[XW-BOMBEN-18] [XW-BOMBEN-11] a seismic charge deals its damage as far', () => {
    expect(around(LINE, (y) => blast('seismiccharges', y).ship(0).shields)).toEqual([1, 1, 2]);
  });

  it('[XW-REICHWEITE-10] beside the token it is the side of the token that counts, 16.25 mm from its middle', () => {
    const at = (x: number) => {
      const s = scene({
        ships: [rookie(x, 380), academy(800, 100)],
        bombs: [{ card: 'seismiccharges', ship: 1, x: 450, y: 400 }],
      });
      return [1, 2, 3].map((range) => shipsAtRange(s.g, s.state.bombs[0]!, range).some((o) => o.id === 0));
    };
    const first = (mm: number) => at(450 + 16.25 + mm + 20).indexOf(true) + 1; // 0 where it is at no range
    expect([100, 200, 300].map((line) => around(line, first))).toEqual([
      [1, 1, 2],
      [2, 2, 3],
      [3, 3, 0],
    ]);
  });

  it('[XW-BOMBEN-14] of a token that hangs over the edge only what lies inside is measured to', () => {
    // It stands askew: its right guide, which would be 7.7 mm nearer, lies outside; its edge enters the table at 205.
    const askew = (x: number) =>
      scene({
        phase: 'activation',
        ships: [rookie(x, 20, 90, { activated: true }), academy(800, 800, 0, { activated: true })],
        bombs: [{ card: 'seismiccharges', ship: 1, x: 200, y: 5, degrees: 45 }],
      }).ship(0).shields;
    expect(around(205 + 100 + 20, askew)).toEqual([1, 1, 2]);
    // Nothing inside but the guides.
    const guides = (x: number) =>
      scene({
        phase: 'activation',
        ships: [rookie(x, 40, 0, { activated: true }), academy(800, 800, 0, { activated: true })],
        bombs: [{ card: 'seismiccharges', ship: 1, x: 0, y: 18, degrees: 90 }],
      }).ship(0).shields;
    expect(around(3.2 + 100 + 20, guides)).toEqual([1, 1, 2]);
  });
});

describe('the line of fire and the stones beside it', () => {
  const obstructed = (kind: string, x: number, degrees = 180) =>
    scene({
      phase: 'combat',
      ships: [rookie(450, 200), academy(450, 400, degrees, DONE)],
      obstacles: [{ kind, x, y: 300 }],
    })
      .take('primary>1')
      .events('attack')[0]!['obstructed'];

  it('[XW-VERSPERRT-01] [XW-VERSPERRT-05] as long as one of the equally short lines is free, by a hair, the attacker takes it', () => {
    // The bases face each other from 430 to 470; the eastern tip of the large stone lies 37.5 mm from its middle.
    const [free, , blocked] = around(470 - 37.5, (x) => obstructed('coreasteroid5', x));
    expect([free, blocked]).toEqual([false, true]);
  });

  it('[XW-VERSPERRT-04] turned by a hair, one corner is the nearest point: then the line goes there and nowhere else', () => {
    const turn = 0.02; // one corner is then 0.014 mm nearer than the other
    const left = [-turn, 0, turn].map((d) => obstructed('coreasteroid0', 425, 180 + d));
    const right = [-turn, 0, turn].map((d) => obstructed('coreasteroid0', 475, 180 + d));
    expect(left[1]).toBe(false);
    expect(right[1]).toBe(false);
    expect([left[0], left[2]].sort()).toEqual([false, true]);
    expect([right[0], right[2]]).toEqual([left[2], left[0]]);
  });
});

describe('from corner to corner', () => {
  it('[XW-ANGRIFF-08] [XW-REICHWEITE-02] a ship at the very end of range 3 is within reach, in whatever direction it lies', () => {
    for (const [dx, dy] of [
      [1, 1],
      [1, -1],
      [-1, -1],
      [-1, 1],
    ] as const)
      for (const [mm, shot] of [
        [299.9, true],
        [300.1, false],
      ] as const) {
        const off = 60 + mm * Math.SQRT1_2;
        const smuggler = ship('rebel/yt1300/outerrimsmuggler', 450, 450);
        const s = combat(smuggler, academy(450 + dx * off, 450 + dy * off, 0, DONE));
        expect(s.open.includes('0 attack'), `${dx} ${dy} ${mm}`).toBe(shot);
      }
  });
});
