import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Ask,
  canonical,
  type Game,
  type GameState,
  Games,
  Match,
  type Recorded,
  RuleBug,
  readMatchFile,
  refuse,
  regionsOf,
  replay,
  seenBy,
} from '../src/index.ts';
import { toyGame, toyGame2 } from '../src/toy/index.ts';
import { placed, playOn, start, take } from './play.ts';

const games = new Games([toyGame]);

const BOTH_ATTACK = [
  [0, { '0': 'attack' }],
  [1, { '1': 'attack' }],
] as const;

describe('secret simultaneous choices', () => {
  it('tells nobody the first answer before the second is in', () => {
    const m = placed([
      [0, 40, []],
      [1, 60, []],
    ]);
    const before = m.seenBy(1);
    take(m, [0, { '0': 'attack' }]);
    const after = m.seenBy(1);
    expect(after).toEqual({ ...before, awaited: [{ seat: 1, kind: 'stances' }] });
    take(m, [1, { '1': 'guard' }]);
    expect(m.seenBy(1).events).toEqual([{ type: 'revealed', stances: { '0': 'attack', '1': 'guard' } }]);
    expect(m.taken.at(-1)?.revealed).toBe(true);
  });

  it('comes out the same whoever answers first', () => {
    const a = take(start('s'), [0, { '0': 'attack', '1': 'guard' }], [1, { '2': 'guard', '3': 'attack' }]);
    const b = take(start('s'), [1, { '2': 'guard', '3': 'attack' }], [0, { '0': 'attack', '1': 'guard' }]);
    expect(a.hash()).toBe(b.hash());
  });

  it('lets a seat change its answer until the other one is in, and asks it no more after that', () => {
    const m = take(start('s'), [0, { '0': 'attack', '1': 'guard' }], [0, { '0': 'guard', '1': 'guard' }]);
    expect(m.taken.length).toBe(1);
    expect(m.decide(0, 'nonsense')).toBeDefined();
    const again = m.fork();
    take(m, [1, { '2': 'guard', '3': 'guard' }]);
    expect(m.state.drones.map((d) => d.stance)).toEqual(['guard', 'guard', 'guard', 'guard']);
    take(again, [1, { '2': 'guard', '3': 'guard' }]);
    expect(again.hash()).toBe(m.hash());
    expect(m.decide(1, { '2': 'attack', '3': 'guard' })?.message).toEqual({
      text: 'engine.notAsked',
      args: { seat: 1, awaited: [0] },
    });
  });
});

describe('a check', () => {
  it('says whether an answer would be legal, and never gives it', () => {
    const m = take(start('check'), [0, { '0': 'attack', '1': 'guard' }]);
    const before = canonical([m.taken, m.open.map((a) => a.seat)]);
    expect(m.check(0, { '0': 'guard', '1': 'guard' })).toBeUndefined(); // it may still change its mind
    expect(m.check(0, { '0': 'flee', '1': 'guard' })?.clauses).toEqual(['TOY-PLAN-01']);
    expect(m.check(1, { '2': 'guard', '3': 'guard' })).toBeUndefined();
    expect(canonical([m.taken, m.open.map((a) => a.seat)])).toBe(before);
    take(m, [1, { '2': 'guard', '3': 'guard' }]);
    expect(m.state.drones[0]?.stance).toBe('attack');
    expect(m.check(1, 50)?.message.text).toBe('engine.notAsked');
  });
});

describe('what others may know of a question', () => {
  it('is what the game says, and in a game that says nothing no more than that a seat is deciding', () => {
    const m = start('asking');
    expect(m.seenBy('nobody').awaited.map((a) => a.kind)).toEqual(['stances', 'stances']);
    const { asking: _, ...silent } = toyGame;
    const quiet = start('asking', {}, silent);
    expect(quiet.seenBy(1).awaited.map((a) => a.kind)).toEqual(['decision', 'decision']);
    expect(quiet.seenBy(1).ask).toMatchObject({ kind: 'stances' });
  });
});

