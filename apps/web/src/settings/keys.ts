// Which key does what. Players bring their habits from other tables, so every one of these can be changed.
import { useSyncExternalStore } from 'react';

const DEFAULTS = {
  confirm: ' ',
  // Letters that every keyboard has, side by side: back and next.
  nextTarget: 'n',
  previousTarget: 'b',
  turnLeft: 'q',
  turnRight: 'e',
  straighten: 'r',
  command: '/',
  undo: 'Ctrl+z',
  redo: 'Ctrl+y',
  ruler: 'm',
  sight: 'l',
  turnTable: 't',
  dimensions: 'h',
  camera: 'c',
  eyes: 'v',
  panUp: 'w',
  panLeft: 'a',
  panDown: 's',
  panRight: 'd',
  back: ',',
  forth: '.',
  help: '?',
} as const;

export type KeyName = keyof typeof DEFAULTS;
type Bindings = Readonly<Record<KeyName, string>>;
export const KEY_NAMES = Object.keys(DEFAULTS) as readonly KeyName[];

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Keys that belong to the browser, to moving about, or to nothing by themselves. */
const UNFIT = new Set(['Tab', 'Escape', 'Enter', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Dead', 'CapsLock']);

/** A pressed key as it is written down; undefined for one that cannot be bound. */
export function chordOf({ key, ctrlKey, metaKey, altKey }: Pressed): string | undefined {
  // A field that the browser completes tells of a key without a name.
  if (!key || UNFIT.has(key) || key.startsWith('Arrow')) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  // For signs that a keyboard has only with AltGr, the browser tells of Ctrl and Alt together.
  const typed = altKey && ctrlKey;
  return !typed && (ctrlKey || metaKey) ? `Ctrl+${name}` : name;
}

const STORE = 'holotisch.keys';

export function readBindings(text: string | null): Bindings {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    kept = {};
  }
  const found = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    KEY_NAMES.map((name) => {
      const own = Object.hasOwn(found, name) ? found[name] : undefined;
      return [name, typeof own === 'string' && own !== '' ? own : DEFAULTS[name]];
    }),
  ) as unknown as Bindings;
}

function load(): Bindings {
  try {
    return readBindings(localStorage.getItem(STORE));
  } catch {
    return DEFAULTS; // a browser that forbids storage, or none at all
  }
}

let current = load();
const watchers = new Set<() => void>();

function change(next: Bindings): void {
  current = next;
  try {
    localStorage.setItem(STORE, JSON.stringify(next));
  } catch {
    // They hold until the page is closed.
  }
  for (const tell of watchers) tell();
}

/** The other task of a chord, if it has one. */
export const taskOf = (bindings: Bindings, chord: string): KeyName | undefined =>
  KEY_NAMES.find((name) => bindings[name] === chord);

export const bindKey = (name: KeyName, chord: string): void => change({ ...current, [name]: chord });
export const resetKeys = (): void => change(DEFAULTS);

export const isKey = (event: Pressed, name: KeyName): boolean => chordOf(event) === current[name];

/** A key that also works together with Shift and Ctrl, which make it fine. */
export const isKeyBare = ({ key, altKey }: Pressed, name: KeyName): boolean =>
  chordOf({ key, altKey, ctrlKey: false, metaKey: false }) === current[name];

/** While somebody writes, keys are letters. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof HTMLElement &&
  event.target.matches('input:not([type=checkbox], [type=radio]), textarea, select');

export function useBindings(): Bindings {
  return useSyncExternalStore(
    (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    () => current,
  );
}
