import { describe, expect, it } from 'vitest';
import { unitsIn } from '../../../../src/data/index.ts';
import { inQuarter } from '../../../../src/geometry/base.ts';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { newUnit } from '../../../../src/position/start.ts';
import { isEngaged, isTrooper, isVehicle } from '../../../../src/values.ts';
import { apart, lay, piece, type Spec, unit } from '../../../table.ts';
import { alone, LUKE, rebels, storm } from '../../../troops.ts';
import { ATRT, ATST, BIKES, DROIDEKAS, EWEB, go, moving, single } from './moving.ts';

const mine = alone(4);
const CLONES = 'phase-i-clone-troopers';
const all = unitsIn('1.2');
const fresh = (card: string) => newUnit(0, 0, card, [], { edition: '1.2', training: null }, 0);

describe('units', () => {
  it('[LE-EINHEIT-01] [LE-EINHEIT-04] [LE-EINHEIT-05] [LC-EINHEITEN-09] a unit has as many miniatures as its card says, the leader among them', () => {
    for (const { id, minis } of all) {
      expect(fresh(id).minis, id).toHaveLength(minis);
      expect(fresh(id).leader, id).toBeLessThan(minis);
    }
    expect(fresh('rebel-troopers').minis).toHaveLength(4);
    expect(fresh('b1-battle-droids').minis).toHaveLength(6);
    const t = moving(rebels(400, 400));
    t.take(go('standard', 2, 90));
    expect(t.events('moved')[0]!.minis).toHaveLength(4);
  });
  it('[LE-EINHEIT-08] [LC-EINHEITEN-10] [LE-EINHEITENFUEHRER-01] each has one leader that stands; a position without is refused', () => {
    for (const { id } of all) expect(fresh(id).minis[fresh(id).leader]!.fell, id).toBeNull();
    const broken = rebels(400, 400, { leader: 1, minis: [null, 'fallen', null, null] });
    expect(() => lay({ units: [broken] })).toThrow('le.fallenLeader');
    const standing = (standby: number) => lay({ units: [rebels(400, 400, { tokens: { standby } })] });
    expect(() => standing(2)).toThrow('le.twoStandby');
    expect(standing(1).unit(0).tokens.standby).toBe(1);
    expect(lay({ units: [rebels(400, 400, { minis: ['fallen', [400, 400], null, null] })] }).unit(0).leader).toBe(1);
  });
  it('[LE-EINHEIT-10] [LC-EINHEITEN-12] [LC-EINHEITEN-04] a single miniature is its own leader', () => {
    for (const { id } of all.filter(({ minis }) => minis === 1)) expect(fresh(id).leader, id).toBe(0);
    const t = moving(unit(LUKE, 0, 400, 400));
    t.take(go('standard', 2, 90));
    expect(t.pose(0, 0)[0]).toBeGreaterThan(500);
  });
  it('[LE-EINHEIT-02] [LE-EINHEIT-03] [LC-EINHEITEN-05] each has a card of one rank, and an order token of that rank', () => {
    const ranks = ['commander', 'operative', 'corps', 'special', 'support', 'heavy', 'counterpart'];
    for (const { id, rank } of all) expect(ranks, id).toContain(rank);
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), rebels(600, 400), unit(ATRT, 0, 800, 400), storm(1500, 800)],
      active: 3,
    });
    expect(t.state.hands[0]!.pool).toEqual(['commander', 'corps', 'support']);
    expect(() => lay({ units: [unit('no-such-unit', 0, 400, 400)] })).toThrow('le.unknownCard');
  });
  it('[LE-EINHEIT-07] points decide where victory tokens do not', () => {
    const end = (fallen: readonly Spec[]) => {
      const { g } = lay({ units: [rebels(400, 400), storm(1500, 800), ...fallen] });
      return g.rules.winner(g);
    };
    const lost = (card: string, seat: number): Spec => ({ card, seat, status: 'defeated' });
    expect(end([lost('rebel-troopers', 0), lost('stormtroopers', 1)])).toEqual({ winner: 0, reason: 'points' });
    expect(end([lost(LUKE, 0), lost('stormtroopers', 1)])).toEqual({ winner: 1, reason: 'points' });
  });
  it('[LE-BEFREUNDET-01] [LE-FEINDLICH-01] [LC-EINHEITEN-14] one’s own units are friends, the opponent’s are enemies: only these can be attacked', () => {
    const t = lay({
      units: [rebels(400, 400, mine), rebels(500, 400, mine), storm(400, 500, mine), storm(500, 500, mine)],
      active: 0,
    });
    t.until('action').take('attack');
    expect(t.options()).toEqual(['2', '3']);
  });
});