describe('a match that the players end', () => {
  it('is over by a change that the game knows, and replays', () => {
    const m = start('end', { keep: 'all' });
    const { change, agreed } = toyGame.ending(m.state, 0, 'concede');
    expect(agreed).toEqual([0]);
    expect(m.override(change)).toBeUndefined();
    expect([m.over, m.result]).toEqual([true, { winner: 1 }]);
    const file = readMatchFile(JSON.stringify(m.file()), games);
    if (!file.ok) throw new Error(JSON.stringify(file.fault));
    expect(replay(file.value, games)).toMatchObject({ value: { hashMatches: true, resultMatches: true } });
    expect(toyGame.ending(m.state, 0, 'draw').agreed).toEqual([0, 1]);
  });
});

describe('refusals', () => {
  it('meet an answer that cannot even be written as text', () => {
    const form: Ask = {
      type: 'form',
      seat: 0,
      kind: 'f',
      prompt: { text: 'f' },
      clauses: ['TOY-X-01'],
      fields: [{ id: 'a', options: [{ id: 'x' }] }],
      barred: () => [{ id: 'a=y', refusal: { clauses: ['TOY-X-02'], message: { text: 'no' } } }],
    };
    expect(refuse(form, { a: 'y' })?.clauses).toEqual(['TOY-X-02']);
    expect(refuse(form, { a: { toString: 1, valueOf: 2 } })?.clauses).toEqual(['TOY-X-01']);
  });

  it('name the clause, what was measured and what is allowed, and change nothing', () => {
    const m = take(
      placed([
        [0, 40, []],
        [1, 60, []],
      ]),
      ...BOTH_ATTACK,
    );
    const before = canonical(m.state);
    expect(m.decide(0, 55)).toEqual({
      clauses: ['TOY-MOVE-01'],
      message: { text: 'toy.tooFar', args: { way: 15, reach: 10 } },
      measured: 15,
      allowed: 10,
    });
    expect(m.decide(0, 'x')).toMatchObject({ clauses: ['TOY-MOVE-01'], allowed: 'region' });
    expect(m.decide(1, 55)?.message.text).toBe('engine.notAsked');
    expect(canonical(m.state)).toBe(before);
    expect(m.taken.length).toBe(2);
  });

  it('explain an option that is barred', () => {
    const m = take(
      placed([
        [0, 0, []],
        [1, 20, []],
        [1, 90, []],
      ]),
      [0, { '0': 'attack' }],
      [1, { '1': 'guard', '2': 'guard' }],
      [0, 0],
    );
    expect(m.decide(0, '2')).toMatchObject({ clauses: ['TOY-ATTACK-01'], measured: 90, allowed: 30 });
    expect(m.decide(0, 'nonsense')).toMatchObject({ clauses: ['TOY-ATTACK-01'], allowed: ['1', 'none'] });
  });
});

describe('a nested procedure, interrupted by the other seat', () => {
  it('lets a destroyed drone shoot back before it is removed', () => {
    const m = take(
      placed(
        [
          [0, 40, []],
          [1, 60, ['counter']],
        ],
        ['hit', 'hit', 'hit', 'hit', 'hit', 'hit'],
        ['dent', 'dent', 'dent', 'dent', 'dent', 'dent'],
      ),
      ...BOTH_ATTACK,
      [0, 40],
      [0, '1'],
    );
    expect(m.open.map((a) => [a.seat, a.kind])).toEqual([[1, 'window:after-attack']]);
    expect(m.state.drones[1]).toMatchObject({ wounds: ['dent', 'dent', 'dent'], removed: false });
    take(m, [1, '1.counter']);
    expect(m.over).toBe(true);
    expect(m.result).toEqual({ winner: null });
    expect(m.events.map((r) => r.event.type)).toEqual([
      'revealed',
      'moved',
      'rolled',
      'wounded',
      'wounded',
      'wounded',
      'rolled',
      'wounded',
      'wounded',
      'wounded',
      'removed',
      'removed',
    ]);
  });
});

