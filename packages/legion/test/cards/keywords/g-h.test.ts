import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/data/index.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { flightOf } from '../../../src/values.ts';
import { apart, first, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, holding, rebels, storm } from '../../troops.ts';
import { beside, field, pierced } from '../scenes.ts';
import { actionsTaken } from '../watching.ts';

describe('Generator', () => {
  const first = (a: Ask) =>
    a.type === 'choice' ? a.options[0]!.id : a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : [];
  const asked = (shield: number, more: Spec = {}) =>
    lay({
      units: [
        unit('droidekas', 1, 400, 400, { ...holding('shield', shield), ...more }),
        rebels(1500, 800),
        storm(100, 800),
      ],
      phase: 'end',
    }).open.includes('1 window:end.tokens');
  it('[LC-GENERATOR-X-01] Generator 1 turns one shield up again in the end phase', () => {
    const t = lay({
      units: [unit('droidekas', 1, 400, 400, { tokens: { shield: 1 } }), rebels(1700, 800)],
      phase: 'end',
    });
    t.goOn(({ state }) => state.round > 1, { 'window:end.tokens': first });
    expect(t.tokens(0, 'shield')).toBe(2);
  });
  it('[LC-GENERATOR-X-01] where a shield is spent, as long as it lives', () => {
    expect([asked(3), asked(4), asked(3, { status: 'defeated' })]).toEqual([true, false, false]);
  });
});

describe('Grounded', () => {
  it('it neither climbs nor clambers', () => {
    const wall = piece('building', 400, 500, 200, 120, { height: 100 });
    const kinds = (card: string) => {
      const t = field(unit(card, 0, 400, 400 + 40 - 13.5), undefined, { terrain: [wall] }).take('move');
      const { region } = t.ask() as unknown as { readonly region: { readonly kinds: readonly string[] } };
      return region.kinds.includes('clamber');
    };
    expect(kinds('r2-d2-independent-astromech')).toBe(false);
    expect(kinds('luke-skywalker-hero-of-the-rebellion')).toBe(true);
  });
});

