import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Games, type Json, Match, RuleBug, runScenario, type ScenarioReport } from '../../src/index.ts';
import { games } from './tiny.ts';

const HEAD = { holotisch: 'scenario', version: 1, game: 'tiny' };

function run(parts: Readonly<Record<string, Json>>): ScenarioReport {
  const ran = runScenario(JSON.stringify({ ...HEAD, ...parts }), games);
  if (!ran.ok) throw new Error(JSON.stringify(ran.fault));
  return ran.value;
}

function faultOf(parts: Readonly<Record<string, Json>>): string {
  const ran = runScenario(JSON.stringify({ ...HEAD, ...parts }, null, 1), games);
  return ran.ok ? 'ok' : `${ran.fault.line}:${ran.fault.column} ${ran.fault.path} ${ran.fault.message.text}`;
}

describe('a scenario', () => {
  it('runs from a position with loaded dice and reports the whole outcome', () => {
    const report = run({
      title: 'T',
      note: 'N',
      position: 5,
      dice: { d3: ['3', '2'] },
      decisions: [
        [0, 'roll'],
        [1, 'roll'],
      ],
    });
    expect(report).toMatchObject({
      ok: true,
      game: 'tiny',
      edition: 'first',
      title: 'T',
      note: 'N',
      events: [
        { type: 'added', added: 3 },
        { type: 'added', added: 2 },
      ],
      open: [],
      unmet: [],
      refused: [],
      result: { winner: 1 },
      state: { sum: 5, turn: 2 },
    });
    expect(report.stopped).toBeUndefined();
  });

  it('runs from a setup, in the named edition, and comes out the same every time', () => {
    const parts = {
      edition: 'second',
      setup: 9,
      decisions: [
        [0, 'roll'],
        [1, 'roll'],
      ],
    };
    expect(run(parts).edition).toBe('second');
    expect(run(parts).hash).toBe(run(parts).hash);
    expect(run({ ...parts, seed: 'other' }).hash).not.toBe(run(parts).hash);
  });

  it('is also what a match from a position writes', () => {
    const start = { position: 5, seed: 's', dice: { d3: ['3'] }, decks: {} };
    const match = Match.start(games.find('tiny')!, { start });
    if (!match.ok) throw new Error('must start');
    match.value.decide(0, 'roll');
    const ran = runScenario(JSON.stringify(match.value.file()), games);
    expect(ran.ok && ran.value.hash).toBe(match.value.hash());
  });

  it.each([
    [{}, '1:1  file.positionOrSetup'],
    [{ position: 5, setup: 5 }, '1:1  file.positionOrSetup'],
    [{ setup: 5, dice: { d3: ['1'] } }, '1:1  file.loadedSetup'],
    [{ setup: 5, decks: { d: ['1'] } }, '1:1  file.loadedSetup'],
    [{ position: -1 }, '5:14 /position file.positionRefused'],
    [{ setup: -1 }, '5:11 /setup file.setupRefused'],
    [{ setup: 5, game: 'chess' }, '4:10 /game file.unknownGame'],
    [{ setup: 5, edition: 'x' }, '6:13 /edition file.unknownEdition'],
    [{ setup: 5, holotisch: 'match' }, '2:15 /holotisch file.matchForScenario'],
    [{ setup: 5, version: 9 }, '3:13 /version file.newer'],
    [{ setup: 5, extra: 1 }, '6:2 /extra file.unknownMember'],
    [{ setup: 5, decisions: [[0, 'one'], 3] }, '11:3 /decisions/1 file.decisionOrRefused'],
    [{ setup: 5, decisions: [{ seat: 0, answer: 'one' }] }, '7:3 /decisions/0 file.decisionOrRefused'],
    [{ position: 5, dice: { d3: [1] } }, '8:4 /dice/d3/0 file.wrongKind'],
    [{ position: 5, dice: { d3: ['7'] } }, '8:4 /dice/d3/0 file.unknownFace'],
    [{ position: 5, dice: { d6: ['1'] } }, '7:9 /dice/d6 file.unknownDie'],
    [{ position: 5, decks: { aces: [] } }, '7:11 /decks/aces file.unknownDeck'],
    [{ setup: 5, ask: [{ question: 'toString' }] }, '8:16 /ask/0/question file.unknownQuestion'],
    [{ setup: 5, ask: [{ question: 'left', after: 1 }] }, '9:13 /ask/0/after file.afterTooLate'],
    [{ setup: 5, ask: [{ question: 'left', after: -1 }] }, '9:13 /ask/0/after file.after'],
    [{ setup: 5, ask: [{ question: 'left' }], expect: { answers: [] } }, '12:14 /expect/answers file.answerCount'],
    [{ setup: 5, expect: { stat: {} } }, '7:3 /expect/stat file.unknownMember'],
  ])('with %j is refused at the right place', (parts, expected) => {
    expect(faultOf(parts as Readonly<Record<string, Json>>)).toBe(expected);
  });

  it.each([
    { position: 5, dice: { ['x'.repeat(60_000)]: [] } },
    { position: 5, dice: { d3: ['x'.repeat(60_000)] } },
    { position: 5, decks: { ['x'.repeat(60_000)]: [] } },
    { setup: 5, ask: [{ question: 'x'.repeat(60_000) }] },
    { setup: 5, game: 'x'.repeat(60_000) },
    { setup: 5, edition: 'x'.repeat(60_000) },
    { setup: 5, ['x'.repeat(60_000)]: 1 },
  ])('a name of 60,000 letters is not read back to whoever wrote it (%#)', (parts) => {
    const ran = runScenario(JSON.stringify({ ...HEAD, ...parts }), games);
    if (ran.ok) throw new Error('must be refused');
    expect(JSON.stringify(ran.fault.message).length).toBeLessThan(400);
  });

  it('a refusal may be wanted to name all of some clauses, or any one of them', () => {
    const wanting = (refused: Json) => run({ setup: 9, decisions: [[0, 'one'], { seat: 1, answer: 'two', refused }] });
    expect(wanting(['TOY-TINY-03']).ok).toBe(true);
    expect(wanting({ any: ['TOY-TINY-99', 'TOY-TINY-03'] }).ok).toBe(true);
    expect(wanting(['TOY-TINY-03', 'TOY-TINY-99']).ok).toBe(false);
    expect(wanting({ any: ['TOY-TINY-99'] }).ok).toBe(false);
    expect(wanting({ any: [] }).ok).toBe(false);
  });

  it('stops at a decision that the rules refuse, and does not judge the rest', () => {
    const report = run({
      setup: 9,
      decisions: [
        [0, 'one'],
        [1, 'two'],
        [0, 'one'],
      ],
      ask: [{ question: 'awaited' }, { question: 'hash', after: 3 }, { question: 'asked', seat: 0, after: 0 }],
      expect: { state: { sum: 77 } },
    });
    // what has no moment of its own is asked where it stops; what belongs to a later one is not
    expect(report.answers.map(({ question, after }) => [question, after])).toEqual([
      ['awaited', 1],
      ['asked', 0],
    ]);
    expect(report).toMatchObject({
      ok: false,
      stopped: { decision: 1, path: '/decisions/1/1', line: 1, refusal: { clauses: ['TOY-TINY-03'] } },
      unmet: [],
      state: { sum: 1 },
    });
  });

  it('leaves a fault of ours to whoever runs it, with the file that shows it', () => {
    const broken = {
      ...games.find('tiny')!,
      next: () => {
        throw new Error('bang');
      },
    };
    expect(() => runScenario(JSON.stringify({ ...HEAD, position: 9 }), new Games([broken]))).toThrow(RuleBug);
  });
});

