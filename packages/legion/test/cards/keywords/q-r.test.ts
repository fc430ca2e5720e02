import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/data/index.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, first, lay, type Spec, unit } from '../../table.ts';
import { alone, holding, LEIA, rebels, storm, VADER } from '../../troops.ts';
import { beside, deploying, field } from '../scenes.ts';
import { actionsTaken, ahead } from '../watching.ts';

const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
const waiting = (card: string, seat: number, more: Spec = {}): Spec => ({ card, seat, status: 'reserve', ...more });
const starts = (units: readonly Spec[]) => lay({ units, phase: 'activation', stage: 0 });

describe('Quick Thinking', () => {
  it('Quick Thinking: both tokens for one action, and neither is the action of that name', () => {
    const t = beside('jyn-erso', 500).take('card:0:quick-thinking/think').until('action');
    expect([t.tokens(0, 'aim'), t.tokens(0, 'dodge'), t.state.turn!.actions]).toEqual([1, 1, 1]);
    expect(t.options()).toContain('aim');
    expect(t.options()).not.toContain('card:0:quick-thinking/think');
  });
});

describe('Ram', () => {
  const blanks = Array(12).fill('blank');
  const riders = 'tauntaun-riders';
  const { length } = unitOf(riders, '1.2').base;
  /** Whatever must happen happens, but it does not turn. */
  const straight = {
    'window:move.after': (a: Ask) =>
      a.type === 'choice' ? a.options.find(({ id }) => id !== '0:reposition')!.id : 'pass',
  };
  const charge = (speed: number, share = 1) => {
    const t = lay({
      units: [
        unit(riders, 0, 200, 400, { degrees: 90, minis: [null, 'fallen'] }),
        storm(200 + length / 2 + 175 + length + 13.5 + 40, 400, alone(4)),
        storm(1700, 850),
      ],
      active: { unit: 0, actions: 3 },
      black: blanks,
      white: blanks,
      redDefence: blanks,
    });
    t.until('action').take('move', { ...way, speed, way: share });
    t.until('action', straight).take('move').until('move');
    t.take({ ...way, speed: 3, engage: 1 });
    t.until('action', straight);
    return t.fight({ 'window:attack.modify': '0:ram', dice: ['0'] }).result.crits;
  };
  it('after a whole standard move at its full speed X dice become critical hits', () => {
    expect(charge(3)).toBe(1);
    expect(charge(3, 0.9)).toBe(0);
    expect(charge(2)).toBe(0);
  });
  it('not with a weapon that does not ram', () => {
    const t = lay({
      units: [unit(riders, 0, 200, 400, { degrees: 90, minis: [null, 'fallen'] }), storm(700, 400, alone(4))],
      active: { unit: 0, actions: 3 },
      red: blanks,
      redDefence: blanks,
    });
    t.until('action')
      .take('move', { ...way, speed: 3 })
      .until('action', straight);
    t.fight({ 'window:attack.modify': () => expect.fail('nothing rams') });
    expect(t.events('attack')).toMatchObject([{ melee: false }]);
  });
});

describe('Ready', () => {
  it('[LE-BEREIT-X-01] [LE-BEREIT-X-02] Ready 1: an aim token after a standby action', () => {
    const t = lay({ units: [unit('fleet-troopers', 0, 400, 400), storm(1500, 700)], active: 0 });
    t.until('action').take('standby').until('action');
    expect([t.tokens(0, 'aim'), t.tokens(0, 'standby')]).toEqual([1, 1]);
    expect(t.options()).toContain('aim');
  });
});

describe('Recharge', () => {
  it('a recover action turns up to X shields back', () => {
    const t = lay({
      units: [
        unit('droidekas', 1, 400, 400, { upgrades: ['deflector-shields'], minis: [null, 'fallen'], order: 'faceup' }),
        rebels(1500, 800),
      ],
      active: 0,
    });
    t.until('action').take('recover').until('action', { 'window:action.after': '0:recharge' });
    expect(t.tokens(0, 'shield')).toBe(2);
  });
  it('no more than it has spent', () => {
    const asked = (shield: number) => {
      const t = lay({
        units: [
          unit('droidekas', 1, 400, 400, {
            upgrades: ['deflector-shields'],
            minis: [null, 'fallen'],
            order: 'faceup',
            ...holding('shield', shield),
          }),
          rebels(1500, 800),
        ],
        active: 0,
      });
      t.until('action').take('recover');
      if (t.ask().kind === 'window:action.after') t.take('0:recharge');
      return [t.tokens(0, 'shield'), t.events('tokens').length];
    };
    expect([4, 5, 6].map(asked)).toEqual([
      [6, 1],
      [6, 1],
      [6, 0],
    ]);
  });
});

