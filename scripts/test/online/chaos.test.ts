import { canonical, type Json, quickRng, sampleAnswer } from '@holotisch/engine';
import type { Line, Row } from '@holotisch/online';
import type { Append, Store } from '@holotisch/server';
import { describe, expect, it } from 'vitest';
import { Kept, rulebooks, SECRETS, value } from '../../../packages/online/test/table.ts';
import { type Tally, ZERO } from '../../online/arena.ts';
import type { Game } from '../../online/chaos-game.ts';
import { verdict } from '../../online/chaos-verdict.ts';
import { doubling } from '../../online/doubling-store.ts';
import { reckon } from '../../online/reckoning.ts';

/** A run in which everything has happened that should, and nothing that should not. */
const HAPPENED = {
  decisions: 90,
  kills: 3,
  fullDisks: 1,
  restarts: 1,
  cuts: 2,
  repeated: 2,
  reordered: 2,
  replayed: 2,
};
const DONE = { takebacks: 4, chats: 5, proposals: 6, changes: 1, claims: 2, flagged: 1, watched: 40, reported: 2 };
const good: Tally = { ...ZERO, ...HAPPENED, ...DONE, games: 10 };
const run = { stores: ['sqlite', 'postgres'], games: 10 };

describe('a run of disasters', () => {
  it('is good where all of them came and nothing was harmed', () => {
    expect(verdict(good, run)).toEqual({ ok: true, faults: [], missing: [] });
  });

  it.each([
    'kills',
    'restarts',
    'fullDisks',
    'takebacks',
    'chats',
    'proposals',
    'changes',
    'flagged',
    'watched',
  ] as const)('fails where there were no %s', (part) => {
    expect(verdict({ ...good, [part]: 0 }, run)).toEqual({ ok: false, faults: [], missing: [part] });
  });

  it('asks for no disaster that its database cannot have', () => {
    expect(verdict({ ...good, restarts: 0 }, { ...run, stores: ['sqlite'] }).ok).toBe(true);
    expect(verdict({ ...good, fullDisks: 0 }, { ...run, stores: ['postgres'] }).ok).toBe(true);
  });

  it.each(['lost', 'doubled', 'unsent', 'disagreements', 'leaked', 'early', 'unfinished', 'crashes'] as const)(
    'fails where anything was %s',
    (fault) => {
      expect(verdict({ ...good, [fault]: 1 }, run)).toMatchObject({ ok: false, faults: [fault] });
    },
  );

  it('fails where matches are missing', () => {
    expect(verdict({ ...good, games: 9 }, run).ok).toBe(false);
  });
});

type Said = Extract<Line, { readonly said: unknown }>['said'];
type Decided = Extract<Said, { readonly type: 'decide' }>;
const decision = (at: number, answer: Json): Decided => ({ type: 'decide', at, seat: 0, answer });

/** A log with these messages in it, which ends before the table could be laid: rows are missing. */
const log = (...lines: readonly Line[]) =>
  ({
    head: { seats: ['human', 'human'] },
    secrets: {},
    rows: lines.map((line, i) => ({ seq: i + 1, time: i, lines: [line] })),
  }) as never;
const mark = '0';

describe('the reckoning', () => {
  const sent = [decision(3, 'here'), decision(5, 'there')];
  const game = {
    acknowledged: sent.map(({ seat, at, answer }) => ({ seat, at, answer: canonical(answer) })),
    habits: {
      spoken: [{ seat: 0, nonce: 'a' }],
      hasSaid: (said: Said) => sent.some((one) => canonical(one as never) === canonical(said as never)),
    },
  } as unknown as Game;
  const chat: Line = { chat: 0, text: 'hello', nonce: 'a' };
  const said = sent.map((one): Line => ({ said: one, mark }));
  const of = (...lines: readonly Line[]) => reckon(game, log(...lines), new Map());

  it('finds nothing where the log is what was sent', () => {
    expect(of(...said, chat)).toMatchObject({ lost: 0, doubled: 0, unsent: 0 });
  });
  it('finds a decision or a line of chat that is not there', () => {
    expect(of(said[0]!, chat)).toMatchObject({ lost: 1, doubled: 0, unsent: 0 });
    expect(of(...said)).toMatchObject({ lost: 1, doubled: 0, unsent: 0 });
  });
  it('finds one that is there twice', () => {
    expect(of(...said, said[1]!, chat)).toMatchObject({ lost: 0, doubled: 1, unsent: 0 });
    expect(of(...said, chat, chat)).toMatchObject({ doubled: 1 });
  });
  it('finds one that nobody has sent', () => {
    expect(of(...said, { said: decision(6, 'there'), mark }, chat)).toMatchObject({ lost: 0, doubled: 0, unsent: 1 });
  });
});

