import type { Json } from '@holotisch/engine';
import { startPath } from '../address/paths.ts';
import { toLink } from '../ui/files.ts';

/** Longer addresses are cut or refused by mail, chats and some servers. */
const MOST_LETTERS = 8000;

/** A whole match inside an address; undefined where it does not fit into one. */
export async function matchLink(game: string, file: Json): Promise<string | undefined> {
  const link = `${location.origin}${startPath(game)}#m=${await toLink(JSON.stringify(file))}`;
  return link.length <= MOST_LETTERS ? link : undefined;
}

/** What an address carries: a position to be played, or a match to be watched. */
export function carriedBy(hash: string): { readonly link: string; readonly watches: boolean } | undefined {
  const found = /^#([pm])=(.+)$/.exec(hash);
  return found ? { link: found[2]!, watches: found[1] === 'm' } : undefined;
}