describe('Reconfigure', () => {
  const cassian = (note?: string) =>
    lay({
      units: [
        unit('cassian-andor', 0, 400, 400, {
          upgrades: [{ id: 'a280', ...(note !== undefined && { note }) }],
          ...holding('suppression', 1),
        }),
        storm(400 + apart(4.5 * SEGMENT), 400, alone(4)),
      ],
      active: 0,
    }).until('action');
  it('which side lies up is chosen when the unit is deployed, and of that unit alone', () => {
    const setting = (upgrades: readonly string[]) =>
      deploying([waiting('cassian-andor', 0, { upgrades }), rebels(100, 100), storm(1700, 850)]);
    const t = setting(['a280']).until('window:setup.deploys');
    expect(t.options()).toContain('0:reconfigure');
    t.take('0:reconfigure', '1');
    expect(t.unit(0).upgrades[0]!.note).toBe('flipped');
    const plain = setting([]);
    expect(plain.ask().kind === 'window:setup.deploys' && plain.options().includes('0:reconfigure')).toBe(false);
    const other = deploying([
      waiting('rebel-pathfinders', 0),
      unit('cassian-andor', 0, 100, 100, { upgrades: ['a280'] }),
      storm(1700, 850),
    ]);
    expect(other.ask().kind).toBe('deploy');
  });
  it('only the weapon of the side that lies up is used', () => {
    expect(cassian().options()).not.toContain('attack');
    expect(cassian('flipped').options()).toContain('attack');
  });
  it('a recover action may turn it back as well; no other action does', () => {
    const t = cassian('flipped')
      .take('recover')
      .until('action', { 'window:action.after': '0:reconfigure', 'card-way': '0' });
    expect(t.options()).not.toContain('attack');
    expect(cassian().take('aim').ask().kind).toBe('action');
  });
  it('a recover action may turn the card', () => {
    const t = cassian().take('recover').until('action', { 'window:action.after': '0:reconfigure', 'card-way': '1' });
    expect(t.options()).toContain('attack');
  });
});

describe('Regenerate', () => {
  const bossk = (wounds: number, dice: readonly string[]) =>
    lay({
      units: [unit('bossk', 1, 400, 400, { wounds }), rebels(1500, 800)],
      active: { unit: 0, step: 'end' },
      whiteDefence: dice as never,
    }).goOn(({ state }) => state.turn?.unit !== 0);
  it('a die for each wound, X at most; each but a blank heals', () => {
    expect(bossk(2, ['block', 'surge']).wounds(0)).toBe(0);
    expect(bossk(4, ['block', 'blank', 'surge', 'block']).wounds(0)).toBe(2);
  });
});

describe('Reinforcements', () => {
  const kalani = (enemy: string) =>
    deploying([
      waiting('super-tactical-droid-kalani', 0),
      unit('b1-battle-droids', 0, 100, 100),
      waiting(enemy, 1),
      storm(1700, 850),
    ]);
  it('it may wait until all others stand', () => {
    const t = kalani('stormtroopers').until('deploy-order');
    expect(t.options()).toEqual(['0', 'none']);
    t.take('none').goOn(() => t.ask().kind === 'deploy' && t.ask().seat === 0);
    expect(t.unit(2).status).toBe('play');
  });
});

