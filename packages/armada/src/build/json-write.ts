import type { JsonObject } from '@holotisch/engine';
import * as data from '../data/index.ts';
import { OBJECTIVE_KINDS } from '../data/types.ts';
import { KIND_NAMES, SLOT_NAMES } from '../text/build/names.ts';
import { typeName } from './card-names.ts';
import type { Fleet } from './fleet.ts';
import type { Prices } from './formats.ts';
import { costOf, isCommander, pointsOf, upgradesOf } from './look-up.ts';

/** Names as other programs read them: the same fleet always gives the same text. */
export function writeFleetJson(fleet: Fleet, prices: Prices): string {
  const commander = fleet.ships.flatMap(upgradesOf).find(isCommander);
  const plain = ({ name }: { readonly name: { readonly en: string } }) => name.en.replace(/[“”]/g, '');
  const squadrons = fleet.squadrons.flatMap((id) => data.findSquadron(id) ?? []);
  const written: JsonObject = {
    ...(fleet.name !== undefined && { name: fleet.name }),
    faction: fleet.faction,
    points: pointsOf(fleet, prices),
    ...(commander && { commander: plain(commander) }),
    objectives: Object.fromEntries(
      OBJECTIVE_KINDS.flatMap((kind) => {
        const card = data.findObjective(fleet.objectives[kind] ?? '');
        return card ? [[KIND_NAMES[kind].en.toLowerCase(), plain(card)]] : [];
      }),
    ),
    ships: fleet.ships.flatMap((listed) => {
      const ship = data.findShip(listed.card);
      const upgrades = upgradesOf(listed).flatMap((card): JsonObject[] => {
        const [slot] = card?.slots ?? [];
        return card && slot ? [{ name: plain(card), type: SLOT_NAMES[slot].en, points: costOf(card, prices) }] : [];
      });
      return ship ? [{ name: plain(ship), points: costOf(ship, prices), upgrades }] : [];
    }),
    squadrons: [...new Set(squadrons)].map((card) => ({
      ...(card.unique ? { name: typeName(card), 'ace-name': plain(card) } : { name: plain(card) }),
      count: squadrons.filter((one) => one === card).length,
      points: costOf(card, prices),
    })),
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}
