import { describe, expect, it } from 'vitest';
import { newAttack } from '../../src/flow/attack/attack.ts';
import {
  backup,
  frightens,
  holdersOf,
  isDroid,
  noteSpent,
  suppressionCover,
  woundCap,
} from '../../src/flow/edition26/attack.ts';
import { contesting, contests, nearestPlace, secures } from '../../src/flow/edition26/objectives.ts';
import { isPanicked, moreCourage, trusts } from '../../src/flow/edition26/panic.ts';
import { ionLoss, leading, nextRound, passOptions, winner } from '../../src/flow/edition26/round.ts';
import { radiusOf } from '../../src/flow/objectives/markers.ts';
import { SEGMENT } from '../../src/geometry/range.ts';
import type { Legion } from '../../src/legion.ts';
import type { Attack } from '../../src/state.ts';
import { apart, piece, SMALL_BASE, type Spec, type TableSpec, unit } from '../table.ts';
import { lay26 } from '../table26.ts';
import { alone, LEIA, rebels, storm, VADER, VEERS } from '../troops.ts';

/** The small print of 2.6, each rule from both sides of its edge. */

const one = alone(4);
const clones = (x: number, y: number, more: Spec = {}) => unit('clone-trooper-infantry', 0, x, y, { ...one, ...more });
/** An attack of one unit on another that is about to be resolved. */
const attackOf = (g: Legion, attacker: number, defender: number, melee = false) => {
  const attack: Attack = newAttack(1, 'plain', g.unit(attacker).seat, { unit: attacker }, defender, melee, 1);
  return { attack, attacker: g.unit(attacker), defender: g.unit(defender), kind: 'plain' as const };
};

describe('objective tokens', () => {
  const R = radiusOf('poi');
  const POI = { kind: 'poi', by: 'close-the-pocket', x: 900, y: 457 };
  const at = (gap: number, seat = 0, more: Spec = {}): Spec => ({
    ...rebels(900, 457 - R - SMALL_BASE / 2 - gap, { ...one, ...more }),
    seat,
  });
  const laid = (units: readonly Spec[], marker: Spec = {}) =>
    lay26({ units: [rebels(60, 100, one), storm(1770, 800, one), ...units], markers: [{ ...POI, ...marker }] });
  it('[L2-EINSATZMARKER-UMKAEMPFEN-SICHERN-01] a leader within half a range contests it, if it does not panic and nobody holds it', () => {
    const so = (unitAt: Spec, marker: Spec = {}) => {
      const t = laid([unitAt], marker);
      return contests(t.g, t.unit(2), t.state.markers[0]!);
    };
    expect([so(at(SEGMENT / 2)), so(at(SEGMENT / 2 + 0.01))]).toEqual([true, false]);
    expect(so(at(10, 0, { tokens: { suppression: 5 } }))).toBe(false);
    expect(so(at(10), { kind: 'asset', claimed: 0 })).toBe(false);
  });
  it('[L2-EINSATZMARKER-UMKAEMPFEN-SICHERN-02] more units than the other side secure it; equal numbers nothing', () => {
    const t = laid([at(10), rebels(900, 500 + R, one), storm(980, 457, one)]);
    const [marker] = t.state.markers;
    expect([contesting(t.g, marker!, 0).length, contesting(t.g, marker!, 1).length]).toEqual([2, 1]);
    expect([secures(t.g, 0, marker!), secures(t.g, 1, marker!)]).toEqual([true, false]);
    const even = laid([at(10), storm(980, 457, one)]);
    expect([0, 1].map((side) => secures(even.g, side as 0 | 1, even.state.markers[0]!))).toEqual([false, false]);
  });
  it('[R-L2-18] what cannot lie where it fell lies at the nearest place', () => {
    const t = laid([]);
    expect(nearestPlace(t.g, { kind: 'asset' }, { x: 500, y: 457 })).toEqual({ x: 500, y: 457 });
    const beside = nearestPlace(t.g, { kind: 'asset' }, { x: 900, y: 457 });
    const away = Math.hypot(beside.x - 900, beside.y - 457);
    expect([away >= R + radiusOf('asset'), away < R + radiusOf('asset') + 8]).toEqual([true, true]);
    const corner = nearestPlace(t.g, { kind: 'asset' }, { x: 0, y: 0 });
    expect([corner.x >= radiusOf('asset'), corner.y >= radiusOf('asset'), Math.hypot(corner.x, corner.y) < 40]).toEqual(
      [true, true, true],
    );
  });
});

