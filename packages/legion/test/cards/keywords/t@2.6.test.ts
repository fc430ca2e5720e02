import { describe, expect, it } from 'vitest';
import { gap } from '../../../src/geometry/base.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, piece, SMALL_BASE, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, LEIA, rebels, storm, VADER, VEERS } from '../../troops.ts';
import { resolving26 as resolving } from '../played.ts';
import { actionNamed, most, offered, offers, use } from '../watching.ts';

const TANK = 'tx-225-gavw-occupier-combat-assault-tank';
const reserve = (card: string, seat: number, more: Spec = {}) => unit(card, seat, 0, 0, { status: 'reserve', ...more });
const one = alone(4);
const far = storm(1700, 800, one);

describe('Tactical in 2.6', () => {
  const CASSIAN = 'cassian-andor';
  it('Tactical: for a standard move that is an action, not for one that a command card grants', () => {
    const acts = lay26({ units: [unit(CASSIAN, 0, 400, 400), far], active: 0 }).until('action');
    acts.take('move', { kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1 }).until('action');
    expect(acts.tokens(0, 'aim')).toBe(1);
    const granted = resolving('no-time-for-sorrows', [unit(LEIA, 0, 300, 300), unit(CASSIAN, 0, 400, 300), far]);
    granted.goOn(({ state }) => state.phase === 'activation', {
      'window:unit.ordered': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
      orders: ['1'],
    });
    expect([granted.events('moved').some(({ unit: id }) => id === 1), granted.tokens(1, 'aim')]).toEqual([true, 0]);
  });
});

describe('Take Cover in 2.6', () => {
  it('Take Cover and Spotter: up to X friends within 2', () => {
    const at = (gap: number) => {
      const t = lay26({
        units: [unit(VEERS, 1, 400, 400), storm(400 + apart(gap), 400, alone(4)), rebels(1700, 100)],
        active: 0,
      });
      t.until('action');
      use(t, 'spotter').until('card-units');
      return t.options().includes('1');
    };
    expect([at(2 * SEGMENT), at(2 * SEGMENT + 0.01)]).toEqual([true, false]);
  });
});

describe('Tempted in 2.6', () => {
  const all = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);
  const ANAKIN = 'anakin-skywalker-the-chosen-one';
  /** A stormtrooper shoots a clone; Anakin stands beside the shooter or away from him. */
  const provoked = (gap: number, more: readonly Spec[] = [], terrain: readonly Spec[] = []) =>
    lay26({
      units: [
        ...[storm(600, 400, one), unit('clone-trooper-infantry', 0, 800, 400, one)],
        ...[unit(ANAKIN, 0, 600, 400 + apart(gap)), unit('clone-trooper-infantry', 0, 1700, 800, one), ...more],
      ],
      terrain,
      active: 0,
      white: all('crit'),
      black: all('crit'),
      red: all('crit'),
      redDefence: all('blank'),
    })
      .until('action')
      .take('attack')
      .until('window:attack.after', { defender: '1', 'further-defender': 'none' });
  const blanks = <T extends string>(face: T) => Array.from({ length: 12 }, () => face);
  const shot = (far: number, defence: 'blank' | 'block') => {
    const t = lay26({
      units: [
        storm(600, 400, one),
        unit('clone-trooper-infantry', 0, 800, 400, one),
        unit(ANAKIN, 0, 600, 400 + apart(far)),
        unit('clone-trooper-infantry', 0, 1700, 800, one),
      ],
      active: 0,
      white: blanks('crit'),
      black: blanks('crit'),
      red: blanks('crit'),
      redDefence: blanks(defence),
    });
    t.until('action').take('attack');
    t.goOn(() => t.ask().kind === 'action' || offers(t, 'attack.after', 'tempted'), {
      defender: '1',
      'further-defender': 'none',
    });
    return t;
  };
  it('an attack as well, and then it is his that he makes; once in a round', () => {
    const enemy = storm(600 + apart(0), 400 + apart(2 * SEGMENT), { ...one, order: 'facedown' });
    const t = provoked(2 * SEGMENT, [enemy]);
    t.take(t.options().find((id) => id.includes('tempted'))!);
    expect(t.events('attack').at(-1)).toMatchObject({ attacker: { unit: 2 }, defender: 4 });
  });
  it('when an enemy within 3 has defeated a friend: a free attack or a speed-2 move', () => {
    const t = shot(3 * SEGMENT, 'blank');
    expect(offers(t, 'attack.after', 'tempted')).toBe(true);
    t.take(t.options().find((id) => id.includes('tempted'))!);
    expect(t.ask()).toMatchObject({ kind: 'move', seat: 0, about: { unit: 2 } });
    const away = { kind: 'standard', heading: 180, bend: 0, way: 1 };
    t.refuses({ ...away, speed: 3 }, 'LE-BEWEGUNG-04');
    t.take({ ...away, speed: 2 });
    expect(t.pose(2)[1]).toBeLessThan(400 + apart(3 * SEGMENT) - 150);
  });
  it('in melee he does not move', () => {
    const t = lay26({
      units: [
        ...[storm(600, 400, one), unit('clone-trooper-infantry', 0, 800, 400, one)],
        ...[unit(ANAKIN, 0, 600, 700), unit('clone-trooper-infantry', 0, 1700, 800, one)],
        storm(600 + apart(0), 700, { ...one, order: 'facedown' }),
      ],
      active: 0,
      white: blanks('crit'),
      black: blanks('crit'),
      red: blanks('crit'),
      redDefence: blanks('blank'),
    });
    t.until('action').take('attack').until('window:attack.after', { defender: '1', 'further-defender': 'none' });
    t.take(t.options().find((id) => id.includes('tempted'))!);
    expect(t.events('attack').at(-1)).toMatchObject({ attacker: { unit: 2 }, defender: 4 });
    expect(t.pose(2)).toEqual([600, 700, 0]);
  });
  it('not where nobody has fallen, nor where the enemy is farther away', () => {
    expect(offers(shot(3 * SEGMENT, 'block'), 'attack.after', 'tempted')).toBe(false);
    expect(offers(shot(3 * SEGMENT + 0.1, 'blank'), 'attack.after', 'tempted')).toBe(false);
  });
});

