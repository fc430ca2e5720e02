import { say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import * as data from '../data/index.ts';
import type { ShipCard, SquadronCard, UpgradeCard } from '../data/types.ts';
import { nameOf } from '../text/build/names.ts';
import type { FleetFault } from './fault.ts';
import type { Fleet } from './fleet.ts';
import { squadronsOf, upgradesOf } from './look-up.ts';

type Place = Pick<FleetFault, 'ship' | 'upgrade' | 'squadron'>;
type Bearer = { readonly card: ShipCard | SquadronCard | UpgradeCard; readonly place: Place };

function cardsOf(fleet: Fleet): Bearer[] {
  const bearers: Bearer[] = [];
  const add = (card: Bearer['card'] | undefined, place: Place) => card && bearers.push({ card, place });
  for (const [ship, listed] of fleet.ships.entries()) {
    add(data.findShip(listed.card), { ship });
    for (const [upgrade, card] of upgradesOf(listed).entries()) add(card, { ship, upgrade });
  }
  for (const [squadron, card] of squadronsOf(fleet).entries()) add(card, { squadron });
  return bearers;
}

/**
 * AR-EINZIGARTIGE-NAMEN-02: a unique name stands on one card only, whatever the kinds of the cards.
 * AR-EINZIGARTIGE-NAMEN-03: and so does the name of a squadron's own craft.
 */
export function repeatedNames(fleet: Fleet): FleetFault[] {
  const names = new Set<string>();
  const crafts = new Set<string>();
  const faults: FleetFault[] = [];
  for (const { card, place } of cardsOf(fleet)) {
    if (!card.unique) continue;
    if (names.has(card.name.en)) faults.push(twice('AR-EINZIGARTIGE-NAMEN-02', 'twice', card, place));
    names.add(card.name.en);
    const craft = 'shipName' in card ? card.shipName : undefined;
    if (craft === undefined) continue;
    if (crafts.has(craft)) faults.push(twice('AR-EINZIGARTIGE-NAMEN-03', 'craftTwice', card, place, craft));
    crafts.add(craft);
  }
  return faults;
}

const twice = (clause: ClauseId, key: string, card: Bearer['card'], place: Place, craft = ''): FleetFault => ({
  clauses: [clause],
  message: say(`ar.fleet.${key}`, { card: nameOf(card.id), craft }),
  ...place,
});
