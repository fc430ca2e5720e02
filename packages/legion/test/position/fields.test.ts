import { copy, type Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { type LegionGame, legion, legion26 } from '../../src/game.ts';
import { positionOf } from '../../src/position/write.ts';
import type { LegionState } from '../../src/state.ts';
import { lay, piece, type Spec, unit } from '../table.ts';
import { alone, LEIA, rebels, storm } from '../troops.ts';

/** Written down and read again: every field of the state, by what is in it and not by a list of what somebody thought of. */

const read = (position: Json, game: LegionGame = legion) => game.place({ position, seed: 'anew', dice: {}, decks: {} });
function again(state: LegionState, game: LegionGame = legion): LegionState {
  const placed = read(JSON.parse(JSON.stringify(positionOf(state))) as Json, game);
  if (!placed.ok) throw new Error(JSON.stringify(placed.fault));
  return placed.value;
}

/** A table on which there is one of everything. */
const start = (): LegionState =>
  copy(
    lay({
      units: [
        rebels(400, 400, { upgrades: ['z-6-trooper', 'environmental-gear'], note: { word: 'x' } }),
        storm(900, 400, alone(4)),
        unit(LEIA, 0, 1200, 200),
        storm(0, 0, { status: 'reserve' }),
      ],
      terrain: [piece('ruins', 700, 700, 100, 80)],
      markers: [{ kind: 'objective', by: 'key-positions', x: 500, y: 100 }],
      hands: [{ cards: ['ambush'], pool: ['corps'] }, {}],
      battle: { objective: 'breakthrough' },
      active: { unit: 0, step: 'act', actions: 1 },
    }).match.whole,
  );

/** What a field may be instead; those that follow from others, or of which a file says nothing, are named with the reason. */
type Other = (was: never) => unknown;
const flip: Other = (was) => !was;
const more: Other = (was: never) => (was as number) + 1;
const OTHER: { readonly [path: string]: Other | string } = {
  chance: 'the dice to come are nobody’s to know',
  attacks: 'there is none between two activities',
  rules: () => ({ ...start().rules, rounds: 4, points: 700, width: 1500, depth: 900 }),
  sides: 'two seats, one a side, in all but team battles; see below',
  points: () => [801, 642],
  brought: () => [{ objective: ['breakthrough'] }, {}],
  hands: 'field by field below',
  blue: () => 1,
  edges: () => ['north', 'south'],
  rows: () => ({ condition: ['clear-conditions'] }),
  battle: () => ({ objective: 'key-positions' }),
  advantages: 'of 2.6; see write.test.ts',
  vetoes: more,
  battleNote: () => ({ tally: 3 }),
  round: more,
  phase: () => 'end',
  stage: () => 0,
  priority: () => 1,
  counter: () => 1,
  turnOf: () => 0,
  revealed: flip,
  turn: 'field by field below',
  terrain: 'see write.test.ts',
  supply: () => start().terrain,
  markers: 'field by field below',
  nextMarker: () => 7,
  units: 'field by field below',
  lasting: () => [{ source: '0:ram', unit: 0, until: 'activation', value: 'speed', modifier: { add: 1 }, note: 3 }],
  uses: () => ({ 'round:pool': 2 }),
  victory: () => [1, 2],
  outcome: () => ({ winner: 1, reason: 'points', score: [3, 4] }),
};
const HAND: { readonly [field: string]: Other | string } = {
  cards: () => ['push', 'ambush'],
  played: () => 'assault',
  discard: () => ['push'],
  aside: () => ['push'],
  divulged: () => ['push'],
  contingencies: () => ['push'],
  nominated: () => 2,
  pool: () => ['commander', 'corps'],
  kept: () => ['corps'],
  passes: more,
  passed: flip,
};
const TURN: { readonly [field: string]: Other | string } = {
  unit: () => 2,
  step: () => 'rally',
  actions: more,
  done: () => ['aim', 'card:0:x/y'],
  attacked: flip,
  moved: flip,
  standardMoves: more,
  cumbersome: flip,
  panics: flip,
  over: flip,
};
const MARKER: { readonly [field: string]: Other | string } = {
  id: () => 5,
  kind: () => 'condition',
  seat: () => 1,
  x: more,
  y: more,
  by: () => 'minefield',
  claimed: 'together with the unit; see below',
  wounds: more,
};
const UNIT: { readonly [field: string]: Other | string } = {
  id: 'its place in the list',
  seat: 'whose it is decides on its number and its points; see write.test.ts',
  faction: 'follows from its card',
  card: 'see write.test.ts',
  number: 'follows from the others of its name',
  status: () => 'aside',
  rank: () => 'support',
  promoted: 'together with its rank; see below',
  minis: 'field by field below',
  leader: () => 1,
  upgrades: () => [
    { id: 'z-6-trooper', exhausted: false, discarded: true, wounds: 1, note: 'x' },
    { id: 'environmental-gear', exhausted: true, discarded: false, wounds: 0 },
  ],
  order: () => 'faceup',
  tokens: () => Object.fromEntries(Object.keys(start().units[0]!.tokens).map((t, i) => [t, t === 'standby' ? 1 : i])),
  panicked: flip,
  damaged: flip,
  disabled: flip,
  destroyedWeapons: () => ['unit:a-280-blaster-rifle'],
  resilienceRolled: flip,
  claimed: 'together with the token; see below',
  bounty: more,
  bountiesWon: more,
  inside: 'together with its status; see below',
  doomed: flip,
  note: () => ({ list: [1, 'two', null, true] }),
};
const MINI: { readonly [field: string]: Other | string } = {
  by: 'follows from the unit’s cards',
  pose: 'see write.test.ts',
  wounds: 'rebels have one; see below',
  fell: () => 3,
};

const rounded = (value: unknown): Json =>
  JSON.parse(JSON.stringify(value), (_key, one) => (typeof one === 'number' ? Math.round(one * 1e6) / 1e6 || 0 : one));
const kept = ({ chance: _, ...rest }: LegionState): Json => rounded(rest);

function tryEach(what: string, table: { readonly [field: string]: Other | string }, of: (s: LegionState) => object) {
  const fields = Object.keys(of(start()));
  it(`${what}: every field is tried, or says why not`, () => {
    expect(fields.filter((field) => table[field] === undefined)).toEqual([]);
  });
  for (const [field, other] of Object.entries(table)) {
    if (typeof other === 'string') continue;
    it(`${what}: ${field}`, () => {
      const state = start();
      const part = of(state) as Record<string, unknown>;
      const was = JSON.stringify(part[field]);
      part[field] = other(part[field] as never);
      expect(JSON.stringify(part[field])).not.toBe(was);
      if (what === 'a unit' && field === 'status') {
        for (const mini of state.units[0]!.minis) mini.pose = null;
        state.turn!.step = 'end';
      }
      if (what === 'a unit' && field === 'rank') state.units[0]!.promoted = true;
      if (what === 'a miniature' && field === 'fell') state.units[0]!.minis[2]!.pose = null;
      expect(kept(again(state))).toEqual(kept(state));
    });
  }
}

describe('a position forgets nothing', () => {
  tryEach('the state', OTHER, (s) => s);
  tryEach('a hand', HAND, (s) => s.hands[0]!);
  tryEach('the turn', TURN, (s) => s.turn!);
  tryEach('a token', MARKER, (s) => s.markers[0]!);
  tryEach('a unit', UNIT, (s) => s.units[0]!);
  tryEach('a miniature', MINI, (s) => s.units[0]!.minis[2]!);

  it('a rank that is no promotion, and a promotion', () => {
    for (const promoted of [true, false]) {
      const state = start();
      Object.assign(state.units[0]!, { rank: 'commander', promoted });
      expect(again(state).units[0]).toMatchObject({ rank: 'commander', promoted });
    }
  });
  it('wounds of one who stands and of one who has fallen', () => {
    const state = start();
    state.units[2]!.minis[0]!.wounds = 4;
    Object.assign(state.units[0]!.minis[1]!, { fell: 2, wounds: 1, pose: null });
    expect(kept(again(state))).toEqual(kept(state));
  });
  it('who is carried', () => {
    const state = start();
    Object.assign(state.units[3]!, { status: 'aside', inside: 2 });
    expect(kept(again(state))).toEqual(kept(state));
  });
});

describe('positions that the program gives and used to refuse', () => {
  it('[LE-EINSATZZIELMARKER-08] a token of a unit that still waits beside the table', () => {
    const state = start();
    state.markers[0]!.claimed = 3;
    state.units[3]!.claimed.push(0);
    expect(again(state).units[3]!.claimed).toEqual([0]);
  });
  it('the turn of a unit that has not entered yet, in 2.6', () => {
    const units = [rebels(0, 0, { status: 'reserve' }), storm(900, 400, alone(4)), unit(LEIA, 0, 1200, 200)];
    const placed = read({ units, active: { unit: 0, step: 'rally' } } as unknown as Json, legion26);
    expect(placed.ok).toBe(true);
    // In 1.2 nobody acts who is not there.
    expect(read({ units, active: { unit: 0, step: 'rally' } } as unknown as Json).ok).toBe(false);
  });
  it('a match that is over', () => {
    const state = start();
    Object.assign(state, { phase: 'over', turn: null, outcome: { winner: 0, reason: 'points', score: [1, 0] } });
    expect(legion.result(again(state))).toEqual(state.outcome);
  });
  it('[LE-BEWEGUNG-18] a vehicle that a wall has stopped, in it by the breadth of a hair', () => {
    const at = (x: number) =>
      read({
        units: [unit('at-st', 0, x, 400), storm(1500, 400, alone(4))] as Spec[],
        terrain: [piece('building', 600, 400, 100, 300)],
      } as unknown as Json).ok;
    expect([at(550 - 50), at(550 - 50 + 0.05), at(550 - 50 + 5)]).toEqual([true, true, false]);
  });
});

describe('tokens that mean nothing without their note', () => {
  const said = (marker: Spec): string => {
    const placed = read({
      units: [rebels(400, 400, alone(4)), storm(900, 400, alone(4))],
      terrain: [piece('ruins', 700, 700, 100, 80)],
      markers: [{ x: 500, y: 100, ...marker }],
    } as unknown as Json);
    return placed.ok ? 'taken' : placed.fault.message.text;
  };
  it('[LE-ERRATA-SCHLUESSELPOSITIONEN-01] the piece of terrain of a key position', () => {
    const key = { kind: 'poi', by: 'key-positions' };
    expect([said({ ...key, note: 0 }), said(key), said({ ...key, note: 1 })]).toEqual([
      ...['taken', 'le.terrainNote', 'le.terrainNote'],
    ]);
  });
  it('[LE-SCHARF-MACHEN-X-BOMBENTYP-05] of what kind a charge of an upgrade is, and whose: nobody could set off another', () => {
    const mute = { kind: 'charge', by: 'upgrade/proton-charge-saboteur', seat: 0 };
    const charge = { ...mute, note: 'Proton Charge' };
    expect([said(charge), said(mute), said({ ...mute, note: 3 })]).toEqual([
      ...['taken', 'le.chargeNote', 'le.chargeNote'],
    ]);
    expect(said({ ...charge, seat: null })).toBe('le.markerSeat');
    expect(said({ kind: 'charge', by: 'command/merciless-munitions', seat: 0 })).toBe('taken');
  });
  it('[LE-KOMMANDOKARTEN-14] which of Cad Bane’s tokens it is; what the writer may not know is mixed anew', () => {
    const bane = { kind: 'bane', by: 'i-make-the-rules-now', seat: 1 };
    expect([said(bane), said({ ...bane, note: 'boo' }), said({ ...bane, note: 'kablamo' })]).toEqual([
      ...['le.baneNote', 'le.baneNote', 'taken'],
    ]);
    expect(said({ ...bane, note: 'kablamo', seat: null })).toBe('le.markerSeat');
    const three = lay({
      units: [rebels(400, 400, alone(4)), storm(900, 400, alone(4))],
      markers: [100, 200, 300].map((x, i) => ({ ...bane, x, y: 100, note: i === 0 ? 'kablamo' : 'hidden' })),
    });
    expect(three.state.markers.map(({ note }) => note).sort()).toEqual(['here-i-am', 'kablamo', 'smoke-and-mirrors']);
  });
  it('two of one number', () => {
    const placed = read({
      units: [rebels(400, 400, alone(4)), storm(900, 400, alone(4))],
      markers: [1, 0].map((id, i) => ({ kind: 'objective', x: 100 * (i + 1), y: 100, ...(i === 0 && { id }) })),
    } as unknown as Json);
    expect(placed.ok).toBe(false);
  });
});
