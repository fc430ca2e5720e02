import { describe, expect, it } from 'vitest';
import { shipOf } from '../../../../src/games/xwing/decide/ask.ts';
import { xwingCommands } from '../../../../src/games/xwing/decide/commands.ts';
import type { AskView, OptionView, RefusalView } from '../../../../src/match/ask-view.ts';
import { type Context, readCommand, suggestions } from '../../../../src/play/decide/command.ts';

const base = { seat: 0, kind: 'x', prompt: { text: 'x' }, clauses: [] };
const move = (id: string): OptionView => ({ id, about: { bearing: 'straight' } });
const dials: AskView = {
  ...base,
  type: 'form',
  kind: 'dials',
  fields: [
    { id: '0', options: [move('s2'), move('bl1'), move('tl3')] },
    { id: '2', options: [move('s2'), move('k4')] },
  ],
};
const actions: AskView = {
  ...base,
  type: 'choice',
  kind: 'action',
  options: [{ id: 'focus' }, { id: 'targetlock' }, { id: 'boost' }, { id: '0:ept.squadleader' }, { id: 'none' }],
};
const shot = (weapon: string, ship: number): OptionView => ({ id: `${weapon}>${ship}`, about: { ship, weapon } });
const attack: AskView = {
  ...base,
  type: 'choice',
  kind: 'attack',
  options: [shot('primary', 2), shot('0:torpedo.x', 2), shot('0:missile.y', 3), shot('0:torpedo.x', 3), { id: 'none' }],
};
const ways: AskView = { ...base, type: 'choice', options: [{ id: 'bankleft' }, { id: 'straight' }, { id: 'none' }] };

const LABELS: Readonly<Record<string, string>> = {
  '0:ept.squadleader': 'Squad Leader',
  '0:torpedo.x>2': 'Proton Torpedoes at Howlrunner',
  '0:torpedo.x>3': 'Proton Torpedoes at Winged Gundark',
};
const at = (ask: AskView | undefined, field?: string, draft?: Context['draft']): Context => ({
  ask,
  draft,
  field,
  label: (o) => LABELS[o.id] ?? o.id,
  pieceOf: shipOf,
  words: xwingCommands,
});

