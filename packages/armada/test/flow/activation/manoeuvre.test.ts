import { describe, expect, it } from 'vitest';
import { lay, type Spec, ship, squadron, type Table, type TableSpec } from '../../table.ts';

/** Executing a manoeuvre: course, overlap, obstacles, the edge. */

const NEBULON = 'nebulon-b-escort-frigate'; // small; yaw 1; 1-1; 0-1-2
const AT = [600, 300] as const;
const STEP = 68.4; // straight, for each point of speed
const moving = (more: Spec = {}, others: readonly Spec[] = [], rest: Record<string, unknown> = {}): Table =>
  lay({
    units: [ship(NEBULON, 0, AT[0], AT[1], 0, { speed: 2, ...more }), ...others],
    active: 0,
    step: 'manoeuvre',
    ...(rest as object),
  });
const straight = (speed: number) => ({ speed, clicks: Array.from({ length: speed }, () => 0), side: 'right' });

describe('the course', () => {
  it('[AR-BEWEGUNG-VON-SCHIFFEN-02][AR-SCHUBTABELLE-03][AR-KURSKORREKTUR-01] each joint bends as far as the chart says', () => {
    const t = moving();
    expect(t.open).toEqual(['0 course']);
    t.refuses({ speed: 2, clicks: [2, 0], side: 'left' }, 'AR-KURSKORREKTUR-01');
    t.refuses({ speed: 2, clicks: [0, -2], side: 'left' }, 'AR-KURSKORREKTUR-01');
    t.take({ speed: 2, clicks: [1, -1], side: 'left' });
    expect(t.pose(0)[2]).toBe(0);
  });
  it('[AR-KURSKORREKTUR-02] a joint without a value stays straight', () => {
    const t = moving({ speed: 3 });
    t.refuses({ speed: 3, clicks: [1, 0, 0], side: 'left' }, 'AR-BEWEGUNG-VON-SCHIFFEN-02');
    t.take({ speed: 3, clicks: [0, 1, 2], side: 'right' });
  });
  it('[AR-BEWEGUNG-VON-SCHIFFEN-04][AR-AKTIVIERUNG-VON-SCHIFFEN-06] the ship ends at the joint of its speed', () => {
    const t = moving().take(straight(2));
    expect(t.pose(0)).toEqual([AT[0], Math.round((AT[1] + 2 * STEP) * 1000) / 1000, 0]);
    t.goOn(() => true);
  });
  it('[AR-SCHUB-03] without a command it keeps its speed', () => {
    moving().refuses(straight(3), 'AR-SCHUB-03');
    moving().refuses(straight(1), 'AR-SCHUB-03');
  });
  it('[AR-BEWEGUNG-VON-SCHIFFEN-07] the tool goes to the side on which the ship does not overlap it', () => {
    const t = lay({ units: [ship('cr90-corvette-a', 0, AT[0], AT[1], 0, { speed: 1 })], active: 0, step: 'manoeuvre' });
    t.refuses({ speed: 1, clicks: [2], side: 'left' }, 'AR-BEWEGUNG-VON-SCHIFFEN-07');
    t.take({ speed: 1, clicks: [2], side: 'right' });
  });
  it('[AR-BEWEGUNG-VON-SCHIFFEN-10][AR-SCHUB-04] at speed 0 it stays and has executed a manoeuvre', () => {
    const t = moving({ speed: 0 }).take({ speed: 0, clicks: [], side: 'right' });
    expect([t.pose(0), t.events('moved').length]).toEqual([[AT[0], AT[1], 0], 1]);
  });
});

