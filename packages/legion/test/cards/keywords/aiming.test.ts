import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/data/index.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { lay26 } from '../../edition26/table26.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, holding, rebels, storm } from '../../troops.ts';

/** Keywords of weapons and marksmen that came after the books. */

const blanks = Array(12).fill('blank');
const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };

/** The leader uses the weapon of its first upgrade and nothing else. */
const upgradeOnly = (a: Ask) =>
  a.type === 'form'
    ? Object.fromEntries(
        a.fields.map(({ id, options }) => [
          id,
          (id === '0.0' ? options.find((o) => o.id.startsWith('0:')) : undefined)?.id ?? 'none',
        ]),
      )
    : {};

describe('Marksman', () => {
  const shoot = (aim: number, faces: readonly string[], dice: string[][]) =>
    lay({
      units: [
        unit('cassian-andor', 0, 400, 400, holding('aim', aim)),
        storm(560, 400, { minis: [null, null, 'fallen', 'fallen'] }),
      ],
      active: 0,
      red: [faces[0]] as never,
      white: [faces[1], faces[2]] as never,
      redDefence: blanks,
    }).fight({ 'window:attack.converted': '0:marksman', dice: (a) => (a.kind === 'dice' ? dice.shift()! : []) }).result;
  it('an aim token makes a blank a hit, or a hit a critical one', () => {
    expect(shoot(1, ['blank', 'blank', 'blank'], [['0']])).toMatchObject({ hits: 1, crits: 0 });
    expect(shoot(1, ['hit', 'blank', 'blank'], [['0']])).toMatchObject({ hits: 0, crits: 1 });
  });
  it('one die for each token, and none that is critical already', () => {
    const t = lay({
      units: [unit('cassian-andor', 0, 400, 400, holding('aim', 2)), storm(560, 400)],
      active: 0,
      red: ['crit'],
      white: ['blank', 'hit'],
      redDefence: blanks,
    });
    t.until('action').take('attack').until('dice', { 'window:attack.converted': '0:marksman' });
    expect([t.options(), t.ask()]).toMatchObject([['1', '2'], { min: 1, max: 1 }]);
  });
  it('two make a blank a critical hit; without one nothing happens', () => {
    expect(shoot(2, ['blank', 'blank', 'blank'], [['0'], ['0']])).toMatchObject({ hits: 0, crits: 1 });
    expect(shoot(0, ['blank', 'blank', 'blank'], [])).toMatchObject({ hits: 0, crits: 0 });
  });
});

describe('Lethal', () => {
  const shoot = (aim: number) =>
    lay({
      units: [
        unit('super-tactical-droid', 0, 400, 400, holding('aim', aim)),
        storm(560, 400, { minis: [null, null, 'fallen', 'fallen'] }),
      ],
      active: 0,
      red: ['crit'],
      white: ['crit'],
      redDefence: ['block', 'block'],
    }).fight({ 'window:attack.modify': '0:lethal', 'window:defence.modify': '0:pierce' });
  it('up to X aim tokens pierce instead of rerolling', () => {
    expect(shoot(0).result.wounds).toBe(0);
    expect(shoot(1).result.wounds).toBe(1);
    const t = shoot(2);
    expect([t.result.wounds, t.tokens(0, 'aim')]).toEqual([1, 1]);
  });
});

describe('Long Shot', () => {
  const shoot = (gap: number, aim: number) =>
    lay({
      units: [
        unit('cassian-andor', 0, 200, 400, { upgrades: ['a280'], ...holding('aim', aim) }),
        storm(200 + apart(gap), 400, alone(4)),
      ],
      active: 0,
    }).until('action');
  it('an aim token adds a range to the weapon', () => {
    expect(shoot(2.5 * SEGMENT, 0).options()).not.toContain('attack');
    expect(shoot(3 * SEGMENT, 1).options()).toContain('attack');
    expect(shoot(3 * SEGMENT + 0.01, 2).options()).not.toContain('attack');
  });
  it('and it is spent; within the printed range it is not', () => {
    const after = (gap: number) => {
      const t = shoot(gap, 1).fight({
        weapons: upgradeOnly,
      });
      return t.tokens(0, 'aim');
    };
    expect(after(2.5 * SEGMENT)).toBe(0);
    expect(after(1.5 * SEGMENT)).toBe(1);
  });
});