describe('Guardian', () => {
  const CHEWIE = 'chewbacca-walking-carpet';
  /** Stormtroopers shoot at rebels whom Chewbacca (Guardian 3, white dice, surges to nothing) protects. */
  const guarded = (
    more: {
      readonly gap?: number;
      readonly defender?: Spec;
      readonly dice?: object;
      readonly terrain?: readonly Spec[];
    } = {},
  ) =>
    lay({
      units: [
        storm(400, 400),
        more.defender ?? rebels(520, 400, alone(4)),
        unit(CHEWIE, 0, 520, 400 + apart(more.gap ?? 50)),
      ],
      terrain: more.terrain ?? [],
      active: 0,
      white: ['hit', 'hit', 'crit', 'blank'],
      whiteDefence: ['block', 'blank', 'blank'],
      ...more.dice,
    });
  const offered = (t: ReturnType<typeof lay>) => {
    let yes = false;
    t.fight({
      defender: '1',
      'window:attack.modify': (a) => {
        yes ||= JSON.stringify(a).includes('guardian');
        return 'pass';
      },
    });
    return yes;
  };
  it('[LE-BESCHUETZER-X-01] [LC-BESCHUETZER-X-01] for a friendly unit at range 1, not at range 2', () => {
    expect(offered(guarded({ gap: SEGMENT }))).toBe(true);
    expect(offered(guarded({ gap: SEGMENT + 0.01 }))).toBe(false);
  });
  it('[LE-BESCHUETZER-X-01] not out of sight', () => {
    const wall = piece('high-stone-wall', 520, 445, 100, 10, { height: 200 });
    expect(offered(guarded({ gap: 60, terrain: [wall] }))).toBe(false);
  });
  it('[LE-BESCHUETZER-X-01] for troopers only', () => {
    expect(offered(guarded({ defender: unit('at-rt-rebel', 0, 540, 400), dice: { black: [] } }))).toBe(false);
  });
  it('[LE-BESCHUETZER-X-02] [LE-BESCHUETZER-X-03] [LE-BESCHUETZER-X-04] [LE-BESCHUETZER-X-05] he takes hits, never critical ones, rolls his own dice and suffers for blanks', () => {
    const t = guarded();
    t.fight({ defender: '1', 'window:attack.modify': '2:guardian', 'card-number': '2' });
    expect(t.events('guards')).toMatchObject([{ unit: 2, hits: 2, faces: ['block', 'blank'] }]);
    expect(t.result).toMatchObject({ hits: 0, crits: 1 });
    expect(t.wounds(2)).toBe(1);
  });
  it('[LE-BESCHUETZER-X-06] [LE-BESCHUETZER-X-07] the guard gains no suppression, the defender does', () => {
    const t = guarded({ dice: { white: ['hit', 'hit', 'blank', 'blank'], whiteDefence: ['block', 'block'] } });
    t.fight({ defender: '1', 'window:attack.modify': '2:guardian', 'card-number': '2' });
    expect([t.tokens(1, 'suppression'), t.tokens(2, 'suppression')]).toEqual([1, 0]);
  });
  it('[LE-BESCHUETZER-X-08] not for a defender that is a guardian itself', () => {
    expect(offered(guarded({ defender: unit('chewbacca-hero-of-kashyyyk', 0, 520, 400) }))).toBe(false);
  });
  it('[LE-DURCHSCHLAGEN-X-02] [LE-DURCHSCHLAGEN-X-04] how much of it goes into the guard is the attacker’s choice: what is kept cuts the defender’s blocks', () => {
    const spent = (into: string) => {
      let options: unknown;
      const t = lay({
        units: [
          unit('padme-amidala', 0, 400, 400, { upgrades: ['looted-e-5-blaster'] }),
          ...[storm(500, 400, alone(4)), unit('imperial-royal-guards', 1, 500, 480)],
        ],
        active: 0,
        red: ['hit'],
        white: ['hit'],
        redDefence: ['block', 'block'],
      }).fight({
        defender: '1',
        weapons: { '0.0': '0:looted-e-5-blaster' },
        'window:attack.modify': '2:guardian',
        'card-number': (a) => {
          if (a.seat === 1) return '1';
          options = a.type === 'choice' && a.options.map(({ id }) => id);
          return into;
        },
        'window:defence.modify': (a) => (a.type === 'choice' ? a.options[0]!.id : []),
      });
      return { options, guard: t.wounds(2), defender: t.result.wounds };
    };
    expect(spent('1')).toEqual({ options: ['1', '0'], guard: 1, defender: 0 });
    expect(spent('0')).toEqual({ options: ['1', '0'], guard: 0, defender: 1 });
  });
  it('[LE-IMMUNITAET-DURCHSCHLAGEN-01] of a guard that is immune itself nothing is cut, and nobody is asked', () => {
    let asked = 0;
    const t = lay({
      units: [
        ...[unit('han-solo-unorthodox-general', 0, 400, 400), storm(500, 400, alone(4))],
        unit('obi-wan-kenobi', 1, 500, 480),
      ],
      active: 0,
      red: ['hit', 'hit'],
      black: ['hit', 'hit'],
      redDefence: Array(4).fill('block'),
    }).fight({
      defender: '1',
      'window:attack.modify': '2:guardian',
      'card-number': (a) => {
        if (a.seat === 0) asked++;
        return '1';
      },
    });
    expect([t.events('guards').length, asked, t.wounds(2)]).toEqual([1, 0, 0]);
  });
  it('[LE-IMMUNITAET-DURCHSCHLAGEN-02] [LE-DURCHSCHLAGEN-X-02] the guard’s blocks are cut even if the defender is immune', () => {
    const t = pierced(unit('emperor-palpatine', 1, 500, 400), first);
    expect(t.wounds(2)).toBe(1);
    expect(t.result).toMatchObject({ hits: 1, blocks: 1, wounds: 0 });
  });
  it('[LE-BESCHUETZER-X-09] [LE-BESCHUETZER-X-10] what pierced one of them does not pierce the other', () => {
    const t = lay({
      units: [
        unit(CHEWIE, 0, 400, 400),
        storm(520, 400, alone(4)),
        ...[unit('imperial-royal-guards', 1, 520, 500), unit('imperial-royal-guards', 1, 520, 300)],
      ],
      active: 0,
      red: ['hit', 'hit'],
      white: ['hit', 'hit'],
      redDefence: Array(8).fill('block'),
    });
    t.fight({
      defender: '1',
      'window:attack.modify': (a) =>
        a.type === 'choice' ? (a.options.find(({ id }) => id.endsWith('guardian'))?.id ?? 'pass') : 'pass',
      'card-number': '1',
    });
    const lost = [2, 3].map((id) => t.wounds(id));
    expect(t.events('guards').map(({ hits }) => hits)).toEqual([1, 1]);
    expect(lost).toEqual([1, 0]);
  });
});