describe('This is the Way', () => {
  it('follow the way: when Paz is given an order, two others of the Watch aim', () => {
    const t = lay26({
      units: [
        unit('paz-vizsla', 0, 400, 400),
        unit('the-armorer', 0, 500, 400),
        rebels(400, 500, alone(4)),
        storm(1500, 700),
      ],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: 'assault' }, {}],
    });
    t.goOn(({ state }) => state.phase === 'activation', {
      nominate: '1',
      'window:unit.ordered': (a) =>
        a.type === 'choice' ? (a.options.find(({ id }) => id.startsWith('0:'))?.id ?? 'pass') : '',
      'card-way': 'Aim 2',
      'card-units': most,
    });
    expect([0, 1, 2].map((id) => t.tokens(id, 'aim'))).toEqual([0, 1, 0]);
  });

  const ordering = (others: readonly Spec[], own: Spec = {}) => {
    const t = lay26({
      units: [unit('the-armorer', 0, 400, 400, own), ...others, unit(VADER, 1, 1500, 700)],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: 'assault' }, {}],
    });
    return t.goOn(({ open, state }) => open[0] === '0 window:unit.ordered' || state.phase === 'activation', {
      nominate: '0',
      order: '0',
    });
  };
  const way = (...args: Parameters<typeof ordering>) => use(ordering(...args), '0:this-is-the-way');
  const din = (x: number, y: number, more: Spec = {}) => unit('din-djarin', 0, x, y, more);
  it('reaches brothers up to range 2, and is not asked where there are none', () => {
    const offered = (gap: number) => ordering([din(400 + apart(gap), 400)]).open[0] === '0 window:unit.ordered';
    expect([offered(2 * SEGMENT), offered(2 * SEGMENT + 1)]).toEqual([true, false]);
    expect(ordering([rebels(500, 400, alone(4))]).open[0]).not.toBe('0 window:unit.ordered');
  });
  it('a free action that leaves the brother’s own two alone; or nothing at all', () => {
    const t = way([din(500, 400, { tokens: { suppression: 1 } })])
      .take('Recover 2')
      .take(['1']);
    t.goOn(({ open }) => open[0] !== '0 recover', { recover: most });
    expect(t.events('action')).toMatchObject([{ unit: 1, action: 'recover', free: true }]);
    expect(t.tokens(1, 'suppression')).toBe(0);
    const nothing = way([din(500, 400)]).take('none');
    expect([nothing.ask().kind === 'card-units', nothing.events('action')]).toEqual([false, []]);
  });
  it('names only brothers that can: nobody moves out of a melee', () => {
    const t = way([din(400, 500), unit('paz-vizsla', 0, 500, 400), storm(400, 500 + apart(0), alone(4))]);
    expect(t.take('Move 1').options()).toEqual(['2']);
  });
});

