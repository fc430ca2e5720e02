import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bad, quickRng, say } from '@holotisch/engine';
import { type AnyLists, type AnyManifest, loadGame, loadGames, Manifests, playableIds } from '@holotisch/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { FULL } from '../../../packages/table/test/tries.ts';
import { Fuzzer, type Outcome } from '../../fuzz/fuzzer.ts';
import { harmedData, harmedText } from '../../fuzz/harm.ts';
import { Tally } from '../../fuzz/tally.ts';

/** Everything that a careless copy of hostile data could have written into. */
const nature = () => [Object.prototype, Array.prototype, Function.prototype].map((p) => Reflect.ownKeys(p).length);

async function tried(manifests: Manifests, inputs: number): Promise<Outcome[]> {
  const fuzzer = await Fuzzer.load(manifests);
  const out: Outcome[] = [];
  for (let index = 0; index < inputs; index++) out.push(await fuzzer.try(1, index));
  return out;
}

describe('harmed inputs of every game', () => {
  const INPUTS = FULL ? 1200 : 360;
  let outcomes: readonly Outcome[] = [];
  let manifests: Manifests;
  const natureBefore = nature();
  beforeAll(async () => {
    manifests = await loadGames(playableIds);
    outcomes = await tried(manifests, INPUTS);
  }, 60_000);

  it('are taken or refused in words, in both languages; nothing is thrown and nothing takes long', () => {
    const wrong = outcomes.filter(({ verdict, ms }) => (verdict !== 'taken' && verdict !== 'refused') || ms > 1000);
    expect(wrong).toEqual([]);
    expect(nature()).toEqual(natureBefore);
  });

  it('are of every kind, and harmed neither too much nor too little', () => {
    const kinds = new Set(outcomes.map(({ game, kind }) => `${game} ${kind}`));
    for (const { id, battles } of manifests.all) {
      for (const kind of ['list', 'match', 'setup', 'link', 'message', 'answer', 'change'])
        expect([...kinds]).toContain(`${id} ${kind}`);
      // A campaign begins from no position.
      for (const kind of ['scenario', 'position']) expect(kinds.has(`${id} ${kind}`)).toBe(battles === undefined);
    }
    const taken = outcomes.filter(({ verdict }) => verdict === 'taken').length;
    expect(taken).toBeGreaterThan(INPUTS / 10);
    expect(taken).toBeLessThan((INPUTS * 9) / 10);
  });

  it('are the same for the same seed and number, and others for others', () => {
    const data = { a: [1, 2, { b: 'c' }], d: 4 };
    const harm = (seed: number) => [harmedData(data, quickRng(seed)), harmedText('Rookie Pilot (21)', quickRng(seed))];
    expect(harm(7)).toEqual(harm(7));
    expect(new Set(Array.from({ length: 50 }, (_, seed) => JSON.stringify(harm(seed)))).size).toBeGreaterThan(30);
    expect(data).toEqual({ a: [1, 2, { b: 'c' }], d: 4 });
  });
});

describe('the fuzz run', () => {
  /** The toy, but something about its lists or rules is broken. */
  async function broken(change: (toy: AnyManifest, lists: AnyLists) => Partial<AnyManifest>): Promise<Manifests> {
    const toy = (await loadGame('toy'))!;
    return new Manifests([{ ...toy, ...change(toy, await toy.lists()) }]);
  }
  const verdicts = async (manifests: Manifests) => (await tried(manifests, 90)).map(({ verdict }) => verdict);

  it('notices what is thrown, in reading and in the rules', async () => {
    const reading = await broken((_toy, lists) => ({
      lists: async () => ({ ...lists, read: () => JSON.parse('{') }),
    }));
    expect(await verdicts(reading)).toContain('thrown');
    const inRules = await broken(({ editions: [game] }) => ({
      editions: [
        {
          ...game!,
          override: () => {
            throw new TypeError('x of undefined');
          },
        },
      ],
    }));
    expect(await verdicts(inRules)).toContain('thrown');
  });

  it('notices a refusal that nobody can read', async () => {
    const unclear = (fault: string, hole = {}) =>
      broken((_toy, lists) => ({
        lists: async () => ({ ...lists, read: () => bad({ message: say(fault, hole) }) }),
      }));
    expect(await verdicts(await unclear('toy.noSuchKey'))).toContain('unclear');
    expect(await verdicts(await unclear('file.tooHigh', { name: 'x' }))).toContain('unclear');
    expect(await verdicts(await unclear('toy.setupShape'))).not.toContain('unclear');
  });

  it('counts what was slow, too large, or has not come back', () => {
    const outcome: Outcome = { index: 3, game: 'toy', kind: 'list', verdict: 'taken', ms: 10 };
    const okAfter = (use: (tally: Tally) => void): boolean => {
      const tally = new Tally();
      tally.add(outcome);
      use(tally);
      return tally.ok;
    };
    expect(okAfter(() => {})).toBe(true);
    expect(okAfter((tally) => tally.add({ ...outcome, ms: 1001 }))).toBe(false);
    expect(okAfter((tally) => tally.add({ ...outcome, verdict: 'thrown', fault: 'x' }))).toBe(false);
    expect(okAfter((tally) => tally.add({ ...outcome, verdict: 'unclear', fault: 'x' }))).toBe(false);
    expect(okAfter((tally) => tally.lost(4, 'hung'))).toBe(false);
    expect([500, 501].map((megabytes) => okAfter((tally) => tally.memory(megabytes)))).toEqual([true, false]);
  });

  it('reports for machines, and ends with 0 when all is well', () => {
    const file = fileURLToPath(new URL('../../fuzz/run.ts', import.meta.url));
    const args = [file, '--inputs', '12', '--game', 'toy', '--json'];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toMatchObject({ inputs: 12, thrown: 0, unclear: 0, slow: 0, lost: 0, ok: true });
    expect(status).toBe(0);
  });
});
