import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, holding, LEIA, rebels, storm, VADER } from '../../troops.ts';

const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
const blanks = Array(8).fill('blank');

describe('going on under fire', () => {
  const rally = (units: readonly Spec[], dice: readonly string[] = blanks) =>
    lay({ units, active: { unit: 0, step: 'rally' }, whiteDefence: dice as never, redDefence: dice as never });
  it('Dauntless: suppressed and not panicked, one more token for a free move action', () => {
    const paths = (suppression: number) =>
      rally([unit('rebel-pathfinders', 0, 400, 400, holding('suppression', suppression)), storm(1500, 700)]);
    const t = paths(2).until('window:unit.rallied').take('0:dauntless');
    expect(t.tokens(0, 'suppression')).toBe(3);
    t.take(way).until('action');
    expect(t.state.turn!.actions).toBe(1);
    const calm = paths(1);
    calm.until('action');
    expect(calm.events('moved')).toEqual([]);
    expect(
      paths(4)
        .goOn(({ state }) => state.turn === null)
        .events('ability'),
    ).toEqual([]);
  });
  it('Compel: another trooper unit of the type at range 1 to 2 of it', () => {
    const men = (card: string, gap: number, suppression = 1, lord = VADER) =>
      rally([
        unit(card, 1, 400 + apart(gap), 400, { ...alone(4), ...holding('suppression', suppression) }),
        unit(lord, 1, 400, 400),
        rebels(1500, 700),
      ]);
    const offered = (card: string, gap: number, suppression = 1, lord = VADER) =>
      men(card, gap, suppression, lord)
        .goOn((t) => t.ask().kind === 'window:unit.rallied' || t.ask().kind === 'action')
        .ask().kind;
    expect(offered('stormtroopers', 2 * SEGMENT)).toBe('window:unit.rallied');
    expect(offered('stormtroopers', 2 * SEGMENT + 0.01)).toBe('action');
    expect(offered('scout-troopers', 100, 2)).toBe('action');
    expect(offered('scout-troopers', 100, 2, 'director-orson-krennic')).toBe('window:unit.rallied');
    expect(offered('scout-troopers', 100, 1, 'director-orson-krennic')).toBe('action');
    // Whoever is dauntless goes on by itself and is not compelled.
    const bold = rally([
      unit('rebel-pathfinders', 1, 460, 400, { ...alone(4), ...holding('suppression', 2) }),
      unit('director-orson-krennic', 1, 400, 400),
      rebels(1500, 700),
    ]).until('window:unit.rallied');
    expect(bold.options()).toEqual(['0:dauntless', 'pass']);
    const t = men('stormtroopers', 100).until('window:unit.rallied').take('1:compel');
    expect(t.tokens(0, 'suppression')).toBe(2);
    expect(t.ask().kind).toBe('move');
  });
});

describe('Danger Sense', () => {
  it('it may keep what it would lose', () => {
    const t = lay({
      units: [unit('rebel-pathfinders', 0, 400, 400, holding('suppression', 1)), storm(1500, 700)],
      active: { unit: 0, step: 'rally' },
      whiteDefence: ['block'],
    }).until('keep');
    expect(t.options()).toEqual(['0', '1']);
    t.take('1').until('action');
    expect(t.tokens(0, 'suppression')).toBe(1);
  });
  it('a die more for each token while it defends at range, X at most', () => {
    const dice = (suppression: number) =>
      lay({
        units: [
          storm(400, 400, alone(4)),
          unit('rebel-pathfinders', 0, 560, 400, { ...alone(4), ...holding('suppression', suppression) }),
          rebels(1500, 800),
        ],
        active: 0,
        white: ['crit'],
        whiteDefence: blanks,
      })
        .fight()
        .events('defenceRolled')[0]!.dice.length;
    expect([0, 1, 3, 4].map(dice)).toEqual([1, 2, 4, 4]);
  });
  it('in melee none', () => {
    const t = lay({
      units: [
        storm(400, 400, alone(4)),
        unit('rebel-pathfinders', 0, 400 + apart(0), 400, { ...alone(4), ...holding('suppression', 2) }),
        rebels(1500, 800),
      ],
      active: 0,
      black: ['crit'],
      white: ['crit'],
      whiteDefence: blanks,
    }).fight();
    expect(t.events('defenceRolled')[0]!.dice.length).toBe(1);
  });
});

