import { type FileFault, type Result, readJson } from '@holotisch/engine';
import { LIST_LIMITS, type Meant } from '@holotisch/engine/list';
import type { Import } from './import.ts';
import { readFleetJson } from './json-read.ts';
import { isOwn, readOwn } from './own.ts';
import { readFleetText } from './text-read.ts';

/** A fleet from a file of any kind that is known here: our own form, JSON of names, or a pasted text. */
export function readFleet(text: string, meant?: Meant): Result<Import, FileFault> {
  const start = text.replace('\uFEFF', '').trimStart();
  if (!/^[{[]/.test(start) || /^\[ ?flagship/i.test(start)) return readFleetText(text, meant);
  const json = readJson(text, LIST_LIMITS);
  if (!json.ok) return json;
  return isOwn(json.value) ? readOwn(json.value) : readFleetJson(json.value, meant);
}
