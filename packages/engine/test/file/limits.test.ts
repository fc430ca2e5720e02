import { describe, expect, it } from 'vitest';
import {
  engineText,
  type FileFault,
  Games,
  type Json,
  type JsonObject,
  readMatchFile,
  render,
  replay,
  runScenario,
  WORK_LIMITS,
} from '../../src/index.ts';
import { type Toy, toyGame } from '../../src/toy/index.ts';
import { SETUP } from '../play.ts';

const games = new Games([toyGame]);
const MATCH = { holotisch: 'match', version: 1, game: 'toy', edition: 'first', setup: SETUP, seed: 's', decisions: [] };
const SCENARIO = {
  holotisch: 'scenario',
  version: 1,
  game: 'toy',
  position: {
    drones: [
      { seat: 0, x: 40 },
      { seat: 1, x: 60 },
    ],
  },
};

const many = (count: number, one: Json): Json[] => new Array<Json>(count).fill(one);
const faultOf = (file: JsonObject): FileFault | undefined => {
  const text = JSON.stringify(file);
  const read = file['holotisch'] === 'match' ? readMatchFile(text, games) : runScenario(text, games);
  return read.ok ? undefined : read.fault;
};

describe('the work that a file may ask for', () => {
  const change = ['override', { drone: 0, x: 1 }];
  it.each([
    ['decisions', MATCH, { decisions: many(WORK_LIMITS.decisions + 1, [0, 'x']) }, 'file.tooMany', '/decisions'],
    [
      'changes by hand',
      MATCH,
      { decisions: many(WORK_LIMITS.changes + 1, change) },
      'file.tooManyChanges',
      '/decisions',
    ],
    [
      'takebacks',
      MATCH,
      { takebacks: many(WORK_LIMITS.takebacks + 1, { to: 0, undone: [] }) },
      'file.tooMany',
      '/takebacks',
    ],
    ['letters of a seed', MATCH, { seed: 's'.repeat(WORK_LIMITS.name + 1) }, 'file.tooManyLetters', '/seed'],
    ['seats', MATCH, { table: { seats: many(65, 'human'), aids: {} } }, 'file.tooMany', '/table/seats'],
    [
      'decisions of a scenario',
      SCENARIO,
      { decisions: many(WORK_LIMITS.decisions + 1, [0, 1]) },
      'file.tooMany',
      '/decisions',
    ],
    [
      'changes in a scenario',
      SCENARIO,
      { decisions: many(WORK_LIMITS.changes + 1, change) },
      'file.tooManyChanges',
      '/decisions',
    ],
    ['loaded dice', SCENARIO, { dice: { red: many(WORK_LIMITS.loaded + 1, 'hit') } }, 'file.tooMany', '/dice/red'],
    [
      'loaded cards',
      SCENARIO,
      { decks: { wounds: many(WORK_LIMITS.loaded + 1, 'dent') } },
      'file.tooMany',
      '/decks/wounds',
    ],
    ['questions', SCENARIO, { ask: many(WORK_LIMITS.questions + 1, { question: 'hash' }) }, 'file.tooMany', '/ask'],
    [
      'expected events',
      SCENARIO,
      { expect: { events: many(WORK_LIMITS.expected + 1, {}) } },
      'file.tooMany',
      '/expect/events',
    ],
    [
      'clauses of a refusal',
      SCENARIO,
      { decisions: [{ seat: 0, answer: 1, refused: many(WORK_LIMITS.clauses + 1, 'TOY-MOVE-01') }] },
      'file.decisionOrRefused',
      '/decisions/0',
    ],
  ] as const)('is limited: %s', (_what, file, more, key, path) => {
    const fault = faultOf({ ...file, ...more });
    expect(fault).toMatchObject({ message: { text: key }, path, line: 1 });
    for (const dictionary of Object.values(engineText)) {
      const said = render([dictionary], fault!.message);
      expect(said).toMatch(/^[A-ZÄÖÜ][^{}]*\.$/);
      expect(said).not.toMatch(/undefined|file\./);
    }
  });

  it('is done up to the limit', () => {
    expect(faultOf({ ...MATCH, decisions: many(WORK_LIMITS.changes, change) })).toBeUndefined();
    expect(faultOf({ ...SCENARIO, dice: { red: many(WORK_LIMITS.loaded, 'hit') } })).toBeUndefined();
  });
});

describe('a replay', () => {
  /** How many activities a replay with so many changes by hand begins, in a match that keeps no checkpoints. */
  function activities(changes: number): number {
    let begun = 0;
    const counting = {
      ...toyGame,
      next(g: Parameters<typeof toyGame.next>[0]) {
        begun++;
        return toyGame.next(g);
      },
    };
    const decisions = Array.from({ length: changes }, (_, i) => ['override', { drone: 0, x: i % 50 }] as const);
    const done = replay({ ...MATCH, holotisch: 'match', version: 1, decisions }, new Games([counting]), {
      keep: 'none',
    });
    expect(done.ok && (done.value.match.state as Toy).drones[0]!.x).toBe((changes - 1) % 50);
    return begun;
  }

  it('costs the same for each change by hand, however many came before it', () => {
    expect(activities(400)).toBeLessThan(2.2 * activities(200));
  });
});