describe('Guardian of somebody', () => {
  const BODYGUARDS = 'ig-100-magnaguard';
  const asked = (defender: Spec, guards: Spec = {}) => {
    let yes = false;
    lay({
      units: [
        ...[rebels(400, 400), defender, unit(BODYGUARDS, 1, 560, 500, { ...alone(3), ...guards }), storm(1700, 800)],
      ],
      active: 0,
      black: ['hit', 'hit', 'hit', 'hit'],
      redDefence: Array(4).fill('block'),
    }).fight({
      defender: '1',
      'window:attack.modify': (a) => {
        yes ||= JSON.stringify(a).includes('guardian');
        return 'pass';
      },
    });
    return yes;
  };
  it('[LE-BESCHUETZER-X-01] those who guard commanders guard nobody else', () => {
    expect(asked(unit('count-dooku', 1, 560, 420))).toBe(true);
    expect(asked(storm(560, 420, alone(4)))).toBe(false);
  });
  it('[LE-BESCHUETZER-X-01] nor do they guard who stands on the other side', () => {
    expect(asked(unit('count-dooku', 1, 560, 420), { seat: 0 })).toBe(false);
  });
});

describe('Guidance', () => {
  const GUIDE = 'card:0:guidance/guide';
  it('another trooper unit at range 1 to 2 performs a free action that is no attack', () => {
    const t = beside('yoda', 2 * SEGMENT).take(GUIDE, '1');
    expect(t.options()).toEqual(['move', 'aim', 'dodge', 'standby', 'recover', 'none']);
    t.take('aim');
    expect(t.tokens(1, 'aim')).toBe(1);
    // It was not an action of the one who guides: its own aim action is still to be had.
    expect(t.until('action').options()).toContain('aim');
    expect(t.state.turn).toMatchObject({ unit: 0, actions: 1 });
  });
  it('not beyond', () => {
    expect(beside('yoda', 2 * SEGMENT + 0.01).options()).not.toContain(GUIDE);
  });
});

