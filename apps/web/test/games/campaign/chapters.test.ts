import { describe, expect, it } from 'vitest';
import { chaptersOf } from '../../../src/games/campaign/chapters.ts';

const at = (past: object, i: number) => ({ at: i, past: past as never });

describe('the history of a campaign', () => {
  const turn = (n: number) => ({ type: 'turn', turn: n });
  const assault = { type: 'assault', place: 'duro', assault: 0, defence: 1 };
  const won = { type: 'battle', place: 'duro', winner: 1, score: [40, 120] };

  it('tells of each battle who declared it, who won it, and what was lost in it', () => {
    const told = [turn(1), assault, won, { type: 'lost', seat: 0, card: 'raider' }].map(at);
    expect(chaptersOf(told)).toMatchObject([
      { turn: 1, battles: [{ at: 2, place: 'duro', assault: 0, defence: 1, winner: 1, lost: ['raider'] }] },
    ]);
  });

  it('leaves open what has not been fought, and keeps the same place in two turns apart', () => {
    const told = [turn(1), assault, won, turn(2), assault].map(at);
    expect(chaptersOf(told).map(({ battles }) => battles.map(({ winner }) => winner))).toEqual([[1], [undefined]]);
  });

  it('knows two battles of one place by who was in them', () => {
    const other = { ...assault, assault: 2, defence: 3 };
    const told = [turn(3), assault, other, { ...won, winner: 3 }].map(at);
    expect(chaptersOf(told)[0]!.battles.map(({ winner }) => winner)).toEqual([undefined, 3]);
  });

  it('learns later who comes to meet an attack, or that nobody does', () => {
    const attack = (seat: number, place: string) => ({ type: 'assault', place, assault: seat, defence: null });
    const told = [
      turn(1),
      attack(0, 'auge'),
      attack(1, 'auge'),
      attack(2, 'tarn'),
      { type: 'defence', place: 'tarn', defence: 3 },
      attack(4, 'ilm'),
      { type: 'battle', place: 'auge', winner: 1 },
      { type: 'walkover', place: 'ilm' },
    ].map(at);
    const battles = () =>
      chaptersOf(told)[0]!.battles.map(({ assault, defence, winner }) => [assault, defence, winner]);
    expect(battles()).toEqual([
      [0, 1, 1],
      [2, 3, undefined],
      [4, null, 4],
    ]);
  });

  it('does not call a battle open when its turn is over', () => {
    const told = [turn(1), assault, turn(2), assault].map(at);
    expect(chaptersOf(told).map(({ battles }) => battles.map(({ isOpen }) => isOpen))).toEqual([[false], [true]]);
  });
});
