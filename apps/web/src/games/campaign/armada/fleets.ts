import { data, type Fleet } from '@holotisch/armada';
import { anyCampaign } from '@holotisch/campaign';
import { type Json, quickRng } from '@holotisch/engine';
import type { AnyLists, ReadyList } from '@holotisch/games';
import type { FleetDraft } from '@holotisch/games/armada/draft';
import { draftOf, draftsIn } from '@holotisch/games/armada/draft';
import { asOwn, builtId } from '../../../table-ui/start/choosable.ts';
import { storedFleets } from '../../armada/builder/kept-fleets.ts';
import type { ChoosableFleet } from '../../armada/start/choosable.ts';

/** Fleets that a campaign can begin with: ready-made ones, one's own that are small enough, and any that are drawn. */

export const isFor = (team: 0 | 1, { faction }: Fleet): boolean => faction === (team === 0 ? 'empire' : 'rebel');

export const readyFleets = ({ ready }: AnyLists): readonly ChoosableFleet[] =>
  (ready as readonly ReadyList<FleetDraft>[]).map(({ id, name, list }) => ({ id, name, group: 'full', draft: list }));

/** Of the builder's shelf those that a first fleet may be. */
export const ownFleets = (lists: AnyLists, untitled: string): readonly ChoosableFleet[] =>
  storedFleets().flatMap(({ id, draft }) =>
    lists.faults(draft).length === 0 ? [{ ...asOwn(builtId(id), draft.fleet.name || untitled), draft }] : [],
  );

/** So many fleets a team, all of them new; no name stands twice in a team. */
export function drawnFleets(players: 2 | 3, points: number, draw: number): readonly ChoosableFleet[] {
  const setup = anyCampaign(quickRng(draw), players, undefined, points) as { readonly fleets: Json };
  return draftsIn(setup.fleets, { points, prices: 'latest' }).map(({ fleet }, i) => {
    const flagship = fleet.ships.find(({ upgrades }) => upgrades.length > 0) ?? fleet.ships[0];
    const commander = flagship?.upgrades
      .map((id) => data.findUpgrade(id))
      .find((card) => card?.slots.includes('commander'));
    const en = commander?.name.en ?? data.shipCard(flagship!.card).name.en;
    return {
      id: `drawn-${draw}-${i}`,
      name: { en, de: commander?.name.de ?? en },
      group: 'core',
      draft: draftOf({ ...fleet, name: en }, { format: 'standard', points }),
    };
  });
}
