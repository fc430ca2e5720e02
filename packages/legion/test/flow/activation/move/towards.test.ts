import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { readMove } from '../../../../src/flow/activation/move/answer.ts';
import { legion, legion26 } from '../../../../src/game.ts';
import type { LegionAnswers } from '../../../../src/questions/answers.ts';
import { piece, type Table, unit } from '../../../table.ts';
import { alone, LUKE, rebels, storm } from '../../../troops.ts';
import { ATRT, ATST, moving, STEP, TAUNTAUNS } from './moving.ts';

/** Only the goal is named: what the rules find for it is an answer like any other. */

const game = (t: Table) => (t.state.rules.edition === '2.6' ? legion26 : legion);
function asked<K extends 'way' | 'reach'>(t: Table, name: K, args: Record<string, Json>): LegionAnswers[K] {
  const ask = t.match.askOf(0);
  const { name: _, unit: of, ...within } = ask?.type === 'region' ? (ask.region as Record<string, Json>) : {};
  const answer = game(t).questions[name]!(t.state, { unit: of ?? 0, ...(of !== undefined && { within }), ...args });
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.value as LegionAnswers[K];
}
const wayTo = (t: Table, x: number, y: number, more: Record<string, Json> = {}) =>
  asked(t, 'way', { to: [x, y], ...more });
const mine = alone(4);
/** The question about the move takes what was found, and the leader ends there. */
function goes(t: Table, x: number, y: number): readonly [x: number, y: number] {
  const { moves, refusal } = wayTo(t, x, y);
  expect(refusal).toBeNull();
  t.take(moves[0]!.move as unknown as Json);
  const [atX, atY] = t.pose(0);
  return [Math.round(atX), Math.round(atY)];
}

describe('a move to a place', () => {
  it('[LE-BEWEGUNG-12] takes the shortest tool that is long enough, and as much of it as is needed', () => {
    const t = moving(rebels(400, 400));
    expect(wayTo(t, 450, 400).moves[0]!.move).toMatchObject({ kind: 'standard', speed: 1, bend: 0 });
    expect(wayTo(t, 400, 400 + STEP[1] + 1).moves[0]!.move).toMatchObject({ speed: 2 });
    expect(goes(t, 450, 480)).toEqual([450, 480]);
  });
  it('[LE-BEWEGUNG-04] a millimetre farther than the tool it says how far it gets, and offers the end of the tool', () => {
    const at = (y: number) => wayTo(moving(rebels(400, 400, mine)), 400, y);
    expect(at(400 + STEP[2]).refusal).toBeNull();
    const { refusal, moves } = at(400 + STEP[2] + 1);
    expect(refusal).toMatchObject({ clauses: ['LE-BEWEGUNG-04'], measured: STEP[2] + 1, allowed: STEP[2] });
    expect(moves[0]!.facts.leader).toMatchObject({ x: 400, y: 400 + STEP[2] });
  });
  it('[LE-BEWEGUNG-06] [LE-BEWEGUNG-18] bends around what stands in the straight way', () => {
    const wall = { terrain: [piece('building', 400, 467, 10, 6, { height: 120 })] };
    const t = moving(rebels(400, 400, mine), wall);
    expect(wayTo(t, 400, 510).moves[0]!.move.bend).not.toBe(0);
    expect(goes(t, 400, 510)).toEqual([400, 510]);
  });
  it('[LE-BEWEGUNG-23] [LE-BEWEGUNG-28] where nobody may stand it says why, and ends as near to it as the table allows', () => {
    const beside = moving(rebels(400, 400, mine), { units: [rebels(400, 480, mine)] });
    const taken = wayTo(beside, 400, 480);
    expect(taken.refusal).not.toBeNull();
    const { x, y } = taken.moves[0]!.facts.leader;
    const away = Math.sqrt((x - 400) ** 2 + (y - 480) ** 2);
    expect(away).toBeGreaterThan(27);
    expect(away).toBeLessThan(29);
    const house = moving(rebels(400, 400, mine), { terrain: [piece('building', 400, 500, 80, 80, { height: 120 })] });
    const inside = wayTo(house, 400, 470);
    expect(inside.refusal).not.toBeNull();
    expect(inside.moves[0]!.facts.leader.y).toBeGreaterThan(440);
    expect(readMove(inside.moves[0]!.move)).toBeDefined();
  });
  it('[LE-SCHWIERIGES-GELAENDE-GLOSSAR-02] through difficult ground it gets a speed less far, and beside it as far as ever', () => {
    const bog = moving(rebels(400, 400, mine), { terrain: [piece('dense-woods', 400, 470, 200, 40)] });
    const { refusal, moves } = wayTo(bog, 400, 400 + STEP[2]);
    expect(refusal?.clauses).toContain('LE-SCHWIERIGES-GELAENDE-GLOSSAR-02');
    expect(moves[0]!.move.speed).toBe(1);
    expect(wayTo(bog, 400 + STEP[2] - 1, 400).refusal).toBeNull();
  });
  it('[LE-KLIMMEN-UND-KLETTERN-01] a place on a roof is climbed to from its wall', () => {
    const house = piece('building', 600, 400, 200, 200, { height: 100 });
    const t = moving(rebels(486.5, 400, mine), { terrain: [house] });
    const { moves } = wayTo(t, 530, 400);
    const kinds = moves.map(({ move }) => move.kind);
    expect(kinds).toEqual(['climb']);
  });
  it('[LE-BEWEGUNG-07] a notched base bends its one tool there, backwards where the place is behind it, and says where it cannot', () => {
    const t = moving(unit(ATRT, 0, 400, 400));
    const { moves } = wayTo(t, 440, 490);
    expect(moves[0]!.move).toMatchObject({ kind: 'standard' });
    expect(moves[0]!.move.bend).toBeGreaterThan(0);
    expect(goes(t, 440, 490)).toEqual([440, 490]);
    const back = moving(unit(ATRT, 0, 400, 400));
    expect(wayTo(back, 400, 340).moves[0]!.move.kind).toBe('reverse');
    const aside = wayTo(moving(unit(ATST, 0, 400, 400)), 560, 400);
    expect(aside.refusal).not.toBeNull();
  });
  it('[L2-AKTIONEN-IM-DETAIL-10] in 2.6 a notched base turns first', () => {
    const t = moving(unit(ATRT, 0, 400, 400), {}, legion26);
    expect(wayTo(t, 500, 400).moves[0]!.move.turn).toBeGreaterThan(80);
  });
});

