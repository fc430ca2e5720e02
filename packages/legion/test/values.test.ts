import { describe, expect, it } from 'vitest';
import { openKinds, refuseAction } from '../src/flow/activation/actions.ts';
import { putAt, putBeside } from '../src/flow/activation/relocate.ts';
import { SEGMENT } from '../src/geometry/range.ts';
import {
  between,
  courageOf,
  engagedWith,
  fromLeader,
  halfOf,
  hasMeleeWeapon,
  inMeleeWith,
  isEngaged,
  isSuppressed,
  keywordOf,
  living,
  onTable,
  slowing,
  speedOf,
  stepOf,
  weaponsOf,
  woundsOf,
} from '../src/values.ts';
import { apart, lay, type Spec, unit } from './table.ts';
import { alone, LEIA, LUKE, rebels, storm, VADER } from './troops.ts';

/** The numbers of units with all that changes them. */

const one = alone(4);
const laid = (...units: readonly Spec[]) =>
  lay({ units: [...units, storm(1700, 850, one), rebels(60, 60, one)], active: 0 });

describe('fear and speed', () => {
  it('[LE-NIEDERHALTEN-06] as many tokens as courage; vehicles and those who know no fear never', () => {
    const is = (card: string, suppression: number) => {
      const t = laid(unit(card, 0, 400, 400, { tokens: { suppression } }));
      return isSuppressed(t.g, t.unit(0));
    };
    expect([is(LEIA, 1), is(LEIA, 2), is('at-rt-rebel', 9), is(VADER, 9)]).toEqual([false, true, false, false]);
    const t = laid(unit(LEIA, 0, 400, 400), unit(VADER, 1, 800, 400));
    expect([courageOf(t.g, t.unit(0)), courageOf(t.g, t.unit(1))]).toEqual([2, null]);
  });
  it('[LE-IMMOBILISIERT-MARKER-01] each immobilize token takes one off the speed, down to nothing', () => {
    const speed = (immobilize: number) => {
      const t = laid(rebels(400, 400, { ...one, tokens: { immobilize } }));
      return speedOf(t.g, t.unit(0));
    };
    expect([speed(0), speed(1), speed(2), speed(3)]).toEqual([2, 1, 0, 0]);
  });
  it('troopers step over what is no higher than they, ground vehicles over half of their height', () => {
    const t = laid(rebels(400, 400, one), unit('at-st', 1, 900, 400));
    expect([stepOf(t.g, t.unit(0)), stepOf(t.g, t.unit(1))]).toEqual([
      t.g.card(t.unit(0)).height,
      t.g.card(t.unit(1)).height / 2,
    ]);
  });
});

describe('what slows a unit', () => {
  it('[R-LE-22] tokens and cards add up', () => {
    const slowed = (immobilize: number, claimed: number | null) => {
      const t = lay({
        units: [rebels(400, 400, { tokens: { immobilize } }), storm(1500, 700)],
        active: 0,
        battle: { objective: 'hostage-exchange' },
        markers: [{ kind: 'objective', by: 'hostage-exchange', x: 426.05, y: 400, claimed }],
      });
      return slowing(t.g, t.unit(0));
    };
    expect([slowed(0, null), slowed(1, null), slowed(0, 0), slowed(2, 0)]).toEqual([0, 1, 1, 3]);
  });
});

