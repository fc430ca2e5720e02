import { isObject, type Json } from '@holotisch/engine';

/** `Ackbar's broadsides – …`, where a match began with fleets that have names: as their players read them then. */
export function fleetNames(setup: Json): string | undefined {
  const fleets = isObject(setup) && Array.isArray(setup['fleets']) ? setup['fleets'] : [];
  const names = fleets.flatMap((fleet) =>
    isObject(fleet) && typeof fleet['name'] === 'string' ? [fleet['name']] : [],
  );
  return names.length > 0 && names.length === fleets.length ? names.join(' – ') : undefined;
}