describe('Demoralize', () => {
  it('an enemy at range 1 to 2 gains a token after its rally', () => {
    const fear = (gap: number) =>
      lay({
        units: [
          unit('emperor-palpatine', 1, 400, 400, { upgrades: ['fear'] }),
          rebels(400 + apart(gap), 400, alone(4)),
          storm(1500, 700),
        ],
        active: { unit: 0, step: 'rally' },
      });
    const t = fear(2 * SEGMENT)
      .until('window:unit.rallied')
      .take('0:demoralize', '1');
    expect(t.tokens(1, 'suppression')).toBe(1);
    const far = fear(2 * SEGMENT + 0.01).goOn((one) => one.ask().kind !== 'window:command.orders');
    expect(far.ask().kind).toBe('action');
  });
});

describe('Compel, to whom', () => {
  const KRENNIC = 'director-orson-krennic';
  const asked = (...units: readonly Spec[]) =>
    lay({ units, active: { unit: 0, step: 'rally' }, whiteDefence: blanks as never, redDefence: blanks as never }).goOn(
      (t) => t.ask().kind === 'window:unit.rallied' || t.ask().kind === 'action',
    ).open;
  const shaken = (seat: number) =>
    unit('scout-troopers', seat, 500, 400, { minis: [null, ...Array(3).fill('fallen')], ...holding('suppression', 2) });
  it('friends, not enemies', () => {
    expect(asked(shaken(1), unit(KRENNIC, 1, 400, 400), rebels(1500, 700))).toEqual(['1 window:unit.rallied']);
    expect(asked(shaken(0), unit(KRENNIC, 1, 400, 400), rebels(1500, 700))).toEqual(['0 action']);
  });
  it('not to himself, and not when he has fallen', () => {
    const krennic = unit(KRENNIC, 1, 400, 400, holding('suppression', 2));
    expect(asked(krennic, rebels(1500, 700), storm(1500, 300))).toEqual(['1 action']);
    expect(asked(shaken(1), unit(KRENNIC, 1, 0, 0, { status: 'defeated' }), rebels(1500, 700))).toEqual(['1 action']);
  });
  it('vehicles are not compelled', () => {
    expect(asked(unit('at-st', 1, 500, 400), unit(KRENNIC, 1, 400, 400), rebels(1500, 700))).toEqual(['1 action']);
  });
});

describe('Master of the Force', () => {
  const ends = (active: number, exhausted: boolean, discarded = false) => {
    const t = lay({
      units: [
        unit(VADER, 1, 400, 400, { upgrades: [{ id: 'force-push', exhausted, ...(discarded && { discarded }) }] }),
        ...[storm(800, 400), rebels(1500, 700)],
      ],
      active,
    });
    t.until('action').take('none');
    return t.open[0];
  };
  it('[LE-MEISTER-DER-MACHT-X-01] at the end of its own activation, if a card is exhausted', () => {
    expect(ends(0, true)).toBe('1 window:unit.ends');
    expect(ends(0, false)).not.toBe('1 window:unit.ends');
    expect(ends(1, true)).not.toBe('1 window:unit.ends');
  });
  const masters = (card: string, ...cards: readonly string[]) => {
    const upgrades = cards.map((id) => ({ id, exhausted: true }));
    const t = lay({ units: [unit(card, 1, 400, 400, { upgrades }), storm(800, 400), rebels(1500, 700)], active: 0 });
    return t.until('action').take('none').until('card-upgrade', { 'window:unit.ends': '0:master-of-the-force' });
  };
  const ready = (t: ReturnType<typeof masters>) => t.unit(0).upgrades.map(({ exhausted }) => !exhausted);
  it('[LE-MEISTER-DER-MACHT-X-01] X cards, or as many as are exhausted, or fewer', () => {
    const lord = masters(VADER, 'force-push', 'force-choke').take('force-push');
    expect([ready(lord), lord.ask().kind === 'card-upgrade']).toEqual([[true, false], false]);
    const count = masters('count-dooku', 'force-push', 'force-choke').take('force-push');
    expect(count.options()).toEqual(['force-choke', 'none']);
    expect(ready(count.take('none'))).toEqual([true, false]);
    const single = masters('count-dooku', 'force-push').take('force-push');
    expect([ready(single), single.ask().kind === 'card-upgrade']).toEqual([[true], false]);
    const none = masters('count-dooku', 'force-push', 'force-choke').take('none');
    expect([ready(none), none.ask().kind === 'card-upgrade']).toEqual([[false, false], false]);
  });
});

