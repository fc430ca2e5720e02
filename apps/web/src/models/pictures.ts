import type { Model, Models } from './part.ts';

interface Maker {
  /** The models of a game. */
  readonly shelf: (game: string) => Promise<Models | undefined>;
  readonly paint: (model: Model, colour: number) => Promise<string | undefined>;
}

/** Pictures of models, each made once and then kept: a page shows the same ship in many places. */
export class Pictures {
  readonly #maker: Maker;
  readonly #shelves = new Map<string, Promise<Models | undefined>>();
  readonly #asked = new Map<string, Promise<string | undefined>>();
  readonly #made = new Map<string, string>();
  /** One after another: a whole army at once would keep the page from answering. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(maker: Maker) {
    this.#maker = maker;
  }

  /** If it is there already. */
  kept(names: string, colour: number): string | undefined {
    return this.#made.get(`${names} ${colour}`);
  }

  /** The picture of the first of these models that there is. */
  of(names: string, colour: number): Promise<string | undefined> {
    const key = `${names} ${colour}`;
    const old = this.#asked.get(key);
    if (old) return old;
    const made = this.#make(names, colour).catch(() => {
      this.#asked.delete(key); // it can be asked for again once the line is back
      return undefined;
    });
    this.#asked.set(key, made);
    return made;
  }

  async #make(names: string, colour: number): Promise<string | undefined> {
    const models = await this.#shelf(names.split('/')[0]!);
    const name = names.split(' ').find((one) => models?.[one] !== undefined);
    const model = name === undefined ? undefined : models?.[name];
    if (!model) return undefined;
    const mine = this.#last.then(() => this.#maker.paint(model, colour));
    this.#last = mine.catch(() => undefined);
    const picture = await mine;
    if (picture !== undefined) this.#made.set(`${names} ${colour}`, picture);
    return picture;
  }

  #shelf(game: string): Promise<Models | undefined> {
    const old = this.#shelves.get(game);
    if (old) return old;
    const coming = this.#maker.shelf(game);
    this.#shelves.set(game, coming);
    coming.catch(() => this.#shelves.delete(game));
    return coming;
  }
}