describe('two moves to a place', () => {
  it('[LE-AKTIONEN-01] are found one after the other, around what stands in between, and both are made as they were found', () => {
    const wall = { terrain: [piece('building', 400, 520, 90, 20, { height: 150 })] };
    const t = moving(rebels(400, 400), wall);
    const { moves, refusal } = wayTo(t, 400, 590, { twice: true });
    expect(refusal).toBeNull();
    expect(moves).toHaveLength(2);
    t.take(moves[0]!.move as unknown as Json)
      .take('move')
      .take(moves[1]!.move as unknown as Json);
    expect(t.pose(0).slice(0, 2).map(Math.round)).toEqual([400, 590]);
    expect(wayTo(moving(rebels(400, 400), wall), 400, 590).moves).toHaveLength(1);
  });
});

describe('a charge', () => {
  const charge = (t: Table) => asked(t, 'way', { engage: 1 });
  it('[LE-NAHKAMPF-06] [LE-NAHKAMPF-07] ends in contact with the enemy, around what stands in between if need be', () => {
    const open = moving(unit(LUKE, 0, 400, 400), { units: [storm(400, 520, alone(4))] });
    expect(charge(open)).toMatchObject({ refusal: null, moves: [{ move: { engage: 1 }, facts: { engages: 1 } }] });
    const wall = [piece('building', 400, 455, 60, 6, { height: 150 })];
    const around = moving(unit(LUKE, 0, 400, 400), { units: [storm(400, 520, alone(4))], terrain: wall });
    expect(charge(around).moves[0]!.move.bend).not.toBe(0);
  });
  it('[LE-NAHKAMPF-07] [LE-HANDGEMENGE-02] says why it does not get there', () => {
    const far = moving(unit(LUKE, 0, 400, 400), { units: [storm(400, 800, alone(4))] });
    expect(charge(far).refusal?.clauses).toEqual(['LE-NAHKAMPF-07']);
  });
});

describe('how far a unit gets', () => {
  /** All slices in one. */
  function reach(t: Table, slices = 4) {
    const all = Array.from({ length: slices }, (_, slice) => asked(t, 'reach', { slice, slices }));
    const { cell, side, far } = all[0]!;
    const rows = all.flatMap((one) => one.rows);
    const half = (side - 1) / 2;
    return {
      cell,
      side,
      far,
      rows,
      climbs: all[0]!.climbs,
      at: (dx: number, dy: number) => rows[half + dy]![half + dx]!,
    };
  }
  it('is told place by place, with the speed that it needs, the same in one slice as in many', () => {
    const t = moving(rebels(400, 400, mine));
    const one = reach(t, 1);
    expect(reach(t, 7).rows).toEqual(one.rows);
    expect(one.far).toEqual([STEP[1], STEP[2]]);
    const inside = Math.floor(STEP[1] / one.cell);
    expect([one.at(inside, 0), one.at(inside + 1, 0), one.at(0, -Math.floor(STEP[2] / one.cell))]).toEqual([1, 2, 2]);
    expect(one.at(0, Math.ceil(STEP[2] / one.cell))).toBe(0);
  });
  it('[LE-SCHWIERIGES-GELAENDE-GLOSSAR-02] [LE-BEWEGUNG-28] leaves out what difficult ground and walls keep from it', () => {
    const t = moving(rebels(400, 400, mine), {
      terrain: [piece('dense-woods', 400, 480, 300, 60), piece('building', 400, 320, 300, 40, { height: 150 })],
    });
    const { at, cell } = reach(t);
    const far = Math.floor(STEP[2] / cell);
    expect([at(0, far), at(far, 0), at(0, -5), at(0, 4)]).toEqual([0, 2, 0, 1]);
  });
  it('[LE-HANDGEMENGE-02] of an engaged unit only what its withdrawal reaches', () => {
    const t = moving(unit(TAUNTAUNS, 0, 400, 400, alone(2)));
    expect(reach(t).far).toHaveLength(3);
    const ask = t.match.askOf(0);
    expect(ask?.kind).toBe('move');
    const away = asked(t, 'reach', { slice: 0, slices: 1, within: { kinds: ['withdraw'], speed: 1 } });
    expect(away.far).toHaveLength(1);
  });
});
