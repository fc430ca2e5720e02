import { type Json, quickRng, type Rng } from '@holotisch/engine';
import { slotsLeft, withUpgrade } from '../../src/build/choices.ts';
import { refuseSquad } from '../../src/build/refuse.ts';
import type { Squad } from '../../src/build/squad.ts';
import { CARDS } from '../../src/cards/index.ts';
import * as data from '../../src/data/index.ts';

/** Squads that nobody would think of: any pilots and any upgrades that the rules of building allow. */

const RULES = { points: 100, unenforced: false } as const;
const FACTIONS = ['rebel', 'imperial', 'scum'] as const;
const MOST_SHIPS = 4;
const TRIES = 12;

const isLegal = (squad: Squad): boolean => refuseSquad(squad, RULES, CARDS) === undefined;

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)]!;

const PILOTS = data.PILOTS.filter((p) => !p.ability || CARDS.has(`${p.faction}/${p.ship}/${p.id}`));
const UPGRADES = data.UPGRADES.filter((u) => !u.ability || CARDS.has(`${u.slot}/${u.id}`));

/** Cards in the order in which they are to be flown: what has been flown goes to the end. */
class Turns<T> {
  readonly #waiting: T[];
  constructor(cards: readonly T[], rng: Rng) {
    const left = [...cards];
    this.#waiting = cards.map(() => left.splice(rng.below(left.length), 1)[0]!);
  }
  /** The first ones that fit, as far as we care to look. */
  *next(fits: (card: T) => boolean): Iterable<T> {
    let looked = 0;
    for (const card of [...this.#waiting]) if (fits(card) && looked++ < TRIES) yield card;
  }
  flown(card: T): void {
    this.#waiting.splice(this.#waiting.indexOf(card), 1);
    this.#waiting.push(card);
  }
}

function addPilot(squad: Squad, pilots: Turns<data.Pilot>): Squad {
  for (const pilot of pilots.next((p) => p.faction === squad.faction)) {
    const more = { ...squad, ships: [...squad.ships, { type: pilot.ship, pilot: pilot.id, upgrades: [] }] };
    if (!isLegal(more)) continue;
    pilots.flown(pilot);
    return more;
  }
  return squad;
}

function addUpgrade(squad: Squad, at: number, upgrades: Turns<data.Upgrade>): Squad {
  const free = new Set(slotsLeft(squad, at).flatMap((place) => place.kinds));
  for (const card of upgrades.next((u) => free.has(u.slot))) {
    const more = withUpgrade(squad, at, card);
    if (!isLegal(more)) continue;
    upgrades.flown(card);
    return more;
  }
  return squad;
}

/** Squads without end; sooner or later every card that acts is in one of them, and again and again. */
class Hangar {
  readonly #rng = quickRng(2017);
  readonly #pilots = new Turns(PILOTS, this.#rng);
  readonly #upgrades = new Turns(UPGRADES, this.#rng);
  readonly #squads: Squad[] = [];

  squad(number: number): Squad {
    while (this.#squads.length <= number) this.#squads.push(this.#build());
    return this.#squads[number]!;
  }

  #build(): Squad {
    const rng = this.#rng;
    let squad: Squad = { faction: oneOf(rng, FACTIONS), ships: [] };
    const wanted = 1 + rng.below(MOST_SHIPS);
    for (let n = 0; n < wanted; n++) squad = addPilot(squad, this.#pilots);
    for (let n = 0; n < 4 * wanted; n++) squad = addUpgrade(squad, rng.below(squad.ships.length), this.#upgrades);
    return squad;
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
