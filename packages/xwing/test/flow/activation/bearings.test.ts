import { describe, expect, it } from 'vitest';
import { PILOTS, SHIPS } from '../../../src/data/index.ts';
import { landing } from '../../../src/flow/activation/manoeuvre.ts';
import { dialOf } from '../../../src/values.ts';
import { academy, rookie, type Scene, type ShipSpec, scene, ship } from '../../scene.ts';
import { asteroid, lambda, t70, yt1300 } from '../words.ts';

/** The first ship alone flies its dial; the other is far away and has flown already. */
const flown = (mover: ShipSpec, ...others: readonly ShipSpec[]): Scene =>
  scene({ phase: 'activation', ships: [mover, ...others.map((o) => ({ ...o, activated: true }))] });
const away = academy(860, 860, 180);
const fly = (code: string, x = 450, y = 300, degrees = 0): [number, number, number] =>
  flown(rookie(x, y, degrees, { dial: code }), away).pose(0);

describe('bearings', () => {
  it('[XW-FLUGRICHTUNG-03] [XW-AKTIVIERUNGSPHASE-07] [XW-AKTIVIERUNGSPHASE-08] straight: front guides to rear guides, the length of the template further on', () => {
    expect(fly('s1')).toEqual([450, 380, 0]); // half a base, 40 mm of template, half a base
    expect(fly('s3')).toEqual([450, 460, 0]);
    expect(fly('s4', 300, 450, 90)).toEqual([500, 450, 90]);
    expect(flown(yt1300(450, 300, 0, { dial: 's2' }), away).pose(0)).toEqual([450, 460, 0]); // a base of 80 mm
  });

  it('[XW-FLUGRICHTUNG-04] bank: 45 degrees to its side', () => {
    expect(fly('br1')).toEqual([487.574, 390.711, 45]);
    expect(fly('bl2')).toEqual([397.782, 426.066, -45]);
    expect(fly('br3')).toEqual([516.863, 461.421, 45]);
    expect(flown(yt1300(450, 300, 0, { dial: 'br3' }), away).pose(0)).toEqual([531.005, 495.563, 45]);
  });

  it('[XW-FLUGRICHTUNG-05] [XW-AKTIVIERUNGSPHASE-05] turn: 90 degrees to its side, with the template of its speed', () => {
    expect(flown(academy(450, 300, 0, { dial: 'tr1' }), rookie(860, 860)).pose(0)).toEqual([505, 355, 90]);
    expect(fly('tl2')).toEqual([367.5, 382.5, -90]);
    expect(fly('tr3')).toEqual([560, 410, 90]);
  });

  it('[XW-FLUGRICHTUNG-06] Koiogran turn: along the straight, then about', () => {
    expect(fly('k4')).toEqual([450, 500, 180]);
  });

  it("[XW-FLUGRICHTUNG-07] [XW-FLUGRICHTUNG-08] Segnor's loop: along the bank, then about, 225 degrees in all", () => {
    const loop = (code: string) =>
      flown(ship('imperial/tiefofighter/epsilonsquadronpilot', 450, 300, 0, { dial: code }), rookie(860, 860)).pose(0);
    expect(loop('br2s')).toEqual([502.218, 426.066, -135]); // 225 to the right
    expect(loop('bl2s')).toEqual([397.782, 426.066, 135]);
  });

  it('[XW-FLUGRICHTUNG-09] [XW-FLUGRICHTUNG-10] Tallon roll: along the turn, then 90 degrees further to its side', () => {
    const roll = (code: string) =>
      flown(t70(450, 300, 0, { dial: code }), away)
        .take(0)
        .pose(0);
    expect(roll('tr3t')).toEqual([560, 410, 180]);
    expect(roll('tl3t')).toEqual([340, 410, 180]);
  });

  it('[XW-FLUGRICHTUNG-11] Tallon roll: the base slides along the end of the template as long as that does not stick out', () => {
    const start = () => flown(t70(450, 300, 0, { dial: 'tr3t' }), away);
    expect(start().take(10).pose(0)).toEqual([560, 420, 180]);
    expect(start().take(-7.25).pose(0)).toEqual([560, 402.75, 180]);
    start().refuses(10.01, 'XW-FLUGRICHTUNG-11');
    start().refuses(-11, 'XW-FLUGRICHTUNG-11');
  });

  it('[XW-FLUGRICHTUNG-12] [XW-FLUGRICHTUNG-16] [XW-GESCHWINDIGKEIT-01] stationary: nothing moves, yet a manoeuvre was executed', () => {
    const s = flown(lambda(450, 450, 30, { dial: 's0' }), rookie(100, 100));
    expect(s.pose(0)).toEqual([450, 450, 30]);
    expect(dialOf(s.ship(0)).find((m) => m.code === 's0')!.speed).toBe(0);
    expect(s.ship(0).tokens.stress).toBe(1); // red, so its pilot is stressed
    // Loose Stabilizer asks for a white manoeuvre, Stunned Pilot for any: standing on an asteroid it is hurt.
    const hurt = scene({
      phase: 'activation',
      ships: [
        lambda(450, 450, 0, { dial: 's0', shields: 0, damage: [{ card: 'stunnedpilot', faceup: true }] }),
        rookie(100, 100, 0, { activated: true }),
      ],
      obstacles: [asteroid(450, 450)],
      attack: ['blank'],
    });
    expect(hurt.ship(0).damage).toHaveLength(2);
  });

  it('reverse manoeuvres go astern', () => {
    const back = (code: string) =>
      flown(ship('scum/quadjumper/jakkugunrunner', 450, 300, 0, { dial: code, seat: 0 }), away);
    expect(back('s1r').pose(0)).toEqual([450, 220, 0]);
    expect(back('br1r').pose(0)).toEqual([487.574, 209.289, -45]);
    const template = { shape: 'bank', speed: 1, side: 'right' };
    expect(back('br1r').events('moved')[0]).toMatchObject({ template, astern: true }); // for whoever shows the flight
  });
});