describe('navigate', () => {
  it('[AR-KOMMANDOS-02][AR-KOMMANDOS-03] a dial: a point of speed and a click more at one joint', () => {
    const t = moving({ open: ['navigate'] }).take('dial');
    t.refuses({ speed: 3, clicks: [1, 2, 2], side: 'left' }, 'AR-KURSKORREKTUR-01'); // two joints too many
    t.take({ speed: 3, clicks: [1, 1, 2], side: 'right' });
    expect(t.ship(0).speed).toBe(3);
  });
  it('[AR-KOMMANDOS-04] a token: speed only', () => {
    const t = moving({ commands: ['navigate'] }).take('token');
    t.refuses({ speed: 2, clicks: [2, 1], side: 'left' }, 'AR-KURSKORREKTUR-01');
    t.take(straight(1));
    expect(t.ship(0).speed).toBe(1);
  });
  it('[AR-KOMMANDOS-25][AR-SCHUB-05] both: two points, but no further than the chart', () => {
    const t = moving({ speed: 1, open: ['navigate'], commands: ['navigate'] }).take('both');
    t.take({ speed: 3, clicks: [0, 0, 0], side: 'left' });
    expect(t.ship(0).speed).toBe(3);
    const fast = moving({ speed: 3, open: ['navigate'] }).take('dial');
    fast.refuses({ speed: 4, clicks: [0, 0, 0, 0], side: 'left' }, 'AR-SCHUB-05');
  });
  it.each([
    ['without a command', []],
    ['with a Navigate dial', ['navigate']],
  ])('[AR-KURSKORREKTUR-01][AR-KURSKORREKTUR-04] no joint takes three clicks, %s', (_how, open) => {
    const t = lay({
      units: [ship('cr90-corvette-a', 0, 600, 300, 0, { speed: 1, open }), ship(NEBULON, 1, 1600, 600, 180)],
      active: 0,
      step: 'manoeuvre',
    });
    if (open.length > 0) t.take('dial');
    for (const c of [3, -3, 7]) {
      const answer = { speed: 1, clicks: [c], side: 'left' };
      t.refuses(answer, 'AR-KURSKORREKTUR-01');
      t.refuses(answer, 'AR-KURSKORREKTUR-04');
      expect(t.match.check(0, answer)).toMatchObject({ measured: Math.abs(c), allowed: 2 });
    }
    t.refuses({ speed: 5, clicks: [0, 0, 0, 0, 0], side: 'left' }, 'AR-SCHUB-03');
    t.refuses({ speed: 1, clicks: [0, 0, 0, 0, 0], side: 'left' }, 'AR-BEWEGUNG-VON-SCHIFFEN-04');
    t.take({ speed: 1, clicks: [2], side: 'right' });
  });

  it('[AR-KURSKORREKTUR-03][AR-KURSKORREKTUR-04] a straight joint takes one click, one of two clicks no third', () => {
    const t = moving({ speed: 3, open: ['navigate'] }).take('dial');
    t.take({ speed: 3, clicks: [1, 0, 0], side: 'left' });
    expect(t.events('moved')).toHaveLength(1);
  });
});

describe('overlapping a ship', () => {
  const ahead = (gap: number, more: Spec = {}, id = 'gladiator-i-class-star-destroyer') =>
    ship(id, 1, AT[0], AT[1] + 35.5 + gap + 35.5, 0, more);
  it('[AR-UEBERSCHNEIDUNG-04][AR-UEBERSCHNEIDUNG-05][AR-UEBERSCHNEIDUNG-06][AR-UEBERSCHNEIDUNG-07] it slows down on its course, and both are dealt a facedown card', () => {
    const t = moving({}, [ahead(100)]).take(straight(2));
    expect(t.pose(0)[1]).toBeCloseTo(AT[1] + STEP, 3);
    expect([t.ship(0).damage.length, t.ship(1).damage.length]).toEqual([1, 1]);
    expect([...t.ship(0).damage, ...t.ship(1).damage].every((d) => !d.faceup)).toBe(true);
    expect(t.ship(0).speed).toBe(2);
  });
  it('[AR-UEBERSCHNEIDUNG-05] down to speed 0, where it stays in place', () => {
    const t = moving({}, [ahead(30)]).take(straight(2));
    expect(t.pose(0)).toEqual([AT[0], AT[1], 0]);
    expect(t.events('slowed').map((e) => e.speed)).toEqual([1, 0]);
    expect(t.ship(0).damage).toHaveLength(1);
  });
  it('[AR-FAQ-BEWEGUNG-07][AR-UEBERSCHNEIDUNG-13] a touch is no overlap; shield dials count', () => {
    // two dials of 4 mm each reach into the gap
    const touch = moving({}, [ahead(2 * STEP + 8.01)]).take(straight(2));
    expect(touch.events('collided')).toHaveLength(0);
    const overlap = moving({}, [ahead(2 * STEP + 7.9)]).take(straight(2));
    expect(overlap.events('collided')).toHaveLength(1);
  });
  it('[AR-BEWEGUNG-VON-SCHIFFEN-05][AR-FAQ-BEWEGUNG-01][AR-FAQ-BEWEGUNG-02] it moves over whatever it does not end on', () => {
    const t = lay({
      units: [
        ship('cr90-corvette-a', 0, AT[0], AT[1], 0, { speed: 4 }),
        ship('gozanti-class-cruisers-empire', 1, AT[0], AT[1] + 137, 90),
      ],
      active: 0,
      step: 'manoeuvre',
    }).take({ speed: 4, clicks: [0, 0, 0, 0], side: 'right' });
    expect(t.events('collided')).toHaveLength(0);
    expect(t.pose(0)[1]).toBeCloseTo(AT[1] + 4 * STEP, 3);
  });
  it('[AR-FLOTTILLEN-03][AR-FLOTTILLEN-04][AR-ERR-FLOTTILLE-03][AR-ERR-FLOTTILLE-04] with a flotilla only the flotilla is dealt one', () => {
    const t = moving({}, [ahead(100, {}, 'gozanti-class-cruisers-empire')]).take(straight(2));
    expect([t.ship(0).damage.length, t.ship(1).damage.length]).toEqual([0, 1]);
  });
  it('[AR-UEBERSCHNEIDUNG-06][AR-FAQ-BEWEGUNG-04] of two ships the nearer one is dealt the card', () => {
    const near = ship('gladiator-i-class-star-destroyer', 1, AT[0] - 50, AT[1] + 35.5 + 110 + 35.5, 0);
    const far = ship('gladiator-i-class-star-destroyer', 1, AT[0] + 50, AT[1] + 35.5 + 118 + 35.5, 0);
    const t = lay({
      units: [ship('victory-i-class-star-destroyer-empire', 0, AT[0], AT[1] - 15.5, 0, { speed: 2 }), near, far].map(
        (u, i) => ({ ...u, seat: i === 0 ? 0 : 1 }),
      ),
      active: 0,
      step: 'manoeuvre',
    }).take(straight(2));
    expect([t.ship(1).damage.length, t.ship(2).damage.length]).toEqual([1, 0]);
  });
});

