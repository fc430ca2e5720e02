import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/cards/index.ts';
import type { CardRules } from '../../../../src/cards/vocabulary.ts';
import { procedures } from '../../../../src/flow/edition.ts';
import { legionGame } from '../../../../src/game.ts';
import { lay, piece, type Table, unit } from '../../../table.ts';
import { alone, LUKE, rebels, storm, VEERS } from '../../../troops.ts';
import {
  ATRT,
  BIKES,
  CANNON,
  DROIDEKAS,
  EWEB,
  go,
  moving,
  STEP,
  single,
  standard,
  stride,
  TAUNTAUNS,
} from './moving.ts';

const mine = alone(4);

describe('the standard move', () => {
  it('[LE-BEWEGUNG-01] [LC-AKTION-BEWEGEN-01] a move action is one move of a kind that the unit has', () => {
    const t = moving(rebels(400, 400, mine));
    for (const kind of ['reverse', 'pivot', 'climb', 'clamber', 'strafe', 'compulsory', 'jump'])
      t.refuses(go(kind, 1), 'LE-BEWEGUNG-01');
    t.take(standard(1));
    expect(t.events('moved').map(({ kind }) => kind)).toEqual(['standard']);
    expect(t.state.turn!.actions).toBe(1);
    expect(t.open).toEqual(['0 action']);
    const walker = moving(unit(ATRT, 0, 400, 400));
    for (const kind of ['strafe', 'compulsory', 'climb']) walker.refuses(go(kind, 1), 'LE-BEWEGUNG-01');
    walker.take(go('reverse', 1));
  });
  it('[LE-BEWEGUNG-02] [LE-BEWEGUNG-04] [LC-TRUPPLER-BEWEGEN-02] any tool up to the speed of the unit, none beyond it', () => {
    for (const speed of [1, 2] as const)
      expect(
        moving(rebels(400, 400, mine))
          .take(standard(speed, 90))
          .pose(0),
      ).toEqual([400 + STEP[speed], 400, 0]);
    const t = moving(rebels(400, 400, mine));
    expect(t.refuses(standard(3), 'LE-BEWEGUNG-04')).toMatchObject({ measured: 3, allowed: 2, piece: 0 });
    for (const speed of [0, 1.5, 4]) t.refuses(standard(speed), 'LE-BEWEGUNG-03');
  });
  it('[LE-BEWEGUNG-03] [LC-AKTION-BEWEGEN-02] the speed is the one on the card: 1, 2 or 3', () => {
    const fastest = (card: string, minis: number): number => {
      const ask = moving(single(card, 0, 400, 400, minis)).ask();
      if (ask.type !== 'region') throw new Error('no move is asked for');
      return Math.max(...[1, 2, 3].filter((speed) => ask.check(ask.read(standard(speed))!) === undefined));
    };
    expect(fastest(EWEB, 1)).toBe(1);
    expect(fastest('rebel-troopers', 4)).toBe(2);
    expect(fastest(TAUNTAUNS, 2)).toBe(3);
  });
  it('[LE-BEWEGUNG-03] who has speed 0 makes no standard move at all', () => {
    const t = moving(unit(CANNON, 0, 400, 400));
    t.refuses(standard(1), 'LE-STATIONAER-01');
    t.take(go('pivot', 1, 90));
  });
  it('[LE-BEWEGUNG-05] [LE-BEWEGUNG-06] [LC-TRUPPLER-BEWEGEN-01] [LE-BASIS-05] a round base goes any way from any point of its rim', () => {
    for (const [heading, x, y] of [
      [0, 0, 1],
      [90, 1, 0],
      [180, 0, -1],
      [270, -1, 0],
    ] as const) {
      const t = moving(rebels(400, 400, { ...mine, degrees: 30 }));
      t.take(standard(1, heading));
      expect(t.pose(0).slice(0, 2)).toEqual([400 + x * STEP[1], 400 + y * STEP[1]]);
    }
  });
  it('[LE-BEWEGUNG-07] [LE-EINKERBUNGEN-03] [LC-FAHRZEUGE-BEWEGEN-01] [LE-BASIS-06] a notched base starts where its front notch looks, whatever the player names', () => {
    for (const heading of [0, 90, 180]) {
      const t = moving(unit(ATRT, 0, 400, 400, { degrees: 90 }));
      t.take(standard(1, heading));
      expect(t.pose(0)).toEqual([400 + stride(1, 70), 400, 90]);
    }
  });
  it('[LE-BEWEGUNG-08] [LC-TRUPPLER-BEWEGEN-03] the tool bends at its joint by anything up to a right angle', () => {
    const half = STEP[2] / 2;
    expect(
      moving(rebels(400, 400, mine))
        .take(standard(2, 0, { bend: 90 }))
        .pose(0),
    ).toEqual([400 + half, 400 + half, 0]);
    expect(
      moving(rebels(400, 400, mine))
        .take(standard(2, 0, { bend: -90 }))
        .pose(0),
    ).toEqual([400 - half, 400 + half, 0]);
    const t = moving(rebels(400, 400, mine));
    const { match } = t;
    expect(match.decide(0, standard(2, 0, { bend: 90.5 }))).toBeDefined();
    expect(match.decide(0, standard(2, 0, { bend: -91 }))).toBeDefined();
  });
  it('[LC-FAHRZEUGE-BEWEGEN-02] [LC-FAHRZEUGE-BEWEGEN-03] [LE-FAHRZEUGE-06] [LE-EINKERBUNGEN-02] a vehicle follows the bend, and its rear notch holds the end of the tool', () => {
    const half = stride(2, 70) / 2;
    const t = moving(unit(ATRT, 0, 400, 400));
    t.take(standard(2, 0, { bend: 90 }));
    expect(t.pose(0)).toEqual([400 + half, 400 + half, 90]);
    const slow = moving(unit(ATRT, 0, 400, 400));
    slow.refuses(standard(3), 'LE-BEWEGUNG-04');
  });
  it('[LE-BEWEGUNG-09] [LC-TRUPPLER-BEWEGEN-04] [LC-TRUPPLER-BEWEGEN-05] the whole tool or any part of it', () => {
    for (const way of [0, 0.25, 0.5, 1]) {
      const t = moving(rebels(400, 400, mine)).take(standard(2, 90, { way }));
      expect(t.pose(0)[0]).toBeCloseTo(400 + way * STEP[2], 3);
    }
    const beyond = moving(rebels(400, 400, mine)).take(standard(2, 90, { way: 3 }));
    expect(beyond.pose(0)[0]).toBe(400 + STEP[2]);
  });
  it('[LC-FAHRZEUGE-BEWEGEN-04] a vehicle that stops on the way keeps its notches on the tool', () => {
    const arm = stride(2, 70) / 2;
    const before = moving(unit(ATRT, 0, 400, 400)).take(standard(2, 0, { bend: 60, way: 0.4 }));
    expect(before.pose(0)).toEqual([400, Math.round((400 + 0.8 * arm) * 1000) / 1000, 0]);
    const beyond = moving(unit(ATRT, 0, 400, 400)).take(standard(2, 0, { bend: 60, way: 0.75 }));
    expect(beyond.pose(0)[2]).toBe(60);
  });
  it('[LE-BEWEGUNG-14] [LC-TRUPPLER-BEWEGEN-06] [LE-FORMATION-02] the leader moves, then all others stand in formation with it', () => {
    const t = moving(rebels(400, 400));
    t.take(standard(2, 90));
    expect(t.pose(0)[0]).toBe(400 + STEP[2]);
    for (const mini of [1, 2, 3]) {
      const away = Math.hypot(t.pose(0, mini)[0] - t.pose(0)[0], t.pose(0, mini)[1] - t.pose(0)[1]);
      expect(away).toBeLessThanOrEqual(STEP[1]);
    }
    expect(t.events('moved')[0]!.minis.map(({ mini }) => mini)).toEqual([0, 1, 2, 3]);
  });
  it('[LE-BEWEGUNG-15] [LC-FAHRZEUGE-BEWEGEN-05] [LC-FAHRZEUGE-BEWEGEN-06] [LE-FORMATION-05] the second droideka follows and looks where the first one looks', () => {
    const t = moving(unit(DROIDEKAS, 1, 400, 400, { order: 'faceup' }));
    t.take(standard(1, 0, { bend: 70 }));
    expect(t.pose(0)[2]).toBe(70);
    expect(t.pose(0, 1)[2]).toBe(70);
  });
  it('[LE-BEWEGUNG-16] [LE-TRUPPLER-04] [LE-STELLUNGSTRUPPEN-BEWEGUNG-04] at a wall troopers may climb, an emplacement may not', () => {
    const wall = { terrain: [piece('building', 400, 500, 200, 100, { height: 100 })] };
    const t = moving(rebels(400, 450 - 13.5, mine), wall);
    t.take(go('climb', 1, 0, { climb: { piece: 0, way: 'up' } }));
    expect(t.pose(0)[1]).toBeGreaterThan(450);
    const gun = moving(unit('mark-ii-medium-blaster-trooper', 0, 400, 425), wall);
    gun.refuses(go('climb', 1, 0, { climb: { piece: 0, way: 'up' } }), 'LE-BEWEGUNG-01');
    gun.refuses(go('clamber', 1, 0, { climb: { piece: 0, way: 'up' } }), 'LE-BEWEGUNG-01');
  });
  it('[LE-BEWEGUNG-20] [LC-HINDERNISSE-FUER-DIE-BEWEGUNGSHI-01] what the tool lies over does not matter, only what the leader meets', () => {
    // A high wall that ends beside the way: the tool would lie on it, the base passes it.
    const beside = (x: number) =>
      moving(rebels(400, 400, mine), { terrain: [piece('high-stone-wall', x, 480, 40, 20)] });
    expect(
      beside(400 + 13.5 + 20)
        .take(standard(2))
        .pose(0)[1],
    ).toBe(400 + STEP[2]);
    expect(
      beside(400 + 13.5 + 19)
        .take(standard(2))
        .pose(0)[1],
    ).toBeLessThan(470);
    // Troopers under the tool are no hindrance either.
    const crowd = moving(rebels(400, 400, mine), { units: [storm(400, 460, mine)] });
    expect(crowd.take(standard(2)).pose(0)[1]).toBe(400 + STEP[2]);
  });
});

