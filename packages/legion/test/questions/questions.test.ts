import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { legion } from '../../src/game.ts';
import { SEGMENT } from '../../src/geometry/range.ts';
import type { LegionAnswers } from '../../src/questions/answers.ts';
import { apart, lay, piece, type Table, unit } from '../table.ts';

/** What the rules answer about a table. */
function asked<K extends keyof LegionAnswers>(t: Table, name: K, args: Record<string, Json>): LegionAnswers[K] {
  const answer = legion.questions[name]!(t.state, args);
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.value as LegionAnswers[K];
}
const vader = (seat: number, x: number, y: number) => unit('darth-vader-dark-lord-of-the-sith', seat, x, y);
const luke = (seat: number, x: number, y: number) => unit('luke-skywalker-hero-of-the-rebellion', seat, x, y);

describe('questions about a position', () => {
  it('[LE-REICHWEITE-06] range: on the line between two segments it is the nearer one', () => {
    const at = (gap: number) => lay({ units: [luke(0, 300, 400), vader(1, 300 + apart(gap), 400)] });
    expect(asked(at(2 * SEGMENT), 'range', { from: 0, to: 1 })).toMatchObject({ range: 2, mm: 304.8 });
    expect(asked(at(2 * SEGMENT + 0.1), 'range', { from: 0, to: 1 })).toMatchObject({ range: 3 });
  });
  it('[LE-ANGRIFF-09] range: an attack measures from the leader, other things from anybody', () => {
    const minis = [null, [500, 400], [300, 430], [300, 370]];
    const t = lay({ units: [unit('rebel-troopers', 0, 300, 400, { minis }), vader(1, 900, 400)] });
    expect(asked(t, 'range', { from: 0, to: 1 })).toMatchObject({ range: 3, attack: 4 });
    expect(asked(t, 'range', { from: 0, mini: 1, to: 1, other: 0 })).toMatchObject({ mm: 373 });
    expect(asked(t, 'cohesion', { unit: 0 })).toEqual([{ mini: 1, fault: 'far' }]);
  });
  it('values: keywords that are printed, and those that something lends', () => {
    const note = { 'supply-drop': ['camouflage', 'precision-scopes'] };
    const units = [unit('stormtroopers', 0, 300, 400, { note }), vader(1, 900, 400)];
    const t = lay({ units, battle: { condition: 'supply-drop' } });
    expect(asked(t, 'values', {})[0]!.keywords).toEqual([
      { keyword: 'precise', n: 2 },
      { keyword: 'low-profile', n: 1 },
    ]);
  });
  it('cover: miniature by miniature, with what gives it', () => {
    const minis = [null, [700, 430], [700, 370], [700, 600]];
    const t = lay({
      units: [luke(0, 300, 400), unit('stormtroopers', 1, 700, 400, { minis })],
      terrain: [piece('barricade', 660, 400, 27, 120)],
    });
    const cover = asked(t, 'cover', { from: 0, to: 1 });
    expect(cover).toMatchObject({ grade: 2, applied: 2, of: 4 });
    expect(cover.minis.map(({ mini, by }) => [mini, by])).toEqual([
      [0, [{ terrain: 0 }]],
      [1, [{ terrain: 0 }]],
      [2, [{ terrain: 0 }]],
    ]);
  });
  it('sight: whom each miniature sees', () => {
    const t = lay({
      units: [luke(0, 300, 400), vader(1, 700, 400)],
      terrain: [piece('building', 500, 400, 60, 200, { height: 120 })],
    });
    expect(asked(t, 'sight', { from: 0, to: 1 })).toEqual([{ mini: 0, sees: [] }]);
    expect(asked(t, 'targets', { unit: 0 })).toEqual([]);
  });
  it('prospect: what an attack would be rolled with, and what is in its way', () => {
    const minis = [null, [700, 430], [700, 370], [700, 600]];
    const t = lay({
      units: [
        unit('rebel-troopers', 0, 300, 400, { tokens: { aim: 1 } }),
        unit('stormtroopers', 1, 700, 400, { minis, tokens: { dodge: 1 } }),
      ],
      terrain: [piece('barricade', 660, 400, 27, 120)],
    });
    expect(asked(t, 'prospect', { unit: 0, defender: 1 })).toMatchObject({
      pool: { red: 0, black: 4, white: 0 },
      surge: null,
      aims: 1,
      cover: 2,
      dodges: 1,
      defence: 'red',
      lives: [1, 1, 1, 1],
      whole: true,
    });
    const two = [
      [0, 'unit:a-280-blaster-rifle'],
      [1, 'unit:a-280-blaster-rifle'],
    ];
    expect(asked(t, 'prospect', { unit: 0, defender: 1, weapons: two })).toMatchObject({ pool: { black: 2 } });
    expect(legion.questions['prospect']!(t.state, { unit: 0, defender: 1, weapons: [[0, 'unit:none']] })).toMatchObject(
      {
        ok: false,
      },
    );
  });
  it('move: as a card allows it, and not as the unit itself moves', () => {
    const t = lay({ units: [luke(0, 400, 400), vader(1, 900, 400)] });
    const move = { kind: 'standard', speed: 3, heading: 0, bend: 0, way: 1 };
    expect(asked(t, 'move', { unit: 0, move })).toMatchObject({ refused: ['LE-BEWEGUNG-04'] });
    const within = { kinds: ['standard'], speed: 3 };
    expect(asked(t, 'move', { unit: 0, move, within })).toMatchObject({ leader: { x: 400 }, stopped: false });
  });
  it('move: who flees leaves the table, nobody else does', () => {
    const t = lay({ units: [luke(0, 400, 30), vader(1, 900, 400)] });
    const move = { kind: 'standard', speed: 1, heading: 180, bend: 0, way: 1 };
    const within = { kinds: ['standard'], speed: 1 };
    const left = (turned: number, more: Record<string, Json> = {}) =>
      asked(t, 'move', { unit: 0, move: { ...move, heading: turned }, within: { ...within, ...more } });
    expect(left(180, { flees: true })).toMatchObject({ leaves: true });
    expect(left(0, { flees: true })).toMatchObject({ leaves: false });
    expect(left(180)).toMatchObject({ refused: ['LE-VERLASSEN-DES-SCHLACHTFELDES-03'] });
  });
  it('melee, targets and moves', () => {
    const t = lay({ units: [luke(0, 400, 400), vader(1, 400 + apart(0), 400), unit('stormtroopers', 1, 400, 650)] });
    expect(asked(t, 'melee', { unit: 0 })).toEqual({ with: [1], engaged: [1] });
    expect(asked(t, 'targets', { unit: 0 })).toMatchObject([{ unit: 1, melee: true, cover: 0 }]);
    const move = { kind: 'standard', speed: 1, heading: 180, bend: 0, way: 1 };
    expect(asked(t, 'move', { unit: 2, move })).toMatchObject({ leader: { x: 400 }, engages: null });
    expect(asked(t, 'move', { unit: 2, move: { ...move, speed: 3 } })).toMatchObject({
      refused: ['LE-BEWEGUNG-04'],
      measured: 3,
      allowed: 2,
    });
  });
  it('arc: quarters of a notched base', () => {
    const t = lay({ units: [unit('at-rt-rebel', 0, 400, 400, { degrees: 90 }), vader(1, 700, 400)] });
    expect(asked(t, 'arc', { from: 0, to: 1 })).toEqual(['front']);
  });
  it('the position itself, which can be laid out again', () => {
    const t = lay({
      units: [
        unit('rebel-troopers', 0, 300, 400, { upgrades: ['z-6-trooper'], tokens: { aim: 1 }, minis: [null, 'fallen'] }),
        vader(1, 900, 400),
      ],
      terrain: [piece('ruins', 600, 400, 100, 100)],
      markers: [{ kind: 'objective', x: 500, y: 200, claimed: 0 }],
      active: { unit: 0, actions: 1, done: ['aim'] },
      hands: [{ cards: ['ambush', 'push'], played: 'assault' }],
      victory: [1, 2],
      round: 3,
    });
    const position = asked(t, 'position', {});
    const again = legion.place({ position, seed: 'table', dice: {}, decks: {} });
    if (!again.ok) throw new Error(JSON.stringify(again.fault));
    expect({ ...again.value, chance: null }).toEqual({ ...t.state, chance: null });
  });
  it('refuses what cannot be asked', () => {
    const t = lay({ units: [luke(0, 300, 400)] });
    expect(legion.questions['range']!(t.state, { from: 0, to: 9 })).toMatchObject({
      ok: false,
      fault: { message: { text: 'le.badQuestion' } },
    });
  });
});
