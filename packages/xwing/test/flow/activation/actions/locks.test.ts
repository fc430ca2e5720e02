import { describe, expect, it } from 'vitest';
import { acquireLock, dropLock, passLock } from '../../../../src/flow/tokens.ts';
import { xwing } from '../../../../src/game.ts';
import { academy, rookie, type Scene, scene } from '../../../scene.ts';
import { run } from '../../attack/procedure.ts';

/** An X-wing about to act, TIE fighters in front of it, all dials set. */
const acting = (ties: readonly (readonly [number, number])[], r = {}): Scene =>
  scene({
    phase: 'activation',
    ships: [
      rookie(450, 100, 0, { dial: 's1', ...r }),
      ...ties.map(([x, y]) => academy(x, y, 180, { dial: 's2', activated: true })),
    ],
  }).until('action', {}, 0);
const acquire = (s: Scene, from: number, to: number) => run(s, (g) => acquireLock(g, g.ship(from), g.ship(to)));

describe('the Target Lock action', () => {
  it('[XW-ZIELERFASSUNG-01] an enemy at range 1-3 may be locked, in arc or not; further away it may not', () => {
    // after its straight 1 the X-wing stands at y = 160
    const s = acting([
      [450, 500], // 300 mm ahead
      [300, 100], // beside and behind
      [450, 700],
    ]).take('targetlock');
    expect(s.options()).toEqual(['1', '2', 'none']);
    expect(s.refuses('3', 'XW-ZIELERFASSUNG-01').measured).toBe(4);
  });

  it('[XW-ZIELERFASSUNG-01] without the icon in the action bar there is no such action', () => {
    const s = scene({
      phase: 'activation',
      ships: [rookie(450, 300, 0, { activated: true, dial: 's1' }), academy(450, 600, 180, { dial: 's2' })],
    }).until('action', {}, 1);
    expect(s.options()).not.toContain('targetlock');
  });

  it('[XW-ZIELERFASSUNG-08] a ship out of range leaves the choice of another one, or of another action', () => {
    const ties = [
      [450, 400],
      [450, 700],
    ] as const;
    const other = acting(ties).take('targetlock');
    other.refuses('2', 'XW-ZIELERFASSUNG-08');
    expect(other.take('1').ship(0).locks).toEqual([1]);
    const instead = acting(ties).take('targetlock');
    instead.refuses('2', 'XW-ZIELERFASSUNG-08');
    expect(instead.take('none').open).toEqual(['0 action']);
    expect(instead.options()).toContain('focus');
    expect(instead.take('focus').ship(0)).toMatchObject({ locks: [], tokens: { focus: 1 } });
  });

  it('[XW-FREUNDLICH-02] a friendly ship cannot be locked', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        rookie(450, 100, 0, { dial: 's1' }),
        rookie(550, 100, 0, { dial: 's1', activated: true }),
        academy(450, 400, 180, { activated: true }),
        academy(550, 400, 180, { activated: true }),
      ],
    })
      .until('action', {}, 0)
      .take('targetlock');
    expect(s.options()).toEqual(['2', '3', 'none']);
  });
});

