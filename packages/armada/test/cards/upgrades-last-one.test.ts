import { describe, expect, it } from 'vitest';
import { apart, lay, type Spec, ship, squadron, type Table } from '../table.ts';
import { CR90, duel, fire, ISD, MEDIUM, match, using, VSD, wing } from './upgrades/bridge.ts';
import { acted, dice, flak, rolled } from './upgrades/guns.ts';

/** Where one die, one token, one shield or one friend is enough, and none is not. */

const X = 500;
const Y = 300;
const SIDE = 77.5; // a large ship's base from side to side
const offeredAt = (t: Table, window: string, script: Parameters<Table['until']>[1] = {}): readonly string[] => {
  t.goOn((u) => u.open.some((o) => o.endsWith(` window:${window}`)) || u.state.round > 1, script);
  return !t.match.over && t.open[0]?.endsWith(` window:${window}`) ? t.options() : [];
};

describe('a single die', () => {
  it('is enough for Annihilator, and only against a squadron', () => {
    const one = () => flak(['annihilator'], ['x-wing-squadron'], { blue: ['accuracy'] });
    expect(offeredAt(one(), 'attack.modify', { attack: 'front>1' })).toContain('0:annihilator');
    expect(offeredAt(duel({ mine: ['annihilator'] }), 'attack.modify', { attack: 'front>1.front' })).not.toContain(
      '0:annihilator',
    );
  });
});

describe('Ion Cannon Batteries', () => {
  it('take a shield of the zone that is attacked before the damage does, and none where a token is taken', () => {
    const hit = (foe: Spec) => {
      const t = duel({
        mine: ['ion-cannon-batteries'],
        foe: { tokens: [], shields: { front: 4 }, ...foe },
        red: ['blank', 'blank', 'blank'],
        blue: ['crit', 'accuracy', 'accuracy'],
      });
      fire(t, { critical: '0:ion-cannon-batteries' });
      return [t.ship(1).shields.front, t.ship(1).commands, t.damage];
    };
    expect(hit({})).toEqual([2, [], 1]);
    expect(hit({ commands: ['repair'] })).toEqual([3, [], 1]);
  });
});

describe('Ahsoka Tano (Rebels)', () => {
  it('exchanges a token of a friend, and asks for nothing where there is none', () => {
    const asked = (commands: readonly string[]) =>
      offeredAt(
        duel({
          own: { commands: [...commands], dials: ['squadron'] },
          also: [wing({ upgrades: ['ahsoka-tano-officer-rebel'] })],
          step: 'reveal',
        }),
        'ship.beforeReveal',
      );
    expect(asked(['repair'])).toContain('2:ahsoka-tano-officer-rebel');
    expect(asked([])).toEqual([]);
  });
});

describe('Clone Navigation Officer', () => {
  it('serves friends up to distance 5 and itself, nobody half a millimetre farther, and no enemy', () => {
    const t = lay({
      units: [
        ship(ISD, 0, X, Y, 0, { upgrades: ['clone-navigation-officer'], dials: ['navigate'] }),
        ship(ISD, 0, X + SIDE + 304.5, Y),
        ship(ISD, 0, X, Y + 129 + 305.3),
        ship(ISD, 1, X - SIDE - 20, Y),
      ],
      active: 0,
      step: 'reveal',
    }).until('window:ship.revealed');
    t.take('0:clone-navigation-officer');
    expect(t.options()).toEqual(['0', '1']);
    t.take('1');
    expect([0, 1, 2, 3].map((id) => t.ship(id).commands)).toEqual([[], ['navigate'], [], []]);
  });
});

describe('Mon Mothma', () => {
  const evades = (gap: number, seatOfMon: number): string[] => {
    const t = lay({
      units: [
        ship('cr90-corvette-a', 0, 900, 300, 0, { speed: 2, ...(seatOfMon === 0 && { upgrades: ['mon-mothma'] }) }),
        ship('cr90-corvette-a', 1, 900, gap, 180, { speed: 2, ...(seatOfMon === 1 && { upgrades: ['mon-mothma'] }) }),
      ],
      active: 1,
      step: 'attack',
      turnOf: 1,
    })
      .until('window:attack.defend', { attack: 'front>0.front' }, 0)
      .take('0:token.0');
    const ask = t.ask();
    return [ask.kind, String('max' in ask ? ask.max : '')];
  };
  it('[AR-ERR-MON-MOTHMA-01][AR-ERR-MON-MOTHMA-02] helps the ships of her own side, none of those that she attacks', () => {
    expect([evades(540, 0), evades(540, 1)]).toEqual([
      ['card-way', ''],
      ['evade', '1'],
    ]);
    expect([evades(460, 0), evades(460, 1)]).toEqual([
      ['evade', '2'],
      ['evade', '1'],
    ]);
  });
});