describe('bases', () => {
  const round = (b: { readonly width: number; readonly length: number }) => b.width === b.length;
  it('[LE-MINIATUR-01] [LE-BASIS-01] [LC-EINHEITEN-01] everybody stands on a base, and every unit is of troopers or of vehicles', () => {
    for (const { id, base, type } of all) {
      expect(base.width, id).toBeGreaterThanOrEqual(27);
      expect(type.endsWith('trooper') !== type.endsWith('-vehicle'), id).toBe(true);
    }
  });
  it('[LE-MINIATUR-02] [LE-BASIS-02] [LC-EINHEITEN-06] [LE-TRUPPLER-01] troopers stand on small round bases without notches', () => {
    const foot = all.filter(({ type }) => type.endsWith('trooper') && !/^(emplacement|creature)/.test(type));
    expect(foot.length).toBeGreaterThan(60);
    for (const { id, base } of foot) expect(base, id).toMatchObject({ width: 27, length: 27, notched: false });
  });
  it('[LE-MINIATUR-03] [LE-BASIS-03] [LE-FAHRZEUGE-01] [LC-EINHEITEN-07] ground vehicles on larger ones with notches', () => {
    for (const { id, base, type } of all.filter(({ type }) => type === 'ground-vehicle')) {
      expect(base.notched, `${id} ${type}`).toBe(true);
      expect(base.width, id).toBeGreaterThanOrEqual(50);
    }
  });
  it('[LE-MINIATUR-04] [LE-BASIS-04] [LE-FAHRZEUGE-05] [LE-FAHRZEUGE-02] so do repulsor vehicles, and there is no third kind', () => {
    for (const { id, base, type } of all.filter(({ type }) => type.endsWith('-vehicle'))) {
      expect(['ground-vehicle', 'repulsor-vehicle'], id).toContain(type);
      expect(base.notched, id).toBe(true);
      expect(base.width, id).toBeGreaterThanOrEqual(50);
    }
  });
  it('[LC-EINHEITEN-08] [LC-FAHRZEUGE-BEWEGEN-09] the two kinds move by different rules', () => {
    moving(unit(ATRT, 0, 400, 400)).take(go('reverse', 1));
    moving(unit('x-34-landspeeder', 0, 400, 400)).refuses(go('reverse', 1), 'LE-BEWEGUNG-01');
  });
  it('[LE-STELLUNGSTRUPPLER-04] emplacements on notched ones of medium size or more', () => {
    const guns = all.filter(({ type }) => type === 'emplacement-trooper');
    expect(guns).toHaveLength(4);
    for (const { id, base } of guns) expect(base.notched && base.width >= 50 && round(base), id).toBe(true);
  });
});

