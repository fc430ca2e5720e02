import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/data/index.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, BOBA, holding, LEIA, LUKE, rebels, storm, VADER } from '../../troops.ts';
import { beside, commands, field, saboteurs } from '../scenes.ts';
import { upgradeOnly } from '../watching.ts';

const blanks = Array(12).fill('blank');

describe('Agile', () => {
  const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
  const riders = () => field(unit('tauntaun-riders', 0, 400, 400, { degrees: 90, minis: [null, 'fallen'] }));
  it('Agile: dodge tokens after a standard move, not after another', () => {
    expect(riders().take('move', way).until('action').tokens(0, 'dodge')).toBe(1);
    const turned = riders()
      .take('move', { ...way, kind: 'pivot', heading: 45 })
      .until('action');
    expect(turned.tokens(0, 'dodge')).toBe(0);
  });
});

describe('AI', () => {
  it('[LC-KI-ANGRIFF-01] AI: Attack without an order must attack first if it can', () => {
    const b1 = (order: string, x: number) =>
      lay({ units: [unit('b1-battle-droids', 1, 400, 400, { order }), rebels(x, 400)], active: 0 });
    // Nor does it rather do nothing.
    const bound = b1('none', 560).until('action');
    expect(bound.options()).toEqual(['attack']);
    bound.refuses('none', 'LC-KI-ANGRIFF-01');
    expect(b1('faceup', 560).until('action').options()).toEqual(expect.arrayContaining(['move', 'none']));
    expect(b1('none', 1700).until('action').options()).toEqual(expect.arrayContaining(['move', 'none']));
  });
  it('[LC-KI-ANGRIFF-BEWEGUNG-01] AI: Attack, Move leaves the choice of the two', () => {
    const t = lay({ units: [unit('droidekas', 1, 400, 400, { degrees: 90 }), rebels(600, 400)], active: 0 });
    const options = t.until('action').options();
    expect(options).toContain('attack');
    expect(options).toContain('move');
    expect(options).not.toContain('aim');
    expect(options).not.toContain('none');
    t.refuses('none', 'LC-KI-ANGRIFF-01');
    t.take('move').until('action');
    expect(t.options()).toContain('none');
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
  it('[LE-SCHARF-MACHEN-X-BOMBENTYP-01] [LE-SCHARF-MACHEN-X-BOMBENTYP-02] Arm is a card action that lays the token wholly inside range 1', () => {
    const t = lay({ units: [saboteurs(500, 400), storm(1500, 700)], active: 0 });
    t.until('action').take('card:0:arm/arm');
    const side = 500 + 13.5;
    t.refuses({ x: side + 152.4 - 10, y: 400 }, 'LE-SCHARF-MACHEN-X-BOMBENTYP-02');
    t.take({ x: side + 60, y: 400 });
    expect(t.state.markers).toMatchObject([{ kind: 'charge', seat: 0, x: side + 60 }]);
    t.until('action', { 'window:action.after': 'pass' });
    expect(t.state.turn!.actions).toBe(1);
  });
});

describe('Armor', () => {
  it('[LE-PANZERUNG-01] [LE-PANZERUNG-03] [LE-NEGIEREN-02] [LE-NEGIEREN-03] hits are taken out of the pool, and nothing is rolled for them', () => {
    const t = lay({
      units: [rebels(400, 400), unit('at-st', 1, 600, 400)],
      active: 0,
      black: ['hit', 'hit', 'crit', 'blank'],
      whiteDefence: ['blank'],
      redDefence: ['blank'],
    }).fight();
    expect(t.result).toEqual({ hits: 0, crits: 1, blocks: 0, wounds: 1 });
    expect(t.events('defenceRolled')[0]!.dice).toHaveLength(1);
  });
  it('[LE-PANZERUNG-02] [LE-WUCHT-X-05] [LE-ANGRIFF-26] the attacker comes first: Impact before Armor', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), unit('at-st', 1, 400 + 13.5 + 50, 400)],
      active: 0,
      black: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
      redDefence: ['blank', 'blank'],
    });
    t.fight({ 'window:attack.modify': '0:impact' });
    expect(t.result).toMatchObject({ hits: 0, crits: 2 });
  });
  it('[LE-WUCHT-X-01] without Armor there is nothing for Impact to do', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), storm(400 + apart(0), 400)],
      active: 0,
      black: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
    });
    t.until('action').take('attack').until('action');
    expect(t.result).toMatchObject({ hits: 3, crits: 0 });
  });
});

