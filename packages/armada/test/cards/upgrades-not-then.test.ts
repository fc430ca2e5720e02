import { describe, expect, it } from 'vitest';
import { lay, type Spec, ship, type Table } from '../table.ts';
import { duel, faces, ISD, VSD, wing } from './upgrades/bridge.ts';
import { flak } from './upgrades/guns.ts';

/** Cards that keep silent: for want of what they need, because they are exhausted, or a step too far away. */

const X = 500;
const Y = 300;
const SIDE = 77.5;
const EXHAUSTED = { kind: 'brace', state: 'exhausted' };
const offeredAt = (t: Table, window: string, script: Parameters<Table['until']>[1] = {}): readonly string[] => {
  const { round } = t.state;
  t.goOn((u) => u.open.some((o) => o.endsWith(` window:${window}`)) || u.state.round > round, script);
  return !t.match.over && t.open[0]?.endsWith(` window:${window}`) ? t.options() : [];
};

describe('boarding teams', () => {
  const boards = (card: string, foe: Spec, own: Spec = {}): readonly string[] =>
    offeredAt(duel({ mine: [card], own: { dials: ['squadron'], ...own }, foe, step: 'reveal' }), 'ship.revealed');
  it('[AR-CARD-ENTERKOMMANDO-01] Boarding Troopers find nothing on a ship whose tokens are all discarded', () => {
    expect(boards('boarding-troopers', { tokens: [EXHAUSTED] })).toContain('0:boarding-troopers');
    expect(boards('boarding-troopers', { tokens: [{ kind: 'brace', state: 'discarded' }] })).toEqual([]);
  });
  it('[AR-CARD-TECHNIKER-DES-ENTERKOMMANDO-01] Boarding Engineers want a facedown card, among whatever others', () => {
    const cards = (...faceup: boolean[]) => ({ damage: faceup.map((up) => ({ card: 'ruptured-engine', faceup: up })) });
    expect(boards('boarding-engineers', cards(true, false))).toContain('0:boarding-engineers');
    expect(boards('boarding-engineers', cards(true))).toEqual([]);
  });
  it('are paid with a Squadron dial or token, and with no other', () => {
    expect(boards('boarding-troopers', {}, { dials: ['repair'] })).toEqual([]);
    expect(boards('boarding-troopers', {}, { dials: ['repair'], commands: ['squadron'] })).toContain(
      '0:boarding-troopers',
    );
  });
});

describe('Beast of Burden', () => {
  const tired = { tokens: [EXHAUSTED, 'redirect'] };
  const wakes = (card: Spec, own: Spec, friend: Spec): Table =>
    lay({
      units: [
        ship(ISD, 0, X, Y, 0, { upgrades: [{ id: 'beast-of-burden', ...card }], dials: ['repair'], ...own }),
        ship(ISD, 0, X + SIDE + 20, Y, 0, { ...friend, activated: true }),
        ship(ISD, 0, X - SIDE - 20, Y, 0, { tokens: ['brace'], activated: true }),
      ],
      phase: 'ship',
    });
  it('readies exhausted tokens of one ship nearby, once, for tokens of its own', () => {
    const t = wakes({}, { tokens: ['brace'] }, tired);
    expect(offeredAt(t, 'ship.activates')).toContain('0:beast-of-burden');
    t.take('0:beast-of-burden');
    t.goOn((u) => u.open[0] !== '0 card-tokens', { 'card-tokens': ['0.0'] });
    expect(t.ship(0).upgrades[0]!.exhausted).toBe(true);
    expect([t.open, t.options()]).toEqual([['0 card-unit'], ['0', '1']]); // the third ship is fresh
    expect(offeredAt(wakes({ exhausted: true }, { tokens: ['brace'] }, tired), 'ship.activates')).toEqual([]);
    expect(offeredAt(wakes({}, { tokens: [] }, tired), 'ship.activates')).toEqual([]);
    expect(offeredAt(wakes({}, { tokens: ['brace'] }, { tokens: ['brace'] }), 'ship.activates')).toEqual([]);
  });
});