describe('vehicles', () => {
  it('[LE-FAHRZEUGE-03] have a resilience, or a dash for it, and no courage; troopers the other way round', () => {
    for (const { id, type, resilience, courage } of all) {
      if (type.endsWith('-vehicle')) expect([resilience !== undefined, courage], id).toEqual([true, undefined]);
      else expect(resilience, id).toBeUndefined();
    }
  });
  it('[LE-FAHRZEUGE-16] on the ground may be on standby, repulsors may not', () => {
    const may = (card: string, seat: number, minis: number) =>
      lay({ units: [single(card, seat, 400, 400, minis), storm(1500, 800), rebels(1500, 200)], active: 0 }).until(
        'action',
      );
    expect(may(ATRT, 0, 1).options()).toContain('standby');
    const bikes = may(BIKES, 1, 2);
    expect(bikes.options()).not.toContain('standby');
    expect(bikes.barred('standby')).toEqual(['LE-BEREITSCHAFT-01']);
  });
  it('[LE-FAHRZEUGE-17] [LE-TRUPPLER-08] [LE-TRUPPLER-09] are in melee and never engaged; troopers among themselves are', () => {
    const walker = lay({ units: [unit(ATRT, 0, 400, 400), storm(400, 400 + 35 + 13.5, mine)], active: 0 });
    expect(walker.g.state.units.slice(0, 2).map((u) => isEngaged(walker.g, u))).toEqual([false, false]);
    walker.fight();
    expect(walker.events('attack')[0]).toMatchObject({ melee: true });
    const brawl = lay({ units: [rebels(400, 400, mine), storm(400 + apart(0), 400, mine)], active: 0 });
    expect(brawl.g.state.units.slice(0, 2).map((u) => isEngaged(brawl.g, u))).toEqual([true, true]);
    const near = lay({ units: [rebels(400, 400, mine), storm(400 + apart(0.1), 400, mine)], active: 0 });
    expect(isEngaged(near.g, near.unit(0))).toBe(false);
  });
  const behind = (other: Spec, y = 400) =>
    lay({ units: [rebels(400, y, mine), storm(600, 400, mine), other], active: 0 }).fight({ defender: '1' }).cover;
  it('[LE-FAHRZEUGE-18] [LE-FAHRZEUGE-19] [LE-STELLUNGSTRUPPLER-06] [LE-TRUPPLER-10] walkers and emplacements give light cover, repulsors and troopers none', () => {
    expect(behind(unit(ATRT, 0, 500, 434))).toBe(1);
    expect(behind(unit(EWEB, 1, 500, 434))).toBe(1);
    expect(behind(single(BIKES, 1, 500, 420, 2))).toBe(0);
    expect(behind(rebels(500, 400, mine))).toBe(0);
    expect(behind(storm(500, 410, mine))).toBe(0);
  });
  it('[LE-FAHRZEUGE-20] a vehicle can hide somebody wholly', () => {
    const seen = (y: number) =>
      lay({ units: [rebels(400, 400, mine), storm(600, 400, mine), unit(ATST, 0, 500, y)], active: 0 })
        .until('action')
        .options()
        .includes('attack');
    expect([seen(400), seen(500)]).toEqual([false, true]);
  });
});