describe('Gunslinger', () => {
  const HAN = 'han-solo-unorthodox-general';
  const han = (units: readonly Spec[]) =>
    lay({
      units: [unit(HAN, 0, 400, 400), ...units],
      active: 0,
      red: ['blank', 'blank', 'blank', 'blank'],
      black: ['blank', 'blank', 'blank', 'blank'],
    });
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
  it('[LE-REVOLVERHELD-01] [LE-REVOLVERHELD-02] [LC-REVOLVERHELD-01] [LE-AKTIONEN-14] a second ranged attack on another unit, which is no action', () => {
    const t = han([storm(520, 400), storm(400, 520)]);
    t.fight({ defender: '1' });
    t.until('action', { 'window:action.after': '0:gunslinger' });
    expect(t.events('attack').map(({ defender, kind }) => [defender, kind])).toEqual([
      [1, 'action'],
      [2, 'plain'],
    ]);
    expect(actionsTaken(t)).toEqual(['attack']);
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
  it('[LE-REVOLVERHELD-01] Gunslinger: neither the shots of friends nor a fight at close quarters', () => {
    const enemies = [storm(600, 400, alone(4)), storm(600, 550, alone(4))];
    expect(others(1, [unit(HAN, 0, 400, 400), rebels(400, 500, alone(4)), ...enemies]).open).toEqual(['0 action']);
    const melee = [storm(400 + apart(0), 400, alone(4)), storm(600, 550, alone(4))];
    expect(others(0, [unit(HAN, 0, 400, 400), rebels(100, 800, alone(4)), ...melee]).open).toEqual(['0 action']);
  });
});

describe('High Velocity', () => {
  it('[LE-HOCHGESCHWINDIGKEIT-02] only the defender of the pool that holds the weapon', () => {
    const t = lay({
      units: [
        unit('scout-troopers', 1, 400, 400, {
          minis: [null, 'fallen', 'fallen', 'fallen', null],
          upgrades: ['dlt-19x-sniper'],
        }),
        rebels(560, 400, { tokens: { dodge: 1 } }),
        rebels(400, 560, { tokens: { dodge: 1 } }),
      ],
      active: 0,
      black: Array(4).fill('hit'),
      white: Array(4).fill('hit'),
      red: Array(4).fill('hit'),
      whiteDefence: Array(6).fill('block'),
    });
    t.until('action').take('attack', '1');
    const own = t
      .options()
      .find((o) => o.startsWith('0.0='))!
      .split('=')[1]!;
    t.take({ '0.0': own, '4.0': 'none' }).take('2');
    t.until('action', { pool: first, dodge: 'dodge' });
    const spent = t.events('tokens').filter(({ token, change }) => token === 'dodge' && change < 0);
    expect(spent.map(({ unit: u }) => u)).toEqual([1]);
  });
});

describe('Hover', () => {
  const tank = (card: string, more: Spec = {}) => field(unit(card, 1, 500, 400, more), [rebels(1500, 800)]);
  const kinds = (card: string) => {
    const t = tank(card).take('move');
    const { region } = t.ask() as unknown as { readonly region: { readonly kinds: readonly string[] } };
    return region.kinds;
  };
  it('it strafes, reverses and stands by, which other repulsor vehicles do not', () => {
    expect(kinds('aat-trade-federation-battle-tank')).toEqual(expect.arrayContaining(['strafe', 'reverse']));
    expect(tank('aat-trade-federation-battle-tank').options()).toContain('standby');
    expect(kinds('74-z-speeder-bikes')).not.toContain('reverse');
    expect(tank('74-z-speeder-bikes').options()).not.toContain('standby');
  });
  it('its standby token is spent like any other', () => {
    const t = lay({
      units: [
        rebels(500, 800, alone(4)),
        unit('aat-trade-federation-battle-tank', 1, 500, 600, { degrees: 0, ...holding('standby') }),
      ],
      active: 0,
    });
    t.until('action').take('aim');
    expect(t.ask().kind).toBe('free-action');
  });
  it('Ground: others hide behind it as behind a ground vehicle', () => {
    const cover = (card: string) => {
      const { width } = unitOf(card, '1.2').base;
      const t = lay({
        units: [
          rebels(200, 400, alone(4)),
          storm(650, 400, alone(4)),
          unit(card, 1, 500, 400 + width / 2 - 4, { degrees: 90, ...(unitOf(card, '1.2').minis > 1 && alone(2)) }),
        ],
        active: 0,
        black: ['hit'],
      });
      return t.fight({ defender: '1' }).cover;
    };
    expect(cover('infantry-support-platform')).toBe(1);
    expect(cover('74-z-speeder-bikes')).toBe(0);
  });
  it('Air: terrain of its height does not stop it', () => {
    const step = (card: string) => {
      const t = tank(card);
      return Math.round(numberOfStep(t));
    };
    const numberOfStep = (t: ReturnType<typeof tank>) => flightOf(t.g, t.unit(0));
    expect(step('laat-le-patrol-transport-empire')).toBe(Math.round(2 * SEGMENT));
    expect(step('aat-trade-federation-battle-tank')).toBeLessThan(SEGMENT);
  });
});
