import { describe, expect, it } from 'vitest';
import { apart, lay, type Spec, ship, squadron, type Table } from '../../table.ts';
import { duel, fire, ISD, MEDIUM, VSD, wing } from './bridge.ts';
import { flak } from './guns.ts';

/** Where one die, one token, one shield or one friend is enough, and none is not. */

const X = 500;
const Y = 300;
const SIDE = 77.5; // a large ship's base from side to side
const offeredAt = (t: Table, window: string, script: Parameters<Table['until']>[1] = {}): readonly string[] => {
  const { round } = t.state;
  t.goOn((u) => u.open.some((o) => o.endsWith(` window:${window}`)) || u.state.round > round, script);
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