describe('miniatures', () => {
  it('who has fallen neither lives nor stands', () => {
    const t = laid(rebels(400, 400, { minis: [null, [400, 440], 'fallen', [430, 420]] }));
    expect([living(t.unit(0)), onTable(t.unit(0))]).toEqual([
      [0, 1, 3],
      [0, 1, 3],
    ]);
  });
  it('[LE-REICHWEITE-13] units are as far apart as their nearest miniatures; [LE-REICHWEITE-14] attacks from the leader', () => {
    const t = laid(
      rebels(400, 400, { minis: [null, [440, 400], 'fallen', 'fallen'] }),
      storm(440 + apart(SEGMENT), 400, { minis: [null, [440 + apart(SEGMENT) + 40, 400], 'fallen', 'fallen'] }),
    );
    expect(between(t.g, t.unit(0), t.unit(1))).toBeCloseTo(SEGMENT);
    expect(fromLeader(t.g, t.unit(0), t.unit(1))).toBeCloseTo(SEGMENT + 40);
    expect(fromLeader(t.g, t.unit(0), t.unit(1), [1])).toBeCloseTo(SEGMENT + 80);
    expect(between(t.g, t.unit(0), t.unit(0))).toBe(0);
  });
  it('an upgrade’s miniature has its own wounds', () => {
    const t = laid(
      unit('b1-battle-droids', 0, 400, 400, { minis: [null, 'fallen', 'fallen', 'fallen', 'fallen', 'fallen'] }),
      unit(LUKE, 0, 600, 400),
    );
    expect([woundsOf(t.g, t.unit(0), 0), woundsOf(t.g, t.unit(1), 0)]).toEqual([1, 6]);
  });
});

describe('melee', () => {
  const fight = (a: Spec, b: Spec) => {
    const t = laid(a, b);
    const ids = (units: readonly { id: number }[]) => units.map(({ id }) => id);
    return [0, 1].map((id) => [
      ids(inMeleeWith(t.g, t.unit(id))),
      ids(engagedWith(t.g, t.unit(id))),
      isEngaged(t.g, t.unit(id)),
    ]);
  };
  it('[LE-NAHKAMPF-01] bases that touch; [LE-HANDGEMENGE-01] only troopers are engaged, and only with troopers', () => {
    expect(fight(rebels(400, 400, one), storm(400 + apart(0), 400, one))).toEqual([
      [[1], [1], true],
      [[0], [0], true],
    ]);
    expect(fight(rebels(400, 400, one), storm(400 + apart(0.1), 400, one))).toEqual([
      [[], [], false],
      [[], [], false],
    ]);
    expect(fight(rebels(400, 400, one), { ...rebels(400 + apart(0), 400, one) })).toEqual([
      [[], [], false],
      [[], [], false],
    ]);
    expect(fight(rebels(400, 400, one), unit('at-st', 1, 400 + 13.5 + 50, 400, { degrees: 90 }))).toEqual([
      [[1], [], false],
      [[0], [], false],
    ]);
  });
  it('by any miniature', () => {
    const [first] = fight(
      rebels(400, 400, { minis: [null, [440, 400], 'fallen', 'fallen'] }),
      storm(440 + apart(0), 400, one),
    );
    expect(first).toEqual([[1], [1], true]);
  });
});

describe('weapons and keywords', () => {
  it('of its own card and of upgrades that are not lost', () => {
    const keys = (upgrade: Spec) => {
      const t = laid(unit(LUKE, 0, 400, 400, { upgrades: [{ id: 'jedi-mind-trick' }, upgrade] }));
      return weaponsOf(t.g, t.unit(0)).map(({ key }) => key);
    };
    expect(keys({ id: 'fragmentation-grenades' })).toEqual([
      'unit:lukes-dl-44-blaster-pistol',
      'unit:anakins-lightsaber',
      '1:fragmentation-grenades',
    ]);
    expect(keys({ id: 'fragmentation-grenades', discarded: true })).toEqual([
      'unit:lukes-dl-44-blaster-pistol',
      'unit:anakins-lightsaber',
    ]);
  });
  it('half of the dice, the best ones, rounded up', () => {
    expect(halfOf({ red: 1, black: 2, white: 2 })).toEqual({ red: 1, black: 2, white: 0 });
    expect(halfOf({ red: 0, black: 1, white: 4 })).toEqual({ red: 0, black: 1, white: 2 });
    expect(halfOf({ red: 4, black: 0, white: 1 })).toEqual({ red: 3, black: 0, white: 0 });
  });
  it('who can fight in melee', () => {
    const t = laid(rebels(400, 400, one), unit('t-47-airspeeder', 0, 800, 400));
    expect([hasMeleeWeapon(t.g, t.unit(0)), hasMeleeWeapon(t.g, t.unit(1))]).toEqual([true, false]);
  });
  it('[LE-SCHLUESSELWOERTER-07] X of a keyword, 1 without a number, 0 without the keyword; several add up', () => {
    const t = laid(unit(LUKE, 0, 400, 400), rebels(700, 400, one));
    expect([
      keywordOf(t.g, t.unit(0), 'jump'),
      keywordOf(t.g, t.unit(0), 'charge'),
      keywordOf(t.g, t.unit(1), 'jump'),
    ]).toEqual([1, 1, 0]);
  });
});

