import { type Json, quickRng, type Rng } from '@holotisch/engine';
import { slotsLeft, withUpgrade } from '../../src/build/choices.ts';
import { refuseSquad, unenforcedIn } from '../../src/build/refuse.ts';
import type { Squad } from '../../src/build/squad.ts';
import * as data from '../../src/data/index.ts';

/** Squads that nobody would think of: any pilots and any upgrades that the rules of building allow. */

const RULES = { points: 100, unenforced: false } as const;
const FACTIONS = ['rebel', 'imperial', 'scum'] as const;
const TRIES = 40;

const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)]!;

const isLegal = (squad: Squad): boolean => refuseSquad(squad, RULES) === undefined;

/** One to five ships; the first one gets many upgrades where the points allow it. */
export function randomSquad(rng: Rng): Squad {
  const faction = oneOf(rng, FACTIONS);
  const pilots = data.PILOTS.filter((p) => p.faction === faction);
  let squad: Squad = { faction, ships: [] };
  const wanted = 1 + rng.below(5);
  for (let n = 0; n < TRIES && squad.ships.length < wanted; n++) {
    const { ship, id } = oneOf(rng, pilots);
    const more = { ...squad, ships: [...squad.ships, { type: ship, pilot: id, upgrades: [] }] };
    if (isLegal(more)) squad = more;
  }
  for (let n = 0; n < TRIES; n++) {
    const at = rng.below(squad.ships.length);
    const free = slotsLeft(squad, at).flatMap((place) => place.kinds);
    if (free.length === 0) continue;
    const slot = oneOf(rng, free);
    const card = oneOf(
      rng,
      data.UPGRADES.filter((u) => u.slot === slot),
    );
    const more = withUpgrade(squad, at, card);
    if (unenforcedIn(more).length === 0 && isLegal(more)) squad = more;
  }
  return squad;
}

/** The setup of the match of this number: two such squads, now and then with the other deck or two decks. */
export function randomSetup(number: number): Json {
  const rng = quickRng(number * 7919 + 17);
  const squads = [randomSquad(rng), randomSquad(rng)];
  const rules = { damageDeck: oneOf(rng, ['core', 'core2']), ownDecks: rng.below(2) === 0, roundLimit: 40 };
  const kinds = data.OBSTACLES.map((o) => o.id);
  const obstacles = Array.from({ length: 6 }, () => kinds.splice(rng.below(kinds.length), 1)[0]!);
  return { squads, rules, obstacles } as unknown as Json;
}