describe('rotation that is lost', () => {
  it("[XW-FLUGRICHTUNG-13] a ship that overlaps another one in a Koiogran turn or Segnor's loop is not turned about", () => {
    expect(flown(rookie(450, 300, 0, { dial: 'k4' }), academy(450, 500)).pose(0)).toEqual([450, 456, 0]);
    const s = flown(
      ship('imperial/tiefofighter/epsilonsquadronpilot', 450, 300, 0, { dial: 'br2s' }),
      rookie(502, 440, 45),
    );
    const [, , heading] = s.pose(0);
    expect(heading).toBeGreaterThan(0);
    expect(heading).toBeLessThanOrEqual(45);
    expect(flown(rookie(450, 300, 0, { dial: 'k4' }), academy(450, 400)).pose(0)[2]).toBe(180); // moved through only
  });

  it('[XW-FLUGRICHTUNG-14] a Tallon roll that has a free place along the template takes one of those', () => {
    // A ship that is in the way of the middle and of everything further up.
    const s = flown(t70(450, 300, 0, { dial: 'tr3t' }), academy(560, 450, 90));
    const [mover] = s.match.open;
    expect(mover!.kind).toBe('tallon-slide');
    s.refuses(0, 'XW-FLUGRICHTUNG-14');
    s.refuses(10, 'XW-FLUGRICHTUNG-14');
    s.take(-5);
    expect(s.pose(0)).toEqual([560, 405, 180]);
    expect(s.ship(0).bumped).toBe(false);
  });

  it('[XW-FLUGRICHTUNG-14] the gap may be as narrow as it likes', () => {
    // Between two bases with 44.2 mm between them: 40 mm of base and two pairs of guides.
    const s = flown(t70(450, 300, 0, { dial: 'tr3t' }), academy(560, 455.43, 90), academy(560, 371.23, 90));
    expect(s.open).toEqual(['0 tallon-slide']);
    expect(s.ask()).toMatchObject({ region: { free: [expect.closeTo(3.23, 6), expect.closeTo(3.43, 6)] } });
    s.take(3.33);
    expect(s.pose(0)).toEqual([560, 413.33, 180]);
    expect(s.events('moved')[0]).toMatchObject({ overlapped: [] });
  });

  it('[XW-FLUGRICHTUNG-15] a Tallon roll that can only overlap is not turned the further 90 degrees', () => {
    const s = flown(t70(450, 300, 0, { dial: 'tr3t' }), academy(560, 410, 90));
    expect(s.events('moved')[0]).toMatchObject({ overlapped: [1] });
    const [x, , heading] = s.pose(0);
    expect(heading).toBeGreaterThan(45);
    expect(heading).toBeLessThanOrEqual(90);
    expect(x).toBeLessThan(540);
  });
});

describe('guides and models', () => {
  it('[XW-STOPPER-01] every base has a pair of guides at its front and one at its rear', () => {
    const s = scene({ ships: [rookie(450, 300), yt1300(200, 300), away] });
    for (const [id, half] of [
      [0, 20],
      [1, 40],
    ] as const) {
      const { base, parts } = s.g.standing(s.ship(id));
      const ys = parts.map((part) => part.points.map((p) => p.y - 300));
      expect(Math.max(...ys.flat())).toBe(half + 2);
      expect(Math.min(...ys.flat())).toBe(-half - 2);
      expect(Math.max(...base.points.map((p) => p.y - 300))).toBe(half);
      expect(parts.filter((part) => part.points.some((p) => p.y - 300 > half))).toHaveLength(2);
    }
  });

  it('[XW-STOPPER-02] guides count for overlapping ships and not for range', () => {
    // Two bases head on, 43 mm from middle to middle at the end: 3 mm of air between them, but guides of 2 mm each.
    const s = flown(rookie(450, 300, 0, { dial: 's2' }), academy(450, 463));
    expect(s.pose(0)).toEqual([450, 419, 0]);
    expect(s.events('moved')[0]).toMatchObject({ overlapped: [1] });
    const far = scene({ phase: 'combat', ships: [rookie(450, 300), academy(450, 641)] });
    const range = far.match.game.questions!.range!(far.state, { from: 0, to: 1 });
    expect(range).toMatchObject({ ok: true, value: { range: 4, mm: 301 } }); // from guide to guide it would be 297
  });

  it('[XW-SCHIFF-04] models do not count: every ship of a size lands on exactly the same place as any other', () => {
    for (const [size, code] of [
      ['small', 's2'],
      ['large', 's2'],
    ] as const) {
      const poses = SHIPS.filter((type) => type.size === size).map((type) => {
        const pilot = { faction: type.factions[0]!, type: type.id };
        const s = scene({ ships: [aShip(pilot.faction, pilot.type), away, academy(450, 430)] });
        const m = dialOf(s.ship(0)).find((one) => one.code === code)!;
        return JSON.stringify(landing(s.g, s.ship(0), m).pose);
      });
      expect(poses.length).toBeGreaterThan(10);
      expect(new Set(poses).size).toBe(1);
    }
    // A B-wing's wings hang far over the edge; its base does not.
    const s = flown(ship('rebel/bwing/bluesquadronpilot', 22, 300, 0, { dial: 's2' }), away);
    expect(s.ship(0).status).toBe('play');
  });
});

const aShip = (faction: string, type: string): ShipSpec => {
  const pilot = PILOTS.find((p) => p.faction === faction && p.ship === type)!;
  return { ...ship(`${faction}/${type}/${pilot.id}`, 450, 300), seat: 0 };
};
