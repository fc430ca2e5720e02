import { describe, expect, it } from 'vitest';
import {
  describeAsk,
  type Json,
  Match,
  onTable,
  type PosedRegion,
  quickRng,
  type Region,
  RuleBug,
  refuse,
  regionsOf,
  type Sitting,
  sampleAnswer,
} from '../src/index.ts';
import { toyGame } from '../src/toy/index.ts';
import { placed, take } from './play.ts';

const moving = () =>
  take(
    placed([
      [0, 40, ['engine']],
      [1, 60, []],
    ]),
    [0, { 0: 'guard' }],
    [1, { 1: 'guard' }],
  );

describe('a region', () => {
  it('goes over the wire as its name and what it needs to know', () => {
    const { region, ...rest } = JSON.parse(JSON.stringify(describeAsk(moving().askOf(0)!))) as { region: Json };
    expect(region).toEqual({ name: 'move', drone: 0, from: 25, to: 55 });
    expect(Object.keys(rest).sort()).toEqual(['about', 'clauses', 'kind', 'prompt', 'seat', 'type']);
  });

  it('is judged by a client from its own view of the table as the match judges it', () => {
    const m = moving();
    const posed = JSON.parse(JSON.stringify(describeAsk(m.askOf(0)!))) as PosedRegion;
    const mine = onTable(
      toyGame.regions,
      toyGame.sit(toyGame.imagine(toyGame.view(m.state, 0), 0), () => {}),
      posed,
    );
    for (const x of [40, 55, 55.1, 25, 24.9, 58.5, 'x', null])
      expect([x, refuse(mine, x)]).toEqual([x, refuse(m.askOf(0)!, x)]);
    expect(refuse(mine, 55.1)).toMatchObject({ clauses: ['TOY-MOVE-01'], measured: expect.closeTo(15.1), allowed: 15 });
    expect(refuse(mine, 58.5)).toBeDefined();
    for (let i = 0; i < 50; i++) expect(refuse(mine, sampleAnswer(mine, quickRng(i)))).toBeUndefined();
  });

  it('is known by one name', () => {
    const nowhere: Region<Sitting<never>, object, number> = {
      name: 'nowhere',
      read: () => undefined,
      check: () => undefined,
      sample: () => undefined,
    };
    expect(() => regionsOf([nowhere, nowhere])).toThrow('the region nowhere is defined twice');
  });

  it('that the game does not have is a fault of ours', () => {
    const { regions: _, ...rest } = toyGame;
    const start = { setup: { cards: [[[]], [[]]] }, seed: 's' };
    const m = Match.start({ ...rest, regions: {} }, start);
    if (!m.ok) throw new Error('must start');
    m.value.decide(0, { 0: 'guard' });
    expect(() => m.value.decide(1, { 1: 'guard' })).toThrow(RuleBug);
    for (const name of ['toString', '__proto__'])
      expect(() =>
        onTable(toyGame.regions, m.value as never, {
          type: 'region',
          seat: 0,
          kind: 'k',
          prompt: { text: 'p' },
          clauses: [],
          region: { name },
        }),
      ).toThrow(`no region "${name}"`);
  });
});