describe('what a typed line means', () => {
  it('a dial: move codes for the open ship, or for a ship by its number', () => {
    expect(readCommand('s2', at(dials, '0'))).toEqual({ do: 'field', field: '0', value: 's2' });
    expect(readCommand(' BL1 ', at(dials, '0'))).toEqual({ do: 'field', field: '0', value: 'bl1' });
    expect(readCommand('be1', at(dials, '0'))).toEqual({ do: 'field', field: '0', value: 'bl1' });
    expect(readCommand('tl 3', at(dials, '0'))).toEqual({ do: 'field', field: '0', value: 'tl3' });
    expect(readCommand('3 k4', at(dials, '0'))).toEqual({ do: 'field', field: '2', value: 'k4' });
    expect(readCommand('k4', at(dials, '0'))).toEqual({ do: 'fail', fault: { is: 'noSuchValue', word: 'k4' } });
    expect(readCommand('9 k4', at(dials, '0'))).toMatchObject({ fault: { is: 'notOpen' } });
    expect(readCommand('s9', at(dials, '0'))).toMatchObject({ fault: { is: 'unknown' } });
  });

  it('a dial: manoeuvres in words, as they are called in both languages', () => {
    const value = (line: string, field = '0') => {
      const read = readCommand(line, at(dials, field));
      return read.do === 'field' ? read.value : read;
    };
    for (const line of ['gerade 2', 'Geradeaus 2', 'straight 2']) expect(value(line), line).toBe('s2');
    for (const line of ['Drehmanöver links 1', 'drehung links 1', 'bank left 1', 'links drehen 1'])
      expect(value(line), line).toBe('bl1');
    for (const line of ['Wendemanöver links 3', 'wende l 3', 'hard turn left 3']) expect(value(line), line).toBe('tl3');
    expect(readCommand('3 Koiogran-Wende 4', at(dials, '0'))).toEqual({ do: 'field', field: '2', value: 'k4' });
    // What is a manoeuvre but not on this dial is told apart from what is none.
    expect(value('gerade 5')).toMatchObject({ fault: { is: 'noSuchValue' } });
    for (const line of ['gerade', 'wende 3', 'links 3', 'gerade links 2', 'gerade zwei'])
      expect(value(line), line).toMatchObject({ fault: { is: 'unknown' } });
  });

  it('an action in German or English, with what comes after it', () => {
    expect(readCommand('focus', at(actions))).toEqual({ do: 'answer', answer: 'focus' });
    expect(readCommand('Fokussierung', at(actions))).toEqual({ do: 'answer', answer: 'focus' });
    const lock = readCommand('tl 3', at(actions));
    expect(lock).toMatchObject({ do: 'answer', answer: 'targetlock', after: { words: '3' } });
    expect(lock.do === 'answer' && lock.after?.kind.test('lock')).toBe(true);
    const boost = readCommand('schub l', at(actions));
    expect(boost.do === 'answer' && boost.after?.kind.test('boost-direction')).toBe(true);
    expect(readCommand('evade', at(actions))).toMatchObject({ fault: { is: 'notOpen' } });
    expect(readCommand('squad', at(actions))).toEqual({ do: 'answer', answer: '0:ept.squadleader' });
    expect(readCommand('pass', at(actions))).toEqual({ do: 'answer', answer: 'none' });
    expect(readCommand('dance', at(actions))).toEqual({ do: 'fail', fault: { is: 'unknown', word: 'dance' } });
  });

  it('what is barred says why', () => {
    const refusal: RefusalView = { clauses: ['XW-STRESS-02'], message: { text: 'xw.stressed' } };
    const stressed: AskView = { ...actions, barred: [{ id: 'evade', refusal }] };
    expect(readCommand('evade', at(stressed))).toEqual({ do: 'fail', fault: { is: 'barred', refusal } });
    expect(readCommand('focus', at(stressed)).do).toBe('answer');
    const shaken: AskView = { ...dials, barred: [{ id: '0=s4', refusal }] };
    expect(readCommand('s4', at(shaken, '0'))).toEqual({ do: 'fail', fault: { is: 'barred', refusal } });
    expect(readCommand('3 s4', at(shaken, '0'))).toMatchObject({ fault: { is: 'noSuchValue' } });
  });

  it('a token in a window for modifying dice', () => {
    const window: AskView = {
      ...base,
      type: 'choice',
      kind: 'window:attack.modifyAttackDice',
      options: [{ id: '0:focus', about: { card: 'focus' } }, { id: 'pass' }],
    };
    expect(readCommand('focus', at(window))).toEqual({ do: 'answer', answer: '0:focus' });
    expect(readCommand('passen', at(window))).toEqual({ do: 'answer', answer: 'pass' });
  });

  it('an attack: the primary weapon unless another one is named; what fits several is not guessed', () => {
    expect(readCommand('attack 3', at(attack))).toEqual({ do: 'answer', answer: 'primary>2' });
    expect(readCommand('angriff 3 proton', at(attack))).toEqual({ do: 'answer', answer: '0:torpedo.x>2' });
    expect(readCommand('attack 4', at(attack))).toMatchObject({ fault: { is: 'ambiguous', options: [{}, {}] } });
    expect(readCommand('attack 7', at(attack))).toMatchObject({ fault: { is: 'notOpen' } });
  });

  it('an attack without a number: the only target, else the numbers to choose from', () => {
    const one: AskView = { ...attack, options: [shot('0:torpedo.x', 2), shot('primary', 2), { id: 'none' }] };
    expect(readCommand('angriff', at(one))).toEqual({ do: 'answer', answer: 'primary>2' });
    expect(readCommand('attack', at(attack))).toEqual({
      do: 'fail',
      fault: {
        is: 'which',
        pieces: [
          ['attack 3', 2],
          ['attack 4', 3],
        ],
      },
    });
    expect(readCommand('attack', at(actions))).toMatchObject({ fault: { is: 'notOpen' } });
    const refusal: RefusalView = { clauses: ['XW-ANGRIFF-08'], message: { text: 'xw.outOfArc' } };
    const none: AskView = { ...attack, options: [{ id: 'none' }], barred: [{ ...shot('primary', 2), refusal }] };
    expect(readCommand('attack', at(none))).toEqual({ do: 'fail', fault: { is: 'barred', refusal } });
  });

  it('a number: a ship where ships are listed, else the place in the list', () => {
    const obstacles: AskView = { ...base, type: 'choice', options: [{ id: 'rock' }, { id: 'cloud' }] };
    expect(readCommand('2', at(obstacles))).toEqual({ do: 'answer', answer: 'cloud' });
    expect(readCommand('3', at(obstacles))).toEqual({ do: 'fail', fault: { is: 'notOpen', word: '3' } });
    const ships: AskView = { ...base, type: 'choice', options: [{ id: '4', about: { ship: 4 } }, { id: 'none' }] };
    expect(readCommand('5', at(ships))).toEqual({ do: 'answer', answer: '4' });
    expect(readCommand('1', at(ships)).do).toBe('fail');
    // A card's action names its own ship: it is still an item among others.
    const cards: AskView = { ...actions, options: [{ id: 'focus' }, { id: '0:x', about: { card: 'x', ship: 0 } }] };
    expect(readCommand('1', at(cards))).toEqual({ do: 'answer', answer: 'focus' });
    const refusal: RefusalView = { clauses: ['XW-ANGRIFF-08'], message: { text: 'xw.outOfArc' } };
    const far: AskView = { ...attack, options: [{ id: 'none' }], barred: [{ ...shot('primary', 0), refusal }] };
    expect(readCommand('1', at(far))).toEqual({ do: 'fail', fault: { is: 'barred', refusal } });
  });

  it('a direction, and one that is not open', () => {
    expect(readCommand('l', at(ways))).toEqual({ do: 'answer', answer: 'bankleft' });
    expect(readCommand('geradeaus', at(ways))).toEqual({ do: 'answer', answer: 'straight' });
    expect(readCommand('r', at(ways)).do).toBe('fail');
  });

  it('slides by their numbers', () => {
    const roll: AskView = { ...base, type: 'region', region: { slides: [-10, 10] } };
    expect(readCommand('-4 4', at(roll, undefined, [0, 0]))).toEqual({ do: 'draft', answer: [-4, 4] });
  });

  it('suggests only lines that are understood', () => {
    for (const situation of [at(dials, '0'), at(actions), at(attack), at(ways)])
      for (const line of suggestions(situation)) {
        const read = readCommand(line, situation);
        expect([line, read.do]).not.toEqual([line, 'fail']);
      }
  });
});
