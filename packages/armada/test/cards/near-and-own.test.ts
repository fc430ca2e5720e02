import { describe, expect, it } from 'vitest';
import { numberOf } from '../../src/values.ts';
import { lay, type Spec, ship, squadron, type Table } from '../table.ts';
import { own } from './squadrons/dogfight.ts';

/** Cards of every kind, a millimetre too far away, for the other side, or with one thing that fits among others that do not. */

const X = 500;
const Y = 300;
const SIDE = 77.5; // a large ship's base from side to side
const ISD = 'imperial-i-class-star-destroyer';
const VSD = 'victory-ii-class-star-destroyer';
const offeredAt = (t: Table, window: string, script: Parameters<Table['until']>[1] = {}): readonly string[] => {
  t.goOn((u) => u.open.some((o) => o.endsWith(` window:${window}`)) || u.state.round > 1, script);
  return !t.match.over && t.open[0]?.endsWith(` window:${window}`) ? t.options() : [];
};

describe('Comm Noise', () => {
  it('[AR-SCHADEN-07] slows a ship at speed 1 as well, none that stands still, and turns the dial of one that has any', () => {
    const ways = (speed: number, dials: readonly string[]) => {
      const t = lay({
        units: [
          ship(ISD, 0, X, Y, 0, { speed: 2 }),
          ship(VSD, 1, X, Y + 64.5 + 60 + 51, 180, { speed, dials: [...dials], tokens: [], shields: { front: 0 } }),
        ],
        active: 0,
        step: 'attack',
        red: ['crit', 'blank', 'blank'],
        blue: ['accuracy', 'accuracy', 'accuracy'],
        black: ['blank', 'blank', 'blank'],
        deck: ['comm-noise'],
      }).take('front>1.front');
      t.goOn((u) => u.open[0] === '0 card-way' || u.state.attacks.length === 0, { critical: 'standard' });
      return t.state.attacks.length === 0 ? [] : t.options();
    };
    expect(ways(1, ['repair'])).toEqual(['slow', 'dial', 'nothing']);
    expect(ways(1, [])).toEqual(['slow', 'nothing']);
    expect(ways(0, ['repair'])).toEqual(['dial', 'nothing']);
  });
});

describe('Crew Panic', () => {
  it('is the matter of its own ship: another one reveals its dial unmoved', () => {
    const t = lay({
      units: [
        ship(ISD, 0, X, Y, 0, { dials: ['repair'], damage: [{ card: 'crew-panic', faceup: true }] }),
        ship(ISD, 0, X + 200, Y, 0, { dials: ['repair'] }),
      ],
      active: 1,
      step: 'reveal',
    });
    expect([t.open, t.ship(1).open]).toEqual([['0 dial-use'], ['repair']]);
  });
});

describe('Darth Vader (officer)', () => {
  const helps = (
    gap: number,
    seat = 0,
    attacker: Spec = ship(ISD, 0, X + SIDE + gap, Y, 0, { upgrades: ['chart-officer'] }),
  ) => {
    const t = lay({
      units: [
        ship(ISD, seat, X, Y, 0, { upgrades: ['darth-vader-officer'] }),
        attacker,
        ship(VSD, 1, X + SIDE + gap, Y + 64.5 + 60 + 51, 180, { speed: 0, tokens: [] }),
      ],
      active: 1,
      step: 'attack',
    }).take('front>2.front');
    return t.open[0] === '0 window:attack.modify' ? t.options().filter((id) => id.includes('vader')) : [];
  };
  it('serves friendly ships at distance 1-5, none half a millimetre farther, and no enemy', () => {
    expect(helps(304.5)).toEqual(['0:darth-vader-officer']);
    expect([helps(305.3), helps(20, 1)]).toEqual([[], []]);
  });
});

describe('Captain Rex', () => {
  it('keeps enemies at distance 1-3 from shedding more than one raid token, not those farther away, and no friend', () => {
    const shed = (seat: number, gap: number) => {
      const t = lay({
        units: [ship(ISD, 0, X, Y, 0, { upgrades: ['captain-rex'] }), ship(ISD, seat, X + SIDE + gap, Y)],
      });
      return numberOf(t.g, t.ship(1), 'raidsShed', 4);
    };
    expect([shed(1, 184.5), shed(1, 185.5), shed(0, 20), shed(0, 400)]).toEqual([1, 4, 4, 4]);
  });
});

