// Choices a browser remembers. One that forbids storage simply starts afresh each time.
const key = (name: string) => `holotisch.${name}`;

export function stored<T extends string>(name: string, allowed: readonly T[]): T | undefined {
  try {
    const value = localStorage.getItem(key(name));
    return allowed.find((candidate) => candidate === value);
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
