import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, first, lay, type Spec, unit } from '../../table.ts';
import { alone, LUKE, rebels, storm, VADER } from '../../troops.ts';

const HAN = 'han-solo-unorthodox-general';
const ahead = (heading: number, more: Spec = {}) => ({ kind: 'standard', speed: 1, heading, bend: 0, way: 1, ...more });
const acts = (t: ReturnType<typeof lay>) =>
  t.events('action').map(({ action, free }) => `${free ? 'free ' : ''}${action}`);

describe('attacks after a move', () => {
  it('[LE-UNERBITTLICH-01] [LE-UNERBITTLICH-02] [LE-UNERBITTLICH-04] [LC-UNERBITTLICH-01] Relentless: a free attack action after a move action', () => {
    const t = lay({ units: [unit(VADER, 1, 400, 400), rebels(480, 400)], active: 0 });
    t.until('action')
      .take('move')
      .take(ahead(90, { engage: 1 }));
    t.until('action', { 'window:action.after': '0:relentless' });
    expect(acts(t)).toEqual(['move', 'free attack']);
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
    expect(acts(t)).toEqual(['move']);
  });
  it('[LE-RUHIGE-HAND-01] [LE-RUHIGE-HAND-02] [LE-RUHIGE-HAND-04] Steady: a free ranged attack action after a move action', () => {
    const t = lay({ units: [unit('snowtroopers', 1, 400, 400), rebels(640, 400)], active: 0 });
    t.until('action').take('move').take(ahead(90));
    t.until('action', { 'window:action.after': '0:steady' });
    expect(acts(t)).toEqual(['move', 'free attack']);
    expect(t.state.turn!.actions).toBe(1);
    expect(t.barred('attack')).toEqual(['LE-AKTIONEN-02']);
  });
  it('[LE-RUHIGE-HAND-01] [LE-RUHIGE-HAND-03] not in melee, and not for who has attacked before', () => {
    const melee = lay({ units: [unit('snowtroopers', 1, 400, 400, alone(4)), rebels(480, 400, alone(4))], active: 0 });
    melee
      .until('action')
      .take('move')
      .take(ahead(90, { engage: 1 }));
    expect(melee.open).toEqual(['1 action']);
    melee.until('action', { 'window:action.after': first });
    expect(acts(melee)).toEqual(['move']);
    const late = lay({
      units: [unit('snowtroopers', 1, 400, 400), rebels(640, 400)],
      active: { unit: 0, done: ['attack'], attacked: true, actions: 1 },
    });
    late.until('action').take('move').take(ahead(90));
    expect(acts(late)).toEqual(['move']);
    expect(late.unit(0).order).toBe('facedown');
  });
  it('[LE-RUHIGE-HAND-01] beside a vehicle whose base it touches it shoots at others only', () => {
    const t = lay({
      units: [
        unit('snowtroopers', 1, 400, 400, alone(4)),
        ...[unit('at-rt-rebel', 0, 520, 400), rebels(450, 600, alone(4))],
      ],
      active: 0,
    });
    t.until('action')
      .take('move')
      .take(ahead(90, { engage: 1 }));
    t.until('action', { 'window:action.after': '0:steady' });
    expect(t.events('attack')).toMatchObject([{ defender: 2, melee: false }]);
  });
  it('[LE-ANGRIFF-05] and is told so if it names the vehicle', () => {
    const t = lay({
      units: [
        unit('snowtroopers', 1, 400, 400, alone(4)),
        ...[unit('at-rt-rebel', 0, 520, 400), rebels(450, 600, alone(4)), rebels(450, 200, alone(4))],
      ],
      active: 0,
    });
    t.until('action')
      .take('move')
      .take(ahead(90, { engage: 1 }));
    t.until('defender', { 'window:action.after': '0:steady' });
    expect(t.options()).toEqual(['2', '3']);
    expect(t.refuses('1', 'LE-ANGRIFF-05').message.text).toBe('le.no.targetMelee');
  });
  it('[LE-STURMANGRIFF-01] [LE-STURMANGRIFF-02] [LE-STURMANGRIFF-04] [LC-STURMANGRIFF-01] Charge: a free melee attack on whom the move has engaged', () => {
    const t = lay({ units: [unit(LUKE, 0, 400, 400), storm(480, 400)], active: 0 });
    t.until('action')
      .take('move')
      .take(ahead(90, { engage: 1 }));
    t.until('action', { 'window:action.after': '0:charge' });
    expect(acts(t)).toEqual(['move', 'free attack']);
    expect(t.events('attack')).toMatchObject([{ defender: 1, melee: true }]);
    expect(t.barred('attack')).toEqual(['LE-AKTIONEN-02']);
  });
  it('[LE-STURMANGRIFF-01] [LE-STURMANGRIFF-03] not without contact, nor after an attack', () => {
    const short = lay({ units: [unit(LUKE, 0, 400, 400), storm(560, 400)], active: 0 });
    short
      .until('action')
      .take('move')
      .take(ahead(90, { way: 0.3 }));
    expect(short.until('action').events('attack')).toEqual([]);
    const late = lay({
      units: [unit(LUKE, 0, 400, 400), storm(480, 400)],
      active: { unit: 0, done: ['attack'], attacked: true, actions: 1 },
    });
    late
      .until('action')
      .take('move')
      .take(ahead(90, { engage: 1 }));
    late.until('action', { 'window:action.after': first });
    expect(late.events('attack')).toEqual([]);
  });
});