describe('panic', () => {
  const panics = (suppression: number, more: readonly Spec[] = []) => {
    const t = lay26({
      units: [rebels(400, 400, { ...one, tokens: { suppression } }), storm(1500, 700, one), ...more],
      active: 1,
    });
    return isPanicked(t.g, t.unit(0));
  };
  it('[L2-PANIK-01] twice its courage, its own or what a commander lends', () => {
    expect([panics(0), panics(1), panics(2)]).toEqual([false, false, true]);
    const leia = (gap: number) => unit(LEIA, 0, 400 + apart(gap), 400);
    expect([
      panics(3, [leia(3 * SEGMENT)]),
      panics(4, [leia(3 * SEGMENT)]),
      panics(3, [leia(3 * SEGMENT + 0.01)]),
    ]).toEqual([false, true, true]);
  });
  it('[L2-PANIK-05] Command Vehicle: within 3, another one, and a friend', () => {
    const lent = (gap: number, seat = 0) => {
      const t = lay26({
        units: [
          unit('b1-battle-droids', 0, 400, 400, alone(6)),
          storm(1700, 800, one),
          unit('general-grievous-wheel-bike-warlord', seat, 400 + 13.5 + gap + 35, 400),
        ],
      });
      return [moreCourage(t.g, t.unit(0)).length, moreCourage(t.g, t.unit(2)).length];
    };
    expect([lent(3 * SEGMENT - 0.01), lent(3 * SEGMENT + 0.5), lent(100, 1)]).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
  });
  it('[L2-PANIK-05] Self-Preservation: its own affiliation only', () => {
    const t = lay26({
      units: [
        unit('weequay-pirates', 0, 400, 400),
        unit(LEIA, 0, 600, 400),
        unit('hondo-ohnaka', 0, 800, 400, { rank: 'commander' }),
        unit('black-sun-vigo', 0, 900, 400, { rank: 'commander' }),
        rebels(700, 400),
        storm(1500, 700),
      ],
    });
    const trusted = (id: number) => [1, 2, 3].map((friend) => trusts(t.g, t.unit(id), t.unit(friend)));
    expect([trusted(0), trusted(4)]).toEqual([
      [false, true, false],
      [true, true, true],
    ]);
  });
  it('[L2-PANIK-05] [R-L2-33] a field commander lends courage to its kin, and only in an army without a commander', () => {
    const WEISS = unit('at-st', 1, 400, 400, { upgrades: ['general-weiss'] });
    const trusted = (unit_: Spec, ...more: readonly Spec[]) => {
      const t = lay26({ units: [WEISS, unit_, ...more, rebels(1500, 700)] });
      return trusts(t.g, t.unit(1), t.unit(0));
    };
    expect(trusted(storm(400, 600))).toBe(true);
    expect(trusted(storm(400, 600), unit(VEERS, 1, 1000, 800))).toBe(false);
    expect(trusted(unit('black-sun-enforcers', 1, 400, 600))).toBe(false);
  });
});

