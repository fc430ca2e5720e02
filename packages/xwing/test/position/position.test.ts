import type { Json } from '@holotisch/engine';
import { boxOf } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { isDebris } from '../../src/flow/activation/obstacles.ts';
import { readSpot } from '../../src/flow/setup/placing.ts';
import { xwing } from '../../src/game.ts';
import { positionOf } from '../../src/position/write.ts';
import { academy, rookie, type Scene, type ShipSpec, scene, ship } from '../scene.ts';

/** Positions as scenario files state them, and the faults that are found before anything starts. */

const place = (position: Json, decks: Record<string, string[]> = {}) =>
  xwing.place({ position, seed: 'position', dice: {}, decks });
const faultOf = (position: Json, decks: Record<string, string[]> = {}): string | undefined => {
  const placed = place(position, decks);
  return placed.ok ? undefined : placed.fault.message.text;
};
const two = (more: Record<string, Json> = {}): Json => ({ ships: [rookie(450, 200), academy(450, 700, 180)], ...more });

describe('a position', () => {
  it('has no more copies of a damage card on top of its deck than there are', () => {
    const copies = (n: number) => Array.from({ length: n }, () => 'consolefire');
    expect(faultOf(two(), { damage: copies(2) })).toBeUndefined();
    expect(faultOf(two(), { damage: copies(3) })).toBe('xw.noSuchDamage');
    expect(faultOf(two(), { damage: ['consolefire', 'directhit', 'directhit'] })).toBeUndefined();
    const hurt = { ships: [rookie(450, 200, 0, { damage: [{ card: 'consolefire' }] }), academy(450, 700, 180)] };
    expect(faultOf(hurt as unknown as Json, { damage: copies(2) })).toBe('xw.noSuchDamage');
  });

  it.each([
    ['a lock on a ship that is not there', { locks: [2] }, 'xw.noSuchShip'],
    ['a token that does not exist', { tokens: { luck: 1 } }, 'file.notOneOf'],
    ['a damage card of another deck', { damage: [{ card: 'munitionsfailure' }] }, 'xw.noSuchDamage'],
    ['an upgrade that does not exist', { upgrades: ['ept/luck'] }, 'xw.noSuchUpgrade'],
    ['a manoeuvre that is not on the dial', { dial: 's5' }, 'xw.notOnDial'],
    ['a pilot of another ship', { pilot: 'academypilot' }, 'xw.noSuchPilot'],
    ['a place without its y', { y: undefined as unknown as Json }, 'xw.wrong.halfPlace'],
    ['a seat without a side', { seat: 5 }, 'xw.badSides'],
    ['more shields than its card has', { shields: 3 }, 'xw.tooManyShields'],
  ])('does not hold %s', (_what, more, fault) => {
    const spec = JSON.parse(JSON.stringify({ ships: [rookie(450, 200, 0, more), academy(450, 700, 180)] })) as Json;
    expect(faultOf(spec)).toBe(fault);
  });

  it('does not hold a bomb of a ship that is not there', () => {
    const bomb = (ship: number): Json => ({ card: 'seismiccharges', ship, x: 300, y: 300 });
    expect(faultOf(two({ bombs: [bomb(1)] }))).toBeUndefined();
    expect(faultOf(two({ bombs: [bomb(2)] }))).toBe('xw.noSuchShip');
  });

  it.each([
    ['a phase of the setup in a round', { phase: 'forces', round: 1 }, 'xw.wrong.phase'],
    ['a phase of a round before the first', { phase: 'combat', round: 0 }, 'xw.wrong.phase'],
    ['sides that do not face each other', { edges: ['south', 'west'] }, 'xw.wrong.edges'],
    ['an effect on a ship that is not there', { lasting: [{ source: 'x', ship: 2, until: 'round' }] }, 'xw.noSuchShip'],
    ['ships that touch one that is not there', { touching: [[0, 2]] }, 'xw.noSuchShip'],
    ['an active ship that is not there', { active: 2 }, 'xw.noSuchShip'],
    ['an obstacle to come that does not exist', { supply: ['moon'] }, 'xw.noSuchObstacle'],
  ])('does not hold %s', (_what, more, fault) => {
    expect(faultOf(two(more as Record<string, Json>))).toBe(fault);
  });

  describe('an obstacle with an outline of its own', () => {
    const wall = [
      [-30, -5],
      [30, -5],
      [30, 5],
      [-30, 5],
    ];
    const behind = (obstacle: Record<string, Json>) => two({ obstacles: [{ x: 450, y: 450, ...obstacle }] });

    it('is what its outline says, and rock or cloud as its kind says', () => {
      for (const [kind, degrees, obstructed] of [
        ['asteroid', 0, true],
        ['debris', 90, false],
        ['coreasteroid0', 0, true],
      ] as const) {
        const laid = place({
          ships: [rookie(450, 300), academy(450, 500, 180)],
          obstacles: [{ kind, x: 450, y: 400, degrees, outline: wall }],
        });
        if (!laid.ok) throw new Error(JSON.stringify(laid.fault));
        const line = xwing.questions['line']!(laid.value, { from: 0, to: 1 });
        expect(line).toMatchObject({ ok: true, value: { obstructed } });
        // It comes back out of the position as it went in, and everybody sees it.
        expect(positionOf(xwing.sit(laid.value, () => {}))).toMatchObject({ obstacles: [{ kind, outline: wall }] });
        expect(xwing.view(laid.value, 'nobody').obstacles[0]).toMatchObject({ outline: wall });
        const g = xwing.sit(laid.value, () => {});
        expect(isDebris(g, 0)).toBe(kind === 'debris');
        const { minX, maxX } = boxOf(g.obstacleShape(0));
        expect(maxX - minX).toBeCloseTo(degrees === 0 ? 60 : 10, 6);
      }
    });

    it.each([
      ['no outline at all', { kind: 'asteroid' }],
      [
        'edges that cross',
        {
          kind: 'debris',
          outline: [
            [0, 0],
            [10, 10],
            [10, 0],
            [0, 10],
          ],
        },
      ],
      [
        'a corner upon an edge',
        {
          kind: 'debris',
          outline: [
            [0, 0],
            [20, 0],
            [20, 20],
            [10, 0],
            [0, 20],
          ],
        },
      ],
      [
        'corners in one line',
        {
          kind: 'debris',
          outline: [
            [0, 0],
            [10, 0],
            [20, 0],
          ],
        },
      ],
      [
        'a corner twice',
        {
          kind: 'debris',
          outline: [
            [0, 0],
            [10, 0],
            [10, 0],
            [0, 10],
          ],
        },
      ],
    ])('is refused with %s', (_what, obstacle) => {
      expect(faultOf(behind(obstacle as Record<string, Json>))).toBe('xw.wrong.outline');
    });
  });

  it('tells what has happened to a card, and takes the rest as it comes out of the box', () => {
    const upgrades = ['amd/r2d2', { card: 'torpedo/protontorpedoes', discarded: true }];
    const placed = place(two({ ships: [rookie(450, 200, 0, { upgrades }), academy(450, 700, 180)] }));
    if (!placed.ok) throw new Error(JSON.stringify(placed.fault));
    expect(placed.value.ships[0]!.upgrades.map((u) => [u.id, u.discarded])).toEqual([
      ['r2d2', false],
      ['protontorpedoes', true],
    ]);
  });

  it('holds a lock on the last ship, and the shields its card prints', () => {
    const placed = place(two({ ships: [rookie(450, 200, 0, { locks: [1] }), academy(450, 700, 180)] }));
    if (!placed.ok) throw new Error(JSON.stringify(placed.fault));
    expect(placed.value.ships.map((s) => [s.locks, s.shields, s.status])).toEqual([
      [[1], 2, 'play'],
      [[], 0, 'play'],
    ]);
  });

  it('has no shields left on a ship that is not on the table', () => {
    const placed = place({ ships: [rookie(450, 200), { faction: 'rebel', type: 'xwing', pilot: 'rookiepilot' }] });
    if (!placed.ok) throw new Error(JSON.stringify(placed.fault));
    expect(placed.value.ships.map((s) => [s.status, s.shields])).toEqual([
      ['play', 2],
      ['destroyed', 0],
    ]);
  });
});