describe('Gunslinger', () => {
  const han = (units: readonly Spec[]) =>
    lay({
      units: [unit(HAN, 0, 400, 400), ...units],
      active: 0,
      red: ['blank', 'blank', 'blank', 'blank'],
      black: ['blank', 'blank', 'blank', 'blank'],
    });
  it('[LE-REVOLVERHELD-01] [LE-REVOLVERHELD-02] [LC-REVOLVERHELD-01] [LE-AKTIONEN-14] a second ranged attack on another unit, which is no action', () => {
    const t = han([storm(520, 400), storm(400, 520)]);
    t.fight({ defender: '1' });
    t.until('action', { 'window:action.after': '0:gunslinger' });
    expect(t.events('attack').map(({ defender, kind }) => [defender, kind])).toEqual([
      [1, 'action'],
      [2, 'plain'],
    ]);
    expect(acts(t)).toEqual(['attack']);
    expect(t.state.turn!.actions).toBe(1);
  });
  it('[LE-ANGRIFF-07] and whoever names the same unit again is told so', () => {
    const t = han([storm(520, 400), storm(400, 520), storm(520, 520)]);
    t.fight({ defender: '1' });
    t.until('defender', { 'window:action.after': '0:gunslinger' });
    expect(t.options()).toEqual(['2', '3']);
    expect(t.refuses('1', 'LE-ANGRIFF-07').message.text).toBe('le.no.targetOther');
  });
  it('[LE-REVOLVERHELD-01] not on the same unit again', () => {
    const t = han([storm(520, 400)]);
    t.fight();
    t.until('action', { 'window:action.after': first });
    expect(t.events('attack')).toHaveLength(1);
  });
});

describe('what does not bring another attack', () => {
  const others = (active: number, units: readonly Spec[]) => {
    const t = lay({
      units,
      active,
      red: Array(6).fill('blank'),
      black: Array(6).fill('blank'),
      white: Array(6).fill('blank'),
    });
    return t.fight({ defender: '2' });
  };
  it('[LE-REVOLVERHELD-01] Gunslinger: neither the shots of friends nor a fight at close quarters', () => {
    const enemies = [storm(600, 400, alone(4)), storm(600, 550, alone(4))];
    expect(others(1, [unit(HAN, 0, 400, 400), rebels(400, 500, alone(4)), ...enemies]).open).toEqual(['0 action']);
    const melee = [storm(400 + apart(0), 400, alone(4)), storm(600, 550, alone(4))];
    expect(others(0, [unit(HAN, 0, 400, 400), rebels(100, 800, alone(4)), ...melee]).open).toEqual(['0 action']);
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
    expect(acts(t)).toEqual(['move', 'free card:0:0.saber-throw/throw']);
    expect(t.events('attack')).toHaveLength(1);
  });
  it('[LE-KARTENAKTIONEN-06] Charge: a saber is not thrown', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400, { upgrades: ['saber-throw'] }), storm(480, 400, alone(4)), storm(600, 400)],
      active: 0,
    });
    t.until('action').take('move', ahead(90, { engage: 1 }));
    expect(t.take('0:charge').events('attack')).toMatchObject([{ melee: true, defender: 1 }]);
  });
});

