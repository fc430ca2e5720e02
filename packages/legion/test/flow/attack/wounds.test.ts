import { describe, expect, it } from 'vitest';
import { first, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm } from '../../troops.ts';

/** So many critical hits, none blocked, on this unit. */
const hurt = (
  crits: number,
  enemy: Spec,
  more: { readonly terrain?: readonly Spec[]; readonly dice?: object } = {},
) => {
  const mine = enemy['seat'] === 0 ? storm(400, 400) : rebels(400, 400);
  const faces = Array.from({ length: 4 }, (_, i) => (i < crits ? 'crit' : 'blank'));
  return lay({
    units: [mine, enemy],
    active: 0,
    terrain: more.terrain ?? [],
    black: faces as never,
    white: faces as never,
    redDefence: Array(4).fill('blank'),
    whiteDefence: Array(4).fill('blank'),
    ...more.dice,
  });
};

describe('wounds', () => {
  it('[LE-WUNDEN-01] [LE-WUNDEN-02] [LE-BESIEGT-02] [LC-WUNDEN-ERLEIDEN-02] a miniature falls with its last wound, not before', () => {
    const leia = (wounds: number) => hurt(1, unit(LEIA, 0, 520, 400, { wounds })).fight();
    expect(leia(4).unit(1)).toMatchObject({ status: 'play' });
    expect(leia(4).unit(1).minis[0]!.wounds).toBe(5);
    expect(leia(5).unit(1)).toMatchObject({ status: 'defeated' });
  });
  it('[LE-WUNDEN-03] [LE-WUNDEN-04] [LC-WUNDEN-ERLEIDEN-03] [LC-WUNDEN-ERLEIDEN-04] its player picks who suffers, one after another until all are given', () => {
    const t = hurt(2, rebels(520, 400));
    t.until('action').take('attack').until('wounded');
    expect(t.ask().seat).toBe(0);
    expect(t.options()).toEqual(['1', '2', '3']);
    t.take('2').until('wounded').take('1').until('action');
    expect(t.unit(1).minis.map(({ fell }) => fell === null)).toEqual([true, false, false, true]);
  });
  it('[LE-WUNDEN-04] what is left over is lost', () => {
    const t = hurt(4, rebels(520, 400, { minis: [null, null, 'fallen', 'fallen'] }), {});
    t.fight();
    expect(t.result.wounds).toBe(4);
    expect(t.events('wounded')).toHaveLength(2);
    expect(t.unit(1).status).toBe('defeated');
  });
  it('[LE-WUNDEN-06] [LE-WUNDEN-07] [LC-WUNDEN-ERLEIDEN-05] [LE-WUNDEN-09] wounded ones first, the worst hurt before others', () => {
    const guards = (wounds: readonly number[]) =>
      unit('imperial-royal-guards', 1, 520, 400, {
        minis: wounds.map((w, i) => ({ x: 520, y: 400 + 40 * i, wounds: w })) as never,
      });
    const t = hurt(1, guards([0, 0, 1]));
    t.fight({ wounded: first });
    expect(t.unit(1).minis[2]!.fell).not.toBeNull();
    expect(t.unit(1).minis[1]!.wounds).toBe(0);
  });
  it('[LE-WUNDEN-09] of two wounded ones the worse hurt alone: the other is not even offered', () => {
    const wookiees = unit('wookiee-warriors-freedom-fighters', 1, 520, 400, {
      minis: [0, 1, 2].map((wounds, i) => ({ x: 520, y: 400 + 60 * i, wounds })) as never,
    });
    const t = hurt(1, wookiees);
    t.fight({ wounded: '1' });
    expect(t.unit(1).minis.map(({ wounds, fell }) => [wounds, fell === null])).toEqual([
      ...[
        [0, true],
        [1, true],
        [3, false],
      ],
    ]);
  });
  it('[LE-WUNDEN-08] a wounded leader comes before the unhurt', () => {
    const t = hurt(
      1,
      unit('imperial-royal-guards', 1, 520, 400, { minis: [{ wounds: 1 }, [520, 440], [520, 480]] as never }),
    );
    t.fight({ leader: first });
    expect(t.events('newLeader')).toHaveLength(1);
    expect(t.alive(1)).toBe(2);
  });
  it('[LE-BESIEGT-04] [LC-WUNDEN-UND-SICHTLINIE-03] [LC-WUNDEN-UND-SICHTLINIE-04] for a leader that falls another steps in, where it stands', () => {
    const wall = piece('high-stone-wall', 500, 500, 20, 120, { height: 300 });
    const t = lay({
      units: [storm(400, 400, alone(4)), rebels(560, 400, { minis: [null, [560, 500], 'fallen', 'fallen'] })],
      terrain: [wall],
      active: 0,
      white: ['crit'],
      whiteDefence: ['blank'],
    }).fight();
    expect(t.alive(1)).toBe(1);
    expect(t.pose(1).slice(0, 2)).toEqual([560, 500]);
  });
  it('[LE-ZIVILIST-02] [LE-ZIVILIST-03] a civilian comes after the other miniatures and before the leader', () => {
    const squad = (minis: readonly unknown[]) =>
      rebels(520, 400, { minis: minis as never, upgrades: ['2-1b-medical-droid'] });
    const one = hurt(1, squad([null, [520, 440], 'fallen', 'fallen', [520, 360]])).fight();
    expect(one.unit(1).minis[4]!.fell).toBeNull();
    expect(one.unit(1).minis[1]!.fell).not.toBeNull();
    const two = hurt(1, squad([null, 'fallen', 'fallen', 'fallen', [520, 360]])).fight();
    expect(two.unit(1).minis[4]!.fell).not.toBeNull();
    expect(two.unit(1).minis[0]!.fell).toBeNull();
  });
  it('[LE-BESIEGT-05] [LE-BESIEGT-06] [LE-EINSATZZIELMARKER-10] a fallen leader’s token stays where it lay and is nobody’s', () => {
    const t = lay({
      units: [storm(400, 400, alone(4)), rebels(520, 400, alone(4)), rebels(1500, 700)],
      active: 0,
      markers: [{ kind: 'objective', x: 520 + 13.5 + 12.6, y: 400, claimed: 1, by: '' }],
      white: ['crit'],
      whiteDefence: ['blank'],
    }).fight();
    expect(t.events('dropped')).toMatchObject([{ unit: 1, marker: 0 }]);
    expect(t.state.markers).toMatchObject([{ claimed: null, x: 520 + 13.5 + 12.6, y: 400 }]);
  });
});