describe('Interdictor', () => {
  const wakes = (card: Spec, other: Spec): readonly string[] =>
    offeredAt(
      lay({
        units: [
          ship(ISD, 0, X, Y, 0, {
            upgrades: [
              { id: 'interdictor', ...card },
              { id: 'slicer-tools', ...other },
            ],
            dials: ['repair'],
          }),
        ],
        phase: 'ship',
      }),
      'ship.activates',
    );
  it('readies an exhausted card, not a ready one, and not when it is exhausted itself', () => {
    expect(wakes({}, { exhausted: true })).toContain('0:interdictor');
    expect(wakes({}, { exhausted: false })).toEqual([]);
    expect(wakes({ exhausted: true }, { exhausted: true })).toEqual([]);
  });
});

describe('Mon Calamari Exodus Fleet', () => {
  it('takes 2 more points for a readied copy at distance 1-4', () => {
    const repairs = (gap: number, exhausted = false): boolean => {
      const copy = { upgrades: [{ id: 'mon-calamari-exodus-fleet', exhausted }] };
      const t = lay({
        units: [
          ship(ISD, 0, X, Y, 0, { upgrades: ['mon-calamari-exodus-fleet'], open: ['repair'], shields: { front: 0 } }),
          ship(ISD, 0, X + SIDE + gap, Y, 0, copy),
        ],
        active: 0,
        step: 'commands',
      }).take('repair:dial');
      return t.open[0] === '0 window:command.resolving';
    };
    expect([repairs(244.5), repairs(245.5), repairs(20, true)]).toEqual([true, false, false]);
  });
});

describe('Sensor Team', () => {
  it('spends one die to change another: a single die is not enough', () => {
    const team = (squadrons: number): readonly string[] => {
      const t = flak(['sensor-team'], Array(squadrons).fill('x-wing-squadron'), { blue: ['hit', 'hit'] });
      t.goOn((u) => u.open[0] === '0 window:attack.modify' || u.events('attackEnds').length > 0, { attack: 'front>1' });
      return t.open[0] === '0 window:attack.modify' ? t.options() : [];
    };
    expect(team(1)).not.toContain('0:sensor-team');
    const two = duel({ mine: ['sensor-team'], red: ['hit', 'hit', 'hit'], blue: ['hit', 'hit', 'hit'] });
    expect(two.until('window:attack.modify', { attack: 'front>1.front' }).options()).toContain('0:sensor-team');
  });
});

describe('Flechette Torpedoes', () => {
  it('[AR-CARD-FLECHETTE-TORPEDOS-01] spend a black critical icon, not any black die', () => {
    const t = flak(
      ['flechette-torpedoes'],
      ['x-wing-squadron'],
      { black: ['hit', 'hitcrit'] },
      { ship: 'acclamator-i-class-assault-ship' },
    );
    t.take('front>1', '0:flechette-torpedoes').fight();
    expect(faces(t)).toEqual(['hit']);
  });
});

describe('Jedi Hostage', () => {
  const revealed = (answer: string): Table => {
    const t = duel({ theirs: ['jedi-hostage'], own: { dials: ['squadron'] }, step: 'reveal', also: [wing()] });
    t.goOn((u) => u.open[0] === '0 may' || u.state.active !== 0, { 'dial-use': 'keep' });
    return t.take(answer);
  };
  it('is freed for a Squadron dial only if the enemy wants it', () => {
    expect([revealed('no').ship(0).open, revealed('no').ship(1).upgrades[0]!.exhausted]).toEqual([['squadron'], false]);
    expect([revealed('yes').ship(0).open, revealed('yes').ship(1).upgrades[0]!.exhausted]).toEqual([[], true]);
  });
});

describe('Cataclysm', () => {
  it('aims for a Concentrate Fire token, and not without one', () => {
    const aims = (commands: readonly string[]): readonly string[] =>
      offeredAt(
        lay({
          units: [
            ship('onager-class-star-destroyer', 0, X, Y, 0, {
              upgrades: ['cataclysm', 'orbital-bombardment-particle-cannons'],
              commands: [...commands],
            }),
            ship(VSD, 1, X, Y + 400, 180),
          ],
          stage: 'start',
          phase: 'ship',
        }),
        'ships.started',
      );
    expect(aims(['concentrate'])).toContain('0:cataclysm');
    expect(aims(['repair'])).toEqual([]);
  });
});