describe('overlapping squadrons', () => {
  it('[AR-UEBERSCHNEIDUNG-01][AR-UEBERSCHNEIDUNG-02][AR-UEBERSCHNEIDUNG-03] the other player places them touching the ship', () => {
    const t = moving({}, [
      squadron('tie-fighter-squadron', 1, AT[0], AT[1] + 2 * STEP),
      squadron('x-wing-squadron', 0, AT[0], AT[1] + 2 * STEP + 34.1),
    ]);
    t.take(straight(2));
    expect(t.open).toEqual(['1 displaced-order']);
    t.take('1');
    expect(t.open).toEqual(['1 displaced']);
    t.take({ x: AT[0] + 300, y: AT[1] + 2 * STEP }).take({ x: AT[0] - 300, y: AT[1] + 2 * STEP });
    expect(t.pose(1)[0]).toBeGreaterThan(AT[0] + 38);
    expect(t.pose(2)[0]).toBeLessThan(AT[0] - 38);
    expect(t.events('displaced')).toHaveLength(2);
  });
});

describe('obstacles and the edge', () => {
  const onto = (token: string, more: Spec = {}) =>
    moving(more, [], { obstacles: [{ token, x: AT[0], y: AT[1] + 2 * STEP }], deck: ['ruptured-engine'] }).take(
      straight(2),
    );
  it('[AR-HINDERNISSE-01][AR-HINDERNISSE-02] an asteroid field deals a faceup card', () => {
    expect(onto('asteroid-1').ship(0).damage).toEqual([expect.objectContaining({ faceup: true })]);
  });
  it('[AR-HINDERNISSE-38][AR-SCHADEN-06] debris: two damage on a zone of the owner’s choice', () => {
    const t = onto('debris-1');
    expect(t.open).toEqual(['0 zone']);
    t.take('rear');
    expect(t.ship(0).shields.rear).toBe(0);
  });
  it('[AR-HINDERNISSE-30] at a station a damage card may be discarded', () => {
    const t = onto('station', { damage: 2 });
    t.take('0');
    expect(t.ship(0).damage).toHaveLength(1);
  });
  it('[AR-SPIELFLAECHE-03] a ship that ends partly outside the play area is destroyed; wholly inside it lives', () => {
    const up = (y: number) =>
      lay({
        units: [ship(NEBULON, 0, 900, y, 0, { speed: 2 }), ship(NEBULON, 0, 300, 300, 0)],
        active: 0,
        step: 'manoeuvre',
      }).take(straight(2));
    expect(up(914.4 - 35.5 - 2 * STEP - 0.01).unit(0).status).toBe('play');
    expect(up(914.4 - 35.5 - 2 * STEP + 0.1).unit(0).status).toBe('destroyed');
  });
  it('[AR-SPIELFLAECHE-01] ships, squadrons, obstacles and tokens lie in the play area: no position has them elsewhere', () => {
    const fault = (spec: Partial<TableSpec>) => {
      try {
        lay({ units: [ship('cr90-corvette-a', 0, 900, 300)], ...spec });
        return undefined;
      } catch (e) {
        return /ar\.\w+/.exec(String(e))?.[0];
      }
    };
    expect(fault({ units: [ship('cr90-corvette-a', 0, 900, 35)] })).toBe('ar.offTable');
    expect(fault({ units: [squadron('x-wing-squadron', 0, 16, 300)] })).toBe('ar.offTable');
    expect(fault({ obstacles: [{ token: 'asteroid-1', x: 27, y: 300 }] })).toBe('ar.obstacleOffTable');
    expect(fault({ markers: [{ kind: 'objective', x: 8, y: 300 }] })).toBe('ar.markerOffTable');
    const edge = {
      obstacles: [{ token: 'asteroid-1', x: 29, y: 300 }],
      markers: [{ kind: 'objective', x: 9, y: 400 }],
    };
    expect(fault(edge)).toBeUndefined();
  });
  it('[AR-SPIELFLAECHE-04] shield dials may stick out', () => {
    const t = lay({
      units: [ship(NEBULON, 0, 900, 914.4 - 35.5 - 2 * STEP - 1, 0, { speed: 2 })],
      active: 0,
      step: 'manoeuvre',
    }).take(straight(2));
    expect(t.unit(0).status).toBe('play');
  });
});