describe('emplacements', () => {
  it('[LE-STELLUNGSTRUPPLER-01] [LE-STELLUNGSTRUPPLER-02] [LE-STELLUNGSTRUPPLER-03] are troopers: they are suppressed by fire and can be engaged', () => {
    const t = lay({
      units: [rebels(400, 400, mine), unit(EWEB, 1, 600, 400), storm(1500, 800)],
      active: 0,
      black: ['hit'],
      redDefence: ['block'],
      whiteDefence: ['block'],
    });
    t.fight({ defender: '1' });
    expect(t.tokens(1, 'suppression')).toBe(1);
    const brawl = lay({ units: [rebels(400, 400, mine), unit(EWEB, 1, 400 + 13.5 + 35, 400)], active: 0 });
    expect(isEngaged(brawl.g, brawl.unit(1))).toBe(true);
    expect([isTrooper(brawl.g, brawl.unit(1)), isVehicle(brawl.g, brawl.unit(1))]).toEqual([true, false]);
  });
  it('[LE-STELLUNGSTRUPPLER-07] neither climb nor clamber', () => {
    const t = moving(unit(EWEB, 1, 400, 400), {
      terrain: [piece('building', 400, 400 + 35 + 100, 300, 200, { height: 100 })],
    });
    for (const kind of ['climb', 'clamber'])
      t.refuses(go(kind, 1, 0, { climb: { piece: 0, way: 'up' } }), 'LE-BEWEGUNG-01');
  });
  it('[LE-STELLUNGSTRUPPLER-09] claim tokens like anybody, which vehicles do not', () => {
    const claims = (card: string, seat: number, radius: number) => {
      const t = lay({
        units: [unit(card, seat, 400, 400), rebels(1500, 200), storm(1500, 800)],
        markers: [{ kind: 'objective', x: 400 + radius + 12.55, y: 400, seat: null, claimed: null }],
        battle: { objective: 'recover-the-supplies' },
        active: 0,
      });
      return t
        .until('action')
        .options()
        .some((o) => o.includes('claim'));
    };
    expect(claims(EWEB, 1, 35)).toBe(true);
    expect(claims(ATRT, 0, 35)).toBe(false);
  });
});

describe('troopers of a kind', () => {
  it('[LE-TRUPPLER-03] every trooper has a courage, or the dash; it says when it is suppressed', () => {
    const bold = (suppression: number) => {
      const t = lay({
        units: [unit(LUKE, 0, 400, 400, { tokens: { suppression } }), storm(1500, 800)],
        active: { unit: 0, actions: 2, step: 'rally' },
        whiteDefence: ['blank', 'blank', 'blank', 'blank'],
      });
      return t.until('action').state.turn!.actions;
    };
    const { courage } = all.find(({ id }) => id === LUKE)!;
    expect([bold(courage! - 1), bold(courage!)]).toEqual([2, 1]);
  });
  const covering = (gap: number, more: Partial<Parameters<typeof lay>[0]> = {}) => {
    const t = lay({
      units: [
        unit('b1-battle-droids', 1, 400, 700, {
          minis: [null, ...Array.from({ length: 5 }, () => 'fallen')],
          order: 'faceup',
        }),
        single(CLONES, 0, 400, 400, 4),
        single(CLONES, 0, 400 + apart(gap), 400, 4, { tokens: { dodge: 1 } }),
      ],
      ...more,
      active: 0,
      white: ['hit'],
    });
    t.until('action').take('attack');
    const over = (table: typeof t) => table.open[0] === '0 dodge' || table.events('attackEnds').length > 0;
    t.goOn(over, { defender: '1', 'further-defender': 'none' });
    return t.ask().kind;
  };
  it('[LC-KLONTRUPPLER-02] [LC-KLONTRUPPLER-01] a clone spends the green token of a clone at range 1 that it sees', () => {
    expect(covering(SEGMENT)).toBe('dodge');
    expect(covering(SEGMENT + 0.1)).not.toBe('dodge');
    expect(covering(100, { terrain: [piece('high-stone-wall', 463, 400, 10, 200, { height: 200 })] })).not.toBe(
      'dodge',
    );
  });
  it('[LC-DROIDEN-TRUPPLER-01] [LC-DROIDEN-TRUPPLER-02] suppression does not better the cover of droids', () => {
    const cover = (card: string, minis: number) =>
      lay({
        units: [single(CLONES, 0, 400, 400, 4), single(card, 1, 600, 400, minis, { tokens: { suppression: 1 } })],
        active: 0,
      }).fight({ defender: '1' }).cover;
    expect(cover('stormtroopers', 4)).toBe(1);
    expect(cover('b1-battle-droids', 6)).toBe(0);
  });
  it('[LC-DROIDEN-TRUPPLER-03] droids are not suppressed', () => {
    const actions = (card: string, minis: number) =>
      lay({
        units: [single(card, 1, 400, 400, minis, { tokens: { suppression: 1 }, order: 'faceup' }), rebels(1500, 200)],
        active: { unit: 0, actions: 2, step: 'rally' },
        whiteDefence: ['blank'],
      }).until('action').state.turn!.actions;
    expect(actions('stormtroopers', 4)).toBe(1);
    expect(actions('b1-battle-droids', 6)).toBe(2);
  });
  it('[LC-DROIDEN-TRUPPLER-04] ion tokens cost them actions like a vehicle', () => {
    const actions = (ion: number) =>
      lay({
        units: [single('b1-battle-droids', 1, 400, 400, 6, { tokens: { ion }, order: 'faceup' }), rebels(1500, 200)],
        active: { unit: 0, actions: 2, step: 'start' },
      }).until('action').state.turn!.actions;
    expect([actions(0), actions(1)]).toEqual([2, 1]);
  });
});

