import { expect, it } from 'vitest';
import type { KeptMatch } from '../../../src/match/storage.ts';
import { groupsOf } from '../../../src/table-ui/start/kept-groups.ts';

const kept = (id: string, game: string, over: boolean): KeptMatch => ({
  id,
  file: { holotisch: 'match', game },
  seats: ['human', 'human'],
  aids: {},
  saved: 0,
  over,
});

it('matches that wait, that are over and that are of other games stand apart, each under what they are', () => {
  const all = [
    kept('a', 'armada', false),
    kept('b', 'xwing', true),
    kept('c', 'xwing', false),
    kept('d', 'legion', true),
    kept('e', 'xwing', false),
  ];
  const told = (game: string) =>
    groupsOf(all, game).map(({ kind, matches }) => [kind, matches.map(({ id }) => id).join('')]);
  expect(told('xwing')).toEqual([
    ['waiting', 'ce'],
    ['over', 'b'],
    ['others', 'ad'],
  ]);
  expect(told('armada')).toEqual([
    ['waiting', 'a'],
    ['others', 'bcde'],
  ]);
});
