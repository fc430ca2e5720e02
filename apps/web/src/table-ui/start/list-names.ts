import { isObject, type Json } from '@holotisch/engine';

/** `Echo Base – Blizzard Force`, where a match began with lists that have names: as `read` says them now. */
export function listNames(
  setup: Json,
  plural: string,
  read: (written: string) => string = (written) => written,
): string | undefined {
  const lists = isObject(setup) && Array.isArray(setup[plural]) ? setup[plural] : [];
  const names = lists.flatMap((list) =>
    isObject(list) && typeof list['name'] === 'string' ? [read(list['name'])] : [],
  );
  return names.length > 0 && names.length === lists.length ? names.join(' – ') : undefined;
}
