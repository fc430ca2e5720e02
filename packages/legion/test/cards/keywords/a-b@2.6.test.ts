import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { speedOf } from '../../../src/values.ts';
import { apart, piece, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, BOBA, LEIA, LUKE, rebels, storm, VEERS } from '../../troops.ts';
import { armed, diceRolled, offered, told, use } from '../watching.ts';

const one = alone(4);

describe('Advanced Targeting', () => {
  it('Advanced Targeting: aim tokens against a trooper unit alone', () => {
    const aims = (target: Spec) => {
      const t = lay26({ units: [unit('range-troopers', 1, 400, 400), target], active: 0 });
      let offered = false;
      t.fight({
        'window:attack.declared': (a) => {
          offered = true;
          return a.type === 'choice' ? a.options[0]!.id : '';
        },
      });
      return [offered, t.tokens(0, 'aim')];
    };
    expect(aims(rebels(600, 400))).toEqual([true, 1]);
    expect(aims(unit('at-rt-rebel', 0, 600, 400, { degrees: 0 }))).toEqual([false, 0]);
  });
});

describe('AI in 2.6', () => {
  const thinking = (units: readonly Spec[]) =>
    lay26({ units: [unit('b1-battle-droids', 0, 400, 400, alone(6)), ...units, storm(600, 400, one)], active: 0 })
      .until('action')
      .options();
  it('AI: does what it must, except near a commander within 3 or with an order', () => {
    const boss = (gap: number) => unit('t-series-tactical-droid', 0, 400, 400 + apart(gap), { order: 'facedown' });
    expect(thinking([])).not.toContain('aim');
    expect(thinking([boss(3 * SEGMENT)])).toContain('aim');
    expect(thinking([boss(3 * SEGMENT + 0.1)])).not.toContain('aim');
    expect(thinking([unit('b1-battle-droids', 0, 400, 500, alone(6))])).not.toContain('aim');
  });
  it('AI: a commander within 3 thinks for it', () => {
    const bound = (gap: number) =>
      lay26({
        units: [
          unit('b1-battle-droids', 0, 400, 400, alone(6)),
          storm(700, 400, alone(4)),
          unit('general-grievous-sinister-cyborg', 0, 400, 400 + apart(gap), { order: 'facedown' }),
        ],
        active: 0,
      })
        .until('action')
        .options()
        .includes('aim');
    expect([bound(3 * SEGMENT - 1), bound(3 * SEGMENT + 1)]).toEqual([true, false]);
  });
});

describe('Aid', () => {
  const far = storm(1700, 850, alone(4));
  it('Aid: not what another gains', () => {
    const t = lay26({
      units: [rebels(500, 400, alone(4)), unit('shaak-ti', 0, 400, 400), rebels(400, 500, alone(4)), far],
      active: 0,
    }).until('action');
    expect(offered(t.take('aim'), 'aid', (now) => now.open[0] === '0 action')).toEqual([]);
  });
});

describe('Aid', () => {
  const far = storm(1500, 700, alone(4));
  const SHAAK = unit('shaak-ti', 0, 400, 400);
  const aiming = (others: readonly Spec[], more: Partial<TableSpec> = {}) =>
    lay26({ units: [SHAAK, ...others, far], active: 0, ...more })
      .until('action')
      .take('aim');
  it('hands on what it gains to one it names, within 2 and in sight, for a suppression token', () => {
    const t = aiming([
      rebels(400 + apart(2 * SEGMENT), 400, alone(4)),
      rebels(400, 400 + apart(2 * SEGMENT + 0.01), alone(4)),
      unit('clone-trooper-infantry', 0, 400, 350, alone(4)),
    ]);
    expect(t.open).toEqual(['0 window:token.gained']);
    use(t, 'aid');
    expect(t.options()).toEqual(['1', 'none']);
    t.take('1');
    expect([t.tokens(0, 'aim'), t.tokens(1, 'aim'), t.tokens(0, 'suppression')]).toEqual([0, 1, 1]);
    expect(t.open).toEqual(['0 action']);
  });
  it('need not: it keeps the token and its calm', () => {
    const t = aiming([rebels(500, 400, alone(4))]);
    use(t, 'aid').take('none');
    expect([t.tokens(0, 'aim'), t.tokens(1, 'aim'), t.tokens(0, 'suppression')]).toEqual([1, 0, 0]);
  });
  it('is not asked where nobody it names is near or seen, nor for a standby token', () => {
    const clone = unit('clone-trooper-infantry', 0, 400, 350, alone(4));
    expect(aiming([clone]).open).toEqual(['0 action']);
    const wall = { terrain: [piece('building', 450, 400, 10, 300)] };
    expect(aiming([rebels(500, 400, alone(4))]).open).toEqual(['0 window:token.gained']);
    expect(aiming([rebels(500, 400, alone(4))], wall).open).toEqual(['0 action']);
    const t = lay26({ units: [SHAAK, rebels(500, 400, alone(4)), far], active: 0 });
    expect(t.until('action').take('standby').open).toEqual(['0 action']);
  });
});