describe('windows', () => {
  const shot = (attacker: string[], target: string[], red: string[]) =>
    take(
      placed(
        [
          [0, 40, attacker],
          [1, 60, target],
        ],
        red,
      ),
      ...BOTH_ATTACK,
      [0, 40],
      [0, '1'],
    );

  it('let the other side go first, and offer a pass only for what is optional', () => {
    const m = shot(['lucky', 'cursed'], ['shield'], ['hit', 'hit', 'blank', 'hit']);
    expect(m.open[0]).toMatchObject({ seat: 1, options: [{ id: '1.shield' }, { id: 'pass' }] });
    take(m, [1, 'pass']);
    expect(m.open[0]).toMatchObject({ seat: 0, options: [{ id: '0.lucky' }, { id: '0.cursed' }] });
    expect(m.decide(0, 'pass')).toBeDefined();
    take(m, [0, '0.lucky']);
    expect(m.state.drones[1]!.wounds.length).toBe(2); // three hits, less the one that cursed takes without a question
  });

  it('offer an ability once a window and once a round', () => {
    const m = shot(['lucky', 'counter'], ['counter'], ['blank', 'blank', 'blank', 'blank', 'hit', 'blank', 'blank']);
    take(m, [0, '0.lucky']);
    expect(m.open[0]).toMatchObject({ seat: 1, kind: 'window:after-attack' });
    take(m, [1, '1.counter']);
    expect(m.state.uses).toEqual({ 'round:0.lucky': 1 });
    playOn(m, 1, 1);
    expect(m.open.some((a) => a.kind === 'window:modify' && a.seat === 0)).toBe(false);
  });

  it('remember a use for the whole game where the card says so', () => {
    const m = take(shot([], ['shield'], ['hit', 'blank', 'blank', 'hit', 'blank', 'blank']), [1, '1.shield']);
    expect(m.state.uses).toEqual({ 'game:1.shield': 1 });
    take(m, [1, 60], [1, 'none'], [0, { '0': 'attack' }], [1, { '1': 'guard' }]);
    expect(m.state.uses).toEqual({ 'game:1.shield': 1 });
    take(m, [0, 40], [0, '1']);
    expect(m.open[0]).toMatchObject({ seat: 1, kind: 'move' }); // no second shield was offered
    expect(m.state.drones[1]!.wounds.length).toBe(1);
  });
});

describe('editions', () => {
  it('replace only what differs: a longer range, and a counter with one die less', () => {
    const position = [
      [0, 20, []],
      [1, 55, ['counter']],
    ] as const;
    const first = take(placed(position), ...BOTH_ATTACK, [0, 20]);
    expect(first.open[0]).toMatchObject({ seat: 1, kind: 'move' });
    const red = ['hit', 'blank', 'blank', 'blank', 'blank', 'hit'];
    const second = take(
      placed(position, red, [], { verify: true }, toyGame2),
      ...BOTH_ATTACK,
      [0, 20],
      [0, '1'],
      [1, '1.counter'],
    );
    const rolls = second.events.map((r) => r.event).filter((e) => e.type === 'rolled');
    expect(rolls.map((r) => r.dice)).toEqual([
      ['hit', 'blank', 'blank'],
      ['blank', 'blank'],
    ]);
  });
});

