import { WHETHER } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/data/index.ts';
import { deployment, deploymentOf } from '../../../src/flow/setup/deployment.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, first, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, holding, LEIA, LUKE, rebels, storm, VADER, VEERS } from '../../troops.ts';
import { commands, deploying, field, issue, saboteurs } from '../scenes.ts';
import { windowsOfOrders } from '../watching.ts';

describe('Danger Sense', () => {
  const blanks = Array(8).fill('blank');
  it('[R-LE-101] it may keep what it would lose', () => {
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

describe('Dauntless', () => {
  const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
  const blanks = Array(8).fill('blank');
  const rally = (units: readonly Spec[], dice: readonly string[] = blanks) =>
    lay({ units, active: { unit: 0, step: 'rally' }, whiteDefence: dice as never, redDefence: dice as never });
  const rallies = (active: number, ...units: readonly Spec[]) =>
    lay({
      units,
      active: { unit: active, step: 'rally' },
      whiteDefence: blanks as never,
      redDefence: blanks as never,
    }).goOn((t) => ['window:unit.rallied', 'action'].includes(t.ask().kind));
  const shaken = (x: number, y: number) => rebels(x, y, { ...alone(4), ...holding('suppression', 1) });
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
  it('Dauntless: not after that of another', () => {
    const units = [shaken(400, 400), unit('rebel-pathfinders', 0, 500, 500, alone(4)), storm(1500, 700)];
    expect(rallies(0, ...units).open).toEqual(['0 action']);
  });
});

describe('Defend', () => {
  const ordered = (card: string, id: string) => {
    const t = commands(
      [
        unit(LEIA, 0, 400, 400),
        unit(card, 0, 500, 400, { tokens: { suppression: 1 } }),
        ...[rebels(400, 500, alone(4)), storm(1500, 700)],
      ],
      'ambush',
    );
    t.goOn(({ state }) => state.phase === 'activation', { orders: [id], 'window:unit.ordered': '1:disciplined' });
    return [t.tokens(1, 'dodge'), t.tokens(1, 'suppression')];
  };
  it('Defend: X dodge tokens', () => {
    const t = commands([unit(LEIA, 0, 400, 400), unit('rebel-veterans', 0, 500, 400), storm(1500, 700)], 'ambush');
    t.goOn(() => t.unit(1).order === 'faceup', { orders: ['1'] });
    expect(t.tokens(1, 'dodge')).toBe(1);
  });
  it('Defend, Disciplined: the unit itself, not another', () => {
    expect([ordered('rebel-veterans', '1'), ordered('rebel-veterans', '2')]).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect([ordered('imperial-royal-guards', '1'), ordered('imperial-royal-guards', '2')]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });
});

describe('Deflect', () => {
  /** Four stormtroopers shoot at Luke, who has dodge tokens. */
  const shot = (
    dodge: number,
    dice: { readonly white: readonly string[]; readonly redDefence?: readonly string[] },
    more: Spec = {},
  ) =>
    lay({
      units: [storm(400, 400, more), unit(LUKE, 0, 520, 400, { tokens: { dodge } })],
      active: 0,
      ...(dice as object),
    });
  it('[LE-ABLENKEN-01] [LE-ABLENKEN-02] [LE-ABLENKEN-04] with a dodge spent surges block, and each throws a wound back; the dodge cancels as usual', () => {
    const t = shot(1, { white: ['hit', 'hit', 'hit', 'blank'], redDefence: ['surge', 'surge'] });
    t.fight({ dodge: 'dodge' });
    expect(t.result).toEqual({ hits: 2, crits: 0, blocks: 2, wounds: 0 });
    expect(t.alive(0)).toBe(2);
  });
  it('[LE-ABLENKEN-03] without a dodge a surge of Luke’s is what his chart says, and nothing comes back', () => {
    const t = shot(1, { white: ['hit', 'hit', 'hit', 'blank'], redDefence: ['surge', 'surge', 'surge'] });
    t.fight({ dodge: 'no' });
    expect(t.result).toMatchObject({ hits: 3, blocks: 0, wounds: 3 });
    expect(t.alive(0)).toBe(4);
  });
  it('[LE-ABLENKEN-05] [LE-AUSWEICHEN-03] a second dodge cancels another hit and doubles nothing', () => {
    const t = shot(2, { white: ['hit', 'hit', 'hit', 'blank'], redDefence: ['surge'] });
    t.fight({ dodge: 'dodge' });
    expect(t.result).toMatchObject({ hits: 1, blocks: 1 });
    expect(t.alive(0)).toBe(3);
    expect(t.tokens(1, 'dodge')).toBe(0);
  });
  it('[LE-AUSWEICHEN-05] a dodge may be spent with no hit to cancel', () => {
    const t = shot(1, { white: ['crit', 'blank', 'blank', 'blank'], redDefence: ['surge'] });
    t.fight({ dodge: 'dodge' });
    expect(t.result).toMatchObject({ crits: 1, blocks: 1, wounds: 0 });
    expect(t.alive(0)).toBe(3);
  });
  it('[LE-ABLENKEN-06] [LE-ABLENKEN-07] the attacker may fall in its own attack, which goes on', () => {
    const u = lay({
      units: [
        storm(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen'] }),
        unit(LUKE, 0, 520, 400, { tokens: { dodge: 1 } }),
        storm(1500, 700),
      ],
      active: 0,
      white: ['crit'],
      redDefence: ['surge'],
    });
    u.fight({ dodge: 'dodge' });
    expect(u.unit(0).status).toBe('defeated');
    expect(u.events('result')).toHaveLength(1);
  });
  describe('in the first of two pools', () => {
    /** A squad of two shoots at Vader, who throws both shots back, and at a stormtrooper beside whom a wall may stand. */
    const split = (wall: boolean) => {
      const t = lay({
        units: [
          rebels(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen', null], upgrades: ['z-6-trooper'] }),
          unit(VADER, 1, 520, 400, holding('dodge')),
          storm(400, 560, alone(4)),
          rebels(1500, 700),
        ],
        terrain: wall ? [piece('barricade', 400, 530, 80, 12)] : [],
        active: 0,
        white: ['crit', 'crit', 'blank', 'blank', 'blank', 'blank'],
        black: ['crit'],
        redDefence: ['surge', 'surge', 'blank'],
      });
      t.until('action').take('attack', '1').take({ '0.0': 'none', '4.0': '0:z-6-trooper' }).take('2');
      return t.take(t.options()[0]!).take('dodge');
    };
    it('[R-LE-117] [LE-ANGRIFF-33] its attacker falls: the other pool is resolved all the same', () => {
      const t = split(false);
      expect(t.unit(0).status).toBe('defeated');
      expect(t.events('result').map(({ wounds }) => wounds)).toEqual([0, 1]);
      expect(t.unit(2).status).toBe('defeated');
    });
    it('[R-LE-117] and cover is judged from where its leader stood', () => {
      const grades = (wall: boolean) =>
        split(wall)
          .events('cover')
          .map(({ grade }) => grade);
      expect([grades(false), grades(true)]).toEqual([
        [0, 0],
        [0, 2],
      ]);
    });
  });
  it('[LE-ABLENKEN-02] in melee nothing comes back', () => {
    const t = lay({
      units: [storm(400, 400), unit(LUKE, 0, 400 + apart(0), 400, { tokens: { dodge: 1 } })],
      active: 0,
      black: ['hit', 'hit', 'blank', 'blank'],
      redDefence: ['surge'],
    });
    t.fight({ dodge: 'dodge' });
    expect(t.result).toMatchObject({ hits: 1, blocks: 1 });
    expect(t.alive(0)).toBe(4);
  });
  it('[LE-IMMUNITAET-ABLENKEN-01] against a weapon that is immune to it Deflect does nothing', () => {
    const t = lay({
      units: [
        unit('droidekas', 1, 400, 400, { degrees: 90, minis: [null, 'fallen'] }),
        unit(LUKE, 0, 540, 400, { tokens: { dodge: 1 } }),
      ],
      active: 0,
      red: ['hit', 'hit', 'hit', 'hit'],
      black: ['hit', 'hit', 'hit', 'hit'],
      white: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      redDefence: ['surge', 'surge', 'surge', 'surge', 'surge', 'surge', 'surge', 'surge'],
    });
    t.fight({ dodge: 'dodge' });
    expect(t.result.blocks).toBe(0);
    expect(t.unit(0).minis[0]!.wounds).toBe(0);
  });
  it('[LE-HOCHGESCHWINDIGKEIT-01] [LE-HOCHGESCHWINDIGKEIT-03] a high-velocity shot cannot be dodged, so not deflected', () => {
    const sniper = (both: boolean) =>
      lay({
        units: [
          unit('scout-troopers', 1, 400, 400, {
            minis: [null, 'fallen', 'fallen', 'fallen', null],
            upgrades: ['dlt-19x-sniper'],
          }),
          unit(LUKE, 0, 560, 400, { tokens: { dodge: 1 } }),
        ],
        active: 0,
        black: ['hit', 'hit'],
        white: ['hit', 'hit'],
        red: ['hit'],
        redDefence: ['surge', 'surge', 'surge'],
      }).fight({
        dodge: 'dodge',
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(
                a.fields.map((f) => [
                  f.id,
                  f.id.startsWith('4') ? '0:dlt-19x-sniper' : both ? f.options[0]!.id : 'none',
                ]),
              )
            : '',
      });
    expect(sniper(false).tokens(1, 'dodge')).toBe(1);
    // One ordinary carbine in the pool, and it may be.
    expect(sniper(true).tokens(1, 'dodge')).toBe(0);
  });
});

describe('Demoralize', () => {
  const blanks = Array(8).fill('blank');
  const rallies = (active: number, ...units: readonly Spec[]) =>
    lay({
      units,
      active: { unit: active, step: 'rally' },
      whiteDefence: blanks as never,
      redDefence: blanks as never,
    }).goOn((t) => ['window:unit.rallied', 'action'].includes(t.ask().kind));
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
});

describe('Detachment', () => {
  const waiting = (card: string, seat: number, more: Spec = {}): Spec => ({ card, seat, status: 'reserve', ...more });
  const mortar = (y: number) => {
    const t = deploying([
      unit('rebel-veterans', 0, 600, 250, alone(4)),
      waiting('mark-ii-medium-blaster-trooper', 0),
      storm(1700, 850),
    ]);
    t.until('deploy');
    return t.match.check(0, { x: 600, y, degrees: 0 }) === undefined;
  };
  it('its leader stands at speed 1 of the leader of the unit that it belongs to, zone or not', () => {
    const t = deploying([
      unit('rebel-veterans', 0, 600, 250),
      waiting('mark-ii-medium-blaster-trooper', 0),
      storm(1700, 850),
    ]).until('deploy');
    const own = t.g.baseOf(t.unit(1), 0);
    const far = 250 + 13.5 + own.length / 2 + 75;
    expect(mortar(far)).toBe(true);
    expect(mortar(far + 0.5)).toBe(false);
  });
  it('[R-LE-94] a place beside it is found without luck, too, and farther off where nobody finds room', () => {
    const beside = (...walls: Spec[]) => {
      const t = deploying([
        unit('rebel-veterans', 0, 40, 250, alone(4)),
        waiting('mark-ii-medium-blaster-trooper', 0),
        storm(1700, 850),
        ...walls,
      ]);
      const data = deploymentOf(t.g, t.unit(1));
      return { place: deployment.sample(t.g, data, WHETHER), within: data.beside?.within };
    };
    const free = beside();
    expect(free.place).toBeDefined();
    expect(free.within).toBe(75);
    // troopers so close together that the base of the mortar fits between none of them
    const rows = [100, 150, 200, 250, 300, 350, 400].flatMap((y) => [40, 90, 140, 190].map((x) => [x, y] as const));
    const full = beside(...rows.flatMap(([x, y]) => (x === 40 && y === 250 ? [] : [storm(x, y, alone(4))])));
    expect(full.place).toBeDefined();
    expect(full.within).toBeGreaterThan(75);
  });
  it('it waits until that unit stands', () => {
    const t = deploying([
      waiting('rebel-veterans', 0),
      waiting('mark-ii-medium-blaster-trooper', 0),
      rebels(100, 100),
      storm(1700, 850),
    ]);
    t.until('deploy');
    expect(t.ask().about).toMatchObject({ unit: 0 });
  });
});

describe('Detonate', () => {
  const MINE = { kind: 'charge', seat: 0, by: 'upgrade/proton-charge-saboteur', note: 'Proton Charge' };
  const field = (units: readonly Spec[], x: number, y: number, more: object = {}) =>
    lay({ units: [saboteurs(1200, 700), ...units], markers: [{ ...MINE, x, y }] as never, active: 0, ...more });
  const blast = (t: ReturnType<typeof lay>) =>
    t.until('action').take('aim').until('action', { 'window:action.after': first, 'card-unit': first });
  it('[LE-DETONIEREN-02] [LE-DETONIEREN-09] [LE-DETONIEREN-X-BOMBENTYP-05] with the weapon, the keywords and the chart of its card: surges are critical', () => {
    const t = blast(
      field([storm(500, 400)], 500, 450, {
        red: ['surge'],
        white: ['hit', 'blank'],
        redDefence: ['blank', 'blank'],
      }),
    );
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'white', 'white']);
    expect(t.result).toMatchObject({ crits: 1, hits: 1 });
  });
  it('[LE-DETONIEREN-10] [LE-DETONIEREN-X-BOMBENTYP-03] nobody spends aim tokens on it', () => {
    const t = field([storm(500, 400)], 500, 460);
    blast(t);
    expect(t.tokens(0, 'aim')).toBe(1);
    expect(t.events('dice').some(({ why }) => why === 'aim')).toBe(false);
  });
  it('[LE-DETONIEREN-X-BOMBENTYP-01] [LE-DETONIEREN-X-BOMBENTYP-06] [LE-DETONIEREN-11] after an action of anybody, before what else follows it', () => {
    const t = lay({
      units: [saboteurs(1200, 700), unit('snowtroopers', 1, 400, 400), storm(1500, 300)],
      markers: [{ ...MINE, x: 520, y: 480 }] as never,
      active: 1,
    });
    t.until('action').take('move').take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 });
    expect(t.open).toEqual(['0 window:action.after']);
    expect(t.options()[0]).toContain('detonate');
    t.take('pass');
    expect(t.open[0]!.startsWith('1')).toBe(true);
  });
  it('[LE-SCHARF-MACHEN-X-BOMBENTYP-03] [LE-BOMBENMARKER-03] not on another token', () => {
    const t = lay({
      units: [saboteurs(500, 400), storm(1500, 700)],
      markers: [{ kind: 'objective', x: 560, y: 400, by: '' }],
      active: 0,
    });
    t.until('action').take('card:0:arm/arm');
    t.refuses({ x: 565, y: 400 }, 'LE-BOMBENMARKER-03');
    t.take({ x: 500, y: 460 });
  });
});

describe('Direct', () => {
  const clones = (gap: number, card = 'phase-i-clone-troopers') =>
    commands(
      [
        unit('clone-commander', 0, 400, 400),
        unit(card, 0, 400 + apart(gap), 400, alone(4)),
        unit('phase-i-clone-troopers', 0, 300, 300, alone(4)),
        storm(1500, 700),
      ],
      'ambush',
    );
  it('Direct: to a corps clone trooper unit at range 1 to 2', () => {
    const t = clones(2 * SEGMENT)
      .until('window:command.orders')
      .take('0:direct');
    expect(t.options()).toEqual(['1', '2', 'none']);
    t.take('1');
    expect(t.unit(1).order).toBe('faceup');
    expect(
      clones(2 * SEGMENT + 0.01)
        .until('window:command.orders')
        .take('0:direct')
        .options(),
    ).toEqual(['2', 'none']);
    expect(clones(100, 'arc-troopers').until('window:command.orders').take('0:direct').options()).toEqual([
      '2',
      'none',
    ]);
  });
});

describe('Direct', () => {
  const clones = unit('phase-i-clone-troopers', 0, 500, 400, alone(4));
  const enemies = [unit(VEERS, 1, 1400, 700), storm(1500, 700, alone(4))];
  it('Direct: before or after one’s own orders, not beside those of the enemy', () => {
    expect(windowsOfOrders([unit('clone-commander', 0, 400, 400), clones, ...enemies])).toEqual([
      '0 window:command.orders',
      '0 window:command.ordered',
    ]);
  });
  it('Direct: once in a command phase', () => {
    const more = [
      unit('phase-i-clone-troopers', 0, 400, 500, alone(4)),
      unit('phase-i-clone-troopers', 0, 300, 400, alone(4)),
    ];
    const t = commands([unit('clone-commander', 0, 400, 400), clones, ...more, ...enemies], 'ambush', { priority: 0 });
    t.until('window:command.orders').take('0:direct', '1');
    t.goOn(({ state }) => state.phase === 'activation', {
      orders: (a) => (a.seat === 0 ? ['0'] : ['4']),
      'window:command.ordered': () => expect.fail('it has ordered somebody'),
    });
    expect(t.unit(1).order).toBe('faceup');
  });
  it('Direct: a commander who has fallen orders nobody', () => {
    const fallen = unit('clone-commander', 0, 0, 0, { status: 'defeated' });
    expect(windowsOfOrders([fallen, unit('obi-wan-kenobi', 0, 400, 400), clones, ...enemies])).toEqual([]);
  });
});

describe('Disciplined', () => {
  it('[LE-DISZIPLINIERT-X-01] Disciplined 1: an order takes off a suppression token', () => {
    const t = issue(
      [
        unit(VADER, 1, 400, 400),
        unit('imperial-death-troopers', 1, 480, 400, { tokens: { suppression: 3 } }),
        rebels(1500, 700),
      ],
      'push',
    );
    t.goOn(({ state }) => state.phase === 'activation', { 'window:unit.ordered': '1:disciplined' });
    expect(t.tokens(1, 'suppression')).toBe(2);
  });
  it('[LE-DISZIPLINIERT-X-01] Disciplined 2: up to two, so that one may be kept for the cover it gives', () => {
    const guarded = (suppression: number) =>
      issue(
        [
          unit(VADER, 1, 400, 400),
          unit('imperial-royal-guards', 1, 480, 400, { tokens: { suppression } }),
          rebels(1500, 700),
        ],
        'push',
      );
    const asks = (t: ReturnType<typeof guarded>) =>
      t.goOn(({ match }) => match.open.some((a) => a.kind === 'card-number'), {
        'window:unit.ordered': '1:disciplined',
      });
    const t = asks(guarded(2));
    expect(t.options()).toEqual(['1', '2']);
    expect(t.match.check(1, '3')).toBeDefined();
    t.take('1');
    expect(t.tokens(1, 'suppression')).toBe(1);
    expect(asks(guarded(3)).take('2').tokens(1, 'suppression')).toBe(1);
    const one = guarded(1);
    one.goOn(({ state }) => state.phase === 'activation', { 'window:unit.ordered': '1:disciplined' });
    expect([one.tokens(1, 'suppression'), one.match.taken.some((d) => d.kind === 'card-number')]).toEqual([0, false]);
  });
});

describe('Disengage', () => {
  const duel = (card: string, enemies: number) =>
    field(unit(card, 0, 400, 400), [
      storm(400 + apart(0), 400, alone(4)),
      ...(enemies > 1 ? [storm(400 - apart(0), 400, alone(4))] : []),
    ]).options();
  it('it moves although it is engaged with one unit', () => {
    expect(duel('luke-skywalker-jedi-knight', 1)).toContain('move');
    expect(duel('luke-skywalker-jedi-knight', 2)).not.toContain('move');
    expect(duel('luke-skywalker-hero-of-the-rebellion', 1)).not.toContain('move');
  });
});

describe('Distract', () => {
  const DISTRACT = 'card:0:distract/distract';
  const r2 = (gap: number, more: Spec = {}) =>
    lay({
      units: [
        unit('r2-d2-hero-of-a-thousand-devices', 0, 400, 400, {
          upgrades: ['c-3po-human-cyborg-relations'],
          minis: [null, [400, 370]],
          ...more,
        }),
        storm(400 + apart(gap), 400, { ...alone(4), order: 'faceup' }),
        rebels(500, 600),
      ],
      active: 0,
    }).until('action');
  it('for nothing, an enemy trooper unit at range 1 to 2 and in sight', () => {
    expect(r2(2 * SEGMENT).options()).toContain(DISTRACT);
    expect(r2(2 * SEGMENT + 0.01).options()).not.toContain(DISTRACT);
  });
  it('which then attacks nobody else while it can attack the distractor', () => {
    const t = r2(250).take(DISTRACT).until('action');
    expect(t.state.turn!.actions).toBe(2);
    t.take('none').until('action', { activate: '1' });
    expect(t.state.turn!.unit).toBe(1);
    t.take('attack').goOn(() => t.events('attack').length > 0);
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([0]);
  });
  it('nobody else is a target of the one that was chosen; others attack whom they like', () => {
    const targets = (id: string) => {
      const t = lay({
        units: [
          rebels(500, 600, alone(4)),
          ...[storm(650, 500, { ...alone(4), order: 'faceup' }), storm(650, 650, { ...alone(4), order: 'faceup' })],
          unit('r2-d2-hero-of-a-thousand-devices', 0, 400, 500, {
            upgrades: ['c-3po-human-cyborg-relations'],
            minis: [null, [400, 470]],
            ...holding('suppression', 1), // whoever draws fire does not hide
          }),
        ],
        active: 3,
      }).until('action');
      t.take('card:3:distract/distract', '1').until('action');
      expect(t.options()).not.toContain('card:3:distract/distract');
      t.take('none').until('action', { activate: id }, 1).take('attack');
      t.goOn((one) => one.ask().kind === 'defender' || one.events('attack').length > 0);
      return t.ask().kind === 'defender' ? t.options() : t.events('attack').map(({ defender }) => String(defender));
    };
    expect([targets('1'), targets('2')]).toEqual([['3'], ['0', '3']]);
  });
});

describe('Djem So Mastery', () => {
  const anakin = (dodge: number, faces: readonly string[]) =>
    lay({
      units: [
        rebels(560, 400, alone(4)),
        unit('anakin-skywalker-the-chosen-one', 1, 400, 400, holding('dodge', dodge)),
        storm(1700, 800),
      ],
      active: 0,
      black: faces as never,
      redDefence: ['block'],
    }).fight({ dodge: 'dodge' });
  it('[R-LE-101] a dodge token and a cancelled hit: the attacker suffers a wound', () => {
    expect(anakin(1, ['hit']).unit(0).status).toBe('defeated');
    expect(anakin(0, ['hit']).unit(0).status).toBe('play');
  });
  it('[R-LE-101] nothing is cancelled of a critical hit', () => {
    expect(anakin(1, ['crit']).unit(0).status).toBe('play');
  });
});

describe('Duelist', () => {
  const blanks = Array(12).fill('blank');
  const wookiees = 'wookiee-warriors-freedom-fighters';
  it('an aim token that is spent in melee pierces', () => {
    const fight = (aim: number) =>
      lay({
        units: [
          unit(wookiees, 0, 400, 400, { ...alone(3), ...holding('aim', aim) }),
          storm(400 + apart(0), 400, alone(4)),
          storm(1700, 800),
        ],
        active: 0,
        red: blanks,
        black: ['crit', ...blanks],
        white: blanks,
        redDefence: ['block'],
      }).fight({ 'window:attack.reroll': '0:aim', aim: [], 'window:defence.modify': '0:pierce' }).result.wounds;
    expect(fight(1)).toBe(1);
    expect(fight(0)).toBe(0);
  });
  it('a dodge token that is spent in melee keeps from being pierced', () => {
    const fight = (dodge: number) =>
      lay({
        units: [
          unit(VADER, 1, 400, 400),
          unit(wookiees, 0, 400 + 13.5 + unitOf(wookiees, '1.2').base.width / 2, 400, {
            ...alone(3),
            ...holding('dodge', dodge),
          }),
        ],
        active: 0,
        red: ['crit', ...blanks],
        whiteDefence: ['block'],
        redDefence: ['block'],
      });
    const t = fight(1);
    const seen = t.fight({
      dodge: 'dodge',
      'window:defence.modify': (a) => ('options' in a ? a.options[0]!.id : 'pass'),
    });
    expect(seen.result.wounds).toBe(0);
    expect(
      fight(0).fight({ 'window:defence.modify': (a) => ('options' in a ? a.options[0]!.id : 'pass') }).result.wounds,
    ).toBe(1);
  });
});