describe('vehicles', () => {
  const walker = (more: Spec) => unit('at-st', 1, 600, 400, { degrees: 270, ...more });
  // An AT-ST has 11 wounds and resilience 8.
  const shot = (crits: number, wounds: number, face: string, more: Spec = {}) =>
    hurt(crits, walker({ wounds, ...more }), { dice: { redDefence: [face], whiteDefence: Array(4).fill('blank') } });
  it('[LE-ROBUSTHEIT-02] [LE-BESCHAEDIGT-01] [LE-ROBUSTHEIT-01] [LC-FAHRZEUGSCHADEN-03] the roll comes when the wounds reach the resilience, not one before', () => {
    const resilience = shot(1, 0, 'block').g.card(shot(1, 0, 'block').unit(1)).resilience!;
    expect(
      shot(1, resilience - 2, 'block')
        .fight()
        .events('resilience'),
    ).toEqual([]);
    expect(
      shot(1, resilience - 1, 'block')
        .fight()
        .events('resilience'),
    ).toMatchObject([{ face: 'block' }]);
    expect(
      shot(2, resilience - 1, 'block')
        .fight()
        .events('resilience'),
    ).toHaveLength(1);
  });
  const broken = (face: string, more: Spec = {}) => shot(1, 7, face, more).fight({ 'destroyed-weapon': first });
  it('[LE-ROBUSTHEIT-03] [LE-ROBUSTHEIT-10] [LE-BESCHAEDIGT-02] [LC-FAHRZEUGSCHADEN-04] block: damaged', () => {
    expect(broken('block').unit(1)).toMatchObject({ damaged: true, disabled: false, destroyedWeapons: [] });
  });
  it('[LE-ROBUSTHEIT-05] [LE-DEAKTIVIERT-01] [LE-DEAKTIVIERT-02] [LC-FAHRZEUGSCHADEN-06] blank: disabled', () => {
    expect(broken('blank').unit(1)).toMatchObject({ damaged: false, disabled: true });
  });
  it('[LE-ROBUSTHEIT-08] [LE-WAFFE-ZERSTOERT-01] [LE-WAFFE-ZERSTOERT-02] surge: the opponent destroys a weapon of the unit or of its upgrades', () => {
    const t = shot(1, 7, 'surge', { upgrades: ['88-twin-light-blaster-cannon'] });
    t.until('action').take('attack').until('destroyed-weapon');
    expect(t.ask().seat).toBe(0);
    expect(t.options().length).toBeGreaterThan(1);
    const weapon = t.options().at(-1)!;
    t.take(weapon);
    expect(t.unit(1).destroyedWeapons).toEqual([weapon]);
  });
  it('[LE-ROBUSTHEIT-09] a destroyed weapon does not shoot', () => {
    const weapons = (destroyed: readonly string[]) => {
      const t = lay({ units: [walker({ destroyedWeapons: destroyed as never }), rebels(400, 400)], active: 0 });
      return t.until('action').options().includes('attack');
    };
    const all = lay({ units: [walker({}), rebels(400, 400)], active: 0 });
    const keys = all.g.card(all.unit(0)).weapons.map(({ id }) => `unit:${id}`);
    expect(weapons([])).toBe(true);
    expect(weapons(keys)).toBe(false);
  });
  it('[LE-ROBUSTHEIT-12] [LE-ROBUSTHEIT-14] [LE-ROBUSTHEIT-15] once in a game, whatever becomes of the token', () => {
    const t = shot(1, 8, 'block', { resilienceRolled: true }).fight();
    expect(t.events('resilience')).toEqual([]);
    expect(t.unit(1)).toMatchObject({ damaged: false });
  });
  it('[LE-ROBUSTHEIT-16] [LE-ROBUSTHEIT-17] [LC-FAHRZEUGSCHADEN-10] a vehicle without resilience rolls never', () => {
    const t = hurt(1, unit('74-z-speeder-bikes', 1, 600, 400, { wounds: 1 }), {
      dice: { whiteDefence: Array(4).fill('blank') },
    });
    expect(t.g.card(t.unit(1)).resilience ?? null).toBeNull();
    expect(t.fight().events('resilience')).toEqual([]);
  });
  it('[LE-ROBUSTHEIT-02] who falls by it rolls no more', () => {
    const t = shot(1, 10, 'block').fight();
    expect(t.unit(1).status).toBe('defeated');
    expect(t.events('resilience')).toEqual([]);
  });
});

