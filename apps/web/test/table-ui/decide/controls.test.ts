// The controls that any game gets by the type of its question, tried with the smallest game there is.
import { type Json, Match } from '@holotisch/engine';
import { toyGame } from '@holotisch/engine/toy';
import { createElement, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { GUARD, SETUP } from '../../../../../packages/room/test/table.ts';
import type { AskView } from '../../../src/match/ask-view.ts';
import { ChancesChart } from '../../../src/table-ui/decide/chances-chart.tsx';
import { Choice } from '../../../src/table-ui/decide/choice.tsx';
import { NumberSliders } from '../../../src/table-ui/decide/number-sliders.tsx';
import { PickDice } from '../../../src/table-ui/decide/pick-dice.tsx';
import { PoolDie } from '../../../src/table-ui/decide/pool-die.tsx';
import { Several } from '../../../src/table-ui/decide/several.tsx';
import { Warnings } from '../../../src/table-ui/decide/warnings.tsx';
import { useDraft } from '../../../src/table-ui/draft.tsx';
import { leaveAll, sitDown } from '../../at-a-question.tsx';

afterEach(leaveAll);

const begun = () => {
  const match = Match.start(toyGame, { setup: SETUP, seed: 'controls' });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return { match: match.value };
};
/** Both have planned: a drone is to be put somewhere. */
const planned = () => {
  const table = begun();
  for (const seat of [0, 1]) expect(table.match.decide(seat, GUARD[seat]! as Json)).toBeUndefined();
  return table;
};
const decided = ({ match }: ReturnType<typeof begun>): Json | undefined => match.taken.at(-1)?.answer;

/** A question that no game asks, to look at what a control makes of it. */
const asked = (more: Partial<AskView>): AskView => ({
  type: 'several',
  seat: 0,
  kind: 'made-up',
  prompt: { text: '' },
  clauses: [],
  ...more,
});
const named = (...ids: readonly string[]) => ids.map((id) => ({ id }));

/** The answer in the making, in words. */
function Drafted() {
  return createElement('output', null, `draft ${JSON.stringify(useDraft().answer)}`);
}
const beside = (control: ReturnType<typeof createElement>) =>
  createElement('div', null, control, createElement(Drafted));

describe('a form', () => {
  it('is confirmed when every field has its answer, and says how many are missing before', async () => {
    const table = begun();
    const panel = await sitDown(table, { own: [0] });
    expect(panel.text).toContain('Choose 2 more');
    expect(panel.boxes).toEqual(['attacks', 'guards', 'attacks', 'guards']);
    await panel.tick('guards');
    expect(panel.text).toContain('Choose 1 more');
    await expect(panel.press('Choose 1 more')).rejects.toThrow('cannot be pressed');
    await panel.tick('guards', 1);
    await panel.press('Confirm');
    expect(decided(table)).toEqual(GUARD[0]);
  });
});

describe('a place', () => {
  it('is proposed; another suggestion is asked of the rules, and what is confirmed is decided', async () => {
    const table = planned();
    const panel = await sitDown(table);
    expect(panel.text).toContain('This is allowed.');
    await panel.press('Another suggestion');
    expect(panel.text).toContain('This is allowed.');
    await panel.press('Confirm');
    expect(table.match.taken).toHaveLength(3);
  });
});

describe('a choice', () => {
  it('has a button for each option; what is barred is told with its reason', async () => {
    const barred = [{ id: 'third', refusal: { clauses: [], message: { text: 'toy.tooFar' } } }];
    const ask = asked({ type: 'choice', options: named('first', 'second'), barred });
    const panel = await sitDown(begun(), { own: [0], part: createElement(Choice, { ask }) });
    expect(panel.buttons).toEqual(['first', 'second']);
    expect(panel.text).toContain('Not possible right now (1)');
    expect(panel.text).toContain('third');
  });

  it('leaves out why not where everything may be chosen', async () => {
    const ask = asked({ type: 'choice', options: named('first', 'second') });
    const panel = await sitDown(begun(), { own: [0], part: createElement(Choice, { ask }) });
    expect(panel.text).not.toContain('Not possible');
  });
});

describe('several of a list', () => {
  const several = (min: number, max: number) =>
    sitDown(begun(), {
      own: [0],
      part: beside(createElement(Several, { ask: asked({ options: named('a', 'b', 'c'), min, max }) })),
    });

  it('are ticked up to the most; then nothing else can be ticked until one is left', async () => {
    const panel = await several(1, 2);
    expect(panel.text).toContain('Choose 1 more');
    await panel.tick('a');
    expect(panel.buttons).toContain('Confirm');
    await panel.tick('b');
    await expect(panel.tick('c')).rejects.toThrow('cannot be ticked');
    await panel.tick('a');
    await panel.tick('c');
    expect(panel.text).toContain('draft ["b","c"]');
  });

  it('may be none where none have to be', async () => {
    expect((await several(0, 2)).buttons).toContain('Confirm');
    await expect((await several(3, 3)).press('Choose 3 more')).rejects.toThrow('cannot be pressed');
  });
});

describe('dice', () => {
  const picking = (first?: readonly string[]) =>
    sitDown(begun(), {
      own: [0],
      part: beside(
        createElement(PickDice, {
          ask: asked({ options: named('0', '1', '2'), min: 0, max: 2 }),
          note: (min, max, picked) => `${min} to ${max}, ${picked} picked`,
          go: (missing, picked) => `roll ${picked}, ${missing} missing`,
          ...(first && { first }),
        }),
      ),
    });

  it('that one would mostly pick are picked at first, no more than may be', async () => {
    expect((await picking()).text).toContain('0 to 2, 0 picked');
    const panel = await picking(['2', '0', '1']);
    expect(panel.text).toContain('0 to 2, 2 picked');
    expect(panel.text).toContain('draft ["2","0"]');
    expect(panel.buttons).toContain('roll 2, 0 missing');
  });

  it('of a pool are pressed where they may be picked, and only seen elsewhere', async () => {
    let pressed = 0;
    const die = (pick?: { readonly disabled: boolean }) => {
      const toggle = () => {
        pressed++;
      };
      const given = { name: 'hit', pick: pick && { pressed: false, toggle, ...pick }, motion: undefined, look: {} };
      return createElement(PoolDie, given as never, '*');
    };
    const open = await sitDown(begun(), { own: [0], part: die({ disabled: false }) });
    await open.press('hit');
    expect(pressed).toBe(1);
    expect((await sitDown(begun(), { own: [0], part: die({ disabled: true }) })).buttons).toEqual([]);
    expect((await sitDown(begun(), { own: [0], part: die() })).buttons).toEqual([]);
  });
});

describe('numbers', () => {
  it('within bounds are sliders that say their value, others fields', async () => {
    function Sliders({ region }: { readonly region?: object }) {
      const { answer } = useDraft();
      const [begin] = useState(3);
      const ask = asked({ type: 'region', ...(region && { region: region as Json }) });
      return beside(
        createElement(NumberSliders, { answer: typeof answer === 'number' ? answer : begin, ask, unit: 'mm' }),
      );
    }
    const bounded = await sitDown(begun(), { own: [0], part: createElement(Sliders, { region: { from: 0, to: 9 } }) });
    const [slider] = bounded.find(({ type }) => type === 'range');
    expect([slider!.getAttribute('min'), slider!.getAttribute('max')]).toEqual(['0', '9']);
    expect(bounded.text).toContain('3.0 mm');
    await bounded.fill('Position', '7');
    expect(bounded.text).toContain('7.0 mm');
    expect(bounded.text).toContain('draft 7');
    const free = await sitDown(begun(), { own: [0], part: createElement(Sliders, {}) });
    expect(free.find(({ type }) => type === 'range')).toEqual([]);
    await free.fill('Position', '12');
    expect(free.text).toContain('draft 12');
  });
});

describe('what would be thrown away', () => {
  it('is said with its clause before the answer, and nothing where there is nothing to say', async () => {
    const all = [{ text: 'Nobody is left.', clause: 'XW-FLUCHT-01' as const }];
    const panel = await sitDown(begun(), { own: [0], part: createElement(Warnings, { all }) });
    expect(panel.text).toContain('Nobody is left.');
    expect(panel.text).toContain('XW-FLUCHT-01');
    const silent = await sitDown(begun(), { own: [0], part: beside(createElement(Warnings, { all: [] })) });
    expect(silent.find((element) => element.getAttribute('role') === 'status')).toEqual([]);
  });
});

describe('chances', () => {
  it('are bars for the eye and words for the ear', async () => {
    const part = createElement(ChancesChart, {
      title: 'Damage',
      mean: '1.5',
      chances: [0.25, 0, 0.75],
      said: (n, percent) => `${n}: ${percent};`,
    });
    const panel = await sitDown(begun(), { own: [0], part });
    expect(panel.text).toContain('0: 25 %;');
    expect(panel.text).toContain('2: 75 %;');
    const bars = panel.find(({ nodeName }) => nodeName === 'I').map(({ style }) => style['height']);
    expect(bars).toEqual(['1rem', '0rem', '3rem']);
  });
});
