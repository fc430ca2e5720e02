// Choices a browser remembers. One that forbids storage simply starts afresh each time.
const key = (name: string) => `holotisch.${name}`;

export function stored<T extends string>(name: string, allowed: readonly T[]): T | undefined {
  const value = storedText(name);
  return allowed.find((candidate) => candidate === value);
}

/** Whatever stands there: whoever reads it finds out what it is good for. */
export function storedText(name: string): string | undefined {
  try {
    return localStorage.getItem(key(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function store(name: string, value: string): void {
  try {
    localStorage.setItem(key(name), value);
  } catch {
    // Nothing depends on it.
  }
}
