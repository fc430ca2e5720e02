import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { lockable } from '../../src/flow/activation/actions/standard.ts';
import { xwing } from '../../src/game.ts';
import { isFriendly } from '../../src/values.ts';
import { academy, rookie, scene, ship } from '../scene.ts';

/** Seats 0 and 1 against 2 and 3. */
const SIDES = [0, 0, 1, 1] as const;
const of = (seat: number, more = {}) => ({ seat, ...more });
const squad = (faction: string, type: string, pilot: string, count = 1, upgrades: Json = []): Json => ({
  faction,
  ships: Array.from({ length: count }, () => ({ type, pilot, upgrades })),
});
const rebels = (count = 1) => squad('rebel', 'xwing', 'rookiepilot', count);
const imperials = (count = 1) => squad('imperial', 'tiefighter', 'academypilot', count);
const setUp = (squads: readonly Json[], sides: readonly number[], rules: Json = {}) =>
  xwing.setUp({ squads: [...squads], sides: [...sides], rules }, 'seed');

describe('team play', () => {
  it('[XW-TEAM-SPIEL-01] there are two sides, and more than two players divide evenly between them', () => {
    expect(setUp([rebels(), rebels(), imperials(), imperials()], [0, 0, 1, 1])).toMatchObject({ ok: true });
    for (const sides of [
      [0, 0, 1],
      [0, 0, 0, 1],
    ])
      expect(setUp([rebels(), rebels(), imperials(), imperials()].slice(0, sides.length), sides)).toMatchObject({
        ok: false,
        fault: { clauses: ['XW-TEAM-SPIEL-01'] },
      });
  });

  it('[XW-TEAM-SPIEL-02] every player of a team brings a squadron built by the rules for custom squadrons', () => {
    const wrong = squad('rebel', 'xwing', 'rookiepilot', 1, [{ slot: 'cannon', id: 'ioncannon' }]); // has no such icon
    expect(setUp([rebels(), wrong, imperials(), imperials()], [0, 0, 1, 1])).toMatchObject({ ok: false });
  });

  it('[XW-TEAM-SPIEL-03] the squad points are those of the team, however many share them', () => {
    const points = (each: number) => setUp([rebels(each), rebels(2), imperials(), imperials()], SIDES, { points: 100 });
    expect(points(2)).toMatchObject({ ok: true }); // 42 + 42
    expect(points(3)).toMatchObject({
      ok: false,
      fault: { clauses: ['XW-TEAM-SPIEL-03'], measured: 105, allowed: 100 },
    });
  });

  it('[XW-TEAM-SPIEL-04] the players of a team decide who flies which ship: each has those of his own list', () => {
    const made = setUp([rebels(2), squad('rebel', 'ywing', 'goldsquadronpilot'), imperials(), imperials()], SIDES);
    expect(made.ok && made.value.ships.map((s) => [s.type, s.seat])).toEqual([
      ['xwing', 0],
      ['xwing', 0],
      ['ywing', 1],
      ['tiefighter', 2],
      ['tiefighter', 3],
    ]);
  });

  it('[XW-TEAM-SPIEL-05] each player plans and decides for his own ships', () => {
    const s = scene({
      sides: SIDES,
      ships: [
        rookie(300, 100, 0, of(0)),
        rookie(500, 100, 0, of(1)),
        academy(300, 700, 180, of(2)),
        academy(500, 700, 180, of(3)),
      ],
    });
    expect(s.open).toEqual(['0 dials', '1 dials', '2 dials', '3 dials']);
    expect(s.options(1).every((o) => o.startsWith('1='))).toBe(true);
    const t = scene({
      sides: SIDES,
      phase: 'combat',
      ships: [
        ship('rebel/xwing/redsquadronpilot', 300, 300, 0, of(1)),
        rookie(500, 300, 0, of(0)),
        academy(400, 480, 180, of(2)),
      ],
    });
    expect(t.open).toEqual(['1 attack']);
    t.take('none');
    expect(t.open).toEqual(['0 attack']);
  });

  it("[XW-TEAM-SPIEL-06] a teammate's ships are friendly: no attack, no lock", () => {
    const s = scene({
      sides: SIDES,
      phase: 'combat',
      ships: [
        ship('rebel/xwing/redsquadronpilot', 450, 300, 0, of(0)),
        rookie(430, 480, 180, of(1)),
        academy(490, 480, 180, of(2)),
        academy(490, 600, 180, of(3)),
      ],
    });
    expect(isFriendly(s.state, s.ship(0), s.ship(1))).toBe(true);
    expect(s.options()).toEqual(['primary>2', 'primary>3', 'none']);
    expect(lockable(s.g, s.ship(0)).map((t) => t.id)).toEqual([2, 3]);
    s.refuses('primary>1', 'XW-ANGRIFF-40');
  });

  it("[XW-TEAM-SPIEL-07] Epsilon Leader's ability reaches the ships of his teammate", () => {
    const stressed = { tokens: { stress: 1 } };
    const s = scene({
      sides: SIDES,
      phase: 'combat',
      ships: [
        rookie(450, 100, 0, of(0)),
        rookie(450, 420, 0, of(1, stressed)),
        ship('imperial/tiefofighter/epsilonleader', 450, 500, 180, of(2)),
        academy(520, 500, 180, of(3, stressed)),
      ],
    });
    expect([s.ship(1).tokens.stress, s.ship(3).tokens.stress]).toEqual([1, 0]);
  });

  it('[XW-TEAM-SPIEL-08] [XW-TEAM-SPIEL-09] a team wins and loses together: one without ships still wins with his teammate', () => {
    const gone = { x: undefined as never, y: undefined as never };
    const end = (lastOfTwo: object) =>
      scene({
        sides: SIDES,
        phase: 'end',
        ships: [
          rookie(0, 0, 0, of(0, gone)),
          rookie(500, 300, 0, of(1)),
          academy(0, 0, 0, of(2, gone)),
          academy(450, 700, 0, of(3, lastOfTwo)),
        ],
      }).state.outcome;
    expect(end({})).toBeNull(); // seats 0 and 2 have lost all, their teams have not
    expect(end(gone)).toEqual({ winner: 0, reason: 'destroyed' });
  });

  it('[XW-TEAM-SPIEL-12] teammates see the dials of one another before they are revealed, opponents do not', () => {
    const s = scene({
      sides: SIDES,
      phase: 'activation',
      ships: [
        ship('rebel/xwing/redsquadronpilot', 300, 100, 0, of(0, { dial: 's2' })),
        ship('rebel/xwing/redsquadronpilot', 500, 100, 0, of(1, { dial: 's3' })),
        academy(300, 700, 180, of(2, { dial: 's4' })),
        academy(500, 700, 180, of(3, { dial: 's5' })),
      ],
    });
    const dials = (seat: number | 'nobody') => xwing.view(s.state, seat).ships.map((o) => o.dial);
    expect(dials(0)).toEqual(['s2', 's3', 'hidden', 'hidden']);
    expect(dials(1)).toEqual(dials(0));
    expect(dials(3)).toEqual(['hidden', 'hidden', 's4', 's5']);
    expect(dials('nobody')).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
  });
});
