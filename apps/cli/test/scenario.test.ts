import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { call } from './fake.ts';

const example = readFileSync(new URL('../../../examples/toy/shot-back.holo.json', import.meta.url), 'utf8');

describe('scenario', () => {
  it('of the example meets its expectations', async () => {
    const { code, out } = await call('scenario f', { f: example });
    expect(code).toBe(0);
    for (const line of [
      'The shot back',
      '  rolled {"attacker":1,"target":0,"dice":["blank","hit","blank"]}',
      '  decision 5 (seat 0): [TOY-ATTACK-01] Drone 2 is further away than 30.',
      '  range (4): 15',
      '  seat 1: Move drone 2 (move)',
      'All expectations are met.',
    ])
      expect(out.split('\n')).toContain(line);
  });

  it('gives machines the whole report, refusals in words', async () => {
    const { code, out, err } = await call('scenario f --json --lang de', { f: example });
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      game: 'toy',
      edition: 'first',
      answers: [{ question: 'range', after: 4, answer: 15 }, {}, {}],
      refused: [
        { decision: 2, refusal: { clauses: ['TOY-MOVE-01'], message: 'Der Weg ist 11 lang; erlaubt sind 10.' } },
        { decision: 4 },
      ],
      unmet: [],
      open: [{ seat: 1, kind: 'move' }],
      result: null,
      state: { round: 1 },
    });
  });

  it('lists what is unmet and says no', async () => {
    const f = example
      .replace('"round": 1', '"round": 2, "/drones/7": {}')
      .replace('"blank", "hit", "blank"]', '"blank", "hit", "blank", "hit"]')
      .replace('"range", "from": 0', '"range", "from": 9');
    const { code, out } = await call('scenario f', { f });
    expect(code).toBe(1);
    expect(out).toContain('range (4): [TOY-SETUP-01] There is no such drone.');
    expect(out.slice(out.indexOf('Unmet'))).toBe(`Unmet expectations: 4
  dice/red: laid ready but never rolled: ["hit"] (expected [])
  state/round: expected 2, found 1
  state/drones/7: expected {}, found nothing
  answers/0: expected 15, found {"refused":["TOY-SETUP-01"]}
`);
    const german = await call('scenario f --lang de', { f });
    expect(german.out).toContain('state/drones/7: erwartet {}, gefunden nichts');
  });

  it('stops at a decision that is refused against its will', async () => {
    const f = example.replace('[0, 45]', '[0, 55]');
    const { code, out } = await call('scenario f', { f });
    expect(code).toBe(1);
    expect(out).toMatch(
      /The scenario breaks off:\n {2}f:\d+:\d+: Decision 4 \(seat 0\) is not allowed: The way is 15 long; 10 is allowed. \[TOY-MOVE-01\]\n$/,
    );
    const { stopped } = JSON.parse((await call('scenario f --json', { f })).out);
    expect(stopped).toMatchObject({ decision: 3, clauses: ['TOY-MOVE-01'], measured: 15, allowed: 10 });
  });

  it('[XW-HINDERNISSE-07] tells what bars an attack of X-Wing that nobody was asked for', async () => {
    const rock = {
      kind: 'asteroid',
      x: 450,
      y: 200,
      outline: [
        [-15, -15],
        [15, -15],
        [0, 15],
      ],
    };
    const at = (seat: number, faction: string, type: string, pilot: string, y: number, degrees: number) => ({
      seat,
      faction,
      type,
      pilot,
      x: 450,
      y,
      degrees,
    });
    const f = JSON.stringify({
      holotisch: 'scenario',
      version: 1,
      game: 'xwing',
      position: {
        ships: [
          at(0, 'rebel', 'xwing', 'rookiepilot', 200, 0),
          at(1, 'imperial', 'tiefighter', 'academypilot', 420, 180),
        ],
        obstacles: [rock],
        phase: 'combat',
        stage: 'ships',
        active: 0,
        turn: { step: 'attack' },
      },
      decisions: [],
      ask: [{ question: 'offered', seat: 0, option: 'primary>1' }],
    });
    const { answers } = JSON.parse((await call('scenario f --json', { f })).out);
    expect(answers).toMatchObject([{ answer: { offered: false, refused: ['XW-HINDERNISSE-07'] } }]);
  });

  it('does not let a file command the terminal', async () => {
    const evil = '\\u001b[2J\\u009b31m';
    const shown = await call('scenario f', { f: example.replace('The shot back', evil) });
    expect(shown.out).toMatch(/^\uFFFD\[2J\uFFFD31m\n/);
    const refused = await call('scenario f', { f: example.replace('"toy"', `"${evil}"`) });
    expect(refused.err).toContain('“\uFFFD[2J\uFFFD31m”');
  });

  it('is refused where its dice or decks do not exist', async () => {
    const f = example.replace('"red"', '"purple"');
    const { code, err } = await call('scenario f', { f });
    expect(code).toBe(3);
    expect(err).toContain('This game has no die “purple”. It has: red.');
  });
});