describe('Anti-Material', () => {
  const colours = (t: Table) =>
    t
      .events('rolled')
      .at(-1)!
      .dice.map(({ colour }) => colour);
  const shot = (target: Spec) =>
    lay26({
      units: [unit('din-djarin', 0, 400, 400, { upgrades: ['jetpack-rockets-grenades'] }), target],
      active: 0,
    }).fight({
      weapons: (a) =>
        a.type === 'form'
          ? Object.fromEntries(
              a.fields.map((f) => [f.id, f.options.find((o) => o.id.includes('jetpack-rockets'))?.id ?? 'none']),
            )
          : {},
    });
  const walker = (x: number, y: number, more: Spec = {}) => unit('at-rt-rebel', 1, x, y, more);
  const DIN = unit('din-djarin', 0, 400, 400, { upgrades: ['jetpack-rockets-grenades'] });
  it('makes its dice better against a vehicle only', () => {
    expect(colours(shot(unit('at-st', 1, 400 + 4 * SEGMENT, 400, { degrees: 180 })))).toEqual(
      Array.from({ length: 4 }, () => 'red'),
    );
    expect(colours(shot(storm(400 + 3 * SEGMENT, 400, alone(4))))).toEqual(Array.from({ length: 4 }, () => 'black'));
  });
  it('Anti-Materiel: only the dice of that weapon, and nothing is told without it', () => {
    const both = lay26({
      units: [
        unit('boba-fett-daimyo-of-mos-espa', 0, 400, 400, { upgrades: ['jetpack-rockets-grenades'] }),
        walker(400 + 3 * SEGMENT, 400),
      ],
      active: 0,
    });
    both.fight({ weapons: { '0.0': 'unit:fetts-ee-3-carbine', '0.1': '0:jetpack-rockets' } });
    expect(diceRolled(both)).toEqual(['black', 'black', 'black', 'red', 'red', 'red', 'red']);
    expect(told(both, 'anti-material')).toHaveLength(1);
    const pistol = lay26({ units: [DIN, walker(600, 400)], active: 0 });
    expect(told(pistol.fight({ weapons: armed('dins-ib-94-pistol') }), 'anti-material')).toEqual([]);
  });
});

describe('Assault', () => {
  const commandos = (x: number, y: number, more: Spec = {}) =>
    unit('rebel-commandos', 0, x, y, {
      upgrades: ['proton-charge-saboteur'],
      minis: [[x, y + 40], 'fallen', 'fallen', 'fallen', [x, y]],
      leader: 0,
      ...more,
    });
  const told1 = (units: readonly Spec[], active: number, weapons: readonly string[]) => {
    const t = lay26({ units, active });
    return told(t.fight({ weapons: armed(...weapons), defender: '1' }), 'assault').length;
  };
  it('its own attack with that weapon, at range 1 of its leader', () => {
    const at = (gap: number) => storm(400 + apart(gap), 440, alone(4));
    expect(told1([commandos(400, 400), at(SEGMENT)], 0, ['proton-charge'])).toBe(1);
    expect(told1([commandos(400, 400), at(SEGMENT)], 0, ['a-200-blaster-rifle'])).toBe(0);
    expect(told1([rebels(300, 440, alone(4)), at(SEGMENT - 60), commandos(400, 400)], 0, ['a-200-blaster-rifle'])).toBe(
      0,
    );
  });
  it('Assault: a die better at range 1', () => {
    const at = (gap: number) => {
      const t = lay26({
        units: [
          unit('rebel-commandos', 0, 400, 400, {
            upgrades: ['proton-charge-saboteur'],
            minis: ['fallen', 'fallen', 'fallen', 'fallen', [400, 400]],
            leader: 4,
          }),
          storm(400 + apart(gap), 400),
        ],
        active: 0,
      });
      return diceRolled(
        t.fight({
          weapons: (a) =>
            a.type === 'form'
              ? Object.fromEntries(a.fields.map((f) => [f.id, f.options.find((o) => o.id.includes('proton'))!.id]))
              : {},
        }),
      );
    };
    expect(at(SEGMENT)).toEqual(['black', 'black', 'red']); // 1 red, 1 black, 1 white
  });
});