describe('questions', () => {
  it('are answered when their time has come, the last ones at the end', () => {
    const ask = [
      { question: 'left' },
      { question: 'left', half: true, after: 0 },
      { question: 'awaited', after: 1 },
      { question: 'view', seat: 'nobody' },
      { question: 'view', seat: 1, after: 1 },
      { question: 'legal', seat: 1, after: 1 },
      { question: 'legal', seat: 0, after: 1 },
    ];
    const { ok, answers } = run({
      setup: 9,
      decisions: [
        [0, 'two'],
        [1, 'one'],
      ],
      ask,
    });
    expect(ok).toBe(true);
    expect(answers.map((a) => 'answer' in a && a.answer)).toMatchObject([
      6,
      4.5,
      [{ seat: 1, kind: 'add' }],
      { sum: 3, you: 'nobody' },
      { sum: 2, you: 1 },
      {
        type: 'choice',
        options: [{ id: 'one' }, { id: 'roll' }],
        barred: [{ id: 'two', refusal: { clauses: ['TOY-TINY-03'] } }],
      },
      null,
    ]);
    const judged = run({
      setup: 9,
      decisions: [[0, 'two']],
      ask: ['one', 'two', 'seven'].map((answer) => ({ question: 'legal', seat: 1, answer })),
    });
    expect(judged.answers.map((a) => 'answer' in a && a.answer)).toMatchObject([
      { legal: true },
      { legal: false, refused: ['TOY-TINY-03'], message: { text: expect.any(String) } },
      { legal: false, allowed: ['one', 'roll'] },
    ]);
    const hashed = run({ setup: 9, ask: [{ question: 'hash' }] });
    expect(hashed.answers).toEqual([{ question: 'hash', after: 0, answer: hashed.hash }]);
  });

  it('tell what a seat is not asked, and what it is not offered and why', () => {
    const ask = [
      { question: 'asked', seat: 0 },
      { question: 'asked', seat: 1 },
      { question: 'asked', seat: 0, kind: 'add' },
      { question: 'asked', seat: 1, kind: 'add' },
      { question: 'offered', seat: 1, option: 'one' },
      { question: 'offered', seat: 1, option: 'two' },
      { question: 'offered', seat: 1, option: 'three' },
      { question: 'offered', seat: 0, option: 'one' },
    ];
    const { answers } = run({ setup: 9, decisions: [[0, 'two']], ask });
    expect(answers.map((a) => 'answer' in a && a.answer)).toEqual([
      null,
      'add',
      false,
      true,
      { offered: true },
      { offered: false, refused: ['TOY-TINY-03'] },
      { offered: false, refused: [] },
      { offered: false, refused: [] },
    ]);
    expect(run({ setup: 9, ask: [{ question: 'asked', seat: 7 }] }).answers[0]).toMatchObject({ refusal: {} });
  });

  it('that cannot be answered need a scenario that expects it', () => {
    const ask = [{ question: 'left', half: 3 }];
    expect(run({ setup: 9, ask }).unmet).toEqual([
      { about: 'answers', path: '/0', found: { refused: ['TOY-TINY-01'] } },
    ]);
    expect(run({ setup: 9, ask, expect: { answers: [{ refused: ['TOY-TINY-01'] }] } }).ok).toBe(true);
    expect(run({ setup: 9, ask, expect: { answers: [{ refused: ['TOY-TINY-02'] }] } }).unmet).toEqual([
      { about: 'answers', path: '/0', expected: { refused: ['TOY-TINY-02'] }, found: { refused: ['TOY-TINY-01'] } },
    ]);
    for (const seat of [2, '0', null, -1])
      for (const question of ['legal', 'view'])
        expect(run({ setup: 9, ask: [{ question, seat }] }).answers[0]).toMatchObject({
          refusal: { message: { text: 'file.noSuchSeat' }, allowed: [0, 1] },
        });
  });
});