describe('Captain Brunson', () => {
  const asked = (y: number, also: readonly { token: string; x: number; y: number }[] = []) =>
    offeredAt(
      lay({
        units: [
          ship(ISD, 0, X, Y, 0),
          ship(VSD, 1, X, Y + 64.5 + 60 + 51, 180, { upgrades: ['captain-brunson'], tokens: [], speed: 0 }),
        ],
        obstacles: [{ token: 'station', x: X + 31.5 + y, y: Y + 175 }, ...also],
        active: 0,
        step: 'attack',
      }).take('front>1.front'),
      'attack.defend',
    );
  it('[AR-ERR-CAPTAIN-BRUNSON-02] wants one obstacle near, wherever the others lie', () => {
    expect(asked(100)).toContain('1:captain-brunson');
    expect(asked(100, [{ token: 'asteroid-1', x: 1500, y: 600 }])).toContain('1:captain-brunson');
    expect(asked(500, [{ token: 'asteroid-1', x: 1500, y: 600 }])).toEqual([]);
  });
});

describe('Admiral Raddus', () => {
  it('[AR-ERR-ADMIRAL-RADDUS-01] sets aside a friend of command value 3, none of 4, and never his own ship', () => {
    const asked = (other: string) =>
      lay({
        units: [
          { ship: 'mc80-command-cruiser', seat: 0, status: 'reserve', upgrades: ['admiral-raddus'] },
          { ship: other, seat: 0, status: 'reserve', upgrades: [] },
          { ship: VSD, seat: 1, status: 'reserve', upgrades: [] },
        ],
        round: 0,
        phase: 'deployment',
        stage: 'start',
      }).open.includes('0 window:setup.before');
    expect([asked('mc80-command-cruiser'), asked('starhawk-class-battleship-mark-i')]).toEqual([true, false]);
  });
});

describe('Ion Storm', () => {
  const marked = (first: 0 | 1, mm: number) => {
    const t = lay({
      objective: 'ion-storm',
      first,
      units: [ship('cr90-corvette-a', 0, X, Y, 0, { speed: 1 }), ship(VSD, 1, 1700, 800, 180)],
      obstacles: [
        { token: 'station', x: X + 21.5 + mm + 60, y: Y + 68.4 },
        { token: 'asteroid-1', x: 1500, y: 450 },
      ],
      active: 0,
      step: 'manoeuvre',
    });
    t.goOn((u) => u.state.active === null, { course: { speed: 1, clicks: [0], side: 'left' } });
    return t.ship(0).objectives;
  };
  it('spares a ship near one obstacle, however far the others are: the second player’s up to distance 2', () => {
    expect([marked(0, 20), marked(1, 100), marked(0, 400), marked(1, 400)]).toEqual([0, 0, 1, 1]);
  });
});

describe('General Draven (commander)', () => {
  it('looks at the dials of a ship that has any, and is not asked where none has', () => {
    const asked = (dials: readonly string[]) => {
      const t = lay({
        units: [
          ship('cr90-corvette-a', 0, X, Y, 0, { upgrades: ['general-draven-commander'], dials: ['repair'] }),
          ship('cr90-corvette-a', 1, X, 700, 180, { dials: [...dials] }),
        ],
        phase: 'command',
        stage: 'end',
      });
      return t.open[0] === '0 window:command.end' ? t.options() : [];
    };
    expect(asked(['repair'])).toContain('0:general-draven-commander/look');
    expect(asked([])).not.toContain('0:general-draven-commander/look');
    const one = lay({
      units: [
        ship('cr90-corvette-a', 0, X, Y, 0, { upgrades: ['general-draven-commander'], dials: ['repair'] }),
        ship('cr90-corvette-a', 1, X, 700, 180, { dials: [] }),
        ship('cr90-corvette-a', 1, X + 200, 700, 180, { dials: ['navigate'] }),
      ],
      phase: 'command',
      stage: 'end',
    }).take('0:general-draven-commander/look');
    expect(one.events('dialsSeen').map((e) => e.unit)).toEqual([2]);
  });
});

describe('Hera Syndulla (Ghost)', () => {
  it('calls squadrons up to distance 2, none half a millimetre farther, and no enemy', () => {
    const t = lay({
      units: [
        own('hera-syndulla-vcx-100'),
        own('x-wing-squadron', 124.5),
        own('x-wing-squadron', -125.5),
        squadron('tie-fighter-squadron', 1, 600, 480),
      ],
      phase: 'squadron',
      stage: 'start',
    }).until('window:squadrons.start');
    t.take('0:hera-syndulla-vcx-100');
    expect(t.options()).toEqual(['0', '1']);
  });
});
