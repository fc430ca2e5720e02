import { describe, expect, it } from 'vitest';
import { academy, rookie, type Scene, type SceneSpec, type ShipSpec, scene } from '../../../scene.ts';
import { asteroid, debris, interceptor, yt2400 } from '../../words.ts';

/** An interceptor that has flown to (450, 420) and may act; the others have been activated. */
const acting = (
  others: readonly ShipSpec[] = [],
  obstacles: SceneSpec['obstacles'] = [],
  mover = interceptor(450, 300, 0, { dial: 's2' }),
): Scene =>
  scene({
    phase: 'activation',
    ships: [mover, rookie(100, 800, 180, { activated: true }), ...others.map((o) => ({ ...o, activated: true }))],
    obstacles: obstacles!,
    attack: ['blank', 'blank'],
  });
const failures = (s: Scene) => s.events('failed').map((e) => [e.what, e.direction, e.by, ...(e.clauses as string[])]);

describe('barrel roll', () => {
  it('[XW-FASSROLLE-02] [XW-FASSROLLE-03] [XW-FASSROLLE-05] [XW-FASSROLLE-07] sideways by base and straight 1, short end to the side, looking as before', () => {
    expect(acting().take('barrelroll', 'right', [0, 0]).pose(0)).toEqual([530, 420, 0]);
    expect(acting().take('barrelroll', 'left', [0, 0]).pose(0)).toEqual([370, 420, 0]);
    const turned = interceptor(400, 400, 90, { dial: 'tl2' });
    expect(acting([], [], turned).take('barrelroll', 'right', [0, 0]).pose(0)).toEqual([562.5, 482.5, 0]);
  });

  it('[XW-FASSROLLE-04] the template lies anywhere along the side as long as it does not stick out', () => {
    expect(acting().take('barrelroll', 'right', [10, 0]).pose(0)).toEqual([530, 430, 0]);
    expect(acting().take('barrelroll', 'right', [-3.5, 0]).pose(0)).toEqual([530, 416.5, 0]);
    acting().take('barrelroll', 'right').refuses([10.1, 0], 'XW-FASSROLLE-04');
    acting().take('barrelroll', 'right').refuses([-10.1, 0], 'XW-FASSROLLE-04');
  });

  it('[XW-FASSROLLE-06] nor at the new place', () => {
    expect(acting().take('barrelroll', 'left', [10, 10]).pose(0)).toEqual([370, 440, 0]);
    acting().take('barrelroll', 'left').refuses([0, 10.1], 'XW-FASSROLLE-06');
    acting().take('barrelroll', 'left').refuses([0, -12], 'XW-FASSROLLE-06');
  });

  it('[XW-FASSROLLE-08] not onto a ship and not onto an obstacle, of whichever kind (R-XW-04)', () => {
    const ship = acting([academy(530, 450)]).take('barrelroll', 'right');
    expect(ship.refuses([0, 0], 'XW-FASSROLLE-08').piece).toBe(2); // the screen shows which one
    ship.take([-10, -10]); // 20 mm further back there is room
    expect(ship.pose(0)).toEqual([530, 400, 0]);
    for (const stone of [asteroid(540, 455), debris(540, 455)]) {
      const s = acting([], [stone]).take('barrelroll', 'right');
      s.refuses([10, 10], 'XW-FASSROLLE-08');
      s.take([-10, -10]);
    }
    const full = acting([academy(530, 420)]).take('barrelroll', 'right');
    expect(failures(full)).toEqual([['barrelroll', 'right', 'ship', 'XW-FASSROLLE-08']]);
    expect(full.pose(0)).toEqual([450, 420, 0]);
  });

  it('[XW-FASSROLLE-09] not with the template over an obstacle; over a ship it may lie', () => {
    const stone = acting([], [asteroid(490, 420, 90)]).take('barrelroll', 'right'); // between the two places
    expect(failures(stone)).toEqual([['barrelroll', 'right', 'template', 'XW-FASSROLLE-09']]);
    const s = acting([academy(490, 420)]).take('barrelroll', 'right', [0, 0]);
    expect(s.pose(0)).toEqual([530, 420, 0]);
  });

  it('[XW-FASSROLLE-10] not out of the play area', () => {
    const s = acting([], [], interceptor(860, 300, 0, { dial: 's2' })).take('barrelroll', 'right');
    expect(failures(s)).toEqual([['barrelroll', 'right', 'edge', 'XW-FASSROLLE-10']]);
    expect(s.ship(0).status).toBe('play');
  });

  it('[XW-FASSROLLE-11] the side is declared before anything is measured', () => {
    const s = acting([academy(530, 420)]).take('barrelroll');
    expect(s.open).toEqual(['1 barrelroll-direction']);
    expect(s.options()).toEqual(['left', 'right']); // the blocked side too: nobody has looked yet
  });

  it('[XW-FASSROLLE-12] where it fails, the player chooses the other side or quite another action', () => {
    const blocked = () => acting([academy(530, 420)]).take('barrelroll', 'right');
    expect(blocked().options()).toEqual(['left', 'none']);
    expect(blocked().take('left', [0, 0]).pose(0)).toEqual([370, 420, 0]);
    const other = blocked().take('none');
    expect(other.open).toEqual(['1 action']);
    expect(other.options()).toEqual(['focus', 'boost', 'evade', 'none']);
    other.take('evade');
    expect(other.ship(0).performed).toEqual(['evade']);
  });

  it('[XW-FASSROLLE-12] a gap of half a millimetre is a place too: then the side does not fail', () => {
    // Above and below a gap of 44.6 mm for 44 mm of base and guides, 6.8 mm off the middle.
    const s = acting([academy(530, 469.1, 90), academy(530, 384.5, 90)]).take('barrelroll', 'right');
    expect(failures(s)).toEqual([]);
    s.take([6.8, 0]);
    expect(s.pose(0)).toEqual([530, 426.8, 0]);
  });

  it('[XW-FASSROLLE-12] nor is a gap of a thousandth of a millimetre too narrow for it', () => {
    const gap = 0.001;
    const s = acting([academy(530, 468.8 + gap, 90), academy(530, 384.8, 90)]).take('barrelroll', 'right');
    expect(failures(s)).toEqual([]);
    s.take([6.8 + gap / 2, 0]);
    const full = acting([academy(530, 468.8 - gap, 90), academy(530, 384.8, 90)]).take('barrelroll', 'right');
    expect(failures(full)).toEqual([['barrelroll', 'right', 'ship', 'XW-FASSROLLE-08']]);
  });

  it('[XW-FASSROLLE-13] [XW-SCHUB-10] it is no manoeuvre, and neither is a boost: nothing that follows a manoeuvre follows', () => {
    // Stunned Pilot: after executing a manoeuvre, touching a ship costs a damage.
    const damaged = interceptor(450, 300, 0, { dial: 's2', damage: [{ card: 'loosestabilizer', faceup: true }] });
    for (const way of [['barrelroll', 'right', [0, 0]] as const, ['boost', 'straight'] as const]) {
      const s = acting([], [], damaged).take(...(way as readonly (string | number[])[]));
      expect(s.events('moved')).toHaveLength(1);
      expect(s.ship(0).tokens.stress).toBe(0);
    }
  });
});