describe('locks', () => {
  const three = (r = {}): Scene =>
    scene({ ships: [rookie(450, 100, 0, r), rookie(550, 100), academy(450, 700, 180), academy(550, 700, 180)] });

  /** The blue and the red tokens of every ship, as everybody sees them. */
  const tokens = (s: Scene) => xwing.view(s.state, 'nobody').ships.map((o) => [o.locks, o.lockedBy]);

  it('[XW-ZIELERFASSUNG-02] [XW-ZIELERFASSUNG-03] a lock is a pair of tokens that name each other: blue on the locking ship, red on the locked one', () => {
    const s = acting([[450, 400]]);
    expect(tokens(s)).toEqual([
      [[], []],
      [[], []],
    ]);
    s.take('targetlock');
    expect(tokens(s)).toEqual([
      [[1], []],
      [[], [0]],
    ]);
  });

  it('[XW-ZIELERFASSUNG-04] [XW-ZIELERFASSUNG-05] a ship keeps one lock: a new one removes the old one', () => {
    const s = three({ locks: [2] });
    acquire(s, 0, 3);
    expect(s.ship(0).locks).toEqual([3]);
  });

  it('[XW-ZIELERFASSUNG-06] a ship without the icon can acquire, keep and spend a lock that an effect gives it', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, { fought: true }), academy(450, 480, 180)],
      attack: ['blank', 'blank'],
    });
    acquire(s, 1, 0);
    expect(s.ship(1).locks).toEqual([0]);
    s.take('primary>0');
    expect(s.options()).toContain('1:targetlock');
  });

  it('[XW-ZIELERFASSUNG-07] a lock spent as a cost rerolls nothing', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        rookie(450, 300, 0, { upgrades: ['torpedo/advprotontorpedoes'], locks: [1] }),
        academy(450, 400, 180, { fought: true }),
      ],
      attack: ['blank', 'blank', 'blank', 'blank', 'blank'],
    }).take('0:torpedo.advprotontorpedoes>1');
    expect(s.match.taken.map((t) => t.kind)).not.toContain('reroll');
    expect(s.open.some((q) => q.includes('reroll') || s.options().includes('0:targetlock'))).toBe(false);
    expect(s.ship(0).locks).toEqual([]);
  });

  it('[XW-ZIELERFASSUNG-09] [XW-ZIELERFASSUNG-10] acquiring through an ability is no action: it is possible after a Target Lock action, and does not use one up', () => {
    const s = acting([
      [450, 400],
      [550, 400],
    ]).take('targetlock', '1');
    expect(s.ship(0).performed).toEqual(['targetlock']);
    acquire(s, 0, 2);
    expect(s.ship(0).locks).toEqual([2]);
    expect(s.ship(0).performed).toEqual(['targetlock']);
    const t = three();
    acquire(t, 0, 2);
    expect(t.ship(0).performed).toEqual([]);
  });

  it('[XW-ZIELERFASSUNG-11] locking the same ship again replaces the old lock', () => {
    const s = three({ locks: [2] });
    acquire(s, 0, 2);
    expect(s.ship(0).locks).toEqual([2]);
    expect(acting([[450, 400]], { locks: [1] }).options()).toContain('targetlock');
    const t = three({ locks: [2], upgrades: ['crew/weaponsengineer'] }); // may keep two locks, on different ships
    acquire(t, 0, 2);
    expect(t.ship(0).locks).toEqual([2]);
    acquire(t, 0, 3);
    expect(t.ship(0).locks).toEqual([2, 3]);
  });

  it('[XW-ZIELERFASSUNG-12] removing one token of the pair removes the other', () => {
    const s = three({ locks: [2] });
    dropLock(s.g, s.ship(0), 2);
    expect(s.state.ships.flatMap((o) => o.locks)).toEqual([]);
    const shot = scene({
      phase: 'combat',
      ships: [rookie(450, 300, 0, { locks: [1] }), academy(450, 480, 180, { damage: [{ card: '' }, { card: '' }] })],
      attack: ['hit', 'blank', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    }).take('primary>1', 'pass');
    expect(shot.ship(1).status).toBe('destroyed');
    expect(shot.ship(0).locks).toEqual([]); // the red token went with its ship, and the blue one with it
  });

  it('[XW-ZIELERFASSUNG-13] a blue token given to another ship takes the lock with it; the red one stays', () => {
    const s = three({ locks: [2] });
    passLock(s.g, s.ship(0), s.ship(1), s.ship(2));
    expect([s.ship(0).locks, s.ship(1).locks]).toEqual([[], [2]]);
  });

  it('[XW-ZIELERFASSUNG-14] one ship may be locked by several', () => {
    const s = three({ locks: [2] });
    acquire(s, 1, 2);
    expect(tokens(s)[2]).toEqual([[], [0, 1]]); // two red tokens
  });
});
