import { describe, expect, it } from 'vitest';
import type { DefenceFace } from '../../../src/data/types.ts';
import { hasRoom, isAtDoor } from '../../../src/flow/activation/transport.ts';
import { gap } from '../../../src/geometry/base.ts';
import { between } from '../../../src/values.ts';
import { using } from '../../cards/watching.ts';
import { lay, type Spec, type Table, unit } from '../../table.ts';
import { alone, rebels, storm } from '../../troops.ts';
import { standard } from './move/moving.ts';

/** Vehicles that carry trooper units: R-LE-107. */

const TANK = 'tx-225-gavw-occupier-combat-assault-tank';
const LAAT = 'laat-le-patrol-transport-republic';
const tank = (more: Spec = {}) => unit(TANK, 1, 600, 450, { degrees: 90, ...more });
const squad = (more: Spec = {}) =>
  unit('stormtroopers', 1, 0, 0, { status: 'aside', inside: 0, note: { hides: true }, ...more });

describe('getting in', () => {
  const walking = (y: number, vehicle = tank()) => {
    const t = lay({ units: [vehicle, storm(600, y, alone(4)), rebels(1600, 800)], active: 1 });
    t.until('action').take('move').take(standard(1, 0));
    return t;
  };
  it('[R-LE-107] after a standard move that ends at the vehicle, and then the activation is over', () => {
    // The tank stands across: its base reaches 50 mm to the south.
    const t = walking(450 - 50 - 13.5 - 102 - 5);
    t.until('window:move.after');
    t.take(using('transport')(t.ask()));
    expect([t.unit(1).inside, t.unit(1).minis[0]!.pose]).toEqual([0, null]);
    t.goOn((table) => table.state.turn?.unit !== 1);
    expect(t.unit(1).order).toBe('facedown');
  });
  it('[R-LE-107] with its leader half a base from the vehicle, not a hair farther', () => {
    const door = (gap: number) => {
      const t = lay({ units: [tank(), storm(600, 450 - 50 - 13.5 - gap, alone(4)), rebels(1600, 800)], active: 1 });
      return isAtDoor(t.g, t.unit(0), t.unit(1));
    };
    expect([door(13.5), door(13.51)]).toEqual([true, false]);
  });
  it('[R-LE-107] what it has claimed stays behind, its standby token goes, and it does nothing more', () => {
    const y = 450 - 50 - 13.5 - 102 - 5;
    const t = lay({
      units: [
        tank({ order: 'facedown' }),
        storm(600, y, { ...alone(4), tokens: { standby: 1, aim: 1 } }),
        storm(600, 700, { order: 'faceup' }),
        rebels(1600, 800, { order: 'facedown' }),
      ],
      active: 1,
      round: 2,
      markers: [{ kind: 'objective', x: 626.05, y, claimed: 1, by: 'recover-the-supplies' }],
      battle: { objective: 'recover-the-supplies' },
    });
    t.until('action').take('move').take(standard(1, 0)).until('window:move.after');
    t.take(using('transport')(t.ask()));
    expect(t.unit(1)).toMatchObject({ status: 'aside', claimed: [], note: { stepped: 2 } });
    expect([t.state.markers[0]!.claimed, t.tokens(1, 'standby'), t.tokens(1, 'aim')]).toEqual([null, 0, 1]);
    expect([t.unit(1).order, t.state.turn?.unit]).not.toContain(1);
    expect(t.unit(1).order).toBe('facedown');
  });
  it('[R-LE-107] as many units as it says, and no more', () => {
    const room = (carried: number) => {
      const t = lay({
        units: [
          tank(),
          storm(600, 350, alone(4)),
          rebels(1600, 800),
          ...Array.from({ length: carried }, () => squad()),
        ],
        active: 1,
      });
      return hasRoom(t.g, t.unit(0), t.unit(1));
    };
    expect([room(0), room(1)]).toEqual([true, false]);
  });
  it('[R-LE-107] not from afar', () => {
    const t = walking(450 - 50 - 13.5 - 102 - 20);
    t.goOn((table) => table.ask().kind === 'window:move.after' || table.ask().kind === 'action');
    expect(t.ask().kind).toBe('action');
  });
  it('[R-LE-107] at deployment, instead of a place of its own', () => {
    const t = lay({
      units: [tank(), unit('stormtroopers', 1, 0, 0, { status: 'reserve' }), rebels(1600, 100)],
      phase: 'deployment',
      round: 0,
      battle: { deployment: 'battle-lines' },
      turnOf: 1,
    });
    t.until('window:setup.deploys', {});
    t.take(using('transport')(t.ask()));
    expect([t.unit(1).inside, t.unit(1).status]).toEqual([0, 'aside']);
  });
  it('[R-LE-107] Light Transport: only a single miniature', () => {
    const offered = (minis: Spec) => {
      const t = lay({
        units: [
          unit('x-34-landspeeder', 0, 600, 450, { degrees: 90, order: 'facedown' }),
          rebels(600, 450 - 50 - 13.5 - 102 - 5, minis),
          storm(1600, 800),
        ],
        active: 1,
      });
      t.until('action').take('move').take(standard(1, 0));
      t.goOn((table) => ['window:move.after', 'action'].includes(table.ask().kind));
      return t.ask().kind === 'window:move.after';
    };
    expect([offered(alone(4)), offered({})]).toEqual([true, false]);
  });
});