describe('barrel rolls of large ships', () => {
  const large = yt2400(300, 300, 0, { dial: 's1' }); // ends at (300, 420)
  const acts = (others: readonly ShipSpec[] = []) =>
    scene({
      phase: 'activation',
      ships: [large, academy(850, 850, 180, { activated: true }), ...others.map((o) => ({ ...o, activated: true }))],
    });

  it('[XW-GROSSE-SCHIFFE-06] [XW-FASSROLLE-14] the long side of the template lies against the base: sideways by base and 20 mm', () => {
    expect(acts().take('barrelroll', 'right', [0, 0]).pose(0)).toEqual([400, 420, 0]);
    expect(acts().take('barrelroll', 'left', [20, 20]).pose(0)).toEqual([200, 460, 0]);
  });

  it('[XW-GROSSE-SCHIFFE-07] all else as usual: no sticking out, no overlap, the side declared first', () => {
    acts().take('barrelroll', 'left').refuses([20.1, 0], 'XW-FASSROLLE-04');
    acts().take('barrelroll', 'left').refuses([0, 21], 'XW-FASSROLLE-06');
    const s = acts([academy(400, 420)]).take('barrelroll', 'right');
    expect(failures(s)).toEqual([['barrelroll', 'right', 'ship', 'XW-FASSROLLE-08']]);
    expect(s.options()).toEqual(['left', 'none']);
  });
});

describe('boost', () => {
  it('[XW-SCHUB-02] [XW-SCHUB-03] [XW-SCHUB-04] straight 1 or bank 1 either way, from the front guides to the rear guides', () => {
    expect(acting().take('boost', 'straight').pose(0)).toEqual([450, 500, 0]);
    expect(acting().take('boost', 'bankleft').pose(0)).toEqual([412.426, 510.711, -45]);
    expect(acting().take('boost', 'bankright').pose(0)).toEqual([487.574, 510.711, 45]);
    expect(acting().take('boost').options()).toEqual(['bankleft', 'straight', 'bankright']);
  });

  it('[XW-SCHUB-05] not onto a ship nor onto any obstacle', () => {
    expect(failures(acting([academy(450, 500)]).take('boost', 'straight'))).toEqual([
      ['boost', 'straight', 'ship', 'XW-SCHUB-05'],
    ]);
    for (const stone of [asteroid(450, 530), debris(450, 530)])
      expect(failures(acting([], [stone]).take('boost', 'straight'))).toEqual([
        ['boost', 'straight', 'obstacle', 'XW-SCHUB-05'],
      ]);
  });

  it('[XW-SCHUB-06] not with the template over an obstacle', () => {
    const s = acting([], [asteroid(450, 458)]).take('boost', 'straight');
    expect(failures(s)).toEqual([['boost', 'straight', 'template', 'XW-SCHUB-06']]);
  });

  it('[XW-SCHUB-07] not out of the play area', () => {
    const s = acting([], [], interceptor(450, 735, 0, { dial: 's2' })).take('boost', 'straight');
    expect(failures(s)).toEqual([['boost', 'straight', 'edge', 'XW-SCHUB-07']]);
    expect(s.ship(0).status).toBe('play');
  });

  it('[XW-SCHUB-08] [XW-SCHUB-09] the direction is declared first; where it fails, another one or another action', () => {
    const s = acting([academy(475, 500)]).take('boost');
    expect(s.options()).toEqual(['bankleft', 'straight', 'bankright']);
    s.take('straight');
    expect(s.options()).toEqual(['bankleft', 'bankright', 'none']);
    s.take('none');
    expect(s.ship(0).performed).toEqual([]);
    expect(s.options()).toEqual(['focus', 'barrelroll', 'evade', 'none']);
    const second = acting([academy(475, 500)]).take('boost', 'straight', 'bankleft');
    expect(second.pose(0)[2]).toBe(-45);
    expect(second.ship(0).performed).toEqual(['boost']);
  });
});
