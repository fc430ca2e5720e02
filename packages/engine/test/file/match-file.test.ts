import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Json, readMatchFile, render, replay } from '../../src/index.ts';
import { games, tinyFile, tinyText } from './tiny.ts';

const text = (file: Json): string => JSON.stringify(file, null, 2);
const WON = tinyFile(4, 'two', 'one', 'roll');

/** Reads and replays; a fault as its message in English. */
function outcome(file: string): string {
  const read = readMatchFile(file, games);
  const done = read.ok ? replay(read.value, games, { text: file }) : read;
  if (done.ok) return `hash ${done.value.hashMatches}, result ${done.value.resultMatches}`;
  const { message, line, column, path } = done.fault;
  return `${line}:${column} ${path} ${render([tinyText], message)}`;
}

describe('a match file', () => {
  it('is what Match.file writes, and replays to the same state', () => {
    const read = readMatchFile(text(WON), games);
    expect(read).toEqual({ ok: true, value: WON });
    expect(outcome(text(WON))).toBe('hash true, result true');
    expect(outcome(text(tinyFile(4, 'two')))).toBe('hash true, result undefined');
  });

  it('says so when the state or the outcome comes out differently', () => {
    expect(outcome(text({ ...WON, hash: '0'.repeat(64) }))).toBe('hash false, result true');
    expect(outcome(text({ ...WON, result: { winner: 1 } }))).toBe('hash true, result false');
    const { hash: _, ...unhashed } = WON;
    expect(outcome(text({ ...unhashed, decisions: [[0, 'one']] }))).toBe('hash undefined, result false');
  });

  it.each([
    [{ version: 2 }, '3:14 /version file.newer (2)'],
    [{ version: 1.5 }, '3:14 /version file.noVersion'],
    [{ game: 'chess' }, '4:11 /game file.unknownGame (chess, tiny first, tiny second)'],
    [{ edition: 'third' }, '5:14 /edition file.unknownEdition (third, tiny first, tiny second)'],
    [{ holotisch: 'scenario' }, '2:16 /holotisch file.scenarioForMatch'],
    [{ holotisch: 7 }, '2:16 /holotisch file.notOurs'],
    [{ comment: 'hi' }, '26:3 /comment file.unknownMember (comment)'],
    [{ seed: 7 }, '7:11 /seed file.wrongKind (seed, file.kind.text)'],
    [{ seed: undefined }, '1:1 /seed file.missingMember (seed)'],
    [{ decisions: [[0, 'two'], [1]] }, '13:5 /decisions/1/1 file.decision'],
    [{ decisions: [[0, 'two', 3]] }, '12:7 /decisions/0/2 file.decision'],
    [{ decisions: [{ seat: 0 }] }, '9:5 /decisions/0 file.decision'],
    [{ decisions: [[-1, 'two']] }, '10:7 /decisions/0/0 file.seat'],
    [{ decisions: [[0.5, 'two']] }, '10:7 /decisions/0/0 file.seat'],
    [{ hash: 'abc' }, '25:11 /hash file.hash'],
    [{ setup: -3 }, '6:12 /setup file.setupRefused (No goal.)'],
  ])('with %j is refused at the right place', (change, expected) => {
    expect(outcome(text({ ...WON, ...change } as Json))).toBe(expected);
  });

  it.each(['[]', '"match"', '3', 'null'])('is not %s', (file) => {
    expect(outcome(file)).toBe('1:1 /holotisch file.notOurs');
  });

  it('with a decision that is not legal says which, why, and where', () => {
    const file = text({
      ...WON,
      decisions: [
        [0, 'two'],
        [1, 'two'],
      ],
    });
    expect(outcome(file)).toBe('15:7 /decisions/1/1 file.decisionRefused (2, 1, Not yet.)');
    const read = readMatchFile(file, games);
    const done = read.ok && replay(read.value, games);
    expect(done).toEqual({
      ok: false,
      fault: {
        message: { text: 'file.decisionRefused', args: { number: 2, seat: 1, reason: { text: 'tiny.early' } } },
        path: '/decisions/1/1',
        decision: 1,
        refusal: { clauses: ['TOY-TINY-03'], message: { text: 'tiny.early' } },
        game: ['tiny', 'first'],
      },
    });
  });

  it('may begin with a byte order mark, which moves no place', () => {
    expect(outcome(`\uFEFF${text(WON)}`)).toBe('hash true, result true');
    expect(outcome(`\uFEFF${JSON.stringify({ ...WON, version: 3 })}`)).toBe('1:32 /version file.newer (3)');
  });

  it('cannot go on after the end of the match', () => {
    const decisions = [...(WON['decisions'] as Json[]), [1, 'one']];
    expect(outcome(text({ ...WON, decisions }))).toContain('/decisions/3/1 file.decisionRefused');
  });

  it('tells how far a long replay has come', () => {
    const told: number[] = [];
    const long = tinyFile(1000, ...Array.from({ length: 200 }, () => 'one'));
    const read = readMatchFile(text(long), games);
    if (read.ok) replay(read.value, games, { progress: (done) => told.push(done) });
    expect(told).toEqual([64, 128, 192]);
  });
});

describe('frozen files of old versions', () => {
  it('version 1 stays readable and comes out the same', () => {
    const frozen = readFileSync(new URL('fixtures/match.v1.holo.json', import.meta.url), 'utf8');
    expect(outcome(frozen)).toBe('hash true, result true');
  });
});
