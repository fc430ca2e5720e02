import { circle, measure, pose, toTable } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { attackRange, blockedBy, overlapsToken, sightLine, squadronBase } from '../../src/geometry/index.ts';
import { from, ship, squadron } from './scene.ts';

describe('the range of an attack', () => {
  it.each([
    [123, 'close'],
    [123.01, 'medium'],
    [187, 'medium'],
    [187.01, 'long'],
    [304.8, 'long'],
    [304.81, 'extreme'],
  ])(
    '[AR-ABMESSUNG-VON-FEUERWINKEL-03][AR-ABMESSUNG-VON-FEUERWINKEL-04] two corvettes bow to bow %f mm apart: %s',
    (mm, band) => {
      const a = ship('cr90');
      const b = ship('cr90', 0, 71 + mm, 180);
      expect(attackRange(from(a, 'front'), from(b, 'front'))).toMatchObject({ band });
      expect(attackRange(from(b, 'front'), from(a, 'front'))!.mm).toBeCloseTo(mm, 9);
    },
  );

  it('[AR-HUELLENSEKTIONEN-02][AR-ABMESSUNG-VON-FEUERWINKEL-04] side by side it is measured from card to card, over both rails', () => {
    const range = attackRange(from(ship('cr90'), 'right'), from(ship('cr90', 43 + 100), 'left'))!;
    expect(range.mm).toBeCloseTo(104, 9);
    expect(range.through).toBeUndefined();
  });

  it('[AR-ABMESSUNG-VON-FEUERWINKEL-05] from and to the base of a squadron', () => {
    const s = ship('victory');
    const there = squadron(0, 51 + 123 + 17);
    expect(attackRange(from(s, 'front'), there)!.mm).toBeCloseTo(123, 9);
    expect(attackRange(there, from(s, 'front'))).toMatchObject({ band: 'close' });
    expect(attackRange(squadron(0, 51 + 123.01 + 17), from(s, 'front'))).toMatchObject({ band: 'medium' });
    expect(attackRange(squadron(0, 0), squadron(100, 0))!.mm).toBe(66);
  });

  it('[AR-ABMESSUNG-VON-FEUERWINKEL-06][AR-ERR-ABMESSUNG-VON-FEUERWINKEL-01] what lies outside the arc is ignored, though nearer', () => {
    const s = ship('nebulon-b');
    // Just outside of the front arc with its near edge, well inside with its far edge.
    const target = squadronBase({ x: 76, y: 110 });
    const inArc = attackRange(from(s, 'front'), { squadron: target })!;
    expect(inArc.mm).toBeGreaterThan(measure(s.zone('front'), target).distance + 5);
    const [, end] = inArc.line;
    // It ends on the line itself, (19.5, 35.7) from (0, -0.2).
    expect(end.x / (end.y + 0.2)).toBeCloseTo(19.5 / 35.7, 9);
  });

  it('[AR-ABMESSUNG-VON-FEUERWINKEL-07][AR-SICHTLINIE-04][AR-ERR-SICHTLINIE-01] a range measured through another hull zone of the defender is none', () => {
    const a = ship('victory');
    const b = ship('victory', 0, 250);
    expect(attackRange(from(a, 'front'), from(b, 'rear'))!.through).toBeUndefined();
    expect(attackRange(from(a, 'front'), from(b, 'front'))).toMatchObject({ through: 'rear' });
    expect(attackRange(from(b, 'rear'), from(a, 'front'))!.through).toBeUndefined();
  });

  it('[AR-FAQ-BEISPIEL-REICHWEITE-01] a corvette whose nearest point of a Victory’s stern lies behind its left side cannot attack that stern', () => {
    const corvette = ship('cr90');
    const victory = ship('victory', -180, 140, 180);
    expect(attackRange(from(corvette, 'front'), from(victory, 'rear'))).toMatchObject({ through: 'left' });
    expect(attackRange(from(corvette, 'front'), from(victory, 'left'))!.through).toBeUndefined();
  });
  it('[AR-ERR-ABMESSUNG-VON-FEUERWINKEL-02] the same for a squadron that attacks', () => {
    const b = ship('victory', 0, 250);
    expect(attackRange(squadron(0, 150), from(b, 'rear'))!.through).toBeUndefined();
    expect(attackRange(squadron(0, 150), from(b, 'front'))!.through).toBe('rear');
  });

  it('[AR-SICHTLINIE-10][AR-FAQ-ANGRIFFE-03] the own hull zones of the attacker are in nobody\u2019s way', () => {
    // The front zone of the Recusant is so flat that a line to the side leaves over its own side zone.
    const a = ship('recusant');
    const b = ship('cr90', 200, 130, 180);
    const sight = sightLine(from(a, 'front'), from(b, 'front'));
    expect(blockedBy(sight, from(a, 'left'))).toBe('front');
    expect(blockedBy(sight, from(b, 'front'))).toBeUndefined();
  });
});