describe('Enrage', () => {
  const CHEWIE = 'chewbacca-walking-carpet';
  const shot = (defender: string, wounds: number) =>
    lay({
      units: [
        storm(400, 400, alone(4)),
        unit(CHEWIE, 0, 560, 400, { wounds, ...holding('suppression', 1) }),
        rebels(400, 600, { ...holding('suppression', 1) }),
      ],
      active: 0,
      white: ['crit'],
      whiteDefence: ['blank'],
    }).fight({ defender });
  it('[LE-RASEREI-X-01] its suppression goes when it has suffered its wounds', () => {
    expect([shot('1', 2).tokens(1, 'suppression'), shot('1', 3).tokens(1, 'suppression')]).toEqual([2, 0]);
  });
  it('[LE-RASEREI-X-01] not when somebody else suffers', () => {
    expect(shot('2', 4).tokens(1, 'suppression')).toBe(1);
  });
});

describe('after whose rally', () => {
  const rallies = (active: number, ...units: readonly Spec[]) =>
    lay({
      units,
      active: { unit: active, step: 'rally' },
      whiteDefence: blanks as never,
      redDefence: blanks as never,
    }).goOn((t) => ['window:unit.rallied', 'action'].includes(t.ask().kind));
  const shaken = (x: number, y: number) => rebels(x, y, { ...alone(4), ...holding('suppression', 1) });
  it('[LE-ANSPORNEN-X-01] Inspire: after its own, if somebody near is frightened; one may stop', () => {
    const leia = unit(LEIA, 0, 400, 400);
    const t = rallies(0, leia, shaken(500, 400), shaken(400, 500), storm(1500, 700));
    expect(t.open).toEqual(['0 window:unit.rallied']);
    expect(t.take('0:inspire', 'none').open).toEqual(['0 action']);
    expect(rallies(1, leia, shaken(500, 400), shaken(400, 500), storm(1500, 700)).open).toEqual(['0 action']);
    expect(rallies(0, leia, rebels(500, 400, alone(4)), storm(1500, 700)).open).toEqual(['0 action']);
  });
  it('Demoralize: after its own, as often as it says, or not at all', () => {
    const units = [
      unit('emperor-palpatine', 1, 400, 400, { upgrades: ['fear'] }),
      ...[rebels(500, 400, alone(4)), rebels(400, 500, alone(4)), storm(1500, 700, alone(4))],
    ];
    expect(rallies(0, ...units).take('0:demoralize', '1').open).toEqual(['1 action']);
    const none = rallies(0, ...units).take('0:demoralize', 'none');
    expect([none.open, none.tokens(1, 'suppression')]).toEqual([['1 action'], 0]);
    expect(rallies(3, ...units).open).toEqual(['1 action']);
  });
  it('Dauntless: not after that of another', () => {
    const units = [shaken(400, 400), unit('rebel-pathfinders', 0, 500, 500, alone(4)), storm(1500, 700)];
    expect(rallies(0, ...units).open).toEqual(['0 action']);
  });
});