describe('a unit that is carried', () => {
  it('[R-LE-107] may get out as an action, a speed-1 tool away, and act on', () => {
    const t = lay({
      units: [tank({ order: 'facedown' }), squad({ order: 'faceup' }), rebels(1600, 800)],
      turnOf: 1,
      priority: 1,
    });
    t.goOn((table) => table.state.turn?.unit === 1).until('card-way');
    expect(t.options()).toEqual(['disembark', 'stay']);
    t.take('disembark').until('action');
    const { g } = t;
    const [leader, vehicle] = [g.mini(t.unit(1), t.unit(1).leader), g.mini(t.unit(0), 0)];
    expect(gap(leader.base, vehicle.base)).toBeLessThanOrEqual(75);
    expect([t.unit(1).inside, t.state.turn?.actions]).toEqual([null, 1]);
  });
  it('[R-LE-107] cannot get out in the round in which it got in', () => {
    const t = lay({
      units: [
        tank({ order: 'facedown' }),
        squad({ order: 'faceup', note: { hides: true, stepped: 2 } }),
        rebels(1600, 800),
      ],
      turnOf: 1,
      priority: 1,
      round: 2,
    });
    t.goOn((table) => table.unit(1).order === 'facedown');
    expect(t.unit(1).inside).toBe(0);
  });
  it('[R-LE-107] whoever has got out in a round gets into nothing in it, but in the next one', () => {
    const out = (round: number, stepped: number) => {
      const t = lay({
        units: [tank(), storm(600, 250, { ...alone(4), note: { stepped } }), rebels(1600, 800)],
        active: 0,
        round,
      });
      return hasRoom(t.g, t.unit(0), t.unit(1));
    };
    expect([out(2, 2), out(3, 2)]).toEqual([false, true]);
    const t = lay({
      units: [tank({ order: 'facedown' }), squad({ order: 'faceup' }), rebels(1600, 800)],
      turnOf: 1,
      priority: 1,
    });
    t.goOn((table) => table.state.turn?.unit === 1).until('card-way');
    t.take('disembark').until('action');
    expect([hasRoom(t.g, t.unit(0), t.unit(1)), 'hides' in t.unit(1).note]).toEqual([false, false]);
  });
  it('[R-LE-107] one action is enough to get out, without any it stays where it is', () => {
    const inside = (actions: number) =>
      lay({
        units: [tank({ order: 'facedown' }), squad({ order: 'faceup' }), rebels(1600, 800)],
        active: { unit: 1, step: 'act', actions },
      })
        .goOn((table) => table.state.turn?.unit !== 1, { 'card-way': 'disembark' })
        .unit(1).inside;
    expect([inside(1), inside(0)]).toEqual([null, 0]);
  });
  it('[R-LE-107] vehicles and creatures are not carried, nor are friends of another army', () => {
    const t = lay({
      units: [
        tank(),
        storm(600, 250),
        unit('74-z-speeder-bikes', 1, 900, 250, { minis: [null, 'fallen'] }),
        unit('dewback-rider', 1, 1100, 250),
        rebels(1600, 800),
      ],
      active: 0,
    });
    expect([0, 1, 2, 3, 4].map((id) => hasRoom(t.g, t.unit(0), t.unit(id)))).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });
  it('[R-LE-107] is measured from the vehicle, gains no tokens but suppression, and cannot be attacked', () => {
    const t = lay({ units: [tank({ order: 'facedown' }), squad(), rebels(700, 700)], active: 2 });
    expect(between(t.g, t.unit(1), t.unit(2))).toBe(between(t.g, t.unit(0), t.unit(2)));
    t.until('action').take('attack');
    expect(t.ask().kind === 'defender' ? t.options() : ['0']).toEqual(['0']);
  });
});