describe('where a move ends', () => {
  it('[LE-BEWEGUNG-18] who is stopped at a wall and pushes on stays exactly where it is', () => {
    const t = moving(rebels(400, 400, mine), { terrain: [piece('high-stone-wall', 410, 480, 90, 20, { degrees: 7 })] });
    t.take(standard(2, 3)).until('action').take('move');
    const { x, y } = t.unit(0).minis[0]!.pose!;
    for (const heading of [3, 20, -20]) {
      const ask = t.ask();
      if (ask.type === 'region') expect(ask.check(ask.read(standard(2, heading))!)).toBeUndefined();
    }
    t.take(standard(2, 3));
    expect(t.unit(0).minis[0]!.pose).toMatchObject({ x, y });
  });
  it('[LE-BEWEGUNG-21] [LC-BASISKONTAKT-01] [LC-BASISKONTAKT-02] contact with an enemy only by a move that starts a melee', () => {
    const foe = (x: number) => moving(rebels(400, 400, mine), { units: [storm(x, 400, mine)] });
    const touching = 400 + STEP[1] + 27;
    const t = foe(touching);
    t.refuses(standard(1, 90), 'LE-BEWEGUNG-21');
    t.take(standard(1, 90, { engage: 1 }));
    expect(t.events('meleeStarted')).toHaveLength(1);
    foe(touching + 0.1).take(standard(1, 90));
  });
  it('[LE-BEWEGUNG-21] [LE-NAHKAMPF-13] not without a melee weapon', () => {
    const t = moving(unit(DROIDEKAS, 1, 400, 400, { minis: [null, 'fallen'], order: 'faceup' }), {
      units: [rebels(400, 400 + stride(1, 50) + 25 + 13.5, mine)],
    });
    t.refuses(standard(1, 0, { engage: 1 }), 'LE-NAHKAMPF-13');
    t.refuses(standard(1), 'LE-BEWEGUNG-21');
  });
  it('[LE-BEWEGUNG-23] nobody ends on another base; a hair beside it is far enough', () => {
    const friend = (x: number) => moving(rebels(400, 400, mine), { units: [rebels(x, 400, mine)] });
    friend(400 + STEP[1] + 20).refuses(standard(1, 90), 'LE-BEWEGUNG-23');
    friend(400 + STEP[1] + 27.1).take(standard(1, 90));
  });
  it('[LE-BASISKONTAKT-04] [LE-BASISKONTAKT-02] friendly units do not touch each other either', () => {
    const friend = (gap: number) =>
      moving(rebels(400, 400, mine), { units: [rebels(400 + STEP[1] + 27 + gap, 400, mine)] });
    friend(0.02).refuses(standard(1, 90), 'LE-BASISKONTAKT-04');
    friend(0.1).take(standard(1, 90));
  });
  it('[LE-BEWEGUNG-24] [LE-GLEITER-X-16] nor on an objective or condition token, but beside it', () => {
    const token = (kind: string, x: number) => {
      const seat = kind === 'charge' ? 0 : null;
      return moving(rebels(400, 400, mine), { markers: [{ kind, x, y: 400, seat, claimed: null }] });
    };
    const rim = 400 + STEP[1] + 13.5 + 12.55;
    for (const kind of ['objective', 'condition']) {
      token(kind, rim - 0.5).refuses(standard(1, 90), 'LE-BEWEGUNG-24');
      token(kind, rim + 0.1).take(standard(1, 90));
    }
    // A charge may be stood upon.
    token('charge', rim - 5).take(standard(1, 90));
  });
  it('[LE-BEWEGUNG-25] [LE-BEWEGUNG-28] [LE-BEWEGUNG-26] a base stands wholly on top of something or wholly beside it', () => {
    const low = (from: number) =>
      moving(rebels(400, 400, mine), { terrain: [piece('building', from + 100, 400, 200, 100, { height: 40 })] });
    const end = 400 + STEP[2];
    // The low building slows it: only speed 1 is left on the way over its edge.
    const reach = 400 + STEP[1];
    low(reach - 13.5).take(standard(1, 90));
    low(reach - 13).refuses(standard(1, 90), 'LE-BEWEGUNG-28');
    low(reach + 13).refuses(standard(1, 90), 'LE-BEWEGUNG-28');
    low(reach + 13.6).take(standard(1, 90));
    low(end + 13.6).take(standard(2, 90));
  });
  it('[LE-BEWEGUNG-27] [LE-BEWEGUNG-28] nobody stands on a barricade; players may agree otherwise about ground', () => {
    const on = (kind: string, more = {}) =>
      moving(rebels(400, 400, mine), { terrain: [piece(kind, 400 + STEP[1], 400, 60, 60, more)] });
    on('barricade').refuses(standard(1, 90), 'LE-BEWEGUNG-28');
    on('deep-water').take(standard(1, 90, { way: 0.3 }));
    expect(on('deep-water').take(standard(1, 90)).pose(0)[0]).toBeCloseTo(400 + STEP[1] - 30 - 13.5, 2);
    expect(
      on('deep-water', { footing: { trooper: 'open' } })
        .take(standard(1, 90))
        .pose(0)[0],
    ).toBe(400 + STEP[1]);
  });
});