describe('Ataru Mastery', () => {
  const yoda = (more: Spec = {}) => unit('yoda', 0, 400, 400, more);
  it('two attack actions, not three; each brings a dodge token', () => {
    const t = lay({
      units: [yoda(), storm(400 + apart(0), 400), storm(1700, 800)],
      active: { unit: 0, actions: 3 },
      red: blanks,
      black: blanks,
      white: blanks,
    }).fight();
    expect(t.until('action').tokens(0, 'dodge')).toBe(1);
    t.fight();
    expect(t.until('action').tokens(0, 'dodge')).toBe(2);
    expect(t.options()).not.toContain('attack');
  });
  it('an aim token for every attack on it, and surges come back for a dodge token', () => {
    const attack = (dodge: number) =>
      lay({
        units: [storm(560, 400, { ...alone(4) }), yoda(holding('dodge', dodge)), rebels(1700, 800)],
        active: 0,
        white: ['crit'],
        redDefence: ['surge', ...blanks],
        whiteDefence: ['surge', ...blanks],
      }).fight({ dodge: 'dodge' });
    const t = attack(1);
    expect(t.tokens(1, 'aim')).toBe(1);
    expect(t.unit(0).status).toBe('defeated');
    expect(attack(0).unit(0).status).toBe('play');
  });
});

describe('Authoritative', () => {
  it('Authoritative: it may pass the order on to a friend at range 1 to 2, once', () => {
    const padme = (gap: number) =>
      commands(
        [
          unit('padme-amidala', 0, 400, 400),
          unit('clone-commander', 0, 400, 300),
          unit('phase-i-clone-troopers', 0, 400 + apart(gap), 400, alone(4)),
          storm(1500, 700),
        ],
        'ambush',
      );
    const t = padme(2 * SEGMENT).until('window:order.before', { orders: ['0'], nominate: '1' });
    t.take('0:authoritative', '2');
    expect([t.unit(0).order, t.unit(2).order]).toEqual(['none', 'faceup']);
    const far = padme(2 * SEGMENT + 0.01).until('window:order.before', { orders: ['0'], nominate: '1' });
    expect(far.take('0:authoritative').options()).toEqual(['1', 'none']);
  });
});

describe('Barrage', () => {
  const AAT = 'aat-trade-federation-battle-tank';
  const gun = (weapons: Spec) => {
    const t = lay({
      units: [unit(AAT, 1, 300, 400, { degrees: 90, order: 'faceup' }), rebels(600, 400), rebels(1700, 800)],
      active: { unit: 0, actions: 2 },
      red: blanks,
      black: blanks,
      white: blanks,
    });
    return t.fight({ weapons }).until('action').options();
  };
  it('two attack actions, unless it has used Arsenal', () => {
    const [one, two] = ['unit:lateral-anti-personnel-lasers', 'unit:mx-8-artillery-laser-cannon'];
    expect(gun({ '0.0': one!, '0.1': 'none' })).toContain('attack');
    expect(gun({ '0.0': one!, '0.1': two! })).not.toContain('attack');
  });
});