describe('Redundant Shields', () => {
  it('are for a ship in play that lacks a shield, for no whole one, and for none that is destroyed', () => {
    const asked = (own: Spec) =>
      offeredAt(
        lay({
          units: [
            ship(ISD, 0, 900, 300, 0, { upgrades: ['redundant-shields'], ...own }),
            ship(VSD, 0, 300, 300, 0, { upgrades: [] }),
          ],
          phase: 'status',
          stage: 'start',
        }),
        'status.start',
      );
    expect(asked({ shields: { rear: 1 } })).toContain('0:redundant-shields');
    expect(asked({})).toEqual([]);
    expect(asked({ shields: { rear: 1 }, status: 'destroyed' })).toEqual([]);
  });
});

describe('Admiral Ackbar', () => {
  it('[AR-CARD-ADMIRAL-ACKBAR-01] binds the one ship that fights by its broadsides, not the next one', () => {
    const t = lay({
      units: [
        ship(VSD, 0, 600, 300, 0, { upgrades: ['admiral-ackbar'], dials: ['repair'] }),
        ship(VSD, 0, 900, 300, 0, { dials: ['repair'], speed: 0 }),
        ship(ISD, 1, 900, MEDIUM, 180, { speed: 0, activated: true }),
        ship(ISD, 1, 720, 300, 270, { speed: 0, activated: true }),
      ],
      active: 0,
      step: 'commands',
    });
    t.until('window:ship.attackStart').take('0:admiral-ackbar').until('attack');
    expect(t.options().every((id) => id === 'none' || /^(left|right)/.test(id))).toBe(true);
    t.goOn((u) => u.state.active === 1 && u.open[0] === '0 attack');
    expect(t.options().some((id) => id.startsWith('front>2.'))).toBe(true);
  });
});

describe('G7-X Grav Well Projector', () => {
  it('[AR-CARD-GX-7-GRAVITATIONSPROJEKTOR-01] one token in reach is enough, whatever else lies on the table', () => {
    const t = lay({
      units: [
        ship('interdictor-suppression-refit', 0, 300, 300, 0, { upgrades: ['g7-x-grav-well-projector'] }),
        ship('cr90-corvette-a', 1, 900, 500, 180),
      ],
      markers: [
        { kind: 'objective', x: 200, y: 200 },
        { kind: 'grav-well', seat: 0, x: 1700, y: 800 },
        { kind: 'grav-well', seat: 0, x: 900, y: 600 },
      ],
    });
    const speeds = [...t.g.having('deploysAt')].map(({ source, rule }) => rule(t.g, source, t.ship(1)));
    expect(speeds).toEqual([0]);
  });
});

describe('Centicore', () => {
  it('lends its reach to two squadrons of another ship’s command, not to its own, and not beyond medium range', () => {
    const units = (gap: number) => [
      ship(ISD, 0, X, 200, 0, { open: ['squadron'] }),
      ship('onager-class-testbed', 0, 1300, 200, 0, { upgrades: ['centicore'] }),
      ...[0, 1, 2].map((i) => squadron('tie-fighter-squadron', 0, 1300 + SIDE / 2 + gap + 17, 150 + apart(1) * i)),
    ];
    const offered = (gap: number, active: number) => {
      const t = lay({ units: units(gap), active, step: 'commands' });
      t.goOn((u) => u.open[0] === '0 command-squadron' || u.state.turn?.step !== 'commands', {
        command: 'squadron:dial',
      });
      return t.open[0] === '0 command-squadron' ? t : undefined;
    };
    const t = offered(186.5, 0)!;
    const done: string[] = [];
    t.goOn((u) => u.state.turn?.step !== 'commands', {
      'command-squadron': (a) => {
        const id = ('options' in a && a.options.find((o) => o.id !== 'none')?.id) || 'none';
        done.push(id);
        return id;
      },
    });
    expect(done.filter((id) => id !== 'none')).toEqual(['2', '3']);
    expect(offered(187.5, 0)).toBeUndefined();
  });
});

describe('Major Derlin', () => {
  it('takes off the last point as well, is exhausted by it, and is not asked where there is no damage', () => {
    const hit = (red: 'hit' | 'blank') => {
      const t = duel({
        theirs: ['major-derlin'],
        foe: { tokens: [] },
        red: [red, 'blank', 'blank'],
        blue: ['accuracy', 'accuracy', 'accuracy'],
      });
      fire(t, using('attack.damage', '1:major-derlin'));
      return [t.damage, acted(t), t.ship(1).upgrades[0]!.exhausted];
    };
    expect(hit('hit')).toEqual([0, ['major-derlin'], true]);
    expect(hit('blank')).toEqual([0, [], false]);
  });
});