describe('the round', () => {
  const laid = (more: Partial<TableSpec>) => lay26({ units: [rebels(400, 400, one), storm(1500, 700, one)], ...more });
  it('[L2-TIMING-01] whoever has priority resolves first; the blue player while nobody has it', () => {
    const { g } = laid({
      phase: 'command',
      stage: 0,
      priority: 1,
      blue: 0,
      hands: [{ cards: ['push'] }, { cards: ['push'] }],
    });
    const first = (phase: 'command' | 'activation' | 'end' | 'prepare', stage: number) => {
      Object.assign(g.state, { phase, stage, priority: 1, blue: 0 });
      return leading(g);
    };
    expect([
      first('command', 1),
      first('command', 2),
      first('activation', 0),
      first('end', 0),
      first('prepare', 5),
    ]).toEqual([0, 1, 1, 1, 0]);
  });
  it('[L2-AKTIVIERUNGSPHASE-05] [R-L2-04] who has a pass token and has not just passed may pass', () => {
    const may = (passes: number, passed: boolean) => {
      const { g } = laid({});
      Object.assign(g.state.hands[0]!, { passes, passed });
      return passOptions(g, 0).length;
    };
    expect([may(0, false), may(1, false), may(1, true)]).toEqual([0, 1, 0]);
  });
  it('[R-L2-31] ion: a die for each token, and any blank costs one action in all', () => {
    const loss = (...faces: readonly ('blank' | 'block')[]) => {
      const t = lay26({
        units: [unit('at-rt-rebel', 0, 400, 400, { tokens: { ion: faces.length } }), storm(1500, 700)],
        active: 1,
        whiteDefence: faces,
      });
      return ionLoss(t.g, t.unit(0));
    };
    expect([loss(), loss('block'), loss('blank'), loss('blank', 'blank')]).toEqual([0, 0, 1, 1]);
  });
  it('[L2-SIEGBEDINGUNGEN-02] twelve points and more than the other end it; [L2-SIEGBEDINGUNGEN-04] then points, then losses', () => {
    const after = (victory: readonly [number, number]) => {
      const { g } = laid({ round: 2, victory: [...victory] });
      nextRound(g);
      return g.state.phase === 'over';
    };
    expect([after([12, 0]), after([11, 0]), after([0, 12]), after([12, 12]), after([13, 12])]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
    const wins = (victory: readonly [number, number], fallen: readonly Spec[] = []) =>
      winner(lay26({ units: [rebels(400, 400, one), storm(1500, 700, one), ...fallen], victory: [...victory] }).g);
    expect([wins([2, 1]), wins([1, 2])]).toMatchObject([
      { winner: 0, reason: 'victory' },
      { winner: 1, reason: 'victory' },
    ]);
    expect(wins([1, 1])).toMatchObject({ winner: null, reason: 'draw' });
    expect(wins([1, 1], [{ card: 'stormtroopers', seat: 1, status: 'defeated' }])).toMatchObject({
      winner: 0,
      reason: 'points',
    });
    expect(wins([1, 1], [{ card: 'rebel-troopers', seat: 0, status: 'defeated' }])).toMatchObject({
      winner: 1,
      reason: 'points',
    });
  });
});

describe('attacks', () => {
  it('[L2-NIEDERGEHALTEN-02] [L2-ANGRIFF-IM-DETAIL-11] who is suppressed has cover, droids have not', () => {
    const cover = (card: string, suppression: number) => {
      const { g } = lay26({
        units: [rebels(400, 400, one), unit(card, 1, 600, 400, { minis: [null], tokens: { suppression } })],
      });
      return [suppressionCover(g, attackOf(g, 0, 1)), isDroid(g, g.unit(1))];
    };
    expect([cover('stormtroopers', 0), cover('stormtroopers', 1), cover('b1-battle-droids', 2)]).toEqual([
      [0, false],
      [1, false],
      [0, true],
    ]);
  });
  it('[L2-ANGRIFF-IM-DETAIL-20] only what step 4 showed frightens', () => {
    const { g } = lay26({ units: [rebels(400, 400, one), storm(600, 400, one)] });
    const { attack } = attackOf(g, 0, 1);
    expect(
      (['pool', 'roll', 'reroll', 'convert', 'cover', 'modify'] as const).map((step) =>
        frightens({ ...attack, step: step as Attack['step'] }),
      ),
    ).toEqual([false, true, true, true, false, false]);
  });
  describe('clones lend tokens', () => {
    const holders = (other: Spec, more: Partial<TableSpec> = {}, own: Spec = {}) => {
      const { g } = lay26({ units: [clones(400, 400, own), other, storm(700, 400, one)], ...more });
      return holdersOf(g, g.unit(0), 'aim', attackOf(g, 0, 2).attack).map(({ id }) => id);
    };
    const aiming = { tokens: { aim: 1 } };
    it('[R-L2-33] within 2 and in sight, of the kind that they have', () => {
      expect(holders(clones(400, 400 + apart(2 * SEGMENT), aiming))).toEqual([1]);
      expect(holders(clones(400, 400 + apart(2 * SEGMENT + 0.01), aiming))).toEqual([]);
      expect(holders(clones(400, 500, { tokens: { dodge: 1 } }))).toEqual([]);
      expect(holders(clones(400, 500, aiming), { terrain: [piece('building', 400, 450, 200, 10)] })).toEqual([]);
      expect(holders(clones(400, 500), {}, aiming)).toEqual([0]);
    });
    it('[R-L2-33] nobody who is no clone, on either side', () => {
      expect(holders({ ...rebels(400, 500, { ...one, ...aiming }) })).toEqual([]);
      expect(holders({ ...clones(400, 500, aiming), seat: 1 })).toEqual([]);
    });
    it('[R-L2-33] once in an attack, attacker and defender each', () => {
      const { g } = lay26({ units: [clones(400, 400), clones(400, 500, aiming), storm(700, 400, one)] });
      const { attack } = attackOf(g, 0, 2);
      noteSpent(attack, g.unit(0), 'aim');
      expect(attack.noted).toEqual({});
      noteSpent(attack, g.unit(1), 'standby');
      expect(attack.noted).toEqual({});
      noteSpent(attack, g.unit(1), 'aim');
      expect(attack.noted).toEqual({ 'lent.0': true });
      expect(holdersOf(g, g.unit(0), 'aim', attack)).toEqual([]);
      const other = attackOf(g, 0, 2).attack;
      noteSpent(other, g.unit(1), 'dodge');
      expect(other.noted).toEqual({ 'lent.2': true });
      const surge = (step: Attack['step']) => {
        const a = { ...attackOf(g, 0, 2).attack, step };
        noteSpent(a, g.unit(1), 'surge');
        return a.noted;
      };
      expect([surge('convert'), surge('cover' as Attack['step'])]).toEqual([{ 'lent.0': true }, { 'lent.2': true }]);
    });
  });
  describe('backup', () => {
    const BEYOND = 2 * SEGMENT + 0.1;
    const helped = (
      defender: Spec = unit(VEERS, 1, 900, 400),
      helper: Spec = storm(900, 400 + apart(SEGMENT / 2), one),
      { gap = BEYOND, melee = false, more = {} }: { gap?: number; melee?: boolean; more?: Partial<TableSpec> } = {},
    ) => {
      const { g } = lay26({ units: [rebels(900 - apart(gap), 400, one), defender, helper], ...more });
      return backup(g, attackOf(g, 0, 1, melee))?.id;
    };
    it('[L2-RUECKENDECKUNG-01] a corps trooper within half a range and in sight of a commander or operative', () => {
      expect(helped()).toBe(2);
      expect(helped(undefined, storm(900, 400 + apart(SEGMENT / 2 + 0.01), one))).toBeUndefined();
      expect(helped(unit('boba-fett-infamous-bounty-hunter', 1, 900, 400))).toBe(2);
      expect(helped(storm(900, 400, { ...one, rank: 'special' }))).toBeUndefined();
      expect(helped(undefined, unit('scout-troopers', 1, 900, 400 + apart(40), one))).toBeUndefined();
      expect(
        helped(undefined, undefined, { more: { terrain: [piece('building', 900, 440, 200, 10)] } }),
      ).toBeUndefined();
    });
    it('[L2-RUECKENDECKUNG-01] not in melee, nor against an attacker within 2', () => {
      expect([
        helped(undefined, undefined, { melee: true }),
        helped(undefined, undefined, { gap: 2 * SEGMENT }),
      ]).toEqual([undefined, undefined]);
    });
    it('[L2-RUECKENDECKUNG-01] nobody at the end of its courage', () => {
      expect(helped(undefined, storm(900, 400 + apart(40), { ...one, tokens: { suppression: 1 } }))).toBeUndefined();
    });
    it('[L2-RUECKENDECKUNG-01] no vehicle, and nobody who guards others', () => {
      expect(helped(undefined, unit('at-st', 1, 900, 500, { rank: 'corps' }))).toBeUndefined();
      expect(helped(unit('chewbacca-walking-carpet', 1, 900, 400))).toBeUndefined();
      expect(helped(undefined, { ...storm(900, 400 + apart(40), one), seat: 0 })).toBeUndefined();
      expect(helped(unit(VADER, 1, 900, 400), storm(900, 400 + apart(40), one))).toBe(2);
    });
  });
  it('[L2-ANGRIFF-IM-DETAIL-19] no more wounds than those in sight can suffer', () => {
    const { g } = lay26({
      units: [
        rebels(400, 400),
        unit(VADER, 1, 900, 400, { wounds: 3 }),
        storm(1500, 700, { minis: [null, null, 'fallen', 'fallen'] }),
      ],
    });
    expect([woundCap(g, g.unit(1), undefined), woundCap(g, g.unit(1), [0]), woundCap(g, g.unit(1), [])]).toEqual([
      Number.POSITIVE_INFINITY,
      5,
      0,
    ]);
    expect([woundCap(g, g.unit(2), [0, 1]), woundCap(g, g.unit(2), [0, 2])]).toEqual([2, 1]);
  });
});
