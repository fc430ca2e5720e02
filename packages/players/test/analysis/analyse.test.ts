import type { Json } from '@holotisch/engine';
import { READY_SQUADS, xwing } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { type Analysis, analyse, type Finding, type Matter } from '../../src/analysis/index.ts';
import { xwingPilot } from '../../src/xwing/index.ts';
import { xwingJudge } from '../../src/xwing/judge.ts';
import { played } from './matches.ts';

const squads = ['core-rebel', 'core-imperial'].map((id) => READY_SQUADS.find((one) => one.id === id)!.squad);
const SETUP = { squads } as unknown as Json;
const EFFORT = { answers: 2, tried: 1, compared: 8 };
const SMALL = { answers: 2, tried: 1, compared: 2 };
const PLAYERS = [xwingPilot, xwingPilot];

interface Looked {
  readonly analysis: Analysis;
  readonly findings: readonly Finding[];
}

function look(matter: Matter, seed = '1', known: readonly Finding[] = [], effort = SMALL): Looked {
  const work = analyse(matter, xwingJudge, { seed, effort, known });
  const findings: Finding[] = [];
  for (;;) {
    const step = work.next();
    if (step.done) return { analysis: step.value, findings };
    if (step.value.finding) findings.push(step.value.finding);
  }
}

const upTo = (matter: Matter, count: number): Matter => ({ ...matter, decisions: matter.decisions.slice(0, count) });

describe('a look back', () => {
  it('gives the same figures for the same seed, also when it was left and gone on with', () => {
    const matter = upTo(played(xwing, SETUP, 'same', PLAYERS), 38);
    const { analysis, findings } = look(matter);
    expect(analysis.judged.length).toBeGreaterThan(2);
    expect(analysis.fallen.length).toBeGreaterThan(2);
    expect(look(matter).analysis).toEqual(analysis);
    expect(look(upTo(matter, 30), '2').findings).not.toEqual(findings.slice(0, 30));
    // What was found by then is not thought about again: with other findings the figures are others.
    const half = findings.filter(({ at }) => at < 28);
    expect(look(matter, '1', half).analysis).toEqual(analysis);
    const forged = half.map((one) => (one.fallen ? { ...one, fallen: { ...one.fallen, swing: 0.9 } } : one));
    expect(look(matter, '1', forged).analysis.turns[0]).toMatchObject({ by: 'dice', swing: 0.9 });
  });

  it('finds who does not shoot although he could, and blames nobody else for it', () => {
    const planted: number[] = [];
    const matter = played(xwing, SETUP, 'plant', PLAYERS, ({ seat, ask }) => {
      if (seat === 1 && ask.kind === 'attack' && ask.type === 'choice' && ask.options.length > 1) return 'none';
      return undefined;
    });
    for (const [at, { seat, kind, answer }] of matter.match.taken.entries())
      if (seat === 1 && kind === 'attack' && answer === 'none') planted.push(at);
    const { judged, verdict } = look(upTo(matter, 80), '1', [], EFFORT).analysis;
    const wrong = judged.filter(({ kind, mark }) => kind === 'attack' && ['mistake', 'blunder'].includes(mark));
    expect(wrong.length).toBeGreaterThan(1);
    for (const one of wrong) {
      expect(planted).toContain(one.at);
      expect(one.given.answer).toBe('none');
      expect(one.best.answer).not.toBe('none');
      expect(one.cost).toBeGreaterThan(2 * one.error);
    }
    expect(verdict.cost[1]).toBeGreaterThan(verdict.cost[0]);
  });
});
