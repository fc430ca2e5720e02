import { vi } from 'vitest';

/** A browser's storage: keys are its own members, and only so many letters fit in. */
export function fakeStorage(room = 5_000_000): { readonly written: { letters: number } } {
  const written = { letters: 0 };
  const store: Record<string, string> = {};
  const used = () => Object.entries(store).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const methods = {
    getItem: (key: string) => store[key] ?? null,
    removeItem: (key: string) => {
      delete store[key];
    },
    setItem: (key: string, text: string) => {
      if (used() - (store[key]?.length ?? 0) + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      written.letters += text.length;
      store[key] = text;
    },
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(store, name, { value, enumerable: false });
  vi.stubGlobal('localStorage', store);
  const tab = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, text: string) => tab.set(key, text),
  });
  return { written };
}
