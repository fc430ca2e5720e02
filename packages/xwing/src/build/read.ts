import { bad, type FileFault, good, isObject, type Json, type Result, readJson, readShape } from '@holotisch/engine';
import { LIST_LIMITS, type Meant } from '@holotisch/engine/list';
import { SquadShape } from '../position/read-setup.ts';
import type { Import } from './import.ts';
import type { Squad } from './squad.ts';
import { readSquadText } from './text.ts';
import { GAME, squadsIn } from './xws.ts';

/** Squads from a file of any kind that is known here: XWS, a collection of them, our own form, or a pasted text. */
export function readSquads(text: string, meant?: Meant): Result<readonly Import[], FileFault> {
  const start = text.replace('\uFEFF', '').trimStart();
  if (!/^[{[]/.test(start) || /^\[\/?[a-z]/i.test(start)) {
    const read = readSquadText(text, meant);
    return read.ok ? good([read.value]) : read;
  }
  const json = readJson(text, LIST_LIMITS);
  if (!json.ok) return json;
  return isObject(json.value) && Array.isArray(json.value['ships'])
    ? readOwn(json.value as Json)
    : squadsIn(json.value);
}

/** Our own form is that of the setup of a match; it is read as strictly as there. */
function readOwn(value: Json): Result<readonly Import[], FileFault> {
  const read = readShape(SquadShape, value);
  if (read.ok) return good([{ squad: read.value as Squad, report: [] }]);
  const { message, where = [] } = read.fault;
  return bad({ message, game: GAME, path: `/${where.join('/')}` });
}
