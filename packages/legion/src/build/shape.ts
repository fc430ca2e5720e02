import { LONGEST_LIST_NAME } from '@holotisch/engine/list';
import * as v from 'valibot';
import { EDITIONS, FACTIONS } from '../data/types.ts';
import { MOST_CARDS, MOST_UNITS, MOST_UPGRADES } from './import.ts';

/** Our own form of an army, as files and setups hold it: shape here, meaning in validation. */
const id = v.pipe(v.string(), v.maxLength(80));
const upgrades = v.pipe(v.array(id), v.maxLength(MOST_UPGRADES));
const cards = v.pipe(v.array(id), v.maxLength(MOST_CARDS));

export const ArmyShape = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_LIST_NAME))),
  edition: v.picklist(EDITIONS),
  faction: v.picklist(FACTIONS),
  units: v.pipe(
    v.array(
      v.strictObject({
        unit: id,
        upgrades,
        counterpart: v.optional(v.strictObject({ unit: id, upgrades })),
        loadout: v.optional(upgrades),
      }),
    ),
    v.maxLength(MOST_UNITS),
  ),
  commands: cards,
  contingencies: v.optional(cards),
  battleDeck: cards,
});