describe('objective tokens', () => {
  const SUPPLIES = 'recover-the-supplies';
  const supplies = (gap: number, more: Spec = {}, claimed: number | null = null) =>
    lay({
      units: [rebels(400, 400, { ...alone(4), ...more }), storm(1500, 700)],
      battle: { objective: SUPPLIES },
      markers: [{ kind: 'objective', x: 400 + 13.5 + 12.5 + gap, y: 400, by: SUPPLIES, claimed }],
      active: 0,
    }).until('action');
  const claims = (t: ReturnType<typeof lay>) => t.options().filter((o) => o.includes('claim'));
  it('[LE-EINSATZZIELMARKER-05] [LE-EINSATZZIELMARKER-06] [LE-EINSATZZIELMARKER-13] a leader in contact claims it, if the objective says so', () => {
    expect(claims(supplies(0.04))).toHaveLength(1);
    expect(claims(supplies(0.2))).toEqual([]);
    const other = lay({
      units: [rebels(400, 400, alone(4)), storm(1500, 700)],
      battle: { objective: 'key-positions' },
      markers: [{ kind: 'objective', x: 400 + 26, y: 400, by: 'key-positions' }],
      active: 0,
    }).until('action');
    expect(claims(other)).toEqual([]);
  });
  it('[LE-EINSATZZIELMARKER-05] not a miniature that does not lead', () => {
    expect(claims(supplies(27.5, { minis: [null, [426.9, 370], 'fallen', 'fallen'] }))).toEqual([]);
  });
  it('[LE-EINSATZZIELMARKER-07] [LE-EINSATZZIELMARKER-04] [LC-EINSATZZIELMARKER-02] it stays in its place beside the leader and is its', () => {
    const t = supplies(0);
    t.take(claims(t)[0]!);
    expect(t.state.markers[0]).toMatchObject({ claimed: 0, x: 426, y: 400 });
    expect(t.unit(0).claimed).toEqual([0]);
  });
  it('[LC-EINSATZZIELMARKER-08] a token that is claimed is not claimed again', () => {
    const t = lay({
      units: [rebels(400, 400, alone(4)), storm(452, 400, alone(4))],
      battle: { objective: SUPPLIES },
      markers: [{ kind: 'objective', x: 426, y: 400, by: SUPPLIES, claimed: 1 }],
      active: 0,
    }).until('action');
    expect(claims(t)).toEqual([]);
  });
  it('[LE-EINSATZZIELMARKER-08] [LE-EINSATZZIELMARKER-09] [LC-EINSATZZIELMARKER-03] [LC-EINSATZZIELMARKER-04] it moves with its leader, and its player lays it anywhere in contact with him', () => {
    const t = supplies(0, {}, 0);
    t.take('move').take({ kind: 'standard', speed: 2, heading: 0, bend: 0, way: 1 });
    const [x, y] = t.pose(0);
    expect([y > 450, t.open]).toEqual([true, ['0 marker-place']]);
    const away = 13.5 + 12.55;
    t.refuses({ x, y: y + away + 0.2 }, 'LE-EINSATZZIELMARKER-09');
    t.refuses({ x, y: y + away - 0.2 }, 'LE-EINSATZZIELMARKER-03');
    t.take({ x, y: y + away });
    expect(t.state.markers[0]).toMatchObject({ claimed: 0, x, y: y + away });
  });
  it('[LE-EINSATZZIELMARKER-12] it never leaves the table: a leader at the edge has it on the other side', () => {
    const t = lay({
      units: [rebels(400, 60, alone(4)), storm(1500, 700)],
      battle: { objective: SUPPLIES },
      markers: [{ kind: 'objective', x: 400, y: 60 - 26, by: SUPPLIES, claimed: 0 }],
      active: 0,
    });
    t.until('action').take('move').take({ kind: 'standard', speed: 1, heading: 180, bend: 0, way: 0.38 });
    expect(t.pose(0)[1]).toBeLessThan(40);
    expect(t.state.markers[0]!.y).toBeGreaterThanOrEqual(12.5);
  });
});

