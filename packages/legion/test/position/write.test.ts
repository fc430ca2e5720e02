import { describe, expect, it } from 'vitest';
import { legion, legion26 } from '../../src/game.ts';
import { positionOf } from '../../src/position/write.ts';
import { box, lay, piece, type Spec, type TableSpec, unit } from '../table.ts';
import { alone, LEIA, rebels, storm } from '../troops.ts';

/** A position that is written down again says the same, and no more than it has to. */

const again = ({ units, ...more }: TableSpec, game?: typeof legion26) => {
  const t = lay({ units, ...more }, game);
  const written = positionOf(t.state) as Spec;
  const back = lay(written as Spec & TableSpec, game);
  return { t, written, back };
};
const one = alone(4);

describe('a position written down', () => {
  it('leaves out of a unit whatever is as usual', () => {
    const { written } = again({ units: [rebels(400, 400, one), storm(900, 400, one)] });
    expect((written['units'] as Spec[])[1]).toEqual({
      card: 'stormtroopers',
      seat: 1,
      minis: [{ x: 900, y: 400, degrees: 0, wounds: 0 }, 'fallen', 'fallen', 'fallen'],
    });
  });
  it('says what a table is made of and nothing of what it has not', () => {
    const terrain = [piece('ruins', 700, 700, 100, 80)];
    const markers = [{ kind: 'objective', by: 'control', x: 500, y: 100 }];
    const { written } = again({ units: [unit(LEIA, 0, 400, 400), storm(900, 400, one)], terrain, markers });
    const { hands, units, rules, ...table } = written as { readonly [field: string]: Spec };
    const { sides, points, ...course } = table;
    expect([sides, points, rules]).toStrictEqual([
      [0, 1],
      [80, 44],
      { format: 'standard', width: 1828.8, depth: 914.4, rounds: 6, points: 800 },
    ]);
    expect(course).toStrictEqual({
      terrain: [{ kind: 'ruins', outline: box(100, 80), x: 700, y: 700, degrees: 0, height: 70 }],
      markers: [{ kind: 'objective', x: 500, y: 100, seat: null, by: 'control', claimed: null, wounds: 0 }],
      rows: {},
      battle: {},
      note: {},
      vetoes: 0,
      victory: [0, 0],
      revealed: true,
      blue: 0,
      edges: 'south',
      round: 1,
      phase: 'activation',
      stage: 1,
      priority: 0,
      counter: 0,
      turnOf: 1,
      active: {
        unit: 0,
        step: 'act',
        actions: 2,
        done: [],
        attacked: false,
        moved: false,
        standardMoves: 0,
        cumbersome: false,
        panics: false,
      },
    });
    expect([hands![0], units![0]]).toStrictEqual([
      {
        cards: [],
        played: null,
        discard: [],
        aside: [],
        divulged: [],
        contingencies: [],
        nominated: null,
        passes: 0,
        passed: false,
        pool: [],
        kept: [],
      },
      { card: 'leia-organa', seat: 0, minis: [{ x: 400, y: 400, degrees: 0, wounds: 0 }] },
    ]);
  });
  it('comes back as it was, with all that is unusual', () => {
    const { t, written, back } = again({
      units: [
        rebels(400, 400, {
          minis: [null, 'fallen', [440, 400], null],
          leader: 2,
          degrees: 90,
          order: 'faceup',
          tokens: { aim: 2, suppression: 1 },
          panicked: true,
          note: { word: 'x' },
          bounty: 1,
          bountiesWon: 2,
          upgrades: ['z-6-trooper', { id: 'environmental-gear', exhausted: true }],
        }),
        unit('at-st', 1, 900, 400, {
          degrees: 180,
          wounds: 4,
          damaged: true,
          disabled: true,
          resilienceRolled: true,
          destroyedWeapons: ['unit:ms-4-twin-blaster-cannon'],
        }),
        unit(LEIA, 0, 0, 0, { status: 'reserve' }),
        storm(0, 0, { status: 'defeated' }),
        storm(1300, 400, { ...one, order: 'facedown', rank: 'support' }),
        unit('boba-fett-infamous-bounty-hunter', 1, 0, 0, { status: 'aside', wounds: 2 }),
      ],
      terrain: [
        { kind: 'building', x: 700, y: 700, degrees: 30, outline: box(100, 80), height: 70, ladders: true },
        { kind: 'ruins', x: 300, y: 700, outline: box(100, 80), cover: 1 },
        {
          kind: 'crater',
          x: 1300,
          y: 700,
          outline: box(100, 80),
          cover: { trooper: 2 },
          footing: { ground: 'impassable' },
        },
      ],
      markers: [
        { kind: 'objective', by: 'control', x: 500, y: 100, claimed: 0 },
        { kind: 'charge', by: 'upgrade/x', x: 600, y: 100, seat: 1, note: 'Proton Charge' },
      ],
      hands: [
        {
          cards: ['ambush', 'push'],
          played: 'assault',
          discard: ['covering-fire'],
          nominated: 0,
          pool: ['corps', 'commander'],
          kept: ['corps'],
          passes: 1,
          passed: true,
        },
        { contingencies: ['ambush'], divulged: ['push'], aside: ['pinned-down'] },
      ],
      battle: { objective: 'key-positions', deployment: 'battle-lines' },
      rows: { condition: ['clear-conditions', 'limited-visibility'] },
      note: { tally: 3 },
      vetoes: 2,
      blue: 1,
      edges: 'north',
      round: 3,
      phase: 'activation',
      stage: 1,
      priority: 1,
      counter: 1,
      turnOf: 0,
      victory: [1, 2],
      active: { unit: 0, step: 'act', actions: 1, done: ['aim'], attacked: true, moved: true, standardMoves: 1 },
      rules: { rounds: 4 },
    });
    expect(back.state).toEqual({ ...t.state, chance: back.state.chance });
    expect(written).toMatchObject({
      units: [
        { leader: 2, order: 'faceup', panicked: true, tokens: { aim: 2, suppression: 1 }, bounty: 1, bountiesWon: 2 },
        { damaged: true, disabled: true, resilienceRolled: true },
        { status: 'reserve' },
        { status: 'defeated' },
        { rank: 'support' },
        { status: 'aside' },
      ],
      terrain: [
        { ladders: true, degrees: expect.closeTo(30, 6), height: 70 },
        { cover: 1 },
        { cover: { trooper: 2 }, footing: { ground: 'impassable' } },
      ],
      markers: [{ claimed: 0 }, { seat: 1, note: 'Proton Charge' }],
      blue: 1,
      edges: 'north',
      round: 3,
      vetoes: 2,
      victory: [1, 2],
      note: { tally: 3 },
      active: { unit: 0, actions: 1, done: ['aim'], attacked: true, moved: true, standardMoves: 1 },
    });
    const [units, terrain, markers] = ['units', 'terrain', 'markers'].map((part) => written[part] as Spec[]);
    expect(units![2]).not.toHaveProperty('minis');
    expect(units![5]!['minis']).toEqual([{ wounds: 2 }]);
    expect(units![0]!['upgrades']).toEqual([
      'z-6-trooper',
      { id: 'environmental-gear', exhausted: true, discarded: false, wounds: 0 },
    ]);
    expect([terrain![1]!['ladders'], terrain![0]!['cover'], terrain![1]!['footing']]).toEqual(Array(3).fill(undefined));
    expect(markers![0]).not.toHaveProperty('note');
    expect(written).not.toHaveProperty('advantages');
  });
  it('tells who has fallen of a unit that waits beside the table', () => {
    const waiting = storm(0, 0, { status: 'reserve', minis: [null, 'fallen', null, null] });
    const { t, back } = again({ units: [rebels(400, 400, one), waiting, storm(900, 400, one)] });
    expect(back.state.units[1]).toEqual(t.state.units[1]);
    expect(t.alive(1)).toBe(3);
  });
  it('2.6: names the advantages, and the rules that were agreed', () => {
    const { t, back, written } = again(
      {
        units: [rebels(400, 400, one), storm(900, 400, one)],
        advantages: ['advanced-intel', null],
        rules: { competitive: true, rounds: 3 },
      },
      legion26,
    );
    expect(back.state).toEqual({ ...t.state, chance: back.state.chance });
    expect(written).toMatchObject({ advantages: ['advanced-intel', null], rules: { competitive: true, rounds: 3 } });
  });
  it('of a training battle keeps its additions', () => {
    const { written } = again({
      units: [rebels(400, 400, one), storm(900, 400, one)],
      rules: { training: { with: ['actions', 'sight'] } },
    });
    expect((written['rules'] as Spec)['training']).toEqual({ with: expect.arrayContaining(['actions', 'sight']) });
    expect(written['rules']).not.toHaveProperty('competitive');
    expect(again({ units: [rebels(400, 400, one)] }).written['rules']).not.toHaveProperty('training');
  });
  it('out of what one seat sees knows no hidden card', () => {
    const t = lay({
      units: [rebels(400, 400, one), storm(900, 400, one)],
      hands: [
        { cards: ['ambush', 'push'], contingencies: ['covering-fire'], kept: ['corps'] },
        { cards: ['ambush', 'push'], contingencies: ['push'], kept: ['heavy'] },
      ],
    });
    const chosen = {
      ...t.state,
      revealed: false,
      hands: t.state.hands.map((hand) => ({ ...hand, played: 'assault' })),
    };
    const seen = positionOf(legion.imagine(legion.view(chosen, 0), 0)) as { readonly hands: readonly Spec[] };
    expect(seen.hands).toMatchObject([
      { cards: ['ambush', 'push'], contingencies: ['covering-fire'], kept: ['corps'], played: 'assault' },
      { cards: [], contingencies: [], kept: [], played: null },
    ]);
    expect(seen.hands[1]!['pool']).toContain('heavy');
  });
});
