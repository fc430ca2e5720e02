import { type FileFault, type Result, readJson } from '@holotisch/engine';
import { FLEET_LIMITS, type Import } from './import.ts';
import { readFleetJson } from './json-read.ts';
import { isOwn, readOwn } from './own.ts';
import { readFleetText } from './text-read.ts';

/** A fleet from a file of any kind that is known here: our own form, JSON of names, or a pasted text. */
export function readFleet(text: string): Result<Import, FileFault> {
  if (!/^[\uFEFF\s]*[{[]/.test(text) || /^[\uFEFF\s]*\[ ?flagship/i.test(text)) return readFleetText(text);
  const json = readJson(text, FLEET_LIMITS);
  if (!json.ok) return json;
  return isOwn(json.value) ? readOwn(json.value) : readFleetJson(json.value);
}