describe('a place on the table', () => {
  it.each([
    [{ x: 1, y: 2, degrees: 3 }, true],
    [{ x: -99_999, y: 2, degrees: 3.5 }, true],
    [{ x: 100_000, y: 2, degrees: 3 }, false],
    [{ x: '5', y: 2, degrees: 3 }, false],
    [{ x: 1, y: Number.NaN, degrees: 3 }, false],
    [{ x: 1, y: 2 }, false],
    [{ x: 1, y: 2, degrees: null }, false],
    ['1,2,3', false],
    [null, false],
  ])('is three reasonable numbers: %j', (answer, fine) => {
    expect(readSpot(answer)).toEqual(fine ? answer : undefined);
  });
});

describe('a turn that has begun says of its ship what is not written', () => {
  const s2 = { code: 's2', bearing: 'straight', speed: 2, side: null, difficulty: 'green' };
  const fly = { step: 'fly', manoeuvre: s2, difficulty: 'green' };
  const act = { ...fly, step: 'act' };
  const turning = (turn: Json, tie: ShipSpec = { activated: true }): Scene =>
    scene({
      ships: [rookie(450, 200, 0, { dial: 's2' }), academy(450, 700, 180, tie)],
      phase: 'activation',
      stage: 'ships',
      active: 0,
      turn,
    });

  it.each([
    ['reveal', { step: 'reveal' }, 320],
    ['fly', fly, 320],
    ['act', act, 200],
  ])('[XW-AKTIVIERUNGSPHASE-18] at %s: it is activated, and not a second time', (_step, turn, y) => {
    const s = turning(turn).until('action');
    expect(s.ship(0).activated).toBe(true);
    s.take('none');
    expect(s.events('activates')).toEqual([]);
    expect(s.ship(0).pose!.y).toBeCloseTo(y, 3);
    const other = turning(turn, { dial: 's2' }).until('action').take('none');
    expect(other.events('activates')).toEqual([expect.objectContaining({ ship: 1 })]);
  });

  it('its dial lies open past the reveal, and not before', () => {
    const revealed = (turn: Json): Json => {
      const laid = place({
        ships: [rookie(450, 200, 0, { dial: 's2' }), academy(450, 700, 180, { dial: 's2' })],
        phase: 'activation',
        stage: 'ships',
        active: 0,
        turn,
      });
      return laid.ok && laid.value.ships.map((ship) => ship.revealed);
    };
    expect(revealed({ step: 'reveal' })).toEqual([false, false]);
    expect(revealed(fly)).toEqual([true, false]);
  });

  it('[XW-GLEICHZEITIGER-ANGRIFF-01] at attack: a ship of its skill that it destroys still attacks, one below it does not', () => {
    const shot = (pilot: string) =>
      scene({
        ships: [ship('rebel/xwing/redsquadronpilot', 450, 300), ship(`imperial/tiefighter/${pilot}`, 450, 480, 180)],
        phase: 'combat',
        stage: 'ships',
        active: 0,
        turn: { step: 'attack' },
        attack: ['hit', 'hit', 'hit'],
        defence: ['blank', 'blank', 'blank', 'blank'],
      }).take('primary>1');
    expect(shot('blacksquadronpilot').open).toEqual(['1 attack']);
    expect(shot('academypilot').ship(1).status).toBe('destroyed');
  });

  it('is written as it is, and read back the same', () => {
    const s = turning(act).until('action');
    const again = place(positionOf(s.g));
    expect(again.ok && positionOf(xwing.sit(again.value, () => {}))).toEqual(positionOf(s.g));
  });
});
