import { loadGames } from '@holotisch/games';
import { describe, expect, it } from 'vitest';
import { answersTo, broughtIn, reportParts } from '../../../src/table-ui/builder/bring-in.ts';

const games = await loadGames();
const storeOf = async (game: string): Promise<string> => (await games.find(game)!.lists()).store;
const bring = async (game: string, text: string, here?: boolean, meant?: Record<string, string | null>) =>
  broughtIn(await storeOf(game), await games.claimsOn(text, meant), here);

describe('a text that is pasted into the builder of one game', () => {
  it('is taken if it is of that game and nothing is open', async () => {
    expect((await bring('xwing', 'Soontir Fel: Push the Limit\nAcademy Pilot x 3')).kind).toBe('taken');
  });

  it('is shown the way if it is of another', async () => {
    const brought = await bring('xwing', 'Faction: Rebel\nCR90 Corvette A (44)\n• Mon Mothma (27)\n• Engine Techs (8)');
    expect(brought.kind === 'which' && brought.claims.map(({ game }) => game)).toEqual(['armada']);
  });

  it('is shown the way and told what is wrong, if it may be of that game all the same', async () => {
    const brought = await bring(
      'armada',
      'CR90 Corvette A\nGladiator I-Class Star Destroyer\n- Engine Techs\n- Admiral Screed',
    );
    expect(brought.kind === 'which' && brought.fault?.message.text).toBe('ar.import.factionUnclear');
    const other = await bring('armada', 'Soontir Fel: Push the Limit');
    expect(other).toMatchObject({ kind: 'which' });
    expect(other).not.toHaveProperty('fault');
  });

  it('is asked about if several games understand about as much, until somebody has said', async () => {
    const text = 'Darth Vader\nBoba Fett';
    const brought = await bring('legion', text);
    expect(brought.kind === 'which' && brought.claims.length).toBeGreaterThan(1);
    expect((await bring('legion', text, true)).kind).toBe('taken');
  });

  it('is taken with names that no card has only after they were asked', async () => {
    const text = 'Soontir Fel: Push teh Limit\nAcademy Pilot x 3';
    const brought = await bring('xwing', text);
    expect(brought).toMatchObject({
      kind: 'asks',
      questions: [{ said: 'pushtehlimit', words: 'Push teh Limit', line: 1 }],
    });
    if (brought.kind !== 'asks') throw new Error(brought.kind);
    const meant = answersTo(brought.questions);
    expect(meant).toEqual({ pushtehlimit: 'Push the Limit' });
    expect((await bring('xwing', text, true, meant)).kind).toBe('taken');
    expect((await bring('xwing', text, true, { pushtehlimit: null })).kind).toBe('taken');
  });

  it('is refused by the words of the game at hand if nobody reads it', async () => {
    const brought = await bring('armada', 'Hello there');
    expect(brought.kind === 'fault' && brought.fault.message.text).toBe('ar.import.nothing');
  });
});

it('a report tells names that nobody knows from words that say nothing of a list', async () => {
  const brought = await bring('armada', 'Author: nobody\nCR90 Corvette A (45)\n• Mon Mothma (27)\n• Warp Core (8)');
  if (brought.kind !== 'taken') throw new Error(brought.kind);
  const parts = reportParts(brought.read.flatMap(({ report }) => report));
  const keys = Object.entries(parts).map(([kind, changes]) => [kind, changes.map(({ message }) => message.text)]);
  expect(Object.fromEntries(keys)).toEqual({
    unknown: ['ar.import.dropped'],
    otherwise: ['ar.import.otherPoints'],
    noUse: ['ar.import.remark'],
  });
});