describe('Beam', () => {
  const tank = (gaps: readonly number[]) => {
    let x = 500;
    const enemies = gaps.map((gap) => {
      x += apart(gap);
      return storm(500 + 13.5, x - 100, alone(4));
    });
    return lay({
      units: [
        unit('tx-130-saber-class-fighter-tank', 0, 300, 420, { degrees: 90, upgrades: ['tx-130-beam-cannon-turret'] }),
        storm(500 + 13.5, 400, alone(4)),
        ...enemies,
      ],
      active: 0,
      red: blanks,
      black: blanks,
      white: blanks,
    });
  };
  const run = (gaps: readonly number[]) => {
    const t = tank(gaps);
    t.until('action').take('attack');
    t.goOn(({ state }) => state.turn?.unit !== 0 || t.ask().kind === 'action', {
      defender: '1',
      'further-defender': 'none',
      weapons: upgradeOnly,
      'window:attack.after': '0:beam',
      'card-unit': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
    });
    return t.events('attack').map(({ defender }) => defender);
  };
  it('[R-LE-101] up to X more attacks with this weapon alone, each at range 1 of the last defender', () => {
    expect(run([SEGMENT - 27, SEGMENT - 27, 60])).toEqual([1, 2, 3]);
  });
  it('not beyond range 1 of it', () => {
    expect(run([SEGMENT + 100])).toEqual([1]);
  });
});

describe('Beam, step by step', () => {
  const swept = (upgrade: string, enemies: readonly Spec[], dice: readonly string[] = blanks) => {
    const t = lay({
      units: [
        unit('tx-130-saber-class-fighter-tank', 0, 300, 400, { degrees: 90, upgrades: [upgrade] }),
        ...[...enemies, storm(1750, 850)],
      ],
      active: 0,
      red: dice as never,
      black: blanks,
      white: blanks,
      redDefence: blanks,
    });
    t.until('action').take('attack');
    const asked: string[][] = [];
    t.goOn(({ state }) => state.turn?.unit !== 0 || t.ask().kind === 'action', {
      defender: '1',
      'further-defender': 'none',
      weapons: upgradeOnly,
      'window:attack.after': '0:beam',
      'card-unit': (a) => {
        const ids = a.type === 'choice' ? a.options.map(({ id }) => id) : [];
        asked.push(ids);
        return ids[0]!;
      },
    });
    return { asked, defenders: t.events('attack').map(({ defender }) => defender) };
  };
  const at = (x: number, y: number) => storm(x, y, alone(4));
  it('the next one is at range 1 of the last one, not of the first; a weapon that is also fixed sweeps as well', () => {
    const row = [at(700, 400), at(700 + apart(SEGMENT), 400), at(700 + 2 * apart(SEGMENT), 400)];
    for (const upgrade of ['tx-130-beam-cannon-turret', 'twin-beam-cannons'])
      expect(swept(upgrade, row)).toEqual({
        asked: [
          ['2', 'none'],
          ['3', 'none'],
        ],
        defenders: [1, 2, 3],
      });
  });
  it('farther than the weapon reaches', () => {
    const x = 300 + unitOf('tx-130-saber-class-fighter-tank', '1.2').base.length / 2 + 13.5 + 4 * SEGMENT;
    expect(swept('tx-130-beam-cannon-turret', [at(x - 1, 400), at(x + 100, 400)]).defenders).toEqual([1, 2]);
  });
  it('where somebody has fallen it ends', () => {
    const row = [at(700, 400), at(760, 400), at(820, 400)];
    expect(swept('tx-130-beam-cannon-turret', row, ['blank', 'blank', 'crit', 'crit']).defenders).toEqual([1, 2]);
  });
});

describe('Bolster', () => {
  it('Bolster: surge tokens for friends at range 1', () => {
    const t = beside('clone-commander', SEGMENT).take('card:0:bolster/bolster');
    expect(t.options()).toEqual(['0', '1']);
    t.take(['1']);
    expect([t.tokens(0, 'surge'), t.tokens(1, 'surge')]).toEqual([0, 1]);
    expect(
      beside('clone-commander', SEGMENT + 0.01)
        .take('card:0:bolster/bolster')
        .options(),
    ).toEqual(['0']);
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
