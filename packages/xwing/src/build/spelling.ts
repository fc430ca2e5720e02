import type { Json } from '@holotisch/engine';
import * as data from '../data/index.ts';
import type { Faction, Pilot, Slot, Upgrade } from '../data/types.ts';

/** Ids as other programs spell them: old ids, names instead of ids, set suffixes that our pool has or has not. */

const upgradesById = Map.groupBy(data.UPGRADES, (u) => u.id);
const pilotsById = Map.groupBy(data.PILOTS, (p) => p.id);

/** The id itself, then what it may have been meant to be. */
function* spellings(id: string, renamed: (id: string) => string): Iterable<string> {
  const bare = id.toLowerCase().replace(/[^a-z0-9-]/g, '');
  const joined = bare.replace(/-(?!swx\d)/g, '');
  for (const one of [id, bare, joined, joined.replace(/-swx\d+[a-z]?$/, '')]) {
    yield renamed(one);
    yield one;
  }
}

/** A ship card, and whether its name alone had to tell it. */
interface FoundPilot {
  readonly pilot: Pilot;
  readonly byName: boolean;
}

/** The ship card by its ship; where the file names no ship or none that is known, the only one of that name. */
export function findPilotId(faction: Faction, ship: Json | undefined, id: string): FoundPilot | undefined {
  for (const pilotId of spellings(id.slice(0, 80), data.canonicalPilot)) {
    const named = pilotsById.get(pilotId) ?? [];
    const types = typeof ship === 'string' ? shipsMeant(ship, pilotId) : [];
    const pilot = named.find((p) => types.includes(p.ship));
    if (pilot) return { pilot, byName: false };
    const [only, another] = named.filter((p) => p.faction === faction);
    if (only && !another && types.length === 0) return { pilot: only, byName: true };
  }
  return undefined;
}

/** The ship types that a text may mean. */
const shipsMeant = (text: string, pilotId: string): string[] =>
  [...spellings(text.slice(0, 80), (s) => data.canonicalShip(s, pilotId))].filter((id) => data.findShip(id));

/** The upgrade in its slot, or the only one of that id in another. */
export function findUpgradeId(slot: Slot | undefined, id: string): Upgrade | undefined {
  const said = id.slice(0, 80);
  if (slot !== undefined)
    for (const one of spellings(said, (s) => data.canonicalUpgrade(slot, s))) {
      const found = data.findUpgrade(slot, one);
      if (found) return found;
    }
  for (const one of spellings(said, (s) => s)) {
    const found = upgradesById.get(one) ?? [];
    if (found.length === 1) return found[0];
  }
  return undefined;
}