describe('which actions are open', () => {
  const clauses = (
    who: Spec,
    action: 'move' | 'standby' | 'withdraw' | 'attack',
    others: readonly Spec[] = [],
    active: Spec = { unit: 0 },
  ) => {
    const t = lay({ units: [who, storm(1700, 850, one), ...others], active });
    return refuseAction(t.g, t.unit(0), action, {})?.clauses[0];
  };
  it('[LE-STATIONAER-01] [LE-BEREITSCHAFT-01] [LE-RUECKZUG-01] whom the rules forbid them, and by which clause', () => {
    expect(clauses(rebels(400, 400, one), 'move')).toBeUndefined();
    expect(clauses(rebels(400, 400, { ...one, tokens: { immobilize: 2 } }), 'move')).toBe('LE-IMMOBILISIERT-MARKER-01');
    expect(clauses(rebels(400, 400, one), 'move', [storm(400 + apart(0), 400, one)])).toBe('LE-HANDGEMENGE-02');
    expect(clauses(rebels(400, 400, one), 'withdraw')).toBe('LE-RUECKZUG-01');
    expect(clauses(rebels(400, 400, one), 'withdraw', [storm(400 + apart(0), 400, one)])).toBeUndefined();
    expect(clauses(rebels(400, 400, one), 'attack')).toBe('LE-ANGRIFF-09');
    expect(clauses(rebels(400, 400, one), 'standby')).toBeUndefined();
    expect(clauses(rebels(400, 400, one), 'standby', [], { unit: 0, attacked: true })).toBe('LE-BEREITSCHAFT-02');
    expect(clauses(unit('t-47-airspeeder', 0, 400, 400), 'standby')).toBe('LE-BEREITSCHAFT-01');
  });
  it('kinds of move: a second standard move not for the plodding, with a disabled vehicle only as two actions', () => {
    const kinds = (who: Spec, active: Spec, left: number) => {
      const t = lay({ units: [who, storm(1700, 850, one)], active: { unit: 0, ...active } });
      return openKinds(t.g, t.unit(0), true, left);
    };
    const walker = unit('at-rt-rebel', 0, 400, 400);
    expect(kinds(walker, {}, 1)).toEqual(['standard', 'reverse', 'pivot']);
    expect(kinds({ ...walker, disabled: true }, {}, 1)).toEqual(['standard', 'pivot']);
    expect(kinds({ ...walker, disabled: true }, {}, 0)).toEqual(['pivot']);
    expect(kinds(walker, { cumbersome: true }, 1)).toEqual(['pivot']);
  });
});

describe('a unit that is put somewhere', () => {
  it('beside a host, on the side where it stood, or round it where there is no room', () => {
    const put = (...others: readonly Spec[]) => {
      const t = laid(unit(LUKE, 0, 900, 400), unit(LEIA, 0, 600, 400), ...others);
      const { g } = t;
      const so = putBeside(g, g.unit(0), g.unit(1));
      const { x, y } = g.unit(0).minis[0]!.pose!;
      return [so, Math.round(x), Math.round(y)];
    };
    expect(put()).toEqual([true, 627, 400]);
    const [so, x, y] = put(storm(640, 400, one));
    expect([so, Math.round(Math.hypot(Number(x) - 600, Number(y) - 400)), Number(x) > 600, y]).toEqual([
      true,
      27,
      true,
      expect.any(Number),
    ]);
    expect(y).not.toBe(400);
  });
  it('at a place only if it is free', () => {
    const at = (x: number) => {
      const { g } = laid(unit(LUKE, 0, 900, 400), storm(600, 400, one));
      return putAt(g, g.unit(0), { x, y: 400, hx: 0, hy: 1 });
    };
    expect([at(700), at(610)]).toEqual([true, false]);
  });
});
