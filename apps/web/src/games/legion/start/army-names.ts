import { isObject, type Json } from '@holotisch/engine';

/** `Echo Base – Blizzard Force`, where a match began with armies that have names. */
export function armyNames(setup: Json): string | undefined {
  const armies = isObject(setup) && Array.isArray(setup['armies']) ? setup['armies'] : [];
  const names = armies.flatMap((army) => (isObject(army) && typeof army['name'] === 'string' ? [army['name']] : []));
  return names.length > 0 && names.length === armies.length ? names.join(' – ') : undefined;
}
