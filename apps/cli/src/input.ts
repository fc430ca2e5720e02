import { FILE_LIMITS, say } from '@holotisch/engine';
import { EXIT, Stop } from './stop.ts';
import type { World } from './world.ts';

/** No text within the limit is longer in UTF-8. */
const MOST_BYTES = 3 * FILE_LIMITS.length;

const MESSAGES: Readonly<Record<string, string>> = {
  ENOENT: 'cli.noFile',
  EISDIR: 'cli.isFolder',
  EACCES: 'cli.noAccess',
  EPERM: 'cli.noAccess',
};

/** The text of a file or of the standard input. Never reads more than we could use, however much comes. */
export async function readText(world: World, file: string): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of world.open(file)) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size > MOST_BYTES) throw unreadable(file, 'cli.tooLarge');
    }
  } catch (e) {
    if (e instanceof Stop || !(e instanceof Error && 'code' in e)) throw e;
    throw unreadable(file, MESSAGES[String(e.code)] ?? 'cli.unreadable', String(e.code));
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw unreadable(file, 'cli.notText');
  }
}

const unreadable = (file: string, key: string, code = ''): Stop =>
  new Stop(EXIT.input, { message: say(key, { file, code }) }, file);
