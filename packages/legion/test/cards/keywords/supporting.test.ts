import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, first, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, BOBA, LEIA, rebels, storm, VADER } from '../../troops.ts';

const TREAT = 'card:0:treat/treat';
const medics = (wounds = 0) =>
  rebels(400, 400, {
    minis: [null, 'fallen', 'fallen', 'fallen', [400, 360]],
    upgrades: [{ id: '2-1b-medical-droid', wounds }],
  });
const ward = (more: readonly Spec[], used = 0, terrain: readonly Spec[] = []) =>
  lay({ units: [medics(used), ...more, storm(1700, 800)], terrain, active: 0 }).until('action');

describe('Treat', () => {
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

describe('Repair', () => {
  const ASTRO = 'card:0:repair/repair';
  const shop = (vehicle: Spec, used = 0) =>
    lay({
      units: [
        rebels(400, 400, {
          minis: [null, 'fallen', 'fallen', 'fallen', [400, 360]],
          upgrades: [{ id: 'r4-astromech-droid', wounds: used }],
        }),
        vehicle,
        storm(1700, 800),
      ],
      active: 0,
    }).until('action');
  const walker = (more: Spec) => unit('at-rt-rebel', 0, 480, 400, more);
  it('[LE-REPARATUR-X-KAPAZITAET-Y-01] [LE-REPARATUR-X-KAPAZITAET-Y-02] [LE-REPARATUR-X-KAPAZITAET-Y-04] [LE-REPARATUR-X-KAPAZITAET-Y-08] for nothing: a wound, an ion token, or what is broken', () => {
    const mended = (more: Spec, way: string) => {
      const t = shop(walker(more)).take(ASTRO).until('action', { 'card-way': way });
      expect(t.unit(0).upgrades[0]!.wounds).toBe(1);
      expect(t.state.turn!.actions).toBe(2);
      return t.unit(1);
    };
    expect(mended({ wounds: 2 }, 'wound').minis[0]!.wounds).toBe(1);
    expect(mended({ tokens: { ion: 1 } }, 'ion').tokens.ion).toBe(0);
    expect(mended({ damaged: true }, 'damaged').damaged).toBe(false);
    expect(mended({ disabled: true }, 'disabled').disabled).toBe(false);
    expect(mended({ destroyedWeapons: ['unit:grappling-claws'] }, 'weapon').destroyedWeapons).toEqual([]);
  });
  it('[LE-REPARATUR-X-KAPAZITAET-Y-03] ground vehicles at range 1 only', () => {
    const at = (gap: number) => {
      const probe = shop(walker({ wounds: 1 }));
      const half = probe.g.card(probe.unit(1)).base.width / 2;
      return shop(unit('at-rt-rebel', 0, 400 + 13.5 + half + gap, 400, { wounds: 1 }))
        .options()
        .includes(ASTRO);
    };
    expect(at(SEGMENT)).toBe(true);
    expect(at(SEGMENT + 0.01)).toBe(false);
    expect(shop(unit('t-47-airspeeder', 0, 500, 400, { wounds: 1 })).options()).not.toContain(ASTRO);
    expect(shop(unit(LEIA, 0, 480, 400, { wounds: 1 })).options()).not.toContain(ASTRO);
  });
  it('[LE-REPARATUR-X-KAPAZITAET-Y-05] [LE-REPARATUR-X-KAPAZITAET-Y-06] not beyond the capacity of the card', () => {
    expect(shop(walker({ wounds: 1 }), 1).options()).toContain(ASTRO);
    expect(shop(walker({ wounds: 1 }), 2).options()).not.toContain(ASTRO);
  });
  it('[LE-REPARATUR-X-KAPAZITAET-Y-08] what is whole is not mended', () => {
    const ways = (more: Spec) => shop(walker(more)).take(ASTRO).options();
    expect(ways({ wounds: 2 })).toEqual(['wound', 'stop']);
    expect(ways({ tokens: { ion: 1 } })).toEqual(['ion', 'stop']);
    expect(ways({ damaged: true })).toEqual(['damaged', 'stop']);
    expect(ways({ disabled: true, destroyedWeapons: ['unit:grappling-claws'] })).toEqual([
      'disabled',
      'weapon',
      'stop',
    ]);
    expect(shop(walker({})).options()).not.toContain(ASTRO);
  });
  const artoo = (vehicle: Spec, more: Spec = {}) =>
    lay({
      units: [unit('r2-d2-hero-of-a-thousand-devices', 0, 400, 400, more), vehicle, storm(1700, 800)],
      active: 0,
    }).until('action');
  const OWN = 'card:0:repair/repair-action';
  it('[LE-REPARATUR-X-KAPAZITAET-Y-04] R2-D2 prints it himself: for an action two tokens in any mix, fewer if his player likes', () => {
    const t = artoo(walker({ wounds: 2, tokens: { ion: 1 } })).take(OWN);
    t.take('wound').take('ion').until('action');
    expect([t.wounds(1), t.tokens(1, 'ion'), t.state.turn!.actions]).toEqual([1, 0, 1]);
    expect([t.wounds(0), t.unit(0).note['repair.capacity']]).toEqual([0, 1]);
    const less = artoo(walker({ wounds: 2 }))
      .take(OWN)
      .take('stop');
    expect([less.wounds(1), less.ask().kind]).toEqual([2, 'action']);
  });
  it('[LE-REPARATUR-X-KAPAZITAET-Y-05] and twice in a game', () => {
    const broken = walker({ wounds: 3 });
    const twice = artoo(broken, { note: { 'repair.capacity': 1 } });
    expect(twice.options()).toContain(OWN);
    expect(artoo(broken, { note: { 'repair.capacity': 2 } }).options()).not.toContain(OWN);
    expect(twice.take(OWN).take('stop').unit(0).note['repair.capacity']).toBe(2);
  });
});

describe('Arm', () => {
  it('[LE-SCHARF-MACHEN-X-BOMBENTYP-02] the card that prints it need not be the first of the unit', () => {
    const t = lay({
      units: [
        unit('rebel-commandos', 0, 400, 400, { upgrades: ['environmental-gear', 'proton-charge-saboteur'] }),
        storm(1700, 800),
      ],
      active: 0,
    }).until('action');
    t.take('card:0:arm/arm').until('action');
    expect(t.state.markers).toMatchObject([{ kind: 'charge', by: 'upgrade/proton-charge-saboteur' }]);
  });
});

describe('Bounty', () => {
  const hunt = (prey: Spec, hunter: Spec = {}, shooter = 0) =>
    lay({
      units: [
        unit(BOBA, 1, 400, 400, hunter),
        unit(LEIA, 0, 520, 400, { wounds: 5, ...prey }),
        storm(520, 520, alone(4)),
        ...[rebels(1700, 800), storm(100, 800)],
      ],
      active: shooter,
      red: ['crit', 'crit', 'crit'],
      black: ['crit', 'crit', 'crit'],
      white: ['crit', 'crit'],
      redDefence: Array(4).fill('blank'),
      whiteDefence: Array(4).fill('blank'),
    }).fight({
      weapons: (a) => (a.type === 'form' ? Object.fromEntries(a.fields.map((f, i) => [f.id, f.options[i]!.id])) : {}),
    });
  const tokens = (t: ReturnType<typeof hunt>) => [0, 1].map((id) => [t.unit(id).bounty, t.unit(id).bountiesWon]);
  it('[LE-KOPFGELD-05] where there is no such enemy, nobody is marked', () => {
    const t = lay({
      units: [unit(BOBA, 1, 400, 400), rebels(1000, 400), unit(VADER, 1, 300, 400)],
      phase: 'deployment',
      round: 0,
    });
    t.goOn(({ state }) => state.phase !== 'deployment');
    expect([t.match.over, t.state.units.map(({ bounty }) => bounty)]).toEqual([false, [0, 0, 0]]);
  });
  it('[LE-KOPFGELD-03] what the fallen had won goes over as well', () => {
    const t = hunt({ bounty: 2, bountiesWon: 3 }, { bountiesWon: 1 });
    expect(t.unit(1).status).toBe('defeated');
    expect(tokens(t)).toEqual([
      [0, 6],
      [0, 0],
    ]);
  });
  it('[LE-KOPFGELD-03] not if somebody else defeats the marked unit, nor for one that is not marked', () => {
    const other = hunt({ bounty: 1 }, {}, 2);
    expect([other.unit(1).status, tokens(other)]).toEqual([
      'defeated',
      [
        [0, 0],
        [1, 0],
      ],
    ]);
    const plain = hunt({});
    expect([plain.unit(1).status, plain.events('note')]).toEqual(['defeated', []]);
  });
  it('[LE-KOPFGELD-03] [LE-KOPFGELD-04] [LE-KOPFGELD-06] who defeats the marked unit has the token, and scores if it lives to the end', () => {
    const t = lay({
      units: [unit(BOBA, 1, 400, 400), unit(LEIA, 0, 520, 400, { wounds: 5, bounty: 1 }), rebels(1700, 800)],
      active: 0,
      round: 6,
      red: Array(6).fill('crit'),
      black: Array(6).fill('crit'),
      white: Array(6).fill('crit'),
      redDefence: Array(8).fill('blank'),
      whiteDefence: Array(8).fill('blank'),
    });
    t.until('action').take('attack');
    const form = t.match.open[0];
    if (form?.type === 'form') t.take(Object.fromEntries(form.fields.map((f, i) => [f.id, f.options[i]!.id])));
    t.goOn(({ match }) => match.over);
    expect(t.unit(1).status).toBe('defeated');
    expect(t.unit(0).bountiesWon).toBe(1);
    expect(t.state.victory).toEqual([0, 1]);
  });
  it('[LE-KOPFGELD-04] a hunter that has fallen brings nothing', () => {
    const t = lay({
      units: [unit(BOBA, 1, 0, 0, { status: 'defeated', bountiesWon: 1 }), storm(400, 400), rebels(1700, 800)],
      phase: 'end',
      round: 6,
    });
    expect(t.state.victory).toEqual([0, 0]);
  });
  it('[LE-KOPFGELD-01] [LE-KOPFGELD-05] after set-up the hunter marks an enemy commander or agent, nobody else', () => {
    const t = lay({
      units: [
        unit(BOBA, 1, 400, 400),
        unit(LEIA, 0, 900, 400),
        rebels(1000, 400),
        unit('chewbacca-walking-carpet', 0, 1200, 400),
        unit(VADER, 1, 300, 400),
      ],
      phase: 'deployment',
      round: 0,
    });
    t.until('card-unit');
    expect(t.ask().seat).toBe(1);
    expect(t.options()).toEqual(['1', '3']);
    t.take('3');
    expect(t.unit(3).bounty).toBe(1);
  });
});

describe('Leader', () => {
  it('[LE-ANFUEHRER-01] the miniature of an upgrade with that keyword leads the unit', () => {
    const t = lay({ units: [rebels(400, 400, { upgrades: ['pao'] }), storm(1700, 800)], active: 0 });
    expect(t.unit(0).minis[t.unit(0).leader]!.by).toBe(0);
  });
});
