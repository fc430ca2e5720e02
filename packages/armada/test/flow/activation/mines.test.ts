import { describe, expect, it } from 'vitest';
import { lay, type Spec, ship, squadron, type Table } from '../../table.ts';

/** Proximity mines: what ships that come near them suffer, and how they are cleared. */

const X = 600;
const Y = 300;
const RADIUS = 9.5;
/** A corvette at speed 1 looking up the table. */
const corvette = (more: Spec = {}): Spec => ship('cr90-corvette-a', 0, X, Y, 0, { speed: 1, ...more });
const mine = (x: number, y: number): Spec => ({ kind: 'mine', seat: 1, x, y });
const course = { speed: 1, clicks: [0], side: 'right' };
const straight = (markers: readonly Spec[], more: object = {}): Table =>
  lay({ units: [corvette()], active: 0, step: 'manoeuvre', markers, ...more }).goOn((t) => t.state.active !== 0, {
    course,
  });

describe('proximity mines', () => {
  it('[AR-ANNAEHERUNGSMINEN-MARKER-02] whose movement ends at distance 1 sets the mine off: it is removed, and 2 blue dice are rolled', () => {
    const end = straight([]).pose(0)[1];
    const ahead = (gap: number) => straight([mine(X, end + 35.5 + gap + RADIUS)], { blue: ['accuracy', 'accuracy'] });
    const near = ahead(76);
    expect(near.state.markers).toEqual([]);
    expect(near.events('looseDice')).toMatchObject([{ colour: 'blue', faces: ['accuracy', 'accuracy'] }]);
    const far = ahead(76.5);
    expect(far.state.markers).toHaveLength(1);
    expect(far.events('looseDice')).toEqual([]);
  });

  it('[AR-ANNAEHERUNGSMINEN-MARKER-02][AR-OBJ-MINENFELD-01] they go off in the Move Ship step, before obstacles do what they do', () => {
    const t = straight([mine(X + 60, Y + 60)], {
      blue: ['hit', 'accuracy'],
      deck: ['structural-damage', 'blinded-gunners'],
      obstacles: [{ token: 'asteroid-1', x: X, y: Y + 80 }],
    });
    expect(t.events('damageCard').map((e) => e.card)).toEqual([null, 'blinded-gunners']);
  });

  it('[AR-ANNAEHERUNGSMINEN-MARKER-03] each hit or critical icon is a facedown card, whatever the shields', () => {
    const t = straight([mine(X + 60, Y + 60)], { blue: ['hit', 'crit'] });
    expect(t.ship(0).damage.map((d) => d.faceup)).toEqual([false, false]);
    expect(t.ship(0).shields).toMatchObject({ front: 2, left: 2, right: 2, rear: 1 });
    const spared = straight([mine(X + 60, Y + 60)], { blue: ['accuracy', 'hit'] });
    expect(spared.ship(0).damage).toHaveLength(1);
  });

  it('[AR-ANNAEHERUNGSMINEN-MARKER-04][AR-ANNAEHERUNGSMINEN-MARKER-05][AR-ANNAEHERUNGSMINEN-MARKER-06] a ship shoots at a mine as at a squadron with 1 hull, and that is all of its attack', () => {
    const t = lay({
      units: [corvette(), squadron('tie-fighter-squadron', 1, X + 20, Y + 150)],
      active: 0,
      step: 'attack',
      markers: [mine(X, Y + 100), mine(X + 40, Y + 200)],
      blue: ['hit', 'hit'],
    });
    expect(t.options()).toEqual(expect.arrayContaining(['front>1', 'front>marker0', 'front>marker1']));
    t.take('front>marker0');
    expect(t.events('rolled')[0]!.dice).toHaveLength(1); // the anti-squadron armament
    expect(t.state.markers.map((m) => m.id)).toEqual([1]);
    expect(t.open).not.toContain('0 further-target'); // R-AR-60
  });
  it('[AR-ANNAEHERUNGSMINEN-MARKER-04] whoever has begun with a squadron goes on to squadrons, not to mines', () => {
    const t = lay({
      units: [
        corvette(),
        squadron('tie-fighter-squadron', 1, X + 20, Y + 150),
        squadron('tie-fighter-squadron', 1, X - 40, Y + 150),
      ],
      active: 0,
      step: 'attack',
      markers: [mine(X, Y + 100)],
    }).take('front>1');
    expect(t.until('further-target').options()).toEqual(['front>2', 'none']);
  });

  it('[AR-ANNAEHERUNGSMINEN-MARKER-04] one’s own mines may be cleared, and squadrons do not shoot at them', () => {
    const own = [{ ...mine(X, Y + 100), seat: 0 }];
    const t = lay({ units: [corvette()], active: 0, step: 'attack', markers: own });
    expect(t.options()).toContain('front>marker0');
    const flying = lay({
      units: [squadron('x-wing-squadron', 0, X, Y)],
      phase: 'squadron',
      flying: { squadron: 0 },
      markers: [mine(X, Y + 50)],
    });
    expect(flying.options()).toEqual(['move', 'none']);
  });

  it('[AR-ANNAEHERUNGSMINEN-MARKER-04] a ship does not shoot at a mine that it stands on', () => {
    const aimed = (y: number) =>
      lay({ units: [corvette()], active: 0, step: 'attack', markers: [mine(X, y)] }).open.includes('0 attack');
    expect([aimed(Y + 100), aimed(Y + 30)]).toEqual([true, false]);
  });

  it('[AR-ANNAEHERUNGSMINEN-MARKER-06] a mine that suffers nothing stays', () => {
    const t = lay({
      units: [corvette()],
      active: 0,
      step: 'attack',
      markers: [mine(X, Y + 100)],
      blue: ['accuracy'],
    }).fight({ attack: 'front>marker0' });
    expect(t.state.markers).toHaveLength(1);
  });
});