describe('what happens to the vehicle', () => {
  const shot = (vehicle: Spec, wounds: number): Table => {
    const t = lay({
      units: [
        vehicle,
        squad({ seat: vehicle['seat']! }),
        unit('luke-skywalker-hero-of-the-rebellion', 1 - Number(vehicle['seat']), 600, 220),
      ],
      active: 2,
      red: ['crit', 'crit'],
      redDefence: ['blank', 'blank'],
      whiteDefence: ['blank', 'blank'],
    });
    t.unit(0).minis[0]!.wounds = wounds;
    t.fight();
    return t;
  };
  it('[R-LE-107] an open one lets its passengers be hurt, a closed one does not', () => {
    expect(shot(tank({ order: 'facedown' }), 0).alive(1)).toBe(3);
    expect(shot(unit(LAAT, 1, 600, 450, { degrees: 90, order: 'facedown' }), 0).alive(1)).toBe(4);
  });
  it('[R-LE-107] what the vehicle stops, or what hits others, does not hurt them', () => {
    const hit = (defender: string, redDefence: readonly DefenceFace[]) => {
      const t = lay({
        units: [
          ...[tank({ order: 'facedown' }), squad(), rebels(600, 250)],
          storm(500, 250, { ...alone(4), order: 'facedown' }),
        ],
        active: 2,
        black: ['crit', 'crit', 'crit', 'crit'],
        redDefence,
        whiteDefence: redDefence,
      });
      t.fight({ defender });
      return [t.wounds(Number(defender)) > 0, t.alive(1)];
    };
    expect(hit('0', Array(4).fill('blank'))).toEqual([true, 3]);
    expect(hit('0', Array(4).fill('block'))).toEqual([false, 4]);
    expect(hit('3', Array(4).fill('blank'))).toEqual([true, 4]);
  });
  it('[R-LE-107] when it is lost they stand beside it, frightened and hurt', () => {
    const t = lay({
      units: [
        tank({ order: 'facedown', wounds: 6 }),
        squad(),
        unit('luke-skywalker-hero-of-the-rebellion', 0, 600, 220),
      ],
      active: 2,
      red: ['crit', 'crit'],
      redDefence: ['blank', 'blank'],
      whiteDefence: ['blank', 'blank'],
    });
    t.fight();
    expect(t.unit(0).status).toBe('defeated');
    expect([t.unit(1).status, t.unit(1).inside, t.tokens(1, 'suppression') >= 1]).toEqual(['play', null, true]);
    expect(t.alive(1)).toBe(2);
  });
});

describe('Clone Shock Trooper Pilot', () => {
  it('whoever gets out is readier', () => {
    const t = lay({
      units: [
        unit(LAAT, 0, 600, 450, { degrees: 90, order: 'facedown', upgrades: ['clone-shock-trooper-pilot'] }),
        unit('phase-i-clone-troopers', 0, 0, 0, { status: 'aside', inside: 0, order: 'faceup', note: { hides: true } }),
        storm(1600, 800),
      ],
      turnOf: 0,
      priority: 0,
    });
    t.goOn((table) => table.state.turn?.unit === 1)
      .until('card-way')
      .take('disembark')
      .until('card-way')
      .take('dodge');
    t.until('action');
    expect((['surge', 'dodge', 'aim'] as const).map((token) => t.tokens(1, token))).toEqual([1, 1, 0]);
  });
});
