// The controls that any game gets by the type of its question, tried with the smallest game there is.
import { Match } from '@holotisch/engine';
import { toyGame } from '@holotisch/engine/toy';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { GUARD, SETUP } from '../../../../../packages/room/test/table.ts';
import { rookie, scene } from '../../../../../packages/xwing/test/scene.ts';
import type { AskView } from '../../../src/match/ask-view.ts';
import { ChancesChart } from '../../../src/table-ui/decide/chances-chart.tsx';
import { Choice } from '../../../src/table-ui/decide/choice.tsx';
import { NumberSliders } from '../../../src/table-ui/decide/number-sliders.tsx';
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
const planned = () => {
  const table = begun();
  for (const seat of [0, 1]) table.match.decide(seat, GUARD[seat]!);
  return table;
};
const asked = (more: Partial<AskView>): AskView => ({
  type: 'choice',
  seat: 0,
  kind: 'made-up',
  prompt: { text: '' },
  clauses: [],
  ...more,
});

describe('a form', () => {
  it('is confirmed when every field has its answer, and says how many are missing before', async () => {
    const table = begun();
    const panel = await sitDown(table, { own: [0] });
    expect(panel.buttons).not.toContain('Confirm');
    const guards = panel.boxes.filter((box) => /guard/i.test(box));
    expect(guards).toHaveLength(2);
    for (const box of panel.find(({ type }) => type === 'radio').filter((_, i) => i % 2 === 0)) expect(box.checked).toBe(false);
    console.log(panel.text, panel.boxes, panel.buttons);
  });
});

describe('a place', () => {
  it('is proposed, and confirmed as it stands', async () => {
    const table = planned();
    const panel = await sitDown(table);
    console.log(table.match.open.map(({ kind, type }) => [kind, type]), panel.text, panel.boxes, panel.buttons);
  });
});

void [createElement, rookie, scene, ChancesChart, Choice, NumberSliders, Several, Warnings, useDraft, asked];