describe('moves that effects give', () => {
  /** A game in which binoculars push an enemy: a speed-1 move that their player makes with it. */
  const PUSH: CardRules = {
    acts: [
      {
        id: 'spotter',
        when: () => true,
        *run(g, unit) {
          yield* g.rules.move(g, g.unit(1), {
            kinds: ['standard'],
            speed: 1,
            by: unit.seat,
            clauses: ['LE-BEWEGUNG-29'],
          });
        },
      },
    ],
  };
  const pushers = legionGame('1.2', CARDS.with({ 'upgrade/electrobinoculars': PUSH }), procedures);
  const pushing = (x: number): Table => {
    const units = [unit(VEERS, 1, 1000, 400, { upgrades: ['electrobinoculars'] }), rebels(x, 400, mine)];
    const t = lay({ units, active: 0 }, pushers);
    t.until('action');
    return t.take(t.options().find((o) => o.includes('electrobinoculars'))!);
  };
  it('[LE-BEWEGUNG-29] [LE-BEWEGUNG-30] a speed-1 move is a standard move of speed 1, whole or in part, and nothing else', () => {
    const t = pushing(480);
    expect(t.open).toEqual(['1 move']);
    expect(t.refuses(standard(2, 90), 'LE-BEWEGUNG-04')).toMatchObject({ measured: 2, allowed: 1 });
    for (const kind of ['pivot', 'reverse', 'climb', 'clamber']) t.refuses(go(kind, 1, 90), 'LE-BEWEGUNG-01');
    t.take(standard(1, 90, { way: 0.5 }));
    expect(t.pose(1)[0]).toBeCloseTo(480 + STEP[1] / 2, 3);
  });
  it('[LE-VERLASSEN-DES-SCHLACHTFELDES-04] an enemy cannot be pushed off the table, only to its very edge', () => {
    const t = pushing(60);
    t.refuses(standard(1, 270), 'LE-VERLASSEN-DES-SCHLACHTFELDES-03');
    t.take(standard(1, 270, { way: (60 - 13.5) / STEP[1] }));
    expect(t.pose(1)[0]).toBeCloseTo(13.5, 3);
    expect(t.unit(1).status).toBe('play');
  });
});