describe('dice', () => {
  it('[LE-PRAEZISE-X-01] [LE-ZIELEN-07] Precise 1: an aim token rerolls three dice, not four', () => {
    const t = lay({
      units: [storm(400, 400, { tokens: { aim: 1 } }), rebels(520, 400)],
      active: 0,
      white: ['blank', 'blank', 'blank', 'blank', 'hit', 'hit', 'hit'],
      whiteDefence: ['block', 'block', 'block'],
    });
    t.until('action').take('attack').until('aim', { 'window:attack.reroll': '0:aim' });
    expect(t.match.check(1, ['0', '1', '2', '3'])).toBeDefined();
    t.take(['0', '1', '2']).until('action');
    expect(t.result.hits).toBe(3);
    expect(t.tokens(0, 'aim')).toBe(0);
  });
  it('[LE-ZIELEN-08] [LE-ZIELEN-09] two tokens one after the other, the same die twice; never more than two dice a token', () => {
    const t = lay({
      units: [rebels(400, 400, { tokens: { aim: 2 } }), storm(520, 400)],
      active: 0,
      black: ['blank', 'blank', 'blank', 'blank', 'blank', 'hit', 'hit'],
      redDefence: ['block', 'block'],
    });
    t.until('action').take('attack').until('aim', { 'window:attack.reroll': '0:aim' });
    expect(t.match.check(0, ['0', '1', '2'])).toBeDefined();
    t.take(['0', '1']);
    expect(t.events('dice')).toMatchObject([{ how: 'rerolled', at: [0, 1] }]);
    expect(t.open).toEqual(['0 window:attack.reroll']);
    t.take('0:aim', ['0']);
    t.until('action');
    expect(t.result.hits).toBe(2);
  });
  it('[LC-AKTION-ZIELEN-02] [LE-ANGRIFF-21] the player may also let the dice lie', () => {
    const t = lay({ units: [rebels(400, 400, { tokens: { aim: 1 } }), storm(520, 400)], active: 0 });
    t.fight();
    expect(t.tokens(0, 'aim')).toBe(1);
  });
  it('[LE-ANGRIFF-20] [LE-ANGRIFF-31] [LE-ANGRIFF-32] a critical hit wounds once like any hit, and more blocks than hits do nothing', () => {
    const t = lay({
      units: [rebels(400, 400), storm(520, 400)],
      active: 0,
      black: ['crit', 'crit', 'blank', 'blank'],
      redDefence: ['block', 'blank'],
    }).fight();
    expect(t.events('rolled')[0]!.dice).toHaveLength(4);
    expect(t.result.wounds).toBe(1);
    const none = lay({
      units: [rebels(400, 400), storm(520, 400)],
      active: 0,
      black: ['hit', 'blank', 'blank', 'blank'],
      redDefence: ['block'],
    });
    expect(none.fight().result.wounds).toBe(0);
  });
  it('[LE-ANGRIFF-24] neither dodge nor cover stops a critical hit', () => {
    const t = lay({
      units: [rebels(400, 400), storm(520, 400, { tokens: { suppression: 1, dodge: 1 } })],
      active: 0,
      black: ['crit', 'blank', 'blank', 'blank'],
      redDefence: ['blank'],
    });
    t.fight({ dodge: 'dodge' });
    expect(t.result).toMatchObject({ crits: 1, wounds: 1 });
    expect(t.tokens(1, 'dodge')).toBe(1);
  });
  it('[LE-ENERGIE-01] [LE-ENERGIE-02] stormtroopers turn attack surges into hits', () => {
    const t = lay({
      units: [storm(400, 400), rebels(520, 400)],
      active: 0,
      white: ['surge', 'blank', 'blank', 'blank'],
      whiteDefence: ['blank'],
    });
    expect(t.fight().result).toMatchObject({ hits: 1, crits: 0 });
  });
  it('[LC-JEDI-JAEGER-01] [LC-JEDI-JAEGER-02] a Jedi hunter’s surges are critical against who bears the Force, not against others', () => {
    const hunt = (enemy: Spec) =>
      lay({
        units: [unit('general-grievous-sinister-cyborg', 1, 400, 400), enemy],
        active: 0,
        red: ['surge', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
        black: ['surge', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
        white: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      }).fight({ weapons: { '0.0': 'unit:trophy-lightsabers', '0.1': 'none' } }).result.crits;
    const near = 400 + 13.5 + 13.5;
    expect(hunt(unit(LUKE, 0, near, 400))).toBeGreaterThan(0);
    expect(hunt(unit(HAN, 0, near, 400))).toBe(0);
  });
});

describe('Weak Point', () => {
  const shoot = (degrees: number) => {
    const t = lay({
      units: [rebels(400, 400), unit('at-st', 1, 600, 400, { degrees })],
      active: 0,
      black: ['hit', 'hit', 'blank', 'blank'],
      whiteDefence: ['blank', 'blank'],
      redDefence: ['blank', 'blank'],
    });
    t.fight({ 'window:attack.modify': '0:impact' });
    return t.result.crits;
  };
  it('[LE-SCHWACHSTELLE-X-HECK-01] from behind the pool gains Impact 1, from the front it does not', () => {
    expect(shoot(90)).toBe(1);
    expect(shoot(270)).toBe(0);
    expect(shoot(0)).toBe(0);
  });
});

describe('Fire Support', () => {
  const volley = (order: string, also: readonly Spec[] = []) =>
    lay({
      units: [
        unit('phase-i-clone-troopers', 0, 400, 400, alone(4)),
        unit('phase-i-clone-troopers', 0, 400, 520, { order }),
        storm(560, 460),
        ...also,
      ],
      active: 0,
    });
  const dice = (t: ReturnType<typeof lay>) => t.events('rolled')[0]!.dice.length;
  it('[LC-FEUERUNTERSTUETZUNG-01] [LC-FEUERUNTERSTUETZUNG-02] a unit with an order joins the pool, and its token is turned down', () => {
    const alone_ = volley('none');
    alone_.fight();
    const t = volley('faceup');
    t.fight({ 'window:attack.gather': '1:fire-support' });
    expect(dice(t)).toBeGreaterThan(dice(alone_));
    expect(t.unit(1).order).toBe('facedown');
  });
  it('[LC-FEUERUNTERSTUETZUNG-03] one of them for each pool', () => {
    const t = volley('faceup', [unit('phase-i-clone-troopers', 0, 460, 620, { order: 'faceup' })]);
    t.fight({ 'window:attack.gather': first });
    expect([t.unit(1).order, t.unit(3).order].filter((o) => o === 'facedown')).toHaveLength(1);
  });
});

describe('Fire Support with weapons of cards', () => {
  const ION = '0:mpl-57-ion-trooper';
  const RIFLE = 'unit:dc-15a-blaster-rifle';
  const surges = ['surge', 'surge', 'surge', 'surge', 'surge', 'surge', 'surge', 'surge', 'surge', 'surge'] as const;
  type Choice = (field: string, weapons: readonly string[]) => string;
  /** Clones with grenades shoot with their rifles; others, one of them with an ion weapon, support them as `choice` says. */
  const fire = (choice: Choice, gap = 300, own: Choice = () => RIFLE) => {
    const t = lay({
      units: [
        unit('phase-i-clone-troopers', 0, 400, 400, { upgrades: ['fragmentation-grenades'] }),
        unit('phase-i-clone-troopers', 0, 400, 560, { order: 'faceup', upgrades: ['mpl-57-ion-trooper'] }),
        storm(400 + gap, 480),
      ],
      active: 0,
      red: surges,
      black: surges,
      white: surges,
    });
    const asked: number[] = [];
    t.fight({
      'window:attack.gather': '1:fire-support',
      weapons: (a: Ask) => {
        if (a.type !== 'form') return '';
        asked.push(a.seat);
        const say = asked.length === 1 ? own : choice;
        return Object.fromEntries(
          a.fields.map(({ id, options }) => [
            id,
            say(
              id,
              options.map((o) => o.id),
            ),
          ]),
        );
      },
    });
    return { t, asked: asked.length, dice: t.events('rolled')[0]!.dice.length };
  };
  const ion: Choice = (_field, ids) => (ids.includes(ION) ? ION : RIFLE);
  it('[LC-FEUERUNTERSTUETZUNG-01] each miniature may bring one weapon, and its player says which', () => {
    const all = fire(ion);
    const rifles = fire(() => RIFLE);
    const one = fire((field) => (field === '0.0' ? RIFLE : 'none'));
    expect([all.asked, rifles.asked, one.asked]).toEqual([2, 2, 2]);
    expect([all.dice, rifles.dice, one.dice]).toEqual([4 + 4 + 2, 4 + 5, 4 + 1]);
    expect(one.t.unit(1).order).toBe('facedown');
  });
  it('[LE-ERSCHOEPFEN-03] a weapon that is exhausted by its use is exhausted when it is lent, and only then', () => {
    const used = (choice: Choice) => fire(choice).t.unit(1).upgrades[0]!.exhausted;
    expect([used(ion), used(() => RIFLE)]).toEqual([true, false]);
  });
  it('[LC-FEUERUNTERSTUETZUNG-01] what a card says of its own weapon it does not say of one that another unit lends', () => {
    const grenade: Choice = (_field, ids) => ids.find((id) => id.startsWith('0:')) ?? RIFLE;
    expect([fire(ion, 110).t.result.crits, fire(ion, 110, grenade).t.result.crits > 0]).toEqual([0, true]);
  });
});

describe('Enrage', () => {
  const bossk = (wounds: number, more: Spec = {}) =>
    lay({ units: [unit('bossk', 1, 400, 400, { wounds, ...more }), rebels(480, 400)], active: 0 });
  it('[LE-RASEREI-X-01] [LE-RASEREI-X-03] with three wounds Bossk charges, with two he does not', () => {
    const charge = (wounds: number) => {
      const t = bossk(wounds);
      t.until('action')
        .take('move')
        .take(ahead(90, { engage: 1 }));
      t.until('action', { 'window:action.after': first });
      return t.events('attack').length;
    };
    expect(charge(2)).toBe(0);
    expect(charge(3)).toBe(1);
  });
  it('[LE-RASEREI-X-02] [LE-RASEREI-X-04] and he gains no suppression', () => {
    const shot = (wounds: number) => {
      const t = lay({
        units: [rebels(400, 400, alone(4)), unit('bossk', 1, 520, 400, { wounds })],
        active: 0,
        black: ['hit'],
        redDefence: ['block'],
        whiteDefence: ['block'],
      });
      return t.fight().tokens(1, 'suppression');
    };
    expect(shot(2)).toBe(1);
    expect(shot(3)).toBe(0);
  });
  it('[LE-RASEREI-X-05] what he had goes with the third wound', () => {
    const t = lay({
      units: [rebels(400, 400, alone(4)), unit('bossk', 1, 520, 400, { wounds: 2, tokens: { suppression: 2 } })],
      active: 0,
      black: ['crit'],
      redDefence: ['blank'],
      whiteDefence: ['blank'],
    });
    expect(t.fight().tokens(1, 'suppression')).toBe(0);
  });
});

describe('sight and range of attacks', () => {
  it('[LE-ANGRIFF-11] [LC-DER-ANGRIFFSPOOL-02] [LE-ANGRIFF-10] everybody who sees somebody brings his weapon', () => {
    const t = lay({ units: [rebels(400, 400), storm(400 + apart(2 * SEGMENT), 400)], active: 0 });
    t.fight();
    expect(t.events('attack')[0]!.weapons).toEqual([{ weapon: 'unit:a-280-blaster-rifle', minis: 4 }]);
  });
  it('[LE-KARTENAKTIONEN-07] [LE-AKTIONEN-15] an attack that is no action triggers nothing that follows actions', () => {
    // Han's second shot would trigger Gunslinger again if it were an attack action.
    const t = lay({
      units: [unit(HAN, 0, 400, 400), storm(520, 400), storm(400, 520), storm(520, 520)],
      active: 0,
      red: ['blank', 'blank', 'blank', 'blank'],
      black: ['blank', 'blank', 'blank', 'blank'],
    });
    t.fight({ defender: '1' });
    t.until('action', { 'window:action.after': '0:gunslinger', defender: '2' });
    expect(t.events('attack')).toHaveLength(2);
  });
  it('[LE-ANGRIFF-04] [LC-AKTION-ANGRIFF-02] Vader has no ranged weapon: from afar he has nobody to attack', () => {
    const t = lay({ units: [unit(VADER, 1, 400, 400), rebels(520, 400)], active: 0 });
    expect(t.until('action').barred('attack')).toEqual(['LE-ANGRIFF-05', 'LE-NAHKAMPF-05', 'LE-ANGRIFF-08']);
  });
});