describe('fork, undo and replay', () => {
  it('a fork goes its own way and leaves the original alone', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 40 }), fc.constantFrom('all', 'last', 'none'), (seed, n, keep) => {
        const m = playOn(start(`f${seed}`, { keep }), seed, n);
        const before = m.hash();
        const fork = m.fork();
        expect(fork.hash()).toBe(before);
        expect(fork.open.map((a) => [a.seat, a.kind])).toEqual(m.open.map((a) => [a.seat, a.kind]));
        expect(fork.events).toEqual(m.events);
        playOn(fork, seed + 1);
        expect(m.hash()).toBe(before);
        playOn(m, seed + 1);
        expect(m.hash()).toBe(fork.hash());
      }),
      { seed: 11, numRuns: 300 },
    );
  });

  it('undo goes back to any decision, and the match goes on from there as if nothing had been', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom('all', 'last', 'none'), (seed, back, keep) => {
        const m = playOn(start(`u${seed}`, { keep }), seed);
        const end = m.hash();
        const log = m.taken.map((t) => ({ ...t }));
        const events = [...m.events];
        const to = back % (log.length + 1);
        m.rewind(to);
        expect(m.taken.length).toBe(to);
        for (const t of log.slice(to)) m.take(t.seat, t.answer);
        expect(m.hash()).toBe(end);
        expect(m.taken).toEqual(log);
        expect(m.events).toEqual(events);
      }),
      { seed: 12, numRuns: 300 },
    );
  });

  it('a takeback by consent stays on record: in the match, in its file and in the match that is read from it', () => {
    const m = playOn(start('t', { keep: 'all' }), 3, 6);
    const undone = m.taken.slice(4).map((t) => [t.seat, t.answer]);
    m.takeBack(4);
    expect(m.taken.length).toBe(4);
    expect(m.takebacks).toEqual([{ to: 4, undone }]);
    playOn(m, 5, 2);
    m.rewind(2);
    const text = JSON.stringify(m.file());
    const file = readMatchFile(text, games);
    if (!file.ok) throw new Error(JSON.stringify(file.fault));
    const again = replay(file.value, games);
    expect(again.ok && again.value.match.takebacks).toEqual([{ to: 4, undone }]);
    expect(again.ok && again.value.hashMatches).toBe(true);
    m.takeBack(2);
    expect(m.takebacks.length).toBe(1);
  });

  it('says of each decision whether dice have fallen, also those that lay ready, so that a screen knows what undo would undo', () => {
    const m = take(
      placed(
        [
          [0, 40, []],
          [1, 60, []],
        ],
        ['blank', 'blank', 'blank'],
      ),
      ...BOTH_ATTACK,
      [0, 40],
      [0, '1'],
      [1, 60],
      [1, '0'],
    );
    expect(m.taken.map((t) => t.drew)).toEqual([false, false, false, true, false, true]);
  });

  it('the same setup, seed and decisions give the same match', () => {
    for (let i = 0; i < 50; i++) {
      const m = playOn(start(`r${i}`), i);
      const again = start(`r${i}`);
      for (const t of m.taken) again.take(t.seat, t.answer);
      expect(again.hash()).toBe(m.hash());
      expect(again.over).toBe(true);
    }
  });
});

describe('a change by hand', () => {
  it('takes effect where the activity began, stands in the log, and survives undo, fork and replay', () => {
    for (const keep of ['all', 'last', 'none'] as const) {
      const m = take(
        placed(
          [
            [0, 40, []],
            [1, 60, []],
          ],
          [],
          [],
          { keep },
        ),
        ...BOTH_ATTACK,
        [0, 45],
      );
      expect(m.state.drones[0]!.x).toBe(45);
      expect(m.override({ drone: 1, x: 90 })).toBeUndefined();
      expect(m.state.drones.map((d) => d.x)).toEqual([40, 90]); // the move of the unfinished activity counts no more
      expect(m.open.map((a) => a.kind)).toEqual(['move']);
      expect(m.events.at(-1)!.event).toEqual({ type: 'override', change: { drone: 1, x: 90 } });
      expect(m.fork().hash()).toBe(m.hash());
      const end = playOn(m, 3).hash();
      const log = [...m.taken];
      expect(log[3]).toMatchObject({ seat: 'override', answer: { drone: 1, x: 90 } });
      m.rewind(2);
      for (const t of log.slice(2)) expect(m.take(t.seat, t.answer)).toBeUndefined();
      expect(m.hash()).toBe(end);
    }
  });

  it('that makes no sense is refused and changes nothing', () => {
    const m = start('o');
    const before = m.hash();
    expect(m.override({ drone: 77, x: 1 })).toMatchObject({ message: { text: 'toy.noSuchDrone' } });
    expect([m.hash(), m.taken.length]).toEqual([before, 0]);
  });
});

describe('no dead ends', () => {
  it('a thousand random games end, each state with an answerable question and its invariants whole', () => {
    for (let i = 0; i < 500; i++)
      for (const game of [undefined, toyGame2]) {
        const m = playOn(start(`d${i}`, { verify: true, events: false, keep: 'none' }, game), i);
        expect(m.result).toBeDefined();
        expect(m.decide(0, 'x')?.message.text).toBe('engine.over');
      }
  });
});