describe('Ataru Mastery in 2.6', () => {
  const blanks = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);
  it('wounds nobody by itself: only Deflect does, once', () => {
    const t = lay26({
      units: [storm(400, 400), unit('yoda', 0, 600, 400, { tokens: { dodge: 1 } })],
      active: 0,
      white: blanks('hit'),
      black: blanks('hit'),
      red: blanks('hit'),
      redDefence: ['surge', 'surge', ...blanks('block')],
    }).fight({ dodge: 'dodge' });
    expect([t.tokens(1, 'dodge'), t.wounds(0)]).toEqual([0, 1]);
    expect(t.tokens(1, 'aim')).toBe(1);
  });
});

describe('Attack Run', () => {
  const far = storm(1500, 700, alone(4));
  const craft = (way: string) => {
    const t = lay26({
      units: [unit('raddaugh-gnasp-fluttercraft-attack-craft', 0, 600, 400), far],
      active: { unit: 0, step: 'start' },
    });
    t.until('window:unit.activates');
    use(t, 'attack-run').until('card-way');
    expect(t.options()).toEqual(['faster', 'slower']);
    return t.take(way);
  };
  it('one faster or one slower, for this activation', () => {
    expect([
      speedOf(craft('faster').g, craft('faster').unit(0)),
      speedOf(craft('slower').g, craft('slower').unit(0)),
    ]).toEqual([3, 1]);
    expect(craft('faster').state.lasting).toMatchObject([{ unit: 0, until: 'activation' }]);
  });
});

describe('Beam in 2.6', () => {
  const swept = (enemies: readonly Spec[], want: readonly string[]) => {
    const t = lay26({
      units: [
        unit('tx-130-saber-class-fighter-tank', 0, 300, 400, { degrees: 90, upgrades: ['tx-130-beam-cannon-turret'] }),
        ...enemies,
        storm(1750, 850),
      ],
      active: 0,
    });
    const asked: string[][] = [];
    t.until('action').take('attack');
    t.goOn(() => t.events('attack').length > 0, {
      defender: '1',
      weapons: (a) =>
        a.type === 'form'
          ? Object.fromEntries(
              a.fields.map((f, i) => [f.id, i === 0 ? f.options.find(({ id }) => id.includes('beam'))!.id : 'none']),
            )
          : {},
      'further-defender': (a) => {
        if (a.type !== 'choice' || !JSON.stringify(a.prompt).includes('beam')) return 'none';
        asked.push(a.options.map(({ id }) => id));
        return want[asked.length - 1] ?? 'none';
      },
    });
    return { asked, defenders: t.events('attack').map(({ defender }) => defender), dice: t.events('rolled').length };
  };
  const at = (x: number) => storm(x, 400, alone(4));
  it('[L2-ANGRIFF-IM-DETAIL-05] all its pools are declared before the dice, each within 1 of the last defender', () => {
    const row = [at(700), at(700 + apart(SEGMENT)), at(700 + 2 * apart(SEGMENT)), at(700 + 2 * apart(SEGMENT) + 40)];
    expect(swept(row, ['2', '3'])).toEqual({
      asked: [
        ['2', 'none'],
        ['3', 'none'],
      ],
      defenders: [1, 2, 3],
      dice: 0,
    });
    expect(swept(row, [])).toMatchObject({ defenders: [1] });
    expect(swept([at(700), at(700 + apart(SEGMENT) + 0.1)], ['2'])).toMatchObject({ asked: [], defenders: [1] });
  });
  it('[L2-ANGRIFF-IM-DETAIL-05] [R-L2-33] only the weapon with Beam goes on, not the others of its pool; without it in the pool nothing does', () => {
    const [BEAM, CANNONS] = ['0:beam-turret', 'unit:heavy-laser-cannons'];
    const pools = (...arms: readonly string[]) => {
      const t = lay26({
        units: [
          unit('tx-130-saber-class-fighter-tank', 0, 300, 400, {
            degrees: 90,
            upgrades: ['tx-130-beam-cannon-turret'],
          }),
          ...[at(600), at(640), storm(1750, 850)],
        ],
        active: 0,
      });
      t.until('action').take('attack');
      t.goOn(() => t.events('attack').length > 0, {
        defender: '1',
        'further-defender': (a) => (a.type === 'choice' && JSON.stringify(a.prompt).includes('beam') ? '2' : 'none'),
        weapons: (a) =>
          a.type === 'form' ? Object.fromEntries(a.fields.map((f, i) => [f.id, arms[i] ?? 'none'])) : {},
      });
      return t.events('attack').map(({ weapons }) => weapons.map(({ weapon }) => weapon));
    };
    expect(pools(BEAM, CANNONS)).toEqual([[BEAM, CANNONS], [BEAM]]);
    expect(pools(CANNONS)).toEqual([[CANNONS]]);
  });
});