describe('more about wounds', () => {
  it('[LE-ZIVILIST-04] a wounded civilian comes before the unhurt', () => {
    const t = hurt(
      1,
      unit('imperial-royal-guards', 1, 520, 400, {
        minis: [null, [520, 440], [520, 480], { x: 520, y: 360, wounds: 1 }] as never,
        upgrades: ['fx-9-medical-droid'],
      }),
    );
    t.fight({ wounded: first });
    expect(t.unit(1).minis[3]!.fell).not.toBeNull();
    expect(t.unit(1).minis[1]!.wounds + t.unit(1).minis[2]!.wounds).toBe(0);
  });
  it('[LE-ROBUSTHEIT-11] [LE-BESCHAEDIGT-03] [LE-DEAKTIVIERT-06] [LE-SCHADENSMARKER-FUER-FAHRZEUGE-01] three kinds of damage, and a vehicle may have them all', () => {
    const t = lay({
      units: [
        unit('at-rt-rebel', 0, 400, 400, { damaged: true, disabled: true, destroyedWeapons: ['unit:grappling-claws'] }),
        storm(1500, 700),
      ],
      active: { unit: 0, step: 'start' },
      whiteDefence: ['blank'],
    });
    t.until('action').take('move');
    t.refuses({ kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 }, 'LE-DEAKTIVIERT-04');
    t.take({ kind: 'pivot', speed: 1, heading: 10, bend: 0, way: 1 });
    expect(t.unit(0).order).toBe('facedown');
  });
  it('[LE-EINSATZZIELMARKER-03] [LC-EINSATZZIELMARKER-07] nobody ends on an objective token, [LE-EINSATZZIELMARKER-02] but everybody may pass it', () => {
    const t = lay({
      units: [rebels(400, 400, alone(4)), storm(1500, 700)],
      markers: [{ kind: 'objective', x: 460, y: 400, by: '' }],
      active: 0,
    });
    t.until('action').take('move');
    const to = (way: number) => t.match.check(0, { kind: 'standard', speed: 2, heading: 90, bend: 0, way });
    expect(to(0.35)).toBeDefined();
    expect(to(1)).toBeUndefined();
  });
  it('[LE-BEDINGUNGSMARKER-02] the same with condition tokens', () => {
    const t = lay({
      units: [rebels(400, 400, alone(4)), storm(1500, 700)],
      markers: [{ kind: 'condition', x: 460, y: 400, by: '' }],
      active: 0,
    });
    t.until('action').take('move');
    const to = (way: number) => t.match.check(0, { kind: 'standard', speed: 2, heading: 90, bend: 0, way });
    expect(to(0.35)).toBeDefined();
    expect(to(1)).toBeUndefined();
  });
});
