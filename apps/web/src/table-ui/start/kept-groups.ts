import { isOver, type KeptMatch } from '../../match/storage.ts';
import { gameOfMatch } from './match-title.ts';

interface KeptGroup {
  readonly kind: 'waiting' | 'over' | 'others';
  readonly matches: readonly KeptMatch[];
}

/** Matches as they are looked for: those of the game that go on, those that are over, and those of other games. */
export function groupsOf(matches: readonly KeptMatch[], game: string): readonly KeptGroup[] {
  const kindOf = (match: KeptMatch): KeptGroup['kind'] =>
    gameOfMatch(match) !== game ? 'others' : isOver(match) ? 'over' : 'waiting';
  return (['waiting', 'over', 'others'] as const)
    .map((kind) => ({ kind, matches: matches.filter((match) => kindOf(match) === kind) }))
    .filter((group) => group.matches.length > 0);
}
