import { existsSync, readdirSync } from 'node:fs';
import { expect } from 'vitest';

/** Whether the cards of a game stand where their place says, in facts, rules, words and tests: see `places.test.ts` of a game. */
export class Shelves {
  readonly #base: string;
  readonly #placeOf: (key: string) => string;
  readonly places: readonly string[];

  /** `keys` are all cards there are. */
  constructor(base: string, keys: Iterable<string>, placeOf: (key: string) => string) {
    this.#base = base;
    this.#placeOf = placeOf;
    this.places = [...new Set([...keys].map(placeOf))].sort();
  }

  at(path: string): URL {
    return new URL(path, this.#base);
  }

  /** What the file at a place exports, which is one thing besides functions. */
  async holds<T>(root: string, place: string): Promise<T | undefined> {
    const file = this.at(`${root}/${place}.ts`);
    if (!existsSync(file)) return undefined;
    const module: Readonly<Record<string, unknown>> = await import(file.href);
    const things = Object.values(module).filter((one) => typeof one === 'object');
    expect(things, place).toHaveLength(1);
    return things[0] as T;
  }
  /** The keys of the record at a place. */
  async keysAt(root: string, place: string): Promise<readonly string[]> {
    return Object.keys((await this.holds<object>(root, place)) ?? {});
  }

  /** Every card that stands at some place, with the place. */
  async filed(keys: (place: string) => Promise<readonly string[]>): Promise<string[]> {
    const found = this.places.map(async (place) => (await keys(place)).map((key) => `${place}: ${key}`));
    return (await Promise.all(found)).flat().sort();
  }
  expected(keys: Iterable<string>): string[] {
    return [...keys].map((key) => `${this.#placeOf(key)}: ${key}`).sort();
  }

  /** Files in these folders that no card names. */
  strangers(root: string, ending: string, folders: readonly string[]): string[] {
    return folders
      .flatMap((folder) =>
        readdirSync(this.at(`${root}/${folder}`), { recursive: true }).map((file) => `${folder}/${file}`),
      )
      .filter((file) => file.endsWith(ending) && !file.endsWith('/index.ts'))
      .map((file) => file.slice(0, -ending.length).replace(/@2\.6$/, ''))
      .filter((place) => !this.places.includes(place));
  }
}

/** The file of a folder whose letters hold an id: `a-d`, `e`, … Digits stand before letters. */
export function letters(folder: URL, id: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const parts = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
  return parts.find((part) => /^\w(-\w)?$/.test(part) && id[0]! >= part[0]! && id[0]! <= part.at(-1)!);
}
