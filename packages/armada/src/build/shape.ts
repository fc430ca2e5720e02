import { LONGEST_LIST_NAME } from '@holotisch/engine/list';
import * as v from 'valibot';
import { FACTIONS } from '../data/types.ts';
import { MOST_SHIPS, MOST_SQUADRONS, MOST_UPGRADES } from './import.ts';

/** Our own form of a fleet, as files and setups hold it: shape here, meaning in validation. */
const id = v.pipe(v.string(), v.maxLength(60));

export const FleetShape = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_LIST_NAME))),
  faction: v.picklist(FACTIONS),
  ships: v.pipe(
    v.array(v.strictObject({ card: id, upgrades: v.pipe(v.array(id), v.maxLength(MOST_UPGRADES)) })),
    v.maxLength(MOST_SHIPS),
  ),
  squadrons: v.pipe(v.array(id), v.maxLength(MOST_SQUADRONS)),
  objectives: v.strictObject({
    assault: v.optional(id),
    defence: v.optional(id),
    navigation: v.optional(id),
  }),
});