describe('the line of sight', () => {
  it('[AR-SICHTLINIE-01][AR-SICHTLINIE-03][AR-ABMESSUNG-VON-FEUERWINKEL-08] goes from targeting point to targeting point, which are never measured', () => {
    const a = ship('victory', 10, 20, 90);
    const b = ship('cr90', 300, 20, 270);
    expect(sightLine(from(a, 'front'), from(b, 'front'))).toEqual([a.point('front'), b.point('front')]);
    expect(a.point('front').x).toBeCloseTo(10 + 51 - 11.9, 9);
    expect(attackRange(from(a, 'front'), from(b, 'front'))!.mm).toBeCloseTo(290 - 51 - 35.5, 9);
  });

  it('[AR-SPEZIELLE-GESCHUETZBATTERIE-06][AR-SICHTLINIE-03] the special battery looks from the front point', () => {
    const s = ship('onager');
    expect(sightLine({ ship: s, zone: 'front', special: true }, squadron(0, 300))[0]).toEqual(s.point('front'));
  });

  it('[AR-SICHTLINIE-02] of a squadron the point nearest to the opposing hull zone, not to its targeting point', () => {
    const s = ship('victory');
    const target = squadron(80, -20);
    const [start, end] = sightLine(from(s, 'right'), target);
    expect(start).toEqual(s.point('right'));
    expect(end.x).toBeCloseTo(63, 9);
    expect(end.y).toBeCloseTo(-20, 9);
    expect(sightLine(target, from(s, 'right'))).toEqual([end, start]);
    const [p, q] = sightLine(squadron(0, 0), squadron(0, 100));
    expect([p, q]).toEqual([
      { x: 0, y: 17 },
      { x: 0, y: 83 },
    ]);
  });

  it('[AR-SICHTLINIE-04] through another hull zone of the defender there is none', () => {
    const a = ship('cr90');
    const b = ship('cr90', 0, 200);
    const line = sightLine(from(a, 'front'), from(b, 'front'));
    expect(blockedBy(line, from(b, 'front'))).toBe('rear');
    expect(blockedBy(sightLine(from(a, 'front'), from(b, 'rear')), from(b, 'rear'))).toBeUndefined();
    expect(blockedBy(line, squadron(0, 200))).toBeUndefined();
  });

  it('[AR-SICHTLINIE-04] range may be free where sight is not', () => {
    // Ahead and to the right of the Victory: its right zone is nearest, but its point lies behind the front zone.
    const b = ship('victory');
    const a = ship('cr90', 75, 230, 180);
    const range = attackRange(from(a, 'front'), from(b, 'right'))!;
    const line = sightLine(from(a, 'front'), from(b, 'right'));
    expect([range.through, blockedBy(line, from(b, 'right'))]).toEqual([undefined, 'front']);
  });

  it('[AR-SICHTLINIE-11] has no limit', () => {
    const line = sightLine(from(ship('cr90'), 'front'), from(ship('cr90', 0, 900, 180), 'front'));
    expect(blockedBy(line, from(ship('cr90', 0, 900, 180), 'front'))).toBeUndefined();
  });
});

describe('stations and exogorths', () => {
  const station = (x: number, y: number) => ({ token: circle({ x, y }, 40), id: 'station' });

  it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-13][AR-HINDERNISSE-19] see all around', () => {
    for (let d = 0; d < 360; d += 30) {
      const { x, y } = toTable(pose(0, 0, d), 0, 40 + 60 + 17);
      expect(attackRange(station(0, 0), squadron(x, y))!.mm).toBeCloseTo(60, 9);
    }
  });

  it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-14][AR-HINDERNISSE-20] use their point nearest to the opposing hull zone or squadron', () => {
    const s = ship('victory');
    expect(sightLine(station(0, 251), from(s, 'front'))).toEqual([{ x: 0, y: 211 }, s.point('front')]);
    expect(sightLine(from(s, 'front'), station(0, 251))[1]).toEqual({ x: 0, y: 211 });
    expect(sightLine(station(0, 251), squadron(100, 251))).toEqual([
      { x: 40, y: 251 },
      { x: 83, y: 251 },
    ]);
    // Nearest to the zone, to its corner, and not to its targeting point.
    const [from1] = sightLine(station(100, 251), from(s, 'front'));
    const [dx, dy] = [29.5 - 100, 51 - 251];
    const off = Math.sqrt(dx * dx + dy * dy);
    expect(from1.x).toBeCloseTo(100 + (dx * 40) / off, 9);
    expect(from1.y).toBeCloseTo(251 + (dy * 40) / off, 9);
  });

  it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-15][AR-ANGRIFFE-UND-RAUMSTATIONEN-16] attack whoever lies on them, a ship in any of its hull zones', () => {
    const s = ship('victory', 0, 80);
    const under = station(0, 0);
    expect(overlapsToken(from(s, 'rear'), under.token)).toBe(true);
    for (const zone of s.zones) {
      const range = attackRange(under, from(s, zone))!;
      expect([zone, range.band, range.through]).toEqual([zone, 'close', undefined]);
      expect(blockedBy(sightLine(under, from(s, zone)), from(s, zone), under)).toBeUndefined();
    }
    // Not on it any more, it shields its bow with its stern.
    const away = ship('victory', 0, 95.1);
    expect(attackRange(under, from(away, 'front'))!.through).toBe('rear');
    expect(attackRange(under, squadron(10, 10))).toMatchObject({ mm: 0, band: 'close' });
  });

  it('[AR-ANGRIFFE-UND-RAUMSTATIONEN-19] are not attacked by whoever lies on them; with a shield dial is enough', () => {
    const { token } = station(0, 0);
    expect(overlapsToken(squadron(56.9, 0), token)).toBe(true);
    expect(overlapsToken(squadron(57, 0), token)).toBe(false);
    expect(overlapsToken(from(ship('cr90', 0, 79.4), 'front'), token)).toBe(true);
    expect(overlapsToken(from(ship('cr90', 0, 79.6), 'front'), token)).toBe(false);
  });
});
