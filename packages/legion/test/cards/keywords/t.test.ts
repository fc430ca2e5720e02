import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, first, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VADER } from '../../troops.ts';
import { beside, field, issue, nearby } from '../scenes.ts';

describe('Tactical', () => {
  const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
  it('Tactical: aim tokens', () => {
    const t = field(unit('arc-troopers', 0, 400, 400));
    expect(t.take('move', way).until('action').tokens(0, 'aim')).toBe(1);
  });
  it('not for the moves of others', () => {
    const t = field(rebels(600, 400, alone(4)), [unit('arc-troopers', 0, 400, 400), storm(1700, 800)]);
    expect(t.take('move', way).until('action').tokens(1, 'aim')).toBe(0);
  });
});

describe('Take Cover', () => {
  it('[LE-ALLE-IN-DECKUNG-X-01] Take Cover: somebody, if it is used', () => {
    const t = beside('leia-organa', 50).take('card:0:take-cover/take-cover');
    expect([t.options(), t.ask()]).toMatchObject([['0', '1'], { min: 1, max: 2 }]);
  });
  it('[LE-ALLE-IN-DECKUNG-X-01] [LE-ALLE-IN-DECKUNG-X-03] Take Cover 2: up to two friends at range 1, oneself included', () => {
    const t = nearby(LEIA, 0, SEGMENT).until('action').take('card:0:take-cover/take-cover');
    expect(t.options()).toEqual(['0', '1']);
    t.take(['0', '1']);
    expect([t.tokens(0, 'dodge'), t.tokens(1, 'dodge')]).toEqual([1, 1]);
    expect(
      nearby(LEIA, 0, SEGMENT + 0.01)
        .until('action')
        .take('card:0:take-cover/take-cover')
        .options(),
    ).toEqual(['0']);
  });
  it('[LE-ALLE-IN-DECKUNG-X-01] not three', () => {
    const t = lay({
      units: [unit(LEIA, 0, 400, 400), rebels(450, 400, alone(4)), rebels(400, 450, alone(4)), storm(1500, 700)],
      active: 0,
    });
    t.until('action').take('card:0:take-cover/take-cover');
    expect(t.match.check(0, ['0', '1', '2'])).toBeDefined();
    expect(t.match.check(0, ['1', '2'])).toBeUndefined();
  });
});

describe('Target', () => {
  it('[LC-ANGRIFFSZIEL-X-01] Target 1: an order gives an aim token', () => {
    const t = issue([unit(VADER, 1, 400, 400), unit('shoretroopers', 1, 480, 400), rebels(1500, 700)], 'push');
    t.goOn(({ state }) => state.phase === 'activation');
    expect(t.tokens(1, 'aim')).toBe(1);
  });
});

describe('Teamwork', () => {
  it('[LE-TEAMWORK-EINHEITENNAME-01] [LE-TEAMWORK-EINHEITENNAME-02] [LE-TEAMWORK-EINHEITENNAME-03] [LE-TEAMWORK-EINHEITENNAME-05] Chewbacca and Han share what either gains, once, at range 2', () => {
    const gains = (active: number, gap: number) => {
      const t = lay({
        units: [
          unit('chewbacca-walking-carpet', 0, 400, 400),
          unit('han-solo-unorthodox-general', 0, 400 + apart(gap), 400),
          storm(1500, 700),
        ],
        active,
      });
      t.until('action').take('aim', 'dodge');
      return [t.tokens(0, 'aim'), t.tokens(0, 'dodge'), t.tokens(1, 'aim'), t.tokens(1, 'dodge')];
    };
    expect(gains(0, 2 * SEGMENT)).toEqual([1, 1, 1, 1]);
    expect(gains(1, 2 * SEGMENT)).toEqual([1, 1, 1, 1]);
    expect(gains(0, 2 * SEGMENT + 0.01)).toEqual([1, 1, 0, 0]);
  });
  it('[LE-TEAMWORK-EINHEITENNAME-01] not with anybody else', () => {
    const t = lay({
      units: [unit('chewbacca-walking-carpet', 0, 400, 400), unit(LEIA, 0, 460, 400), storm(1500, 700)],
      active: 0,
    });
    t.until('action').take('aim');
    expect(t.tokens(1, 'aim')).toBe(0);
  });
});

describe('Teamwork, with whom', () => {
  const gains = (active: number, action: string, gap: number, mate = 'han-solo-unorthodox-general') => {
    const t = lay({
      units: [
        ...[unit('chewbacca-walking-carpet', 0, 400, 400), unit(mate, 0, 400 + 13.5 + 25 + gap, 400), rebels(400, 500)],
        storm(1700, 800),
      ],
      active,
    }).until('action');
    t.take(action);
    const token = action === 'standby' ? 'standby' : action === 'aim' ? 'aim' : 'dodge';
    return [0, 1, 2].map((id) => t.tokens(id, token));
  };
  it('[LE-TEAMWORK-EINHEITENNAME-01] [LE-TEAMWORK-EINHEITENNAME-02] the two of them, either way, aim and dodge tokens alone', () => {
    expect(gains(0, 'aim', 50)).toEqual([1, 1, 0]);
    expect(gains(1, 'dodge', 50)).toEqual([1, 1, 0]);
    expect(gains(0, 'standby', 50)).toEqual([1, 0, 0]);
  });
  it('[LE-TEAMWORK-EINHEITENNAME-01] nobody else’s, and nobody else', () => {
    expect(gains(2, 'aim', 50)).toEqual([0, 0, 1]);
    expect(gains(0, 'aim', 50, LEIA)).toEqual([1, 0, 0]);
    expect(gains(0, 'aim', 3 * SEGMENT)).toEqual([1, 0, 0]);
  });
});