describe('firing arcs', () => {
  /** A droideka at 400, 400 that looks north has nothing but a weapon of its front. */
  const may = (x: number, y: number, degrees = 0, more: Spec = mine) => {
    const t = lay({
      units: [single(DROIDEKAS, 1, 400, 400, 2, { degrees, order: 'faceup' }), rebels(x, y, more)],
      active: 0,
    });
    return t.until('action').options().includes('attack');
  };
  // The line from the middle through 45°: a base of radius 13.5 reaches 19.09 mm across it.
  it('[LE-FEUERWINKEL-01] [LE-FEUERWINKEL-02] [LE-FEUERWINKEL-06] [LC-FESTER-FEUERWINKEL-FRONT-02] the front arc runs from the middle of the base between its lines, as far as the table', () => {
    expect(may(600 + 19, 600)).toBe(true);
    expect(may(600 + 19.2, 600)).toBe(false);
    expect(may(400 - 200 - 19, 600)).toBe(true);
    expect(may(400 - 200 - 19.2, 600)).toBe(false);
    expect(may(400, 400 + 3 * SEGMENT)).toBe(true);
  });
  it('[LE-FEUERWINKEL-03] [LE-FAHRZEUGE-04] it lies where the front notch looks', () => {
    for (const [degrees, x, y] of [
      [0, 400, 600],
      [90, 600, 400],
      [180, 400, 200],
      [270, 200, 400],
    ] as const) {
      expect(may(x, y, degrees)).toBe(true);
      expect(may(x, y, degrees + 180)).toBe(false);
    }
  });
  it('[LE-FEUERWINKEL-04] [LE-FEUERWINKEL-05] front, rear and two sides: a quarter each', () => {
    // A walker that looks east, and troopers about it; the last one stands across the line between front and left.
    const places = [
      [1300, 450],
      [900, 700],
      [500, 450],
      [900, 200],
      [1150, 700],
    ] as const;
    const t = lay({ units: [unit(ATST, 1, 900, 450, { degrees: 90 }), ...places.map(([x, y]) => rebels(x, y, mine))] });
    const from = t.unit(0).minis[0]!.pose!;
    const quarters = (id: number) =>
      (['front', 'left', 'rear', 'right'] as const).filter((q) => inQuarter(from, q, t.g.mini(t.unit(id), 0).base));
    expect([1, 2, 3, 4, 5].map(quarters)).toEqual([['front'], ['left'], ['rear'], ['right'], ['front', 'left']]);
  });
  it('[LE-FEUERWINKEL-07] [LC-FESTER-FEUERWINKEL-FRONT-03] [LC-BEISPIEL-FEUERWINKEL-01] a part of one base of a unit in the arc is enough for all of it', () => {
    const two = (x: number): Spec => ({ minis: [null, [x, 420], 'fallen', 'fallen'] });
    // The leader stands beside, the other one reaches in by a hair or does not.
    expect(may(520, 400, 0, two(420 + 19))).toBe(true);
    expect(may(520, 400, 0, two(420 + 19.2))).toBe(false);
  });
});
