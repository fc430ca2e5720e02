import { isObject } from '@holotisch/engine';
import { lessonOfLevel } from '@holotisch/lessons';
import { lessonPath, matchPath } from '../address/paths.ts';
import type { KeptMatch } from '../match/storage.ts';
import { gameOfMatch } from '../table-ui/start/match-title.ts';

/** Where a kept match is gone on with: that of a lesson beside its coach. */
export function wayToMatch(match: KeptMatch): string {
  const table = match.file['table'];
  const level = isObject(table) ? table['level'] : undefined;
  const lesson = lessonOfLevel(typeof level === 'string' ? level : undefined);
  const game = gameOfMatch(match);
  return lesson === undefined ? matchPath(game) : lessonPath(game, lesson);
}
