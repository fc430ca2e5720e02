import { type Json, quickRng, type Rng } from '@holotisch/engine';
import { type Pile, playable, squadFrom } from '../../src/build/random.ts';
import type { Squad } from '../../src/build/squad.ts';
import { CARDS } from '../../src/cards/index.ts';
import * as data from '../../src/data/index.ts';

/** Squads that nobody would think of: any pilots and any upgrades that the rules of building allow. */

const RULES = { points: 100, unenforced: false } as const;
const FACTIONS = ['rebel', 'imperial', 'scum'] as const;
const MOST_SHIPS = 4;

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)]!;

const { pilots: PILOTS, upgrades: UPGRADES } = playable(CARDS);

/** Cards in the order in which they are to be flown: what has been flown goes to the end. */
class Turns<T> implements Pile<T> {
  readonly #waiting: T[];
  constructor(cards: readonly T[], rng: Rng) {
    const left = [...cards];
    this.#waiting = cards.map(() => left.splice(rng.below(left.length), 1)[0]!);
  }
  *next(fits: (card: T) => boolean): Iterable<T> {
    for (const card of [...this.#waiting]) if (fits(card)) yield card;
  }
  taken(card: T): void {
    this.#waiting.splice(this.#waiting.indexOf(card), 1);
    this.#waiting.push(card);
  }
}

/** Squads without end; sooner or later every card that acts is in one of them, and again and again. */
class Hangar {
  readonly #rng = quickRng(2017);
  readonly #piles = { pilots: new Turns(PILOTS, this.#rng), upgrades: new Turns(UPGRADES, this.#rng) };
  readonly #squads: Squad[] = [];

  squad(number: number): Squad {
    while (this.#squads.length <= number)
      this.#squads.push(squadFrom(oneOf(this.#rng, FACTIONS), this.#piles, MOST_SHIPS, RULES, CARDS, this.#rng));
    return this.#squads[number]!;
  }
}
const hangar = new Hangar();

/** The setup of the match of this number: two such squads, now and then with the other deck or two decks. */
export function randomSetup(number: number): Json {
  const rng = quickRng(number * 7919 + 17);
  const squads = [hangar.squad(2 * number), hangar.squad(2 * number + 1)];
  const rules = { damageDeck: oneOf(rng, ['core', 'core2']), ownDecks: rng.below(2) === 0, roundLimit: 40 };
  const kinds = data.OBSTACLES.map((o) => o.id);
  const obstacles = Array.from({ length: 6 }, () => kinds.splice(rng.below(kinds.length), 1)[0]!);
  return { squads, rules, obstacles } as unknown as Json;
}

/** The cards of the first so many matches, and those that act but are in none of them. */
export function flownIn(matches: number): { readonly flown: ReadonlySet<string>; readonly never: readonly string[] } {
  const flown = new Set<string>();
  for (let n = 0; n < 2 * matches; n++) {
    const { faction, ships } = hangar.squad(n);
    for (const { type, pilot, upgrades } of ships) {
      flown.add(`${faction}/${type}/${pilot}`);
      for (const u of upgrades) flown.add(`${u.slot}/${u.id}`);
    }
  }
  const all = [...PILOTS.map((p) => `${p.faction}/${p.ship}/${p.id}`), ...UPGRADES.map((u) => `${u.slot}/${u.id}`)];
  return { flown, never: all.filter((key) => !flown.has(key)) };
}
