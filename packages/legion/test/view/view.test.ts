import { describe, expect, it } from 'vitest';
import { legion } from '../../src/game.ts';
import type { LegionState } from '../../src/state.ts';
import { lay } from '../table.ts';
import { alone, rebels, storm } from '../troops.ts';

/** What a seat sees of a match, and what it does not. */

const table = (more: object = {}) =>
  lay({ units: [rebels(400, 400, alone(4)), storm(560, 400, alone(4))], active: 0, ...more });

describe('a view', () => {
  it('shows everything that lies open, and of both sides the same', () => {
    const t = table({
      battle: { objective: 'key-positions' },
      victory: [1, 2],
      markers: [
        { kind: 'objective', by: 'control', x: 500, y: 100 },
        { kind: 'charge', by: 'upgrade/x', x: 600, y: 100, seat: 1, note: 'Proton Charge' },
      ],
    });
    const { chance: _, brought: __, hands: ___, ...open } = t.state;
    for (const seat of [0, 1, 'nobody'] as const) {
      const { hands: ____, ...seen } = legion.view(t.state, seat);
      expect(seen).toEqual(open);
      expect(seen.markers[0]).not.toHaveProperty('note');
    }
    t.until('action').take('attack');
    expect(legion.view(t.state, 0).attacks).toEqual(t.state.attacks);
    expect(legion.view({ ...t.state, turn: null }, 0).turn).toBeNull();
  });
  it('keeps what lasts as it is, with what is said of it and nothing else', () => {
    const { state } = table();
    const [plain, full] = [
      { source: 'command/ambush', unit: 0, until: 'round' },
      { source: 'command/push', unit: 1, until: 'turn', instance: 3, value: 'speed', modifier: { add: 1 }, note: 'x' },
    ];
    const lasting = [plain, full] as LegionState['lasting'];
    expect(legion.view({ ...state, lasting }, 1).lasting).toStrictEqual([plain, full]);
  });
  it('secrets of battle cards are their seat’s alone', () => {
    const { state } = table();
    const battleNote = { open: 1, 'secret.0': 'left', 'secret.1': 'right' };
    const noted = (seat: 0 | 1 | 'nobody') => legion.view({ ...state, battleNote }, seat).battleNote;
    expect([noted(0), noted(1), noted('nobody')]).toEqual([
      { open: 1, 'secret.0': 'left' },
      { open: 1, 'secret.1': 'right' },
      { open: 1 },
    ]);
  });
  it('a token of Cad Bane lies facedown for everybody but his player', () => {
    const t = table({ markers: [{ kind: 'bane', by: 'command/x', x: 300, y: 300, seat: 1, note: 'here-i-am' }] });
    const note = (seat: 0 | 1 | 'nobody') => legion.view(t.state, seat).markers[0]!.note;
    expect([note(0), note(1), note('nobody')]).toEqual(['hidden', 'here-i-am', 'hidden']);
  });
  it('hands: one’s own in full, of the others only how many', () => {
    const hand = { cards: ['ambush', 'push'], contingencies: ['assault'], pool: ['corps'], kept: ['heavy'] };
    const { state } = table({ hands: [hand, hand] });
    const hidden = (revealed: boolean): LegionState => ({
      ...state,
      revealed,
      hands: state.hands.map((one) => ({ ...one, played: 'covering-fire' })),
    });
    const [own, other] = legion.view(hidden(false), 0).hands;
    expect(own).toMatchObject({ ...hand, played: 'covering-fire' });
    expect(other).toMatchObject({
      cards: ['hidden', 'hidden'],
      contingencies: ['hidden'],
      played: 'hidden',
      kept: ['hidden'],
      pool: ['corps', 'heavy'],
    });
    expect(legion.view(hidden(true), 0).hands[1]!.played).toBe('covering-fire');
    expect(legion.view(state, 0).hands[1]!.played).toBeNull();
    const thought = legion.imagine(legion.view(hidden(false), 0), 0).hands[1]!;
    expect([thought.contingencies, thought.kept, thought.cards]).toEqual([[], [], ['hidden', 'hidden']]);
  });
});