describe('This is the Way', () => {
  const ordering = (nominate: string, others: readonly Spec[]) =>
    lay26({
      units: [unit('the-armorer', 0, 400, 400), unit('paz-vizsla', 0, 500, 400), ...others, unit(VEERS, 1, 1500, 700)],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: 'assault' }, {}],
    }).goOn((now) => offers(now, 'unit.ordered', '0:this-is-the-way') || now.state.phase === 'activation', {
      nominate,
    });
  it('This Is the Way: others of the Watch within 2 that can, up to the number', () => {
    const t = ordering('1', [rebels(400, 500, alone(4)), unit('din-djarin', 0, 500 + apart(2 * SEGMENT + 1), 400)]);
    use(t, '0:this-is-the-way');
    expect(t.options()).toEqual(['Move 1', 'Recover 2', 'none']);
    t.take('Recover 2');
    expect(t.ask()).toMatchObject({ kind: 'card-units', min: 0, max: 1 });
    expect(t.options()).toEqual(['1']);
  });
});

describe('Tow Cable in 2.6', () => {
  it('Tow Cable of 2.6: a vehicle that it has wounded is turned and held fast', () => {
    const shot = (faces: 'crit' | 'blank') => {
      const t = lay26({
        units: [
          unit('t-47-airspeeder', 0, 700, 250, { degrees: 180, upgrades: ['mo-dk-power-harpoon'] }),
          unit('at-st', 1, 700, 500, { degrees: 0 }),
        ],
        active: 0,
        red: [faces],
        whiteDefence: ['blank'],
      });
      t.until('action').take('attack');
      t.goOn((now) => now.events('attackEnds').length > 0 && now.open[0] === '0 action', {
        'further-defender': 'none',
        weapons: (a) =>
          a.type === 'form'
            ? Object.fromEntries(
                a.fields.map((f) => [f.id, f.options.find(({ id }) => id.includes('harpoon'))?.id ?? 'none']),
              )
            : '',
      });
      return [t.tokens(1, 'immobilize'), t.events('moved').filter(({ unit: id }) => id === 1).length];
    };
    expect([shot('crit'), shot('blank')]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});

describe('Transport in 2.6', () => {
  const waits = (card: string, more: Spec = {}) => unit(card, 1, 0, 0, { status: 'reserve', ...more });
  const stay = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 0 };
  const rolling = (terrain: readonly Spec[]) =>
    lay26({
      units: [
        unit(TANK, 1, 900, 450, { degrees: 0, note: { passenger: 1 } }),
        waits('stormtroopers', { order: 'faceup', minis: [null, 'fallen', 'fallen', 'fallen'] }),
        unit(VADER, 1, 1700, 850),
        rebels(100, 100, alone(4)),
      ],
      active: 0,
      round: 2,
      battle: { primary: 'close-the-pocket' },
      terrain,
    })
      .until('action')
      .take('move')
      .until('move')
      .take(stay)
      .until('deploy');
  it('where there is no room so near they come out as near as there is some', () => {
    const open = rolling([]);
    const wide = open.g.baseOf(open.unit(0), 0).width / 2;
    const aside = (gap: number) => ({ x: 900 + wide + SMALL_BASE / 2 + gap, y: 450, degrees: 0 });
    expect(open.match.check(1, aside(100))).toBeDefined();
    const [x, y] = [wide + 0.5, open.g.baseOf(open.unit(0), 0).length / 2 + 0.5];
    const moat = [
      piece('deep-water', 900 + x + 150, 450, 300, 850),
      piece('deep-water', 900 - x - 150, 450, 300, 850),
      piece('deep-water', 900, 450 + y + 170, 2 * x, 340),
      piece('deep-water', 900, 450 - y - 170, 2 * x, 340),
    ];
    const t = rolling(moat);
    expect(t.match.check(1, aside(370))).toBeUndefined();
    expect(t.match.check(1, aside(390))).toBeDefined();
    expect(t.match.check(1, aside(200)), 'in the water').toBeDefined();
  });
  it('they stay inside when somebody else comes into play', () => {
    const t = lay26({
      units: [
        unit(TANK, 1, 900, 800, { note: { passenger: 1 }, order: 'facedown' }),
        waits('stormtroopers', { order: 'facedown' }),
        waits('scout-troopers', { order: 'faceup' }),
        rebels(100, 100, { ...alone(4), order: 'facedown' }),
      ],
      phase: 'activation',
      round: 1,
      turnOf: 1,
      battle: { primary: 'close-the-pocket' },
    });
    t.until('action');
    expect([t.unit(2).status, t.unit(1).status]).toEqual(['play', 'reserve']);
  });

  const setUp = () =>
    lay26({
      units: [reserve(TANK, 1), reserve('stormtroopers', 1), unit(VADER, 1, 900, 800), rebels(300, 300)],
      phase: 'deployment',
      round: 0,
      battle: { primary: 'close-the-pocket' },
    });
  it('chooses a squad at set-up, orders it in round 1, and brings it along', () => {
    const t = setUp();
    t.until('window:setup.after', {});
    t.take(t.options().find((id) => id.includes('transport'))!);
    t.until('card-unit').take('1');
    expect(t.unit(0).note['passenger']).toBe(1);
    const on = lay26({
      units: [
        reserve(TANK, 1, { note: { passenger: 1 }, order: 'faceup' }),
        reserve('stormtroopers', 1, { order: 'faceup' }),
        rebels(300, 300, { order: 'facedown' }),
      ],
      battle: { primary: 'close-the-pocket' },
    });
    on.take('0').goOn((table) => table.unit(1).status === 'play');
    const { g } = on;
    const [leader, tank] = [g.mini(on.unit(1), on.unit(1).leader), g.mini(on.unit(0), 0)];
    expect(gap(leader.base, tank.base)).toBeLessThanOrEqual(75);
    expect(on.unit(1).order).toBe('faceup');
  });
  it('issues the order in the first round only', () => {
    const ordered = (round: number) => {
      const t = lay26({
        units: [
          reserve(TANK, 1, { note: { passenger: 1 } }),
          reserve('stormtroopers', 1),
          unit(VADER, 1, 900, 800),
          rebels(300, 300),
        ],
        phase: 'command',
        stage: 2,
        priority: 1,
        round,
        hands: [{}, { played: 'implacable' }],
        battle: { primary: 'close-the-pocket' },
      });
      t.goOn(({ state }) => state.phase === 'activation', {
        'window:command.orders': (a) =>
          a.type === 'choice' ? (a.options.find(({ id }) => id.includes('transport'))?.id ?? 'pass') : '',
      });
      return t.unit(1).order;
    };
    expect([ordered(1), ordered(2)]).toEqual(['faceup', 'none']);
  });

  const beginning = (units: readonly Spec[]) =>
    lay26({ units, phase: 'deployment', round: 0, battle: { primary: 'close-the-pocket' } });
  const begun = ({ state }: { readonly state: { readonly round: number } }) => state.round === 1;
  it('Transport: a squad of corps or special forces of one’s own that waits, and that nobody else brings', () => {
    const asked = (...others: readonly Spec[]) => {
      const units = [reserve(TANK, 1), unit(VADER, 1, 900, 800), rebels(300, 300), ...others];
      return offered(beginning(units), 'transport', begun).length;
    };
    expect(asked(reserve('stormtroopers', 1))).toBe(1);
    expect(asked(reserve('scout-troopers', 1))).toBe(1);
    expect(asked()).toBe(0);
    expect(asked(storm(900, 600))).toBe(0);
    expect(asked(reserve('rebel-troopers', 0))).toBe(0);
    expect(asked(reserve('general-veers', 1))).toBe(0);
    expect(asked(reserve('stormtroopers', 1), reserve(TANK, 1, { note: { passenger: 3 } }))).toBe(0);
  });
});

describe('Transport in 2.6', () => {
  const waits = (card: string, seat = 1, more: Spec = {}) => unit(card, seat, 0, 0, { status: 'reserve', ...more });
  const setUp = (more: readonly Spec[]) =>
    lay26({
      units: [waits(TANK), ...more, unit(VADER, 1, 900, 800), rebels(300, 300)],
      phase: 'deployment',
      round: 0,
      battle: { primary: 'close-the-pocket' },
    }).goOn((t) => offers(t, 'setup.after', 'transport') || t.state.round > 0);
  const rolling = (more: Partial<TableSpec> = {}, tank: Spec = { note: { passenger: 1 } }) =>
    lay26({
      units: [
        unit(TANK, 1, 900, 450, { degrees: 0, ...tank }),
        waits('stormtroopers', 1, { order: 'faceup' }),
        unit(VADER, 1, 1500, 850),
        rebels(100, 100),
      ],
      active: 0,
      round: 2,
      battle: { primary: 'close-the-pocket' },
      ...more,
    }).until('action');
  const settled = (t: Table) => !t.open[0]!.includes('move.after');
  const move = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
  it('a corps or special forces squad of its own that waits and that nobody else brings', () => {
    const t = setUp([
      waits('stormtroopers'),
      waits('scout-troopers'),
      waits('at-st'),
      waits('tsmeu-6-wheel-bikes'),
      waits('imperial-officer'),
      waits('rebel-troopers', 0),
      storm(700, 800, alone(4)),
      waits('snowtroopers'),
      waits(TANK, 1, { note: { passenger: 8 } }),
    ]);
    use(t, '0:transport');
    expect(t.options()).toEqual(['1', '2', 'none']);
    t.take('2');
    expect(t.unit(0).note['passenger']).toBe(2);
    expect(setUp([waits('at-st')]).state.round).toBe(1);
  });
  it('they step out after its move, not after anything else it does, nor of another vehicle', () => {
    expect(rolling().take('move').until('move').take(move).goOn(settled).open).toEqual(['1 deploy']);
    expect(rolling().take('aim').open).toEqual(['1 action']);
    const quiet = [rolling({}, {}), rolling({ active: 2 })].map((t) => t.take('move').until('move').take(move));
    for (const t of quiet) expect(t.goOn(settled).open[0]).toMatch(/ action$/);
  });
  it('a speed-1 tool away from it at most', () => {
    const t = rolling().take('move').until('move').take(move).goOn(settled);
    const [x, y] = t.pose(0);
    const wide = t.g.baseOf(t.unit(0), 0).width / 2;
    const aside = (gap: number) => ({ x: x + wide + SMALL_BASE / 2 + gap, y, degrees: 0 });
    expect(t.match.decide(1, aside(75.2))).toBeDefined();
    t.take(aside(74.8));
    expect(t.goOn((now) => now.open[0] === '1 action').unit(1).status).toBe('play');
  });
});

describe('Treat in 2.6', () => {
  const MEDIC = '2-1b-medical-droid';
  const ward = (patient: Spec) =>
    lay26({
      units: [
        rebels(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen', [400, 360]], upgrades: [MEDIC] }),
        patient,
        far,
      ],
      active: 0,
    }).until('action');
  it('takes poison as well as wounds, from troopers who are no droids', () => {
    const t = ward(unit('leia-organa', 0, 460, 400, { tokens: { poison: 1 } }));
    t.take(actionNamed(t, 'treat')!).until('action', {
      'card-way': (a) => (JSON.stringify(a).includes('"heal"') ? 'heal' : 'poison'),
    });
    expect(t.tokens(1, 'poison')).toBe(0);
    expect(actionNamed(ward(unit('k-2so', 0, 460, 400, { wounds: 1 })), 'treat')).toBeUndefined();
  });
  it('as many come back as it treats, and no more than have fallen in this round', () => {
    const treated = (...fallen: readonly number[]) => {
      const t = lay26({
        units: [
          rebels(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen', null], upgrades: ['2-1b-medical-droid'] }),
          rebels(480, 400, { minis: [null, ...fallen.map((round) => ({ fallen: round }))], order: 'facedown' }),
          storm(1700, 800),
        ],
        round: 2,
        active: 0,
      }).until('action');
      const id = t.options().find((option) => option.endsWith('/treat'));
      return id === undefined ? undefined : t.take(id).until('action', { 'card-way': 'restore' }).alive(1);
    };
    expect([treated(2, 2, 2), treated(2, 1, 1), treated(1, 1, 1)]).toEqual([2, 2, undefined]);
  });
});
