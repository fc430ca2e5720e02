import { useSyncExternalStore } from 'react';
import { store, stored } from './stored.ts';

/** A choice between on and off that a browser remembers and that holds at once wherever it is looked at. */
export function storedSwitch(
  name: string,
  byDefault: boolean | (() => boolean),
): readonly [use: () => boolean, set: (on: boolean) => void] {
  const otherwise = () => (typeof byDefault === 'function' ? byDefault() : byDefault);
  const read = () => {
    const kept = stored(name, ['on', 'off']);
    return kept === undefined ? otherwise() : kept === 'on';
  };
  let on: boolean | undefined;
  const watchers = new Set<() => void>();
  const watch = (tell: () => void) => {
    watchers.add(tell);
    return () => watchers.delete(tell);
  };
  const get = () => {
    on ??= read();
    return on;
  };
  const set = (next: boolean) => {
    on = next;
    store(name, next ? 'on' : 'off');
    for (const tell of watchers) tell();
  };
  return [() => useSyncExternalStore(watch, get, get), set];
}