describe('Treat', () => {
  const TREAT = 'card:0:treat/treat';
  const medics = (wounds = 0) =>
    rebels(400, 400, {
      minis: [null, 'fallen', 'fallen', 'fallen', [400, 360]],
      upgrades: [{ id: '2-1b-medical-droid', wounds }],
    });
  const ward = (more: readonly Spec[], used = 0, terrain: readonly Spec[] = []) =>
    lay({ units: [medics(used), ...more, storm(1700, 800)], terrain, active: 0 }).until('action');
  it('[LE-BEHANDELN-X-KAPAZITAET-Y-01] [LE-BEHANDELN-X-KAPAZITAET-Y-02] [LE-BEHANDELN-X-KAPAZITAET-Y-04] for nothing, a token goes on the card and a wound off the unit', () => {
    const t = ward([unit(LEIA, 0, 460, 400, { wounds: 2 })])
      .take(TREAT)
      .until('action');
    expect(t.wounds(1)).toBe(1);
    expect(t.unit(0).upgrades[0]!.wounds).toBe(1);
    expect(t.state.turn!.actions).toBe(2);
  });
  it('[LE-BEHANDELN-X-KAPAZITAET-Y-03] at range 1 and in sight', () => {
    const at = (gap: number, terrain: readonly Spec[] = []) =>
      ward([unit(LEIA, 0, 400 + apart(gap), 400, { wounds: 2 })], 0, terrain)
        .options()
        .includes(TREAT);
    expect(at(SEGMENT)).toBe(true);
    expect(at(SEGMENT + 0.01)).toBe(false);
    expect(at(80, [piece('high-stone-wall', 460, 380, 10, 200, { height: 200 })])).toBe(false);
  });
  it('[LE-BEHANDELN-X-KAPAZITAET-Y-03] neither vehicles nor emplacements', () => {
    expect(ward([unit('at-rt-rebel', 0, 480, 400, { wounds: 2 })]).options()).not.toContain(TREAT);
    expect(ward([unit('1-4-fd-laser-cannon-team', 0, 480, 400, { wounds: 1 })]).options()).not.toContain(TREAT);
  });
  it('[LE-BEHANDELN-X-KAPAZITAET-Y-05] not with as many tokens on the card as its capacity', () => {
    const capacity = 2;
    expect(ward([unit(LEIA, 0, 460, 400, { wounds: 2 })], capacity - 1).options()).toContain(TREAT);
    expect(ward([unit(LEIA, 0, 460, 400, { wounds: 2 })], capacity).options()).not.toContain(TREAT);
  });
  it('[LE-BEHANDELN-X-KAPAZITAET-Y-06] [LE-BEHANDELN-X-KAPAZITAET-Y-07] tokens on the card are not wounds of the unit', () => {
    const t = ward([], 1);
    expect(t.unit(0).minis[0]!.wounds).toBe(0);
    expect(t.options()).not.toContain(TREAT);
  });
  it('[LE-BEHANDELN-X-KAPAZITAET-Y-08] [LE-BEHANDELN-X-KAPAZITAET-Y-09] who fell this round comes back in formation; who fell before does not', () => {
    const t = lay({
      units: [
        storm(400, 600, alone(4)),
        { ...medics(), order: 'faceup' },
        unit('chewbacca-walking-carpet', 0, 460, 400),
        rebels(400, 450, { minis: [null, [430, 450], 'fallen', 'fallen'] }),
      ],
      active: 0,
      white: ['crit'],
      whiteDefence: ['blank'],
    });
    t.fight({ defender: '3' });
    expect(t.alive(3)).toBe(1);
    t.until('action').take('none');
    t.until('action', { activate: first, drawn: '1' });
    expect(t.state.turn!.unit).toBe(1);
    t.take('card:1:treat/treat').until('action', { 'card-unit': '3', 'card-way': 'restore' });
    expect(t.alive(3)).toBe(2);
    expect(t.options()).not.toContain('card:1:treat/treat');
  });
  it('[LE-BEHANDELN-X-KAPAZITAET-Y-04] one wounded miniature of several is enough, and the unit itself may be the patient', () => {
    expect(ward([unit('wookiee-warriors-freedom-fighters', 0, 470, 400, { wounds: 1 })]).options()).toContain(TREAT);
    const own = lay({
      units: [{ ...medics(), card: 'rebel-veterans' }, storm(1700, 800)],
      active: 0,
    }).until('action');
    expect(own.options()).not.toContain(TREAT);
  });
  it('[LE-BEHANDELN-X-KAPAZITAET-Y-11] a unit that is gone stays gone', () => {
    expect(ward([rebels(0, 0, { status: 'defeated' })]).options()).not.toContain(TREAT);
  });
});