describe('Grav Shift Reroute', () => {
  it('[AR-CARD-GRAVITATIONSVERSCHIEBER-01] moves a single obstacle in reach, and each one once', () => {
    const t = match(
      'empire',
      ['admiral-motti'],
      [{ card: 'interdictor-suppression-refit', upgrades: ['grav-shift-reroute'] }],
    ).until('marker-place', { 'window:setup.before': '1:grav-shift-reroute', 'first-player': '0' });
    const { x, y } = t.state.obstacles[0]!.pose;
    // all others are far off
    for (const [i, o] of t.state.obstacles.entries()) if (i > 0) o.pose = { ...o.pose, x: x > 900 ? 300 : 1500, y };
    t.take({ x: x + (x > 900 ? 100 : -100), y })
      .until('window:setup.after')
      .take('1:grav-shift-reroute');
    expect([t.open, t.options()]).toEqual([['0 card-obstacle'], ['0', 'none']]);
    t.take('0').take({ x: x + 20, y: y + 10, degrees: 0 });
    expect(t.open).not.toContain('0 card-obstacle');
  });
});

describe('Heavy Fire Zone', () => {
  it('asks at close and medium range and does so unasked at long range, where no blue die reaches otherwise', () => {
    const at = (y: number) =>
      lay({
        units: [
          ship(VSD, 0, 900, 300, 0, { upgrades: ['heavy-fire-zone'] }),
          squadron('tie-fighter-squadron', 1, 900, 351 + y + 17),
        ],
        active: 0,
        step: 'attack',
      });
    for (const gap of [60, 150]) {
      const t = at(gap).take('front>1');
      expect([t.open[0], t.options()]).toEqual(['0 window:attack.gather', ['0:heavy-fire-zone', 'pass']]);
      t.take('pass').fight();
      expect(rolled(t)).toEqual(['blue']);
    }
    const far = at(250).take('front>1');
    expect([far.open[0] === '0 window:attack.gather', rolled(far.fight())]).toEqual([false, ['red']]);
  });
});

describe('Walex Blissex', () => {
  it('[AR-CARD-WALEX-BLISSEX-01] brings back one discarded token and is discarded, so that the next one stays away', () => {
    const discarded = (kind: string) => ({ kind, state: 'discarded' });
    const t = lay({
      units: [
        ship(CR90, 0, 900, 300, 0, {
          upgrades: ['walex-blissex'],
          tokens: [discarded('evade'), discarded('redirect')],
          dials: ['repair'],
        }),
      ],
      phase: 'ship',
    }).until('window:ship.activates');
    t.take('0:walex-blissex', '1');
    expect(t.ship(0).upgrades[0]!.discarded).toBe(true);
    expect(t.ship(0).tokens.map((token) => token.state !== 'discarded')).toEqual([false, true]);
    t.goOn((u) => u.state.active === null || u.state.round > 1);
    expect(acted(t)).toEqual(['walex-blissex']);
  });
});

describe('Mercy Mission', () => {
  it('stays where it is if the fleet has no other small ship, and goes to no flagship', () => {
    const moved = (...more: Parameters<typeof match>[2][]) => {
      const t = match('republic', ['bail-organa-commander', 'mercy-mission'], ...more);
      t.goOn((u) => u.state.phase === 'command');
      return t.state.units.flatMap((u) =>
        u.kind === 'ship' && u.upgrades.some((c) => c.id === 'mercy-mission') ? [u.id] : [],
      );
    };
    expect(moved()).toEqual([0]);
    expect(moved([{ card: 'consular-class-armed-cruiser', upgrades: [] }])).toEqual([1]);
  });
});

describe('Director Krennic', () => {
  it('rerolls red dice of a concentrated attack, if there is a red one at all', () => {
    const offered = (zone: string, foe: Spec) => {
      const t = lay({
        units: [
          ship(ISD, 0, 900, 300, 0, { upgrades: ['director-krennic'], commands: ['concentrate'], speed: 2 }),
          ship(ISD, 1, 900, 300 + 64.5 + 150 + 64.5, 180, { ...foe, speed: 2 }),
        ],
        active: 0,
        step: 'attack',
      }).take(`${zone}>1.front`);
      t.goOn((u) => u.state.attacks.length === 0 || u.options().some((id) => id.startsWith('0:director-krennic')), {
        'window:attack.modify': (a) =>
          'options' in a && a.options.some((o) => o.id === '0:concentrate') ? '0:concentrate' : 'pass',
        command: 'token',
      });
      return t.state.attacks.length === 0 ? [] : t.options();
    };
    expect(offered('front', {})).toContain('0:director-krennic/token');
  });
});

describe('Veteran Gunners', () => {
  it('leave a die alone that may not be changed', () => {
    const t = duel({
      mine: ['veteran-gunners'],
      red: ['blank', 'hit', 'hit', 'double', 'double'],
      blue: ['hit', 'hit', 'hit', 'crit', 'crit', 'crit'],
    });
    t.take('front>1.front');
    expect(t.options()).toContain('0:veteran-gunners');
    t.state.attacks[0]!.dice[0]!.fixed = true;
    t.take('0:veteran-gunners');
    expect(dice(t)[0]).toBe('red blank');
  });
});
