import { type Circle, circle } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { placesFor } from '../../../src/flow/activation/displaced.ts';
import { deployment } from '../../../src/flow/setup/deployment-place.ts';
import { freeBeside, isTouching } from '../../../src/geometry/index.ts';
import { lay, type Spec, ship, squadron } from '../../table.ts';

/** Squadrons where ships are: deployed near them, pushed aside by them. */

describe('squadrons and ships', () => {
  it('[AR-FAQ-STAFFELN-02] near a friendly ship a squadron may be deployed outside the deployment zone, but not outside the setup area', () => {
    const units = [{ squadron: 'x-wing-squadron', seat: 0, status: 'reserve' }, ship('cr90-corvette-a', 0, 600, 200)];
    const where = { unit: 0, edge: 'south', depth: 244 } as const;
    const { g } = lay({ units, phase: 'deployment', rules: { width: 1829, depth: 914 } });
    const refusal = (x: number, y: number) => deployment.check(g, where, { x, y, degrees: 0 })?.clauses;
    expect(refusal(600, 200 + 35.5 + 125 - 17)).toBeUndefined();
    expect(refusal(600, 200 + 35.5 + 125 - 16)).toContain('AR-AUFBAU-21');
    // on a table this wide the setup area begins a ruler from the side
    const side = lay({ units: [units[0]!, ship('cr90-corvette-a', 0, 400, 120)], phase: 'deployment' }).g;
    expect(deployment.check(side, where, { x: 304.8 + 17, y: 120, degrees: 0 })).toBeUndefined();
    expect(deployment.check(side, where, { x: 304.8 + 16.5, y: 120, degrees: 0 })?.clauses).toContain(
      'AR-FAQ-STAFFELN-02',
    );
  });

  it('[AR-FAQ-STAFFELN-08] a pushed squadron that finds no room at the ship is placed against one that touches the ship', () => {
    const table = lay({ units: [ship('cr90-corvette-a', 0, 600, 400)] });
    const body = table.g.standing(table.ship(0)).footprint;
    const ring: Spec[] = [];
    const stand: Circle[] = [];
    for (;;) {
      const [free] = freeBeside(body, stand, table.g.area, 17);
      if (!free) break;
      stand.push(circle(free, 17));
      ring.push(squadron('x-wing-squadron', 1, free.x, free.y));
    }
    const crowded = lay({
      units: [ship('cr90-corvette-a', 0, 600, 400), squadron('x-wing-squadron', 0, 1000, 400), ...ring],
    });
    const places = placesFor(crowded.g, { squadron: 1, by: { unit: 0 }, left: [] });
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      const base = circle(place, 17);
      expect(isTouching(base, body)).toBe(false);
      expect(stand.some((other) => isTouching(base, [other]))).toBe(true);
    }
  });

  it('[AR-STAFFEL-02] all copies of a squadron that is not unique share one card', () => {
    const t = lay({ units: [squadron('x-wing-squadron', 0, 600, 400), squadron('x-wing-squadron', 0, 700, 400)] });
    expect(t.g.squadronCard(t.squadron(0))).toBe(t.g.squadronCard(t.squadron(1)));
  });
});