describe('Ram', () => {
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
  it('up to X more attacks with this weapon alone, each at range 1 of the last defender', () => {
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

describe('Scatter', () => {
  it('the attacker may place everybody but the leader anew, in formation', () => {
    const t = lay({
      units: [
        unit('count-dooku', 1, 400, 400),
        rebels(640, 400, { minis: [null, [640, 360], [640, 440], [675, 400]] }),
        storm(1700, 800),
      ],
      active: 0,
      black: blanks,
    });
    t.until('action').take('attack').until('window:attack.resolved');
    t.take('0:scatter');
    expect([t.ask().kind, t.ask().seat]).toEqual(['displaced', 1]);
    t.take({
      at: [
        [610, 430],
        [610, 370],
        [670, 430],
      ],
    });
    expect(t.pose(1)).toEqual([640, 400, 0]);
    expect(t.pose(1, 1).slice(0, 2)).toEqual([610, 430]);
  });
});

describe('Scatter, whom', () => {
  it('neither a lone miniature nor a vehicle', () => {
    const asked = (who: Spec) => {
      const t = lay({ units: [unit('count-dooku', 1, 400, 400), who, rebels(1700, 800)], active: 0, black: blanks });
      t.fight({ 'window:attack.resolved': () => expect.fail('nobody can be scattered') });
      return t.events('attack').length;
    };
    expect([asked(rebels(640, 400, alone(4))), asked(unit('at-rt-rebel', 0, 640, 400))]).toEqual([1, 1]);
  });
});

describe('Overrun', () => {
  const fly = (y: number, whom = '1') => {
    const t = lay({
      units: [
        unit('raddaugh-gnasp-fluttercraft', 0, 300, 400, { degrees: 90, upgrades: ['gnasp-bombardier'] }),
        storm(420, y, alone(4)),
        storm(1700, 800),
      ],
      active: 0,
      red: Array(4).fill('crit'),
      white: Array(4).fill('crit'),
      redDefence: blanks,
    });
    t.until('action').take('move').until('move');
    t.take({ ...way, speed: 2 });
    t.goOn(() => t.ask().kind === 'action', {
      'window:move.after': (a) =>
        a.type === 'choice' && a.options.some((o) => o.id === '0:overrun') ? '0:overrun' : 'pass',
      'card-unit': whom,
    });
    return t;
  };
  it('an attack on whoever it has moved over, with no cover and no suppression but by the weapon', () => {
    const t = fly(400);
    expect(t.events('attack').map(({ kind, defender }) => [kind, defender])).toEqual([['overrun', 1]]);
    expect(t.unit(1).status).toBe('defeated');
  });
  it('2.6: with any weapon that prints it, as often as it says', () => {
    /** It goes over one squad after the other. */
    const ride = (card: string, more: Spec = {}) => {
      const t = lay26({
        units: [
          unit(card, 0, 200, 400, { degrees: 90, ...more }),
          storm(295, 400, alone(4)),
          storm(480, 400, alone(4)),
          storm(1700, 800),
        ],
        active: 0,
        redDefence: Array(12).fill('block'),
      });
      for (let i = 0; i < 2; i++) {
        t.until('action', { may: 'no' }).take('move').until('move');
        t.take({ ...way, speed: 2 });
        t.goOn(() => t.ask().kind === 'action' || t.ask().kind === 'move', {
          may: 'no',
          'card-unit': (a: Ask) => (a.type === 'choice' ? a.options[0]!.id : 'none'),
          'window:move.after': (a) =>
            a.type === 'choice' && a.options.some((o) => o.id === '0:overrun') ? '0:overrun' : 'pass',
        });
      }
      return t.events('attack').map(({ kind, defender }) => [kind, defender]);
    };
    expect(ride('tsmeu-6-wheel-bikes', alone(2))).toEqual([
      ['overrun', 1],
      ['overrun', 2],
    ]);
    expect(ride('anakin-skywalker-mounted-jedi-general')).toEqual([['overrun', 1]]);
  });
  it('not with a move that is no standard move, nor when somebody else has moved', () => {
    const swooped = (mover: number, move: Spec) => {
      const t = lay({
        units: [
          unit('raddaugh-gnasp-fluttercraft', 0, 300, 400, { degrees: 90, upgrades: ['gnasp-bombardier'] }),
          rebels(420, 700, alone(4)),
          storm(420, 400, alone(4)),
          storm(1700, 800),
        ],
        active: mover,
      });
      t.until('action')
        .take('move')
        .until('move')
        .take({ ...way, ...move });
      return t.options().some((id) => id.includes('overrun'));
    };
    expect(swooped(0, { speed: 2 })).toBe(true);
    expect(swooped(0, { kind: 'pivot', heading: 10 })).toBe(false);
    expect(swooped(1, { speed: 1 })).toBe(false);
  });
  it('it need not', () => {
    expect(fly(400, 'none').events('attack')).toEqual([]);
  });
  it('not on whoever stands beside its way', () => {
    expect(fly(520).events('attack')).toEqual([]);
  });
});
