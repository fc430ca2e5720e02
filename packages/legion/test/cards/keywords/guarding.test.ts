import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, first, lay, piece, type Script, type Spec, unit } from '../../table.ts';
import { alone, rebels, storm } from '../../troops.ts';

const CHEWIE = 'chewbacca-walking-carpet';

describe('Guardian', () => {
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
  /** Han, whose pistol has Pierce 2, shoots at somebody whom royal guards protect from one hit. */
  const pierced = (defender: Spec, piercing: Script[string]) =>
    lay({
      units: [unit('han-solo-unorthodox-general', 0, 400, 400), defender, unit('imperial-royal-guards', 1, 500, 480)],
      active: 0,
      red: ['hit', 'hit'],
      black: ['hit', 'hit'],
      redDefence: ['block', 'block'],
    }).fight({
      defender: '1',
      'window:attack.modify': '2:guardian',
      'card-number': '1',
      'window:defence.modify': piercing,
    });
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
  it('[LE-BESCHUETZER-X-09] [LE-BESCHUETZER-X-10] [LE-DURCHSCHLAGEN-X-03] [LE-DURCHSCHLAGEN-X-04] Pierce cuts the guard’s blocks first, and what is left the defender’s', () => {
    const t = pierced(storm(500, 400, alone(4)), '0:pierce');
    expect(t.events('guards')).toMatchObject([{ unit: 2, hits: 1, faces: ['block'] }]);
    // The block that was cut counts as a blank
    expect(t.wounds(2)).toBe(1);
    expect(t.result).toMatchObject({ hits: 1, blocks: 0, wounds: 1 });
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

describe('two guards', () => {
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