describe('Relentless', () => {
  it('[LE-UNERBITTLICH-01] [LE-UNERBITTLICH-02] [LE-UNERBITTLICH-04] [LC-UNERBITTLICH-01] Relentless: a free attack action after a move action', () => {
    const t = lay({ units: [unit(VADER, 1, 400, 400), rebels(480, 400)], active: 0 });
    t.until('action')
      .take('move')
      .take(ahead(90, { engage: 1 }));
    t.until('action', { 'window:action.after': '0:relentless' });
    expect(actionsTaken(t)).toEqual(['move', 'free attack']);
    expect(t.state.turn!.actions).toBe(1);
    expect(t.barred('attack')).toEqual(['LE-AKTIONEN-02']);
  });
  it('[LE-UNERBITTLICH-03] not for who has attacked before', () => {
    const t = lay({
      units: [unit(VADER, 1, 400, 400), rebels(480, 400)],
      active: { unit: 0, done: ['attack'], attacked: true, actions: 1 },
    });
    t.until('action')
      .take('move')
      .take(ahead(90, { engage: 1 }));
    t.until('action', { 'window:action.after': first });
    expect(actionsTaken(t)).toEqual(['move']);
  });
  it('[LE-UNERBITTLICH-01] Relentless: not the moves of friends, and nothing but moves', () => {
    const field = (active: number) =>
      lay({
        units: [unit(VADER, 1, 400, 400), storm(440, 500, alone(4)), rebels(400 + apart(0), 400, alone(4))],
        active,
      }).until('action');
    expect(field(1).take('move', ahead(0)).open).toEqual(['1 action']);
    expect(field(0).take('dodge').open).toEqual(['1 action']);
  });
  it('[LE-KARTENAKTIONEN-06] Relentless: a saber that is thrown is such an attack, other cards are not', () => {
    const upgrades = ['saber-throw', 'force-choke'];
    const t = lay({ units: [unit(VADER, 1, 400, 400, { upgrades }), rebels(600, 400), rebels(440, 500)], active: 0 });
    t.until('action').take('move', ahead(180)).until('action', { 'window:action.after': '0:relentless' });
    expect(actionsTaken(t)).toEqual(['move', 'free card:0:0.saber-throw/throw']);
    expect(t.events('attack')).toHaveLength(1);
  });
});

describe('Reliable', () => {
  it('Reliable: X surge tokens', () => {
    const t = starts([unit('phase-ii-clone-troopers', 0, 400, 400), storm(1500, 700)]).goOn(
      ({ state }) => state.turn !== null,
    );
    expect(t.tokens(0, 'surge')).toBe(1);
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
  const artoo = (vehicle: Spec, more: Spec = {}) =>
    lay({
      units: [unit('r2-d2-hero-of-a-thousand-devices', 0, 400, 400, more), vehicle, storm(1700, 800)],
      active: 0,
    }).until('action');
  const OWN = 'card:0:repair/repair-action';
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

describe('Reposition', () => {
  const riders = () =>
    field(unit('tauntaun-riders', 0, 400, 400, { degrees: 90, minis: [null, 'fallen'] })).take('move');
  it('[LE-NEUPOSITIONIEREN-01] [LE-NEUPOSITIONIEREN-03] Reposition pivots after a standard move, for nothing', () => {
    const t = lay({
      units: [unit('tauntaun-riders', 0, 400, 400, { degrees: 90, minis: [null, 'fallen'] }), storm(1700, 800)],
      active: 0,
    });
    t.until('action').take('move', way);
    t.until('move', { 'window:move.after': '0:reposition' });
    t.take({ ...way, kind: 'pivot', heading: 30 });
    expect(t.pose(0)[2]).toBeCloseTo(30);
    expect(t.until('action').state.turn!.actions).toBe(1);
  });
  it('[LE-NEUPOSITIONIEREN-01] [LE-NEUPOSITIONIEREN-02] before a standard move as well, which then must follow', () => {
    const t = riders().take({ ...way, kind: 'reposition', heading: 0 });
    expect(t.pose(0)[2]).toBeCloseTo(0);
    expect(t.match.check(0, { ...way, kind: 'pivot', heading: 20 })?.clauses).toContain('LE-BEWEGUNG-01');
    t.take(way);
    expect(t.pose(0)[1]).toBeGreaterThan(400);
  });
  it('[LE-NEUPOSITIONIEREN-01] not before and after the same move', () => {
    const t = riders().take({ ...way, kind: 'reposition', heading: 0 }, way);
    expect(t.ask().kind).toBe('action');
    expect(t.take('move').match.check(0, { ...way, kind: 'reposition', heading: 45 })).toBeUndefined();
  });
});

describe('Retinue', () => {
  it('Retinue: an aim or a dodge token near its master', () => {
    const guards = (gap: number, token: string) =>
      starts([
        unit('ig-100-magnaguard', 1, 400, 400, alone(3)),
        unit('count-dooku', 1, 400 + apart(gap), 400),
        rebels(1500, 700),
      ]).goOn(({ state }) => state.turn !== null, { 'card-way': token });
    const near = guards(2 * SEGMENT, 'dodge');
    expect([near.tokens(0, 'aim'), near.tokens(0, 'dodge')]).toEqual([0, 1]);
    expect(guards(SEGMENT, 'aim').tokens(0, 'aim')).toBe(1);
    const far = guards(2 * SEGMENT + 0.01, 'aim');
    expect(far.tokens(0, 'aim')).toBe(0);
  });
});
