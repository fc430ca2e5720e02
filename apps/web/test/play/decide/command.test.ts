import { isObject } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { AskView, OptionView, RefusalView } from '../../../src/match/ask-view.ts';
import { type Context, readCommand, suggestions } from '../../../src/play/decide/command.ts';

// What every game understands, without a word of its own.

const base = { seat: 0, kind: 'x', prompt: { text: 'x' }, clauses: [] };
const pieceOf = ({ about }: OptionView) =>
  isObject(about) && typeof about['unit'] === 'number' ? about['unit'] : undefined;
const at = (ask: AskView | undefined, more: Partial<Context> = {}): Context => ({
  ask,
  draft: undefined,
  field: undefined,
  label: (o) => `Option ${o.id}`,
  pieceOf,
  words: undefined,
  ...more,
});
const choice: AskView = { ...base, type: 'choice', options: [{ id: 'hill' }, { id: 'wood' }, { id: 'none' }] };
const form: AskView = {
  ...base,
  type: 'form',
  fields: [
    { id: 'command', options: [{ id: 'advance' }, { id: 'hold' }] },
    { id: 'speed', options: [{ id: 'slow' }, { id: 'fast' }] },
  ],
};

describe('what a typed line means in any game', () => {
  it('an option by its name, by its place, or by the number of its piece', () => {
    expect(readCommand('2', at(choice))).toEqual({ do: 'answer', answer: 'wood' });
    expect(readCommand('4', at(choice))).toEqual({ do: 'fail', fault: { is: 'notOpen', word: '4' } });
    expect(readCommand('option w', at(choice))).toEqual({ do: 'answer', answer: 'wood' });
    expect(readCommand('option', at(choice))).toMatchObject({ fault: { is: 'ambiguous' } });
    expect(readCommand('passen', at(choice))).toEqual({ do: 'answer', answer: 'none' });
    expect(readCommand('dance', at(choice))).toEqual({ do: 'fail', fault: { is: 'unknown', word: 'dance' } });
    const units: AskView = { ...base, type: 'choice', options: [{ id: 'a', about: { unit: 4 } }, { id: 'none' }] };
    expect(readCommand('5', at(units))).toEqual({ do: 'answer', answer: 'a' });
    expect(readCommand('1', at(units)).do).toBe('fail');
  });

  it('what is barred says why', () => {
    const refusal: RefusalView = { clauses: [], message: { text: 'why' } };
    const barred: AskView = { ...choice, barred: [{ id: 'swamp', refusal }] };
    expect(readCommand('option s', at(barred))).toEqual({ do: 'fail', fault: { is: 'barred', refusal } });
  });

  it('a field of a form: the open one, or one by its place', () => {
    expect(readCommand('hold', at(form, { field: 'command' }))).toEqual({
      do: 'field',
      field: 'command',
      value: 'hold',
    });
    expect(readCommand('2 fast', at(form))).toEqual({ do: 'field', field: 'speed', value: 'fast' });
    expect(readCommand('fast', at(form, { field: 'command' }))).toMatchObject({ fault: { is: 'noSuchValue' } });
    expect(readCommand('hold', at(form))).toMatchObject({ fault: { is: 'notOpen' } });
  });

  it('a place by as many numbers as the answer in the making has', () => {
    const place: AskView = { ...base, type: 'region', region: {} };
    const spot = at(place, { draft: { x: 0, y: 0, degrees: 0 } });
    expect(readCommand('450 80,5 0', spot)).toEqual({ do: 'draft', answer: { x: 450, y: 80.5, degrees: 0 } });
    expect(readCommand('450 80', spot).do).toBe('fail');
    expect(readCommand('3', at(place, { draft: 7 }))).toEqual({ do: 'draft', answer: 3 });
    expect(readCommand('3 4', at(place, { draft: 7 })).do).toBe('fail');
    expect(readCommand('-4 4', at(place, { draft: [0, 0] }))).toEqual({ do: 'draft', answer: [-4, 4] });
    expect(readCommand('3', at(place)).do).toBe('fail');
  });

  it('some of a list by their places', () => {
    const dice: AskView = { ...base, type: 'several', options: [{ id: '0' }, { id: '2' }], min: 0, max: 2 };
    expect(readCommand('2 1 2', at(dice))).toEqual({ do: 'answer', answer: ['2', '0'] });
    expect(readCommand('3', at(dice)).do).toBe('fail');
    expect(readCommand('pass', at(dice))).toEqual({ do: 'answer', answer: [] });
  });

  it('undo, redo, help and ok everywhere; without a question there is nothing to decide', () => {
    expect(readCommand('undo', at(undefined))).toEqual({ do: 'undo' });
    expect(readCommand('wiederholen', at(choice))).toEqual({ do: 'redo' });
    expect(readCommand('?', at(form))).toEqual({ do: 'help' });
    expect(readCommand('ok', at(form))).toEqual({ do: 'confirm' });
    expect(readCommand('hold', at(undefined))).toEqual({ do: 'fail', fault: { is: 'nothing' } });
  });

  it('suggests only lines that are understood', () => {
    for (const context of [at(choice), at(form, { field: 'speed' })])
      for (const line of suggestions(context))
        expect([line, readCommand(line, context).do]).not.toEqual([line, 'fail']);
  });
});
