import { bad, type FileFault, good, isObject, type Json, type Result, readJson } from '@holotisch/engine';
import * as v from 'valibot';
import { SquadShape } from '../read.ts';
import { type Import, SQUAD_LIMITS } from './import.ts';
import type { Squad } from './squad.ts';
import { readSquadText } from './text.ts';
import { importFault, squadsIn } from './xws.ts';

/** Squads from a file of any kind that is known here: XWS, a collection of them, our own form, or a pasted text. */
export function readSquads(text: string): Result<readonly Import[], FileFault> {
  if (!/^[\uFEFF\s]*[{[]/.test(text) || /^[\uFEFF\s]*\[\/?[a-z]/i.test(text)) {
    const read = readSquadText(text);
    return read.ok ? good([read.value]) : read;
  }
  const json = readJson(text, SQUAD_LIMITS);
  if (!json.ok) return json;
  return isObject(json.value) && Array.isArray(json.value['ships'])
    ? readOwn(json.value as Json)
    : squadsIn(json.value);
}

/** Our own form is that of the setup of a match; it is read as strictly as there. */
function readOwn(value: Json): Result<readonly Import[], FileFault> {
  const parsed = v.safeParse(SquadShape, value, { abortEarly: true });
  if (parsed.success) return good([{ squad: parsed.output as Squad, report: [] }]);
  const { path, message } = parsed.issues[0];
  const at = (path ?? []).map((step) => String(step.key));
  return bad(importFault('badOwn', `/${at.join('/')}`, { path: at.join('.'), problem: message }));
}