describe('expectations', () => {
  const decisions = [
    [0, 'two'],
    [1, 'one'],
    [0, 'two'],
  ];
  const unmet = (expect: Json) => run({ setup: 9, decisions, ask: [{ question: 'left' }], expect }).unmet;

  it('are met by a state, events, answers, open questions and an outcome that hold more than is expected', () => {
    expect(
      unmet({
        state: { sum: 5.0000005, '/chance/drawn': 0, '/chance/seed': 'scenario' },
        events: [{ added: 2 }, { seat: 0, added: 2 }],
        answers: [4],
        open: [{ seat: 1, options: [{ id: 'one' }, { id: 'two' }, {}] }],
        result: null,
      }),
    ).toEqual([]);
  });

  it.each([
    [{ state: { sum: 6 } }, { about: 'state', path: '/sum', expected: 6, found: 5 }],
    [{ state: { sum: 5.001 } }, { about: 'state', path: '/sum', expected: 5.001, found: 5 }],
    [{ state: { '/chance/loaded/d3': [] } }, { about: 'state', path: '/chance/loaded/d3', expected: [] }],
    [{ state: { chance: { drawn: 1 } } }, { about: 'state', path: '/chance/drawn', expected: 1, found: 0 }],
    [{ state: { toString: 1 } }, { about: 'state', path: '/toString', expected: 1 }],
    [{ state: { '/a~1b/~01': 1 } }, { about: 'state', path: '/a~1b/~01', expected: 1 }],
    [{ events: [{ added: 1 }, { seat: 1 }] }, { about: 'events', path: '/1', expected: { seat: 1 } }],
    [{ answers: [5] }, { about: 'answers', path: '/0', expected: 5, found: 4 }],
    [{ answers: [{ refused: [] }] }, { about: 'answers', path: '/0', expected: { refused: [] }, found: 4 }],
    [{ open: [{ seat: 0 }] }, { about: 'open', path: '/0/seat', expected: 0, found: 1 }],
    [{ result: { winner: 0 } }, { about: 'result', path: '', expected: { winner: 0 }, found: null }],
  ])('%j is reported as unmet', (expect_, expected) => {
    expect(unmet(expect_ as Json)).toEqual([expected]);
  });

  it('of lists want the same length', () => {
    expect(unmet({ open: [] })).toMatchObject([{ about: 'open', path: '', expected: [], found: [{ seat: 1 }] }]);
  });

  it('of a refusal are met by the named clauses and change nothing', () => {
    const refused = [
      [0, 'one'],
      { seat: 1, answer: 'two', refused: ['TOY-TINY-03'] },
      { seat: 0, answer: 'two', refused: [] },
      [1, 'one'],
    ];
    const report = run({ setup: 9, decisions: refused });
    expect(report).toMatchObject({ ok: true, state: { sum: 2 } });
    expect(report.refused.map((r) => [r.decision, r.seat, r.refusal.message.text])).toEqual([
      [1, 1, 'tiny.early'],
      [2, 0, 'engine.notAsked'],
    ]);
  });

  it('of a refusal are unmet by other clauses, and by an answer that is legal, which is not taken', () => {
    const report = run({
      setup: 9,
      decisions: [
        { seat: 0, answer: 'two', refused: [] },
        [0, 'one'],
        { seat: 1, answer: 'two', refused: ['TOY-TINY-09'] },
      ],
    });
    expect(report).toMatchObject({ ok: false, state: { sum: 1 } });
    expect(report.unmet).toEqual([
      { about: 'decisions', path: '/0', expected: { refused: [] } },
      {
        about: 'decisions',
        path: '/2',
        expected: { refused: ['TOY-TINY-09'] },
        found: { refused: ['TOY-TINY-03'] },
      },
    ]);
  });

  it('include that every loaded die is rolled', () => {
    const report = run({ position: 9, dice: { d3: ['1', '2', '3'] }, decisions: [[0, 'roll']] });
    expect(report.unmet).toEqual([{ about: 'dice', path: '/d3', expected: [], found: ['2', '3'] }]);
  });
});

describe('frozen files of old versions', () => {
  it('version 1 stays readable and comes out the same', () => {
    const frozen = readFileSync(new URL('fixtures/scenario.v1.holo.json', import.meta.url), 'utf8');
    const ran = runScenario(frozen, games);
    expect(ran).toMatchObject({ ok: true, value: { ok: true, unmet: [], refused: [{ decision: 1 }] } });
  });
});