describe('a jump', () => {
  it('[LE-SPRINGEN-X-04] is one move action, and is answered once', () => {
    const units = [unit(LUKE, 0, 400, 400), storm(400, 600, { ...mine, tokens: { standby: 1 } })];
    const t = lay({ units, active: 0 });
    t.until('action')
      .take('card:0:jump/jump')
      .take(go('jump', 1, 90));
    expect(t.open).toEqual(['1 free-action']);
    t.take('none');
    expect(t.open).not.toEqual(['1 free-action']);
    expect(t.until('action').state.turn).toMatchObject({ unit: 0, actions: 1 });
  });
});

describe('the pictures of the core book', () => {
  it('[LC-BEWEGUNG-TRUPPLER-01] clones: the bent speed-2 tool, the leader at its end, the others about it', () => {
    const t = moving(unit('phase-i-clone-troopers', 0, 400, 400));
    t.take(standard(2, 45, { bend: 30 }));
    const { x, y } = t.unit(0).minis[0]!.pose!;
    const arm = STEP[2] / 2;
    const s = Math.SQRT1_2;
    expect([x, y].map((n) => Math.round(n))).toEqual([
      Math.round(400 + arm * (s + Math.sin((75 * Math.PI) / 180))),
      Math.round(400 + arm * (s + Math.cos((75 * Math.PI) / 180))),
    ]);
    for (const mini of [1, 2, 3])
      expect(Math.hypot(t.pose(0, mini)[0] - x, t.pose(0, mini)[1] - y)).toBeLessThanOrEqual(STEP[1]);
  });
  it('[LC-BEWEGUNG-FAHRZEUGE-01] a droideka on wheels takes the speed-2 tool and goes a part of it', () => {
    const t = lay({
      units: [unit(DROIDEKAS, 1, 400, 400, { order: 'faceup' }), rebels(1500, 700)],
      active: { unit: 0, actions: 2, step: 'start' },
    });
    t.until('window:unit.activates').take('0:wheel-mode').until('action').take('move');
    t.take(standard(2, 0, { bend: -40, way: 0.8 }));
    expect(t.pose(0)[2]).toBe(-40);
    expect(t.pose(0, 1)[2]).toBe(-40);
  });
  it('[LE-BASISKONTAKT-01] [LE-BASISKONTAKT-03] who stands at a token touches it and may claim it, a hair further away not', () => {
    const at = (gap: number) => {
      const t = lay({
        units: [unit(LUKE, 0, 400, 400), storm(1500, 700)],
        markers: [{ kind: 'objective', x: 400 + 13.5 + 12.55 + gap, y: 400, seat: null, claimed: null }],
        battle: { objective: 'recover-the-supplies' },
        active: 0,
      });
      t.until('action');
      return t.options().some((o) => o.includes('claim'));
    };
    expect([at(0.02), at(0.1)]).toEqual([true, false]);
  });
  it('[LE-EINKERBUNGEN-01] [LE-MINIATUR-04] a speeder bike has its notches, too', () => {
    const t = moving(single(BIKES, 1, 400, 400, 2));
    t.take(standard(1, 180));
    expect(t.pose(0)).toEqual([400, 400 + stride(1, 50), 0]);
  });
});