describe('what a computer’s seat has decided', () => {
  /** A person against the computer, up to some decisions of both, as it is kept. */
  async function played() {
    const kept = new Kept(await rulebooks('toy'), { computer: [1] });
    value(kept.do(0, { do: 'ready', contribution: 'from seat 0' }));
    const sent = new Set<string>();
    for (let n = 0; n < 24 && kept.table.state === 'playing'; n++) {
      const thought = kept.table.thought();
      if (thought) value(kept.keep(value(kept.table.planThought(thought))));
      else {
        kept.play(1);
        sent.add(canonical(saidIn(kept.rows.at(-1)!) as never));
      }
    }
    return { kept, sent };
  }
  const saidIn = ({ lines }: Row): Said => lines.flatMap((line) => ('said' in line ? [line.said] : []))[0]!;
  const unsent = ({ kept, sent }: Awaited<ReturnType<typeof played>>, rows: readonly Row[]): number => {
    const hasSaid = (said: Said) => sent.has(canonical(said as never));
    const { head } = kept.table;
    const nobody = { acknowledged: [], players: [], sightings: [], frames: [], hashes: [] };
    const game = { ...nobody, habits: { spoken: [], hasSaid } } as unknown as Game;
    return reckon(game, { head, secrets: SECRETS, rows }, kept.books).unsent;
  };

  it('is what it thinks of there: nobody has sent that, and a person’s seat says nothing unsent', async () => {
    const game = await played();
    const { rows } = game.kept;
    expect(rows.filter((row) => saidIn(row)?.seat === 1).length).toBeGreaterThan(3);
    expect(unsent(game, rows)).toBe(0);
    game.sent.delete([...game.sent].at(-1)!);
    expect(unsent(game, rows)).toBe(1);
  });

  it('is found where it is another legal decision, planted in the log', async () => {
    const game = await played();
    const { rows } = game.kept;
    const last = rows.findLastIndex((row) => saidIn(row)?.seat === 1);
    const { match } = game.kept.again(rows.slice(0, last)).room!;
    const asked = match.askOf(1)!;
    const other = Array.from({ length: 99 }, (_, n) => sampleAnswer(asked, quickRng(n))!).find(
      (answer) => canonical(answer) !== canonical((saidIn(rows[last]!) as Decided).answer),
    )!;
    const planted = JSON.parse(JSON.stringify(rows[last])) as Row;
    Object.assign(saidIn(planted), { answer: other });
    expect(unsent(game, [...rows.slice(0, last), planted])).toBe(1);
  });

  it('is a person’s again, and to be sent by him, once he has taken his seat back', () => {
    const game = { acknowledged: [], habits: { spoken: [], hasSaid: () => false } } as unknown as Game;
    const by = (...lines: readonly Line[]) => reckon(game, log(...lines), new Map()).unsent;
    const said: Line = { said: decision(3, 'here'), mark };
    expect(by({ handed: 0, to: 'computer' }, said)).toBe(0);
    expect(by({ handed: 0, to: 'computer' }, said, { handed: 0, to: 'human' }, said)).toBe(1);
  });
});

it('a doubling store writes every twenty-fifth decision twice, and nothing else', async () => {
  const rows: Append['row'][] = [];
  const plain = {
    append: async ({ row }: Append) => {
      rows.push(row);
      return 'kept' as const;
    },
  } as unknown as Store;
  const store = doubling(plain);
  for (let seq = 0; seq < 30; seq++) {
    const lines: readonly Line[] = [{ said: decision(seq, seq), mark }];
    await store.append({ match: 'm', row: { seq, time: 0, tag: String(seq), lines } });
  }
  await store.append({ match: 'm', row: { seq: 30, time: 0, tag: 'x', lines: [{ chat: 0, text: 'a', nonce: 'b' }] } });
  expect(rows.length).toBe(32);
  expect(rows[25]).toEqual({ ...rows[24]!, seq: 25, tag: '24-again' });
});
