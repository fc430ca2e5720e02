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

/** The ship card by its ship; where the file names no ship, the only one of the squad's own faction. */
export function findPilotId(faction: Faction, ship: Json | undefined, id: string): Pilot | undefined {
  for (const pilotId of spellings(id.slice(0, 80), data.canonicalPilot)) {
    const named = pilotsById.get(pilotId) ?? [];
    const own = named.filter((p) => p.faction === faction);
    if (typeof ship === 'string')
      for (const type of spellings(ship.slice(0, 80), (s) => data.canonicalShip(s, pilotId))) {
        const found = named.find((p) => p.ship === type);
        if (found) return found;
      }
    else if (ship === undefined && own.length === 1) return own[0];
  }
  return undefined;
}

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
