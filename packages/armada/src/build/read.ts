import { bad, type FileFault, good, isObject, type Json, type Result, readJson } from '@holotisch/engine';
import * as v from 'valibot';
import { FLEET_LIMITS, type Import, importFault } from './import.ts';
import { readFleetJson } from './json-read.ts';
import { FleetShape } from './shape.ts';
import { readFleetText } from './text-read.ts';

/** A fleet from a file of any kind that is known here: our own form, JSON of names, or a pasted text. */
export function readFleet(text: string): Result<Import, FileFault> {
  if (!/^[\uFEFF\s]*[{[]/.test(text) || /^[\uFEFF\s]*\[ ?flagship/i.test(text)) return readFleetText(text);
  const json = readJson(text, FLEET_LIMITS);
  if (!json.ok) return json;
  return isOwn(json.value) ? readOwn(json.value) : readFleetJson(json.value);
}

/** Our own form names ships by `card`. Without ships it reads the same as names do: ids are among them. */
function isOwn(value: Json): boolean {
  const ships = isObject(value) ? value['ships'] : undefined;
  return (
    Array.isArray(ships) &&
    ships.length > 0 &&
    ships.every((ship) => isObject(ship) && typeof ship['card'] === 'string')
  );
}

/** It is read as strictly as in the setup of a match. */
function readOwn(value: Json): Result<Import, FileFault> {
  const parsed = v.safeParse(FleetShape, value, { abortEarly: true });
  if (!parsed.success) {
    const { path, message } = parsed.issues[0];
    const at = (path ?? []).map((step) => String(step.key));
    return bad(importFault('badOwn', { path: at.join('.'), problem: message }, `/${at.join('/')}`));
  }
  const { name, objectives, ...rest } = parsed.output;
  const { assault, defence, navigation } = objectives;
  const chosen = {
    ...(assault !== undefined && { assault }),
    ...(defence !== undefined && { defence }),
    ...(navigation !== undefined && { navigation }),
  };
  return good({ fleet: { ...rest, ...(name !== undefined && { name }), objectives: chosen }, report: [] });
}