describe('Block in 2.6', () => {
  it('[L2-ANGRIFF-IM-DETAIL-14] Block without Outmaneuver: Luke dodges no critical hit, but having spent the token blocks on a surge', () => {
    const strike = (face: 'blank' | 'surge', dodge: string) =>
      lay26({
        units: [rebels(400, 400, alone(4)), unit(LUKE, 1, 600, 400, { tokens: { dodge: 1 } })],
        active: 0,
        black: ['crit'],
        redDefence: [face],
      }).fight({ dodge });
    expect(strike('blank', 'dodge').result).toMatchObject({ crits: 1, wounds: 1 });
    expect(strike('surge', 'dodge').result).toMatchObject({ blocks: 1, wounds: 0 });
    expect(strike('surge', 'no').result).toMatchObject({ blocks: 0, wounds: 1 });
  });
});

describe('Bounty in 2.6', () => {
  it('Bounty: one enemy of rank has to be chosen, a single one is; without one nobody hears of it', () => {
    const setUp = (...enemies: readonly Spec[]) =>
      lay26({
        units: [unit('din-djarin', 0, 300, 100), ...enemies, storm(1500, 860, alone(4))],
        phase: 'deployment',
        round: 0,
      });
    const one = setUp(unit(VEERS, 1, 1300, 860)).goOn(({ state }) => state.round === 1);
    expect([told(one, 'bounty').length, one.unit(1).bounty]).toEqual([1, 1]);
    expect(
      told(
        setUp().goOn(({ state }) => state.round === 1),
        'bounty',
      ),
    ).toEqual([]);
  });

  const far = storm(1700, 800, one);
  const blanks = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);
  const hunted = (hunter: number, bounty: number) => {
    const t = lay26({
      units: [
        unit('agent-kallus', 0, 400, 400),
        rebels(400, 550),
        unit('imperial-officer', 1, 550, 450, { bounty, wounds: 3 }),
        far,
      ],
      active: hunter,
      red: blanks('crit'),
      black: blanks('crit'),
      white: blanks('crit'),
      redDefence: blanks('blank'),
      whiteDefence: blanks('blank'),
    }).fight({ defender: '2' });
    return [t.unit(2).status, t.state.victory, t.unit(2).bounty];
  };
  it('is set on an enemy commander or operative before the battle', () => {
    const t = lay26({
      units: [
        unit(BOBA, 0, 300, 60),
        unit(LEIA, 0, 500, 60),
        unit(VEERS, 1, 1500, 860),
        storm(1300, 860, one),
        unit('agent-kallus', 1, 1100, 860),
        unit('imperial-officer', 1, 900, 860, { status: 'defeated' }),
      ],
      phase: 'deployment',
      round: 0,
      battle: { primary: 'close-the-pocket' },
    });
    t.goOn(({ open, state }) => (open[0] === '0 card-unit' && state.round === 0) || state.round > 0);
    expect(t.options()).toEqual(['2', '4']);
    t.take('4');
    expect(t.state.units.map(({ bounty }) => bounty)).toEqual([0, 0, 0, 0, 1, 0]);
  });
  it('is a point for who set it, if it is he who defeats the prey', () => {
    expect(hunted(0, 1)).toEqual(['defeated', [1, 0], 0]);
    expect(hunted(0, 0)).toEqual(['defeated', [0, 0], 0]);
    expect(hunted(1, 1)).toEqual(['defeated', [0, 0], 1]);
  });
});

describe('Bounty in 2.6', () => {
  const blanks = (n: number) => Array.from({ length: n }, () => 'blank' as const);
  it('Bounty: a point at once for the marked enemy', () => {
    const t = lay26({
      units: [unit(BOBA, 0, 400, 400), unit(LEIA, 1, 600, 400, { wounds: 5, bounty: 1 }), storm(1700, 800)],
      active: 0,
      black: ['crit', 'crit'],
      whiteDefence: blanks(2),
    });
    t.fight({ weapons: { '0.0': 'unit:fetts-ee-3-carbine', '0.1': 'none' } });
    expect(t.state.victory).toEqual([1, 0]);
  });
});