describe('a fault of ours', () => {
  const broken = (
    fault: 'dead-end' | 'throw' | 'circle' | 'twice' | 'nobody' | 'bad-sample',
  ): Game<GameState & { n: number }> => ({
    id: 'broken',
    edition: '1',
    seats: () => [0, 1],
    setUp: (_s, seed) => ({ ok: true, value: { chance: { seed, drawn: 0, loaded: {} }, n: 0 } }),
    place: () => ({ ok: false, fault: { clauses: [], message: { text: 'no' } } }),
    clone: (s) => ({ ...s }),
    sit: (state, emit) => ({ state, emit }),
    next: () => 'go',
    *run(g) {
      const base = { seat: 0, kind: 'step', prompt: { text: 'step' }, clauses: [] } as const;
      if (fault !== 'circle') yield [{ ...base, type: 'choice', options: [{ id: 'go' }] }];
      (g.state as { n: number }).n++;
      if ((g.state as { n: number }).n < 3) return;
      if (fault === 'throw') throw new Error('bang');
      if (fault === 'dead-end') yield [{ ...base, type: 'choice', options: [] }];
      if (fault === 'nobody') yield [];
      if (fault === 'bad-sample') yield [{ ...base, type: 'region', region: { name: 'nowhere' } }];
      if (fault === 'twice')
        yield [
          { ...base, type: 'choice', options: [{ id: 'a' }] },
          { ...base, type: 'choice', options: [{ id: 'b' }] },
        ];
    },
    view: () => null,
    otherwise: (s) => ({ ...s }),
    imagine: () => ({ chance: { seed: '', drawn: 0, loaded: {} }, n: 0 }),
    result: () => undefined,
    override: () => ({ clauses: [], message: { text: 'no' } }),
    ending: () => ({ change: null, agreed: [] }),
    verify: () => {},
    regions: regionsOf([
      {
        name: 'nowhere',
        read: () => 1,
        check: () => ({ clauses: [], message: { text: 'never' } }),
        sample: () => 1,
      },
    ]),
    dice: [],
    decks: [],
    questions: {},
    aids: {},
    askable: {},
  });

  for (const fault of ['dead-end', 'throw', 'twice', 'nobody', 'bad-sample'] as const)
    it(`is reported with the file that shows it, and the match stays where it was: ${fault}`, () => {
      const started = Match.start(broken(fault), { setup: null, seed: 's' }, { verify: true });
      if (!started.ok) throw new Error('must start');
      const m = started.value;
      m.decide(0, 'go');
      m.decide(0, 'go');
      const before = m.hash();
      let bug: unknown;
      try {
        m.decide(0, 'go');
      } catch (e) {
        bug = e;
      }
      expect(bug).toBeInstanceOf(RuleBug);
      expect((bug as RuleBug).file).toMatchObject({
        holotisch: 'match',
        game: 'broken',
        seed: 's',
        decisions: [
          [0, 'go'],
          [0, 'go'],
          [0, 'go'],
        ],
      });
      expect(m.hash()).toBe(before);
      expect(m.open.map((a) => a.kind)).toEqual(['step']);
    });

  it('in the very setup is reported with its file, too', () => {
    const game = { ...broken('throw'), setUp: () => JSON.parse('{') };
    let bug: unknown;
    try {
      Match.start(game, { setup: { a: 1 }, seed: 's' });
    } catch (e) {
      bug = e;
    }
    expect((bug as RuleBug).file).toMatchObject({ holotisch: 'match', setup: { a: 1 }, decisions: [] });
  });

  it('a game that runs in circles without asking is stopped', () => {
    expect(() => Match.start(broken('circle'), { setup: null, seed: 's' }, { keep: 'none' })).toThrow(RuleBug);
  });
});

describe('events', () => {
  it('are seen in full by the named seats, and by the others in their public form or not at all', () => {
    const secret: Recorded = { at: 0, event: { type: 'drew', card: 'ace' }, only: [1], others: { type: 'drew' } };
    expect([0, 1, 'nobody' as const].map((s) => seenBy(secret, s))).toEqual([
      { type: 'drew' },
      { type: 'drew', card: 'ace' },
      { type: 'drew' },
    ]);
    const { others: _, ...silent } = secret;
    expect(seenBy(silent, 0)).toBeUndefined();
  });

  it('a view holds neither facedown cards nor what is still to be drawn', () => {
    const m = playOn(start('view'), 3, 25);
    for (const seat of [0, 1, 'nobody'] as const) {
      const text = JSON.stringify(m.seenBy(seat).view);
      expect(text).not.toMatch(/dent|breach|"chance"|drawn/);
    }
  });
});
