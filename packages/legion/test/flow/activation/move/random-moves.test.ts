import { type Json, quickRng, sampleAnswer } from '@holotisch/engine';
import { contains } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { formationAt, formationFault } from '../../../../src/flow/activation/move/formation.ts';
import { type LegionGame, legion, legion26 } from '../../../../src/game.ts';
import { overlapping } from '../../../../src/geometry/base.ts';
import { footingOf } from '../../../../src/geometry/terrain.ts';
import { randomTable } from '../../../../src/tables/random.ts';
import { flightOf, isEngaged, moverOf, onTable } from '../../../../src/values.ts';
import { lay, type Spec, type Table, unit } from '../../../table.ts';
import { ATRT, ATST, BIKES, DROIDEKAS, EWEB, expectOrder, LANDSPEEDER, single, TAUNTAUNS } from './moving.ts';

/** Whoever moves at random over a random table, what comes of it is a table that the rules allow. */

const GAMES = 3;
const FIELD = { width: 1828.8, depth: 914.4 };
const ARMY = [
  'rebel-troopers',
  'stormtroopers',
  ATRT,
  ATST,
  BIKES,
  DROIDEKAS,
  EWEB,
  LANDSPEEDER,
  TAUNTAUNS,
  'b1-battle-droids',
];

/** Units of both sides on free ground, one of them about to be activated. */
function crowd(number: number, game: LegionGame): Table {
  const rng = quickRng(number + 1);
  const terrain = randomTable(`moves ${number}`, FIELD).map(({ kind, outline, pose, height }): Json => {
    const degrees = (Math.atan2(pose.hx, pose.hy) * 180) / Math.PI;
    return { kind, outline: outline.map((p) => [...p]), x: pose.x, y: pose.y, degrees, height };
  });
  // Two who keep their sides in the match, on the free rim.
  const units: Spec[] = [single('rebel-troopers', 0, 30, 30, 4), single('stormtroopers', 1, 1800, 885, 4)];
  for (let tries = 0; units.length < 11 && tries < 200; tries++) {
    const next = unit(ARMY[rng.below(ARMY.length)]!, units.length % 2, 150 + rng.below(900), 120 + rng.below(650), {
      degrees: 15 * rng.below(24),
      order: 'faceup',
    });
    try {
      lay({ units: [...units, next], terrain, active: null, phase: 'command' }, game);
      units.push(next);
    } catch {
      // There is no room for it there.
    }
  }
  return lay({ units, terrain, active: { unit: 2 + rng.below(units.length - 2), actions: 2, step: 'start' } }, game);
}

/** Nobody in terrain that it cannot enter. */
function expectFirmGround(t: Table): void {
  const { g } = t;
  for (const u of g.state.units.filter(({ status }) => status === 'play'))
    for (const mini of onTable(u))
      for (const piece of g.terrain) {
        const { base } = g.mini(u, mini);
        if (!overlapping(base, [piece.shape])) continue;
        const who = `${u.card} ${u.id}.${mini} in ${piece.piece.kind}`;
        if (piece.traits.stand === 'never') expect.fail(who);
        if (piece.traits.stand === 'inside')
          expect(footingOf(piece, moverOf(g, u), { from: 0, step: 0, over: flightOf(g, u) }), who).not.toBe(
            'impassable',
          );
        if (piece.traits.stand === 'top')
          expect(
            base.every((shape) => contains(piece.shape, shape)),
            who,
          ).toBe(true);
      }
}
/** Everybody about the leader of a unit that has just moved. */
function expectFormation(t: Table, id: number): void {
  const u = t.unit(id);
  if (u.status !== 'play' || isEngaged(t.g, u)) return;
  const leader = u.minis[u.leader]!.pose!;
  for (const mini of onTable(u)) {
    if (mini === u.leader) continue;
    const fault = formationFault(formationAt(t.g, u, leader), t.g.mini(u, mini).base, u.minis[mini]!.pose!);
    expect(
      fault === 'far' || fault === 'unreachable' || fault === 'off' ? fault : undefined,
      `${u.card} ${id}.${mini}`,
    ).toBeUndefined();
  }
}

describe.each([
  ['1.2', legion],
  ['2.6', legion26],
] as const)('random moves of %s', (_, game) => {
  it('end on the table, on firm ground, overlapping nobody, in formation; and a sampled move is always accepted', () => {
    let moved = 0;
    for (let number = 0; number < GAMES; number++) {
      const t = crowd(number, game);
      const rng = quickRng(number);
      for (let i = 0; i < 50 && !t.match.over; i++) {
        const ask = t.ask();
        const before = t.events('moved').length;
        const answer = ask.kind === 'action' && t.options().includes('move') ? 'move' : sampleAnswer(ask, rng);
        expect(answer, ask.kind).toBeDefined();
        expect(t.match.decide(ask.seat, answer!), `${number}: ${JSON.stringify(answer)}`).toBeUndefined();
        const now = t.events('moved').slice(before);
        moved += now.length;
        if (now.length === 0 || t.match.open.some(({ kind }) => kind === 'displaced' || kind === 'formation')) continue;
        for (const { unit: id } of now) expectFormation(t, id);
        expectOrder(t);
        expectFirmGround(t);
      }
    }
    expect(moved).toBeGreaterThan(30);
  });
});
