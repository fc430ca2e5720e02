import type { Rng } from '@holotisch/engine';
import type { CardBook } from '../cards/vocabulary.ts';
import * as data from '../data/index.ts';
import type { Faction, Pilot, Upgrade } from '../data/types.ts';
import { slotsLeft, withUpgrade } from './choices.ts';
import { refuseSquad, type SquadRules } from './refuse.ts';
import type { Squad } from './squad.ts';

/** Squads that nobody would think of: any pilots and any upgrades that the rules of building allow. */

/** How many cards are tried in one place before it is left empty. */
const TRIES = 12;
const UPGRADES_FOR_A_SHIP = 4;

/** A pile of cards, in the order in which they come to hand. */
export interface Pile<T> {
  /** The cards that fit, as they come. */
  next(fits: (card: T) => boolean): Iterable<T>;
  /** This one is in the squad. */
  taken(card: T): void;
}

interface Piles {
  readonly pilots: Pile<Pilot>;
  readonly upgrades: Pile<Upgrade>;
}

/** What the program carries out: the pilots and upgrades that a random squad is made of. */
export const playable = (book: CardBook) => ({
  pilots: data.PILOTS.filter((p) => !p.ability || book.has(`${p.faction}/${p.ship}/${p.id}`)),
  upgrades: data.UPGRADES.filter((u) => !u.ability || book.has(`${u.slot}/${u.id}`)),
});

/** At the most so many ships of a faction, each perhaps with upgrades, from these piles, as far as they fit together. */
export function squadFrom(
  faction: Faction,
  piles: Piles,
  mostShips: number,
  rules: SquadRules,
  book: CardBook,
  rng: Rng,
) {
  const isLegal = (squad: Squad): boolean => refuseSquad(squad, rules, book) === undefined;
  const grown = <T>(squad: Squad, pile: Pile<T>, fits: (card: T) => boolean, add: (card: T) => Squad): Squad => {
    let tries = 0;
    for (const card of pile.next(fits)) {
      if (tries++ === TRIES) break;
      const more = add(card);
      if (!isLegal(more)) continue;
      pile.taken(card);
      return more;
    }
    return squad;
  };
  let squad: Squad = { faction, ships: [] };
  const wanted = 1 + rng.below(mostShips);
  for (let n = 0; n < wanted; n++)
    squad = grown(
      squad,
      piles.pilots,
      (p) => p.faction === faction,
      (p) => ({ ...squad, ships: [...squad.ships, { type: p.ship, pilot: p.id, upgrades: [] }] }),
    );
  for (let n = 0; n < UPGRADES_FOR_A_SHIP * wanted; n++) {
    const at = rng.below(squad.ships.length);
    const free = new Set(slotsLeft(squad, at).flatMap((place) => place.kinds));
    squad = grown(
      squad,
      piles.upgrades,
      (u) => free.has(u.slot),
      (u) => withUpgrade(squad, at, u),
    );
  }
  return squad;
}

/** Any card may come next, however often it has come before. */
const shuffledPile = <T>(cards: readonly T[], rng: Rng): Pile<T> => ({
  *next(fits) {
    const left = cards.filter(fits);
    while (left.length > 0) yield left.splice(rng.below(left.length), 1)[0]!;
  },
  taken() {},
});

/** A legal squad of at most so many points, of cards that the program carries out; undefined if no pilot is so cheap. */
export function randomSquad(points: number, book: CardBook, rng: Rng): Squad | undefined {
  const rules: SquadRules = { points, unenforced: false };
  const { pilots, upgrades } = playable(book);
  const able = pilots.filter((p) => p.points <= points && refuseSquad(alone(p), rules, book) === undefined);
  if (able.length === 0) return undefined;
  const { faction } = able[rng.below(able.length)]!;
  const piles = { pilots: shuffledPile(able, rng), upgrades: shuffledPile(upgrades, rng) };
  const mostShips = Math.floor(points / Math.min(...able.map((p) => p.points)));
  return squadFrom(faction, piles, mostShips, rules, book, rng);
}

const alone = ({ faction, ship, id }: Pilot): Squad => ({ faction, ships: [{ type: ship, pilot: id, upgrades: [] }] });
