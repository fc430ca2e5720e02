import { isObject, type Json } from '@holotisch/engine';

/** `Red Squadron – Howlrunner's swarm`, where a match began with squads that have names. */
export function squadNames(setup: Json): string | undefined {
  const squads = isObject(setup) && Array.isArray(setup['squads']) ? setup['squads'] : [];
  const names = squads.flatMap((squad) =>
    isObject(squad) && typeof squad['name'] === 'string' ? [squad['name']] : [],
  );
  return names.length > 0 && names.length === squads.length ? names.join(' – ') : undefined;
}
